"""Wishes, errands and letters that a seat writes beside orders (CN-IND, CN-SPY-5)."""

import numpy as np
import pytest

from stridsplan.engine.log import blank_log
from stridsplan.games.clusta_noba.components.orders import Order
from stridsplan.games.clusta_noba.components.pools import (
    CAMPS_PER_SIDE,
    FIRST_CAMP_MARKER,
    NOBODY,
    NOWHERE,
    Commander,
    Side,
)
from stridsplan.games.clusta_noba.events import Illegal
from stridsplan.games.clusta_noba.numbers import (
    DAY,
    VIAS,
    Ask,
    Draft,
    Fate,
    KnownCamp,
    KnownCommander,
    Letter,
    Stance,
    Step,
)
from stridsplan.games.clusta_noba.options import Length
from stridsplan.games.clusta_noba.rules import wishes
from stridsplan.games.clusta_noba.rules.markers import chief_marker
from stridsplan.games.clusta_noba.rules.stances import set_stance

from .board import HIPPOGRIFF, MANZONLA, RAN_CAMP, RAN_INTERROGATOR, RAN_SPY, hex_at, new_board

LOG = blank_log(40)
MIDDLE = hex_at(10, 9)


def board(side: Side = Side.RAN) -> np.void:
    """A position in which a side knows its commanders and specialists in the middle, and one camp."""
    s = new_board()
    s.ask = Ask.ORDERS
    s.headquarters[side], s.chief[side] = MIDDLE, NOBODY if side == Side.CRU else Commander.TRUGDAN
    s.known_commander[side, :] = (MIDDLE, 0, 3, Fate.FREE)
    s.known_specialist[side, :] = (MIDDLE, 0, Fate.FREE)
    s.known_camp[side, CAMPS_PER_SIDE * side, KnownCamp.HEX] = hex_at(9, 21)
    return s


# -- Before the campaign -------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-ARR-3")
def test_only_sides_that_come_by_sea_may_choose_where_from():
    s = new_board()
    s.ask = Ask.SET_UP
    assert wishes.refuse_hex(s, Side.RAN, MIDDLE) == Illegal.NOT_A_SEA_HEX
    assert wishes.refuse_hex(s, Side.RAN, hex_at(0, 0)) == Illegal.NONE
    wishes.take_hex(s, Side.RAN, hex_at(0, 0), LOG)
    assert wishes.refuse_hex(s, Side.RAN, hex_at(0, 0)) == Illegal.ALREADY_SO
    assert wishes.refuse_hex(s, Side.CRU, hex_at(0, 0)) == Illegal.NO_FLEET


# -- Wishes --------------------------------------------------------------------------------------------------------


def wish(s: np.void, side: Side, order: Order, hex: int = NOWHERE) -> Illegal:
    """Add a wish if it is legal; return its refusal, NONE if it is legal."""
    why = wishes.refuse_wish(s, side, order)
    if why != Illegal.NONE:
        return Illegal(why)
    wishes.make_wish(s, side, order, LOG)
    if s.answer_step[side] == Step.WISH_HEX:
        why = wishes.refuse_hex(s, side, hex)
        if why != Illegal.NONE:
            return Illegal(why)
        wishes.take_hex(s, side, hex, LOG)
    return Illegal.NONE


def begin_wishes_of(side: Side, commander: Commander) -> np.void:
    """A position in which a side begins to write the wishes of a commander."""
    s = board(side)
    assert wishes.refuse_wishes(s, side, commander) == Illegal.NONE
    wishes.begin_wishes(s, side, commander)
    return s


@pytest.mark.rule("CN-IND-2", "CN-IND-3", "CN-TRAP-48")
def test_three_wishes_of_three_families_must_be_accepted_as_a_list():
    s = begin_wishes_of(Side.RAN, Commander.GRISBAN)
    assert wish(s, Side.RAN, Order.ATTACK, MIDDLE) == Illegal.NONE
    assert wish(s, Side.RAN, Order.GOTO, hex_at(10, 12)) == Illegal.NONE
    assert s.wish[Side.RAN, Commander.GRISBAN, 0, 0] == Order.HOLD  # the default until all three are written
    assert wish(s, Side.RAN, Order.SCOUT) == Illegal.NONE
    assert s.answer_step[Side.RAN] == Step.NONE
    assert s.wish[Side.RAN, Commander.GRISBAN].tolist() == [
        [Order.ATTACK, MIDDLE],
        [Order.GOTO, hex_at(10, 12)],
        [Order.SCOUT, NOWHERE],
    ]


@pytest.mark.rule("CN-IND-2", "CN-TRAP-48")
@pytest.mark.parametrize(
    ("first", "second", "reason"),
    [  # the original's example of what is not allowed: attack camp A, go to camp A, go to the hex south of it
        ((Order.ATTACK, MIDDLE), (Order.GOTO, MIDDLE), Illegal.TARGETS_TOO_NEAR),
        ((Order.ATTACK, MIDDLE), (Order.GOTO, hex_at(10, 10)), Illegal.TARGETS_TOO_NEAR),
        ((Order.GOTO, MIDDLE), (Order.GOTO, hex_at(10, 10)), Illegal.SAME_FAMILY),
        ((Order.HOLD, NOWHERE), (Order.WAIT, NOWHERE), Illegal.SAME_FAMILY),
        ((Order.SCOUT, NOWHERE), (Order.HOME, NOWHERE), Illegal.HOME_ONLY),
    ],
)
def test_wishes_that_are_too_similar_must_be_refused(first, second, reason):
    s = begin_wishes_of(Side.RAN, Commander.GRISBAN)
    assert wish(s, Side.RAN, *first) == Illegal.NONE
    assert wish(s, Side.RAN, *second) == reason


@pytest.mark.rule("CN-IND-2", "CN-CRUR-1", "CN-TRAP-48")
def test_a_general_may_wish_for_two_distant_attacks_but_not_for_hold_twice():
    s = begin_wishes_of(Side.CRU, Commander.GENERAL_1)
    assert wish(s, Side.CRU, Order.GOTO, MIDDLE) == Illegal.NOT_UNDERSTOOD
    assert wish(s, Side.CRU, Order.HOLD) == Illegal.NONE
    assert wish(s, Side.CRU, Order.HOLD) == Illegal.SAME_FAMILY
    assert wish(s, Side.CRU, Order.ATTACK, MIDDLE) == Illegal.NONE
    assert wish(s, Side.CRU, Order.ATTACK, hex_at(10, 11)) == Illegal.TARGETS_TOO_NEAR
    wishes.take_hex(s, Side.CRU, hex_at(10, 12), LOG)
    assert s.wish[Side.CRU, Commander.GENERAL_1, 2].tolist() == [Order.ATTACK, hex_at(10, 12)]


@pytest.mark.rule("CN-IND-3", "CN-CMD-9")
def test_only_commanders_who_are_not_commander_in_chief_must_have_wishes():
    s = board()
    assert wishes.refuse_wishes(s, Side.RAN, Commander.GRISBAN) == Illegal.NONE
    assert wishes.refuse_wishes(s, Side.RAN, Commander.TRUGDAN) == Illegal.NOT_A_COMMANDER
    assert wishes.refuse_wishes(s, Side.RAN, Commander.NARAMSI) == Illegal.NOT_A_COMMANDER


# -- Errands -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-SPY-5", "CN-ASTRO-2")
def test_an_errand_must_lead_through_three_hexes_at_most_and_to_a_marker_of_the_side():
    s = board()
    assert wishes.refuse_errand(s, Side.RAN, RAN_SPY) == Illegal.NONE
    wishes.begin_errand(s, Side.RAN, RAN_SPY)
    for column in range(VIAS):
        assert wishes.refuse_hex(s, Side.RAN, hex_at(10 + column, 9)) == Illegal.NONE
        wishes.take_hex(s, Side.RAN, hex_at(10 + column, 9), LOG)
    assert wishes.refuse_hex(s, Side.RAN, MIDDLE) == Illegal.TOO_MANY_ENTRIES
    assert wishes.refuse_divining(s, Side.RAN) == Illegal.CANNOT_DIVINE
    assert wishes.refuse_return(s, Side.RAN, FIRST_CAMP_MARKER) == Illegal.NO_LONGER_THERE
    camp = FIRST_CAMP_MARKER + RAN_CAMP
    assert wishes.refuse_return(s, Side.RAN, camp) == Illegal.NONE
    wishes.return_to(s, Side.RAN, camp)
    hexes = [hex_at(10 + column, 9) for column in range(VIAS)]
    assert s.errand[Side.RAN, RAN_SPY].tolist() == [camp + 1, *hexes, 0]
    assert s.answer_step[Side.RAN] == Step.NONE


@pytest.mark.rule("CN-ASTRO-1", "CN-ASTRO-2", "CN-SPY-5")
def test_astrologers_may_be_sent_to_divine_but_interrogators_nowhere():
    s = board()
    assert wishes.refuse_errand(s, Side.RAN, RAN_INTERROGATOR) == Illegal.NO_ERRAND
    wishes.begin_errand(s, Side.RAN, MANZONLA)
    assert wishes.refuse_divining(s, Side.RAN) == Illegal.NOTHING_WRITTEN
    wishes.take_hex(s, Side.RAN, MIDDLE, LOG)
    assert wishes.refuse_divining(s, Side.RAN) == Illegal.NONE
    wishes.divine_there(s, Side.RAN)
    home = chief_marker(Side.RAN)
    assert s.errand[Side.RAN, MANZONLA].tolist() == [home + 1, MIDDLE, NOWHERE, NOWHERE, 1]


@pytest.mark.rule("CN-ASTRO-2", "CN-CMD-7")
def test_without_a_commander_in_chief_an_astrologer_must_return_to_headquarters():
    s = board()
    s.chief[Side.RAN] = NOBODY  # the largest camp is the headquarters
    wishes.begin_errand(s, Side.RAN, MANZONLA)
    wishes.take_hex(s, Side.RAN, MIDDLE, LOG)
    wishes.divine_there(s, Side.RAN)
    home = chief_marker(Side.RAN)
    assert s.errand[Side.RAN, MANZONLA].tolist() == [home + 1, MIDDLE, NOWHERE, NOWHERE, 1]


@pytest.mark.rule("CN-MOVE-1")
def test_an_errand_must_not_lead_into_the_sea():
    s = board()
    wishes.begin_errand(s, Side.RAN, HIPPOGRIFF)
    assert wishes.refuse_hex(s, Side.RAN, hex_at(0, 0)) == Illegal.SEA
    assert s.draft[Side.RAN, Draft.COUNT] == 0


# -- Letters -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-ALLY-2")
def test_a_letter_must_go_to_another_side_of_the_campaign():
    s = board()
    assert wishes.refuse_letter(s, Side.RAN, Side.TRA, Letter.TRUCE) == Illegal.NONE
    assert wishes.refuse_letter(s, Side.RAN, Side.RAN, Letter.TRUCE) == Illegal.NO_SUCH_SIDE
    s.seat_of[Side.STE] = NOBODY
    assert wishes.refuse_letter(s, Side.RAN, Side.STE, Letter.TRUCE) == Illegal.NO_SUCH_SIDE
    wishes.post_letter(s, Side.RAN, Side.TRA, Letter.TRUCE, LOG)
    assert wishes.refuse_letter(s, Side.RAN, Side.TRA, Letter.TRUCE) == Illegal.ALREADY_SO
    assert wishes.refuse_letter(s, Side.RAN, Side.TRA, Letter.WAR) == Illegal.NONE


@pytest.mark.rule("CN-ALLY-3")
@pytest.mark.parametrize(("length", "day"), [(Length.FULL, 40), (Length.EVENING, 16)])
def test_an_ally_must_not_be_betrayed_before_his_day(length: Length, day: int):
    s = board(Side.CRU)
    s.options.length = length
    set_stance(s, Side.CRU, Side.RAN, Stance.ALLIED)
    s.known_stance[Side.CRU, Side.RAN] = Stance.ALLIED
    s.day = day - 1
    assert wishes.refuse_letter(s, Side.CRU, Side.RAN, Letter.WAR) == Illegal.TOO_EARLY_TO_BETRAY
    s.day = day
    assert wishes.refuse_letter(s, Side.CRU, Side.RAN, Letter.WAR) == Illegal.NONE


@pytest.mark.rule("CN-ALLY-3")
def test_the_ransards_must_never_betray_the_crurians():
    s = board(Side.RAN)
    s.known_stance[Side.RAN, Side.CRU], s.day = Stance.ALLIED, 45
    s.known_commander[Side.RAN, Commander.TRUGDAN, KnownCommander.MOMENT] = 45 * DAY
    assert wishes.refuse_letter(s, Side.RAN, Side.CRU, Letter.WAR) == Illegal.BOUND_BY_ALLIANCE
