"""Tournaments of two users, from the form to the end."""

import re

from playwright.sync_api import Page, expect

from browser.conftest import User
from browser.page_actions import card, resign


def create_tournament(page: Page, format: str, name: str = "Harbour Cup") -> str:
    """Create a tournament from the lobby; return the invitation link."""
    card(page, "island").get_by_role("button", name="More").click()
    page.get_by_role("button", name="Hold a tournament instead").click()
    page.get_by_label("Name of the tournament").fill(name)
    page.get_by_role("radio", name=format).click()
    page.get_by_role("textbox", name="Name", exact=True).fill("Alva")
    page.get_by_role("button", name="Create the tournament").click()
    return page.get_by_label("Link to enter").input_value()


def enter(page: Page, name: str) -> None:
    """Enter on the page of the invitation link."""
    page.get_by_label("What shall we call you?").fill(name)
    page.get_by_role("button", name="Enter", exact=True).click()
    expect(page.locator(".entries")).to_contain_text(f"{name} (you)")


def test_two_players_play_a_tournament_to_its_end(alva: User, nils: User) -> None:
    page = alva.open()
    other = nils.open(create_tournament(page, "Knock-out"))
    enter(other, "Nils")
    expect(page.locator(".entries")).to_contain_text("Nils")
    page.get_by_role("button", name="Begin the tournament").click()
    for each, opponent in ((page, "Nils"), (other, "Alva")):
        expect(each.locator(".own-match")).to_contain_text(f"You meet {opponent}")
        each.get_by_role("link", name="To your table").click()
        expect(each.locator(".question")).to_be_visible()
    acting = page if page.locator(".question.asked").count() else other
    resign(acting)
    winner = "Alva" if acting is other else "Nils"
    for each in (page, other):
        each.get_by_role("link", name="The tournament").click()
        expect(each.locator(".champion")).to_contain_text(re.compile(f"{winner}.* won the tournament"))
        expect(each.locator(".box .side.won")).to_contain_text(winner)
    page.locator(".box a").click()
    expect(page).to_have_url(re.compile("/replay$"))
    page.goto(alva.address)
    expect(page.get_by_role("region", name="Your tournaments")).to_contain_text("Harbour Cup")


def test_one_enters_by_the_invitation_may_leave_and_sees_a_started_match(alva: User, nils: User) -> None:
    page = alva.open()
    link = create_tournament(page, "Everyone meets everyone")
    other = nils.open(link.partition("?")[0])
    expect(other.get_by_text("Only those who were sent the invitation can enter")).to_be_visible()
    other.goto(link)
    enter(other, "Nils")
    other.get_by_role("button", name="Leave").click()
    expect(other.get_by_label("What shall we call you?")).to_be_visible()
    expect(other.locator(".entries li")).to_have_count(1)
    expect(page.locator(".entries li")).to_have_count(1)
    enter(other, "Nils")
    expect(page.locator(".entries li")).to_have_count(2)
    page.get_by_role("button", name="Begin the tournament").click()
    expect(other.get_by_role("link", name="To your table")).to_be_visible()
    table = other.get_by_role("table", name="Table")
    expect(table.get_by_role("row").nth(1)).to_contain_text("0/0")
    expect(other.get_by_role("link", name="Nils (you) against Alva: in play")).to_be_visible()
