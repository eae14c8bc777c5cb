"""The two kinds of time that clocks of tables use, both in milliseconds.

Clocks of play by mail use calendar time. Live clocks use *served time*, which advances only while some server runs, at
the pace of a monotonic clock. The store keeps how far served time has come, and each server continues from there.
"""

import time
from collections.abc import Callable

from .records import TableRecord

MAX_ADVANCE = 6_000  # the most that served time advances after it was last stored


def steady() -> int:
    """Return monotonic time in milliseconds from an arbitrary zero."""
    return time.monotonic_ns() // 1_000_000


class Times:
    """The current time of each kind."""

    def __init__(self, calendar: Callable[[], int], steady: Callable[[], int] = steady):
        self.calendar, self.steady = calendar, steady
        self._stored = 0
        self._since: int | None = None  # steady time when it was stored; None while served time is stopped

    def served(self) -> int:
        """Return the served time now."""
        if self._since is None:
            return self._stored
        return self._stored + min(max(0, self.steady() - self._since), MAX_ADVANCE)

    def of(self, record: TableRecord) -> int:
        """Return the time now for the clocks of a table."""
        return self.calendar() if record.is_by_mail else self.served()

    def resume_from(self, stored: int) -> None:
        """Continue from the served time in the store; never goes back."""
        self._stored, self._since = max(stored, self.served()), self.steady()

    def stop(self) -> None:
        """Stop served time until it can be stored again."""
        self._stored, self._since = self.served(), None
