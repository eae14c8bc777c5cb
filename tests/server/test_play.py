"""Playing: commands, retries, stale ones, undo, previews, secrets and the end."""

import asyncio
import json

import pytest

from .conftest import new_id

pytestmark = [pytest.mark.anyio, pytest.mark.both_stores]

STEP, ROLL, PASS = 5, 6, 7


async def started(person, *kinds, **more):
    """A table where everybody has bid; returns its id."""
    table = await person.create(*(kinds or ("me", "screen")), **more)
    for seat in range(len(table["seats"])):
        await person.command(table["id"], seat, [seat])
    return table["id"]


async def test_a_position_is_what_the_protocol_says(alva):
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


async def test_a_command_is_answered_with_what_happened_since(alva):
    table = await started(alva)
    answer = await alva.command(table, 0, [STEP, STEP])
    assert answer["version"] == answer["position"]["version"] == 4
    assert [event["id"] for event in answer["position"]["events"]] == ["stepped", "stepped"]
    assert answer["position"]["since"] == 3
    assert answer["position"]["view"]["scores"] == [2, 0]


async def test_a_command_is_applied_whole_or_not_at_all(alva):
    table = await started(alva)
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
async def test_a_code_that_is_no_action_is_illegal(alva, code):
    table = await started(alva)
    assert (await alva.command(table, 0, [code], status=422))["error"]["code"] == "play.illegal"


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"codes": []}, "codes"),
        ({"codes": [-17]}, "codes.0"),
        ({"codes": ["1"]}, "codes.0"),
        ({"codes": [2**31]}, "codes.0"),
        ({"id": "short"}, "id"),
        ({"seat": -1}, "seat"),
        ({"version": 1.5}, "version"),
    ],
)
async def test_a_command_that_is_none_is_refused_with_the_field(alva, change, field):
    table = await alva.create("me", "screen")
    body = {"id": new_id(), "seat": 0, "version": 1, "codes": [1]} | change
    error = await alva.fails(f"/tables/{table['id']}/commands", body, "request.invalid", 422)
    assert error["args"]["field"] == field


async def test_the_same_id_again_gets_the_same_answer_and_changes_nothing(server, alva):
    table = await started(alva)
    body = {"id": new_id(), "seat": 0, "version": 3, "codes": [ROLL]}
    first = await alva.post(f"/tables/{table}/commands", body)
    assert await alva.post(f"/tables/{table}/commands", body) == first
    await alva.command(table, 1, [STEP])
    assert await alva.post(f"/tables/{table}/commands", body) == first
    async with server.house.tables.sittings.at(table) as sitting:
        sitting.forget()
    assert await alva.post(f"/tables/{table}/commands", body) == first
    assert (await alva.get(f"/tables/{table}"))["version"] == 5


async def test_a_retry_sent_while_the_first_is_under_way_is_the_same_command(alva):
    table = await started(alva)
    body = {"id": new_id(), "seat": 0, "version": 3, "codes": [ROLL]}
    answers = await asyncio.gather(*(alva.post(f"/tables/{table}/commands", body) for _ in range(5)))
    assert all(answer == answers[0] for answer in answers)
    assert (await alva.get(f"/tables/{table}"))["version"] == 4


async def test_an_id_belongs_to_one_command(alva):
    table = await started(alva)
    body = {"id": new_id(), "seat": 0, "version": 3, "codes": [STEP]}
    await alva.post(f"/tables/{table}/commands", body)
    await alva.fails(f"/tables/{table}/commands", body | {"codes": [ROLL]}, "request.invalid", 422)
    await alva.fails(f"/tables/{table}/commands", body | {"seat": 1}, "request.invalid", 422)


async def test_a_command_is_stale_when_its_question_is_no_longer_asked(alva):
    table = await started(alva)
    await alva.command(table, 0, [ROLL])
    body = {"id": new_id(), "seat": 0, "version": 3, "codes": [ROLL]}
    error = await alva.fails(f"/tables/{table}/commands", body, "play.stale", 409)
    assert error["version"] == 4


async def test_a_command_is_not_stale_because_others_bid_meanwhile(alva):
    table = await alva.create("me", "screen", "screen")
    for seat in (1, 0, 2):
        await alva.command(table["id"], seat, [seat], version=1)


async def test_a_version_that_memory_has_forgotten_is_found_by_replay(server, alva):
    table = await alva.create("me", "screen", "screen")
    await alva.command(table["id"], 0, [1])
    await alva.command(table["id"], 1, [1])
    async with server.house.tables.sittings.at(table["id"]) as sitting:
        sitting.forget()
    await alva.command(table["id"], 2, [1], version=1)
    async with server.house.tables.sittings.at(table["id"]) as sitting:
        sitting.forget()
    assert (await alva.command(table["id"], 0, [ROLL], version=1, status=409))["error"][
        "code"
    ] == "play.stale"


async def test_a_client_ahead_of_the_server_is_stale(alva):
    table = await started(alva)
    error = (await alva.command(table, 0, [ROLL], version=99, status=409))["error"]
    assert (error["code"], error["version"]) == ("play.stale", 3)


async def test_of_two_commands_for_one_version_one_wins(alva):
    table = await started(alva)
    bodies = [{"id": new_id(), "seat": 0, "version": 3, "codes": [ROLL]} for _ in range(5)]
    path = f"/api/v1/tables/{table}/commands"
    answers = await asyncio.gather(*(alva.http.post(path, json=body) for body in bodies))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409]
    assert (await alva.get(f"/tables/{table}"))["version"] == 4


async def test_nobody_plays_or_sees_a_seat_that_is_not_theirs(alva, nils):
    table = await alva.create("me", "screen", "bot")
    place = f"/tables/{table['id']}"
    command = {"id": new_id(), "seat": 0, "version": 1, "codes": [1]}
    await nils.fails(f"{place}/commands", command, "play.not_your_seat", 403)
    await nils.fails(f"{place}/preview", {"seat": 0, "codes": [1]}, "play.not_your_seat", 403)
    await nils.fails(f"{place}/undo", {"seat": 0, "version": 1}, "play.not_your_seat", 403)
    await alva.fails(f"{place}/commands", command | {"seat": 2}, "play.not_your_seat", 403)
    await alva.fails(f"{place}/commands", command | {"seat": 7}, "play.not_your_seat", 403)
    assert (await nils.get(f"{place}/position", 403, seat=0))["error"]["code"] == "play.not_your_seat"


async def test_a_spectator_sees_what_everybody_sees(alva, nils):
    table = await alva.create("me", "screen")
    await alva.command(table["id"], 0, [4])
    position = await nils.get(f"/tables/{table['id']}/position")
    assert position["seat"] is None
    assert position["view"] == {"scores": [0, 0], "bids": [-2, -1], "luck": None, "steps": 0}
    assert (position["actions"], position["question"], position["events"]) == ([], None, [])


async def test_no_answer_to_one_person_holds_a_secret_of_another(server, alva, nils):
    table = await alva.create("me", "friend", "bot")
    invitation = table["seats"][1]["invitation"].split("=")[1]
    answers = [await nils.post(f"/tables/{table['id']}/join", {"invitation": invitation})]
    place = f"/tables/{table['id']}"
    alvas = await alva.get(f"{place}/position", seat=0)
    record = await server.house.tables.repository.load(table["id"])
    async with server.house.tables.sittings.at(table["id"]) as sitting:
        play = await server.house.tables.sittings.play(sitting)
        luck = play.table.observe(2)[0].luck[2]
    await alva.command(table["id"], 0, [4])
    answers.append(await nils.get(place))
    answers.append(await nils.get(f"{place}/position"))
    answers.append(await nils.get(f"{place}/position", seat=1))
    answers.append(await nils.command(table["id"], 1, [1]))
    answers.append(await nils.get("/tables"))
    text, numbers = json.dumps(answers), []
    json.loads(text, parse_int=numbers.append)
    assert not {str(alvas["view"]["luck"]), str(int(luck))}.intersection(numbers)
    secrets = [record.secret.hex(), record.host]
    secrets += [seat.key for seat in record.seats if seat.seat != 1]
    secrets += [holder for seat in record.seats for holder in seat.holders]
    assert [secret for secret in secrets if secret in text] == []


async def test_a_preview_stores_nothing(alva):
    table = await started(alva)
    seen = await alva.post(f"/tables/{table}/preview", {"seat": 0, "codes": [STEP, STEP, STEP]})
    assert [action["code"] for action in seen["actions"]] == [ROLL, PASS]
    assert seen["view"]["steps"] == 3
    assert seen["question"]["id"] == "move"
    assert (seen["forecast"], seen["ends"]) == (None, False)
    seen = await alva.post(f"/tables/{table}/preview", {"seat": 0, "codes": [STEP, ROLL]})
    assert seen.pop("refused") == []
    assert seen == {"question": None, "actions": [], "view": None, "forecast": None, "ends": True}
    await alva.fails(f"/tables/{table}/preview", {"seat": 1, "codes": [STEP]}, "play.illegal", 422)
    assert (await alva.get(f"/tables/{table}/position", seat=0))["view"]["steps"] == 0


async def test_what_nobody_could_see_is_taken_back(alva):
    table = await started(alva)
    await alva.command(table, 0, [STEP])
    answer = await alva.command(table, 0, [STEP])
    assert answer["position"]["can_undo"] is True
    undone = await alva.post(f"/tables/{table}/undo", {"seat": 0, "version": 5})
    assert undone["version"] == undone["position"]["version"] == 6  # versions only grow
    assert undone["position"]["since"] == 0
    assert undone["position"]["view"]["steps"] < 2
    ids = [event["id"] for event in undone["position"]["events"]]
    assert ids.count("stepped") == undone["position"]["view"]["steps"]


async def test_events_after_an_undo_have_versions_nobody_has_seen(alva):
    table = await started(alva)
    await alva.command(table, 0, [STEP])
    await alva.post(f"/tables/{table}/undo", {"seat": 0, "version": 4})
    answer = await alva.command(table, 0, [ROLL], version=5)
    assert answer["version"] == 6
    assert [(event["id"], event["version"]) for event in answer["position"]["events"]] == [("rolled", 6)]
    whole = await alva.get(f"/tables/{table}/position", seat=0)
    assert [event["version"] for event in whole["events"]] == [1, 3, 3, 6]


async def test_a_retried_undo_takes_back_once(alva):
    table = await started(alva)
    await alva.command(table, 0, [STEP])
    body = {"id": new_id(), "seat": 0, "version": 4}
    first = await alva.post(f"/tables/{table}/undo", body)
    assert await alva.post(f"/tables/{table}/undo", body) == first
    await alva.fails(f"/tables/{table}/undo", {"seat": 0, "version": 4}, "play.stale", 409)


async def test_dice_and_other_peoples_commands_are_not_taken_back(alva):
    table = await started(alva)
    await alva.command(table, 0, [ROLL])
    await alva.fails(f"/tables/{table}/undo", {"seat": 0, "version": 4}, "play.nothing_to_undo", 409)
    await alva.fails(f"/tables/{table}/undo", {"seat": 1, "version": 4}, "play.nothing_to_undo", 409)


async def test_a_table_goes_on_to_its_end_and_is_then_an_open_book(alva, nils):
    table = await started(alva, options={"toy.goal": 6})
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
    await alva.fails(f"/tables/{table}/undo", {"seat": 0, "version": shown["version"]}, "play.over", 409)
    await alva.fails(f"/tables/{table}/preview", {"seat": 0, "codes": [ROLL]}, "play.over", 409)


async def test_the_latest_events_of_a_long_game_come_alone_if_they_are_asked_for(alva):
    table = await started(alva)
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
