"""A table is carried from house to house in one file: by operators whole, over HTTP once all of it is open."""

import json
from dataclasses import replace

import pytest
from anyio import to_thread

from stridsplan.engine.table import Table
from stridsplan.server.store.database import MIGRATIONS
from stridsplan.server.tables import imports

from .conftest import new_id, running
from .test_bots import until
from .test_chain import finished
from .test_copies import run
from .test_store import ROLL, play_some, positions

NEWEST = max(path.name[:4] for path in MIGRATIONS.glob("versions/0*.py"))
pytestmark = pytest.mark.anyio


@pytest.fixture
def cli(monkeypatch):
    """The command line, on a database."""

    async def call(settings, *arguments):
        if settings.database_url:
            monkeypatch.setenv("STRIDSPLAN_DATABASE_URL", settings.database_url)
        else:
            monkeypatch.delenv("STRIDSPLAN_DATABASE_URL", raising=False)
        code, said = await to_thread.run_sync(run, *arguments, "--data", settings.data)
        return code, said.strip()

    return call


@pytest.fixture
async def kept(settings, cli, tmp_path):
    """A table under way on SQLite, in a file: the file, its table, what its people saw, their cookies."""
    alone = replace(settings, data=tmp_path / "old", database_url="")
    path = tmp_path / "table.json"
    async with running(alone) as server:
        alva = await server.person()
        table = await play_some(alva, 4, clock={"pace": "live", "bank": 600, "turn": 10}, advice=False)
        line = {"seat": 0, "audience": "table", "text": "Hej"}
        assert (await alva.http.post(f"/api/v1/tables/{table}/talk", json=line)).status_code == 204
        seen = await positions(alva, table)
        assert await cli(alone, "export", table, "-o", path) == (
            0,
            f"Table {table} is in {path}. The file holds its secrets: keep it safe.",
        )
        link = (await alva.get(f"/tables/{table}"))["seats"][0]["personal_link"]
    return path, table, seen, link.split("key=")[1]


@pytest.mark.both_stores
async def test_a_table_under_way_must_go_on_in_another_house(settings, cli, kept):
    path, table, seen, key = kept
    assert oct(path.stat().st_mode)[-3:] == "600"
    assert await cli(settings, "import", path) == (0, f"Table {table} is here, at /t/{table}.")
    async with running(settings) as server:
        alva = await server.person()
        for seat in json.loads(path.read_text())["rows"]["seats"]:
            await alva.post(f"/tables/{table}/join", {"key": seat["key"]})
        assert key in path.read_text()
        assert await positions(alva, table) == seen
        talk = await alva.get(f"/tables/{table}/talk", seat=0)
        assert [line["text"] for line in talk["messages"]] == ["Hej"]
        shown = await alva.get(f"/tables/{table}")
        assert (shown["clocks"]["left"][0] > 500_000, shown["advice"]) == (True, False)
        seat = shown["to_act"][0]
        await alva.command(table, seat, [ROLL])


@pytest.mark.both_stores
async def test_what_comes_back_out_must_be_what_went_in(settings, cli, kept, tmp_path):
    path, table, _, _ = kept
    await cli(settings, "import", path)
    assert (await cli(settings, "export", table, "-o", tmp_path / "again.json"))[0] == 0
    first, again = (json.loads(file.read_text()) for file in (path, tmp_path / "again.json"))
    skipped = {"deadline", "clocks", "changes"}  # the clocks stood still on the way
    for parcel in (first, again):
        del parcel["packed"]
        parcel["rows"]["tables"] = [
            {k: v for k, v in row.items() if k not in skipped} for row in parcel["rows"]["tables"]
        ]
    assert first == again


async def test_an_import_while_a_server_runs_must_be_there_at_once(settings, cli, kept):
    path, table, seen, key = kept
    async with running(settings) as server:
        assert (await cli(settings, "import", path))[0] == 0
        alva = await server.person()
        await alva.post(f"/tables/{table}/join", {"key": key})
        assert await alva.get(f"/tables/{table}/position", seat=0) == seen[1]


@pytest.mark.both_stores
async def test_a_bot_that_is_to_move_must_do_so_soon_after_an_import(settings, cli, tmp_path):
    alone, path = replace(settings, data=tmp_path / "old", database_url=""), tmp_path / "table.json"
    async with running(alone, bot_pause=60) as server:
        alva = await server.person()
        table = (await alva.create("me", "bot"))["id"]
        await alva.command(table, 0, [1])
        await cli(alone, "export", table, "-o", path)
    async with running(settings) as server:
        assert (await cli(settings, "import", path))[0] == 0
        await until(await server.person(), table, lambda shown: shown["version"] > 2)


@pytest.mark.both_stores
async def test_a_table_that_moves_must_not_be_played_on_here(settings, cli, tmp_path):
    path = tmp_path / "table.json"
    async with running(settings) as server:
        alva = await server.person()
        table = await play_some(alva, 2)
        seen = await positions(alva, table)
        body = {"id": new_id(), "seat": 0, "version": seen[0]["version"], "codes": [ROLL]}
        assert (await cli(settings, "export", table, "-o", tmp_path, "--move"))[0] == 2
        assert await positions(alva, table) == seen  # what could not be written stays
        assert (await cli(settings, "export", table, "-o", path, "--move"))[0] == 0
        await alva.fails(f"/tables/{table}/commands", body, "table.unknown", 404)
        assert await cli(settings, "import", path) == (0, f"Table {table} is here, at /t/{table}.")
        assert await positions(alva, table) == seen


async def test_a_table_that_is_there_must_not_be_replaced(settings, cli, kept):
    path, table, _, _ = kept
    await cli(settings, "import", path)
    assert await cli(settings, "import", path) == (2, f"There is a table {table} already.")


def put(*path):
    """A change of a parcel: the last of these at the place that the others name."""

    def change(parcel):
        *way, last, value = path
        for step in way:
            parcel = parcel[step]
        parcel[last] = value

    return change


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (put("format", "stridsplan-kept-9"), "This is no table as stridsplan-kept-1 has it."),
        (put("schema", "0001"), f"The table was kept by another version (schema 0001, here {NEWEST})."),
        (put("rows", "seats", {}), "The file is not of one table."),
        (put("rows", "tables", []), "The file is not of one table."),
        (put("rows", "tables", 0, "secret", "å"), "A row of tables is not as it is kept."),
        (put("rows", "seats", 1, "table_id", "another"), "A row of seats is of something else."),
        (put("rows", "seats", 1, "seat", 0), "The file is not as a table is kept."),
        (put("rows", "commands", 4, "version", 99), "The file is not as a table is kept."),
        (put("rows", "tables", 0, "host", ["a"]), "The file is not as a table is kept."),
        (
            put("rows", "commands", 2, "created", 5),
            "The record of table {table} was changed after it was played, from row 4 on.",
        ),
        (
            put("rows", "tables", 0, "head", "0" * 64),
            "The record of table {table} was changed after it was played, from row 13 on.",
        ),
        (
            lambda parcel: parcel["rows"]["commands"].pop(),
            "The record of table {table} was changed after it was played, from row 13 on.",
        ),
        (
            put("rows", "tables", 0, "rules_version", 9),
            "The record of table {table} was changed after it was played, from row 1 on.",
        ),
        (put("rows", "tables", 0, "game", "chess"), "Table {table} is of a game that is not here."),
    ],
)
async def test_a_file_that_was_changed_must_be_refused_with_a_sentence(settings, cli, kept, change, said):
    path, table, _, _ = kept
    parcel = json.loads(path.read_text())
    change(parcel)
    path.write_text(json.dumps(parcel))
    assert await cli(settings, "import", path) == (2, said.format(table=table))
    async with running(settings) as server:
        await (await server.person()).get(f"/tables/{table}", 404)


async def test_what_cannot_be_read_or_written_must_be_said_in_a_sentence(settings, cli, kept, tmp_path):
    path, table, _, _ = kept
    empty, settings = tmp_path / "empty", replace(settings, data=tmp_path / "nothing")
    assert await cli(settings, "import", empty) == (2, f"{empty} cannot be read: No such file or directory.")
    empty.write_text("{")
    assert await cli(settings, "import", empty) == (2, f"{empty} is no JSON.")
    code, said = await cli(settings, "export", table, "-o", tmp_path / "new.json")
    assert (code, said) == (2, f"There is no database at {settings.data}/stridsplan.db.")
    await cli(settings, "import", path)
    assert await cli(settings, "export", "nobody", "-o", empty) == (2, "There is no table nobody.")
    assert await cli(settings, "export", table, "-o", path) == (2, f"{path} cannot be written: File exists.")


@pytest.fixture
async def record(settings, tmp_path):
    """The record of a finished game of which everything was opened, and all that was seen of it by whom."""
    alone = replace(settings, data=tmp_path / "old", database_url="")
    async with running(alone) as server:
        alva = await server.person()
        table = await finished(alva)
        await alva.post(f"/tables/{table}/rename", {"seat": 1, "name": "Nils"})
        sealed = await alva.get(f"/tables/{table}/transcript")
        await alva.post(f"/tables/{table}/ask", {"seat": 0, "kind": "open"})
        return sealed, await alva.get(f"/tables/{table}/transcript"), await replayed(alva, table)


async def replayed(person, table):
    """All positions of a table, as a spectator and every seat see them."""
    seen = []
    for eyes in ({}, {"seat": 0}, {"seat": 1}):
        outline = await person.get(f"/tables/{table}/replay", **eyes)
        for version in outline["versions"]:
            seen.append(await person.get(f"/tables/{table}/position", version=version, **eyes))
    return seen


@pytest.mark.both_stores
async def test_an_opened_record_must_become_the_same_table_for_anybody_to_watch(settings, record):
    _, told, seen = record
    table = told["table"]["id"]
    async with running(settings) as server:
        nils = await server.person()
        made = await nils.post("/tables/import", told, 201)
        assert (made["id"], made["status"], made["head"]) == (table, "over", told["head"])
        assert not any((made["host"], made["listed"], made["rated"], made["clock"], made["clocks"]))
        assert not any(seat["mine"] or seat["personal_link"] for seat in made["seats"])
        assert await nils.post("/tables/import", told, 200) == made
    async with running(settings) as server:
        anybody = await server.person()
        assert await anybody.get(f"/tables/{table}/transcript") == told
        assert await replayed(anybody, table) == seen
        assert (await anybody.get("/tables"))["tables"] == []
        talk = (await anybody.get(f"/tables/{table}/talk"))["messages"]
        assert [(line["seat"], line["text"]) for line in talk] == [(None, "imported-told")]
        await anybody.fails(f"/tables/{table}/ask", {"seat": 0, "kind": "rematch"}, "play.not_your_seat", 403)


LAST = -1  # row of a record


def forged(record, *path):
    """A copy of a record with something changed."""
    copy = json.loads(json.dumps(record))
    put(*path)(copy)
    return copy


@pytest.mark.parametrize(
    ("path", "row", "problem"),
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
async def test_a_forged_record_must_be_refused_with_its_row_and_store_nothing(
    alva, record, path, row, problem
):
    _, told, _ = record
    error = await alva.fails("/tables/import", forged(told, *path), "import.invalid", 422)
    row = len(told["rows"]) if row == LAST else row
    assert error["args"] == {"row": row, "problem": problem}
    await alva.get(f"/tables/{told['table']['id']}", 404)


@pytest.mark.parametrize(
    "path",
    [
        ("names", ["Alva"]),
        ("rows", []),
        ("result", None),
        ("table", "id", "../x"),
        ("rows", 1, "time", 1.5),
        ("rows", 0, "time", 2**53 - 1),
    ],
)
async def test_what_is_no_record_must_be_refused(alva, record, path):
    await alva.fails("/tables/import", forged(record[1], *path), "request.invalid", 422)


async def test_a_record_in_which_something_stays_sealed_must_be_refused(alva, record):
    error = await alva.fails("/tables/import", record[0], "import.invalid", 422)
    assert error["args"] == {"row": 0, "problem": "sealed"}


async def test_a_record_that_would_keep_the_server_busy_must_be_refused(alva, record, monkeypatch):
    monkeypatch.setattr(imports, "MOST_REPEATED", 2)
    error = await alva.fails("/tables/import", record[1], "import.invalid", 422)
    assert error["args"]["problem"] == "long"


async def test_another_table_with_the_same_id_must_stay(alva, record):
    _, told, _ = record
    other = Table("toy", 2, secret=bytes(32))
    while not other.is_over:
        other.act(other.to_act()[0], int(other.legal(other.to_act()[0])[0]) if other.version < 3 else ROLL)
    heading = other.heading() | {"id": told["table"]["id"]}
    await alva.post("/tables/import", told, 201)
    another = other.transcript(heading, ["A", "B"], opened=True)
    await alva.fails("/tables/import", json.loads(json.dumps(another)), "table.exists", 409)
    assert await alva.get(f"/tables/{told['table']['id']}/transcript") == told


async def test_only_a_record_may_be_large(alva):
    json_body = {"content-type": "application/json"}
    for path, size, status in [("import", 2**20, 422), ("import", 5 * 2**20, 413), ("promise", 2**20, 413)]:
        answer = await alva.http.post(f"/api/v1/tables/{path}", content=b" " * size, headers=json_body)
        assert answer.status_code == status, path
