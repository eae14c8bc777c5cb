"""The rows of a table are chained: each carries the hash of the one before it, and the last is told to all."""

import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from stridsplan.engine.proof import verify

from .conftest import new_id, running
from .test_store import ROLL, STEP, play_some

pytestmark = pytest.mark.anyio


async def finished(alva):
    """A table played to its end, with an undo on the way."""
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
    raise AssertionError("no end")


def stored(settings, query, *values):
    """Do something to the database behind the server's back."""
    with closing(sqlite3.connect(settings.data / "stridsplan.db")) as database, database:
        return database.execute(query, values).fetchall()


async def test_the_record_of_a_finished_table_must_hold(alva):
    table = await finished(alva)
    record = await alva.get(f"/tables/{table}/transcript")
    assert verify(record) == []
    assert record["table"]["id"] == table
    assert record["names"] == ["Alva", None]
    assert record["head"] == (await alva.get(f"/tables/{table}"))["head"]
    assert any(row["drops"] for row in record["rows"])
    assert all(row["time"] > 1_700_000_000_000 for row in record["rows"])


async def test_the_head_must_change_with_every_row_and_be_told_to_all(alva, nils):
    table = (await alva.create("me", "screen"))["id"]
    heads = []
    for seat in (0, 1):
        heads.append((await nils.get(f"/tables/{table}"))["head"])
        await alva.command(table, seat, [seat])
    heads.append((await nils.get(f"/tables/{table}"))["head"])
    assert len(set(heads)) == 3
    assert all(len(head) == 64 for head in heads)


@pytest.mark.parametrize(
    ("change", "row"),
    [
        ("UPDATE commands SET seat = 0 WHERE version = 3", 4),
        ("UPDATE commands SET created = created + 1 WHERE version = 2", 3),
        ("UPDATE tables SET head = replace(head, substr(head, 1, 1), 'x')", None),
    ],
)
async def test_a_table_changed_on_disk_must_not_go_on(settings, change, row):
    async with running(settings) as server:
        alva = await server.person()
        table = await play_some(alva, 2)
        last = (await alva.get(f"/tables/{table}"))["version"]
    stored(settings, change)
    async with running(settings) as server:
        again = await server.person(**dict(alva.http.cookies))
        error = (await again.get(f"/tables/{table}/position", 409))["error"]
    assert (error["code"], error["args"]) == ("table.broken", {"row": row or last})


@pytest.mark.parametrize("cut", ["version > 5", "version = 4", "version >= 1"])
@pytest.mark.parametrize("head", ["head", "NULL"])
async def test_a_table_whose_rows_were_cut_must_not_go_on(settings, cut, head):
    async with running(settings, snapshot_every=3) as server:
        alva = await server.person()
        table = await play_some(alva, 2)
    first = stored(settings, f"SELECT min(version) FROM commands WHERE {cut}")[0][0]
    stored(settings, f"DELETE FROM commands WHERE {cut}")
    stored(settings, f"UPDATE tables SET head = {head}")
    async with running(settings) as server:
        again = await server.person(**dict(alva.http.cookies))
        error = (await again.get(f"/tables/{table}/position", 409))["error"]
        assert (error["code"], error["args"]) == ("table.broken", {"row": first})
        body = {"id": new_id(), "seat": 0, "version": 5, "codes": [ROLL]}
        await again.fails(f"/tables/{table}/commands", body, "table.broken", 409)


async def test_a_table_in_memory_whose_rows_were_cut_must_not_go_on(server, settings, alva):
    table = await play_some(alva, 2)
    last = (await alva.get(f"/tables/{table}"))["version"]
    stored(settings, f"DELETE FROM commands WHERE version = {last}")
    stored(settings, f"UPDATE tables SET version = {last + 1}")
    server.house.tables.sittings.behind(table)
    error = (await alva.get(f"/tables/{table}/position", 409))["error"]
    assert (error["code"], error["args"]) == ("table.broken", {"row": last})


async def test_a_table_older_than_the_chain_must_go_on_and_be_chained_from_then(settings):
    async with running(settings) as server:
        alva = await server.person()
        table = await play_some(alva, 2)
    stored(settings, "UPDATE commands SET before = NULL")
    stored(settings, "UPDATE tables SET head = NULL")
    async with running(settings) as server:
        again = await server.person(**dict(alva.http.cookies))
        seat = (await again.get(f"/tables/{table}"))["to_act"][0]
        await again.command(table, seat, [ROLL])
        assert (await again.get(f"/tables/{table}"))["head"]
    async with running(settings) as server:
        again = await server.person(**dict(alva.http.cookies))
        await again.get(f"/tables/{table}/position")
    assert [before for (before,) in stored(settings, "SELECT before FROM commands ORDER BY version")][-1]


async def test_what_stays_sealed_must_be_shown_when_all_agree(server, alva):
    table = await finished(alva)
    sealed = await alva.get(f"/tables/{table}/transcript")
    async with server.house.tables.sittings.at(table) as sitting:
        await server.house.tables.behave(sitting, replace(sitting.record.manners, opened=True))
        secret = sitting.record.secret.hex()
    opened = await alva.get(f"/tables/{table}/transcript")
    assert (sealed["secret"], opened["secret"]) == (None, secret)
    assert not all(stream["key"] for stream in sealed["streams"])
    assert all(stream["key"] for stream in opened["streams"])
    assert opened["streams"] == (await alva.get(f"/tables/{table}"))["fairness"]["streams"]
    assert opened["head"] == sealed["head"]
    assert verify(opened) == []
