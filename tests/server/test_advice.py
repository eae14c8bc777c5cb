"""Advice over HTTP: only for the seat itself, computed from its view, at tables with advice."""

from threading import Event

import pytest

from stridsplan.bots import worker
from stridsplan.engine.registry import load_game
from stridsplan.server import engine, teacher
from stridsplan.server.workers import BotCrashed

from .test_delegation import position_of, table_of_three
from .toy import HIDDEN, STEP

pytestmark = pytest.mark.anyio
ANSWER = {"options": [], "worlds": 7}


@pytest.fixture
def advice_task(fake_task):
    """Replace the search for advice by an answer."""
    return fake_task("advise", ANSWER)


async def ask_advice(client, table, seat=0, status=200, **more):
    body = {"seat": seat, "version": (await client.get(f"/tables/{table}"))["version"]} | more
    return await client.post(f"/tables/{table}/advice", body, status)


async def refusal_code(client, table, status, **more):
    return (await ask_advice(client, table, status=status, **more))["error"]["code"]


async def test_advice_must_be_computed_once_and_only_from_the_view_of_the_seat(alva, nils, advice_task):
    table = await table_of_three(alva, nils)
    await nils.command(table, 1, [3])
    position = await position_of(alva, table, 0)
    assert (position["can_advise"], position["advice_ready"]) == (True, False)  # the toy game is not compiled
    assert await ask_advice(alva, table) == await ask_advice(alva, table) == ANSWER
    (turn,) = advice_task.given
    view = turn.view[0]
    assert (turn.seat, turn.legal.tolist(), view.bid[1], view.luck[1]) == (0, [0, 1, 2, 3, 4], HIDDEN, 0)
    assert 0 < turn.seconds <= teacher.SECONDS


async def test_advice_must_take_the_first_steps_of_an_answer_into_account(alva, nils, advice_task):
    table = await table_of_three(alva, nils)
    for client, seat in ((alva, 0), (nils, 1), (alva, 2)):
        await client.command(table, seat, [1])
    await ask_advice(alva, table, codes=[STEP])
    assert advice_task.given[0].view[0].score[0] == 1
    assert await refusal_code(alva, table, 422, codes=[0]) == "play.illegal"


async def test_only_a_seat_that_is_asked_may_get_advice(alva, nils, advice_task):
    table = await table_of_three(alva, nils)
    assert await refusal_code(nils, table, 403) == "play.not_your_seat"
    await alva.command(table, 0, [1])
    assert await refusal_code(alva, table, 422) == "play.illegal"
    assert await refusal_code(alva, table, 409, version=99) == "play.stale"
    assert advice_task.given == []


@pytest.mark.parametrize("more", [{"advice": False}, {"rated": True}])
async def test_advice_must_be_refused_at_a_rated_table_and_at_one_without_advice(
    alva, nils, advice_task, more
):
    table = await table_of_three(alva, nils, **more)
    assert (await position_of(alva, table, 0))["can_advise"] is False
    assert await refusal_code(alva, table, 409) == "play.no_advice"


async def test_advice_must_be_refused_in_a_game_that_no_bot_can_search(alva, nils):
    table = await table_of_three(alva, nils)
    assert (await position_of(alva, table, 0))["can_advise"] is False
    assert await refusal_code(alva, table, 409) == "play.no_teacher"


async def test_an_umpire_must_get_no_advice(alva):
    options = {"scenario": "skirmish", "umpire": True}
    table = (await alva.create("me", "screen", "screen", game="clusta_noba", options=options))["id"]
    umpire = 2
    while umpire not in (position := await position_of(alva, table, umpire))["to_act"]:
        seat = position["to_act"][0]
        player = await position_of(alva, table, seat)
        assert player["can_advise"] is True
        ends = (action for action in player["actions"] if action["kind"] in ("ready", "send_nothing"))
        await alva.command(table, seat, [next(ends)["code"]])
    assert (position["question"]["id"], position["can_advise"]) == ("umpire", False)
    assert await refusal_code(alva, table, 409, seat=umpire) == "play.no_teacher"


@pytest.mark.parametrize("answer", [None, BotCrashed("it ended")])
async def test_a_failed_search_for_advice_must_be_reported_and_may_be_repeated(
    alva, nils, advice_task, answer
):
    table = await table_of_three(alva, nils)
    advice_task.answer = answer
    assert await refusal_code(alva, table, 503) == "play.teacher_busy"
    advice_task.answer = ANSWER
    assert await ask_advice(alva, table) == ANSWER


def test_a_bot_process_must_not_search_a_game_that_is_not_compiled(monkeypatch):
    monkeypatch.setattr("stridsplan.bots.search.player.load_compiled", lambda game: None)
    game = load_game("island")
    table = engine.new_table("island", seats=2, secret=bytes(32))
    (seat, *_) = table.to_act()
    turn = engine.BotTurn(seat, "search", game, table.observe(seat), table.legal(seat), False)
    message = engine.bot_request("advise", turn, threads=1)[worker.LENGTH.size :]
    assert worker.answer(message, Event()) == b'{"answer": null}\n'


def test_a_bot_process_must_use_the_number_of_threads_in_the_request(monkeypatch):
    counts = []
    monkeypatch.setattr(worker, "set_threads", counts.append)
    table = engine.new_table("island", seats=2, secret=bytes(32))
    (seat, *_) = table.to_act()
    turn = engine.BotTurn(seat, "policy", load_game("island"), table.observe(seat), table.legal(seat), False)
    worker.answer(engine.bot_request("choose", turn, threads=3)[worker.LENGTH.size :], Event())
    assert counts == [3]
