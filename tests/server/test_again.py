"""Playing on from a position of a finished game: a new table, with bots in the other seats and new dice."""

from dataclasses import replace

import pytest

from stridsplan.engine import proof
from stridsplan.engine.at_table import AtTable

from .test_play import table_after_bids
from .test_replay import finished_game
from .toy import PASS, STEP

pytestmark = pytest.mark.anyio


async def unsealed_game(server, client):
    """Finish a game and make its secrets public; return its id."""
    table = await finished_game(client)
    async with server.services.tables.cache.locked(table) as cached:
        cached.record.table_state = replace(cached.record.table_state, opened=True)
    return table


async def play_again(client, table, version, seat=0, status=201):
    return await client.post(f"/tables/{table}/again", {"version": version, "seat": seat}, status)


async def test_a_game_must_continue_from_the_position_with_bots_in_the_other_seats(
    server, alva, nils, set_bot_choice
):
    set_bot_choice(lambda turn: PASS)
    table = await unsealed_game(server, alva)
    frames = (await nils.get(f"/tables/{table}/replay/frames", count=100, seat=0))["frames"]
    new = await play_again(nils, table, 3)
    assert [seat["kind"] for seat in new["seats"]] == ["person", "bot"]
    assert (new["rated"], new["listed"], new["status"], new["origin"]) == (
        False,
        False,
        "playing",
        {"table": table, "rows": 3},
    )
    position = await nils.get(f"/tables/{new['id']}/position", seat=0)
    before = next(frame for frame in frames if frame["version"] == 3)
    assert position["view"] == before["view"]
    after = await nils.command(new["id"], 0, [STEP])
    assert after["position"]["view"]["scores"][0] == before["view"]["scores"][0] + 1


async def test_the_transcript_must_name_the_origin_of_its_first_rows(server, alva, nils, set_bot_choice):
    set_bot_choice(lambda turn: PASS)
    table = await unsealed_game(server, alva)
    new = (await play_again(alva, table, 3))["id"]
    await alva.command(new, 0, [AtTable.RESIGN])
    async with server.services.tables.cache.locked(new) as cached:
        cached.record.table_state = replace(cached.record.table_state, opened=True)
    transcript = await alva.get(f"/tables/{new}/transcript")
    assert transcript["table"]["origin"] == {"table": table, "rows": 3}
    assert proof.verify(transcript) == []
    del transcript["table"]["origin"]
    assert {finding["id"] for finding in proof.verify(transcript)} == {"draw", "heading"}


async def test_only_who_may_see_all_views_may_play_again_and_only_from_before_the_end(server, alva, nils):
    running = await table_after_bids(alva)
    assert (await play_again(alva, running, 2, status=409))["error"]["code"] == "play.not_over"
    sealed = await finished_game(alva)
    assert (await play_again(nils, sealed, 2, status=403))["error"]["code"] == "play.not_your_seat"
    table = await unsealed_game(server, alva)
    last = (await alva.get(f"/tables/{table}"))["version"]
    assert (await play_again(alva, table, last, status=409))["error"]["code"] == "play.over"
    assert (await play_again(alva, table, 2, seat=2, status=403))["error"]["code"] == "play.not_your_seat"
