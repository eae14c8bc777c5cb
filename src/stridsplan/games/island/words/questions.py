"""The question that a seat is asked, as JSON."""

import numpy as np

from stridsplan.engine.bits import lowest_bit

from .. import flow
from ..components import square_name
from ..rules import movement, zero
from ..state import PAD, Ask, Penalty
from .things import Json, seat_term, type_term


def question(view: np.void, seat: int | None) -> Json:
    """Return the question as `seat` sees it; None: as a spectator sees it."""
    identifier, args = QUESTIONS[Ask(view.ask)](view)
    if seat is None:
        args = {**args, "seat": seat_term(lowest_bit(view.due))}
    return {"id": identifier, "args": args, "amount": None}


def use_question(view: np.void) -> tuple[str, Json]:
    """Return the question for an unused number, which depends on what can be done with the number."""
    die, pad_die = int(zero.zero_die(view)), int(zero.pad_die(view))
    if die != zero.NO_DIE:
        other = 1 - die
        return ("zero", {}) if view.used[other] else ("zero_two", {"number": int(view.die[other])})
    if movement.can_anyone_move(view, view.turn):
        return move_question(view)
    if pad_die != zero.NO_DIE and not flow.can_slide(view):
        return "after", {}  # the pad stays (IS-4P-11): only shots are left, as after a move
    if pad_die != zero.NO_DIE:
        return "slide", {"number": int(view.die[pad_die])}
    return "blocked", numbers(view, [die for die in range(2) if not view.used[die]])


def move_question(view: np.void) -> tuple[str, Json]:
    left = [die for die in range(2) if not view.used[die] and view.bound[die] != PAD]
    args = numbers(view, left)
    bound = [int(view.bound[die]) for die in left if view.bound[die] >= 0]
    if len(left) == 1 and bound:
        return "bound", args | {"type": type_term(bound[0]), "square": square_name(int(view.where[bound[0]]))}
    if len(left) == 1:
        return ("move" if view.mover < 0 else "other"), args
    return "two", args


def numbers(view: np.void, left: list[int]) -> Json:
    """Return the numbers of these dice."""
    found = [int(view.die[die]) for die in left]
    args: Json = {"number": found[0]}
    return args if len(found) == 1 else args | {"second": found[1], "sum": sum(found)}


def penalty_question(view: np.void) -> tuple[str, Json]:
    kind = "penalty_pad" if view.penalty == Penalty.PAD else "penalty_island"
    return kind, {"victim": seat_term(view.turn)}


QUESTIONS = {
    Ask.PLACE_BLOCK: lambda view: ("place_block", {"left": view.to_place}),
    Ask.PLACE_CHARACTER: lambda view: ("place_character", {}),
    Ask.ARRANGE_PAD: lambda view: ("arrange_pad", {}),
    Ask.LAUNCH: lambda view: ("launch", {}),
    Ask.USE: use_question,
    Ask.AFTER: lambda view: ("after", {}),
    Ask.PENALTY: penalty_question,
}


def answer_odds(view: np.void, seat: int) -> None:
    """Return None: no answer has several steps, so there are no odds of an incomplete answer."""
