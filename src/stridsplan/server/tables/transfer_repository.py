"""The SQL that exports, imports and moves single tables. A method is one transaction."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from sqlalchemy import delete, select

from ..store import schema, table_export
from ..store.database import Database
from ..store.table_export import TableExport
from .clocks import stop_for_transfer
from .mapping import table_state_values
from .queries import delete_parts, load_rows, load_served_time, load_tables, update_table
from .records import Row, TableRecord

AT_ONCE = 0  # a deadline that has passed in both kinds of time


class TransferRepository:
    """Exports and imports of single tables."""

    def __init__(self, database: Database):
        self.database = database

    async def export(self, table_id: str) -> TableExport:
        """Return the export of a table; without rows if there is no such table."""
        async with self.database.reading() as connection:
            return await table_export.read(connection, table_id, await load_served_time(connection))

    async def move_out(self, table_id: str, write: Callable[[TableExport], None]) -> None:
        """Pass the export of a table to `write` and remove the table, in one transaction: nobody plays in between."""
        lock = select(schema.tables.c.id).where(schema.tables.c.id == table_id).with_for_update()
        async with self.database.writing() as connection:
            await connection.execute(lock)
            write(await table_export.read(connection, table_id, await load_served_time(connection)))
            await delete_parts(connection, table_id)
            await connection.execute(delete(schema.tables).where(schema.tables.c.id == table_id))

    async def import_(self, export: Any, check: Callable[[TableRecord, list[Row]], None]) -> str:
        """Store an exported table unless `check` raises; returns its id. Raises TableExists.

        Live clocks do not run during the transfer. They start when a server handles the table; a running server does so
        at once, because the deadline has passed.
        """
        async with self.database.writing() as connection:
            table_id = await table_export.write(connection, export)
            await connection.execute(delete(schema.expired).where(schema.expired.c.id == table_id))
            # the tournament stays in the database from which the table comes
            not_transferred = {"tournament": None}
            await update_table(connection, table_id, not_transferred)
            record = (await load_tables(connection, [table_id]))[0]
            check(record, await load_rows(connection, table_id))
            table_state = record.table_state
            if table_state.clocks and not record.is_by_mail:
                table_state = replace(
                    table_state, clocks=stop_for_transfer(table_state.clocks, export["exported"])
                )
            # at this deadline the timekeeper of a server stores the table again, which also wakes its bots
            if table_state.deadline is not None or record.bots_to_act():
                table_state = replace(table_state, deadline=AT_ONCE)
            if table_state != record.table_state:
                values = table_state_values(replace(table_state, changes=table_state.changes + 1))
                await update_table(connection, table_id, values)
            return table_id
