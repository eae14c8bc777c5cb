"""Bots at tables."""

import asyncio

import pytest

from stridsplan.server import engine

from .conftest import running

pytestmark = [pytest.mark.anyio, pytest.mark.both_stores]


async def over(person, table, seconds=30):
    """Wait for the end of a game."""
    async with asyncio.timeout(seconds):
        while (shown := await person.get(f"/tables/{table}"))["status"] != "over":
            await asyncio.sleep(0.02)
    return shown


async def until(person, table, condition, seconds=30):
    """Wait until a table is as wanted."""
    async with asyncio.timeout(seconds):
        while not condition(shown := await person.get(f"/tables/{table}")):
            await asyncio.sleep(0.02)
    return shown


async def test_bots_play_a_whole_game(alva):
    table = await alva.create("bot:policy", "bot:random", "bot:policy")
    assert (await over(alva, table["id"]))["result"]["winners"]


async def test_bots_answer_people(alva):
    table = (await alva.create("me", "bot"))["id"]
    await alva.command(table, 0, [1], version=1)
    await until(alva, table, lambda shown: shown["version"] == 3)
    await alva.command(table, 0, [6])
    assert (await until(alva, table, lambda shown: shown["to_act"] == [0]))["version"] == 5


async def test_bots_at_an_open_table_wait_for_people(alva, nils):
    table = await alva.create("me", "bot", "friend")
    await asyncio.sleep(0.1)
    assert (await alva.get(f"/tables/{table['id']}"))["version"] == 0
    invitation = table["seats"][2]["invitation"].split("=")[1]
    await nils.post(f"/tables/{table['id']}/join", {"invitation": invitation})
    await until(alva, table["id"], lambda shown: shown["version"] == 2)


async def test_bots_go_on_after_a_restart(settings):
    async with running(settings, bot_pause=60) as server:
        alva = await server.person()
        table = (await alva.create("bot", "bot"))["id"]
        assert (await alva.get(f"/tables/{table}"))["version"] == 1
    async with running(settings) as server:
        await over(await server.person(), table)


async def test_people_can_follow_a_bot(settings):
    async with running(settings, bot_pause=60) as server:
        alva = await server.person()
        table = (await alva.create("bot", "me"))["id"]
        await asyncio.sleep(0.2)
        assert (await alva.get(f"/tables/{table}"))["version"] == 1


async def test_a_bot_gets_what_its_seat_may_know_and_nothing_else(server, alva, monkeypatch):
    turns = []
    monkeypatch.setattr(engine, "choose", lambda turn: turns.append(turn) or int(turn.legal[0]))
    table = (await alva.create("me", "bot"))["id"]
    await alva.command(table, 0, [4], version=1)
    await until(alva, table, lambda shown: shown["version"] == 3)
    view = turns[0].view[0]
    assert (view.luck[0], view.luck[1] > 0) == (0, True)
    assert view.bid[0] in (-1, -2)


@pytest.mark.parametrize("answer", ["illegal", "raises"])
async def test_a_bot_that_fails_lets_its_time_lapse(alva, monkeypatch, answer):
    def choose(turn):
        if answer == "raises":
            raise RuntimeError("broken")
        return 7

    monkeypatch.setattr(engine, "choose", choose)
    table = (await alva.create("me", "bot"))["id"]
    await until(alva, table, lambda shown: shown["version"] == 2)
    await alva.command(table, 0, [1])
    shown = await alva.get(f"/tables/{table}/position")
    assert shown["view"]["bids"] == [1, 0]


async def test_a_bot_that_thinks_keeps_nobody_waiting(alva, monkeypatch):
    import threading

    go = threading.Event()
    monkeypatch.setattr(engine, "choose", lambda turn: go.wait(20) and int(turn.legal[0]))
    table = (await alva.create("me", "screen", "bot"))["id"]
    await alva.command(table, 0, [1], version=1)
    await alva.command(table, 1, [1], version=1)
    assert (await alva.get(f"/tables/{table}"))["to_act"] == [2]
    go.set()
    await until(alva, table, lambda shown: shown["to_act"] == [0])
