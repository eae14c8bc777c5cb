"""The request body that imports the public record of a finished table."""

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints, model_validator

from ..schemas import ActionCode, Incoming, Name, Options, ProfileName
from .schemas import Nonce, TableId

Hash = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Whole = Annotated[int, Field(ge=0, le=2**53 - 1)]  # JavaScript represents these numbers exactly
Moment = Annotated[int, Field(ge=0, le=253_402_300_799_999)]  # milliseconds since 1970, before the year 10000


class RecordedTable(Incoming):
    """What was agreed at a recorded table before play."""

    id: TableId
    game: Annotated[str, StringConstraints(max_length=40)]
    rules: Whole
    seats: Annotated[int, Field(ge=1, le=30)]
    profile: ProfileName
    options: Options
    # one of the host, and one for each seat taken
    contributions: Annotated[list[Nonce], Field(max_length=31)]


class RecordedStream(Incoming):
    """A random stream with its commitment and key."""

    name: Annotated[str, StringConstraints(max_length=40)]
    commitment: Hash
    key: Hash | None  # None: sealed


class RecordedRow(Incoming):
    """A row of a record, as `proof.py` describes it; its hash is checked later."""

    version: Whole
    seat: Annotated[int, Field(ge=-1, le=29)]  # -1: the set-up
    drops: Whole
    time: Moment
    before: Hash  # the hash of the row before
    codes: list[ActionCode] | None  # None: sealed
    draws: dict[str, list[list[Whole]]]  # [sides, value] of each draw, by the number of the stream
    sealed: dict[str, Hash]  # by the number of the stream: what the hash covers in place of secret contents


class RecordIn(Incoming):
    """The public record of a finished table, as `transcript` returns it."""

    format: Literal["stridsplan-table-1"]
    table: RecordedTable
    streams: Annotated[list[RecordedStream], Field(min_length=1, max_length=20)]
    secret: Hash | None
    rows: Annotated[list[RecordedRow], Field(min_length=1)]
    head: Hash
    names: list[Name | None]
    events: list[dict[str, Any]]
    result: dict[str, Any]

    @model_validator(mode="after")
    def has_a_name_for_each_seat(self) -> "RecordIn":
        """Require one name for each seat."""
        if len(self.names) != self.table.seats:
            raise ValueError("a name for each seat")
        return self
