"""Ratings: a rated table between accounts counts once."""

import asyncio

import pytest

from stridsplan.engine.at_table import AtTable
from stridsplan.server import engine
from stridsplan.server.accounts.ratings import NEW_PLAYER, RatedResult, shown_rating

from .conftest import running
from .test_accounts import PASSWORD, delete
from .toy import ROLL

pytestmark = pytest.mark.anyio
both_stores = pytest.mark.both_stores


async def register(server, name):
    client = await server.new_client()
    await client.post("/account", {"name": name, "password": PASSWORD}, 201)
    return client


async def joined_table(host, *guests, rated=True, **more):
    """Create a table, rated or not, and let the guests join; return its id."""
    table = await host.create("me", *["friend"] * len(guests), profile="short", rated=rated, **more)
    for seat, guest in zip(table["seats"][1:], guests, strict=True):
        invitation = seat["invitation"].split("=")[1]
        await guest.post(f"/tables/{table['id']}/join", {"invitation": invitation, "name": "Guest"})
    return table["id"]


async def play(table, *clients):
    """Play to the end; return the winner's seat."""
    for seat, client in enumerate(clients):
        await client.command(table, seat, [0])
    while (shown := await clients[0].get(f"/tables/{table}"))["status"] == "playing":
        seat = shown["to_act"][0]
        await clients[seat].command(table, seat, [ROLL])
    return shown["result"]["winners"][0]


async def changes(client, table):
    return (await client.get(f"/tables/{table}/ratings"))["changes"]


def test_a_new_rating_is_a_thousand():
    assert shown_rating(NEW_PLAYER.mu, NEW_PLAYER.sigma) == 1000


def test_the_winner_gains_and_the_loser_loses_rating():
    after = RatedResult({0: "alva", 1: "nils"}, sides=[0, 1], ranks=[2, 1]).rate({})
    assert after["nils"].mu > NEW_PLAYER.mu > after["alva"].mu
    assert after["alva"].games == after["nils"].games == 1


def test_a_draw_keeps_equal_ratings_equal():
    after = RatedResult({0: "alva", 1: "nils"}, sides=[0, 1], ranks=[1, 1]).rate({})
    assert after["alva"].mu == after["nils"].mu == NEW_PLAYER.mu
    assert after["alva"].sigma < NEW_PLAYER.sigma


def test_all_players_of_the_winning_side_gain_rating():
    accounts = {0: "alva", 1: "nils", 2: "tora", 3: "olof"}
    result = RatedResult(accounts, sides=[0, 1, 0, 1], ranks=[1, 2, 3, 4])
    after = result.rate({})
    assert after["alva"].mu == after["tora"].mu > NEW_PLAYER.mu > after["nils"].mu == after["olof"].mu


def test_team_mates_alone_are_not_rated():
    assert not RatedResult({0: "alva", 2: "tora"}, sides=[0, 1, 0, 1], ranks=[1, 2, 1, 2]).is_contest()


@both_stores
async def test_a_rated_table_changes_the_ratings_of_both_once(server):
    alva, nils = await register(server, "Alva"), await register(server, "Nils")
    table = await joined_table(alva, nils)
    assert await changes(alva, table) == []
    winner = await play(table, alva, nils)
    changed = await changes(alva, table)
    assert [change["before"] for change in changed] == [1000, 1000]
    gains = [change["after"] - change["before"] for change in changed]
    assert gains[winner] == max(gains) > 0
    async with server.services.tables.cache.locked(table) as cached:
        await server.services.ratings._try_to_rate(cached.record)
    assert await changes(nils, table) == changed
    rating = (await nils.get("/account"))["ratings"][0]
    assert rating == {"game": "toy", "rating": changed[1]["after"], "games": 1}


@both_stores
async def test_the_best_rated_accounts_are_listed_first(server):
    alva, nils = await register(server, "Alva"), await register(server, "Nils")
    table = await joined_table(alva, nils)
    winner = await play(table, alva, nils)
    await changes(alva, table)
    best = (await alva.get("/games/toy/ratings"))["players"]
    assert [one["name"] for one in best] == [["Alva", "Nils"][winner], ["Nils", "Alva"][winner]]
    assert (await alva.get("/games/nothing/ratings", 404))["error"]["code"] == "game.unknown"


async def test_resigning_loses_rating(server):
    alva, nils = await register(server, "Alva"), await register(server, "Nils")
    table = await joined_table(alva, nils)
    await alva.command(table, 0, [AtTable.RESIGN])
    lost, won = await changes(alva, table)
    assert lost["after"] < 1000 < won["after"]


async def test_forfeiting_by_the_clock_loses_rating(settings):
    at = [1_000_000]  # the time, in milliseconds
    clock = {"pace": "mail", "turn": 60, "time_out": "forfeit"}
    async with running(settings, now=lambda: at[0]) as server:
        alva, nils = await register(server, "Alva"), await register(server, "Nils")
        table = await joined_table(alva, nils, clock=clock)
        await nils.command(table, 1, [0])
        at[0] += 61_000
        await server.services.timekeeper.check()
        lost, won = await changes(alva, table)
        assert (lost["seat"], lost["after"] < 1000 < won["after"]) == (0, True)
        assert (await alva.get("/account"))["ratings"][0]["games"] == 1


async def test_deleting_an_account_loses_its_running_games(server):
    alva, nils = await register(server, "Alva"), await register(server, "Nils")
    table = await joined_table(alva, nils)
    await delete(alva, "/account", {"password": PASSWORD})
    (won,) = await changes(nils, table)
    assert (won["seat"], won["after"] > 1000) == (1, True)


async def test_deleting_an_account_stops_no_rating_of_others(server, monkeypatch):
    alva, nils, tora, olof = [await register(server, name) for name in ("Alva", "Nils", "Tora", "Olof")]
    slow, table = await joined_table(alva, nils), await joined_table(tora, olof)
    store_ratings, going_on = server.services.ratings.repository.store_ratings, asyncio.Event()

    async def store(table_id, *args):
        if table_id == slow:
            await going_on.wait()
        await store_ratings(table_id, *args)

    monkeypatch.setattr(server.services.ratings.repository, "store_ratings", store)
    await play(slow, alva, nils)
    # a deletion that stopped the ratings of others would cancel them after this time
    monkeypatch.setattr("stridsplan.server.supervision.GRACE", 0.2)
    await delete(tora, "/account", {"password": PASSWORD})
    assert [change["seat"] for change in await changes(olof, table)] == [1]
    assert slow in server.services.ratings._rating  # it was not cancelled
    going_on.set()
    assert len(await changes(alva, slow)) == 2


async def test_a_table_that_is_not_rated_changes_nothing(server):
    alva, nils = await register(server, "Alva"), await register(server, "Nils")
    table = await joined_table(alva, nils, rated=False)
    await play(table, alva, nils)
    assert await alva.get(f"/tables/{table}/ratings") == {"rated": False, "changes": []}


@both_stores
async def test_games_against_guests_are_not_rated(server):
    alva, guest = await register(server, "Alva"), await server.new_client()
    table = await joined_table(alva, guest)
    await play(table, alva, guest)
    assert await alva.get(f"/tables/{table}/ratings") == {"rated": False, "changes": []}
    assert (await alva.get("/account"))["ratings"] == []


@both_stores
async def test_a_table_that_ended_before_a_restart_is_rated_after_it(settings, monkeypatch):
    def broken(*given):
        raise RuntimeError("the server stops")

    async with running(settings) as server:
        alva, nils = await register(server, "Alva"), await register(server, "Nils")
        table = await joined_table(alva, nils)
        with monkeypatch.context() as patched:
            patched.setattr(engine, "sides_of", broken)
            await play(table, alva, nils)
            assert await changes(alva, table) == []
    async with running(settings) as server:
        alva = await server.new_client(**dict(alva.http.cookies))
        await server.services.ratings.resume()
        assert len(await changes(alva, table)) == 2


async def test_a_deleted_account_is_not_listed(server):
    alva, nils = await register(server, "Alva"), await register(server, "Nils")
    table = await joined_table(alva, nils)
    await play(table, alva, nils)
    assert len(await changes(alva, table)) == 2
    await delete(alva, "/account", {"password": PASSWORD})
    assert [one["name"] for one in (await nils.get("/games/toy/ratings"))["players"]] == ["Nils"]
    assert [change["seat"] for change in await changes(nils, table)] == [1]
