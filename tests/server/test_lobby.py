"""Open tables: found, joined, left and closed."""

import pytest

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
    begun = server.house.tables.now()
    server.house.tables.now = lambda: begun + DAY + 1000
    assert await listed(nils) == []
    await alva.get("/tables")  # here again
    server.house.tables.now = lambda: begun + DAY // 2
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
