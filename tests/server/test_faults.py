"""Whole games with a fault at the n-th write, query, commit or the like: nothing acknowledged is lost or done twice.

`make test` tries a few n; `make soak` tries every n up to `DEPTH`, as long as games meet the fault.
"""

import asyncio
import random
from contextlib import closing
from dataclasses import replace

import pytest

from depth import SOAK, depth
from stridsplan.engine.proof import verify
from stridsplan.server import bots, supervision
from stridsplan.server.log import configure_log
from stridsplan.server.store import remote_changes
from stridsplan.server.store.database import CHECK_EVERY

from .conftest import new_id, running
from .faults import DatabaseProxy, FaultyDisk, FaultyStatements
from .threaded_server import UNLIMITED
from .toy import STEP

pytestmark = [pytest.mark.anyio, pytest.mark.bot_processes]

SAMPLE = (1, 15)  # the values of n in `make test`
SHORT, LONG = 12, 60  # points that end a game; long games are for larger n
MAX_MISSES = 5  # consecutive games that end before the fault, after which no other batch begins
NUMBERS = range(1, SOAK + 1) if SOAK else SAMPLE
RESTART_EVERY = 50  # games in a batch, each batch at a new server
STORE_ERRORS = {503, 507}


@pytest.fixture
def settings(settings, monkeypatch):
    """Settings with fast retries and without rate limits."""
    monkeypatch.setattr(bots, "RETRY_AFTER", 0.01)
    monkeypatch.setattr(supervision, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(remote_changes, "RECONNECT_AFTER", 0.05)
    rates = {name: UNLIMITED for name in vars(settings) if name.startswith("rate_")}
    return replace(settings, **rates, snapshot_every=5)


@pytest.fixture(autouse=True)
def _quiet_log():
    """Do not log thousands of intended failures."""
    configure_log(level="critical")
    yield
    configure_log()


class Match:
    """A game of two seats of one client and a bot, played to its end despite errors of the database."""

    def __init__(self, client, number, goal=SHORT):
        self.client, self.random, self.goal = client, random.Random(number), goal
        self.table = ""
        self.acknowledged = {}  # id of a command -> version
        self.refused = 0  # responses with a database error

    async def play(self):
        """Play to the end; return the last position."""
        self.table = (await self.send("post", "/tables/promise", {"game": "toy"}))["id"]
        seats = [{"kind": "me"}, {"kind": "screen"}, {"kind": "bot"}]
        clock = {"pace": "live", "bank": 600, "turn": 5}
        options = {"toy.goal": self.goal}
        body = {"game": "toy", "id": self.table, "seats": seats, "clock": clock, "options": options}
        await self.send("post", "/tables", body)
        while not (position := await self.position())["over"]:
            await self._move(position)
        return position

    async def position(self, seat=0):
        return await self.send("get", f"/tables/{self.table}/position", {"seat": seat})

    async def _move(self, position):
        """Act for one of our seats, or wait for the bot."""
        seat = next((seat for seat in position["to_act"] if seat < 2), None)
        if seat is None:
            return await asyncio.sleep(0.005)
        position = await self.position(seat)
        if seat not in position["to_act"]:
            return None
        code = self.random.choice([action["code"] for action in position["actions"]])
        body = {"id": new_id(), "seat": seat, "version": position["version"], "codes": [code]}
        response = await self.send("post", f"/tables/{self.table}/commands", body)
        self._acknowledge(body, response)
        if response and code == STEP and self.random.random() < 0.3:
            body = {"id": new_id(), "seat": seat, "version": response["version"]}
            self._acknowledge(body, await self.send("post", f"/tables/{self.table}/undo", body))
        return None

    def _acknowledge(self, body, response):
        if response:
            self.acknowledged[body["id"]] = response["version"]

    async def send(self, method, path, body):
        """Repeat a request until the database works; return None if the table has changed meanwhile."""
        for _ in range(200):
            if method == "get":
                response = await self.client.http.get(f"/api/v1{path}", params=body)
            else:
                response = await self.client.http.post(f"/api/v1{path}", json=body)
            if response.is_success:
                return response.json()
            if response.status_code == 409:
                assert response.json()["error"]["code"] in ("play.stale", "play.over"), response.text
                return None
            assert response.status_code in STORE_ERRORS, response.text
            self.refused += 1
            await asyncio.sleep(0.01)
        raise AssertionError("the database does not recover")


async def check(server, match, last):
    """Check that the database has the acknowledged commands and the last position, and that the transcript is valid."""
    repository = server.services.tables.repository
    rows = await repository.rows(match.table)
    ids = [row.command_id for row in rows if row.command_id]
    assert len(ids) == len(set(ids))
    assert match.acknowledged.items() <= {row.command_id: row.version for row in rows}.items()
    assert [row.version for row in rows] == list(range(1, len(rows) + 1))
    await server.services.tables.cache.invalidate(match.table)
    assert await match.position() == last
    transcript = await match.client.get(f"/tables/{match.table}/transcript")
    assert verify(transcript) == []


async def wait_until_healthy(server, monkeypatch):
    """Wait until a server is healthy again after faults."""
    async with asyncio.timeout(30):
        while True:
            monkeypatch.setattr(server.services.database, "_checked_at", -CHECK_EVERY)  # no cached result
            if (await (await server.new_client()).http.get("/healthz")).status_code == 200:
                return
            await asyncio.sleep(0.05)


async def try_all(settings, monkeypatch, faults_of, kind):
    """Play a game for each n, and print how many faults there were."""
    games = met = missed = refused = acknowledged = 0
    goal = SHORT
    numbers = list(NUMBERS)
    while numbers and missed < MAX_MISSES:
        batch, numbers = numbers[:RESTART_EVERY], numbers[RESTART_EVERY:]
        async with running(settings) as server:
            faults, client = faults_of(server), await server.new_client()
            for number in batch:
                match, before = Match(client, number, goal), faults.counts[kind]
                faults.fail(kind, number)
                last = await match.play()
                is_met = faults.counts[kind] >= before + number
                faults.restore()
                await check(server, match, last)
                games, met, missed = games + 1, met + is_met, 0 if is_met else missed + 1
                goal = goal if is_met or not SOAK else LONG
                refused, acknowledged = refused + match.refused, acknowledged + len(match.acknowledged)
            await wait_until_healthy(server, monkeypatch)
        summary = f"{games} games, {met} with a fault, {refused} refusals, {acknowledged} acknowledged"
        print(f"\n{kind} up to the {batch[-1]}th: {summary}", flush=True)
    assert met >= 2


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("kind", ["write", "fsync"])
async def test_a_game_survives_a_disk_error_at_the_nth(settings, monkeypatch, kind):
    with FaultyDisk().installed() as disk:
        await try_all(settings, monkeypatch, lambda server: disk, kind)


@pytest.mark.both_stores
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("kind", ["query", "commit", "acknowledgement"])
async def test_a_game_survives_a_database_error_at_the_nth(settings, monkeypatch, kind):
    await try_all(settings, monkeypatch, lambda server: FaultyStatements(server.services.database), kind)


@pytest.mark.timeout(3600)
async def test_a_game_survives_a_connection_lost_at_the_nth(settings, monkeypatch, postgres):
    with closing(DatabaseProxy(postgres.port)) as proxy:
        proxy_url = postgres.empty_database().replace(f":{postgres.port}/", f":{proxy.port}/")
        await try_all(replace(settings, database_url=proxy_url), monkeypatch, lambda server: proxy, "message")


@pytest.mark.timeout(600)
async def test_a_game_survives_partitions(settings, monkeypatch, postgres):
    with closing(DatabaseProxy(postgres.port)) as proxy:
        proxy_url = postgres.empty_database().replace(f":{postgres.port}/", f":{proxy.port}/")
        async with running(replace(settings, database_url=proxy_url)) as server:
            for number in range(depth(1, 20)):
                match = Match(await server.new_client(), number)
                playing = asyncio.create_task(match.play())
                while not playing.done():
                    await asyncio.sleep(match.random.uniform(0.02, 0.2))
                    proxy.refuse_connections()
                    await asyncio.sleep(match.random.uniform(0.02, 0.2))
                    proxy.restore()
                    await asyncio.sleep(0.3)
                await check(server, match, await playing)
            await wait_until_healthy(server, monkeypatch)
