"""Tournaments of two: who meets whom, and how the table of a round robin or the bracket of a knock-out stands.

Entries are numbers from 0, in the order in which they entered. Nothing here plays: whoever does tells the matches.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, TypeVar

Pair = tuple[int, int]
E = TypeVar("E")


@dataclass(frozen=True)
class Match:
    """What came of one match: the entries, the final points of both, and who won (None: drawn)."""

    entries: Pair
    points: tuple[int, int]
    winner: int | None

    def margin(self, entry: int) -> int:
        """Own final points less the opponent's."""
        own = self.entries.index(entry)
        return self.points[own] - self.points[1 - own]


@dataclass(frozen=True)
class Row:
    """A line of the table: place from 1 (shared by those whom nothing tells apart), matches won and played, and the
    sums over all matches of one's margins and of one's points."""

    place: int
    entry: int
    wins: int
    played: int
    difference: int
    points: int

    @property
    def record(self) -> str:
        """Wins of matches, as "2/3"."""
        return f"{self.wins}/{self.played}"

    @property
    def signed(self) -> str:
        """The difference, always with a sign."""
        return f"{self.difference:+d}"


def match_of(entries: Pair, result: Mapping[str, Any]) -> Match:
    """A match by the result of its table: final points where the game counts any, else one for a win."""
    seat = result["winners"][0] if len(result["winners"]) == 1 else None
    first, second = result.get("scores") or (int(seat == 0), int(seat == 1))
    return Match(entries, (first, second), None if seat is None else entries[seat])


def round_robin(entries: int) -> list[list[Pair]]:
    """Every pair once, in rounds in which nobody plays twice; the earlier entry is named first.

    The circle method: one stays, the others move on by a place (Kirkman 1847). With an odd number one rests each round.
    """
    ring = [*range(entries)] + [None] * (entries % 2)
    half, rounds = len(ring) // 2, []
    for _ in range(len(ring) - 1):
        pairs = zip(ring[:half], reversed(ring[half:]), strict=True)
        rounds.append(sorted((min(a, b), max(a, b)) for a, b in pairs if a is not None and b is not None))
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds


def pair_off(left: Sequence[E]) -> tuple[list[E], list[tuple[E, E]]]:
    """The next round of a knock-out: who goes on without a match, and who meets.

    The first get byes, so many that a power of two is left after the round.
    """
    size = 1 << (len(left) - 1).bit_length()
    byes = size - len(left)
    rest = left[byes:]
    return list(left[:byes]), list(zip(rest[::2], rest[1::2], strict=True))


def standings(entries: int, matches: Sequence[Match]) -> list[Row]:
    """The table: by wins, then by difference; those still equal by the matches between them, wins and then difference,
    then by points; who is equal in all of it shares a place, but for those who have not played: they stand in the order
    of entry."""
    alone = {entry: _sums(entry, matches) for entry in range(entries)}

    def first(entry: int) -> Pair:
        return -alone[entry].wins, -alone[entry].difference

    rows: list[Row] = []
    for _, group in groupby(sorted(range(entries), key=first), key=first):
        rows += _placed([alone[entry] for entry in group], matches, len(rows))
    return rows


def _placed(tied: Sequence[Row], matches: Sequence[Match], before: int) -> list[Row]:
    """Rows that are equal in wins and difference, placed after so many others."""
    among = {row.entry for row in tied}
    between = [match for match in matches if among.issuperset(match.entries)]
    keys = {row.entry: _among(row, between) for row in tied}
    ordered = sorted(tied, key=lambda row: keys[row.entry])
    places = [before + 1 + sum(keys[other.entry] < keys[row.entry] for other in tied) for row in ordered]
    return [_at(place, row) for place, row in zip(places, ordered, strict=True)]


def _among(row: Row, between: Iterable[Match]) -> tuple[int, int, int, int]:
    """What tells the tied apart, the best least."""
    own = _sums(row.entry, between)
    return -own.wins, -own.difference, -row.points, row.entry if row.played == 0 else 0


def _sums(entry: int, matches: Iterable[Match]) -> Row:
    """An entry's line, without its place."""
    own = [match for match in matches if entry in match.entries]
    return Row(
        place=0,
        entry=entry,
        wins=sum(match.winner == entry for match in own),
        played=len(own),
        difference=sum(match.margin(entry) for match in own),
        points=sum(match.points[match.entries.index(entry)] for match in own),
    )


def _at(place: int, row: Row) -> Row:
    return Row(place, row.entry, row.wins, row.played, row.difference, row.points)
