"""Play at a table: the commands that the rules accept, the draws that they cause, and the resulting position."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from secrets import token_bytes
from typing import Any

import numpy as np

from . import dice, log
from .at_table import AT_TABLE, EVENTS, LEAVING, NO_SIDE, PREFIXES, Agreements, AtTable
from .command import SETUP_SEAT, Command
from .draws import Draws
from .entries import Entries, entries_of
from .errors import BadDraws, IllegalAction
from .event_log import NO_ROWS, EventLog
from .game import Game
from .numbering import Numbering
from .options import Value
from .position import Position
from .record import Log, Records, Tape
from .registry import load_game

# A command is first played without random words, and with room for FIRST_ROOM events. If that is too little, it is
# repeated with FIRST_WORDS words of each stream, then with GROWTH times as many, and with GROWTH times the room
FIRST_WORDS, FIRST_ROOM, GROWTH = 8, 64, 8

Playing = Callable[[Records, Tape, Log], None]  # plays something in record 0 of the array that it is given


class Play:
    """One game while it is played: its rows, the commands in force, and the present position."""

    def __init__(
        self,
        game: str,
        seats: int,
        profile: str | None = None,
        options: Mapping[str, Any] | None = None,
        secret: bytes | None = None,
        contributions: Iterable[str] = (),
        draws: Sequence[int] | None = None,  # loaded dice for the set-up
        rules: int | None = None,
    ):
        self._prepare(game, seats, profile, options or {}, secret or token_bytes(32), contributions, rules)
        self._set_up(draws)

    def _prepare(
        self,
        game: str,
        seats: int,
        profile: str | None,
        options: Mapping[str, Any],
        secret: bytes,
        contributions: Iterable[str],
        rules: int | None,
    ) -> None:
        self.game: Game = load_game(game)
        # the version of the rules with which the table was begun
        self.rules = self.game.version if rules is None else rules
        self.seats, self.profile, self.requested_options = seats, profile, dict(options)
        self.options: dict[str, Value] = self.game.resolve_options(
            seats, profile, options, is_stored=rules is not None
        )
        self.secret, self.contributions = secret, tuple(contributions)
        self._draws = Draws(self.game.streams, secret, self.contributions)
        self.sides = self.game.sides_of(seats, self.options)
        # umpires see everything
        self.umpires = [seat for seat, side in enumerate(self.sides) if side == NO_SIDE]
        self.rows: list[Command] = []  # all rows
        self.commands: list[Command] = []  # the commands that were not taken back
        self._begin()

    def _begin(self) -> None:
        """Go back to the state before the set-up, without commands in force; `rows` stay."""
        self.commands.clear()
        self._position = Position(self.game, np.zeros(1, self.game.state))
        self._shown: Position | None = None  # while only umpires are asked: the position that the others see
        self._event_log = EventLog(self.game, self.umpires)
        self._numbering = Numbering()
        self._draws.restart()
        self._agreements = Agreements(self.sides, lambda: self.eliminated)

    @property
    def _entries(self) -> Entries:
        return entries_of(self.game)

    @property
    def is_compiled(self) -> bool:
        """Whether the rules are compiled here, and so take microseconds."""
        return self._entries.are_compiled

    @property
    def streams(self) -> tuple[str, ...]:
        """The names of the streams of the game's draws, then of the stream of the actions."""
        return self._draws.streams

    def keys(self) -> dict[str, bytes]:
        """Return the keys of all streams; secret."""
        return dict(self._draws.keys)

    @property
    def version(self) -> int:
        """The number of commands in force, with the set-up; no seat may know this number."""
        return len(self.commands)

    @property
    def is_over(self) -> bool:
        return not self.to_act()

    def _seen_by(self, seat: int | None) -> Position:
        """Return the position that a seat sees: while only umpires are asked, the others see the position before
        that."""
        if self._shown is None or seat in self.umpires or self.is_over:
            return self._position
        return self._shown

    @property
    def _is_ended(self) -> bool:
        """Whether the seats ended the game at the table, by leaving it or by agreeing on a draw."""
        return self._agreements.end is not None

    @property
    def eliminated(self) -> list[int]:
        """The seats that are eliminated, in order of seats."""
        return self._position.eliminated if self.rules >= self.game.eliminated_since else []

    def to_act(self) -> list[int]:
        """Return the seats that must decide, none at the end of the game."""
        return [] if self._is_ended else list(self._position.to_act)

    def timeout_action(self, seat: int) -> int:
        """Return the action that is played for a seat whose time is up."""
        return self._position.timeout_action(seat)

    def act(self, seat: int, codes: int | Sequence[int], draws: Sequence[int] | None = None) -> Command:
        """Play one or several actions for `seat`: all of them or, if one is illegal, none.

        `draws` are loaded dice, with values from 0, for tests and umpires. Raises IllegalAction, BadDraws.
        """
        codes = (int(codes),) if isinstance(codes, int | np.integer) else tuple(int(code) for code in codes)
        if not codes:
            raise self._illegal("NO_SUCH_ACTION", -1)
        if codes[0] in AT_TABLE and codes[0] not in PREFIXES:
            return self._act_at_table(seat, codes, draws)
        played = codes[1:] if codes[0] in PREFIXES else codes
        self._refuse_at_table(seat, played)
        return self._run(seat, codes, draws, self._chain(seat, played))

    def _chain(self, seat: int, codes: tuple[int, ...]) -> Playing:
        """Return a function that plays the codes on the arrays it is given and raises IllegalAction at the first
        illegal one."""

        def play(states: np.ndarray, tape: np.ndarray, events: np.ndarray) -> None:
            for code in codes:
                self._refuse(states, seat, code)
                self._entries.apply(states, 0, seat, code, tape, events)

        return play

    def _refuse_at_table(self, seat: int, codes: tuple[int, ...]) -> None:
        """Raise IllegalAction if there is no code, if the seats have ended the game, or if a seat that is out would
        play anything but its timeout action."""
        if not codes:
            raise self._illegal("NO_SUCH_ACTION", -1)
        if self._is_ended or (seat in self._agreements.out and codes != (self.timeout_action(seat),)):
            raise self._illegal("NOT_ASKED", codes[0])

    def _act_at_table(self, seat: int, codes: tuple[int, ...], draws: Sequence[int] | None) -> Command:
        """Leave the game, offer or accept a draw. The board changes only if a seat leaves a game that has a function
        `leave`."""
        code, asked = AtTable(codes[0]), seat in self.to_act()
        if len(codes) > 1 or self.is_over or not self._agreements.may(seat, code, asked):
            raise self._illegal("NOT_ASKED", code)
        before = self.to_act()
        self._agreements.note(seat, code)
        leave = self.game.leave
        if leave is not None and code in LEAVING and not self._is_ended:
            return self._run(
                seat, codes, draws, lambda states, tape, events: leave(states[0], seat, tape, events)
            )
        command = Command(seat, codes, b"", wakes=mask_of(set(self.to_act()).difference(before)))
        self._keep(command, None, self.is_over)
        return command

    def _illegal(self, reason: str, code: int) -> IllegalAction:
        return IllegalAction(self.game.id, self.game.illegal[reason], code)

    def _refuse(self, states: np.ndarray, seat: int, code: int) -> None:
        if not 0 <= seat < self.seats:
            raise self._illegal("NOT_ASKED", code)
        if not 0 <= code < len(self.game.actions):
            raise self._illegal("NO_SUCH_ACTION", code)
        why = int(self._entries.refuse(states, 0, seat, code))
        if why:
            raise IllegalAction(self.game.id, self.game.illegal(why), code)

    def _run(self, seat: int, codes: tuple[int, ...], draws: Sequence[int] | None, play: Playing) -> Command:
        """Play on a copy, which becomes the position, and store the command; if the tape or the log is too short,
        repeat with a longer one."""
        width, room = 0, FIRST_ROOM  # words of each stream on the tape, events for which the log has room
        while True:
            states, events = self._position.state.copy(), log.blank_log(room)
            tape = self._draws.tape(width) if draws is None else dice.loaded_tape(draws)
            play(states, tape, events)
            if draws is not None and (tape[dice.SHORT] or tape[dice.BAD] or tape[dice.COUNT] != len(draws)):
                raise BadDraws(f"{len(draws)} loaded dice for {int(tape[dice.COUNT])} draws")
            if not tape[dice.SHORT] and not events[0, log.FULL]:
                break
            width = max(width * GROWTH, FIRST_WORDS) if tape[dice.SHORT] else width
            room = room * GROWTH if events[0, log.FULL] else room
        after, rows = Position(self.game, states), log.rows(events)
        wakes = mask_of(set(after.to_act).difference(self._position.to_act))
        noticed = self._noticed(seat, codes, after, rows)
        command = Command(seat, codes, dice.kept(tape).tobytes(), noticed=noticed, wakes=wakes)
        self._draws.advance([command])
        shown = self._shown or self._position
        self._position = after
        self._keep(command, rows, self.is_over)
        self._shown = shown if self._is_held(command) else None
        self._agreements.play_on(command.seat)
        if after.to_act:
            self._agreements.end_if_decided()
        return command

    def _noticed(self, seat: int, codes: tuple[int, ...], after: Position, rows: np.ndarray) -> int:
        """Return the mask of the viewers that notice a command: its seat, the umpires, and all who see one of its
        events or whose view it changes.

        Everybody notices the set-up, a command that has a code of the table (`AtTable`) or declines a draw, and every
        command of a game without secrets. Only umpires notice a command between two questions that only umpires are
        asked; everybody notices the command before the first of these, and the one that answers the last.
        """
        # whether only umpires were asked before the command, and after it
        waited, waits = self._waits_for_umpires(self._position), self._waits_for_umpires(after)
        if waited and waits:
            return mask_of(self.umpires)
        is_public = not self.game.has_secrets or seat == SETUP_SEAT or codes[0] in AT_TABLE
        if waited or waits or is_public or self._agreements.can_decline(seat):
            return log.EVERYONE
        noticed = int(np.bitwise_or.reduce(rows[:, log.MASK], initial=mask_of({seat, *self.umpires})))
        if noticed & log.EVERYONE or self._looks_changed(None, after):
            return log.EVERYONE
        return noticed | mask_of(other for other in range(self.seats) if self._looks_changed(other, after))

    def _looks_changed(self, seat: int | None, after: Position) -> bool:
        return self._position.views(seat).tobytes() != after.views(seat).tobytes()

    def _waits_for_umpires(self, position: Position) -> bool:
        return bool(self.umpires and position.to_act) and set(position.to_act) <= set(self.umpires)

    def _is_held(self, command: Command) -> bool:
        """Return whether a command is held back: only umpires notice it, and others see its events with the next
        command that is not held back."""
        return command.seat in self.umpires and command.noticed & ~mask_of(self.umpires) == 0

    def _keep(self, command: Command, rows: np.ndarray | None, is_last: bool) -> None:
        """Add a command and its log rows (None for a command of the table, such as an offer of a draw), and let umpires
        see all these rows."""
        self.rows.append(command)
        self.commands.append(command)
        # a command that leaves the board as it is (None) does not release the rows held back
        holds = not is_last and (rows is None or self._is_held(command))
        rows = NO_ROWS if rows is None else rows
        if self.umpires:
            rows[:, log.MASK] |= mask_of(self.umpires)
        self._event_log.append(rows, _event_at_table(command), command.noticed, holds=holds, is_last=is_last)
        self._numbering.append(command.noticed)

    def _set_up(self, draws: Sequence[int] | None) -> None:
        encoded = self.game.encode_options(self.seats, self.options)
        self._run(
            SETUP_SEAT,
            (),
            draws,
            lambda states, tape, events: self._entries.setup(states, 0, encoded, tape, events),
        )


def mask_of(seats: Iterable[int]) -> int:
    return sum(log.only(seat) for seat in seats)


def _event_at_table(command: Command) -> list[dict[str, Any]]:
    """Return the event of a command that begins with a code of the table (`AtTable`), as a list; otherwise an empty
    list."""
    if not command.codes or command.codes[0] not in AT_TABLE:
        return []
    event = EVENTS[AtTable(command.codes[0])]
    return [{"id": event, "rule": None, "args": {"seat": {"seat": command.seat}}}]
