"""Declarations of who may see a field of a record, and the function that makes a seat's view from them.

    STATE = record(
        "Ring",
        turn=public(),
        owner=public(FIELDS),
        treasure=seen(is_treasure_known, MOST_SEATS, otherwise=UNKNOWN),
    )
    observe = observer(STATE)

A record declares all of its fields or none: a game without secrets has none, and its views are copies.
"""

from collections.abc import Callable
from dataclasses import dataclass
from inspect import signature
from itertools import groupby, product
from typing import Any, cast

import numpy as np

from .actions import Source
from .bits import has_bit
from .contract import Observe
from .record import I32, Record, copy_numbers, fill_numbers, rule

Shape = int | tuple[int, ...]
Rule = Callable[..., Any]
Otherwise = int | Rule


@dataclass(frozen=True)
class Field:
    """A field of a record and who may see it.

    `sees(s, seat, indices of the element ...)` returns whether the seat (-1: a spectator) may see an element; it may
    have parameters for fewer indices than the field has. `otherwise`, a number or a function with the same parameters,
    is the value in the view if the seat may not see the element.
    """

    kind: Any  # a dtype
    shape: tuple[int, ...]
    sees: Rule
    otherwise: Otherwise = 0

    @property
    def is_secret(self) -> bool:
        """Whether an element may be hidden from somebody."""
        return self.sees is not everybody

    def is_seen(self, s: Any, seat: int, index: tuple[int, ...]) -> bool:
        """Return whether the seat may see an element of this field of `s`."""
        return bool(self.sees(s, seat, *index[: len(signature(self.sees).parameters) - 2]))

    @property
    def parts(self) -> Any:
        """The dtype, or (dtype, shape), for `record`."""
        return (self.kind, self.shape) if self.shape else self.kind


@rule
def everybody(s: Record, seat: int) -> bool:
    return True


@rule
def nobody(s: Record, seat: int) -> bool:
    return False


@rule
def its_seat(s: Record, seat: int, k: int) -> bool:
    return k == seat


def _shape(shape: Shape) -> tuple[int, ...]:
    return shape if isinstance(shape, tuple) else (shape,) if shape else ()


def public(shape: Shape | np.dtype = ()) -> Field:
    """Everybody may see the field: one number, an array of numbers, or another record."""
    if isinstance(shape, np.dtype):
        return Field(shape, (), everybody)
    return Field(I32, _shape(shape), everybody)


def hidden(shape: Shape = (), otherwise: Otherwise = 0) -> Field:
    """Nobody may see the field."""
    return Field(I32, _shape(shape), nobody, otherwise)


def own_seat(shape: Shape, otherwise: Otherwise = 0) -> Field:
    """Only seat k may see element k, or row k, of the field."""
    return Field(I32, _shape(shape), its_seat, otherwise)


def seen(sees: Rule, shape: Shape = (), otherwise: Otherwise = 0) -> Field:
    """The rule `sees` decides who may see an element, see `Field`."""
    return Field(I32, _shape(shape), sees, otherwise)


def fields_of(state: np.dtype) -> dict[str, Field]:
    """Return the declared fields of a record."""
    return state.type.FIELDS  # type: ignore[no-any-return]


def observer(state: np.dtype) -> Observe:
    """Return `observe(s, seat, view)`, which copies what the seat may see into the zeroed record `view`.

    The first field, the options, is not copied: the engine does that.
    """
    return _copier(state, has_blanks=True)


def restorer(state: np.dtype) -> Observe:
    """Return `restore(view, seat, s)`, which copies what the seat sees in its view into a position and keeps the rest.

    After this, the view of a determinized position equals the view it was made from.
    """
    return _copier(state, has_blanks=False)


def _copier(state: np.dtype, has_blanks: bool) -> Observe:
    """Return the function that copies what a seat may see, and blanks the rest or leaves it unchanged."""
    names: dict[str, Any] = {"has_bit": has_bit, "copy_numbers": copy_numbers, "fill_numbers": fill_numbers}
    lines: list[str] = []
    for (sees, counts), group in groupby(list(fields_of(state).items())[1:], _seen_together):
        indices = [f"k{axis}" for axis in range(len(counts))]
        copies, blanks = [], []
        for name, field in group:
            names |= {f"sees_{name}": sees, f"otherwise_{name}": field.otherwise}
            copy, blank = _copy_and_blank(name, field, indices)
            copies.append(copy)
            blanks.append(blank)
        body = copies if sees is everybody else blanks if has_blanks else []
        if sees not in (everybody, nobody):
            condition = f"sees_{name}({_arguments(sees, indices)})"
            body = [f"if {condition}:", *_indented(copies, 1)]
            body += ["else:", *_indented(blanks, 1)] if has_blanks else []
        if body:
            for axis, count in enumerate(counts):
                lines.append(f"{'    ' * axis}for k{axis} in range({count}):")
            lines += _indented(body, len(counts))
    return cast(Observe, Source(names).define("observe", "s, seat, view", lines))


def _indented(lines: list[str], depth: int) -> list[str]:
    return ["    " * depth + line for line in lines]


def _seen_together(named: tuple[str, Field]) -> tuple[Rule, tuple[int, ...]]:
    """Return the key by which fields are grouped into one loop: their rule `sees`, and the sizes of the axes it depends
    on."""
    field = named[1]
    rules = [each for each in (field.sees, field.otherwise) if callable(each)]
    depth = max(len(signature(each).parameters) - 2 for each in rules)  # without `s` and `seat`
    return field.sees, field.shape[:depth]


def _copy_and_blank(name: str, field: Field, indices: list[str]) -> tuple[str, str]:
    """Return the statement that copies an element, and the statement that writes `otherwise` instead."""
    element = f"{name}[{', '.join(indices)}]" if indices else name
    if callable(field.otherwise):
        instead = f"otherwise_{name}({_arguments(field.otherwise, indices)})"
    else:
        instead = str(field.otherwise)
    if len(indices) < len(field.shape):
        return f"copy_numbers(view.{element}, s.{element})", f"fill_numbers(view.{element}, {instead})"
    return f"view.{element} = s.{element}", f"view.{element} = {instead}"


def _arguments(function: Rule, indices: list[str]) -> str:
    return ", ".join(["s", "seat", *indices][: len(signature(function).parameters)])


def hidden_elements(state: np.ndarray, seat: int) -> list[tuple[str, tuple[int, ...]]]:
    """Return the elements of record 0 that the seat (-1: a spectator) may not see, as (field, indices)."""
    found: list[tuple[str, tuple[int, ...]]] = []
    for name, field in fields_of(state.dtype).items():
        depth = len(signature(field.sees).parameters) - 2  # without `s` and `seat`
        for index in product(*map(range, field.shape[:depth])):
            if not field.sees(state[0], seat, *index):
                found += [(name, index + rest) for rest in product(*map(range, field.shape[depth:]))]
    return found
