"""Reads one table and its parts (see `schema.py`) as JSON, and writes them into another database.

An export holds the secret of the table, the keys of its seats and its chat: it is for operators only.
"""

from base64 import b64decode, b64encode
from collections.abc import Mapping
from typing import Any

from alembic.migration import MigrationContext
from sqlalchemy import Column, LargeBinary, Row, Table, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..errors import TableExists
from . import schema
from .database import revisions

FORMAT = "stridsplan-export-1"
FIELDS = {"format", "schema", "exported", "rows"}

TableExport = dict[str, Any]


class ExportRefused(Exception):
    """The table cannot be exported or imported; the message says why."""


def _key_of(table: Table) -> Column[str]:
    """Return the column with the id of the table (of a game) that a row belongs to."""
    return table.c.id if table is schema.tables else table.c.table_id


PARTS = {  # the tables of the schema that an export contains, by name
    table.name: table
    for table in schema.metadata.sorted_tables
    if (table is schema.tables or "table_id" in table.c)
    and table is not schema.snapshots  # snapshots follow from the commands
}


async def read(connection: AsyncConnection, table_id: str, served: int) -> TableExport:
    """Return the export of a table, with the current served time. If there is no such table, it has no rows."""
    rows = {}
    for name, table in PARTS.items():
        query = select(table).where(_key_of(table) == table_id).order_by(*table.primary_key)
        rows[name] = [_to_json(table, row) for row in await connection.execute(query)]
    return {"format": FORMAT, "schema": await _revision(connection), "exported": served, "rows": rows}


async def write(connection: AsyncConnection, export: Any) -> str:
    """Insert an exported table; returns its id. Raises ExportRefused or TableExists."""
    _refuse_invalid(export, await _revision(connection))
    table_id = table_id_of(export)
    if (await connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == table_id))).first():
        raise TableExists(table=table_id)
    for name, table in PARTS.items():
        rows = [_from_json(table, row, table_id) for row in export["rows"][name]]
        if rows:
            await connection.execute(insert(table), rows)
    return table_id


def table_id_of(export: TableExport) -> str:
    """Return the id of an exported table."""
    return str(export["rows"]["tables"][0]["id"])


async def _revision(connection: AsyncConnection) -> str:
    """Return the schema revision of the database; raises ExportRefused if this program has another revision."""
    current = await connection.run_sync(
        lambda blocking: MigrationContext.configure(blocking).get_current_revision()
    )
    if current is None or current != revisions()[0]:
        raise ExportRefused("The database has another schema version: start this server version once.")
    return current


def _refuse_invalid(export: Any, revision: str) -> None:
    """Raise ExportRefused if a value is not an export, or is an export of another version."""
    if not isinstance(export, dict) or export.get("format") != FORMAT or set(export) != FIELDS:
        raise ExportRefused(f"The file is not an export in the format {FORMAT}.")
    if export["schema"] != revision:
        raise ExportRefused(
            f"The table was exported by another version (schema {export['schema']}, here {revision})."
        )
    rows = export["rows"]
    if not isinstance(rows, dict) or set(rows) != set(PARTS) or type(export["exported"]) is not int:
        raise ExportRefused("The file is not complete.")
    # the part `tables` must be one row, with an id
    if not all(_are_rows(part) for part in rows.values()) or [
        set(row) >= {"id"} for row in rows["tables"]
    ] != [True]:
        raise ExportRefused("The file does not hold exactly one table.")


def _are_rows(part: Any) -> bool:
    return isinstance(part, list) and all(isinstance(row, dict) for row in part)


def _to_json(table: Table, row: Row[Any]) -> dict[str, Any]:
    return {
        column.name: b64encode(value).decode() if isinstance(column.type, LargeBinary) else value
        for column, value in zip(table.c, row, strict=True)
    }


def _from_json(table: Table, row: Mapping[str, Any], table_id: str) -> dict[str, Any]:
    """Return a row for the database; raises ExportRefused."""
    try:
        values = {
            column.name: b64decode(row[column.name], validate=True)
            if isinstance(column.type, LargeBinary)
            else row[column.name]
            for column in table.c
        }
    except (KeyError, TypeError, ValueError) as error:
        raise ExportRefused(f"A row of {table.name} is invalid.") from error
    if len(values) != len(row) or values[_key_of(table).name] != table_id:
        raise ExportRefused(f"A row of {table.name} belongs to another table.")
    return values
