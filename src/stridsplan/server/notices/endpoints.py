"""Notices over HTTP."""

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from starlette.requests import HTTPConnection

from ..errors import NoticeMail, NoticeMailLater, NoticePlace, NoticeToken, NoticeTooMany
from ..house import house_of
from ..rates import Rate
from ..schemas import WRITES, raises
from ..visitors import Visitor
from .schemas import ChannelsOut, Confirmation, MailIn, Subscription, Token
from .service import NoticeService


def notices_of(connection: HTTPConnection) -> NoticeService:
    """The channels of the server that a request came to."""
    return house_of(connection).notices


Notices = Annotated[NoticeService, Depends(notices_of)]
ERRORS = raises(*WRITES, NoticeMail, NoticeMailLater, NoticePlace, NoticeToken, NoticeTooMany)
router = APIRouter(prefix="/api/v1/notices", tags=["notices"], responses=ERRORS)
letters = APIRouter(include_in_schema=False)
reads = [Depends(Rate("read"))]
writes = [Depends(Rate("write"))]


@router.get("", dependencies=reads)
async def get_channels(notices: Notices, visitor: Visitor) -> ChannelsOut:
    """Show where the visitor hears that it is their turn."""
    return await notices.show(visitor)


@router.post("/push", dependencies=writes)
async def subscribe(new: Subscription, notices: Notices, visitor: Visitor) -> ChannelsOut:
    """Send notices to a browser."""
    return await notices.subscribe(new, visitor)


@router.post("/mail", dependencies=[Depends(Rate("mail"))])
async def write_to(new: MailIn, notices: Notices, visitor: Visitor, request: Request) -> ChannelsOut:
    """Send notices to an address, once it has said that it wants them."""
    house_of(request).rates.count_of("mail", new.address.lower())
    return await notices.write_to(new, visitor)


@router.post("/confirm", status_code=204, dependencies=writes)
async def confirm(confirmation: Confirmation, notices: Notices) -> None:
    """Bring back what was sent to an address."""
    await notices.confirm(confirmation.token)


@router.delete("/{channel}", status_code=204, dependencies=writes)
async def drop_channel(channel: str, notices: Notices, visitor: Visitor) -> None:
    """Send nothing there any more."""
    await notices.drop(channel, visitor)


@letters.post("/unsubscribe", dependencies=writes, status_code=204)
@router.post("/unsubscribe", dependencies=writes, status_code=204)
async def unsubscribe(token: Annotated[Token, Query()], notices: Notices) -> None:
    """Send no letters to who holds this one. Mail programs ask for it with one click (RFC 8058)."""
    await notices.unsubscribe(token)
