"""The SQL about tables. A method is one transaction, and is on disk when it returns; a generator reads page by page."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import BindParameter, Select, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..store import schema
from ..store.database import Database
from ..store.journal import StaleUpdate, Write
from .mapping import (
    bots_values,
    row_values,
    seat_values,
    snapshot_values,
    summary_values,
    table_state_values,
)
from .queries import (
    IS_BY_MAIL,
    Conflict,
    delete_parts,
    has_person,
    insert_holders,
    insert_rows,
    insert_table,
    is_expired,
    load_rows,
    load_tables,
    pages_of_ids,
    set_accounts,
    update_table,
)
from .records import Row, Seat, Snapshot, Summary, TableRecord, TableState, now

__all__ = ["Conflict", "TableRepository"]

MAX_LISTED = 100  # tables in the list of a visitor
MAX_WAITING = 500  # tables of the lobby that quick pairing considers

# Statements for the journal, which executes one statement for many tables at once. If another server was first, the
# number of the new row is taken, or the update finds no table with the known number of changes
TABLE_ID: BindParameter[str] = bindparam("of_table")
INSERT_ROW = insert(schema.commands)
UPDATE_TABLE = update(schema.tables).where(
    schema.tables.c.id == TABLE_ID, schema.tables.c.changes == bindparam("known_changes")
)
DELETE_SNAPSHOT = delete(schema.snapshots).where(schema.snapshots.c.table_id == TABLE_ID)
INSERT_SNAPSHOT = insert(schema.snapshots)


class TableRepository:
    """Tables in the database."""

    def __init__(self, database: Database):
        self.database = database

    async def create(self, record: TableRecord, rows: Sequence[Row]) -> None:
        """Store a new table with its rows, if play has started; raises Conflict if the id is taken."""
        async with self.database.writing() as connection:
            if await is_expired(connection, record.id):
                raise Conflict
            await insert_table(connection, record)
            await connection.execute(
                insert(schema.seats), [seat_values(record.id, seat) for seat in record.seats]
            )
            held = [(seat.seat, visitor) for seat in record.seats for visitor in seat.holders]
            await insert_holders(connection, record.id, held)
            await insert_rows(connection, record.id, rows)
            await set_accounts(connection, [record])

    # Loading

    async def load(self, table_id: str) -> TableRecord | None:
        """Return a table without its rows."""
        async with self.database.reading() as connection:
            found = await load_tables(connection, [table_id])
        return found[0] if found else None

    async def rows(self, table_id: str, since: int = 0) -> list[Row]:
        """Return the rows of a table after a version, in order."""
        async with self.database.reading() as connection:
            return await load_rows(connection, table_id, since)

    async def snapshot(self, table_id: str) -> Snapshot | None:
        """Return the stored snapshot."""
        columns = schema.snapshots.c
        query = select(columns.count, columns.state).where(columns.table_id == table_id)
        async with self.database.reading() as connection:
            found = (await connection.execute(query)).one_or_none()
        return Snapshot(found[0], bytes(found[1])) if found else None

    async def has_expired(self, table_id: str) -> bool:
        """Return whether a table with this id has expired."""
        async with self.database.reading() as connection:
            return await is_expired(connection, table_id)

    async def of_visitor(self, visitor: str) -> list[TableRecord]:
        """Return the tables where a visitor holds a seat or is the host, last changed first."""
        query = _of_visitor(visitor).order_by(schema.tables.c.changed.desc()).limit(MAX_LISTED)
        return await self._load_all(query)

    async def unfinished(self, visitor: str) -> list[TableRecord]:
        """Return all unfinished tables where a visitor holds a seat or is the host."""
        columns = schema.tables.c
        return await self._load_all(
            _of_visitor(visitor).where(columns.status != "over").order_by(columns.created)
        )

    async def watchable(self, since: int, limit: int) -> list[TableRecord]:
        """Return the tables in play that came from the lobby or a tournament and were changed since a moment, last
        changed first."""
        columns = schema.tables.c
        is_public = columns.listed | columns.tournament.is_not(None)
        query = select(columns.id).where(columns.status == "playing", is_public, columns.changed >= since)
        return await self._load_all(query.order_by(columns.changed.desc()).limit(limit))

    async def listed(self, since: int, paired_since: int, limit: int) -> list[TableRecord]:
        """Return the open tables of the lobby that were changed since a moment, newest first.

        A table of quick pairing is returned only if it is by mail, or was changed since `paired_since`: while somebody
        waits there, their browser reports that and so changes the table.
        """
        columns = schema.tables.c
        is_kept = ~columns.paired | IS_BY_MAIL | (columns.changed >= paired_since)
        query = _listed(since).where(is_kept)
        return await self._load_all(query.order_by(columns.created.desc()).limit(limit))

    async def waiting(self, since: int, games: Sequence[str]) -> list[TableRecord]:
        """Return the open tables of some games in the lobby that were changed since a moment, oldest first."""
        columns = schema.tables.c
        query = _listed(since).where(columns.game.in_(games)).order_by(columns.created)
        return await self._load_all(query.limit(MAX_WAITING))

    async def tables_where_bots_must_act(
        self, unchanged_for: int, *, with_people: bool
    ) -> AsyncIterator[TableRecord]:
        """Yield the tables, with people or without, where a bot must act and nothing changed for some milliseconds."""
        columns = schema.tables.c
        kind = has_person() if with_people else ~has_person()
        query = select(columns.id).where(columns.bots_to_act, kind)
        if unchanged_for:
            query = query.where(columns.changed < now() - unchanged_for)
        async for ids in pages_of_ids(self.database, query):
            async with self.database.reading() as connection:
                records = await load_tables(connection, ids)
            for record in records:
                yield record

    # Playing

    async def append(
        self,
        record: TableRecord,
        row: Row,
        summary: Summary,
        snapshot: Snapshot | None,
        table_state: TableState,
    ) -> None:
        """Store a row, and the summary and table state after it; raises Conflict if `record` is outdated."""
        table_id = record.id
        values = {"of_table": table_id, "known_changes": record.table_state.changes} | summary_values(summary)
        if not row.is_public:
            del values["changed"]  # the order in lists of tables would reveal a hidden row
        values |= {} if table_state == record.table_state else table_state_values(table_state)
        values |= bots_values(record, summary, table_state)
        writes: list[Write] = [(INSERT_ROW, row_values(table_id, row)), (UPDATE_TABLE, values)]
        if row.is_undo or snapshot:
            writes.append((DELETE_SNAPSHOT, {"of_table": table_id}))
        if snapshot:
            writes.append((INSERT_SNAPSHOT, snapshot_values(table_id, snapshot)))
        try:
            await self.database.journal.write(table_id, writes)
        except (IntegrityError, StaleUpdate) as error:
            raise Conflict from error

    async def store_table_state(
        self, record: TableRecord, table_state: TableState, *, is_secret: bool = False
    ) -> TableState:
        """Store changed table state and return it; raises Conflict if `record` is outdated.

        `is_secret`: nobody may notice the change, so the table keeps its position in lists.
        """
        columns, stored = schema.tables.c, replace(table_state, changes=record.table_state.changes + 1)
        known = (columns.version == record.summary.version) & (columns.changes == record.table_state.changes)
        query = update(schema.tables).where(columns.id == record.id, known)
        values = table_state_values(stored) | bots_values(record, record.summary, table_state)
        values |= {} if is_secret else {"changed": now()}
        async with self.database.writing() as connection:
            if (await connection.execute(query.values(values))).rowcount != 1:
                raise Conflict
        return stored

    # Seats

    async def seat_person(self, record: TableRecord, seat: Seat, visitor: str, rows: Sequence[Row]) -> None:
        """Store who took an open seat, the contributions to the dice and, if play started, the set-up.

        Raises Conflict if somebody has taken a seat meanwhile.
        """
        columns = schema.seats.c
        query = update(schema.seats).where(columns.table_id == record.id, columns.seat == seat.seat)
        query = query.where(columns.kind == "open").values(kind="person", name=seat.name)
        async with self.database.writing() as connection:
            taken = await connection.execute(query)
            expected = record.contributions[:-1]  # without the contribution of this visitor, the last one
            if taken.rowcount != 1 or await _locked_contributions(connection, record.id) != expected:
                raise Conflict
            await insert_holders(connection, record.id, [(seat.seat, visitor)])
            await _begin(connection, record, rows)
            await set_accounts(connection, [record])

    async def seat_bots(self, record: TableRecord, seats: Sequence[Seat], rows: Sequence[Row]) -> None:
        """Store the bots on seats that were open, and the set-up; raises Conflict if somebody took one of them."""
        async with self.database.writing() as connection:
            # a visitor who has taken a seat meanwhile has added a contribution
            is_unchanged = await _locked_contributions(connection, record.id) == record.contributions
            for seat in seats:
                columns = schema.seats.c
                query = update(schema.seats).where(columns.table_id == record.id, columns.seat == seat.seat)
                query = query.where(columns.kind == "open")
                query = query.values(kind=seat.kind, bot=seat.bot, invitation=seat.invitation)
                if not is_unchanged or (await connection.execute(query)).rowcount != 1:
                    raise Conflict
            await _begin(connection, record, rows)

    async def add_holder(self, record: TableRecord, seat: int, visitor: str, key: str) -> None:
        """Store another holder of a seat; raises Conflict if the seat's key has changed."""
        columns = schema.seats.c
        query = select(columns.key).where(columns.table_id == record.id, columns.seat == seat)
        async with self.database.writing() as connection:
            if (await connection.execute(query.with_for_update())).scalar_one() != key:
                raise Conflict
            await insert_holders(connection, record.id, [(seat, visitor)])
            await set_accounts(connection, [record])

    async def renew_key(self, record: TableRecord, seat: int, key: str, visitor: str) -> None:
        """Store a new key of a seat and remove all holders but one."""
        seats, held = schema.seats.c, schema.holders.c
        query = update(schema.seats).where(seats.table_id == record.id, seats.seat == seat).values(key=key)
        others = delete(schema.holders).where(held.table_id == record.id, held.seat == seat)
        async with self.database.writing() as connection:
            await connection.execute(query)
            await connection.execute(others.where(held.visitor != visitor))
            await set_accounts(connection, [record])

    async def rename(self, table_id: str, seat: int, name: str) -> None:
        """Store a seat's name."""
        columns = schema.seats.c
        query = update(schema.seats).where(columns.table_id == table_id, columns.seat == seat)
        async with self.database.writing() as connection:
            await connection.execute(query.values(name=name))

    # Before play starts

    async def count_open(self, visitor: str, address_hash: str) -> tuple[int, int]:
        """Return how many tables in the lobby a visitor hosts, and how many were created from an address."""
        columns, openings = schema.tables.c, schema.openings.c
        listed = select(func.count()).select_from(schema.tables)
        listed = listed.where(columns.listed, columns.status == "open")
        from_address = columns.id.in_(select(openings.at_table).where(openings.address == address_hash))
        async with self.database.reading() as connection:
            hosted = (await connection.execute(listed.where(columns.host == visitor))).scalar_one()
            return hosted, (await connection.execute(listed.where(from_address))).scalar_one()

    async def add_opening(self, table_id: str, address_hash: str) -> None:
        """Store the hash of the address from which a table was put into the lobby.

        Delete those of tables that are no longer there.
        """
        openings, columns = schema.openings, schema.tables.c
        listed = select(columns.id).where(columns.listed, columns.status == "open")
        async with self.database.writing() as connection:
            await connection.execute(delete(openings).where(openings.c.at_table.not_in(listed)))
            await connection.execute(insert(openings).values(at_table=table_id, address=address_hash))

    async def touch(self, table_ids: Sequence[str]) -> None:
        """Mark tables as changed now."""
        query = update(schema.tables).where(schema.tables.c.id.in_(table_ids)).values(changed=now())
        async with self.database.writing() as connection:
            await connection.execute(query)

    async def free_seat(self, table_id: str, seat: Seat, host: str) -> None:
        """Store that a seat is open again, and who is the host; raises Conflict if play has started."""
        held, seats, tables = schema.holders.c, schema.seats.c, schema.tables
        is_open = (tables.c.id == table_id) & (tables.c.status == "open")
        async with self.database.writing() as connection:
            changed = await connection.execute(update(tables).where(is_open).values(changed=now(), host=host))
            if changed.rowcount != 1:
                raise Conflict
            where = (seats.table_id == table_id) & (seats.seat == seat.seat)
            values = {"kind": seat.kind, "name": seat.name, "invitation": seat.invitation, "key": seat.key}
            await connection.execute(update(schema.seats).where(where).values(values))
            await connection.execute(
                delete(schema.holders).where(held.table_id == table_id, held.seat == seat.seat)
            )

    async def remove(self, table_id: str) -> None:
        """Delete a table; raises Conflict if play has started."""
        tables = schema.tables.c
        async with self.database.writing() as connection:
            await delete_parts(connection, table_id)
            removal = delete(schema.tables).where(tables.id == table_id, tables.status == "open")
            if (await connection.execute(removal)).rowcount != 1:
                raise Conflict

    async def _load_all(self, query: Select[Any]) -> list[TableRecord]:
        """Return the tables whose ids a query selects."""
        async with self.database.reading() as connection:
            return await load_tables(connection, (await connection.execute(query)).scalars().all())


def _listed(since: int) -> Select[Any]:
    """Return the query for the ids of open tables in the lobby that were changed since a moment."""
    columns = schema.tables.c
    return select(columns.id).where(columns.listed, columns.status == "open", columns.changed >= since)


def _of_visitor(visitor: str) -> Select[Any]:
    columns = schema.tables.c
    held = select(schema.holders.c.table_id).where(schema.holders.c.visitor == visitor)
    return select(columns.id).where(columns.id.in_(held) | (columns.host == visitor))


async def _locked_contributions(connection: AsyncConnection, table_id: str) -> list[str]:
    """Return the contributions to the dice, and lock them until the transaction ends."""
    query = select(schema.tables.c.contributions).where(schema.tables.c.id == table_id).with_for_update()
    contributions: list[str] | None = (await connection.execute(query)).scalar_one_or_none()
    if contributions is None:
        raise Conflict  # the table was removed
    return contributions


async def _begin(connection: AsyncConnection, record: TableRecord, rows: Sequence[Row]) -> None:
    """Store the set-up of a table if play has begun, and its contributions to the dice, summary and table state."""
    await insert_rows(connection, record.id, rows)
    values = {"contributions": record.contributions, "rules_version": record.rules_version}
    values |= summary_values(record.summary) | table_state_values(record.table_state)
    values |= bots_values(record, record.summary, record.table_state)
    await update_table(connection, record.id, values)
