"""What changes beside the commands when something happens at a table. Values in, values out: nothing is stored here.

A request is what one seat asks all people at the table to consent to, in the protocol's form.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from . import clocks
from .clocks import Question
from .records import Manners, TableRecord

Questions = Mapping[int, Question]  # what each seat that owes a decision is asked
Request = dict[str, Any]


def after(
    record: TableRecord, questions: Questions, now: int, *, is_over: bool = False, gives: bool = True
) -> Manners:
    """The manners after a command: the clocks of others run, and what was asked before it no longer counts."""
    manners = record.manners
    lasting = () if is_over else tuple(each for each in manners.asking if each["kind"] == "pause")
    return wound(record, replace(manners, asking=lasting), questions, now, gives=gives)


def wound(
    record: TableRecord, manners: Manners, questions: Questions, now: int, *, gives: bool = True
) -> Manners:
    """The manners with the clocks of those running who are asked; they begin when somebody has one."""
    is_timed = record.clock is not None or any(seconds is not None for _, seconds in questions.values())
    if manners.clocks is None and not is_timed:
        return manners
    before = manners.clocks or clocks.begin(record.clock, len(record.seats), now)
    people = [seat for seat in record.people() if seat not in manners.stand_ins]
    asked = {seat: question for seat, question in questions.items() if seat in people}
    return manners.timed(clocks.act(before, record.clock, asked, now, gives=gives))


def stood_in(record: TableRecord, manners: Manners, seat: int, questions: Questions, now: int) -> Manners:
    """A bot plays for a seat from now on."""
    stand_ins = tuple(sorted({*manners.stand_ins, seat}))
    return wound(record, replace(manners, stand_ins=stand_ins), questions, now)


def handed_back(
    record: TableRecord, manners: Manners, seats: Iterable[int], questions: Questions, now: int
) -> Manners:
    """The bots give these seats back to their people, who get the time of a turn."""
    stand_ins = tuple(seat for seat in manners.stand_ins if seat not in seats)
    return wound(record, replace(manners, stand_ins=stand_ins), questions, now)


def request_of(manners: Manners, kind: str) -> Request | None:
    """What is asked of this kind."""
    return next((each for each in manners.asking if each["kind"] == kind), None)


def asked(manners: Manners, request: Request) -> Manners:
    """A request more, or in the place of the one of its kind."""
    return replace(manners, asking=(*dropped(manners, request["kind"]).asking, request))


def dropped(manners: Manners, kind: str) -> Manners:
    """A request less."""
    return replace(manners, asking=tuple(each for each in manners.asking if each["kind"] != kind))


def agreed(request: Request, seats: Iterable[int]) -> Request:
    """A request to which these seats agree too."""
    return request | {"agreed": sorted({*request["agreed"], *seats})}
