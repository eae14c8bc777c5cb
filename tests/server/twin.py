"""The toy under another name."""

from dataclasses import replace

from . import toy

GAME = replace(toy.GAME, id="twin")
