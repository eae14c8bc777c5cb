"""Players of the island on its page, with mouse, touch or keyboard."""

from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import expect

from browser.page_player import PagePlayer, PageState

Place = dict[str, Any]  # of `places` in read_island.js
SAME_PLACE = 5  # pixels: middles that differ by less are in one row or column


@dataclass
class IslandPlayer(PagePlayer):
    """Plays with the mouse: shoots if that is legal, and otherwise plays at random."""

    READ = Path(__file__).with_name("read_island.js").read_text()
    MAX_STEPS = 1500

    seed: int = 1
    rng: Random = field(init=False)

    def __post_init__(self) -> None:
        self.rng = Random(self.seed)

    def reply(self, state: PageState) -> None:
        if state["confirm"]:
            self.press(".question [data-confirm]")
        elif state["several"]:
            self.press(f'.question [data-digit="{self.rng.choice(state["several"])}"]')
        else:
            getattr(self, f"_{state['question']}", self._battle)(state)

    # Input. Subclasses for touch and keyboard override these methods.

    def touch(self, place: Place) -> None:
        """Click a place of the board."""
        self.page.mouse.click(*place["at"])

    def press(self, selector: str) -> None:
        """Press a button of the column."""
        self.page.locator(f".column {selector}").first.click()

    def choose_type(self, kind: str) -> None:
        """Select a type of character."""
        self.press(f'.hand-type[data-type="{kind}"]')

    def face(self, facing: str) -> None:
        """Choose the facing of the character to place."""
        self.press(f'.dial-way[data-facing="{facing}"]')

    def swap(self) -> None:
        """Swap the first and the fifth character on the pad."""
        self.press('.slot-button[data-order="1"]')
        expect(self.page.locator('.slot-button[data-order="1"]')).to_have_attribute("aria-pressed", "true")
        self.press('.slot-button[data-order="5"]')

    def end(self) -> None:
        """End the turn, or declare that it is blocked."""
        self.press(".question [data-end]")

    # Answers: one method for each question of the set-up, named after its id, and `_battle` for all others.

    def _places(self, state: PageState, *roles: str) -> list[Place]:
        """Return the places that a click reaches, and whose `can` is one of these roles."""
        return [place for place in state["places"] if place["can"] in roles and place["at"]]

    def _touch_any(self, state: PageState, *roles: str) -> bool:
        """Touch one of the places with these roles; return whether there is any."""
        places = self._places(state, *roles)
        if places:
            self.touch(self.rng.choice(places))
        return bool(places)

    def _place_block(self, state: PageState) -> None:
        assert self._touch_any(state, "block"), "no square for a block"

    def _place_character(self, state: PageState) -> None:
        kind = self.rng.choice(state["types"])
        chosen = self.page.locator(f'.hand-type[data-type="{kind}"]')
        if chosen.get_attribute("aria-checked") != "true":
            self.choose_type(kind)
            expect(chosen).to_have_attribute("aria-checked", "true")
        if self.rng.random() < 0.3:
            facing = self.rng.choice(["north", "east", "south", "west"])
            self.face(facing)
            expect(self.page.locator(f'.dial-way[data-facing="{facing}"]')).to_have_attribute(
                "aria-checked", "true"
            )
        assert self._touch_any(self.look(), "place"), "no square for a character"

    def _arrange_pad(self, state: PageState) -> None:
        before = types(state)
        if before[0] != before[4]:
            self.swap()
            now = [before[4], *before[1:4], before[0]]
            for number, name in enumerate(now, 1):
                button = self.page.locator(f'.slot-button[data-order="{number}"]')
                expect(button).to_have_attribute("aria-label", f"{number}: {name}")
        self.press(".question [data-primary]")

    def _battle(self, state: PageState) -> None:
        unpressed = {**state, "places": [each for each in state["places"] if not each["pressed"]]}
        has_acted = (
            self._touch_any(state, "target")
            or self._touch_any(state, "launch", "nominate", "remove", "slide")
            or self._touch_any(state, "to", "way")
            or self._touch_any(unpressed, "piece")
        )
        if not has_acted:
            assert state["end"], f"no action is possible: {state}"
            self.end()


def types(state: PageState) -> list[str]:
    """Return the types of the characters on the pad, in order."""
    return [label.partition(": ")[2] for label in state["order"]]


class TouchPlayer(IslandPlayer):
    """Plays by touch."""

    def touch(self, place: Place) -> None:
        self.page.touchscreen.tap(*place["at"])

    def press(self, selector: str) -> None:
        self.page.locator(f".column {selector}").first.tap()


# The place with the focus; whether it is on the board; its middle, and that of the goal.
FOCUS = """(goal) => {
  const middle = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const here = document.activeElement;
  const spot = document.querySelector(`.spot[data-place="${goal}"]`);
  return { place: here.dataset?.place ?? null, on: here.matches('.spot'), at: middle(here), to: spot && middle(spot) };
}"""


class KeyboardPlayer(IslandPlayer):
    """Plays only with the keyboard."""

    def key(self, name: str, times: int = 1) -> None:
        """Press a key this many times."""
        for _ in range(times):
            self.page.keyboard.press(name)

    def touch(self, place: Place) -> None:
        self.go(place["place"])
        self.key("Enter")

    def press(self, selector: str) -> None:
        digit = selector.partition('[data-digit="')[2]
        if not digit and "data-primary" in selector:
            # Enter on a square that cannot be chosen presses this button. Go to a square in the middle, on the
            # seat's own side.
            self.go("f6" if self.page.locator('.spot[data-seat="0"].can-swap').count() else "g7")
        self.key(digit[0] if digit else "Enter")

    def choose_type(self, kind: str) -> None:
        self.key(str(1 + ["tank", "jeep", "soldier"].index(kind)))

    def face(self, facing: str) -> None:
        ways = ["north", "east", "south", "west"]
        now = self.page.locator('.dial-way[aria-checked="true"]').get_attribute("data-facing")
        turns = (ways.index(facing) - ways.index(str(now))) % 4
        self.key("r", turns) if turns < 3 else self.key("Shift+R")

    def swap(self) -> None:
        first, last = (
            str(self.page.locator(f'.can-swap[data-slot="{slot}"]').get_attribute("data-place"))
            for slot in (1, 5)
        )
        self.go(first)
        self.key("Enter")
        expect(self.page.locator(f'.spot[data-place="{first}"]')).to_have_attribute("aria-pressed", "true")
        self.go(last)
        self.key("Enter")

    def end(self) -> None:
        self.key("e")

    def go(self, goal: str) -> None:
        """Move the focus to a place: by Tab to the board, then by the arrow keys, or to handles and slides by Tab."""
        before = None
        for _ in range(120):
            now = self.page.evaluate(FOCUS, goal)
            if now["place"] == goal:
                return
            if not now["on"] or goal.startswith(("way", "slide")) or now["place"].startswith("slide"):
                self.key("Tab")
            else:
                self._step(now, before)
            before = now
        raise AssertionError(f"the keys do not move the focus to {goal}: {now}")

    def _step(self, now: dict[str, Any], before: dict[str, Any] | None) -> None:
        """Press one arrow key; `now` and `before` are results of FOCUS."""
        across, down = (there - here for there, here in zip(now["to"], now["at"], strict=True))
        stuck = before is not None and before["place"] == now["place"]
        if abs(across) > SAME_PLACE and not stuck:
            self.key("ArrowRight" if across > 0 else "ArrowLeft")
        elif abs(down) > SAME_PLACE:
            self.key("ArrowDown" if down > 0 else "ArrowUp")
        else:  # the pad and its middle slot have the same middle: from slot to pad, or back
            self.key("ArrowUp" if now["place"].startswith("pad") else "ArrowDown")

    def _places(self, state: PageState, *roles: str) -> list[Place]:
        found = [place for place in state["places"] if place["can"] in roles]
        # a move by its square is shorter than by a handle
        return [place for place in found if place["can"] != "way"] or found
