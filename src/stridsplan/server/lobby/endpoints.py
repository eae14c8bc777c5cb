"""HTTP endpoints of the lobby."""

from fastapi import APIRouter, Depends
from starlette.requests import HTTPConnection

from ..errors import GameUnknown, NotYourSeat, PlayStarted, TableNotHost, TableTooMany, TableUnknown
from ..rates import Rate, address_of
from ..schemas import READS, WRITES, raises
from ..services import UseLobby, UsePairing
from ..tables.schemas import TableOut
from ..visits import Visitor
from .schemas import Leaving, LobbyOut, PairingOut, Wanted, WatchedOut

router = APIRouter(prefix="/api/v1", tags=["lobby"])
writes = [Depends(Rate("write"))]


@router.get("/lobby", dependencies=[Depends(Rate("read"))], responses=raises(*READS))
async def list_open_tables(lobby: UseLobby, visitor: Visitor) -> LobbyOut:
    """List the tables that anybody may join."""
    return await lobby.list(visitor)


@router.get("/lobby/watched", dependencies=[Depends(Rate("read"))], responses=raises(*READS))
async def list_watched_tables(lobby: UseLobby, visitor: Visitor) -> WatchedOut:
    """List tables in play that anybody may watch."""
    return await lobby.watched(visitor)


@router.post(
    "/lobby/pairing",
    dependencies=[Depends(Rate("create"))],
    responses=raises(*WRITES, GameUnknown, TableTooMany),
)
async def pair(
    wanted: Wanted, pairing: UsePairing, visitor: Visitor, connection: HTTPConnection
) -> PairingOut:
    """Take a seat at a table that waits for players, or open one for each of the wanted games."""
    return await pairing.pair(wanted, visitor, address_of(connection))


@router.put("/lobby/pairing", dependencies=writes, responses=raises(*WRITES))
async def keep_waiting(pairing: UsePairing, visitor: Visitor) -> PairingOut:
    """Report that you still wait. After two minutes without a report, nobody is paired with you for live play.

    A host who has the table open need not report.
    """
    return await pairing.keep_waiting(visitor)


@router.delete("/lobby/pairing", status_code=204, dependencies=writes, responses=raises(*WRITES))
async def stop_pairing(pairing: UsePairing, visitor: Visitor) -> None:
    """Leave the tables where you wait."""
    await pairing.stop(visitor)


@router.post(
    "/tables/{table_id}/fill",
    dependencies=writes,
    responses=raises(*WRITES, TableUnknown, TableNotHost, PlayStarted),
)
async def fill_table(table_id: str, lobby: UseLobby, visitor: Visitor) -> TableOut:
    """Put bots on the open seats of your own table, and begin."""
    return await lobby.fill(table_id, visitor)


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
