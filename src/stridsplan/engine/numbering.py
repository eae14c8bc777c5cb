"""Versions of a table that reveal no secrets: each viewer counts only the rows that it can notice.

The server counts all rows of the transcript, with undos; `Table` counts only its commands in force. A viewer is a seat
or, as None, the spectators. `noticed` of a row is a mask of seats as in `log.py`; `EVERYONE` includes spectators. A
version that counted all rows would reveal how many secret actions somebody took.
"""

from bisect import bisect_right

from .log import EVERYONE, may_see

Viewer = int | None


class Numbering:
    """The versions of each viewer: a version is the number of rows, up to a row, that the viewer noticed.

    Rows count from 1.
    """

    def __init__(self) -> None:
        self._count = 0
        # the rows that not everyone noticed: (number of the row, mask)
        self._partly: list[tuple[int, int]] = []
        # by viewer: the rows it did not notice; computed when they are first needed
        self._unnoticed: dict[Viewer, list[int]] = {}

    def __len__(self) -> int:
        return self._count

    def append(self, noticed: int) -> None:
        """Count one more row."""
        self._count += 1
        if not noticed & EVERYONE:
            self._partly.append((self._count, noticed))
            self._unnoticed.clear()

    def version(self, viewer: Viewer, row: int | None = None) -> int:
        """Return how many rows a viewer has noticed up to and including `row` (None: the last row)."""
        unnoticed = self._unnoticed_by(viewer)
        return self._count - len(unnoticed) if row is None else row - bisect_right(unnoticed, row)

    def row(self, viewer: Viewer, version: int) -> int:
        """Return the row with which a viewer reached a version, 0 for version 0; a number above the last row if it has
        not."""
        unnoticed = self._unnoticed_by(viewer)
        # before unnoticed row k come unnoticed[k] - k - 1 noticed rows; if these are fewer than `version`, row k comes
        # before the wanted row, which the viewer noticed
        return version + bisect_right(range(len(unnoticed)), version, key=lambda k: unnoticed[k] - k)

    def _unnoticed_by(self, viewer: Viewer) -> list[int]:
        if viewer not in self._unnoticed:
            self._unnoticed[viewer] = [row for row, mask in self._partly if not may_see(mask, viewer)]
        return self._unnoticed[viewer]
