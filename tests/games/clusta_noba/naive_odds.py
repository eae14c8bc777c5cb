"""Odds of fights by the rules themselves: `fight_field_rounds` on the whole record, for every way the dice can fall.

Slow, and as simple as possible: a reference to compare `odds` with. The dice of the Tactics rolls are grouped by what
the table then says; a die of a hero's death is cut where its effect changes.
"""

from collections import defaultdict
from fractions import Fraction
from itertools import product
from typing import Any

import numpy as np

from stridsplan.engine.dice import COUNT, SHORT, decode, kept, loaded_tape, seeded_tape
from stridsplan.engine.log import blank_log, rows
from stridsplan.games.clusta_noba.components.pools import UNITS
from stridsplan.games.clusta_noba.events import Event, Stream
from stridsplan.games.clusta_noba.numbers import Force, Front, Outcome
from stridsplan.games.clusta_noba.rules import aftermath, casualties, fights, fronts, strength, tactics

FACES = 20
SPARES = 9999  # the face of a die of 10000 that kills nobody
LOG = blank_log()
Ways = dict[bytes, tuple[Fraction, np.void]]  # by the bytes of a record


def rolls(s: np.void, front: int) -> list[tuple[Fraction, list[int]]]:
    """Every result of the Tactics roll as dice that bring it about; those of a tie are rolled again."""
    fallen: dict[Any, tuple[int, list[int]]] = {}
    points = s.commander_points.copy()
    for first, foe in product(range(FACES), repeat=2):
        confirms = [range(FACES) if die in (0, FACES - 1) else [None] for die in (first, foe)]
        for one, other in product(*confirms):
            dice = [die for die in (first, one, foe, other) if die is not None]
            tape = loaded_tape(dice)
            s.commander_points[:] = points
            tactics.roll_tactics(s, front, tape, LOG)
            if not tape[SHORT]:  # else it is a tie
                assert tape[COUNT] == len(dice)
                key = int(s.front_margin[front]), s.commander_points.tobytes()
                weight = FACES ** (4 - len(dice)) + (fallen[key][0] if key in fallen else 0)
                fallen[key] = weight, dice
    s.commander_points[:] = points
    return results(s, front, fallen)


def results(
    s: np.void, front: int, fallen: dict[Any, tuple[int, list[int]]]
) -> list[tuple[Fraction, list[int]]]:
    """Put together the margins for which the table says the same."""
    found: dict[Any, tuple[int, list[int]]] = {}
    for (margin, points), (weight, dice) in fallen.items():
        s.front_margin[front] = margin
        casualties.read_table(s, front, LOG)
        key = margin > 0, points, s.front_loss[front].tobytes()
        found[key] = weight + (found[key][0] if key in found else 0), dice
    whole = sum(weight for weight, _ in found.values())
    return [(Fraction(weight, whole), dice) for weight, dice in found.values()]


def before_the_roll(s: np.void) -> np.void:
    """A copy of the position after all that comes before the Tactics rolls of the field round."""
    x = s.copy()
    fronts.line_up(x)
    for k in range(x.live_forces):
        fights.begin_round(x, int(x.force_order[k]))
    for k in range(x.live_forces):
        strength.divide_force(x, int(x.force_order[k]))
    fights.boost_all(x, LOG)
    return x


def field_round(s: np.void, front: int, all_faces: bool = True) -> Ways:
    """What a field round can make of a record; morale with all faces of its dice, else with two that stand for all."""
    found: Ways = {}
    for chance, dice in rolls(before_the_roll(s), front):
        waiting: list[tuple[Fraction, list[int]]] = [(chance, [])]
        while waiting:
            share, given = waiting.pop()
            x, tape, log = s.copy(), loaded_tape(given, 64), blank_log(200)
            fights.fight_field_rounds(x, tape, log)
            if not tape[SHORT]:
                before = found.get(x.tobytes(), (Fraction(0), x))[0]
                found[x.tobytes()] = before + share, x
                continue
            streams = [stream for _, _, stream in decode(kept(tape))]
            place = len(given)
            if streams[place] == Stream.TACTICS:
                waiting.append((share, [*given, dice[streams[:place].count(Stream.TACTICS)]]))
            elif streams[place] == Stream.HERO:
                waiting += [(share * part, [*given, face]) for part, face in cut(s, given)]
            elif all_faces:
                waiting += [(share / FACES, [*given, face]) for face in range(FACES)]
            else:
                target = targets(log)[streams[:place].count(Stream.MORALE)]
                good = min(max(target, 0), FACES)
                parts = [(Fraction(good, FACES), 0), (Fraction(FACES - good, FACES), FACES - 1)]
                waiting += [(share * part, [*given, face]) for part, face in parts if part]
    return found


def targets(log: np.ndarray) -> list[int]:
    """The numbers against which the morale tests of a log were rolled."""
    return [int(row[6]) for row in rows(log) if row[1] == Event.MORALE_TESTED]


def cut(s: np.void, given: list[int]) -> list[tuple[Fraction, int]]:
    """The die of 10000 that comes next: how many faces do the same as its lowest, and as its highest."""
    if not strikes(s, given, 0):
        return [(Fraction(1), SPARES)]
    low, high = 0, SPARES
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if strikes(s, given, middle) else (low, middle)
    return [(Fraction(low + 1, SPARES + 1), 0), (Fraction(SPARES - low, SPARES + 1), SPARES)]


def strikes(s: np.void, given: list[int], face: int) -> bool:
    """Whether this roll kills a leader, or costs him a hero point; all later ones spare theirs."""
    hits = []
    for die in (face, SPARES):
        log = blank_log(200)
        fights.fight_field_rounds(s.copy(), loaded_tape([*given, die, *[SPARES] * 64], 100), log)
        hits.append(sum(int(row[1]) in (Event.HERO_FELL, Event.HERO_SAVED) for row in rows(log)))
    return hits[0] > hits[1]


# -- A whole fight ---------------------------------------------------------------------------------------------------

Told = tuple[int, int, int, int]  # what has become of the forces, and how many men are left


def play(s: np.void, front: int, count: int) -> dict[Told, Fraction]:
    """How a fight ends, at most so many field rounds later; what follows each is settled by the rules too."""
    forces = [int(s.front[front, which]) for which in (Front.ONE, Front.OTHER)]
    units = [[unit for unit in range(UNITS) if s.unit_force[unit] == force] for force in forces]
    ends: dict[Told, Fraction] = defaultdict(Fraction)
    fighting: Ways = {s.tobytes(): (Fraction(1), s)}
    for k in range(count):
        following: Ways = {}
        for chance, x in fighting.values():
            for share, y in field_round(x, front, all_faces=False).values():
                done = [int(y.force[force, Force.DONE]) for force in forces]
                if k + 1 == count or any(each != Outcome.STANDS for each in done):
                    men = [int(y.unit_men[those].sum()) for those in units]
                    ends[done[0], done[1], men[0], men[1]] += chance * share
                    continue
                aftermath.settle(y, seeded_tape(0), LOG)
                before = following.get(y.tobytes(), (Fraction(0), y))[0]
                following[y.tobytes()] = before + chance * share, y
        fighting = following
    return ends
