"""Fixtures: a server, Chromium, and users with their own browser contexts.

Unexpected errors and warnings on pages fail a test.
"""

import shutil
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any

import httpx
import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from browser.server_process import ServerProcess

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--js-flags=--no-opt,--no-maglev",  # a page of a test is closed before optimized code saves time
]
TIMEOUT = 20_000  # ms, for a busy machine
expect.set_options(timeout=TIMEOUT)
RETRIES = 2  # of connecting to the server; a request that was sent is never repeated
WAIT = 30  # seconds for a response: several days of Clusta Noba may take long on a busy machine
DESKTOP = {"width": 1440, "height": 900}

NewUser = Callable[..., "User"]


UNUSED_PRELOAD = (
    "was preloaded using link preload but not used"  # a warning some seconds after the page has loaded
)


class User:
    """A user with their own browser context, and the errors and warnings on its pages."""

    def __init__(self, context: BrowserContext, address: str):
        self.context, self.address = context, address
        self.errors: list[str] = []
        # Parts of errors and warnings that do not fail the test. A busy machine may use a preload late;
        # test_client_build.py checks that pages use their preloads.
        self.allowed: tuple[str, ...] = (UNUSED_PRELOAD,)
        context.set_default_timeout(TIMEOUT)
        context.on("page", self._listen)

    @cached_property
    def http(self) -> httpx.Client:
        """An HTTP client with the cookies of this context, to send requests faster than a page does."""
        self.context.request.get(self.address)  # to get a cookie
        cookies = {str(each.get("name")): str(each.get("value")) for each in self.context.cookies()}
        transport = httpx.HTTPTransport(retries=RETRIES)
        return httpx.Client(
            base_url=f"{self.address}/api/v1", cookies=cookies, transport=transport, timeout=WAIT
        )

    def close(self) -> None:
        """Close the context and the HTTP client."""
        self.context.close()
        if "http" in vars(self):
            self.http.close()

    def open(self, path: str = "/") -> Page:
        """Open a page of the server."""
        page = self.context.new_page()
        page.goto(path if "//" in path else self.address + path)
        return page

    def expect_errors(self, *parts: str) -> None:
        """Allow errors that contain one of these texts."""
        self.allowed += parts

    def unexpected_errors(self) -> list[str]:
        """Return the errors that were not allowed."""
        return [line for line in self.errors if not any(part in line for part in self.allowed)]

    def _listen(self, page: Page) -> None:
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self.errors.append(f"{error.name}: {error.message}"))

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(f"{message.text} ({message.location.get('url', '')})")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The server of all tests that do not start their own."""
    started = ServerProcess(tmp_path_factory.mktemp("data")).start()
    yield started
    started.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


def launch_chromium(playwright: Playwright, *names: str) -> Browser:
    """Launch the first of these programs which is installed."""
    found = next(filter(None, map(shutil.which, names)), None)
    assert found, f"Chromium is needed: apt-get install {' '.join(names)}"
    return playwright.chromium.launch(executable_path=found, args=ARGUMENTS)


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The headless shell of Chromium, which creates contexts much faster than Chromium; without it, Chromium."""
    started = launch_chromium(playwright, "chromium-headless-shell", "chromium")
    yield started
    started.close()


@pytest.fixture
def full_browser(playwright: Playwright) -> Iterator[Browser]:
    """Chromium itself, because its headless shell shows no notifications."""
    started = launch_chromium(playwright, "chromium")
    yield started
    started.close()


@pytest.fixture
def new_user(browser: Browser, server: ServerProcess) -> Iterator[NewUser]:
    """A function that creates users; each has their own cookies and storage."""
    users: list[User] = []

    def create(at: ServerProcess = server, **settings: Any) -> User:
        options = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce"} | settings
        users.append(User(browser.new_context(**options), at.address))
        return users[-1]

    yield create
    errors = [line for user in users for line in user.unexpected_errors()]
    for user in users:
        user.close()
    assert not errors, errors


@pytest.fixture
def alva(new_user: NewUser) -> User:
    return new_user()


@pytest.fixture
def nils(new_user: NewUser) -> User:
    return new_user()
