"""Open tables in the lobby: listing, joining, leaving and closing."""

import asyncio

import httpx
import pytest
from sqlalchemy import select

from stridsplan.engine.at_table import AtTable
from stridsplan.server.store import schema
from stridsplan.server.tables import repository

from .conftest import Client, running

pytestmark = pytest.mark.anyio

DAY = 86_400_000  # milliseconds


async def lobby_tables(client):
    return (await client.get("/lobby"))["tables"]


async def test_anybody_can_find_and_join_a_listed_table(alva, nils):
    clock = {"pace": "mail", "turn": 86_400, "time_out": "bot"}
    table = await alva.create(
        "me", "friend", "bot", listed=True, rated=True, clock=clock, options={"toy.goal": 6}
    )
    (found,) = await lobby_tables(nils)
    assert (found["id"], found["host"], found["mine"]) == (table["id"], "Alva", False)
    assert (found["options"], found["clock"], found["rated"]) == ({"toy.goal": 6}, clock, True)
    assert [seat["kind"] for seat in found["seats"]] == ["person", "open", "bot"]
    joined = await nils.post(f"/tables/{table['id']}/join", {"seat": 1, "name": "Nils"})
    assert (joined["status"], joined["seats"][1]["mine"]) == ("playing", True)
    assert await lobby_tables(alva) == []


async def test_the_lobby_shows_which_tables_have_advice(alva, nils):
    for advice in (True, False):
        table = await alva.create("me", "friend", listed=True, advice=advice)
        assert table["advice"] is advice
    assert [table["advice"] for table in await lobby_tables(nils)] == [False, True]
    assert (await nils.get(f"/tables/{table['id']}"))["advice"] is False


async def test_options_with_the_profiles_value_are_not_listed(alva):
    await alva.create("me", "friend", listed=True, profile="short", options={"toy.goal": 6})
    assert (await lobby_tables(alva))[0]["options"] == {}


async def test_a_table_that_is_not_listed_needs_an_invitation(alva, nils):
    table = (await alva.create("me", "friend"))["id"]
    assert await lobby_tables(nils) == []
    await nils.expect_error(f"/tables/{table}/join", {"seat": 1}, "table.key", 403)


async def test_a_visitor_takes_one_seat_of_a_listed_table(server, alva, nils):
    table = (await alva.create("me", "friend", "friend", listed=True))["id"]
    await nils.post(f"/tables/{table}/join", {"seat": 1, "name": "Nils"})
    again = await nils.post(f"/tables/{table}/join", {"seat": 2, "name": "Nils"})
    assert again["seats"][2]["kind"] == "open"
    tora = await server.new_client()
    await tora.expect_error(f"/tables/{table}/join", {"seat": 1}, "table.taken", 409)
    await tora.expect_error(f"/tables/{table}/join", {"seat": 7}, "table.key", 403)


async def test_tables_of_absent_hosts_are_not_listed_until_the_next_visit(server, alva, nils, monkeypatch):
    await alva.create("me", "friend", listed=True)
    times = server.services.tables.times
    a_day_later = times.calendar() + DAY + 1000
    times.calendar = lambda: a_day_later
    monkeypatch.setattr(repository, "now", lambda: a_day_later)
    assert await lobby_tables(nils) == []
    await alva.get("/tables")  # a visit
    assert len(await lobby_tables(nils)) == 1


async def test_a_seat_can_be_left_before_the_game_starts(alva, nils):
    table = await alva.create("me", "friend", "friend")
    path, invitation = f"/tables/{table['id']}", table["seats"][1]["invitation"].split("=")[1]
    await nils.post(f"{path}/join", {"invitation": invitation, "name": "Nils"})
    await alva.expect_error(f"{path}/leave", {"seat": 1}, "play.not_your_seat", 403)
    shown = await nils.post(f"{path}/leave", {"seat": 1})
    assert (shown["seats"][1]["kind"], shown["seats"][1]["name"]) == ("open", None)
    await nils.expect_error(f"{path}/join", {"invitation": invitation}, "table.key", 403)
    fresh = (await alva.get(path))["seats"][1]["invitation"].split("=")[1]
    await nils.post(f"{path}/join", {"invitation": fresh, "name": "Nils"})


async def test_a_seat_cannot_be_left_after_the_game_has_started(alva):
    table = (await alva.create("me", "screen"))["id"]
    await alva.expect_error(f"/tables/{table}/leave", {"seat": 0}, "play.started", 409)
    response = await alva.http.post(f"/api/v1/tables/{table}/close")
    assert (response.status_code, response.json()["error"]["code"]) == (409, "play.started")


async def test_only_the_host_can_close_an_open_table(alva, nils):
    table = (await alva.create("me", "friend", listed=True))["id"]
    refused = await nils.http.post(f"/api/v1/tables/{table}/close")
    assert refused.json()["error"]["code"] == "table.not_host"
    assert (await alva.http.post(f"/api/v1/tables/{table}/close")).status_code == 204
    assert (await alva.get(f"/tables/{table}", 404))["error"]["code"] == "table.unknown"
    assert (await alva.get("/tables"))["tables"] == []


async def client_from(server, address):
    """A client with this IP address."""
    transport = httpx.ASGITransport(server.app, client=(address, 1))
    http = httpx.AsyncClient(transport=transport, base_url="http://table")
    return Client(await server.stack.enter_async_context(http))


LISTED = {"game": "toy", "listed": True, "seats": [{"kind": "me"}, {"kind": "friend"}]}


async def test_one_visitor_must_not_fill_the_lobby(settings):
    async with running(settings, open_tables_per_visitor=2) as server:
        alva, nils = await server.new_client(), await server.new_client()
        first = await alva.create("me", "friend", listed=True)
        await alva.create("me", "friend", listed=True)
        await alva.expect_error("/tables", LISTED, "table.too_many", 409)
        await alva.create("me", "friend")  # tables with invitations are not limited
        await nils.create("me", "friend", listed=True)
        await nils.post(f"/tables/{first['id']}/join", {"seat": 1, "name": "Nils"})
        await alva.create("me", "friend", listed=True)
        await alva.expect_error("/tables", LISTED, "table.too_many", 409)


async def test_one_address_must_not_fill_the_lobby_with_new_visitors(settings):
    changes = {"open_tables_per_visitor": 2, "open_tables_per_address": 3}
    async with running(settings, **changes) as server:
        tables = []
        for _ in range(3):
            host = await client_from(server, "192.0.2.1")
            tables.append((await host.create("me", "friend", listed=True))["id"])
        await (await client_from(server, "192.0.2.1")).expect_error("/tables", LISTED, "table.too_many", 409)
        await (await client_from(server, "192.0.2.2")).create("me", "friend", listed=True)
    async with running(settings, **changes) as server:  # the limits hold after a restart
        await (await client_from(server, "192.0.2.1")).expect_error("/tables", LISTED, "table.too_many", 409)
        guest = await server.new_client()
        await guest.post(f"/tables/{tables[0]}/join", {"seat": 1, "name": "Nils"})
        await (await client_from(server, "192.0.2.1")).create("me", "friend", listed=True)
        async with server.services.database.reading() as connection:
            stored = (await connection.execute(select(schema.openings))).all()
    assert len(stored) == 4  # no address is kept of a table whose game has started
    assert "192.0.2" not in str(stored)


async def test_simultaneous_requests_must_not_exceed_the_limit_of_open_tables(settings):
    async with running(settings, open_tables_per_visitor=2) as server:
        alva = await server.new_client()
        await alva.get("/tables")
        responses = await asyncio.gather(*(alva.http.post("/api/v1/tables", json=LISTED) for _ in range(6)))
    assert sorted(response.status_code for response in responses) == [201, 201, 409, 409, 409, 409]


async def test_tables_from_the_lobby_can_be_watched_but_not_unlisted_ones(alva, nils, server):
    tora = await server.new_client()
    shown = await alva.create("me", "friend", listed=True)
    await nils.post(f"/tables/{shown['id']}/join", {"seat": 1, "name": "Nils"})
    await alva.create("me", "screen")
    tables = (await tora.get("/lobby/watched"))["tables"]
    assert [(table["id"], table["mine"]) for table in tables] == [(shown["id"], False)]
    assert [seat["name"] for seat in tables[0]["seats"]] == ["Alva", "Nils"]
    await alva.command(shown["id"], 0, [AtTable.RESIGN])
    assert (await tora.get("/lobby/watched"))["tables"] == []
