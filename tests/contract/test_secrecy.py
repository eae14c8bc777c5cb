"""A seat may not tell a position from one that it imagines (the secrecy property)."""

import numpy as np
import pytest

from contract.cases import CASES
from contract.walk import Walk
from stridsplan.engine import dice, log
from stridsplan.engine.position import Position
from stridsplan.engine.table import Table

each_case = pytest.mark.parametrize("case", CASES, ids=str)


def looks(case, entries, pace, seed, steps=700, share=0.06):
    """A walk, stopped at some of its positions, with one of the seats (or a spectator) that looks."""
    walk = Walk(case, entries[case.game_id], seed)
    for _ in walk.positions(steps // pace):
        if walk.rng.random() < share:
            yield walk, int(walk.rng.integers(-1, case.seats))


@each_case
def test_a_position_and_its_imagined_twin_must_look_the_same(case, entries, pace):
    for walk, seat in looks(case, entries, pace, seed=11):
        twin = walk.imagined(seat, seed=walk.steps)
        assert walk.view(seat, twin).tobytes() == walk.view(seat).tobytes()
        assert walk.entries.to_act(twin, 0) == walk.entries.to_act(walk.states, 0)
        if seat >= 0:
            assert walk.legal(seat, twin) == walk.legal(seat)
            assert walk.refusals(seat, twin) == walk.refusals(seat)


@each_case
def test_a_view_must_give_its_seat_the_same_legal_list_as_the_position(case, entries, pace):
    for walk, seat in looks(case, entries, pace, seed=12):
        view = walk.view(seat)
        assert walk.entries.to_act(view, 0) == walk.entries.to_act(walk.states, 0)
        if seat >= 0:
            assert walk.legal(seat, view) == walk.legal(seat)
            assert walk.refusals(seat, view) == walk.refusals(seat)


@each_case
def test_an_imagined_twin_must_be_sound_and_depend_on_the_view_alone(case, entries, pace):
    for walk, seat in looks(case, entries, pace, seed=13, steps=1500):
        twin = walk.imagined(seat, seed=walk.steps)
        assert walk.entries.defects(twin, 0) == 0
        dirty = np.full(case.game.state.itemsize, 7, np.uint8).view(case.game.state)
        walk.entries.imagine(walk.view(seat), 0, seat, dice.seeded(walk.steps), dirty, 0)
        assert dirty.tobytes() == twin.tobytes(), "what stood in the record before may not matter"


@each_case
def test_a_seat_must_go_on_seeing_the_same_until_chance_or_news_come(case, entries, pace):
    """The seat plays the same on both; a draw, or something hidden that comes to light, ends it."""
    for walk, seat in looks(case, entries, pace, seed=14):
        if seat < 0 or seat not in walk.asked():
            continue
        true, twin = walk.states.copy(), walk.imagined(seat, seed=walk.steps)
        for _ in range(12):
            codes = walk.legal(seat, true)
            code = codes[int(walk.rng.integers(len(codes)))]
            told = [play_quietly(walk, states, seat, code) for states in (true, twin)]
            if told[0] is None:
                break
            assert told[1] is not None
            assert np.array_equal(told[0], told[1])
            assert walk.view(seat, twin).tobytes() == walk.view(seat, true).tobytes()
            assert walk.legal(seat, twin) == walk.legal(seat, true)
            if not walk.entries.to_act(true, 0) >> seat & 1:
                break


def play_quietly(walk, states, seat, code):
    """The log rows that `seat` may see; None if dice fell or something came to light."""
    tape = dice.seeded(0, room=100)
    rows = walk.play(lambda events: walk.entries.apply(states, 0, seat, code, tape, events))
    if tape[dice.COUNT] or any(walk.game.is_revealing(row) for row in rows):
        return None
    return np.array([row for row in rows if log.may_see(int(row[2]), seat)])


@each_case
def test_a_preview_may_not_tell_a_position_from_its_twin(case, entries, pace):
    """Whatever a seat would do, also how a preview ends."""
    for walk, seat in looks(case, entries, pace, seed=17, steps=1000):
        if seat < 0 or seat not in walk.asked():
            continue
        tables = [table_at(walk, states) for states in (walk.states, walk.imagined(seat, seed=walk.steps))]
        for chain in chains(walk, seat, tables[0]):
            told = [table.preview(seat, chain) for table in tables]
            assert told[0] == told[1], f"after {chain}"


def table_at(walk, states):
    """A table at which a position stands."""
    table = Table(**walk.case.setting, secret=bytes(32))
    table._position = Position(walk.game, states.copy())
    return table


def chains(walk, seat, table):
    """The seat's legal actions, a few of many, and one that goes on from each."""
    codes = walk.legal(seat)
    for code in walk.rng.permutation(codes)[:8].tolist():
        yield [code]
        more = [action["code"] for action in table.preview(seat, [code])["actions"]]
        if more:
            yield [code, more[int(walk.rng.integers(len(more)))]]


@each_case
def test_different_dice_must_imagine_different_secrets(case, entries, pace):
    """Where a seat does not know everything, its twins are not all alike."""
    alike = []
    for walk, seat in looks(case, entries, pace, seed=15, steps=1000, share=0.02):
        if walk.view(seat).tobytes() != walk.bytes:
            alike.append(len({walk.imagined(seat, seed).tobytes() for seed in range(4)}) == 1)
    assert not alike or not all(alike)


@each_case
def test_a_spectator_may_not_know_more_than_any_seat(case, entries, pace):
    """Two positions that look the same to a seat look the same to a spectator."""
    for walk, seat in looks(case, entries, pace, seed=16, share=0.03):
        if seat >= 0:
            twin = walk.imagined(seat, seed=walk.steps)
            assert walk.view(-1, twin).tobytes() == walk.view(-1).tobytes()
