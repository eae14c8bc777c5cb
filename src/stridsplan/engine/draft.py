"""A draft: a seat's incomplete answer to a question, extended code by code on copies of the position.

People make an answer with previews. For a bot the server uses a draft, so that the whole answer becomes one command.
"""

import numpy as np

from . import dice, log
from .entries import entries_of
from .position import Position

MOST_EVENTS = 64  # room for the events of one code
LONGEST = 1_000  # the most codes of one command; a longer answer becomes several commands
IDENTITY = ("id", "race", "lap")  # the fields of a question that stay equal while it is the same question


class Draft:
    """An incomplete answer. It contains the true position, of which a bot may see only `view` and `legal`.

    `codes` are the codes so far. `goes_on` is whether another code may follow: the question is still the same, no dice
    rolled, nothing hidden was revealed, the last code had no more than `MOST_EVENTS` events, and the answer is not too
    long. `view` and `legal` are for the next code, as long as `goes_on` is true.
    """

    def __init__(self, position: Position, seat: int):
        self._position, self._seat = position, seat
        self._question = self._asked()
        self.codes: list[int] = []
        self.goes_on = True

    @property
    def is_compiled(self) -> bool:
        """Whether the rules are compiled here, and so take microseconds."""
        return entries_of(self._position.game).are_compiled

    def view(self) -> np.ndarray:
        """Return what the seat may know after the codes so far, as a record array of length 1."""
        return self._position.views(self._seat).copy()

    def legal(self) -> np.ndarray:
        """Return the codes that may come next, int32."""
        return self._position.legal(self._seat)

    def add(self, code: int) -> None:
        """Add one of the `legal` codes."""
        game, states = self._position.game, self._position.state.copy()
        # a tape without values: any draw marks it as short
        tape, events = dice.loaded_tape(()), log.blank_log(MOST_EVENTS)
        entries_of(game).apply(states, 0, self._seat, code, tape, events)
        self.codes.append(code)
        rolled, revealed = tape[dice.SHORT], any(game.is_revealing(row) for row in log.rows(events))
        if rolled or revealed or events[0, log.FULL] or len(self.codes) >= LONGEST:
            self.goes_on = False
            return
        self._position = Position(game, states)
        self.goes_on = self._seat in self._position.to_act and self._asked() == self._question

    def finish_by_timeout(self) -> None:
        """Finish the answer with timeout actions, as for a seat whose time is up."""
        while self.goes_on:
            self.add(int(self._position.timeout_action(self._seat)))

    def _asked(self) -> list[object]:
        """Return the public fields of the question, which are the same for each step of an answer."""
        question = self._position.question(None, is_asked=False)
        return [question.get(name) for name in IDENTITY]
