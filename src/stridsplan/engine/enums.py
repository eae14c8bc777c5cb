"""The base of the enums that rules use."""

import enum
from typing import Any

import numpy as np


class IntEnum(enum.IntEnum):
    """An `enum.IntEnum` that interpreted rules compare three times as fast.

    NumPy looks for `__array_ufunc__` whenever a member is compared with one of its numbers, and Python 3.11 calls
    Python code to find a missing attribute of an enum, and to find `value`.
    """

    __array_ufunc__: Any = np.ndarray.__array_ufunc__
    value = int.real  # the member's number, read without Python code
