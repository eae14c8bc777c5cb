"""What comes in and goes out about tables, as `docs/protocol.md` has it."""

from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StringConstraints, model_validator

from stridsplan.engine.proof import stream_key

from .. import engine
from ..schemas import Codes, CommandId, Incoming, Name, Options, ProfileName, SeatIndex, Version
from .clocks import Clocks, remaining, tick
from .records import Seat, TableRecord

Secret = Annotated[str, StringConstraints(min_length=1, max_length=40)]
TableId = Annotated[str, StringConstraints(pattern=r"^[2-9a-z]{12}$")]
Nonce = Annotated[str, StringConstraints(max_length=200, pattern=r"^[^\x00-\x1f]*$")]


class NewSeat(Incoming):
    """A seat of a table to be made."""

    kind: Literal["me", "screen", "friend", "bot"]
    name: Name | None = None
    bot: Annotated[str, StringConstraints(max_length=40)] | None = None


class ClockIn(Incoming):
    """The pace of a table to be made: seconds in the bank (live only) and for each turn."""

    pace: Literal["live", "mail"]
    bank: Annotated[int, Field(ge=0, le=86_400)] | None = None
    turn: Annotated[int, Field(ge=1, le=60 * 86_400)]
    time_out: Literal["pass", "bot", "forfeit"] = "pass"

    @model_validator(mode="after")
    def has_a_bank_if_live(self) -> "ClockIn":
        """A bank goes with a live clock and with no other."""
        if (self.bank is None) == (self.pace == "live"):
            raise ValueError("a bank for a live clock")
        return self


class Promising(Incoming):
    """A wish for the promises of a table before it is made."""

    game: Annotated[str, StringConstraints(max_length=40)]


class PromiseOut(BaseModel):
    """The id of a table to be made, and what it promises about its chance."""

    id: str
    streams: list[dict[str, Any]]


class NewTable(Incoming):
    """A table to be made; `id` is the one that was promised."""

    id: TableId | None = None
    game: Annotated[str, StringConstraints(max_length=40)]
    profile: ProfileName | None = None
    options: Options = Field(default_factory=dict)
    name: Name | None = None
    nonce: Nonce | None = None
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=30)]
    clock: ClockIn | None = None
    listed: bool = False
    rated: bool = False
    advice: bool = True


class Joining(Incoming):
    """Somebody at the door, with an invitation or a seat's personal key, or who takes a seat free to anybody."""

    invitation: Secret | None = None
    key: Secret | None = None
    seat: SeatIndex | None = None
    name: Name | None = None
    nonce: Nonce | None = None

    @model_validator(mode="after")
    def brings_one_of_the_three(self) -> "Joining":
        """An invitation, a key or a seat."""
        if [self.invitation, self.key, self.seat].count(None) != 2:
            raise ValueError("an invitation, a key or a seat")
        return self


class Renaming(Incoming):
    """A seat's new name."""

    seat: SeatIndex
    name: Name


class KeyRenewal(Incoming):
    """A seat that gets another personal link."""

    seat: SeatIndex


class CommandIn(Incoming):
    """A command: applied whole or not at all."""

    id: CommandId
    seat: SeatIndex
    version: Version
    codes: Codes


class UndoIn(Incoming):
    """A wish to take back."""

    id: CommandId | None = None
    seat: SeatIndex
    version: Version


class PreviewIn(Incoming):
    """The first links of a chain."""

    seat: SeatIndex
    codes: Codes


Hash = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Whole = Annotated[int, Field(ge=0, le=2**53 - 1)]
Moment = Annotated[int, Field(ge=0, le=253_402_300_799_999)]  # milliseconds since 1970, before the year 10000


class RecordedTable(Incoming):
    """What was agreed at a table before play."""

    id: TableId
    game: Annotated[str, StringConstraints(max_length=40)]
    rules: Whole
    seats: Annotated[int, Field(ge=1, le=30)]
    profile: ProfileName
    options: Options
    contributions: Annotated[list[Nonce], Field(max_length=31)]


class RecordedStream(Incoming):
    """A stream of draws, its promise and its key."""

    name: Annotated[str, StringConstraints(max_length=40)]
    commitment: Hash
    key: Hash | None


class RecordedRow(Incoming):
    """A row of a record; what its hash covers is checked with it."""

    version: Whole
    seat: Annotated[int, Field(ge=-1, le=29)]
    drops: Whole
    time: Moment
    before: Hash
    codes: list[Annotated[int, Field(ge=-16, le=2**31 - 1)]] | None
    draws: dict[str, list[list[Whole]]]
    sealed: dict[str, Hash]


class RecordIn(Incoming):
    """The record of a finished table, as its transcript tells it."""

    format: Literal["stridsplan-table-1"]
    table: RecordedTable
    streams: Annotated[list[RecordedStream], Field(min_length=1, max_length=20)]
    secret: Hash | None
    rows: Annotated[list[RecordedRow], Field(min_length=1)]
    head: Hash
    names: list[Name | None]
    events: list[dict[str, Any]]
    result: dict[str, Any]

    @model_validator(mode="after")
    def has_a_name_a_seat(self) -> "RecordIn":
        """As many names as seats."""
        if len(self.names) != self.table.seats:
            raise ValueError("a name for each seat")
        return self


@dataclass
class SeatOut:
    """A seat as one visitor sees it."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None
    bot: str | None
    mine: bool
    present: bool
    invitation: str | None
    personal_link: str | None


@dataclass
class ClocksOut:
    """What is left to each seat, in milliseconds, at the moment `now`."""

    left: list[int]
    running: list[int]
    paused: bool
    now: int


@dataclass
class RequestOut:
    """What a seat asks all people at the table to consent to."""

    kind: Literal["pause", "take_back", "rematch", "open"]
    by: int
    version: int
    agreed: list[int]


@dataclass
class Fairness:
    """What the table promised about its dice, and what people brought into them, once play has begun."""

    streams: list[dict[str, Any]]
    contributions: list[str] | None


@dataclass
class TableOut:
    """A table as one visitor sees it."""

    id: str
    game: str
    profile: str
    options: dict[str, Any]
    status: Literal["open", "playing", "over"]
    version: int
    head: str | None
    created: str
    hides: bool
    seats: list[SeatOut]
    to_act: list[int]
    waiting_for_me: bool
    result: dict[str, Any] | None
    fairness: Fairness
    host: bool
    listed: bool
    rated: bool
    advice: bool
    tournament: str | None
    clock: dict[str, Any] | None
    clocks: ClocksOut | None
    asking: list[RequestOut]
    stand_ins: list[int]
    opened: bool
    next_table: str | None


class TablesOut(BaseModel):
    """A visitor's tables."""

    tables: list[TableOut]


class Done(BaseModel):
    """What a command or an undo led to."""

    version: int
    position: dict[str, Any]


class ReplayOut(BaseModel):
    """What a replay shows."""

    seat: int | None
    eyes: list[int]
    versions: list[int]
    seats: list[int]
    events: list[dict[str, Any]]
    places: list[int]


class LuckOut(BaseModel):
    """What the odds expected of a seat's throws against what fell."""

    seat: int
    id: str
    good: Literal[-1, 0, 1]
    throws: int
    expected: float
    fell: int
    deviation: float
    z: float | None
    p: float
    tail: float
    method: Literal["exact", "normal"]


class DiceOut(BaseModel):
    """The dice of a seat, of one stream and number of sides."""

    seat: int | None
    stream: str
    sides: int
    first: int
    counts: list[int]
    undone: int
    mean: float
    expected: float
    chi_square: float
    p: float
    method: Literal["exact", "chi_square"]


class StatisticsOut(BaseModel):
    """Dice and luck of a finished table."""

    luck: list[LuckOut]
    dice: list[DiceOut]


class FramesOut(BaseModel):
    """Positions in a row."""

    frames: list[dict[str, Any]]


class PreviewOut(BaseModel):
    """What would be asked next; `ends` where that cannot be told before the command is given."""

    question: dict[str, Any] | None
    actions: list[dict[str, Any]]
    refused: list[dict[str, Any]]
    view: dict[str, Any] | None
    forecast: dict[str, Any] | None
    ends: bool


@lru_cache(maxsize=1024)
def moment_text(moment: int) -> str:
    """A moment as the protocol writes it."""
    return datetime.fromtimestamp(moment / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def describe(record: TableRecord, visitor: str | None, present: set[str], moment: int) -> TableOut:
    """A table for one visitor at a moment; `present` are the visitors who are connected to it.

    Told to everybody after every move: plain classes, which nothing checks on the way out.
    """
    standing, manners = record.standing, record.manners
    mine = [seat.seat for seat in record.seats if visitor in seat.holders]
    return TableOut(
        id=record.id,
        game=record.game,
        profile=record.profile,
        options=record.options,
        status=standing.status,
        version=standing.shown_version,
        head=standing.shown_head,
        created=moment_text(record.created),
        hides=engine.load_game(record.game).hides,
        seats=[_describe_seat(record, seat, visitor, present) for seat in record.seats],
        to_act=standing.to_act,
        waiting_for_me=any(seat in mine for seat in standing.to_act),
        result=standing.result,
        fairness=_describe_fairness(record),
        host=visitor == record.host,
        listed=record.listed,
        rated=record.rated,
        advice=record.advice,
        tournament=record.tournament,
        clock=record.clock,
        clocks=_describe_clocks(manners.clocks, moment) if manners.clocks else None,
        asking=[
            RequestOut(each["kind"], each["by"], each["version"], each["agreed"]) for each in manners.asking
        ],
        stand_ins=list(manners.stand_ins),
        opened=manners.opened,
        next_table=manners.next_table,
    )


def _describe_clocks(clocks: Clocks, moment: int) -> ClocksOut:
    now = tick(clocks, moment)
    left = [remaining(now, seat) for seat in range(len(now.left))]
    return ClocksOut(left=left, running=list(now.running), paused=now.paused, now=moment)


def _describe_fairness(record: TableRecord) -> Fairness:
    """The promises; what people brought is told when nobody can bring more."""
    brought = None if record.standing.status == "open" else list(record.contributions)
    return Fairness(streams=_streams(record), contributions=brought)


def _streams(record: TableRecord) -> list[dict[str, Any]]:
    """The promises of a table, with all keys if all have agreed to show them."""
    streams = record.standing.fairness
    if not record.manners.opened:
        return streams
    return [stream | {"key": stream_key(record.secret, stream["name"]).hex()} for stream in streams]


def _describe_seat(record: TableRecord, seat: Seat, visitor: str | None, present: set[str]) -> SeatOut:
    is_mine = visitor in seat.holders
    shows_invitation = seat.kind == "open" and visitor == record.host
    return SeatOut(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        mine=is_mine,
        present=seat.kind == "bot" or not seat.holders.isdisjoint(present),
        invitation=f"/t/{record.id}?invitation={seat.invitation}" if shows_invitation else None,
        personal_link=f"/t/{record.id}?key={seat.key}" if is_mine else None,
    )
