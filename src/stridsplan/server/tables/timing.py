"""How commands, bots that play for people, and pauses change the clocks and deadline of a table.

Pure functions of values.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from . import clocks, plans
from .clocks import Question
from .plans import Plan
from .records import Extras, TableRecord
from .requests import drop_outdated_requests


@dataclass(frozen=True)
class OpenQuestions:
    """The question that each seat must answer, in the form of the clocks and in the protocol's, and whether a seat that
    has left the game must."""

    by_seat: Mapping[int, Question] = field(default_factory=dict)
    asked: Mapping[int, dict[str, Any]] = field(default_factory=dict)
    of_departed: bool = False

    def ids(self) -> set[str | None]:
        """Return the ids of all questions."""
        return {self.id_of(seat) for seat in self.by_seat}

    def id_of(self, seat: int) -> str | None:
        """Return the id of the question that a seat must answer; None if it must answer none."""
        asked = self.by_seat.get(seat)
        return asked and asked[0].rpartition("/")[0]


def after_command(
    record: TableRecord,
    questions: OpenQuestions,
    now: int,
    *,
    is_over: bool = False,
    adds_time: bool = True,
    is_public: bool = True,
    by_person: int | None = None,
    planned: tuple[Plan, ...] = (),
) -> Extras:
    """Return the extras after a command: the clocks of those who are asked now run, and what is outdated is removed.

    `by_person` is the seat if no bot played the command for it, `planned` what seats have planned after the command.
    """
    extras = drop_outdated_requests(record.extras, is_over=is_over, is_public=is_public)
    delegated = () if is_over else _still_delegated(extras, questions, by_person)
    extras = replace(extras, delegated=delegated, plans=planned)
    return wind_clocks(record, extras, questions, now, adds_time=adds_time)


def wind_clocks(
    record: TableRecord, extras: Extras, questions: OpenQuestions, now: int, *, adds_time: bool = True
) -> Extras:
    """Start the clocks of the people who are asked and stop the others; without `adds_time` nobody gets more time.

    If a seat that has left the game is asked, or one that has planned for this, the deadline is now.
    """
    extras = replace(extras, deadline=None)
    if extras.clocks is not None or _is_timed(record, questions):
        before = extras.clocks or clocks.begin(record.clock, len(record.seats), now)
        people = [seat for seat in record.people() if not extras.is_played_by_bot(seat)]
        asked = {seat: question for seat, question in questions.by_seat.items() if seat in people}
        extras = extras.timed(clocks.act(before, record.clock, asked, now, adds_time=adds_time))
    is_due = questions.of_departed or bool(plans.due_seats(extras, questions.asked))
    return replace(extras, deadline=now) if is_due and not extras.is_paused else extras


def _is_timed(record: TableRecord, questions: OpenQuestions) -> bool:
    """Return whether the table has a clock, or the rules limit the time for a question."""
    return record.clock is not None or any(seconds is not None for _, seconds in questions.by_seat.values())


def start_stand_in(
    record: TableRecord, extras: Extras, seat: int, questions: OpenQuestions, now: int
) -> Extras:
    """Let a bot play for a seat."""
    stand_ins = tuple(sorted({*extras.stand_ins, seat}))
    extras = plans.end(replace(extras, stand_ins=stand_ins), [seat], "stood_in")
    return wind_clocks(record, extras, questions, now)


def end_stand_ins(
    record: TableRecord, extras: Extras, seats: Iterable[int], questions: OpenQuestions, now: int
) -> Extras:
    """Let people play for these seats again; they get the time of a turn."""
    stand_ins = tuple(seat for seat in extras.stand_ins if seat not in seats)
    return wind_clocks(record, replace(extras, stand_ins=stand_ins), questions, now)


def delegate(
    record: TableRecord, extras: Extras, seat: int, question: str | None, questions: OpenQuestions, now: int
) -> Extras:
    """Let a bot answer a question for a seat as long as it is asked that one; None: let the person answer again.

    Nobody gets more time by it.
    """
    others = tuple(each for each in extras.delegated if each[0] != seat)
    delegated = others if question is None else (*others, (seat, question))
    return wind_clocks(record, replace(extras, delegated=delegated), questions, now, adds_time=False)


def _still_delegated(
    extras: Extras, questions: OpenQuestions, by_person: int | None
) -> tuple[tuple[int, str], ...]:
    """Return what bots still answer for people.

    That ends when the seat has answered itself or is asked something else, and when nobody is asked the question any
    more; but not while the server must act for a seat that has left the game, since the question may follow then.
    """
    return tuple(
        (seat, question)
        for seat, question in extras.delegated
        if seat != by_person
        and questions.id_of(seat) in (None, question)
        and (questions.of_departed or question in questions.ids())
    )


def pause_clocks(extras: Extras, now: int) -> Extras:
    """Stop all clocks."""
    return extras.timed(clocks.pause(extras.clocks, now)) if extras.clocks else extras


def resume_clocks(record: TableRecord, extras: Extras, questions: OpenQuestions, now: int) -> Extras:
    """Let the clocks run again."""
    if extras.clocks is None:
        return extras
    return wind_clocks(record, replace(extras, clocks=clocks.resume(extras.clocks, now)), questions, now)
