"""The dead that serve the Crurians (CN-CRUR-8 to CN-CRUR-11)."""

import numpy as np
import pytest

from stridsplan.engine.dice import loaded_tape
from stridsplan.engine.log import blank_log
from stridsplan.games.clusta_noba.components.map import BOX, BRIDGEHEAD, ISLAND
from stridsplan.games.clusta_noba.components.pools import (
    BANDS,
    FIRST_BAND,
    GRAVES,
    NOBODY,
    NOWHERE,
    POOLS_OF_DEAD,
    STANDARD,
    Commander,
    Side,
)
from stridsplan.games.clusta_noba.options import Losses, RisingDead
from stridsplan.games.clusta_noba.rules import groups, rising
from stridsplan.games.clusta_noba.rules.units import is_in_play, men_of, mp_of, tv_of

from .board import (
    GROUP_1,
    GROUP_2,
    GROUP_3,
    GROUP_15,
    ISLANDERS_1,
    RAN_1,
    hex_at,
    new_board,
    place,
    place_commander,
)

FIELD = hex_at(10, 9)
NOON = 12  # a moment
LOG = blank_log()


def board_at(moment: int, **options: int) -> np.void:
    """A new position at a moment."""
    s = new_board(**options)
    s.moment = moment
    return s


def bury(s: np.void, hex: int, dead: int, *hours: int, is_against_crurians: bool = False) -> None:
    """Let half of the dead of a battle rise after some hours, a roll of 1d4."""
    rising.bury(s, hex, dead, is_against_crurians, loaded_tape([die - 1 for die in hours]))


def bury_undead(s: np.void, unit: int, *hours: int, after_a_dagger: bool = False) -> None:
    """Let half of the losses of a group or band rise after some hours, a roll of 1d4."""
    rising.bury_undead(s, unit, FIELD, after_a_dagger, loaded_tape([die - 1 for die in hours]))


def wake(s: np.void, moment: int) -> None:
    """Let the dead rise who are due at a moment."""
    s.moment = moment
    rising.wake_dead(s, LOG)


def lose(s: np.void, unit: int, men: int, killed: int = 0) -> None:
    """Let the unit lose men in a battle that is not over yet."""
    s.unit_lost[unit, STANDARD], s.unit_killed[unit, STANDARD] = men, killed
    groups.set_men(s, unit, men_of(s, unit) - men - killed)


# -- Time ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-CRUR-11")
@pytest.mark.parametrize(
    ("moment", "hours", "expected"),
    [(0, 1, 2), (10, 4, 18), (22, 1, 24), (23, 1, 24), (23, 4, 27), (24, 3, 27), (34, 2, 37), (35, 1, 37)],
)
def test_an_hour_must_be_two_pulses_by_day_and_one_at_night(moment, hours, expected):
    """A moment means the end of its pulse here; 24 is the first pulse of the night, 36 the first of the next day."""
    assert rising.after_hours(moment, hours) == expected


@pytest.mark.rule("CN-CRUR-10")
@pytest.mark.parametrize("die", [1, 4])
def test_half_of_the_dead_must_rise_after_1d4_hours_as_a_band(die):
    s = board_at(NOON)
    bury(s, FIELD, 41, die)
    wake(s, NOON + 2 * die - 1)
    assert not is_in_play(s, FIRST_BAND)
    wake(s, NOON + 2 * die)
    # TV in half points
    assert (s.unit_at[FIRST_BAND], men_of(s, FIRST_BAND), tv_of(s, FIRST_BAND)) == (FIELD, 20, 60)
    assert s.unit_wakes[FIRST_BAND] == NOON + 2 * die + 1
    wake(s, NOON + 2 * die + 1)
    assert men_of(s, FIRST_BAND) == 20
    assert not is_in_play(s, FIRST_BAND + 1)


# -- The dead ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-CRUR-10", "CN-TRAP-16")
def test_the_dead_must_be_the_killed_and_the_dead_among_the_lost():
    s = board_at(NOON)
    place(s, RAN_1, 10, 9)
    s.unit_lost[RAN_1], s.unit_killed[RAN_1] = (50, 20), (3, 1)  # standard and elite men
    assert rising.dead_of(s, RAN_1) == 10 + 4 + 3 + 1  # a fifth of those lost for a time (CN-LOSS-3)
    s.options.losses = Losses.SIMPLE
    assert rising.dead_of(s, RAN_1) == 30 + 12 + 3 + 1  # three fifths


@pytest.mark.rule("CN-CRUR-10", "CN-CRUR-17", "CN-TRAP-36")
@pytest.mark.parametrize(
    ("option", "is_against_crurians", "expected"),
    [
        (RisingDead.ALL, False, 10),
        (RisingDead.ALL, True, 10),
        (RisingDead.CRUR_ONLY, True, 10),
        (RisingDead.CRUR_ONLY, False, 0),
    ],
)
def test_the_dead_of_every_battle_must_rise_or_by_option_only_of_battles_with_crurians(
    option, is_against_crurians, expected
):
    s = board_at(NOON, rising_dead=option)
    bury(s, FIELD, 20, 1, is_against_crurians=is_against_crurians)
    wake(s, NOON + 8)
    assert men_of(s, FIRST_BAND) == expected


@pytest.mark.rule("CN-CRUR-10")
def test_no_dead_must_rise_without_a_seat_for_the_crurians_or_from_a_single_dead_man():
    s = board_at(NOON)
    bury(s, FIELD, 1)
    s.seat_of[Side.CRU] = NOBODY
    bury(s, FIELD, 100)
    assert (s.grave_at == NOWHERE).all()


@pytest.mark.rule("CN-CRUR-10", "CN-LAND-5")
def test_the_dead_of_an_attack_from_a_ship_must_rise_on_the_shore():
    s = board_at(NOON)
    bury(s, hex_at(8, 24), 20, 1)
    wake(s, NOON + 2)
    assert s.unit_at[FIRST_BAND] == hex_at(8, 23)


@pytest.mark.rule("CN-CRUR-8")
def test_half_of_a_groups_losses_must_rise_where_it_now_stands():
    s = board_at(NOON)
    place(s, GROUP_1, 10, 9)
    lose(s, GROUP_1, 90, 11)
    bury_undead(s, GROUP_1, 1)
    s.unit_at[GROUP_1] = hex_at(11, 9)
    wake(s, NOON + 2)
    assert men_of(s, GROUP_1) == 399 + 50
    assert tv_of(s, GROUP_1) == 3 * 449  # half points
    assert not is_in_play(s, FIRST_BAND)


@pytest.mark.rule("CN-CRUR-8")
def test_the_dead_of_a_destroyed_group_must_rise_in_the_battle_hex():
    s = board_at(NOON)
    place(s, GROUP_1, 10, 9, 100)
    lose(s, GROUP_1, 100)
    bury_undead(s, GROUP_1, 1)
    s.unit_at[GROUP_1] = NOWHERE
    wake(s, NOON + 2)
    assert (s.unit_at[FIRST_BAND], men_of(s, FIRST_BAND)) == (FIELD, 50)


@pytest.mark.rule("CN-CRUR-8")
def test_no_dead_must_rise_after_a_dagger():
    s = board_at(NOON)
    place(s, GROUP_1, 10, 9)
    lose(s, GROUP_1, 0, 500)
    bury_undead(s, GROUP_1, after_a_dagger=True)
    assert (s.grave_at == NOWHERE).all()


@pytest.mark.rule("CN-CRUR-8")
def test_the_dead_of_a_destroyed_band_must_not_join_a_new_band_with_its_number():
    s = board_at(NOON)
    place(s, FIRST_BAND, 10, 9, 40)
    lose(s, FIRST_BAND, 40)
    bury_undead(s, FIRST_BAND, 4)
    s.unit_at[FIRST_BAND] = NOWHERE
    groups.raise_unit(s, FIRST_BAND, hex_at(5, 9), 60)
    wake(s, NOON + 8)
    assert men_of(s, FIRST_BAND) == 60
    assert (s.unit_at[FIRST_BAND + 1], men_of(s, FIRST_BAND + 1)) == (FIELD, 20)


# -- Bands -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-CRUR-11", "CN-UNIT-7")
def test_the_movement_of_a_band_must_depend_on_its_size():
    s = board_at(NOON)
    groups.raise_unit(s, FIRST_BAND, FIELD, 50)
    assert mp_of(s, FIRST_BAND) == 7
    groups.raise_unit(s, FIRST_BAND + 1, FIELD, 51)
    assert mp_of(s, FIRST_BAND + 1) == 6


@pytest.mark.rule("CN-CRUR-11")
def test_a_band_must_go_to_the_nearest_group_on_the_map_or_to_the_bridgehead():
    s = board_at(NOON)
    place(s, FIRST_BAND, 10, 9, 20)
    groups.raise_unit(s, GROUP_1, BOX, 500)
    assert rising.band_target(s, FIRST_BAND) == BRIDGEHEAD[ISLAND]
    place(s, GROUP_2, 10, 13)
    assert rising.band_target(s, FIRST_BAND) == hex_at(10, 13)
    place(s, GROUP_3, 10, 5)
    assert rising.band_target(s, FIRST_BAND) == hex_at(10, 5)  # at the same distance, in a lower row


@pytest.mark.rule("CN-CRUR-11")
def test_a_band_must_fill_groups_to_500_and_its_other_men_must_form_a_pool():
    s = board_at(NOON)
    place(s, FIRST_BAND, 10, 9, 120)
    place(s, GROUP_1, 10, 9, 450)
    place(s, GROUP_2, 10, 9, 480)
    wake(s, NOON)
    assert (men_of(s, GROUP_1), men_of(s, GROUP_2)) == (500, 500)
    assert not is_in_play(s, FIRST_BAND)
    assert (s.pool_at[0], s.pool_men[0]) == (FIELD, 50)


@pytest.mark.rule("CN-CRUR-11")
def test_a_group_in_battle_must_not_take_men_from_a_band():
    s = board_at(NOON)
    place(s, FIRST_BAND, 10, 9, 120)
    place(s, GROUP_1, 10, 9, 450)
    s.unit_baseline[GROUP_1] = 1350  # not 0: in battle
    wake(s, NOON)
    assert (men_of(s, GROUP_1), men_of(s, FIRST_BAND)) == (450, 120)
    s.unit_baseline[GROUP_1] = 0
    wake(s, NOON + 1)
    assert (men_of(s, GROUP_1), men_of(s, FIRST_BAND)) == (500, 0)


@pytest.mark.rule("CN-CRUR-11")
def test_islanders_must_not_take_men_from_a_band():
    s = board_at(NOON)
    place(s, FIRST_BAND, 10, 9, 20)
    place(s, ISLANDERS_1, 10, 9)
    wake(s, NOON)
    assert men_of(s, FIRST_BAND) == 20


# -- Full pools ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-CRUR-10")
def test_men_without_a_free_grave_must_join_the_grave_of_the_nearest_hour():
    s = board_at(NOON)
    for k in range(GRAVES):
        bury(s, FIELD, 20, 4 if k else 1)
    bury(s, hex_at(5, 9), 30, 1)
    # half of 30 joins the first grave, which wakes at the same hour
    assert s.grave_men[:2].tolist() == [25, 10]


@pytest.mark.rule("CN-CRUR-11")
def test_the_dead_must_wait_in_their_grave_for_a_free_band():
    s = board_at(NOON)
    for band in BANDS:
        place(s, band, 5, 9, 10)
    bury(s, FIELD, 20, 1)
    wake(s, NOON + 2)
    assert s.grave_men[0] == 10
    s.unit_at[BANDS[-1]] = NOWHERE
    wake(s, NOON + 3)
    assert s.unit_at[BANDS[-1]] == FIELD
    assert s.grave_at[0] == NOWHERE


@pytest.mark.rule("CN-CRUR-9")
def test_surplus_men_must_join_the_nearest_pool_when_no_pool_is_free():
    s = board_at(NOON)
    for k in range(POOLS_OF_DEAD):
        groups.add_to_pool(s, hex_at(k + 3, 9), 10)
    groups.add_to_pool(s, hex_at(5, 10), 7)
    assert s.pool_men.sum() == 10 * POOLS_OF_DEAD + 7
    assert s.pool_men[groups.pool_at(s, hex_at(4, 9))] == 17  # (4,9) is as near as (5,9), in a lower column


# -- Dusk ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-CRUR-9")
def test_at_dusk_the_groups_of_a_hex_must_be_filled_in_the_order_of_their_numbers():
    s = board_at(NOON)
    for group, men in ((GROUP_1, 300), (GROUP_2, 240), (GROUP_3, 200)):
        place(s, group, 10, 9, men)
    rising.consolidate(s, LOG)
    assert [men_of(s, unit) for unit in (GROUP_1, GROUP_2, GROUP_3)] == [500, 240, 0]
    assert not is_in_play(s, GROUP_3)
    assert tv_of(s, GROUP_1) == 1500


@pytest.mark.rule("CN-CRUR-9")
def test_a_pool_must_fill_the_groups_and_keep_the_surplus():
    s = board_at(NOON)
    place(s, GROUP_1, 10, 9, 100)
    place(s, GROUP_2, 5, 9, 100)
    groups.add_to_pool(s, FIELD, 450)
    rising.consolidate(s, LOG)
    assert (men_of(s, GROUP_1), men_of(s, GROUP_2)) == (500, 100)
    assert (s.pool_at[0], s.pool_men[0]) == (FIELD, 50)


@pytest.mark.rule("CN-CRUR-9")
def test_a_group_that_is_not_full_must_remain():
    s = board_at(NOON)
    place(s, GROUP_1, 10, 9, 4)
    rising.consolidate(s, LOG)
    assert men_of(s, GROUP_1) == 4


@pytest.mark.rule("CN-CRUR-9", "CN-CRUR-2")
def test_500_men_of_a_pool_must_become_a_group_with_the_next_unused_number():
    s = board_at(NOON)
    place(s, GROUP_1, 10, 9)
    groups.add_to_pool(s, FIELD, 510)
    rising.consolidate(s, LOG)
    assert (s.unit_at[GROUP_15], men_of(s, GROUP_15), s.pool_men[0]) == (FIELD, 500, 10)
    assert not is_in_play(s, GROUP_2)


@pytest.mark.rule("CN-CRUR-9", "CN-UNIT-10", "CN-TRAP-24")
def test_a_new_group_must_wait_for_room_and_for_the_enemy_to_leave():
    s = board_at(NOON)
    place(s, GROUP_1, 10, 9)
    place(s, GROUP_2, 10, 9)
    groups.add_to_pool(s, FIELD, 500)
    rising.consolidate(s, LOG)
    assert not is_in_play(s, GROUP_15)
    s.unit_at[GROUP_2] = NOWHERE
    place(s, RAN_1, 10, 9)
    rising.consolidate(s, LOG)
    assert not is_in_play(s, GROUP_15)
    s.unit_at[RAN_1] = NOWHERE
    rising.consolidate(s, LOG)
    assert men_of(s, GROUP_15) == 500
    assert s.pool_at[0] == NOWHERE


@pytest.mark.rule("CN-CRUR-9")
def test_numbers_of_destroyed_groups_must_be_used_after_number_20():
    s = board_at(NOON)
    for group in range(GROUP_15, ISLANDERS_1):
        place(s, group, 5, 9, 500)
    place(s, GROUP_1, 6, 9)
    assert groups.unused_group(s) == GROUP_2


@pytest.mark.rule("CN-CRUR-9", "CN-CRUR-3")
def test_the_general_of_a_dissolved_group_must_join_the_remaining_group():
    s = board_at(NOON)
    place(s, GROUP_1, 10, 9, 300)
    place(s, GROUP_2, 10, 9, 100)
    place_commander(s, Commander.GENERAL_1, 10, 9, GROUP_2)
    rising.consolidate(s, LOG)
    assert s.commander_unit[Commander.GENERAL_1] == GROUP_1


@pytest.mark.rule("CN-CRUR-9")
def test_at_dusk_bands_that_have_arrived_must_fill_groups_too():
    s = board_at(NOON)
    place(s, FIRST_BAND, 10, 9, 300)
    place(s, GROUP_1, 10, 9, 300)
    rising.consolidate(s, LOG)
    assert (men_of(s, GROUP_1), s.pool_men[0], men_of(s, FIRST_BAND)) == (500, 100, 0)
