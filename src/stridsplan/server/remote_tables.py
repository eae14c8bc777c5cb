"""Loads the tables that other servers changed, in batches, for listeners that need the whole table."""

import asyncio
from collections.abc import Callable, Sequence

from .errors import StoreError
from .tables.records import TableRecord
from .tables.repository import TableRepository

BATCH_FOR = 0.5  # seconds during which changes are collected for one batch


class RemoteTables:
    """Passes tables that other servers changed to `listeners`; calls `on_removed` when one is gone."""

    def __init__(
        self,
        repository: TableRepository,
        listeners: Sequence[Callable[[TableRecord], None]],
        on_removed: Callable[[], None],
    ):
        self.repository, self.listeners, self.on_removed = repository, listeners, on_removed
        self._changed: set[str] = set()
        self._has_changed = asyncio.Event()

    def load_soon(self, table_id: str) -> None:
        """Load a table soon and pass it to the listeners."""
        self._changed.add(table_id)
        self._has_changed.set()

    async def run(self) -> None:
        """Load the changed tables in batches until the server stops."""
        while True:
            await self._has_changed.wait()
            await asyncio.sleep(BATCH_FOR)
            self._has_changed.clear()
            changed, self._changed = self._changed, set()
            for table_id in changed:
                try:
                    await self._load(table_id)
                except StoreError:
                    self.load_soon(table_id)  # try again

    async def _load(self, table_id: str) -> None:
        record = await self.repository.load(table_id)
        if record is None:
            return self.on_removed()
        for listener in self.listeners:
            listener(record)
