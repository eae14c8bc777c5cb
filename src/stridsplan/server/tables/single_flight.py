"""A cache of results that take long to compute, such as the ending of a finished table."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

Made = TypeVar("Made")


class SingleFlightCache(Generic[Made]):
    """Keeps the `size` results that were last used, by key. Simultaneous requests for a key share one computation."""

    def __init__(self, size: int):
        self.size = size
        self._made: OrderedDict[Hashable, asyncio.Task[Made]] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, Made]]) -> Awaitable[Made]:
        """Return the result for a key; `make` computes it if it is not in the cache.

        The computation continues if the request is cancelled, for later requests. An error is not cached.
        """
        if key not in self._made:
            self._made[key] = asyncio.create_task(make())
        self._made.move_to_end(key)
        if len(self._made) > self.size:
            self._made.popitem(last=False)
        return self._result(key, self._made[key])

    async def _result(self, key: Hashable, task: asyncio.Task[Made]) -> Made:
        try:
            return await asyncio.shield(task)
        except Exception:
            self._made.pop(key, None)
            raise
