"""A PostgreSQL server for the tests: on the loopback interface, in a temporary folder, ended with the tests."""

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
from stridsplan.server.store.schema import heartbeat, metadata

PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
DIE_WITH_PARENT = ["setpriv", "--pdeathsig", "INT"]
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "max_connections": "100",
    "autovacuum": "off",
    "jit": "off",
}


class Postgres:
    """A cluster that can be stopped and restarted at the same port. `prefix` is put before its command."""

    def __init__(self, *prefix: str) -> None:
        assert PROGRAMS, "PostgreSQL is needed: apt-get install postgresql"
        self.prefix = prefix
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
            "--no-sync",
        ]
        subprocess.run(
            [*unprivileged_command(), *init, "-U", "postgres"],
            check=True,
            capture_output=True,
            cwd=self.folder,
        )

    def start(self) -> "Postgres":
        """Start the server, and wait until it accepts connections."""
        given = SETTINGS | {"port": str(self.port), "data_directory": str(self.folder / "data")}
        options = [part for name, value in given.items() for part in ("-c", f"{name}={value}")]
        server = [self.programs / "postgres", "-D", self.folder / "data", *options]
        command = [*unprivileged_command(), *self.prefix, *DIE_WITH_PARENT, *server]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder)
        for _ in range(600):
            if self._is_ready():
                return self
            time.sleep(0.05)
        raise AssertionError((self.folder / "log").read_text())

    def stop(self) -> None:
        """Stop at once, without a checkpoint; committed data stays."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(30)
            self._process = None

    def close(self) -> None:
        """Stop, and delete the folder."""
        self.stop()
        shutil.rmtree(self.folder)

    def url(self, name: str) -> str:
        """The URL of a database."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def create_database(self, tablespace: str = "pg_default") -> str:
        """Create a database without a schema; return its URL."""
        self._count += 1
        self.run(f"CREATE DATABASE test_{self._count} TABLESPACE {tablespace}")
        return self.url(f"test_{self._count}")

    def migrated_database(self) -> str:
        """The URL of a database with the newest schema, always the same one."""
        if self._migrated is None:
            self._migrated = self.create_database()
            asyncio.run(migrate(self._migrated))
        return self._migrated

    def empty_database(self) -> str:
        """Delete all rows of the migrated database except the heartbeat, and reset its served time; return the URL.

        This is faster than creating another database.
        """
        with psycopg.connect(self.migrated_database()) as connection:
            # no triggers: one of them prevents deleting rows of the audit trail
            connection.execute("SET LOCAL session_replication_role = replica")
            for table in reversed(metadata.sorted_tables):
                statement = (
                    "UPDATE heartbeat SET served = 0" if table is heartbeat else f"DELETE FROM {table.name}"
                )
                connection.execute(statement)
        return self.migrated_database()

    def disconnect(self, name: str) -> None:
        """End every connection to a database, so that changed settings apply to new ones."""
        self.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")

    def run(self, statement: str) -> list[tuple]:
        """Run a statement as the superuser; return its rows."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            cursor = connection.execute(statement)
            return cursor.fetchall() if cursor.description else []

    def _is_ready(self) -> bool:
        try:
            return bool(self.run("SELECT 1"))
        except psycopg.OperationalError:
            return False


def unprivileged_command() -> list[str]:
    """A command prefix for a program that ends with this one and does not run as root, which PostgreSQL refuses."""
    if os.getuid() != 0:
        return DIE_WITH_PARENT
    return [*DIE_WITH_PARENT, "--reuid=postgres", "--regid=postgres", "--clear-groups"]


def free_port() -> int:
    """A free TCP port."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


async def migrate(url: str) -> None:
    """Migrate a database to the newest schema."""
    database = Database(url)
    await database.migrate()
    await database.close()
