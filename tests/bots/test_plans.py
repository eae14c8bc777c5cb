"""Complete plans as candidates: proposed by the policy, varied in a step, and followed without another search."""

from dataclasses import replace

import numpy as np
import pytest

from bots.searching import Position, shorten_searches
from stridsplan.bots import get_bot, levels
from stridsplan.bots.search import plans, player
from stridsplan.engine import dice, log

COUNT = 6  # of plans to propose


@pytest.fixture(autouse=True)
def _short_play_outs(monkeypatch):
    shorten_searches(monkeypatch)
    monkeypatch.setattr(plans, "LENGTH", 12)


@pytest.fixture
def position():
    """A turn of several codes, which a search treats as one plan."""
    position = Position("awakened", actions=10)
    position.game = replace(position.game, features=position.game.features._replace(plans=True))
    return position


def play(position, plan):
    """Play a plan; return whether all codes were legal, and whether the answer ended: no question, or dice rolled."""
    states, out, entries = position.states.copy(), position.out.copy(), position.entries
    tape, are_legal = dice.seeded_tape(3), []
    for code in plan[plan >= 0]:
        are_legal.append(code in out[: entries.legal(states, 0, position.seat, out)])
        entries.apply(states, 0, position.seat, int(code), tape, log.blank_log())
    is_asked = entries.to_act(states, 0) >> position.seat & 1
    return all(are_legal), not is_asked or bool((tape != dice.seeded_tape(3)).any())


def proposed(position, search):
    """The plans that the search proposes in a position."""
    search.workspace.views[:1] = position.views
    tape = dice.seeded_tape(1)
    return plans.propose_plans(search, search.scope(position.seat, tape), COUNT, tape)


def test_plans_must_be_legal_complete_and_distinct_and_start_with_the_policys(position):
    search = position.search()
    found = proposed(position, search)
    assert 1 < len(found) <= COUNT
    assert len({plan.tobytes() for plan in found}) == len(found)
    assert (
        found[0].tolist() == search.policy_plan(position.views, position.seat, dice.seeded_tape(1)).tolist()
    )
    assert all(play(position, plan) == (True, True) for plan in found)
    assert any((plan >= 0).sum() > 1 for plan in found)


def test_equivalent_plans_must_be_found_even_if_one_is_incomplete(position):
    search = position.search()
    first, *others = proposed(position, search)
    partial, other = first.copy(), next(plan for plan in others if plan[0] != first[0])
    partial[1:] = -1  # the policy completes it
    scope, tape = search.scope(position.seat, dice.seeded_tape(1)), dice.seeded_tape(2)
    left = plans.without_repeats(search, scope, np.array([first, partial, other, first]), tape)
    assert left.tolist() == [first.tolist(), other.tolist()]


def test_a_seat_without_a_side_must_get_only_the_policys_plan(position):
    search = position.search()
    search.side = np.full_like(search.side, -1)
    assert len(proposed(position, search)) == 1


def test_a_plan_must_be_followed_without_another_search_until_the_seat_sees_something_else(
    monkeypatch, position
):
    search, results = position.search(), []
    monkeypatch.setattr(levels, "search_of", lambda game, view, kind=None: search)
    run = player.Search.run
    monkeypatch.setattr(
        player.Search, "run", lambda self, *rest: results.append(run(self, *rest)) or results[-1]
    )
    bot, entries, states = get_bot("marshal", playouts=4), position.entries, position.states.copy()
    views, out, played = position.views, position.out, []
    while not played or len(played) < (results[0].answer >= 0).sum():
        n = entries.legal(states, 0, position.seat, out)
        entries.observe(states, 0, position.seat, views, 0)
        code = bot.choose(position.game, views, position.seat, out[:n].copy(), dice.seeded_tape(len(played)))
        entries.apply(states, 0, position.seat, code, dice.seeded_tape(3), log.blank_log())
        played.append(code)
    assert len(results) == 1
    assert played == results[0].answer[: len(played)].tolist()
    assert len(played) > 1
    views["round"] += 1
    bot.choose(position.game, views, position.seat, position.legal, dice.seeded_tape(2))
    assert len(results) == 2


def test_a_slip_must_change_the_policys_plan(monkeypatch, position):
    search = position.search()
    search.program = search.program._replace(is_compiled=True)
    monkeypatch.setattr(levels, "search_of", lambda game, view, kind=None: search)
    bot, tape = levels.Level("any", slips=1.0), dice.seeded_tape(1)
    assert bot.choose(position.game, position.views, position.seat, position.legal, tape) in position.legal
    policy_plan = search.policy_plan(position.views, position.seat, tape)
    slip = levels.second_best(position.game, position.views, position.seat, position.legal, tape)
    assert slip.tolist() != policy_plan.tolist()
    assert play(position, slip) == (True, True)


def test_a_level_without_attention_must_follow_the_policys_plan(monkeypatch, position):
    search = position.search()
    monkeypatch.setattr(levels, "search_of", lambda game, view, kind=None: search)
    bot = levels.Level("any", playouts=4)  # a number of play-outs allows plans with interpreted rules
    chosen = bot.choose(position.game, position.views, position.seat, position.legal, dice.seeded_tape(1))
    assert chosen == search.policy_plan(position.views, position.seat, dice.seeded_tape(1))[0]
