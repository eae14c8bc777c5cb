"""A person at the page: reads the question and the map, and answers with the mouse."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from browser.visitor import Seen, Visitor
from stridsplan.games.risk.components import ADJACENT


@dataclass
class Player(Visitor):
    """Plays boldly, or with at most so many attacks a turn."""

    LOOK = Path(__file__).with_name("look_risk.js").read_text()
    LIMIT = 2500

    attacks: dict[str, int] = field(default_factory=dict)  # by seat; as long as they promise well if left out
    _left: int = 0

    def reply(self, seen: Seen) -> None:
        if seen["question"] == "reinforce":
            self._left = self.attacks.get(seen["own"], self.LIMIT)
        getattr(self, f"_{seen['question']}")(seen)

    def click(self, land: dict[str, Any]) -> None:
        """Click a territory where its piece stands."""
        self.page.mouse.click(*land["at"])

    def press(self, selector: str) -> None:
        """Press a button of the column."""
        self.page.locator(f".column {selector}").first.click()

    # Answers, by the question's id.

    def _place(self, seen: Seen) -> None:
        whole = self.page.locator('.question .segment[data-value="all"][aria-checked="false"]')
        if whole.count():
            whole.click()
        able = [land for land in seen["lands"] if land["can"] in ("place", "place_neutral")]
        self.click(max(able, key=lambda land: self._promise(seen, land)))

    def _reinforce(self, seen: Seen) -> None:
        if any(land["can"] == "place" for land in seen["lands"]):
            self._place(seen)
        elif seen["primary"]:
            self.press(".question [data-primary]")
        else:
            self._trade(seen)

    _place_setup = _place_secretly = _place_neutral = _place

    def _trade(self, seen: Seen) -> None:
        self.press(".card.touchable:not(.chosen)")

    _trade_captured = _trade

    def _choose_capital(self, seen: Seen) -> None:
        self.click(max((land for land in seen["lands"] if land["can"]), key=lambda land: land["armies"]))

    def _attack(self, seen: Seen) -> None:
        pair = self._best_attack(seen)
        if pair is None or self._left <= 0:
            self.press(".question [data-primary]")
            return
        self._left -= 1
        source, target = pair
        self.click(source)
        self.page.locator(f"#land-{target['id']}.can-target").wait_for(state="attached")
        self.click(target)

    def _attack_from(self, seen: Seen) -> None:
        self.page.keyboard.press("Escape")

    def _declare(self, seen: Seen) -> None:
        until = self.page.get_by_role("button", name="Until decided")
        (until if until.count() else self.page.locator(".question [data-primary]")).click()

    def _defend(self, seen: Seen) -> None:
        self.press(".question [data-primary]")

    def _occupy(self, seen: Seen) -> None:
        self.press("[data-all]" if seen["all"] else ".question [data-primary]")

    def _fortify(self, seen: Seen) -> None:
        idle = [
            land for land in seen["lands"] if land["can"] == "move_from" and not self._enemies(seen, land)
        ]
        source = max(idle, key=lambda land: land["armies"], default=None)
        if source is None or source["armies"] < 4:
            self.press(".question [data-primary]")
        else:
            self.click(source)

    def _move_to(self, seen: Seen) -> None:
        able = [land for land in seen["lands"] if land["can"] == "move_to"]
        self.click(max(able, key=lambda land: (len(self._enemies(seen, land)), land["armies"], land["id"])))

    def _move_amount(self, seen: Seen) -> None:
        self.press(".question [data-primary]")

    # What a person would think of.

    def _enemies(self, seen: Seen, land: dict[str, Any]) -> list[dict[str, Any]]:
        near = ADJACENT[land["id"]].split()
        return [other for other in seen["lands"] if other["id"] in near and other["seat"] != seen["own"]]

    def _promise(self, seen: Seen, land: dict[str, Any]) -> tuple[Any, ...]:
        enemies = self._enemies(seen, land)
        weakest = min((enemy["armies"] for enemy in enemies), default=99)
        return bool(enemies), land["armies"] - weakest, land["id"]

    def _best_attack(self, seen: Seen) -> tuple[dict[str, Any], dict[str, Any]] | None:
        pairs = [
            (land, enemy)
            for land in seen["lands"]
            if land["can"] == "source"
            for enemy in self._enemies(seen, land)
            if land["armies"] > enemy["armies"] + 1
        ]
        foes = [pair for pair in pairs if pair[1]["seat"] != "none"] or pairs
        return max(foes, key=lambda pair: pair[0]["armies"] - pair[1]["armies"], default=None)
