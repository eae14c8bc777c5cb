"""The SQL about tournaments. A method is one transaction."""

from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Row, Select, delete, insert, null, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..errors import TournamentUnknown
from ..names import is_same_name
from ..store import schema
from ..store.database import Database
from .records import Entry, MatchRecord, TournamentRecord

MAX_LISTED = 50  # tournaments in a list
COLUMNS = [column.name for column in schema.tournaments.c]

Alter = Callable[[TournamentRecord], None]


class TournamentRepository:
    """Tournaments in the database."""

    def __init__(self, database: Database):
        self.database = database

    async def create(self, record: TournamentRecord) -> None:
        """Store a new tournament."""
        async with self.database.writing() as connection:
            await connection.execute(insert(schema.tournaments).values(_tournament_values(record)))
            await _set_entries(connection, record)

    async def load(self, tournament: str) -> TournamentRecord:
        """Return a tournament; raises TournamentUnknown."""
        async with self.database.reading() as connection:
            return await _load(connection, tournament)

    async def of_visitor(self, visitor: str) -> list[TournamentRecord]:
        """Return the tournaments that a visitor created or entered, newest first, without their matches."""
        columns, entries = schema.tournaments.c, schema.tournament_entries.c
        entered = select(entries.tournament).where(entries.visitor == visitor)
        query = select(schema.tournaments).where((columns.host == visitor) | columns.id.in_(entered))
        return await self._all(query)

    async def listed(self) -> list[TournamentRecord]:
        """Return the tournaments of the lobby that are not over, newest first, without their matches."""
        columns = schema.tournaments.c
        return await self._all(select(schema.tournaments).where(columns.listed, columns.status != "over"))

    async def _all(self, query: Select[Any]) -> list[TournamentRecord]:
        """Return the newest tournaments of a query, with their entries but without their matches."""
        newest = query.order_by(schema.tournaments.c.created.desc()).limit(MAX_LISTED)
        async with self.database.reading() as connection:
            rows = (await connection.execute(newest)).all()
            return [_record(row, await _entries(connection, row.id), []) for row in rows]

    async def in_progress(self) -> list[str]:
        """Return the tournaments that are being played."""
        columns = schema.tournaments.c
        async with self.database.reading() as connection:
            query = select(columns.id).where(columns.status == "playing")
            return list((await connection.execute(query)).scalars())

    async def change(self, tournament: str, alter: Alter) -> TournamentRecord:
        """Load a tournament, change it with `alter` and store it, in one transaction that locks the tournament.

        `alter` may change the status, the entries and the matches. If `alter` raises, nothing is stored.
        """
        columns = schema.tournaments.c
        lock = select(columns.id).where(columns.id == tournament).with_for_update()
        async with self.database.writing() as connection:
            await connection.execute(lock)
            record = await _load(connection, tournament)
            entries, matches = list(record.entries), list(record.matches)
            alter(record)
            await connection.execute(
                update(schema.tournaments).where(columns.id == tournament).values(status=record.status)
            )
            if record.entries != entries:
                await _set_entries(connection, record)
                record.entries = await _entries(connection, tournament)  # with the accounts of new entries
            await _set_matches(connection, record, matches)
            return record

    async def remove_visitor(self, visitor: str) -> None:
        """Remove a visitor from all tournaments: the whole entry before play begins, otherwise its name and visitor.

        The tournaments that the visitor created have no host afterwards.
        """
        entries, columns = schema.tournament_entries, schema.tournaments.c
        is_own = entries.c.visitor == visitor
        still_open = select(columns.id).where(columns.status == "open")
        async with self.database.writing() as connection:
            await connection.execute(delete(entries).where(is_own, entries.c.tournament.in_(still_open)))
            await connection.execute(update(entries).where(is_own).values(name=null(), visitor=null()))
            await connection.execute(
                update(schema.tournaments).where(columns.host == visitor).values(host="")
            )

    async def results(self, tournament: str) -> dict[str, Any]:
        """Return the results of a tournament's finished tables, by table id."""
        columns = schema.tables.c
        query = select(columns.id, columns.result)
        query = query.where(columns.tournament == tournament, columns.status == "over")
        async with self.database.reading() as connection:
            return {row.id: row.result for row in await connection.execute(query)}

    async def table_ids(self, tournament: str) -> set[str]:
        """Return the ids of a tournament's tables."""
        columns = schema.tables.c
        async with self.database.reading() as connection:
            query = select(columns.id).where(columns.tournament == tournament)
            return set((await connection.execute(query)).scalars())


async def _load(connection: AsyncConnection, tournament: str) -> TournamentRecord:
    query = select(schema.tournaments).where(schema.tournaments.c.id == tournament)
    row = (await connection.execute(query)).one_or_none()
    if row is None:
        raise TournamentUnknown()
    return _record(row, await _entries(connection, tournament), await _matches(connection, tournament))


async def _entries(connection: AsyncConnection, tournament: str) -> list[Entry]:
    columns = schema.tournament_entries.c
    accounts = schema.accounts.c
    query: Select[Any] = select(schema.tournament_entries, accounts.name.label("account"))
    query = query.outerjoin(schema.accounts, accounts.visitor == columns.visitor)
    query = query.where(columns.tournament == tournament)
    return [_entry(row) for row in await connection.execute(query.order_by(columns.number))]


def _entry(row: Row[Any]) -> Entry:
    account = row.account if is_same_name(row.account, row.name) else None
    return Entry(row.number, row.kind, row.name, row.bot, row.visitor, account)


async def _matches(connection: AsyncConnection, tournament: str) -> list[MatchRecord]:
    columns = schema.tournament_matches.c
    query: Select[Any] = select(schema.tournament_matches).where(columns.tournament == tournament)
    return [_match(row) for row in await connection.execute(query.order_by(columns.number))]


def _match(row: Row[Any]) -> MatchRecord:
    points = None if row.points is None else (row.points[0], row.points[1])
    pair = (row.first, row.second)
    return MatchRecord(row.number, row.round, pair, row.at_table, points, row.winner, row.walkover)


def _record(row: Row[Any], entries: list[Entry], matches: list[MatchRecord]) -> TournamentRecord:
    fields = dict(row._mapping)
    return TournamentRecord(**fields, entries=entries, matches=matches)


def _tournament_values(record: TournamentRecord) -> dict[str, Any]:
    return {name: getattr(record, name) for name in COLUMNS}


async def _set_entries(connection: AsyncConnection, record: TournamentRecord) -> None:
    entries = schema.tournament_entries
    await connection.execute(delete(entries).where(entries.c.tournament == record.id))
    if record.entries:
        stored = schema.tournament_entries.c.keys()
        values = [asdict(entry) | {"tournament": record.id} for entry in record.entries]
        values = [{name: each[name] for name in stored} for each in values]
        await connection.execute(insert(entries), values)


async def _set_matches(
    connection: AsyncConnection, record: TournamentRecord, stored: Sequence[MatchRecord]
) -> None:
    """Store the matches that differ from the stored ones."""
    matches = schema.tournament_matches
    changed = [match for match in record.matches if match not in stored]
    if changed:
        numbers = [match.number for match in changed]
        is_changed = (matches.c.tournament == record.id) & matches.c.number.in_(numbers)
        await connection.execute(delete(matches).where(is_changed))
        await connection.execute(insert(matches), [_match_values(record.id, match) for match in changed])


def _match_values(tournament: str, match: MatchRecord) -> dict[str, Any]:
    return {
        "tournament": tournament,
        "number": match.number,
        "round": match.round,
        "first": match.entries[0],
        "second": match.entries[1],
        "at_table": match.table,
        "points": None if match.points is None else list(match.points),
        "winner": match.winner,
        "walkover": match.walkover,
    }
