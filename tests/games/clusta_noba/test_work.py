"""Rounds of work on camps, fortification, scouting and ambushes (CN-CAMP-1, CN-CAMP-2, CN-FORT-3)."""

import pytest

from stridsplan.engine.log import blank_log
from stridsplan.games.clusta_noba.components.orders import Order
from stridsplan.games.clusta_noba.components.pools import CAMPS, Commander, Side
from stridsplan.games.clusta_noba.numbers import DAY, PULSES, Stance
from stridsplan.games.clusta_noba.rules import work
from stridsplan.games.clusta_noba.rules.canonical import round_number
from stridsplan.games.clusta_noba.rules.stances import set_stance

from .board import RAN_1, TRA_1, TRA_2, TRA_CAMP, hex_at, new_board, order, pitch, place, place_commander

CAPE = hex_at(9, 21)


def board(order_id=Order.CAMP):
    """A Trakorian company on the cape with the admiral, by default with the order to camp there."""
    s = new_board()
    place(s, TRA_1, 9, 21)
    place_commander(s, Commander.TASSELUKA, 9, 21, TRA_1)
    if order_id == Order.CAMP:
        order(s, TRA_1, order_id, 9, 21)
    else:
        order(s, TRA_1, order_id)
    return s


def end_round(s, round, day=0):
    """End a round of a day."""
    s.day, s.round = day, round
    s.moment = DAY * day + PULSES * round - 1  # the last pulse of the round
    work.end_round(s, blank_log(10))


def work_done(s):
    """The rounds of work done on a camp on the cape; 0 without a camp."""
    return int(s.camp_work[TRA_CAMP]) if s.camp_at[TRA_CAMP] == CAPE else 0


@pytest.mark.rule("CN-CAMP-1", "CN-ORDER-26")
def test_six_rounds_of_work_must_finish_a_camp_and_the_order():
    s = board()
    for round in range(1, 6):
        end_round(s, round)
        assert s.unit_order[TRA_1] == Order.CAMP
    end_round(s, 6)
    assert (work_done(s), s.unit_order[TRA_1], s.unit_done[TRA_1]) == (6, Order.WAIT, 1)


@pytest.mark.rule("CN-CAMP-1")
def test_two_units_must_count_as_one_round_of_work():
    s = board()
    place(s, TRA_2, 9, 21)
    order(s, TRA_2, Order.CAMP, 9, 21)
    end_round(s, 1)
    assert work_done(s) == 1


@pytest.mark.rule("CN-CAMP-1", "CN-CAMP-2")
def test_a_round_without_a_commander_must_not_count():
    s = board()
    end_round(s, 1)
    place_commander(s, Commander.TASSELUKA, 10, 9)
    end_round(s, 2)
    assert work_done(s) == 1
    place_commander(s, Commander.TASSELUKA, 9, 21)
    end_round(s, 3)
    assert work_done(s) == 2


@pytest.mark.rule("CN-CAMP-2")
def test_a_round_with_a_fight_in_the_hex_must_not_count():
    s = board()
    place(s, TRA_2, 9, 21)
    s.round = 1
    s.unit_fought[TRA_2] = round_number(s)
    end_round(s, 1)
    assert work_done(s) == 0
    end_round(s, 2)
    assert work_done(s) == 1


@pytest.mark.rule("CN-CAMP-2", "CN-NIGHT-1")
def test_night_rounds_must_not_count_but_keep_the_work():
    s = board()
    end_round(s, 1)
    end_round(s, 7)
    assert work_done(s) == 1
    end_round(s, 1, day=1)
    assert work_done(s) == 2


@pytest.mark.rule("CN-CAMP-2")
def test_work_must_be_lost_when_the_side_leaves_the_hex_and_kept_while_anyone_stays():
    s = board()
    place(s, TRA_2, 9, 21)
    end_round(s, 1)
    place(s, TRA_1, 10, 9)
    end_round(s, 2)
    assert work_done(s) == 1
    place(s, TRA_2, 10, 9)
    end_round(s, 3)
    assert work_done(s) == 0


@pytest.mark.rule("CN-CAMP-1")
@pytest.mark.parametrize(
    "reason", ["it arrived in this round", "the order came in this round", "it was landing"]
)
def test_only_a_whole_round_must_count(reason):
    s = board()
    s.round = 1
    if reason == "it arrived in this round":
        s.unit_moved[TRA_1] = round_number(s)
    elif reason == "the order came in this round":
        s.unit_since[TRA_1] = 1
    else:
        s.unit_landing[TRA_1] = PULSES  # the moment at which it has landed
    end_round(s, 1)
    assert work_done(s) == 0
    end_round(s, 2)
    assert work_done(s) == 1


@pytest.mark.rule("CN-CONTACT-5")
def test_no_camp_may_be_pitched_in_a_hex_with_enemies():
    s = board()
    place(s, RAN_1, 9, 21)
    end_round(s, 1)
    assert work_done(s) == 0


@pytest.mark.rule("CN-FORT-3")
def test_a_round_of_fortifying_must_count_only_by_day():
    s = board(Order.FORTIFY)
    pitch(s, TRA_CAMP, 9, 21)
    for round in range(1, 10):
        end_round(s, round)
    assert s.camp_fort[TRA_CAMP] == 6


@pytest.mark.rule("CN-FORT-3")
def test_a_round_must_not_count_if_the_fortifying_unit_fights():
    s = board(Order.FORTIFY)
    pitch(s, TRA_CAMP, 9, 21)
    place(s, TRA_2, 9, 21)
    s.unit_fought[TRA_2] = 1
    end_round(s, 1)
    assert s.camp_fort[TRA_CAMP] == 1
    s.unit_fought[TRA_1] = 2
    end_round(s, 2)
    assert s.camp_fort[TRA_CAMP] == 1


@pytest.mark.rule("CN-SCOUT-2")
def test_rounds_of_scouting_must_be_consecutive():
    s = board(Order.SCOUT)
    end_round(s, 1)
    end_round(s, 2)
    assert s.unit_rounds[TRA_1] == 2
    s.unit_fought[TRA_1] = 3
    end_round(s, 3)
    assert s.unit_rounds[TRA_1] == 0


@pytest.mark.rule("CN-AMBUSH-4")
def test_an_ambush_must_be_prepared_for_one_whole_round_in_its_hex():
    s = board()
    order(s, TRA_1, Order.AMBUSH, 9, 21)
    s.unit_moved[TRA_1] = 1
    end_round(s, 1)
    assert (s.unit_rounds[TRA_1], s.unit_hidden[TRA_1]) == (0, 0)
    end_round(s, 2)
    assert (s.unit_rounds[TRA_1], s.unit_hidden[TRA_1]) == (1, 1)


@pytest.mark.rule("CN-AMBUSH-4")
def test_an_ambush_must_not_be_prepared_on_the_march_or_at_night():
    s = board()
    order(s, TRA_1, Order.AMBUSH, 10, 9)
    end_round(s, 1)
    order(s, TRA_1, Order.AMBUSH, 9, 21)
    end_round(s, 8)
    assert s.unit_rounds[TRA_1] == 0


@pytest.mark.rule("CN-CAMP-3")
def test_the_earlier_side_in_the_order_must_finish_its_camp():
    s = board()
    place(s, RAN_1, 9, 21)
    place_commander(s, Commander.TRUGDAN, 9, 21, RAN_1)
    order(s, RAN_1, Order.CAMP, 9, 21)
    set_stance(s, Side.TRA, Side.RAN, Stance.TRUCE)
    for round in range(1, 7):
        end_round(s, round)
    # In round 6 of day 0 the order is STE, CRU, TRA, RAN
    assert [camp for camp in range(CAMPS) if s.camp_at[camp] == CAPE] == [TRA_CAMP]
