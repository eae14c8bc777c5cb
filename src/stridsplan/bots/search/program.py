"""The loops of a search for one game: compiled and kept on disk beside its rules, or interpreted."""

import inspect
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numba import from_dtype, types

from stridsplan.engine import dice, entries, log, loops
from stridsplan.engine.entries import INT, INTS, LOG, TAPE, Entries, compile_program
from stridsplan.engine.game import Features, Game
from stridsplan.engine.options import decode
from stridsplan.engine.record import Records
from stridsplan.engine.sources import code_hashes

from . import kernel
from .kernel import Functions, Net, Reals, Rules, Scope, Workspace, WriteFeatures

REAL = types.float64
ROW, TABLE, CUBE = (types.Array(REAL, dimensions, "C") for dimensions in (1, 2, 3))  # arrays of real numbers
ANSWERS, REPLIES = (types.Array(types.int32, dimensions, "C") for dimensions in (2, 3))
NET = types.NamedTuple((TABLE, ROW, ROW, ROW), Net)


class Program(NamedTuple):
    """The entries and the search loops of one game."""

    rules: Functions
    compare: Callable[..., None]
    draw_world: Callable[..., None]
    rank: Callable[..., int]
    predict_plans: Callable[..., int]
    complete: Callable[..., None]
    play_for_samples: Callable[..., int]
    is_compiled: bool


_COMPILED: dict[str, Program] = {}  # by the game's id
_READY: set[str] = set()  # the games whose loops were found on disk


def interpreted(game: Game) -> Program:
    """Return the loops in plain Python."""
    return Program(
        rules_of(entries.interpreted(game), write_features(game)),
        kernel.compare,
        kernel.draw_world,
        kernel.rank,
        kernel.predict_plans,
        kernel.complete_plan,
        kernel.play_for_samples,
        is_compiled=False,
    )


def compiled(game: Game) -> Program:
    """Load the compiled loops, or compile them (some ten seconds); raises ValueError for a game without features."""
    if game.id not in _COMPILED:
        _COMPILED[game.id] = _compile(game)
    return _COMPILED[game.id]


def load_compiled(game: Game) -> Program | None:
    """Return the compiled loops if they are in memory or on disk; otherwise None."""
    return compiled(game) if game.id in _COMPILED or is_ready(game) else None


def is_ready(game: Game) -> bool:
    """Return whether the compiled rules and loops are on disk; False for a game without features."""
    if game.id not in _READY and game.features and entries.is_warm(game) and _mark(game).exists():
        _READY.add(game.id)
    return game.id in _READY


def is_warm(game: Game) -> bool:
    """Return whether all that `stridsplan warm` compiles for a game is on disk."""
    has_rules = entries.is_warm(game, entries.SERVED) and entries.is_warm(game)
    return has_rules and (game.features is None or is_ready(game))


def warm_up(game: Game) -> None:
    """Compile the loops, or load them from disk, and mark them as ready; nothing for a game without features."""
    if game.features:
        compiled(game)
        _mark(game).touch()


def features_of(game: Game) -> Features:
    """Return the declared features; raises ValueError if there are none."""
    if game.features is None:
        raise ValueError(f"{game.id} declares no features")
    return game.features


def write_features(game: Game) -> WriteFeatures:
    """Return the function that writes the game's features as an entry: (states, i, seat, out)."""
    write_ = features_of(game).write

    def write(states: Records, i: int, seat: int, out: Reals) -> None:
        write_(states[i], seat, out)

    return write


def rules_of(game_entries: Entries, write: WriteFeatures) -> Functions:
    """Return the entries that a search calls."""
    return (*(getattr(game_entries, name) for name in Rules._fields[:-1]), write)


@cache
def hash_of(path: Path) -> str:
    """Hash the code of a file without its comments and docstrings."""
    return code_hashes([path])[path][:16]


def features_hash(game: Game) -> str:
    """Hash the module of a game's features."""
    return hash_of(Path(inspect.getfile(features_of(game).write)))


def folder_name(game: Game) -> str:
    """Return the name of the folder of the compiled loops: hashes of what is compiled besides the game's rules."""
    return f"search-{features_hash(game)}-{hash_of(Path(kernel.__file__))}"


def _mark(game: Game) -> Path:
    return entries.cache_directory(game) / folder_name(game) / "ready"


def kinds_of(game: Game) -> tuple[Any, Any, Any]:
    """Return Numba's types of the rules, the workspace and the scope that a game's loops take."""
    signatures = entries.signatures(game)
    states = types.Array(from_dtype(game.state), 1, "C")
    functions = [signatures[name] for name in Rules._fields[:-1]] + [types.void(states, INT, INT, ROW)]
    rules = types.Tuple([types.FunctionType(each) for each in functions])
    workspace = types.NamedTuple((states, states, INTS, TAPE, LOG, TABLE, ROW, ROW, ROW), Workspace)
    return rules, workspace, types.NamedUniTuple(INT, len(Scope._fields), Scope)


def _compile(game: Game) -> Program:
    rules, workspace, scope = kinds_of(game)
    states, options = (types.Array(from_dtype(each), 1, "C") for each in (game.state, game.options_dtype))
    features = types.void(states, INT, INT, ROW)
    game_entries = entries.compiled(game)
    with entries.cache_of(game, folder_name(game)):
        write = compile_program(features, write_features(game))
        return Program(
            rules_of(game_entries, write),
            compile_program(
                types.void(rules, NET, INTS, workspace, scope, ANSWERS, REPLIES, INT, CUBE), kernel.compare
            ),
            compile_program(types.void(rules, workspace, INT, INT), kernel.draw_world),
            compile_program(INT(rules, workspace, INT, INTS, INTS), kernel.rank),
            compile_program(INT(rules, workspace, scope, ANSWERS), kernel.predict_plans),
            compile_program(types.void(rules, workspace, scope, INTS, INT, INTS), kernel.complete_plan),
            compile_program(
                INT(rules, options, INTS, workspace, scope, ROW, CUBE, TABLE), kernel.play_for_samples
            ),
            is_compiled=True,
        )


def new_workspace(game: Game, seats: int, units: int) -> Workspace:
    """Return a new workspace."""
    features = features_of(game)
    return Workspace(
        np.zeros(2, game.state),
        np.zeros(2, game.state),
        # the entry `returns` writes two numbers for each seat: its pay-off and its rank
        np.zeros(max(len(game.actions), 2 * loops.MAX_SEATS), np.int32),
        dice.seeded_tape(0),
        log.blank_log(),
        np.zeros((seats, features.size + features.scratch)),
        np.zeros(3 * features.size),
        np.zeros(max(units, seats)),
        np.zeros(seats),
    )


def sides_of(game: Game, options: np.void) -> np.ndarray:
    """Return the side of every seat, from a table's options record."""
    values = decode(game.options, options)
    return np.array(game.sides_of(int(options["seats"]), values), np.int32)
