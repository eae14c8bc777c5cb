"""The functions of a game, as types: plain functions of the compiled subset (see `record.py`).

`s` and `view` are records of the game's `state`; their first field is `options`, which the engine fills, in views too.
"""

from typing import Protocol

from .record import Log, Numbers, Record, Tape


class SetUp(Protocol):
    def __call__(self, s: Record, dice: Tape, log: Log, /) -> None:
        """A record that holds its options and is otherwise zero becomes a start position."""


class ToAct(Protocol):
    def __call__(self, s: Record, /) -> int:
        """The bit mask of the seats that owe a decision, none at the end; everybody may know it."""


class Legal(Protocol):
    def __call__(self, s: Record, seat: int, out: Numbers, /) -> int:
        """Write the codes of the seat's legal actions, each once, and give their number; change nothing.

        A seat that owes no decision has none, except its standing orders (see `Actions.add`).
        """


class Refuse(Protocol):
    def __call__(self, s: Record, seat: int, action: int, /) -> int:
        """0, or the member of `illegal` that says which rule the action would break; change nothing."""


class Apply(Protocol):
    def __call__(self, s: Record, seat: int, action: int, dice: Tape, log: Log, /) -> None:
        """Carry out a legal action: the only function that changes a position."""


class Observe(Protocol):
    def __call__(self, s: Record, seat: int, view: Record, /) -> None:
        """Fill a record with what the seat (-1: a spectator) may know."""


class Determinize(Protocol):
    def __call__(self, view: Record, seat: int, dice: Tape, s: Record, /) -> None:
        """Fill a record with a position that is consistent with what the seat knows."""


class TimeoutAction(Protocol):
    def __call__(self, s: Record, seat: int, /) -> int:
        """A legal action for a seat whose time is up, the least committing."""


class Leave(Protocol):
    def __call__(self, s: Record, seat: int, dice: Tape, log: Log, /) -> None:
        """Take a seat that has left out of a game that goes on without it."""


class Returns(Protocol):
    def __call__(self, s: Record, out: Numbers, /) -> None:
        """Write pay-offs into out[0:seats], then ranks from 1.

        The winners share 1000 and the others -1000. All get 0 while play goes on and in a draw of all seats, whose
        ranks may still differ.
        """


class Defects(Protocol):
    def __call__(self, s: Record, /) -> int:
        """The broken invariants as bits, 0 when the position is sound."""


class Policy(Protocol):
    def __call__(self, view: Record, seat: int, out: Numbers, n: int, dice: Tape, /) -> int:
        """The action that the rule-of-thumb player chooses; out[:n] holds the seat's legal actions."""
