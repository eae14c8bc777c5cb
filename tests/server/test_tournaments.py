"""Tournaments: entered by a link, played at ordinary tables, ordered by wins and then by difference."""

import asyncio

import pytest

from stridsplan.server.tournaments import progress
from stridsplan.server.tournaments.progress import DRAWS
from stridsplan.server.tournaments.records import Entry, TournamentRecord

from .conftest import running
from .test_accounts import PASSWORD, delete, register

pytestmark = pytest.mark.anyio
both_stores = pytest.mark.both_stores

ROLL, RESIGN, OFFER_DRAW, ACCEPT_DRAW = 6, -1, -2, -3
WON, LOST = (
    {"winners": [0], "payoffs": [1000, -1000], "id": "goal"},
    {
        "winners": [1],
        "payoffs": [-1000, 1000],
        "id": "goal",
    },
)
DRAWN = {"winners": [], "payoffs": [0, 0], "id": "draw_agreed"}


async def made(host, format="round_robin", status=201, **more):
    """A tournament of the short toy; its host plays as Alva."""
    told = {"name": "Cup", "game": "toy", "profile": "short", "format": format, "enter": "Alva"}
    return await host.post("/tournaments", told | more, status)


def secret(tournament):
    return tournament["invitation"].split("=")[1]


async def enter(tournament, **people):
    for name, person in people.items():
        told = {"invitation": secret(tournament), "name": name.title()}
        await person.post(f"/tournaments/{tournament['id']}/enter", told)


async def started(host, tournament, **people):
    await enter(tournament, **people)
    return await host.post(f"/tournaments/{tournament['id']}/start", {})


async def shown(person, tournament):
    return await person.get(f"/tournaments/{tournament['id']}")


async def until(person, tournament, is_so):
    """The tournament as soon as it is as wished: results are taken in beside the answers."""
    async with asyncio.timeout(30):
        while not is_so(now := await shown(person, tournament)):
            await asyncio.sleep(0.01)
    return now


def matches(tournament):
    return [
        match for meetings in tournament["rounds"] for meeting in meetings for match in meeting["matches"]
    ]


def over(count):
    return lambda now: sum(match["points"] is not None for match in matches(now)) >= count


async def win(people, match, winner):
    """Play a match so that one of its entries wins: the other resigns on their turn."""
    loser = 1 - match["entries"].index(winner)
    for seat, entry in enumerate(match["entries"]):
        await people[entry].command(match["table"], seat, [0])
    if (await people[0].get(f"/tables/{match['table']}"))["to_act"] != [loser]:
        await people[winner].command(match["table"], 1 - loser, [7])
    await people[match["entries"][loser]].command(match["table"], loser, [RESIGN])


@pytest.fixture
async def people(server):
    return [await server.person() for _ in range(5)]


@pytest.fixture
def shared(postgres):
    """The address of a database that several servers share."""
    return postgres.emptied()


def record(format, entries, **more):
    """A tournament of people that is being played, with nothing begun."""
    told = [Entry(number, "person", f"P{number}", visitor=f"v{number}") for number in range(entries)]
    agreed = {"name": "Cup", "game": "toy", "profile": "text", "asked": {}, "clock": None, "places": 64}
    kept = {"id": "t", "host": "v0", "invitation": "i", "status": "playing", "created": 0}
    return TournamentRecord(format=format, entries=told, **agreed, **kept, **more)


def go_on(tournament, *results):
    """Take in results of the tables that are being played, in order, and give the pairs begun by it."""
    known = len(tournament.bouts)
    open_tables = [bout.table for bout in tournament.bouts if not bout.is_over]
    ids = iter(f"table{known + k}" for k in range(100))
    progress.go_on(tournament, dict(zip(open_tables, results, strict=False)), lambda: next(ids))
    return [bout.entries for bout in tournament.bouts[known:]]


def test_a_round_begins_when_the_one_before_is_over():
    four = record("round_robin", 4)
    assert go_on(four) == [(0, 3), (1, 2)]
    assert go_on(four, WON) == []
    assert go_on(four, WON) == [(0, 2), (1, 3)]
    assert four.status == "playing"


def test_nobody_plays_two_matches_at_once():
    six = record("round_robin", 6)
    while six.status == "playing":
        busy = [entry for pair in go_on(six, *[WON] * 3) for entry in pair]
        assert len(busy) == len(set(busy))
    assert len(six.bouts) == 15


def test_the_first_entries_get_the_byes():
    five = record("knock_out", 5)
    assert go_on(five) == [(3, 4), (0, 1)]
    byes = [meeting.winner for meeting in progress.rounds(five)[0] if meeting.bye]
    assert byes == [0, 1, 2]


def test_a_drawn_match_of_a_knock_out_is_played_again_with_seats_changed():
    two = record("knock_out", 2)
    assert go_on(two) == [(0, 1)]
    assert go_on(two, DRAWN) == [(1, 0)]
    assert go_on(two, WON) == []
    assert (two.status, progress.winners(two)) == ("over", [1])


def test_who_entered_first_goes_on_where_all_is_drawn():
    two = record("knock_out", 2)
    go_on(two)
    for _ in range(DRAWS):
        go_on(two, DRAWN)
    assert (two.status, len(two.bouts), progress.winners(two)) == ("over", DRAWS, [0])


def test_a_draw_of_a_round_robin_stands():
    two = record("round_robin", 2)
    go_on(two)
    go_on(two, DRAWN)
    assert (two.status, progress.winners(two)) == ("over", [0, 1])


@pytest.mark.parametrize("format", ["round_robin", "knock_out"])
def test_who_is_gone_loses_without_a_table(format):
    two = record(format, 2)
    two.entries[0] = Entry(0, "person")
    go_on(two)
    assert (two.status, two.bouts[0].table, two.bouts[0].walkover) == ("over", None, True)
    assert progress.winners(two) == [1]


def test_the_points_of_the_game_count_where_it_has_any():
    two = record("round_robin", 2)
    go_on(two)
    go_on(two, LOST | {"scores": [7, 12], "id": "resigned"})
    assert [(row.entry, row.record, row.signed) for row in progress.table(two)] == [
        (1, "1/1", "+5"),
        (0, "0/1", "-5"),
    ]
    assert two.bouts[0].walkover


@both_stores
async def test_three_play_a_round_robin_to_the_end(server, people):
    cup = await made(people[0])
    await started(people[0], cup, nils=people[1], tora=people[2])
    for played in range(1, 4):
        now = await until(people[0], cup, lambda now, most=played: len(matches(now)) == most)
        match = matches(now)[-1]
        await win(people, match, min(match["entries"], key=[1, 0, 2].index))
        await until(people[0], cup, over(played))
    now = await until(people[0], cup, lambda now: now["status"] == "over")
    assert [(row["place"], row["entry"], row["wins"], row["played"]) for row in now["rows"]] == [
        (1, 1, 2, 2),
        (2, 0, 1, 2),
        (3, 2, 0, 2),
    ]
    assert now["winners"] == [1]
    assert all(match["walkover"] for match in matches(now))
    scores = [
        (await people[0].get(f"/tables/{match['table']}"))["result"]["scores"] for match in matches(now)
    ]
    assert [match["points"] for match in matches(now)] == scores


async def test_five_play_a_knock_out_with_byes(server, people):
    cup = await made(people[0], "knock_out")
    names = ("nils", "tora", "olof", "siri")
    now = await started(people[0], cup, **dict(zip(names, people[1:], strict=True)))
    assert [meeting["bye"] for meeting in now["rounds"][0]] == [True, True, True, False]
    assert [match["entries"] for match in matches(now)] == [[3, 4], [0, 1]]
    async with asyncio.timeout(60):
        while now["status"] == "playing":
            for match in matches(now):
                if match["points"] is None:
                    await win(people, match, max(match["entries"]))
            now = await until(people[0], cup, over(len(matches(now))))
    assert now["winners"] == [4]
    assert [len(meetings) for meetings in now["rounds"]] == [4, 2, 1]


async def test_a_match_drawn_by_agreement_is_played_again(server, people):
    cup = await made(people[0], "knock_out")
    now = await started(people[0], cup, nils=people[1])
    table = matches(now)[0]["table"]
    for seat in (0, 1):
        await people[seat].command(table, seat, [0])
    await people[0].command(table, 0, [OFFER_DRAW])
    await people[1].command(table, 1, [ACCEPT_DRAW])
    now = await until(people[0], cup, lambda now: len(matches(now)) == 2)
    assert matches(now)[1]["entries"] == [1, 0]
    again = await people[1].get(f"/tables/{matches(now)[1]['table']}")
    assert [(seat["name"], seat["mine"]) for seat in again["seats"]] == [("Nils", True), ("Alva", False)]


async def test_bots_play_their_matches_themselves(alva):
    bots = [{"bot": "policy"}, {"bot": "random", "name": "Wild"}, {"bot": "policy"}]
    cup = await made(alva, enter=None, bots=bots)
    await alva.post(f"/tournaments/{cup['id']}/start", {})
    now = await until(alva, cup, lambda now: now["status"] == "over")
    assert sum(row["wins"] for row in now["rows"]) == 3
    assert (await alva.get("/tables"))["tables"] == []


async def test_a_match_is_an_ordinary_table_of_its_people(server, people):
    clock = {"pace": "mail", "turn": 86_400, "time_out": "forfeit"}
    cup = await made(people[0], clock=clock, options={"toy.goal": 12})
    now = await started(people[0], cup, nils=people[1])
    table = await people[1].get(f"/tables/{now['my_table']}")
    assert (table["tournament"], table["clock"], table["options"]["toy.goal"]) == (cup["id"], clock, 12)
    assert [seat["mine"] for seat in table["seats"]] == [False, True]
    assert not table["host"]
    assert [one["id"] for one in (await people[0].get("/tables"))["tables"]] == [table["id"]]


@both_stores
async def test_what_a_server_left_undone_the_next_does(settings):
    async with running(settings) as server:
        alva, nils = await server.person(), await server.person()
        server.house.tournaments._lay = lambda record: asyncio.sleep(0)  # it falls before it lays the table
        cup = await made(alva, "knock_out")
        now = await started(alva, cup, nils=nils)
        await alva.get(f"/tables/{matches(now)[0]['table']}", 404)
        cookies = [dict(person.http.cookies) for person in (alva, nils)]
    async with running(settings) as server:
        alva, nils = [await server.person(**each) for each in cookies]
        await server.house.tournaments.resume()
        server.house.tournaments._go_on = lambda tournament: asyncio.sleep(0)  # and before it sees the result
        await win([alva, nils], matches(now)[0], 1)
        assert (await shown(alva, cup))["status"] == "playing"
    async with running(settings) as server:
        alva = await server.person(**cookies[0])
        now = await until(alva, cup, lambda now: now["status"] == "over")
        assert now["winners"] == [1]
        await server.house.tournaments.resume()
        assert await shown(alva, cup) == now


@pytest.mark.parametrize("fails", [True, False])
async def test_two_servers_take_in_a_result_once(settings, shared, fails):
    async with running(settings, database_url=shared) as one, running(settings, database_url=shared) as two:
        people = [await one.person() for _ in range(4)]
        watcher = await two.person()
        cup = await made(people[0], "knock_out")
        now = await started(people[0], cup, nils=people[1], tora=people[2], olof=people[3])
        if fails:
            one.house.tournaments._go_on = lambda tournament: asyncio.sleep(0)
        for match in matches(now):
            await win(people, match, match["entries"][0])
        now = await until(watcher, cup, lambda now: len(matches(now)) == 3)
        assert matches(now)[2]["entries"] == [0, 2]
        await watcher.get(f"/tables/{matches(now)[2]['table']}")
        await win(people, matches(now)[2], 2)
        assert (await until(watcher, cup, lambda now: now["status"] == "over"))["winners"] == [2]


async def test_a_place_is_taken_with_the_invitation_alone(alva, nils):
    cup = await made(alva)
    path = f"/tournaments/{cup['id']}"
    await nils.fails(f"{path}/enter", {"invitation": "x", "name": "Nils"}, "tournament.key", 403)
    for _ in range(2):
        now = await nils.post(f"{path}/enter", {"invitation": secret(cup), "name": "Nils"})
    assert [(entry["name"], entry["mine"]) for entry in now["entries"]] == [("Alva", False), ("Nils", True)]
    listed = (await nils.get("/tournaments"))["tournaments"]
    assert [(one["id"], one["entered"], one["places"]) for one in listed] == [(cup["id"], 2, 8)]


async def test_places_are_limited(server, alva, nils):
    cup = await made(alva, places=2)
    await enter(cup, nils=nils)
    told = {"invitation": secret(cup), "name": "Tora"}
    await (await server.person()).fails(f"/tournaments/{cup['id']}/enter", told, "tournament.full", 409)
    await alva.fails(f"/tournaments/{cup['id']}/bots", {"bot": "policy"}, "tournament.full", 409)
    error = await made(alva, places=2, bots=[{"bot": "policy"}] * 2, status=409)
    assert error["error"]["code"] == "tournament.full"


async def test_only_the_host_starts_enters_bots_and_turns_others_away(alva, nils):
    cup = await made(alva)
    await enter(cup, nils=nils)
    path = f"/tournaments/{cup['id']}"
    await nils.fails(f"{path}/start", {}, "tournament.not_host", 403)
    await nils.fails(f"{path}/bots", {"bot": "policy"}, "tournament.not_host", 403)
    await alva.fails(f"{path}/bots", {"bot": "nobody"}, "request.invalid", 422)
    assert (await alva.post(f"{path}/bots", {"bot": "policy"}))["entries"][2]["bot"] == "policy"
    assert (await nils.http.delete(f"/api/v1{path}/entries/0")).status_code == 403
    assert (await alva.http.delete(f"/api/v1{path}/entries/1")).status_code == 200
    assert [entry["name"] for entry in (await shown(alva, cup))["entries"]] == ["Alva", None]


async def test_who_leaves_before_the_start_is_out_and_later_nobody_leaves(alva, nils):
    cup = await made(alva)
    path = f"/tournaments/{cup['id']}"
    await enter(cup, nils=nils)
    assert len((await nils.http.delete(f"/api/v1{path}/entries/1")).json()["entries"]) == 1
    await alva.fails(f"{path}/start", {}, "tournament.few", 409)
    now = await started(alva, cup, nils=nils)
    assert [entry["entry"] for entry in now["entries"]] == [0, 1]
    answer = await nils.http.delete(f"/api/v1{path}/entries/1")
    assert answer.json()["error"]["code"] == "tournament.started"
    for what, told in (("start", {}), ("bots", {"bot": "policy"})):
        await alva.fails(f"{path}/{what}", told, "tournament.started", 409)


async def test_what_cannot_be_is_refused(alva):
    assert (await alva.get("/tournaments/nowhere", 404))["error"]["code"] == "tournament.unknown"
    assert (await made(alva, status=404, game="nothing"))["error"]["code"] == "game.unknown"
    assert (await made(alva, status=422, options={"toy.goal": 7}))["error"]["code"] == "option.value"
    assert (await made(alva, status=422, places=65))["error"]["code"] == "request.invalid"


async def test_a_tournament_tells_others_no_secret(alva, nils):
    cup = await made(alva)
    text = (await nils.http.get(f"/api/v1/tournaments/{cup['id']}")).text
    visitor = alva.http.cookies["stridsplan"].split(".")[0]
    assert secret(cup) not in text
    assert visitor not in text
    assert (await shown(nils, cup))["invitation"] is None


async def test_the_account_takes_over_what_its_guest_entered(server, alva, nils):
    await register(alva)
    cup = await made(nils)
    await nils.post("/account/login", {"name": "Alva", "password": PASSWORD})
    assert (await shown(alva, cup))["host"]
    assert (await alva.get("/account/data"))["tournaments"][0]["entered_as"] == "Alva"


async def test_matches_to_come_are_won_against_an_account_that_is_gone(server, people):
    await register(people[2], name="Tora")
    cup = await made(people[0])
    now = await started(people[0], cup, nils=people[1], tora=people[2])
    (match,) = matches(now)
    assert match["entries"] == [1, 2]
    await delete(people[2], "/account", {"password": PASSWORD})
    now = await until(people[0], cup, lambda now: len(matches(now)) == 3)
    assert [match["table"] is None for match in matches(now)] == [False, True, False]
    await win(people, matches(now)[2], 0)
    now = await until(people[0], cup, lambda now: now["status"] == "over")
    assert now["winners"] == [0]
    assert now["entries"][2]["name"] is None


async def test_a_match_taken_elsewhere_is_of_no_tournament_there(settings, server, people):
    cup = await made(people[0])
    table = (await started(people[0], cup, nils=people[1]))["my_table"]
    packed = await server.house.tables.repository.pack(table)
    async with running(settings, data=settings.data / "elsewhere") as other:
        await other.house.tables.repository.unpack(packed, lambda record, rows: None)
        assert (await other.house.tables.repository.load(table)).tournament is None
