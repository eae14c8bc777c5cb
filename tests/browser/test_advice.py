"""Tables that do without advice: no odds on the screen, none asked for, and who joins knows it."""

from playwright.sync_api import Page, Route, expect

from browser.conftest import Person
from browser.omringad import struck
from browser.player import Player
from browser.setting import choose, create, invitation, open_form
from browser.test_screen import RANDOM, chosen_attack

NONE = "No odds and no suggestions at this table"


def create_without(page: Page) -> None:
    """Make the table of the form, without advice."""
    page.get_by_label("Odds and suggestions may be shown").uncheck()
    create(page)
    expect(page.locator(".aside")).to_contain_text(NONE)


def test_no_odds_are_shown(alva: Person) -> None:
    page = alva.open()
    open_form(page, "More", "bot")
    choose(page, RANDOM)
    create_without(page)
    chosen_attack(page, Player(page))
    expect(page.locator(".odds-row")).to_have_count(0)
    expect(page.locator(".hint-card")).not_to_contain_text("odds")


def test_no_odds_are_asked_for(alva: Person, nils: Person) -> None:
    path = struck([alva, nils], advice=False).path
    page = alva.context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(alva.address + path)
    expect(page.locator("[data-send]")).to_be_visible()
    expect(page.locator("[data-advise]")).to_have_count(0)
    assert [address for address in asked if "/outlook?" in address] == []


def test_who_joins_is_told(alva: Person, nils: Person) -> None:
    page = alva.open()
    open_form(page, "With friends", "friend")
    page.get_by_label("Anybody may sit down").check()
    create_without(page)
    expect(nils.open().locator(".open-table").first).to_contain_text("No clock · without advice")
    expect(nils.open(invitation(page)).locator(".join .facts")).to_contain_text("No clock · without advice")


def test_who_cannot_be_advised_is_told_before_asking(alva: Person, nils: Person) -> None:
    path = struck([alva, nils]).path
    page = alva.context.new_page()

    def too_large(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json=answer.json() | {"forecast": {"advice": "too_large"}})

    page.route("**/position?*", too_large)
    page.goto(alva.address + path)
    advise = page.locator("[data-advise]")
    expect(advise).to_have_attribute("aria-disabled", "true")
    expect(advise).to_have_attribute("aria-description", "This battle is too large for exact odds.")
    expect(page.locator(".advice")).to_contain_text("This battle is too large for exact odds.")
