"""Coming to a table, leaving it, coming back to it."""

import re

from playwright.sync_api import Page, expect

from browser.conftest import Newcomer, Person
from browser.house import House
from browser.player import Player
from browser.setting import card, create, invitation, open_form, start, take_seat

LOST = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE", "WebSocket connection")


def own_link(page: Page) -> str:
    """The link that seats a person on another device."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Links").click()
    link = page.locator("dialog .copy-field input").last.input_value()
    page.get_by_role("button", name="Close", exact=True).click()
    return link


def board(page: Page) -> list[str | None]:
    """Who holds what, as it is read out."""
    return [land.get_attribute("aria-label") for land in page.locator(".land").all()]


def placed(page: Page) -> None:
    """Place one army."""
    player = Player(page)
    player.until("place_setup")
    before = page.locator(".hint").first.inner_text()
    while player.step() != "asked":
        page.wait_for_timeout(10)
    expect(page.locator(".question[data-question=place_setup] .hint").first).not_to_have_text(before)


def test_play_now(alva: Person) -> None:
    page = alva.open()
    expect(page.locator(".your-tables")).to_contain_text("None yet")
    card(page).get_by_role("button", name="Play now").click()
    expect(page.locator(".seat")).to_have_count(4)
    placed(page)
    page.get_by_role("link", name="Stridsplan").click()
    row = page.locator(".table-row")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Your turn")


def test_an_invitation_seats_one(alva: Person, nils: Person, newcomer: Newcomer) -> None:
    page = alva.open()
    open_form(page, "With friends", "friend", "friend")
    create(page)
    expect(page.locator(".question")).to_contain_text("2 seats are free")
    link = invitation(page)
    tora = newcomer()
    tora.expect_complaints("403", "409")
    other, late = nils.open(link), tora.open(link)
    take_seat(other, "Nils")
    expect(page.locator(".question")).to_contain_text("One seat is free")
    expect(page.locator(".seats")).to_contain_text("Nils")
    late.get_by_label("What shall we call you?").fill("Tora")
    late.get_by_role("button", name="Take the seat").click()
    expect(late.get_by_role("alert")).to_contain_text(re.compile("taken|open"))
    late.get_by_role("button", name="Only watch").click()
    expect(late.locator(".question")).to_contain_text("Play starts")


def test_closing_the_browser_and_coming_back(alva: Person) -> None:
    page = alva.open()
    start(page, "bot", {"setup-placement": "random"})
    player = Player(page, attacks={"0": 1})
    player.until("attack")
    seen = board(page)
    page.close()
    again = alva.open(page.url)
    player = Player(again)
    player.until("attack")
    assert board(again) == seen


def test_a_personal_link_seats_another_device(alva: Person, newcomer: Newcomer) -> None:
    page = alva.open()
    start(page, "bot", {"setup-placement": "alternating_single"})
    Player(page).until("place_setup")
    phone = newcomer().open(own_link(page))
    phone.get_by_role("button", name="Sit down").click()
    expect(phone.locator(".question[data-question=place_setup]")).to_be_visible()
    left = page.locator(".question .hint").first
    before = left.inner_text()
    placed(phone)
    expect(left).not_to_have_text(before)


def test_an_unknown_table_and_page(alva: Person) -> None:
    alva.expect_complaints("404")
    expect(alva.open("/t/nowhere0000").locator("h1")).to_have_text("No such table")
    expect(alva.open("/elsewhere").locator("h1")).to_have_text("Off the map")
    expect(alva.open("/rules/nothing").locator("h1")).to_have_text("Off the map")


def test_a_table_that_cannot_be_made_says_so_beside_the_button(alva: Person) -> None:
    alva.expect_complaints("503")
    page = alva.open()
    open_form(page, "More", "bot")
    refused = {"error": {"code": "store.unavailable"}}
    page.route("**/tables/promise", lambda route: route.fulfill(status=503, json=refused))
    page.locator(".dialog-foot .button").click()
    expect(page.get_by_role("alert")).to_be_in_viewport(ratio=1)


def test_a_lobby_without_games_names_no_tables(alva: Person, nils: Person) -> None:
    alva.expect_complaints("ERR_FAILED")
    page = nils.open()
    open_form(page, "With friends", "friend")
    page.get_by_label("Anybody may sit down").check()
    create(page)
    page = alva.context.new_page()
    page.route("**/api/v1/games", lambda route: route.abort())
    page.goto(alva.address)
    expect(page.get_by_role("alert")).to_contain_text("The lobby could not be fetched")
    expect(page.locator(".open-table")).to_have_count(0)


def test_the_server_goes_and_comes_back(newcomer: Newcomer, tmp_path_factory: object) -> None:
    house = House(tmp_path_factory.mktemp("own"), WARM="false").start()  # type: ignore[attr-defined]
    try:
        person = newcomer(house)
        person.expect_complaints(*LOST)
        page = person.open()
        start(page, "bot", {"setup-placement": "random"})
        player = Player(page)
        player.until("reinforce")
        before = page.locator(".log-line").count()
        house.stop()
        banner = page.get_by_text("Connection lost. Trying again…")
        expect(banner).to_be_visible()
        player.step()  # a command goes out while nobody answers
        house.start()
        expect(banner).to_be_hidden()
        expect(page.locator(".log-line")).not_to_have_count(before)
        player.until("attack")
    finally:
        house.stop()
