"""Consent over HTTP."""

from fastapi import APIRouter, Depends

from ..errors import NothingToUndo, NotYourSeat, PlayNotAsked, PlayNotStarted, TableOutdated, TableUnknown
from ..house import Asked
from ..rates import Rate
from ..schemas import WRITES, raises
from ..tables.schemas import TableOut
from ..visitors import Visitor
from .schemas import Answering, Asking

router = APIRouter(
    prefix="/api/v1/tables",
    tags=["manners"],
    dependencies=[Depends(Rate("write"))],
    responses=raises(
        *WRITES, TableUnknown, NotYourSeat, PlayNotStarted, TableOutdated, PlayNotAsked, NothingToUndo
    ),
)


@router.post("/{table_id}/ask")
async def ask(table_id: str, asking: Asking, consent: Asked, visitor: Visitor) -> TableOut:
    """Ask the others for something, or go on after a pause."""
    return await consent.ask(table_id, asking, visitor)


@router.post("/{table_id}/answer")
async def answer(table_id: str, answering: Answering, consent: Asked, visitor: Visitor) -> TableOut:
    """Agree to what is asked, or refuse it."""
    return await consent.answer(table_id, answering, visitor)
