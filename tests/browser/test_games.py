"""Whole games, from the lobby to the end, played by clicks on the page and nothing else."""

import json
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page, Response, expect

from browser.conftest import Person
from browser.player import Player
from browser.setting import choose, create, invitation, open_form, take_seat

SHORT = {"goal": "capital", "defence-decision": "auto_max"}


def is_over(page: Page) -> None:
    """The end is told: a sentence, and the ranks of all."""
    expect(page.locator(".question .ranks li")).not_to_have_count(0)
    expect(page.locator(".table-page")).to_have_attribute("data-status", "over")


def test_two_browsers_play_a_game(alva: Person, nils: Person) -> None:
    page = alva.open()
    open_form(page, "With friends", "friend")
    choose(page, SHORT | {"setup-placement": "random"})
    create(page)
    other = nils.open(invitation(page))
    take_seat(other, "Nils")
    Player(page).play(Player(other, attacks={"1": 1}))
    for each in (page, other):
        is_over(each)
    titles = {each.locator(".question h2").inner_text().lower() for each in (page, other)}
    assert titles == {"you have won", "the game is over"}


def test_a_game_against_bots(alva: Person) -> None:
    page = alva.open()
    open_form(page, "More", "bot", "bot")
    choose(page, SHORT | {"setup-placement": "batch_in_turn"})
    create(page)
    Player(page).play()
    is_over(page)


class Listener:
    """Every position a page was sent, and whether the person at the screen may know it."""

    def __init__(self, page: Page):
        self.seat: int | None = None
        self.positions = 0
        self.wrong: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        page.on("response", self._answer)

    def _answer(self, response: Response) -> None:
        if response.ok and "/api/v1/tables" in response.url:
            self._hear(response.text())

    def _hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        position = message if "events" in message else message.get("position")
        if not position:
            return
        self.positions += 1
        if position["seat"] not in (None, self.seat):
            self.wrong.append(f"a position of seat {position['seat']} before seat {self.seat}")
        if position["seat"] is None and not position["over"]:
            self._is_open(position)

    def _is_open(self, position: Any) -> None:
        kept = [name for name in ("hand", "mission", "capital") if position["view"].get(name)]
        told = [event["id"] for event in position["events"] if event["id"] in SECRET_EVENTS]
        shown = [land["id"] for land in position["view"]["territories"] if land["capital"] is not None]
        if kept or told or position["question"] or position["actions"] or not set(shown) <= fallen(position):
            self.wrong.append(f"behind the curtain: {kept} {told} {shown} {position['question']}")


SECRET_EVENTS = (
    "mission_dealt",
    "mission_changed",
    "card_drawn_shown",
    "cards_taken_shown",
    "capital_chosen",
)
PRIVATE = ".hand .card, .panel:has-text('Your mission'), .panel:has-text('Your capital') p:has(.icon)"


def fallen(position: Any) -> set[str]:
    """The capitals everybody has seen fall."""
    taken = [event["args"] for event in position["events"] if event["id"] == "capital_taken"]
    return {args["territory"]["term"].removeprefix("territory-").replace("-", "_") for args in taken}


class Sharing(Player):
    """Plays two seats on one screen, and looks at the curtain before lifting it."""

    def __init__(self, page: Page, listener: Listener):
        super().__init__(page, attacks={"1": 2})
        self.listener = listener
        self.lifted: list[str] = []

    def lift(self) -> None:
        page, button = self.page, self.page.locator(".curtain .button")
        name = button.inner_text().removeprefix("I am ")
        assert page.locator(PRIVATE).count() == 0
        assert "mission:" not in page.locator(".log").inner_text()
        assert page.locator(".question[data-question]").count() == 0
        self.lifted.append(name)
        self.listener.seat = {"Alva": 0, "Nils": 1}[name]
        button.click()


def test_two_people_share_a_screen(alva: Person) -> None:
    page = alva.open()
    open_form(page, "More", "screen", "bot")
    page.get_by_label("Name").first.fill("Alva")
    page.get_by_placeholder("Player 2").fill("Nils")
    choose(page, SHORT | {"setup-placement": "batch_in_turn"})
    listener = Listener(page)
    create(page)
    player = Sharing(page, listener)
    player.play()
    is_over(page)
    assert listener.wrong == []
    assert listener.positions > 10
    assert set(player.lifted) == {"Alva", "Nils"}
    assert all(now != before for before, now in pairwise(player.lifted))
