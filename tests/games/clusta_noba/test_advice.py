"""Odds at a table: of the courier of a column, compared with the rules; of fights beside troops of the seat."""

import numpy as np
import pytest

from stridsplan.games.clusta_noba.components.armies import SizeClass
from stridsplan.games.clusta_noba.components.map import BOX, ISLAND
from stridsplan.games.clusta_noba.components.orders import NO_ORDER, Order
from stridsplan.games.clusta_noba.components.pools import (
    FIRST_COMMANDER_MARKER,
    NOWHERE,
    UNKNOWN,
    Commander,
    Side,
)
from stridsplan.games.clusta_noba.events import Event
from stridsplan.games.clusta_noba.numbers import DAY, Ask, Fate, Known, Sighted, Source, Stance, State
from stridsplan.games.clusta_noba.odds.couriers import Catcher, Journey, travel
from stridsplan.games.clusta_noba.rules import writing
from stridsplan.games.clusta_noba.rules.hostile_ledger import put_sighting
from stridsplan.games.clusta_noba.rules.own_ledger import write_commander
from stridsplan.games.clusta_noba.rules.units import size_class
from stridsplan.games.clusta_noba.words import advice
from stridsplan.games.clusta_noba.words.advice import answer_odds
from stridsplan.games.clusta_noba.words.chances import odds_json
from stridsplan.games.clusta_noba.words.survey import SURVEYS
from stridsplan.games.clusta_noba.words.things import hex_number

from .board import (
    BRIDGED,
    GROUP_1,
    GROUP_2,
    NO_BRIDGE,
    RAN_1,
    RAN_6,
    RAN_7,
    STE_1,
    STE_2,
    STE_3,
    TRA_5,
    column_and_row,
    hex_at,
    new_board,
    place,
    place_commander,
)
from .messengers import NOT_CAUGHT, Messengers, under_way, write_sheet

RAN, STE, TRA, CRU = Side.RAN, Side.STE, Side.TRA, Side.CRU
TRUGDAN, GRISBAN = Commander.TRUGDAN, Commander.GRISBAN
GENERAL_1, GENERAL_2 = Commander.GENERAL_1, Commander.GENERAL_2
CAPE, MIDDLE, FAR = (9, 21), (10, 9), (14, 4)
BOX_PLACE = column_and_row(BOX)  # where the couriers of CRU start


# -- Couriers, compared with the rules ---------------------------------------------------------------------------------


def play_journey(
    side: Side, start: tuple[int, int], goal: tuple[int, int], enemies: list[tuple[int, int, int, int]]
):
    """Play the journey of a courier that nobody catches; return the rounds he needs, and the rolls to catch him.

    Enemies are (unit, column, row, men), rolls (round, hex, chance in percent).
    """
    s = new_board()
    s.has_bridge = 1
    chief, recipient, unit = (TRUGDAN, GRISBAN, RAN_6) if side == RAN else (GENERAL_1, GENERAL_2, GROUP_2)
    place(s, unit, *goal)
    place_commander(s, recipient, *goal, unit)
    if side == RAN:
        s.commander_in_chief[side] = chief
        place_commander(s, chief, *start)
    for enemy, column, row, men in enemies:
        place(s, enemy, column, row, men)
        s.unit_order[enemy] = NO_ORDER
    write_sheet(s, side, FIRST_COMMANDER_MARKER + recipient)
    messengers = Messengers(s, *[NOT_CAUGHT] * 40).send()
    rolled, count = [], 0
    while under_way(s, side):
        count += 1
        assert count < 20
        before = len(messengers.events(Event.CATCH_ROLLED))
        messengers.round()
        rolled += [
            (count, hex, chance) for _, hex, _, chance, *_ in messengers.events(Event.CATCH_ROLLED)[before:]
        ]
    return count, rolled


@pytest.mark.rule("CN-COURIER-2", "CN-COURIER-5", "CN-COURIER-7", "CN-COURIER-8", "CN-COURIER-9", "CN-CRUR-6")
@pytest.mark.parametrize(
    ("side", "start", "goal", "enemies"),
    [
        (RAN, CAPE, MIDDLE, [(STE_1, 8, 18, 100), (STE_2, 9, 17, 250), (TRA_5, 10, 9, 200)]),
        (
            RAN,
            CAPE,
            FAR,
            [(STE_2, 9, 12, 250), (TRA_5, 10, 10, 30), (STE_1, 11, 9, 400), (STE_3, 11, 11, 200)],
        ),
        (RAN, FAR, CAPE, [(TRA_5, 14, 4, 200), (STE_2, 9, 21, 10), (GROUP_1, 10, 12, 500)]),
        (CRU, BOX_PLACE, CAPE, [(TRA_5, 9, 12, 200), (STE_2, 8, 15, 100)]),
        (RAN, MIDDLE, CAPE, []),
    ],
)
def test_the_computed_journey_must_equal_the_played_one(side, start, goal, enemies):
    owner = {TRA_5: TRA, GROUP_1: CRU}
    known = [Catcher(owner.get(unit, STE), hex_at(x, y), int(size_class(men))) for unit, x, y, men in enemies]
    journey = travel(ISLAND, BRIDGED, side, hex_at(*start), hex_at(*goal), known)
    rounds, rolled = play_journey(side, start, goal, enemies)
    assert journey.rounds == rounds
    risks = [(risk.round, risk.hex, risk.chance) for risk in journey.risks]
    assert sorted(risks) == sorted(rolled)
    survival = 1.0
    for _, _, chance in rolled:
        survival *= 1 - chance / 100
    assert float(journey.chance) == pytest.approx(survival)


def test_without_a_path_there_must_be_no_journey_and_a_journey_of_no_steps_must_be_safe():
    assert travel(ISLAND, NO_BRIDGE, RAN, hex_at(*CAPE), hex_number("00.00"), []) is None  # a sea hex
    assert travel(ISLAND, NO_BRIDGE, RAN, hex_at(*CAPE), hex_at(*CAPE), []).chance == 1


# -- The column being written ----------------------------------------------------------------------------------------


@pytest.fixture
def s() -> np.void:
    """Dawn of day 3: RAN knows Trugdan with a unit in the middle, Grisban on the cape; STE is hostile, TRA is not."""
    s = new_board()
    s.options.seats, s.day, s.round, s.ask, s.due = 4, 3, 1, Ask.ORDERS, 0b1111
    s.headquarters[RAN], s.chief[RAN] = hex_at(*MIDDLE), TRUGDAN
    write_commander(s, RAN, TRUGDAN, 3 * DAY, hex_at(*MIDDLE), 3, Fate.FREE)
    write_commander(s, RAN, GRISBAN, 2 * DAY, hex_at(*CAPE), 3, Fate.FREE)
    s.known_stance[RAN] = [Stance.TRUCE, UNKNOWN, Stance.HOSTILE, Stance.HOSTILE]
    report_unit(s, RAN_6, MIDDLE, 180)
    return s


def report_unit(s: np.void, unit: int, where: tuple[int, int], men: int, order: int = NO_ORDER) -> None:
    """Let the Ransards know from the dawn of day 3 that a unit of theirs stands in a hex."""
    row = s.known[RAN, unit]
    row[:] = 0
    row[Known.HEX], row[Known.STANDARD], row[Known.MOMENT] = hex_at(*where), men, 3 * DAY
    row[Known.STATE], row[Known.ORDER] = State.READY, order


def report_enemy(
    s, where, men, side=STE, kind=Sighted.UNIT, unit=NOWHERE, source=Source.SCOUT, detail=UNKNOWN
) -> None:
    """Let the Ransards have a report of the night before; `detail` as in `Sighting.DETAIL`."""
    put_sighting(s, RAN, 3 * DAY - 6, hex_at(*where), kind, side, men, unit, source, detail)


def begin_column(s: np.void, commander: int) -> None:
    """Let the Ransards begin a column for a commander."""
    writing.begin_column(s, RAN, FIRST_COMMANDER_MARKER + commander)


def past_enemies(size: int) -> Journey:
    """The journey of the courier to Grisban, past Stegosians of a size class."""
    return travel(ISLAND, NO_BRIDGE, RAN, hex_at(*MIDDLE), hex_at(*CAPE), [Catcher(STE, hex_at(9, 17), size)])


@pytest.mark.rule("CN-COURIER-9", "CN-COURIER-11")
def test_the_odds_of_a_column_must_contain_the_chance_of_its_courier(s):
    report_enemy(s, (9, 17), 250)
    report_enemy(s, (9, 14), 250, side=TRA)  # no enemy
    assert answer_odds(s, RAN) is None
    begin_column(s, GRISBAN)
    found = answer_odds(s, RAN)["courier"]
    expected = past_enemies(int(size_class(250)))
    lost = float(1 - expected.chance)
    assert 0 < lost < 1
    assert found["chance"] == pytest.approx(1 - lost)
    assert found["chance_of_two"] == pytest.approx(1 - lost * lost)
    assert found["rounds"] == expected.rounds
    assert {risk["side"] for risk in found["risks"]} == {"ste"}


def test_a_recipient_at_headquarters_must_need_no_courier(s):
    begin_column(s, TRUGDAN)
    assert answer_odds(s, RAN) == {"courier": None}


@pytest.mark.rule("CN-CAMP-7")
def test_enemies_of_unknown_strength_must_count_as_small(s):
    report_enemy(s, (9, 17), UNKNOWN, kind=Sighted.CAMP)
    begin_column(s, GRISBAN)
    chance = answer_odds(s, RAN)["courier"]["chance"]
    assert chance == pytest.approx(float(past_enemies(SizeClass.COMPANY).chance))
    assert chance > past_enemies(SizeClass.BATTALION).chance


# -- Fights beside the seat's troops -----------------------------------------------------------------------------------

BESIDE = (10, 10)  # a hex next to MIDDLE; the Ransards are in MIDDLE


def fight(s: np.void, where: tuple[int, int] = BESIDE):
    """The odds of a fight with the enemies in a hex, as JSON; None if there are none."""
    return SURVEYS["fight"](s, RAN, f"{where[0]:02}.{where[1]:02}")


def test_the_odds_of_a_fight_must_be_those_of_the_reported_forces(s):
    report_enemy(s, BESIDE, 200)
    odds = fight(s)
    assert (odds["hex"], odds["from"], odds["side"], odds["men"], odds["own_men"]) == (
        [10, 10],
        [10, 9],
        "ste",
        200,
        180,
    )
    attack = odds_json({}, "ran:180;leader=4;points=3;order=advance", "ste:200", None)
    assert odds["attack"]["whole"]["win"] == pytest.approx(attack["win"])
    assert odds["attack"]["whole"]["own_loss"] == pytest.approx(attack["attacker_loss"])
    defend = odds_json({}, "ste:200;order=advance", "ran:180;leader=4;points=3", None)
    assert odds["defend"]["whole"]["win"] == pytest.approx(defend["lose"])
    assert odds["defend"]["whole"]["enemy_loss"] == pytest.approx(defend["attacker_loss"])
    assert odds["attack"]["round"]["tactics"] == pytest.approx(attack["round"]["tactics"])
    assert sum(cell["chance"] for cell in odds["defend"]["round"]["cells"]) == pytest.approx(1)


@pytest.mark.rule("CN-UNIT-13")
def test_reports_of_spies_must_count_in_the_odds(s):
    report_unit(s, RAN_6, MIDDLE, 20)
    report_enemy(s, BESIDE, 10, unit=STE_1, source=Source.SPY, detail=6)  # of 10 men 6 are elite
    report_enemy(s, BESIDE, 9, unit=STE_2, source=Source.SPY, detail=0)
    assert fight(s)["men"] == 10  # nobody leads both
    report_enemy(s, BESIDE, UNKNOWN, kind=Sighted.COMMANDER, source=Source.SPY, detail=2)  # LV
    odds = fight(s)
    assert odds["men"] == 19
    expected = odds_json({}, "ran:20;leader=4;points=3;order=advance", "ste:4+6,9;leader=2", None)
    assert odds["attack"]["round"]["enemy_loss"] == pytest.approx(expected["round"]["defender_loss"])


def test_men_reported_lost_must_not_count_in_the_odds(s):
    report_enemy(s, BESIDE, 200, source=Source.BATTLE, detail=70)
    assert fight(s)["men"] == 130


@pytest.mark.rule("CN-CAMP-7")
def test_against_an_unknown_number_of_men_there_must_be_no_odds(s):
    report_enemy(s, BESIDE, UNKNOWN, kind=Sighted.CAMP)
    odds = fight(s)
    assert (odds["men"], odds["attack"], odds["defend"]) == (None, None, None)


def test_without_enemies_or_troops_beside_them_there_must_be_no_odds_of_a_fight(s):
    assert fight(s) is None
    report_enemy(s, BESIDE, 200, side=TRA)
    assert fight(s) is None  # no enemy
    report_enemy(s, FAR, 200)
    assert fight(s, FAR) is None
    assert SURVEYS["fight"](s, None, "10.10") is None
    assert SURVEYS["fight"](s, RAN, None) is None


@pytest.mark.rule("CN-CONTACT-6", "CN-ORDER-21")
def test_the_odds_must_say_which_force_flees_or_makes_way(s):
    report_enemy(s, BESIDE, 40)
    assert fight(s)["attack"]["before"] == {"own": False, "does": "flees"}
    assert fight(s)["defend"]["before"] == {"own": False, "does": "stops"}
    report_unit(s, RAN_6, MIDDLE, 180, Order.WAIT)
    report_enemy(s, BESIDE, 250)
    assert fight(s)["defend"]["before"] == {"own": True, "does": "makes_way"}


def test_a_fight_that_is_too_large_must_still_have_odds_of_its_first_field_round(s, monkeypatch):
    monkeypatch.setattr(advice, "MOST_ADDITIONS", 200_000)
    report_unit(s, RAN_7, MIDDLE, 180)
    s.known[RAN, RAN_1] = s.known[RAN, RAN_7]
    s.known[RAN, RAN_1, Known.ELITE] = 100
    report_enemy(s, BESIDE, 150, unit=STE_1, source=Source.SPY, detail=80)
    report_enemy(s, BESIDE, 240, unit=STE_2, source=Source.SPY, detail=0)
    report_enemy(s, BESIDE, UNKNOWN, kind=Sighted.COMMANDER, source=Source.SPY, detail=3)
    odds = fight(s)["attack"]
    assert (odds["why"], odds["whole"]) == ("too_large", None)
    assert odds["round"]["own_loss"] > 0
