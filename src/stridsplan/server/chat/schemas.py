"""Request and response bodies about chat and notes, as `docs/protocol.md` describes them."""

from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, StringConstraints

from ..names import one_line, printable
from ..schemas import Incoming, SeatIndex
from .records import Audience

MAX_MESSAGE = 500  # characters
MAX_NOTES = 10_000


def clean_message(text: str) -> str:
    """Return a message in one line without control characters; raises ValueError if nothing visible is left."""
    return one_line(" ".join(text.splitlines()))


def clean_notes(text: str) -> str:
    """Return notes without control characters, but with their line breaks."""
    return "\n".join(printable(line) for line in text.splitlines())


class MessageIn(Incoming):
    """A new chat message; line breaks become spaces."""

    seat: SeatIndex
    audience: Audience
    text: Annotated[
        str, StringConstraints(min_length=1, max_length=MAX_MESSAGE), AfterValidator(clean_message)
    ]


class MuteIn(Incoming):
    """Whether the visitor mutes a seat."""

    seat: SeatIndex
    muted: bool


class NotesIn(Incoming):
    """The new notes of a seat; they replace the old ones."""

    seat: SeatIndex
    text: Annotated[str, StringConstraints(max_length=MAX_NOTES), AfterValidator(clean_notes)]


class MessageOut(BaseModel):
    """A chat message; in an announcement `seat` is null and `text` is the id of a text in the client."""

    time: int
    seat: int | None
    audience: Audience
    text: str
    args: dict[str, Any]


class ChatOut(BaseModel):
    """The messages that a seat or a spectator may read, oldest first; the muted seats; and the side of every seat, -1
    for an umpire's."""

    messages: list[MessageOut]
    muted: list[int]
    sides: list[int]


class MutedOut(BaseModel):
    """The seats that the visitor has muted."""

    muted: list[int]


class NotesOut(BaseModel):
    """A seat's notes, and when they were last changed (milliseconds since 1970; null: never)."""

    text: str
    changed: int | None
