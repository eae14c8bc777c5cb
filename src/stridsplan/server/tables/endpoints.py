"""Tables over HTTP."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Response
from starlette.requests import HTTPConnection

from ..errors import (
    GameUnknown,
    ImportInvalid,
    NothingToUndo,
    NotYourSeat,
    OptionCombination,
    OptionUnknown,
    OptionValue,
    PlayIllegal,
    PlayLate,
    PlayNoAdvice,
    PlayNotOver,
    PlayNotStarted,
    PlayOver,
    PlayPaused,
    PlayStale,
    TableBroken,
    TableExists,
    TableKey,
    TableOutdated,
    TableTaken,
    TableTooMany,
    TableUnknown,
)
from ..house import Imported, Tables
from ..rates import Rate, address_of, charge_events
from ..schemas import READS, WRITES, ActionCode, SeatIndex, raises
from ..visitors import Visitor
from .schemas import (
    CommandIn,
    Done,
    FramesOut,
    Joining,
    KeyRenewal,
    NewTable,
    PreviewIn,
    PreviewOut,
    PromiseOut,
    Promising,
    RecordIn,
    Renaming,
    ReplayOut,
    StatisticsOut,
    TableOut,
    TablesOut,
    UndoIn,
)

Eyes = Annotated[SeatIndex | None, Query()]
At = Annotated[int | None, Query(ge=1, le=2**31 - 1)]
Latest = Annotated[int | None, Query(ge=1, le=1000)]
Begun = Annotated[list[ActionCode] | None, Query(max_length=100)]
Place = Annotated[int, Query(ge=0, le=2**31 - 1)]

router = APIRouter(prefix="/api/v1/tables", tags=["tables"])
reads = [Depends(Rate("read"))]
writes = [Depends(Rate("write"))]
TABLE = (TableUnknown,)
OPTIONS = (GameUnknown, OptionUnknown, OptionValue, OptionCombination)
PLAY = (TableUnknown, NotYourSeat, PlayNotStarted, TableBroken, TableOutdated)
LARGER = {"/api/v1/tables/import": 4 * 2**20}  # bytes of a body
CHANGE = (*PLAY, PlayStale, PlayOver, PlayPaused)


@router.post("/promise", dependencies=writes, responses=raises(*WRITES, GameUnknown))
async def promise_table(promising: Promising, tables: Tables) -> PromiseOut:
    """Promise the chance of a table before its maker brings anything into it."""
    return PromiseOut(**await tables.promise(promising.game))


@router.post(
    "",
    status_code=201,
    dependencies=[Depends(Rate("create"))],
    responses=raises(*WRITES, *OPTIONS, TableTooMany),
)
async def create_table(
    new: NewTable, tables: Tables, visitor: Visitor, connection: HTTPConnection
) -> TableOut:
    """Make a table."""
    return await tables.create(new, visitor, address_of(connection))


@router.post(
    "/import",
    dependencies=[Depends(Rate("create"))],
    status_code=201,
    responses=raises(*WRITES, ImportInvalid, TableExists)
    | {200: {"model": TableOut, "description": "It was here"}},
)
async def import_table(told: RecordIn, imports: Imported, visitor: Visitor, response: Response) -> TableOut:
    """Take in a finished table from its record, if everything in it is open: for anybody to watch."""
    table, is_new = await imports.take(told.model_dump(), visitor)
    response.status_code = 201 if is_new else 200
    return table


@router.get("", dependencies=reads, responses=raises(*READS))
async def list_tables(tables: Tables, visitor: Visitor) -> TablesOut:
    """List the visitor's tables, those that wait for the visitor first."""
    return TablesOut(tables=await tables.of_visitor(visitor))


@router.get("/{table_id}", dependencies=reads, responses=raises(*READS, *TABLE))
async def get_table(table_id: str, tables: Tables, visitor: Visitor) -> TableOut:
    """Show a table."""
    return await tables.get(table_id, visitor)


@router.post("/{table_id}/join", dependencies=writes, responses=raises(*WRITES, *TABLE, TableKey, TableTaken))
async def join_table(table_id: str, joining: Joining, tables: Tables, visitor: Visitor) -> TableOut:
    """Sit down, with an invitation or a seat's personal key."""
    return await tables.join(table_id, joining, visitor)


@router.post("/{table_id}/rename", dependencies=writes, responses=raises(*WRITES, *TABLE, NotYourSeat))
async def rename_seat(table_id: str, renaming: Renaming, tables: Tables, visitor: Visitor) -> TableOut:
    """Change the name of one's seat."""
    return await tables.rename(table_id, renaming, visitor)


@router.post("/{table_id}/renew-key", dependencies=writes, responses=raises(*WRITES, *TABLE, NotYourSeat))
async def renew_key(table_id: str, renewal: KeyRenewal, tables: Tables, visitor: Visitor) -> TableOut:
    """Give one's seat another personal link: the old one opens nothing, and who came by it holds the seat no more."""
    return await tables.renew_key(table_id, renewal.seat, visitor)


@router.get("/{table_id}/position", dependencies=reads, responses=raises(*READS, *PLAY))
async def get_position(
    table_id: str,
    tables: Tables,
    visitor: Visitor,
    connection: HTTPConnection,
    seat: Eyes = None,
    version: At = None,
    latest: Latest = None,
) -> dict[str, Any]:
    """Show the position as a seat, or a spectator, may know it, with all or the latest events; or as it was.

    It counts as a question, and as one more for every hundred events in it.
    """
    if version is not None:
        return await tables.replays.position(table_id, seat, version, visitor)
    position = await tables.position(table_id, seat, visitor, latest)
    charge_events(connection, len(position["events"]))
    return position


@router.get("/{table_id}/replay", dependencies=reads, responses=raises(*READS, *PLAY))
async def get_replay(
    table_id: str, tables: Tables, visitor: Visitor, connection: HTTPConnection, seat: Eyes = None
) -> ReplayOut:
    """Tell what a replay shows: whose eyes there are, which versions, and all events these eyes saw."""
    outline = await tables.replays.outline(table_id, seat, visitor)
    charge_events(connection, len(outline["events"]))
    return ReplayOut(**outline)


@router.get("/{table_id}/replay/frames", dependencies=reads, responses=raises(*READS, *PLAY))
async def get_frames(
    table_id: str,
    tables: Tables,
    visitor: Visitor,
    seat: Eyes = None,
    first: Place = 0,
    count: Annotated[int, Query(ge=1, le=100)] = 24,
) -> FramesOut:
    """Show positions in a row, the place of the first counted among the versions of the replay."""
    return FramesOut(frames=await tables.replays.frames(table_id, seat, first, count, visitor))


@router.get("/{table_id}/outlook", dependencies=reads, responses=raises(*READS, *PLAY, PlayNoAdvice))
async def get_outlook(
    table_id: str, tables: Tables, visitor: Visitor, seat: Eyes = None, codes: Begun = None
) -> dict[str, Any] | None:
    """Tell the odds of what is to come, as a seat or a spectator may know them; null where the game tells none.

    With `codes`, as they would be after the first links of the seat's chain; null if these are not legal now.
    """
    return await tables.outlook(table_id, seat, codes or [], visitor)


@router.post(
    "/{table_id}/commands", dependencies=writes, responses=raises(*WRITES, *CHANGE, PlayLate, PlayIllegal)
)
async def send_command(table_id: str, command: CommandIn, tables: Tables, visitor: Visitor) -> Done:
    """Apply a command; it is on disk before the answer."""
    return Done(**await tables.command(table_id, command, visitor))


@router.post(
    "/{table_id}/preview", dependencies=writes, responses=raises(*WRITES, *PLAY, PlayOver, PlayIllegal)
)
async def preview(table_id: str, preview: PreviewIn, tables: Tables, visitor: Visitor) -> PreviewOut:
    """Show what would be asked after the first links of a chain; nothing is stored."""
    return PreviewOut(**await tables.preview(table_id, preview, visitor))


@router.post("/{table_id}/undo", dependencies=writes, responses=raises(*WRITES, *CHANGE, NothingToUndo))
async def undo(table_id: str, undo: UndoIn, tables: Tables, visitor: Visitor) -> Done:
    """Take back what one's seat did last."""
    return Done(**await tables.undo(table_id, undo, visitor))


@router.get(
    "/{table_id}/transcript",
    dependencies=reads,
    responses=raises(*READS, *TABLE, PlayNotStarted, PlayNotOver, TableBroken, TableOutdated),
)
async def get_transcript(table_id: str, tables: Tables) -> dict[str, Any]:
    """Show the public record of a finished table."""
    return await tables.transcript(table_id)


@router.get(
    "/{table_id}/statistics",
    dependencies=reads,
    responses=raises(*READS, *TABLE, PlayNotStarted, PlayNotOver, TableBroken, TableOutdated),
)
async def get_statistics(table_id: str, tables: Tables) -> StatisticsOut:
    """Tell the dice of a finished table by seat, and luck: what the exact odds expected against what fell."""
    return StatisticsOut(**await tables.statistics(table_id))
