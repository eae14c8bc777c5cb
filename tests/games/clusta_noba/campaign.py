"""A campaign for the tests: the rules interpreted, played by the codes of actions."""

import numpy as np

from stridsplan.engine.bits import members_of
from stridsplan.engine.dice import seeded
from stridsplan.engine.log import blank_log, rows
from stridsplan.games.clusta_noba import GAME
from stridsplan.games.clusta_noba.actions import READY, SEAL
from stridsplan.games.clusta_noba.events import Illegal

SEAL_AND_WATCH = SEAL + 1


class Campaign:
    """The skirmish, interpreted, with the events of the last action."""

    def __init__(self, seed: int = 1, profile: str = "skirmish", seats: int = 2, **options: object):
        values = GAME.resolve_options(seats, profile, options)
        states = np.zeros(1, GAME.state)
        self.s = states[0]
        self.s.options = GAME.encode_options(seats, values)[0]
        self.dice, self.log = seeded(seed), blank_log(3000)
        GAME.setup(self.s, self.dice, self.log)

    def act(self, seat: int, action: int) -> None:
        assert GAME.refuse(self.s, seat, action) == Illegal.NONE
        self.log[0, 0] = 0
        GAME.apply(self.s, seat, action, self.dice, self.log)

    def all_do(self, action: int) -> None:
        """Each seat that is asked gives the same answer."""
        for seat in members_of(self.s.due):
            self.act(seat, action)

    def events(self) -> list[int]:
        return [int(row[1]) for row in rows(self.log)]


def started(**options: object) -> Campaign:
    campaign = Campaign(**options)
    campaign.all_do(READY)
    return campaign
