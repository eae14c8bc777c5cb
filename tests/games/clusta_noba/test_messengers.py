"""Couriers, spies, hippogriffs and commanders under way (CN-COURIER, CN-SPY, CN-HIPPO, CN-CMD-8)."""

import numpy as np
import pytest

from stridsplan.engine.log import EVENT, MASK, rows
from stridsplan.games.clusta_noba.components.map import BOX
from stridsplan.games.clusta_noba.components.orders import NO_ORDER, Order
from stridsplan.games.clusta_noba.components.pools import (
    FIRST_COMMANDER_MARKER,
    NOWHERE,
    UNKNOWN,
    Commander,
    Side,
)
from stridsplan.games.clusta_noba.components.report_lines import Line
from stridsplan.games.clusta_noba.events import UMPIRE, Event
from stridsplan.games.clusta_noba.numbers import (
    VIAS,
    Captive,
    Cargo,
    Courier,
    Fate,
    KnownCommander,
    Letter,
    Sighted,
    Sighting,
    Source,
)
from stridsplan.games.clusta_noba.rules import entering, ledgers
from stridsplan.games.clusta_noba.rules.markers import chief_marker

from .board import (
    GROUP_1,
    HIPPOGRIFF,
    RAN_1,
    RAN_6,
    RAN_7,
    RAN_SPY,
    STE_1,
    STE_CAMP,
    TRA_1,
    TRA_3,
    TRA_4,
    column_and_row,
    hex_at,
    new_board,
    order,
    pitch,
    place,
    place_commander,
    place_specialist,
)
from .messengers import CAUGHT, NOT_CAUGHT, Messengers, under_way, write_errand, write_sheet

GRISBAN, TRUGDAN, GENERAL = (
    FIRST_COMMANDER_MARKER + who for who in (Commander.GRISBAN, Commander.TRUGDAN, Commander.GENERAL_1)
)
CAPE, MIDDLE, FAR = (9, 21), (10, 9), (14, 4)


def board(headquarters: tuple[int, int] = MIDDLE) -> np.void:
    """Trugdan at headquarters; Grisban with two companies on the cape, a round away from MIDDLE for a courier."""
    s = new_board()
    s.commander_in_chief[Side.RAN] = Commander.TRUGDAN
    place(s, RAN_1, *headquarters)
    place_commander(s, Commander.TRUGDAN, *headquarters, RAN_1)
    for unit in (RAN_6, RAN_7):
        place(s, unit, *CAPE)
    place_commander(s, Commander.GRISBAN, *CAPE, RAN_6)
    return s


def hex_of_courier(s: np.void, courier: int) -> tuple[int, int]:
    """The hex of a courier, as (column, row)."""
    hex = int(s.courier[courier, Courier.AT])
    return column_and_row(hex)


# -- Sheets --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-ORDER-3", "CN-COURIER-1", "CN-COURIER-4", "CN-ORDER-11")
def test_an_order_must_go_by_courier_and_take_effect_on_arrival():
    s = board()
    write_sheet(s, Side.RAN, GRISBAN)
    messengers = Messengers(s).send()
    assert len(under_way(s, Side.RAN)) == 1
    messengers.pulse(3)
    assert s.unit_order[RAN_6] == NO_ORDER
    messengers.pulse()
    assert not under_way(s, Side.RAN)
    assert s.unit_order[RAN_6] == s.unit_order[RAN_7] == Order.HOLD
    assert len(messengers.events(Event.COURIER_ARRIVED)) == 1


@pytest.mark.rule("CN-ORDER-3", "CN-ARR-5", "CN-ORDER-13")
def test_orders_for_the_commander_in_chiefs_hex_must_take_effect_at_once():
    s = board()
    write_sheet(s, Side.RAN, TRUGDAN)
    Messengers(s).send()
    assert s.unit_order[RAN_1] == Order.HOLD
    assert not under_way(s, Side.RAN)


@pytest.mark.rule("CN-COURIER-11")
def test_two_copies_must_be_sent_and_the_second_must_change_nothing():
    s = board()
    sheet = write_sheet(s, Side.RAN, GRISBAN, copies=2)
    messengers = Messengers(s).send()
    assert len(under_way(s, Side.RAN)) == 2
    while under_way(s, Side.RAN):
        messengers.pulse()
    assert s.commander_sheet[Commander.GRISBAN] == sheet
    assert len(messengers.events(Event.SHEET_TAKEN)) == 1


@pytest.mark.rule("CN-CRUR-6")
def test_couriers_of_the_crurians_must_leave_a_round_late():
    s = new_board()
    s.has_bridge = 1
    place(s, GROUP_1, 14, 4)
    place_commander(s, Commander.GENERAL_1, 14, 4, GROUP_1)
    write_sheet(s, Side.CRU, GENERAL)
    messengers = Messengers(s).send().round()
    (courier,) = under_way(s, Side.CRU)
    assert s.courier[courier, Courier.AT] == BOX
    messengers.pulse(1)
    assert not under_way(s, Side.CRU) or s.courier[courier, Courier.AT] != BOX


@pytest.mark.rule("CN-COURIER-6", "CN-TRAP-29")
def test_a_courier_must_follow_his_recipient_to_the_true_hex():
    s = board()
    s.known_commander[Side.RAN, Commander.GRISBAN] = [hex_at(*CAPE), 0, 3, Fate.FREE]
    write_sheet(s, Side.RAN, GRISBAN)
    messengers = Messengers(s).send().round()
    for unit in (RAN_6, RAN_7):
        place(s, unit, 15, 11)
    place_commander(s, Commander.GRISBAN, 15, 11, RAN_6)
    while under_way(s, Side.RAN):
        messengers.pulse()
    assert s.unit_order[RAN_6] == Order.HOLD
    # the side learns nothing of it
    assert s.known_commander[Side.RAN, Commander.GRISBAN, KnownCommander.HEX] == hex_at(*CAPE)
    assert s.heard[Side.RAN] == 0


@pytest.mark.rule("CN-COURIER-6", "CN-CMD-7")
def test_a_courier_whose_recipient_has_died_must_go_to_the_next_commander_there_or_return():
    for has_successor in (True, False):
        s = board()
        write_sheet(s, Side.RAN, GRISBAN)
        messengers = Messengers(s).send().pulse(2)
        s.commander_fate[Commander.GRISBAN] = Fate.DEAD
        if has_successor:
            s.commander_at[Commander.TRUGDAN] = hex_at(*CAPE)
        messengers.pulse(3)
        taken = [event[0] for event in messengers.events(Event.SHEET_TAKEN)]
        assert taken == ([TRUGDAN] if has_successor else [])
        assert (s.unit_order[RAN_6] == Order.HOLD) == has_successor
        if not has_successor:
            (courier,) = under_way(s, Side.RAN)
            assert s.courier[courier, Courier.CARGO] == Cargo.REPORT
            assert s.courier[courier, Courier.GOAL] == chief_marker(Side.RAN)
            while under_way(s, Side.RAN):
                messengers.pulse()
            assert messengers.events(Event.COURIER_RETURNED)[0][0] == GRISBAN


@pytest.mark.rule("CN-COURIER-5", "CN-COURIER-2")
def test_a_courier_must_go_round_enemies_that_appear_on_his_path():
    s = board(FAR)
    write_sheet(s, Side.RAN, GRISBAN)
    messengers = Messengers(s).send().round()
    (courier,) = under_way(s, Side.RAN)
    ahead = int(s.courier_path[courier, s.courier[courier, Courier.STEP] + 1])
    place(s, GROUP_1, *column_and_row(ahead))
    messengers = Messengers(s, *[NOT_CAUGHT] * 9)
    visited = set()
    while under_way(s, Side.RAN):
        messengers.pulse()
        visited.add(int(s.courier[courier, Courier.AT]))
    assert ahead not in visited
    assert s.unit_order[RAN_6] == Order.HOLD


# -- Capture -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-COURIER-7", "CN-COURIER-9", "CN-COURIER-14", "CN-TRAP-25", "CN-TRAP-29")
@pytest.mark.parametrize(("die", "arrives"), [(45, False), (46, True)])
def test_a_hunting_unit_beside_the_path_of_a_courier_must_roll_once(die: int, arrives: bool):
    s = board()
    place(s, TRA_1, 9, 16)  # open ground: 15, and 30 for the hunt
    order(s, TRA_1, Order.HUNT)
    write_sheet(s, Side.RAN, GRISBAN)
    messengers = Messengers(s, die).send()
    while s.round < 4:
        messengers.pulse()
    assert messengers.drawn == 1
    assert (s.unit_order[RAN_6] == Order.HOLD) == arrives
    assert s.heard[Side.RAN] == 0  # the sender learns nothing
    assert (s.captive[:, Captive.CAPTOR] != 0).any() == (not arrives)


@pytest.mark.rule("CN-NIGHT-5", "CN-COURIER-3", "CN-COURIER-10")
def test_couriers_must_walk_as_far_at_night_as_by_day_and_not_tire():
    paths = []
    for first_round in (1, 7, 9):  # by day, at night, from night to day
        s = board(FAR)
        s.round = first_round
        write_sheet(s, Side.RAN, GRISBAN)
        messengers = Messengers(s).send()
        (courier,) = under_way(s, Side.RAN)
        path = []
        for _ in range(6):
            messengers.pulse()
            path.append(hex_of_courier(s, courier))
        paths.append(path)
    assert paths[0] == paths[1] == paths[2]
    assert paths[0][3] != FAR


# -- Letters -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-ALLY-2")
def test_an_offer_must_be_made_on_arrival_and_a_breach_must_need_no_courier():
    s = board()
    s.commander_in_chief[Side.STE] = Commander.NARAMSI
    place(s, STE_1, 10, 12)
    place_commander(s, Commander.NARAMSI, 10, 12, STE_1)
    s.posted[Side.RAN, Side.STE] = Letter.TRUCE + 1
    messengers = Messengers(s, *[NOT_CAUGHT] * 4).send()
    assert s.offer[Side.RAN, Side.STE] == 0
    while under_way(s, Side.RAN):
        messengers.pulse()
    assert s.offer[Side.RAN, Side.STE] == s.letters[Side.STE, Side.RAN] == Letter.TRUCE + 1
    s.posted[Side.RAN, Side.STE] = Letter.WAR + 1
    messengers.send()
    assert s.offer[Side.RAN, Side.STE] == Letter.WAR + 1
    assert not under_way(s, Side.RAN)


# -- Spies ---------------------------------------------------------------------------------------------------------


def board_with_spy(*hexes: tuple[int, int], home: int = TRUGDAN) -> np.void:
    """The board with a spy at headquarters, whose errand leads through some hexes to `home`, a marker."""
    s = board()
    place_specialist(s, RAN_SPY, *MIDDLE, RAN_1)
    write_errand(s, Side.RAN, RAN_SPY, home, *hexes)
    return s


def notes(s: np.void) -> list[list[int]]:
    """The sightings in all reports and notes: (hex, what, side, men, unit, source, detail)."""
    return [line[1:].tolist() for line in s.line if line[0] == Line.SIGHTING]


@pytest.mark.rule("CN-SPY-2", "CN-SPY-3", "CN-SPY-6", "CN-UMP-3", "CN-TRAP-32")
def test_a_spy_must_note_an_enemy_hex_exactly_and_risk_his_life_at_each_entry():
    s = board_with_spy((12, 9))
    place(s, STE_1, 12, 9)
    pitch(s, STE_CAMP, 12, 9)
    place_commander(s, Commander.NARAMSI, 12, 9, STE_1)
    messengers = Messengers(s, 21).send()  # up to 20 the spy is lost (CN-SPY-3)
    while s.specialist_home[RAN_SPY] != NOWHERE:
        messengers.pulse()
    assert messengers.drawn == 1  # one entry; on his way back he avoids the hex
    # the notes reach the commander-in-chief by courier
    assert (s.sighting[Side.RAN, :, Sighting.MOMENT] == UNKNOWN).all()
    for courier in under_way(s, Side.RAN):
        ledgers.deliver(s, courier, messengers.log)
    # DETAIL: the elite men of a unit, the LV of a commander
    fields = [Sighting.KIND, Sighting.MEN, Sighting.UNIT, Sighting.DETAIL]
    assert {tuple(row) for row in s.sighting[Side.RAN, :3][:, fields].tolist()} == {
        (Sighted.CAMP, UNKNOWN, NOWHERE, 0),
        (Sighted.UNIT, 300, STE_1, 150),
        (Sighted.COMMANDER, UNKNOWN, NOWHERE, 3),
    }
    assert set(s.sighting[Side.RAN, :3, Sighting.SOURCE].tolist()) == {Source.SPY}


@pytest.mark.rule("CN-SPY-3", "CN-UMP-3", "GT-23")
def test_a_spy_who_dies_must_leave_no_trace():
    s = board_with_spy((12, 9))
    place(s, STE_1, 12, 9)
    messengers = Messengers(s, 20).send().round(3)
    assert s.specialist_fate[RAN_SPY] == Fate.DEAD
    assert not under_way(s, Side.RAN)
    assert not notes(s)
    assert all(row[MASK] == UMPIRE for row in rows(messengers.log) if row[EVENT] == Event.SPY_GONE)
    assert s.heard[Side.RAN] == 0


@pytest.mark.rule("CN-SPY-1", "CN-SPY-6", "CN-INTERR-6", "CN-TRAP-32")
def test_a_spy_with_a_sheet_may_not_be_caught_by_hunting_units():
    s = board_with_spy(home=GRISBAN)
    for unit, hex in ((TRA_1, (10, 16)), (TRA_3, (9, 18)), (TRA_4, (9, 19))):
        place(s, unit, *hex)
        order(s, unit, Order.HUNT)
    write_sheet(s, Side.RAN, GRISBAN)
    messengers = Messengers(s, *[CAUGHT] * 9).send()
    while s.specialist_home[RAN_SPY] != NOWHERE:
        messengers.pulse()
    assert s.specialist_at[RAN_SPY] == hex_at(*CAPE)
    assert s.unit_order[RAN_6] == Order.HOLD  # by the spy's copy of the sheet: the courier was caught
    assert (s.captive[:, Captive.CAPTOR] > 0).sum() == 1  # and no spy


@pytest.mark.rule("CN-AMBUSH-4")
def test_a_spy_in_the_next_hex_must_reveal_an_ambush():
    s = board_with_spy((13, 9))
    place(s, STE_1, 14, 10)
    order(s, STE_1, Order.AMBUSH, 14, 10)
    s.unit_hidden[STE_1] = 1
    messengers = Messengers(s).send()
    while s.specialist_next[RAN_SPY] < VIAS:
        messengers.pulse()
    assert [note[:6] for note in notes(s)] == [
        [hex_at(14, 10), Sighted.UNIT, Side.STE, 300, STE_1, Source.SPY]
    ]


@pytest.mark.rule("CN-CMD-10", "CN-SPY-3")
def test_a_spy_whose_hex_an_enemy_enters_must_escape_to_his_side_at_once():
    s = board_with_spy((10, 16))
    messengers = Messengers(s).send().pulse(2)
    hex = int(s.specialist_at[RAN_SPY])
    assert hex != hex_at(*MIDDLE)
    place(s, STE_1, *column_and_row(hex))
    entering.resolve_arrival(s, STE_1, messengers.tape, messengers.log)
    assert s.specialist_at[RAN_SPY] == hex_at(*MIDDLE)
    messengers.pulse()
    assert s.specialist_at[RAN_SPY] == hex_at(*MIDDLE)


# -- Hippogriffs ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-HIPPO-1", "CN-HIPPO-2", "CN-HIPPO-3")
def test_a_hippogriff_must_note_enemies_and_return():
    s = board()
    place_specialist(s, HIPPOGRIFF, *MIDDLE, RAN_1)
    place(s, STE_1, 10, 18)
    write_errand(s, Side.RAN, HIPPOGRIFF, TRUGDAN, (10, 18))
    messengers = Messengers(s, 21, 4).send()  # it survives; the error of step -2 is reduced by two steps to 0
    messengers.round()  # it is there after half of it: 9 hexes at a third of a point each
    assert [note[3] for note in notes(s)] == [300]
    assert notes(s)[0][5] == Source.HIPPOGRIFF
    messengers.round()
    assert s.specialist_at[HIPPOGRIFF] == hex_at(*MIDDLE)


@pytest.mark.rule("CN-HIPPO-3")
def test_a_hippogriff_must_not_fly_at_night_and_must_turn_back_in_time():
    s = board()
    place_specialist(s, HIPPOGRIFF, *MIDDLE, RAN_1)
    s.round = 6
    write_errand(s, Side.RAN, HIPPOGRIFF, TRUGDAN, (10, 21))  # 12 hexes out and 12 back cost 8 points
    Messengers(s).send().round()
    assert s.specialist_at[HIPPOGRIFF] == hex_at(*MIDDLE)
    s = board()
    place_specialist(s, HIPPOGRIFF, *MIDDLE, RAN_1)
    s.round = 7
    write_errand(s, Side.RAN, HIPPOGRIFF, TRUGDAN, (10, 18))
    Messengers(s).send().round()
    assert s.specialist_at[HIPPOGRIFF] == hex_at(*MIDDLE)


@pytest.mark.rule("CN-HIPPO-4")
def test_a_hippogriff_must_not_carry_orders():
    s = board()
    place_specialist(s, HIPPOGRIFF, *MIDDLE, RAN_1)
    write_errand(s, Side.RAN, HIPPOGRIFF, GRISBAN)
    write_sheet(s, Side.RAN, GRISBAN)
    messengers = Messengers(s).send()
    (courier,) = under_way(s, Side.RAN)
    s.courier[courier, Courier.CAUGHT] = 1
    messengers.round(3)
    assert s.specialist_at[HIPPOGRIFF] == hex_at(*CAPE)
    assert s.unit_order[RAN_6] == NO_ORDER


# -- Commanders without troops -------------------------------------------------------------------------------------


@pytest.mark.rule("CN-CMD-8", "CN-CMD-10")
def test_a_travelling_commander_whose_hex_an_enemy_enters_must_not_walk_on():
    s = board()
    place_commander(s, Commander.GRISBAN, 10, 12)
    s.commander_to[Commander.GRISBAN] = hex_at(*CAPE)
    messengers = Messengers(s).pulse()
    hex = int(s.commander_at[Commander.GRISBAN])
    place(s, STE_1, *column_and_row(hex))
    entering.resolve_arrival(s, STE_1, messengers.tape, messengers.log)
    assert s.commander_fate[Commander.GRISBAN] == Fate.PRISONER
    messengers.pulse()
    assert s.commander_at[Commander.GRISBAN] == hex
