"""A person at the page of a table: looks, and answers what is asked. A game says what is seen and how to answer."""

import time
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Any, ClassVar, Protocol

from playwright.sync_api import Page

PATIENCE = 30.0  # seconds until a question that was answered has to move on
PAUSE = 20  # ms until somebody who waits looks again

Seen = dict[str, Any]


class Party(Protocol):
    """Who plays with others until the end."""

    def look(self) -> Seen:
        """What is to be seen."""

    def answer(self, seen: Seen) -> str:
        """Answer what was seen, or come one touch nearer to an answer: "over", "asked" or "waiting"."""


@dataclass
class Visitor(ABC):
    """Plays the seats of one page."""

    LOOK: ClassVar[str]  # JavaScript: what is to be seen
    LIMIT: ClassVar[int]  # touches in one game

    page: Page
    log: list[str] = field(default_factory=list, kw_only=True)
    asked: set[str] = field(default_factory=set, kw_only=True)  # every question that was answered

    def look(self) -> Seen:
        """What is to be seen."""
        return self.page.evaluate(self.LOOK) or {"over": False, "question": None, "busy": True, "told": ""}

    def answer(self, seen: Seen) -> str:
        """Answer what was seen, or come one touch nearer to an answer: "over", "asked" or "waiting"."""
        if seen["over"]:
            return "over"
        if seen.get("curtain"):
            self.lift()
            return "asked"
        if seen["busy"]:
            return "waiting"
        self.log.append(f"{seen['question']}: {seen['sentence']}")
        self.asked.add(seen["question"])
        self.reply(seen)
        return "asked"

    def step(self) -> str:
        """Answer once, if something is asked."""
        return self.answer(self.look())

    @abstractmethod
    def reply(self, seen: Seen) -> None:
        """Do what is asked."""

    def lift(self) -> None:
        """Take the screen that hides one seat's secrets from the next."""
        self.page.locator(".curtain .button").click()

    def play(self, *others: Party) -> None:
        """Play to the end, with others."""
        parties: tuple[Party, ...] = (self, *others)
        touches, since, told = 0, time.monotonic(), ""
        while True:
            seen = [party.look() for party in parties]
            states = [party.answer(what) for party, what in zip(parties, seen, strict=True)]
            if all(state == "over" for state in states):
                return
            if "asked" in states or told != seen[0]["told"]:
                touches, since, told = touches + ("asked" in states), time.monotonic(), seen[0]["told"]
            else:
                self.page.wait_for_timeout(PAUSE)
            assert time.monotonic() - since < PATIENCE, f"nothing moves: {states}, {self.log[-5:]}, {seen}"
            assert touches < self.LIMIT, f"no end after {touches} touches: {self.log[-10:]}"

    def until(self, *questions: str) -> Seen:
        """Play until one of these is asked; what is seen then."""
        touches, since = 0, time.monotonic()
        while True:
            seen = self.look()
            if seen["question"] in questions and not seen["busy"] and not seen.get("curtain"):
                return seen
            assert not seen["over"], f"the game is over before {questions}"
            if self.answer(seen) == "asked":
                touches, since = touches + 1, time.monotonic()
            else:
                self.page.wait_for_timeout(PAUSE)
            late = touches > self.LIMIT or time.monotonic() - since > PATIENCE
            assert not late, f"{questions} are never asked: {self.log[-5:]}, {seen}"
