"""The two kinds of time that clocks of tables use, both in milliseconds.

Clocks of play by mail use calendar time. Live clocks use *served time*, which advances only while at least one server
runs, measured with a monotonic clock. Servers store it in the database about every second, at least while clocks run;
a server that starts continues from there.
"""

import time
from collections.abc import Callable

from .records import TableRecord

MAX_ADVANCE = 6_000  # ms that served time advances at most since it was last stored


def steady() -> int:
    """Return monotonic time in milliseconds from an arbitrary zero."""
    return time.monotonic_ns() // 1_000_000


class Times:
    """The current time of each kind."""

    def __init__(self, calendar: Callable[[], int], steady: Callable[[], int] = steady):
        self.calendar, self.steady = calendar, steady
        self._stored = 0
        self._since: int | None = None  # the steady time at `_stored`; None while served time is stopped

    def served(self) -> int:
        """Return the served time now."""
        if self._since is None:
            return self._stored
        return self._stored + min(max(0, self.steady() - self._since), MAX_ADVANCE)

    def now_for(self, record: TableRecord) -> int:
        """Return the current time of the kind that a table's clocks use."""
        return self.calendar() if record.is_by_mail else self.served()

    def resume_from(self, stored: int) -> None:
        """Continue from the served time in the database. Served time never goes back."""
        self._stored, self._since = max(stored, self.served()), self.steady()

    def stop(self) -> None:
        """Stop served time until it can be stored again."""
        self._stored, self._since = self.served(), None
