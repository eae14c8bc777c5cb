"""A server killed at a random moment under load must lose nothing acknowledged and leave a consistent database."""

import asyncio
import random
import sqlite3
from contextlib import AsyncExitStack, suppress

import httpx
import psycopg
import pytest
from sqlalchemy import make_url

from depth import depth

from .conftest import Client, http_client, new_id
from .toy import ROLL, STEP

pytestmark = pytest.mark.anyio

WORKERS = 4
KILLS = {"sqlite": depth(10, 1000), "postgresql": depth(5, 100)}


class Worker:
    """Two clients that play table after table, and remember the commands and undos that the server acknowledged."""

    def __init__(self, number):
        self.rng = random.Random(number)
        self.cookies = [{}, {}]
        self.tables = {}  # id -> version -> (command id, seat, codes, number of undone commands)
        self.count = 0  # of finished steps: tables created, seats taken, and commands or undos answered
        self.table = None  # the id of the table that is being played
        self.invitation = None  # to its second seat, until that is taken
        self.pending = None  # a command or an undo without a response, which is sent again
        self.last = None  # the position in the last response

    async def work(self, address):
        """Play until the server is killed."""
        async with AsyncExitStack() as stack:
            clients = []
            for cookies in self.cookies:
                http = http_client(address, cookies=cookies, timeout=20)
                clients.append(Client(await stack.enter_async_context(http)))
            with suppress(httpx.TransportError):
                while True:
                    await self._take_next_step(clients)
                    self.count += 1
                    self.cookies = [dict(client.http.cookies) for client in clients]

    async def check(self, address):
        """Compare the last acknowledged position with the current one."""
        if self.last is None:
            return
        async with http_client(address, cookies=self.cookies[self.last["seat"]]) as http:
            client = Client(http)
            shown = await client.get(f"/tables/{self.table}")
            position = await client.get(f"/tables/{self.table}/position", seat=self.last["seat"])
        assert [seat["kind"] for seat in shown["seats"]] == ["person", "person"]
        newer = shown["version"] - self.last["version"]
        assert newer in ((0, 1) if self.pending else (0,))  # the pending command may have been stored
        if newer == 0:
            assert [position[part] for part in ("view", "to_act", "result")] == [
                self.last[part] for part in ("view", "to_act", "result")
            ]

    async def _take_next_step(self, clients):
        if self.table is None:
            await self._create_table(clients)
        elif self.invitation is not None:
            await self._join(clients[1])
        else:
            await self._act(clients)

    async def _create_table(self, clients):
        await clients[1].get("/tables")  # as the page does, to get a cookie
        table = await clients[0].create("me", "friend", options={"toy.goal": 60})
        self.table, self.tables[table["id"]] = table["id"], {}
        self.invitation = table["seats"][1]["invitation"].split("=")[1]

    async def _join(self, friend):
        await friend.post(f"/tables/{self.table}/join", {"invitation": self.invitation, "name": "Nils"})
        self.invitation = None

    async def _act(self, clients):
        """Send a command or an undo, or repeat the one that got no response."""
        self.pending = self.pending or self._choose()
        path, body, codes, drops = self.pending
        response = await clients[body["seat"]].http.post(f"/api/v1/tables/{self.table}/{path}", json=body)
        self.pending = None
        if response.status_code == 200:
            self._remember(response.json(), body, codes, drops)
        else:
            assert response.json()["error"]["code"] == "play.nothing_to_undo", response.text

    def _choose(self):
        version = self.last["version"] if self.last else 1
        if version < 3:  # seat 0 bids at version 1, and seat 1 at version 2
            return self._command(version - 1, version, [version])
        seat = self.last["to_act"][0]
        if self.rng.random() < 0.3:
            return "undo", {"id": new_id(), "seat": seat, "version": version}, [], 1
        steps = self.last["view"]["steps"]
        return self._command(seat, version, [STEP if steps < 3 and self.rng.random() < 0.7 else ROLL])

    def _command(self, seat, version, codes):
        return "commands", {"id": new_id(), "seat": seat, "version": version, "codes": codes}, codes, 0

    def _remember(self, response, body, codes, drops):
        stored = (body["id"], body["seat"], str(codes), drops)
        assert self.tables[self.table].setdefault(response["version"], stored) == stored
        self.last = response["position"]
        if self.last["over"]:
            self.table = self.last = None


async def wait_for_steps(workers, count):
    """Wait until the workers have finished `count` more steps."""
    enough = sum(worker.count for worker in workers) + count
    while sum(worker.count for worker in workers) < enough:
        await asyncio.sleep(0.002)


def rows_of(settings):
    """Check the database if it is SQLite; return its rows: (table, version) -> what `Worker.tables` has of a row."""
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
    return {(table, version): tuple(stored) for table, version, *stored in found}


@pytest.mark.both_stores
async def test_a_server_killed_at_any_moment_loses_nothing_acknowledged(fork_server, settings):
    rng, workers = random.Random(4), [Worker(number) for number in range(WORKERS)]
    for _ in range(KILLS["postgresql" if settings.database_url else "sqlite"]):
        server = fork_server.start(settings.data, database_url=settings.database_url)
        await asyncio.gather(*(worker.check(server.address) for worker in workers))
        working = asyncio.gather(*(worker.work(server.address) for worker in workers))
        await wait_for_steps(workers, rng.randrange(16))  # 0: kill it soon after its start
        await asyncio.sleep(rng.uniform(0, 0.03))
        await asyncio.to_thread(server.kill)
        await working
        stored = rows_of(settings)
        acknowledged = {
            (table, version): row
            for worker in workers
            for table, rows in worker.tables.items()
            for version, row in rows.items()
        }
        assert acknowledged.items() <= stored.items()
    assert len(acknowledged) > min(KILLS.values())  # the servers lived long enough to play
