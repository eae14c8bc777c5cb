"""Public information and random draws (catalogue 8.2 and 8.3)."""

import json
from collections import Counter
from itertools import permutations

import numpy as np
import pytest

from games.island.board import ENTRIES, ISLAND, Position, board, encode, make_tape
from games.island.play import skirmishes, steps_of
from stridsplan.engine import dice, log
from stridsplan.games.island.state import BLOCK, Ask, Face, Phase, Stream


def shoot_block(game, face):
    """The record after the one shot at a block, which is live or safe."""
    states, tape = game.states.copy(), make_tape((), [face], ())
    (code,) = [code for code, action in game.coded_actions(game.seat_asked()) if action.get("at") == "block"]
    ENTRIES.apply(states, 0, game.seat_asked(), code, tape, log.blank_log(100))
    return states[0]


# -- Faces ---------------------------------------------------------------------------------------------------


SHOOTERS = ("sS a4 N", "sS d1 N", "sS g7 N", "sS j10 N")
TARGETS = ("a6", "d3", "g9", "j12", "b1", "c8", "e10", "f5", "h2", "i4")  # no two next to each other


@pytest.mark.rule("IS-SET-3", "IS-TRAP-24")
@pytest.mark.parametrize(("live", "safe", "shots"), [(2, 2, 4), (1, 3, 4), (3, 1, 4), (2, 1, 3), (6, 4, 3)])
def test_faces_drawn_when_revealed_must_be_distributed_as_if_shuffled_before(live, safe, shots):
    """Every draw of 0..n-1 is equally likely: all sequences of draws against all orders of the faces."""
    blocks = " ".join(
        f"{'*' if k < live else 'o'}{square}" for k, square in enumerate(TARGETS[: live + safe])
    )
    drawn = [board(*SHOOTERS, blocks=blocks, roll=1).states]
    for shooter in SHOOTERS[:shots]:
        drawn = [after for states in drawn for after in all_outcomes(states, shooter.split()[1])]
    shuffled = Counter(permutations([Face.LIVE] * live + [Face.SAFE] * safe, shots))
    before = 10 - live - safe  # blocks that are not on the board count as turned over before
    turned = [states[0].turned_face[before : before + shots].tolist() for states in drawn]
    assert Counter(map(tuple, turned)) == shuffled


def all_outcomes(states, at):
    """The positions after the shot of the character on a square, one for every possible draw."""
    game, faces_left = Position(states), states[0].live_left + states[0].safe_left
    seat = game.seat_asked()
    (code,) = [
        code
        for code, action in game.coded_actions(seat)
        if action["kind"] == "shoot" and action["from"] == at
    ]
    outcomes = []
    for value in range(faces_left):
        after, tape = states.copy(), dice.loaded_tape([value])
        ENTRIES.apply(after, 0, seat, code, tape, log.blank_log(100))
        assert (tape[dice.BAD], tape[dice.SHORT], tape[dice.COUNT]) == (0, 0, 1), "not exactly this draw"
        outcomes.append(after)
    return outcomes


@pytest.mark.rule("IS-SET-3")
@pytest.mark.parametrize(
    ("blocks", "live"),
    [("*d6 *a2 *b3 *c12 *e8 *f9 og1 oh4 oi7 oj10", 6), ("*d6 og1 oh4", 1), ("*d6 *e8 og1", 2)],
)
def test_the_chance_of_a_live_face_must_be_the_share_of_live_faces_left(blocks, live):
    outcomes = all_outcomes(board("sS d4 N", "sT k1 N", blocks=blocks, roll=1).states, "d4")
    faces = [int(states[0].turned_face[states[0].turned - 1]) for states in outcomes]
    assert sorted(faces) == [Face.SAFE] * (len(blocks.split()) - live) + [Face.LIVE] * live


@pytest.mark.rule("IS-TRAP-24", "IS-SET-3")
def test_a_position_may_not_reveal_a_face_that_nobody_has_seen():
    """From the same record a block may turn out live or safe, while both faces are left."""
    shots = 0
    for step in skirmishes(60):
        s = step.s
        if s.ask != Ask.USE or not s.live_left or not s.safe_left:
            continue
        game = Position(step.before)
        if sum(action.get("at") == "block" for action in game.of_kind("shoot")) == 1:
            shots += 1
            faces = [int(shoot_block(game, face).turned_face[s.turned]) for face in (Face.LIVE, Face.SAFE)]
            assert faces == [Face.LIVE, Face.SAFE]
    assert shots > 10


@pytest.mark.rule("IS-TRAP-24")
def test_views_in_random_games_may_not_hold_an_unrevealed_face():
    """A view names where blocks are, the faces of those turned over, and how many of each are left."""
    for step in list(steps_of(6))[::5]:
        view = Position(step.after).view_json()
        assert all(isinstance(block, str) for block in view["blocks"])
        laid = 10 - step.then.to_place
        assert len(view["blocks"]) + len(view["turned"]) == laid
        faces = Counter(block["face"] for block in view["turned"])
        assert view["faces"] == {"live": 6 - faces["live"], "safe": 4 - faces["safe"], "all": 10}
        rest = {key: value for key, value in view.items() if key not in ("turned", "faces", "options")}
        assert '"face"' not in json.dumps(rest)
        assert (step.then.turned_face[step.then.turned :] == 0).all()
        assert (step.then.turned_square[step.then.turned :] == 0).all()


@pytest.mark.rule("IS-TRAP-24", "IS-SET-12")
def test_there_may_be_no_private_information():
    """The view of a seat or a spectator is the whole position."""
    assert ISLAND.observe is None
    game, views = board("sS d4 N", "nS d8 S", blocks="d6 e9", roll=2), np.zeros(1, ISLAND.state)
    for seat in (-1, 0, 1):  # -1: a spectator
        ENTRIES.observe(game.states, 0, seat, views, 0)
        assert views.tobytes() == game.states.tobytes()


# -- Chance --------------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-SET-2", "IS-SET-3", "IS-TURN-1", "IS-TRAP-1")
def test_only_the_start_the_faces_and_the_dice_may_be_random():
    """Every draw is a die with six faces, or a face out of those left; set-up and choices draw nothing."""
    streams, start = Counter(), dice.seeded_tape(1, room=60)
    ENTRIES.setup(np.zeros(1, ISLAND.state), 0, encode(2, {}), start, log.blank_log(100))
    assert {(n, stream) for _, n, stream in dice.decode(dice.kept(start))} == {(6, Stream.START)}
    for step in [*steps_of(6), *skirmishes(30)]:
        states, tape = step.before.copy(), dice.seeded_tape(1, room=60)
        ENTRIES.apply(states, 0, step.seat, step.code, tape, log.blank_log(300))
        left = step.s.live_left + step.s.safe_left
        for _, n, stream in dice.decode(dice.kept(tape)):
            streams[stream] += 1
            assert n == (left if stream == Stream.FACES else 6)
            left -= stream == Stream.FACES
        if step.s.phase < Phase.PADS:
            assert tape[dice.COUNT] == 0
    assert set(streams) == {Stream.DICE, Stream.FACES}


@pytest.mark.rule("IS-BLOCK-3", "IS-TRAP-24")
def test_the_counts_of_faces_left_must_be_public():
    game = board("sS d4 N", "sT k1 N", blocks="*d6 oe7 of9", roll=1)
    assert game.view_json()["faces"] == {"live": 1, "safe": 2, "all": 10}
    game.shoot("d4")
    assert game.view_json()["faces"] == {"live": 0, "safe": 1, "all": 10}
    assert [block["square"] for block in game.view_json()["turned"][-2:]] == ["d6", "e7"]
    assert (game.s.grid == BLOCK).sum() == 1
