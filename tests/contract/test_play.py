"""What any play of any game must keep to."""

import numpy as np
import pytest

from contract.cases import CASES
from contract.walk import Walk, returns
from stridsplan.engine import dice
from stridsplan.engine.entries import interpreted
from stridsplan.engine.record import copy_state

LIMIT = 1500
each_case = pytest.mark.parametrize("case", CASES, ids=str)


@each_case
def test_play_must_end_or_stop_at_the_limit_with_sound_positions_on_the_way(case, entries, pace):
    walk = Walk(case, entries[case.game_id], seed=1)
    for _ in walk.positions(LIMIT // pace):
        assert walk.entries.defects(walk.states, 0) == 0, f"after {walk.steps} actions"
        mask = walk.entries.to_act(walk.states, 0)
        assert 0 <= mask < 1 << case.seats
        for seat in range(case.seats):
            codes = walk.legal(seat)
            assert codes or not mask >> seat & 1, f"seat {seat} owes a decision and has none to make"
            assert len(set(codes)) == len(codes)
            assert all(0 <= code < case.game.actions for code in codes)
            assert mask or not codes


@each_case
def test_the_legal_list_must_be_what_is_not_refused(case, entries, pace):
    walk = Walk(case, entries[case.game_id], seed=2)
    for _ in walk.positions(600 // pace):
        if walk.rng.random() > 0.06:
            continue
        before = walk.bytes
        for seat in range(case.seats):
            why = walk.refusals(seat)
            assert sorted(walk.legal(seat)) == [code for code, reason in enumerate(why) if not reason]
            assert set(why) <= {int(member) for member in case.game.illegal}
        for code in (-1, -(2**31), case.game.actions, 2**31 - 1):
            assert walk.refuse(walk.asked()[0] if walk.asked() else 0, code) != 0
        assert walk.bytes == before


@each_case
def test_looking_at_a_position_may_not_change_it(case, entries, pace):
    walk = Walk(case, entries[case.game_id], seed=3)
    for _ in walk.positions(600 // pace):
        if walk.rng.random() > 0.06:
            continue
        before = walk.bytes
        for seat in range(-1, case.seats):
            view = walk.view(seat)
            seen = view.tobytes()
            walk.imagined(seat)
            assert walk.view(seat).tobytes() == seen
            assert walk.view(seat, view).tobytes() == seen, "a view seen by its own seat is the same view"
        for seat in walk.asked():
            walk.entries.lapse(walk.states, 0, seat)
            walk.policy(seat, walk.legal(seat))
        returns(walk)
        walk.entries.defects(walk.states, 0)
        assert walk.bytes == before


@each_case
def test_a_game_of_lapses_must_go_on(case, entries, pace):
    walk = Walk(case, entries[case.game_id], seed=4)

    def late():
        seat = int(walk.rng.choice(walk.asked()))
        return seat, walk.entries.lapse(walk.states, 0, seat)

    before = None
    for _ in walk.positions(800 // pace, late):
        now = walk.bytes, walk.tape.tobytes()
        assert now != before, "nothing was changed, and nothing drawn"
        before = now
        for seat in walk.asked():
            assert walk.entries.lapse(walk.states, 0, seat) in walk.legal(seat)
    assert walk.steps >= min(100, 800 // pace - 1) or not walk.asked()


@each_case
def test_a_seat_may_be_late_at_any_decision(case, entries, pace):
    walk = Walk(case, entries[case.game_id], seed=5)
    for _ in walk.positions(LIMIT // pace):
        for seat in walk.asked():
            assert walk.refuse(seat, walk.entries.lapse(walk.states, 0, seat)) == 0


@each_case
def test_the_policy_must_play_a_legal_action_and_be_the_same_on_the_same_view(case, entries, pace):
    walk = Walk(case, entries[case.game_id], seed=6)
    for _ in walk.positions(600 // pace):
        for seat in walk.asked():
            codes = walk.legal(seat)
            played = walk.policy(seat, codes)
            assert played in codes
            assert walk.policy(seat, codes) == played


@each_case
def test_returns_must_rank_every_seat_and_pay_only_at_the_end(case, entries, pace):
    walk = Walk(case, entries[case.game_id], seed=7)
    for _ in walk.positions(LIMIT // pace):
        payoffs, ranks = returns(walk)
        assert all(1 <= rank <= case.seats for rank in ranks)
        assert 1 in ranks
        if walk.asked():
            assert payoffs == [0] * case.seats
        else:
            assert abs(sum(payoffs)) < case.seats
            assert max(payoffs) == payoffs[ranks.index(1)]
            assert max(payoffs) > 0 or set(ranks) == {1}, "nothing is paid in a draw of all, and then only"


@each_case
def test_who_is_eliminated_must_owe_nothing_never_come_back_and_not_win(case, entries, pace):
    """The table leaves such a seat out of every agreement (`Game.eliminated`)."""
    if case.game.eliminated is None:
        return
    before = 0
    for walk in Walk(case, entries[case.game_id], seed=10).positions(LIMIT // pace):
        now = case.game.eliminated(walk.view(-1)[0])
        asked = walk.entries.to_act(walk.states, 0)
        assert now & before == before, "a seat that was eliminated is back"
        assert not now & asked
        assert not now >> case.seats
        assert now & ~before == 0 or now != (1 << case.seats) - 1
        for seat in range(case.seats):
            assert case.game.eliminated(walk.view(seat)[0]) == now, "everybody knows who is eliminated"
        payoffs, _ = returns(walk)
        assert asked or not any(now >> seat & 1 for seat in range(case.seats) if payoffs[seat] > 0)
        before = now


@each_case
def test_a_copy_must_be_equal_and_independent(case, entries, pace):
    walk = Walk(case, entries[case.game_id], seed=8)
    for _ in walk.positions(300 // pace):
        pass
    pair = np.zeros(3, case.game.state)
    copy_state(pair, 1, walk.states, 0)
    assert pair[1].tobytes() == walk.bytes
    assert not any(pair[0].tobytes() + pair[2].tobytes())
    if walk.asked():
        walk.act(*walk.choose())
        assert pair[1].tobytes() != walk.bytes


@each_case
def test_seats_that_choose_at_once_may_answer_in_any_order(case, entries, pace):
    walk = Walk(case, entries[case.game_id], seed=9)
    found = 0
    for _ in walk.positions(400 // pace):
        if len(walk.asked()) > 1 and not is_race(walk) and (found < 5 or walk.rng.random() < 0.02):
            found += 1
            assert_any_order(walk)
    assert found or not chooses_at_once(case)


def is_race(walk):
    """Where the question says that who is faster counts."""
    return "race" in walk.game.words.question(walk.view(-1)[0], None)


def chooses_at_once(case):
    """At this table several seats are asked at the start."""
    return len(Walk(case, interpreted(case.game), seed=9).asked()) > 1


def assert_any_order(walk):
    chains = {seat: answer_alone(walk, seat) for seat in walk.asked()}
    results = set()
    for _ in range(3):
        states, tape = walk.states.copy(), walk.tape.copy()
        left = {seat: list(chain) for seat, chain in chains.items()}
        while left:
            seat = int(walk.rng.choice(list(left)))
            code = left[seat].pop(0)
            assert walk.refuse(seat, code, states) == 0
            play_on(walk, states, seat, code, tape)
            if not left[seat]:
                del left[seat]
        results.add((states.tobytes(), tape.tobytes()))
    assert len(results) == 1


def answer_alone(walk, seat):
    """What `seat` answers while the others wait, until it owes nothing."""
    states, chain = walk.states.copy(), []
    while walk.entries.to_act(states, 0) >> seat & 1:
        codes = walk.legal(seat, states)
        code = codes[int(walk.rng.integers(len(codes)))]
        tape = dice.seeded(0)
        play_on(walk, states, seat, code, tape)
        assert tape[dice.COUNT] == 0, "an answer that others still wait for drew"
        chain.append(code)
    return chain


def play_on(walk, states, seat, code, tape):
    """Play one action on given arrays."""
    walk.play(lambda events: walk.entries.apply(states, 0, seat, code, tape, events))
