"""Password recovery in the browser."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import WAIT, NewUser, User
from browser.page_actions import unused_name
from browser.server_process import ServerProcess
from browser.test_accounts_and_notifications import PASSWORD, enter
from server.mail_and_push import MailServer, free_port

NEW_PASSWORD = "battery staple"


@pytest.fixture(scope="module")
def mail_server() -> Iterator[MailServer]:
    with MailServer() as server:
        yield server


@pytest.fixture(scope="module")
def mailing_server(
    mail_server: MailServer, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """A server that sends e-mails."""
    address = f"http://127.0.0.1:{free_port()}"
    started = ServerProcess(
        tmp_path_factory.mktemp("mailing"),
        WARM="false",
        ORIGIN=address,
        SMTP_HOST="127.0.0.1",
        SMTP_PORT=str(mail_server.port),
        SMTP_SECURITY="none",
        SMTP_SENDER="table@example.org",
    )
    started.address = address
    started.start()
    yield started
    started.stop()


def read_codes(page: Page) -> list[str]:
    """Read the recovery codes, and close them."""
    codes = page.locator(".codes code").all_inner_texts()
    page.get_by_role("button", name="I have saved them").click()
    expect(page.locator(".codes")).to_have_count(0)
    return codes


def log_in(page: Page, name: str, password: str) -> None:
    way = page.get_by_role("radio", name="Log in")
    way.click()
    expect(way).to_be_checked()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(password)
    page.locator(".entrance .button.primary").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


def test_a_recovery_code_sets_a_new_password(alva: User, new_user: NewUser) -> None:
    page, name = alva.open("/account"), unused_name("Alva who forgets")
    enter(page, name)
    codes = read_codes(page)
    assert len(codes) == 8
    page.reload()
    expect(page.locator(".codes")).to_have_count(0)
    phone = new_user(viewport={"width": 390, "height": 844}).open("/account")
    phone.get_by_role("radio", name="Log in").click()
    phone.get_by_role("link", name="Forgotten your password?").click()
    by_code = phone.get_by_role("region", name="With a recovery code")
    by_code.get_by_label("Name").fill(name)
    phone.get_by_role("textbox", name="Recovery code").fill(codes[3].upper())
    phone.get_by_label("New password").fill(NEW_PASSWORD)
    phone.get_by_role("button", name="Set the new password").click()
    expect(phone.get_by_role("status").first).to_contain_text("all devices have been logged out")
    expect(page.locator(".toast")).to_have_text("You have been logged out.")
    phone.locator("main").get_by_role("link", name="Log in").click()
    log_in(phone, name, NEW_PASSWORD)
    phone.get_by_text("Recovery codes", exact=True).click()
    expect(phone.locator(".account")).to_contain_text("7 recovery codes are left.")


def test_a_wrong_recovery_code_is_reported_in_the_form(alva: User) -> None:
    alva.expect_errors("403")
    page = alva.open("/recover")
    page.get_by_label("Name").fill("Nobody at all")
    page.get_by_role("textbox", name="Recovery code").fill("0000-0000-0000-0000")
    page.get_by_label("New password").fill(NEW_PASSWORD)
    page.get_by_role("button", name="Set the new password").click()
    form = page.get_by_role("region", name="With a recovery code")
    expect(form.get_by_role("alert")).to_contain_text("That recovery code or link does not work.")


def test_new_recovery_codes_need_the_password(alva: User) -> None:
    alva.expect_errors("403")
    page = alva.open("/account")
    enter(page, unused_name("Alva who renews"))
    old = read_codes(page)
    page.get_by_text("Recovery codes", exact=True).click()
    page.get_by_label("Password", exact=True).fill(NEW_PASSWORD)
    page.get_by_role("button", name="Make new codes").click()
    expect(page.get_by_role("alert")).to_have_text("No such name, or the wrong password.")
    expect(page.locator(".codes")).to_have_count(0)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Make new codes").click()
    expect(page.locator(".codes")).to_be_visible()
    assert not set(old) & set(read_codes(page))


def test_an_email_sets_a_new_password(
    new_user: NewUser, mailing_server: ServerProcess, mail_server: MailServer
) -> None:
    mail_server.messages.clear()
    alva, name = new_user(mailing_server), unused_name("Alva of the e-mails")
    page = alva.open("/account")
    enter(page, name)
    page.get_by_label("By e-mail").fill("alva@example.org")
    page.get_by_role("button", name="Add the address").click()
    expect(page.locator(".account-list").first).to_contain_text("An e-mail is on its way")
    page.goto(f"{alva.address}/confirm?token={token_of(page, mail_server, 'confirm')}")
    page.get_by_role("button", name="Yes, send me e-mail").click()
    page.goto(f"{alva.address}/account")
    page.get_by_role("button", name="Use for a forgotten password").click()
    page.locator("dialog").get_by_label("Password").fill(PASSWORD)
    page.locator("dialog .button.primary").click()
    expect(page.locator(".account-list").first).to_contain_text(
        "An e-mail to it can also set a new password."
    )
    phone = new_user(mailing_server).open("/recover")
    form = phone.get_by_role("region", name="By e-mail")
    form.get_by_label("Name").fill(name)
    form.get_by_role("button", name="Send an e-mail").click()
    expect(form.get_by_role("status")).to_contain_text("an e-mail is on its way")
    phone.goto(f"{mailing_server.address}/recover?token={token_of(phone, mail_server, 'recover')}")
    phone.get_by_label("New password").fill(NEW_PASSWORD)
    phone.get_by_role("button", name="Set the new password").click()
    phone.locator("main").get_by_role("link", name="Log in").click()
    log_in(phone, name, NEW_PASSWORD)


def token_of(page: Page, mail_server: MailServer, path: str) -> str:
    """Wait for an e-mail with a link to this path; return the token of the last one."""
    for _ in range(WAIT * 20):
        for message in reversed(mail_server.messages):
            if found := re.search(rf"/{path}\?token=(\S+)", message.get_content()):
                return found[1]
        page.wait_for_timeout(50)
    raise AssertionError(f"no e-mail with a link to /{path}")
