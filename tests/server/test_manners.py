"""Time that runs out, and what people at a table consent to."""

import asyncio
import time
from dataclasses import replace

import pytest

from stridsplan.server import engine
from stridsplan.server.accounts.departure import Departure

from .conftest import new_id, running
from .test_bots import until

pytestmark = [pytest.mark.anyio, pytest.mark.both_stores]

STEP, ROLL, PASS = 5, 6, 7
SLOW = {"toy.goal": 60}


def clock(time_out="pass", **more):
    return {"pace": "live", "bank": 60, "turn": 5, "time_out": time_out} | more


class Hour:
    """A clock turned by hand."""

    def __init__(self):
        self.at = 1_000_000

    def __call__(self):
        return self.at

    async def after(self, server, seconds):
        """Let time pass under the eyes of a server: by more at once it would take itself for having slept."""
        while seconds > 0:
            await self.leap(server, min(seconds, 5))
            seconds -= 5

    async def leap(self, server, seconds):
        """Let time pass that no server saw."""
        self.at += round(seconds * 1000)
        await server.house.timekeeper.look()


@pytest.fixture
def hour():
    return Hour()


@pytest.fixture
async def server(anyio_backend, settings, hour):
    async with running(settings, now=hour) as started:
        yield started


async def two(alva, nils, **more):
    """A table of two people, both seated; the bids are made, so that seat 0 is asked."""
    table = await alva.create("me", "friend", options=SLOW, **more)
    invitation = table["seats"][1]["invitation"].split("=")[1]
    await nils.post(f"/tables/{table['id']}/join", {"invitation": invitation, "name": "Nils"})
    await alva.command(table["id"], 0, [1])
    await nils.command(table["id"], 1, [1])
    return table["id"]


async def show(person, table):
    return await person.get(f"/tables/{table}")


def ids(position):
    return [event["id"] for event in position["events"]]


# Time


async def test_when_time_runs_out_the_rules_pass(hour, server, alva, nils):
    table = await two(alva, nils, clock=clock())
    await hour.after(server, 69.9)
    assert (await show(alva, table))["to_act"] == [0]
    await hour.after(server, 0.2)
    shown = await show(alva, table)
    assert (shown["to_act"], shown["clocks"]["running"]) == ([1], [1])
    assert shown["clocks"]["left"][0] == 0
    assert "timed_out" in ids(await alva.get(f"/tables/{table}/position", seat=0))
    await nils.command(table, 1, [PASS])
    assert (await show(alva, table))["clocks"]["left"][0] == 5_000


async def test_who_bids_too_late_bids_what_the_rules_say(hour, server, alva):
    table = (await alva.create("me", "screen", "screen", clock=clock(), options=SLOW))["id"]
    await alva.command(table, 1, [4])
    await hour.after(server, 65)
    assert (await alva.get(f"/tables/{table}/position"))["view"]["bids"] == [0, 4, 0]


async def test_a_mail_clock_is_full_at_every_turn(hour, server, alva, nils):
    table = await two(alva, nils, clock={"pace": "mail", "turn": 86_400})
    await hour.leap(server, 86_000)
    await alva.command(table, 0, [PASS])
    assert (await show(alva, table))["clocks"]["left"][1] == 86_400_000
    await hour.leap(server, 86_401)
    shown = await show(alva, table)
    assert (shown["to_act"], shown["clocks"]["left"][0]) == ([0], 86_400_000)


async def test_who_forfeits_is_out(hour, server, alva, nils):
    table = await two(alva, nils, clock=clock("forfeit"))
    await hour.after(server, 70)
    shown = await show(alva, table)
    assert (shown["status"], shown["result"]["winners"]) == ("over", [1])
    assert shown["result"]["id"] == "forfeited"
    assert shown["clocks"]["running"] == []


async def test_a_bot_plays_on_and_hands_back_to_who_returns(hour, server, alva, nils):
    table = await two(alva, nils, clock=clock("bot"))
    await hour.after(server, 70)
    shown = await until(nils, table, lambda now: now["to_act"] == [1])
    assert (shown["stand_ins"], shown["clocks"]["running"]) == ([0], [1])
    assert "stood_in" in ids(await nils.get(f"/tables/{table}/position", seat=1))
    await nils.command(table, 1, [PASS])
    shown = await until(nils, table, lambda now: now["to_act"] == [1])
    position = await alva.get(f"/tables/{table}/position", seat=0)
    assert position["can_undo"] is False
    assert (await show(nils, table))["stand_ins"] == []
    await nils.command(table, 1, [PASS])
    shown = await show(alva, table)
    assert (shown["to_act"], shown["clocks"]["running"]) == ([0], [0])
    assert shown["clocks"]["left"][0] == 5_000


async def test_a_bot_in_the_place_of_a_person_gets_what_the_seat_may_know(
    hour, server, alva, nils, choose_by
):
    turns = []
    choose_by(lambda turn: turns.append(turn) or int(turn.legal[0]))
    table = await two(alva, nils, clock=clock("bot"))
    await hour.after(server, 70)
    await until(nils, table, lambda now: now["to_act"] == [1] or turns)
    view = turns[0].view[0]
    assert (turns[0].seat, view.luck[0] > 0, view.luck[1]) == (0, True, 0)


async def test_whoever_acts_takes_the_seat_back_at_once(hour, server, alva, nils, choose_by):
    choose_by(lambda turn: time.sleep(0.3) or PASS)
    table = await two(alva, nils, clock=clock("bot"))
    await hour.after(server, 70)
    assert (await show(nils, table))["stand_ins"] == [0]
    await alva.command(table, 0, [STEP])
    shown = await show(nils, table)
    assert (shown["stand_ins"], shown["to_act"], shown["clocks"]["left"][0]) == ([], [0], 5_000)


async def test_a_server_that_starts_again_finds_the_deadlines(settings, hour):
    async with running(settings, now=hour) as server:
        alva = await server.person()
        table = (await alva.create("me", "screen", options=SLOW, clock={"pace": "mail", "turn": 60}))["id"]
        cookies = dict(alva.http.cookies)
    async with running(settings, now=hour) as server:
        alva = await server.person(**cookies)
        await hour.after(server, 61)
        assert (await alva.get(f"/tables/{table}/position"))["view"]["bids"] == [0, 0]


async def test_live_clocks_stand_still_while_no_server_is_alive_and_mail_clocks_do_not(settings, hour):
    mail = {"pace": "mail", "turn": 600}
    async with running(settings, now=hour) as server:
        alva = await server.person()
        live = (await alva.create("me", "screen", options=SLOW, clock=clock()))["id"]
        slow = (await alva.create("me", "screen", options=SLOW, clock=mail))["id"]
        await hour.after(server, 3)
        cookies = dict(alva.http.cookies)
    hour.at += 100_000
    async with running(settings, now=hour) as server:
        alva = await server.person(**cookies)
        await hour.leap(server, 0)
        await hour.after(server, 2)
        assert (await show(alva, live))["clocks"]["left"] == [60_000, 60_000]
        assert (await show(alva, slow))["clocks"]["left"] == [495_000, 495_000]


async def test_two_servers_pass_once(settings, hour):
    async with running(settings, now=hour) as one, running(settings, now=hour) as other:
        alva = await one.person()
        table = (await alva.create("me", "screen", options=SLOW, clock=clock()))["id"]
        other_alva = await other.person(**dict(alva.http.cookies))
        await show(other_alva, table)
        await hour.after(other, 66)
        await one.house.timekeeper.look()
        rows = await one.house.tables.repository.rows(table)
        assert [(row.seat, row.codes) for row in rows[1:]] == [(0, (-5, 0)), (1, (-5, 0))]


async def test_the_time_that_the_rules_give_ends_in_the_rules_own_lapse(hour, server, alva, monkeypatch):
    from stridsplan.engine import registry

    game = registry.load_game("toy")
    monkeypatch.setattr(registry, "load_game", lambda name: replace(game, clock={"bid": 20}))
    monkeypatch.setattr("stridsplan.engine.table.load_game", lambda name: replace(game, clock={"bid": 20}))
    table = (await alva.create("me", "screen", options=SLOW, clock=clock("forfeit")))["id"]
    assert (await show(alva, table))["clocks"]["left"] == [20_000, 20_000]
    await hour.after(server, 20)
    shown = await show(alva, table)
    assert (shown["status"], shown["to_act"]) == ("playing", [0])
    assert shown["clocks"]["left"] == [70_000, 65_000]


async def test_bots_have_no_clock(hour, server, alva):
    table = (await alva.create("me", "bot", clock=clock()))["id"]
    assert (await show(alva, table))["clocks"]["running"] == [0]


async def test_the_lapses_of_who_has_resigned_are_played_at_once(server, alva):
    table = (await alva.create("me", "screen", "screen", options=SLOW))["id"]
    for seat in range(3):
        await alva.command(table, seat, [0])
    await alva.command(table, 0, [-1])
    await until(alva, table, lambda shown: shown["to_act"] == [1])
    for seat in (1, 2):
        await alva.command(table, seat, [PASS])
    await until(alva, table, lambda shown: shown["to_act"] == [1])


# Consent


def ask(person, table, seat, kind):
    return person.post(f"/tables/{table}/ask", {"seat": seat, "kind": kind})


def answer(person, table, seat, kind, agree):
    return person.post(f"/tables/{table}/answer", {"seat": seat, "kind": kind, "agree": agree})


async def said(person, table):
    return [line["text"] for line in (await person.get(f"/tables/{table}/talk"))["messages"]]


async def test_a_table_rests_when_all_agree_and_goes_on_when_one_asks(hour, server, alva, nils):
    table = await two(alva, nils, clock=clock())
    shown = await ask(alva, table, 0, "pause")
    assert shown["asking"] == [{"kind": "pause", "by": 0, "version": 3, "agreed": [0]}]
    await hour.after(server, 10)
    shown = await answer(nils, table, 1, "pause", True)
    assert (shown["asking"], shown["clocks"]["paused"], shown["clocks"]["left"][0]) == ([], True, 60_000)
    await hour.leap(server, 1000)
    body = {"id": "a-command-1", "seat": 0, "version": 3, "codes": [PASS]}
    await alva.fails(f"/tables/{table}/commands", body, "play.paused", 409)
    shown = await ask(nils, table, 1, "resume")
    assert (shown["clocks"]["paused"], shown["clocks"]["left"][0]) == (False, 60_000)
    await hour.after(server, 60)
    assert (await show(alva, table))["to_act"] == [1]
    assert await said(alva, table) == ["manners-asked-pause", "manners-done-pause", "manners-done-resume"]


async def test_what_is_refused_is_no_longer_asked(server, alva, nils):
    table = await two(alva, nils, clock=clock())
    await ask(alva, table, 0, "pause")
    assert (await answer(nils, table, 1, "pause", False))["asking"] == []
    await nils.fails(
        f"/tables/{table}/answer", {"seat": 1, "kind": "pause", "agree": True}, "play.not_asked", 409
    )
    assert (await said(nils, table))[-1] == "manners-refused-pause"


async def test_bots_rest_with_the_table(settings):
    async with running(settings, bot_pause=0.2) as server:
        alva = await server.person()
        table = (await alva.create("me", "bot", options=SLOW, clock=clock()))["id"]
        assert (await ask(alva, table, 0, "pause"))["clocks"]["paused"]
        version = (await show(alva, table))["version"]
        await asyncio.sleep(0.5)
        assert (await show(alva, table))["version"] == version
        await ask(alva, table, 0, "resume")
        await until(alva, table, lambda shown: shown["version"] > version)


async def test_a_take_back_reaches_over_dice_that_never_come_again(server, alva, nils):
    table = await two(alva, nils)
    await alva.command(table, 0, [ROLL])
    before = await alva.get(f"/tables/{table}/position", seat=0)
    await ask(alva, table, 0, "take_back")
    assert (await show(nils, table))["asking"][0]["kind"] == "take_back"
    shown = await answer(nils, table, 1, "take_back", True)
    assert (shown["to_act"], shown["asking"], shown["version"]) == ([0], [], before["version"] + 1)
    assert (await alva.get(f"/tables/{table}/position", seat=0))["view"]["scores"] == [0, 0]


async def test_what_a_take_back_takes_is_told_before_it_is_asked_for(server, alva, nils):
    table = await two(alva, nils)
    refusal = await alva.http.get(f"/api/v1/tables/{table}/take_back?seat=1")
    assert (refusal.status_code, refusal.json()["error"]["code"]) == (403, "play.not_your_seat")
    await alva.command(table, 0, [ROLL])
    told = await alva.get(f"/tables/{table}/take_back", seat=0)
    assert told == {"what": {"id": "rolled", "args": told["what"]["args"]}, "bots": 0, "people": 0}
    await nils.command(table, 1, [STEP])
    assert (await alva.get(f"/tables/{table}/take_back", seat=0))["people"] == 1


async def test_moves_of_bots_are_counted_in_what_a_take_back_takes(server, alva):
    table = (await alva.create("me", "bot", "bot"))["id"]
    await alva.command(table, 0, [0])
    await until(alva, table, lambda shown: shown["to_act"] == [0])
    await alva.command(table, 0, [PASS])
    await until(alva, table, lambda shown: shown["to_act"] == [0] or shown["status"] == "over")
    version = (await show(alva, table))["version"]
    told = await alva.get(f"/tables/{table}/take_back", seat=0)
    await ask(alva, table, 0, "take_back")
    replay = await alva.get(f"/tables/{table}/replay", seat=0)
    assert told["bots"] == version - replay["versions"][-1] - 1 > 1


async def test_who_plays_on_has_not_consented(server, alva, nils):
    table = await two(alva, nils)
    await alva.command(table, 0, [ROLL])
    await ask(alva, table, 0, "take_back")
    await nils.command(table, 1, [STEP])
    assert (await show(alva, table))["asking"] == []


async def test_nothing_can_be_asked_that_makes_no_sense(server, alva, nils):
    table = await two(alva, nils)
    for kind in ("pause", "resume", "rematch", "open"):
        await alva.fails(f"/tables/{table}/ask", {"seat": 0, "kind": kind}, "play.not_asked", 409)
    await nils.fails(f"/tables/{table}/ask", {"seat": 0, "kind": "take_back"}, "play.not_your_seat", 403)


async def over(alva, nils, **more):
    table = await two(alva, nils, **more)
    await alva.command(table, 0, [-1])
    return table


async def test_a_rematch_seats_everybody_one_further(server, alva, nils):
    table = await over(alva, nils, clock=clock("bot"), advice=False)
    await ask(nils, table, 1, "rematch")
    shown = await answer(alva, table, 0, "rematch", True)
    new = await show(alva, shown["next_table"])
    assert [seat["name"] for seat in new["seats"]] == ["Nils", "Alva"]
    assert [seat["mine"] for seat in new["seats"]] == [False, True]
    assert (new["options"], new["clock"]) == (shown["options"], shown["clock"])
    assert new["advice"] is False
    streams = [each["fairness"]["streams"][0]["commitment"] for each in (new, shown)]
    assert streams[0] != streams[1]
    assert (new["status"], new["version"], new["clocks"]["running"]) == ("playing", 1, [0, 1])
    assert await alva.fails(f"/tables/{table}/ask", {"seat": 0, "kind": "rematch"}, "play.not_asked", 409)


async def test_everybody_brings_a_text_into_a_rematch_promised_before(server, alva, nils):
    table = await over(alva, nils)
    promised = await alva.get(f"/tables/{table}/rematch")
    assert await nils.get(f"/tables/{table}/rematch") == promised
    asked = {"seat": 1, "kind": "rematch", "nonce": "of Nils"}
    assert "of Nils" not in str(await nils.post(f"/tables/{table}/ask", asked))
    assert "of Nils" not in str(await show(alva, table))
    agreed = {"seat": 0, "kind": "rematch", "agree": True, "nonce": "of Alva"}
    shown = await alva.post(f"/tables/{table}/answer", agreed)
    new = await show(alva, shown["next_table"])
    assert (new["id"], new["fairness"]["streams"]) == (promised["id"], promised["streams"])
    assert new["fairness"]["contributions"] == ["of Alva", "of Nils"]


async def test_a_text_brought_to_a_rematch_stands(server, alva, nils):
    table = await over(alva, nils)
    for text in ("the first", "the second"):
        await alva.post(f"/tables/{table}/ask", {"seat": 0, "kind": "rematch", "nonce": text})
    shown = await answer(nils, table, 1, "rematch", True)
    new = await show(alva, shown["next_table"])
    assert new["fairness"]["contributions"] == ["the first"]


async def test_a_rematch_is_promised_to_who_played_and_after_the_end(server, alva, nils):
    table = await two(alva, nils)
    assert (await alva.get(f"/tables/{table}/rematch", 409))["error"]["code"] == "play.not_over"
    await alva.command(table, 0, [-1])
    stranger = await server.person()
    assert (await stranger.get(f"/tables/{table}/rematch", 403))["error"]["code"] == "play.not_your_seat"


async def test_a_rematch_that_was_laid_and_not_told_is_found_again(server, alva, nils):
    table = await over(alva, nils)
    await ask(alva, table, 0, "rematch")
    laid = (await answer(nils, table, 1, "rematch", True))["next_table"]
    async with server.house.tables.sittings.at(table) as sitting:
        await server.house.tables.behave(sitting, replace(sitting.record.manners, next_table=None))
    await ask(alva, table, 0, "rematch")
    assert (await answer(nils, table, 1, "rematch", True))["next_table"] == laid


async def test_who_takes_the_id_of_a_rematch_leads_nobody_to_a_table_of_their_own(server, alva, nils):
    table = await over(alva, nils)
    promised = await alva.get(f"/tables/{table}/rematch")
    await alva.create("me", "screen", id=promised["id"])
    await ask(alva, table, 0, "rematch")
    agreed = {"seat": 1, "kind": "rematch", "agree": True}
    await nils.fails(f"/tables/{table}/answer", agreed, "play.not_asked", 409)
    shown = await show(nils, table)
    assert (shown["next_table"], shown["asking"]) == (None, [])


async def test_alone_against_bots_a_rematch_is_laid_at_once(server, alva):
    table = (await alva.create("me", "bot", options=SLOW))["id"]
    await alva.command(table, 0, [0])
    await until(alva, table, lambda shown: shown["to_act"] == [0])
    await alva.command(table, 0, [-1])
    shown = await ask(alva, table, 0, "rematch")
    new = await show(alva, shown["next_table"])
    assert [seat["kind"] for seat in new["seats"]] == ["bot", "person"]
    assert await said(alva, table) == ["manners-done-rematch"]


async def test_everything_is_opened_when_all_consent(server, alva, nils):
    table = await over(alva, nils)
    await ask(alva, table, 0, "open")
    assert not (await show(alva, table))["opened"]
    assert (await answer(nils, table, 1, "open", True))["opened"]


async def test_who_has_left_the_game_need_not_agree(server, alva, nils):
    table = await alva.create("me", "screen", "friend", options=SLOW, clock=clock())
    invitation = table["seats"][2]["invitation"].split("=")[1]
    table = table["id"]
    await nils.post(f"/tables/{table}/join", {"invitation": invitation, "name": "Nils"})
    await nils.command(table, 2, [-1])
    assert (await ask(alva, table, 1, "pause"))["clocks"]["paused"]


# Who is gone


async def three(server, alva, nils, **more):
    """A table of three people; seat 0 is asked, and seat 2 is eliminated as soon as seat 0 has scored."""
    table = await alva.create("me", "friend", "friend", options=SLOW, **more)
    people = {1: nils, 2: await server.person()}
    for seat, person in people.items():
        invitation = table["seats"][seat]["invitation"].split("=")[1]
        await person.post(f"/tables/{table['id']}/join", {"invitation": invitation, "name": f"Nils {seat}"})
    for seat, person in {0: alva, **people}.items():
        await person.command(table["id"], seat, [1])
    return table["id"], people[2]


@pytest.fixture
def mortal(monkeypatch):
    """In this toy seat 2 is eliminated as soon as seat 0 has scored."""
    from stridsplan.engine import registry

    game = replace(registry.load_game("toy"), eliminated=lambda view: 4 if view.score[0] else 0)
    monkeypatch.setattr(registry, "load_game", lambda name: game)
    monkeypatch.setattr("stridsplan.engine.table.load_game", lambda name: game)


async def test_who_is_eliminated_need_not_agree_and_may_ask_nothing(hour, server, alva, nils, mortal):
    table, dead = await three(server, alva, nils, clock=clock())
    await ask(alva, table, 0, "pause")
    assert len((await answer(nils, table, 1, "pause", True))["asking"]) == 1
    await answer(dead, table, 2, "pause", False)
    await alva.command(table, 0, [STEP])
    await ask(alva, table, 0, "take_back")
    shown = await answer(nils, table, 1, "take_back", True)
    assert (shown["asking"], shown["version"]) == ([], 6)
    await alva.command(table, 0, [STEP])
    for kind in ("pause", "take_back"):
        await dead.fails(f"/tables/{table}/ask", {"seat": 2, "kind": kind}, "play.not_asked", 409)
    told = await dead.get(f"/tables/{table}/position", seat=2)
    assert (told["at_table"], told["can_take_back"]) == ([], False)
    await ask(alva, table, 0, "pause")
    assert (await answer(nils, table, 1, "pause", True))["clocks"]["paused"]


async def test_who_is_eliminated_does_not_win_when_the_others_leave(server, alva, nils, mortal):
    table, dead = await three(server, alva, nils)
    await alva.command(table, 0, [STEP])
    await nils.command(table, 1, [-1])
    shown = await show(dead, table)
    assert (shown["status"], shown["result"]["winners"]) == ("over", [0])


async def test_who_was_eliminated_has_a_say_in_what_comes_after_the_end(server, alva, nils, mortal):
    """A rematch would seat them, and opening everything would show what they hid."""
    table, dead = await three(server, alva, nils)
    await alva.command(table, 0, [STEP])
    await nils.command(table, 1, [-1])
    for kind in ("rematch", "open"):
        await ask(alva, table, 0, kind)
        shown = await answer(nils, table, 1, kind, True)
        assert shown["asking"][-1]["agreed"] == [0, 1]
        shown = await answer(dead, table, 2, kind, True)
        assert shown["opened"] if kind == "open" else shown["next_table"]


async def test_a_deleted_account_that_is_eliminated_leaves_no_game_once_more(server, alva, nils, mortal):
    table, _dead = await three(server, alva, nils)
    await alva.command(table, 0, [STEP])
    before = (await show(alva, table))["version"]
    (visitor,) = (await server.house.tables.repository.load(table)).seats[2].holders
    house = server.house
    await Departure(house.tables, house.lobby, house.tournaments, house.ratings).leave_all(visitor)
    assert (await show(alva, table))["version"] == before


async def test_one_may_resign_at_any_time_whatever_was_seen_last(server, alva, nils):
    table, third = await three(server, alva, nils)
    seen = (await show(third, table))["version"]
    await alva.command(table, 0, [STEP])
    await alva.command(table, 0, [PASS])
    await nils.command(table, 1, [PASS])  # seat 2 is asked now, and does not know it
    await third.command(table, 2, [-1], version=seen)
    position = await until(alva, table, lambda shown: shown["to_act"] == [0])
    assert position["status"] == "playing"
    await nils.command(table, 1, [-1])  # while seat 0 is asked
    assert (await show(alva, table))["result"]["winners"] == [0]


async def test_one_may_resign_while_the_table_rests(hour, server, alva, nils):
    table = await two(alva, nils, clock=clock())
    await ask(alva, table, 0, "pause")
    await answer(nils, table, 1, "pause", True)
    await nils.command(table, 1, [-1])
    assert (await show(alva, table))["result"]["winners"] == [0]


async def test_no_bot_plays_for_a_seat_that_has_left(hour, server, alva, nils):
    """The rules do, also where a bot stood in."""
    table, _third = await three(server, alva, nils, clock=clock("bot"))
    await hour.after(server, 70)
    await until(nils, table, lambda shown: shown["to_act"] == [1])
    async with server.house.tables.sittings.at(table) as sitting:
        play = await server.house.tables.sittings.play(sitting)
        play.table.act(0, [engine.leaving_code()])
        while play.table.to_act() != [0]:
            (seat,) = play.table.to_act()
            play.table.act(seat, [PASS])
        assert play.bot_answer() is None
        sitting.forget()


# Tournaments


async def match(*people, **more):
    """The table of a match of a tournament of these people, and of a bot if there is only one of them."""
    told = {"name": "Cup", "game": "toy", "profile": "short", "format": "round_robin", "enter": "Alva"}
    bots = [{"bot": "policy"}] if len(people) == 1 else []
    cup = await people[0].post("/tournaments", told | {"bots": bots, "options": SLOW} | more, 201)
    for person in people[1:]:
        key = cup["invitation"].split("=")[1]
        await person.post(f"/tournaments/{cup['id']}/enter", {"invitation": key, "name": "Nils"})
    now = await people[0].post(f"/tournaments/{cup['id']}/start", {})
    (table,) = (await people[0].get("/tables"))["tables"]
    assert table["tournament"] == now["id"]
    return table


async def test_nothing_is_taken_back_in_a_tournament(server, alva, nils):
    table = (await match(alva, nils))["id"]
    first = next(seat["seat"] for seat in (await show(alva, table))["seats"] if seat["mine"])
    await alva.command(table, first, [1])
    await nils.command(table, 1 - first, [1])
    player = alva if first == 0 else nils
    await player.command(table, 0, [ROLL])
    told = await player.get(f"/tables/{table}/position", seat=0)
    assert told["can_take_back"] is False
    await player.fails(f"/tables/{table}/ask", {"seat": 0, "kind": "take_back"}, "play.not_asked", 409)


async def test_no_bot_consents_to_a_pause_in_a_tournament(server, alva):
    table = await match(alva, clock=clock())
    seat = next(seat["seat"] for seat in table["seats"] if seat["mine"])
    told = {"seat": seat, "kind": "pause"}
    await alva.fails(f"/tables/{table['id']}/ask", told, "play.not_asked", 409)
    await alva.fails(f"/tables/{table['id']}/ask", {"seat": seat, "kind": "take_back"}, "play.not_asked", 409)


async def test_people_may_agree_on_a_pause_in_a_tournament(server, alva, nils):
    table = (await match(alva, nils, clock=clock()))["id"]
    own = next(seat["seat"] for seat in (await show(alva, table))["seats"] if seat["mine"])
    assert (await ask(alva, table, own, "pause"))["asking"][0]["agreed"] == [own]
    assert (await answer(nils, table, 1 - own, "pause", True))["clocks"]["paused"]


# Two servers, of which one has not heard yet what the other did


@pytest.fixture
async def houses(anyio_backend, settings, hour):
    """Two servers on one store that tell each other nothing."""
    async with running(settings, now=hour) as one, running(settings, now=hour) as other:
        for server in (one, other):
            server.house.news.on_table.clear()
        yield one, other


@pytest.fixture
async def apart(houses):
    """Alva at one server, Nils at the other, and their table, which both servers have in memory."""
    one, other = houses
    alva, nils = await one.person(), await one.person()
    table = await two(alva, nils, clock=clock())
    far = await other.person(**dict(nils.http.cookies))
    await far.get(f"/tables/{table}/position", seat=1)
    return alva, far, table


def hear(houses, table):
    """Let both servers hear that a table changed."""
    for server in houses:
        server.house.tables.sittings.behind(table)


async def test_no_command_is_played_past_a_pause_that_was_agreed_elsewhere(houses, apart):
    alva, nils, table = apart
    await ask(alva, table, 0, "pause")
    hear(houses, table)
    await show(alva, table)
    await answer(nils, table, 1, "pause", True)
    body = {"id": "a-command-1", "seat": 0, "version": 3, "codes": [PASS]}
    await alva.fails(f"/tables/{table}/commands", body, "play.paused", 409)
    assert (await show(nils, table))["clocks"]["paused"]


async def test_a_pause_is_agreed_at_the_table_as_it_was_played_on_elsewhere(houses, apart):
    alva, nils, table = apart
    await ask(alva, table, 0, "pause")
    hear(houses, table)
    await show(nils, table)
    await alva.command(table, 0, [PASS])
    shown = await answer(nils, table, 1, "pause", True)
    assert (shown["version"], shown["to_act"], shown["clocks"]["paused"]) == (4, [1], True)
    assert shown["clocks"]["running"] == [1]


async def test_of_a_pause_and_a_command_at_once_neither_is_lost(houses, apart):
    alva, nils, table = apart
    for _ in range(8):
        hear(houses, table)
        before = await ask(alva, table, 0, "pause")
        hear(houses, table)
        seat = before["to_act"][0]
        player = (alva, nils)[seat]
        body = {"id": new_id(), "seat": seat, "version": before["version"], "codes": [PASS]}
        played, paused = await asyncio.gather(
            player.http.post(f"/api/v1/tables/{table}/commands", json=body),
            answer(nils, table, 1, "pause", True),
        )
        assert paused["clocks"]["paused"]
        assert played.status_code == 200 or played.json()["error"]["code"] == "play.paused"
        hear(houses, table)
        resumed = await ask(alva, table, 0, "resume")
        assert resumed["version"] == before["version"] + (played.status_code == 200)
        assert resumed["clocks"]["running"] == resumed["to_act"]


async def test_a_rematch_laid_at_two_servers_is_one(houses):
    one, other = houses
    alva, nils = await one.person(), await one.person()
    table = await over(alva, nils)
    far = await other.person(**dict(nils.http.cookies))
    await show(far, table)
    answers = await asyncio.gather(ask(alva, table, 0, "rematch"), ask(far, table, 1, "rematch"))
    led = {shown["next_table"] for shown in answers} - {None}
    assert len(led) == 1
    assert {each["id"] for each in (await alva.get("/tables"))["tables"]} == {table} | led
