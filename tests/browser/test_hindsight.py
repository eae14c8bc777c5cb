"""The hindsight page of a campaign of Clusta Noba: belief beside truth at each hour, and findings."""

import re
import uuid

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewUser, User
from browser.test_accessibility import PHONE, accessibility_problems
from browser.test_clusta_noba_map import STEGOSIANS, WATCH_NAME, War
from browser.translations import untranslated

RESIGN = -1  # the code of this action in every game
DAYS_AFTER = 2  # days after the scouts' report until their orders have run out


@pytest.fixture
def war(alva: User, nils: User) -> War:
    """The skirmish when the orders of the scouts have run out."""
    war = War([alva, nils])
    war.scout()
    for _ in range(DAYS_AFTER):
        war.pass_day()
    return war


def resign_stegosians(user: User, path: str) -> None:
    """Let the Stegosians resign over the API, which ends the campaign."""
    table = f"/tables/{path.rpartition('/')[2]}"
    version = user.http.get(table).raise_for_status().json()["version"]
    command = {"id": uuid.uuid4().hex, "seat": STEGOSIANS, "version": version, "codes": [RESIGN]}
    user.http.post(f"{table}/commands", json=command).raise_for_status()


def expect_step(page: Page, number: int) -> None:
    expect(page.locator(".hindsight-page")).to_have_attribute("data-step", str(number))


def test_the_hindsight_page_opens_when_the_campaign_is_over(
    alva: User, nils: User, new_user: NewUser, war: War
) -> None:
    alva.expect_errors("409")
    page = alva.open(f"{war.path}/hindsight")
    expect(page.get_by_text("The game is not over yet")).to_be_visible()
    resign_stegosians(nils, war.path)
    page = alva.open(war.path)
    page.get_by_role("link", name="Belief and truth").click()
    expect(page.locator(".hindsight-boards .clusta-noba-map")).to_have_count(2)
    check_steps(page)
    check_findings(page)
    assert accessibility_problems(page) == []
    assert untranslated(page) == set()
    check_phone(new_user(**PHONE).open(page.url.removeprefix(alva.address)))


def check_steps(page: Page) -> None:
    """Keys, slider and buttons must lead to hours and days; the address must contain the step."""
    slider = page.get_by_role("slider", name="Hour of the campaign")
    expect(slider).to_have_attribute("aria-valuetext", "Day 0, 06:00")
    last = int(slider.get_attribute("max") or 0)
    # a step is an hour, and day 1 begins at step 18: 18 hours after 06:00
    for key, number in (("ArrowRight", 1), ("PageDown", 18), ("ArrowLeft", 17), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        expect_step(page, number)
    slider.fill(str(last - 3))
    expect_step(page, last - 3)
    page.wait_for_url(f"**step={last - 3}**")
    page.get_by_role("button", name="To the day before").click()
    expect(slider).to_have_attribute("aria-valuetext", re.compile("06:00|00:00"))


def check_findings(page: Page) -> None:
    """The finding that orders have run out must lead to its hour and its hex."""
    page.locator(".hindsight-seats .button", has_text="Ransards").click()
    page.get_by_role("button", name=re.compile(r"^Orders \d")).click()
    finding = page.locator(".finding", has_text="run out").first
    finding.click()
    expect(finding).to_have_attribute("aria-current", "step")
    expect(page.locator(".hex-compare h2")).to_have_text(f"Hex {WATCH_NAME}")
    expect(page.locator(".hex.chosen")).to_have_count(2)
    choose_hex_of_both(page, "05.11")
    page.get_by_role("button", name="As tables").click()
    expect(page.locator("table.position")).to_have_count(2)
    page.locator(".drawer").get_by_role("button", name="Close").click()
    page.locator(".hindsight-seats .button", has_text="Stegosians").click()
    expect(page.locator(".hindsight-title").first).to_contain_text("Nils")


def choose_hex_of_both(page: Page, name: str) -> None:
    """Choose a hex; its belief and its truth must be shown beside each other."""
    page.locator(f'.spot[data-place="{name}"]').first.dispatch_event("click")
    expect(page.locator(".hex-compare h2")).to_have_text(f"Hex {name}")
    expect(page.locator(".hex-side")).to_have_count(2)


def check_phone(page: Page) -> None:
    """A phone must show one board at a time, with a switch."""
    expect(page.locator(".hindsight-boards .clusta-noba-map")).to_have_count(1)
    expect(page.locator(".hindsight-belief")).to_be_visible()
    page.get_by_role("radio", name="Truth").click()
    expect(page.locator(".hindsight-truth")).to_be_visible()
    assert accessibility_problems(page) == []
