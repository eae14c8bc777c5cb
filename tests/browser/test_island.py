"""Battle for the Island at the board: whole games, keys, taps, what is shown and said, and how a game is given up."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Newcomer, Person
from browser.island import Finger, Islander, Seen, Typist
from browser.setting import (
    card,
    choose,
    create,
    fill_seats,
    invitation,
    open_form,
    panels,
    start,
    take_seat,
)
from browser.test_games import is_over
from browser.test_screen import NAMELESS
from browser.words import untranslated

QUICK = {"battle": "quick_all_out", "start": "first_seat"}
SHORT = {"battle": "short", "start": "first_seat"}
MOVES = ("move", "zero", "after")  # questions of the battle


def against_a_bot(page: Page, options: dict[str, str]) -> None:
    """From the lobby to a table of two."""
    start(page, "bot", options, game="island")


def two_at_a_table(alva: Person, nils: Person, options: dict[str, str]) -> tuple[Page, Page]:
    """Two browsers that meet by a link."""
    page = alva.open()
    open_form(page, "With friends", "friend", game="island")
    choose(page, options, "island")
    create(page)
    other = nils.open(invitation(page))
    take_seat(other, "Nils")
    return page, other


def headings(*pages: Page) -> list[str]:
    """What the ends of these pages say first, in order of the alphabet."""
    return sorted(page.locator(".question h2").inner_text().lower() for page in pages)


# -- Whole games ---------------------------------------------------------------------------------------------


def test_two_browsers_finish_a_battle(alva: Person, nils: Person) -> None:
    pages = two_at_a_table(alva, nils, SHORT)
    players = [Islander(page, seed) for seed, page in enumerate(pages)]
    players[0].play(players[1])
    for page in pages:
        is_over(page)
    assert headings(*pages) in (
        ["the game is over", "you have won"],
        ["the game is over"] * 2,
        ["you have won"] * 2,
    )
    assert {"place_block", "place_character", "arrange_pad", "move"} <= players[0].asked


def test_four_seats_finish_a_battle_on_joined_islands(alva: Person) -> None:
    page = alva.open()
    open_form(page, "More", "bot", "bot", "bot", game="island")
    choose(page, {"sides": "across", "blocks": "all_live", "chain-depth": "unlimited"}, "island")
    create(page)
    player = Islander(page)
    player.play()
    is_over(page)
    expect(page.locator("[data-square]")).to_have_count(24 * 12)
    expect(page.locator(".question .ranks li")).to_have_count(4)
    assert {"place_block", "place_character", "arrange_pad", "two"} <= player.asked


def test_a_battle_by_keyboard_alone(alva: Person) -> None:
    page = alva.open()
    against_a_bot(page, SHORT)
    player = Typist(page)
    player.play()
    is_over(page)
    assert {"place_block", "place_character", "arrange_pad", "move"} <= player.asked


def test_two_at_one_screen_need_no_curtain_where_nothing_is_hidden(alva: Person) -> None:
    page = alva.open()
    start(page, "screen", QUICK, game="island")
    own = page.locator(".seat[data-own]")
    seats = set()
    player = Islander(page)
    for _ in range(6):
        player.until(*MOVES)
        seats.add(own.get_attribute("data-own"))
        player.step()
    assert seats == {"0", "1"}


# -- Fingers -------------------------------------------------------------------------------------------------


def test_a_battle_begins_by_taps(newcomer: Newcomer) -> None:
    phone = newcomer(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = phone.open()
    against_a_bot(page, {"start": "first_seat"})
    page.locator(".map-buttons .icon-button:not(.fine)").tap()  # the whole island
    player = Finger(page)
    block = player._able(player.until("place_block"), "block")[0]
    player.touch(block)
    expect(
        page.locator(".question [data-confirm]")
    ).to_be_visible()  # a small square is asked about once more
    page.locator(".question [data-confirm]").tap()
    expect(page.locator(f'[data-square="{block["place"]}"].touchable')).to_have_count(0)
    expect(page.locator(".crates")).to_have_attribute("aria-hidden", "true")
    player.until("arrange_pad")
    small = page.evaluate(
        """() => [...document.querySelectorAll('.question .button:not(.quiet), .slot-button, .grip')]
          .map((node) => [node.textContent, node.getBoundingClientRect()])
          .filter(([, box]) => box.width && (box.height < 44 && box.width < 200)).map(([text]) => text)"""
    )
    assert small == []
    player.until("move")
    moved = page.locator(".log-line", has_text=re.compile("You move a"))
    for _ in range(60):
        if moved.count():
            break
        player.step()
        page.wait_for_timeout(10)
    expect(moved.first).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


# -- What is shown and said ----------------------------------------------------------------------------------


def reach(page: Page) -> dict[str, Any]:
    """What the server says that the first seat's characters can reach, those that can reach nothing left out."""
    address = page.url.replace("/t/", "/api/v1/tables/")
    pieces = page.request.get(f"{address}/outlook?seat=0").json()["pieces"]
    told = {piece: {number: hit for number, hit in each.items() if hit} for piece, each in pieces.items()}
    return {piece: each for piece, each in told.items() if each}


def somebody_can_reach(page: Page, player: Islander) -> tuple[str, dict[str, list[str]]]:
    """Play until one of the own characters can reach an enemy: its number, and what it reaches."""
    for _ in range(40):
        player.until(*MOVES)
        found = [(piece, each) for piece, each in reach(page).items() if int(piece) < 10]
        if found:
            return found[0]
        player.step()
    raise AssertionError("nobody ever reaches anybody")


def shows(tip: Locator, reached: dict[str, list[str]]) -> None:
    """A tip names the squares of each number."""
    for number, squares in reached.items():
        line = tip.locator(".tip-reach", has=tip.page.locator("b", has_text=number))
        for square in squares:
            expect(line).to_contain_text(square)


def test_the_reach_is_shown_to_pointer_and_cursor(alva: Person) -> None:
    page = alva.open()
    against_a_bot(page, {"battle": "all_out", "start": "first_seat"})
    player = Typist(page)
    piece, reached = somebody_can_reach(page, player)
    place = str(page.locator(f'[data-piece="{piece}"]').get_attribute("data-place"))
    tip = page.locator(".island-board .tip")
    page.mouse.move(5, 5)
    page.locator(f'[data-piece="{piece}"]').hover()
    expect(tip.locator("b").first).to_contain_text(place)
    shows(tip, reached)
    page.mouse.move(5, 5)
    player.go("f6" if place != "f6" else "g6")
    expect(tip.locator("b", has_text=place)).to_have_count(0)
    player.go(place)
    expect(tip.locator("b").first).to_contain_text(place)
    shows(tip, reached)
    page.locator("details.panel summary", has_text="reach").click()
    expect(page.locator(".reach-list li").filter(has_text=place).first).to_be_visible(timeout=30_000)
    expect(page.locator(".reach-numbers > span")).to_have_count(6, timeout=30_000)


class Reader(Islander):
    """Looks for ids of messages at everything that is asked for the first time."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.read: set[object] = set()

    def answer(self, seen: Seen) -> str:
        state = seen["question"], seen.get("confirm"), bool(seen.get("several"))
        if seen["question"] and not seen["busy"] and state not in self.read:
            self.read.add(state)
            assert untranslated(self.page) == set(), state
        return super().answer(seen)


def test_nothing_is_left_untranslated(alva: Person) -> None:
    page = alva.open()
    for others in (("bot",), ("bot", "bot", "bot")):
        card(page, "island").locator(".button").nth(2).click()
        fill_seats(page, *others)
        expect(page.locator("#island-option-sides")).to_have_count(1 if len(others) > 1 else 0)
        assert untranslated(page) == set()
        page.keyboard.press("Escape")
    against_a_bot(page, SHORT)
    player = Reader(page)
    player.until("move")
    page.locator("details.panel summary").last.click()
    expect(page.locator(".reach-numbers > span")).to_have_count(6, timeout=30_000)
    assert untranslated(page) == set()
    assert page.evaluate(NAMELESS) == []
    names = page.evaluate("[...document.querySelectorAll('[data-square]')].map((each) => each.ariaLabel)")
    assert len(set(names)) == 144
    for name in panels(page):
        assert untranslated(page) == set(), name
    player.play()
    is_over(page)
    assert untranslated(page) == set()


# -- Giving up -----------------------------------------------------------------------------------------------


def from_menu(page: Page, item: str) -> None:
    """Do what an item of the menu offers, after being asked once more."""
    page.locator(".menu .icon-button").click()
    page.locator(".menu-item", has_text=item).click()
    dialog = page.get_by_role("dialog", name=item)
    dialog.get_by_role("button", name=item, exact=True).click()
    expect(dialog).to_have_count(0)


def test_one_resigns(alva: Person, nils: Person) -> None:
    page, other = two_at_a_table(alva, nils, QUICK)
    Islander(page).until("place_block")
    from_menu(page, "Resign")
    wins_over(other, page)


def test_one_resigns_while_the_other_is_asked(alva: Person, nils: Person) -> None:
    page, other = two_at_a_table(alva, nils, QUICK)
    Islander(page).until("place_block")
    expect(other.locator(".question.asked")).to_have_count(0)
    from_menu(other, "Resign")
    wins_over(page, other)


def wins_over(winner: Page, loser: Page) -> None:
    """The game is over on both screens."""
    for each in (winner, loser):
        is_over(each)
    expect(loser.locator(".question h2")).to_have_text("The game is over")
    expect(winner.locator(".question h2")).to_have_text("You have won")
    expect(winner.locator(".ranks li").first).to_contain_text("You")
    expect(loser.locator(".ranks li").last).to_contain_text("You")


def test_a_draw_is_offered_and_agreed(alva: Person, nils: Person) -> None:
    page, other = two_at_a_table(alva, nils, QUICK)
    Islander(page).until("place_block")
    from_menu(page, "Offer a draw")
    expect(page.locator(".offer")).to_be_visible()
    expect(page.get_by_role("button", name="Agree to the draw")).to_have_count(0)
    other.get_by_role("button", name="Agree to the draw").click()
    for each in (page, other):
        is_over(each)
        expect(each.locator(".question-sentence")).to_have_text("You agreed on a draw.")


def test_an_offer_is_gone_when_the_other_plays_on(alva: Person, nils: Person) -> None:
    page, other = two_at_a_table(alva, nils, QUICK)
    player, second = Islander(page), Islander(other)
    player.until("place_block")
    from_menu(page, "Offer a draw")
    expect(other.locator(".offer")).to_be_visible()
    player.step()
    second.until("place_block")
    expect(other.locator(".offer")).to_be_visible()
    second.step()
    for each in (page, other):
        expect(each.locator(".offer")).to_have_count(0)
