"""Sets of small numbers as the bits of one integer, as chess programs keep squares: k is in the set if bit k is 1.

Union, intersection and difference are `a | b`, `a & b` and `a & ~b`. A loop over the members is

    while rest != 0:
        k = lowest_bit(rest)
        rest = without_lowest_bit(rest)

Compiled, each of these functions is an instruction or two. Members are 0 to 62; what a record of 32-bit fields
keeps, 0 to 30.
"""

from collections.abc import Iterable

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from .record import rule

BIT = np.array([1 << k for k in range(63)], np.int64)  # scans that look bits up here compile to vector code
BIT.flags.writeable = False


@rule
def has_bit(members, k):
    """Tell whether k is in a set."""
    return (members >> k) & 1 == 1


def lowest_bit(members):
    """The smallest member of a set that is not empty."""
    members = int(members)
    return (members & -members).bit_length() - 1


def count_bits(members):
    """The number of members."""
    return int(members).bit_count()


@rule
def without_lowest_bit(members):
    """The set without its smallest member."""
    return members & (members - 1)


@rule
def write_members(members, first, out, n):
    """Write the codes first + k, k in the set, behind the first n codes of `out`; give how many there are then."""
    while members != 0:
        out[n] = first + lowest_bit(members)
        n += 1
        members = without_lowest_bit(members)
    return n


def set_of(numbers: Iterable[int]) -> int:
    """The set of these numbers, for constants."""
    return sum(1 << k for k in {int(number) for number in numbers})


def members_of(members: int) -> list[int]:
    """The members from the smallest, for words and pictures."""
    members = int(members)
    return [k for k in range(members.bit_length()) if members >> k & 1]


@intrinsic
def _trailing_zeros(typing_context, members):
    def generate(context, builder, signature, arguments):
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), True))

    return types.int64(types.int64), generate


@intrinsic
def _population(typing_context, members):
    def generate(context, builder, signature, arguments):
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@overload(lowest_bit)
def _lowest_bit(members):
    return lambda members: _trailing_zeros(members)


@overload(count_bits)
def _count_bits(members):
    return lambda members: _population(members)
