"""The enums of the rules."""

import enum
from typing import Any

import numpy as np


class IntEnum(enum.IntEnum):
    """An `enum.IntEnum` that interpreted rules compare and read several times as fast.

    NumPy looks for `__array_ufunc__` whenever a member meets one of its numbers, and Python 3.11 finds a missing
    attribute of an enum, and `value`, only on a slow path.
    """

    __array_ufunc__: Any = np.ndarray.__array_ufunc__
    value = int.real
