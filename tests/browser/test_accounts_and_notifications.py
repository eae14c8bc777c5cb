"""Accounts and notifications in the browser."""

import json
import re
from typing import Any

from playwright.sync_api import APIResponse, Browser, Page, Route, expect

from browser.api_table import join
from browser.conftest import NewUser, User
from browser.page_actions import card, open_form, unused_name
from browser.server_process import ServerProcess

PASSWORD = "correct horse"
AT_ONCE = 3_000  # ms: less than the time for which a toast is shown
DELIVERIES = 20  # attempts to deliver a push message, all within AT_ONCE
NOTIFICATIONS = (
    "navigator.serviceWorker.ready.then((one) => one.getNotifications()).then((all) => all.length)"
)


def enter(page: Page, name: str, way: str = "New account") -> None:
    """Register an account, or log in."""
    page.get_by_role("radio", name=way).click()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.locator(".entrance .button.primary").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


def register(user: User, name: str) -> None:
    """Register an account over the API."""
    user.context.request.get(user.address)  # to get a cookie
    account = {"name": name, "password": PASSWORD}
    assert user.context.request.post(f"{user.address}/api/v1/account", data=account).ok


def open_account_page(page: Page) -> None:
    """Open the account page from the menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Account and notifications").click()
    expect(page.locator(".account h1")).to_be_visible()


def create_table_with_friend(user: User) -> dict[str, Any]:
    """Create a table with a friend's seat over the API. Both players are to act first."""
    seats = [{"kind": "me"}, {"kind": "friend"}]
    table = {"game": "risk", "options": {"setup.placement": "batch_secret"}, "seats": seats}
    created: dict[str, Any] = user.http.post("/tables", json=table).raise_for_status().json()
    return created


def test_the_tables_of_an_account_are_listed_on_every_device(alva: User, new_user: NewUser) -> None:
    table = create_table_with_friend(alva)["id"]
    page = alva.open("/account")
    name = unused_name("Alva of the tables")
    enter(page, name)
    page.get_by_role("button", name="Log out").first.click()
    expect(page.locator(".account h1")).to_have_text("You are a guest")
    page.get_by_role("link", name="Stridsplan").click()
    expect(page.locator(".your-tables")).to_contain_text("None yet")
    phone = new_user(viewport={"width": 390, "height": 844}).open("/account")
    enter(phone, name, "Log in")
    phone.get_by_role("link", name="Stridsplan").click()
    phone.locator(".table-row").click()
    expect(phone.locator(".table-page")).to_be_visible()
    assert phone.url.rpartition("/")[2] == table
    expect(phone.locator("[data-own='0']")).to_be_attached()


def test_name_fields_are_filled_with_the_accounts_name(alva: User, nils: User) -> None:
    link = create_table_with_friend(nils)["seats"][1]["invitation"]
    name = unused_name("Alva of Arboga")
    register(alva, name)
    page = alva.open()
    open_form(page, "More", "bot")
    mine = page.locator(".seat-row input").first
    expect(mine).to_have_value(name)
    page.get_by_role("button", name="Hold a tournament instead").click()
    expect(page.get_by_label("Name of the tournament")).to_have_value(f"{name}’s tournament")
    expect(page.get_by_label("Name", exact=True)).to_have_value(name)
    page.keyboard.press("Escape")
    expect(alva.open(link).get_by_label("What shall we call you?")).to_have_value(name)
    card(page).get_by_role("button", name="Play now").click()
    expect(page.locator(".seat[data-own]")).to_have_attribute("title", re.compile(rf"^{name} \(you\)"))
    open_account_page(page)
    page.get_by_role("button", name="Log out", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("You are a guest")
    page.get_by_role("link", name="Stridsplan").click()
    open_form(page, "More", "bot")
    expect(mine).to_have_value("")


def test_an_account_has_a_profile_and_is_offered_rated_games(alva: User) -> None:
    name = unused_name("Alva who is rated")
    register(alva, name)
    page = alva.open("/account")
    page.get_by_role("link", name="Your profile, as others see it").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    expect(page.locator(".profile")).to_contain_text("No rated game yet.")
    page.goto(alva.address)
    open_form(page, "With friends", "friend")
    expect(page.get_by_label("The game is rated")).to_be_visible()


def test_a_wrong_password_is_reported_in_the_form(alva: User) -> None:
    alva.expect_errors("403")
    page = alva.open("/account")
    way = page.get_by_role("radio", name="Log in")
    way.click()
    expect(way).to_be_checked()  # before that, the form that creates an account is filled in
    page.get_by_label("Name").fill("Nobody at all")
    page.get_by_label("Password").fill("something else")
    page.locator(".entrance .button.primary").click()
    expect(page.locator("form").get_by_role("alert")).to_have_text("No such name, or the wrong password.")


class LateResponse:
    """Delays the response to one of a page's requests for an address, so that it arrives after later ones."""

    def __init__(self, page: Page, address: str, number: int):
        self.page, self.number, self.count = page, number, 0
        self.route: Route | None = None
        self.response: APIResponse | None = None
        page.route(address, self._handle)

    def _handle(self, route: Route) -> None:
        self.count += 1
        if self.count == self.number:
            self.route = route
            self.response = route.fetch()
        else:
            route.continue_()

    def wait(self) -> None:
        """Wait until the server has responded."""
        while self.response is None:
            self.page.wait_for_timeout(10)

    def arrive(self) -> None:
        """Let the response arrive, and the page handle it."""
        assert self.route
        self.route.fulfill(response=self.response)
        self.page.wait_for_timeout(200)


def test_another_device_can_be_logged_out(alva: User, new_user: NewUser) -> None:
    name = unused_name("Alva of two devices")
    register(alva, name)
    phone = new_user().open("/account")
    enter(phone, name, "Log in")
    page = alva.context.new_page()
    late = LateResponse(page, "**/api/v1/account", number=2)  # the page of the account fetches it again
    page.goto(f"{alva.address}/account")
    late.wait()
    log_out = page.get_by_role("button", name=re.compile("^Log out Chrome"))
    log_out.click()
    expect(page.locator(".account").get_by_text("this device", exact=True)).to_be_visible()
    expect(log_out).to_have_count(0)
    late.arrive()
    expect(log_out).to_have_count(0)
    expect(phone.locator(".toast")).to_have_text("You have been logged out.")


def test_an_account_can_be_deleted_with_its_password(alva: User) -> None:
    register(alva, unused_name("Alva who leaves"))
    page = alva.open("/account")
    page.get_by_role("button", name="Delete the account").click()
    page.locator("dialog").get_by_label("Password").fill(PASSWORD)
    page.locator("dialog .button.primary").click()
    expect(page.locator(".account h1")).to_have_text("You are a guest")


def test_the_data_of_an_account_can_be_downloaded(alva: User) -> None:
    name = unused_name("Alva who keeps")
    register(alva, name)
    page = alva.open("/account")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    data = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert data["account"]["name"] == name


def test_a_new_turn_is_announced_on_other_pages_of_the_site(alva: User, nils: User) -> None:
    table = create_table_with_friend(alva)
    page = alva.open()
    expect(page.locator(".table-row")).to_contain_text("Seats are still free")
    join(nils, table["seats"][1]["invitation"], "Nils")
    expect(page.locator(".toast.turn")).to_contain_text("Your turn: World Conquest")
    expect(page.locator(".table-row")).to_contain_text("Your turn")
    expect(page).to_have_title("(1) Stridsplan")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile(r"/icon-due\.svg$"))
    page.locator(".toast a").click()
    expect(page.locator(".question")).to_be_visible()
    expect(page.locator(".toast")).to_have_count(0, timeout=AT_ONCE)


def test_a_turn_notification_disappears_when_the_turn_is_over(alva: User, nils: User) -> None:
    table = create_table_with_friend(alva)
    page = alva.open()
    expect(page.locator(".table-row")).to_contain_text("Seats are still free")
    join(nils, table["seats"][1]["invitation"], "Nils")
    expect(page.locator(".toast.turn")).to_be_visible()
    resigning = {"id": "elsewhere", "seat": 0, "version": 1, "codes": [-1]}
    alva.http.post(f"/tables/{table['id']}/commands", json=resigning).raise_for_status()
    expect(page.locator(".toast")).to_have_count(0, timeout=AT_ONCE)


def test_a_push_message_is_shown_with_a_link_to_the_table(
    full_browser: Browser, server: ServerProcess
) -> None:
    alva = User(full_browser.new_context(), server.address)
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
    while not registrations:  # the browser reports the registration a little later than the page
        page.wait_for_timeout(20)
    message = {"title": "Your turn: World Conquest", "body": "Nils waits for you.", "url": "/t/x", "tag": "x"}
    sent = {"origin": alva.address, "registrationId": registrations[-1], "data": json.dumps(message)}
    # A busy browser may lose a message; a later message with the same tag replaces an earlier one.
    for _ in range(DELIVERIES):
        browser.send("ServiceWorker.deliverPushMessage", sent)
        page.wait_for_timeout(AT_ONCE / DELIVERIES)
        if page.evaluate(NOTIFICATIONS):
            break
    page.wait_for_function(f"{NOTIFICATIONS}.then((count) => count === 1)")
    shown = page.evaluate(
        "navigator.serviceWorker.ready.then((one) => one.getNotifications())"
        ".then(([one]) => [one.title, one.body, one.tag, one.data.url])"
    )
    assert shown == ["Your turn: World Conquest", "Nils waits for you.", "x", "/t/x"]
    alva.close()
    assert alva.unexpected_errors() == []


KEYS = {  # a point on the curve P-256, and 16 bytes
    "p256dh": "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU",
    "auth": "AAAAAAAAAAAAAAAAAAAAAA",
}
DISPATCH_CHANGE = """async ([before, after, keys]) => {
    const event = new Event('pushsubscriptionchange');
    event.oldSubscription = before && { endpoint: before };
    event.newSubscription = { toJSON: () => ({ endpoint: after, keys }) };
    let renewed;
    event.waitUntil = (work) => { renewed = work; };
    self.dispatchEvent(event);
    await renewed;
}"""


def test_a_changed_push_subscription_is_sent_to_the_server(alva: User) -> None:
    """There is no push service, so the test dispatches the browser's event in the real service worker."""
    page = alva.open("/account")
    page.evaluate("navigator.serviceWorker.register('/push.js').then(() => navigator.serviceWorker.ready)")
    (worker,) = alva.context.service_workers
    api, endpoints = alva.context.request, [f"https://fcm.googleapis.com/fcm/send/{n}" for n in range(4)]

    def known_channels() -> list[tuple[str, str]]:
        channels = api.get(f"{alva.address}/api/v1/notifications").json()["channels"]
        return [(channel["place"], channel["language"]) for channel in channels]

    worker.evaluate(DISPATCH_CHANGE, [endpoints[0], endpoints[1], KEYS])
    assert known_channels() == []  # the server did not know the old subscription
    subscription = {"endpoint": endpoints[0], "keys": KEYS, "language": "sv"}
    assert api.post(f"{alva.address}/api/v1/notifications/push", data=subscription).ok
    worker.evaluate(DISPATCH_CHANGE, [endpoints[0], endpoints[1], KEYS])
    assert known_channels() == [(endpoints[1], "sv")]
    worker.evaluate(DISPATCH_CHANGE, [None, endpoints[2], KEYS])
    assert (endpoints[2], "sv") in known_channels()
    worker.evaluate(DISPATCH_CHANGE, [endpoints[0], endpoints[3], KEYS])
    assert endpoints[3] not in dict(known_channels())


def test_links_in_emails_need_a_confirmation(alva: User) -> None:
    alva.expect_errors("403")
    page = alva.open("/unsubscribe?token=forged")
    expect(page.get_by_role("heading", level=1)).to_have_text("Unsubscribe")
    page.get_by_role("button", name="Unsubscribe").click()
    expect(page.get_by_role("alert")).to_contain_text("This link has been used already")
    page.goto(f"{alva.address}/confirm?token=forged")
    page.get_by_role("button", name="Yes, send me e-mail").click()
    expect(page.get_by_role("alert")).to_contain_text("This link has been used already")


def test_a_friend_is_challenged_and_accepts(alva: User, nils: User) -> None:
    challenger, friend = unused_name("Alva the friend"), unused_name("Nils the friend")
    register(alva, challenger)
    register(nils, friend)
    pages = {challenger: alva.open(), friend: nils.open()}
    for name, page in zip(reversed(list(pages)), pages.values(), strict=True):
        page.locator(".friends summary").click()
        page.get_by_label("Name of the account").fill(name)
        page.locator(".friends form .button").click()
    host, guest = pages.values()
    host.get_by_role("button", name=f"Challenge {friend}").click()
    host.locator("dialog .button.primary").click()
    expect(host.locator(".table-page")).to_be_visible()
    guest.get_by_role("button", name=f"Accept the challenge of {challenger}").click()
    expect(guest.locator(".table-page")).to_be_visible()
    expect(host.locator(".seat", has_text=friend)).to_be_attached()


def test_only_people_with_an_account_can_be_added_at_a_table(
    alva: User, nils: User, new_user: NewUser
) -> None:
    guest, friend = new_user(), unused_name("Nils at the table")
    register(alva, unused_name("Alva at the table"))
    register(nils, friend)
    seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}]
    response = alva.http.post("/tables", json={"game": "risk", "options": {}, "seats": seats})
    table = response.raise_for_status().json()
    join(nils, table["seats"][1]["invitation"], friend)
    join(guest, table["seats"][2]["invitation"], "Gustav")
    page = alva.open(f"/t/{table['id']}")
    expect(page.locator(".seats")).to_contain_text("Gustav")
    page.get_by_role("button", name="Menu").click()
    page.locator(".menu-item", has_text="Players").click()
    expect(page.locator(".people .person")).to_have_count(2)
    add = page.get_by_role("button", name=re.compile("^Add .* as a friend"))
    expect(add).to_have_count(1)
    add.click()
    expect(page.locator(".toast")).to_have_text(f"You have asked {friend} to be a friend.")
