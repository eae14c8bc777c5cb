"""Request and response bodies about tables, as `docs/protocol.md` describes them."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StringConstraints, model_validator

from .. import engine
from ..schemas import Incoming, Name, Options, ProfileName, SeatIndex, iso_time
from .clocks import Clocks, remaining, tick
from .records import Seat, TableRecord

Secret = Annotated[str, StringConstraints(min_length=1, max_length=40)]  # an invitation or a personal key
TableId = Annotated[str, StringConstraints(pattern=r"^[2-9a-z]{12}$")]
Nonce = Annotated[str, StringConstraints(max_length=200, pattern=r"^[^\x00-\x1f]*$")]


class NewSeat(Incoming):
    """A seat of a new table.

    `me` is the visitor who creates the table, `screen` another person at the same screen, and `friend` an open seat.
    """

    kind: Literal["me", "screen", "friend", "bot"]
    name: Name | None = None
    bot: Annotated[str, StringConstraints(max_length=40)] | None = None


class ClockIn(Incoming):
    """The clock of a new table: seconds in the bank (live only) and for each turn.

    `time_out`, when the time of a seat is up: the timeout action of the rules is played, a stand-in bot plays, or the
    seat forfeits the game.
    """

    pace: Literal["live", "mail"]
    bank: Annotated[int, Field(ge=0, le=86_400)] | None = None
    turn: Annotated[int, Field(ge=1, le=60 * 86_400)]
    time_out: Literal["pass", "bot", "forfeit"] = "pass"

    @model_validator(mode="after")
    def has_a_bank_if_live(self) -> "ClockIn":
        """Require a bank for a live clock, and none for a clock by mail."""
        if (self.bank is None) == (self.pace == "live"):
            raise ValueError("a bank for a live clock")
        return self


class Promising(Incoming):
    """Asks for the commitments of a table before it is created."""

    game: Annotated[str, StringConstraints(max_length=40)]


class PromiseOut(BaseModel):
    """The id of a table to be created, and the commitments to its random streams."""

    id: str
    streams: list[dict[str, Any]]


class NewTable(Incoming):
    """A new table; `id` is one that was promised. `listed`: in the lobby. `advice`: odds and suggestions are shown."""

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
    """Takes a seat with an invitation or a personal key, or one of the lobby by its number."""

    invitation: Secret | None = None
    key: Secret | None = None
    seat: SeatIndex | None = None
    name: Name | None = None
    nonce: Nonce | None = None

    @model_validator(mode="after")
    def has_one_of_the_three(self) -> "Joining":
        """Require exactly one of invitation, key and seat."""
        if [self.invitation, self.key, self.seat].count(None) != 2:
            raise ValueError("an invitation, a key or a seat")
        return self


class Renaming(Incoming):
    """A new name for a seat."""

    seat: SeatIndex
    name: Name


class KeyRenewal(Incoming):
    """Asks for a new personal key of a seat."""

    seat: SeatIndex


class Delegation(Incoming):
    """Lets a bot answer a question whenever the seat is asked it; null: its holder answers again."""

    seat: SeatIndex
    question: Annotated[str, StringConstraints(max_length=40)] | None


class RemarkIn(Incoming):
    """An umpire's remark on a report under way; an empty text removes it."""

    seat: SeatIndex
    report: Annotated[str, StringConstraints(max_length=80)]
    text: Annotated[str, StringConstraints(max_length=400, strip_whitespace=True)]


@dataclass
class SeatOut:
    """A seat as one visitor sees it."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None
    account: str | None  # the account whose profile the name links to
    bot: str | None
    mine: bool  # the visitor holds the seat
    former: bool  # its person has deleted the account, or the table was imported
    present: bool  # a holder is connected to the table, or the seat is a bot's
    invitation: str | None
    personal_link: str | None


@dataclass
class ClocksOut:
    """The milliseconds left to each seat at the time `now`, which is served or calendar time (see `times.py`)."""

    left: list[int]
    running: list[int]  # the seats whose clocks run
    paused: bool
    now: int


@dataclass
class RequestOut:
    """A request that all people at the table must agree to. `open`: to publish all secrets after the end."""

    kind: Literal["pause", "take_back", "rematch", "open"]
    by: int  # the seat that asks
    version: int  # of the spectators, when the request was made
    agreed: list[int]  # seats


@dataclass
class DelegatedOut:
    """A seat of a person, and the question that a bot answers for it."""

    seat: int
    question: str


@dataclass
class PlanOut:
    """What a seat of the visitor has planned ahead; see `plans.py`."""

    seat: int
    branches: list[dict[str, Any]]
    at: list[int] | None
    rests: list[int]
    ended: dict[str, Any] | None


@dataclass
class Fairness:
    """The commitments to the random streams and, once play has begun, the players' contributions."""

    streams: list[dict[str, Any]]
    contributions: list[str] | None


@dataclass
class TableOut:
    """A table as one visitor sees it; `TableRecord` and `TableState` in `records.py` explain most fields."""

    id: str
    game: str
    profile: str
    options: dict[str, Any]
    status: Literal["open", "playing", "over"]
    version: int  # of the spectators
    head: str | None  # the hash of the last row that everyone may notice
    created: str
    hides: bool  # the game has hidden information
    seats: list[SeatOut]
    to_act: list[int]
    waiting_for_me: bool
    result: dict[str, Any] | None
    fairness: Fairness
    host: bool
    listed: bool
    paired: bool
    rated: bool
    advice: bool
    tournament: str | None
    origin: dict[str, Any] | None
    clock: dict[str, Any] | None  # the setting, see ClockIn
    clocks: ClocksOut | None
    asking: list[RequestOut]  # open requests between players
    stand_ins: list[int]
    delegated: list[DelegatedOut]
    plans: list[PlanOut]
    opened: bool
    next_table: str | None


class TablesOut(BaseModel):
    """A visitor's tables."""

    tables: list[TableOut]


class DocumentsOut(BaseModel):
    """The former answers of a seat as documents that the game accepts, the newest first."""

    documents: list[Any]


class RemarksOut(BaseModel):
    """All remarks of an umpire, by the names of the reports."""

    remarks: dict[str, str]


def describe(record: TableRecord, visitor: str | None, present: set[str], moment: int) -> TableOut:
    """Return a table as a visitor sees it; `present` are the visitors connected to it.

    Every client gets it after every move, so these are dataclasses: Pydantic would validate them each time.
    """
    summary, table_state = record.summary, record.table_state
    mine = [seat.seat for seat in record.seats if visitor in seat.holders]
    return TableOut(
        id=record.id,
        game=record.game,
        profile=record.profile,
        options=record.options,
        status=summary.status,
        version=summary.shown_version,
        head=summary.shown_head,
        created=iso_time(record.created),
        hides=engine.load_game(record.game).has_secrets,
        seats=[_describe_seat(record, seat, visitor, present) for seat in record.seats],
        to_act=summary.to_act,
        waiting_for_me=any(record.waits_for(seat) for seat in mine),
        result=summary.result,
        fairness=_describe_fairness(record),
        host=visitor == record.host,
        listed=record.listed,
        paired=record.paired,
        rated=record.rated,
        advice=record.advice,
        tournament=record.tournament,
        origin=record.origin,
        clock=record.clock,
        clocks=_describe_clocks(table_state.clocks, moment) if table_state.clocks else None,
        asking=[
            RequestOut(each["kind"], each["by"], each["version"], each["agreed"])
            for each in table_state.requests
        ],
        stand_ins=list(table_state.stand_ins),
        delegated=[DelegatedOut(seat, question) for seat, question in table_state.delegated],
        plans=[PlanOut(**plan) for plan in table_state.plans if plan["seat"] in mine],
        opened=table_state.opened,
        next_table=table_state.next_table,
    )


def _describe_clocks(clocks: Clocks, moment: int) -> ClocksOut:
    current = tick(clocks, moment)
    left = [remaining(current, seat) for seat in range(len(current.left))]
    return ClocksOut(left=left, running=list(current.running), paused=current.paused, now=moment)


def _describe_fairness(record: TableRecord) -> Fairness:
    """Return the commitments. Contributions stay secret until no seat is open, and so no more can be made."""
    contributions = None if record.summary.status == "open" else list(record.contributions)
    return Fairness(streams=_streams(record), contributions=contributions)


def _streams(record: TableRecord) -> list[dict[str, Any]]:
    """Return the random streams, with all keys if the players agreed to publish them."""
    streams = record.summary.fairness
    if not record.table_state.opened:
        return streams
    return [stream | {"key": engine.stream_key(record.secret, stream["name"]).hex()} for stream in streams]


def _describe_seat(record: TableRecord, seat: Seat, visitor: str | None, present: set[str]) -> SeatOut:
    is_mine = visitor in seat.holders
    shows_invitation = seat.kind == "open" and visitor == record.host
    return SeatOut(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        account=record.account_of(seat),
        bot=seat.bot,
        mine=is_mine,
        former=seat.is_former,
        present=seat.kind == "bot" or not seat.holders.isdisjoint(present),
        invitation=f"/t/{record.id}?invitation={seat.invitation}" if shows_invitation else None,
        personal_link=f"/t/{record.id}?key={seat.key}" if is_mine else None,
    )
