"""A process in which bots choose, one choice at a time: requests come on standard input, answers go to standard output.

It ends when its input does, even while a bot is thinking: its server is gone then.
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

LENGTH = Struct("!I")  # comes before a request
READY = b"ready\n"  # what the process says first
LONGEST_REPORT = 4_000  # characters of a traceback


class Request(NamedTuple):
    """A choice to be made: what the bot's seat may know, and a seed of the bot's own dice."""

    game: str
    module: str  # holds the game's `GAME`: the game may be registered in the server alone
    is_compiled: bool  # whether the server runs the game compiled, and so has it on disk
    bot: str
    seat: int
    view: bytes
    legal: bytes  # int32
    seed: int


def packed(request: Request) -> bytes:
    """A request as it is sent."""
    data = pickle.dumps(tuple(request))
    return LENGTH.pack(len(data)) + data


def choose(request: Request) -> int:
    """Let a bot choose."""
    if registry.GAMES.get(request.game) != request.module:
        registry.register(request.game, request.module)
    game = registry.load_game(request.game)
    if request.is_compiled:
        load_compiled(game)
    view = np.frombuffer(request.view, game.state).copy()
    legal = np.frombuffer(request.legal, np.int32).copy()
    return int(get_bot(request.bot).choose(game, view, request.seat, legal, seeded(request.seed)))


def answer(data: bytes) -> bytes:
    """A line of JSON: `{"code": 17}`, or `{"error": "..."}` with the traceback of a bot that failed."""
    try:
        reply: dict[str, int | str] = {"code": choose(Request(*pickle.loads(data)))}
    except Exception:
        reply = {"error": traceback.format_exc()[-LONGEST_REPORT:]}
    return json.dumps(reply).encode() + b"\n"


def read(requests: BinaryIO, waiting: "SimpleQueue[bytes]") -> None:
    """Queue the requests that come in; end the process at the end of the input."""
    while len(head := requests.read(LENGTH.size)) == LENGTH.size:
        waiting.put(requests.read(*LENGTH.unpack(head)))
    os._exit(0)


def main() -> None:
    """Answer requests until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the server's: this process ends with it
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # what a bot prints must not mix with the answers
    waiting: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=read, args=(sys.stdin.buffer, waiting), daemon=True).start()
    answers.write(READY)
    while True:
        answers.write(answer(waiting.get()))


if __name__ == "__main__":
    main()
