"""What people say to each other at a table, what they note, the position as tables, and hints for a first turn."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Person
from browser.player import Player
from browser.setting import choose, create, invitation, open_form, start, take_seat

RANDOM = {"setup-placement": "random"}


def two_at_a_table(alva: Person, nils: Person) -> tuple[Page, Page]:
    """A table of two, each in a browser of their own."""
    hers = alva.open()
    open_form(hers, "With friends", "friend")
    choose(hers, RANDOM)
    create(hers)
    his = nils.open(invitation(hers))
    take_seat(his, "Nils")
    expect(hers.locator(".seats")).to_contain_text("Nils")
    return hers, his


def say(page: Page, text: str) -> None:
    """Say something, by keyboard from wherever one is."""
    page.keyboard.press("t")
    line = page.get_by_label("Say something to the table")
    expect(line).to_be_focused()
    line.fill(text)
    page.keyboard.press("Enter")
    expect(line).to_have_value("")


def test_two_people_talk(alva: Person, nils: Person) -> None:
    hers, his = two_at_a_table(alva, nils)
    say(hers, "Good luck!")
    tab = his.get_by_role("tab", name="Talk, one new line")
    expect(tab).to_be_visible()
    expect(his.locator("[aria-live]", has_text="Good luck!")).to_have_count(1)
    tab.click()
    expect(his.locator(".talk-line")).to_contain_text("Good luck!")
    expect(his.get_by_role("tab", name="Talk", exact=True)).to_be_visible()
    say(his, "<b>And to you.</b>")
    expect(hers.locator(".talk-line").first).to_contain_text("<b>And to you.</b>")
    hers.reload()
    hers.get_by_role("tab", name="Talk").click()
    expect(hers.locator(".talk-line")).to_have_count(2)


def test_escape_leads_back_to_the_game(alva: Person) -> None:
    page = alva.open()
    start(page, "bot", RANDOM)
    Player(page).until("reinforce")
    land = page.locator(".land[tabindex='0']").first
    land.focus()
    page.keyboard.press("t")
    expect(page.locator(".talk-form input")).to_be_focused()
    page.keyboard.press("Escape")
    expect(land).to_be_focused()


def test_who_is_muted_is_heard_again_when_asked(alva: Person, nils: Person) -> None:
    hers, his = two_at_a_table(alva, nils)
    say(his, "Hurry up")
    hers.get_by_role("tab", name="Talk").click()
    hers.get_by_role("button", name="What to do about Nils").click()
    hers.get_by_role("button", name="Do not hear Nils").click()
    expect(hers.locator(".talk-line")).to_have_count(0)
    say(his, "Hurry up!!")
    say(hers, "Where is he?")
    expect(hers.locator(".talk-line")).to_have_count(1)
    hers.get_by_role("button", name="Hear again").click()
    expect(hers.locator(".talk-line")).to_have_count(3)


def test_who_looks_on_reads_and_does_not_write(alva: Person, nils: Person) -> None:
    page = alva.open()
    start(page, "bot", RANDOM)
    say(page, "Come and see")
    other = nils.open(page.url)
    other.get_by_role("tab", name="Talk").click()
    expect(other.locator(".talk-line")).to_contain_text("Come and see")
    expect(other.locator(".talk")).to_contain_text("You are looking on.")
    expect(other.locator(".talk-form")).to_have_count(0)


def test_notes_are_kept_by_themselves(alva: Person) -> None:
    page = alva.open()
    start(page, "bot", RANDOM)
    page.get_by_role("tab", name="Notes").click()
    pad = page.get_by_role("textbox", name="Notes")
    pad.fill("Siam first.\nThen Ural.")
    expect(page.get_by_role("status").filter(has_text="Kept.")).to_be_visible()
    page.reload()
    page.get_by_role("tab", name="Notes").click()
    expect(pad).to_have_value("Siam first.\nThen Ural.")
    pad.fill("Ural first.")
    page.get_by_role("tab", name="Log").click()  # without a pause
    page.get_by_role("tab", name="Notes").click()
    expect(pad).to_have_value("Ural first.")


def test_the_position_is_read_sorted_and_played_from_a_table(alva: Person) -> None:
    page = alva.open()
    start(page, "bot", RANDOM)
    Player(page).until("reinforce")
    page.keyboard.press("p")
    rows = page.locator(".position tbody tr")
    expect(rows).to_have_count(42)
    expect(rows.filter(has=page.locator("th", has_text="Alberta"))).to_contain_text(
        "Alaska, Northwest Territory, Ontario and Western United States"
    )
    armies = page.get_by_role("button", name="Armies, sort")
    armies.click()
    armies.click()
    expect(page.locator("th[aria-sort=descending]")).to_contain_text("Armies")
    numbers = [int(text) for text in page.locator(".position td.number").all_inner_texts()]
    assert numbers == sorted(numbers, reverse=True)
    newest = page.locator(".log-line").first
    before = newest.inner_text()
    page.locator(".position tbody .button").first.click()
    expect(newest).not_to_have_text(before, use_inner_text=True)
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)


@pytest.mark.parametrize("game", ["risk", "island"])
def test_every_place_of_the_map_is_in_a_table(alva: Person, game: str) -> None:
    page = alva.open()
    start(page, "bot", {}, game=game)
    expect(page.locator(".question[data-question]")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Position as a table").click()
    expect(page.locator(".position tbody tr").first).to_be_visible()
    assert page.locator(".position caption").count() >= 1


def test_territories_are_heard_with_their_borders(alva: Person) -> None:
    page = alva.open()
    start(page, "bot", RANDOM)
    Player(page).until("reinforce")
    name = page.locator("#land-alberta").get_attribute("aria-label")
    assert name
    assert re.match(r"Alberta, (one army|\d+ armies), \w", name)
    assert name.endswith("borders Alaska, Northwest Territory, Ontario and Western United States")


@pytest.mark.parametrize(
    ("game", "question", "first"),
    [("risk", "reinforce", "A turn begins with new armies"), ("island", "place_block", "Blocks bar")],
)
def test_hints_lead_and_can_be_put_away(alva: Person, game: str, question: str, first: str) -> None:
    page = alva.open()
    start(page, "screen", RANDOM if game == "risk" else {}, game=game)
    curtain = page.locator(".curtain .button")
    if game == "risk":  # the other hides nothing
        curtain.click()
    asked = page.locator(f".question[data-question={question}]")
    expect(asked).to_be_visible()
    hint = page.get_by_role("note", name="A hint")
    expect(hint).to_contain_text(first)
    page.get_by_role("button", name="Got it").click()
    expect(hint.filter(has_text=first)).to_have_count(0)
    page.reload()
    if game == "risk":
        curtain.click()
    expect(asked).to_be_visible()
    expect(hint.filter(has_text=first)).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Show hints again").click()
    expect(hint).to_contain_text(first)
    page.get_by_role("button", name="No more hints").click()
    expect(hint).to_have_count(0)
