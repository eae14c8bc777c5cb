"""The review of a finished game: its positions step by step, including positions inside a command.

A command may lead through many stages in which nobody is asked anything, such as a whole day of war. The commands in
force are played again with the stored draws, and play stops before each stage that the game's module `hindsight` names
(see `game.py` and `stages.py`). The review reveals secrets, so it may be made only after the end.

Every game may also show its course: the power of every seat round by round, and what had been secret. If something
stays secret after the end, the course is made from a spectator's views, which do not contain it.
"""

import zlib
from collections.abc import Iterator
from typing import Any, NamedTuple, cast

import numpy as np

from . import dice, log
from .at_table import AT_TABLE, LEAVING, PREFIXES
from .bits import has_bit
from .command import SETUP_SEAT, Command, decoded
from .contract import Leave
from .entries import entries_of
from .event_log import NO_ROWS
from .game import Hindsight
from .play import Playing
from .position import Position
from .registry import load_hindsight
from .stages import ASKED
from .table import Table

Json = dict[str, Any]
# the first length of a step's log, and the factor by which it grows if it is too short
FIRST_ROOM, GROWTH = 1024, 8


class Step(NamedTuple):
    """A position that the review shows, and the log rows since the step before."""

    state: np.void  # must not be changed
    rows: np.ndarray


class LookBack:
    """The review of a finished game: its steps, and findings about what went wrong between them."""

    def __init__(self, table: Table):
        module = load_hindsight(table.game.id)
        if module is None:
            raise LookupError(table.game.id)
        self.game, self.seats, self._module = table.game, table.seats, module
        self.times: list[Json] = []
        self._states: list[bytes] = []  # compressed
        self.findings = list(module.find(self._keep(walk(table, module)), table.seats))

    def frame(self, index: int, seat: int) -> Json:
        """Return a step as a seat believed it to be, the true position, and the differences."""
        state = np.frombuffer(zlib.decompress(self._states[index]), self.game.state).copy()
        view = Position(self.game, state).view(seat)
        return {"time": self.times[index], **self._module.compare(state[0], view, seat)}

    def shown(self) -> Json:
        """Return what is the same in all frames."""
        state = np.frombuffer(zlib.decompress(self._states[0]), self.game.state).copy()
        return self._module.shown(state[0])

    def _keep(self, steps: Iterator[Step]) -> Iterator[Step]:
        for step in steps:
            self.times.append(self._module.time(step.state))
            self._states.append(zlib.compress(step.state.tobytes(), 1))
            yield step


def walk(table: Table, module: Hindsight) -> Iterator[Step]:
    """Play the commands in force again; yield every position that is shown (the first of each game time), and the last
    position."""
    player = _Player(table, module)
    time = None
    for stop in player.play():
        if module.is_shown(stop) and module.time(stop) != time:
            time = module.time(stop)
            yield player.step()
    yield player.step()


class _Player:
    """A position from which play continues from stop to stop."""

    def __init__(self, table: Table, module: Hindsight):
        self._table, self._game, self._module = table, table.game, module
        self._entries = entries_of(table.game)
        self._states = np.zeros(1, table.game.state)
        self._rows: list[np.ndarray] = []

    def step(self) -> Step:
        """Return the position, and the rows since the step before."""
        rows, self._rows = np.concatenate([NO_ROWS, *self._rows]), []
        return Step(self._states[0], rows)

    def play(self) -> Iterator[np.void]:
        """Play all commands; yield the position wherever play has stopped."""
        for command in self._table.commands:
            tape = dice.loaded_tape([value for value, _, _ in decoded(command)])
            if command.seat == SETUP_SEAT:
                self._do(tape, self._setup())
            elif command.codes[0] in LEAVING:
                if self._takes_off_board(command):
                    yield from self._act(command.seat, self._leave(command.seat), tape)
            else:
                for code in _played(command):
                    yield from self._act(command.seat, self._apply(command.seat, code), tape)

    def _setup(self) -> Playing:
        encoded = self._game.encode_options(self._table.seats, self._table.options)
        return lambda states, tape, events: self._entries.setup(states, 0, encoded, tape, events)

    def _apply(self, seat: int, code: int) -> Playing:
        return lambda states, tape, events: self._entries.apply(states, 0, seat, code, tape, events)

    def _leave(self, seat: int) -> Playing:
        leave = cast(Leave, self._game.leave)
        return lambda states, tape, events: leave(states[0], seat, tape, events)

    def _takes_off_board(self, command: Command) -> bool:
        """Return whether the game removed the seat that left from the board; it does not if leaving ended the game."""
        is_last = command is self._table.commands[-1]
        is_end = is_last and self._states.tobytes() == self._table.state_bytes()
        return self._game.leave is not None and not is_end

    def _act(self, seat: int, play: Playing, tape: np.ndarray) -> Iterator[np.void]:
        """Play, and continue after each stop of the review, but not after the pauses that an umpire set."""
        goes_on = True
        while goes_on:
            added = self._module.WATCHED & ~int(self._states[0].pauses)  # stops that only the review makes
            self._states[0].pauses ^= added  # add them
            self._do(tape, play)
            s = self._states[0]
            s.pauses ^= added  # remove them
            if s.stopped != ASKED:
                yield s
            goes_on = s.stopped != ASKED and has_bit(added, s.stopped)
            play = self._apply(seat, self._module.GO_ON)

    def _do(self, tape: np.ndarray, play: Playing) -> None:
        """Play on copies; if the log is too short, repeat with a longer log."""
        room = FIRST_ROOM
        while True:
            states, dice_left, events = self._states.copy(), tape.copy(), log.blank_log(room)
            play(states, dice_left, events)
            if not events[0, log.FULL]:
                break
            room *= GROWTH
        self._states, tape[:] = states, dice_left
        self._rows.append(log.rows(events))


def _played(command: Command) -> tuple[int, ...]:
    """Return the codes of a command that are the game's, not the table's (`AtTable`)."""
    codes = command.codes
    if codes[0] in AT_TABLE:
        return codes[1:] if codes[0] in PREFIXES else ()
    return codes


# -- The course of a game -----------------------------------------------------------------------------------


def look_at_ending(table: Table, opened: bool = False) -> Json:
    """Return the power of every seat by round and what had been secret; the game is over.

    `opened`: all seats agreed to show everything. The protocol describes the fields; the lists are empty for a game
    without `ending`. Numbers that are always 0 are left out.
    """
    ending = table.game.ending
    if ending is None:
        return {"opened": [], "rounds": [], "figures": []}
    everything = all(stream["key"] for stream in table.fairness(opened))  # nothing stays secret
    rounds: list[Json] = []
    rows: list[list[list[int]]] = []
    for number, position in table.positions():
        s: np.void = position.state[0] if everything else position.view(None)
        args = ending.round(s)
        if rounds and rounds[-1]["args"] == args:  # a round has the numbers of its last position
            rounds.pop()
            rows.pop()
        rounds.append({"args": args, "command": number})
        rows.append([[int(value) for value in measure(s)] for measure in ending.power.values()])
    figures = [
        {"id": name, "values": [row[index] for row in rows]}
        for index, name in enumerate(ending.power)
        if any(any(row[index]) for row in rows)
    ]
    return {"opened": list(ending.opened(s)), "rounds": rounds, "figures": figures}
