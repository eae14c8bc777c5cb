"""Consent over HTTP."""

from fastapi import APIRouter, Depends

from ..errors import (
    NothingToUndo,
    NotYourSeat,
    PlayNotAsked,
    PlayNotOver,
    PlayNotStarted,
    TableBroken,
    TableOutdated,
    TableUnknown,
)
from ..house import Asked
from ..rates import Rate
from ..schemas import READS, WRITES, SeatIndex, raises
from ..tables.schemas import PromiseOut, TableOut
from ..visitors import Visitor
from .schemas import Answering, Asking, TakeBackOut

router = APIRouter(prefix="/api/v1/tables", tags=["manners"])
writes = [Depends(Rate("write"))]
CONSENT = raises(
    *WRITES,
    TableUnknown,
    NotYourSeat,
    PlayNotStarted,
    TableBroken,
    TableOutdated,
    PlayNotAsked,
    NothingToUndo,
)


@router.post("/{table_id}/ask", dependencies=writes, responses=CONSENT)
async def ask(table_id: str, asking: Asking, consent: Asked, visitor: Visitor) -> TableOut:
    """Ask the others for something, or go on after a pause."""
    return await consent.ask(table_id, asking, visitor)


@router.post("/{table_id}/answer", dependencies=writes, responses=CONSENT)
async def answer(table_id: str, answering: Answering, consent: Asked, visitor: Visitor) -> TableOut:
    """Agree to what is asked, or refuse it."""
    return await consent.answer(table_id, answering, visitor)


@router.get(
    "/{table_id}/take_back",
    dependencies=[Depends(Rate("read"))],
    responses=raises(*READS, TableUnknown, NotYourSeat, PlayNotStarted, TableOutdated, NothingToUndo),
)
async def tell_take_back(table_id: str, seat: SeatIndex, consent: Asked, visitor: Visitor) -> TakeBackOut:
    """Tell what a seat would take back, before it asks for it."""
    return TakeBackOut(**await consent.tell_take_back(table_id, seat, visitor))


@router.get(
    "/{table_id}/rematch",
    dependencies=[Depends(Rate("read"))],
    responses=raises(*READS, TableUnknown, NotYourSeat, PlayNotOver),
)
async def promise_rematch(table_id: str, consent: Asked, visitor: Visitor) -> PromiseOut:
    """Promise the chance of a rematch before anybody brings anything into it."""
    return PromiseOut(**await consent.promise_rematch(table_id, visitor))
