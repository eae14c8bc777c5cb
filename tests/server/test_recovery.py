"""Account recovery, and login limits that must not lock out the owner."""

import asyncio
import re
from dataclasses import replace

import httpx
import pytest
from sqlalchemy import select

from stridsplan.server.accounts import known_browsers, recovery, recovery_repository
from stridsplan.server.settings import PACKAGE
from stridsplan.server.store import schema
from stridsplan.server.tables.records import now

from .conftest import Client, running
from .mail_and_push import MailServer
from .test_accounts import ALVA, PASSWORD, log_in, post, register
from .test_notifications import ADDRESS, confirm_address, wait_for_count

pytestmark = pytest.mark.anyio

NEW = "battery staple"
WRONG = ALVA | {"password": "wrong horses"}


@pytest.fixture
def mail_server():
    with MailServer() as server:
        yield server


@pytest.fixture
def settings(settings, mail_server, monkeypatch):
    """Settings with a mail server, the texts of e-mails, fast retries and high rate limits."""
    monkeypatch.setattr(recovery, "RETRY_AFTER", (0.0, 0.05, 0.05))
    return replace(
        settings,
        client=PACKAGE / "client",
        origin="http://table",
        rate_login="1000/minute",
        rate_recovery="1000/minute",
        smtp_host="127.0.0.1",
        smtp_port=mail_server.port,
        smtp_security="none",
        smtp_sender="Stridsplan <table@example.org>",
    )


async def client_from(server, address, **cookies):
    """A client with this IP address."""
    transport = httpx.ASGITransport(server.app, client=(address, 1))
    http = httpx.AsyncClient(transport=transport, base_url="http://table", cookies=cookies)
    return Client(await server.stack.enter_async_context(http))


async def register_with_address(client, mail_server, **more):
    """Register an account with a recovery address."""
    account = await register(client, **more)
    await confirm_address(client, mail_server)
    channel = (await client.get("/notifications"))["channels"][0]["id"]
    await post(client, "/account/addresses", {"channel": channel, "password": PASSWORD})
    mail_server.messages.clear()
    return account


async def request_email(client, name="Alva"):
    await post(client, "/account/recovery/email", {"name": name, "language": "en"})


def token_of(email):
    return re.search(r"http://table/recover\?token=(\S+)", email.get_content())[1]


# Login limits


async def test_wrong_passwords_from_other_addresses_do_not_lock_out_the_owner(settings):
    async with running(settings, rate_login_name="3/hour", rate_login_anywhere="1000/hour") as server:
        alva = await client_from(server, "192.0.2.1")
        await register(alva)
        for number in range(30):
            mallory = await client_from(server, f"198.51.100.{number % 10}")
            await mallory.post("/account/login", WRONG, 403)
        mallory = await client_from(server, "198.51.100.1")
        await mallory.expect_error("/account/login", ALVA, "request.too_many", 429)
        phone = await client_from(server, "192.0.2.2")
        await log_in(phone)


async def test_a_known_browser_is_not_locked_out_by_wrong_passwords_of_others(settings):
    async with running(settings, rate_login_name="3/hour", rate_login_anywhere="10/hour") as server:
        alva = await client_from(server, "192.0.2.1")
        await register(alva)
        await post(alva, "/account/logout")
        for number in range(12):
            mallory = await client_from(server, f"198.51.100.{number}")
            await mallory.post("/account/login", WRONG, 403 if number < 10 else 429)
        stranger = await client_from(server, "192.0.2.3")
        await stranger.expect_error("/account/login", ALVA, "request.too_many", 429)
        await log_in(alva)
        await post(alva, "/account/logout")
        for _ in range(3):  # attempts of a known browser are also limited
            await alva.post("/account/login", WRONG, 403)
        await alva.expect_error("/account/login", ALVA, "request.too_many", 429)


async def test_a_right_password_resets_the_count_of_wrong_ones(settings):
    async with running(settings, rate_login_name="3/hour") as server:
        alva = await server.new_client()
        await register(alva)
        for _ in range(4):
            await alva.post("/account/login", WRONG, 403)
            await alva.post("/account/login", WRONG, 403)
            await log_in(alva)


async def test_known_browsers_have_a_signed_cookie_without_a_name(server, alva, nils):
    await register(alva)
    cookie = alva.http.cookies[known_browsers.COOKIE]
    assert "alva" not in cookie.lower()
    found = server.services.known_browsers
    keys = [
        found.browser_id(connection_with({known_browsers.COOKIE: value}), "alva")
        for value in (cookie, cookie[:-2] + "xx")
    ]
    assert keys[0] is not None
    assert keys[1] is None
    assert found.browser_id(connection_with({known_browsers.COOKIE: cookie}), "nils") is None
    await post(alva, "/account/logout")
    await alva.post("/account", ALVA | {"name": "Nils"}, 201)
    both = connection_with({known_browsers.COOKIE: alva.http.cookies[known_browsers.COOKIE]})
    assert found.browser_id(both, "nils") == found.browser_id(both, "alva") == keys[0]


def connection_with(cookies):
    """An HTTP connection with these cookies, as the server sees it."""
    from starlette.requests import HTTPConnection

    text = "; ".join(f"{name}={value}" for name, value in cookies.items())
    return HTTPConnection({"type": "http", "headers": [(b"cookie", text.encode())]})


# Recovery codes


@pytest.mark.both_stores
async def test_a_code_sets_a_new_password_once_and_ends_every_session(server, alva, nils):
    codes = (await register(alva))["codes"]
    phone = await server.new_client()
    await log_in(phone)
    assert len(set(codes)) == 8
    assert await alva.get("/account/codes") == {"left": 8, "codes": []}
    used = {"name": "ALVA", "code": codes[0].upper().replace("-", " "), "password": NEW}
    await post(nils, "/account/recovery/code", used)
    for client in (alva, phone):
        assert (await client.get("/account"))["name"] is None
    await nils.expect_error("/account/login", ALVA, "account.refused", 403)
    await log_in(nils, password=NEW)
    assert (await nils.get("/account/codes"))["left"] == 7
    await alva.expect_error("/account/recovery/code", used | {"password": PASSWORD}, "account.recovery", 403)
    assert (await nils.get("/account"))["name"] == "Alva"


async def test_a_wrong_code_and_an_unknown_name_get_the_same_response(alva, nils):
    codes = (await register(alva))["codes"]
    used = {"name": "Alva", "code": "0000-0000-0000-0000", "password": NEW}
    wrong = await nils.expect_error("/account/recovery/code", used, "account.recovery", 403)
    unknown = await nils.expect_error(
        "/account/recovery/code", used | {"name": "Nobody"}, "account.recovery", 403
    )
    other = await nils.expect_error(
        "/account/recovery/code", used | {"name": "Nobody", "code": codes[0]}, "account.recovery", 403
    )
    assert wrong == unknown == other
    await nils.expect_error(
        "/account/recovery/code", used | {"code": codes[0], "password": "short"}, "account.password", 422
    )
    assert (await alva.get("/account/codes"))["left"] == 8


async def test_codes_are_renewed_with_the_password_and_stored_as_hashes(server, alva, nils):
    old = (await register(alva))["codes"]
    await alva.expect_error("/account/codes", {"password": "wrong horses"}, "account.refused", 403)
    await nils.expect_error("/account/codes", {"password": PASSWORD}, "account.needed", 403)
    await nils.get("/account/codes", 403)
    new = (await alva.post("/account/codes", {"password": PASSWORD}))["codes"]
    assert not set(old) & set(new)
    used = {"name": "Alva", "code": old[0], "password": NEW}
    await nils.expect_error("/account/recovery/code", used, "account.recovery", 403)
    async with server.services.database.reading() as connection:
        stored = (await connection.execute(select(schema.recovery_codes.c.code))).scalars().all()
    assert len(stored) == 8
    assert all(re.fullmatch("[0-9a-f]{64}", code) for code in stored)


async def test_a_code_used_several_times_at_once_works_once(server, alva):
    code = (await register(alva))["codes"][0]
    people = [await server.new_client() for _ in range(4)]
    responses = await asyncio.gather(
        *(
            client.http.post(
                "/api/v1/account/recovery/code",
                json={"name": "Alva", "code": code, "password": f"{NEW} {n}"},
            )
            for n, client in enumerate(people)
        )
    )
    assert sorted(response.status_code for response in responses) == [204, 403, 403, 403]


# E-mails


@pytest.mark.both_stores
async def test_an_email_sets_a_new_password_once_and_ends_every_session(server, alva, nils, mail_server):
    await register_with_address(alva, mail_server)
    phone = await server.new_client()
    await log_in(phone)
    await request_email(nils)
    await wait_for_count(mail_server.messages, 1)
    email = mail_server.messages[0]
    assert email["to"] == ADDRESS
    assert "Alva" in email.get_content()
    token = token_of(email)
    async with server.services.database.reading() as connection:
        assert token not in str((await connection.execute(select(schema.resets))).all())
    await nils.expect_error(
        "/account/recovery/token", {"token": token, "password": "short"}, "account.password", 422
    )
    await post(nils, "/account/recovery/token", {"token": token, "password": NEW})
    for client in (alva, phone):
        assert (await client.get("/account"))["name"] is None
    await log_in(nils, password=NEW)
    again = {"token": token, "password": PASSWORD}
    await nils.expect_error("/account/recovery/token", again, "account.recovery", 403)
    assert (await nils.get("/account"))["name"] == "Alva"


async def test_the_response_to_a_recovery_request_reveals_nothing(
    server, alva, nils, mail_server, monkeypatch
):
    await register_with_address(alva, mail_server)
    gate = asyncio.Event()
    find = server.services.accounts.repository.by_keys

    async def slow(keys):
        await gate.wait()
        return await find(keys)

    monkeypatch.setattr(server.services.accounts.repository, "by_keys", slow)
    responses = []
    for name in ("Alva", "Nobody"):  # the response comes before the account is looked up
        body = {"name": name, "language": "en"}
        response = await nils.http.post("/api/v1/account/recovery/email", json=body)
        responses.append((response.status_code, response.content))
    assert responses == [(204, b"")] * 2
    gate.set()
    await wait_for_count(mail_server.messages, 1)


async def test_emails_go_only_to_confirmed_recovery_addresses(server, alva, nils, mail_server):
    await register(alva)
    await alva.post("/notifications/mail", {"address": ADDRESS, "language": "en"})
    channel = (await alva.get("/notifications"))["channels"][0]["id"]
    trust = {"channel": channel, "password": PASSWORD}
    await alva.expect_error("/account/addresses", trust, "notice.place", 422)  # not confirmed yet
    mail_server.messages.clear()
    await request_email(nils)
    await wait_for_count(mail_server.messages, 0)
    await nils.post("/account", ALVA | {"name": "Nils"}, 201)
    await nils.expect_error("/account/addresses", trust, "notice.place", 422)
    await alva.expect_error(
        "/account/addresses", trust | {"password": "wrong horses"}, "account.refused", 403
    )


async def test_an_address_left_by_a_guest_recovers_no_password(server, alva, nils, mail_server):
    await register(alva)
    await confirm_address(nils, mail_server)  # on a shared computer
    await log_in(nils)
    assert [
        (one["confirmed"], one["recovers"]) for one in (await nils.get("/notifications"))["channels"]
    ] == [(True, False)]
    mail_server.messages.clear()
    await request_email(nils)
    await wait_for_count(mail_server.messages, 0)


async def test_a_token_expires_after_an_hour_and_after_a_changed_password(
    server, alva, nils, mail_server, monkeypatch
):
    await register_with_address(alva, mail_server)
    await request_email(nils)
    await wait_for_count(mail_server.messages, 1)
    # a password that is too short is refused only if the token is valid, and does not use it up
    used = {"token": token_of(mail_server.messages[0]), "password": "short"}
    for minutes, code, status in ((59, "account.password", 422), (60, "account.recovery", 403)):
        with monkeypatch.context() as patched:
            patched.setattr(recovery_repository, "now", lambda later=minutes * 60_000: now() + later)
            await nils.expect_error("/account/recovery/token", used, code, status)
    await request_email(nils)
    await wait_for_count(mail_server.messages, 2)
    await post(alva, "/account/password", {"old": PASSWORD, "new": "another one here"})
    other = {"token": token_of(mail_server.messages[1]), "password": NEW}
    await nils.expect_error("/account/recovery/token", other, "account.recovery", 403)


async def test_recovery_emails_are_limited(server, alva, nils, mail_server):
    await register_with_address(alva, mail_server)
    for _ in range(6):
        await request_email(nils)
    await wait_for_count(mail_server.messages, recovery.MAX_TOKENS)


async def test_a_recovery_email_that_the_mail_server_defers_is_sent_again(server, alva, nils, mail_server):
    await register_with_address(alva, mail_server)
    mail_server.deferrals = 2
    await request_email(nils)
    await wait_for_count(mail_server.messages, 1)


async def test_a_server_without_mail_refuses_recovery_in_the_same_way_for_every_name(settings):
    async with running(settings, smtp_host="") as server:
        alva = await server.new_client()
        await register(alva)
        for name in ("Alva", "Nobody"):
            body = {"name": name, "language": "en"}
            await alva.expect_error("/account/recovery/email", body, "notice.mail", 409)


async def test_recoveries_are_limited_by_address(settings):
    async with running(settings, rate_recovery="2/hour") as server:
        for status in (403, 403, 429):
            used = {"name": "Alva", "code": "0000", "password": NEW}
            await (await server.new_client()).post("/account/recovery/code", used, status)


async def test_a_deleted_account_leaves_no_recovery_data(server, alva, mail_server):
    await register_with_address(alva, mail_server)
    await request_email(alva)
    await wait_for_count(mail_server.messages, 1)
    response = await alva.http.request("DELETE", "/api/v1/account", json={"password": PASSWORD})
    assert response.status_code == 204
    async with server.services.database.reading() as connection:
        for table in (schema.recovery_codes, schema.resets, schema.account_looks, schema.channels):
            assert (await connection.execute(select(table))).all() == []
