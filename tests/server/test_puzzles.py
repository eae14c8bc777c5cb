"""Puzzles over HTTP: the view of a seat, the judgement of answers, and the solution on request."""

import json

import pytest

from stridsplan.bots import puzzles
from stridsplan.bots.puzzles import Answer, Collection, Puzzle
from stridsplan.engine.registry import load_game
from stridsplan.server import engine
from stridsplan.server.workers import BotCrashed

from .toy import PASS, ROLL, STEP

pytestmark = pytest.mark.anyio
BEST = (STEP, STEP, ROLL)
ANSWERS = (
    Answer(BEST, chance=0.7, worse=0.0, error=0.0),
    Answer((STEP, PASS), chance=0.69, worse=0.01, error=0.01),
    Answer((PASS,), chance=0.4, worse=0.3, error=0.02),
)
PUZZLE = Puzzle(
    id="toy-1", seats=2, profile=None, options={}, secret="07" * 32, rows=[(0, 1), (1, 2)],
    seat=0, question="move", answers=ANSWERS, worlds=320,
)  # fmt: skip
PATH = "/puzzles/toy-1"


@pytest.fixture(autouse=True)
def judging(monkeypatch, fake_task):
    """Let the toy game have a puzzle; return the fake task that compares answers with the best one."""
    version = load_game("toy").version
    monkeypatch.setattr(puzzles, "load", lambda path: Collection({"version": version}, [PUZZLE]))
    return fake_task("judge", {"chance": 0.5, "worse": 0.2, "error": 0.01})


async def verdict(client, *codes):
    """Answer the puzzle; return how the answer is judged."""
    return await client.post(f"{PATH}/answer", {"codes": codes})


async def test_puzzles_must_be_listed_by_game_without_their_solutions(alva):
    listed = (await alva.get("/puzzles", game="toy"))["puzzles"]
    assert listed == [{"id": "toy-1", "game": "toy", "seats": 2, "seat": 0, "question": "move"}]
    assert (await alva.get("/puzzles", 404, game="chess"))["error"]["code"] == "game.unknown"


async def test_a_puzzle_must_be_the_view_of_its_seat_without_the_solution(alva):
    table, position = await alva.get(PATH), await alva.get(f"{PATH}/position")
    assert [(seat["mine"], seat["kind"]) for seat in table["seats"]] == [(True, "person"), (False, "bot")]
    view = engine.table_of(load_game("toy"), PUZZLE).view(0)
    assert (position["seat"], position["question"]["id"], position["view"]) == (0, "move", view)
    assert [action["code"] for action in position["actions"]] == [STEP, ROLL, PASS]
    assert (position["can_advise"], position["at_table"]) == (False, [])
    shown = json.dumps([table, position])
    assert not any(word in shown for word in (PUZZLE.secret, "answers", "0.69"))
    assert len((await alva.get(f"{PATH}/position", latest=1))["events"]) < len(position["events"])


async def test_answers_may_be_previewed_step_by_step(alva):
    body = {"seat": 0, "codes": [STEP]}
    assert (await alva.post(f"{PATH}/preview", body))["view"]["scores"][0] == 1
    assert await alva.post(f"{PATH}/refusal", {"seat": 0, "action": {"kind": "step"}}) == {"refusal": None}
    assert await alva.get(f"{PATH}/odds") is None
    assert await alva.get(f"{PATH}/surveys/none") is None
    assert await alva.get(f"{PATH}/documents") == {"documents": []}
    assert (await alva.get(f"{PATH}/position"))["view"]["scores"][0] == 0


async def test_a_known_answer_must_be_judged_by_the_stored_results(alva, judging):
    found = await verdict(alva, *BEST)
    assert (found["verdict"], found["best"], found["answer"]["chance"]) == ("best", 0.7, 0.7)
    assert (await verdict(alva, STEP, PASS))["verdict"] == "good"
    assert (await verdict(alva, PASS))["verdict"] == "worse"
    assert judging.given == []


async def test_an_unknown_answer_must_be_compared_with_the_best_once(alva, nils, judging):
    assert (await verdict(alva, ROLL)) == (await verdict(nils, ROLL))
    (judged,) = judging.given
    assert (judged.answers, judged.seat, judged.view[0].luck[1]) == ([list(BEST), [ROLL]], 0, 0)
    judging.answer = {"chance": 0.69, "worse": 0.01, "error": 0.001}
    assert (await verdict(alva, STEP))["verdict"] == "good"


async def test_an_illegal_answer_and_a_failed_comparison_must_be_reported(alva, judging):
    await alva.expect_error(f"{PATH}/answer", {"codes": [0]}, "play.illegal", 422)
    for failure in (None, BotCrashed("fell")):
        judging.answer = failure
        await alva.expect_error(f"{PATH}/answer", {"codes": [STEP]}, "play.teacher_busy", 503)


async def test_the_solution_must_be_returned_on_request(alva):
    found = await alva.get(f"{PATH}/solution")
    assert [option["chance"] for option in found["options"]] == [0.7, 0.69, 0.4]
    assert [option["clear"] for option in found["options"]] == [False, False, True]
    assert found["worlds"] == 320
    assert found["options"][0]["line"]


async def test_a_puzzle_may_be_played_on_against_bots(alva, set_bot_choice):
    set_bot_choice(lambda turn: PASS)
    table = await alva.post(f"{PATH}/play", {}, 201)
    assert (table["origin"], table["status"]) == ({"puzzle": "toy-1", "rows": 3}, "playing")
    assert (await alva.command(table["id"], 0, [STEP]))["position"]["view"]["scores"][0] == 1


async def test_an_unknown_puzzle_must_be_refused(alva):
    for path in ("toy-2", "chess-1", "toy"):
        assert (await alva.get(f"/puzzles/{path}", 404))["error"]["code"] == "puzzle.unknown"
