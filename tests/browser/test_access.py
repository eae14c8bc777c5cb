"""axe finds nothing serious on any screen, by day and by night, at a desk or on a phone; nothing jumps or is heavy."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.commands import Company
from browser.conftest import DESK, Newcomer, Person
from browser.setting import card, create, invitation, open_form, panels, start

AXE = (Path(__file__).parent / "vendor" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
FAULTS = """async (rules) => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
  return violations.filter(({ impact }) => ['serious', 'critical'].includes(impact))
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`));
}"""
OF_COLOURS = ["color-contrast", "link-in-text-block"]
TARGETS = "button, a[href], select, summary, input:not([type=checkbox], [type=range])"
TIGHT = """(targets) => [...document.querySelectorAll(targets)]
  .filter((node) => node.checkVisibility({ visibilityProperty: true }) && getComputedStyle(node).display !== 'inline')
  .filter((node) => !node.closest('.unseen, .skip') && node.getBoundingClientRect().height < 43.5)
  .map((node) => `small: ${node.outerHTML.slice(0, 120)}`)
  .concat([...document.querySelectorAll('.bar, main, .column, dialog')]
    .filter((node) => node.getBoundingClientRect().right > innerWidth + 1)
    .map((node) => `beyond the edge: ${node.className || node.tagName}`))"""
SHIFTS = """window.shifted = 0;
new PerformanceObserver((list) => list.getEntries().forEach((entry) => { window.shifted += entry.value; }))
  .observe({ type: 'layout-shift', buffered: true });"""
LIGHT = 300_000  # bytes

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
GAMES: dict[str, dict[str, str]] = {"risk": {"setup-placement": "random"}, "island": {}, "omringad": {}}
LONG = {"risk": {"setup.placement": "random"}, "island": {"no_progress": "off"}, "omringad": {"limit": 140}}
HIDING = {"risk", "omringad"}  # games with a curtain between people at one screen
DESK_OR_PHONE = {"desk": {"viewport": DESK}, "phone": PHONE}
GUISES = [pytest.param(guise, id=name) for name, guise in DESK_OR_PHONE.items()]
ALIKE = [  # what is the same in all games: one at the desk and on the phone, the others in one each
    pytest.param(DESK_OR_PHONE[name], game, id=f"{name}-{game}")
    for name, game in (("desk", "risk"), ("phone", "risk"), ("phone", "island"), ("desk", "omringad"))
]


def faults(page: Page) -> list[str]:
    """What axe finds serious on the page, by day and by night; on a phone also what is too small or too wide."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[str] = page.evaluate(FAULTS)
    page.emulate_media(color_scheme="dark")
    found += [f"by night: {fault}" for fault in page.evaluate(FAULTS, OF_COLOURS)]
    page.emulate_media(color_scheme="light")
    if page.evaluate("innerWidth <= 760"):
        found += page.evaluate(TIGHT, TARGETS)
    return found


@pytest.mark.parametrize("guise", GUISES)
def test_nothing_serious_before_a_table(newcomer: Newcomer, guise: dict[str, Any]) -> None:
    person = newcomer(**guise)
    person.expect_complaints("404")
    page = person.open()
    expect(page.locator(".vignette svg")).to_have_count(len(GAMES))
    assert faults(page) == []
    page.locator(".menu .icon-button").click()
    assert faults(page) == []
    page.keyboard.press("Escape")
    card(page).locator(".button").nth(2).click()
    expect(page.locator(".option")).not_to_have_count(0)
    assert faults(page) == []
    for path in ("/elsewhere", "/account", "/proof", "/t/nowhere0000", *(f"/rules/{game}" for game in GAMES)):
        page.goto(person.address + path)
        expect(page.locator("h1").first).to_be_visible()
        assert faults(page) == [], path


@pytest.mark.parametrize("format", ["Everyone meets everyone", "Knock-out"])
@pytest.mark.parametrize("guise", GUISES)
def test_nothing_serious_at_a_tournament(newcomer: Newcomer, guise: dict[str, Any], format: str) -> None:
    page = newcomer(**guise).open()
    card(page, "island").get_by_role("button", name="More").click()
    page.get_by_role("button", name="Hold a tournament instead").click()
    expect(page.locator(".option")).not_to_have_count(0)
    page.get_by_role("radio", name=format).click()
    assert faults(page) == []
    page.get_by_role("button", name="Make the tournament").click()
    for count in range(2, 5):
        page.get_by_role("button", name="Enter a bot").click()
        expect(page.locator(".entries li")).to_have_count(count)
    assert faults(page) == []
    page.get_by_role("button", name="Begin the tournament").click()
    expect(page.locator(".scrolls")).to_be_visible()
    assert faults(page) == []


@pytest.mark.parametrize(("guise", "game"), ALIKE)
def test_nothing_serious_while_people_gather(newcomer: Newcomer, guise: dict[str, Any], game: str) -> None:
    host, guest = newcomer(**guise), newcomer(**guise)
    page = host.open()
    open_form(page, "With friends", "friend", game=game)
    create(page)
    link = invitation(page)
    assert faults(page) == []
    other = guest.open(link)
    expect(other.locator("form")).to_be_visible()
    assert faults(other) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("guise", GUISES)
def test_nothing_serious_at_a_table(newcomer: Newcomer, guise: dict[str, Any], game: str) -> None:
    page = newcomer(**guise).open()
    start(page, "screen", GAMES[game], game=game)
    if game in HIDING:
        expect(page.locator(".curtain")).to_be_visible()
        assert faults(page) == []
        page.locator(".curtain .button").click()
    expect(page.locator(".question[data-question]")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("tab", name="Talk").click()
    page.get_by_label("Say something to the table").fill("Good luck")
    page.keyboard.press("Enter")
    expect(page.locator(".talk-line")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("tab", name="Notes").click()
    expect(page.locator(".notes-pad")).to_be_visible()
    assert faults(page) == []


@pytest.mark.parametrize(("guise", "game"), ALIKE)
def test_nothing_serious_in_any_panel(newcomer: Newcomer, guise: dict[str, Any], game: str) -> None:
    page = newcomer(**guise).open()
    start(page, "bot", GAMES[game], game=game)
    expect(page.locator(".question[data-question]")).to_be_visible()
    for name in panels(page):
        assert faults(page) == [], name


def test_a_full_table_fits_the_phone(newcomer: Newcomer) -> None:
    page = newcomer(**PHONE).open()
    start(page, "bot", GAMES["risk"], "bot", "bot", "bot", "bot")
    expect(page.locator(".question[data-question]")).to_be_visible()
    assert faults(page) == []
    expect(page.locator(".bar .menu")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("guise", GUISES)
def test_nothing_serious_when_it_is_over(newcomer: Newcomer, guise: dict[str, Any]) -> None:
    page = newcomer(**guise).open()
    start(page, "bot", {"start": "first_seat"}, game="island")
    expect(page.locator(".question[data-question]")).to_be_visible()
    page.locator(".bar .menu .icon-button").click()
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog [data-primary]").click()
    expect(page.locator(".ranks")).to_be_visible()
    assert faults(page) == []
    table = page.url.rpartition("/")[2]
    for path in (f"/t/{table}/replay", f"/proof?table={table}"):
        page.goto(page.url.partition("/t/")[0].partition("/proof")[0] + path)
        expect(page.locator("h1").first).to_be_attached()
        page.wait_for_timeout(1000)
        assert faults(page) == [], path


def transferred(person: Person, path: str, sign: str) -> tuple[int, Page]:
    """The bytes that come over the line, headers and all, until a sign is seen and all is quiet."""
    page = person.context.new_page()
    page.add_init_script(SHIFTS)
    line = person.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes: list[float] = []
    line.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    line.on(
        "Network.webSocketFrameReceived", lambda event: sizes.append(len(event["response"]["payloadData"]))
    )
    page.goto(person.address + path)
    expect(page.locator(sign).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    return int(sum(sizes)), page


@pytest.mark.parametrize("locale", ["en-GB", "sv-SE"])
def test_the_lobby_is_light_and_stands_still(newcomer: Newcomer, locale: str) -> None:
    size, page = transferred(newcomer(locale=locale), "/", ".vignette svg")
    assert size < LIGHT
    assert page.evaluate("window.shifted") < 0.01


@pytest.mark.parametrize("guise", GUISES)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_light_and_stands_still(newcomer: Newcomer, guise: dict[str, Any], game: str) -> None:
    host = newcomer(**guise)
    page = host.open()
    open_form(page, "With friends", "friend", game=game)
    create(page)
    path = page.url.removeprefix(host.address)
    page.close()
    size, page = transferred(host, path, ".question-sentence")
    assert size < LIGHT
    assert page.evaluate("window.shifted") < 0.01


@pytest.mark.parametrize("game", GAMES)
def test_a_table_in_play_is_light_however_long_its_log(newcomer: Newcomer, game: str) -> None:
    host = newcomer(locale="sv-SE")
    pair = Company((host, newcomer()), game, LONG[game])
    pair.play(300)  # far more than comes with the first position
    size, page = transferred(host, pair.path, ".log-line")
    assert size < LIGHT
    shown = page.locator(".log-line").count()
    page.get_by_role("button", name="Visa vad som hände tidigare").click()
    expect(page.locator(".log-line").nth(shown)).to_be_visible()


@pytest.mark.parametrize("guise", GUISES)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_in_play_stands_still(newcomer: Newcomer, guise: dict[str, Any], game: str) -> None:
    """Nobody touches the page; all that happens on it comes over the line."""
    host = newcomer(**guise)
    pair = Company((host, newcomer()), game, LONG[game])
    page = host.context.new_page()
    page.add_init_script(SHIFTS + f"localStorage.setItem('hints-{game}', '*');")
    page.goto(host.address + pair.path)
    expect(page.locator(".question-sentence")).to_be_visible()
    for _ in range(30):
        pair.play(1)
        page.wait_for_timeout(100)
    assert (
        page.evaluate("window.shifted") < 0.05
    )  # half of what counts as good; lines that join others go a little
