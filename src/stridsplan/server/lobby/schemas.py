"""Request and response bodies about open tables, as `docs/protocol.md` describes them."""

from typing import Any, Literal

from pydantic import BaseModel

from ..schemas import Incoming, SeatIndex


class Leaving(Incoming):
    """A seat to leave before play starts."""

    seat: SeatIndex


class OpenSeat(BaseModel):
    """A seat of an open table."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None
    bot: str | None


class OpenTable(BaseModel):
    """A table that anybody may join; `options` has only those that differ from the profile."""

    id: str
    game: str
    profile: str
    options: dict[str, Any]
    host: str | None
    mine: bool
    created: str
    seats: list[OpenSeat]
    clock: dict[str, Any] | None
    rated: bool
    advice: bool


class LobbyOut(BaseModel):
    """The open tables, newest first."""

    tables: list[OpenTable]
