"""The losses of a field round: read from the table, split by soldier type and unit, then taken (CN-COMBAT-13 to 18).

First the losses of each force on every front are found, then all losses are taken at once (CN-MULTI-2). Until then they
are stored in `unit_hit`. The part of a unit that is away, with AMBUSH or HUNT, loses nothing (CN-COMBAT-15).
"""

from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.armies import SV, Soldier
from ..components.battle import (
    HALF_POINTS,
    HUNDREDTHS,
    IS_DESTROYED,
    IS_PERMANENT,
    LOSER_LOSS,
    QUARTERS,
    RETREATS,
    WINNER_LOSS,
)
from ..components.pools import NOWHERE, TROOPS, UNITS
from ..events import UMPIRE, Event
from ..numbers import HITS, Force, Mark
from .battle_arithmetic import committed, loss_quarters, men_lost, share_men, share_tv, share_types, tv_loss
from .forces import first_unit, next_unit
from .fronts import foe_on
from .strength import (
    column_on,
    committed_quarters,
    committed_tv,
    has_poison,
    place_on,
    row_on,
    share_on,
    winner_on,
)
from .units import soldier_of

TV, FOR_A_TIME, FOR_GOOD = 0, 1, 2  # of unit_hit
MARKS = 2  # the first column of front_loss with marks, after those of the percentages
SOLDIERS = len(Soldier)
WEIGHT, MOST, OUT = 0, 1, 2  # rows of s.shares: the weights, the most that each can bear, what each gets
TYPES = 3  # the row of what each soldier type gets

# -- Reading the combat table --------------------------------------------------------------------------------------


@rule
def read_table(s, front, log):
    """Find the cell of a front, and from it what both forces lose and what becomes of the loser (CN-COMBAT-9)."""
    winner = winner_on(s, front)
    loser = foe_on(s, front, winner)
    r, c = row_on(s, front), column_on(s, front)
    w, other = place_on(s, front, winner), place_on(s, front, loser)
    s.front_loss[front, w] = percent_quarters_lost(s, winner, loser, int(WINNER_LOSS[r, c]))
    s.front_loss[front, other] = percent_quarters_lost(s, loser, winner, int(LOSER_LOSS[r, c]))
    s.front_loss[front, MARKS + w], s.front_loss[front, MARKS + other] = 0, marks(r, c)
    note(
        log,
        Event.FIELD_ROUND_FOUGHT,
        UMPIRE,
        int(s.force[winner, Force.HEX.value]),
        int(s.force[winner, Force.SIDE.value]),
        int(s.force[loser, Force.SIDE.value]),
        r + 1,
        c + 1,
        abs(int(s.front_margin[front])),
    )


@rule
def percent_quarters_lost(s, force, foe, percent):
    """Return a loss in quarters of a percent, after the march factors of the first field round (CN-COMBAT-13,
    CN-TRAP-11)."""
    is_marching = s.force[force, Force.MARCHED.value] == 1
    return loss_quarters(percent, is_marching, s.force[foe, Force.MARCHED.value] == 1)


@rule
def marks(r, c):
    """Return what the cell says of the loser, as bits of Mark (CN-COMBAT-19, CN-COMBAT-20, CN-COMBAT-24,
    CN-TRAP-16)."""
    found = Mark.PERMANENT.value if IS_PERMANENT[r, c] == 1 else 0
    found |= Mark.RETREATS.value if RETREATS[r, c] == 1 else 0
    found |= Mark.KILLED.value if IS_DESTROYED[r, c] == 1 else 0
    return found


# -- What a force loses --------------------------------------------------------------------------------------------


@rule
def lose_on(s, front, force):
    """Record what a force loses on one front; its marks of all fronts add up (CN-COMBAT-15, CN-COMBAT-16,
    CN-MULTI-1)."""
    place = place_on(s, front, force)
    cell_marks = int(s.front_loss[front, MARKS + place])
    s.force[force, Force.MARKS.value] |= cell_marks
    poisoned = has_poison(s, foe_on(s, front, force))
    lost = loss_of(s, force, share_on(s, front, force), int(s.front_loss[front, place]), poisoned)
    share_out_losses(s, force, lost, fate_of(cell_marks))


@rule
def loss_of(s, force, share_of_it, percent_quarters, is_poisoned):
    """Return the TV, in half points, that `share_of_it` hundredths of a force lose by a percentage given in quarters of
    a percent (CN-COMBAT-16)."""
    # 1: the quarters that fight are in `committed_tv` already
    return tv_loss(committed_tv(s, force), committed(1, share_of_it), percent_quarters, is_poisoned)


@rule
def fate_of(cell_marks):
    """Return FOR_GOOD where the table prints a loss of 40 percent or more, else FOR_A_TIME (CN-COMBAT-24)."""
    return FOR_GOOD if cell_marks & Mark.PERMANENT.value else FOR_A_TIME


@rule
def share_out_losses(s, force, lost, fate):
    """Split a loss of TV evenly between the soldier types, then over the units (CN-COMBAT-17, CN-TRAP-5)."""
    for soldier in range(SOLDIERS):
        s.shares[MOST, soldier] = bearable_type(s, force, soldier)
    share_types(lost, s.shares[MOST], SOLDIERS, s.shares[TYPES])
    for soldier in range(SOLDIERS):
        if s.shares[TYPES, soldier] > 0:
            hit_type(s, force, soldier, int(s.shares[TYPES, soldier]), fate)


@rule
def bearable_type(s, force, soldier):
    """Return the TV that a type can still bear in this field round."""
    total = 0
    unit = first_unit(s, force)
    while unit != NOWHERE:
        for troop in range(TROOPS):
            if soldier_of(unit, troop) == soldier:
                total += bearable(s, unit, troop)
        unit = next_unit(s, force, unit)
    return total


@rule
def bearable(s, unit, troop):
    """Return the TV of a troop that fights and has not been hit."""
    fights = int(s.unit_tv[unit, troop]) * committed_quarters(s, unit) // QUARTERS
    return max(0, fights - int(s.unit_hit[unit, TV, troop]))


@rule
def men_left(s, unit, troop):
    """Return the men of a troop that have not been hit."""
    gone = int(s.unit_hit[unit, FOR_A_TIME, troop]) + int(s.unit_hit[unit, FOR_GOOD, troop])
    return int(s.unit_men[unit, troop]) - gone


@rule
def hit_type(s, force, soldier, lost, fate):
    """Divide a loss of one type among the units: TV, then men, both in proportion to the units' TV (CN-COMBAT-17).

    If no TV of the type is left, all its men are lost.
    """
    list_tv(s, force, soldier)
    share_tv(lost, s.shares[WEIGHT], s.shares[MOST], UNITS, s.shares[OUT])
    record_hits(s, force, soldier, TV)
    men, tv = list_men(s, force, soldier)
    gone = men if tv == 0 else min(men, men_lost(lost, int(SV[soldier])))
    share_men(gone, s.shares[WEIGHT], s.shares[MOST], UNITS, s.shares[OUT])
    record_hits(s, force, soldier, fate)


@rule
def list_tv(s, force, soldier):
    """List in `s.shares` each unit's fighting TV of a type at the start of the field round, and how much is left."""
    for unit in range(UNITS):
        s.shares[WEIGHT, unit], s.shares[MOST, unit] = 0, 0
        if s.unit_force[unit] == force:
            for troop in range(TROOPS):
                if soldier_of(unit, troop) == soldier:
                    fights = int(s.unit_tv[unit, troop]) * committed_quarters(s, unit) // QUARTERS
                    s.shares[WEIGHT, unit], s.shares[MOST, unit] = fights, bearable(s, unit, troop)


@rule
def list_men(s, force, soldier):
    """List in `s.shares` each unit's remaining men of a type; return how many are left in all, and how much TV."""
    men, tv = 0, 0
    for unit in range(UNITS):
        s.shares[MOST, unit] = 0
        if s.unit_force[unit] == force:
            for troop in range(TROOPS):
                if soldier_of(unit, troop) == soldier:
                    s.shares[MOST, unit] = men_left(s, unit, troop)
                    men += men_left(s, unit, troop)
                    tv += int(s.unit_tv[unit, troop]) - int(s.unit_hit[unit, TV, troop])
    return men, tv


@rule
def record_hits(s, force, soldier, what):
    """Add what each unit got in `s.shares[OUT]` to its hits; `what` is TV, FOR_A_TIME or FOR_GOOD."""
    for unit in range(UNITS):
        if s.unit_force[unit] == force:
            for troop in range(TROOPS):
                if soldier_of(unit, troop) == soldier:
                    s.unit_hit[unit, what, troop] += s.shares[OUT, unit]


@rule
def kill_all(s, force):
    """Kill all that fights of a force, for good, on all fronts: the dagger in the table (CN-COMBAT-20)."""
    unit = first_unit(s, force)
    while unit != NOWHERE:
        for troop in range(TROOPS):
            s.unit_hit[unit, FOR_GOOD, troop] += s.unit_hit[unit, FOR_A_TIME, troop]
            s.unit_hit[unit, FOR_A_TIME, troop] = 0
        unit = next_unit(s, force, unit)
    share_out_losses(s, force, committed_tv(s, force) // QUARTERS, FOR_GOOD)


# -- The losses are taken ------------------------------------------------------------------------------------------


@rule
def apply_hits(s, force, log):
    """Reduce ledger and men of a force by all its hits (CN-COMBAT-18, CN-TRAP-6); the log counts whole points of TV."""
    if s.force[force, Force.MARKS.value] & Mark.KILLED.value:
        kill_all(s, force)
    tv, men = 0, 0
    unit = first_unit(s, force)
    while unit != NOWHERE:
        for troop in range(TROOPS):
            tv += int(s.unit_hit[unit, TV, troop])
            men += apply_hits_to(s, unit, troop)
        unit = next_unit(s, force, unit)
    s.force_lost[force, 0] += men
    side, hex = int(s.force[force, Force.SIDE.value]), int(s.force[force, Force.HEX.value])
    note(log, Event.FORCE_LOST, UMPIRE, hex, side, tv // HALF_POINTS, men)


@rule
def apply_hits_to(s, unit, troop):
    """Take its hits from a troop; return its men lost."""
    lost, killed = int(s.unit_hit[unit, FOR_A_TIME, troop]), int(s.unit_hit[unit, FOR_GOOD, troop])
    s.unit_tv[unit, troop] -= s.unit_hit[unit, TV, troop]
    s.unit_men[unit, troop] -= lost + killed
    s.unit_lost[unit, troop] += lost
    s.unit_killed[unit, troop] += killed
    for what in range(HITS):
        s.unit_hit[unit, what, troop] = 0
    return lost + killed


@rule
def take_losses(s, force, percent_quarters, cell_marks, is_poisoned, log):
    """Let a whole force, not its share on a front, lose a percentage, given in quarters of a percent, with these marks
    of the table's cell (CN-AMBUSH-2)."""
    s.force[force, Force.MARKS.value] = cell_marks
    lost = loss_of(s, force, HUNDREDTHS, percent_quarters, is_poisoned)
    share_out_losses(s, force, lost, fate_of(cell_marks))
    apply_hits(s, force, log)
