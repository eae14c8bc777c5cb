"""Two servers whose tables differ only in what one seat may not know, and every byte that leaves them for it.

Both draw the same ids, keys and times. The second table's secret is another, and its draws are loaded: where the seat
cannot tell, other cards fall and others choose otherwise; a move that would show is made as in the first.
"""

import asyncio
import copy
import io
import json
import random
import re
import secrets
import time
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import replace

import numpy as np

from stridsplan.engine import dice, log
from stridsplan.engine.at_table import Agreements
from stridsplan.engine.chronicle import Chronicle
from stridsplan.engine.numbering import Numbering
from stridsplan.engine.proof import CODES, Chain, commitment, stream_key
from stridsplan.engine.registry import load_game
from stridsplan.engine.table import BadDraws, IllegalAction, Table
from stridsplan.server import metrics
from stridsplan.server.log import configure_log
from stridsplan.server.visitors import COOKIE

from .conftest import running

MANY = "1000000/minute"
BETWEEN_MOVES = 50_000_000  # nanoseconds: all of them together are no sleep of a server's
LOOKED_AT = 6  # codes of a seat that are tried for a hidden step
TRIES = 8  # hidden draws and choices that are tried before a move is made as in the first world
NOT_COMPARED = {"date", "set-cookie"}  # the time, and a signature over it
MEASURED = re.compile(r'"(ms|timestamp)": ("[^"]*"|[\d.]+)')


class Leak(AssertionError):
    """A seat was told something that depends on what it may not know."""


class Chance:
    """Where ids, keys, times and loaded draws come from, for the world that acts."""

    def __init__(self, monkeypatch):
        self.rng = random.Random(0)
        self.moment = 1_790_000_000_000_000_000  # nanoseconds since 1970
        self.flip = 0  # by which a world's table secrets differ from another's
        self.planned = None  # the draws of the next command
        monkeypatch.setattr(secrets, "token_hex", lambda n=32: self.rng.randbytes(n).hex())
        monkeypatch.setattr(secrets, "token_urlsafe", lambda n=32: self.rng.randbytes(n).hex())
        monkeypatch.setattr(secrets, "choice", lambda items: self.rng.choice(items))
        monkeypatch.setattr(secrets, "token_bytes", self.token_bytes)
        monkeypatch.setattr(time, "time_ns", lambda: self.moment)
        monkeypatch.setattr(Table, "act", self.loading(Table.act))
        monkeypatch.setattr(Table, "__init__", self.loading(Table.__init__))

    def token_bytes(self, n=32):
        return bytes(byte ^ self.flip for byte in self.rng.randbytes(n))

    def loading(self, method):
        """A method of a table that takes the planned draws, if there are any."""

        def load(table, *args, **more):
            if self.planned is not None and more.get("draws") is None:
                more["draws"], self.planned = self.planned, None
            return method(table, *args, **more)

        return load


class World:
    """A server with one table, its people, an outsider, and the lines on which two of them watch."""

    def __init__(self, server, chance, flip):
        self.server, self.chance, self.flip = server, chance, flip
        self.rng = random.Random(1)
        self.people, self.lines, self.table_id, self._hidden = [], [], "", {}

    @contextmanager
    def acting(self):
        """Chance and log are this world's; gives what the log says."""
        self.chance.rng, self.chance.flip = self.rng, self.flip
        stream = io.StringIO()
        configure_log("json", "debug", stream)
        try:
            yield stream
        finally:
            self.chance.rng = random.Random(0)  # what a server draws for itself is no world's
            configure_log()

    async def sit_down(self, game, seats, bots, **told):
        """A table that waits for its last person; bots sit last."""
        self.people = [await self.server.person() for _ in range(seats - bots)]
        self.outsider = await self.server.person()
        await self.outsider.get("/tables")
        others = ["friend"] * (seats - bots - 1) + ["bot"] * bots
        table = await self.people[0].create("me", *others, game=game, **told)
        self.table_id, self.path = table["id"], f"/api/v1/tables/{table['id']}"
        friends = [seat for seat in table["seats"] if seat["invitation"]]
        self.invitations = [seat["invitation"].split("=")[1] for seat in friends]
        for seat in range(1, len(friends)):
            await self.join(seat)

    async def join(self, seat):
        body = {"invitation": self.invitations[seat - 1], "name": f"Person {seat}"}
        await self.people[seat].post(f"/tables/{self.table_id}/join", body)

    async def play_bot(self, code):
        """Let the bot that owes a decision play this."""
        tables = self.server.house.tables
        answer = await tables.bot_answer(self.table_id)
        return str(await tables.bot_command(self.table_id, answer, [code])).encode()

    async def hear(self, line, version):
        """What a line heard after a version, if its side has come further."""
        return await line.take(version + 1) if await self.version(line.seat) > version else b""

    async def hear_talk(self):
        """What all lines hear when something was said to all."""
        return b"".join([await line.take_talk() for line in self.lines])

    async def table(self):
        """The engine's table."""
        sittings = self.server.house.tables.sittings
        async with sittings.at(self.table_id) as sitting:
            return (await sittings.play(sitting)).table

    async def masked(self, data):
        """Bytes without what hides this table's secret by a key: only values that are as documented are masked."""
        for value, name in (await self.hidden()).items():
            data = data.replace(value.encode(), name.ljust(len(value), "_").encode())
        return data

    async def hidden(self):
        """What may differ: commitments, at the end the keys of open streams, and the hashes of the rows."""
        table = await self.table()
        if len(table.rows) not in self._hidden:
            record, rows = await self.stored()
            keys = {name: stream_key(table.secret, name) for name in (*table.game.streams, CODES)}
            opened = table.game.open_streams if table.is_over else []
            found = {commitment(key): f"commitment-{name}" for name, key in keys.items()}
            found |= {keys[name].hex(): f"key-{name}" for name in opened}
            found |= {value: f"hash-{name}" for name, value in hashes_of(record, rows, keys)}
            self._hidden[len(table.rows)] = found
        return self._hidden[len(table.rows)]

    async def version(self, side):
        """The version that a side is at."""
        sittings = self.server.house.tables.sittings
        async with sittings.at(self.table_id) as sitting:
            return (await sittings.play(sitting)).version_of(side)

    async def stored(self):
        """The table as it lies on the disk."""
        repository = self.server.house.tables.repository
        return await repository.load(self.table_id), await repository.rows(self.table_id)


def hashes_of(record, rows, keys):
    """Every hash of a table, as docs/protocol.md has it: the opening, of each row its leaves and its own.

    Each with a name: how many rows everyone could notice so far, and how many not since.
    """
    names = ("id", "game", "profile", "options", "contributions")
    heading = {name: getattr(record, name) for name in names}
    chain = Chain(heading | {"rules": record.rules_version, "seats": len(record.seats)}, keys)
    yield "0", chain.head
    shown = since = 0
    for row in rows:
        shown, since = (shown + 1, 0) if row.noticed & log.EVERYONE else (shown, since + 1)
        draws = dice.decode(np.frombuffer(row.draws, np.int64))
        contents = [[[n, value] for value, n, at in draws if at == k] for k in range(len(keys) - 1)]
        leaves = chain.add(row.seat, row.drops, row.created, [*contents, list(row.codes)])
        yield from ((f"{shown}.{since}.{stream}", leaf) for stream, leaf in enumerate(leaves))
        yield f"{shown}.{since}", chain.head


class Line:
    """A live line without a network between."""

    def __init__(self, world, person, seat):
        self.app, self.seat = world.server.app, seat
        cookie = f"{COOKIE}={person.http.cookies[COOKIE]}".encode()
        self.scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": f"{world.path}/live",
            "raw_path": f"{world.path}/live".encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(b"host", b"table"), (b"cookie", cookie)],
            "client": ("127.0.0.1", 1),
            "server": ("table", 80),
            "subprotocols": [],
            "extensions": {},
        }
        self.said, self.heard, self.news = asyncio.Queue(), [], asyncio.Event()

    @asynccontextmanager
    async def open(self):
        """The line, watching."""
        await self.said.put({"type": "websocket.connect"})
        task = asyncio.create_task(self.app(self.scope, self.said.get, self._hear))
        watch = {"type": "watch", "seat": self.seat, "version": 0}
        await self.said.put({"type": "websocket.receive", "text": json.dumps(watch)})
        try:
            yield self
        finally:
            await self.said.put({"type": "websocket.disconnect", "code": 1000})
            await task

    async def hear(self, version, count=1):
        """Wait for so many tidings of a version."""
        while sum(_version(message) >= version for message in self.heard) < count:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 20)

    async def take_talk(self):
        """Everything heard up to what was said."""
        while '"talk"' not in str(self.heard[-1:]):
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 20)
        return self._taken()

    async def _hear(self, message):
        self.heard.append(message)
        self.news.set()

    async def take(self, version, count=1):
        """Everything heard up to so many tidings of a version."""
        await self.hear(version, count)
        return self._taken()

    def _taken(self):
        heard, self.heard = self.heard, []
        return "\n".join(message.get("text") or str(message) for message in heard).encode()


def _version(message):
    told = json.loads(message.get("text") or "{}")
    return (told.get("position") or told.get("table") or {}).get("version", -1)


class Pair:
    """The same table in two worlds, for a seat (None: a spectator) that may not tell them apart."""

    def __init__(self, worlds, seat, seed):
        self.worlds, self.seat, self.rng = worlds, seat, random.Random(seed)
        self.apart = self.compared = 0

    @property
    def first(self):
        return self.worlds[0]

    async def set_up(self):
        """Let the last person in: the set-up is drawn."""
        for world in self.worlds:
            with world.acting():
                if world is not self.first:
                    world.chance.planned = self._other_set_up(await self.first.table())
                await world.join(len(world.people) - 1)
        await self._note()

    def _other_set_up(self, table):
        """Draws of a set-up that looks the same."""
        values = dice.decode(np.frombuffer(table.commands[0].draws, np.int64))
        for draws in [self._changed(values) for _ in range(5 * TRIES)]:
            other = copy_table(table)
            try:
                Table.__init__(
                    other,
                    table.game.id,
                    table.seats,
                    table.profile,
                    table.asked_options,
                    table.secret,
                    table.contributions,
                    draws=draws,
                )
            except BadDraws:
                continue
            if self.look(other) == self.look(table) and other.state_bytes() != table.state_bytes():
                return draws
        return [value for value, _, _ in values]

    def look(self, table):
        """All that the seat may know of a table."""
        legal = [] if self.seat is None else table.legal(self.seat).tolist()
        return table.observe(self.seat).tobytes(), table.log(self.seat), legal, table.to_act()

    async def play_one(self, choose):
        """Let somebody play; False when the two can no longer look the same."""
        table = await self.first.table()
        seat = self.rng.choice(table.to_act())
        codes = [choose(table, seat, self.rng)]
        if (moves := await self._moves(seat, codes)) is None:
            return False
        number = len(table.rows) + 1
        self.first.chance.moment += BETWEEN_MOVES
        told = []
        for world, (played, draws) in zip(self.worlds, moves, strict=True):
            before = figures()
            with world.acting() as said:
                world.chance.planned = draws
                known = [await world.version(line.seat) for line in world.lines]
                answer = await self._command(world, seat, played, number)
                heard = [
                    await world.hear(line, version) for line, version in zip(world.lines, known, strict=True)
                ]
            own = [answer] if seat == self.seat else []
            told.append([*own, *heard, logged(said), counted(before)])
        await self._same(f"move {number} by seat {seat}", told)
        await self._note()
        return True

    async def detour(self):
        """In the second world alone, let another seat take a step in secret and take it back; tell whether one can."""
        world = self.worlds[1]
        table = await world.table()
        for seat in range(len(world.people)):
            code = None if seat == self.seat else self._hidden_step(table, seat)
            if code is None:
                continue
            kept, rows = world.rng.getstate(), len(table.rows)
            step = {"id": f"detour-{rows:04}", "version": await world.version(seat), "codes": [code]}
            await self.send_in(world, seat, "POST", "commands", step)
            await self.send_in(world, seat, "POST", "undo", {"version": await world.version(seat)})
            world.rng.setstate(kept)
            assert len((await world.table()).rows) == rows + 2
            return True
        return False

    def _hidden_step(self, table, seat):
        """A legal code of a seat that our own cannot notice, and that can be taken back."""
        for code in table.legal(seat).tolist()[:LOOKED_AT] if seat in table.to_act() else []:
            trial = copy_table(table)
            trial.act(seat, [code])
            if not log.may_see(trial.commands[-1].noticed, self.seat) and trial.can_undo(seat):
                return code
        return None

    async def _moves(self, seat, codes):
        """What is played in each world: (codes, draws)."""
        first, second = [copy_table(await world.table()) for world in self.worlds]
        values = first.act(seat, codes).draws
        values = dice.decode(np.frombuffer(values, np.int64))
        same = [value for value, _, _ in values]
        others = [self._other(second, seat, codes, values) for _ in range(TRIES)]
        for played, draws in [*others, (codes, same)]:
            trial = copy_table(second)
            try:
                trial.act(seat, played, draws=draws)
            except (IllegalAction, BadDraws):
                continue
            if self.look(trial) == self.look(first):
                return (codes, same), (played, draws)
        return None

    def _other(self, table, seat, codes, values):
        """Another choice or other draws that the seat may not notice."""
        legal = table.legal(seat).tolist()
        if seat != self.seat and legal and self.rng.random() < 0.7:
            return [self.rng.choice(legal)], [value for value, _, _ in values]
        return codes, self._changed(values)

    def _changed(self, values):
        """Other numbers for some of the draws of one stream."""
        chosen, share = self.rng.choice([stream for *_, stream in values] or [0]), self.rng.choice((0.3, 1.0))
        changes = [stream == chosen and self.rng.random() < share for *_, stream in values]
        return [
            self.rng.randrange(n) if change else value
            for (value, n, _), change in zip(values, changes, strict=True)
        ]

    async def say(self, seat, audience, *texts):
        """Let a seat say something, in each world its own text; all whom it may differ for must not hear it."""
        await self.send(seat, "POST", "talk", *({"audience": audience, "text": text} for text in texts))
        if audience == "table":
            await self.both("talk", World.hear_talk)

    async def send(self, seat, method, path, *bodies):
        """Let another seat send something, in each world its own."""
        for world, body in zip(self.worlds, bodies, strict=True):
            await self.send_in(world, seat, method, path, body)

    async def send_in(self, world, seat, method, path, body):
        """Let a seat send something in one world."""
        with world.acting():
            answer = await world.people[seat].http.request(
                method, f"{world.path}/{path}", json={"seat": seat} | body
            )
            assert answer.is_success, answer.text

    async def _command(self, world, seat, codes, number):
        if seat >= len(world.people):
            return await world.play_bot(codes[0])
        version = await world.version(seat)
        body = {"id": f"command-{number:04}", "seat": seat, "version": version, "codes": codes}
        return await answer_of(world.people[seat], "POST", f"{world.path}/commands", body)

    async def both(self, what, ask):
        """Ask both worlds the same; raises Leak unless they answer, log and count the same."""
        told = []
        for world in self.worlds:
            before = figures()
            with world.acting() as log:
                answer = await ask(world)
            told.append([answer, logged(log), counted(before)])
        await self._same(what, told)

    async def _same(self, what, told):
        masked = [
            [await world.masked(part) for part in parts]
            for world, parts in zip(self.worlds, told, strict=True)
        ]
        self.compared += sum(len(part) for part in masked[0])
        for one, other in zip(*masked, strict=True):
            if one != other:
                at = next((k for k, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), -1)
                raise Leak(
                    f"{what}: {one[max(0, at - 80) : at + 80]!r} or {other[max(0, at - 80) : at + 80]!r}"
                )

    async def _note(self):
        """Count the moments at which the worlds truly differ."""
        one, other = [(await world.table()).state_bytes() for world in self.worlds]
        self.apart += one != other

    async def hear_first(self):
        """Open the lines of the seat and of an outsider."""
        lines = len(self.first.lines)
        for line in range(lines):  # it has heard of itself, and of each that came after
            await self.both(f"line {line}", lambda world, line=line: world.lines[line].take(1, lines - line))


def copy_table(table):
    """A table that may be played on alone."""
    other = copy.copy(table)
    for name, value in vars(table).items():
        if isinstance(value, list | dict | set):
            setattr(other, name, copy.copy(value))
        elif isinstance(value, Chronicle | Numbering | Agreements):
            setattr(other, name, copy.deepcopy(value, {id(table.game): table.game}))
    return other


async def answer_of(person, method, path, body=None, **params):
    """All that leaves the server for a request: status, headers and body."""
    answer = await person.http.request(method, path, json=body, params=params)
    headers = [(name, value) for name, value in answer.headers.items() if name not in NOT_COMPARED]
    return f"{answer.status_code} {headers}\n".encode() + answer.content


def logged(stream):
    return MEASURED.sub("", stream.getvalue()).encode()


def figures():
    """Every figure of the metrics but the measured times."""
    samples = [sample for family in metrics.REGISTRY.collect() for sample in family.samples]
    return {
        (sample.name, str(sample.labels)): sample.value
        for sample in samples
        if not sample.name.endswith(("_bucket", "_sum", "_created"))
    }


def counted(before):
    after = figures()
    return str(
        sorted((key, n - before.get(key, 0)) for key, n in after.items() if n != before.get(key, 0))
    ).encode()


@asynccontextmanager
async def pair(settings, monkeypatch, game, seats, seat, seed=0, bots=0, clock=None, **options):
    """A table set up in two worlds, watched by the seat and by an outsider."""
    chance = Chance(monkeypatch)
    worlds = []
    async with AsyncExitStack() as stack:
        for flip in (0, 0x55):
            data = settings.data.with_name(f"world-{flip}")
            data.mkdir()
            (data / "secret.key").write_bytes(bytes(32))
            rates = {name: MANY for name in vars(settings) if name.startswith("rate_")}
            server = await stack.enter_async_context(
                running(replace(settings, data=data, **rates), steady=lambda: chance.moment // 1_000_000)
            )
            worlds.append(World(server, chance, flip))
            with worlds[-1].acting():
                await worlds[-1].sit_down(game, seats, bots, options=options, clock=clock)
        made = Pair(worlds, seat, seed)
        await made.set_up()
        for world in worlds:
            with world.acting():
                watchers = [(world.outsider, None)] + ([] if seat is None else [(world.people[seat], seat)])
                for person, at in watchers:
                    world.lines.append(await stack.enter_async_context(Line(world, person, at).open()))
                    for number, line in enumerate(reversed(world.lines)):
                        await line.hear(1, number + 1)
        await made.hear_first()
        yield made


def seats_of(game):
    """The least number of seats above two, if the game has it."""
    return min((count for count in load_game(game).seats if count > 2), default=2)
