"""The event log of a table: what each command did, as log rows for the rules and as JSON for each seat."""

from collections.abc import Collection
from typing import Any

import numpy as np

from . import log
from .game import Game

MOST_CACHED = 8  # when the events of so many commands are cached as JSON, the cache is emptied
NO_ROWS = np.zeros((0, log.COLUMNS), np.int32)

Event = dict[str, Any]


class EventLog:
    """The events of each command; commands are numbered from 1.

    Umpires see all events at once. Rows may be held back from the others, who see them together with the rows of the
    next command that is not held back.
    """

    def __init__(self, game: Game, umpires: Collection[int] = ()):
        self._game = game
        self._umpires = frozenset(umpires)
        # by command: events of the table, such as a resignation
        self._at_table: list[list[tuple[int, Event]]] = []
        # By command, the rows of the game: shape (n, log.COLUMNS), int32
        self._rows: list[np.ndarray] = []  # as written
        self._shown: list[np.ndarray] = []  # as all but umpires see them
        self._shown_umpires: list[np.ndarray] = []  # as umpires see them
        self._held: list[np.ndarray] = []  # rows that all but umpires will see later
        # Cached JSON of the events of a few commands, separately for umpires and others
        self._events: dict[tuple[int, bool], list[tuple[int, Event]]] = {}

    def __len__(self) -> int:
        return len(self._rows)

    def append(
        self,
        rows: np.ndarray,
        at_table: list[Event],
        noticed: int = log.EVERYONE,
        *,
        holds: bool = False,
        is_last: bool = False,
    ) -> None:
        """Add the rows that a command wrote, and its events of the table (a resignation), which only the viewers that
        noticed the command see.

        `holds`: the rows are held back from all but umpires. The last command of a game (`is_last`) also shows the late
        events.
        """
        self._rows.append(rows)
        self._at_table.append([(noticed, event) for event in at_table])
        shown = self._hold_or_release(rows, holds) if holds or self._held else rows
        to_umpires = rows
        if is_last:
            late = self._late_rows()
            shown, to_umpires = np.concatenate([shown, late]), np.concatenate([rows, late])
        self._shown.append(shown)
        self._shown_umpires.append(to_umpires)

    def _hold_or_release(self, rows: np.ndarray, holds: bool) -> np.ndarray:
        """Hold the new rows back, or release them after all rows held back so far; return the rows that all but
        umpires see now."""
        self._held.append(rows)
        if holds:
            return NO_ROWS
        shown, self._held = np.concatenate(self._held), []
        return shown

    def rows_for_all(self) -> list[np.ndarray]:
        """Return the rows that everybody may see, one array per command."""
        return [rows[(rows[:, log.MASK] & log.EVERYONE) != 0] for rows in self._shown]

    def all_rows(self) -> list[np.ndarray]:
        """Return all rows, one array per command."""
        return list(self._rows)

    def since(self, seat: int | None, number: int) -> list[tuple[int, Event]]:
        """Return the events after command `number` that a seat (None: a spectator) may see, each with the number of its
        command."""
        numbers = range(number + 1, len(self) + 1)
        return [(each, event) for each in numbers for event in self._seen_by(each, seat)]

    def number_before(self, seat: int | None, count: int) -> int:
        """Return the number of the latest command after which a seat may see at least `count` events; 0 if it may see
        no earlier ones."""
        number = len(self)
        while number > 0 and count > 0:
            count -= len(self._seen_by(number, seat))
            number -= 1
        is_cut = any(self._seen_by(earlier, seat) for earlier in range(1, number + 1))
        return number if is_cut else 0

    def _late_rows(self) -> np.ndarray:
        """Return the rows of late events, which everybody sees when play has ended, with the mask of everybody."""
        kinds = [int(kind) for kind in self._game.events if kind.is_late]
        late = np.concatenate([rows[np.isin(rows[:, log.EVENT], kinds)] for rows in self._rows])
        late[:, log.MASK] |= log.EVERYONE
        return late

    def rows(self, number: int) -> np.ndarray:
        """Return the rows of one command."""
        return self._rows[number - 1]

    def _seen_by(self, number: int, seat: int | None) -> list[Event]:
        """Return the events of one command that a seat may see. `index` counts these, not the events hidden from the
        seat."""
        events = self._events_of(number, seat in self._umpires)
        seen = (event for mask, event in events if log.may_see(mask, seat))
        return [{"index": index, **event} for index, event in enumerate(seen)]

    def _events_of(self, number: int, to_umpires: bool) -> list[tuple[int, Event]]:
        """Return the events of one command, each with the mask of who may see it; cached, since all seats request the
        latest."""
        if (number, to_umpires) not in self._events:
            if len(self._events) >= MOST_CACHED:
                self._events.clear()
            self._events[number, to_umpires] = self._to_json(number, to_umpires)
        return self._events[number, to_umpires]

    def _to_json(self, number: int, to_umpires: bool) -> list[tuple[int, Event]]:
        rows = (self._shown_umpires if to_umpires else self._shown)[number - 1]
        sentences = ((int(row[log.MASK]), self._game.words.event(row)) for row in rows)
        return self._at_table[number - 1] + [(mask, sentence) for mask, sentence in sentences if sentence]
