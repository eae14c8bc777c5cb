"""Whole plans as candidates: the codes of a seat until another seat must act or dice are rolled.

If an answer consists of many small codes, a single code changes little. So the candidates are plans of the policy: its
plan now, and its later plans in worlds drawn from the view, when it knows more. Further candidates are variants of its
plan now: another code in one step, and the policy's codes after that.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from stridsplan.engine.dice import next_word

from .kernel import Rules, Scope

if TYPE_CHECKING:
    from .player import Search

LENGTH = 96  # codes of a plan at most; the policy chooses the codes after them
WORLDS = 6  # worlds to find later plans of the policy, and to compare where answers lead
AHEAD = 12  # later plans from each world, at most
ACTIONS = 600  # actions played in each world, at most
LATER = 0.5  # the maximum share of later plans among the candidates
TRIES = 3  # attempts for each candidate to find a new plan
NO_STEP = -1  # no step gets another code


def propose_plans(search: "Search", scope: Scope, count: int, tape: np.ndarray) -> np.ndarray:
    """Return up to `count` different plans for the view in `search.workspace`: the policy's plan, variants of it, then
    plans that the policy makes later."""
    first = policy_plan(search, scope, tape)
    if search.side[scope.seat] < 0:  # an umpire: there is nothing to win
        return first[None]
    later = [plan for _ in range(WORLDS) for plan in predict_plans(search, scope, tape)]
    likely = np.zeros(len(search.game.actions), np.int32)
    for plan in later:
        likely[plan[plan >= 0]] = 1
    plans = {first.tobytes(): first}
    while later and len(plans) < 1 + LATER * (count - 1):
        plan = complete_plan(
            search, scope, remove_end(later.pop(draw_below(tape, len(later)))), NO_STEP, likely
        )
        plans.setdefault(plan.tobytes(), plan)
    first_variant, steps = len(plans), int((first >= 0).sum())
    for _ in range(TRIES * count):
        if len(plans) == count:
            break
        plan = complete_plan(search, scope, first, draw_below(tape, steps), likely)
        plans.setdefault(plan.tobytes(), plan)
    rows = list(plans.values())
    return np.array([first, *rows[first_variant:], *rows[1:first_variant]])


def policy_plan(search: "Search", scope: Scope, tape: np.ndarray) -> np.ndarray:
    """Return the plan that the policy makes now."""
    draw_world(search, scope.seat, tape)
    empty, none_likely = np.full(LENGTH, -1, np.int32), np.zeros(len(search.game.actions), np.int32)
    return complete_plan(search, scope, empty, NO_STEP, none_likely)


def draw_below(tape: np.ndarray, count: int) -> int:
    """Draw a number from 0 to `count` - 1."""
    return next_word(tape) * count >> 32


def predict_plans(search: "Search", scope: Scope, tape: np.ndarray) -> list[np.ndarray]:
    """Draw a world; return the later plans of the policy in it."""
    draw_world(search, scope.seat, tape)
    plans = np.full((1 + AHEAD, LENGTH), -1, np.int32)
    program = search.program
    count = program.predict_plans(program.rules, search.workspace, scope._replace(limit=ACTIONS), plans)
    return list(plans[1:count])


def remove_end(plan: np.ndarray) -> np.ndarray:
    """Remove the last code of a plan, in place, and return the plan: the policy may then add actions before it ends."""
    plan[max(0, int((plan >= 0).sum()) - 1)] = -1
    return plan


def complete_plan(
    search: "Search", scope: Scope, plan: np.ndarray, at: int, likely: np.ndarray
) -> np.ndarray:
    """Return a plan with another code in step `at` (NO_STEP: in none). After that step, or from the first illegal code
    on, the policy chooses the codes. The other code is drawn from the legal codes with `likely[code]` 1, or from all
    legal codes if there is none."""
    completed, program = plan.copy(), search.program
    program.complete(program.rules, search.workspace, scope, completed, at, likely)
    return completed


def without_repeats(search: "Search", scope: Scope, answers: np.ndarray, tape: np.ndarray) -> np.ndarray:
    """Return the answers without those that lead to the same position as an earlier one.

    Two answers do so if the policy completes them to plans that end in the same position in each of `WORLDS` worlds.
    """
    none_likely, workspace = np.zeros(len(search.game.actions), np.int32), search.workspace
    plans = np.full((len(answers), max(LENGTH, answers.shape[1])), -1, np.int32)
    plans[:, : answers.shape[1]] = answers
    ends = [b""] * len(answers)
    for _ in range(WORLDS):
        alike = [k for k, end in enumerate(ends) if ends.count(end) > 1]
        if not alike:
            break
        draw_world(search, scope.seat, tape)
        dice = workspace.tape.copy()
        for k in alike:
            workspace.tape[:] = dice  # the same dice for every plan
            complete_plan(search, scope, plans[k], NO_STEP, none_likely)
            ends[k] += workspace.states[1:].tobytes()  # record 1: the position after the plan
    return answers[[end not in ends[:k] for k, end in enumerate(ends)]]


def draw_world(search: "Search", seat: int, tape: np.ndarray) -> None:
    """Draw a world from what the seat knows, as record 0 of the workspace; plans are then played in record 1."""
    search.program.draw_world(search.program.rules, search.workspace, seat, next_word(tape))


def views_of(
    search: "Search", seat: int, answer: np.ndarray, tape: np.ndarray
) -> Iterator[tuple[int, np.ndarray]]:
    """Play an answer in a world drawn from `search.workspace`; yield each code with the view that the seat has before
    it."""
    workspace, rules = search.workspace, Rules(*search.program.rules)
    view = workspace.views[:1].copy()
    draw_world(search, seat, tape)
    for code in answer[answer >= 0].tolist():
        yield code, view
        rules.apply(workspace.states, 0, seat, code, workspace.tape, workspace.log)
        rules.observe(workspace.states, 0, seat, workspace.views, 1)
        view = workspace.views[1:].copy()
