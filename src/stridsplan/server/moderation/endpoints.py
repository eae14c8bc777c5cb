"""HTTP endpoints of reports and of the operator's page."""

from fastapi import APIRouter, Depends

from ..errors import NotYourSeat, RequestUnknown, TableUnknown
from ..rates import Rate
from ..schemas import READS, WRITES, raises
from ..services import UseModeration
from ..visits import Visitor
from .schemas import Closing, Decision, NewReport, OperatorOut, Reopening

router = APIRouter(prefix="/api/v1", tags=["moderation"])
reads = [Depends(Rate("read"))]
writes = [Depends(Rate("write"))]
OPERATOR = raises(*WRITES, RequestUnknown)


@router.post(
    "/reports",
    status_code=204,
    dependencies=[Depends(Rate("report"))],
    responses=raises(*WRITES, TableUnknown, NotYourSeat),
)
async def report(new: NewReport, moderation: UseModeration, visitor: Visitor) -> None:
    """Report a table, a person or a chat message to the operators of the site."""
    await moderation.report(new, visitor)


@router.get("/operator", dependencies=reads, responses=raises(*READS, RequestUnknown))
async def show_operator(moderation: UseModeration, visitor: Visitor) -> OperatorOut:
    """Show reports, closed accounts and the audit trail to an operator."""
    return await moderation.show(visitor)


@router.post("/operator/handle", dependencies=writes, responses=OPERATOR)
async def handle_report(decision: Decision, moderation: UseModeration, visitor: Visitor) -> OperatorOut:
    """Mark a report as handled."""
    return await moderation.handle(decision, visitor)


@router.post("/operator/blank", dependencies=writes, responses=OPERATOR)
async def blank_message(decision: Decision, moderation: UseModeration, visitor: Visitor) -> OperatorOut:
    """Blank a reported chat message."""
    return await moderation.blank(decision, visitor)


@router.post("/operator/close", dependencies=writes, responses=OPERATOR)
async def close_account(closing: Closing, moderation: UseModeration, visitor: Visitor) -> OperatorOut:
    """Close an account, or ban a guest."""
    return await moderation.close(closing, visitor)


@router.post("/operator/reopen", dependencies=writes, responses=OPERATOR)
async def reopen_account(reopening: Reopening, moderation: UseModeration, visitor: Visitor) -> OperatorOut:
    """Open a closed account again."""
    return await moderation.reopen(reopening, visitor)
