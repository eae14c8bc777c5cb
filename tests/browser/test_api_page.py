"""The API page under the content security policy: opening operations, links and trying requests."""

from playwright.sync_api import expect

from browser.conftest import User


def test_the_api_can_be_tried_on_its_page(alva: User) -> None:
    page = alva.open("/docs")
    page.get_by_text("GET /api/v1/games", exact=True).click()
    operation = page.locator("details[open]")
    operation.get_by_role("button", name="Try it").click()
    expect(operation.locator("output")).to_contain_text('"default_seats"')
    operation.get_by_role("link", name="request.too_many").click()
    expect(page.locator("tr:target")).to_contain_text("429")


def test_a_refusal_is_shown(alva: User) -> None:
    alva.expect_errors("404")
    page = alva.open("/docs")
    page.get_by_text("GET /api/v1/tables/{table_id}", exact=True).click()
    operation = page.locator("details[open]")
    operation.get_by_label("table_id").fill("nowhere?x=1")
    operation.get_by_role("button", name="Try it").click()
    expect(operation.locator("output")).to_contain_text('"table.unknown"')
