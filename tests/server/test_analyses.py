"""Analyses of finished games over HTTP: made once, on request, and shown to those who may see a view of a seat."""

import asyncio
from dataclasses import replace

import pytest

from stridsplan.server import analyses, engine
from stridsplan.server.workers import BotCrashed, Workers

from .conftest import running
from .test_play import table_after_bids
from .toy import PASS, ROLL, STEP

pytestmark = pytest.mark.anyio
LOSS = {"done": [], "played": 0.3, "chance": 0.5, "loss": 0.2, "error": 0.01, "line": []}


@pytest.fixture
def searches(monkeypatch, set_bot_choice, searched_toy):
    """Replace the searches of an analysis by fixed results; return the tasks and choices they are asked for."""
    tasks = []
    set_bot_choice(lambda turn: PASS if PASS in turn.legal else 0)

    async def analyse_choices(workers, task, game, choices, seconds):
        tasks.append((task, choices))
        return [{"estimate_loss": 0.1, "measure_loss": LOSS, "estimate": 0.4}[task] for _ in choices]

    monkeypatch.setattr(Workers, "analyse", analyse_choices)
    return tasks


async def finished_game(client):
    """Win a short game against a bot; return its id."""
    table = (await client.create("me", "bot", options={"toy.goal": 6}))["id"]
    answers, shown = [[1], [STEP, STEP, STEP, ROLL], [STEP, STEP, STEP, ROLL]], {"to_act": [0]}
    while shown["to_act"]:
        if 0 in shown["to_act"]:
            await client.command(table, 0, answers.pop(0))
        await asyncio.sleep(0.01)
        shown = await client.get(f"/tables/{table}")
    return table


async def analysis_of(client, table, status=200):
    return await client.get(f"/tables/{table}/analysis", status)


async def analyse(client, table):
    """Request an analysis of a table; return it when it is finished."""
    assert (await client.post(f"/tables/{table}/analysis", {}))["status"] in ("running", "done")
    async with asyncio.timeout(20):
        while (shown := await analysis_of(client, table))["status"] == "running":
            await asyncio.sleep(0.01)
    return shown


async def test_an_analysis_must_judge_the_choices_of_people_by_their_views(alva, searches):
    table = await finished_game(alva)
    assert (await analysis_of(alva, table))["status"] == "none"
    found = await analyse(alva, table)
    choices = [choice for task, part in searches for choice in part if task == "estimate_loss"]
    assert {choice.seat for choice in choices} == {0}
    game = engine.load_game("toy")
    views = [engine.position(game, choice.view).state[0] for choice in choices]
    assert all(view.luck[1] == 0 for view in views)
    numbers = [choice.number for choice in choices]
    assert len(numbers) == len(set(numbers))  # each choice is judged once
    assert [(each["seat"], each["kind"]) for each in found["mistakes"]] == [(0, "blunder")] * len(choices)
    assert found["mistakes"][0]["version"] < found["mistakes"][-1]["version"]
    assert len(found["points"]) == len(found["seats"][0]["chances"])
    assert found["seats"][0]["chances"][0] == 0.4
    assert found["seats"][0]["chances"][-1] in (0, 1)


async def test_the_chances_at_the_end_must_be_the_outcome_without_an_estimate(alva, searches):
    table = await finished_game(alva)
    found = await analyse(alva, table)
    estimated = {choice.number for task, part in searches for choice in part if task == "estimate"}
    assert len(estimated) == len(found["points"]) - 1


async def test_the_analysis_of_a_seat_with_a_sealed_view_must_be_hidden_from_others(
    server, alva, nils, searches
):
    table = await finished_game(alva)
    found = await analyse(alva, table)
    assert [each["seat"] for each in found["seats"]] == [0]
    assert (await analysis_of(nils, table))["status"] == "sealed"
    await nils.expect_error(f"/tables/{table}/analysis", {}, "play.not_your_seat", 403)
    async with server.services.tables.cache.locked(table) as cached:
        cached.record.table_state = replace(cached.record.table_state, opened=True)
    assert [each["seat"] for each in (await analysis_of(nils, table))["seats"]] == [0, 1]


async def test_an_analysis_must_be_made_once_and_survive_a_restart(settings, searches):
    async with running(settings) as server:
        alva = await server.new_client()
        table = await finished_game(alva)
        found, cookies = await analyse(alva, table), dict(alva.http.cookies)
    count = len(searches)
    async with running(settings) as server:
        alva = await server.new_client(**cookies)
        assert await analyse(alva, table) == found
    assert len(searches) == count


async def test_a_running_game_or_one_that_no_bot_can_search_must_get_no_analysis(alva, searches, monkeypatch):
    table = await table_after_bids(alva)
    assert (await analysis_of(alva, table, 409))["error"]["code"] == "play.not_over"
    over = await finished_game(alva)
    monkeypatch.setitem(vars(engine.load_game("toy")), "features", None)
    assert (await analysis_of(alva, over))["status"] == "no_teacher"
    await alva.expect_error(f"/tables/{over}/analysis", {}, "play.no_teacher", 409)


async def test_a_choice_without_an_estimated_loss_must_not_be_measured(alva, searches, monkeypatch):
    table, tasks = await finished_game(alva), []

    async def analyse_choices(workers, task, game, choices, seconds):
        tasks.append(task)
        return [0.0 for _ in choices]

    monkeypatch.setattr(Workers, "analyse", analyse_choices)
    assert (await analyse(alva, table))["mistakes"] == []
    assert set(tasks) == {"estimate_loss", "estimate"}


async def test_an_analysis_must_be_complete_although_people_interrupted_it(alva, searches, monkeypatch):
    """Each task is ended after its first choice, because somebody waits for another task."""
    table, judged = await finished_game(alva), []

    async def analyse_one_choice(workers, task, game, choices, seconds):
        judged.append((task, choices[0].number, choices[0].seat))
        return [LOSS if task == "measure_loss" else 0.01 * choices[0].number]

    monkeypatch.setattr(Workers, "analyse", analyse_one_choice)
    found = await analyse(alva, table)
    numbers = [number for task, number, seat in judged if task == "estimate" and seat == 0]
    assert found["seats"][0]["chances"][:-1] == [0.01 * number for number in numbers]
    assert len(numbers) == len(found["points"]) - 1
    assert len(judged) == len(set(judged))
    assert found["mistakes"]


@pytest.mark.parametrize("failure", [None, BotCrashed("it ended")])
async def test_a_failed_analysis_may_be_repeated(alva, searches, monkeypatch, failure):
    table = await finished_game(alva)

    async def fail(workers, task, game, choices, seconds):
        if failure:
            raise failure

    with monkeypatch.context() as patch:
        patch.setattr(Workers, "analyse", fail)
        assert (await analyse(alva, table))["status"] == "failed"
    assert (await analyse(alva, table))["status"] == "done"


async def test_an_analysis_must_be_refused_if_too_many_are_waiting(alva, searches, monkeypatch):
    table = await finished_game(alva)
    monkeypatch.setattr(analyses, "MAX_ANALYSES", 0)
    await alva.expect_error(f"/tables/{table}/analysis", {}, "play.teacher_busy", 503)


@pytest.mark.parametrize(
    ("loss", "error", "kind"),
    [(0.2, 0.01, "blunder"), (0.2, 0.04, "mistake"), (0.2, 0.09, None), (0.04, 0.001, None)],
)
def test_a_mistake_must_exceed_the_uncertainty_of_the_bot(loss, error, kind):
    assert analyses.kind_of(loss, error) == kind


@pytest.mark.parametrize(
    ("winners", "payoffs", "sides", "expected"),
    [
        ([], [0, 0, 0, 0], [0, 1, 2, 3], [0.25, 0.25, 0.25, 0.25]),
        ([], [0, 0, 0, 0], [0, 1, 0, 1], [0.5, 0.5, 0.5, 0.5]),
        ([], [0, 0, 0], [0, 1, engine.NO_SIDE], [0.5, 0.5, 0]),
        ([], [-1000, 0, 0], [0, 1, 2], [0, 0.5, 0.5]),  # seat 0 left, the others agreed to a draw
        ([0, 2], [500, -500, 500, -500], [0, 1, 0, 1], [1, 0, 1, 0]),
    ],
)
def test_the_outcome_of_a_seat_must_be_that_of_its_side(winners, payoffs, sides, expected):
    assert analyses.outcomes({"winners": winners, "payoffs": payoffs}, sides) == expected
