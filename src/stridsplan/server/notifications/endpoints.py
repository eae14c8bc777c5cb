"""HTTP endpoints of notification channels."""

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request

from ..errors import (
    NotificationMail,
    NotificationMailLater,
    NotificationPlace,
    NotificationToken,
    NotificationTooMany,
)
from ..rates import Rate
from ..schemas import WRITES, raises
from ..services import UseNotifications, services_of
from ..visits import Visitor
from .schemas import ChannelsOut, Confirmation, MailIn, Subscription, Token

ERRORS = raises(
    *WRITES,
    NotificationMail,
    NotificationMailLater,
    NotificationPlace,
    NotificationToken,
    NotificationTooMany,
)
# `/notices` is the former prefix of the paths, kept for clients that still use it
router = APIRouter(prefix="/api/v1", tags=["notifications"], responses=ERRORS)
# the URL in e-mails: a mail program posts to it; a person who opens it gets a page (`pages.py`)
mail_router = APIRouter(include_in_schema=False)
reads = [Depends(Rate("read"))]
writes = [Depends(Rate("write"))]
mails = [Depends(Rate("mail"))]


@router.get("/notices", dependencies=reads, include_in_schema=False)
@router.get("/notifications", dependencies=reads)
async def get_channels(notifications: UseNotifications, visitor: Visitor) -> ChannelsOut:
    """Show the visitor's channels."""
    return await notifications.show(visitor)


@router.post("/notices/push", dependencies=writes, include_in_schema=False)
@router.post("/notifications/push", dependencies=writes)
async def subscribe(new: Subscription, notifications: UseNotifications, visitor: Visitor) -> ChannelsOut:
    """Send notifications to a browser from now on."""
    return await notifications.subscribe(new, visitor)


@router.post("/notices/mail", dependencies=mails, include_in_schema=False)
@router.post("/notifications/mail", dependencies=mails)
async def add_address(
    new: MailIn, notifications: UseNotifications, visitor: Visitor, request: Request
) -> ChannelsOut:
    """Send notifications to an address after its owner has confirmed it."""
    services_of(request).rates.count_key("mail", new.address.lower())
    return await notifications.add_address(new, visitor)


@router.post("/notices/confirm", status_code=204, dependencies=writes, include_in_schema=False)
@router.post("/notifications/confirm", status_code=204, dependencies=writes)
async def confirm(confirmation: Confirmation, notifications: UseNotifications) -> None:
    """Confirm an address with the token sent to it."""
    await notifications.confirm(confirmation.token)


@router.delete("/notices/{channel}", status_code=204, dependencies=writes, include_in_schema=False)
@router.delete("/notifications/{channel}", status_code=204, dependencies=writes)
async def delete_channel(channel: str, notifications: UseNotifications, visitor: Visitor) -> None:
    """Delete a channel."""
    await notifications.delete(channel, visitor)


@mail_router.post("/unsubscribe", dependencies=writes, status_code=204)
@router.post("/notices/unsubscribe", dependencies=writes, status_code=204, include_in_schema=False)
@router.post("/notifications/unsubscribe", dependencies=writes, status_code=204)
async def unsubscribe(token: Annotated[Token, Query()], notifications: UseNotifications) -> None:
    """Delete the channel of an e-mail. Mail programs request it with one click (RFC 8058)."""
    await notifications.unsubscribe(token)
