"""The components of the game as constants: the board, the cards, the missions and the numbers of the rulebook.

Territories, continents, cards and missions are indices in the order of these lists. All arrays are read-only.
"""

import numpy as np

from stridsplan.engine.bits import set_of
from stridsplan.engine.enums import IntEnum


def frozen(values) -> np.ndarray:
    """Return a read-only int32 array."""
    array = np.array(values, np.int32)
    array.flags.writeable = False
    return array


def frozen_sets(sets) -> np.ndarray:
    """Return a read-only int64 array of sets of small numbers (engine/bits.py)."""
    array = np.array([set_of(numbers) for numbers in sets], np.int64)
    array.flags.writeable = False
    return array


# -- The board (RK-GEN-5; catalogue 1.1, 1.2) ----------------------------------------------------------------

CONTINENTS = {  # armies for holding it (RK-REINF-3), then its territories in map order
    "north_america": (
        5,
        "alaska northwest_territory greenland alberta ontario quebec western_us eastern_us central_america",
    ),
    "south_america": (2, "venezuela peru brazil argentina"),
    "europe": (
        5,
        "iceland great_britain scandinavia northern_europe western_europe southern_europe ukraine",
    ),
    "africa": (3, "north_africa egypt east_africa congo south_africa madagascar"),
    "asia": (
        7,
        "ural siberia yakutsk kamchatka irkutsk mongolia japan afghanistan china india siam middle_east",
    ),
    "australia": (2, "indonesia new_guinea western_australia eastern_australia"),
}

ADJACENT = {  # borders and dotted sea lines
    "alaska": "northwest_territory alberta kamchatka",
    "northwest_territory": "alaska greenland alberta ontario",
    "greenland": "northwest_territory ontario quebec iceland",
    "alberta": "alaska northwest_territory ontario western_us",
    "ontario": "northwest_territory greenland alberta quebec western_us eastern_us",
    "quebec": "greenland ontario eastern_us",
    "western_us": "alberta ontario eastern_us central_america",
    "eastern_us": "ontario quebec western_us central_america",
    "central_america": "western_us eastern_us venezuela",
    "venezuela": "central_america peru brazil",
    "peru": "venezuela brazil argentina",
    "brazil": "venezuela peru argentina north_africa",
    "argentina": "peru brazil",
    "iceland": "greenland great_britain scandinavia",
    "great_britain": "iceland scandinavia northern_europe western_europe",
    "scandinavia": "iceland great_britain northern_europe ukraine",
    "northern_europe": "great_britain scandinavia western_europe southern_europe ukraine",
    "western_europe": "great_britain northern_europe southern_europe north_africa",
    "southern_europe": "northern_europe western_europe ukraine north_africa egypt middle_east",
    "ukraine": "scandinavia northern_europe southern_europe ural afghanistan middle_east",
    "north_africa": "brazil western_europe southern_europe egypt east_africa congo",
    "egypt": "southern_europe north_africa east_africa middle_east",
    "east_africa": "north_africa egypt congo south_africa madagascar middle_east",
    "congo": "north_africa east_africa south_africa",
    "south_africa": "east_africa congo madagascar",
    "madagascar": "east_africa south_africa",
    "ural": "ukraine siberia afghanistan china",
    "siberia": "ural yakutsk irkutsk mongolia china",
    "yakutsk": "siberia kamchatka irkutsk",
    "kamchatka": "alaska yakutsk irkutsk mongolia japan",
    "irkutsk": "siberia yakutsk kamchatka mongolia",
    "mongolia": "siberia kamchatka irkutsk japan china",
    "japan": "kamchatka mongolia",
    "afghanistan": "ukraine ural china india middle_east",
    "china": "ural siberia mongolia afghanistan india siam",
    "india": "afghanistan china siam middle_east",
    "siam": "china india indonesia",
    "middle_east": "southern_europe ukraine egypt east_africa afghanistan india",
    "indonesia": "siam new_guinea western_australia",
    "new_guinea": "indonesia western_australia eastern_australia",
    "western_australia": "indonesia new_guinea eastern_australia",
    "eastern_australia": "new_guinea western_australia",
}

TERRITORIES = tuple(ADJACENT)
TERRITORY_COUNT = len(TERRITORIES)
CONTINENT_NAMES = tuple(CONTINENTS)
CONTINENT_COUNT = len(CONTINENTS)

CONTINENT_VALUE = frozen([value for value, _ in CONTINENTS.values()])
CONTINENT_SIZE = frozen([len(names.split()) for _, names in CONTINENTS.values()])
CONTINENT_OF = frozen([k for k, (_, names) in enumerate(CONTINENTS.values()) for _ in names.split()])

# Directed edges: the neighbours of territory t are EDGE_TARGET[EDGE_FIRST[t]:EDGE_FIRST[t + 1]]
EDGES = tuple(
    (t, TERRITORIES.index(name)) for t, names in enumerate(ADJACENT.values()) for name in names.split()
)
EDGE_COUNT = len(EDGES)
EDGE_SOURCE = frozen([source for source, _ in EDGES])
EDGE_TARGET = frozen([target for _, target in EDGES])
EDGE_FIRST = frozen([sum(source < t for source, _ in EDGES) for t in range(TERRITORY_COUNT + 1)])
EDGE_OF = frozen(  # [source, target]; -1 if they are not adjacent
    [
        [EDGES.index((a, b)) if (a, b) in EDGES else -1 for b in range(TERRITORY_COUNT)]
        for a in range(TERRITORY_COUNT)
    ]
)

# Sets of territories (engine/bits.py)
NEIGHBOURS = frozen_sets([[b for source, b in EDGES if source == a] for a in range(TERRITORY_COUNT)])
CONTINENT_SETS = frozen_sets(
    [[t for t in range(TERRITORY_COUNT) if CONTINENT_OF[t] == k] for k in range(CONTINENT_COUNT)]
)

# -- RISK cards (catalogue 1.3): card t < 42 shows territory t, the last two are jokers ----------------------


class Symbol(IntEnum):
    INFANTRY = 0
    CAVALRY = 1
    ARTILLERY = 2
    JOKER = 3


CARD_COUNT = 44
JOKERS = (42, 43)
_INFANTRY = (
    "alaska venezuela peru argentina iceland egypt east_africa congo "
    "kamchatka mongolia china siam middle_east new_guinea"
).split()
_CAVALRY = (
    "greenland alberta ontario quebec scandinavia ukraine north_africa "
    "madagascar ural siberia yakutsk irkutsk afghanistan india"
).split()


def _symbol(name: str) -> Symbol:
    """Return the symbol on the card of a territory."""
    return Symbol.INFANTRY if name in _INFANTRY else Symbol.CAVALRY if name in _CAVALRY else Symbol.ARTILLERY


CARD_SYMBOL = frozen([*map(_symbol, TERRITORIES), Symbol.JOKER, Symbol.JOKER])
SYMBOL_SETS = frozen_sets(
    [[card for card in range(CARD_COUNT) if CARD_SYMBOL[card] == symbol] for symbol in Symbol]
)
CARDS = (*TERRITORIES, "joker_1", "joker_2")

SET_VALUE = frozen([4, 6, 8])  # three of a symbol (RK-CARD-3)
MIXED_SET_VALUE = 10
RISING_SCALE = frozen([4, 6, 8, 10, 12, 15, 20, 25, 30])  # RK-RISE-2
RISING_STEP = 5  # RK-RISE-5
FORCED_TRADE_FROM = 5  # RK-CARD-8
TERRITORY_BONUS = 2  # RK-CARD-6

# -- Missions (catalogue 1.4) --------------------------------------------------------------------------------

MISSIONS = (
    "asia_south_america",
    "asia_africa",
    "north_america_africa",
    "north_america_australia",
    "europe_south_america_plus",
    "europe_australia_plus",
    "territories_24",
    "territories_18_by_2",
    "destroy_red",
    "destroy_blue",
    "destroy_green",
    "destroy_yellow",
    "destroy_black",
    "destroy_purple",
)
MISSION_COUNT = len(MISSIONS)
HOLD_24, HOLD_18_BY_2, FIRST_DESTROY = 6, 7, 8  # their indices; from FIRST_DESTROY on, all destroy a colour
MISSION_CONTINENTS = frozen([(4, 1), (4, 3), (0, 3), (0, 5), (2, 1), (2, 5)])  # of missions 0 to 5
FIRST_MISSION_PLUS_ONE = 4  # missions 4 and 5 require a third continent of choice (RK-MISS-3)

COLOURS = ("red", "blue", "yellow", "green", "purple", "black")  # of seats 0-5 (RK-SETUP-2)
# The seat to destroy, by mission - FIRST_DESTROY
DESTROY_SEAT = frozen(
    [COLOURS.index(mission.removeprefix("destroy_")) for mission in MISSIONS[FIRST_DESTROY:]]
)

# -- Numbers (catalogue 1.5) ---------------------------------------------------------------------------------

STARTING_ARMIES = frozen([0, 0, 40, 35, 30, 25, 20])  # by seats (RK-SETUP-6, RK-2P-1)
CAPITALS_TO_WIN = frozen([0, 0, 2, 2, 3, 3, 4])  # by seats (RK-CAP-11)
NEUTRAL_PER_TERRITORY = 2  # RK-2P-3
LEAST_REINFORCEMENT, TERRITORIES_PER_ARMY = 3, 3  # RK-REINF-1
MOST_ATTACK_DICE, MOST_DEFENCE_DICE = 3, 2  # RK-ATT-4, RK-DEF-1
COUNTS = frozen([1, 5, 25])  # armies are counted in these steps, or all at once
STEPS, STEP_ALL = 4, 3  # the number of counting steps, and the step "all"
ROLLS = frozen([(1, 1), (2, 1), (2, 2), (3, 1), (3, 2), (3, 3)])  # armies declared, dice (RK-ATT-4, RK-ATT-5)

# -- Rulings that are no table options (catalogue 0) ---------------------------------------------------------

# The rules follow these constants but do not read them
UNDECLARED_ROLL = "impossible"  # RK-ATT-17
CARD_DRAWN_AT = "end_of_attack_phase"  # RK-CARD-14
TRADED_CARDS_GO = "bottom_in_order"  # RK-CARD-11
WIN_CHECKED = "immediate_active_first"  # RK-WIN-2
CAPITAL_EFFECT = "capturer_not_founder"  # RK-CAP-8
NEUTRAL_PLACER = "opponent"  # RK-2P-9
EAST_AFRICA_MIDDLE_EAST = True  # catalogue 1.2
SYMBOLS = "deck_d"  # catalogue 1.3
MOST_ARMIES = None  # RK-GEN-3
