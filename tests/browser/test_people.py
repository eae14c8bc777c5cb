"""Accounts and notices as people meet them."""

import json
import re

from playwright.sync_api import Browser, Page, expect

from browser.conftest import Newcomer, Person
from browser.house import House
from browser.setting import card, choose, create, invitation, open_form, start, take_seat

PASSWORD = "correct horse"
AT_ONCE = 3_000  # ms, in which no word of a turn would go by itself


def enter(page: Page, name: str, way: str = "New account") -> None:
    """Take an account, or log in."""
    page.get_by_role("radio", name=way).click()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.locator(".entrance .button.primary").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


def account_page(page: Page) -> None:
    """Go to the account's page by the menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Account and notices").click()
    expect(page.locator(".account h1")).to_be_visible()


def waiting(page: Page) -> Page:
    """Make a table for a friend that asks both at once; its link is on the page."""
    open_form(page, "With friends", "friend")
    choose(page, {"setup-placement": "batch_secret"})
    create(page)
    return page


def test_tables_come_along_to_another_device(alva: Person, newcomer: Newcomer) -> None:
    page = alva.open()
    start(page, "bot", {"setup-placement": "random"})
    table = page.url
    account_page(page)
    enter(page, "Alva of the tables")
    page.get_by_role("button", name="Log out").first.click()
    expect(page.locator(".account h1")).to_have_text("You are a guest")
    page.get_by_role("link", name="Stridsplan").click()
    expect(page.locator(".your-tables")).to_contain_text("None yet")
    phone = newcomer(viewport={"width": 390, "height": 844}).open("/account")
    enter(phone, "Alva of the tables", "Log in")
    phone.get_by_role("link", name="Stridsplan").click()
    phone.locator(".table-row").click()
    expect(phone.locator(".table-page")).to_be_visible()
    assert phone.url.rpartition("/")[2] == table.rpartition("/")[2]
    expect(phone.locator("[data-own='0']")).to_be_attached()


def test_an_accounts_name_stands_wherever_a_name_is_asked(alva: Person, nils: Person) -> None:
    link = invitation(waiting(nils.open()))
    page = alva.open("/account")
    enter(page, "Alva of Arboga")
    page.get_by_role("link", name="Stridsplan").click()
    open_form(page, "More", "bot")
    mine = page.locator(".seat-row input").first
    expect(mine).to_have_value("Alva of Arboga")
    page.get_by_role("button", name="Hold a tournament instead").click()
    expect(page.get_by_label("Name of the tournament")).to_have_value("Alva of Arboga’s tournament")
    expect(page.get_by_label("Name", exact=True)).to_have_value("Alva of Arboga")
    page.keyboard.press("Escape")
    expect(alva.open(link).get_by_label("What shall we call you?")).to_have_value("Alva of Arboga")
    card(page).get_by_role("button", name="Play now").click()
    expect(page.locator(".seat[data-own]")).to_have_attribute("title", re.compile(r"^Alva of Arboga \(you\)"))
    account_page(page)
    page.get_by_role("button", name="Log out", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("You are a guest")
    page.get_by_role("link", name="Stridsplan").click()
    open_form(page, "More", "bot")
    expect(mine).to_have_value("")


def test_who_has_an_account_may_ask_for_a_rated_game(alva: Person) -> None:
    page = alva.open("/account")
    enter(page, "Alva who is rated")
    page.goto(alva.address)
    open_form(page, "With friends", "friend")
    expect(page.get_by_label("The game is rated")).to_be_visible()


def test_a_wrong_password_is_said_beside_the_field(alva: Person) -> None:
    alva.expect_complaints("403")
    page = alva.open("/account")
    page.get_by_role("radio", name="Log in").click()
    page.get_by_label("Name").fill("Nobody at all")
    page.get_by_label("Password").fill("something else")
    page.locator(".entrance .button.primary").click()
    expect(page.get_by_role("alert")).to_have_text("There is no such name, or the password is another.")


def test_another_device_is_logged_out_from_here(alva: Person, newcomer: Newcomer) -> None:
    page, phone = alva.open("/account"), newcomer().open("/account")
    enter(page, "Alva of two devices")
    enter(phone, "Alva of two devices", "Log in")
    page.reload()
    page.get_by_role("button", name=re.compile("^Log out Chrome")).click()
    expect(page.locator(".account").get_by_text("this device", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Log out Chrome"))).to_have_count(0)
    expect(phone.locator(".toast")).to_have_text("You have been logged out.")


def test_an_account_is_deleted_with_its_password(alva: Person) -> None:
    page = alva.open("/account")
    enter(page, "Alva who leaves")
    page.get_by_role("button", name="Delete the account").click()
    page.locator("dialog").get_by_label("Password").fill(PASSWORD)
    page.locator("dialog .button.primary").click()
    expect(page.locator(".account h1")).to_have_text("You are a guest")


def test_data_comes_as_a_file(alva: Person) -> None:
    page = alva.open("/account")
    enter(page, "Alva who keeps")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    kept = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert kept["account"]["name"] == "Alva who keeps"


def test_who_is_elsewhere_on_the_site_is_told_that_it_is_their_turn(alva: Person, nils: Person) -> None:
    page = waiting(alva.open())
    link = invitation(page)
    page.get_by_role("link", name="Stridsplan").click()
    expect(page.locator(".table-row")).to_contain_text("Seats are still free")
    take_seat(nils.open(link), "Nils")
    expect(page.locator(".toast.turn")).to_contain_text("Your turn: World Conquest")
    expect(page.locator(".table-row")).to_contain_text("Your turn")
    expect(page).to_have_title("(1) Stridsplan")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/static/icon-due.svg")
    page.locator(".toast a").click()
    expect(page.locator(".question")).to_be_visible()
    expect(page.locator(".toast")).to_have_count(0, timeout=AT_ONCE)


def test_what_was_said_of_a_turn_is_taken_back_when_it_is_answered_elsewhere(
    alva: Person, nils: Person
) -> None:
    page = waiting(alva.open())
    link, table = invitation(page), page.url.rpartition("/")[2]
    page.get_by_role("link", name="Stridsplan").click()
    take_seat(nils.open(link), "Nils")
    expect(page.locator(".toast.turn")).to_be_visible()
    resigning = {"id": "elsewhere", "seat": 0, "version": 1, "codes": [-1]}
    alva.http.post(f"/tables/{table}/commands", json=resigning).raise_for_status()
    expect(page.locator(".toast")).to_have_count(0, timeout=AT_ONCE)


def test_a_pushed_message_is_shown_and_leads_to_the_table(windowed: Browser, house: House) -> None:
    alva = Person(windowed.new_context(), house.address)
    alva.context.grant_permissions(["notifications"], origin=alva.address)
    page = alva.open("/account")
    browser = alva.context.new_cdp_session(page)
    registrations: list[str] = []
    browser.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(one["registrationId"] for one in event["registrations"]),
    )
    browser.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.register('/push.js').then(() => navigator.serviceWorker.ready)")
    while not registrations:  # the browser tells of it a little later than the page
        page.wait_for_timeout(20)
    message = {"title": "Your turn: World Conquest", "body": "Nils waits for you.", "url": "/t/x", "tag": "x"}
    sent = {"origin": alva.address, "registrationId": registrations[-1], "data": json.dumps(message)}
    browser.send("ServiceWorker.deliverPushMessage", sent)
    page.wait_for_function(
        "navigator.serviceWorker.ready.then((one) => one.getNotifications()).then((all) => all.length === 1)"
    )
    shown = page.evaluate(
        "navigator.serviceWorker.ready.then((one) => one.getNotifications())"
        ".then(([one]) => [one.title, one.body, one.tag, one.data.url])"
    )
    assert shown == ["Your turn: World Conquest", "Nils waits for you.", "x", "/t/x"]
    alva.leave()
    assert alva.unexpected() == []


KEYS = {  # a point of the curve P-256, and 16 bytes
    "p256dh": "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU",
    "auth": "AAAAAAAAAAAAAAAAAAAAAA",
}
CHANGED = """async ([before, after, keys]) => {
    const event = new Event('pushsubscriptionchange');
    event.oldSubscription = before && { endpoint: before };
    event.newSubscription = { toJSON: () => ({ endpoint: after, keys }) };
    let renewed;
    event.waitUntil = (work) => { renewed = work; };
    self.dispatchEvent(event);
    await renewed;
}"""


def test_a_browser_that_is_reached_elsewhere_lets_the_server_know(alva: Person) -> None:
    """No push service is near, so the browser's own event is made by hand in its real service worker."""
    page = alva.open("/account")
    page.evaluate("navigator.serviceWorker.register('/push.js').then(() => navigator.serviceWorker.ready)")
    (worker,) = alva.context.service_workers
    api, places = alva.context.request, [f"https://fcm.googleapis.com/fcm/send/{n}" for n in range(4)]

    def known() -> list[tuple[str, str]]:
        channels = api.get(f"{alva.address}/api/v1/notices").json()["channels"]
        return [(channel["place"], channel["language"]) for channel in channels]

    worker.evaluate(CHANGED, [places[0], places[1], KEYS])
    assert known() == []  # nothing was sent here
    wanted = {"endpoint": places[0], "keys": KEYS, "language": "sv"}
    assert api.post(f"{alva.address}/api/v1/notices/push", data=wanted).ok
    worker.evaluate(CHANGED, [places[0], places[1], KEYS])
    assert known() == [(places[1], "sv")]
    worker.evaluate(CHANGED, [None, places[2], KEYS])
    assert (places[2], "sv") in known()
    worker.evaluate(CHANGED, [places[0], places[3], KEYS])
    assert places[3] not in dict(known())


def test_a_link_in_a_letter_asks_before_it_does_anything(alva: Person) -> None:
    alva.expect_complaints("403")
    page = alva.open("/unsubscribe?token=forged")
    expect(page.get_by_role("heading", level=1)).to_have_text("No more letters")
    page.get_by_role("button", name="Stop the letters").click()
    expect(page.get_by_role("alert")).to_contain_text("This link has done its work")
    page.goto(f"{alva.address}/confirm?token=forged")
    page.get_by_role("button", name="Yes, write to me").click()
    expect(page.get_by_role("alert")).to_contain_text("This link has done its work")
