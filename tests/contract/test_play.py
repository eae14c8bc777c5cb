"""Properties of the play of every game."""

import json

import numpy as np
import pytest

from contract.cases import FEW, each_case
from contract.walk import SHARE, Walk, returns
from stridsplan.engine import dice
from stridsplan.engine.entries import interpreted
from stridsplan.engine.record import copy_state

LIMIT = 1500


@each_case
def test_every_position_of_a_game_must_be_valid(case, entries, pace):
    walk = Walk(case, entries[case.game_id], seed=1)
    for _ in walk.positions(LIMIT // pace):
        assert walk.entries.defects(walk.states, 0) == 0, f"after {walk.steps} actions"
        mask = walk.entries.to_act(walk.states, 0)
        assert 0 <= mask < 1 << case.seats
        for seat in range(case.seats):
            codes = walk.legal(seat)
            assert codes or not mask >> seat & 1, f"seat {seat} is asked but has no action"
            assert len(set(codes)) == len(codes)
            assert all(0 <= code < len(case.game.actions) for code in codes)
            assert mask or not codes


@each_case
def test_the_legal_actions_must_be_those_that_are_not_refused(case, entries, pace):
    walk = Walk(case, entries[case.game_id], seed=2)
    for _ in walk.positions(600 // pace):
        if walk.rng.random() > 0.06 * SHARE:
            continue
        before = walk.bytes
        for seat in range(case.seats):
            why = walk.refusals(seat)
            assert sorted(walk.legal(seat)) == [code for code, reason in enumerate(why) if not reason]
            assert set(why) <= {int(member) for member in case.game.illegal}
        for code in (-1, -(2**31), len(case.game.actions), 2**31 - 1):
            assert walk.refuse(walk.asked()[0] if walk.asked() else 0, code) != 0
        assert walk.bytes == before


@each_case
def test_reading_a_position_may_not_change_it(case, entries, pace):
    walk = Walk(case, entries[case.game_id], seed=3)
    for _ in walk.positions(600 // pace):
        if walk.rng.random() > 0.06 * SHARE:
            continue
        before = walk.bytes
        for seat in range(-1, case.seats):
            view = walk.view(seat)
            seen = view.tobytes()
            walk.determinized(seat)
            assert walk.view(seat).tobytes() == seen
            assert walk.view(seat, view).tobytes() == seen, (
                "observing a view as its own seat gives the same view"
            )
        for seat in walk.asked():
            walk.entries.timeout_action(walk.states, 0, seat)
            walk.policy(seat, walk.legal(seat))
        returns(walk)
        walk.entries.defects(walk.states, 0)
        assert walk.bytes == before


@each_case
def test_a_game_of_timeouts_must_make_progress(case, entries, pace):
    walk = Walk(case, entries[case.game_id], seed=4)

    def time_out():
        seat = int(walk.rng.choice(walk.asked()))
        return seat, walk.entries.timeout_action(walk.states, 0, seat)

    before = None
    for _ in walk.positions(800 // pace, time_out):
        now = walk.bytes, walk.tape.tobytes()
        assert now != before, "the action changed nothing and drew nothing"
        before = now
        for seat in walk.asked():
            assert walk.entries.timeout_action(walk.states, 0, seat) in walk.legal(seat)


@each_case
def test_a_seat_may_time_out_at_any_decision(case, entries, pace):
    walk = Walk(case, entries[case.game_id], seed=5)
    for _ in walk.positions(LIMIT // pace):
        for seat in walk.asked():
            assert walk.refuse(seat, walk.entries.timeout_action(walk.states, 0, seat)) == 0


@each_case
def test_the_policy_must_choose_a_legal_action_and_the_same_one_when_called_again(case, entries, pace):
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
            assert abs(sum(payoffs)) < case.seats, "payoffs must sum to 0, except for rounding"
            assert max(payoffs) == payoffs[ranks.index(1)]
            assert max(payoffs) > 0 or payoffs == [0] * case.seats, "a draw of all seats pays nobody"


@each_case
def test_an_eliminated_seat_may_not_be_asked_return_or_win(case, entries, pace):
    """Requests between players ignore such a seat (`Game.eliminated`)."""
    if case.game.eliminated is None:
        return
    before = 0
    for walk in Walk(case, entries[case.game_id], seed=10).positions(LIMIT // pace):
        now = case.game.eliminated(walk.view(-1)[0])
        asked = walk.entries.to_act(walk.states, 0)
        assert now & before == before, "an eliminated seat has returned"
        assert not now & asked
        assert not now >> case.seats
        assert now != (1 << case.seats) - 1, "all seats are eliminated"
        for seat in range(case.seats):
            assert case.game.eliminated(walk.view(seat)[0]) == now, "everyone knows who is eliminated"
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
        if (
            len(walk.asked()) > 1
            and not is_race(walk)
            and (found < 5 * SHARE or walk.rng.random() < 0.02 * SHARE)
        ):
            found += 1
            assert_any_order(walk)
    assert found or not chooses_at_once(case)


def is_race(walk):
    """Tell whether the question belongs to a race."""
    return "race" in walk.game.words.question(walk.view(-1)[0], None)


def chooses_at_once(case):
    """Tell whether several seats are asked at the start of this table."""
    return len(Walk(case, interpreted(case.game), seed=9).asked()) > 1


def assert_any_order(walk):
    """Check that the answers of all asked seats lead to the same position in whatever order they arrive."""
    answers = {seat: answer_alone(walk, seat) for seat in walk.asked()}
    results = set()
    for _ in range(3):
        states, tape = walk.states.copy(), walk.tape.copy()
        left = {seat: list(codes) for seat, codes in answers.items()}
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
    """Return the codes of a random answer of `seat`, played until it is no longer asked."""
    states, answer = walk.states.copy(), []
    while walk.entries.to_act(states, 0) >> seat & 1:
        codes = walk.legal(seat, states)
        code = codes[int(walk.rng.integers(len(codes)))]
        tape = dice.seeded_tape(0)
        play_on(walk, states, seat, code, tape)
        assert tape[dice.COUNT] == 0, "an answer drew while other seats were still asked"
        answer.append(code)
    return answer


def play_on(walk, states, seat, code, tape):
    """Play one action on given arrays."""
    walk.play(lambda events: walk.entries.apply(states, 0, seat, code, tape, events))


@pytest.mark.parametrize("case", FEW, ids=str)
def test_every_action_must_have_json_in_every_position(case, entries, pace):
    """Also illegal actions have JSON, because a player may ask why one is illegal."""
    walk = Walk(case, entries[case.game_id], seed=6)
    for _ in walk.positions(400 // pace):
        if walk.asked() and walk.rng.random() < 0.1:
            view = walk.view(walk.asked()[0])[0]
            for code in walk.rng.permutation(len(walk.game.actions))[:50].tolist():
                json.dumps(walk.game.words.action(code, view))
