"""Interpreted and compiled, a game is the same byte for byte."""

import numpy as np
import pytest

from contract.cases import CASES, FEW
from contract.walk import LOG_ROOM, Walk, returns, seeds_of
from stridsplan.engine import dice, log
from stridsplan.engine.entries import interpreted

each_case = pytest.mark.parametrize("case", CASES, ids=str)


@pytest.fixture(autouse=True)
def _compiled(pace):
    if pace > 1:
        pytest.skip("the entries are not compiled")


class Twins:
    """One position under both entries."""

    def __init__(self, case, entries, seed):
        self.walk = Walk(case, entries[case.game_id], seed)
        self.slow = interpreted(case.game)

    def compare_looks(self):
        walk, slow = self.walk, self.slow
        states, case = walk.states.copy(), walk.case
        assert slow.to_act(states, 0) == walk.entries.to_act(states, 0)
        assert slow.defects(states, 0) == walk.entries.defects(states, 0)
        ends = np.zeros(2 * case.seats, np.int32)
        slow.returns(states, 0, ends)
        assert (ends[: case.seats].tolist(), ends[case.seats :].tolist()) == returns(walk)
        for seat in range(-1, case.seats):
            self.compare_views(states, seat)
        self.compare_twin(
            states, walk.steps % (case.seats + 1) - 1
        )  # takes long: one side at a time, in turn
        for seat in range(case.seats):
            self.compare_lists(states, seat)

    def compare_views(self, states, seat):
        views = np.zeros(1, states.dtype)
        self.slow.observe(states, 0, seat, views, 0)
        assert views.tobytes() == self.walk.view(seat).tobytes()

    def compare_twin(self, states, seat):
        """What a seat may imagine is the same position."""
        views, twins = np.zeros(1, states.dtype), np.zeros(1, states.dtype)
        self.slow.observe(states, 0, seat, views, 0)
        self.slow.imagine(views, 0, seat, dice.seeded(self.walk.steps), twins, 0)
        assert twins.tobytes() == self.walk.imagined(seat, self.walk.steps).tobytes()

    def compare_lists(self, states, seat):
        walk, slow = self.walk, self.slow
        out = np.zeros(walk.game.actions, np.int32)
        n = slow.legal(states, 0, seat, out)
        assert out[:n].tolist() == walk.legal(seat)
        for code in walk.rng.integers(-1, walk.game.actions + 1, 25):
            assert slow.refuse(states, 0, seat, int(code)) == walk.refuse(seat, int(code))
        if seat in walk.asked():
            assert slow.lapse(states, 0, seat) == walk.entries.lapse(states, 0, seat)
            chosen = slow.policy(walk.view(seat), 0, seat, out, n, dice.seeded(walk.steps))
            assert chosen == walk.policy(seat, walk.legal(seat))

    def compare_action(self, seat, code):
        """Both play it: the same position, tape and rows."""
        walk, events = self.walk, log.blank_log(LOG_ROOM)
        states, tape = walk.states.copy(), walk.tape.copy()
        self.slow.apply(states, 0, seat, code, tape, events)
        walk.act(seat, code)
        assert states.tobytes() == walk.bytes
        assert np.array_equal(tape, walk.tape)
        assert np.array_equal(log.rows(events), walk.rows)


@each_case
def test_actions_all_over_a_game_must_come_to_the_same(case, entries):
    twins = Twins(case, entries, seed=21)
    walk = twins.walk
    for step in range(1500):
        if not walk.asked():
            break
        seat, code = walk.orders() or walk.choose()
        if step < 10 or walk.rng.random() < 0.02:
            twins.compare_looks()
            twins.compare_action(seat, code)
        else:
            walk.act(seat, code)
    twins.compare_looks()


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_whole_game_must_come_to_the_same(case, entries):
    twins = Twins(case, entries, seed=22)
    for _ in range(800):
        if not twins.walk.asked():
            break
        twins.compare_action(*twins.walk.choose())
    twins.compare_looks()


@each_case
def test_the_set_up_must_come_to_the_same(case, entries):
    for seed in range(3):
        walk = Walk(case, entries[case.game_id], seed)
        states, events = np.zeros(1, case.game.state), log.blank_log(LOG_ROOM)
        tape = dice.seeded(seeds_of(case, seed))
        interpreted(case.game).setup(states, 0, case.encoded, tape, events)
        assert states.tobytes() == walk.bytes
        assert np.array_equal(tape, walk.tape)
        assert np.array_equal(log.rows(events), walk.rows)


@each_case
def test_a_random_play_out_must_come_to_the_same(case, entries):
    walk = Walk(case, entries[case.game_id], seed=23)
    results = []
    for which in (walk.entries, interpreted(case.game)):
        states, tape, events = walk.states.copy(), dice.seeded(23), log.blank_log()
        out, counts = np.zeros(case.game.actions, np.int32), np.zeros(case.game.actions, np.int64)
        actions = which.play_out(states, 0, 120, tape, events, out, counts)
        assert counts.sum() == actions
        results.append((states.tobytes(), tape.tobytes(), counts.tobytes(), actions))
    assert results[0] == results[1]
