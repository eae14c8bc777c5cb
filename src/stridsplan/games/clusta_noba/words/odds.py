"""Exact odds of a fight as JSON: of its first field round, and of all until it ends."""

from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction

from ..components.battle import HALF_POINTS, QUARTERS
from ..numbers import Mark
from ..odds import FIELD_ROUNDS_OF_DAY, Ends, NoFight, Solver
from ..odds.fight import Cell
from ..odds.force_states import End
from .things import Json, name_of


def no_fight_json(before: NoFight) -> Json:
    """Return the odds if a party leaves or stops before the fight (CN-CONTACT-6, CN-ORDER-21, CN-ORDER-22)."""
    attackers_go = before.who == "attack"
    return {
        "before": {"who": before.who, "does": before.does},
        "win": 0.0 if attackers_go else 1.0,
        "lose": 1.0 if attackers_go and before.does == "flees" else 0.0,
        "undecided": 1.0 if before.does == "stops" else 0.0,
    }


def fight_json(solver: Solver, rounds: int = FIELD_ROUNDS_OF_DAY) -> Json:
    """Return the odds of the whole fight, of at most `rounds` field rounds, and of the first field round."""
    ends = solver.play(rounds)
    return {**ends_json(ends), "rounds": float(ends.rounds), "round": round_json(solver)}


def round_json(solver: Solver) -> Json:
    """Return the odds of the first field round: of the Tactics roll, of each cell of the table, and of both forces."""
    cells = list(solver.cells(0, 0))  # state 0 of both is the beginning
    whole = solver.count_rolls(0, 0)
    wins = sum(weight for cell, weight in cells if cell.attack_wins)
    return {
        "tactics": wins / whole,
        "cells": [cell_json(cell, Fraction(weight, whole)) for cell, weight in merge_cells(cells)],
        **ends_json(solver.play(1)),
    }


def merge_cells(cells: list[tuple[Cell, int]]) -> list[tuple[Cell, int]]:
    """Return the cells, with those merged that differ only by the hero points that are spent or regained."""
    found: dict[tuple[bool, int, int], tuple[Cell, int]] = {}
    for cell, weight in cells:
        key = cell.attack_wins, cell.row, cell.column
        found[key] = cell, weight + (found[key][1] if key in found else 0)
    return [found[key] for key in sorted(found, reverse=True)]


def cell_json(cell: Cell, chance: Fraction) -> Json:
    """Return one cell of the table, with the percentages that both lose, march formation included (CN-COMBAT-13)."""
    marks = cell.attack.marks | cell.defend.marks
    return {
        "chance": float(chance),
        "winner": "attack" if cell.attack_wins else "defend",
        "row": cell.row + 1,
        "column": cell.column + 1,
        "attack": cell.attack.quarters / QUARTERS,
        "defend": cell.defend.quarters / QUARTERS,
        "marks": [mark.name.lower() for mark in Mark if marks & mark],
    }


def ends_json(ends: Ends) -> Json:
    """Return who is left, and what it has cost."""
    return {
        "win": float(ends.chance(lambda attack, defend: attack.stands and not defend.stands)),
        "lose": float(ends.chance(lambda attack, defend: defend.stands and not attack.stands)),
        "both_gone": float(ends.chance(lambda attack, defend: not attack.stands and not defend.stands)),
        "undecided": float(ends.chance(lambda attack, defend: attack.stands and defend.stands)),
        "attacker_loss": float(ends.attack.men),
        "defender_loss": float(ends.defend.men),
        "attack": party_json(ends, 0),
        "defend": party_json(ends, 1),
    }


def party_json(ends: Ends, place: int) -> Json:
    """Return what may become of one force (0: the attackers, 1: the defenders); losses are expected numbers."""
    costs = (ends.attack, ends.defend)[place]
    left: dict[int, Fraction] = defaultdict(Fraction)
    outcomes: dict[str, Fraction] = defaultdict(Fraction)
    for both, chance in ends.chances.items():
        left[both[place].men] += chance
        outcomes[str(name_of(type(both[place].outcome), both[place].outcome))] += chance
    return {
        "tv_loss": float(costs.tv / HALF_POINTS),
        "lost_for_good": float(costs.killed),
        "panics": chance_of(ends, place, lambda end: end.panicked > 0),
        "shaken": chance_of(ends, place, lambda end: end.shaken > 0),
        "leader_falls": chance_of(ends, place, lambda end: end.has_lost_leader),
        "outcomes": {name: float(chance) for name, chance in outcomes.items()},
        "left": {men: float(left[men]) for men in sorted(left)},
    }


def chance_of(ends: Ends, place: int, holds: Callable[[End], bool]) -> float:
    return float(ends.chance(lambda *both: holds(both[place])))
