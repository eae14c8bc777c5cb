"""What follows a field round: retreats, pursuit, surrender, reports (catalogue 6.4 step 11.7)."""

import numpy as np
import pytest

from stridsplan.engine.dice import loaded_tape, seeded_tape
from stridsplan.engine.log import blank_log
from stridsplan.games.clusta_noba.components.map import DIRECTIONS, NEIGHBOUR
from stridsplan.games.clusta_noba.components.movement import MoveMode
from stridsplan.games.clusta_noba.components.orders import NO_ORDER, Order
from stridsplan.games.clusta_noba.components.pools import (
    COURIERS_PER_SIDE,
    ELITE,
    FIRST_CAMP_MARKER,
    FIRST_COMMANDER_MARKER,
    NOBODY,
    NOWHERE,
    STANDARD,
    UNITS,
    Commander,
    Side,
)
from stridsplan.games.clusta_noba.components.report_lines import Line, index_of
from stridsplan.games.clusta_noba.events import Event
from stridsplan.games.clusta_noba.numbers import (
    Courier,
    Doctrine,
    Fate,
    Force,
    Mark,
    Outcome,
    ReportedOutcome,
)
from stridsplan.games.clusta_noba.rules import aftermath, fights, forces, fronts, patrols
from stridsplan.games.clusta_noba.rules.camps import camp_at
from stridsplan.games.clusta_noba.rules.canonical import round_number
from stridsplan.games.clusta_noba.rules.columns import set_default_doctrine
from stridsplan.games.clusta_noba.rules.units import is_in_play, men_of

from .board import (
    EXACT,
    GROUP_1,
    RAN_4,
    RAN_5,
    RAN_6,
    RAN_7,
    RAN_CAMP,
    STE_1,
    STE_2,
    TRA_1,
    TRA_2,
    TRA_3,
    TRA_5,
    TRA_6,
    TRA_CAMP,
    column_and_row,
    events_of,
    hex_at,
    new_board,
    order,
    pitch,
    place,
    place_commander,
)

HERE, THERE, BEHIND = (10, 9), (11, 9), (12, 9)  # three hexes in a row, on the way to RAN's camp
KYRIAS, GRISBAN, TRUGDAN = Commander.KYRIAS, Commander.GRISBAN, Commander.TRUGDAN


def board() -> np.void:
    """A board on which RAN has a camp at (14,9) and TRA one at (6,9)."""
    s = new_board()
    for unit in range(UNITS):
        set_default_doctrine(s, unit)
    pitch(s, RAN_CAMP, 14, 9)
    pitch(s, TRA_CAMP, 6, 9)
    return s


def put(s: np.void, where: tuple[int, int], *units: int) -> None:
    """Place several units in one hex."""
    for unit in units:
        place(s, unit, *where)


def attack(
    s: np.void, where: tuple[int, int], unit: int, *others: int, order_id: Order = Order.ATTACK
) -> None:
    """Let a unit, and others with it, attack a hex, and mark the first field round as fought.

    With `order_id` WAIT they do not move in when they win.
    """
    for each in (unit, *others):
        order(s, each, order_id, *where)
        s.unit_to[each], s.unit_head[each] = hex_at(*where), unit
    assert forces.open_fight(s, unit, hex_at(*where), blank_log())
    for each in range(UNITS):
        if s.unit_force[each] != NOWHERE:
            s.unit_fought[each] = round_number(s)


def set_outcome(s: np.void, outcome: Outcome, *units: int) -> None:
    """Set the outcome of the field round for these units, which must be all units of their force."""
    for unit in units:
        s.unit_outcome[unit] = outcome
        s.force[s.unit_force[unit], Force.DONE] = outcome


def settle(s: np.void) -> list[Event]:
    """Settle what follows the field round; return the kinds of the events."""
    log = blank_log(60)
    aftermath.settle(s, seeded_tape(1), log)
    return events_of(log)


def duel() -> np.void:
    """A fight: TRA_2 under Kyrias attacks RAN_4 under Trugdan."""
    s = board()
    put(s, HERE, TRA_2)
    put(s, THERE, RAN_4)
    place_commander(s, KYRIAS, *HERE, TRA_2)
    place_commander(s, TRUGDAN, *THERE, RAN_4)
    attack(s, THERE, TRA_2)
    return s


def hexes_of(s: np.void, *units: int) -> list[tuple[int, int]]:
    """The hexes of units, as (column, row)."""
    return [column_and_row(s.unit_at[unit]) for unit in units]


def reported_outcomes(s: np.void, side: Side) -> list[int]:
    """The outcomes in a side's battle reports that are under way."""
    first = side * COURIERS_PER_SIDE
    return [
        int(s.line[k, index_of(Line.BATTLE, "outcome")])
        for k in range(len(s.line))
        if s.line[k, 0] == Line.BATTLE and first <= s.line_of[k] < first + COURIERS_PER_SIDE
    ]


# -- Retreats ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GT-TL-3", "CN-RETREAT-1", "CN-RETREAT-2", "CN-PATROL-4")
def test_the_ransards_of_the_example_must_break_off_and_the_patrol_must_return():
    s = board()
    s.round = 2
    pitch(s, RAN_CAMP, 9, 21)
    put(s, (10, 9), TRA_2)
    put(s, (9, 11), RAN_6, RAN_7)
    place_commander(s, GRISBAN, 9, 11, RAN_6)
    order(s, TRA_2, Order.PATROL)
    for unit in (RAN_6, RAN_7):
        order(s, unit, Order.ATTACK, 10, 9)
        s.unit_head[unit], s.unit_formation[unit] = RAN_6, MoveMode.MARCH
        s.unit_doctrine[unit, Doctrine.RETREAT_AT] = 3
    log = blank_log(40)
    assert patrols.intercept_if_possible(s, RAN_6, loaded_tape([]), log)
    # Tactics TRA 15 and RAN 10, Grisban's death 451, morale 5 and 8; then six errors in two reports
    dice = loaded_tape([*(die - 1 for die in (15, 10, 451, 5, 8)), *[EXACT] * 6])
    fights.fight_field_rounds(s, dice, log)
    aftermath.settle(s, dice, log)
    assert hexes_of(s, RAN_6, RAN_7) == [(9, 12), (9, 12)]
    assert [men_of(s, unit) for unit in (RAN_6, RAN_7, TRA_2)] == [99, 99, 360]
    assert s.unit_order[RAN_6] == NO_ORDER
    assert s.unit_fought[RAN_6] == round_number(s)  # so that it makes no further move in round 2 (CN-MOVE-11)
    assert s.commander_at[GRISBAN] == hex_at(9, 12)
    assert hexes_of(s, TRA_2) == [(10, 9)]
    assert s.unit_order[TRA_2] == Order.PATROL
    assert (s.force[:, Force.SIDE] == NOBODY).all()


@pytest.mark.rule("CN-RETREAT-2", "CN-ORDER-12", "CN-TRAP-20", "CN-TRAP-21")
@pytest.mark.parametrize("outcome", [Outcome.RETREATS, Outcome.PANICS, Outcome.BREAKS_OFF])
def test_a_force_that_gives_up_must_retreat_from_its_hex_and_lose_its_orders(outcome: Outcome):
    s = duel()
    set_outcome(s, outcome, TRA_2)
    settle(s)
    assert hexes_of(s, TRA_2, RAN_4) == [(9, 9), THERE]
    assert s.unit_order[TRA_2] == NO_ORDER
    assert s.unit_force[TRA_2] == s.unit_force[RAN_4] == NOWHERE
    assert s.unit_baseline[TRA_2] == s.unit_baseline[RAN_4] == 0
    assert s.commander_at[KYRIAS] == hex_at(9, 9)


@pytest.mark.rule("CN-MORALE-4", "CN-RETREAT-4")
def test_a_unit_that_panics_alone_must_leave_its_force_and_the_force_must_fight_on():
    s = board()
    put(s, HERE, TRA_5, TRA_6)
    put(s, THERE, RAN_4)
    place_commander(s, KYRIAS, *HERE, TRA_5)
    attack(s, THERE, TRA_5, TRA_6)
    s.unit_outcome[TRA_5] = Outcome.PANICS
    settle(s)
    assert hexes_of(s, TRA_5, TRA_6) == [(9, 9), HERE]
    assert s.unit_force[TRA_5] == NOWHERE
    assert s.unit_force[TRA_6] != NOWHERE
    assert (s.commander_at[KYRIAS], s.commander_unit[KYRIAS]) == (hex_at(*HERE), TRA_6)
    assert fronts.first_front(s, int(s.unit_force[RAN_4])) != NOWHERE


@pytest.mark.rule("CN-MULTI-2")
def test_a_retreat_from_one_front_must_end_all_fronts_of_the_force():
    s = board()
    put(s, HERE, TRA_2)
    put(s, THERE, RAN_4)
    put(s, (9, 9), STE_2)
    attack(s, THERE, TRA_2)
    attack(s, HERE, STE_2)
    set_outcome(s, Outcome.RETREATS, TRA_2)
    settle(s)
    assert not any(fronts.is_front(s, front) for front in range(len(s.front)))
    assert reported_outcomes(s, Side.TRA) == [ReportedOutcome.LEFT, ReportedOutcome.LEFT]
    assert reported_outcomes(s, Side.RAN) == reported_outcomes(s, Side.STE) == [ReportedOutcome.WON]


# -- Followers -----------------------------------------------------------------------------------------------------


def retreat_beside(follows: int, order_id: Order = Order.WAIT, is_led: bool = True) -> np.void:
    """The position after RAN_4 has retreated, which RAN_5 in the same hex, but not in its force, may follow."""
    s = board()
    put(s, HERE, TRA_2)
    put(s, THERE, RAN_4)
    attack(s, THERE, TRA_2)
    put(s, THERE, RAN_5)
    if is_led:
        place_commander(s, TRUGDAN, *THERE, RAN_5)
    order(s, RAN_5, order_id)
    s.unit_doctrine[RAN_5, Doctrine.FOLLOW] = follows
    order(s, TRA_2, Order.WAIT)
    set_outcome(s, Outcome.RETREATS, RAN_4)
    settle(s)
    return s


@pytest.mark.rule("CN-RETREAT-4")
def test_other_units_of_the_hex_may_follow_a_retreat_under_a_commander_and_keep_their_orders():
    s = retreat_beside(1)
    assert hexes_of(s, RAN_4, RAN_5) == [BEHIND, BEHIND]
    assert (s.unit_order[RAN_4], s.unit_order[RAN_5]) == (NO_ORDER, Order.WAIT)
    assert s.commander_at[TRUGDAN] == hex_at(*BEHIND)


@pytest.mark.rule("CN-RETREAT-4", "CN-ORDER-20")
@pytest.mark.parametrize(
    ("follows", "order_id", "is_led"), [(0, Order.WAIT, True), (1, Order.HOLD, True), (1, Order.WAIT, False)]
)
def test_other_units_of_the_hex_must_stay_without_the_doctrine_or_a_commander_or_with_hold(
    follows, order_id, is_led
):
    s = retreat_beside(follows, order_id, is_led)
    assert hexes_of(s, RAN_4, RAN_5) == [BEHIND, THERE]
    if is_led:
        assert s.commander_at[TRUGDAN] == hex_at(*THERE)


# -- Moving in -----------------------------------------------------------------------------------------------------


BY_ORDER, YES, NO = range(3)  # values of the doctrine ADVANCE


@pytest.mark.rule("CN-RETREAT-7", "CN-ORDER-14")
@pytest.mark.parametrize(
    ("order_id", "doctrine", "moves"),
    [
        (Order.ATTACK, BY_ORDER, True),
        (Order.ADVANCE, BY_ORDER, True),
        (Order.WAIT, BY_ORDER, False),
        (Order.WAIT, YES, True),
        (Order.ATTACK, NO, False),
        (Order.HOLD, YES, False),
    ],
)
def test_the_winner_may_move_into_the_vacated_hex_by_doctrine(order_id: Order, doctrine: int, moves: bool):
    s = board()
    put(s, HERE, TRA_2)
    put(s, THERE, RAN_4)
    attack(s, THERE, TRA_2)  # no commander is needed
    order(s, TRA_2, order_id, *THERE)
    s.unit_doctrine[TRA_2, Doctrine.ADVANCE] = doctrine
    set_outcome(s, Outcome.RETREATS, RAN_4)
    settle(s)
    assert hexes_of(s, TRA_2, RAN_4) == [THERE if moves else HERE, BEHIND]
    assert s.unit_force[TRA_2] == NOWHERE


@pytest.mark.rule("CN-RETREAT-7", "CN-MULTI-2")
def test_a_winner_that_fights_on_another_front_must_not_move_in():
    s = duel()
    put(s, (9, 9), STE_2)
    attack(s, HERE, STE_2)
    set_outcome(s, Outcome.RETREATS, RAN_4)
    settle(s)
    assert hexes_of(s, TRA_2) == [HERE]
    assert s.unit_force[TRA_2] != NOWHERE


@pytest.mark.rule("CN-RETREAT-7", "CN-UNIT-10", "CN-UNIT-11")
def test_a_winner_for_whom_there_is_no_room_must_not_move_in():
    s = board()
    put(s, HERE, TRA_1, TRA_2)
    put(s, (11, 10), TRA_3)
    put(s, THERE, RAN_4)
    place_commander(s, KYRIAS, *HERE, TRA_2)
    attack(s, THERE, TRA_1, TRA_2)
    attack(s, THERE, TRA_3)
    set_outcome(s, Outcome.RETREATS, RAN_4)
    settle(s)
    assert hexes_of(s, TRA_1, TRA_2, TRA_3) == [THERE, THERE, (11, 10)]


@pytest.mark.rule("CN-CAMP-8", "CN-RETREAT-2")
def test_a_camp_must_fall_when_its_defenders_have_left_it():
    s = duel()
    pitch(s, RAN_CAMP + 1, *THERE)
    set_outcome(s, Outcome.RETREATS, RAN_4)
    assert Event.CAMP_TAKEN in settle(s)
    assert camp_at(s, Side.TRA, hex_at(*THERE)) != NOWHERE


@pytest.mark.rule("CN-CRUR-4")
def test_a_group_must_stay_where_it_has_beaten_an_enemy():
    s = board()
    put(s, HERE, GROUP_1)
    put(s, THERE, RAN_4)
    attack(s, THERE, GROUP_1)
    set_outcome(s, Outcome.RETREATS, RAN_4)
    settle(s)
    assert hexes_of(s, GROUP_1) == [THERE]
    assert s.unit_dwells[GROUP_1] == round_number(s) + 1


@pytest.mark.rule("CN-UNIT-13")
def test_the_next_defender_must_fight_when_the_first_has_left():
    s = board()
    put(s, HERE, TRA_2)
    put(s, THERE, RAN_4, RAN_5)
    attack(s, THERE, TRA_2)
    assert s.unit_force[RAN_5] == NOWHERE
    first = int(s.unit_force[TRA_2])
    set_outcome(s, Outcome.RETREATS, RAN_4)
    settle(s)
    assert hexes_of(s, TRA_2, RAN_5) == [HERE, THERE]
    assert s.unit_force[TRA_2] == first  # the battle goes on
    assert fronts.foe_on(s, fronts.first_front(s, first), first) == s.unit_force[RAN_5]


@pytest.mark.rule("CN-LAND-5", "CN-ARR-6")
def test_a_company_that_wins_the_shore_must_land():
    s = board()
    coast, sea = (3, 7), (2, 7)
    put(s, coast, RAN_4)
    put(s, sea, TRA_5)
    s.unit_aboard[TRA_5], s.ship_at[TRA_5] = 1, hex_at(*sea)
    s.camp_at[TRA_CAMP] = NOWHERE  # as before the first landing
    attack(s, coast, TRA_5, order_id=Order.SHIP)
    set_outcome(s, Outcome.RETREATS, RAN_4)
    settle(s)
    assert hexes_of(s, TRA_5) == [coast]
    assert s.unit_aboard[TRA_5] == 0
    assert s.landed[Side.TRA] == hex_at(*coast)


# -- Pursuit -------------------------------------------------------------------------------------------------------


def board_of_pursuit(
    order_id: Order = Order.ATTACK, is_led: bool = True, outcome: Outcome = Outcome.RETREATS
) -> np.void:
    """A duel after a field round with this outcome for RAN_4, in which TRA_2 has the doctrine to pursue."""
    s = duel()
    order(s, TRA_2, order_id, *THERE)
    s.unit_doctrine[TRA_2, Doctrine.PURSUE] = 1
    if not is_led:
        s.commander_fate[KYRIAS] = Fate.DEAD
    set_outcome(s, outcome, RAN_4)
    return s


@pytest.mark.rule("CN-RETREAT-5")
def test_a_pursuer_must_enter_the_vacated_hex_and_fight_over_the_new_border():
    s = board_of_pursuit()
    own, foe = int(s.unit_force[TRA_2]), int(s.unit_force[RAN_4])
    events = settle(s)
    assert hexes_of(s, TRA_2, RAN_4) == [THERE, BEHIND]
    assert Event.UNIT_PURSUED in events
    assert s.commander_at[KYRIAS] == hex_at(*THERE)
    assert (s.unit_force[TRA_2], s.unit_force[RAN_4]) == (own, foe)
    assert fronts.are_opposed(s, own, foe)
    assert (s.force[own, Force.PURSUES], s.force[foe, Force.PURSUES]) == (1, 0)
    assert (s.force[own, Force.HEX], s.force[foe, Force.HEX]) == (hex_at(*THERE), hex_at(*BEHIND))
    assert s.force[own, Force.AGAINST] == hex_at(*BEHIND)
    assert s.force[foe, Force.DONE] == s.unit_outcome[RAN_4] == Outcome.STANDS
    assert s.unit_order[RAN_4] == NO_ORDER
    assert not reported_outcomes(s, Side.TRA)


@pytest.mark.rule("CN-RETREAT-5")
def test_a_pursuit_may_be_repeated():
    s = board_of_pursuit()
    settle(s)
    set_outcome(s, Outcome.RETREATS, RAN_4)
    settle(s)
    assert hexes_of(s, TRA_2, RAN_4) == [BEHIND, (13, 9)]


@pytest.mark.rule("CN-RETREAT-6", "CN-RETREAT-5", "CN-ORDER-20")
@pytest.mark.parametrize(
    ("order_id", "is_led", "outcome"),
    [
        (Order.WAIT, False, Outcome.RETREATS),
        (Order.HOLD, True, Outcome.RETREATS),
        (Order.WAIT, True, Outcome.DESTROYED),
    ],
)
def test_nobody_may_pursue_without_a_commander_or_with_hold_or_a_destroyed_force(order_id, is_led, outcome):
    s = board_of_pursuit(order_id, is_led, outcome)
    if outcome == Outcome.DESTROYED:
        s.unit_men[RAN_4] = 0
    settle(s)
    assert hexes_of(s, TRA_2) == [HERE]
    assert s.unit_force[TRA_2] == NOWHERE


@pytest.mark.rule("CN-RETREAT-5")
def test_only_one_of_two_winners_may_pursue():
    s = board_of_pursuit()
    put(s, (11, 8), TRA_5)
    place_commander(s, Commander.DA_KAELVE, 11, 8, TRA_5)
    s.unit_doctrine[TRA_5, Doctrine.PURSUE] = 1
    set_outcome(s, Outcome.STANDS, RAN_4)  # until TRA_5 attacks it, too
    attack(s, THERE, TRA_5)
    set_outcome(s, Outcome.RETREATS, RAN_4)
    settle(s)
    pursuers = [unit for unit in (TRA_2, TRA_5) if s.unit_force[unit] != NOWHERE]
    assert len(pursuers) == 1
    assert hexes_of(s, *pursuers) == [THERE]
    assert reported_outcomes(s, Side.TRA) == [ReportedOutcome.WON]


# -- Destruction and surrender -------------------------------------------------------------------------------------


def surrounded(captor: int) -> np.void:
    """A fight whose outcome is that STE_2, under Naramsi, retreats, but it has no hex to retreat to."""
    s = board()
    put(s, THERE, STE_2)
    for k in range(DIRECTIONS):
        pitch(s, RAN_CAMP + k, *column_and_row(NEIGHBOUR[hex_at(*THERE), k]))
    s.camp_at[RAN_CAMP + 2] = NOWHERE  # the one that was put into HERE
    put(s, HERE, captor)
    place_commander(s, Commander.NARAMSI, *THERE, STE_2)
    attack(s, THERE, captor, order_id=Order.WAIT)
    set_outcome(s, Outcome.RETREATS, STE_2)
    return s


@pytest.mark.rule("CN-RETREAT-3", "CN-LOSS-9", "CN-CMD-10")
@pytest.mark.parametrize(
    ("captor", "buried", "fate"),
    [(TRA_2, 0, Fate.PRISONER), (RAN_4, 125, Fate.DEAD)],  # half of the 250 dead rise later
)
def test_a_force_without_a_way_out_must_surrender(captor: int, buried: int, fate: Fate):
    s = surrounded(captor)
    assert Event.UNIT_SURRENDERED in settle(s)
    assert not is_in_play(s, STE_2)
    assert not s.unit_day_lost[STE_2].any()
    assert s.unit_reported[STE_2] == 250
    assert s.grave_men[0] == buried
    assert s.commander_fate[Commander.NARAMSI] == fate
    assert reported_outcomes(s, Side.STE) == [ReportedOutcome.LOST]


@pytest.mark.rule("CN-UNIT-8", "CN-COMBAT-21")
def test_a_destroyed_force_must_leave_the_map_and_report():
    s = duel()
    s.unit_killed[RAN_4, STANDARD] = men_of(s, RAN_4)
    s.unit_men[RAN_4], s.unit_tv[RAN_4] = 0, 0
    s.commander_at[TRUGDAN], s.commander_unit[TRUGDAN] = hex_at(14, 9), NOWHERE  # he has got away
    set_outcome(s, Outcome.DESTROYED, RAN_4)
    settle(s)
    assert not is_in_play(s, RAN_4)
    assert hexes_of(s, TRA_2) == [THERE]
    assert reported_outcomes(s, Side.RAN) == [ReportedOutcome.LOST]


# -- The dead ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-CRUR-10", "CN-TRAP-36")
def test_half_of_the_dead_of_each_side_must_rise_after_the_battle():
    s = duel()
    s.unit_killed[TRA_2, ELITE], s.unit_killed[RAN_4, STANDARD] = 11, 30
    set_outcome(s, Outcome.RETREATS, RAN_4)
    settle(s)
    assert sorted(s.grave_men[s.grave_at != NOWHERE].tolist()) == [5, 15]


@pytest.mark.rule("CN-CRUR-10")
def test_the_dead_must_be_halved_by_side_and_battle_and_not_by_unit():
    s = board()
    put(s, HERE, TRA_5, TRA_6)
    put(s, THERE, RAN_4)
    place_commander(s, KYRIAS, *HERE, TRA_5)
    attack(s, THERE, TRA_5, TRA_6)
    s.unit_killed[TRA_5, STANDARD], s.unit_killed[TRA_6, STANDARD] = 3, 3
    s.unit_outcome[TRA_5] = Outcome.PANICS  # it leaves before the others
    settle(s)
    set_outcome(s, Outcome.RETREATS, TRA_6)
    settle(s)
    assert s.grave_men[s.grave_at != NOWHERE].tolist() == [3]


@pytest.mark.rule("CN-CRUR-8", "CN-COMBAT-20")
@pytest.mark.parametrize(("marks", "risen"), [(0, [35]), (Mark.KILLED, [])])
def test_half_of_the_losses_of_a_group_must_rise_but_not_after_a_dagger(marks: int, risen: list[int]):
    s = board()
    put(s, HERE, TRA_2)
    put(s, THERE, GROUP_1)
    attack(s, THERE, TRA_2, order_id=Order.WAIT)
    s.unit_lost[GROUP_1, STANDARD], s.unit_killed[GROUP_1, STANDARD] = 40, 31
    s.unit_men[GROUP_1, STANDARD] -= 71
    set_outcome(s, Outcome.RETREATS, GROUP_1)
    s.force[s.unit_force[GROUP_1], Force.MARKS] = marks
    settle(s)
    assert s.grave_men[s.grave_at != NOWHERE].tolist() == risen


# -- Reports and dusk ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-INFO-7", "CN-COURIER-1", "CN-INFO-1")
def test_both_sides_must_send_a_report_when_the_fight_is_over():
    s = duel()
    settle(s)
    assert not reported_outcomes(s, Side.TRA)  # it goes on
    set_outcome(s, Outcome.RETREATS, RAN_4)
    settle(s)
    assert (reported_outcomes(s, Side.TRA), reported_outcomes(s, Side.RAN)) == (
        [ReportedOutcome.WON],
        [ReportedOutcome.LEFT],
    )
    senders = [int(s.courier[side * COURIERS_PER_SIDE, Courier.SENDER]) for side in (Side.TRA, Side.RAN)]
    assert senders == [FIRST_COMMANDER_MARKER + KYRIAS, FIRST_COMMANDER_MARKER + TRUGDAN]


@pytest.mark.rule("CN-INFO-7")
def test_a_camp_must_report_for_its_defenders_and_otherwise_a_unit():
    s = board()
    put(s, (13, 9), TRA_2)
    put(s, (14, 9), RAN_4)
    attack(s, (14, 9), TRA_2)
    set_outcome(s, Outcome.RETREATS, TRA_2)
    settle(s)
    senders = [int(s.courier[side * COURIERS_PER_SIDE, Courier.SENDER]) for side in (Side.TRA, Side.RAN)]
    assert senders == [TRA_2, FIRST_CAMP_MARKER + RAN_CAMP]


@pytest.mark.rule("CN-COMBAT-27", "CN-INFO-7", "CN-COMBAT-18")
def test_dusk_must_end_every_fight_and_leave_both_forces_where_they_are():
    s = duel()
    s.unit_men[RAN_4, STANDARD] -= 30
    s.unit_lost[RAN_4, STANDARD] = 30
    log = blank_log(40)
    aftermath.end_all(s, seeded_tape(2), log)
    assert hexes_of(s, TRA_2, RAN_4) == [HERE, THERE]
    assert reported_outcomes(s, Side.TRA) == reported_outcomes(s, Side.RAN) == [ReportedOutcome.UNDECIDED]
    assert s.unit_force[TRA_2] == s.unit_force[RAN_4] == NOWHERE
    assert (s.unit_baseline[RAN_4], s.unit_lost[RAN_4, STANDARD]) == (0, 0)
    assert s.unit_day_lost[RAN_4].sum() == 30
    assert s.unit_order[TRA_2] == Order.ATTACK  # so a new battle begins the next day


@pytest.mark.rule("CN-COMBAT-27", "CN-PATROL-4")
def test_a_patrol_must_return_to_its_base_at_dusk_unless_an_enemy_holds_it():
    for is_held in (False, True):
        s = board()
        put(s, (10, 9), TRA_2)
        order(s, TRA_2, Order.PATROL)
        put(s, (9, 11), RAN_6)
        assert patrols.intercept_if_possible(s, RAN_6, loaded_tape([]), blank_log())
        post = hexes_of(s, TRA_2)
        if is_held:
            put(s, (10, 9), STE_1)
        aftermath.end_all(s, seeded_tape(2), blank_log())
        assert hexes_of(s, TRA_2) == (post if is_held else [(10, 9)])
