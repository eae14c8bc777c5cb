"""Clocks that run out, and requests to which the players at a table agree."""

import asyncio
import time
from dataclasses import replace

import pytest

from stridsplan.engine.at_table import AtTable
from stridsplan.server import engine
from stridsplan.server.accounts.departure import Departure

from .conftest import new_id, running
from .test_bots import wait_for_table
from .toy import PASS, ROLL, STEP

pytestmark = [pytest.mark.anyio, pytest.mark.both_stores]

SLOW = {"toy.goal": 60}  # more points than a test reaches


def live_clock(time_out="pass", **more):
    """A clock with 60 s, and 5 s more whenever it starts: a player who has bid has 70 s for the first turn."""
    return {"pace": "live", "bank": 60, "turn": 5, "time_out": time_out} | more


class ManualClock:
    """A clock in milliseconds that a test sets."""

    def __init__(self):
        self.at = 1_000_000

    def __call__(self):
        return self.at

    async def advance(self, server, seconds):
        """Advance the clock in small steps, as a running server sees it."""
        while seconds > 0:
            await self.jump(server, min(seconds, 5))  # less than times.MAX_ADVANCE
            seconds -= 5

    async def jump(self, server, seconds):
        """Advance the clock in one step, as after a suspension of the server."""
        self.at += round(seconds * 1000)
        await server.services.timekeeper.check()


@pytest.fixture
def manual_clock():
    return ManualClock()


@pytest.fixture
async def server(anyio_backend, settings, manual_clock):
    async with running(settings, now=manual_clock) as started:
        yield started


async def table_of_two(alva, nils, **more):
    """A table of two players after the bids, at which seat 0 is to act; return its id."""
    table = await alva.create("me", "friend", options=SLOW, **more)
    invitation = table["seats"][1]["invitation"].split("=")[1]
    await nils.post(f"/tables/{table['id']}/join", {"invitation": invitation, "name": "Nils"})
    await alva.command(table["id"], 0, [1])
    await nils.command(table["id"], 1, [1])
    return table["id"]


async def get_table(client, table):
    return await client.get(f"/tables/{table}")


def event_ids(position):
    return [event["id"] for event in position["events"]]


# Time


async def test_a_timeout_plays_the_timeout_action(manual_clock, server, alva, nils):
    table = await table_of_two(alva, nils, clock=live_clock())
    await manual_clock.advance(server, 69.9)
    assert (await get_table(alva, table))["to_act"] == [0]
    await manual_clock.advance(server, 0.2)
    shown = await get_table(alva, table)
    assert (shown["to_act"], shown["clocks"]["running"]) == ([1], [1])
    assert shown["clocks"]["left"][0] == 0
    assert "timed_out" in event_ids(await alva.get(f"/tables/{table}/position", seat=0))
    await nils.command(table, 1, [PASS])
    assert (await get_table(alva, table))["clocks"]["left"][0] == 5_000


async def test_a_timeout_while_bidding_bids_for_the_seat(manual_clock, server, alva):
    table = (await alva.create("me", "screen", "screen", clock=live_clock(), options=SLOW))["id"]
    await alva.command(table, 1, [4])
    await manual_clock.advance(server, 65)
    assert (await alva.get(f"/tables/{table}/position"))["view"]["bids"] == [0, 4, 0]


async def test_a_mail_clock_is_full_at_every_turn(manual_clock, server, alva, nils):
    table = await table_of_two(alva, nils, clock={"pace": "mail", "turn": 86_400})
    await manual_clock.jump(server, 86_000)
    await alva.command(table, 0, [PASS])
    assert (await get_table(alva, table))["clocks"]["left"][1] == 86_400_000
    await manual_clock.jump(server, 86_401)
    shown = await get_table(alva, table)
    assert (shown["to_act"], shown["clocks"]["left"][0]) == ([0], 86_400_000)


async def test_a_timeout_may_forfeit_the_game(manual_clock, server, alva, nils):
    table = await table_of_two(alva, nils, clock=live_clock("forfeit"))
    await manual_clock.advance(server, 70)
    shown = await get_table(alva, table)
    assert (shown["status"], shown["result"]["winners"]) == ("over", [1])
    assert shown["result"]["id"] == "forfeited"
    assert shown["clocks"]["running"] == []


async def test_a_bot_stands_in_after_a_timeout_until_the_player_returns(manual_clock, server, alva, nils):
    table = await table_of_two(alva, nils, clock=live_clock("bot"))
    await manual_clock.advance(server, 70)
    shown = await wait_for_table(nils, table, lambda now: now["to_act"] == [1])
    assert (shown["stand_ins"], shown["clocks"]["running"]) == ([0], [1])
    assert "stood_in" in event_ids(await nils.get(f"/tables/{table}/position", seat=1))
    await nils.command(table, 1, [PASS])
    shown = await wait_for_table(nils, table, lambda now: now["to_act"] == [1])
    position = await alva.get(f"/tables/{table}/position", seat=0)
    assert position["can_undo"] is False
    assert (await get_table(nils, table))["stand_ins"] == []
    await nils.command(table, 1, [PASS])
    shown = await get_table(alva, table)
    assert (shown["to_act"], shown["clocks"]["running"]) == ([0], [0])
    assert shown["clocks"]["left"][0] == 5_000


async def test_a_stand_in_receives_only_what_the_seat_may_know(
    manual_clock, server, alva, nils, set_bot_choice
):
    turns = []
    set_bot_choice(lambda turn: turns.append(turn) or int(turn.legal[0]))
    table = await table_of_two(alva, nils, clock=live_clock("bot"))
    await manual_clock.advance(server, 70)
    await wait_for_table(nils, table, lambda now: now["to_act"] == [1] or turns)
    view = turns[0].view[0]
    assert (turns[0].seat, view.luck[0] > 0, view.luck[1]) == (0, True, 0)


async def test_a_player_who_acts_replaces_the_stand_in_at_once(
    manual_clock, server, alva, nils, set_bot_choice
):
    set_bot_choice(lambda turn: time.sleep(0.3) or PASS)
    table = await table_of_two(alva, nils, clock=live_clock("bot"))
    await manual_clock.advance(server, 70)
    assert (await get_table(nils, table))["stand_ins"] == [0]
    await alva.command(table, 0, [STEP])
    shown = await get_table(nils, table)
    assert (shown["stand_ins"], shown["to_act"], shown["clocks"]["left"][0]) == ([], [0], 5_000)


async def test_deadlines_survive_a_restart(settings, manual_clock):
    async with running(settings, now=manual_clock) as server:
        alva = await server.new_client()
        table = (await alva.create("me", "screen", options=SLOW, clock={"pace": "mail", "turn": 60}))["id"]
        cookies = dict(alva.http.cookies)
    async with running(settings, now=manual_clock) as server:
        alva = await server.new_client(**cookies)
        await manual_clock.advance(server, 61)
        assert (await alva.get(f"/tables/{table}/position"))["view"]["bids"] == [0, 0]


async def test_only_mail_clocks_run_while_no_server_runs(settings, manual_clock):
    mail = {"pace": "mail", "turn": 600}
    async with running(settings, now=manual_clock) as server:
        alva = await server.new_client()
        live = (await alva.create("me", "screen", options=SLOW, clock=live_clock()))["id"]
        slow = (await alva.create("me", "screen", options=SLOW, clock=mail))["id"]
        await manual_clock.advance(server, 3)
        cookies = dict(alva.http.cookies)
    manual_clock.at += 100_000
    async with running(settings, now=manual_clock) as server:
        alva = await server.new_client(**cookies)
        await manual_clock.jump(server, 0)
        await manual_clock.advance(server, 2)
        assert (await get_table(alva, live))["clocks"]["left"] == [60_000, 60_000]
        assert (await get_table(alva, slow))["clocks"]["left"] == [495_000, 495_000]


async def test_two_servers_play_a_timeout_action_once(settings, manual_clock):
    async with running(settings, now=manual_clock) as one, running(settings, now=manual_clock) as other:
        alva = await one.new_client()
        table = (await alva.create("me", "screen", options=SLOW, clock=live_clock()))["id"]
        other_alva = await other.new_client(**dict(alva.http.cookies))
        await get_table(other_alva, table)
        await manual_clock.advance(other, 66)
        await one.services.timekeeper.check()
        rows = await one.services.tables.repository.rows(table)
        bid = (engine.AtTable.TIMED_OUT, 0)
        assert [(row.seat, row.codes) for row in rows[1:]] == [(0, bid), (1, bid)]


async def test_time_given_by_the_rules_ends_with_the_timeout_action(manual_clock, server, alva, monkeypatch):
    from stridsplan.engine import registry

    game = registry.load_game("toy")
    monkeypatch.setattr(registry, "load_game", lambda name: replace(game, clock={"bid": 20}))
    monkeypatch.setattr("stridsplan.engine.play.load_game", lambda name: replace(game, clock={"bid": 20}))
    table = (await alva.create("me", "screen", options=SLOW, clock=live_clock("forfeit")))["id"]
    assert (await get_table(alva, table))["clocks"]["left"] == [20_000, 20_000]
    await manual_clock.advance(server, 20)
    shown = await get_table(alva, table)
    assert (shown["status"], shown["to_act"]) == ("playing", [0])
    assert shown["clocks"]["left"] == [70_000, 65_000]


async def test_bots_have_no_clock(manual_clock, server, alva):
    table = (await alva.create("me", "bot", clock=live_clock()))["id"]
    assert (await get_table(alva, table))["clocks"]["running"] == [0]


async def test_timeout_actions_of_a_resigned_seat_are_played_at_once(server, alva):
    table = (await alva.create("me", "screen", "screen", options=SLOW))["id"]
    for seat in range(3):
        await alva.command(table, seat, [0])
    await alva.command(table, 0, [AtTable.RESIGN])
    await wait_for_table(alva, table, lambda shown: shown["to_act"] == [1])
    for seat in (1, 2):
        await alva.command(table, seat, [PASS])
    await wait_for_table(alva, table, lambda shown: shown["to_act"] == [1])


# Requests


def ask(client, table, seat, kind):
    return client.post(f"/tables/{table}/ask", {"seat": seat, "kind": kind})


def answer(client, table, seat, kind, agree):
    return client.post(f"/tables/{table}/answer", {"seat": seat, "kind": kind, "agree": agree})


async def chat_texts(client, table):
    return [line["text"] for line in (await client.get(f"/tables/{table}/chat"))["messages"]]


async def test_all_must_agree_to_a_pause_and_one_can_resume(manual_clock, server, alva, nils):
    table = await table_of_two(alva, nils, clock=live_clock())
    shown = await ask(alva, table, 0, "pause")
    assert shown["asking"] == [{"kind": "pause", "by": 0, "version": 3, "agreed": [0]}]
    await manual_clock.advance(server, 10)
    shown = await answer(nils, table, 1, "pause", True)
    assert (shown["asking"], shown["clocks"]["paused"], shown["clocks"]["left"][0]) == ([], True, 60_000)
    await manual_clock.jump(server, 1000)
    body = {"id": "a-command-1", "seat": 0, "version": 3, "codes": [PASS]}
    await alva.expect_error(f"/tables/{table}/commands", body, "play.paused", 409)
    shown = await ask(nils, table, 1, "resume")
    assert (shown["clocks"]["paused"], shown["clocks"]["left"][0]) == (False, 60_000)
    await manual_clock.advance(server, 60)
    assert (await get_table(alva, table))["to_act"] == [1]
    assert await chat_texts(alva, table) == [
        "request-asked-pause",
        "request-done-pause",
        "request-done-resume",
    ]


async def test_a_refused_request_is_dropped(server, alva, nils):
    table = await table_of_two(alva, nils, clock=live_clock())
    await ask(alva, table, 0, "pause")
    assert (await answer(nils, table, 1, "pause", False))["asking"] == []
    await nils.expect_error(
        f"/tables/{table}/answer", {"seat": 1, "kind": "pause", "agree": True}, "play.not_asked", 409
    )
    assert (await chat_texts(nils, table))[-1] == "request-refused-pause"


async def test_bots_do_not_move_during_a_pause(settings):
    async with running(settings, bot_pause=0.2) as server:
        alva = await server.new_client()
        table = (await alva.create("me", "bot", options=SLOW, clock=live_clock()))["id"]
        assert (await ask(alva, table, 0, "pause"))["clocks"]["paused"]
        version = (await get_table(alva, table))["version"]
        await asyncio.sleep(0.5)
        assert (await get_table(alva, table))["version"] == version
        await ask(alva, table, 0, "resume")
        await wait_for_table(alva, table, lambda shown: shown["version"] > version)


async def test_a_take_back_can_undo_dice(server, alva, nils):
    table = await table_of_two(alva, nils)
    await alva.command(table, 0, [ROLL])
    before = await alva.get(f"/tables/{table}/position", seat=0)
    await ask(alva, table, 0, "take_back")
    assert (await get_table(nils, table))["asking"][0]["kind"] == "take_back"
    shown = await answer(nils, table, 1, "take_back", True)
    assert (shown["to_act"], shown["asking"], shown["version"]) == ([0], [], before["version"] + 1)
    assert (await alva.get(f"/tables/{table}/position", seat=0))["view"]["scores"] == [0, 0]


async def test_a_player_is_told_what_a_take_back_would_undo(server, alva, nils):
    table = await table_of_two(alva, nils)
    refusal = await alva.http.get(f"/api/v1/tables/{table}/take_back?seat=1")
    assert (refusal.status_code, refusal.json()["error"]["code"]) == (403, "play.not_your_seat")
    await alva.command(table, 0, [ROLL])
    told = await alva.get(f"/tables/{table}/take_back", seat=0)
    assert told == {"what": {"id": "rolled", "args": told["what"]["args"]}, "bots": 0, "people": 0}
    await nils.command(table, 1, [STEP])
    assert (await alva.get(f"/tables/{table}/take_back", seat=0))["people"] == 1


async def test_the_description_of_a_take_back_counts_moves_of_bots(server, alva):
    table = (await alva.create("me", "bot", "bot"))["id"]
    await alva.command(table, 0, [0])
    await wait_for_table(alva, table, lambda shown: shown["to_act"] == [0])
    await alva.command(table, 0, [PASS])
    await wait_for_table(alva, table, lambda shown: shown["to_act"] == [0])
    version = (await get_table(alva, table))["version"]
    told = await alva.get(f"/tables/{table}/take_back", seat=0)
    await ask(alva, table, 0, "take_back")
    replay = await alva.get(f"/tables/{table}/replay", seat=0)
    undone = version - replay["versions"][-1]  # the player's own command, and those of the bots
    assert told["bots"] == undone - 1 > 1


async def test_a_move_drops_a_request_to_take_back(server, alva, nils):
    table = await table_of_two(alva, nils)
    await alva.command(table, 0, [ROLL])
    await ask(alva, table, 0, "take_back")
    await nils.command(table, 1, [STEP])
    assert (await get_table(alva, table))["asking"] == []


async def test_impossible_requests_are_refused(server, alva, nils):
    table = await table_of_two(alva, nils)
    for kind in ("pause", "resume", "rematch", "open"):
        await alva.expect_error(f"/tables/{table}/ask", {"seat": 0, "kind": kind}, "play.not_asked", 409)
    await nils.expect_error(
        f"/tables/{table}/ask", {"seat": 0, "kind": "take_back"}, "play.not_your_seat", 403
    )


async def finished_table(alva, nils, **more):
    table = await table_of_two(alva, nils, **more)
    await alva.command(table, 0, [AtTable.RESIGN])
    return table


async def test_a_rematch_rotates_the_seats(server, alva, nils):
    table = await finished_table(alva, nils, clock=live_clock("bot"), advice=False)
    await ask(nils, table, 1, "rematch")
    shown = await answer(alva, table, 0, "rematch", True)
    new = await get_table(alva, shown["next_table"])
    assert [seat["name"] for seat in new["seats"]] == ["Nils", "Alva"]
    assert [seat["mine"] for seat in new["seats"]] == [False, True]
    assert (new["options"], new["clock"]) == (shown["options"], shown["clock"])
    assert new["advice"] is False
    streams = [each["fairness"]["streams"][0]["commitment"] for each in (new, shown)]
    assert streams[0] != streams[1]
    assert (new["status"], new["version"], new["clocks"]["running"]) == ("playing", 1, [0, 1])
    assert await alva.expect_error(
        f"/tables/{table}/ask", {"seat": 0, "kind": "rematch"}, "play.not_asked", 409
    )


async def test_the_umpire_stays_the_umpire_in_a_rematch(server, alva, nils):
    tora, options = await server.new_client(), {"scenario": "skirmish", "umpire": True}
    created = await alva.create("me", "friend", "friend", game="clusta_noba", options=options, name="Alva")
    table = created["id"]
    for client, seat, name in ((nils, 1, "Nils"), (tora, 2, "Tora")):
        invitation = created["seats"][seat]["invitation"].split("=")[1]
        await client.post(f"/tables/{table}/join", {"invitation": invitation, "name": name})
    await alva.command(table, 0, [AtTable.RESIGN])
    await ask(alva, table, 0, "rematch")
    await answer(nils, table, 1, "rematch", True)
    shown = await answer(tora, table, 2, "rematch", True)
    new = await get_table(tora, shown["next_table"])
    assert [seat["name"] for seat in new["seats"]] == ["Nils", "Alva", "Tora"]
    assert [seat["mine"] for seat in new["seats"]] == [False, False, True]


async def test_players_contribute_to_the_randomness_of_a_promised_rematch(server, alva, nils):
    table = await finished_table(alva, nils)
    promised = await alva.get(f"/tables/{table}/rematch")
    assert await nils.get(f"/tables/{table}/rematch") == promised
    asked = {"seat": 1, "kind": "rematch", "nonce": "of Nils"}
    assert "of Nils" not in str(await nils.post(f"/tables/{table}/ask", asked))
    assert "of Nils" not in str(await get_table(alva, table))
    agreed = {"seat": 0, "kind": "rematch", "agree": True, "nonce": "of Alva"}
    shown = await alva.post(f"/tables/{table}/answer", agreed)
    new = await get_table(alva, shown["next_table"])
    assert (new["id"], new["fairness"]["streams"]) == (promised["id"], promised["streams"])
    assert new["fairness"]["contributions"] == ["of Alva", "of Nils"]


async def test_a_contribution_to_a_rematch_cannot_be_changed(server, alva, nils):
    table = await finished_table(alva, nils)
    for text in ("the first", "the second"):
        await alva.post(f"/tables/{table}/ask", {"seat": 0, "kind": "rematch", "nonce": text})
    shown = await answer(nils, table, 1, "rematch", True)
    new = await get_table(alva, shown["next_table"])
    assert new["fairness"]["contributions"] == ["the first"]


async def test_a_rematch_is_promised_only_to_players_and_after_the_end(server, alva, nils):
    table = await table_of_two(alva, nils)
    assert (await alva.get(f"/tables/{table}/rematch", 409))["error"]["code"] == "play.not_over"
    await alva.command(table, 0, [AtTable.RESIGN])
    stranger = await server.new_client()
    assert (await stranger.get(f"/tables/{table}/rematch", 403))["error"]["code"] == "play.not_your_seat"


async def test_a_created_rematch_is_found_again_after_an_error(server, alva, nils):
    table = await finished_table(alva, nils)
    await ask(alva, table, 0, "rematch")
    created = (await answer(nils, table, 1, "rematch", True))["next_table"]
    async with server.services.tables.cache.locked(table) as cached:
        await server.services.tables.store_table_state(
            cached, replace(cached.record.table_state, next_table=None)
        )
    await ask(alva, table, 0, "rematch")
    assert (await answer(nils, table, 1, "rematch", True))["next_table"] == created


async def test_another_table_with_the_id_of_a_rematch_is_not_mistaken_for_it(server, alva, nils):
    table = await finished_table(alva, nils)
    promised = await alva.get(f"/tables/{table}/rematch")
    await alva.create("me", "screen", id=promised["id"])
    await ask(alva, table, 0, "rematch")
    agreed = {"seat": 1, "kind": "rematch", "agree": True}
    await nils.expect_error(f"/tables/{table}/answer", agreed, "play.not_asked", 409)
    shown = await get_table(nils, table)
    assert (shown["next_table"], shown["asking"]) == (None, [])


async def test_a_rematch_against_bots_starts_at_once(server, alva):
    table = (await alva.create("me", "bot", options=SLOW))["id"]
    await alva.command(table, 0, [0])
    await wait_for_table(alva, table, lambda shown: shown["to_act"] == [0])
    await alva.command(table, 0, [AtTable.RESIGN])
    shown = await ask(alva, table, 0, "rematch")
    new = await get_table(alva, shown["next_table"])
    assert [seat["kind"] for seat in new["seats"]] == ["bot", "person"]
    assert await chat_texts(alva, table) == ["request-done-rematch"]


async def test_a_table_is_opened_when_all_agree(server, alva, nils):
    table = await finished_table(alva, nils)
    await ask(alva, table, 0, "open")
    assert not (await get_table(alva, table))["opened"]
    assert (await answer(nils, table, 1, "open", True))["opened"]


async def test_resigned_players_need_not_agree(server, alva, nils):
    table = await alva.create("me", "screen", "friend", options=SLOW, clock=live_clock())
    invitation = table["seats"][2]["invitation"].split("=")[1]
    table = table["id"]
    await nils.post(f"/tables/{table}/join", {"invitation": invitation, "name": "Nils"})
    await nils.command(table, 2, [AtTable.RESIGN])
    assert (await ask(alva, table, 1, "pause"))["clocks"]["paused"]  # Alva agrees for both her seats


# Eliminated and departed players


async def table_of_three(server, alva, nils, **more):
    """A table of three players after the bids, at which seat 0 is to act; return its id and the third client."""
    table = await alva.create("me", "friend", "friend", options=SLOW, **more)
    people = {1: nils, 2: await server.new_client()}
    for seat, client in people.items():
        invitation = table["seats"][seat]["invitation"].split("=")[1]
        await client.post(f"/tables/{table['id']}/join", {"invitation": invitation, "name": f"Nils {seat}"})
    for seat, client in {0: alva, **people}.items():
        await client.command(table["id"], seat, [1])
    return table["id"], people[2]


@pytest.fixture
def toy_with_elimination(monkeypatch):
    """A toy in which seat 2 is eliminated as soon as seat 0 has scored."""
    from stridsplan.engine import registry

    game = replace(registry.load_game("toy"), eliminated=lambda view: 1 << 2 if view.score[0] else 0)
    monkeypatch.setattr(registry, "load_game", lambda name: game)
    monkeypatch.setattr("stridsplan.engine.play.load_game", lambda name: game)


async def test_eliminated_players_need_not_agree_and_cannot_make_requests(
    manual_clock, server, alva, nils, toy_with_elimination
):
    table, eliminated = await table_of_three(server, alva, nils, clock=live_clock())
    await ask(alva, table, 0, "pause")
    assert len((await answer(nils, table, 1, "pause", True))["asking"]) == 1
    await answer(eliminated, table, 2, "pause", False)
    await alva.command(table, 0, [STEP])
    await ask(alva, table, 0, "take_back")
    shown = await answer(nils, table, 1, "take_back", True)
    assert (shown["asking"], shown["version"]) == ([], 6)
    await alva.command(table, 0, [STEP])
    for kind in ("pause", "take_back"):
        await eliminated.expect_error(
            f"/tables/{table}/ask", {"seat": 2, "kind": kind}, "play.not_asked", 409
        )
    position = await eliminated.get(f"/tables/{table}/position", seat=2)
    assert (position["at_table"], position["can_take_back"]) == ([], False)
    await ask(alva, table, 0, "pause")
    assert (await answer(nils, table, 1, "pause", True))["clocks"]["paused"]


async def test_an_eliminated_player_does_not_win_when_the_others_resign(
    server, alva, nils, toy_with_elimination
):
    table, eliminated = await table_of_three(server, alva, nils)
    await alva.command(table, 0, [STEP])
    await nils.command(table, 1, [AtTable.RESIGN])
    shown = await get_table(eliminated, table)
    assert (shown["status"], shown["result"]["winners"]) == ("over", [0])


async def test_eliminated_players_must_agree_to_requests_after_the_end(
    server, alva, nils, toy_with_elimination
):
    """A rematch would give them a seat, and opening the table would show their secrets."""
    table, eliminated = await table_of_three(server, alva, nils)
    await alva.command(table, 0, [STEP])
    await nils.command(table, 1, [AtTable.RESIGN])
    for kind in ("rematch", "open"):
        await ask(alva, table, 0, kind)
        shown = await answer(nils, table, 1, kind, True)
        assert shown["asking"][-1]["agreed"] == [0, 1]
        shown = await answer(eliminated, table, 2, kind, True)
        assert shown["opened"] if kind == "open" else shown["next_table"]


async def test_deleting_the_account_of_an_eliminated_player_changes_no_game(
    server, alva, nils, toy_with_elimination
):
    table, _eliminated = await table_of_three(server, alva, nils)
    await alva.command(table, 0, [STEP])
    before = (await get_table(alva, table))["version"]
    (visitor,) = (await server.services.tables.repository.load(table)).seats[2].holders
    services = server.services
    await Departure(services.tables, services.lobby, services.tournaments, services.ratings).leave_all(
        visitor
    )
    assert (await get_table(alva, table))["version"] == before


async def test_a_player_can_resign_at_any_time_with_an_old_version(server, alva, nils):
    table, third = await table_of_three(server, alva, nils)
    version = (await get_table(third, table))["version"]
    await alva.command(table, 0, [STEP])
    await alva.command(table, 0, [PASS])
    await nils.command(table, 1, [PASS])  # now seat 2 is to act, but its client has not received this
    await third.command(table, 2, [AtTable.RESIGN], version=version)
    position = await wait_for_table(alva, table, lambda shown: shown["to_act"] == [0])
    assert position["status"] == "playing"
    await nils.command(table, 1, [AtTable.RESIGN])  # while seat 0 is to act
    assert (await get_table(alva, table))["result"]["winners"] == [0]


async def test_a_player_can_resign_during_a_pause(manual_clock, server, alva, nils):
    table = await table_of_two(alva, nils, clock=live_clock())
    await ask(alva, table, 0, "pause")
    await answer(nils, table, 1, "pause", True)
    await nils.command(table, 1, [AtTable.RESIGN])
    assert (await get_table(alva, table))["result"]["winners"] == [0]


async def test_no_bot_plays_for_a_seat_that_has_left(manual_clock, server, alva, nils):
    """A bot that stood in before plays for the seat no longer."""
    table, _third = await table_of_three(server, alva, nils, clock=live_clock("bot"))
    await manual_clock.advance(server, 70)
    await wait_for_table(nils, table, lambda shown: shown["to_act"] == [1])
    async with server.services.tables.cache.locked(table) as cached:
        play = await server.services.tables.cache.play(cached)
        play.table.act(0, [int(engine.AtTable.LEAVE)])
        while play.table.to_act() != [0]:
            (seat,) = play.table.to_act()
            play.table.act(seat, [PASS])
        assert play.bot_answer() is None
        cached.invalidate()


# Tournaments


async def match(*people, **more):
    """The table of the first match of a tournament of these clients, and of a bot if there is only one."""
    body = {"name": "Cup", "game": "toy", "profile": "short", "format": "round_robin", "enter": "Alva"}
    bots = [{"bot": "policy"}] if len(people) == 1 else []
    cup = await people[0].post("/tournaments", body | {"bots": bots, "options": SLOW} | more, 201)
    for client in people[1:]:
        key = cup["invitation"].split("=")[1]
        await client.post(f"/tournaments/{cup['id']}/enter", {"invitation": key, "name": "Nils"})
    now = await people[0].post(f"/tournaments/{cup['id']}/start", {})
    (table,) = (await people[0].get("/tables"))["tables"]
    assert table["tournament"] == now["id"]
    return table


async def test_tournament_matches_have_no_take_backs(server, alva, nils):
    table = (await match(alva, nils))["id"]
    first = next(seat["seat"] for seat in (await get_table(alva, table))["seats"] if seat["mine"])
    await alva.command(table, first, [1])
    await nils.command(table, 1 - first, [1])
    player = alva if first == 0 else nils
    await player.command(table, 0, [ROLL])
    position = await player.get(f"/tables/{table}/position", seat=0)
    assert position["can_take_back"] is False
    await player.expect_error(f"/tables/{table}/ask", {"seat": 0, "kind": "take_back"}, "play.not_asked", 409)


async def test_bots_do_not_agree_to_a_pause_in_a_tournament(server, alva):
    table = await match(alva, clock=live_clock())
    seat = next(seat["seat"] for seat in table["seats"] if seat["mine"])
    body = {"seat": seat, "kind": "pause"}
    await alva.expect_error(f"/tables/{table['id']}/ask", body, "play.not_asked", 409)
    await alva.expect_error(
        f"/tables/{table['id']}/ask", {"seat": seat, "kind": "take_back"}, "play.not_asked", 409
    )


async def test_players_may_agree_to_a_pause_in_a_tournament(server, alva, nils):
    table = (await match(alva, nils, clock=live_clock()))["id"]
    own_seat = next(seat["seat"] for seat in (await get_table(alva, table))["seats"] if seat["mine"])
    assert (await ask(alva, table, own_seat, "pause"))["asking"][0]["agreed"] == [own_seat]
    assert (await answer(nils, table, 1 - own_seat, "pause", True))["clocks"]["paused"]


# Two servers: one changes a table, and the other has not received the change yet


@pytest.fixture
async def servers(anyio_backend, settings, manual_clock):
    """Two servers on one database that ignore each other's changes."""
    async with running(settings, now=manual_clock) as one, running(settings, now=manual_clock) as other:
        for server in (one, other):
            server.services.remote_changes.on_table.clear()
        yield one, other


@pytest.fixture
async def table_at_two_servers(servers):
    """Return clients of Alva at one server and of Nils at the other, and their table, which both have loaded."""
    one, other = servers
    alva, nils = await one.new_client(), await one.new_client()
    table = await table_of_two(alva, nils, clock=live_clock())
    remote_nils = await other.new_client(**dict(nils.http.cookies))
    await remote_nils.get(f"/tables/{table}/position", seat=1)
    return alva, remote_nils, table


def mark_stale(servers, table):
    """Tell both servers that a table has changed."""
    for server in servers:
        server.services.tables.cache.mark_stale(table)


async def test_a_command_is_refused_after_a_pause_agreed_at_another_server(servers, table_at_two_servers):
    alva, nils, table = table_at_two_servers
    await ask(alva, table, 0, "pause")
    mark_stale(servers, table)
    await get_table(alva, table)
    await answer(nils, table, 1, "pause", True)
    body = {"id": "a-command-1", "seat": 0, "version": 3, "codes": [PASS]}
    await alva.expect_error(f"/tables/{table}/commands", body, "play.paused", 409)
    assert (await get_table(nils, table))["clocks"]["paused"]


async def test_a_pause_keeps_commands_played_at_another_server(servers, table_at_two_servers):
    alva, nils, table = table_at_two_servers
    await ask(alva, table, 0, "pause")
    mark_stale(servers, table)
    await get_table(nils, table)
    await alva.command(table, 0, [PASS])
    shown = await answer(nils, table, 1, "pause", True)
    assert (shown["version"], shown["to_act"], shown["clocks"]["paused"]) == (4, [1], True)
    assert shown["clocks"]["running"] == [1]


async def test_a_simultaneous_pause_and_command_are_both_kept(servers, table_at_two_servers):
    alva, nils, table = table_at_two_servers
    for _ in range(8):
        mark_stale(servers, table)
        before = await ask(alva, table, 0, "pause")
        mark_stale(servers, table)
        seat = before["to_act"][0]
        player = (alva, nils)[seat]
        body = {"id": new_id(), "seat": seat, "version": before["version"], "codes": [PASS]}
        played, paused = await asyncio.gather(
            player.http.post(f"/api/v1/tables/{table}/commands", json=body),
            answer(nils, table, 1, "pause", True),
        )
        assert paused["clocks"]["paused"]
        assert played.status_code == 200 or played.json()["error"]["code"] == "play.paused"
        mark_stale(servers, table)
        resumed = await ask(alva, table, 0, "resume")
        assert resumed["version"] == before["version"] + (played.status_code == 200)
        assert resumed["clocks"]["running"] == resumed["to_act"]


async def test_a_rematch_agreed_at_two_servers_is_one_table(servers):
    one, other = servers
    alva, nils = await one.new_client(), await one.new_client()
    table = await finished_table(alva, nils)
    remote_nils = await other.new_client(**dict(nils.http.cookies))
    await get_table(remote_nils, table)
    answers = await asyncio.gather(ask(alva, table, 0, "rematch"), ask(remote_nils, table, 1, "rematch"))
    next_tables = {shown["next_table"] for shown in answers} - {None}
    assert len(next_tables) == 1
    assert {each["id"] for each in (await alva.get("/tables"))["tables"]} == {table} | next_tables
