"""A table as it is kept: who sits where, how it stands, and the rows of what happened."""

import time
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from .clocks import Clocks, deadline

Status = Literal["open", "playing", "over"]
SET_UP = -1  # the seat of a table's first command
EVERYONE = 1 << 30  # every seat and spectators, as in the engine's log


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass
class Seat:
    """One seat: a person's, a bot's, or open to who brings the invitation."""

    seat: int
    kind: Literal["person", "bot", "open"]
    key: str
    name: str | None = None
    bot: str | None = None
    invitation: str | None = None
    holders: set[str] = field(default_factory=set)


@dataclass
class Standing:
    """How a table stands: what lists of tables show, and always what the commands say.

    `version` counts all rows and is told to nobody, `head` is the hash of the last; `shown_version` counts the rows
    that everyone could notice, `shown_head` is the hash of the last of these.
    """

    status: Status
    version: int
    to_act: list[int]
    result: dict[str, Any] | None
    fairness: list[dict[str, Any]]
    head: str | None = None
    shown_version: int = 0
    shown_head: str | None = None


@dataclass(frozen=True)
class Manners:
    """What the commands of a table do not say: its clocks, what its people consent to, who plays for whom."""

    clocks: Clocks | None = None
    deadline: int | None = None
    asking: tuple[dict[str, Any], ...] = ()
    stand_ins: tuple[int, ...] = ()
    opened: bool = False
    next_table: str | None = None
    changes: int = 0  # how often any of this changed without a command

    def timed(self, clocks: Clocks) -> "Manners":
        """The same with other clocks, and when the first of them runs out."""
        return replace(self, clocks=clocks, deadline=deadline(clocks))

    @property
    def is_paused(self) -> bool:
        """Whether the table rests until somebody asks to go on."""
        return self.clocks is not None and self.clocks.paused


@dataclass
class TableRecord:
    """A table without its commands."""

    id: str
    game: str
    rules_version: int
    profile: str
    asked: dict[str, Any]
    options: dict[str, Any]
    host: str
    secret: bytes
    contributions: list[str]
    created: int
    changed: int
    standing: Standing
    seats: list[Seat]
    listed: bool = False
    rated: bool = False
    advice: bool = True  # odds and suggestions are told while play goes on
    tournament: str | None = None  # that it is a match of
    clock: dict[str, Any] | None = None
    manners: Manners = field(default_factory=Manners)

    @property
    def is_by_mail(self) -> bool:
        """Whether its clocks follow the calendar, not served time."""
        return self.clock is not None and self.clock["pace"] == "mail"

    def is_open(self) -> bool:
        """Tell whether somebody is still to come."""
        return any(seat.kind == "open" for seat in self.seats)

    def is_listed_since(self, first: int, last: int) -> bool:
        """Tell whether anybody may sit down, and the table last changed between two moments."""
        return self.listed and self.standing.status == "open" and first <= self.changed <= last

    def is_held(self, seat: int, visitor: str) -> bool:
        """Tell whether a visitor may play a seat."""
        return 0 <= seat < len(self.seats) and visitor in self.seats[seat].holders

    def people(self) -> list[int]:
        """The seats of people."""
        return [seat.seat for seat in self.seats if seat.kind == "person"]

    def held_by(self, visitor: str) -> list[int]:
        """The seats a visitor may play."""
        return [seat.seat for seat in self.seats if visitor in seat.holders]

    def is_bots(self, seat: int) -> bool:
        """Tell whether a bot plays a seat, its own or in the place of a person."""
        return self.seats[seat].kind == "bot" or seat in self.manners.stand_ins

    def bots_to_act(self) -> list[int]:
        """The seats for which a bot owes a decision."""
        return [] if self.manners.is_paused else [seat for seat in self.standing.to_act if self.is_bots(seat)]


@dataclass(frozen=True)
class Row:
    """One thing that happened: a command, or an undo that took `drops` commands back."""

    version: int
    seat: int
    codes: tuple[int, ...] = ()
    draws: bytes = b""
    drops: int = 0
    command_id: str | None = None
    created: int = 0  # milliseconds since 1970
    before: str | None = None  # the hash of the row before it; None in rows older than the chain
    noticed: int = EVERYONE  # the sides that could notice it, as a mask of seats
    wakes: int = 0  # the seats that it made owe a decision

    @property
    def is_public(self) -> bool:
        """Whether everyone could notice it."""
        return bool(self.noticed & EVERYONE)


@dataclass(frozen=True)
class Snapshot:
    """The position after `count` of the commands in force."""

    count: int
    state: bytes
