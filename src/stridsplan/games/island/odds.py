"""Odds of a turn: which characters each one can hit after moving, and the probability that the turn removes an enemy.

They are computed with the rules, by a search over every face of the die and of blocks and every choice of the player.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from stridsplan.engine import dice, log
from stridsplan.engine.bits import count_bits, members_of
from stridsplan.engine.entries import Entries

from . import flow
from .actions import ACTIONS, LAUNCH, MOVE
from .components import CHARACTERS, DIE_FACES, square_name
from .rules import movement, shooting, sides
from .state import BLOCK, Event, Illegal, Phase, Stream

LOG_ROOM = 200


class Chance(NamedTuple):
    """Bounds of a probability; they differ by what more zeros in a row than are searched could add."""

    least: float
    most: float


# -- Reach ---------------------------------------------------------------------------------------------------


def hit_after(s: np.void, piece: int, number: int, way: int) -> int:
    """Return the square of another character that this one could hit after the move in the present position, or 0. By
    option it may be of the same side (IS-TEAM-8)."""
    if movement.refuse_way(s, piece, number, way) != Illegal.NONE:
        return 0
    there = movement.destination(s, piece, number, way)
    if s.grid[there] == BLOCK:
        return 0
    target = int(shooting.target_from(s, piece, there, movement.facing_after(s, piece, way)))
    return target if target and s.grid[target] >= 0 else 0


def reach(s: np.void, piece: int) -> dict[int, list[int]]:
    """Return the squares that `hit_after` gives for some move, for each number rolled; numbers without any are left out
    (IS-MOVE, IS-SHOOT)."""
    most = 2 * (DIE_FACES - 1) if sides.rolls_two_dice(s) else DIE_FACES - 1
    found = {
        number: {hit_after(s, piece, number, way) for way in range(3)} - {0} for number in range(1, most + 1)
    }
    return {number: sorted(squares) for number, squares in found.items() if squares}


# -- The turn ------------------------------------------------------------------------------------------------


def turn_odds(states: np.ndarray, seat: int, entries: Entries, zeros: int) -> tuple[list[Chance], Chance]:
    """Return the probability that a turn of `seat`, beginning now, removes an enemy: for each first number, and in
    total.

    The seat chooses what makes removing an enemy most likely. More than `zeros` zeros in a row are not searched. If the
    seat launches before the roll (IS-RULE4-1), the launch counts as one of them, and every first number has the odds of
    all together. Only for tables with one die.
    """
    faces = [Chance(0, 0)] * DIE_FACES
    for number in range(DIE_FACES):
        begun = states.copy()
        begun[0].turn = seat
        tape, events = dice.loaded_tape([number]), log.blank_log(LOG_ROOM)
        flow.play_on(begun[0], flow.Next.BEGIN_TURN, tape, events)
        if entries.to_act(begun, 0) == 1 << seat:
            faces[number] = Search(seat, entries).best(begun, zeros)
    least, most = (sum(bound) / DIE_FACES for bound in zip(*faces, strict=True))
    return faces, Chance(least, most)


@dataclass(frozen=True)
class Search:
    """Search the rest of a turn for the best chance to remove an enemy."""

    seat: int
    entries: Entries

    def best(self, states: np.ndarray, zeros: int) -> Chance:
        """Return the best chance from a position in which the seat is asked, with at most `zeros` more zeros."""
        least = most = 0.0
        for code in self.choices(states):
            chance = self.try_out(states, code, zeros)
            least, most = max(least, chance.least), max(most, chance.most)
            if least > 1 - 1e-9:
                break
        return Chance(least, most)

    def choices(self, states: np.ndarray) -> list[int]:
        """Return the legal actions, shots first: a sure hit ends the search."""
        out = np.zeros(len(ACTIONS), np.int32)
        return out[: self.entries.legal(states, 0, self.seat, out)].tolist()

    def try_out(self, states: np.ndarray, code: int, zeros: int) -> Chance:
        """Return the chance after an action, averaged over all its draws."""
        is_option = LAUNCH <= code < MOVE and bool(states[0].due >> self.seat & 1)
        if is_option and zeros == 0:
            return Chance(0, 1)
        least = most = 0.0
        for probability, after, removes in self.outcomes(states, code, is_option):
            if removes:
                chance = Chance(1, 1)
            elif self.entries.to_act(after, 0) != 1 << self.seat or after[0].turn != self.seat:
                chance = Chance(0, 0)
            else:
                chance = self.best(after, zeros - 1 if is_option else zeros)
            least, most = least + probability * chance.least, most + probability * chance.most
        return Chance(least, most)

    def outcomes(
        self, states: np.ndarray, code: int, is_option: bool, drawn: Sequence[int] = ()
    ) -> Iterator[tuple[float, np.ndarray, bool]]:
        """Yield every outcome of an action that begins with these draws: (probability, position, whether an enemy was
        removed).

        Draws after the end of the turn belong to the next turn and are not searched.
        """
        after, events = states.copy(), log.blank_log(LOG_ROOM)
        tape = dice.loaded_tape(drawn, room=len(drawn) + 1)
        self.entries.apply(after, 0, self.seat, code, tape, events)
        missing = dice.decode(dice.kept(tape)[len(drawn) : len(drawn) + 1])  # the first draw after `drawn`
        _, values, stream = missing[0] if missing else (0, 0, None)
        if stream == Stream.FACES:
            live = live_share(states, drawn)
            # As in `blocks.turn_over`, low values are live faces, and high ones safe
            for value, share in ((0, live), (values - 1, 1 - live)):
                if share > 0:
                    for probability, *rest in self.outcomes(states, code, is_option, (*drawn, value)):
                        yield (share * probability, *rest)
        elif stream == Stream.DICE and is_option:
            for value in range(DIE_FACES):
                for probability, *rest in self.outcomes(states, code, False, (*drawn, value)):
                    yield (probability / DIE_FACES, *rest)
        else:
            yield 1.0, after, self.removes_enemy(states, events)

    def removes_enemy(self, states: np.ndarray, events: np.ndarray) -> bool:
        own = sides.side_of(states[0], self.seat)
        lost = [int(row[log.ARGUMENTS]) for row in log.rows(events) if row[log.EVENT] == Event.LOST]
        return any(sides.side_of(states[0], piece // CHARACTERS) != own for piece in lost)


def live_share(states: np.ndarray, drawn: Sequence[int]) -> float:
    """Return the probability that the next block is live, after these faces have been drawn (0: live)."""
    live = states[0].live_left - sum(value == 0 for value in drawn)
    left = states[0].live_left + states[0].safe_left - len(drawn)
    return live / left


# -- For the client ------------------------------------------------------------------------------------------

# Up to this many characters a second zero in a row is searched: each can turn two ways, and then move
FEW = 6


def zeros_to_follow(usable: int, are_compiled: bool) -> int:
    """Return how many zeros in a row can be searched within about a second."""
    return (2 if usable <= FEW else 1) - (0 if are_compiled else 1)


def position_odds(views: np.ndarray, seat: int | None, entries: Entries) -> dict[str, Any] | None:
    """Return the reach of every character, and the odds of the seat's next turn (None for a spectator, for a seat that
    has no turn, and with two dice); None if no battle is being fought."""
    view = views[0]
    if view.phase != Phase.BATTLE:
        return None
    on_island = [
        piece for k in range(view.options.seats) for piece in members_of(sides.pieces_on_island(view, k))
    ]
    pieces = {str(piece): reach_json(view, piece) for piece in on_island}
    if seat is None or sides.rolls_two_dice(view) or not flow.has_turn(view, seat):
        return {"pieces": pieces, "turn": None}
    usable = count_bits(sides.usable_pieces(view, seat))
    faces, total = turn_odds(views, seat, entries, zeros_to_follow(usable, entries.are_compiled))
    turn: dict[str, Any] = {str(number): chance.least for number, chance in enumerate(faces)}
    return {"pieces": pieces, "turn": turn | {"any": total._asdict()}}


def reach_json(view: np.void, piece: int) -> dict[str, list[str]]:
    return {
        str(number): [square_name(square) for square in squares]
        for number, squares in reach(view, piece).items()
    }
