"""Ways through the lobby, the form for a new table and its links."""

import re
from collections.abc import Iterator

from playwright.sync_api import Locator, Page, expect

CARDS = {
    "risk": re.compile("^(World Conquest|Världsherravälde|Verdensherredømme)$"),
    "island": re.compile("^(Battle for the Island|Slaget om ön|Slag for Øen)$"),
    "omringad": re.compile("^Omringad$"),
}


def card(page: Page, game: str = "risk") -> Locator:
    """A game's card in the lobby."""
    return page.get_by_role("article", name=CARDS[game])


def open_form(page: Page, button: str, *others: str, game: str = "risk") -> None:
    """Open the form for a new table, with these kinds of seats beside one's own."""
    card(page, game).get_by_role("button", name=button, exact=True).click()
    fill_seats(page, *others)


def fill_seats(page: Page, *others: str) -> None:
    """Make the seats of the form be these."""
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
    """Set options by the ends of their ids; values by their place or their word."""
    for name, value in options.items():
        page.locator(f"#{game}-option-{name}").select_option(value)


def create(page: Page) -> None:
    """Make the table and wait until it is there."""
    page.locator(".dialog-foot .button").click()
    expect(page.locator(".table-page")).to_be_visible()


def start(page: Page, kind: str, options: dict[str, str], *others: str, game: str = "risk") -> None:
    """From the lobby to a table against these."""
    card(page, game).locator(".button").nth(2).click()
    fill_seats(page, kind, *others)
    choose(page, options, game)
    create(page)


def invitation(page: Page) -> str:
    """The first link to a seat that is free."""
    return page.locator(".invitations input").first.input_value()


def take_seat(page: Page, name: str) -> None:
    """Sit down by the link that was followed."""
    page.get_by_label("What shall we call you?").fill(name)
    page.get_by_role("button", name="Take the seat").click()
    expect(page.locator(".table-page")).to_be_visible()


def panels(page: Page) -> Iterator[str]:
    """Open what the menu of a table holds, one after the other, and come back to the table."""
    address, opened = page.url, page.locator("dialog[open], .drawer")
    menu, items = page.locator(".bar .menu .icon-button"), page.locator(".bar .menu-item")
    menu.click()
    expect(items.first).to_be_visible()
    names = items.all_inner_texts()
    page.keyboard.press("Escape")
    for name in names:
        menu.click()
        expect(items.first).to_be_visible()
        item = items.filter(has=page.get_by_text(name, exact=True))
        if not item.count():  # what was done before it has ended it
            page.keyboard.press("Escape")
            continue
        is_panel = item.get_attribute("data-panel")
        item.click()
        if is_panel:
            expect(opened).to_be_visible()
        page.wait_for_timeout(300)
        yield name
        if page.url == address:
            page.keyboard.press("Escape")
            expect(opened).to_have_count(0)
        else:
            page.goto(address)
            expect(page.locator(".question[data-question]")).to_be_visible()
