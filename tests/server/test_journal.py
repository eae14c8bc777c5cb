"""Writing in groups: one transaction for all that waits, and nobody suffers from another's conflict."""

import asyncio

import pytest
from sqlalchemy import Column, Integer, MetaData, Table, bindparam, event, insert, select, update
from sqlalchemy.exc import IntegrityError, ProgrammingError

from stridsplan.server.errors import StoreUnavailable
from stridsplan.server.store.database import Database
from stridsplan.server.store.journal import Overtaken

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
    """The transactions that wrote so far."""
    counted = []
    event.listen(database.recorder, "commit", counted.append)
    return counted


async def things(database):
    async with database.reading() as connection:
        return sorted((await connection.execute(select(THINGS.c.id))).scalars())


def write(database, *ids):
    return database.journal.write("thing", [(ADD, {"id": number}) for number in ids])


async def test_what_waits_goes_to_disk_together(database, commits):
    await asyncio.gather(*(write(database, number) for number in range(100)))
    assert 1 <= len(commits) <= 2
    assert await things(database) == list(range(100))


async def test_who_comes_while_one_writes_is_in_the_next_group(database, commits):
    first = asyncio.create_task(write(database, 1))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await asyncio.gather(first, *(write(database, number) for number in range(2, 50)))
    assert len(commits) == 2
    assert await things(database) == list(range(1, 50))


async def test_a_conflict_harms_nobody_else_and_leaves_nothing_of_its_own(database):
    await write(database, 5)
    answers = await asyncio.gather(
        write(database, 1, 2), write(database, 3, 5), write(database, 4), return_exceptions=True
    )
    assert [type(answer) for answer in answers] == [type(None), IntegrityError, type(None)]
    assert await things(database) == [1, 2, 4, 5]


async def test_a_row_that_is_not_as_it_was_known_is_a_conflict_too(database):
    await write(database, 1, 2)
    renumbered = [(RENUMBER, {"known": 1, "id": 11})]
    overtaken = [(ADD, {"id": 3}), (RENUMBER, {"known": 9, "id": 19})]
    answers = await asyncio.gather(
        *(database.journal.write("thing", writes) for writes in (renumbered, overtaken)),
        write(database, 4),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [type(None), Overtaken, type(None)]
    assert await things(database) == [2, 4, 11]


async def test_when_the_store_fails_everybody_who_waits_is_told_and_it_goes_on(database):
    async with database.writing() as connection:
        await connection.run_sync(THINGS.metadata.drop_all)
    answers = await asyncio.gather(*(write(database, number) for number in range(3)), return_exceptions=True)
    assert all(isinstance(answer, StoreUnavailable | ProgrammingError) for answer in answers)
    async with database.writing() as connection:
        await connection.run_sync(THINGS.metadata.create_all)
    await write(database, 7)
    assert await things(database) == [7]


async def test_closing_waits_for_what_is_on_its_way(database):
    waiting = asyncio.create_task(write(database, 1))
    await asyncio.sleep(0)
    await database.close()
    await waiting
    assert await things(database) == [1]


async def test_who_leaves_meanwhile_stops_nobody(database):
    leaving, staying = (asyncio.create_task(write(database, number)) for number in (1, 2))
    await asyncio.sleep(0)
    leaving.cancel()
    await staying
    assert await things(database) == [1, 2]
