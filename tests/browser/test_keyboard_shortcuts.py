"""The list of keyboard shortcuts: every shortcut in the lists of Risk, Omringad and the Island must work."""

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.api_table import ApiTable
from browser.conftest import User
from browser.page_actions import open_table
from browser.risk_player import RiskPlayer
from browser.test_screen import RANDOM_PLACEMENT

FOCUSED = "document.activeElement"
ARROWS = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")
DIRECTIONS = ("north", "east", "south", "west")


class Keyboard:
    """Presses keys at a table, and records which shortcuts of the list were used, by their names in `data-keys`."""

    def __init__(self, page: Page):
        self.page = page
        self.pressed = {"help"}  # opens the list

    def press(self, name: str, key: str) -> None:
        """Press a key of the shortcut with this name."""
        self.page.keyboard.press(key)
        self.pressed.add(name)

    def expect_focus_moves(self, name: str, *keys: str) -> None:
        """Press these keys of a shortcut until one of them moves the focus."""
        before = self.page.evaluate_handle(FOCUSED)
        for key in keys:
            self.press(name, key)
            if not self.page.evaluate(f"(before) => before === {FOCUSED}", before):
                return
        raise AssertionError(f"{name} does not move the focus")

    def listed(self) -> dict[str, bool]:
        """Return the names in the list; for each, whether the list says that the shortcut works now."""
        self.page.keyboard.press("?")
        expect(self.page.locator("dialog [data-keys]").first).to_be_visible()
        first = "document.querySelector('dialog .keys')"
        found: dict[str, bool] = self.page.evaluate(
            f"Object.fromEntries([...document.querySelectorAll('dialog [data-keys]')]"
            f".map((row) => [row.dataset.keys, {first}.contains(row)]))"
        )
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog")).to_have_count(0)
        return found

    def use_common_shortcuts(self) -> None:
        """Use the shortcuts for the position, the chat and Tab, which all games have."""
        self.press("position", "p")
        expect(self.page.locator(".drawer")).to_be_visible()
        self.page.keyboard.press("Escape")
        expect(self.page.locator(".drawer")).to_have_count(0)
        self.press("chat", "t")
        expect(self.page.locator(".tab-panel textarea, .tab-panel input").first).to_be_focused()
        self.expect_focus_moves("tab", "Tab")
        self.page.keyboard.press("Escape")  # leaves the form


def two_player_table(alva: User, nils: User, game: str, options: dict[str, object]) -> tuple[ApiTable, Page]:
    """Return a table of two, and the page of seat 0."""
    api_table = ApiTable([alva, nils], game, options)
    return api_table, alva.open(api_table.path)


def wait_for_question(page: Page) -> None:
    """Wait until a question is shown and the replay of other moves is over."""
    expect(page.locator('.question[data-question][aria-busy="false"]')).to_be_visible()
    expect(page.locator("[data-playing]")).to_have_count(0)


def focus(page: Page, place: str) -> Locator:
    """Focus the first place of the board that matches a CSS selector."""
    found = page.locator(place).first
    found.focus()
    return found


def reaches(api_table: ApiTable, *kinds: str) -> bool:
    """Play until seat 0 has an action of one of these kinds, or to the end of the game; return whether it has one."""
    reached = api_table.play_until(
        lambda position: position["seat"] == 0 and any(each["kind"] in kinds for each in position["actions"])
    )
    return reached is not None


def play_until(api_table: ApiTable, page: Page, *kinds: str) -> None:
    """Play until seat 0 has an action of one of these kinds, and its page shows it."""
    assert reaches(api_table, *kinds), f"the game is over before {kinds}"
    wait_for_question(page)


def test_every_listed_key_of_risk_works(alva: User) -> None:
    page = open_table(alva, "bot", RANDOM_PLACEMENT)
    player, keyboard = RiskPlayer(page), Keyboard(page)
    player.until("reinforce")
    own = focus(page, ".land.can-place")
    count = page.locator(f"#piece-at-{own.get_attribute('data-place')} text")
    before = int(count.text_content() or 0)
    now = keyboard.listed()
    assert {"digits", "all", "five"} <= {name for name, works in now.items() if works}
    assert not now["plus"]
    keyboard.use_common_shortcuts()
    keyboard.press("all", "a")
    expect(page.locator('[data-value="all"]')).to_have_attribute("aria-checked", "true")
    keyboard.press("digits", "1")
    expect(page.locator('[data-value="1"]')).to_have_attribute("aria-checked", "true")
    own.focus()
    keyboard.press("enter", "Enter")
    expect(count).to_have_text(str(before + 1))
    wait_for_question(page)
    keyboard.press("undo", "u")
    expect(count).to_have_text(str(before))
    wait_for_question(page)
    own.focus()
    keyboard.press("five", "Shift+Enter")
    expect(count).not_to_have_text(str(before))
    assert int(count.text_content() or 0) > before + 1
    player.until("attack")
    source = focus(page, ".land.can-source")
    keyboard.expect_focus_moves("arrows", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
    source.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".question[data-question=attack_from]")).to_be_visible()
    keyboard.press("escape", "Escape")
    expect(page.locator(".question[data-question=attack]")).to_be_visible()
    keyboard.press("end", "e")
    player.until("fortify")
    lands = [land for land in player.look()["lands"] if land["can"] == "move_from"]
    player.click(max(lands, key=lambda land: land["armies"]))
    expect(page.locator(".question[data-question=move_to]")).to_be_visible()
    wait_for_question(page)
    target = next(land for land in player.look()["lands"] if land["can"] == "move_to")
    player.click(target)
    number = page.locator("[data-stepper] input[type=number]")
    most = int(number.input_value())
    assert keyboard.listed()["plus"]
    keyboard.press("plus", "-")
    expect(number).to_have_value(str(most - 1))
    page.keyboard.press("1")
    expect(number).to_have_value("1")
    page.keyboard.press("+")
    expect(number).to_have_value("2")
    page.keyboard.press("1")  # starts another number, not 11
    expect(number).to_have_value("1")
    page.keyboard.press("a")
    # The neutral force may have a question at once in the bot's turn. So check that the armies have moved.
    expect(page.locator(f"#piece-at-{target['id']} text")).to_have_text(str(target["armies"] + most))
    expect(page.locator(".question[data-question=move_amount]")).to_have_count(0)
    assert set(now) == keyboard.pressed


@pytest.mark.soak("test_every_listed_key_of_risk_works")
def test_every_listed_key_of_omringad_works(alva: User, nils: User) -> None:
    api_table, page = two_player_table(alva, nils, "omringad", {})
    play_until(api_table, page, "lay")
    keyboard, laid = Keyboard(page), page.locator(".spot.laid")
    listed = keyboard.listed()
    keyboard.use_common_shortcuts()
    focus(page, '.spot[data-place="A33"]')
    keyboard.expect_focus_moves("arrows", "ArrowRight")
    keyboard.press("buy", "2")  # this shortcut also chooses the terrain to lay
    expect(page.locator('[data-terrain="village"]')).to_have_attribute("aria-checked", "true")
    keyboard.press("enter", "Enter")
    expect(laid).to_have_count(1)
    wait_for_question(page)
    keyboard.press("back", "Backspace")
    expect(laid).to_have_count(0)
    wait_for_question(page)
    page.keyboard.press("Enter")
    expect(laid).to_have_count(1)
    wait_for_question(page)
    keyboard.press("escape", "Escape")
    expect(laid).to_have_count(0)
    page.locator("[data-fill]").click()
    expect(laid).to_have_count(9)
    wait_for_question(page)
    keyboard.press("end", "e")
    expect(page.locator("[data-undo]")).to_be_visible()
    keyboard.press("undo", "u")
    wait_for_question(page)
    stepper = page.locator("[data-stepper] input[type=number]")
    play_until(api_table, page, "bid")
    bid = int(stepper.input_value())
    keyboard.press("plus", "+")
    expect(stepper).to_have_value(str(bid + 1))
    starts = page.locator("[data-start]")
    play_until(api_table, page, "start")
    starts.first.click()
    expect(page.locator(".march-path")).to_be_visible()
    wait_for_question(page)
    step = page.locator('.compass .button:not([aria-disabled="true"])').first
    focus(page, f'.spot[data-place="{page.locator(".march-path b").inner_text()}"]')
    way = str(step.get_attribute("class")).partition("way-")[2].split()[0]
    keyboard.press("march", ARROWS[DIRECTIONS.index(way)])
    expect(page.locator(".march-path b")).to_contain_text("→")
    assert set(listed) == keyboard.pressed


@pytest.mark.soak("test_every_listed_key_of_risk_works")
def test_every_listed_key_of_the_island_works(alva: User, nils: User) -> None:
    api_table, page = two_player_table(alva, nils, "island", {})
    play_until(api_table, page, "place_block")
    keyboard = Keyboard(page)
    listed = keyboard.listed()
    keyboard.use_common_shortcuts()
    place = page.locator(".spot.can-place")
    play_until(api_table, page, "place")
    keyboard.press("digits", "3")
    expect(page.locator('[data-type="soldier"]')).to_have_attribute("aria-checked", "true")
    facing = page.locator('.dial-way[aria-checked="true"]')
    first = str(facing.get_attribute("data-facing"))
    keyboard.press("turn", "r")
    expect(facing).not_to_have_attribute("data-facing", first)
    keyboard.press("escape", "Escape")
    expect(facing).to_have_attribute("data-facing", first)
    place.first.focus()
    keyboard.expect_focus_moves("arrows", *ARROWS)
    place.first.focus()
    keyboard.press("enter", "Enter")
    expect(page.locator("[data-undo]")).to_be_visible()
    keyboard.press("undo", "u")
    expect(place.first).to_be_visible()
    slots = page.locator(".slot-button")
    play_until(api_table, page, "arrange")
    order = slots.evaluate_all("(all) => all.map((each) => each.ariaLabel)")
    kinds = [label.partition(": ")[2] for label in order]
    at = next(k for k in range(4) if kinds[k] != kinds[k + 1])
    slots.nth(at).focus()
    keyboard.press("swap", "Shift+ArrowRight")
    expect(slots.nth(at)).to_have_attribute("aria-label", f"{at + 1}: {kinds[at + 1]}")
    while not reaches(api_table, "end_turn", "blocked"):  # some battles end earlier
        api_table = ApiTable([alva, nils], "island", {})
    page.goto(alva.address + api_table.path)
    wait_for_question(page)
    keyboard.press("end", "e")
    expect(page.locator("[data-end]")).to_have_count(0)
    assert set(listed) == keyboard.pressed
