"""The contract of a game: what a folder under `games/` fills in, and all that the rest of the house knows of
it.

The rule functions are plain functions of the compiled subset (see `record.py`); `s` and `view` are records of
`state`.

| function | what it does |
|---|---|
| `setup(s, dice, log)` | a record that holds its options and is otherwise zero becomes a start position |
| `to_act(s) -> mask` | bit mask of the seats that owe a decision, none at the end; public |
| `legal(s, seat, out) -> n` | writes the codes of the seat's legal actions, each once (*) |
| `refuse(s, seat, action) -> why` | 0, or the member of `illegal` that says which rule is broken |
| `apply(s, seat, action, dice, log)` | the only function that changes a position; the action is legal |
| `observe(s, seat, view)` | fills such a record with what the seat (-1: a spectator) may know (-) |
| `imagine(view, seat, dice, s)` | fills such a record with a position consistent with what a seat knows (-) |
| `lapse(s, seat) -> action` | a legal action for a seat whose time is up, the least committing |
| `returns(s, out)` | pay-offs into out[0:seats], then ranks from 1 (+) |
| `defects(s) -> bits` | broken invariants, 0 when sound |
| `policy(view, seat, out, n, dice) -> action` | the rule-of-thumb player; out[:n] is its legal list |

(*) A seat that owes nothing has no actions, or only its standing orders.
(+) The winners share 1000, the others -1000; all 0 while play goes on, and in a draw of all. Neither `refuse` nor
`legal` changes anything.
(-) None, both of them, where everything is open: then a view is a copy of the position.
The first field of every record is `options`; the engine fills it, in views too.

A seat may be out of the game before its end: a game that puts seats out says who they are by `Game.eliminated`.

`words` is a module of plain Python that turns records, codes and events into JSON; see `Words`.

Beside `GAME` a game may have a room `luck`, plain Python that is imported when somebody asks at the end; see `Luck`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from typing import Any, NamedTuple, Protocol

import numpy as np

from . import options as table_options
from .options import BadOption, Option, Value, Values


class Words(Protocol):
    """How a game speaks. All of it is made from a view record or from what everybody knows, never from a
    position."""

    def action(self, code: int, view: np.void) -> dict[str, Any]:
        """Name the fields of an action: {"kind": "place", "territory": "alaska", ...}; `code` is added by the
        caller."""

    def code(self, **fields: Any) -> int:
        """The inverse of `action`, for people at a prompt and tests; ValueError if no action has these
        fields."""

    def event(self, row: np.ndarray) -> dict[str, Any] | None:
        """Name a log row: {"id", "rule", "args"}, "quiet" for a small matter; None if it has no sentence."""

    def question(self, view: np.void, seat: int | None) -> dict[str, Any]:
        """What `seat` is asked, or (None) what those who are asked are doing: {"id", "args", "amount"}.

        Where who is faster counts, also "race": a number that no other race of the table has; and "lap" (else 0): with
        every other one the time that the rules give begins anew.
        """

    def picture(self, view: np.void, seat: int | None) -> dict[str, Any]:
        """The view as the client draws it."""

    def forecast(self, view: np.void, seat: int) -> dict[str, Any] | None:
        """Exact odds of what the half-made chain would do, if the game has any."""

    def result(self, view: np.void) -> dict[str, Any]:
        """How it ended: {"id", "args"}; called on a spectator's view of a finished game."""


class Played(NamedTuple):
    """A command as the odds of it are told: who, the events that everybody may see, the dice that fell."""

    seat: int  # -1: the set-up
    events: np.ndarray  # rows of the log
    draws: Sequence[
        tuple[int, int, int]
    ]  # (value from 0, sides, stream), of the streams named in `Luck.DICE`


class Measure(NamedTuple):
    """One throw of a seat, measured: what fell, and the probability of every number that could have fallen."""

    seat: int
    id: str
    fell: int
    odds: Mapping[int, float]


class Luck(Protocol):
    """How a game measures luck: by its exact odds, never by a sample."""

    MEASURES: Mapping[str, int]  # id -> 1: more of it is lucky, -1: less is, 0: neither
    DICE: Mapping[str, int]  # stream -> the number on the lowest face of its dice

    def measure(self, options: np.ndarray, rows: Sequence[Played]) -> Iterable[Measure]:
        """Measure every throw of what is in force; `options` is the table's record array of length 1."""

    def owners(self, row: Played) -> Sequence[int | None]:
        """Tell whose each of the row's dice is; None: nobody's."""


class Odds(NamedTuple):
    """How a game tells the exact odds of a battle at a prompt. What attacks and what defends are in its own words."""

    tell: Callable[[Values, str, str, str | None], dict[str, Any]]  # (option values, attack, defend, terrain)
    sample: tuple[str, str]  # the attack and the defence of a large battle, which the bench times


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
    actions: int  # codes run from 0 below this
    illegal: type[IntEnum]
    refusal_rules: Mapping[int, str]
    streams: tuple[str, ...]  # names of the tape's streams, in order
    # streams whose key is published after the end; the others would tell what stays secret. "codes", what was done, is
    # one of them unless a choice may stay secret
    open_streams: frozenset[str]
    words: Words
    setup: Callable
    to_act: Callable
    legal: Callable
    refuse: Callable
    apply: Callable
    lapse: Callable
    returns: Callable
    defects: Callable
    policy: Callable
    observe: Callable | None = None
    imagine: Callable | None = None
    is_revealing: Callable[[np.ndarray], bool] = lambda row: False  # an event that undo may not take back
    # whether a legal action may bring to light what its seat does not know: (view of the seat, seat, action); a preview
    # ends there, and so does not tell whether it would; None: only draws and `is_revealing` events do
    may_reveal: Callable[[np.void, int, int], bool] | None = None
    # the codes that a seat is shown beside its question also while they are refused: (its view, seat) -> codes
    shown: Callable[[np.void, int], Iterable[int]] = lambda view, seat: ()
    odds: Odds | None = (
        None  # of a battle, if it has any; `tell` raises ValueError naming the word that is wrong
    )
    # exact odds of what is to come, for who asks: (views of length 1, seat or None, entries) -> JSON
    outlook: Callable[[np.ndarray, int | None, Any], dict[str, Any] | None] | None = None
    # the points of every seat as they stand, where the game counts any; called on a spectator's view
    points: Callable[[np.void], Sequence[int]] | None = None
    # the bit mask of the seats that the board has put out for good: they owe no decision, never come back and are no
    # winners, and at the table they count as gone; called on a spectator's view; None: nobody ever is
    eliminated: Callable[[np.void], int] | None = None
    # the version of the rules from which `eliminated` counts: tables begun before replay as they were played
    eliminated_since: int = 1
    # each seat's side, where seats win together: (option values, seats) -> numbers; None: everyone for himself
    sides: Callable[[Values, int], tuple[int, ...]] | None = None
    clock: Mapping[str, int] = field(
        default_factory=dict
    )  # seconds the rules give a question, by question id

    @property
    def hides(self) -> bool:
        """Whether a seat may not know everything."""
        return self.observe is not None

    @property
    def bots(self) -> tuple[str, ...]:
        return ("policy", "random")

    @cached_property
    def option_names(self) -> tuple[str, ...]:
        return tuple(option.name for option in self.options)

    def sides_of(self, seats: int, values: Values) -> tuple[int, ...]:
        """The side of every seat: those that win together have the same number."""
        return self.sides(values, seats) if self.sides else tuple(range(seats))

    def fitting(self, seats: int, profile: str) -> dict[str, Value]:
        """The values of a profile that so many seats allow."""
        fits = {option.name: option.fits for option in self.options}
        return {name: value for name, value in self.profiles[profile].items() if fits[name](seats, value)}

    def seats_of_profile(self, profile: str) -> list[int]:
        """The numbers of seats a profile can be played with."""
        return [seats for seats in self.seats if self.fitting(seats, profile) == self.profiles[profile]]

    def resolve_options(
        self, seats: int, profile: str | None, asked: Mapping[str, Any], *, is_stored: bool = False
    ) -> Values:
        """All option values in force; raises BadOption, also for a number of seats or a profile the game does
        not have.

        `is_stored`: of a table that exists; earlier the values of a profile that did not fit the seats were left out.
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

    def option_choices(self, seats: int) -> dict[str, list[Value]]:
        """The values each option may take with so many seats."""
        return {option.name: option.choices(seats) for option in self.options}

    def encode_options(self, seats: int, values: Values) -> np.ndarray:
        """The options as a record array of length 1."""
        return table_options.encode(self.options, self.options_dtype, seats, values)
