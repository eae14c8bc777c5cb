"""The effects of a unit that enters a hex (catalogue 6.4 step 11.3)."""

import numpy as np
import pytest

from stridsplan.engine.dice import decode, kept, loaded_tape
from stridsplan.engine.log import blank_log
from stridsplan.games.clusta_noba.components.orders import Order
from stridsplan.games.clusta_noba.components.pools import (
    NOWHERE,
    STANDARD,
    Commander,
    Side,
)
from stridsplan.games.clusta_noba.events import Event, Stream
from stridsplan.games.clusta_noba.numbers import Doctrine, Fate, Stance
from stridsplan.games.clusta_noba.rules import entering
from stridsplan.games.clusta_noba.rules.camps import camp_at
from stridsplan.games.clusta_noba.rules.canonical import round_number
from stridsplan.games.clusta_noba.rules.losses import count_waiting
from stridsplan.games.clusta_noba.rules.stances import set_stance

from .board import (
    GROUP_1,
    ISLANDERS_1,
    RAN_1,
    RAN_CAMP,
    STE_1,
    STE_CAMP,
    TRA_2,
    TRA_5,
    TRA_ASTROLOGER,
    TRA_CAMP,
    TRA_INTERROGATOR,
    TRA_SPY,
    events_of,
    hex_at,
    new_board,
    order,
    pitch,
    place,
    place_commander,
    place_specialist,
)

MIDDLE, WEST = hex_at(10, 9), hex_at(9, 9)
VILLAGE = hex_at(11, 10)


def enter(s: np.void, unit: int, hex: int, *faces: int) -> list[Event]:
    """Let a unit enter with exactly these dice; return the kinds of the events, in order."""
    dice, log = loaded_tape([face - 1 for face in faces]), blank_log(12)
    entering.enter(s, unit, hex, dice, log)
    assert len(kept(dice)) == len(faces)
    return events_of(log)


# -- The entry -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-MOVE-1", "CN-ORDER-5")
def test_a_unit_must_enter_with_the_persons_who_accompany_it():
    s = new_board()
    place(s, TRA_2, 9, 9)
    place_commander(s, Commander.KYRIAS, 9, 9, TRA_2)
    place_commander(s, Commander.TASSELUKA, 9, 9)
    place_specialist(s, TRA_SPY, 9, 9, TRA_2)
    s.unit_to[TRA_2], s.unit_walked[TRA_2] = MIDDLE, 11  # twelfths of an MP
    assert enter(s, TRA_2, MIDDLE) == [Event.UNIT_ENTERED]
    assert (s.unit_at[TRA_2], s.unit_from[TRA_2], s.unit_moved[TRA_2]) == (MIDDLE, WEST, round_number(s))
    assert (s.unit_to[TRA_2], s.unit_walked[TRA_2]) == (NOWHERE, 0)
    assert s.commander_at[Commander.KYRIAS] == s.specialist_at[TRA_SPY] == MIDDLE
    assert s.commander_at[Commander.TASSELUKA] == WEST


@pytest.mark.rule("CN-CMD-6")
def test_dunkelbrink_must_take_command_when_his_unit_enters_naramsis_hex():
    s = new_board()
    place(s, STE_1, 9, 9)
    place_commander(s, Commander.NARAMSI, 10, 9)
    place_commander(s, Commander.DUNKELBRINK, 9, 9, STE_1)
    s.commander_in_chief[Side.STE] = Commander.NARAMSI
    enter(s, STE_1, hex_at(8, 9))
    assert s.commander_in_chief[Side.STE] == Commander.NARAMSI
    enter(s, STE_1, MIDDLE)
    assert s.commander_in_chief[Side.STE] == Commander.DUNKELBRINK


# -- Camps ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-CAMP-8")
def test_a_camp_without_a_defender_must_be_taken_and_kept():
    s = new_board()
    pitch(s, RAN_CAMP, 10, 9, fortified=12)
    place(s, TRA_2, 9, 9)
    assert enter(s, TRA_2, MIDDLE) == [Event.UNIT_ENTERED, Event.CAMP_TAKEN]
    assert camp_at(s, Side.TRA, MIDDLE) == TRA_CAMP
    assert s.camp_fort[TRA_CAMP] == 0
    assert s.camp_at[RAN_CAMP] == NOWHERE


@pytest.mark.rule("CN-CAMP-8", "CN-ORDER-14")
@pytest.mark.parametrize("unit", [TRA_2, GROUP_1])
def test_a_camp_must_be_destroyed_by_doctrine_and_by_crurians(unit: int):
    s = new_board()
    pitch(s, RAN_CAMP, 10, 9)
    place(s, unit, 9, 9)
    s.unit_doctrine[TRA_2, Doctrine.CAPTURED_CAMP] = 1  # destroy it
    assert enter(s, unit, MIDDLE) == [Event.UNIT_ENTERED, Event.CAMP_DESTROYED]


@pytest.mark.rule("CN-CAMP-8")
def test_a_camp_with_a_defender_or_under_a_truce_must_not_be_taken():
    s = new_board()
    pitch(s, RAN_CAMP, 10, 9)
    place(s, RAN_1, 10, 9)
    place(s, TRA_2, 9, 9)
    assert enter(s, TRA_2, MIDDLE) == [Event.UNIT_ENTERED]  # with the defender's leave (CN-CONTACT-5)
    s.unit_at[RAN_1] = hex_at(9, 21)
    set_stance(s, Side.TRA, Side.RAN, Stance.TRUCE)
    assert enter(s, TRA_2, MIDDLE) == [Event.UNIT_ENTERED]
    assert camp_at(s, Side.RAN, MIDDLE) == RAN_CAMP


@pytest.mark.rule("CN-CAMP-8")
@pytest.mark.parametrize(("taker", "dice", "saved"), [(TRA_2, (), 7), (RAN_1, (51,), 0), (GROUP_1, (), 0)])
def test_the_wounded_in_a_taken_camp_must_die_or_flee_depending_on_the_taker(
    taker: int, dice: tuple[int, ...], saved: int
):
    s = new_board()
    pitch(s, STE_CAMP, 10, 9)
    pitch(s, STE_CAMP + 1, 9, 21)
    place(s, STE_1, 9, 21)
    # Seven men lie in the first camp (refuge 0) and return on day 3
    s.wounded[STE_1, 3, STANDARD], s.wounded_in[STE_1, 3] = 7, 0
    place(s, taker, 9, 9)
    enter(s, taker, MIDDLE, *dice)  # 51: no outrage (CN-RAN-3)
    assert count_waiting(s, STE_1, 1) == saved  # in the second camp
    assert not s.wounded.any()


# -- Persons without troops ----------------------------------------------------------------------------------------


@pytest.mark.rule("CN-CMD-10", "CN-CMD-8")
@pytest.mark.parametrize(("unit", "fate"), [(STE_1, Fate.PRISONER), (RAN_1, Fate.DEAD), (GROUP_1, Fate.DEAD)])
def test_persons_left_alone_must_be_caught(unit: int, fate: Fate):
    s = new_board()
    place(s, unit, 9, 9)
    place_commander(s, Commander.KYRIAS, 10, 9)
    s.commander_in_chief[Side.TRA] = Commander.KYRIAS
    place_specialist(s, TRA_ASTROLOGER, 10, 9)
    place_specialist(s, TRA_INTERROGATOR, 10, 9)
    events = enter(s, unit, MIDDLE)
    assert s.commander_fate[Commander.KYRIAS] == fate
    assert s.commander_in_chief[Side.TRA] != Commander.KYRIAS
    assert s.specialist_fate[TRA_ASTROLOGER] == s.specialist_fate[TRA_INTERROGATOR] == fate
    assert events.count(Event.SPECIALIST_CAUGHT) == 2
    assert Event.PERSON_CAUGHT in events


@pytest.mark.rule("CN-CMD-10", "CN-SPY-3")
def test_spies_must_escape_to_the_nearest_unit_of_their_side():
    s = new_board()
    place(s, RAN_1, 9, 9)
    place(s, TRA_2, 10, 12)
    place(s, TRA_5, 10, 13)
    place_specialist(s, TRA_SPY, 10, 9)
    enter(s, RAN_1, MIDDLE)
    assert (s.specialist_at[TRA_SPY], s.specialist_unit[TRA_SPY]) == (hex_at(10, 12), TRA_2)
    assert s.specialist_fate[TRA_SPY] == Fate.FREE


@pytest.mark.rule("CN-CMD-10")
def test_persons_with_troops_and_persons_of_friends_must_not_be_caught():
    s = new_board()
    place(s, RAN_1, 9, 9)
    place(s, TRA_2, 10, 9)
    place_commander(s, Commander.KYRIAS, 10, 9)
    place_commander(s, Commander.NARAMSI, 10, 9)
    set_stance(s, Side.RAN, Side.STE, Stance.TRUCE)
    assert enter(s, RAN_1, MIDDLE) == [Event.UNIT_ENTERED]
    assert s.commander_fate[Commander.KYRIAS] == s.commander_fate[Commander.NARAMSI] == Fate.FREE


# -- Outrages ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-RAN-3")
@pytest.mark.parametrize(("die", "happens"), [(50, 1), (51, 0)])
def test_ransards_who_enter_a_settlement_must_commit_an_outrage_half_the_time(die: int, happens: int):
    s = new_board()
    place(s, RAN_1, 10, 10)
    dice, log = loaded_tape([die - 1]), blank_log(4)
    entering.enter(s, RAN_1, VILLAGE, dice, log)
    assert decode(kept(dice)) == [(die - 1, 100, Stream.FATES)]
    assert (s.place_stance[Side.RAN].sum(), s.outrages) == (happens, happens)
    assert (Event.OUTRAGE in events_of(log)) == bool(happens)


@pytest.mark.rule("CN-RAN-3", "CN-TRA-3")
def test_other_sides_and_ransards_in_ruins_may_not_commit_an_outrage():
    s = new_board()
    place(s, TRA_2, 10, 10)
    enter(s, TRA_2, VILLAGE)
    s.unit_at[TRA_2] = hex_at(9, 21)
    s.place_gone[:] = 1
    place(s, RAN_1, 10, 10)
    enter(s, RAN_1, VILLAGE)  # `enter` checks that no die is rolled
    assert s.outrages == 0


@pytest.mark.rule("CN-RAN-3")
def test_ransards_who_take_a_camp_must_roll_once_for_an_outrage_even_in_a_settlement():
    s = new_board()
    place(s, RAN_1, 9, 9)
    pitch(s, TRA_CAMP, 10, 9)
    assert Event.OUTRAGE in enter(s, RAN_1, MIDDLE, 1)
    assert not s.place_stance.any()
    pitch(s, TRA_CAMP, 11, 10)
    assert Event.OUTRAGE in enter(s, RAN_1, VILLAGE, 1)
    assert s.outrages == 2


# -- Crurians that stay --------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-CRUR-4")
def test_a_group_must_stay_in_a_hex_with_a_camp_a_settlement_or_an_enemy():
    s = new_board()
    place(s, GROUP_1, 9, 9)
    enter(s, GROUP_1, MIDDLE)
    assert s.unit_dwells[GROUP_1] == 0
    enter(s, GROUP_1, VILLAGE)
    assert s.unit_dwells[GROUP_1] == round_number(s) + 1
    s.round = 4
    pitch(s, TRA_CAMP, 10, 9)
    enter(s, GROUP_1, MIDDLE)
    assert s.unit_dwells[GROUP_1] == round_number(s) + 1
    s.round = 5
    place(s, TRA_2, 9, 9)
    enter(s, GROUP_1, WEST)
    assert s.unit_dwells[GROUP_1] == round_number(s) + 1


@pytest.mark.rule("CN-CRUR-4", "CN-CRUR-12")
def test_cru_must_not_stay_with_its_islanders_or_in_ruins():
    s = new_board()
    place(s, ISLANDERS_1, 10, 10)
    enter(s, ISLANDERS_1, VILLAGE)
    s.place_gone[:] = 1
    place(s, GROUP_1, 10, 10)
    enter(s, GROUP_1, VILLAGE)
    assert not s.unit_dwells.any()


# -- Store Stenfar -------------------------------------------------------------------------------------------------


def board_with_stone(day: int) -> np.void:
    """A board on which the stone was planted in open ground on day 20, with a battalion of TRA in a hex beside it."""
    s = new_board()
    s.stenfar, s.stenfar_day, s.conflux, s.day = 1, 20, MIDDLE, day
    place(s, TRA_5, 9, 9)
    return s


@pytest.mark.rule("CN-STONE-1")
@pytest.mark.parametrize(("die", "is_hunting", "notices"), [(25, 0, 1), (26, 0, 0), (55, 1, 1), (56, 1, 0)])
def test_the_stone_must_be_noticed_in_its_first_week_with_the_chance_of_a_capture(die, is_hunting, notices):
    # A battalion catches a courier in open ground with 25 percent, and 30 more if it hunts (CN-COURIER-8)
    s = board_with_stone(26)
    if is_hunting:
        order(s, TRA_5, Order.HUNT)
    events = enter(s, TRA_5, MIDDLE, die)
    assert s.stenfar_seen.tolist() == [notices, 0, 0, 0]  # by side
    assert (Event.STENFAR_NOTICED in events) == bool(notices)


@pytest.mark.rule("CN-STONE-1")
def test_the_stone_must_be_noticed_for_certain_after_a_week_and_only_once():
    s = board_with_stone(27)
    assert Event.STENFAR_NOTICED in enter(s, TRA_5, MIDDLE)
    assert Event.STENFAR_NOTICED not in enter(s, TRA_5, MIDDLE)
