"""Reports: errors in numbers, automatic reports, reports of the night (CN-INFO, CN-COURIER-12, CN-COURIER-13)."""

import pytest

from stridsplan.engine.dice import COUNT, loaded_tape
from stridsplan.engine.log import ARGUMENTS, blank_log, rows
from stridsplan.games.clusta_noba.components.map import HEXES, ISLAND, TERRAIN, Terrain
from stridsplan.games.clusta_noba.components.orders import NO_ORDER, Order
from stridsplan.games.clusta_noba.components.pools import (
    COURIERS,
    COURIERS_PER_SIDE,
    FIRST_BAND,
    FIRST_CAMP_MARKER,
    FIRST_COMMANDER_MARKER,
    LINES,
    NOBODY,
    NOWHERE,
    STANDARD,
    UNKNOWN,
    Commander,
    Side,
)
from stridsplan.games.clusta_noba.components.report_lines import Line, index_of
from stridsplan.games.clusta_noba.events import Illegal
from stridsplan.games.clusta_noba.numbers import (
    Cargo,
    Courier,
    Fate,
    Outcome,
    ReportedOutcome,
    Shaken,
    Sighted,
    Source,
    State,
)
from stridsplan.games.clusta_noba.rules import commanders, dispatches, reports
from stridsplan.games.clusta_noba.rules.camps import WORK
from stridsplan.games.clusta_noba.rules.dispatches import side_of_courier

from .board import (
    GROUP_1,
    MANZONLA,
    RAN_1,
    RAN_2,
    RAN_ASTROLOGER,
    RAN_CAMP,
    TRA_1,
    TRA_2,
    TRA_CAMP,
    column_and_row,
    hex_at,
    new_board,
    order,
    pitch,
    place,
    place_commander,
)

TRUGDAN, GRISBAN = Commander.TRUGDAN, Commander.GRISBAN
COURIER = Side.RAN * COURIERS_PER_SIDE  # the first of RAN
CAPE = hex_at(9, 21)
# Numbers of a hex of open ground (the next one is open, too) and of two with cover; it does not matter which
OPEN, COVER = [
    next(k for k in range(HEXES) if TERRAIN[ISLAND, k] == terrain) for terrain in (Terrain.OPEN, Terrain.PINE)
]
HOUSES = next(k for k in range(HEXES) if TERRAIN[ISLAND, k] == Terrain.BUILDINGS)


def campaign():
    """Moment 20: two Ransard units in open ground, the commander-in-chief on the cape."""
    s = new_board()
    s.commander_in_chief[Side.RAN], s.moment = TRUGDAN, 20
    place_commander(s, TRUGDAN, 9, 21)
    for unit in (RAN_1, RAN_2):
        place(s, unit, *column_and_row(OPEN), 100, 20)
    return s


def reports_of(s, side=Side.RAN):
    """The reports that the couriers of a side carry: [(sender, lines)]."""
    found = []
    for courier in range(COURIERS):
        if side_of_courier(courier) != side or s.courier[courier, Courier.CARGO] == Cargo.NONE:
            continue
        lines = [
            [int(k) for k in s.line[k]] for k in range(LINES) if s.line[k, 0] and s.line_of[k] == courier
        ]
        found.append((int(s.courier[courier, Courier.SENDER]), lines))
    return found


def lines_of_report(s):
    """The lines of the first report of the Ransards."""
    return reports_of(s)[0][1]


def line(kind, *numbers):
    """The numbers of a line of a report, filled up with UNKNOWN."""
    return [int(kind), *(int(k) for k in numbers), *[UNKNOWN] * (7 - len(numbers))]


def rolls(*dice):
    """A tape with these dice, counted from 1."""
    return loaded_tape([die - 1 for die in dice])


def drawn(dice):
    """The number of draws from the tape."""
    return int(dice[COUNT])


# -- Errors ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-INFO-2", "CN-INFO-3", "CN-TRAP-31")
@pytest.mark.parametrize(
    ("die", "extra_steps", "reported"),
    [(10, 0, 100), (10, 2, 100), (9, 0, 100), (9, 1, 90), (11, 1, 110), (1, 0, 40), (1, 2, 40), (20, 1, 160)],
)
def test_men_must_be_reported_with_the_error_of_the_die(die: int, extra_steps: int, reported: int):
    assert reports.distorted_men(new_board(), Side.RAN, 100, extra_steps, rolls(die), blank_log()) == reported


@pytest.mark.rule("CN-INFO-2")
def test_an_unknown_number_must_need_no_die():
    dice = rolls()
    assert reports.distorted_men(new_board(), Side.RAN, UNKNOWN, 0, dice, blank_log()) == UNKNOWN
    assert drawn(dice) == 0


@pytest.mark.rule("CN-INFO-4", "CN-COMBAT-26")
@pytest.mark.parametrize(
    ("hex", "other", "extra_steps"), [(OPEN, OPEN, 1), (COVER, OPEN, 2), (OPEN, COVER, 2), (HOUSES, COVER, 2)]
)
def test_cover_in_either_hex_and_the_lack_of_a_leader_must_add_error_steps(
    hex: int, other: int, extra_steps: int
):
    assert reports.report_error_steps(campaign(), Side.RAN, hex, other) == extra_steps


@pytest.mark.rule("CN-INFO-4")
@pytest.mark.parametrize(("lv", "extra_steps"), [(3, 0), (4, -1), (5, -1)])
def test_a_superleader_must_reduce_the_error_steps(lv: int, extra_steps: int):
    s = campaign()
    s.commander_at[TRUGDAN], s.commander_leadership[TRUGDAN] = OPEN, lv
    assert reports.report_error_steps(s, Side.RAN, OPEN, OPEN) == extra_steps
    assert reports.report_error_steps(s, Side.RAN, OPEN, COVER) == extra_steps + 1


# -- Battles -----------------------------------------------------------------------------------------------------


def battle(s, dice, log=None):
    """Let RAN_1 report a battle in which it lost 100 men; the Trakorians lost 40 of 200 men, and are gone."""
    numbers = (100, Side.TRA.value, 200, 40, ReportedOutcome.WON.value)
    log = blank_log(9) if log is None else log
    reports.send_battle_report(s, Side.RAN.value, RAN_1, OPEN, OPEN + 1, *numbers, dice, log)


def told_of_battle(s):
    """Own losses, the enemy's side, men and losses, in the report of a battle."""
    return lines_of_report(s)[0][2:6]


@pytest.mark.rule("CN-COURIER-1", "CN-INFO-1", "CN-INFO-2", "CN-TRAP-30", "CN-TRAP-47")
def test_each_number_in_a_battle_report_must_have_its_own_error():
    s = campaign()
    s.commander_at[GRISBAN], s.commander_fate[GRISBAN] = OPEN, Fate.FREE
    s.commander_leadership[GRISBAN] = 3
    battle(s, rolls(12, 1, 20))  # +10, -60, +60 %
    told = line(Line.BATTLE, OPEN, 110, Side.TRA, 80, 64, ReportedOutcome.WON, OPEN + 1)
    assert reports_of(s) == [(RAN_1, [told])]


@pytest.mark.rule("CN-INFO-4")
def test_the_leader_in_the_present_hex_of_the_sender_must_count():
    s = campaign()
    s.unit_at[RAN_1] = s.commander_at[GRISBAN] = COVER
    s.commander_fate[GRISBAN], s.commander_leadership[GRISBAN] = Fate.FREE, 5
    battle(s, rolls(12, 12, 12))
    assert told_of_battle(s) == [100, Side.TRA, 200, 40]
    assert s.courier[COURIER, Courier.FROM] == COVER


@pytest.mark.rule("CN-INFO-1")
def test_the_commander_in_chief_must_see_his_own_battle_exactly_without_dice():
    """Catalogue 6.1: he sees everything in his hex exactly."""
    s, dice = campaign(), rolls()
    s.commander_at[TRUGDAN] = OPEN
    battle(s, dice)
    assert told_of_battle(s) == [100, Side.TRA, 200, 40]
    assert drawn(dice) == 0


@pytest.mark.rule("CN-COURIER-1")
def test_a_destroyed_force_must_still_be_reported():
    s = campaign()
    place_commander(s, GRISBAN, *column_and_row(OPEN))
    s.commander_fate[GRISBAN] = Fate.DEAD
    s.unit_at[RAN_1], s.unit_battle[RAN_1] = NOWHERE, OPEN
    battle(s, rolls(10, 10, 10))
    lines = lines_of_report(s)
    assert lines[0][:3] == [Line.BATTLE, OPEN, 100]
    assert lines[1][:4] == [Line.OWN_COMMANDER, GRISBAN, OPEN, s.commander_points[GRISBAN]]
    assert lines[1][4] == Fate.DEAD
    gone = (RAN_1, OPEN, 0, 0, NO_ORDER, UNKNOWN, State.DESTROYED)
    assert lines[2] == line(Line.OWN_UNIT, *gone)
    assert s.courier[COURIER, Courier.FROM] == OPEN


@pytest.mark.rule("CN-COURIER-1")
def test_without_a_free_courier_no_die_must_be_rolled():
    s, dice = campaign(), rolls()
    s.courier[COURIER : COURIER + COURIERS_PER_SIDE, Courier.CARGO] = Cargo.SHEET
    battle(s, dice)
    reports.send_stop(s, RAN_1, OPEN + 1, Side.TRA, 100, dice, blank_log(9))
    assert drawn(dice) == 0
    assert not s.line.any()


# -- Sightings ---------------------------------------------------------------------------------------------------


def sight(s, source, men, dice, kind=Sighted.UNIT):
    """Let RAN_1 report a sighting of Trakorians on the cape; return the line of the report."""
    log = blank_log(9)
    courier = dispatches.open_report(s, Side.RAN, RAN_1, log)
    detail, extra_steps = 5, 0
    what = (CAPE, kind.value, Side.TRA.value, men, TRA_1, source.value, detail)
    reports.add_sighting(s, courier, *what, extra_steps, dice, log)
    dispatches.send_report(s, courier, log)
    return lines_of_report(s)[0]


@pytest.mark.rule("CN-INFO-2", "CN-INFO-8")
def test_a_sighting_must_be_reported_with_an_error():
    told = (CAPE, Sighted.UNIT, Side.TRA, 75, TRA_1, Source.SCOUT, 5)
    assert sight(campaign(), Source.SCOUT, 100, rolls(4)) == line(Line.SIGHTING, *told)


@pytest.mark.rule("CN-INFO-6")
@pytest.mark.parametrize("source", [Source.SPY, Source.CAPTIVE])
def test_sightings_of_spies_and_captives_must_be_exact(source: Source):
    dice = rolls()
    assert sight(campaign(), source, 101, dice)[index_of(Line.SIGHTING, "men")] == 101
    assert drawn(dice) == 0


@pytest.mark.rule("CN-CAMP-7")
def test_a_camp_without_a_size_must_need_no_die():
    dice = rolls()
    assert sight(campaign(), Source.AMBIENT, UNKNOWN, dice, Sighted.CAMP)[2:5] == [
        Sighted.CAMP,
        Side.TRA,
        UNKNOWN,
    ]
    assert drawn(dice) == 0


@pytest.mark.rule("CN-CAMP-4", "CN-CAMP-5", "CN-CAMP-6", "CN-CAMP-7")
def test_a_camp_must_hide_a_commander_and_a_commander_his_units():
    s = campaign()
    assert reports.kind_of_stack(s, Side.RAN, OPEN) == Sighted.UNIT
    s.commander_at[TRUGDAN] = OPEN
    assert reports.kind_of_stack(s, Side.RAN, OPEN) == Sighted.COMMANDER
    s.camp_at[RAN_CAMP], s.camp_work[RAN_CAMP] = OPEN, WORK
    assert reports.kind_of_stack(s, Side.RAN, OPEN) == Sighted.CAMP


# -- Automatic reports -------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-COURIER-12", "CN-ORDER-10", "CN-IND-5")
def test_the_report_of_a_lapse_must_contain_the_order_of_the_wish():
    s = campaign()
    s.unit_order[RAN_2] = Order.SCOUT
    for unit in (RAN_1, RAN_2):
        reports.send_lapse(s, unit, blank_log(9))
    assert reports_of(s) == [
        (RAN_1, [line(Line.LAPSED, RAN_1, OPEN, NO_ORDER)]),
        (RAN_2, [line(Line.LAPSED, RAN_2, OPEN, Order.SCOUT)]),
    ]


@pytest.mark.rule("CN-COURIER-12", "CN-ORDER-22", "CN-ORDER-23")
def test_the_report_of_a_stop_must_contain_the_enemy_in_the_way():
    s = campaign()
    reports.send_stop(s, RAN_1, COVER, Side.TRA.value, 100, rolls(9), blank_log(9))  # leaderless, in cover
    assert lines_of_report(s) == [line(Line.STOPPED, RAN_1, COVER, Side.TRA, 75, Sighted.UNIT)]


@pytest.mark.rule("CN-CAMP-7")
def test_the_report_of_a_stop_before_a_camp_must_not_contain_its_strength():
    s, dice = campaign(), rolls()
    pitch(s, TRA_CAMP, *column_and_row(COVER))
    reports.send_stop(s, RAN_1, COVER, Side.TRA.value, 100, dice, blank_log(9))
    assert lines_of_report(s) == [line(Line.STOPPED, RAN_1, COVER, Side.TRA, UNKNOWN, Sighted.CAMP)]
    assert drawn(dice) == 0


@pytest.mark.rule("CN-ORDER-27")
def test_a_failed_order_must_be_reported():
    s, log = campaign(), blank_log(9)
    reason = Illegal.CANNOT_FORTIFY.value
    reports.send_failure(s, RAN_1, Order.FORTIFY.value, reason, log)
    assert reports_of(s) == [(RAN_1, [line(Line.ORDER_FAILED, RAN_1, OPEN, Order.FORTIFY, reason)])]


# -- The death of the commander-in-chief -------------------------------------------------------------------------


def after_death_of_chief():
    """The position after Trugdan has died on the cape; Grisban, with the units, succeeds him."""
    s = campaign()
    place_commander(s, GRISBAN, *column_and_row(OPEN))
    commanders.lose_commander(s, TRUGDAN, Fate.DEAD.value, blank_log(9))
    return s


@pytest.mark.rule("CN-CMD-7")
def test_the_news_of_a_death_must_be_sent_once_from_its_hex():
    s = after_death_of_chief()
    for _ in range(2):
        reports.send_news(s, blank_log(9))
    points = s.commander_points[TRUGDAN]
    news = line(Line.OWN_COMMANDER, TRUGDAN, CAPE, points, Fate.DEAD)
    assert reports_of(s) == [(FIRST_COMMANDER_MARKER + TRUGDAN, [news])]
    assert (s.courier[COURIER, Courier.FROM], s.courier[COURIER, Courier.HEADQUARTERS]) == (CAPE, OPEN)


@pytest.mark.rule("CN-CMD-7")
def test_the_news_of_a_death_must_be_sent_again_each_night_until_it_arrives():
    s = after_death_of_chief()
    s.unit_at[RAN_1] = s.unit_at[RAN_2] = NOWHERE
    reports.send_news(s, blank_log(9))
    reports.send_night_reports(s, blank_log(9))
    assert len(reports_of(s)) == 2
    s.news_due[Side.RAN] = 0
    reports.send_night_reports(s, blank_log(9))
    assert len(reports_of(s)) == 2


# -- The night reports -------------------------------------------------------------------------------------------


def night_reports(s):
    """Send the night reports; return the reports of the Ransards."""
    reports.send_night_reports(s, blank_log(99))
    return reports_of(s)


def own_unit(unit, hex, standard, elite, order, lost, state):
    return line(Line.OWN_UNIT, unit, hex, standard, elite, order, lost, state)


@pytest.mark.rule("CN-COURIER-13", "CN-INFO-6", "CN-TRAP-47")
def test_each_lone_unit_must_report_its_hex_and_losses_exactly():
    s = campaign()
    order(s, RAN_1, Order.GOTO, 9, 21)
    s.unit_reported[RAN_1] = 17
    assert night_reports(s) == [
        (RAN_1, [own_unit(RAN_1, OPEN, 100, 20, Order.GOTO, 17, State.READY)]),
        (RAN_2, [own_unit(RAN_2, OPEN, 100, 20, NO_ORDER, 0, State.WITHOUT_ORDERS)]),
    ]
    assert s.unit_reported[RAN_1] == 0


@pytest.mark.rule("CN-COURIER-13")
def test_losses_must_be_kept_if_their_report_cannot_be_sent():
    s = campaign()
    s.unit_reported[RAN_1] = 17
    s.courier[COURIER : COURIER + COURIERS_PER_SIDE, Courier.CARGO] = Cargo.SHEET
    night_reports(s)
    assert s.unit_reported[RAN_1] == 17


@pytest.mark.rule("CN-COURIER-13")
def test_a_commander_must_report_for_all_units_in_his_hex():
    s = campaign()
    place_commander(s, GRISBAN, *column_and_row(OPEN))
    s.unit_shaken[RAN_2, STANDARD] = Shaken.SHAKEN
    commander_line = line(Line.OWN_COMMANDER, GRISBAN, OPEN, s.commander_points[GRISBAN], Fate.FREE)
    assert night_reports(s) == [
        (
            FIRST_COMMANDER_MARKER + GRISBAN,
            [
                own_unit(RAN_1, OPEN, 100, 20, NO_ORDER, 0, State.WITHOUT_ORDERS),
                own_unit(RAN_2, OPEN, 100, 20, NO_ORDER, 0, State.SHAKEN),
                commander_line,
            ],
        )
    ]


@pytest.mark.rule("CN-COURIER-13")
def test_a_camp_must_report_for_its_units_and_commanders():
    s = campaign()
    place_commander(s, GRISBAN, *column_and_row(OPEN))
    pitch(s, RAN_CAMP, *column_and_row(OPEN), fortified=13)  # rounds: 2 days and one more
    s.unit_outcome[RAN_1] = Outcome.RETREATS
    ((sender, lines),) = night_reports(s)
    assert sender == FIRST_CAMP_MARKER + RAN_CAMP
    kinds = [Line.OWN_UNIT, Line.OWN_UNIT, Line.OWN_COMMANDER, Line.OWN_CAMP]
    assert [row[0] for row in lines] == kinds
    assert lines[0][index_of(Line.OWN_UNIT, "state")] == State.RETREATED
    assert lines[3] == line(Line.OWN_CAMP, RAN_CAMP, OPEN, 2)


@pytest.mark.rule("CN-COURIER-13")
@pytest.mark.parametrize("has_commander", [False, True])
def test_specialists_must_be_reported_by_the_unit_or_commander_in_their_hex(has_commander: bool):
    s = campaign()
    s.unit_at[RAN_2] = NOWHERE
    for person, fate in ((RAN_ASTROLOGER, Fate.FREE), (MANZONLA, Fate.DEAD)):
        s.specialist_fate[person], s.specialist_at[person] = fate, OPEN
    if has_commander:
        place_commander(s, GRISBAN, *column_and_row(OPEN))
    ((_, lines),) = night_reports(s)
    assert lines[-1] == line(Line.OWN_SPECIALIST, RAN_ASTROLOGER, OPEN, Fate.FREE)
    assert len(lines) == (3 if has_commander else 2)


@pytest.mark.rule("CN-COURIER-13", "CN-LOSS-7")
def test_a_camp_must_report_a_unit_of_which_only_stragglers_are_left():
    s = campaign()
    pitch(s, RAN_CAMP, *column_and_row(COVER))
    s.unit_at[RAN_1] = s.unit_at[RAN_2] = NOWHERE
    s.unit_reported[RAN_1] = s.unit_reported[RAN_2] = 120
    s.straggler[RAN_1, 0, STANDARD] = 9  # in the first camp
    ((_, lines),) = night_reports(s)
    assert lines[1:] == [own_unit(RAN_1, COVER, 0, 0, NO_ORDER, 120, State.DESTROYED)]
    assert (s.unit_reported[RAN_1], s.unit_reported[RAN_2]) == (0, 120)


@pytest.mark.rule("CN-COURIER-13", "CN-CAMP-1")
def test_an_empty_camp_must_report_and_an_unfinished_camp_must_not():
    s = campaign()
    s.unit_at[RAN_1] = s.unit_at[RAN_2] = NOWHERE
    pitch(s, RAN_CAMP, *column_and_row(OPEN))
    pitch(s, RAN_CAMP + 1, *column_and_row(COVER))
    s.camp_work[RAN_CAMP + 1] = WORK - 1
    assert night_reports(s) == [(FIRST_CAMP_MARKER + RAN_CAMP, [line(Line.OWN_CAMP, RAN_CAMP, OPEN, 0)])]


@pytest.mark.rule("CN-COURIER-13")
def test_units_in_the_hex_of_the_commander_in_chief_must_send_no_report():
    s = campaign()
    s.commander_at[TRUGDAN] = OPEN
    pitch(s, RAN_CAMP, *column_and_row(OPEN))
    assert night_reports(s) == []


@pytest.mark.rule("CN-COURIER-13", "CN-CRUR-11")
def test_a_group_must_report_and_a_band_must_not():
    s = campaign()
    s.commander_in_chief[Side.CRU] = NOBODY
    for unit in (GROUP_1, FIRST_BAND):
        place(s, unit, *column_and_row(COVER), 300)
    reports.send_night_reports(s, blank_log(9))
    assert [sender for sender, _ in reports_of(s, Side.CRU)] == [GROUP_1]


@pytest.mark.rule("CN-COURIER-13")
def test_a_side_without_a_seat_must_send_no_report():
    s = campaign()
    s.seat_of[Side.RAN] = NOBODY
    assert night_reports(s) == []


@pytest.mark.rule("CN-COURIER-13", "CN-CMD-7")
def test_the_sides_must_report_in_the_order_of_the_round():
    s = campaign()
    place(s, TRA_1, 9, 21, 90)
    place(s, TRA_2, 10, 9, 100)  # the largest unit of a side without commanders is its headquarters
    log = blank_log(9)
    s.courier[:, Courier.CARGO] = Cargo.SHEET
    s.round = 1
    reports.send_night_reports(s, log)
    lacking = rows(log)[:, ARGUMENTS].tolist()  # the sides of the events COURIER_LACKED
    assert lacking == [Side.RAN, Side.RAN, Side.TRA]
