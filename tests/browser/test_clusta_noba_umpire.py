"""Clusta Noba with a human umpire, who replaces dice, reports and orders; at the end all interventions are listed."""

import time
import uuid
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.api_table import ApiTable, Position, is_asked, join
from browser.conftest import NewUser, User
from browser.test_accessibility import AXE, AXE_PROBLEMS, NAMELESS, PHONE, PHONE_PROBLEMS, TARGETS
from browser.test_hindsight import RESIGN
from browser.translations import untranslated
from depth import some

# The seats. A bot has the Ransards, and lets their astrologers read the stars and report.
STEGOSIANS, RANSARDS, UMPIRE = range(3)
OPTIONS = {"scenario": "skirmish", "arrival": "together", "side_1": "ste", "side_2": "ran", "umpire": True}


class UmpiredTable(ApiTable):
    """A skirmish of a player who sends no orders and a bot, with an umpire."""

    wants_live = False  # whether the player is asked for live orders before each round

    def __init__(self, player: User, umpire: User):
        self.users = [player, player, umpire]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "policy"}, {"kind": "friend"}]
        table = self._send(0, "", {"game": "clusta_noba", "options": OPTIONS, "seats": seats})
        self.path = f"/t/{table['id']}"
        join(umpire, table["seats"][UMPIRE]["invitation"], "Ebba")

    def choose(self, position: Position) -> dict[str, Any]:
        if self.wants_live and is_asked(position, "orders", STEGOSIANS):
            # to seal with `watch` asks for live orders
            return next(action for action in position["actions"] if action.get("watch"))
        wanted = ("ready", "send_nothing", "go_on")
        return next(action for action in position["actions"] if action["kind"] in wanted)

    def stop_before_rounds(self) -> None:
        """Let the umpire be asked before each round."""
        actions = self._position(UMPIRE)["actions"]
        pause = next(
            each for each in actions if each["kind"] == "ask_umpire" and each["stage"] == "begin_round"
        )
        body = {
            "id": uuid.uuid4().hex,
            "version": self._position(UMPIRE)["version"],
            "codes": [pause["code"]],
            "seat": UMPIRE,
        }
        self._send(UMPIRE, f"{self._table}/commands", body)

    def play_until_umpire(self, predicate: Callable[[Position], bool]) -> Position:
        """Let the player and the umpire answer until the predicate holds for the umpire's position; return it."""
        while not predicate(position := self._position(UMPIRE)):
            seats = [seat for seat in position["to_act"] if seat != RANSARDS]
            if seats:
                self._act(self._position(seats[0]))
            else:
                time.sleep(0.1)
        return position

    def play_until_report(self) -> dict[str, Any]:
        """Play until the umpire is asked while a report is under way; return its line about the stars."""
        found = self.play_until_umpire(
            lambda position: UMPIRE in position["to_act"] and bool(star_lines(position))
        )
        return star_lines(found)[0]

    def play_until_live_orders(self) -> None:
        """Play until the player is asked for live orders."""
        self.wants_live = True
        self.play_until_umpire(lambda position: (position["waiting"] or {}).get("id") == "live")

    def resign(self) -> None:
        """Let the Stegosians resign."""
        body = {
            "id": uuid.uuid4().hex,
            "version": self._position(STEGOSIANS)["version"],
            "codes": [RESIGN],
            "seat": STEGOSIANS,
        }
        self._send(STEGOSIANS, f"{self._table}/commands", body)

    def wait_for_view(self, predicate: Callable[[dict[str, Any]], bool]) -> bool:
        """Wait until the predicate holds for the umpire's view, up to ten seconds; return whether it does."""
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:
            if predicate(self._position(UMPIRE)["view"]):
                return True
            time.sleep(0.05)
        return False


def star_lines(position: Position) -> list[dict[str, Any]]:
    """Return the lines of reports about what astrologers have read in the stars."""
    return [line for line in position["view"]["report_lines"] if line["says"] == "reading"]


@pytest.fixture
def open_umpire(new_user: NewUser) -> Any:
    """A function that opens the umpire's page on a device, while a report is under way."""

    def open_it(**device: Any) -> tuple[UmpiredTable, Page, dict[str, Any]]:
        umpire = new_user(**device)
        table = UmpiredTable(new_user(), umpire)
        table.play_until_umpire(lambda position: position["waiting"]["id"] == "orders")
        table.stop_before_rounds()
        line = table.play_until_report()
        page = umpire.open(table.path)
        expect(part(page, "reports")).to_be_visible()
        return table, page, line

    return open_it


def part(page: Page, name: str) -> Locator:
    """Return the button that opens a part of the umpire's panel."""
    return page.locator(f".umpire [data-part={name}]")


def check_viewpoints(page: Page) -> None:
    """The umpire must be able to see the truth or the view of a side."""
    blocks = page.locator(".marker.own .block")
    expect(blocks).to_have_count(2)  # the fleet of the Stegosians, the camp of the Ransards
    page.locator("[data-viewpoint]").select_option("ran")
    expect(blocks).to_have_count(1)
    page.locator("[data-viewpoint]").select_option("")
    expect(blocks).to_have_count(2)


def test_an_umpire_can_replace_a_die_a_report_and_a_players_orders(open_umpire: Any) -> None:
    table, page, line = open_umpire()
    check_viewpoints(page)
    part(page, "dice").click()
    page.locator("[data-die]").select_option("reports_20")
    page.locator("[data-face]").fill("20")
    page.locator("[data-load]").click()
    expect(page.locator("[data-loaded=reports_20]")).to_contain_text("20")
    assert table.wait_for_view(lambda view: view["replaced_dice"] == {"reports_20": [20]})

    part(page, "reports").click()
    # a reading says in which band of distances the conflux is
    band = 1 if line["fields"]["band"] != 1 else 2
    figure = page.locator(f"[data-line='{line['line']}'] select[data-figure=band]")
    figure.select_option(str(band))
    expect(part(page, "reports")).to_be_visible()
    expect(figure).to_have_value(str(band))
    assert table.wait_for_view(
        lambda view: any(
            each["line"] == line["line"] and each["fields"]["band"] == band for each in view["report_lines"]
        )
    )

    remark = page.locator(f"[data-report='{line['carrier']}'] .remark")
    remark.locator("textarea").fill("The sky was hidden.")
    remark.locator("[data-add-remark]").click()
    expect(remark.locator("[data-add-remark]")).to_have_count(0)

    page.locator(".umpire [data-end]").click()
    table.play_until_live_orders()
    page.locator("[data-answer-for='1']").click()  # players are numbered from 1: the Stegosians
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
        interventions = each.locator("[data-interventions] li")
        expect(interventions).to_have_count(4)
        expect(interventions.first).to_contain_text("d20")
        expect(interventions.nth(2)).to_contain_text("one column of orders")
        # remarks are listed last
        expect(interventions.last).to_contain_text("with these words added: “The sky was hidden.”")


@pytest.mark.soak("test_clusta_noba.py::test_the_form_is_translated_and_accessible")
@pytest.mark.parametrize("device", some(["desktop", "phone"], 1))
def test_the_panel_is_translated_and_accessible(open_umpire: Any, device: str) -> None:
    _, page, _ = open_umpire(**(PHONE if device == "phone" else {}))
    for name in some(("pauses", "dice", "persons", "night", "calendar", "reports"), 4):
        part(page, name).click()
        expect(page.locator(".umpire .other")).to_be_visible()
        assert untranslated(page) == set()
        assert page.evaluate(NAMELESS) == []
        page.evaluate(AXE)
        assert page.evaluate(AXE_PROBLEMS, ["body", None]) == []
        assert device == "desktop" or page.evaluate(PHONE_PROBLEMS, TARGETS) == []
