"""Background work goes on after a failure, and reads what may be much in small parts."""

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import event, insert, select, update
from structlog.testing import capture_logs

from stridsplan.server import metrics, supervision
from stridsplan.server.errors import StoreUnavailable
from stridsplan.server.notices import repository as notices
from stridsplan.server.store import schema
from stridsplan.server.supervision import Supervisor
from stridsplan.server.tables import repository as tables
from stridsplan.server.tables.expiry import DAY
from stridsplan.server.tables.records import now

from .conftest import SOAK, running
from .posts import Browser
from .test_bots import over, until
from .test_notices import ROLL, letters, pushes, two_at_a_table  # noqa: F401
from .test_notices import settings as telling  # noqa: F401
from .test_notices import until as until_told

pytestmark = [pytest.mark.anyio, pytest.mark.both_stores]

NAMES = {
    "bots",
    "clocks",
    "ratings",
    "tournaments",
    "news",
    "turns",
    "turns_resumed",
    "elsewhere",
    "presence",
}


@pytest.fixture
def quick(monkeypatch):
    """Work that failed starts again at once."""
    monkeypatch.setattr(supervision, "SHORTEST", 0.01)


def failing_once(monkeypatch, owner, name):
    """Let the first call of a method fail for want of a store; gives a list of the failures."""
    works, failed = getattr(owner, name), []

    def fail_once(*args, **more):
        if not failed:
            failed.append(name)
            raise StoreUnavailable()
        return works(*args, **more)

    monkeypatch.setattr(owner, name, fail_once)
    return failed


async def test_work_that_fails_is_logged_counted_and_started_again(quick):
    tried, done = [], asyncio.Event()

    async def work():
        tried.append(1)
        if len(tried) < 4:
            raise RuntimeError("broken")
        done.set()
        await asyncio.sleep(60)

    supervisor = Supervisor()
    with capture_logs() as logged:
        supervisor.start("test_work", work)
        async with asyncio.timeout(20):
            await done.wait()
    assert metrics.FAILURES.labels("test_work")._value.get() == 3
    assert supervisor.failing(0) == ["test_work"]
    assert supervisor.failing(60) == []
    await supervisor.close()
    assert [(line["event"], line["work"]) for line in logged] == [("background.failed", "test_work")] * 3


async def test_work_that_ends_is_not_begun_again(quick):
    tried = []

    async def work():
        tried.append(1)

    supervisor = Supervisor()
    supervisor.start("test_short", work)
    await asyncio.sleep(0.2)
    await supervisor.close()
    assert tried == [1]
    assert supervisor.failing(0) == []


async def test_all_background_work_of_a_server_is_supervised(server):
    found = {task.get_name() for task in server.house.supervisor._tasks}
    assert found >= NAMES | {"expiry"}


async def test_bots_go_on_though_the_first_query_at_the_start_fails(settings, quick, monkeypatch):
    async with running(settings, bot_pause=60) as server:
        table = (await (await server.person()).create("bot", "bot"))["id"]
    failed = failing_once(monkeypatch, tables.TableRepository, "bots_to_act")
    async with running(settings) as server:
        await over(await server.person(), table)
    assert failed


async def test_turns_are_told_though_the_first_query_at_the_start_fails(
    telling,  # noqa: F811
    pushes,  # noqa: F811
    quick,
    monkeypatch,
):
    async with running(telling, notice_delay=1.0) as server:
        alva, nils, table = await two_at_a_table(server)
        await alva.post("/notices/push", Browser(pushes).subscription())
        await nils.command(table, 1, [ROLL])
    failed = failing_once(monkeypatch, notices.NoticeRepository, "asked")
    async with running(telling):
        await until_told(pushes.messages, 1)
    assert failed


async def test_bots_are_resumed_in_small_parts(settings, monkeypatch):
    async with running(settings, bot_pause=60) as server:
        alva = await server.person()
        made = [(await alva.create("me", "bot"))["id"] for _ in range(7)]
        made += [(await alva.create("bot", "bot"))["id"] for _ in range(4)]
        cookies = dict(alva.http.cookies)
    monkeypatch.setattr(tables, "PAGE", 3)
    async with running(settings, bot_pause=60) as server:
        sizes = []

        @event.listens_for(server.house.database.engine.sync_engine, "before_cursor_execute")
        def measure(connection, cursor, statement, parameters, *_):
            if " IN (" in statement:
                sizes.append(len(parameters))

        found = [
            record.id
            for with_people in (True, False)
            async for record in server.house.tables.repository.bots_to_act(0, with_people=with_people)
        ]
        assert found == sorted(made[:7]) + sorted(made[7:])
        assert 0 < max(sizes) <= 3
    async with running(settings) as server:
        alva = await server.person(**cookies)
        for table in made[:7]:
            await until(alva, table, lambda shown: shown["to_act"] == [0])
        for table in made[7:]:
            await over(alva, table)


@pytest.mark.timeout(900)
async def test_many_unfinished_tables_are_read_by_the_page(server, alva):
    """More of them than a statement has parameters."""
    made = (await alva.create("me", "bot"))["id"]
    count = 66_000 if SOAK else 2_000
    async with server.house.database.writing() as connection:
        if server.house.database.is_shared:  # nobody wants to hear of them
            await connection.exec_driver_sql("SET LOCAL session_replication_role = replica")
        kept = (await connection.execute(select(schema.tables).where(schema.tables.c.id == made))).one()
        values = dict(kept._mapping) | {"bots_owe": True}
        for first in range(0, count, 1000):
            rows = [values | {"id": f"{number:024}"} for number in range(first, first + 1000)]
            await connection.execute(insert(schema.tables), rows)
    found = 0
    async for _ in server.house.tables.repository.bots_to_act(0, with_people=False):
        found += 1
    assert found == count


async def test_a_bot_that_nobody_woke_is_found(settings, monkeypatch):
    monkeypatch.setattr("stridsplan.server.bots.LOOK_EVERY", 0.2)
    async with running(settings) as server:
        server.house.tables.on_change.remove(server.house.bots.wake)
        alva = await server.person()
        table = (await alva.create("me", "bot"))["id"]
        await until(alva, table, lambda shown: shown["to_act"] == [0])


async def test_a_turn_that_falls_due_while_the_store_fails_is_told_later(
    telling,  # noqa: F811
    pushes,  # noqa: F811
    monkeypatch,
):
    monkeypatch.setattr("stridsplan.server.notices.turns.LOOK_AGAIN", 50)
    monkeypatch.setattr(supervision, "SHORTEST", 0.01)
    async with running(telling) as server:
        alva, nils, table = await two_at_a_table(server)
        await alva.post("/notices/push", Browser(pushes).subscription())
        repository = server.house.turns.repository
        failures = [
            failing_once(monkeypatch, repository, name) for name in ("channels_of", "claim", "settle")
        ]
        await nils.command(table, 1, [ROLL])
        await until_told(pushes.messages, 1)
        assert all(failures)
        async with server.house.database.reading() as connection:
            until_when = (await connection.execute(select(schema.notices.c.until))).scalars().all()
        assert until_when == [None]


async def test_abandoned_tables_expire_and_others_do_not(settings):
    kept = replace(settings, keep_open=90, keep_bots=30, keep_people=730, bot_pause=60)
    async with running(kept) as server:
        alva = await server.person()
        made = {}
        for kind, days in (("open", 90), ("bots", 30), ("people", 730)):
            seats = {"open": ("me", "friend"), "bots": ("bot", "bot"), "people": ("me", "bot")}[kind]
            for age in ("old", "new"):
                table = made[kind, age] = (await alva.create(*seats))["id"]
                changed = now() - days * DAY + (60_000 if age == "new" else -60_000)
                async with server.house.database.writing() as connection:
                    tables_of = update(schema.tables).where(schema.tables.c.id == table)
                    await connection.execute(tables_of.values(changed=changed))
        assert await server.house.expiry.look() == 3
        for (_, age), table in made.items():
            if age == "new":
                await alva.get(f"/tables/{table}")
                continue
            error = (await alva.get(f"/tables/{table}", 410))["error"]
            assert error["code"] == "table.expired"
        seen = {table["id"] for table in (await alva.get("/tables"))["tables"]}
        assert not seen & {table for (_, age), table in made.items() if age == "old"}
        async with server.house.database.reading() as connection:
            for part in (schema.seats, schema.commands, schema.holders):
                rows = set((await connection.execute(select(part.c.table_id))).scalars())
                assert rows <= {table for (_, age), table in made.items() if age == "new"}


async def test_nothing_expires_that_is_kept_for_ever_is_over_or_of_a_tournament(settings):
    async with running(settings, keep_open=0, keep_bots=1, keep_people=1) as server:
        alva = await server.person()
        waiting = (await alva.create("me", "friend"))["id"]
        finished = (await alva.create("bot", "bot"))["id"]
        await over(alva, finished)
        match = (await alva.create("me", "screen"))["id"]
        async with server.house.database.writing() as connection:
            await connection.execute(update(schema.tables).values(changed=0))
            own = update(schema.tables).where(schema.tables.c.id == match)
            await connection.execute(own.values(tournament="cup"))
        assert await server.house.expiry.look() == 0
        for table in (waiting, finished, match):
            await alva.get(f"/tables/{table}")


async def test_the_id_of_an_expired_table_makes_no_other(server, alva):
    promised = (await alva.post("/tables/promise", {"game": "toy"}))["id"]
    seats = [{"kind": "me"}, {"kind": "screen"}]
    body = {"game": "toy", "seats": seats, "id": promised}
    await alva.post("/tables", body, 201)
    async with server.house.database.writing() as connection:
        await connection.execute(update(schema.tables).values(changed=0))
    assert await server.house.expiry.look() == 1
    await alva.fails("/tables", body, "table.expired", 410)
