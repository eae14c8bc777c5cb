"""Open tables: found, joined, left and closed."""

import asyncio

import httpx
import pytest
from sqlalchemy import select

from stridsplan.server.store import schema

from .conftest import Person, running

pytestmark = pytest.mark.anyio

DAY = 86_400_000


async def listed(person):
    return (await person.get("/lobby"))["tables"]


async def test_a_listed_table_is_found_and_joined_by_anybody(alva, nils):
    clock = {"pace": "mail", "turn": 86_400, "time_out": "bot"}
    table = await alva.create(
        "me", "friend", "bot", listed=True, rated=True, clock=clock, options={"toy.goal": 6}
    )
    (found,) = await listed(nils)
    assert (found["id"], found["host"], found["mine"]) == (table["id"], "Alva", False)
    assert (found["options"], found["clock"], found["rated"]) == ({"toy.goal": 6}, clock, True)
    assert [seat["kind"] for seat in found["seats"]] == ["person", "open", "bot"]
    joined = await nils.post(f"/tables/{table['id']}/join", {"seat": 1, "name": "Nils"})
    assert (joined["status"], joined["seats"][1]["mine"]) == ("playing", True)
    assert await listed(alva) == []


async def test_who_joins_is_told_of_a_table_without_advice(alva, nils):
    for advice in (True, False):
        table = await alva.create("me", "friend", listed=True, advice=advice)
        assert table["advice"] is advice
    assert [table["advice"] for table in await listed(nils)] == [False, True]
    assert (await nils.get(f"/tables/{table['id']}"))["advice"] is False


async def test_options_as_the_profile_has_them_are_not_told(alva):
    await alva.create("me", "friend", listed=True, profile="short", options={"toy.goal": 6})
    assert (await listed(alva))[0]["options"] == {}


async def test_a_table_that_is_not_listed_needs_an_invitation(alva, nils):
    table = (await alva.create("me", "friend"))["id"]
    assert await listed(nils) == []
    await nils.fails(f"/tables/{table}/join", {"seat": 1}, "table.key", 403)


async def test_a_listed_seat_is_taken_once(server, alva, nils):
    table = (await alva.create("me", "friend", "friend", listed=True))["id"]
    await nils.post(f"/tables/{table}/join", {"seat": 1, "name": "Nils"})
    again = await nils.post(f"/tables/{table}/join", {"seat": 2, "name": "Nils"})
    assert again["seats"][2]["kind"] == "open"
    tora = await server.person()
    await tora.fails(f"/tables/{table}/join", {"seat": 1}, "table.taken", 409)
    await tora.fails(f"/tables/{table}/join", {"seat": 7}, "table.key", 403)


async def test_tables_of_hosts_long_gone_drop_out_and_a_visit_keeps_them(server, alva, nils):
    await alva.create("me", "friend", listed=True)
    begun = server.house.tables.times.calendar()
    server.house.tables.times.calendar = lambda: begun + DAY + 1000
    assert await listed(nils) == []
    await alva.get("/tables")  # here again
    server.house.tables.times.calendar = lambda: begun + DAY // 2
    assert len(await listed(nils)) == 1


async def test_a_seat_is_left_before_play_starts(alva, nils):
    table = await alva.create("me", "friend", "friend")
    path, invitation = f"/tables/{table['id']}", table["seats"][1]["invitation"].split("=")[1]
    await nils.post(f"{path}/join", {"invitation": invitation, "name": "Nils"})
    await alva.fails(f"{path}/leave", {"seat": 1}, "play.not_your_seat", 403)
    shown = await nils.post(f"{path}/leave", {"seat": 1})
    assert (shown["seats"][1]["kind"], shown["seats"][1]["name"]) == ("open", None)
    await nils.fails(f"{path}/join", {"invitation": invitation}, "table.key", 403)
    fresh = (await alva.get(path))["seats"][1]["invitation"].split("=")[1]
    await nils.post(f"{path}/join", {"invitation": fresh, "name": "Nils"})


async def test_a_seat_is_not_left_when_play_has_begun(alva):
    table = (await alva.create("me", "screen"))["id"]
    await alva.fails(f"/tables/{table}/leave", {"seat": 0}, "play.started", 409)
    answer = await alva.http.post(f"/api/v1/tables/{table}/close")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "play.started")


async def test_a_host_closes_an_open_table(alva, nils):
    table = (await alva.create("me", "friend", listed=True))["id"]
    refused = await nils.http.post(f"/api/v1/tables/{table}/close")
    assert refused.json()["error"]["code"] == "table.not_host"
    assert (await alva.http.post(f"/api/v1/tables/{table}/close")).status_code == 204
    assert (await alva.get(f"/tables/{table}", 404))["error"]["code"] == "table.unknown"
    assert (await alva.get("/tables"))["tables"] == []


async def person_from(server, address):
    """A new visitor at an address."""
    transport = httpx.ASGITransport(server.app, client=(address, 1))
    http = httpx.AsyncClient(transport=transport, base_url="http://table")
    return Person(await server.stack.enter_async_context(http))


LISTED = {"game": "toy", "listed": True, "seats": [{"kind": "me"}, {"kind": "friend"}]}


async def test_one_visitor_must_not_fill_the_lobby(settings):
    async with running(settings, open_tables_a_visitor=2) as server:
        alva, nils = await server.person(), await server.person()
        first = await alva.create("me", "friend", listed=True)
        await alva.create("me", "friend", listed=True)
        await alva.fails("/tables", LISTED, "table.too_many", 409)
        await alva.create("me", "friend")  # with friends there may be more
        await nils.create("me", "friend", listed=True)
        await nils.post(f"/tables/{first['id']}/join", {"seat": 1, "name": "Nils"})
        await alva.create("me", "friend", listed=True)
        await alva.fails("/tables", LISTED, "table.too_many", 409)


async def test_one_address_must_not_fill_the_lobby_with_ever_new_visitors(settings):
    changes = {"open_tables_a_visitor": 2, "open_tables_an_address": 3}
    async with running(settings, **changes) as server:
        tables = []
        for _ in range(3):
            host = await person_from(server, "192.0.2.1")
            tables.append((await host.create("me", "friend", listed=True))["id"])
        await (await person_from(server, "192.0.2.1")).fails("/tables", LISTED, "table.too_many", 409)
        await (await person_from(server, "192.0.2.2")).create("me", "friend", listed=True)
    async with running(settings, **changes) as server:  # a restart forgets none of it
        await (await person_from(server, "192.0.2.1")).fails("/tables", LISTED, "table.too_many", 409)
        guest = await server.person()
        await guest.post(f"/tables/{tables[0]}/join", {"seat": 1, "name": "Nils"})
        await (await person_from(server, "192.0.2.1")).create("me", "friend", listed=True)
        async with server.house.database.reading() as connection:
            kept = (await connection.execute(select(schema.openings))).all()
    assert len(kept) == 4  # of a table that has begun no address is kept
    assert "192.0.2" not in str(kept)


async def test_of_many_asked_for_at_once_as_many_come_into_the_lobby_as_may(settings):
    async with running(settings, open_tables_a_visitor=2) as server:
        alva = await server.person()
        await alva.get("/tables")
        answers = await asyncio.gather(*(alva.http.post("/api/v1/tables", json=LISTED) for _ in range(6)))
    assert sorted(answer.status_code for answer in answers) == [201, 201, 409, 409, 409, 409]
