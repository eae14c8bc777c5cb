"""Notifications, and the channels that they are sent to."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Channel:
    """A browser or e-mail address of a visitor. An address with a token is not confirmed: it gets only the token."""

    id: str
    visitor: str
    kind: str  # mail, push
    target: dict[str, Any]
    language: str
    token: str | None
    created: int
    recovers: bool = False  # e-mail there may set a new password of the account


@dataclass(frozen=True)
class Notification:
    """A notification that it is somebody's turn. It holds nothing secret."""

    table_id: str
    game: str
    waiting: tuple[str, ...]  # the names of the others who wait
    plan_ended: bool = False  # the rest of what was planned ahead is not played


class Gone(Exception):
    """The browser or address of a channel no longer exists."""
