"""Whole games of Risk on pages."""

import json
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from browser.api_table import ApiTable
from browser.conftest import User
from browser.page_actions import choose, create, invitation, open_form, resign, take_seat
from browser.risk_player import RiskPlayer

SHORT = {"goal": "capital", "defence.decision": "auto_max"}


def expect_game_over(page: Page) -> None:
    """Wait for the ranks at the end of the game."""
    expect(page.locator(".question .ranks li")).not_to_have_count(0)
    expect(page.locator(".table-page")).to_have_attribute("data-status", "over")


@pytest.mark.soak("test_two_people_share_a_screen_with_a_bot")
def test_two_browsers_play_a_game(alva: User, nils: User) -> None:
    page = alva.open()
    open_form(page, "With friends", "friend")
    choose(page, SHORT | {"setup.placement": "random"})
    create(page)
    other = nils.open(invitation(page))
    take_seat(other, "Nils")
    player, questions = RiskPlayer(page), {"choose_capital", "occupy", "fortify"}
    if not player.play(RiskPlayer(other, attacks={"1": 1}), enough=lambda: questions <= player.asked):
        resign(other)
    for each in (page, other):
        expect_game_over(each)
    titles = {each.locator(".question h2").inner_text().lower() for each in (page, other)}
    assert titles == {"you have won", "the game is over"}


class PositionChecker:
    """Checks that the page receives no position of a seat before its player has lifted the curtain."""

    def __init__(self, page: Page):
        self.seat: int | None = None
        self.positions = 0
        self.problems: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._check_text))
        page.on("response", self._check_response)

    def _check_response(self, response: Response) -> None:
        if response.ok and "/api/v1/tables" in response.url:
            self._check_text(response.text())

    def _check_text(self, text: str | bytes) -> None:
        message = json.loads(text)
        position = message if "events" in message else message.get("position")
        if not position:
            return
        self.positions += 1
        if position["seat"] not in (None, self.seat):
            self.problems.append(f"a position of seat {position['seat']} while seat {self.seat} plays")
        if position["seat"] is None and not position["over"]:
            self._check_public(position)

    def _check_public(self, position: Any) -> None:
        secrets = [name for name in ("hand", "mission", "capital") if position["view"].get(name)]
        secrets += [] if position["view"]["goal"]["id"] in PUBLIC_GOALS else ["goal"]
        events = [event["id"] for event in position["events"] if event["id"] in SECRET_EVENTS]
        shown = [land["id"] for land in position["view"]["territories"] if land["capital"] is not None]
        if (
            secrets
            or events
            or position["question"]
            or position["actions"]
            or not set(shown) <= conquered_capitals(position)
        ):
            self.problems.append(
                f"secrets behind the curtain: {secrets} {events} {shown} {position['question']}"
            )


# Ids of goals that everybody may know; a seat's own mission has another id.
PUBLIC_GOALS = ("missions", "world", "capitals", "destroy_opponent")
SECRET_EVENTS = (
    "mission_dealt",
    "mission_changed",
    "card_drawn_shown",
    "cards_taken_shown",
    "capital_chosen",
)
# What only the player at the screen may see: cards, mission, capital.
PRIVATE = ".hand .card, .panel:has-text('Your mission'), .panel:has-text('Your capital') p:has(.icon)"


def conquered_capitals(position: Any) -> set[str]:
    """Return the capitals that have been conquered, which all players may know."""
    taken = [event["args"] for event in position["events"] if event["id"] == "capital_taken"]
    return {args["territory"]["term"].removeprefix("territory-").replace("-", "_") for args in taken}


class SharedScreenPlayer(RiskPlayer):
    """Plays two seats on one screen, and checks that the curtain hides all secrets."""

    def __init__(self, page: Page, checker: PositionChecker):
        super().__init__(page, attacks={"0": 2, "1": 2})
        self.checker = checker
        self.lifted: list[str] = []

    def lift_curtain(self) -> None:
        page, button = self.page, self.page.locator(".curtain .button")
        name = button.inner_text().removeprefix("I am ")
        assert page.locator(PRIVATE).count() == 0
        assert "Or:" not in page.locator(".goal").inner_text()  # followed by the mission
        assert "mission:" not in page.locator(".log").inner_text()
        assert page.locator(".question[data-question]").count() == 0
        self.lifted.append(name)
        self.checker.seat = {"Alva": 0, "Nils": 1}[name]
        button.click()


def test_two_people_share_a_screen_with_a_bot(alva: User) -> None:
    options = SHORT | {"setup.placement": "batch_in_turn"}
    bot = {"kind": "bot", "bot": "random"}  # a better one may win before every question is asked
    seats = [{"kind": "me", "name": "Alva"}, {"kind": "screen", "name": "Nils"}, bot]
    table = ApiTable((alva,), "risk", options, seats=seats)
    page = alva.context.new_page()
    checker = PositionChecker(page)
    page.goto(alva.address + table.path)
    player = SharedScreenPlayer(page, checker)
    questions = {"place_setup", "choose_capital", "occupy"}
    wanted = questions | {"fortify"}  # which may not be asked before the game ends
    if player.play(enough=lambda: len(player.lifted) > 4 and wanted <= player.asked):
        expect_game_over(page)
    assert questions <= player.asked
    assert checker.problems == []
    assert checker.positions > 10
    assert set(player.lifted) == {"Alva", "Nils"}
    assert all(now != before for before, now in pairwise(player.lifted))
