"""People who are not looking hear that it is their turn: once a turn, and only where they asked for it."""

import asyncio
import re
from dataclasses import replace
from urllib.parse import parse_qs, urlsplit

import pytest

from stridsplan.engine import registry
from stridsplan.server import line
from stridsplan.server.notices import turns
from stridsplan.server.notices.push import Push
from stridsplan.server.notices.records import Channel
from stridsplan.server.notices.words import Words
from stridsplan.server.settings import PACKAGE, Settings
from stridsplan.server.visitors import COOKIE

from .conftest import running
from .posts import Browser, Letters, PushService, free_port
from .test_accounts import delete, post
from .test_live import live  # noqa: F401

pytestmark = pytest.mark.anyio

ROLL = 6
ADDRESS = "alva@example.org"


@pytest.fixture
def letters():
    with Letters() as server:
        yield server


@pytest.fixture
def pushes(tmp_path, monkeypatch):
    with PushService(tmp_path) as service:
        monkeypatch.setenv("REQUESTS_CA_BUNDLE", str(service.certificate))
        yield service


@pytest.fixture
def settings(settings, letters, pushes, monkeypatch):
    """A server with mail and a push service, that tells people at once."""
    monkeypatch.setattr(turns, "LOOK_EVERY", 0.02)
    monkeypatch.setattr(turns, "TRIES", (0.0, 0.05))
    return replace(
        settings,
        client=PACKAGE / "client",
        origin="http://table",
        notice_delay=0.1,
        push_hosts=pushes.host,
        smtp_host="127.0.0.1",
        smtp_port=letters.port,
        smtp_security="none",
        smtp_sender="Stridsplan <table@example.org>",
    )


async def until(found, count):
    """Wait for so many, and then a little for one too many."""
    for _ in range(500):
        if len(found) >= count:
            break
        await asyncio.sleep(0.02)
    await asyncio.sleep(0.3)
    assert len(found) == count, found


def link_of(letter, page):
    """The address and the token of a link in a letter."""
    found = re.search(rf"http://table/{page}\?token=(\S+)", letter.get_content())
    return parse_qs(urlsplit(found[0]).query)["token"][0]


async def write_to(person, letters, language="en"):
    """Have letters sent to an address that says yes."""
    before = len(letters.letters)
    await person.post("/notices/mail", {"address": ADDRESS, "language": language})
    token = link_of(letters.letters[before], "confirm")
    await post(person, "/notices/confirm", {"token": token})


async def two_at_a_table(server):
    """Alva and Nils at a table where Nils is to roll."""
    alva, nils = await server.person(), await server.person()
    table = await alva.create("me", "friend", options={"toy.goal": 60})
    invitation = table["seats"][1]["invitation"].split("=")[1]
    await nils.post(f"/tables/{table['id']}/join", {"invitation": invitation, "name": "Nils"})
    for seat, person in enumerate((alva, nils)):
        await person.command(table["id"], seat, [0])
    await alva.command(table["id"], 0, [ROLL])
    return alva, nils, table["id"]


async def test_a_browser_that_subscribed_is_told_once_a_turn(server, pushes):
    alva, nils, table = await two_at_a_table(server)
    shown = await alva.post("/notices/push", Browser(pushes).subscription("sv"))
    assert [(one["kind"], one["confirmed"]) for one in shown["channels"]] == [("push", True)]
    await nils.command(table, 1, [ROLL])
    await until(pushes.messages, 1)
    message = pushes.messages[0]
    assert message == {
        "title": "Din tur: toy",
        "body": "Nils väntar på dig.",
        "url": f"/t/{table}",
        "tag": table,
    }
    assert pushes.signed_by() == shown["push_key"]
    await alva.command(table, 0, [5])  # a step: it is still the same turn
    await until(pushes.messages, 1)
    await alva.command(table, 0, [ROLL])
    await nils.command(table, 1, [ROLL])
    await until(pushes.messages, 2)


async def test_a_letter_says_what_game_where_and_who_waits(server, letters):
    alva, nils, table = await two_at_a_table(server)
    await write_to(alva, letters)
    await nils.command(table, 1, [ROLL])
    await until(letters.letters, 2)
    letter = letters.letters[1]
    assert (letter["to"], letter["subject"]) == (ADDRESS, "Your turn: toy")
    assert letter.get_content_type() == "text/plain"
    text = letter.get_content()
    assert "Nils waits for you." in text
    assert f"http://table/t/{table}" in text
    keys = [seat["personal_link"] for seat in (await alva.get(f"/tables/{table}"))["seats"]]
    assert not any(key and key.split("=")[1] in str(letter) for key in keys)


async def test_one_click_ends_the_letters(server, letters):
    alva, nils, table = await two_at_a_table(server)
    await write_to(alva, letters)
    await nils.command(table, 1, [ROLL])
    await until(letters.letters, 2)
    letter = letters.letters[1]
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    address = letter["list-unsubscribe"].strip("<>").removeprefix("http://table")
    assert link_of(letter, "unsubscribe") in address
    program = await server.person()
    answer = await program.http.post(address, data={"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 204
    assert (await alva.get("/notices"))["channels"] == []
    await program.fails("/notices/unsubscribe?token=nonsense", None, "notice.token", 403)


async def test_an_address_that_has_not_said_yes_gets_one_question_alone(server, letters):
    alva, nils, table = await two_at_a_table(server)
    await alva.post("/notices/mail", {"address": ADDRESS, "language": "da"})
    assert "Stridsplan spørger" in letters.letters[0]["subject"]
    assert not (await alva.get("/notices"))["channels"][0]["confirmed"]
    await nils.command(table, 1, [ROLL])
    await until(letters.letters, 1)
    token = link_of(letters.letters[0], "confirm")
    await nils.fails("/notices/confirm", {"token": "guess"}, "notice.token", 403)
    await post(nils, "/notices/confirm", {"token": token})  # on whatever device the letter is read
    assert (await alva.get("/notices"))["channels"][0]["confirmed"]
    await nils.fails("/notices/confirm", {"token": token}, "notice.token", 403)


async def test_nobody_is_made_to_write_to_many(settings):
    async with running(settings, rate_mail="2/hour") as server:
        for number, status in enumerate([200, 200, 429]):
            person = await server.person()
            body = {"address": f"n{number}@example.org", "language": "en"}
            await person.post("/notices/mail", body, status)


async def test_a_refused_address_is_said_and_not_kept(server, letters):
    alva = await server.person()
    letters.refuses = ADDRESS
    await alva.fails("/notices/mail", {"address": ADDRESS, "language": "en"}, "notice.mail", 409)
    assert (await alva.get("/notices"))["channels"] == []
    for address in ("a b@example.org", "a@example.org\nBcc: b@example.org", "a@localhost"):
        await alva.fails("/notices/mail", {"address": address, "language": "en"}, "request.invalid", 422)


async def test_a_server_without_mail_says_so(settings):
    async with running(settings, smtp_host="") as server:
        alva = await server.person()
        assert (await alva.get("/notices"))["mail"] is False
        await alva.fails("/notices/mail", {"address": ADDRESS, "language": "en"}, "notice.mail", 409)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://updates.push.services.mozilla.com/x",
        "https://127.0.0.1/x",
        "https://fcm.googleapis.com.elsewhere.example/x",
        "https://elsewhere.example/@fcm.googleapis.com/x",
        "https://fcm.googleapis.com@elsewhere.example/x",
        "https://elsewhere.example\\.push.apple.com/x",
        "https://push.apple.com:8443/x",
        "https://[::1]/x",
    ],
)
def test_the_server_calls_no_address_but_a_known_push_service(endpoint):
    push = Push(Settings(), bytes(32), Words(PACKAGE / "client" / "words"))
    assert push.is_known("https://fcm.googleapis.com/fcm/send/x")
    assert push.is_known("https://web.push.apple.com/x")
    assert not push.is_known(endpoint)


async def test_another_place_and_false_keys_are_refused(server, pushes):
    alva = await server.person()
    good = Browser(pushes).subscription()
    for endpoint in ("https://elsewhere.example/x", "https://[", "https://[::1", "//", "x"):
        await alva.fails("/notices/push", good | {"endpoint": endpoint}, "notice.place", 422)
    bad = good | {"keys": good["keys"] | {"p256dh": "A" * 87}}
    await alva.fails("/notices/push", bad, "request.invalid", 422)


async def test_a_subscription_that_is_gone_is_forgotten(server, pushes):
    alva, nils, table = await two_at_a_table(server)
    await alva.post("/notices/push", Browser(pushes).subscription())
    pushes.status = 410
    await nils.command(table, 1, [ROLL])
    for _ in range(200):
        await asyncio.sleep(0.02)
        if not (await alva.get("/notices"))["channels"]:
            return
    raise AssertionError("it is still there")


async def test_what_fails_is_tried_again(server, pushes, monkeypatch):
    monkeypatch.setattr(turns, "TRIES", (0.0, 0.3, 0.3))
    alva, nils, table = await two_at_a_table(server)
    await alva.post("/notices/push", Browser(pushes).subscription())
    pushes.status = 503
    await nils.command(table, 1, [ROLL])
    await asyncio.sleep(0.5)
    pushes.status = 201
    await until(pushes.messages, 1)


async def test_who_is_at_the_table_is_not_told(settings, pushes, live, monkeypatch):  # noqa: F811
    monkeypatch.setattr(turns, "LOOK_AGAIN", 100)
    alva, nils, table = await two_at_a_table(live)
    await alva.post("/notices/push", Browser(pushes).subscription())
    async with live.socket(alva, table) as socket:
        await socket.say(type="watch", seat=0)
        await nils.command(table, 1, [ROLL])
        await asyncio.sleep(0.5)
        assert pushes.messages == []
    await until(pushes.messages, 1)  # and hears when gone


@pytest.mark.both_stores
async def test_a_restart_forgets_no_turn_and_tells_none_twice(settings, pushes):
    async with running(settings, notice_delay=1.0) as server:
        alva, nils, table = await two_at_a_table(server)
        await alva.post("/notices/push", Browser(pushes).subscription())
        await nils.command(table, 1, [ROLL])
        cookies = dict(alva.http.cookies), dict(nils.http.cookies)
    assert pushes.messages == []
    async with running(settings) as server:
        await until(pushes.messages, 1)
    async with running(settings) as server:
        await until(pushes.messages, 1)
        alva, nils = [await server.person(**cookie) for cookie in cookies]
        await alva.command(table, 0, [ROLL])
        await nils.command(table, 1, [ROLL])
        await until(pushes.messages, 2)


@pytest.mark.both_stores
async def test_what_a_server_that_fell_had_claimed_and_not_sent_is_told_by_another(
    settings, pushes, monkeypatch
):
    async def hang(self, channel, notice):
        await asyncio.sleep(60)

    monkeypatch.setattr(turns, "CLAIMED", 1_500)
    async with running(settings) as server:
        alva, nils, table = await two_at_a_table(server)
        await alva.post("/notices/push", Browser(pushes).subscription())
        with monkeypatch.context() as hanging:
            hanging.setattr(turns.Turns, "_send", hang)
            await nils.command(table, 1, [ROLL])
            while not server.house.turns._sending:
                await asyncio.sleep(0.01)
    assert pushes.messages == []
    async with running(settings), running(settings):
        await until(pushes.messages, 1)


@pytest.mark.both_stores
async def test_of_two_servers_one_tells(settings, pushes):
    async with running(settings, notice_delay=1.0) as server:
        alva, nils, table = await two_at_a_table(server)
        await alva.post("/notices/push", Browser(pushes).subscription())
        await nils.command(table, 1, [ROLL])
    async with running(settings), running(settings):
        await until(pushes.messages, 1)


async def test_tables_by_mail_have_a_delay_of_their_own(settings, server):
    clock = {"pace": "mail", "turn": 86_400, "time_out": "pass"}
    assert server.house.turns._delay(clock) == 0
    assert server.house.turns._delay(clock | {"pace": "live"}) == server.house.turns._delay(None) == 100


async def test_a_channel_is_its_owners_to_drop(server, pushes):
    alva, nils = await server.person(), await server.person()
    channel = (await alva.post("/notices/push", Browser(pushes).subscription()))["channels"][0]
    await delete(nils, f"/notices/{channel['id']}")
    assert len((await alva.get("/notices"))["channels"]) == 1
    await delete(alva, f"/notices/{channel['id']}")
    assert (await alva.get("/notices"))["channels"] == []


async def test_a_visitor_has_ten_places_at_most(server, pushes):
    alva = await server.person()
    for number in range(10):
        await alva.post("/notices/push", Browser(pushes, str(number)).subscription())
    await alva.fails("/notices/push", Browser(pushes, "more").subscription(), "notice.too_many", 409)
    await alva.post("/notices/push", Browser(pushes, "1").subscription())  # one of the ten


@pytest.mark.both_stores
async def test_a_guests_channels_come_along(server, pushes):
    alva, phone = await server.person(), await server.person()
    body = {"name": "Alva", "password": "correct horse"}
    await alva.post("/account", body, 201)
    await phone.post("/notices/push", Browser(pushes).subscription())
    await phone.post("/account/login", body)
    assert len((await alva.get("/notices"))["channels"]) == 1
    await delete(alva, "/account", {"password": "correct horse"})
    assert await server.house.notices.repository.channels_of([""]) == []
    assert (await phone.get("/notices"))["channels"] == []


# The visitor's line


async def test_a_line_says_what_waits_and_then_what_changes(live):  # noqa: F811
    alva, nils, table = await two_at_a_table(live)
    async with live.line(alva) as hers:
        first = await hers.hear()
        assert (first["type"], first["tables"]) == ("tables", [])
        await nils.command(table, 1, [ROLL])
        changed = await hers.hear("table")
        assert (changed["table"]["to_act"], changed["table"]["waiting_for_me"]) == ([0], True)
        async with live.line(alva) as other:
            assert [one["id"] for one in (await other.hear("tables"))["tables"]] == [table]
        await alva.command(table, 0, [ROLL])
        assert (await hers.hear("table"))["table"]["waiting_for_me"] is False
        await hers.say(type="ping")
        assert await hers.hear() == {"type": "pong"}


async def test_a_line_is_quiet_about_what_no_list_shows_and_about_others(live):  # noqa: F811
    alva, nils, table = await two_at_a_table(live)
    tora = await live.person()
    async with live.line(alva) as hers, live.line(tora) as other:
        await hers.hear("tables")
        assert (await other.hear("tables"))["tables"] == []
        await nils.command(table, 1, [5])
        await hers.hear("table")  # the first change is always told
        await nils.command(table, 1, [5])
        await hers.say(type="ping")
        assert await hers.hear() == {"type": "pong"}
        await nils.command(table, 1, [ROLL])
        await hers.hear("table")
        await other.say(type="ping")
        assert await other.hear() == {"type": "pong"}


async def test_every_line_is_told_that_other_tables_are_open(live, monkeypatch):  # noqa: F811
    monkeypatch.setattr(line, "LOBBY_EVERY", 0.05)
    alva, nils = await live.person(), await live.person()
    async with live.line(nils) as his:
        tables = []
        for _ in range(2):
            tables.append((await alva.create("me", "friend", listed=True))["id"])
            await his.hear("lobby")
        await alva.http.post(f"/api/v1/tables/{tables[0]}/close")
        await his.hear("lobby")
        await nils.post(f"/tables/{tables[1]}/join", {"seat": 1, "name": "Nils"})
        await his.hear("lobby")
        await alva.create("me", "friend")
        await nils.command(tables[1], 1, [0])
        await asyncio.sleep(0.2)
        await his.say(type="ping")
        assert (await his.hear("lobby", "pong"))[
            "type"
        ] == "pong"  # who is invited, and who plays, is no news


async def test_lines_are_told_of_many_open_tables_once(live, monkeypatch):  # noqa: F811
    told = []
    monkeypatch.setattr(live.house.lines, "_tell_lobby", lambda: told.append(1))
    alva = await live.person()
    for _ in range(3):
        await alva.create("me", "friend", listed=True)
    await asyncio.sleep(line.LOBBY_EVERY + 0.3)
    assert told == [1]


async def test_a_line_outlives_a_table_that_is_closed(live):  # noqa: F811
    alva = await live.person()
    table = (await alva.create("me", "friend"))["id"]
    async with live.line(alva) as hers:
        await hers.hear("tables")
        await alva.http.post(f"/api/v1/tables/{table}/close")
        await hers.say(type="ping")
        assert await hers.hear() == {"type": "pong"}
        await alva.create("me", "friend")
        assert (await hers.hear())["type"] == "table"


async def test_a_line_refuses_nonsense(live):  # noqa: F811
    alva = await live.person()
    async with live.line(alva) as hers:
        await hers.hear("tables")
        for nonsense in ("{", '{"type": "watch"}', '{"type": "ping", "x": 1}'):
            await hers.connection.send(nonsense)
            assert (await hers.hear())["error"]["code"] == "request.invalid"


def test_every_language_of_the_client_can_be_written_in():
    words = Words(PACKAGE / "client" / "words")
    assert words.languages() == ["da", "en", "sv"]
    assert words.say("xx", "notice-waiting", names="Nils", count=1) == "Nils waits for you."
    assert words.say("sv", "nothing") == "nothing"
    assert words.name("sv", "nothing") == "nothing"


@pytest.mark.parametrize("language", ["da", "en", "sv"])
def test_every_game_has_a_name_in_letters(language):
    words = Words(PACKAGE / "client" / "words")
    games = [game for game in registry.game_ids() if game != "toy"]
    assert all(words.name(language, game) != game for game in games)


async def test_what_another_server_did_is_read_and_passed_on(server):
    _, _, table = await two_at_a_table(server)
    heard = []
    async with server.house.tables.sittings.at(table) as sitting:
        record = sitting.record
    server.house.elsewhere.listeners.append(heard.append)
    server.house.elsewhere.heard(table)
    server.house.elsewhere.heard("nowhere")
    await until(heard, 1)
    assert (heard[0].id, heard[0].standing) == (table, record.standing)


# Letters as mail servers and mail programs see them


def headers_of(raw):
    """The header lines of a letter as they went over the wire, each whole, by lower-case name."""
    head = raw.split(b"\r\n\r\n")[0].split(b"\r\n")
    assert not any(line.startswith((b" List", b"\tList")) for line in head)
    return {line.split(b":")[0].lower(): line for line in head if not line.startswith((b" ", b"\t"))}


@pytest.mark.parametrize(
    "path", ["", "/" + "a-long-path/" * 12, "/" + "x" * 700], ids=["short", "long", "longest"]
)
async def test_mail_programs_read_the_way_out_as_rfc_8058_has_it(settings, letters, path):
    origin = f"https://table.example.org{path}"
    async with running(settings, origin=origin) as server:
        alva, nils, table = await two_at_a_table(server)
        channel = await confirmed(server, alva)
        await nils.command(table, 1, [ROLL])
        await until(letters.raw, 1)
        token = server.house.notices.mail._tokens.dumps(channel)
    found = headers_of(letters.raw[0])
    line = found[b"list-unsubscribe"].decode("ascii")
    assert line == f"List-Unsubscribe: <{origin}/unsubscribe?token={token}>"
    assert found[b"list-unsubscribe-post"] == b"List-Unsubscribe-Post: List-Unsubscribe=One-Click"
    assert max(len(each) for each in letters.raw[0].split(b"\r\n")) < 998
    assert b"=?" not in found[b"list-unsubscribe"]


async def confirmed(server, person):
    """A channel by mail that has said yes; gives its id."""
    visitor = person.http.cookies[COOKIE].split(".")[0]
    channel = Channel("c" * 24, visitor, "mail", {"address": ADDRESS}, "sv", None, 1)
    await server.house.notices.repository.keep(channel)
    return channel.id


REFUSALS = [
    ({"RCPT": "451 4.7.1 greylisted"}, "notice.mail_later", 503),
    ({"RCPT": "452 too many"}, "notice.mail_later", 503),
    ({"RCPT": "553 no such name"}, "notice.mail", 409),
    ({"RCPT": "554 5.7.1 relay denied"}, "notice.mail", 409),
    ({"RCPT": "550 nobody here"}, "notice.mail", 409),
    ({"MAIL": "530 5.7.0 log in first"}, "notice.mail", 409),
    ({"MAIL": "421 shutting down"}, "notice.mail_later", 503),
    ({"MAIL": "552 full"}, "notice.mail", 409),
    ({"DATA": "554 5.7.1 spam"}, "notice.mail", 409),
    ({"DATA": "451 try later"}, "notice.mail_later", 503),
]


@pytest.mark.parametrize(("answers", "code", "status"), REFUSALS, ids=lambda value: str(value)[:24])
async def test_whatever_the_mail_server_answers_is_told_and_never_a_failure(
    server, letters, answers, code, status
):
    alva = await server.person()
    letters.answers = answers
    await alva.fails("/notices/mail", {"address": ADDRESS, "language": "en"}, code, status)
    assert (await alva.get("/notices"))["channels"] == []
    letters.answers = {}
    await alva.post("/notices/mail", {"address": ADDRESS, "language": "en"})
    assert len(letters.letters) == 1


@pytest.mark.parametrize(
    "says", [b"", b"554 go away\r\n", b"421 busy\r\n", b"nonsense\r\n", b"\xff\xfe\r\n"], ids=repr
)
async def test_a_mail_server_that_makes_no_sense_is_no_failure(settings, says):
    async def greet(reader, writer):
        writer.write(says)
        await writer.drain()
        writer.close()

    listener = await asyncio.start_server(greet, "127.0.0.1", 0)
    port = listener.sockets[0].getsockname()[1]
    async with listener, running(settings, smtp_port=port) as server:
        alva = await server.person()
        answer = await alva.http.post("/api/v1/notices/mail", json={"address": ADDRESS, "language": "en"})
        assert answer.json()["error"]["code"] in ("notice.mail", "notice.mail_later")
    async with running(settings, smtp_port=free_port()) as server:
        alva = await server.person()
        await alva.fails("/notices/mail", {"address": ADDRESS, "language": "en"}, "notice.mail_later", 503)


async def test_a_turn_that_the_mail_server_puts_off_is_told_again(server, letters):
    alva, nils, table = await two_at_a_table(server)
    await write_to(alva, letters)
    letters.puts_off = 1
    await nils.command(table, 1, [ROLL])
    await until(letters.letters, 2)
