"""Live tables, over real websockets to a real server in this process."""

import asyncio
import json
from contextlib import asynccontextmanager

import pytest
import uvicorn
import websockets

from stridsplan.server.app import create_app

from .conftest import Person, Running, over_http
from .test_bots import until
from .test_log import lines, written

pytestmark = [pytest.mark.anyio, pytest.mark.both_stores]

STEP, ROLL = 5, 6


class Live(Running):
    """A server that listens on a port."""

    def __init__(self, app, stack, port):
        super().__init__(app, stack)
        self.port = port

    async def person(self, **cookies):
        http = over_http(f"http://127.0.0.1:{self.port}", cookies=cookies)
        return Person(await self.stack.enter_async_context(http))

    def socket(self, person, table, **headers):
        """A browser's websocket at a table."""
        return self._connected(person, f"tables/{table}/live", headers)

    def line(self, person):
        """A visitor's own websocket."""
        return self._connected(person, "live", {})

    @asynccontextmanager
    async def _connected(self, person, path, headers):
        cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        url = f"ws://127.0.0.1:{self.port}/api/v1/{path}"
        headers = {"Cookie": cookie} | headers
        async with websockets.connect(url, additional_headers=headers, proxy=None) as connection:
            yield Socket(connection)


class Socket:
    """What a browser says and hears."""

    def __init__(self, connection):
        self.connection = connection

    async def say(self, **message):
        await self.connection.send(json.dumps(message))

    async def hear(self, *kinds):
        """The next message, or the next of some kinds."""
        while True:
            message = json.loads(await asyncio.wait_for(self.connection.recv(), 10))
            if not kinds or message["type"] in kinds:
                return message

    async def hear_version(self, version):
        """The first update at a version."""
        while True:
            message = await self.hear("update", "resync")
            if message["position"] and message["position"]["version"] >= version:
                return message


@pytest.fixture
async def live(settings):
    from contextlib import AsyncExitStack

    app = create_app(settings)
    config = uvicorn.Config(app, port=0, log_config=None, timeout_graceful_shutdown=2)
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    async with AsyncExitStack() as stack:
        yield Live(app, stack, server.servers[0].sockets[0].getsockname()[1])
    server.should_exit = True
    await running


async def test_a_watcher_is_told_at_once_and_after_every_change(live):
    alva = await live.person()
    table = (await alva.create("me", "screen"))["id"]
    async with live.socket(alva, table) as socket:
        await socket.say(type="watch", seat=0, version=0)
        first = await socket.hear()
        assert (first["type"], first["position"]["version"]) == ("update", 1)
        assert first["table"]["seats"][0]["present"] is True
        assert [event["id"] for event in first["position"]["events"]] == ["luck"]
        await alva.command(table, 0, [3])
        second = await socket.hear_version(2)
        assert second["position"]["events"] == []
        assert second["position"]["view"]["bids"] == [3, -1]
        await alva.command(table, 1, [2])
        third = await socket.hear_version(3)
        assert [event["id"] for event in third["position"]["events"]] == ["bid", "bid"]


async def test_two_visitors_hear_each_their_own_side(live):
    alva, nils = await live.person(), await live.person()
    table = await alva.create("me", "friend")
    invitation = table["seats"][1]["invitation"].split("=")[1]
    async with live.socket(alva, table["id"]) as hers:
        await hers.say(type="watch", seat=None)
        waiting = await hers.hear()
        assert (waiting["table"]["status"], waiting["position"]) == ("open", None)
        await nils.post(f"/tables/{table['id']}/join", {"invitation": invitation, "name": "Nils"})
        update = await hers.hear_version(1)
        assert update["table"]["seats"][1]["name"] == "Nils"
        async with live.socket(nils, table["id"]) as his:
            await hers.say(type="watch", seat=0, version=1)
            await his.say(type="watch", seat=1)
            secret = (await his.hear("update"))["position"]["view"]["luck"]
            await nils.command(table["id"], 1, [4])
            heard = await hers.hear_version(2)
            assert heard["position"]["view"]["bids"] == [-1, -2]
            assert str(secret) not in json.dumps(heard)


async def test_a_seat_of_another_is_not_watched(live):
    alva, nils = await live.person(), await live.person()
    table = (await alva.create("me", "screen"))["id"]
    await nils.get("/tables")
    async with live.socket(nils, table) as socket:
        await socket.say(type="watch", seat=0)
        heard = await socket.hear()
        assert (heard["type"], heard["error"]["code"]) == ("error", "play.not_your_seat")
        await socket.say(type="watch", seat=None)
        assert (await socket.hear())["position"]["view"]["luck"] is None


async def test_a_client_that_was_away_gets_what_it_missed_in_one_update(live):
    alva = await live.person()
    table = (await alva.create("me", "screen"))["id"]
    for seat in (0, 1):
        await alva.command(table, seat, [seat])
    await alva.command(table, 0, [STEP])
    async with live.socket(alva, table) as socket:
        await socket.say(type="watch", seat=0, version=1)
        heard = await socket.hear()
        assert (heard["type"], heard["position"]["since"]) == ("update", 1)
        assert [event["version"] for event in heard["position"]["events"]] == [3, 3, 4]


async def test_a_client_that_has_the_position_is_not_told_it_again(live):
    alva = await live.person()
    table = (await alva.create("me", "screen"))["id"]
    async with live.socket(alva, table) as socket:
        await socket.say(type="watch", seat=0, version=1)
        heard = await socket.hear()
        assert (heard["type"], heard["position"]) == ("update", None)


async def test_a_client_ahead_of_the_server_gets_everything(live):
    alva = await live.person()
    table = (await alva.create("me", "screen"))["id"]
    async with live.socket(alva, table) as socket:
        await socket.say(type="watch", seat=0, version=40)
        heard = await socket.hear()
        assert (heard["type"], heard["position"]["since"], heard["position"]["version"]) == ("resync", 0, 1)


async def test_after_an_undo_who_saw_it_gets_everything(live):
    alva = await live.person()
    table = (await alva.create("me", "screen"))["id"]
    for seat in (0, 1):
        await alva.command(table, seat, [seat])
    async with live.socket(alva, table) as socket:
        await socket.say(type="watch", seat=1, version=3)
        await socket.hear()
        await alva.command(table, 0, [STEP])
        await socket.hear_version(4)
        await alva.post(f"/tables/{table}/undo", {"seat": 0, "version": 4})
        heard = await socket.hear_version(5)
        assert heard["type"] == "resync"
        assert [event["id"] for event in heard["position"]["events"]] == ["luck", "bid", "bid"]
        await alva.command(table, 0, [ROLL])
        heard = await socket.hear_version(6)
        assert (heard["type"], heard["position"]["since"]) == ("update", 5)


async def test_another_seat_may_take_the_screen(live):
    alva = await live.person()
    table = (await alva.create("me", "screen"))["id"]
    async with live.socket(alva, table) as socket:
        await socket.say(type="watch", seat=0)
        first = await socket.hear()
        await socket.say(type="watch", seat=1)
        second = await socket.hear()
        assert first["position"]["view"]["luck"] != second["position"]["view"]["luck"]


async def test_people_see_who_is_there(live):
    alva, nils = await live.person(), await live.person()
    table = await alva.create("me", "friend")
    invitation = table["seats"][1]["invitation"].split("=")[1]
    await nils.post(f"/tables/{table['id']}/join", {"invitation": invitation})
    async with live.socket(alva, table["id"]) as hers:
        await hers.say(type="watch", seat=0)
        assert (await hers.hear())["table"]["seats"][1]["present"] is False
        async with live.socket(nils, table["id"]):
            assert (await hers.hear())["table"]["seats"][1]["present"] is True
        assert (await hers.hear())["table"]["seats"][1]["present"] is False


async def test_a_name_is_told(live):
    alva = await live.person()
    table = (await alva.create("me", "screen"))["id"]
    async with live.socket(alva, table) as socket:
        await socket.say(type="watch", seat=0)
        await socket.hear()
        await alva.post(f"/tables/{table}/rename", {"seat": 1, "name": "Nils"})
        assert (await socket.hear())["table"]["seats"][1]["name"] == "Nils"


async def test_commands_may_come_over_the_line(live):
    alva = await live.person()
    table = (await alva.create("me", "screen"))["id"]
    async with live.socket(alva, table) as socket:
        await socket.say(type="watch", seat=0)
        await socket.hear("update")
        await socket.say(type="command", id="first-one", seat=0, version=1, codes=[3])
        done = await socket.hear("done")
        assert (done["id"], done["version"], done["position"]["view"]["bids"]) == ("first-one", 2, [3, -1])
        assert await alva.command(table, 0, [3], id="first-one", version=1) == {
            key: done[key] for key in ("version", "position")
        }
        assert (done["table"]["version"], done["table"]["to_act"]) == (2, [1])
        await alva.command(table, 1, [2])
        update = await socket.hear()
        assert (update["type"], update["position"]["version"], update["position"]["since"]) == (
            "update",
            3,
            2,
        )


async def test_who_commands_for_a_seat_beside_the_one_watched_is_told_of_that_too(live):
    alva = await live.person()
    table = (await alva.create("me", "screen"))["id"]
    async with live.socket(alva, table) as socket:
        await socket.say(type="watch", seat=1)
        await socket.hear("update")
        await socket.say(type="command", id="for-another", seat=0, version=1, codes=[3])
        assert (await socket.hear())["type"] == "done"
        update = await socket.hear()
        assert (update["position"]["seat"], update["position"]["version"]) == (1, 2)


async def test_a_command_sent_again_is_answered_as_it_was_and_the_rest_is_told_after(live):
    alva = await live.person()
    table = (await alva.create("me", "screen"))["id"]
    await alva.command(table, 0, [3], id="sent-twice")
    await alva.command(table, 1, [2])
    async with live.socket(alva, table) as socket:
        await socket.say(type="watch", seat=0, version=1)
        await socket.hear("update")
        await socket.say(type="command", id="sent-twice", seat=0, version=1, codes=[3])
        done = await socket.hear()
        assert (done["type"], done["version"], done["table"]["version"]) == ("done", 2, 3)


async def test_a_command_over_the_line_is_refused_by_its_id(live):
    alva = await live.person()
    table = (await alva.create("me", "screen"))["id"]
    async with live.socket(alva, table) as socket:
        for command, status, code in (
            ({"seat": 0, "codes": [STEP]}, 422, "play.illegal"),
            ({"seat": 5, "codes": [1]}, 403, "play.not_your_seat"),
            ({"seat": 0, "codes": [1], "version": 9}, 409, "play.stale"),
        ):
            await socket.say(**{"type": "command", "id": "refused-1", "version": 1} | command)
            heard = await socket.hear("error")
            assert (heard["id"], heard["status"], heard["error"]["code"]) == ("refused-1", status, code)
        await socket.say(type="command", id="refused-1", seat=0, version=1, codes=[])
        assert (await socket.hear("error"))["error"]["args"]["field"] == "command.codes"


async def test_ping_is_answered_and_nonsense_is_refused(live):
    alva = await live.person()
    table = (await alva.create("me", "screen"))["id"]
    async with live.socket(alva, table) as socket:
        await socket.say(type="ping")
        assert await socket.hear() == {"type": "pong"}
        for nonsense in (
            "{",
            "[]",
            '{"type": "sing"}',
            '{"type": "watch", "seat": "0"}',
            '{"type": "ping", "x": 1}',
        ):
            await socket.connection.send(nonsense)
            assert (await socket.hear())["error"]["code"] == "request.invalid"
        await socket.connection.send(b"\x00")
        assert (await socket.hear())["error"]["code"] == "request.invalid"
        await socket.say(type="ping")
        assert await socket.hear() == {"type": "pong"}


async def test_an_unknown_table_is_said_and_the_socket_closed(live):
    alva = await live.person()
    async with live.socket(alva, "nowhere") as socket:
        assert (await socket.hear())["error"]["code"] == "table.unknown"
        with pytest.raises(websockets.ConnectionClosed):
            await socket.hear()


async def test_another_sites_page_gets_no_socket(live):
    alva = await live.person()
    table = (await alva.create("me", "screen"))["id"]
    with pytest.raises(websockets.InvalidStatus):
        async with live.socket(alva, table, Origin="https://elsewhere.example"):
            pass
    async with live.socket(alva, table, Origin=f"http://127.0.0.1:{live.port}") as socket:
        await socket.say(type="ping")
        assert await socket.hear() == {"type": "pong"}


async def test_bots_are_seen_thinking_and_playing(live):
    alva = await live.person()
    table = (await alva.create("me", "bot:policy"))["id"]
    async with live.socket(alva, table) as socket:
        await socket.say(type="watch", seat=0)
        await socket.hear()
        await alva.command(table, 0, [0], version=1)
        await until(alva, table, lambda shown: shown["to_act"] == [0])
        await alva.command(table, 0, [ROLL])
        assert (await socket.hear("thinking"))["seat"] == 1
        heard = await socket.hear_version(5)
        assert heard["position"]["to_act"] == [0]


async def test_a_slow_browser_gets_the_latest_once(live):
    alva = await live.person()
    table = (await alva.create("bot", "bot", options={"toy.goal": 60}))["id"]
    async with live.socket(alva, table) as socket:
        await socket.say(type="watch", seat=None)
        events, message = [], None
        while message is None or message["table"]["status"] != "over":
            message = await socket.hear("update")
            events += message["position"]["events"] if message["position"] else []
        keys = [(event["version"], event["index"]) for event in events]
        assert keys == sorted(set(keys))
        whole = await alva.get(f"/tables/{table}/position")
        assert events == whole["events"]


@pytest.mark.parametrize(("path", "failing"), [("tables/{table}/live", "update"), ("live", "get")])
async def test_a_line_that_fails_is_ended_and_found_in_the_log(live, monkeypatch, path, failing):
    async def fail(*asked):
        raise LookupError("broken")

    alva = await live.person()
    table = (await alva.create("me", "screen"))["id"]
    with written() as stream:
        async with live.socket(alva, table) if "table" in path else live.line(alva) as socket:
            await socket.say(type="watch", seat=0)
            await socket.hear("update", "error")
            monkeypatch.setattr(live.house.tables, failing, fail)
            await alva.command(table, 0, [3], version=1)
            with pytest.raises(websockets.ConnectionClosed):
                await socket.hear("never")
    assert socket.connection.close_code == 1011
    (line,) = [line for line in lines(stream) if line["event"] == "line.failed"]
    assert (line["route"], line["exception"].split()[-1]) == (
        "/api/v1/" + path.replace("table}", "table_id}"),
        "LookupError",
    )


async def test_who_came_by_a_link_that_was_renewed_is_told_nothing_more_of_the_seat(live):
    alva, mallory = await live.person(), await live.person()
    table = await alva.create("me", "screen")
    await mallory.post(
        f"/tables/{table['id']}/join", {"key": table["seats"][0]["personal_link"].split("=")[1]}
    )
    async with live.socket(mallory, table["id"]) as socket:
        await socket.say(type="watch", seat=0)
        await socket.hear_version(1)
        await alva.post(f"/tables/{table['id']}/renew-key", {"seat": 0})
        assert (await socket.hear("error"))["error"]["code"] == "play.not_your_seat"
        await alva.command(table["id"], 0, [3])
        assert (await socket.hear())["error"]["code"] == "play.not_your_seat"
