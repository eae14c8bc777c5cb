"""Omringad at the board: whole games, setting up by mouse, drag and keys, what is shown and said."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.commands import Company
from browser.conftest import Newcomer, Person
from browser.omringad import Finger, Staff, Typist, Warlord, struck
from browser.setting import choose, create, invitation, open_form, start, take_seat
from browser.test_access import GUISES, PHONE, faults
from browser.test_games import is_over
from browser.test_screen import NAMELESS
from browser.words import untranslated

LAYOUT = ["castle", "village", "village", "lake", "lake", "forest", "forest", "mountain", "mountain"]
SCREENS = ("lay_terrain", "raise_army", "stack_army", "purchase", "move", "move_group", "bid_in_turn")
SQUARES = ["A33", "A12", "A45", "A21", "A51", "A15", "A54", "A23", "A43"]


def against_a_bot(page: Page, options: dict[str, str] | None = None) -> None:
    """From the lobby to a table of two."""
    start(page, "bot", options or {}, game="omringad")


def lay(page: Page, terrain: str, square: str) -> None:
    """Choose a kind of ground and touch a square."""
    page.locator(f'[data-terrain="{terrain}"]').click()
    page.locator(f'.spot.can-lay[data-place="{square}"]').click()
    expect(page.locator(f'.spot.laid[data-place="{square}"]')).to_be_visible()


# -- Whole games ---------------------------------------------------------------------------------------------


def test_two_browsers_finish_a_war_with_live_auctions(alva: Person, nils: Person) -> None:
    page = alva.open()
    open_form(page, "With friends", "friend", game="omringad")
    choose(page, {"auction": "live"}, "omringad")
    create(page)
    other = nils.open(invitation(page))
    take_seat(other, "Nils")
    players = [Warlord(each, seed) for seed, each in enumerate((page, other))]
    players[0].play(players[1])
    for each in (page, other):
        is_over(each)
    asked = players[0].asked | players[1].asked
    assert {"lay_terrain", "raise_army", "stack_army", "ready", "open_bidding", "purchase", "move"} <= asked


def test_four_browsers_finish_a_war(newcomer: Newcomer) -> None:
    people = [newcomer(), newcomer(), newcomer(**PHONE), newcomer(locale="sv-SE")]
    company = Company(people, "omringad", {"teams": "diagonal", "auction": "sealed"})
    pages = [person.open(company.path) for person in people]
    player = Warlord(pages[0])
    player.play(Staff(company, (1, 2, 3)))
    for page in pages:
        is_over(page)
        expect(page.locator(".squares .square")).to_have_count(100)
        expect(page.locator(".pieces .stack")).to_have_count(pages[0].locator(".pieces .stack").count())
    assert {"raise_army", "seal_bid", "purchase", "move", "reinforce"} <= player.asked


def test_two_at_one_screen_change_behind_a_curtain(alva: Person) -> None:
    page = alva.open()
    start(page, "screen", {}, game="omringad")
    player = Warlord(page)
    player.until("lay_terrain")
    expect(page.locator(".squares .square")).to_have_count(25)  # one's own country alone
    player.until("whole")
    player.primary()
    expect(page.locator(".curtain")).to_be_visible()
    player.until("lay_terrain")
    expect(page.locator(".squares .laid")).to_have_count(0)
    player.until("move")
    expect(page.locator(".squares .square")).to_have_count(50)


# -- Setting up ----------------------------------------------------------------------------------------------


def test_a_country_is_laid_out_by_touch_and_drag(alva: Person) -> None:
    page = alva.open()
    against_a_bot(page)
    Warlord(page).until("lay_terrain")
    for terrain, square in zip(LAYOUT[:-1], SQUARES[:-1], strict=True):
        lay(page, terrain, square)
    page.locator('[data-terrain="mountain"]').drag_to(page.locator('.spot[data-place="A41"]'))
    expect(page.locator('.spot.laid[data-place="A41"]')).to_be_visible()
    page.locator('.spot[data-place="A41"]').drag_to(page.locator('.spot[data-place="A55"]'))
    expect(page.locator('.spot.laid[data-place="A55"]')).to_be_visible()
    expect(page.locator(".squares .laid")).to_have_count(9)
    page.locator(".question [data-primary]").click()
    expect(page.locator('.question[data-question="raise_army"]')).to_be_visible(timeout=30_000)
    expect(page.locator('.spot[data-place="A33"] .terrain.castle')).to_be_visible()


def test_a_unit_is_refused_for_the_reason_that_the_rules_give(alva: Person, nils: Person) -> None:
    company = Company([alva, nils], "omringad", {})
    assert company.reach("raise_army", 0)
    page = alva.open(company.path)
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


def test_a_set_up_and_a_move_by_keyboard_alone(alva: Person) -> None:
    page = alva.open()
    against_a_bot(page)
    hands = Typist(page)
    hands.asked("lay_terrain")
    hands.go_to_board()
    for terrain, square in zip(LAYOUT, SQUARES, strict=True):
        hands.go(square)
        hands.key(str(1 + ["castle", "village", "lake", "forest", "mountain"].index(terrain)), "Enter")
        expect(page.locator(f'.spot.laid[data-place="{square}"]')).to_be_visible()
        hands.settled()
    hands.go("A33")
    hands.key("Backspace")
    expect(page.locator('.spot.laid[data-place="A33"]')).to_have_count(0)
    hands.settled()
    hands.key("Enter")
    hands.asked("whole")
    hands.key("e")
    hands.asked("raise_army")
    for bought in range(1, 10):
        hands.key("1")
        expect(page.locator('.buy-row[data-unit="merc"] output')).to_have_text(str(bought))
        hands.settled()
    hands.key("e")
    hands.asked("stack_army")
    for square in ("A33", "A12", "A45") * 3:
        put = page.locator(f'[data-put="{square}"]')
        before = page.locator(".puts .put").count()
        put.focus()
        hands.key("Enter")
        expect(page.locator(".puts .put")).to_have_count(before + 1)
        hands.settled()
    hands.asked("whole")
    hands.key("e")
    hands.asked("purchase")
    hands.key("e")
    hands.asked("move")
    hands.go_to_board()
    hands.go("A33")
    hands.key("Enter")
    hands.asked("move_group")
    hands.key("ArrowRight")
    expect(page.locator(".march-path b")).to_have_text("A33 → A34")
    hands.settled()
    hands.key("Enter")
    expect(page.locator(".log-line", has_text="from A33 to A34").first).to_be_visible(timeout=30_000)


# -- What is shown and said ----------------------------------------------------------------------------------


def test_neighbours_light_up_over_the_rim(alva: Person) -> None:
    page = alva.open()
    against_a_bot(page)
    Warlord(page).until("purchase")
    page.locator('.spot[data-place="A25"]').hover()
    expect(page.locator(".ring.near")).to_have_count(4)
    expect(page.locator(".seams .lit")).to_have_count(1)
    expect(page.locator(".omringad-board .tip")).to_contain_text("B45")
    page.locator('.spot[data-place="A11"]').hover()  # both outer sides of a corner lead to the same square
    expect(page.locator(".ring.near")).to_have_count(3)


def test_the_squares_of_four_countries_are_large_enough_for_a_finger_when_looked_at_closely(
    newcomer: Newcomer,
) -> None:
    people = [newcomer(**PHONE), *(newcomer() for _ in range(3))]
    company = Company(people, "omringad", {})
    company.play(4 * len(LAYOUT))
    page = people[0].open(company.path)
    expect(page.locator(".squares .square")).to_have_count(100)
    page.locator(".map-buttons .icon-button").first.tap()
    page.wait_for_function("document.querySelector('.square-ground').getBoundingClientRect().width >= 44")
    expect(page.locator('.spot[data-place="A33"]')).to_be_in_viewport(ratio=1)


def until_attack(player: Warlord) -> None:
    """Play until the group in hand can step into others."""
    while True:
        player.until("move_group")
        if player.page.locator(".outcomes").count():
            return
        player.answer(player.look())


def test_odds_are_told_before_an_attack(alva: Person) -> None:
    page = alva.open()
    against_a_bot(page, {"limit": "140"})  # long enough for armies to meet
    until_attack(Warlord(page))
    expect(page.locator(".outcome").first).to_contain_text(re.compile("To (take|hold) [AB]"))
    assert faults(page) == []


def test_advice_on_hits_is_given_when_asked_for_and_can_be_followed(alva: Person, nils: Person) -> None:
    company = struck([alva, nils])
    page = alva.open(company.path)
    question = page.locator('.question[data-question="take_hits"]')
    expect(question).to_be_visible()
    expect(question.locator(".best")).to_have_count(0)
    page.locator("[data-advise]").click()
    expect(question.locator(".advice .hint")).to_contain_text("with a chance of")
    expect(page.locator(".battle .fighter .best").first).to_be_visible()
    assert faults(page) == []
    page.locator("[data-follow]").click()
    expect(page.locator("[data-follow]")).to_have_count(0)
    expect(page.locator("[data-send]")).not_to_have_attribute("aria-disabled", "true")
    page.locator("[data-send]").click()
    expect(page.locator(".question")).to_have_attribute("aria-busy", "false")
    company.answer([1])  # where both were hit, neither is told before both have answered
    expect(page.locator(".log-line", has_text="Hits on your").first).to_be_visible()


def test_nothing_is_left_untranslated(alva: Person) -> None:
    page = alva.open()
    against_a_bot(page)
    player = Warlord(page)
    for question in player.meet(*SCREENS):
        assert untranslated(page) == set(), question
        assert page.evaluate(NAMELESS) == []
    for panel in page.locator("details.panel summary").all():
        panel.click()
    assert untranslated(page) == set()
    names = page.evaluate("[...document.querySelectorAll('.squares .square')].map((each) => each.ariaLabel)")
    assert len(set(names)) == 50


@pytest.mark.parametrize("guise", GUISES)
def test_nothing_serious_stands_in_anybodys_way(newcomer: Newcomer, guise: dict[str, object]) -> None:
    page = newcomer(**guise).open()
    against_a_bot(page)
    player = Finger(page) if "has_touch" in guise else Warlord(page)
    for question in player.meet(*SCREENS):
        assert faults(page) == [], question
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
