"""HTTP endpoints of chat and notes."""

from typing import Annotated

from fastapi import APIRouter, Depends, Query

from ..errors import NotYourSeat, TableUnknown
from ..rates import Rate
from ..schemas import READS, WRITES, SeatIndex, raises
from ..services import UseChat
from ..visits import Visitor
from .schemas import ChatOut, MessageIn, MutedOut, MuteIn, NotesIn, NotesOut

# `/talk` is a former path, kept for clients that still use it
router = APIRouter(prefix="/api/v1/tables", tags=["chat"])
limit_reads = [Depends(Rate("read"))]
limit_writes = [Depends(Rate("write"))]
limit_messages = [Depends(Rate("chat"))]
READ_ERRORS = raises(*READS, TableUnknown, NotYourSeat)
WRITE_ERRORS = raises(*WRITES, TableUnknown, NotYourSeat)
Moment = Annotated[int, Query(ge=0, le=2**62, description="in milliseconds since 1970")]


@router.get("/{table_id}/talk", dependencies=limit_reads, include_in_schema=False)
@router.get("/{table_id}/chat", dependencies=limit_reads, responses=READ_ERRORS)
async def read_chat(
    table_id: str, chat: UseChat, visitor: Visitor, seat: SeatIndex | None = None, after: Moment = 0
) -> ChatOut:
    """Show the newest messages after a time, in order of time: those that the seat, or a spectator, may see."""
    return await chat.read(table_id, seat, after, visitor)


@router.post("/{table_id}/talk", status_code=204, dependencies=limit_messages, include_in_schema=False)
@router.post("/{table_id}/chat", status_code=204, dependencies=limit_messages, responses=WRITE_ERRORS)
async def send_message(table_id: str, new: MessageIn, chat: UseChat, visitor: Visitor) -> None:
    """Send a message to the table or to your team; it comes back over the table's websocket."""
    await chat.send(table_id, new, visitor)


@router.post("/{table_id}/mute", dependencies=limit_writes, responses=WRITE_ERRORS)
async def mute(table_id: str, mute: MuteIn, chat: UseChat, visitor: Visitor) -> MutedOut:
    """Mute or unmute a seat at this table."""
    return await chat.mute(table_id, mute, visitor)


@router.get("/{table_id}/notes", dependencies=limit_reads, responses=READ_ERRORS)
async def read_notes(table_id: str, chat: UseChat, visitor: Visitor, seat: SeatIndex) -> NotesOut:
    """Show the notes of a seat."""
    return await chat.notes(table_id, seat, visitor)


@router.put("/{table_id}/notes", dependencies=limit_writes, responses=WRITE_ERRORS)
async def write_notes(table_id: str, notes: NotesIn, chat: UseChat, visitor: Visitor) -> NotesOut:
    """Store the notes of a seat; they replace the old ones."""
    return await chat.set_notes(table_id, notes, visitor)
