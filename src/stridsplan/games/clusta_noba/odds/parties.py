"""The two parties of a fight, as described, and the record in which they stand opposite each other.

The record holds this fight and nothing else. Each party has a camp far away, its refuge, so that it can retreat and
the men of its broken units have somewhere to go.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from stridsplan.engine.dice import seeded_tape
from stridsplan.engine.log import blank_log

from ..components.armies import CAMP_CAPACITY, HEX_CAPACITY
from ..components.map import DIRECTIONS, HEXES, LEVEL, NEIGHBOUR, TERRAIN, Terrain
from ..components.movement import MoveMode
from ..components.orders import NO_ORDER, Order
from ..components.pools import CAMPS_PER_SIDE, NOBODY, NOWHERE, SIDES, Side
from ..numbers import PULSES, Doctrine, Fate
from ..options import Scenario
from ..rules import blank, columns, evasion, forces, fronts, heroes, patrols, units
from ..rules.camps import DAY_OF_WORK, put_camp
from ..rules.geography import distance, is_land
from ..state import STATE
from .errors import BadFight

MOST_MEN = 500  # of a unit; a group of Crurians is the largest (CN-CRUR-2)
LOG = blank_log()  # without room: what the rules note is dropped


class Body(NamedTuple):
    """A unit and its men."""

    unit: int
    standard: int  # men
    elite: int = 0
    nights: int = 0  # night rounds that weigh on it (CN-NIGHT-4)


@dataclass(frozen=True)
class Party:
    """The units on one side, their leader and doctrine; one order applies to all units."""

    side: Side
    bodies: tuple[Body, ...]
    commander: int = NOBODY
    leadership: int = 0  # his LV
    points: int = 0  # his hero points
    order: int = NO_ORDER
    marches: bool = False  # in march formation when the fight begins
    lands: bool = False  # it is on its way ashore (CN-LAND-4)
    fortified: int | None = None  # days of FORTIFY of the camp that it defends; None: no camp
    retreat_at: int = columns.HALF  # tenths of its TV
    boost: int = heroes.NEVER
    reserve: int = columns.RESERVE
    is_poisoned: bool = False  # its weapons are (CN-COMBAT-28)


class Ground(NamedTuple):
    """The hexes of the two parties."""

    scenario: int
    attack: int
    defend: int


class NoFight(NamedTuple):
    """Why there is no fight: what one of the parties does instead."""

    who: str  # "attack" or "defend"
    does: str  # "flees" (CN-CONTACT-6), "makes_way" (CN-ORDER-21), "stops" (CN-ORDER-22)


class Fight(NamedTuple):
    """Two forces that are about to fight their first field round."""

    s: Any
    attack: int  # force
    defend: int
    front: int


# -- What can fight --------------------------------------------------------------------------------------------------


def check(attack: Party, defend: Party) -> None:
    """Raise BadFight if the parties cannot fight."""
    if attack.side == defend.side:
        raise BadFight("both parties are of the same side")
    if attack.fortified is not None:
        raise BadFight("only the defenders have a camp")
    if defend.lands:
        raise BadFight("only the attackers land")
    if defend.order == Order.PATROL and attack.order == Order.PATROL:
        raise BadFight("two patrols do not meet")
    for party, name in ((attack, "attack"), (defend, "defend")):
        check_party(party, name)
    if attack.order == Order.PATROL and count_men(attack) <= count_men(defend):
        raise BadFight("a patrol attacks only fewer men than its own")  # CN-PATROL-2


def check_party(party: Party, name: str) -> None:
    if not party.bodies:
        raise BadFight(f"{name} has no unit")
    for body in party.bodies:
        men = body.standard + body.elite
        if not 1 <= men <= MOST_MEN:
            raise BadFight(f"{name}: a unit has 1 to {MOST_MEN} men, not {men}")
    most = HEX_CAPACITY if party.fortified is None else CAMP_CAPACITY
    if count_men(party) > most:
        raise BadFight(f"{name}: at most {most} men stand in the hex")  # CN-UNIT-10
    if len(party.bodies) > 1 and party.commander == NOBODY and party.fortified is None:
        raise BadFight(f"{name}: several units fight together only with a leader or in a camp")  # CN-UNIT-13
    if party.order == Order.AMBUSH:
        raise BadFight(f"{name}: there are no odds for an ambush")


def count_men(party: Party) -> int:
    return sum(body.standard + body.elite for body in party.bodies)


# -- Where they fight ------------------------------------------------------------------------------------------------


@cache
def find_ground(climb: int, from_buildings: bool, into_buildings: bool) -> Ground:
    """Return two neighbouring hexes of the island, with buildings or without; raise BadFight if there are none.

    `climb` is 1 if the second one is higher, -1 if it is lower, 0 if they are level.
    """
    for hex in range(HEXES):
        for direction in range(DIRECTIONS):
            there = int(NEIGHBOUR[hex, direction])
            if there == NOWHERE or not is_inland(hex) or not is_inland(there):
                continue
            levels = int(LEVEL[Scenario.ISLAND, there]) - int(LEVEL[Scenario.ISLAND, hex])
            if (np.sign(levels), has_buildings(hex), has_buildings(there)) == (
                climb,
                from_buildings,
                into_buildings,
            ):
                return Ground(Scenario.ISLAND, hex, there)
    raise BadFight("no two hexes of the island lie like that")


def is_inland(hex: int) -> bool:
    """Return whether a hex is land with land around it."""
    near = [int(NEIGHBOUR[hex, direction]) for direction in range(DIRECTIONS)]
    return all(each != NOWHERE and is_land(Scenario.ISLAND, each, 0) for each in (hex, *near))


def has_buildings(hex: int) -> bool:
    return bool(TERRAIN[Scenario.ISLAND, hex] == Terrain.BUILDINGS)


# -- The record --------------------------------------------------------------------------------------------------------


def open_fight(attack: Party, defend: Party, ground: Ground) -> Fight | NoFight:
    """Return the two forces at the beginning of their fight, or what happens instead (catalogue 6.4 step 11.4)."""
    check(attack, defend)
    s = np.zeros(1, STATE)[0]
    blank.clear(s)
    s.options.scenario = ground.scenario
    s.seat_of[:] = s.side_of[:] = range(SIDES)
    s.alliance = int(attack.is_poisoned or defend.is_poisoned)
    for place, party, here in ((0, attack, ground.attack), (1, defend, ground.defend)):
        put_party(s, party, here)
        refuge = CAMPS_PER_SIDE * (party.side + 1) - 1  # the side's last camp
        put_camp(s, refuge, camp_hex_of(ground, place), 0)
    if defend.fortified is not None:
        put_camp(s, CAMPS_PER_SIDE * defend.side, ground.defend, DAY_OF_WORK * defend.fortified)
    return begin_fight(s, attack, defend, ground)


def put_party(s: Any, party: Party, hex: int) -> None:
    """Put the units of a party and its commander into a hex; they move together, with the first unit as their head."""
    for body in party.bodies:
        unit = body.unit
        units.bring_in(s, unit, hex, body.standard, body.elite)
        columns.set_default_doctrine(s, unit)
        s.unit_doctrine[unit, Doctrine.RETREAT_AT] = party.retreat_at
        s.unit_doctrine[unit, Doctrine.TV_BOOST] = party.boost
        s.unit_doctrine[unit, Doctrine.RESERVE] = party.reserve
        s.unit_order[unit], s.unit_head[unit] = party.order, party.bodies[0].unit
        s.unit_fatigue[unit] = body.nights
        s.unit_landing[unit] = PULSES if party.lands else 0
        s.unit_formation[unit] = MoveMode.MARCH if party.marches else MoveMode.COMBAT
    if party.commander != NOBODY:
        who = party.commander
        s.commander_fate[who], s.commander_at[who] = Fate.FREE, hex
        s.commander_unit[who] = party.bodies[0].unit
        s.commander_leadership[who], s.commander_points[who] = party.leadership, party.points


@cache
def camp_hex_of(ground: Ground, place: int) -> int:
    """Return a hex for the refuge of a party, 0 or 1: the farthest from the fight, or the next."""
    land = [hex for hex in range(HEXES) if is_land(ground.scenario, hex, 0)]
    return sorted(land, key=lambda hex: -distance(hex, ground.defend))[place]


def begin_fight(s: Any, attack: Party, defend: Party, ground: Ground) -> Fight | NoFight:
    """Let the attackers make contact: a party may stop, flee or make way, else the fight begins (CN-CONTACT-6,
    CN-ORDER-21, CN-ORDER-22)."""
    first = attack.bodies[0].unit
    is_patrol = attack.order == Order.PATROL
    if not is_patrol and evasion.is_outclassed(s, first, ground.defend):
        # Groups of Crurians may not refuse to attack, so they flee (see `evasion.flee_from`)
        return NoFight("attack", "flees" if units.is_group(first) else "stops")
    # The dice do not decide who goes, so any tape will do
    if not is_patrol and evasion.make_way(s, first, ground.defend, seeded_tape(0), LOG):
        waits = s.unit_order[defend.bodies[0].unit] == Order.WAIT  # those who flee lose their orders
        return NoFight("defend", "makes_way" if waits else "flees")
    for body in attack.bodies:
        s.unit_to[body.unit] = ground.defend
    forces.open_fight(s, first, ground.defend, LOG)
    ours, theirs = (int(s.unit_force[party.bodies[0].unit]) for party in (attack, defend))
    if is_patrol:
        patrols.mark_patrol_attack(s, ours, ground.attack)
    return Fight(s, ours, theirs, int(fronts.first_front(s, ours)))
