"""What a bot chooses in secret: no row of the table and no version tells how many units it bought or placed."""

import random

import pytest

from stridsplan.engine.table import Table

from .conftest import running
from .test_bots import until
from .test_manners import Hour

pytestmark = pytest.mark.anyio

GAME = "omringad"
SEALED = ("raise_army", "purchase", "reinforce")  # questions whose answers nobody else may count
ROUNDS = 4


def question(table):
    return table.position(None)["waiting"]["id"]


def answer_sealed(table, seat, rng):
    """Let a seat answer; give the answer's length."""
    draft = table.draft(seat)
    while draft.goes_on:
        draft.add(int(rng.choice(draft.legal())))
    table.act(seat, draft.codes)
    return len(draft.codes)


def sealed_answers(seed):
    """Play some rounds by chance, checking the rows; give the lengths of the answers to each question."""
    table, rng = Table(GAME, seats=2, secret=bytes([seed] * 32)), random.Random(seed)
    lengths = {asked: [] for asked in SEALED}
    while not table.is_over and len(lengths["reinforce"]) < 2 * ROUNDS:
        seat, asked, rows = table.to_act()[0], question(table), len(table.rows)
        if asked not in SEALED:
            table.act(seat, table.lapse(seat))
            continue
        lengths[asked].append(answer_sealed(table, seat, rng))
        assert len(table.rows) == rows + 1
        assert seat not in table.to_act() or question(table) != asked
    return lengths


@pytest.mark.rule("OM-SETUP-5", "OM-BUY-5", "OM-REINF-1")
def test_a_sealed_answer_is_one_row_however_long_it_is():
    games = [sealed_answers(seed) for seed in range(3)]
    for asked in SEALED:
        assert len({length for lengths in games for length in lengths[asked]}) > 1


async def test_bots_lay_terrain_and_raise_armies_with_one_command_each(server, alva):
    table = (await alva.create("bot:random", "bot:policy", game=GAME))["id"]
    await until(alva, table, lambda shown: shown["version"] >= 5)
    async with server.house.tables.sittings.at(table) as sitting:
        rows = (await server.house.tables.sittings.play(sitting)).history.rows[:5]
    assert [row.seat for row in rows] == [-1, 0, 1, 0, 1]
    assert len({len(row.codes) for row in rows}) > 2


async def test_who_runs_out_of_time_answers_with_one_command(settings):
    """Of the army that time cuts short nobody may count what was still to be placed."""
    hour = Hour()
    clock = {"pace": "live", "bank": 60, "turn": 5, "time_out": "pass"}
    async with running(settings, now=hour) as server:
        alva = await server.person()
        table = (await alva.create("me", "screen", game=GAME, clock=clock))["id"]
        await hour.after(server, 65)
        events = (await alva.get(f"/tables/{table}/position"))["events"]
        told = [event["args"]["seat"]["seat"] for event in events if event["id"] == "timed_out"]
        async with server.house.tables.sittings.at(table) as sitting:
            rows = (await server.house.tables.sittings.play(sitting)).history.rows
    assert told == [row.seat for row in rows[1:]]
    assert told[:2] == [0, 1]
    assert min(len(row.codes) for row in rows[1:3]) > 2, "both laid out a whole country"
