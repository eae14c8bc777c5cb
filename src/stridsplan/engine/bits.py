"""Sets of small numbers as the bits of one integer, a mask (bitboards): k is in the set if bit k is 1.

Union, intersection and difference are `a | b`, `a & b` and `a & ~b`; `for k in members(set)` loops over the members.
`has_bit`, `lowest_bit`, `count_bits` and `without_lowest_bit` compile to one or two instructions each. Members are 0 to
62, or 0 to 30 in a 32-bit field of a record.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import cast

import numpy as np
from llvmlite import ir
from numba import types
from numba.core.base import BaseContext
from numba.core.typing.context import Context
from numba.core.typing.templates import Signature
from numba.extending import intrinsic, overload
from numba.np.arrayobj import make_array

from .record import Numbers, rule

Generate = Callable[[BaseContext, ir.IRBuilder, Signature, Sequence[ir.Value]], ir.Value]
Instruction = Callable[[int], int]
Comparison = Callable[[Numbers, int, int, int], int]

# BIT[k] is the set of k alone; a loop that looks bits up here compiles to vector instructions
BIT = np.array([1 << k for k in range(63)], np.int64)
WIDEST = 32  # the most numbers that one instruction compares; LLVM splits it where the processor has only narrower ones
BIT.flags.writeable = False


@rule
def has_bit(mask: int, k: int) -> bool:
    """Return whether k is in a set."""
    return (mask >> k) & 1 == 1


def lowest_bit(mask: int) -> int:
    """Return the smallest member of a set that is not empty."""
    mask = int(mask)
    return (mask & -mask).bit_length() - 1


def count_bits(mask: int) -> int:
    """Return the number of members."""
    return int(mask).bit_count()


def equal_bits(numbers: Numbers | list[int], first: int, count: int, value: int) -> int:
    """Return the set of all k below `count` with numbers[first + k] == value.

    `numbers` is a one-dimensional int32 field of at least `first + count` numbers, `count` a constant up to 63, `value`
    an int32. The compiled function compares up to 32 numbers in one instruction and does not check bounds.
    """
    return _bits_where(_plain(numbers)[first : first + count], lambda number: number == value)


def at_least_bits(numbers: Numbers | list[int], first: int, count: int, value: int) -> int:
    """Return the set of all k below `count` with numbers[first + k] >= value; see `equal_bits`."""
    return _bits_where(_plain(numbers)[first : first + count], lambda number: number >= value)


def _bits_where(numbers: list[int], holds: Callable[[int], bool]) -> int:
    return sum(1 << k for k, number in enumerate(numbers) if holds(number))


def _plain(numbers: Numbers | list[int]) -> list[int]:
    """Return the numbers as a list, which Python reads faster than an array."""
    return numbers if isinstance(numbers, list) else numbers.tolist()


@rule
def without_lowest_bit(mask: int) -> int:
    """Return the set without its smallest member."""
    return mask & (mask - 1)


@rule
def members(mask: int) -> Iterator[int]:
    """Yield the members that a set has when the loop begins, the smallest first."""
    rest = int(mask)
    while rest != 0:
        yield lowest_bit(rest)
        rest = without_lowest_bit(rest)


@rule
def write_members(mask: int, first: int, out: Numbers, n: int) -> int:
    """Write the codes first + k, for each k in the set, after the first n codes of `out`; return the new number of
    codes."""
    while mask != 0:
        out[n] = first + lowest_bit(mask)
        n += 1
        mask = without_lowest_bit(mask)
    return n


def set_of(numbers: Iterable[int]) -> int:
    """Return the set of these numbers; not compiled, for constants."""
    return sum(1 << k for k in {int(number) for number in numbers})


def members_of(mask: int) -> list[int]:
    """Return the members, the smallest first; not compiled, for words and pictures."""
    mask = int(mask)
    return [k for k in range(mask.bit_length()) if mask >> k & 1]


# Numba calls the functions below with the types of the arguments. The overloads are not `strict`: otherwise Numba would
# require the annotations of the overloaded functions, although an overload takes types and an overloaded function takes
# values.


def _instruction(define: Callable[[Context, types.Type], tuple[Signature, Generate]]) -> Instruction:
    return cast(Instruction, intrinsic(define))  # Numba adds the context


@_instruction
def _trailing_zeros(typing_context: Context, mask: types.Type) -> tuple[Signature, Generate]:
    def generate(
        context: BaseContext, builder: ir.IRBuilder, signature: Signature, arguments: Sequence[ir.Value]
    ) -> ir.Value:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), True))  # True: undefined for 0

    return types.int64(types.int64), generate


@_instruction
def _population(typing_context: Context, mask: types.Type) -> tuple[Signature, Generate]:
    def generate(
        context: BaseContext, builder: ir.IRBuilder, signature: Signature, arguments: Sequence[ir.Value]
    ) -> ir.Value:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@overload(lowest_bit, strict=False)
def _lowest_bit(mask: types.Type) -> Instruction:
    return lambda mask: _trailing_zeros(mask)


@overload(count_bits, strict=False)
def _count_bits(mask: types.Type) -> Instruction:
    return lambda mask: _population(mask)


def _comparison(relation: str) -> Comparison:
    """Return an intrinsic that compares 32, 16, 8, ... numbers at a time with a value and returns the results as
    bits."""
    i32, i64 = ir.IntType(32), ir.IntType(64)

    def compare(builder: ir.IRBuilder, numbers: ir.Value, at: int, width: int, value: ir.Value) -> ir.Value:
        vector = ir.VectorType(i32, width)
        address = builder.bitcast(builder.gep(numbers, [ir.Constant(i64, at)]), vector.as_pointer())
        found = builder.load(address, align=4)
        first = builder.insert_element(ir.Constant(vector, ir.Undefined), value, ir.Constant(i32, 0))
        wanted = builder.shuffle_vector(first, first, ir.Constant(ir.VectorType(i32, width), [0] * width))
        bits = builder.bitcast(builder.icmp_signed(relation, found, wanted), ir.IntType(width))
        return builder.shl(builder.zext(bits, i64), ir.Constant(i64, at))

    @intrinsic(prefer_literal=True)
    def compared(
        typing_context: Context, numbers: types.Type, first: types.Type, count: types.Type, value: types.Type
    ) -> tuple[Signature, Generate] | None:
        if not isinstance(numbers, types.Array) or not isinstance(count, types.IntegerLiteral):
            return None  # Numba reports that no function takes such arguments
        if numbers.dtype != types.int32 or numbers.layout != "C" or numbers.ndim != 1:
            return None

        def generate(
            context: BaseContext, builder: ir.IRBuilder, signature: Signature, arguments: Sequence[ir.Value]
        ) -> ir.Value:
            data = make_array(signature.args[0])(context, builder, arguments[0]).data
            start = builder.gep(builder.bitcast(data, i32.as_pointer()), [arguments[1]])
            value = builder.trunc(arguments[3], i32)
            bits, at, width = ir.Constant(i64, 0), 0, WIDEST
            while at < count.literal_value:
                while width > count.literal_value - at:
                    width //= 2
                bits = builder.or_(bits, compare(builder, start, at, width, value))
                at += width
            return bits

        return types.int64(numbers, types.int64, count, types.int64), generate

    return cast(Comparison, compared)  # Numba adds the context


_equal, _at_least = _comparison("=="), _comparison(">=")


@overload(equal_bits, prefer_literal=True, strict=False)
def _equal_bits(numbers: types.Type, first: types.Type, count: types.Type, value: types.Type) -> Comparison:
    return lambda numbers, first, count, value: _equal(numbers, first, count, value)


@overload(at_least_bits, prefer_literal=True, strict=False)
def _at_least_bits(
    numbers: types.Type, first: types.Type, count: types.Type, value: types.Type
) -> Comparison:
    return lambda numbers, first, count, value: _at_least(numbers, first, count, value)
