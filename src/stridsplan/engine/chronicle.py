"""The chronicle of a table: what each command did, as rows of the log, and in words for each side."""

from typing import Any

import numpy as np

from . import log
from .game import Game

SAID_KEPT = 8  # commands whose events are kept in words
NO_ROWS = np.zeros((0, log.COLUMNS), np.int32)

Event = dict[str, Any]


class Chronicle:
    """What happened, a command after the other; versions count from 1."""

    def __init__(self, game: Game):
        self._game = game
        self._at_table: list[list[Event]] = []  # of each command, what is of no game
        self._rows: list[
            np.ndarray
        ] = []  # of each command, what is of the game: shape (n, log.COLUMNS), int32
        self._said: dict[int, list[tuple[int, Event]]] = {}  # both in words, of a few versions

    def __len__(self) -> int:
        return len(self._rows)

    def append(self, rows: np.ndarray, at_table: list[Event]) -> None:
        """Write down what a command did."""
        self._rows.append(rows)
        self._at_table.append(at_table)

    @property
    def latest(self) -> np.ndarray:
        """The rows of the last command."""
        return self._rows[-1]

    def rows_for_all(self) -> list[np.ndarray]:
        """The rows that everybody may see, an array a command."""
        return [rows[(rows[:, 2] & log.EVERYONE) != 0] for rows in self._rows]

    def since(self, seat: int | None, version: int) -> list[Event]:
        """What a seat (None: a spectator) may see of what happened after a version, in words."""
        versions = range(version + 1, len(self) + 1)
        return [event for version in versions for event in self._told_by(version, seat)]

    def version_before(self, seat: int | None, count: int) -> int:
        """The latest version after which a seat may see so many events, 0 if there are no more than these."""
        version = len(self)
        while version > 0 and count > 0:
            count -= len(self._told_by(version, seat))
            version -= 1
        is_cut = any(self._told_by(earlier, seat) for earlier in range(1, version + 1))
        return version if is_cut else 0

    def _told_by(self, version: int, seat: int | None) -> list[Event]:
        """What a seat may see of what one command did."""
        return [event for mask, event in self._said_by(version) if log.may_see(mask, seat)]

    def _said_by(self, version: int) -> list[tuple[int, Event]]:
        """The events of one command, and the masks of who may see each. All sides ask for those of the latest."""
        if version not in self._said:
            if len(self._said) == SAID_KEPT:
                self._said.clear()
            self._said[version] = self._say(version)
        return self._said[version]

    def _say(self, version: int) -> list[tuple[int, Event]]:
        at_table = self._at_table[version - 1]
        said = [(log.EVERYONE, {"version": version, "index": 0, **event}) for event in at_table]
        for index, row in enumerate(self._rows[version - 1], start=len(at_table)):
            sentence = self._game.words.event(row)
            if sentence:
                said.append((int(row[2]), {"version": version, "index": index, **sentence}))
        return said
