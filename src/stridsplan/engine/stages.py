"""The sequence of play as a state machine of named stages.

A stage or an action returns the next stage; play continues from stage to stage until a seat is asked something:

    class Next(IntEnum):
        ASKED = 0
        BEGIN_TURN = 1
        END_TURN = 2

    play_on = make_play_on(Next, begin_turn, end_turn)

The record has `ask`, the question, and `due`, the bit mask of the seats that must answer it.

Play can also stop before a stage and continue from there later, for an umpire or for the review of a finished game. For
this a rule `may_begin` calls `stops_before`, and the record has `stopped`, the stage before which play has stopped.
Play continues with `play_on(s, s.stopped, dice, log)`.
"""

from collections.abc import Callable
from enum import IntEnum
from inspect import signature
from typing import cast

from .actions import Source, match
from .bits import has_bit
from .record import Log, Record, Tape, rule

PlayOn = Callable[[Record, int, Tape, Log], None]
ASKED = 0  # the stage in which play waits for an answer, or has ended


def make_play_on(
    names: type[IntEnum], *stages: Callable[..., int], may_begin: Callable[..., bool] | None = None
) -> PlayOn:
    """Return `play_on(s, stage, dice, log)`, which runs stage after stage until a seat is asked something.

    Each stage is a function with the parameter `s` and, if it needs them, `dice` and `log`. `names` lists ASKED, then
    the names of the stages in capitals, in the same order. `may_begin`, a rule with the parameters `s`, `stage` and, if
    needed, `log`, returns whether a stage may begin; if not, play stops before it.
    """
    expected = ["asked", *(stage.__name__ for stage in stages)]
    if [member.name.lower() for member in names] != expected or [*names] != list(range(len(expected))):
        raise TypeError(f"{names.__name__} names other stages than {', '.join(expected)}")
    source = Source({stage.__name__: stage for stage in stages} | {"may_begin": may_begin})
    cases = (
        (number, [f"stage = {stage.__name__}({', '.join(signature(stage).parameters)})"])
        for number, stage in enumerate(stages, start=1)
    )
    checked = []
    if may_begin:
        checked = [f"if not may_begin({', '.join(signature(may_begin).parameters)}):", "    return"]
    lines = ["while stage != 0:", *(f"    {line}" for line in [*checked, *match("stage", cases)])]
    return cast(PlayOn, source.define("play_on", "s, stage, dice, log", lines))


@rule
def stops_before(s: Record, stage: int, stops: int) -> bool:
    """Return whether play stops before a stage because it is in the bit mask `stops`; store the stage in the record.

    If play has already stopped before this stage, the stage begins now.
    """
    if s.stopped == stage:
        s.stopped = ASKED
        return False
    if has_bit(stops, stage):
        s.stopped = stage
        return True
    return False


@rule
def to_act(s: Record) -> int:
    """Return the bit mask of the seats that must answer."""
    return s.due  # type: ignore[no-any-return]


@rule
def ask_seats(s: Record, seats: int, question: int) -> int:
    """Ask several seats (a bit mask) the same question at the same time, and return the stage ASKED."""
    s.ask = question
    s.due = seats
    return ASKED


@rule
def ask_seat(s: Record, seat: int, question: int) -> int:
    """Ask one seat, and return the stage ASKED."""
    return ask_seats(s, 1 << seat, question)


@rule
def ask(s: Record, question: int) -> int:
    """Ask the seat whose turn it is (`turn` of the record), and return the stage ASKED."""
    return ask_seat(s, s.turn, question)


@rule
def mark_answered(s: Record, seat: int) -> bool:
    """Mark a seat as having answered; return whether no seat must answer any more."""
    s.due &= ~(1 << seat)
    return s.due == 0  # type: ignore[no-any-return]
