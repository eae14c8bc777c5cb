"""Profiles: the public part of an account."""

import asyncio

import pytest

from stridsplan.engine.at_table import AtTable

from .test_accounts import PASSWORD, delete
from .test_ratings import joined_table, play, register

pytestmark = pytest.mark.anyio
both_stores = pytest.mark.both_stores


async def games_of(client, name, **more):
    return await client.get("/players/games", name=name, **more)


@both_stores
async def test_a_profile_shows_the_ratings_the_rated_games_and_the_results_against_others(server, alva):
    anna, nils = await register(server, "Anna"), await register(server, "Nils")
    table = await joined_table(anna, nils)
    winner = await play(table, anna, nils)
    await anna.get(f"/tables/{table}/ratings")  # waits until it is rated
    profile = await alva.get("/players", name="ANNA")
    own, other = ("won", "lost") if winner == 0 else ("lost", "won")
    assert profile["name"] == "Anna"
    assert [(one["game"], one["games"]) for one in profile["ratings"]] == [("toy", 1)]
    assert profile["opponents"] == [{"name": "Nils", "drawn": 0, own: 1, other: 0}]
    [game] = (await games_of(alva, "Anna"))["games"]
    assert (game["id"], game["seat"], game["outcome"], game["before"]) == (table, 0, own, 1000)
    assert [seat["name"] for seat in game["seats"]] == ["Anna", "Nils"]
    assert (await games_of(alva, "Nils"))["games"][0]["outcome"] == other


@both_stores
async def test_a_rematch_must_not_change_when_a_game_ended(server, alva):
    anna, nils = await register(server, "Anna"), await register(server, "Nils")
    table = await joined_table(anna, nils)
    await play(table, anna, nils)
    await anna.get(f"/tables/{table}/ratings")  # waits until it is rated
    shown = await games_of(alva, "Anna")
    changed = (await server.services.tables.repository.load(table)).changed
    await asyncio.sleep(0.002)  # `changed` is in milliseconds
    await anna.post(f"/tables/{table}/ask", {"seat": 0, "kind": "rematch"})
    assert (await server.services.tables.repository.load(table)).changed > changed
    assert await games_of(alva, "Anna", before=changed + 1) == shown != {"games": [], "next": None}


async def test_an_umpire_must_not_count_as_an_opponent(server, alva):
    anna, nils, umpire = [await register(server, name) for name in ("Anna", "Nils", "Tora")]
    options = {"scenario": "skirmish", "umpire": True}
    new = await anna.create("me", "friend", "friend", game="clusta_noba", options=options, rated=True)
    for seat, guest in ((1, nils), (2, umpire)):
        invitation = new["seats"][seat]["invitation"].split("=")[1]
        await guest.post(f"/tables/{new['id']}/join", {"invitation": invitation, "name": "Guest"})
    await nils.command(new["id"], 1, [AtTable.RESIGN])
    await anna.get(f"/tables/{new['id']}/ratings")  # waits until it is rated
    opponents = (await alva.get("/players", name="Anna"))["opponents"]
    assert [(one["name"], one["won"]) for one in opponents] == [("Nils", 1)]


async def test_a_profile_must_not_show_unrated_games(server, alva):
    anna, nils = await register(server, "Anna"), await register(server, "Nils")
    table = await joined_table(anna, nils, rated=False)
    await play(table, anna, nils)
    for path in ("/players", "/players/games"):
        assert (await alva.get(path, 404, name="Nobody"))["error"]["code"] == "account.unknown"
    profile = await alva.get("/players", name="Anna")
    assert (profile["ratings"], profile["opponents"]) == ([], [])
    assert await games_of(alva, "Anna") == {"games": [], "next": None}


async def accounts_at(client, table):
    return [seat["account"] for seat in (await client.get(f"/tables/{table}"))["seats"]]


async def rename(client, table, seat, name):
    await client.post(f"/tables/{table}/rename", {"seat": seat, "name": name})


@both_stores
async def test_a_seat_must_name_its_account_only_if_it_has_the_name_of_the_account(server, alva):
    anna, nils = await register(server, "Anna"), await register(server, "Nils")
    table = await joined_table(anna, nils, rated=False)  # Nils has the name Guest at this table
    await rename(anna, table, 0, "ANNA")
    assert await accounts_at(alva, table) == ["Anna", None]
    await rename(nils, table, 1, "Nils")
    await rename(anna, table, 0, "The Fox")
    assert await accounts_at(alva, table) == [None, "Nils"]


async def test_a_rated_table_must_always_name_the_accounts(server, alva):
    anna, nils = await register(server, "Anna"), await register(server, "Nils")
    assert await accounts_at(alva, await joined_table(anna, nils)) == ["Anna", "Nils"]


async def test_the_lobby_must_name_the_accounts(server, alva):
    anna = await register(server, "Anna")
    await anna.create("me", "friend", name="Anna", listed=True)
    [table] = (await alva.get("/lobby"))["tables"]
    assert [seat["account"] for seat in table["seats"]] == ["Anna", None]


async def test_a_tournament_must_name_the_accounts_whose_names_its_entries_have(server, alva):
    anna = await register(server, "Anna")
    body = {"name": "Cup", "game": "toy", "profile": "short", "format": "round_robin", "enter": "Anna"}
    cup = await anna.post("/tournaments", body, 201)
    invitation = cup["invitation"].split("=")[1]
    await alva.post(f"/tournaments/{cup['id']}/enter", {"invitation": invitation, "name": "Alva"})
    entries = (await alva.get(f"/tournaments/{cup['id']}"))["entries"]
    assert [(entry["name"], entry["account"]) for entry in entries] == [("Anna", "Anna"), ("Alva", None)]


async def test_the_seat_of_a_guest_who_registers_must_name_the_account(alva, nils):
    table = await joined_table(alva, nils, rated=False)
    assert await accounts_at(nils, table) == [None, None]
    await alva.post("/account", {"name": "Guest", "password": PASSWORD}, 201)
    await rename(alva, table, 0, "Guest")
    assert await accounts_at(nils, table) == ["Guest", None]


async def test_games_of_a_profile_are_returned_in_pages(server, alva, monkeypatch):
    monkeypatch.setattr("stridsplan.server.accounts.profiles.PAGE", 1)
    anna, nils = await register(server, "Anna"), await register(server, "Nils")
    tables = []
    for _ in range(2):
        tables.append(await joined_table(anna, nils))
        await play(tables[-1], anna, nils)
        await anna.get(f"/tables/{tables[-1]}/ratings")
    first = await games_of(alva, "Anna")
    second = await games_of(alva, "Anna", before=first["next"])
    assert [page["games"][0]["id"] for page in (first, second)] == tables[::-1]
    assert second["next"] is None


async def test_a_deleted_account_has_no_profile_and_no_name_in_other_profiles(server, alva):
    anna, nils = await register(server, "Anna"), await register(server, "Nils")
    table = await joined_table(anna, nils)
    await play(table, anna, nils)
    await anna.get(f"/tables/{table}/ratings")
    await delete(nils, "/account", {"password": PASSWORD})
    error = (await alva.get("/players", 404, name="Nils"))["error"]
    assert error["code"] == "account.unknown"
    assert (await alva.get("/players", name="Anna"))["opponents"] == []
    [game] = (await games_of(alva, "Anna"))["games"]
    assert [seat["name"] for seat in game["seats"]] == ["Anna", None]
