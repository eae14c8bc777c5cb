"""The printed tables of armies, orders and movement (catalogue 1.2 to 1.11, 4.4)."""

import re

import numpy as np
import pytest

from stridsplan.games.clusta_noba import options, scenario_files
from stridsplan.games.clusta_noba.components import armies, map, movement, names, orders, pools
from stridsplan.games.clusta_noba.components.armies import (
    CHIEF,
    CLASS_MP,
    HULL,
    HULL_MEN,
    LEADERSHIP,
    LEAST_MEN,
    LEVEL_HAS_COMMANDER,
    LEVEL_HAS_SPECIALIST,
    LEVEL_HAS_UNIT,
    LEVEL_OF_ROLL,
    MEN_AT_START,
    MORALE,
    QUESTIONING,
    SOLDIER_MP,
    SOLDIERS,
    SV,
    Hull,
    Level,
    SizeClass,
    Soldier,
)
from stridsplan.games.clusta_noba.components.movement import FORBIDDEN, LEVEL_COST, TERRAIN_COST, MoveMode
from stridsplan.games.clusta_noba.components.orders import ENDS, FAMILY, FORMATION, Family, Order
from stridsplan.games.clusta_noba.components.pools import (
    BANDS,
    GROUPS,
    ISLANDERS,
    LAST_COMMANDER,
    SIDE_OF_UNIT,
    TRADE,
    UNITS,
    Commander,
    Side,
    Trade,
)

# Catalogue 1.7: units; standard and elite men, TV, printed MP of each troop, ship
ARMY_LISTS = [
    (range(4), (0, 400), 1200, (None, 7), Hull.GALBALON),
    (range(4, 12), (200, 0), 400, (7, None), Hull.KARAVELL),
    ([12], (250, 0), 500, (7, None), Hull.KARACK),
    (range(13, 16), (150, 100), 600, (6, 7), Hull.KARACK),
    (range(16, 20), (180, 0), 360, (6, None), Hull.KARAVELL),
    (range(20, 23), (100, 0), 200, (7, None), Hull.PIRATE),
    ([23], (150, 150), 750, (6, 7), Hull.GALBALON),
    (range(24, 27), (250, 0), 500, (6, None), Hull.KARACK),
    (range(27, 41), (500, 0), 750, (None, None), None),
    (ISLANDERS, (100, 0), 200, (7, None), Hull.PIRATE),
]


def tv(unit):
    """The troop value at the start in points."""
    return (
        sum(int(men) * int(SV[kind]) for men, kind in zip(MEN_AT_START[unit], SOLDIERS[unit], strict=True))
        / 2
    )


def size_class_of(men):
    return max(k for k in SizeClass if men >= LEAST_MEN[k])


@pytest.mark.rule("CN-UNIT-1", "CN-UNIT-3", "CN-RAN-2")
@pytest.mark.parametrize(("units", "men", "value", "mp", "ship"), ARMY_LISTS)
def test_every_company_must_be_as_printed(units, men, value, mp, ship):
    for unit in units:
        assert tuple(MEN_AT_START[unit]) == men
        assert tv(unit) == value
        assert HULL[unit] == (pools.NOBODY if ship is None else ship)


@pytest.mark.rule("CN-UNIT-5", "CN-MOVE-13")
@pytest.mark.parametrize(("units", "men", "value", "mp", "ship"), ARMY_LISTS)
def test_the_printed_movement_must_include_the_modifier_of_the_size_class(units, men, value, mp, ship):
    """For a unit of two soldier types a sum is printed for each; the modifier is that of the whole unit's class."""
    for unit in units:
        for troop, printed in enumerate(mp):
            if printed is not None:
                assert SOLDIER_MP[SOLDIERS[unit, troop]] + CLASS_MP[size_class_of(sum(men))] == printed


def test_units_that_arrive_later_must_begin_without_men():
    for unit in (*GROUPS[armies.GROUPS_AT_START :], *BANDS):
        assert MEN_AT_START[unit].tolist() == [0, 0]


def test_the_armies_must_add_up_to_the_printed_totals():
    def total(units):
        return MEN_AT_START[list(units)].sum(), sum(tv(unit) for unit in units)

    assert total(range(13, 20)) == (1470, 3240)
    assert total(range(23, 27)) == (1050, 2250)
    assert total(GROUPS) == (7000, 10500)
    for level, printed in zip(Level, ((250, 500), (800, 2000), (1800, 4400), (3200, 8000)), strict=True):
        assert total(np.flatnonzero(LEVEL_HAS_UNIT[level])) == printed


def test_soldiers_must_be_as_printed():
    assert SV.tolist() == [4, 6, 4, 6, 4, 6, 3]  # in half points, by `Soldier`
    assert MORALE.tolist() == [13, 16, 14, 17, 18, 21, 0]
    assert SOLDIER_MP.tolist() == [7, 8, 6, 7, 6, 7, 5]
    assert QUESTIONING.tolist() == [8, 8, 12, 12, 10, 10, 0]


def test_elite_soldiers_must_be_the_standard_ones_with_the_printed_additions():
    for standard in (Soldier.TRA_STANDARD, Soldier.RAN_STANDARD, Soldier.STE_STANDARD):
        added = [
            int(table[standard + 1] - table[standard]) for table in (SV, MORALE, SOLDIER_MP, QUESTIONING)
        ]
        assert added == [2, 3, 1, 0]  # SV in half points


@pytest.mark.rule("CN-CRUR-12")
def test_the_men_of_barbaroarna_must_be_ransard_soldiers_on_the_side_of_the_undead():
    for unit in ISLANDERS:
        assert SIDE_OF_UNIT[unit] == Side.CRU
        assert SOLDIERS[unit].tolist() == [Soldier.RAN_STANDARD, pools.NOBODY]


def test_every_troop_with_men_must_have_a_soldier_type():
    assert ((SOLDIERS != pools.NOBODY) | (MEN_AT_START == 0)).all()


@pytest.mark.parametrize(
    ("men", "size"), [(10, 0), (50, 0), (51, 1), (150, 1), (151, 2), (350, 2), (351, 3), (1500, 3)]
)
@pytest.mark.rule("CN-UNIT-8")
def test_size_classes_must_begin_where_printed(men, size):
    assert size_class_of(men) == size


@pytest.mark.rule("CN-SEA-11", "CN-ARR-4")
def test_every_ship_must_hold_its_company():
    for unit in range(UNITS):
        assert HULL[unit] == pools.NOBODY or MEN_AT_START[unit].sum() <= HULL_MEN[HULL[unit]]


@pytest.mark.rule("CN-SEA-10")
def test_ships_must_be_as_fast_as_printed():
    assert dict(zip(Hull, armies.HULL_SPEED.tolist(), strict=True)) == {
        Hull.GALBALON: 8,
        Hull.KARACK: 9,
        Hull.KARAVELL: 12,
        Hull.PIRATE: 12,
    }


@pytest.mark.rule("CN-HP-1", "CN-CRUR-5")
def test_commanders_must_have_the_printed_leadership():
    printed = {"TASSELUKA": 4, "DA_KAELVE": 3, "KYRIAS": 5, "TRUGDAN": 4, "GRISBAN": 3, "NARAMSI": 3}
    printed |= {"OFFICER": 2, "DUNKELBRINK": 5} | {f"GENERAL_{k}": 4 for k in range(1, 6)}
    assert {commander.name: int(LEADERSHIP[commander]) for commander in Commander} == printed


@pytest.mark.rule("CN-CMD-6")
def test_every_side_must_begin_under_its_own_commander_in_chief():
    assert CHIEF.tolist() == [Commander.DA_KAELVE, Commander.TRUGDAN, Commander.NARAMSI, pools.NOBODY]


@pytest.mark.rule("CN-TRA-1", "CN-TRA-2")
def test_the_trakorians_must_bring_what_their_priority_allows():
    # The Trakorians have the first 13 units, the first 6 specialists and the first commanders
    assert [LEVEL_OF_ROLL.tolist().count(level) for level in Level] == [3, 5, 7, 5]
    ships = [
        [np.count_nonzero((LEVEL_HAS_UNIT[level] == 1) & (HULL[:13] == hull)) for hull in Hull]
        for level in Level
    ]
    # By priority, the number of galbalons, karacks, karavells, pirate ships
    assert ships == [[0, 1, 0, 0], [1, 0, 2, 0], [2, 0, 5, 0], [4, 0, 8, 0]]
    last = LAST_COMMANDER[Side.TRA] + 1
    assert LEVEL_HAS_COMMANDER[:, :last].tolist() == [[0, 1, 0], [1, 1, 0], [1, 1, 0], [1, 1, 1]]
    counts = {
        trade: [int(LEVEL_HAS_SPECIALIST[level][TRADE[:6] == trade].sum()) for level in Level]
        for trade in (Trade.ASTROLOGER, Trade.SPY, Trade.INTERROGATOR)
    }
    assert list(counts.values()) == [[1, 1, 2, 2], [0, 0, 1, 3], [0, 0, 1, 1]]


@pytest.mark.rule("CN-COURIER-3", "CN-HIPPO-3")
def test_couriers_and_hippogriffs_must_be_as_printed():
    assert armies.COURIER_MP.tolist() == [7, 6, 6, 5]
    assert armies.HIPPOGRIFF_MP == 6


# -- Orders --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-CRUR-1")
def test_the_undead_must_understand_three_orders_alone():
    for side in Side:
        understood = {order for order in Order if orders.IS_UNDERSTOOD[side, order]}
        assert understood == ({Order.HOLD, Order.ATTACK, Order.ADVANCE} if side == Side.CRU else set(Order))


@pytest.mark.rule("CN-IND-2")
def test_orders_must_belong_to_the_printed_families():
    families = {family: {order.name for order in Order if FAMILY[order] == family} for family in Family}
    assert families == {
        Family.STRIKE: {"ATTACK", "ADVANCE"},
        Family.MOVE: {"GOTO", "HASTE"},
        Family.STAND: {"HOLD", "WAIT", "FORTIFY"},
        Family.WATCH: {"SCOUT", "PATROL", "HUNT", "AMBUSH"},
        Family.WORK: {"CAMP", "SHIP", "DIVINE"},
        Family.NONE: {"HOME"},
    }


@pytest.mark.rule("CN-MOVE-8", "CN-MOVE-9")
def test_orders_must_march_in_the_printed_formation():
    marching = {order.name for order in Order if FORMATION[order] == MoveMode.MARCH}
    assert marching == {"ATTACK", "GOTO", "HASTE", "DIVINE", "HOME"}
    assert np.flatnonzero(orders.HAS_FORMATION).tolist() == [Order.ATTACK]


@pytest.mark.rule("CN-ORDER-8", "CN-NIGHT-1")
def test_orders_must_run_on_move_and_end_as_printed():
    def names_in(table):
        return {order.name for order in Order if table[order]}

    assert names_in(orders.MAY_RUN_ON) == {"HOLD", "WAIT", "FORTIFY", "HUNT", "PATROL", "DIVINE"}
    assert names_in(orders.IS_MOVEMENT) == {"ATTACK", "GOTO", "ADVANCE", "HASTE", "HOME"}
    assert names_in(ENDS == orders.Ends.DUSK) == {"PATROL", "SCOUT", "DIVINE"}
    assert names_in(ENDS == orders.Ends.DONE) == {"CAMP", "SHIP", "AMBUSH"}
    assert names_in(ENDS == orders.Ends.NEVER) == {"HOLD", "WAIT", "FORTIFY", "HUNT"}


# -- Movement ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-MOVE-2", "CN-MOVE-5")
def test_combat_formation_must_cost_twice_as_much_as_the_march_or_be_forbidden():
    for march, combat in zip(
        [*TERRAIN_COST[MoveMode.MARCH], *LEVEL_COST[MoveMode.MARCH]],
        [*TERRAIN_COST[MoveMode.COMBAT], *LEVEL_COST[MoveMode.COMBAT]],
        strict=True,
    ):
        assert combat in (2 * march, FORBIDDEN)
    # By change of level, from -3 to 3
    assert (LEVEL_COST[MoveMode.COMBAT] == FORBIDDEN).tolist() == [1, 1, 0, 0, 0, 1, 1]
    assert (LEVEL_COST[MoveMode.MARCH] == FORBIDDEN).tolist() == [1, 0, 0, 0, 0, 0, 1]


def test_movement_costs_must_be_as_printed():
    land = TERRAIN_COST[:4, :4] / movement.POINT
    assert land[:3].tolist() == [[1, 1, 2, 3], [2, 2, 4, 6], [0.5, 0.5, 1, 1.5]]
    assert TERRAIN_COST[MoveMode.FLYING, :4].tolist() == [4] * 4
    assert LEVEL_COST[MoveMode.COURIER].tolist() == [60, 24, 6, 0, 12, 36, 84]
    assert LEVEL_COST[MoveMode.FLYING].tolist() == [8, 4, 0, 0, 4, 12, 24]
    # In twelfths of a point by move mode: march, combat, courier, flying, and two for ships
    assert movement.ROAD_COST.tolist() == [6, FORBIDDEN, 6, FORBIDDEN, FORBIDDEN, FORBIDDEN]


# -- Names and tables ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ids", "count"),
    [
        (names.UNIT_IDS, UNITS),
        (names.COMMANDER_IDS, pools.COMMANDERS),
        (names.SPECIALIST_IDS, pools.SPECIALISTS),
        (sum(map.SETTLEMENT_IDS, ()), 12),
    ],
)
def test_ids_must_be_unique(ids, count):
    assert len(set(ids)) == len(ids) == count
    assert all(re.fullmatch(r"[a-z][a-z0-9_]*", name) for name in ids)


def test_the_ids_of_specialists_must_contain_their_trade_and_side():
    for name, trade, side in zip(names.SPECIALIST_IDS, TRADE, pools.SIDE_OF_SPECIALIST, strict=True):
        word = "manzonla" if trade == Trade.HALF_ASTROLOGER else Trade(trade).name.lower()
        assert word in name
        assert name.startswith((Side(side).name.lower(), "manzonla", "hippogriff"))


def test_modules_that_list_the_same_things_must_use_the_same_order():
    assert list(scenario_files.SIDES) == [side.name for side in Side]
    assert list(map.SCENARIO_IDS) == [each.name.lower() for each in options.Scenario]
    assert [people.upper() for people in scenario_files.PEOPLES] == [people.name for people in map.People]
    assert [name.upper() for name in scenario_files.TERRAINS] == [each.name for each in map.Terrain][:5]
    assert [level.name for level in options.Priority][1:] == [level.name for level in Level]


@pytest.mark.parametrize("module", [armies, map, movement, orders])
def test_no_table_may_be_changed(module):
    tables = [each for each in vars(module).values() if isinstance(each, np.ndarray)]
    own = [each for each in tables if not any(each is other for other in vars(pools).values())]
    assert own
    assert not any(table.flags.writeable for table in own)
