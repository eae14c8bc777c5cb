"""A full disk, a read-only or unreachable database: the error must be clear and no data may be lost."""

import os
import signal
import subprocess
import sys
from contextlib import closing
from tempfile import TemporaryDirectory

import httpx
import psycopg
import pytest
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError

from depth import some
from stridsplan.server import run
from stridsplan.server.settings import Settings

from .conftest import new_id, running
from .postgres import Postgres
from .test_store import ROOT, SERVE
from .toy import PASS

pytestmark = pytest.mark.anyio

BID = 2  # any bid
# takes from root its right to write to read-only folders, among others
NO_RIGHTS = ["setpriv", "--bounding-set=-all", "--inh-caps=-all"] if os.getuid() == 0 else []
SMALL_DISK = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c"]
# scripts for `sh -c`: $0 is the folder that gets the small disk, $@ the command to run
MOUNT = 'mount -t tmpfs -o size=1m none "$0" && exec "$@"'
MOUNT_FOR_POSTGRES = """
mount -t tmpfs -o size=24m none "$0" && exec unshare --user --map-user=1000 --map-group=1000 "$@"
"""  # PostgreSQL refuses to run as root, even as root of its own namespace


def serve(data, *prefix, **environment):
    """Start a server process; its output is captured."""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
    variables = {f"STRIDSPLAN_{name.upper()}": value for name, value in environment.items()}
    command = [*prefix, sys.executable, "-c", SERVE, str(data)]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    return subprocess.Popen(command, env=os.environ | {"PYTHONPATH": path} | variables, **pipes)


def startup_error(data, *prefix):
    """The message with which the command refuses to start a server."""
    command = [*prefix, sys.executable, "-m", "stridsplan.cli", "serve", "--port", "0", "--data", data]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert "Traceback" not in ended.stderr
    return ended.stderr.splitlines()[-1]


async def expect_refused_command(alva, table, code, status):
    """Send a command, which must be refused with this error and change nothing; return its body."""
    before = await alva.get(f"/tables/{table}/position", seat=0)
    body = {"id": new_id(), "seat": 0, "version": before["version"], "codes": [BID]}
    await alva.expect_error(f"/tables/{table}/commands", body, code, status)
    assert await alva.get(f"/tables/{table}/position", seat=0) == before
    return body


async def test_a_full_database_refuses_writes_until_there_is_space(server, alva):
    table = (await alva.create("me", "screen"))["id"]
    pages = [0]  # the largest size of the database, in pages; 0: unlimited

    @event.listens_for(server.services.database.engine.sync_engine, "begin")
    def limit(connection):
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages[0] or 2**31 - 2}")

    pages[0] = 1  # no more pages than there are
    notes = {"seat": 0, "text": "x" * 9000}
    error = await alva.http.put(f"/api/v1/tables/{table}/notes", json=notes)
    assert (error.status_code, error.json()["error"]["code"]) == (507, "store.full")
    pages[0] = 0
    assert (await alva.http.put(f"/api/v1/tables/{table}/notes", json=notes)).status_code == 200
    await alva.command(table, 0, [BID])


def test_a_full_disk_loses_nothing_and_play_continues_when_there_is_space(tmp_path):
    disk = tmp_path / "disk"
    disk.mkdir()
    with serve(disk / "data", *SMALL_DISK, MOUNT, str(disk)) as process:
        ballast = f"/proc/{process.pid}/root{disk}/ballast"  # as the server sees it

        def fill():
            with pytest.raises(OSError, match="No space left"), open(ballast, "wb") as file:
                file.write(bytes(2**20))

        play_until_full(process, fill, lambda: os.unlink(ballast))


def test_a_full_postgresql_disk_loses_nothing_and_play_continues_when_there_is_space(tmp_path):
    with TemporaryDirectory() as disk, closing(Postgres(*SMALL_DISK, MOUNT_FOR_POSTGRES, disk)) as postgres:
        postgres.start().run(f"CREATE TABLESPACE small LOCATION '{disk}'")
        postgres.run("CREATE TABLE ballast TABLESPACE small AS SELECT repeat('x', 1900) AS x")

        def fill():
            with pytest.raises(psycopg.errors.DiskFull):
                postgres.run("INSERT INTO ballast SELECT x FROM ballast, generate_series(1, 20000)")

        with serve(
            tmp_path / "data", database_url=postgres.create_database("small"), log_level="error"
        ) as process:
            play_until_full(process, fill, lambda: postgres.run("DROP TABLE ballast"))


def play_until_full(process, fill, free_space):
    """Fill the disk of a server, play until it refuses commands, and again when there is space; then stop it."""
    address = process.stdout.readline().split()[-1]
    with httpx.Client(base_url=f"{address}/api/v1", timeout=30) as http:
        seats, options = [{"kind": "me"}, {"kind": "screen"}], {"toy.goal": 60}
        response = http.post("/tables", json={"game": "toy", "seats": seats, "options": options})
        path = f"/tables/{response.json()['id']}"
        fill()
        errors, sent = send_until_full(http, path)
        assert errors == [(507, "store.full")] * 2
        free_space()
        again = http.post(f"{path}/commands", json=sent[-1])
        assert again.status_code == 200
        position = http.get(f"{path}/position?seat=0").json()
    process.send_signal(signal.SIGTERM)
    process.communicate(timeout=20)
    assert position["version"] == again.json()["version"] == len(sent) + 1


def send_until_full(http, path):
    """Send commands until one is refused twice; return both errors and all commands; the last is not stored."""
    sent, errors = [], []
    while len(errors) < 2:
        version = len(sent) + 1
        if not errors:
            # both seats bid at the versions 1 and 2, then they pass in turn
            seat, code = (version - 1, BID) if version < 3 else ((version - 3) % 2, PASS)
            sent.append({"id": new_id(), "seat": seat, "version": version, "codes": [code]})
        response = http.post(f"{path}/commands", json=sent[-1])
        if response.status_code != 200:
            errors.append((response.status_code, response.json()["error"]["code"]))
    return errors, sent


async def test_a_read_only_database_is_reported(settings, postgres):
    url = postgres.create_database()
    name = url.rsplit("/", 1)[1]
    async with running(settings, database_url=url) as server:
        alva = await server.new_client()
        table = (await alva.create("me", "screen"))["id"]
        postgres.run(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        postgres.disconnect(name)
        body = await expect_refused_command(alva, table, "store.read_only", 503)
        postgres.run(f"ALTER DATABASE {name} RESET default_transaction_read_only")
        postgres.disconnect(name)
        await alva.post(f"/tables/{table}/commands", body)


async def test_a_wrong_statement_of_ours_is_not_reported_as_a_failure_of_the_database(server):
    with pytest.raises(DBAPIError):  # a StoreError is no DBAPIError
        async with server.services.database.writing() as connection:
            await connection.exec_driver_sql("SELECT 1 FROM no_such_table")


async def test_an_unavailable_database_is_reported_and_play_continues_when_it_is_back(settings, postgres):
    url = postgres.create_database()
    async with running(settings, database_url=url) as server:
        alva = await server.new_client()
        table = (await alva.create("me", "bot"))["id"]
        await alva.get(f"/tables/{table}/position", seat=0)
        postgres.stop()
        body = {"id": new_id(), "seat": 0, "version": 1, "codes": [BID]}
        await alva.expect_error(f"/tables/{table}/commands", body, "store.unavailable", 503)
        postgres.start()
        version = (await alva.post(f"/tables/{table}/commands", body))["version"]
        rows = await server.services.tables.repository.rows(table)
        assert [row.version for row in rows] == list(range(1, len(rows) + 1))
        assert version in (2, 3)  # 3 if the bot has answered already


@pytest.mark.parametrize("name", some(["data", "."], 1))
def test_a_read_only_folder_is_refused_with_a_message(tmp_path, name):
    folder = tmp_path / "read_only"
    folder.mkdir(mode=0o555)
    assert (
        startup_error(folder / name, *NO_RIGHTS)
        == f"Stridsplan cannot use the folder {folder / name}: Permission denied"
    )


def test_an_unreachable_database_at_the_start_is_refused_with_a_message(tmp_path, capfd):
    url = "postgresql://anna:secret@127.0.0.1:1/stridsplan"
    message = r"^The database postgresql://anna:\*\*\*@127\.0\.0\.1:1/stridsplan does not answer: "
    with pytest.raises(SystemExit, match=message):
        run.serve(port=0, settings=Settings(data=tmp_path, database_url=url, warm=False))
    output, errors = capfd.readouterr()
    assert output == ""
    assert "Traceback" not in errors
