"""The only SQL about tables. A method is one transaction: when it returns, what it wrote is on disk."""

from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from dataclasses import asdict, replace
from typing import Any, NamedTuple

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Select,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    select,
    update,
)
from sqlalchemy import Row as SqlRow
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..store import parcel, schema
from ..store.database import Database
from ..store.journal import Overtaken, Write
from .clocks import Clocks, stop
from .records import Manners, Row, Seat, Snapshot, Standing, TableRecord, now

LISTED = 100  # the most tables a visitor is shown
DUE = 100  # the most tables whose time is looked after at once
PAGE = 200  # tables read at once, where there may be many
AT_ONCE = 0  # a deadline that has passed, whatever the time


# What is written in groups
OF_TABLE: BindParameter[str] = bindparam("of_table")
ADD_ROW = insert(schema.commands)
SET_TABLE = update(schema.tables).where(
    schema.tables.c.id == OF_TABLE, schema.tables.c.changes == bindparam("known_changes")
)
FORGET_SNAPSHOT = delete(schema.snapshots).where(schema.snapshots.c.table_id == OF_TABLE)
ADD_SNAPSHOT = insert(schema.snapshots)

_IS_MAIL = func.coalesce(schema.tables.c.clock["pace"].as_string(), "") == "mail"


class Abandoned(NamedTuple):
    """A kind of unfinished table, open, bots (alone) or people, that last changed before a moment."""

    kind: str
    before: int


class Conflict(Exception):
    """Somebody else changed the table, or wrote this command, first."""


class TableRepository:
    """Tables in the database."""

    def __init__(self, database: Database):
        self.database = database

    async def create(self, record: TableRecord, rows: Sequence[Row]) -> None:
        """Store a new table and, if play has started, its set-up; raises Conflict if there is one with its id."""
        async with self.database.writing() as connection:
            if await _has_expired(connection, record.id):
                raise Conflict
            await _add_table(connection, record)
            await connection.execute(
                insert(schema.seats), [_seat_values(record.id, seat) for seat in record.seats]
            )
            held = [(seat.seat, visitor) for seat in record.seats for visitor in seat.holders]
            await _add_holders(connection, record.id, held)
            await _add_rows(connection, record.id, rows)

    async def pack(self, table_id: str) -> parcel.Parcel:
        """All that is kept of a table."""
        async with self.database.reading() as connection:
            return await parcel.pack(connection, table_id, await _served(connection))

    async def unpack(self, packed: Any, check: Callable[[TableRecord, list[Row]], None]) -> str:
        """Store all that was kept of a table elsewhere, unless `check` raises; gives its id, raises TableExists.

        No live clock ran on the way: they stand still until a server finds the table, at once if it runs.
        """
        async with self.database.writing() as connection:
            table_id = await parcel.unpack(connection, packed)
            await connection.execute(delete(schema.expired).where(schema.expired.c.id == table_id))
            await _set_table(connection, table_id, {"tournament": None})  # which stayed where it was
            record = (await _load(connection, [table_id]))[0]
            check(record, await _rows(connection, table_id))
            stopped = record.manners
            if stopped.clocks and not record.is_by_mail:
                stopped = replace(stopped, clocks=stop(stopped.clocks, packed["packed"]))
            if stopped.deadline is not None or record.bots_to_act():  # a server that runs finds what is due
                stopped = replace(stopped, deadline=AT_ONCE)
            if stopped != record.manners:
                values = _manners_values(replace(stopped, changes=stopped.changes + 1))
                await _set_table(connection, table_id, values)
            return table_id

    async def take_away(self, table_id: str, keep: Callable[[parcel.Parcel], None]) -> None:
        """Forget a table once `keep` has all that is kept of it: nobody plays on here, or nothing has happened."""
        own = select(schema.tables.c.id).where(schema.tables.c.id == table_id).with_for_update()
        async with self.database.writing() as connection:
            await connection.execute(own)
            keep(await parcel.pack(connection, table_id, await _served(connection)))
            await _clear(connection, table_id)
            await connection.execute(delete(schema.tables).where(schema.tables.c.id == table_id))

    async def load(self, table_id: str) -> TableRecord | None:
        """A table without its commands."""
        async with self.database.reading() as connection:
            found = await _load(connection, [table_id])
        return found[0] if found else None

    async def rows(self, table_id: str, since: int = 0) -> list[Row]:
        """What happened at a table after a version, in order."""
        async with self.database.reading() as connection:
            return await _rows(connection, table_id, since)

    async def snapshot(self, table_id: str) -> Snapshot | None:
        """The last stored position."""
        columns = schema.snapshots.c
        query = select(columns.count, columns.state).where(columns.table_id == table_id)
        async with self.database.reading() as connection:
            found = (await connection.execute(query)).one_or_none()
        return Snapshot(found[0], bytes(found[1])) if found else None

    async def of_visitor(self, visitor: str) -> list[TableRecord]:
        """The tables where a visitor holds a seat or is the host, last changed first."""
        held = select(schema.holders.c.table_id).where(schema.holders.c.visitor == visitor)
        columns = schema.tables.c
        query = select(columns.id).where(columns.id.in_(held) | (columns.host == visitor))
        query = query.order_by(columns.changed.desc()).limit(LISTED)
        async with self.database.reading() as connection:
            return await _load(connection, (await connection.execute(query)).scalars().all())

    async def unfinished(self, visitor: str) -> list[TableRecord]:
        """All tables that are not over where a visitor holds a seat or is the host."""
        held = select(schema.holders.c.table_id).where(schema.holders.c.visitor == visitor)
        columns = schema.tables.c
        query = select(columns.id).where(columns.id.in_(held) | (columns.host == visitor))
        query = query.where(columns.status != "over").order_by(columns.created)
        async with self.database.reading() as connection:
            return await _load(connection, (await connection.execute(query)).scalars().all())

    async def bots_to_act(self, older: int, *, with_people: bool) -> AsyncIterator[TableRecord]:
        """The tables with people, or without, where a bot has owed a decision for so many milliseconds."""
        columns = schema.tables.c
        query = select(columns.id).where(columns.bots_owe, _has_person() if with_people else ~_has_person())
        if older:
            query = query.where(columns.changed < now() - older)
        async for ids in self._pages(query):
            async with self.database.reading() as connection:
                records = await _load(connection, ids)
            for record in records:
                yield record

    async def abandoned(self, abandoned: Abandoned) -> AsyncIterator[str]:
        """The tables that have expired."""
        async for ids in self._pages(select(schema.tables.c.id).where(_is_abandoned(abandoned))):
            for table_id in ids:
                yield table_id

    async def expire(self, table_id: str, abandoned: Abandoned, moment: int) -> bool:
        """Remove a table for good, unless something has happened there meanwhile; its id stays taken."""
        own = select(schema.tables.c.id).where(schema.tables.c.id == table_id, _is_abandoned(abandoned))
        async with self.database.writing() as connection:
            if not (await connection.execute(own.with_for_update())).first():
                return False
            await _clear(connection, table_id)
            await connection.execute(delete(schema.tables).where(schema.tables.c.id == table_id))
            await connection.execute(insert(schema.expired).values(id=table_id, moment=moment))
        return True

    async def has_expired(self, table_id: str) -> bool:
        """Tell whether there was a table with this id that expired."""
        async with self.database.reading() as connection:
            return await _has_expired(connection, table_id)

    async def _pages(self, query: Select[Any]) -> AsyncIterator[Sequence[str]]:
        """The ids that a query gives, page by page in their order: none is read twice, and few are in memory."""
        own, last = schema.tables.c.id, ""
        while True:
            page = query.where(own > last).order_by(own).limit(PAGE)
            async with self.database.reading() as connection:
                ids: Sequence[str] = (await connection.execute(page)).scalars().all()
            if not ids:
                return
            yield ids
            last = ids[-1]

    async def append(
        self,
        record: TableRecord,
        row: Row,
        standing: Standing,
        snapshot: Snapshot | None,
        manners: Manners,
    ) -> None:
        """Store what happened and how the table stands after it; raises Conflict if it is not as in the record."""
        table_id = record.id
        changed = {} if manners == record.manners else _manners_values(manners)
        changed |= _bots_values(record, standing, manners)
        table = {"of_table": table_id, "known_changes": record.manners.changes}
        writes: list[Write] = [(ADD_ROW, _row_values(table_id, row))]
        stands = _standing_values(standing)
        if not row.is_public:
            del stands["changed"]  # the order of people's lists of tables would tell
        writes.append((SET_TABLE, table | stands | changed))
        if row.drops or snapshot:
            writes.append((FORGET_SNAPSHOT, {"of_table": table_id}))
        if snapshot:
            writes.append((ADD_SNAPSHOT, _snapshot_values(table_id, snapshot)))
        try:
            await self.database.journal.write(table_id, writes)
        except (IntegrityError, Overtaken) as error:
            raise Conflict from error

    async def seat_person(self, record: TableRecord, seat: Seat, visitor: str, rows: Sequence[Row]) -> None:
        """Store who took an open seat, what came into the dice and, if play started with it, the set-up."""
        columns = schema.seats.c
        query = update(schema.seats).where(columns.table_id == record.id, columns.seat == seat.seat)
        async with self.database.writing() as connection:
            taken = await connection.execute(
                query.where(columns.kind == "open").values(kind="person", name=seat.name)
            )
            if (
                taken.rowcount != 1
                or await _contributions(connection, record.id) != record.contributions[:-1]
            ):
                raise Conflict
            await _add_holders(connection, record.id, [(seat.seat, visitor)])
            await _add_rows(connection, record.id, rows)
            values = (
                _standing_values(record.standing)
                | {
                    "contributions": record.contributions,
                    "rules_version": record.rules_version,
                }
                | _manners_values(record.manners)
                | _bots_values(record, record.standing, record.manners)
            )
            await _set_table(connection, record.id, values)

    async def change_manners(self, record: TableRecord, manners: Manners) -> Manners:
        """Store what now stands beside a table's commands; raises Conflict if the table is not as in the record."""
        columns, counted = schema.tables.c, replace(manners, changes=record.manners.changes + 1)
        known = (columns.version == record.standing.version) & (columns.changes == record.manners.changes)
        query = update(schema.tables).where(columns.id == record.id, known)
        async with self.database.writing() as connection:
            values = _manners_values(counted) | _bots_values(record, record.standing, manners)
            values["changed"] = now()
            if (await connection.execute(query.values(values))).rowcount != 1:
                raise Conflict
        return counted

    async def listed(self, since: int, limit: int) -> list[TableRecord]:
        """The open tables where anybody may sit down, changed since a moment, newest first."""
        columns = schema.tables.c
        query = select(columns.id).where(columns.listed, columns.status == "open", columns.changed >= since)
        query = query.order_by(columns.created.desc()).limit(limit)
        async with self.database.reading() as connection:
            return await _load(connection, (await connection.execute(query)).scalars().all())

    async def count_open(self, visitor: str, address: str) -> tuple[int, int]:
        """How many tables are in the lobby that a visitor made, and that were made from an address."""
        columns, openings = schema.tables.c, schema.openings.c
        there = (
            select(func.count()).select_from(schema.tables).where(columns.listed, columns.status == "open")
        )
        from_here = columns.id.in_(select(openings.at_table).where(openings.address == address))
        async with self.database.reading() as connection:
            own = (await connection.execute(there.where(columns.host == visitor))).scalar_one()
            return own, (await connection.execute(there.where(from_here))).scalar_one()

    async def note_opening(self, table_id: str, address: str) -> None:
        """Store from which address a table came into the lobby, and forget that of all that are not there now."""
        openings, columns = schema.openings, schema.tables.c
        there = select(columns.id).where(columns.listed, columns.status == "open")
        async with self.database.writing() as connection:
            await connection.execute(delete(openings).where(openings.c.at_table.not_in(there)))
            await connection.execute(insert(openings).values(at_table=table_id, address=address))

    async def touch(self, table_ids: Sequence[str]) -> None:
        """Store that tables are looked after."""
        query = update(schema.tables).where(schema.tables.c.id.in_(table_ids)).values(changed=now())
        async with self.database.writing() as connection:
            await connection.execute(query)

    async def free_seat(self, table_id: str, seat: Seat) -> None:
        """Store that nobody sits on a seat any more; raises Conflict if play has begun."""
        held, seats, tables = schema.holders.c, schema.seats.c, schema.tables
        is_open = (tables.c.id == table_id) & (tables.c.status == "open")
        async with self.database.writing() as connection:
            changed = await connection.execute(update(tables).where(is_open).values(changed=now()))
            if changed.rowcount != 1:
                raise Conflict
            where = (seats.table_id == table_id) & (seats.seat == seat.seat)
            values = {"kind": seat.kind, "name": seat.name, "invitation": seat.invitation, "key": seat.key}
            await connection.execute(update(schema.seats).where(where).values(values))
            await connection.execute(
                delete(schema.holders).where(held.table_id == table_id, held.seat == seat.seat)
            )

    async def remove(self, table_id: str) -> None:
        """Forget a table; raises Conflict if play has begun."""
        tables = schema.tables.c
        async with self.database.writing() as connection:
            await _clear(connection, table_id)
            gone = delete(schema.tables).where(tables.id == table_id, tables.status == "open")
            if (await connection.execute(gone)).rowcount != 1:
                raise Conflict

    async def due(self, served: int, calendar: int) -> list[str]:
        """The tables where somebody's time has run out, by served time or, in play by mail, by the calendar."""
        columns = schema.tables.c
        is_due = (_IS_MAIL & (columns.deadline <= calendar)) | (~_IS_MAIL & (columns.deadline <= served))
        query = select(columns.id).where(is_due).order_by(columns.deadline).limit(DUE)
        async with self.database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def served(self) -> int:
        """How far served time has come: as it was last stored, or as a clock knows that was stored after it."""
        columns = schema.tables.c
        latest = select(func.max(columns.clocks["since"].as_float()))
        latest = latest.where(columns.deadline.is_not(None), ~_IS_MAIL)
        async with self.database.reading() as connection:
            since = (await connection.execute(latest)).scalar_one()
            return max(await _served(connection), int(since or 0))

    async def is_timed(self) -> bool:
        """Tell whether anybody's time runs at any table."""
        query = select(schema.tables.c.id).where(schema.tables.c.deadline.is_not(None)).limit(1)
        async with self.database.reading() as connection:
            return (await connection.execute(query)).first() is not None

    async def beat(self, served: int) -> int:
        """Store how far served time has come, by the server that is furthest; gives that."""
        beat = schema.pulse.c.beat
        query = update(schema.pulse).values(beat=case((beat < served, served), else_=beat)).returning(beat)
        async with self.database.writing() as connection:
            furthest: int = (await connection.execute(query)).scalar_one()
            return furthest

    async def add_holder(self, table_id: str, seat: int, visitor: str, key: str) -> None:
        """Store that one more visitor holds a seat; raises Conflict if its key is another by now."""
        columns = schema.seats.c
        query = select(columns.key).where(columns.table_id == table_id, columns.seat == seat)
        async with self.database.writing() as connection:
            if (await connection.execute(query.with_for_update())).scalar_one() != key:
                raise Conflict
            await _add_holders(connection, table_id, [(seat, visitor)])

    async def renew_key(self, table_id: str, seat: int, key: str, visitor: str) -> None:
        """Store another key of a seat; one visitor alone holds it from now on."""
        seats, held = schema.seats.c, schema.holders.c
        query = update(schema.seats).where(seats.table_id == table_id, seats.seat == seat).values(key=key)
        others = delete(schema.holders).where(held.table_id == table_id, held.seat == seat)
        async with self.database.writing() as connection:
            await connection.execute(query)
            await connection.execute(others.where(held.visitor != visitor))

    async def rename(self, table_id: str, seat: int, name: str) -> None:
        """Store a seat's name."""
        columns = schema.seats.c
        query = (
            update(schema.seats).where(columns.table_id == table_id, columns.seat == seat).values(name=name)
        )
        async with self.database.writing() as connection:
            await connection.execute(query)


def _has_person() -> ColumnElement[bool]:
    seats = schema.seats.c
    return exists().where(seats.table_id == schema.tables.c.id, seats.kind == "person")


def _is_abandoned(abandoned: Abandoned) -> ColumnElement[bool]:
    """Whether a table is one of those that have expired."""
    columns = schema.tables.c
    kinds = {
        "open": columns.status == "open",
        "bots": (columns.status == "playing") & ~_has_person(),
        "people": (columns.status == "playing") & _has_person(),
    }
    return kinds[abandoned.kind] & (columns.changed < abandoned.before) & columns.tournament.is_(None)


async def _has_expired(connection: AsyncConnection, table_id: str) -> bool:
    query = select(schema.expired.c.id).where(schema.expired.c.id == table_id)
    return (await connection.execute(query)).first() is not None


async def _served(connection: AsyncConnection) -> int:
    stored: int = (await connection.execute(select(schema.pulse.c.beat))).scalar_one()
    return stored


async def _load(connection: AsyncConnection, ids: Sequence[str]) -> list[TableRecord]:
    """The tables with these ids, in this order."""
    tables, seats, holders = schema.tables, schema.seats, schema.holders
    heads = {row.id: row for row in await connection.execute(select(tables).where(tables.c.id.in_(ids)))}
    order = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
    seated: dict[str, list[Seat]] = {table_id: [] for table_id in ids}
    for row in await connection.execute(order):
        seated[row.table_id].append(Seat(row.seat, row.kind, row.key, row.name, row.bot, row.invitation))
    for row in await connection.execute(select(holders).where(holders.c.table_id.in_(ids))):
        seated[row.table_id][row.seat].holders.add(row.visitor)
    return [_table(heads[table_id], seated[table_id]) for table_id in ids if table_id in heads]


async def _rows(connection: AsyncConnection, table_id: str, since: int = 0) -> list[Row]:
    """What happened at a table after a version, in order."""
    columns = schema.commands.c
    query = select(schema.commands).where(columns.table_id == table_id, columns.version > since)
    return [_row(found) for found in await connection.execute(query.order_by(columns.version))]


async def _add_table(connection: AsyncConnection, record: TableRecord) -> None:
    try:
        await connection.execute(insert(schema.tables).values(_table_values(record)))
    except IntegrityError as error:
        raise Conflict from error


async def _add_rows(connection: AsyncConnection, table_id: str, rows: Sequence[Row]) -> None:
    values = [_row_values(table_id, row) for row in rows]
    if not values:
        return
    try:
        await connection.execute(insert(schema.commands), values)
    except IntegrityError as error:
        raise Conflict from error


async def _add_holders(connection: AsyncConnection, table_id: str, held: Iterable[tuple[int, str]]) -> None:
    values = [{"table_id": table_id, "seat": seat, "visitor": visitor} for seat, visitor in held]
    if values:
        await connection.execute(insert(schema.holders), values)


async def _clear(connection: AsyncConnection, table_id: str) -> None:
    """Delete what belongs to a table."""
    for found in reversed(schema.metadata.sorted_tables):
        if "table_id" in found.c:
            await connection.execute(delete(found).where(found.c.table_id == table_id))


async def _set_table(connection: AsyncConnection, table_id: str, values: dict[str, Any]) -> None:
    await connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(values))


async def _contributions(connection: AsyncConnection, table_id: str) -> list[str]:
    """What came into the dice so far; nobody else adds to it before this transaction ends."""
    query = select(schema.tables.c.contributions).where(schema.tables.c.id == table_id).with_for_update()
    contributions: list[str] = (await connection.execute(query)).scalar_one()
    return contributions


def _standing_values(standing: Standing) -> dict[str, Any]:
    return {
        "changed": now(),
        "status": standing.status,
        "version": standing.version,
        "to_act": standing.to_act,
        "result": standing.result,
        "fairness": standing.fairness,
        "head": standing.head,
        "shown_version": standing.shown_version,
        "shown_head": standing.shown_head,
    }


def _manners_values(manners: Manners) -> dict[str, Any]:
    return asdict(manners)


def _bots_values(record: TableRecord, standing: Standing, manners: Manners) -> dict[str, Any]:
    """Whether a bot owes a decision, at a table that now stands so."""
    return {"bots_owe": bool(replace(record, standing=standing, manners=manners).bots_to_act())}


def _table_values(record: TableRecord) -> dict[str, Any]:
    names = [column.name for column in schema.tables.c]
    kept = vars(record) | _standing_values(record.standing) | _manners_values(record.manners)
    kept |= _bots_values(record, record.standing, record.manners)
    return {name: kept[name] for name in names}


def _seat_values(table_id: str, seat: Seat) -> dict[str, Any]:
    names = ("seat", "kind", "name", "bot", "invitation", "key")
    return {"table_id": table_id} | {name: getattr(seat, name) for name in names}


def _row_values(table_id: str, row: Row) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "version": row.version,
        "command_id": row.command_id,
        "seat": row.seat,
        "codes": list(row.codes),
        "draws": row.draws,
        "drops": row.drops,
        "created": row.created,
        "before": row.before,
        "noticed": row.noticed,
        "wakes": row.wakes,
    }


def _snapshot_values(table_id: str, snapshot: Snapshot) -> dict[str, Any]:
    return {"table_id": table_id, "count": snapshot.count, "state": snapshot.state}


def _row(found: SqlRow[Any]) -> Row:
    codes = tuple(found.codes)
    return Row(
        version=found.version,
        seat=found.seat,
        codes=codes,
        draws=bytes(found.draws),
        drops=found.drops,
        command_id=found.command_id,
        created=found.created,
        before=found.before,
        noticed=found.noticed,
        wakes=found.wakes,
    )


def _table(found: SqlRow[Any], seats: list[Seat]) -> TableRecord:
    standing = Standing(
        status=found.status,
        version=found.version,
        to_act=found.to_act,
        result=found.result,
        fairness=found.fairness,
        head=found.head,
        shown_version=found.shown_version,
        shown_head=found.shown_head,
    )
    return TableRecord(
        id=found.id,
        game=found.game,
        rules_version=found.rules_version,
        profile=found.profile,
        asked=found.asked,
        options=found.options,
        host=found.host,
        secret=bytes(found.secret),
        contributions=found.contributions,
        created=found.created,
        changed=found.changed,
        standing=standing,
        seats=seats,
        listed=found.listed,
        rated=found.rated,
        advice=found.advice,
        tournament=found.tournament,
        clock=found.clock,
        manners=_manners(found),
    )


def _manners(found: SqlRow[Any]) -> Manners:
    return Manners(
        clocks=Clocks.stored(found.clocks) if found.clocks else None,
        deadline=found.deadline,
        asking=tuple(found.asking),
        stand_ins=tuple(found.stand_ins),
        opened=found.opened,
        next_table=found.next_table,
        changes=found.changes,
    )
