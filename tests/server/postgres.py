"""A real PostgreSQL of Debian's package: on loopback, with a folder of its own, gone when the tests are."""

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg

from stridsplan.server.store.database import Database
from stridsplan.server.store.schema import metadata, pulse

PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
ENDS_TOO = ["setpriv", "--pdeathsig", "INT"]
SETTINGS = {"listen_addresses": "127.0.0.1", "unix_socket_directories": "", "max_connections": "100"}


class Postgres:
    """A cluster that can be stopped and started again at the same port; `before` comes before its command."""

    def __init__(self, *before: str) -> None:
        assert PROGRAMS, "PostgreSQL is needed: apt-get install postgresql"
        self.before = before
        self.programs = PROGRAMS[-1]
        self.folder = Path(tempfile.mkdtemp(prefix="stridsplan-postgres-"))
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._migrated: str | None = None
        self._count = 0
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        init = [
            self.programs / "initdb",
            "-D",
            self.folder / "data",
            "-E",
            "UTF8",
            "--no-locale",
            "-A",
            "trust",
        ]
        subprocess.run(
            [*unprivileged(), *init, "-U", "postgres"], check=True, capture_output=True, cwd=self.folder
        )

    def start(self) -> "Postgres":
        """Start, and wait until it answers."""
        given = SETTINGS | {"port": str(self.port), "data_directory": str(self.folder / "data")}
        options = [part for name, value in given.items() for part in ("-c", f"{name}={value}")]
        server = [self.programs / "postgres", "-D", self.folder / "data", *options]
        command = [*unprivileged(), *self.before, *ENDS_TOO, *server]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder)
        for _ in range(600):
            if self._answers():
                return self
            time.sleep(0.05)
        raise AssertionError((self.folder / "log").read_text())

    def stop(self) -> None:
        """Stop at once; what was committed stays."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(30)
            self._process = None

    def close(self) -> None:
        """Stop, and leave nothing behind."""
        self.stop()
        shutil.rmtree(self.folder)

    def url(self, name: str) -> str:
        """The address of a database, as a server is told it."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def make(self, tablespace: str = "pg_default") -> str:
        """Make an empty database; returns its address."""
        self._count += 1
        self.run(f"CREATE DATABASE test_{self._count} TABLESPACE {tablespace}")
        return self.url(f"test_{self._count}")

    def migrated(self) -> str:
        """The address of one database of the newest schema."""
        if self._migrated is None:
            self._migrated = self.make()
            asyncio.run(migrate(self._migrated))
        return self._migrated

    def emptied(self) -> str:
        """The same, with nothing in it: far quicker than a new one."""
        with psycopg.connect(self.migrated()) as connection:
            for table in reversed(metadata.sorted_tables):
                statement = "UPDATE pulse SET beat = 0" if table is pulse else f"DELETE FROM {table.name}"
                connection.execute(statement)
        return self.migrated()

    def disconnect(self, name: str) -> None:
        """End every connection to a database: what was set for it holds for new ones."""
        self.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")

    def run(self, statement: str) -> list[tuple]:
        """Run a statement as the owner of the cluster; returns its rows."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            cursor = connection.execute(statement)
            return cursor.fetchall() if cursor.description else []

    def _answers(self) -> bool:
        try:
            return bool(self.run("SELECT 1"))
        except psycopg.OperationalError:
            return False


def unprivileged() -> list[str]:
    """How to run a program that ends with this one, and never as root: PostgreSQL refuses that."""
    if os.getuid() != 0:
        return ENDS_TOO
    return [*ENDS_TOO, "--reuid=postgres", "--regid=postgres", "--clear-groups"]


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


async def migrate(url: str) -> None:
    """Bring a database up to the newest schema."""
    database = Database(url)
    await database.migrate()
    await database.close()
