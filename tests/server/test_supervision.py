"""Background tasks restart after a failure, and read large results page by page; abandoned tables expire."""

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import event, insert, select, update
from structlog.testing import capture_logs

from depth import depth
from stridsplan.server import metrics, supervision
from stridsplan.server.errors import StoreUnavailable
from stridsplan.server.notifications import repository as notifications
from stridsplan.server.store import schema
from stridsplan.server.supervision import Supervisor
from stridsplan.server.tables import queries, repository
from stridsplan.server.tables.expiry import DAY
from stridsplan.server.tables.records import now

from .conftest import running
from .mail_and_push import PushBrowser
from .test_bots import wait_for_end, wait_for_table
from .test_notifications import mail_server, push_service, table_of_two, wait_for_count  # noqa: F401
from .test_notifications import settings as notification_settings  # noqa: F401
from .toy import ROLL

pytestmark = [pytest.mark.anyio, pytest.mark.both_stores]

TASKS = {  # the names of all background tasks but `warm`, which is off in tests
    "bots",
    "clocks",
    "ratings",
    "tournaments",
    "remote_changes",
    "turns",
    "turns_resumed",
    "remote_tables",
    "presence",
    "expiry",
}


@pytest.fixture
def fast_restarts(monkeypatch):
    """Restart failed tasks after a hundredth of a second; the pause still doubles."""
    monkeypatch.setattr(supervision, "FIRST_PAUSE", 0.01)


def fail_first_call(monkeypatch, owner, name):
    """Let the first call of a method fail as if the database were unavailable; return a list of the failures."""
    original, failed = getattr(owner, name), []

    def fail_once(*args, **more):
        if not failed:
            failed.append(name)
            raise StoreUnavailable()
        return original(*args, **more)

    monkeypatch.setattr(owner, name, fail_once)
    return failed


async def test_a_failed_task_is_logged_counted_and_restarted(fast_restarts):
    attempts, done = [], asyncio.Event()

    async def work():
        attempts.append(1)
        if len(attempts) < 4:
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


async def test_a_finished_task_is_not_restarted(fast_restarts):
    attempts = []

    async def work():
        attempts.append(1)

    supervisor = Supervisor()
    supervisor.start("test_short", work)
    await asyncio.sleep(0.2)
    await supervisor.close()
    assert attempts == [1]
    assert supervisor.failing(0) == []


async def test_all_background_tasks_of_a_server_are_supervised(server):
    found = {task.get_name() for task in server.services.supervisor._tasks}
    assert found == TASKS


async def test_bots_continue_even_if_the_first_query_at_the_start_fails(settings, fast_restarts, monkeypatch):
    async with running(settings, bot_pause=60) as server:
        table = (await (await server.new_client()).create("bot", "bot"))["id"]
    failed = fail_first_call(monkeypatch, repository.TableRepository, "tables_where_bots_must_act")
    async with running(settings) as server:
        await wait_for_end(await server.new_client(), table)
    assert failed


async def test_turns_are_notified_even_if_the_first_query_at_the_start_fails(
    notification_settings,  # noqa: F811
    push_service,  # noqa: F811
    fast_restarts,
    monkeypatch,
):
    async with running(notification_settings, notification_delay=1.0) as server:
        alva, nils, table = await table_of_two(server)
        await alva.post("/notifications/push", PushBrowser(push_service).subscription())
        await nils.command(table, 1, [ROLL])
    failed = fail_first_call(monkeypatch, notifications.NotificationRepository, "open_turns")
    async with running(notification_settings):
        await wait_for_count(push_service.messages, 1)
    assert failed


async def test_bots_are_resumed_page_by_page(settings, monkeypatch):
    async with running(settings, bot_pause=60) as server:
        alva = await server.new_client()
        created = [(await alva.create("me", "bot"))["id"] for _ in range(7)]
        created += [(await alva.create("bot", "bot"))["id"] for _ in range(4)]
        cookies = dict(alva.http.cookies)
    monkeypatch.setattr(queries, "PAGE", 3)
    async with running(settings, bot_pause=60) as server:
        sizes = []  # how many of the tables each query names

        @event.listens_for(server.services.database.engine.sync_engine, "before_cursor_execute")
        def measure(connection, cursor, statement, parameters, *_):
            if " IN (" in statement:
                values = parameters.values() if isinstance(parameters, dict) else parameters
                sizes.append(sum(value in created for value in values))

        found = [
            record.id
            for with_people in (True, False)
            async for record in server.services.tables.repository.tables_where_bots_must_act(
                0, with_people=with_people
            )
        ]
        assert found == sorted(created[:7]) + sorted(created[7:])
        assert 0 < max(sizes) <= 3
    async with running(settings) as server:
        alva = await server.new_client(**cookies)
        for table in created[:7]:
            await wait_for_table(alva, table, lambda shown: shown["to_act"] == [0])
        for table in created[7:]:
            await wait_for_end(alva, table)


@pytest.mark.timeout(900)
async def test_many_unfinished_tables_are_read_page_by_page(server, alva):
    """There may be more tables than a statement can have parameters."""
    created = (await alva.create("me", "bot"))["id"]
    count = 1_000 * depth(2, 66)
    async with server.services.database.writing() as connection:
        if server.services.database.is_shared:  # without triggers, which notify other servers
            await connection.exec_driver_sql("SET LOCAL session_replication_role = replica")
        stored = (await connection.execute(select(schema.tables).where(schema.tables.c.id == created))).one()
        values = dict(stored._mapping) | {"bots_to_act": True}
        for first in range(0, count, 1000):
            rows = [values | {"id": f"{number:024}"} for number in range(first, first + 1000)]
            await connection.execute(insert(schema.tables), rows)
    found = 0
    async for _ in server.services.tables.repository.tables_where_bots_must_act(0, with_people=False):
        found += 1
    assert found == count


async def test_a_bot_that_was_not_woken_plays_after_the_next_check(settings, monkeypatch):
    monkeypatch.setattr("stridsplan.server.bots.CHECK_EVERY", 0.2)
    async with running(settings) as server:
        server.services.tables.on_change.remove(server.services.bots.wake)
        alva = await server.new_client()
        table = (await alva.create("me", "bot"))["id"]
        await wait_for_table(alva, table, lambda shown: shown["to_act"] == [0])


async def test_a_turn_due_during_a_database_error_is_notified_later(
    notification_settings,  # noqa: F811
    push_service,  # noqa: F811
    monkeypatch,
):
    monkeypatch.setattr("stridsplan.server.notifications.turns.RECHECK_AFTER", 50)
    monkeypatch.setattr(supervision, "FIRST_PAUSE", 0.01)
    async with running(notification_settings) as server:
        alva, nils, table = await table_of_two(server)
        await alva.post("/notifications/push", PushBrowser(push_service).subscription())
        stored = server.services.turns.repository
        failures = [
            fail_first_call(monkeypatch, stored, name) for name in ("channels_of", "claim", "mark_sent")
        ]
        await nils.command(table, 1, [ROLL])
        await wait_for_count(push_service.messages, 1)
        assert all(failures)
        async with server.services.database.reading() as connection:
            until_values = (await connection.execute(select(schema.notifications.c.until))).scalars().all()
        assert until_values == [None]


async def test_abandoned_tables_expire_and_others_do_not(settings):
    stored = replace(settings, keep_open=90, keep_bots=30, keep_people=730, bot_pause=60)
    async with running(stored) as server:
        alva = await server.new_client()
        created = {}
        for kind, days in (("open", 90), ("bots", 30), ("people", 730)):
            seats = {"open": ("me", "friend"), "bots": ("bot", "bot"), "people": ("me", "bot")}[kind]
            for age in ("old", "new"):
                table = created[kind, age] = (await alva.create(*seats))["id"]
                changed = now() - days * DAY + (60_000 if age == "new" else -60_000)
                async with server.services.database.writing() as connection:
                    tables_of = update(schema.tables).where(schema.tables.c.id == table)
                    await connection.execute(tables_of.values(changed=changed))
        assert await server.services.expiry.check() == 3
        for (_, age), table in created.items():
            if age == "new":
                await alva.get(f"/tables/{table}")
                continue
            error = (await alva.get(f"/tables/{table}", 410))["error"]
            assert error["code"] == "table.expired"
        listed = {table["id"] for table in (await alva.get("/tables"))["tables"]}
        assert not listed & {table for (_, age), table in created.items() if age == "old"}
        async with server.services.database.reading() as connection:
            for part in (schema.seats, schema.commands, schema.holders):
                rows = set((await connection.execute(select(part.c.table_id))).scalars())
                assert rows <= {table for (_, age), table in created.items() if age == "new"}


async def test_finished_and_tournament_tables_and_tables_kept_for_ever_do_not_expire(settings):
    async with running(settings, keep_open=0, keep_bots=1, keep_people=1) as server:
        alva = await server.new_client()
        waiting = (await alva.create("me", "friend"))["id"]
        finished = (await alva.create("bot", "bot"))["id"]
        await wait_for_end(alva, finished)
        match = (await alva.create("me", "screen"))["id"]
        async with server.services.database.writing() as connection:
            await connection.execute(update(schema.tables).values(changed=0))
            match_row = update(schema.tables).where(schema.tables.c.id == match)
            await connection.execute(match_row.values(tournament="cup"))
        assert await server.services.expiry.check() == 0
        for table in (waiting, finished, match):
            await alva.get(f"/tables/{table}")


async def test_the_id_of_an_expired_table_cannot_be_used_again(server, alva):
    promised = (await alva.post("/tables/promise", {"game": "toy"}))["id"]
    seats = [{"kind": "me"}, {"kind": "screen"}]
    body = {"game": "toy", "seats": seats, "id": promised}
    await alva.post("/tables", body, 201)
    async with server.services.database.writing() as connection:
        await connection.execute(update(schema.tables).values(changed=0))
    assert await server.services.expiry.check() == 1
    await alva.expect_error("/tables", body, "table.expired", 410)
