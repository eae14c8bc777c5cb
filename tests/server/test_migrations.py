"""The schema is brought up from the first one, with people's games in it, and they play on."""

import asyncio
import re
from dataclasses import replace
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from pwdlib import PasswordHash
from sqlalchemy import text

from stridsplan.server.run import migrate, sentences
from stridsplan.server.store.database import Database, migrations
from stridsplan.server.store.schema import metadata

from .conftest import running

pytestmark = [pytest.mark.anyio, pytest.mark.both_stores]

FIRST = Path(__file__).with_name("first_schema.sql")
UNDER_WAY, OVER, OPEN, WITH_BOT = "xuggte8rudkf", "ka8m5u6tum5t", "uyjguzjuj3yn", "7tx3zafenx3g"
ROLL = 6


@pytest.fixture
def settings(settings, tmp_path):
    """A data folder that nobody has made yet."""
    return replace(settings, data=tmp_path / "first")


@pytest.fixture
def empty(settings, request):
    """The address of a database without a schema."""
    return request.getfixturevalue("postgres").make() if settings.database_url else settings.url


async def write_first(url):
    """Make the first schema, with what people did under it."""
    database = Database(url)
    statements = [line for line in FIRST.read_text().splitlines() if line.startswith("INSERT")]
    if database.is_shared:  # which writes bytes in another way
        statements = [re.sub(r"X'([0-9A-Fa-f]*)'", r"'\\x\1'", statement) for statement in statements]
    async with database.writing() as connection:
        await connection.run_sync(lambda c: command.upgrade(migrations(c), "0001"))
        for statement in statements:
            await connection.exec_driver_sql(statement)
    await database.close()


@pytest.fixture
async def grown(anyio_backend, settings, empty):
    """A server on a database that began with the first schema."""
    settings.data.mkdir()
    await write_first(empty)
    async with running(settings, database_url=empty) as server:
        yield server


async def hold(server, table):
    """Somebody who brings the personal keys of all seats of a table."""
    person = await server.person()
    for seat in (await server.house.tables.repository.load(table)).seats:
        if seat.kind == "person":
            await person.post(f"/tables/{table}/join", {"key": seat.key})
    return person


async def test_the_first_schema_grows_into_the_present_one(grown):
    async with grown.house.database.reading() as connection:
        differences = await connection.run_sync(
            lambda c: compare_metadata(MigrationContext.configure(c), metadata)
        )
    assert differences == []


async def test_a_game_begun_under_the_first_schema_goes_on(grown):
    alva = await hold(grown, UNDER_WAY)
    position = await alva.get(f"/tables/{UNDER_WAY}/position", seat=0)
    assert (position["version"], position["view"]["scores"]) == (17, [11, 9])
    done = await alva.command(UNDER_WAY, 0, [ROLL])
    assert done["version"] == 18
    assert done["position"]["view"]["scores"][0] > 11


async def test_a_game_that_ended_under_the_first_schema_stands(grown):
    alva = await hold(grown, OVER)
    position = await alva.get(f"/tables/{OVER}/position", seat=0)
    assert (position["over"], position["view"]["scores"]) == (True, [8, 5])


async def test_tables_of_the_first_schema_keep_their_advice(grown):
    alva = await hold(grown, UNDER_WAY)
    assert (await alva.get(f"/tables/{UNDER_WAY}"))["advice"] is True
    assert await alva.get(f"/tables/{UNDER_WAY}/outlook", seat=0) is None


async def test_an_invitation_from_the_first_schema_is_taken(grown, settings):
    seat = (await grown.house.tables.repository.load(OPEN)).seats[1]
    nils = await grown.person()
    table = await nils.post(f"/tables/{OPEN}/join", {"invitation": seat.invitation, "name": "Nils"})
    assert (table["status"], table["version"]) == ("playing", 1)


async def test_a_bot_from_the_first_schema_plays_on(grown):
    alva = await hold(grown, WITH_BOT)
    version = (await alva.get(f"/tables/{WITH_BOT}"))["version"]
    await alva.command(WITH_BOT, 0, [ROLL])
    async with asyncio.timeout(20):
        while (await alva.get(f"/tables/{WITH_BOT}"))["version"] < version + 2:
            await asyncio.sleep(0.01)


async def test_servers_that_start_at_once_migrate_once(settings, empty):
    settings.data.mkdir()
    databases = [Database(empty) for _ in range(3)]
    await asyncio.gather(*(database.migrate() for database in databases))
    async with databases[0].reading() as connection:
        versions = (await connection.execute(text("SELECT version_num FROM alembic_version"))).all()
    for database in databases:
        await database.close()
    assert len(versions) == 1


async def test_a_schema_newer_than_the_program_is_refused_with_a_sentence(server, settings):
    async with server.house.database.writing() as connection:
        known = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one()
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    try:
        with pytest.raises(SystemExit, match="was made by a newer Stridsplan"), sentences(settings):
            await migrate(settings)
    finally:
        async with server.house.database.writing() as connection:
            await connection.execute(text(f"UPDATE alembic_version SET version_num = '{known}'"))


async def test_accounts_that_look_alike_from_before_all_go_on(settings, empty):
    settings.data.mkdir()
    database = Database(empty)
    password = PasswordHash.recommended().hash("correct horse")
    names = {"a": ("Admin", "admin"), "b": ("\u0410dmin", "\u0430dmin"), "c": ("Admin\ufe0f", "admin\ufe0f")}
    async with database.writing() as connection:
        await connection.run_sync(lambda c: command.upgrade(migrations(c), "0007"))
        for number, (visitor, (name, key)) in enumerate(names.items()):
            values = {"visitor": visitor, "name": name, "key": key, "password": password, "created": number}
            await connection.execute(
                text("INSERT INTO accounts VALUES (:visitor, :name, :key, :password, :created)"), values
            )
    await database.close()
    async with running(settings, database_url=empty, rate_login="100/minute") as server:
        for name, _ in names.values():
            person = await server.person()
            login = {"name": name, "password": "correct horse"}
            assert (await person.post("/account/login", login))["name"] == name
            await person.post("/account/codes", {"password": "correct horse"})
        stranger = await server.person()
        for name in ("\u0391dmin", "admin", "\u0430DMIN"):
            await stranger.fails("/account", {"name": name, "password": "correct horse"}, "account.name", 409)
        login = {"name": "Admin", "password": "correct horse"}
        await stranger.post("/account/login", login)
        answer = await stranger.http.request("DELETE", "/api/v1/account", json={"password": "correct horse"})
        assert answer.status_code == 204
