"""Clusta Noba with a human umpire: a die, a report, an order in a player's place; all learn of it in the end."""

import time
import uuid
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.api_table import ApiTable, Position, is_asked
from browser.conftest import NewUser, User
from browser.test_accessibility import AXE, AXE_PROBLEMS, PHONE, PHONE_PROBLEMS, TARGETS
from browser.test_screen import NAMELESS
from browser.translations import untranslated
from depth import some

# The seats; a bot leads the Ransards, whose astrologers report every evening
STEGOSIANS, RANSARDS, UMPIRE = range(3)
OPTIONS = {"scenario": "skirmish", "arrival": "together", "side_1": "ste", "side_2": "ran", "umpire": True}


class UmpiredTable(ApiTable):
    """A skirmish of a quiet player and a bot, with an umpire."""

    wants_live = False  # whether the player commands his own hex before each round

    def __init__(self, player: User, umpire: User):
        self.users = [player, player, umpire]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "policy"}, {"kind": "friend"}]
        table = self._send(0, "", {"game": "clusta_noba", "options": OPTIONS, "seats": seats})
        self.path = f"/t/{table['id']}"
        invitation = table["seats"][UMPIRE]["invitation"].partition("=")[2]
        self._send(UMPIRE, f"/{table['id']}/join", {"invitation": invitation, "name": "Ebba"})

    def choose(self, position: Position) -> dict[str, Any]:
        if self.wants_live and is_asked(position, "orders", STEGOSIANS):
            return next(action for action in position["actions"] if action.get("watch"))
        wanted = ("ready", "send_nothing", "go_on")
        return next(action for action in position["actions"] if action["kind"] in wanted)

    def stop_before_rounds(self) -> None:
        """The umpire wants to be asked before each round."""
        actions = self._position(UMPIRE)["actions"]
        mark = next(
            each for each in actions if each["kind"] == "ask_umpire" and each["stage"] == "begin_round"
        )
        body = {
            "id": uuid.uuid4().hex,
            "version": self._position(UMPIRE)["version"],
            "codes": [mark["code"]],
            "seat": UMPIRE,
        }
        self._send(UMPIRE, f"{self._table}/commands", body)

    def go_on_until(self, holds: Callable[[Position], bool]) -> Position:
        """Let the player and the umpire answer until the umpire's position has a property; the bot takes its time."""
        while not holds(position := self._position(UMPIRE)):
            seats = [seat for seat in position["to_act"] if seat != RANSARDS]
            if seats:
                self._choose(self._position(seats[0]))
            else:
                time.sleep(0.1)
        return position

    def bring_a_report(self) -> dict[str, Any]:
        """Play until the umpire is asked while a report is under way; give its line about the stars."""
        found = self.go_on_until(lambda position: UMPIRE in position["to_act"] and bool(readings(position)))
        return readings(found)[0]

    def ask_live(self) -> None:
        """Play until the player is asked what those in his own hex do."""
        self.wants_live = True
        self.go_on_until(lambda position: (position["waiting"] or {}).get("id") == "live")

    def resign(self) -> None:
        """The Stegosians give up."""
        body = {
            "id": uuid.uuid4().hex,
            "version": self._position(STEGOSIANS)["version"],
            "codes": [-1],
            "seat": STEGOSIANS,
        }
        self._send(STEGOSIANS, f"{self._table}/commands", body)

    def shows(self, holds: Callable[[dict[str, Any]], bool]) -> bool:
        """Whether the umpire's view gets a property, as soon as the server has taken what the page sent."""
        until = time.monotonic() + 10
        while time.monotonic() < until:
            if holds(self._position(UMPIRE)["view"]):
                return True
            time.sleep(0.05)
        return False


def readings(position: Position) -> list[dict[str, Any]]:
    return [line for line in position["view"]["report_lines"] if line["says"] == "reading"]


@pytest.fixture
def open_umpire(new_user: NewUser) -> Any:
    """A function that opens the umpire's page, on a device, while a report is under way."""

    def open_it(**device: Any) -> tuple[UmpiredTable, Page, dict[str, Any]]:
        umpire = new_user(**device)
        table = UmpiredTable(new_user(), umpire)
        table.go_on_until(lambda position: position["waiting"]["id"] == "orders")
        table.stop_before_rounds()
        line = table.bring_a_report()
        page = umpire.open(table.path)
        expect(part(page, "reports")).to_be_visible()
        return table, page, line

    return open_it


def part(page: Page, name: str) -> Locator:
    return page.locator(f".umpire [data-part={name}]")


def test_an_umpire_must_change_a_die_and_a_report_and_order_in_a_players_place(open_umpire: Any) -> None:
    table, page, line = open_umpire()
    part(page, "dice").click()
    page.locator("[data-die]").select_option("reports_20")
    page.locator("[data-face]").fill("20")
    page.locator("[data-load]").click()
    expect(page.locator("[data-loaded=reports_20]")).to_contain_text("20")
    assert table.shows(lambda view: view["replaced_dice"] == {"reports_20": [20]})

    part(page, "reports").click()
    band = 1 if line["fields"]["band"] != 1 else 2
    figure = page.locator(f"[data-line='{line['line']}'] select[data-figure=band]")
    figure.select_option(str(band))
    expect(part(page, "reports")).to_be_visible()
    expect(figure).to_have_value(str(band))
    assert table.shows(
        lambda view: any(
            each["line"] == line["line"] and each["fields"]["band"] == band for each in view["report_lines"]
        )
    )

    words = page.locator(f"[data-report='{line['carrier']}'] .remark")
    words.locator("textarea").fill("The sky was hidden.")
    words.locator("[data-add-remark]").click()
    expect(words.locator("[data-add-remark]")).to_have_count(0)

    page.locator(".umpire [data-end]").click()
    table.ask_live()
    page.locator("[data-answer-for='1']").click()
    question = page.locator(".question[data-question=live_for]")
    assert untranslated(page) == set()
    question.locator("[data-write]").first.click()
    page.locator(".question .slot:not(:disabled)").first.click()
    page.locator(".question [data-order=hold]").click()
    page.locator(".question [data-end]").click()
    expect(page.locator(".question [data-column]")).to_have_count(1)
    question.locator("[data-end]").click()
    expect(question).to_have_count(0)
    orders = table._position(STEGOSIANS)["view"]["orders"]
    assert [entry["order"] for entry in orders[0]["entries"]] == ["hold"]

    expect(page.locator("[data-interventions]")).to_have_count(0)
    table.resign()
    other = table.users[STEGOSIANS].open(table.path)
    for each in (page, other):
        told = each.locator("[data-interventions] li")
        expect(told).to_have_count(4)
        expect(told.first).to_contain_text("d20")
        expect(told.nth(2)).to_contain_text("one column of orders")
        expect(told.last).to_contain_text("with these words added: “The sky was hidden.”")


@pytest.mark.parametrize("device", some(["desktop", "phone"], 1))
def test_nothing_of_the_panel_is_untranslated_nameless_or_hard_to_use(open_umpire: Any, device: str) -> None:
    _, page, _ = open_umpire(**(PHONE if device == "phone" else {}))
    for name in some(("pauses", "dice", "persons", "night", "calendar", "reports"), 4):
        part(page, name).click()
        expect(page.locator(".umpire .other")).to_be_visible()
        assert untranslated(page) == set()
        assert page.evaluate(NAMELESS) == []
        page.evaluate(AXE)
        assert page.evaluate(AXE_PROBLEMS, ["body", None]) == []
        assert device == "desktop" or page.evaluate(PHONE_PROBLEMS, TARGETS) == []


def test_the_umpire_must_see_the_truth_or_what_a_side_is_shown(open_umpire: Any) -> None:
    _, page, _ = open_umpire()
    blocks = page.locator(".marker.own .block")
    expect(blocks).to_have_count(2)  # the fleet of the Stegosians, the camp of the Ransards
    page.locator("[data-eyes]").select_option("ran")
    expect(blocks).to_have_count(1)
