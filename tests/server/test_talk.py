"""What is said at a table, who hears it, and what people note for themselves."""

import asyncio

import pytest

from stridsplan.server import engine

from .test_live import live  # noqa: F401
from .test_tables import invitation_of

pytestmark = pytest.mark.anyio

TEAMS = [0, 1, 0]


@pytest.fixture
def teams(monkeypatch):
    """Seats 0 and 2 are a team."""
    monkeypatch.setattr(engine, "sides_of", lambda game, seats, options: TEAMS[:seats])


async def seated(host, *friends):
    """A table of a host and friends."""
    table = await host.create("me", *["friend"] * len(friends))
    place = f"/tables/{table['id']}"
    for seat, friend in enumerate(friends, 1):
        joining = {"invitation": invitation_of(table, seat), "name": f"Friend {seat}"}
        await friend.post(f"{place}/join", joining)
    return place


async def say(person, place, seat, text, audience="table"):
    body = {"seat": seat, "audience": audience, "text": text}
    answer = await person.http.post(f"/api/v1{place}/talk", json=body)
    assert answer.status_code == 204, answer.text


async def put(person, path, body, status=200):
    answer = await person.http.put(f"/api/v1{path}", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


async def heard(person, place, **where):
    return [line["text"] for line in (await person.get(f"{place}/talk", **where))["messages"]]


async def test_what_is_said_to_the_table_is_read_by_all(server, alva, nils):
    place = await seated(alva, nils)
    spectator = await server.person()
    await say(alva, place, 0, "Good luck!")
    await say(nils, place, 1, "And to you.")
    talk = await spectator.get(f"{place}/talk")
    assert [(line["seat"], line["audience"], line["text"]) for line in talk["messages"]] == [
        (0, "table", "Good luck!"),
        (1, "table", "And to you."),
    ]
    assert (talk["muted"], talk["sides"]) == ([], [0, 1])
    first = talk["messages"][0]["time"]
    assert await heard(alva, place, seat=0, after=first) == ["And to you."]


@pytest.mark.usefixtures("teams")
async def test_a_team_hears_its_own_and_nobody_else_does(server, alva, nils):
    tora, spectator = await server.person(), await server.person()
    place = await seated(alva, nils, tora)
    await say(tora, place, 2, "Attack him now.", "team")
    await say(nils, place, 1, "I am alone.", "team")
    await say(alva, place, 0, "Well played.")
    assert await heard(alva, place, seat=0) == ["Attack him now.", "Well played."]
    assert await heard(tora, place, seat=2) == ["Attack him now.", "Well played."]
    assert await heard(nils, place, seat=1) == ["I am alone.", "Well played."]
    for outsider in (spectator, alva, nils):
        assert await heard(outsider, place) == ["Well played."]


async def test_nobody_speaks_or_reads_as_a_seat_of_another(server, alva, nils):
    place = await seated(alva, nils)
    for body in ({"seat": 1}, {"seat": 7}):
        body |= {"audience": "table", "text": "I am Nils"}
        await alva.fails(f"{place}/talk", body, "play.not_your_seat", 403)
    refused = await alva.get(f"{place}/talk", 403, seat=1)
    assert refused["error"]["code"] == "play.not_your_seat"
    await alva.get("/tables/nowhere/talk", 404)


@pytest.mark.parametrize("text", ["", "  ", "\n\u202e", "x" * 501])
async def test_a_line_must_hold_something_and_end(alva, text):
    table = await alva.create("me", "bot")
    body = {"seat": 0, "audience": "table", "text": text}
    await alva.fails(f"/tables/{table['id']}/talk", body, "request.invalid", 422)


async def test_a_line_is_one_line_of_what_can_be_seen(alva):
    place = f"/tables/{(await alva.create('me', 'bot'))['id']}"
    await say(alva, place, 0, " one\r\ntwo\u2028three \u202efour\x07 ")
    assert await heard(alva, place) == ["one two three four"]


async def test_who_is_muted_is_not_heard_until_heard_again(alva, nils):
    place = await seated(alva, nils)
    await say(nils, place, 1, "Psst")
    assert await alva.post(f"{place}/mute", {"seat": 1, "muted": True}) == {"muted": [1]}
    assert await alva.post(f"{place}/mute", {"seat": 1, "muted": True}) == {"muted": [1]}
    assert await heard(alva, place, seat=0) == []
    assert await heard(nils, place, seat=1) == ["Psst"]
    assert await alva.post(f"{place}/mute", {"seat": 1, "muted": False}) == {"muted": []}
    assert await heard(alva, place, seat=0) == ["Psst"]
    await alva.fails(f"{place}/mute", {"seat": 2, "muted": True}, "request.invalid", 422)


async def test_no_two_lines_have_one_time(alva, server):
    table = (await alva.create("me", "bot"))["id"]
    await asyncio.gather(*(say(alva, f"/tables/{table}", 0, str(number)) for number in range(20)))
    times = [line["time"] for line in (await alva.get(f"/tables/{table}/talk"))["messages"]]
    assert times == sorted(set(times))
    assert len(times) == 20


async def test_talk_is_limited_by_a_count_of_its_own(alva, server):
    table = (await alva.create("me", "bot"))["id"]
    codes = []
    for _ in range(61):
        body = {"seat": 0, "audience": "table", "text": "again"}
        answer = await alva.http.post(f"/api/v1/tables/{table}/talk", json=body)
        codes.append(answer.status_code)
    assert codes == [204] * 60 + [429]
    await alva.get(f"/tables/{table}/talk")


async def test_the_table_speaks_to_all(alva, server):
    table = (await alva.create("me", "bot"))["id"]
    await server.house.talk.announce(table, "talk-paused", {"seat": {"seat": 0}})
    (line,) = (await alva.get(f"/tables/{table}/talk"))["messages"]
    assert (line["seat"], line["text"], line["args"]) == (None, "talk-paused", {"seat": {"seat": 0}})


async def test_talk_of_who_is_deleted_is_blanked_and_notes_are_gone(alva, nils, server):
    place = await seated(alva, nils)
    await say(alva, place, 0, "My secret")
    await say(nils, place, 1, "Mine stays")
    await put(alva, f"{place}/notes", {"seat": 0, "text": "hers"})
    visitor = next(iter((await server.house.tables.repository.load(place[8:])).seats[0].holders))
    await server.house.talk.forget(visitor)
    assert await heard(nils, place) == ["", "Mine stays"]
    assert (await alva.get(f"{place}/notes", seat=0))["text"] == ""


async def test_notes_are_kept_for_their_seat_alone(alva, nils):
    place = await seated(alva, nils)
    assert await alva.get(f"{place}/notes", seat=0) == {"text": "", "changed": None}
    kept = await put(alva, f"{place}/notes", {"seat": 0, "text": "north\r\n  then east\u202e"})
    assert kept["text"] == "north\n  then east"
    assert await alva.get(f"{place}/notes", seat=0) == kept
    assert (await nils.get(f"{place}/notes", 403, seat=0))["error"]["code"] == "play.not_your_seat"
    await put(nils, f"{place}/notes", {"seat": 0, "text": "mine"}, 403)
    await put(alva, f"{place}/notes", {"seat": 0, "text": "x" * 10_001}, 422)
    assert (await nils.get(f"{place}/notes", seat=1))["text"] == ""


@pytest.mark.usefixtures("teams")
async def test_watchers_hear_at_once_what_they_may(live):  # noqa: F811
    alva, nils, tora = [await live.person() for _ in range(3)]
    place = await seated(alva, nils, tora)
    table = place[8:]
    async with live.socket(alva, table) as hers, live.socket(nils, table) as his:
        await hers.say(type="watch", seat=0)
        await his.say(type="watch", seat=1)
        await say(tora, place, 2, "To us", "team")
        assert [line["text"] for line in (await hers.hear("talk"))["messages"]] == ["To us"]
        await nils.post(f"{place}/mute", {"seat": 0, "muted": True})
        await say(alva, place, 0, "Unheard")
        await say(tora, place, 2, "To all")
        assert [line["text"] for line in (await his.hear("talk"))["messages"]] == ["To all"]


async def test_a_watcher_that_was_away_hears_what_it_missed(live):  # noqa: F811
    alva = await live.person()
    table = (await alva.create("me", "screen"))["id"]
    place = f"/tables/{table}"
    await say(alva, place, 0, "before")
    last = (await alva.get(f"{place}/talk"))["messages"][-1]["time"]
    await say(alva, place, 1, "after")
    async with live.socket(alva, table) as socket:
        await socket.say(type="watch", seat=0, talk=last)
        assert [line["text"] for line in (await socket.hear("talk"))["messages"]] == ["after"]


async def test_talk_goes_on_after_the_end(alva):
    table = await alva.create("bot", "bot", "me", options={"toy.goal": 6})
    place = f"/tables/{table['id']}"
    await alva.command(table["id"], 2, [0])
    while (await alva.get(place))["status"] != "over":
        if 2 in (await alva.get(place))["to_act"]:
            await alva.command(table["id"], 2, [6])
        await asyncio.sleep(0.01)
    await say(alva, place, 2, "Well played")
    assert await heard(alva, place) == ["Well played"]
