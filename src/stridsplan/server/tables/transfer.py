"""Exports one table to a file and imports it into another database. For operators: an export holds all secrets."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from ..errors import GameUnknown, ServerError, TableBroken, TableExists, TableOutdated, TableUnknown
from ..settings import Settings
from ..store.database import Database
from ..store.table_export import ExportRefused, TableExport, table_id_of
from .cache import restore_play
from .history import History
from .records import Row, TableRecord
from .transfer_repository import TransferRepository

MESSAGES: dict[type[ServerError], str] = {  # for the command line
    TableUnknown: "There is no table {table}.",
    TableExists: "Table {table} exists already.",
    TableBroken: "The record of table {table} was changed after it was played, from row {row} on.",
    TableOutdated: "The rules have changed since table {table} began: this program cannot continue it.",
    GameUnknown: "Table {table} is of a game that this program does not have.",
}
REFUSALS: tuple[type[Exception], ...] = (*MESSAGES, ExportRefused)


async def export_table(
    settings: Settings, table_id: str, write: Callable[[TableExport], None], *, remove: bool
) -> None:
    """Pass the export of a table to `write`; with `remove`, delete the table. A server may run meanwhile.

    Raises TableUnknown or ExportRefused.
    """
    _refuse_missing(settings)

    def write_if_found(export: TableExport) -> None:
        if not export["rows"]["tables"]:
            raise TableUnknown(table=table_id)
        write(export)

    async with _repository(settings) as tables:
        if remove:
            await tables.move_out(table_id, write_if_found)
        else:
            write_if_found(await tables.export(table_id))


async def import_table(settings: Settings, export: Any) -> str:
    """Add an exported table to a database, whole or not at all; returns its id. A server may run meanwhile.

    Raises TableExists, TableBroken, TableOutdated, GameUnknown or ExportRefused.
    """
    async with _repository(settings) as tables:
        await tables.database.migrate()
        try:
            return await tables.import_(export, _refuse_broken)
        except (SQLAlchemyError, LookupError, TypeError, ValueError, AttributeError) as error:
            raise ExportRefused("The file is not a valid export.") from error
        except (TableBroken, TableOutdated, GameUnknown) as error:
            error.arguments["table"] = table_id_of(export)
            raise


def message(error: Exception) -> str:
    """Return why a table was not exported or imported."""
    if isinstance(error, ServerError):
        return MESSAGES[type(error)].format(**error.arguments)
    return str(error)


@asynccontextmanager
async def _repository(settings: Settings) -> AsyncIterator[TransferRepository]:
    database = Database(settings.url)
    try:
        yield TransferRepository(database)
    finally:
        await database.close()


def _refuse_missing(settings: Settings) -> None:
    """Raise ExportRefused if there is no database file: connecting would create an empty one."""
    address = make_url(settings.url)
    if address.get_backend_name() == "sqlite" and not Path(str(address.database)).exists():
        raise ExportRefused(f"There is no database at {address.database}.")


def _refuse_broken(record: TableRecord, rows: list[Row]) -> None:
    """Raise TableBroken or TableOutdated if a table has wrong hashes, or moves that the rules do not allow.

    A table where play has not begun has neither.
    """
    if record.summary.status == "open":
        return
    play = restore_play(record, History(rows), None)
    if play.version != record.summary.version:
        raise TableBroken(row=play.version + 1)
