"""The lobby and the page of a table of Risk: texts, settings, input, odds, undo, replay of other moves."""

import json
import re
import subprocess
import sys
from math import dist

import pytest
from playwright.sync_api import Page, Route, expect

from browser.api_table import ApiTable
from browser.conftest import NewUser, User
from browser.page_actions import card, open_table
from browser.risk_player import RiskPlayer
from browser.test_accessibility import NAMELESS
from browser.translations import untranslated

RANDOM_PLACEMENT = {"setup.placement": "random"}
# Counts the audio contexts that the page creates, in window.contexts.
COUNT_AUDIO_CONTEXTS = """() => { window.contexts = 0;
  window.AudioContext = class extends AudioContext { constructor() { super(); window.contexts += 1; } }; }"""
# Records the headings of the questions that the page shows from now on, in window.titles.
RECORD_TITLES = """() => { window.titles = [];
  const note = () => window.titles.push(document.querySelector('.question h2')?.textContent);
  new MutationObserver(note).observe(document.querySelector('.question'), {childList: true, subtree: true}); }"""


def declare_attack(page: Page, player: RiskPlayer) -> tuple[dict, dict]:  # type: ignore[type-arg]
    """Play until an attack has been declared and not rolled yet; return its source and its target."""
    player.until("attack")
    pair = player.best_attack(player.look())
    assert pair, "no attack is promising"
    player._attack(player.look())
    expect(page.locator(".question[data-question=declare]")).to_be_visible()
    return pair


def test_every_text_is_translated_and_every_control_has_a_name(alva: User) -> None:
    """tests/browser/test_accessibility.py does the same with all panels of a table."""
    page = alva.open()
    expect(card(page)).to_be_visible()
    assert untranslated(page) == set()
    assert page.evaluate(NAMELESS) == []
    card(page).get_by_role("button", name="More", exact=True).click()
    expect(page.locator(".option")).not_to_have_count(0)
    assert untranslated(page) == set()
    assert page.evaluate(NAMELESS) == []
    page = open_table(alva, "bot", RANDOM_PLACEMENT, "bot")
    declare_attack(page, RiskPlayer(page))
    page.locator("details.panel summary").first.click()
    assert untranslated(page) == set()
    page.get_by_role("button", name="Stop earlier").or_(
        page.get_by_role("button", name="Cancel")
    ).first.click()
    assert page.evaluate(NAMELESS) == []
    names = page.evaluate(
        "[...document.querySelectorAll('.land')].map((land) => land.getAttribute('aria-label'))"
    )
    assert len(set(names)) == 42
    name = page.locator("#land-alberta").get_attribute("aria-label")
    assert name
    assert re.match(r"Alberta, (one army|\d+ armies), \w", name)
    assert name.endswith("borders Alaska, Northwest Territory, Ontario and Western United States")


def test_language_and_theme_can_be_changed_and_are_stored(alva: User) -> None:
    page = alva.open()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("radio", name="Svenska").click()
    expect(page.locator("h1")).to_have_text("Vad ska vi spela?")
    expect(page.locator("html")).to_have_attribute("lang", "sv")
    paper = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(paper)
    page.get_by_role("radio", name="Snabbt").click()
    page.evaluate(COUNT_AUDIO_CONTEXTS)
    assert page.evaluate("contexts") == 0
    page.get_by_role("radiogroup", name="Ljud").get_by_role("radio", name="På").click()
    assert page.evaluate("contexts") == 1
    page.get_by_role("radio", name="Natt").click()
    dark = page.evaluate(paper)
    assert (light, dark) == ("rgb(239, 230, 210)", "rgb(35, 33, 29)")
    page.reload()
    expect(page.locator("h1")).to_have_text("Vad ska vi spela?")
    assert page.evaluate(paper) == dark
    assert page.evaluate("[localStorage.speed, localStorage.sound]") == ["fast", "on"]


def test_an_attack_can_be_made_by_touch(new_user: NewUser) -> None:
    phone = new_user(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = open_table(phone, "bot", RANDOM_PLACEMENT)
    page.locator(".map-buttons .icon-button:not(.fine)").tap()  # the whole map
    player = RiskPlayer(page)
    player.until("attack")
    state = player.look()
    source, target = player.best_attack(state)  # type: ignore[misc]
    touchable = [land["at"] for land in state["lands"] if land["can"]]
    # a territory far from those that can be chosen, because a touch near one of them would choose it
    other = max(
        (land["at"] for land in state["lands"] if not land["can"]),
        key=lambda at: min(dist(at, each) for each in touchable),
    )
    page.touchscreen.tap(*other)
    refusal = page.locator(".refusal").bounding_box()
    assert refusal
    # beside the finger
    assert refusal["y"] + refusal["height"] < other[1] - 40 or refusal["y"] > other[1] + 40
    page.locator(".refusal").tap(position={"x": 6, "y": 6})  # it may cover the next target
    expect(page.locator(".refusal")).to_have_count(0)
    page.touchscreen.tap(*source["at"])
    expect(page.locator(".question[data-question=attack_from]")).to_be_visible()
    page.touchscreen.tap(*target["at"])
    expect(page.locator(".question[data-question=declare]")).to_be_visible()
    # below 44 px; a wide button may be lower
    small = page.evaluate(
        """() => [...document.querySelectorAll('.question .button:not(.quiet), .grip, .menu .icon-button')]
          .map((node) => [node.textContent, node.getBoundingClientRect()])
          .filter(([, box]) => box.width && (box.height < 44 && box.width < 200)).map(([text]) => text)"""
    )
    assert small == []
    expect(page.locator(".question .odds-row")).to_be_in_viewport(ratio=1)
    page.locator(".question [data-primary]").tap()
    expect(page.locator(".tray")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_turn_can_be_played_by_keyboard(alva: User) -> None:
    page = open_table(alva, "bot", RANDOM_PLACEMENT)
    player = RiskPlayer(page)
    player.until("reinforce")

    def enter(territory: str) -> None:
        page.locator(f"#land-{territory}").focus()
        page.keyboard.press("Enter")

    front = max(
        (land for land in player.look()["lands"] if land["can"]),
        key=lambda land: player.promise(player.look(), land),
    )
    page.keyboard.press("a")  # all armies at once
    expect(page.locator('[data-value="all"]')).to_have_attribute("aria-checked", "true")
    while player.look()["question"] == "reinforce":
        enter(front["id"])
        page.wait_for_timeout(60)
        if page.locator(".question [data-end]").count():
            page.keyboard.press("e")
        player.until(player.look()["question"] or "attack")  # waits while the page is busy
    player.until("attack")
    source, target = player.best_attack(player.look())  # type: ignore[misc]
    enter(source["id"])
    enter(target["id"])
    expect(page.locator(".question[data-question=declare]")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".tray")).to_be_visible()
    for _ in range(60):
        question = player.look()["question"]
        if question == "attack":
            break
        page.keyboard.press("Enter" if question in ("declare", "occupy") else "Escape")
        page.wait_for_timeout(40)
    page.keyboard.press("e")
    player.until("fortify")
    page.keyboard.press("e")
    expect(page.locator(".log")).to_contain_text("You end your turn.")


def test_the_odds_equal_those_of_the_command_line_tool(alva: User) -> None:
    page = open_table(alva, "bot", RANDOM_PLACEMENT | {"defence.decision": "auto_max"})
    source, target = declare_attack(page, RiskPlayer(page))
    command = [sys.executable, "-m", "stridsplan.cli", "odds", "risk", "--json"]
    command += ["--attackers", str(source["armies"] - 1), "--defenders", str(target["armies"])]
    odds = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    expected = f"{min(odds['win'], 0.999):.1%}"  # an uncertain win is never rounded to 100%
    assert page.locator(".odds-row b").first.inner_text() == expected, odds


def test_the_why_button_opens_the_rulebook_at_the_rule(alva: User) -> None:
    page = open_table(alva, "bot", RANDOM_PLACEMENT)
    RiskPlayer(page).until("reinforce")
    page.locator(".log-line", has_text="You receive").get_by_role("button", name="why?").first.click()
    rule = page.locator(".drawer .rule-shown")
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text("divide by three")
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)


def test_the_goal_is_shown_but_not_the_figures_of_an_eliminated_seat(alva: User) -> None:
    page = alva.context.new_page()

    def eliminate_seat_1(route: Route) -> None:
        answer = route.fetch()
        position = answer.json()
        position["view"]["seats"][1] |= {"alive": False, "income": None}
        route.fulfill(response=answer, json=position)

    page.route("**/position?*", eliminate_seat_1)
    api_table = ApiTable((alva,), "risk", RANDOM_PLACEMENT, bots=1)
    assert api_table.reach("reinforce", 0)  # no later position comes over the websocket
    page.goto(alva.address + api_table.path)
    RiskPlayer(page).until("reinforce")
    expect(page.locator(".goal")).to_contain_text("Destroy the other player’s last army")
    figures = page.locator(".powers tr.out td")
    expect(figures).to_have_text(["–"] * 4)
    expect(page.locator(".seat.out .seat-name")).to_be_visible()
    expect(page.locator(".seat.out .seat-score")).to_have_count(0)


def test_undo_reverts_a_placement(alva: User) -> None:
    page = open_table(alva, "bot", RANDOM_PLACEMENT, "bot")
    player = RiskPlayer(page)
    player.until("reinforce")
    before = player.look()["lands"]
    player.step()
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_visible()
    assert [land["armies"] for land in player.look()["lands"]] != [land["armies"] for land in before]
    page.keyboard.press("u")
    expect(undo).to_have_count(0)
    player.until("reinforce")
    assert player.look()["lands"] == before


def test_many_armies_can_be_placed_with_few_clicks(alva: User) -> None:
    page = open_table(alva, "bot", {"setup.placement": "batch_in_turn"})
    RiskPlayer(page).until("place_setup")
    steps = page.locator(".question .segment")
    assert steps.all_inner_texts()[0] == "1"
    assert steps.all_inner_texts()[-1] == "All"
    left = page.locator(".question .hint").first
    before = int(left.inner_text().split()[0])
    page.locator('.question .segment[data-value="5"]').click()
    player = RiskPlayer(page)
    land = next(land for land in player.look()["lands"] if land["can"])
    player.click(land)
    expect(left).to_have_text(f"{before - 5} armies left")
    expect(page.locator(".question")).to_have_attribute("aria-busy", "false")
    page.keyboard.down("Shift")
    player.click(land)
    page.keyboard.up("Shift")
    expect(left).to_have_text(f"{before - 10} armies left")


def test_moves_of_others_are_replayed_and_can_be_paused_and_skipped(new_user: NewUser) -> None:
    user = new_user(reduced_motion="no-preference")
    options = RANDOM_PLACEMENT | {"goal": "world"}  # a mission might end the game early
    api_table = ApiTable((user,), "risk", options, bots=2)  # three players: there is no neutral force
    assert api_table.reach("fortify", 0)
    page = user.open(api_table.path)
    player = RiskPlayer(page)
    player.until("fortify")
    page.get_by_role("button", name="End the turn").click()
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Resume")).to_be_visible()
    lines = page.locator(".log-line").count()
    page.wait_for_timeout(500)
    assert page.locator(".log-line").count() == lines
    page.get_by_role("button", name="Skip to the end").first.click()
    player.until("reinforce")
    page.get_by_role("button", name="Show again").click()
    expect(page.locator(".playback-line")).to_be_visible()
    page.get_by_role("button", name="Skip to the end").first.click()
    expect(page.locator(".question[data-question=reinforce]")).to_be_visible()
    declare_attack(page, RiskPlayer(page))
    page.evaluate(RECORD_TITLES)
    page.locator(".question [data-primary]").click()  # the next question waits for the dice
    expect(page.locator(".fight")).to_be_visible()
    assert "Meanwhile" in page.evaluate("window.titles")


def test_reduced_motion_disables_animations(alva: User) -> None:
    page = open_table(alva, "bot", RANDOM_PLACEMENT)
    declare_attack(page, RiskPlayer(page))
    page.locator(".question [data-primary]").click()
    expect(page.locator(".tray")).to_be_visible()
    assert (
        page.evaluate("document.getAnimations().filter((each) => each.playState === 'running').length") == 0
    )


def test_an_attack_can_be_dragged(alva: User) -> None:
    page = open_table(alva, "bot", RANDOM_PLACEMENT, "bot")
    player = RiskPlayer(page)
    player.until("attack")
    pair = player.best_attack(player.look())
    assert pair, "no attack is promising"
    refusal = page.locator(".refusal")
    foreign = next(land for land in player.look()["lands"] if land["seat"] != pair[0]["seat"])
    page.locator(f".pieces [data-place={foreign['id']}]").click()
    expect(refusal).to_contain_text("That territory is not yours.")
    expect(page.locator("[role=status]").filter(has=refusal)).to_have_count(1)
    page.locator(f"#land-{foreign['id']}").focus()
    page.keyboard.press("ArrowUp")
    expect(refusal).to_have_count(0)
    page.locator(f"#land-{foreign['id']}").focus()
    page.keyboard.press("Enter")
    expect(refusal).to_contain_text("That territory is not yours.")
    expect(page.locator(".question[data-question=attack]")).to_be_visible()  # the key did not end the attacks
    source, target = (page.locator(f".pieces [data-place={place['id']}]") for place in pair)
    source.drag_to(target)
    expect(page.locator(".question[data-question=declare]")).to_be_visible()
    assert page.locator(f"#land-{pair[1]['id']}").get_attribute("class").count("chosen") == 1


@pytest.mark.soak("test_games.py::test_two_people_share_a_screen_with_a_bot")
def test_bots_place_the_armies_of_two_at_one_screen_behind_three_curtains(alva: User) -> None:
    page = open_table(alva, "screen", {})
    curtain = page.locator(".curtain")
    for stand_ins in range(2):
        expect(curtain).to_be_visible()
        curtain.get_by_role("button").click()
        expect(page.locator(".question[data-question=place_setup]")).to_be_visible()
        expect(page.locator(".stand-in")).to_have_count(stand_ins)
        page.get_by_role("button", name="Place the rest for me").click()
    expect(curtain).to_be_visible()
    curtain.get_by_role("button").click()
    expect(page.locator(".question[data-question=reinforce]")).to_be_visible()
    expect(page.locator(".stand-in")).to_have_count(0)


def test_a_player_may_place_the_rest_after_a_bot_has_begun(alva: User, nils: User) -> None:
    api_table = ApiTable((alva, nils), "risk", {})
    assert api_table.reach("place_setup", 0)
    page = alva.open(api_table.path)
    page.get_by_role("button", name="Place the rest for me").click()
    expect(page.locator(".question")).to_contain_text("A bot places for you")
    assert untranslated(page) == set()
    page.get_by_role("button", name="I place the rest myself").click()
    expect(page.locator(".stand-in")).to_have_count(0)
    api_table.reach("place_setup", 0)  # Nils places an army
    RiskPlayer(page).until("place_setup")
    RiskPlayer(page).step()
    expect(page.locator(".log")).to_contain_text("You place an army")
