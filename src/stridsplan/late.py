"""Lazy imports: names that a module imports when they are first used.

The engine imports Numba, which takes a second. Neither the help of the command line nor the first page of the server
should wait for that. `stridsplan` and `server/engine.py` use this; a command imports what it needs when it runs.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from threading import RLock
from typing import Any

_lock = RLock()


def late_names(module: dict[str, Any], homes: str | Mapping[str, str]) -> Callable[[str], Any]:
    """Return a `__getattr__` function for a module, given the globals of the module.

    `homes` is the module that has all names, or maps each name to its module, relative to the package. One thread
    imports at a time; otherwise another thread could see partially imported modules of Numba, which import each other.
    """
    package = module["__spec__"].parent

    def get(name: str) -> Any:
        home = homes if isinstance(homes, str) else homes.get(name)
        if home is None or name.startswith("__"):
            raise AttributeError(f"module {module['__name__']!r} has no attribute {name!r}")
        with _lock:
            value = getattr(import_module(home, package), name)
        module[name] = value
        return value

    return get
