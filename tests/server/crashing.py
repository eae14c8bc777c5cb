"""The toy with a bot whose process ends."""

import os
from dataclasses import replace

from . import toy


def policy(view, seat, out, n, dice):
    """End without a word."""
    os._exit(3)


GAME = replace(toy.GAME, id="crashing", policy=policy)
