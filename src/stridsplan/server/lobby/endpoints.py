"""HTTP endpoints of the lobby."""

from fastapi import APIRouter, Depends

from ..errors import NotYourSeat, PlayStarted, TableNotHost, TableUnknown
from ..rates import Rate
from ..schemas import READS, WRITES, raises
from ..services import UseLobby
from ..tables.schemas import TableOut
from ..visits import Visitor
from .schemas import Leaving, LobbyOut

router = APIRouter(prefix="/api/v1", tags=["lobby"])
writes = [Depends(Rate("write"))]


@router.get("/lobby", dependencies=[Depends(Rate("read"))], responses=raises(*READS))
async def list_open_tables(lobby: UseLobby, visitor: Visitor) -> LobbyOut:
    """List the tables that anybody may join."""
    return await lobby.list(visitor)


@router.post(
    "/tables/{table_id}/leave",
    dependencies=writes,
    responses=raises(*WRITES, TableUnknown, NotYourSeat, PlayStarted),
)
async def leave_seat(table_id: str, leaving: Leaving, lobby: UseLobby, visitor: Visitor) -> TableOut:
    """Leave a seat before play starts."""
    return await lobby.leave(table_id, leaving.seat, visitor)


@router.post(
    "/tables/{table_id}/close",
    status_code=204,
    dependencies=writes,
    responses=raises(*WRITES, TableUnknown, TableNotHost, PlayStarted),
)
async def close_table(table_id: str, lobby: UseLobby, visitor: Visitor) -> None:
    """Close your own table before play starts."""
    await lobby.close(table_id, visitor)
