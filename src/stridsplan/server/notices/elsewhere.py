"""What other servers change, for those here who must see the table itself. News are gathered for a moment."""

import asyncio
from collections.abc import Callable, Sequence

from ..errors import StoreError
from ..tables.records import TableRecord
from ..tables.repository import TableRepository

GATHER = 0.5  # seconds


class Elsewhere:
    """Reads the tables that other servers changed, and passes them on, or that one is gone."""

    def __init__(
        self,
        repository: TableRepository,
        listeners: Sequence[Callable[[TableRecord], None]],
        gone: Callable[[], None],
    ):
        self.repository, self.listeners, self.gone = repository, listeners, gone
        self._changed: set[str] = set()
        self._news = asyncio.Event()

    def heard(self, table_id: str) -> None:
        """Remember that a table changed."""
        self._changed.add(table_id)
        self._news.set()

    async def run(self) -> None:
        """Pass on what changed for as long as the server runs."""
        while True:
            await self._news.wait()
            await asyncio.sleep(GATHER)
            self._news.clear()
            changed, self._changed = self._changed, set()
            for table_id in changed:
                try:
                    await self._pass_on(table_id)
                except StoreError:
                    self.heard(table_id)  # and read again when the store may answer

    async def _pass_on(self, table_id: str) -> None:
        record = await self.repository.load(table_id)
        if record is None:
            return self.gone()
        for listener in self.listeners:
            listener(record)
