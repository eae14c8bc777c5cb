"""Surveys of the map: costs of movement, times to reach a hex, and the risk of couriers."""

import numpy as np
import pytest

from stridsplan.games.clusta_noba.components.map import ISLAND, NODES, hex_at
from stridsplan.games.clusta_noba.components.movement import SCRATCH, MoveMode
from stridsplan.games.clusta_noba.components.pools import NOWHERE, UNKNOWN, Commander, Side
from stridsplan.games.clusta_noba.numbers import DAY, Fate, Known, Sighted, Source, Stance, State
from stridsplan.games.clusta_noba.rules.hostile_ledger import put_sighting
from stridsplan.games.clusta_noba.rules.own_ledger import write_commander
from stridsplan.games.clusta_noba.rules.steps import way_cost
from stridsplan.games.clusta_noba.words.survey import SURVEYS, hex_key, moment_after
from stridsplan.games.clusta_noba.words.things import hex_number

from .board import NO_BRIDGE, RAN_1, RAN_2, new_board

SEAT, STE, CRU = Side.RAN, Side.STE, Side.CRU
MELLANBY, PLAIN = "11.10", "09.10"
DAY_PULSES = 24  # pulses between dawn and dusk
TWELFTHS_A_PULSE = 18  # a quarter of the 6 movement points that the survey assumes


@pytest.fixture
def s() -> np.void:
    """Dawn of day 3, with headquarters of the Ransards at Mellanby."""
    s = new_board()
    s.options.seats, s.day, s.round = 4, 3, 1
    s.headquarters[SEAT], s.chief[SEAT] = hex_number(MELLANBY), Commander.TRUGDAN
    write_commander(s, SEAT, Commander.TRUGDAN, 3 * DAY, hex_number(MELLANBY), 3, Fate.FREE)
    # by side; its own is unused
    s.known_stance[SEAT] = [Stance.HOSTILE, UNKNOWN, Stance.HOSTILE, Stance.TRUCE]
    return s


def report_unit(s: np.void, unit: int, hex: str, men: int) -> None:
    """Let the Ransards know from the dawn of day 3 that a unit of theirs stands in a hex."""
    row = s.known[SEAT, unit]
    row[:] = 0
    row[Known.HEX], row[Known.STANDARD], row[Known.MOMENT] = hex_number(hex), men, 3 * DAY
    row[Known.STATE] = State.READY


def report_enemy(s: np.void, hex: str, men: int, side: int = STE, kind: Sighted = Sighted.UNIT) -> None:
    """Let the Ransards have a scout's report of men in a hex, six hours old."""
    put_sighting(s, SEAT, 3 * DAY - 6, hex_number(hex), kind, side, men, NOWHERE, Source.SCOUT, UNKNOWN)


@pytest.mark.parametrize("hex", ["00.00", "19.24", "11.10"])
def test_a_hex_must_be_the_same_after_the_conversion_to_a_number_and_back(hex):
    assert hex_key(hex_number(hex)) == hex


@pytest.mark.parametrize("wrong", [None, "", "1.1", "20.00", "00.25", "box", "aa.bb"])
def test_an_invalid_hex_must_be_refused(wrong):
    assert hex_number(wrong) == NOWHERE
    assert SURVEYS["reach"](new_board(), None, wrong) is None


@pytest.mark.rule("CN-MOVE-1", "CN-MOVE-3", "CN-MOVE-5")
def test_the_costs_must_be_those_of_the_terrain_and_of_each_step(s):
    found = SURVEYS["costs"](s, SEAT, "13.04")
    assert (found["march"]["ground"]["14.10"], found["combat"]["ground"]["14.10"]) == (2, 4)
    assert found["courier"]["ground"]["05.07"] == 1.5
    assert "00.00" not in found["march"]["ground"]
    steps = found["march"]["steps"]
    assert steps["14.04"] == 0.5  # the track, on the same level
    assert SURVEYS["costs"](s, SEAT, None)["march"]["steps"] == {}


@pytest.mark.rule("CN-MOVE-7")
@pytest.mark.parametrize("mode", [MoveMode.MARCH, MoveMode.COMBAT, MoveMode.COURIER])
def test_the_times_must_be_those_of_the_cheapest_path(s, mode):
    scratch = np.zeros((SCRATCH, NODES), np.int32)
    found = SURVEYS["reach"](s, None, PLAIN)[mode.name.lower()]
    assert found["points"] == 6
    for goal in (MELLANBY, "14.02", "03.12", "05.07", "09.04"):
        cost = way_cost(ISLAND, mode, hex_number(PLAIN), hex_number(goal), NO_BRIDGE, scratch)
        pulses = -(-cost // TWELFTHS_A_PULSE)
        nights = 0 if mode == MoveMode.COURIER else max(pulses - 1, 0) // DAY_PULSES
        assert found["hours"][goal] == pytest.approx(pulses / 2 + 12 * nights)


@pytest.mark.rule("CN-UNIT-12")
def test_the_slowest_known_unit_in_the_hex_must_determine_the_pace(s):
    assert SURVEYS["reach"](s, SEAT, PLAIN)["march"]["points"] == 6
    report_unit(s, RAN_1, PLAIN, 40)  # a platoon
    assert SURVEYS["reach"](s, SEAT, PLAIN)["march"]["points"] == 8
    report_unit(s, RAN_2, PLAIN, 400)  # a regiment
    assert SURVEYS["reach"](s, SEAT, PLAIN)["march"]["points"] == 5
    assert SURVEYS["reach"](s, SEAT, PLAIN)["courier"]["points"] == 6


def test_troops_must_rest_at_night_and_couriers_must_not():
    assert [moment_after(0, pulses, by_night=False) for pulses in (0, 1, 24, 25, 48)] == [
        0,
        1,
        24,
        DAY + 1,
        DAY + 24,
    ]
    assert moment_after(20, 10, by_night=False) == DAY + 6
    assert moment_after(20, 10, by_night=True) == 30
    assert moment_after(30, 3, by_night=False) == DAY + 3


@pytest.mark.rule("CN-COURIER-7", "CN-COURIER-8")
def test_a_courier_must_be_at_risk_in_the_hex_of_an_enemy_and_in_the_hexes_around_it(s):
    report_enemy(s, "09.10", 200)
    found = SURVEYS["risk"](s, SEAT, None)["hexes"]
    assert set(found) == {"09.10", "08.09", "09.09", "08.10", "10.10", "08.11", "09.11"}
    assert (found["09.10"]["off_road"], found["09.10"]["on_road"]) == (25, 40)
    assert found["08.09"] == {"off_road": 10, "on_road": 25, "age": 6}  # pine forest


@pytest.mark.rule("CN-COURIER-7")
def test_the_risks_of_two_enemies_must_be_combined(s):
    report_enemy(s, "09.10", 200)
    report_enemy(s, "10.10", UNKNOWN, side=Side.TRA)  # an unknown strength counts as a small unit
    found = SURVEYS["risk"](s, SEAT, None)["hexes"]
    assert found["09.10"]["off_road"] == pytest.approx(100 * (1 - 0.75 * 0.9))


@pytest.mark.rule("CN-CONTACT-8")
def test_friends_and_ships_must_be_no_risk(s):
    report_enemy(s, "09.10", 200, side=CRU)
    report_enemy(s, "09.10", 200, kind=Sighted.SHIPS)
    assert SURVEYS["risk"](s, SEAT, None) == {"hexes": {}}
    assert SURVEYS["risk"](s, None, None) is None


@pytest.mark.rule("CN-INFO-5")
def test_no_survey_may_depend_on_the_true_position(s):
    report_enemy(s, "09.10", 200)
    found = [survey(s, SEAT, PLAIN) for survey in SURVEYS.values()]
    s.unit_at[:], s.unit_men[:], s.stance[:] = hex_at(10, 10), 500, Stance.TRUCE
    s.has_bridge, s.camp_at[:] = 1, hex_at(9, 10)
    assert [survey(s, SEAT, PLAIN) for survey in SURVEYS.values()] == found


@pytest.mark.parametrize("survey", SURVEYS)
def test_an_umpire_without_a_side_may_ask_for_every_survey(survey: str):
    """The umpire is in the fifth seat, after the seats of the sides."""
    s = new_board()
    s.options.seats, s.options.umpire = 5, 1
    found = SURVEYS[survey](s, 4, "08.10")
    assert (found is not None) == (survey in ("costs", "reach"))  # the others need a side
