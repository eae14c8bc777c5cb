"""The map of Clusta Noba: markers and their letters, layers, papers, odds, keys, a phone, a spectator."""

import re
import uuid
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.api_table import ApiTable, Position
from browser.conftest import NewUser, User
from browser.test_accessibility import NAMELESS, PHONE, accessibility_problems
from browser.translations import untranslated

OPTIONS = {"scenario": "skirmish", "arrival": "together", "side_1": "ran", "side_2": "ste"}
RANSARDS, STEGOSIANS = 0, 1  # seats
SHORE, WATCH, FOES = (5, 11), (9, 6), (10, 4)  # hexes: of the landing, of the scouts, of the Stegosians
MOST_DAYS = 8  # until the scouts have reported
SCOUTS = ("griparna_ap_saexby", "wullfurs_blodsbroder")
SEAL = {"kind": "seal", "watch": False}  # not asked for live orders
WATCH_NAME = "09.06"

Step = Mapping[str, Any]  # fields of an action, enough to find it among the legal ones
Entry = tuple[int, int, str, tuple[int, int] | None]  # days from today, round, order, hex


class War(ApiTable):
    """The skirmish: both sides land, and two Ransard companies scout while their admiral stays at the landing."""

    WATCH = WATCH

    def __init__(self, users: list[User]):
        super().__init__(users, "clusta_noba", OPTIONS)

    def write(self, seat: int, recipient: str, *entries: Entry, units: Sequence[str] = ()) -> None:
        """Write a column of orders, for these units of the recipient's hex; without `units`, for all of them."""
        steps: list[Step] = [{"kind": "write", "recipient": recipient}]
        steps += [{"kind": "name_unit", "unit": unit} for unit in units]
        for days, round, order, hex in entries:
            steps += [{"kind": "at_time", "days": days, "round": round}, {"kind": "order", "order": order}]
            steps += [{"kind": "hex", "column": hex[0], "row": hex[1]}] if hex else []
        self.send(seat, *steps, {"kind": "end_column", "copies": 1})

    def send(self, seat: int, *steps: Step) -> None:
        """Send a command with these steps, each given by some fields of its action."""
        position = self._position(seat)
        legal, codes = position["actions"], []
        for step in steps:
            codes.append(next(each["code"] for each in legal if step.items() <= each.items()))
            if step is not steps[-1]:
                body = {"seat": seat, "codes": codes}
                legal = self._send(seat, f"{self._table}/preview", body)["actions"]
        command = {"id": uuid.uuid4().hex, "seat": seat, "version": position["version"], "codes": codes}
        self._send(seat, f"{self._table}/commands", command)

    def pass_day(self) -> Position:
        """Seal the orders of both sides; return the position of the Ransards on the next day."""
        for seat in (RANSARDS, STEGOSIANS):
            kinds = {each["kind"] for each in self._position(seat)["actions"]}
            self.send(seat, {"kind": "ready"} if "ready" in kinds else SEAL)
        return self._position(RANSARDS)

    def scout(self) -> None:
        """Play until a report of the scouts has arrived."""
        while not self.pass_day()["view"]["headquarters"]:
            pass
        self.write(RANSARDS, "trugdan", (0, 1, "ship", SHORE))
        self.write(STEGOSIANS, "naramsi", (0, 1, "ship", FOES))
        self.pass_day()
        watch: tuple[Entry, ...] = (
            (0, 1, "goto", self.WATCH),
            (1, 1, "scout", None),
            (2, 1, "scout", None),
        )
        self.write(RANSARDS, "grisban", *watch, units=SCOUTS)
        for _ in range(MOST_DAYS):
            if any(each["men"] for each in self.pass_day()["view"]["sightings"]):
                return
        raise AssertionError("the scouts have reported nobody")


class WarNearby(War):
    """A skirmish in which the scouts stand beside the Stegosians."""

    WATCH = (9, 5)


@pytest.fixture
def war(alva: User, nils: User) -> War:
    """The skirmish on the morning after the scouts' report; Alva has the Ransards."""
    war = War([alva, nils])
    war.scout()
    return war


def hex_on(page: Page, name: str) -> Locator:
    """Return a hex of the map."""
    return page.locator(f'.spot[data-place="{name}"]')


def choose_hex(page: Page, name: str) -> None:
    """Choose a hex by an event, because the number of a marker may cover it."""
    hex_on(page, name).dispatch_event("click")
    expect(hex_on(page, name)).to_have_class(re.compile("chosen"))


def open_layer(page: Page, name: str) -> None:
    page.locator(".layers summary").click()
    page.get_by_role("button", name=name, exact=True).click()


# -- Markers and letters -------------------------------------------------------------------------------------


def test_a_hex_shows_the_letter_about_it_or_what_is_seen_there(alva: User, war: War) -> None:
    page = alva.open(war.path)
    expect(page.locator(".marker.own")).to_have_count(2)
    expect(page.locator(".marker.own .headquarters")).to_have_count(1)
    expect(page.locator(".marker.hostile").first).to_be_attached()
    choose_hex(page, WATCH_NAME)
    panel = page.locator(".question .hex-panel")
    expect(panel).to_contain_text("Hex 09.06")
    expect(panel).to_contain_text("hours ago")
    letter = panel.locator(".letter")
    expect(letter.locator("header")).to_contain_text(re.compile(r"day \d+, \d\d:\d\d"))
    expect(letter).to_contain_text("as reported")
    expect(letter.locator(".letter-from")).to_have_text(re.compile("^— "))
    choose_hex(page, "05.11")
    expect(panel).to_contain_text("seen with your own eyes")
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_the_papers_open_in_a_drawer(alva: User, war: War) -> None:
    page = alva.open(war.path)
    expect(page.locator(".papers-new")).to_be_visible()
    page.locator(".papers-button").click()
    drawer = page.locator(".drawer.papers")
    expect(drawer.locator(".letter")).to_have_count(1)
    expect(drawer.locator(".letter footer")).to_contain_text(re.compile(r"Came on day \d+, \d\d:\d\d"))
    drawer.locator(".letter header button").click()
    expect(page.locator(".hex.chosen")).to_have_count(1)
    rows = drawer.locator(".letter-row")
    rows.first.click()
    expect(drawer.locator(".letter")).to_have_count(0)
    expect(rows.first).to_contain_text(re.compile(r"day \d+"))
    drawer.get_by_role("radio", name="Calendar").click()
    expect(drawer).to_contain_text("The conflux comes on day 10")
    expect(drawer).to_contain_text("There will be no bridge")
    drawer.get_by_role("radio", name="War diary").click()
    expect(drawer.locator(".diary section")).not_to_have_count(0)
    expect(drawer).to_contain_text("From scouts")
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(page.locator(".papers-button")).to_be_focused()


# -- Odds ----------------------------------------------------------------------------------------------------


def test_the_odds_of_a_fight_and_of_a_courier_are_shown(alva: User, nils: User) -> None:
    war = WarNearby([alva, nils])
    war.scout()
    page = alva.open(war.path)
    choose_hex(page, "10.04")
    odds = page.locator(".question .outcomes")
    odds.get_by_role("button", name="What would a fight bring?").click()
    expect(odds).to_contain_text(re.compile(r"360 of your men at 09\.05, \d+ of theirs as reported"))
    for way in ("attack", "defend"):
        expect(odds.locator(f'[data-fight="{way}"]')).to_contain_text(re.compile(r"%|would|too large"))
    assert accessibility_problems(page) == []
    page.keyboard.press("Escape")
    page.locator('[data-write="grisban"]').click()
    page.locator("[data-slot]:not([disabled])").first.click()
    page.locator("[data-order=hold]").click()
    expect(page.locator("[data-arrival]")).to_contain_text(
        re.compile(r"the chance that the courier gets there is \d+|nobody on the way")
    )


# -- Layers --------------------------------------------------------------------------------------------------


def test_layers_are_shown_on_the_map(alva: User, war: War) -> None:
    page = alva.open(war.path)
    numbers = page.locator(".layer-numbers text")
    open_layer(page, "Time to reach")
    expect(page.locator(".layer-line")).to_contain_text("Hours from 05.11")
    expect(numbers).not_to_have_count(0)
    march = numbers.all_text_contents()
    page.get_by_role("radio", name="Combat").click()
    expect(numbers).not_to_have_text(march)
    open_layer(page, "Movement cost")
    expect(page.locator(".layer-line")).to_contain_text("Choose a hex")
    choose_hex(page, WATCH_NAME)
    expect(page.locator(".layer-line")).to_contain_text(f"each step from {WATCH_NAME}")
    expect(numbers).to_have_count(6)
    open_layer(page, "Courier risk")
    expect(page.locator(".shades-risk .shade")).not_to_have_count(0)
    expect(page.locator(".layer-line")).to_contain_text("as reported")
    page.locator(".layer-line .close").click()
    expect(page.locator(".shades")).to_have_count(0)


def test_a_spectator_sees_the_map_and_no_marker(new_user: NewUser, war: War) -> None:
    page = new_user().open(war.path)
    expect(hex_on(page, "08.06")).to_be_attached()
    expect(page.locator(".marker")).to_have_count(0)
    expect(page.locator(".papers-button")).to_have_count(0)
    page.locator(".layers summary").click()
    expect(page.get_by_role("button", name="Time to reach")).to_be_visible()
    expect(page.get_by_role("button", name="Courier risk")).to_have_count(0)


# -- Keys, touch, texts --------------------------------------------------------------------------------------


def test_the_map_can_be_read_with_the_keyboard(alva: User, war: War) -> None:
    page = alva.open(war.path)
    start = hex_on(page, "05.11")
    expect(start).to_have_attribute("aria-label", re.compile("05.11.*men.*seen with your own eyes"))
    start.focus()
    page.keyboard.press("ArrowRight")
    expect(hex_on(page, "06.11")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(hex_on(page, "06.10")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".hex-panel")).to_contain_text("Hex 06.10")
    page.keyboard.press("Escape")
    page.keyboard.press("p")
    expect(page.locator("table.position caption")).to_have_text(
        ["Your units, as last reported", "Your commanders, specialists and camps", "What was seen of others"]
    )


def test_the_chosen_hex_has_a_card_on_a_phone(new_user: NewUser, nils: User) -> None:
    user = new_user(**PHONE)
    war = War([user, nils])
    war.scout()
    page = user.open(war.path)
    expect(page.locator(".marker.own").first).to_be_attached()
    choose_hex(page, WATCH_NAME)
    card = page.locator(".hex-card")
    expect(card).to_contain_text(WATCH_NAME)
    card.get_by_role("button", name="Open the letter").click()
    expect(page.locator("dialog[open] .letter")).to_be_visible()
    assert accessibility_problems(page, "dialog[open]") == []
    page.keyboard.press("Escape")
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)
    page.locator(".papers-button").click()
    expect(page.locator(".drawer.papers .letter")).to_be_visible()
    assert accessibility_problems(page, ".drawer") == []


def test_the_map_is_accessible_and_translated(alva: User, war: War) -> None:
    page = alva.open(war.path)
    choose_hex(page, WATCH_NAME)
    open_layer(page, "Time to reach")
    expect(page.locator(".layer-numbers text")).not_to_have_count(0)
    assert accessibility_problems(page) == []
    assert page.evaluate(NAMELESS) == []
    for name in ("Letters", "Calendar", "War diary"):
        page.locator(".papers-button").click()
        page.get_by_role("radio", name=name).click()
        assert untranslated(page) == set(), name
        assert accessibility_problems(page, ".drawer") == []
        page.keyboard.press("Escape")
