"""Friends by name, challenges, and blocked people."""

import pytest

from stridsplan.server.sockets.users import UserSocket

from .conftest import running

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse"


async def account(server, name):
    """A client with an account."""
    client = await server.new_client()
    await client.post("/account", {"name": name, "password": PASSWORD}, 201)
    return client


async def add(client, name, status=200):
    return await client.post("/people/friends", {"name": name}, status)


async def delete(client, path, body):
    response = await client.http.request("DELETE", f"/api/v1{path}", json=body)
    assert response.status_code == 200, response.text
    return response.json()


async def states(client):
    """The friends of an account: {name: state}, "asked" by this account, or one that "asks" it, or "friend"."""
    return {friend["name"]: friend["state"] for friend in (await client.get("/people"))["friends"]}


async def two_friends(server):
    """Clients of Alva and Nils, who are friends."""
    alva, nils = await account(server, "Alva"), await account(server, "Nils")
    await add(alva, "nils")
    await add(nils, "ALVA")
    return alva, nils


async def test_two_accounts_that_add_each_other_must_be_friends(server):
    alva, nils = await account(server, "Alva"), await account(server, "Nils")
    await add(alva, "nils")
    assert (await states(alva), await states(nils)) == ({"nils": "asked"}, {"Alva": "asks"})
    await add(nils, "Alva")
    assert (await states(alva), await states(nils)) == ({"Nils": "friend"}, {"Alva": "friend"})
    await delete(nils, "/people/friends", {"name": "Alva"})
    assert (await states(alva), await states(nils)) == ({}, {})


async def test_adding_a_friend_must_not_reveal_whether_an_account_exists_or_blocks(server):
    alva, nils = await two_friends(server)
    await nils.post("/people/blocks/friend", {"name": "Alva"})
    assert await states(alva) == {}
    answers = [await add(alva, name) for name in ("Nils", "Nobody")]
    assert [answer["friends"][-1]["state"] for answer in answers] == ["asked", "asked"]
    assert await states(nils) == {}


async def test_guests_have_no_friends(alva):
    assert (await add(alva, "Nils", 403))["error"]["code"] == "account.needed"
    assert (await alva.get("/people"))["friends"] == []


async def test_nobody_may_be_their_own_friend_or_add_too_many(settings):
    async with running(settings, rate_people="3/hour") as server:
        alva = await account(server, "Alva")
        assert (await add(alva, "alva", 422))["error"]["args"]["problem"] == "own"
        await add(alva, "Nils")
        await add(alva, "Nils")
        assert (await add(alva, "Tora", 429))["error"]["code"] == "request.too_many"


async def test_only_friends_must_see_who_is_online(server):
    alva, nils = await two_friends(server)
    tora = await account(server, "Tora")
    await add(tora, "Nils")

    async def online(client):
        return {friend["name"]: friend["online"] for friend in (await client.get("/people"))["friends"]}

    assert await online(alva) == {"Nils": False}
    table = (await nils.create("me", "friend"))["id"]
    async with server.services.tables.cache.locked(table) as cached:
        socket = UserSocket(None, cached.record.host)
    server.services.user_sockets.add(socket)
    assert (await online(alva), await online(tora)) == ({"Nils": True}, {"Nils": False})
    server.services.user_sockets.remove(socket)
    assert await online(alva) == {"Nils": False}


@pytest.mark.both_stores
async def test_a_friend_may_take_the_seat_that_was_offered(server):
    alva, nils = await two_friends(server)
    table = (await alva.create("me", "friend"))["id"]
    path = f"/tables/{table}"
    await nils.expect_error(f"{path}/join", {"seat": 1}, "table.key", 403)
    assert (await alva.http.post(f"/api/v1{path}/challenge", json={"seat": 1, "name": "Nils"})).is_success
    (offer,) = (await nils.get("/people"))["challenges"]
    assert (offer["table"], offer["seat"], offer["game"], offer["by"]) == (table, 1, "toy", "Alva")
    tora = await account(server, "Tora")
    await tora.expect_error(f"{path}/join", {"seat": 1}, "table.key", 403)
    joined = await nils.post(f"{path}/join", {"seat": 1, "name": "Nils"})
    assert joined["status"] == "playing"
    assert (await nils.get("/people"))["challenges"] == []


async def test_a_friend_may_decline(server):
    alva, nils = await two_friends(server)
    table = (await alva.create("me", "friend"))["id"]
    await alva.http.post(f"/api/v1/tables/{table}/challenge", json={"seat": 1, "name": "Nils"})
    assert (await nils.post(f"/tables/{table}/decline", None))["challenges"] == []
    await nils.expect_error(f"/tables/{table}/join", {"seat": 1}, "table.key", 403)
    (message,) = (await alva.get(f"/tables/{table}/chat"))["messages"]
    assert message["text"] == "challenge-declined"


async def test_only_a_host_may_challenge_and_only_a_friend_be_challenged(server):
    alva, nils = await two_friends(server)
    await account(server, "Tora")
    table = (await alva.create("me", "friend", "friend"))["id"]
    path = f"/tables/{table}/challenge"
    await alva.expect_error(path, {"seat": 1, "name": "Tora"}, "people.unknown", 404)
    await nils.expect_error(path, {"seat": 1, "name": "Alva"}, "table.not_host", 403)
    await alva.expect_error(path, {"seat": 0, "name": "Nils"}, "request.invalid", 422)


async def blocked_pair(server, alva, nils):
    """Let Nils join a table of Alva, and Alva block him; return the id of the table."""
    table = await alva.create("me", "friend")
    invitation = table["seats"][1]["invitation"].split("=")[1]
    await nils.post(f"/tables/{table['id']}/join", {"invitation": invitation, "name": "Nils"})
    await alva.post("/people/blocks", {"table": table["id"], "seat": 1})
    return table["id"]


async def test_messages_of_a_blocked_person_must_not_be_shown(server, alva, nils):
    table = await blocked_pair(server, alva, nils)
    message = {"seat": 1, "audience": "table", "text": "Hello"}
    assert (await nils.http.post(f"/api/v1/tables/{table}/chat", json=message)).is_success
    assert (await alva.get(f"/tables/{table}/chat", seat=0))["messages"] == []
    assert len((await nils.get(f"/tables/{table}/chat", seat=1))["messages"]) == 1
    (block,) = (await alva.get("/people"))["blocked"]
    assert block["name"] == "Nils"
    await delete(alva, "/people/blocks", {"id": block["id"]})
    assert len((await alva.get(f"/tables/{table}/chat", seat=0))["messages"]) == 1


async def test_blocked_people_must_not_be_paired_or_meet_in_the_lobby(server, alva, nils):
    await blocked_pair(server, alva, nils)
    for one, other in ((alva, nils), (nils, alva)):
        wanted = {"games": [{"game": "toy"}], "name": "Somebody"}
        (table,) = (await one.post("/lobby/pairing", wanted))["tables"]
        assert (await other.get("/lobby"))["tables"] == []
        await other.expect_error(f"/tables/{table['id']}/join", {"seat": 1}, "table.key", 403)
        assert (await other.post("/lobby/pairing", wanted))["tables"][0]["status"] == "open"
        for client in (one, other):
            await client.http.delete("/api/v1/lobby/pairing")


async def test_blocking_must_end_a_friendship_and_its_challenges(server):
    alva, nils = await two_friends(server)
    table = (await alva.create("me", "friend"))["id"]
    await alva.http.post(f"/api/v1/tables/{table}/challenge", json={"seat": 1, "name": "Nils"})
    await nils.post("/people/blocks/friend", {"name": "Alva"})
    assert (await nils.get("/people"))["challenges"] == []
    assert (await states(alva), await states(nils)) == ({}, {})
    await alva.expect_error(f"/tables/{table}/challenge", {"seat": 1, "name": "Nils"}, "people.unknown", 404)


async def test_a_seat_without_another_person_cannot_be_blocked(alva):
    table = (await alva.create("me", "bot"))["id"]
    for seat in (0, 1, 7):
        await alva.expect_error("/people/blocks", {"table": table, "seat": seat}, "request.invalid", 422)


@pytest.mark.both_stores
async def test_the_blocks_of_a_guest_must_move_to_the_account(server, alva, nils):
    await account(server, "Alva")
    await account(server, "Nils")
    await blocked_pair(server, alva, nils)
    for client, name in ((alva, "Alva"), (nils, "Nils")):
        await client.post("/account/login", {"name": name, "password": PASSWORD})
    assert [block["name"] for block in (await alva.get("/people"))["blocked"]] == ["Nils"]
    (table,) = (await nils.post("/lobby/pairing", {"games": [{"game": "toy"}]}))["tables"]
    await alva.expect_error(f"/tables/{table['id']}/join", {"seat": 1}, "table.key", 403)
    kept = await alva.get("/account/data")
    assert [block["name"] for block in kept["blocks"]] == ["Nils"]


async def test_deleting_an_account_must_delete_its_friends(server):
    alva, nils = await two_friends(server)
    response = await nils.http.request("DELETE", "/api/v1/account", json={"password": PASSWORD})
    assert response.status_code == 204
    assert await states(alva) == {}
    nils = await account(server, "Nils")
    assert await states(nils) == {}
