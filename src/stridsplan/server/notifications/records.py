"""Notifications, and the channels that they are sent to."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Channel:
    """A browser or e-mail address of a visitor."""

    id: str
    visitor: str
    kind: str  # mail, push
    target: dict[str, Any]
    language: str
    # it confirms an address, which gets no other e-mail before that; None: confirmed, or a browser
    token: str | None
    created: int
    recovers: bool = False  # password resets may be sent to this address


@dataclass(frozen=True)
class Notification:
    """A notification that it is somebody's turn. It holds nothing secret."""

    table_id: str
    game: str
    waiting: tuple[str, ...]  # the names of the people who wait for this seat
    plan_ended: bool = False  # the rest of the seat's plan will not be played


class Gone(Exception):
    """The browser or address of a channel no longer exists."""
