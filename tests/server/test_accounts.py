"""Accounts: registration, login, sessions, passwords, deletion."""

import asyncio
import time

import pytest
import websockets
from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher

from stridsplan.server.accounts import sessions
from stridsplan.server.accounts.service import name_key
from stridsplan.server.errors import StoreUnavailable
from stridsplan.server.visitor_middleware import COOKIE
from stridsplan.server.visits import Visit

from .conftest import running
from .test_bots import wait_for_table
from .test_live import live_server  # noqa: F401

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse"
CLOSED_BY_POLICY = 1008  # the code with which the server closes a websocket whose visit is no longer valid
ALVA = {"name": "Alva", "password": PASSWORD}


async def delete(client, path, body=None, status=204):
    response = await client.http.request("DELETE", f"/api/v1{path}", json=body)
    assert response.status_code == status, response.text
    return response.json() if response.content else None


async def post(client, path, body=None, status=204):
    response = await client.http.post(f"/api/v1{path}", json=body)
    assert response.status_code == status, response.text
    return response


async def register(client, **more):
    return await client.post("/account", ALVA | more, 201)


async def log_in(client, **more):
    return await client.post("/account/login", ALVA | more)


async def is_held(client, table):
    """Whether the client holds seat 0."""
    return (await client.get(f"/tables/{table}"))["seats"][0]["mine"]


async def test_a_guest_has_no_name(alva):
    assert await alva.get("/account") == {
        "name": None,
        "created": None,
        "operator": False,
        "ratings": [],
        "sessions": [],
    }


async def test_a_guest_who_registers_keeps_every_seat(alva):
    table = (await alva.create("me", "screen"))["id"]
    account = await register(alva)
    assert (account["name"], [session["is_this"] for session in account["sessions"]]) == ("Alva", [True])
    assert all(seat["mine"] for seat in (await alva.get(f"/tables/{table}"))["seats"])
    assert (await alva.get("/tables"))["tables"][0]["id"] == table


async def test_a_guest_is_shown_no_account_before_its_first_session(server, alva, monkeypatch):
    """A page that is reloaded while its guest registers shows the guest, before the session begins and after."""
    await alva.get("/account")
    cookies = dict(alva.http.cookies)
    reload_seats, names = server.services.accounts._reload_seats, []

    async def reload_page():
        reloaded = await server.new_client(**cookies)
        names.append((await reloaded.get("/account"))["name"])

    async def reload_seats_and_page(tables):
        await reload_page()
        await reload_seats(tables)

    monkeypatch.setattr(server.services.accounts, "_reload_seats", reload_seats_and_page)
    assert (await register(alva))["name"] == "Alva"
    await reload_page()
    assert names == [None, None]


@pytest.mark.both_stores
async def test_logging_in_elsewhere_shows_the_tables_and_adds_those_of_the_guest(alva, nils):
    alvas_table, nilss_table = (
        (await alva.create("me", "screen"))["id"],
        (await nils.create("me", "friend"))["id"],
    )
    await register(alva)
    await log_in(nils)
    assert {table["id"] for table in (await nils.get("/tables"))["tables"]} == {alvas_table, nilss_table}
    assert await is_held(nils, alvas_table)
    assert await is_held(alva, nilss_table)
    assert (await alva.get(f"/tables/{nilss_table}"))["seats"][1]["invitation"]


async def test_the_guests_old_cookie_must_not_open_the_account(server, alva):
    table = (await alva.create("me", "screen"))["id"]
    stolen = alva.http.cookies[COOKIE]
    await register(alva)
    mallory = await server.new_client(**{COOKIE: stolen})
    assert not await is_held(mallory, table)
    assert (await mallory.get("/account"))["name"] is None


@pytest.mark.both_stores
@pytest.mark.parametrize("name", ["alva", "ＡＬＶＡ", " Al\u200bva ", "ALVA"])
async def test_spellings_of_a_name_are_one_account(alva, nils, name):
    await register(alva)
    await nils.expect_error("/account", {"name": name, "password": PASSWORD}, "account.name", 409)
    assert (await log_in(nils, name=name))["name"] == "Alva"


async def test_name_keys_fold_case_and_may_be_long():
    assert name_key("Straße") == name_key("STRASSE")
    assert len(name_key("\ufdfa" * 40)) > 80  # the ligature becomes 18 characters; `accounts.name_key` has 80


@pytest.mark.parametrize(
    ("name", "password"), [("Alva", "short"), ("Alva of the long name", "alva OF the long  name")]
)
async def test_a_password_must_be_long_and_not_the_name(alva, name, password):
    body = {"name": name, "password": password}
    await alva.expect_error("/account", body, "account.password", 422)


@pytest.mark.parametrize("name", ["\ufdfa" * 40, "\u200d"])
async def test_a_name_that_is_too_long_or_invisible_is_invalid(alva, name):
    await alva.expect_error("/account", ALVA | {"name": name}, "request.invalid", 422)


async def test_a_visitor_with_an_account_cannot_register_another(alva):
    await register(alva)
    await alva.expect_error("/account", ALVA | {"name": "Other"}, "account.exists", 409)


@pytest.fixture
def slow_password_hashes(server):
    """Hash passwords with the usual work."""
    server.services.accounts.passwords._hasher = PasswordHash((Argon2Hasher(),))


async def test_a_password_is_stored_only_as_an_argon2_hash(server, alva, slow_password_hashes):
    await register(alva)
    account = await server.services.accounts.repository.by_key("alva")
    assert account.password.startswith("$argon2id$")
    assert PASSWORD not in str(account._mapping)


async def test_a_wrong_password_and_an_unknown_name_get_the_same_response(alva, nils, slow_password_hashes):
    await register(alva)

    async def expect_refused(**more):
        started = time.perf_counter()
        error = await nils.expect_error("/account/login", ALVA | more, "account.refused", 403)
        return error, time.perf_counter() - started

    await expect_refused(name="Nobody")  # the first request also creates the hash for unknown names
    wrong, unknown = await expect_refused(password="wrong horses"), await expect_refused(name="Nobody")
    assert wrong[0] == unknown[0]
    assert unknown[1] > wrong[1] / 3  # a hash is compared for unknown names too
    assert (await nils.get("/account"))["name"] is None


async def test_login_attempts_are_limited_by_address_and_by_name(settings):
    async with running(settings, rate_login="3/minute", rate_login_name="100/hour") as server:
        alva = await server.new_client()
        for name in "abc":
            await alva.expect_error("/account/login", ALVA | {"name": name}, "account.refused", 403)
        other = await server.new_client()  # another visitor at the same address
        await other.expect_error("/account/login", ALVA, "request.too_many", 429)
    async with running(settings, rate_login="100/minute", rate_login_name="2/hour") as server:
        alva = await server.new_client()
        for name in ("Alva", "ALVA"):
            await alva.expect_error("/account/login", ALVA | {"name": name}, "account.refused", 403)
        await alva.expect_error("/account/login", ALVA, "request.too_many", 429)
        await alva.expect_error("/account/login", ALVA | {"name": "Nils"}, "account.refused", 403)


async def test_a_page_of_another_site_logs_nobody_in_or_out(alva):
    await register(alva)
    for method, path, body in [
        ("POST", "/account/login", ALVA),
        ("POST", "/account/logout", None),
        ("DELETE", "/account", {"password": PASSWORD}),
        ("DELETE", "/account/sessions", None),
    ]:
        response = await alva.http.request(
            method, f"/api/v1{path}", json=body, headers={"origin": "https://elsewhere.example"}
        )
        assert response.json()["error"]["code"] == "request.origin"
    assert (await alva.get("/account"))["name"] == "Alva"


async def test_logging_out_makes_a_new_guest(server, alva):
    table = (await alva.create("me", "screen"))["id"]
    await register(alva)
    old = alva.http.cookies[COOKIE]
    await post(alva, "/account/logout")
    assert (await alva.get("/account"))["name"] is None
    assert not await is_held(alva, table)
    thief = await server.new_client(**{COOKIE: old})
    assert (await thief.get("/account"))["name"] is None
    await log_in(alva)
    assert await is_held(alva, table)


@pytest.mark.both_stores
async def test_a_session_can_be_ended_from_another(alva, nils, server):
    await register(alva)
    await log_in(nils)
    third = await server.new_client()
    await log_in(third)
    shown = (await alva.get("/account"))["sessions"]
    assert [session["is_this"] for session in shown].count(True) == 1
    other = next(session for session in shown if not session["is_this"])
    await delete(alva, f"/account/sessions/{other['id']}")
    names = [(await client.get("/account"))["name"] for client in (alva, nils, third)]
    assert names.count("Alva") == 2
    await delete(alva, "/account/sessions")
    assert [(await client.get("/account"))["name"] for client in (alva, nils, third)] == ["Alva", None, None]


async def test_nobody_can_end_the_session_of_another_account(alva, nils):
    await register(alva)
    await nils.post("/account", {"name": "Nils", "password": PASSWORD}, 201)
    session = (await alva.get("/account"))["sessions"][0]["id"]
    await delete(nils, f"/account/sessions/{session}")
    assert (await alva.get("/account"))["name"] == "Alva"


async def test_a_session_ended_at_another_server_is_refused_within_seconds(settings, monkeypatch):
    monkeypatch.setattr(sessions, "CACHED_FOR", 0.2)
    async with running(settings) as one, running(settings) as other:
        alva = await one.new_client()
        await register(alva)
        other_client = await other.new_client(**dict(alva.http.cookies))
        assert (await other_client.get("/account"))["name"] == "Alva"
        await post(alva, "/account/logout")
        await asyncio.sleep(0.3)
        assert (await other_client.get("/account"))["name"] is None


async def test_the_socket_of_an_ended_session_is_closed(live_server):  # noqa: F811
    alva, phone = await live_server.new_client(), await live_server.new_client()
    table = (await alva.create("me", "screen"))["id"]
    await register(alva)
    await log_in(phone)
    async with (
        live_server.table_socket(alva, table) as alva_socket,
        live_server.table_socket(phone, table) as other,
    ):
        for socket in (alva_socket, other):
            await socket.send(type="watch", seat=0)
            await socket.receive("update")
        await delete(alva, "/account/sessions")
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await other.receive("nothing more")
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (CLOSED_BY_POLICY, "account.ended")
        await alva_socket.send(type="ping")
        assert await alva_socket.receive("pong")
        assert len(live_server.services.table_sockets.present(table)) == 1


async def expect_closed(socket, reason):
    """Wait until the server closes a socket, which must be for this reason."""
    with pytest.raises(websockets.ConnectionClosed) as ended:
        await socket.receive("nothing more")
    assert (ended.value.rcvd.code, ended.value.rcvd.reason) == (CLOSED_BY_POLICY, reason)


async def test_the_sockets_of_a_guest_are_closed_when_the_guest_registers(live_server):  # noqa: F811
    alva, nils = await live_server.new_client(), await live_server.new_client()
    table = (await alva.create("me", "screen"))["id"]
    thief = await live_server.new_client(**dict(alva.http.cookies))
    await nils.get("/tables")
    async with (
        live_server.table_socket(thief, table) as at_table,
        live_server.user_socket(thief) as user_socket,
        live_server.user_socket(nils) as other,
    ):
        await at_table.send(type="watch", seat=0)
        await at_table.receive("update")
        await user_socket.receive("tables")
        await register(alva)
        await expect_closed(at_table, "account.changed")
        await expect_closed(user_socket, "account.changed")
        await other.send(type="ping")
        assert await other.receive("pong")
    async with live_server.table_socket(alva, table) as alva_socket:
        await alva_socket.send(type="watch", seat=0)
        assert (await alva_socket.receive("update"))["position"]


@pytest.mark.parametrize("change", ["password", "recovery", "delete", "logout"])
async def test_the_sockets_of_a_session_are_closed_when_it_ends(live_server, change):  # noqa: F811
    alva, phone = await live_server.new_client(), await live_server.new_client()
    table = (await alva.create("me", "screen"))["id"]
    codes = (await register(alva))["codes"]
    await log_in(phone)
    async with (
        live_server.table_socket(phone, table) as at_table,
        live_server.user_socket(phone) as user_socket,
    ):
        await at_table.send(type="watch", seat=0)
        await at_table.receive("update")
        await user_socket.receive("tables")
        if change == "password":
            await post(alva, "/account/password", {"old": PASSWORD, "new": "battery staple"})
        elif change == "recovery":
            used = {"name": "Alva", "code": codes[0], "password": "battery staple"}
            await post(await live_server.new_client(), "/account/recovery/code", used)
        elif change == "delete":
            await delete(alva, "/account", {"password": PASSWORD})
        else:
            await post(phone, "/account/logout")
        await expect_closed(at_table, "account.ended")
        await expect_closed(user_socket, "account.ended")


async def test_sessions_of_sockets_are_checked_again_after_a_database_error(server, monkeypatch):
    monkeypatch.setattr(sessions, "CACHED_FOR", 0.05)
    monkeypatch.setattr(sessions, "RECHECK_EVERY", 0.1)
    service, visit = server.services.accounts.sessions, Visit("a" * 24, "session")
    responses = iter([StoreUnavailable(), True, StoreUnavailable(), False])

    async def is_valid(visitor, session):
        assert visitor == visit.visitor
        response = next(responses)
        if isinstance(response, Exception):
            raise response
        return response

    monkeypatch.setattr(service.repository, "is_valid", is_valid)
    await asyncio.wait_for(service.wait_until_invalid(visit), 10)
    assert not service._waiting


async def test_changing_the_password_ends_the_other_sessions(alva, nils):
    await register(alva)
    await log_in(nils)
    change = {"old": PASSWORD, "new": "battery staple"}
    await alva.expect_error("/account/password", change | {"old": "wrong horses"}, "account.refused", 403)
    await alva.expect_error("/account/password", change | {"new": "short"}, "account.password", 422)
    await post(alva, "/account/password", change)
    assert (await alva.get("/account"))["name"] == "Alva"
    assert (await nils.get("/account"))["name"] is None
    await nils.expect_error("/account/login", ALVA, "account.refused", 403)
    await log_in(nils, password="battery staple")


async def test_guests_have_no_password_to_change_and_no_sessions_to_end(alva):
    await alva.expect_error("/account/password", {"old": PASSWORD, "new": PASSWORD}, "account.needed", 403)
    await alva.expect_error("/account/logout", None, "account.needed", 403)
    for path, body in [("/account/sessions", None), ("/account", {"password": PASSWORD})]:
        assert (await delete(alva, path, body, 403))["error"]["code"] == "account.needed"


@pytest.mark.both_stores
async def test_a_deleted_account_leaves_only_its_seats(server, alva, nils):
    table = await alva.create("me", "friend")
    invitation = table["seats"][1]["invitation"].split("=")[1]
    await nils.post(f"/tables/{table['id']}/join", {"invitation": invitation, "name": "Nils"})
    await register(alva)
    await post(alva, f"/tables/{table['id']}/chat", {"seat": 0, "audience": "table", "text": "Alva here"})
    assert (await delete(alva, "/account", {"password": "wrong horses"}, 403))["error"]["code"] == (
        "account.refused"
    )
    await delete(alva, "/account", {"password": PASSWORD})
    assert (await alva.get("/account"))["name"] is None
    assert (await alva.get("/tables"))["tables"] == []
    seats = (await nils.get(f"/tables/{table['id']}"))["seats"]
    shown = [(seat["kind"], seat["name"], seat["former"]) for seat in seats]
    assert shown == [("person", None, True), ("person", "Nils", False)]
    assert [message["text"] for message in (await nils.get(f"/tables/{table['id']}/chat"))["messages"]] == [
        ""
    ]
    await alva.expect_error("/account/login", ALVA, "account.refused", 403)
    await register(alva)  # the name is free again


async def table_with_guest(host, guest, *kinds):
    """Create a table with a friend's seat and seats of these kinds, and let the guest join; return its id."""
    table = await host.create("me", "friend", *kinds)
    invitation = table["seats"][1]["invitation"].split("=")[1]
    await guest.post(f"/tables/{table['id']}/join", {"invitation": invitation, "name": "Guest"})
    return table["id"]


@pytest.mark.both_stores
async def test_a_deleted_account_delays_no_game(server, alva, nils):
    await register(alva)
    three = await table_with_guest(nils, alva, "screen")
    two = await table_with_guest(nils, alva)
    await delete(alva, "/account", {"password": PASSWORD})
    shown = await nils.get(f"/tables/{two}")
    assert (shown["status"], shown["result"]["id"], shown["result"]["winners"]) == ("over", "left", [0])
    position = await nils.get(f"/tables/{three}/position", seat=0)
    assert [event["id"] for event in position["events"]][-1] == "left"
    await nils.command(three, 0, [0])
    await nils.command(three, 2, [0])
    shown = await wait_for_table(nils, three, lambda now: now["to_act"] == [0])
    assert shown["status"] == "playing"


async def test_a_deleted_account_frees_its_seats_at_open_tables_and_closes_its_own(server, alva, nils):
    await register(alva)
    own = (await alva.create("me", "friend"))["id"]
    other = await table_with_guest(nils, alva, "friend")
    await delete(alva, "/account", {"password": PASSWORD})
    await nils.get(f"/tables/{own}", 404)
    kinds = [seat["kind"] for seat in (await nils.get(f"/tables/{other}"))["seats"]]
    assert kinds == ["person", "open", "open"]


async def test_a_seat_with_another_holder_stays_in_the_game(server, alva, nils):
    await register(alva)
    table = await table_with_guest(nils, alva)
    link = (await alva.get(f"/tables/{table}"))["seats"][1]["personal_link"]
    phone = await server.new_client()
    await phone.post(f"/tables/{table}/join", {"key": link.split("=")[1]})
    await delete(alva, "/account", {"password": PASSWORD})
    assert (await phone.get(f"/tables/{table}"))["status"] == "playing"


@pytest.mark.both_stores
async def test_an_accounts_data_can_be_downloaded_as_one_file(alva):
    table = (await alva.create("me", "screen"))["id"]
    await register(alva)
    response = await alva.http.get("/api/v1/account/data")
    assert "attachment" in response.headers["content-disposition"]
    data = response.json()
    assert data["account"]["name"] == "Alva"
    assert "password" not in data["account"]
    assert [(place["id"], place["seat"], place["name"]) for place in data["tables"]] == [
        (table, 0, "Alva"),
        (table, 1, None),
    ]
    assert len(data["sessions"]) == 1


async def test_a_guest_can_download_their_data(alva):
    await alva.create("me", "screen")
    data = await alva.get("/account/data")
    assert (data["account"], len(data["tables"])) == (None, 2)


async def test_an_account_survives_a_restart(settings):
    async with running(settings) as server:
        alva = await server.new_client()
        await register(alva)
        cookies = dict(alva.http.cookies)
    async with running(settings) as server:
        alva = await server.new_client(**cookies)
        assert (await alva.get("/account"))["name"] == "Alva"


# Names


@pytest.mark.both_stores
@pytest.mark.parametrize(
    "name", ["\u0410lva", "A\u217cva", "AIva", "Alva\ufe0f", "\u0391lva\u3164"], ids=ascii
)
async def test_a_name_that_looks_like_another_accounts_is_refused(alva, nils, name):
    await register(alva)
    await nils.expect_error("/account", {"name": name, "password": PASSWORD}, "account.name", 409)


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u200b", "\ufe0f"], ids=ascii)
async def test_an_invisible_name_is_invalid(alva, name):
    await alva.expect_error("/account", ALVA | {"name": name}, "request.invalid", 422)
    seats = [{"kind": "me"}, {"kind": "screen"}]
    await alva.expect_error("/tables", {"game": "toy", "name": name, "seats": seats}, "request.invalid", 422)


async def test_an_account_logs_in_with_the_name_as_it_was_registered(alva, nils):
    await register(alva, name="Alva\u2764\ufe0f")
    assert (await log_in(nils, name="Alva\u2764\ufe0f"))["name"] == "Alva\u2764"
    assert (await log_in(nils, name="ALVA\u2764"))["name"] == "Alva\u2764"


async def test_names_that_look_like_a_deleted_accounts_are_free_again(alva, nils):
    await register(alva)
    await delete(alva, "/account", {"password": PASSWORD})
    await nils.post("/account", {"name": "\u0410lva", "password": PASSWORD}, 201)
