"""The toy with a bot that never answers and ignores SIGTERM."""

import signal
import time
from dataclasses import replace

from . import toy


def policy(view, seat, out, n, dice):
    """Never answer."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    while True:
        time.sleep(0.001)  # a busy loop would slow down the tests that run at the same time


GAME = replace(toy.GAME, id="hanging", policy=policy)
