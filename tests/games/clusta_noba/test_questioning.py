"""Captives: their interrogation, what they reveal, and their death (CN-INTERR, CN-COURIER-15)."""

import numpy as np
import pytest

from stridsplan.engine.dice import decode, kept, loaded_tape, seeded_tape
from stridsplan.engine.log import blank_log
from stridsplan.games.clusta_noba.components.orders import Order
from stridsplan.games.clusta_noba.components.pools import (
    CAPTIVES,
    COURIERS_PER_SIDE,
    FIRST_CAMP_MARKER,
    FIRST_CHIEF_MARKER,
    NOWHERE,
    UNKNOWN,
    Commander,
    Side,
)
from stridsplan.games.clusta_noba.components.report_lines import Line
from stridsplan.games.clusta_noba.events import Stream
from stridsplan.games.clusta_noba.numbers import Captive, Cargo, Courier, Letter, Sighted, Source
from stridsplan.games.clusta_noba.rules import dispatches, questioning

from .board import (
    GROUP_4,
    RAN_2,
    RAN_CAMP,
    STE_2,
    STE_CAMP,
    TRA_4,
    TRA_5,
    TRA_INTERROGATOR,
    hex_at,
    new_board,
    order,
    place,
    place_commander,
    place_specialist,
)
from .test_sheets import write_column

TRAKORIAN, RANSARD, STEGOSIAN = TRA_4, RAN_2, STE_2
CAMP = FIRST_CAMP_MARKER + RAN_CAMP
CHIEF = FIRST_CHIEF_MARKER + Side.RAN
MEN = 60  # of a captor's unit; how many does not matter here
SHEET, OTHER_SHEET = 2, 3  # numbers of two sheets of orders
EMPTY_SHEET = 0  # the number of a sheet without a column


def board(captor: int = TRAKORIAN) -> np.void:
    """A unit at (9,14), and the commander-in-chief of the Ransards at (9,21)."""
    s = new_board()
    place(s, captor, 9, 14, MEN)
    place_commander(s, Commander.TRUGDAN, 9, 21)
    s.commander_in_chief[Side.RAN] = Commander.TRUGDAN
    return s


def catch(s: np.void, cargo: Cargo, goal: int, number: int, captor: int = TRAKORIAN) -> int:
    """Let a unit catch a courier of the Ransards' chief; return the courier's number.

    `goal`: the marker of his recipient; `number`: of the sheet that he carries, or what the letter says (`Letter`).
    """
    log = blank_log(10)
    courier = dispatches.send_courier(s, Side.RAN, CHIEF, goal, cargo, number, log)
    questioning.take_courier(s, courier, captor, log)
    return courier


def ask(s: np.void, *rolls: int) -> None:
    """Question all captives, with these faces of the dice, counted from 1."""
    questioning.question_all(s, loaded_tape([roll - 1 for roll in rolls]), blank_log(20))


def count_captives(s: np.void) -> int:
    return int((s.captive[:, Captive.CAPTOR] > 0).sum())


def report_lines(s: np.void, side: Side) -> list[list[int]]:
    """The lines of the reports of a side: [kind, numbers named in `report_lines.FIELDS`], without trailing UNKNOWN."""
    rows = []
    for k in range(len(s.line)):
        if s.line[k, 0] != Line.NONE and s.line_of[k] // COURIERS_PER_SIDE == side:
            row = [int(number) for number in s.line[k]]
            while row[-1] == UNKNOWN:
                row.pop()
            rows.append(row)
    return rows


@pytest.mark.rule("CN-INTERR-1", "CN-INTERR-5")
def test_a_captive_must_reveal_his_sheet_and_the_hex_of_the_main_force():
    s = board()
    write_column(s, SHEET, CAMP, (Order.ATTACK, hex_at(10, 9)), (Order.WAIT, NOWHERE))
    write_column(s, OTHER_SHEET, CAMP, (Order.HUNT, NOWHERE))  # catch couriers; not revealed
    courier = catch(s, Cargo.SHEET, CAMP, SHEET)
    s.commander_at[Commander.TRUGDAN] = hex_at(9, 18)  # Trugdan has left since
    ask(s, 8)
    assert report_lines(s, Side.TRA) == [
        [Line.INTERROGATION, hex_at(9, 21), Cargo.SHEET, CAMP, UNKNOWN, UNKNOWN, Side.RAN],
        [Line.CAPTURED_SHEET, CAMP, 0, Order.ATTACK, hex_at(10, 9)],
        [Line.CAPTURED_SHEET, CAMP, 1, Order.WAIT, NOWHERE],
    ]
    assert count_captives(s) == 0
    assert dispatches.is_free_courier(s, courier)


@pytest.mark.rule("CN-INTERR-5", "CN-INFO-6")
def test_a_captured_report_must_be_revealed_unchanged():
    s = board()
    place(s, RANSARD, 9, 16)
    log = blank_log(10)
    courier = dispatches.open_report(s, Side.RAN, RANSARD, log)
    # hex, what was sighted, side, men, unit (NOWHERE: not told), source
    seen = (hex_at(0, 10), Sighted.UNIT.value, Side.STE.value, 77, NOWHERE, Source.CONTACT.value)
    dispatches.add_line(s, courier, Line.SIGHTING.value, *seen, UNKNOWN)
    dispatches.send_report(s, courier, log)
    questioning.take_courier(s, courier, TRAKORIAN, log)
    ask(s, 1)
    assert report_lines(s, Side.TRA) == [
        [Line.INTERROGATION, hex_at(9, 21), Cargo.REPORT, RANSARD, hex_at(9, 16), UNKNOWN, Side.RAN],
        [Line.SIGHTING, *seen],
    ]
    assert report_lines(s, Side.RAN) == []


@pytest.mark.rule("CN-INTERR-5")
def test_a_captured_letter_must_be_revealed():
    s = board()
    catch(s, Cargo.LETTER, FIRST_CHIEF_MARKER + Side.STE, Letter.TRUCE)
    ask(s, 1)
    goal = FIRST_CHIEF_MARKER + Side.STE
    assert report_lines(s, Side.TRA) == [
        [Line.INTERROGATION, hex_at(9, 21), Cargo.LETTER, goal, UNKNOWN, Letter.TRUCE, Side.RAN]
    ]


@pytest.mark.rule("CN-INTERR-5")
def test_the_result_of_an_interrogation_must_go_by_courier_from_the_captors():
    s = board()
    catch(s, Cargo.SHEET, CAMP, EMPTY_SHEET)
    ask(s, 1)
    report = s.courier[0]  # the first courier of TRA
    assert report[Courier.CARGO] == Cargo.REPORT
    assert report[Courier.SENDER] == TRAKORIAN
    assert report[Courier.FROM] == hex_at(9, 14)
    assert report[Courier.GOAL] == FIRST_CHIEF_MARKER + Side.TRA


@pytest.mark.rule("CN-INTERR-3")
@pytest.mark.parametrize(
    ("rolls", "has_spoken", "captives_left"),
    [((8,), True, 0), ((9,), False, 1), ((17,), False, 1), ((18,), False, 0), ((20, 9), False, 0)],
)
def test_one_roll_must_decide_whether_a_captive_talks_dies_or_is_asked_again(
    rolls: tuple[int, ...], has_spoken: bool, captives_left: int
):
    """The soldiers' skill is 8: 18 is a differential of -10, and a 20 is a fumble if the second roll is above 8."""
    s = board()
    catch(s, Cargo.SHEET, CAMP, EMPTY_SHEET)
    ask(s, *rolls)
    assert (report_lines(s, Side.TRA) != []) == has_spoken
    assert count_captives(s) == captives_left


@pytest.mark.rule("CN-INTERR-3", "CN-INTERR-5")
def test_a_captive_must_be_asked_once_in_each_round_also_at_night():
    s = board()
    catch(s, Cargo.SHEET, CAMP, EMPTY_SHEET)
    for round in (6, 7, 8):
        s.round = round
        ask(s, 10)
        assert count_captives(s) == 1
    s.round = 9
    ask(s, 3)
    assert count_captives(s) == 0


@pytest.mark.rule("CN-INTERR-4", "CN-INTERR-7", "CN-TRAP-26")
@pytest.mark.parametrize(("roll", "has_spoken"), [(12, True), (13, False)])
def test_ransards_must_ask_a_captive_once_and_kill_him(roll: int, has_spoken: bool):
    s = board(RANSARD)
    log = blank_log(10)
    place_commander(s, Commander.NARAMSI, 12, 18)
    s.commander_in_chief[Side.STE] = Commander.NARAMSI
    chief = FIRST_CHIEF_MARKER + Side.STE
    courier = dispatches.send_courier(
        s, Side.STE, chief, FIRST_CAMP_MARKER + STE_CAMP, Cargo.SHEET, EMPTY_SHEET, log
    )
    questioning.take_courier(s, courier, RANSARD, log)
    ask(s, roll)
    assert (report_lines(s, Side.RAN) != []) == has_spoken
    assert count_captives(s) == 0


@pytest.mark.rule("CN-INTERR-2", "CN-TRAP-27")
@pytest.mark.parametrize("confirm", [1, 20])
def test_an_interrogator_of_skill_20_must_always_succeed(confirm: int):
    s = board()
    place_specialist(s, TRA_INTERROGATOR, 9, 14)
    catch(s, Cargo.SHEET, CAMP, EMPTY_SHEET)
    ask(s, 20, confirm)
    assert report_lines(s, Side.TRA) != []


@pytest.mark.rule("CN-COURIER-15")
def test_crurians_must_not_question_and_their_couriers_must_not_be_questioned():
    s = board(GROUP_4)
    assert dispatches.is_free_courier(s, catch(s, Cargo.SHEET, CAMP, EMPTY_SHEET, GROUP_4))
    place(s, TRAKORIAN, 9, 14, MEN)
    log = blank_log(10)
    courier = dispatches.send_courier(
        s, Side.CRU, FIRST_CHIEF_MARKER + Side.CRU, GROUP_4, Cargo.SHEET, EMPTY_SHEET, log
    )
    questioning.take_courier(s, courier, TRAKORIAN, log)
    assert count_captives(s) == 0
    assert dispatches.is_free_courier(s, courier)


@pytest.mark.rule("CN-INTERR-1")
def test_a_captive_beyond_the_limit_must_die_without_a_question():
    s = board()
    for _ in range(CAPTIVES):
        catch(s, Cargo.SHEET, CAMP, EMPTY_SHEET)
    assert dispatches.is_free_courier(s, catch(s, Cargo.SHEET, CAMP, EMPTY_SHEET))
    assert count_captives(s) == CAPTIVES


@pytest.mark.rule("CN-INTERR-3")
def test_captives_must_be_asked_in_the_order_of_their_captors():
    s = board(STEGOSIAN)
    for unit in (TRA_5, TRAKORIAN):
        place(s, unit, 9, 14, MEN)
    for captor in (TRA_5, STEGOSIAN, TRAKORIAN):
        catch(s, Cargo.SHEET, CAMP, EMPTY_SHEET, captor)
    s.round = 2  # the order of the sides is STE, CRU, TRA, RAN
    ask(s, 11, 8, 9)  # STE fails with 11 (its skill is 10), TRA_4 succeeds with 8, TRA_5 fails with 9
    assert count_captives(s) == 2
    captors = {int(captor) - 1 for captor in s.captive[:, Captive.CAPTOR]}  # -1: a free row
    assert captors - {-1} == {TRA_5, STEGOSIAN}


@pytest.mark.rule("CN-INTERR-1")
def test_a_captive_without_captors_must_not_be_asked():
    s = board()
    courier = catch(s, Cargo.SHEET, CAMP, EMPTY_SHEET)
    s.unit_at[TRAKORIAN] = NOWHERE
    ask(s)
    assert count_captives(s) == 0
    assert dispatches.is_free_courier(s, courier)


@pytest.mark.rule("CN-SCOUT-4")
def test_a_captured_scout_must_reveal_the_hex_and_the_order_of_his_unit():
    s = board()
    place(s, RANSARD, 9, 16)
    order(s, RANSARD, Order.SCOUT)
    questioning.take_scout(s, RANSARD, TRAKORIAN, blank_log(5))
    s.unit_at[RANSARD] = hex_at(9, 18)
    ask(s, 1)
    assert report_lines(s, Side.TRA) == [
        [Line.INTERROGATION, UNKNOWN, Cargo.NONE, RANSARD, hex_at(9, 16), Order.SCOUT, Side.RAN]
    ]
    assert count_captives(s) == 0


@pytest.mark.rule("CN-INTERR-3")
def test_the_dice_of_interrogations_must_have_twenty_faces():
    s = board()
    catch(s, Cargo.SHEET, CAMP, EMPTY_SHEET)
    dice = seeded_tape(3, room=8)
    questioning.question_all(s, dice, blank_log(20))
    assert {(faces, stream) for _, faces, stream in decode(kept(dice))} == {(20, Stream.COURIERS)}
