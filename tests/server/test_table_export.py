"""Table export and import: complete tables for operators, and opened transcripts over HTTP."""

import json
import shutil
from dataclasses import replace

import pytest
from anyio import to_thread

from stridsplan.engine.table import Table
from stridsplan.server.store.database import MIGRATIONS
from stridsplan.server.tables import record_import

from .conftest import new_id, running
from .test_backup import run
from .test_bots import wait_for_table
from .test_chain import finished_table
from .test_store import play_some, positions
from .toy import ROLL

NEWEST = max(path.name[:4] for path in MIGRATIONS.glob("versions/0*.py"))
pytestmark = pytest.mark.anyio


@pytest.fixture
def cli(monkeypatch):
    """Runs commands of the command line on a database."""

    async def run_command(settings, *arguments):
        if settings.database_url:
            monkeypatch.setenv("STRIDSPLAN_DATABASE_URL", settings.database_url)
        else:
            monkeypatch.delenv("STRIDSPLAN_DATABASE_URL", raising=False)
        code, output = await to_thread.run_sync(run, *arguments, "--data", settings.data)
        return code, output.strip()

    return run_command


@pytest.fixture
async def exported(settings, cli, tmp_path, template):
    """A running table, exported from SQLite: the file, the table's id, its positions, and a personal key."""
    old_settings = replace(settings, data=tmp_path / "old", database_url="")
    old_settings.data.mkdir()
    shutil.copy(template, old_settings.data)
    path = tmp_path / "table.json"
    async with running(old_settings) as server:
        alva = await server.new_client()
        table = await play_some(alva, 4, clock={"pace": "live", "bank": 600, "turn": 10}, advice=False)
        message = {"seat": 0, "audience": "table", "text": "Hej"}
        assert (await alva.http.post(f"/api/v1/tables/{table}/chat", json=message)).status_code == 204
        positions_before = await positions(alva, table)
        assert await cli(old_settings, "export", table, "-o", path) == (
            0,
            f"Table {table} is in {path}. The file contains secrets of the table: keep it safe.",
        )
        link = (await alva.get(f"/tables/{table}"))["seats"][0]["personal_link"]
    return path, table, positions_before, link.split("key=")[1]


@pytest.mark.both_stores
async def test_a_table_in_progress_must_continue_in_another_database(settings, cli, exported):
    path, table, positions_before, key = exported
    assert oct(path.stat().st_mode)[-3:] == "600"
    assert await cli(settings, "import", path) == (0, f"Table {table} was imported. It is at /t/{table}.")
    async with running(settings) as server:
        alva = await server.new_client()
        for seat in json.loads(path.read_text())["rows"]["seats"]:
            await alva.post(f"/tables/{table}/join", {"key": seat["key"]})
        assert key in path.read_text()
        assert await positions(alva, table) == positions_before
        chat = await alva.get(f"/tables/{table}/chat", seat=0)
        assert [message["text"] for message in chat["messages"]] == ["Hej"]
        shown = await alva.get(f"/tables/{table}")
        assert (shown["clocks"]["left"][0] > 500_000, shown["advice"]) == (True, False)
        seat = shown["to_act"][0]
        await alva.command(table, seat, [ROLL])


@pytest.mark.both_stores
async def test_an_imported_table_must_be_exported_unchanged(settings, cli, exported, tmp_path):
    path, table, _, _ = exported
    await cli(settings, "import", path)
    assert (await cli(settings, "export", table, "-o", tmp_path / "again.json"))[0] == 0
    first, second = (json.loads(file.read_text()) for file in (path, tmp_path / "again.json"))
    skipped = {"deadline", "clocks", "changes"}  # the import stops the clocks
    for export in (first, second):
        del export["exported"]
        export["rows"]["tables"] = [
            {k: v for k, v in row.items() if k not in skipped} for row in export["rows"]["tables"]
        ]
    assert first == second


async def test_a_running_server_must_show_an_imported_table_at_once(settings, cli, exported):
    path, table, positions_before, key = exported
    async with running(settings) as server:
        assert (await cli(settings, "import", path))[0] == 0
        alva = await server.new_client()
        await alva.post(f"/tables/{table}/join", {"key": key})
        assert await alva.get(f"/tables/{table}/position", seat=0) == positions_before[1]


@pytest.mark.both_stores
async def test_a_bot_whose_turn_it_is_must_play_after_an_import(settings, cli, tmp_path):
    old_settings, path = replace(settings, data=tmp_path / "old", database_url=""), tmp_path / "table.json"
    async with running(old_settings, bot_pause=60) as server:
        alva = await server.new_client()
        table = (await alva.create("me", "bot"))["id"]
        await alva.command(table, 0, [1])
        await cli(old_settings, "export", table, "-o", path)
    async with running(settings) as server:
        assert (await cli(settings, "import", path))[0] == 0
        await wait_for_table(await server.new_client(), table, lambda shown: shown["version"] > 2)


@pytest.mark.both_stores
async def test_a_moved_table_must_be_removed_from_its_server(settings, cli, tmp_path):
    path = tmp_path / "table.json"
    async with running(settings) as server:
        alva = await server.new_client()
        table = await play_some(alva, 2)
        positions_before = await positions(alva, table)
        body = {"id": new_id(), "seat": 0, "version": positions_before[0]["version"], "codes": [ROLL]}
        assert (await cli(settings, "export", table, "-o", tmp_path, "--move"))[0] == 2
        assert await positions(alva, table) == positions_before  # a failed export must not remove the table
        assert (await cli(settings, "export", table, "-o", path, "--move"))[0] == 0
        await alva.expect_error(f"/tables/{table}/commands", body, "table.unknown", 404)
        assert await cli(settings, "import", path) == (0, f"Table {table} was imported. It is at /t/{table}.")
        assert await positions(alva, table) == positions_before


async def test_an_existing_table_must_not_be_replaced(settings, cli, exported):
    path, table, _, _ = exported
    await cli(settings, "import", path)
    assert await cli(settings, "import", path) == (2, f"Table {table} exists already.")


def set_value(*path_and_value):
    """A function that sets a value of an export; the last argument is the value, those before it are the path to it."""

    def change(export):
        *parents, last, value = path_and_value
        for step in parents:
            export = export[step]
        export[last] = value

    return change


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            set_value("format", "stridsplan-export-9"),
            "The file is not an export in the format stridsplan-export-1.",
        ),
        (
            set_value("schema", "0001"),
            f"The table was exported by another version (schema 0001, here {NEWEST}).",
        ),
        (set_value("rows", "seats", {}), "The file does not hold exactly one table."),
        (set_value("rows", "tables", []), "The file does not hold exactly one table."),
        (set_value("rows", "tables", 0, "secret", "å"), "A row of tables is invalid."),
        (set_value("rows", "seats", 1, "table_id", "another"), "A row of seats belongs to another table."),
        (set_value("rows", "seats", 1, "seat", 0), "The file is not a valid export."),
        (set_value("rows", "commands", 4, "version", 99), "The file is not a valid export."),
        (set_value("rows", "tables", 0, "host", ["a"]), "The file is not a valid export."),
        (  # row 4 contains the hash of row 3
            set_value("rows", "commands", 2, "created", 5),
            "The record of table {table} was changed after it was played, from row 4 on.",
        ),
        (
            set_value("rows", "tables", 0, "head", "0" * 64),
            "The record of table {table} was changed after it was played, from row 13 on.",
        ),
        (
            lambda export: export["rows"]["commands"].pop(),
            "The record of table {table} was changed after it was played, from row 13 on.",
        ),
        (
            set_value("rows", "tables", 0, "rules_version", 9),
            "The record of table {table} was changed after it was played, from row 1 on.",
        ),
        (
            set_value("rows", "tables", 0, "game", "chess"),
            "Table {table} is of a game that this program does not have.",
        ),
    ],
)
async def test_a_changed_file_must_be_refused_with_a_message(settings, cli, exported, change, message):
    path, table, _, _ = exported
    export = json.loads(path.read_text())
    change(export)
    path.write_text(json.dumps(export))
    assert await cli(settings, "import", path) == (2, message.format(table=table))
    async with running(settings) as server:
        await (await server.new_client()).get(f"/tables/{table}", 404)


async def test_files_that_cannot_be_read_or_written_must_get_a_message(settings, cli, exported, tmp_path):
    path, table, _, _ = exported
    empty, settings = tmp_path / "empty", replace(settings, data=tmp_path / "nothing")
    assert await cli(settings, "import", empty) == (2, f"{empty} cannot be read: No such file or directory.")
    empty.write_text("{")
    assert await cli(settings, "import", empty) == (2, f"{empty} is not JSON.")
    code, output = await cli(settings, "export", table, "-o", tmp_path / "new.json")
    assert (code, output) == (2, f"There is no database at {settings.data}/stridsplan.db.")
    await cli(settings, "import", path)
    assert await cli(settings, "export", "nobody", "-o", empty) == (2, "There is no table nobody.")
    assert await cli(settings, "export", table, "-o", path) == (2, f"{path} cannot be written: File exists.")


@pytest.fixture
async def transcripts(settings, tmp_path, template):
    """The transcript of a finished game before and after it was opened, and all positions as every viewer sees them."""
    old_settings = replace(settings, data=tmp_path / "old", database_url="")
    old_settings.data.mkdir()
    shutil.copy(template, old_settings.data)
    async with running(old_settings) as server:
        alva = await server.new_client()
        table = await finished_table(alva)
        await alva.post(f"/tables/{table}/rename", {"seat": 1, "name": "Nils"})
        sealed = await alva.get(f"/tables/{table}/transcript")
        await alva.post(f"/tables/{table}/ask", {"seat": 0, "kind": "open"})
        return sealed, await alva.get(f"/tables/{table}/transcript"), await all_positions(alva, table)


async def all_positions(client, table):
    """All positions of a table, as a spectator and every seat see them."""
    found = []
    for viewer in ({}, {"seat": 0}, {"seat": 1}):
        outline = await client.get(f"/tables/{table}/replay", **viewer)
        for version in outline["versions"]:
            found.append(await client.get(f"/tables/{table}/position", version=version, **viewer))
    return found


@pytest.mark.both_stores
async def test_an_opened_transcript_must_become_the_same_public_table(settings, transcripts):
    _, opened, positions_before = transcripts
    table = opened["table"]["id"]
    async with running(settings) as server:
        nils = await server.new_client()
        imported = await nils.post("/tables/import", opened, 201)
        assert (imported["id"], imported["status"], imported["head"]) == (table, "over", opened["head"])
        assert not any(
            (imported["host"], imported["listed"], imported["rated"], imported["clock"], imported["clocks"])
        )
        assert not any(seat["mine"] or seat["personal_link"] for seat in imported["seats"])
        assert await nils.post("/tables/import", opened, 200) == imported
    async with running(settings) as server:
        visitor = await server.new_client()
        assert await visitor.get(f"/tables/{table}/transcript") == opened
        assert await all_positions(visitor, table) == positions_before
        assert (await visitor.get("/tables"))["tables"] == []
        chat = (await visitor.get(f"/tables/{table}/chat"))["messages"]
        assert [(message["seat"], message["text"]) for message in chat] == [(None, "record-imported")]
        await visitor.expect_error(
            f"/tables/{table}/ask", {"seat": 0, "kind": "rematch"}, "play.not_your_seat", 403
        )


LAST = -1  # the last row


def changed_copy(transcript, *path_and_value):
    """A copy of a transcript with one value changed."""
    copy = json.loads(json.dumps(transcript))
    set_value(*path_and_value)(copy)
    return copy


@pytest.mark.parametrize(
    ("path_and_value", "row", "problem"),
    [
        (("rows", 3, "seat", 1), 4, "row"),
        (("rows", 3, "time", 5), 4, "row"),
        (("rows", 2, "codes", [4]), 3, "row"),
        (("head", "0" * 64), LAST, "head"),
        (("table", "rules", 9), 0, "heading"),
        (("secret", "0" * 64), 0, "secret"),
        (("events", []), 3, "events"),
        (("result", "winners", []), LAST, "result"),
        (("rows", 3, "drops", 9), 4, "drops"),
    ],
)
async def test_a_forged_transcript_must_be_refused_with_its_row(
    alva, transcripts, path_and_value, row, problem
):
    _, opened, _ = transcripts
    error = await alva.expect_error(
        "/tables/import", changed_copy(opened, *path_and_value), "import.invalid", 422
    )
    row = len(opened["rows"]) if row == LAST else row
    assert error["args"] == {"row": row, "problem": problem}
    await alva.get(f"/tables/{opened['table']['id']}", 404)


@pytest.mark.parametrize(
    "path_and_value",
    [
        ("names", ["Alva"]),
        ("rows", []),
        ("result", None),
        ("table", "id", "../x"),
        ("rows", 1, "time", 1.5),
        ("rows", 0, "time", 2**53 - 1),  # after the year 9999
    ],
)
async def test_an_invalid_transcript_must_be_refused(alva, transcripts, path_and_value):
    _, opened, _ = transcripts
    await alva.expect_error("/tables/import", changed_copy(opened, *path_and_value), "request.invalid", 422)


async def test_a_sealed_transcript_must_be_refused(alva, transcripts):
    sealed, _, _ = transcripts
    error = await alva.expect_error("/tables/import", sealed, "import.invalid", 422)
    assert error["args"] == {"row": 0, "problem": "sealed"}


async def test_a_transcript_that_is_too_long_must_be_refused(alva, transcripts, monkeypatch):
    monkeypatch.setattr(record_import, "MAX_REPLAYED", 2)
    _, opened, _ = transcripts
    error = await alva.expect_error("/tables/import", opened, "import.invalid", 422)
    assert error["args"]["problem"] == "long"


async def test_another_table_with_the_same_id_must_not_be_replaced(alva, transcripts):
    _, opened, _ = transcripts
    other = Table("toy", 2, secret=bytes(32))
    while not other.is_over:
        other.act(other.to_act()[0], int(other.legal(other.to_act()[0])[0]) if other.version < 3 else ROLL)
    heading = other.heading() | {"id": opened["table"]["id"]}
    await alva.post("/tables/import", opened, 201)
    another = other.transcript(heading, ["A", "B"], opened=True)
    await alva.expect_error("/tables/import", another, "table.exists", 409)
    assert await alva.get(f"/tables/{opened['table']['id']}/transcript") == opened


async def test_only_a_transcript_may_be_large(alva):
    json_body = {"content-type": "application/json"}
    for path, size, status in [("import", 2**20, 422), ("import", 5 * 2**20, 413), ("promise", 2**20, 413)]:
        response = await alva.http.post(f"/api/v1/tables/{path}", content=b" " * size, headers=json_body)
        assert response.status_code == status, path
