"""Clocks that run out, open tables in the lobby, and requests to other players."""

import re

from playwright.sync_api import Page, expect

from browser.api_table import ApiTable, join
from browser.conftest import User
from browser.page_actions import card, create, invitation, open_form, open_table, resign
from browser.risk_player import RiskPlayer
from browser.test_games import expect_game_over
from browser.test_screen import RANDOM_PLACEMENT

NO_ADVICE = "No odds and no suggestions at this table"


def choose_pace(page: Page, name: str) -> None:
    """Choose the pace of the new table."""
    page.locator(f'.pace .segment[data-value="{name}"]').click()


def choose_from_menu(page: Page, name: str) -> None:
    """Choose an item of the table's menu."""
    page.locator(".bar .menu > button").last.click()
    page.locator(".menu-item").filter(has_text=name).click()


def choose_random_placement(page: Page) -> None:
    """Choose random placement, so that the first turn starts at once."""
    page.locator("#risk-option-setup-placement").select_option("random")


def test_the_game_moves_on_when_a_live_clock_runs_out(alva: User, nils: User) -> None:
    page = alva.open()
    open_form(page, "With friends", "friend")
    choose_random_placement(page)
    choose_pace(page, "live")
    page.locator(".pace select").select_option("My own numbers")
    page.get_by_label("Minutes in the bank").fill("0")
    page.get_by_label("Seconds a turn").fill("2")
    create(page)
    join(nils, invitation(page), "Nils")
    expect(page.locator(".seat-clock.running")).to_be_visible()
    passed = re.compile("Your time is up: the game moves for you|Nils ran out of time: the game moves on")
    expect(page.locator(".log")).to_contain_text(passed, timeout=30_000)


def test_two_players_pause_and_agree_to_a_rematch(alva: User, nils: User) -> None:
    clock = {"pace": "live", "bank": 600, "turn": 60}
    table = ApiTable((alva, nils), "risk", RANDOM_PLACEMENT, clock=clock)
    page, other = alva.open(table.path), nils.open(table.path)
    choose_from_menu(page, "Ask for a pause")
    expect(page.locator(".request")).to_contain_text("You ask for a pause")
    other.get_by_role("button", name="Agree").click()
    for each in (page, other):
        expect(each.locator(".question")).to_contain_text("The clocks have stopped")
    other.get_by_role("button", name="Resume").click()
    expect(page.locator(".seat-clock.running")).to_be_visible()
    expect(page.locator(".seat.acting")).to_be_visible()
    acting = page if page.locator(".question.asked").count() else other
    resign(acting)
    for each in (page, other):
        expect_game_over(each)
    titles = {each.locator(".question h2").inner_text().lower() for each in (page, other)}
    assert titles == {"you have won", "the game is over"}
    page.get_by_role("button", name="Play again").click()
    expect(other.locator(".request")).to_contain_text("would like to play again")
    before = page.url
    other.get_by_role("button", name="Agree").click()
    for each in (page, other):
        expect(each).not_to_have_url(before)
        expect(each.locator(".seats .seat")).to_have_count(2)
    assert page.url == other.url
    expect(page.locator(".seat").first).to_contain_text("Nils")  # every player moves to another seat
    for each in (page, other):
        choose_from_menu(each, "Honest dice")
        expect(each.locator(".contributions li")).to_have_count(2)
        expect(each.locator(".contributions li b")).to_have_count(1)  # marks the player's own


def test_an_open_table_without_advice_appears_in_the_lobby_without_a_reload(alva: User, nils: User) -> None:
    page, other = alva.open(), nils.open()
    expect(card(other)).to_be_visible()
    open_form(page, "With friends", "friend")
    choose_pace(page, "mail")
    page.get_by_label("Anyone may join").check()
    page.get_by_label("Odds and suggestions may be shown").uncheck()
    create(page)
    expect(page.locator(".aside")).to_contain_text(NO_ADVICE)
    row, terms = other.locator(".open-table").first, re.compile("2 days for each turn.* · without advice")
    expect(row).to_contain_text(terms)
    expect(nils.open(invitation(page)).locator(".join .facts")).to_contain_text(terms)
    row.get_by_role("button").click()
    expect(other.locator(".seats")).to_contain_text("Guest")
    expect(page.locator(".question")).not_to_contain_text("Waiting for players")


def test_a_take_back_is_explained_before_it_is_done(alva: User) -> None:
    options = RANDOM_PLACEMENT | {"goal": "world"}  # a mission might end the game in the bots' turns
    page = open_table(alva, "bot", options, "bot")
    RiskPlayer(page, attacks={"0": 0}).until("attack")
    page.keyboard.press("e")
    RiskPlayer(page).until("fortify")
    page.keyboard.press("e")
    RiskPlayer(page).until("reinforce")
    log = page.locator(".log-line")
    before = log.first.inner_text()
    choose_from_menu(page, "Take back…")
    dialog = page.get_by_role("dialog", name="Take back")
    expect(dialog).to_contain_text("You end your turn.")
    expect(dialog).to_contain_text(re.compile(r"It also takes back \d+ moves that bots have made since\."))
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    assert log.first.inner_text() == before
    choose_from_menu(page, "Take back…")
    dialog.get_by_role("button", name="Take it back").click()
    expect(page.locator('.question[data-question="fortify"]')).to_be_visible()
