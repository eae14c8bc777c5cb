"""Read-only arrays."""

import numpy as np


def frozen(values, dtype=np.int32) -> np.ndarray:
    """Return a read-only array."""
    array = np.array(values, dtype)
    array.flags.writeable = False
    return array
