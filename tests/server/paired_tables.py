"""Compare everything that two servers send to a seat, when their tables differ only in what that seat may not know.

A server with its table is called a twin: there are two. Both servers use the same ids, keys and times. The second
table has another secret. Its draws and the other seats' choices differ from the first table's where such a difference
is found that the seat cannot notice.
"""

import asyncio
import copy
import io
import json
import random
import re
import secrets
import shutil
import time
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import replace

import numpy as np

from stridsplan.engine import dice, log
from stridsplan.engine.at_table import Agreements
from stridsplan.engine.event_log import EventLog
from stridsplan.engine.numbering import Numbering
from stridsplan.engine.proof import CODES, Chain, commitment, stream_key
from stridsplan.engine.registry import load_game
from stridsplan.engine.table import BadDraws, IllegalAction, Table
from stridsplan.server import metrics
from stridsplan.server.log import configure_log
from stridsplan.server.visitor_middleware import COOKIE

from .conftest import running

UNLIMITED = "1000000/minute"
BETWEEN_MOVES = 50_000_000  # nanoseconds; too little to look like a suspension of the machine
MAX_CODES = 6  # of a seat: at most so many are tried to find a step that is hidden from our seat
METRICS_EVERY = 4  # requests; collecting metrics takes longer than most of these requests
TRIES = 8  # other draws and choices that are tried before the move of the first twin is repeated
NOT_COMPARED = {"date", "set-cookie"}  # headers: the time, and a signature over it
# measured times in log lines
MEASURED = re.compile(r'"(ms|timestamp)": ("[^"]*"|[\d.]+)')


class Leak(AssertionError):
    """A seat received something that depends on what it may not know."""


class FakeRandomness:
    """Draws ids and keys from the generator of the twin in `Twin.acting`; both twins have the same time.

    Draws that were planned replace those of the next table or command.
    """

    def __init__(self, monkeypatch):
        self.rng = random.Random(0)
        self.moment = 1_790_000_000_000_000_000  # nanoseconds since 1970
        self.flip = 0  # XORed with random bytes, so that the secrets of the two tables differ
        self.planned = None  # draws for the next set-up or command
        monkeypatch.setattr(secrets, "token_hex", lambda n=32: self.rng.randbytes(n).hex())
        monkeypatch.setattr(secrets, "token_urlsafe", lambda n=32: self.rng.randbytes(n).hex())
        monkeypatch.setattr(secrets, "choice", lambda items: self.rng.choice(items))
        monkeypatch.setattr(secrets, "token_bytes", self.token_bytes)
        monkeypatch.setattr(time, "time_ns", lambda: self.moment)
        monkeypatch.setattr(Table, "act", self.with_planned_draws(Table.act))
        monkeypatch.setattr(Table, "__init__", self.with_planned_draws(Table.__init__))

    def token_bytes(self, n=32):
        return bytes(byte ^ self.flip for byte in self.rng.randbytes(n))

    def with_planned_draws(self, method):
        """Wrap a method of a table so that it uses the planned draws, if there are any."""

        def call(table, *args, **more):
            if self.planned is not None and more.get("draws") is None:
                more["draws"], self.planned = self.planned, None
            return method(table, *args, **more)

        return call


class Twin:
    """A server with one table, clients of its people and of an outsider, and a websocket for each watcher."""

    def __init__(self, server, randomness, flip):
        self.server, self.randomness, self.flip = server, randomness, flip
        self.rng = random.Random(1)
        self.clients, self.sockets, self.table_id, self._expected_differences = [], [], "", {}

    @contextmanager
    def acting(self):
        """Use this twin's randomness and log; yield the log."""
        self.randomness.rng, self.randomness.flip = self.rng, self.flip
        stream = io.StringIO()
        configure_log("json", "debug", stream)
        try:
            yield stream
        finally:
            self.randomness.rng = random.Random(0)  # for what a server draws in the background
            configure_log()

    async def create_table(self, game, seats, bots, **options):
        """Create a table that waits for its last player; bots have the last seats."""
        self.clients = [await self.server.new_client() for _ in range(seats - bots)]
        self.outsider = await self.server.new_client()
        await self.outsider.get("/tables")  # for the cookie that `FakeTableSocket` sends
        others = ["friend"] * (seats - bots - 1) + ["bot"] * bots
        table = await self.clients[0].create("me", *others, game=game, **options)
        self.table_id, self.path = table["id"], f"/api/v1/tables/{table['id']}"
        friends = [seat for seat in table["seats"] if seat["invitation"]]
        self.invitations = [seat["invitation"].split("=")[1] for seat in friends]
        for seat in range(1, len(friends)):
            await self.join(seat)

    async def join(self, seat):
        body = {"invitation": self.invitations[seat - 1], "name": f"Person {seat}"}
        await self.clients[seat].post(f"/tables/{self.table_id}/join", body)

    async def play_bot(self, code):
        """Let the bot whose turn it is play this code."""
        tables = self.server.services.tables
        answer = await tables.bot_answer(self.table_id)
        return str(await tables.play_bot_answer(self.table_id, answer, [code])).encode()

    async def receive(self, socket, version):
        """What a socket received after this version, if the version of its viewer is later now."""
        return await socket.take(version + 1) if await self.version(socket.seat) > version else b""

    async def receive_chat(self):
        """What all sockets received up to a chat message."""
        return b"".join([await socket.take_chat() for socket in self.sockets])

    async def table(self):
        """The engine's table."""
        cache = self.server.services.tables.cache
        async with cache.locked(self.table_id) as cached:
            return (await cache.play(cached)).table

    async def masked(self, data):
        """Bytes in which values that may differ are masked. Only the values computed as documented are masked."""
        for value, name in (await self.expected_differences()).items():
            data = data.replace(value.encode(), name.ljust(len(value), "_").encode())
        return data

    async def expected_differences(self):
        """Values that may differ, with a name each: commitments, all hashes and, at the end, keys of open streams."""
        table = await self.table()
        if len(table.rows) not in self._expected_differences:
            record, rows = await self.stored()
            keys = {name: stream_key(table.secret, name) for name in (*table.game.streams, CODES)}
            opened = table.game.open_streams if table.is_over else []
            found = {commitment(key): f"commitment-{name}" for name, key in keys.items()}
            found |= {keys[name].hex(): f"key-{name}" for name in opened}
            found |= {value: f"hash-{name}" for name, value in hashes_of(record, rows, keys)}
            self._expected_differences[len(table.rows)] = found
        return self._expected_differences[len(table.rows)]

    async def version(self, viewer):
        """The current version of a viewer: a seat, or None for the spectators."""
        cache = self.server.services.tables.cache
        async with cache.locked(self.table_id) as cached:
            return (await cache.play(cached)).version_of(viewer)

    async def stored(self):
        """The table's record and rows in the database."""
        repository = self.server.services.tables.repository
        return await repository.load(self.table_id), await repository.rows(self.table_id)


def hashes_of(record, rows, keys):
    """Yield every hash of a table with a name, as documented in docs/protocol.md: of the heading, each row, its leaves.

    The name has the number of rows so far that everyone could notice, and the number of rows since, so that rows which
    the seat could not notice do not change the names of later ones.
    """
    names = ("id", "game", "profile", "options", "contributions")
    heading = {name: getattr(record, name) for name in names}
    chain = Chain(heading | {"rules": record.rules_version, "seats": len(record.seats)}, keys)
    yield "0", chain.head
    shown = since = 0
    for row in rows:
        shown, since = (shown + 1, 0) if row.noticed & log.EVERYONE else (shown, since + 1)
        draws = dice.decode(np.frombuffer(row.draws, np.int64))
        # The last key is that of the codes
        contents = [
            [[n, value] for value, n, stream in draws if stream == number] for number in range(len(keys) - 1)
        ]
        leaves = chain.add(row.seat, row.drops, row.created, [*contents, list(row.codes)])
        yield from ((f"{shown}.{since}.{stream}", leaf) for stream, leaf in enumerate(leaves))
        yield f"{shown}.{since}", chain.head


class FakeTableSocket:
    """A websocket of a table, connected to the app without a network."""

    def __init__(self, twin, client, seat):
        self.app, self.seat = twin.server.app, seat
        cookie = f"{COOKIE}={client.http.cookies[COOKIE]}".encode()
        self.scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": f"{twin.path}/live",
            "raw_path": f"{twin.path}/live".encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(b"host", b"table"), (b"cookie", cookie)],
            "client": ("127.0.0.1", 1),
            "server": ("table", 80),
            "subprotocols": [],
            "extensions": {},
        }
        self.sent, self.received, self.arrived = asyncio.Queue(), [], asyncio.Event()

    @asynccontextmanager
    async def open(self):
        """Connect and watch the seat."""
        await self.sent.put({"type": "websocket.connect"})
        task = asyncio.create_task(self.app(self.scope, self.sent.get, self._receive))
        watch = {"type": "watch", "seat": self.seat, "version": 0}
        await self.sent.put({"type": "websocket.receive", "text": json.dumps(watch)})
        try:
            yield self
        finally:
            await self.sent.put({"type": "websocket.disconnect", "code": 1000})
            await task

    async def wait_for(self, version, count=1):
        """Wait until so many messages of at least a version have arrived."""
        while sum(_version(message) >= version for message in self.received) < count:
            self.arrived.clear()
            await asyncio.wait_for(self.arrived.wait(), 20)

    async def take_chat(self):
        """Everything received up to a chat message."""
        while '"chat"' not in str(self.received[-1:]):
            self.arrived.clear()
            await asyncio.wait_for(self.arrived.wait(), 20)
        return self._take_all()

    async def _receive(self, message):
        self.received.append(message)
        self.arrived.set()

    async def take(self, version, count=1):
        """Everything received up to so many messages of at least a version."""
        await self.wait_for(version, count)
        return self._take_all()

    def _take_all(self):
        received, self.received = self.received, []
        return "\n".join(message.get("text") or str(message) for message in received).encode()


def _version(message):
    content = json.loads(message.get("text") or "{}")
    return (content.get("position") or content.get("table") or {}).get("version", -1)


class TablePair:
    """The tables of two twins, which our seat (None: a spectator) must not be able to distinguish.

    It counts the moments at which the positions differed, and the bytes and requests that were compared.
    """

    def __init__(self, twins, seat, seed):
        self.twins, self.seat, self.rng = twins, seat, random.Random(seed)
        self.differences = self.compared = self.requests = 0

    @property
    def first(self):
        return self.twins[0]

    async def set_up(self):
        """Let the last player join, so that the game is set up."""
        for twin in self.twins:
            with twin.acting():
                if twin is not self.first:
                    twin.randomness.planned = self._other_set_up(await self.first.table())
                await twin.join(len(twin.clients) - 1)
        await self._count_difference()

    def _other_set_up(self, table):
        """Draws of another set-up that the seat cannot distinguish; the same draws if none is found."""
        values = dice.decode(np.frombuffer(table.commands[0].draws, np.int64))
        # more tries than for a move: most changed draws change what the seat sees
        for draws in [self._changed(values) for _ in range(5 * TRIES)]:
            other = copy_table(table)
            try:
                Table.__init__(
                    other,
                    table.game.id,
                    table.seats,
                    table.profile,
                    table.requested_options,
                    table.secret,
                    table.contributions,
                    draws=draws,
                )
            except BadDraws:
                continue
            if self.visible(other) == self.visible(table) and other.state_bytes() != table.state_bytes():
                return draws
        return [value for value, _, _ in values]

    def visible(self, table):
        """Everything that the seat may know of a table."""
        legal = [] if self.seat is None else table.legal(self.seat).tolist()
        return table.observe(self.seat).tobytes(), table.log(self.seat), legal, table.to_act()

    async def play_one(self, choose):
        """Play a move of `choose(table, seat, rng)` at both twins; False if none keeps them indistinguishable."""
        table = await self.first.table()
        seat = self.rng.choice(table.to_act())
        codes = [choose(table, seat, self.rng)]
        if (moves := await self._moves(seat, codes)) is None:
            return False
        number = len(table.rows) + 1
        self.first.randomness.moment += BETWEEN_MOVES
        outputs = []
        for twin, (played, draws) in zip(self.twins, moves, strict=True):
            before = metric_values()
            with twin.acting() as log_stream:
                twin.randomness.planned = draws
                known = [await twin.version(socket.seat) for socket in twin.sockets]
                response = await self._command(twin, seat, played, number)
                received = [
                    await twin.receive(socket, version)
                    for socket, version in zip(twin.sockets, known, strict=True)
                ]
            own = [response] if seat == self.seat else []
            outputs.append([*own, *received, comparable_log(log_stream), metric_changes(before)])
        await self._compare(f"move {number} by seat {seat}", outputs)
        await self._count_difference()
        return True

    async def step_and_undo_in_secret(self):
        """At the second twin only, let another seat take a hidden step and undo it; return False if none can."""
        twin = self.twins[1]
        table = await twin.table()
        for seat in range(len(twin.clients)):
            code = None if seat == self.seat else self._hidden_step(table, seat)
            if code is None:
                continue
            rng_state, rows = twin.rng.getstate(), len(table.rows)
            step = {"id": f"hidden-{rows:04}", "version": await twin.version(seat), "codes": [code]}
            await self.send_in(twin, seat, "POST", "commands", step)
            await self.send_in(twin, seat, "POST", "undo", {"version": await twin.version(seat)})
            twin.rng.setstate(rng_state)
            assert len((await twin.table()).rows) == rows + 2
            return True
        return False

    def _hidden_step(self, table, seat):
        """A legal code of a seat that our seat cannot notice, and that can be undone."""
        for code in table.legal(seat).tolist()[:MAX_CODES] if seat in table.to_act() else []:
            trial = copy_table(table)
            trial.act(seat, [code])
            if not log.may_see(trial.commands[-1].noticed, self.seat) and trial.can_undo(seat):
                return code
        return None

    async def _moves(self, seat, codes):
        """The codes and draws to play at each twin, of which the first has these codes; None if nothing fits."""
        first, second = [copy_table(await twin.table()) for twin in self.twins]
        values = first.act(seat, codes).draws
        values = dice.decode(np.frombuffer(values, np.int64))
        same = [value for value, _, _ in values]
        others = [self._other_move(second, seat, codes, values) for _ in range(TRIES)]
        for played, draws in [*others, (codes, same)]:
            trial = copy_table(second)
            try:
                trial.act(seat, played, draws=draws)
            except (IllegalAction, BadDraws):
                continue
            if self.visible(trial) == self.visible(first):
                return (codes, same), (played, draws)
        return None

    def _other_move(self, table, seat, codes, values):
        """Codes and draws with another choice, or with other draws. Our seat might notice them."""
        legal = table.legal(seat).tolist()
        if seat != self.seat and legal and self.rng.random() < 0.7:
            return [self.rng.choice(legal)], [value for value, _, _ in values]
        return codes, self._changed(values)

    def _changed(self, values):
        """The draws, with other numbers for some of one stream."""
        chosen, share = self.rng.choice([stream for *_, stream in values] or [0]), self.rng.choice((0.3, 1.0))
        changes = [stream == chosen and self.rng.random() < share for *_, stream in values]
        return [
            self.rng.randrange(n) if change else value
            for (value, n, _), change in zip(values, changes, strict=True)
        ]

    async def chat(self, seat, audience, *texts):
        """Let a seat send a chat message, with one text for each twin."""
        await self.send(seat, "POST", "chat", *({"audience": audience, "text": text} for text in texts))
        if audience == "table":
            await self.both("chat", Twin.receive_chat)

    async def send(self, seat, method, path, *bodies):
        """Let a seat send a request, with one body for each twin."""
        for twin, body in zip(self.twins, bodies, strict=True):
            await self.send_in(twin, seat, method, path, body)

    async def send_in(self, twin, seat, method, path, body):
        """Let a seat send a request to one twin."""
        with twin.acting():
            response = await twin.clients[seat].http.request(
                method, f"{twin.path}/{path}", json={"seat": seat} | body
            )
            assert response.is_success, response.text

    async def _command(self, twin, seat, codes, number):
        if seat >= len(twin.clients):
            return await twin.play_bot(codes[0])
        version = await twin.version(seat)
        body = {"id": f"command-{number:04}", "seat": seat, "version": version, "codes": codes}
        return await response_bytes(twin.clients[seat], "POST", f"{twin.path}/commands", body)

    async def both(self, what, ask):
        """Call a function with both twins; raise Leak unless result, log and, sometimes, metrics are the same."""
        with_metrics = self.requests % METRICS_EVERY == 0
        self.requests += 1
        outputs = []
        for twin in self.twins:
            before = metric_values() if with_metrics else {}
            with twin.acting() as log_stream:
                response = await ask(twin)
            changes = [metric_changes(before)] if with_metrics else []
            outputs.append([response, comparable_log(log_stream), *changes])
        await self._compare(what, outputs)

    async def _compare(self, what, outputs):
        masked = [
            [await twin.masked(part) for part in parts]
            for twin, parts in zip(self.twins, outputs, strict=True)
        ]
        self.compared += sum(len(part) for part in masked[0])
        for one, other in zip(*masked, strict=True):
            if one != other:
                at = next((k for k, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), -1)
                raise Leak(
                    f"{what}: {one[max(0, at - 80) : at + 80]!r} or {other[max(0, at - 80) : at + 80]!r}"
                )

    async def _count_difference(self):
        """Count the moments at which the positions of the twins differ."""
        one, other = [(await twin.table()).state_bytes() for twin in self.twins]
        self.differences += one != other

    async def receive_first(self):
        """Compare the first messages of the sockets."""
        count = len(self.first.sockets)
        for k in range(count):  # each receives an update when it watches, and when a later one does
            await self.both(f"socket {k}", lambda twin, k=k: twin.sockets[k].take(1, count - k))


def copy_table(table):
    """A copy of a table on which one can play without changing the table."""
    other = copy.copy(table)
    for name, value in vars(table).items():
        if isinstance(value, list | dict | set):
            setattr(other, name, copy.copy(value))
        elif isinstance(value, EventLog | Numbering | Agreements):
            setattr(other, name, copy.deepcopy(value, {id(table.game): table.game}))
    return other


async def response_bytes(client, method, path, body=None, **params):
    """The response to a request: status, headers and body."""
    response = await client.http.request(method, path, json=body, params=params)
    headers = [(name, value) for name, value in response.headers.items() if name not in NOT_COMPARED]
    return f"{response.status_code} {headers}\n".encode() + response.content


def comparable_log(stream):
    """The log without times."""
    return MEASURED.sub("", stream.getvalue()).encode()


def metric_values():
    """All metrics except the measured times."""
    samples = [sample for family in metrics.REGISTRY.collect() for sample in family.samples]
    return {
        (sample.name, str(sample.labels)): sample.value
        for sample in samples
        if not sample.name.endswith(("_bucket", "_sum", "_created"))
    }


def metric_changes(before):
    """The metrics that have changed, and by how much."""
    after = metric_values()
    return str(
        sorted((key, n - before.get(key, 0)) for key, n in after.items() if n != before.get(key, 0))
    ).encode()


@asynccontextmanager
async def table_pair(settings, monkeypatch, game, seats, seat, seed=0, bots=0, clock=None, **options):
    """The tables of two twins, watched by the seat and by an outsider."""
    randomness = FakeRandomness(monkeypatch)
    twins = []
    async with AsyncExitStack() as stack:
        for flip in (0, 0x55):
            data = settings.data.with_name(f"twin-{flip}")
            shutil.copytree(settings.data, data)  # with an empty database
            (data / "secret.key").write_bytes(bytes(32))
            rates = {name: UNLIMITED for name in vars(settings) if name.startswith("rate_")}
            server = await stack.enter_async_context(
                running(replace(settings, data=data, **rates), steady=lambda: randomness.moment // 1_000_000)
            )
            twins.append(Twin(server, randomness, flip))
            with twins[-1].acting():
                await twins[-1].create_table(game, seats, bots, options=options, clock=clock)
        pair = TablePair(twins, seat, seed)
        await pair.set_up()
        for twin in twins:
            with twin.acting():
                watchers = [(twin.outsider, None)] + ([] if seat is None else [(twin.clients[seat], seat)])
                for client, at in watchers:
                    opened = FakeTableSocket(twin, client, at).open()
                    twin.sockets.append(await stack.enter_async_context(opened))
                    for number, socket in enumerate(reversed(twin.sockets)):
                        await socket.wait_for(1, number + 1)
        await pair.receive_first()
        yield pair


def number_of_seats(game):
    """The smallest number of seats above two, or two if the game has none."""
    return min((count for count in load_game(game).seats if count > 2), default=2)
