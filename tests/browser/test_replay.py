"""Replays, the check of a transcript in the browser, contributions to the dice, and statistics of finished games."""

import json
import re
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import User
from browser.page_actions import create, open_form, resign
from browser.server_process import ServerProcess

# Random bots may end a battle with fewer than six rolls, which are too few for a diagram of their dice.
BOTS = {"game": "island", "seats": [{"kind": "bot", "bot": "sergeant"}] * 2}


@pytest.fixture(scope="module")
def finished(browser: Any, server: ServerProcess) -> str:
    """A table at which two bots have finished a game."""
    context = browser.new_context()
    response = context.request.post(f"{server.address}/api/v1/tables", data=BOTS)
    assert response.ok, response.text()
    table = response.json()["id"]
    for _ in range(600):
        if context.request.get(f"{server.address}/api/v1/tables/{table}").json()["status"] == "over":
            context.close()
            return table
        time.sleep(0.1)
    raise AssertionError("the bots do not finish")


def current_and_last(page: Page) -> tuple[int, int]:
    """Return the number of the frame that the replay shows, and that of the last one."""
    at, last = page.locator(".replay-count").inner_text().split(" / ")
    return int(at), int(last)


def test_a_replay_is_controlled_by_keys_slider_and_link(alva: User, finished: str) -> None:
    page = alva.open(f"/t/{finished}/replay")
    slider = page.get_by_role("slider", name="Place in the game")
    expect(slider).to_be_visible()
    _, last = current_and_last(page)
    assert last > 20
    for key, at in [("End", last), ("ArrowLeft", last - 1), ("Home", 1), ("ArrowRight", 2)]:
        page.keyboard.press(key)
        expect(page.locator(".replay-count")).to_have_text(f"{at} / {last}")
    page.keyboard.press("PageDown")
    assert current_and_last(page)[0] > 2
    page.wait_for_timeout(1000)  # the URL changes when the replay has stopped
    before = page.url
    slider.fill(str(last // 2))
    expect(page.locator(".replay-count")).to_have_text(f"{last // 2 + 1} / {last}")
    page.wait_for_url(lambda url: url != before)
    sentences = page.locator(".replay-sentences").inner_text()
    again = alva.open(page.url)
    expect(again.locator(".replay-count")).to_have_text(f"{last // 2 + 1} / {last}")
    expect(again.locator(".replay-sentences")).to_have_text(sentences, use_inner_text=True)


def test_a_replay_plays_to_the_end_by_itself(alva: User, finished: str) -> None:
    page = alva.open(f"/t/{finished}/replay")
    _, last = current_and_last(page)
    page.get_by_role("slider").fill(str(last - 4))
    page.get_by_label("Speed").select_option("15")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".replay-count")).to_have_text(f"{last} / {last}")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_the_panels_of_all_seats_can_be_shown(alva: User, finished: str) -> None:
    page = alva.open(f"/t/{finished}/replay?v=9")  # v: the frame, by the spectators' version
    page.get_by_label("Panels of all seats").check()
    expect(page.locator(".replay-all details")).to_have_count(2)
    page.locator(".replay-viewpoints .button").nth(2).click()
    page.wait_for_url("**seat=1")
    expect(page.locator(".replay-all details")).to_have_count(2)
    page.get_by_label("Panels of all seats").uncheck()
    expect(page.locator(".replay-all")).to_have_count(0)


@pytest.fixture
def transcript(alva: User, finished: str) -> dict[str, Any]:
    """The published transcript of the finished game."""
    return alva.context.request.get(f"{alva.address}/api/v1/tables/{finished}/transcript").json()


def open_file(page: Page, path: Path, transcript: Any) -> None:
    path.write_text(json.dumps(transcript))
    page.locator("input[type=file]").set_input_files(path)


def test_the_proof_page_accepts_a_valid_transcript(
    alva: User, finished: str, transcript: dict[str, Any], tmp_path: Path
) -> None:
    page = alva.open(f"/proof?table={finished}")
    expect(page.get_by_role("heading", name="Everything is right")).to_be_visible()
    expect(page.locator(".checks .held")).to_have_count(4)
    other = alva.open("/proof")
    open_file(other, tmp_path / "table.json", transcript)
    expect(other.get_by_role("heading", name="Everything is right")).to_be_visible()


def test_a_transcript_is_checked_only_after_its_texts_are_loaded(alva: User, finished: str) -> None:
    page = alva.context.new_page()
    delayed: list[Route] = []
    page.route("**/words/*/*-things.ftl", lambda route: delayed.append(route))
    with page.expect_request("**/words/*/*-things.ftl"):
        page.goto(f"{alva.address}/proof?table={finished}")
    expect(page.locator(".proof-page .loading")).to_be_visible()
    expect(page.locator(".proof-page .notice")).to_have_count(0)
    delayed[0].continue_()
    expect(page.get_by_role("heading", name="Everything is right")).to_be_visible()


def test_an_opened_transcript_can_be_replayed_from_its_file(
    alva: User, finished: str, transcript: dict[str, Any], tmp_path: Path
) -> None:
    page = alva.open("/proof")
    open_file(page, tmp_path / "table.json", transcript)
    page.get_by_role("button", name="Replay it here").click()
    page.wait_for_url(f"**/t/{finished}/replay*")
    expect(page.get_by_role("slider", name="Place in the game")).to_be_visible()


def test_the_proof_page_names_the_row_at_which_a_transcript_was_forged(
    alva: User, transcript: dict[str, Any], tmp_path: Path
) -> None:
    page = alva.open("/proof")
    transcript["rows"][6]["time"] += 1
    open_file(page, tmp_path / "forged.json", transcript)
    expect(page.get_by_role("alert")).to_contain_text("breaks at row 7")
    page.locator("summary").click()
    page.get_by_role("textbox").fill("no record")
    page.get_by_role("button", name="Check it").click()
    expect(page.get_by_role("alert")).to_contain_text("not JSON")


def test_the_published_transcript_is_compared_with_the_notes_of_the_browser(alva: User) -> None:
    """While play goes on, the user's contribution to the dice is shown."""
    page = alva.open()
    open_form(page, "More", "bot", game="island")
    create(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Honest dice").click()
    expect(page.locator(".contributions")).to_contain_text("is among them")
    expect(page.locator(".contributions li", has_text="yours")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".contributions")).to_have_count(0)
    resign(page)
    page.get_by_role("link", name="Check the dice").click()
    expect(page.get_by_role("heading", name="Everything is right")).to_be_visible()
    checks = page.locator(".checks .held")
    expect(checks).to_have_count(7)
    expect(checks.filter(has_text="this browser noted while you played")).to_have_count(1)
    expect(checks.filter(has_text="before it added its text")).to_have_count(1)


def test_dice_and_luck_are_shown_at_the_end(alva: User, finished: str) -> None:
    page = alva.open(f"/t/{finished}")
    page.get_by_role("button", name="Luck", exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".luck li").first).to_contain_text(re.compile("(than|as) expected"))
    expect(dialog.locator(".face-numbers").first).to_be_visible()
    dialog.get_by_text("As tables").click()
    expect(dialog.get_by_role("table", name="Luck")).to_be_visible()
    expect(dialog.get_by_role("table", name="Dice")).not_to_contain_text("-stream-")
