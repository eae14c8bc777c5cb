"""A backup is taken while people play; everything moves from one store to the other."""

import pytest
from anyio import to_thread
from typer.testing import CliRunner

from stridsplan.cli import app

from .conftest import running
from .test_store import play_some, positions

pytestmark = pytest.mark.anyio


def run(*arguments):
    """What a command says, and its exit code."""
    done = CliRunner().invoke(app, [str(argument) for argument in arguments])
    return done.exit_code, done.output


async def test_a_backup_taken_meanwhile_is_a_server_of_its_own(settings, tmp_path):
    folder = tmp_path / "backup"
    async with running(settings) as server:
        alva = await server.person()
        table = await play_some(alva, 4)
        before = await positions(alva, table)
        code, said = await to_thread.run_sync(run, "backup", folder, "--data", settings.data)
        assert code == 0, said
        assert await to_thread.run_sync(run, "backup", folder, "--data", settings.data) != (0, said)
        await alva.command(table, 0, [6])
    async with running(settings, data=folder) as restored:
        alva = await restored.person(**dict(alva.http.cookies))
        assert await positions(alva, table) == before
        await alva.command(table, 0, [6])
    assert oct(folder.stat().st_mode)[-3:] == "700"


async def test_everything_moves_from_sqlite_to_postgresql(settings, postgres):
    url = postgres.make()
    async with running(settings) as server:
        alva = await server.person()
        table = await play_some(alva, 4)
        before = await positions(alva, table)
    code, said = await to_thread.run_sync(run, "move", url, "--data", settings.data)
    assert (code, said.split()[:3]) == (0, ["1", "tables", "copied."])
    code, said = await to_thread.run_sync(run, "move", url, "--data", settings.data)
    assert (code, said.strip()) == (2, "There are tables in that database already.")
    async with running(settings, database_url=url) as moved:
        alva = await moved.person(**dict(alva.http.cookies))
        assert await positions(alva, table) == before
        await alva.command(table, 0, [6])
