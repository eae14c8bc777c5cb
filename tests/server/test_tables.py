"""Tables: creating, joining, renaming seats, listing, clocks."""

import asyncio

import pytest

from .conftest import running

pytestmark = [pytest.mark.anyio, pytest.mark.both_stores]


def invitation_of(table, seat):
    return table["seats"][seat]["invitation"].split("invitation=")[1]


def key_of(table, seat):
    return table["seats"][seat]["personal_link"].split("key=")[1]


async def test_a_table_without_friends_starts_at_once(alva):
    table = await alva.create("me", "screen", "bot:random")
    assert (table["status"], table["version"], table["waiting_for_me"]) == ("playing", 1, True)
    assert table["options"] == {"toy.goal": 12, "toy.slow": False}
    assert table["profile"] == "text"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "person", "bot"]
    assert [seat["mine"] for seat in table["seats"]] == [True, True, False]
    assert [seat["name"] for seat in table["seats"]] == ["Alva", None, None]
    assert table["seats"][2]["bot"] == "random"
    assert table["seats"][2]["personal_link"] is None
    assert table["result"] is None


async def test_a_table_waits_for_friends(alva, nils):
    table = await alva.create("me", "friend", nonce="alva's words")
    path = f"/tables/{table['id']}"
    assert (table["status"], table["version"], table["to_act"]) == ("open", 0, [])
    assert table["seats"][1]["kind"] == "open"
    promised = table["fairness"]["streams"]
    assert promised[0]["name"] == "dice"
    assert promised[0]["key"] is None
    assert (await alva.get(f"{path}/position", 409))["error"]["code"] == "play.not_started"
    refused = {"id": "12345678", "seat": 0, "version": 0, "codes": [1]}
    await alva.expect_error(f"{path}/commands", refused, "play.not_started", 409)

    joining = {"invitation": invitation_of(table, 1), "name": "Nils", "nonce": "nils's words"}
    joined = await nils.post(f"{path}/join", joining)
    assert (joined["status"], joined["version"]) == ("playing", 1)
    assert joined["fairness"]["streams"] == promised
    assert [(seat["name"], seat["mine"]) for seat in joined["seats"]] == [("Alva", False), ("Nils", True)]


async def test_contributions_of_the_players_go_into_the_dice(server, alva, nils):
    table = await alva.create("me", "friend", nonce="alva's words")
    joining = {"invitation": invitation_of(table, 1), "nonce": "nils's words"}
    joined = await nils.post(f"/tables/{table['id']}/join", joining)
    record = await server.services.tables.repository.load(table["id"])
    assert record.contributions == ["alva's words", "nils's words"]
    assert table["fairness"]["contributions"] is None  # hidden until everyone has contributed
    assert joined["fairness"]["contributions"] == record.contributions


async def test_a_table_is_committed_to_its_randomness_before_the_host_contributes(alva, nils):
    promised = await alva.post("/tables/promise", {"game": "toy"})
    assert all(stream["key"] is None for stream in promised["streams"])
    table = await alva.create("me", "screen", id=promised["id"], nonce="alva's words")
    assert (table["id"], table["status"]) == (promised["id"], "playing")
    assert table["fairness"]["streams"] == promised["streams"]
    assert (await alva.post("/tables/promise", {"game": "toy"}))["streams"] != promised["streams"]


async def test_a_promise_creates_only_one_table(alva, nils):
    promised = await alva.post("/tables/promise", {"game": "toy"})
    table = await alva.create("me", "screen", id=promised["id"], nonce="alva's words")
    repeated = await alva.create("me", "screen", id=promised["id"], nonce="other words")
    assert repeated["fairness"] == table["fairness"]
    body = {"game": "toy", "id": promised["id"], "seats": [{"kind": "me"}, {"kind": "me"}]}
    await nils.expect_error("/tables", body, "request.invalid", 422)
    await nils.expect_error("/tables", body | {"id": "../../secret"}, "request.invalid", 422)
    await nils.expect_error("/tables/promise", {"game": "chess"}, "game.unknown", 404)


async def test_an_invitation_is_shown_only_to_the_host_while_the_seat_is_open(alva, nils):
    table = await alva.create("me", "friend", "friend")
    path = f"/tables/{table['id']}"
    shown = await nils.get(path)
    assert [seat["invitation"] for seat in shown["seats"]] == [None, None, None]
    assert [seat["personal_link"] for seat in shown["seats"]] == [None, None, None]
    await nils.post(f"{path}/join", {"invitation": invitation_of(table, 1)})
    assert [bool(seat["invitation"]) for seat in (await alva.get(path))["seats"]] == [False, False, True]


async def test_an_invitation_can_be_used_once(server, alva, nils):
    table = await alva.create("me", "friend")
    path, joining = f"/tables/{table['id']}", {"invitation": invitation_of(table, 1)}
    await nils.post(f"{path}/join", joining)
    await nils.post(f"{path}/join", joining)  # a second time changes nothing
    other = await server.new_client()
    await other.expect_error(f"{path}/join", joining, "table.taken", 409)


async def test_an_invitation_used_several_times_at_once_works_once(server, alva):
    table = await alva.create("me", "friend", "friend")
    path, joining = f"/tables/{table['id']}", {"invitation": invitation_of(table, 1)}
    people = [await server.new_client() for _ in range(4)]
    responses = await asyncio.gather(
        *(client.http.post(f"/api/v1{path}/join", json=joining) for client in people)
    )
    assert sorted(response.status_code for response in responses) == [200, 409, 409, 409]


async def test_a_wrong_invitation_or_key_is_refused(alva, nils):
    table = await alva.create("me", "friend", "bot")
    path = f"/tables/{table['id']}/join"
    await nils.expect_error(path, {"invitation": "x"}, "table.key", 403)
    await nils.expect_error(path, {"key": "x"}, "table.key", 403)
    await nils.expect_error(path, {"key": "å"}, "table.key", 403)
    await nils.expect_error(path, {"key": invitation_of(table, 1)}, "table.key", 403)
    await nils.expect_error(path, {"invitation": key_of(table, 0)}, "table.key", 403)
    await nils.expect_error(path, {}, "request.invalid", 422)
    await nils.expect_error(path, {"key": "x", "invitation": "y"}, "request.invalid", 422)


async def test_the_keys_of_open_seats_and_bots_do_not_work(server, alva, nils):
    table = await alva.create("me", "friend", "bot")
    record = await server.services.tables.repository.load(table["id"])
    for seat in (1, 2):
        body = {"key": record.seats[seat].key}
        await nils.expect_error(f"/tables/{table['id']}/join", body, "table.key", 403)


async def test_a_personal_key_gives_access_to_a_seat_on_another_device(server, alva):
    table = await alva.create("me", "screen")
    phone = await server.new_client()
    joined = await phone.post(f"/tables/{table['id']}/join", {"key": key_of(table, 0)})
    assert [seat["mine"] for seat in joined["seats"]] == [True, False]
    assert joined["seats"][0]["name"] == "Alva"
    await phone.command(table["id"], 0, [2])


async def test_a_seat_is_named_by_its_holder(alva, nils):
    table = await alva.create("me", "screen")
    path = f"/tables/{table['id']}/rename"
    renamed = await alva.post(path, {"seat": 1, "name": "  Ni\u202els \u0007 "})
    assert renamed["seats"][1]["name"] == "Nils"
    assert (await alva.get(f"/tables/{table['id']}"))["seats"][1]["name"] == "Nils"
    await nils.expect_error(path, {"seat": 1, "name": "Nisse"}, "play.not_your_seat", 403)
    await alva.expect_error(path, {"seat": 9, "name": "Nisse"}, "play.not_your_seat", 403)
    await alva.expect_error(path, {"seat": 0, "name": "\u202e "}, "request.invalid", 422)


async def test_tables_of_a_player_are_listed_with_those_that_wait_for_the_player_first(alva, nils):
    waiting = await alva.create("me", "screen")
    newer = await alva.create("me", "friend")
    listed = (await alva.get("/tables"))["tables"]
    assert [(table["id"], table["waiting_for_me"]) for table in listed] == [
        (waiting["id"], True),
        (newer["id"], False),
    ]
    assert (await nils.get("/tables"))["tables"] == []


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"game": "toy"}, "seats"),
        ({"game": "toy", "seats": []}, "seats"),
        ({"game": "toy", "seats": [{"kind": "king"}]}, "seats.0.kind"),
        ({"game": "toy", "seats": [{"kind": "bot", "bot": "deep"}, {"kind": "me"}]}, "seats.0.bot"),
        ({"game": "toy", "seats": [{"kind": "me"}], "odd": 1}, "odd"),
        ({"game": 1, "seats": [{"kind": "me"}]}, "game"),
        ([], ""),
    ],
)
async def test_an_invalid_table_is_refused_with_the_field(alva, body, field):
    error = await alva.expect_error("/tables", body, "request.invalid", 422)
    assert error["args"]["field"] == field


async def test_requests_about_an_unknown_table_are_refused(alva):
    assert (await alva.get("/tables/nowhere", 404))["error"]["code"] == "table.unknown"
    assert (await alva.get("/tables/nowhere/position", 404))["error"]["code"] == "table.unknown"
    assert (await alva.get("/tables/nowhere/transcript", 404))["error"]["code"] == "table.unknown"
    command = {"id": "12345678", "seat": 0, "version": 1, "codes": [1]}
    for path, body in [
        ("join", {"key": "x"}),
        ("rename", {"seat": 0, "name": "x"}),
        ("commands", command),
        ("preview", {"seat": 0, "codes": [1]}),
        ("refusal", {"seat": 0, "action": {}}),
        ("undo", {"seat": 0, "version": 1}),
    ]:
        await alva.expect_error(f"/tables/nowhere/{path}", body, "table.unknown", 404)


CLOCK = {"pace": "live", "bank": 60, "turn": 5, "time_out": "bot"}


async def test_a_table_shows_its_clocks(server, alva):
    server.services.tables.times.served = lambda: 7_000
    table = await alva.create("me", "screen", "bot", clock=CLOCK)
    assert table["clock"] == CLOCK
    assert table["clocks"] == {
        "left": [65_000, 65_000, 60_000],
        "running": [0, 1],
        "paused": False,
        "now": 7_000,
    }
    server.services.tables.times.served = lambda: 10_000
    await alva.command(table["id"], 0, [1], version=1)
    clocks = (await alva.get(f"/tables/{table['id']}"))["clocks"]
    assert (clocks["left"], clocks["running"]) == ([62_000, 62_000, 60_000], [1])


async def test_an_undo_at_a_table_gives_nobody_time(server, alva):
    server.services.tables.times.served = lambda: 0
    table = (await alva.create("me", "screen", clock=CLOCK))["id"]
    await alva.command(table, 0, [1], version=1)
    await alva.post(f"/tables/{table}/undo", {"seat": 0, "version": 2})
    assert (await alva.get(f"/tables/{table}"))["clocks"]["left"] == [65_000, 65_000]


@pytest.mark.parametrize(
    "clock",
    [
        {"pace": "live", "turn": 5},
        {"pace": "mail", "bank": 5, "turn": 5},
        {"pace": "live", "bank": 5, "turn": 0},
        {"pace": "hasty", "turn": 5},
    ],
)
async def test_an_invalid_clock_is_refused(alva, clock):
    body = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "me"}], "clock": clock}
    await alva.expect_error("/tables", body, "request.invalid", 422)


async def test_a_table_shows_whether_its_game_has_hidden_information(alva):
    assert (await alva.create("me", "screen"))["hides"] is True
    assert (await alva.create("me", "screen", game="island"))["hides"] is False


async def test_renewing_a_personal_link_removes_the_other_holders(server, alva, nils):
    table = await alva.create("me", "screen")
    old, path = key_of(table, 0), f"/tables/{table['id']}"
    await nils.post(f"{path}/join", {"key": old})
    renewed = await alva.post(f"{path}/renew-key", {"seat": 0})
    new = key_of(renewed, 0)
    assert new != old
    assert [seat["mine"] for seat in renewed["seats"]] == [True, True]
    body = {"seat": 0, "version": 1, "codes": [2], "id": "command-other"}
    await nils.expect_error(f"{path}/commands", body, "play.not_your_seat", 403)
    await nils.get(f"{path}/position", 403, seat=0)
    await nils.expect_error(f"{path}/join", {"key": old}, "table.key", 403)
    await nils.expect_error(f"{path}/renew-key", {"seat": 0}, "play.not_your_seat", 403)
    stored = (await server.services.tables.repository.load(table["id"])).seats[0]
    assert (stored.key, len(stored.holders)) == (new, 1)
    phone = await server.new_client()
    await phone.post(f"{path}/join", {"key": new})
    await phone.command(table["id"], 0, [2])


async def test_an_old_link_cached_at_another_server_is_refused(settings):
    async with running(settings) as one, running(settings) as other:
        alva, nils = await one.new_client(), await other.new_client()
        table = await alva.create("me", "screen")
        path = f"/tables/{table['id']}"
        await nils.get(path)
        await alva.post(f"{path}/renew-key", {"seat": 0})
        await nils.expect_error(f"{path}/join", {"key": key_of(table, 0)}, "table.key", 403)
