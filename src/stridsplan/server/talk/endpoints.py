"""Talk over HTTP."""

from typing import Annotated

from fastapi import APIRouter, Depends, Query

from ..errors import NotYourSeat, TableUnknown
from ..house import Talk
from ..rates import Rate
from ..schemas import READS, WRITES, SeatIndex, raises
from ..visitors import Visitor
from .schemas import LineIn, MutedOut, MuteIn, NotesIn, NotesOut, TalkOut

router = APIRouter(prefix="/api/v1/tables", tags=["talk"])
reads = [Depends(Rate("read"))]
writes = [Depends(Rate("write"))]
HEARING = raises(*READS, TableUnknown, NotYourSeat)
SAYING = raises(*WRITES, TableUnknown, NotYourSeat)
Moment = Annotated[int, Query(ge=0, le=2**62)]


@router.get("/{table_id}/talk", dependencies=reads, responses=HEARING)
async def read_talk(
    table_id: str, talk: Talk, visitor: Visitor, seat: SeatIndex | None = None, after: Moment = 0
) -> TalkOut:
    """Show what was said after a time and a seat, or a spectator, may hear: the newest lines, oldest first."""
    return await talk.read(table_id, seat, after, visitor)


@router.post("/{table_id}/talk", status_code=204, dependencies=[Depends(Rate("talk"))], responses=SAYING)
async def say(table_id: str, said: LineIn, talk: Talk, visitor: Visitor) -> None:
    """Say something to the table or to one's team; it comes back over the live line."""
    await talk.say(table_id, said, visitor)


@router.post("/{table_id}/mute", dependencies=writes, responses=SAYING)
async def mute(table_id: str, mute: MuteIn, talk: Talk, visitor: Visitor) -> MutedOut:
    """Stop hearing a seat at this table, or hear it again."""
    return await talk.mute(table_id, mute, visitor)


@router.get("/{table_id}/notes", dependencies=reads, responses=HEARING)
async def read_notes(table_id: str, talk: Talk, visitor: Visitor, seat: SeatIndex) -> NotesOut:
    """Show what a seat has noted for itself."""
    return await talk.notes(table_id, seat, visitor)


@router.put("/{table_id}/notes", dependencies=writes, responses=SAYING)
async def write_notes(table_id: str, noted: NotesIn, talk: Talk, visitor: Visitor) -> NotesOut:
    """Keep what a seat notes for itself, in place of what it had noted."""
    return await talk.note(table_id, noted, visitor)
