"""A guess: a possible continuation of play, made from what one seat may know, on which the seat plans its next answers.

The other seats play their timeout actions or random legal actions. Nothing secret is used: the position is determinized
from the seat's view, and all random numbers come from a seed.
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

MOST_ACTIONS = 500  # of others before the seat is asked; after these, the guess is that it is not asked
SAMPLES = 40  # the number of random guesses that are searched for questions
MOST_SECONDS = 1.0  # after which the others no longer act in random guesses
MOST_EVENTS = 5  # that describe a step

Question = dict[str, Any]


class Step(NamedTuple):
    """An answer that a seat has planned: its question, its actions by their fields, and events that describe them."""

    question: Question
    actions: list[dict[str, Any]]
    events: list[dict[str, Any]]  # the events that describe the answer, without events that depend on dice


class Guess(Table):
    """A possible continuation of a table as a seat sees it. It depends only on the seat's view, `seed` and `start`.

    With `start` 0 the others play their timeout actions, with any other `start` random actions until the seat is asked.
    The constructor copies what the guess needs from the table; `begin`, which is slow, can run while the table goes on.
    """

    def __init__(self, table: Table, seat: int, seed: int, start: int = 0):
        secret = hashlib.sha256(f"guess/{seed}/{start}".encode()).digest()
        self._prepare(
            table.game.id, table.seats, table.profile, table.requested_options, secret, (), rules=table.rules
        )
        self._from = table._seen_by(seat)  # the position to determinize
        self._agreements.out = table.out
        self.seat, self.start = seat, start
        self.ends_at = math.inf  # when the others stop acting, by `time.monotonic`
        self._rng = np.random.default_rng([seed, start])
        self.steps: list[Step] = []

    def begin(self) -> None:
        """Let the others act until the seat is asked."""
        self._position = self._from.determinized(self.seat, int(self._rng.integers(2**32)))
        self._let_others_act(self._act_at_random if self.start else self.timeout_action)

    @property
    def asked(self) -> Question | None:
        """What the seat is asked now in this guess; None if it is not asked."""
        return self.question(self.seat)

    def take(self, codes: Sequence[int]) -> None:
        """Let the seat give an answer, store it in `steps`, and let the others act until the seat is asked again;
        raise IllegalAction.

        An answer that continues after dice rolled or something was revealed becomes several steps, since at the real
        table this may prevent the rest of the answer.
        """
        question = self.asked
        if question is None or min(codes) < 0:
            raise self._illegal("NOT_ASKED", codes[0])
        actions = _describe(self._seen_by(self.seat), self.seat, codes)
        # without actions the first code is illegal, and `act` refuses it
        command = self.act(self.seat, codes[: len(actions) or len(codes)])
        # those of this command, which is the last that the seat noticed
        events = [
            event for event in self.log(self.seat, self.version_of(self.seat) - 1) if not event.get("quiet")
        ]
        # what follows the first event may depend on draws
        own = list(takewhile(self._is_own, events))[: 1 if command.draws else MOST_EVENTS]
        kept = [{"id": event["id"], "args": event["args"]} for event in own]
        self.steps.append(Step(_kept(question), actions, kept))
        self._let_others_act(self.timeout_action)
        if len(actions) < len(codes):
            self.take(codes[len(actions) :])

    def _is_own(self, event: dict[str, Any]) -> bool:
        """Return whether an event is about the seat, or about no seat, and shows no dice."""
        args = event["args"]
        is_dice = any(isinstance(value, list) for value in args.values())
        return not is_dice and args.get("seat", {"seat": self.seat}) == {"seat": self.seat}

    def _let_others_act(self, choose: Callable[[int], int]) -> None:
        """Let the others act until the seat is asked, the game has ended, or a limit of actions or time is reached."""
        for _ in range(MOST_ACTIONS):
            due = self.to_act()
            if not due or self.seat in due or time.monotonic() > self.ends_at:
                return
            self._play_on(due[0], choose(due[0]))

    def _play_on(self, seat: int, code: int) -> None:
        """Play an action of another seat; nobody sees its events."""
        states, tape = self._position.state.copy(), dice.seeded_tape(int(self._rng.integers(2**32)))
        entries_of(self.game).apply(states, 0, seat, code, tape, log.blank_log())
        self._position = Position(self.game, states)

    def _act_at_random(self, seat: int) -> int:
        return int(self._rng.choice(self._position.legal(seat)))


def _guesses(table: Table, seat: int, seed: int) -> Callable[[], Iterator[tuple[Guess, Question]]]:
    """Return a function that yields guesses in which the seat is asked something, with its question.

    In the first guess the others play their timeout actions; in the next ones they act at random, for a second in all.
    The function can run while the table goes on.
    """
    guesses = [Guess(table, seat, seed, start) for start in range(SAMPLES + 1)]

    def begun() -> Iterator[tuple[Guess, Question]]:
        ends_at = time.monotonic() + MOST_SECONDS
        for guess in guesses:
            if guess.start:
                guess.ends_at = ends_at
            guess.begin()
            guess.ends_at = math.inf  # `take` has no limit of time
            if guess.asked is not None:
                yield guess, _kept(guess.asked)

    return begun


def likely_questions(table: Table, seat: int, seed: int) -> Callable[[], list[tuple[int, Question]]]:
    """Return a function that returns the questions that the seat may be asked next, each with the `start` of a guess
    that leads to it."""
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
    """Return a function that returns a guess in which the seat is asked the planned question (`anywhere`: see
    `is_same_question`), or None if it finds none."""
    begun = _guesses(table, seat, seed)
    return lambda: next(
        (guess for guess, asked in begun() if is_same_question(asked, planned, anywhere=anywhere)), None
    )


def is_same_question(asked: Question, planned: Question, *, anywhere: bool = False) -> bool:
    """Return whether a seat is asked the question that it has planned for; the numbers in the question may differ.

    `anywhere`: the places and people in it may differ, too.
    """
    return asked["id"] == planned["id"] and (anywhere or places_of(asked) == places_of(planned))


def places_of(question: Question) -> dict[str, Any]:
    """Return the places and people of a question, that is, its arguments without numbers and dice."""
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
    """Return the fields of the actions of an answer, up to and including the first that rolls dice or may reveal
    something. They also end before the first illegal action."""
    described: list[dict[str, Any]] = []
    then: Position | None = position
    for code in codes:
        if then is None or then.refusal(seat, code) is not None:
            break
        described.append(dict(position.game.words.action(code, then.view(seat))))
        then = then.after(seat, code)
    return described


def _kept(question: Question) -> Question:
    """Return the fields of a question that a plan stores."""
    return {"id": question["id"], "args": question["args"]}
