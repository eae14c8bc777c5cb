"""Bots at tables."""

import asyncio
from types import SimpleNamespace

import pytest

from stridsplan.engine.at_table import AtTable
from stridsplan.server import engine
from stridsplan.server.bots import remaining_pause
from stridsplan.server.metrics import REGISTRY
from stridsplan.server.workers import Workers

from .conftest import running
from .test_log import captured_log, log_entries
from .toy import HIDDEN, NOT_YET, PASS, ROLL, STEP

pytestmark = [pytest.mark.anyio, pytest.mark.both_stores, pytest.mark.bot_processes]


def count(outcome):
    """The number of bot decisions with this outcome."""
    return REGISTRY.get_sample_value("stridsplan_bot_decisions_total", {"outcome": outcome}) or 0


async def wait_for_end(client, table, seconds=30):
    """Wait for the end of a game; return the table."""
    async with asyncio.timeout(seconds):
        while (shown := await client.get(f"/tables/{table}"))["status"] != "over":
            await asyncio.sleep(0.02)
    return shown


async def wait_for_table(client, table, condition, seconds=30):
    """Wait until a condition of a table holds; return the table."""
    async with asyncio.timeout(seconds):
        while not condition(shown := await client.get(f"/tables/{table}")):
            await asyncio.sleep(0.02)
    return shown


async def test_bots_play_a_whole_game(alva):
    table = await alva.create("bot:policy", "bot:random", "bot:policy")
    assert (await wait_for_end(alva, table["id"]))["result"]["winners"]


async def test_bots_answer_people(alva):
    table = (await alva.create("me", "bot"))["id"]
    await alva.command(table, 0, [1], version=1)
    await wait_for_table(alva, table, lambda shown: shown["version"] == 3)
    await alva.command(table, 0, [ROLL])
    assert (await wait_for_table(alva, table, lambda shown: shown["to_act"] == [0]))["version"] == 5


async def test_bots_at_an_open_table_wait_for_people(alva, nils):
    table = await alva.create("me", "bot", "friend")
    await asyncio.sleep(0.1)
    assert (await alva.get(f"/tables/{table['id']}"))["version"] == 0
    invitation = table["seats"][2]["invitation"].split("=")[1]
    await nils.post(f"/tables/{table['id']}/join", {"invitation": invitation})
    await wait_for_table(alva, table["id"], lambda shown: shown["version"] == 2)


async def test_bots_continue_after_a_restart(settings):
    async with running(settings, bot_pause=60) as server:
        alva = await server.new_client()
        table = (await alva.create("bot", "bot"))["id"]
        assert (await alva.get(f"/tables/{table}"))["version"] == 1
    async with running(settings) as server:
        await wait_for_end(await server.new_client(), table)


async def test_bots_wait_for_the_bot_pause(settings):
    async with running(settings, bot_pause=60) as server:
        alva = await server.new_client()
        table = (await alva.create("bot", "me"))["id"]
        await asyncio.sleep(0.2)
        assert (await alva.get(f"/tables/{table}"))["version"] == 1


async def test_a_bot_receives_only_what_its_seat_may_know(server, alva, set_bot_choice):
    turns = []
    set_bot_choice(lambda turn: turns.append(turn) or int(turn.legal[0]))
    table = (await alva.create("me", "bot"))["id"]
    await alva.command(table, 0, [4], version=1)
    await wait_for_table(alva, table, lambda shown: shown["version"] == 3)
    view = turns[0].view[0]
    assert (view.luck[0], view.luck[1] > 0) == (0, True)
    assert view.bid[0] in (NOT_YET, HIDDEN)


@pytest.mark.parametrize("answer", ["illegal", "raises"])
async def test_the_timeout_action_replaces_a_bot_that_fails(alva, set_bot_choice, answer):
    def choose(turn):
        if answer == "raises":
            raise RuntimeError("broken")
        return PASS  # illegal, since the seat is to bid

    set_bot_choice(choose)
    table = (await alva.create("me", "bot"))["id"]
    await wait_for_table(alva, table, lambda shown: shown["version"] == 2)
    await alva.command(table, 0, [1])
    shown = await alva.get(f"/tables/{table}/position")
    assert shown["view"]["bids"] == [1, 0]


async def test_a_searching_bot_blocks_nobody(alva, set_bot_choice):
    import threading

    go = threading.Event()
    set_bot_choice(lambda turn: go.wait(20) and int(turn.legal[0]))
    table = (await alva.create("me", "screen", "bot"))["id"]
    await alva.command(table, 0, [1], version=1)
    await alva.command(table, 1, [1], version=1)
    assert (await alva.get(f"/tables/{table}"))["to_act"] == [2]
    go.set()
    await wait_for_table(alva, table, lambda shown: shown["to_act"] == [0])


@pytest.mark.parametrize("move", [[PASS], [STEP, PASS], [STEP, STEP, STEP, ROLL]])
async def test_a_bots_whole_answer_is_one_command(server, alva, set_bot_choice, move):
    codes = iter([0, *move])
    set_bot_choice(lambda turn: next(codes))
    table = (await alva.create("me", "bot"))["id"]
    await wait_for_table(alva, table, lambda shown: shown["version"] == 2)
    await alva.command(table, 0, [1])
    await alva.command(table, 0, [PASS])
    await wait_for_table(alva, table, lambda shown: shown["to_act"] == [0])
    async with server.services.tables.cache.locked(table) as cached:
        rows = (await server.services.tables.cache.play(cached)).history.rows
    assert [(row.seat, list(row.codes)) for row in rows[1:]] == [(1, [0]), (0, [1]), (0, [PASS]), (1, move)]


async def test_a_bot_that_fails_midway_still_answers_with_one_command(alva, set_bot_choice):
    codes = iter([0, STEP, 99])  # there is no code 99
    set_bot_choice(lambda turn: next(codes))
    table = (await alva.create("me", "bot"))["id"]
    await wait_for_table(alva, table, lambda shown: shown["version"] == 2)
    await alva.command(table, 0, [1])
    await alva.command(table, 0, [PASS])
    await wait_for_table(alva, table, lambda shown: shown["to_act"] == [0])
    position = await alva.get(f"/tables/{table}/position")
    assert (position["version"], position["view"]["scores"]) == (5, [0, 1])


# "policy" is a former name of the sergeant
@pytest.mark.parametrize(("bot", "pause"), [("policy", 0.1), ("random", 0)])
async def test_only_a_searching_bot_must_take_its_full_time_for_a_sealed_answer(
    settings, monkeypatch, bot, pause
):
    waits = []
    monkeypatch.setattr(
        "stridsplan.server.bots.remaining_pause", lambda pause, elapsed: waits.append(pause) or 0
    )
    monkeypatch.setattr(engine, "uses_time", lambda bot: bot == "sergeant")
    async with running(settings, bot_seconds=0.1) as server:
        alva = await server.new_client()
        table = (await alva.create("me", f"bot:{bot}"))["id"]
        await wait_for_table(alva, table, lambda shown: shown["version"] == 2)
        await alva.command(table, 0, [1])
        await alva.command(table, 0, [PASS])
        await wait_for_table(alva, table, lambda shown: shown["version"] > 4)
    assert waits[:2] == [pause, 0]  # for its bid, and for a move, for which nobody else is asked


@pytest.mark.parametrize("change", ["undo", "resign"])
async def test_a_search_must_end_when_the_position_changes(server, alva, monkeypatch, set_bot_choice, change):
    import threading

    thinks, dropped = threading.Event(), threading.Event()

    def choose(turn):
        if PASS in turn.legal:  # a move, not a bid
            thinks.set()
            dropped.wait(20)
        return int(turn.legal[0])

    set_bot_choice(choose)
    monkeypatch.setattr(Workers, "drop", lambda workers, turn: dropped.set())
    before = count("overtaken")
    table = (await alva.create("me", "bot"))["id"]
    await wait_for_table(alva, table, lambda shown: shown["version"] == 2)
    await alva.command(table, 0, [1])
    passed = await alva.command(table, 0, [PASS])
    assert await asyncio.to_thread(thinks.wait, 20)
    assert not dropped.is_set()
    if change == "undo":
        await alva.post(f"/tables/{table}/undo", {"seat": 0, "version": passed["version"]})
    else:
        await alva.command(table, 0, [AtTable.RESIGN])  # ends the game
    assert await asyncio.to_thread(dropped.wait, 20)
    async with asyncio.timeout(20):
        while count("overtaken") == before:
            await asyncio.sleep(0.01)


def turn(code, **known):
    """The turn of a bot whose only legal code is 7; `FakeWorker` answers with `code`."""
    return SimpleNamespace(code=code, is_stale=False, legal=[7], **known)


class FakeWorker:
    """A process whose bot thinks until it is told to answer."""

    def __init__(self):
        self.task, self.is_told_to_answer = None, asyncio.Event()
        self.is_alive = True

    async def ask(self, name, task, threads, deadline):
        self.task = task
        await self.is_told_to_answer.wait()
        self.is_told_to_answer.clear()
        return task.code

    def answer_now(self):
        self.is_told_to_answer.set()


async def test_a_search_for_a_table_by_mail_must_end_when_a_live_table_waits():
    workers = Workers(1, deadline=1)
    workers._idle.put_nowait(FakeWorker())
    workers._count = 1
    by_mail = asyncio.create_task(workers.choose(turn(1, is_by_mail=True)))
    await asyncio.sleep(0)
    late = turn(2, is_by_mail=True)
    waiting = asyncio.create_task(workers.choose(late))
    workers.drop(late)
    live = turn(3, is_by_mail=False)
    playing = asyncio.create_task(workers.choose(live))
    assert await by_mail == 1
    assert await waiting == 7  # it was dropped before it got a process
    while workers._busy == set():
        await asyncio.sleep(0)
    workers.drop(live)  # a dropped search answers at once
    assert await playing == 3


def test_a_bot_must_get_less_time_if_more_choose_than_there_are_processes():
    workers = Workers(2, deadline=1)
    shares = []
    for workers._in_progress in (0, 1, 3, 7):  # the bots that choose already; the share is that of one more
        shares.append(workers.share)
    assert shares == [1, 1, 0.5, 0.25]


def test_bots_must_share_the_threads_that_other_processes_would_use():
    workers = Workers(4, deadline=1)
    threads = []
    for workers._in_progress in (1, 2, 3, 4, 9):
        threads.append(workers.threads)
    assert threads == [4, 2, 1, 1, 1]


@pytest.mark.parametrize(("choices", "total"), [(1, 0.2), (9, 0.2), (30, 0.4)])
def test_the_time_of_an_answer_must_not_reveal_its_number_of_choices(choices, total):
    elapsed = choices * 0.01
    assert elapsed + remaining_pause(0.2, elapsed) == pytest.approx(total)


@pytest.mark.parametrize(
    ("outcome", "game", "deadline"), [("hung", "hanging", 0.5), ("failed", "crashing", 60)]
)
@pytest.mark.usefixtures("bad_bot_games")
async def test_the_timeout_action_replaces_a_bot_that_hangs_or_crashes(settings, outcome, game, deadline):
    before = count(outcome)
    with captured_log() as stream:
        async with running(settings, bot_deadline=deadline) as server:
            alva = await server.new_client()
            table = (await alva.create("me", "bot:policy", game=game))["id"]
            await wait_for_table(
                alva, table, lambda shown: shown["version"] == 2 and count(outcome) == before + 1
            )
            await alva.command(table, 0, [1])
            assert (await alva.get(f"/tables/{table}/position"))["view"]["bids"] == [1, 0]
    (line,) = [line for line in log_entries(stream) if line["event"] == f"bot.{outcome}"]
    assert (line["table"], line["bot"]) == (table, "sergeant")


@pytest.mark.usefixtures("bad_bot_games")
async def test_hanging_bots_block_no_other_bots(settings):
    async with running(settings, bot_deadline=3, bot_processes=2) as server:
        alva = await server.new_client()
        for _ in range(2):
            await alva.create("me", "bot:policy", game="hanging")
        await wait_for_end(alva, (await alva.create("bot:random", "bot:policy"))["id"], seconds=120)
