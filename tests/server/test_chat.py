"""Chat at a table, who receives it, and private notes."""

import asyncio

import pytest

from stridsplan.server import engine

from .test_live import live_server  # noqa: F401
from .test_tables import invitation_of
from .toy import ROLL

pytestmark = pytest.mark.anyio

TEAMS = [0, 1, 0]  # by seat


@pytest.fixture
def teams(monkeypatch):
    """Make seats 0 and 2 a team."""
    monkeypatch.setattr(engine, "sides_of", lambda game, seats, options: TEAMS[:seats])


async def joined_table(host, *friends):
    """Create a table and let friends join; return its path."""
    table = await host.create("me", *["friend"] * len(friends))
    path = f"/tables/{table['id']}"
    for seat, friend in enumerate(friends, 1):
        joining = {"invitation": invitation_of(table, seat), "name": f"Friend {seat}"}
        await friend.post(f"{path}/join", joining)
    return path


async def send_chat(client, path, seat, text, audience="table"):
    body = {"seat": seat, "audience": audience, "text": text}
    response = await client.http.post(f"/api/v1{path}/chat", json=body)
    assert response.status_code == 204, response.text


async def put(client, path, body, status=200):
    response = await client.http.put(f"/api/v1{path}", json=body)
    assert response.status_code == status, response.text
    return response.json()


async def chat_texts(client, path, **where):
    return [line["text"] for line in (await client.get(f"{path}/chat", **where))["messages"]]


async def test_everyone_can_read_messages_to_the_table(server, alva, nils):
    path = await joined_table(alva, nils)
    spectator = await server.new_client()
    await send_chat(alva, path, 0, "Good luck!")
    await send_chat(nils, path, 1, "And to you.")
    chat = await spectator.get(f"{path}/chat")
    assert [(line["seat"], line["audience"], line["text"]) for line in chat["messages"]] == [
        (0, "table", "Good luck!"),
        (1, "table", "And to you."),
    ]
    assert (chat["muted"], chat["sides"]) == ([], [0, 1])
    first = chat["messages"][0]["time"]
    assert await chat_texts(alva, path, seat=0, after=first) == ["And to you."]


@pytest.mark.usefixtures("teams")
async def test_team_messages_are_only_for_the_team(server, alva, nils):
    tora, spectator = await server.new_client(), await server.new_client()
    path = await joined_table(alva, nils, tora)
    await send_chat(tora, path, 2, "Attack him now.", "team")
    await send_chat(nils, path, 1, "I am alone.", "team")
    await send_chat(alva, path, 0, "Well played.")
    assert await chat_texts(alva, path, seat=0) == ["Attack him now.", "Well played."]
    assert await chat_texts(tora, path, seat=2) == ["Attack him now.", "Well played."]
    assert await chat_texts(nils, path, seat=1) == ["I am alone.", "Well played."]
    for outsider in (spectator, alva, nils):
        assert await chat_texts(outsider, path) == ["Well played."]


async def test_nobody_can_chat_as_another_seat(server, alva, nils):
    path = await joined_table(alva, nils)
    for body in ({"seat": 1}, {"seat": 7}):
        body |= {"audience": "table", "text": "I am Nils"}
        await alva.expect_error(f"{path}/chat", body, "play.not_your_seat", 403)
    refused = await alva.get(f"{path}/chat", 403, seat=1)
    assert refused["error"]["code"] == "play.not_your_seat"
    await alva.get("/tables/nowhere/chat", 404)


@pytest.mark.parametrize("text", ["", "  ", "\n\u202e", "x" * 501])
async def test_an_empty_or_long_message_is_refused(alva, text):
    table = await alva.create("me", "bot")
    body = {"seat": 0, "audience": "table", "text": text}
    await alva.expect_error(f"/tables/{table['id']}/chat", body, "request.invalid", 422)


async def test_a_message_is_one_line_of_visible_characters(alva):
    path = f"/tables/{(await alva.create('me', 'bot'))['id']}"
    await send_chat(alva, path, 0, " one\r\ntwo\u2028three \u202efour\x07 ")
    assert await chat_texts(alva, path) == ["one two three four"]


async def test_a_muted_seat_is_not_shown_until_it_is_unmuted(alva, nils):
    path = await joined_table(alva, nils)
    await send_chat(nils, path, 1, "Psst")
    assert await alva.post(f"{path}/mute", {"seat": 1, "muted": True}) == {"muted": [1]}
    assert await alva.post(f"{path}/mute", {"seat": 1, "muted": True}) == {"muted": [1]}
    assert await chat_texts(alva, path, seat=0) == []
    assert await chat_texts(nils, path, seat=1) == ["Psst"]
    assert await alva.post(f"{path}/mute", {"seat": 1, "muted": False}) == {"muted": []}
    assert await chat_texts(alva, path, seat=0) == ["Psst"]
    await alva.expect_error(f"{path}/mute", {"seat": 2, "muted": True}, "request.invalid", 422)


@pytest.mark.both_stores
async def test_what_a_guest_muted_must_stay_muted_when_the_guest_logs_in(server, alva, nils):
    path, account = await joined_table(alva, nils), {"name": "Alva", "password": "correct horse"}
    elsewhere = await server.new_client()
    await elsewhere.post("/account", account, 201)
    await elsewhere.post(f"{path}/mute", {"seat": 1, "muted": True})
    for seat in (0, 1):
        await alva.post(f"{path}/mute", {"seat": seat, "muted": True})
    await alva.post("/account/login", account)
    assert (await alva.get(f"{path}/chat"))["muted"] == [0, 1]


async def test_no_two_messages_have_the_same_time(alva, server):
    table = (await alva.create("me", "bot"))["id"]
    await asyncio.gather(*(send_chat(alva, f"/tables/{table}", 0, str(number)) for number in range(20)))
    times = [line["time"] for line in (await alva.get(f"/tables/{table}/chat"))["messages"]]
    assert times == sorted(set(times))
    assert len(times) == 20


async def test_chat_has_a_rate_limit_of_its_own(alva, server):
    table = (await alva.create("me", "bot"))["id"]
    codes = []
    for _ in range(61):
        body = {"seat": 0, "audience": "table", "text": "again"}
        response = await alva.http.post(f"/api/v1/tables/{table}/chat", json=body)
        codes.append(response.status_code)
    assert codes == [204] * 60 + [429]
    await alva.get(f"/tables/{table}/chat")


async def test_announcements_go_to_everyone(alva, server):
    table = (await alva.create("me", "bot"))["id"]
    await server.services.chat.announce(table, "request-paused", {"seat": {"seat": 0}})
    (line,) = (await alva.get(f"/tables/{table}/chat"))["messages"]
    assert (line["seat"], line["text"], line["args"]) == (None, "request-paused", {"seat": {"seat": 0}})


async def test_a_deleted_accounts_messages_are_blanked_and_its_notes_deleted(alva, nils, server):
    path = await joined_table(alva, nils)
    await send_chat(alva, path, 0, "My secret")
    await send_chat(nils, path, 1, "Mine stays")
    await put(alva, f"{path}/notes", {"seat": 0, "text": "hers"})
    visitor = next(
        iter((await server.services.tables.repository.load(path.removeprefix("/tables/"))).seats[0].holders)
    )
    await server.services.chat.erase(visitor)
    assert await chat_texts(nils, path) == ["", "Mine stays"]
    assert (await alva.get(f"{path}/notes", seat=0))["text"] == ""


async def test_notes_are_private_to_their_seat(alva, nils):
    path = await joined_table(alva, nils)
    assert await alva.get(f"{path}/notes", seat=0) == {"text": "", "changed": None}
    notes = await put(alva, f"{path}/notes", {"seat": 0, "text": "north\r\n  then east\u202e"})
    assert notes["text"] == "north\n  then east"
    assert await alva.get(f"{path}/notes", seat=0) == notes
    assert (await nils.get(f"{path}/notes", 403, seat=0))["error"]["code"] == "play.not_your_seat"
    await put(nils, f"{path}/notes", {"seat": 0, "text": "mine"}, 403)
    await put(alva, f"{path}/notes", {"seat": 0, "text": "x" * 10_001}, 422)
    assert (await nils.get(f"{path}/notes", seat=1))["text"] == ""


@pytest.mark.usefixtures("teams")
async def test_watching_sockets_receive_the_messages_they_may_read(live_server):  # noqa: F811
    alva, nils, tora = [await live_server.new_client() for _ in range(3)]
    path = await joined_table(alva, nils, tora)
    table = path.removeprefix("/tables/")
    async with (
        live_server.table_socket(alva, table) as alva_socket,
        live_server.table_socket(nils, table) as nils_socket,
    ):
        await alva_socket.send(type="watch", seat=0)
        await nils_socket.send(type="watch", seat=1)
        await send_chat(tora, path, 2, "To us", "team")
        assert [line["text"] for line in (await alva_socket.receive("chat"))["messages"]] == ["To us"]
        await nils.post(f"{path}/mute", {"seat": 0, "muted": True})
        await send_chat(alva, path, 0, "Unheard")
        await send_chat(tora, path, 2, "To all")
        assert [line["text"] for line in (await nils_socket.receive("chat"))["messages"]] == ["To all"]


async def test_a_reconnected_socket_receives_the_messages_it_missed(live_server):  # noqa: F811
    alva = await live_server.new_client()
    table = (await alva.create("me", "screen"))["id"]
    path = f"/tables/{table}"
    await send_chat(alva, path, 0, "before")
    last = (await alva.get(f"{path}/chat"))["messages"][-1]["time"]
    await send_chat(alva, path, 1, "after")
    async with live_server.table_socket(alva, table) as socket:
        await socket.send(type="watch", seat=0, chat=last)
        assert [line["text"] for line in (await socket.receive("chat"))["messages"]] == ["after"]


async def test_people_can_chat_after_the_end(alva):
    table = await alva.create("bot", "bot", "me", options={"toy.goal": 6})
    path = f"/tables/{table['id']}"
    await alva.command(table["id"], 2, [0])
    while (await alva.get(path))["status"] != "over":
        if 2 in (await alva.get(path))["to_act"]:
            await alva.command(table["id"], 2, [ROLL])
        await asyncio.sleep(0.01)
    await send_chat(alva, path, 2, "Well played")
    assert await chat_texts(alva, path) == ["Well played"]
