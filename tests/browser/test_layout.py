"""At every size the whole board is seen with its names, nothing lies over it, and all seats are in the bar."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.commands import Company
from browser.conftest import Newcomer, Person
from browser.omringad import struck
from browser.setting import start

SIZES = [(360, 640), (390, 844), (820, 1180), (1280, 720), (1920, 1080)]
SWEEP = [(w, h) for w in (430, 700, 761, 900, 1024, 1100, 1440, 2560) for h in (640, 900, 1440)]
PHONE = 760  # pixels; wider is a tablet or a desk
TABLES = {  # options and number of seats
    "risk-6": ("risk", {"setup-placement": "random"}, 6),
    "island-2": ("island", {"start": "first_seat"}, 2),
    "island-4": ("island", {"start": "first_seat"}, 4),
    "omringad-2": ("omringad", {}, 2),
    "omringad-4": ("omringad", {}, 4),
}

LOOK = Path(__file__).with_name("look_layout.js").read_text(encoding="utf-8")
# Names are placed when the map has come to rest.
RESTING = """() => {
  const map = document.querySelector('.risk-map');
  const scale = Number(map?.style.getPropertyValue('--scale'));
  const placed = Number(document.querySelector('.names')?.dataset.scale ?? 0);
  return !map || (scale < 0.38 ? placed === 0 : placed <= scale + 1e-6 && scale < placed * 1.041);
}"""

Box = list[float]


def inside(box: Box, room: Box, slack: float = 0.6) -> bool:
    """Whether a box lies wholly in another."""
    return all(box[k] >= room[k] - slack and box[k + 2] <= room[k + 2] + slack for k in (0, 1))


def meet(one: Box, other: Box, slack: float = 0.6) -> bool:
    """Whether two boxes have more than an edge in common."""
    return all(one[k] + slack < other[k + 2] and other[k] + slack < one[k + 2] for k in (0, 1))


def is_short_for(text: str, name: str) -> bool:
    """Whether a text is a name, or what is left of it by the rule: the beginning of each word, and a point."""
    words, parts = name.split(), text.split()
    return len(words) == len(parts) and all(
        part == word or (part.endswith(".") and word.startswith(part[:-1]) and len(part) > 1)
        for part, word in zip(parts, words, strict=True)
    )


def faults_of_the_bar(seen: Any, is_phone: bool) -> list[str]:
    """Seats that are cut off or cover each other."""
    seats, room = seen["bar"]["seats"], seen["bar"]["box"]
    found = [
        f"seat {k} is cut off"
        for k, seat in enumerate(seats)
        if not seat["seen"] or not inside(seat["box"], room)
    ]
    found += [
        f"seats {k} and {k + 1} meet"
        for k in range(len(seats) - 1)
        if meet(seats[k]["box"], seats[k + 1]["box"])
    ]
    for k, seat in enumerate(seats):
        found += [
            f"seat {k} has no room for its figures" for part in seat["parts"] if not inside(part, seat["box"])
        ]
        if not (is_phone and len(seats) > 3) and (not seat["named"] or seat["name"] < min(seat["whole"], 20)):
            found.append(f"seat {k} has no name")
    return found


def faults_of_the_names(seen: Any, is_phone: bool) -> list[str]:
    """Names that are missing, too small, cut, or under something else."""
    names, room = [name for name in seen["names"] if name["seen"]], seen["room"]
    found = [] if is_phone or (names and len(names) == len(seen["names"])) else ["names are missing"]
    found += [f"{name['text']}: {name['size']:.1f} px" for name in names if name["size"] < 9.95]
    found += [f"{name['text']} is cut" for name in names if not inside(name["box"], room, 2)]
    for k, name in enumerate(names):
        found += [
            f"{name['text']} over {other['text']}" for other in names[:k] if meet(name["box"], other["box"])
        ]
        found += [f"{name['text']} over a piece" for piece in seen["pieces"] if meet(name["box"], piece, 2)]
    lines: dict[str, list[str]] = {}
    for name in names:
        if name["place"]:
            lines.setdefault(name["place"], []).append(name["text"])
    whole = {place: " ".join(parts) for place, parts in lines.items()}
    found += [
        f"{text} for {seen['lands'][place]}"
        for place, text in whole.items()
        if not is_short_for(text, seen["lands"][place])
    ]
    if whole and (whole.keys() != seen["lands"].keys() or len(set(whole.values())) != len(whole)):
        found.append("a territory has no name of its own")
    return found


def faults(page: Page) -> list[str]:
    """What is wrong with the layout of a table as the window is now."""
    page.wait_for_timeout(100)
    page.wait_for_function(RESTING)
    seen = page.evaluate(LOOK)
    is_phone = seen["window"][2] <= PHONE
    found = [] if seen["page"] <= seen["window"][2] else ["the page is wider than the window"]
    assert seen["board"]
    found += ["a part of the board is out of sight" for box in seen["board"] if not inside(box, seen["room"])]
    found += [] if inside(seen["room"], seen["window"]) else ["the board's room is out of sight"]
    for what, over in seen["over"]:
        found += [f"{what} over the board" for box in seen["board"] if meet(over, box, 2)]
        found += [
            f"{what} over {name['text']}"
            for name in seen["names"]
            if name["seen"] and meet(over, name["box"])
        ]
    return found + faults_of_the_names(seen, is_phone) + faults_of_the_bar(seen, is_phone)


def faults_at(page: Page, sizes: list[tuple[int, int]]) -> dict[str, list[str]]:
    """What is wrong at each size."""
    found = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        if wrong := faults(page):
            found[f"{width}x{height}"] = sorted(set(wrong))
    return found


def seated(person: Person, table: str) -> Page:
    """At a table with bots, when the first question is asked."""
    game, options, seats = TABLES[table]
    page = person.open()
    start(page, "bot", options, *["bot"] * (seats - 2), game=game)
    expect(page.locator(".question[data-question]")).to_be_visible()
    return page


@pytest.mark.parametrize("table", TABLES)
def test_the_whole_board_is_seen_with_its_names(newcomer: Newcomer, table: str) -> None:
    page = seated(newcomer(), table)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        expect(page.locator(".question[data-question]")).to_be_visible()
        assert faults(page) == [], (width, height)


@pytest.mark.parametrize("locale", ["en-GB", "sv-SE", "da-DK"])
def test_every_width_and_height_shows_the_world_with_its_names(newcomer: Newcomer, locale: str) -> None:
    host = newcomer(locale=locale)
    company = Company((host,), "risk", {"setup.placement": "random"}, bots=5)
    page = host.open(company.path)
    expect(page.locator(".question[data-question]")).to_be_visible()
    assert faults_at(page, SWEEP) == {}


def test_on_a_phone_names_come_when_one_looks_closer(newcomer: Newcomer) -> None:
    page = seated(newcomer(viewport={"width": 390, "height": 844}), "risk-6")
    names = page.locator(".risk-map .name")
    expect(names).to_have_count(0)
    page.mouse.move(120, 230)
    for _ in range(3):
        page.mouse.wheel(0, -300)
    expect(names).to_have_count(42)
    expect(names.first).to_be_visible()


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_told_hides_nothing_of_the_board(alva: Person, nils: Person, seats: int) -> None:
    company = Company((alva, nils), "island", {"start": "first_seat"}, bots=seats - 2)
    page = nils.open(company.path)
    expect(page.locator(".telling.now")).to_be_visible()
    assert faults_at(page, SIZES) == {}


def test_a_battle_hides_nothing_of_the_map(alva: Person, nils: Person) -> None:
    page = alva.open(struck((alva, nils)).path)
    expect(page.locator(".battle-sides")).to_be_visible()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        wrong = [fault for fault in faults(page) if "px" not in fault]
        assert wrong == [], (width, height)
        expect(page.locator(".battle")).to_be_in_viewport(ratio=0.99)


def test_clocks_find_room_in_the_bar(alva: Person) -> None:
    clock = {"pace": "live", "bank": 6000, "turn": 5}
    seats = [{"kind": "me"}, *({"kind": "screen", "name": f"Player {number}"} for number in range(2, 7))]
    company = Company((alva,), "risk", {"setup.placement": "random"}, seats=seats, clock=clock)
    page = alva.open(company.path)
    page.locator(".curtain .button").click()
    expect(page.locator(".seat-clock")).to_have_count(6)
    assert faults_at(page, SIZES) == {}


def test_the_first_stop_of_the_tab_key_leads_to_the_question(alva: Person) -> None:
    page = seated(alva, "risk-6")
    page.reload()
    expect(page.locator(".question[data-question]")).to_be_visible()
    page.keyboard.press("Tab")
    skip = page.get_by_role("button", name="To the question")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("Boolean(document.activeElement.closest('.column'))")
