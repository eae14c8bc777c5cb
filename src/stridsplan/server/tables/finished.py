"""What is made of a finished table, which does not change: each thing is made once, as long as it is in memory."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

Made = TypeVar("Made")


class SingleFlightCache(Generic[Made]):
    """Things by a key, the `size` last used ones."""

    def __init__(self, size: int):
        self.size = size
        self._made: OrderedDict[Hashable, asyncio.Task[Made]] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, Made]]) -> Awaitable[Made]:
        """Return a thing, made if need be.

        A request that is cancelled does not stop the work; the next one finds the thing made. What failed is tried
        again.
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
