"""How commands, pauses, and bots that play for people change the clocks and the deadline of a table. Pure functions."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from . import clocks, plans
from .clocks import TimedQuestion
from .plans import Plan
from .records import Extras, TableRecord
from .requests import drop_outdated_requests


@dataclass(frozen=True)
class OpenQuestions:
    """The question of each seat that must act, by seat: `timed` as the clocks use it, `asked` as in the protocol.

    `of_departed`: a seat that has left the game must act, so the server acts for it.
    """

    timed: Mapping[int, TimedQuestion] = field(default_factory=dict)
    asked: Mapping[int, dict[str, Any]] = field(default_factory=dict)
    of_departed: bool = False

    def ids(self) -> set[str | None]:
        """Return the ids of all questions."""
        return {self.id_of(seat) for seat in self.timed}

    def id_of(self, seat: int) -> str | None:
        """Return the id of a seat's question; None if the seat is not asked."""
        asked = self.timed.get(seat)
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
    """Return the extras after a command: the clocks of the seats that are asked run, outdated requests are removed.

    `by_person`: the seat whose person, not a bot, played the command. `planned`: the plans after the command.
    """
    extras = drop_outdated_requests(record.extras, is_over=is_over, is_public=is_public)
    delegated = () if is_over else _still_delegated(extras, questions, by_person)
    extras = replace(extras, delegated=delegated, plans=planned)
    return update_clocks(record, extras, questions, now, adds_time=adds_time)


def update_clocks(
    record: TableRecord, extras: Extras, questions: OpenQuestions, now: int, *, adds_time: bool = True
) -> Extras:
    """Start the clocks of the people who are asked and stop the others; without `adds_time` nobody gets more time.

    The deadline is now if the server must act at once: for a seat that has left the game, or by a plan.
    """
    extras = replace(extras, deadline=None)
    if extras.clocks is not None or _is_timed(record, questions):
        before = extras.clocks or clocks.new_clocks(record.clock, len(record.seats), now)
        people = [seat for seat in record.people() if not extras.is_played_by_bot(seat)]
        asked = {seat: question for seat, question in questions.timed.items() if seat in people}
        extras = extras.with_clocks(clocks.set_running(before, record.clock, asked, now, adds_time=adds_time))
    is_due = questions.of_departed or bool(plans.due_seats(extras, questions.asked))
    return replace(extras, deadline=now) if is_due and not extras.is_paused else extras


def _is_timed(record: TableRecord, questions: OpenQuestions) -> bool:
    """Return whether the table has a clock, or the rules limit the time for a question."""
    return record.clock is not None or any(seconds is not None for _, seconds in questions.timed.values())


def start_stand_in(
    record: TableRecord, extras: Extras, seat: int, questions: OpenQuestions, now: int
) -> Extras:
    """Let a bot play for a person's seat until the person returns; the seat's plan ends."""
    stand_ins = tuple(sorted({*extras.stand_ins, seat}))
    extras = plans.end_plans(replace(extras, stand_ins=stand_ins), [seat], "stood_in")
    return update_clocks(record, extras, questions, now)


def end_stand_ins(
    record: TableRecord, extras: Extras, seats: Iterable[int], questions: OpenQuestions, now: int
) -> Extras:
    """Let people play these seats again. Those that are asked get the time of a turn."""
    stand_ins = tuple(seat for seat in extras.stand_ins if seat not in seats)
    return update_clocks(record, replace(extras, stand_ins=stand_ins), questions, now)


def delegate(
    record: TableRecord, extras: Extras, seat: int, question: str | None, questions: OpenQuestions, now: int
) -> Extras:
    """Let a bot answer a question whenever a seat is asked it; None: let the person answer again.

    No clock gains time.
    """
    others = tuple(each for each in extras.delegated if each[0] != seat)
    delegated = others if question is None else (*others, (seat, question))
    return update_clocks(record, replace(extras, delegated=delegated), questions, now, adds_time=False)


def _still_delegated(
    extras: Extras, questions: OpenQuestions, by_person: int | None
) -> tuple[tuple[int, str], ...]:
    """Return the delegated questions after a command.

    A delegation ends when the person answers, when the seat is asked another question, and when no seat is asked the
    question any more. The third condition does not apply while the server must act for a seat that has left the game,
    since the question may be asked after that.
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
    return extras.with_clocks(clocks.pause(extras.clocks, now)) if extras.clocks else extras


def resume_clocks(record: TableRecord, extras: Extras, questions: OpenQuestions, now: int) -> Extras:
    """Let the clocks run again."""
    if extras.clocks is None:
        return extras
    return update_clocks(record, replace(extras, clocks=clocks.resume(extras.clocks, now)), questions, now)
