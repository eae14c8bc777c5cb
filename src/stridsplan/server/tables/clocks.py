"""The clocks of a table as immutable values: the time left to each seat, which clocks run, and since when.

Times are milliseconds. The caller gives the current time: served time for live clocks, calendar time for play by
mail (`times.py`). A seat's clock starts when the seat must act, and
runs until it need not act any more, also through several questions in a row. A live clock has a bank, to which `turn`
seconds are added whenever it starts; a clock of play by mail starts with `turn` seconds. If the rules of a game limit
the time for a question, that limit runs instead of the clock.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

SECOND = 1000

# {"pace": "live" | "mail", "bank": seconds, "turn": seconds, "time_out": ...}, see `schemas.ClockIn`
ClockSetting = Mapping[str, Any]
# a question as "id/lap", and the seconds that the rules allow (None: no limit). In a race each lap is a new question
TimedQuestion = tuple[str, int | None]
TimeLeft = tuple[str, int]  # a question as "id/lap", and the milliseconds left of the limit of the rules


@dataclass(frozen=True)
class Clocks:
    """All clocks of a table, as they were at `since`."""

    left: tuple[int, ...]  # the time left on the clock of each seat
    given: tuple[TimeLeft | None, ...]  # for each seat, the time left by a limit of the rules; None: no limit
    running: tuple[int, ...] = ()  # the seats whose clocks run
    since: int = 0  # the time at which `left` and `given` were right
    paused: bool = False

    @classmethod
    def from_stored(cls, stored: Mapping[str, Any]) -> "Clocks":
        """Return clocks from JSON, which has lists in place of tuples."""
        given = tuple(None if each is None else (each[0], each[1]) for each in stored["given"])
        return cls(tuple(stored["left"]), given, tuple(stored["running"]), stored["since"], stored["paused"])


def new_clocks(setting: ClockSetting | None, seats: int, now: int) -> Clocks:
    """Return the clocks of a new table: full banks, and no clock running."""
    bank = setting.get("bank", 0) if setting else 0
    return Clocks((bank * SECOND,) * seats, (None,) * seats, since=now)


def remaining(clocks: Clocks, seat: int) -> int:
    """Return the time that a seat had left at `since`."""
    given = clocks.given[seat]
    return clocks.left[seat] if given is None else given[1]


def tick(clocks: Clocks, now: int) -> Clocks:
    """Return the clocks as they are at `now`. No clock goes below zero, and an earlier `now` changes nothing."""
    passed = 0 if clocks.paused else max(0, now - clocks.since)
    left, given = list(clocks.left), list(clocks.given)
    for seat in clocks.running:
        limit = given[seat]
        if limit is None:
            left[seat] = max(0, left[seat] - passed)
        else:
            given[seat] = (limit[0], max(0, limit[1] - passed))
    return replace(clocks, left=tuple(left), given=tuple(given), since=max(now, clocks.since))


def set_running(
    clocks: Clocks,
    setting: ClockSetting | None,
    questions: Mapping[int, TimedQuestion],
    now: int,
    *,
    adds_time: bool = True,
) -> Clocks:
    """Return the clocks after a command: those of the seats in `questions` run, and all others stop.

    `questions` has the seats of people who must act now. Without `adds_time`, a clock that starts gains no time:
    otherwise an undo would be a way to gain time.
    """
    clocks = tick(clocks, now)
    left = list(clocks.left)
    for seat in questions:
        if setting and adds_time and seat not in clocks.running:  # the clock starts
            left[seat] = _with_turn(setting, left[seat])
    given = tuple(_time_left(clocks.given[seat], questions.get(seat)) for seat in range(len(left)))
    running = tuple(seat for seat in sorted(questions) if setting or given[seat])
    return replace(clocks, left=tuple(left), given=given, running=running)


def _with_turn(setting: ClockSetting, left: int) -> int:
    """Return the time left on a clock that starts, given the time left when it stopped."""
    turn: int = setting["turn"] * SECOND
    return turn if setting["pace"] == "mail" else left + turn


def _time_left(before: TimeLeft | None, question: TimedQuestion | None) -> TimeLeft | None:
    """Return what is left of the time that the rules allow for a question; a new question has all of it."""
    if question is None or question[1] is None:
        return None
    return before if before and before[0] == question[0] else (question[0], question[1] * SECOND)


def pause(clocks: Clocks, now: int) -> Clocks:
    """Stop all clocks until `resume`."""
    return replace(tick(clocks, now), paused=True)


def resume(clocks: Clocks, now: int) -> Clocks:
    """Let the clocks run again."""
    return replace(tick(clocks, now), paused=False)


def stop_for_transfer(clocks: Clocks, now: int) -> Clocks:
    """Stop all clocks for a transfer to another database, whose served time differs: `since` becomes 0.

    At a paused table the seats stay in `running`, so that their clocks gain no time when the table is resumed.
    """
    return replace(tick(clocks, now), running=clocks.running if clocks.paused else (), since=0)


def deadline(clocks: Clocks) -> int | None:
    """Return when the first running clock runs out."""
    if clocks.paused or not clocks.running:
        return None
    return clocks.since + min(remaining(clocks, seat) for seat in clocks.running)


def timed_out_seats(clocks: Clocks, now: int) -> list[int]:
    """Return the seats whose time has run out."""
    current = tick(clocks, now)
    return [] if clocks.paused else [seat for seat in clocks.running if not remaining(current, seat)]
