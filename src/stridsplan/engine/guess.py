"""A guess of how play may go on, from what one seat may know, on which the seat plans its next answers.

The others do what the rules do for a seat whose time is up, or anything legal at random. Nothing comes from the table:
the position is determinized from the seat's view, and all chance from a seed.
"""

import hashlib
import json
import math
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

import numpy as np

from . import dice, log
from .entries import entries_of
from .errors import IllegalAction
from .position import Position
from .table import Table

OTHERS_ACT = 500  # actions of others before the seat is asked; then the guess is that it is not asked
SAMPLES = 40  # random guesses in which questions are looked for
LOOKS_FOR = 1.0  # seconds, after which no further guess is made
MOST_EVENTS = 5  # that describe a step

Question = dict[str, Any]


class Step(NamedTuple):
    """An answer that a seat has planned: its question, its actions by their fields, and events that describe them."""

    question: Question
    actions: list[dict[str, Any]]
    told: list[dict[str, Any]]  # events; without those that depend on dice


class Guess(Table):
    """How a table may go on as a seat sees it; the same for every table that looks the same, by seed and start.

    `start` 0: the others play their timeout actions. With any other the others play at random until the seat is asked.
    It takes what it needs from the table; `begin`, which is slow, can run while the table goes on.
    """

    def __init__(self, table: Table, seat: int, seed: int, start: int = 0):
        secret = hashlib.sha256(f"guess/{seed}/{start}".encode()).digest()
        self._prepare(
            table.game.id, table.seats, table.profile, table.asked_options, secret, (), rules=table.rules
        )
        self._from = table._seen_by(seat)
        self._agreements.out = table.out
        self.seat, self.start = seat, start
        self.ends_at = math.inf  # when it goes no further, by `time.monotonic`
        self._rng = np.random.default_rng([seed, start])
        self.steps: list[Step] = []

    def begin(self) -> None:
        """Let the others act until the seat is asked."""
        self._position = self._from.determinized(self.seat, int(self._rng.integers(2**32)))
        self._let_others_act(self._act_at_random if self.start else self.timeout_action)

    @property
    def asked(self) -> Question | None:
        """What the seat is asked now; None if it is not, in this guess."""
        return self.question(self.seat)

    def take(self, codes: Sequence[int]) -> None:
        """Let the seat give an answer, and the others act until it is asked again; raises IllegalAction.

        An answer that continues after something was revealed becomes several steps, as the real one may not continue.
        """
        question = self.asked
        if question is None or min(codes) < 0:
            raise self._illegal("NOT_ASKED", codes[0])
        actions = _describe(self._seen_by(self.seat), self.seat, codes)
        command = self.act(self.seat, codes[: len(actions) or len(codes)])
        events = [
            event for event in self.log(self.seat, self.version_of(self.seat) - 1) if not event.get("quiet")
        ]
        own = list(takewhile(self._is_own, events))[: 1 if command.draws else MOST_EVENTS]
        kept = [{"id": event["id"], "args": event["args"]} for event in own]
        self.steps.append(Step(_kept(question), actions, kept))
        self._let_others_act(self.timeout_action)
        if len(actions) < len(codes):
            self.take(codes[len(actions) :])

    def _is_own(self, event: dict[str, Any]) -> bool:
        """Tell whether an event is about the seat, and no dice."""
        args = event["args"]
        is_dice = any(isinstance(value, list) for value in args.values())
        return not is_dice and args.get("seat", {"seat": self.seat}) == {"seat": self.seat}

    def _let_others_act(self, choose: Callable[[int], int]) -> None:
        """Let the others act until the seat is asked, all is over, or they have acted long enough."""
        for _ in range(OTHERS_ACT):
            due = self.to_act()
            if not due or self.seat in due or time.monotonic() > self.ends_at:
                return
            self._play_on(due[0], choose(due[0]))

    def _play_on(self, seat: int, code: int) -> None:
        """Play an action of another seat, which is shown to nobody."""
        states, tape = self._position.state.copy(), dice.seeded_tape(int(self._rng.integers(2**32)))
        entries_of(self.game).apply(states, 0, seat, code, tape, log.blank_log())
        self._position = Position(self.game, states)

    def _act_at_random(self, seat: int) -> int:
        return int(self._rng.choice(self._position.legal(seat)))


def _guesses(table: Table, seat: int, seed: int) -> Callable[[], Iterator[tuple[Guess, Question]]]:
    """Return a computation of guesses in which the seat is asked something, for a second at most.

    The first guess lets the others time out. The computation can run while the table goes on.
    """
    guesses = [Guess(table, seat, seed, start) for start in range(SAMPLES + 1)]

    def begun() -> Iterator[tuple[Guess, Question]]:
        ends_at = time.monotonic() + LOOKS_FOR
        for guess in guesses:
            if guess.start:
                guess.ends_at = ends_at
            guess.begin()
            guess.ends_at = math.inf
            if guess.asked is not None:
                yield guess, _kept(guess.asked)

    return begun


def likely_questions(table: Table, seat: int, seed: int) -> Callable[[], list[tuple[int, Question]]]:
    """Return a computation of what the seat may be asked next, each with the start of a guess that leads there."""
    begun = _guesses(table, seat, seed)

    def look() -> list[tuple[int, Question]]:
        found: dict[str, tuple[int, Question]] = {}
        for guess, question in begun():
            found.setdefault(json.dumps([question["id"], places_of(question)]), (guess.start, question))
        return list(found.values())

    return look


def find_guess(
    table: Table, seat: int, seed: int, planned: Question, *, anywhere: bool
) -> Callable[[], Guess | None]:
    """Return a computation of a guess in which the seat is asked what it has planned for; None if none was found."""
    begun = _guesses(table, seat, seed)
    return lambda: next(
        (guess for guess, asked in begun() if is_same_question(asked, planned, anywhere=anywhere)), None
    )


def is_same_question(asked: Question, planned: Question, *, anywhere: bool = False) -> bool:
    """Tell whether a seat is asked what it has planned for; the numbers in the question may differ.

    `anywhere`: so may the places and people.
    """
    return asked["id"] == planned["id"] and (anywhere or places_of(asked) == places_of(planned))


def places_of(question: Question) -> dict[str, Any]:
    """Return the places and people of a question: its arguments without numbers and dice."""
    return {name: value for name, value in question["args"].items() if isinstance(value, str | dict)}


def find_actions(table: Table, seat: int, actions: Sequence[dict[str, Any]]) -> list[int]:
    """Return the codes of a seat's actions that have exactly these fields, each legal after those before it.

    They are found from what the seat may know. Raises IllegalAction.
    """
    codes: list[int] = []
    for fields in actions:
        then = table._after(seat, tuple(codes))
        code = None if then is None else _code_of(then, seat, fields)
        if then is None or code is None:
            why = None if then is None else then.why_not(seat, fields)
            raise IllegalAction(table.game.id, why or table.game.illegal["NO_SUCH_ACTION"], -1)
        codes.append(code)
    return codes


def _code_of(position: Position, seat: int, fields: dict[str, Any]) -> int | None:
    view, words = position.view(seat), position.game.words
    legal = position.legal(seat).tolist()
    return next((code for code in legal if words.action(code, view) == fields), None)


def _describe(position: Position, seat: int, codes: Sequence[int]) -> list[dict[str, Any]]:
    """Return the fields of the actions of an answer, up to the one that reveals something.

    They end before an illegal one, too.
    """
    described: list[dict[str, Any]] = []
    then: Position | None = position
    for code in codes:
        if then is None or then.refusal(seat, code) is not None:
            break
        described.append(dict(position.game.words.action(code, then.view(seat))))
        then = then.after(seat, code)
    return described


def _kept(question: Question) -> Question:
    """Return what is kept of a question in a plan."""
    return {"id": question["id"], "args": question["args"]}
