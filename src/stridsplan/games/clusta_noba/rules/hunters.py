"""The rolls to catch those who walk without troops (CN-COURIER-7 to CN-COURIER-10, CN-CMD-8, CN-ASTRO-2).

A unit rolls at most once per round against each walker, even if it moves in the meantime.
"""

from stridsplan.engine.bits import has_bit
from stridsplan.engine.record import rule

from ..components.pools import FIRST_UNIT, LAST_OF, NOWHERE, SIDES, UNITS_PER_MASK
from ..numbers import Courier
from .canonical import side_in_order
from .capture import catch_chance, chance_at_step, may_catch, riskiest_step, roll_capture
from .stances import is_hostile
from .walking import hex_of, next_hex, side_of_walker


@rule
def has_tried(s, unit, walker):
    return has_bit(int(s.tried[walker, unit // UNITS_PER_MASK]), unit % UNITS_PER_MASK)


@rule
def try_to_catch(s, unit, walker, hex, chance, dice, log):
    """Make a unit's only roll against a walker in this round; return whether the walker is caught."""
    s.tried[walker, unit // UNITS_PER_MASK] |= 1 << (unit % UNITS_PER_MASK)
    return roll_capture(s, unit, side_of_walker(walker), hex, chance, dice, log)


@rule
def risk_of_step(s, unit, walker):
    """Return the chance that a unit catches a walker in his next hex, 0 if it is greater later on this round's path
    (CN-COURIER-9)."""
    row, path, side, here = (
        s.courier[walker],
        s.courier_path[walker],
        side_of_walker(walker),
        hex_of(s, walker),
    )
    step, steps = int(row[Courier.STEP.value]), int(row[Courier.STEPS.value])
    if not may_catch(s, unit, side, next_hex(s, walker)):
        return 0
    if riskiest_step(s, unit, side, here, path, step, steps) != step:
        return 0
    return int(chance_at_step(s, unit, side, here, path, step))


@rule
def risk_at_rest(s, unit, walker):
    """Return the chance against somebody who stays in his hex (CN-ASTRO-2)."""
    hex = hex_of(s, walker)
    return int(catch_chance(s, unit, hex, NOWHERE)) if may_catch(s, unit, side_of_walker(walker), hex) else 0


@rule
def catcher(s, walker, is_resting, dice, log):
    """Return the unit that catches a walker who enters his next hex, or rests, or NOWHERE; units try in canonical
    order."""
    hex = hex_of(s, walker) if is_resting else next_hex(s, walker)
    for place in range(SIDES):
        side = side_in_order(s, place)
        if not is_hostile(s, side, side_of_walker(walker)):
            continue
        for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
            risk = risk_at_rest(s, unit, walker) if is_resting else risk_of_step(s, unit, walker)
            if risk > 0 and not has_tried(s, unit, walker):
                if try_to_catch(s, unit, walker, hex, risk, dice, log):
                    return unit
    return NOWHERE
