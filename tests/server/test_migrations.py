"""Migrations from the first schema, with games that go on afterwards."""

import asyncio
import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from pwdlib import PasswordHash
from sqlalchemy import inspect, text

from stridsplan.server.run import exit_with_message, migrate
from stridsplan.server.store.database import Database, migrations
from stridsplan.server.store.schema import metadata
from stridsplan.server.tables.repository import TableRepository

from .conftest import running
from .toy import ROLL

pytestmark = [pytest.mark.anyio, pytest.mark.both_stores]

FIRST_SCHEMA = Path(__file__).with_name("first_schema.sql")
BEFORE_LOOKS = "0007"  # until this migration, names of two accounts might look alike
BEFORE_PLAIN_NAMES = "0009"  # the next migration renames tables and columns
# the next migration renames the options that a host requested, and the events of planned steps
BEFORE_REQUESTED_OPTIONS = "0021"
# the tables in FIRST_SCHEMA
RUNNING, OVER, OPEN, WITH_BOT = "xuggte8rudkf", "ka8m5u6tum5t", "uyjguzjuj3yn", "7tx3zafenx3g"


@pytest.fixture
def settings(settings, tmp_path):
    """Settings with a data folder that does not exist yet."""
    return replace(settings, data=tmp_path / "first")


@pytest.fixture
def empty_url(settings, request):
    """The URL of a database without a schema."""
    return request.getfixturevalue("postgres").create_database() if settings.database_url else settings.url


async def write_first_schema(url):
    """Create the first schema, with games that were played with it."""
    database = Database(url)
    statements = [line for line in FIRST_SCHEMA.read_text().splitlines() if line.startswith("INSERT")]
    if database.is_shared:  # PostgreSQL has another syntax for bytes
        statements = [re.sub(r"X'([0-9A-Fa-f]*)'", r"'\\x\1'", statement) for statement in statements]
    async with database.writing() as connection:
        await connection.run_sync(lambda c: command.upgrade(migrations(c), "0001"))
        for statement in statements:
            await connection.exec_driver_sql(statement)
    await database.close()


@pytest.fixture
async def migrated_server(anyio_backend, settings, empty_url):
    """A server on a database that was migrated from the first schema."""
    settings.data.mkdir()
    await write_first_schema(empty_url)
    async with running(settings, database_url=empty_url) as server:
        yield server


async def holder_of_all_seats(server, table):
    """A client that takes all seats of people at a table, by their personal keys."""
    client = await server.new_client()
    for seat in (await server.services.tables.repository.load(table)).seats:
        if seat.kind == "person":
            await client.post(f"/tables/{table}/join", {"key": seat.key})
    return client


async def test_the_first_schema_is_migrated_to_the_newest(migrated_server):
    async with migrated_server.services.database.reading() as connection:
        differences = await connection.run_sync(
            lambda c: compare_metadata(MigrationContext.configure(c), metadata)
        )
    assert differences == []


async def test_a_running_game_of_the_first_schema_continues(migrated_server):
    alva = await holder_of_all_seats(migrated_server, RUNNING)
    position = await alva.get(f"/tables/{RUNNING}/position", seat=0)
    assert (position["version"], position["view"]["scores"]) == (17, [11, 9])
    done = await alva.command(RUNNING, 0, [ROLL])
    assert done["version"] == 18
    assert done["position"]["view"]["scores"][0] > 11


async def test_a_finished_game_of_the_first_schema_is_kept(migrated_server):
    alva = await holder_of_all_seats(migrated_server, OVER)
    position = await alva.get(f"/tables/{OVER}/position", seat=0)
    assert (position["over"], position["view"]["scores"]) == (True, [8, 5])


async def test_tables_of_the_first_schema_have_advice(migrated_server):
    alva = await holder_of_all_seats(migrated_server, RUNNING)
    assert (await alva.get(f"/tables/{RUNNING}"))["advice"] is True
    assert await alva.get(f"/tables/{RUNNING}/odds", seat=0) is None


async def test_an_invitation_of_the_first_schema_is_accepted(migrated_server, settings):
    seat = (await migrated_server.services.tables.repository.load(OPEN)).seats[1]
    nils = await migrated_server.new_client()
    table = await nils.post(f"/tables/{OPEN}/join", {"invitation": seat.invitation, "name": "Nils"})
    assert (table["status"], table["version"]) == ("playing", 1)


async def test_a_bot_of_the_first_schema_continues_by_the_name_of_its_level(migrated_server):
    alva = await holder_of_all_seats(migrated_server, WITH_BOT)
    shown = await alva.get(f"/tables/{WITH_BOT}")
    version = shown["version"]
    assert [seat["bot"] for seat in shown["seats"]] == [None, "sergeant"]
    await alva.command(WITH_BOT, 0, [ROLL])
    async with asyncio.timeout(20):
        while (await alva.get(f"/tables/{WITH_BOT}"))["version"] < version + 2:
            await asyncio.sleep(0.01)


async def test_servers_that_start_at_once_migrate_once(settings, empty_url):
    settings.data.mkdir()
    databases = [Database(empty_url) for _ in range(3)]
    await asyncio.gather(*(database.migrate() for database in databases))
    async with databases[0].reading() as connection:
        versions = (await connection.execute(text("SELECT version_num FROM alembic_version"))).all()
    for database in databases:
        await database.close()
    assert len(versions) == 1


async def test_a_schema_newer_than_the_program_is_refused_with_a_message(server, settings):
    async with server.services.database.writing() as connection:
        known = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one()
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    try:
        with pytest.raises(SystemExit, match="was made by a newer Stridsplan"), exit_with_message(settings):
            await migrate(settings)
    finally:
        async with server.services.database.writing() as connection:
            await connection.execute(text(f"UPDATE alembic_version SET version_num = '{known}'"))


async def test_old_accounts_that_look_alike_still_work(settings, empty_url):
    settings.data.mkdir()
    database = Database(empty_url)
    password = PasswordHash.recommended().hash("correct horse")
    names = {"a": ("Admin", "admin"), "b": ("\u0410dmin", "\u0430dmin"), "c": ("Admin\ufe0f", "admin\ufe0f")}
    async with database.writing() as connection:
        await connection.run_sync(lambda c: command.upgrade(migrations(c), BEFORE_LOOKS))
        for number, (visitor, (name, key)) in enumerate(names.items()):
            values = {"visitor": visitor, "name": name, "key": key, "password": password, "created": number}
            await connection.execute(
                text("INSERT INTO accounts VALUES (:visitor, :name, :key, :password, :created)"), values
            )
    await database.close()
    async with running(settings, database_url=empty_url, rate_login="100/minute") as server:
        for name, _ in names.values():
            client = await server.new_client()
            login = {"name": name, "password": "correct horse"}
            assert (await client.post("/account/login", login))["name"] == name
            await client.post("/account/codes", {"password": "correct horse"})
        stranger = await server.new_client()
        for name in ("\u0391dmin", "admin", "\u0430DMIN"):
            await stranger.expect_error(
                "/account", {"name": name, "password": "correct horse"}, "account.name", 409
            )
        login = {"name": "Admin", "password": "correct horse"}
        await stranger.post("/account/login", login)
        response = await stranger.http.request(
            "DELETE", "/api/v1/account", json={"password": "correct horse"}
        )
        assert response.status_code == 204


# Statements that write to tables and columns by their old names. A text of `talk` with the seat -1 is the id of a
# message, which is renamed; the first one is what a person wrote, and stays
OLD_NAMES = (
    "INSERT INTO notices VALUES ('xuggte8rudkf', 0, 5, NULL)",
    "INSERT INTO talk VALUES ('xuggte8rudkf', 1, 0, 'table', 'manners-asked-what?', '{}', 1795260000000)",
    "INSERT INTO talk VALUES ('xuggte8rudkf', 2, -1, 'table', 'manners-asked-pause', '{}', 1795260000001)",
    "INSERT INTO talk VALUES ('xuggte8rudkf', 3, -1, 'table', 'imported-told', '{}', 1795260000002)",
    "UPDATE pulse SET beat = 7777777777777",
    "UPDATE tables SET bots_owe = TRUE WHERE id = 'xuggte8rudkf'",
    'UPDATE tables SET asking = \'[{"kind": "take_back", "by": 0, "version": 17, "agreed": [0]}]\''
    " WHERE id = 'xuggte8rudkf'",
)


async def test_tables_and_columns_with_old_names_keep_their_contents(settings, empty_url):
    settings.data.mkdir()
    await write_first_schema(empty_url)
    database = Database(empty_url)
    async with database.writing() as connection:
        await connection.run_sync(lambda c: command.upgrade(migrations(c), BEFORE_PLAIN_NAMES))
        for statement in OLD_NAMES:
            await connection.exec_driver_sql(statement)
    await database.migrate()
    async with database.reading() as connection:

        async def one_row(query):
            return tuple((await connection.execute(text(query))).one())

        assert await one_row("SELECT table_id, version FROM notifications") == (RUNNING, 5)
        texts = (await connection.execute(text("SELECT text FROM chat ORDER BY number"))).scalars().all()
        assert texts == ["manners-asked-what?", "request-asked-pause", "record-imported"]
        assert await one_row("SELECT served FROM heartbeat") == (7777777777777,)
        assert await one_row(f"SELECT bots_to_act FROM tables WHERE id = '{RUNNING}'") == (True,)
    record = await TableRepository(database).load(RUNNING)
    assert record.table_state.requests == ({"kind": "take_back", "by": 0, "version": 17, "agreed": [0]},)
    await database.close()


def columns_by_table(connection):
    """Return the names of the columns of each table, in order."""
    found = inspect(connection)
    return {table: sorted(c["name"] for c in found.get_columns(table)) for table in found.get_table_names()}


@pytest.mark.parametrize("revision", ["0001", BEFORE_PLAIN_NAMES])
async def test_the_migrations_can_be_undone(settings, empty_url, revision):
    settings.data.mkdir()
    await write_first_schema(empty_url)
    database = Database(empty_url)
    async with database.writing() as connection:
        await connection.run_sync(lambda c: command.upgrade(migrations(c), revision))
        before = await connection.run_sync(columns_by_table)
        await connection.run_sync(lambda c: command.upgrade(migrations(c), "head"))
        await connection.run_sync(lambda c: command.downgrade(migrations(c), revision))
        assert await connection.run_sync(columns_by_table) == before
        await connection.run_sync(lambda c: command.upgrade(migrations(c), "head"))
    await database.close()


async def test_requested_options_and_planned_steps_keep_their_contents(settings, empty_url):
    settings.data.mkdir()
    await write_first_schema(empty_url)
    database = Database(empty_url)
    step = {
        "question": {"id": "roll", "args": {}},
        "actions": [{"kind": "roll"}],
        "told": [{"id": "stepped"}],
    }
    plan = {"seat": 0, "branches": [{"question": step["question"], "steps": [step]}]}
    async with database.writing() as connection:
        await connection.run_sync(lambda c: command.upgrade(migrations(c), BEFORE_REQUESTED_OPTIONS))
        change = text("UPDATE tables SET plans = :plans, asked = :asked WHERE id = :id")
        values = {"plans": json.dumps([plan]), "asked": '{"goal": 30}', "id": RUNNING}
        await connection.execute(change, values)
    await database.migrate()
    record = await TableRepository(database).load(RUNNING)
    (kept,) = record.table_state.plans[0]["branches"][0]["steps"]
    assert kept == {
        "question": step["question"],
        "actions": step["actions"],
        "events": [{"id": "stepped"}],
    }
    assert record.requested_options == {"goal": 30}
    await database.close()
