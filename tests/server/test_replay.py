"""Replays: all positions of a table, from the viewpoints that a visitor may use."""

from dataclasses import replace

import pytest

from stridsplan.engine.command import SETUP_SEAT

from .conftest import new_id
from .test_play import table_after_bids
from .toy import HIDDEN, NOT_YET, PASS, ROLL, STEP

pytestmark = pytest.mark.anyio


async def finished_game(client, *kinds):
    """Play a short game to its end; return its id."""
    table = await table_after_bids(client, *kinds, options={"toy.goal": 6})
    seat, is_over = 0, False
    while not is_over:
        is_over = (await client.command(table, seat, [STEP, STEP, STEP, ROLL]))["position"]["over"]
        seat = 1 - seat
    return table


async def replay_frames(client, table, seat=None, **more):
    """The frames of a replay from a seat's viewpoint."""
    viewer = {} if seat is None else {"seat": seat}
    return (await client.get(f"/tables/{table}/replay/frames", **viewer, **more))["frames"]


async def test_a_replay_must_show_every_position_as_it_was_sent(alva):
    table = (await alva.create("me", "screen"))["id"]
    positions = {1: await alva.get(f"/tables/{table}/position", seat=1)}
    for seat, codes in [(0, [0]), (1, [1]), (0, [STEP]), (0, [ROLL]), (1, [PASS])]:
        await alva.command(table, seat, codes)
        position = await alva.get(f"/tables/{table}/position", seat=1)
        positions[position["version"]] = position
    outline = await alva.get(f"/tables/{table}/replay", seat=1)
    assert outline["versions"] == list(positions)
    assert outline["seats"] == [SETUP_SEAT, 0, 1, 0, 0, 1]
    assert outline["events"] == positions[6]["events"]
    for frame in await replay_frames(alva, table, 1):
        expected = positions[frame["version"]]
        assert (frame["view"], frame["to_act"]) == (expected["view"], expected["to_act"])
        earlier = await alva.get(f"/tables/{table}/position", seat=1, version=frame["version"])
        assert (earlier["events"], earlier["over"], earlier["actions"]) == (expected["events"], False, [])


async def test_a_replay_must_be_returned_in_pages(alva):
    table = await table_after_bids(alva)
    assert [frame["version"] for frame in await replay_frames(alva, table, first=1, count=2)] == [2, 3]
    assert await replay_frames(alva, table, first=9) == []
    await alva.get(f"/tables/{table}/replay/frames", 422, count=101)
    await alva.get(f"/tables/{table}/replay/frames", 422, first=-1)


async def test_undone_commands_must_be_left_out(alva):
    table = await table_after_bids(alva)
    await alva.command(table, 0, [STEP])
    assert [frame["version"] for frame in await replay_frames(alva, table)] == [1, 2, 3, 4]
    await alva.post(f"/tables/{table}/undo", {"seat": 0, "version": 4})
    assert [frame["version"] for frame in await replay_frames(alva, table)] == [1, 2, 3]
    await alva.command(table, 0, [ROLL])
    frames = await replay_frames(alva, table)
    assert [frame["version"] for frame in frames] == [1, 2, 3, 6]
    assert frames[-1]["view"]["scores"][0] in range(1, 7)
    before = await alva.get(f"/tables/{table}/position", version=5)
    assert (before["version"], before["view"]) == (3, frames[2]["view"])


async def test_nobody_may_use_another_viewpoint_while_something_is_secret(alva, nils):
    table = await table_after_bids(alva)
    for path in ("replay", "replay/frames", "position"):
        more = {"version": 1} if path == "position" else {}
        error = (await nils.get(f"/tables/{table}/{path}", 403, seat=0, **more))["error"]
        assert error["code"] == "play.not_your_seat"
    assert (await nils.get(f"/tables/{table}/replay"))["viewpoints"] == []
    assert (await alva.get(f"/tables/{table}/replay"))["viewpoints"] == [0, 1]
    assert {frame["view"]["luck"] for frame in await replay_frames(nils, table)} == {None}
    assert (await replay_frames(nils, table))[1]["view"]["bids"] == [HIDDEN, NOT_YET]


async def test_sealed_secrets_must_stay_sealed_in_the_replay(alva, nils):
    table = await finished_game(alva)
    assert (await nils.get(f"/tables/{table}/replay"))["viewpoints"] == []
    await nils.get(f"/tables/{table}/replay", 403, seat=0)


async def test_every_viewpoint_must_be_allowed_when_the_players_have_opened_the_table(server, alva, nils):
    table = await finished_game(alva)
    async with server.services.tables.cache.locked(table) as cached:
        cached.record.table_state = replace(cached.record.table_state, opened=True)
    assert (await nils.get(f"/tables/{table}/replay"))["viewpoints"] == [0, 1]
    frames = await replay_frames(nils, table, 0)
    assert frames
    assert all(frame["view"]["luck"] > 999 for frame in frames)


async def test_only_the_last_frame_must_have_a_result(alva):
    table = await finished_game(alva)
    frames = await replay_frames(alva, table)
    shown = await alva.get(f"/tables/{table}")
    assert [bool(frame["result"]) for frame in frames] == [False] * (len(frames) - 1) + [True]
    assert frames[-1]["result"] == shown["result"]
    assert (frames[-1]["to_act"], frames[-1]["waiting"]) == ([], None)


async def test_a_game_that_has_not_started_has_no_replay(alva):
    table = await alva.create("me", "friend")
    error = (await alva.get(f"/tables/{table['id']}/replay", 409))["error"]
    assert error["code"] == "play.not_started"


async def table_in_setup(alva, nils):
    """A table where both players lay the terrain of their countries in secret."""
    created = await alva.create("me", "friend", game="omringad")
    table, invitation = created["id"], created["seats"][1]["invitation"].split("=")[1]
    await nils.post(f"/tables/{table}/join", {"invitation": invitation, "name": "Nils"})
    return table


async def take_secret_steps(client, table, seat, steps):
    """Take some hidden steps of the set-up."""
    for _ in range(steps):
        position = await client.get(f"/tables/{table}/position", seat=seat)
        body = {"seat": seat, "codes": [position["actions"][0]["code"]], "version": position["version"]}
        await client.post(f"/tables/{table}/commands", body | {"id": new_id()})


async def test_a_replay_must_not_count_steps_hidden_from_its_viewpoint(server, alva, nils):
    """Each player sees only their own steps, and a spectator none."""
    outsider, table = await server.new_client(), await table_in_setup(alva, nils)
    await take_secret_steps(alva, table, 0, steps=2)
    await take_secret_steps(nils, table, 1, steps=3)
    for client, seat, own in [(alva, 0, 2), (nils, 1, 3), (outsider, None, 0)]:
        viewer = {} if seat is None else {"seat": seat}
        outline = await client.get(f"/tables/{table}/replay", **viewer)
        assert (len(outline["versions"]), len(await replay_frames(client, table, seat))) == (1 + own, 1 + own)
        assert set(outline["versions"]) == {1}, "the spectators' version"
        assert (await client.get(f"/tables/{table}/position", **viewer))["version"] == 1 + own
    assert (await outsider.get(f"/tables/{table}"))["version"] == 1


async def test_secret_steps_must_not_show_in_lists_or_withdraw_requests(server, alva, nils):
    table = await table_in_setup(alva, nils)
    await take_secret_steps(alva, table, 0, steps=1)
    await alva.post(f"/tables/{table}/ask", {"seat": 0, "kind": "take_back"})
    other = (await alva.create("me", "screen"))["id"]
    before = await alva.get("/tables")
    assert [each["id"] for each in before["tables"]] == [other, table]
    await take_secret_steps(nils, table, 1, steps=2)
    assert await alva.get("/tables") == before
