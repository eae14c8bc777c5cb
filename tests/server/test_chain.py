"""The hash chain of a table's rows: each row has the hash of the previous one, and everyone receives the last."""

import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from stridsplan.engine.proof import verify

from .conftest import new_id, running
from .test_store import play_some
from .toy import ROLL, STEP

pytestmark = pytest.mark.anyio


async def finished_table(alva):
    """Play a table to its end, with an undo; return its id."""
    table = (await alva.create("me", "screen", options={"toy.goal": 6}))["id"]
    for seat in (0, 1):
        await alva.command(table, seat, [seat])
    version = (await alva.command(table, 0, [STEP]))["version"]
    await alva.post(f"/tables/{table}/undo", {"seat": 0, "version": version})
    for _ in range(100):
        shown = await alva.get(f"/tables/{table}")
        if shown["status"] == "over":
            return table
        await alva.command(table, shown["to_act"][0], [ROLL])
    raise AssertionError("the game does not end")


def run_sql(settings, query, *values):
    """Run a statement on the SQLite database without the server; return its rows."""
    with closing(sqlite3.connect(settings.data / "stridsplan.db")) as database, database:
        return database.execute(query, values).fetchall()


async def test_the_transcript_of_a_finished_table_must_be_valid(alva):
    table = await finished_table(alva)
    transcript = await alva.get(f"/tables/{table}/transcript")
    assert verify(transcript) == []
    assert transcript["table"]["id"] == table
    assert transcript["names"] == ["Alva", None]
    assert transcript["head"] == (await alva.get(f"/tables/{table}"))["head"]
    assert any(row["drops"] for row in transcript["rows"])
    assert all(row["time"] > 1_700_000_000_000 for row in transcript["rows"])


async def test_the_head_must_change_with_every_row_and_be_public(alva, nils):
    table = (await alva.create("me", "screen"))["id"]
    heads = []
    for seat in (0, 1):
        heads.append((await nils.get(f"/tables/{table}"))["head"])
        await alva.command(table, seat, [seat])
    heads.append((await nils.get(f"/tables/{table}"))["head"])
    assert len(set(heads)) == 3
    assert all(len(head) == 64 for head in heads)


@pytest.mark.parametrize(
    ("change", "row"),  # the row after the changed one has the wrong hash; None: the last row
    [
        ("UPDATE commands SET seat = 0 WHERE version = 3", 4),
        ("UPDATE commands SET created = created + 1 WHERE version = 2", 3),
        ("UPDATE tables SET head = replace(head, substr(head, 1, 1), 'x')", None),
    ],
)
async def test_a_table_changed_in_the_database_must_be_refused(settings, change, row):
    async with running(settings) as server:
        alva = await server.new_client()
        table = await play_some(alva, 2)
        last = (await alva.get(f"/tables/{table}"))["version"]
    run_sql(settings, change)
    async with running(settings) as server:
        client = await server.new_client(**dict(alva.http.cookies))
        error = (await client.get(f"/tables/{table}/position", 409))["error"]
    assert (error["code"], error["args"]) == ("table.broken", {"row": row or last})


@pytest.mark.parametrize("cut", ["version > 5", "version = 4", "version >= 1"])
@pytest.mark.parametrize("head", ["head", "NULL"])  # SQL: unchanged, or deleted
async def test_a_table_with_missing_rows_must_be_refused(settings, cut, head):
    async with running(settings, snapshot_every=3) as server:
        alva = await server.new_client()
        table = await play_some(alva, 2)
    first = run_sql(settings, f"SELECT min(version) FROM commands WHERE {cut}")[0][0]
    run_sql(settings, f"DELETE FROM commands WHERE {cut}")
    run_sql(settings, f"UPDATE tables SET head = {head}")
    async with running(settings) as server:
        client = await server.new_client(**dict(alva.http.cookies))
        error = (await client.get(f"/tables/{table}/position", 409))["error"]
        assert (error["code"], error["args"]) == ("table.broken", {"row": first})
        body = {"id": new_id(), "seat": 0, "version": 5, "codes": [ROLL]}
        await client.expect_error(f"/tables/{table}/commands", body, "table.broken", 409)


async def test_a_cached_table_with_missing_rows_must_be_refused(server, settings, alva):
    table = await play_some(alva, 2)
    last = (await alva.get(f"/tables/{table}"))["version"]
    run_sql(settings, f"DELETE FROM commands WHERE version = {last}")
    run_sql(settings, f"UPDATE tables SET version = {last + 1}")  # as if another server had added a row
    server.services.tables.cache.mark_stale(table)
    error = (await alva.get(f"/tables/{table}/position", 409))["error"]
    assert (error["code"], error["args"]) == ("table.broken", {"row": last})


async def test_a_table_without_a_chain_must_continue_and_get_one(settings):
    """Tables of the first schema have no chain."""
    async with running(settings) as server:
        alva = await server.new_client()
        table = await play_some(alva, 2)
    run_sql(settings, "UPDATE commands SET before = NULL")
    run_sql(settings, "UPDATE tables SET head = NULL")
    async with running(settings) as server:
        client = await server.new_client(**dict(alva.http.cookies))
        seat = (await client.get(f"/tables/{table}"))["to_act"][0]
        await client.command(table, seat, [ROLL])
        assert (await client.get(f"/tables/{table}"))["head"]
    async with running(settings) as server:
        client = await server.new_client(**dict(alva.http.cookies))
        await client.get(f"/tables/{table}/position")
    (newest,) = run_sql(settings, "SELECT before FROM commands ORDER BY version")[-1]
    assert newest


async def test_sealed_secrets_must_be_shown_when_all_agree(server, alva):
    table = await finished_table(alva)
    sealed = await alva.get(f"/tables/{table}/transcript")
    async with server.services.tables.cache.locked(table) as cached:
        await server.services.tables.store_table_state(
            cached, replace(cached.record.table_state, opened=True)
        )
        secret = cached.record.secret.hex()
    opened = await alva.get(f"/tables/{table}/transcript")
    assert (sealed["secret"], opened["secret"]) == (None, secret)
    assert not all(stream["key"] for stream in sealed["streams"])
    assert all(stream["key"] for stream in opened["streams"])
    assert opened["streams"] == (await alva.get(f"/tables/{table}"))["fairness"]["streams"]
    assert opened["head"] == sealed["head"]
    assert verify(opened) == []
