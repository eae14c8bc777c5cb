"""Planning ahead on a page, while another player is to act."""

from playwright.sync_api import Page, expect

from browser.api_table import ApiTable, is_asked
from browser.conftest import NewUser, User


def plan_turn(page: Page) -> None:
    """Plan to place all armies on one territory, and to end the attacks."""
    page.get_by_role("button", name="Plan ahead").click()
    expect(page.locator(".guess-note")).to_contain_text("This is a guess.")
    page.locator('.question .segment[data-value="all"]').click()
    page.locator(".spot.touchable").first.press("Enter")
    expect(page.locator(".planned-steps li")).to_have_count(1)
    page.get_by_role("button", name="End attacks").click()
    expect(page.locator(".planned-steps li")).to_have_count(2)
    page.get_by_role("button", name="Keep 2 steps").click()


def test_a_turn_is_planned_on_a_guess_and_played_when_it_begins(
    alva: User, nils: User, new_user: NewUser
) -> None:
    table = ApiTable([alva, nils, new_user()], "risk", {"setup.placement": "random"}, end_probability=1)
    table.play_until(lambda position: is_asked(position, "attack", 0))
    page = nils.open(table.path)
    plan_turn(page)
    kept = page.locator(".kept")
    expect(kept.locator(".planned-steps li")).to_have_count(2)
    kept.get_by_role("button", name="Remove step 2").click()
    expect(kept.locator(".planned-steps li")).to_have_count(1)
    kept.get_by_role("button", name="Edit on the board").click()
    page.get_by_role("button", name="End attacks").click()
    page.get_by_role("button", name="Keep 2 steps").click()
    expect(kept.locator(".planned-steps li")).to_have_count(2)
    kept.get_by_role("button", name="Clear the plan").click()
    expect(kept).to_have_count(0)
    plan_turn(page)
    expect(kept.locator(".planned-steps li")).to_have_count(2)  # the page has left the guess
    table.play_until(lambda position: position["seat"] == 1)
    expect(page.locator('.question.asked[data-question="fortify"]')).to_be_visible(timeout=30_000)
    expect(kept).to_have_count(0)
