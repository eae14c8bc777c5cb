"""Puzzles, answered on the board of their game by mouse and by keyboard."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewUser, User
from browser.test_accessibility import PHONE, accessibility_problems
from stridsplan.bots.puzzles import Puzzle, puzzles_of, table_of
from stridsplan.engine.registry import load_game

GAME = "awakened"


def building_puzzle() -> tuple[Puzzle, dict[str, Any]]:
    """A puzzle about what to build, and the first action of its best answer."""
    game = load_game(GAME)
    for puzzle in puzzles_of(game).puzzles:
        action = game.words.action(puzzle.answers[0].codes[0], table_of(game, puzzle).observe(puzzle.seat)[0])
        if action["kind"] == "build":
            return puzzle, action
    pytest.fail("no puzzle of The Awakened asks what to build")


def choose_land(page: Page, land: str) -> None:
    """Wait for the board, and move the focus to a land."""
    expect(page.locator(".puzzle-task")).to_contain_text("Find your best plan")
    page.locator(f'.spot[data-place="{land}"]').focus()


def test_a_puzzle_is_solved_by_keyboard(alva: User) -> None:
    puzzle, best = building_puzzle()
    page = alva.open(f"/puzzles/{puzzle.id}")
    choose_land(page, best["cell"])
    page.keyboard.press("Enter")
    kinds = page.locator(".sites button").evaluate_all("(all) => all.map((each) => each.ariaLabel)")
    wanted = next(at for at, label in enumerate(kinds, 1) if best["building"] in label.lower())
    page.keyboard.press(str(wanted))
    verdict = page.locator(".puzzle-verdict")
    expect(verdict).to_contain_text("That is the best plan")
    expect(verdict).to_be_focused()
    expect(page.locator(".advised-ring")).to_have_count(1)
    expect(page.locator(".advice-option").first).to_contain_text("your answer")
    page.goto(f"{alva.address}/puzzles")
    expect(page.get_by_role("link", name=re.compile(r"^Puzzle \d+, solved$"))).to_have_count(1)


def test_after_a_worse_answer_one_can_try_again_or_see_the_solution(new_user: NewUser) -> None:
    puzzle, best = building_puzzle()
    page = new_user(**PHONE).open("/puzzles")
    assert accessibility_problems(page) == []
    page.locator(f'a[href="/puzzles/{puzzle.id}"]').click()
    page.locator(".question [data-end]").click()  # builds nothing
    verdict = page.locator(".puzzle-verdict")
    expect(verdict).to_have_attribute("data-verdict", "worse")
    expect(page.locator(".advice-option")).to_have_count(0)
    assert accessibility_problems(page) == []
    verdict.get_by_role("button", name="Try again").click()
    expect(page.locator(".question [data-end]")).to_be_visible()
    page.get_by_role("button", name="Show the solution").click()
    expect(page.locator(".advice-option").first).to_contain_text(best["cell"])
    assert accessibility_problems(page) == []
    page.locator("[data-play-on]").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator(".question.asked")).to_be_visible()
