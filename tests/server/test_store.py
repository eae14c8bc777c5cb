"""Storage: migrations, restarts, snapshots, and a killed server."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from depth import some
from stridsplan.server.run import migrate, serve
from stridsplan.server.settings import Settings
from stridsplan.server.store.schema import metadata
from stridsplan.server.tables.play import Play
from stridsplan.server.tables.records import Snapshot
from stridsplan.server.tables.repository import Conflict

from .conftest import new_id, running
from .toy import NOT_YET, ROLL, STEP

pytestmark = [pytest.mark.anyio, pytest.mark.both_stores]

ROOT = Path(__file__).resolve().parents[2]


async def play_some(alva, turns, **more):
    """Create a table, bid and play so many turns, some with an undo; return its id."""
    table = (await alva.create("me", "screen", options={"toy.goal": 60}, **more))["id"]
    for seat in (0, 1):
        await alva.command(table, seat, [seat])
    for turn in range(turns):
        await alva.command(table, turn % 2, [STEP])
        if turn % 3 == 0:
            version = (await alva.get(f"/tables/{table}"))["version"]
            await alva.post(f"/tables/{table}/undo", {"seat": turn % 2, "version": version})
        await alva.command(table, turn % 2, [ROLL])
    return table


async def positions(client, table):
    """The position as every viewer sees it."""
    viewers = [{}, {"seat": 0}, {"seat": 1}]
    return [await client.get(f"/tables/{table}/position", **viewer) for viewer in viewers]


async def test_the_migrations_create_the_schema(server):
    database = server.services.database
    await database.migrate()  # a second time changes nothing
    async with database.reading() as connection:
        differences = await connection.run_sync(
            lambda c: compare_metadata(MigrationContext.configure(c), metadata)
        )
    assert differences == []


async def test_commits_are_durable(server):
    queries = {
        "sqlite": ("PRAGMA journal_mode", "PRAGMA synchronous"),
        "postgresql": ("SHOW fsync", "SHOW synchronous_commit"),
    }
    async with server.services.database.writing() as connection:
        settings = queries[connection.dialect.name]
        results = [(await connection.exec_driver_sql(query)).scalar() for query in settings]
    assert results in (["wal", 2], ["on", "on"])  # SQLite calls 2 FULL


async def test_a_restarted_server_shows_the_same_game(settings):
    async with running(settings, snapshot_every=4) as server:
        alva = await server.new_client()
        table = await play_some(alva, 6)
        before, cookie = await positions(alva, table), dict(alva.http.cookies)
        shown = await alva.get(f"/tables/{table}")
    async with running(settings, snapshot_every=4) as server:
        alva = await server.new_client(**cookie)
        assert await positions(alva, table) == before
        assert await alva.get(f"/tables/{table}") == shown
        await alva.command(table, 0, [ROLL])


async def test_a_stored_table_equals_the_live_one_and_its_replay(settings):
    async with running(settings, snapshot_every=3) as server:
        alva = await server.new_client()
        table = await play_some(alva, 5)
        snapshot = await server.services.tables.repository.snapshot(table)
        async with server.services.tables.cache.locked(table) as cached:
            live = await server.services.tables.cache.play(cached)
            assert 0 < snapshot.count < len(live.history.in_force)
            checked = Play.restore(cached.record, live.history, snapshot)
            plain = Play.restore(cached.record, live.history)
            assert checked.table.state_bytes() == plain.table.state_bytes() == live.table.state_bytes()
            assert checked.table.commands == plain.table.commands == live.table.commands
            for seat in (None, 0, 1):
                assert checked.position(seat) == plain.position(seat) == live.position(seat)


async def test_a_game_whose_rules_have_changed_is_refused(settings, monkeypatch):
    async with running(settings, snapshot_every=3) as server:
        alva = await server.new_client()
        table = await play_some(alva, 3)
    async with running(settings) as server:
        alva = await server.new_client(**dict(alva.http.cookies))
        repository = server.services.tables.repository
        snapshot = await repository.snapshot(table)
        wrong_snapshot = Snapshot(snapshot.count, bytes(len(snapshot.state)))

        async def changed(table_id):
            return wrong_snapshot

        monkeypatch.setattr(repository, "snapshot", changed)
        error = (await alva.get(f"/tables/{table}/position", 409))["error"]
        assert error["code"] == "table.outdated"
        assert (await alva.get(f"/tables/{table}"))["status"] == "playing"


async def test_an_undo_deletes_a_snapshot_of_undone_commands(settings):
    async with running(settings, snapshot_every=4) as server:
        alva = await server.new_client()
        table = (await alva.create("me", "screen"))["id"]
        for seat in (0, 1):
            await alva.command(table, seat, [seat])
        await alva.command(table, 0, [STEP])
        repository = server.services.tables.repository
        assert (await repository.snapshot(table)).count == 4
        await alva.post(f"/tables/{table}/undo", {"seat": 0, "version": 4})
        assert await repository.snapshot(table) is None


async def test_unused_tables_are_removed_from_memory_and_loaded_again(settings):
    async with running(settings, tables_in_memory=2) as server:
        alva = await server.new_client()
        tables = [(await alva.create("me", "screen"))["id"] for _ in range(5)]
        for table in tables:
            await alva.command(table, 0, [3])
        assert len(server.services.tables.cache) == 2
        for table in tables:
            position = await alva.get(f"/tables/{table}/position", seat=0)
            assert position["view"]["bids"] == [3, NOT_YET]


async def test_a_command_that_cannot_be_stored_has_no_effect(server, alva, monkeypatch):
    table = (await alva.create("me", "screen"))["id"]
    repository = server.services.tables.repository

    async def fail(*args):
        raise OSError("disk full")

    with monkeypatch.context() as patched:
        patched.setattr(repository, "append", fail)
        await alva.command(table, 0, [3], status=500)
    position = await alva.get(f"/tables/{table}/position", seat=0)
    assert (position["version"], position["view"]["bids"]) == (1, [NOT_YET, NOT_YET])
    await alva.command(table, 0, [2])


async def test_two_servers_write_each_version_once(settings):
    async with running(settings) as one, running(settings) as two:
        alva = await one.new_client()
        table = (await alva.create("me", "screen"))["id"]
        phone = await two.new_client(**dict(alva.http.cookies))
        await phone.get(f"/tables/{table}/position", seat=0)
        await alva.command(table, 0, [1], version=1)
        # this server may not know the other bid yet; seat 1 can bid all the same
        assert (await phone.command(table, 1, [1], version=1))["version"] == 3
        rows = await two.services.tables.repository.rows(table)
        assert [row.version for row in rows] == [1, 2, 3]


async def test_a_command_is_stale_after_a_command_at_another_server(settings):
    async with running(settings) as one, running(settings) as two:
        alva = await one.new_client()
        table = (await alva.create("me", "screen"))["id"]
        phone = await two.new_client(**dict(alva.http.cookies))
        await phone.get(f"/tables/{table}/position", seat=0)
        await alva.command(table, 0, [1], version=1)
        await phone.command(table, 0, [1], version=1, status=409)


async def test_a_game_starts_when_friends_join_at_two_servers(settings):
    async with running(settings) as one, running(settings) as two:
        alva = await one.new_client()
        table = await alva.create("me", "friend", "friend")
        keys = [seat["invitation"].split("=")[1] for seat in table["seats"][1:]]
        friends = [await one.new_client(), await two.new_client()]
        await friends[1].get(f"/tables/{table['id']}")  # so that both servers have the table in memory
        for friend, key in zip(friends, keys, strict=True):
            await friend.post(f"/tables/{table['id']}/join", {"invitation": key, "nonce": key})
        shown = await friends[1].get(f"/tables/{table['id']}")
        assert (shown["status"], shown["version"]) == ("playing", 1)
        assert (await two.services.tables.repository.load(table["id"])).contributions[1:] == keys


async def test_all_but_one_of_several_writers_of_a_row_get_a_conflict(server, alva):
    table = (await alva.create("me", "screen"))["id"]
    repository = server.services.tables.repository
    async with server.services.tables.cache.locked(table) as cached:
        row = (await server.services.tables.cache.play(cached)).act(0, [1])
        record = cached.record
        results = await asyncio.gather(
            *(repository.append(record, row, record.summary, None, record.table_state) for _ in range(4)),
            return_exceptions=True,
        )
        cached.invalidate()
    assert sorted(isinstance(result, Conflict) for result in results) == [False, True, True, True]


async def test_only_the_owner_can_read_the_folder_and_the_key(settings, tmp_path):
    data = tmp_path / "new" / "data"
    async with running(settings, data=data):
        assert oct((data / "secret.key").stat().st_mode)[-3:] == "600"
        assert oct(data.stat().st_mode)[-3:] == "700"


def test_only_the_owner_can_read_the_database_even_in_a_readable_folder(tmp_path):
    settings = Settings(data=tmp_path)
    tmp_path.chmod(0o755)
    before = os.umask(0o022)
    try:
        for _ in range(2):  # a new file, and one that everyone could read
            asyncio.run(migrate(settings))
            with sqlite3.connect(tmp_path / "stridsplan.db") as connection:
                connection.execute("UPDATE heartbeat SET served = 1")
                files = list(tmp_path.glob("stridsplan.db*"))
                assert [oct(file.stat().st_mode)[-3:] for file in files] == ["600"] * len(files)
                assert len(files) == 3
            connection.close()
            (tmp_path / "stridsplan.db").chmod(0o644)
    finally:
        os.umask(before)


HEADER, PAGE = 100, 4096  # bytes in an SQLite file


@pytest.mark.parametrize("damage", some(["no database", "two pages", "cut"], 1, first=1))
def test_a_damaged_database_is_reported_with_a_message(tmp_path, capfd, damage):
    path = tmp_path / "stridsplan.db"
    asyncio.run(migrate(Settings(data=tmp_path)))
    content = path.read_bytes()
    if damage == "no database":
        path.write_bytes(b"not a database, but as long as one\n" * 100)
    elif damage == "two pages":
        path.write_bytes(content[:HEADER] + bytes(PAGE - HEADER) + b"\xff" * PAGE + content[2 * PAGE :])
    else:
        path.write_bytes(content[: PAGE + 900])
    for rest in ("-wal", "-shm"):
        path.with_name(path.name + rest).unlink(missing_ok=True)
    with pytest.raises(
        SystemExit, match=r"is damaged, or is not a database of Stridsplan\. Restore a backup\.$"
    ):
        serve(port=0, settings=Settings(data=tmp_path, warm=False))
    output, errors = capfd.readouterr()
    assert output == ""
    assert [line for line in errors.splitlines() if not line.startswith("{")] == []  # only lines of the log
    assert "Traceback" not in errors


SERVE = """
import sys
from pathlib import Path
from stridsplan.engine.registry import register
from stridsplan.server.run import serve
from stridsplan.server.settings import Settings
register("toy", "server.toy")
serve(port=0, settings=Settings.from_environment(data=Path(sys.argv[1]), warm=False, bot_pause=0))
"""


def start_server(data):
    """Start a server in a process of its own; return the process and the server's address."""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests"), os.environ.get("PYTHONPATH", "")])
    environment = os.environ | {"PYTHONPATH": path}
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE, data], stdout=subprocess.PIPE, text=True, env=environment
    )
    line = process.stdout.readline()
    assert "http://" in line
    return process, line.split()[-1]


def test_a_server_killed_right_after_a_response_loses_nothing(tmp_path, fork_server):
    server = fork_server.start(tmp_path / "data")
    with httpx.Client(base_url=server.address) as http:
        seats = [{"kind": "me"}, {"kind": "screen"}]
        body = {"game": "toy", "seats": seats, "options": {"toy.goal": 60}}
        table = http.post("/api/v1/tables", json=body).json()["id"]
        for version, (seat, code) in enumerate([(0, 1), (1, 2), *[(turn % 2, ROLL) for turn in range(9)]], 1):
            command = {"id": new_id(), "seat": seat, "version": version, "codes": [code]}
            answer = http.post(f"/api/v1/tables/{table}/commands", json=command)
        server.kill()
        cookies = dict(http.cookies)
    server = fork_server.start(tmp_path / "data")
    with httpx.Client(base_url=server.address, cookies=cookies) as http:
        position = http.get(f"/api/v1/tables/{table}/position?seat={seat}").json()
        repeated = http.post(f"/api/v1/tables/{table}/commands", json=command)
        server.kill(signal.SIGTERM)
    last = answer.json()
    assert position["version"] == last["version"] == 12
    assert position["view"] == last["position"]["view"]
    assert repeated.json() == last
    database = sqlite3.connect(tmp_path / "data" / "stridsplan.db")
    assert database.execute("SELECT count(*) FROM commands").fetchone() == (12,)
    database.close()
