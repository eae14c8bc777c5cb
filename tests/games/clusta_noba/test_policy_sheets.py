"""The sheets that the policy writes in given positions: recipients, orders, and the end of each sheet."""

from typing import Any

import numpy as np
import pytest

from stridsplan.engine import dice
from stridsplan.engine.log import blank_log
from stridsplan.games.clusta_noba import GAME
from stridsplan.games.clusta_noba.components.map import BOX, HEXES
from stridsplan.games.clusta_noba.components.orders import Order
from stridsplan.games.clusta_noba.components.pools import (
    GROUPS,
    NOBODY,
    SIDES,
    STANDARD,
    UNKNOWN,
    Commander,
    Side,
)
from stridsplan.games.clusta_noba.numbers import (
    DAY,
    Ask,
    Fate,
    Known,
    Sent,
    Sighted,
    Sighting,
    Source,
    Stance,
)
from stridsplan.games.clusta_noba.options import Scenario
from stridsplan.games.clusta_noba.policy.stars import BAND_OF, FARTHEST, conflux_goal, is_sure
from stridsplan.games.clusta_noba.policy.tables import CANDIDATES
from stridsplan.games.clusta_noba.rules.geography import distance
from stridsplan.games.clusta_noba.rules.ledgers import see_headquarters
from stridsplan.games.clusta_noba.words import action

from .board import (
    HIPPOGRIFF,
    ISLANDERS_1,
    MANZONLA,
    RAN_1,
    RAN_2,
    RAN_3,
    RAN_4,
    RAN_5,
    RAN_6,
    RAN_ASTROLOGER,
    RAN_CAMP,
    RAN_SPY,
    TRA_1,
    hex_at,
    new_board,
    pitch,
    place,
    place_commander,
)

SEAT = Side.RAN
COMPANIES = (RAN_1, RAN_2, RAN_4, RAN_5)  # 250, 250, 180 and 180 men
LOG = blank_log(100)


def board(*companies: int, column: int = 9, row: int = 21, day: int = 8) -> np.void:
    """Trugdan with some companies in a hex, by default on the cape; all other sides are hostile."""
    s = new_board()
    s.options.seats, s.day, s.moment, s.conflux_day = SIDES, day, DAY * day, 50
    s.commander_in_chief[SEAT] = Commander.TRUGDAN
    for unit in companies:
        place(s, unit, column, row)
    place_commander(s, Commander.TRUGDAN, column, row, companies[0])
    s.known_stance[SEAT] = Stance.HOSTILE
    return s


def put_aboard(s: np.void, *units: int) -> None:
    """Put units aboard their ships in the hexes in which they are."""
    for unit in units:
        s.unit_aboard[unit], s.ship_at[unit] = 1, s.unit_at[unit]


def attach(s: np.void, *specialists: int) -> None:
    """Put specialists with the commander-in-chief."""
    for person in specialists:
        s.specialist_fate[person], s.specialist_unit[person] = Fate.FREE, RAN_1
        s.specialist_at[person] = s.unit_at[RAN_1]


def report_enemy(
    s: np.void, column: int, row: int, side: Side, men: int, kind: Sighted = Sighted.UNIT
) -> None:
    """Add a sighting of this morning."""
    line = s.sighting[SEAT, s.sightings[SEAT]]
    line[Sighting.MOMENT], line[Sighting.HEX], line[Sighting.KIND] = s.moment, hex_at(column, row), kind
    line[Sighting.SIDE], line[Sighting.MEN], line[Sighting.SOURCE] = side, men, Source.SCOUT
    s.sightings[SEAT] += 1


def find_conflux(s: np.void, column: int, row: int) -> None:
    """Let the side know the conflux: an astrologer has read the stars in its hex."""
    # Band 0: it is here
    s.reading[SEAT, 0], s.readings[SEAT] = (hex_at(column, row), 0, s.day - 1, RAN_ASTROLOGER), 1


def answers(s: np.void, seat: int = SEAT) -> list[dict[str, Any]]:
    """Let the policy play the seat's morning until it seals; return the actions as JSON."""
    if s.side_of[seat] != Side.CRU:  # `board_with_bridge` has written the ledger of the Crurians
        see_headquarters(s, LOG)
    s.ask, s.due = Ask.ORDERS, 1 << seat
    tape, out, actions = dice.seeded_tape(1), np.zeros(len(GAME.actions), np.int32), []
    while True:
        view = np.zeros(1, GAME.state)[0]
        view.options = s.options
        GAME.observe(s, seat, view)
        n = GAME.legal(s, seat, out)
        code = int(GAME.policy(view, seat, out, n, tape))
        assert code in out[:n]
        actions.append(action(code, s))
        if actions[-1]["kind"] == "seal":
            return actions
        GAME.apply(s, seat, code, tape, blank_log(100))


def columns(actions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The columns that the actions write: recipient, units, orders with their hexes, whether the last order runs on."""
    written: list[dict[str, Any]] = []
    for each in actions:
        kind = each["kind"]
        if kind == "write":
            written.append({"to": each["recipient"], "units": [], "orders": [], "runs_on": False})
        elif kind == "name_unit":
            written[-1]["units"].append(each["unit"])
        elif kind == "order" and written:  # an order before all columns is a wish
            written[-1]["orders"].append((each["order"], None))
        elif kind == "hex" and written:
            order, _ = written[-1]["orders"].pop()
            written[-1]["orders"].append((order, (each["column"], each["row"])))
        elif kind == "until_further_notice":
            written[-1]["runs_on"] = True
    return written


def orders(actions: list[dict[str, Any]]) -> list[list[str]]:
    """The orders of each column that the actions write."""
    return [[order for order, _ in column["orders"]] for column in columns(actions)]


# -- Landing and camps -----------------------------------------------------------------------------------------------


def test_a_fleet_is_sent_to_a_low_coast_near_its_approach():
    s = board(*COMPANIES, column=9, row=24)
    put_aboard(s, *COMPANIES)
    (column,) = columns(answers(s))
    assert len(column["units"]) == len(COMPANIES)
    (order, (to_column, to_row)), (then, _) = column["orders"]
    assert (order, then, column["runs_on"]) == ("ship", "hold", True)
    assert distance(hex_at(to_column, to_row), hex_at(9, 24)) <= 3


def test_a_fleet_of_more_men_than_a_hex_holds_lands_in_two_places():
    companies = (RAN_1, RAN_2, RAN_3, RAN_4, RAN_5, RAN_6)
    s = board(*companies, column=9, row=24)
    put_aboard(s, *companies)
    place_commander(s, Commander.GRISBAN, 9, 24, RAN_2)
    first, second = columns(answers(s))
    assert first["orders"][0] != second["orders"][0]
    assert "cormvaki_garde" in second["units"]  # the company with Grisban


def test_an_army_ashore_camps_and_its_largest_company_fortifies():
    actions = answers(board(*COMPANIES))
    assert orders(actions) == [["camp", "fortify"], ["camp", "hold"]]
    assert all(column["runs_on"] for column in columns(actions))


def test_a_camp_is_fortified_watched_and_patrolled():
    s = board(*COMPANIES)
    pitch(s, RAN_CAMP, 9, 21)
    actions = answers(s)
    assert [row[0] for row in orders(actions)] == ["fortify", "scout", "patrol", "hold"]
    assert all(column["runs_on"] for column in columns(actions))


def test_a_camp_that_is_fully_fortified_is_only_held():
    s = board(RAN_1)
    pitch(s, RAN_CAMP, 9, 21, fortified=60)
    assert orders(answers(s)) == [["hold"]]


def test_orders_that_units_already_have_are_not_sent_again():
    s = board(*COMPANIES)
    pitch(s, RAN_CAMP, 9, 21)
    answers(s)
    s.sent[SEAT, : s.columns[SEAT], Sent.MOMENT] = s.moment
    s.today[SEAT], s.day, s.moment = 0, s.day + 1, s.moment + DAY
    for unit in COMPANIES:
        s.unit_order[unit] = Order.HOLD
    assert orders(answers(s)) == []


# -- The conflux -----------------------------------------------------------------------------------------------------


def test_readings_from_several_hexes_leave_one_possible_hex():
    s, conflux = board(RAN_1), hex_at(9, 9)
    near = [hex for hex in range(HEXES) if 0 < distance(hex, conflux) < 12]
    for k, hex in enumerate(near[:: len(near) // 40]):  # some 40 of them
        s.reading[SEAT, k] = (hex, BAND_OF[distance(hex, conflux)], k, RAN_ASTROLOGER)
        s.readings[SEAT] = k + 1
    assert conflux in CANDIDATES[Scenario.ISLAND]
    assert is_sure(s, SEAT)
    assert conflux_goal(s, SEAT) == conflux


def test_astrologers_at_headquarters_are_sent_to_different_hexes_near_it():
    s = board(*COMPANIES)
    attach(s, RAN_ASTROLOGER, MANZONLA)
    actions = answers(s)
    assert [each["kind"] for each in actions[:6]] == ["errand", "hex", "divine", "errand", "hex", "divine"]
    visited = [hex_at(actions[k]["column"], actions[k]["row"]) for k in (1, 4)]
    assert visited[0] != visited[1]
    assert all(distance(hex, hex_at(9, 21)) <= FARTHEST for hex in visited)


def test_astrologers_are_not_sent_without_a_commander_in_chief():
    s = board(RAN_1)
    pitch(s, RAN_CAMP, 9, 21)
    attach(s, RAN_ASTROLOGER)
    s.commander_fate[Commander.TRUGDAN], s.commander_in_chief[SEAT] = Fate.DEAD, NOBODY
    assert [each["kind"] for each in answers(s) if each["kind"] == "errand"] == []


def test_the_army_goes_to_the_conflux_when_it_is_known_and_camps_there():
    s = board(*COMPANIES)
    pitch(s, RAN_CAMP, 9, 21)
    find_conflux(s, 10, 9)
    first, second = columns(answers(s))
    assert first["orders"] == [("camp", (10, 9)), ("fortify", None)]
    assert second["orders"] == [("camp", (10, 9)), ("hold", None)]


@pytest.mark.parametrize(
    ("men", "day", "expected"), [(200, 20, "attack"), (1500, 20, "camp"), (1500, 49, "attack")]
)
def test_an_enemy_on_the_conflux_is_attacked_only_with_good_odds_or_at_the_end(men, day, expected):
    s = board(*COMPANIES, day=day)
    pitch(s, RAN_CAMP, 9, 21)
    find_conflux(s, 10, 9)
    report_enemy(s, 10, 9, Side.CRU, men)
    (order, at), *_ = columns(answers(s))[0]["orders"]
    assert order == expected
    assert (at == (10, 9)) == (expected == "attack")


@pytest.mark.parametrize(
    ("day", "expected"), [(8, "attack"), (10, "camp")]
)  # a seventh of 50 days, and 1 or 3
def test_a_camp_is_expected_to_be_fortified_every_day_since_the_first_seventh_of_the_campaign(day, expected):
    s = board(*COMPANIES, day=day)
    pitch(s, RAN_CAMP, 9, 21)
    find_conflux(s, 10, 9)
    report_enemy(s, 10, 9, Side.CRU, 500)  # 750 TV: 1500 after a day of FORTIFY, 1875 after three
    report_enemy(s, 10, 9, Side.CRU, UNKNOWN, Sighted.CAMP)
    assert columns(answers(s))[0]["orders"][0][0] == expected


def test_a_hippogriff_is_sent_to_the_conflux_before_a_spy():
    s = board(*COMPANIES)
    attach(s, RAN_SPY, HIPPOGRIFF)
    find_conflux(s, 10, 9)
    actions = answers(s)
    assert [each.get("specialist") for each in actions if each["kind"] == "errand"] == ["hippogriff_1"]
    assert next((each["column"], each["row"]) for each in actions if each["kind"] == "hex") == (10, 9)


def test_a_small_force_flees_from_crurians_two_classes_larger():
    s = board(RAN_4)
    s.unit_men[RAN_4] = (100, 0)
    pitch(s, RAN_CAMP, 9, 16)
    s.known_camp[SEAT, RAN_CAMP] = (hex_at(9, 16), s.moment, 0)
    report_enemy(s, 11, 21, Side.CRU, 1000)
    assert columns(answers(s))[0]["orders"][0] == ("haste", (9, 16))


def test_a_lone_unit_is_called_home_by_a_sheet_of_eight_days():
    s = board(RAN_1)
    pitch(s, RAN_CAMP, 9, 21, fortified=60)
    s.known[SEAT, RAN_4, : Known.MOMENT + 1] = (hex_at(9, 9), 100, 0, s.moment)
    actions = answers(s)
    assert columns(actions)[-1]["orders"] == [("home", None)]
    assert {"kind": "cover_days", "days": 8} in actions


@pytest.mark.parametrize(("day", "expected"), [(10, 1), (11, 0)])
def test_the_trakorians_offer_the_ransards_a_truce_from_time_to_time(day: int, expected: int):
    s = board(RAN_1, day=day)
    place(s, TRA_1, 17, 9)
    s.commander_in_chief[Side.TRA] = Commander.DA_KAELVE
    place_commander(s, Commander.DA_KAELVE, 17, 9, TRA_1)
    s.known_stance[Side.TRA] = Stance.HOSTILE
    assert [each["kind"] for each in answers(s, Side.TRA)].count("letter") == expected


# -- Crurians ----------------------------------------------------------------------------------------------------------


def board_with_bridge() -> np.void:
    """The morning on which the bridge is finished: five generals and fourteen groups in the box."""
    s = new_board()
    s.options.seats, s.day, s.moment, s.conflux_day = SIDES, 12, 12 * DAY, 50
    for unit in GROUPS[:14]:
        s.unit_at[unit], s.unit_men[unit, STANDARD] = BOX, 500
        s.known[Side.CRU, unit, : Known.MOMENT + 1] = (BOX, 500, 0, s.moment)
    for general in range(Commander.GENERAL_1, Commander.GENERAL_5 + 1):
        s.commander_fate[general], s.commander_at[general] = Fate.FREE, BOX
        s.known_commander[Side.CRU, general] = (BOX, s.moment, 4, Fate.FREE)
    s.headquarters[Side.CRU], s.chief[Side.CRU] = BOX, NOBODY
    s.bridge_known[Side.CRU], s.has_bridge, s.known_conflux[Side.CRU] = 1, 1, hex_at(9, 12)
    return s


def test_five_generals_lead_two_groups_each_over_the_bridge_and_attack_together():
    s = board_with_bridge()
    wishes = 5 * 6  # actions: for each of five generals his name, three orders, and hexes for two of these
    written = columns(answers(s, Side.CRU)[wishes:])
    assert len(written) == 5
    assert len({unit for column in written for unit in column["units"]}) == 10
    gathering = {column["orders"][0] for column in written}
    assert len(gathering) == 5
    for order, (column, row) in gathering:
        assert (order, distance(hex_at(column, row), hex_at(9, 12))) == ("attack", 1)
    assert all(column["orders"][1:] == [("attack", (9, 12)), ("hold", None)] for column in written)


def test_the_wish_of_generals_without_orders_is_to_attack_the_conflux():
    s = board_with_bridge()
    answers(s, Side.CRU)
    for general in range(Commander.GENERAL_1, Commander.GENERAL_5 + 1):
        assert tuple(s.wish[Side.CRU, general, 0]) == (Order.ATTACK, hex_at(9, 12))


def test_islanders_at_the_bridgehead_are_ordered_to_hold_it():
    s = board_with_bridge()
    s.known_conflux[Side.CRU] = UNKNOWN
    s.known[Side.CRU, ISLANDERS_1, : Known.MOMENT + 1] = (hex_at(14, 2), 100, 0, s.moment)
    (column,) = columns(answers(s, Side.CRU))
    assert (column["to"], column["orders"], column["runs_on"]) == ("islanders_1", [("hold", None)], True)
