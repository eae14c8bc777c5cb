"""What comes in and goes out about consent, as `docs/protocol.md` has it."""

from typing import Any, Literal

from pydantic import BaseModel

from ..schemas import Incoming, SeatIndex
from ..tables.schemas import Nonce


class Asking(Incoming):
    """A wish that needs the others, except to go on after a pause; `nonce` goes into the dice of a rematch."""

    seat: SeatIndex
    kind: Literal["pause", "resume", "take_back", "rematch", "open"]
    nonce: Nonce | None = None


class Answering(Incoming):
    """Yes or no to what is asked."""

    seat: SeatIndex
    kind: Literal["pause", "take_back", "rematch", "open"]
    agree: bool
    nonce: Nonce | None = None


class TakeBackOut(BaseModel):
    """What a seat would take back: its own command, as an event, and how many later ones of bots and of people."""

    what: dict[str, Any] | None
    bots: int
    people: int
