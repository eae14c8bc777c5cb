"""Sets as bits: interpreted and compiled alike."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numba import njit

from stridsplan.engine import bits, dice

MEMBERS = st.sets(st.integers(0, 62))


@njit
def walk_compiled(members, out):
    n = 0
    while members != 0:
        out[n] = bits.lowest_bit(members)
        members = bits.without_lowest_bit(members)
        n += 1
    return n


@njit
def count_compiled(members):
    return bits.count_bits(members)


@given(MEMBERS)
def test_a_set_must_give_back_its_members_in_order(numbers):
    members = bits.set_of(numbers)
    assert bits.members_of(members) == sorted(numbers)
    assert bits.count_bits(members) == len(numbers)
    assert [k for k in range(63) if bits.has_bit(members, k)] == sorted(numbers)
    assert sum(int(bits.BIT[k]) for k in numbers) == members
    out = []
    rest = members
    while rest != 0:
        out.append(bits.lowest_bit(rest))
        rest = bits.without_lowest_bit(rest)
    assert out == sorted(numbers)


@pytest.mark.parametrize("numbers", [{0}, {62}, {0, 62}, {5, 31, 32, 33}, set(range(63))])
def test_compiled_sets_must_count_and_walk_as_interpreted_ones(numbers):
    members = bits.set_of(numbers)
    out = np.zeros(63, np.int64)
    assert walk_compiled(members, out) == count_compiled(members) == len(numbers)
    assert out[: len(numbers)].tolist() == sorted(numbers)


def test_the_numbers_of_a_set_may_be_named_twice():
    assert bits.set_of([3, 3, 1]) == 0b1010


def test_every_member_must_be_drawn_equally_often():
    tape, drawn = dice.seeded(6), [0] * 63
    for _ in range(30_000):
        drawn[dice.draw_member(tape, bits.set_of({2, 30, 62}))] += 1
    assert sum(drawn[k] for k in (2, 30, 62)) == 30_000
    assert all(9_600 < drawn[k] < 10_400 for k in (2, 30, 62))


def test_a_drawn_member_must_use_one_draw_of_its_range():
    tape = dice.loaded([2])
    assert dice.draw_member(tape, bits.set_of({4, 9, 20, 41}), 3) == 20
    assert dice.decode(dice.kept(tape)) == [(2, 4, 3)]
