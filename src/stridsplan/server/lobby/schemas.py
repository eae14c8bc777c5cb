"""Request and response bodies about open tables, as `docs/protocol.md` describes them."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StringConstraints

from ..schemas import Incoming, Name, SeatIndex
from ..tables.schemas import ClockIn, Nonce, TableId, TableOut


class Leaving(Incoming):
    """A seat to leave before play starts."""

    seat: SeatIndex


class WantedGame(Incoming):
    """A wanted game. If no table waits, the server creates the one with `id`, to whose random streams it has committed.

    `nonce`: the visitor's text that is mixed into the draws.
    """

    game: Annotated[str, StringConstraints(max_length=40)]
    id: TableId | None = None
    nonce: Nonce | None = None


class Wanted(Incoming):
    """What a visitor wants to play. Without `seats`, a table of any size will do."""

    games: Annotated[list[WantedGame], Field(min_length=1, max_length=30)]
    seats: Annotated[int, Field(ge=2, le=30)] | None = None
    clock: ClockIn | None = None
    rated: bool = False
    name: Name | None = None

    def stored_clock(self) -> dict[str, Any] | None:
        """Return the clock as tables store it."""
        return self.clock.model_dump(exclude_none=True) if self.clock else None


class PairingOut(BaseModel):
    """The table that has begun, or the tables where the visitor waits."""

    tables: list[TableOut]


class OpenSeat(BaseModel):
    """A seat of an open table, or of one that anybody may watch."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None
    account: str | None
    bot: str | None
    former: bool  # the person has deleted the account


class OpenTable(BaseModel):
    """A table that anybody may join; `options` has only the options that differ from the profile."""

    id: str
    game: str
    profile: str
    options: dict[str, Any]
    host: str | None  # the name of the host's seat
    mine: bool  # the visitor holds a seat
    created: str
    seats: list[OpenSeat]
    clock: dict[str, Any] | None
    rated: bool
    advice: bool


class WatchedTable(BaseModel):
    """A table in play that anybody may watch."""

    id: str
    game: str
    mine: bool
    created: str
    seats: list[OpenSeat]
    clock: dict[str, Any] | None
    rated: bool
    tournament: str | None


class WatchedOut(BaseModel):
    """The tables in play, last changed first."""

    tables: list[WatchedTable]


class LobbyOut(BaseModel):
    """The open tables, newest first."""

    tables: list[OpenTable]
