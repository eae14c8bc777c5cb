"""What the war game does not have: sieges, random events, deeds, splitting, and duties that the text only advises."""

import numpy as np
import pytest

from stridsplan.engine.dice import kept, loaded_tape, seeded_tape
from stridsplan.engine.log import blank_log
from stridsplan.games.clusta_noba import decisions, flow
from stridsplan.games.clusta_noba.actions import ACTIONS, HEX, SEAL, SETTINGS
from stridsplan.games.clusta_noba.components.armies import Level
from stridsplan.games.clusta_noba.components.map import HEXES
from stridsplan.games.clusta_noba.components.orders import Order
from stridsplan.games.clusta_noba.components.pools import LAST_OF, UNITS, Commander, Side
from stridsplan.games.clusta_noba.events import Illegal
from stridsplan.games.clusta_noba.numbers import VIAS, Ask, Doctrine, Outcome, Stance
from stridsplan.games.clusta_noba.rules import camps, ending, fights, tactics
from stridsplan.games.clusta_noba.rules.columns import set_default_doctrine
from stridsplan.games.clusta_noba.rules.units import is_in_play, men_of
from stridsplan.games.clusta_noba.state import STATE, observe

from .board import (
    RAN_1,
    RAN_2,
    RAN_4,
    RAN_CAMP,
    STE_1,
    STE_2,
    STE_3,
    STE_4,
    TRA_1,
    TRA_CAMP,
    hex_at,
    new_board,
    order,
    pitch,
    place,
    place_commander,
)
from .campaign import started
from .fighting import NEVER, attack_hex

CAPE, MIDDLE = (9, 21), (10, 9)
LOG = blank_log(2000)


def play_day(s: np.void, dice: np.ndarray) -> None:
    """Play a day from dawn to dawn in which no seat gives orders."""
    s.options.seats = 4
    flow.play_on(s, flow.Next.BEGIN_DAY, dice, LOG)
    for seat in range(4):
        assert s.ask == Ask.ORDERS
        decisions.apply(s, seat, SEAL, dice, LOG)


def far_apart() -> np.void:
    """A Ransard company in its camp on the cape, a Trakorian one in the north."""
    s = new_board()
    s.conflux, s.last_day = hex_at(4, 12), 50
    s.starting_tv[:] = 1  # not 0: all sides have arrived
    s.commander_in_chief[Side.TRA], s.commander_in_chief[Side.RAN] = Commander.DA_KAELVE, Commander.TRUGDAN
    place(s, RAN_1, *CAPE)
    place_commander(s, Commander.TRUGDAN, *CAPE, RAN_1)
    pitch(s, RAN_CAMP, *CAPE)
    place(s, TRA_1, 14, 4)
    place_commander(s, Commander.DA_KAELVE, 14, 4, TRA_1)
    for unit in range(UNITS):
        set_default_doctrine(s, unit)
    return s


# -- Dice ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-KH-3", "CN-COMBAT-29", "CN-UMP-2")
def test_a_day_on_which_nothing_happens_must_draw_no_dice():
    s, dice = far_apart(), loaded_tape([])
    play_day(s, dice)
    assert (s.day, s.round, len(kept(dice))) == (1, 1, 0)


@pytest.mark.rule("CN-KH-1", "CN-COMBAT-4", "CN-COMBAT-5")
def test_only_a_perfect_roll_or_a_fumble_must_need_a_second_die():
    for face in range(1, 21):
        dice = loaded_tape([11])  # any second die
        tactics.confirm_if_needed(new_board(), face, dice)
        assert len(kept(dice)) == (1 if face in (1, 20) else 0)


# -- Camps ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-KH-2", "CN-COMBAT-29")
def test_a_camp_with_enemies_around_it_must_not_starve():
    s = far_apart()
    order(s, RAN_1, Order.HOLD)
    for unit, hex in zip((STE_1, STE_2, STE_3, STE_4), ((8, 21), (10, 21), (9, 20), (9, 22)), strict=True):
        place(s, unit, *hex)
    for _ in range(2):
        play_day(s, seeded_tape(1))
    assert men_of(s, RAN_1) == 250
    assert camps.is_camp_finished(s, RAN_CAMP)


@pytest.mark.rule("CN-KH-2", "CN-FORT-4")
def test_an_attack_on_a_camp_must_be_a_field_round_with_the_multiplier_of_the_camp():
    losses = []
    for fortified in (0, 60):  # rounds of work: no multiple, and 4
        s = new_board()
        for unit in range(UNITS):
            set_default_doctrine(s, unit)
            s.unit_doctrine[unit, Doctrine.RETREAT_AT] = NEVER
        place(s, TRA_1, 12, 9)
        place(s, RAN_1, 13, 8)
        pitch(s, RAN_CAMP, 13, 8, fortified)
        attack_hex(s, TRA_1, (13, 8))
        # Counted from 0: RAN rolls 10, TRA 5; all morale tests succeed
        fights.fight_field_rounds(s, loaded_tape([9, 4, 0, 0, 0, 0]), LOG)
        losses.append((400 - men_of(s, TRA_1), 250 - men_of(s, RAN_1)))
    assert losses[0][0] < losses[1][0]
    assert losses[0][1] > losses[1][1]


@pytest.mark.rule("CN-FORT-5")
def test_the_siege_engineer_must_change_nothing():
    found = set()
    for level in Level:  # only the higher ones bring a siege engineer
        s = far_apart()
        s.priority[s.seat_of[Side.TRA]] = level
        pitch(s, TRA_CAMP, 14, 4, 60)
        found.add(int(camps.fortification(s, TRA_CAMP)))
    assert found == {8}  # in halves: x4


# -- Actions that do not exist -------------------------------------------------------------------------------------


@pytest.mark.rule("CN-HP-6", "CN-UNIT-2", "CN-ORDER-35")
def test_players_must_have_no_action_for_deeds_for_splitting_units_or_for_ordering_a_retreat():
    kinds = [kind.name for kind in ACTIONS.kinds if {at.ask for at in kind.asked} != {Ask.UMPIRE}]
    assert not any(word in kind for kind in kinds for word in ("deed", "split", "merge", "retreat", "join"))
    assert not any("retreat" in order.name.lower() for order in Order)
    assert Doctrine.RETREAT_AT in SETTINGS  # breaking off is a doctrine (CN-ORDER-14)


@pytest.mark.rule("CN-ORDER-35", "CN-ORDER-14", "CN-RETREAT-1")
@pytest.mark.parametrize(("tenths", "breaks_off"), [(1, True), (NEVER, False)])
def test_a_retreat_must_be_ordered_by_doctrine(tenths: int, breaks_off: bool):
    s = new_board()
    for unit in range(UNITS):
        set_default_doctrine(s, unit)
        s.unit_doctrine[unit, Doctrine.RETREAT_AT] = NEVER
    place(s, RAN_4, 12, 9)
    place(s, STE_1, 13, 8)
    s.unit_doctrine[RAN_4, Doctrine.RETREAT_AT] = tenths
    attack_hex(s, RAN_4, (13, 8))
    # Counted from 0: RAN rolls 5, STE 10; all morale tests succeed
    fights.fight_field_rounds(s, loaded_tape([4, 9, 0, 0, 0, 0]), LOG)
    assert (s.unit_outcome[RAN_4] != Outcome.STANDS) == breaks_off


@pytest.mark.rule("CN-UNIT-2")
def test_units_must_stay_whole_through_a_day_of_orders():
    s = far_apart()
    place(s, RAN_2, *CAPE)
    order(s, RAN_1, Order.HUNT)
    play_day(s, seeded_tape(1))
    own = [unit for unit in range(RAN_1, LAST_OF[Side.RAN] + 1) if is_in_play(s, unit)]
    assert own == [RAN_1, RAN_2]
    assert [men_of(s, unit) for unit in own] == [250, 250]


@pytest.mark.rule("CN-ORDER-15", "CN-MOVE-7")
def test_a_sheet_must_have_room_for_orders_of_eight_days_with_routes():
    assert len({fields["days"] for fields in times()}) == 8
    assert VIAS == 3
    assert len(HEX.numbers) == HEXES


def times() -> list[dict[str, int]]:
    """The times that an entry of a sheet may have."""
    (at_time,) = (kind for kind in ACTIONS.kinds if kind.name == "at_time")
    return [dict(zip(("days", "round"), words, strict=True)) for words in at_time.arguments[0].words]


# -- Secrecy -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-UMP-4", "CN-CAMP-7", "CN-TRAP-28")
def test_the_true_hex_of_a_unit_out_of_sight_must_be_in_no_view():
    views = []
    for column in (11, 12):
        s = far_apart()
        place(s, RAN_2, column, 12)
        place(s, STE_1, column, 16)
        for seat in range(-1, 4):
            view = np.zeros(1, STATE)
            observe(s, seat, view[0])
            views.append((seat, view.tobytes()))
    assert views[:5] == views[5:]  # a spectator and four seats


# -- Advice in the rulebook ----------------------------------------------------------------------------------------


@pytest.mark.rule("CN-ARR-8")
def test_no_side_must_be_forced_to_camp_or_fortify():
    campaign = started()
    for seat in range(2):
        assert decisions.refuse(campaign.s, seat, SEAL) == Illegal.NONE


@pytest.mark.rule("CN-LOY-2", "CN-ALLY-2")
def test_trakorians_and_ransards_must_be_hostile_until_they_agree_on_a_truce():
    s = new_board()
    assert s.stance[Side.TRA, Side.RAN] == Stance.HOSTILE
    play_day(s, seeded_tape(1))
    assert s.stance[Side.TRA, Side.RAN] == Stance.HOSTILE


@pytest.mark.rule("CN-WIN-6", "CN-STE-1")
def test_dunkelbrink_must_not_change_the_result_of_the_stegosians():
    results = []
    for comes in (False, True):
        s = far_apart()
        s.options.seats = 4
        place(s, STE_1, 4, 12)
        if comes:
            place_commander(s, Commander.DUNKELBRINK, 4, 12, STE_1)
        ending.come_to_conflux(s, LOG)
        results.append((int(s.winners), int(s.ended)))
    assert results[0] == results[1]
    assert results[0][0] == 1 << Side.STE
