"""What a strong player would do, over HTTP: for the seat itself, from its view, where people may be helped."""

from threading import Event

import pytest

from stridsplan.bots import worker
from stridsplan.engine.registry import load_game
from stridsplan.server import engine
from stridsplan.server.workers import BotCrashed

from .test_delegation import position_of, table_of_three

pytestmark = pytest.mark.anyio
ANSWER = {"options": [], "worlds": 7}
STEP = 5


@pytest.fixture
def taught(set_thoughts):
    """Replace the search for advice by an answer; return the turns it gets, and a list that holds the answer."""
    return set_thoughts("advise", ANSWER)


async def ask(client, table, seat=0, status=200, **more):
    body = {"seat": seat, "version": (await client.get(f"/tables/{table}"))["version"]} | more
    return await client.post(f"/tables/{table}/advice", body, status)


async def refusal(client, table, status, **more):
    return (await ask(client, table, status=status, **more))["error"]["code"]


async def test_a_seat_must_get_advice_from_its_view_alone_once_a_position(alva, nils, taught):
    table = await table_of_three(alva, nils)
    await nils.command(table, 1, [3])
    position = await position_of(alva, table, 0)
    assert (position["can_advise"], position["advice_ready"]) == (True, False)  # the toy game is not compiled
    assert await ask(alva, table) == await ask(alva, table) == ANSWER
    (turn,) = taught[0]
    view = turn.view[0]
    assert (turn.seat, turn.legal.tolist(), view.bid[1], view.luck[1]) == (0, [0, 1, 2, 3, 4], -2, 0)
    assert 0 < turn.seconds <= 1


async def test_advice_must_count_the_first_steps_of_an_answer(alva, nils, taught):
    table = await table_of_three(alva, nils)
    for client, seat in ((alva, 0), (nils, 1), (alva, 2)):
        await client.command(table, seat, [1])
    await ask(alva, table, codes=[STEP])
    assert taught[0][0].view[0].score[0] == 1
    assert await refusal(alva, table, 422, codes=[0]) == "play.illegal"


async def test_nobody_else_and_nobody_who_is_not_asked_may_get_it(alva, nils, taught):
    table = await table_of_three(alva, nils)
    assert await refusal(nils, table, 403) == "play.not_your_seat"
    await alva.command(table, 0, [1])
    assert await refusal(alva, table, 422) == "play.illegal"
    assert await refusal(alva, table, 409, version=99) == "play.stale"
    assert taught[0] == []


@pytest.mark.parametrize("more", [{"advice": False}, {"rated": True}])
async def test_where_nobody_may_be_helped_there_must_be_none(alva, nils, taught, more):
    table = await table_of_three(alva, nils, **more)
    assert (await position_of(alva, table, 0))["can_advise"] is False
    assert await refusal(alva, table, 409) == "play.no_advice"


async def test_a_game_that_no_bot_can_judge_must_say_so(alva, nils):
    table = await table_of_three(alva, nils)
    assert (await position_of(alva, table, 0))["can_advise"] is False
    assert await refusal(alva, table, 409) == "play.no_teacher"


@pytest.mark.parametrize("answer", [None, BotCrashed("it ended")])
async def test_a_bot_that_cannot_think_must_say_so_and_be_asked_again(alva, nils, taught, answer):
    table = await table_of_three(alva, nils)
    taught[1][0] = answer
    assert await refusal(alva, table, 503) == "play.teacher_busy"
    taught[1][0] = ANSWER
    assert await ask(alva, table) == ANSWER


def test_the_process_must_not_think_about_a_game_that_is_not_compiled(monkeypatch):
    monkeypatch.setattr("stridsplan.bots.search.player.load_compiled", lambda game: None)
    game = load_game("island")
    table = engine.new_table("island", seats=2, secret=bytes(32))
    (seat, *_) = table.to_act()
    turn = engine.BotTurn(seat, "search", game, table.observe(seat), table.legal(seat), False)
    message = engine.bot_request("advise", turn, threads=1)[worker.LENGTH.size :]
    assert worker.answer(message, Event()) == b'{"answer": null}\n'


def test_the_process_must_use_as_many_threads_as_the_server_says(monkeypatch):
    counts = []
    monkeypatch.setattr(worker, "set_threads", counts.append)
    table = engine.new_table("island", seats=2, secret=bytes(32))
    (seat, *_) = table.to_act()
    turn = engine.BotTurn(seat, "policy", load_game("island"), table.observe(seat), table.legal(seat), False)
    worker.answer(engine.bot_request("choose", turn, threads=3)[worker.LENGTH.size :], Event())
    assert counts == [3]
