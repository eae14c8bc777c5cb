"""Carrying one table from one house to another, for operators: whole, with its secret, under way or over."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from ..errors import GameUnknown, ServerError, TableBroken, TableExists, TableOutdated, TableUnknown
from ..settings import Settings
from ..store.database import Database
from ..store.parcel import Parcel, ParcelRefused, named
from .history import History
from .records import Row, TableRecord
from .repository import TableRepository
from .sittings import restored

SENTENCES: dict[type[ServerError], str] = {
    TableUnknown: "There is no table {table}.",
    TableExists: "There is a table {table} already.",
    TableBroken: "The record of table {table} was changed after it was played, from row {row} on.",
    TableOutdated: "The rules have changed since table {table} began: this program cannot go on with it.",
    GameUnknown: "Table {table} is of a game that is not here.",
}
Refused: tuple[type[Exception], ...] = (*SENTENCES, ParcelRefused)


async def export_table(
    settings: Settings, table_id: str, write: Callable[[Parcel], None], *, moves: bool
) -> None:
    """Write all that is kept of a table, and forget the table if it moves. A server may run meanwhile.

    Raises TableUnknown or ParcelRefused.
    """
    _refuse_missing(settings)

    def keep(parcel: Parcel) -> None:
        if not parcel["rows"]["tables"]:
            raise TableUnknown(table=table_id)
        write(parcel)

    async with _tables(settings) as tables:
        if moves:
            await tables.take_away(table_id, keep)
        else:
            keep(await tables.pack(table_id))


async def import_table(settings: Settings, parcel: Any) -> str:
    """Add a table to a database, whole or not at all; gives its id. A server may run meanwhile.

    Raises TableExists, TableBroken, TableOutdated, GameUnknown or ParcelRefused.
    """
    async with _tables(settings) as tables:
        await tables.database.migrate()
        try:
            return await tables.unpack(parcel, _refuse_broken)
        except (SQLAlchemyError, LookupError, TypeError, ValueError, AttributeError) as error:
            raise ParcelRefused("The file is not as a table is kept.") from error
        except (TableBroken, TableOutdated, GameUnknown) as error:
            error.arguments["table"] = named(parcel)
            raise


def sentence(error: Exception) -> str:
    """Why a table was not carried."""
    if isinstance(error, ServerError):
        return SENTENCES[type(error)].format(**error.arguments)
    return str(error)


@asynccontextmanager
async def _tables(settings: Settings) -> AsyncIterator[TableRepository]:
    database = Database(settings.url)
    try:
        yield TableRepository(database)
    finally:
        await database.close()


def _refuse_missing(settings: Settings) -> None:
    """Refuse to make a database where there is none to read."""
    address = make_url(settings.url)
    if address.get_backend_name() == "sqlite" and not Path(str(address.database)).exists():
        raise ParcelRefused(f"There is no database at {address.database}.")


def _refuse_broken(record: TableRecord, rows: list[Row]) -> None:
    """Play a table that has begun once more, by its hashes and by the rules."""
    if record.standing.status == "open":
        return
    play = restored(record, History(rows), None)
    if play.version != record.standing.version:
        raise TableBroken(row=play.version + 1)
