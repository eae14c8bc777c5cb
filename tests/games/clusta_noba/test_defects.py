"""The invariants of a position, and the bits of `defects` when they do not hold."""

import numpy as np
import pytest

from stridsplan.engine.dice import loaded_tape
from stridsplan.engine.log import blank_log
from stridsplan.games.clusta_noba.components.pools import ELITE, NOWHERE, STANDARD, Commander, Side
from stridsplan.games.clusta_noba.components.report_lines import Line
from stridsplan.games.clusta_noba.defects import (
    BELIEF,
    CAMP,
    CAPTIVE,
    COURIER,
    LEDGER,
    MEN,
    PERSON,
    PLACE,
    POINTS,
    STACKING,
    SURPLUS,
    defects,
)
from stridsplan.games.clusta_noba.numbers import Cargo, Courier, Known
from stridsplan.games.clusta_noba.rules import entering, groups, losses, persons, retreats, units

from .board import (
    BAND_1,
    GROUP_1,
    GROUP_2,
    GROUP_3,
    TRA_1,
    TRA_2,
    TRA_3,
    TRA_CAMP,
    TRA_SPY,
    hex_at,
    new_board,
    pitch,
    place,
    place_commander,
    place_specialist,
)

HERE, ELSEWHERE = hex_at(10, 9), hex_at(10, 8)
LOG = blank_log(60)


def board() -> np.void:
    """Two companies of 400 men, a commander and a spy in one hex."""
    s = new_board()
    for unit in (TRA_1, TRA_2):
        place(s, unit, 10, 9)
    place_commander(s, Commander.DA_KAELVE, 10, 9, TRA_1)
    place_specialist(s, TRA_SPY, 10, 9, TRA_2)
    s.moment = 40
    return s


def setter(name: str, index: object, value: object):
    """Return a function that writes one value into one field of a position."""

    def change(s: np.void) -> None:
        getattr(s, name)[index] = value

    return change


def courier_with(lines: int, cargo: Cargo = Cargo.REPORT, caught: int = 0):
    """Return a function that makes a courier count so many lines; the position has one line of his."""

    def change(s: np.void) -> None:
        s.courier[0, Courier.CARGO], s.courier[0, Courier.AT] = cargo, HERE
        s.courier[0, Courier.LINES], s.courier[0, Courier.CAUGHT] = lines, caught
        s.line[0, 0], s.line_of[0] = Line.OWN_CAMP, 0

    return change


DEFECTS = {  # what is wrong: the change that makes it so, and the bits that `defects` must return
    "a negative number of men": (setter("unit_men", (TRA_1, ELITE), -1), MEN | LEDGER),
    "a ledger that does not match the men": (setter("unit_tv", (TRA_1, ELITE), 7), LEDGER),
    "more TV than at the start of the battle": (setter("unit_baseline", TRA_1, 9), LEDGER),
    "a unit at sea on foot": (setter("unit_at", TRA_1, hex_at(0, 0)), PLACE | PERSON),
    "more men than the unit had": (setter("straggler", (TRA_1, 0, ELITE), 1), SURPLUS),
    "too many hero points": (setter("commander_points", Commander.DA_KAELVE, 9), POINTS),
    "a commander away from his unit": (setter("commander_at", Commander.DA_KAELVE, ELSEWHERE), PERSON),
    "a spy away from his unit": (setter("specialist_at", TRA_SPY, ELSEWHERE), PERSON),
    "a courier with too few lines": (courier_with(2), COURIER),
    "a caught courier without a captor": (courier_with(1, caught=1), COURIER),
    "a spy with too few lines": (setter("specialist_lines", TRA_SPY, 1), COURIER),
    "a captive courier who carries nothing": (
        setter("captive", 0, (TRA_1 + 1, 5, NOWHERE, 0, 0)),  # courier 5, captive of TRA_1
        CAPTIVE,
    ),
    "a report from the future": (setter("known", (0, TRA_1, Known.MOMENT), 41), BELIEF),
    "a camp at sea": (setter("camp_at", 0, hex_at(0, 0)), CAMP),
}


@pytest.mark.parametrize("name", DEFECTS)
def test_the_defects_of_an_invalid_position_must_be_found(name: str):
    s = board()
    assert defects(s) == 0
    change, found = DEFECTS[name]
    change(s)
    assert defects(s) == found


def test_a_report_under_way_must_be_no_defect():
    s = board()
    courier_with(1)(s)
    assert defects(s) == 0


# -- Stacking ------------------------------------------------------------------------------------------------------


def is_overcrowded(s: np.void) -> bool:
    return defects(s) & STACKING != 0


@pytest.mark.rule("CN-UNIT-10")
def test_a_thousand_men_may_stand_in_a_hex_and_half_as_many_more_in_a_camp():
    s = board()
    place(s, TRA_3, 10, 9, 200)
    assert not is_overcrowded(s)
    place(s, TRA_3, 10, 9, 201)
    assert is_overcrowded(s)
    pitch(s, TRA_CAMP, 10, 9)
    assert not is_overcrowded(s)
    place(s, TRA_3, 10, 9, 701)
    assert is_overcrowded(s)


@pytest.mark.rule("CN-UNIT-11", "CN-PATROL-4")
@pytest.mark.parametrize(
    "move", [retreats.retreat_to, retreats.step_back, retreats.retreat_along, persons.place_at]
)
def test_retreats_and_patrols_may_exceed_the_limit_and_a_march_must_not(move):
    s = board()
    place(s, TRA_3, 10, 10)
    move(s, TRA_3, HERE, *([LOG] if move != persons.place_at else []))
    assert units.men_in_hex(s, Side.TRA, HERE) == 1200
    assert not is_overcrowded(s)
    entering.enter(s, TRA_3, hex_at(10, 10), loaded_tape([]), LOG)
    entering.enter(s, TRA_3, HERE, loaded_tape([]), LOG)
    assert is_overcrowded(s)


@pytest.mark.rule("CN-UNIT-11")
def test_men_who_rejoin_a_unit_may_exceed_the_limit():
    s = board()
    place(s, TRA_3, 10, 9, 200)
    losses.rejoin_unit(s, TRA_3, STANDARD, 50)
    assert not is_overcrowded(s)
    place(s, TRA_3, 10, 9, 200)  # entering the hex again
    assert s.unit_over_limit[TRA_3] == 0


@pytest.mark.rule("CN-UNIT-11", "CN-CRUR-9", "CN-CRUR-11")
def test_the_dead_may_fill_groups_beyond_the_limit_and_bands_must_not_count():
    s = board()
    for group, men in ((GROUP_1, 400), (GROUP_2, 400), (GROUP_3, 200)):
        place(s, group, 5, 11, men)
    place(s, BAND_1, 5, 11, 300)
    assert not is_overcrowded(s)
    groups.fill_groups(s, hex_at(5, 11), 500)
    assert units.men_in_hex(s, Side.CRU, hex_at(5, 11)) == 1800
    assert not is_overcrowded(s)
