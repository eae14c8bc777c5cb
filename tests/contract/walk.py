"""A walk through a game: chosen actions one after another, under interpreted or compiled entries."""

from zlib import crc32

import numpy as np

from stridsplan.engine import dice, log

LOG_ROOM = 3000


def seeds_of(case, seed):
    """Every table walks its own way."""
    return np.random.SeedSequence([seed, crc32(str(case).encode())])


class Walk:
    """A position under play, and all that the actions so far have drawn and told."""

    def __init__(self, case, entries, seed=0):
        self.case, self.game, self.entries = case, case.game, entries
        self.states = np.zeros(1, self.game.state)
        self.tape, self.rng = dice.seeded(seeds_of(case, seed)), np.random.default_rng(seeds_of(case, seed))
        self.rows = self.play(lambda events: entries.setup(self.states, 0, case.encoded, self.tape, events))
        self.steps = 0

    def play(self, action):
        events = log.blank_log(LOG_ROOM)
        action(events)
        assert not events[0, 1], "an action wrote more events than the log of the test holds"
        return log.rows(events)

    @property
    def bytes(self):
        return self.states.tobytes()

    def asked(self):
        mask = self.entries.to_act(self.states, 0)
        return [seat for seat in range(self.case.seats) if mask >> seat & 1]

    def legal(self, seat, states=None):
        out = np.full(self.game.actions, -1, np.int32)
        return out[: self.entries.legal(self.states if states is None else states, 0, seat, out)].tolist()

    def refuse(self, seat, code, states=None):
        return int(self.entries.refuse(self.states if states is None else states, 0, seat, code))

    def refusals(self, seat, states=None):
        """Why each code is refused, 0 where it is legal."""
        return [self.refuse(seat, code, states) for code in range(self.game.actions)]

    def view(self, seat, states=None):
        views = np.zeros(1, self.game.state)
        self.entries.observe(self.states if states is None else states, 0, seat, views, 0)
        return views

    def imagined(self, seat, seed=0):
        """A position that `seat` cannot tell from the true one."""
        states = np.zeros(1, self.game.state)
        self.entries.imagine(self.view(seat), 0, seat, dice.seeded(seed), states, 0)
        return states

    def act(self, seat, code):
        apply = self.entries.apply
        self.rows = self.play(lambda events: apply(self.states, 0, seat, code, self.tape, events))
        self.steps += 1
        return self.rows

    def choose(self):
        """A seat that owes a decision, and one of its actions: what its policy plays, or any."""
        seat = int(self.rng.choice(self.asked()))
        codes = self.legal(seat)
        if self.rng.random() < 0.5:
            return seat, self.policy(seat, codes)
        return seat, codes[int(self.rng.integers(len(codes)))]

    def policy(self, seat, codes):
        out = np.array(codes, np.int32)
        return int(self.entries.policy(self.view(seat), 0, seat, out, len(codes), dice.seeded(self.steps)))

    def orders(self):
        """Sometimes a seat that owes nothing gives a standing order, if the game has any."""
        for seat in range(self.case.seats):
            if seat not in self.asked() and self.rng.random() < 0.02:
                codes = self.legal(seat)
                if codes:
                    return seat, codes[int(self.rng.integers(len(codes)))]
        return None

    def positions(self, limit, pick=None):
        """Play on, and stop at every position on the way (the first, and the last with nobody to act)."""
        for _ in range(limit):
            yield self
            if not self.asked():
                return
            self.act(*(self.orders() or (pick or self.choose)()))


def returns(walk):
    out = np.zeros(2 * walk.case.seats, np.int32)
    walk.entries.returns(walk.states, 0, out)
    return out[: walk.case.seats].tolist(), out[walk.case.seats :].tolist()
