"""Tournaments: entry by a link, matches at ordinary tables, ranking by wins and then by difference."""

import asyncio

import pytest

from stridsplan.engine.at_table import AtTable
from stridsplan.server.tables.transfer_repository import TransferRepository
from stridsplan.server.tournaments import progress
from stridsplan.server.tournaments.progress import MAX_DRAWS
from stridsplan.server.tournaments.records import Entry, TournamentRecord

from .conftest import running
from .test_accounts import PASSWORD, delete, register
from .toy import PASS

pytestmark = pytest.mark.anyio
both_stores = pytest.mark.both_stores

BID_NOTHING = 0  # an action code
SEAT_0_WINS = {"winners": [0], "payoffs": [1000, -1000], "id": "goal"}  # results of a table
SEAT_1_WINS = {"winners": [1], "payoffs": [-1000, 1000], "id": "goal"}
DRAWN = {"winners": [], "payoffs": [0, 0], "id": "draw_agreed"}


async def create_tournament(host, format="round_robin", status=201, **more):
    """Create a tournament of short toy games, which the host enters as Alva."""
    body = {"name": "Cup", "game": "toy", "profile": "short", "format": format, "enter": "Alva"}
    return await host.post("/tournaments", body | more, status)


def invitation_key(tournament):
    """The key in the invitation link."""
    return tournament["invitation"].split("=")[1]


async def enter(tournament, **clients):
    """Enter visitors by the invitation, each under the name of the argument."""
    for name, client in clients.items():
        body = {"invitation": invitation_key(tournament), "name": name.title()}
        await client.post(f"/tournaments/{tournament['id']}/enter", body)


async def start_tournament(host, tournament, **clients):
    await enter(tournament, **clients)
    return await host.post(f"/tournaments/{tournament['id']}/start", {})


async def get_tournament(client, tournament):
    return await client.get(f"/tournaments/{tournament['id']}")


async def wait_for_tournament(client, tournament, condition):
    """Wait until a tournament fulfils a condition, since results are processed in the background; return it."""
    async with asyncio.timeout(30):
        while not condition(latest := await get_tournament(client, tournament)):
            await asyncio.sleep(0.01)
    return latest


def matches(tournament):
    return [
        match for meetings in tournament["rounds"] for meeting in meetings for match in meeting["matches"]
    ]


def finished_matches(count):
    """A condition for `wait_for_tournament`: at least `count` matches have a result."""
    return lambda latest: sum(match["points"] is not None for match in matches(latest)) >= count


async def win(clients, match, winner):
    """Let an entry win a match: both bid, and the other entry resigns when it is to act."""
    loser = 1 - match["entries"].index(winner)
    for seat, entry in enumerate(match["entries"]):
        await clients[entry].command(match["table"], seat, [BID_NOTHING])
    if (await clients[0].get(f"/tables/{match['table']}"))["to_act"] != [loser]:
        await clients[winner].command(match["table"], 1 - loser, [PASS])
    await clients[match["entries"][loser]].command(match["table"], loser, [AtTable.RESIGN])


async def do_nothing(_):
    """Replace a step of a server, as if the server had stopped before it."""


@pytest.fixture
async def clients(server):
    return [await server.new_client() for _ in range(5)]


@pytest.fixture
def shared_database(postgres):
    """The URL of a database that several servers share."""
    return postgres.empty_database()


def record(format, entries, **more):
    """The record of a started tournament without matches."""
    people = [Entry(number, "person", f"P{number}", visitor=f"v{number}") for number in range(entries)]
    setup = {
        "name": "Cup",
        "game": "toy",
        "profile": "text",
        "requested_options": {},
        "clock": None,
        "places": 64,
    }
    state = {"id": "t", "host": "v0", "invitation": "i", "status": "playing", "created": 0}
    return TournamentRecord(format=format, entries=people, **setup, **state, **more)


def advance(tournament, *results):
    """Record the results of the running tables, in order; return the pairs of entries whose matches start then."""
    known = len(tournament.matches)
    open_tables = [match.table for match in tournament.matches if not match.is_over]
    ids = iter(f"table{known + k}" for k in range(100))
    progress.advance(tournament, dict(zip(open_tables, results, strict=False)), lambda: next(ids))
    return [match.entries for match in tournament.matches[known:]]


def test_a_round_starts_when_the_previous_one_is_over():
    four = record("round_robin", 4)
    assert advance(four) == [(0, 3), (1, 2)]
    assert advance(four, SEAT_0_WINS) == []
    assert advance(four, SEAT_0_WINS) == [(0, 2), (1, 3)]
    assert four.status == "playing"


def test_no_entry_plays_two_matches_at_the_same_time():
    six = record("round_robin", 6)
    while six.status == "playing":
        busy = [entry for pair in advance(six, *[SEAT_0_WINS] * 3) for entry in pair]
        assert len(busy) == len(set(busy))
    assert len(six.matches) == 15


def test_the_first_entries_get_the_byes():
    five = record("knock_out", 5)
    assert advance(five) == [(3, 4), (0, 1)]
    byes = [meeting.winner for meeting in progress.rounds(five)[0] if meeting.bye]
    assert byes == [0, 1, 2]


def test_a_drawn_match_of_a_knock_out_is_repeated_with_seats_swapped():
    two = record("knock_out", 2)
    assert advance(two) == [(0, 1)]
    assert advance(two, DRAWN) == [(1, 0)]
    assert advance(two, SEAT_0_WINS) == []
    assert (two.status, progress.winners(two)) == ("over", [1])


def test_the_first_entry_advances_after_too_many_draws():
    two = record("knock_out", 2)
    advance(two)
    for _ in range(MAX_DRAWS):
        advance(two, DRAWN)
    assert (two.status, len(two.matches), progress.winners(two)) == ("over", MAX_DRAWS, [0])


def test_a_draw_in_a_round_robin_is_final():
    two = record("round_robin", 2)
    advance(two)
    advance(two, DRAWN)
    assert (two.status, progress.winners(two)) == ("over", [0, 1])


@pytest.mark.parametrize("format", ["round_robin", "knock_out"])
def test_an_entry_without_a_player_loses_by_walkover(format):
    two = record(format, 2)
    two.entries[0] = Entry(0, "person")
    advance(two)
    assert (two.status, two.matches[0].table, two.matches[0].walkover) == ("over", None, True)
    assert progress.winners(two) == [1]


def test_a_match_that_a_player_resigned_is_a_walkover_with_its_points():
    two = record("round_robin", 2)
    advance(two)
    advance(two, SEAT_1_WINS | {"scores": [7, 12], "id": "resigned"})
    assert [(row.entry, row.record, row.signed) for row in progress.standings_of(two)] == [
        (1, "1/1", "+5"),
        (0, "0/1", "-5"),
    ]
    assert two.matches[0].walkover


def test_the_difference_of_points_breaks_ties():
    three = record("round_robin", 3)
    pairs = [
        advance(three, *results)
        for results in (
            (),
            [SEAT_0_WINS | {"scores": [12, 9]}],
            [SEAT_1_WINS | {"scores": [2, 12]}],
            [SEAT_0_WINS | {"scores": [12, 10]}],
        )
    ]
    assert pairs == [[(1, 2)], [(0, 2)], [(0, 1)], []]
    assert [(row.place, row.entry, row.record, row.signed) for row in progress.standings_of(three)] == [
        (1, 2, "1/2", "+7"),
        (2, 1, "1/2", "+1"),
        (3, 0, "1/2", "-8"),
    ]


BEST_FIRST = [1, 0, 2]  # entries


@both_stores
async def test_a_round_robin_of_three_entries(server, clients):
    cup = await create_tournament(clients[0])
    await start_tournament(clients[0], cup, nils=clients[1], tora=clients[2])
    for played in range(1, 4):
        latest = await wait_for_tournament(
            clients[0], cup, lambda latest, count=played: len(matches(latest)) == count
        )
        match = matches(latest)[-1]
        await win(clients, match, min(match["entries"], key=BEST_FIRST.index))
        await wait_for_tournament(clients[0], cup, finished_matches(played))
    latest = await wait_for_tournament(clients[0], cup, lambda latest: latest["status"] == "over")
    assert [(row["place"], row["entry"], row["wins"], row["played"]) for row in latest["rows"]] == [
        (1, 1, 2, 2),
        (2, 0, 1, 2),
        (3, 2, 0, 2),
    ]
    assert latest["winners"] == [1]
    assert all(match["walkover"] for match in matches(latest))
    scores = [
        (await clients[0].get(f"/tables/{match['table']}"))["result"]["scores"] for match in matches(latest)
    ]
    assert [match["points"] for match in matches(latest)] == scores


async def test_a_knock_out_of_five_entries_with_byes(server, clients):
    cup = await create_tournament(clients[0], "knock_out")
    names = ("nils", "tora", "olof", "siri")
    latest = await start_tournament(clients[0], cup, **dict(zip(names, clients[1:], strict=True)))
    assert [meeting["bye"] for meeting in latest["rounds"][0]] == [True, True, True, False]
    assert [match["entries"] for match in matches(latest)] == [[3, 4], [0, 1]]
    async with asyncio.timeout(60):
        while latest["status"] == "playing":
            for match in matches(latest):
                if match["points"] is None:
                    await win(clients, match, max(match["entries"]))
            latest = await wait_for_tournament(clients[0], cup, finished_matches(len(matches(latest))))
    assert latest["winners"] == [4]
    assert [len(meetings) for meetings in latest["rounds"]] == [4, 2, 1]


async def test_a_match_drawn_by_agreement_is_repeated(server, clients):
    cup = await create_tournament(clients[0], "knock_out")
    latest = await start_tournament(clients[0], cup, nils=clients[1])
    table = matches(latest)[0]["table"]
    for seat in (0, 1):
        await clients[seat].command(table, seat, [BID_NOTHING])
    await clients[0].command(table, 0, [AtTable.OFFER_DRAW])
    await clients[1].command(table, 1, [AtTable.ACCEPT_DRAW])
    latest = await wait_for_tournament(clients[0], cup, lambda latest: len(matches(latest)) == 2)
    assert matches(latest)[1]["entries"] == [1, 0]
    repeated = await clients[1].get(f"/tables/{matches(latest)[1]['table']}")
    assert [(seat["name"], seat["mine"]) for seat in repeated["seats"]] == [("Nils", True), ("Alva", False)]


async def test_matches_between_bots_need_no_visitor(alva):
    bots = [{"bot": "policy"}, {"bot": "random", "name": "Wild"}, {"bot": "policy"}]
    cup = await create_tournament(alva, enter=None, bots=bots)
    await alva.post(f"/tournaments/{cup['id']}/start", {})
    latest = await wait_for_tournament(alva, cup, lambda latest: latest["status"] == "over")
    assert sum(row["wins"] for row in latest["rows"]) == 3
    assert (await alva.get("/tables"))["tables"] == []


async def test_a_match_is_an_ordinary_table(server, clients):
    clock = {"pace": "mail", "turn": 86_400, "time_out": "forfeit"}
    cup = await create_tournament(clients[0], clock=clock, options={"toy.goal": 12})
    latest = await start_tournament(clients[0], cup, nils=clients[1])
    table = await clients[1].get(f"/tables/{latest['my_table']}")
    assert (table["tournament"], table["clock"], table["options"]["toy.goal"]) == (cup["id"], clock, 12)
    assert [seat["mine"] for seat in table["seats"]] == [False, True]
    assert not table["host"]
    assert [one["id"] for one in (await clients[0].get("/tables"))["tables"]] == [table["id"]]


async def test_a_started_match_is_shown_only_when_its_table_exists(server, clients):
    tournament = await create_tournament(clients[0])
    insert = server.services.tables.insert

    async def insert_late(*table):
        await asyncio.sleep(0.2)
        await insert(*table)

    server.services.tables.insert = insert_late
    starting = asyncio.create_task(start_tournament(clients[0], tournament, nils=clients[1]))
    while not (started := matches(await get_tournament(clients[1], tournament))):
        await asyncio.sleep(0.01)
    await clients[1].get(f"/tables/{started[0]['table']}")
    await starting


@both_stores
async def test_a_new_server_resumes_unfinished_steps_of_a_tournament(settings):
    async with running(settings) as server:
        alva, nils = await server.new_client(), await server.new_client()
        server.services.tournaments._create_tables = do_nothing  # as if the server stopped before this
        cup = await create_tournament(alva, "knock_out")
        latest = await start_tournament(alva, cup, nils=nils)
        await alva.get(f"/tables/{matches(latest)[0]['table']}", 404)
        cookies = [dict(client.http.cookies) for client in (alva, nils)]
    async with running(settings) as server:
        alva, nils = [await server.new_client(**each) for each in cookies]
        await server.services.tournaments.resume()
        server.services.tournaments._advance = do_nothing  # as if the server stopped before this
        await win([alva, nils], matches(latest)[0], 1)
        assert (await get_tournament(alva, cup))["status"] == "playing"
    async with running(settings) as server:
        alva = await server.new_client(**cookies[0])
        latest = await wait_for_tournament(alva, cup, lambda latest: latest["status"] == "over")
        assert latest["winners"] == [1]
        await server.services.tournaments.resume()
        assert await get_tournament(alva, cup) == latest


async def wait_until_table_exists(client, path):
    """Wait until a table can be read: after a match is stored, its table is created."""
    async with asyncio.timeout(20):
        while (await client.http.get(f"/api/v1{path}")).status_code == 404:
            await asyncio.sleep(0.02)
    await client.get(path)


@pytest.mark.parametrize("first_stops", [True, False])
async def test_only_one_of_two_servers_records_each_result(settings, shared_database, first_stops):
    async with (
        running(settings, database_url=shared_database) as one,
        running(settings, database_url=shared_database) as two,
    ):
        clients = [await one.new_client() for _ in range(4)]
        watcher = await two.new_client()
        cup = await create_tournament(clients[0], "knock_out")
        latest = await start_tournament(clients[0], cup, nils=clients[1], tora=clients[2], olof=clients[3])
        if first_stops:  # the first server records no results, so the second must
            one.services.tournaments._advance = do_nothing
        for match in matches(latest):
            await win(clients, match, match["entries"][0])
        latest = await wait_for_tournament(watcher, cup, lambda latest: len(matches(latest)) == 3)
        assert matches(latest)[2]["entries"] == [0, 2]
        await wait_until_table_exists(watcher, f"/tables/{matches(latest)[2]['table']}")
        await win(clients, matches(latest)[2], 2)
        latest = await wait_for_tournament(watcher, cup, lambda latest: latest["status"] == "over")
        assert latest["winners"] == [2]


async def test_entering_a_tournament_needs_the_invitation(alva, nils):
    cup = await create_tournament(alva)
    path = f"/tournaments/{cup['id']}"
    await nils.expect_error(f"{path}/enter", {"invitation": "x", "name": "Nils"}, "tournament.key", 403)
    for _ in range(2):
        latest = await nils.post(f"{path}/enter", {"invitation": invitation_key(cup), "name": "Nils"})
    assert [(entry["name"], entry["mine"]) for entry in latest["entries"]] == [
        ("Alva", False),
        ("Nils", True),
    ]
    listed = (await nils.get("/tournaments"))["tournaments"]
    assert [(one["id"], one["entered"], one["places"]) for one in listed] == [(cup["id"], 2, 8)]


async def test_a_full_tournament_refuses_entries(server, alva, nils):
    cup = await create_tournament(alva, places=2)
    await enter(cup, nils=nils)
    body = {"invitation": invitation_key(cup), "name": "Tora"}
    await (await server.new_client()).expect_error(
        f"/tournaments/{cup['id']}/enter", body, "tournament.full", 409
    )
    await alva.expect_error(f"/tournaments/{cup['id']}/bots", {"bot": "policy"}, "tournament.full", 409)
    error = await create_tournament(alva, places=2, bots=[{"bot": "policy"}] * 2, status=409)
    assert error["error"]["code"] == "tournament.full"


async def test_only_the_host_can_start_a_tournament_add_bots_and_remove_entries(alva, nils):
    cup = await create_tournament(alva)
    await enter(cup, nils=nils)
    path = f"/tournaments/{cup['id']}"
    await nils.expect_error(f"{path}/start", {}, "tournament.not_host", 403)
    await nils.expect_error(f"{path}/bots", {"bot": "policy"}, "tournament.not_host", 403)
    await alva.expect_error(f"{path}/bots", {"bot": "nobody"}, "request.invalid", 422)
    with_bot = await alva.post(f"{path}/bots", {"bot": "policy"})  # a former name of the sergeant
    assert with_bot["entries"][2]["bot"] == "sergeant"
    assert (await nils.http.delete(f"/api/v1{path}/entries/0")).status_code == 403
    assert (await alva.http.delete(f"/api/v1{path}/entries/1")).status_code == 200
    assert [entry["name"] for entry in (await get_tournament(alva, cup))["entries"]] == ["Alva", None]


async def test_an_entry_can_be_withdrawn_only_before_the_start(alva, nils):
    cup = await create_tournament(alva)
    path = f"/tournaments/{cup['id']}"
    await enter(cup, nils=nils)
    assert len((await nils.http.delete(f"/api/v1{path}/entries/1")).json()["entries"]) == 1
    await alva.expect_error(f"{path}/start", {}, "tournament.few", 409)
    latest = await start_tournament(alva, cup, nils=nils)
    assert [entry["entry"] for entry in latest["entries"]] == [0, 1]
    response = await nils.http.delete(f"/api/v1{path}/entries/1")
    assert response.json()["error"]["code"] == "tournament.started"
    for what, body in (("start", {}), ("bots", {"bot": "policy"})):
        await alva.expect_error(f"{path}/{what}", body, "tournament.started", 409)


async def test_invalid_requests_for_tournaments_are_refused(alva):
    assert (await alva.get("/tournaments/nowhere", 404))["error"]["code"] == "tournament.unknown"
    assert (await create_tournament(alva, status=404, game="nothing"))["error"]["code"] == "game.unknown"
    error = await create_tournament(alva, status=422, options={"toy.goal": 7})
    assert error["error"]["code"] == "option.value"
    assert (await create_tournament(alva, status=422, places=65))["error"]["code"] == "request.invalid"


async def test_a_tournament_reveals_no_secret(alva, nils):
    cup = await create_tournament(alva)
    text = (await nils.http.get(f"/api/v1/tournaments/{cup['id']}")).text
    visitor = alva.http.cookies["stridsplan"].split(".")[0]
    assert invitation_key(cup) not in text
    assert visitor not in text
    assert (await get_tournament(nils, cup))["invitation"] is None


async def test_the_tournaments_of_a_guest_move_to_the_account(server, alva, nils):
    await register(alva)
    cup = await create_tournament(nils)
    await nils.post("/account/login", {"name": "Alva", "password": PASSWORD})
    assert (await get_tournament(alva, cup))["host"]
    assert (await alva.get("/account/data"))["tournaments"][0]["entered_as"] == "Alva"


async def test_matches_against_a_deleted_account_are_walkovers(server, clients):
    await register(clients[2], name="Tora")
    cup = await create_tournament(clients[0])
    latest = await start_tournament(clients[0], cup, nils=clients[1], tora=clients[2])
    (match,) = matches(latest)
    assert match["entries"] == [1, 2]
    await delete(clients[2], "/account", {"password": PASSWORD})
    latest = await wait_for_tournament(clients[0], cup, lambda latest: len(matches(latest)) == 3)
    assert [match["table"] is None for match in matches(latest)] == [False, True, False]
    await win(clients, matches(latest)[2], 0)
    latest = await wait_for_tournament(clients[0], cup, lambda latest: latest["status"] == "over")
    assert latest["winners"] == [0]
    assert latest["entries"][2]["name"] is None


async def test_an_imported_match_belongs_to_no_tournament(settings, server, clients):
    cup = await create_tournament(clients[0])
    table = (await start_tournament(clients[0], cup, nils=clients[1]))["my_table"]
    exported = await TransferRepository(server.services.database).export(table)
    async with running(settings, data=settings.data / "elsewhere") as other:
        await TransferRepository(other.services.database).import_(exported, lambda record, rows: None)
        assert (await other.services.tables.repository.load(table)).tournament is None


async def test_a_listed_tournament_can_be_found_and_entered_by_anybody(alva, nils):
    hidden, listed = await create_tournament(alva), await create_tournament(alva, listed=True)
    found = (await nils.get("/tournaments/listed"))["tournaments"]
    assert [one["id"] for one in found] == [listed["id"]]
    assert (await get_tournament(nils, hidden))["invitation"] is None
    await enter(await get_tournament(nils, listed), nils=nils)
    await alva.post(f"/tournaments/{listed['id']}/start", {})
    assert [one["status"] for one in (await nils.get("/tournaments/listed"))["tournaments"]] == ["playing"]
    assert (await get_tournament(nils, listed))["invitation"] is None
