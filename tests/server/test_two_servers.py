"""Two server processes on one PostgreSQL database serve the same table, where people play the game of toy.py."""

import asyncio
import shutil
from contextlib import AsyncExitStack, asynccontextmanager
from types import SimpleNamespace

import httpx
import pytest
import websockets

from stridsplan.server.presence import EXPIRES_AFTER, Presence
from stridsplan.server.sockets.tables import TableSockets
from stridsplan.server.sockets.users import UserSockets
from stridsplan.server.store.database import Database
from stridsplan.server.tables.repository import TableRepository

from .conftest import Client, http_client, new_id
from .test_live import Socket
from .toy import ROLL, STEP

pytestmark = pytest.mark.anyio

BID = 2  # any bid; bids count for nothing


class Player(Client):
    """A client that plays one seat at a server, and remembers the acknowledged commands."""

    def __init__(self, address, cookies):
        super().__init__(http_client(address, cookies=cookies))
        self.acknowledged = {}

    @asynccontextmanager
    async def watching(self, table, seat):
        """A websocket that watches the table from a seat."""
        async with self.socket(f"tables/{table}/live") as socket:
            await socket.send(type="watch", seat=seat)
            yield socket

    @asynccontextmanager
    async def socket(self, path="live"):
        """A websocket, by default the user socket."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = str(self.http.base_url).rstrip("/").replace("http", "ws") + f"/api/v1/{path}"
        async with websockets.connect(url, additional_headers={"Cookie": cookie}, proxy=None) as connection:
            yield Socket(connection)

    async def play(self, table, seat):
        """Play by the updates of a websocket until the end; return the last position."""
        async with self.watching(table, seat) as socket:
            while True:
                message = await socket.receive("update", "resync")
                position = message["position"]
                if position is not None and position["over"]:
                    return position
                if position is not None and seat in position["to_act"]:
                    await self.move(table, seat, position)

    async def move(self, table, seat, position):
        """Bid or roll, and remember the command if it was acknowledged."""
        codes = [BID] if position["question"]["id"] == "bid" else [ROLL]
        body = {"id": new_id(), "seat": seat, "version": position["version"], "codes": codes}
        response = await self.http.post(f"/api/v1/tables/{table}/commands", json=body)
        if response.status_code == 200:
            self.acknowledged[body["id"]] = (response.json()["version"], seat, tuple(codes))
        else:  # the position was outdated
            assert response.json()["error"]["code"] in ("play.stale", "play.over"), response.text


@pytest.fixture
def two_servers(fork_server, postgres, tmp_path):
    """Two servers on one database, with the same key for cookies."""
    url = postgres.empty_database()
    servers = [fork_server.start(tmp_path / "one", database_url=url)]
    (tmp_path / "two").mkdir(mode=0o700)
    shutil.copy(tmp_path / "one" / "secret.key", tmp_path / "two")
    servers.append(fork_server.start(tmp_path / "two", database_url=url))
    yield servers
    for server in servers:
        server.kill()


@pytest.fixture
async def new_player(anyio_backend):
    """A function that creates a player at a server, optionally with cookies."""
    async with AsyncExitStack() as stack:

        async def create(server, **cookies):
            player = Player(server.address, cookies)
            await stack.enter_async_context(player.http)
            return player

        yield create


async def shared_table(two_servers, new_player, *others):
    """Let Alva create a table at one server and Nils join it at the other; return its id and both players.

    `others`: the kinds of the seats after theirs, see `Client.create`. The game lasts long: it goes to 60 points.
    """
    alva, nils = [await new_player(server) for server in two_servers]
    table = await alva.create("me", "friend", *others, options={"toy.goal": 60})
    invitation = table["seats"][1]["invitation"].split("=")[1]
    await nils.post(f"/tables/{table['id']}/join", {"invitation": invitation, "name": "Nils"})
    return table["id"], alva, nils


async def rows_of(postgres, table):
    """The stored rows of a table."""
    database = Database(postgres.migrated_database())  # that of `two_servers`
    rows = await TableRepository(database).rows(table)
    await database.close()
    return rows


async def test_people_at_two_servers_see_each_others_moves_at_once(two_servers, new_player):
    table, alva, nils = await shared_table(two_servers, new_player)
    async with alva.watching(table, 0) as alva_socket, nils.watching(table, 1) as nils_socket:
        await alva_socket.receive_version(1)
        await nils_socket.receive_version(1)
        await alva.command(table, 0, [BID])
        await nils_socket.receive_version(2)
        await nils.command(table, 1, [BID])
        message = await alva_socket.receive_version(3)
        assert [event["id"] for event in message["position"]["events"]] == ["bid", "bid"]
        await alva.command(table, 0, [STEP])
        await nils_socket.receive_version(4)
        await alva.post(f"/tables/{table}/undo", {"seat": 0, "version": 4})
        assert (await nils_socket.receive_version(5))["position"]["view"]["scores"] == [0, 0]
        await alva_socket.receive_version(5)
        await nils.post(f"/tables/{table}/rename", {"seat": 1, "name": "Nisse"})
        assert (await alva_socket.receive("update"))["table"]["seats"][1]["name"] == "Nisse"
        await nils.http.post(
            f"/api/v1/tables/{table}/chat", json={"seat": 1, "audience": "table", "text": "Hej"}
        )
        assert (await alva_socket.receive("chat"))["messages"][0]["text"] == "Hej"


async def test_presence_is_shared_between_servers(two_servers, new_player):
    table, alva, nils = await shared_table(two_servers, new_player)
    async with alva.watching(table, 0) as alva_socket:
        async with nils.watching(table, 1) as nils_socket:
            await wait_for_presence(alva_socket, [True, True])
            await wait_for_presence(nils_socket, [True, True])
        await wait_for_presence(alva_socket, [True, False])


async def wait_for_presence(socket, expected):
    """Wait until these seats are shown as present."""
    while [seat["present"] for seat in (await socket.receive("update"))["table"]["seats"]] != expected:
        pass


async def test_presence_expires_when_a_server_stops_sending_it(anyio_backend):
    at, changed = [0.0], []
    database = SimpleNamespace(is_shared=True)  # stands for a PostgreSQL database, which is not used
    presence = Presence(database, TableSockets(), UserSockets(), lambda: at[0])
    presence.table_sockets.update_clients = changed.append
    presence.receive("one", "table,alva,nils")  # server "one" has these visitors at this table
    presence.receive("two", "table,nils")
    presence.receive("two", "other,nils")
    at[0] = EXPIRES_AFTER
    presence.receive("two", "table,nils")  # repeated, so nothing changes
    presence.receive("two", "other")  # nobody is left there
    at[0] += 1
    presence.expire()  # the report of server "one"
    assert (presence.present("table"), presence.present("other")) == ({"nils"}, set())
    assert changed == ["table", "table", "other", "other", "table"]  # all but the repetition, in order


async def test_a_game_continues_to_its_end_when_one_server_is_killed(two_servers, new_player, postgres):
    table, alva, nils = await shared_table(two_servers, new_player, "bot:policy")
    alva_plays, nils_plays = (
        asyncio.create_task(player.play(table, seat)) for seat, player in enumerate((alva, nils))
    )
    while len(alva.acknowledged) < 6:
        await asyncio.sleep(0.01)
    two_servers[0].kill()
    with pytest.raises((httpx.TransportError, websockets.ConnectionClosed)):
        await alva_plays
    reconnected = await new_player(two_servers[1], **dict(alva.http.cookies))
    ends = await asyncio.wait_for(asyncio.gather(reconnected.play(table, 0), nils_plays), 60)
    assert ends[0]["result"] == ends[1]["result"] is not None
    stored = {row.command_id: (row.version, row.seat, row.codes) for row in await rows_of(postgres, table)}
    assert all((reconnected.acknowledged, nils.acknowledged))
    for player in (alva, reconnected, nils):
        assert player.acknowledged.items() <= stored.items()


async def test_a_bot_at_two_servers_answers_once(two_servers, new_player, postgres):
    table, alva, nils = await shared_table(two_servers, new_player, "bot:policy")
    await asyncio.gather(alva.play(table, 0), nils.play(table, 1))
    rows = await rows_of(postgres, table)
    # The versions 1 to 4 are the set-up and the three bids; then the seats roll in turn
    turns = [row.seat for row in rows if row.version > 4]
    assert turns == [turn % 3 for turn in range(len(turns))]


async def test_a_table_closed_at_one_server_is_closed_at_the_other(two_servers, new_player):
    alva, nils = [await new_player(server) for server in two_servers]
    await nils.get("/tables")  # as the page does, to get a cookie
    async with nils.socket() as lobby:
        await lobby.receive("tables")
        table = (await alva.create("me", "friend", listed=True))["id"]
        await lobby.receive("lobby")
        async with nils.watching(table, None) as nils_socket:
            assert (await nils_socket.receive("update"))["table"]["status"] == "open"
            assert (await alva.http.post(f"/api/v1/tables/{table}/close")).status_code == 204
            assert (await nils_socket.receive("error"))["error"]["code"] == "table.unknown"
        await lobby.receive("lobby")
    await nils.get(f"/tables/{table}", 404)


async def test_account_changes_at_one_server_close_sockets_at_the_other(two_servers, new_player):
    alva = await new_player(two_servers[0])
    table = (await alva.create("me", "screen"))["id"]
    other_client = await new_player(two_servers[1], **dict(alva.http.cookies))
    account = {"name": "Alva", "password": "correct horse"}
    async with other_client.watching(table, 0) as at_table, other_client.socket() as user_socket:
        await at_table.receive_version(1)
        await user_socket.receive("tables")
        await alva.post("/account", account, 201)
        for socket in (at_table, user_socket):
            await expect_closed(socket, "account.changed")
    other_client = await new_player(two_servers[1], **dict(alva.http.cookies))
    phone = await new_player(two_servers[0])
    await phone.post("/account/login", account)
    async with other_client.watching(table, 0) as at_table:
        await at_table.receive_version(1)
        change = {"old": "correct horse", "new": "battery staple"}
        response = await phone.http.post("/api/v1/account/password", json=change)
        assert response.status_code == 204
        await expect_closed(at_table, "account.ended")


async def expect_closed(socket, reason):
    """Wait until the server closes a socket for this reason. It would check the session anyway, but only after
    RECHECK_EVERY, which is longer than `receive` waits."""
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await socket.receive("nothing more")
    assert closed.value.rcvd.reason == reason
