"""Campaigns for the tests: played by the codes of actions, or interpreted and by their names."""

from functools import cache
from typing import Any

import numpy as np

from stridsplan.engine.bits import members_of
from stridsplan.engine.dice import seeded_tape
from stridsplan.engine.entries import Entries, entries_of, load_compiled
from stridsplan.engine.log import WRITTEN, blank_log
from stridsplan.games.clusta_noba import GAME, words
from stridsplan.games.clusta_noba.actions import READY, SEAL
from stridsplan.games.clusta_noba.events import Event, Illegal
from stridsplan.games.clusta_noba.state import STATE, observe
from texts import LANGUAGES, Texts

from .board import events_of

SEAL_AND_WATCH = SEAL + 1  # seal the orders, and ask for live orders before each round
TEXTS = [Texts("clusta_noba", language) for language in LANGUAGES]


@cache
def quick_entries() -> Entries:
    """The compiled entries if they are on disk, because whole days of four sides are slow interpreted."""
    load_compiled(GAME)
    return entries_of(GAME)


class Campaign:
    """A campaign of a profile, with the events of the last action."""

    def __init__(self, seed: int = 1, profile: str = "skirmish", seats: int = 2, **options: object):
        values = GAME.resolve_options(seats, profile, options)
        self.states, self.entries = np.zeros(1, GAME.state), quick_entries()
        self.s = self.states[0]
        self.dice, self.log = seeded_tape(seed), blank_log(3000)
        self.entries.setup(self.states, 0, GAME.encode_options(seats, values), self.dice, self.log)

    def act(self, seat: int, action: int) -> None:
        assert self.entries.refuse(self.states, 0, seat, action) == Illegal.NONE
        self.log[0, WRITTEN] = 0  # empty the log
        self.entries.apply(self.states, 0, seat, action, self.dice, self.log)

    def act_all(self, action: int) -> None:
        """Let each seat that is asked give the same answer."""
        for seat in members_of(self.s.due):
            self.act(seat, action)

    def events(self) -> list[Event]:
        """The kinds of the events of the last action, in order."""
        return events_of(self.log)


def started(**options: object) -> Campaign:
    """A campaign in which all seats have made their choices before the first day."""
    campaign = Campaign(**options)
    campaign.act_all(READY)
    return campaign


class NamedCampaign:
    """A campaign of which actions are given by their names; it runs interpreted."""

    def __init__(self, profile: str, seats: int, **options: Any):
        array = np.zeros(1, STATE)
        array["options"] = GAME.encode_options(seats, GAME.resolve_options(seats, profile, options))
        self.s, self.dice, self.log = array[0], seeded_tape(3), blank_log(20_000)
        GAME.setup(self.s, self.dice, self.log)

    def view(self, seat: int | None) -> np.void:
        view = np.zeros(1, STATE)[0]
        observe(self.s, -1 if seat is None else seat, view)
        return view

    def act(self, seat: int, kind: str, **fields: Any) -> dict[str, Any]:
        """Play an action; return its JSON as the seat saw it."""
        code = GAME.actions.code(kind=kind, **fields)
        assert GAME.refuse(self.s, seat, code) == Illegal.NONE
        action = words.action(code, self.view(seat))
        GAME.apply(self.s, seat, code, self.dice, self.log)
        return action

    def question(self, seat: int | None) -> tuple[str, dict[str, Any]]:
        """The id and the arguments of the question to a seat, which must have a text in every language."""
        found = words.question(self.view(seat), seat)
        assert found["amount"] is None
        for texts in TEXTS:
            texts.sentence("waiting" if seat is None else "question", found, seat)
        return found["id"], found["args"]
