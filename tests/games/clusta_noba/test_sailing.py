"""Ships: arriving, sailing, landing, boarding (CN-ARR, CN-LAND, catalogue 4.4).

The order SHIP lets a company aboard land in a coast hex, and a company ashore board its ship. A round has PULSES
pulses, so round r of day d begins at the moment DAY * d + PULSES * (r - 1).
"""

import numpy as np
import pytest

from stridsplan.engine.dice import loaded_tape
from stridsplan.engine.log import blank_log
from stridsplan.games.clusta_noba.components.armies import Level
from stridsplan.games.clusta_noba.components.orders import NO_ORDER, Order
from stridsplan.games.clusta_noba.components.pools import (
    ELITE,
    ISLANDERS,
    NOWHERE,
    STANDARD,
    Commander,
    Side,
    commanders_of,
    specialists_of,
)
from stridsplan.games.clusta_noba.components.report_lines import Line, index_of
from stridsplan.games.clusta_noba.events import Illegal
from stridsplan.games.clusta_noba.numbers import DAY, PULSES, Entry, Fate, Force
from stridsplan.games.clusta_noba.rules import arrivals, landing, sailing, set_up
from stridsplan.games.clusta_noba.rules.camps import WORK, has_beachhead
from stridsplan.games.clusta_noba.rules.entering import resolve_arrival
from stridsplan.games.clusta_noba.rules.units import is_ashore, men_of

from .board import (
    GROUP_1,
    GROUP_2,
    ISLANDERS_1,
    PIRATES_1,
    PIRATES_2,
    PIRATES_3,
    RAN_1,
    RAN_2,
    RAN_3,
    RAN_4,
    RAN_5,
    RAN_6,
    RAN_7,
    RAN_INTERROGATOR,
    STE_1,
    STE_2,
    STE_CAMP,
    TRA_1,
    TRA_2,
    TRA_3,
    TRA_5,
    TRA_CAMP,
    hex_at,
    new_board,
    order,
    place,
    place_commander,
    place_specialist,
)

CAPE, BY_CAPE, WEST_OF_CAPE = (8, 23), (8, 24), (7, 23)  # a coast hex, and two sea hexes beside it
TRA_APPROACH, RAN_APPROACH, STE_APPROACH = (19, 9), (9, 24), (0, 12)  # the sea hexes where the sides arrive
COMPANIES_OF_RAN = [RAN_1, RAN_2, RAN_3, RAN_4, RAN_5, RAN_6, RAN_7]
LOG = blank_log()


def sail(s: np.void) -> None:
    """Play the ships of a round: arriving, sailing, landing, boarding."""
    sailing.sail_and_land(s, loaded_tape([]), LOG)


def next_round(s: np.void) -> None:
    s.round += 1
    s.moment += PULSES
    sail(s)


def position_at_sea(*units: int, column: int = 8, row: int = 24) -> np.void:
    """A position with companies aboard their ships, by default beside the cape, after all sides have arrived."""
    s = new_board()
    s.starting_tv[:] = 1  # not 0: the side has arrived
    for unit in units:
        embark(s, unit, column, row)
    return s


def embark(s: np.void, unit: int, column: int, row: int) -> None:
    """Put a unit aboard its ship in a hex."""
    place(s, unit, column, row)
    s.unit_aboard[unit], s.ship_at[unit] = 1, hex_at(column, row)


# -- Arrival ---------------------------------------------------------------------------------------------------


def before_arrival(pirates: int = 0) -> np.void:
    """A position before the fleets arrive: RAN at moment 0, STE in round 4 of day 0, TRA in round 3 of day 1."""
    s = new_board()
    s.priority[s.seat_of[Side.TRA]] = Level.HIGHEST
    s.pirates_left = pirates
    s.arrival[: Side.CRU] = DAY + 2 * PULSES, 0, 3 * PULSES  # of TRA, RAN, STE
    set_up.place_armies(s, loaded_tape([1] * pirates), LOG)  # each ship of pirates joins
    return s


@pytest.mark.rule("CN-ARR-1", "CN-ARR-3", "CN-ARR-4", "CN-ARR-5")
def test_the_ships_must_appear_at_the_start_of_the_arrival_round_with_all_aboard():
    s = before_arrival()
    sail(s)
    assert [int(s.unit_at[unit]) for unit in (TRA_1, RAN_1, STE_1)] == [
        NOWHERE,
        hex_at(*RAN_APPROACH),
        NOWHERE,
    ]
    assert (s.unit_aboard[COMPANIES_OF_RAN] == 1).all()
    assert (s.ship_at[COMPANIES_OF_RAN] == hex_at(*RAN_APPROACH)).all()
    assert not is_ashore(s, RAN_1)
    assert (s.commander_at[list(commanders_of(Side.RAN))] == hex_at(*RAN_APPROACH)).all()
    assert (s.specialist_at[list(specialists_of(Side.RAN))] == hex_at(*RAN_APPROACH)).all()
    assert (s.has_left[COMPANIES_OF_RAN] == 0).all()
    s.moment = 3 * PULSES - 1
    sail(s)
    assert s.unit_at[STE_1] == NOWHERE
    s.moment = 3 * PULSES
    sail(s)
    assert s.unit_at[STE_1] == hex_at(*STE_APPROACH)
    s.moment = DAY + 2 * PULSES
    sail(s)
    assert s.unit_at[TRA_1] == hex_at(*TRA_APPROACH)


@pytest.mark.rule("CN-ARR-4")
def test_the_starting_tv_must_be_that_of_the_companies_aboard():
    s = before_arrival()
    s.moment = 2 * DAY
    sail(s)
    assert s.starting_tv.tolist() == [2 * 8000, 2 * 3240, 2 * 2250, 2 * 10500]  # in half points


@pytest.mark.rule("CN-TRAP-46")
def test_a_stegosian_galbalon_must_carry_300_and_a_trakorian_one_400():
    s = before_arrival()
    s.moment = 2 * DAY
    sail(s)
    assert (men_of(s, STE_1), men_of(s, TRA_1)) == (300, 400)


@pytest.mark.rule("CN-RAN-1", "CN-RAN-2")
def test_annexed_pirates_must_sail_with_the_ransards():
    s = before_arrival(pirates=2)
    sail(s)
    assert [int(s.unit_at[unit]) for unit in (PIRATES_1, PIRATES_2, PIRATES_3)] == [
        hex_at(*RAN_APPROACH),
        hex_at(*RAN_APPROACH),
        NOWHERE,
    ]
    assert (men_of(s, PIRATES_1), s.starting_tv[Side.RAN]) == (100, 2 * 3640)


@pytest.mark.rule("CN-CMD-6", "CN-LAND-6")
def test_each_commander_must_be_aboard_with_a_company_of_his_own():
    s = before_arrival()
    s.moment = 2 * DAY
    sail(s)
    # of Tasseluka, da Kaelve, Kyrias; Trugdan, Grisban; Naramsi, the officer: the first company has the side's chief
    companies = [TRA_2, TRA_1, TRA_3, RAN_1, RAN_2, STE_1, STE_2]
    assert s.commander_unit[: Commander.DUNKELBRINK].tolist() == companies
    assert s.commander_fate[Commander.DUNKELBRINK] == Fate.ABSENT


@pytest.mark.rule("CN-ARR-5")
def test_a_company_must_count_as_with_its_chief_until_it_leaves_his_hex():
    s = before_arrival()
    sail(s)
    for unit in COMPANIES_OF_RAN:
        order(s, unit, Order.GOTO, 11, 24)
    next_round(s)
    assert (s.unit_at[COMPANIES_OF_RAN] == hex_at(11, 24)).all()
    assert (s.has_left[COMPANIES_OF_RAN] == 0).all()
    order(s, RAN_2, Order.GOTO, 12, 24)
    next_round(s)
    assert s.has_left[COMPANIES_OF_RAN].tolist() == [0, 1, 0, 0, 0, 0, 0]


# -- Sailing ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-SEA-10", "CN-SEA-1", "CN-SEA-14")  # ships need no repairs
@pytest.mark.parametrize(
    ("unit", "hexes"), [(TRA_1, 8), (RAN_1, 9), (TRA_5, 12), (RAN_4, 12), (PIRATES_1, 12)]
)
def test_a_ship_must_sail_as_far_as_its_hull_allows_by_day_and_night(unit, hexes):
    for round in (1, 7):
        s = position_at_sea(unit, column=0, row=0)
        s.round = round
        order(s, unit, Order.GOTO, 0, 24)
        sail(s)
        assert s.unit_at[unit] == s.ship_at[unit] == hex_at(0, hexes)


@pytest.mark.rule("CN-SEA-11", "CN-SEA-2", "CN-SEA-13")
def test_a_fleet_must_keep_together_and_ignore_hostile_ships():
    s = position_at_sea(RAN_1, RAN_4, RAN_5, column=0, row=0)
    embark(s, STE_1, 0, 4)
    order(s, RAN_1, Order.HASTE, 0, 24)  # a fleet with RAN_4, which has the same order and goal
    order(s, RAN_4, Order.HASTE, 0, 24)
    order(s, RAN_5, Order.HASTE, 0, 20)
    sail(s)
    assert [int(s.unit_at[unit]) for unit in (RAN_1, RAN_4, RAN_5)] == [hex_at(0, k) for k in (9, 9, 12)]


@pytest.mark.rule("CN-SEA-11")
def test_a_commander_must_sail_with_his_company():
    s = position_at_sea(RAN_4, column=0, row=0)
    place_commander(s, Commander.TRUGDAN, 0, 0, RAN_4)
    order(s, RAN_4, Order.GOTO, 0, 5)
    sail(s)
    assert s.commander_at[Commander.TRUGDAN] == hex_at(0, 5)
    assert s.unit_order[RAN_4] == Order.WAIT


@pytest.mark.rule("CN-SEA-11", "CN-MOVE-7")
def test_a_fleet_must_sail_through_the_hexes_of_its_route():
    s = position_at_sea(RAN_4, column=0, row=2)
    order(s, RAN_4, Order.GOTO, 0, 0)
    s.unit_entry[RAN_4] = 0
    s.unit_plan[RAN_4, 0, Entry.VIA_1 : Entry.VIA_3 + 1] = hex_at(4, 2), hex_at(4, 0), NOWHERE
    sail(s)
    assert s.unit_at[RAN_4] == hex_at(0, 0)
    assert s.unit_order[RAN_4] == Order.WAIT
    assert s.ship_walked[RAN_4] == 4 + 2 + 4  # hexes


@pytest.mark.rule("CN-SEA-11", "CN-ORDER-34")
def test_a_ship_with_home_must_sail_to_the_beachhead():
    s = position_at_sea(RAN_4, column=0, row=24)
    s.landed[Side.RAN] = hex_at(*CAPE)
    order(s, RAN_4, Order.HOME)
    sail(s)
    assert s.unit_at[RAN_4] == hex_at(*WEST_OF_CAPE)
    assert s.unit_order[RAN_4] == Order.WAIT


@pytest.mark.rule("CN-SEA-10")
def test_the_finished_bridge_must_be_closed_to_ships():
    s = position_at_sea(RAN_4, column=13, row=0)
    order(s, RAN_4, Order.GOTO, 17, 0)
    s.has_bridge = 1
    sail(s)
    assert s.unit_at[RAN_4] != hex_at(17, 0)
    s = position_at_sea(RAN_4, column=13, row=0)
    order(s, RAN_4, Order.GOTO, 17, 0)
    sail(s)
    assert s.unit_at[RAN_4] == hex_at(17, 0)


@pytest.mark.rule("CN-SEA-11")
def test_a_ship_must_not_move_under_orders_for_land_hexes():
    s = position_at_sea(RAN_4)
    order(s, RAN_4, Order.GOTO, 8, 20)
    sail(s)
    order(s, RAN_4, Order.ATTACK, 8, 23)
    sail(s)
    assert s.unit_at[RAN_4] == hex_at(*BY_CAPE)


# -- Landing ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-LAND-5", "CN-LAND-6", "CN-ARR-6", "CN-ARR-7", "CN-ORDER-29")
def test_a_company_must_land_in_a_whole_round_with_the_persons_who_accompany_it():
    s = position_at_sea(RAN_4, RAN_5)
    place_commander(s, Commander.GRISBAN, *BY_CAPE, RAN_4)
    place_specialist(s, RAN_INTERROGATOR, *BY_CAPE, RAN_4)
    order(s, RAN_4, Order.SHIP, *CAPE)
    sail(s)
    assert is_ashore(s, RAN_4)
    assert (
        s.unit_at[RAN_4]
        == s.commander_at[Commander.GRISBAN]
        == s.specialist_at[RAN_INTERROGATOR]
        == hex_at(*CAPE)
    )
    assert s.unit_landing[RAN_4] == PULSES  # the moment at which round 1 ends
    assert s.unit_order[RAN_4] == Order.WAIT
    assert s.ship_at[RAN_4] == hex_at(*BY_CAPE)
    assert s.landed[Side.RAN] == hex_at(*CAPE)
    assert has_beachhead(s, Side.RAN)


@pytest.mark.rule("CN-LAND-3")
def test_only_one_company_a_round_may_land_from_each_sea_hex():
    s = position_at_sea(RAN_4, RAN_5)
    embark(s, RAN_1, *WEST_OF_CAPE)
    for unit in (RAN_1, RAN_4, RAN_5):
        order(s, unit, Order.SHIP, *CAPE)
    sail(s)
    assert [is_ashore(s, unit) for unit in (RAN_1, RAN_4, RAN_5)] == [True, True, False]
    next_round(s)
    assert is_ashore(s, RAN_5)


@pytest.mark.rule("CN-LAND-3")
def test_ships_of_one_sea_hex_may_land_in_two_coast_hexes():
    s = position_at_sea(RAN_4, RAN_5, column=9, row=24)
    order(s, RAN_4, Order.SHIP, 8, 23)
    order(s, RAN_5, Order.SHIP, 9, 23)
    sail(s)
    assert is_ashore(s, RAN_4)
    assert is_ashore(s, RAN_5)


@pytest.mark.rule("CN-LAND-5", "CN-SEA-11")
def test_a_ship_away_from_the_coast_must_sail_first_and_land_in_the_next_round():
    s = position_at_sea(RAN_4, column=0, row=24)
    order(s, RAN_4, Order.SHIP, *CAPE)
    sail(s)
    assert s.ship_at[RAN_4] == hex_at(*WEST_OF_CAPE)
    assert not is_ashore(s, RAN_4)
    next_round(s)
    assert is_ashore(s, RAN_4)


@pytest.mark.rule("CN-NIGHT-1")
def test_a_company_must_not_land_or_board_at_night():
    s = position_at_sea(RAN_4, RAN_5)
    s.round = 7
    place(s, RAN_5, *CAPE)
    s.unit_aboard[RAN_5] = 0
    order(s, RAN_4, Order.SHIP, *CAPE)
    order(s, RAN_5, Order.SHIP, *CAPE)
    sail(s)
    assert not is_ashore(s, RAN_4)
    assert s.unit_boards[RAN_5] == 0


@pytest.mark.rule("CN-LAND-1", "CN-LAND-2", "CN-TRAP-44")
@pytest.mark.parametrize(
    ("unit", "standard", "elite", "column", "row", "expected"),
    [
        (TRA_5, 200, 0, 16, 14, True),
        (TRA_5, 200, 0, 16, 11, False),  # 50 m
        (TRA_1, 0, 400, 16, 11, True),
        (STE_1, 150, 150, 16, 11, False),
        (STE_1, 0, 150, 16, 11, True),
    ],
)
def test_only_elite_companies_may_land_at_50_m(unit, standard, elite, column, row, expected):
    s = position_at_sea(unit, column=17, row=row)
    s.unit_men[unit, STANDARD], s.unit_men[unit, ELITE] = standard, elite
    order(s, unit, Order.SHIP, column, row)
    sail(s)
    assert is_ashore(s, unit) == expected


@pytest.mark.rule("CN-UNIT-11", "CN-UNIT-10")
def test_a_company_must_wait_on_board_for_room():
    s = position_at_sea(RAN_4)
    for unit, men in ((RAN_1, 500), (RAN_2, 321)):  # one too many for the 180 of RAN_4: a hex holds 1000
        place(s, unit, *CAPE, men)
    order(s, RAN_4, Order.SHIP, *CAPE)
    sail(s)
    assert not is_ashore(s, RAN_4)
    assert s.unit_order[RAN_4] == Order.SHIP
    s.unit_men[RAN_2, STANDARD] = 320
    next_round(s)
    assert is_ashore(s, RAN_4)


@pytest.mark.rule("CN-LAND-5", "CN-LAND-4", "CN-TRAP-45")
def test_landing_in_a_hex_with_enemies_must_be_an_attack_from_the_ship():
    s = position_at_sea(RAN_4)
    place(s, STE_1, *CAPE)
    order(s, RAN_4, Order.SHIP, *CAPE)
    sail(s)
    assert s.unit_at[RAN_4] == hex_at(*BY_CAPE)
    assert s.unit_aboard[RAN_4] == 1
    force = s.unit_force[RAN_4]
    assert s.force[force, Force.AGAINST] == hex_at(*CAPE)
    assert s.force[force, Force.LANDING] == 4
    assert s.unit_force[STE_1] != NOWHERE
    next_round(s)
    assert s.unit_force[RAN_4] == force


@pytest.mark.rule("CN-CONTACT-6", "CN-LAND-5")
def test_a_force_must_flee_from_an_attack_from_the_sea_by_a_force_two_size_classes_larger():
    s = position_at_sea(STE_1)
    place(s, RAN_4, *CAPE, 30)  # men: a platoon; the 300 of STE_1 are a battalion
    order(s, RAN_4, Order.HOLD)
    order(s, STE_1, Order.SHIP, *CAPE)
    sail(s)
    assert (s.unit_order[RAN_4], s.unit_men[RAN_4, STANDARD]) == (NO_ORDER, 30)
    assert s.unit_at[RAN_4] != hex_at(*CAPE)
    assert (s.unit_at[STE_1], s.unit_aboard[STE_1], s.unit_force[STE_1]) == (hex_at(*CAPE), 0, NOWHERE)


@pytest.mark.rule("CN-CONTACT-6", "CN-RETREAT-9")
def test_a_company_must_not_attack_a_shore_held_by_a_force_two_classes_larger():
    s = position_at_sea(RAN_4)
    s.unit_men[RAN_4, STANDARD] = 30
    place(s, STE_1, *CAPE)
    order(s, RAN_4, Order.SHIP, *CAPE)
    sail(s)
    assert (s.unit_aboard[RAN_4], s.unit_order[RAN_4], s.unit_force[RAN_4]) == (1, NO_ORDER, NOWHERE)
    assert s.unit_at[RAN_4] == hex_at(*BY_CAPE)


@pytest.mark.rule("CN-ORDER-21", "CN-CONTACT-2", "CN-LAND-5")
def test_a_waiting_unit_must_make_way_for_more_men_from_the_sea():
    s = position_at_sea(STE_1)
    place(s, RAN_4, *CAPE)
    order(s, RAN_4, Order.WAIT)
    order(s, STE_1, Order.SHIP, *CAPE)
    sail(s)
    assert s.unit_order[RAN_4] == Order.WAIT
    assert s.unit_at[RAN_4] != hex_at(*CAPE)
    assert s.unit_aboard[STE_1] == 0


@pytest.mark.rule("CN-SEA-13", "CN-CMD-10")
def test_a_unit_on_a_ship_must_not_catch_a_hostile_commander_in_the_same_sea_hex():
    s = position_at_sea(RAN_4)
    embark(s, STE_1, *BY_CAPE)
    place_commander(s, Commander.NARAMSI, *BY_CAPE, STE_1)
    resolve_arrival(s, RAN_4, loaded_tape([]), blank_log())
    assert s.commander_fate[Commander.NARAMSI] == Fate.FREE


@pytest.mark.rule("CN-LAND-5", "CN-CAMP-8")
def test_a_landing_must_have_the_effects_of_entering_a_hex():
    s = position_at_sea(STE_2)
    s.camp_at[TRA_CAMP], s.camp_work[TRA_CAMP] = hex_at(*CAPE), WORK
    order(s, STE_2, Order.SHIP, *CAPE)
    sail(s)
    assert s.camp_at[TRA_CAMP] == NOWHERE
    assert s.camp_at[STE_CAMP] == hex_at(*CAPE)


# -- Boarding --------------------------------------------------------------------------------------------------


def position_before_boarding(*units: int) -> np.void:
    """A position with companies on the cape that are ordered to board their ships beside it."""
    s = position_at_sea(*units)
    for unit in units:
        s.unit_aboard[unit], s.unit_at[unit] = 0, hex_at(*CAPE)
        order(s, unit, Order.SHIP, *CAPE)
    return s


@pytest.mark.rule("CN-LAND-2", "CN-LAND-5", "CN-SEA-12", "CN-ORDER-29")
def test_a_company_must_board_in_a_whole_round():
    s = position_before_boarding(RAN_4)
    place_commander(s, Commander.GRISBAN, *CAPE, RAN_4)
    sail(s)
    assert is_ashore(s, RAN_4)
    assert s.unit_landing[RAN_4] == PULSES  # the moment at which round 1 ends
    next_round(s)
    assert s.unit_aboard[RAN_4] == 1
    assert s.unit_at[RAN_4] == s.commander_at[Commander.GRISBAN] == hex_at(*BY_CAPE)
    assert s.unit_order[RAN_4] == Order.WAIT


@pytest.mark.rule("CN-LAND-3")
def test_only_one_company_a_round_may_board_in_each_sea_hex():
    s = position_before_boarding(RAN_4, RAN_5)
    sail(s)
    next_round(s)
    assert [int(s.unit_aboard[unit]) for unit in (RAN_4, RAN_5)] == [1, 0]
    next_round(s)
    assert s.unit_aboard[RAN_5] == 1


@pytest.mark.rule("CN-LAND-5")
def test_a_company_that_fights_must_not_board():
    s = position_before_boarding(RAN_4)
    sail(s)
    s.unit_fought[RAN_4] = 1
    s.round, s.moment = 2, PULSES
    sailing.complete_boarding(s, Side.RAN, LOG)
    assert is_ashore(s, RAN_4)
    assert s.unit_order[RAN_4] == Order.SHIP


@pytest.mark.rule("CN-SEA-12")
def test_a_company_must_not_board_a_ship_that_is_elsewhere():
    s = position_before_boarding(RAN_4)
    s.ship_at[RAN_4] = hex_at(0, 0)
    sail(s)
    next_round(s)
    assert is_ashore(s, RAN_4)


@pytest.mark.rule("CN-ORDER-29")
def test_a_boarding_must_not_finish_an_entry_of_the_orders_that_began_later():
    s = position_before_boarding(RAN_4)
    sail(s)
    s.unit_rounds[RAN_4] = 0  # as at the beginning of a new entry, which has the order SHIP, too
    order(s, RAN_4, Order.SHIP, 9, 23)
    next_round(s)
    assert s.unit_aboard[RAN_4] == 1
    assert s.unit_order[RAN_4] == Order.SHIP


# -- Failures --------------------------------------------------------------------------------------------------


def failures(s: np.void, unit: int) -> list[int]:
    """The reasons in a unit's reports of failure that are under way."""
    lines = s.line[
        (s.line[:, 0] == Line.ORDER_FAILED) & (s.line[:, index_of(Line.ORDER_FAILED, "unit")] == unit)
    ]
    return [int(line[index_of(Line.ORDER_FAILED, "reason")]) for line in lines]


@pytest.mark.rule("CN-ORDER-29", "CN-LAND-1")
def test_a_company_must_report_that_its_order_cannot_be_carried_out():
    s = position_at_sea(RAN_1, RAN_2, RAN_4, RAN_5, column=17, row=11)
    place_commander(s, Commander.TRUGDAN, 9, 9)
    s.commander_in_chief[Side.RAN] = Commander.TRUGDAN
    order(s, RAN_1, Order.SHIP, 16, 11)  # 50 m
    order(s, RAN_2, Order.SHIP, 10, 9)  # inland
    order(s, RAN_4, Order.GOTO, 16, 9)
    place(s, RAN_5, 10, 9)
    s.unit_aboard[RAN_5] = 0
    order(s, RAN_5, Order.SHIP, 17, 11)  # far from its ship
    sail(s)
    for unit in (RAN_1, RAN_2, RAN_5):
        assert s.unit_order[unit] == Order.WAIT
        assert failures(s, unit) == [Illegal.NO_SHIP]  # whatever prevents the order SHIP
    assert failures(s, RAN_4) == [Illegal.NOT_A_SEA_HEX]


# -- Spies -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-LAND-6")
def test_a_spy_must_be_put_ashore_on_low_coasts_and_at_50_m():
    s, ship = new_board(), hex_at(17, 12)
    goal = at_50_m = hex_at(16, 11)
    assert landing.shore_for_spy(s, ship, goal) == at_50_m
    goal, low_coast = hex_at(16, 14), hex_at(16, 13)
    assert landing.shore_for_spy(s, ship, goal) == low_coast
    ship_far_out = hex_at(0, 0)
    assert landing.shore_for_spy(s, ship_far_out, goal) == NOWHERE


# -- Islanders and Dunkelbrink ---------------------------------------------------------------------------------


BRIDGEHEAD = hex_at(14, 2)


def waiting_islanders() -> np.void:
    """Dawn of day 30: the islanders are to arrive in round 3."""
    s = position_at_sea()
    s.day, s.moment = 30, 30 * DAY
    arrivals.expect_islanders(s, loaded_tape([2]))  # a 3, counted from 0
    return s


@pytest.mark.rule("CN-CRUR-12", "CN-TRAP-35")
def test_two_hundred_islanders_must_land_at_the_bridgehead_in_round_1d6():
    s = waiting_islanders()
    s.moment = 30 * DAY + 2 * PULSES - 1
    sail(s)
    assert s.unit_at[ISLANDERS_1] == NOWHERE
    s.moment = 30 * DAY + 2 * PULSES
    sail(s)
    assert s.unit_at[ISLANDERS].tolist() == [BRIDGEHEAD, BRIDGEHEAD] + [NOWHERE] * 4
    assert (men_of(s, ISLANDERS_1), s.unit_tv[ISLANDERS_1, STANDARD]) == (100, 400)  # TV in half points
    assert s.unit_landing[ISLANDERS_1] == 30 * DAY + 3 * PULSES


@pytest.mark.rule("CN-CRUR-12")
def test_islanders_must_wait_for_room_and_for_the_enemy_to_leave():
    s = waiting_islanders()
    s.moment += 6 * PULSES  # after every round in which they may have been due (1d6)
    place(s, GROUP_1, 14, 2)
    place(s, GROUP_2, 14, 2, 400)
    sail(s)
    assert s.unit_at[ISLANDERS[:2]].tolist() == [BRIDGEHEAD, NOWHERE]
    s.unit_at[[GROUP_1, GROUP_2, ISLANDERS_1]] = NOWHERE
    place(s, RAN_4, 14, 2)
    sail(s)
    assert s.islanders_waiting == 1
    s.unit_at[RAN_4] = NOWHERE
    sail(s)
    assert s.unit_at[ISLANDERS[1]] == BRIDGEHEAD


@pytest.mark.rule("CN-CRUR-12", "CN-CRUR-16")
def test_islanders_must_not_land_at_night_or_from_day_48_on():
    s = waiting_islanders()
    s.moment, s.round = 30 * DAY + 6 * PULSES, 7
    sail(s)
    assert s.islanders_landed == 0
    s.day, s.round = 48, 1
    sail(s)
    assert s.islanders_landed == 0


def position_with_dunkelbrink() -> np.void:
    """Day 9, on which Dunkelbrink's karack arrives at the approach of the Stegosians."""
    s = position_at_sea()
    s.dunkelbrink_day, s.approach[Side.STE], s.day = 9, hex_at(*STE_APPROACH), 9
    place_commander(s, Commander.DUNKELBRINK, 0, 0)  # any hex: `expect_dunkelbrink` moves him to the approach
    s.commander_in_chief[Side.STE] = Commander.NARAMSI
    arrivals.expect_dunkelbrink(s)
    return s


@pytest.mark.rule("CN-STE-1", "CN-CMD-6")
def test_dunkelbrink_must_join_naramsi_at_sea_and_take_command():
    s = position_with_dunkelbrink()
    embark(s, STE_1, 0, 24)
    place_commander(s, Commander.NARAMSI, 0, 24, STE_1)
    sail(s)
    assert s.commander_at[Commander.DUNKELBRINK] == hex_at(0, 21)
    assert s.commander_in_chief[Side.STE] == Commander.NARAMSI
    sail(s)
    assert s.commander_unit[Commander.DUNKELBRINK] == STE_1
    assert s.commander_in_chief[Side.STE] == Commander.DUNKELBRINK


@pytest.mark.rule("CN-STE-1")
def test_dunkelbrink_must_land_alone_on_the_low_coast_nearest_to_naramsi():
    s = position_with_dunkelbrink()
    place_commander(s, Commander.NARAMSI, 4, 12)
    sail(s)
    assert s.commander_at[Commander.DUNKELBRINK] == hex_at(2, 10)
    sail(s)
    assert s.commander_at[Commander.DUNKELBRINK] == hex_at(3, 10)
    sail(s)
    assert s.commander_at[Commander.DUNKELBRINK] == hex_at(3, 10)
    assert s.commander_in_chief[Side.STE] == Commander.NARAMSI


@pytest.mark.rule("CN-STE-1")
def test_dunkelbrink_must_land_where_no_enemy_stands():
    s = position_with_dunkelbrink()
    place_commander(s, Commander.NARAMSI, 4, 12)
    place(s, RAN_4, 3, 10)  # where he would land otherwise; (2,11) is as near
    for _ in range(3):
        sail(s)
    assert s.commander_at[Commander.DUNKELBRINK] == hex_at(2, 11)
