"""A server is well while it can write, its bots move and its clocks run; else it says what is wrong."""

import asyncio
import threading

import pytest

from stridsplan.server.errors import StoreUnavailable
from stridsplan.server.store.database import CHECK_KEPT

from .conftest import running
from .faults import Disk
from .test_bots import until

pytestmark = pytest.mark.anyio


async def health(server, monkeypatch, path="/healthz"):
    """The status and the body of an answer that is not an older one."""
    monkeypatch.setattr(server.house.database, "_checked", -CHECK_KEPT)
    answer = await (await server.person()).http.get(path)
    return answer.status_code, answer.json()


async def ailing(server, monkeypatch):
    """The error by which a server says that it is not well."""
    async with asyncio.timeout(30):
        while (found := await health(server, monkeypatch))[0] == 200:
            await asyncio.sleep(0.05)
    return found[0], found[1]["error"]


async def test_a_server_is_not_well_when_every_write_fails(settings, monkeypatch):
    with Disk().installed() as disk:
        async with running(settings) as server:
            assert await health(server, monkeypatch) == (200, {"status": "ok"})
            disk.fail("write", 1, 10**9)
            status, error = await ailing(server, monkeypatch)
            assert (status, error["code"]) == (503, "store.unavailable")
            assert await health(server, monkeypatch, "/livez") == (200, {"status": "ok"})
            disk.mend()
            assert (await health(server, monkeypatch))[0] == 200


@pytest.mark.both_stores
async def test_every_check_changes_what_is_stored(server, monkeypatch):
    async def checks():
        async with server.house.database.reading() as connection:
            return (await connection.exec_driver_sql("SELECT checks FROM pulse")).scalar_one()

    before = await checks()
    await health(server, monkeypatch)
    assert await checks() == before + 1


@pytest.mark.both_stores
async def test_a_server_whose_bots_do_not_move_is_not_well_and_says_so(settings, monkeypatch, choose_by):
    go = threading.Event()
    choose_by(lambda turn: go.wait(30) and int(turn.legal[0]))
    async with running(settings, stalled_after=2) as server:
        alva = await server.person()
        table = (await alva.create("me", "bot"))["id"]
        await alva.command(table, 0, [1], version=1)
        status, error = await ailing(server, monkeypatch)
        assert (status, error["code"]) == (503, "server.stalled")
        assert error["args"] == {"what": "bots"}
        go.set()
        await until(alva, table, lambda shown: shown["to_act"] == [0])
        assert (await health(server, monkeypatch))[0] == 200


@pytest.mark.both_stores
async def test_a_server_whose_clocks_stand_still_is_not_well_and_says_so(settings, monkeypatch):
    async with running(settings, stalled_after=2) as server:
        repository = server.house.tables.repository

        async def fails(*moments):
            raise StoreUnavailable()

        with monkeypatch.context() as patched:
            patched.setattr(repository, "due", fails)
            status, error = await ailing(server, monkeypatch)
        assert (status, error["code"], error["args"]) == (503, "server.stalled", {"what": "clocks"})
        async with asyncio.timeout(30):
            while (await health(server, monkeypatch))[0] != 200:
                await asyncio.sleep(0.05)


async def test_a_table_that_waits_for_people_or_rests_ails_nobody(settings):
    clock = {"pace": "live", "bank": 60, "turn": 5}
    async with running(settings, bot_pause=0) as server:
        alva = await server.person()
        await alva.create("me", "bot")
        resting = (await alva.create("me", "bot", clock=clock))["id"]
        await alva.post(f"/tables/{resting}/ask", {"seat": 0, "kind": "pause"})
        await asyncio.sleep(1.5)
        assert not server.house.bots.is_stalled(1)
