"""Ambushes: the field round of the ambushers alone, and its aftermath (CN-AMBUSH)."""

import numpy as np
import pytest

from stridsplan.engine.dice import kept, loaded_tape
from stridsplan.engine.log import blank_log
from stridsplan.games.clusta_noba.components.movement import MoveMode
from stridsplan.games.clusta_noba.components.orders import NO_ORDER, Order
from stridsplan.games.clusta_noba.components.pools import NOWHERE, STANDARD, UNITS, Commander
from stridsplan.games.clusta_noba.defects import MIXED, defects
from stridsplan.games.clusta_noba.events import Event
from stridsplan.games.clusta_noba.numbers import Doctrine, Force
from stridsplan.games.clusta_noba.rules import aftermath, ambushes, fights, marching
from stridsplan.games.clusta_noba.rules.canonical import round_number
from stridsplan.games.clusta_noba.rules.columns import set_default_doctrine
from stridsplan.games.clusta_noba.rules.units import men_of, tv_of

from .board import (
    EXACT,
    RAN_6,
    TRA_2,
    TRA_3,
    TRA_CAMP,
    events_of,
    hex_at,
    new_board,
    order,
    pitch,
    place,
    place_commander,
)
from .fighting import NEVER

HERE, NEXT, CAMP = (10, 9), (11, 9), (6, 9)


def board(target: tuple[int, int] = (14, 9), follow_up: int = 0) -> np.void:
    """TRA_2 lies in ambush in a hex that RAN_6 has entered on its way to `target`; `follow_up`: TRA_2 fights on."""
    s = new_board()
    s.round, s.moment = 2, 4
    for unit in range(UNITS):
        set_default_doctrine(s, unit)
        s.unit_doctrine[unit, Doctrine.RETREAT_AT] = NEVER
    pitch(s, TRA_CAMP, *CAMP)
    hide(s, TRA_2)
    s.unit_doctrine[TRA_2, Doctrine.FOLLOW_UP] = follow_up
    place(s, RAN_6, *HERE)
    order(s, RAN_6, Order.GOTO, *target)
    s.unit_formation[RAN_6] = MoveMode.MARCH
    return s


def hide(s: np.void, unit: int) -> None:
    """Let a unit lie in ambush; it has prepared for a round."""
    place(s, unit, *HERE)
    order(s, unit, Order.AMBUSH, *HERE)
    s.unit_rounds[unit], s.unit_hidden[unit] = 1, 1


def strike(s: np.void, *dice: int) -> None:
    """Trigger the ambush and fight it with exactly these rolls, counted from 1."""
    assert ambushes.trigger_ambushes(s, RAN_6, blank_log(8))
    tape = loaded_tape([die - 1 for die in dice])
    ambushes.fight_ambushes(s, tape, blank_log(40))
    assert len(kept(tape)) == len(dice)


def settle(s: np.void) -> None:
    """Settle what follows the ambush."""
    aftermath.settle(s, loaded_tape([EXACT] * 12), blank_log(60))


def points(s: np.void, unit: int) -> float:
    """The troop value of a unit in points; the record keeps half points."""
    return tv_of(s, unit) / 2


@pytest.mark.rule("CN-AMBUSH-1", "CN-AMBUSH-2", "CN-ORDER-30", "CN-TRAP-40", "CN-COMBAT-13")
def test_an_ambush_must_strike_with_a_quarter_of_its_tv_against_0_and_lose_nothing():
    s = board()
    strike(s, 7, 9)  # 7 - 7 counts as 1; D 300: 10/50, in march formation 75 per cent; one morale test
    assert (points(s, RAN_6), men_of(s, RAN_6)) == (90, 45)
    assert points(s, TRA_2) == 1200
    assert s.unit_killed[RAN_6, STANDARD] == 135  # a printed loss of 40 or more is permanent


@pytest.mark.rule("CN-AMBUSH-2", "CN-COMBAT-4")
def test_the_column_of_the_table_must_depend_on_the_roll_of_the_ambushers_alone():
    s = board()
    place_commander(s, Commander.KYRIAS, *HERE, TRA_2)
    s.commander_points[Commander.KYRIAS] = 0
    s.unit_formation[RAN_6] = MoveMode.COMBAT
    strike(s, 1, 5)  # 21 - 1 + 10: the third column, one row down for the superled: 5/80*; RAN_6 panics
    assert (points(s, RAN_6), men_of(s, RAN_6)) == (72, 36)
    assert s.commander_points[Commander.KYRIAS] == 1


@pytest.mark.rule("CN-AMBUSH-4")
def test_an_ambush_must_strike_a_force_only_once_a_day():
    s = board()
    strike(s, 7, 9)
    settle(s)
    assert not ambushes.trigger_ambushes(s, RAN_6, blank_log(8))
    ambushes.reset_ambushes(s)
    assert ambushes.trigger_ambushes(s, RAN_6, blank_log(8))


@pytest.mark.rule("CN-AMBUSH-4", "CN-NIGHT-1")
@pytest.mark.parametrize(("prepared", "round", "springs"), [(0, 2, False), (1, 2, True), (1, 7, False)])
def test_an_ambush_must_be_prepared_and_may_only_strike_by_day(prepared: int, round: int, springs: bool):
    s = board()
    s.unit_rounds[TRA_2], s.round = prepared, round
    assert ambushes.trigger_ambushes(s, RAN_6, blank_log(8)) == springs


@pytest.mark.rule("CN-AMBUSH-3", "CN-CONTACT-5")
def test_ambushers_that_withdraw_must_stay_hidden_if_the_enemy_marches_on():
    s = board()
    strike(s, 7, 9)
    settle(s)
    assert (s.unit_at[TRA_2], s.unit_order[TRA_2], s.unit_hidden[TRA_2]) == (hex_at(*HERE), Order.AMBUSH, 1)
    assert s.unit_force[TRA_2] == s.unit_force[RAN_6] == NOWHERE
    assert s.unit_order[RAN_6] == Order.GOTO
    assert defects(s) & MIXED == 0


@pytest.mark.rule("CN-AMBUSH-3")
def test_ambushers_that_withdraw_must_go_towards_their_camp_if_the_enemy_stays():
    s = board(target=HERE)
    strike(s, 7, 9)
    settle(s)
    assert s.unit_at[RAN_6] == hex_at(*HERE)
    assert (s.unit_at[TRA_2], s.unit_order[TRA_2], s.unit_hidden[TRA_2]) == (hex_at(9, 9), Order.WAIT, 0)


@pytest.mark.rule("CN-AMBUSH-3", "CN-COMBAT-15", "CN-TRAP-40")
def test_ambushers_that_fight_on_must_do_so_in_the_next_pulse_with_a_quarter_of_their_tv():
    s = board(follow_up=1)
    strike(s, 7, 9)
    settle(s)
    force = int(s.unit_force[TRA_2])
    assert s.force[force, Force.AMBUSH] == 1
    assert defects(s) & MIXED == 0
    fights.fight_field_rounds(s, loaded_tape([]), blank_log(40))  # nobody fights again in the same pulse
    s.pulse, s.moment = 1, 5
    # 7 - 7 against 7 - 20: the second 20 confirms a fumble, which changes nothing without leaders; D 300 - 90: 10/50;
    # then the morale test of RAN_6
    tape = loaded_tape([die - 1 for die in (7, 20, 20, 6)])
    fights.fight_field_rounds(s, tape, blank_log(40))
    assert points(s, TRA_2) == 1200 - 30  # a tenth of the quarter
    assert s.unit_men[RAN_6, STANDARD] < 45


@pytest.mark.rule("CN-AMBUSH-1", "CN-UNIT-13")
def test_two_ambushes_in_a_hex_must_strike_together_only_under_a_commander():
    for is_led in (False, True):
        s = board()
        hide(s, TRA_3)
        if is_led:
            place_commander(s, Commander.DA_KAELVE, *HERE, TRA_2)
        assert ambushes.trigger_ambushes(s, RAN_6, blank_log(8))
        ambushes.fight_ambushes(s, loaded_tape([EXACT] * 8), blank_log(60))
        assert (s.unit_force[TRA_2] == s.unit_force[TRA_3]) == is_led


@pytest.mark.rule("CN-AMBUSH-1", "CN-ORDER-30", "CN-CONTACT-1")
def test_a_march_must_lead_into_an_ambush():
    s = board()
    place(s, RAN_6, *NEXT)
    order(s, RAN_6, Order.GOTO, *HERE)
    log = blank_log(60)
    marching.march(s, loaded_tape([EXACT] * 12), log)
    assert s.unit_at[RAN_6] == hex_at(*HERE)
    assert Event.AMBUSH_SPRUNG in events_of(log)
    assert s.unit_victim[TRA_2] == RAN_6
    ambushes.fight_ambushes(s, loaded_tape([6, 9]), log)  # the ambushers roll 7, RAN_6 passes with a 10
    assert s.unit_fought[RAN_6] == s.unit_fought[TRA_2] == round_number(s)
    assert s.unit_order[RAN_6] != NO_ORDER
