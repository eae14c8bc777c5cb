"""The dice of a table that is over, and luck: what the exact odds let expect against what fell.

A game tells of both in its module `luck` (see `game.py`). Luck counts what is in force; dice are counted over all rows,
for what was taken back had fallen too. All of it is made from events that everybody may see and from streams whose
key is published, so nothing that stays sealed shows through; where all keys are published, from all events.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from math import erfc, exp, lgamma, log, sqrt
from typing import Any, cast

import numpy as np

from .command import Command, decoded, drop, dropped_by
from .game import Luck, Measure, MeasuredCommand
from .registry import load_luck
from .table import Table

EXACT_THROWS = 500  # up to so many throws the exact distribution of the sum is computed
EXACT_DICE = 30  # up to so many dice every way to fall is counted
NEAR = 1e-9

Json = dict[str, Any]


def statistics(table: Table, opened: bool = False) -> Json:
    """Luck by seat and measure, what of it an umpire replaced, dice by seat, stream and sides; the table is over.

    `opened`: all agreed to show everything. The protocol has the fields; the lists are empty where the game declares
    nothing.
    """
    game_luck = load_luck(table.game.id)
    if game_luck is None:
        return {"luck": [], "replaced": [], "dice": []}
    streams = table.fairness(opened)
    everything = all(stream["key"] for stream in streams)
    log_rows = table.log_rows(everything)
    rows = [_played(table, game_luck, *each) for each in zip(table.commands, log_rows, strict=True)]
    undone = [_played(table, game_luck, *each) for each in undone_commands(table, everything)]
    encoded = table.game.encode_options(table.seats, table.options)
    shown = {stream["name"] for stream in streams if stream["key"]}
    measures = list(game_luck.measure(encoded, rows))
    return {
        "luck": sum_up(measures, game_luck.MEASURES),
        "replaced": count_replaced(measures, game_luck.MEASURES),
        "dice": count_dice(game_luck, table.game.streams, shown, rows, undone),
    }


def undone_commands(table: Table, everything: bool) -> Iterator[tuple[Command, np.ndarray]]:
    """The commands, with their log rows, that were taken back after dice had fallen."""
    in_force: list[Command] = []
    for number, row in enumerate(table.rows):
        if not row.drops:
            in_force.append(row)
            continue
        places = dropped_by(in_force, row)
        if any(in_force[place].draws for place in places):
            before = table.at(number)
            log_rows = before.log_rows(everything)
            yield from ((before.commands[place], log_rows[place]) for place in places)
        drop(in_force, row)


def _played(table: Table, game_luck: Luck, command: Command, events: np.ndarray) -> MeasuredCommand:
    """A command with its draws of dice."""
    streams = table.game.streams
    return MeasuredCommand(
        command.seat, events, [draw for draw in decoded(command) if streams[draw[2]] in game_luck.DICE]
    )


# -- Luck ----------------------------------------------------------------------------------------------------


def sum_up(measures: Iterable[Measure], signs: Mapping[str, int]) -> list[Json]:
    """The sums by seat and id, in the order of `signs`: 1, more is lucky; -1, less is; 0, neither.

    Throws that an umpire has replaced are not among them.
    """
    sorted_out = sort_measures((each for each in measures if not each.is_replaced), signs)
    return [
        {"seat": seat, "id": name, "good": signs[name], **sum_of(found)}
        for (seat, name), found in sorted_out.items()
    ]


def count_replaced(measures: Iterable[Measure], signs: Mapping[str, int]) -> list[Json]:
    """The throws that an umpire has replaced, by seat and id."""
    sorted_out = sort_measures((each for each in measures if each.is_replaced), signs)
    return [{"seat": seat, "id": name, "throws": len(found)} for (seat, name), found in sorted_out.items()]


def sort_measures(
    measures: Iterable[Measure], signs: Mapping[str, int]
) -> dict[tuple[int, str], list[Measure]]:
    """Group measures by seat and id, in the order of seats and of `signs`."""
    found: dict[tuple[int, str], list[Measure]] = defaultdict(list)
    for measure in measures:
        found[measure.seat, measure.id].append(measure)
    order = list(signs)
    return {key: found[key] for key in sorted(found, key=lambda key: (key[0], order.index(key[1])))}


def sum_of(measures: Sequence[Measure]) -> Json:
    """What was expected of some throws, what fell, and how unusual that is.

    `p`: the probability of a sum at least so far from the expected one, to either side; `tail`: to the side where it
    fell. `method` is "exact" (each throw with its own odds, independently) or "normal".
    """
    fell = sum(measure.fell for measure in measures)
    expected, variance = (sum(part) for part in zip(*(moments(each.odds) for each in measures), strict=True))
    deviation = sqrt(max(variance, 0.0))
    is_exact = len(measures) <= EXACT_THROWS
    p, tail = exact_tails(measures, expected, fell) if is_exact else normal_tails(fell - expected, deviation)
    return {
        "throws": len(measures),
        "expected": expected,
        "fell": fell,
        "deviation": deviation,
        "z": (fell - expected) / deviation if deviation > NEAR else None,
        "p": p,
        "tail": tail,
        "method": "exact" if is_exact else "normal",
    }


def moments(odds: Mapping[int, float]) -> tuple[float, float]:
    """Mean and variance."""
    mean = sum(value * share for value, share in odds.items())
    return mean, sum((value - mean) ** 2 * share for value, share in odds.items())


def exact_tails(measures: Sequence[Measure], expected: float, fell: int) -> tuple[float, float]:
    """(p, tail) from the distribution of the sum."""
    least, shares = distribution(measures)
    off = least + np.arange(len(shares)) - expected
    by = fell - expected
    tail = shares[off >= by - NEAR] if by >= 0 else shares[off <= by + NEAR]
    return _share(shares[np.abs(off) >= abs(by) - NEAR].sum()), _share(tail.sum())


def distribution(measures: Sequence[Measure]) -> tuple[int, np.ndarray]:
    """The smallest sum there can be, and the probability of it and every one above."""
    least, shares = 0, np.ones(1)
    for odds in (measure.odds for measure in measures):
        low, high = min(odds), max(odds)
        least += low
        shares = np.convolve(shares, [odds.get(value, 0.0) for value in range(low, high + 1)])
    return least, shares


def normal_tails(off: float, deviation: float) -> tuple[float, float]:
    """(p, tail) as if sums were normally distributed; half a step is taken off, as sums are whole numbers."""
    by = max(abs(off) - 0.5, 0.0) / deviation / sqrt(2) if deviation > NEAR else 0.0
    return erfc(by), erfc(by) / 2


def _share(value: float) -> float:
    return min(float(value), 1.0)


# -- Dice ----------------------------------------------------------------------------------------------------


def count_dice(
    game_luck: Luck,
    streams: Sequence[str],
    shown: set[str],
    rows: Sequence[MeasuredCommand],
    undone: Sequence[MeasuredCommand],
) -> list[Json]:
    """How often each face fell, by seat (None: nobody's), stream and number of sides."""
    kept, dropped = sort_dice(game_luck, rows), sort_dice(game_luck, undone)
    keys = sorted(kept.keys() | dropped.keys(), key=lambda key: (key[0] is None, key[0] or 0, *key[1:]))
    return [
        {
            "seat": seat,
            "stream": streams[stream],
            "sides": sides,
            "undone": len(dropped[seat, stream, sides]),
            **faces_json(
                kept[seat, stream, sides] + dropped[seat, stream, sides],
                sides,
                game_luck.DICE[streams[stream]],
            ),
        }
        for seat, stream, sides in keys
        if streams[stream] in shown
    ]


def sort_dice(
    game_luck: Luck, rows: Iterable[MeasuredCommand]
) -> dict[tuple[int | None, int, int], list[int]]:
    """The values that fell, by (seat, stream, sides)."""
    found: dict[tuple[int | None, int, int], list[int]] = defaultdict(list)
    for row in rows:
        for seat, (value, sides, stream) in zip(game_luck.owners(row), row.draws, strict=True):
            owner = seat if seat is not None and seat >= 0 else None
            found[owner, stream, sides].append(value)
    return found


def faces_json(values: Sequence[int], sides: int, first: int) -> Json:
    """Counts of the faces from `first` up, their mean, and whether a fair die falls like that."""
    counts = [values.count(value) for value in range(sides)]
    return {
        "first": first,
        "counts": counts,
        "mean": first + sum(values) / len(values),
        "expected": first + (sides - 1) / 2,
        **evenness(counts),
    }


def evenness(counts: Sequence[int]) -> Json:
    """The chi-square of equal chances, and the probability of one as large.

    `method`: "exact", every way to fall is counted, or "chi_square", by the distribution that many dice come close to.
    """
    sides, total = len(counts), sum(counts)
    squares = sum(count * count for count in counts)
    chi_square = squares * sides / total - total
    is_exact = total <= EXACT_DICE
    p = exact_evenness(squares, sides, total) if is_exact else chi_square_tail(chi_square, sides - 1)
    return {"chi_square": chi_square, "p": p, "method": "exact" if is_exact else "chi_square"}


def exact_evenness(squares: int, sides: int, total: int) -> float:
    """The probability that the squares of the counts add up to so much or more."""
    return _share(ways_to_fall(sides, total)[squares:].sum())


@cache
def ways_to_fall(sides: int, total: int) -> np.ndarray:
    """The probability of each sum of squares of the counts, when `total` dice fall: of the dice left,
    each face in turn gets a binomial number."""
    ways = np.zeros((total + 1, total * total + 1))  # [dice given to the faces so far, sum of squares]
    ways[0, 0] = 1.0
    for face in range(sides):
        chance = 1 / (sides - face)
        after = np.zeros_like(ways)
        for given in range(total + 1):
            for count, share in enumerate(binomial(total - given, chance)):
                square = count * count
                after[given + count, square:] += share * ways[given, : ways.shape[1] - square]
        ways = after
    return cast(np.ndarray, ways[total])


def binomial(n: int, chance: float) -> list[float]:
    """The probabilities of 0..n."""
    if chance == 1:
        return [0.0] * n + [1.0]
    logs = (
        lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1) + k * log(chance) + (n - k) * log(1 - chance)
        for k in range(n + 1)
    )
    return [exp(each) for each in logs]


def chi_square_tail(chi_square: float, freedom: int) -> float:
    """The probability of a chi-square as large, with so many degrees of freedom (1 or more).

    That is Q(freedom / 2, half), the regularised upper incomplete gamma function, from Q(1/2, x) = erfc(sqrt(x)) or
    Q(1, x) = exp(-x) upwards by Q(a + 1, x) = Q(a, x) + x^a exp(-x) / gamma(a + 1).
    """
    half = chi_square / 2
    if half <= 0:
        return 1.0
    step, tail = (0.5, erfc(sqrt(half))) if freedom % 2 else (1.0, exp(-half))
    while step < freedom / 2:
        tail += exp(step * log(half) - half - lgamma(step + 1))
        step += 1
    return _share(tail)
