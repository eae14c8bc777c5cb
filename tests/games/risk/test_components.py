"""The board, the cards and the missions compared with the data of the catalogue."""

import json
from pathlib import Path

import pytest

from stridsplan.engine.bits import members_of
from stridsplan.games.risk import components as c

MAP = json.loads((Path(__file__).parents[3] / "docs/catalogues/risk_map.json").read_text())
DESTROY = [name for name in c.MISSIONS if name.startswith("destroy_")]


def neighbours(name):
    t = c.TERRITORIES.index(name)
    return {c.TERRITORIES[k] for k in c.EDGE_TARGET[c.EDGE_FIRST[t] : c.EDGE_FIRST[t + 1]]}


def reach(start, allowed):
    """The territories that can be reached from `start` without leaving `allowed`."""
    found, waiting = {start}, [start]
    while waiting:
        for name in neighbours(waiting.pop()) & allowed - found:
            found.add(name)
            waiting.append(name)
    return found


@pytest.mark.rule("RK-GEN-5")
def test_the_board_must_have_the_83_borders_of_the_catalogue():
    pairs = {frozenset((c.TERRITORIES[a], c.TERRITORIES[b])) for a, b in c.EDGES}
    assert pairs == {frozenset((edge["a"], edge["b"])) for edge in MAP["edges"]}
    assert len(pairs) == MAP["edge_count"] == 83


@pytest.mark.rule("RK-GEN-5")
def test_a_border_must_lead_both_ways_and_join_two_territories():
    assert len(set(c.EDGES)) == c.EDGE_COUNT == 2 * 83
    assert all((b, a) in c.EDGES and a != b for a, b in c.EDGES)
    adjacent = c.EDGE_OF >= 0
    assert (adjacent == adjacent.T).all()
    assert adjacent.sum() == c.EDGE_COUNT
    assert [members_of(int(c.NEIGHBOURS[t])) for t in range(42)] == [
        list(row.nonzero()[0]) for row in adjacent
    ]


def test_the_tables_of_borders_must_agree():
    for edge, (source, target) in enumerate(c.EDGES):
        assert (c.EDGE_SOURCE[edge], c.EDGE_TARGET[edge]) == (source, target)
        assert c.EDGE_FIRST[source] <= edge < c.EDGE_FIRST[source + 1]
        assert c.EDGES[c.EDGE_OF[source, target]] == (source, target)


def test_territories_must_be_in_the_order_of_the_map():
    assert list(c.TERRITORIES) == MAP["territory_order"]


@pytest.mark.rule("RK-REINF-3", "RK-MISS-2")
@pytest.mark.parametrize("continent", MAP["continents"], ids=lambda continent: continent["id"])
def test_a_continent_must_have_its_territories_and_its_value(continent):
    k = c.CONTINENT_NAMES.index(continent["id"])
    members = [c.TERRITORIES[t] for t in range(42) if c.CONTINENT_OF[t] == k]
    assert members == continent["territories"]
    assert (c.CONTINENT_SIZE[k], c.CONTINENT_VALUE[k]) == (continent["size"], continent["value"])
    assert len(members) == continent["size"]


def test_the_world_and_every_continent_must_be_connected():
    everything = set(c.TERRITORIES)
    assert reach("alaska", everything) == everything
    for continent in MAP["continents"]:
        members = set(continent["territories"])
        assert reach(continent["territories"][0], members) == members


@pytest.mark.rule("RK-GEN-5")
@pytest.mark.parametrize(
    ("continent", "count"),
    [("north_america", 3), ("south_america", 2), ("europe", 4), ("africa", 3), ("asia", 5), ("australia", 1)],
)
def test_each_continent_must_have_its_number_of_border_territories(continent, count):
    k = c.CONTINENT_NAMES.index(continent)
    outward = {a for a, b in c.EDGES if c.CONTINENT_OF[a] == k != c.CONTINENT_OF[b]}
    assert len(outward) == count


@pytest.mark.rule("RK-GEN-5", "RKX-13")
@pytest.mark.parametrize(
    ("a", "b", "adjacent"),
    [
        ("western_europe", "southern_europe", True),
        ("southern_europe", "egypt", True),
        ("alberta", "ontario", True),
        ("western_europe", "egypt", False),
    ],
)
def test_a_border_or_a_dotted_line_must_make_two_territories_adjacent(a, b, adjacent):
    assert (b in neighbours(a)) is adjacent


@pytest.mark.rule("RK-GEN-5", "RK-TRAP-34")
def test_alaska_must_be_adjacent_to_kamchatka_and_japan_must_have_two_neighbours():
    assert "kamchatka" in neighbours("alaska")
    assert neighbours("japan") == {"kamchatka", "mongolia"}
    assert "middle_east" in neighbours("east_africa")


def test_there_must_be_a_card_for_every_territory_and_two_jokers():
    assert c.CARDS[:42] == c.TERRITORIES
    assert c.CARD_COUNT == len(c.CARDS) == 44
    assert [k for k in range(44) if c.CARD_SYMBOL[k] == c.Symbol.JOKER] == list(c.JOKERS) == [42, 43]


def test_the_cards_must_show_the_symbols_of_deck_d():
    assert MAP["decks"]["default"] == "deck_d"
    shown = {name: c.Symbol(int(c.CARD_SYMBOL[t])).name.lower() for t, name in enumerate(c.TERRITORIES)}
    assert shown == MAP["decks"]["assignments"]["deck_d"]
    assert [list(shown.values()).count(symbol) for symbol in ("infantry", "cavalry", "artillery")] == [
        14,
        14,
        14,
    ]


@pytest.mark.rule("RK-GEN-7", "RK-TRAP-32")
def test_there_must_be_exactly_the_14_missions_of_this_edition():
    names = []
    for mission in MAP["missions"]:
        if mission["type"] == "continents":
            plus = "_plus" if mission["extra"] else ""
            names.append("_".join(mission["continents"]) + plus)
    assert list(c.MISSIONS[:6]) == names
    assert c.MISSIONS[6:8] == ("territories_24", "territories_18_by_2")
    assert [f"destroy_{colour['id']}" for colour in MAP["colours"]] == DESTROY
    assert len(c.MISSIONS) == len(MAP["missions"]) == 14


def test_a_continent_mission_must_name_its_continents():
    for name, pair in zip(c.MISSIONS[:6], c.MISSION_CONTINENTS, strict=True):
        assert "_".join(c.CONTINENT_NAMES[k] for k in pair) == name.removesuffix("_plus")


@pytest.mark.rule("RK-SETUP-2")
def test_every_colour_must_be_the_target_of_one_mission():
    assert [f"destroy_{c.COLOURS[seat]}" for seat in c.DESTROY_SEAT] == DESTROY
    assert len(set(c.COLOURS)) == 6


def test_the_constants_must_be_those_of_the_catalogue():
    constants = MAP["constants"]
    for seats in range(2, 7):
        assert c.STARTING_ARMIES[seats] == constants["starting_armies"][str(seats)]
        assert c.CAPITALS_TO_WIN[seats] == constants["capitals_to_win"][str(seats)]
    assert c.SET_VALUE.tolist() == [
        constants["set_values"][name] for name in ("infantry", "cavalry", "artillery")
    ]
    assert constants["set_values"]["mixed"] == c.MIXED_SET_VALUE
    assert c.RISING_SCALE.tolist() == constants["rising_scale"]
    assert constants["rising_step_after"] == c.RISING_STEP
    assert constants["forced_trade_at"] == c.FORCED_TRADE_FROM
    assert constants["territory_card_bonus"] == c.TERRITORY_BONUS
    assert constants["max_attack_dice"] == c.MOST_ATTACK_DICE
    assert constants["max_defence_dice"] == c.MOST_DEFENCE_DICE
    assert constants["min_reinforcement"] == c.LEAST_REINFORCEMENT
    assert constants["territories_per_army"] == c.TERRITORIES_PER_ARMY


def test_the_tables_must_be_read_only():
    tables = [table for table in vars(c).values() if hasattr(table, "flags")]
    assert len(tables) > 10
    assert not any(table.flags.writeable for table in tables)
