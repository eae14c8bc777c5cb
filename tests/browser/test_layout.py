"""At every window size, the board and its names are visible and uncovered, and the bar contains all seats."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.api_table import ApiTable
from browser.conftest import NewUser, User
from browser.omringad_player import table_with_hits
from depth import SOAK, some

SIZES = [(360, 640), (390, 844), (820, 1180), (1280, 720), (1920, 1080)]
SIZES_OF_MAP = [(w, h) for w in (430, 700, 761, 900, 1024, 1100, 1440, 2560) for h in (640, 900, 1440)]
MAX_PHONE_WIDTH = 760  # pixels; a wider window is that of a tablet or a desktop
TABLES = {  # the game, its options and the number of seats
    "risk-6": ("risk", {"setup.placement": "random"}, 6),
    "island-2": ("island", {"start": "first_seat"}, 2),
    "island-4": ("island", {"start": "first_seat"}, 4),
    "omringad-2": ("omringad", {}, 2),
    "omringad-4": ("omringad", {}, 4),
    "awakened-4": ("awakened", {}, 4),
}

READ = Path(__file__).with_name("read_layout.js").read_text(encoding="utf-8")
# The map places its names when it has stopped moving: none below a scale of 0.38, otherwise for the largest
# power of 1.04 that is not above the scale (`NAMED` and `STEP` in games/risk/map.js). 1.041 and 1e-6 allow for
# rounding.
MAP_IS_STILL = """() => {
  const map = document.querySelector('.risk-map');
  const scale = Number(map?.style.getPropertyValue('--scale'));
  const placed = Number(document.querySelector('.names')?.dataset.scale ?? 0);
  return !map || (scale < 0.38 ? placed === 0 : placed <= scale + 1e-6 && scale < placed * 1.041);
}"""

Box = list[float]  # left, top, right, bottom
MIN_NAME_WIDTH = 20  # pixels: how much of a seat's name the bar shows at least
MIN_NAME_SIZE = 9.95  # pixels: 10, with an allowance for rounding


def is_inside(box: Box, room: Box, slack: float = 0.6) -> bool:
    """Return whether a box is completely inside another, or at most `slack` pixels outside."""
    return all(box[k] >= room[k] - slack and box[k + 2] <= room[k + 2] + slack for k in (0, 1))


def is_overlapping(one: Box, other: Box, slack: float = 0.6) -> bool:
    """Return whether two boxes overlap by more than `slack` pixels."""
    return all(one[k] + slack < other[k + 2] and other[k] + slack < one[k + 2] for k in (0, 1))


def is_name_or_abbreviation(text: str, name: str) -> bool:
    """Return whether a text is a name, or the name with some words abbreviated to their beginning and a full stop."""
    words, parts = name.split(), text.split()
    return len(words) == len(parts) and all(
        part == word or (part.endswith(".") and word.startswith(part[:-1]) and len(part) > 1)
        for part, word in zip(parts, words, strict=True)
    )


def problems_of_bar(layout: Any, is_phone: bool) -> list[str]:
    """Seats in the bar that are cut off, overlap, or lack their name or figures."""
    seats, room = layout["bar"]["seats"], layout["bar"]["box"]
    found = [
        f"seat {k} is cut off"
        for k, seat in enumerate(seats)
        if not seat["seen"] or not is_inside(seat["box"], room)
    ]
    found += [
        f"seats {k} and {k + 1} overlap"
        for k in range(len(seats) - 1)
        if is_overlapping(seats[k]["box"], seats[k + 1]["box"])
    ]
    for k, seat in enumerate(seats):
        found += [
            f"seat {k} has no room for its figures"
            for part in seat["parts"]
            if not is_inside(part, seat["box"])
        ]
        # on a phone, the bar of more than three seats shows no names (css/bar.css)
        if not (is_phone and len(seats) > 3) and (
            not seat["named"] or seat["nameWidth"] < min(seat["wholeNameWidth"], MIN_NAME_WIDTH)
        ):
            found.append(f"seat {k} has no name")
    return found


def problems_of_names(layout: Any, is_phone: bool) -> list[str]:
    """Names that are missing, too small, cut off, covered or ambiguous."""
    names, room = [name for name in layout["names"] if name["seen"]], layout["room"]
    found = [] if is_phone or (names and len(names) == len(layout["names"])) else ["names are missing"]
    found += [f"{name['text']}: {name['size']:.1f} px" for name in names if name["size"] < MIN_NAME_SIZE]
    found += [f"{name['text']} is cut" for name in names if not is_inside(name["box"], room, 2)]
    for k, name in enumerate(names):
        found += [
            f"{name['text']} over {other['text']}"
            for other in names[:k]
            if is_overlapping(name["box"], other["box"])
        ]
        found += [
            f"{name['text']} over a piece"
            for piece in layout["pieces"]
            if is_overlapping(name["box"], piece, 2)
        ]
    lines: dict[str, list[str]] = {}
    for name in names:
        if name["place"]:
            lines.setdefault(name["place"], []).append(name["text"])
    labels = {place: " ".join(parts) for place, parts in lines.items()}
    found += [
        f"{text} for {layout['lands'][place]}"
        for place, text in labels.items()
        if not is_name_or_abbreviation(text, layout["lands"][place])
    ]
    if labels and (labels.keys() != layout["lands"].keys() or len(set(labels.values())) != len(labels)):
        found.append("a territory has no unique name")
    return found


def layout_problems(page: Page) -> list[str]:
    """Problems of the layout at the current window size."""
    page.wait_for_timeout(100)
    page.wait_for_function(MAP_IS_STILL)
    layout = page.evaluate(READ)
    is_phone = layout["window"][2] <= MAX_PHONE_WIDTH
    found = [] if layout["pageWidth"] <= layout["window"][2] else ["the page is wider than the window"]
    assert layout["board"]
    found += [
        "a part of the board is outside its area"
        for box in layout["board"]
        if not is_inside(box, layout["room"])
    ]
    found += [] if is_inside(layout["room"], layout["window"]) else ["the board's area is outside the window"]
    for what, cover in layout["covers"]:
        found += [f"{what} over the board" for box in layout["board"] if is_overlapping(cover, box, 2)]
        found += [
            f"{what} over {name['text']}"
            for name in layout["names"]
            if name["seen"] and is_overlapping(cover, name["box"])
        ]
    return found + problems_of_names(layout, is_phone) + problems_of_bar(layout, is_phone)


def problems_at(page: Page, sizes: list[tuple[int, int]]) -> dict[str, list[str]]:
    """The window sizes with problems of the layout, and the problems."""
    found = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        if wrong := layout_problems(page):
            found[f"{width}x{height}"] = sorted(set(wrong))
    return found


def window(size: tuple[int, int]) -> ViewportSize:
    """A window of this width and height."""
    return {"width": size[0], "height": size[1]}


def table_page(user: User, table: str) -> Page:
    """The page of a table with bots, with the first question."""
    game, options, seats = TABLES[table]
    page = user.open(ApiTable((user,), game, options, bots=seats - 1).path)
    expect(page.locator(".question[data-question]")).to_be_visible()
    return page


def reload_in_soak(page: Page) -> None:
    """Reload the page in `make soak`; in `make test` the page only adapts to the new window size."""
    if SOAK:
        page.reload()
        expect(page.locator(".question[data-question]")).to_be_visible()


@pytest.mark.parametrize("table", some(list(TABLES), 2, first=2))
def test_the_whole_board_is_visible_with_its_names(new_user: NewUser, table: str) -> None:
    sizes = some(SIZES, 2, first=list(TABLES).index(table))
    user = new_user(viewport=window(sizes[0]))
    page = table_page(user, table)
    for size in sizes:
        if size != sizes[0]:
            page.set_viewport_size(window(size))
            reload_in_soak(page)
        assert layout_problems(page) == [], size


@pytest.mark.parametrize("locale", some(["en-GB", "sv-SE", "da-DK"], 1))
def test_the_map_is_visible_with_its_names_at_every_size(new_user: NewUser, locale: str) -> None:
    host = new_user(locale=locale)
    api_table = ApiTable((host,), "risk", {"setup.placement": "random"}, bots=5)
    page = host.open(api_table.path)
    expect(page.locator(".question[data-question]")).to_be_visible()
    assert problems_at(page, some(SIZES_OF_MAP, 3)) == {}


def test_names_appear_on_a_phone_after_zooming_in(new_user: NewUser) -> None:
    page = table_page(new_user(viewport={"width": 390, "height": 844}), "risk-6")
    names = page.locator(".risk-map .name")
    expect(names).to_have_count(0)
    page.mouse.move(120, 230)
    for _ in range(3):
        page.mouse.wheel(0, -300)
    expect(names).to_have_count(42)
    expect(names.first).to_be_visible()


@pytest.mark.parametrize("seats", some([2, 4], 1))
def test_the_playback_bar_does_not_cover_the_board(alva: User, nils: User, seats: int) -> None:
    api_table = ApiTable((alva, nils), "island", {"start": "first_seat"}, bots=seats - 2)
    page = nils.open(api_table.path)
    expect(page.locator(".playback-bar.now")).to_be_visible()
    assert problems_at(page, some(SIZES, 3, first=1)) == {}


def test_a_battle_does_not_cover_the_map(alva: User, nils: User) -> None:
    api_table, user = table_with_hits((alva, nils))
    page = user.open(api_table.path)
    expect(page.locator(".battle-sides")).to_be_visible()
    for width, height in some(SIZES, 3):
        page.set_viewport_size({"width": width, "height": height})
        # names may be small beside a battle
        wrong = [problem for problem in layout_problems(page) if " px" not in problem]
        assert wrong == [], (width, height)
        expect(page.locator(".battle")).to_be_in_viewport(ratio=0.99)


def test_clocks_fit_into_the_bar(alva: User) -> None:
    clock = {"pace": "live", "bank": 6000, "turn": 5}
    seats = [{"kind": "me"}, *({"kind": "screen", "name": f"Player {number}"} for number in range(2, 7))]
    api_table = ApiTable((alva,), "risk", {"setup.placement": "random"}, seats=seats, clock=clock)
    page = alva.open(api_table.path)
    page.locator(".curtain .button").click()
    expect(page.locator(".seat-clock")).to_have_count(6)
    assert problems_at(page, some(SIZES, 3)) == {}
    page.set_viewport_size(window(SIZES[0]))
    expect(page.locator(".bar .menu")).to_be_in_viewport(ratio=1)


def test_the_first_stop_of_the_tab_key_leads_to_the_question(alva: User) -> None:
    page = table_page(alva, "risk-6")
    page.reload()
    expect(page.locator(".question[data-question]")).to_be_visible()
    page.keyboard.press("Tab")
    skip = page.get_by_role("button", name="To the question")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("Boolean(document.activeElement.closest('.column'))")


GOAL_AND_QUESTION = """[
  document.querySelector('.goal').getBoundingClientRect().bottom,
  document.querySelector('.question h2').getBoundingClientRect().top,
  document.querySelector('.question-sentence').getBoundingClientRect().top,
  document.documentElement.scrollWidth,
]"""


@pytest.mark.parametrize(
    ("game", "seats", "goal", "progress"),
    some(
        [
            ("risk", 6, r"\. (So far \d+ of \d+|\d+ territor(y|ies) left)\.", r"\d+ territor"),
            ("island", 2, "Take the enemy’s last character.", "10 characters left"),
            ("omringad", 4, "The first to 50 points wins.", "0 points of 50"),
            ("awakened", 4, "The first to have 20 people wins.", r"\d+ people of 20"),
            ("clusta_noba", 2, "Hold the hex of the conflux on day 50: 50 days left.", "to act"),
        ],
        3,
    ),
)
def test_every_game_shows_its_goal_its_phase_its_question_and_the_progress_of_each_seat(
    new_user: NewUser, game: str, seats: int, goal: str, progress: str
) -> None:
    user = new_user()
    options = {"setup.placement": "random"} if game == "risk" else {}
    page = user.open(ApiTable((user,), game, options, bots=seats - 1).path)
    line = page.locator(".goal")
    for size in ((1440, 900), (390, 844), (360, 640)):
        page.set_viewport_size(window(size))
        expect(line).to_have_attribute("title", re.compile(goal))
        expect(line).to_be_in_viewport(ratio=1)
        for part in (".question h2", ".question-sentence"):  # the phase is the title
            expect(page.locator(part)).to_be_in_viewport(ratio=1)
        # read at once, since a move of a bot renders the question again
        end_of_goal, title, sentence, width = page.evaluate(GOAL_AND_QUESTION)
        assert end_of_goal <= title + 1
        assert title < sentence
        assert width == size[0]
    expect(page.locator(".seat").first).to_have_attribute("title", re.compile(progress))
