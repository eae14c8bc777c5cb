"""The server's only door to the engine, which is imported when it is first needed (see `late.py`).

What the server uses of the engine is in `engine_api`; `engine.new_table(...)` imports that module once and calls its
`new_table`.
"""

from typing import TYPE_CHECKING

from ..late import late_names

if TYPE_CHECKING:
    from .engine_api import *  # noqa: F403

__getattr__ = late_names(globals(), ".engine_api")
