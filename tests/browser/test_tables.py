"""Creating, joining and reopening tables, quick pairing, and errors."""

import re

from playwright.sync_api import Page, expect

from browser.api_table import ApiTable
from browser.conftest import NewUser, User
from browser.page_actions import card, choose, invitation, open_form, open_table, take_seat
from browser.risk_player import RiskPlayer


def territory_names(page: Page) -> list[str | None]:
    """The accessible names of the territories, which contain owners and armies."""
    return [land.get_attribute("aria-label") for land in page.locator(".land").all()]


def place_army(page: Page) -> None:
    """Place one army."""
    player = RiskPlayer(page)
    player.until("place_setup")
    before = page.locator(".hint").first.inner_text()
    while player.step() != "asked":
        page.wait_for_timeout(10)
    expect(page.locator(".question[data-question=place_setup] .hint").first).not_to_have_text(before)


def test_play_now_creates_a_table(alva: User) -> None:
    page = alva.open()
    expect(page.locator(".your-tables")).to_contain_text("None yet")
    card(page).get_by_role("button", name="Play now").click()
    expect(page.locator(".seat")).to_have_count(4)
    place_army(page)
    page.get_by_role("link", name="Stridsplan").click()
    row = page.locator(".table-row")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Your turn")


def test_an_invitation_link_is_for_one_player(alva: User, nils: User, new_user: NewUser) -> None:
    page = open_table(alva, "friend", {}, "friend")
    expect(page.locator(".question")).to_contain_text("2 seats are free")
    link = invitation(page)
    tora = new_user()
    tora.expect_errors("403", "409")
    other, latecomer = nils.open(link), tora.open(link)
    take_seat(other, "Nils")
    expect(page.locator(".question")).to_contain_text("One seat is free")
    expect(page.locator(".seats")).to_contain_text("Nils")
    latecomer.get_by_label("What shall we call you?").fill("Tora")
    latecomer.get_by_role("button", name="Take the seat").click()
    expect(latecomer.get_by_role("alert")).to_contain_text(re.compile("taken|open"))
    latecomer.get_by_role("button", name="Only watch").click()
    expect(latecomer.locator(".question")).to_contain_text("Play starts")


def test_a_reopened_page_shows_the_same_table(alva: User) -> None:
    page = open_table(alva, "bot", {"setup.placement": "random"})
    player = RiskPlayer(page, attacks={"0": 1})
    player.until("attack")
    names = territory_names(page)
    page.close()
    reopened = alva.open(page.url)
    player = RiskPlayer(reopened)
    player.until("attack")
    assert territory_names(reopened) == names


def test_a_personal_link_seats_another_device_until_it_is_renewed(alva: User, new_user: NewUser) -> None:
    page, device = open_table(alva, "bot", {"setup.placement": "alternating_single"}), new_user()
    device.expect_errors("403")
    RiskPlayer(page).until("place_setup")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Links").click()
    link = page.locator(".own-link input")
    old = link.input_value()
    phone = device.open(old)
    phone.get_by_role("button", name="Sit down").click()
    expect(phone.locator("[data-own='0']")).to_be_attached()
    left = page.locator(".question .hint").first
    before = left.inner_text()
    place_army(phone)
    expect(left).not_to_have_text(before)
    page.get_by_role("button", name="Make a new link").click()
    page.get_by_role("button", name="Yes, a new link").click()
    expect(page.locator(".toast")).to_contain_text("There is a new link.")
    expect(link).not_to_have_value(old)
    expect(phone.locator("[data-own='0']")).to_have_count(0)
    expect(page.locator("[data-own='0']")).to_be_attached()
    later = device.open(old)
    later.locator(".join .button.primary").click()
    expect(later.get_by_role("alert")).to_be_visible()


def test_unknown_tables_and_pages_are_reported(alva: User) -> None:
    alva.expect_errors("404")
    expect(alva.open("/t/nowhere0000").locator("h1")).to_have_text("No such table")
    expect(alva.open("/elsewhere").locator("h1")).to_have_text("Page not found")
    expect(alva.open("/rules/nothing").locator("h1")).to_have_text("Page not found")


def test_an_error_while_creating_a_table_is_shown_beside_the_button(alva: User) -> None:
    alva.expect_errors("503", "422")
    page = alva.open()
    open_form(page, "More", "bot", "bot")
    choose(page, {"goal": "world"})
    page.locator(".seat-row button").last.click()  # the chosen goal is illegal in a game for two
    expect(page.get_by_role("alert")).to_contain_text("“Goal of the game” does not go with")
    page.get_by_role("alert").get_by_role("button").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    refused = {"error": {"code": "store.unavailable"}}
    page.route("**/tables/promise", lambda route: route.fulfill(status=503, json=refused))
    page.locator(".dialog-foot .button").click()
    expect(page.get_by_role("alert")).to_be_in_viewport(ratio=1)


def test_a_lobby_without_games_lists_no_tables(alva: User, nils: User) -> None:
    alva.expect_errors("ERR_FAILED")
    ApiTable((nils,), "risk", {}, seats=[{"kind": "me"}, {"kind": "friend"}], listed=True)
    page = alva.context.new_page()
    page.route("**/api/v1/games", lambda route: route.abort())
    page.goto(alva.address)
    expect(page.get_by_role("alert")).to_contain_text("The lobby could not be loaded")
    expect(page.locator(".open-table")).to_have_count(0)


def test_quick_pairing_seats_two_visitors_at_one_table(alva: User, nils: User) -> None:
    page, other = alva.open(), nils.open()
    for each in (page, other):
        pairing = each.locator(".pairing")
        pairing.get_by_text("Games, players and pace").click()
        for box in pairing.get_by_role("checkbox").all()[1:]:
            box.uncheck()
        pairing.get_by_role("button", name="Find players").click()
        if each is page:
            expect(pairing).to_contain_text("1 of 2 players")
    expect(other.locator(".table-page")).to_be_visible()
    expect(page.locator(".table-page")).to_be_visible()
    assert page.url == other.url
