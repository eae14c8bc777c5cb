"""Looking back on a game that is over: its positions step by step, also those inside a command.

Where nobody is asked anything for a whole day of war, a command leads from one day to the next. The commands in force
are played once more, with the draws that were stored, and play stops at every step that the game's room `hindsight`
names (see `game.py` and `stages.py`). Everything here is for after the end: it tells the truth.
"""

import zlib
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np

from . import dice, log
from .at_table import AT_TABLE, PREFIXES
from .bits import has_bit
from .command import SETUP_SEAT, Command, decoded
from .entries import entries_of
from .event_log import NO_ROWS
from .game import Game, Hindsight
from .position import Position
from .record import Log, Records, Tape
from .registry import load_hindsight
from .table import Table

Json = dict[str, Any]
FIRST_ROOM, GROWTH = 1024, 8  # events of one step


class Step(NamedTuple):
    """A position that is shown, and the log rows since the one before."""

    state: np.void  # to be read only
    rows: np.ndarray


class LookBack:
    """A finished game once more: its steps, and what went wrong between them."""

    def __init__(self, table: Table):
        room = load_hindsight(table.game.id)
        if room is None:
            raise LookupError(table.game.id)
        self.game, self.seats, self._room = table.game, table.seats, room
        self.times: list[Json] = []
        self._states: list[bytes] = []  # compressed
        self.findings = list(room.find(self._keep(walk(table, room)), table.seats))

    def frame(self, index: int, seat: int) -> Json:
        """Return a step as a seat believed it to be, as it was, and where these differ."""
        state = np.frombuffer(zlib.decompress(self._states[index]), self.game.state).copy()
        view = Position(self.game, state).view(seat)
        return {"time": self.times[index], **self._room.compare(state[0], view, seat)}

    def shown(self) -> Json:
        """Return what is the same in all frames."""
        state = np.frombuffer(zlib.decompress(self._states[0]), self.game.state).copy()
        return self._room.shown(state[0])

    def _keep(self, steps: Iterator[Step]) -> Iterator[Step]:
        for step in steps:
            self.times.append(self._room.time(step.state))
            self._states.append(zlib.compress(step.state.tobytes(), 1))
            yield step


def walk(table: Table, room: Hindsight) -> Iterator[Step]:
    """Play the commands in force again; give every position that is shown, each time once, and the last one."""
    player = _Player(table.game, room)
    time = None
    for stop in player.play(table):
        if room.is_shown(stop) and room.time(stop) != time:
            time = room.time(stop)
            yield player.step()
    yield player.step()


class _Player:
    """A position that is played on, from stop to stop."""

    def __init__(self, game: Game, room: Hindsight):
        self._game, self._room, self._entries = game, room, entries_of(game)
        self._states = np.zeros(1, game.state)
        self._rows: list[np.ndarray] = []

    def step(self) -> Step:
        """Return the position, and the rows since the step before."""
        rows, self._rows = np.concatenate([NO_ROWS, *self._rows]), []
        return Step(self._states[0], rows)

    def play(self, table: Table) -> Iterator[np.void]:
        """Play all commands; give the position wherever play has stopped."""
        encoded = self._game.encode_options(table.seats, table.options)
        for command in table.commands:
            tape = dice.loaded([value for value, _, _ in decoded(command)])
            if command.seat == SETUP_SEAT:
                self._do(tape, lambda *room: self._entries.setup(room[0], 0, encoded, *room[1:]))
            for code in _played(command):
                yield from self._act(command.seat, code, tape)

    def _act(self, seat: int, code: int, tape: np.ndarray) -> Iterator[np.void]:
        """Play one code, and on from each stop that is no umpire's."""
        is_ours = True
        while is_ours:
            added = self._room.watch(self._states[0])
            self._do(tape, lambda *room: self._entries.apply(room[0], 0, seat, code, *room[1:]))  # noqa: B023
            s = self._states[0]
            self._room.unwatch(s, added)
            if self._room.is_stopped(s):
                yield s
            is_ours = self._room.is_stopped(s) and has_bit(added, s.stopped)
            code = self._room.GO_ON

    def _do(self, tape: np.ndarray, play: Callable[[Records, Tape, Log], None]) -> None:
        """Do something on copies, again with a longer log if it ran short."""
        room = FIRST_ROOM
        while True:
            states, dice_left, events = self._states.copy(), tape.copy(), log.blank_log(room)
            play(states, dice_left, events)
            if not events[0, 1]:
                break
            room *= GROWTH
        self._states, tape[:] = states, dice_left
        self._rows.append(log.rows(events))


def _played(command: Command) -> tuple[int, ...]:
    """The codes that the board has played."""
    codes = command.codes
    if codes and codes[0] in AT_TABLE:
        return codes[1:] if codes[0] in PREFIXES else ()
    return codes
