"""The tables of the contract tests, derived from each game's seats and options.

There is a table for every number of seats and for every profile; some tables with random options, chosen to cover as
many pairs of values as possible; and tables for the option values that are in none of these.
"""

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from zlib import crc32

import numpy as np
import pytest

from depth import SOAK, depth
from stridsplan.engine.options import BadOption
from stridsplan.engine.registry import game_ids, load_game

POOL = 60  # tables per game with random options
MIXED = depth(4, 10)  # of the pool, chosen for play


@dataclass(frozen=True)
class Case:
    """One table: a game, its seats, and the requested options."""

    game_id: str
    seats: int
    options: tuple = ()
    profile: str | None = None
    name: str = ""

    @property
    def game(self):
        return load_game(self.game_id)

    @property
    def encoded(self):
        values = self.game.resolve_options(self.seats, self.profile, dict(self.options))
        return self.game.encode_options(self.seats, values)

    @cached_property
    def values(self):
        """The relevant values in force at this table."""
        values = self.game.resolve_options(self.seats, self.profile, dict(self.options))
        relevant = sorted(self.game.relevant_options(self.seats, values))
        return [("seats", self.seats), *((name, values[name]) for name in relevant)]

    @property
    def setting(self):
        """The arguments of a Table."""
        return {
            "game": self.game_id,
            "seats": self.seats,
            "profile": self.profile,
            "options": dict(self.options),
        }

    def __str__(self):
        parts = [self.game_id, str(self.seats), self.profile or ""]
        parts += [self.name] if self.name else [f"{name}={value}" for name, value in self.options]
        return "-".join(part for part in parts if part)


def is_table(game, seats, options):
    """Tell whether the options are valid together and each requested one is relevant."""
    try:
        values = game.resolve_options(seats, None, options)
    except BadOption:
        return False
    return set(options) <= set(game.relevant_options(seats, values))


def choices_of(game, seats):
    """The values that each option may take while the others have their defaults."""
    return game.option_choices(seats, game.resolve_options(seats, None, {}))


def single_options(game, seats):
    """Yield no option, then every single option value, to combine with another."""
    yield {}
    for name, choices in choices_of(game, seats).items():
        for value in choices:
            yield {name: value}


def relevant_case(game, name, value):
    """Return the first table at which `name` = `value` is relevant."""
    for seats in (game.default_seats, *game.seats):
        if value not in choices_of(game, seats)[name]:
            continue
        for extra in single_options(game, seats):
            options = extra | {name: value}
            if name not in extra and is_table(game, seats, options):
                return Case(game.id, seats, tuple(options.items()))
    raise AssertionError(f"no table has {name} = {value}")


def mixed(game, seed):
    """Make a table with random options, without the irrelevant ones."""
    rng = np.random.default_rng(seed)
    seats = int(rng.choice(list(game.seats)))
    options = {}
    for name, choices in choices_of(game, seats).items():
        drawn = options | {name: choices[int(rng.integers(len(choices)))]}
        options = drawn if is_table(game, seats, drawn) else options
    return Case(game.id, seats, tuple(options.items()), name=f"mixed-{seed}")


def cover_pairs(cases, count):
    """Choose tables greedily, each adding the most pairs of option values to those before it."""
    pairs = {case: set(combinations(case.values, 2)) for case in cases}
    chosen, covered = [], set()
    for _ in range(count):
        chosen.append(max(pairs, key=lambda case: len(pairs[case] - covered)))
        covered |= pairs.pop(chosen[-1])
    return chosen


def with_more(game, case, wanted):
    """Add to a table those of these option values that are valid together with its own."""
    options = dict(case.options)
    choices = choices_of(game, case.seats)
    for name, value in wanted:
        more = options | {name: value}
        if name not in options and value in choices[name] and is_table(game, case.seats, more):
            options = more
    return Case(game.id, case.seats, tuple(options.items()))


def cases_of(game):
    """The tables of a game for the contract tests."""
    cases = [Case(game.id, seats) for seats in game.seats]
    others = list(game.profiles)[1:]  # the first profile is the default
    cases += [Case(game.id, game.default_seats, profile=name) for name in others]
    cases += cover_pairs(dict.fromkeys(mixed(game, seed) for seed in range(POOL)), MIXED)
    missing = {(option.name, value): None for option in game.options for value in option.values}
    while True:
        for case in cases:
            for value in case.values:
                missing.pop(value, None)
        if not missing:
            return cases
        # from the last one, because an option may need those before it
        cases.append(with_more(game, relevant_case(game, *next(reversed(missing))), missing))


CASES = [case for game_id in game_ids() for case in cases_of(load_game(game_id))]
MIXTURES = {case.game_id: case for case in reversed(CASES) if case.name}  # the first chosen one of each game


def each_of(cases):
    """Run a test on each of these tables; in `make test` on every sixth one, from a start that depends on its name."""

    def mark(test):
        step = 1 if SOAK else 6
        first = crc32(test.__name__.encode()) % step
        return pytest.mark.parametrize("case", cases[first::step], ids=str)(test)

    return mark


FEW = [case for case in CASES if not case.options and not case.profile] + list(MIXTURES.values())
each_case = each_of(CASES)
