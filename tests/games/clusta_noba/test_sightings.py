"""Sightings in the next hexes at the end of a round (CN-CONTACT-7, CN-SEA-15)."""

import pytest

from stridsplan.engine.dice import decode, kept, loaded_tape, seeded_tape
from stridsplan.engine.log import blank_log
from stridsplan.games.clusta_noba.components.orders import Order
from stridsplan.games.clusta_noba.components.pools import NOWHERE, UNKNOWN, Commander, Side
from stridsplan.games.clusta_noba.components.report_lines import Line
from stridsplan.games.clusta_noba.events import Stream
from stridsplan.games.clusta_noba.numbers import Sighted, Source, Stance
from stridsplan.games.clusta_noba.rules import sightings
from stridsplan.games.clusta_noba.rules.stances import set_stance

from .board import (
    BAND_1,
    EXACT,
    RAN_1,
    RAN_2,
    RAN_CAMP,
    TRA_1,
    TRA_2,
    hex_at,
    lines_under_way,
    new_board,
    pitch,
    place,
    place_commander,
)

CAPE, NEAR, FAR = (9, 21), (9, 20), (9, 19)
SEES, MISSES = 0, 99  # dice, counted from 0: a unit sees another, or does not


def board(men=400, near=NEAR):
    """A Trakorian company of some men next to a Ransard company, which may see it."""
    s = new_board()
    s.commander_in_chief[Side.RAN] = Commander.GRISBAN  # far away, so that numbers are not exact
    place_commander(s, Commander.GRISBAN, 10, 4)
    place(s, TRA_1, *CAPE, men)
    place(s, RAN_1, *near, 10)  # a platoon, which is never seen
    return s


def sightings_of_round(s, *dice):
    """End a round with these dice, counted from 0; return the sightings that are then under way."""
    sightings.end_round(s, loaded_tape(dice), blank_log(20))
    return lines_under_way(s, Line.SIGHTING)


@pytest.mark.rule("CN-CONTACT-7")
@pytest.mark.parametrize(("men", "chance"), [(60, 10), (160, 20), (400, 30)])
def test_the_chance_of_a_sighting_must_depend_on_the_size_class_of_the_unit(men, chance):
    s = board(men)
    assert sightings_of_round(s, chance) == []
    found = sightings_of_round(s, chance - 1, EXACT)
    assert found == [[hex_at(*CAPE), Sighted.UNIT, Side.TRA, men, NOWHERE, Source.AMBIENT, UNKNOWN]]


@pytest.mark.rule("CN-CONTACT-7")
def test_a_platoon_must_never_be_seen():
    assert sightings_of_round(board(50)) == []  # no dice


@pytest.mark.rule("CN-CONTACT-7")
def test_units_two_hexes_apart_or_under_a_truce_must_not_roll_for_a_sighting():
    assert sightings_of_round(board(near=FAR)) == []
    s = board()
    set_stance(s, Side.TRA, Side.RAN, Stance.TRUCE)
    assert sightings_of_round(s) == []


@pytest.mark.rule("CN-CONTACT-7")
@pytest.mark.parametrize("reason", ["it hides", "it is in forest"])
def test_a_unit_that_hides_or_is_in_forest_must_be_seen_with_half_the_chance(reason):
    s = board()
    if reason == "it hides":
        s.unit_hidden[TRA_1] = 1
    else:
        place(s, TRA_1, 8, 7)  # pine
        place(s, RAN_1, 9, 7, 10)
    assert sightings_of_round(s, 15) == []
    assert len(sightings_of_round(s, 14, EXACT)) == 1


@pytest.mark.rule("CN-CONTACT-7")
def test_a_unit_must_be_reported_once_as_long_as_the_units_stay_adjacent():
    s = board()
    assert len(sightings_of_round(s, SEES, EXACT)) == 1
    assert len(sightings_of_round(s)) == 1
    place(s, RAN_1, *FAR, 10)
    sightings_of_round(s)
    place(s, RAN_1, *NEAR, 10)
    assert len(sightings_of_round(s, SEES, EXACT)) == 2


@pytest.mark.rule("CN-CONTACT-7")
def test_each_unit_must_roll_for_a_sighting_separately():
    s = board()
    place(s, RAN_2, *NEAR, 10)
    assert len(sightings_of_round(s, MISSES, SEES, EXACT)) == 1
    assert sightings.sees(s, RAN_2, TRA_1)
    assert not sightings.sees(s, RAN_1, TRA_1)


@pytest.mark.rule("CN-CONTACT-7", "CN-NIGHT-1")
def test_no_unit_must_be_seen_at_night():
    s = board()
    s.round = 7
    assert sightings_of_round(s) == []


@pytest.mark.rule("CN-CAMP-4", "CN-CAMP-7", "CN-CRUR-14")
def test_a_camp_must_be_seen_without_its_contents_and_once():
    s = board(10)
    pitch(s, RAN_CAMP, *NEAR)
    place(s, RAN_1, *NEAR)
    place(s, RAN_2, *NEAR)
    assert sightings_of_round(s, SEES) == [
        [hex_at(*NEAR), Sighted.CAMP, Side.RAN, UNKNOWN, NOWHERE, Source.AMBIENT, UNKNOWN]
    ]


@pytest.mark.rule("CN-CAMP-5", "CN-CAMP-7")
def test_a_commander_must_be_seen_without_his_units():
    s = board(10)
    place(s, RAN_1, *NEAR)
    place_commander(s, Commander.TRUGDAN, *NEAR, RAN_1)
    assert sightings_of_round(s, SEES)[0][1:4] == [Sighted.COMMANDER, Side.RAN, UNKNOWN]


@pytest.mark.rule("CN-PATROL-6")
def test_a_patrol_must_be_seen_in_its_base():
    s = board(near=FAR)
    s.unit_base[TRA_1] = hex_at(*NEAR)
    assert sightings_of_round(s, SEES, EXACT)[0][0] == hex_at(*NEAR)


@pytest.mark.rule("CN-CRUR-11")
def test_a_band_must_not_report_sightings():
    s = board()
    s.unit_at[RAN_1] = NOWHERE
    place(s, BAND_1, *NEAR, 10)
    assert sightings_of_round(s) == []


@pytest.mark.rule("CN-CONTACT-7", "CN-SCOUT-5")
def test_a_unit_that_scouts_must_not_also_roll_for_a_sighting():
    s = board()
    s.unit_order[RAN_1], s.unit_rounds[RAN_1] = Order.SCOUT, 1
    assert sightings_of_round(s) == []


@pytest.mark.rule("CN-CONTACT-7")
def test_sightings_must_be_rolled_from_the_stream_of_reports():
    s, dice = board(), seeded_tape(5, 8)
    sightings.end_round(s, dice, blank_log(9))
    _, faces, stream = decode(kept(dice))[0]
    assert (faces, stream) == (100, Stream.REPORTS)


# -- Ships ---------------------------------------------------------------------------------------------------------

COAST, SEA = (9, 23), (9, 24)


def fleet(*ships, at=SEA):
    """Ships in one hex, each with its unit aboard."""
    s = new_board()
    for ship in ships:
        place(s, ship, *at)
        s.unit_aboard[ship], s.ship_at[ship] = 1, hex_at(*at)
    return s


@pytest.mark.rule("CN-SEA-15")
def test_ships_beside_the_coast_must_be_reported_without_the_men_aboard():
    s = fleet(TRA_1, TRA_2)
    place(s, RAN_1, *COAST)
    place(s, RAN_2, *COAST)
    assert sightings_of_round(s) == [
        [hex_at(*SEA), Sighted.SHIPS, Side.TRA, UNKNOWN, NOWHERE, Source.AMBIENT, 2]
    ]


@pytest.mark.rule("CN-SEA-15")
def test_ships_must_be_reported_once_a_day_and_again_when_another_comes():
    s = fleet(TRA_1)
    place(s, RAN_1, *COAST)
    sightings_of_round(s)
    assert len(sightings_of_round(s)) == 1
    s.ship_at[TRA_2] = hex_at(*SEA)
    assert sightings_of_round(s)[1][-1] == 2  # ships
    s.day = 1
    assert len(sightings_of_round(s)) == 3


@pytest.mark.rule("CN-SEA-15")
def test_ships_away_from_the_coast_must_not_be_seen_from_land():
    s = fleet(TRA_1, at=(0, 23))
    place(s, RAN_1, *COAST)
    assert sightings_of_round(s) == []


@pytest.mark.rule("CN-SEA-15")
def test_ships_in_the_same_sea_hex_must_see_each_other():
    s = fleet(TRA_1, RAN_1)
    assert sorted(line[2] for line in sightings_of_round(s)) == [Side.TRA, Side.RAN]
