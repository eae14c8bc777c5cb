"""The analysis of finished games: choices compared with others, from the view that the seat had."""

from types import SimpleNamespace

import numpy as np
import pytest

from stridsplan.bots import advice, analysis, worker
from stridsplan.bots.search import player
from stridsplan.engine import dice
from stridsplan.engine.choices import Choice

from .searching import GAMES, Position, shorten_searches

BAD, GOOD = 0.2, 0.7  # chances to win


@pytest.fixture(autouse=True)
def _short_play_outs(monkeypatch):
    shorten_searches(monkeypatch)
    monkeypatch.setattr(advice, "WORLDS", 2)
    monkeypatch.setattr(analysis, "MIN_WORLDS", 2)
    monkeypatch.setattr(analysis, "ESTIMATE_WORLDS", 2)


def choice_of(position, *codes):
    """The choice of an answer in a position."""
    return Choice(
        number=7,
        seat=position.seat,
        view=position.views.tobytes(),
        legal=position.legal.tobytes(),
        codes=codes,
    )


@pytest.mark.parametrize("game_id", GAMES)
def test_a_choice_must_be_compared_with_others_and_a_position_must_be_estimated(game_id):
    position = Position(game_id)
    search, choice, tape = position.search(), choice_of(position, int(position.legal[0])), dice.seeded_tape(2)
    assert -1 <= analysis.estimate_loss(search, choice, tape, 0.01) <= 1
    assert 0 <= analysis.estimate(search, choice, tape, 0.0) <= 1
    found = analysis.measure_loss(search, choice, tape, 0.02)
    assert found["loss"] == pytest.approx(found["chance"] - found["played"], abs=2e-4)
    assert found["error"] >= 0
    assert found["done"]
    assert found["line"]


def test_the_loss_of_the_only_choice_must_be_zero():
    position = Position("island")
    position.legal = position.legal[:1]
    choice = choice_of(position, int(position.legal[0]))
    assert analysis.estimate_loss(position.search(), choice, dice.seeded_tape(2), 0.01) == 0


def test_the_first_candidate_must_be_the_complete_answer():
    position = Position("risk", actions=90)
    first = int(position.legal[0])
    rows = analysis.candidates(position.search(), choice_of(position, first, 9), dice.seeded_tape(2))
    assert rows[0].tolist() == [first, 9]
    assert set(rows[1:, 1]) == {-1}  # no second code
    assert set(rows[1:, 0]) <= set(position.legal)


def test_the_loss_must_be_the_difference_between_the_best_other_answer_and_the_choice(monkeypatch):
    position = Position("island")
    bad = int(position.legal[0])

    def compare(search, scope, answers, first, worlds):
        chances = np.where(answers.reshape(len(answers), -1)[:, 0] == bad, BAD, GOOD)
        return np.repeat(chances[:, None], worlds, axis=1)

    monkeypatch.setattr(player.Search, "compare", compare)
    search, tape = position.search(), dice.seeded_tape(2)
    assert analysis.estimate_loss(search, choice_of(position, bad), tape, 0.01) == pytest.approx(GOOD - BAD)
    found = analysis.measure_loss(search, choice_of(position, bad), tape, 0.02)
    assert (found["played"], found["chance"], found["loss"]) == (BAD, GOOD, pytest.approx(GOOD - BAD))
    assert found["done"]
    assert analysis.estimate_loss(search, choice_of(position, int(position.legal[1])), tape, 0.01) <= 0


@pytest.mark.parametrize(("stopped_after", "results"), [(0, [1]), (2, [1, 2]), (9, [1, 2, 3])])
def test_a_stopped_analysis_must_return_the_results_so_far(monkeypatch, stopped_after, results):
    """It judges at least one choice, so that an analysis always ends."""
    position, judged = Position("island"), []
    compiled = SimpleNamespace(program=SimpleNamespace(is_compiled=True))
    monkeypatch.setattr(worker, "search_of", lambda game, view: compiled)

    def judge(search, choice, tape, seconds):
        judged.append(choice)
        return len(judged)

    task = worker.analysis_task(judge)
    choices = [tuple(choice_of(position, code)) for code in range(3)]
    request = worker.AnalysisRequest("island", "", True, choices, seed=2, seconds=0.1)
    assert task(position.game, request, lambda: len(judged) >= stopped_after) == results
