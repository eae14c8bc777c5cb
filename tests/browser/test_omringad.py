"""Omringad on its page: whole games, set-up by mouse and keyboard, odds, advice and texts."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.api_table import UNLIMITED, ApiPlayers, ApiTable, Position
from browser.conftest import NewUser, User
from browser.omringad_player import (
    BattleTable,
    Keyboard,
    OmringadPlayer,
    TouchPlayer,
    squares_beside_enemies,
    table_with_hits,
)
from browser.page_actions import open_table
from browser.test_accessibility import DEVICES, NAMELESS, PHONE, accessibility_problems
from browser.test_games import expect_game_over
from browser.translations import untranslated
from depth import SOAK, some

LAYOUT = ["castle", "village", "village", "lake", "lake", "forest", "forest", "mountain", "mountain"]
SCREENS = ("lay_terrain", "raise_army", "stack_army", "purchase", "move", "move_group", "bid_in_turn")
HITS_ARE_IN_LOG = """() => {
  document.querySelectorAll('.log-more[aria-expanded=false]').forEach((button) => button.click());
  return document.querySelector('.log').innerText.includes('Hits on your');
}"""
NEARLY_WON = 46  # points of the 50 that win: one round before the end
LATE_STEPS = 4  # that a page takes at least, before the API finishes the war
SQUARES = ["A33", "A12", "A45", "A21", "A51", "A15", "A54", "A23", "A43"]


def against_a_bot(user: User) -> Page:
    """The page of a new table against a bot."""
    return open_table(user, "bot", {}, game="omringad")


def scores(position: Position) -> list[int]:
    """The scores of the seats."""
    return [seat["score"] for seat in position["view"]["seats"]]


def lay(page: Page, terrain: str, square: str) -> None:
    """Choose a terrain and click a square."""
    page.locator(f'[data-terrain="{terrain}"]').click()
    page.locator(f'.spot.can-lay[data-place="{square}"]').click()
    expect(page.locator(f'.spot.laid[data-place="{square}"]')).to_be_visible()


# -- Whole games ---------------------------------------------------------------------------------------------


def wait_until_idle(page: Page) -> None:
    """Wait until the server has received the page's answer."""
    expect(page.locator('.question[aria-busy="true"]')).to_have_count(0)


def finish_a_war_of_two_with_live_auctions(new_user: NewUser) -> None:
    """In `make test` a page plays the first round and some of the last one; all else is played over the API."""
    users = new_user(), new_user()
    api_table = ApiTable(users, "omringad", {"auction": "live"})
    pages = [user.open(api_table.path) for user in users[: 2 if SOAK else 1]]
    players = [OmringadPlayer(page, seed) for seed, page in enumerate(pages)]
    questions = {"lay_terrain", "raise_army", "stack_army", "ready", "purchase", "move"}
    bids = {"open_bidding", "raise_bid"}  # the first question, unless the other player has made a bid before
    other = players[1] if SOAK else ApiPlayers(api_table, (1,))
    if not players[0].play(
        other, enough=lambda: questions <= players[0].asked and bool(bids & players[0].asked)
    ):
        wait_until_idle(pages[0])
        pages[0].goto("about:blank")  # or it would show every move of the middle
        api_table.play_until(lambda position: max(scores(position)) >= NEARLY_WON)
        pages[0].goto(users[0].address + api_table.path)
        steps = len(players[0].steps) + LATE_STEPS
        if not players[0].play(other, enough=lambda: len(players[0].steps) >= steps):
            wait_until_idle(pages[0])
            api_table.play(UNLIMITED)
        pages.append(users[1].open(api_table.path))
    for page in pages:
        expect_game_over(page)
    assert questions <= players[0].asked
    assert bids & players[0].asked


def finish_a_war_of_four(new_user: NewUser) -> None:
    users = [new_user(), new_user(), new_user(**PHONE), new_user(locale="sv-SE")]
    api_table = ApiTable(users, "omringad", {"teams": "diagonal", "auction": "sealed"})
    pages = [user.open(api_table.path) for user in some(users, 2)]
    player, questions = OmringadPlayer(pages[0]), {"raise_army", "seal_bid", "purchase", "move", "reinforce"}
    if player.play(ApiPlayers(api_table, (1, 2, 3)), enough=lambda: questions <= player.asked):
        for page in pages:
            expect_game_over(page)
            expect(page.locator(".pieces .stack")).to_have_count(pages[0].locator(".pieces .stack").count())
    for page in pages:
        expect(page.locator(".squares .square")).to_have_count(100)
    assert questions <= player.asked


@pytest.mark.parametrize("war", some([finish_a_war_of_two_with_live_auctions, finish_a_war_of_four], 1))
def test_browsers_finish_a_war(new_user: NewUser, war: Callable[[NewUser], None]) -> None:
    war(new_user)


@pytest.mark.soak("test_games.py::test_two_people_share_a_screen_with_a_bot")
def test_a_shared_screen_has_a_curtain_between_the_players(alva: User) -> None:
    page = open_table(alva, "screen", {}, game="omringad")
    player = OmringadPlayer(page)
    player.until("lay_terrain")
    expect(page.locator(".squares .square")).to_have_count(25)  # only one's own country
    player.until("whole")
    player.primary()
    expect(page.locator(".curtain")).to_be_visible()
    player.until("lay_terrain")
    expect(page.locator(".squares .laid")).to_have_count(0)
    player.until("raise_army")
    expect(page.locator(".squares .square")).to_have_count(50)


# -- Setting up ----------------------------------------------------------------------------------------------


def test_a_country_can_be_laid_out_by_click_and_drag(alva: User) -> None:
    page = against_a_bot(alva)
    OmringadPlayer(page).until("lay_terrain")
    kinds = LAYOUT[:-1:2]  # one of each kind but the mountains
    for terrain, square in zip(kinds, SQUARES, strict=False):
        lay(page, terrain, square)
    page.locator('[data-terrain="mountain"]').drag_to(page.locator('.spot[data-place="A41"]'))
    expect(page.locator('.spot.laid[data-place="A41"]')).to_be_visible()
    page.locator('.spot[data-place="A41"]').drag_to(page.locator('.spot[data-place="A55"]'))
    expect(page.locator('.spot.laid[data-place="A55"]')).to_be_visible()
    page.locator(".question [data-fill]").click()
    expect(page.locator(".squares .laid")).to_have_count(9)
    page.locator(".question [data-primary]").click()
    expect(page.locator('.question[data-question="raise_army"]')).to_be_visible(timeout=30_000)
    expect(page.locator('.spot[data-place="A33"] .terrain.castle')).to_be_visible()


def test_a_unit_that_cannot_be_bought_shows_the_reason(alva: User, nils: User) -> None:
    api_table = ApiTable([alva, nils], "omringad", {})
    assert api_table.reach("raise_army", 0)
    page = alva.open(api_table.path)
    for unit in ("catapult", "catapult", "general"):
        bought = page.locator(f'.buy-row[data-unit="{unit}"] output')
        count = int(bought.inner_text())
        page.locator(f'.buy-row[data-unit="{unit}"] [data-digit]').click()
        expect(bought).to_have_text(str(count + 1))
    cheapest = page.locator('.buy-row[data-unit="merc"] [data-digit]')
    expect(cheapest).to_have_attribute(
        "aria-description", re.compile("^The three stacks must be equally high")
    )
    dearest = page.locator('.buy-row[data-unit="rider"] [data-digit]')
    expect(dearest).to_have_attribute("aria-description", "You do not have the gold for that.")
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".buy-row").last.scroll_into_view_if_needed()
    expect(page.locator(".purse")).to_be_in_viewport(ratio=1)  # stays visible while the column is scrolled
    expect(page.locator(".question")).to_contain_text("F is how many squares a unit moves")


@pytest.mark.soak("test_screen.py::test_a_turn_can_be_played_by_keyboard")
def test_set_up_and_a_move_can_be_done_by_keyboard(alva: User) -> None:
    page = against_a_bot(alva)
    keyboard = Keyboard(page)
    keyboard.wait_for_question("lay_terrain")
    keyboard.go_to_board()
    for terrain, square in zip(LAYOUT, SQUARES, strict=True):
        keyboard.go(square)
        keyboard.press(str(1 + ["castle", "village", "lake", "forest", "mountain"].index(terrain)), "Enter")
        expect(page.locator(f'.spot.laid[data-place="{square}"]')).to_be_visible()
        keyboard.wait_until_idle()
    keyboard.go("A33")
    keyboard.press("Backspace")
    expect(page.locator('.spot.laid[data-place="A33"]')).to_have_count(0)
    keyboard.wait_until_idle()
    keyboard.press("Enter")
    keyboard.wait_for_question("whole")
    keyboard.press("e")
    keyboard.wait_for_question("raise_army")
    for bought in range(1, 4):
        keyboard.press("1")
        expect(page.locator('.buy-row[data-unit="merc"] output')).to_have_text(str(bought))
        keyboard.wait_until_idle()
    keyboard.press("e")
    keyboard.wait_for_question("stack_army")
    for square in ("A33", "A12", "A45"):
        put = page.locator(f'[data-put="{square}"]')
        before = page.locator(".puts .put").count()
        put.focus()
        keyboard.press("Enter")
        expect(page.locator(".puts .put")).to_have_count(before + 1)
        keyboard.wait_until_idle()
    keyboard.wait_for_question("whole")
    keyboard.press("e")
    keyboard.wait_for_question("purchase")
    keyboard.press("e")
    keyboard.wait_for_question("move")
    keyboard.go_to_board()
    keyboard.go("A33")
    keyboard.press("Enter")
    keyboard.wait_for_question("move_group")
    keyboard.press("ArrowRight")
    expect(page.locator(".march-path b")).to_have_text("A33 → A34")
    keyboard.wait_until_idle()
    keyboard.press("Enter")
    expect(page.locator(".log-line", has_text="from A33 to A34").first).to_be_visible(timeout=30_000)
    # no further log lines will move this one
    expect(page.locator(".question[data-question]")).to_be_visible(timeout=30_000)
    keyboard.wait_until_idle()
    page.locator(".log-line", has_text="from A33 to A34").first.hover()
    for square in ("A33", "A34"):  # hovering highlights the squares of the line
        expect(page.locator(f'.spot[data-place="{square}"]')).to_have_class(re.compile(r"\bhighlighted\b"))
    page.locator(".bar").hover()
    expect(page.locator(".spot.highlighted")).to_have_count(0)


# -- Odds, advice and texts ----------------------------------------------------------------------------------


def test_neighbours_are_highlighted_across_the_borders_of_countries(alva: User, nils: User) -> None:
    api_table = ApiTable((alva, nils), "omringad", {})
    api_table.play(2 * len(LAYOUT))
    page = alva.open(api_table.path)
    page.locator('.spot[data-place="A25"]').hover()
    expect(page.locator(".ring.near")).to_have_count(4)
    expect(page.locator(".seams .lit")).to_have_count(1)
    expect(page.locator(".omringad-board .tip")).to_contain_text("B45")
    expect(page.locator(".square-name").filter(has_text="A25")).to_have_css("opacity", "1")
    page.locator('.spot[data-place="A11"]').hover()  # both outer sides of a corner lead to the same square
    expect(page.locator(".ring.near")).to_have_count(3)


def test_the_squares_of_four_countries_are_large_enough_for_touch_after_zooming_in(
    new_user: NewUser,
) -> None:
    users = [new_user(**PHONE), *(new_user() for _ in range(3))]
    api_table = ApiTable(users, "omringad", {})
    api_table.play(4 * len(LAYOUT))
    page = users[0].open(api_table.path)
    expect(page.locator(".squares .square")).to_have_count(100)
    page.locator(".map-buttons .icon-button").first.tap()
    page.wait_for_function("document.querySelector('.square-ground').getBoundingClientRect().width >= 44")
    expect(page.locator('.spot[data-place="A33"]')).to_be_in_viewport(ratio=1)


@pytest.mark.soak("test_screen.py::test_an_attack_can_be_dragged")
def test_a_stack_can_be_moved_by_drag(alva: User, nils: User) -> None:
    users = (alva, nils)
    api_table = ApiTable(users, "omringad", {})
    position = api_table.play_until(lambda each: any(action["kind"] == "start" for action in each["actions"]))
    assert position
    page = users[position["seat"]].open(api_table.path)
    origin = str(page.locator(".spot.can-start").first.get_attribute("data-place"))
    square = page.locator(f'.spot[data-place="{origin}"]')
    square.click()
    goal = str(page.locator(".spot.can-step").first.get_attribute("data-place"))
    page.keyboard.press("Escape")
    expect(page.locator(".spot.can-step")).to_have_count(0)
    square.drag_to(page.locator(f'.spot[data-place="{goal}"]'))
    expect(page.locator(".march-path b")).to_have_text(f"{origin} → {goal}")


def test_odds_are_shown_before_an_attack(alva: User, nils: User) -> None:
    users = (alva, nils)
    api_table = BattleTable(users, "omringad", {"limit": 140}, end_probability=0)
    position = api_table.play_until(lambda position: squares_beside_enemies(position) != [])
    assert position
    page = users[position["seat"]].open(api_table.path)
    page.locator(f'[data-start="{squares_beside_enemies(position)[0]}"]').click()
    expect(page.locator(".outcome").first).to_contain_text(re.compile("To (take|hold) [AB]"))
    assert accessibility_problems(page) == []


def test_advice_on_hits_is_shown_on_request_and_can_be_followed(alva: User, nils: User) -> None:
    api_table, user = table_with_hits([alva, nils])
    page = user.open(api_table.path)
    question = page.locator('.question[data-question="take_hits"]')
    expect(question).to_be_visible()
    expect(question.locator(".best")).to_have_count(0)
    page.locator("[data-advise]").click()
    expect(question.locator(".advice .hint")).to_contain_text("That gives")
    expect(page.locator(".battle .fighter .best").first).to_be_visible()
    assert accessibility_problems(page) == []
    page.locator("[data-follow]").click()
    expect(page.locator("[data-follow]")).to_have_count(0)
    expect(page.locator(".question")).to_contain_text("Take these hits?")
    expect(page.locator("[data-send]")).not_to_have_attribute("aria-disabled", "true")
    page.locator("[data-send]").click()
    expect(page.locator(".advice .hint")).to_have_count(0)  # the next question may be about hits, too
    api_table.answer([0, 1])  # if both players have hits to take, the log shows them after both have answered
    page.wait_for_function(HITS_ARE_IN_LOG)


@pytest.mark.soak("test_screen.py::test_every_text_is_translated_and_every_control_has_a_name")
def test_every_text_is_translated_and_every_control_has_a_name(alva: User) -> None:
    page = against_a_bot(alva)
    player = OmringadPlayer(page)
    for question in player.play_until_each(*SCREENS):
        assert untranslated(page) == set(), question
        assert page.evaluate(NAMELESS) == []
    for panel in page.locator("details.panel summary").all():
        panel.click()
    assert untranslated(page) == set()
    names = page.evaluate("[...document.querySelectorAll('.squares .square')].map((each) => each.ariaLabel)")
    assert len(set(names)) == 50


@pytest.mark.parametrize("device", some(DEVICES, 1, first=1))
def test_every_question_is_accessible(new_user: NewUser, device: dict[str, object]) -> None:
    user = new_user(**device)
    api_table = ApiTable((user,), "omringad", {}, bots=1)
    page = user.open(api_table.path)
    player = TouchPlayer(page) if "has_touch" in device else OmringadPlayer(page)
    for question in some(SCREENS, 2):
        # `make soak` does not use the API, which may raise no army and is then not asked "stack_army"
        if not SOAK:
            assert api_table.reach(question, 0)
            page.locator(f'.question[data-question="{question}"]').wait_for()
        player.until(question)
        assert accessibility_problems(page) == [], question
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
