"""Where who is faster counts: every bid gives the others new time, and of two at once the rules judge both."""

import asyncio
from contextlib import asynccontextmanager

import pytest

from stridsplan.engine import registry
from stridsplan.server.timekeeper import UNDER_WAY

from .auction import PASS, SECONDS
from .conftest import new_id, running
from .test_manners import Hour

pytestmark = [pytest.mark.anyio, pytest.mark.both_stores]

FULL = SECONDS * 1000
TOO_LOW = {"game": "auction", "reason": "BID_TOO_LOW", "rule": "TOY-2"}


@pytest.fixture(autouse=True, scope="module")
def auction():
    """A game of auctions is one of the games meanwhile."""
    registry.register("auction", "server.auction")
    yield
    del registry.GAMES["auction"]


@pytest.fixture
def hour():
    return Hour()


@pytest.fixture
async def server(anyio_backend, settings, hour):
    async with running(settings, now=hour) as started:
        yield started


@pytest.fixture
async def table(alva):
    """Four seats of Alva's, all of which may open the bidding."""
    return (await alva.create("me", "screen", "screen", "screen", game="auction"))["id"]


async def left(person, table):
    """The time of every seat that is asked."""
    clocks = (await person.get(f"/tables/{table}"))["clocks"]
    return {seat: clocks["left"][seat] for seat in clocks["running"]}


def bid(seat, amount, version=1):
    """A command, as a client sends it that has seen a version."""
    return {"id": new_id(), "seat": seat, "version": version, "codes": [amount]}


async def send(person, table, command):
    """Send a command; its status, and what the error says besides its code."""
    answer = await person.http.post(f"/api/v1/tables/{table}/commands", json=command)
    error = answer.json().get("error", {})
    return answer.status_code, {key: error[key] for key in TOO_LOW if key in error}


async def test_every_bid_gives_all_who_are_asked_new_time(hour, server, alva, nils, table):
    assert await left(alva, table) == dict.fromkeys(range(4), FULL)
    await hour.after(server, 4)
    await alva.command(table, 1, [1])
    assert await left(nils, table) == dict.fromkeys((0, 2, 3), FULL)
    await hour.after(server, 4)
    await alva.command(table, 2, [2])
    assert await left(nils, table) == dict.fromkeys((0, 1, 3), FULL)


async def test_who_passes_gives_nobody_time(hour, server, alva, table):
    await alva.command(table, 1, [1])
    await hour.after(server, 4)
    await alva.command(table, 2, [PASS])
    assert await left(alva, table) == dict.fromkeys((0, 3), FULL - 4000)


async def test_everybody_is_told_the_race_and_its_lap(alva, nils, table):
    await alva.command(table, 1, [1])
    asked = (await alva.get(f"/tables/{table}/position", seat=0))["question"]
    highest = (await alva.get(f"/tables/{table}/position", seat=1))["waiting"]
    spectator = (await nils.get(f"/tables/{table}/position"))["waiting"]
    assert [(told["race"], told["lap"]) for told in (asked, highest, spectator)] == [(1, 1)] * 3


async def test_a_bid_is_judged_by_the_rules_alone_whatever_others_bid_just_before(hour, server, alva, table):
    assert await send(alva, table, bid(1, 1)) == (200, {})
    assert await send(alva, table, bid(2, 3)) == (200, {})
    await hour.after(server, 4)
    assert await send(alva, table, bid(3, 2)) == (422, TOO_LOW)
    assert (await alva.get(f"/tables/{table}"))["version"] == 3
    assert await left(alva, table) == dict.fromkeys((0, 1, 3), FULL - 4000)
    assert await send(alva, table, bid(0, 4)) == (200, {})


async def test_of_two_equal_bids_at_once_one_counts_and_the_other_is_too_low(alva, table):
    answers = await asyncio.gather(*(send(alva, table, bid(seat, 2)) for seat in (1, 3)))
    assert sorted(answers, key=lambda answer: answer[0]) == [(200, {}), (422, TOO_LOW)]
    assert (await alva.get(f"/tables/{table}"))["version"] == 2


@asynccontextmanager
async def two_servers(settings, hour):
    """Two servers, Alva at the one and at the other, and a table that both know."""
    async with running(settings, now=hour) as one, running(settings, now=hour) as other:
        alva = await one.person()
        table = (await alva.create("me", "screen", "screen", "screen", game="auction"))["id"]
        far = await other.person(**dict(alva.http.cookies))
        await far.get(f"/tables/{table}/position", seat=3)
        yield one, other, alva, far, table


async def test_of_two_equal_bids_at_two_servers_one_counts(settings, hour):
    async with two_servers(settings, hour) as (_, _, alva, far, table):
        bids = (send(alva, table, bid(1, 2)), send(far, table, bid(3, 2)))
        answers = await asyncio.gather(*bids)
        assert sorted(answers, key=lambda answer: answer[0]) == [(200, {}), (422, TOO_LOW)]


async def test_a_bid_on_a_lot_that_is_sold_is_none_on_the_next(alva, table):
    await alva.command(table, 0, [1])
    for seat in (1, 2, 3):
        await alva.command(table, seat, [PASS])
    await alva.fails(f"/tables/{table}/commands", bid(2, 3), "play.stale", 409)
    await alva.command(table, 2, [3])


async def test_a_bid_is_in_time_up_to_the_deadline_and_not_at_it(hour, server, alva, table, monkeypatch):
    await hour.after(server, SECONDS - 0.001)
    await alva.command(table, 1, [1])
    await hour.after(server, SECONDS - 1)
    with monkeypatch.context() as unseen:
        unseen.setattr(server.house.timekeeper, "look", lambda: asyncio.sleep(0))
        hour.at += 1000
        await alva.fails(f"/tables/{table}/commands", bid(2, 3, version=2), "play.late", 409)
    await hour.after(server, UNDER_WAY / 1000)
    position = await alva.get(f"/tables/{table}/position", seat=2)
    assert (position["view"]["lot"], position["version"]) == (2, 5)
    await alva.fails(f"/tables/{table}/commands", bid(2, 3, version=2), "play.stale", 409)


async def test_a_bid_that_has_arrived_in_time_is_not_late_because_it_had_to_wait(hour, server, alva, table):
    await hour.after(server, SECONDS - 1)
    async with server.house.tables.sittings.at(table) as sitting:
        sent = asyncio.create_task(send(alva, table, bid(1, 1)))
        while sitting.users < 2:
            await asyncio.sleep(0.01)
        hour.at += 1000
        looking = asyncio.create_task(server.house.timekeeper.look())
    assert await sent == (200, {})
    await looking
    assert await left(alva, table) == dict.fromkeys((0, 2, 3), FULL)


async def test_a_bid_in_time_at_one_server_is_not_lost_to_the_clockwork_of_another(settings, hour):
    async with two_servers(settings, hour) as (one, other, _, far, table):
        await hour.after(one, SECONDS - 0.1)
        async with other.house.tables.sittings.at(table) as sitting:
            sent = asyncio.create_task(send(far, table, bid(1, 1)))
            while sitting.users < 2:
                await asyncio.sleep(0.01)
            await hour.after(one, 0.2)
        assert await sent == (200, {})
        assert await left(far, table) == dict.fromkeys((0, 2, 3), FULL)


async def test_bots_bid_among_people(alva):
    table = (await alva.create("me", "bot", "bot", "bot", game="auction"))["id"]
    async with asyncio.timeout(30):
        while (shown := await alva.get(f"/tables/{table}"))["status"] != "over":
            if shown["waiting_for_me"]:
                await send(alva, table, bid(0, PASS, version=shown["version"]))
            await asyncio.sleep(0.02)
    assert shown["result"]["winners"] != [0]
