"""Sparring partners: additional bots that a game declares for research; tables do not offer them."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np

from stridsplan.bots import SECONDS, Bot
from stridsplan.bots.search.player import IsStopped, is_never_stopped
from stridsplan.engine import entries
from stridsplan.engine.game import Game, Sparring
from stridsplan.engine.record import Numbers, Records, Tape
from stridsplan.engine.registry import load_game, load_sparring

# (views, j, seat, out, n, dice, style) -> action
Choose = Callable[[Records, int, int, Numbers, int, Tape, int], int]


def sparring_of(game: Game) -> dict[str, Bot]:
    """Return the sparring partners of a game by name."""
    module = load_sparring(game.id)
    return {name: Partner(name, style) for style, name in enumerate(module.STYLES)} if module else {}


@dataclass(frozen=True)
class Partner:
    """A player in one of the styles of its game, given by the index in `Sparring.STYLES`; compiled if the rules are."""

    name: str
    style: int
    uses_time: bool = False

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
        """Choose one of the legal codes, as every bot does."""
        out = np.zeros(len(game.actions), np.int32)
        out[: len(legal)] = legal
        choose = compiled(game.id) if entries.entries_of(game).are_compiled else interpreted(game.id)
        return int(choose(np.atleast_1d(view), 0, seat, out, len(legal), tape, self.style))


@cache
def interpreted(game_id: str) -> Choose:
    """Return the function that chooses in any style of a game, in plain Python."""
    module: Sparring | None = load_sparring(game_id)
    assert module is not None
    choose_action = module.choose

    def choose(views: Records, j: int, seat: int, out: Numbers, n: int, dice: Tape, style: int) -> int:
        return choose_action(views[j], seat, out, n, dice, style)

    return choose


@cache
def compiled(game_id: str) -> Choose:
    """Load the compiled partner from disk, or compile it: half a minute, once for all styles of a game."""
    game = load_game(game_id)
    policy = entries.signatures(game)["policy"]
    with entries.cache_of(game, "sparring"):
        return entries.compile_program(policy.return_type(*policy.args, entries.INT), interpreted(game_id))
