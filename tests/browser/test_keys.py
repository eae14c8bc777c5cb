"""The list of keys: whatever it lists for a game is pressed here and does what it says, and nothing works unlisted."""

from playwright.sync_api import Locator, Page, expect

from browser.commands import Company
from browser.conftest import Person
from browser.player import Player
from browser.setting import start
from browser.test_screen import RANDOM

FOCUSED = "document.activeElement"
ARROWS = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")
WAYS = ("north", "east", "south", "west")


class Keyboard:
    """Presses keys at a table, and notes which of those that are listed have done something."""

    def __init__(self, page: Page):
        self.page = page
        self.pressed = {"help"}  # the list itself

    def press(self, name: str, key: str) -> None:
        """Press a key that is listed by this name."""
        self.page.keyboard.press(key)
        self.pressed.add(name)

    def moves(self, name: str, *keys: str) -> None:
        """One of these keys takes the focus elsewhere."""
        before = self.page.evaluate_handle(FOCUSED)
        for key in keys:
            self.press(name, key)
            if not self.page.evaluate(f"(before) => before === {FOCUSED}", before):
                return
        raise AssertionError(f"{name} leaves the focus where it is")

    def listed(self) -> dict[str, bool]:
        """What the list holds, and whether it says that it works now."""
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

    def everywhere(self) -> None:
        """Those that open something beside the board."""
        self.press("position", "p")
        expect(self.page.locator(".drawer")).to_be_visible()
        self.page.keyboard.press("Escape")
        expect(self.page.locator(".drawer")).to_have_count(0)
        self.press("talk", "t")
        expect(self.page.locator(".tab-panel textarea, .tab-panel input").first).to_be_focused()
        self.moves("tab", "Tab")
        self.page.keyboard.press("Escape")  # leaves the form


def sat_down(alva: Person, nils: Person, game: str, options: dict[str, object]) -> tuple[Company, Page]:
    """A table of two, at which seat 0 has a page."""
    company = Company([alva, nils], game, options)
    return company, alva.open(company.path)


def asked(page: Page) -> None:
    """Wait until something is asked, and nothing is told of others any more."""
    expect(page.locator('.question[data-question][aria-busy="false"]')).to_be_visible()
    expect(page.locator("[data-telling]")).to_have_count(0)


def focus(page: Page, inside: str, can: str = "") -> Locator:
    """Bring the focus to a place of the board, one of a kind if it matters."""
    place = page.locator(f"{inside}{can}").first
    place.focus()
    return place


def reaches(company: Company, *kinds: str) -> bool:
    """Let everybody answer until seat 0 may do something of these kinds; tell whether it could before the end."""
    while seats := (position := company._position(0))["to_act"]:
        if any(action["kind"] in kinds for action in position["actions"]):
            return True
        company._choose(position if seats[0] == 0 else company._position(seats[0]))
    return False


def until(company: Company, page: Page, *kinds: str) -> None:
    """Let everybody answer until seat 0 may do something of these kinds, and its page shows it."""
    assert reaches(company, *kinds), f"the game is over before {kinds}"
    asked(page)


def test_every_listed_key_of_risk_works(alva: Person) -> None:
    page = alva.open()
    start(page, "bot", RANDOM)
    player, hands = Player(page), Keyboard(page)
    player.until("reinforce")
    own = focus(page, ".land", ".can-place")
    count = page.locator(f"#piece-at-{own.get_attribute('data-territory')} text")
    before = int(count.text_content() or 0)
    now = hands.listed()
    assert {"digits", "all", "five"} <= {name for name, works in now.items() if works}
    assert not now["plus"]
    hands.everywhere()
    hands.press("all", "a")
    expect(page.locator('[data-value="all"]')).to_have_attribute("aria-checked", "true")
    hands.press("digits", "1")
    expect(page.locator('[data-value="1"]')).to_have_attribute("aria-checked", "true")
    own.focus()
    hands.press("enter", "Enter")
    expect(count).to_have_text(str(before + 1))
    asked(page)
    hands.press("undo", "u")
    expect(count).to_have_text(str(before))
    asked(page)
    own.focus()
    hands.press("five", "Shift+Enter")
    expect(count).not_to_have_text(str(before))
    assert int(count.text_content() or 0) > before + 1
    player.until("attack")
    source = focus(page, ".land", ".can-source")
    hands.moves("arrows", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
    source.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".question[data-question=attack_from]")).to_be_visible()
    hands.press("escape", "Escape")
    expect(page.locator(".question[data-question=attack]")).to_be_visible()
    hands.press("end", "e")
    player.until("fortify")
    lands = [land for land in player.look()["lands"] if land["can"] == "move_from"]
    player.click(max(lands, key=lambda land: land["armies"]))
    expect(page.locator(".question[data-question=move_to]")).to_be_visible()
    asked(page)
    target = next(land for land in player.look()["lands"] if land["can"] == "move_to")
    player.click(target)
    number = page.locator("[data-stepper] input[type=number]")
    most = int(number.input_value())
    assert hands.listed()["plus"]
    hands.press("plus", "-")
    expect(number).to_have_value(str(most - 1))
    page.keyboard.press("1")
    expect(number).to_have_value("1")
    page.keyboard.press("+")
    expect(number).to_have_value("2")
    page.keyboard.press("1")  # begins another number: not 11
    expect(number).to_have_value("1")
    page.keyboard.press("a")
    # The neutral force may ask at once in the bot's turn, so the moved armies are what tells that the key worked.
    expect(page.locator(f"#piece-at-{target['id']} text")).to_have_text(str(target["armies"] + most))
    expect(page.locator(".question[data-question=move_amount]")).to_have_count(0)
    assert set(now) == hands.pressed


def test_every_listed_key_of_omringad_works(alva: Person, nils: Person) -> None:
    company, page = sat_down(alva, nils, "omringad", {})
    until(company, page, "lay")
    hands, laid = Keyboard(page), page.locator(".spot.laid")
    listed = hands.listed()
    hands.everywhere()
    focus(page, '.spot[data-place="A33"]')
    hands.moves("arrows", "ArrowRight")
    hands.press("buy", "2")
    expect(page.locator('[data-terrain="village"]')).to_have_attribute("aria-checked", "true")
    hands.press("enter", "Enter")
    expect(laid).to_have_count(1)
    asked(page)
    hands.press("back", "Backspace")
    expect(laid).to_have_count(0)
    asked(page)
    page.keyboard.press("Enter")
    expect(laid).to_have_count(1)
    asked(page)
    hands.press("escape", "Escape")
    expect(laid).to_have_count(0)
    page.locator("[data-fill]").click()
    expect(laid).to_have_count(9)
    asked(page)
    hands.press("end", "e")
    expect(page.locator("[data-undo]")).to_be_visible()
    hands.press("undo", "u")
    asked(page)
    stepper = page.locator("[data-stepper] input[type=number]")
    until(company, page, "bid")
    bid = int(stepper.input_value())
    hands.press("plus", "+")
    expect(stepper).to_have_value(str(bid + 1))
    starts = page.locator("[data-start]")
    until(company, page, "start")
    starts.first.click()
    expect(page.locator(".march-path")).to_be_visible()
    asked(page)
    step = page.locator('.compass .button:not([aria-disabled="true"])').first
    focus(page, f'.spot[data-place="{page.locator(".march-path b").inner_text()}"]')
    way = str(step.get_attribute("class")).partition("way-")[2].split()[0]
    hands.press("march", ARROWS[WAYS.index(way)])
    expect(page.locator(".march-path b")).to_contain_text("→")
    assert set(listed) == hands.pressed


def test_every_listed_key_of_the_island_works(alva: Person, nils: Person) -> None:
    company, page = sat_down(alva, nils, "island", {})
    until(company, page, "place_block")
    hands = Keyboard(page)
    listed = hands.listed()
    hands.everywhere()
    place = page.locator(".spot.can-place")
    until(company, page, "place")
    hands.press("digits", "3")
    expect(page.locator('[data-type="soldier"]')).to_have_attribute("aria-checked", "true")
    facing = page.locator('.dial-way[aria-checked="true"]')
    first = str(facing.get_attribute("data-facing"))
    hands.press("turn", "r")
    expect(facing).not_to_have_attribute("data-facing", first)
    hands.press("escape", "Escape")
    expect(facing).to_have_attribute("data-facing", first)
    place.first.focus()
    hands.moves("arrows", *ARROWS)
    place.first.focus()
    hands.press("enter", "Enter")
    expect(page.locator("[data-undo]")).to_be_visible()
    hands.press("undo", "u")
    expect(place.first).to_be_visible()
    slots = page.locator(".slot-button")
    until(company, page, "arrange")
    order = slots.evaluate_all("(all) => all.map((each) => each.ariaLabel)")
    kinds = [label.partition(": ")[2] for label in order]
    at = next(k for k in range(4) if kinds[k] != kinds[k + 1])
    slots.nth(at).focus()
    hands.press("swap", "Shift+ArrowRight")
    expect(slots.nth(at)).to_have_attribute("aria-label", f"{at + 1}: {kinds[at + 1]}")
    while not reaches(company, "end_turn", "blocked"):  # some battles end before
        company = Company([alva, nils], "island", {})
    page.goto(alva.address + company.path)
    asked(page)
    hands.press("end", "e")
    expect(page.locator("[data-end]")).to_have_count(0)
    assert set(listed) == hands.pressed
