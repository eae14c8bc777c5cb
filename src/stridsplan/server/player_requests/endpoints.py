"""HTTP endpoints of requests between players."""

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
from ..rates import Rate
from ..schemas import READS, WRITES, SeatIndex, raises
from ..services import UsePlayerRequests
from ..tables.schemas import PromiseOut, TableOut
from ..visits import Visitor
from .schemas import NewRequest, RequestAnswer, TakeBackOut

router = APIRouter(prefix="/api/v1/tables", tags=["requests"])
writes = [Depends(Rate("write"))]
CHANGE = raises(
    *WRITES,
    TableUnknown,
    NotYourSeat,
    PlayNotStarted,
    TableBroken,
    TableOutdated,
    PlayNotAsked,
    NothingToUndo,
)


@router.post("/{table_id}/ask", dependencies=writes, responses=CHANGE)
async def ask(table_id: str, new: NewRequest, requests: UsePlayerRequests, visitor: Visitor) -> TableOut:
    """Ask the other players for something, or resume after a pause."""
    return await requests.ask(table_id, new, visitor)


@router.post("/{table_id}/answer", dependencies=writes, responses=CHANGE)
async def answer(
    table_id: str, answer: RequestAnswer, requests: UsePlayerRequests, visitor: Visitor
) -> TableOut:
    """Agree to a request, or refuse it."""
    return await requests.answer(table_id, answer, visitor)


@router.get(
    "/{table_id}/take_back",
    dependencies=[Depends(Rate("read"))],
    responses=raises(*READS, TableUnknown, NotYourSeat, PlayNotStarted, TableOutdated, NothingToUndo),
)
async def describe_take_back(
    table_id: str, seat: SeatIndex, requests: UsePlayerRequests, visitor: Visitor
) -> TakeBackOut:
    """Show what a seat would take back, before it asks for it."""
    return TakeBackOut(**await requests.describe_take_back(table_id, seat, visitor))


@router.get(
    "/{table_id}/rematch",
    dependencies=[Depends(Rate("read"))],
    responses=raises(*READS, TableUnknown, NotYourSeat, PlayNotOver),
)
async def promise_rematch(table_id: str, requests: UsePlayerRequests, visitor: Visitor) -> PromiseOut:
    """Commit to the random streams of a rematch before the players send their nonces."""
    return PromiseOut(**await requests.promise_rematch(table_id, visitor))
