"""One table whole, as it is kept: the rows of every table of the schema that speak of it, as JSON and back.

It holds the secret of the table, the keys of its seats and what people said: for operators alone.
"""

from base64 import b64decode, b64encode
from collections.abc import Mapping
from typing import Any

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Connection, LargeBinary, Row, Table, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..errors import TableExists
from . import schema
from .database import migrations

FORMAT = "stridsplan-kept-1"
FIELDS = {"format", "schema", "packed", "rows"}

Parcel = dict[str, Any]


class ParcelRefused(Exception):
    """The table cannot be carried; the sentence says why."""


def _whose(table: Table) -> Column[str]:
    """The column that says of which table a row speaks."""
    return table.c.id if table is schema.tables else table.c.table_id


PARTS = {
    table.name: table
    for table in schema.metadata.sorted_tables
    if (table is schema.tables or "table_id" in table.c) and table is not schema.snapshots  # never the truth
}


async def pack(connection: AsyncConnection, table_id: str, moment: int) -> Parcel:
    """All that is kept of a table at a moment, in milliseconds since 1970; of no table, no rows."""
    rows = {}
    for name, table in PARTS.items():
        query = select(table).where(_whose(table) == table_id).order_by(*table.primary_key)
        rows[name] = [_packed(table, row) for row in await connection.execute(query)]
    return {"format": FORMAT, "schema": await _revision(connection), "packed": moment, "rows": rows}


async def unpack(connection: AsyncConnection, parcel: Any) -> str:
    """Add what is in a parcel to the database; gives the id of its table. Raises ParcelRefused or TableExists."""
    _refuse_misshapen(parcel, await _revision(connection))
    table_id = named(parcel)
    if (await connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == table_id))).first():
        raise TableExists(table=table_id)
    for name, table in PARTS.items():
        rows = [_unpacked(table, row, table_id) for row in parcel["rows"][name]]
        if rows:
            await connection.execute(insert(table), rows)
    return table_id


def named(parcel: Parcel) -> str:
    """The id of the table in a parcel."""
    return str(parcel["rows"]["tables"][0]["id"])


async def _revision(connection: AsyncConnection) -> str:
    """The schema of the database, which must be this program's."""
    found, known = await connection.run_sync(_revisions)
    if found is None or found != known:
        raise ParcelRefused("The database is of another version: start the server once with this one.")
    return found


def _revisions(connection: Connection) -> tuple[str | None, str | None]:
    head = ScriptDirectory.from_config(migrations(connection)).get_current_head()
    return MigrationContext.configure(connection).get_current_revision(), head


def _refuse_misshapen(parcel: Any, revision: str) -> None:
    """Raise ParcelRefused if this is no parcel, or another version's."""
    if not isinstance(parcel, dict) or parcel.get("format") != FORMAT or set(parcel) != FIELDS:
        raise ParcelRefused(f"This is no table as {FORMAT} has it.")
    if parcel["schema"] != revision:
        raise ParcelRefused(
            f"The table was kept by another version (schema {parcel['schema']}, here {revision})."
        )
    rows = parcel["rows"]
    if not isinstance(rows, dict) or set(rows) != set(PARTS) or type(parcel["packed"]) is not int:
        raise ParcelRefused("The file is not whole.")
    if not all(_are_rows(part) for part in rows.values()) or [
        set(row) >= {"id"} for row in rows["tables"]
    ] != [True]:
        raise ParcelRefused("The file is not of one table.")


def _are_rows(part: Any) -> bool:
    return isinstance(part, list) and all(isinstance(row, dict) for row in part)


def _packed(table: Table, row: Row[Any]) -> dict[str, Any]:
    return {
        column.name: b64encode(value).decode() if isinstance(column.type, LargeBinary) else value
        for column, value in zip(table.c, row, strict=True)
    }


def _unpacked(table: Table, row: Mapping[str, Any], table_id: str) -> dict[str, Any]:
    """A row for the database; raises ParcelRefused."""
    try:
        values = {
            column.name: b64decode(row[column.name], validate=True)
            if isinstance(column.type, LargeBinary)
            else row[column.name]
            for column in table.c
        }
    except (KeyError, TypeError, ValueError) as error:
        raise ParcelRefused(f"A row of {table.name} is not as it is kept.") from error
    if len(values) != len(row) or values[_whose(table).name] != table_id:
        raise ParcelRefused(f"A row of {table.name} is of something else.")
    return values
