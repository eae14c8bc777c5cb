"""The contract of a game: what a folder under `games/` fills in, and all that the rest of the program knows about it.

The rules are functions of the compiled subset; `contract.py` says what each of them does. A game in which seats are
eliminated before the end returns them from `Game.eliminated`.

`words` is a module of plain Python that turns records, codes and events into JSON; see `Words`. A game may also
have modules `luck` and `hindsight`, plain Python that is imported when a finished game is reviewed, and `sparring`,
other players to measure its policy against; see `Luck`, `Hindsight` and `Sparring`.
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
from .options import BadOption, Option, Value, Values
from .record import Record


class Words(Protocol):
    """The JSON of a game. All of it is made from a view record or from what everybody knows, never from a
    position."""

    def action(self, code: int, view: np.void) -> dict[str, Any]:
        """Name the fields of an action: {"kind": "place", "territory": "alaska", ...}; `code` is added by the
        caller. `Game.actions.code` is the inverse."""

    def event(self, row: np.ndarray) -> dict[str, Any] | None:
        """Name a log row: {"id", "rule", "args"}, "quiet" if it matters little, "late" if everybody
        sees it at the end; None if it has no sentence."""

    def question(self, view: np.void, seat: int | None) -> dict[str, Any]:
        """What `seat` is asked, or (None) what those who are asked are doing: {"id", "args", "amount"}.

        If the fastest answer counts (a race, such as a live auction), also "race", a number that identifies the race at
        its table, and "lap": the time limit of the rules starts again whenever this number changes.
        """

    def view_json(self, view: np.void, seat: int | None) -> dict[str, Any]:
        """The view as the client draws it."""

    def answer_odds(self, view: np.void, seat: int) -> dict[str, Any] | None:
        """Exact odds of what the answer that the seat has begun would do; None if there are none."""

    def result(self, view: np.void) -> dict[str, Any]:
        """How it ended: {"id", "args"}; called on a spectator's view of a finished game."""


class MeasuredCommand(NamedTuple):
    """A command for which luck is measured: its seat, the events that everybody may see at the end, and its dice."""

    seat: int  # -1: the set-up
    events: np.ndarray  # rows of the log
    draws: Sequence[
        tuple[int, int, int]
    ]  # (value from 0, sides, stream), of the streams named in `Luck.DICE`


class Measure(NamedTuple):
    """One random draw of a seat: the number drawn, and the probability of every number that was possible."""

    seat: int
    id: str
    fell: int
    odds: Mapping[int, float]
    is_replaced: bool = False  # by an umpire, so it is no luck and is listed separately


class Luck(Protocol):
    """How a game measures luck: by exact probabilities, not by samples."""

    MEASURES: Mapping[str, int]  # id -> 1: more of it is lucky, -1: less is, 0: neither
    DICE: Mapping[str, int]  # stream -> the number on the lowest face of its dice

    def measure(self, options: np.ndarray, rows: Sequence[MeasuredCommand]) -> Iterable[Measure]:
        """Measure every draw of the commands that were not undone; `options` is a record array of length 1."""

    def owners(self, row: MeasuredCommand) -> Sequence[int | None]:
        """The seat that owns each of the row's dice; None: nobody."""


class Hindsight(Protocol):
    """How a finished game is reviewed: the truth and what each seat believed.

    None of it may be shown before the end. It needs stages that can stop (`stages.stops_before`), and a record with
    the field `pauses`, the bit mask of the stages before which play stops for an umpire.
    """

    WATCHED: int  # the stages before which play stops for the review, as a bit mask
    GO_ON: int  # the code that continues play after a stop

    def is_shown(self, s: np.void) -> bool:
        """Tell whether the position at a stop is a step of the review."""

    def time(self, s: np.void) -> dict[str, Any]:
        """The time of the step in the game, as the client writes it; unique among the steps."""

    def shown(self, s: np.void) -> dict[str, Any]:
        """What is the same in all steps, such as the map."""

    def compare(self, s: np.void, view: np.void, seat: int) -> dict[str, Any]:
        """A position as a seat believed it to be (from its view alone), as it was, and the differences."""

    def find(self, steps: Iterable[Any], seats: int) -> Iterable[dict[str, Any]]:
        """What went wrong, from the positions and log rows of all steps (`hindsight.Step`):
        {"seat", "step", "group", "id", "rule", "args", ...}."""


class Sparring(Protocol):
    """Other ways to play a game, for research: no table offers them, and nothing compiles them but the arena."""

    STYLES: Sequence[str]

    def choose(
        self, view: np.void, seat: int, out: np.ndarray, n: int, dice: np.ndarray, style: int, /
    ) -> int:
        """Answer as a policy does, in a style, by its place in `STYLES`; in the compiled subset."""


# What a map shows on request: (view, seat or None, the id of a place or None) -> JSON, or None if there is nothing
Survey = Callable[[np.void, int | None, str | None], dict[str, Any] | None]


class Ending(NamedTuple):
    """What a finished game shows, from its positions, or from a spectator's views if something stays secret.

    A game has one as `ENDING` in its words, if it has any. `round`: the arguments of the present round's name
    (`<game>-ending-round`), which change when a new one begins. `power`: the figures of every seat by name
    (`<game>-ending-<name>`), the one to be shown first at the front. `opened`: what was secret, as sentences
    {"id", "args"} (`<game>-opened-<id>`), with what is unknown left out. In brackets stand the ids of texts in
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

    A game has one as `picture` in its words, if it has any: a function of a spectator's view as JSON.
    """

    width: float
    height: float
    areas: Sequence[Area]
    pieces: Sequence[Piece] = ()


class Odds(NamedTuple):
    """The exact odds of a battle, for `stridsplan odds`. Attackers and defenders are in the game's notation."""

    tell: Callable[[Values, str, str, str | None], dict[str, Any]]  # (option values, attack, defend, terrain)
    sample: tuple[str, str]  # the attack and the defence of a large battle, which the bench times


class Features(NamedTuple):
    """What a search evaluates at the end of a play-out, that is, of a game played on by the policy: numbers from which
    the chance to win is computed.

    `write` is a function of the compiled subset that may allocate; it gets `out` zeroed.
    """

    size: int  # how many numbers
    write: Callable[[Record, int, np.ndarray], None]  # (s, seat, out)
    horizon: int  # how often its seat is asked again before a play-out stops
    plans: bool = (
        False  # whether whole plans are compared: the codes of a seat until another is asked or dice fall
    )
    # Options of the tables of self-play from which the value is learned, each with every profile that allows them
    tables: tuple[Mapping[str, Value], ...] = ({},)


@dataclass(frozen=True)
class Game:
    """One game. See the module for the functions."""

    id: str
    version: int  # of the rules: raised when a golden replay or the record changes
    state: np.dtype
    options: tuple[Option, ...]
    options_dtype: np.dtype
    profiles: Mapping[str, Mapping[str, Value]]
    seats: range  # the numbers of seats it can be played with
    default_seats: int
    minutes: tuple[int, int]
    actions: Actions  # its codes run from 0 to len(actions) - 1
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
    # both None where everything is open: a view is then a copy of the position
    observe: Observe | None = None
    determinize: Determinize | None = None
    # whether undo may not take back an event, where its declaration does not say it: (log row) -> bool
    reveals: Callable[[np.ndarray], bool] | None = None
    # whether a legal action may reveal what its seat does not know: (view of the seat, seat, action); a preview ends
    # there, and so does not show whether it would; None: only draws and `is_revealing` events reveal anything
    may_reveal: Callable[[np.void, int, int], bool] | None = None
    # the codes that a seat is shown with its question even while the rules refuse them: (its view, seat) -> codes
    shown: Callable[[np.void, int], Iterable[int]] = lambda view, seat: ()
    # the refusal of an action that has no code, such as an attack on a place that is not adjacent, by the first code of
    # its kind; NO_SUCH_ACTION for a kind that is not listed
    unnamed: Mapping[int, Refusals] = field(default_factory=dict)
    documents: Documents = NAMED_ACTIONS  # the form in which it takes whole answers
    odds: Odds | None = (
        None  # of a battle, if it has any; `tell` raises ValueError naming the word that is wrong
    )
    # exact odds of the moves and battles ahead: (views of length 1, seat or None, entries) -> JSON
    position_odds: Callable[[np.ndarray, int | None, Any], dict[str, Any] | None] | None = None
    # what the map shows on request, by name: costs of movement, times to reach a place
    surveys: Mapping[str, Survey] = field(default_factory=dict)
    # the names of the reports under way, to which an umpire may add a remark of his own: (his view) -> names; the event
    # with which one arrives has its name as `report` in `what`
    reports: Callable[[np.void], Iterable[str]] = lambda view: ()
    # the points of every seat as they stand, where the game counts any; called on a spectator's view
    points: Callable[[np.void], Sequence[int]] | None = None
    # a bit mask of the eliminated seats: they owe no decision, never come back, cannot win, and count as gone at the
    # table; called on a spectator's view; None: no seat is ever eliminated
    eliminated: Callable[[np.void], int] | None = None
    # what happens to a seat that resigns or forfeits while others play on; None: its timeout action is played for it
    leave: Leave | None = None
    # the version of the rules from which `eliminated` counts; tables begun under an earlier one are replayed without it
    eliminated_since: int = 1
    # each seat's side, if seats win together or there is an umpire, who sees all (NO_SIDE): (option values, seats)
    # -> numbers; None: each seat is a side
    sides: Callable[[Values, int], tuple[int, ...]] | None = None
    # whether a seat that is not asked answers for one that is, as an umpire may: (its view, seat); None: none ever does
    stands_in: Callable[[np.void, int], bool] | None = None
    # whether long random play is compiled as a program of its own: that halves the time of a short action, and takes
    # long to compile; not worth it where an action takes long
    inlines_random_play: bool = True
    # the questions that a bot may go on answering for a person, because the game asks the same small one many times, by
    # question id; everybody notices when a seat is no longer asked one of them
    delegable: frozenset[str] = frozenset()
    clock: Mapping[str, int] = field(
        default_factory=dict
    )  # seconds the rules give a question, by question id

    def is_revealing(self, row: np.ndarray) -> bool:
        """Whether a log row reveals something hidden, so that undo may not take it back."""
        return self.reveals(row) if self.reveals else self.events(int(row[1])).is_revealing

    @property
    def ending(self) -> Ending | None:
        """What the finished game shows, if anything."""
        return getattr(self.words, "ENDING", None)

    @property
    def picture(self) -> Callable[[Mapping[str, Any]], Picture] | None:
        """The function that draws a small picture of a spectator's view, if the game has one."""
        return getattr(self.words, "picture", None)

    @property
    def sealed(self) -> frozenset[int]:
        """The questions (`ask` of the record) to several seats at once; until all have answered, a view shows
        only who has not (`due`): `SEALED` in the words. Bots play mixed strategies there."""
        return getattr(self.words, "SEALED", frozenset())

    @property
    def hides(self) -> bool:
        """Whether a seat may not know everything."""
        return self.observe is not None

    @cached_property
    def option_names(self) -> tuple[str, ...]:
        return tuple(option.name for option in self.options)

    def sides_of(self, seats: int, values: Values) -> tuple[int, ...]:
        """The side of every seat: those that win together have the same number, umpires `NO_SIDE`."""
        return self.sides(values, seats) if self.sides else tuple(range(seats))

    @cached_property
    def players(self) -> list[int]:
        """The numbers of players, by the default options; a further seat may be an umpire's."""
        tables = [self.sides_of(seats, self.resolve_options(seats, None, {})) for seats in self.seats]
        return sorted({len(sides) - sides.count(NO_SIDE) for sides in tables})

    def fitting(self, seats: int, profile: str) -> dict[str, Value]:
        """The values of a profile that so many seats allow."""
        fits = {option.name: option.fits for option in self.options}
        return {name: value for name, value in self.profiles[profile].items() if fits[name](seats, value)}

    def seats_of_profile(self, profile: str) -> list[int]:
        """The numbers of seats a profile can be played with."""
        return [seats for seats in self.seats if self._has_table(seats, profile)]

    def _has_table(self, seats: int, profile: str) -> bool:
        """Whether so many seats can play a profile as it is."""
        try:
            self.resolve_options(seats, profile, {})
        except BadOption:
            return False
        return True

    def resolve_options(
        self, seats: int, profile: str | None, asked: Mapping[str, Any], *, is_stored: bool = False
    ) -> Values:
        """All option values in force; raises BadOption, also for a number of seats or a profile the game does
        not have.

        `is_stored`: the table exists already. It may be from a time when the values of a profile that the number of
        seats does not allow were left out, instead of refused.
        """
        if type(seats) is not int or seats not in self.seats:
            raise BadOption("option.value", "seats", seats)
        name = profile or next(iter(self.profiles))
        if name not in self.profiles:
            raise BadOption("option.value", "profile", name)
        values = self.fitting(seats, name) if is_stored else self.profiles[name]
        return table_options.resolve(self.options, seats, values, asked)

    def relevant_options(self, seats: int, values: Values) -> list[str]:
        """The options that mean something at such a table."""
        return [option.name for option in self.options if option.relevant(seats, values)]

    def option_choices(self, seats: int, values: Values) -> dict[str, list[Value]]:
        """The values each option may take, given those of the others."""
        return {option.name: option.choices(seats, values) for option in self.options}

    def encode_options(self, seats: int, values: Values) -> np.ndarray:
        """The options as a record array of length 1."""
        return table_options.encode(self.options, self.options_dtype, seats, values)
