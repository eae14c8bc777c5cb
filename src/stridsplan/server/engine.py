"""The only module through which the server uses the engine. It imports the engine late, when it is first needed.

Its names are those of `engine_api`: `engine.new_table(...)` imports that module and calls its `new_table`. See
`late.py`.
"""

from typing import TYPE_CHECKING

from ..late import late_names

if TYPE_CHECKING:
    from .engine_api import *  # noqa: F403

__getattr__ = late_names(globals(), ".engine_api")
