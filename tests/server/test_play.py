"""Play: commands, retries, stale commands, undo, previews, secrets and the end."""

import asyncio
import json

import pytest

from .conftest import new_id
from .toy import HIDDEN, NOT_YET, PASS, ROLL, STEP

pytestmark = [pytest.mark.anyio, pytest.mark.both_stores]


async def table_after_bids(client, *kinds, **more):
    """Create a table and let every seat bid; return its id."""
    table = await client.create(*(kinds or ("me", "screen")), **more)
    for seat in range(len(table["seats"])):
        await client.command(table["id"], seat, [seat])
    return table["id"]


async def test_a_position_has_the_fields_of_the_protocol(alva):
    table = await alva.create("me", "screen")
    position = await alva.get(f"/tables/{table['id']}/position", seat=0)
    assert position["version"] == 1
    assert position["since"] == 0
    assert position["seat"] == 0
    assert position["over"] is False
    assert position["to_act"] == [0, 1]
    assert position["question"]["id"] == "bid"
    assert position["waiting"] is None
    assert [action["code"] for action in position["actions"]] == [0, 1, 2, 3, 4]
    assert position["actions"][2] == {"code": 2, "kind": "bid", "amount": 2}
    assert position["result"] is None
    assert [(event["version"], event["index"], event["rule"]) for event in position["events"]] == [
        (1, 0, "TOY-1")
    ]


async def test_the_response_to_a_command_has_its_events(alva):
    table = await table_after_bids(alva)
    response = await alva.command(table, 0, [STEP, STEP])
    assert response["version"] == response["position"]["version"] == 4
    assert [event["id"] for event in response["position"]["events"]] == ["stepped", "stepped"]
    assert response["position"]["since"] == 3
    assert response["position"]["view"]["scores"] == [2, 0]


async def test_a_command_is_applied_completely_or_not_at_all(alva):
    table = await table_after_bids(alva)
    error = (await alva.command(table, 0, [STEP, STEP, STEP, STEP], status=422))["error"]
    assert error == {
        "code": "play.illegal",
        "args": {},
        "game": "toy",
        "reason": "NO_STEPS_LEFT",
        "rule": "TOY-2",
    }
    position = await alva.get(f"/tables/{table}/position", seat=0)
    assert (position["version"], position["view"]["scores"]) == (3, [0, 0])


@pytest.mark.parametrize("code", [8, 10**6, 2**31 - 1])
async def test_an_unknown_code_is_illegal(alva, code):
    table = await table_after_bids(alva)
    assert (await alva.command(table, 0, [code], status=422))["error"]["code"] == "play.illegal"


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"codes": []}, "codes"),
        ({"codes": [-17]}, "codes.0"),  # -16 is the least that the API accepts
        ({"codes": ["1"]}, "codes.0"),
        ({"codes": [2**31]}, "codes.0"),
        ({"id": "short"}, "id"),
        ({"seat": -1}, "seat"),
        ({"version": 1.5}, "version"),
    ],
)
async def test_an_invalid_command_is_refused_with_the_field(alva, change, field):
    table = await alva.create("me", "screen")
    body = {"id": new_id(), "seat": 0, "version": 1, "codes": [1]} | change
    error = await alva.expect_error(f"/tables/{table['id']}/commands", body, "request.invalid", 422)
    assert error["args"]["field"] == field


async def test_a_repeated_id_gets_the_same_response_and_changes_nothing(server, alva):
    table = await table_after_bids(alva)
    body = {"id": new_id(), "seat": 0, "version": 3, "codes": [ROLL]}
    first = await alva.post(f"/tables/{table}/commands", body)
    assert await alva.post(f"/tables/{table}/commands", body) == first
    await alva.command(table, 1, [STEP])
    assert await alva.post(f"/tables/{table}/commands", body) == first
    async with server.services.tables.cache.locked(table) as cached:
        cached.invalidate()
    assert await alva.post(f"/tables/{table}/commands", body) == first
    assert (await alva.get(f"/tables/{table}"))["version"] == 5


async def test_simultaneous_retries_are_one_command(alva):
    table = await table_after_bids(alva)
    body = {"id": new_id(), "seat": 0, "version": 3, "codes": [ROLL]}
    responses = await asyncio.gather(*(alva.post(f"/tables/{table}/commands", body) for _ in range(5)))
    assert all(response == responses[0] for response in responses)
    assert (await alva.get(f"/tables/{table}"))["version"] == 4


async def test_an_id_belongs_to_one_command(alva):
    table = await table_after_bids(alva)
    body = {"id": new_id(), "seat": 0, "version": 3, "codes": [STEP]}
    await alva.post(f"/tables/{table}/commands", body)
    await alva.expect_error(f"/tables/{table}/commands", body | {"codes": [ROLL]}, "request.invalid", 422)
    await alva.expect_error(f"/tables/{table}/commands", body | {"seat": 1}, "request.invalid", 422)


async def test_a_command_is_stale_when_its_question_is_no_longer_asked(alva):
    table = await table_after_bids(alva)
    await alva.command(table, 0, [ROLL])
    body = {"id": new_id(), "seat": 0, "version": 3, "codes": [ROLL]}
    error = await alva.expect_error(f"/tables/{table}/commands", body, "play.stale", 409)
    assert error["version"] == 4


async def test_a_command_is_not_stale_because_others_have_bid(alva):
    table = await alva.create("me", "screen", "screen")
    for seat in (1, 0, 2):
        await alva.command(table["id"], seat, [seat], version=1)


async def test_a_version_that_is_not_cached_is_found_by_replay(server, alva):
    table = await alva.create("me", "screen", "screen")
    await alva.command(table["id"], 0, [1])
    await alva.command(table["id"], 1, [1])
    async with server.services.tables.cache.locked(table["id"]) as cached:
        cached.invalidate()
    await alva.command(table["id"], 2, [1], version=1)
    async with server.services.tables.cache.locked(table["id"]) as cached:
        cached.invalidate()
    assert (await alva.command(table["id"], 0, [ROLL], version=1, status=409))["error"][
        "code"
    ] == "play.stale"


async def test_a_client_ahead_of_the_server_is_stale(alva):
    table = await table_after_bids(alva)
    error = (await alva.command(table, 0, [ROLL], version=99, status=409))["error"]
    assert (error["code"], error["version"]) == ("play.stale", 3)


async def test_only_one_of_several_commands_for_a_version_is_applied(alva):
    table = await table_after_bids(alva)
    bodies = [{"id": new_id(), "seat": 0, "version": 3, "codes": [ROLL]} for _ in range(5)]
    path = f"/api/v1/tables/{table}/commands"
    responses = await asyncio.gather(*(alva.http.post(path, json=body) for body in bodies))
    assert sorted(response.status_code for response in responses) == [200, 409, 409, 409, 409]
    assert (await alva.get(f"/tables/{table}"))["version"] == 4


async def test_nobody_can_play_or_see_another_players_seat(alva, nils):
    table = await alva.create("me", "screen", "bot")
    path = f"/tables/{table['id']}"
    command = {"id": new_id(), "seat": 0, "version": 1, "codes": [1]}
    await nils.expect_error(f"{path}/commands", command, "play.not_your_seat", 403)
    await nils.expect_error(f"{path}/preview", {"seat": 0, "codes": [1]}, "play.not_your_seat", 403)
    await nils.expect_error(f"{path}/undo", {"seat": 0, "version": 1}, "play.not_your_seat", 403)
    await alva.expect_error(f"{path}/commands", command | {"seat": 2}, "play.not_your_seat", 403)
    await alva.expect_error(f"{path}/commands", command | {"seat": 7}, "play.not_your_seat", 403)
    assert (await nils.get(f"{path}/position", 403, seat=0))["error"]["code"] == "play.not_your_seat"


async def test_a_spectator_sees_only_public_information(alva, nils):
    table = await alva.create("me", "screen")
    await alva.command(table["id"], 0, [4])
    position = await nils.get(f"/tables/{table['id']}/position")
    assert position["seat"] is None
    assert position["view"] == {"scores": [0, 0], "bids": [HIDDEN, NOT_YET], "luck": None, "steps": 0}
    assert (position["actions"], position["question"], position["events"]) == ([], None, [])


async def test_no_response_contains_a_secret_of_another_player(server, alva, nils):
    table = await alva.create("me", "friend", "bot")
    invitation = table["seats"][1]["invitation"].split("=")[1]
    responses = [await nils.post(f"/tables/{table['id']}/join", {"invitation": invitation})]
    path = f"/tables/{table['id']}"
    alvas_position = await alva.get(f"{path}/position", seat=0)
    record = await server.services.tables.repository.load(table["id"])
    async with server.services.tables.cache.locked(table["id"]) as cached:
        play = await server.services.tables.cache.play(cached)
        luck = play.table.observe(2)[0].luck[2]
    await alva.command(table["id"], 0, [4])
    responses.append(await nils.get(path))
    responses.append(await nils.get(f"{path}/position"))
    responses.append(await nils.get(f"{path}/position", seat=1))
    responses.append(await nils.command(table["id"], 1, [1]))
    responses.append(await nils.get("/tables"))
    text, numbers = json.dumps(responses), []
    json.loads(text, parse_int=numbers.append)  # every integer, as written
    assert not {str(alvas_position["view"]["luck"]), str(int(luck))}.intersection(numbers)
    secrets = [record.secret.hex(), record.host]
    secrets += [seat.key for seat in record.seats if seat.seat != 1]
    secrets += [holder for seat in record.seats for holder in seat.holders]
    assert [secret for secret in secrets if secret in text] == []


async def test_a_preview_stores_nothing(alva):
    table = await table_after_bids(alva)
    preview = await alva.post(f"/tables/{table}/preview", {"seat": 0, "codes": [STEP, STEP, STEP]})
    assert [action["code"] for action in preview["actions"]] == [ROLL, PASS]
    assert preview["view"]["steps"] == 3
    assert preview["question"]["id"] == "move"
    assert (preview["answer_odds"], preview["ends"]) == (None, False)
    preview = await alva.post(f"/tables/{table}/preview", {"seat": 0, "codes": [STEP, ROLL]})
    assert preview.pop("refused") == []
    assert preview == {"question": None, "actions": [], "view": None, "answer_odds": None, "ends": True}
    await alva.expect_error(f"/tables/{table}/preview", {"seat": 1, "codes": [STEP]}, "play.illegal", 422)
    assert (await alva.get(f"/tables/{table}/position", seat=0))["view"]["steps"] == 0


async def test_a_refusal_is_explained_and_nothing_is_played(alva, nils):
    table = await table_after_bids(alva)
    path = f"/tables/{table}/refusal"
    legal = await alva.post(path, {"seat": 0, "action": {"kind": "step"}})
    assert legal == {"refusal": None}
    refusal = await alva.post(path, {"seat": 0, "codes": [STEP], "action": {"kind": "bid"}})
    assert refusal["refusal"].keys() == {"reason", "rule"}
    not_asked = await alva.post(path, {"seat": 1, "action": {"kind": "step"}})
    assert not_asked == {"refusal": None}
    assert (await alva.get(f"/tables/{table}/position", seat=0))["view"]["steps"] == 0
    await nils.expect_error(path, {"seat": 0, "action": {"kind": "step"}}, "play.not_your_seat", 403)
    await alva.expect_error(path, {"seat": 0, "codes": [9999], "action": {}}, "play.illegal", 422)


async def test_a_command_without_dice_can_be_undone(alva):
    table = await table_after_bids(alva)
    await alva.command(table, 0, [STEP])
    response = await alva.command(table, 0, [STEP])
    assert response["position"]["can_undo"] is True
    undone = await alva.post(f"/tables/{table}/undo", {"seat": 0, "version": 5})
    assert undone["version"] == undone["position"]["version"] == 6  # versions only increase
    assert undone["position"]["since"] == 0
    assert undone["position"]["view"]["steps"] == 1
    assert [event["id"] for event in undone["position"]["events"]].count("stepped") == 1


async def test_events_after_an_undo_have_new_versions(alva):
    table = await table_after_bids(alva)
    await alva.command(table, 0, [STEP])
    await alva.post(f"/tables/{table}/undo", {"seat": 0, "version": 4})
    response = await alva.command(table, 0, [ROLL], version=5)
    assert response["version"] == 6
    assert [(event["id"], event["version"]) for event in response["position"]["events"]] == [("rolled", 6)]
    whole = await alva.get(f"/tables/{table}/position", seat=0)
    assert [event["version"] for event in whole["events"]] == [1, 3, 3, 6]


async def test_a_retried_undo_undoes_once(alva):
    table = await table_after_bids(alva)
    await alva.command(table, 0, [STEP])
    body = {"id": new_id(), "seat": 0, "version": 4}
    first = await alva.post(f"/tables/{table}/undo", body)
    assert await alva.post(f"/tables/{table}/undo", body) == first
    await alva.expect_error(f"/tables/{table}/undo", {"seat": 0, "version": 4}, "play.stale", 409)


async def test_dice_and_other_players_commands_cannot_be_undone(alva):
    table = await table_after_bids(alva)
    await alva.command(table, 0, [ROLL])
    await alva.expect_error(f"/tables/{table}/undo", {"seat": 0, "version": 4}, "play.nothing_to_undo", 409)
    await alva.expect_error(f"/tables/{table}/undo", {"seat": 1, "version": 4}, "play.nothing_to_undo", 409)


async def test_a_finished_table_is_public_and_refuses_commands(alva, nils):
    table = await table_after_bids(alva, options={"toy.goal": 6})
    assert (await alva.get(f"/tables/{table}/transcript", 409))["error"]["code"] == "play.not_over"
    seat, done = 0, {"over": False}
    while not done["over"]:
        done = (await alva.command(table, seat, [STEP, STEP, STEP, ROLL]))["position"]
        seat = 1 - seat
    shown = await alva.get(f"/tables/{table}")
    assert (shown["status"], shown["to_act"], shown["waiting_for_me"]) == ("over", [], False)
    assert shown["result"]["winners"] == [1 - seat]
    assert any(stream["key"] for stream in shown["fairness"]["streams"])
    assert await nils.get(f"/tables/{table}/transcript")
    error = (await alva.command(table, seat, [ROLL], status=409))["error"]
    assert error["code"] == "play.over"
    await alva.expect_error(
        f"/tables/{table}/undo", {"seat": 0, "version": shown["version"]}, "play.over", 409
    )
    await alva.expect_error(f"/tables/{table}/preview", {"seat": 0, "codes": [ROLL]}, "play.over", 409)


async def test_a_request_may_ask_for_the_latest_events_only(alva):
    table = await table_after_bids(alva)
    for code in (STEP, STEP, ROLL):
        await alva.command(table, 0, [code])
    whole = await alva.get(f"/tables/{table}/position", seat=0)
    latest = await alva.get(f"/tables/{table}/position", seat=0, latest=2)
    assert latest["since"] > 0
    assert len(latest["events"]) >= 2
    assert latest["events"] == [event for event in whole["events"] if event["version"] > latest["since"]]
    assert latest | {"since": 0, "events": []} == whole | {"events": []}
    assert await alva.get(f"/tables/{table}/position", seat=0, latest=100) == whole
    await alva.get(f"/tables/{table}/position", 422, seat=0, latest=0)
