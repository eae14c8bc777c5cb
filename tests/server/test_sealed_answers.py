"""Secret answers: neither rows nor versions reveal how many units a seat bought or placed."""

import random

import pytest

from stridsplan.engine.command import SETUP_SEAT
from stridsplan.engine.table import Table

from .conftest import running
from .test_bots import wait_for_table
from .test_player_requests import ManualClock

pytestmark = pytest.mark.anyio

GAME = "omringad"
SEALED = ("raise_army", "purchase", "reinforce")  # questions with secret answers
ROUNDS = 4


def question(table):
    return table.position(None)["waiting"]["id"]


def answer_sealed(table, seat, rng):
    """Let a seat answer with random codes; return their number."""
    draft = table.draft(seat)
    while draft.goes_on:
        draft.add(int(rng.choice(draft.legal())))
    table.act(seat, draft.codes)
    return len(draft.codes)


def sealed_answers(seed):
    """Play some random rounds and check the rows; return the lengths of the answers to each question."""
    table, rng = Table(GAME, seats=2, secret=bytes([seed] * 32)), random.Random(seed)
    lengths = {question_id: [] for question_id in SEALED}
    while not table.is_over and len(lengths["reinforce"]) < 2 * ROUNDS:
        seat, question_id, rows = table.to_act()[0], question(table), len(table.rows)
        if question_id not in SEALED:
            table.act(seat, table.timeout_action(seat))
            continue
        lengths[question_id].append(answer_sealed(table, seat, rng))
        assert len(table.rows) == rows + 1
        assert seat not in table.to_act() or question(table) != question_id
    return lengths


@pytest.mark.rule("OM-SETUP-5", "OM-BUY-5", "OM-REINF-1")
def test_a_sealed_answer_is_one_row_of_any_length():
    games = [sealed_answers(seed) for seed in range(3)]
    for question_id in SEALED:
        assert len({length for lengths in games for length in lengths[question_id]}) > 1


async def test_bots_set_up_with_one_command_per_answer(server, alva):
    table = (await alva.create("bot:random", "bot:policy", game=GAME))["id"]
    await wait_for_table(alva, table, lambda shown: shown["version"] >= 5)
    async with server.services.tables.cache.locked(table) as cached:
        rows = (await server.services.tables.cache.play(cached)).history.rows[:5]
    assert [row.seat for row in rows] == [SETUP_SEAT, 0, 1, 0, 1]
    assert len({len(row.codes) for row in rows}) > 2


async def test_a_timeout_during_the_set_up_is_one_command(settings):
    """When time runs out during the set-up, nobody may count the units that were not placed yet."""
    manual_clock = ManualClock()
    clock = {"pace": "live", "bank": 60, "turn": 5, "time_out": "pass"}
    async with running(settings, now=manual_clock) as server:
        alva = await server.new_client()
        table = (await alva.create("me", "screen", game=GAME, clock=clock))["id"]
        await manual_clock.advance(server, 65)
        events = (await alva.get(f"/tables/{table}/position"))["events"]
        seats = [event["args"]["seat"]["seat"] for event in events if event["id"] == "timed_out"]
        async with server.services.tables.cache.locked(table) as cached:
            rows = (await server.services.tables.cache.play(cached)).history.rows
    assert seats == [row.seat for row in rows[1:]]
    assert seats[:2] == [0, 1]
    assert min(len(row.codes) for row in rows[1:3]) > 2, "both seats must lay the terrain of a whole country"


async def test_the_last_of_several_sealed_answers_is_sealed(server, alva):
    table = (await alva.create("me", "screen", game=GAME))["id"]
    async with server.services.tables.cache.locked(table) as cached:
        play = await server.services.tables.cache.play(cached)
        for seat in play.record.seats:
            seat.kind, seat.bot = "bot", "search"
        sealed = []
        while len(sealed) < 2 and (answer := play.bot_answer()):
            sealed.append(answer.is_asked_with_others)
            answer.finish_by_timeout()
            play.act(answer.seat, answer.draft.codes)
    assert sealed == [True, True]
