"""The levels of computer players: the same names in every game, each stronger than the one before it.

A level makes mistakes as people do. It searches for only a share of its choices, and otherwise takes the policy's
choice; and it sometimes slips, that is, takes a second-best answer. docs/decisions/0038-search.md gives the reasons,
`docs/ladder.md` the measured strength of the levels.
"""

from dataclasses import dataclass

import numpy as np

from stridsplan.engine.dice import MASK_32, next_word
from stridsplan.engine.entries import entries_of
from stridsplan.engine.game import Game

from .search.player import SECONDS, IsStopped, Playouts, Search, Seconds, is_never_stopped, search_of
from .search.tree import TreeSearch


@dataclass(frozen=True)
class Level:
    """A level, and the bot that plays it."""

    name: str
    slips: float = 0.0  # the share of choices in which it takes a second-best answer
    attention: float = 0.0  # the share of the other choices for which it searches
    # a search ends after this number instead of after a time, so that it chooses the same on every machine
    playouts: int | None = None
    kind: type[Search] = Search  # the kind of search

    @property
    def uses_time(self) -> bool:
        return self.attention > 0

    def choose(
        self,
        game: Game,
        view: np.ndarray,
        seat: int,
        legal: np.ndarray,
        tape: np.ndarray,
        seconds: float = SECONDS,
        is_stopped: IsStopped = is_never_stopped,
    ) -> int:
        """Choose one of the legal codes, as every bot does. In games with plans, follow the plan of an earlier
        search."""
        view = np.atleast_1d(view)
        if not self._makes_plans(game, view):
            return int(self._answer(game, view, seat, legal, tape, seconds, is_stopped)[0])
        search = search_of(game, view, self.kind)
        code = search.next_code(view, seat, self.name)
        if code is None or code not in legal:
            answer = self._answer(game, view.copy(), seat, legal, tape, seconds, is_stopped)
            search.follow(view, seat, self.name, answer, tape)
            code = int(answer[0])
        return code

    def _answer(
        self,
        game: Game,
        view: np.ndarray,
        seat: int,
        legal: np.ndarray,
        tape: np.ndarray,
        seconds: float,
        is_stopped: IsStopped,
    ) -> np.ndarray:
        """Return an answer: a code, or a plan. If a step of a plan is a slip, the whole answer is a second-best one."""
        makes_plan = self._makes_plans(game, view)
        plan = search_of(game, view, self.kind).policy_plan(view, seat, tape) if makes_plan else None
        if any(draw_bool(self.slips, tape) for _ in range(1 if plan is None else int((plan >= 0).sum()))):
            return second_best(game, view, seat, legal, tape)
        if draw_bool(self.attention, tape) and self._may_search(game, view):
            budget = Seconds(seconds, is_stopped) if self.playouts is None else Playouts(self.playouts)
            return search_of(game, view, self.kind).run(view, seat, legal, tape, budget).answer
        return np.array([choose_by("policy", game, view, seat, legal, tape)]) if plan is None else plan

    def _makes_plans(self, game: Game, view: np.ndarray) -> bool:
        """Return whether the level answers with whole plans."""
        return game.features is not None and game.features.plans and self._may_search(game, view)

    def _may_search(self, game: Game, view: np.ndarray) -> bool:
        """Return whether the level may search: at tables only once the rules are compiled, since a play-out would take
        seconds."""
        return self.playouts is not None or search_of(game, view, self.kind).program.is_compiled


LEVELS = (
    Level("recruit", slips=0.2),
    Level("sergeant"),
    Level("captain", attention=0.3),
    Level("colonel", attention=0.6),
    Level("marshal", attention=1.0),
)
TREE = Level("tree", attention=1.0, kind=TreeSearch)  # for research: not shown to be stronger (decision 46)
DEFAULT_BOT = "sergeant"  # also plays for people who are away
FORMER_NAMES = {"policy": "sergeant", "eager": "captain", "search": "marshal"}  # names in older stored tables


def levels_of(game: Game) -> tuple[str, ...]:
    """Return the levels that can play a game, the weakest first. Without features, no level can search."""
    return tuple(level.name for level in LEVELS if game.features or not level.uses_time)


def draw_bool(share: float, tape: np.ndarray) -> bool:
    """Return True with the probability `share`; with a share of 0, draw nothing from the tape."""
    return share > 0 and next_word(tape) < share * (MASK_32 + 1)


def choose_by(
    entry: str, game: Game, view: np.ndarray, seat: int, legal: np.ndarray, tape: np.ndarray
) -> int:
    """Choose with one of the game's entry functions: `policy`, or `chance` for a random choice."""
    out = np.zeros(len(game.actions), np.int32)
    out[: len(legal)] = legal
    return int(getattr(entries_of(game), entry)(np.atleast_1d(view), 0, seat, out, len(legal), tape))


def second_best(game: Game, view: np.ndarray, seat: int, legal: np.ndarray, tape: np.ndarray) -> np.ndarray:
    """Return an answer that a short search finds worse than the policy's (see `Search.second_best`), or the only legal
    code.

    If no search is possible, return what the policy would choose if its first choice were not legal; the policy may
    insist on its first choice.
    """
    if len(legal) == 1:
        return legal[:1]
    if game.features:
        search = search_of(game, view)
        if search.program.is_compiled:
            return search.second_best(view, seat, legal, tape)
    first = choose_by("policy", game, view, seat, legal, tape)
    rest = legal[legal != first]
    other = choose_by("policy", game, view, seat, rest, tape)
    return np.array([other if other in rest else first])
