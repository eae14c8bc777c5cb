"""The real games on the server: no secret is sent, bots finish games, and everything is stored."""

import asyncio
import json

import pytest

from depth import depth, some
from stridsplan.bots import get_bot
from stridsplan.engine.dice import seeded_tape
from stridsplan.engine.entries import load_compiled
from stridsplan.engine.registry import game_ids, load_game
from stridsplan.server.tables.play import Play

from .conftest import running

pytestmark = [pytest.mark.anyio, pytest.mark.bot_processes]
GAMES = [game for game in game_ids() if game != "toy"]
SHORT = {"island": "short", "omringad": "blitz", "clusta_noba": "skirmish"}  # profiles of shorter games


async def play_on(server, table, commands):
    """Let the policy play so many commands for the seats that are to act, or fewer if the game ends."""
    service, tape = server.services.tables, seeded_tape(7)
    async with service.cache.changing(table) as cached:
        play = await service.cache.play(cached)
        for _ in range(commands):
            if play.table.is_over:
                return
            seat = play.table.to_act()[0]
            view, legal = play.table.observe(seat), play.table.legal(seat)
            code = get_bot("policy").choose(play.table.game, view, seat, legal, tape)
            await service.store(cached, play, play.act(seat, [code]))


def number_of_seats(game):
    """The smallest number of seats above two."""
    return min(count for count in load_game(game).seats if count > 2)


async def table_of_several(server, game, **options):
    """A table with a client for each seat; return its id and the clients."""
    clients = [await server.new_client() for _ in range(number_of_seats(game))]
    friends = ["friend"] * (len(clients) - 1)
    table = await clients[0].create("me", *friends, game=game, options=options)
    for client, seat in zip(clients[1:], table["seats"][1:], strict=True):
        invitation = seat["invitation"].split("=")[1]
        await client.post(f"/tables/{table['id']}/join", {"invitation": invitation})
    return table["id"], clients


@pytest.mark.parametrize("game", GAMES)
async def test_a_seat_receives_its_own_view_and_the_events_it_may_see(server, game):
    table, clients = await table_of_several(server, game)
    viewers = [*zip(clients, range(len(clients)), strict=True), (await server.new_client(), None)]
    for _ in range(depth(2, 8)):
        await play_on(server, table, 15)
        for client, seat in viewers:
            position = await client.get(
                f"/tables/{table}/position", **({} if seat is None else {"seat": seat})
            )
            async with server.services.tables.cache.locked(table) as cached:
                play = await server.services.tables.cache.play(cached)
                view = play.table.observe(seat)[0]
                assert position["view"] == json.loads(json.dumps(play.table.game.words.view_json(view, seat)))
                assert [event["id"] for event in position["events"]] == [
                    row["id"] for row in play.table.log(seat)
                ]


@pytest.mark.parametrize("goal", ["mission", "capital"])
async def test_no_position_contains_another_seats_mission_hand_or_capital(server, goal):
    table, clients = await table_of_several(server, "risk", goal=goal)
    spectator = await server.new_client()
    for _ in range(6):
        await play_on(server, table, 25)
        positions = [
            await client.get(f"/tables/{table}/position", seat=seat) for seat, client in enumerate(clients)
        ]
        positions.append(await spectator.get(f"/tables/{table}/position"))
        if positions[-1]["over"]:
            break
        for seat, own in enumerate(positions[:-1]):  # without that of the spectator
            for other, position in enumerate(positions):
                if other != seat:
                    check_secrets(own["view"], position)


def check_secrets(own, position):
    """Check that a position sent to another seat or a spectator does not contain secrets of this seat."""
    view, events = position["view"], json.dumps(position["events"])
    if own["mission"]:
        mine, theirs = own["mission"], view["mission"] or {"id": None, "target": None, "effective": None}
        assert (mine["id"], mine["target"]) != (theirs["id"], theirs["target"])
        # Two seats may have the same aim: a seat that drew its own colour has another mission (RK-MISS-7).
        shared = mine["id"] in (theirs["id"], theirs["effective"])
        assert shared or mine["id"].replace("_", "-") not in events
    hand = {card["card"] for card in own["hand"] or ()}
    assert not hand & {card["card"] for card in view["hand"] or ()}
    if own["capital"] and not any(territory["capital"] is not None for territory in own["territories"]):
        assert all(territory["capital"] is None for territory in view["territories"])
        assert view["capital"] != own["capital"]


@pytest.mark.parametrize("game", some(GAMES, 3))
async def test_a_game_read_from_the_database_is_the_same(settings, game):
    viewers = ({}, {"seat": 0}, {"seat": 2})
    async with running(settings, snapshot_every=10) as server:
        alva = await server.new_client()
        table = (await alva.create("me", *["screen"] * (number_of_seats(game) - 1), game=game))["id"]
        await play_on(server, table, depth(80, 150))
        before = [await alva.get(f"/tables/{table}/position", **viewer) for viewer in viewers]
        cookies = dict(alva.http.cookies)
    async with running(settings, snapshot_every=10) as server:
        alva = await server.new_client(**cookies)
        assert [await alva.get(f"/tables/{table}/position", **viewer) for viewer in viewers] == before
        async with server.services.tables.cache.locked(table) as cached:
            play = await server.services.tables.cache.play(cached)
            restored = Play.restore(cached.record, play.history)
            assert restored.table.state_bytes() == play.table.state_bytes()
            assert restored.position(1) == play.position(1)


@pytest.mark.parametrize("game", some(GAMES, 1))
async def test_bots_play_a_whole_game(alva, game):
    load_compiled(load_game(game))  # from disk, if they are there: interpreted, a game takes minutes
    table = (await alva.create("bot:policy", "bot:policy", game=game, profile=SHORT.get(game)))["id"]
    async with asyncio.timeout(240):
        while (shown := await alva.get(f"/tables/{table}"))["status"] != "over":
            await asyncio.sleep(0.2)
    assert shown["result"]["ranks"]
