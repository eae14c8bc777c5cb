"""Arrays that nothing can change."""

import numpy as np


def frozen(values, dtype=np.int32) -> np.ndarray:
    """An array that cannot be changed."""
    array = np.array(values, dtype)
    array.flags.writeable = False
    return array
