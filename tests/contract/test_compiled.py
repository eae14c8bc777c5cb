"""Interpreted and compiled games agree byte for byte."""

import numpy as np
import pytest

from contract.cases import CASES, FEW, each_of
from contract.walk import LOG_SIZE, SHARE, Walk, returns, seeds_of
from depth import SOAK, depth, some
from stridsplan.engine import dice, log
from stridsplan.engine.entries import compiled, interpreted

# Random play is not inlined in games whose actions take long. Interpreting these is slow, so fewer of their tables
# and positions are compared
COMPARED = [case for case in CASES if case.game.inlines_random_play or case in FEW]
INLINING = [case for case in CASES if case.game.inlines_random_play]
each_case = each_of(COMPARED)


@pytest.fixture(autouse=True)
def _compiled(pace):
    if pace > 1:
        pytest.skip("the entries are not compiled")


class Pair:
    """One position, played with compiled and with interpreted entries."""

    def __init__(self, case, entries, seed):
        self.walk = Walk(case, entries[case.game_id], seed)
        self.slow = interpreted(case.game)  # the entries of `walk` are compiled

    def compare_position(self):
        walk, slow = self.walk, self.slow
        states, case = walk.states.copy(), walk.case
        assert slow.to_act(states, 0) == walk.entries.to_act(states, 0)
        assert slow.defects(states, 0) == walk.entries.defects(states, 0)
        ends = np.zeros(2 * case.seats, np.int32)
        slow.returns(states, 0, ends)
        assert (ends[: case.seats].tolist(), ends[case.seats :].tolist()) == returns(walk)
        for seat in range(-1, case.seats):
            self.compare_views(states, seat)
        # Slow, so compare for one viewer in each call, in turn (-1: a spectator)
        self.compare_determinization(states, walk.steps % (case.seats + 1) - 1)
        for seat in range(case.seats):
            self.compare_lists(states, seat)

    def compare_views(self, states, seat):
        views = np.zeros(1, states.dtype)
        self.slow.observe(states, 0, seat, views, 0)
        assert views.tobytes() == self.walk.view(seat).tobytes()

    def compare_determinization(self, states, seat):
        """Compare a determinization from a seat's view."""
        views, found = np.zeros(1, states.dtype), np.zeros(1, states.dtype)
        self.slow.observe(states, 0, seat, views, 0)
        self.slow.determinize(views, 0, seat, dice.seeded_tape(self.walk.steps), found, 0)
        assert found.tobytes() == self.walk.determinized(seat, self.walk.steps).tobytes()

    def compare_lists(self, states, seat):
        walk, slow = self.walk, self.slow
        out = np.zeros(len(walk.game.actions), np.int32)
        n = slow.legal(states, 0, seat, out)
        assert out[:n].tolist() == walk.legal(seat)
        for code in walk.rng.integers(-1, len(walk.game.actions) + 1, 25):
            assert slow.refuse(states, 0, seat, int(code)) == walk.refuse(seat, int(code))
        if seat in walk.asked():
            assert slow.timeout_action(states, 0, seat) == walk.entries.timeout_action(states, 0, seat)
        if seat in walk.asked() and (walk.game.inlines_random_play or seat == walk.steps % walk.case.seats):
            chosen = slow.policy(walk.view(seat), 0, seat, out, n, dice.seeded_tape(walk.steps))
            assert chosen == walk.policy(seat, walk.legal(seat))

    def compare_action(self, seat, code):
        """Play an action with both; compare position, tape and events."""
        walk, events = self.walk, log.blank_log(LOG_SIZE)
        states, tape = walk.states.copy(), walk.tape.copy()
        self.slow.apply(states, 0, seat, code, tape, events)
        walk.act(seat, code)
        assert states.tobytes() == walk.bytes
        assert np.array_equal(tape, walk.tape)
        assert np.array_equal(log.rows(events), walk.rows)


@each_case
def test_actions_throughout_a_game_must_agree(case, entries):
    pair = Pair(case, entries, seed=21)
    walk = pair.walk
    for step in range(1500):
        if not walk.asked():
            break
        seat, code = walk.draw_standing_order() or walk.choose()
        share = SHARE if case.game.inlines_random_play else SHARE / 8
        if step < 10 * share or walk.rng.random() < 0.02 * share:
            pair.compare_position()
            pair.compare_action(seat, code)
        else:
            walk.act(seat, code)
    pair.compare_position()


@pytest.mark.parametrize("case", some(FEW, 6), ids=str)
def test_a_whole_game_must_agree(case, entries):
    pair = Pair(case, entries, seed=22)
    for _ in range(depth(300, 800)):
        if not pair.walk.asked():
            break
        pair.compare_action(*pair.walk.choose())
    pair.compare_position()


@each_case
def test_the_set_up_must_agree(case, entries):
    for seed in range(depth(1, 3)):
        walk = Walk(case, entries[case.game_id], seed)
        states, events = np.zeros(1, case.game.state), log.blank_log(LOG_SIZE)
        tape = dice.seeded_tape(seeds_of(case, seed))
        interpreted(case.game).setup(states, 0, case.encoded, tape, events)
        assert states.tobytes() == walk.bytes
        assert np.array_equal(tape, walk.tape)
        assert np.array_equal(log.rows(events), walk.rows)


if SOAK:  # compiling takes long; `make test` compiles the game of docs/adding-a-game.md

    @pytest.mark.parametrize("case", INLINING, ids=str)
    def test_random_play_must_agree(case, entries):
        check_random_play(case, entries)


def check_random_play(case, entries):
    """Compare the compiled entry `random_play` with the interpreted one, byte for byte."""
    walk = Walk(case, entries[case.game_id], seed=23)
    results = []
    for entries_of_mode in (compiled(case.game, ("random_play",)), interpreted(case.game)):
        states, tape, events = walk.states.copy(), dice.seeded_tape(23), log.blank_log()
        out, counts = np.zeros(len(case.game.actions), np.int32), np.zeros(len(case.game.actions), np.int64)
        actions = entries_of_mode.random_play(states, 0, 120, tape, events, out, counts)
        assert counts.sum() == actions
        results.append((states.tobytes(), tape.tobytes(), counts.tobytes(), actions))
    assert results[0] == results[1]
