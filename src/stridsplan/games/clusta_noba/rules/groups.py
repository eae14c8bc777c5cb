"""Groups of Crurians and the pools of men beside them (CN-CRUR-2, CN-CRUR-9, CN-CRUR-11)."""

from stridsplan.engine.record import rule

from ..components.armies import GROUP_MEN, GROUPS_AT_START
from ..components.pools import FIRST_ISLANDER, FIRST_UNIT, GRAVES, NOWHERE, POOLS_OF_DEAD, STANDARD, Side
from .columns import cancel_orders, set_default_doctrine
from .geography import is_nearer
from .units import bring_in, evaluate_class, is_at, is_in_play, men_of, recompute_tv

FIRST_GROUP, LAST_GROUP = FIRST_UNIT[Side.CRU], FIRST_ISLANDER - 1
FIRST_NEW_GROUP = FIRST_GROUP + GROUPS_AT_START  # number 15

# -- Groups ------------------------------------------------------------------------------------------------------


@rule
def raise_unit(s, unit, hex, men):
    """Begin a group, a band or a company of islanders: without orders or history, and without the dead of the unit that
    had its number before."""
    for grave in range(GRAVES):
        if s.grave_group[grave] == unit:
            s.grave_group[grave] = NOWHERE
    bring_in(s, unit, hex, men, 0)
    cancel_orders(s, unit)
    set_default_doctrine(s, unit)
    s.unit_head[unit], s.unit_fought[unit] = unit, NOWHERE
    s.unit_moved[unit], s.unit_intercepted[unit], s.unit_battle[unit] = NOWHERE, NOWHERE, NOWHERE
    s.unit_passing[unit], s.unit_dwells[unit], s.unit_wakes[unit] = 0, 0, 0
    s.unit_slow[unit], s.unit_fatigue[unit], s.unit_rest[unit], s.unit_nights[unit] = 0, 0, 0, 0


@rule
def unused_group(s):
    """Return the next unused number: 15 and up, then those of groups that are no more; NOWHERE: there is none."""
    for k in range(LAST_GROUP - FIRST_GROUP + 1):
        group = FIRST_NEW_GROUP + k
        if group > LAST_GROUP:
            group -= LAST_GROUP - FIRST_GROUP + 1
        if not is_in_play(s, group):
            return group
    return NOWHERE


@rule
def has_group_out_of_battle(s, hex):
    """Return whether a group that is not in battle stands in a hex."""
    for group in range(FIRST_GROUP, LAST_GROUP + 1):
        if is_at(s, group, hex) and s.unit_baseline[group] == 0:
            return True
    return False


@rule
def fill_groups(s, hex, men):
    """Fill the groups of a hex that are not in battle, by number; return the men that are left."""
    for group in range(FIRST_GROUP, LAST_GROUP + 1):
        if is_at(s, group, hex) and s.unit_baseline[group] == 0:
            men = fill_group(s, group, men)
    return men


@rule
def fill_group(s, group, men):
    """Fill one group to 500; return the men that are left."""
    taken = max(0, min(men, GROUP_MEN - men_of(s, group)))
    add_men(s, group, taken)
    return men - taken


@rule
def add_men(s, unit, men):
    set_men(s, unit, men_of(s, unit) + men)


@rule
def set_men(s, unit, men):
    """Set the men of a unit of undead, whatever the stacking limit (CN-UNIT-11)."""
    if men > men_of(s, unit):
        s.unit_over_limit[unit] = 1
    s.unit_men[unit, STANDARD] = men
    recompute_tv(s, unit)
    evaluate_class(s, unit)


# -- Pools -------------------------------------------------------------------------------------------------------


@rule
def add_to_pool(s, hex, men):
    """Let surplus men wait in their hex; if no pool is free, they join the nearest one (CN-CRUR-9)."""
    if men == 0:
        return
    pool = pool_at(s, hex)
    if pool == NOWHERE:
        pool = pool_at(s, NOWHERE)
        if pool == NOWHERE:
            pool = nearest_pool(s, hex)
        else:
            s.pool_at[pool], s.pool_men[pool] = hex, 0
    s.pool_men[pool] += men


@rule
def pool_at(s, hex):
    """Return the number of the pool in a hex, NOWHERE if it has none; for hex NOWHERE the first pool that is free."""
    for pool in range(POOLS_OF_DEAD):
        if s.pool_at[pool] == hex:
            return pool
    return NOWHERE


@rule
def nearest_pool(s, hex):
    found = 0
    for pool in range(1, POOLS_OF_DEAD):
        if is_nearer(hex, int(s.pool_at[pool]), int(s.pool_at[found])):
            found = pool
    return found


@rule
def empty_pool(s, hex):
    """Empty the pool of a hex; return how many men leave it."""
    pool = pool_at(s, hex)
    if pool == NOWHERE:
        return 0
    men = int(s.pool_men[pool])
    s.pool_at[pool], s.pool_men[pool] = NOWHERE, 0
    return men
