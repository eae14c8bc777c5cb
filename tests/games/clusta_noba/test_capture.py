"""The units that catch couriers and persons without troops (catalogue 1.17, CN-COURIER-7 to CN-COURIER-10)."""

import numpy as np
import pytest

from stridsplan.engine.dice import decode, kept, loaded_tape, seeded_tape
from stridsplan.engine.log import blank_log
from stridsplan.games.clusta_noba.components.map import HEXES
from stridsplan.games.clusta_noba.components.orders import NO_ORDER, Order
from stridsplan.games.clusta_noba.components.pools import NOWHERE, Side
from stridsplan.games.clusta_noba.events import Stream
from stridsplan.games.clusta_noba.numbers import Fate, Stance
from stridsplan.games.clusta_noba.rules import capture
from stridsplan.games.clusta_noba.rules.stances import set_stance

from .board import TRA_4, TRA_5, hex_at, new_board, place

CATCHER, ABSENT = TRA_4, TRA_5  # a unit that may catch couriers, and one that is not in play
OPEN, NEXT_OPEN, FAR = hex_at(9, 14), hex_at(8, 14), hex_at(12, 18)


def board_with(unit: int, column: int, row: int, men: int) -> np.void:
    """A board on which one unit holds a hex."""
    s = new_board()
    place(s, unit, column, row, men)
    s.unit_order[unit] = Order.HOLD
    return s


def path_of(*hexes: tuple[int, int]) -> np.ndarray:
    return np.array([hex_at(*hex) for hex in hexes], np.int32)


@pytest.mark.rule("CN-COURIER-7")
def test_a_hostile_unit_may_catch_in_its_hex_and_all_six_around_it():
    s = board_with(CATCHER, 9, 14, 60)
    caught_in = [hex for hex in range(HEXES) if capture.may_catch(s, CATCHER, Side.RAN, hex)]
    assert OPEN in caught_in
    assert NEXT_OPEN in caught_in
    assert len(caught_in) == 7


@pytest.mark.rule("CN-COURIER-7")
def test_a_unit_may_not_catch_couriers_of_its_own_side_or_under_a_truce():
    s = board_with(CATCHER, 9, 14, 60)
    assert not capture.may_catch(s, CATCHER, Side.TRA, OPEN)
    set_stance(s, Side.TRA, Side.STE, Stance.TRUCE)
    assert not capture.may_catch(s, CATCHER, Side.STE, OPEN)
    assert capture.may_catch(s, CATCHER, Side.CRU, OPEN)


@pytest.mark.rule("CN-COURIER-7")
def test_units_aboard_or_out_of_play_must_not_catch():
    s = board_with(CATCHER, 9, 14, 60)
    assert not capture.may_catch(s, ABSENT, Side.RAN, OPEN)
    s.unit_aboard[CATCHER] = 1
    assert not capture.may_catch(s, CATCHER, Side.RAN, OPEN)


@pytest.mark.rule("CN-PATROL-6")
def test_a_patrol_must_catch_around_its_base():
    s = board_with(CATCHER, 12, 18, 60)
    s.unit_base[CATCHER] = OPEN
    assert capture.may_catch(s, CATCHER, Side.RAN, NEXT_OPEN)
    assert not capture.may_catch(s, CATCHER, Side.RAN, FAR)
    assert capture.catch_chance(s, CATCHER, OPEN, NEXT_OPEN) == 10 + 5


@pytest.mark.rule("CN-COURIER-8")
@pytest.mark.parametrize(("men", "chances"), [(60, (10, 5, 0, 10)), (200, (15, 10, 5, 20))])
def test_the_chance_to_catch_must_depend_on_terrain_and_size(men: int, chances: tuple[int, ...]):
    s = board_with(CATCHER, 2, 20, men)
    terrains = (OPEN, hex_at(6, 13), hex_at(12, 14), hex_at(10, 18))  # open, pine, white forest, buildings
    assert tuple(capture.catch_chance(s, CATCHER, hex, NOWHERE) for hex in terrains) == chances


@pytest.mark.rule("CN-COURIER-8")
@pytest.mark.parametrize(("men", "road", "own_hex", "hunt"), [(60, 10, 5, 20), (200, 15, 10, 30)])
def test_the_bonuses_for_road_own_hex_and_hunt_must_be_added(men: int, road: int, own_hex: int, hunt: int):
    on_road, before = hex_at(9, 10), hex_at(10, 10)
    s = board_with(CATCHER, 8, 14, men)
    base = capture.catch_chance(s, CATCHER, OPEN, NEXT_OPEN)
    assert capture.catch_chance(s, CATCHER, on_road, before) == base + road
    assert capture.catch_chance(s, CATCHER, on_road, hex_at(9, 9)) == base
    assert capture.catch_chance(s, CATCHER, on_road, on_road) == base
    assert capture.catch_chance(s, CATCHER, NEXT_OPEN, OPEN) == base + own_hex
    s.unit_order[CATCHER] = Order.HUNT
    assert capture.catch_chance(s, CATCHER, OPEN, NEXT_OPEN) == base + hunt


@pytest.mark.rule("CN-COURIER-8")
def test_bonuses_must_be_added_to_a_chance_of_zero():
    """CN-TRAP-25: the chance of a small unit in white forest is zero."""
    s = board_with(CATCHER, 12, 14, 60)
    white = hex_at(12, 14)
    assert capture.catch_chance(s, CATCHER, hex_at(11, 14), white) == 0
    assert capture.catch_chance(s, CATCHER, white, hex_at(11, 14)) == 5
    s.unit_order[CATCHER] = Order.HUNT
    assert capture.catch_chance(s, CATCHER, white, hex_at(11, 14)) == 25


@pytest.mark.rule("CN-COURIER-10", "CN-NIGHT-1", "CN-NIGHT-2")
def test_units_may_catch_at_night_but_without_the_bonus_for_hunting():
    s = board_with(CATCHER, 9, 14, 60)
    s.unit_order[CATCHER] = Order.HUNT
    for round, expected in ((6, 30), (7, 10), (9, 10)):
        s.round = round
        assert capture.may_catch(s, CATCHER, Side.RAN, NEXT_OPEN)
        assert capture.catch_chance(s, CATCHER, NEXT_OPEN, OPEN) == expected
    s.round = 1
    s.unit_order[CATCHER] = NO_ORDER
    assert capture.catch_chance(s, CATCHER, NEXT_OPEN, OPEN) == 10


@pytest.mark.rule("CN-COURIER-9")
def test_a_unit_must_roll_in_the_first_hex_of_the_highest_chance():
    """CN-TRAP-25: each unit rolls once, not once for each hex."""
    s = board_with(CATCHER, 9, 14, 60)
    start = hex_at(7, 14)
    through = path_of((8, 14), (9, 14), (9, 15))
    # The last two arguments: the first step that remains, and the number of steps
    assert capture.riskiest_step(s, CATCHER, Side.RAN, start, through, 0, 3) == 1
    assert capture.riskiest_step(s, CATCHER, Side.RAN, start, through, 0, 1) == 0
    past = path_of((7, 15), (8, 15), (9, 15))
    risks = [capture.chance_at_step(s, CATCHER, Side.RAN, start, past, step) for step in range(3)]
    assert risks == [0, 10, 10]
    assert capture.riskiest_step(s, CATCHER, Side.RAN, start, past, 0, 3) == 1


@pytest.mark.rule("CN-COURIER-9")
def test_the_departure_hex_must_not_count():
    s = board_with(CATCHER, 9, 14, 60)
    away = path_of((9, 15), (9, 16))
    assert capture.riskiest_step(s, CATCHER, Side.RAN, OPEN, away, 0, 2) == 0
    assert capture.riskiest_step(s, CATCHER, Side.RAN, hex_at(9, 15), away[1:], 0, 1) == NOWHERE
    assert capture.riskiest_step(s, CATCHER, Side.RAN, OPEN, away, 0, 0) == NOWHERE


@pytest.mark.rule("CN-COURIER-8", "CN-COURIER-9")
def test_the_first_step_may_be_along_a_road():
    s = board_with(CATCHER, 9, 10, 60)
    road = path_of((10, 10))
    assert capture.chance_at_step(s, CATCHER, Side.RAN, hex_at(9, 10), road, 0) == 20
    assert capture.chance_at_step(s, CATCHER, Side.RAN, hex_at(10, 9), road, 0) == 10


@pytest.mark.rule("CN-COURIER-7")
def test_a_roll_up_to_the_chance_must_catch():
    log = blank_log(10)
    assert capture.roll_capture(new_board(), CATCHER, Side.RAN, OPEN, 15, loaded_tape([14]), log)
    assert not capture.roll_capture(new_board(), CATCHER, Side.RAN, OPEN, 15, loaded_tape([15]), log)
    dice = seeded_tape(5, 4)
    capture.roll_capture(new_board(), CATCHER, Side.RAN, OPEN, 15, dice, log)
    assert [(faces, stream) for _, faces, stream in decode(kept(dice))] == [(100, Stream.COURIERS)]


@pytest.mark.rule("CN-CMD-8", "CN-ASTRO-2")
def test_a_person_without_troops_may_be_caught_where_he_rests():
    s = board_with(CATCHER, 9, 14, 60)
    assert capture.may_catch(s, CATCHER, Side.RAN, NEXT_OPEN)
    assert capture.catch_chance(s, CATCHER, NEXT_OPEN, NEXT_OPEN) == 10
    assert capture.catch_chance(s, CATCHER, NEXT_OPEN, NOWHERE) == 10


@pytest.mark.rule("CN-CMD-8")
def test_ransards_and_crurians_must_kill_the_commander_they_catch():
    fates = [capture.fate_of_caught(side) for side in Side]
    assert fates == [Fate.PRISONER, Fate.DEAD, Fate.PRISONER, Fate.DEAD]
