"""The games of the house at tables of the server: nothing leaks, bots finish them, the disk has all of it."""

import asyncio
import json

import pytest

from stridsplan.bots import get_bot
from stridsplan.engine.dice import seeded
from stridsplan.engine.registry import game_ids, load_game
from stridsplan.server.tables.play import Play

from .conftest import running

pytestmark = [pytest.mark.anyio, pytest.mark.long]
GAMES = [game for game in game_ids() if game != "toy"]


async def play_on(server, table, commands):
    """Let every seat's policy play so many commands."""
    service, tape = server.house.tables, seeded(7)
    async with service.sittings.changing(table) as sitting:
        play = await service.sittings.play(sitting)
        for _ in range(commands):
            if play.table.is_over:
                return
            seat = play.table.to_act()[0]
            view, legal = play.table.observe(seat), play.table.legal(seat)
            code = get_bot("policy").choose(play.table.game, view, seat, legal, tape)
            await service.store(sitting, play, play.act(seat, [code]))


def several(game):
    """The least number of seats above two."""
    return min(count for count in load_game(game).seats if count > 2)


async def several_people(server, game, **options):
    """A table of so many people; returns it and them."""
    people = [await server.person() for _ in range(several(game))]
    friends = ["friend"] * (len(people) - 1)
    table = await people[0].create("me", *friends, game=game, options=options)
    for person, seat in zip(people[1:], table["seats"][1:], strict=True):
        invitation = seat["invitation"].split("=")[1]
        await person.post(f"/tables/{table['id']}/join", {"invitation": invitation})
    return table["id"], people


@pytest.mark.parametrize("game", GAMES)
async def test_a_seat_is_told_its_own_view_and_the_events_it_may_see(server, game):
    table, people = await several_people(server, game)
    sides = [*zip(people, range(len(people)), strict=True), (await server.person(), None)]
    for _ in range(8):
        await play_on(server, table, 15)
        for person, seat in sides:
            told = await person.get(f"/tables/{table}/position", **({} if seat is None else {"seat": seat}))
            async with server.house.tables.sittings.at(table) as sitting:
                play = await server.house.tables.sittings.play(sitting)
                view = play.table.observe(seat)[0]
                assert told["view"] == json.loads(json.dumps(play.table.game.words.picture(view, seat)))
                assert [event["id"] for event in told["events"]] == [
                    row["id"] for row in play.table.log(seat)
                ]


@pytest.mark.parametrize("goal", ["mission", "capital"])
async def test_no_answer_holds_another_seats_mission_hand_or_capital(server, goal):
    table, people = await several_people(server, "risk", goal=goal)
    watcher = await server.person()
    for _ in range(6):
        await play_on(server, table, 25)
        answers = [
            await person.get(f"/tables/{table}/position", seat=seat) for seat, person in enumerate(people)
        ]
        answers.append(await watcher.get(f"/tables/{table}/position"))
        if answers[-1]["over"]:
            break
        for seat, own in enumerate(answers[:3]):
            for other, answer in enumerate(answers):
                if other != seat:
                    refuse_leak(own["view"], answer)


def refuse_leak(own, answer):
    """Fail if an answer to somebody else holds what a seat alone knows."""
    view, events = answer["view"], json.dumps(answer["events"])
    if own["mission"]:
        mine, theirs = own["mission"], view["mission"] or {"id": None, "target": None, "effective": None}
        assert (mine["id"], mine["target"]) != (theirs["id"], theirs["target"])
        # Two seats may have the same aim: who drew his own colour has another card's (RK-MISS-7).
        shared = mine["id"] in (theirs["id"], theirs["effective"])
        assert shared or mine["id"].replace("_", "-") not in events
    hand = {card["card"] for card in own["hand"] or ()}
    assert not hand & {card["card"] for card in view["hand"] or ()}
    if own["capital"] and not any(territory["capital"] is not None for territory in own["territories"]):
        assert all(territory["capital"] is None for territory in view["territories"])
        assert view["capital"] != own["capital"]


@pytest.mark.parametrize("game", GAMES)
async def test_the_disk_has_all_of_it(settings, game):
    sides = ({}, {"seat": 0}, {"seat": 2})
    async with running(settings, snapshot_every=10) as server:
        alva = await server.person()
        table = (await alva.create("me", *["screen"] * (several(game) - 1), game=game))["id"]
        await play_on(server, table, 150)
        before = [await alva.get(f"/tables/{table}/position", **side) for side in sides]
        cookies = dict(alva.http.cookies)
    async with running(settings, snapshot_every=10) as server:
        alva = await server.person(**cookies)
        assert [await alva.get(f"/tables/{table}/position", **side) for side in sides] == before
        async with server.house.tables.sittings.at(table) as sitting:
            play = await server.house.tables.sittings.play(sitting)
            again = Play.restore(sitting.record, play.history)
            assert again.table.state_bytes() == play.table.state_bytes()
            assert again.position(1) == play.position(1)


@pytest.mark.parametrize("game", GAMES)
async def test_bots_play_a_whole_game(alva, game):
    table = (await alva.create("bot:policy", "bot:policy", game=game))["id"]
    async with asyncio.timeout(240):
        while (shown := await alva.get(f"/tables/{table}"))["status"] != "over":
            await asyncio.sleep(0.2)
    assert shown["result"]["ranks"]
