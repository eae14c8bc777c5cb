"""A person at the board of Omringad: reads the question and answers it, with mouse, finger or keyboard."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.commands import Company
from browser.conftest import Person
from browser.visitor import Seen, Visitor

WARS = 12  # of those that go on at random, half come to hits on a given side
ABLE = ':not([aria-disabled="true"])'
MORE = f".buy-row .button:last-of-type{ABLE}"
STEPS = f".compass [data-step-to]{ABLE}"
WAYS = "(selector) => [...document.querySelectorAll(selector)].map((node) => node.dataset.stepTo)"


@dataclass
class Warlord(Visitor):
    """Plays as it comes."""

    LOOK = Path(__file__).with_name("look_omringad.js").read_text()
    LIMIT = 3000

    seed: int = 1
    chance: Random = field(init=False)

    def __post_init__(self) -> None:
        self.chance = Random(self.seed)

    def reply(self, seen: Seen) -> None:
        getattr(self, f"_{seen['question']}", self._any)()

    def meet(self, *questions: str) -> Iterator[str]:
        """Play until each of these has been asked, in whatever order."""
        left = set(questions)
        while left:
            question = self.until(*left)["question"]
            left.remove(question)
            yield question

    # How a person touches things.

    def press(self, node: Locator) -> None:
        """Press a button."""
        node.click()

    def lift(self) -> None:
        self.press(self.page.locator(".curtain .button"))

    def one_of(self, selector: str) -> bool:
        """Press one of these, if there is one."""
        nodes = self.page.locator(selector)
        if count := nodes.count():
            self.press(nodes.nth(self.chance.randrange(count)))
        return bool(count)

    def primary(self) -> None:
        """Press the coloured button."""
        self.press(self.page.locator(".question [data-primary]"))

    # Answers, by the question's id.

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
        if self.chance.random() < 0.2 or not self.one_of("[data-start]"):
            self.one_of(".question [data-end]")

    def _step(self) -> bool:
        """A step towards somebody else's stack, if there is one in reach, or any."""
        ways = self.page.evaluate(WAYS, STEPS)
        enemies = [square for square in ways if "a stack of" in self._label(square)]
        chosen = f'[data-step-to="{self.chance.choice(enemies)}"]' if enemies else ""
        return self.one_of(f"{STEPS}{chosen}")

    def _label(self, square: str) -> str:
        return str(self.page.locator(f'.spot[data-place="{square}"]').get_attribute("aria-label"))

    def _move_group(self) -> None:
        if not self._step():
            self.one_of(f".question .buttons .quiet{ABLE}")

    def _move_on(self) -> None:
        if self.chance.random() < 0.3 or not self._step():
            self.primary()

    def _bid(self) -> None:
        if self.chance.random() < 0.4 or not self.one_of("[data-bid]"):
            self.one_of("[data-fold]")

    _bid_in_turn = _open_bidding = _raise_bid = _seal_bid = _bid

    def _place_special(self) -> None:
        if not self.one_of(".question [data-code]"):
            self.one_of(".omringad-map .can-lair")

    def _aim(self) -> None:
        if not self.one_of(f".question .button[data-digit]{ABLE}"):
            self.primary()


def struck(people: Sequence[Person], **more: Any) -> Company:
    """Who plays at a table where the first of these people has to take hits."""
    for seed in range(WARS):
        company = Company(people, "omringad", {"limit": 140}, hurry=0, seed=seed, **more)
        if company.reach("take_hits", 0):
            return company
    raise AssertionError(f"nobody is hit in {WARS} wars")


@dataclass
class Staff:
    """Answers for seats by commands, while their own pages look on."""

    company: Company
    seats: tuple[int, ...]

    def look(self) -> Seen:
        """Nothing has to be seen."""
        return {}

    def answer(self, seen: Seen) -> str:
        """Answer what these seats are asked now."""
        return self.company.answer(self.seats)


class Finger(Warlord):
    """Plays by taps."""

    def press(self, node: Locator) -> None:
        node.tap()


@dataclass
class Typist:
    """Lays out a country, raises an army and moves, with the keyboard alone."""

    page: Page

    def key(self, *names: str) -> None:
        """Press keys."""
        for name in names:
            self.page.keyboard.press(name)

    def asked(self, question: str) -> None:
        """Wait until this is asked."""
        box = self.page.locator(f'.question[data-question="{question}"][aria-busy="false"]')
        expect(box).to_be_visible(timeout=30_000)

    def settled(self) -> None:
        """Wait until the server has looked at the plan, and nothing is told of others."""
        expect(self.page.locator('.question[aria-busy="false"]')).to_be_visible()
        expect(self.page.locator("[data-telling]")).to_have_count(0)

    def go_to_board(self) -> None:
        """Bring the focus to the board by Tab."""
        for _ in range(40):
            if self.page.evaluate("document.activeElement.matches('.spot')"):
                return
            self.key("Tab")
        raise AssertionError("Tab does not lead to the board")

    def here(self) -> str:
        """The square that has the cursor."""
        place: str = self.page.evaluate("document.activeElement.dataset.place")
        return place

    def go(self, goal: str) -> None:
        """Bring the cursor to a square of the same country by the arrows."""
        here = self.here()
        down, right = int(goal[1]) - int(here[1]), int(goal[2]) - int(here[2])
        self.key(*["ArrowDown" if down > 0 else "ArrowUp"] * abs(down))
        self.key(*["ArrowRight" if right > 0 else "ArrowLeft"] * abs(right))
        assert self.here() == goal
