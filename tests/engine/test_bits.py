"""Bit sets, interpreted and compiled."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numba import njit
from numba.core.errors import TypingError

from stridsplan.engine import bits, dice
from stridsplan.engine.record import I32, record

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


FIELD = record("Field", before=I32, numbers=(I32, 70))  # with `before`, the numbers begin at an odd word
ONE, ODD, MOST = 1, 23, 63  # how many numbers are compared


@njit
def compare_compiled(s, first, value, out):
    numbers = s[0].numbers
    out[0] = bits.equal_bits(numbers, first, ONE, value)
    out[1] = bits.equal_bits(numbers, first, ODD, value)
    out[2] = bits.equal_bits(numbers, first, MOST, value)
    out[3] = bits.at_least_bits(numbers, first, ODD, value)
    out[4] = bits.at_least_bits(numbers, first, MOST, value)


@pytest.mark.parametrize("first", [0, 3, 7])
@pytest.mark.parametrize("value", [-2, -1, 0, 1, 2**31 - 1])
def test_compiled_comparisons_must_equal_interpreted_ones(first, value):
    s, out = np.zeros(1, FIELD), np.zeros(5, np.int64)
    s[0].numbers[:] = np.random.default_rng(1).choice([-(2**31), -2, -1, 0, 1, 2**31 - 1], 70)
    compare_compiled(s, first, value, out)
    for numbers in (s[0].numbers, s[0].numbers.tolist()):
        equal = [bits.equal_bits(numbers, first, count, value) for count in (ONE, ODD, MOST)]
        assert out.tolist() == equal + [
            bits.at_least_bits(numbers, first, count, value) for count in (ODD, MOST)
        ]
        assert bits.members_of(equal[2]) == [k for k in range(MOST) if numbers[first + k] == value]


def test_numbers_of_another_size_may_not_be_compared():
    @njit
    def compare(numbers):
        return bits.equal_bits(numbers, 0, ODD, 1)

    with pytest.raises(TypingError):
        compare(np.zeros(70, np.int64))


@given(MEMBERS)
def test_a_set_must_have_its_members_in_order(numbers):
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
def test_compiled_sets_must_equal_interpreted_ones(numbers):
    members = bits.set_of(numbers)
    out = np.zeros(63, np.int64)
    assert walk_compiled(members, out) == count_compiled(members) == len(numbers)
    assert out[: len(numbers)].tolist() == sorted(numbers)


def test_a_set_may_be_made_of_repeated_numbers():
    assert bits.set_of([3, 3, 1]) == 0b1010


def test_every_member_must_be_drawn_equally_often():
    tape, drawn = dice.seeded_tape(6), [0] * 63
    for _ in range(30_000):
        drawn[dice.draw_member(tape, bits.set_of({2, 30, 62}))] += 1
    assert sum(drawn[k] for k in (2, 30, 62)) == 30_000
    assert all(9_600 < drawn[k] < 10_400 for k in (2, 30, 62))


def test_a_drawn_member_must_use_one_draw_of_its_range():
    tape = dice.loaded_tape([2])
    assert dice.draw_member(tape, bits.set_of({4, 9, 20, 41}), 3) == 20
    assert dice.decode(dice.kept(tape)) == [(2, 4, 3)]
