"""Plans of seats: answers that are chosen ahead, and played when the seat is asked. Pure functions.

A seat has at most one plan. A plan is a dictionary, the JSON of the protocol:

- `seat`: the seat that planned.
- `branches`, each with the `question` that it waits for; `anywhere`, whether the places and people in the question may
  differ; `again`, whether the branch waits for the question again afterwards; and `steps`, the answers to the question
  and to those that follow.
- `at`: the indices of the branch that is being played and of its next step, or None.
- `rests`: the indices of the branches that wait again, but only after somebody else has acted.
- `ended`: why the rest of an earlier plan was not played, or None. Its `id` is `question` (the seat was asked another
  question), `draw` (the seat was offered a draw, which a step would decline), `illegal`, `undone`, `timed_out` or
  `stood_in`.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from .. import engine
from .history import may_notice
from .records import Row, TableState

Plan = dict[str, Any]
Plans = tuple[Plan, ...]
StepIndex = tuple[int, int]  # the index of a branch, and of one of its steps
Question = dict[str, Any]


def plan_of(plans: Plans, seat: int) -> Plan | None:
    """Return the plan of a seat."""
    return next((plan for plan in plans if plan["seat"] == seat), None)


def replace_plan(plans: Plans, plan: Plan) -> Plans:
    """Replace a seat's plan; one without branches and without a reason why it ended is removed."""
    others = tuple(each for each in plans if each["seat"] != plan["seat"])
    return (*others, plan) if plan["branches"] or plan["ended"] else others


def new_plan(seat: int, branches: list[dict[str, Any]]) -> Plan:
    """Return a plan that has not begun."""
    return {"seat": seat, "branches": branches, "at": None, "rests": [], "ended": None}


def ended(plan: Plan, identifier: str, **more: Any) -> Plan:
    """Return a plan without branches that says why the plan ended, and which step was due."""
    step = None if plan["at"] is None else step_at(plan, plan["at"])
    return new_plan(plan["seat"], []) | {"ended": {"id": identifier, "step": step} | more}


def is_due(plan: Plan | None, question: Question) -> bool:
    """Return whether a plan must act on a question: by answering it, or by ending."""
    return plan is not None and (plan["at"] is not None or next_step_index(plan, question) is not None)


def next_step_index(plan: Plan, question: Question) -> StepIndex | None:
    """Return the index of the step that answers a question; None if there is none, or if the question is a race.

    If a branch has begun, it is that branch's next step; else the first step of the first branch that waits for the
    question.
    """
    if question.get("race") is not None:
        return None
    if plan["at"] is not None:
        branch, step = plan["at"]
        planned = plan["branches"][branch]["steps"][step]["question"]
        return (branch, step) if engine.is_same_question(question, planned) else None
    for branch, each in enumerate(plan["branches"]):
        fits = engine.is_same_question(question, each["question"], anywhere=each["anywhere"])
        if fits and branch not in plan["rests"]:
            return branch, 0
    return None


def step_at(plan: Plan, index: Sequence[int]) -> dict[str, Any]:
    """Return a step of a plan."""
    branch, step = index
    found: dict[str, Any] = plan["branches"][branch]["steps"][step]
    return found


def advanced(plan: Plan, index: StepIndex) -> Plan:
    """Return the plan after one of its steps was played."""
    branch, step = index
    if step + 1 < len(plan["branches"][branch]["steps"]):
        return plan | {"at": [branch, step + 1]}
    if plan["branches"][branch]["again"]:
        return plan | {"at": None, "rests": [*plan["rests"], branch]}
    return _without_branch(plan, branch)


def due_seats(table_state: TableState, questions: Mapping[int, Question]) -> list[int]:
    """Return the seats whose plans must act, given what each seat is asked."""
    return [
        seat
        for seat, question in questions.items()
        if not table_state.is_played_by_bot(seat) and is_due(plan_of(table_state.plans, seat), question)
    ]


def after_row(plans: Plans, row: Row, *, is_over: bool, played: Plan | None = None) -> Plans:
    """Return the plans after a row. `played`: the rest of a plan, if the row is a step of that plan."""
    if is_over:
        return ()
    if played is not None:
        return replace_plan(plans, played)
    for plan in plans:
        plans = replace_plan(
            plans, _active_plan_after_row(plan, row) if plan["branches"] else _ended_plan_after_row(plan, row)
        )
    return plans


def end_plans(table_state: TableState, seats: Iterable[int], identifier: str) -> TableState:
    """End the plans of some seats; `identifier` says why, as in `ended`."""
    plans = table_state.plans
    for plan in plans:
        if plan["seat"] in seats and plan["branches"]:
            plans = replace_plan(plans, ended(plan, identifier))
    return replace(table_state, plans=plans)


def _active_plan_after_row(plan: Plan, row: Row) -> Plan:
    """Return a plan with branches after a row: it may end, lose a branch, or let its resting branches wait again."""
    is_own = row.seat == plan["seat"]
    if row.is_undo:
        # the undo of another seat may have undone what the running branch relies on
        ends_plan = is_own or (plan["at"] is not None and may_notice(row, plan["seat"]))
        return ended(plan, "undone") if ends_plan else plan
    if not is_own:
        return plan | {"rests": []} if may_notice(row, plan["seat"]) else plan
    code = row.codes[0]
    if code in engine.LEAVING:
        return new_plan(plan["seat"], [])
    if code == engine.AtTable.TIMED_OUT:
        return ended(plan, "timed_out")
    # codes of the game are not negative
    if code >= 0 and plan["at"] is not None:  # the person goes on without the plan
        return _without_branch(plan, plan["at"][0])
    return plan


def _ended_plan_after_row(plan: Plan, row: Row) -> Plan:
    """Return a plan without branches after a row: when its person acts again, the reason why it ended is dropped."""
    acts_again = row.seat == plan["seat"] and not row.is_undo and row.codes[0] >= 0
    return plan | {"ended": None} if acts_again else plan


def _without_branch(plan: Plan, branch: int) -> Plan:
    rest = [each for number, each in enumerate(plan["branches"]) if number != branch]
    rests = [number - (number > branch) for number in plan["rests"] if number != branch]  # later ones move up
    return plan | {"branches": rest, "at": None, "rests": rests}
