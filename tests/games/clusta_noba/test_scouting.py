"""Scouts: their radius, captures, and reports (CN-SCOUT-1 to CN-SCOUT-5)."""

import pytest

from stridsplan.engine.dice import loaded_tape
from stridsplan.engine.log import ARGUMENTS, EVENT, blank_log, rows
from stridsplan.games.clusta_noba.components.orders import Order
from stridsplan.games.clusta_noba.components.pools import NOWHERE, UNKNOWN, Commander, Side
from stridsplan.games.clusta_noba.components.report_lines import Line
from stridsplan.games.clusta_noba.events import Event
from stridsplan.games.clusta_noba.numbers import Captive, Sighted, Source
from stridsplan.games.clusta_noba.rules import scouting
from stridsplan.games.clusta_noba.rules.scouts import radius_of

from .board import (
    EXACT,
    RAN_1,
    TRA_1,
    TRA_2,
    TRA_3,
    TRA_CAMP,
    hex_at,
    lines_under_way,
    new_board,
    order,
    pitch,
    place,
    place_commander,
)

HOME = (9, 21)
CATCHES, MISSES = 0, 99  # dice of an enemy, counted from 0: the scout is caught, or is not


def board(rounds=1):
    """A Ransard company that has scouted from the cape for some rounds."""
    s = new_board()
    s.commander_in_chief[Side.RAN] = Commander.GRISBAN  # far away, so that numbers are not exact
    place_commander(s, Commander.GRISBAN, 10, 4)
    place(s, RAN_1, *HOME)
    order(s, RAN_1, Order.SCOUT)
    s.unit_rounds[RAN_1] = rounds
    return s


def scout(s, *dice):
    """End a round with these dice, counted from 0; return the sightings that are then under way."""
    scouting.end_round(s, loaded_tape(dice), blank_log(20))
    return lines_under_way(s, Line.SIGHTING)


@pytest.mark.rule("CN-SCOUT-2")
@pytest.mark.parametrize(("rounds", "radius"), [(0, 0), (1, 1), (6, 6), (7, 6)])
def test_the_radius_of_a_scout_must_grow_by_a_hex_a_round_up_to_six(rounds, radius):
    assert radius_of(board(rounds), RAN_1) == radius


@pytest.mark.rule("CN-SCOUT-2", "CN-SCOUT-5", "CN-SCOUT-1")
def test_a_scout_must_report_enemies_within_the_radius_with_their_size():
    s = board(2)
    place(s, TRA_1, 9, 19)
    place(s, TRA_2, 9, 18)
    found = scout(s, MISSES, EXACT)
    assert found == [[hex_at(9, 19), Sighted.UNIT, Side.TRA, 400, NOWHERE, Source.SCOUT, UNKNOWN]]


@pytest.mark.rule("CN-SCOUT-5", "CN-INFO-4")
def test_the_size_must_be_reported_with_a_larger_error_without_a_leader():
    s = board()
    place(s, TRA_1, 9, 20)
    assert scout(s, MISSES, 8)[0][3] == 360  # men: without a leader a die of 9 gives -10 %


@pytest.mark.rule("CN-SCOUT-3", "CN-NIGHT-1")
def test_scouts_must_report_nothing_at_night():
    s = board()
    s.round = 8
    place(s, TRA_1, 9, 20)
    assert scout(s) == []


@pytest.mark.rule("CN-SCOUT-4")
@pytest.mark.parametrize(
    ("men", "is_hunting", "chance"), [(400, False, 15), (400, True, 45), (60, False, 10)]
)
def test_the_chance_to_catch_a_scout_must_depend_on_the_size_of_the_enemy_and_on_hunting(
    men, is_hunting, chance
):
    for die, is_caught in ((chance - 1, True), (chance, False)):
        s = board()
        place(s, TRA_1, 9, 20, men)
        order(s, TRA_1, Order.HUNT if is_hunting else Order.HOLD)
        dice = [die] if is_caught else [die, EXACT]
        assert len(scout(s, *dice)) == (0 if is_caught else 1)
        assert (s.captive[0, Captive.CAPTOR] == TRA_1 + 1) == is_caught


@pytest.mark.rule("CN-SCOUT-4", "CN-SCOUT-5")
def test_a_unit_whose_scout_is_caught_must_still_report_the_others_and_scout_on():
    s = board()
    place(s, TRA_1, 9, 20)
    place(s, TRA_2, 8, 21)
    found = scout(s, CATCHES, MISSES, EXACT)
    assert [line[0] for line in found] == [hex_at(8, 21)]
    assert (s.unit_order[RAN_1], s.unit_rounds[RAN_1]) == (Order.SCOUT, 1)
    assert s.captive[0, Captive.SCOUT : Captive.ORDER + 1].tolist() == [RAN_1, hex_at(*HOME), Order.SCOUT]


@pytest.mark.rule("CN-SCOUT-5", "CN-CAMP-4")
def test_a_camp_must_be_reported_with_the_men_of_its_units_that_did_not_catch_the_scout():
    s = board()
    pitch(s, TRA_CAMP, 9, 20)
    for unit in (TRA_1, TRA_2, TRA_3):
        place(s, unit, 9, 20)
    found = scout(s, MISSES, CATCHES, MISSES, EXACT)  # TRA_2 catches him, and is not counted
    assert found == [[hex_at(9, 20), Sighted.CAMP, Side.TRA, 800, NOWHERE, Source.SCOUT, UNKNOWN]]


@pytest.mark.rule("CN-SCOUT-5", "CN-CAMP-5")
def test_a_commander_must_be_reported_with_the_men_of_his_stack():
    s = board()
    place(s, TRA_1, 9, 20)
    place(s, TRA_2, 9, 20)
    place_commander(s, Commander.KYRIAS, 9, 20, TRA_1)
    assert scout(s, MISSES, MISSES, EXACT)[0][1:4] == [Sighted.COMMANDER, Side.TRA, 800]


@pytest.mark.rule("CN-SCOUT-5")
def test_an_empty_camp_must_be_reported_too():
    s = board()
    pitch(s, TRA_CAMP, 9, 20)
    assert scout(s, EXACT)[0][:4] == [hex_at(9, 20), Sighted.CAMP, Side.TRA, 0]


@pytest.mark.rule("CN-SCOUT-4")
def test_the_event_of_a_caught_scout_must_name_the_captor():
    s, log = board(), blank_log(9)
    place(s, TRA_1, 9, 20)
    scouting.end_round(s, loaded_tape([CATCHES]), log)
    caught = [
        row[ARGUMENTS : ARGUMENTS + 3] for row in rows(log).tolist() if row[EVENT] == Event.SCOUT_CAUGHT
    ]
    assert caught == [[RAN_1, hex_at(*HOME), TRA_1]]
