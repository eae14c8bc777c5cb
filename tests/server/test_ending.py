"""The ending of a finished game over HTTP: figures for each seat and round, and the secrets that were shown."""

from dataclasses import replace
from itertools import pairwise

import pytest

from stridsplan.engine.at_table import AtTable

from .test_play import table_after_bids
from .test_replay import finished_game
from .toy import STEP

pytestmark = pytest.mark.anyio


async def ending_of(client, table):
    return await client.get(f"/tables/{table}/ending")


async def test_the_ending_must_wait_for_the_end(alva):
    table = await table_after_bids(alva)
    assert (await alva.get(f"/tables/{table}/ending", 409))["error"]["code"] == "play.not_over"
    assert (await alva.get("/tables/nowhere/ending", 404))["error"]["code"] == "table.unknown"


async def test_the_ending_must_have_figures_and_a_version_of_the_replay_for_each_round(alva, nils):
    table = await finished_game(alva)
    ending = await ending_of(nils, table)
    versions = [each["version"] for each in ending["rounds"]]
    frames = (await nils.get(f"/tables/{table}/replay/frames", count=100))["frames"]
    scores = {frame["version"]: frame["view"]["scores"] for frame in frames}
    assert ending["figures"] == [{"id": "scores", "values": [scores[version] for version in versions]}]
    assert all(one["args"] != other["args"] for one, other in pairwise(ending["rounds"]))
    assert versions[-1] == frames[-1]["version"]
    assert max(ending["figures"][0]["values"][-1]) >= 6


async def test_sealed_secrets_must_not_be_in_the_ending_until_all_agree_to_show_them(server, alva, nils):
    table = await finished_game(alva)
    assert (await ending_of(nils, table))["opened"] == []
    async with server.services.tables.cache.locked(table) as cached:
        cached.record.table_state = replace(cached.record.table_state, opened=True)
    opened = (await ending_of(nils, table))["opened"]
    assert [each["args"]["seat"] for each in opened] == [{"seat": 0}, {"seat": 1}]
    assert all(each["args"]["luck"] > 999 for each in opened)


async def test_undone_moves_must_not_be_in_the_ending(alva):
    table = await table_after_bids(alva, options={"toy.goal": 6})
    position = await alva.command(table, 0, [STEP])
    await alva.post(f"/tables/{table}/undo", {"seat": 0, "version": position["version"]})
    await alva.command(table, 1, [AtTable.RESIGN])
    ending = await ending_of(alva, table)
    assert ending["rounds"][-1]["version"] == (await alva.get(f"/tables/{table}"))["version"]
    assert ending["figures"] == []  # all scores are 0, and such figures are left out
