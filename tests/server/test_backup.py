"""Backups of a running server, and the move from SQLite to PostgreSQL."""

import pytest
from anyio import to_thread
from typer.testing import CliRunner

from stridsplan.cli import app

from .conftest import running
from .test_store import play_some, positions
from .toy import ROLL

pytestmark = pytest.mark.anyio


def run(*arguments):
    """Run a command of the command line; return its exit code and output."""
    result = CliRunner().invoke(app, [str(argument) for argument in arguments])
    return result.exit_code, result.output


async def test_a_backup_of_a_running_server_can_be_served(settings, tmp_path):
    folder = tmp_path / "backup"
    async with running(settings) as server:
        alva = await server.new_client()
        table = await play_some(alva, 4)
        before = await positions(alva, table)
        code, output = await to_thread.run_sync(run, "backup", folder, "--data", settings.data)
        assert code == 0, output
        code, _ = await to_thread.run_sync(run, "backup", folder, "--data", settings.data)
        assert code != 0  # the folder exists already
        await alva.command(table, 0, [ROLL])
    async with running(settings, data=folder) as restored:
        alva = await restored.new_client(**dict(alva.http.cookies))
        assert await positions(alva, table) == before
        await alva.command(table, 0, [ROLL])
    assert oct(folder.stat().st_mode)[-3:] == "700"


async def test_a_table_moves_from_sqlite_to_postgresql(settings, postgres):
    url = postgres.create_database()
    async with running(settings) as server:
        alva = await server.new_client()
        table = await play_some(alva, 4)
        before = await positions(alva, table)
    code, output = await to_thread.run_sync(run, "move", url, "--data", settings.data)
    assert (code, output.split()[:3]) == (0, ["1", "tables", "copied."])
    code, output = await to_thread.run_sync(run, "move", url, "--data", settings.data)
    assert (code, output.strip()) == (2, "The target database already has tables.")
    async with running(settings, database_url=url) as moved:
        alva = await moved.new_client(**dict(alva.http.cookies))
        assert await positions(alva, table) == before
        await alva.command(table, 0, [ROLL])
