"""Numbers that give nothing away: each side counts only the rows it can notice.

A side is a seat or, as None, the spectators. A row's `noticed` is a mask of seats as in `log`; `EVERYONE` includes
spectators. A number counted over all rows would tell how many hidden steps somebody took.
"""

from bisect import bisect_right

from .log import EVERYONE, may_see

Side = int | None


class Numbering:
    """The numbers of rows, which count from 1, and for each side its versions, which count what it noticed."""

    def __init__(self) -> None:
        self._count = 0
        self._partly: list[tuple[int, int]] = []  # rows that not everyone noticed: (number, mask)
        self._unnoticed: dict[
            Side, list[int]
        ] = {}  # by side, the rows it did not notice; made when asked for

    def __len__(self) -> int:
        return self._count

    def append(self, noticed: int) -> None:
        """Count one more row."""
        self._count += 1
        if not noticed & EVERYONE:
            self._partly.append((self._count, noticed))
            self._unnoticed.clear()

    def version(self, side: Side, row: int | None = None) -> int:
        """How many rows a side has noticed up to a row, all rows if none is given."""
        unnoticed = self._unnoticed_by(side)
        return self._count - len(unnoticed) if row is None else row - bisect_right(unnoticed, row)

    def row(self, side: Side, version: int) -> int:
        """The row that brought a version of a side, 0 for version 0; past the last row if there is none yet."""
        unnoticed = self._unnoticed_by(side)
        return version + bisect_right(range(len(unnoticed)), version, key=lambda k: unnoticed[k] - k)

    def _unnoticed_by(self, side: Side) -> list[int]:
        if side not in self._unnoticed:
            self._unnoticed[side] = [row for row, mask in self._partly if not may_see(mask, side)]
        return self._unnoticed[side]
