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

MAX_GAMES = 12  # at a table where the stacks march on each other
MAX_COMMANDS = 300  # in such a game
ABLE = ':not([aria-disabled="true"], [data-advice])'
MORE = f".buy-row .button:last-of-type{ABLE}"
STEPS = f".compass [data-step-to]{ABLE}"
STEP_TARGETS = "(selector) => [...document.querySelectorAll(selector)].map((node) => node.dataset.stepTo)"


@dataclass
class OmringadPlayer(PagePlayer):
    """Plays at random with the mouse."""

    READ = Path(__file__).with_name("read_omringad.js").read_text()
    MAX_STEPS = 3000

    seed: int = 1
    rng: Random = field(init=False)

    def __post_init__(self) -> None:
        self.rng = Random(self.seed)

    def reply(self, state: PageState) -> None:
        getattr(self, f"_{state['question']}", self._any)()

    def meet(self, *questions: str) -> Iterator[str]:
        """Play until each of these questions has appeared, in any order; yield each."""
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

    def one_of(self, selector: str) -> bool:
        """Press a random one of these elements; return whether there is one."""
        nodes = self.page.locator(selector)
        if count := nodes.count():
            self.press(nodes.nth(self.rng.randrange(count)))
        return bool(count)

    def primary(self) -> None:
        """Press the primary button."""
        self.press(self.page.locator(".question [data-primary]"))

    # Answers, by the id of the question

    def _any(self) -> None:
        assert self.one_of(f".question > .buttons .button{ABLE}"), "nothing can be pressed"

    def _whole(self) -> None:
        self.primary()

    def _filled(self) -> None:
        if not self.one_of(".question [data-fill]"):
            self.primary()

    _lay_terrain = _stack_army = _reinforce = _take_hits = _filled

    def _bought(self) -> None:
        if not self.one_of(MORE):
            self.primary()

    _raise_army = _purchase = _bought

    def _move(self) -> None:
        if self.one_of("[data-confirm]"):
            return
        if self.rng.random() < 0.2 or not self.one_of("[data-start]"):
            self.one_of(".question [data-end]")

    def _step(self) -> bool:
        """Take a step to another player's stack if there is one, or any step."""
        ways = self.page.evaluate(STEP_TARGETS, STEPS)
        enemies = [square for square in ways if "’s stack of" in self._label(square)]
        chosen = f'[data-step-to="{self.rng.choice(enemies)}"]' if enemies else ""
        return self.one_of(f"{STEPS}{chosen}")

    def _label(self, square: str) -> str:
        return str(self.page.locator(f'.spot[data-place="{square}"]').get_attribute("aria-label"))

    def _move_group(self) -> None:
        if not self._step():
            self.one_of(f".question .buttons .quiet{ABLE}")

    def _move_on(self) -> None:
        if self.rng.random() < 0.3 or not self._step():
            self.primary()

    def _bid(self) -> None:
        if self.rng.random() < 0.4 or not self.one_of("[data-bid]"):
            self.one_of("[data-fold]")

    _bid_in_turn = _open_bidding = _raise_bid = _seal_bid = _bid

    def _place_special(self) -> None:
        if not self.one_of(".question [data-code]"):
            self.one_of(".omringad-map .can-lair")

    def _aim(self) -> None:
        if not self.one_of(f".question .button[data-digit]{ABLE}"):
            self.primary()


def steps_to_enemies(view: dict[str, Any], seat: int) -> dict[str, int]:
    """The number of steps from each square to the nearest stack of another seat."""
    neighbours = {square["square"]: square["neighbours"] for square in view["squares"]}
    found = {
        square["square"]: 0
        for square in view["squares"]
        if any(stack["seat"] != seat for stack in square["stacks"])
    }
    queue = deque(found)
    while queue:
        here = queue.popleft()
        for square in neighbours[here]:
            if square not in found:
                found[square] = found[here] + 1
                queue.append(square)
    return found


class BattleTable(ApiTable):
    """A table at which the stacks march on each other, so that they soon fight."""

    def choose(self, position: Position) -> dict[str, Any]:
        view, actions = position["view"], position["actions"]
        steps = [action for action in actions if action["kind"] == "step"]
        whole = [action for action in actions if action.get("all") or action["kind"] == "take_all"]
        if not (steps or whole) or not view["move"]:
            return super().choose(position)
        if not steps:
            return whole[0]
        away = steps_to_enemies(view, position["seat"])
        return min(steps, key=lambda action: away.get(action["to"], len(view["squares"])))


def fronts(position: Position) -> list[str]:
    """The squares from which the seat to act can start a move beside a stack of another seat."""
    if (position["question"] or {}).get("id") != "move":
        return []
    away = steps_to_enemies(position["view"], position["seat"])
    starts = [action["square"] for action in position["actions"] if action["kind"] == "start"]
    return [square for square in starts if away.get(square) == 1 and position["view"]["round"] > 1]


def table_with_hits(users: Sequence[User], **more: Any) -> tuple[ApiTable, User]:
    """A table at which one of these users must take hits, and that user."""
    for seed in range(MAX_GAMES):
        api_table = BattleTable(users, "omringad", {"limit": 140}, end_probability=0, seed=seed, **more)
        position = api_table.play_until(
            lambda position: (position["question"] or {}).get("id") == "take_hits", MAX_COMMANDS
        )
        if position:
            return api_table, users[position["seat"]]
    raise AssertionError(f"no hits in {MAX_GAMES} games")


@dataclass
class ApiPlayers:
    """Plays seats by API commands, while their pages only watch."""

    api_table: ApiTable
    seats: tuple[int, ...]

    def look(self) -> PageState:
        """There is no page to read."""
        return {}

    def answer(self, state: PageState) -> str:
        """Let these seats act."""
        return self.api_table.answer(self.seats)


class TouchPlayer(OmringadPlayer):
    """Plays by touch."""

    def press(self, node: Locator) -> None:
        node.tap()


@dataclass
class KeyboardPlayer:
    """Keyboard input on a page."""

    page: Page

    def key(self, *names: str) -> None:
        """Press keys."""
        for name in names:
            self.page.keyboard.press(name)

    def wait_for_question(self, question: str) -> None:
        """Wait for this question."""
        box = self.page.locator(f'.question[data-question="{question}"][aria-busy="false"]')
        expect(box).to_be_visible(timeout=30_000)

    def wait_until_idle(self) -> None:
        """Wait until the preview has arrived and no replay of other moves is running."""
        expect(self.page.locator('.question[aria-busy="false"]')).to_be_visible()
        expect(self.page.locator("[data-playing]")).to_have_count(0)

    def go_to_board(self) -> None:
        """Move the focus to the board by Tab."""
        for _ in range(40):
            if self.page.evaluate("document.activeElement.matches('.spot')"):
                return
            self.key("Tab")
        raise AssertionError("Tab does not lead to the board")

    def here(self) -> str:
        """The square that has the focus."""
        place: str = self.page.evaluate("document.activeElement.dataset.place")
        return place

    def go(self, goal: str) -> None:
        """Move the focus to a square of the same country by the arrow keys."""
        here = self.here()
        down, right = int(goal[1]) - int(here[1]), int(goal[2]) - int(here[2])
        self.key(*["ArrowDown" if down > 0 else "ArrowUp"] * abs(down))
        self.key(*["ArrowRight" if right > 0 else "ArrowLeft"] * abs(right))
        assert self.here() == goal
