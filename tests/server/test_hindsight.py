"""Hindsight: the belief of a seat beside the truth, only after the end of the game."""

from dataclasses import replace
from typing import Any

import pytest

from stridsplan.engine.at_table import AtTable
from stridsplan.engine.registry import game_ids, load_game, load_hindsight

from .conftest import Client
from .test_replay import finished_game

pytestmark = pytest.mark.anyio

# Clusta Noba, the only game with a hindsight; the tests use its actions and sides
GAME = load_game(next(game for game in game_ids() if load_hindsight(game)))
STEPS = 25  # steps of a campaign of one day: one for each hour, and the next morning


async def create_campaign(client: Client, *kinds: str) -> str:
    """Create a table with the smallest scenario, the last profile, of the game; return its id."""
    seats = [{"kind": kind} for kind in kinds]
    *_, small = GAME.profiles
    body = {"game": GAME.id, "name": "Alva", "profile": small, "seats": seats}
    return (await client.post("/tables", body, 201))["id"]


async def act(client: Client, table: str, seat: int, *kinds: str) -> None:
    """Let a seat play its first legal action of these kinds."""
    position = await client.get(f"/tables/{table}/position", seat=seat)
    codes = [action["code"] for action in position["actions"] if action["kind"] in kinds]
    await client.command(table, seat, codes[:1])


async def play_a_day(client: Client, table: str) -> None:
    """Let both sides, which share a screen, send no orders for a day."""
    for kinds in (["ready"], ["send_nothing"]):
        for seat in (0, 1):
            await act(client, table, seat, *kinds)


async def frames(client: Client, table: str, seat: int, **more: Any) -> list[Any]:
    """The steps of the hindsight of a seat: its belief and the truth at each time."""
    return (await client.get(f"/tables/{table}/hindsight/frames", seat=seat, **more))["frames"]


async def expect_refused(client: Client, table: str, status: int, code: str, seat: int = 0) -> None:
    """Expect both requests to be refused."""
    for path, more in (("hindsight", {}), ("hindsight/frames", {"seat": seat})):
        error = (await client.get(f"/tables/{table}/{path}", status, **more))["error"]
        assert error["code"] == code


async def test_hindsight_must_be_refused_before_the_end(alva, nils):
    table = await create_campaign(alva, "me", "screen")
    await expect_refused(nils, table, 409, "play.not_over")
    await play_a_day(alva, table)
    await expect_refused(nils, table, 409, "play.not_over")
    before = await alva.get(f"/tables/{table}/position", seat=0)
    await expect_refused(alva, table, 409, "play.not_over", seat=1)
    assert await alva.get(f"/tables/{table}/position", seat=0) == before


async def test_hindsight_must_be_public_after_the_end(alva, nils):
    table = await create_campaign(alva, "me", "screen")
    await play_a_day(alva, table)
    await alva.command(table, 0, [AtTable.RESIGN])
    outline = await nils.get(f"/tables/{table}/hindsight")
    assert len(outline["times"]) == STEPS
    assert outline["times"][0] == {"day": 0, "hour": 6, "minute": 0, "round": 1}
    assert set(outline["shown"]["sides"]) == {"ran", "ste"}
    shown = [await frames(nils, table, seat, first=STEPS - 2) for seat in (0, 1)]
    assert [len(each) for each in shown] == [2, 2]
    assert shown[0][1]["truth"] == shown[1][1]["truth"]
    sides = [each[1]["belief"]["side"] for each in shown]
    assert sides == outline["shown"]["sides"]
    position = await alva.get(f"/tables/{table}/position", seat=0)
    assert shown[0][1]["belief"]["units"] == position["view"]["units"]


async def test_hindsight_must_be_returned_in_pages(alva):
    table = await create_campaign(alva, "me", "screen")
    await play_a_day(alva, table)
    await alva.command(table, 0, [AtTable.RESIGN])
    every = await frames(alva, table, 0, count=100)
    assert await frames(alva, table, 0, first=3, count=2) == every[3:5]
    assert await frames(alva, table, 0, first=STEPS) == []
    await alva.get(f"/tables/{table}/hindsight/frames", 422)
    error = (await alva.get(f"/tables/{table}/hindsight/frames", 403, seat=2))["error"]
    assert error["code"] == "play.not_your_seat"


async def test_hindsight_must_be_refused_while_secrets_are_sealed(server, alva, nils):
    table = await finished_game(alva)
    await expect_refused(nils, table, 403, "play.not_your_seat")
    async with server.services.tables.cache.locked(table) as cached:
        cached.record.table_state = replace(cached.record.table_state, opened=True)
    assert await nils.get(f"/tables/{table}/hindsight") is None, "the toy has no hindsight"
    assert await frames(nils, table, 0) == []
