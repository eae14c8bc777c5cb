"""axe finds no serious problem on pages and panels, on desktop and phone; pages are small and do not shift."""

import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.api_table import ApiTable
from browser.conftest import DESKTOP, NewUser, User
from browser.page_actions import card, invitation, open_table, panels, resign, unused_name
from browser.server_process import ServerProcess
from browser.translations import untranslated
from depth import SOAK, depth, some

AXE = (Path(__file__).parent / "vendor" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
# Serious problems in a part of the page, a selector; `rules` are the rules to check, all if null.
AXE_PROBLEMS = """async ([part, rules]) => {
  // Preloading is for rules about orientation and media.
  const options = { resultTypes: ['violations'], preload: false, ...(rules && { runOnly: rules }) };
  const { violations } = await axe.run(part, options);
  return violations.filter(({ impact }) => ['serious', 'critical'].includes(impact))
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`));
}"""
COLOUR_RULES = ["color-contrast", "link-in-text-block"]
# Visible controls without an accessible name.
NAMELESS = """() => [...document.querySelectorAll('button, a[href], input, select, summary, [role=button]')]
  .filter((node) => node.checkVisibility() && !node.closest('[aria-hidden=true]'))
  .filter((node) => !(node.getAttribute('aria-label') || node.textContent.trim() || node.title
    || node.labels?.length || node.getAttribute('aria-labelledby')))
  .map((node) => node.outerHTML.slice(0, 120))"""
# Elements that a finger must be able to touch: on a phone they are 44 pixels high, except for rounding.
TARGETS = "button, a[href], select, summary, input:not([type=checkbox], [type=range])"
PHONE_PROBLEMS = """(targets) => [...document.querySelectorAll(targets)]
  .filter((node) => node.checkVisibility({ visibilityProperty: true }) && getComputedStyle(node).display !== 'inline')
  .filter((node) => !node.closest('.unseen, .skip') && node.getBoundingClientRect().height < 43.5)
  .map((node) => `small: ${node.outerHTML.slice(0, 120)}`)
  .concat([...document.querySelectorAll('.bar, main, .column, dialog')]
    .filter((node) => node.getBoundingClientRect().right > innerWidth + 1)
    .map((node) => `beyond the edge: ${node.className || node.tagName}`))"""
CHAT_AND_NOTES = ".tab-panel"
PANEL = "dialog[open], .drawer"
# Adds up the layout shifts of the page, in window.shifted.
SHIFTS = """window.shifted = 0;
new PerformanceObserver((list) => list.getEntries().forEach((entry) => { window.shifted += entry.value; }))
  .observe({ type: 'layout-shift', buffered: true });"""
MAX_SIZE = 300_000  # bytes

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
GAMES: dict[str, dict[str, str]] = {  # the options of their tables
    "risk": {"setup.placement": "random"},
    "island": {},
    "omringad": {},
    "awakened": {},
    "clusta_noba": {},
}
LONG_GAMES = {  # options with which a game does not end early
    "risk": {"setup.placement": "random"},
    "island": {"no_progress": "off"},
    "omringad": {"limit": 140},
    "awakened": {"round_limit": 100},
    "clusta_noba": {},
}
CHATTING = set(some(list(GAMES), 2))  # games in which the chat and the notes are checked
HIDING = {"risk", "omringad", "clusta_noba"}  # games with a curtain between the players at one screen
DEVICE_SETTINGS = {"desktop": {"viewport": DESKTOP}, "phone": PHONE}
PAGES = (
    "/elsewhere",
    "/account",
    "/proof",
    "/t/nowhere0000",
    *(f"/rules/{game}" for game in some(list(GAMES), 1)),
)
DEVICES = [pytest.param(device, id=name) for name, device in DEVICE_SETTINGS.items()]
DEVICES_AND_GAMES = [  # every game on both devices; in `make test` each on one of them
    pytest.param(device, game, id=f"{name}-{game}")
    for k, game in enumerate(GAMES)
    for place, (name, device) in enumerate(DEVICE_SETTINGS.items())
    if SOAK or k % 2 == place
]
SOME_DEVICES_AND_GAMES = [  # for pages that are alike in all games: one game on both devices, others on one
    pytest.param(DEVICE_SETTINGS[name], game, id=f"{name}-{game}")
    for name, game in (("desktop", "risk"), ("phone", "risk"), ("phone", "island"), ("desktop", "omringad"))
]


def accessibility_problems(page: Page, part: str = "html") -> list[str]:
    """Wait for a part of the page; return the serious problems that axe finds in it.

    In the dark theme only those of colours; on a phone also the elements of the whole page that are too small or too
    wide.
    """
    expect(page.locator(part).first).to_be_visible()
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[str] = page.evaluate(AXE_PROBLEMS, [part, None])
    page.emulate_media(color_scheme="dark")
    found += [f"dark theme: {problem}" for problem in page.evaluate(AXE_PROBLEMS, [part, COLOUR_RULES])]
    page.emulate_media(color_scheme="light")
    if page.evaluate("innerWidth <= 760"):
        found += page.evaluate(PHONE_PROBLEMS, TARGETS)
    return found


@pytest.mark.parametrize("device", some(DEVICES, 1, first=1))  # first the phone, on which more is checked
def test_pages_without_a_table_are_accessible(new_user: NewUser, device: dict[str, Any]) -> None:
    user = new_user(**device)
    user.expect_errors("404")
    page = user.open()
    expect(page.locator(".vignette svg")).to_have_count(len(GAMES))
    assert accessibility_problems(page) == []
    page.locator(".menu .icon-button").click()
    assert accessibility_problems(page, ".bar") == []
    page.keyboard.press("Escape")
    card(page).get_by_role("button", name="More").click()
    expect(page.locator(".option")).not_to_have_count(0)
    assert accessibility_problems(page, "dialog[open]") == []
    for path in PAGES:
        page.goto(user.address + path)
        expect(page.locator("h1").first).to_be_visible()
        assert accessibility_problems(page) == [], path


def test_the_operators_page_is_accessible(new_user: NewUser, server: ServerProcess) -> None:
    user = new_user(**PHONE)
    seats = [{"kind": "me"}, {"kind": "friend"}]
    answer = user.http.post("/tables", json={"game": "island", "options": {}, "seats": seats})
    table = answer.raise_for_status().json()["id"]
    user.http.post("/reports", json={"table": table, "words": "Somebody was rude."}).raise_for_status()
    account = {"name": unused_name("Sigrid"), "password": "a long pass phrase"}
    assert user.context.request.post(f"{user.address}/api/v1/account", data=account).ok
    command = [sys.executable, *server.PROGRAM, "operator", account["name"], "--data", str(server.data)]
    subprocess.run(command, check=True, capture_output=True)
    page = user.open("/operator")
    expect(page.locator(".report").first).to_be_visible()
    assert accessibility_problems(page) == []
    page.get_by_role("button", name="Close an account").click()
    assert accessibility_problems(page, "dialog[open]") == []


@pytest.mark.parametrize(
    ("device", "format"),
    some(list(product(DEVICE_SETTINGS.values(), ["Everyone meets everyone", "Knock-out"])), 1, first=2),
)
def test_a_tournament_is_accessible(new_user: NewUser, device: dict[str, Any], format: str) -> None:
    page = new_user(**device).open()
    card(page, "island").get_by_role("button", name="More").click()
    page.get_by_role("button", name="Hold a tournament instead").click()
    expect(page.locator(".option")).not_to_have_count(0)
    page.get_by_role("radio", name=format).click()
    assert accessibility_problems(page, "dialog[open]") == []
    page.get_by_role("button", name="Create the tournament").click()
    for count in range(2, 5):
        page.get_by_role("button", name="Enter a bot").click()
        expect(page.locator(".entries li")).to_have_count(count)
    assert accessibility_problems(page) == []
    page.get_by_role("button", name="Begin the tournament").click()
    expect(page.locator(".scrolls")).to_be_visible()
    assert accessibility_problems(page) == []


@pytest.mark.parametrize(("device", "game"), some(SOME_DEVICES_AND_GAMES, 1))
def test_an_open_table_is_accessible(new_user: NewUser, device: dict[str, Any], game: str) -> None:
    host, guest = new_user(**device), new_user(**device)
    page = open_table(host, "friend", GAMES[game], game=game)
    link = invitation(page)
    assert accessibility_problems(page) == []
    other = guest.open(link)
    expect(other.locator("form")).to_be_visible()
    assert accessibility_problems(other) == []


@pytest.mark.parametrize(("device", "game"), DEVICES_AND_GAMES)
def test_a_table_is_accessible(new_user: NewUser, device: dict[str, Any], game: str) -> None:
    page = open_table(new_user(**device), "screen", GAMES[game], game=game)
    if game in HIDING:
        expect(page.locator(".curtain")).to_be_visible()
        assert accessibility_problems(page) == []
        page.locator(".curtain .button").click()
    expect(page.locator(".question[data-question]")).to_be_visible()
    assert accessibility_problems(page) == []
    if game not in CHATTING:
        return
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Write to the table").fill("Good luck")
    page.keyboard.press("Enter")
    expect(page.locator(".chat-line")).to_be_visible()
    assert accessibility_problems(page, CHAT_AND_NOTES) == []
    page.get_by_role("tab", name="Notes").click()
    expect(page.locator(".notes-pad")).to_be_visible()
    assert accessibility_problems(page, CHAT_AND_NOTES) == []


@pytest.mark.parametrize(("device", "game"), some(SOME_DEVICES_AND_GAMES, 1, first=1))
def test_every_panel_is_accessible(new_user: NewUser, device: dict[str, Any], game: str) -> None:
    """The texts of every panel are translated, and its controls have names."""
    page = open_table(new_user(**device), "bot", GAMES[game], game=game)
    expect(page.locator(".question[data-question]")).to_be_visible()
    for name in panels(page):
        part = PANEL if page.locator(PANEL).count() else "html"
        assert accessibility_problems(page, part) == [], name
        assert untranslated(page) == set(), name
        assert page.evaluate(NAMELESS) == [], name


@pytest.mark.soak("test_layout.py::test_clocks_fit_into_the_bar")
def test_a_full_table_fits_the_phone(new_user: NewUser) -> None:
    user = new_user(**PHONE)
    page = user.open(ApiTable((user,), "risk", LONG_GAMES["risk"], bots=5).path)
    expect(page.locator(".question[data-question]")).to_be_visible()
    assert accessibility_problems(page) == []
    expect(page.locator(".bar .menu")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("device", some(DEVICES, 1))
def test_a_finished_table_is_accessible(new_user: NewUser, device: dict[str, Any]) -> None:
    user = new_user(**device)
    page = user.open(ApiTable((user,), "island", {"start": "first_seat"}, bots=1).path)
    expect(page.locator(".question[data-question]")).to_be_visible()
    resign(page)
    expect(page.locator(".ranks")).to_be_visible()
    assert accessibility_problems(page) == []
    table = page.url.rpartition("/")[2]
    for path, shown in ((f"/t/{table}/replay", ".replay-count"), (f"/proof?table={table}", ".checks .held")):
        page.goto(user.address + path)
        expect(page.locator(shown).first).to_be_visible()
        assert accessibility_problems(page) == [], path


def load_without_cache(user: User, path: str, selector: str) -> tuple[int, Page]:
    """Open a page; return the bytes received until an element is visible and the network is idle, and the page.

    The bytes include the headers of responses.
    """
    page = user.context.new_page()
    page.add_init_script(SHIFTS)
    session = user.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    session.on(
        "Network.webSocketFrameReceived", lambda event: sizes.append(len(event["response"]["payloadData"]))
    )
    page.goto(user.address + path)
    expect(page.locator(selector).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    return int(sum(sizes)), page


@pytest.mark.parametrize("locale", some(["en-GB", "sv-SE"], 1))
def test_the_lobby_is_small_and_does_not_shift(new_user: NewUser, locale: str) -> None:
    size, page = load_without_cache(new_user(locale=locale), "/", ".vignette svg")
    assert size < MAX_SIZE
    assert page.evaluate("window.shifted") < 0.01


@pytest.mark.parametrize(("device", "game"), some(DEVICES_AND_GAMES, 2, first=1))
def test_a_table_is_small_and_does_not_shift(new_user: NewUser, device: dict[str, Any], game: str) -> None:
    host = new_user(**device)
    seats = [{"kind": "me"}, {"kind": "friend"}]
    table = host.http.post("/tables", json={"game": game, "options": {}, "seats": seats}).raise_for_status()
    size, page = load_without_cache(host, f"/t/{table.json()['id']}", ".question-sentence")
    assert size < MAX_SIZE
    assert page.evaluate("window.shifted") < 0.01


@pytest.mark.parametrize("game", some(list(GAMES), 1, first=2))
def test_a_table_with_a_long_log_is_small(new_user: NewUser, game: str) -> None:
    host = new_user(locale="sv-SE")
    api_table = ApiTable((host, new_user()), game, LONG_GAMES[game])
    api_table.play(depth(100, 300))  # makes many more log lines than a page loads at first
    size, page = load_without_cache(host, api_table.path, ".log-line")
    assert size < MAX_SIZE
    shown = page.locator(".log-line").count()
    page.get_by_role("button", name="Visa vad som hände tidigare").click()
    expect(page.locator(".log-line").nth(shown)).to_be_visible()


@pytest.mark.parametrize(("device", "game"), some(DEVICES_AND_GAMES, 1))
def test_a_running_table_does_not_shift(new_user: NewUser, device: dict[str, Any], game: str) -> None:
    """Every change of this page comes over the websocket."""
    host = new_user(**device)
    api_table = ApiTable((host, new_user()), game, LONG_GAMES[game])
    page = host.context.new_page()
    # '*': all hints are dismissed
    page.add_init_script(SHIFTS + f"localStorage.setItem('hints-{game}', '*');")
    page.goto(host.address + api_table.path)
    expect(page.locator(".question-sentence")).to_be_visible()
    for _ in range(depth(8, 30)):
        api_table.play(1)
        page.wait_for_timeout(100)
    # half of the limit for a good layout shift, 0.1; grouped log lines shift a little
    assert page.evaluate("window.shifted") < 0.05
