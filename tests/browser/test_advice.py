"""Advice, and tables without it: no odds are shown or requested."""

import re

from playwright.sync_api import Route, expect

from browser.api_table import ApiTable
from browser.conftest import User
from browser.omringad_player import table_with_hits
from browser.risk_player import RiskPlayer
from browser.test_screen import RANDOM_PLACEMENT, declare_attack

ISLAND = {"game": "island", "seats": [{"kind": "me"}, {"kind": "bot"}]}
ODDS_WAIT = 500  # ms; a page of The Awakened requests odds after 150


def test_advice_lists_the_bots_choices_and_marks_the_selected_one_on_the_board(alva: User) -> None:
    table = alva.http.post("/tables", json=ISLAND).json()["id"]
    page = alva.open(f"/t/{table}")
    page.locator("[data-advice]").click()
    options = page.locator(".advice-option")
    expect(options).to_have_count(3)
    expect(options.first).to_contain_text("the bot’s choice")
    expect(options.first).to_have_attribute("aria-pressed", "true")
    ring = page.locator(".advised-ring")
    first = [ring.get_attribute(name) for name in ("cx", "cy")]
    options.nth(1).press("Enter")
    expect(page.locator('.advised-ring:not([cx="{}"][cy="{}"])'.format(*first))).to_have_count(1)
    page.get_by_role("button", name="Hide").click()
    expect(page.locator(".advised-ring")).to_have_count(0)
    expect(page.locator("[data-advice]")).to_be_visible()


def test_advice_stays_while_another_seat_answers_at_the_same_time(alva: User, nils: User) -> None:
    table = ApiTable((alva, nils), "omringad", {})
    page = alva.open(table.path)
    page.locator("[data-advice]").click()
    table.answer({1})
    expect(page.locator(".log-line")).not_to_have_count(0)
    expect(page.locator(".advice-option")).to_have_count(3)
    expect(page.locator(".advice-option").first).to_contain_text(re.compile(r"A\d\d"))
    expect(page.locator(".advised-ring").first).to_be_attached()
    for name in ("Lay the rest at random", "Seal the country"):
        page.locator(".question").get_by_role("button", name=name).click()
    expect(page.locator(".advice-option")).to_have_count(0)


def test_no_odds_are_shown_without_advice(alva: User) -> None:
    page = alva.open(ApiTable((alva,), "risk", RANDOM_PLACEMENT, bots=1, advice=False).path)
    declare_attack(page, RiskPlayer(page))
    expect(page.locator(".odds-row")).to_have_count(0)
    expect(page.locator(".hint-card")).not_to_contain_text("odds")


def test_advice_on_hits_is_not_offered_without_advice(alva: User, nils: User) -> None:
    api_table, user = table_with_hits([alva, nils], advice=False)
    page = user.open(api_table.path)
    expect(page.locator("[data-send]")).to_be_visible()
    expect(page.locator("[data-advise]")).to_have_count(0)


def test_odds_are_requested_only_with_advice(alva: User) -> None:
    """Pages of The Awakened request the odds of the position without being asked."""
    tables = [ApiTable((alva,), "awakened", {}, bots=1, advice=advice) for advice in (True, False)]
    page = alva.context.new_page()
    with page.expect_request("**/odds?*"):
        page.goto(alva.address + tables[0].path)
    page = alva.context.new_page()
    requested: list[str] = []
    page.on("request", lambda request: requested.append(request.url))
    page.goto(alva.address + tables[1].path)
    expect(page.locator(".question[data-question=move]")).to_be_visible()
    page.wait_for_timeout(ODDS_WAIT)
    assert [address for address in requested if "/odds?" in address] == []


def test_the_reason_for_missing_advice_is_shown_beside_the_button(alva: User, nils: User) -> None:
    api_table, user = table_with_hits([alva, nils])
    page = user.context.new_page()

    def too_large(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json=answer.json() | {"answer_odds": {"advice": "too_large"}})

    page.route("**/position?*", too_large)
    page.goto(user.address + api_table.path)
    advise = page.locator("[data-advise]")
    expect(advise).to_have_attribute("aria-disabled", "true")
    expect(advise).to_have_attribute("aria-description", "This battle is too large for exact odds.")
    expect(page.locator(".advice")).to_contain_text("This battle is too large for exact odds.")
