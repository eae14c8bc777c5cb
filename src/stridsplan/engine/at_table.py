"""What happens at every table, whatever the game: seats resign, agree on a draw, or are played by the clock or a
bot."""

from collections.abc import Callable, Collection, Sequence
from typing import Any

from .enums import IntEnum

WORTH = 1000  # the total pay-off of the winners, and the total loss of the others
NO_SIDE = -1  # the side of an umpire: a seat that sees everything, and neither wins nor loses


class AtTable(IntEnum):
    """Action codes of the table; negative, since the codes of a game begin at 0. Only the server uses the last four:
    they are not offered to seats and not accepted from visitors."""

    RESIGN = -1
    OFFER_DRAW = -2
    ACCEPT_DRAW = -3
    FORFEIT = -4  # the seat's time ran out
    TIMED_OUT = -5  # the clock played the rest of the answer
    STAND_IN = -6  # a bot played the rest of the answer in place of a person
    LEAVE = -7  # the person at the seat left and does not come back


AT_TABLE = frozenset(AtTable)
OFFERED = (AtTable.RESIGN, AtTable.OFFER_DRAW, AtTable.ACCEPT_DRAW)
SERVERS_OWN = frozenset({AtTable.FORFEIT, AtTable.TIMED_OUT, AtTable.STAND_IN, AtTable.LEAVE})
PREFIXES = frozenset({AtTable.TIMED_OUT, AtTable.STAND_IN})  # come before the game's codes in a command
LEAVING = frozenset({AtTable.RESIGN, AtTable.FORFEIT, AtTable.LEAVE})
EVENTS = {  # the id of the event by which the log reports each code
    AtTable.RESIGN: "resigned",
    AtTable.OFFER_DRAW: "draw_offered",
    AtTable.ACCEPT_DRAW: "draw_agreed",
    AtTable.FORFEIT: "forfeited",
    AtTable.TIMED_OUT: "timed_out",
    AtTable.STAND_IN: "stood_in",
    AtTable.LEAVE: "left",
}
LEFT_ALONE = 0  # not an action code: the last opponents who had not left were eliminated
# the result id of a game that did not end on the board, by what ended it
ENDS = EVENTS | {LEFT_ALONE: "left_alone"}


class Agreements:
    """Who has left the game, and who offers a draw or agrees to it.

    `sides` is the side of each seat, `NO_SIDE` for umpires. `eliminated` returns the seats that the rules of the game
    have eliminated. A seat is *gone* if it left or was eliminated.
    """

    def __init__(self, sides: Sequence[int], eliminated: Callable[[], Collection[int]] = tuple):
        self.sides = tuple(sides)
        self.eliminated = eliminated
        self.out: list[int] = []  # seats that resigned, forfeited or left, the earliest first
        self.offer: int | None = None  # the seat that offers a draw
        self.agreed: set[int] = set()  # the seats that agree to the draw, with the seat that offers it
        self.end: int | None = None  # one of `ENDS`, if the game did not end on the board

    def gone(self) -> list[int]:
        """Return the seats that left, the earliest first, then the seats that were eliminated."""
        return [*self.out, *(seat for seat in sorted(self.eliminated()) if seat not in self.out)]

    def remaining(self) -> list[int]:
        """Return the seats that are not gone."""
        gone = self.gone()
        return [seat for seat in range(len(self.sides)) if seat not in gone]

    def playing(self) -> list[int]:
        """Return the seats that are not gone and hold a side, that is, without umpires."""
        return [seat for seat in self.remaining() if not self.is_umpire(seat)]

    def is_umpire(self, seat: int) -> bool:
        """Return whether the seat is an umpire's."""
        return self.sides[seat] == NO_SIDE

    def may(self, seat: int, code: AtTable, is_asked: bool) -> bool:
        """Return whether the seat may do this now: offer a draw if it is asked something, agree to one that is offered,
        leave at any time."""
        if self.end is not None or seat not in self.remaining():
            return False
        if code == AtTable.OFFER_DRAW:
            return is_asked and self.offer is None and not self.is_umpire(seat)
        if code == AtTable.ACCEPT_DRAW:
            return self.offer is not None and seat not in self.agreed and not self.is_umpire(seat)
        return True

    def note(self, seat: int, code: AtTable) -> None:
        """Record what a seat did, and end the game if this decides it."""
        if code in LEAVING:
            self._leave(seat, code)
        elif code == AtTable.OFFER_DRAW:
            self.offer, self.agreed = seat, {seat}
        else:
            self.agreed.add(seat)
        self._end_by_draw()

    def can_decline(self, seat: int) -> bool:
        """Return whether a draw is offered that the seat declines if it plays on."""
        if self.offer is None or self.is_umpire(seat):
            return False
        return seat != self.offer and seat not in self.out

    def play_on(self, seat: int) -> None:
        """Record that the seat played on; this declines an offered draw."""
        if self.can_decline(seat):
            self._drop_offer()

    def end_if_decided(self) -> None:
        """After an elimination: withdraw the draw that an eliminated seat has offered; end the game if, after some
        seats left, one side remains, or if all remaining seats agree to a draw."""
        if not self.out and not self.agreed:
            return
        if self.offer in self.gone():
            self._drop_offer()
        if self.out and self._is_decided():
            self._finish(LEFT_ALONE)
        self._end_by_draw()

    def result(self, ranks: Sequence[int] = ()) -> dict[str, Any]:
        """Return the result of a game that did not end on the board. `ranks`, those on the board, order the seats that
        are gone; without them all seats are equal."""
        gone = self.gone() if ranks else []
        # those who are not gone are equal
        ranks = [ranks[seat] if seat in gone else 1 for seat in range(len(self.sides))]
        if self.end == AtTable.ACCEPT_DRAW:
            return self._ranking(ranks, []) | {"id": ENDS[self.end], "args": {}}
        return self._left_alone(ranks)

    def settle(self, result: dict[str, Any]) -> dict[str, Any]:
        """Return the result on the board, changed so that the sides that left cannot win, and rank below all others."""
        if not self.out:
            return result
        winners = [seat for seat in result["winners"] if self._is_side_in(seat)]
        if result["winners"] and not winners:  # the winner on the board had left
            return self._left_alone(result["ranks"])
        return result | self._ranking(result["ranks"], winners)

    def _leave(self, seat: int, code: AtTable) -> None:
        self.out.append(seat)
        if seat == self.offer:
            self._drop_offer()
        if self._is_decided():
            self._finish(code)

    def _is_decided(self) -> bool:
        """Return whether the seats that are not gone belong to one side."""
        return len({self.sides[seat] for seat in self.playing()}) == 1

    def _end_by_draw(self) -> None:
        if self.end is None and self.agreed and self.agreed.issuperset(self.playing()):
            self._finish(AtTable.ACCEPT_DRAW)

    def _finish(self, end: int) -> None:
        self.end = end
        self._drop_offer()

    def _drop_offer(self) -> None:
        self.offer, self.agreed = None, set()

    def _is_side_in(self, seat: int) -> bool:
        """Return whether the side of the seat has a seat that is not gone."""
        return any(self.sides[other] == self.sides[seat] for other in self.remaining())

    def _left_alone(self, ranks: Sequence[int]) -> dict[str, Any]:
        """Return the result if the last opponents left or were eliminated, or if the winner on the board had left: the
        best of the remaining sides win."""
        placed = self._place(ranks)
        winners = [seat for seat, rank in enumerate(placed) if rank == 1]
        who = {"seat": winners[0]} if len(winners) == 1 else {"seats": winners}
        end = AtTable.RESIGN if self.end is None else self.end  # None: the winner on the board had left
        args = {"seat": who} if end == LEFT_ALONE else {"seat": who, "loser": {"seat": self.out[-1]}}
        return self._ranking(ranks, winners) | {"id": ENDS[end], "args": args}

    def _ranking(self, ranks: Sequence[int], winners: list[int]) -> dict[str, Any]:
        """Return winners, ranks and pay-offs; in a draw (no winners) only the sides whose seats are all gone lose."""
        seats = [seat for seat in range(len(self.sides)) if not self.is_umpire(seat)]
        losers = [seat for seat in seats if (seat not in winners if winners else not self._is_side_in(seat))]
        payoffs = [0 for _ in self.sides]
        for seat in winners:
            payoffs[seat] = WORTH // len(winners)
        for seat in losers:
            payoffs[seat] = -(WORTH // len(losers))
        return {"winners": winners, "ranks": self._place(ranks), "payoffs": payoffs}

    def _place(self, ranks: Sequence[int]) -> list[int]:
        """Return ranks from 1: first the sides that still play, then those that were eliminated, both in the order of
        `ranks`, then those that left, the last to leave first; umpires rank last."""
        keys = [self._key(seat, rank) for seat, rank in enumerate(ranks)]
        return [1 + sum(other < key for other in keys) for key in keys]

    def _key(self, seat: int, rank: int) -> tuple[int, int]:
        """Return the key by which `_place` sorts seats; a side leaves when its last seat does."""
        if self.is_umpire(seat):
            return 3, 0
        if self._is_side_in(seat):
            return 0, rank
        left = [index for index, other in enumerate(self.out) if self.sides[other] == self.sides[seat]]
        return (2, -max(left)) if left else (1, rank)
