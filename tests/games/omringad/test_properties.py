"""Random games: positions are valid, and determinized positions have the same views."""

import numpy as np
import pytest

from depth import depth
from games.omringad.board import ENTRIES
from stridsplan.engine import dice, log
from stridsplan.games.omringad import GAME
from stridsplan.games.omringad.actions import PASS
from stridsplan.games.omringad.state import Ask

TABLES = [
    (2, {}),
    (2, {"auction": "live", "pin": "combat", "limit": 100}),
    (4, {"auction": "sealed", "mage": "ranged", "defender": "controller"}),
    (4, {"teams": "diagonal", "unequal_stacks": True, "unplaced": "lost", "pin": "combat"}),
]


class Walk:
    """A random game with few passes, so that stacks meet; methods with `states` look at that array instead."""

    def __init__(self, seats, options, seed):
        self.seats, self.rng, self.tape = seats, np.random.default_rng(seed), dice.seeded_tape(seed)
        self.states = np.zeros(1, GAME.state)
        values = GAME.encode_options(seats, GAME.resolve_options(seats, None, options))
        ENTRIES.setup(self.states, 0, values, self.tape, log.blank_log())

    @property
    def s(self):
        return self.states[0]

    def to_act(self):
        return [seat for seat in range(self.seats) if self.s.due >> seat & 1]

    def legal(self, seat, states=None):
        out = np.zeros(len(GAME.actions), np.int32)
        return out[: ENTRIES.legal(self.states if states is None else states, 0, seat, out)].tolist()

    def view(self, seat, states=None):
        """The view of a seat (-1: a spectator), as an array with one record."""
        views = np.zeros(1, GAME.state)
        ENTRIES.observe(self.states if states is None else states, 0, seat, views, 0)
        return views

    def step(self):
        """Play one random action of a random seat that is asked."""
        seat = int(self.rng.choice(self.to_act()))
        codes = self.legal(seat)
        code = int(self.rng.choice(codes))
        if code == PASS and len(codes) > 1 and self.rng.random() < 0.9:
            code = codes[0]
        ENTRIES.apply(self.states, 0, seat, code, self.tape, log.blank_log())


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_positions_must_be_valid_and_determinized_positions_have_the_same_views(seats, options):
    walk = Walk(seats, options, seed=seats)
    steps = 0
    while walk.to_act() and steps < depth(100, 220):
        walk.step()
        steps += 1
        assert ENTRIES.defects(walk.states, 0) == 0
        if steps % 12 == 0 or (walk.s.ask >= Ask.CHOOSE_BATTLE and walk.s.ask < Ask.REINFORCE):
            check_determinized(walk, steps)


def check_determinized(walk, steps):
    """Assert that determinized positions are valid, and have the same views as the true position."""
    for seat in range(-1, walk.seats):  # -1: a spectator
        garbage = np.full(GAME.state.itemsize, 7, np.uint8)  # `determinize` must fill every field
        view, determinized = walk.view(seat), garbage.view(GAME.state)
        ENTRIES.determinize(view, 0, seat, dice.seeded_tape(steps), determinized, 0)
        assert ENTRIES.defects(determinized, 0) == 0
        assert walk.view(seat, determinized).tobytes() == view.tobytes()
        if seat >= 0:
            assert walk.legal(seat) == walk.legal(seat, view) == walk.legal(seat, determinized)


def test_the_same_seed_must_give_the_same_game():
    ends = set()
    for _ in range(2):
        walk = Walk(2, {}, seed=5)
        for _ in range(60):
            walk.step()
        ends.add(walk.states.tobytes())
    assert len(ends) == 1
