"""A chat message as it is stored."""

from dataclasses import dataclass, field
from typing import Any, Literal

Audience = Literal["table", "team"]
ANNOUNCEMENT = -1  # the seat of announcements, which the server writes


@dataclass(frozen=True)
class Message:
    """A chat message. No two messages of a table have the same time, so `time` is also the order and the id.

    The number of its row in the database is not shown: a client would see gaps, and so how much the other team writes.
    """

    time: int  # milliseconds since 1970
    seat: int
    audience: Audience
    text: str  # the id of a text of the client if `seat` is ANNOUNCEMENT
    args: dict[str, Any] = field(default_factory=dict)
