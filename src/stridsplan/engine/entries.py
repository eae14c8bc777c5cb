"""The entries of a game: its functions with parameters (record array, index, ...), interpreted or compiled.

The entries of a game are compiled once, with explicit signatures, and cached on disk in a directory that is named by a
hash of all compiled sources: Numba itself would not notice a change in the file of a called function.
"""

import hashlib
import inspect
import sys
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, NamedTuple

import llvmlite.binding as llvm
import numba
import numpy as np
import numpy.typing as npt
from numba import from_dtype, njit, types
from numba.core.dispatcher import Dispatcher
from numba.core.typing.templates import Signature

from .bits import lowest_bit
from .dice import roll
from .game import Game
from .linking import one_program
from .record import I32, Log, Numbers, Records, Tape, copy_numbers, copy_state, fill_numbers, rule
from .sources import cache_home, code_hashes

INT = types.int64
INTS = types.Array(types.int32, 1, "C")
TAPE = types.Array(types.int64, 1, "C")
LOG = types.Array(types.int32, 2, "C")

SETTINGS: Any = numba.config  # `Any`, since its attributes are created at import and unknown to mypy


# No rule divides by zero, so divisions need no check. No rule allocates memory, so arrays need no reference counts;
# their atomic updates took a third of the time
FLAGS: dict[str, Any] = {"cache": True, "nogil": True, "error_model": "numpy", "_nrt": False}


# LLVM's inlining thresholds: its default, and one that makes random play fast
INLINE_DEFAULT, INLINE_MUCH = 225, 100_000


Counts = npt.NDArray[np.int64]  # one number per action code
Choose = Callable[[Records, int, int, Numbers, int, Tape], int]


class Entries(NamedTuple):
    """The functions of a game, interpreted or compiled; callers call them in the same way.

    They are compiled in this order: those that a server needs to answer requests come first.
    """

    setup: Callable[[Records, int, Records, Tape, Log], None]  # (states, i, options, dice, log)
    to_act: Callable[[Records, int], int]  # (states, i) -> mask
    legal: Callable[[Records, int, int, Numbers], int]  # (states, i, seat, out) -> n
    refuse: Callable[[Records, int, int, int], int]  # (states, i, seat, action) -> why
    apply: Callable[[Records, int, int, int, Tape, Log], None]  # (states, i, seat, action, dice, log)
    observe: Callable[[Records, int, int, Records, int], None]  # (states, i, seat, views, j)
    timeout_action: Callable[[Records, int, int], int]  # (states, i, seat) -> action
    returns: Callable[[Records, int, Numbers], None]  # (states, i, out)
    policy: Choose  # (views, j, seat, out, n, dice) -> action
    chance: Choose  # chooses among the legal codes uniformly
    determinize: Callable[[Records, int, int, Tape, Records, int], None]  # (views, j, seat, dice, states, i)
    defects: Callable[[Records, int], int]  # (states, i) -> bits
    # plays at random to the end or the limit: (states, i, limit, dice, log, out, counts) -> number of actions
    random_play: Callable[[Records, int, int, Tape, Log, Numbers, Counts], int]

    @property
    def are_compiled(self) -> bool:
        """Whether these entries are compiled, and therefore about a hundred times as fast."""
        return _is_compiled(self.apply)


# The entries that a server needs to answer requests; bots, previews and the lab need more, and only long random play
# needs `random_play`
SERVED = Entries._fields[: Entries._fields.index("policy")]
USUAL = Entries._fields[: Entries._fields.index("random_play")]


def signatures(game: Game) -> dict[str, Signature]:
    """Return the compiled signature of every entry."""
    states = types.Array(from_dtype(game.state), 1, "C")
    options = types.Array(from_dtype(game.options_dtype), 1, "C")
    policy = INT(states, INT, INT, INTS, INT, TAPE)
    return {
        "setup": types.void(states, INT, options, TAPE, LOG),
        "to_act": INT(states, INT),
        "legal": INT(states, INT, INT, INTS),
        "refuse": INT(states, INT, INT, INT),
        "apply": types.void(states, INT, INT, INT, TAPE, LOG),
        "observe": types.void(states, INT, INT, states, INT),
        "timeout_action": INT(states, INT, INT),
        "returns": types.void(states, INT, INTS),
        "policy": policy,
        "chance": policy,
        "determinize": types.void(states, INT, INT, TAPE, states, INT),
        "defects": INT(states, INT),
        "random_play": INT(states, INT, INT, TAPE, LOG, INTS, TAPE),  # `counts` has the type of a tape
    }


def interpreted(game: Game) -> Entries:
    """Return the entries in plain Python, which need no compiling and work with a debugger and coverage."""
    setup_, to_act_, legal_, refuse_, apply_ = game.setup, game.to_act, game.legal, game.refuse, game.apply
    observe_, determinize_, timeout_action_, returns_ = (
        game.observe,
        game.determinize,
        game.timeout_action,
        game.returns,
    )
    defects_, policy_ = game.defects, game.policy
    width = game.options_dtype.itemsize // 4  # in int32 numbers; options are the first field of every record

    def setup(states: Records, i: int, options: Records, dice: Tape, log: Log) -> None:
        begin_record(states, i, options, 0, width)
        setup_(states[i], dice, log)

    def to_act(states: Records, i: int) -> int:
        return int(to_act_(states[i]))

    def legal(states: Records, i: int, seat: int, out: Numbers) -> int:
        return int(legal_(states[i], seat, out))

    def refuse(states: Records, i: int, seat: int, action: int) -> int:
        return refuse_(states[i], seat, action)

    def apply(states: Records, i: int, seat: int, action: int, dice: Tape, log: Log) -> None:
        apply_(states[i], seat, action, dice, log)

    if observe_ is None or determinize_ is None:  # the game has no secrets

        def observe(states: Records, i: int, seat: int, views: Records, j: int) -> None:
            copy_state(views, j, states, i)

        def determinize(views: Records, j: int, seat: int, dice: Tape, states: Records, i: int) -> None:
            copy_state(states, i, views, j)

    else:

        def observe(states: Records, i: int, seat: int, views: Records, j: int) -> None:
            begin_record(views, j, states, i, width)
            observe_(states[i], seat, views[j])

        def determinize(views: Records, j: int, seat: int, dice: Tape, states: Records, i: int) -> None:
            begin_record(states, i, views, j, width)
            determinize_(views[j], seat, dice, states[i])

    def timeout_action(states: Records, i: int, seat: int) -> int:
        return int(timeout_action_(states[i], seat))

    def returns(states: Records, i: int, out: Numbers) -> None:
        returns_(states[i], out)

    def defects(states: Records, i: int) -> int:
        return int(defects_(states[i]))

    def policy(views: Records, j: int, seat: int, out: Numbers, n: int, dice: Tape) -> int:
        return int(policy_(views[j], seat, out, n, dice))

    def chance(views: Records, j: int, seat: int, out: Numbers, n: int, dice: Tape) -> int:
        return int(out[roll(dice, n)])

    def random_play(
        states: Records, i: int, limit: int, dice: Tape, log: Log, out: Numbers, counts: Counts
    ) -> int:
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
        setup=setup,
        to_act=to_act,
        legal=legal,
        refuse=refuse,
        apply=apply,
        observe=observe,
        timeout_action=timeout_action,
        returns=returns,
        policy=policy,
        chance=chance,
        determinize=determinize,
        defects=defects,
        random_play=random_play,
    )


@rule
def begin_record(to: Records, i: int, source: Records, j: int, width: int) -> None:
    """Set record i to zero, except its options (its first `width` numbers), which are copied from record j of
    `source`."""
    there, here = to[i : i + 1].view(I32), source[j : j + 1].view(I32)
    copy_numbers(there[:width], here[:width])
    fill_numbers(there[width:], 0)


_COMPILED: dict[str, Entries] = {}  # by game id; entries that are not compiled yet are the interpreted ones


def compiled(game: Game, names: Collection[str] = USUAL) -> Entries:
    """Return the entries of a game with `names` compiled: loaded from the disk cache (0.2 s) or compiled (tens of
    seconds).

    The other entries are compiled if this process has compiled them, otherwise interpreted.
    """
    entries = entries_of(game)
    missing = [name for name in names if not _is_compiled(getattr(entries, name))]
    if missing:
        wanted, plain = signatures(game), interpreted(game)
        with cache_of(game):
            made = {name: _compile(name, wanted[name], getattr(plain, name)) for name in missing}
        entries = _COMPILED[game.id] = entries_of(game)._replace(**made)
    return entries


def _is_compiled(entry: object) -> bool:
    return not isinstance(entry, FunctionType)


def _compile(name: str, signature: Signature, entry: FunctionType) -> Dispatcher:
    """Compile one entry; random play with a higher inlining threshold, which makes it a quarter faster."""
    inline = INLINE_MUCH if name == "random_play" else INLINE_DEFAULT
    with inlining(inline):
        return compile_program(signature, entry)


def compile_program(signature: Signature, function: Callable[..., Any]) -> Dispatcher:
    """Compile a function, and all rules that it calls, as one program; its cache is chosen by `cache_of`."""
    with one_program(function.__qualname__):
        return njit(signature, **FLAGS)(function)


@contextmanager
def inlining(threshold: int) -> Iterator[None]:
    """Set LLVM's inlining threshold inside the block."""
    llvm.set_option("stridsplan", f"-inline-threshold={threshold}")
    try:
        yield
    finally:
        llvm.set_option("stridsplan", f"-inline-threshold={INLINE_DEFAULT}")


def entries_of(game: Game) -> Entries:
    """Return the compiled entries if this process has loaded them, otherwise the interpreted ones."""
    return _COMPILED.get(game.id) or interpreted(game)


def load_compiled(game: Game) -> bool:
    """Load the compiled entries from disk, if they are there; return whether this process now has compiled all entries
    that a server needs."""
    names = next((names for names in (USUAL, SERVED) if is_warm(game, names)), ())
    return compiled(game, names).are_compiled


def is_warm(game: Game, names: Collection[str] = USUAL) -> bool:
    """Return whether these entries, compiled from the present sources of a game, are on disk."""
    return _ready_mark(game, names).exists()


def mark_warm(game: Game, names: Collection[str] = USUAL) -> None:
    """Record on disk that these entries, and the loops over them, are compiled."""
    _ready_mark(game, names).touch()


def _ready_mark(game: Game, names: Collection[str]) -> Path:
    return cache_directory(game) / ("served" if names is SERVED else "warm")


@contextmanager
def cache_of(game: Game, part: str = "") -> Iterator[Path]:
    """Let Numba cache what is compiled inside the block in the directory of the game, or in the subdirectory `part`."""
    directory = cache_directory(game) / part
    directory.mkdir(parents=True, exist_ok=True)
    before, SETTINGS.CACHE_DIR = SETTINGS.CACHE_DIR, str(directory)
    try:
        yield directory
    finally:
        SETTINGS.CACHE_DIR = before


def cache_directory(game: Game) -> Path:
    """Return the directory of a game's compiled code, named by the game's id and a hash of the compiled sources."""
    return cache_home() / f"{game.id}-{source_hash(game)}"


# Files and folders of the engine and of a game without code of the entries; their changes need no new compilation
NEVER_COMPILED = {
    "game.py",
    "table.py",
    "at_table.py",
    "event_log.py",
    "command.py",
    "contract.py",
    "draft.py",
    "draws.py",
    "guess.py",
    "features.py",  # compiled apart, for the bots that search
    "numbering.py",
    "play.py",
    "position.py",
    "proof.py",
    "replay.py",
    "retrace.py",
    "sources.py",
    "transcript.py",
    "registry.py",
    "hindsight.py",
    "luck.py",
    "words.py",
    "words",
    "value.json",
}


def source_hash(game: Game) -> str:
    """Return a hash of the compiled sources of game and engine, the data files of the game, the versions of Python and
    Numba, and the flag for bounds checks."""
    return _source_hash(folder_of(game))


def folder_of(game: Game) -> Path:
    """Return the folder with the modules and data of the game."""
    return Path(inspect.getfile(game.setup)).parent


@cache
def _source_hash(rules: Path) -> str:
    """Return `source_hash` by folder, cached: the imported sources cannot change while the process runs."""
    digest = hashlib.sha256()
    folders = {rules, Path(__file__).parent}
    sources = ((folder, path) for folder in folders for path in folder.rglob("*.py"))
    compiled_sources = (
        path for folder, path in sources if NEVER_COMPILED.isdisjoint(path.relative_to(folder).parts)
    )
    for path, code in code_hashes(sorted(compiled_sources)).items():
        digest.update(f"{path.name} {code}".encode())
    for path in sorted(rules.rglob("*.json")):  # data read from these files are constants in compiled code
        if path.name not in NEVER_COMPILED:
            digest.update(path.name.encode() + path.read_bytes())
    # Numba compiles again if one of these files has another time than when its cache was made
    for path in (Path(__file__), Path(__file__).parent / "loops.py"):
        digest.update(f"{path} {path.stat().st_mtime_ns}".encode())
    digest.update(f"{sys.version} {numba.__version__} {SETTINGS.BOUNDSCHECK}".encode())
    return digest.hexdigest()[:16]
