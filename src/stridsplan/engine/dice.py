"""Tapes: the source of all random numbers.

A rule draws with `roll(dice, n)`, whatever the kind of the tape: a seeded generator (simulation, search), the words of
a table (random numbers of 32 bits, derived from a secret, see `draws.py`) or loaded values (tests, replays). A tape is
one int64 array: a header, then the draws that it has returned, then the words or values to return, in a lane for each
stream; loaded values have a single lane. A tape that runs short sets a flag in its header and returns arbitrary
numbers, so that a rule that rolls until a certain number comes up still ends; the caller then repeats the action on a
copy with a longer tape.
"""

from collections.abc import Iterable

import numpy as np

from .bits import count_bits, lowest_bit, without_lowest_bit
from .record import Tape, rule

# The kinds of a tape; SEEDED_KEPT is a seeded generator that stores its draws, SEEDED one that does not
SEEDED, WORDS, LOADED, SEEDED_KEPT = 0, 1, 2, 3

# Header: kind, the two halves of the generator's state, number of draws returned, 1 if it ran short (of words
# or values, or of room for draws), 1 if a loaded value was out of range, how many draws it can store, words
# or values per lane
KIND, LOW, HIGH, COUNT, SHORT, BAD, ROOM, WIDTH = 0, 1, 2, 3, 4, 5, 6, 7
# the largest number of streams; a stream has the random numbers of one purpose (dice, cards, ...), so that each can be
# published alone
STREAMS = 8
CURSOR = 8  # the header continues with the number of words or values used of each lane
HEADER = CURSOR + STREAMS  # the length of the header

MASK_32 = (1 << 32) - 1
VALUE_BITS = 24  # a stored draw is value | n << 24 | stream << 48, where the value is one of 0..n-1
MASK_VALUE = (1 << VALUE_BITS) - 1


@rule
def next_word(dice: Tape) -> int:
    """Advance a seeded tape by one 32-bit word (xoroshiro64**, Blackman and Vigna 2018; period 2^64 - 1)."""
    low, high = int(dice[LOW]), int(dice[HIGH])
    x = (low * 0x9E3779BB) & MASK_32
    x = ((x << 5) | (x >> 27)) & MASK_32
    high ^= low
    dice[LOW] = (((low << 26) | (low >> 6)) ^ high ^ (high << 9)) & MASK_32
    dice[HIGH] = ((high << 13) | (high >> 19)) & MASK_32
    return (x * 5) & MASK_32


@rule(forceinline=True)
def roll(dice: Tape, n: int, stream: int = 0) -> int:
    """Draw uniformly from 0..n-1 (1 <= n < 2^24); a 32-bit word gives a bias under n / 2^32."""
    if dice[KIND] == SEEDED:
        return (next_word(dice) * n) >> 32
    return _roll_and_keep(dice, n, stream)


@rule
def _roll_and_keep(dice: Tape, n: int, stream: int) -> int:
    value = (next_word(dice) * n) >> 32 if dice[KIND] == SEEDED_KEPT else _next_given(dice, n, stream)
    count = int(dice[COUNT])
    if count < dice[ROOM]:
        dice[HEADER + count] = value | n << VALUE_BITS | stream << 2 * VALUE_BITS
    elif dice[ROOM] > 0:
        dice[SHORT] = 1
    dice[COUNT] = count + 1
    return value


@rule
def _next_given(dice: Tape, n: int, stream: int) -> int:
    """Return the next draw from the words of a table's stream or from loaded values."""
    lane = stream if dice[KIND] == WORDS else 0
    cursor = int(dice[CURSOR + lane])
    if cursor >= dice[WIDTH]:
        dice[SHORT] = 1
        return (next_word(dice) * n) >> 32
    dice[CURSOR + lane] = cursor + 1
    given = int(dice[HEADER + dice[ROOM] + lane * dice[WIDTH] + cursor])
    if dice[KIND] == WORDS:
        return (given * n) >> 32
    if given < 0 or given >= n:
        dice[BAD] = 1
        return 0
    return given


@rule
def draw_member(dice: Tape, mask: int, stream: int = 0) -> int:
    """Draw one member of a set that is not empty (see `bits.py`), each with the same probability."""
    for _ in range(roll(dice, count_bits(mask), stream)):
        mask = without_lowest_bit(mask)
    return lowest_bit(mask)


def seeded_tape(seed: int | np.random.SeedSequence, room: int = 0) -> np.ndarray:
    """Return a seeded tape that stores its first `room` draws; with 0, for simulation, it neither stores nor counts
    draws."""
    sequence = seed if isinstance(seed, np.random.SeedSequence) else np.random.SeedSequence(seed)
    low, high = (int(word) for word in sequence.generate_state(2))
    tape = _blank(SEEDED_KEPT if room else SEEDED, room, 0, 0)
    tape[LOW], tape[HIGH] = low, high or 1
    return tape


def loaded_tape(values: Iterable[int], room: int | None = None) -> np.ndarray:
    """Return a tape that returns exactly these values, in order, whatever the stream; it stores the first `room` draws
    (None: as many as there are values)."""
    values = list(values)
    tape = _blank(LOADED, len(values) if room is None else room, 1, len(values))
    tape[HEADER + tape[ROOM] :] = values
    return tape


def word_tape(lanes: list[list[int]], room: int) -> np.ndarray:
    """Return the tape of a table from lists of 32-bit words of equal length, one per stream, with room for `room`
    draws."""
    tape = _blank(WORDS, room, len(lanes), len(lanes[0]))
    tape[HEADER + room :] = np.array(lanes, np.int64).ravel()
    return tape


def _blank(kind: int, room: int, lanes: int, width: int) -> np.ndarray:
    tape = np.zeros(HEADER + room + lanes * width, np.int64)
    tape[KIND], tape[ROOM], tape[WIDTH] = kind, room, width
    tape[HIGH] = 1  # the generator must not start at zero
    return tape


def kept(tape: np.ndarray) -> np.ndarray:
    """Return the draws that a tape has stored, encoded: value | n << 24 | stream << 48."""
    return tape[HEADER : HEADER + int(tape[COUNT])].copy()


def decode(draws: np.ndarray) -> list[tuple[int, int, int]]:
    """Return encoded draws as (value, n, stream)."""
    low = MASK_VALUE
    return [(d & low, d >> VALUE_BITS & low, d >> 2 * VALUE_BITS) for d in draws.tolist()]
