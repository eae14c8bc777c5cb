"""SQL about tables that several repositories share. Each function runs in the caller's transaction."""

from collections.abc import AsyncIterator, Collection, Iterable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Select, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..store import schema
from ..store.database import Database
from .mapping import row_values, table_values, to_record, to_row, to_seat
from .records import Row, Seat, TableRecord

PAGE = 200  # ids in one page of `pages_of_ids`

IS_BY_MAIL = func.coalesce(schema.tables.c.clock["pace"].as_string(), "") == "mail"


class Conflict(Exception):
    """A row was changed or a command stored by somebody else first, or an id or name is taken."""


def has_person() -> ColumnElement[bool]:
    """Return the condition that a person sits at a table."""
    seats = schema.seats.c
    return exists().where(seats.table_id == schema.tables.c.id, seats.kind == "person")


async def load_tables(connection: AsyncConnection, ids: Sequence[str]) -> list[TableRecord]:
    """Return the tables with these ids, in this order."""
    tables, seats, holders = schema.tables, schema.seats, schema.holders
    found = {row.id: row for row in await connection.execute(select(tables).where(tables.c.id.in_(ids)))}
    query = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
    by_table: dict[str, list[Seat]] = {table_id: [] for table_id in ids}
    for row in await connection.execute(query):
        by_table[row.table_id].append(to_seat(row))
    for row in await connection.execute(select(holders).where(holders.c.table_id.in_(ids))):
        by_table[row.table_id][row.seat].holders.add(row.visitor)
    records = [to_record(found[table_id], by_table[table_id]) for table_id in ids if table_id in found]
    await set_accounts(connection, records)
    return records


async def seated_accounts(connection: AsyncConnection, table_ids: Collection[str]) -> list[Any]:
    """Return (table_id, seat, visitor, name) for each seat that exactly one account holds."""
    held, accounts = schema.holders.c, schema.accounts.c
    alone = (
        select(held.table_id, held.seat, func.min(held.visitor).label("visitor"))
        .join(schema.accounts, accounts.visitor == held.visitor)
        .where(held.table_id.in_(table_ids))
        .group_by(held.table_id, held.seat)
        .having(func.count() == 1)
        .subquery()
    )
    query = select(alone, accounts.name).join(schema.accounts, accounts.visitor == alone.c.visitor)
    return list(await connection.execute(query.order_by(alone.c.table_id, alone.c.seat)))


async def set_accounts(connection: AsyncConnection, records: Iterable[TableRecord]) -> None:
    """Set `account` of all seats of people at these tables."""
    seats = {
        (record.id, seat.seat): seat for record in records for seat in record.seats if seat.kind == "person"
    }
    for seat in seats.values():
        seat.account = None
    for row in await seated_accounts(connection, {table_id for table_id, _ in seats}):
        if (row.table_id, row.seat) in seats:
            seats[row.table_id, row.seat].account = row.name


async def load_rows(connection: AsyncConnection, table_id: str, since: int = 0) -> list[Row]:
    """Return the rows of a table after a version, in order."""
    columns = schema.commands.c
    query = select(schema.commands).where(columns.table_id == table_id, columns.version > since)
    return [to_row(found) for found in await connection.execute(query.order_by(columns.version))]


async def load_served_time(connection: AsyncConnection) -> int:
    """Return the served time in the database (see `times.py`)."""
    stored: int = (await connection.execute(select(schema.heartbeat.c.served))).scalar_one()
    return stored


async def pages_of_ids(database: Database, query: Select[Any]) -> AsyncIterator[Sequence[str]]:
    """Yield the ids that a query selects, sorted, in pages. Each page is read in a transaction of its own."""
    column, last = schema.tables.c.id, ""
    while True:
        page = query.where(column > last).order_by(column).limit(PAGE)
        async with database.reading() as connection:
            ids: Sequence[str] = (await connection.execute(page)).scalars().all()
        if not ids:
            return
        yield ids
        last = ids[-1]


async def is_expired(connection: AsyncConnection, table_id: str) -> bool:
    """Return whether a table with this id has expired."""
    query = select(schema.expired.c.id).where(schema.expired.c.id == table_id)
    return (await connection.execute(query)).first() is not None


async def insert_table(connection: AsyncConnection, record: TableRecord) -> None:
    """Insert a table; raises Conflict if the id is taken."""
    try:
        await connection.execute(insert(schema.tables).values(table_values(record)))
    except IntegrityError as error:
        raise Conflict from error


async def insert_rows(connection: AsyncConnection, table_id: str, rows: Sequence[Row]) -> None:
    """Insert rows; raises Conflict if the table has a row with the same version or command id."""
    values = [row_values(table_id, row) for row in rows]
    if not values:
        return
    try:
        await connection.execute(insert(schema.commands), values)
    except IntegrityError as error:
        raise Conflict from error


async def insert_holders(connection: AsyncConnection, table_id: str, held: Iterable[tuple[int, str]]) -> None:
    """Insert the holders of seats, as pairs of seat and visitor."""
    values = [{"table_id": table_id, "seat": seat, "visitor": visitor} for seat, visitor in held]
    if values:
        await connection.execute(insert(schema.holders), values)


async def update_table(connection: AsyncConnection, table_id: str, values: dict[str, Any]) -> None:
    """Update columns of a table."""
    await connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(values))


async def delete_parts(connection: AsyncConnection, table_id: str) -> None:
    """Delete the parts of a table, that is, the rows with its `table_id`, but not the table itself."""
    for found in reversed(schema.metadata.sorted_tables):
        if "table_id" in found.c:
            await connection.execute(delete(found).where(found.c.table_id == table_id))
