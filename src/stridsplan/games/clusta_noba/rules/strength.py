"""The strength of a force on a front: the part that fights, effective TV, the row and column of the table
(CN-COMBAT-10).

The losses of a field round are counted from the ledger of what fights (CN-COMBAT-15); effective TV only compares.
"""

from stridsplan.engine.record import rule

from ..components.armies import FIRST_RAN
from ..components.battle import (
    AMBUSH_QUARTERS,
    HALVES,
    HUNT_QUARTERS,
    IS_SUPERLED_A_STEP,
    QUARTERS,
)
from ..components.map import LEVEL, TERRAIN, Terrain
from ..components.orders import Order
from ..components.pools import CAMPS_PER_SIDE, FIRST_UNIT, LAST_OF, NOWHERE, TROOPS
from ..numbers import Force, Front, Profile, Shaken
from .battle_arithmetic import (
    effective_force,
    effective_troop,
    row_shift,
    row_steps,
    share_fronts,
    table_column,
    table_row,
    tv_difference,
)
from .camps import fortification, side_of_camp
from .commanders import is_superleader
from .forces import first_unit, next_unit
from .fronts import attacks_on, foe_on, is_on
from .units import tv_of, value_of_man

POISONERS = 3  # how many of RAN's companies, from the first on, may have poison (CN-COMBAT-28)

# -- What fights -------------------------------------------------------------------------------------------------


@rule
def committed_quarters(s, unit):
    """Return the quarters of a unit that fight: one of an ambush, three of a hunt (CN-AMBUSH-3, CN-ORDER-28)."""
    force = int(s.unit_force[unit])
    if force != NOWHERE and s.force[force, Force.AMBUSH.value] == 1:
        return AMBUSH_QUARTERS
    return HUNT_QUARTERS if s.unit_order[unit] == Order.HUNT else QUARTERS


@rule
def committed_tv(s, force):
    """Return the TV by the ledger of the part of a force that fights, in quarters of a half point (CN-COMBAT-15)."""
    tv = 0
    unit = first_unit(s, force)
    while unit != NOWHERE:
        tv += tv_of(s, unit) * committed_quarters(s, unit)
        unit = next_unit(s, force, unit)
    return tv


@rule
def has_poison(s, force):
    """Return whether one of RAN's first three companies is in a force, while RAN and CRU are allied (CN-COMBAT-28,
    CN-RAN-5)."""
    if s.alliance == 0:
        return False
    for unit in range(FIRST_RAN, FIRST_RAN + POISONERS):
        if s.unit_force[unit] == force:
            return True
    return False


# -- Effective TV --------------------------------------------------------------------------------------------------


@rule
def effective_tv_of_unit(s, unit, is_landing):
    """Return the effective TV of the part of a unit that fights, as `effective_troop` counts it (CN-COMBAT-10)."""
    nights, quarters, total = int(s.unit_fatigue[unit]), committed_quarters(s, unit), 0
    for troop in range(TROOPS):
        if s.unit_tv[unit, troop] > 0:
            tv, sv = int(s.unit_tv[unit, troop]), value_of_man(unit, troop)
            is_shaken = s.unit_shaken[unit, troop] != Shaken.STEADY
            total += effective_troop(tv, sv, is_shaken, nights, is_landing, quarters)
    return total


@rule
def defended_camp(s, front, force):
    """Return the camp in which a force is attacked on a front, until the attackers have entered, or NOWHERE
    (CN-FORT-4)."""
    camp, hex = int(s.force[force, Force.CAMP.value]), int(s.force[force, Force.HEX.value])
    if camp == NOWHERE or s.camp_at[camp] != hex:
        return NOWHERE
    has_entered = s.force[foe_on(s, front, force), Force.HEX.value] == hex
    return NOWHERE if has_entered or attacks_on(s, front, force) else camp


@rule
def effective_tv_of_stragglers(s, camp):
    """Return the effective TV of the stragglers in a camp, who defend it too but take no losses (CN-LOSS-4)."""
    side, refuge, total = side_of_camp(camp), camp % CAMPS_PER_SIDE, 0
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        for troop in range(TROOPS):
            sv = value_of_man(unit, troop)
            tv = int(s.straggler[unit, refuge, troop]) * sv
            total += effective_troop(tv, sv, False, 0, False, QUARTERS)
    return total


@rule
def effective_tv(s, front, force, is_boosted, share):
    """Return the effective TV of `share` hundredths of a force, as if they fought on this front (CN-COMBAT-10)."""
    is_landing, troops = s.force[force, Force.LANDING.value] > 0, 0  # CN-LAND-4
    unit = first_unit(s, force)
    while unit != NOWHERE:
        troops += effective_tv_of_unit(s, unit, is_landing)
        unit = next_unit(s, force, unit)
    camp = int(defended_camp(s, front, force))
    if camp == NOWHERE:
        return effective_force(troops, HALVES, is_boosted, share)
    troops += effective_tv_of_stragglers(s, camp)
    return effective_force(troops, int(fortification(s, camp)), is_boosted, share)


@rule
def effective_tv_on(s, front, force):
    """Return the effective TV of the part of a force that fights on a front, with the hero point that is spent
    (CN-HP-3)."""
    is_boosted = s.force[force, Force.BOOSTED.value] == 1
    return effective_tv(s, front, force, is_boosted, share_on(s, front, force))


# -- Several fronts ------------------------------------------------------------------------------------------------


@rule
def place_on(s, front, force):
    """Return which of the two forces of a front this is: 0 for ONE, 1 for OTHER."""
    return 0 if s.front[front, Front.ONE.value] == force else 1


@rule
def share_on(s, front, force):
    """Return the hundredths of a force that fight on a front (CN-MULTI-1)."""
    return int(s.front_share[front, place_on(s, front, force)])


@rule
def divide_force(s, force):
    """Divide a force over its fronts in proportion to the enemies' effective TV before any is divided (CN-MULTI-1).

    Only the ratio of these TVs counts, so each is computed for one hundredth of the enemy.
    """
    count = 0
    for k in range(s.live_fronts):
        front = int(s.front_order[k])
        if is_on(s, front, force):
            s.shares[0, count] = effective_tv(s, front, foe_on(s, front, force), False, 1)
            count += 1
    share_fronts(s.shares[0], count, s.shares[1])
    count = 0
    for k in range(s.live_fronts):
        front = int(s.front_order[k])
        if is_on(s, front, force):
            s.front_share[front, place_on(s, front, force)] = s.shares[1, count]
            count += 1


@rule
def is_behind(s, force):
    """Return whether all its enemies together have more effective TV than a force, before hero points (CN-HP-7)."""
    own, enemies = 0, 0
    for k in range(s.live_fronts):
        front = int(s.front_order[k])
        if is_on(s, front, force):
            foe = foe_on(s, front, force)
            own += effective_tv(s, front, force, False, share_on(s, front, force))
            enemies += effective_tv(s, front, foe, False, share_on(s, front, foe))
    return own < enemies


# -- The cell of the table -----------------------------------------------------------------------------------------


@rule
def steps_of(s, force, foe):
    """Return the rows in a force's favour: one for height, buildings or being superled, or for several of them
    (CN-COMBAT-11, CN-COMBAT-12; F03, F10)."""
    scenario = s.options.scenario
    hex, foe_hex = int(s.force[force, Force.HEX.value]), int(s.force[foe, Force.HEX.value])
    is_higher = LEVEL[scenario, hex] > LEVEL[scenario, foe_hex]
    in_buildings = TERRAIN[scenario, hex] == Terrain.BUILDINGS
    is_superled = is_superleader(s, int(s.force[force, Force.LEADER.value]))
    does_superled_count = IS_SUPERLED_A_STEP and s.profile == Profile.STANDARD
    return row_steps(is_higher, in_buildings, is_superled, does_superled_count)


@rule
def winner_on(s, front):
    """Return the force that has won the Tactics roll of a front (CN-COMBAT-3, CN-TRAP-8)."""
    one, other = int(s.front[front, Front.ONE.value]), int(s.front[front, Front.OTHER.value])
    return one if s.front_margin[front] > 0 else other


@rule
def row_on(s, front):
    """Return the row of the table, from 0: the winner's effective TV minus the loser's, and the steps (CN-COMBAT-9)."""
    winner = winner_on(s, front)
    loser = foe_on(s, front, winner)
    d = tv_difference(effective_tv_on(s, front, winner), effective_tv_on(s, front, loser))
    winner_pursues = s.force[winner, Force.PURSUES.value] == 1
    loser_pursues = s.force[loser, Force.PURSUES.value] == 1
    down = row_shift(steps_of(s, winner, loser), steps_of(s, loser, winner), winner_pursues, loser_pursues)
    return table_row(d, down) - 1


@rule
def column_on(s, front):
    """Return the column, from 0: by how much the roll is won (CN-COMBAT-8)."""
    return table_column(abs(int(s.front_margin[front])))
