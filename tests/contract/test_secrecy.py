"""Secrecy: a seat cannot distinguish a position from a determinization of its own view."""

import numpy as np

from contract.cases import each_case
from contract.walk import SHARE, Walk
from depth import depth
from stridsplan.engine import dice, log
from stridsplan.engine.position import Position
from stridsplan.engine.table import Table


def sample(case, entries, pace, seed, steps=700, share=0.06):
    """Yield a walk at some of its positions, each with a random seat or a spectator (-1)."""
    walk = Walk(case, entries[case.game_id], seed)
    for _ in walk.positions(steps // pace):
        if walk.rng.random() < share * SHARE:
            yield walk, int(walk.rng.integers(-1, case.seats))


@each_case
def test_a_position_and_its_determinization_must_have_the_same_view(case, entries, pace):
    for walk, seat in sample(case, entries, pace, seed=11):
        other = walk.determinized(seat, seed=walk.steps)
        assert walk.view(seat, other).tobytes() == walk.view(seat).tobytes()
        assert walk.entries.to_act(other, 0) == walk.entries.to_act(walk.states, 0)
        if seat >= 0:
            assert walk.legal(seat, other) == walk.legal(seat)
            assert walk.refusals(seat, other) == walk.refusals(seat)


@each_case
def test_a_view_must_give_its_seat_the_same_legal_list_as_the_position(case, entries, pace):
    for walk, seat in sample(case, entries, pace, seed=12):
        view = walk.view(seat)
        assert walk.entries.to_act(view, 0) == walk.entries.to_act(walk.states, 0)
        if seat >= 0:
            assert walk.legal(seat, view) == walk.legal(seat)
            assert walk.refusals(seat, view) == walk.refusals(seat)


@each_case
def test_a_determinization_must_be_valid_and_depend_only_on_the_view(case, entries, pace):
    for walk, seat in sample(case, entries, pace, seed=13, steps=1500):
        other = walk.determinized(seat, seed=walk.steps)
        assert walk.entries.defects(other, 0) == 0
        dirty = np.full(case.game.state.itemsize, 7, np.uint8).view(case.game.state)
        walk.entries.determinize(walk.view(seat), 0, seat, dice.seeded_tape(walk.steps), dirty, 0)
        assert dirty.tobytes() == other.tobytes(), "the previous content of the record may not matter"


@each_case
def test_a_position_and_its_determinization_must_stay_the_same_until_a_draw_or_a_reveal(case, entries, pace):
    """Play the same actions on both: the seat receives the same until a draw or the reveal of a secret."""
    for walk, seat in sample(case, entries, pace, seed=14):
        if seat < 0 or seat not in walk.asked():
            continue
        true, other = walk.states.copy(), walk.determinized(seat, seed=walk.steps)
        for _ in range(12):
            codes = walk.legal(seat, true)
            code = codes[int(walk.rng.integers(len(codes)))]
            if walk.game.may_reveal and walk.game.may_reveal(walk.view(seat, true)[0], seat, code):
                break
            events = [play_quietly(walk, states, seat, code) for states in (true, other)]
            if events[0] is None:
                break
            assert events[1] is not None
            assert np.array_equal(events[0], events[1])
            assert walk.view(seat, other).tobytes() == walk.view(seat, true).tobytes()
            assert walk.legal(seat, other) == walk.legal(seat, true)
            if not walk.entries.to_act(true, 0) >> seat & 1:
                break


def play_quietly(walk, states, seat, code):
    """Play an action on `states`; return the events that `seat` may see, or None if it drew or revealed something."""
    tape = dice.seeded_tape(0, room=100)
    rows = walk.play(lambda events: walk.entries.apply(states, 0, seat, code, tape, events))
    if tape[dice.COUNT] or any(walk.game.is_revealing(row) for row in rows):
        return None
    return np.array([row for row in rows if log.may_see(int(row[log.MASK]), seat)])


@each_case
def test_a_preview_may_not_distinguish_a_position_from_its_determinization(case, entries, pace):
    """Compare previews of the seat's actions, including how they end."""
    for walk, seat in sample(case, entries, pace, seed=17, steps=1000):
        if seat < 0 or seat not in walk.asked():
            continue
        tables = [
            table_at(walk, states) for states in (walk.states, walk.determinized(seat, seed=walk.steps))
        ]
        for codes in choices(walk, seat, tables[0]):
            previews = [table.preview(seat, codes) for table in tables]
            assert previews[0] == previews[1], f"after {codes}"
        for fields in descriptions(walk):
            reasons = [table.why_not(seat, fields) for table in tables]
            assert reasons[0] == reasons[1], fields


def descriptions(walk):
    """Yield some actions, legal or not, by their kind and the first of their arguments."""
    kinds = walk.game.actions.describe()
    for kind in (kinds[int(place)] for place in walk.rng.permutation(len(kinds))[:4]):
        fields = {"kind": kind["kind"]}
        for argument in kind["arguments"][:1]:
            value = argument["values"][int(walk.rng.integers(len(argument["values"])))]
            fields |= dict(zip(argument["keys"], value, strict=True))
        yield fields


def table_at(walk, states):
    """Make a table with a given position."""
    table = Table(**walk.case.setting, secret=bytes(32))
    table._position = Position(walk.game, states.copy())
    return table


def choices(walk, seat, table):
    """Yield some of the seat's legal actions, and each with one possible next step."""
    codes = walk.legal(seat)
    for code in walk.rng.permutation(codes)[: depth(3, 8)].tolist():
        yield [code]
        more = [action["code"] for action in table.preview(seat, [code])["actions"]]
        if more:
            yield [code, more[int(walk.rng.integers(len(more)))]]


@each_case
def test_different_seeds_must_determinize_differently(case, entries, pace):
    """If seats do not know everything, determinizations with different seeds differ for some of their views."""
    all_same = []
    for walk, seat in sample(case, entries, pace, seed=15, steps=1000, share=0.06):
        if walk.view(seat).tobytes() != walk.bytes:
            all_same.append(len({walk.determinized(seat, seed).tobytes() for seed in range(4)}) == 1)
    assert not all_same or not all(all_same)


@each_case
def test_a_spectator_may_not_know_more_than_any_seat(case, entries, pace):
    """Two positions with the same view for a seat have the same view for a spectator."""
    for walk, seat in sample(case, entries, pace, seed=16, share=0.03):
        if seat >= 0:
            other = walk.determinized(seat, seed=walk.steps)
            assert walk.view(-1, other).tobytes() == walk.view(-1).tobytes()
