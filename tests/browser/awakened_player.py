"""Players of The Awakened on its page, with mouse, touch or keyboard."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from browser.api_table import ApiTable, Position
from browser.conftest import User
from browser.island_player import FOCUS
from browser.page_player import PagePlayer, PageState

READ = """() => {
  const box = document.querySelector('.question');
  if (!box) return null;
  const places = [...document.querySelectorAll('.spot.touchable')];
  return {
    over: Boolean(box.querySelector('.ranks')),
    question: box.dataset.question ?? null,
    sentence: box.querySelector('.question-sentence')?.textContent ?? '',
    busy: !box.dataset.question || box.getAttribute('aria-busy') === 'true'
      || Boolean(document.querySelector('[data-playing]')),
    log: document.querySelector('.log-line')?.textContent ?? '',
    places: places.map(({ dataset, classList }) => ({
      place: dataset.place, can: [...classList].find((name) => name.startsWith('can-')).slice(4) })),
    transfers: box.querySelectorAll('.transfers li').length,
    sites: box.querySelectorAll('.sites button:not([aria-disabled="true"])').length,
  };
}"""
MOST_TRANSFERS = 2  # that a player makes in a phase
SAME_ROW = 5  # pixels: the middles of lands in one row differ by less


@dataclass
class AwakenedPlayer(PagePlayer):
    """Plays at random with the mouse."""

    READ = READ
    MAX_STEPS = 3000

    seed: int = 1
    rng: Random = field(init=False)

    def __post_init__(self) -> None:
        self.rng = Random(self.seed)

    def reply(self, state: PageState) -> None:
        question = state["question"]
        if question in ("people", "resources", "fresh", "veterans"):
            self.press("[data-send]")
        elif question in ("move_to", "march_to"):
            self.touch_any(state)
        elif question == "build" and state["sites"] and self.rng.random() < 0.7:
            self.press('.sites button:not([aria-disabled="true"])')
        elif question == "effect":
            self.press(".buttons button")
        elif question in ("move", "form", "military") and self.wants_another(state):
            self.touch_any(state)
        else:
            self.end()

    def wants_another(self, state: PageState) -> bool:
        """Return whether to choose another land rather than to end the phase."""
        return bool(state["places"]) and state["transfers"] < MOST_TRANSFERS and self.rng.random() < 0.7

    def touch_any(self, state: PageState) -> None:
        """Touch one of the lands that can be chosen."""
        self.touch(self.rng.choice(state["places"])["place"])

    # Input. Subclasses for touch and keyboard override these methods.

    def touch(self, place: str) -> None:
        """Click a land."""
        self.page.locator(f'.spot[data-place="{place}"]').click()

    def press(self, selector: str) -> None:
        """Press a button of the column."""
        self.page.locator(f".column .question {selector}").first.click()

    def end(self) -> None:
        """End the phase."""
        self.press("[data-end]")


class TouchPlayer(AwakenedPlayer):
    """Plays by touch."""

    def touch(self, place: str) -> None:
        self.page.locator(f'.spot[data-place="{place}"]').tap()

    def press(self, selector: str) -> None:
        self.page.locator(f".column .question {selector}").first.tap()


class KeyboardPlayer(AwakenedPlayer):
    """Plays only with the keyboard."""

    def touch(self, place: str) -> None:
        self.go(place)
        self.page.keyboard.press("Enter")

    def press(self, selector: str) -> None:
        if "sites" in selector:
            digits = self.page.locator(f".column .question {selector}")
            self.page.keyboard.press(str(digits.first.get_attribute("data-digit")))
        elif selector == "[data-send]":
            self.page.keyboard.press("Enter")
        else:
            self.page.locator(f".column .question {selector}").first.focus()
            self.page.keyboard.press("Enter")

    def end(self) -> None:
        self.page.keyboard.press("e")

    def go(self, goal: str) -> None:
        """Move the focus to a land: by Tab to the map, then by the arrow keys."""
        for _ in range(80):
            now = self.page.evaluate(FOCUS, goal)
            if now["place"] == goal:
                return
            if not now["on"]:
                self.page.keyboard.press("Tab")
                continue
            across, down = (there - here for there, here in zip(now["to"], now["at"], strict=True))
            if abs(down) > SAME_ROW:
                self.page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
            else:
                self.page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
        raise AssertionError(f"the keys do not move the focus to {goal}: {now}")


def distance(one: dict[str, Any], other: dict[str, Any]) -> int:
    """Return the number of steps between two lands; `x` counts half lands, so a step to another row changes it by 1."""
    across, down = abs(one["x"] - other["x"]), abs(one["y"] - other["y"])
    return int(down + max(0, (across - down) // 2))


def enemies(position: Position) -> list[dict[str, Any]]:
    """Return the lands of other seats."""
    return [land for land in position["view"]["cells"] if land["owner"] not in (None, position["seat"])]


def possible_raid(position: Position) -> tuple[str, list[str]] | None:
    """Return an enemy's land and two own lands beside it whose soldiers may march; None if there are none."""
    if (position["question"] or {}).get("id") != "military":
        return None
    starts = {action["cell"] for action in position["actions"] if action["kind"] == "march_from"}
    own = [land for land in position["view"]["cells"] if land["id"] in starts]
    for enemy in enemies(position):
        near = [land["id"] for land in own if distance(land, enemy) == 1]
        if len(near) > 1:
            return enemy["id"], near[:2]
    return None


class RaidTable(ApiTable):
    """A table whose users move towards each other, and form soldiers beside each other's lands."""

    def choose(self, position: Position) -> dict[str, Any]:
        actions: list[dict[str, Any]] = position["actions"]
        kinds = {action["kind"] for action in actions}
        lands = {land["id"]: land for land in position["view"]["cells"]}
        distances = {
            land: min((distance(lands[land], enemy) for enemy in enemies(position)), default=0)
            for land in lands
        }
        if kinds & {"move_to", "march_to"}:
            # nearer to enemies, but not into their lands, whose distance is 0
            return min(
                actions, key=lambda action: (distances[action["cell"]] or len(lands), self.rng.random())
            )
        if kinds & {"send_people", "send_resources"}:
            return actions[-1]  # all of them
        if "end_building" in kinds:
            return next(action for action in actions if action["kind"] == "end_building")
        near = [action for action in actions if action["kind"] == "form" and distances[action["cell"]] == 1]
        ends = [action for action in actions if action["kind"] == "end_forming"]
        return self.rng.choice(near or ends) if "end_forming" in kinds else super().choose(position)


MAX_GAMES = 200  # until a raid is possible in one
MAX_COMMANDS = 1500  # in such a game


def table_with_raid(users: Sequence[User]) -> tuple[ApiTable, User, str, list[str]]:
    """Return a table at which a user can raid a land from two lands, the user, the target and the two lands."""
    for seed in range(MAX_GAMES):
        api_table = RaidTable(users, "awakened", {}, end_probability=0.2, seed=seed)
        position = api_table.play_until(lambda position: bool(possible_raid(position)), MAX_COMMANDS)
        if position and (found := possible_raid(position)):
            return api_table, users[position["seat"]], *found
    raise AssertionError(f"no raid in {MAX_GAMES} games")
