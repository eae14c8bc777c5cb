"""The draws of a table: random words of every stream, derived from a secret whose commitment is published before
play."""

from collections.abc import Iterable, Sequence

import numpy as np

from . import dice, proof
from .command import Command


class Draws:
    """The streams of a table, their keys, and the number of words of each that were used so far."""

    def __init__(self, streams: Sequence[str], secret: bytes, contributions: Iterable[str]):
        # the streams of the game's draws, then the stream of the actions
        self.streams = (*streams, proof.CODES)
        self.contributions = tuple(contributions)
        self.keys = {name: proof.stream_key(secret, name) for name in self.streams}  # secret
        self.restart()

    def restart(self) -> None:
        """Go back to the first word of every stream."""
        self._used = [0] * (len(self.streams) - 1)  # nothing is drawn from the stream of the actions

    def advance(self, commands: Iterable[Command]) -> None:
        """Move on in each stream by the words that these commands used."""
        drawn = np.frombuffer(b"".join(command.draws for command in commands), np.int64)
        streams = drawn >> 2 * dice.VALUE_BITS  # the stream of each draw
        counts = np.bincount(streams, minlength=len(self._used)).tolist()
        self._used = [before + more for before, more in zip(self._used, counts, strict=True)]

    def tape(self, width: int) -> np.ndarray:
        """Return a tape with the next `width` words of every stream."""
        lanes = [self._words(name, used, width) for name, used in zip(self.streams, self._used, strict=False)]
        return dice.word_tape(lanes, room=width * len(lanes))

    def _words(self, stream: str, used: int, width: int) -> list[int]:
        return proof.stream_words(self.keys[stream], self.contributions, used, width) if width else []
