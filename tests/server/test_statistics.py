"""Dice and luck of a finished table, over HTTP."""

import pytest

from stridsplan.engine.registry import game_ids, load_game

from .test_play import started
from .test_replay import played

pytestmark = pytest.mark.anyio
GAMES = [game for game in game_ids() if game != "toy"]


async def resigned(person, game):
    """A table of two that ends at once: every seat is this person's."""
    table = (await person.create("me", "screen", game=game))["id"]
    told = await person.get(f"/tables/{table}/position", seat=0)
    await person.command(table, told["to_act"][0], [-1])
    return table


async def test_statistics_must_wait_for_the_end(alva):
    table = await started(alva)
    error = (await alva.get(f"/tables/{table}/statistics", 409))["error"]
    assert error["code"] == "play.not_over"
    assert (await alva.get("/tables/nowhere/statistics", 404))["error"]["code"] == "table.unknown"


async def test_a_game_that_tells_no_luck_must_have_none(alva, nils):
    table = await played(alva)
    assert await nils.get(f"/tables/{table}/statistics") == {"luck": [], "dice": []}


@pytest.mark.parametrize("game", GAMES)
async def test_only_open_streams_must_be_told(alva, game):
    table = await resigned(alva, game)
    told = await alva.get(f"/tables/{table}/statistics")
    assert {each["stream"] for each in told["dice"]} <= load_game(game).open_streams
    assert told["luck"] == []
