"""Choosing the top tile of a stack in Omringad, with mouse, touch and keyboard."""

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.api_table import ApiTable
from browser.conftest import NewUser
from browser.omringad_player import OmringadPlayer, TouchPlayer
from browser.test_accessibility import PHONE, accessibility_problems
from depth import some

DEVICES = {"mouse": {}, "touch": PHONE, "keyboard": {}}


class TopChooser:
    """Sets up stacks of mercenaries and riders, with one kind of input."""

    def __init__(self, page: Page, device: str):
        self.page, self.device = page, device
        self.player = TouchPlayer(page) if device == "touch" else OmringadPlayer(page)

    def press(self, node: Locator) -> None:
        """Press a button."""
        if self.device == "keyboard":
            node.focus()
            self.page.keyboard.press("Enter")
        elif self.device == "touch":
            node.tap()
        else:
            node.click()
        expect(self.page.locator('.question[aria-busy="false"]')).to_be_visible()

    def until(self, question: str) -> None:
        """Play until the page has this question: by touch or with the mouse, never by keyboard."""
        self.player.until(question)

    def chip(self, place: str, tile: str) -> Locator:
        """The button that chooses this tile as the top tile of the stack in a part of the page."""
        return self.page.locator(f'{place} .chip[data-top="{tile}"]')

    def choose(self, place: str, tile: str) -> None:
        """Choose the top tile."""
        self.press(self.chip(place, tile))

    def primary(self) -> None:
        """Press the primary button."""
        self.press(self.page.locator(".question [data-primary]"))

    def raise_army(self) -> str:
        """Raise three stacks of a mercenary and a rider, with the rider on top of the first; return its square."""
        self.until("raise_army")
        for unit in ("merc", "rider"):
            row = self.page.locator(f'.buy-row[data-unit="{unit}"]')
            for count in range(1, 4):
                self.press(row.locator(".button").last)
                expect(row.locator("output")).to_have_text(str(count))
        self.primary()
        expect(self.page.locator('.question[data-question="stack_army"]')).to_be_visible()
        self.press(self.page.locator("[data-fill]"))
        expect(self.page.locator('.question[data-question="whole"]')).to_be_visible()
        first = str(self.page.locator("[data-put]").first.get_attribute("data-put"))
        here = f'.settlement[data-drop="{first}"]'
        expect(self.chip(here, "merc")).to_have_attribute("aria-checked", "true")
        self.choose(here, "rider")
        expect(self.chip(here, "rider")).to_have_attribute("aria-checked", "true")
        return first


@pytest.mark.parametrize("device", some(list(DEVICES), 1, first=1))
def test_the_top_tile_can_be_chosen_in_the_first_army_in_a_move_and_while_reinforcing(
    new_user: NewUser, device: str
) -> None:
    user = new_user(**DEVICES[device])
    api_table = ApiTable((user,), "omringad", {}, bots=1)
    assert api_table.reach("raise_army", 0)
    page = user.open(api_table.path)
    chooser = TopChooser(page, device)
    first = chooser.raise_army()
    assert accessibility_problems(page) == []
    chooser.primary()
    chooser.until("purchase")
    chooser.primary()
    chooser.until("move")
    chooser.press(page.locator(f'[data-start="{first}"]'))
    expect(chooser.chip(".move-tops", "rider")).to_have_attribute("aria-checked", "true")
    chooser.choose(".move-tops", "merc")
    expect(chooser.chip(".move-tops", "merc")).to_have_attribute("aria-checked", "true")
    assert accessibility_problems(page, ".column") == []
    step = page.locator(".compass [data-step-to]:not([aria-disabled])").first
    goal = step.get_attribute("data-step-to")
    chooser.press(step)
    chooser.press(page.locator(".question [data-end]"))
    expect(page.locator(".log-line", has_text=f"to {goal}, mercenaries on top").first).to_be_attached()
    chooser.until("move")
    chooser.press(page.locator(".question [data-end]"))
    chooser.press(page.locator("[data-confirm]"))
    chooser.until("reinforce")
    chooser.press(page.locator(".restacking summary"))
    chooser.press(page.locator(f'[data-restack="{goal}"]'))
    expect(page.locator('.question[data-question="choose_top"]')).to_be_visible()
    assert accessibility_problems(page, ".column") == []
    chooser.press(page.locator("[data-keep]"))
    expect(page.locator('.question[data-question="reinforce"]')).to_be_visible()
    square = page.locator(f'.spot.can-restack[data-place="{goal}"]')
    chooser.press(square)
    chooser.choose(".question", "rider")
    expect(page.locator(f'[data-top-back="{goal}"]')).to_be_attached()
    while page.locator(".question [data-fill]").count():
        chooser.press(page.locator(".question [data-fill]"))
    chooser.primary()
    expect(page.locator(".log-line", has_text=f"on top on {goal}: riders").first).to_be_attached()
