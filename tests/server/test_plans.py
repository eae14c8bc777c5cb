"""Plans: answers that a seat stores in secret, and that are played when the seat is asked."""

import asyncio

import pytest

from stridsplan.engine.at_table import AtTable
from stridsplan.server.tables.repository import TableRepository

from .conftest import running
from .test_bots import wait_for_table
from .test_player_requests import table_of_three, table_of_two
from .toy import PASS, ROLL, STEP

pytestmark = [pytest.mark.anyio, pytest.mark.both_stores]

SEED = {"seat": 1, "seed": 7}  # the seat that plans, and the seed of its guesses


async def guess(client, table, codes=None, **more):
    """Guess how play may go on until seat 1 is asked, now or after one more answer of its own."""
    answer = {"answer": {"codes": codes}} if codes else {}
    return await client.post(f"/tables/{table}/guess", SEED | answer | more)


async def put(client, table, branches, status=200, seat=1):
    """Replace the plan of a seat by these branches."""
    body = {"seat": seat, "branches": branches}
    response = await client.http.put(f"/api/v1/tables/{table}/plan", json=body)
    assert response.status_code == status, response.text
    return response.json()


def branch_of(steps, **more):
    """The branch of a plan that takes these steps when the question of the first is asked."""
    return {"question": steps[0]["question"], "steps": steps} | more


async def planned(client, table, *answers, **more):
    """Make a plan of seat 1 with these answers, one after the other, by guesses, and store it; return its steps."""
    steps = []
    for codes in answers:
        steps = (await guess(client, table, codes, steps=steps))["steps"]
    await put(client, table, [branch_of(steps, **more)])
    return steps


async def plans_of(client, table):
    return (await client.get(f"/tables/{table}"))["plans"]


async def position_of(client, table, seat):
    return await client.get(f"/tables/{table}/position", seat=seat)


async def test_a_plan_is_played_when_the_seat_is_asked(server, alva, nils):
    table = await table_of_two(alva, nils)
    steps = await planned(nils, table, [STEP, STEP], [PASS])
    assert [[each["kind"] for each in step["actions"]] for step in steps] == [["step", "step"], ["pass"]]
    await alva.command(table, 0, [PASS])
    await wait_for_table(alva, table, lambda now: now["to_act"] == [0])
    position = await position_of(nils, table, 1)
    assert position["view"]["scores"] == [0, 2]
    assert await plans_of(nils, table) == []
    rows = await TableRepository(server.services.database).rows(table)
    assert [(row.seat, row.codes) for row in rows[-2:]] == [(1, (STEP, STEP)), (1, (PASS,))]


async def test_a_guess_continues_step_by_step_and_drops_steps_that_no_longer_fit(server, alva, nils):
    table = await table_of_two(alva, nils)
    shown = await guess(nils, table)
    assert (shown["blocked"], shown["steps"]) == (None, [])
    assert (shown["position"]["question"]["id"], shown["position"]["seat"]) == ("move", 1)
    assert shown["position"]["version"] == (await position_of(nils, table, 1))["version"]
    after = await guess(nils, table, [STEP, STEP, STEP])
    assert after["position"]["view"]["scores"] == [0, 3]
    assert [event["id"] for event in after["steps"][0]["events"]] == ["stepped"] * 3
    rolled = await guess(nils, table, [STEP, ROLL])
    assert [len(step["actions"]) for step in rolled["steps"]] == [2]
    assert [event["id"] for event in rolled["steps"][0]["events"]] == ["stepped"]
    resigning = SEED | {"answer": {"codes": [AtTable.RESIGN]}}
    await nils.expect_error(f"/tables/{table}/guess", resigning, "play.illegal", 422)
    impossible = after["steps"][0] | {"actions": [{"kind": "step"}] * 4}
    assert (await guess(nils, table, steps=[impossible, *after["steps"]]))["steps"] == []
    body = SEED | {"answer": {"codes": [STEP] * 4}}
    error = await nils.expect_error(f"/tables/{table}/guess", body, "play.illegal", 422)
    assert error["reason"] == "NO_STEPS_LEFT"
    preview = {"seat": 1, "codes": [STEP], "guess": {"seed": 7, "steps": after["steps"]}}
    refused = await nils.expect_error(f"/tables/{table}/preview", preview, "play.illegal", 422)
    assert refused["reason"] == "NO_STEPS_LEFT"
    tried = {"seat": 1, "action": {"kind": "step"}, "guess": preview["guess"]}
    assert (await nils.post(f"/tables/{table}/refusal", tried))["refusal"]["reason"] == "NO_STEPS_LEFT"
    found = await nils.get(f"/tables/{table}/guess/questions", seat=1, seed=7)
    assert [(each["start"], each["question"]["id"]) for each in found["questions"]] == [(0, "move")]


async def test_a_plan_can_be_extended_on_a_guess_that_leads_to_its_question(server, alva, nils):
    table = await table_of_two(alva, nils)
    steps = await planned(nils, table, [STEP])
    longer = await guess(nils, table, [PASS], steps=steps, question=steps[0]["question"])
    assert longer["start"] == 0
    assert [[each["kind"] for each in step["actions"]] for step in longer["steps"]] == [["step"], ["pass"]]
    body = SEED | {"question": {"id": "bid", "args": {}}, "anywhere": True}
    await nils.expect_error(f"/tables/{table}/guess", body, "plan.unlikely", 409)


async def test_a_plan_ends_with_a_reason_when_it_no_longer_fits(server, alva, nils):
    table = await table_of_two(alva, nils)
    steps = await planned(nils, table, [STEP])
    await put(nils, table, [branch_of([steps[0] | {"actions": [{"kind": "step"}] * 4}])])
    await alva.command(table, 0, [PASS])
    await wait_for_table(nils, table, lambda now: now["plans"][0]["ended"])
    ((plan,), position) = await plans_of(nils, table), await position_of(nils, table, 1)
    assert (plan["ended"]["id"], plan["ended"]["reason"], plan["ended"]["rule"], plan["branches"]) == (
        "illegal", "NO_STEPS_LEFT", "TOY-2", [],
    )  # fmt: skip
    assert position["view"]["scores"] == [0, 0]
    await put(nils, table, [])
    assert await plans_of(nils, table) == []


async def test_a_plan_waits_for_its_own_question(server, alva, nils):
    table = await table_of_two(alva, nils)
    (step,) = await planned(nils, table, [PASS])
    other = {"id": "bid", "args": {}}
    await put(nils, table, [{"question": other, "steps": [step]}])
    await alva.command(table, 0, [PASS])
    await asyncio.sleep(0.5)
    shown = await nils.get(f"/tables/{table}")
    assert (shown["to_act"], len(shown["plans"][0]["branches"])) == ([1], 1)
    await nils.command(table, 1, [PASS])
    assert len((await plans_of(nils, table))[0]["branches"]) == 1


async def test_a_branch_with_again_is_played_every_time(server, alva, nils):
    table = await table_of_two(alva, nils)
    await planned(nils, table, [STEP, PASS], again=True)
    for times in (1, 2):
        await alva.command(table, 0, [PASS])
        await wait_for_table(alva, table, lambda now: now["to_act"] == [0])
        assert (await position_of(nils, table, 1))["view"]["scores"] == [0, times]


async def test_a_plan_is_hidden_from_others(server, alva, nils):
    table = await table_of_two(alva, nils)
    before = [
        await alva.get(f"/tables/{table}"),
        await alva.get("/tables"),
        await position_of(alva, table, 0),
    ]
    await planned(nils, table, [STEP])
    assert [
        await alva.get(f"/tables/{table}"), await alva.get("/tables"), await position_of(alva, table, 0)
    ] == before  # fmt: skip
    stored = await TableRepository(server.services.database).load(table)
    assert len(stored.table_state.plans) == 1
    for path, body in (("guess", SEED), ("preview", {"seat": 1, "codes": [STEP], "guess": {"seed": 7}})):
        await alva.expect_error(f"/tables/{table}/{path}", body, "play.not_your_seat", 403)
    assert (await put(alva, table, [], 403))["error"]["code"] == "play.not_your_seat"
    assert len(await plans_of(nils, table)) == 1


async def test_a_seat_that_is_asked_shared_or_out_cannot_plan(server, alva, nils):
    table = await table_of_two(alva, nils)
    await alva.expect_error(f"/tables/{table}/guess", SEED | {"seat": 0}, "plan.asked", 409)
    shared = (await alva.create("me", "screen"))["id"]
    await alva.expect_error(f"/tables/{shared}/guess", SEED, "plan.shared", 409)
    assert (await put(alva, shared, [], 409))["error"]["code"] == "plan.shared"
    empty = {"question": {"id": "move", "args": {}}, "steps": []}
    assert (await put(nils, table, [empty], 422))["error"]["code"] == "request.invalid"
    table, _third = await table_of_three(server, alva, nils)
    await planned(nils, table, [STEP])
    await nils.command(table, 1, [AtTable.RESIGN])
    await nils.expect_error(f"/tables/{table}/guess", SEED, "plan.never", 409)
    assert await plans_of(nils, table) == []


async def test_the_end_of_a_game_ends_plans(server, alva, nils):
    table = await table_of_two(alva, nils)
    await planned(nils, table, [STEP])
    await alva.command(table, 0, [AtTable.RESIGN])
    await nils.expect_error(f"/tables/{table}/guess", SEED, "play.over", 409)
    assert await plans_of(nils, table) == []


async def test_a_plan_outlasts_a_restart_and_is_played_after_it(anyio_backend, settings):
    async with running(settings) as server:
        alva, nils = await server.new_client(), await server.new_client()
        table = await table_of_two(alva, nils)
        await planned(nils, table, [STEP, PASS])
        await server.services.supervisor.close()  # the server plays nothing any more, as if it had crashed
        await alva.command(table, 0, [PASS])
        cookies = [dict(client.http.cookies) for client in (alva, nils)]
    async with running(settings) as server:
        alva, nils = [await server.new_client(**each) for each in cookies]
        await wait_for_table(alva, table, lambda now: now["to_act"] == [0])
        assert (await position_of(nils, table, 1))["view"]["scores"] == [0, 1]


async def test_two_servers_play_a_planned_step_once(anyio_backend, settings, server, alva, nils):
    table = await table_of_two(alva, nils)
    await planned(nils, table, [STEP, PASS])
    async with running(settings) as other:
        await alva.command(table, 0, [PASS])
        await asyncio.gather(server.services.timekeeper.check(), other.services.timekeeper.check())
        await wait_for_table(alva, table, lambda now: now["to_act"] == [0])
    rows = await TableRepository(server.services.database).rows(table)
    assert [row.codes for row in rows if row.seat == 1][1:] == [(STEP, PASS)]
