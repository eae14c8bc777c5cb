"""The dice of a finished game, and luck: the difference between what fell and what was expected by the exact odds.

A game defines both in its module `luck` (see `game.py`). Luck counts the commands in force; dice are counted over all
rows, since dice of commands that were taken back had rolled, too. Both use only events that everybody may see and
streams whose key is published, so they reveal nothing that stays secret. If all keys are published, they use all
events.
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

EXACT_THROWS = 500  # up to this many throws, the exact distribution of the sum is computed
EXACT_DICE = 30  # up to this many dice, all possible results are counted
NEAR = 1e-9  # a smaller difference is a rounding error

Json = dict[str, Any]


def statistics(table: Table, opened: bool = False) -> Json:
    """Return luck by seat and measure, the throws that an umpire replaced, and dice by seat, stream and number of
    sides.

    The game is over. `opened`: all seats agreed to show everything. The protocol describes the fields; the lists are
    empty for a game without a module `luck`.
    """
    game_luck = load_luck(table.game.id)
    if game_luck is None:
        return {"luck": [], "replaced": [], "dice": []}
    streams = table.fairness(opened)
    everything = all(stream["key"] for stream in streams)  # nothing stays secret
    log_rows = table.log_rows(everything)
    kept = [_played(table, game_luck, *each) for each in zip(table.commands, log_rows, strict=True)]
    undone = [_played(table, game_luck, *each) for each in undone_commands(table, everything)]
    encoded = table.game.encode_options(table.seats, table.options)
    shown = {stream["name"] for stream in streams if stream["key"]}
    measures = list(game_luck.measure(encoded, kept))
    return {
        "luck": sum_up(measures, game_luck.MEASURES),
        "replaced": count_replaced(measures, game_luck.MEASURES),
        "dice": count_dice(game_luck, table.game.streams, shown, kept, undone),
    }


def undone_commands(table: Table, everything: bool) -> Iterator[tuple[Command, np.ndarray]]:
    """Yield the commands of each undo that took back a draw, with their log rows."""
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
    """Return a command with its draws of dice."""
    streams = table.game.streams
    return MeasuredCommand(
        command.seat, events, [draw for draw in decoded(command) if streams[draw[2]] in game_luck.DICE]
    )


# -- Luck ----------------------------------------------------------------------------------------------------


def sum_up(measures: Iterable[Measure], signs: Mapping[str, int]) -> list[Json]:
    """Return the sums by seat and id, in the order of `signs` (1: more is lucky; -1: less is lucky; 0: neither).

    Throws that an umpire has replaced are left out.
    """
    sorted_out = sort_measures((each for each in measures if not each.is_replaced), signs)
    return [
        {"seat": seat, "id": name, "good": signs[name], **sum_of(found)}
        for (seat, name), found in sorted_out.items()
    ]


def count_replaced(measures: Iterable[Measure], signs: Mapping[str, int]) -> list[Json]:
    """Return the number of throws that an umpire has replaced, by seat and id."""
    sorted_out = sort_measures((each for each in measures if each.is_replaced), signs)
    return [{"seat": seat, "id": name, "throws": len(found)} for (seat, name), found in sorted_out.items()]


def sort_measures(
    measures: Iterable[Measure], signs: Mapping[str, int]
) -> dict[tuple[int, str], list[Measure]]:
    """Return measures grouped by (seat, id), in the order of seats and of `signs`."""
    found: dict[tuple[int, str], list[Measure]] = defaultdict(list)
    for measure in measures:
        found[measure.seat, measure.id].append(measure)
    order = list(signs)
    return {key: found[key] for key in sorted(found, key=lambda key: (key[0], order.index(key[1])))}


def sum_of(measures: Sequence[Measure]) -> Json:
    """Return the expected sum of some throws, the sum that fell, and how unusual it is.

    `p`: the probability of a sum at least as far from the expected sum, in either direction; `tail`: only in the
    direction in which it fell. `method` is "exact" (independent throws, each with its own odds) or "normal".
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
    """Return mean and variance of a number, given the probability of each value."""
    mean = sum(value * share for value, share in odds.items())
    return mean, sum((value - mean) ** 2 * share for value, share in odds.items())


def exact_tails(measures: Sequence[Measure], expected: float, fell: int) -> tuple[float, float]:
    """Return (p, tail), see `sum_of`, from the distribution of the sum."""
    least, shares = distribution(measures)
    offsets = least + np.arange(len(shares)) - expected
    fell_by = fell - expected
    tail = shares[offsets >= fell_by - NEAR] if fell_by >= 0 else shares[offsets <= fell_by + NEAR]
    return _at_most_1(shares[np.abs(offsets) >= abs(fell_by) - NEAR].sum()), _at_most_1(tail.sum())


def distribution(measures: Sequence[Measure]) -> tuple[int, np.ndarray]:
    """Return the smallest possible sum, and the probabilities of this sum and of each larger one."""
    least, shares = 0, np.ones(1)
    for odds in (measure.odds for measure in measures):
        low, high = min(odds), max(odds)
        least += low
        shares = np.convolve(shares, [odds.get(value, 0.0) for value in range(low, high + 1)])
    return least, shares


def normal_tails(fell_by: float, deviation: float) -> tuple[float, float]:
    """Return (p, tail), see `sum_of`, of a normal distribution, with a continuity correction of one half.

    `fell_by` is the sum that fell minus the expected sum.
    """
    scaled = max(abs(fell_by) - 0.5, 0.0) / deviation / sqrt(2) if deviation > NEAR else 0.0
    return erfc(scaled), erfc(scaled) / 2


def _at_most_1(probability: float) -> float:
    """Return a sum of probabilities, which rounding may have made larger than 1."""
    return min(float(probability), 1.0)


# -- Dice ----------------------------------------------------------------------------------------------------


def count_dice(
    game_luck: Luck,
    streams: Sequence[str],
    shown: set[str],
    kept: Sequence[MeasuredCommand],
    undone: Sequence[MeasuredCommand],
) -> list[Json]:
    """Return how often each face fell, by seat (None: nobody), stream and number of sides."""
    dice, undone_dice = sort_dice(game_luck, kept), sort_dice(game_luck, undone)
    keys = sorted(dice.keys() | undone_dice.keys(), key=lambda key: (key[0] is None, key[0] or 0, *key[1:]))
    return [
        {
            "seat": seat,
            "stream": streams[stream],
            "sides": sides,
            "undone": len(undone_dice[seat, stream, sides]),
            **faces_json(
                dice[seat, stream, sides] + undone_dice[seat, stream, sides],
                sides,
                game_luck.DICE[streams[stream]],
            ),
        }
        for seat, stream, sides in keys
        if streams[stream] in shown
    ]


def sort_dice(
    game_luck: Luck, commands: Iterable[MeasuredCommand]
) -> dict[tuple[int | None, int, int], list[int]]:
    """Return the values that fell, by (seat, stream, sides)."""
    found: dict[tuple[int | None, int, int], list[int]] = defaultdict(list)
    for command in commands:
        owners = game_luck.owners(command)
        for seat, (value, sides, stream) in zip(owners, command.draws, strict=True):
            owner = seat if seat is not None and seat >= 0 else None
            found[owner, stream, sides].append(value)
    return found


def faces_json(values: Sequence[int], sides: int, first: int) -> Json:
    """Return how often each face fell, from `first` up, the mean of what fell, and a test of whether the die is
    fair."""
    counts = [values.count(value) for value in range(sides)]
    return {
        "first": first,
        "counts": counts,
        "mean": first + sum(values) / len(values),
        "expected": first + (sides - 1) / 2,
        **evenness(counts),
    }


def evenness(counts: Sequence[int]) -> Json:
    """Return the chi-square statistic for equally likely faces, and the probability of one at least as large.

    `method`: "exact" (all possible results are counted) or "chi_square" (the limit distribution for many dice).
    """
    sides, total = len(counts), sum(counts)
    squares = sum(count * count for count in counts)
    chi_square = squares * sides / total - total
    is_exact = total <= EXACT_DICE
    p = exact_evenness(squares, sides, total) if is_exact else chi_square_tail(chi_square, sides - 1)
    return {"chi_square": chi_square, "p": p, "method": "exact" if is_exact else "chi_square"}


def exact_evenness(squares: int, sides: int, total: int) -> float:
    """Return the probability that the sum of the squared counts is at least `squares`."""
    return _at_most_1(probabilities_of_squares(sides, total)[squares:].sum())


@cache
def probabilities_of_squares(sides: int, total: int) -> np.ndarray:
    """Return the probability of each sum of the squared counts when `total` dice are rolled.

    The count of each face in turn is binomial, given the number of dice that show none of the faces before it.
    """
    shares = np.zeros((total + 1, total * total + 1))  # [dice given to the faces so far, sum of squares]
    shares[0, 0] = 1.0
    for face in range(sides):
        chance = 1 / (sides - face)
        after = np.zeros_like(shares)
        for given in range(total + 1):
            for count, share in enumerate(binomial(total - given, chance)):
                square = count * count
                after[given + count, square:] += share * shares[given, : shares.shape[1] - square]
        shares = after
    return cast(np.ndarray, shares[total])


def binomial(n: int, chance: float) -> list[float]:
    """Return the probabilities of 0 to n successes in n trials."""
    if chance == 1:
        return [0.0] * n + [1.0]
    logs = (
        lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1) + k * log(chance) + (n - k) * log(1 - chance)
        for k in range(n + 1)
    )
    return [exp(each) for each in logs]


def chi_square_tail(chi_square: float, freedom: int) -> float:
    """Return the probability of a chi-square at least as large, with `freedom` (1 or more) degrees of freedom.

    This is Q(freedom / 2, half), the regularised upper incomplete gamma function, from Q(1/2, x) = erfc(sqrt(x)) or
    Q(1, x) = exp(-x) upwards by Q(a + 1, x) = Q(a, x) + x^a exp(-x) / gamma(a + 1).
    """
    half = chi_square / 2
    if half <= 0:
        return 1.0
    step, tail = (0.5, erfc(sqrt(half))) if freedom % 2 else (1.0, exp(-half))
    while step < freedom / 2:
        tail += exp(step * log(half) - half - lgamma(step + 1))
        step += 1
    return _at_most_1(tail)
