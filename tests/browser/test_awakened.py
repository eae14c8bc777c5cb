"""The Awakened on its page: whole games with mouse, touch and keyboard, orders, coming turns, raids, the map, texts."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.api_table import ApiPlayers, ApiTable
from browser.awakened_player import AwakenedPlayer, KeyboardPlayer, TouchPlayer, table_with_raid
from browser.conftest import NewUser, User
from browser.page_actions import open_table, panels, resign, swipe
from browser.test_accessibility import NAMELESS, PHONE
from browser.test_games import expect_game_over
from browser.translations import untranslated
from depth import SOAK, depth

FIRST_QUESTIONS = {"move", "move_to", "resources"}
SOME_STEPS = depth(6, 12)


def against_bots(user: User, count: int = 1) -> Page:
    """The page of a new table against bots, with the first question."""
    page = open_table(user, "bot", {}, *["bot"] * (count - 1), game="awakened")
    expect(page.locator(".question[data-question=move]")).to_be_visible()
    return page


# -- Whole games ---------------------------------------------------------------------------------------------


def test_two_browsers_finish_a_game(alva: User, nils: User) -> None:
    """In `make test` the second player acts over the API."""
    api_table = ApiTable((alva, nils), "awakened", {})
    page, other = alva.open(api_table.path), nils.open(api_table.path)
    expect(other.locator(".table-page")).to_be_visible()  # the bar of a page that still loads is replaced
    player = AwakenedPlayer(page)
    second = AwakenedPlayer(other, seed=2) if SOAK else ApiPlayers(api_table, (1,))
    if not player.play(second, enough=lambda: player.asked >= FIRST_QUESTIONS):
        resign(other)
    for each in (page, other):
        expect_game_over(each)


@pytest.mark.soak("test_two_browsers_finish_a_game")
def test_a_person_and_three_bots_finish_a_game(alva: User) -> None:
    page = against_bots(alva, 3)
    player = AwakenedPlayer(page, seed=3)
    while not player.look()["over"]:  # the bots win soon
        if player.step() != "asked":
            page.wait_for_timeout(50)
    expect_game_over(page)
    expect(page.locator(".question .ranks li")).to_have_count(4)


def test_a_game_can_be_played_by_keyboard(alva: User) -> None:
    page = against_bots(alva)
    player = KeyboardPlayer(page)
    if player.play(enough=lambda: player.asked >= FIRST_QUESTIONS and len(player.steps) > SOME_STEPS):
        expect_game_over(page)
    assert player.asked >= FIRST_QUESTIONS


@pytest.mark.soak("test_screen.py::test_an_attack_can_be_made_by_touch")
def test_a_game_can_be_played_by_touch(new_user: NewUser) -> None:
    page = against_bots(new_user(**PHONE))
    player = TouchPlayer(page, seed=4)
    if player.play(enough=lambda: player.asked >= FIRST_QUESTIONS and len(player.steps) > SOME_STEPS):
        expect_game_over(page)
    assert player.asked >= FIRST_QUESTIONS


# -- Orders and coming turns --------------------------------------------------------------------------------


def choose_transfer(page: Page) -> tuple[str, str]:
    """Choose the first possible transfer; return its source and its goal."""
    source, goal = page.locator(".spot.can-source").first, page.locator(".spot.can-goal").first
    names: list[Any] = [source.get_attribute("data-place")]
    source.click()
    names.append(goal.get_attribute("data-place"))
    goal.click()
    expect(page.locator("[data-send]")).to_be_visible()
    return names[0], names[1]


def test_a_transfer_is_listed_and_can_be_removed_before_the_phase_ends(alva: User) -> None:
    page = against_bots(alva)
    source, goal = choose_transfer(page)
    people, resources = page.locator("[data-stepper]").first, page.locator("[data-stepper]").last
    expect(people.locator("input[type=number]")).to_have_value("5")
    people.get_by_role("button", name="Less").click()
    people.get_by_role("button", name="Less").click()
    expect(people.locator("input[type=number]")).to_have_value("3")
    resources.get_by_role("button", name="More").click()
    page.locator("[data-send]").click()
    transfers = page.locator(".transfers li")
    expect(transfers).to_have_count(1)
    expect(transfers).to_contain_text(f"{source} → {goal}")
    expect(page.locator(".order rect")).to_have_count(1)
    transfers.get_by_role("button").click()
    expect(transfers).to_have_count(0)
    choose_transfer(page)
    page.locator("[data-send]").click()
    expect(transfers).to_have_count(1)
    page.locator("[data-end]").click()
    expect(page.locator(f'.spot[data-place="{goal}"] .ground')).not_to_have_class("ground unexplored")


def drag(page: Page, source: str, target: str) -> None:
    """Drag from one land to another with the mouse."""
    page.locator(f'.spot[data-place="{source}"]').drag_to(page.locator(f'.spot[data-place="{target}"]'))


def drag_by_finger(page: Page, source: str, target: str) -> None:
    """Drag from one land to another with one finger."""
    points = []
    for name in (source, target):
        box = page.locator(f'.spot[data-place="{name}"] .ground').bounding_box()
        assert box
        points.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    (x, y), (to_x, to_y) = points
    swipe(page, [(x, y), ((x + to_x) / 2, (y + to_y) / 2), (to_x, to_y)])


def test_a_transfer_can_be_dragged_by_mouse_and_by_finger(new_user: NewUser) -> None:
    page = against_bots(new_user(has_touch=True))
    first = page.locator(".spot.can-source").first
    source = str(first.get_attribute("data-place"))
    first.click()
    goal = str(page.locator(".spot.can-goal").first.get_attribute("data-place"))
    for drag_with in (drag, drag_by_finger):
        page.keyboard.press("Escape")
        expect(page.locator(".spot.can-source").first).to_be_visible()
        drag_with(page, source, goal)
        expect(page.locator("[data-send]")).to_contain_text(goal)


def test_the_table_of_the_next_two_turns_includes_the_transfers_so_far(alva: User) -> None:
    page = against_bots(alva)
    rows = page.locator(".next-turns tbody tr")
    expect(rows).to_have_count(1)
    expect(rows.locator("td").nth(1)).to_contain_text("one starves")
    choose_transfer(page)
    page.locator("[data-stepper]").first.get_by_role("button", name="Less").click()
    page.locator("[data-send]").click()
    expect(rows).to_have_count(2)


def test_the_chances_of_an_unexplored_land_are_shown_before_it_is_entered(alva: User, nils: User) -> None:
    page = against_bots(alva)
    spectator = nils.open(page.url)
    _, goal = choose_transfer(page)
    panel = page.locator(".question .chances")
    expect(panel).to_contain_text(f"{goal} may get any of the")
    expect(panel.get_by_role("img").first).to_have_accessible_name(re.compile(r"room for 3 \d+\.\d%"))
    expect(panel.get_by_role("img")).to_have_count(3)
    page.locator("[data-send]").click()
    expect(page.locator(".next-turns tbody")).to_contain_text("Room for all:")
    spectator.locator(".spot:has(.unexplored)").first.hover()
    expect(spectator.locator(".chances.few")).to_contain_text("may get any of the")
    expect(spectator.locator(".earliest")).to_contain_text("not before round")


def test_the_birth_mark_on_a_land_opens_its_rule(alva: User) -> None:
    page = against_bots(alva)
    # The accessible name contains the visible text, for users of voice control
    mark = page.get_by_role("button", name=re.compile(r"^One is born in .*\+1 \?$"))
    expect(mark).to_contain_text("+1 ?")
    mark.click()
    expect(page.locator(".rule-shown")).to_contain_text("Four or more")
    page.keyboard.press("Escape")
    choose_transfer(page)
    expect(mark).to_have_count(0)


def test_births_are_explained_below_the_question_on_a_phone(new_user: NewUser) -> None:
    page = against_bots(new_user(**PHONE))
    page.locator(".question .news-lines .why").click()
    expect(page.locator(".rule-shown")).to_contain_text("Four or more")


# -- Raids ---------------------------------------------------------------------------------------------------


@pytest.mark.soak("test_a_transfer_can_be_dragged_by_mouse_and_by_finger")
@pytest.mark.parametrize("device", [{"has_touch": True}, PHONE], ids=["desktop", "phone"])
def test_soldiers_are_dragged_into_a_raid_by_mouse_and_by_finger(
    new_user: NewUser, device: dict[str, Any]
) -> None:
    users = [new_user(**device) for _ in range(2)]
    api_table, user, target, sources = table_with_raid(users)
    page = user.open(api_table.path)
    expect(page.locator(".question[data-question=military]")).to_be_visible()
    drag(page, sources[0], target)
    expect(page.locator("[data-send]")).to_contain_text(target)
    drag_by_finger(page, sources[1], target)  # the second drag completes the first transfer
    expect(page.locator(".transfers li")).to_have_text(re.compile(f"^{sources[0]} → {target}"))
    page.locator("[data-send]").click()
    rows = page.locator(".transfers li")
    expect(rows).to_have_count(2)
    expect(rows.last).to_contain_text(f"{sources[1]} → {target}")
    expect(page.locator(".order rect")).to_have_count(2)
    page.locator("[data-end]").click()
    expect(page.locator(".log")).to_contain_text("raid")


# -- The map on a phone --------------------------------------------------------------------------------------

TOUCH_SIZE = 44  # pixels that a target of touch needs
LANDS = """() => [...document.querySelectorAll('.spot')].map((spot) => {
  const { left, right, top, bottom, width } = spot.querySelector('.ground').getBoundingClientRect();
  const room = document.querySelector('.awakened-map').getBoundingClientRect();
  return { width, own: spot.classList.contains('can-source'),
    inside: left >= room.left - 1 && right <= room.right + 1 && top >= room.top - 1 && bottom <= room.bottom + 1 };
})"""


def test_the_map_on_a_phone_begins_at_ones_own_lands_large_enough_for_touch(new_user: NewUser) -> None:
    page = against_bots(new_user(**PHONE), 3)
    lands = page.evaluate(LANDS)
    assert len(lands) == 54
    assert min(land["width"] for land in lands) > TOUCH_SIZE - 0.1
    assert [land["inside"] for land in lands if land["own"]] == [True]
    assert not all(land["inside"] for land in lands)
    page.get_by_role("button", name="Show the whole map").tap()
    page.set_viewport_size({"width": 400, "height": 844})  # the whole map must stay shown
    page.wait_for_timeout(100)
    lands = page.evaluate(LANDS)
    assert all(land["inside"] for land in lands)
    assert max(land["width"] for land in lands) < TOUCH_SIZE


# -- Texts and names -----------------------------------------------------------------------------------------


def test_every_text_is_translated_and_every_control_has_a_name(alva: User) -> None:
    page = against_bots(alva)
    assert untranslated(page) == set()
    assert page.evaluate(NAMELESS) == []
    for _ in panels(page, 3):
        assert untranslated(page) == set()


def test_the_rulebook_contains_pictures_of_the_map(alva: User) -> None:
    page = alva.open("/rules/awakened")
    pictures = page.locator(".rulebook .picture")
    expect(pictures.first.locator("svg path")).to_be_visible()
    expect(pictures.locator("svg")).to_have_count(pictures.count())
