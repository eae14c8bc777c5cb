"""Names that a module imports when they are first used.

The engine imports Numba, which takes a second; neither the command line's help nor the server's first page waits for
it. `stridsplan` and `server/engine.py` take their names from here; a command imports what it needs when it runs.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from threading import RLock
from typing import Any

_lock = RLock()


def late_names(module: dict[str, Any], homes: str | Mapping[str, str]) -> Callable[[str], Any]:
    """Make the `__getattr__` of a module, given its globals: all names are those of one other module, or each has its
    own. Modules are named relative to the package.

    One thread imports at a time: another would see half of Numba's modules, which import each other.
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
