"""What changes beside the commands when something happens at a table. Values in, values out: nothing is stored here.

A request is what one seat asks all people at the table to consent to, in the protocol's form.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from . import clocks
from .clocks import Question
from .records import Manners, TableRecord

Request = dict[str, Any]


@dataclass(frozen=True)
class Owed:
    """Who owes a decision: what each seat is asked, and whether one is that has left the game."""

    questions: Mapping[int, Question] = field(default_factory=dict)
    lapses: bool = False


def after(
    record: TableRecord,
    owed: Owed,
    now: int,
    *,
    is_over: bool = False,
    gives: bool = True,
    is_public: bool = True,
) -> Manners:
    """The manners after a command: the clocks of others run, and what was asked before it no longer counts.

    A command that not everyone can notice leaves what is asked: its fall would show.
    """
    manners = record.manners
    lasting = tuple(each for each in manners.asking if not is_public or each["kind"] == "pause")
    lasting = () if is_over else lasting
    return wound(record, replace(manners, asking=lasting), owed, now, gives=gives)


def wound(record: TableRecord, manners: Manners, owed: Owed, now: int, *, gives: bool = True) -> Manners:
    """The manners with the clocks of those running who are asked; they begin when somebody has one.

    Where somebody owes a decision who has left, something is to be done at once.
    """
    manners = replace(manners, deadline=None)
    if manners.clocks is not None or _is_timed(record, owed):
        before = manners.clocks or clocks.begin(record.clock, len(record.seats), now)
        people = [seat for seat in record.people() if seat not in manners.stand_ins]
        asked = {seat: question for seat, question in owed.questions.items() if seat in people}
        manners = manners.timed(clocks.act(before, record.clock, asked, now, gives=gives))
    return replace(manners, deadline=now) if owed.lapses and not manners.is_paused else manners


def _is_timed(record: TableRecord, owed: Owed) -> bool:
    """Tell whether the table has a clock, or the rules give time for what is asked."""
    return record.clock is not None or any(seconds is not None for _, seconds in owed.questions.values())


def stood_in(record: TableRecord, manners: Manners, seat: int, owed: Owed, now: int) -> Manners:
    """A bot plays for a seat from now on."""
    stand_ins = tuple(sorted({*manners.stand_ins, seat}))
    return wound(record, replace(manners, stand_ins=stand_ins), owed, now)


def handed_back(record: TableRecord, manners: Manners, seats: Iterable[int], owed: Owed, now: int) -> Manners:
    """The bots give these seats back to their people, who get the time of a turn."""
    stand_ins = tuple(seat for seat in manners.stand_ins if seat not in seats)
    return wound(record, replace(manners, stand_ins=stand_ins), owed, now)


def paused(manners: Manners, now: int) -> Manners:
    """All clocks stand still."""
    return manners.timed(clocks.pause(manners.clocks, now)) if manners.clocks else manners


def resumed(record: TableRecord, manners: Manners, owed: Owed, now: int) -> Manners:
    """The clocks run on."""
    if manners.clocks is None:
        return manners
    return wound(record, replace(manners, clocks=clocks.resume(manners.clocks, now)), owed, now)


def request_of(manners: Manners, kind: str) -> Request | None:
    """What is asked of this kind."""
    return next((each for each in manners.asking if each["kind"] == kind), None)


def asked(manners: Manners, request: Request) -> Manners:
    """A request more, or in the place of the one of its kind."""
    return replace(manners, asking=(*dropped(manners, request["kind"]).asking, request))


def dropped(manners: Manners, kind: str) -> Manners:
    """A request less."""
    return replace(manners, asking=tuple(each for each in manners.asking if each["kind"] != kind))


def brought(request: Request, seat: int, text: str | None) -> Request:
    """A request with the text that a seat brings into what is asked; nobody sees it before that is done."""
    if text is None:
        return request
    return request | {"texts": {str(seat): text} | request.get("texts", {})}


def texts(request: Request) -> list[str]:
    """The texts brought to a request, in the order of seats."""
    brought = request.get("texts", {})
    return [brought[seat] for seat in sorted(brought, key=int)]


def agreed(request: Request, seats: Iterable[int]) -> Request:
    """A request to which these seats agree too."""
    return request | {"agreed": sorted({*request["agreed"], *seats})}
