"""The toy with a bot that never answers and ignores SIGTERM."""

import signal
from dataclasses import replace

from . import toy


def policy(view, seat, out, n, dice):
    """Never answer."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    while True:
        pass


GAME = replace(toy.GAME, id="hanging", policy=policy)
