"""One of the two forces: its possible states, and the states after a field round.

The next state of a force depends on its own state, on its loss by the table, and on whether the enemy still stands and
with how many men. So each force is computed separately, by running the rules, and cached.
"""

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from ..components.battle import HERO_DIE
from ..components.map import DIRECTIONS, NEIGHBOUR
from ..components.pools import FIRST_COMMANDER, FIRST_UNIT, LAST_COMMANDER, LAST_OF, NOWHERE, TROOPS
from ..numbers import Fate, Force, Front, Mark, Outcome, Shaken
from ..rules import commanders, fights, heroes, morale, retreats, strength, tactics, units
from ..rules.battle_arithmetic import hero_risk
from ..rules.casualties import take_losses
from ..rules.forces import first_unit, men_of_force, next_unit, tv_of_force
from ..rules.fronts import foe_on, stands
from .dice_outcomes import dice_outcomes
from .errors import TooLarge
from .parties import LOG, Fight
from .tactics import Roller

ALL = 100  # hundredths of a force fight on its only front
RUN = 500  # additions that take as long as a run of the rules

State = int  # a number in `ForceStates.states`


class Budget:
    """How much may still be computed, in additions; a fight that needs more is too large."""

    def __init__(self, most: int):
        self.most = self.left = most

    def spend(self, additions: int) -> None:
        """Raise TooLarge if nothing is left after so many additions."""
        self.left -= additions
        if self.left < 0:
            raise TooLarge(
                f"the fight is too large for exact odds: it takes more than {self.most:,} additions"
            )


class Facts(NamedTuple):
    """The properties of a state that matter at the beginning of a field round."""

    roller: Roller
    effective: tuple[int, int]  # TV, in EFFECTIVE_PARTS of a half point: without and with a hero point
    boosts: tuple[bool, bool]  # whether it spends a hero point: if it is not behind, if it is
    steps: int  # rows of the combat table in its favour
    pursues: bool
    marches: bool
    is_poisoned: bool  # its weapons are


class Blow(NamedTuple):
    """What a field round does to a force."""

    quarters: int  # of a percent that it loses
    foe_quarters: int  # of a percent that its foe loses
    marks: int  # bits of Mark, if it loses the Tactics roll
    is_poisoned: bool  # by the weapons of its foe
    boosts: bool  # it spends a hero point
    is_perfect: bool  # it regains one


class Costs(NamedTuple):
    """What a blow costs."""

    tv: int  # half points
    men: int
    killed: int  # those of the men that are lost for good


COSTS = len(Costs._fields)


class BlowResult(NamedTuple):
    """A possible result of a blow: the force after its losses and tests, before it may break off."""

    state: State
    costs: Costs
    weight: int  # how many of `ForceStates.whole` equally likely results lead to it


class BreakOffFacts(NamedTuple):
    """The properties of a state that decide whether the force breaks off after its losses and tests."""

    stands: bool
    men: int
    has_lost_enough: bool
    may_give_way: bool


class End(NamedTuple):
    """The properties of a state that are shown."""

    outcome: Outcome
    men: int  # all that are left, those who have retreated included
    shaken: int  # troops
    panicked: int  # units
    has_lost_leader: bool

    @property
    def stands(self) -> bool:
        """Whether the force still fights."""
        return self.outcome == Outcome.STANDS


class ForceStates:
    """A force of a fight in all its states. State 0 is the beginning."""

    def __init__(self, fight: Fight, force: int, budget: Budget):
        s = self.s = fight.s
        self.front, self.force, self.foe = fight.front, force, int(foe_on(s, fight.front, force))
        self.budget = budget
        side = int(s.force[force, Force.SIDE])
        own = slice(FIRST_UNIT[side], LAST_OF[side] + 1)
        leaders = slice(FIRST_COMMANDER[side], LAST_COMMANDER[side] + 1)
        self.units = [unit for unit in range(own.start, own.stop) if s.unit_force[unit] == force]
        self.leaders = [
            who for who in range(leaders.start, leaders.stop) if s.commander_fate[who] == Fate.FREE
        ]
        self.lost, self.killed = s.unit_lost[own], s.unit_killed[own]
        # The parts of the record that a state consists of; a state holds copies of them
        self.fields = [
            s.force[force],
            *(
                s[name][own]
                for name in ("unit_force", "unit_outcome", "unit_at", "unit_order", "unit_formation")
            ),
            *(s[name][own] for name in ("unit_men", "unit_tv", "unit_shaken")),
            *(
                s[name][leaders]
                for name in ("commander_fate", "commander_at", "commander_unit", "commander_points")
            ),
        ]
        self.troops = TROOPS * len(self.units)
        self.tests = morale.FACES**self.troops  # results of the dice if each troop rolls once
        # Troops roll when they rally, and again when they test; the leader's death is one more roll
        self.whole = self.tests * self.tests * HERO_DIE
        self.states: list[list[np.ndarray]] = []
        self.numbers: dict[bytes, State] = {}
        self.gone: set[State] = set()  # states in which the force fights no longer
        self.known_facts: dict[State, Facts] = {}
        self.known_rallies: dict[State, list[tuple[State, int]]] = {}
        self.known_wounds: dict[tuple[State, Blow], tuple[State, Costs]] = {}
        self.known_results: dict[tuple[State, Blow], list[BlowResult]] = {}
        self.known_break_off_facts: dict[State, BreakOffFacts] = {}
        self.known_next: dict[tuple[State, bool], State] = {}
        self.known_ends: dict[State, End] = {}
        fights.begin_round(s, force)
        self.keep()

    # -- States and the record -----------------------------------------------------------------------------------

    def keep(self) -> State:
        """Store the state that the record holds, if it is a new one, and return its number."""
        row = self.s.force[self.force]
        row[Force.ROUNDS] = min(row[Force.ROUNDS], 1)  # only whether it is the first field round matters
        copies = [field.copy() for field in self.fields]
        key = b"".join(copy.tobytes() for copy in copies)
        if key not in self.numbers:
            self.numbers[key] = len(self.states)
            self.states.append(copies)
        return self.numbers[key]

    def load(self, state: State) -> None:
        """Put a state into the record."""
        for field, kept in zip(self.fields, self.states[state], strict=True):
            field[...] = kept
        self.lost[...], self.killed[...] = 0, 0
        self.s.front[self.front, Front.ROUNDS] = self.s.force[self.force, Force.ROUNDS]

    # -- Properties of a state ---------------------------------------------------------------------------------------

    def facts(self, state: State) -> Facts:
        if state not in self.known_facts:
            self.load(state)
            self.known_facts[state] = self.read_facts()
        return self.known_facts[state]

    def read_facts(self) -> Facts:
        s, force, front = self.s, self.force, self.front
        may_boost = heroes.may_boost(s, force)
        return Facts(
            roller=Roller(
                int(tactics.skill(s, force)),
                bool(tactics.is_led(s, force)),
                int(tactics.die_modifier(s, front, force)),
                int(tactics.skill_modifier(s, force)),
            ),
            effective=(
                int(strength.effective_tv(s, front, force, False, ALL)),
                int(strength.effective_tv(s, front, force, True, ALL)),
            ),
            boosts=(
                bool(may_boost and heroes.wants_boost(s, force, False)),
                bool(may_boost and heroes.wants_boost(s, force, True)),
            ),
            steps=int(strength.steps_of(s, force, self.foe)),
            pursues=bool(s.force[force, Force.PURSUES] == 1),
            marches=bool(s.force[force, Force.MARCHED] == 1),
            is_poisoned=bool(strength.has_poison(s, force)),
        )

    def break_off_facts(self, state: State) -> BreakOffFacts:
        if state not in self.known_break_off_facts:
            self.load(state)
            s, force = self.s, self.force
            does_stand = bool(stands(s, force))
            self.known_break_off_facts[state] = BreakOffFacts(
                does_stand,
                int(men_of_force(s, force)),
                does_stand and bool(fights.has_lost_enough(s, force)),
                does_stand and bool(fights.may_give_way(s, force)),
            )
        return self.known_break_off_facts[state]

    def end(self, state: State) -> End:
        if state not in self.known_ends:
            self.load(state)
            s = self.s
            self.known_ends[state] = End(
                outcome=Outcome(int(s.force[self.force, Force.DONE])),
                men=sum(int(units.men_of(s, unit)) for unit in self.units),
                shaken=int((s.unit_shaken[self.units] != Shaken.STEADY).sum()),
                panicked=int((s.unit_outcome[self.units] == Outcome.PANICS).sum()),
                has_lost_leader=any(s.commander_fate[who] != Fate.FREE for who in self.leaders),
            )
        return self.known_ends[state]

    # -- A field round -------------------------------------------------------------------------------------------

    def results_of(self, state: State, blow: Blow) -> list[BlowResult]:
        """Return the possible results of a blow, by the steps of a field round (catalogue 6.4 step 11.6)."""
        key = state, blow
        if key not in self.known_results:
            found: dict[tuple[State, Costs], int] = defaultdict(int)
            for rallied, share in self.after_rally(state):
                wounded, costs = self.after_losses(rallied, blow)
                for after, weight in self.after_tests(wounded, blow):
                    found[after, costs] += share * weight
            self.known_results[key] = [
                BlowResult(after, costs, weight) for (after, costs), weight in found.items()
            ]
        return self.known_results[key]

    def after_rally(self, state: State) -> list[tuple[State, int]]:
        """Return (state, weight) for each state after shaken troops have tried to rally.

        `weight` of `self.tests` equally likely results lead to the state.
        """
        if state not in self.known_rallies:

            def run(dice: np.ndarray, log: np.ndarray) -> None:
                self.load(state)
                morale.rally(self.s, self.force, dice, log)

            self.known_rallies[state] = [
                (self.keep(), weight * (self.tests // whole))
                for weight, whole in dice_outcomes(run, 0, self.troops)
            ]
        return self.known_rallies[state]

    def after_losses(self, state: State, blow: Blow) -> tuple[State, Costs]:
        """Return the state after hero points and losses, and what the force has lost."""
        key = state, blow
        if key not in self.known_wounds:
            s, force = self.s, self.force
            self.load(state)
            leader, tv = int(s.force[force, Force.LEADER]), int(tv_of_force(s, force))
            if blow.boosts:
                commanders.spend_point(s, leader)
            if blow.is_perfect:
                commanders.regain_point(s, leader, LOG)
            take_losses(s, force, blow.quarters, blow.marks, blow.is_poisoned, LOG)
            lost, killed = int(self.lost.sum()), int(self.killed.sum())
            self.known_wounds[key] = (
                self.keep(),
                Costs(tv - int(tv_of_force(s, force)), lost + killed, killed),
            )
        return self.known_wounds[key]

    def after_tests(self, wounded: State, blow: Blow) -> Iterator[tuple[State, int]]:
        """Yield (state, weight) for each state after the rolls for the leader and morale, and retreats by the table.

        `weight` of `self.tests * HERO_DIE` equally likely results lead to the state.
        """
        s, force = self.s, self.force

        def run(dice: np.ndarray, log: np.ndarray) -> None:
            self.budget.spend(RUN)
            self.load(wounded)
            if blow.marks & Mark.KILLED == 0:
                heroes.risk_death(s, force, blow.quarters, blow.foe_quarters, dice, log)
            fights.dissolve(s, force, log)
            fights.judge_morale(s, force, dice, log)
            fights.retreat_by_table(s, force)

        risk = int(hero_risk(blow.quarters, blow.foe_quarters, heroes.risk_basis(s)))
        for weight, whole in dice_outcomes(run, risk, self.troops + 1):
            yield self.keep(), weight * (self.tests * HERO_DIE // whole)

    def next(self, after_blow: State, breaks_off: bool) -> State:
        """Return the state at the beginning of the next field round, or that in which the force has gone."""
        key = after_blow, breaks_off
        if key not in self.known_next:
            self.load(after_blow)
            self.known_next[key] = self.end_round(breaks_off)
        return self.known_next[key]

    def end_round(self, breaks_off: bool) -> State:
        """End the field round in the record and begin the next one, if the force still fights; return the state."""
        s, force = self.s, self.force
        if breaks_off:
            fights.leave_fight(s, force, Outcome.BREAKS_OFF, True)
        fights.sum_up(s, force)
        fights.end_round(s, force)
        does_stand = stands(s, force)
        if does_stand:
            self.split_off_retreating()
            fights.begin_round(s, force)
        state = self.keep()
        if not does_stand:
            self.gone.add(state)
        return state

    def split_off_retreating(self) -> None:
        """Let units that retreat, and destroyed ones, leave a force that stands; its leader stays with the others
        (CN-RETREAT-4)."""
        s, force = self.s, self.force
        here = int(s.force[force, Force.HEX])
        # Any neighbouring hex will do: the fight goes on without them
        away = next(int(NEIGHBOUR[here, k]) for k in range(DIRECTIONS) if NEIGHBOUR[here, k] != NOWHERE)
        unit = first_unit(s, force)
        while unit != NOWHERE:
            following = next_unit(s, force, unit)
            if s.unit_outcome[unit] == Outcome.DESTROYED:
                s.unit_at[unit], s.unit_force[unit] = NOWHERE, NOWHERE
            elif s.unit_outcome[unit] != Outcome.STANDS:
                retreats.retreat_to(s, unit, away, LOG)
                s.unit_force[unit] = NOWHERE
            unit = following
