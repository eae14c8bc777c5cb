"""A slow naive version of `stridsplan.games.omringad.odds`: exact fractions, every face of every die, every allocation.

Written straight from the sentences of the catalogue, sharing no code with the module tested. A tile is (kind, damaged),
a side a sorted tuple of tiles. Meant for up to four tiles a side.
"""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations, product

LEAST = {  # the lowest die with which a unit hits, undamaged and damaged (catalogue 1.2, 1.3)
    "merc": (6, 6),
    "elite": (5, 5),
    "archer": (5, 5),
    "rider": (4, 5),
    "catapult": (4, 4),
    "dragon": (2, 3),
    "elephants": (4, 4),
    "mage": (3, 3),
    "pirates": (5, 5),
    "sharpshooters": (6, 6),
}
RANGED_KINDS = {"archer", "catapult", "sharpshooters"}
ONE_HIT = {"general", "diplomat", "infiltrator", "mage"}
CANNOT_TAKE = {"mage", "infiltrator", "diplomat", "horses"}
STEPS = ("ranged", "melee")


class Battle:
    """A battle in a terrain, with the step in which the mage rolls."""

    def __init__(self, terrain, mage="melee"):
        self.terrain, self.mage = terrain, mage
        self.worth = cache(self._worth)

    def step_of(self, kind):
        """The step in which a kind of tile rolls."""
        if kind == "mage":
            return self.mage
        return "ranged" if kind in RANGED_KINDS else "melee"

    def least(self, tile, own, other, is_defending):
        """The lowest die that hits."""
        kind, damaged = tile
        if kind == "dragon":
            return LEAST[kind][damaged]  # no bonus (OM-DRAGON-6)
        bonus = 0
        if count(own, "general") and not count(other, "infiltrator"):
            bonus += 1
        if is_defending:
            bonus += self.terrain == "castle" or (self.terrain == "mountain" and kind == "elite")
        if self.terrain == "forest" and kind in ("archer", "catapult"):
            bonus -= 1
        return LEAST[kind][damaged] - bonus

    def throws(self, own, other, step, is_defending):
        """{(hits, hits of sharpshooters): Fraction} of a side's dice."""
        rolling = [tile for tile in own if tile[0] in LEAST and self.step_of(tile[0]) == step]
        found = Counter()
        for faces in product(range(1, 7), repeat=len(rolling)):
            hits = sharp = 0
            for face, tile in zip(faces, rolling, strict=True):
                is_hit = face == 6 or (face != 1 and face >= self.least(tile, own, other, is_defending))
                if tile[0] == "sharpshooters":
                    sharp += is_hit
                else:
                    hits += is_hit
            found[hits, sharp] += 1
        return {key: Fraction(number, 6 ** len(rolling)) for key, number in found.items()}

    def _worth(self, attack, defend):
        """Two probabilities that the attackers take the square: before the ranged, and before the melee dice."""
        if not attack or not defend:
            takes = any(kind not in CANNOT_TAKE for kind, _ in attack)
            return (Fraction(int(takes)),) * 2
        if not any(kind in LEAST for kind, _ in attack + defend):
            return (Fraction(0),) * 2
        # By step: the probability that a die hits and the square is taken later; that all dice miss
        won, missed = [], []
        for k, step in enumerate(STEPS):
            total, miss = Fraction(0), Fraction(0)
            by_attack = self.throws(attack, defend, step, is_defending=False)
            by_defend = self.throws(defend, attack, step, is_defending=True)
            # The attackers' dice hit the defenders (b), the defenders' dice the attackers (a)
            for ((on_b, shot_b), p), ((on_a, shot_a), q) in product(by_attack.items(), by_defend.items()):
                if on_a == on_b == shot_a == shot_b == 0:
                    miss += p * q
                else:
                    total += p * q * self.after_hits(attack, defend, on_a, on_b, shot_a, shot_b, 1 - k)
            won.append(total)
            missed.append(miss)
        some_hit = 1 - missed[0] * missed[1]  # in one of the two steps
        return (won[0] + missed[0] * won[1]) / some_hit, (won[1] + missed[1] * won[0]) / some_hit

    def after_hits(self, attack, defend, on_a, on_b, shot_a, shot_b, step):
        """The value of the matrix game in which both sides take their hits; sharpshooters choose after it.

        `on_a` hits and `shot_a` shots of sharpshooters fall on the attackers, `on_b` and `shot_b` on the defenders;
        the step with index `step` follows. There is one sharpshooters tile, so only one side shoots, and once.
        """
        payoff = [
            [self.after_shots(a, b, shot_a, shot_b, step) for b in sorted(survivors(defend, on_b))]
            for a in sorted(survivors(attack, on_a))
        ]
        return value(payoff)

    def after_shots(self, attack, defend, shot_a, shot_b, step):
        """The probability that the attackers take the square, before the sharpshooters choose their target."""
        if shot_b:
            return max(self.worth(attack, b)[step] for b in survivors(defend, 1))
        if shot_a:
            return min(self.worth(a, defend)[step] for a in survivors(attack, 1))
        return self.worth(attack, defend)[step]


def count(tiles, kind):
    return sum(tile[0] == kind for tile in tiles)


def survivors(tiles, hits):
    """All sets of tiles that may be left after so many hits; surplus hits are lost, and lone horses are eliminated."""
    if hits == 0:
        return {tiles}
    targets = {tile for tile in tiles if tile[0] != "horses"}
    if not targets:
        return {()}
    return set().union(*(survivors(hurt(tiles, tile), hits - 1) for tile in targets))


def hurt(tiles, tile):
    """The tiles after one of them has taken a hit; horses alone are eliminated."""
    rest = list(tiles)
    rest.remove(tile)
    if tile[0] not in ONE_HIT and not tile[1]:
        rest.append((tile[0], True))
    return tuple(sorted(rest)) if any(kind != "horses" for kind, _ in rest) else ()


def value(payoff):
    """The exact value of a matrix game: that of a square submatrix with optimal mixed strategies.

    L. S. Shapley and R. N. Snow, "Basic solutions of discrete games" (1950).
    """
    rows, columns = range(len(payoff)), range(len(payoff[0]))
    for size in range(1, min(len(rows), len(columns)) + 1):
        for some_rows, some_columns in product(combinations(rows, size), combinations(columns, size)):
            part = [[payoff[r][c] for c in some_columns] for r in some_rows]
            worth, mixture = even_out([list(line) for line in zip(*part, strict=True)])
            back, other = even_out(part)
            if worth is None or back != worth or min(mixture) < 0 or min(other) < 0:
                continue
            secured = min(
                sum(p * payoff[r][c] for p, r in zip(mixture, some_rows, strict=True)) for c in columns
            )
            allowed = max(
                sum(p * payoff[r][c] for p, c in zip(other, some_columns, strict=True)) for r in rows
            )
            if secured == allowed == worth:
                return worth
    raise AssertionError("every matrix game has a value")


def even_out(lines):
    """Solve: p sums to 1 and every line @ p = w. Return (w, p), or (None, None) if the solution is not unique."""
    size = len(lines)
    system = [[*line, Fraction(-1), Fraction(0)] for line in lines]
    system.append([Fraction(1)] * size + [Fraction(0), Fraction(1)])
    for k in range(size + 1):
        pivot = next((row for row in range(k, size + 1) if system[row][k] != 0), None)
        if pivot is None:
            return None, None
        system[k], system[pivot] = system[pivot], system[k]
        system[k] = [entry / system[k][k] for entry in system[k]]
        for row in range(size + 1):
            if row != k:
                factor = system[row][k]
                system[row] = [entry - factor * at for entry, at in zip(system[row], system[k], strict=True)]
    solved = [row[-1] for row in system]
    return solved[-1], solved[:-1]
