"""Games, their options and rulebooks."""

from itertools import product

import pytest

from stridsplan.engine.registry import game_ids, load_game
from stridsplan.server.games.rulebook import render

pytestmark = pytest.mark.anyio


async def test_every_game_is_listed(alva):
    games = await alva.get("/games")
    assert [game["id"] for game in games] == game_ids()
    toy = games[-1]
    assert toy == {
        "id": "toy",
        "seats": [2, 3, 4, 5, 6],
        "players": [2, 3, 4, 5, 6],
        "default_seats": 2,
        "minutes": [1, 2],
        "bots": ["recruit", "sergeant"],
        "usual_bot": "sergeant",
        "profiles": ["text", "short"],
        "profile_seats": {"text": [2, 3, 4, 5, 6], "short": [2, 3, 4, 5, 6]},
        "options": [
            {"name": "toy.goal", "values": [6, 12, 60]},
            {"name": "toy.slow", "values": [False, True]},
        ],
        "puzzles": 0,
        "board": False,
    }


@pytest.mark.parametrize("game_id", game_ids())
async def test_all_actions_of_a_game_are_described(alva, game_id):
    actions, total = load_game(game_id).actions, 0
    for kind in await alva.get(f"/games/{game_id}/actions"):
        arguments = [
            [dict(zip(argument["keys"], values, strict=True)) for values in argument["values"]]
            for argument in kind["arguments"]
        ]
        every = [
            {key: value for part in parts for key, value in part.items()} for parts in product(*arguments)
        ]
        assert (kind["first"], kind["count"]) == (total, len(every))
        for code, fields in enumerate(every, total):
            if None not in fields.values():  # what null stands for depends on the board
                assert actions.code(kind=kind["kind"], **fields) == code
        total += len(every)
    assert total == len(actions)


async def test_questions_of_an_action_are_described(alva):
    kinds = {kind["kind"]: kind for kind in await alva.get("/games/risk/actions")}
    assert kinds["attack"]["questions"] == ["attack"]
    assert kinds["stand"]["questions"] == []


async def test_the_options_in_force_are_returned(alva):
    body = {"seats": 3, "profile": "short", "options": {}}
    assert await alva.post("/games/toy/options", body) == {
        "values": {"toy.goal": 6, "toy.slow": False},
        "relevant": ["toy.goal"],
        "choices": {"toy.goal": [6, 12, 60], "toy.slow": [False, True]},
    }


@pytest.mark.parametrize(
    ("options", "code", "option"),
    [
        ({"toy.gaol": 6}, "option.unknown", "toy.gaol"),
        ({"toy.goal": 7}, "option.value", "toy.goal"),
        ({"toy.goal": True}, "option.value", "toy.goal"),
        ({"toy.slow": True}, "option.combination", "toy.slow"),
    ],
)
async def test_an_error_of_an_option_names_the_option(alva, options, code, option):
    error = await alva.expect_error("/games/toy/options", {"seats": 2, "options": options}, code, 422)
    assert error["args"] == {"option": option}
    seats = [{"kind": "me"}, {"kind": "screen"}]
    await alva.expect_error("/tables", {"game": "toy", "options": options, "seats": seats}, code, 422)


async def test_an_unknown_number_of_seats_or_profile_is_refused(alva):
    error = await alva.expect_error("/games/toy/options", {"seats": 7}, "option.value", 422)
    assert error["args"] == {"option": "seats"}
    error = await alva.expect_error(
        "/games/toy/options", {"seats": 2, "profile": "long"}, "option.value", 422
    )
    assert error["args"] == {"option": "profile"}


async def test_a_profile_is_refused_with_a_number_of_seats_it_does_not_allow(alva):
    games = {game["id"]: game for game in await alva.get("/games")}
    refused = [
        (game, name, seats)
        for game, shown in games.items()
        for name, allowed in shown["profile_seats"].items()
        for seats in shown["seats"]
        if seats not in allowed
    ]
    assert refused
    for game, profile, seats in refused:
        body = {"seats": seats, "profile": profile}
        await alva.expect_error(f"/games/{game}/options", body, "option.combination", 422)
        body = {"game": game, "profile": profile, "seats": [{"kind": "me"}, *[{"kind": "bot"}] * (seats - 1)]}
        await alva.expect_error("/tables", body, "option.combination", 422)


async def test_an_unknown_game_is_unknown_everywhere(alva):
    await alva.expect_error("/games/chess/options", {"seats": 2}, "game.unknown", 404)
    await alva.expect_error("/tables", {"game": "chess", "seats": [{"kind": "me"}]}, "game.unknown", 404)
    for part in ("actions", "document", "rulebook", "picture", "ratings"):
        assert (await alva.get(f"/games/chess/{part}", 404))["error"]["code"] == "game.unknown"


async def test_a_rulebook_has_an_element_for_every_rule(alva):
    html = (await alva.get("/games/toy/rulebook", lang="sv"))["html"]
    assert '<p id="TOY-1">Bid.</p>' in html
    assert '<a id="TOY-3"></a>\n<ul id="TOY-2">' in html
    assert "[TOY" not in html
    assert "&lt;b&gt;" in html


async def test_an_invalid_language_is_refused(alva):
    error = (await alva.get("/games/toy/rulebook", 422, lang="../../data"))["error"]
    assert error == {
        "code": "request.invalid",
        "args": {"field": "lang", "problem": "string_pattern_mismatch"},
    }


@pytest.mark.parametrize("blank", ["", "\n"])
def test_a_marker_may_precede_any_block(blank):
    assert render(f"[AB-C-1]\n{blank}## Head") == '<h2 id="AB-C-1">Head</h2>\n'
    assert render(f"[AB-C-1]\n{blank}One\n\nTwo") == '<p id="AB-C-1">One</p>\n<p>Two</p>\n'
    table = render(f"[AB-C-1, AB-C-2]\n{blank}|a|b|\n|-|-|\n|1|2|")
    assert table.startswith('<a id="AB-C-2"></a>\n<table id="AB-C-1">')


def test_text_in_brackets_is_no_marker():
    assert render("see [AB-C-1] there") == "<p>see [AB-C-1] there</p>\n"


def test_two_markers_in_a_row_name_the_same_paragraph():
    assert render("[AB-C-1]\n[AB-C-2]\ntext") == '<a id="AB-C-2"></a>\n<p id="AB-C-1">text</p>\n'


def test_an_image_of_a_rulebook_names_a_picture():
    picture = '<span class="picture" data-picture="city" aria-hidden="true"></span>'
    assert render("![](city) City") == f"<p>{picture} City</p>\n"
    assert render("![A city.](city)") == f'<p><span class="figure">{picture}A city.</span></p>\n'
