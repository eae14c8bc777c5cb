"""A game's functions behind one set of entries: (record array, index, ...), interpreted or compiled.

The entries are compiled once a game, with explicit signatures, and cached on disk in a directory named by a
hash of
everything that was compiled: Numba itself would miss a change in a called function's file.
"""

import ast
import hashlib
import inspect
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import NamedTuple

import llvmlite.binding as llvm
import numba
from numba import from_dtype, njit, types

from .bits import lowest_bit
from .dice import roll
from .game import Game
from .linking import one_program
from .record import I32, copy_state, rule

INT = types.int64
INTS = types.Array(types.int32, 1, "C")
TAPE = types.Array(types.int64, 1, "C")
LOG = types.Array(types.int32, 2, "C")


# No rule divides by zero or allocates: no checks for the one, no reference counts (atomic, a third of the
# time) for the other
FLAGS = {"cache": True, "nogil": True, "error_model": "numpy", "_nrt": False}


# What LLVM may inline: its own default, and about everything
INLINE_SOME, INLINE_ALL = 225, 100_000


class Entries(NamedTuple):
    """The functions of a game as every caller uses them; the same calls interpreted and compiled.

    They compile in this order: rules keep what was inlined into them the first time, so the one that inlines most
    comes first.
    """

    play_out: (
        Callable  # (states, i, limit, dice, log, out, counts) -> actions, by random play to the end or limit
    )
    setup: Callable  # (states, i, options, dice, log)
    to_act: Callable  # (states, i) -> mask
    legal: Callable  # (states, i, seat, out) -> n
    refuse: Callable  # (states, i, seat, action) -> why
    apply: Callable  # (states, i, seat, action, dice, log)
    observe: Callable  # (states, i, seat, views, j)
    imagine: Callable  # (views, j, seat, dice, states, i)
    lapse: Callable  # (states, i, seat) -> action
    returns: Callable  # (states, i, out)
    defects: Callable  # (states, i) -> bits
    policy: Callable  # (views, j, seat, out, n, dice) -> action
    chance: Callable  # (views, j, seat, out, n, dice) -> action, uniform over the legal list

    @property
    def are_compiled(self) -> bool:
        """Whether they are compiled, and so a hundred times as fast."""
        return not isinstance(self.apply, FunctionType)


def signatures(game: Game) -> Entries:
    """The compiled signature of every entry."""
    states = types.Array(from_dtype(game.state), 1, "C")
    options = types.Array(from_dtype(game.options_dtype), 1, "C")
    policy = INT(states, INT, INT, INTS, INT, TAPE)
    return Entries(
        play_out=INT(states, INT, INT, TAPE, LOG, INTS, TAPE),
        setup=types.void(states, INT, options, TAPE, LOG),
        to_act=INT(states, INT),
        legal=INT(states, INT, INT, INTS),
        refuse=INT(states, INT, INT, INT),
        apply=types.void(states, INT, INT, INT, TAPE, LOG),
        observe=types.void(states, INT, INT, states, INT),
        imagine=types.void(states, INT, INT, TAPE, states, INT),
        lapse=INT(states, INT, INT),
        returns=types.void(states, INT, INTS),
        defects=INT(states, INT),
        policy=policy,
        chance=policy,
    )


def interpreted(game: Game) -> Entries:
    """The entries in plain Python: they start at once, step in a debugger and count in coverage."""
    setup_, to_act_, legal_, refuse_, apply_ = game.setup, game.to_act, game.legal, game.refuse, game.apply
    observe_, imagine_, lapse_, returns_ = game.observe, game.imagine, game.lapse, game.returns
    defects_, policy_ = game.defects, game.policy
    width = game.options_dtype.itemsize // 4  # options are the first field of every record

    def setup(states, i, options, dice, log):
        begin_record(states, i, options, 0, width)
        setup_(states[i], dice, log)

    def to_act(states, i):
        return int(to_act_(states[i]))

    def legal(states, i, seat, out):
        return int(legal_(states[i], seat, out))

    def refuse(states, i, seat, action):
        return refuse_(states[i], seat, action)

    def apply(states, i, seat, action, dice, log):
        apply_(states[i], seat, action, dice, log)

    if observe_ is None:  # everything is open

        def observe(states, i, seat, views, j):
            copy_state(views, j, states, i)

        def imagine(views, j, seat, dice, states, i):
            copy_state(states, i, views, j)

    else:

        def observe(states, i, seat, views, j):
            begin_record(views, j, states, i, width)
            observe_(states[i], seat, views[j])

        def imagine(views, j, seat, dice, states, i):
            begin_record(states, i, views, j, width)
            imagine_(views[j], seat, dice, states[i])

    def lapse(states, i, seat):
        return int(lapse_(states[i], seat))

    def returns(states, i, out):
        returns_(states[i], out)

    def defects(states, i):
        return int(defects_(states[i]))

    def policy(views, j, seat, out, n, dice):
        return int(policy_(views[j], seat, out, n, dice))

    def chance(views, j, seat, out, n, dice):
        return int(out[roll(dice, n)])

    def play_out(states, i, limit, dice, log, out, counts):
        s = states[i]
        actions = 0
        mask = int(to_act_(s))
        while mask != 0 and actions < limit:
            seat = lowest_bit(mask)
            action = int(out[roll(dice, legal_(s, seat, out))])
            counts[action] += 1
            apply_(s, seat, action, dice, log)
            actions += 1
            mask = int(to_act_(s))
        return actions

    return Entries(
        play_out,
        setup,
        to_act,
        legal,
        refuse,
        apply,
        observe,
        imagine,
        lapse,
        returns,
        defects,
        policy,
        chance,
    )


@rule
def begin_record(to, i, source, j, width):
    """Zero record i but for the table's options, its first `width` numbers, which come from record j of `source`."""
    there, here = to[i : i + 1].view(I32), source[j : j + 1].view(I32)
    for k in range(there.size):
        there[k] = here[k] if k < width else 0


_COMPILED: dict[str, Entries] = {}


def compiled(game: Game) -> Entries:
    """The entries compiled for this CPU, from the disk cache if they are there (0.2 s), else anew (tens of
    seconds)."""
    if game.id not in _COMPILED:
        with cache_of(game):
            parts = zip(Entries._fields, signatures(game), interpreted(game), strict=True)
            _COMPILED[game.id] = Entries(*(_compile(*part) for part in parts))
    return _COMPILED[game.id]


def _compile(name: str, signature: types.Type, entry: Callable) -> Callable:
    """Compile one entry; random play with nearly everything inlined, which halves its time."""
    inline = INLINE_ALL if name == "play_out" else INLINE_SOME
    with inlining(inline), one_program(entry.__qualname__):
        return njit(signature, **FLAGS)(entry)


@contextmanager
def inlining(threshold: int) -> Iterator[None]:
    """Let LLVM inline functions of up to this cost where they are called."""
    llvm.set_option("stridsplan", f"-inline-threshold={threshold}")
    try:
        yield
    finally:
        llvm.set_option("stridsplan", f"-inline-threshold={INLINE_SOME}")


def entries_of(game: Game) -> Entries:
    """The compiled entries if this process has loaded them, else the interpreted ones."""
    return _COMPILED.get(game.id) or interpreted(game)


def load_compiled(game: Game) -> bool:
    """Load the compiled entries if they are on disk; tell whether this process now has them."""
    if game.id not in _COMPILED and is_warm(game):
        compiled(game)
    return game.id in _COMPILED


def is_warm(game: Game) -> bool:
    """Tell whether the entries of this very version of a game are on disk."""
    return (cache_directory(game) / "warm").exists()


def mark_warm(game: Game) -> None:
    """Say on disk that everything of this version is compiled."""
    (cache_directory(game) / "warm").touch()


@contextmanager
def cache_of(game: Game) -> Iterator[Path]:
    """Let Numba keep what is compiled inside in the game's own directory."""
    directory = cache_directory(game)
    directory.mkdir(parents=True, exist_ok=True)
    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(directory)
    try:
        yield directory
    finally:
        numba.config.CACHE_DIR = before


def cache_directory(game: Game) -> Path:
    """The directory of a game's compiled code: its id and a hash of the sources compiled."""
    home = (
        os.environ.get("STRIDSPLAN_CACHE")
        or Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "stridsplan"
    )
    return Path(home) / f"{game.id}-{source_hash(game)}"


@cache
def code_of(path: Path) -> str:
    """A file's code without comments and docstrings, whose change need not compile anything anew."""
    tree = ast.parse(path.read_text())
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if (
            isinstance(body, list)
            and body
            and isinstance(body[0], ast.Expr)
            and isinstance(body[0].value, ast.Constant)
        ):
            body[0].value = ast.Constant("")
    return ast.dump(tree)


NEVER_COMPILED = {
    "game.py",
    "table.py",
    "at_table.py",
    "chronicle.py",
    "command.py",
    "draft.py",
    "numbering.py",
    "position.py",
    "proof.py",
    "retrace.py",
    "registry.py",
    "luck.py",
    "words.py",
    "words",
}


def source_hash(game: Game) -> str:
    """A hash of the game's and the engine's sources, the versions below them and the bounds-check flag."""
    return _source_hash(game.setup)


@cache
def _source_hash(setup: Callable) -> str:
    """What was imported stays what it is; a process asks several times."""
    digest = hashlib.sha256()
    folders = {Path(inspect.getfile(setup)).parent, Path(__file__).parent}
    sources = sorted(path for folder in folders for path in folder.rglob("*.py"))
    for path in (path for path in sources if NEVER_COMPILED.isdisjoint((path.name, path.parent.name))):
        digest.update(path.name.encode() + code_of(path).encode())
    for path in (
        Path(__file__),
        Path(__file__).parent / "loops.py",
    ):  # Numba goes by the age of what it compiles
        digest.update(f"{path} {path.stat().st_mtime_ns}".encode())
    digest.update(f"{sys.version} {numba.__version__} {numba.config.BOUNDSCHECK}".encode())
    return digest.hexdigest()[:16]
