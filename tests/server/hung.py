"""The toy with a bot that never answers, nor ends when asked to."""

import signal
from dataclasses import replace

from . import toy


def policy(view, seat, out, n, dice):
    """Think for ever."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    while True:
        pass


GAME = replace(toy.GAME, id="hung", policy=policy)
