"""Live tables, over real websockets to a server in this process."""

import asyncio
import json
from contextlib import asynccontextmanager

import pytest
import uvicorn
import websockets

from stridsplan.server.app import create_app

from .conftest import Client, RunningServer, http_client
from .test_bots import wait_for_table
from .test_log import captured_log, log_entries
from .toy import HIDDEN, NOT_YET, ROLL, STEP

pytestmark = [pytest.mark.anyio, pytest.mark.both_stores]


class LiveServer(RunningServer):
    """A server in this process that listens on a port."""

    def __init__(self, app, stack, port):
        super().__init__(app, stack)
        self.port = port

    async def new_client(self, **cookies):
        http = http_client(f"http://127.0.0.1:{self.port}", cookies=cookies)
        return Client(await self.stack.enter_async_context(http))

    def table_socket(self, client, table, **headers):
        """Open a websocket of a table."""
        return self._connected(client, f"tables/{table}/live", headers)

    def user_socket(self, client):
        """Open the user socket of a visitor."""
        return self._connected(client, "live", {})

    @asynccontextmanager
    async def _connected(self, client, path, headers):
        cookie = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
        url = f"ws://127.0.0.1:{self.port}/api/v1/{path}"
        headers = {"Cookie": cookie} | headers
        async with websockets.connect(url, additional_headers=headers, proxy=None) as connection:
            yield Socket(connection)


class Socket:
    """A websocket that sends and receives JSON."""

    def __init__(self, connection):
        self.connection = connection

    async def send(self, **message):
        await self.connection.send(json.dumps(message))

    async def receive(self, *kinds):
        """The next message, or the next of these types."""
        while True:
            message = json.loads(await asyncio.wait_for(self.connection.recv(), 10))
            if not kinds or message["type"] in kinds:
                return message

    async def receive_version(self, version):
        """The next update or resync whose position has at least this version."""
        while True:
            message = await self.receive("update", "resync")
            if message["position"] and message["position"]["version"] >= version:
                return message


@pytest.fixture
async def live_server(settings):
    from contextlib import AsyncExitStack

    app = create_app(settings)
    config = uvicorn.Config(app, port=0, log_config=None, timeout_graceful_shutdown=2)
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    async with AsyncExitStack() as stack:
        yield LiveServer(app, stack, server.servers[0].sockets[0].getsockname()[1])
    server.should_exit = True
    await running


async def test_a_watching_socket_receives_the_position_and_every_change(live_server):
    alva = await live_server.new_client()
    table = (await alva.create("me", "screen"))["id"]
    async with live_server.table_socket(alva, table) as socket:
        await socket.send(type="watch", seat=0, version=0)
        first = await socket.receive()
        assert (first["type"], first["position"]["version"]) == ("update", 1)
        assert first["table"]["seats"][0]["present"] is True
        assert [event["id"] for event in first["position"]["events"]] == ["luck"]
        await alva.command(table, 0, [3])
        second = await socket.receive_version(2)
        assert second["position"]["events"] == []
        assert second["position"]["view"]["bids"] == [3, NOT_YET]
        await alva.command(table, 1, [2])
        third = await socket.receive_version(3)
        assert [event["id"] for event in third["position"]["events"]] == ["bid", "bid"]


async def test_each_visitor_receives_the_view_of_their_own_seat(live_server):
    alva, nils = await live_server.new_client(), await live_server.new_client()
    table = await alva.create("me", "friend")
    invitation = table["seats"][1]["invitation"].split("=")[1]
    async with live_server.table_socket(alva, table["id"]) as alva_socket:
        await alva_socket.send(type="watch", seat=None)
        waiting = await alva_socket.receive()
        assert (waiting["table"]["status"], waiting["position"]) == ("open", None)
        await nils.post(f"/tables/{table['id']}/join", {"invitation": invitation, "name": "Nils"})
        update = await alva_socket.receive_version(1)
        assert update["table"]["seats"][1]["name"] == "Nils"
        async with live_server.table_socket(nils, table["id"]) as nils_socket:
            await alva_socket.send(type="watch", seat=0, version=1)
            await nils_socket.send(type="watch", seat=1)
            secret = (await nils_socket.receive("update"))["position"]["view"]["luck"]
            await nils.command(table["id"], 1, [4])
            message = await alva_socket.receive_version(2)
            assert message["position"]["view"]["bids"] == [NOT_YET, HIDDEN]
            assert str(secret) not in json.dumps(message)


async def test_another_players_seat_cannot_be_watched(live_server):
    alva, nils = await live_server.new_client(), await live_server.new_client()
    table = (await alva.create("me", "screen"))["id"]
    await nils.get("/tables")
    async with live_server.table_socket(nils, table) as socket:
        await socket.send(type="watch", seat=0)
        message = await socket.receive()
        assert (message["type"], message["error"]["code"]) == ("error", "play.not_your_seat")
        await socket.send(type="watch", seat=None)
        assert (await socket.receive())["position"]["view"]["luck"] is None


async def test_a_reconnected_client_gets_what_it_missed_in_one_update(live_server):
    alva = await live_server.new_client()
    table = (await alva.create("me", "screen"))["id"]
    for seat in (0, 1):
        await alva.command(table, seat, [seat])
    await alva.command(table, 0, [STEP])
    async with live_server.table_socket(alva, table) as socket:
        await socket.send(type="watch", seat=0, version=1)
        message = await socket.receive()
        assert (message["type"], message["position"]["since"]) == ("update", 1)
        assert [event["version"] for event in message["position"]["events"]] == [3, 3, 4]


async def test_a_client_that_has_the_position_does_not_get_it_again(live_server):
    alva = await live_server.new_client()
    table = (await alva.create("me", "screen"))["id"]
    async with live_server.table_socket(alva, table) as socket:
        await socket.send(type="watch", seat=0, version=1)
        message = await socket.receive()
        assert (message["type"], message["position"]) == ("update", None)


async def test_a_client_ahead_of_the_server_gets_everything(live_server):
    alva = await live_server.new_client()
    table = (await alva.create("me", "screen"))["id"]
    async with live_server.table_socket(alva, table) as socket:
        await socket.send(type="watch", seat=0, version=40)
        message = await socket.receive()
        assert (message["type"], message["position"]["since"], message["position"]["version"]) == (
            "resync",
            0,
            1,
        )


async def test_after_an_undo_clients_that_saw_the_command_get_everything(live_server):
    alva = await live_server.new_client()
    table = (await alva.create("me", "screen"))["id"]
    for seat in (0, 1):
        await alva.command(table, seat, [seat])
    async with live_server.table_socket(alva, table) as socket:
        await socket.send(type="watch", seat=1, version=3)
        await socket.receive()
        await alva.command(table, 0, [STEP])
        await socket.receive_version(4)
        await alva.post(f"/tables/{table}/undo", {"seat": 0, "version": 4})
        message = await socket.receive_version(5)
        assert message["type"] == "resync"
        assert [event["id"] for event in message["position"]["events"]] == ["luck", "bid", "bid"]
        await alva.command(table, 0, [ROLL])
        message = await socket.receive_version(6)
        assert (message["type"], message["position"]["since"]) == ("update", 5)


async def test_a_socket_may_switch_to_another_seat(live_server):
    alva = await live_server.new_client()
    table = (await alva.create("me", "screen"))["id"]
    async with live_server.table_socket(alva, table) as socket:
        await socket.send(type="watch", seat=0)
        first = await socket.receive()
        await socket.send(type="watch", seat=1)
        second = await socket.receive()
        assert first["position"]["view"]["luck"] != second["position"]["view"]["luck"]


async def test_presence_is_shown_to_others(live_server):
    alva, nils = await live_server.new_client(), await live_server.new_client()
    table = await alva.create("me", "friend")
    invitation = table["seats"][1]["invitation"].split("=")[1]
    await nils.post(f"/tables/{table['id']}/join", {"invitation": invitation})
    async with live_server.table_socket(alva, table["id"]) as alva_socket:
        await alva_socket.send(type="watch", seat=0)
        assert (await alva_socket.receive())["table"]["seats"][1]["present"] is False
        async with live_server.table_socket(nils, table["id"]):
            assert (await alva_socket.receive())["table"]["seats"][1]["present"] is True
        assert (await alva_socket.receive())["table"]["seats"][1]["present"] is False


async def test_a_new_name_is_sent(live_server):
    alva = await live_server.new_client()
    table = (await alva.create("me", "screen"))["id"]
    async with live_server.table_socket(alva, table) as socket:
        await socket.send(type="watch", seat=0)
        await socket.receive()
        await alva.post(f"/tables/{table}/rename", {"seat": 1, "name": "Nils"})
        assert (await socket.receive())["table"]["seats"][1]["name"] == "Nils"


async def test_commands_may_be_sent_over_the_websocket(live_server):
    alva = await live_server.new_client()
    table = (await alva.create("me", "screen"))["id"]
    async with live_server.table_socket(alva, table) as socket:
        await socket.send(type="watch", seat=0)
        await socket.receive("update")
        await socket.send(type="command", id="first-one", seat=0, version=1, codes=[3])
        done = await socket.receive("done")
        assert (done["id"], done["version"], done["position"]["view"]["bids"]) == (
            "first-one",
            2,
            [3, NOT_YET],
        )
        assert await alva.command(table, 0, [3], id="first-one", version=1) == {
            key: done[key] for key in ("version", "position")
        }
        assert (done["table"]["version"], done["table"]["to_act"]) == (2, [1])
        await alva.command(table, 1, [2])
        update = await socket.receive()
        assert (update["type"], update["position"]["version"], update["position"]["since"]) == (
            "update",
            3,
            2,
        )


async def test_a_command_for_a_seat_that_is_not_watched_also_updates_the_watched_seat(live_server):
    alva = await live_server.new_client()
    table = (await alva.create("me", "screen"))["id"]
    async with live_server.table_socket(alva, table) as socket:
        await socket.send(type="watch", seat=1)
        await socket.receive("update")
        await socket.send(type="command", id="for-another", seat=0, version=1, codes=[3])
        assert (await socket.receive())["type"] == "done"
        update = await socket.receive()
        assert (update["position"]["seat"], update["position"]["version"]) == (1, 2)


async def test_a_repeated_command_gets_its_first_response(live_server):
    alva = await live_server.new_client()
    table = (await alva.create("me", "screen"))["id"]
    await alva.command(table, 0, [3], id="sent-twice")
    await alva.command(table, 1, [2])
    async with live_server.table_socket(alva, table) as socket:
        await socket.send(type="watch", seat=0, version=1)
        await socket.receive("update")
        await socket.send(type="command", id="sent-twice", seat=0, version=1, codes=[3])
        done = await socket.receive()
        assert (done["type"], done["version"], done["table"]["version"]) == ("done", 2, 3)


async def test_a_refusal_over_the_websocket_has_the_commands_id(live_server):
    alva = await live_server.new_client()
    table = (await alva.create("me", "screen"))["id"]
    async with live_server.table_socket(alva, table) as socket:
        for command, status, code in (
            ({"seat": 0, "codes": [STEP]}, 422, "play.illegal"),
            ({"seat": 5, "codes": [1]}, 403, "play.not_your_seat"),
            ({"seat": 0, "codes": [1], "version": 9}, 409, "play.stale"),
        ):
            await socket.send(**{"type": "command", "id": "refused-1", "version": 1} | command)
            message = await socket.receive("error")
            assert (message["id"], message["status"], message["error"]["code"]) == ("refused-1", status, code)
        await socket.send(type="command", id="refused-1", seat=0, version=1, codes=[])
        assert (await socket.receive("error"))["error"]["args"]["field"] == "command.codes"


async def test_ping_gets_pong_and_invalid_messages_are_refused(live_server):
    alva = await live_server.new_client()
    table = (await alva.create("me", "screen"))["id"]
    async with live_server.table_socket(alva, table) as socket:
        await socket.send(type="ping")
        assert await socket.receive() == {"type": "pong"}
        for nonsense in (
            "{",
            "[]",
            '{"type": "sing"}',
            '{"type": "watch", "seat": "0"}',
            '{"type": "ping", "x": 1}',
        ):
            await socket.connection.send(nonsense)
            assert (await socket.receive())["error"]["code"] == "request.invalid"
        await socket.connection.send(b"\x00")
        assert (await socket.receive())["error"]["code"] == "request.invalid"
        await socket.send(type="ping")
        assert await socket.receive() == {"type": "pong"}


async def test_the_socket_of_an_unknown_table_gets_an_error_and_is_closed(live_server):
    alva = await live_server.new_client()
    async with live_server.table_socket(alva, "nowhere") as socket:
        assert (await socket.receive())["error"]["code"] == "table.unknown"
        with pytest.raises(websockets.ConnectionClosed):
            await socket.receive()


async def test_a_page_of_another_site_gets_no_socket(live_server):
    alva = await live_server.new_client()
    table = (await alva.create("me", "screen"))["id"]
    with pytest.raises(websockets.InvalidStatus):
        async with live_server.table_socket(alva, table, Origin="https://elsewhere.example"):
            pass
    async with live_server.table_socket(alva, table, Origin=f"http://127.0.0.1:{live_server.port}") as socket:
        await socket.send(type="ping")
        assert await socket.receive() == {"type": "pong"}


async def test_bots_are_shown_thinking_and_playing(live_server):
    alva = await live_server.new_client()
    table = (await alva.create("me", "bot:policy"))["id"]
    async with live_server.table_socket(alva, table) as socket:
        await socket.send(type="watch", seat=0)
        await socket.receive()
        await alva.command(table, 0, [0], version=1)
        await wait_for_table(alva, table, lambda shown: shown["to_act"] == [0])
        await alva.command(table, 0, [ROLL])
        assert (await socket.receive("thinking"))["seat"] == 1
        message = await socket.receive_version(5)
        assert message["position"]["to_act"] == [0]


async def test_a_watching_client_gets_every_event_once(live_server):
    alva = await live_server.new_client()
    table = (await alva.create("bot", "bot", options={"toy.goal": 60}))["id"]
    async with live_server.table_socket(alva, table) as socket:
        await socket.send(type="watch", seat=None)
        events, message = [], None
        while message is None or message["table"]["status"] != "over":
            message = await socket.receive("update")
            events += message["position"]["events"] if message["position"] else []
        keys = [(event["version"], event["index"]) for event in events]
        assert keys == sorted(set(keys))
        whole = await alva.get(f"/tables/{table}/position")
        assert events == whole["events"]


@pytest.mark.parametrize(("path", "failing"), [("tables/{table}/live", "update"), ("live", "get")])
async def test_a_failed_socket_is_closed_and_logged(live_server, monkeypatch, path, failing):
    async def fail(*asked):
        raise LookupError("broken")

    alva = await live_server.new_client()
    table = (await alva.create("me", "screen"))["id"]
    connecting = live_server.table_socket(alva, table) if "table" in path else live_server.user_socket(alva)
    with captured_log() as stream:
        async with connecting as socket:
            await socket.send(type="watch", seat=0)
            await socket.receive("update", "error")  # a user socket cannot watch
            monkeypatch.setattr(live_server.services.tables, failing, fail)
            await alva.command(table, 0, [3], version=1)
            with pytest.raises(websockets.ConnectionClosed):
                await socket.receive("never")
    assert socket.connection.close_code == 1011  # an internal error
    (line,) = [line for line in log_entries(stream) if line["event"] == "socket.failed"]
    assert (line["route"], line["exception"].split()[-1]) == (
        "/api/v1/" + path.replace("table}", "table_id}"),
        "LookupError",
    )


async def test_a_renewed_link_ends_the_updates_of_those_who_used_the_old_one(live_server):
    alva, mallory = await live_server.new_client(), await live_server.new_client()
    table = await alva.create("me", "screen")
    await mallory.post(
        f"/tables/{table['id']}/join", {"key": table["seats"][0]["personal_link"].split("=")[1]}
    )
    async with live_server.table_socket(mallory, table["id"]) as socket:
        await socket.send(type="watch", seat=0)
        await socket.receive_version(1)
        await alva.post(f"/tables/{table['id']}/renew-key", {"seat": 0})
        assert (await socket.receive("error"))["error"]["code"] == "play.not_your_seat"
        await alva.command(table["id"], 0, [3])
        assert (await socket.receive())["error"]["code"] == "play.not_your_seat"
