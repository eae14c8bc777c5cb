"""Two server processes on one PostgreSQL serve one table together."""

import asyncio
import shutil
from contextlib import AsyncExitStack, asynccontextmanager
from types import SimpleNamespace

import httpx
import pytest
import websockets

from stridsplan.server.live import Hub
from stridsplan.server.presence import KEPT, Presence
from stridsplan.server.store.database import Database
from stridsplan.server.tables.repository import TableRepository

from .conftest import Person, new_id, over_http
from .test_live import Socket

pytestmark = pytest.mark.anyio

BID, STEP, ROLL = 2, 5, 6


class Player(Person):
    """Somebody who plays one seat at a server, and remembers what was acknowledged."""

    def __init__(self, address, cookies):
        super().__init__(over_http(address, cookies=cookies))
        self.acknowledged = {}

    @asynccontextmanager
    async def watching(self, table, seat):
        """A live line to a seat's side."""
        async with self.line(f"tables/{table}/live") as socket:
            await socket.say(type="watch", seat=seat)
            yield socket

    @asynccontextmanager
    async def line(self, path="live"):
        """A websocket, the visitor's own unless told otherwise."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = str(self.http.base_url).rstrip("/").replace("http", "ws") + f"/api/v1/{path}"
        async with websockets.connect(url, additional_headers={"Cookie": cookie}, proxy=None) as connection:
            yield Socket(connection)

    async def play(self, table, seat):
        """Play by what the live line tells until the game is over; returns the last position."""
        async with self.watching(table, seat) as socket:
            while True:
                heard = await socket.hear("update", "resync")
                position = heard["position"]
                if position is not None and position["over"]:
                    return position
                if position is not None and seat in position["to_act"]:
                    await self.move(table, seat, position)

    async def move(self, table, seat, position):
        """Bid or roll, and remember the answer."""
        codes = [BID] if position["question"]["id"] == "bid" else [ROLL]
        body = {"id": new_id(), "seat": seat, "version": position["version"], "codes": codes}
        answer = await self.http.post(f"/api/v1/tables/{table}/commands", json=body)
        if answer.status_code == 200:
            self.acknowledged[body["id"]] = (answer.json()["version"], seat, tuple(codes))
        else:  # the line was slower than the game
            assert answer.json()["error"]["code"] in ("play.stale", "play.over"), answer.text


@pytest.fixture
def two(nursery, postgres, tmp_path):
    """Two servers on one database, which sign cookies with one key."""
    url = postgres.emptied()
    servers = [nursery.start(tmp_path / "one", database_url=url)]
    (tmp_path / "two").mkdir(mode=0o700)
    shutil.copy(tmp_path / "one" / "secret.key", tmp_path / "two")
    servers.append(nursery.start(tmp_path / "two", database_url=url))
    yield servers
    for server in servers:
        server.kill()


@pytest.fixture
async def newcomer(anyio_backend):
    """Lets somebody in at a server, perhaps with the cookies they have."""
    async with AsyncExitStack() as stack:

        async def let_in(server, **cookies):
            player = Player(server.address, cookies)
            await stack.enter_async_context(player.http)
            return player

        yield let_in


async def sit_down(two, newcomer, *others):
    """Alva makes a table at one server, Nils sits down at it at the other; gives the table and both."""
    alva, nils = [await newcomer(server) for server in two]
    table = await alva.create("me", "friend", *others, options={"toy.goal": 60})
    invitation = table["seats"][1]["invitation"].split("=")[1]
    await nils.post(f"/tables/{table['id']}/join", {"invitation": invitation, "name": "Nils"})
    return table["id"], alva, nils


async def rows_of(postgres, table):
    """What the store has of a table."""
    database = Database(postgres.migrated())
    rows = await TableRepository(database).rows(table)
    await database.close()
    return rows


async def test_people_at_two_servers_see_each_others_moves_at_once(two, newcomer):
    table, alva, nils = await sit_down(two, newcomer)
    async with alva.watching(table, 0) as hers, nils.watching(table, 1) as his:
        await hers.hear_version(1)
        await his.hear_version(1)
        await alva.command(table, 0, [BID])
        await his.hear_version(2)
        await nils.command(table, 1, [BID])
        heard = await hers.hear_version(3)
        assert [event["id"] for event in heard["position"]["events"]] == ["bid", "bid"]
        await alva.command(table, 0, [STEP])
        await his.hear_version(4)
        await alva.post(f"/tables/{table}/undo", {"seat": 0, "version": 4})
        assert (await his.hear_version(5))["position"]["view"]["scores"] == [0, 0]
        await hers.hear_version(5)
        await nils.post(f"/tables/{table}/rename", {"seat": 1, "name": "Nisse"})
        assert (await hers.hear("update"))["table"]["seats"][1]["name"] == "Nisse"
        await nils.http.post(
            f"/api/v1/tables/{table}/talk", json={"seat": 1, "audience": "table", "text": "Hej"}
        )
        assert (await hers.hear("talk"))["messages"][0]["text"] == "Hej"


async def test_who_is_at_one_server_is_present_at_the_other(two, newcomer):
    table, alva, nils = await sit_down(two, newcomer)
    async with alva.watching(table, 0) as hers:
        async with nils.watching(table, 1) as his:
            await hear_present(hers, [True, True])
            await hear_present(his, [True, True])
        await hear_present(hers, [True, False])


async def hear_present(socket, expected):
    """Wait until these seats are shown as present."""
    while [seat["present"] for seat in (await socket.hear("update"))["table"]["seats"]] != expected:
        pass


async def test_who_was_at_a_server_that_fell_silent_is_gone(anyio_backend):
    at, changed = [0.0], []
    presence = Presence(SimpleNamespace(is_shared=True), Hub(), lambda: at[0])
    presence.hub.changed = changed.append
    presence.hear("one", "table,alva,nils")
    presence.hear("two", "table,nils")
    presence.hear("two", "other,nils")
    at[0] = KEPT
    presence.hear("two", "table,nils")
    presence.hear("two", "other")
    at[0] += 1
    presence.forget()
    assert (presence.present("table"), presence.present("other")) == ({"nils"}, set())
    assert changed == ["table", "table", "other", "other", "table"]


async def test_a_game_goes_on_to_its_end_when_one_server_is_killed(two, newcomer, postgres):
    table, alva, nils = await sit_down(two, newcomer, "bot:policy")
    hers, his = (asyncio.create_task(player.play(table, seat)) for seat, player in enumerate((alva, nils)))
    while len(alva.acknowledged) < 6:
        await asyncio.sleep(0.01)
    two[0].kill()
    with pytest.raises((httpx.TransportError, websockets.ConnectionClosed)):
        await hers
    moved = await newcomer(two[1], **dict(alva.http.cookies))
    ends = await asyncio.wait_for(asyncio.gather(moved.play(table, 0), his), 60)
    assert ends[0]["result"] == ends[1]["result"] is not None
    kept = {row.command_id: (row.version, row.seat, row.codes) for row in await rows_of(postgres, table)}
    assert all((len(alva.acknowledged) >= 6, moved.acknowledged, nils.acknowledged))
    for player in (alva, moved, nils):
        assert player.acknowledged.items() <= kept.items()


async def test_a_bot_answers_once_though_two_servers_have_it(two, newcomer, postgres):
    table, alva, nils = await sit_down(two, newcomer, "bot:policy")
    await asyncio.gather(alva.play(table, 0), nils.play(table, 1))
    rows = await rows_of(postgres, table)
    turns = [row.seat for row in rows if row.version > 4]
    assert turns == [turn % 3 for turn in range(len(turns))]


async def test_a_table_closed_at_one_server_is_gone_at_the_other(two, newcomer):
    alva, nils = [await newcomer(server) for server in two]
    await nils.get("/tables")  # as the page does, which brings the cookie
    async with nils.line() as lobby:
        await lobby.hear("tables")
        table = (await alva.create("me", "friend", listed=True))["id"]
        await lobby.hear("lobby")
        async with nils.watching(table, None) as his:
            assert (await his.hear("update"))["table"]["status"] == "open"
            assert (await alva.http.post(f"/api/v1/tables/{table}/close")).status_code == 204
            assert (await his.hear("error"))["error"]["code"] == "table.unknown"
        await lobby.hear("lobby")
    await nils.get(f"/tables/{table}", 404)


async def test_sockets_at_one_server_are_closed_by_what_happens_to_an_account_at_the_other(two, newcomer):
    alva = await newcomer(two[0])
    table = (await alva.create("me", "screen"))["id"]
    there = await newcomer(two[1], **dict(alva.http.cookies))
    account = {"name": "Alva", "password": "correct horse"}
    async with there.watching(table, 0) as at_table, there.line() as line:
        await at_table.hear_version(1)
        await line.hear("tables")
        await alva.post("/account", account, 201)
        for socket in (at_table, line):
            await hear_closed(socket, "account.changed")
    there = await newcomer(two[1], **dict(alva.http.cookies))
    phone = await newcomer(two[0])
    await phone.post("/account/login", account)
    async with there.watching(table, 0) as at_table:
        await at_table.hear_version(1)
        change = {"old": "correct horse", "new": "battery staple"}
        answer = await phone.http.post("/api/v1/account/password", json=change)
        assert answer.status_code == 204
        await hear_closed(at_table, "account.ended")


async def hear_closed(socket, reason):
    """Wait until the server closes a socket, well before it would look by itself."""
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await socket.hear("nothing more")
    assert closed.value.rcvd.reason == reason
