"""Whole plans as candidates: the codes of a seat until somebody else is asked or dice fall.

Where an answer is written in many small codes, one of them alone changes little. The policy proposes plans: the one
that it makes now, and those that it makes later in worlds drawn from the view, when it knows more. Others are its plan
of now with another code in one step, and the policy's way to go on from there.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from stridsplan.engine.dice import next_word

from .kernel import Rules, Scope

if TYPE_CHECKING:
    from .player import Search

LENGTH = 96  # codes of a plan; after them the policy goes on
WORLDS = 6  # in which the policy plays on, for its later plans and for what answers come to
AHEAD = 12  # plans of each world
ACTIONS = 600  # of each world
LATER = 0.5  # of the candidates at most are later plans
TRIES = 3  # for each candidate, until another plan is found
NO_STEP = -1


def propose_plans(search: "Search", scope: Scope, count: int, tape: np.ndarray) -> np.ndarray:
    """Return up to `count` different plans for what `search.workspace.views` shows: the policy's plan, variants of it,
    then plans that the policy makes later."""
    first = policy_plan(search, scope, tape)
    if search.side[scope.seat] < 0:
        return first[None]
    later = [plan for _ in range(WORLDS) for plan in predict_plans(search, scope, tape)]
    likely = np.zeros(len(search.game.actions), np.int32)
    for plan in later:
        likely[plan[plan >= 0]] = 1
    plans = {first.tobytes(): first}
    while later and len(plans) < 1 + LATER * (count - 1):
        plan = complete_plan(
            search, scope, without_end(later.pop(draw_below(tape, len(later)))), NO_STEP, likely
        )
        plans.setdefault(plan.tobytes(), plan)
    varied, steps = len(plans), int((first >= 0).sum())
    for _ in range(TRIES * count):
        if len(plans) == count:
            break
        plan = complete_plan(search, scope, first, draw_below(tape, steps), likely)
        plans.setdefault(plan.tobytes(), plan)
    rows = list(plans.values())
    return np.array([first, *rows[varied:], *rows[1:varied]])


def policy_plan(search: "Search", scope: Scope, tape: np.ndarray) -> np.ndarray:
    """Return the plan that the policy makes now."""
    draw_world(search, scope.seat, tape)
    nothing = np.full(LENGTH, -1, np.int32)
    return complete_plan(search, scope, nothing, NO_STEP, np.zeros(len(search.game.actions), np.int32))


def draw_below(tape: np.ndarray, count: int) -> int:
    """Draw a number below this."""
    return next_word(tape) * count >> 32


def predict_plans(search: "Search", scope: Scope, tape: np.ndarray) -> list[np.ndarray]:
    """Draw a world; return the plans that the policy makes there later on."""
    draw_world(search, scope.seat, tape)
    plans = np.full((1 + AHEAD, LENGTH), -1, np.int32)
    program = search.program
    count = program.predict_plans(program.rules, search.workspace, scope._replace(limit=ACTIONS), plans)
    return list(plans[1:count])


def without_end(plan: np.ndarray) -> np.ndarray:
    """Return a plan without its last code, which ends it, so that the policy may add more actions before that."""
    plan[max(0, int((plan >= 0).sum()) - 1)] = -1
    return plan


def complete_plan(
    search: "Search", scope: Scope, plan: np.ndarray, at: int, likely: np.ndarray
) -> np.ndarray:
    """Return this plan with another code in step `at`, if there is one; after it, or after a code that is not legal,
    the policy goes on."""
    made, program = plan.copy(), search.program
    program.complete(program.rules, search.workspace, scope, made, at, likely)
    return made


def without_repeats(search: "Search", scope: Scope, answers: np.ndarray, tape: np.ndarray) -> np.ndarray:
    """Return the answers but for those that come to the same as one before them: completed to plans by the policy, both
    end in the same position in each of some worlds."""
    nothing, workspace = np.zeros(len(search.game.actions), np.int32), search.workspace
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
            workspace.tape[:] = dice
            complete_plan(search, scope, plans[k], NO_STEP, nothing)
            ends[k] += workspace.states[1:].tobytes()
    return answers[[end not in ends[:k] for k, end in enumerate(ends)]]


def draw_world(search: "Search", seat: int, tape: np.ndarray) -> None:
    """Draw a world from what the seat knows, as record 0."""
    search.program.draw_world(search.program.rules, search.workspace, seat, next_word(tape))


def views_of(
    search: "Search", seat: int, answer: np.ndarray, tape: np.ndarray
) -> Iterator[tuple[int, np.ndarray]]:
    """Yield each code of an answer to what `search.workspace.views` shows, with what its seat sees before it."""
    workspace, rules = search.workspace, Rules(*search.program.rules)
    view = workspace.views[:1].copy()
    draw_world(search, seat, tape)
    for code in answer[answer >= 0].tolist():
        yield code, view
        rules.apply(workspace.states, 0, seat, code, workspace.tape, workspace.log)
        rules.observe(workspace.states, 0, seat, workspace.views, 1)
        view = workspace.views[1:].copy()
