"""What comes next in a tournament, and how it stands. Values in, values out: nothing is stored here."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from stridsplan.lab.tournament import Pair, Row, match_of, pair_off, round_robin, standings

from .records import Bout, TournamentRecord

DRAWS = 5  # a match of a knock-out drawn so often is won by who entered first, so that there is an end
LEFT = {"resigned", "forfeited", "left"}  # how a table ends by who goes

Fixture = tuple[int, Pair]  # round from 1, and who meets


@dataclass(frozen=True)
class Meeting:
    """A place in a round: who meets there as far as that is known, the matches begun, and who won. With a bye one
    entry goes on alone."""

    entries: tuple[int | None, int | None]
    bouts: tuple[Bout, ...] = ()
    winner: int | None = None
    bye: bool = False


def rounds(record: TournamentRecord) -> list[list[Meeting]]:
    """All rounds of a tournament that has begun, those to come too."""
    drawn_up = _bracket if record.format == "knock_out" else _everybody
    return drawn_up(len(record.entries), record.bouts)


def _everybody(entries: int, bouts: Sequence[Bout]) -> list[list[Meeting]]:
    """The rounds of a round robin."""
    played = {bout.entries: bout for bout in bouts}
    return [[_met(pair, played) for pair in pairs] for pairs in round_robin(entries)]


def _met(pair: Pair, played: Mapping[Pair, Bout]) -> Meeting:
    bout = played.get(pair)
    return Meeting(pair, (bout,), bout.winner) if bout else Meeting(pair)


def _bracket(entries: int, bouts: Sequence[Bout]) -> list[list[Meeting]]:
    """The rounds of a knock-out, the byes first; two places side by side lead to one of the next round."""
    left: list[int | None] = [*range(entries)]
    found = []
    while len(left) > 1:
        byes, pairs = pair_off(left)
        found.append([Meeting((entry, None), winner=entry, bye=True) for entry in byes])
        found[-1] += [_decided(pair, bouts) for pair in pairs]
        left = [meeting.winner for meeting in found[-1]]
    return found


def _decided(pair: tuple[int | None, int | None], bouts: Sequence[Bout]) -> Meeting:
    """A pair meets in one round alone, and again when it was a draw."""
    own = tuple(bout for bout in bouts if set(bout.entries) == set(pair))
    winner = own[-1].winner if own else None
    if len(own) == DRAWS and own[-1].is_drawn:
        winner = pair[0]
    return Meeting(pair, own, winner)


def due(record: TournamentRecord) -> list[Fixture]:
    """The matches to be begun now."""
    found = rounds(record)
    return _due_on(found) if record.format == "knock_out" else _due_together(found)


def _due_together(found: Sequence[Sequence[Meeting]]) -> list[Fixture]:
    """A round as a whole, when the one before is over: nobody plays two at once."""
    for number, meetings in enumerate(found, start=1):
        missing = [_seated(meeting) for meeting in meetings if not meeting.bouts]
        if missing:
            return [(number, pair) for pair in missing]
        if not all(meeting.bouts[-1].is_over for meeting in meetings):
            return []
    return []


def _due_on(found: Sequence[Sequence[Meeting]]) -> list[Fixture]:
    """Whoever is known, and again with seats changed whoever drew."""
    return [
        (number, _seated(meeting))
        for number, meetings in enumerate(found, start=1)
        for meeting in meetings
        if None not in meeting.entries and meeting.winner is None
        if all(bout.is_over for bout in meeting.bouts)
    ]


def _seated(meeting: Meeting) -> Pair:
    """Who gets which seat in their next match: they change after each draw."""
    first, second = meeting.entries
    assert first is not None
    assert second is not None
    return (second, first) if len(meeting.bouts) % 2 else (first, second)


def table(record: TournamentRecord) -> list[Row]:
    """The table as it stands."""
    return standings(len(record.entries), [bout.match() for bout in record.bouts if bout.is_over])


def winners(record: TournamentRecord) -> list[int]:
    """Who won a tournament that is over: one, unless nothing tells the best apart."""
    if record.status != "over":
        return []
    if record.format == "knock_out":
        return [entry for meeting in rounds(record)[-1] if (entry := meeting.winner) is not None]
    return [row.entry for row in table(record) if row.place == 1]


def go_on(
    record: TournamentRecord, results: Mapping[str, Mapping[str, Any]], fresh_id: Callable[[], str]
) -> None:
    """Take in the results of tables by their ids, and begin whatever is due."""
    if record.status != "playing":
        return
    record.bouts = [_with_result(bout, results) for bout in record.bouts]
    while begun := list(_begin(record, fresh_id)):
        record.bouts += begun
    if all(bout.is_over for bout in record.bouts):
        record.status = "over"


def _with_result(bout: Bout, results: Mapping[str, Mapping[str, Any]]) -> Bout:
    result = None if bout.is_over or bout.table is None else results.get(bout.table)
    return bout if result is None else _ended(bout, result)


def _ended(bout: Bout, result: Mapping[str, Any]) -> Bout:
    """A match with the result of its table."""
    match = match_of(bout.entries, result)
    return bout.ended(match.points, match.winner, walkover=result["id"] in LEFT)


def _begin(record: TournamentRecord, fresh_id: Callable[[], str]) -> Iterator[Bout]:
    """The matches that are due, each with the id of its table; one with nobody to play is over at once."""
    for number, (round_number, pair) in enumerate(due(record), start=len(record.bouts)):
        bout = Bout(number, round_number, pair, None)
        there = [entry for entry in pair if not record.entries[entry].is_gone]
        if len(there) == 2:
            yield replace(bout, table=fresh_id())
        else:
            yield bout.ended((0, 0), there[0] if there else None, walkover=True)
