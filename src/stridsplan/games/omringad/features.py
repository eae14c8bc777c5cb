"""The features of a position: points, income, gold, tiles, and who is stronger in the squares that matter."""

from stridsplan.engine.bits import has_bit
from stridsplan.engine.game import Features
from stridsplan.engine.record import rule

from .components import (
    ARMY,
    COMBAT_KINDS,
    COUNTRY,
    DIRECTIONS,
    FIRST_SPECIAL,
    KIND_OF,
    SPECIALS,
    SQUARES,
    TERRAIN_POINTS,
    Terrain,
    frozen,
)
from .rules.sides import are_hostile
from .rules.squares import count_squares, neighbour
from .state import ASIDE, Phase

# The fighting strength of a tile is STRENGTH, by kind, times WHOLE or, if it is damaged, times DAMAGED
STRENGTH = frozen([30, 45, 50, 60, 60, 80, 50, 150, 30, 70, 90, 90, 50, 60])
WHOLE, DAMAGED = 0.1, 0.062
ROUNDS = 8.0  # the most rounds to go that count

SCORE, AREAS, FORCES, FRONTS, TURN = 0, 6, 13, 20, 27  # the index of the first feature of each group
COUNT = TURN + 6


@rule
def features(s, seat, out):
    """Write all features of a seat, each between about 0 and 1. `own` and `hostile` are strengths by square."""
    own, hostile = out[COUNT : COUNT + SQUARES], out[COUNT + SQUARES :]
    write_forces(s, seat, own, hostile, out)
    income = write_areas(s, seat, out)
    write_score(s, seat, income, out)
    write_fronts(s, seat, own, hostile, out)
    is_movement = s.phase == Phase.MOVEMENT
    out[TURN] = 1 if is_movement else 0
    out[TURN + 1] = 1 if s.turn == seat else 0
    out[TURN + 2] = 1 if s.holder == seat else 0
    out[TURN + 3] = 1 if is_movement and has_bit(s.passed, seat) else 0
    out[TURN + 4] = min(int(s.round), 6) / 6
    out[TURN + 5] = 1 if s.phase <= Phase.ARMY else 0


@rule
def write_forces(s, seat, own, hostile, out):
    """Add up the strengths of the seat and of its enemies on each square; write the features of the sums."""
    total = aside = specials = unmoved = count = others = 0.0
    for tile in range(s.options.seats * ARMY):
        strength = STRENGTH[KIND_OF[tile]] * (DAMAGED if s.damaged[tile] == 1 else WHOLE)
        place, owner = int(s.place[tile]), tile // ARMY
        if owner == seat:
            aside += strength if place == ASIDE else 0.0
        if place < 0:
            continue
        if owner == seat:
            own[place] += strength
            total += strength
            count += 1
            unmoved += strength if s.origin[tile] < 0 else 0.0
        elif are_hostile(s, seat, owner):
            hostile[place] += strength
            others += strength
    for k in range(SPECIALS):
        place, owner, strength = (
            int(s.place[FIRST_SPECIAL + k]),
            int(s.owner[k]),
            STRENGTH[COMBAT_KINDS + k] * WHOLE,
        )
        if owner == seat:
            specials += strength
            if place >= 0:
                own[place] += strength
                total += strength
        elif owner >= 0 and place >= 0 and are_hostile(s, seat, owner):
            hostile[place] += strength
            others += strength
    out[FORCES] = total / 60
    out[FORCES + 1] = total / (total + others / (s.options.seats - 1) + 1)
    out[FORCES + 2] = aside / 30
    out[FORCES + 3] = specials / 10
    out[FORCES + 4] = count / 20
    out[FORCES + 5] = unmoved / 60 if s.phase == Phase.MOVEMENT else 0.0
    out[FORCES + 6] = total / 60 * max(0.0, 1 - s.score[seat] / s.options.limit)


@rule
def write_areas(s, seat, out):
    """Write the features of what the seat controls; return its points of a round (OM-SCORE-1, OM-SCORE-2)."""
    areas, points = count_areas(s, seat), 0
    for square in range(count_squares(s)):
        if s.control[square] != seat:
            continue
        terrain = s.terrain[square]
        worth = TERRAIN_POINTS[terrain]
        points += worth
        if terrain == Terrain.CASTLE:
            out[AREAS + 2] += 0.5
            out[AREAS + 3] += 1 if square // COUNTRY == seat else 0
        elif terrain == Terrain.VILLAGE:
            out[AREAS + 4] += 0.25
        elif worth > 0:
            out[AREAS + 5] += 0.25
    most = 0
    for other in range(s.options.seats):
        if other != seat:
            most = max(most, count_areas(s, other))
    out[AREAS] = areas / 25
    out[AREAS + 1] = 1 if areas > most else 0
    out[AREAS + 6] = s.gold[seat] / 25 if s.phase < Phase.MOVEMENT else 0.0
    return points + (1 if areas > most else 0)


@rule
def count_areas(s, seat):
    """Return the number of squares that a seat controls."""
    count = 0
    for square in range(count_squares(s)):
        if s.control[square] == seat:
            count += 1
    return count


@rule
def write_score(s, seat, income, out):
    """Write the features of the score, and of the rounds to go; `income` is the points of a round, not gold."""
    limit, score, best = float(s.options.limit), float(s.score[seat]), 0.0
    for other in range(s.options.seats):
        if other != seat:
            best = max(best, float(s.score[other]))
    out[SCORE] = score / limit
    out[SCORE + 1] = (score - best) / limit
    out[SCORE + 2] = income / 20
    out[SCORE + 3] = min(ROUNDS, max(0.0, limit - score) / (income + 1.0)) / ROUNDS
    out[SCORE + 4] = 1 if score + income >= limit else 0
    out[SCORE + 5] = (score + income) / limit


@rule
def write_fronts(s, seat, own, hostile, out):
    """Write the features of battles, and of settlements that may be taken or lost."""
    for square in range(count_squares(s)):
        if own[square] > 0 and hostile[square] > 0:
            out[FRONTS] += 1 / 3
            out[FRONTS + 1] += own[square] / (own[square] + hostile[square]) / 3
        worth = TERRAIN_POINTS[s.terrain[square]]
        if worth < 2:  # no settlement
            continue
        near_own, near_hostile = own[square], hostile[square]
        for direction in range(DIRECTIONS):
            there = neighbour(s, square, direction)
            if there >= 0:
                near_own += own[there]
                near_hostile += hostile[there]
        if s.control[square] != seat:
            out[FRONTS + 2] += worth / 5 if near_own > hostile[square] else 0.0
            continue
        out[FRONTS + 3] += worth / 5 if near_hostile > own[square] else 0.0
        out[FRONTS + 4] += worth / 5 if own[square] == 0 else 0.0
        out[FRONTS + 5] += worth / 5 if near_hostile > hostile[square] else 0.0
        out[FRONTS + 6] += worth / 5 if near_hostile > near_own else 0.0


FEATURES = Features(COUNT, features, horizon=4, scratch=2 * SQUARES)
