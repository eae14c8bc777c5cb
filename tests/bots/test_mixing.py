"""Mixed answers to sealed questions: when they help, and how they are drawn."""

from dataclasses import replace

import numpy as np
import pytest

from bots.searching import Position, comparable, shorten_searches
from stridsplan.bots.search import mixing, plans, player
from stridsplan.bots.search.kernel import Scope
from stridsplan.bots.search.player import Playouts
from stridsplan.engine import dice, log
from stridsplan.engine.registry import game_ids, load_game

# matching pennies: the chance to win of each of two answers (rows) against each of two replies
PENNIES = np.array([[0.7, 0.3], [0.3, 0.7]])


def noisy(chances, worlds=200, noise=0.1):
    """Chances of answers against replies in worlds, with noise that is partly common to all answers of a world."""
    rng = np.random.default_rng(1)
    shape = (*chances.shape, worlds)
    return chances[:, :, None] + rng.normal(0, noise, worlds) + rng.normal(0, noise / 2, shape)


@pytest.mark.parametrize(
    ("chances", "shares"),
    [
        (PENNIES, [0.5, 0.5]),
        ([[0.9, 0.1], [0.3, 0.5]], [0.2, 0.8]),
        ([[0.5, 0.2, 0.8], [0.8, 0.5, 0.2], [0.2, 0.8, 0.5]], [1 / 3, 1 / 3, 1 / 3]),
        ([[0.6, 0.5], [0.4, 0.3], [0.9, 0.2]], [1, 0, 0]),
    ],
)
def test_regret_matching_must_find_the_shares_with_the_best_worst_case(chances, shares):
    assert mixing.solve(np.array(chances)) == pytest.approx(shares, abs=0.02)


def test_a_mix_must_help_if_every_single_answer_has_a_good_reply():
    found = mixing.make_mix(noisy(PENNIES))
    assert found.is_better
    assert found.gain == pytest.approx(0.2, abs=0.05)


@pytest.mark.parametrize(
    "chances",
    [
        [[0.5, 0.5], [0.5, 0.5]],
        [[0.6, 0.55], [0.5, 0.7]],  # the gain of 0.03 is within the error
        [[0.6, 0.5], [0.4, 0.3]],
    ],
)
def test_a_mix_must_not_help_if_its_gain_is_within_the_error(chances):
    assert not mixing.make_mix(noisy(np.array(chances), worlds=16, noise=0.2)).is_better


def test_an_answer_must_be_drawn_by_its_share():
    tape, shares = dice.seeded_tape(1), np.array([0.25, 0.0, 0.75])
    drawn = np.bincount([mixing.draw_index(shares, tape) for _ in range(400)], minlength=3) / 400
    assert drawn == pytest.approx(shares, abs=0.06)
    assert drawn[1] == 0


def test_mixes_must_be_used_only_with_two_sides():
    assert mixing.are_two_sides(np.array([0, 1, 0, 1, -1]))
    assert not mixing.are_two_sides(np.array([0, 1, 2]))


# -- At a sealed question --------------------------------------------------------------------------------------


@pytest.fixture
def position(monkeypatch):
    """A position in which both seats lay the terrain of their countries in secret."""
    shorten_searches(monkeypatch, candidates=4)
    monkeypatch.setattr(plans, "LENGTH", 4)
    monkeypatch.setattr(mixing, "LENGTH", 4)
    monkeypatch.setattr(mixing, "FIRST_WORLDS", 2)
    return Position("omringad", actions=0)


def test_a_plan_must_be_followed_after_answers_of_other_seats(position):
    position.game = replace(position.game, features=position.game.features._replace(plans=True))
    result = position.run_search(playouts=30)
    assert (result.answer >= 0).sum() > 1
    search = position.search()
    search.follow(position.views, position.seat, "any", result.answer, dice.seeded_tape(1))
    position.entries.apply(
        position.states, 0, position.seat, result.code, dice.seeded_tape(2), log.blank_log()
    )
    position.states["due"] = 1 << position.seat  # the other seat has answered meanwhile
    position.entries.observe(position.states, 0, position.seat, position.views, 0)
    assert search.next_code(position.views, position.seat, "any") == result.answer[1]


def test_a_search_must_not_depend_on_whether_others_have_answered(position):
    assert position.views["due"] == 0b11
    answered = position.views.copy()
    answered["due"] = 1 << position.seat
    assert comparable(position.run_search(playouts=30, view=answered)) == comparable(
        position.run_search(playouts=30)
    )


def test_replies_must_be_those_of_the_policy_and_different_complete_answers_of_enemies(position):
    search = position.search()
    search.set_view(position.views, position.seat)
    replies = mixing.propose_replies(
        search, search.scope(position.seat, dice.seeded_tape(1)), dice.seeded_tape(2)
    )
    assert 1 < len(replies) <= mixing.REPLIES
    assert (replies[0] == -1).all()
    assert (replies[:, position.seat] == -1).all()
    assert (replies[1:, 1 - position.seat, 0] >= 0).all()
    assert len({reply.tobytes() for reply in replies}) == len(replies)


def test_a_bot_must_draw_its_answer_if_a_single_one_is_predictable(monkeypatch, position):
    def pennies(self, scope, answers, replies, first, worlds):
        chances = np.zeros((len(answers), len(replies)))
        # the columns of PENNIES: the first reply, and all others
        chances[:2, :1], chances[:2, 1:] = PENNIES[:, :1], PENNIES[:, 1:]
        return np.repeat(chances[:, :, None], worlds, axis=2)

    monkeypatch.setattr(player.Search, "compare_against", pennies)
    search, scope = position.search(), Scope(position.seat, horizon=1, limit=2, key=1, sees=1)
    search.set_view(position.views, position.seat)
    answers, drawn = position.legal[:3, None], set()
    for seed in range(12):
        shares, place, done = mixing.find_mix(
            search, scope, answers, Playouts(400), done=1, tape=dice.seeded_tape(seed)
        )
        assert shares == pytest.approx([0.5, 0.5, 0], abs=0.02)
        assert 1 < done <= 400
        drawn.add(place)
    assert drawn == {0, 1}


@pytest.mark.parametrize("batch", [2, 3])  # worlds that are compared at once; 2 are the first worlds
def test_a_search_for_a_mix_must_stop_after_the_first_worlds_if_no_mix_can_help(monkeypatch, position, batch):
    batches = []

    def compare(self, scope, answers, replies, first, worlds):
        batches.append(worlds)
        return np.full((len(answers), len(replies), worlds), 0.5)

    monkeypatch.setattr(Playouts, "next_batch", lambda *_: batch)
    monkeypatch.setattr(player.Search, "compare_against", compare)
    search, scope = position.search(), Scope(position.seat, horizon=1, limit=2, key=1, sees=1)
    search.set_view(position.views, position.seat)
    shares, *_ = mixing.find_mix(
        search, scope, position.legal[:3, None], Playouts(400), done=1, tape=dice.seeded_tape(1)
    )
    assert (shares, batches) == (None, [batch])


@pytest.mark.parametrize("game_id", [game_id for game_id in game_ids() if load_game(game_id).sealed])
def test_a_view_must_show_only_that_a_sealed_answer_was_given(game_id):
    position = Position(game_id, actions=0)
    game, entries, states = position.game, position.entries, position.states
    assert int(states["ask"][0]) in game.sealed
    before, tape = position.views.copy(), dice.seeded_tape(3)
    while states["due"][0] & 1:
        n = entries.legal(states, 0, 0, position.out)
        code = entries.policy(states, 0, 0, position.out, n, tape)
        entries.apply(states, 0, 0, code, tape, log.blank_log())
    entries.observe(states, 0, position.seat, position.views, 0)
    assert position.views.tobytes() != before.tobytes()
    assert (
        position.search().with_questions_reopened(position.views, position.seat).tobytes() == before.tobytes()
    )
