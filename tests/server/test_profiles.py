"""Profiles: what anybody may see of an account."""

import pytest

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


async def test_a_profile_must_not_show_unrated_games_nor_that_there_is_an_account_without_others(
    server, alva
):
    anna, nils = await register(server, "Anna"), await register(server, "Nils")
    table = await joined_table(anna, nils, rated=False)
    await play(table, anna, nils)
    for name in ("Anna", "Nobody"):
        for path in ("/players", "/players/games"):
            assert (await alva.get(path, 404, name=name))["error"]["code"] == "account.unknown"
    assert (await anna.get("/players", name="Anna"))["opponents"] == []
    assert await games_of(anna, "Anna") == {"games": [], "next": None}
    assert (await alva.get(f"/tables/{table}/ratings"))["players"] == []


async def test_a_rated_table_names_the_accounts_from_its_begin(server, alva):
    anna, nils = await register(server, "Anna"), await register(server, "Nils")
    table = await joined_table(anna, nils)
    players = (await alva.get(f"/tables/{table}/ratings"))["players"]
    assert players == [{"seat": 0, "name": "Anna"}, {"seat": 1, "name": "Nils"}]


async def test_games_come_in_pages(server, alva, monkeypatch):
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


async def test_a_deleted_account_has_no_profile_and_no_name_in_those_of_others(server, alva):
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
