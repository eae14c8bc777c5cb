"""What becomes of men lost in battle: the dead, the wounded, stragglers, broken units (catalogue 2.11, CN-UNIT-8).

Men lost for a time are divided by fate when a battle ends, and go to a camp at dusk. A man who has recovered waits
there as a straggler until his unit comes. A unit that is not in play is re-created from ten stragglers in one camp.

A refuge is one of a side's camps, by its number within the side, or BEACHHEAD.
"""

from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.battle import BADLY_DAYS, LOSS_FATES, WOUNDED_DAYS, LossFate
from ..components.pools import BEACHHEAD, FIRST_UNIT, LAST_OF, NOWHERE, REFUGES, TROOPS, UNITS, Side
from ..events import UMPIRE, Event
from .battle_arithmetic import lost_men
from .camps import has_enemy_at, nearest_refuge, refuge_hex
from .units import (
    bring_in,
    evaluate_class,
    is_at,
    is_broken,
    is_in_play,
    is_undead,
    men_of,
    recompute_tv,
    remove_unit,
    side_of,
    value_of_man,
)  # fmt: skip

# Rows of `badly` and `wounded`, by the day of return modulo their number: one is emptied before it is filled again
BADLY_BEDS = BADLY_DAYS + 1
WOUNDED_BEDS = WOUNDED_DAYS + 1

# -- The end of a battle ---------------------------------------------------------------------------


@rule
def end_battle(s, unit, log):
    """End a unit's battle: set TV and size by its men, count the lost, dissolve a broken unit (CN-LOSS-1, CN-UNIT-9).

    `unit_lost` and `unit_killed` are cleared here, so the dead that CRU raises are buried before (`rising.bury`).
    """
    count_lost(s, unit)
    s.unit_baseline[unit], s.unit_start_men[unit], s.unit_force[unit] = 0, 0, NOWHERE
    if men_of(s, unit) == 0:
        remove_unit(s, unit)
        return
    recompute_tv(s, unit)
    evaluate_class(s, unit)
    if is_broken(men_of(s, unit)) and not is_undead(unit):  # a depleted group goes on (CN-CRUR-9)
        break_unit(s, unit, log)


@rule
def count_lost(s, unit):
    """Count a unit's losses in a battle for its next report, and divide the temporary ones by fate (CN-LOSS-3); those
    of the undead are not divided (CN-CRUR-8). Its troops are steady again."""
    for troop in range(TROOPS):
        lost, killed = int(s.unit_lost[unit, troop]), int(s.unit_killed[unit, troop])
        s.unit_reported[unit] += lost + killed
        s.unit_lost[unit, troop], s.unit_killed[unit, troop], s.unit_shaken[unit, troop] = 0, 0, 0
        if not is_undead(unit):
            for fate in range(LOSS_FATES):
                s.unit_day_lost[unit, fate, troop] += lost_men(lost, fate, s.options.losses)


# -- Dusk: the lost go to the camp nearest to the battle -------------------------------------------


@rule
def share_losses(s, log):
    """Bring stragglers and wounded to the camp nearest to the battle at 18.00 (CN-LOSS-2 to CN-LOSS-6)."""
    for unit in range(UNITS):
        if day_losses(s, unit) > 0:
            share_out(s, unit, log)
        s.unit_battle[unit] = NOWHERE


@rule
def day_losses(s, unit):
    total = 0
    for fate in range(LOSS_FATES):
        total += lost_with(s, unit, fate)
    return total


@rule
def lost_with(s, unit, fate):
    """Return the men of a unit that met this fate today."""
    men = 0
    for troop in range(TROOPS):
        men += int(s.unit_day_lost[unit, fate, troop])
    return men


@rule
def share_out(s, unit, log):
    """Send what a unit has lost for a time today to the refuge nearest to its battle, by fate."""
    note(
        log,
        Event.LOSSES_SHARED,
        UMPIRE,
        unit,
        lost_with(s, unit, LossFate.DEAD),
        lost_with(s, unit, LossFate.BADLY_WOUNDED),
        lost_with(s, unit, LossFate.WOUNDED),
        lost_with(s, unit, LossFate.STRAGGLER),
    )
    refuge = nearest_refuge(s, side_of(unit), int(s.unit_battle[unit]), NOWHERE)
    soon, late = (s.day + WOUNDED_DAYS) % WOUNDED_BEDS, (s.day + BADLY_DAYS) % BADLY_BEDS
    s.wounded_in[unit, soon], s.badly_in[unit, late] = refuge, refuge
    for troop in range(TROOPS):
        s.wounded[unit, soon, troop] = s.unit_day_lost[unit, LossFate.WOUNDED, troop]
        s.badly[unit, late, troop] = s.unit_day_lost[unit, LossFate.BADLY_WOUNDED, troop]
        shelter(s, unit, troop, int(s.unit_day_lost[unit, LossFate.STRAGGLER, troop]), refuge)
        for fate in range(LOSS_FATES):
            s.unit_day_lost[unit, fate, troop] = 0


@rule
def shelter(s, unit, troop, men, refuge):
    """Let men wait in a refuge, or without one join their unit (CN-LOSS-4); without both they are lost."""
    if refuge != NOWHERE:
        s.straggler[unit, refuge, troop] += men
    elif is_in_play(s, unit):
        rejoin_unit(s, unit, troop, men)


@rule
def rejoin_unit(s, unit, troop, men):
    """Add men to their unit, whatever the stacking limit; its size class changes only outside battle (CN-UNIT-9,
    CN-UNIT-11)."""
    if men > 0:
        s.unit_over_limit[unit] = 1
    s.unit_men[unit, troop] += men
    s.unit_tv[unit, troop] += men * value_of_man(unit, troop)
    if s.unit_baseline[unit] == 0:
        evaluate_class(s, unit)


# -- Dawn: the wounded return ----------------------------------------------------------------------


@rule
def return_wounded(s, log):
    """Return the wounded to duty in their camp at 06.00 of day + 7 and day + 14 (CN-LOSS-5, CN-LOSS-6)."""
    soon, late = s.day % WOUNDED_BEDS, s.day % BADLY_BEDS
    for unit in range(UNITS):
        empty_beds(s, unit, s.wounded[unit, soon], int(s.wounded_in[unit, soon]), log)
        empty_beds(s, unit, s.badly[unit, late], int(s.badly_in[unit, late]), log)


@rule
def empty_beds(s, unit, beds, refuge, log):
    """Return the men of a row of `wounded` or `badly` to duty in a refuge."""
    men = 0
    for troop in range(TROOPS):
        shelter(s, unit, troop, int(beds[troop]), refuge)
        men += int(beds[troop])
        beds[troop] = 0
    if men > 0:
        hex = int(s.unit_at[unit]) if refuge == NOWHERE else refuge_site(s, side_of(unit), refuge)
        note(log, Event.MEN_RETURNED, UMPIRE, unit, hex, men)


# -- Stragglers rejoin -----------------------------------------------------------------------------


@rule
def refuge_site(s, side, refuge):
    """Return the hex where the men of a refuge are; a beachhead's stay there when the first camp stands (CN-ARR-6)."""
    if refuge == BEACHHEAD and side != Side.CRU:
        return int(s.landed[side])
    return int(refuge_hex(s, side, refuge))


@rule
def count_waiting(s, unit, refuge):
    """Return how many stragglers of a unit wait in a refuge."""
    men = 0
    for troop in range(TROOPS):
        men += int(s.straggler[unit, refuge, troop])
    return men


@rule
def rejoin(s, log):
    """Let stragglers rejoin a unit that is where they wait, or restore it if it is no more (CN-LOSS-4, CN-LOSS-7).

    No unit is restored where an enemy stands, as one may at a beachhead.
    """
    for unit in range(UNITS):
        for refuge in range(REFUGES):
            if count_waiting(s, unit, refuge) > 0:
                rejoin_in(s, unit, refuge, log)


@rule
def rejoin_in(s, unit, refuge, log):
    hex = refuge_site(s, side_of(unit), refuge)
    if hex == NOWHERE:
        return
    if not is_in_play(s, unit):
        if not is_broken(count_waiting(s, unit, refuge)) and not has_enemy_at(s, side_of(unit), hex):
            restore(s, unit, refuge, hex, log)
    elif is_at(s, unit, hex) and s.unit_baseline[unit] == 0:  # not in the midst of a battle
        call_in(s, unit, refuge)


@rule
def call_in(s, unit, refuge):
    """Return the stragglers of a refuge to their unit."""
    for troop in range(TROOPS):
        rejoin_unit(s, unit, troop, int(s.straggler[unit, refuge, troop]))
        s.straggler[unit, refuge, troop] = 0


# -- Broken units ----------------------------------------------------------------------------------


@rule
def restore(s, unit, refuge, hex, log):
    """Restore a unit that was broken or reduced to zero, with all its stragglers in a refuge (CN-UNIT-8, CN-LOSS-7)."""
    bring_in(s, unit, hex, 0, 0)
    call_in(s, unit, refuge)
    note(log, Event.UNIT_RESTORED, UMPIRE, unit, hex, men_of(s, unit))


@rule
def break_unit(s, unit, log):
    """End a unit of fewer than ten men, who go to the nearest refuge; return whether it has ended (CN-UNIT-8).

    Without a refuge the unit stays.
    """
    hex, men = int(s.unit_at[unit]), men_of(s, unit)
    refuge = nearest_refuge(s, side_of(unit), hex, NOWHERE)
    if refuge == NOWHERE:
        return False
    for troop in range(TROOPS):
        shelter(s, unit, troop, int(s.unit_men[unit, troop]), refuge)
    remove_unit(s, unit)
    note(log, Event.UNIT_BROKEN, UMPIRE, unit, hex, men)
    return True


# -- A refuge falls --------------------------------------------------------------------------------


@rule
def lose_refuge(s, side, refuge, is_killed, log):
    """Let the wounded in a fallen camp die, or go as stragglers to the next nearest camp (CN-CAMP-8).

    Stragglers always get away there. Called before the camp is handed over.
    """
    hex = refuge_site(s, side, refuge)
    goal = nearest_refuge(s, side, hex, hex)
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        move_out(s, unit, s.straggler[unit, refuge], goal, False)
        for day in range(WOUNDED_BEDS):
            if s.wounded_in[unit, day] == refuge:
                move_out(s, unit, s.wounded[unit, day], goal, is_killed)
        for day in range(BADLY_BEDS):
            if s.badly_in[unit, day] == refuge:
                move_out(s, unit, s.badly[unit, day], goal, is_killed)


@rule
def move_out(s, unit, beds, goal, is_killed):
    """Move men from a lost refuge to another as stragglers, or let them die."""
    for troop in range(TROOPS):
        men = int(beds[troop])
        beds[troop] = 0
        if not is_killed:
            shelter(s, unit, troop, men, goal)
