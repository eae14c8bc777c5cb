"""The threads among which a search divides its worlds. Compiled loops run without the GIL, so they use several cores.

This is root parallelization (Chaslot, Winands and van den Herik 2008): each thread plays out the same answers in worlds
of its own. The dice of a world come from its number, so the values do not depend on the number of threads.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

LEAST_WORLDS = 4  # worlds of a thread; with fewer, starting the thread takes longer than it saves

T = TypeVar("T")

_count = 1
_pool: ThreadPoolExecutor | None = None


def set_threads(count: int) -> None:
    """Set the number of threads that searches in this process use, at least 1."""
    global _count, _pool
    if count == _count:
        return
    if _pool:
        _pool.shutdown(wait=False)
    _count = count
    _pool = ThreadPoolExecutor(count - 1, "search") if count > 1 else None


def parts(first: int, worlds: int) -> list[tuple[int, int]]:
    """Divide worlds among the threads; return the first world and the number of worlds of each part."""
    count = max(1, min(_count, worlds // LEAST_WORLDS))
    bounds = [worlds * k // count for k in range(count + 1)]
    return [(first + bounds[k], bounds[k + 1] - bounds[k]) for k in range(count)]


def run(tasks: list[Callable[[], T]]) -> list[T]:
    """Return the results of tasks: the first runs in this thread, the others at the same time."""
    if _pool is None:
        return [task() for task in tasks]
    others = [_pool.submit(task) for task in tasks[1:]]
    return [task() for task in tasks[:1]] + [other.result() for other in others]
