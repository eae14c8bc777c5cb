"""Browsers, people who use them, and the server they meet at. Whatever a page complains of fails the test."""

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

from browser.house import House

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 20_000  # ms, for a machine that is busy with other things too
expect.set_options(timeout=PATIENCE)
RETRIES = 2  # of a line the server has just closed
DESK = {"width": 1440, "height": 900}

Newcomer = Callable[..., "Person"]


class Person:
    """Somebody with a browser of their own, and what its pages complained of."""

    def __init__(self, context: BrowserContext, address: str):
        self.context, self.address = context, address
        self.complaints: list[str] = []
        self.expected: tuple[str, ...] = ()
        context.set_default_timeout(PATIENCE)
        context.on("page", self._listen)

    @cached_property
    def http(self) -> httpx.Client:
        """What this browser may ask of the server, asked without it: for many commands in little time."""
        self.context.request.get(self.address)  # who comes gets a cookie
        cookies = {str(each.get("name")): str(each.get("value")) for each in self.context.cookies()}
        transport = httpx.HTTPTransport(retries=RETRIES)
        return httpx.Client(base_url=f"{self.address}/api/v1", cookies=cookies, transport=transport)

    def leave(self) -> None:
        """Close everything."""
        self.context.close()
        if "http" in vars(self):
            self.http.close()

    def open(self, path: str = "/") -> Page:
        """A new page at an address of the server."""
        page = self.context.new_page()
        page.goto(path if "//" in path else self.address + path)
        return page

    def expect_complaints(self, *parts: str) -> None:
        """What the pages may complain of: lines that hold one of these."""
        self.expected += parts

    def unexpected(self) -> list[str]:
        """The complaints nobody waited for."""
        return [line for line in self.complaints if not any(part in line for part in self.expected)]

    def _listen(self, page: Page) -> None:
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(f"{error.name}: {error.message}"))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.text} ({message.location.get('url', '')})")


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server of all tests that do not stop theirs."""
    started = House(tmp_path_factory.mktemp("data")).start()
    yield started
    started.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


def launched(playwright: Playwright, *names: str) -> Browser:
    """The first of these browsers that there is."""
    found = next(filter(None, map(shutil.which, names)), None)
    assert found, f"Chromium is needed: apt-get install {' '.join(names)}"
    return playwright.chromium.launch(executable_path=found, args=ARGUMENTS)


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Chromium without a window of its own: each person costs a tenth of the time."""
    started = launched(playwright, "chromium-headless-shell", "chromium")
    yield started
    started.close()


@pytest.fixture
def windowed(playwright: Playwright) -> Iterator[Browser]:
    """Chromium as people have it, which alone shows notices."""
    started = launched(playwright, "chromium")
    yield started
    started.close()


@pytest.fixture
def newcomer(browser: Browser, house: House) -> Iterator[Newcomer]:
    """Make people: each has cookies and storage of their own."""
    people: list[Person] = []

    def make(at: House = house, **settings: Any) -> Person:
        wished = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce"} | settings
        people.append(Person(browser.new_context(**wished), at.address))
        return people[-1]

    yield make
    complaints = [line for person in people for line in person.unexpected()]
    for person in people:
        person.leave()
    assert not complaints, complaints


@pytest.fixture
def alva(newcomer: Newcomer) -> Person:
    return newcomer()


@pytest.fixture
def nils(newcomer: Newcomer) -> Person:
    return newcomer()
