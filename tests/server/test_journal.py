"""Group commit: one transaction for all waiting writes; a conflict fails only its own write."""

import asyncio

import pytest
from sqlalchemy import Column, Integer, MetaData, Table, bindparam, event, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from stridsplan.server.store.database import Database
from stridsplan.server.store.journal import StaleUpdate

pytestmark = [pytest.mark.anyio, pytest.mark.both_stores]

THINGS = Table("things", MetaData(), Column("id", Integer, primary_key=True))
ADD = insert(THINGS)
RENUMBER = update(THINGS).where(THINGS.c.id == bindparam("known"))


@pytest.fixture
async def database(anyio_backend, tmp_path, store):
    database = Database(store or f"sqlite+aiosqlite:///{tmp_path / 'things.db'}")
    async with database.writing() as connection:
        await connection.run_sync(THINGS.metadata.drop_all)
        await connection.run_sync(THINGS.metadata.create_all)
    yield database
    async with database.writing() as connection:
        await connection.run_sync(THINGS.metadata.drop_all)
    await database.close()


@pytest.fixture
def commits(database):
    """A list that gets an item for each commit of the journal."""
    committed = []
    event.listen(database.blocking_engine, "commit", committed.append)
    return committed


async def stored_ids(database):
    async with database.reading() as connection:
        return sorted((await connection.execute(select(THINGS.c.id))).scalars())


def write(database, *ids):
    return database.journal.write("thing", [(ADD, {"id": number}) for number in ids])


async def test_waiting_writes_are_committed_together(database, commits):
    await asyncio.gather(*(write(database, number) for number in range(100)))
    assert 1 <= len(commits) <= 2
    assert await stored_ids(database) == list(range(100))


async def test_writes_during_a_commit_go_into_the_next_group(database, commits):
    first = asyncio.create_task(write(database, 1))
    await asyncio.sleep(0)  # the write waits
    await asyncio.sleep(0)  # the journal begins to commit it
    await asyncio.gather(first, *(write(database, number) for number in range(2, 50)))
    assert len(commits) == 2
    assert await stored_ids(database) == list(range(1, 50))


async def test_a_conflict_fails_only_its_own_write(database):
    await write(database, 5)
    results = await asyncio.gather(
        write(database, 1, 2), write(database, 3, 5), write(database, 4), return_exceptions=True
    )
    assert [type(result) for result in results] == [type(None), IntegrityError, type(None)]
    assert await stored_ids(database) == [1, 2, 4, 5]


async def test_an_update_of_a_changed_row_is_a_conflict(database):
    await write(database, 1, 2)
    renumbered = [(RENUMBER, {"known": 1, "id": 11})]
    overtaken = [(ADD, {"id": 3}), (RENUMBER, {"known": 9, "id": 19})]
    results = await asyncio.gather(
        *(database.journal.write("thing", writes) for writes in (renumbered, overtaken)),
        write(database, 4),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), StaleUpdate, type(None)]
    assert await stored_ids(database) == [2, 4, 11]


async def test_a_database_error_fails_all_waiting_writes_and_later_ones_succeed(database):
    async with database.writing() as connection:
        await connection.run_sync(THINGS.metadata.drop_all)
    results = await asyncio.gather(*(write(database, number) for number in range(3)), return_exceptions=True)
    assert all(isinstance(result, DBAPIError) for result in results)
    async with database.writing() as connection:
        await connection.run_sync(THINGS.metadata.create_all)
    await write(database, 7)
    assert await stored_ids(database) == [7]


async def test_closing_waits_for_running_writes(database):
    waiting = asyncio.create_task(write(database, 1))
    await asyncio.sleep(0)
    await database.close()
    await waiting
    assert await stored_ids(database) == [1]


async def test_a_cancelled_write_stops_no_other(database):
    leaving, staying = (asyncio.create_task(write(database, number)) for number in (1, 2))
    await asyncio.sleep(0)
    leaving.cancel()
    await staying
    assert await stored_ids(database) == [1, 2]
