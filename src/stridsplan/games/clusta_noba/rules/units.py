"""Units: their men, troop values, size classes and movement points (catalogue 2.3)."""

from stridsplan.engine.record import rule

from ..components.armies import (
    CLASS_MP,
    GROUP_MP,
    LEAST_MEN,
    SOLDIER_MP,
    SOLDIERS,
    SV,
    SizeClass,
)  # fmt: skip
from ..components.movement import MoveMode
from ..components.pools import (
    ELITE,
    FIRST_BAND,
    FIRST_ISLANDER,
    FIRST_UNIT,
    LAST_OF,
    NOBODY,
    NOWHERE,
    SIDE_OF_UNIT,
    STANDARD,
    TROOPS,
    UNITS,
    Side,
)  # fmt: skip

LEAST_MP = 1  # CN-UNIT-6

# -- What a unit is --------------------------------------------------------------------------------------------


@rule
def side_of(unit):
    return SIDE_OF_UNIT[unit]


@rule
def is_band(unit):
    """Return whether a unit is a band: risen dead that seek the nearest group (CN-CRUR-11)."""
    return unit >= FIRST_BAND


@rule
def is_group(unit):
    """Return whether a unit is a numbered group of Crurians (CN-CRUR-2)."""
    return SIDE_OF_UNIT[unit] == Side.CRU and unit < FIRST_ISLANDER


@rule
def is_undead(unit):
    """Return whether a unit is a group or a band; the islanders of CRU are living men (CN-CRUR-12)."""
    return is_group(unit) or is_band(unit)


@rule
def is_islander(unit):
    """Return whether a unit has living men of CRU from Barbaröarna (CN-CRUR-12)."""
    return FIRST_ISLANDER <= unit < FIRST_BAND


@rule
def soldier_of(unit, troop):
    """Return the kind of soldier of a troop, NOBODY if the unit never has such men."""
    return SOLDIERS[unit, troop]


# -- Where it is -----------------------------------------------------------------------------------------------


@rule
def is_in_play(s, unit):
    return s.unit_at[unit] != NOWHERE


@rule
def is_ashore(s, unit):
    """Return whether a unit is on land, or in the box of CRU."""
    return is_in_play(s, unit) and s.unit_aboard[unit] == 0


@rule
def is_at(s, unit, hex):
    """Return whether a unit stands on land in a hex."""
    return s.unit_at[unit] == hex and s.unit_aboard[unit] == 0


@rule
def next_unit_at(s, side, hex, after):
    """Return the first unit of a side with a number above `after` that stands in a hex, or NOWHERE."""
    for unit in range(max(after + 1, FIRST_UNIT[side]), LAST_OF[side] + 1):
        if is_at(s, unit, hex):
            return unit
    return NOWHERE


@rule
def first_unit_at(s, side, hex):
    return next_unit_at(s, side, hex, NOWHERE)


@rule
def men_in_hex(s, side, hex):
    """Return all men of a side's units that stand in a hex (CN-UNIT-10)."""
    men = 0
    unit = first_unit_at(s, side, hex)
    while unit != NOWHERE:
        men += men_of(s, unit)
        unit = next_unit_at(s, side, hex, unit)
    return men


# -- Men and troop values --------------------------------------------------------------------------------------


@rule
def men_of(s, unit):
    return int(s.unit_men[unit, STANDARD]) + int(s.unit_men[unit, ELITE])


@rule
def tv_of(s, unit):
    """Return the troop value of a unit by its ledger, in half points (CN-COMBAT-18)."""
    return int(s.unit_tv[unit, STANDARD]) + int(s.unit_tv[unit, ELITE])


@rule
def value_of_man(unit, troop):
    """Return the value of one man of a troop, in half points (CN-UNIT-3)."""
    soldier = soldier_of(unit, troop)
    return 0 if soldier == NOBODY else int(SV[soldier])


@rule
def recompute_tv(s, unit):
    """Set the ledger by the men: outside battle TV is men times SV (CN-UNIT-3, CN-COMBAT-18)."""
    for troop in range(TROOPS):
        s.unit_tv[unit, troop] = int(s.unit_men[unit, troop]) * value_of_man(unit, troop)


# -- Size and movement -----------------------------------------------------------------------------------------


@rule
def size_class(men):
    """Return the size class of this number of men; the largest has no upper limit (CN-UNIT-8)."""
    found = SizeClass.PLATOON.value
    for size in range(SizeClass.COMPANY.value, SizeClass.REGIMENT.value + 1):
        if men >= LEAST_MEN[size]:
            found = size
    return found


@rule
def is_broken(men):
    """Return whether a unit is broken: it has fewer than 10 men (CN-UNIT-8)."""
    return men < LEAST_MEN[SizeClass.PLATOON.value]


@rule
def evaluate_class(s, unit):
    """Set a unit's size class by its men; never during its battle (CN-UNIT-9)."""
    s.unit_class[unit] = size_class(men_of(s, unit))


@rule
def mp_of(s, unit):
    """Return the movement points in a round: by the slowest men and the size, less those that a night march has cost
    (CN-UNIT-5 to CN-UNIT-7, CN-NIGHT-3)."""
    if is_group(unit):
        points = GROUP_MP
    else:
        points = slowest(s, unit) + int(CLASS_MP[s.unit_class[unit]])
    return max(LEAST_MP, points - int(s.unit_slow[unit]))


@rule
def slowest(s, unit):
    """Return the movement points of a unit's slowest soldiers: the standard ones, if any (CN-UNIT-6)."""
    if s.unit_men[unit, STANDARD] > 0 or s.unit_men[unit, ELITE] == 0:
        return int(SOLDIER_MP[soldier_of(unit, STANDARD)])
    return int(SOLDIER_MP[soldier_of(unit, ELITE)])


# -- Into play and out of it -----------------------------------------------------------------------------------


@rule
def abandon_step(s, unit):
    """Give up the step that was begun (CN-MOVE-6)."""
    s.unit_to[unit], s.unit_walked[unit] = NOWHERE, 0


@rule
def bring_in(s, unit, hex, standard, elite):
    """Put a unit with these numbers of men into play, in combat formation (CN-MOVE-10)."""
    s.unit_at[unit], s.unit_from[unit], s.unit_over_limit[unit] = hex, NOWHERE, 0
    s.unit_men[unit, STANDARD], s.unit_men[unit, ELITE] = standard, elite
    s.unit_formation[unit] = MoveMode.COMBAT
    recompute_tv(s, unit)
    evaluate_class(s, unit)
    abandon_step(s, unit)


@rule
def remove_unit(s, unit):
    """Take a unit and the men it still has out of play; its wounded and stragglers may bring it back (CN-LOSS-7)."""
    s.unit_at[unit], s.unit_force[unit] = NOWHERE, NOWHERE
    for troop in range(TROOPS):
        s.unit_men[unit, troop], s.unit_tv[unit, troop] = 0, 0
        s.unit_shaken[unit, troop] = 0
    s.unit_aboard[unit], s.unit_hidden[unit], s.unit_baseline[unit] = 0, 0, 0
    s.unit_base[unit] = NOWHERE
    abandon_step(s, unit)


@rule
def clear_units(s):
    """Take all units out of play."""
    for unit in range(UNITS):
        remove_unit(s, unit)
