"""The player that searches: any game, from what its seat knows.

Its candidates are the policy's choice, what the policy would choose without it, and so on, and some others; where the
game says so they are whole plans (see `plans.py`). The policy is the game's rule-of-thumb player. A world is a position
that the seat cannot tell from the real one, drawn from its view. Each candidate is played on in the same worlds, with
the same dice: by policy, as far as the game's horizon (a play-out); then the value of the game counts. Half of the
candidates are dropped in each round (sequential halving, Karnin, Koren and Somekh 2013). The policy's choice stays to
the end, and is left only for one that is better beyond doubt.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from math import ceil, log2
from typing import NamedTuple, Protocol

import numpy as np

from stridsplan.engine.dice import next_word
from stridsplan.engine.entries import entries_of
from stridsplan.engine.game import Game

from . import mixing, threads
from .kernel import Net, Scope, Workspace
from .plans import policy_plan, propose_plans, views_of, without_repeats
from .program import Program, features_of, interpreted, load_compiled, new_workspace, sides_of
from .value import value_of

CANDIDATES = 16
KEPT = 2  # candidates that are left at the end
DOUBT = 2.0  # standard errors by which another choice must be better than the policy's
FIRST_WORLDS = 2  # in which all candidates are compared, to learn how long that takes
ENOUGH_WORLDS = 48  # after which a search may end early
CLEAR = 4.0  # standard errors by which the best is ahead of all others
NO_MATTER = 0.003  # a gain that is not worth more thought
LIMIT = 1_000  # actions of a play-out
LOOKED_AT, LOOK_WORLDS = 3, 8  # candidates, and worlds, of a short look
LEAST_SECONDS = 0.005  # below which a search does not begin
NOTICES_WITHIN = 0.1  # seconds until a stopped search ends, at most
KNOWN = 4_000  # codes of plans that are remembered; when there are more, all are forgotten
SECONDS = 1.0  # for a choice, unless it is told otherwise


class SearchResult(NamedTuple):
    """What a search has found: its answer, and of the candidates left at the end the chances to win.

    An answer is a row of codes, filled up with -1: one code, or a whole plan.
    """

    best: int  # the place of its answer
    answers: np.ndarray  # the policy's first
    values: np.ndarray  # the chance after each answer in each world in which these were compared
    playouts: int
    mix: np.ndarray | None = None  # how likely it was to take each, if it drew its answer (see `mixing.py`)

    @property
    def answer(self) -> np.ndarray:
        """What it would do."""
        return np.array(self.answers[self.best])

    @property
    def code(self) -> int:
        """The first code of the answer."""
        return int(self.answer[0])

    @property
    def codes(self) -> np.ndarray:
        """The first code of each answer left."""
        return self.answers[:, 0]

    @property
    def chances(self) -> np.ndarray:
        """The mean of each answer left; 0 without worlds."""
        return means(self.values)

    @property
    def worlds(self) -> int:
        """The number of worlds in which they were compared."""
        return int(self.values.shape[1])


Stopped = Callable[[], bool]  # whether a thought is no longer wanted


def is_never_stopped() -> bool:
    """Say that a thought is still wanted."""
    return False


class Budget(Protocol):
    """How much a search may think, in worlds in which a number of candidates are compared."""

    def first(self, candidates: int) -> int:
        """The number of worlds in which all candidates are compared before the first round."""

    def worlds(self, done: int, candidates: int, rounds: int) -> int:
        """The number of further worlds in the first of so many rounds that are left, after `done` play-outs."""

    def at_once(self, done: int, candidates: int, worlds: int) -> int:
        """How many of these worlds to play before the budget is asked again; 0 ends the round."""


class Seconds:
    """A budget of time, from now on, or until it `is_stopped`."""

    def __init__(self, seconds: float, is_stopped: Stopped = is_never_stopped):
        self.began = time.perf_counter()
        self.seconds, self.is_stopped = seconds, is_stopped

    def first(self, candidates: int) -> int:
        return FIRST_WORLDS if self.seconds > LEAST_SECONDS else 0

    def worlds(self, done: int, candidates: int, rounds: int) -> int:
        spent = time.perf_counter() - self.began
        left = max(0.0, self.seconds - spent)
        return int(left / rounds / (spent / done) / candidates) if done else 0

    def at_once(self, done: int, candidates: int, worlds: int) -> int:
        if self.is_stopped():
            return 0
        each = (time.perf_counter() - self.began) / done * candidates
        return min(worlds, max(1, int(NOTICES_WITHIN / each)))


@dataclass(frozen=True)
class Playouts:
    """A budget of play-outs: the same thought on every machine."""

    count: int

    def first(self, candidates: int) -> int:
        return min(FIRST_WORLDS, self.count // candidates)

    def worlds(self, done: int, candidates: int, rounds: int) -> int:
        return (self.count - done) // rounds // candidates if done else 0

    def at_once(self, done: int, candidates: int, worlds: int) -> int:
        return worlds


@dataclass
class Search:
    """A search of one table's decisions: what is made once and used again."""

    game: Game
    program: Program
    side: np.ndarray
    net: Net
    workspaces: list[Workspace] = field(init=False)  # of each thread
    known: dict[int, int] = field(default_factory=dict)  # the next code of plans that are followed, by view

    def __post_init__(self) -> None:
        self.workspaces = [self._new_workspace()]

    @property
    def workspace(self) -> Workspace:
        """The workspace of this thread, with the view that is searched."""
        return self.workspaces[0]

    def think(
        self,
        view: np.ndarray,
        seat: int,
        legal: np.ndarray,
        tape: np.ndarray,
        budget: Budget,
        keep: int = KEPT,
        repeats: bool = True,
    ) -> SearchResult:
        """Search one choice; `keep` candidates are left at the end. `view` is all it knows of the game; `tape` gives
        its worlds. Without `repeats` no two candidates come to the same."""
        is_sealed = self.look(view, seat)
        scope = self.scope(seat, tape)
        answers = self.candidates(scope, legal, tape)
        if not repeats:
            answers = without_repeats(self, scope, answers, tape)
        if len(answers) == 1:
            return SearchResult(0, answers, np.zeros((1, 0)), 0)
        if not is_sealed or not mixing.are_two_sides(self.side):
            answers, values, done = self.narrow(scope, answers, budget, keep)
            return SearchResult(choose_best(values), answers, values, done)
        answers, values, done = self.narrow(scope, answers, budget, max(keep, mixing.ANSWERS), mixing.ROUNDS)
        best = choose_best(values)
        mix, drawn, done = mixing.find_mix(self, scope, answers, budget, done, tape)
        return SearchResult(best if mix is None else drawn, answers, values, done, mix)

    def look(self, view: np.ndarray, seat: int) -> bool:
        """Take a view as what is known; return whether the seat answers together with others, unseen."""
        self.workspace.views[:1] = self.with_questions_reopened(view, seat)
        return bool(self.side[seat] >= 0) and is_sealed_for(self.game, view, seat)

    def with_questions_reopened(self, view: np.ndarray, seat: int) -> np.ndarray:
        """Return a view in which all who answer together with the seat are asked again, so that it makes no difference
        who has answered already; those are asked who can answer in a world drawn from the view."""
        view = view.copy()
        if self.side[seat] < 0 or not is_sealed_for(self.game, view, seat):
            return view
        self.workspace.views[:1] = view
        self.workspace.views[:1]["due"] |= sum(
            1 << each for each in range(len(self.side)) if self.side[each] >= 0
        )
        self.program.draw_world(self.program.rules, self.workspace, seat, 0)
        view["due"] = self.workspace.states[:1]["due"]
        return view

    def narrow(
        self, scope: Scope, answers: np.ndarray, budget: Budget, keep: int = KEPT, after: int = 0
    ) -> tuple[np.ndarray, np.ndarray, int]:
        """Compare answers and drop the worse ones, never the first; return those left, their chance in each world,
        and the number of play-outs. It leaves enough of the budget for `after` more rounds."""
        values = self.compare(scope, answers, 0, budget.first(len(answers)))
        done = values.size
        for rounds in range(ceil(log2(len(answers))) + after, after, -1):
            left = budget.worlds(done, len(answers), rounds)
            while left > 0 and (worlds := budget.at_once(done, len(answers), left)) > 0:
                values = np.hstack([values, self.compare(scope, answers, values.shape[1], worlds)])
                done, left = done + worlds * len(answers), left - worlds
            if values.shape[1] >= ENOUGH_WORLDS and is_settled(values):
                break
            answers, values = halve(answers, values, keep)
        return answers, values, done

    def second_best(self, view: np.ndarray, seat: int, legal: np.ndarray, tape: np.ndarray) -> np.ndarray:
        """Return the best of a few answers that seem worse than the policy's after a short search, or the policy's if
        none does. Where plans are searched, return a variant of the policy's plan, without a search."""
        self.look(view, seat)
        scope = self.scope(seat, tape)
        answers = self.candidates(scope, legal, tape)[:LOOKED_AT]
        if features_of(self.game).plans:
            return np.array(answers[min(1, len(answers) - 1)])
        chances = means(self.compare(scope, answers, 0, LOOK_WORLDS))
        worse = np.flatnonzero(chances < chances[0])
        return np.array(answers[worse[np.argmax(chances[worse])] if worse.size else 0])

    def scope(self, seat: int, tape: np.ndarray) -> Scope:
        """Return how far to play on for a seat; `tape` gives the worlds."""
        return Scope(seat, features_of(self.game).horizon, LIMIT, int(next_word(tape)), int(self.game.hides))

    def candidates(self, scope: Scope, legal: np.ndarray, tape: np.ndarray) -> np.ndarray:
        """Return the answers to compare, the policy's first."""
        if features_of(self.game).plans and len(legal) > 1:
            return propose_plans(self, scope, CANDIDATES, tape)
        return self.codes(scope.seat, legal, tape)[:, None]

    def codes(self, seat: int, legal: np.ndarray, tape: np.ndarray) -> np.ndarray:
        """Return single codes to compare: those the policy likes most, in order, and others by chance."""
        left = legal.copy()
        ranked = np.zeros(min(CANDIDATES, len(legal)), np.int32)
        self.workspace.tape[:] = tape
        found = self.program.rank(self.program.rules, self.workspace, seat, left, ranked)
        rest = left[: len(legal) - found]
        for k in range(found, len(ranked)):
            at = k - found + (next_word(tape) * (len(rest) - k + found) >> 32)
            rest[k - found], rest[at] = rest[at], rest[k - found]
            ranked[k] = rest[k - found]
        return ranked

    def policy_plan(self, view: np.ndarray, seat: int, tape: np.ndarray) -> np.ndarray:
        """Return the policy's plan, without a thought."""
        self.look(view, seat)
        return policy_plan(self, self.scope(seat, tape), tape)

    def next_code(self, view: np.ndarray, seat: int, bot: str) -> int | None:
        """Return the next code of the plan that a bot follows in a seat, and forget it; None if it follows none."""
        return self.known.pop(hash((bot, seat, self.with_questions_reopened(view, seat).tobytes())), None)

    def follow(self, view: np.ndarray, seat: int, bot: str, answer: np.ndarray, tape: np.ndarray) -> None:
        """Remember the codes of an answer after its first, each by what the seat will see before it, which is the same
        in every world."""
        if len(self.known) > KNOWN:
            self.known.clear()
        self.look(view, seat)
        for code, seen in list(views_of(self, seat, answer, tape))[1:]:
            self.known[hash((bot, seat, self.with_questions_reopened(seen, seat).tobytes()))] = code

    def compare(self, scope: Scope, answers: np.ndarray, first: int, worlds: int) -> np.ndarray:
        """Return the seat's chances after each answer in the same worlds: (answers, worlds)."""
        by_policy = np.full((1, len(self.side), 1), -1, np.int32)
        return self.compare_against(scope, answers, by_policy, first, worlds)[:, 0]

    def compare_against(
        self, scope: Scope, answers: np.ndarray, replies: np.ndarray, first: int, worlds: int
    ) -> np.ndarray:
        """Return the seat's chances after each answer and each reply in the same worlds: (answers, replies, worlds).

        `replies` are rows of codes by seat, (replies, seats, codes), filled up with -1.
        """
        rows = np.ascontiguousarray(answers, np.int32)

        def play(part: int, first: int, worlds: int) -> np.ndarray:
            values = np.zeros((len(rows), len(replies), worlds))
            self.program.compare(
                self.program.rules, self.net, self.side, self.workspaces[part], scope, rows, replies, first, values
            )  # fmt: skip
            return values

        return np.concatenate(self.divide(play, first, worlds), axis=2)

    def divide(
        self, play: Callable[[int, int, int], np.ndarray], first: int, worlds: int
    ) -> list[np.ndarray]:
        """Divide worlds among the threads; return the results of play(part, first, worlds), each part with a workspace
        of its own."""
        parts = threads.parts(first, worlds)
        while len(self.workspaces) < len(parts):
            self.workspaces.append(self._new_workspace())
        for other in self.workspaces[1 : len(parts)]:
            other.views[:1] = self.workspace.views[:1]
        return threads.run([partial(play, k, *part) for k, part in enumerate(parts)])

    def _new_workspace(self) -> Workspace:
        return new_workspace(self.game, len(self.side), self.net.bias.size)


def is_sealed_for(game: Game, view: np.ndarray, seat: int) -> bool:
    """Tell whether a seat answers together with others, whose answers it does not know."""
    return bool(game.sealed) and int(view["ask"][0]) in game.sealed and bool(int(view["due"][0]) >> seat & 1)


def means(values: np.ndarray) -> np.ndarray:
    """Return the mean of each candidate; 0 without worlds."""
    return values.mean(axis=1) if values.shape[1] else np.zeros(len(values))


def errors(gains: np.ndarray) -> np.ndarray:
    """Return the standard error of each row's mean."""
    return gains.std(axis=1) / np.sqrt(gains.shape[1]) + 1e-9


def is_settled(values: np.ndarray) -> bool:
    """Tell whether the best is clearly ahead of all others, or none can be better than the policy's choice by a gain
    that matters."""
    best = int(np.argmax(means(values)))
    gains = values[best] - np.delete(values, best, axis=0)
    ahead = gains.mean(axis=1)
    against_policy = values - values[0]
    return bool(
        (ahead > CLEAR * errors(gains)).all()
        or (against_policy.mean(axis=1) + 3 * errors(against_policy) < NO_MATTER).all()
    )


def halve(answers: np.ndarray, values: np.ndarray, keep: int = KEPT) -> tuple[np.ndarray, np.ndarray]:
    """Drop the worse half of the candidates, but never the first, and leave at least so many."""
    kept = max(keep, (len(answers) + 1) // 2)
    others = 1 + np.argsort(-means(values)[1:], kind="stable")[: kept - 1]
    chosen = np.concatenate([[0], np.sort(others)])
    return answers[chosen], values[chosen]


def choose_best(values: np.ndarray) -> int:
    """Return the best candidate if it is better than the policy's choice beyond doubt, else that one."""
    best = int(np.argmax(means(values)))
    if best == 0 or values.shape[1] < 2:
        return 0
    gain = (values[best] - values[0])[None]
    return best if gain.mean() > DOUBT * errors(gain)[0] else 0


_SEARCHES: dict[tuple[str, bytes, bool, type[Search]], Search] = {}


def search_of(game: Game, view: np.ndarray, kind: type[Search] = Search) -> Search:
    """Return the search for tables with the options of this view, compiled if the rules and the loops are."""
    compiled = load_compiled(game) if entries_of(game).are_compiled else None
    key = game.id, view["options"].tobytes(), compiled is not None, kind
    if key not in _SEARCHES:
        side = sides_of(game, view["options"][0])
        _SEARCHES[key] = kind(game, compiled or interpreted(game), side, value_of(game).net(len(side)))
    return _SEARCHES[key]
