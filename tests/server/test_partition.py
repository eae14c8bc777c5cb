"""A database that is unreachable, restarts or stalls: no server shows stale positions or refuses wrongly."""

import asyncio
import time
from contextlib import closing

import pytest

from stridsplan.server.errors import PlayStale
from stridsplan.server.store import remote_changes
from stridsplan.server.tables.repository import Conflict

from .conftest import new_id, running
from .faults import DatabaseProxy
from .test_player_requests import SLOW, get_table, live_clock
from .toy import PASS, STEP

pytestmark = pytest.mark.anyio


@pytest.fixture
def partition(settings, postgres):
    """The settings of two servers on one database, of which the second uses a proxy, and the proxy."""
    url = postgres.empty_database()
    with closing(DatabaseProxy(postgres.port)) as proxy:
        proxied = url.replace(f":{postgres.port}/", f":{proxy.port}/")
        yield {"database_url": url}, {"database_url": proxied}, proxy


async def table_at_two_servers(one, two):
    """A table after the bids, in memory at both servers, and its host's client at each server."""
    alva = await one.new_client()
    table = (await alva.create("me", "screen", options=SLOW))["id"]
    for seat in (0, 1):
        await alva.command(table, seat, [1])
    far = await two.new_client(**dict(alva.http.cookies))
    await far.get(f"/tables/{table}/position", seat=0)
    return table, alva, far


def ignore_remote_changes(server):
    """Let a server ignore remote changes, as if it had not received them yet."""
    server.services.remote_changes.on_table.clear()
    server.services.remote_changes.on_missed.clear()


async def test_a_command_is_not_refused_because_this_servers_table_is_stale(settings, partition):
    near, _, _ = partition
    async with running(settings, **near) as one, running(settings, **near) as two:
        table, alva, far = await table_at_two_servers(one, two)
        ignore_remote_changes(two)
        for seat in (0, 1, 0):
            await alva.command(table, seat, [PASS])
        version = (await alva.get(f"/tables/{table}"))["version"]
        body = {"id": new_id(), "seat": 1, "version": version, "codes": [PASS]}
        assert (await far.post(f"/tables/{table}/commands", body))["version"] == version + 1


async def test_a_command_is_not_illegal_because_this_servers_table_is_stale(settings, partition):
    near, _, _ = partition
    async with running(settings, **near) as one, running(settings, **near) as two:
        alva = await one.new_client()
        table = (await alva.create("me", "screen", options=SLOW))["id"]
        far = await two.new_client(**dict(alva.http.cookies))
        await far.get(f"/tables/{table}/position", seat=0)
        ignore_remote_changes(two)
        for seat in (0, 1):
            await alva.command(table, seat, [1])
        body = {"id": new_id(), "seat": 0, "version": 3, "codes": [PASS]}
        await far.post(f"/tables/{table}/commands", body)
        await alva.command(table, 1, [PASS])
        shown = await far.post(f"/tables/{table}/preview", {"seat": 0, "codes": [STEP]})
        assert shown["question"]


@pytest.mark.parametrize("is_notified", [True, False])
async def test_a_stale_choice_of_a_bot_is_not_illegal(settings, partition, is_notified):
    near, _, _ = partition
    slow = {"bot_pause": 60}  # the test plays for the bot itself, at both servers
    async with running(settings, **near, **slow) as one, running(settings, **near, **slow) as two:
        alva = await one.new_client()
        table = (await alva.create("me", "bot", options=SLOW))["id"]
        await alva.command(table, 0, [1], version=1)
        first = one.services.tables
        await first.play_bot_answer(table, await first.bot_answer(table), [1])
        await alva.command(table, 0, [PASS])
        stale = await two.services.tables.bot_answer(table)
        if not is_notified:
            ignore_remote_changes(two)
        for _ in range(3):  # as many as the game allows in a turn: one more is illegal
            await first.play_bot_answer(table, await first.bot_answer(table), [STEP])
        with pytest.raises(PlayStale if is_notified else Conflict):
            await two.services.tables.play_bot_answer(table, stale, [STEP])


async def test_a_position_shown_while_no_remote_changes_arrive_is_not_stale(settings, partition):
    near, proxied, proxy = partition
    async with running(settings, **near) as one, running(settings, **proxied) as two:
        table, alva, far = await table_at_two_servers(one, two)
        proxy.drop_connections()
        version = (await alva.command(table, 0, [PASS]))["version"]
        for _ in range(50):
            response = await far.http.get(f"/api/v1/tables/{table}/position", params={"seat": 0})
            if response.status_code == 200:
                break
            assert response.json()["error"]["code"] == "store.unavailable"
            await asyncio.sleep(0.02)
        assert response.json()["version"] == version


async def test_a_stalled_connection_for_remote_changes_is_replaced(settings, partition, monkeypatch):
    monkeypatch.setattr(remote_changes, "PROBE_EVERY", 0.3)
    monkeypatch.setattr(remote_changes, "RESPONSE_TIMEOUT", 0.5)
    near, proxied, proxy = partition
    async with running(settings, **near) as one, running(settings, **proxied) as two:
        table, alva, far = await table_at_two_servers(one, two)
        async with asyncio.timeout(20):
            while not two.services.remote_changes.is_listening:
                await asyncio.sleep(0.05)
        proxy.stall()
        async with asyncio.timeout(20):
            while two.services.remote_changes.is_listening:
                await asyncio.sleep(0.05)
        version = (await alva.command(table, 0, [PASS]))["version"]
        proxy.restore()
        async with asyncio.timeout(30):
            while not two.services.remote_changes.is_listening:
                await asyncio.sleep(0.05)
        assert (await far.get(f"/tables/{table}/position", seat=0))["version"] == version


async def test_clocks_do_not_run_while_a_server_has_no_database(settings, partition):
    _, proxied, proxy = partition
    async with running(settings, **proxied) as server:
        alva = await server.new_client()
        table = (await alva.create("me", "screen", options=SLOW, clock=live_clock()))["id"]
        await asyncio.sleep(1.5)
        proxy.refuse_connections()
        before = time.monotonic()
        while time.monotonic() < before + 8:
            response = await alva.http.get(f"/api/v1/tables/{table}/transcript")
            assert response.status_code in (409, 503)  # the game is not over; there is no database
            await asyncio.sleep(0.2)
        proxy.restore()
        async with asyncio.timeout(20):
            while (await alva.http.get(f"/api/v1/tables/{table}")).status_code != 200:
                await asyncio.sleep(0.1)
        left = (await get_table(alva, table))["clocks"]["left"][0]
        # of 65 seconds; more than 9 have passed, but only those before served time stopped count: 1.5 and MAX_ADVANCE
        assert 57_000 < left < 65_000


async def test_after_a_restart_of_the_database_no_command_is_refused_as_stale(settings, postgres):
    url = postgres.create_database()
    async with running(settings, database_url=url) as one, running(settings, database_url=url) as two:
        table, alva, far = await table_at_two_servers(one, two)
        for number in range(3):
            postgres.stop()
            postgres.start()
            clients = (alva, far) if number % 2 else (far, alva)
            for client, seat in zip(clients, (0, 1), strict=True):
                version = (await get_with_retries(client, f"/tables/{table}/position", seat=seat))["version"]
                body = {"id": new_id(), "seat": seat, "version": version, "codes": [PASS]}
                async with asyncio.timeout(20):
                    while True:
                        path = f"/api/v1/tables/{table}/commands"
                        response = await client.http.post(path, json=body)
                        if response.status_code == 200:
                            break
                        assert response.status_code == 503, response.text


async def get_with_retries(client, path, **params):
    """Repeat a request until the database works; return the JSON of the response."""
    async with asyncio.timeout(20):
        while True:
            response = await client.http.get(f"/api/v1{path}", params=params)
            if response.status_code == 200:
                return response.json()
            assert response.status_code == 503, response.text
