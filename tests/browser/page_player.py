"""Players that use the page of a table: they read the page and answer its question. Each game has a subclass."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar, Protocol

from playwright.sync_api import Page

from depth import SOAK

TIMEOUT = 30.0  # seconds after an answer in which the page must change
POLL_EVERY = 50  # ms

PageState = dict[str, Any]
"""What a player reads on its page. Every game has these keys, and others of its own:

- `over`: whether the game is over
- `question`, `sentence`: the id and the text of the question, if the page shows one
- `busy`: whether the page cannot be answered now, because it waits for the server or replays moves
- `log`: a text that changes as play goes on, usually the top line of the log: the heading of the newest turn or round
- `curtain` (may be missing): whether the screen between two players is shown
"""


class Participant(Protocol):
    """Something that plays some seats of a table."""

    def look(self) -> PageState:
        """Read the state of the page."""

    def answer(self, state: PageState) -> str:
        """Take one step towards an answer, if there is a question.

        Return "over" at the end of the game, "asked" if a step was taken, and otherwise "waiting".
        """


@dataclass
class PagePlayer(ABC):
    """Plays the seats of one page."""

    READ: ClassVar[str]  # JavaScript that returns the state of the page
    MAX_STEPS: ClassVar[int]  # in one game

    page: Page
    steps: list[str] = field(default_factory=list, kw_only=True)  # those taken, as "question: sentence"
    asked: set[str] = field(default_factory=set, kw_only=True)  # the questions at which a step was taken

    def look(self) -> PageState:
        """Read the state of the page."""
        return self.page.evaluate(self.READ) or {"over": False, "question": None, "busy": True, "log": ""}

    def answer(self, state: PageState) -> str:
        """Take one step towards an answer, if there is a question.

        Return "over" at the end of the game, "asked" if a step was taken, and otherwise "waiting".
        """
        if state["over"]:
            return "over"
        if state.get("curtain"):
            self.lift_curtain()
            return "asked"
        if state["busy"]:
            return "waiting"
        self.steps.append(f"{state['question']}: {state['sentence']}")
        self.asked.add(state["question"])
        self.reply(state)
        return "asked"

    def step(self) -> str:
        """Read the page and take one step towards an answer; return what `answer` returns."""
        return self.answer(self.look())

    @abstractmethod
    def reply(self, state: PageState) -> None:
        """Take one step towards an answer to the question."""

    def lift_curtain(self) -> None:
        """Press the button of the screen that hides secrets between two seats."""
        self.page.locator(".curtain .button").click()

    def play(self, *others: Participant, enough: Callable[[], bool] = lambda: False) -> bool:
        """Play to the end, in `make test` only until `enough` returns True; return whether the game is over."""
        participants: tuple[Participant, ...] = (self, *others)
        count, last_change, log = 0, time.monotonic(), ""
        while True:
            states = [each.look() for each in participants]
            results = [each.answer(state) for each, state in zip(participants, states, strict=True)]
            if all(result == "over" for result in results):
                return True
            if not SOAK and enough():
                return False
            if "asked" in results or log != states[0]["log"]:
                count += "asked" in results
                last_change, log = time.monotonic(), states[0]["log"]
            else:
                self.page.wait_for_timeout(POLL_EVERY)
            assert time.monotonic() - last_change < TIMEOUT, (
                f"no change after an answer: {results}, {self.steps[-5:]}, {states}"
            )
            assert count < self.MAX_STEPS, f"no end after {count} steps: {self.steps[-10:]}"

    def until(self, *questions: str) -> PageState:
        """Play until the page has one of these questions; return the state of the page."""
        count, last_step = 0, time.monotonic()
        while True:
            state = self.look()
            if state["question"] in questions and not state["busy"] and not state.get("curtain"):
                return state
            assert not state["over"], f"the game is over before {questions}"
            if self.answer(state) == "asked":
                count, last_step = count + 1, time.monotonic()
            else:
                self.page.wait_for_timeout(POLL_EVERY)
            is_late = count > self.MAX_STEPS or time.monotonic() - last_step > TIMEOUT
            assert not is_late, f"{questions} are never asked: {self.steps[-5:]}, {state}"
