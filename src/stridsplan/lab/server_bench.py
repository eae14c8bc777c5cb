"""How much a server takes: many people at many tables, over real websockets, from another process.

The server runs as people run it, on loopback, with SQLite in a folder of its own and compiled rules; or several do, on
the PostgreSQL that STRIDSPLAN_DATABASE_URL names, with the tables dealt out among them. At every table two seats play
at random and the others look on. A move counts when the server has said that it is done: then it is on disk.
"""

import asyncio
import json
import os
import random
import re
import signal
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from stridsplan.engine.registry import game_ids

from .line import Line

TABLES, PLAYERS, SOCKETS = 200, 2, 5  # sockets a table: the seats, and who looks on
SECONDS, BRIEFLY = 20.0, 5.0  # of each measurement
WARM_UP = 3.0  # seconds before one
TICK = 0.005  # seconds between two looks at who may move, when the pace is given
COMPILED = 600.0  # seconds for compiling the games, where nobody has yet
GIVE_UP = 60.0  # seconds for anything else
UNBOUNDED = {
    "STRIDSPLAN_RATE_CREATE": "1000000/second",
    "STRIDSPLAN_RATE_WRITE": "1000000/second",
    "STRIDSPLAN_RATE_READ": "1000000/second",
    "STRIDSPLAN_RATE_CONNECT": "1000000/second",
    "STRIDSPLAN_SOCKETS_AN_ADDRESS": "100000",
    "STRIDSPLAN_SOCKETS_A_VISITOR": "100000",
    "STRIDSPLAN_TABLES_IN_MEMORY": "1000",
    "STRIDSPLAN_LOG_LEVEL": "warning",
}

VERSION = re.compile(rb'"version": ?(\d+)')
CODE = re.compile(rb'"code": ?(\d+)')
TO_ACT = re.compile(rb'"to_act": ?\[([\d, ]*)\]')


@dataclass
class Measured:
    """What one stretch of time gave."""

    seconds: float
    moves: int
    heard: int  # messages
    refused: int
    lost: int  # connections
    latencies: list[float]  # seconds from a move to the other seat's view
    server_cpu: float  # cores
    load_cpu: float

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds

    def latency(self, share: float) -> float:
        """Milliseconds within which this share of the moves was seen."""
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1e3 if ordered else float("nan")


@dataclass
class Load:
    """All tables, and the pace at which people move: as soon as they can, or so often in all."""

    pace: float | None = 0.0  # moves a second; None: as soon as they can
    moves: int = 0
    heard: int = 0
    refused: int = 0
    lost: int = 0
    latencies: list[float] = field(default_factory=list)
    ready: "deque[Player]" = field(default_factory=deque)

    def lose(self) -> None:
        """Count a connection that the server gave up."""
        self.lost += 1

    def may_move(self, player: "Player") -> None:
        """Let somebody move, now or when the pace allows."""
        if self.pace is None:
            player.move()
        else:
            self.ready.append(player)

    async def keep_pace(self) -> None:
        """Let those who are ready move, at random, so many a second."""
        owed, looked = 0.0, time.perf_counter()
        while True:
            await asyncio.sleep(TICK)
            pace, before, looked = self.pace, looked, time.perf_counter()
            owed = len(self.ready) if pace is None else min(owed + pace * (looked - before), 50.0)
            for _ in range(min(int(owed), len(self.ready))):
                owed -= 1
                self.ready.rotate(random.randrange(len(self.ready)))
                self.ready.popleft().move()


class Watcher:
    """Somebody who looks on."""

    def __init__(self, load: Load):
        self.load = load
        self.line: Line

    def hear(self, message: bytes) -> None:
        """Count a message."""
        self.load.heard += 1


class Player(Watcher):
    """Somebody who plays at random, as soon as there is something to choose."""

    def __init__(self, load: Load, seat: int, sent: dict[int, tuple[int, float]]):
        super().__init__(load)
        self.seat, self.sent = seat, sent  # at this table: version a move will bring -> who moved, when
        self.version, self.codes, self.is_waiting, self.number = 0, [b""], False, 0

    def hear(self, message: bytes) -> None:
        """See what is new; if one is asked, move."""
        super().hear(message)
        if message.startswith(b'{"type":"error"') or message.startswith(b'{"type": "error"'):
            self.load.refused += 1
            self.is_waiting = False
            return self.line.say(b'{"type":"watch","seat":%d}' % self.seat)
        if b'"position"' not in message[:40_000] or b'"actions"' not in message:
            return
        if message.startswith((b'{"type":"done"', b'{"type": "done"')):
            self.load.moves += 1
            self.is_waiting = False
        self._see(message[message.index(b'"position"') :])

    def move(self) -> None:
        """Send a random legal command."""
        self.is_waiting = True
        self.number += 1
        self.sent[self.version + 1] = (self.seat, time.perf_counter())
        self.line.say(
            b'{"type":"command","id":"bench-%d-%d","seat":%d,"version":%d,"codes":[%s]}'
            % (self.seat, self.number, self.seat, self.version, random.choice(self.codes))
        )

    def _see(self, position: bytes) -> None:
        found = VERSION.search(position)
        version = int(found[1]) if found else 0
        self._note(version)
        if version <= self.version:
            return
        self.version = version
        asked = TO_ACT.search(position)
        if asked is None or b"%d" % self.seat not in asked[1] or self.is_waiting:
            return
        begin, end = position.index(b'"actions"'), position.index(b'"at_table"')
        self.codes = CODE.findall(position, begin, end)
        if self.codes:
            self.is_waiting = True
            self.load.may_move(self)

    def _note(self, version: int) -> None:
        """Note how long the moves of the other took to be seen."""
        seen = [each for each, (seat, _) in self.sent.items() if each <= version and seat != self.seat]
        for each in seen:
            self.load.latencies.append(time.perf_counter() - self.sent.pop(each)[1])


@dataclass
class Servers:
    """One server, or several on one database."""

    all: "list[Server]"

    def port(self, table: int) -> int:
        """Where those at a table meet."""
        return self.all[table % len(self.all)].port

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        return sum(server.cpu() for server in self.all)

    def memory(self) -> int:
        """Bytes in memory."""
        return sum(server.memory() for server in self.all)

    async def settle(self, game: str) -> None:
        """Wait until all have loaded the compiled rules."""
        for server in self.all:
            await asyncio.to_thread(make_tables, server.port, game, 1)
        for server in self.all:
            await server.settle()

    def met(self) -> Counter[str]:
        """How often the profiles met each part of the program so far."""
        return sum((server.met() for server in self.all), Counter[str]())


@dataclass
class Server:
    """A server in a process of its own."""

    process: asyncio.subprocess.Process
    port: int
    profile: Path

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        return cpu_seconds(self.process.pid)

    def memory(self) -> int:
        """Bytes in memory."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+) kB", status)[1]) * 1024  # type: ignore[index]

    async def settle(self) -> None:
        """Wait until the server has loaded the compiled rules, and what compiles beside it is done."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        await asyncio.sleep(WARM_UP)
        latest = time.monotonic() + COMPILED
        while children.read_text() and time.monotonic() < latest:
            await asyncio.sleep(0.5)
        await asyncio.sleep(WARM_UP)

    def met(self) -> Counter[str]:
        """How often the profile met each part of the program so far."""
        return Counter(json.loads(self.profile.read_text())) if self.profile.exists() else Counter()


def cpu_seconds(process: int) -> float:
    """Seconds of processor time that a process has had."""
    parts = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def serving(count: int) -> AsyncIterator[Servers]:
    """So many servers for a while; they have one secret key."""
    with tempfile.TemporaryDirectory(prefix="stridsplan-bench-") as folder:
        async with AsyncExitStack() as stack:
            started = [await stack.enter_async_context(_serving(Path(folder), k)) for k in range(count)]
            yield Servers(started)


@asynccontextmanager
async def _serving(folder: Path, number: int) -> AsyncIterator[Server]:
    profile = folder / f"profile-{number}.json"
    command = [sys.executable, "-m", "stridsplan.lab.sampled", str(profile)]
    process = await asyncio.create_subprocess_exec(
        *command, "serve", "--port", "0", "--data", str(folder / "data"),
        stdout=asyncio.subprocess.PIPE, env=os.environ | UNBOUNDED,
    )  # fmt: skip
    try:
        yield Server(process, await _port_of(process), profile)
    finally:
        process.send_signal(signal.SIGTERM)
        await _ended(process)


async def _port_of(process: asyncio.subprocess.Process) -> int:
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), GIVE_UP)).decode()
    return int(line.rsplit(":", 1)[1])


async def _ended(process: asyncio.subprocess.Process) -> None:
    try:
        await asyncio.wait_for(process.wait(), GIVE_UP)
    except TimeoutError:
        process.kill()
        await process.wait()


def make_tables(port: int, game: str, count: int) -> tuple[list[str], str]:
    """New tables whose seats are all held by one visitor; gives their ids and the visitor's cookie."""
    connection, headers = (
        HTTPConnection("127.0.0.1", port, timeout=GIVE_UP),
        {"Content-Type": "application/json"},
    )
    body = json.dumps({"game": game, "seats": [{"kind": "me"}] + [{"kind": "screen"}] * (PLAYERS - 1)})
    ids = []
    for _ in range(count):
        connection.request("POST", "/api/v1/tables", body, headers)
        answer = connection.getresponse()
        ids.append(json.loads(answer.read())["id"])
        if cookie := answer.getheader("set-cookie"):
            headers["Cookie"] = cookie.split(";")[0]
    connection.close()
    return ids, headers["Cookie"]


async def sit_down(load: Load, servers: Servers, tables: list[str], cookie: str) -> list[Watcher]:
    """Connect everybody, and let them look."""
    people: list[Watcher] = []
    for number, table in enumerate(tables):
        sent: dict[int, tuple[int, float]] = {}
        seats: list[Watcher] = [Player(load, seat, sent) for seat in range(PLAYERS)]
        seats += [Watcher(load) for _ in range(SOCKETS - PLAYERS)]
        for person in seats:
            await _connect(person, servers.port(number), table, cookie)
        people += seats
    return people


async def _connect(person: Watcher, port: int, table: str, cookie: str) -> None:
    path, host = f"/api/v1/tables/{table}/live", f"127.0.0.1:{port}"
    held = cookie if isinstance(person, Player) else ""
    person.line = Line(path, host, held, person.hear, person.load.lose)
    await asyncio.get_running_loop().create_connection(lambda: person.line, "127.0.0.1", port)
    await asyncio.wait_for(person.line.open, GIVE_UP)
    seat = str(person.seat) if isinstance(person, Player) else "null"
    person.line.say(f'{{"type":"watch","seat":{seat}}}'.encode())


async def measure(load: Load, server: Servers, pace: float | None, seconds: float) -> Measured:
    """Let people move at a pace, and count."""
    load.pace = pace
    await asyncio.sleep(WARM_UP)
    moves, heard, refused, lost = load.moves, load.heard, load.refused, load.lost
    load.latencies.clear()
    began, cpu, own = time.perf_counter(), server.cpu(), time.process_time()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    return Measured(
        took, load.moves - moves, load.heard - heard, load.refused - refused, load.lost - lost,
        list(load.latencies),
        (server.cpu() - cpu) / took, (time.process_time() - own) / took,
    )  # fmt: skip


@dataclass
class Report:
    """All that was measured."""

    game: str
    tables: int
    servers: int
    full: Measured
    half: Measured
    memory_table: float  # bytes an open table
    memory_seated: float  # the same, with everybody's connection
    shares: dict[str, float]  # of the time of the server's event loop, at full load


async def run(tables: int, seconds: float, count: int) -> Report:
    """Measure everything on servers of its own."""
    game = game_ids()[0]
    async with serving(count) as servers:
        await servers.settle(game)
        empty = servers.memory()
        ids, cookie = await asyncio.to_thread(make_tables, servers.port(0), game, tables)
        opened = servers.memory()
        load = Load()
        people = await sit_down(load, servers, ids, cookie)
        pacing = asyncio.create_task(load.keep_pace())
        await asyncio.sleep(WARM_UP)
        seated = servers.memory()
        before = servers.met()
        full = await measure(load, servers, None, seconds)
        shares = _shares(servers.met() - before)
        half = await measure(load, servers, full.rate / 2, seconds)
        pacing.cancel()
        for person in people:
            person.line.close()
        memory = (opened - empty) / tables, (seated - empty) / tables
        return Report(game, tables, count, full, half, *memory, shares)


def _shares(met: Counter[str]) -> dict[str, float]:
    return {part: count / max(1, met.total()) for part, count in met.most_common()}


def report(tables: int = TABLES, seconds: float = SECONDS, servers: int = 1) -> str:
    """Measure a server, or several, and write it as Markdown."""
    found = asyncio.run(run(tables, seconds, servers))
    several = "" if servers == 1 else f" dealt out to {servers} servers"
    store = "PostgreSQL" if os.environ.get("STRIDSPLAN_DATABASE_URL") else "SQLite"
    lines = [
        "## The server",
        "",
        f"{found.tables} live tables of {found.game}{several}, {found.tables * SOCKETS:,} websockets on loopback,"
        f" {store}, rules compiled; who plays and looks on is another process on the same machine. A move counts when"
        " it is on disk.",
        "",
        "| what | at full load | at half of it |",
        "|---|---|---|",
        *(_row(name, of(found.full), of(found.half)) for name, of in FIGURES),
        "",
        f"Memory: {found.memory_table / 1024:,.0f} KiB an open table, {found.memory_seated / 1024:,.0f} KiB with the"
        f" {SOCKETS} connections to it.",
        "",
        "Where the event loop is at full load:",
        "",
        "| part | share |",
        "|---|---|",
        *(f"| {part} | {share:.0%} |" for part, share in found.shares.items()),
        "",
    ]
    return "\n".join(lines)


def _row(name: str, *figures: str) -> str:
    return f"| {name} | {' | '.join(figures)} |"


FIGURES: tuple[tuple[str, Any], ...] = (
    ("durable moves a second", lambda found: f"{found.rate:,.0f}"),
    ("from a move to the other seat's view, p50", lambda found: f"{found.latency(0.5):.1f} ms"),
    ("the same, p99", lambda found: f"{found.latency(0.99):.1f} ms"),
    ("messages heard a second", lambda found: f"{found.heard / found.seconds:,.0f}"),
    ("commands refused", lambda found: f"{found.refused}"),
    ("connections lost", lambda found: f"{found.lost}"),
    ("processor time of the server", lambda found: f"{found.server_cpu:.2f} cores"),
    ("the same, a move", lambda found: f"{found.server_cpu / max(found.rate, 1e-9) * 1e3:.2f} ms"),
    ("processor time of the load", lambda found: f"{found.load_cpu:.2f} cores"),
)
