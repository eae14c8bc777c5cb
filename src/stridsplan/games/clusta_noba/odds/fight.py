"""A fight of two forces: one field round of it, and all field rounds until it ends (CN-COMBAT-1, CN-COMBAT-27).

Probabilities are exact. The fight goes from pairs of states to pairs of states; ways that lead to the same pair are
added up. Weights are integers; a weight divided by `whole` is a probability. `a` and `b` are the states of the
attackers and the defenders.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator
from fractions import Fraction
from math import lcm
from typing import NamedTuple

from ..components.battle import LOSER_LOSS, WINNER_LOSS
from ..numbers import DAY_ROUNDS, PULSES
from ..rules.battle_arithmetic import loss_quarters, row_shift, table_row, tv_difference
from ..rules.casualties import marks
from .force_states import COSTS, Blow, BlowResult, BreakOffFacts, Budget, End, Facts, ForceStates, State
from .parties import Fight
from .tactics import tactics_odds

MOST_ADDITIONS = 20_000_000  # a fight that needs more is too large (see `Budget`)
FIELD_ROUNDS_OF_DAY = DAY_ROUNDS * PULSES  # from dawn to dusk: one in each pulse
Pair = tuple[State, State]  # of the attackers and the defenders


class Cell(NamedTuple):
    """One cell of the combat table, and its effect on both forces."""

    attack_wins: bool  # the Tactics roll
    row: int  # from 0
    column: int
    attack: Blow
    defend: Blow


class Expected(NamedTuple):
    """What a force is expected to lose, as in `force_states.Costs`."""

    tv: Fraction  # half points
    men: Fraction
    killed: Fraction  # those of the men that are lost for good


class Ends(NamedTuple):
    """How a fight can end, with probabilities, and what both are expected to lose.

    It ends when a force has gone, or after a number of field rounds.
    """

    chances: dict[tuple[End, End], Fraction]  # of the ends of attackers and defenders
    attack: Expected
    defend: Expected
    rounds: Fraction  # expected number of field rounds

    def chance(self, holds: Callable[[End, End], bool]) -> Fraction:
        """Return the probability that `holds(attackers, defenders)` is true at the end."""
        return sum((chance for ends, chance in self.chances.items() if holds(*ends)), Fraction(0))


class Solver:
    """A fight in all its states, which are computed when they are needed."""

    def __init__(self, fight: Fight, most_additions: int = MOST_ADDITIONS):
        self.budget = Budget(most_additions)
        self.attack = ForceStates(fight, fight.attack, self.budget)
        self.defend = ForceStates(fight, fight.defend, self.budget)

    # -- One field round -----------------------------------------------------------------------------------------

    def count_rolls(self, a: State, b: State) -> int:
        """Return the number of equally likely ways in which a Tactics roll can be decided."""
        return tactics_odds(self.attack.facts(a).roller, self.defend.facts(b).roller)[1]

    def cells(self, a: State, b: State) -> Iterator[tuple[Cell, int]]:
        """Yield (cell, weight) for every cell of the table that the Tactics roll can lead to.

        `weight` of the `count_rolls` equally likely rolls lead to the cell.
        """
        ours, theirs = self.attack.facts(a), self.defend.facts(b)
        boosts = who_boosts(ours, theirs)
        for margin, weight in tactics_odds(ours.roller, theirs.roller)[0]:
            if margin.wins:
                r = row_of(ours, theirs, *boosts)
                own_loss, foe_loss = losses(ours, theirs, r, margin.column)
            else:
                r = row_of(theirs, ours, *boosts[::-1])
                foe_loss, own_loss = losses(theirs, ours, r, margin.column)
            attack = Blow(*own_loss, theirs.is_poisoned, boosts[0], margin.is_perfect)
            defend = Blow(*foe_loss, ours.is_poisoned, boosts[1], margin.is_foe_perfect)
            yield Cell(margin.wins, r, margin.column, attack, defend), weight

    def after_breaking_off(self, a: State, b: State) -> Pair:
        """Return the states that follow when each force has broken off or stayed (CN-ORDER-14, CN-ORDER-21)."""
        ours, theirs = self.attack.break_off_facts(a), self.defend.break_off_facts(b)
        return self.attack.next(a, breaks_off(ours, theirs)), self.defend.next(b, breaks_off(theirs, ours))

    # -- All field rounds ----------------------------------------------------------------------------------------

    def play(self, rounds: int = FIELD_ROUNDS_OF_DAY) -> Ends:
        """Fight until a force has gone, for at most `rounds` field rounds."""
        fighting: dict[Pair, int] = {(0, 0): 1}  # weights; state 0 is the beginning
        ended: dict[Pair, Fraction] = defaultdict(Fraction)
        whole, fought = 1, Fraction(0)
        costs = [Fraction(0)] * 2 * COSTS
        for _ in range(rounds):
            fought += Fraction(sum(fighting.values()), whole)
            fighting, whole, spent = self.fight_round(fighting, whole)
            costs = [cost + Fraction(more, whole) for cost, more in zip(costs, spent, strict=True)]
            for pair in [pair for pair in fighting if not self.goes_on(*pair)]:
                ended[pair] += Fraction(fighting.pop(pair), whole)
        for pair, weight in fighting.items():
            ended[pair] += Fraction(weight, whole)
        return Ends(self.end_chances(ended), Expected(*costs[:COSTS]), Expected(*costs[COSTS:]), fought)

    def fight_round(self, fighting: dict[Pair, int], whole: int) -> tuple[dict[Pair, int], int, list[int]]:
        """Return the pairs that a field round leads to with their weights, the new `whole`, and what both lose.

        The losses are the attackers' Costs, then the defenders', each summed over all results times their weights.
        """
        rolls = lcm(*(self.count_rolls(*pair) for pair in fighting))
        attack_whole, defend_whole = self.attack.whole, self.defend.whole
        after: dict[Pair, int] = defaultdict(int)
        costs = [0] * 2 * COSTS
        for pair, weight in fighting.items():
            share = weight * (rolls // self.count_rolls(*pair))
            for cell, part in self.cells(*pair):
                attack_results = self.attack.results_of(pair[0], cell.attack)
                defend_results = self.defend.results_of(pair[1], cell.defend)
                self.combine(attack_results, defend_results, share * part, after)
                add_costs(costs, 0, attack_results, share * part * defend_whole)
                add_costs(costs, COSTS, defend_results, share * part * attack_whole)
        return after, whole * rolls * attack_whole * defend_whole, costs

    def combine(
        self,
        attack_results: list[BlowResult],
        defend_results: list[BlowResult],
        weight: int,
        after: dict[Pair, int],
    ) -> None:
        """Add the weight of every pair of results of both forces to `after`, under the states that follow."""
        self.budget.spend(len(attack_results) * len(defend_results))
        for ours in attack_results:
            share = weight * ours.weight
            for theirs in defend_results:
                after[self.after_breaking_off(ours.state, theirs.state)] += share * theirs.weight

    def goes_on(self, a: State, b: State) -> bool:
        return a not in self.attack.gone and b not in self.defend.gone

    def end_chances(self, ended: dict[Pair, Fraction]) -> dict[tuple[End, End], Fraction]:
        chances: dict[tuple[End, End], Fraction] = defaultdict(Fraction)
        for (a, b), chance in ended.items():
            chances[self.attack.end(a), self.defend.end(b)] += chance
        return chances


def who_boosts(ours: Facts, theirs: Facts) -> tuple[bool, bool]:
    """Return whether each force spends a hero point before the roll, as its doctrine says (CN-HP-3, CN-HP-7)."""
    own, enemy = ours.effective[0], theirs.effective[0]
    return ours.boosts[own < enemy], theirs.boosts[enemy < own]


def row_of(winner: Facts, loser: Facts, winner_boosts: bool, loser_boosts: bool) -> int:
    """Return the row of the table, from 0 (CN-COMBAT-9, CN-COMBAT-11, CN-RETREAT-5)."""
    d = tv_difference(winner.effective[winner_boosts], loser.effective[loser_boosts])
    return int(table_row(d, row_shift(winner.steps, loser.steps, winner.pursues, loser.pursues))) - 1


def losses(winner: Facts, loser: Facts, r: int, c: int) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    """Return (own loss, the foe's, bits of Mark) of the winner, then of the loser; losses in quarters of a percent
    (CN-COMBAT-13)."""
    won = int(loss_quarters(int(WINNER_LOSS[r, c]), winner.marches, loser.marches))
    lost = int(loss_quarters(int(LOSER_LOSS[r, c]), loser.marches, winner.marches))
    return (won, lost, 0), (lost, won, int(marks(r, c)))


def breaks_off(own: BreakOffFacts, foe: BreakOffFacts) -> bool:
    """Return whether a force breaks off by doctrine or by WAIT: never if it or the enemy no longer fights (CN-ORDER-14,
    CN-ORDER-21)."""
    if not own.stands or not foe.stands:
        return False
    return own.has_lost_enough or (own.may_give_way and foe.men > own.men)


def add_costs(costs: list[int], first: int, results: list[BlowResult], weight: int) -> None:
    for result in results:
        for k, cost in enumerate(result.costs):
            costs[first + k] += weight * result.weight * cost
