"""Table options: their names and values, and their encoding as a record.

A game declares its options once. The values that people choose by name (`{"defence.two_dice_min": 2}`) are checked here
before a table is created. Rules read a record of int32 fields (`s.options.defence_two_dice_min`).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

import numpy as np

from .record import I32, record

Value = str | int | bool
Values = dict[str, Value]


class BadOption(ValueError):
    """An option or a combination of options that no table can have; `code` is `option.unknown`, `.value` or
    `.combination`."""

    def __init__(self, code: str, option: str, value: Any = None):
        super().__init__(f"{code}: {option}" + ("" if value is None else f" = {value!r}"))
        self.code, self.option, self.value = code, option, value


def always(seats: int, values: Values) -> bool:
    """Return True; the default of `relevant`, `fits` and `agrees`: the option has an effect, and all its values are
    possible, at every table."""
    return True


@dataclass(frozen=True)
class Option:
    """One option of a game.

    `kind` is an IntEnum (the values are the member names in lower case), `bool`, or a tuple of ints. `default` may
    depend on the number of seats and on the options before this one. `relevant` is whether the option has an effect at
    a table, `fits` whether a value is possible with a number of seats, `agrees` whether the value is possible with the
    values of the other options.
    """

    name: str
    kind: type | tuple[int, ...]
    default: Value | Callable[[int, Values], Value]
    relevant: Callable[[int, Values], bool] = always
    fits: Callable[[int, Value], bool] = always  # type: ignore[assignment]
    agrees: Callable[[int, Values], bool] = always

    @property
    def field(self) -> str:
        return self.name.replace(".", "_")

    @property
    def values(self) -> tuple[Value, ...]:
        if isinstance(self.kind, tuple):
            return self.kind
        if self.kind is bool:
            return (False, True)
        return tuple(member.name.lower() for member in self.kind)  # type: ignore[attr-defined]

    def default_for(self, seats: int, values: Values) -> Value:
        return self.default(seats, values) if callable(self.default) else self.default

    def choices(self, seats: int, values: Values) -> list[Value]:
        """Return the values that are possible with the values of the other options."""
        return [
            value
            for value in self.values
            if self.fits(seats, value) and self.agrees(seats, values | {self.name: value})
        ]

    def encode(self, value: Value) -> int:
        if isinstance(self.kind, type) and issubclass(self.kind, IntEnum):
            return int(self.kind[str(value).upper()])
        return int(value)

    def accepts(self, value: Any) -> bool:
        return any(type(value) is type(known) and value == known for known in self.values)


def options_record(options: tuple[Option, ...]) -> np.dtype:
    """Return the dtype of a game's options: the number of seats, then one int32 field per option."""
    return record("Options", seats=I32, **{option.field: I32 for option in options})


def resolve(
    options: tuple[Option, ...], seats: int, profile: Mapping[str, Value], requested: Mapping[str, Any]
) -> Values:
    """Return the value of every option: the requested value, otherwise the profile's, otherwise the default.

    Raises BadOption for an unknown name, a value that the option does not have or that the number of seats or the other
    options do not allow, or a requested value that is not the default although the option has no effect at this table.
    """
    known = {option.name: option for option in options}
    for name, value in requested.items():
        if name not in known:
            raise BadOption("option.unknown", name, value)
        if not known[name].accepts(value):
            raise BadOption("option.value", name, value)
    values: Values = {}
    for name, option in known.items():
        values[name] = requested.get(name, profile.get(name, option.default_for(seats, values)))
    for name, option in known.items():
        if not (option.fits(seats, values[name]) and option.agrees(seats, values)):
            raise BadOption("option.combination", name, values[name])
        is_default = values[name] == option.default_for(seats, values)
        if name in requested and not is_default and not option.relevant(seats, values):
            raise BadOption("option.combination", name, requested[name])
    return values


def encode(options: tuple[Option, ...], dtype: np.dtype, seats: int, values: Values) -> np.ndarray:
    """Write resolved values into a record array of length 1."""
    out = np.zeros(1, dtype)
    out["seats"] = seats
    for option in options:
        out[option.field] = option.encode(values[option.name])
    return out


def decode(options: tuple[Option, ...], record: np.void) -> Values:
    """Read the values of an options record."""
    return {
        option.name: next(
            value for value in option.values if option.encode(value) == int(record[option.field])
        )
        for option in options
    }
