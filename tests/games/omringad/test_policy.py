"""The policy, luck, and the JSON of actions and events."""

import numpy as np
import pytest

from games.omringad.board import ENTRIES, battle, position
from games.omringad.test_properties import Walk
from stridsplan.engine import dice, log
from stridsplan.engine.game import MeasuredCommand
from stridsplan.engine.loops import play_games
from stridsplan.games.omringad import GAME, luck, words
from stridsplan.games.omringad.actions import ACTIONS
from stridsplan.games.omringad.state import Event, Rule


def play(walk, limit):
    """Let the policy play all seats, to the end or for `limit` actions."""
    tape = dice.seeded_tape(1)
    for _ in range(limit):
        if not walk.to_act():
            return
        seat = walk.to_act()[0]
        out = np.zeros(len(GAME.actions), np.int32)
        n = ENTRIES.legal(walk.states, 0, seat, out)
        code = int(ENTRIES.policy(walk.view(seat), 0, seat, out, n, tape))
        assert code in out[:n]
        ENTRIES.apply(walk.states, 0, seat, code, walk.tape, log.blank_log())


@pytest.mark.parametrize("seat", [0, 1])
def test_the_policy_must_beat_random_play_in_95_of_100_games(seat):
    players = ["policy" if k == seat else "random" for k in range(2)]
    played = play_games(GAME, players, 100, seed=seat, max_actions=20_000)
    assert played.ended.all()
    assert (played.ranks[:, seat] == 1).sum() >= 95


@pytest.mark.parametrize("teams", ["everyone", "rows"])
def test_the_policy_must_beat_random_play_at_four_seats(teams):
    options = GAME.encode_options(4, GAME.resolve_options(4, None, {"teams": teams}))
    players = ["policy", "policy" if teams == "rows" else "random", "random", "random"]
    played = play_games(GAME, players, 100, options=options, seed=4, max_actions=20_000)
    assert played.ended.all()
    assert (played.ranks[:, 0] == 1).sum() >= 90


def test_four_policies_must_choose_legal_actions():
    walk = Walk(4, {"teams": "diagonal"}, 3)
    play(walk, limit=180)
    assert walk.s.round >= 1  # the set-up is over


def test_every_code_must_survive_the_conversion_to_json_and_back():
    view = position().view(0)
    for code in range(len(ACTIONS)):
        named = words.action(code, view)
        assert ACTIONS.code(**named) == code


@pytest.mark.parametrize(
    "fields",
    [{}, {"kind": "fly"}, {"kind": "buy", "unit": "mage"}, {"kind": "bid", "gold": 0}, {"kind": "hit"}],
)
def test_an_unknown_action_must_be_refused(fields):
    with pytest.raises(ValueError, match="no such action"):
        ACTIONS.code(**fields)


def test_every_event_must_have_a_rule_and_arguments():
    for kind in Event:
        row = np.zeros(log.COLUMNS, np.int32)
        row[log.RULE], row[log.EVENT] = 1, kind
        event = words.event(row)
        assert event["rule"] == Rule(1).name.replace("_", "-")
        assert isinstance(event["args"], dict)


@pytest.mark.rule("OM-HIT-1")
def test_the_policy_must_damage_tiles_before_losing_any():
    game = battle({"A23": {0: "merc, general", 1: ("archer, merc", "A13")}}, faces=[5])
    assert game.policy_action(0)["unit"] == "merc"


@pytest.mark.rule("OM-COMBAT-10")
def test_luck_must_compare_every_roll_with_its_odds():
    game = battle({"A23": {0: "2 merc", 1: ("merc*", "A13")}}, faces=[6, 1, 2])
    command = MeasuredCommand(seat=0, events=game.rows, draws=[])
    first, second = luck.measure(game.states["options"], [command])  # the hits of seat 0, and of seat 1
    assert (first.seat, first.fell, second.seat, second.fell) == (0, 1, 1, 0)
    assert first.odds == pytest.approx({0: 25 / 36, 1: 10 / 36, 2: 1 / 36})
    assert luck.owners(command) == [0, 0, 1]  # the seat of each die
