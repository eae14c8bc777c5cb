"""A line of talk as it is kept."""

from dataclasses import dataclass, field
from typing import Any, Literal

Audience = Literal["table", "team"]
THE_TABLE = -1  # the seat of what the table says of itself


@dataclass(frozen=True)
class Line:
    """Something said. No two lines of a table have one time, so it orders and names them.

    A running number would not do: a gap in it would tell that somebody whispers.
    """

    time: int  # milliseconds since 1970
    seat: int
    audience: Audience
    text: str  # of the table: the name of a message
    args: dict[str, Any] = field(default_factory=dict)
