"""HTTP endpoints of tables."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Response
from starlette.requests import HTTPConnection

from ..errors import (
    GameUnknown,
    ImportInvalid,
    NothingToUndo,
    NotYourSeat,
    OptionCombination,
    OptionUnknown,
    OptionValue,
    PlanAsked,
    PlanNever,
    PlanShared,
    PlanUnlikely,
    PlayDocument,
    PlayIllegal,
    PlayLate,
    PlayNoAdvice,
    PlayNotDelegable,
    PlayNoTeacher,
    PlayNotOver,
    PlayNotStarted,
    PlayOver,
    PlayPaused,
    PlayStale,
    PlayTeacherBusy,
    RequestUnknown,
    TableBroken,
    TableExists,
    TableKey,
    TableOutdated,
    TableTaken,
    TableTooMany,
    TableUnknown,
)
from ..rates import Rate, address_of, charge_events
from ..schemas import READS, WRITES, ActionCode, SeatIndex, raises
from ..services import UseAnalyses, UsePlanning, UseRecordImports, UseSeating, UseTables, UseTeacher
from ..visits import Visitor
from .command_schemas import (
    AdviceIn,
    AdviceOut,
    CommandIn,
    CommandOut,
    GuessOut,
    LikelyQuestion,
    LikelyQuestionsOut,
    NewGuess,
    PlanIn,
    PreviewIn,
    PreviewOut,
    RefusalIn,
    RefusalOut,
    Seed,
    UndoIn,
)
from .finished_schemas import (
    AnalysisOut,
    EndingOut,
    FramesOut,
    HindsightOut,
    ReplayOut,
    StatisticsOut,
    TryingAgain,
)
from .record_schemas import RecordIn
from .schemas import (
    Delegation,
    DocumentsOut,
    Joining,
    KeyRenewal,
    NewTable,
    PromiseOut,
    Promising,
    RemarkIn,
    RemarksOut,
    Renaming,
    TableOut,
    TablesOut,
)

ViewSeat = Annotated[SeatIndex | None, Query()]  # None: a spectator
Version = Annotated[int | None, Query(ge=1, le=2**31 - 1)]
LatestEvents = Annotated[int | None, Query(ge=1, le=1000)]
ActionCodes = Annotated[list[ActionCode] | None, Query(max_length=100)]
FrameIndex = Annotated[int, Query(ge=0, le=2**31 - 1)]
SurveyName = Annotated[str, Path(max_length=30)]
PlaceId = Annotated[str | None, Query(max_length=30)]

router = APIRouter(prefix="/api/v1/tables", tags=["tables"])
reads = [Depends(Rate("read"))]
writes = [Depends(Rate("write"))]
TABLE = (TableUnknown,)
OPTIONS = (GameUnknown, OptionUnknown, OptionValue, OptionCombination)
PLAY = (TableUnknown, NotYourSeat, PlayNotStarted, TableBroken, TableOutdated)
# bytes of a body, by path; all other paths have the limit in the settings
MAX_BODY = {"/api/v1/tables/import": 4 * 2**20}
PLANNING = (PlanShared, PlanAsked, PlanNever)
CHANGE = (*PLAY, PlayStale, PlayOver, PlayPaused)


@router.post("/promise", dependencies=writes, responses=raises(*WRITES, GameUnknown))
async def promise_table(promising: Promising, tables: UseTables) -> PromiseOut:
    """Return commitments to the random streams of a table, before its host sends a nonce."""
    return PromiseOut(**await tables.promise(promising.game))


@router.post(
    "",
    status_code=201,
    dependencies=[Depends(Rate("create"))],
    responses=raises(*WRITES, *OPTIONS, TableTooMany),
)
async def create_table(
    new: NewTable, tables: UseTables, visitor: Visitor, connection: HTTPConnection
) -> TableOut:
    """Create a table."""
    return await tables.create(new, visitor, address_of(connection))


@router.post(
    "/import",
    dependencies=[Depends(Rate("create"))],
    status_code=201,
    responses=raises(*WRITES, ImportInvalid, TableExists)
    | {200: {"model": TableOut, "description": "The table existed already"}},
)
async def import_table(
    record: RecordIn, imports: UseRecordImports, visitor: Visitor, response: Response
) -> TableOut:
    """Import a finished table from its public record, in which nothing is secret; anybody may watch it."""
    table, is_new = await imports.add(record.model_dump(), visitor)
    response.status_code = 201 if is_new else 200
    return table


@router.get("", dependencies=reads, responses=raises(*READS))
async def list_tables(tables: UseTables, visitor: Visitor) -> TablesOut:
    """List the visitor's tables, those that wait for the visitor first."""
    return TablesOut(tables=await tables.of_visitor(visitor))


@router.get("/{table_id}", dependencies=reads, responses=raises(*READS, *TABLE))
async def get_table(table_id: str, tables: UseTables, visitor: Visitor) -> TableOut:
    """Show a table."""
    return await tables.get(table_id, visitor)


@router.post("/{table_id}/join", dependencies=writes, responses=raises(*WRITES, *TABLE, TableKey, TableTaken))
async def join_table(table_id: str, joining: Joining, seating: UseSeating, visitor: Visitor) -> TableOut:
    """Take a seat with an invitation or a personal key, or a seat of the lobby."""
    return await seating.join(table_id, joining, visitor)


@router.post("/{table_id}/rename", dependencies=writes, responses=raises(*WRITES, *TABLE, NotYourSeat))
async def rename_seat(table_id: str, renaming: Renaming, seating: UseSeating, visitor: Visitor) -> TableOut:
    """Change the name of your seat."""
    return await seating.rename(table_id, renaming, visitor)


@router.post("/{table_id}/renew-key", dependencies=writes, responses=raises(*WRITES, *TABLE, NotYourSeat))
async def renew_key(table_id: str, renewal: KeyRenewal, seating: UseSeating, visitor: Visitor) -> TableOut:
    """Give your seat a new personal link: the old one stops working, and its users lose the seat."""
    return await seating.renew_key(table_id, renewal.seat, visitor)


@router.get("/{table_id}/position", dependencies=reads, responses=raises(*READS, *PLAY))
async def get_position(
    table_id: str,
    tables: UseTables,
    visitor: Visitor,
    connection: HTTPConnection,
    seat: ViewSeat = None,
    version: Version = None,
    latest: LatestEvents = None,
) -> dict[str, Any]:
    """Show the position as a seat or a spectator may know it, now or at a version, with all or the latest events.

    The rate limit counts one more read for every hundred events.
    """
    if version is None:
        position = await tables.position(table_id, seat, visitor, latest)
    else:
        position = await tables.replays.position(table_id, seat, version, visitor)
    charge_events(connection, len(position["events"]))
    return position


@router.get("/{table_id}/replay", dependencies=reads, responses=raises(*READS, *PLAY))
async def get_replay(
    table_id: str, tables: UseTables, visitor: Visitor, connection: HTTPConnection, seat: ViewSeat = None
) -> ReplayOut:
    """Show the outline of a replay: the possible views, the versions, and all events of this view."""
    outline = await tables.replays.outline(table_id, seat, visitor)
    charge_events(connection, len(outline["events"]))
    return ReplayOut(**outline)


@router.get("/{table_id}/replay/frames", dependencies=reads, responses=raises(*READS, *PLAY))
async def get_frames(
    table_id: str,
    tables: UseTables,
    visitor: Visitor,
    seat: ViewSeat = None,
    first: FrameIndex = 0,
    count: Annotated[int, Query(ge=1, le=100)] = 24,
) -> FramesOut:
    """Show successive positions; `first` is an index into the versions of the replay."""
    return FramesOut(frames=await tables.replays.frames(table_id, seat, first, count, visitor))


@router.get(
    "/{table_id}/hindsight",
    dependencies=reads,
    responses=raises(*READS, *TABLE, NotYourSeat, PlayNotOver, TableBroken, TableOutdated),
)
async def get_hindsight(
    table_id: str, tables: UseTables, visitor: Visitor, connection: HTTPConnection
) -> HindsightOut | None:
    """Show the outline of the review of a finished game: its steps, and what went wrong; null if the game has none."""
    outline = await tables.hindsights.outline(table_id, visitor)
    if outline is None:
        return None
    charge_events(connection, len(outline["findings"]))
    return HindsightOut(**outline)


@router.get(
    "/{table_id}/hindsight/frames",
    dependencies=reads,
    responses=raises(*READS, *TABLE, NotYourSeat, PlayNotOver, TableBroken, TableOutdated),
)
async def get_hindsight_frames(
    table_id: str,
    tables: UseTables,
    visitor: Visitor,
    seat: Annotated[SeatIndex, Query()],
    first: FrameIndex = 0,
    count: Annotated[int, Query(ge=1, le=100)] = 24,
) -> FramesOut:
    """Show successive steps of the review of a finished game: what a seat believed, and the truth."""
    return FramesOut(frames=await tables.hindsights.frames(table_id, seat, first, count, visitor))


# the first path is a former one, kept for clients that still use it
@router.get("/{table_id}/outlook", dependencies=reads, include_in_schema=False)
@router.get("/{table_id}/odds", dependencies=reads, responses=raises(*READS, *PLAY, PlayNoAdvice))
async def get_odds(
    table_id: str, tables: UseTables, visitor: Visitor, seat: ViewSeat = None, codes: ActionCodes = None
) -> dict[str, Any] | None:
    """Show the odds of the position, as a seat or a spectator may know them; null if the game has none or is over.

    With `codes`, show the odds after the first steps of a compound action; null if these steps are not legal now, or
    what follows depends on chance or hidden information.
    """
    return await tables.odds(table_id, seat, codes or [], visitor)


@router.post(
    "/{table_id}/advice",
    dependencies=[Depends(Rate("advice"))],
    responses=raises(
        *WRITES, *PLAY, PlayStale, PlayOver, PlayIllegal, PlayNoAdvice, PlayNoTeacher, PlayTeacherBusy
    ),
)
async def get_advice(table_id: str, asking: AdviceIn, teacher: UseTeacher, visitor: Visitor) -> AdviceOut:
    """Say what a strong player would do in your seat, from what your seat knows; takes about a second."""
    return AdviceOut(**await teacher.advise(table_id, asking, visitor))


ANALYSIS = (*TABLE, PlayNotOver, TableBroken, TableOutdated)


@router.get("/{table_id}/analysis", dependencies=reads, responses=raises(*READS, *ANALYSIS))
async def get_analysis(table_id: str, analyses: UseAnalyses, visitor: Visitor) -> AnalysisOut:
    """Show the analysis of a finished table, for the seats whose views you may have, or its progress."""
    return AnalysisOut(**await analyses.get(table_id, visitor))


@router.post(
    "/{table_id}/analysis",
    dependencies=[Depends(Rate("advice"))],
    responses=raises(*WRITES, *ANALYSIS, NotYourSeat, PlayNoTeacher, PlayTeacherBusy),
)
async def start_analysis(table_id: str, analyses: UseAnalyses, visitor: Visitor) -> AnalysisOut:
    """Begin the analysis of a finished table, unless there is one; it takes about a minute."""
    return AnalysisOut(**await analyses.start(table_id, visitor))


@router.post(
    "/{table_id}/again",
    status_code=201,
    dependencies=[Depends(Rate("create"))],
    responses=raises(*WRITES, *TABLE, NotYourSeat, PlayNotOver, PlayOver, TableBroken, TableOutdated),
)
async def try_again(table_id: str, trying: TryingAgain, tables: UseTables, visitor: Visitor) -> TableOut:
    """Create a table that continues a finished one from an earlier version, with bots in the other seats."""
    return await tables.try_again(table_id, trying, visitor)


@router.get("/{table_id}/surveys/{name}", dependencies=reads, responses=raises(*READS, *PLAY, PlayNoAdvice))
async def get_survey(
    table_id: str,
    name: SurveyName,
    tables: UseTables,
    visitor: Visitor,
    seat: ViewSeat = None,
    place: PlaceId = None,
) -> dict[str, Any] | None:
    """Show a survey of the map, such as costs of movement, to a seat or a spectator; null if the game has none.

    Some surveys need a `place`: the id of a place on the map.
    """
    return await tables.survey(table_id, seat, name, place, visitor)


@router.post(
    "/{table_id}/commands",
    dependencies=writes,
    responses=raises(*WRITES, *CHANGE, PlayLate, PlayIllegal, PlayDocument),
)
async def send_command(table_id: str, command: CommandIn, tables: UseTables, visitor: Visitor) -> CommandOut:
    """Play a command, given as codes or as a document; it is on disk before the response."""
    return CommandOut(**await tables.play(table_id, command, visitor))


@router.post(
    "/{table_id}/delegate", dependencies=writes, responses=raises(*WRITES, *PLAY, PlayOver, PlayNotDelegable)
)
async def delegate(table_id: str, delegation: Delegation, tables: UseTables, visitor: Visitor) -> TableOut:
    """Let a bot answer a question whenever your seat is asked it, or answer the question yourself again."""
    return await tables.delegate(table_id, delegation, visitor)


@router.get("/{table_id}/documents", dependencies=reads, responses=raises(*READS, *PLAY))
async def list_documents(
    table_id: str, tables: UseTables, visitor: Visitor, seat: Annotated[SeatIndex, Query()]
) -> DocumentsOut:
    """List the former answers of your seat as documents that the game accepts, the newest first."""
    return DocumentsOut(documents=await tables.documents(table_id, seat, visitor))


@router.post("/{table_id}/remarks", dependencies=writes, responses=raises(*WRITES, *PLAY, PlayOver))
async def write_remark(table_id: str, remark: RemarkIn, tables: UseTables, visitor: Visitor) -> RemarksOut:
    """Add an umpire's remark to a report that is under way; it arrives with the report."""
    return RemarksOut(remarks=await tables.write_remark(table_id, remark, visitor))


@router.post(
    "/{table_id}/preview",
    dependencies=writes,
    responses=raises(*WRITES, *PLAY, PlayOver, PlayIllegal, PlayDocument, *PLANNING),
)
async def preview(table_id: str, preview: PreviewIn, planning: UsePlanning, visitor: Visitor) -> PreviewOut:
    """Show what would be asked after the first steps of a compound action; nothing is stored."""
    return PreviewOut(**await planning.preview(table_id, preview, visitor))


@router.post(
    "/{table_id}/refusal",
    dependencies=writes,
    responses=raises(*WRITES, *PLAY, PlayOver, PlayIllegal, *PLANNING),
)
async def explain_refusal(
    table_id: str, tried: RefusalIn, planning: UsePlanning, visitor: Visitor
) -> RefusalOut:
    """Say why an action, given by its fields, is illegal; nothing is played."""
    return RefusalOut(**await planning.why_not(table_id, tried, visitor))


@router.post(
    "/{table_id}/guess",
    dependencies=writes,
    responses=raises(*WRITES, *PLAY, PlayOver, PlayIllegal, PlayDocument, *PLANNING, PlanUnlikely),
)
async def guess(table_id: str, new: NewGuess, planning: UsePlanning, visitor: Visitor) -> GuessOut:
    """Guess how play may go on until your seat is asked, to plan ahead; nothing is stored."""
    return GuessOut(**await planning.guess(table_id, new, visitor))


@router.get(
    "/{table_id}/guess/questions", dependencies=reads, responses=raises(*READS, *PLAY, PlayOver, *PLANNING)
)
async def likely_questions(
    table_id: str,
    planning: UsePlanning,
    visitor: Visitor,
    seat: Annotated[SeatIndex, Query()],
    seed: Annotated[Seed, Query()],
) -> LikelyQuestionsOut:
    """List the questions that your seat may be asked next; first the one that follows if all others run out of time."""
    found = await planning.likely_questions(table_id, seat, seed, visitor)
    return LikelyQuestionsOut(questions=[LikelyQuestion(**each) for each in found])


@router.put("/{table_id}/plan", dependencies=writes, responses=raises(*WRITES, *PLAY, PlayOver, PlanShared))
async def plan(table_id: str, new: PlanIn, planning: UsePlanning, visitor: Visitor) -> TableOut:
    """Store the plan of your seat. It replaces an earlier one. Each step is played when its question is asked."""
    return await planning.store_plan(table_id, new, visitor)


@router.post("/{table_id}/undo", dependencies=writes, responses=raises(*WRITES, *CHANGE, NothingToUndo))
async def undo(table_id: str, undo: UndoIn, tables: UseTables, visitor: Visitor) -> CommandOut:
    """Undo the last command of your seat."""
    return CommandOut(**await tables.play(table_id, undo, visitor))


@router.get(
    "/{table_id}/transcript",
    dependencies=reads,
    responses=raises(*READS, *TABLE, PlayNotStarted, PlayNotOver, TableBroken, TableOutdated),
)
async def get_transcript(table_id: str, tables: UseTables) -> dict[str, Any]:
    """Show the public record of a finished table."""
    return await tables.transcript(table_id)


@router.get(
    "/{table_id}/statistics",
    dependencies=reads,
    responses=raises(*READS, *TABLE, PlayNotStarted, PlayNotOver, TableBroken, TableOutdated),
)
async def get_statistics(table_id: str, tables: UseTables) -> StatisticsOut:
    """Show the dice of a finished table by seat, and luck: results expected from exact odds, and actual results."""
    return StatisticsOut(**await tables.statistics(table_id))


@router.get(
    "/{table_id}/ending",
    dependencies=reads,
    responses=raises(*READS, *TABLE, PlayNotStarted, PlayNotOver, TableBroken, TableOutdated),
)
async def get_ending(table_id: str, tables: UseTables) -> EndingOut:
    """Show the power of every seat of a finished table round by round, and what was secret."""
    return EndingOut(**await tables.endings.get(table_id))


@router.get(
    "/{table_id}/picture",
    dependencies=[Depends(Rate("picture"))],
    response_class=Response,
    responses=raises(*READS, *TABLE, RequestUnknown, TableBroken, TableOutdated)
    | {200: {"content": {"image/png": {}}, "description": "The board"}},
)
async def get_picture(table_id: str, tables: UseTables) -> Response:
    """Show the board as a spectator sees it, as a picture for previews of links."""
    picture = await tables.pictures.get(table_id)
    return Response(picture, media_type="image/png", headers={"cache-control": "public, max-age=60"})
