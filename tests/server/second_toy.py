"""The toy game with another id."""

from dataclasses import replace

from . import toy

GAME = replace(toy.GAME, id="second")
