"""The levels of computer players: the same names in every game, each stronger than the one before it.

A level makes mistakes as people do: it overlooks things (it thinks about a share of its choices, and makes the
policy's in the others), or slips (it takes a second best). Decision 38 says why, `docs/ladder.md` how strong
the levels are.
"""

from dataclasses import dataclass

import numpy as np

from stridsplan.engine.dice import MASK_32, next_word
from stridsplan.engine.entries import entries_of
from stridsplan.engine.game import Game

from .search.player import SECONDS, Playouts, Search, Seconds, Stopped, is_never_stopped, search_of
from .search.tree import TreeSearch


@dataclass(frozen=True)
class Level:
    """A level, and the bot that plays it."""

    name: str
    slips: float = 0.0  # the share of its choices in which it takes a second best
    attention: float = 0.0  # the share of the others that it thinks about
    playouts: int | None = None  # of a thought, instead of time: the same choice on every machine
    kind: type[Search] = Search  # how it thinks

    @property
    def thinks(self) -> bool:
        return self.attention > 0

    def choose(
        self,
        game: Game,
        view: np.ndarray,
        seat: int,
        legal: np.ndarray,
        tape: np.ndarray,
        seconds: float = SECONDS,
        is_stopped: Stopped = is_never_stopped,
    ) -> int:
        """Choose one of the legal codes, as every bot does; where whole plans are searched, it follows its plan."""
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
        is_stopped: Stopped,
    ) -> np.ndarray:
        """Make an answer: a code, or a plan, in which each step may be a slip."""
        makes_plan = self._makes_plans(game, view)
        plan = search_of(game, view, self.kind).policy_plan(view, seat, tape) if makes_plan else None
        if any(draw_bool(self.slips, tape) for _ in range(1 if plan is None else int((plan >= 0).sum()))):
            return second_best(game, view, seat, legal, tape)
        if draw_bool(self.attention, tape) and self._may_search(game, view):
            budget = Seconds(seconds, is_stopped) if self.playouts is None else Playouts(self.playouts)
            return search_of(game, view, self.kind).think(view, seat, legal, tape, budget).answer
        return np.array([choose_by("policy", game, view, seat, legal, tape)]) if plan is None else plan

    def _makes_plans(self, game: Game, view: np.ndarray) -> bool:
        """Tell whether its answers are whole plans."""
        return game.features is not None and game.features.plans and self._may_search(game, view)

    def _may_search(self, game: Game, view: np.ndarray) -> bool:
        """At a table nothing is searched until the rules are compiled: a play-out would take seconds."""
        return self.playouts is not None or search_of(game, view, self.kind).program.is_compiled


LEVELS = (
    Level("recruit", slips=0.2),
    Level("sergeant"),
    Level("captain", attention=0.3),
    Level("colonel", attention=0.6),
    Level("marshal", attention=1.0),
)
TREE = Level("tree", attention=1.0, kind=TreeSearch)  # for research: not shown to be stronger (decision 46)
USUAL = "sergeant"  # unless somebody chooses, and for people who are away
FORMER = {"policy": "sergeant", "eager": "captain", "search": "marshal"}  # earlier names, at stored tables


def levels_of(game: Game) -> tuple[str, ...]:
    """Return the levels that can play a game, the weakest first; without features none can think."""
    return tuple(level.name for level in LEVELS if game.features or not level.thinks)


def draw_bool(share: float, tape: np.ndarray) -> bool:
    """Return True with the probability `share`; with a share of 0, draw nothing from the tape."""
    return share > 0 and next_word(tape) < share * (MASK_32 + 1)


def choose_by(
    entry: str, game: Game, view: np.ndarray, seat: int, legal: np.ndarray, tape: np.ndarray
) -> int:
    """Choose by one of the game's entries: its rule-of-thumb policy, or chance."""
    out = np.zeros(len(game.actions), np.int32)
    out[: len(legal)] = legal
    return int(getattr(entries_of(game), entry)(np.atleast_1d(view), 0, seat, out, len(legal), tape))


def second_best(game: Game, view: np.ndarray, seat: int, legal: np.ndarray, tape: np.ndarray) -> np.ndarray:
    """Return an answer that seems worse than the policy's after a short search. Where nothing can be searched, return
    what the policy chooses once its choice is taken off the list, or its choice if it makes that again."""
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
