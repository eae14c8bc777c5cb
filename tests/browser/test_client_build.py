"""The client as unbuilt modules, also when their server restarts, and as built by tools/js/bundle.js."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.conftest import UNUSED_PRELOAD, NewUser
from browser.page_actions import open_table
from browser.risk_player import RiskPlayer
from browser.server_process import ServerProcess
from depth import some
from stridsplan.engine.registry import game_ids
from stridsplan.server.settings import Settings

# Each file that the page has requested, with the bytes received: 0 if it came from the cache.
FILES = """performance.getEntriesByType('resource').filter(({ name }) => name.includes('/static/'))
  .map(({ name, transferSize }) => [new URL(name).pathname, transferSize])"""
REQUESTS = """performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/'))
  .map(({ name }) => name)"""
# The addresses that the server makes the browser preload.
PRELOADS = """async () => (await fetch('/')).headers.get('link').split(', ')
  .map((link) => new URL(/<(.+)>/.exec(link)[1], location).href)"""
MOST_REQUESTS = 20
LOST = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE", "WebSocket connection")
UNUSED_AFTER = 4_000  # ms; Chromium warns of an unused preload 3 s after the page has loaded


@pytest.fixture(scope="module")
def unbuilt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that serves the unbuilt modules, as that of `make play` does."""
    folder = tmp_path_factory.mktemp("unbuilt")
    started = ServerProcess(folder, CLIENT=str(Settings.client), WARM="false").start()
    yield started
    started.stop()


def test_the_modules_run_without_a_build_and_reconnect_when_the_server_restarts(
    new_user: NewUser, unbuilt: ServerProcess
) -> None:
    user = new_user(unbuilt)
    user.expect_errors(*LOST)
    expect(user.open("/").locator(".vignette svg")).to_have_count(len(game_ids()))
    page = open_table(user, "screen", {"setup.placement": "random"})
    page.locator(".curtain .button").click()
    player = RiskPlayer(page)
    player.until("reinforce")
    before = page.locator(".log-line").count()
    unbuilt.stop()
    banner = page.get_by_text("Connection lost. Trying again…")
    expect(banner).to_be_visible()
    player.step()  # a command while the server is stopped
    unbuilt.start()
    expect(banner).to_be_hidden()
    expect(page.locator(".log-line")).not_to_have_count(before)
    player.until("attack")


@pytest.mark.soak("test_the_modules_run_without_a_build_and_reconnect_when_the_server_restarts")
def test_the_modules_of_every_game_run_without_a_build(new_user: NewUser, unbuilt: ServerProcess) -> None:
    user = new_user(unbuilt)
    for game in game_ids():
        page = open_table(user, "screen", {}, game=game)
        expect(page.locator(".question-sentence")).to_be_visible()


@pytest.mark.parametrize("game", some(list(game_ids()), 1, first=2))
def test_a_built_client_needs_few_requests_and_none_after_a_reload(new_user: NewUser, game: str) -> None:
    page = open_table(new_user(), "screen", {}, game=game)
    expect(page.locator(".question-sentence")).to_be_visible()
    first = page.evaluate(FILES)
    assert len(first) <= MOST_REQUESTS, (
        f"{len(first)} requests; does STRIDSPLAN_CLIENT name what `make client` builds?"
    )
    page.wait_for_load_state("networkidle")  # a file whose request is unfinished would be requested again
    page.reload()
    expect(page.locator(".question-sentence")).to_be_visible()
    assert [path for path, size in page.evaluate(FILES) if size] == []
    # A preload that the client cannot reuse would be requested twice.
    requests = page.evaluate(REQUESTS)
    assert len(requests) == len(set(requests))


def test_pages_use_all_their_preloads_and_the_lobby_requests_nothing_twice(new_user: NewUser) -> None:
    user = new_user()
    page = user.open("/")
    expect(page.locator(".vignette svg")).to_have_count(len(game_ids()))
    page.wait_for_load_state("networkidle")
    requested = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert len(requested) == len(set(requested))
    assert set(page.evaluate(PRELOADS)) <= set(requested)
    page = open_table(user, "screen", {}, game=game_ids()[0])
    expect(page.locator(".question-sentence")).to_be_visible()
    page.reload()  # now with all files in the cache
    expect(page.locator(".question-sentence")).to_be_visible()
    page.wait_for_timeout(UNUSED_AFTER)
    assert [error for error in user.errors if UNUSED_PRELOAD in error] == []
