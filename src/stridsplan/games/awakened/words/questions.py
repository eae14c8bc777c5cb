"""The question that a seat is asked, as JSON."""

import numpy as np

from ..rules import raids
from ..state import Ask, Step
from .things import Json, cell_name, seat_term

STEPS = {
    Step.TO: "move_to",
    Step.PEOPLE: "people",
    Step.RESOURCES: "resources",
    Step.MARCH_TO: "march_to",
    Step.FRESH: "fresh",
    Step.VETERANS: "veterans",
    Step.ORIGINS: "origins",
}


def question(view: np.void, seat: int | None) -> Json:
    """Return the question as `seat` sees it; spectators (None) are told only its kind, not which step is reached."""
    ask, step = Ask(view.ask), Step(view.answer_step)
    if seat is None:
        return {"id": ask.name.lower(), "args": {"seat": seat_term(view.turn)}, "amount": None}
    return {
        "id": STEPS.get(step, ask.name.lower()),
        "args": arguments(view, ask),
        "amount": amount(view, step),
    }


def arguments(view: np.void, ask: Ask) -> Json:
    """Return the lands chosen so far; while a raid is being chosen also its soldiers, and after it the survivors that
    have done nothing yet."""
    args: Json = {}
    if view.source >= 0:
        args["from"] = cell_name(view.source)
    if view.target >= 0:
        args["to"] = cell_name(view.target)
    if view.answer_step == Step.ORIGINS:
        args["soldiers"] = int(raids.count_attackers(view))
    return args | {"survivors": view.survivors} if ask == Ask.EFFECT else args


def amount(view: np.void, step: Step) -> int | None:
    """Return how many there are to send, where a number is asked for; None elsewhere."""
    held = {
        Step.PEOPLE: view.people,
        Step.RESOURCES: view.resources,
        Step.FRESH: view.ready_fresh,
        Step.VETERANS: view.ready_veterans,
    }
    return int(held[step][view.source]) if step in held else None


def answer_odds(view: np.void, seat: int) -> None:
    """Return None: only exploring is random, and it happens when the answer is complete."""
