"""The dead that serve the Crurians: their graves, bands, pools and groups (CN-CRUR-8 to CN-CRUR-11, CN-TRAP-36).

When a battle ends, and before `losses.end_battle`, `bury_undead` takes each group and band that lost men, and `bury`
the sum of a living side's dead, from `dead_of`. A unit in battle takes nobody in: the dead that would join it wait.
"""

from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.armies import GROUP_MEN
from ..components.battle import LossFate
from ..components.map import BOX, BRIDGEHEAD, DIRECTIONS, NEIGHBOUR
from ..components.pools import (
    FIRST_BAND,
    FIRST_COMMANDER,
    GRAVES,
    LAST_COMMANDER,
    LAST_OF,
    NOWHERE,
    POOLS_OF_DEAD,
    STANDARD,
    TROOPS,
    Side,
)
from ..events import UMPIRE, Event, Stream
from ..numbers import DAY, DAY_ROUNDS, PULSES
from ..options import RisingDead
from .battle_arithmetic import lost_men
from .camps import has_enemy_at, has_room
from .ending import plays
from .geography import is_coast, is_nearer, is_sea
from .groups import (
    FIRST_GROUP,
    LAST_GROUP,
    add_men,
    add_to_pool,
    empty_pool,
    fill_group,
    fill_groups,
    has_group_out_of_battle,
    raise_unit,
    set_men,
    unused_group,
)  # fmt: skip
from .loaded_dice import roll
from .units import first_unit_at, is_at, is_band, is_in_play, men_of, remove_unit

CRU = Side.CRU.value
LAST_BAND = LAST_OF[CRU]
LONGEST = 4  # hours in the grave: 1d4
HALF_HOURS, NIGHT_PULSE = 2, 2  # half hours in an hour, and in a pulse at night

# -- Graves ------------------------------------------------------------------------------------------------------


@rule
def after_hours(moment, hours):
    """Return the moment `hours` hours after another; each means the end of its pulse.

    An hour is two pulses by day and one at night (CN-CRUR-11).
    """
    left = HALF_HOURS * hours
    while left > 0:
        moment += 1
        left -= 1 if moment % DAY < DAY_ROUNDS * PULSES else NIGHT_PULSE
    return moment


@rule
def dead_of(s, unit):
    """Return the men of a living unit that have died in its battle, before that is ended (CN-CRUR-10, CN-LOSS-3)."""
    dead = 0
    for troop in range(TROOPS):
        dead += int(s.unit_killed[unit, troop])
        dead += lost_men(int(s.unit_lost[unit, troop]), LossFate.DEAD.value, s.options.losses)
    return dead


@rule
def bury(s, hex, dead, is_against_crurians, dice):
    """Let half of a living side's dead of a battle rise, rounded down; by option only where CRU fought (CN-CRUR-10)."""
    if not plays(s, CRU) or (s.options.rising_dead == RisingDead.CRUR_ONLY and not is_against_crurians):
        return
    add_grave(s, hex, dead // 2, NOWHERE, dice)


@rule
def bury_undead(s, unit, hex, is_wiped_out, dice):
    """Let half of a group's or band's own losses rise again, but nobody after a † of the combat table (CN-CRUR-8)."""
    if not is_wiped_out:
        add_grave(
            s, hex, (int(s.unit_lost[unit, STANDARD]) + int(s.unit_killed[unit, STANDARD])) // 2, unit, dice
        )


@rule
def add_grave(s, hex, men, unit, dice):
    """Let `men` men rise in 1d4 hours; without a free grave they join the grave of the nearest hour."""
    if men == 0:
        return
    wakes = after_hours(int(s.moment), roll(s, dice, LONGEST, Stream.FATES.value) + 1)
    grave = free_grave(s)
    if grave == NOWHERE:
        s.grave_men[grave_nearest_in_time(s, wakes)] += men
        return
    s.grave_at[grave], s.grave_men[grave] = burial_hex(s, hex), men
    s.grave_wakes[grave], s.grave_group[grave] = wakes, unit


@rule
def burial_hex(s, hex):
    """Return the hex of the dead; those of an attack from a ship lie on the first coast beside it, by row, then
    column."""
    if not is_sea(s.options.scenario, hex, s.has_bridge):
        return hex
    for direction in range(DIRECTIONS):
        near = int(NEIGHBOUR[hex, direction])
        if near != NOWHERE and is_coast(s.options.scenario, near, s.has_bridge):
            return near
    return hex


@rule
def free_grave(s):
    for grave in range(GRAVES):
        if s.grave_at[grave] == NOWHERE:
            return grave
    return NOWHERE


@rule
def grave_nearest_in_time(s, wakes):
    found = 0
    for grave in range(1, GRAVES):
        if abs(int(s.grave_wakes[grave]) - wakes) < abs(int(s.grave_wakes[found]) - wakes):
            found = grave
    return found


# -- Waking ------------------------------------------------------------------------------------------------------


@rule
def wake_dead(s, log):
    """Let the dead rise whose hour has come, in each pulse; bands that have reached a group join it (CN-CRUR-11)."""
    for grave in range(GRAVES):
        if s.grave_at[grave] != NOWHERE and s.grave_wakes[grave] <= s.moment:
            open_grave(s, grave, log)
    join_groups(s)


@rule
def open_grave(s, grave, log):
    """Let a grave's dead rise with their group or band, where it is now, or here as a new band (CN-CRUR-8, CN-CRUR-11).

    They wait while that unit is in battle, or no number is free for a band.
    """
    unit = int(s.grave_group[grave])
    if unit == NOWHERE or not is_in_play(s, unit):
        unit = free_band(s)
        if unit == NOWHERE:
            return
        raise_unit(s, unit, int(s.grave_at[grave]), int(s.grave_men[grave]))
        s.unit_wakes[unit] = s.moment + 1
        s.unit_passing[unit] = 1 if has_enemy_at(s, CRU, int(s.grave_at[grave])) else 0
    elif not rejoin_unit(s, unit, int(s.grave_men[grave])):
        return
    note(log, Event.DEAD_ROSE, UMPIRE, unit, s.unit_at[unit], s.grave_men[grave])
    s.grave_at[grave], s.grave_men[grave] = NOWHERE, 0


@rule
def rejoin_unit(s, unit, men):
    """Let risen men join their own band, or fill their group and then others of its hex, with the rest in the pool;
    return whether they could: not in the unit's battle."""
    if s.unit_baseline[unit] != 0:
        return False
    if is_band(unit):
        add_men(s, unit, men)
    else:
        hex = int(s.unit_at[unit])
        add_to_pool(s, hex, fill_groups(s, hex, fill_group(s, unit, men)))
    return True


@rule
def free_band(s):
    for unit in range(FIRST_BAND, LAST_BAND + 1):
        if not is_in_play(s, unit):
            return unit
    return NOWHERE


# -- Bands -------------------------------------------------------------------------------------------------------


@rule
def band_target(s, unit):
    """Return the hex that a band seeks: of the nearest group on the map, else the bridgehead (CN-CRUR-11)."""
    found = NOWHERE
    for group in range(FIRST_GROUP, LAST_GROUP + 1):
        hex = int(s.unit_at[group])
        if hex in (NOWHERE, BOX):
            continue
        if found == NOWHERE or is_nearer(int(s.unit_at[unit]), hex, found):
            found = hex
    return int(BRIDGEHEAD[s.options.scenario]) if found == NOWHERE else found


@rule
def join_groups(s):
    """End bands that have reached groups: they fill them to 500 men, and the surplus joins the pool (CN-CRUR-11)."""
    for band in range(FIRST_BAND, LAST_BAND + 1):
        if is_in_play(s, band) and s.unit_baseline[band] == 0 and s.unit_force[band] == NOWHERE:
            hex = int(s.unit_at[band])
            if has_group_out_of_battle(s, hex):
                add_to_pool(s, hex, fill_groups(s, hex, men_of(s, band)))
                remove_unit(s, band)


# -- Dusk --------------------------------------------------------------------------------------------------------


@rule
def consolidate(s, log):
    """Share all Crurian dead of a hex among its groups again at dusk, 500 to each by number (CN-CRUR-9)."""
    join_groups(s)
    for group in range(FIRST_GROUP, LAST_GROUP + 1):
        if is_in_play(s, group) and first_unit_at(s, CRU, int(s.unit_at[group])) == group:
            redistribute_men(s, int(s.unit_at[group]))
    for pool in range(POOLS_OF_DEAD):
        raise_groups(s, pool, log)


@rule
def redistribute_men(s, hex):
    """Fill the groups of a hex by number, 500 men each; groups without men end, and the surplus is the hex's pool."""
    men = empty_pool(s, hex)
    for group in range(FIRST_GROUP, LAST_GROUP + 1):
        if is_at(s, group, hex):
            men += men_of(s, group)
    for group in range(FIRST_GROUP, LAST_GROUP + 1):
        if is_at(s, group, hex):
            given = min(men, GROUP_MEN)
            men -= given
            set_men(s, group, given)
            if given == 0:
                remove_unit(s, group)
                transfer_general(s, group, first_unit_at(s, CRU, hex))
    add_to_pool(s, hex, men)


@rule
def transfer_general(s, group, other):
    """Let the general of a group that ends go with another one."""
    for general in range(FIRST_COMMANDER[CRU], LAST_COMMANDER[CRU] + 1):
        if s.commander_unit[general] == group:
            s.commander_unit[general] = other


@rule
def raise_groups(s, pool, log):
    """Make new groups of 500 men of a pool, while the hex is free of enemies and has room (CN-CRUR-9, CN-UNIT-10)."""
    hex = int(s.pool_at[pool])
    while hex != NOWHERE and s.pool_men[pool] >= GROUP_MEN:
        group = unused_group(s)
        if group == NOWHERE or has_enemy_at(s, CRU, hex) or not has_room(s, CRU, hex, GROUP_MEN):
            return
        raise_unit(s, group, hex, GROUP_MEN)
        note(log, Event.GROUP_RAISED, UMPIRE, group, hex, GROUP_MEN)
        s.pool_men[pool] -= GROUP_MEN
    if hex != NOWHERE and s.pool_men[pool] == 0:
        s.pool_at[pool] = NOWHERE
