"""Puzzles are positions in which one answer is clearly better than all others and than the policy's choice."""

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from bots.searching import Position as SearchPosition
from bots.searching import shorten_searches
from stridsplan.bots.puzzles import (
    Answer,
    Collection,
    Puzzle,
    compare,
    is_as_good,
    load,
    outcome,
    padded,
    path_of,
    read,
)
from stridsplan.bots.search.player import Search
from stridsplan.engine import dice
from stridsplan.engine.position import Position
from stridsplan.lab import puzzles

PUZZLE = Puzzle(
    id="island-1", seats=2, profile=None, options={}, secret="07" * 32, rows=[(0, 3)], seat=1, question="move",
    answers=[Answer((3, 4), chance=0.7, worse=0.0, error=0.0)], worlds=320,
)  # fmt: skip


@pytest.fixture
def asked_position():
    """A position of the island in which a seat has a choice, its seat, and its legal codes."""
    found = SearchPosition("island")
    return Position(found.game, found.states), found.seat, found.legal


def values(*chances):
    """The chances of some answers in four worlds."""
    return np.array([[chance - 0.01, chance, chance, chance + 0.01] for chance in chances])


@pytest.mark.parametrize(
    ("chances", "stands"),
    [
        ((0.3, 0.6, 0.4), True),
        ((0.6, 0.3, 0.4), False),  # the policy finds the best answer
        ((0.3, 0.6, 0.58), False),  # another answer is nearly as good
        ((0.01, 0.1, 0.02), False),  # all is lost
        ((0.3, 0.99, 0.4), False),  # all is won
    ],
)
def test_one_answer_must_be_clearly_better_than_all_others(chances, stands):
    assert puzzles.stands_out(values(*chances), puzzles.MIN_LEAD, puzzles.MIN_LEAD_ERRORS) == stands


def test_the_lead_of_the_best_answer_must_be_significant():
    noisy = np.array([[0.3] * 4, [0.9, 0.1, 0.9, 0.1]])
    assert not puzzles.stands_out(noisy, puzzles.MIN_LEAD, puzzles.MIN_LEAD_ERRORS)


def test_an_answer_must_not_be_rejected_for_the_noise_of_a_few_worlds():
    noisy = np.array([[0.3] * 4, [0.9, 0.1, 0.9, 0.1], [0.1, 0.9, 0.2, 0.7]])
    assert not puzzles.stands_out(noisy, puzzles.MIN_LEAD, 1.0)
    assert puzzles.may_stand_out(noisy)
    assert not puzzles.may_stand_out(noisy[:1])
    for chances in ((0.6, 0.3, 0.4), (0.3, 0.6, 0.58), (0.01, 0.1, 0.02), (0.3, 0.99, 0.4)):
        assert not puzzles.may_stand_out(values(*chances))


def test_a_puzzle_must_list_the_best_answer_first_and_also_the_policys(asked_position, monkeypatch):
    shorten_searches(monkeypatch, candidates=6)
    position, seat, legal = asked_position
    first = puzzles.by_policy(position, seat)
    best = int(next(code for code in legal[::-1] if code != first))

    def compare(search, scope, answers, first_world, worlds):
        chances = [0.7 if code == best else 0.3 if code == first else 0.4 for code in answers[:, 0].tolist()]
        return np.repeat(np.array(chances)[:, None], worlds, axis=1)

    monkeypatch.setattr(Search, "compare", compare)
    monkeypatch.setattr(
        Search, "codes", lambda search, seat, legal, tape: np.array([first, best, legal[0], legal[1]])
    )
    found = puzzles.judge_decision(position.game, position, seat, dice.seeded_tape(3))
    assert (found[0].codes, found[0].chance, found[0].worse) == ((best,), 0.7, 0.0)
    assert (first,) in [answer.codes for answer in found]
    assert len(found) <= puzzles.STORED_ANSWERS + 1


def test_answers_with_the_same_outcome_must_count_once(asked_position):
    position, seat, legal = asked_position
    rows = [(int(legal[0]),), (int(legal[1]),), (int(legal[0]),)]
    assert puzzles.distinct(position, seat, rows) == rows[:2]
    assert outcome(position, seat, rows[0]) != outcome(position, seat, rows[1])
    assert padded([(1,), (2, 3)]).tolist() == [[1, -1], [2, 3]]


def test_answers_with_the_same_chances_in_every_world_must_count_once():
    answers, chances = np.array([[1], [2], [3]]), np.array([[0.3, 0.2], [0.7, 0.6], [0.7, 0.6]])
    kept, values = puzzles.distinct_outcomes(answers, chances)
    assert (kept.tolist(), values.tolist()) == ([[1], [2]], [[0.3, 0.2], [0.7, 0.6]])
    assert puzzles.stands_out(values, puzzles.MIN_LEAD, puzzles.MIN_LEAD_ERRORS)
    assert not puzzles.stands_out(values[:1], puzzles.MIN_LEAD, puzzles.MIN_LEAD_ERRORS)


def test_the_share_of_a_question_among_puzzles_must_be_limited():
    variety = puzzles.Variety(
        count=10, puzzles=Counter(orders=6, landing=3), decisions=Counter(orders=70, landing=29)
    )
    assert variety.wants("orders")
    assert not variety.wants("landing")
    variety.puzzles["orders"] = 8
    assert not variety.wants("orders")
    assert replace(variety, is_limited=False).wants("orders")
    assert not replace(variety, is_limited=False, only=["landing"]).wants("orders")


@pytest.fixture
def games(monkeypatch):
    """Let each game have a puzzle, without a search; return the secrets of the games that were played."""
    played: list[str] = []

    def search_game(game, setting, secret, variety, ends):
        played.append(secret.hex())
        return replace(PUZZLE, id=puzzles.id_of(game, secret, []), secret=secret.hex())

    monkeypatch.setattr(puzzles, "search_game", search_game)
    monkeypatch.setattr(puzzles, "compiled", lambda game: None)
    monkeypatch.setattr(puzzles, "signature", lambda game_id: "rules")
    monkeypatch.setattr(puzzles, "lead_of_best", lambda puzzle: 0.1)
    return played


def test_puzzles_may_be_added_to_a_collection(asked_position, games):
    game, tables = asked_position[0].game, [puzzles.Setting(2, None)]
    few = [all_now for _, all_now in puzzles.find(game, 2, 1, tables, "first")][-1]
    more = [all_now for _, all_now in puzzles.find(game, 4, 1, tables, "second", known=few)][-1]
    assert list(more.puzzles[:2]) == list(few.puzzles)
    assert len(games) == len(set(games)) == len(more.puzzles) == 4  # none comes from the same game
    assert more.origin["command"] == "first; second"
    assert puzzles.have_rules_of(more, game)
    assert not puzzles.have_rules_of(Collection(more.origin | {"rules": "others"}, more.puzzles), game)


def test_a_check_must_judge_puzzles_again_and_drop_those_without_a_best_answer(
    asked_position, games, monkeypatch
):
    game, now = asked_position[0].game, [Answer((3,), chance=0.8, worse=0.0, error=0.0)]
    known = Collection({"command": "first"}, load(path_of(game)).puzzles[:2])
    answers = dict(zip((puzzle.id for puzzle in known.puzzles), ([], now), strict=True))
    monkeypatch.setattr(puzzles, "judge_again", lambda game, puzzle, tape: answers[puzzle.id])
    ((remaining, all_now),) = puzzles.check(game, known, 1, "second")
    assert remaining == replace(known.puzzles[1], answers=now)
    assert list(all_now.puzzles) == [remaining]
    assert all_now.origin["command"] == "first; second"


@pytest.mark.parametrize("chances", [(0.3, 0.7), (0.7, 0.3)])
def test_a_puzzle_that_is_judged_again_must_have_the_same_best_answer(asked_position, monkeypatch, chances):
    game = asked_position[0].game
    shorten_searches(monkeypatch, candidates=6)
    puzzle = load(path_of(game)).puzzles[0]
    best = puzzle.answers[0].codes

    def compare(search, scope, answers, first_world, worlds):
        of_others, of_best = chances
        # a little different for each answer, because answers with the same chances count once
        of_answer = [
            (of_best if puzzles.codes_of(row) == tuple(best) else of_others) + place / 10_000
            for place, row in enumerate(answers)
        ]
        return np.repeat(np.array(of_answer)[:, None], worlds, axis=1)

    monkeypatch.setattr(Search, "compare", compare)
    found = puzzles.judge_again(game, puzzle, dice.seeded_tape(3))
    assert bool(found) == (chances[1] > chances[0])
    assert [answer.codes for answer in found[:1]] == [tuple(best)] * bool(found)


def test_a_compound_action_must_be_completed_and_may_be_varied():
    found = SearchPosition("awakened", actions=1)
    position, seat = Position(found.game, found.states), found.seat
    whole = puzzles.complete(position, seat, (int(found.legal[0]),))
    assert whole[0] == found.legal[0]
    then = position
    for code in whole:
        then = then and then.after(seat, code)
    assert then is None or seat not in then.to_act or puzzles.is_fresh(then, seat)
    assert all(row[0] == whole[0] for row in puzzles.with_changed_step(position, seat, whole))


def test_an_answer_must_be_compared_with_the_best_one(monkeypatch):
    shorten_searches(monkeypatch)
    found = SearchPosition("island")
    answers = [[int(code)] for code in found.legal[:2]]
    compared = compare(found.search(), found.views, found.seat, answers, dice.seeded_tape(1), 0.0)
    equal = compare(found.search(), found.views, found.seat, answers[:1] * 2, dice.seeded_tape(1), 0.0)
    assert 0 <= compared["chance"] <= 1
    assert compared["error"] >= 0
    assert equal["worse"] == 0
    assert is_as_good(equal["worse"], equal["error"])
    assert not is_as_good(worse=0.1, error=0.01)


def test_passing_must_not_be_the_answer_to_a_puzzle(asked_position):
    game = asked_position[0].game
    assert puzzles.has_arguments(game, np.array([game.actions.code(kind="shoot", piece=3)]))
    assert not puzzles.has_arguments(game, np.array([game.actions.code(kind="end_turn")]))


def test_puzzles_must_be_unchanged_by_writing_and_reading(tmp_path):
    path = tmp_path / "puzzles.jsonl"
    Collection({"game": "island", "version": 2}, [PUZZLE]).write(path)
    assert load(path) == Collection({"game": "island", "version": 2}, [PUZZLE])
    assert len(path.read_text().splitlines()) == 2
    assert load(tmp_path / "nothing").puzzles == ()
    assert read(vars(PUZZLE)) == PUZZLE
    assert PUZZLE.question in puzzles.describe(PUZZLE)


def test_puzzles_must_be_searched_at_all_tables_or_the_requested_one(asked_position):
    game = asked_position[0].game
    every = puzzles.settings(game, None, None)
    assert {setting.seats for setting in every} == set(game.seats)
    assert puzzles.settings(game, 2, "short") == [puzzles.Setting(2, "short")]
