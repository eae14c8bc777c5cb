"""The server's only door to the engine, which is imported when it is first needed.

The engine imports Numba, and that takes longer than the server needs to start. What the server uses of the engine is in
`engine_api`; `engine.new_table(...)` imports that module once and calls its `new_table`.
"""

from importlib import import_module
from threading import Lock
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .engine_api import *  # noqa: F403

_lock = Lock()


def __getattr__(name: str) -> Any:
    """Import `engine_api` in one thread: a second one would see half of Numba's modules, which import each other."""
    if name.startswith("__"):
        raise AttributeError(name)
    with _lock:
        value = getattr(import_module(".engine_api", __package__), name)
    globals()[name] = value
    return value
