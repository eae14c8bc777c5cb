"""The Tactics roll: every result of both dice, grouped by its consequences (CN-COMBAT-3 to CN-COMBAT-8)."""

from functools import cache
from typing import NamedTuple

from ..components.battle import FUMBLE, PERFECT
from ..rules.battle_arithmetic import difference, differential, is_fumble, is_perfect, table_column
from ..rules.tactics import FACES, NO_ROLL


class Roller(NamedTuple):
    """The values of a force that matter for the roll."""

    skill: int
    is_led: bool
    die_modifier: int = 0
    skill_modifier: int = 0


class Margin(NamedTuple):
    """The result of the roll."""

    wins: bool  # the first of the two
    column: int
    is_perfect: bool  # its roll, so that a leader regains a hero point (CN-HP-2)
    is_foe_perfect: bool


class Die(NamedTuple):
    """A roll of one leader, and how many of the FACES * FACES equally likely results of two dice it represents."""

    differential: int
    is_perfect: bool
    is_fumble: bool
    weight: int


@cache
def tactics_odds(one: Roller, other: Roller) -> tuple[tuple[tuple[Margin, int], ...], int]:
    """Return every margin with its weight, and the sum of the weights; a tie is rolled again, so it counts for
    nothing."""
    found: dict[Margin, int] = {}
    theirs = rolls_of(other)
    for ours in rolls_of(one):
        for foe in theirs:
            by = difference(
                ours.differential, foe.differential, one.is_led, other.is_led, ours.is_fumble, foe.is_fumble
            )
            if by != 0:
                is_perfect_for = ours.is_perfect and one.is_led, foe.is_perfect and other.is_led
                margin = Margin(by > 0, table_column(abs(by)), *is_perfect_for)
                found[margin] = found.get(margin, 0) + ours.weight * foe.weight
    return tuple(found.items()), sum(found.values())


def rolls_of(roller: Roller) -> list[Die]:
    """Return every roll of a leader, with the confirming die if there is one."""
    rolls = []
    for first in range(1, FACES + 1):
        needs_another = first in (PERFECT, FUMBLE)
        for confirm in range(1, FACES + 1) if needs_another else (NO_ROLL,):
            perfect = is_perfect(first, confirm, roller.skill)
            rolls.append(
                Die(
                    differential(roller.skill, first, perfect, roller.die_modifier, roller.skill_modifier),
                    perfect,
                    is_fumble(first, confirm, roller.skill),
                    1 if needs_another else FACES,
                )
            )
    return rolls
