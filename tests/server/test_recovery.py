"""Forgotten passwords, and guesses that must lock nobody out."""

import asyncio
import re
from dataclasses import replace

import httpx
import pytest
from sqlalchemy import select

from stridsplan.server.accounts import known, recovery
from stridsplan.server.settings import PACKAGE
from stridsplan.server.store import schema
from stridsplan.server.visitors import COOKIE

from .conftest import Person, running
from .posts import Letters
from .test_accounts import ALVA, PASSWORD, log_in, post, register
from .test_notices import ADDRESS, until, write_to

pytestmark = pytest.mark.anyio

NEW = "battery staple"
WRONG = ALVA | {"password": "wrong horses"}


@pytest.fixture
def letters():
    with Letters() as server:
        yield server


@pytest.fixture
def settings(settings, letters, monkeypatch):
    """A server with mail, that tries again at once."""
    monkeypatch.setattr(recovery, "TRIES", (0.0, 0.05, 0.05))
    return replace(
        settings,
        client=PACKAGE / "client",
        origin="http://table",
        rate_login="1000/minute",
        rate_recovery="1000/minute",
        smtp_host="127.0.0.1",
        smtp_port=letters.port,
        smtp_security="none",
        smtp_sender="Stridsplan <table@example.org>",
    )


async def person_from(server, address, **cookies):
    """A new visitor at an address."""
    transport = httpx.ASGITransport(server.app, client=(address, 1))
    http = httpx.AsyncClient(transport=transport, base_url="http://table", cookies=cookies)
    return Person(await server.stack.enter_async_context(http))


async def with_address(person, letters, **more):
    """An account with an address that may set a new password."""
    account = await register(person, **more)
    await write_to(person, letters)
    channel = (await person.get("/notices"))["channels"][0]["id"]
    await post(person, "/account/addresses", {"channel": channel, "password": PASSWORD})
    letters.letters.clear()
    return account


async def forget(person, name="Alva"):
    await post(person, "/account/recovery/letter", {"name": name, "language": "en"})


def token_of(letter):
    return re.search(r"http://table/recover\?token=(\S+)", letter.get_content())[1]


# Guesses


async def test_wrong_passwords_from_elsewhere_lock_nobody_out(settings):
    async with running(settings, rate_login_name="3/hour", rate_login_anywhere="1000/hour") as server:
        alva = await person_from(server, "192.0.2.1")
        await register(alva)
        for number in range(30):
            mallory = await person_from(server, f"198.51.100.{number % 10}")
            await mallory.post("/account/login", WRONG, 403)
        mallory = await person_from(server, "198.51.100.1")
        await mallory.fails("/account/login", ALVA, "request.too_many", 429)
        phone = await person_from(server, "192.0.2.2")
        await log_in(phone)


async def test_a_browser_that_an_account_knows_is_spared_when_all_others_are_not(settings):
    async with running(settings, rate_login_name="3/hour", rate_login_anywhere="10/hour") as server:
        alva = await person_from(server, "192.0.2.1")
        await register(alva)
        await post(alva, "/account/logout")
        for number in range(12):
            mallory = await person_from(server, f"198.51.100.{number}")
            await mallory.post("/account/login", WRONG, 403 if number < 10 else 429)
        stranger = await person_from(server, "192.0.2.3")
        await stranger.fails("/account/login", ALVA, "request.too_many", 429)
        await log_in(alva)
        await post(alva, "/account/logout")
        for _ in range(3):  # and is no way to guess without end
            await alva.post("/account/login", WRONG, 403)
        await alva.fails("/account/login", ALVA, "request.too_many", 429)


async def test_a_right_password_makes_the_wrong_ones_before_it_forgotten(settings):
    async with running(settings, rate_login_name="3/hour") as server:
        alva = await server.person()
        await register(alva)
        for _ in range(4):
            await alva.post("/account/login", WRONG, 403)
            await alva.post("/account/login", WRONG, 403)
            await log_in(alva)


async def test_a_browser_is_known_by_a_signed_cookie_that_names_nobody(server, alva, nils):
    await register(alva)
    cookie = alva.http.cookies[known.COOKIE]
    assert "alva" not in cookie.lower()
    found = server.house.known
    keys = [
        found.browser(httpx_connection({known.COOKIE: value}), "alva")
        for value in (cookie, cookie[:-2] + "xx")
    ]
    assert keys[0] is not None
    assert keys[1] is None
    assert found.browser(httpx_connection({known.COOKIE: cookie}), "nils") is None
    await post(alva, "/account/logout")
    await alva.post("/account", ALVA | {"name": "Nils"}, 201)
    both = httpx_connection({known.COOKIE: alva.http.cookies[known.COOKIE]})
    assert found.browser(both, "nils") == found.browser(both, "alva") == keys[0]


def httpx_connection(cookies):
    from starlette.requests import HTTPConnection

    text = "; ".join(f"{name}={value}" for name, value in cookies.items())
    return HTTPConnection({"type": "http", "headers": [(b"cookie", text.encode())]})


# Recovery codes


@pytest.mark.both_stores
async def test_a_code_sets_a_new_password_once_and_ends_every_session(server, alva, nils):
    codes = (await register(alva))["codes"]
    assert len(set(codes)) == 8
    assert await alva.get("/account/codes") == {"left": 8, "codes": []}
    used = {"name": "ALVA", "code": codes[0].upper().replace("-", " "), "password": NEW}
    await post(nils, "/account/recovery/code", used)
    assert (await alva.get("/account"))["name"] is None
    await nils.fails("/account/login", ALVA, "account.refused", 403)
    await log_in(nils, password=NEW)
    assert (await nils.get("/account/codes"))["left"] == 7
    await alva.fails("/account/recovery/code", used | {"password": PASSWORD}, "account.recovery", 403)
    assert (await nils.get("/account"))["name"] == "Alva"


async def test_a_false_code_and_an_unknown_name_are_answered_alike(alva, nils):
    codes = (await register(alva))["codes"]
    used = {"name": "Alva", "code": "0000-0000-0000-0000", "password": NEW}
    wrong = await nils.fails("/account/recovery/code", used, "account.recovery", 403)
    unknown = await nils.fails("/account/recovery/code", used | {"name": "Nobody"}, "account.recovery", 403)
    other = await nils.fails(
        "/account/recovery/code", used | {"name": "Nobody", "code": codes[0]}, "account.recovery", 403
    )
    assert wrong == unknown == other
    await nils.fails(
        "/account/recovery/code", used | {"code": codes[0], "password": "short"}, "account.password", 422
    )
    assert (await alva.get("/account/codes"))["left"] == 8


async def test_codes_are_renewed_with_the_password_and_stored_as_hashes(server, alva, nils):
    old = (await register(alva))["codes"]
    await alva.fails("/account/codes", {"password": "wrong horses"}, "account.refused", 403)
    await nils.fails("/account/codes", {"password": PASSWORD}, "account.needed", 403)
    await nils.get("/account/codes", 403)
    new = (await alva.post("/account/codes", {"password": PASSWORD}))["codes"]
    assert not set(old) & set(new)
    used = {"name": "Alva", "code": old[0], "password": NEW}
    await nils.fails("/account/recovery/code", used, "account.recovery", 403)
    async with server.house.database.reading() as connection:
        stored = (await connection.execute(select(schema.recovery_codes.c.code))).scalars().all()
    assert len(stored) == 8
    assert all(re.fullmatch("[0-9a-f]{64}", code) for code in stored)


async def test_of_two_who_use_one_code_at_once_one_can(server, alva):
    code = (await register(alva))["codes"][0]
    people = [await server.person() for _ in range(4)]
    answers = await asyncio.gather(
        *(
            person.http.post(
                "/api/v1/account/recovery/code",
                json={"name": "Alva", "code": code, "password": f"{NEW} {n}"},
            )
            for n, person in enumerate(people)
        )
    )
    assert sorted(answer.status_code for answer in answers) == [204, 403, 403, 403]


# Letters


@pytest.mark.both_stores
async def test_a_letter_sets_a_new_password_once_and_ends_every_session(server, alva, nils, letters):
    await with_address(alva, letters)
    await forget(nils)
    await until(letters.letters, 1)
    letter = letters.letters[0]
    assert letter["to"] == ADDRESS
    assert "Alva" in letter.get_content()
    token = token_of(letter)
    async with server.house.database.reading() as connection:
        assert token not in str((await connection.execute(select(schema.resets))).all())
    await nils.fails(
        "/account/recovery/token", {"token": token, "password": "short"}, "account.password", 422
    )
    await post(nils, "/account/recovery/token", {"token": token, "password": NEW})
    assert (await alva.get("/account"))["name"] is None
    await log_in(nils, password=NEW)
    again = {"token": token, "password": PASSWORD}
    await nils.fails("/account/recovery/token", again, "account.recovery", 403)
    assert (await nils.get("/account"))["name"] == "Alva"


async def test_the_answer_to_who_forgot_a_password_tells_nothing(server, alva, nils, letters, monkeypatch):
    await with_address(alva, letters)
    gate, asked = asyncio.Event(), []
    find = server.house.accounts.repository.by_keys

    async def slow(keys):
        asked.append(keys)
        await gate.wait()
        return await find(keys)

    monkeypatch.setattr(server.house.accounts.repository, "by_keys", slow)
    answers = []
    for name in ("Alva", "Nobody"):  # answered before anything was looked for
        body = {"name": name, "language": "en"}
        answer = await nils.http.post("/api/v1/account/recovery/letter", json=body)
        answers.append((answer.status_code, answer.content))
    assert answers == [(204, b"")] * 2
    assert len(asked) < 3
    gate.set()
    await until(letters.letters, 1)


async def test_letters_go_to_confirmed_addresses_that_the_password_was_given_for(server, alva, nils, letters):
    await register(alva)
    await alva.post("/notices/mail", {"address": ADDRESS, "language": "en"})
    channel = (await alva.get("/notices"))["channels"][0]["id"]
    trust = {"channel": channel, "password": PASSWORD}
    await alva.fails("/account/addresses", trust, "notice.place", 422)  # it has not said yes
    letters.letters.clear()
    await forget(nils)
    await until(letters.letters, 0)
    await nils.post("/account", ALVA | {"name": "Nils"}, 201)
    await nils.fails("/account/addresses", trust, "notice.place", 422)
    await alva.fails("/account/addresses", trust | {"password": "wrong horses"}, "account.refused", 403)


async def test_an_address_that_a_guest_left_behind_recovers_nobodys_password(server, alva, nils, letters):
    await register(alva)
    await write_to(nils, letters)  # on a computer that many use
    await log_in(nils)
    assert [(one["confirmed"], one["recovers"]) for one in (await nils.get("/notices"))["channels"]] == [
        (True, False)
    ]
    letters.letters.clear()
    await forget(nils)
    await until(letters.letters, 0)


async def test_a_letter_holds_for_an_hour_and_not_past_a_changed_password(
    server, alva, nils, letters, monkeypatch
):
    await with_address(alva, letters)
    monkeypatch.setattr(recovery, "TOKEN_LASTS", -1)
    await forget(nils)
    await until(letters.letters, 1)
    old = {"token": token_of(letters.letters[0]), "password": NEW}
    await nils.fails("/account/recovery/token", old, "account.recovery", 403)
    monkeypatch.setattr(recovery, "TOKEN_LASTS", 60_000)
    await forget(nils)
    await until(letters.letters, 2)
    await post(alva, "/account/password", {"old": PASSWORD, "new": "another one here"})
    other = {"token": token_of(letters.letters[1]), "password": NEW}
    await nils.fails("/account/recovery/token", other, "account.recovery", 403)


async def test_nobody_is_sent_letters_without_end(server, alva, nils, letters):
    await with_address(alva, letters)
    for _ in range(6):
        await forget(nils)
    await until(letters.letters, recovery.MOST_TOKENS)


async def test_a_letter_that_the_mail_server_puts_off_is_sent_again(server, alva, nils, letters):
    await with_address(alva, letters)
    letters.puts_off = 2
    await forget(nils)
    await until(letters.letters, 1)


async def test_a_server_without_mail_says_so_whatever_the_name(settings):
    async with running(settings, smtp_host="") as server:
        alva = await server.person()
        await register(alva)
        for name in ("Alva", "Nobody"):
            body = {"name": name, "language": "en"}
            await alva.fails("/account/recovery/letter", body, "notice.mail", 409)


async def test_recoveries_are_counted_by_address(settings):
    async with running(settings, rate_recovery="2/hour") as server:
        for status in (403, 403, 429):
            used = {"name": "Alva", "code": "0000", "password": NEW}
            await (await server.person()).post("/account/recovery/code", used, status)


async def test_a_deleted_account_leaves_nothing_that_recovers_it(server, alva, letters):
    await with_address(alva, letters)
    await forget(alva)
    await until(letters.letters, 1)
    answer = await alva.http.request("DELETE", "/api/v1/account", json={"password": PASSWORD})
    assert answer.status_code == 204
    async with server.house.database.reading() as connection:
        for table in (schema.recovery_codes, schema.resets, schema.account_looks, schema.channels):
            assert (await connection.execute(select(table))).all() == []
    assert COOKIE in alva.http.cookies
