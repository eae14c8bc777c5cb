"""The rounds, matches and standings of a tournament. Pure functions, except `advance`, which changes a record."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from stridsplan.pairings import Pair, Row, match_of, pair_off, round_robin, standings

from .records import MatchRecord, TournamentRecord

MAX_DRAWS = 5  # after this number of drawn matches of a pair in a knock-out, the earlier entry wins
WALKOVERS = {"resigned", "forfeited", "left"}  # ids of the results of games that a player did not finish

Fixture = tuple[int, Pair]  # a match to be played: its round, from 1, and its pair of entries


@dataclass(frozen=True)
class Meeting:
    """Two entries that meet in a round: the entries (None: not known yet, or a bye), the matches begun, and the winner.

    A drawn match of a knock-out is followed by another one. With a bye, one entry advances without a match.
    """

    entries: tuple[int | None, int | None]
    matches: tuple[MatchRecord, ...] = ()
    winner: int | None = None
    bye: bool = False


def rounds(record: TournamentRecord) -> list[list[Meeting]]:
    """Return all rounds of a tournament that has begun, future ones too."""
    build = _bracket if record.format == "knock_out" else _round_robin
    return build(len(record.entries), record.matches)


def _round_robin(entries: int, matches: Sequence[MatchRecord]) -> list[list[Meeting]]:
    """Return the rounds of a round robin."""
    played = {match.entries: match for match in matches}
    return [[_round_robin_meeting(pair, played) for pair in pairs] for pairs in round_robin(entries)]


def _round_robin_meeting(pair: Pair, played: Mapping[Pair, MatchRecord]) -> Meeting:
    match = played.get(pair)
    return Meeting(pair, (match,), match.winner) if match else Meeting(pair)


def _bracket(entries: int, matches: Sequence[MatchRecord]) -> list[list[Meeting]]:
    """Return the rounds of a knock-out, byes first. The winners of two adjacent meetings meet in the next round."""
    remaining: list[int | None] = [*range(entries)]
    rounds = []
    while len(remaining) > 1:
        byes, pairs = pair_off(remaining)
        rounds.append([Meeting((entry, None), winner=entry, bye=True) for entry in byes])
        rounds[-1] += [_knock_out_meeting(pair, matches) for pair in pairs]
        remaining = [meeting.winner for meeting in rounds[-1]]
    return rounds


def _knock_out_meeting(pair: tuple[int | None, int | None], matches: Sequence[MatchRecord]) -> Meeting:
    """Return the meeting of a pair in a knock-out, with its matches: more than one after draws."""
    played = tuple(match for match in matches if set(match.entries) == set(pair))
    winner = played[-1].winner if played else None
    if len(played) == MAX_DRAWS and played[-1].is_drawn:
        winner = pair[0]
    return Meeting(pair, played, winner)


def due_matches(record: TournamentRecord) -> list[Fixture]:
    """Return the matches to begin now."""
    due = _due_in_bracket if record.format == "knock_out" else _due_in_round
    return due(rounds(record))


def _due_in_round(rounds: Sequence[Sequence[Meeting]]) -> list[Fixture]:
    """Return the matches of the next round when the round before is over, so that nobody plays two matches at once."""
    for number, meetings in enumerate(rounds, start=1):
        missing = [_by_seat(meeting) for meeting in meetings if not meeting.matches]
        if missing:
            return [(number, pair) for pair in missing]
        if not all(meeting.matches[-1].is_over for meeting in meetings):
            return []
    return []


def _due_in_bracket(rounds: Sequence[Sequence[Meeting]]) -> list[Fixture]:
    """Return the matches of all known pairs, and rematches of drawn matches with the seats swapped."""
    return [
        (number, _by_seat(meeting))
        for number, meetings in enumerate(rounds, start=1)
        for meeting in meetings
        if None not in meeting.entries and meeting.winner is None
        if all(match.is_over for match in meeting.matches)
    ]


def _by_seat(meeting: Meeting) -> Pair:
    """Return the pair of a meeting's next match in the order of seats, which is swapped after each draw."""
    first, second = meeting.entries
    assert first is not None
    assert second is not None
    return (second, first) if len(meeting.matches) % 2 else (first, second)


def standings_of(record: TournamentRecord) -> list[Row]:
    """Return the current standings."""
    return standings(len(record.entries), [match.result() for match in record.matches if match.is_over])


def winners(record: TournamentRecord) -> list[int]:
    """Return the winners of a finished tournament: several only if the standings cannot separate them."""
    if record.status != "over":
        return []
    if record.format == "knock_out":
        return [entry for meeting in rounds(record)[-1] if (entry := meeting.winner) is not None]
    return [row.entry for row in standings_of(record) if row.place == 1]


def advance(
    record: TournamentRecord, results: Mapping[str, Mapping[str, Any]], fresh_id: Callable[[], str]
) -> None:
    """Store the results of tables, given by table id, in the record, and begin the matches that are due or end it.

    `fresh_id` returns an id for a table, which the caller must create.
    """
    if record.status != "playing":
        return
    record.matches = [_with_result(match, results) for match in record.matches]
    # more matches may be due at once, since a match of a deleted account is over as soon as it begins
    while begun := list(_begin(record, fresh_id)):
        record.matches += begun
    if all(match.is_over for match in record.matches):
        record.status = "over"


def _with_result(match: MatchRecord, results: Mapping[str, Mapping[str, Any]]) -> MatchRecord:
    result = None if match.is_over or match.table is None else results.get(match.table)
    return match if result is None else _ended(match, result)


def _ended(match: MatchRecord, result: Mapping[str, Any]) -> MatchRecord:
    """Return a match with the result of its table."""
    ended = match_of(match.entries, result)
    return match.ended(ended.points, ended.winner, walkover=result["id"] in WALKOVERS)


def _begin(record: TournamentRecord, fresh_id: Callable[[], str]) -> Iterator[MatchRecord]:
    """Yield the matches that are due, with new table ids. A match of a deleted account is over at once."""
    for number, (round_number, pair) in enumerate(due_matches(record), start=len(record.matches)):
        match = MatchRecord(number, round_number, pair, None)
        present = [entry for entry in pair if not record.entries[entry].is_gone]
        if len(present) == 2:
            yield replace(match, table=fresh_id())
        else:
            yield match.ended((0, 0), present[0] if present else None, walkover=True)
