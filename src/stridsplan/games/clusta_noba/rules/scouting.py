"""Scouts at the end of a day round: who catches them, and what they report (CN-SCOUT)."""

from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.map import TERRAIN
from ..components.pools import CAMPS_PER_SIDE, FIRST_UNIT, LAST_OF, NOWHERE, SIDES, UNKNOWN
from ..events import UMPIRE, Event
from ..numbers import Sighted, Source
from .camps import is_camp_finished
from .canonical import is_night, side_in_order
from .capture import hex_or_base, hunts, roll_capture
from .dispatches import open_report, send_report
from .geography import distance
from .information_arithmetic import capture_chance
from .questioning import take_scout
from .reports import add_sighting, report_error_steps
from .scouts import radius_of
from .sightings import has_spotted, is_foe_within, tell_spotted
from .stances import is_hostile
from .units import first_unit_at, side_of


@rule
def end_round(s, dice, log):
    """Let each scouting unit scout at the end of a day round; at night nobody does (CN-SCOUT-3)."""
    if is_night(s):
        return
    for place in range(SIDES):
        side = side_in_order(s, place)
        for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
            if radius_of(s, unit) > 0:
                scout(s, side, unit, dice, log)


@rule
def scout(s, side, unit, dice, log):
    """Report all enemies in the covered area that do not catch the scout, in one report (CN-SCOUT-1, CN-SCOUT-5)."""
    hex, radius = int(s.unit_at[unit]), radius_of(s, unit)
    for place in range(SIDES):
        other = side_in_order(s, place)
        for foe in range(FIRST_UNIT[other], LAST_OF[other] + 1):
            if is_foe_within(s, side, hex, foe, radius):
                spy_out(s, unit, foe, dice, log)
    if has_spotted(s) or next_empty_camp(s, side, hex, radius, NOWHERE) != NOWHERE:
        courier = open_report(s, side, unit, log)
        tell_spotted(s, courier, side, hex, Source.SCOUT.value, True, dice, log)
        tell_empty_camps(s, courier, side, hex, radius, dice, log)
        send_report(s, courier, log)


# -- Who catches the scout -------------------------------------------------------------------------------------


@rule
def spy_out(s, unit, foe, dice, log):
    """See a hostile unit unless it catches the scout, for which it rolls once a round (CN-SCOUT-4)."""
    hex, chance = hex_or_base(s, foe), int(chance_to_catch(s, foe))
    if chance > 0 and roll_capture(s, foe, side_of(unit), hex, chance, dice, log):
        be_caught(s, unit, foe, log)
    else:
        s.spotted[foe] = 1


@rule
def chance_to_catch(s, foe):
    """Return the chance that a unit catches a scout: as for a courier, but without road or own hex (CN-SCOUT-4)."""
    terrain = int(TERRAIN[s.options.scenario, hex_or_base(s, foe)])
    return capture_chance(int(s.unit_class[foe]), terrain, False, False, hunts(s, foe))


@rule
def be_caught(s, unit, foe, log):
    """Let the scout of a unit be caught; he may be questioned; the unit goes on scouting (CN-SCOUT-4)."""
    note(log, Event.SCOUT_CAUGHT, UMPIRE, unit, s.unit_at[unit], foe)
    take_scout(s, unit, foe, log)


# -- Camps in which nobody is ----------------------------------------------------------------------------------


@rule
def next_empty_camp(s, side, hex, radius, after):
    """Return the next hostile camp of the covered area in which its side has nobody, by number, or NOWHERE."""
    for camp in range(after + 1, SIDES * CAMPS_PER_SIDE):
        owner = camp // CAMPS_PER_SIDE
        if not is_camp_finished(s, camp) or not is_hostile(s, side, owner):
            continue
        if distance(s.camp_at[camp], hex) <= radius and first_unit_at(s, owner, s.camp_at[camp]) == NOWHERE:
            return camp
    return NOWHERE


@rule
def tell_empty_camps(s, courier, side, hex, radius, dice, log):
    kind, source = Sighted.CAMP.value, Source.SCOUT.value
    camp = next_empty_camp(s, side, hex, radius, NOWHERE)
    while camp != NOWHERE:
        there, owner = int(s.camp_at[camp]), camp // CAMPS_PER_SIDE
        extra_steps = report_error_steps(s, side, hex, there)
        add_sighting(s, courier, there, kind, owner, 0, NOWHERE, source, UNKNOWN, extra_steps, dice, log)
        camp = next_empty_camp(s, side, hex, radius, camp)
