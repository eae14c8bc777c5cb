"""The toy with a bot that ends its process."""

import os
from dataclasses import replace

from . import toy


def policy(view, seat, out, n, dice):
    """End the process without an exception."""
    os._exit(3)


GAME = replace(toy.GAME, id="crashing", policy=policy)
