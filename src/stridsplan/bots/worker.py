"""The bot process: reads requests from standard input, writes answers to standard output, one choice at a time.

It exits at the end of its input, even while a bot is choosing, because the server has exited then.
"""

import json
import os
import pickle
import signal
import sys
import traceback
from queue import SimpleQueue
from struct import Struct
from threading import Thread
from typing import BinaryIO, NamedTuple

import numpy as np

from stridsplan.bots import get_bot
from stridsplan.engine import registry
from stridsplan.engine.dice import seeded
from stridsplan.engine.entries import load_compiled

LENGTH = Struct("!I")  # precedes each request
READY = b"ready\n"  # the first output of the process
MAX_TRACEBACK = 4_000  # characters


class Request(NamedTuple):
    """A choice for a bot to make: its seat's view and legal codes, and a seed for its random tape."""

    game: str
    module: str  # that contains `GAME`; only the server may have registered the game
    is_compiled: bool  # whether the server runs compiled rules, which are then on disk
    bot: str
    seat: int
    view: bytes
    legal: bytes  # codes as int32
    seed: int
    seconds: float  # that it may think


def pack(request: Request) -> bytes:
    """Serialise a request, preceded by its length."""
    data = pickle.dumps(tuple(request))
    return LENGTH.pack(len(data)) + data


def thinks(bot: str) -> bool:
    """Return whether a bot takes the time that it is given; how much then depends on what it knows."""
    return get_bot(bot).thinks


def choose(request: Request) -> int:
    """Return the code that the bot chooses."""
    if registry.GAMES.get(request.game) != request.module:
        registry.register(request.game, request.module)
    game = registry.load_game(request.game)
    if request.is_compiled:
        load_compiled(game)
    view = np.frombuffer(request.view, game.state).copy()
    legal = np.frombuffer(request.legal, np.int32).copy()
    bot = get_bot(request.bot)
    return int(bot.choose(game, view, request.seat, legal, seeded(request.seed), request.seconds))


def answer(data: bytes) -> bytes:
    """Answer a request with a line of JSON: `{"code": 17}`, or `{"error": "..."}` with a traceback."""
    try:
        reply: dict[str, int | str] = {"code": choose(Request(*pickle.loads(data)))}
    except Exception:
        reply = {"error": traceback.format_exc()[-MAX_TRACEBACK:]}
    return json.dumps(reply).encode() + b"\n"


def enqueue(requests: BinaryIO, queue: "SimpleQueue[bytes]") -> None:
    """Queue incoming requests; exit the process at the end of the input."""
    while len(head := requests.read(LENGTH.size)) == LENGTH.size:
        queue.put(requests.read(*LENGTH.unpack(head)))
    os._exit(0)


def main() -> None:
    """Answer requests until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C stops the server, and then this process
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # output printed by a bot must not mix with the answers
    queue: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=enqueue, args=(sys.stdin.buffer, queue), daemon=True).start()
    answers.write(READY)
    while True:
        answers.write(answer(queue.get()))


if __name__ == "__main__":
    main()
