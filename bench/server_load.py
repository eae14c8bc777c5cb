"""Load test of a server: many tables with many clients, over real websockets, from another process.

The server runs as in production, on loopback, with compiled rules and SQLite in a temporary folder; or several servers
run on the PostgreSQL of STRIDSPLAN_DATABASE_URL, with the tables distributed among them. At every table two seats play
at random and the other clients watch. A move counts when the server has confirmed it, that is, when it is on disk.
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

from load_socket import LoadSocket
from stridsplan.bots.levels import LEVELS
from stridsplan.engine.registry import game_ids

TABLES, PLAYERS, SOCKETS = 200, 2, 5  # sockets per table: players and spectators
BOT_TABLES = 2  # per game, where bots of one level play against each other
SECONDS, SHORT_SECONDS = 20.0, 5.0  # per measurement
WARM_UP = 3.0  # seconds before a measurement
TICK = 0.005  # seconds between two checks of who may move, with a limited rate
MOST_DUE = 50.0  # moves that may be due at once, so that a delayed check does not cause a burst
HEAD = 40_000  # bytes of a message in which its position must begin
COMPILE_TIMEOUT = 600.0  # seconds for compiling the games, if they are not compiled yet
TIMEOUT = 60.0  # seconds for anything else
NO_LIMITS = {
    "STRIDSPLAN_RATE_CREATE": "1000000/second",
    "STRIDSPLAN_RATE_WRITE": "1000000/second",
    "STRIDSPLAN_RATE_READ": "1000000/second",
    "STRIDSPLAN_RATE_CONNECT": "1000000/second",
    "STRIDSPLAN_SOCKETS_PER_ADDRESS": "100000",
    "STRIDSPLAN_SOCKETS_PER_VISITOR": "100000",
    "STRIDSPLAN_TABLES_IN_MEMORY": "1000",
    "STRIDSPLAN_LOG_LEVEL": "warning",
}

VERSION = re.compile(rb'"version": ?(\d+)')
CODE = re.compile(rb'"code": ?(\d+)')
TO_ACT = re.compile(rb'"to_act": ?\[([\d, ]*)\]')


@dataclass
class Measured:
    """The results of one measurement."""

    seconds: float
    moves: int
    received: int  # messages
    refused: int
    lost: int  # connections
    unseen: int  # moves that the other seat saw only with a later one
    latencies: list[float]  # seconds from a move to the other seat's view
    server_cpu: float  # cores
    load_cpu: float

    @property
    def rate(self) -> float:
        """Moves per second."""
        return self.moves / self.seconds

    def latency(self, share: float) -> float:
        """Return the milliseconds within which this share of the moves was seen."""
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1e3 if ordered else float("nan")


@dataclass
class Load:
    """The load on all tables: its target rate and its counters."""

    target_rate: float | None = 0.0  # moves per second over all tables; None: as fast as the server answers
    moves: int = 0
    received: int = 0
    refused: int = 0
    lost: int = 0
    unseen: int = 0
    latencies: list[float] = field(default_factory=list)
    ready: "deque[Player]" = field(default_factory=deque)

    def count_lost(self) -> None:
        """Count a connection that the server closed."""
        self.lost += 1

    def request_move(self, player: "Player") -> None:
        """Let a player move, now or when the target rate allows."""
        if self.target_rate is None:
            player.move()
        else:
            self.ready.append(player)

    async def limit_rate(self) -> None:
        """Let random ready players move, at the target rate."""
        due, checked = 0.0, time.perf_counter()
        while True:
            await asyncio.sleep(TICK)
            rate, before, checked = self.target_rate, checked, time.perf_counter()
            due = len(self.ready) if rate is None else min(due + rate * (checked - before), MOST_DUE)
            for _ in range(min(int(due), len(self.ready))):
                due -= 1
                self.ready.rotate(random.randrange(len(self.ready)))
                self.ready.popleft().move()


class Spectator:
    """A client that watches a table."""

    def __init__(self, load: Load):
        self.load = load
        self.socket: LoadSocket

    def on_message(self, message: bytes) -> None:
        """Count a message."""
        self.load.received += 1


@dataclass
class LastMove:
    """The last move at a table, until the other seat has been shown it.

    Versions do not tell which move a view follows: each seat counts only what it can notice.
    """

    seat: int | None = None
    time: float = 0.0


class Player(Spectator):
    """A client that plays at random whenever its seat is asked."""

    def __init__(self, load: Load, seat: int, last: LastMove):
        super().__init__(load)
        self.seat, self.last = seat, last
        self.version, self.codes, self.is_waiting, self.number = 0, [b""], False, 0

    def on_message(self, message: bytes) -> None:
        """Read the new position; move if the seat is asked."""
        super().on_message(message)
        if message.startswith(b'{"type":"error"') or message.startswith(b'{"type": "error"'):
            self.load.refused += 1
            self.is_waiting = False
            return self.socket.send(b'{"type":"watch","seat":%d}' % self.seat)
        if b'"position"' not in message[:HEAD] or b'"actions"' not in message:
            return
        if message.startswith((b'{"type":"done"', b'{"type": "done"')):
            self.load.moves += 1
            self.is_waiting = False
        self._read_position(message[message.index(b'"position"') :])

    def move(self) -> None:
        """Send a random legal command."""
        self.is_waiting = True
        self.number += 1
        self.load.unseen += self.last.seat is not None
        self.last.seat, self.last.time = self.seat, time.perf_counter()
        self.socket.send(
            b'{"type":"command","id":"bench-%d-%d","seat":%d,"version":%d,"codes":[%s]}'
            % (self.seat, self.number, self.seat, self.version, random.choice(self.codes))
        )

    def _read_position(self, position: bytes) -> None:
        found = VERSION.search(position)
        version = int(found[1]) if found else 0
        if version <= self.version:
            return
        self.version = version
        self._record_latency()
        asked = TO_ACT.search(position)
        if asked is None or b"%d" % self.seat not in asked[1] or self.is_waiting:
            return
        begin, end = position.index(b'"actions"'), position.index(b'"at_table"')
        self.codes = CODE.findall(position, begin, end)
        if self.codes:
            self.is_waiting = True
            self.load.request_move(self)

    def _record_latency(self) -> None:
        """Record how long the other player's move took to arrive."""
        if self.last.seat not in (None, self.seat):
            self.load.latencies.append(time.perf_counter() - self.last.time)
            self.last.seat = None


@dataclass
class Servers:
    """One server, or several on one database."""

    all: "list[Server]"

    def port(self, table: int) -> int:
        """Return the port of the server for a table."""
        return self.all[table % len(self.all)].port

    def cpu(self) -> float:
        """Return the seconds of processor time so far."""
        return sum(server.cpu() for server in self.all)

    def memory(self) -> int:
        """Return the bytes in memory."""
        return sum(server.memory() for server in self.all)

    async def wait_until_compiled(self, game: str) -> None:
        """Create a table on each server, so that it compiles or loads the rules; wait until all have loaded them."""
        for server in self.all:
            await asyncio.to_thread(make_tables, server.port, game, 1)
        for server in self.all:
            await server.wait_until_compiled()

    def samples(self) -> Counter[str]:
        """Return the profiles' samples per part of the program so far."""
        return sum((server.samples() for server in self.all), Counter[str]())


@dataclass
class Server:
    """A server in a process of its own."""

    process: asyncio.subprocess.Process
    port: int
    profile: Path

    def cpu(self) -> float:
        """Return the seconds of processor time so far."""
        return cpu_seconds(self.process.pid)

    def memory(self) -> int:
        """Return the bytes in memory."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+) kB", status)[1]) * 1024  # type: ignore[index]

    async def wait_until_compiled(self) -> None:
        """Wait until the server has loaded the compiled rules and its compiler processes have finished."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        await asyncio.sleep(WARM_UP)
        latest = time.monotonic() + COMPILE_TIMEOUT
        while children.read_text() and time.monotonic() < latest:
            await asyncio.sleep(0.5)
        await asyncio.sleep(WARM_UP)

    def samples(self) -> Counter[str]:
        """Return the profile's samples per part of the program so far."""
        return Counter(json.loads(self.profile.read_text())) if self.profile.exists() else Counter()


def cpu_seconds(process: int) -> float:
    """Return the seconds of processor time that a process has used."""
    parts = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")  # utime and stime, see proc(5)


@asynccontextmanager
async def serving(count: int) -> AsyncIterator[Servers]:
    """Run `count` servers with the same secret key."""
    with tempfile.TemporaryDirectory(prefix="stridsplan-bench-") as folder:
        async with AsyncExitStack() as stack:
            started = [await stack.enter_async_context(_serving(Path(folder), k)) for k in range(count)]
            yield Servers(started)


@asynccontextmanager
async def _serving(folder: Path, number: int) -> AsyncIterator[Server]:
    profile = folder / f"profile-{number}.json"
    command = [sys.executable, str(Path(__file__).with_name("sampled.py")), str(profile)]
    process = await asyncio.create_subprocess_exec(
        *command, "serve", "--port", "0", "--data", str(folder / "data"),
        stdout=asyncio.subprocess.PIPE, env=os.environ | NO_LIMITS,
    )  # fmt: skip
    try:
        yield Server(process, await _port_of(process), profile)
    finally:
        process.send_signal(signal.SIGTERM)
        await _ended(process)


async def _port_of(process: asyncio.subprocess.Process) -> int:
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), TIMEOUT)).decode()
    return int(line.rsplit(":", 1)[1])


async def _ended(process: asyncio.subprocess.Process) -> None:
    try:
        await asyncio.wait_for(process.wait(), TIMEOUT)
    except TimeoutError:
        process.kill()
        await process.wait()


ONE_VISITOR = [{"kind": "me"}] + [{"kind": "screen"}] * (PLAYERS - 1)  # holds all seats


def make_tables(
    port: int, game: str, count: int, seats: list[dict[str, str]] = ONE_VISITOR
) -> tuple[list[str], str]:
    """Create tables; return their ids and the cookie of the visitor who made them."""
    connection, headers = (
        HTTPConnection("127.0.0.1", port, timeout=TIMEOUT),
        {"Content-Type": "application/json"},
    )
    body = json.dumps({"game": game, "seats": seats})
    ids = []
    for _ in range(count):
        connection.request("POST", "/api/v1/tables", body, headers)
        answer = connection.getresponse()
        ids.append(json.loads(answer.read())["id"])
        if cookie := answer.getheader("set-cookie"):
            headers["Cookie"] = cookie.split(";")[0]
    connection.close()
    return ids, headers["Cookie"]


async def connect_all(load: Load, servers: Servers, tables: list[str], cookie: str) -> list[Spectator]:
    """Connect all players and spectators."""
    clients: list[Spectator] = []
    for number, table in enumerate(tables):
        last = LastMove()
        seated: list[Spectator] = [Player(load, seat, last) for seat in range(PLAYERS)]
        seated += [Spectator(load) for _ in range(SOCKETS - PLAYERS)]
        for client in seated:
            await _connect(client, servers.port(number), table, cookie)
        clients += seated
    return clients


async def _connect(client: Spectator, port: int, table: str, cookie: str) -> None:
    path, host = f"/api/v1/tables/{table}/live", f"127.0.0.1:{port}"
    own_cookie = cookie if isinstance(client, Player) else ""
    client.socket = LoadSocket(path, host, own_cookie, client.on_message, client.load.count_lost)
    await asyncio.get_running_loop().create_connection(lambda: client.socket, "127.0.0.1", port)
    await asyncio.wait_for(client.socket.open, TIMEOUT)
    seat = str(client.seat) if isinstance(client, Player) else "null"
    client.socket.send(f'{{"type":"watch","seat":{seat}}}'.encode())


async def measure(load: Load, servers: Servers, rate: float | None, seconds: float) -> Measured:
    """Measure with players that move at a target rate (None: as fast as the server answers)."""
    load.target_rate = rate
    await asyncio.sleep(WARM_UP)
    moves, received, refused, lost = load.moves, load.received, load.refused, load.lost
    unseen = load.unseen
    load.latencies.clear()
    began, cpu, own = time.perf_counter(), servers.cpu(), time.process_time()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    return Measured(
        took, load.moves - moves, load.received - received, load.refused - refused, load.lost - lost,
        load.unseen - unseen, list(load.latencies),
        (servers.cpu() - cpu) / took, (time.process_time() - own) / took,
    )  # fmt: skip


@dataclass
class Report:
    """All measurements of a run."""

    game: str
    tables: int
    servers: int
    full: Measured
    half: Measured
    memory_table: float  # bytes per open table
    memory_seated: float  # the same, with all its connections
    shares: dict[str, float]  # of the event loop's time at full load, by part of the program


@asynccontextmanager
async def playing(servers: Servers, tables: list[str], cookie: str) -> AsyncIterator[Load]:
    """Connect clients that play at tables."""
    load = Load()
    clients = await connect_all(load, servers, tables, cookie)
    limiter = asyncio.create_task(load.limit_rate())
    try:
        await asyncio.sleep(WARM_UP)
        yield load
    finally:
        limiter.cancel()
        for client in clients:
            client.socket.close()


async def run(tables: int, seconds: float, count: int) -> Report:
    """Start servers and measure everything on them."""
    game = game_ids()[0]
    async with serving(count) as servers:
        await servers.wait_until_compiled(game)
        empty = servers.memory()
        ids, cookie = await asyncio.to_thread(make_tables, servers.port(0), game, tables)
        opened = servers.memory()
        async with playing(servers, ids, cookie) as load:
            seated = servers.memory()
            before = servers.samples()
            full = await measure(load, servers, None, seconds)
            shares = _shares(servers.samples() - before)
            half = await measure(load, servers, full.rate / 2, seconds)
        memory = (opened - empty) / tables, (seated - empty) / tables
        return Report(game, tables, count, full, half, *memory, shares)


async def run_beside_bots(level: str, rate: float, seconds: float) -> tuple[Measured, int]:
    """Measure while bots of a level play at tables of every game; return how often they moved, too."""
    game, seats = game_ids()[0], [{"kind": "bot", "bot": level}] * PLAYERS
    async with serving(1) as servers:
        await servers.wait_until_compiled(game)
        port = servers.port(0)
        ids, cookie = await asyncio.to_thread(make_tables, port, game, TABLES)
        async with playing(servers, ids, cookie) as load:
            made = [
                await asyncio.to_thread(make_tables, port, each, BOT_TABLES, seats) for each in game_ids()
            ]
            bots = [table for tables, _ in made for table in tables]
            await measure(load, servers, rate, WARM_UP)  # the bots' processes start and load the rules
            before = await asyncio.to_thread(versions, port, bots)
            measured = await measure(load, servers, rate, seconds)
            return measured, await asyncio.to_thread(versions, port, bots) - before


def versions(port: int, tables: list[str]) -> int:
    """Return the sum of the tables' versions; each move that a spectator can notice adds one."""
    connection, found = HTTPConnection("127.0.0.1", port, timeout=TIMEOUT), 0
    for table in tables:
        connection.request("GET", f"/api/v1/tables/{table}/position")
        found += json.loads(connection.getresponse().read())["version"]
    connection.close()
    return found


def _shares(samples: Counter[str]) -> dict[str, float]:
    return {part: count / max(1, samples.total()) for part, count in samples.most_common()}


def report(tables: int = TABLES, seconds: float = SECONDS, servers: int = 1) -> str:
    """Measure one or more servers and return the results as Markdown."""
    found = asyncio.run(run(tables, seconds, servers))
    several = "" if servers == 1 else f" distributed among {servers} servers"
    store = "PostgreSQL" if os.environ.get("STRIDSPLAN_DATABASE_URL") else "SQLite"
    lines = [
        "## The server",
        "",
        f"{found.tables} live tables of {found.game}{several}, {found.tables * SOCKETS:,} websockets on loopback,"
        f" {store}, rules compiled; the load generator is another process on the same machine. A move counts when"
        " it is on disk. Full load is measured from the start of the games, so mostly in their set-up, where seats"
        " act in turn; half load continues the same games.",
        "",
        "| measurement | full load | half load |",
        "|---|---|---|",
        *(_row(name, of(found.full), of(found.half)) for name, of in FIGURES),
        "",
        f"Memory: {found.memory_table / 1024:,.0f} KiB per open table, {found.memory_seated / 1024:,.0f} KiB with its"
        f" {SOCKETS} connections.",
        "",
        "Time of the event loop at full load:",
        "",
        "| part | share |",
        "|---|---|",
        *(f"| {part} | {share:.0%} |" for part, share in found.shares.items()),
        "",
    ]
    return "\n".join(lines)


def report_beside_bots(rate: float, seconds: float = SECONDS) -> str:
    """Measure a server beside bots of each level and return the results as Markdown."""
    found = {level.name: asyncio.run(run_beside_bots(level.name, rate, seconds)) for level in LEVELS}
    lines = [
        "## The server beside bots",
        "",
        f"The same tables and websockets at {rate:,.0f} moves per second, while bots of a level play at"
        f" {BOT_TABLES} tables of each game, with the usual pause before each move. Bots, server and load generator"
        f" share {os.cpu_count()} cores.",
        "",
        f"| measurement | {' | '.join(found)} |",
        f"|---|{'---|' * len(found)}",
        *(_row(name, *(of(measured) for measured, _ in found.values())) for name, of in FIGURES[:3]),
        _row("moves of the bots per second", *(f"{moves / of.seconds:,.1f}" for of, moves in found.values())),
        "",
    ]
    return "\n".join(lines)


def _row(name: str, *figures: str) -> str:
    return f"| {name} | {' | '.join(figures)} |"


FIGURES: tuple[tuple[str, Any], ...] = (
    ("durable moves per second", lambda found: f"{found.rate:,.0f}"),
    ("from a move to the other seat's view, p50", lambda found: f"{found.latency(0.5):.1f} ms"),
    ("from a move to the other seat's view, p99", lambda found: f"{found.latency(0.99):.1f} ms"),
    ("messages received per second", lambda found: f"{found.received / found.seconds:,.0f}"),
    ("commands refused", lambda found: f"{found.refused}"),
    (
        "moves that the other seat sees only with a later one, as steps of compound actions",
        lambda found: f"{found.unseen}",
    ),
    ("connections lost", lambda found: f"{found.lost}"),
    ("processor time of the server", lambda found: f"{found.server_cpu:.2f} cores"),
    (
        "processor time of the server per move",
        lambda found: f"{found.server_cpu / max(found.rate, 1e-9) * 1e3:.2f} ms",
    ),
    ("processor time of the load generator", lambda found: f"{found.load_cpu:.2f} cores"),
)
