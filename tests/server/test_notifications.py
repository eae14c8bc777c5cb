"""Notifications of a turn: one for each turn of a player who is not at the table, in the channels that they chose."""

import asyncio
import re
from dataclasses import replace
from urllib.parse import parse_qs, urlsplit

import pytest

from stridsplan.engine import registry
from stridsplan.server.notifications import turns
from stridsplan.server.notifications.push import Push
from stridsplan.server.notifications.records import Channel
from stridsplan.server.notifications.translations import Translations
from stridsplan.server.settings import PACKAGE, Settings
from stridsplan.server.sockets import users
from stridsplan.server.visitor_middleware import COOKIE

from .conftest import running
from .mail_and_push import MailServer, PushBrowser, PushService, free_port
from .test_accounts import delete, post
from .test_live import live_server  # noqa: F401
from .toy import ROLL, STEP

pytestmark = pytest.mark.anyio

ADDRESS = "alva@example.org"


@pytest.fixture
def mail_server():
    with MailServer() as server:
        yield server


@pytest.fixture
def push_service(tmp_path, monkeypatch):
    with PushService(tmp_path) as service:
        monkeypatch.setenv("REQUESTS_CA_BUNDLE", str(service.certificate))
        yield service


@pytest.fixture
def settings(settings, mail_server, push_service, monkeypatch):
    """Settings with a mail server, a push service, and short delays."""
    monkeypatch.setattr(turns, "CHECK_EVERY", 0.02)
    monkeypatch.setattr(turns, "RETRY_AFTER", (0.0, 0.05))
    return replace(
        settings,
        client=PACKAGE / "client",
        origin="http://table",
        notification_delay=0.1,
        push_hosts=push_service.host,
        smtp_host="127.0.0.1",
        smtp_port=mail_server.port,
        smtp_security="none",
        smtp_sender="Stridsplan <table@example.org>",
    )


async def wait_for_count(found, count):
    """Wait until a list has this length, then check that it does not grow further."""
    for _ in range(500):
        if len(found) >= count:
            break
        await asyncio.sleep(0.02)
    await asyncio.sleep(0.3)
    assert len(found) == count, found


def link_token(email, page):
    """The token of a link to a page in an e-mail."""
    found = re.search(rf"http://table/{page}\?token=(\S+)", email.get_content())
    return parse_qs(urlsplit(found[0]).query)["token"][0]


async def confirm_address(client, mail_server, language="en"):
    """Add an e-mail address and confirm it."""
    before = len(mail_server.messages)
    await client.post("/notifications/mail", {"address": ADDRESS, "language": language})
    token = link_token(mail_server.messages[before], "confirm")
    await post(client, "/notifications/confirm", {"token": token})


async def table_of_two(server):
    """Clients of Alva and Nils, and the id of a table at which it is Nils' turn."""
    alva, nils = await server.new_client(), await server.new_client()
    table = await alva.create("me", "friend", options={"toy.goal": 60})
    invitation = table["seats"][1]["invitation"].split("=")[1]
    await nils.post(f"/tables/{table['id']}/join", {"invitation": invitation, "name": "Nils"})
    for seat, client in enumerate((alva, nils)):
        await client.command(table["id"], seat, [0])
    await alva.command(table["id"], 0, [ROLL])
    return alva, nils, table["id"]


async def test_a_subscribed_browser_gets_one_message_per_turn(server, push_service):
    alva, nils, table = await table_of_two(server)
    shown = await alva.post("/notifications/push", PushBrowser(push_service).subscription("sv"))
    assert [(one["kind"], one["confirmed"]) for one in shown["channels"]] == [("push", True)]
    await nils.command(table, 1, [ROLL])
    await wait_for_count(push_service.messages, 1)
    message = push_service.messages[0]
    assert message == {
        "title": "Din tur: toy",
        "body": "Nils väntar på dig.",
        "url": f"/t/{table}",
        "tag": table,
    }
    assert push_service.signed_by() == shown["push_key"]
    await alva.command(table, 0, [STEP])  # a step does not end the turn
    await wait_for_count(push_service.messages, 1)
    await alva.command(table, 0, [ROLL])
    await nils.command(table, 1, [ROLL])
    await wait_for_count(push_service.messages, 2)


async def test_an_email_names_the_game_the_table_and_who_waits(server, mail_server):
    alva, nils, table = await table_of_two(server)
    await confirm_address(alva, mail_server)
    await nils.command(table, 1, [ROLL])
    await wait_for_count(mail_server.messages, 2)
    email = mail_server.messages[1]
    assert (email["to"], email["subject"]) == (ADDRESS, "Your turn: toy")
    assert email.get_content_type() == "text/plain"
    text = email.get_content()
    assert "Nils waits for you." in text
    assert f"http://table/t/{table}" in text
    keys = [seat["personal_link"] for seat in (await alva.get(f"/tables/{table}"))["seats"]]
    assert not any(key and key.split("=")[1] in str(email) for key in keys)


async def test_one_click_unsubscribes_from_emails(server, mail_server):
    alva, nils, table = await table_of_two(server)
    await confirm_address(alva, mail_server)
    await nils.command(table, 1, [ROLL])
    await wait_for_count(mail_server.messages, 2)
    email = mail_server.messages[1]
    assert email["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    address = email["list-unsubscribe"].strip("<>").removeprefix("http://table")
    assert link_token(email, "unsubscribe") in address
    program = await server.new_client()
    response = await program.http.post(address, data={"List-Unsubscribe": "One-Click"})
    assert response.status_code == 204
    assert (await alva.get("/notifications"))["channels"] == []
    await program.expect_error("/notifications/unsubscribe?token=nonsense", None, "notice.token", 403)


async def test_an_unconfirmed_address_gets_only_the_confirmation_email(server, mail_server):
    alva, nils, table = await table_of_two(server)
    await alva.post("/notifications/mail", {"address": ADDRESS, "language": "da"})
    assert "Stridsplan spørger" in mail_server.messages[0]["subject"]
    assert not (await alva.get("/notifications"))["channels"][0]["confirmed"]
    await nils.command(table, 1, [ROLL])
    await wait_for_count(mail_server.messages, 1)
    token = link_token(mail_server.messages[0], "confirm")
    await nils.expect_error("/notifications/confirm", {"token": "guess"}, "notice.token", 403)
    await post(nils, "/notifications/confirm", {"token": token})  # from any device
    assert (await alva.get("/notifications"))["channels"][0]["confirmed"]
    await nils.expect_error("/notifications/confirm", {"token": token}, "notice.token", 403)


async def test_confirmation_emails_are_limited_by_ip_address(settings):
    async with running(settings, rate_mail="2/hour") as server:
        for number, status in enumerate([200, 200, 429]):
            client = await server.new_client()
            body = {"address": f"n{number}@example.org", "language": "en"}
            await client.post("/notifications/mail", body, status)


async def test_a_refused_address_is_reported_and_not_stored(server, mail_server):
    alva = await server.new_client()
    mail_server.refused_address = ADDRESS
    await alva.expect_error("/notifications/mail", {"address": ADDRESS, "language": "en"}, "notice.mail", 409)
    assert (await alva.get("/notifications"))["channels"] == []
    for address in ("a b@example.org", "a@example.org\nBcc: b@example.org", "a@localhost"):
        await alva.expect_error(
            "/notifications/mail", {"address": address, "language": "en"}, "request.invalid", 422
        )


async def test_a_server_without_mail_says_so(settings):
    async with running(settings, smtp_host="") as server:
        alva = await server.new_client()
        assert (await alva.get("/notifications"))["mail"] is False
        await alva.expect_error(
            "/notifications/mail", {"address": ADDRESS, "language": "en"}, "notice.mail", 409
        )


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
def test_the_server_calls_only_known_push_services(endpoint):
    push = Push(Settings(), bytes(32), Translations(PACKAGE / "client" / "words"))
    assert push.is_allowed("https://fcm.googleapis.com/fcm/send/x")
    assert push.is_allowed("https://web.push.apple.com/x")
    assert not push.is_allowed(endpoint)


async def test_unknown_push_services_and_invalid_keys_are_refused(server, push_service):
    alva = await server.new_client()
    good = PushBrowser(push_service).subscription()
    for endpoint in ("https://elsewhere.example/x", "https://[", "https://[::1", "//", "x"):
        await alva.expect_error("/notifications/push", good | {"endpoint": endpoint}, "notice.place", 422)
    bad = good | {"keys": good["keys"] | {"p256dh": "A" * 87}}
    await alva.expect_error("/notifications/push", bad, "request.invalid", 422)


async def test_an_expired_subscription_is_deleted(server, push_service):
    alva, nils, table = await table_of_two(server)
    await alva.post("/notifications/push", PushBrowser(push_service).subscription())
    push_service.status = 410
    await nils.command(table, 1, [ROLL])
    for _ in range(200):
        await asyncio.sleep(0.02)
        if not (await alva.get("/notifications"))["channels"]:
            return
    raise AssertionError("the channel still exists")


async def test_a_failed_message_is_sent_again(server, push_service, monkeypatch):
    monkeypatch.setattr(turns, "RETRY_AFTER", (0.0, 0.3, 0.3))
    alva, nils, table = await table_of_two(server)
    await alva.post("/notifications/push", PushBrowser(push_service).subscription())
    push_service.status = 503
    await nils.command(table, 1, [ROLL])
    await asyncio.sleep(0.5)
    push_service.status = 201
    await wait_for_count(push_service.messages, 1)


async def test_players_at_the_table_are_not_notified(settings, push_service, live_server, monkeypatch):  # noqa: F811
    monkeypatch.setattr(turns, "RECHECK_AFTER", 100)  # milliseconds
    alva, nils, table = await table_of_two(live_server)
    await alva.post("/notifications/push", PushBrowser(push_service).subscription())
    async with live_server.table_socket(alva, table) as socket:
        await socket.send(type="watch", seat=0)
        await nils.command(table, 1, [ROLL])
        await asyncio.sleep(0.5)
        assert push_service.messages == []
    await wait_for_count(push_service.messages, 1)  # sent after leaving


@pytest.mark.both_stores
async def test_a_restart_neither_loses_nor_repeats_a_notification(settings, push_service):
    async with running(settings, notification_delay=1.0) as server:
        alva, nils, table = await table_of_two(server)
        await alva.post("/notifications/push", PushBrowser(push_service).subscription())
        await nils.command(table, 1, [ROLL])
        cookies = dict(alva.http.cookies), dict(nils.http.cookies)
    assert push_service.messages == []
    async with running(settings) as server:
        await wait_for_count(push_service.messages, 1)
    async with running(settings) as server:
        await wait_for_count(push_service.messages, 1)
        alva, nils = [await server.new_client(**cookie) for cookie in cookies]
        await alva.command(table, 0, [ROLL])
        await nils.command(table, 1, [ROLL])
        await wait_for_count(push_service.messages, 2)


@pytest.mark.both_stores
async def test_another_server_sends_what_a_stopped_one_had_claimed(settings, push_service, monkeypatch):
    async def hang(self, channel, notification):
        await asyncio.sleep(60)

    monkeypatch.setattr(turns, "CLAIM_LIFETIME", 1_500)  # milliseconds
    with monkeypatch.context() as hanging:  # until the server has stopped, or it would claim and send again
        hanging.setattr(turns.Turns, "_send", hang)
        async with running(settings) as server:
            alva, nils, table = await table_of_two(server)
            await alva.post("/notifications/push", PushBrowser(push_service).subscription())
            await nils.command(table, 1, [ROLL])
            while not server.services.turns._sending:
                await asyncio.sleep(0.01)
    assert push_service.messages == []
    async with running(settings), running(settings):
        await wait_for_count(push_service.messages, 1)


@pytest.mark.both_stores
async def test_only_one_of_two_servers_notifies(settings, push_service):
    async with running(settings, notification_delay=1.0) as server:
        alva, nils, table = await table_of_two(server)
        await alva.post("/notifications/push", PushBrowser(push_service).subscription())
        await nils.command(table, 1, [ROLL])
    async with running(settings), running(settings):
        await wait_for_count(push_service.messages, 1)


async def test_tables_by_mail_have_a_delay_of_their_own(settings, server):
    clock = {"pace": "mail", "turn": 86_400, "time_out": "pass"}
    assert server.services.turns._delay(clock) == 0
    assert server.services.turns._delay(clock | {"pace": "live"}) == server.services.turns._delay(None) == 100


async def test_only_its_owner_can_delete_a_channel(server, push_service):
    alva, nils = await server.new_client(), await server.new_client()
    channel = (await alva.post("/notifications/push", PushBrowser(push_service).subscription()))["channels"][
        0
    ]
    await delete(nils, f"/notifications/{channel['id']}")
    assert len((await alva.get("/notifications"))["channels"]) == 1
    await delete(alva, f"/notifications/{channel['id']}")
    assert (await alva.get("/notifications"))["channels"] == []


async def test_a_visitor_has_at_most_ten_channels(server, push_service):
    alva = await server.new_client()
    for number in range(10):
        await alva.post("/notifications/push", PushBrowser(push_service, str(number)).subscription())
    await alva.expect_error(
        "/notifications/push", PushBrowser(push_service, "more").subscription(), "notice.too_many", 409
    )
    # replaces one of the ten
    await alva.post("/notifications/push", PushBrowser(push_service, "1").subscription())


@pytest.mark.both_stores
async def test_a_guests_channels_move_to_the_account_and_are_deleted_with_it(server, push_service):
    alva, phone = await server.new_client(), await server.new_client()
    body = {"name": "Alva", "password": "correct horse"}
    await alva.post("/account", body, 201)
    await phone.post("/notifications/push", PushBrowser(push_service).subscription())
    await phone.post("/account/login", body)
    assert len((await alva.get("/notifications"))["channels"]) == 1
    repository = server.services.notifications.repository
    visitor = alva.http.cookies[COOKIE].split(".")[0]
    assert len(await repository.channels_of([visitor])) == 1
    await delete(alva, "/account", {"password": "correct horse"})
    assert await repository.channels_of([visitor]) == []


# User sockets


async def test_a_user_socket_receives_waiting_tables_and_then_changes(live_server):  # noqa: F811
    alva, nils, table = await table_of_two(live_server)
    async with live_server.user_socket(alva) as alva_socket:
        first = await alva_socket.receive()
        assert (first["type"], first["tables"]) == ("tables", [])
        await nils.command(table, 1, [ROLL])
        changed = await alva_socket.receive("table")
        assert (changed["table"]["to_act"], changed["table"]["waiting_for_me"]) == ([0], True)
        async with live_server.user_socket(alva) as other:
            assert [one["id"] for one in (await other.receive("tables"))["tables"]] == [table]
        await alva.command(table, 0, [ROLL])
        assert (await alva_socket.receive("table"))["table"]["waiting_for_me"] is False
        await alva_socket.send(type="ping")
        assert await alva_socket.receive() == {"type": "pong"}


async def test_a_user_socket_receives_only_visible_changes_of_its_tables(live_server):  # noqa: F811
    alva, nils, table = await table_of_two(live_server)
    tora = await live_server.new_client()
    async with live_server.user_socket(alva) as alva_socket, live_server.user_socket(tora) as other:
        await alva_socket.receive("tables")
        assert (await other.receive("tables"))["tables"] == []
        await nils.command(table, 1, [STEP])
        await alva_socket.receive("table")  # the first change is always sent
        await nils.command(table, 1, [STEP])
        await alva_socket.send(type="ping")
        assert await alva_socket.receive() == {"type": "pong"}
        await nils.command(table, 1, [ROLL])
        await alva_socket.receive("table")
        await other.send(type="ping")
        assert await other.receive() == {"type": "pong"}


async def test_a_user_socket_receives_a_message_when_the_lobby_changes(live_server, monkeypatch):  # noqa: F811
    monkeypatch.setattr(users, "LOBBY_EVERY", 0.05)
    alva, nils = await live_server.new_client(), await live_server.new_client()
    async with live_server.user_socket(nils) as nils_socket:
        tables = []
        for _ in range(2):
            tables.append((await alva.create("me", "friend", listed=True))["id"])
            await nils_socket.receive("lobby")
        await alva.http.post(f"/api/v1/tables/{tables[0]}/close")
        await nils_socket.receive("lobby")
        await nils.post(f"/tables/{tables[1]}/join", {"seat": 1, "name": "Nils"})
        await nils_socket.receive("lobby")
        await alva.create("me", "friend")
        await nils.command(tables[1], 1, [0])
        await asyncio.sleep(0.2)
        await nils_socket.send(type="ping")
        # Tables with invitations and moves are not announced
        assert (await nils_socket.receive("lobby", "pong"))["type"] == "pong"


async def test_several_lobby_changes_are_one_message(live_server, monkeypatch):  # noqa: F811
    sent = []
    monkeypatch.setattr(live_server.services.user_sockets, "_send_lobby", lambda: sent.append(1))
    alva = await live_server.new_client()
    for _ in range(3):
        await alva.create("me", "friend", listed=True)
    await asyncio.sleep(users.LOBBY_EVERY + 0.3)
    assert sent == [1]


async def test_a_user_socket_survives_a_closed_table(live_server):  # noqa: F811
    alva = await live_server.new_client()
    table = (await alva.create("me", "friend"))["id"]
    async with live_server.user_socket(alva) as alva_socket:
        await alva_socket.receive("tables")
        await alva.http.post(f"/api/v1/tables/{table}/close")
        await alva_socket.send(type="ping")
        assert await alva_socket.receive() == {"type": "pong"}
        await alva.create("me", "friend")
        assert (await alva_socket.receive())["type"] == "table"


async def test_a_user_socket_refuses_invalid_messages(live_server):  # noqa: F811
    alva = await live_server.new_client()
    async with live_server.user_socket(alva) as alva_socket:
        await alva_socket.receive("tables")
        for nonsense in ("{", '{"type": "watch"}', '{"type": "ping", "x": 1}'):
            await alva_socket.connection.send(nonsense)
            assert (await alva_socket.receive())["error"]["code"] == "request.invalid"


TEXTS = [
    "mail-confirm",
    "mail-confirm-subject",
    "mail-reset",
    "mail-reset-subject",
    "mail-turn",
    "notification-plan",
    "notification-turn",
    "notification-waiting",
]


def test_emails_exist_in_every_language_of_the_client():
    translations = Translations(PACKAGE / "client" / "words")
    assert translations.languages() == ["da", "en", "sv"]
    for language in translations.languages():
        shell = translations._bundle(language, "shell")
        assert [text for text in TEXTS if not shell.has_message(text)] == []


def test_english_replaces_an_unknown_language_and_its_id_an_unknown_text():
    translations = Translations(PACKAGE / "client" / "words")
    assert translations.text("xx", "notification-waiting", names="Nils", count=1) == "Nils waits for you."
    assert translations.text("sv", "nothing") == "nothing"
    assert translations.game_name("sv", "nothing") == "nothing"


@pytest.mark.parametrize("language", ["da", "en", "sv"])
def test_every_game_has_a_name_in_emails(language):
    translations = Translations(PACKAGE / "client" / "words")
    games = [game for game in registry.game_ids() if game != "toy"]
    assert all(translations.game_name(language, game) != game for game in games)


async def test_changes_at_another_server_are_read_and_passed_on(server):
    _, _, table = await table_of_two(server)
    received = []
    async with server.services.tables.cache.locked(table) as cached:
        record = cached.record
    server.services.remote_tables.listeners.append(received.append)
    server.services.remote_tables.load_soon(table)
    server.services.remote_tables.load_soon("nowhere")
    await wait_for_count(received, 1)
    assert (received[0].id, received[0].summary) == (table, record.summary)


# E-mails as mail servers and mail programs see them


def headers_of(raw):
    """The header lines of an e-mail, by lower-case name; of a folded header only the first line."""
    head = raw.split(b"\r\n\r\n")[0].split(b"\r\n")
    return {line.split(b":")[0].lower(): line for line in head if not line.startswith((b" ", b"\t"))}


@pytest.mark.parametrize(
    "path", ["", "/" + "a-long-path/" * 12, "/" + "x" * 700], ids=["short", "long", "longest"]
)
async def test_unsubscribe_headers_follow_rfc_8058(settings, mail_server, path):
    origin = f"https://table.example.org{path}"
    async with running(settings, origin=origin) as server:
        alva, nils, table = await table_of_two(server)
        channel = await confirmed_channel(server, alva)
        await nils.command(table, 1, [ROLL])
        await wait_for_count(mail_server.raw, 1)
        token = server.services.notifications.mail._tokens.dumps(channel)
    found = headers_of(mail_server.raw[0])
    line = found[b"list-unsubscribe"].decode("ascii")
    assert line == f"List-Unsubscribe: <{origin}/unsubscribe?token={token}>"
    assert found[b"list-unsubscribe-post"] == b"List-Unsubscribe-Post: List-Unsubscribe=One-Click"
    assert max(len(each) for each in mail_server.raw[0].split(b"\r\n")) < 998  # the limit of RFC 5322


async def confirmed_channel(server, client):
    """Store a confirmed e-mail channel; return its id."""
    visitor = client.http.cookies[COOKIE].split(".")[0]
    channel = Channel(
        "c" * 24, visitor, kind="mail", target={"address": ADDRESS}, language="sv", token=None, created=1
    )
    await server.services.notifications.repository.store(channel)
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
async def test_every_reply_of_the_mail_server_becomes_an_error_with_a_code(
    server, mail_server, answers, code, status
):
    alva = await server.new_client()
    mail_server.replies = answers
    await alva.expect_error("/notifications/mail", {"address": ADDRESS, "language": "en"}, code, status)
    assert (await alva.get("/notifications"))["channels"] == []
    mail_server.replies = {}
    await alva.post("/notifications/mail", {"address": ADDRESS, "language": "en"})
    assert len(mail_server.messages) == 1


@pytest.mark.parametrize(
    "greeting", [b"", b"554 go away\r\n", b"421 busy\r\n", b"nonsense\r\n", b"\xff\xfe\r\n"], ids=repr
)
async def test_a_mail_server_that_accepts_no_mail_becomes_an_error_with_a_code(settings, greeting):
    async def greet(reader, writer):
        writer.write(greeting)
        await writer.drain()
        writer.close()

    listener = await asyncio.start_server(greet, "127.0.0.1", 0)
    port = listener.sockets[0].getsockname()[1]
    async with listener, running(settings, smtp_port=port) as server:
        alva = await server.new_client()
        response = await alva.http.post(
            "/api/v1/notifications/mail", json={"address": ADDRESS, "language": "en"}
        )
        assert response.json()["error"]["code"] in ("notice.mail", "notice.mail_later")
    async with running(settings, smtp_port=free_port()) as server:
        alva = await server.new_client()
        await alva.expect_error(
            "/notifications/mail", {"address": ADDRESS, "language": "en"}, "notice.mail_later", 503
        )


async def test_an_email_that_the_mail_server_defers_is_sent_again(server, mail_server):
    alva, nils, table = await table_of_two(server)
    await confirm_address(alva, mail_server)
    mail_server.deferrals = 1
    await nils.command(table, 1, [ROLL])
    await wait_for_count(mail_server.messages, 2)
