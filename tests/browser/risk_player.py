"""A player of Risk on its page, with the mouse."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from browser.page_player import PagePlayer, PageState
from stridsplan.games.risk.components import ADJACENT


@dataclass
class RiskPlayer(PagePlayer):
    """Makes every promising attack, up to a number in each turn."""

    READ = Path(__file__).with_name("read_risk.js").read_text()
    MAX_STEPS = 2500

    # For each seat, the most attacks that it makes in a turn; a seat that is missing has no limit. A player that begins
    # after the reinforcements of a turn makes none in it.
    attacks: dict[str, int] = field(default_factory=dict)
    _attacks_left: int = 0

    def reply(self, state: PageState) -> None:
        if state["question"] == "reinforce":
            self._attacks_left = self.attacks.get(state["own"], self.MAX_STEPS)
        getattr(self, f"_{state['question']}")(state)

    def click(self, land: dict[str, Any]) -> None:
        """Click the piece of a territory."""
        self.page.mouse.click(*land["at"])

    def press(self, selector: str) -> None:
        """Press a button of the column."""
        self.page.locator(f".column {selector}").first.click()

    # Answers, by the id of the question

    def _place(self, state: PageState) -> None:
        everything = self.page.locator('.question .segment[data-value="all"][aria-checked="false"]')
        if everything.count():
            everything.click()
        able = [land for land in state["lands"] if land["can"] in ("place", "place_neutral")]
        self.click(max(able, key=lambda land: self.promise(state, land)))

    def _reinforce(self, state: PageState) -> None:
        if any(land["can"] == "place" for land in state["lands"]):
            self._place(state)
        elif state["primary"]:
            self.press(".question [data-primary]")
        else:
            self._trade(state)

    _place_setup = _place_secretly = _place_neutral = _place

    def _trade(self, state: PageState) -> None:
        self.press(".card.touchable:not(.chosen)")

    _trade_captured = _trade

    def _choose_capital(self, state: PageState) -> None:
        self.click(max((land for land in state["lands"] if land["can"]), key=lambda land: land["armies"]))

    def _attack(self, state: PageState) -> None:
        pair = self.best_attack(state)
        if pair is None or self._attacks_left <= 0:
            self.press(".question [data-primary]")
            return
        self._attacks_left -= 1
        source, target = pair
        self.click(source)
        self.page.locator(f"#land-{target['id']}.can-target").wait_for(state="attached")
        self.click(target)

    def _attack_from(self, state: PageState) -> None:
        self.page.keyboard.press("Escape")

    def _declare(self, state: PageState) -> None:
        until = self.page.get_by_role("button", name="Until decided")
        (until if until.count() else self.page.locator(".question [data-primary]")).click()

    def _defend(self, state: PageState) -> None:
        self.press(".question [data-primary]")

    def _occupy(self, state: PageState) -> None:
        self.press("[data-all]" if state["all"] else ".question [data-primary]")

    def _fortify(self, state: PageState) -> None:
        idle = [
            land
            for land in state["lands"]
            if land["can"] == "move_from" and not self.neighbouring_enemies(state, land)
        ]
        source = max(idle, key=lambda land: land["armies"], default=None)
        if source is None or source["armies"] < 4:
            self.press(".question [data-primary]")
        else:
            self.click(source)

    def _move_to(self, state: PageState) -> None:
        able = [land for land in state["lands"] if land["can"] == "move_to"]
        self.click(
            max(
                able,
                key=lambda land: (len(self.neighbouring_enemies(state, land)), land["armies"], land["id"]),
            )
        )

    def _move_amount(self, state: PageState) -> None:
        self.press(".question [data-primary]")

    # Choosing

    def neighbouring_enemies(self, state: PageState, land: dict[str, Any]) -> list[dict[str, Any]]:
        """Return the territories beside a territory that are not one's own."""
        near = ADJACENT[land["id"]].split()
        return [other for other in state["lands"] if other["id"] in near and other["seat"] != state["own"]]

    def promise(self, state: PageState, land: dict[str, Any]) -> tuple[Any, ...]:
        """Return a key that is higher, the better a territory is for new armies."""
        enemies = self.neighbouring_enemies(state, land)
        weakest = min((enemy["armies"] for enemy in enemies), default=99)
        return bool(enemies), land["armies"] - weakest, land["id"]

    def best_attack(self, state: PageState) -> tuple[dict[str, Any], dict[str, Any]] | None:
        """Return the source and the target with the largest difference in armies; None if no attack is promising.

        Neutral territories are attacked only if there is no promising attack on an opponent.
        """
        pairs = [
            (land, enemy)
            for land in state["lands"]
            if land["can"] == "source"
            for enemy in self.neighbouring_enemies(state, land)
            if land["armies"] > enemy["armies"] + 1
        ]
        opponents = [pair for pair in pairs if pair[1]["seat"] != "none"] or pairs
        return max(opponents, key=lambda pair: pair[0]["armies"] - pair[1]["armies"], default=None)
