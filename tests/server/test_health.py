"""`/healthz` succeeds while the server can write, bots move and clocks run; otherwise it says what is wrong."""

import asyncio
import threading

import pytest

from stridsplan.server.errors import StoreUnavailable
from stridsplan.server.store.database import CHECK_EVERY

from .conftest import running
from .faults import FaultyDisk
from .test_bots import wait_for_table

pytestmark = pytest.mark.anyio


async def health(server, monkeypatch, path="/healthz"):
    """The status and the body of a health check that is not cached."""
    monkeypatch.setattr(server.services.database, "_checked_at", -CHECK_EVERY)
    response = await (await server.new_client()).http.get(path)
    return response.status_code, response.json()


async def wait_for_health_error(server, monkeypatch):
    """Wait until the health check fails; return its status and error."""
    async with asyncio.timeout(30):
        while (found := await health(server, monkeypatch))[0] == 200:
            await asyncio.sleep(0.05)
    return found[0], found[1]["error"]


async def test_a_server_is_unhealthy_when_every_write_fails(settings, monkeypatch):
    with FaultyDisk().installed() as disk:
        async with running(settings) as server:
            assert await health(server, monkeypatch) == (200, {"status": "ok"})
            disk.fail("write", 1, 10**9)
            status, error = await wait_for_health_error(server, monkeypatch)
            assert (status, error["code"]) == (503, "store.unavailable")
            assert await health(server, monkeypatch, "/livez") == (200, {"status": "ok"})
            disk.restore()
            assert (await health(server, monkeypatch))[0] == 200


@pytest.mark.both_stores
async def test_every_health_check_writes_to_the_database(server, monkeypatch):
    async def checks():
        async with server.services.database.reading() as connection:
            return (await connection.exec_driver_sql("SELECT checks FROM heartbeat")).scalar_one()

    before = await checks()
    await health(server, monkeypatch)
    assert await checks() == before + 1


@pytest.mark.both_stores
async def test_a_server_with_stalled_bots_is_unhealthy_and_names_them(settings, monkeypatch, set_bot_choice):
    go = threading.Event()
    set_bot_choice(lambda turn: go.wait(30) and int(turn.legal[0]))
    async with running(settings, stalled_after=2) as server:
        alva = await server.new_client()
        table = (await alva.create("me", "bot"))["id"]
        await alva.command(table, 0, [1], version=1)
        status, error = await wait_for_health_error(server, monkeypatch)
        assert (status, error["code"]) == (503, "server.stalled")
        assert error["args"] == {"what": "bots"}
        go.set()
        await wait_for_table(alva, table, lambda shown: shown["to_act"] == [0])
        assert (await health(server, monkeypatch))[0] == 200


@pytest.mark.both_stores
async def test_a_server_with_stalled_clocks_is_unhealthy_and_names_them(settings, monkeypatch):
    async with running(settings, stalled_after=2) as server:
        repository = server.services.timekeeper.repository

        async def fail(*moments):
            raise StoreUnavailable()

        with monkeypatch.context() as patched:
            patched.setattr(repository, "due", fail)
            status, error = await wait_for_health_error(server, monkeypatch)
        assert (status, error["code"], error["args"]) == (503, "server.stalled", {"what": "clocks"})
        async with asyncio.timeout(30):
            while (await health(server, monkeypatch))[0] != 200:
                await asyncio.sleep(0.05)


async def test_a_table_that_waits_for_players_or_is_paused_is_not_stalled(settings):
    clock = {"pace": "live", "bank": 60, "turn": 5}
    async with running(settings) as server:
        alva = await server.new_client()
        await alva.create("me", "bot")
        resting = (await alva.create("me", "bot", clock=clock))["id"]
        await alva.post(f"/tables/{resting}/ask", {"seat": 0, "kind": "pause"})
        await asyncio.sleep(1.5)
        async with asyncio.timeout(30):  # bots may be late on a busy machine
            while server.services.bots.is_stalled(1):
                await asyncio.sleep(0.1)
