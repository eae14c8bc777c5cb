"""How commands, pauses, and bots that play for people change the clocks and the deadline of a table. Pure functions."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from . import clocks, plans
from .clocks import TimedQuestion
from .plans import Plan
from .records import TableRecord, TableState
from .requests import drop_outdated_requests


@dataclass(frozen=True)
class OpenQuestions:
    """The question of each seat that must act, by seat: `timed` as the clocks use it, `shown` as in the protocol.

    `has_departed`: one of these seats resigned, forfeited or left the game, so the server acts for it.
    """

    timed: Mapping[int, TimedQuestion] = field(default_factory=dict)
    shown: Mapping[int, dict[str, Any]] = field(default_factory=dict)
    has_departed: bool = False

    def ids(self) -> set[str | None]:
        """Return the ids of all questions."""
        return {self.id_of(seat) for seat in self.timed}

    def id_of(self, seat: int) -> str | None:
        """Return the id of a seat's question, the same in each lap of a race; None if the seat need not act."""
        question = self.timed.get(seat)  # ("id/lap", seconds), see `clocks.TimedQuestion`
        return question and question[0].rpartition("/")[0]


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
) -> TableState:
    """Return the table state after a command: the clocks of the seats that must act run, outdated requests are removed.

    `is_public`: everybody notices the command, so earlier requests are outdated. `by_person`: the seat of the command;
    None if a bot played it in a person's place. `planned`: the plans of the seats after the command.
    """
    table_state = drop_outdated_requests(record.table_state, is_over=is_over, is_public=is_public)
    delegated = () if is_over else _still_delegated(table_state, questions, by_person)
    table_state = replace(table_state, delegated=delegated, plans=planned)
    return update_clocks(record, table_state, questions, now, adds_time=adds_time)


def update_clocks(
    record: TableRecord,
    table_state: TableState,
    questions: OpenQuestions,
    now: int,
    *,
    adds_time: bool = True,
) -> TableState:
    """Start the clocks of the people who must act and stop the others; without `adds_time` nobody gains time.

    The deadline is now if the server must act at once: for a seat that has left the game, or by a plan.
    """
    table_state = replace(table_state, deadline=None)
    if table_state.clocks is not None or _is_timed(record, questions):
        before = table_state.clocks or clocks.new_clocks(record.clock, len(record.seats), now)
        people = [seat for seat in record.people() if not table_state.is_played_by_bot(seat)]
        timed = {seat: question for seat, question in questions.timed.items() if seat in people}
        table_state = table_state.with_clocks(
            clocks.set_running(before, record.clock, timed, now, adds_time=adds_time)
        )
    is_due = questions.has_departed or bool(plans.due_seats(table_state, questions.shown))
    return replace(table_state, deadline=now) if is_due and not table_state.is_paused else table_state


def _is_timed(record: TableRecord, questions: OpenQuestions) -> bool:
    """Return whether the table has a clock, or the rules limit the time for a question."""
    return record.clock is not None or any(seconds is not None for _, seconds in questions.timed.values())


def start_stand_in(
    record: TableRecord, table_state: TableState, seat: int, questions: OpenQuestions, now: int
) -> TableState:
    """Let a bot play for a person's seat until the person returns; the seat's plan ends."""
    stand_ins = tuple(sorted({*table_state.stand_ins, seat}))
    table_state = plans.end_plans(replace(table_state, stand_ins=stand_ins), [seat], "stood_in")
    return update_clocks(record, table_state, questions, now)


def end_stand_ins(
    record: TableRecord, table_state: TableState, seats: Iterable[int], questions: OpenQuestions, now: int
) -> TableState:
    """Let people play these seats again. Those that must act get the time of a turn."""
    stand_ins = tuple(seat for seat in table_state.stand_ins if seat not in seats)
    return update_clocks(record, replace(table_state, stand_ins=stand_ins), questions, now)


def delegate(
    record: TableRecord,
    table_state: TableState,
    seat: int,
    question: str | None,
    questions: OpenQuestions,
    now: int,
) -> TableState:
    """Let a bot answer a question whenever a seat is asked it; None: let the person answer again.

    No clock gains time.
    """
    others = tuple(each for each in table_state.delegated if each[0] != seat)
    delegated = others if question is None else (*others, (seat, question))
    return update_clocks(record, replace(table_state, delegated=delegated), questions, now, adds_time=False)


def _still_delegated(
    table_state: TableState, questions: OpenQuestions, by_person: int | None
) -> tuple[tuple[int, str], ...]:
    """Return the delegated questions after a command.

    A delegation ends when the person answers, when the seat is asked another question, and when no seat is asked the
    question any more. The third condition does not apply while the server must act for a seat that has left the game,
    since the question may be asked after that.
    """
    return tuple(
        (seat, question)
        for seat, question in table_state.delegated
        if seat != by_person
        and questions.id_of(seat) in (None, question)
        and (questions.has_departed or question in questions.ids())
    )


def pause_clocks(table_state: TableState, now: int) -> TableState:
    """Stop all clocks."""
    return (
        table_state.with_clocks(clocks.pause(table_state.clocks, now)) if table_state.clocks else table_state
    )


def resume_clocks(
    record: TableRecord, table_state: TableState, questions: OpenQuestions, now: int
) -> TableState:
    """Let the clocks run again."""
    if table_state.clocks is None:
        return table_state
    return update_clocks(
        record, replace(table_state, clocks=clocks.resume(table_state.clocks, now)), questions, now
    )
