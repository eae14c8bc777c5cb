"""The plain board of games without JavaScript, with the game of docs/adding-a-game.md."""

import os
import re
from collections.abc import Iterator, Sequence
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.api_table import ApiTable
from browser.conftest import NewUser
from browser.server_process import ServerProcess
from browser.test_accessibility import DEVICES, accessibility_problems
from depth import some
from documents import blocks

HEADING = re.compile(r"# (ring/\w+\.py)\n")


class RingServer(ServerProcess):
    """A server with the game of docs/adding-a-game.md."""

    PROGRAM = (
        "-c",
        "from stridsplan import cli; from stridsplan.engine.registry import register; register('ring', 'ring');"
        "raise SystemExit(cli.main())",
    )


@pytest.fixture(scope="module")
def ring_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    home = tmp_path_factory.mktemp("ring")
    for text in blocks("docs/adding-a-game.md", "python"):
        if found := HEADING.match(text):
            path = home / found[1]
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", f"{home}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
        started = RingServer(home / "data", WARM="false").start()
    yield started
    started.stop()


def page_to_act(pages: Sequence[Page]) -> Page | None:
    """Wait until a page can act; return it, or None when the game is over."""
    end_or_question = ", ".join((".ranks", '.question[aria-busy="false"] .plain-actions .button'))
    for page in cycle(pages):
        if page.locator(".ranks").count():
            return None
        if page.locator(end_or_question).count():
            return page
        page.wait_for_timeout(20)
    raise AssertionError


@pytest.mark.parametrize("device", some(DEVICES, 1, first=1))
def test_a_game_without_javascript_is_in_the_lobby_and_can_be_played_to_its_end(
    new_user: NewUser, ring_server: ServerProcess, device: dict[str, Any]
) -> None:
    users = [new_user(at=ring_server, **device), new_user(at=ring_server, **device)]
    api_table = ApiTable(users, "ring", {})
    pages = [users[0].open(), users[1].open(api_table.path)]
    expect(pages[0].locator(".vignette.game-ring svg")).to_be_visible()
    assert accessibility_problems(pages[0]) == []
    pages[0].goto(ring_server.address + api_table.path)
    expect(pages[1].locator(".question-sentence")).to_have_text("Attack")
    expect(pages[1].locator(".plain-actions h3")).to_have_text(["Attack", "Pass"])
    expect(pages[0].locator(".plain-board caption")).to_have_text(
        ["Position as a table", "Fields", "Treasures"]
    )
    assert accessibility_problems(pages[1]) == []
    while page := page_to_act(pages):
        lines = page.locator(".log-line").count()
        page.locator(".plain-actions .button").first.click()  # an attack if one is legal, otherwise a pass
        expect(page.locator(".log-line")).not_to_have_count(lines)
    for page in pages:
        expect(page.locator(".ranks")).to_be_visible()
    expect(pages[0].locator(".log-line").first).to_contain_text("Treasure found")
