"""Plans of seats: answers that are given ahead, and played when they are asked for. Pure functions of values.

A plan is a dictionary in the protocol's form: `seat`; `branches`, each with the `question` that it waits for, whether
its places and people may differ (`anywhere`), whether it waits `again` afterwards, and its `steps`, the answers; `at`,
the branch that is being played and its next step, or None; `rests`, the branches that wait again, but not before
somebody else has acted; and `ended`, why the rest of an earlier plan was not played, or None. A seat has one plan at
most.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from .. import engine
from .history import may_notice
from .records import Extras, Row

Plan = dict[str, Any]
Plans = tuple[Plan, ...]
Place = tuple[int, int]  # a branch and one of its steps
Question = dict[str, Any]


def plan_of(plans: Plans, seat: int) -> Plan | None:
    """Return the plan of a seat."""
    return next((plan for plan in plans if plan["seat"] == seat), None)


def put(plans: Plans, plan: Plan) -> Plans:
    """Replace a seat's plan; one without branches and without a reason why it ended is removed."""
    others = tuple(each for each in plans if each["seat"] != plan["seat"])
    return (*others, plan) if plan["branches"] or plan["ended"] else others


def new_plan(seat: int, branches: list[dict[str, Any]]) -> Plan:
    """Return a plan that has not begun."""
    return {"seat": seat, "branches": branches, "at": None, "rests": [], "ended": None}


def ended(plan: Plan, identifier: str, **more: Any) -> Plan:
    """Return what remains of a plan that is not played any further: why, and the step that was due."""
    step = None if plan["at"] is None else step_at(plan, plan["at"])
    return new_plan(plan["seat"], []) | {"ended": {"id": identifier, "step": step} | more}


def is_due(plan: Plan | None, question: Question) -> bool:
    """Return whether the plan has something to do with a question: to answer it, or to end."""
    return plan is not None and (plan["at"] is not None or next_place(plan, question) is not None)


def next_place(plan: Plan, question: Question) -> Place | None:
    """Return the step that answers a question; None if there is none, or if the question is a race.

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


def step_at(plan: Plan, place: Sequence[int]) -> dict[str, Any]:
    """Return a step of a plan."""
    branch, step = place
    found: dict[str, Any] = plan["branches"][branch]["steps"][step]
    return found


def advanced(plan: Plan, place: Place) -> Plan:
    """Return the plan after one of its steps was played."""
    branch, step = place
    if step + 1 < len(plan["branches"][branch]["steps"]):
        return plan | {"at": [branch, step + 1]}
    if plan["branches"][branch]["again"]:
        return plan | {"at": None, "rests": [*plan["rests"], branch]}
    return _without_branch(plan, branch)


def due_seats(extras: Extras, questions: Mapping[int, Question]) -> list[int]:
    """Return the seats whose plans have something to do, given what each seat is asked."""
    return [
        seat
        for seat, question in questions.items()
        if not extras.is_played_by_bot(seat) and is_due(plan_of(extras.plans, seat), question)
    ]


def after_row(plans: Plans, row: Row, *, is_over: bool, played: Plan | None = None) -> Plans:
    """Return the plans after a row. `played`: the plan of the row's seat after the step that the row is."""
    if is_over:
        return ()
    if played is not None:
        return put(plans, played)
    for plan in plans:
        plans = put(plans, _after_row(plan, row) if plan["branches"] else _after_end(plan, row))
    return plans


def end(extras: Extras, seats: Iterable[int], reason: str) -> Extras:
    """End the plans of some seats."""
    plans = extras.plans
    for plan in plans:
        if plan["seat"] in seats and plan["branches"]:
            plans = put(plans, ended(plan, reason))
    return replace(extras, plans=plans)


def _after_row(plan: Plan, row: Row) -> Plan:
    """Return a plan with branches after a row. It may end, lose a branch, or have branches that no longer rest."""
    is_own = row.seat == plan["seat"]
    if row.drops:
        # another's undo may have taken back what a branch that has begun relies on
        ends_plan = is_own or (plan["at"] is not None and may_notice(row, plan["seat"]))
        return ended(plan, "undone") if ends_plan else plan
    if not is_own:
        return plan | {"rests": []} if may_notice(row, plan["seat"]) else plan
    code = row.codes[0]
    if code in engine.LEAVING:
        return new_plan(plan["seat"], [])
    if code == engine.AtTable.TIMED_OUT:
        return ended(plan, "timed_out")
    if code >= 0 and plan["at"] is not None:  # the person goes on without the plan
        return _without_branch(plan, plan["at"][0])
    return plan


def _after_end(plan: Plan, row: Row) -> Plan:
    """Return a plan without branches after a row: the reason why it ended is dropped when its person acts again."""
    is_read = row.seat == plan["seat"] and not row.drops and row.codes[0] >= 0
    return plan | {"ended": None} if is_read else plan


def _without_branch(plan: Plan, branch: int) -> Plan:
    rest = [each for number, each in enumerate(plan["branches"]) if number != branch]
    rests = [number - (number > branch) for number in plan["rests"] if number != branch]
    return plan | {"branches": rest, "at": None, "rests": rests}
