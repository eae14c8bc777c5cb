"""Place the armies that a seat does not command: where it last saw them, the others near a known place of their side
or a random coast, at sea, or in the box."""

from stridsplan.engine.dice import roll
from stridsplan.engine.record import rule

from .components.armies import CHIEF, GROUP_MEN, MEN_AT_START
from .components.map import APPROACH, BOX, BRIDGEHEAD, HEXES
from .components.pools import (
    CAMPS_PER_SIDE,
    COMMANDERS,
    ELITE,
    FIRST_COMMANDER,
    FIRST_ISLANDER,
    FIRST_SPECIALIST,
    FIRST_UNIT,
    LAST_COMMANDER,
    LAST_OF,
    LAST_SPECIALIST,
    NOWHERE,
    SIDES,
    SIGHTINGS,
    STANDARD,
    Side,
)
from .numbers import SEATS, Fate, Sighted, Sighting
from .rules.camps import any_camp_at, has_room, put_camp
from .rules.ending import plays
from .rules.geography import is_land, is_nearer, may_land
from .rules.set_up import commander_takes_part, participating_unit, specialist_takes_part, takes_part
from .rules.units import bring_in, is_in_play, next_unit_at
from .rules.walking import open_hexes

LANDED_FROM = 2  # the day from which a fleet that nobody has seen is thought to be ashore


@rule
def place_enemy(s, seat, side, dice):
    """Place the units of a side: first by sightings, the newest of each hex, then the other units, then persons."""
    if 0 <= seat < SEATS:
        for k in range(int(s.sightings[seat]) - 1, max(0, int(s.sightings[seat]) - SIGHTINGS) - 1, -1):
            place_seen(s, side, s.sighting[seat, k % SIGHTINGS])
    base = base_of(s, side, dice)
    mark_seen(s, side)
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        if not is_in_play(s, unit) and is_of_starting_army(s, side, unit):
            place_unseen(s, side, unit, base)
    open_hexes(s)
    place_leaders(s, side)


@rule
def mark_seen(s, side):
    """Mark the hexes of the units placed so far, those seen, in `s.blocked`: no unseen unit is placed there."""
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        if is_in_play(s, unit):
            s.blocked[s.unit_at[unit]] = 1


@rule
def is_of_starting_army(s, side, unit):
    """Return whether a unit is of the side's army at the start; islanders and bands come later."""
    return takes_part(s, unit) and (side != Side.CRU or unit < FIRST_ISLANDER)


@rule
def place_seen(s, side, sighting):
    """Place what a sighting reports: a unit of the side that is not placed yet, and the camp that it may be in."""
    hex, kind = int(sighting[Sighting.HEX.value]), sighting[Sighting.KIND.value]
    if sighting[Sighting.SIDE.value] != side or hex < 0 or kind == Sighted.SHIPS or kind == Sighted.STENFAR:
        return
    if not is_free_for(s, side, hex) or next_unit_at(s, side, hex, NOWHERE) != NOWHERE:
        return
    if kind == Sighted.CAMP and any_camp_at(s, hex) == NOWHERE:
        pitch_camp(s, side, hex)
    reported = int(sighting[Sighting.UNIT.value])
    unit = reported if reported >= 0 and not is_in_play(s, reported) else next_unplaced(s, side)
    if unit == NOWHERE:
        return
    men = int(sighting[Sighting.MEN.value])
    if men > 0:
        bring_in_men(s, unit, hex, men)
    else:
        bring_in_full_unit(s, unit, hex)


@rule
def is_free_for(s, side, hex):
    """Return whether a unit of the side may stand in a hex: on land, without units or camps of other sides."""
    if hex == BOX or not is_land(s.options.scenario, hex, s.has_bridge):
        return False
    camp = any_camp_at(s, hex)
    if camp != NOWHERE and camp // CAMPS_PER_SIDE != side:
        return False
    for other in range(SIDES):
        if other != side and next_unit_at(s, other, hex, NOWHERE) != NOWHERE:
            return False
    return True


@rule
def next_unplaced(s, side):
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        if is_of_starting_army(s, side, unit) and not is_in_play(s, unit):
            return unit
    return NOWHERE


@rule
def full_strength(unit):
    """Return the men that a company begins with, and that a group has at most."""
    if unit >= FIRST_UNIT[Side.CRU.value]:
        return GROUP_MEN
    return int(MEN_AT_START[unit, STANDARD]) + int(MEN_AT_START[unit, ELITE])


@rule
def bring_in_full_unit(s, unit, hex):
    bring_in_men(s, unit, hex, full_strength(unit))


@rule
def bring_in_men(s, unit, hex, men):
    """Bring in a unit with `men` men, from 1 to its full strength, in the proportion of its two kinds of soldiers."""
    most = full_strength(unit)
    men = max(1, min(men, most))
    elite = 0 if unit >= FIRST_UNIT[Side.CRU.value] else men * int(MEN_AT_START[unit, ELITE]) // most
    bring_in(s, unit, hex, men - elite, elite)


@rule
def pitch_camp(s, side, hex):
    """Give the side a finished camp in a hex, unless it has six camps."""
    for camp in range(side * CAMPS_PER_SIDE, (side + 1) * CAMPS_PER_SIDE):
        if s.camp_at[camp] == NOWHERE:
            put_camp(s, camp, hex, 0)
            return


# -- Those that nobody has seen --------------------------------------------------------------------------------------


@rule
def base_of(s, side, dice):
    """Return where unseen units of a side may be near: CRU's bridgehead, the hex of the first unit that was seen, else
    a random low coast that is free; NOWHERE if there is none."""
    if side == Side.CRU:
        return int(BRIDGEHEAD[s.options.scenario])
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        if is_in_play(s, unit):
            return int(s.unit_at[unit])
    coasts = 0
    for hex in range(HEXES):
        if may_land(s.options.scenario, hex, False, s.has_bridge) and is_free_for(s, side, hex):
            coasts += 1
    left = roll(dice, coasts) if coasts > 0 else 0
    for hex in range(HEXES):
        if may_land(s.options.scenario, hex, False, s.has_bridge) and is_free_for(s, side, hex):
            if left == 0:
                return hex
            left -= 1
    return NOWHERE


@rule
def place_unseen(s, side, unit, base):
    """Place a unit at sea, in the box, or in the free hex nearest to the base that has room."""
    if side != Side.CRU and (s.day < LANDED_FROM or base == NOWHERE):
        put_offshore(s, side, unit)
        return
    hex = BOX if side == Side.CRU and s.has_bridge == 0 else room_near(s, side, base, full_strength(unit))
    if hex == NOWHERE:
        put_offshore(s, side, unit)
    else:
        bring_in_full_unit(s, unit, hex)


@rule
def put_offshore(s, side, unit):
    """Place a unit on its ship at the side's approach; one of CRU, which has no ships, in the box."""
    if side == Side.CRU:
        bring_in_full_unit(s, unit, BOX)
        return
    hex = int(APPROACH[s.options.scenario, side])
    bring_in_full_unit(s, unit, hex)
    s.unit_aboard[unit], s.ship_at[unit] = 1, hex


@rule
def room_near(s, side, base, men):
    """Return the nearest hex with room for `men` men where nobody was seen, in a tie the lower row, then column
    (CN-UNIT-10); or NOWHERE."""
    found = NOWHERE
    for hex in range(HEXES):
        if found != NOWHERE and not is_nearer(base, hex, found):
            continue
        if s.blocked[hex] == 0 and is_free_for(s, side, hex) and has_room(s, side, hex, men):
            found = hex
    return found


@rule
def place_leaders(s, side):
    """Place the commander-in-chief and the specialists with the first company, other commanders with the next ones, as
    when they land."""
    s.commander_in_chief[side] = CHIEF[side]
    others = 0
    for commander in range(FIRST_COMMANDER[side], LAST_COMMANDER[side] + 1):
        if commander >= COMMANDERS or not commander_takes_part(s, commander):
            continue
        place = 0
        if commander != CHIEF[side]:
            others += 1
            place = others
        unit = participating_unit(s, side, place)
        if unit != NOWHERE and is_in_play(s, unit):
            s.commander_fate[commander], s.commander_unit[commander] = Fate.FREE, unit
            s.commander_at[commander] = s.unit_at[unit]
    chief = participating_unit(s, side, 0)
    for specialist in range(FIRST_SPECIALIST[side], LAST_SPECIALIST[side] + 1):
        if specialist_takes_part(s, specialist) and chief != NOWHERE and plays(s, side):
            s.specialist_fate[specialist], s.specialist_unit[specialist] = Fate.FREE, chief
            s.specialist_at[specialist] = s.unit_at[chief]
