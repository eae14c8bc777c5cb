"""The rounds, matches and standings of a tournament. Pure functions, except `advance`, which changes a record."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from stridsplan.pairings import Pair, Row, match_of, pair_off, round_robin, standings

from .records import Bout, TournamentRecord

MAX_DRAWS = 5  # after so many drawn matches of a pair in a knock-out, the earlier entry wins
WALKOVERS = {"resigned", "forfeited", "left"}  # results of a table that a player left

Fixture = tuple[int, Pair]  # the round from 1, and the pair


@dataclass(frozen=True)
class Meeting:
    """A pairing in a round: its entries as far as they are known, the matches begun, and the winner. With a bye, one
    entry advances without a match."""

    entries: tuple[int | None, int | None]
    bouts: tuple[Bout, ...] = ()
    winner: int | None = None
    bye: bool = False


def rounds(record: TournamentRecord) -> list[list[Meeting]]:
    """Return all rounds of a tournament that has begun, future ones too."""
    make = _bracket if record.format == "knock_out" else _round_robin
    return make(len(record.entries), record.bouts)


def _round_robin(entries: int, bouts: Sequence[Bout]) -> list[list[Meeting]]:
    """Return the rounds of a round robin."""
    played = {bout.entries: bout for bout in bouts}
    return [[_met(pair, played) for pair in pairs] for pairs in round_robin(entries)]


def _met(pair: Pair, played: Mapping[Pair, Bout]) -> Meeting:
    bout = played.get(pair)
    return Meeting(pair, (bout,), bout.winner) if bout else Meeting(pair)


def _bracket(entries: int, bouts: Sequence[Bout]) -> list[list[Meeting]]:
    """Return the rounds of a knock-out, byes first; two neighbouring meetings lead to one of the next round."""
    left: list[int | None] = [*range(entries)]
    found = []
    while len(left) > 1:
        byes, pairs = pair_off(left)
        found.append([Meeting((entry, None), winner=entry, bye=True) for entry in byes])
        found[-1] += [_decided(pair, bouts) for pair in pairs]
        left = [meeting.winner for meeting in found[-1]]
    return found


def _decided(pair: tuple[int | None, int | None], bouts: Sequence[Bout]) -> Meeting:
    """Return the meeting of a pair: it meets in one round only, and again after a draw."""
    own = tuple(bout for bout in bouts if set(bout.entries) == set(pair))
    winner = own[-1].winner if own else None
    if len(own) == MAX_DRAWS and own[-1].is_drawn:
        winner = pair[0]
    return Meeting(pair, own, winner)


def due_matches(record: TournamentRecord) -> list[Fixture]:
    """Return the matches to begin now."""
    found = rounds(record)
    return _due_in_bracket(found) if record.format == "knock_out" else _due_in_round(found)


def _due_in_round(found: Sequence[Sequence[Meeting]]) -> list[Fixture]:
    """Return a whole round when the one before is over, so that nobody plays two matches at once."""
    for number, meetings in enumerate(found, start=1):
        missing = [_by_seat(meeting) for meeting in meetings if not meeting.bouts]
        if missing:
            return [(number, pair) for pair in missing]
        if not all(meeting.bouts[-1].is_over for meeting in meetings):
            return []
    return []


def _due_in_bracket(found: Sequence[Sequence[Meeting]]) -> list[Fixture]:
    """Return the matches of all known pairs, and rematches of drawn ones with seats swapped."""
    return [
        (number, _by_seat(meeting))
        for number, meetings in enumerate(found, start=1)
        for meeting in meetings
        if None not in meeting.entries and meeting.winner is None
        if all(bout.is_over for bout in meeting.bouts)
    ]


def _by_seat(meeting: Meeting) -> Pair:
    """Return the pair of a meeting's next match by seat; seats are swapped after each draw."""
    first, second = meeting.entries
    assert first is not None
    assert second is not None
    return (second, first) if len(meeting.bouts) % 2 else (first, second)


def table(record: TournamentRecord) -> list[Row]:
    """Return the current standings."""
    return standings(len(record.entries), [bout.match() for bout in record.bouts if bout.is_over])


def winners(record: TournamentRecord) -> list[int]:
    """Return the winners of a finished tournament: several only if the best are equal in everything."""
    if record.status != "over":
        return []
    if record.format == "knock_out":
        return [entry for meeting in rounds(record)[-1] if (entry := meeting.winner) is not None]
    return [row.entry for row in table(record) if row.place == 1]


def advance(
    record: TournamentRecord, results: Mapping[str, Mapping[str, Any]], fresh_id: Callable[[], str]
) -> None:
    """Record the results of tables, given by table id, and begin the matches that are due."""
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
    """Return a match with the result of its table."""
    match = match_of(bout.entries, result)
    return bout.ended(match.points, match.winner, walkover=result["id"] in WALKOVERS)


def _begin(record: TournamentRecord, fresh_id: Callable[[], str]) -> Iterator[Bout]:
    """Yield the matches that are due with new table ids; one that lacks a player is over at once."""
    for number, (round_number, pair) in enumerate(due_matches(record), start=len(record.bouts)):
        bout = Bout(number, round_number, pair, None)
        present = [entry for entry in pair if not record.entries[entry].is_gone]
        if len(present) == 2:
            yield replace(bout, table=fresh_id())
        else:
            yield bout.ended((0, 0), present[0] if present else None, walkover=True)
