"""The bot process: reads requests from standard input, and writes answers to standard output, one at a time.

The process exits at the end of its input, even while a bot is choosing, because then the server has exited. An empty
request means that the answer to the request before it is no longer needed, or needed now: a search for a choice or for
advice ends, and its answer is written at once. An analysis ends after the choice that it is judging, with the results
so far.
"""

import json
import os
import pickle
import signal
import sys
import traceback
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from struct import Struct
from threading import Event, Thread
from typing import Any, BinaryIO, NamedTuple

import numpy as np

from stridsplan.bots import get_bot
from stridsplan.engine import registry
from stridsplan.engine.choices import Choice
from stridsplan.engine.dice import seeded_tape
from stridsplan.engine.entries import load_compiled
from stridsplan.engine.game import Game

from . import analysis
from .advice import advise
from .puzzles import compare
from .search.player import IsStopped, Search, Seconds, search_of
from .search.threads import set_threads

LENGTH = Struct("!I")  # precedes each request
STOP = LENGTH.pack(0)  # an empty request
READY = b"ready\n"  # the first output of the process
MAX_TRACEBACK = 4_000  # characters


class Request(NamedTuple):
    """A choice for a bot to make, or to give advice on: its seat's view and legal codes, and a seed for its random
    tape."""

    game: str
    module: str  # that contains `GAME`; this process registers the game with it if necessary
    may_use_compiled: bool  # whether to use compiled rules, if they are on disk
    bot: str
    seat: int
    view: bytes
    legal: bytes  # codes as int32
    seed: int
    seconds: float  # the time that the bot may use


class AnalysisRequest(NamedTuple):
    """Choices of a finished game to be judged. The task "estimate" takes choices without codes, and estimates only the
    chance to win from each view."""

    game: str
    module: str
    may_use_compiled: bool
    choices: Sequence[tuple[Any, ...]]  # the fields of each `Choice`
    seed: int
    seconds: float  # for each choice


class PuzzleRequest(NamedTuple):
    """Answers to a puzzle: the best one, and one to be compared with it."""

    game: str
    module: str
    may_use_compiled: bool
    seat: int
    view: bytes
    answers: Sequence[Sequence[int]]  # codes
    seed: int
    seconds: float


def pack(task: str, request: Request | AnalysisRequest | PuzzleRequest, threads: int) -> bytes:
    """Serialize a request for one of the `TASKS`, to be handled with `threads` threads, preceded by its length."""
    data = pickle.dumps((task, threads, tuple(request)))
    return LENGTH.pack(len(data)) + data


def uses_time(bot: str) -> bool:
    """Return whether a bot uses the time that it is given. How much it uses depends on the position."""
    return get_bot(bot).uses_time


def choose(game: Game, request: Request, is_stopped: IsStopped) -> int:
    """Return the code that the bot chooses."""
    view, legal = _read(game, request)
    bot = get_bot(request.bot)
    tape = seeded_tape(request.seed)
    return int(bot.choose(game, view, request.seat, legal, tape, request.seconds, is_stopped))


def advise_seat(game: Game, request: Request, is_stopped: IsStopped) -> dict[str, Any] | None:
    """Return what a strong player would do; None until the game is compiled, since an interpreted play-out takes
    seconds."""
    view, legal = _read(game, request)
    search = search_of(game, view)
    if not search.program.is_compiled:
        return None
    budget = Seconds(request.seconds, is_stopped)
    return advise(search, view, request.seat, legal, seeded_tape(request.seed), budget)


def analysis_task(
    judge: Callable[[Search, Choice, np.ndarray, float], Any],
) -> Callable[[Game, AnalysisRequest, IsStopped], list[Any] | None]:
    """Return a task that judges the choices of a request, in order: all, or those until it is stopped, at least one. It
    returns None until the game is compiled."""

    def judge_all(game: Game, request: AnalysisRequest, is_stopped: IsStopped) -> list[Any] | None:
        tape, results = seeded_tape(request.seed), []
        for each in map(Choice._make, request.choices):
            search = search_of(game, analysis.view_of(game, each))
            if not search.program.is_compiled:
                return None
            results.append(judge(search, each, tape, request.seconds))
            if is_stopped():
                break
        return results

    return judge_all


def compare_answers(game: Game, request: PuzzleRequest, is_stopped: IsStopped) -> dict[str, float] | None:
    """Return how good the second answer is compared with the first; None until the game is compiled."""
    view = np.frombuffer(request.view, game.state).copy()
    search = search_of(game, view)
    if not search.program.is_compiled:
        return None
    return compare(search, view, request.seat, request.answers, seeded_tape(request.seed), request.seconds)


TASKS: dict[str, tuple[type[Any], Callable[[Game, Any, IsStopped], Any]]] = {
    "choose": (Request, choose),
    "advise": (Request, advise_seat),
    "estimate_loss": (AnalysisRequest, analysis_task(analysis.estimate_loss)),  # quick: one number
    # thorough: compared again in new worlds, with a standard error
    "measure_loss": (AnalysisRequest, analysis_task(analysis.measure_loss)),
    "estimate": (AnalysisRequest, analysis_task(analysis.estimate)),
    "compare": (PuzzleRequest, compare_answers),
}


def _read(game: Game, request: Request) -> tuple[np.ndarray, np.ndarray]:
    """Return the view and the legal codes of a request."""
    return np.frombuffer(request.view, game.state).copy(), np.frombuffer(request.legal, np.int32).copy()


def _game_of(request: Request | AnalysisRequest | PuzzleRequest) -> Game:
    """Return the game of a request."""
    if registry.GAMES.get(request.game) != request.module:
        registry.register(request.game, request.module)
    game = registry.load_game(request.game)
    if request.may_use_compiled:
        load_compiled(game)
    return game


def answer(data: bytes, stopped: Event) -> bytes:
    """Answer a request with a line of JSON: `{"answer": 17}`, or `{"error": "..."}` with a traceback."""
    try:
        task, threads, fields = pickle.loads(data)
        set_threads(threads)
        request_type, handle = TASKS[task]
        request = request_type(*fields)
        reply: dict[str, Any] = {"answer": handle(_game_of(request), request, stopped.is_set)}
    except Exception:
        reply = {"error": traceback.format_exc()[-MAX_TRACEBACK:]}
    return json.dumps(reply).encode() + b"\n"


def enqueue(requests: BinaryIO, queue: "SimpleQueue[tuple[bytes, Event]]") -> None:
    """Queue incoming requests, each with the event that stops its search; exit the process at the end of the input."""
    stopped = Event()
    while len(head := requests.read(LENGTH.size)) == LENGTH.size:
        if head == STOP:
            stopped.set()
            continue
        stopped = Event()
        queue.put((requests.read(*LENGTH.unpack(head)), stopped))
    os._exit(0)


def main() -> None:
    """Answer requests until the input ends. The argument of the process is what it adds to its niceness."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C stops the server, and then this process
    if hasattr(os, "nice"):  # not on Windows
        os.nice(int(sys.argv[1]))
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # output printed by a bot must not mix with the answers
    queue: SimpleQueue[tuple[bytes, Event]] = SimpleQueue()
    Thread(target=enqueue, args=(sys.stdin.buffer, queue), daemon=True).start()
    answers.write(READY)
    while True:
        answers.write(answer(*queue.get()))


if __name__ == "__main__":
    main()
