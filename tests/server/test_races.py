"""Auctions: every bid gives the other seats new time, and the rules judge simultaneous bids in order of arrival."""

import asyncio
from contextlib import asynccontextmanager

import pytest

from stridsplan.engine import registry
from stridsplan.server.timekeeper import IN_FLIGHT

from .auction import PASS, SECONDS
from .conftest import new_id, running
from .test_player_requests import ManualClock

pytestmark = [pytest.mark.anyio, pytest.mark.both_stores]

FULL = SECONDS * 1000
TOO_LOW = {"game": "auction", "reason": "BID_TOO_LOW", "rule": "TOY-2"}


@pytest.fixture(autouse=True, scope="module")
def auction():
    """Register the auction game."""
    registry.register("auction", "server.auction")
    yield
    del registry.GAMES["auction"]


@pytest.fixture
def manual_clock():
    return ManualClock()


@pytest.fixture
async def server(anyio_backend, settings, manual_clock):
    async with running(settings, now=manual_clock) as started:
        yield started


@pytest.fixture
async def table(alva):
    """A table with four seats of Alva's, any of which may make the first bid."""
    return (await alva.create("me", "screen", "screen", "screen", game="auction"))["id"]


async def time_left(client, table):
    """The time left for each seat whose clock runs."""
    clocks = (await client.get(f"/tables/{table}"))["clocks"]
    return {seat: clocks["left"][seat] for seat in clocks["running"]}


def bid(seat, amount, version=1):
    """The command of a bid by a client that knows this version."""
    return {"id": new_id(), "seat": seat, "version": version, "codes": [amount]}


async def send(client, table, command):
    """Send a command; return the status and parts of the error."""
    answer = await client.http.post(f"/api/v1/tables/{table}/commands", json=command)
    error = answer.json().get("error", {})
    return answer.status_code, {key: error[key] for key in TOO_LOW if key in error}


async def test_every_bid_gives_new_time_to_all_seats_that_may_bid(manual_clock, server, alva, nils, table):
    assert await time_left(alva, table) == dict.fromkeys(range(4), FULL)
    await manual_clock.advance(server, 4)
    await alva.command(table, 1, [1])
    assert await time_left(nils, table) == dict.fromkeys((0, 2, 3), FULL)
    await manual_clock.advance(server, 4)
    await alva.command(table, 2, [2])
    assert await time_left(nils, table) == dict.fromkeys((0, 1, 3), FULL)


async def test_passing_gives_nobody_time(manual_clock, server, alva, table):
    await alva.command(table, 1, [1])
    await manual_clock.advance(server, 4)
    await alva.command(table, 2, [PASS])
    assert await time_left(alva, table) == dict.fromkeys((0, 3), FULL - 4000)


async def test_everyone_receives_the_race_and_its_lap(alva, nils, table):
    await alva.command(table, 1, [1])
    asked = (await alva.get(f"/tables/{table}/position", seat=0))["question"]
    highest = (await alva.get(f"/tables/{table}/position", seat=1))["waiting"]
    spectator = (await nils.get(f"/tables/{table}/position"))["waiting"]
    assert [(each["race"], each["lap"]) for each in (asked, highest, spectator)] == [(1, 1)] * 3


async def test_a_bid_is_not_stale_because_of_other_bids(manual_clock, server, alva, table):
    assert await send(alva, table, bid(1, 1)) == (200, {})
    assert await send(alva, table, bid(2, 3)) == (200, {})
    await manual_clock.advance(server, 4)
    assert await send(alva, table, bid(3, 2)) == (422, TOO_LOW)
    assert (await alva.get(f"/tables/{table}"))["version"] == 3
    assert await time_left(alva, table) == dict.fromkeys((0, 1, 3), FULL - 4000)
    assert await send(alva, table, bid(0, 4)) == (200, {})


async def test_one_of_two_simultaneous_equal_bids_is_too_low(alva, table):
    answers = await asyncio.gather(*(send(alva, table, bid(seat, 2)) for seat in (1, 3)))
    assert sorted(answers, key=lambda answer: answer[0]) == [(200, {}), (422, TOO_LOW)]
    assert (await alva.get(f"/tables/{table}"))["version"] == 2


@asynccontextmanager
async def two_servers(settings, manual_clock):
    """Two servers, clients of Alva at both, and a table that both have in memory."""
    async with running(settings, now=manual_clock) as one, running(settings, now=manual_clock) as other:
        alva = await one.new_client()
        table = (await alva.create("me", "screen", "screen", "screen", game="auction"))["id"]
        far = await other.new_client(**dict(alva.http.cookies))
        await far.get(f"/tables/{table}/position", seat=3)
        yield one, other, alva, far, table


async def test_one_of_two_equal_bids_at_two_servers_is_too_low(settings, manual_clock):
    async with two_servers(settings, manual_clock) as (_, _, alva, far, table):
        bids = (send(alva, table, bid(1, 2)), send(far, table, bid(3, 2)))
        answers = await asyncio.gather(*bids)
        assert sorted(answers, key=lambda answer: answer[0]) == [(200, {}), (422, TOO_LOW)]


async def test_a_bid_on_a_sold_lot_is_stale(alva, table):
    await alva.command(table, 0, [1])
    for seat in (1, 2, 3):
        await alva.command(table, seat, [PASS])
    await alva.expect_error(f"/tables/{table}/commands", bid(2, 3), "play.stale", 409)
    await alva.command(table, 2, [3])


async def test_a_bid_is_in_time_before_the_deadline_and_not_at_it(
    manual_clock, server, alva, table, monkeypatch
):
    await manual_clock.advance(server, SECONDS - 0.001)
    await alva.command(table, 1, [1])
    await manual_clock.advance(server, SECONDS - 1)
    with monkeypatch.context() as patched:
        patched.setattr(server.services.timekeeper, "check", lambda: asyncio.sleep(0))
        manual_clock.at += 1000
        await alva.expect_error(f"/tables/{table}/commands", bid(2, 3, version=2), "play.late", 409)
    await manual_clock.advance(server, IN_FLIGHT / 1000)
    position = await alva.get(f"/tables/{table}/position", seat=2)
    assert (position["view"]["lot"], position["version"]) == (2, 5)  # three seats have timed out
    await alva.expect_error(f"/tables/{table}/commands", bid(2, 3, version=2), "play.stale", 409)


async def test_a_bid_that_arrived_in_time_is_not_late_because_it_waited(manual_clock, server, alva, table):
    await manual_clock.advance(server, SECONDS - 1)
    async with server.services.tables.cache.locked(table) as cached:
        sending = asyncio.create_task(send(alva, table, bid(1, 1)))
        while cached.users < 2:
            await asyncio.sleep(0.01)
        manual_clock.at += 1000
        checking = asyncio.create_task(server.services.timekeeper.check())
    assert await sending == (200, {})
    await checking
    assert await time_left(alva, table) == dict.fromkeys((0, 2, 3), FULL)


async def test_a_bid_in_time_at_one_server_is_not_lost_to_a_timeout_at_another(settings, manual_clock):
    async with two_servers(settings, manual_clock) as (one, other, _, far, table):
        for seconds in (SECONDS / 2, SECONDS / 2 - 0.1):
            await manual_clock.advance(one, seconds)
            await other.services.timekeeper.check()  # the clocks of a server stop if it does not check them
        async with other.services.tables.cache.locked(table) as cached:
            sending = asyncio.create_task(send(far, table, bid(1, 1)))
            while cached.users < 2:
                await asyncio.sleep(0.01)
            await manual_clock.advance(one, 0.2)
        assert await sending == (200, {})
        assert await time_left(far, table) == dict.fromkeys((0, 2, 3), FULL)


async def test_bots_bid_among_people(alva):
    table = (await alva.create("me", "bot", "bot", "bot", game="auction"))["id"]
    async with asyncio.timeout(30):
        while (shown := await alva.get(f"/tables/{table}"))["status"] != "over":
            if shown["waiting_for_me"]:
                await send(alva, table, bid(0, PASS, version=shown["version"]))
            await asyncio.sleep(0.02)
    assert shown["result"]["winners"] != [0]
