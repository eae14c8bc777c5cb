"""Request and response bodies about tables, as `docs/protocol.md` describes them."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StringConstraints, model_validator

from .. import engine
from ..schemas import Codes, CommandId, Incoming, Name, Options, ProfileName, SeatIndex, Version, iso_time
from .clocks import Clocks, remaining, tick
from .records import Seat, TableRecord

Secret = Annotated[str, StringConstraints(min_length=1, max_length=40)]
TableId = Annotated[str, StringConstraints(pattern=r"^[2-9a-z]{12}$")]
MAX_PLAN = 60_000  # characters of a plan
Nonce = Annotated[str, StringConstraints(max_length=200, pattern=r"^[^\x00-\x1f]*$")]


class NewSeat(Incoming):
    """A seat of a new table."""

    kind: Literal["me", "screen", "friend", "bot"]
    name: Name | None = None
    bot: Annotated[str, StringConstraints(max_length=40)] | None = None


class ClockIn(Incoming):
    """The clock of a new table: seconds in the bank (live only) and for each turn."""

    pace: Literal["live", "mail"]
    bank: Annotated[int, Field(ge=0, le=86_400)] | None = None
    turn: Annotated[int, Field(ge=1, le=60 * 86_400)]
    time_out: Literal["pass", "bot", "forfeit"] = "pass"

    @model_validator(mode="after")
    def has_a_bank_if_live(self) -> "ClockIn":
        """A live clock has a bank, a clock by mail has none."""
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
    """A new table; `id` is one that was promised."""

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
    def brings_one_of_the_three(self) -> "Joining":
        """Exactly one of invitation, key and seat is given."""
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
    """Lets a bot answer a question for a seat as long as it is asked that one; null: its holder answers again."""

    seat: SeatIndex
    question: Annotated[str, StringConstraints(max_length=40)] | None


class RemarkIn(Incoming):
    """What an umpire adds to a report under way; an empty text removes it."""

    seat: SeatIndex
    report: Annotated[str, StringConstraints(max_length=80)]
    text: Annotated[str, StringConstraints(max_length=400, strip_whitespace=True)]


class Steps(Incoming):
    """Steps of a compound action: their codes, or a document in the form that the game takes."""

    codes: Codes | None = None
    document: dict[str, Any] | list[Any] | None = None

    @model_validator(mode="after")
    def has_codes_or_a_document(self) -> "Steps":
        """Exactly one of them is given."""
        if (self.codes is None) == (self.document is None):
            raise ValueError("codes or a document")
        return self


class CommandIn(Steps):
    """A command, applied whole or not at all."""

    id: CommandId
    seat: SeatIndex
    version: Version


class UndoIn(Incoming):
    """An undo of the seat's last command."""

    id: CommandId | None = None
    seat: SeatIndex
    version: Version


class QuestionIn(Incoming):
    """A question that is planned for."""

    id: Annotated[str, StringConstraints(max_length=40)]
    args: dict[str, Any]


class PlannedStepIn(Incoming):
    """An answer that is planned: what it answers, its actions by their fields, and what tells of them."""

    question: QuestionIn
    actions: Annotated[list[dict[str, Any]], Field(min_length=1, max_length=1000)]
    told: Annotated[list[dict[str, Any]], Field(max_length=10)]


Seed = Annotated[int, Field(ge=0, le=2**32 - 1)]
PlannedSteps = Annotated[list[PlannedStepIn], Field(max_length=50)]


class GuessIn(Incoming):
    """How play may go on for a seat: by chance from a seed, from one of several starts, after some answers."""

    seed: Seed
    start: Annotated[int, Field(ge=0, le=1000)] = 0
    steps: PlannedSteps = Field(default_factory=list)


class NewGuess(GuessIn):
    """A guess for a seat, after one more answer."""

    seat: SeatIndex
    answer: Steps | None = None


class BranchIn(Incoming):
    """What a seat does when it is asked a question: also about other places, and every time."""

    question: QuestionIn
    anywhere: bool = False
    again: bool = False
    steps: Annotated[PlannedSteps, Field(min_length=1)]


class PlanIn(Incoming):
    """What a seat has planned ahead; nothing, to plan nothing."""

    seat: SeatIndex
    branches: Annotated[list[BranchIn], Field(max_length=20)]

    @model_validator(mode="after")
    def is_short_enough(self) -> "PlanIn":
        """It is stored with its table."""
        if len(self.model_dump_json()) > MAX_PLAN:
            raise ValueError("too long")
        return self


class PreviewIn(Steps):
    """The first steps of a compound action, in a guess if one is given."""

    seat: SeatIndex
    guess: GuessIn | None = None


class TriedIn(Incoming):
    """An action that is not legal after the steps so far, by those of its fields that are known."""

    seat: SeatIndex
    codes: Codes | None = None
    action: dict[str, Any]
    guess: GuessIn | None = None


class AdviceIn(Incoming):
    """Asks what a strong player would do after the first steps of a compound action."""

    seat: SeatIndex
    version: Version
    codes: Codes | None = None


Hash = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Whole = Annotated[int, Field(ge=0, le=2**53 - 1)]
Moment = Annotated[int, Field(ge=0, le=253_402_300_799_999)]  # milliseconds since 1970, before the year 10000


class RecordedTable(Incoming):
    """What was agreed at a recorded table before play."""

    id: TableId
    game: Annotated[str, StringConstraints(max_length=40)]
    rules: Whole
    seats: Annotated[int, Field(ge=1, le=30)]
    profile: ProfileName
    options: Options
    contributions: Annotated[list[Nonce], Field(max_length=31)]


class RecordedStream(Incoming):
    """A random stream with its commitment and key."""

    name: Annotated[str, StringConstraints(max_length=40)]
    commitment: Hash
    key: Hash | None


class RecordedRow(Incoming):
    """A row of a record; its hash is checked later."""

    version: Whole
    seat: Annotated[int, Field(ge=-1, le=29)]
    drops: Whole
    time: Moment
    before: Hash
    codes: list[Annotated[int, Field(ge=-16, le=2**31 - 1)]] | None
    draws: dict[str, list[list[Whole]]]
    sealed: dict[str, Hash]


class RecordIn(Incoming):
    """The public record of a finished table, as `transcript` returns it."""

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
        """There is one name for each seat."""
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
    """The milliseconds left to each seat at the time `now`."""

    left: list[int]
    running: list[int]
    paused: bool
    now: int


@dataclass
class RequestOut:
    """A request that all people at the table must agree to."""

    kind: Literal["pause", "take_back", "rematch", "open"]
    by: int
    version: int
    agreed: list[int]


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
    paired: bool
    rated: bool
    advice: bool
    tournament: str | None
    origin: dict[str, Any] | None
    clock: dict[str, Any] | None
    clocks: ClocksOut | None
    asking: list[RequestOut]
    stand_ins: list[int]
    delegated: list[DelegatedOut]
    plans: list[PlanOut]
    opened: bool
    next_table: str | None


class TablesOut(BaseModel):
    """A visitor's tables."""

    tables: list[TableOut]


class Done(BaseModel):
    """The position after a command or an undo."""

    version: int
    position: dict[str, Any]


class ReplayOut(BaseModel):
    """The outline of a replay."""

    seat: int | None
    eyes: list[int]
    versions: list[int]
    seats: list[int]
    events: list[dict[str, Any]]
    places: list[int]


class TryingAgain(Incoming):
    """Asks for a new table that goes on from a spectators' version of a finished one, with the visitor in a seat."""

    version: Annotated[int, Field(ge=1, le=2**31 - 1)]
    seat: SeatIndex


class AdvisedItem(BaseModel):
    """What happens when advice is followed: an event, or an action of which no event tells; so many times."""

    event: dict[str, Any] | None = None
    action: dict[str, Any] | None = None
    times: int


class AdvisedOption(BaseModel):
    """What a seat could do: its chance to win then, and by how much that is worse than the best."""

    action: dict[str, Any]
    chance: float
    worse: float
    clear: bool
    line: list[AdvisedItem]


class AdviceOut(BaseModel):
    """What a strong player would do, the best first, compared in so many worlds."""

    options: list[AdvisedOption]
    worlds: int


class SeatChances(BaseModel):
    """How likely a seat was to win at each point, as it saw it."""

    seat: int
    chances: list[float]


class MistakeOut(BaseModel):
    """A choice that has cost its seat a part of its chance: what was done, and what would have been better."""

    seat: int
    kind: Literal["mistake", "blunder"]
    version: int
    events: list[dict[str, Any]]
    played: float
    chance: float
    loss: float
    error: float
    line: list[AdvisedItem]


class AnalysisOut(BaseModel):
    """The analysis of a finished table, or how far it is."""

    status: Literal["none", "running", "done", "failed", "no_teacher", "sealed"]
    progress: float
    points: list[int]
    seats: list[SeatChances]
    mistakes: list[MistakeOut]


class HindsightOut(BaseModel):
    """The outline of a look back: when its steps are, what is the same in all of them, what went wrong."""

    times: list[dict[str, Any]]
    shown: dict[str, Any]
    findings: list[dict[str, Any]]


class LuckOut(BaseModel):
    """Luck of a seat: what the odds expected of its throws, and what fell."""

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


class ReplacedOut(BaseModel):
    """Throws of a seat that an umpire replaced."""

    seat: int
    id: str
    throws: int


class DiceOut(BaseModel):
    """The dice of a seat, by stream and number of sides."""

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
    replaced: list[ReplacedOut]
    dice: list[DiceOut]


class OpenedOut(BaseModel):
    """Something that had been secret, as a sentence."""

    id: str
    args: dict[str, Any]


class RoundOut(BaseModel):
    """A round of a finished table: the arguments of its words, and the spectators' version at its end."""

    args: dict[str, Any]
    version: int


class PowerOut(BaseModel):
    """One figure of power: for each round the values of all seats."""

    id: str
    values: list[list[int]]


class EndingOut(BaseModel):
    """The ending of a finished table."""

    opened: list[OpenedOut]
    rounds: list[RoundOut]
    figures: list[PowerOut]


class FramesOut(BaseModel):
    """Successive positions."""

    frames: list[dict[str, Any]]


class DocumentsOut(BaseModel):
    """What a seat has written in the form of documents that the game takes, the newest first."""

    documents: list[Any]


class RemarksOut(BaseModel):
    """What an umpire has written on reports, by their names."""

    remarks: dict[str, str]


class PreviewOut(BaseModel):
    """What would be asked next; `ends` if that depends on chance or hidden information."""

    question: dict[str, Any] | None
    actions: list[dict[str, Any]]
    refused: list[dict[str, Any]]
    view: dict[str, Any] | None
    answer_odds: dict[str, Any] | None
    ends: bool


class GuessOut(BaseModel):
    """How play may go on after the planned steps; `blocked` if nothing can be planned there."""

    steps: list[dict[str, Any]]
    blocked: Literal["never", "race"] | None
    position: dict[str, Any]


class LikelyQuestion(BaseModel):
    """A question that a seat may be asked, and the start of a guess in which it is."""

    start: int
    question: dict[str, Any]


class LikelyQuestionsOut(BaseModel):
    """What a seat may be asked next."""

    questions: list[LikelyQuestion]


class RefusalOut(BaseModel):
    """Why an action is refused; null if it is not, or nobody knows."""

    refusal: dict[str, Any] | None


def describe(record: TableRecord, visitor: str | None, present: set[str], moment: int) -> TableOut:
    """Return a table as a visitor sees it; `present` are the visitors connected to it.

    Everybody gets it after every move, so these are plain dataclasses, which are not validated.
    """
    summary, extras = record.summary, record.extras
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
        hides=engine.load_game(record.game).hides,
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
        clocks=_describe_clocks(extras.clocks, moment) if extras.clocks else None,
        asking=[
            RequestOut(each["kind"], each["by"], each["version"], each["agreed"]) for each in extras.requests
        ],
        stand_ins=list(extras.stand_ins),
        delegated=[DelegatedOut(seat, question) for seat, question in extras.delegated],
        plans=[PlanOut(**plan) for plan in extras.plans if plan["seat"] in mine],
        opened=extras.opened,
        next_table=extras.next_table,
    )


def _describe_clocks(clocks: Clocks, moment: int) -> ClocksOut:
    now = tick(clocks, moment)
    left = [remaining(now, seat) for seat in range(len(now.left))]
    return ClocksOut(left=left, running=list(now.running), paused=now.paused, now=moment)


def _describe_fairness(record: TableRecord) -> Fairness:
    """Return the commitments; contributions are public when no more can be made."""
    contributions = None if record.summary.status == "open" else list(record.contributions)
    return Fairness(streams=_streams(record), contributions=contributions)


def _streams(record: TableRecord) -> list[dict[str, Any]]:
    """Return the random streams, with all keys if the players agreed to publish them."""
    streams = record.summary.fairness
    if not record.extras.opened:
        return streams
    return [stream | {"key": engine.stream_key(record.secret, stream["name"]).hex()} for stream in streams]


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
