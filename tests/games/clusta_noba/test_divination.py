"""Divination: who reads the stars, how long a reading takes, and its result (CN-ASTRO, CN-CONF-2 to CN-CONF-6)."""

import numpy as np
import pytest

from depth import depth
from stridsplan.engine.dice import decode, kept, loaded_tape
from stridsplan.engine.log import ARGUMENTS, EVENT, blank_log, rows
from stridsplan.games.clusta_noba.components.armies import LEVEL_HAS_SPECIALIST
from stridsplan.games.clusta_noba.components.information import DISTANCE_BANDS, READING_CHANCE
from stridsplan.games.clusta_noba.components.map import HEXES, ISLAND
from stridsplan.games.clusta_noba.components.names import COMMANDER_IDS
from stridsplan.games.clusta_noba.components.orders import Order
from stridsplan.games.clusta_noba.components.pools import (
    FIRST_COMMANDER_MARKER,
    NOBODY,
    NOWHERE,
    SIDE_OF_SPECIALIST,
    TRADE,
    UNKNOWN,
    Commander,
    Side,
    Trade,
)
from stridsplan.games.clusta_noba.events import Event, Stream
from stridsplan.games.clusta_noba.numbers import Fate, Reading
from stridsplan.games.clusta_noba.rules import divination, tactics
from stridsplan.games.clusta_noba.rules.commanders import commander_of
from stridsplan.games.clusta_noba.rules.geography import distance, may_be_conflux
from stridsplan.games.clusta_noba.rules.reports import is_lone
from stridsplan.games.clusta_noba.state import STATE, observe

from .board import (
    MANZONLA,
    RAN_1,
    RAN_4,
    RAN_ASTROLOGER,
    TRA_1,
    TRA_2,
    TRA_ASTROLOGER,
    TRA_ASTROLOGER_2,
    hex_at,
    new_board,
    order,
    place,
    place_commander,
    place_specialist,
)
from .messengers import Messengers, under_way, write_errand

TRUGDAN = FIRST_COMMANDER_MARKER + Commander.TRUGDAN
HERE = (10, 9)
NO_LOADED_DICE = new_board()  # a position in which no umpire has replaced a die


def read_band(true_band: int, chance: int, tape: np.ndarray) -> int:
    """The band of distance that an astrologer reads, who is right with a chance in percent."""
    is_right = divination.roll_reading(NO_LOADED_DICE, true_band, chance, tape)
    return true_band if is_right else int(divination.band_beside(NO_LOADED_DICE, true_band, tape))


def board(*persons: int) -> np.void:
    """Astrologers with a company that has the order to divine; the conflux is 5 hexes away, in the fourth band."""
    s = new_board()
    s.conflux = hex_at(10, 14)
    s.commander_in_chief[Side.RAN] = Commander.TRUGDAN
    place(s, RAN_4, 14, 4)
    place_commander(s, Commander.TRUGDAN, 14, 4, RAN_4)
    place(s, RAN_1, *HERE)
    order(s, RAN_1, Order.DIVINE)
    for person in persons:
        place_specialist(s, person, *HERE, RAN_1)
    return s


def play_day(s: np.void, *dice: int, rounds: int = 6) -> list[list[int]]:
    """Play the last rounds of a day and its dusk; return the readings: [specialist, hex, band, true band]."""
    for round in range(7 - rounds, 7):
        s.round = round
        divination.end_round(s)
    tape, log = loaded_tape([die - 1 for die in dice]), blank_log(20)
    divination.end_day(s, tape, log)
    assert len(kept(tape)) == len(dice)
    return [row[ARGUMENTS : ARGUMENTS + 4].tolist() for row in rows(log) if row[EVENT] == Event.READING_MADE]


def play_night(s: np.void) -> None:
    """Play the rounds of the night; the next day begins."""
    for s.round in (7, 8, 9):
        divination.end_round(s)
    s.day, s.round = s.day + 1, 1


@pytest.mark.rule("CN-ASTRO-1", "CN-ASTRO-4", "CN-ASTRO-5", "CN-ORDER-33", "CN-CONF-2")
def test_a_reading_must_take_a_whole_day_and_go_to_the_commander_in_chief():
    s = board(RAN_ASTROLOGER)
    assert play_day(s, 90) == [[RAN_ASTROLOGER, hex_at(*HERE), 3, 3]]
    assert len(under_way(s, Side.RAN)) == 1
    assert s.reading[Side.RAN, 0, Reading.HEX] == UNKNOWN
    messengers = Messengers(s)
    while under_way(s, Side.RAN):
        messengers.pulse()
    # Hex, band, day, astrologer
    assert s.reading[Side.RAN, 0].tolist() == [hex_at(*HERE), 3, 0, RAN_ASTROLOGER]
    assert play_day(board(RAN_ASTROLOGER), rounds=5) == []


@pytest.mark.rule("CN-ASTRO-1", "CN-ASTRO-5", "CN-ORDER-33")
@pytest.mark.parametrize("activity", ["another order", "a march", "a fight in the hex"])
def test_an_astrologer_whose_unit_does_anything_else_must_not_read(activity: str):
    s = board(RAN_ASTROLOGER)
    if activity == "another order":
        order(s, RAN_1, Order.HOLD)
    s.round = 3
    if activity == "a march":
        s.unit_moved[RAN_1] = 3
    elif activity == "a fight in the hex":
        s.unit_fought[RAN_1] = 3
    assert play_day(s) == []


@pytest.mark.rule("CN-ASTRO-2", "CN-ASTRO-5")
def test_an_astrologer_alone_may_be_sent_to_read_and_return():
    s = board()
    place_specialist(s, RAN_ASTROLOGER, 14, 4, RAN_4)
    write_errand(s, Side.RAN, RAN_ASTROLOGER, TRUGDAN, (14, 5), divines=1)
    messengers = Messengers(s).send().round()
    assert s.specialist_at[RAN_ASTROLOGER] == hex_at(14, 5)
    s.round = 1
    assert play_day(s, 90) == [[RAN_ASTROLOGER, hex_at(14, 5), 4, 4]]
    s.round = 7
    messengers.round()
    assert (s.specialist_at[RAN_ASTROLOGER], s.specialist_home[RAN_ASTROLOGER]) == (hex_at(14, 4), NOWHERE)


@pytest.mark.rule("CN-ASTRO-2")
@pytest.mark.parametrize(("die", "fate"), [(15, Fate.PRISONER), (16, Fate.FREE)])
def test_an_astrologer_who_reads_alone_may_be_caught_by_a_unit_beside_him(die: int, fate: Fate):
    s = board()
    place_specialist(s, RAN_ASTROLOGER, 13, 9)
    place(s, TRA_1, 13, 10)  # a Trakorian regiment on open ground
    messengers = Messengers(s, die)
    s.specialist_via[RAN_ASTROLOGER] = [hex_at(13, 9), NOWHERE, NOWHERE]
    s.specialist_home[RAN_ASTROLOGER], s.specialist_reads[RAN_ASTROLOGER] = TRUGDAN, 1
    messengers.pulse(4)
    assert messengers.drawn == 1
    assert s.specialist_fate[RAN_ASTROLOGER] == fate


@pytest.mark.rule("CN-ASTRO-3", "CN-CONF-3")
def test_a_reading_of_manzonla_must_take_two_whole_days_in_one_hex():
    s = board(MANZONLA)
    assert play_day(s) == []
    play_night(s)
    assert play_day(s, 65) == [[MANZONLA, hex_at(*HERE), 3, 3]]
    play_night(s)
    assert play_day(s) == []


@pytest.mark.rule("CN-ASTRO-3", "CN-CONF-3")
def test_two_days_of_manzonla_in_two_hexes_must_give_no_reading():
    s = board(MANZONLA)
    play_day(s)
    s.unit_moved[RAN_1] = 7  # the unit marches at night
    play_night(s)
    place(s, RAN_1, 10, 10)
    s.specialist_at[MANZONLA] = hex_at(10, 10)
    assert play_day(s) == []


@pytest.mark.rule("CN-ASTRO-3", "CN-CONF-3", "CN-ASTRO-4")
@pytest.mark.parametrize(("trade", "chance"), [(Trade.ASTROLOGER, 90), (Trade.HALF_ASTROLOGER, 65)])
def test_a_reading_must_be_right_with_the_chance_of_the_skill_and_otherwise_one_band_off(
    trade: Trade, chance: int
):
    assert READING_CHANCE[trade] == chance

    def read(true_band: int, *dice: int) -> int:
        tape = loaded_tape([die - 1 for die in dice])
        band = read_band(true_band, chance, tape)
        assert len(kept(tape)) == len(dice)
        return int(band)

    for band in range(1, DISTANCE_BANDS):
        assert read(band, chance) == band
    assert read(0) == 0  # the hex itself is always recognised
    assert [read(3, chance + 1, die) for die in (1, 2)] == [2, 4]
    assert read(1, chance + 1) == 2  # and no other hex is taken for it
    assert read(DISTANCE_BANDS - 1, chance + 1) == DISTANCE_BANDS - 2


ASTROLOGERS_OF_TRA = ((TRA_1, TRA_ASTROLOGER), (TRA_2, TRA_ASTROLOGER_2))


@pytest.mark.rule("CN-CONF-4", "CN-ASTRO-1")
def test_two_astrologers_may_read_in_one_hex_or_in_two():
    s = board()
    for unit, person in ASTROLOGERS_OF_TRA:
        place(s, unit, *HERE)
        place_specialist(s, person, *HERE, unit)
        order(s, unit, Order.DIVINE)
    assert [reading[0] for reading in play_day(s, 90, 91, 1)] == [TRA_ASTROLOGER, TRA_ASTROLOGER_2]
    s = board()
    for (unit, person), where in zip(ASTROLOGERS_OF_TRA, (HERE, (12, 9)), strict=True):
        place(s, unit, *where)
        place_specialist(s, person, *where, unit)
        order(s, unit, Order.DIVINE)
    assert [reading[:2] for reading in play_day(s, 1, 1)] == [
        [TRA_ASTROLOGER, hex_at(*HERE)],
        [TRA_ASTROLOGER_2, hex_at(12, 9)],
    ]


@pytest.mark.rule("CN-CONF-6", "CN-CONF-2")
def test_a_reading_must_give_one_of_six_bands_of_distance():
    bands = [divination.band_of(steps) for steps in range(14)]
    assert bands == [0, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5]


@pytest.mark.rule("CN-CMD-9", "CN-CMD-3")
def test_manzonla_may_not_command():
    s = board(MANZONLA)
    assert "manzonla" not in COMMANDER_IDS
    assert commander_of(s, Side.RAN, hex_at(*HERE)) == NOBODY
    assert is_lone(s, RAN_1)
    assert tactics.tactics_of(s, NOBODY) == 7


@pytest.mark.rule("CN-ASTRO-7", "CN-CONF-1")
def test_every_living_side_must_have_an_astrologer_and_must_not_see_the_conflux():
    for side in (Side.TRA, Side.RAN, Side.STE):
        own = [k for k in range(len(TRADE)) if SIDE_OF_SPECIALIST[k] == side and TRADE[k] == Trade.ASTROLOGER]
        assert own
        if side == Side.TRA:
            assert LEVEL_HAS_SPECIALIST[:, own[0]].all()
    views = []
    for conflux in (hex_at(10, 14), hex_at(8, 20)):
        s = board(RAN_ASTROLOGER)
        s.conflux = conflux
        view = np.zeros(1, STATE)
        observe(s, Side.RAN, view[0])
        views.append(view.tobytes())
    assert views[0] == views[1]


# -- How long the search takes -----------------------------------------------------------------------------------------


STEPS = 6  # the most hexes that an astrologer walks between two readings
CANDIDATES = [hex for hex in range(HEXES) if may_be_conflux(ISLAND, hex)]
BAND = np.array([[divination.band_of(distance(a, b)) for b in CANDIDATES] for a in CANDIDATES])
IN_REACH = np.array([[distance(a, b) <= STEPS for b in CANDIDATES] for a in CANDIDATES])


def likelihood(chance: int) -> np.ndarray:
    """The probability of each reading by the true band, an array [true band, band read] (CN-CONF-3)."""
    found = np.zeros((DISTANCE_BANDS, DISTANCE_BANDS))
    for band in range(DISTANCE_BANDS):
        beside = [other for other in (band - 1, band + 1) if 0 < other < DISTANCE_BANDS]
        found[band, band] = 1.0 if band == 0 else chance / 100
        for other in beside if band else []:
            found[band, other] = (1 - chance / 100) / len(beside)
    return found


def days_of_search(rng: np.random.Generator, chance: int, days_a_reading: int) -> int:
    """Count the days of an astrologer who walks between readings, to where he expects to learn most."""
    likelihoods, goal = likelihood(chance), int(rng.integers(len(CANDIDATES)))
    belief, here, days = np.full(len(CANDIDATES), 1 / len(CANDIDATES)), int(rng.integers(len(CANDIDATES))), 0
    while True:
        days += days_a_reading
        tape = loaded_tape((rng.integers(100), rng.integers(2)))
        band = read_band(int(BAND[here, goal]), chance, tape)
        if band == 0:
            return days
        belief = belief * likelihoods[BAND[here], band]
        belief /= belief.sum()
        here = best_place(belief, likelihoods, here)


def best_place(belief: np.ndarray, likelihoods: np.ndarray, here: int) -> int:
    """The hex within reach whose reading leaves the lowest expected entropy of the conflux."""
    places = np.flatnonzero(IN_REACH[here])
    entropy = np.zeros(len(places))
    for band in range(DISTANCE_BANDS):
        joint = belief * likelihoods[BAND[places], band]
        total = joint.sum(1)
        positive = np.where(joint > 0, joint, 1)
        entropy += np.where(total > 0, total * np.log(np.where(total > 0, total, 1)), 0)
        entropy -= (joint * np.log(positive)).sum(1)
    return int(places[np.argmin(entropy - 1e-9 * belief[places])])  # of equals, the hex most likely to be it


@pytest.mark.rule("CN-CONF-5")
@pytest.mark.parametrize(
    ("trade", "days", "least", "most"), [(Trade.ASTROLOGER, 1, 4, 9), (Trade.HALF_ASTROLOGER, 2, 12, 24)]
)
def test_a_search_must_take_about_as_many_days_as_the_catalogue_says(
    trade: Trade, days: int, least: int, most: int
):
    """The catalogue found 6 days on average for an astrologer and 18 for Manzonla."""
    rng = np.random.default_rng(1)
    found = [days_of_search(rng, int(READING_CHANCE[trade]), days) for _ in range(depth(40, 300))]
    assert least <= np.mean(found) <= most
    assert np.mean(np.array(found) <= 50) > 0.95


def test_readings_must_draw_from_the_stream_of_spies():
    tape = loaded_tape([99, 0])
    read_band(3, 90, tape)
    assert [stream for _, _, stream in decode(kept(tape))] == [Stream.SPIES, Stream.SPIES]
