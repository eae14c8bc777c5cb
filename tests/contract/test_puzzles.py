"""The puzzles of a game belong to the current version of its rules, and each has one best answer."""

import pytest

from stridsplan.bots import puzzles
from stridsplan.bots.search import value
from stridsplan.engine.registry import game_ids, load_game
from stridsplan.lab.puzzles import MIN_LEAD_ERRORS

GAMES = [game_id for game_id in game_ids() if puzzles.path_of(load_game(game_id)).exists()]
each_game = pytest.mark.parametrize("game_id", GAMES)


@each_game
def test_puzzles_must_belong_to_the_current_rules(game_id):
    """If this fails, the rules have changed: find new puzzles with `stridsplan puzzles`."""
    game = load_game(game_id)
    origin = puzzles.load(puzzles.path_of(game)).origin
    assert origin["version"] == game.version
    # tests/contract/test_search.py compares this signature with the current rules
    assert origin["rules"] == value.load(value.path_of(game)).origin["rules"]


@each_game
@pytest.mark.usefixtures("entries")  # the tables play with the rules that it compiles
def test_each_puzzle_must_have_its_question_and_one_best_answer(game_id, pace):
    game = load_game(game_id)
    shipped = puzzles.puzzles_of(game).puzzles
    assert len({puzzle.id for puzzle in shipped}) == len(shipped) > 0
    for puzzle in shipped if pace == 1 else shipped[:1]:
        table = puzzles.table_of(game, puzzle)
        assert table.question(puzzle.seat)["id"] == puzzle.question
        position = table.asked_after(puzzle.seat, [])
        best, *others = puzzle.answers
        assert best.worse == 0
        assert all(other.worse > MIN_LEAD_ERRORS * other.error for other in others)
        for answer in puzzle.answers:
            table.preview(puzzle.seat, answer.codes)  # raises if it is not legal
            assert puzzles.compared_answer(puzzle, position, answer.codes) == answer
