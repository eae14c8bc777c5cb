"""Who catches couriers and persons without troops (catalogue 1.17, CN-COURIER-7 to CN-COURIER-10).

A courier, an astrologer or a commander alone: all are caught in the same way (CN-CMD-8, CN-ASTRO-2). Each hostile
unit has one roll a round against each of them, where its chance on this round's path is highest.
"""

from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.map import TERRAIN
from ..components.orders import Order
from ..components.pools import NOWHERE, Side
from ..events import UMPIRE, Event, Stream
from ..numbers import Fate
from .canonical import is_night
from .geography import distance, has_road
from .information_arithmetic import capture_chance, succeeds
from .loaded_dice import roll
from .stances import is_hostile
from .units import is_ashore, side_of

REACH = 1  # hexes (CN-COURIER-7)
PERCENT = 100


@rule
def hex_or_base(s, unit):
    """Return the hex that a unit catches from, and is seen in: its own, or the base of its patrol (CN-PATROL-6)."""
    return int(s.unit_at[unit]) if s.unit_base[unit] == NOWHERE else int(s.unit_base[unit])


@rule
def may_catch(s, unit, side, hex):
    """Return whether a unit can catch somebody of a side in a hex: its own, or one next to it (CN-COURIER-7)."""
    if not is_ashore(s, unit) or not is_hostile(s, side_of(unit), side):
        return False
    return distance(hex_or_base(s, unit), hex) <= REACH


@rule
def hunts(s, unit):
    """Return whether a unit has the order HUNT, which helps only by day (CN-NIGHT-1, CN-NIGHT-2); other captures happen
    at night, too (CN-COURIER-10)."""
    return s.unit_order[unit] == Order.HUNT and not is_night(s)


@rule
def is_on_road(s, from_hex, hex):
    """Return whether the step into a hex follows a road; somebody who rests (`from_hex` is NOWHERE or the same hex)
    follows none."""
    return from_hex != NOWHERE and has_road(s.options.scenario, from_hex, hex)


@rule
def catch_chance(s, unit, hex, from_hex):
    """Return the chance in percent that a unit catches somebody who enters a hex from another (CN-COURIER-8)."""
    size, terrain = int(s.unit_class[unit]), int(TERRAIN[s.options.scenario, hex])
    is_in_own_hex = hex == hex_or_base(s, unit)
    return capture_chance(size, terrain, is_on_road(s, from_hex, hex), is_in_own_hex, hunts(s, unit))


@rule
def chance_at_step(s, unit, side, start, path, step):
    """Return the chance on entering a hex of the path, 0 out of the unit's reach."""
    hex = int(path[step])
    if not may_catch(s, unit, side, hex):
        return 0
    from_hex = start if step == 0 else int(path[step - 1])
    return catch_chance(s, unit, hex, from_hex)


@rule
def riskiest_step(s, unit, side, start, path, first, steps):
    """Return the first of the remaining steps of this round's path with the highest chance, or NOWHERE (CN-COURIER-9).

    The path leads away from `start` and does not contain it, so the departure hex never counts.
    """
    found, highest = NOWHERE, 0
    for step in range(first, steps):
        risk = chance_at_step(s, unit, side, start, path, step)
        if risk > highest:
            found, highest = step, risk
    return found


@rule
def roll_capture(s, unit, side, hex, chance, dice, log):
    """Roll 1d100; return whether the unit catches somebody of that side (CN-COURIER-7)."""
    die = roll(s, dice, PERCENT, Stream.COURIERS.value) + 1
    note(log, Event.CATCH_ROLLED, UMPIRE, unit, hex, die, chance, side, s.replaced)
    return succeeds(die, chance)


@rule
def fate_of_caught(captors):
    """Return what becomes of a commander or specialist who is caught: RAN and CRU kill him, others keep him
    (CN-CMD-8)."""
    if captors == Side.RAN or captors == Side.CRU:
        return Fate.DEAD.value
    return Fate.PRISONER.value
