"""Camps, beachheads and the bridgehead: where men retreat to, rest and fortify (catalogue 2.5, CN-FORT, CN-ARR-6)."""

from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.armies import CAMP_CAPACITY, HEX_CAPACITY
from ..components.map import BOX, BRIDGEHEAD
from ..components.pools import (
    BEACHHEAD,
    CAMPS,
    CAMPS_PER_SIDE,
    FIRST_BAND,
    FIRST_UNIT,
    LAST_OF,
    NOWHERE,
    REFUGES,
    SIDES,
    UNITS,
    Side,
)
from ..events import UMPIRE, Event
from .battle_arithmetic import fortification_halves
from .geography import are_adjacent, is_bridge, is_land, is_nearer
from .stances import are_allied, is_hostile
from .units import first_unit_at, is_ashore, is_at, men_in_hex, men_of

WORK = 6  # rounds until a camp stands (CN-CAMP-1)
DAY_OF_WORK = 6  # rounds of FORTIFY (CN-FORT-3)

# -- Which camps there are -------------------------------------------------------------------------------------


@rule
def side_of_camp(camp):
    return camp // CAMPS_PER_SIDE


@rule
def is_camp_finished(s, camp):
    """Return whether a camp is finished."""
    return s.camp_at[camp] != NOWHERE and s.camp_work[camp] == WORK


@rule
def camp_at(s, side, hex):
    """Return the camp of a side that stands in a hex, or NOWHERE."""
    for camp in range(side * CAMPS_PER_SIDE, (side + 1) * CAMPS_PER_SIDE):
        if s.camp_at[camp] == hex and is_camp_finished(s, camp):
            return camp
    return NOWHERE


@rule
def any_camp_at(s, hex):
    """Return the camp of whatever side that stands in a hex, or NOWHERE; there is one at most (CN-CAMP-3)."""
    for camp in range(CAMPS):
        if s.camp_at[camp] == hex and is_camp_finished(s, camp):
            return camp
    return NOWHERE


@rule
def is_occupied(s, hex):
    """Return whether a camp or a unit of any side is in a hex."""
    if any_camp_at(s, hex) != NOWHERE:
        return True
    for unit in range(UNITS):
        if is_ashore(s, unit) and s.unit_at[unit] == hex:
            return True
    return False


@rule
def capacity(s, side, hex):
    """Return how many men of a side may stand in a hex (CN-UNIT-10)."""
    return HEX_CAPACITY if camp_at(s, side, hex) == NOWHERE else CAMP_CAPACITY


@rule
def has_room(s, side, hex, men):
    """Return whether `men` more men of a side fit into a hex; allies count, the box has no limit (CN-UNIT-11)."""
    if hex == BOX:
        return True
    here = 0
    for friend in range(SIDES):
        if are_allied(s, side, friend):
            here += men_in_hex(s, friend, hex) - men_in_bands(s, friend, hex)
    return here + men <= capacity(s, side, hex)


@rule
def men_in_bands(s, side, hex):
    """Return the men of bands in a hex, who ignore stacking (CN-CRUR-11)."""
    men = 0
    if side == Side.CRU:
        for unit in range(FIRST_BAND, UNITS):
            if is_at(s, unit, hex):
                men += men_of(s, unit)
    return men


# -- Refuges: camps, and what counts as one for a retreat ----------------------------------------------------


@rule
def has_beachhead(s, side):
    """Return whether the landing place is a refuge: until the side's first camp stands, while one of its ships lies
    beside it (CN-ARR-6)."""
    if s.landed[side] == NOWHERE or s.has_pitched[side] == 1:
        return False
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        if s.ship_at[unit] != NOWHERE and are_adjacent(s.ship_at[unit], s.landed[side]):
            return True
    return False


@rule
def refuge_hex(s, side, refuge):
    """Return the hex of a side's refuge, or NOWHERE: `refuge` 0 to 5 is a camp, 6 the beachhead, or for CRU the
    bridgehead, which is always its refuge (CN-CAMP-10)."""
    if refuge == BEACHHEAD:
        if side == Side.CRU:
            return int(BRIDGEHEAD[s.options.scenario])
        return int(s.landed[side]) if has_beachhead(s, side) else NOWHERE
    camp = side * CAMPS_PER_SIDE + refuge
    return int(s.camp_at[camp]) if is_camp_finished(s, camp) else NOWHERE


@rule
def nearest_refuge(s, side, hex, excluded):
    """Return which of a side's own refuges is nearest to a hex as the crow flies, and not in `excluded`; or NOWHERE.

    Of equally near ones it is that of the lower row, then column (CN-RETREAT-2, CN-LOSS-4).
    """
    found, at = NOWHERE, NOWHERE
    for refuge in range(REFUGES):
        here = refuge_hex(s, side, refuge)
        is_excluded = here == excluded  # `here in (NOWHERE, excluded)` does not compile
        if here == NOWHERE or is_excluded:
            continue
        if at == NOWHERE or is_nearer(hex, here, at):
            found, at = refuge, here
    return found


@rule
def retreat_goal(s, side, hex):
    """Return where a retreat leads: to the nearest camp of the side or of an ally, but not in the hex itself; or
    NOWHERE.

    CRU always goes to the bridgehead (CN-CAMP-9, CN-RETREAT-2, CN-CRUR-18).
    """
    if side == Side.CRU:
        return refuge_hex(s, side, BEACHHEAD)
    found = NOWHERE
    for friend in range(SIDES):
        if not are_allied(s, side, friend):
            continue
        refuge = nearest_refuge(s, friend, hex, hex)
        if refuge == NOWHERE:
            continue
        here = refuge_hex(s, friend, refuge)
        if found == NOWHERE or is_nearer(hex, here, found):
            found = here
    return found


# -- Pitching ----------------------------------------------------------------------------------------------------


@rule
def may_pitch(s, hex):
    """Return whether a camp may be pitched: on land, not on the bridge nor where the stone or another camp stands
    (CN-CAMP-3)."""
    scenario = s.options.scenario
    if is_bridge(scenario, hex) or not is_land(scenario, hex, s.has_bridge):
        return False
    if s.stenfar == 1 and s.conflux == hex:
        return False
    return any_camp_at(s, hex) == NOWHERE


@rule
def site_at(s, side, hex):
    """Return the side's camp in a hex, finished or not, or NOWHERE."""
    for camp in range(side * CAMPS_PER_SIDE, (side + 1) * CAMPS_PER_SIDE):
        if s.camp_at[camp] == hex:
            return camp
    return NOWHERE


@rule
def free_site(s, side):
    """Return a free number for a new camp, or NOWHERE if the side has six."""
    return site_at(s, side, NOWHERE)


@rule
def work_on_camp(s, side, hex, log):
    """Add a round of work in a hex; the sixth one finishes the camp; return whether it did (CN-CAMP-1, CN-CAMP-2)."""
    if not may_pitch(s, hex):
        return False
    camp = site_at(s, side, hex)
    if camp == NOWHERE:
        camp = free_site(s, side)
    if camp == NOWHERE:
        return False
    if s.camp_at[camp] == NOWHERE:
        s.camp_at[camp], s.camp_work[camp], s.camp_fort[camp] = hex, 0, 0
    s.camp_work[camp] += 1
    if not is_camp_finished(s, camp):
        return False
    s.has_pitched[side] = 1
    clear_sites(s, hex, camp)
    note(log, Event.CAMP_PITCHED, UMPIRE, side, camp, hex)
    return True


@rule
def put_camp(s, camp, hex, rounds):
    """Put a finished camp into a hex, after `rounds` rounds of FORTIFY. It ends the side's beachhead (CN-ARR-6)."""
    s.camp_at[camp], s.camp_work[camp], s.camp_fort[camp] = hex, WORK, rounds
    s.has_pitched[side_of_camp(camp)] = 1


@rule
def clear_sites(s, hex, kept):
    """Abandon the unfinished camps of other sides in a hex: it has one camp at most (CN-CAMP-3)."""
    for camp in range(CAMPS):
        if camp != kept and s.camp_at[camp] == hex:
            abandon_camp(s, camp)


@rule
def abandon_camp(s, camp):
    s.camp_at[camp], s.camp_work[camp], s.camp_fort[camp] = NOWHERE, 0, 0


@rule
def forget_left_sites(s):
    """Abandon unfinished camps in whose hex no unit of the side is left (CN-CAMP-2)."""
    for camp in range(CAMPS):
        if s.camp_at[camp] == NOWHERE or is_camp_finished(s, camp):
            continue
        if first_unit_at(s, side_of_camp(camp), s.camp_at[camp]) == NOWHERE:
            abandon_camp(s, camp)


# -- Fortification -----------------------------------------------------------------------------------------------


@rule
def fortify(s, camp):
    """Add a round of FORTIFY to a camp, whichever unit does it (CN-FORT-3)."""
    s.camp_fort[camp] += 1


@rule
def fortification_days(s, camp):
    """Return the whole days of work on the camp's defences (CN-FORT-3)."""
    return int(s.camp_fort[camp]) // DAY_OF_WORK


@rule
def fortification(s, camp):
    """Return what the TV of the camp's defenders is multiplied by, in halves (CN-FORT-1)."""
    return fortification_halves(fortification_days(s, camp))


# -- Taking a camp -------------------------------------------------------------------------------------------------


@rule
def has_enemy_at(s, side, hex):
    """Return whether somebody hostile to a side stands in a hex."""
    for other in range(SIDES):
        if is_hostile(s, side, other) and first_unit_at(s, other, hex) != NOWHERE:
            return True
    return False


@rule
def may_take(s, camp, unit_side):
    """Return whether a side's unit that enters the hex takes the camp: an enemy does, if no defender is left
    (CN-CAMP-8)."""
    owner = side_of_camp(camp)
    return is_hostile(s, unit_side, owner) and first_unit_at(s, owner, s.camp_at[camp]) == NOWHERE


@rule
def hand_over(s, camp, side, is_destroyed, log):
    """Make a camp the taker's, without fortification, or destroy it; CRU always destroys (CN-CAMP-8).

    Return the taker's camp, or NOWHERE. A taker that has six camps destroys it.
    """
    hex = int(s.camp_at[camp])
    abandon_camp(s, camp)
    taken = NOWHERE if is_destroyed or side == Side.CRU else free_site(s, side)
    if taken == NOWHERE:
        note(log, Event.CAMP_DESTROYED, UMPIRE, side, camp, hex)
        return NOWHERE
    put_camp(s, taken, hex, 0)
    note(log, Event.CAMP_TAKEN, UMPIRE, side, camp, hex)
    return taken


# -- The beachhead -------------------------------------------------------------------------------------------------


@rule
def set_beachhead(s, side, hex):
    """Set the hex where a side first lands (CN-ARR-6)."""
    if s.landed[side] == NOWHERE:
        s.landed[side] = hex
