"""A tournament as it is stored: its entries, and the matches that have begun."""

from dataclasses import dataclass, field, replace
from typing import Any, Literal

from stridsplan.pairings import Match, Pair

Format = Literal["round_robin", "knock_out"]
Status = Literal["open", "playing", "over"]


@dataclass(frozen=True)
class Entry:
    """An entry: a person, or a bot that the host entered. A person without a visitor has deleted the account."""

    number: int  # from 0; after the start, the index in `TournamentRecord.entries`
    kind: Literal["person", "bot"]
    name: str | None = None
    bot: str | None = None
    visitor: str | None = None
    account: str | None = None  # the name of the account, if it is the same as `name`

    @property
    def is_gone(self) -> bool:
        """Whether this entry's person has deleted the account."""
        return self.kind == "person" and self.visitor is None


@dataclass(frozen=True)
class MatchRecord:
    """A match that has begun. It has no table if a player had deleted the account."""

    number: int  # from 0, in the tournament
    round: int  # from 1
    entries: Pair  # the numbers of the entries on seats 0 and 1
    table: str | None
    points: tuple[int, int] | None = None  # of both entries; None until the match is over
    winner: int | None = None  # the number of an entry; None in a draw, and until the match is over
    walkover: bool = False  # a player did not finish the match, or had deleted the account

    @property
    def is_over(self) -> bool:
        """Whether the match has a result."""
        return self.points is not None

    @property
    def is_drawn(self) -> bool:
        """Whether the match is over and nobody won."""
        return self.is_over and self.winner is None

    def ended(self, points: tuple[int, int], winner: int | None, *, walkover: bool) -> "MatchRecord":
        """Return this match with a result, that is, as over."""
        return replace(self, points=points, winner=winner, walkover=walkover)

    def result(self) -> Match:
        """Return the result in the form that `pairings.standings` takes."""
        assert self.points is not None
        return Match(self.entries, self.points, self.winner)


@dataclass
class TournamentRecord:
    """A tournament: what applies to all its matches, its entries, and the matches that have begun."""

    id: str
    name: str
    game: str
    profile: str
    requested_options: dict[str, Any]  # only those that the host chose
    clock: dict[str, Any] | None
    format: Format
    places: int  # the maximum number of entries
    host: str
    invitation: str
    status: Status
    created: int
    listed: bool = False  # in the lobby, for anybody to enter
    entries: list[Entry] = field(default_factory=list)  # in the order in which they entered
    matches: list[MatchRecord] = field(default_factory=list)

    def entry_of(self, visitor: str) -> Entry | None:
        """Return the entry of a visitor."""
        return next((entry for entry in self.entries if entry.visitor == visitor), None)
