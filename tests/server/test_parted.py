"""A database that is cut off, restarts or goes dead without a word: nothing stale is shown or refused."""

import asyncio
import time
from contextlib import closing

import pytest

from stridsplan.server.errors import PlayStale
from stridsplan.server.store import news
from stridsplan.server.tables.repository import Conflict

from .conftest import new_id, running
from .faults import Line
from .test_manners import SLOW, clock, show

pytestmark = [pytest.mark.anyio, pytest.mark.long]

STEP, PASS = 5, 7


@pytest.fixture
def parted(settings, postgres):
    """The settings of two servers on one database, of which one has a line to it that can fail, and that line."""
    url = postgres.emptied()
    with closing(Line(postgres.port)) as line:
        through = url.replace(f":{postgres.port}/", f":{line.port}/")
        yield {"database_url": url}, {"database_url": through}, line


async def seated(one, two):
    """A table of two people whose bids are made, both at both servers; gives it and them."""
    alva = await one.person()
    table = (await alva.create("me", "screen", options=SLOW))["id"]
    for seat in (0, 1):
        await alva.command(table, seat, [1])
    far = await two.person(**dict(alva.http.cookies))
    await far.get(f"/tables/{table}/position", seat=0)
    return table, alva, far


def deaf(server):
    """Let a server hear no news, as one whose line went dead or that has not listened again yet."""
    server.house.news.on_table.clear()
    server.house.news.on_missed.clear()


async def test_what_is_stale_only_here_is_not_refused(settings, parted):
    near, _, _ = parted
    async with running(settings, **near) as one, running(settings, **near) as two:
        table, alva, far = await seated(one, two)
        deaf(two)
        for seat in (0, 1, 0):
            await alva.command(table, seat, [PASS])
        version = (await alva.get(f"/tables/{table}"))["version"]
        body = {"id": new_id(), "seat": 1, "version": version, "codes": [PASS]}
        assert (await far.post(f"/tables/{table}/commands", body))["version"] == version + 1


async def test_what_is_illegal_only_here_is_not_refused(settings, parted):
    near, _, _ = parted
    async with running(settings, **near) as one, running(settings, **near) as two:
        alva = await one.person()
        table = (await alva.create("me", "screen", options=SLOW))["id"]
        far = await two.person(**dict(alva.http.cookies))
        await far.get(f"/tables/{table}/position", seat=0)
        deaf(two)
        for seat in (0, 1):
            await alva.command(table, seat, [1])
        body = {"id": new_id(), "seat": 0, "version": 3, "codes": [PASS]}
        await far.post(f"/tables/{table}/commands", body)
        await alva.command(table, 1, [PASS])
        shown = await far.post(f"/tables/{table}/preview", {"seat": 0, "codes": [STEP]})
        assert shown["question"]


@pytest.mark.parametrize("hears", [True, False])
async def test_a_stale_choice_of_a_bot_is_not_counted_as_illegal(settings, parted, hears):
    near, _, _ = parted
    slow = {"bot_pause": 60}  # the test itself plays for the bot, at both servers
    async with running(settings, **near, **slow) as one, running(settings, **near, **slow) as two:
        alva = await one.person()
        table = (await alva.create("me", "bot", options=SLOW))["id"]
        await alva.command(table, 0, [1], version=1)
        first = one.house.tables
        await first.bot_command(table, await first.bot_answer(table), [1])
        await alva.command(table, 0, [PASS])
        stale = await two.house.tables.bot_answer(table)
        if not hears:
            deaf(two)
        for _ in range(3):
            await first.bot_command(table, await first.bot_answer(table), [STEP])
        with pytest.raises(PlayStale if hears else Conflict):
            await two.house.tables.bot_command(table, stale, [STEP])


async def test_a_position_shown_while_no_news_can_be_heard_is_not_stale(settings, parted):
    near, through, line = parted
    async with running(settings, **near) as one, running(settings, **through) as two:
        table, alva, far = await seated(one, two)
        line.cut()
        version = (await alva.command(table, 0, [PASS]))["version"]
        for _ in range(50):
            answer = await far.http.get(f"/api/v1/tables/{table}/position", params={"seat": 0})
            if answer.status_code == 200:
                break
            assert answer.json()["error"]["code"] == "store.unavailable"
            await asyncio.sleep(0.02)
        assert answer.json()["version"] == version


async def test_a_line_of_news_that_goes_dead_is_found_and_replaced(settings, parted, monkeypatch):
    monkeypatch.setattr(news, "PROBE_EVERY", 0.3)
    monkeypatch.setattr(news, "ANSWERS_WITHIN", 0.5)
    near, through, line = parted
    async with running(settings, **near) as one, running(settings, **through) as two:
        table, alva, far = await seated(one, two)
        async with asyncio.timeout(20):
            while not two.house.news.is_heard:
                await asyncio.sleep(0.05)
        line.die()
        async with asyncio.timeout(20):
            while two.house.news.is_heard:
                await asyncio.sleep(0.05)
        version = (await alva.command(table, 0, [PASS]))["version"]
        line.mend()
        async with asyncio.timeout(30):
            while not two.house.news.is_heard:
                await asyncio.sleep(0.05)
        assert (await far.get(f"/tables/{table}/position", seat=0))["version"] == version


async def test_a_server_cut_off_from_its_database_charges_nobody(settings, parted):
    _, through, line = parted
    async with running(settings, **through) as server:
        alva = await server.person()
        table = (await alva.create("me", "screen", options=SLOW, clock=clock()))["id"]
        await asyncio.sleep(1.5)
        line.part()
        before = time.monotonic()
        while time.monotonic() < before + 8:
            answer = await alva.http.get(f"/api/v1/tables/{table}/transcript")
            assert answer.status_code in (409, 503)
            await asyncio.sleep(0.2)
        line.mend()
        async with asyncio.timeout(20):
            while (await alva.http.get(f"/api/v1/tables/{table}")).status_code != 200:
                await asyncio.sleep(0.1)
        left = (await show(alva, table))["clocks"]["left"][0]
        assert 57_000 < left < 65_000


async def test_after_a_restart_of_the_database_nothing_stale_is_refused(settings, postgres):
    url = postgres.make()
    async with running(settings, database_url=url) as one, running(settings, database_url=url) as two:
        table, alva, far = await seated(one, two)
        for number in range(3):
            postgres.stop()
            postgres.start()
            people = (alva, far) if number % 2 else (far, alva)
            for person, seat in zip(people, (0, 1), strict=True):
                version = (await retried(person, f"/tables/{table}/position", seat=seat))["version"]
                body = {"id": new_id(), "seat": seat, "version": version, "codes": [PASS]}
                async with asyncio.timeout(20):
                    while True:
                        path = f"/api/v1/tables/{table}/commands"
                        answer = await person.http.post(path, json=body)
                        if answer.status_code == 200:
                            break
                        assert answer.status_code == 503, answer.text


async def retried(person, path, **params):
    """Ask until the store answers."""
    async with asyncio.timeout(20):
        while True:
            answer = await person.http.get(f"/api/v1{path}", params=params)
            if answer.status_code == 200:
                return answer.json()
            assert answer.status_code == 503, answer.text
