"""The types of the functions of a game, which are plain functions of the compiled subset (see `record.py`).

`s` and `view` are records of the dtype `Game.state`; their first field is `options`, which the engine fills in both.
"""

from typing import Protocol

from .record import Log, Numbers, Record, Tape


class SetUp(Protocol):
    def __call__(self, s: Record, dice: Tape, log: Log, /) -> None:
        """Turn a record that is zero except for its options into a start position."""


class ToAct(Protocol):
    def __call__(self, s: Record, /) -> int:
        """Return the bit mask of the seats that must decide, 0 at the end of the game; everybody may know it."""


class Legal(Protocol):
    def __call__(self, s: Record, seat: int, out: Numbers, /) -> int:
        """Write the codes of the seat's legal actions into `out`, each once, and return their number; do not change
        `s`.

        A seat that need not decide has no legal actions except standing orders (see `Actions.add`), unless it may
        answer for another seat (`Game.stands_in`).
        """


class Refuse(Protocol):
    def __call__(self, s: Record, seat: int, action: int, /) -> int:
        """Return 0, or the member of `Game.illegal` for the rule that the action would break; do not change `s`."""


class Apply(Protocol):
    def __call__(self, s: Record, seat: int, action: int, dice: Tape, log: Log, /) -> None:
        """Carry out a legal action. After the set-up, only this function and `leave` change a position."""


class Observe(Protocol):
    def __call__(self, s: Record, seat: int, view: Record, /) -> None:
        """Fill `view` with what the seat (-1: a spectator) may know."""


class Determinize(Protocol):
    def __call__(self, view: Record, seat: int, dice: Tape, s: Record, /) -> None:
        """Fill `s` with a random position that is consistent with what the seat knows."""


class TimeoutAction(Protocol):
    def __call__(self, s: Record, seat: int, /) -> int:
        """Return a legal action for a seat whose time is up, one that commits the seat to as little as possible."""


class Leave(Protocol):
    def __call__(self, s: Record, seat: int, dice: Tape, log: Log, /) -> None:
        """Remove a seat that has left from the board; the others play on, and the seat is then eliminated."""


class Returns(Protocol):
    def __call__(self, s: Record, out: Numbers, /) -> None:
        """Write the pay-offs into out[0:seats], then the ranks, from 1, into out[seats:2 * seats].

        The winners share 1000 and the others share -1000; umpires get 0. All get 0 while play goes on, and in a draw of
        all seats, in which ranks may still differ.
        """


class Defects(Protocol):
    def __call__(self, s: Record, /) -> int:
        """Return the broken invariants of the position as bits, 0 if there are none."""


class Policy(Protocol):
    def __call__(self, view: Record, seat: int, out: Numbers, n: int, dice: Tape, /) -> int:
        """Return the action that the rule-based player chooses; out[:n] are the seat's legal actions."""
