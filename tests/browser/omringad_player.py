"""Players of Omringad on its page, with mouse, touch or keyboard."""

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.api_table import ApiTable, Position
from browser.conftest import User
from browser.page_player import PagePlayer, PageState
from depth import SOAK

MAX_GAMES = 12  # until a seat must take hits in one
MAX_COMMANDS = 300  # in such a game
ENABLED = ':not([aria-disabled="true"], [data-advice])'  # and not the button that asks for advice
MORE = f".buy-row .button:last-of-type{ENABLED}"
STEPS = f".compass [data-step-to]{ENABLED}"
STEP_TARGETS = "(selector) => [...document.querySelectorAll(selector)].map((node) => node.dataset.stepTo)"


@dataclass
class OmringadPlayer(PagePlayer):
    """Plays at random with the mouse, but moves to other players' stacks where it can."""

    READ = Path(__file__).with_name("read_omringad.js").read_text()
    MAX_STEPS = 3000

    seed: int = 1
    rng: Random = field(init=False)

    def __post_init__(self) -> None:
        self.rng = Random(self.seed)

    def reply(self, state: PageState) -> None:
        getattr(self, f"_{state['question']}", self._press_any)()

    def play_until_each(self, *questions: str) -> Iterator[str]:
        """Play until each of these questions has appeared, in any order; yield each question when it appears."""
        left = set(questions)
        while left:
            question = self.until(*left)["question"]
            left.remove(question)
            yield question

    # Input

    def press(self, node: Locator) -> None:
        """Press a button."""
        node.click()

    def lift_curtain(self) -> None:
        self.press(self.page.locator(".curtain .button"))

    def press_any(self, selector: str) -> bool:
        """Press one of these elements at random; return whether there is any."""
        nodes = self.page.locator(selector)
        if count := nodes.count():
            self.press(nodes.nth(self.rng.randrange(count)))
        return bool(count)

    def primary(self) -> None:
        """Press the primary button."""
        self.press(self.page.locator(".question [data-primary]"))

    # Answers, by the id of the question

    def _press_any(self) -> None:
        assert self.press_any(f".question > .buttons .button{ENABLED}"), "nothing can be pressed"

    def _filled(self) -> None:
        """Let the page fill in the rest of the answer, or confirm it if nothing is left to fill in."""
        if not self.press_any(".question [data-fill]"):
            self.primary()

    _lay_terrain = _stack_army = _reinforce = _take_hits = _filled

    def _bought(self) -> None:
        """Buy a unit, or confirm if none can be bought."""
        if not self.press_any(MORE):
            self.primary()

    _raise_army = _bought

    def _purchase(self) -> None:
        """Buy a unit, in `make test` seldom more than two, or confirm."""
        if not SOAK and self.rng.random() < 0.5:
            self.primary()
        else:
            self._bought()

    def _move(self) -> None:
        if self.press_any("[data-confirm]"):
            return
        if self.rng.random() < 0.2 or not self.press_any("[data-start]"):
            self.press_any(".question [data-end]")

    def _step(self) -> bool:
        """Take a step to another player's stack if that is legal, or any step; return whether a step is legal."""
        ways = self.page.evaluate(STEP_TARGETS, STEPS)
        enemies = [square for square in ways if "’s stack of" in self._label(square)]
        enemy = f'[data-step-to="{self.rng.choice(enemies)}"]' if enemies else ""
        return self.press_any(f"{STEPS}{enemy}")

    def _label(self, square: str) -> str:
        return str(self.page.locator(f'.spot[data-place="{square}"]').get_attribute("aria-label"))

    def _move_group(self) -> None:
        if not self._step():
            self.press_any(f".question .buttons .quiet{ENABLED}")  # cancels the move

    def _move_on(self) -> None:
        if self.rng.random() < 0.3 or not self._step():
            self.primary()

    def _bid(self) -> None:
        if self.rng.random() < 0.4 or not self.press_any("[data-bid]"):
            self.press_any("[data-fold]")

    _bid_in_turn = _open_bidding = _raise_bid = _seal_bid = _bid

    def _place_special(self) -> None:
        if not self.press_any(".question [data-code]"):
            self.press_any(".omringad-map .can-lair")

    def _aim(self) -> None:
        if not self.press_any(f".question .button[data-digit]{ENABLED}"):
            self.primary()


def steps_to_enemies(view: dict[str, Any], seat: int) -> dict[str, int]:
    """Return, for each square, the number of steps to the nearest stack of another seat, over any ground."""
    neighbours = {square["square"]: square["neighbours"] for square in view["squares"]}
    steps = {
        square["square"]: 0
        for square in view["squares"]
        if any(stack["seat"] != seat for stack in square["stacks"])
    }
    queue = deque(steps)
    while queue:
        here = queue.popleft()
        for square in neighbours[here]:
            if square not in steps:
                steps[square] = steps[here] + 1
                queue.append(square)
    return steps


class BattleTable(ApiTable):
    """A table whose players move their stacks towards each other, so that battles begin soon."""

    def choose(self, position: Position) -> dict[str, Any]:
        view, actions = position["view"], position["actions"]
        steps = [action for action in actions if action["kind"] == "step"]
        whole = [action for action in actions if action["kind"] == "take_all"]
        if not (steps or whole) or not view["move"]:
            return super().choose(position)
        if not steps:
            return whole[0]
        steps_away = steps_to_enemies(view, position["seat"])
        return min(steps, key=lambda action: steps_away.get(action["to"], len(view["squares"])))


def squares_beside_enemies(position: Position) -> list[str]:
    """Return the squares beside a stack of another seat from which the seat to act can start a move.

    In round 1 there are none, because no step may leave a country (OM-PEACE-3).
    """
    if (position["question"] or {}).get("id") != "move":
        return []
    steps_away = steps_to_enemies(position["view"], position["seat"])
    starts = [action["square"] for action in position["actions"] if action["kind"] == "start"]
    return [square for square in starts if steps_away.get(square) == 1 and position["view"]["round"] > 1]


def must_take_hits(position: Position) -> bool:
    """Return whether the seat must take hits, in a battle that is not too large for exact advice."""
    is_asked = (position["question"] or {}).get("id") == "take_hits"
    return is_asked and (position["answer_odds"] or {"advice": None})["advice"] is None


def table_with_hits(users: Sequence[User], **more: Any) -> tuple[ApiTable, User]:
    """Return a table at which a user must take hits, and the user."""
    for seed in range(MAX_GAMES):
        api_table = BattleTable(users, "omringad", {"limit": 140}, end_probability=0, seed=seed, **more)
        position = api_table.play_until(must_take_hits, MAX_COMMANDS)
        if position:
            return api_table, users[position["seat"]]
    raise AssertionError(f"no hits in {MAX_GAMES} games")


class TouchPlayer(OmringadPlayer):
    """Plays by touch."""

    def press(self, node: Locator) -> None:
        node.tap()


@dataclass
class Keyboard:
    """Keyboard input on a page."""

    page: Page

    def press(self, *names: str) -> None:
        """Press keys."""
        for name in names:
            self.page.keyboard.press(name)

    def wait_for_question(self, question: str) -> None:
        """Wait for this question."""
        box = self.page.locator(f'.question[data-question="{question}"][aria-busy="false"]')
        expect(box).to_be_visible(timeout=30_000)

    def wait_until_idle(self) -> None:
        """Wait until the preview has arrived and the replay of other moves is over."""
        expect(self.page.locator('.question[aria-busy="false"]')).to_be_visible()
        expect(self.page.locator("[data-playing]")).to_have_count(0)

    def go_to_board(self) -> None:
        """Move the focus to the board by Tab."""
        for _ in range(40):
            if self.page.evaluate("document.activeElement.matches('.spot')"):
                return
            self.press("Tab")
        raise AssertionError("Tab does not lead to the board")

    def here(self) -> str:
        """Return the square with the focus."""
        place: str = self.page.evaluate("document.activeElement.dataset.place")
        return place

    def go(self, goal: str) -> None:
        """Move the focus by the arrow keys to a square of the same country."""
        here = self.here()  # such as A23: country, row, column
        down, right = int(goal[1]) - int(here[1]), int(goal[2]) - int(here[2])
        self.press(*["ArrowDown" if down > 0 else "ArrowUp"] * abs(down))
        self.press(*["ArrowRight" if right > 0 else "ArrowLeft"] * abs(right))
        assert self.here() == goal
