"""What must hold in every position: men, ledgers, hero points, places, couriers."""

from stridsplan.engine.record import rule

from .components.armies import MEN_AT_START
from .components.map import BOX, NODES
from .components.pools import (
    CAMPS,
    CAMPS_PER_SIDE,
    COMMANDERS,
    COURIERS,
    LINES,
    NOWHERE,
    REFUGES,
    SIDES,
    TROOPS,
    UNITS,
    Side,
)
from .rules.camps import side_of_camp, stands
from .rules.geography import is_land, is_sea
from .rules.losses import BADLY_BEDS, WOUNDED_BEDS
from .rules.stances import is_hostile
from .rules.units import (
    first_unit_at,
    is_ashore,
    is_in_play,
    men_of,
    next_unit_at,
    side_of,
    tv_of,
    value_of_man,
)
from .state import Cargo, Courier, Fate, Line

MEN, LEDGER, POINTS, PLACE, COURIER, CAMP, MIXED, SURPLUS = 1, 2, 4, 8, 16, 32, 64, 128


@rule
def defects(s):
    """The invariants that are broken, as bits."""
    found = 0
    for unit in range(UNITS):
        found |= defects_of_unit(s, unit)
    for commander in range(COMMANDERS):
        if s.commander_fate[commander] != Fate.ABSENT and not has_sound_points(s, commander):
            found |= POINTS
    for courier in range(COURIERS):
        if not is_sound_courier(s, courier):
            found |= COURIER
    for camp in range(CAMPS):
        if not is_sound_camp(s, camp):
            found |= CAMP
    return found if are_apart(s) else found | MIXED


@rule
def defects_of_unit(s, unit):
    """Men and ledger of a unit, and whether it may stand where it does."""
    found = 0
    men = men_of(s, unit)
    if is_in_play(s, unit) != (men > 0) or s.unit_men[unit, 0] < 0 or s.unit_men[unit, 1] < 0:
        found |= MEN
    if s.unit_baseline[unit] == 0 and tv_of(s, unit) != tv_of_men(s, unit):
        found |= LEDGER
    if is_in_play(s, unit) and not may_be_there(s, unit):
        found |= PLACE
    if side_of(unit) != Side.CRU and count_all(s, unit) > MEN_AT_START[unit, 0] + MEN_AT_START[unit, 1]:
        found |= SURPLUS
    return found


@rule
def tv_of_men(s, unit):
    total = 0
    for troop in range(TROOPS):
        total += int(s.unit_men[unit, troop]) * value_of_man(unit, troop)
    return total


@rule
def may_be_there(s, unit):
    hex = int(s.unit_at[unit])
    if hex < 0 or hex >= NODES:
        return False
    if s.unit_aboard[unit] == 1:
        return is_sea(s.options.scenario, hex, s.has_bridge)
    return hex == BOX or is_land(s.options.scenario, hex, s.has_bridge)


@rule
def count_all(s, unit):
    """All living men of a company: with it, waiting, wounded, lost today or in its battle."""
    men = men_of(s, unit)
    for troop in range(TROOPS):
        men += int(s.unit_lost[unit, troop])
        for place in range(REFUGES):
            men += int(s.straggler[unit, place, troop])
        for day in range(WOUNDED_BEDS):
            men += int(s.wounded[unit, day, troop])
        for day in range(BADLY_BEDS):
            men += int(s.badly[unit, day, troop])
        for fate in range(s.unit_day_lost.shape[1]):
            men += int(s.unit_day_lost[unit, fate, troop])
    return men


@rule
def has_sound_points(s, commander):
    """From none to the LV (CN-HP-1, CN-HP-2)."""
    return 0 <= s.commander_points[commander] <= s.commander_leadership[commander]


@rule
def is_sound_courier(s, courier):
    """One who carries something is somewhere; only a report has lines, and as many as he knows of."""
    lines = 0
    for line in range(LINES):
        if s.line[line, 0] != Line.NONE and s.line_of[line] == courier:
            lines += 1
    if s.courier[courier, Courier.CARGO.value] == Cargo.NONE:
        return lines == 0
    at = s.courier[courier, Courier.AT.value]
    return 0 <= at < NODES and lines == s.courier[courier, Courier.LINES.value]


@rule
def is_sound_camp(s, camp):
    """On land, and alone in its hex (CN-CAMP-3)."""
    if s.camp_at[camp] == NOWHERE:
        return True
    if not is_land(s.options.scenario, s.camp_at[camp], s.has_bridge):
        return False
    for other in range(CAMPS):
        if other != camp and s.camp_at[other] == s.camp_at[camp] and (stands(s, camp) or stands(s, other)):
            return False
        if (
            other != camp
            and side_of_camp(other) == side_of_camp(camp)
            and s.camp_at[other] == s.camp_at[camp]
        ):
            return False
    return camp < SIDES * CAMPS_PER_SIDE


@rule
def are_apart(s):
    """Hostile units stand in one hex only where one passes the other, or they fight there (CN-CONTACT-5)."""
    for unit in range(UNITS):
        if not is_ashore(s, unit) or is_excused(s, unit):
            continue
        for side in range(SIDES):
            if is_hostile(s, side_of(unit), side) and not all_pass(s, side, int(s.unit_at[unit])):
                return False
    return True


@rule
def is_excused(s, unit):
    """Tell whether a unit marches through a hex of the enemy, or fights after an ambush (CN-AMBUSH-3)."""
    return s.unit_passing[unit] == 1 or s.unit_force[unit] != NOWHERE


@rule
def all_pass(s, side, hex):
    unit = first_unit_at(s, side, hex)
    while unit != NOWHERE:
        if not is_excused(s, unit):
            return False
        unit = next_unit_at(s, side, hex, unit)
    return True
