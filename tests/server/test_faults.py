"""Whole games with a fault at the n-th write, fsync, query or commit: nothing acknowledged is lost or done twice.

`make test` tries a few n; `make soak` tries every one up to some hundreds.
"""

import asyncio
import random
from contextlib import closing
from dataclasses import replace

import pytest

from stridsplan.engine.proof import verify
from stridsplan.server import bots, supervision
from stridsplan.server.log import configure_log
from stridsplan.server.store import news
from stridsplan.server.store.database import CHECK_KEPT

from .conftest import SOAK, new_id, running
from .faults import Disk, Line, Statements
from .served import MANY

pytestmark = [pytest.mark.anyio, pytest.mark.long]

SAMPLE = (1, 3, 7, 16, 30)
SHORT, LONG = 12, 60  # points to the end of a game; a long one is for larger n
MISSES = 5  # games in a row that end before the fault, after which larger n are not tried
NUMBERS = range(1, SOAK + 1) if SOAK else SAMPLE
RESTART_EVERY = 50  # games
STEP = 5
OF_THE_STORE = {503, 507}


@pytest.fixture
def settings(settings, monkeypatch):
    """What fails is tried again at once, and nobody asks too much."""
    monkeypatch.setattr(bots, "AGAIN", 0.01)
    monkeypatch.setattr(supervision, "SHORTEST", 0.01)
    monkeypatch.setattr(news, "PATIENCE", 0.05)
    rates = {name: MANY for name in vars(settings) if name.startswith("rate_")}
    return replace(settings, **rates, snapshot_every=5)


@pytest.fixture(autouse=True)
def _few_lines():
    """Of thousands of failures on purpose, log none."""
    configure_log(level="critical")
    yield
    configure_log()


class Match:
    """Two seats of one person and a bot play a game to its end, whatever the store does."""

    def __init__(self, person, number, goal=SHORT):
        self.person, self.chance, self.goal = person, random.Random(number), goal
        self.table = ""
        self.acknowledged = {}  # id of a command -> version
        self.refused = 0  # answers that the store failed

    async def play(self):
        """Play to the end; gives the last position."""
        self.table = (await self.insist("post", "/tables/promise", {"game": "toy"}))["id"]
        seats = [{"kind": "me"}, {"kind": "screen"}, {"kind": "bot"}]
        clock = {"pace": "live", "bank": 600, "turn": 5}
        options = {"toy.goal": self.goal}
        body = {"game": "toy", "id": self.table, "seats": seats, "clock": clock, "options": options}
        await self.insist("post", "/tables", body)
        while not (position := await self.position())["over"]:
            await self._move(position)
        return position

    async def position(self, seat=0):
        return await self.insist("get", f"/tables/{self.table}/position", {"seat": seat})

    async def _move(self, position):
        """Do what one of our seats owes, or wait for the bot."""
        seat = next((seat for seat in position["to_act"] if seat < 2), None)
        if seat is None:
            return await asyncio.sleep(0.005)
        position = await self.position(seat)
        if seat not in position["to_act"]:
            return None
        code = self.chance.choice([action["code"] for action in position["actions"]])
        body = {"id": new_id(), "seat": seat, "version": position["version"], "codes": [code]}
        answer = await self.insist("post", f"/tables/{self.table}/commands", body)
        self._acknowledge(body, answer)
        if answer and code == STEP and self.chance.random() < 0.3:
            body = {"id": new_id(), "seat": seat, "version": answer["version"]}
            self._acknowledge(body, await self.insist("post", f"/tables/{self.table}/undo", body))
        return None

    def _acknowledge(self, body, answer):
        if answer:
            self.acknowledged[body["id"]] = answer["version"]

    async def insist(self, method, path, body):
        """Ask until the store answers; None if the table moved on meanwhile."""
        for _ in range(200):
            if method == "get":
                answer = await self.person.http.get(f"/api/v1{path}", params=body)
            else:
                answer = await self.person.http.post(f"/api/v1{path}", json=body)
            if answer.is_success:
                return answer.json()
            if answer.status_code == 409:
                assert answer.json()["error"]["code"] in ("play.stale", "play.over"), answer.text
                return None
            assert answer.status_code in OF_THE_STORE, answer.text
            self.refused += 1
            await asyncio.sleep(0.01)
        raise AssertionError("the store does not come back")


async def checked(server, match, last):
    """Compare what was acknowledged with what is stored, and what was shown with what is read again."""
    repository = server.house.tables.repository
    rows = await repository.rows(match.table)
    ids = [row.command_id for row in rows if row.command_id]
    assert len(ids) == len(set(ids))
    assert match.acknowledged.items() <= {row.command_id: row.version for row in rows}.items()
    assert [row.version for row in rows] == list(range(1, len(rows) + 1))
    await server.house.tables.sittings.forget(match.table)
    assert await match.position() == last
    record = await match.person.get(f"/tables/{match.table}/transcript")
    assert verify(record) == []


async def well(server, monkeypatch):
    """A server that has met a fault must be well again soon."""
    async with asyncio.timeout(30):
        while True:
            monkeypatch.setattr(server.house.database, "_checked", -CHECK_KEPT)
            if (await (await server.person()).http.get("/healthz")).status_code == 200:
                return
            await asyncio.sleep(0.05)


async def try_all(settings, monkeypatch, faults_of, kind):
    """Play a game for every number of a fault, and print how many there were."""
    games = met = missed = refused = acknowledged = 0
    goal = SHORT
    numbers = list(NUMBERS)
    while numbers and missed < MISSES:
        batch, numbers = numbers[:RESTART_EVERY], numbers[RESTART_EVERY:]
        async with running(settings) as server:
            faults, person = faults_of(server), await server.person()
            for number in batch:
                match, before = Match(person, number, goal), faults.counts[kind]
                faults.fail(kind, number)
                last = await match.play()
                is_met = faults.counts[kind] >= before + number
                faults.mend()
                await checked(server, match, last)
                games, met, missed = games + 1, met + is_met, 0 if is_met else missed + 1
                goal = goal if is_met or not SOAK else LONG
                refused, acknowledged = refused + match.refused, acknowledged + len(match.acknowledged)
            await well(server, monkeypatch)
        figures = f"{games} games, {met} with a fault, {refused} refusals, {acknowledged} acknowledged"
        print(f"\n{kind} up to the {batch[-1]}th: {figures}", flush=True)
    assert met >= 2


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("kind", ["write", "fsync"])
async def test_a_game_outlives_a_disk_that_fails_at_the_nth(settings, monkeypatch, kind):
    with Disk().installed() as disk:
        await try_all(settings, monkeypatch, lambda server: disk, kind)


@pytest.mark.both_stores
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("kind", ["query", "commit", "acknowledgement"])
async def test_a_game_outlives_a_store_that_fails_at_the_nth(settings, monkeypatch, kind):
    await try_all(settings, monkeypatch, lambda server: Statements(server.house.database), kind)


@pytest.mark.timeout(3600)
async def test_a_game_outlives_a_line_that_is_cut_at_the_nth(settings, monkeypatch, postgres):
    with closing(Line(postgres.port)) as line:
        through = postgres.emptied().replace(f":{postgres.port}/", f":{line.port}/")
        await try_all(replace(settings, database_url=through), monkeypatch, lambda server: line, "message")


@pytest.mark.timeout(600)
async def test_a_game_outlives_partitions(settings, monkeypatch, postgres):
    with closing(Line(postgres.port)) as line:
        through = postgres.emptied().replace(f":{postgres.port}/", f":{line.port}/")
        async with running(replace(settings, database_url=through)) as server:
            for number in range(20 if SOAK else 2):
                match = Match(await server.person(), number)
                playing = asyncio.create_task(match.play())
                while not playing.done():
                    await asyncio.sleep(match.chance.uniform(0.02, 0.2))
                    line.part()
                    await asyncio.sleep(match.chance.uniform(0.02, 0.2))
                    line.mend()
                    await asyncio.sleep(0.3)
                await checked(server, match, await playing)
            await well(server, monkeypatch)
