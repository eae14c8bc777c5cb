"""Delegation: a bot answers one question for a person whenever it is asked, such as where to place an army."""

import asyncio
import time

import pytest
from sqlalchemy import update

from depth import some
from stridsplan.engine.at_table import AtTable
from stridsplan.engine.registry import game_ids, load_game
from stridsplan.server.store import schema
from stridsplan.server.tables.records import now

from .conftest import running
from .test_bots import wait_for_table
from .test_player_requests import live_clock
from .toy import HIDDEN, NOT_YET

pytestmark = [pytest.mark.anyio, pytest.mark.both_stores]

SLOW = {"toy.goal": 60}  # more points than a test reaches


@pytest.fixture
def slow_bots(set_bot_choice):
    """Let bots take 0.3 seconds for an answer; return the turns that they were given."""
    turns = []
    set_bot_choice(lambda turn: turns.append(turn) or time.sleep(0.3) or int(turn.legal[-1]))
    return turns


async def delegate(client, table, seat, question="bid", status=200):
    return await client.post(f"/tables/{table}/delegate", {"seat": seat, "question": question}, status)


async def position_of(client, table, seat):
    return await client.get(f"/tables/{table}/position", seat=seat)


async def table_of_three(alva, nils, **more):
    """Create a table of three at which all must bid; seats 0 and 2 are one visitor's. Return its id."""
    table = await alva.create("me", "friend", "screen", options=SLOW, **more)
    invitation = table["seats"][1]["invitation"].split("=")[1]
    await nils.post(f"/tables/{table['id']}/join", {"invitation": invitation, "name": "Nils"})
    return table["id"]


def delegated_questions(shown):
    """The questions that bots answer for seats: [(seat, question)]."""
    return [(each["seat"], each["question"]) for each in shown["delegated"]]


async def test_a_bot_answers_for_a_seat_until_another_question_is_asked(server, alva, nils):
    table = await table_of_three(alva, nils)
    assert (await position_of(alva, table, 0))["can_delegate"] is True
    assert delegated_questions(await delegate(alva, table, 0)) == [(0, "bid")]
    shown = await wait_for_table(nils, table, lambda now: now["to_act"] == [1, 2])
    assert delegated_questions(shown) == [(0, "bid")]
    await alva.command(table, 2, [1])
    await nils.command(table, 1, [1])
    position = await position_of(alva, table, 0)
    assert (position["question"]["id"], position["can_delegate"]) == ("move", False)
    assert position["view"]["bids"] == [0, 1, 1]
    shown = await alva.get(f"/tables/{table}")
    assert (delegated_questions(shown), shown["to_act"], shown["waiting_for_me"]) == ([], [0], True)


async def test_delegation_ends_for_all_seats_when_nobody_is_asked_the_question(server, alva, nils):
    table = await table_of_three(alva, nils)
    await delegate(alva, table, 0)
    await delegate(alva, table, 2)
    await nils.command(table, 1, [1])
    shown = await wait_for_table(nils, table, lambda now: now["to_act"] == [0])
    assert shown["delegated"] == []


async def test_others_see_that_a_bot_plays_for_the_seat(server, alva, nils):
    table = await table_of_three(alva, nils)
    await delegate(alva, table, 0)
    await alva.command(table, 2, [1])
    await nils.command(table, 1, [1])
    await wait_for_table(nils, table, lambda now: now["to_act"] == [0] and not now["delegated"])
    events = (await position_of(nils, table, 1))["events"]
    assert [each["args"] for each in events if each["id"] == "stood_in"] == [{"seat": {"seat": 0}}]


async def test_the_bot_receives_only_what_the_seat_may_know(server, alva, nils, slow_bots):
    table = await table_of_three(alva, nils)
    await nils.command(table, 1, [3])
    await delegate(alva, table, 0)
    await wait_for_table(nils, table, lambda now: now["to_act"] == [2])
    (turn,) = slow_bots
    view = turn.view[0]
    assert (turn.seat, turn.bot, view.bid[1]) == (0, "sergeant", HIDDEN)
    assert (view.luck[0] > 0, view.luck[1], view.luck[2]) == (True, 0, 0)


async def test_a_player_may_end_delegation(server, alva, nils, slow_bots):
    table = await table_of_three(alva, nils)
    await delegate(alva, table, 0)
    assert (await delegate(alva, table, 0, None))["delegated"] == []
    await asyncio.sleep(0.6)
    shown = await alva.get(f"/tables/{table}")
    assert (shown["to_act"], shown["waiting_for_me"]) == ([0, 1, 2], True)


async def test_a_player_who_answers_replaces_the_bot_at_once(server, alva, nils, slow_bots):
    table = await table_of_three(alva, nils)
    await delegate(alva, table, 0)
    await alva.command(table, 0, [2])
    shown = await alva.get(f"/tables/{table}")
    assert (shown["delegated"], shown["to_act"]) == ([], [1, 2])
    await asyncio.sleep(0.6)
    assert (await position_of(alva, table, 0))["view"]["bids"] == [2, NOT_YET, NOT_YET]


async def test_delegation_goes_on_while_the_player_watches(server, alva, nils, slow_bots):
    table = await table_of_three(alva, nils)
    await delegate(alva, table, 0)
    await position_of(alva, table, 0)
    shown = await alva.get(f"/tables/{table}")
    assert (delegated_questions(shown), shown["to_act"]) == ([(0, "bid")], [0, 1, 2])
    await wait_for_table(alva, table, lambda now: now["to_act"] == [1, 2])


async def test_delegation_survives_a_restart(settings, set_bot_choice):
    set_bot_choice(lambda turn: time.sleep(0.5) or 4)
    async with running(settings) as server:
        alva = await server.new_client()
        table = (await alva.create("me", "screen", options=SLOW))["id"]
        await delegate(alva, table, 1)
        cookies = dict(alva.http.cookies)
    set_bot_choice(lambda turn: 3)
    async with running(settings) as server:
        alva = await server.new_client(**cookies)
        assert delegated_questions(await alva.get(f"/tables/{table}")) == [(1, "bid")]
        await wait_for_table(alva, table, lambda now: now["to_act"] == [0])
        assert (await position_of(alva, table, 1))["view"]["bids"][1] in (3, 4)


async def test_the_clock_of_a_seat_that_delegates_does_not_run(server, alva, nils, slow_bots):
    table = await table_of_three(alva, nils, clock=live_clock())
    before = (await alva.get(f"/tables/{table}"))["clocks"]["left"][0]
    shown = await delegate(alva, table, 0)
    assert shown["clocks"]["running"] == [1, 2]
    shown = await delegate(alva, table, 0, None)
    assert shown["clocks"]["running"] == [0, 1, 2]
    assert shown["clocks"]["left"][0] <= before


async def test_a_repeated_request_changes_nothing(server, alva, nils):
    table = await table_of_three(alva, nils)
    await delegate(alva, table, 0)
    await wait_for_table(alva, table, lambda now: now["to_act"] == [1, 2])
    assert delegated_questions(await delegate(alva, table, 0)) == [(0, "bid")]
    for _ in range(2):
        assert (await delegate(alva, table, 0, None))["delegated"] == []


async def test_delegation_goes_on_while_the_server_answers_for_a_seat_that_has_left(
    server, alva, nils, slow_bots
):
    table = await table_of_three(alva, nils)
    await delegate(alva, table, 0)
    await nils.command(table, 1, [AtTable.RESIGN])
    shown = await wait_for_table(alva, table, lambda now: now["to_act"] == [2])
    assert delegated_questions(shown) == [(0, "bid")]


async def test_delegation_ends_when_the_seat_resigns(server, alva, nils):
    table = await table_of_three(alva, nils)
    await delegate(alva, table, 0)
    await wait_for_table(alva, table, lambda now: now["to_act"] == [1, 2])
    await alva.command(table, 0, [AtTable.RESIGN])
    assert (await alva.get(f"/tables/{table}"))["delegated"] == []


@pytest.mark.parametrize(
    ("seat", "question", "code", "status"),
    [
        (0, "move", "play.not_delegable", 409),
        (0, "place_setup", "play.not_delegable", 409),
        (1, "bid", "play.not_your_seat", 403),
        (7, "bid", "play.not_your_seat", 403),
    ],
)
async def test_only_a_holder_may_delegate_and_only_the_current_question(
    server, alva, nils, seat, question, code, status
):
    table = await table_of_three(alva, nils)
    body = {"seat": seat, "question": question}
    await alva.expect_error(f"/tables/{table}/delegate", body, code, status)


async def test_a_question_that_the_game_does_not_list_cannot_be_delegated(server, alva, nils):
    table = await table_of_three(alva, nils)
    for client, seat in ((alva, 0), (nils, 1), (alva, 2)):
        await client.command(table, seat, [1])
    body = {"seat": 0, "question": "move"}
    await alva.expect_error(f"/tables/{table}/delegate", body, "play.not_delegable", 409)


@pytest.mark.parametrize(
    "values", [{}, {"rated": True}, {"tournament": "t" * 12}], ids=lambda values: "".join(values) or "advice"
)
async def test_delegation_is_refused_without_advice_and_in_rated_or_tournament_games(
    server, alva, nils, values
):
    table = await table_of_three(alva, nils, advice=bool(values))
    async with server.services.database.writing() as connection:
        of_table = update(schema.tables).where(schema.tables.c.id == table)
        await connection.execute(of_table.values(changed=now(), **values))
    async with server.services.tables.cache.locked(table) as cached:
        for name, value in values.items():  # a server on SQLite does not read the table again
            setattr(cached.record, name, value)
    body = {"seat": 0, "question": "bid"}
    await alva.expect_error(f"/tables/{table}/delegate", body, "play.not_delegable", 409)
    assert (await position_of(alva, table, 2))["can_delegate"] is False


@pytest.mark.parametrize("game", some([game for game in game_ids() if load_game(game).delegable], 1))
async def test_bots_answer_delegated_questions_in_every_game(server, alva, game):
    table = (await alva.create("me", "screen", game=game))["id"]
    questions = set()
    for _ in range(2):
        shown = await wait_for_table(alva, table, lambda now: now["waiting_for_me"])
        (seat,) = shown["to_act"]
        question = (await position_of(alva, table, seat))["question"]["id"]
        await delegate(alva, table, seat, question)
        questions.add(question)
    shown = await wait_for_table(alva, table, lambda now: not now["delegated"])
    position = await position_of(alva, table, shown["to_act"][0])
    assert position["question"]["id"] not in questions


async def test_nobody_is_notified_of_a_turn_that_a_bot_takes(server, alva, nils, slow_bots):
    table = await table_of_three(alva, nils)
    await delegate(alva, table, 0)
    shown = await delegate(alva, table, 2)
    assert shown["waiting_for_me"] is False
    assert (table, 0) not in server.services.turns._turns
    assert (table, 1) in server.services.turns._turns
