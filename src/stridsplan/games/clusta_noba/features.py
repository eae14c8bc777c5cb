"""The features of a position: which sides are at or near the conflux, how strong they are, and who knows where it
is."""

from stridsplan.engine.game import Features
from stridsplan.engine.record import rule

from .components.armies import LEADERSHIP
from .components.battle import HALVES
from .components.orders import NO_ORDER, Order
from .components.pools import (
    CAMPS_PER_SIDE,
    FIRST_COMMANDER,
    FIRST_UNIT,
    LAST_COMMANDER,
    LAST_OF,
    NOBODY,
    NOWHERE,
    SIDES,
)
from .numbers import Fate
from .options import Scenario
from .policy.stars import WEIGHT, conflux_goal, has_astrologer, weigh
from .policy.tables import CANDIDATES, COUNT_OF_CANDIDATES
from .rules.camps import camp_at, fortification
from .rules.ending import distance_to_conflux, holds, plays
from .rules.geography import distance
from .rules.stances import is_hostile
from .rules.units import is_ashore, is_in_play, tv_of

TV, DAYS = 8000.0, 10.0  # a TV, in half points, and a number of days that count as 1
NEAR, FAR = 3, 6  # hexes
# The index of the first feature of each group; the functions `write_...` say what the features are
SIDE, TIME, ARMY, PLACE, STARS, LEADERS, RIVALS = 0, 4, 9, 16, 28, 34, 39
COUNT = RIVALS + 5


@rule
def features(s, seat, out):
    """Write all features of a seat, each between about 0 and 1."""
    side = int(s.side_of[seat])
    out[SIDE + side] = 1
    write_time(s, out)
    write_army(s, side, out)
    write_stars(s, seat, out)
    write_leaders(s, side, out)
    write_rivals(s, side, out)


@rule
def write_time(s, out):
    left = max(0, int(s.conflux_day) - int(s.day))
    out[TIME] = left / DAYS
    out[TIME + 1] = 1 / (1.0 + left)
    out[TIME + 2] = s.day / max(1.0, float(s.conflux_day))
    out[TIME + 3] = 1 if s.options.scenario == Scenario.SKIRMISH else 0
    out[TIME + 4] = min(int(s.round), 6) / 6


@rule
def write_army(s, side, out):
    """Write the features of the army: its strength, where it stands, and where its units go."""
    conflux, left = int(s.conflux), max(0, int(s.conflux_day) - int(s.day))
    total = at_sea = idle = 0.0
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        if not is_in_play(s, unit):
            continue
        tv, away = tv_of(s, unit) / TV, distance(int(s.unit_at[unit]), conflux)
        total += tv
        if not is_ashore(s, unit):
            at_sea += tv
            continue
        idle += tv if s.unit_order[unit] == NO_ORDER else 0.0
        out[PLACE] += tv if away == 0 else 0.0
        out[PLACE + 1] += tv if away == 1 else 0.0
        out[PLACE + 2] += tv if away <= NEAR else 0.0
        out[PLACE + 3] += tv if away <= FAR else 0.0
        out[PLACE + 4] += tv / (1.0 + away / (1.0 + left))
        if away > 0 and s.unit_target[unit] == conflux and s.unit_order[unit] != Order.WAIT:
            out[PLACE + 5] += tv
        if away == 0 and is_bound_away(s, unit, conflux):
            out[PLACE + 6] += tv
    out[PLACE + 7] = 1 / (1.0 + distance_to_conflux(s, side))
    out[PLACE + 8] = 1 if holds(s, side, conflux) else 0
    camp = camp_at(s, side, conflux)
    out[PLACE + 9] = 1 if camp != NOWHERE else 0
    out[PLACE + 10] = out[PLACE] * fortification_factor(s, camp)
    out[PLACE + 11] = out[PLACE + 8] / (1.0 + left)
    out[ARMY] = total
    out[ARMY + 1] = total * TV / max(1.0, float(s.starting_tv[side]))
    out[ARMY + 2] = at_sea / max(total, 1e-6)
    out[ARMY + 3] = idle / max(total, 1e-6)
    out[ARMY + 4] = 1 if total > 0 else 0
    for camp in range(side * CAMPS_PER_SIDE, (side + 1) * CAMPS_PER_SIDE):
        if s.camp_at[camp] != NOWHERE:
            out[ARMY + 5] += 0.25
            out[ARMY + 6] = max(out[ARMY + 6], fortification(s, camp) / HALVES / 4)


@rule
def is_bound_away(s, unit, hex):
    """Return whether a unit has orders to go elsewhere."""
    order, target = s.unit_order[unit], int(s.unit_target[unit])
    is_move = order == Order.ATTACK or order == Order.GOTO or order == Order.ADVANCE or order == Order.HASTE
    return (is_move or order == Order.CAMP) and target != NOWHERE and target != hex


@rule
def fortification_factor(s, camp):
    """Return what the TV of the units in a camp is multiplied by; NOWHERE: 1."""
    return 1.0 if camp == NOWHERE else fortification(s, camp) / HALVES


@rule
def write_stars(s, seat, out):
    """Write the features of what the seat knows about the place of the conflux."""
    target, total = conflux_goal(s, seat), max(1, weigh(s, seat))
    most = 0
    for k in range(COUNT_OF_CANDIDATES[s.options.scenario]):
        most = max(most, int(s.scratch[WEIGHT, CANDIDATES[s.options.scenario, k]]))
    out[STARS] = 1 if s.known_conflux[seat] >= 0 else 0
    out[STARS + 1] = 1 if target == s.conflux else 0
    out[STARS + 2] = 1 if target != NOWHERE and target != s.conflux else 0
    out[STARS + 3] = s.scratch[WEIGHT, s.conflux] / total
    out[STARS + 4] = most / total
    out[STARS + 5] = 1 if has_astrologer(s, seat) else 0


@rule
def write_leaders(s, side, out):
    for commander in range(FIRST_COMMANDER[side], LAST_COMMANDER[side] + 1):
        if s.commander_fate[commander] == Fate.FREE:
            out[LEADERS] += LEADERSHIP[commander] / 8
            out[LEADERS + 1] += s.commander_points[commander] / 8
            is_there = s.commander_at[commander] == s.conflux
            out[LEADERS + 2] = max(out[LEADERS + 2], LEADERSHIP[commander] / 4 if is_there else 0.0)
            out[LEADERS + 3] += 0.5 if is_there else 0.0
    out[LEADERS + 4] = 0 if s.commander_in_chief[side] == NOBODY else 1


@rule
def write_rivals(s, side, out):
    """Write the features of the hostile sides: the strongest at and near the conflux, and all of them together."""
    here = near = total = 0.0
    for other in range(SIDES):
        if other == side or not plays(s, other) or not is_hostile(s, side, other):
            continue
        there = around = army = 0.0
        for unit in range(FIRST_UNIT[other], LAST_OF[other] + 1):
            if is_in_play(s, unit):
                away = distance(int(s.unit_at[unit]), int(s.conflux))
                army += tv_of(s, unit) / TV
                there += tv_of(s, unit) / TV if away == 0 and is_ashore(s, unit) else 0.0
                around += tv_of(s, unit) / TV if away <= NEAR else 0.0
        here = max(here, there * fortification_factor(s, camp_at(s, other, int(s.conflux))))
        near, total = max(near, around), total + army
    out[RIVALS] = here
    out[RIVALS + 1] = out[ARMY] / (out[ARMY] + total + 1e-6)
    out[RIVALS + 2] = out[PLACE + 10] / (out[PLACE + 10] + here + 0.01)
    out[RIVALS + 3] = out[PLACE + 2] / (out[PLACE + 2] + near + 0.01)
    out[RIVALS + 4] = 1 if out[PLACE] > 0 and here > 0 else 0


FEATURES = Features(COUNT, features, horizon=1, plans=True)
