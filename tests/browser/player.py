"""A person at the page: reads the question and the map, and answers with the mouse."""

import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from stridsplan.games.risk.components import ADJACENT

LIMIT = 2500  # answers in one game
PATIENCE = 20.0  # seconds until a question that was answered has to move on

LOOK = Path(__file__).with_name("look.js").read_text()


@dataclass
class Player:
    """Plays the seats of one page: boldly, or with at most so many attacks a turn."""

    page: Page
    attacks: dict[str, int] = field(default_factory=dict)  # by seat; as long as they promise well if left out
    log: list[str] = field(default_factory=list)
    _left: int = 0

    def look(self) -> dict[str, Any]:
        """What is to be seen."""
        return self.page.evaluate(LOOK) or {"over": False, "question": None, "busy": True, "curtain": False}

    def step(self) -> str:
        """Answer once if something is asked: "over", "asked" or "waiting"."""
        return self.answer(self.look())

    def answer(self, seen: dict[str, Any]) -> str:
        """Answer what was seen."""
        if seen["over"]:
            return "over"
        if seen["curtain"]:
            self.lift()
            return "asked"
        if seen["busy"] or not seen["question"]:
            return "waiting"
        self.log.append(f"{seen['question']}: {seen['sentence']}")
        if seen["question"] == "reinforce":
            self._left = self.attacks.get(seen["own"], LIMIT)
        getattr(self, f"_{seen['question']}")(seen)
        return "asked"

    def play(self, *others: "Player") -> None:
        """Play to the end, with the players of other pages."""
        players = (self, *others)
        answers, since = 0, time.monotonic()
        while True:
            states = [player.step() for player in players]
            if all(state == "over" for state in states):
                return
            if "asked" in states:
                answers, since = answers + 1, time.monotonic()
            else:
                self.page.wait_for_timeout(15)
            stuck = time.monotonic() - since > PATIENCE
            assert not stuck, f"nothing moves: {states}, {[player.log[-5:] for player in players]}"
            assert answers < LIMIT, f"no end after {LIMIT} answers: {self.log[-10:]}"

    def until(self, question: str) -> None:
        """Play until this is asked."""
        answers, since = 0, time.monotonic()
        while True:
            seen = self.look()
            if seen["question"] == question and not seen["busy"]:
                return
            if self.answer(seen) == "asked":
                answers, since = answers + 1, time.monotonic()
            self.page.wait_for_timeout(10)
            late = answers > 200 or time.monotonic() - since > PATIENCE
            assert not late, f"{question} is never asked: {self.log[-5:]}"

    def lift(self) -> None:
        """Take the screen."""
        self.page.locator(".curtain .button").click()

    def click(self, land: dict[str, Any]) -> None:
        """Click a territory where its piece stands."""
        self.page.mouse.click(*land["at"])

    def press(self, selector: str) -> None:
        """Press a button of the column."""
        self.page.locator(f".column {selector}").first.click()

    # Answers, by the question's id.

    def _place(self, seen: dict[str, Any]) -> None:
        whole = self.page.locator('.question .segment[data-value="all"][aria-checked="false"]')
        if whole.count():
            whole.click()
        able = [land for land in seen["lands"] if land["can"] in ("place", "place_neutral")]
        self.click(max(able, key=lambda land: self._promise(seen, land)))

    def _reinforce(self, seen: dict[str, Any]) -> None:
        if any(land["can"] == "place" for land in seen["lands"]):
            self._place(seen)
        elif seen["primary"]:
            self.press(".question [data-primary]")
        else:
            self._trade(seen)

    _place_setup = _place_secretly = _place_neutral = _place

    def _trade(self, seen: dict[str, Any]) -> None:
        self.press(".card.touchable:not(.chosen)")

    _trade_captured = _trade

    def _choose_capital(self, seen: dict[str, Any]) -> None:
        self.click(max((land for land in seen["lands"] if land["can"]), key=lambda land: land["armies"]))

    def _attack(self, seen: dict[str, Any]) -> None:
        pair = self._best_attack(seen)
        if pair is None or self._left <= 0:
            self.press(".question [data-primary]")
            return
        self._left -= 1
        source, target = pair
        self.click(source)
        self.page.locator(f"#land-{target['id']}.can-target").wait_for(state="attached")
        self.click(target)

    def _attack_from(self, seen: dict[str, Any]) -> None:
        self.page.keyboard.press("Escape")

    def _declare(self, seen: dict[str, Any]) -> None:
        until = self.page.get_by_role("button", name="Until decided")
        (until if until.count() else self.page.locator(".question [data-primary]")).click()

    def _defend(self, seen: dict[str, Any]) -> None:
        self.press(".question [data-primary]")

    def _occupy(self, seen: dict[str, Any]) -> None:
        self.press("[data-all]" if seen["all"] else ".question [data-primary]")

    def _fortify(self, seen: dict[str, Any]) -> None:
        idle = [
            land for land in seen["lands"] if land["can"] == "move_from" and not self._enemies(seen, land)
        ]
        source = max(idle, key=lambda land: land["armies"], default=None)
        if source is None or source["armies"] < 4:
            self.press(".question [data-primary]")
        else:
            self.click(source)

    def _move_to(self, seen: dict[str, Any]) -> None:
        able = [land for land in seen["lands"] if land["can"] == "move_to"]
        self.click(max(able, key=lambda land: (len(self._enemies(seen, land)), land["armies"], land["id"])))

    def _move_amount(self, seen: dict[str, Any]) -> None:
        self.press(".question [data-primary]")

    # What a person would think of.

    def _enemies(self, seen: dict[str, Any], land: dict[str, Any]) -> list[dict[str, Any]]:
        near = ADJACENT[land["id"]].split()
        return [other for other in seen["lands"] if other["id"] in near and other["seat"] != seen["own"]]

    def _promise(self, seen: dict[str, Any], land: dict[str, Any]) -> tuple[Any, ...]:
        enemies = self._enemies(seen, land)
        weakest = min((enemy["armies"] for enemy in enemies), default=99)
        return bool(enemies), land["armies"] - weakest, land["id"]

    def _best_attack(self, seen: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]] | None:
        pairs = [
            (land, enemy)
            for land in seen["lands"]
            if land["can"] == "source"
            for enemy in self._enemies(seen, land)
            if land["armies"] > enemy["armies"] + 1
        ]
        foes = [pair for pair in pairs if pair[1]["seat"] != "none"] or pairs
        return max(foes, key=lambda pair: pair[0]["armies"] - pair[1]["armies"], default=None)
