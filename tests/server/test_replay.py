"""Replays: every position once more, through the eyes one may look through and no others."""

from dataclasses import replace

import pytest

from .conftest import new_id
from .test_play import PASS, ROLL, STEP, started

pytestmark = pytest.mark.anyio


async def played(person, *kinds):
    """A short game that is over; returns its id."""
    table = await started(person, *kinds, options={"toy.goal": 6})
    seat, over = 0, False
    while not over:
        over = (await person.command(table, seat, [STEP, STEP, STEP, ROLL]))["position"]["over"]
        seat = 1 - seat
    return table


async def seen(person, table, seat=None, **more):
    """The frames of a replay."""
    eyes = {} if seat is None else {"seat": seat}
    return (await person.get(f"/tables/{table}/replay/frames", **eyes, **more))["frames"]


async def test_a_replay_must_show_every_position_as_it_was_told_then(alva):
    table = (await alva.create("me", "screen"))["id"]
    told = {1: await alva.get(f"/tables/{table}/position", seat=1)}
    for seat, codes in [(0, [0]), (1, [1]), (0, [STEP]), (0, [ROLL]), (1, [PASS])]:
        await alva.command(table, seat, codes)
        position = await alva.get(f"/tables/{table}/position", seat=1)
        told[position["version"]] = position
    outline = await alva.get(f"/tables/{table}/replay", seat=1)
    assert outline["versions"] == list(told)
    assert outline["seats"] == [-1, 0, 1, 0, 0, 1]
    assert outline["events"] == told[6]["events"]
    for frame in await seen(alva, table, 1):
        then = told[frame["version"]]
        assert (frame["view"], frame["to_act"]) == (then["view"], then["to_act"])
        again = await alva.get(f"/tables/{table}/position", seat=1, version=frame["version"])
        assert (again["events"], again["over"], again["actions"]) == (then["events"], False, [])


async def test_a_replay_must_be_cut_into_as_many_positions_as_are_asked_for(alva):
    table = await started(alva)
    assert [frame["version"] for frame in await seen(alva, table, first=1, count=2)] == [2, 3]
    assert await seen(alva, table, first=9) == []
    await alva.get(f"/tables/{table}/replay/frames", 422, count=101)
    await alva.get(f"/tables/{table}/replay/frames", 422, first=-1)


async def test_what_was_taken_back_must_be_left_out(alva):
    table = await started(alva)
    await alva.command(table, 0, [STEP])
    assert [frame["version"] for frame in await seen(alva, table)] == [1, 2, 3, 4]
    await alva.post(f"/tables/{table}/undo", {"seat": 0, "version": 4})
    assert [frame["version"] for frame in await seen(alva, table)] == [1, 2, 3]
    await alva.command(table, 0, [ROLL])
    frames = await seen(alva, table)
    assert [frame["version"] for frame in frames] == [1, 2, 3, 6]
    assert frames[-1]["view"]["scores"][0] in range(1, 7)
    before = await alva.get(f"/tables/{table}/position", version=5)
    assert (before["version"], before["view"]) == (3, frames[2]["view"])


async def test_nobody_must_look_through_other_eyes_while_something_is_secret(alva, nils):
    table = await started(alva)
    for path in ("replay", "replay/frames", "position"):
        more = {"version": 1} if path == "position" else {}
        error = (await nils.get(f"/tables/{table}/{path}", 403, seat=0, **more))["error"]
        assert error["code"] == "play.not_your_seat"
    assert (await nils.get(f"/tables/{table}/replay"))["eyes"] == []
    assert (await alva.get(f"/tables/{table}/replay"))["eyes"] == [0, 1]
    assert {frame["view"]["luck"] for frame in await seen(nils, table)} == {None}
    assert (await seen(nils, table))[1]["view"]["bids"] == [-2, -1]


async def test_what_stays_sealed_after_the_end_must_stay_sealed_in_the_replay(alva, nils):
    table = await played(alva)
    assert (await nils.get(f"/tables/{table}/replay"))["eyes"] == []
    await nils.get(f"/tables/{table}/replay", 403, seat=0)


async def test_all_eyes_must_be_open_when_the_people_at_the_table_agreed(server, alva, nils):
    table = await played(alva)
    async with server.house.tables.sittings.at(table) as sitting:
        sitting.record.manners = replace(sitting.record.manners, opened=True)
    assert (await nils.get(f"/tables/{table}/replay"))["eyes"] == [0, 1]
    assert [frame["view"]["luck"] > 999 for frame in await seen(nils, table, 0)][:2] == [True, True]


async def test_the_end_must_have_its_result(alva):
    table = await played(alva)
    frames = await seen(alva, table)
    shown = await alva.get(f"/tables/{table}")
    assert [bool(frame["result"]) for frame in frames] == [False] * (len(frames) - 1) + [True]
    assert frames[-1]["result"] == shown["result"]
    assert (frames[-1]["to_act"], frames[-1]["waiting"]) == ([], None)


async def test_a_game_that_has_not_begun_has_no_replay(alva):
    table = await alva.create("me", "friend")
    error = (await alva.get(f"/tables/{table['id']}/replay", 409))["error"]
    assert error["code"] == "play.not_started"


async def laying(alva, nils):
    """A table where both lay out their countries in secret."""
    made = await alva.create("me", "friend", game="omringad")
    table, invitation = made["id"], made["seats"][1]["invitation"].split("=")[1]
    await nils.post(f"/tables/{table}/join", {"invitation": invitation, "name": "Nils"})
    return table


async def lay(person, table, seat, steps):
    """Take some secret steps."""
    for _ in range(steps):
        position = await person.get(f"/tables/{table}/position", seat=seat)
        body = {"seat": seat, "codes": [position["actions"][0]["code"]], "version": position["version"]}
        await person.post(f"/tables/{table}/commands", body | {"id": new_id()})


async def test_a_replay_must_not_count_what_its_eyes_cannot_see(server, alva, nils):
    """Each sees one's own steps, and a spectator none."""
    outsider, table = await server.person(), await laying(alva, nils)
    await lay(alva, table, 0, steps=2)
    await lay(nils, table, 1, steps=3)
    for person, seat, own in [(alva, 0, 2), (nils, 1, 3), (outsider, None, 0)]:
        eyes = {} if seat is None else {"seat": seat}
        outline = await person.get(f"/tables/{table}/replay", **eyes)
        assert (len(outline["versions"]), len(await seen(person, table, seat))) == (1 + own, 1 + own)
        assert set(outline["versions"]) == {1}, "the spectators' version"
        assert (await person.get(f"/tables/{table}/position", **eyes))["version"] == 1 + own
    assert (await outsider.get(f"/tables/{table}"))["version"] == 1


async def test_secret_steps_must_not_show_in_lists_nor_end_what_is_asked(server, alva, nils):
    table = await laying(alva, nils)
    await lay(alva, table, 0, steps=1)
    await alva.post(f"/tables/{table}/ask", {"seat": 0, "kind": "take_back"})
    other = (await alva.create("me", "screen"))["id"]
    before = await alva.get("/tables")
    assert [each["id"] for each in before["tables"]] == [other, table]
    await lay(nils, table, 1, steps=2)
    assert await alva.get("/tables") == before
