"""Quick pairing: the first visitor opens a table, and the next one joins it."""

import asyncio

import pytest

from stridsplan.engine import registry

from .conftest import running

pytestmark = pytest.mark.anyio

LIVE = {"pace": "live", "bank": 900, "turn": 15, "time_out": "bot"}
MAIL = {"pace": "mail", "turn": 172_800, "time_out": "bot"}
MINUTES = 60_000  # in milliseconds


@pytest.fixture(autouse=True)
def second_game(monkeypatch):
    """Another game, which differs from the toy only in its id."""
    monkeypatch.setitem(registry.GAMES, "second", "server.second_toy")


async def pair(client, *games, status=200, **more):
    """Look for an opponent at these games."""
    body = {"games": [{"game": game} for game in games], "name": "Alva"} | more
    return await client.post("/lobby/pairing", body, status)


async def waiting_games(client):
    """Say that the client still waits; return the games of the tables at which it waits."""
    response = await client.http.put("/api/v1/lobby/pairing")
    return [table["game"] for table in response.json()["tables"]]


def statuses(answer):
    """The game and the status of each table in an answer."""
    return [(table["game"], table["status"]) for table in answer["tables"]]


async def wait_until_left(server):
    """Wait until visitors who play have left their other open tables."""
    await server.services.pairing.close()


async def test_the_second_visitor_must_be_seated_at_the_table_of_the_first(alva, nils):
    (first,) = (await pair(alva, "toy", clock=LIVE))["tables"]
    assert (first["status"], first["paired"], first["listed"], first["host"]) == ("open", True, True, True)
    (second,) = (await pair(nils, "toy", clock=LIVE))["tables"]
    assert (second["id"], second["status"]) == (first["id"], "playing")
    assert await waiting_games(alva) == await waiting_games(nils) == []


@pytest.mark.both_stores
async def test_visitors_who_come_at_the_same_time_must_all_be_paired(server):
    clients = [await server.new_client() for _ in range(6)]
    for client in clients:
        await client.get("/tables")  # gets its cookie
    answers = await asyncio.gather(*(pair(client, "toy") for client in clients))
    tables = [table["id"] for answer in answers for table in answer["tables"]]
    assert sorted(tables.count(table) for table in set(tables)) == [2, 2, 2]
    for client in clients:
        assert [table["status"] for table in (await client.get("/tables"))["tables"]] == ["playing"]


async def test_visitors_who_want_different_tables_must_not_be_paired(server, alva):
    await pair(alva, "toy", seats=2, clock=LIVE)
    await alva.create("me", "friend", listed=True, clock=MAIL, options={"toy.goal": 6})
    for games, more in (
        (["second"], {"clock": LIVE}),
        (["toy"], {"seats": 3, "clock": LIVE}),
        (["toy"], {"clock": MAIL}),
        (["toy"], {"clock": LIVE, "rated": True}),
    ):
        other = await server.new_client()
        answer = await pair(other, *games, **more)
        assert [status for _, status in statuses(answer)] == ["open"]
        await other.http.delete("/api/v1/lobby/pairing")


async def test_a_visitor_paired_in_one_game_must_leave_the_tables_of_others(server, alva, nils):
    assert statuses(await pair(alva, "toy", "second")) == [("toy", "open"), ("second", "open")]
    assert statuses(await pair(nils, "second")) == [("second", "playing")]
    await wait_until_left(server)
    assert await waiting_games(alva) == []
    assert statuses(await alva.get("/tables")) == [("second", "playing")]


async def test_a_table_must_stay_open_when_its_host_is_paired_in_another_game(server, alva, nils):
    await pair(alva, "toy", "second", seats=3)
    tora, elsa = await server.new_client(), await server.new_client()
    await pair(nils, "toy", seats=3)
    await pair(tora, "second", seats=3)
    assert statuses(await pair(elsa, "second", seats=3)) == [("second", "playing")]
    await wait_until_left(server)
    (left,) = (await nils.get("/tables"))["tables"]
    assert (left["status"], left["host"]) == ("open", True)
    assert [seat["kind"] for seat in left["seats"]] == ["open", "person", "open"]


async def test_taking_a_seat_in_the_lobby_must_end_the_search(server, alva, nils):
    table = (await pair(alva, "toy", "second"))["tables"][0]["id"]
    await nils.post(f"/tables/{table}/join", {"seat": 1, "name": "Nils"})
    await wait_until_left(server)
    assert statuses(await alva.get("/tables")) == [("toy", "playing")]


async def test_a_repeated_request_must_not_open_the_same_table_twice(alva):
    first = await pair(alva, "toy")
    again = await pair(alva, "toy", "second")
    assert again["tables"][0]["id"] == first["tables"][0]["id"]
    assert [game for game, _ in statuses(again)] == ["toy", "second"]
    changed = await pair(alva, "second", seats=3)
    assert [(table["game"], len(table["seats"])) for table in changed["tables"]] == [("second", 3)]


async def test_nobody_must_be_paired_at_a_live_table_of_absent_people(server, alva, nils):
    await pair(alva, "toy", clock=LIVE)
    times = server.services.tables.times
    created = times.calendar()
    times.calendar = lambda: created + 3 * MINUTES
    assert (await nils.get("/lobby"))["tables"] == []
    assert statuses(await pair(nils, "toy", clock=LIVE)) == [("toy", "open")]
    by_mail = await server.new_client()
    await pair(by_mail, "toy", clock=MAIL)
    times.calendar = lambda: created + 60 * MINUTES
    assert statuses(await pair(alva, "toy", clock=MAIL)) == [("toy", "playing")]


async def test_a_visitor_may_stop_waiting(alva, nils):
    await pair(alva, "toy", "second")
    assert await waiting_games(alva) == ["toy", "second"]
    assert (await alva.http.delete("/api/v1/lobby/pairing")).status_code == 204
    assert (await nils.get("/lobby"))["tables"] == []


async def test_the_host_may_fill_a_table_with_bots(server, alva, nils):
    (table,) = (await pair(alva, "toy", seats=3))["tables"]
    path = f"/tables/{table['id']}/fill"
    await pair(nils, "toy", seats=3)
    assert (await nils.post(path, None, 403))["error"]["code"] == "table.not_host"
    filled = await alva.post(path, None)
    assert [seat["kind"] for seat in filled["seats"]] == ["person", "person", "bot"]
    assert filled["status"] == "playing"
    assert (await alva.post(path, None, 409))["error"]["code"] == "play.started"


async def test_a_number_of_seats_that_no_game_has_must_be_refused(alva):
    error = await pair(alva, "toy", seats=9, status=422)
    assert error["error"]["args"]["field"] == "seats"
    assert (await pair(alva, "chess", status=404))["error"]["code"] == "game.unknown"


async def test_no_more_tables_are_opened_than_the_server_allows(settings):
    async with running(settings, open_tables_per_visitor=1) as server:
        alva = await server.new_client()
        assert statuses(await pair(alva, "toy", "second")) == [("toy", "open")]
        await alva.http.delete("/api/v1/lobby/pairing")
        await alva.create("me", "friend", listed=True)
        assert (await pair(alva, "second", status=409))["error"]["code"] == "table.too_many"
