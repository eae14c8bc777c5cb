"""The two kinds of time that the clocks of tables go by. Both are in milliseconds.

Clocks of play by mail follow the calendar. Live clocks follow *served time*: it advances only while some server serves,
at the pace of a clock that nobody can set. The store keeps how far it has come, and each server goes on from there.
"""

import time
from collections.abc import Callable

from .tables.records import TableRecord

GRACE = 6_000  # the most that served time advances after it was last stored


def steady() -> int:
    """Milliseconds of a clock that is never set; its zero means nothing."""
    return time.monotonic_ns() // 1_000_000


class Times:
    """What time it is for each kind of clock."""

    def __init__(self, calendar: Callable[[], int], steady: Callable[[], int] = steady):
        self.calendar, self.steady = calendar, steady
        self._stored = 0
        self._since: int | None = None  # of `steady`, when that was stored; None: served time stands still

    def served(self) -> int:
        """Served time now."""
        if self._since is None:
            return self._stored
        return self._stored + min(max(0, self.steady() - self._since), GRACE)

    def of(self, record: TableRecord) -> int:
        """The moment that the clocks of a table go by."""
        return self.calendar() if record.is_by_mail else self.served()

    def go_on(self, stored: int) -> None:
        """Go on from the served time that is in the store; never back."""
        self._stored, self._since = max(stored, self.served()), self.steady()

    def stop(self) -> None:
        """Let served time stand still until it can be stored again."""
        self._stored, self._since = self.served(), None
