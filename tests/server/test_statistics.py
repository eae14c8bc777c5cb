"""Statistics of a finished table, over HTTP: dice and luck."""

import pytest

from stridsplan.engine.at_table import AtTable
from stridsplan.engine.registry import game_ids, load_game

from .test_play import table_after_bids
from .test_replay import finished_game

pytestmark = pytest.mark.anyio
GAMES = [game for game in game_ids() if game != "toy"]


async def resigned_table(client, game):
    """Create a table of two seats of one client, and let the first seat to act resign; return its id."""
    table = (await client.create("me", "screen", game=game))["id"]
    position = await client.get(f"/tables/{table}/position", seat=0)
    await client.command(table, position["to_act"][0], [AtTable.RESIGN])
    return table


async def test_statistics_must_wait_for_the_end(alva):
    table = await table_after_bids(alva)
    error = (await alva.get(f"/tables/{table}/statistics", 409))["error"]
    assert error["code"] == "play.not_over"
    assert (await alva.get("/tables/nowhere/statistics", 404))["error"]["code"] == "table.unknown"


async def test_a_game_without_a_module_for_luck_must_have_empty_statistics(alva, nils):
    table = await finished_game(alva)
    assert await nils.get(f"/tables/{table}/statistics") == {
        "luck": [],
        "replaced": [],
        "dice": [],
    }


@pytest.mark.parametrize("game", GAMES)
async def test_only_open_streams_must_be_in_the_statistics(alva, game):
    table = await resigned_table(alva, game)
    statistics = await alva.get(f"/tables/{table}/statistics")
    assert {each["stream"] for each in statistics["dice"]} <= load_game(game).open_streams
    assert statistics["luck"] == []
