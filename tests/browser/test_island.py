"""Battle for the Island on its page: whole games, keyboard, touch, reach, texts, resignation and draws."""

import re
import time
from collections import Counter
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.api_table import END_PROBABILITY, ApiTable, Position, is_asked
from browser.conftest import NewUser, User
from browser.island_player import IslandPlayer, KeyboardPlayer, PageState, TouchPlayer
from browser.page_actions import (
    card,
    fill_seats,
    open_table,
    panels,
    resign,
)
from browser.page_player import POLL_EVERY, TIMEOUT
from browser.test_accessibility import NAMELESS
from browser.test_games import expect_game_over
from browser.translations import untranslated
from depth import SOAK, some

QUESTIONS = ("place_block", "place_character", "arrange_pad", "move")
QUICK = {"battle": "quick_all_out", "start": "first_seat"}
SHORT = {"battle": "short", "start": "first_seat"}
SOME_STEPS = 5  # on the page in `make test`; `make soak` plays to the end
PIECES_OF_A_SEAT = 10  # seat 0 has the pieces 0 to 9
MAX_GAMES = 20  # until a character has targets in reach in one
BATTLE_QUESTIONS = ("move", "zero", "after")


def against_a_bot(user: User, options: dict[str, str]) -> Page:
    """The page of a new table against a bot."""
    return open_table(user, "bot", options, game="island")


def table_of_two(alva: User, nils: User, options: dict[str, str]) -> tuple[Page, Page]:
    """The pages of two users at a table."""
    path = ApiTable((alva, nils), "island", options).path
    pages = alva.open(path), nils.open(path)
    for page in pages:  # the bar of a page that still loads is replaced, and its menu closed
        expect(page.locator(".table-page")).to_be_visible()
    return pages


def result_headings(*pages: Page) -> list[str]:
    """The headings of the result on these pages, sorted."""
    return sorted(page.locator(".question h2").inner_text().lower() for page in pages)


def answer_on_page(player: IslandPlayer, api_table: ApiTable, question: str) -> None:
    """Play over the API until seat 0 has this question; then let the player answer it on the page."""
    position = api_table.play_until(lambda each: is_asked(each, question, 0))
    assert position
    player.page.locator(f'.question[data-question="{question}"]').wait_for()
    wait_for_answer(player, api_table, position["version"])


def wait_for_answer(player: IslandPlayer, api_table: ApiTable, version: int) -> None:
    """Let the player take steps until the server has a newer version of the table."""
    deadline = time.monotonic() + TIMEOUT
    while api_table.version() == version:
        assert time.monotonic() < deadline, f"no answer: {player.steps[-5:]}"
        if player.step() != "asked":
            player.page.wait_for_timeout(POLL_EVERY)


def answer_each(player: IslandPlayer, api_table: ApiTable) -> None:
    """Let the player answer each of the QUESTIONS once; what lies between them is played over the API."""
    for question in QUESTIONS:
        answer_on_page(player, api_table, question)


# -- Whole games ---------------------------------------------------------------------------------------------


def test_two_browsers_finish_a_battle(alva: User, nils: User) -> None:
    """In `make test` all but some steps of the first player is played over the API."""
    api_table = ApiTable((alva, nils), "island", SHORT)
    player = IslandPlayer(alva.open(api_table.path))
    if not SOAK:
        answer_each(player, api_table)
    other = nils.open(api_table.path)
    expect(other.locator(".table-page")).to_be_visible()  # the bar of a page that still loads is replaced
    if not player.play(IslandPlayer(other, seed=2), enough=lambda: player.asked.issuperset(QUESTIONS)):
        resign(other)
    pages = player.page, other
    for page in pages:
        expect_game_over(page)
    # a draw has no winner
    assert result_headings(*pages) in (["the game is over", "you have won"], ["the game is over"] * 2)
    assert player.asked.issuperset(QUESTIONS)
    expect_chart_of_course(pages[0])


def expect_chart_of_course(page: Page) -> None:
    """The chart of the course of a game must be readable with the keyboard, and lead to the replay."""
    chart = page.get_by_role("slider", name="Characters left")
    last = int(chart.get_attribute("aria-valuemax") or 0)
    assert last > 0
    chart.press("ArrowLeft")
    expect(chart).to_have_attribute("aria-valuenow", str(last - 1))
    expect(page.locator(".power-table tbody tr")).to_have_count(last + 1)
    page.get_by_role("link", name="Replay from here").click()
    expect(page.locator(".replay-page")).to_be_visible()


@pytest.mark.soak("test_two_browsers_finish_a_battle")
def test_four_seats_finish_a_battle_on_joined_islands(alva: User) -> None:
    options = {"sides": "across", "blocks": "all_live", "chain_depth": "unlimited"}
    page = open_table(alva, "bot", options, "bot", "bot", game="island")
    player, questions = IslandPlayer(page), {"place_block", "place_character", "arrange_pad", "two"}
    if player.play(enough=lambda: questions <= player.asked and len(player.steps) > SOME_STEPS):
        expect_game_over(page)
        expect(page.locator(".question .ranks li")).to_have_count(4)
    expect(page.locator("[data-square]")).to_have_count(24 * 12)
    assert questions <= player.asked


@pytest.mark.soak("test_screen.py::test_a_turn_can_be_played_by_keyboard")
def test_a_battle_can_be_played_by_keyboard(alva: User) -> None:
    api_table = ApiTable((alva,), "island", SHORT, bots=1)
    page = alva.open(api_table.path)
    player = KeyboardPlayer(page)
    if not SOAK:
        answer_each(player, api_table)
    if player.play(enough=lambda: len(player.steps) > SOME_STEPS):
        expect_game_over(page)
    assert player.asked.issuperset(QUESTIONS)


class SharedTable(ApiTable):
    """A table of two people at the screen of one user."""

    def __init__(self, user: User):
        self.users, self.end_probability, self.rng = (user, user), END_PROBABILITY, Random(1)
        seats = [{"kind": "me"}, {"kind": "screen", "name": "Nils"}]
        self.path = f"/t/{self._send(0, '', {'game': 'island', 'options': QUICK, 'seats': seats})['id']}"


def test_a_shared_screen_has_no_curtain_without_secrets(alva: User) -> None:
    api_table = SharedTable(alva)
    assert api_table.play_until(lambda each: (each["question"] or {}).get("id") in BATTLE_QUESTIONS)
    page = alva.open(api_table.path)
    own = page.locator(".seat[data-own]")
    seats = set()
    player = IslandPlayer(page)
    for _ in range(6):
        player.until(*BATTLE_QUESTIONS)
        seats.add(own.get_attribute("data-own"))
        player.step()
    assert seats == {"0", "1"}


# -- Touch ---------------------------------------------------------------------------------------------------


@pytest.mark.soak("test_screen.py::test_an_attack_can_be_made_by_touch")
def test_a_battle_can_be_started_by_touch(new_user: NewUser) -> None:
    phone = new_user(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    api_table = ApiTable((phone,), "island", {"start": "first_seat"}, bots=1)
    page = phone.open(api_table.path)
    page.locator(".map-buttons .icon-button:not(.fine)").tap()  # the whole island
    player = TouchPlayer(page)
    block = player._places(player.until("place_block"), "block")[0]
    version = api_table.version()
    player.touch(block)
    expect(page.locator(".question [data-confirm]")).to_be_visible()  # small squares need a confirmation
    page.locator(".question [data-confirm]").tap()
    expect(page.locator(f'[data-square="{block["place"]}"].touchable')).to_have_count(0)
    expect(page.locator(".crates")).to_have_attribute("aria-hidden", "true")
    while api_table.version() == version:
        page.wait_for_timeout(POLL_EVERY)
    answer_on_page(player, api_table, "place_character")
    assert api_table.reach("arrange_pad", 0)
    page.locator('.question[data-question="arrange_pad"]').wait_for()
    player.until("arrange_pad")
    # below 44 px; a wide button may be lower
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


# -- Reach and texts ------------------------------------------------------------------------------------------


def targets_in_reach(user: User, path: str) -> dict[str, Any]:
    """Return, for each character with targets in reach, the targets by the number on the die, from the server."""
    address = path.replace("/t/", "/tables/")
    pieces = user.http.get(f"{address}/odds?seat=0").raise_for_status().json()["pieces"]
    reached = {piece: {number: hit for number, hit in each.items() if hit} for piece, each in pieces.items()}
    return {piece: each for piece, each in reached.items() if each}


def table_with_targets(user: User) -> tuple[str, str, dict[str, list[str]]]:
    """Return the path of a table at which a character of seat 0 has targets in reach, its number and its targets."""
    options = {"battle": "all_out", "start": "first_seat"}
    found: list[tuple[str, dict[str, list[str]]]] = []

    def has_targets(position: Position) -> bool:
        if (position["question"] or {}).get("id") in BATTLE_QUESTIONS:
            reached = targets_in_reach(user, api_table.path)
            found.extend(each for each in reached.items() if int(each[0]) < PIECES_OF_A_SEAT)
        return bool(found)

    for seed in range(MAX_GAMES):
        api_table = ApiTable((user,), "island", options, end_probability=0, seed=seed, bots=1)
        if api_table.play_until(has_targets):
            return api_table.path, *found[0]
    raise AssertionError("no character ever reaches an enemy")


def expect_reach(tip: Locator, reached: dict[str, list[str]]) -> None:
    """The tooltip must name the squares of each number."""
    for number, squares in reached.items():
        line = tip.locator(".tip-reach", has=tip.page.locator("b", has_text=number))
        for square in squares:
            expect(line).to_contain_text(square)


def test_the_reach_is_shown_on_hover_and_on_focus(alva: User) -> None:
    path, piece, reached = table_with_targets(alva)
    page = alva.open(path)
    expect(page.locator(".question[data-question]")).to_be_visible()
    player = KeyboardPlayer(page)
    place = str(page.locator(f'[data-piece="{piece}"]').get_attribute("data-place"))
    tip = page.locator(".island-board .tip")
    page.mouse.move(5, 5)
    page.locator(f'[data-piece="{piece}"]').hover()
    expect(tip.locator("b").first).to_contain_text(place)
    expect_reach(tip, reached)
    page.mouse.move(5, 5)
    player.go("f6" if place != "f6" else "g6")
    expect(tip.locator("b", has_text=place)).to_have_count(0)
    player.go(place)
    expect(tip.locator("b").first).to_contain_text(place)
    expect_reach(tip, reached)
    page.locator("details.panel summary", has_text="reach").click()
    expect(page.locator(".reach-list li").filter(has_text=place).first).to_be_visible(timeout=30_000)
    expect(page.locator(".reach-numbers > span")).to_have_count(6, timeout=30_000)


def centre(node: Locator) -> tuple[float, float]:
    """Return the middle of an element on the page."""
    box = node.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.soak("test_screen.py::test_an_attack_can_be_dragged")
def test_a_character_can_be_moved_by_drag(alva: User) -> None:
    api_table = ApiTable((alva,), "island", {"start": "first_seat"}, bots=1)
    position = api_table.play_until(lambda each: is_asked(each, "move", 0))
    assert position
    # the only move of its character to its square; of several, the page would ask which
    moves = [action for action in position["actions"] if action["kind"] == "move"]
    ways = Counter((each["piece"], each["to"]) for each in moves)
    move = next(each for each in moves if ways[each["piece"], each["to"]] == 1)
    page = alva.open(api_table.path)
    IslandPlayer(page).until("move")
    piece, goal = move["piece"], move["to"]
    page.mouse.move(*centre(page.locator(f'.unit[data-piece="{piece}"]')))
    page.mouse.down()
    target = page.locator(f'.spot[data-place="{goal}"]')
    page.mouse.move(*centre(target), steps=3)  # a block may cover the square
    page.mouse.up()
    page.locator(f'.unit[data-piece="{piece}"][data-place="{goal}"]').or_(
        page.locator("[data-confirm]")
    ).first.wait_for()


class TranslationChecker(IslandPlayer):
    """Checks in each state of a question that all texts are translated."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.checked: set[object] = set()

    def answer(self, state: PageState) -> str:
        situation = state["question"], state.get("confirm"), bool(state.get("several"))
        if state["question"] and not state["busy"] and situation not in self.checked:
            self.checked.add(situation)
            assert untranslated(self.page) == set(), situation
        return super().answer(state)


@pytest.mark.soak("test_screen.py::test_every_text_is_translated_and_every_control_has_a_name")
def test_every_text_is_translated_and_every_control_has_a_name(alva: User) -> None:
    page = alva.open()
    for others in some([("bot",), ("bot", "bot", "bot")], 1, first=1):
        card(page, "island").locator(".button").nth(2).click()
        fill_seats(page, *others)
        expect(page.locator("#island-option-sides")).to_have_count(1 if len(others) > 1 else 0)
        assert untranslated(page) == set()
        page.keyboard.press("Escape")
    page = against_a_bot(alva, SHORT)
    player = TranslationChecker(page)
    player.until("move")
    page.locator("details.panel summary").last.click()
    expect(page.locator(".reach-numbers > span")).to_have_count(6, timeout=30_000)
    assert untranslated(page) == set()
    assert page.evaluate(NAMELESS) == []
    names = page.evaluate("[...document.querySelectorAll('[data-square]')].map((each) => each.ariaLabel)")
    assert len(set(names)) == 144
    for name in panels(page, 3):  # tests/browser/test_accessibility.py opens all
        assert untranslated(page) == set(), name
    if player.play(enough=lambda: len(player.steps) > SOME_STEPS):
        expect_game_over(page)
    assert untranslated(page) == set()


# -- Resigning -----------------------------------------------------------------------------------------------


def choose_and_confirm(page: Page, item: str) -> None:
    """Choose an item of the menu, and confirm it."""
    page.locator(".menu .icon-button").click()
    page.locator(".menu-item", has_text=item).click()
    dialog = page.get_by_role("dialog", name=item)
    dialog.get_by_role("button", name=item, exact=True).click()
    expect(dialog).to_have_count(0)


@pytest.mark.soak("test_a_player_can_resign_while_the_other_is_to_act")
def test_a_player_can_resign(alva: User, nils: User) -> None:
    page, other = table_of_two(alva, nils, QUICK)
    IslandPlayer(page).until("place_block")
    resign(page)
    expect_win(other, page)


def test_a_player_can_resign_while_the_other_is_to_act(alva: User, nils: User) -> None:
    page, other = table_of_two(alva, nils, QUICK)
    IslandPlayer(page).until("place_block")
    expect(other.locator(".question.asked")).to_have_count(0)
    resign(other)
    expect_win(page, other)


def expect_win(winner: Page, loser: Page) -> None:
    """Both pages must show the end of the game and the winner."""
    for each in (winner, loser):
        expect_game_over(each)
    expect(loser.locator(".question h2")).to_have_text("The game is over")
    expect(winner.locator(".question h2")).to_have_text("You have won")
    expect(winner.locator(".ending-banner h2")).to_have_text("You have won")
    expect(loser.locator(".ending-banner h2")).to_have_text(re.compile("has won$"))
    loser.locator(".ending-banner .close").click()
    expect(loser.locator(".ending-banner")).to_have_count(0)
    expect(winner.locator(".ranks li").first).to_contain_text("You")
    expect(loser.locator(".ranks li").last).to_contain_text("You")


def test_a_draw_can_be_offered_and_accepted_until_each_player_has_moved(alva: User, nils: User) -> None:
    page, other = table_of_two(alva, nils, QUICK)
    player, second = IslandPlayer(page), IslandPlayer(other)
    player.until("place_block")
    choose_and_confirm(page, "Offer a draw")
    expect(other.locator(".offer")).to_be_visible()
    player.step()
    second.until("place_block")
    expect(other.locator(".offer")).to_be_visible()
    second.step()
    for each in (page, other):
        expect(each.locator(".offer")).to_have_count(0)
    choose_and_confirm(page, "Offer a draw")
    expect(page.locator(".offer")).to_be_visible()
    expect(page.get_by_role("button", name="Agree to the draw")).to_have_count(0)
    other.get_by_role("button", name="Agree to the draw").click()
    for each in (page, other):
        expect_game_over(each)
        expect(each.locator(".question-sentence")).to_have_text("You agreed on a draw.")
