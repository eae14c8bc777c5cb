"""The log: events as rows of integers. Rules write them, and the words module of a game turns them into JSON.

A row is (rule, event, mask, six arguments). `rule` is 0 for the rule that the event declares (see `declare.py`). `mask`
is who may see the event: bits 0-29 are seats, `EVERYONE` includes spectators. Row 0 is the header: the number of rows
written, and 1 if the log is full, that is, if there was no room for more. A log with only the header stores nothing
(simulation).
"""

import numpy as np

from .record import Log, rule

EVERYONE = 1 << 30
COLUMNS = 9
RULE, EVENT, MASK, ARGUMENTS = 0, 1, 2, 3  # the columns; the arguments are all columns from ARGUMENTS on
WRITTEN, FULL = 0, 1  # the columns of the header


@rule(forceinline=True)
def note(
    log: Log, event: int, mask: int,
    a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, rule_id: int = 0,
) -> None:  # fmt: skip
    """Write one event of a declared kind; if the log is full, set the flag in its header.

    `rule_id` replaces the rule that the kind declares.
    """
    if log.shape[0] > 1:
        _write(log, rule_id, event, mask, a, b, c, d, e, f)


@rule
def _write(
    log: Log, rule_id: int, event: int, mask: int, a: int, b: int, c: int, d: int, e: int, f: int
) -> None:
    row = int(log[0, WRITTEN]) + 1
    if row >= log.shape[0]:
        log[0, FULL] = 1
        return
    log[0, WRITTEN] = row
    log[row, RULE], log[row, EVENT], log[row, MASK] = rule_id, event, mask
    log[row, 3], log[row, 4], log[row, 5] = a, b, c
    log[row, 6], log[row, 7], log[row, 8] = d, e, f


@rule
def only(seat: int) -> int:
    """Return the mask of one seat."""
    return 1 << seat


def blank_log(room: int = 0) -> np.ndarray:
    """Return an empty log with room for this many events."""
    return np.zeros((room + 1, COLUMNS), np.int32)


def rows(log: np.ndarray) -> np.ndarray:
    """Return the rows written, shape (n, COLUMNS), without the header."""
    return log[1 : 1 + int(log[0, WRITTEN])].copy()


def may_see(mask: int, seat: int | None) -> bool:
    """Return whether a seat (None: a spectator) may see an event."""
    return bool(mask & EVERYONE) or (seat is not None and bool(mask >> seat & 1))
