"""Actions on pages: the lobby, the form for a new table, its links and its menu."""

import re
from collections.abc import Iterator, Sequence
from itertools import count

from playwright.sync_api import Locator, Page, expect

from browser.conftest import User
from depth import some

GAME_NAMES = {  # the names in all languages, as the cards in the lobby show them
    "risk": re.compile("^(World Conquest|Världsherravälde|Verdensherredømme)$"),
    "island": re.compile("^(Battle for the Island|Slaget om ön|Slag for Øen)$"),
    "omringad": re.compile("^Omringad$"),
    "awakened": re.compile("^The Awakened$"),
    "clusta_noba": re.compile("^(Clusta Noba|Slaget om Clusta Noba)$"),
}

NUMBERS = count(1)
MANY = 99  # more items than a menu has


def unused_name(name: str) -> str:
    """Return a name that no account on the tests' server has, so that a test can be run twice."""
    return f"{name} {next(NUMBERS)}"


def card(page: Page, game: str = "risk") -> Locator:
    """Return the card of a game in the lobby."""
    return page.get_by_role("article", name=GAME_NAMES[game])


def open_form(page: Page, button: str, *others: str, game: str = "risk") -> None:
    """Press a button of a game's card that opens the form for a new table; set the kinds of the other seats."""
    card(page, game).get_by_role("button", name=button, exact=True).click()
    fill_seats(page, *others)


def fill_seats(page: Page, *others: str) -> None:
    """Set the kinds of the other seats in the form: "bot", "friend", or "screen" for a person at the same screen."""
    rows = page.locator(".seat-row")
    expect(rows.first).to_be_visible()
    while rows.count() > len(others) + 1:
        rows.last.locator("button").click()
    while (here := rows.count()) < len(others) + 1:
        page.locator(".seat-rows + .button").click()
        expect(rows).not_to_have_count(here)
    for number, kind in enumerate(others, 1):
        rows.nth(number).locator("select.seat-kind").select_option(kind)


def choose(page: Page, options: dict[str, str], game: str = "risk") -> None:
    """Set options in the form for a new table."""
    for name, value in options.items():
        page.locator(f"#{re.sub('[._]', '-', f'{game}-option-{name}')}").select_option(value)


def create(page: Page) -> None:
    """Create the table, and wait until its page is shown."""
    page.locator(".dialog-foot .button").click()
    expect(page.locator(".table-page")).to_be_visible()


def open_table(user: User, kind: str, options: dict[str, str], *others: str, game: str = "risk") -> Page:
    """Create a table over the API, which is faster than in the lobby; return its page.

    `kind` and `others` are the kinds of the other seats, as in `fill_seats`.
    """
    seats = [{"kind": each} for each in ("me", kind, *others)]
    answer = user.http.post("/tables", json={"game": game, "options": options, "seats": seats})
    page = user.open(f"/t/{answer.raise_for_status().json()['id']}")
    expect(page.locator(".table-page")).to_be_visible()
    return page


def invitation(page: Page) -> str:
    """Return the first invitation link."""
    return page.locator(".invitations input").first.input_value()


def take_seat(page: Page, name: str) -> None:
    """Take the seat on the page of an invitation link."""
    page.get_by_label("What shall we call you?").fill(name)
    page.get_by_role("button", name="Take the seat").click()
    expect(page.locator(".table-page")).to_be_visible()


def resign(page: Page) -> None:
    """Resign by the menu of the table."""
    page.locator(".bar .menu > button").last.click()
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog .button.primary").click()


def swipe(page: Page, points: Sequence[tuple[float, float]]) -> None:
    """Drag one finger over these points of the page, in pixels."""
    cdp = page.context.new_cdp_session(page)
    kinds = ["touchStart", *["touchMove"] * (len(points) - 1)]
    for kind, (x, y) in zip(kinds, points, strict=True):
        cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def panels(page: Page, few: int = MANY) -> Iterator[str]:
    """Open each item of a table's menu (in `make test` at most `few`), yield its name, and return to the table."""
    address, opened = page.url, page.locator("dialog[open], .drawer")
    menu, items = page.locator(".bar .menu .icon-button"), page.locator(".bar .menu-item")
    menu.click()
    expect(items.first).to_be_visible()
    names = some(items.all_inner_texts(), few)
    page.keyboard.press("Escape")
    for name in names:
        menu.click()
        expect(items.first).to_be_visible()
        item = items.filter(has=page.get_by_text(name, exact=True))
        if not item.count():  # removed by an earlier item
            page.keyboard.press("Escape")
            continue
        is_panel = item.get_attribute("data-panel")
        item.click()
        if is_panel:
            expect(opened).to_be_visible()
        page.wait_for_timeout(100)
        expect(page.locator(".loading")).to_have_count(0)
        yield name
        if page.url == address:
            page.keyboard.press("Escape")
            expect(opened).to_have_count(0)
        else:
            page.goto(address)
            expect(page.locator(".question[data-question]")).to_be_visible()
