"""What clocks go by: live ones run only while a server serves, and no system clock moves them."""

import asyncio
import time

import pytest

from stridsplan.server.errors import StoreUnavailable

from .conftest import running
from .test_manners import SLOW, Hour, clock, show

pytestmark = [pytest.mark.anyio, pytest.mark.both_stores]

SHORT = {"pace": "live", "bank": 0, "turn": 1, "time_out": "pass"}


@pytest.fixture
def hour():
    return Hour()


async def left(person, table):
    return (await show(person, table))["clocks"]["left"]


@pytest.mark.parametrize("seconds", [1, 2, 4, 6, 100, 100_000])
async def test_a_restart_costs_the_mover_nothing_however_long_it_takes(settings, hour, seconds):
    async with running(settings, now=hour) as server:
        alva = await server.person()
        table = (await alva.create("me", "screen", options=SLOW, clock=clock()))["id"]
        await hour.after(server, 3)
    hour.at += seconds * 1000
    async with running(settings, now=hour) as server:
        again = await server.person(**dict(alva.http.cookies))
        assert await left(again, table) == [62_000, 62_000]
        await hour.leap(server, 0)
        assert await left(again, table) == [62_000, 62_000]
        await hour.after(server, 2)
        assert await left(again, table) == [60_000, 60_000]


async def test_a_clock_that_began_just_before_a_kill_runs_on(settings, hour, monkeypatch):
    async with running(settings, now=hour) as server:
        alva = await server.person()
        for _ in range(4):
            await hour.leap(server, 5)  # nobody's time runs
        table = (await alva.create("me", "screen", options=SLOW, clock=clock()))["id"]
        monkeypatch.setattr(server.house.tables.repository, "beat", fails)
    async with running(settings, now=hour) as server:
        again = await server.person(**dict(alva.http.cookies))
        await hour.after(server, 5)
        assert await left(again, table) == [60_000, 60_000]


async def fails(*args):
    """Stand for a store that is gone."""
    raise StoreUnavailable()


async def test_a_restart_beside_a_server_that_serves_stops_no_clock(settings, hour):
    async with running(settings, now=hour) as one:
        alva = await one.person()
        table = (await alva.create("me", "screen", options=SLOW, clock=clock()))["id"]
        async with running(settings, now=hour) as other:
            await hour.leap(other, 1)
            await hour.leap(one, 0)
        await hour.after(one, 4)
        async with running(settings, now=hour) as other:
            again = await other.person(**dict(alva.http.cookies))
            await hour.leap(other, 0)
            assert await left(again, table) == await left(alva, table) == [60_000, 60_000]


@pytest.mark.parametrize("step", [-3600, 3600])
async def test_a_step_of_the_system_clock_neither_stops_nor_costs_time(settings, monkeypatch, step):
    real = time.time_ns
    async with running(settings) as server:
        alva = await server.person()
        table = (await alva.create("me", "screen", options=SLOW, clock=clock()))["id"]
        fast = (await alva.create("me", "screen", options=SLOW, clock=SHORT))["id"]
        monkeypatch.setattr(time, "time_ns", lambda: real() + step * 10**9)
        async with asyncio.timeout(20):
            while (await show(alva, fast))["to_act"] == [0, 1]:
                await asyncio.sleep(0.05)
        assert 40_000 < min(await left(alva, table)) < 65_000
    async with running(settings) as server:  # after a restart too
        again = await server.person(**dict(alva.http.cookies))
        before = (await left(again, table))[0]
        assert 40_000 < before < 65_000
        async with asyncio.timeout(20):
            while (await left(again, table))[0] > before - 1_000:
                await asyncio.sleep(0.05)


@pytest.mark.parametrize("skew", [-3600, 3600])
async def test_servers_whose_system_clocks_differ_charge_nobody_for_it(settings, hour, skew):
    steady = Hour()
    async with running(settings, now=hour, steady=steady) as one:
        alva = await one.person()
        table = (await alva.create("me", "screen", options=SLOW, clock=clock()))["id"]
        await steady.after(one, 3)

        def skewed():
            return hour.at + skew * 1000

        async with running(settings, now=skewed, steady=steady) as other:
            again = await other.person(**dict(alva.http.cookies))
            await again.command(table, 0, [1])
            assert await left(again, table) == [62_000, 62_000]
            await steady.after(other, 2)
            await one.house.timekeeper.look()
            await one.house.tables.sittings.forget(table)
            await alva.command(table, 1, [1])
            assert (await left(alva, table))[1] == 60_000
            assert (await left(alva, table))[0] == 67_000


async def test_mail_clocks_go_by_the_calendar(settings, hour):
    steady = Hour()
    mail = {"pace": "mail", "turn": 600}
    async with running(settings, now=hour, steady=steady) as server:
        alva = await server.person()
        slow = (await alva.create("me", "screen", options=SLOW, clock=mail))["id"]
        live = (await alva.create("me", "screen", options=SLOW, clock=clock()))["id"]
        hour.at += 599_000
        await server.house.timekeeper.look()
        assert (await left(alva, slow))[0] == 1_000
        assert (await left(alva, live))[0] == 65_000
        hour.at += 1_000
        await server.house.timekeeper.look()
        assert (await show(alva, slow))["version"] > 1
        assert (await left(alva, live))[0] == 65_000
