"""Turns of which somebody is to be notified, without a server: the tables and the database are stand-ins."""

from contextlib import asynccontextmanager
from dataclasses import replace
from types import SimpleNamespace

import pytest

from stridsplan.server.notifications.records import Channel
from stridsplan.server.notifications.repository import OpenTurn
from stridsplan.server.notifications.turns import Turns
from stridsplan.server.settings import Settings
from stridsplan.server.tables.records import Seat, Summary, TableRecord, TableState

pytestmark = pytest.mark.anyio

CHANNEL = Channel("browser", "alva", "push", {}, "en", None, created=0)
TABLE_SEAT = ("table", 0)


class Tables:
    """A table service with one table, at which nobody is present."""

    def __init__(self, record):
        self.record, self.cache = record, self

    @asynccontextmanager
    async def locked(self, table_id):
        yield SimpleNamespace(record=self.record)

    def present(self, table_id):
        return set()


class Repository:
    """A repository in which another server has every claim; `on_claim` is called when this server claims a turn."""

    def __init__(self, on_claim=lambda: None):
        self.on_claim, self.claims = on_claim, 0

    async def channels_of(self, visitors):
        return [CHANNEL]

    async def claim(self, table_id, seat, began, claim):
        self.claims += 1
        self.on_claim()
        return claim.until

    async def open_turns(self):
        yield OpenTurn(*TABLE_SEAT, last_row=0, changed=0, clock=None)


def record(to_act, **table_state):
    """A table where Alva has seat 0."""
    return TableRecord(
        id="table",
        game="toy",
        rules_version=1,
        profile="standard",
        requested_options={},
        options={},
        host="alva",
        secret=b"",
        contributions=[],
        created=0,
        changed=0,
        summary=Summary("playing", version=1, to_act=to_act),
        seats=[Seat(0, "person", "key", holders={"alva"})],
        table_state=TableState(**table_state),
    )


async def test_a_turn_that_ends_during_its_claim_is_not_checked_again():
    waiting = record([0])
    repository = Repository(lambda: turns.table_changed(replace(waiting, summary=Summary("playing"))))
    turns = Turns(repository, Tables(waiting), {}, Settings())
    turns.table_changed(waiting)
    await turns._check(TABLE_SEAT)
    assert (repository.claims, turns._turns, turns._pending) == (1, {}, set())


async def test_a_turn_that_another_server_has_claimed_is_checked_again():
    repository = Repository()
    turns = Turns(repository, Tables(record([0])), {}, Settings())
    await turns.resume()
    await turns._check(TABLE_SEAT)
    assert (repository.claims, turns._pending) == (1, {TABLE_SEAT})


async def test_a_restart_notifies_nobody_of_a_question_that_a_bot_answers():
    repository = Repository()
    turns = Turns(repository, Tables(record([0], delegated=((0, "bid"),))), {}, Settings())
    await turns.resume()
    await turns._check(TABLE_SEAT)
    assert (repository.claims, turns._turns) == (0, {})
