"""Random tapes: fair draws, loaded draws, and exhausted tapes."""

import numpy as np
import pytest

from stridsplan.engine import dice

MASK = 0xFFFFFFFF
CHI_SQUARE = {1: 19.51, 5: 30.86, 35: 82.64, 41: 91.55}  # critical values for p = 1e-5, by degrees of freedom


def rotated(word, places):
    return (word << places | word >> (32 - places)) & MASK


def xoroshiro(low, high):
    """Yield the words of the published generator, xoroshiro64** (Blackman and Vigna 2018)."""
    while True:
        yield rotated(low * 0x9E3779BB & MASK, 5) * 5 & MASK
        high ^= low
        low, high = rotated(low, 26) ^ high ^ (high << 9 & MASK), rotated(high, 13)


@pytest.mark.parametrize(("low", "high"), [(1, 0), (0, 1), (1, 2), (0xDEADBEEF, 0x01234567), (MASK, MASK)])
def test_a_seeded_tape_must_give_the_words_of_the_published_generator(low, high):
    tape = dice.seeded_tape(0)
    tape[dice.LOW], tape[dice.HIGH] = low, high
    for _, expected in zip(range(1000), xoroshiro(low, high), strict=False):
        assert dice.next_word(tape) == expected


def test_the_first_words_must_be_those_computed_by_hand():
    """From (1, 0): 0x9E3779BB rotated by 5 is 0xC6EF3773, times 5 is 0xE2AC153F."""
    tape = dice.seeded_tape(0)
    tape[dice.LOW], tape[dice.HIGH] = 1, 0
    assert dice.next_word(tape) == 0xE2AC153F
    assert (int(tape[dice.LOW]), int(tape[dice.HIGH])) == (1 << 26 ^ 1 ^ 1 << 9, 1 << 13)


def test_the_generator_may_never_start_at_zero():
    for seed in range(200):
        tape = dice.seeded_tape(seed)
        assert tape[dice.LOW] or tape[dice.HIGH]


def test_the_same_seed_must_give_the_same_draws_and_another_seed_others():
    draws = [[dice.roll(tape, 1000) for _ in range(20)] for tape in map(dice.seeded_tape, (1, 1, 2))]
    assert draws[0] == draws[1] != draws[2]


@pytest.mark.parametrize("n", [2, 6, 42])
def test_draws_must_be_uniform(n):
    tape, rolls = dice.seeded_tape(3), 60_000
    counts = np.bincount([dice.roll(tape, n) for _ in range(rolls)], minlength=n)
    assert len(counts) == n
    assert ((counts - rolls / n) ** 2 / (rolls / n)).sum() < CHI_SQUARE[n - 1]


def test_draws_that_follow_each_other_must_be_independent():
    tape, rolls = dice.seeded_tape(4), 72_000
    pairs = np.bincount([6 * dice.roll(tape, 6) + dice.roll(tape, 6) for _ in range(rolls)], minlength=36)
    assert ((pairs - rolls / 36) ** 2 / (rolls / 36)).sum() < CHI_SQUARE[35]


def test_a_draw_of_one_must_be_zero():
    assert {dice.roll(dice.seeded_tape(seed), 1) for seed in range(50)} == {0}


def test_a_loaded_tape_must_return_its_values_in_order_whatever_the_stream():
    tape = dice.loaded_tape([5, 0, 3])
    assert [dice.roll(tape, 6, stream) for stream in (4, 0, 2)] == [5, 0, 3]
    assert not tape[dice.SHORT]
    assert dice.decode(dice.kept(tape)) == [(5, 6, 4), (0, 6, 0), (3, 6, 2)]


@pytest.mark.parametrize("value", [6, -1, 100])
def test_a_loaded_value_out_of_range_must_be_marked(value):
    tape = dice.loaded_tape([value])
    assert dice.roll(tape, 6) == 0
    assert tape[dice.BAD] == 1


@pytest.mark.parametrize("tape", [dice.loaded_tape([1]), dice.word_tape([[1 << 31], [0]], room=8)])
def test_an_exhausted_tape_must_report_it_and_return_arbitrary_numbers(tape):
    """If it returned zeros, a rule that rolls until one die is the highest would not end."""
    tape = tape.copy()
    dice.roll(tape, 6)
    assert not tape[dice.SHORT]
    dice.roll(tape, 6)
    assert tape[dice.SHORT] == 1
    assert {dice.roll(tape, 6) for _ in range(200)} == set(range(6))


def test_a_tape_without_space_for_its_draws_must_report_it():
    tape = dice.seeded_tape(1, room=2)
    for short in (0, 0, 1):
        dice.roll(tape, 6)
        assert tape[dice.SHORT] == short


def test_a_tape_that_records_nothing_may_draw_without_limit():
    tape = dice.seeded_tape(1)
    for _ in range(1000):
        dice.roll(tape, 6)
    assert (int(tape[dice.SHORT]), int(tape[dice.COUNT]), len(dice.kept(tape))) == (0, 0, 0)


def test_every_stream_must_have_numbers_of_its_own():
    """Draw k of a stream is (word k * n) >> 32, regardless of draws of other streams."""
    half, most = 1 << 31, MASK
    tape = dice.word_tape([[0, half, most], [most, most, 0]], room=6)
    drawn = [dice.roll(tape, 6, stream) for stream in (0, 1, 1, 0, 0, 1)]
    assert drawn == [0, 5, 5, 3, 5, 0]


def test_draws_must_be_recorded_with_range_and_stream():
    tape = dice.seeded_tape(5, room=3)
    drawn = [dice.roll(tape, n, stream) for n, stream in ((6, 4), (44, 3), ((1 << 24) - 1, 7))]
    assert dice.decode(dice.kept(tape)) == list(zip(drawn, (6, 44, (1 << 24) - 1), (4, 3, 7), strict=True))
