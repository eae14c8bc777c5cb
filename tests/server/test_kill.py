"""A server killed at any instant, under load, has lost nothing it acknowledged and broken nothing."""

import asyncio
import random
import sqlite3
from contextlib import AsyncExitStack, suppress

import httpx
import psycopg
import pytest
from sqlalchemy import make_url

from .conftest import Person, new_id, over_http

pytestmark = [pytest.mark.anyio, pytest.mark.long]

STEP, ROLL = 5, 6
WORKERS = 4
KILLS = {"sqlite": 100, "postgresql": 15}


class Worker:
    """Two people who play table after table, and remember all that was acknowledged."""

    def __init__(self, number):
        self.chance = random.Random(number)
        self.cookies = [{}, {}]
        self.tables = {}  # id -> version -> (id of the command, seat, codes, commands it takes back)
        self.count = 0  # answers
        self.table = self.invitation = self.pending = self.last = None

    async def work(self, address):
        """Play until the server is gone."""
        async with AsyncExitStack() as stack:
            people = []
            for cookies in self.cookies:
                http = over_http(address, cookies=cookies, timeout=20)
                people.append(Person(await stack.enter_async_context(http)))
            with suppress(httpx.TransportError):
                while True:
                    await self._go_on(people)
                    self.count += 1
                    self.cookies = [dict(person.http.cookies) for person in people]

    async def check(self, address):
        """Compare what was acknowledged with what is shown now."""
        if self.last is None:
            return
        async with over_http(address, cookies=self.cookies[self.last["seat"]]) as http:
            person = Person(http)
            shown = await person.get(f"/tables/{self.table}")
            position = await person.get(f"/tables/{self.table}/position", seat=self.last["seat"])
        assert [seat["kind"] for seat in shown["seats"]] == ["person", "person"]
        is_later = shown["version"] - self.last["version"]
        assert is_later in ((0, 1) if self.pending else (0,))
        if not is_later:
            assert [position[part] for part in ("view", "to_act", "result")] == [
                self.last[part] for part in ("view", "to_act", "result")
            ]

    async def _go_on(self, people):
        if self.table is None:
            await self._sit_down(people)
        elif self.invitation is not None:
            await self._join(people[1])
        else:
            await self._act(people)

    async def _sit_down(self, people):
        await people[1].get("/tables")  # as the page does, which brings the cookie
        table = await people[0].create("me", "friend", options={"toy.goal": 60})
        self.table, self.tables[table["id"]] = table["id"], {}
        self.invitation = table["seats"][1]["invitation"].split("=")[1]

    async def _join(self, friend):
        await friend.post(f"/tables/{self.table}/join", {"invitation": self.invitation, "name": "Nils"})
        self.invitation = None

    async def _act(self, people):
        """Send a command, or again the one whose answer did not come."""
        self.pending = self.pending or self._choose()
        path, body, codes, drops = self.pending
        answer = await people[body["seat"]].http.post(f"/api/v1/tables/{self.table}/{path}", json=body)
        self.pending = None
        if answer.status_code == 200:
            self._remember(answer.json(), body, codes, drops)
        else:
            assert answer.json()["error"]["code"] == "play.nothing_to_undo", answer.text

    def _choose(self):
        version = self.last["version"] if self.last else 1
        if version < 3:  # both bid
            return self._command(version - 1, version, [version])
        seat = self.last["to_act"][0]
        if self.chance.random() < 0.3:
            return "undo", {"id": new_id(), "seat": seat, "version": version}, [], 1
        steps = self.last["view"]["steps"]
        return self._command(seat, version, [STEP if steps < 3 and self.chance.random() < 0.7 else ROLL])

    def _command(self, seat, version, codes):
        return "commands", {"id": new_id(), "seat": seat, "version": version, "codes": codes}, codes, 0

    def _remember(self, answer, body, codes, drops):
        kept = (body["id"], body["seat"], str(codes), drops)
        assert self.tables[self.table].setdefault(answer["version"], kept) == kept
        self.last = answer["position"]
        if self.last["over"]:
            self.table = self.last = None


async def until_answered(workers, count):
    """Wait until so many further requests have been answered."""
    enough = sum(worker.count for worker in workers) + count
    while sum(worker.count for worker in workers) < enough:
        await asyncio.sleep(0.002)


def rows_of(settings):
    """All rows in the store: (table, version) -> (id of the command, seat, codes, commands it takes back)."""
    query = "SELECT table_id, version, command_id, seat, CAST(codes AS TEXT), drops FROM commands"
    if settings.database_url:
        with psycopg.connect(settings.database_url) as connection:
            found = connection.execute(query).fetchall()
    else:
        connection = sqlite3.connect(make_url(settings.url).database)
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        found = connection.execute(query).fetchall()
        connection.close()
    return {(table, version): tuple(kept) for table, version, *kept in found}


@pytest.mark.both_stores
@pytest.mark.timeout(900)  # a hundred starts
async def test_a_server_killed_at_any_instant_loses_nothing_acknowledged(nursery, settings):
    told = {"database_url": settings.database_url}
    chance, workers = random.Random(4), [Worker(number) for number in range(WORKERS)]
    for _ in range(KILLS["postgresql" if settings.database_url else "sqlite"]):
        server = nursery.start(settings.data, **told)
        await asyncio.gather(*(worker.check(server.address) for worker in workers))
        working = asyncio.gather(*(worker.work(server.address) for worker in workers))
        await until_answered(workers, chance.randrange(16))  # 0: at the start
        await asyncio.sleep(chance.uniform(0, 0.03))
        await asyncio.to_thread(server.kill)
        await working
        kept = rows_of(settings)
        acknowledged = {
            (table, version): row
            for worker in workers
            for table, rows in worker.tables.items()
            for version, row in rows.items()
        }
        assert acknowledged.items() <= kept.items()
    assert len(acknowledged) > KILLS["postgresql"]
