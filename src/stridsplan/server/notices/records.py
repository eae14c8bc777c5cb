"""What is told, and where to."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Channel:
    """Where a visitor hears that it is their turn. Nothing but its own token goes to an address that has one."""

    id: str
    visitor: str
    kind: str  # mail, push
    target: dict[str, Any]
    language: str
    token: str | None
    created: int
    recovers: bool = False  # a letter there may set a new password of the account


@dataclass(frozen=True)
class Notice:
    """It is somebody's turn: nothing secret is in it."""

    table_id: str
    game: str
    waiting: tuple[str, ...]  # the names of the others who are not asked themselves


class Gone(Exception):
    """Nobody is at a channel's end any more."""
