"""Properties of random games (catalogue 6.5): invariants of every position, and symmetry under a half turn."""

from collections import Counter

import numpy as np
import pytest

from depth import depth
from games.island.board import CHARACTERS, ENTRIES, ISLAND, SQUARE_NAMES, Position, logged, make_tape
from games.island.naive import name_of, place_of, world_of
from games.island.play import skirmishes, steps_of
from stridsplan.engine import log
from stridsplan.games.island import words
from stridsplan.games.island.components import BOARD, COLUMN_NAMES, square_name
from stridsplan.games.island.state import BLOCK, LOST, NOBODY, ON_PAD, Event, Face, Phase

SEATS = pytest.mark.parametrize("seats", [2, 4])


def positions(seats):
    """Every position of some battles and skirmishes."""
    yield from (step.after for step in steps_of(depth(4, 6) if seats == 2 else 2, seats))
    yield from (step.after for step in skirmishes(20 if seats == 2 else 10, seats))


# -- Invariants ----------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-MOVE-6", "IS-SET-11")
@SEATS
def test_there_may_be_at_most_one_occupant_on_a_square(seats):
    for states in positions(seats):
        s = states[0]
        occupants = s.grid[list(SQUARE_NAMES.values())]
        pieces = occupants[occupants >= 0].tolist()
        assert len(set(pieces)) == len(pieces)
        assert sorted(pieces) == [piece for piece in range(CHARACTERS * seats) if s.where[piece] > 0]


@SEATS
def test_characters_on_the_island_on_the_pad_and_lost_must_add_up_to_ten(seats):
    for states in positions(seats):
        s = states[0]
        for seat in range(seats):
            own = s.where[CHARACTERS * seat : CHARACTERS * (seat + 1)]
            on_island, on_pad, lost = (own > 0).sum(), (own == ON_PAD).sum(), (own == LOST).sum()
            assert lost == s.losses[seat]
            assert (s.pad[seat] != NOBODY).sum() == on_pad
            if s.phase >= Phase.BATTLE:
                assert on_island + on_pad + lost == CHARACTERS


@pytest.mark.rule("IS-SET-3", "IS-BLOCK-3")
@SEATS
def test_blocks_on_the_island_revealed_and_left_must_add_up(seats):
    count, live = (10, 6) if seats == 2 else (20, 12)
    for states in positions(seats):
        s = states[0]
        faces = Counter(s.turned_face[: s.turned].tolist())
        assert (s.grid == BLOCK).sum() + s.turned + s.to_place == count
        assert faces[Face.LIVE] <= live
        assert faces[Face.SAFE] <= count - live
        assert (faces[Face.LIVE] + s.live_left, faces[Face.SAFE] + s.safe_left) == (live, count - live)


@pytest.mark.rule("IS-SET-5", "IS-4P-3", "IS-TRAP-25")
@SEATS
def test_there_may_never_be_more_blocks_in_a_line_than_at_placement(seats):
    for states in positions(seats):
        blocks = world_of(states[0]).blocks
        for line in (0, 1):
            assert max(Counter(block[line] for block in blocks).values(), default=0) <= seats // 2


@pytest.mark.rule("IS-TURN-6")
@SEATS
def test_exactly_one_seat_must_be_asked_until_the_end(seats):
    for states in positions(seats):
        asked = Position(states).seats_asked()
        assert len(asked) == (states[0].phase != Phase.OVER)
        assert all(Position(states).codes(seat) for seat in asked)


@SEATS
def test_every_position_must_be_valid(seats):
    for states in list(positions(seats))[::4]:
        assert ENTRIES.defects(states, 0) == 0


# -- Legal or refused ----------------------------------------------------------------------------------------


TABLES = [
    (2, {}),
    (2, {"battle": "all_out"}),
    (2, {"friendly_targets": True, "characters_block_fire": True, "penalty_may_decline": True}),
    (4, {}),
    (4, {"sides": "across"}),
    (4, {"sides": "everyone"}),
    (4, {"dice": "one"}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_an_action_must_be_legal_exactly_when_it_is_not_refused(seats, options):
    """Check the last three positions of a game for each question."""
    positions_by_question = Counter()
    for step in reversed(list(steps_of(1, seats, **options))):
        positions_by_question[step.s.ask] += 1
        if positions_by_question[step.s.ask] <= 3:
            codes = range(len(ISLAND.actions))
            allowed = [code for code in codes if not ENTRIES.refuse(step.before, 0, step.seat, code)]
            assert sorted(Position(step.before).codes(step.seat)) == allowed
            others = [seat for seat in range(seats) if seat != step.seat]
            assert not any(Position(step.before).codes(seat) for seat in others)
    assert len(positions_by_question) >= 5


# -- The half turn -------------------------------------------------------------------------------------------


def turned_square(square, columns):
    """The image of a square under the half turn."""
    x, y = place_of(square_name(square))
    return SQUARE_NAMES[name_of((columns + 1 - x, BOARD + 1 - y))]


def turned_piece(piece, seats):
    """The image of a piece under the half turn."""
    return (piece + CHARACTERS * seats // 2) % (CHARACTERS * seats) if piece >= 0 else piece


def half_turn(states):
    """The position with the board turned by 180 degrees and every seat exchanged with the one opposite."""
    turned = states.copy()
    s, t = states[0], turned[0]
    seats, columns = s.options.seats, BOARD * s.options.seats // 2
    for square in SQUARE_NAMES.values():
        if place_of(square_name(square))[0] <= columns:
            t.grid[turned_square(square, columns)] = turned_piece(int(s.grid[square]), seats)
    swap = [(seat + seats // 2) % seats for seat in range(seats)]
    for piece in range(CHARACTERS * seats):
        where, there = int(s.where[piece]), turned_piece(piece, seats)
        t.where[there] = turned_square(where, columns) if where > 0 else where
        t.facing[there] = (s.facing[piece] + 2) % 4  # also the facing of removed pieces
    for seat in range(seats):
        for field in ("island", "on_pad", "in_hand", "losses", "wins", "points"):
            getattr(t, field)[swap[seat]] = getattr(s, field)[seat]
        t.centre[swap[seat]] = columns + 1 - s.centre[seat] if s.centre[seat] else 0
        t.pad[swap[seat]] = [turned_piece(int(piece), seats) for piece in s.pad[seat]]
    t.turn, t.first = swap[s.turn], swap[s.first]
    t.due = sum(1 << swap[seat] for seat in range(seats) if s.due >> seat & 1)
    t.winners = sum(1 << swap[seat] for seat in range(seats) if s.winners >> seat & 1)
    t.standing = turned_sides(s.standing)
    of_rows, of_columns = slice(1, 1 + BOARD), slice(1 + BOARD, 1 + BOARD + columns)
    t.lines[of_rows], t.lines[of_columns] = s.lines[of_rows][::-1], s.lines[of_columns][::-1]
    t.bound[:] = [turned_piece(int(bound), seats) for bound in s.bound]
    t.mover = turned_piece(s.mover, seats)
    for k in range(s.turned):
        if s.turned_square[k] in SQUARE_NAMES.values():
            t.turned_square[k] = turned_square(int(s.turned_square[k]), columns)
    return turned


def turned_sides(sides):
    """Swap the bits of sides 0 and 1: with four seats, mates sit side by side."""
    return sides >> 1 & 1 | (sides & 1) << 1


def turned_action(action, seats):
    """The image of an action, given by its fields, under the half turn."""
    turned, columns = dict(action), BOARD * seats // 2
    for field in ("square", "from", "to", "target"):
        if turned.get(field) in SQUARE_NAMES:
            turned[field] = square_name(turned_square(SQUARE_NAMES[turned[field]], columns))
    if "facing" in turned:
        facings = ["north", "east", "south", "west"]
        turned["facing"] = facings[(facings.index(turned["facing"]) + 2) % 4]
    if turned.get("piece") is not None:
        turned["piece"] = turned_piece(turned["piece"], seats)
    if "seat" in turned:
        turned["seat"] = (turned["seat"] + seats // 2) % seats
    if turned["kind"] == "slide":
        turned["column"] = COLUMN_NAMES[columns - 1 - COLUMN_NAMES.index(turned["column"])]
    return turned


def without_effects(action):
    """An action without its predicted effects, which name many characters."""
    return tuple(sorted((key, str(value)) for key, value in action.items() if key not in ("hits", "risk")))


@pytest.mark.rule("IS-SET-1", "IS-SET-9", "IS-PAD-2", "IS-MOVE-1", "IS-SHOOT-2", "IS-ZERO-2", "IS-TRAP-18")
@SEATS
def test_legal_actions_must_map_one_to_one_under_the_half_turn(seats):
    kinds = Counter()
    for states in list(positions(seats))[:: 2 * seats]:
        turned = half_turn(states)
        assert ENTRIES.defects(turned, 0) == 0
        assert half_turn(turned).tobytes() == states.tobytes()
        for seat in range(seats):
            actions = Position(states).legal(seat)
            mapped = Position(turned).legal((seat + seats // 2) % seats)
            kinds.update(action["kind"] for action in actions)
            assert {without_effects(turned_action(action, seats)) for action in actions} == {
                without_effects(action) for action in mapped
            }
            assert len(actions) == len(mapped)
    assert set(kinds) == KINDS


KINDS = {
    *("place_block", "place", "arrange", "shoot", "launch", "nominate"),
    *("rotate", "move", "slide", "remove", "end_turn", "blocked"),
}


@pytest.mark.rule("IS-BLOCK-5", "IS-CROSS-1", "IS-MOVE-3", "IS-PAD-2", "IS-CHAIN-4", "IS-TRAP-18")
@SEATS
def test_the_effects_of_an_action_must_map_under_the_half_turn(seats):
    """The dice are the same; all blocks are live, so that the order in which they are turned over does not matter."""
    count = 0
    battles = [*steps_of(1, seats, blocks="all_live"), *skirmishes(30, seats, blocks="all_live")]
    for step in battles[:: 2 * seats]:
        turned = half_turn(step.before)
        action = words.action(step.code, step.s)
        seat = (step.seat + seats // 2) % seats
        (code,) = [
            code
            for code, other in Position(turned).coded_actions(seat)
            if without_effects(other) == without_effects(turned_action(action, seats))
        ]
        ends = []
        for states, actor, played in ((step.before.copy(), step.seat, step.code), (turned, seat, code)):
            events = log.blank_log(300)
            ENTRIES.apply(states, 0, actor, played, make_tape((1, 2, 3, 4), [], ()), events)
            ends.append((states, sorted(kind for kind, _ in logged(log.rows(events)))))
        count += Event.BLOCK_TURNED in ends[0][1]
        after, mapped = half_turn(ends[0][0])[0], ends[1][0][0]
        for field in mapped.dtype.names:
            if field not in ("turned_square", "options"):
                assert np.array_equal(after[field], mapped[field]), field
        assert ends[0][1] == ends[1][1]
        assert (mapped.grid[mapped.turned_square[: mapped.turned]] != BLOCK).all()
    assert count > 3
