"""The compiled subset of Python: records, and functions that work on records.

A position of a game is one record of fixed shape. The rules are plain functions marked `@rule`, written in the part of
Python that Numba compiles. Interpreted and compiled rules work on the same bytes.
"""

from collections.abc import Callable
from functools import partial
from operator import itemgetter
from struct import Struct
from typing import Any, TypeVar, overload

import numpy as np
import numpy.typing as npt
from numba import types
from numba.core.typing.templates import infer_global, make_overload_template
from numba.extending import overload as compile_as

__all__ = [
    "I32",
    "Log",
    "Numbers",
    "Record",
    "Records",
    "Tape",
    "copy_numbers",
    "copy_state",
    "fill_numbers",
    "record",
    "rule",
]

I32 = np.int32
READ = Struct("i").unpack_from  # from a record and an offset; a sixth of the time of `np.void.__getitem__`

Record = Any  # one record of a game; its attributes are the game's fields
Records = npt.NDArray[Any]  # an array of such records
Numbers = npt.NDArray[np.int32]
Tape = npt.NDArray[np.int64]  # see `dice.py`
Log = npt.NDArray[np.int32]  # see `log.py`


Function = TypeVar("Function", bound=Callable[..., Any])


@overload
def rule(function: Function, /) -> Function: ...
@overload
def rule(*, forceinline: bool) -> Callable[[Function], Function]: ...
def rule(function: Callable[..., Any] | None = None, /, **options: Any) -> Any:
    """Mark a function of the compiled subset; it stays a plain function. Options are those of `numba.jit`."""
    if function is None:
        return partial(rule, **options)
    # Neither Python nor C calls a compiled rule, so it needs no wrapper for either
    settings = {"nopython": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True, **options}
    plain = make_overload_template(
        function, lambda *_, **__: function, settings, strict=False, inline="never"
    )
    template = type(plain.__name__, (WithWideIntegers, plain), {})
    infer_global(function, types.Function(template))
    return function


class WithWideIntegers:
    """A Numba template that compiles a rule once for integers of all widths, not once for each width of each argument.

    As in the interpreter, no rule depends on the width of an integer.
    """

    def generic(self, args: tuple[types.Type, ...], kws: dict[str, types.Type]) -> Any:
        wide = {name: widened(kind) for name, kind in kws.items()}
        return super().generic(tuple(map(widened, args)), wide)  # type: ignore[misc]  # the next base class is the template


def widened(kind: Any) -> Any:
    """Return Numba's type of integers with 64 bits for a type of narrower integers, otherwise the type itself."""
    is_integer: bool = isinstance(kind, types.Integer)
    return types.int64 if is_integer and kind.bitwidth < 64 else kind


def record(name: str, **fields: Any) -> np.dtype:
    """Return the dtype of an aligned record whose scalar fields are read as Python ints.

    A field is `I32`, `(I32, shape)`, the dtype of another record, or `(dtype, shape)`; in a game with secrets it is a
    `Field` of `visibility.py`, which declares who may see it. The scalar type has a property for each field, which is
    much faster in the interpreter than `np.record`; a field may have the name of a NumPy method, such as `round`.
    """
    declared = {field: kind for field, kind in fields.items() if hasattr(kind, "parts")}
    if declared and len(declared) < len(fields):
        raise TypeError(f"who may see {', '.join(fields.keys() - declared.keys())} of {name}?")
    fields |= {field: kind.parts for field, kind in declared.items()}

    def field_property(field: str) -> property:
        def put(self: np.void, value: Any) -> None:
            np.void.__setitem__(self, field, value)

        if layout[field] == I32:
            offset = offsets[field]
            return property(lambda self: READ(self, offset)[0], put)
        return property(itemgetter(field), put)

    parts = ((field, *(kind if isinstance(kind, tuple) else (kind,))) for field, kind in fields.items())
    layout = np.dtype(list(parts), align=True)
    offsets = {field: offset for field, (_, offset, *_) in dict(layout.fields or {}).items()}
    # FIELDS is for `visibility.fields_of`
    members: dict[str, Any] = {"__slots__": (), "__module__": __name__, "FIELDS": declared}
    members |= {field: field_property(field) for field in fields}
    return np.dtype((type(name, (np.void,), members), layout))


@rule
def copy_state(to: Records, i: int, source: Records, j: int) -> None:
    """Copy record j of `source` onto record i of `to`; the code compiles fast for records of any size."""
    copy_numbers(to[i : i + 1].view(np.int32), source[j : j + 1].view(np.int32))


def copy_numbers(to: Numbers, source: Numbers) -> None:
    """Copy an array of numbers."""
    to[...] = source


def fill_numbers(to: Numbers, number: int) -> None:
    to[...] = number


# In compiled code, a loop is four times as fast as an assignment of slices


@compile_as(copy_numbers, strict=False)  # see `bits.py`
def _copy_numbers(to: types.Array, source: types.Array) -> Callable[[Numbers, Numbers], None]:
    def copy_row(to: Numbers, source: Numbers) -> None:
        for k in range(source.size):
            to[k] = source[k]

    def copy(to: Numbers, source: Numbers) -> None:
        for k in range(source.size):
            to.flat[k] = source.flat[k]

    return copy_row if to.ndim == 1 else copy


@compile_as(fill_numbers, strict=False)
def _fill_numbers(to: types.Array, number: types.Type) -> Callable[[Numbers, int], None]:
    def fill_row(to: Numbers, number: int) -> None:
        for k in range(to.size):
            to[k] = number

    def fill(to: Numbers, number: int) -> None:
        for k in range(to.size):
            to.flat[k] = number

    return fill_row if to.ndim == 1 else fill
