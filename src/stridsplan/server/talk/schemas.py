"""What comes in and goes out about talk, as `docs/protocol.md` has it."""

from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, StringConstraints

from ..names import one_line, shown
from ..schemas import Incoming, SeatIndex
from .records import Audience

LONGEST_LINE = 500  # characters
LONGEST_NOTES = 10_000


def clean_line(text: str) -> str:
    """A line of talk, of what can be seen; raises ValueError if nothing is left."""
    return one_line(" ".join(text.splitlines()))


def clean_notes(text: str) -> str:
    """Notes without what cannot be seen or turns text round; lines stay lines."""
    return "\n".join(shown(line) for line in text.splitlines())


class LineIn(Incoming):
    """Something to be said; line breaks become spaces."""

    seat: SeatIndex
    audience: Audience
    text: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_LINE), AfterValidator(clean_line)]


class MuteIn(Incoming):
    """Whether the visitor wants to hear a seat."""

    seat: SeatIndex
    muted: bool


class NotesIn(Incoming):
    """Everything noted, in place of what was."""

    seat: SeatIndex
    text: Annotated[str, StringConstraints(max_length=LONGEST_NOTES), AfterValidator(clean_notes)]


class LineOut(BaseModel):
    """A line; `seat` is null where the table speaks, and `text` then the name of a message."""

    time: int
    seat: int | None
    audience: Audience
    text: str
    args: dict[str, Any]


class TalkOut(BaseModel):
    """What a seat, or a spectator, may read, oldest first; whom the visitor has muted; the side of every seat."""

    messages: list[LineOut]
    muted: list[int]
    sides: list[int]


class MutedOut(BaseModel):
    """Whom the visitor has muted."""

    muted: list[int]


class NotesOut(BaseModel):
    """A seat's notes, and when they were last changed (milliseconds since 1970)."""

    text: str
    changed: int | None
