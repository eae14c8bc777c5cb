"""The lobby over HTTP."""

from fastapi import APIRouter, Depends

from ..errors import NotYourSeat, PlayStarted, TableNotHost, TableUnknown
from ..house import LobbyOf
from ..rates import Rate
from ..schemas import READS, WRITES, raises
from ..tables.schemas import TableOut
from ..visitors import Visitor
from .schemas import Leaving, LobbyOut

router = APIRouter(prefix="/api/v1", tags=["lobby"])
writes = [Depends(Rate("write"))]


@router.get("/lobby", dependencies=[Depends(Rate("read"))], responses=raises(*READS))
async def list_open_tables(lobby: LobbyOf, visitor: Visitor) -> LobbyOut:
    """List the tables where anybody may sit down."""
    return await lobby.list(visitor)


@router.post(
    "/tables/{table_id}/leave",
    dependencies=writes,
    responses=raises(*WRITES, TableUnknown, NotYourSeat, PlayStarted),
)
async def leave_seat(table_id: str, leaving: Leaving, lobby: LobbyOf, visitor: Visitor) -> TableOut:
    """Give up a seat before play starts."""
    return await lobby.leave(table_id, leaving.seat, visitor)


@router.post(
    "/tables/{table_id}/close",
    status_code=204,
    dependencies=writes,
    responses=raises(*WRITES, TableUnknown, TableNotHost, PlayStarted),
)
async def close_table(table_id: str, lobby: LobbyOf, visitor: Visitor) -> None:
    """Close one's own table before play starts."""
    await lobby.close(table_id, visitor)
