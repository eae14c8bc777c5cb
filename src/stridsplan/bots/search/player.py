"""The search of a bot, for any game, from what its seat knows.

The policy is the game's rule-of-thumb player. The candidates are the policy's choice, what the policy would choose if
that were not legal, and so on, and some others drawn at random. If the game declares it, candidates are whole plans
(see `plans.py`). A world is a position that the seat cannot distinguish from the real one, drawn from its view.

All candidates are compared in the same worlds with the same dice. A play-out plays on from a candidate by policy up to
the game's horizon; then the value function estimates the chances. Each round drops half of the candidates (sequential
halving, Karnin, Koren and Somekh 2013). The policy's choice is never dropped, and another candidate is chosen only if
it is significantly better.
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

CANDIDATES = 16  # at the start
FINALISTS = 2  # candidates after the last round
SIGNIFICANT = 2.0  # standard errors by which a choice must be better than the policy's to replace it
FIRST_WORLDS = 2  # worlds in which all candidates are compared first, to measure how long a play-out takes
ENOUGH_WORLDS = 48  # worlds after which a search may end early
CLEAR_LEAD = 4.0  # standard errors by which the best must be ahead of all others for a search to end early
# a search also ends early if no candidate, with so many standard errors added to its chance, is better than the
# policy's choice by NEGLIGIBLE_GAIN
HOPELESS = 3.0
NEGLIGIBLE_GAIN = 0.003  # a difference of chances that does not justify more search
LIMIT = 1_000  # actions of a play-out, at most
SHORT_CANDIDATES, SHORT_WORLDS = 3, 8  # candidates and worlds of a short search
MIN_SECONDS = 0.005  # a search with less time returns the policy's choice
STOP_LATENCY = 0.1  # seconds until a stopped search ends, at most, if a world takes no longer
MAX_PLANNED = 4_000  # codes of plans in memory; if there are more, all are dropped
SECONDS = 1.0  # the default time for a choice


class SearchResult(NamedTuple):
    """The result of a search: the chosen answer, and the chances to win after each finalist.

    An answer is a row of codes, filled up with -1: one code, or a whole plan.
    """

    best: int  # the index of the chosen answer
    answers: np.ndarray  # (finalists, codes), the policy's answer first
    values: np.ndarray  # (finalists, worlds), the chance to win
    playouts: int
    mix: np.ndarray | None = None  # the probability of each answer, if the answer was drawn (see `mixing.py`)

    @property
    def answer(self) -> np.ndarray:
        """The chosen answer."""
        return np.array(self.answers[self.best])

    @property
    def code(self) -> int:
        """The first code of the chosen answer."""
        return int(self.answer[0])

    @property
    def codes(self) -> np.ndarray:
        """The first code of each answer."""
        return self.answers[:, 0]

    @property
    def chances(self) -> np.ndarray:
        """The mean chance of each answer; 0 without worlds."""
        return means(self.values)

    @property
    def worlds(self) -> int:
        """The number of worlds in which the answers were compared."""
        return int(self.values.shape[1])


IsStopped = Callable[[], bool]  # returns whether a search must end at once


def is_never_stopped() -> bool:
    """Return False: the search may go on."""
    return False


class Budget(Protocol):
    """The effort of a search, as the number of worlds in which the candidates are compared."""

    def first_worlds(self, candidates: int) -> int:
        """Return the number of worlds in which all candidates are compared before the first round."""

    def worlds_of_round(self, done: int, candidates: int, rounds: int) -> int:
        """Return the number of worlds of the next round, if `rounds` rounds remain after `done` play-outs."""

    def next_batch(self, done: int, candidates: int, worlds: int) -> int:
        """Return how many of these worlds to compare before this method is called again; 0 ends the round."""


class Seconds:
    """A budget of time that starts now. The search ends early if `is_stopped` returns True."""

    def __init__(self, seconds: float, is_stopped: IsStopped = is_never_stopped):
        self.began = time.perf_counter()
        self.seconds, self.is_stopped = seconds, is_stopped

    def first_worlds(self, candidates: int) -> int:
        return FIRST_WORLDS if self.seconds > MIN_SECONDS else 0

    def worlds_of_round(self, done: int, candidates: int, rounds: int) -> int:
        spent = time.perf_counter() - self.began
        left = max(0.0, self.seconds - spent)
        return int(left / rounds / (spent / done) / candidates) if done else 0

    def next_batch(self, done: int, candidates: int, worlds: int) -> int:
        if self.is_stopped():
            return 0
        seconds_per_world = (time.perf_counter() - self.began) / done * candidates
        return min(worlds, max(1, int(STOP_LATENCY / seconds_per_world)))


@dataclass(frozen=True)
class Playouts:
    """A budget of play-outs, so that a search gives the same result on every machine."""

    count: int

    def first_worlds(self, candidates: int) -> int:
        return min(FIRST_WORLDS, self.count // candidates)

    def worlds_of_round(self, done: int, candidates: int, rounds: int) -> int:
        return (self.count - done) // rounds // candidates if done else 0

    def next_batch(self, done: int, candidates: int, worlds: int) -> int:
        return worlds


@dataclass
class Search:
    """Searches the decisions at tables with the same game and options; holds what they share."""

    game: Game
    program: Program
    side: np.ndarray  # the side of each seat, negative for an umpire
    net: Net  # the value function
    workspaces: list[Workspace] = field(init=False)  # by thread
    # the next code of a plan, by the hash of the bot, its seat, and what the seat sees before the code
    planned: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.workspaces = [self._new_workspace()]

    @property
    def workspace(self) -> Workspace:
        """The workspace of the main thread, with the view from which the search starts."""
        return self.workspaces[0]

    def run(
        self,
        view: np.ndarray,
        seat: int,
        legal: np.ndarray,
        tape: np.ndarray,
        budget: Budget,
        keep: int = FINALISTS,
        drop_repeats: bool = False,
    ) -> SearchResult:
        """Search for the best answer of a seat from its view.

        `tape` seeds the worlds. `keep` is the number of finalists. With `drop_repeats`, no two candidates lead to the
        same position.
        """
        is_sealed = self.set_view(view, seat)
        scope = self.scope(seat, tape)
        answers = self.candidates(scope, legal, tape)
        if drop_repeats:
            answers = without_repeats(self, scope, answers, tape)
        if len(answers) == 1:
            return SearchResult(0, answers, np.zeros((1, 0)), 0)
        if not is_sealed or not mixing.are_two_sides(self.side):
            answers, values, done = self.halve_in_rounds(scope, answers, budget, keep)
            return SearchResult(choose_best(values), answers, values, done)
        answers, values, done = self.halve_in_rounds(
            scope, answers, budget, max(keep, mixing.ANSWERS), mixing.ROUNDS
        )
        best = choose_best(values)
        mix, drawn, done = mixing.find_mix(self, scope, answers, budget, done, tape)
        return SearchResult(best if mix is None else drawn, answers, values, done, mix)

    def set_view(self, view: np.ndarray, seat: int) -> bool:
        """Set the view from which worlds are drawn; return whether the seat, not an umpire's, answers a sealed
        question."""
        self.workspace.views[:1] = self.with_questions_reopened(view, seat)
        return bool(self.side[seat] >= 0) and is_sealed_for(self.game, view, seat)

    def with_questions_reopened(self, view: np.ndarray, seat: int) -> np.ndarray:
        """Return a view in which all seats that answer a sealed question must act again.

        So the result does not depend on who has answered already. Seats that cannot answer in a world drawn from the
        view do not act. The view in the workspace is overwritten. For an umpire, and for other questions, the view is
        unchanged.
        """
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

    def halve_in_rounds(
        self, scope: Scope, answers: np.ndarray, budget: Budget, keep: int = FINALISTS, reserved: int = 0
    ) -> tuple[np.ndarray, np.ndarray, int]:
        """Compare answers in rounds, each of which drops the worse half, but never the first answer.

        Return the finalists, their chances (finalists, worlds), and the number of play-outs. Budget for `reserved` more
        rounds is left over.
        """
        values = self.compare(scope, answers, 0, budget.first_worlds(len(answers)))
        done = values.size
        for rounds in range(ceil(log2(len(answers))) + reserved, reserved, -1):
            left = budget.worlds_of_round(done, len(answers), rounds)
            while left > 0 and (worlds := budget.next_batch(done, len(answers), left)) > 0:
                values = np.hstack([values, self.compare(scope, answers, values.shape[1], worlds)])
                done, left = done + worlds * len(answers), left - worlds
            if values.shape[1] >= ENOUGH_WORLDS and is_settled(values):
                break
            answers, values = halve(answers, values, keep)
        return answers, values, done

    def second_best(self, view: np.ndarray, seat: int, legal: np.ndarray, tape: np.ndarray) -> np.ndarray:
        """Return the best of a few answers that a short search finds worse than the policy's, or the policy's answer if
        there are none. If the candidates are plans, return a variant of the policy's plan without a search."""
        self.set_view(view, seat)
        scope = self.scope(seat, tape)
        answers = self.candidates(scope, legal, tape)[:SHORT_CANDIDATES]
        if features_of(self.game).plans:
            return np.array(answers[min(1, len(answers) - 1)])
        chances = means(self.compare(scope, answers, 0, SHORT_WORLDS))
        worse = np.flatnonzero(chances < chances[0])
        return np.array(answers[worse[np.argmax(chances[worse])] if worse.size else 0])

    def scope(self, seat: int, tape: np.ndarray) -> Scope:
        """Return the scope of a seat's search; `tape` seeds its worlds."""
        return Scope(
            seat, features_of(self.game).horizon, LIMIT, int(next_word(tape)), int(self.game.has_secrets)
        )

    def candidates(self, scope: Scope, legal: np.ndarray, tape: np.ndarray) -> np.ndarray:
        """Return the answers to compare, the policy's answer first."""
        if features_of(self.game).plans and len(legal) > 1:
            return propose_plans(self, scope, CANDIDATES, tape)
        return self.codes(scope.seat, legal, tape)[:, None]

    def codes(self, seat: int, legal: np.ndarray, tape: np.ndarray) -> np.ndarray:
        """Return single codes to compare: those that the policy prefers, in order, and others drawn at random."""
        left = legal.copy()
        ranked = np.zeros(min(CANDIDATES, len(legal)), np.int32)
        self.workspace.tape[:] = tape
        found = self.program.rank(self.program.rules, self.workspace, seat, left, ranked)
        rest = left[: len(legal) - found]
        for k in range(found, len(ranked)):  # draws without replacement, by swaps (Fisher-Yates)
            at = k - found + (next_word(tape) * (len(rest) - k + found) >> 32)
            rest[k - found], rest[at] = rest[at], rest[k - found]
            ranked[k] = rest[k - found]
        return ranked

    def policy_plan(self, view: np.ndarray, seat: int, tape: np.ndarray) -> np.ndarray:
        """Return the policy's plan, without a search."""
        self.set_view(view, seat)
        return policy_plan(self, self.scope(seat, tape), tape)

    def next_code(self, view: np.ndarray, seat: int, bot: str) -> int | None:
        """Return the next code of the plan that a bot follows in a seat, and remove it; None if there is no plan."""
        return self.planned.pop(hash((bot, seat, self.with_questions_reopened(view, seat).tobytes())), None)

    def follow(self, view: np.ndarray, seat: int, bot: str, answer: np.ndarray, tape: np.ndarray) -> None:
        """Store the codes of an answer after the first one, each under what the seat will see before that code, which
        is the same in every world."""
        if len(self.planned) > MAX_PLANNED:
            self.planned.clear()
        self.set_view(view, seat)
        for code, view_before in list(views_of(self, seat, answer, tape))[1:]:
            self.planned[hash((bot, seat, self.with_questions_reopened(view_before, seat).tobytes()))] = code

    def compare(self, scope: Scope, answers: np.ndarray, first: int, worlds: int) -> np.ndarray:
        """Return the seat's chance to win after each answer in each of the `worlds` worlds from number `first` on:
        (answers, worlds)."""
        by_policy = np.full((1, len(self.side), 1), -1, np.int32)
        return self.compare_against(scope, answers, by_policy, first, worlds)[:, 0]

    def compare_against(
        self, scope: Scope, answers: np.ndarray, replies: np.ndarray, first: int, worlds: int
    ) -> np.ndarray:
        """Return the seat's chance to win after each answer and reply in each world: (answers, replies, worlds).

        The worlds are those of `compare`. `replies` are rows of codes by seat, (replies, seats, codes), filled up with
        -1.
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
        """Divide worlds among the threads, each with its own workspace; return the results of play(part, first,
        worlds)."""
        parts = threads.parts(first, worlds)
        while len(self.workspaces) < len(parts):
            self.workspaces.append(self._new_workspace())
        for other in self.workspaces[1 : len(parts)]:
            other.views[:1] = self.workspace.views[:1]
        return threads.run([partial(play, k, *part) for k, part in enumerate(parts)])

    def _new_workspace(self) -> Workspace:
        return new_workspace(self.game, len(self.side), self.net.bias.size)


def is_sealed_for(game: Game, view: np.ndarray, seat: int) -> bool:
    """Return whether a seat must answer a sealed question: other seats answer at the same time, unseen."""
    return bool(game.sealed) and int(view["ask"][0]) in game.sealed and bool(int(view["due"][0]) >> seat & 1)


def means(values: np.ndarray) -> np.ndarray:
    """Return the mean value of each candidate; 0 without worlds."""
    return values.mean(axis=1) if values.shape[1] else np.zeros(len(values))


def errors(gains: np.ndarray) -> np.ndarray:
    """Return the standard error of each row's mean, plus 1e-9, so that a rounding error is never significant."""
    return gains.std(axis=1) / np.sqrt(gains.shape[1]) + 1e-9


def is_settled(values: np.ndarray) -> bool:
    """Return whether the best candidate has a clear lead, or no candidate can be better than the policy's choice by
    more than a negligible gain."""
    best = int(np.argmax(means(values)))
    gains = values[best] - np.delete(values, best, axis=0)
    ahead = gains.mean(axis=1)
    against_policy = values - values[0]
    return bool(
        (ahead > CLEAR_LEAD * errors(gains)).all()
        or (against_policy.mean(axis=1) + HOPELESS * errors(against_policy) < NEGLIGIBLE_GAIN).all()
    )


def halve(answers: np.ndarray, values: np.ndarray, keep: int = FINALISTS) -> tuple[np.ndarray, np.ndarray]:
    """Drop the worse half of the candidates, but never the first one, and keep at least `keep`."""
    count = max(keep, (len(answers) + 1) // 2)
    others = 1 + np.argsort(-means(values)[1:], kind="stable")[: count - 1]
    chosen = np.concatenate([[0], np.sort(others)])
    return answers[chosen], values[chosen]


def choose_best(values: np.ndarray) -> int:
    """Return the index of the best candidate if it is significantly better than the policy's choice, otherwise 0."""
    best = int(np.argmax(means(values)))
    if best == 0 or values.shape[1] < 2:
        return 0
    gain = (values[best] - values[0])[None]
    return best if gain.mean() > SIGNIFICANT * errors(gain)[0] else 0


_SEARCHES: dict[tuple[str, bytes, bool, type[Search]], Search] = {}


def search_of(game: Game, view: np.ndarray, kind: type[Search] = Search) -> Search:
    """Return the search for tables with the options of a view; its program is compiled if the rules and loops are."""
    compiled = load_compiled(game) if entries_of(game).are_compiled else None
    key = game.id, view["options"].tobytes(), compiled is not None, kind
    if key not in _SEARCHES:
        side = sides_of(game, view["options"][0])
        _SEARCHES[key] = kind(game, compiled or interpreted(game), side, value_of(game).net(len(side)))
    return _SEARCHES[key]
