"""The SQL about accounts. A method is one transaction."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Select, Table, delete, insert, null, select, tuple_, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..store import schema
from ..store.database import Database
from ..tables.records import now
from ..tables.repository import Conflict

# at least so many ms pass between two updates of `seen`, the time when a session was last used
SEEN_EVERY = 3_600_000
UNUSED = 400 * 86_400_000  # ms without use after which a session ends: no browser keeps a cookie longer
# The tables from which `delete` deletes last; `accounts` is at the end, since the others refer to it
DELETED_WITH_ACCOUNT = (
    schema.operators,
    schema.account_looks,
    schema.recovery_codes,
    schema.resets,
    schema.sessions,
    schema.ratings,
    schema.accounts,
)


class AccountRepository:
    """Accounts and their sessions in the database. `session` and `keep` are ids of sessions (`sessions.session_id`)."""

    def __init__(self, database: Database):
        self.database = database

    async def create(
        self, visitor: str, name: str, name_key: str, skeleton_hashes: Sequence[str], password_hash: str
    ) -> None:
        """Store a new account; raises Conflict if the visitor has one, or the name or a similar one is taken."""
        values = {"visitor": visitor, "name": name, "name_key": name_key, "password": password_hash}
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(schema.accounts).values(values | {"created": now()}))
                # a look is the hash of a skeleton; confusable names share one, so the second cannot be stored
                await connection.execute(
                    insert(schema.account_looks),
                    [{"look": each, "visitor": visitor} for each in skeleton_hashes],
                )
        except IntegrityError as error:
            raise Conflict from error

    async def by_key(self, name_key: str) -> Any | None:
        """Return the account with a name key."""
        return await self._one(select(schema.accounts).where(schema.accounts.c.name_key == name_key))

    async def by_keys(self, name_keys: Sequence[str]) -> Any | None:
        """Return the account that has one of these name keys; an earlier key takes precedence."""
        columns = schema.accounts.c
        found = await self._all(select(schema.accounts).where(columns.name_key.in_(name_keys)))
        return min(found, key=lambda account: name_keys.index(account.name_key), default=None)

    async def by_visitor(self, visitor: str) -> Any | None:
        """Return the account of a visitor."""
        return await self._one(select(schema.accounts).where(schema.accounts.c.visitor == visitor))

    async def set_password(self, visitor: str, password_hash: str, keep: str) -> None:
        """Store a new password, end every session but `keep`, and delete reset tokens."""
        accounts = schema.accounts
        async with self.database.writing() as connection:
            await connection.execute(
                update(accounts).where(accounts.c.visitor == visitor).values(password=password_hash)
            )
            await connection.execute(delete(schema.resets).where(schema.resets.c.visitor == visitor))
            await _end_others(connection, visitor, keep)

    # Sessions

    async def is_valid(self, visitor: str, session: str | None) -> bool:
        """Return whether a session is valid; without one, whether the visitor is a guest who is not banned.

        Stores when a valid session was last used, at most every SEEN_EVERY.
        """
        if await self.is_closed(visitor):
            return False
        if session is None:
            return await self.by_visitor(visitor) is None
        columns = schema.sessions.c
        found = await self._one(
            select(schema.sessions).where(columns.id == session, columns.visitor == visitor)
        )
        if found is None or found.seen < now() - UNUSED:
            return False
        if found.seen < now() - SEEN_EVERY:
            await self._store_seen(session)
        return True

    async def is_closed(self, visitor: str) -> bool:
        """Return whether an operator has closed an account or banned a guest."""
        closures = schema.closures
        return await self._one(select(closures).where(closures.c.visitor == visitor)) is not None

    async def is_operator(self, visitor: str) -> bool:
        """Return whether an account is an operator."""
        operators = schema.operators
        return await self._one(select(operators).where(operators.c.visitor == visitor)) is not None

    async def add_session(self, session: str, visitor: str, agent: str) -> None:
        """Store a session."""
        values = {"id": session, "visitor": visitor, "agent": agent, "created": now(), "seen": now()}
        async with self.database.writing() as connection:
            await connection.execute(insert(schema.sessions).values(values))

    async def sessions(self, visitor: str) -> list[Any]:
        """Return the valid sessions of an account, last used first."""
        columns = schema.sessions.c
        query = select(schema.sessions).where(columns.visitor == visitor, columns.seen >= now() - UNUSED)
        return await self._all(query.order_by(columns.seen.desc(), columns.created.desc()))

    async def end_session(self, visitor: str, session: str) -> None:
        """End one session."""
        columns = schema.sessions.c
        async with self.database.writing() as connection:
            await connection.execute(
                delete(schema.sessions).where(columns.id == session, columns.visitor == visitor)
            )

    async def end_others(self, visitor: str, keep: str) -> None:
        """End every session of an account but `keep`."""
        async with self.database.writing() as connection:
            await _end_others(connection, visitor, keep)

    # What a visitor owns

    async def ratings(self, visitor: str) -> list[Any]:
        """Return the ratings of an account."""
        columns = schema.ratings.c
        return await self._all(
            select(schema.ratings).where(columns.visitor == visitor).order_by(columns.game)
        )

    async def move_guest_data(self, guest: str, visitor: str) -> list[str]:
        """Move everything that a guest owns to an account; returns the tables that changed.

        The guest stays a holder of the seats too.
        """
        held_by_guest = select(schema.holders).where(schema.holders.c.visitor == guest)
        held_by_account = select(schema.holders).where(schema.holders.c.visitor == visitor)
        async with self.database.writing() as connection:
            held = {(row.table_id, row.seat) for row in await connection.execute(held_by_account)}
            new = [(row.table_id, row.seat) for row in await connection.execute(held_by_guest)]
            new = [held_seat for held_seat in new if held_seat not in held]
            if new:
                values = [{"table_id": table, "seat": seat, "visitor": visitor} for table, seat in new]
                await connection.execute(insert(schema.holders), values)
            hosted = await _move_ownership(connection, guest, visitor)
            await _move_blocks(connection, guest, visitor)
            await _move_mutes(connection, guest, visitor)
        return sorted({table for table, _ in new} | set(hosted))

    async def delete(self, visitor: str) -> list[str]:
        """Delete an account with its data; its seats stay, without a name. Returns the tables that changed.

        Chat, notes and mutes are erased by `ChatRepository.erase`, entries by `TournamentRepository.remove_visitor`.
        """
        async with self.database.writing() as connection:
            held_seats = await _held_seats(connection, visitor)
            for table_id, seat in held_seats:
                await _blank_seat(connection, table_id, seat)
            is_hosted = schema.tables.c.host == visitor
            hosted = (await connection.execute(select(schema.tables.c.id).where(is_hosted))).scalars().all()
            await connection.execute(update(schema.tables).where(is_hosted).values(host=""))
            for table in (schema.holders, schema.channels):
                await connection.execute(delete(table).where(table.c.visitor == visitor))
            key = select(schema.accounts.c.name_key).where(schema.accounts.c.visitor == visitor)
            friends, blocks, challenges = schema.friends, schema.blocks, schema.challenges
            is_by_or_to_account = (friends.c.visitor == visitor) | (
                friends.c.name_key == key.scalar_subquery()
            )
            await connection.execute(delete(friends).where(is_by_or_to_account))
            await connection.execute(
                delete(blocks).where((blocks.c.visitor == visitor) | (blocks.c.other == visitor))
            )
            await connection.execute(delete(challenges).where(challenges.c.visitor == visitor))
            reports = schema.reports
            await connection.execute(delete(reports).where(reports.c.reporter == visitor))
            blank = {"subject": null(), "name": null(), "quote": ""}
            await connection.execute(update(reports).where(reports.c.subject == visitor).values(blank))
            for table in DELETED_WITH_ACCOUNT:
                await connection.execute(delete(table).where(table.c.visitor == visitor))
        return sorted({table_id for table_id, _ in held_seats} | set(hosted))

    async def personal_data(self, visitor: str) -> dict[str, list[dict[str, Any]]]:
        """Return what is stored about a visitor, by kind.

        Left out are, among others, recovery codes, rating changes, and what other visitors did: reports, blocks, friend
        requests and offered seats.
        """
        seats, tables, notes, chat = schema.seats, schema.tables, schema.notes, schema.chat
        held = select(schema.holders.c.table_id, schema.holders.c.seat)
        held = held.where(schema.holders.c.visitor == visitor)  # the visitor's seats
        at_tables = (
            select(tables.c.id, tables.c.game, tables.c.created, tables.c.status, tables.c.result)
            .add_columns(seats.c.seat, seats.c.name, notes.c.text.label("note"))
            .join(seats, seats.c.table_id == tables.c.id)
            .outerjoin(notes, (notes.c.table_id == seats.c.table_id) & (notes.c.seat == seats.c.seat))
            .where(tuple_(seats.c.table_id, seats.c.seat).in_(held))
        )
        messages = select(chat).where(tuple_(chat.c.table_id, chat.c.seat).in_(held))
        queries: dict[str, Select[Any]] = {
            "account": _rows_of(schema.accounts, visitor),
            "sessions": _rows_of(schema.sessions, visitor),
            "ratings": _rows_of(schema.ratings, visitor),
            "notifications": _rows_of(schema.channels, visitor),
            "tables": at_tables.order_by(tables.c.created, seats.c.seat),
            "chat": messages.order_by(chat.c.table_id, chat.c.number),
            "mutes": _rows_of(schema.mutes, visitor),
            "friends": select(schema.friends.c.name, schema.friends.c.created).filter_by(visitor=visitor),
            "blocks": select(schema.blocks.c.name, schema.blocks.c.created).filter_by(visitor=visitor),
            "reports": _reports(visitor),
            "tournaments": _tournaments(visitor),
        }
        return {kind: [dict(row._mapping) for row in await self._all(q)] for kind, q in queries.items()}

    async def _store_seen(self, session: str) -> None:
        query = update(schema.sessions).where(schema.sessions.c.id == session)
        async with self.database.writing() as connection:
            await connection.execute(query.values(seen=now()))

    async def _one(self, query: Select[Any]) -> Any | None:
        async with self.database.reading() as connection:
            return (await connection.execute(query)).one_or_none()

    async def _all(self, query: Select[Any]) -> list[Any]:
        async with self.database.reading() as connection:
            return list(await connection.execute(query))


def _rows_of(table: Table, visitor: str) -> Select[Any]:
    return select(table).where(table.c.visitor == visitor)


def _reports(visitor: str) -> Select[Any]:
    """Return the reports that a visitor made."""
    reports = schema.reports.c
    query = select(
        reports.kind, reports.at_table, reports.seat, reports.quote, reports.words, reports.created
    )
    return query.where(reports.reporter == visitor).order_by(reports.created)


def _tournaments(visitor: str) -> Select[Any]:
    """Return the tournaments that a visitor created or entered, with the name of the entry."""
    tournaments, entries = schema.tournaments.c, schema.tournament_entries.c
    entered = (entries.tournament == tournaments.id) & (entries.visitor == visitor)
    query = select(
        tournaments.id,
        tournaments.name,
        tournaments.game,
        tournaments.created,
        tournaments.status,
        entries.name.label("entered_as"),
    )
    query = query.outerjoin(schema.tournament_entries, entered)
    is_own = (tournaments.host == visitor) | entries.visitor.is_not(None)
    return query.where(is_own).order_by(tournaments.created)


async def _end_others(connection: AsyncConnection, visitor: str, keep: str) -> None:
    columns = schema.sessions.c
    await connection.execute(delete(schema.sessions).where(columns.visitor == visitor, columns.id != keep))


async def _move_ownership(connection: AsyncConnection, guest: str, visitor: str) -> list[str]:
    """Move hosted tables, tournaments, entries, reports and channels of a guest to an account.

    Returns the hosted tables.
    """
    is_hosted = schema.tables.c.host == guest
    hosted = (await connection.execute(select(schema.tables.c.id).where(is_hosted))).scalars().all()
    await connection.execute(update(schema.tables).where(is_hosted).values(host=visitor))
    tournaments, entries = schema.tournaments, schema.tournament_entries
    await connection.execute(update(tournaments).where(tournaments.c.host == guest).values(host=visitor))
    await connection.execute(update(entries).where(entries.c.visitor == guest).values(visitor=visitor))
    reports = schema.reports
    for column in (reports.c.reporter, reports.c.subject):
        await connection.execute(update(reports).where(column == guest).values({column: visitor}))
    is_of_guest = schema.channels.c.visitor == guest
    await connection.execute(update(schema.channels).where(is_of_guest).values(visitor=visitor))
    return list(hosted)


async def _move_blocks(connection: AsyncConnection, guest: str, visitor: str) -> None:
    """Move the blocks that a guest made, and those against the guest, to an account.

    Those that the account has already, and those between the two, are deleted.
    """
    blocks = schema.blocks
    for own, others in ((blocks.c.visitor, blocks.c.other), (blocks.c.other, blocks.c.visitor)):
        known = list((await connection.execute(select(others).where(own == visitor))).scalars())
        await connection.execute(delete(blocks).where(own == guest, others.in_([*known, visitor])))
        await connection.execute(update(blocks).where(own == guest).values({own: visitor}))


async def _move_mutes(connection: AsyncConnection, guest: str, visitor: str) -> None:
    """Move what a guest has muted to an account; what the account has muted already is deleted."""
    mutes = schema.mutes
    known = select(mutes.c.table_id, mutes.c.seat).where(mutes.c.visitor == visitor)
    is_of_guest = mutes.c.visitor == guest
    await connection.execute(
        delete(mutes).where(is_of_guest, tuple_(mutes.c.table_id, mutes.c.seat).in_(known))
    )
    await connection.execute(update(mutes).where(is_of_guest).values(visitor=visitor))


async def _held_seats(connection: AsyncConnection, visitor: str) -> list[tuple[str, int]]:
    """Return the seats that a visitor holds."""
    query = select(schema.holders.c.table_id, schema.holders.c.seat)
    found = await connection.execute(query.where(schema.holders.c.visitor == visitor))
    return [(row.table_id, row.seat) for row in found]


async def _blank_seat(connection: AsyncConnection, table_id: str, seat: int) -> None:
    """Delete a person's data from a seat: its name and its rating change."""

    def at(table: Table) -> ColumnElement[bool]:
        return (table.c.table_id == table_id) & (table.c.seat == seat)

    await connection.execute(update(schema.seats).where(at(schema.seats)).values(name=null()))
    await connection.execute(delete(schema.rating_changes).where(at(schema.rating_changes)))
