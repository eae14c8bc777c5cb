"""Time sources of clocks: live clocks run only while a server runs, and do not depend on the system clock."""

import asyncio
import time

import pytest

from stridsplan.server.errors import StoreUnavailable

from .conftest import running
from .test_player_requests import SLOW, ManualClock, get_table, live_clock

pytestmark = [pytest.mark.anyio, pytest.mark.both_stores]

SHORT = {"pace": "live", "bank": 0, "turn": 1, "time_out": "pass"}


@pytest.fixture
def manual_clock():
    return ManualClock()


async def time_left(client, table):
    return (await get_table(client, table))["clocks"]["left"]


@pytest.mark.parametrize("seconds", [1, 2, 4, 6, 100, 100_000])
async def test_clocks_do_not_run_during_a_restart_of_any_length(settings, manual_clock, seconds):
    async with running(settings, now=manual_clock) as server:
        alva = await server.new_client()
        table = (await alva.create("me", "screen", options=SLOW, clock=live_clock()))["id"]
        await manual_clock.advance(server, 3)
    manual_clock.at += seconds * 1000
    async with running(settings, now=manual_clock) as server:
        client = await server.new_client(**dict(alva.http.cookies))
        assert await time_left(client, table) == [62_000, 62_000]
        await manual_clock.jump(server, 0)
        assert await time_left(client, table) == [62_000, 62_000]
        await manual_clock.advance(server, 2)
        assert await time_left(client, table) == [60_000, 60_000]


async def test_a_clock_that_started_just_before_a_kill_continues(settings, manual_clock, monkeypatch):
    async with running(settings, now=manual_clock) as server:
        alva = await server.new_client()
        for _ in range(4):
            await manual_clock.jump(server, 5)  # no clock runs yet
        table = (await alva.create("me", "screen", options=SLOW, clock=live_clock()))["id"]
        monkeypatch.setattr(server.services.timekeeper.repository, "store_served", fail)
    async with running(settings, now=manual_clock) as server:
        client = await server.new_client(**dict(alva.http.cookies))
        await manual_clock.advance(server, 5)
        assert await time_left(client, table) == [60_000, 60_000]


async def fail(*args):
    """Fail like an unavailable database."""
    raise StoreUnavailable()


async def test_clocks_run_during_a_restart_while_another_server_runs(settings, manual_clock):
    async with running(settings, now=manual_clock) as one:
        alva = await one.new_client()
        table = (await alva.create("me", "screen", options=SLOW, clock=live_clock()))["id"]
        async with running(settings, now=manual_clock) as other:
            await manual_clock.jump(other, 1)
            await manual_clock.jump(one, 0)
        await manual_clock.advance(one, 4)
        async with running(settings, now=manual_clock) as other:
            client = await other.new_client(**dict(alva.http.cookies))
            await manual_clock.jump(other, 0)
            assert await time_left(client, table) == await time_left(alva, table) == [60_000, 60_000]


@pytest.mark.parametrize("step", [-3600, 3600])
async def test_a_change_of_the_system_clock_does_not_change_clocks(settings, monkeypatch, step):
    real = time.time_ns
    async with running(settings) as server:
        alva = await server.new_client()
        table = (await alva.create("me", "screen", options=SLOW, clock=live_clock()))["id"]
        fast = (await alva.create("me", "screen", options=SLOW, clock=SHORT))["id"]
        monkeypatch.setattr(time, "time_ns", lambda: real() + step * 10**9)
        async with asyncio.timeout(20):
            while (await get_table(alva, fast))["to_act"] == [0, 1]:
                await asyncio.sleep(0.05)
        assert 40_000 < min(await time_left(alva, table)) < 65_000
    async with running(settings) as server:  # also after a restart
        client = await server.new_client(**dict(alva.http.cookies))
        before = (await time_left(client, table))[0]
        assert 40_000 < before < 65_000
        async with asyncio.timeout(20):
            while (await time_left(client, table))[0] > before - 1_000:
                await asyncio.sleep(0.05)


@pytest.mark.parametrize("skew", [-3600, 3600])
async def test_clocks_do_not_depend_on_the_system_clocks_of_servers(settings, manual_clock, skew):
    steady = ManualClock()
    async with running(settings, now=manual_clock, steady=steady) as one:
        alva = await one.new_client()
        table = (await alva.create("me", "screen", options=SLOW, clock=live_clock()))["id"]
        await steady.advance(one, 3)

        def skewed():
            return manual_clock.at + skew * 1000

        async with running(settings, now=skewed, steady=steady) as other:
            client = await other.new_client(**dict(alva.http.cookies))
            await client.command(table, 0, [1])
            assert await time_left(client, table) == [62_000, 62_000]
            await steady.advance(other, 2)
            await one.services.timekeeper.check()
            await one.services.tables.cache.invalidate(table)
            await alva.command(table, 1, [1])
            assert (await time_left(alva, table))[1] == 60_000
            assert (await time_left(alva, table))[0] == 67_000


async def test_mail_clocks_use_the_calendar(settings, manual_clock):
    steady = ManualClock()
    mail = {"pace": "mail", "turn": 600}
    async with running(settings, now=manual_clock, steady=steady) as server:
        alva = await server.new_client()
        by_mail = (await alva.create("me", "screen", options=SLOW, clock=mail))["id"]
        live = (await alva.create("me", "screen", options=SLOW, clock=live_clock()))["id"]
        manual_clock.at += 599_000
        await server.services.timekeeper.check()
        assert (await time_left(alva, by_mail))[0] == 1_000
        assert (await time_left(alva, live))[0] == 65_000
        manual_clock.at += 1_000
        await server.services.timekeeper.check()
        assert (await get_table(alva, by_mail))["version"] > 1
        assert (await time_left(alva, live))[0] == 65_000
