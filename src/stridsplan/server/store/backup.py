"""Backups of SQLite while the server runs, and copies of a whole database into another."""

import shutil
import sqlite3
from pathlib import Path

from sqlalchemy import delete, insert, make_url, select

from ..settings import Settings
from . import schema
from .database import Database


class BackupRefused(Exception):
    """The copy cannot be made; the message says why."""


def back_up(settings: Settings, folder: Path) -> None:
    """Copy the database and the server's secret key into a new data folder. The server may run meanwhile."""
    address = make_url(settings.url)
    if address.get_backend_name() != "sqlite":
        raise BackupRefused("This is a PostgreSQL database: back it up with pg_dump.")
    if not Path(str(address.database)).exists():
        raise BackupRefused(f"There is no database at {address.database}.")
    folder.mkdir(mode=0o700, parents=True)
    with sqlite3.connect(f"file:{address.database}?mode=ro", uri=True) as connection:
        connection.execute("VACUUM INTO ?", (str(folder / "stridsplan.db"),))
    connection.close()
    (folder / "stridsplan.db").chmod(0o600)
    shutil.copy(settings.data / "secret.key", folder)


async def copy(source: Database, target: Database) -> int:
    """Copy everything into an empty database; return the number of tables of games."""
    await source.migrate()
    await target.migrate()
    async with source.reading() as old, target.writing() as new:
        if (await new.execute(select(schema.tables.c.id).limit(1))).first():
            raise BackupRefused("The target database already has tables.")
        await new.execute(delete(schema.heartbeat))  # the row that the migrations inserted
        for table in schema.metadata.sorted_tables:
            rows = [dict(row._mapping) for row in await old.execute(select(table))]
            if rows:
                await new.execute(insert(table), rows)
        return len((await new.execute(select(schema.tables.c.id))).all())
