"""When a column of orders would be carried out, as far as its author knows (catalogue 6.1).

All this is made from the author's view: the static map, the forces as last reported, the orders as written. Enemies,
losses and stacking are left out. A force marches by the arithmetic of the rules, pulse by pulse, couriers by the
nearest way.
"""

from dataclasses import dataclass, field
from functools import lru_cache
from itertools import count, pairwise
from typing import Any, NamedTuple

import numpy as np

from stridsplan.engine.bits import has_bit

from ..components.armies import COURIER_MP, HULL, HULL_SPEED
from ..components.map import DIRECTIONS, NEIGHBOUR, NODES
from ..components.movement import POINT, SCRATCH, MoveMode
from ..components.orders import (
    ENDS,
    FORMATION,
    HAS_FORMATION,
    IS_MOVEMENT,
    MAY_RUN_ON,
    MOVES_AS,
    NO_ORDER,
    Ends,
    Order,
)
from ..components.pools import CAMPS_PER_SIDE, FIRST_UNIT, KEPT_COLUMNS, LAST_OF, NOWHERE, UNKNOWN, Side
from ..numbers import DAY, DAY_ROUNDS, PULSES, ROUNDS, Doctrine, Entry, Known, Sent
from ..rules.beliefs import camp_hex, is_aboard_known, is_unit_known, recipient_hex, unit_hex
from ..rules.camps import WORK
from ..rules.geography import are_adjacent, is_coast, is_nearer, is_sea
from ..rules.steps import NONE_BLOCKED, step_cost, write_way
from ..rules.units import evaluate_class, mp_of
from ..rules.writing import LAST_UNIT_BIT, units_meant
from ..state import STATE
from .things import moment_of

NIGHT = DAY_ROUNDS * PULSES  # the pulse of a day with which the night begins
UNITS_PER_COLUMN = LAST_UNIT_BIT + 1  # units that a column can name
SHEET_HORIZON = 8 * DAY  # how far ahead an entry without an end is foreseen
VIAS = (Entry.VIA_1, Entry.VIA_2, Entry.VIA_3)


class Step(NamedTuple):
    """A hex that is entered, and the moment: the end of a pulse of a march, the beginning of a round for ships."""

    hex: int
    moment: int


class Leg(NamedTuple):
    """The expected course of one entry of a column."""

    begins: int | None  # moment; None: its time is over before the column arrives
    # Moment at which it is carried out; None: the next entry comes first, it has no end, or no way leads there
    ends: int | None
    steps: tuple[Step, ...]
    at: int  # the hex in which the force is at the end of the leg
    has_way: bool  # False: no way leads to the target


class Expected(NamedTuple):
    """The course of a column that its author may expect."""

    arrives: int | None  # moment at which the recipient has it; None: no courier gets there
    is_at_once: bool  # it needs no courier
    legs: tuple[Leg, ...]  # one per entry; none if nobody gets the column
    ends: int | None  # moment at which its orders lapse; None: they hold until further notice


# -- Time ------------------------------------------------------------------------------------------------------


def start_of(slot: int) -> int:
    """Return the moment at which the round of a slot begins."""
    return DAY * (slot // DAY_ROUNDS) + PULSES * (slot % DAY_ROUNDS)


def round_number(moment: int) -> int:
    """Return the count of the round of a moment, as `canonical.round_number` gives it."""
    return ROUNDS * (moment // DAY) + moment % DAY // PULSES + 1


def is_day(moment: int) -> bool:
    return moment % DAY < NIGHT


def next_round(moment: int) -> int:
    """Return the next moment at which a round begins."""
    return -(-moment // PULSES) * PULSES


# -- Ways ------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def way(scenario: int, kind: MoveMode, has_bridge: int, start: int, goal: int) -> tuple[int, ...] | None:
    """Return the hexes of the nearest way without its start; None if there is none (CN-MOVE-7)."""
    if start == goal:
        return ()
    out, scratch = np.zeros(NODES, np.int32), np.zeros((SCRATCH, NODES), np.int32)
    length = write_way(scenario, kind, start, goal, has_bridge, NONE_BLOCKED, scratch, out)
    return tuple(out[:length].tolist()) if length else None


class Map(NamedTuple):
    """What the author knows of the map."""

    scenario: int
    has_bridge: int

    def way(self, kind: MoveMode, start: int, *goals: int) -> tuple[int, ...] | None:
        """Return the way through all these hexes, None if there is none."""
        parts = [way(self.scenario, kind, self.has_bridge, a, b) for a, b in pairwise((start, *goals))]
        return None if None in parts else tuple(hex for part in parts for hex in part or ())

    def costs(self, kind: MoveMode, start: int, path: tuple[int, ...]) -> list[int]:
        """Return what each step of a way costs, in twelfths."""
        return [
            int(step_cost(self.scenario, kind, a, b, self.has_bridge)) for a, b in pairwise((start, *path))
        ]

    def neighbours(self, hex: int) -> list[int]:
        near = (int(NEIGHBOUR[hex, direction]) for direction in range(DIRECTIONS))
        return [each for each in near if each != NOWHERE]

    def is_sea(self, hex: int) -> bool:
        return bool(is_sea(self.scenario, hex, self.has_bridge))

    def is_coast(self, hex: int) -> bool:
        return bool(is_coast(self.scenario, hex, self.has_bridge))


def map_of(view: np.void, seat: int) -> Map:
    return Map(int(view.options.scenario), max(0, int(view.bridge_known[seat])))


# -- Couriers --------------------------------------------------------------------------------------------------


def delivery(view: np.void, seat: int, row: int) -> tuple[int | None, bool]:
    """Return when the recipient has a column at the earliest (None: there is no way), and whether it needs no courier
    (CN-COURIER-2, CN-CRUR-6)."""
    sent, side = int(view.sent[seat, row, Sent.MOMENT]), int(view.side_of[seat])
    leaves = moment_of(view) if sent == UNKNOWN else sent
    start = int(view.headquarters[seat])
    goal = int(recipient_hex(view, seat, int(view.sent[seat, row, Sent.RECIPIENT])))
    if start == goal:
        return leaves, True
    time = courier_time(map_of(view, seat), side, start, goal)
    return None if time is None else leaves + time + (PULSES if side == Side.CRU else 0), False


def courier_time(known: Map, side: int, start: int, goal: int) -> int | None:
    """Return the pulses that a courier needs by the nearest way, None if there is none (CN-COURIER-3,
    CN-COURIER-16)."""
    if start < 0 or goal < 0:
        return None
    ashore = [landing_of_courier(known, hex) for hex in (start, goal)]
    path = None if NOWHERE in ashore else known.way(MoveMode.COURIER, *ashore)
    if path is None:
        return None
    gain = int(COURIER_MP[side]) * POINT // PULSES
    return -(-sum(known.costs(MoveMode.COURIER, ashore[0], path)) // gain)


def landing_of_courier(known: Map, hex: int) -> int:
    """Return the land hex where the way of a courier from or to a hex starts or ends.

    For a hex at sea it is a coast hex beside it, or NOWHERE if there is none.
    """
    if not known.is_sea(hex):
        return hex
    return next((near for near in known.neighbours(hex) if known.is_coast(near)), NOWHERE)


# -- Those who carry out a column ------------------------------------------------------------------------------


def column_units(view: np.void, seat: int, row: int) -> list[int]:
    """Return the units that a column is for, as the seat believes."""
    side, first = int(view.side_of[seat]), FIRST_UNIT[view.side_of[seat]]
    is_draft = row == int(view.columns[seat]) % KEPT_COLUMNS
    meant = units_meant(view, seat) if is_draft else int(view.sent[seat, row, Sent.MEANT])
    units = range(first, min(LAST_OF[side] + 1, first + UNITS_PER_COLUMN))
    return [unit for unit in units if has_bit(meant, unit - first) and is_unit_known(view, seat, unit)]


def believed(view: np.void, seat: int, units: list[int]) -> Any:
    """Return an otherwise empty record with the men of these units, as last reported, and their size classes."""
    s = np.zeros(1, STATE)[0]
    for unit in units:
        s.unit_men[unit] = np.maximum(view.known[seat, unit, Known.STANDARD : Known.ELITE + 1], 0)
        evaluate_class(s, unit)
    return s


@dataclass
class Force:
    """The units, or the commander without troops, who carry out a column, on their way."""

    map: Map
    believed: Any
    units: list[int]
    at: int
    is_aboard: bool
    forced: set[int]  # rounds of forced marches, as `round_number` counts them (CN-HP-5)
    courier_mp: int  # of a commander who travels without troops (CN-CMD-8), else 0
    nights: set[int] = field(default_factory=set)  # night rounds marched, as `round_number` counts them

    def gain(self, moment: int) -> int:
        """Return the twelfths of a movement point that the slowest unit walks in a pulse (CN-TIME-6, CN-UNIT-12)."""
        if self.courier_mp:
            return self.courier_mp * POINT // PULSES
        for unit in self.units:
            self.believed.unit_slow[unit] = self.tired(moment)
        gain = min(int(mp_of(self.believed, unit)) for unit in self.units) * POINT // PULSES
        return 2 * gain if round_number(moment) in self.forced else gain

    def tired(self, moment: int) -> int:
        """Return the night rounds marched in the night before, by which a unit is slower until dusk (CN-NIGHT-3)."""
        dawn = ROUNDS * (moment // DAY)  # the count of N3, the last round before this day
        return len({night for night in self.nights if dawn - 2 <= night <= dawn}) if is_day(moment) else 0

    def marches(self, moment: int, nights: int) -> bool:
        """Return whether the force is on the march in a pulse, with `nights` night rounds each night (CN-NIGHT-1,
        CN-NIGHT-5)."""
        return is_day(moment) or self.courier_mp > 0 or (moment % DAY - NIGHT) // PULSES < nights

    def walk(self, moment: int) -> int:
        """Return the twelfths of a movement point that a pulse on the march gives; note the round if at night."""
        if not is_day(moment):
            self.nights.add(round_number(moment))
        return self.gain(moment)


def force_of(view: np.void, seat: int, row: int, units: list[int]) -> Force | None:
    """Return the force that carries out a column: those of these units that are believed in the hex of the first one,
    or the commander alone; None if there is nobody."""
    side = int(view.side_of[seat])
    forced = {int(view.sent_doctrine[seat, row, kind]) for kind in (Doctrine.FORCED_1, Doctrine.FORCED_2)}
    known = map_of(view, seat)
    if view.sent[seat, row, Sent.ALONE]:
        hex = int(recipient_hex(view, seat, int(view.sent[seat, row, Sent.RECIPIENT])))
        return Force(known, None, [], hex, False, forced, int(COURIER_MP[side])) if hex >= 0 else None
    if not units:
        return None
    first = units[0]
    together = [unit for unit in units if unit_hex(view, seat, unit) == unit_hex(view, seat, first)]
    aboard = bool(is_aboard_known(view, seat, first))
    return Force(
        known, believed(view, seat, units), together, int(unit_hex(view, seat, first)), aboard, forced, 0
    )


# -- An entry --------------------------------------------------------------------------------------------------


def carry_out(force: Force, entry: np.ndarray, begins: int, until: int) -> Leg:
    """Return what becomes of an entry between two moments, and put the force where it ends."""
    order = Order(int(entry[Entry.ORDER]))
    if force.units and (force.is_aboard or order == Order.SHIP):
        leg = sail(force, entry, begins, until)
    elif MOVES_AS[order] == NO_ORDER or entry[Entry.HEX] == NOWHERE:
        leg = stay(force, entry, begins, until)
    else:
        leg = march(force, entry, begins, until)
    force.at = leg.at
    return leg


def stay(force: Force, entry: np.ndarray, begins: int, until: int) -> Leg:
    """Return the leg of an order that is carried out where the force is: it ends at dusk, or never (catalogue
    1.10)."""
    dusk = begins - begins % DAY + NIGHT
    ends_at_dusk = ENDS[entry[Entry.ORDER]] == Ends.DUSK and not runs_on(entry)
    return Leg(begins, dusk if ends_at_dusk and dusk <= until else None, (), force.at, True)


def with_home(view: np.void, seat: int, force: Force, entry: np.ndarray) -> np.ndarray:
    """Return an entry; HOME, which names no hex, ashore with that of the nearest camp that is known (CN-ORDER-34).

    The beachhead, to which it leads before the first camp, is not foreseen.
    """
    home = nearest_camp(view, seat, force.at) if entry[Entry.ORDER] == Order.HOME else NOWHERE
    if force.is_aboard or home == NOWHERE:
        return entry
    led_home = entry.copy()
    led_home[Entry.HEX] = home
    return led_home


def nearest_camp(view: np.void, seat: int, hex: int) -> int:
    """Return the hex of the nearest own camp that is known, as the crow flies, of equally near ones that of the lower
    row, then column; NOWHERE if none is known."""
    first = CAMPS_PER_SIDE * int(view.side_of[seat])
    found = NOWHERE
    for camp in range(first, first + CAMPS_PER_SIDE):
        here = int(camp_hex(view, seat, camp))
        if here != NOWHERE and (found == NOWHERE or is_nearer(hex, here, found)):
            found = here
    return found


def march(force: Force, entry: np.ndarray, begins: int, until: int) -> Leg:
    """Return the leg of a march; for CAMP it includes the work on the camp in the target (CN-ORDER-22 to
    CN-ORDER-26)."""
    order = Order(int(entry[Entry.ORDER]))
    moves_as = Order(int(MOVES_AS[order]))
    kind = MoveMode(int(entry[Entry.FORMATION] if HAS_FORMATION[moves_as] else FORMATION[moves_as]))
    kind = MoveMode.COURIER if force.courier_mp else kind
    path = force.map.way(kind, force.at, *goals_of(entry))
    if path is None:
        return Leg(begins, None, (), force.at, False)
    nights = int(entry[Entry.NIGHTS]) if IS_MOVEMENT[order] else 0
    steps = walk(force, path, force.map.costs(kind, force.at, path), begins, until, nights)
    at = steps[-1].hex if steps else force.at
    if len(steps) < len(path):
        return Leg(begins, None, steps, at, True)
    there = steps[-1].moment if steps else begins
    return Leg(begins, camp_stands(there, until) if order == Order.CAMP else there, steps, at, True)


def goals_of(entry: np.ndarray) -> list[int]:
    """Return the hexes of the route, then the target (CN-MOVE-7)."""
    return [int(entry[via]) for via in VIAS if entry[via] != NOWHERE] + [int(entry[Entry.HEX])]


def walk(
    force: Force, path: tuple[int, ...], costs: list[int], begins: int, until: int, nights: int
) -> tuple[Step, ...]:
    """Return the steps of a way that are taken in time; what is walked beyond a hex counts for the next (CN-MOVE-6)."""
    steps: list[Step] = []
    walked, moment = 0, begins
    while len(steps) < len(path) and moment < until:
        walked += force.walk(moment) if force.marches(moment, nights) else 0
        moment += 1
        while len(steps) < len(path) and walked >= costs[len(steps)]:
            walked -= costs[len(steps)]
            steps.append(Step(path[len(steps)], moment))
    return tuple(steps)


def camp_stands(there: int, until: int) -> int | None:
    """Return when a camp stands: after six rounds of work by day, none of them on the march (CN-CAMP-1, CN-CAMP-2)."""
    left = WORK
    for moment in count(next_round(there), PULSES):
        left -= 1 if is_day(moment) else 0
        if left == 0:
            return moment + PULSES if moment + PULSES <= until else None
    return None


def runs_on(entry: np.ndarray) -> bool:
    """Return whether an entry holds until further notice (CN-ORDER-8)."""
    return bool(MAY_RUN_ON[entry[Entry.ORDER]] and entry[Entry.FURTHER])


# -- Ships -----------------------------------------------------------------------------------------------------


def sail(force: Force, entry: np.ndarray, begins: int, until: int) -> Leg:
    """Return the leg of a voyage, a landing or a boarding; aboard, a force can only wait or sail (CN-SEA-11,
    CN-ORDER-29)."""
    order, goal = Order(int(entry[Entry.ORDER])), int(entry[Entry.HEX])
    if not force.is_aboard:
        return board(force, begins, until)
    if goal == NOWHERE:
        return stay(force, entry, begins, until)
    lands = order == Order.SHIP and force.map.is_coast(goal)
    goals = [*goals_of(entry)[:-1], anchorage(force, goal) if lands else goal]
    sails = NOWHERE not in goals and order in (Order.GOTO, Order.HASTE, Order.SHIP)
    path = force.map.way(ship_mode(force), force.at, *goals) if sails else None
    if path is None:
        return Leg(begins, None, (), force.at, False)
    leg = voyage(force, path, begins, until)
    return land(force, leg, goal, until) if lands and leg.ends is not None else leg


def ship_mode(force: Force) -> MoveMode:
    return MoveMode.SAILING_BRIDGED if force.map.has_bridge else MoveMode.SAILING


def anchorage(force: Force, coast: int) -> int:
    """Return the sea hex beside a coast that is nearest by sea (`sea_ways.sea_beside`), NOWHERE if there is none."""
    if are_adjacent(force.at, coast):
        return force.at
    seas = (hex for hex in force.map.neighbours(coast) if force.map.is_sea(hex))
    ways = [(len(path), hex) for hex in seas if (path := force.map.way(ship_mode(force), force.at, hex))]
    return min(ways)[1] if ways else NOWHERE


def voyage(force: Force, path: tuple[int, ...], begins: int, until: int) -> Leg:
    """Return the leg of a voyage: each round ships sail as far as the slowest of them (CN-SEA-10)."""
    speed = min(int(HULL_SPEED[HULL[unit]]) for unit in force.units)
    start = next_round(begins)
    steps = tuple(Step(hex, start + PULSES * (k // speed)) for k, hex in enumerate(path))
    steps = tuple(step for step in steps if step.moment < until)
    there = steps[-1].moment if steps else start
    at = steps[-1].hex if steps else force.at
    return Leg(begins, there if len(steps) == len(path) else None, steps, at, True)


def land(force: Force, leg: Leg, coast: int, until: int) -> Leg:
    """Return the leg of a completed voyage with the landing, after which the force is ashore.

    One company lands in each day round, none in that in which its ship sailed (CN-LAND-3, CN-LAND-5).
    """
    ends = (leg.ends or 0) + (PULSES if leg.steps else 0)
    for _ in force.units:
        ends = day_round(ends) + PULSES
    if ends > until:
        return leg._replace(ends=None)
    force.is_aboard = False
    return leg._replace(ends=ends, steps=(*leg.steps, Step(coast, ends)), at=coast)


def board(force: Force, begins: int, until: int) -> Leg:
    """Return the leg of a boarding, which takes a whole day round and then has the force aboard (CN-LAND-5)."""
    ends = day_round(next_round(begins)) + PULSES
    force.is_aboard = ends <= until
    return Leg(begins, ends if force.is_aboard else None, (), force.at, True)


def day_round(moment: int) -> int:
    """Return the same moment if it is by day, else the dawn of the next day (CN-NIGHT-1)."""
    return moment if is_day(moment) else moment - moment % DAY + DAY


# -- A column --------------------------------------------------------------------------------------------------


def plan_end(view: np.void, seat: int, row: int) -> int | None:
    """Return the moment at which a column's orders lapse: the end of its last day, None if they run on (CN-ORDER-8)."""
    sent, last = view.sent[seat, row], view.sent_entries[seat, row, view.sent_count[seat, row] - 1]
    end = max(int(last[Entry.SLOT]) // DAY_ROUNDS + 1, int(sent[Sent.DAY]) + int(sent[Sent.DAYS]))
    return None if runs_on(last) else DAY * end


def expect(view: np.void, seat: int, row: int, unit: int = NOWHERE) -> Expected:
    """Return what becomes of a column with at least one entry; with a unit, what becomes of it from its newest report
    on."""
    arrives, is_at_once = delivery(view, seat, row)
    entries = view.sent_entries[seat, row, : view.sent_count[seat, row]]
    units = column_units(view, seat, row) if unit == NOWHERE else [unit]
    force, end = force_of(view, seat, row, units), plan_end(view, seat, row)
    if arrives is not None and unit != NOWHERE:
        arrives = max(arrives, int(view.known[seat, unit, Known.MOMENT]))
    if arrives is None or force is None:
        return Expected(arrives, is_at_once, (), end)
    starts = [start_of(int(entry[Entry.SLOT])) for entry in entries]
    horizon = starts[-1] + SHEET_HORIZON if end is None else end
    legs = []
    for entry, start, until in zip(entries, starts, [*starts[1:], horizon], strict=True):
        if until <= arrives:
            legs.append(Leg(None, None, (), force.at, True))
        else:
            legs.append(carry_out(force, with_home(view, seat, force, entry), max(start, arrives), until))
    return Expected(arrives, is_at_once, tuple(legs), end)


def place_at(foreseen: Expected, start: int, moment: int) -> int:
    """Return where a force is at a moment if all has gone as foreseen: its ghost on the map (catalogue 6.1)."""
    passed = [step.hex for leg in foreseen.legs for step in leg.steps if step.moment <= moment]
    return passed[-1] if passed else start
