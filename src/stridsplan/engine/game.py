"""The contract of a game: what a folder under `games/` defines, and all that the rest of the program knows about a
game.

The rules are functions of the compiled subset; `contract.py` describes each of them. A game in which seats can be
eliminated before the end returns these seats from `Game.eliminated`.

`words` is a module of plain Python that turns records, codes and events into JSON; see `Words`. A game may also have
modules `luck` and `hindsight`, plain Python that is imported when a finished game is reviewed, and `sparring`, with
other players against which its policy is measured; see `Luck`, `Hindsight` and `Sparring`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple, Protocol

import numpy as np

from . import options as table_options
from .actions import Actions
from .at_table import NO_SIDE
from .contract import (
    Apply,
    Defects,
    Determinize,
    Leave,
    Legal,
    Observe,
    Policy,
    Refuse,
    Returns,
    SetUp,
    TimeoutAction,
    ToAct,
)  # fmt: skip
from .declare import Events, Refusals
from .documents import NAMED_ACTIONS, Documents
from .log import EVENT
from .options import BadOption, Option, Value, Values
from .record import Record


class Words(Protocol):
    """The functions that produce the JSON of a game, from view records or public information, never from a position."""

    def action(self, code: int, view: np.void) -> dict[str, Any]:
        """Return the fields of an action: {"kind": "place", "territory": "alaska", ...}; the caller adds `code`.
        `Game.actions.code` is the inverse."""

    def event(self, row: np.ndarray) -> dict[str, Any] | None:
        """Return a log row as {"id", "rule", "args"}, with "quiet" if it has little importance and "late" if everybody
        sees it at the end; None if no sentence describes it."""

    def question(self, view: np.void, seat: int | None) -> dict[str, Any]:
        """Return what `seat` is asked or, for None, what the asked seats are doing: {"id", "args", "amount"}.

        `amount` describes a number that is composed of several codes (see docs/protocol.md); None if there is none.
        If the fastest answer counts (a race, such as a live auction), there are also "race", the number of the race at
        this table, and "lap": the time limit of the rules starts again whenever this number changes.
        """

    def view_json(self, view: np.void, seat: int | None) -> dict[str, Any]:
        """Return the view in the form that the client draws."""

    def answer_odds(self, view: np.void, seat: int) -> dict[str, Any] | None:
        """Return exact odds of the effects of the answer that the seat has begun; None if there are none."""

    def result(self, view: np.void) -> dict[str, Any]:
        """Return how the game ended, {"id", "args"}, given a spectator's view of a finished game."""


class MeasuredCommand(NamedTuple):
    """A command whose luck is measured: its seat, the events that everybody may see at the end, and its dice."""

    seat: int  # -1: the set-up
    events: np.ndarray  # rows of the log
    # (value from 0, number of sides, stream) of each die, for the streams in `Luck.DICE`
    draws: Sequence[tuple[int, int, int]]


class Measure(NamedTuple):
    """A number that chance decided for a seat, such as its losses in an exchange, and the probability of each value
    that it could have."""

    seat: int
    id: str
    fell: int  # the number that chance gave
    odds: Mapping[int, float]
    is_replaced: bool = False  # replaced by an umpire: not counted as luck, listed separately


class Luck(Protocol):
    """How a game measures luck: by exact probabilities, not by samples."""

    # by id: 1 if a larger number is lucky, -1 if a smaller number is, 0 if neither
    MEASURES: Mapping[str, int]
    DICE: Mapping[str, int]  # by stream: the number on the lowest face of its dice

    def measure(self, options: np.ndarray, commands: Sequence[MeasuredCommand]) -> Iterable[Measure]:
        """Yield the measures of the commands in force; `options` is a record array of length 1."""

    def owners(self, command: MeasuredCommand) -> Sequence[int | None]:
        """Return the seat to which each die of the command belongs; None: nobody."""


class Hindsight(Protocol):
    """How a finished game is reviewed: the true positions next to what each seat believed.

    Nothing of the review may be shown before the end. It requires stages before which play can stop
    (`stages.stops_before`), and a record with the field `pauses`, the bit mask of the stages before which play stops
    for an umpire.
    """

    WATCHED: int  # the stages before which play stops for the review, as a bit mask
    GO_ON: int  # the code that continues play after a stop

    def is_shown(self, s: np.void) -> bool:
        """Return whether the position at a stop is a step of the review."""

    def time(self, s: np.void) -> dict[str, Any]:
        """Return the game time of the step in the form that the client needs; it is unique among the steps."""

    def shown(self, s: np.void) -> dict[str, Any]:
        """Return what is the same in all steps, such as the map."""

    def compare(self, s: np.void, view: np.void, seat: int) -> dict[str, Any]:
        """Return a position as a seat believed it to be (from its view alone), the true position, and the
        differences."""

    def find(self, steps: Iterable[Any], seats: int) -> Iterable[dict[str, Any]]:
        """Yield findings about what went wrong, from the positions and log rows of all steps (`hindsight.Step`):
        {"seat", "step", "group", "id", "rule", "args", ...}."""


class Sparring(Protocol):
    """Other players of a game, for research: no table offers them, and only the arena compiles them."""

    STYLES: Sequence[str]

    def choose(
        self, view: np.void, seat: int, out: np.ndarray, n: int, dice: np.ndarray, style: int, /
    ) -> int:
        """Return an action as a policy does, in the style with this index in `STYLES`; a function of the compiled
        subset."""


# What a map shows on request: (view, seat or None, the id of a place or None) -> JSON, None if there is nothing to show
Survey = Callable[[np.void, int | None, str | None], dict[str, Any] | None]


class Ending(NamedTuple):
    """What the page of a finished game shows, made from positions, or from a spectator's views if something stays
    secret.

    A game may define it as `ENDING` in its words. `round` returns the arguments of the name of the present round
    (`<game>-ending-round`), which change when a new round begins. `power` returns numbers of every seat by name
    (`<game>-ending-<name>`); the page shows the first of them first. `opened` returns what was secret as sentences
    {"id", "args"} (`<game>-opened-<id>`), without what is unknown. The ids in brackets are those of texts in
    `client/words`.
    """

    round: Callable[[np.void], dict[str, Any]]
    power: Mapping[str, Callable[[np.void], Sequence[int]]]
    opened: Callable[[np.void], Iterable[dict[str, Any]]] = lambda s: ()


class Area(NamedTuple):
    """A part of the board in a picture: a polygon, tinted with the colour of a seat."""

    points: Sequence[tuple[float, float]]
    seat: int | None = None
    tone: str = "land"  # or "water", "wood", "hill", "town"


class Piece(NamedTuple):
    """A piece in a picture, with the mark of its seat (None: nobody's) and a number or nothing."""

    x: float
    y: float
    radius: float
    seat: int | None
    text: str = ""


class Picture(NamedTuple):
    """The board as a small picture, for previews of links: its size, and its shapes in drawing order.

    A game may define `picture` in its words, a function that returns a picture for a spectator's view as JSON.
    """

    width: float
    height: float
    areas: Sequence[Area]
    pieces: Sequence[Piece] = ()


class Odds(NamedTuple):
    """The exact odds of a battle, for `stridsplan odds`. Attackers and defenders are written in the notation of the
    game."""

    # (option values, attack, defend, terrain) -> JSON
    compute: Callable[[Values, str, str, str | None], dict[str, Any]]
    sample: tuple[str, str]  # attack and defence of a large battle, which the benchmark times


class Features(NamedTuple):
    """The features of a position: the numbers from which a search computes the chance to win at the end of a play-out,
    in which the policy continues the game.

    `write` is a rule. `out` has `size` numbers for the features and then `scratch` for intermediate sums; all are 0
    when it is called.
    """

    size: int  # the number of features
    write: Callable[[Record, int, np.ndarray], None]  # (s, seat, out)
    horizon: int  # a play-out stops when the searching seat's turn has come this many more times
    plans: bool = False  # whether plans are compared: all codes of a seat until another is asked or dice roll
    # Options of the self-play tables from which the value function is learned, each used with every profile that allows
    # them
    tables: tuple[Mapping[str, Value], ...] = ({},)
    scratch: int = 0  # how many numbers `write` needs for intermediate sums


@dataclass(frozen=True)
class Game:
    """One game. `contract.py` and the module docstring describe the functions."""

    id: str
    version: int  # of the rules: raised when a golden playthrough or the layout of the record changes
    state: np.dtype
    options: tuple[Option, ...]
    options_dtype: np.dtype
    profiles: Mapping[str, Mapping[str, Value]]
    seats: range  # the numbers of seats it can be played with
    default_seats: int
    minutes: tuple[int, int]  # the usual length of a game, from and to
    actions: Actions  # with codes from 0 to len(actions) - 1
    illegal: type[Refusals]
    events: type[Events]
    streams: tuple[str, ...]  # names of the tape's streams, in order
    # streams whose key is published after the end; the others would reveal what stays secret. "codes", the actions, is
    # one of them unless an action may stay secret
    open_streams: frozenset[str]
    words: Words
    setup: SetUp
    to_act: ToAct
    legal: Legal
    refuse: Refuse
    apply: Apply
    timeout_action: TimeoutAction
    returns: Returns
    defects: Defects
    policy: Policy
    features: Features | None = None  # None: no bot searches
    # both None in a game without secrets: a view is then a copy of the position
    observe: Observe | None = None
    determinize: Determinize | None = None
    # whether an event reveals something, so that undo may not take it back: (log row) -> bool; None: as the events
    # declare
    reveals: Callable[[np.ndarray], bool] | None = None
    # whether a legal action may reveal something that its seat does not know: (view of the seat, seat, action) -> bool;
    # a preview ends before such an action, and so reveals nothing; None: only draws and `is_revealing` events reveal
    # anything
    may_reveal: Callable[[np.void, int, int], bool] | None = None
    # codes that are shown with a seat's question even if the rules refuse them: (view of the seat, seat) -> codes
    shown: Callable[[np.void, int], Iterable[int]] = lambda view, seat: ()
    # by the first code of a kind: the refusal of actions of this kind that have no code, such as an attack on a place
    # that is not adjacent; NO_SUCH_ACTION for kinds that are not listed
    unnamed: Mapping[int, Refusals] = field(default_factory=dict)
    documents: Documents = NAMED_ACTIONS  # the form of documents that it accepts as answers
    # odds of a battle, if the game has any; `compute` raises ValueError with the word that is wrong
    odds: Odds | None = None
    # exact odds of the moves and battles ahead: (views of length 1, seat or None, entries) -> JSON
    position_odds: Callable[[np.ndarray, int | None, Any], dict[str, Any] | None] | None = None
    # what the map shows on request, by name, such as costs of movement or times to reach a place
    surveys: Mapping[str, Survey] = field(default_factory=dict)
    # the names of the reports on their way, to each of which an umpire may add a remark: (view of the umpire) -> names;
    # in the event that delivers a report, as JSON, the field `what` is an object with the name as `report`
    reports: Callable[[np.void], Iterable[str]] = lambda view: ()
    # the present points of every seat, if the game has points: (spectator's view) -> points
    points: Callable[[np.void], Sequence[int]] | None = None
    # the bit mask of the eliminated seats, which are never asked, never return, cannot win, and count as gone at the
    # table: (spectator's view) -> mask; None: no seat is ever eliminated
    eliminated: Callable[[np.void], int] | None = None
    # removes a seat that has left (`LEAVING`) while others play on; None: its timeout action is played for it
    leave: Leave | None = None
    # the first version of the rules in which `eliminated` is used; tables of earlier versions are replayed without it
    eliminated_since: int = 1
    # the side of each seat, if seats win together or one is an umpire (NO_SIDE): (option values, seats) -> numbers;
    # None: each seat is a side
    sides: Callable[[Values, int], tuple[int, ...]] | None = None
    # whether a seat that is not asked may answer for a seat that is, as an umpire may: (view of the seat, seat) ->
    # bool; None: no seat may
    stands_in: Callable[[np.void, int], bool] | None = None
    # whether long simulations of random players compile the loop over actions and the rules as one program: this halves
    # the time of a short action but compiles slowly; False for a game whose actions take long
    inlines_random_play: bool = True
    # the ids of questions that a person may leave to a bot, because the game asks the same small question many times;
    # everybody notices when a seat is no longer asked such a question
    delegable: frozenset[str] = frozenset()
    # by question id: the time limit in the rules, in seconds
    clock: Mapping[str, int] = field(default_factory=dict)

    def is_revealing(self, row: np.ndarray) -> bool:
        """Return whether a log row reveals something hidden, so that undo may not take it back."""
        return self.reveals(row) if self.reveals else self.events(int(row[EVENT])).is_revealing

    @property
    def ending(self) -> Ending | None:
        """What the page of a finished game shows; None if the game defines nothing."""
        return getattr(self.words, "ENDING", None)

    @property
    def picture(self) -> Callable[[Mapping[str, Any]], Picture] | None:
        """The function that draws a small picture of a spectator's view, if the game has one."""
        return getattr(self.words, "picture", None)

    @property
    def sealed(self) -> frozenset[int]:
        """The questions (`ask` of the record) that several seats answer at once (`SEALED` in the words): until all have
        answered, a view shows only which seats have not (`due`). Bots answer them with mixed strategies."""
        return getattr(self.words, "SEALED", frozenset())

    @property
    def has_secrets(self) -> bool:
        """Whether the game has secrets."""
        return self.observe is not None

    @cached_property
    def option_names(self) -> tuple[str, ...]:
        return tuple(option.name for option in self.options)

    def sides_of(self, seats: int, values: Values) -> tuple[int, ...]:
        """Return the side of every seat: seats that win together have the same number, umpires have `NO_SIDE`."""
        return self.sides(values, seats) if self.sides else tuple(range(seats))

    @cached_property
    def players(self) -> list[int]:
        """The possible numbers of players with the options of the first profile; umpires do not count."""
        tables = [self.sides_of(seats, self.resolve_options(seats, None, {})) for seats in self.seats]
        return sorted({len(sides) - sides.count(NO_SIDE) for sides in tables})

    def fitting(self, seats: int, profile: str) -> dict[str, Value]:
        """Return the option values of a profile that are possible with this number of seats."""
        fits = {option.name: option.fits for option in self.options}
        return {name: value for name, value in self.profiles[profile].items() if fits[name](seats, value)}

    def seats_of_profile(self, profile: str) -> list[int]:
        """Return the numbers of seats with which a profile can be played."""
        return [seats for seats in self.seats if self._has_table(seats, profile)]

    def _has_table(self, seats: int, profile: str) -> bool:
        """Return whether a profile can be played unchanged with this number of seats."""
        try:
            self.resolve_options(seats, profile, {})
        except BadOption:
            return False
        return True

    def resolve_options(
        self, seats: int, profile: str | None, requested: Mapping[str, Any], *, is_stored: bool = False
    ) -> Values:
        """Return the values of all options; raise BadOption, also for a number of seats or a profile that the game
        lacks.

        `is_stored`: the table exists already. Earlier versions ignored, instead of refusing, the values of a profile
        that the number of seats does not allow; for a stored table they are still ignored.
        """
        if type(seats) is not int or seats not in self.seats:
            raise BadOption("option.value", "seats", seats)
        name = profile or next(iter(self.profiles))
        if name not in self.profiles:
            raise BadOption("option.value", "profile", name)
        values = self.fitting(seats, name) if is_stored else self.profiles[name]
        return table_options.resolve(self.options, seats, values, requested)

    def relevant_options(self, seats: int, values: Values) -> list[str]:
        """Return the names of the options that have an effect at such a table."""
        return [option.name for option in self.options if option.relevant(seats, values)]

    def option_choices(self, seats: int, values: Values) -> dict[str, list[Value]]:
        """Return the values that each option may have, given the values of the other options."""
        return {option.name: option.choices(seats, values) for option in self.options}

    def encode_options(self, seats: int, values: Values) -> np.ndarray:
        """Return the options as a record array of length 1."""
        return table_options.encode(self.options, self.options_dtype, seats, values)
