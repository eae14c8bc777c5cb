"""What lies on top of a stack in Omringad, chosen by mouse, finger and keys."""

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Newcomer
from browser.omringad import Finger, Warlord
from browser.test_access import PHONE, faults
from browser.test_omringad import against_a_bot

HANDS = {"mouse": {}, "finger": PHONE, "keys": {}}


class Ruler:
    """Sets up with riders on top of mercenaries, and does as its hands can."""

    def __init__(self, page: Page, hands: str):
        self.page, self.hands = page, hands
        self.player = Finger(page) if hands == "finger" else Warlord(page)

    def press(self, node: Locator) -> None:
        """Press a button."""
        if self.hands == "keys":
            node.focus()
            self.page.keyboard.press("Enter")
        elif self.hands == "finger":
            node.tap()
        else:
            node.click()
        expect(self.page.locator('.question[aria-busy="false"]')).to_be_visible()

    def until(self, question: str) -> None:
        """Wait for a question, and answer those before it as they come."""
        self.player.until(question)

    def chip(self, place: str, tile: str) -> Locator:
        """A chip to choose a top by."""
        return self.page.locator(f'{place} .chip[data-top="{tile}"]')

    def choose(self, place: str, tile: str) -> None:
        """Choose what lies on top."""
        self.press(self.chip(place, tile))

    def primary(self) -> None:
        """Press the coloured button."""
        self.press(self.page.locator(".question [data-primary]"))

    def raise_army(self) -> str:
        """Three stacks of a mercenary and a rider, the rider on top of the first; the square of that."""
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


@pytest.mark.parametrize("hands", HANDS)
def test_what_lies_on_top_is_chosen_in_the_first_army_in_a_move_and_while_placing(
    newcomer: Newcomer, hands: str
) -> None:
    page = newcomer(**HANDS[hands]).open()
    against_a_bot(page)
    ruler = Ruler(page, hands)
    first = ruler.raise_army()
    assert faults(page) == []
    ruler.primary()
    ruler.until("purchase")
    ruler.primary()
    ruler.until("move")
    ruler.press(page.locator(f'[data-start="{first}"]'))
    expect(ruler.chip(".move-tops", "rider")).to_have_attribute("aria-checked", "true")
    ruler.choose(".move-tops", "merc")
    expect(ruler.chip(".move-tops", "merc")).to_have_attribute("aria-checked", "true")
    assert faults(page) == []
    step = page.locator(".compass [data-step-to]:not([aria-disabled])").first
    goal = step.get_attribute("data-step-to")
    ruler.press(step)
    ruler.press(page.locator(".question [data-end]"))
    expect(page.locator(".log-line", has_text=f"to {goal}, mercenaries on top").first).to_be_attached()
    ruler.until("move")
    ruler.press(page.locator(".question [data-end]"))
    ruler.press(page.locator("[data-confirm]"))
    ruler.until("reinforce")
    ruler.press(page.locator(".restacking summary"))
    ruler.press(page.locator(f'[data-restack="{goal}"]'))
    expect(page.locator('.question[data-question="choose_top"]')).to_be_visible()
    assert faults(page) == []
    ruler.press(page.locator("[data-keep]"))
    expect(page.locator('.question[data-question="reinforce"]')).to_be_visible()
    square = page.locator(f'.spot.can-restack[data-place="{goal}"]')
    ruler.press(square)
    ruler.choose(".question", "rider")
    expect(page.locator(f'[data-top-back="{goal}"]')).to_be_attached()
    while page.locator(".question [data-fill]").count():
        ruler.press(page.locator(".question [data-fill]"))
    ruler.primary()
    expect(page.locator(".log-line", has_text=f"on top on {goal}: riders").first).to_be_attached()
