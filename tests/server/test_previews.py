"""Previews of links: tags for programs that do not show the page, and a picture of the board."""

import re
from io import BytesIO

import pytest
from PIL import Image

from stridsplan.engine.registry import game_ids, load_game
from stridsplan.engine.table import Table
from stridsplan.server.preloads import FIRST_EVENTS
from stridsplan.server.settings import Settings
from stridsplan.server.tables.drawing import HEIGHT, WIDTH, draw
from texts import WORDS

pytestmark = pytest.mark.anyio
GAMES = [game for game in game_ids() if game != "toy"]


@pytest.fixture
def settings(settings):
    """A client with the real texts."""
    (settings.client / "words").symlink_to(WORDS)
    return settings


async def page(client, path, **headers):
    response = await client.http.get(path, headers=headers)
    assert response.status_code == 200
    return response.text


async def test_a_link_to_a_table_has_tags_with_game_names_and_picture(alva, nils):
    table = await alva.create("me", "friend", game="omringad")
    html = await page(nils, f"/t/{table['id']}?invitation=secret", **{"accept-language": "sv-SE,sv;q=0.9"})
    assert '<meta property="og:title" content="Omringad · Stridsplan">' in html
    assert '<meta property="og:description" content="Alva, En ledig plats">' in html
    assert f'/t/{table["id"]}">' in html, "the address without the query"
    assert "secret" not in html
    picture = html.split('"og:image" content="')[1].split('"')[0]
    response = await nils.http.get(picture)
    assert response.headers["content-type"] == "image/png"
    assert Image.open(BytesIO(response.content)).size == (WIDTH, HEIGHT)


async def test_a_player_without_a_name_is_called_by_the_number_of_the_seat(alva, nils):
    table = await alva.create("me", "friend", name=None)
    html = await page(nils, f"/t/{table['id']}", **{"accept-language": "sv"})
    assert '<meta property="og:description" content="Spelare 1, En ledig plats">' in html
    assert not table["seats"][0]["former"]  # the seat of a deleted account has no name either


async def test_names_in_tags_are_escaped(alva, nils):
    table = await alva.create("me", "screen", name='"><script>')
    html = await page(nils, f"/t/{table['id']}/replay")
    assert "&quot;&gt;&lt;script&gt;" in html
    assert '"><script>' not in html


async def test_a_browser_and_the_page_of_an_unknown_table_get_no_tags(alva):
    table = await alva.create("me", "screen")
    assert "og:" not in await page(alva, f"/t/{table['id']}", **{"sec-fetch-mode": "navigate"})
    assert "og:" not in await page(alva, "/t/nowhere")


async def early_requests(client, table):
    """The requests about a table in the Link header of its page."""
    response = await client.http.get(f"/t/{table}", headers={"sec-fetch-mode": "navigate"})
    return [each.split(">")[0].split("/api/v1/tables/")[1] for each in response.headers["link"].split(", <")]


async def test_the_page_of_a_table_must_name_the_first_requests_of_the_client(alva, nils):
    table = (await alva.create("me", "friend"))["id"]
    assert await early_requests(alva, table) == [table]  # the game has not started
    invitation = (await alva.get(f"/tables/{table}"))["seats"][1]["invitation"].split("=")[1]
    await nils.post(f"/tables/{table}/join", {"invitation": invitation, "name": "Nils"})
    assert await early_requests(nils, table) == [table, f"{table}/position?latest=12&seat=1"]
    shared = (await alva.create("me", "screen"))["id"]
    assert await early_requests(alva, shared) == [shared]  # the client decides which seat it shows first
    response = await nils.http.get("/t/nowhere", headers={"sec-fetch-mode": "navigate"})
    assert "link" not in response.headers


async def test_the_client_must_request_as_many_events_as_its_page_names():
    source = (Settings.client / "shell" / "table-state.js").read_text(encoding="utf-8")
    assert int(re.search(r"INITIAL_EVENTS = (\d+)", source)[1]) == FIRST_EVENTS


async def test_a_game_without_a_picture_has_none(alva):
    table = await alva.create("me", "screen")
    error = (await alva.get(f"/tables/{table['id']}/picture", 404))["error"]
    assert error["code"] == "request.unknown"
    assert "og:image" not in await page(alva, f"/t/{table['id']}")


async def test_a_link_to_the_lobby_or_a_tournament_has_tags_with_a_board(alva):
    new = {"name": "Harbour & Sons", "game": "island", "format": "knock_out"}
    tournament = await alva.post("/tournaments", new, 201)
    for path, title in (
        ("/", "Stridsplan"),
        (f"/tournament/{tournament['id']}", "Harbour &amp; Sons · Stridsplan"),
    ):
        html = await page(alva, path)
        assert f'<meta property="og:title" content="{title}">' in html
        assert "og:image" in html
        assert "og:" not in await page(alva, path, **{"sec-fetch-mode": "navigate"})
    assert "/api/v1/games/island/picture" in html
    assert "og:" not in await page(alva, "/tournament/nowhere")
    assert "og:image" not in await page(alva, "/rules/toy"), "it draws no board"


async def test_the_picture_of_a_game_shows_its_board_before_play(alva):
    response = await alva.http.get("/api/v1/games/omringad/picture")
    assert Image.open(BytesIO(response.content)).size == (WIDTH, HEIGHT)
    assert (await alva.get("/games/toy/picture", 404))["error"]["code"] == "request.unknown"
    assert (await alva.get("/games/elsewhere/picture", 404))["error"]["code"] == "game.unknown"


@pytest.mark.parametrize("game", GAMES)
def test_the_picture_of_every_game_shows_a_spectators_view(game):
    """Areas stick out of the picture by at most one unit, and the centres of pieces are inside."""
    table = Table(game, load_game(game).default_seats, secret=bytes(32))
    picture = load_game(game).picture(table.view(None))
    assert all(
        -1 <= x <= picture.width + 1 and -1 <= y <= picture.height + 1
        for area in picture.areas
        for x, y in area.points
    )
    assert all(0 <= piece.x <= picture.width and 0 <= piece.y <= picture.height for piece in picture.pieces)
    image = Image.open(BytesIO(draw(picture)))
    assert image.size == (WIDTH, HEIGHT)
    assert len(image.convert("RGB").getcolors(10_000)) > 3
