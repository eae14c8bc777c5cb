"""A table as it is stored: its seats, the state of its game and of the table itself, and the rows of its history."""

import time
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from ..names import is_same_name
from .clocks import Clocks, deadline

Status = Literal["open", "playing", "over"]
SET_UP = -1  # the seat of a table's first command
EVERYONE = 1 << 30  # all seats and spectators, as in the engine's log


def now() -> int:
    """Return milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass
class Seat:
    """A seat of a person or a bot, or an open seat."""

    seat: int
    kind: Literal["person", "bot", "open"]
    key: str  # the secret of the personal link, which gives another browser the seat
    name: str | None = None
    bot: str | None = None  # the level of the bot
    invitation: str | None = None  # the secret of the link with which a friend takes the seat
    holders: set[str] = field(default_factory=set)  # the visitors who play the seat
    account: str | None = None  # the name of the only account among its holders

    @property
    def is_former(self) -> bool:
        """Whether a person's seat has no holder: the account was deleted, or the table was imported."""
        return self.kind == "person" and not self.holders


@dataclass
class Summary:
    """The state of a table that lists show. It follows from the rows, and is stored so that lists need not replay them.

    `version` is the number of all rows and secret, `head` is the hash of the last row. `shown_version` is the number of
    rows that everyone may notice, `shown_head` is the hash of the last of them.
    """

    status: Status
    version: int = 0
    to_act: list[int] = field(default_factory=list)
    result: dict[str, Any] | None = None
    # the random streams: name, commitment, and the key if it is published
    fairness: list[dict[str, Any]] = field(default_factory=list)
    head: str | None = None
    shown_version: int = 0
    shown_head: str | None = None


@dataclass(frozen=True)
class TableState:
    """The state of a table that is not part of the game and does not follow from the rows, such as clocks."""

    clocks: Clocks | None = None
    # when the first clock runs out, or the server must act, in the kind of time that the clocks use
    deadline: int | None = None
    requests: tuple[dict[str, Any], ...] = ()  # open requests between players (see `requests.py`)
    stand_ins: tuple[int, ...] = ()  # people's seats that bots play until the people return
    # pairs of a person's seat and the id of the question that a bot answers for it
    delegated: tuple[tuple[int, str], ...] = ()
    plans: tuple[dict[str, Any], ...] = ()  # what seats have planned ahead (see `plans.py`)
    # pairs of the name of a report, which is on its way in a game with couriers, and what the umpire has added to it
    remarks: tuple[tuple[str, str], ...] = ()
    # every secret is published: all players agreed after the game, or the table was imported
    opened: bool = False
    next_table: str | None = None  # the id of the rematch
    # how often this state changed without a row; a server that knows an older number may not store a change
    changes: int = 0

    def with_clocks(self, clocks: Clocks) -> "TableState":
        """Return the state with other clocks and their deadline."""
        return replace(self, clocks=clocks, deadline=deadline(clocks))

    def is_played_by_bot(self, seat: int) -> bool:
        """Return whether a bot plays a person's seat, as a stand-in until the person returns, or for one question."""
        return seat in self.stand_ins or self.is_delegated(seat)

    def is_delegated(self, seat: int) -> bool:
        """Return whether a bot answers a question for a person's seat."""
        return any(seat == delegating for delegating, _ in self.delegated)

    @property
    def is_paused(self) -> bool:
        """Whether the table is paused until somebody resumes it."""
        return self.clocks is not None and self.clocks.paused


@dataclass
class TableRecord:
    """A table without its rows."""

    id: str
    game: str
    rules_version: int
    profile: str
    requested_options: dict[str, Any]  # only those that the host chose
    options: dict[str, Any]  # all values in force
    host: str  # the visitor who created the table; in quick pairing another player if the creator has left
    secret: bytes  # the random streams are derived from it and the contributions
    contributions: list[str]  # the players' nonces
    created: int
    changed: int
    summary: Summary
    seats: list[Seat]
    listed: bool = False  # in the lobby, for anybody to join
    paired: bool = False  # opened by quick pairing
    rated: bool = False  # the result changes the ratings of its players
    advice: bool = True  # odds and suggestions are shown during play
    tournament: str | None = None  # the id of the tournament, if the table is a match of one
    clock: dict[str, Any] | None = None  # see `schemas.ClockIn`
    # if the table continues another table or a puzzle: its id, and how many rows were copied from there
    origin: dict[str, Any] | None = None
    table_state: TableState = field(default_factory=TableState)

    @property
    def is_by_mail(self) -> bool:
        """Whether the table is played by mail: its clocks use calendar time, not served time."""
        return self.clock is not None and self.clock["pace"] == "mail"

    def has_open_seat(self) -> bool:
        """Return whether a seat is open."""
        return any(seat.kind == "open" for seat in self.seats)

    @property
    def is_in_lobby(self) -> bool:
        """Whether the lobby may list the table: it is listed, and play has not begun."""
        return self.listed and self.summary.status == "open"

    def is_held(self, seat: int, visitor: str) -> bool:
        """Return whether a visitor holds a seat."""
        return 0 <= seat < len(self.seats) and visitor in self.seats[seat].holders

    def account_of(self, seat: Seat) -> str | None:
        """Return the account of a seat if it is public: the game is rated, or the seat has the account's name."""
        return seat.account if self.rated or is_same_name(seat.account, seat.name) else None

    def people(self) -> list[int]:
        """Return the seats of people."""
        return [seat.seat for seat in self.seats if seat.kind == "person"]

    def visitors(self) -> set[str]:
        """Return the visitors who hold its seats."""
        return set().union(*(seat.holders for seat in self.seats))

    def held_by(self, visitor: str) -> list[int]:
        """Return the seats that a visitor holds."""
        return [seat.seat for seat in self.seats if visitor in seat.holders]

    def is_played_by_bot(self, seat: int) -> bool:
        """Return whether a bot plays a seat: a bot's seat, or a person's seat that a bot plays for now."""
        return self.seats[seat].kind == "bot" or self.table_state.is_played_by_bot(seat)

    def waits_for(self, seat: int) -> bool:
        """Return whether a seat must act and its question is not delegated to a bot."""
        return seat in self.summary.to_act and not self.table_state.is_delegated(seat)

    def bots_to_act(self) -> list[int]:
        """Return the seats for which a bot must act."""
        return (
            []
            if self.table_state.is_paused
            else [seat for seat in self.summary.to_act if self.is_played_by_bot(seat)]
        )


@dataclass(frozen=True)
class Row:
    """One entry of a table's history: a command, or an undo.

    `drops` is 0 in a command. An undo with 1 takes back the last command of its seat, and the later commands that
    depended on it (`wakes`). An undo with more takes back that many commands from the end (see `engine/command.py`).
    """

    version: int  # the number of the row, from 1
    seat: int  # SET_UP: the set-up
    # of the actions, as the game numbers them; negative ones are of `engine/at_table.py`
    codes: tuple[int, ...] = ()
    draws: bytes = b""  # the random numbers that the command drew, encoded by the engine
    drops: int = 0
    command_id: str | None = None  # chosen by the client
    created: int = 0  # milliseconds since 1970
    before: str | None = None  # the hash of the row before; None in rows older than the hash chain
    noticed: int = EVERYONE  # the seats that may notice the row, as a bit mask; EVERYONE: all, spectators too
    wakes: int = 0  # the seats that must act because of the row, as a bit mask

    @property
    def is_undo(self) -> bool:
        """Whether the row is an undo, not a command."""
        return self.drops > 0

    @property
    def is_public(self) -> bool:
        """Whether everyone may notice the row."""
        return bool(self.noticed & EVERYONE)


@dataclass(frozen=True)
class Snapshot:
    """The position after the first `count` commands in force. It is compared with that of a replay, to detect that the
    rules have changed. An undo deletes it."""

    count: int
    state: bytes
