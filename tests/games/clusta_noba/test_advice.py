"""Odds at a table: of the courier of a column, against the rules; of fights next to own troops, as reported."""

import numpy as np
import pytest

from stridsplan.games.clusta_noba.components.armies import SizeClass
from stridsplan.games.clusta_noba.components.map import BOX
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
from stridsplan.games.clusta_noba.words.advice import answer_odds
from stridsplan.games.clusta_noba.words.chances import odds_json
from stridsplan.games.clusta_noba.words.survey import SURVEYS
from stridsplan.games.clusta_noba.words.things import hex_number

from .board import hex_at, lead, new_board, place
from .roads import Roads, under_way
from .roads import write as sheet

RAN, STE, TRA, CRU = Side.RAN, Side.STE, Side.TRA, Side.CRU
RAN_4, RAN_6, RAN_7, STE_1, STE_2, STE_3, TRA_5, GROUP, GROUP_2 = 16, 18, 19, 23, 24, 25, 4, 27, 28
TRUGDAN, GRISBAN = Commander.TRUGDAN, Commander.GRISBAN
GENERAL_1, GENERAL_2 = Commander.GENERAL_1, Commander.GENERAL_2
CAPE, MIDDLE, FAR = (9, 21), (10, 9), (14, 4)
BOX_PLACE = (BOX % 20, BOX // 20)  # where the couriers of CRU set out


# -- Couriers against the rules --------------------------------------------------------------------------------------


def walk(side: Side, start: tuple[int, int], goal: tuple[int, int], enemies: list[tuple[int, int, int, int]]):
    """What becomes of a courier that nobody catches: the rounds he needs, and the chances of all rolls, by the rules.

    Enemies are (unit, column, row, men).
    """
    s = new_board()
    s.has_bridge = 1
    chief, recipient, unit = (TRUGDAN, GRISBAN, RAN_6) if side == RAN else (GENERAL_1, GENERAL_2, GROUP_2)
    place(s, unit, *goal)
    lead(s, recipient, *goal, unit)
    if side == RAN:
        s.commander_in_chief[side] = chief
        lead(s, chief, *start)
    for enemy, column, row, men in enemies:
        place(s, enemy, column, row, men)
        s.unit_order[enemy] = NO_ORDER
    sheet(s, side, FIRST_COMMANDER_MARKER + recipient)
    roads = Roads(s, *[100] * 40).send()
    rolled, count = [], 0
    while under_way(s, side):
        count += 1
        assert count < 20
        before = len(roads.events(Event.CATCH_ROLLED))
        roads.round()
        rolled += [
            (count, hex, chance) for _, hex, _, chance, *_ in roads.events(Event.CATCH_ROLLED)[before:]
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
        (RAN, FAR, CAPE, [(TRA_5, 14, 4, 200), (STE_2, 9, 21, 10), (GROUP, 10, 12, 500)]),
        (CRU, BOX_PLACE, CAPE, [(TRA_5, 9, 12, 200), (STE_2, 8, 15, 100)]),
        (RAN, MIDDLE, CAPE, []),
    ],
)
def test_the_journey_must_be_that_of_the_rules(side, start, goal, enemies):
    owner = {TRA_5: TRA, GROUP: CRU}
    known = [Catcher(owner.get(unit, STE), hex_at(x, y), int(size_class(men))) for unit, x, y, men in enemies]
    journey = travel(0, 1, side, hex_at(*start), hex_at(*goal), known)
    rounds, rolled = walk(side, start, goal, enemies)
    assert journey.rounds == rounds
    told = [(risk.round, risk.hex, risk.chance) for risk in journey.risks]
    assert sorted(told) == sorted(rolled)
    through = 1.0
    for _, _, chance in rolled:
        through *= 1 - chance / 100
    assert float(journey.chance) == pytest.approx(through)


def test_an_enemy_must_be_gone_round_and_without_a_way_there_is_no_journey():
    assert travel(0, 0, RAN, hex_at(*CAPE), hex_number("00.00"), []) is None
    assert travel(0, 0, RAN, hex_at(*CAPE), hex_at(*CAPE), []).chance == 1


# -- The column that is written --------------------------------------------------------------------------------------


@pytest.fixture
def s() -> np.void:
    """Dawn of day 3: Trugdan in the middle, Grisban on the cape, as they know; STE is hostile, TRA is not."""
    s = new_board()
    s.options.seats, s.day, s.round, s.ask, s.due = 4, 3, 1, Ask.ORDERS, 15
    s.headquarters[RAN], s.chief[RAN] = hex_at(*MIDDLE), TRUGDAN
    write_commander(s, RAN, TRUGDAN, 3 * DAY, hex_at(*MIDDLE), 3, Fate.FREE)
    write_commander(s, RAN, GRISBAN, 2 * DAY, hex_at(*CAPE), 3, Fate.FREE)
    s.known_stance[RAN] = [Stance.TRUCE, UNKNOWN, Stance.HOSTILE, Stance.HOSTILE]
    knows(s, RAN_6, MIDDLE, 180)
    return s


def knows(s: np.void, unit: int, where: tuple[int, int], men: int, order: int = NO_ORDER) -> None:
    """Let the Ransards believe since the dawn of day 3 that a unit of theirs stands in a hex."""
    row = s.known[RAN, unit]
    row[:] = 0
    row[Known.HEX], row[Known.STANDARD], row[Known.MOMENT] = hex_at(*where), men, 3 * DAY
    row[Known.STATE], row[Known.ORDER] = State.READY, order


def seen(
    s, where, men, side=STE, kind=Sighted.UNIT, unit=NOWHERE, source=Source.SCOUT, detail=UNKNOWN
) -> None:
    put_sighting(s, RAN, 3 * DAY - 6, hex_at(*where), kind, side, men, unit, source, detail)


def write(s: np.void, commander: int) -> None:
    writing.begin_column(s, RAN, FIRST_COMMANDER_MARKER + commander)


def past_enemies(size: int) -> Journey:
    """The way of the courier to Grisban, past Stegosians of such a size."""
    return travel(0, 0, RAN, hex_at(*MIDDLE), hex_at(*CAPE), [Catcher(STE, hex_at(9, 17), size)])


@pytest.mark.rule("CN-COURIER-9", "CN-COURIER-11")
def test_a_column_must_tell_the_chance_of_its_courier(s):
    seen(s, (9, 17), 250)
    seen(s, (9, 14), 250, side=TRA)  # no enemy
    assert answer_odds(s, RAN) is None
    write(s, GRISBAN)
    told = answer_odds(s, RAN)["courier"]
    expected = past_enemies(int(size_class(250)))
    lost = float(1 - expected.chance)
    assert 0 < lost < 1
    assert told["chance"] == pytest.approx(1 - lost)
    assert told["chance_of_two"] == pytest.approx(1 - lost * lost)
    assert told["rounds"] == expected.rounds
    assert {risk["side"] for risk in told["risks"]} == {"ste"}


def test_who_is_at_headquarters_must_need_no_courier(s):
    write(s, TRUGDAN)
    assert answer_odds(s, RAN) == {"courier": None}


@pytest.mark.rule("CN-CAMP-7")
def test_enemies_of_unknown_strength_must_count_as_small(s):
    seen(s, (9, 17), UNKNOWN, kind=Sighted.CAMP)
    write(s, GRISBAN)
    chance = answer_odds(s, RAN)["courier"]["chance"]
    assert chance == pytest.approx(float(past_enemies(SizeClass.COMPANY).chance))
    assert chance > past_enemies(SizeClass.BATTALION).chance


# -- Fights beside own troops ----------------------------------------------------------------------------------------

BESIDE = (10, 10)


def fight(s: np.void, where: tuple[int, int] = BESIDE):
    return SURVEYS["fight"](s, RAN, f"{where[0]:02}.{where[1]:02}")


def test_a_fight_must_be_that_of_the_forces_as_reported(s):
    seen(s, BESIDE, 200)
    told = fight(s)
    assert (told["hex"], told["from"], told["side"], told["men"], told["own_men"]) == (
        [10, 10],
        [10, 9],
        "ste",
        200,
        180,
    )
    attack = odds_json({}, "ran:180;leader=4;points=3;order=advance", "ste:200", None)
    assert told["attack"]["whole"]["win"] == pytest.approx(attack["win"])
    assert told["attack"]["whole"]["own_loss"] == pytest.approx(attack["attacker_loss"])
    defend = odds_json({}, "ste:200;order=advance", "ran:180;leader=4;points=3", None)
    assert told["defend"]["whole"]["win"] == pytest.approx(defend["lose"])
    assert told["defend"]["whole"]["enemy_loss"] == pytest.approx(defend["attacker_loss"])
    assert told["attack"]["round"]["tactics"] == pytest.approx(attack["round"]["tactics"])
    assert sum(cell["chance"] for cell in told["defend"]["round"]["cells"]) == pytest.approx(1)


@pytest.mark.rule("CN-UNIT-13")
def test_news_of_the_enemy_must_count(s):
    seen(s, BESIDE, 30, unit=STE_1, source=Source.SPY, detail=18)
    seen(s, BESIDE, 27, unit=STE_2, source=Source.SPY, detail=0)
    assert fight(s)["men"] == 30  # nobody leads both
    seen(s, BESIDE, UNKNOWN, kind=Sighted.COMMANDER, source=Source.SPY, detail=2)
    told = fight(s)
    assert told["men"] == 57
    expected = odds_json({}, "ran:180;leader=4;points=3;order=advance", "ste:12+18,27;leader=2", None)
    assert told["attack"]["round"]["enemy_loss"] == pytest.approx(expected["round"]["defender_loss"])


def test_men_lost_since_they_were_counted_must_not_fight(s):
    seen(s, BESIDE, 200, source=Source.BATTLE, detail=70)
    assert fight(s)["men"] == 130


@pytest.mark.rule("CN-CAMP-7")
def test_of_unknown_men_there_must_be_no_odds(s):
    seen(s, BESIDE, UNKNOWN, kind=Sighted.CAMP)
    told = fight(s)
    assert (told["men"], told["attack"], told["defend"]) == (None, None, None)


def test_without_enemies_or_troops_beside_them_there_must_be_no_fight(s):
    assert fight(s) is None
    seen(s, BESIDE, 200, side=TRA)
    assert fight(s) is None  # no enemy
    seen(s, FAR, 200)
    assert fight(s, FAR) is None
    assert SURVEYS["fight"](s, None, "10.10") is None
    assert SURVEYS["fight"](s, RAN, None) is None


@pytest.mark.rule("CN-CONTACT-6", "CN-ORDER-21")
def test_who_makes_way_must_be_told(s):
    seen(s, BESIDE, 40)
    assert fight(s)["attack"]["before"] == {"own": False, "does": "flees"}
    assert fight(s)["defend"]["before"] == {"own": False, "does": "stops"}
    knows(s, RAN_6, MIDDLE, 180, Order.WAIT)
    seen(s, BESIDE, 250)
    assert fight(s)["defend"]["before"] == {"own": True, "does": "makes_way"}


def test_a_fight_that_is_too_large_must_still_tell_its_first_field_round(s):
    knows(s, RAN_7, MIDDLE, 180)
    s.known[RAN, 13] = s.known[RAN, RAN_7]
    s.known[RAN, 13, Known.ELITE] = 100
    seen(s, BESIDE, 150, unit=STE_1, source=Source.SPY, detail=80)
    seen(s, BESIDE, 240, unit=STE_2, source=Source.SPY, detail=0)
    seen(s, BESIDE, UNKNOWN, kind=Sighted.COMMANDER, source=Source.SPY, detail=3)
    told = fight(s)["attack"]
    assert (told["why"], told["whole"]) == ("too_large", None)
    assert told["round"]["own_loss"] > 0
