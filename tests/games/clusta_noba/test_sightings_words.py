"""The JSON of sightings: their age, and whether they still hold."""

from typing import Any

import numpy as np
import pytest

from stridsplan.games.clusta_noba.components.map import hex_at
from stridsplan.games.clusta_noba.components.pools import NOWHERE, UNKNOWN, Commander, Side
from stridsplan.games.clusta_noba.numbers import DAY, Fate, Sighted, Source, Stance
from stridsplan.games.clusta_noba.rules.hostile_ledger import put_sighting
from stridsplan.games.clusta_noba.rules.own_ledger import place_unit, write_commander
from stridsplan.games.clusta_noba.words.view import view_json

from .board import RAN_1, STE_2, STE_3, new_board

SEAT, STE, CRU = Side.RAN, Side.STE, Side.CRU
TOWN, WOOD, HILL = hex_at(11, 10), hex_at(5, 8), hex_at(8, 16)
DAWN = 3 * DAY
THORM, SKUGG = RAN_1, STE_2  # Thôrms söner, Skuggbataljonen


@pytest.fixture
def s() -> np.void:
    """Dawn of day 3, with headquarters of the Ransards at Mellanby, which see their hex now."""
    s = new_board()
    s.options.seats, s.day, s.round = 4, 3, 1
    s.headquarters[SEAT], s.chief[SEAT] = TOWN, Commander.TRUGDAN
    hero_points = 3
    write_commander(s, SEAT, Commander.TRUGDAN, DAWN, TOWN, hero_points, Fate.FREE)
    s.known_stance[SEAT, STE] = Stance.HOSTILE
    return s


def report_enemy(
    s: np.void, hex: int, pulses: int, men: int = UNKNOWN, unit: int = NOWHERE, side: int = STE
) -> None:
    """Let the Ransards have a sighting; `pulses`: the pulses between it and the dawn of day 3."""
    put_sighting(s, SEAT, DAWN - pulses, hex, Sighted.UNIT, side, men, unit, Source.SCOUT, UNKNOWN)


def hexes_that_hold(s: np.void) -> list[Any]:
    """The hexes of the sightings that still hold."""
    return [each["hex"] for each in view_json(s, SEAT)["sightings"] if each["holds"]]


def test_a_report_must_have_its_age_in_hours(s: np.void):
    report_enemy(s, WOOD, 12, men=340)
    report_enemy(s, HILL, 12 + 4)  # at 16:00 of day 2: an hour has two pulses by day
    older, newer = (each["age"] for each in view_json(s, SEAT)["sightings"])
    assert (older, newer) == (14, 12)


def test_only_the_newest_report_of_a_side_in_a_hex_must_hold(s: np.void):
    report_enemy(s, WOOD, 10, men=340)
    report_enemy(s, WOOD, 2, men=400)
    report_enemy(s, WOOD, 10, side=CRU)
    found = view_json(s, SEAT)["sightings"]
    assert [(each["side"], each["men"], each["holds"]) for each in found] == [
        ("cru", None, True),
        ("ste", 400, True),
        ("ste", 340, False),
    ]


@pytest.mark.rule("CN-CAMP-4", "CN-CAMP-5", "CN-SCOUT-5")
@pytest.mark.parametrize("kind", [Sighted.CAMP, Sighted.COMMANDER])
def test_of_several_numbers_reported_of_one_stack_at_one_time_only_the_largest_must_hold(
    s: np.void, kind: Sighted
):
    for men in (420, 605, UNKNOWN):  # a spy names the leader and no men
        put_sighting(s, SEAT, DAWN - 5, WOOD, kind, Side.STE, men, NOWHERE, Source.SCOUT, UNKNOWN)
    found = [(each["men"], each["holds"]) for each in view_json(s, SEAT)["sightings"]]
    assert found == [(None, True), (605, True), (420, False)]


def test_all_units_named_in_one_report_must_hold(s: np.void):
    report_enemy(s, WOOD, 5, men=340, unit=SKUGG)
    report_enemy(s, WOOD, 5, men=200, unit=STE_3)
    assert hexes_that_hold(s) == [[5, 8], [5, 8]]


def test_a_sighting_must_not_hold_if_its_unit_was_seen_elsewhere_later(s: np.void):
    report_enemy(s, WOOD, 2, unit=SKUGG)
    report_enemy(s, HILL, 8, unit=SKUGG)  # an older report that arrives later
    assert hexes_that_hold(s) == [[5, 8]]


def test_a_sighting_must_not_hold_if_an_own_unit_stood_there_later(s: np.void):
    report_enemy(s, WOOD, 5, men=340)
    place_unit(s, SEAT, DAWN - 6, THORM, WOOD)
    assert hexes_that_hold(s) == [[5, 8]]
    place_unit(s, SEAT, DAWN - 4, THORM, WOOD)
    assert hexes_that_hold(s) == []


@pytest.mark.rule("CN-INFO-5")
def test_units_no_longer_seen_in_the_hex_of_headquarters_must_have_left(s: np.void):
    report_enemy(s, TOWN, 4)
    assert hexes_that_hold(s) == []
    place_unit(s, SEAT, DAWN - 4, THORM, TOWN)
    write_commander(s, SEAT, Commander.GRISBAN, DAWN, TOWN, 2, Fate.FREE)
    found = view_json(s, SEAT)
    assert [unit["left"] for unit in found["units"]] == [True]
    assert [(each["id"], each["left"]) for each in found["commanders"]] == [
        ("trugdan", False),
        ("grisban", False),
    ]
