"""Odds of fights from `fight_field_rounds` on the whole record, played for every result of the dice.

Slow, and as simple as possible: a reference to compare `odds` with. The dice of the Tactics rolls are grouped by the
result in the combat table; the faces of a die for a hero's death are divided where its effect changes.
"""

from collections import defaultdict
from fractions import Fraction
from itertools import product
from typing import Any

import numpy as np

from stridsplan.engine.dice import COUNT, SHORT, decode, kept, loaded_tape, seeded_tape
from stridsplan.engine.log import ARGUMENTS, EVENT, blank_log, rows
from stridsplan.games.clusta_noba.components.pools import UNITS
from stridsplan.games.clusta_noba.events import Event, Stream
from stridsplan.games.clusta_noba.numbers import Force, Front, Outcome
from stridsplan.games.clusta_noba.rules import aftermath, casualties, fights, fronts, strength, tactics

FACES = 20
KILLS_NOBODY = 9999  # the face of a die of 10000 that kills nobody
LOG = blank_log()
Outcomes = dict[bytes, tuple[Fraction, np.void]]  # the probability of a record and the record, by its bytes


def rolls(s: np.void, front: int) -> list[tuple[Fraction, list[int]]]:
    """The probability of each result of the Tactics roll, with dice (from 0) that give it; ties are rolled again."""
    by_margin: dict[Any, tuple[int, list[int]]] = {}
    points = s.commander_points.copy()
    for first, foe in product(range(FACES), repeat=2):
        # A 1 and a 20 need a second die, which confirms that the roll is perfect or a fumble
        confirms = [range(FACES) if die in (0, FACES - 1) else [None] for die in (first, foe)]
        for one, other in product(*confirms):
            dice = [die for die in (first, one, foe, other) if die is not None]
            tape = loaded_tape(dice)
            s.commander_points[:] = points
            tactics.roll_tactics(s, front, tape, LOG)
            if not tape[SHORT]:  # else it is a tie
                assert tape[COUNT] == len(dice)
                key = int(s.front_margin[front]), s.commander_points.tobytes()
                # How many of the FACES**4 sequences of four dice begin with these
                weight = FACES ** (4 - len(dice)) + (by_margin[key][0] if key in by_margin else 0)
                by_margin[key] = weight, dice
    s.commander_points[:] = points
    return results(s, front, by_margin)


def results(
    s: np.void, front: int, by_margin: dict[Any, tuple[int, list[int]]]
) -> list[tuple[Fraction, list[int]]]:
    """Merge the margins for which the combat table has the same result."""
    found: dict[Any, tuple[int, list[int]]] = {}
    for (margin, points), (weight, dice) in by_margin.items():
        s.front_margin[front] = margin
        casualties.read_table(s, front, LOG)
        key = margin > 0, points, s.front_loss[front].tobytes()
        found[key] = weight + (found[key][0] if key in found else 0), dice
    whole = sum(weight for weight, _ in found.values())
    return [(Fraction(weight, whole), dice) for weight, dice in found.values()]


def before_the_roll(s: np.void) -> np.void:
    """A copy of the position after the steps of a field round that come before the Tactics rolls."""
    x = s.copy()
    fronts.line_up(x)
    for k in range(x.live_forces):
        fights.begin_round(x, int(x.force_order[k]))
    for k in range(x.live_forces):
        strength.divide_force(x, int(x.force_order[k]))
    fights.boost_all(x, LOG)
    return x


def field_round(s: np.void, front: int, all_faces: bool = True) -> Outcomes:
    """All records after a field round; morale is rolled with all faces, or with one that passes and one that fails."""
    found: Outcomes = {}
    for chance, dice in rolls(before_the_roll(s), front):
        queue: list[tuple[Fraction, list[int]]] = [(chance, [])]
        while queue:
            share, given = queue.pop()
            x, tape, log = s.copy(), loaded_tape(given, 64), blank_log(200)
            fights.fight_field_rounds(x, tape, log)
            if not tape[SHORT]:
                before = found.get(x.tobytes(), (Fraction(0), x))[0]
                found[x.tobytes()] = before + share, x
                continue
            # The tape ran short: the stream of the first die that it lacked says which values to try
            streams = [stream for _, _, stream in decode(kept(tape))]
            place = len(given)
            if streams[place] == Stream.TACTICS:
                queue.append((share, [*given, dice[streams[:place].count(Stream.TACTICS)]]))
            elif streams[place] == Stream.HERO:
                queue += [(share * part, [*given, face]) for part, face in split_faces(s, given)]
            elif all_faces:
                queue += [(share / FACES, [*given, face]) for face in range(FACES)]
            else:
                target = targets(log)[streams[:place].count(Stream.MORALE)]
                good = min(max(target, 0), FACES)
                parts = [(Fraction(good, FACES), 0), (Fraction(FACES - good, FACES), FACES - 1)]
                queue += [(share * part, [*given, face]) for part, face in parts if part]
    return found


def targets(log: np.ndarray) -> list[int]:
    """The numbers against which the morale tests of a log were rolled; an event has unit, elite, die, target."""
    return [int(row[ARGUMENTS + 3]) for row in rows(log) if row[EVENT] == Event.MORALE_TESTED]


def split_faces(s: np.void, given: list[int]) -> list[tuple[Fraction, int]]:
    """The next die of 10000 as its lowest and its highest face, each with the probability of its effect.

    It is the highest face alone if no face kills.
    """
    if not kills(s, given, 0):
        return [(Fraction(1), KILLS_NOBODY)]
    low, high = 0, KILLS_NOBODY
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if kills(s, given, middle) else (low, middle)
    return [
        (Fraction(low + 1, KILLS_NOBODY + 1), 0),
        (Fraction(KILLS_NOBODY - low, KILLS_NOBODY + 1), KILLS_NOBODY),
    ]


def kills(s: np.void, given: list[int], face: int) -> bool:
    """Whether this roll kills a leader, or costs him a hero point; all later rolls kill nobody."""
    hits = []
    for die in (face, KILLS_NOBODY):
        log = blank_log(200)
        fights.fight_field_rounds(s.copy(), loaded_tape([*given, die, *[KILLS_NOBODY] * 64], 100), log)
        hits.append(sum(row[EVENT] in (Event.HERO_FELL, Event.HERO_SAVED) for row in rows(log)))
    return hits[0] > hits[1]


# -- A whole fight ---------------------------------------------------------------------------------------------------

Ending = tuple[int, int, int, int]  # the outcome of each force, and the men left of each


def play(s: np.void, front: int, count: int) -> dict[Ending, Fraction]:
    """The probabilities of the endings of a fight after at most `count` field rounds.

    The aftermath of each is played but that of the last.
    """
    forces = [int(s.front[front, which]) for which in (Front.ONE, Front.OTHER)]
    units = [[unit for unit in range(UNITS) if s.unit_force[unit] == force] for force in forces]
    ends: dict[Ending, Fraction] = defaultdict(Fraction)
    fighting: Outcomes = {s.tobytes(): (Fraction(1), s)}
    for k in range(count):
        following: Outcomes = {}
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
