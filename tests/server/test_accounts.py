"""Accounts: optional, ended and deleted at will; a guest who takes one loses nothing."""

import asyncio
import time

import pytest
import websockets
from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher

from stridsplan.server.accounts import sessions
from stridsplan.server.accounts.service import name_key
from stridsplan.server.errors import StoreUnavailable
from stridsplan.server.visitors import COOKIE, Visit

from .conftest import running
from .test_bots import until
from .test_live import live  # noqa: F401

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse"
ALVA = {"name": "Alva", "password": PASSWORD}


async def delete(person, path, body=None, status=204):
    answer = await person.http.request("DELETE", f"/api/v1{path}", json=body)
    assert answer.status_code == status, answer.text
    return answer.json() if answer.content else None


async def post(person, path, body=None, status=204):
    answer = await person.http.post(f"/api/v1{path}", json=body)
    assert answer.status_code == status, answer.text
    return answer


async def register(person, **more):
    return await person.post("/account", ALVA | more, 201)


async def log_in(person, **more):
    return await person.post("/account/login", ALVA | more)


async def is_held(person, table):
    return (await person.get(f"/tables/{table}"))["seats"][0]["mine"]


async def test_a_guest_has_no_name(alva):
    assert await alva.get("/account") == {"name": None, "created": None, "ratings": [], "sessions": []}


async def test_a_guest_who_takes_an_account_keeps_every_seat(alva):
    table = (await alva.create("me", "screen"))["id"]
    account = await register(alva)
    assert (account["name"], [session["is_this"] for session in account["sessions"]]) == ("Alva", [True])
    assert await is_held(alva, table)
    assert (await alva.get("/tables"))["tables"][0]["id"] == table


@pytest.mark.both_stores
async def test_logging_in_elsewhere_finds_the_tables_and_brings_those_of_the_guest(alva, nils):
    hers, his = (await alva.create("me", "screen"))["id"], (await nils.create("me", "friend"))["id"]
    await register(alva)
    await log_in(nils)
    assert {table["id"] for table in (await nils.get("/tables"))["tables"]} == {hers, his}
    assert await is_held(nils, hers)
    assert await is_held(alva, his)
    assert (await alva.get(f"/tables/{his}"))["seats"][1]["invitation"]


async def test_the_old_cookie_of_a_guest_does_not_open_the_account(server, alva):
    table = (await alva.create("me", "screen"))["id"]
    stolen = alva.http.cookies[COOKIE]
    await register(alva)
    mallory = await server.person(**{COOKIE: stolen})
    assert not await is_held(mallory, table)
    assert (await mallory.get("/account"))["name"] is None


@pytest.mark.both_stores
@pytest.mark.parametrize("name", ["alva", "ＡＬＶＡ", " Al\u200bva ", "ALVA"])
async def test_a_name_is_one_however_it_is_typed(alva, nils, name):
    await register(alva)
    await nils.fails("/account", {"name": name, "password": PASSWORD}, "account.name", 409)
    assert (await log_in(nils, name=name))["name"] == "Alva"


async def test_a_name_has_letters_and_not_too_many():
    assert name_key("Straße") == name_key("STRASSE")
    assert len(name_key("\ufdfa" * 40)) > 80


@pytest.mark.parametrize("password", ["short", "  ALVA  "])
async def test_a_password_is_long_and_not_the_name(alva, password):
    name = {"name": "Alva of the long name"} if password != "short" else {}
    password = "alva OF the long  name" if name else password
    body = ALVA | name | {"password": password}
    await alva.fails("/account", body, "account.password", 422)


@pytest.mark.parametrize("name", ["\ufdfa" * 40, "\u200d"])
async def test_a_name_that_cannot_be_told_apart_is_invalid(alva, name):
    await alva.fails("/account", ALVA | {"name": name}, "request.invalid", 422)


async def test_who_has_an_account_gets_no_second(alva):
    await register(alva)
    await alva.fails("/account", ALVA | {"name": "Other"}, "account.exists", 409)


@pytest.fixture
def in_earnest(server):
    """Passwords with all the work that they are in earnest."""
    server.house.accounts.passwords._hasher = PasswordHash((Argon2Hasher(),))


async def test_a_password_is_kept_as_argon2_alone(server, alva, in_earnest):
    await register(alva)
    kept = await server.house.accounts.repository.by_key("alva")
    assert kept.password.startswith("$argon2id$")
    assert PASSWORD not in str(kept._mapping)


async def test_a_wrong_password_and_an_unknown_name_are_answered_alike(alva, nils, in_earnest):
    await register(alva)

    async def refused(**more):
        began = time.perf_counter()
        error = await nils.fails("/account/login", ALVA | more, "account.refused", 403)
        return error, time.perf_counter() - began

    await refused(name="Nobody")  # the first also makes what nobody's password is compared with
    wrong, unknown = await refused(password="wrong horses"), await refused(name="Nobody")
    assert wrong[0] == unknown[0]
    assert unknown[1] > wrong[1] / 3  # it is compared with something too
    assert (await nils.get("/account"))["name"] is None


async def test_guessing_is_slowed_by_address_and_by_name(settings):
    async with running(settings, rate_login="3/minute", rate_login_name="100/hour") as server:
        alva = await server.person()
        for name in "abc":
            await alva.fails("/account/login", ALVA | {"name": name}, "account.refused", 403)
        await alva.fails("/account/login", ALVA, "request.too_many", 429)
    async with running(settings, rate_login="100/minute", rate_login_name="2/hour") as server:
        alva = await server.person()
        for name in ("Alva", "ALVA"):
            await alva.fails("/account/login", ALVA | {"name": name}, "account.refused", 403)
        await alva.fails("/account/login", ALVA, "request.too_many", 429)
        await alva.fails("/account/login", ALVA | {"name": "Nils"}, "account.refused", 403)


async def test_another_sites_page_logs_nobody_in_or_out(alva):
    await register(alva)
    for method, path, body in [
        ("POST", "/account/login", ALVA),
        ("POST", "/account/logout", None),
        ("DELETE", "/account", {"password": PASSWORD}),
        ("DELETE", "/account/sessions", None),
    ]:
        answer = await alva.http.request(
            method, f"/api/v1{path}", json=body, headers={"origin": "https://elsewhere.example"}
        )
        assert answer.json()["error"]["code"] == "request.origin"
    assert (await alva.get("/account"))["name"] == "Alva"


async def test_who_logs_out_is_a_new_guest(server, alva):
    table = (await alva.create("me", "screen"))["id"]
    await register(alva)
    old = alva.http.cookies[COOKIE]
    await post(alva, "/account/logout")
    assert (await alva.get("/account"))["name"] is None
    assert not await is_held(alva, table)
    thief = await server.person(**{COOKIE: old})
    assert (await thief.get("/account"))["name"] is None
    await log_in(alva)
    assert await is_held(alva, table)


@pytest.mark.both_stores
async def test_a_session_can_be_ended_from_another(alva, nils, server):
    await register(alva)
    await log_in(nils)
    third = await server.person()
    await log_in(third)
    shown = (await alva.get("/account"))["sessions"]
    assert [session["is_this"] for session in shown].count(True) == 1
    other = next(session for session in shown if not session["is_this"])
    await delete(alva, f"/account/sessions/{other['id']}")
    names = [(await person.get("/account"))["name"] for person in (alva, nils, third)]
    assert names.count("Alva") == 2
    await delete(alva, "/account/sessions")
    assert [(await person.get("/account"))["name"] for person in (alva, nils, third)] == ["Alva", None, None]


async def test_nobody_ends_the_session_of_another(alva, nils):
    await register(alva)
    await nils.post("/account", {"name": "Nils", "password": PASSWORD}, 201)
    session = (await alva.get("/account"))["sessions"][0]["id"]
    await delete(nils, f"/account/sessions/{session}")
    assert (await alva.get("/account"))["name"] == "Alva"


async def test_a_session_ended_on_another_server_is_known_within_seconds(settings, monkeypatch):
    monkeypatch.setattr(sessions, "FRESH", 0.2)
    async with running(settings) as one, running(settings) as other:
        alva = await one.person()
        await register(alva)
        there = await other.person(**dict(alva.http.cookies))
        assert (await there.get("/account"))["name"] == "Alva"
        await post(alva, "/account/logout")
        await asyncio.sleep(0.3)
        assert (await there.get("/account"))["name"] is None


async def test_the_socket_of_an_ended_session_is_closed(live):  # noqa: F811
    alva, phone = await live.person(), await live.person()
    table = (await alva.create("me", "screen"))["id"]
    await register(alva)
    await log_in(phone)
    async with live.socket(alva, table) as hers, live.socket(phone, table) as other:
        for socket in (hers, other):
            await socket.say(type="watch", seat=0)
            await socket.hear("update")
        await delete(alva, "/account/sessions")
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await other.hear("nothing more")
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "account.ended")
        await hers.say(type="ping")
        assert await hers.hear("pong")
        assert len(live.house.hub.present(table)) == 1


async def closed(socket, reason):
    """The server closes a socket, and says why."""
    with pytest.raises(websockets.ConnectionClosed) as ended:
        await socket.hear("nothing more")
    assert (ended.value.rcvd.code, ended.value.rcvd.reason) == (1008, reason)


async def test_the_sockets_of_a_guest_are_closed_when_the_guest_takes_an_account(live):  # noqa: F811
    alva, nils = await live.person(), await live.person()
    table = (await alva.create("me", "screen"))["id"]
    thief = await live.person(**dict(alva.http.cookies))
    await nils.get("/tables")
    async with live.socket(thief, table) as at_table, live.line(thief) as line, live.line(nils) as other:
        await at_table.say(type="watch", seat=0)
        await at_table.hear("update")
        await line.hear("tables")
        await register(alva)
        await closed(at_table, "account.changed")
        await closed(line, "account.changed")
        await other.say(type="ping")
        assert await other.hear("pong")
    async with live.socket(alva, table) as hers:
        await hers.say(type="watch", seat=0)
        assert (await hers.hear("update"))["position"]


@pytest.mark.parametrize("change", ["password", "recovery", "delete", "logout"])
async def test_the_sockets_of_an_old_session_are_closed_by(live, change):  # noqa: F811
    alva, phone = await live.person(), await live.person()
    table = (await alva.create("me", "screen"))["id"]
    codes = (await register(alva))["codes"]
    await log_in(phone)
    person = phone if change == "logout" else alva
    async with live.socket(phone, table) as at_table, live.line(phone) as line:
        await at_table.say(type="watch", seat=0)
        await at_table.hear("update")
        await line.hear("tables")
        if change == "password":
            await post(alva, "/account/password", {"old": PASSWORD, "new": "battery staple"})
        elif change == "recovery":
            used = {"name": "Alva", "code": codes[0], "password": "battery staple"}
            await post(await live.person(), "/account/recovery/code", used)
        elif change == "delete":
            await delete(alva, "/account", {"password": PASSWORD})
        else:
            await post(person, "/account/logout")
        await closed(at_table, "account.ended")
        await closed(line, "account.ended")


async def test_a_socket_is_looked_at_though_the_database_did_not_answer(server, alva, monkeypatch):
    monkeypatch.setattr(sessions, "FRESH", 0.05)
    await register(alva)
    found, visit = server.house.accounts.sessions, Visit(alva_id := "a" * 24, "session")
    answers = iter([StoreUnavailable(), True, StoreUnavailable(), False])

    async def holds(visitor, session):
        assert visitor == alva_id
        answer = next(answers)
        if isinstance(answer, Exception):
            raise answer
        return answer

    monkeypatch.setattr(found.repository, "holds", holds)
    monkeypatch.setattr(sessions, "RECHECK", 0.1)
    await asyncio.wait_for(found.ending(visit), 10)
    assert not found._waiting


async def test_another_password_ends_the_other_sessions(alva, nils):
    await register(alva)
    await log_in(nils)
    change = {"old": PASSWORD, "new": "battery staple"}
    await alva.fails("/account/password", change | {"old": "wrong horses"}, "account.refused", 403)
    await alva.fails("/account/password", change | {"new": "short"}, "account.password", 422)
    await post(alva, "/account/password", change)
    assert (await alva.get("/account"))["name"] == "Alva"
    assert (await nils.get("/account"))["name"] is None
    await nils.fails("/account/login", ALVA, "account.refused", 403)
    await log_in(nils, password="battery staple")


async def test_guests_have_no_password_to_change_and_no_sessions_to_end(alva):
    await alva.fails("/account/password", {"old": PASSWORD, "new": PASSWORD}, "account.needed", 403)
    await alva.fails("/account/logout", None, "account.needed", 403)
    for path, body in [("/account/sessions", None), ("/account", {"password": PASSWORD})]:
        assert (await delete(alva, path, body, 403))["error"]["code"] == "account.needed"


@pytest.mark.both_stores
async def test_a_deleted_account_leaves_its_seats_and_nothing_else(server, alva, nils):
    table = await alva.create("me", "friend")
    invitation = table["seats"][1]["invitation"].split("=")[1]
    await nils.post(f"/tables/{table['id']}/join", {"invitation": invitation, "name": "Nils"})
    await register(alva)
    await post(alva, f"/tables/{table['id']}/talk", {"seat": 0, "audience": "table", "text": "Alva here"})
    assert (await delete(alva, "/account", {"password": "wrong horses"}, 403))["error"]["code"] == (
        "account.refused"
    )
    await delete(alva, "/account", {"password": PASSWORD})
    assert (await alva.get("/account"))["name"] is None
    assert (await alva.get("/tables"))["tables"] == []
    seats = (await nils.get(f"/tables/{table['id']}"))["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("person", None), ("person", "Nils")]
    assert [line["text"] for line in (await nils.get(f"/tables/{table['id']}/talk"))["messages"]] == [""]
    await alva.fails("/account/login", ALVA, "account.refused", 403)
    await register(alva)  # the name is free again


async def sit_down(host, guest, *kinds, **more):
    """A table with a friend's seat, taken."""
    table = await host.create("me", "friend", *kinds, **more)
    invitation = table["seats"][1]["invitation"].split("=")[1]
    await guest.post(f"/tables/{table['id']}/join", {"invitation": invitation, "name": "Guest"})
    return table["id"]


@pytest.mark.both_stores
async def test_whose_account_is_deleted_holds_up_no_game(server, alva, nils):
    await register(alva)
    three = await sit_down(nils, alva, "screen")
    two = await sit_down(nils, alva)
    await delete(alva, "/account", {"password": PASSWORD})
    shown = await nils.get(f"/tables/{two}")
    assert (shown["status"], shown["result"]["id"], shown["result"]["winners"]) == ("over", "left", [0])
    position = await nils.get(f"/tables/{three}/position", seat=0)
    assert [event["id"] for event in position["events"]][-1] == "left"
    await nils.command(three, 0, [0])
    await nils.command(three, 2, [0])
    shown = await until(nils, three, lambda now: now["to_act"] == [0])
    assert shown["status"] == "playing"


async def test_a_deleted_account_frees_its_seats_at_open_tables_and_closes_its_own(server, alva, nils):
    await register(alva)
    own = (await alva.create("me", "friend"))["id"]
    other = await sit_down(nils, alva, "friend")
    await delete(alva, "/account", {"password": PASSWORD})
    await nils.get(f"/tables/{own}", 404)
    kinds = [seat["kind"] for seat in (await nils.get(f"/tables/{other}"))["seats"]]
    assert kinds == ["person", "open", "open"]


async def test_a_seat_that_is_held_elsewhere_too_is_played_on(server, alva, nils):
    await register(alva)
    table = await sit_down(nils, alva)
    link = (await alva.get(f"/tables/{table}"))["seats"][1]["personal_link"]
    phone = await server.person()
    await phone.post(f"/tables/{table}/join", {"key": link.split("=")[1]})
    await delete(alva, "/account", {"password": PASSWORD})
    assert (await phone.get(f"/tables/{table}"))["status"] == "playing"


@pytest.mark.both_stores
async def test_everything_about_oneself_is_one_file(alva):
    table = (await alva.create("me", "screen"))["id"]
    await register(alva)
    answer = await alva.http.get("/api/v1/account/data")
    assert "attachment" in answer.headers["content-disposition"]
    kept = answer.json()
    assert kept["account"]["name"] == "Alva"
    assert "password" not in kept["account"]
    assert [(place["id"], place["seat"], place["name"]) for place in kept["tables"]] == [
        (table, 0, "Alva"),
        (table, 1, None),
    ]
    assert len(kept["sessions"]) == 1


async def test_a_guest_has_belongings_too(alva):
    await alva.create("me", "screen")
    kept = await alva.get("/account/data")
    assert (kept["account"], len(kept["tables"])) == (None, 2)


async def test_an_account_outlives_the_server(settings):
    async with running(settings) as server:
        alva = await server.person()
        await register(alva)
        cookies = dict(alva.http.cookies)
    async with running(settings) as server:
        alva = await server.person(**cookies)
        assert (await alva.get("/account"))["name"] == "Alva"


# Names


@pytest.mark.both_stores
@pytest.mark.parametrize(
    "name", ["\u0410lva", "A\u217cva", "AIva", "Alva\ufe0f", "\u0391lva\u3164"], ids=ascii
)
async def test_a_name_that_looks_like_another_accounts_is_taken(alva, nils, name):
    await register(alva)
    await nils.fails("/account", {"name": name, "password": PASSWORD}, "account.name", 409)


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u200b", "\ufe0f"], ids=ascii)
async def test_a_name_that_nobody_can_see_is_invalid(alva, name):
    await alva.fails("/account", ALVA | {"name": name}, "request.invalid", 422)
    seats = [{"kind": "me"}, {"kind": "screen"}]
    await alva.fails("/tables", {"game": "toy", "name": name, "seats": seats}, "request.invalid", 422)


async def test_a_name_is_typed_at_the_log_in_as_it_was_at_the_start(alva, nils):
    await register(alva, name="Alva\u2764\ufe0f")
    assert (await log_in(nils, name="Alva\u2764\ufe0f"))["name"] == "Alva\u2764"
    assert (await log_in(nils, name="ALVA\u2764"))["name"] == "Alva\u2764"


async def test_the_look_of_a_deleted_account_is_free_again(alva, nils):
    await register(alva)
    await delete(alva, "/account", {"password": PASSWORD})
    await nils.post("/account", {"name": "\u0410lva", "password": PASSWORD}, 201)
