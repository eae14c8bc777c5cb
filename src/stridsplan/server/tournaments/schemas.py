"""Request and response bodies about tournaments, as `docs/protocol.md` describes them."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StringConstraints

from .. import engine
from ..schemas import Incoming, Name, Options, ProfileName, iso_time
from ..tables.schemas import ClockIn, Secret
from . import progress
from .progress import Meeting
from .records import Format, Status, TournamentRecord

MAX_ENTRIES = 64
Bot = Annotated[str, StringConstraints(max_length=40)]
EntryNumber = Annotated[int, Field(ge=0, le=2**31 - 1)]


class NewBot(Incoming):
    """A bot that the host enters."""

    bot: Bot
    name: Name | None = None


class NewTournament(Incoming):
    """A new tournament. `enter`: the name of the host, if the host plays too."""

    name: Name
    game: Annotated[str, StringConstraints(max_length=40)]
    profile: ProfileName | None = None
    options: Options = Field(default_factory=dict)
    clock: ClockIn | None = None
    format: Format
    places: Annotated[int, Field(ge=2, le=MAX_ENTRIES)] = 8
    listed: bool = False
    enter: Name | None = None
    bots: Annotated[list[NewBot], Field(max_length=MAX_ENTRIES)] = Field(default_factory=list)


class Entering(Incoming):
    """Enters a tournament."""

    invitation: Secret
    name: Name


class EntryOut(BaseModel):
    """An entry; the client names a bot that has no name."""

    entry: int  # its number
    kind: Literal["person", "bot"]
    name: str | None
    account: str | None
    bot: str | None
    mine: bool


class MatchOut(BaseModel):
    """A match that has begun. `points` is null during play. `table` is null if a player had deleted the account."""

    table: str | None
    entries: tuple[int, int]
    points: tuple[int, int] | None
    winner: int | None
    walkover: bool


class MeetingOut(BaseModel):
    """Two entries that meet in a round; an entry is null until it is known, and the second one in a bye."""

    entries: tuple[int | None, int | None]
    bye: bool
    winner: int | None
    matches: list[MatchOut]


class RowOut(BaseModel):
    """A row of the standings; `pairings.Row` explains the fields."""

    place: int
    entry: int
    wins: int
    played: int
    difference: int
    points: int


class TournamentOut(BaseModel):
    """A tournament as one visitor sees it."""

    id: str
    name: str
    game: str
    profile: str
    options: dict[str, Any]
    clock: dict[str, Any] | None
    format: Format
    places: int
    status: Status
    created: str
    counts_points: bool  # the game counts points, which the standings compare
    listed: bool
    host: bool  # the visitor is the host
    invitation: str | None  # before play: the link to enter, for the host, or for anybody if listed
    entries: list[EntryOut]
    rounds: list[list[MeetingOut]]
    rows: list[RowOut]  # the standings; a knock-out has none
    winners: list[int]  # the numbers of entries
    my_table: str | None  # where the visitor plays now


class ListedTournament(BaseModel):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    format: Format
    status: Status
    places: int
    entered: int  # the number of entries
    created: str


class TournamentsOut(BaseModel):
    """A list of tournaments, newest first."""

    tournaments: list[ListedTournament]


def describe(record: TournamentRecord, visitor: str) -> TournamentOut:
    """Return a tournament as a visitor sees it."""
    has_begun, is_host = record.status != "open", visitor == record.host
    link = f"/tournament/{record.id}?invitation={record.invitation}"
    return TournamentOut(
        **_common_fields(record),
        profile=record.profile,
        options=record.requested_options,
        clock=record.clock,
        counts_points=engine.load_game(record.game).points is not None,
        listed=record.listed,
        host=is_host,
        invitation=link if (is_host or record.listed) and not has_begun else None,
        entries=[
            EntryOut(
                entry=e.number,
                kind=e.kind,
                name=e.name,
                account=e.account,
                bot=e.bot,
                mine=e.visitor == visitor,
            )
            for e in record.entries
        ],
        rounds=[[_meeting(meeting) for meeting in meetings] for meetings in progress.rounds(record)]
        if has_begun
        else [],
        rows=[RowOut(**vars(row)) for row in progress.standings_of(record)] if _has_standings(record) else [],
        winners=progress.winners(record),
        my_table=_table_of(record, visitor),
    )


def describe_in_list(record: TournamentRecord) -> ListedTournament:
    """Return a tournament for a list."""
    return ListedTournament(**_common_fields(record), entered=len(record.entries))


def _common_fields(record: TournamentRecord) -> dict[str, Any]:
    names = ("id", "name", "game", "format", "status", "places")
    return {name: getattr(record, name) for name in names} | {"created": iso_time(record.created)}


def _has_standings(record: TournamentRecord) -> bool:
    return record.format == "round_robin" and record.status != "open"


def _meeting(meeting: Meeting) -> MeetingOut:
    return MeetingOut(
        entries=meeting.entries,
        bye=meeting.bye,
        winner=meeting.winner,
        matches=[
            MatchOut(
                table=match.table,
                entries=match.entries,
                points=match.points,
                winner=match.winner,
                walkover=match.walkover,
            )
            for match in meeting.matches
        ],
    )


def _table_of(record: TournamentRecord, visitor: str) -> str | None:
    """Return the table where a visitor plays now."""
    numbers = {entry.number for entry in record.entries if entry.visitor == visitor}
    playing = (match for match in record.matches if not match.is_over and numbers.intersection(match.entries))
    return next((match.table for match in playing), None)
