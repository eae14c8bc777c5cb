"""The clocks of a table as plain values: what is left to each seat, whose time runs, and since when.

Times are milliseconds; a moment is always given by the caller. A live clock has a bank, to which `turn` seconds are
added whenever the seat becomes asked; a clock of play by mail is `turn` seconds for each time it is asked. Where the
rules of a game give a question a time of its own, that runs instead. Nothing here waits, stores or reads the time.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

SECOND = 1000

Setting = Mapping[str, Any]  # {"pace": "live" | "mail", "bank": seconds, "turn": seconds, "time_out": ...}
Question = tuple[str, int | None]  # its id and lap, and the seconds the rules give it, if they give any
Given = tuple[str, int]  # the id and lap of a question, and what is left of the time the rules gave it


@dataclass(frozen=True)
class Clocks:
    """All clocks of a table, as they stood at `since`."""

    left: tuple[int, ...]
    given: tuple[Given | None, ...]
    running: tuple[int, ...] = ()
    since: int = 0
    paused: bool = False

    @classmethod
    def stored(cls, kept: Mapping[str, Any]) -> "Clocks":
        """The clocks from what was stored of them, where lists stand for tuples."""
        given = tuple(None if each is None else (each[0], each[1]) for each in kept["given"])
        return cls(tuple(kept["left"]), given, tuple(kept["running"]), kept["since"], kept["paused"])


def begin(setting: Setting | None, seats: int, now: int) -> Clocks:
    """Clocks that stand still, with the bank in them."""
    bank = setting.get("bank", 0) if setting else 0
    return Clocks((bank * SECOND,) * seats, (None,) * seats, since=now)


def remaining(clocks: Clocks, seat: int) -> int:
    """What a seat had left at `since`."""
    given = clocks.given[seat]
    return clocks.left[seat] if given is None else given[1]


def tick(clocks: Clocks, now: int) -> Clocks:
    """The same clocks as they stand now; nothing goes below zero, and time never runs backwards."""
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
    clocks: Clocks, setting: Setting | None, asked: Mapping[int, Question], now: int, *, gives: bool = True
) -> Clocks:
    """The clocks after something happened: `asked` are the seats of persons that now owe a decision.

    Without `gives` nobody gets time for being asked: what is taken back must not be a way to more of it.
    """
    clocks = tick(clocks, now)
    left = list(clocks.left)
    for seat in asked:
        if setting and gives and seat not in clocks.running:
            left[seat] = _granted(setting, left[seat])
    given = tuple(_given(clocks.given[seat], asked.get(seat)) for seat in range(len(left)))
    running = tuple(seat for seat in sorted(asked) if setting or given[seat])
    return replace(clocks, left=tuple(left), given=given, running=running)


def _granted(setting: Setting, left: int) -> int:
    """What a seat has that becomes asked."""
    turn: int = setting["turn"] * SECOND
    return turn if setting["pace"] == "mail" else left + turn


def _given(before: Given | None, question: Question | None) -> Given | None:
    """The rules' own time for a question: what is left of it while the same one is asked."""
    if question is None or question[1] is None:
        return None
    return before if before and before[0] == question[0] else (question[0], question[1] * SECOND)


def pause(clocks: Clocks, now: int) -> Clocks:
    """Let every clock stand still."""
    return replace(tick(clocks, now), paused=True)


def resume(clocks: Clocks, now: int) -> Clocks:
    """Let the clocks run on."""
    return replace(tick(clocks, now), paused=False)


def stop(clocks: Clocks, now: int) -> Clocks:
    """The clocks with nobody's time running, on their way to a server that counts from another moment."""
    return replace(tick(clocks, now), running=clocks.running if clocks.paused else (), since=0)


def deadline(clocks: Clocks) -> int | None:
    """When the first of the running clocks runs out."""
    if clocks.paused or not clocks.running:
        return None
    return clocks.since + min(remaining(clocks, seat) for seat in clocks.running)


def expired(clocks: Clocks, now: int) -> list[int]:
    """The seats whose time has run out."""
    at_last = tick(clocks, now)
    return [] if clocks.paused else [seat for seat in clocks.running if not remaining(at_last, seat)]
