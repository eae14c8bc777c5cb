"""A walk through a game: a sequence of actions, played with interpreted or compiled entries."""

from zlib import crc32

import numpy as np

from depth import SOAK
from stridsplan.engine import dice, log

LOG_SIZE = 3000
# The number of positions that tests examine closely, as a share of their number in `make soak`
SHARE = 1 if SOAK else 1 / 3


def seeds_of(case, seed):
    """Return a seed that differs for each table."""
    return np.random.SeedSequence([seed, crc32(str(case).encode())])


class Walk:
    """A game in progress: its position, its random tape, and the events of the last action.

    Entries are called with an array of positions and the index of one, here always 0. A spectator has the seat -1.
    """

    def __init__(self, case, entries, seed=0):
        self.case, self.game, self.entries = case, case.game, entries
        self.states = np.zeros(1, self.game.state)
        self.tape, self.rng = (
            dice.seeded_tape(seeds_of(case, seed)),
            np.random.default_rng(seeds_of(case, seed)),
        )
        self.rows = self.play(lambda events: entries.setup(self.states, 0, case.encoded, self.tape, events))
        self.steps = 0

    @classmethod
    def at(cls, case, entries, states):
        """Return a walk that begins at a copy of a position."""
        walk = cls(case, entries)
        walk.states = states.copy()
        return walk

    def play(self, action):
        """Call a function with an empty log; return the rows that it wrote."""
        events = log.blank_log(LOG_SIZE)
        action(events)
        assert not events[0, log.FULL], "an action wrote more events than fit in the log of the test"
        return log.rows(events)

    @property
    def bytes(self):
        return self.states.tobytes()

    def asked(self):
        mask = self.entries.to_act(self.states, 0)
        return [seat for seat in range(self.case.seats) if mask >> seat & 1]

    def legal(self, seat, states=None):
        out = np.full(len(self.game.actions), -1, np.int32)
        return out[: self.entries.legal(self.states if states is None else states, 0, seat, out)].tolist()

    def refuse(self, seat, code, states=None):
        return int(self.entries.refuse(self.states if states is None else states, 0, seat, code))

    def refusals(self, seat, states=None):
        """Return the refusal of each code, 0 if it is legal."""
        return [self.refuse(seat, code, states) for code in range(len(self.game.actions))]

    def view(self, seat, states=None):
        views = np.zeros(1, self.game.state)
        self.entries.observe(self.states if states is None else states, 0, seat, views, 0)
        return views

    def determinized(self, seat, seed=0):
        """Return a random position that `seat` cannot distinguish from the true one."""
        states = np.zeros(1, self.game.state)
        self.entries.determinize(self.view(seat), 0, seat, dice.seeded_tape(seed), states, 0)
        return states

    def act(self, seat, code):
        apply = self.entries.apply
        self.rows = self.play(lambda events: apply(self.states, 0, seat, code, self.tape, events))
        self.steps += 1
        return self.rows

    def choose(self):
        """Return a seat that is asked, and an action of it: its policy's choice, or a random one."""
        seat = int(self.rng.choice(self.asked()))
        codes = self.legal(seat)
        if self.rng.random() < 0.5:
            return seat, self.policy(seat, codes)
        return seat, codes[int(self.rng.integers(len(codes)))]

    def policy(self, seat, codes):
        out = np.array(codes, np.int32)
        return int(
            self.entries.policy(self.view(seat), 0, seat, out, len(codes), dice.seeded_tape(self.steps))
        )

    def draw_standing_order(self):
        """Sometimes return a seat that is not asked, and a standing order of it; otherwise None."""
        for seat in range(self.case.seats):
            if seat not in self.asked() and self.rng.random() < 0.02:
                codes = self.legal(seat)
                if codes:
                    return seat, codes[int(self.rng.integers(len(codes)))]
        return None

    def positions(self, limit, pick=None):
        """Play, and yield at every position, from the first one to the end of the game or the limit.

        `pick` returns a seat and its next code; by default `choose` does.
        """
        for _ in range(limit):
            yield self
            if not self.asked():
                return
            self.act(*(self.draw_standing_order() or (pick or self.choose)()))


def returns(walk):
    """Return the payoffs and the ranks of the seats."""
    out = np.zeros(2 * walk.case.seats, np.int32)
    walk.entries.returns(walk.states, 0, out)
    return out[: walk.case.seats].tolist(), out[walk.case.seats :].tolist()
