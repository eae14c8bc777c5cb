"""A cache of results that take long to compute, such as the ending of a finished table."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

Result = TypeVar("Result")


class SingleFlightCache(Generic[Result]):
    """Keeps the `size` most recently used results, by key. Simultaneous requests for a key share one computation."""

    def __init__(self, size: int):
        self.size = size
        self._tasks: OrderedDict[Hashable, asyncio.Task[Result]] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, Result]]) -> Awaitable[Result]:
        """Return the result for a key; `make` computes it if it is not in the cache.

        The computation continues if the request is cancelled, for later requests. An error is not cached.
        """
        if key not in self._tasks:
            self._tasks[key] = asyncio.create_task(make())
        self._tasks.move_to_end(key)
        if len(self._tasks) > self.size:
            self._tasks.popitem(last=False)
        return self._result(key, self._tasks[key])

    async def _result(self, key: Hashable, task: asyncio.Task[Result]) -> Result:
        try:
            return await asyncio.shield(task)
        except Exception:
            self._tasks.pop(key, None)
            raise
