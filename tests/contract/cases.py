"""The tables that the contract tests play at, derived from what each game says of its seats and options.

Every number of seats and every profile as it comes; every other value of every option, with what it needs
beside it; and some tables with all options mixed.
"""

from dataclasses import dataclass

import numpy as np

from stridsplan.engine.options import BadOption
from stridsplan.engine.registry import game_ids, load_game

MIXED = 6  # tables with every option drawn


@dataclass(frozen=True)
class Case:
    """One table: a game, its seats, and the options asked for."""

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


def is_table(game, seats, asked):
    """The options fit together, and every one asked for means something."""
    try:
        values = game.resolve_options(seats, None, asked)
    except BadOption:
        return False
    return set(asked) <= set(game.relevant_options(seats, values))


def companions(game, seats):
    """Nothing, then every single option value, as company for another."""
    yield {}
    for name, choices in game.option_choices(seats).items():
        for value in choices:
            yield {name: value}


def with_company(game, name, value):
    """The first table at which `name` = `value` means something."""
    for seats in (game.default_seats, *game.seats):
        if value not in game.option_choices(seats)[name]:
            continue
        for company in companions(game, seats):
            asked = company | {name: value}
            if name not in company and is_table(game, seats, asked):
                return Case(game.id, seats, tuple(asked.items()))
    raise AssertionError(f"no table has {name} = {value}")


def mixed(game, seed):
    """A table with every option drawn at random, those that mean nothing left out."""
    rng = np.random.default_rng(seed)
    seats = int(rng.choice(list(game.seats)))
    asked = {}
    for name, choices in game.option_choices(seats).items():
        drawn = asked | {name: choices[int(rng.integers(len(choices)))]}
        asked = drawn if is_table(game, seats, drawn) else asked
    return Case(game.id, seats, tuple(asked.items()), name=f"mixed-{seed}")


def cases_of(game):
    cases = [Case(game.id, seats) for seats in game.seats]
    cases += [Case(game.id, game.default_seats, profile=name) for name in list(game.profiles)[1:]]
    for option in game.options:
        for value in option.values:
            case = with_company(game, option.name, value)
            if value != option.default_for(case.seats):
                cases.append(case)
    cases += [mixed(game, seed) for seed in range(MIXED)]
    return list(dict.fromkeys(cases))


CASES = [case for game_id in game_ids() for case in cases_of(load_game(game_id))]
FEW = [case for case in CASES if (not case.options and not case.profile) or case.name == "mixed-1"]
