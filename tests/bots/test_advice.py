"""Advice: the best choices with lines of play in words of the game, computed only from the view of the seat."""

from dataclasses import replace

import numpy as np
import pytest

from stridsplan.bots import advice
from stridsplan.bots.search import player
from stridsplan.bots.search.player import Playouts
from stridsplan.engine import dice
from stridsplan.engine.registry import load_game

from .searching import GAMES, Position, shorten_searches


@pytest.fixture(autouse=True)
def _short_play_outs(monkeypatch):
    shorten_searches(monkeypatch)
    monkeypatch.setattr(advice, "WORLDS", 3)
    monkeypatch.setattr(advice, "CODES", 4)
    monkeypatch.setattr(advice, "ENOUGH_WORLDS", 2)


def advise(position, view=None, legal=None):
    view = position.views if view is None else view
    legal = position.legal if legal is None else legal
    return advice.advise(position.search(), view, position.seat, legal, dice.seeded_tape(1), Playouts(12))


@pytest.mark.parametrize("game_id", GAMES)
def test_advice_must_contain_legal_choices_and_only_events_of_the_seat(game_id):
    position = Position(game_id)
    options = advise(position)["options"]
    assert 1 < len(options) <= advice.OPTIONS
    assert options[0]["worse"] == 0
    for option in options:
        assert option["action"]["code"] in position.legal
        assert 0 <= option["chance"] <= 1
        events = [item["event"] for item in option["line"] if "event" in item]
        assert all(event["args"]["seat"] == {"seat": position.seat} for event in events)
        assert option["share"] is None
        assert option["line"]


@pytest.mark.parametrize("game_id", [game_id for game_id in GAMES if load_game(game_id).has_secrets])
def test_advice_must_not_depend_on_hidden_information(game_id):
    position = Position(game_id, actions=40)
    other_states, other_views = np.zeros(1, position.game.state), np.zeros(1, position.game.state)
    position.entries.determinize(position.views, 0, position.seat, dice.seeded_tape(9), other_states, 0)
    position.entries.observe(other_states, 0, position.seat, other_views, 0)
    assert other_states.tobytes() != position.states.tobytes()
    assert advise(position, other_views) == advise(position)


def test_a_single_choice_must_have_a_chance_and_standing_orders_must_not_be_advised():
    position = Position("risk", actions=90)
    standing = next(kind.first for kind in position.game.actions.kinds if not kind.asked)
    found = advise(position, legal=np.array([position.legal[0], standing], np.int32))
    assert [option["action"]["code"] for option in found["options"]] == [position.legal[0]]
    assert (found["worlds"], found["options"][0]["clear"]) == (2, False)
    assert 0 < found["options"][0]["chance"] < 1


def test_a_plan_must_be_shown_as_its_actions(monkeypatch):
    monkeypatch.setattr(advice, "CODES", 1)
    position = Position("awakened", actions=10)
    position.game = replace(position.game, features=position.game.features._replace(plans=True))
    plan = position.search().policy_plan(position.views, position.seat, dice.seeded_tape(1))
    line = advice.line_json(position.game, position.views, position.seat, plan)
    codes = [item["action"]["code"] for item in line for _ in range(item["times"])]
    assert len(codes) > advice.CODES
    assert codes == plan[plan >= 0].tolist()


def test_the_choices_of_a_mixed_answer_must_have_shares_and_be_ordered_by_them(monkeypatch):
    position = Position("omringad", actions=0)
    shares = np.array([0.25, 0, 0.75])

    def run(self, view, seat, legal, tape, budget, keep, drop_repeats):
        values = np.full((3, 4), 0.5)  # of three answers in four worlds
        return player.SearchResult(best=0, answers=legal[:3, None], values=values, playouts=12, mix=shares)

    monkeypatch.setattr(player.Search, "run", run)
    options = advise(position)["options"]
    assert [option["share"] for option in options] == [0.75, 0.25, 0]


def test_a_line_must_end_at_the_first_difference_between_worlds():
    assert advice.common_start([[(1, 2), (3, 4)], [(1, 2), (3, 5)]]) == [(1, 2)]
    assert advice.common_start([[], [(1, 2)]]) == []


def test_repeated_events_must_be_counted():
    events = [{"event": 1}, {"event": 1}, {"event": 2}, {"event": 1}]
    assert [(each["event"], each["times"]) for each in advice.merge_repeats(events)] == [
        (1, 2),
        (2, 1),
        (1, 1),
    ]


@pytest.mark.parametrize(
    ("action", "is_cause", "is_covered"),
    [
        ({"kind": "attack", "source": "north_africa"}, False, True),
        ({"kind": "place", "territory": "alaska"}, True, False),
        ({"kind": "arrange", "slots": ["north_africa", "egypt"]}, True, True),
        ({"kind": "count", "armies": 5}, False, True),
        ({"kind": "until"}, True, True),
        ({"kind": "end_attacks"}, False, False),
    ],
)
def test_an_action_must_be_named_unless_its_events_contain_it(action, is_cause, is_covered):
    events = [{"id": "attack_declared", "args": {"source": {"term": "territory-north-africa"}, "armies": 3}}]
    assert advice.is_covered(action, events, is_cause) is is_covered


def test_an_event_must_be_left_out_if_its_action_or_the_next_event_contains_it():
    folded = {"args": {"seat": {"seat": 1}}, "what": {"seat": 1}}
    placed, shown = (
        {"args": {}, "what": {"seat": 1, "square": "B32", **more}} for more in ({}, {"unit": "elite"})
    )
    assert not advice.is_covered({"kind": "fold"}, [folded], True)
    assert advice.informative_events({"kind": "fold"}, [folded]) == []
    assert advice.informative_events({"kind": "fold"}, [folded, placed]) == [placed]
    assert advice.informative_events({"kind": "put", "square": "B32"}, [folded, placed, shown]) == [
        folded,
        shown,
    ]
