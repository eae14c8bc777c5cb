"""Pairings and standings of tournaments with matches of two: round robin and knock-out.

Entries are numbers from 0, in the order in which they entered. The functions play no matches: callers pass the results.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, TypeVar

Pair = tuple[int, int]
E = TypeVar("E")  # an entry


@dataclass(frozen=True)
class Match:
    """The result of one match: the entries, their final points, and the winner (None: drawn)."""

    entries: Pair
    points: tuple[int, int]
    winner: int | None

    def margin(self, entry: int) -> int:
        """Return an entry's final points minus the opponent's."""
        own = self.entries.index(entry)
        return self.points[own] - self.points[1 - own]


@dataclass(frozen=True)
class Row:
    """A row of the standings: place from 1 (tied entries share it), matches won and played, and the sums of margins and
    of points over all matches."""

    place: int
    entry: int
    wins: int
    played: int
    difference: int
    points: int

    @property
    def record(self) -> str:
        """Matches won out of matches played, as "2/3"."""
        return f"{self.wins}/{self.played}"

    @property
    def signed(self) -> str:
        """The difference with its sign."""
        return f"{self.difference:+d}"


def match_of(entries: Pair, result: Mapping[str, Any]) -> Match:
    """Make a match from its table's result: final points if the game counts them, otherwise one for a win."""
    seat = result["winners"][0] if len(result["winners"]) == 1 else None
    first, second = result.get("scores") or (int(seat == 0), int(seat == 1))
    return Match(entries, (first, second), None if seat is None else entries[seat])


def round_robin(entries: int) -> list[list[Pair]]:
    """Pair everyone with everyone once, in rounds where nobody plays twice; the earlier entry comes first.

    This is the circle method (Kirkman 1847): one entry stays, the others move by one place. With an odd number of
    entries, one has no match in each round.
    """
    circle = [*range(entries)] + [None] * (entries % 2)
    half, rounds = len(circle) // 2, []
    for _ in range(len(circle) - 1):
        pairs = zip(circle[:half], reversed(circle[half:]), strict=True)
        rounds.append(sorted((min(a, b), max(a, b)) for a, b in pairs if a is not None and b is not None))
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return rounds


def pair_off(entries: Sequence[E]) -> tuple[list[E], list[tuple[E, E]]]:
    """Return the next round of a knock-out: the entries that advance without a match, and the pairs that play.

    The first entries get byes, so that the number of entries after the round is a power of two.
    """
    size = 1 << (len(entries) - 1).bit_length()
    byes = size - len(entries)
    rest = entries[byes:]
    return list(entries[:byes]), list(zip(rest[::2], rest[1::2], strict=True))


def standings(entries: int, matches: Sequence[Match]) -> list[Row]:
    """Rank the entries by wins, then by difference, then by wins and difference in the matches among the tied entries,
    then by points.

    Entries that are equal in all of these share a place, except those that have not played: they are in order of entry.
    """
    totals = {entry: _sums(entry, matches) for entry in range(entries)}

    def first(entry: int) -> Pair:
        return -totals[entry].wins, -totals[entry].difference

    rows: list[Row] = []
    for _, group in groupby(sorted(range(entries), key=first), key=first):
        rows += _placed([totals[entry] for entry in group], matches, len(rows))
    return rows


def _placed(tied: Sequence[Row], matches: Sequence[Match], before: int) -> list[Row]:
    """Place rows that are equal in wins and difference, after `before` other rows."""
    entries = {row.entry for row in tied}
    between = [match for match in matches if entries.issuperset(match.entries)]
    keys = {row.entry: _tie_break(row, between) for row in tied}
    ordered = sorted(tied, key=lambda row: keys[row.entry])
    places = [before + 1 + sum(keys[other.entry] < keys[row.entry] for other in tied) for row in ordered]
    return [replace(row, place=place) for place, row in zip(places, ordered, strict=True)]


def _tie_break(row: Row, between: Iterable[Match]) -> tuple[int, int, int, int]:
    """Return the sort key of a row among tied rows; the best row has the lowest key."""
    own = _sums(row.entry, between)
    return -own.wins, -own.difference, -row.points, row.entry if row.played == 0 else 0


def _sums(entry: int, matches: Iterable[Match]) -> Row:
    """Return an entry's row, without its place."""
    own = [match for match in matches if entry in match.entries]
    return Row(
        place=0,
        entry=entry,
        wins=sum(match.winner == entry for match in own),
        played=len(own),
        difference=sum(match.margin(entry) for match in own),
        points=sum(match.points[match.entries.index(entry)] for match in own),
    )
