"""Request and response bodies about requests between players, as `docs/protocol.md` describes them."""

from typing import Any, Literal

from pydantic import BaseModel

from ..schemas import Incoming, SeatIndex
from ..tables.schemas import Nonce


class NewRequest(Incoming):
    """A request. All but `resume` need the agreement of others.

    `open`: to publish all secrets after the end. `nonce`: for the dice of a rematch.
    """

    seat: SeatIndex
    kind: Literal["pause", "resume", "take_back", "rematch", "open"]
    nonce: Nonce | None = None


class RequestAnswer(Incoming):
    """Yes or no to an open request."""

    seat: SeatIndex
    kind: Literal["pause", "take_back", "rematch", "open"]
    agree: bool
    nonce: Nonce | None = None


class TakeBackOut(BaseModel):
    """What a seat would take back: its command, as an event, and how many later commands of bots and people it saw."""

    what: dict[str, Any] | None
    bots: int
    people: int
