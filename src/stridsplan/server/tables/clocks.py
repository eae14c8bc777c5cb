"""The clocks of a table as plain values: the time left to each seat, which clocks run, and since when.

Times are milliseconds, and the caller always gives the current time. A live clock has a bank, to which `turn` seconds
are added whenever the seat is asked something new; a clock of play by mail has `turn` seconds for each question. If the
rules of a game limit the time for a question, that limit runs instead.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

SECOND = 1000

Setting = Mapping[str, Any]  # {"pace": "live" | "mail", "bank": seconds, "turn": seconds, "time_out": ...}
# "id/lap", and the seconds that the rules allow, if they limit the time; it starts again with each lap of a race
Question = tuple[str, int | None]
Given = tuple[str, int]  # "id/lap", and the milliseconds left of the time that the rules allow


@dataclass(frozen=True)
class Clocks:
    """All clocks of a table, as they were at `since`."""

    left: tuple[int, ...]  # the time of each seat
    given: tuple[Given | None, ...]  # for each seat, the question that has a time limit of the rules
    running: tuple[int, ...] = ()  # the seats whose clocks run
    since: int = 0
    paused: bool = False

    @classmethod
    def from_stored(cls, stored: Mapping[str, Any]) -> "Clocks":
        """Return clocks from their stored form, which has lists for tuples."""
        given = tuple(None if each is None else (each[0], each[1]) for each in stored["given"])
        return cls(tuple(stored["left"]), given, tuple(stored["running"]), stored["since"], stored["paused"])


def begin(setting: Setting | None, seats: int, now: int) -> Clocks:
    """Return stopped clocks with a full bank."""
    bank = setting.get("bank", 0) if setting else 0
    return Clocks((bank * SECOND,) * seats, (None,) * seats, since=now)


def remaining(clocks: Clocks, seat: int) -> int:
    """Return the time that a seat had left at `since`."""
    given = clocks.given[seat]
    return clocks.left[seat] if given is None else given[1]


def tick(clocks: Clocks, now: int) -> Clocks:
    """Return the clocks as they are now; no clock goes below zero, and time never runs backwards."""
    passed = 0 if clocks.paused else max(0, now - clocks.since)
    left, given = list(clocks.left), list(clocks.given)
    for seat in clocks.running:
        own = given[seat]
        if own is None:
            left[seat] = max(0, left[seat] - passed)
        else:
            given[seat] = (own[0], max(0, own[1] - passed))
    return replace(clocks, left=tuple(left), given=tuple(given), since=max(now, clocks.since))


def act(
    clocks: Clocks,
    setting: Setting | None,
    asked: Mapping[int, Question],
    now: int,
    *,
    adds_time: bool = True,
) -> Clocks:
    """Return the clocks after a command; `asked` are the people's seats that must act now.

    Without `adds_time` nobody gets time for a new question: an undo must not be a way to get more.
    """
    clocks = tick(clocks, now)
    left = list(clocks.left)
    for seat in asked:
        if setting and adds_time and seat not in clocks.running:
            left[seat] = _with_turn(setting, left[seat])
    given = tuple(_given(clocks.given[seat], asked.get(seat)) for seat in range(len(left)))
    running = tuple(seat for seat in sorted(asked) if setting or given[seat])
    return replace(clocks, left=tuple(left), given=given, running=running)


def _with_turn(setting: Setting, left: int) -> int:
    """Return the time of a seat that is asked something new."""
    turn: int = setting["turn"] * SECOND
    return turn if setting["pace"] == "mail" else left + turn


def _given(before: Given | None, question: Question | None) -> Given | None:
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


def stop(clocks: Clocks, now: int) -> Clocks:
    """Stop all clocks for the way to another server, whose served time differs."""
    return replace(tick(clocks, now), running=clocks.running if clocks.paused else (), since=0)


def deadline(clocks: Clocks) -> int | None:
    """Return when the first running clock runs out."""
    if clocks.paused or not clocks.running:
        return None
    return clocks.since + min(remaining(clocks, seat) for seat in clocks.running)


def expired(clocks: Clocks, now: int) -> list[int]:
    """Return the seats whose time has run out."""
    current = tick(clocks, now)
    return [] if clocks.paused else [seat for seat in clocks.running if not remaining(current, seat)]
