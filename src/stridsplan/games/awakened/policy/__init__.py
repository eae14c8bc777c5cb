"""The rule-based policy: spread people over lands that feed them, build where it helps, raid a leader."""

from stridsplan.engine.record import rule

from ..actions import END_BUILDING, END_FORMING
from ..state import Ask
from .fighting import choose_effect, choose_forming, choose_military
from .settling import choose_building, choose_move


@rule
def policy(view, seat, out, n, dice):
    """Return the answer to the question that is asked."""
    if view.ask == Ask.MOVE:
        return choose_move(view, seat)
    if view.ask == Ask.BUILD:
        return choose_building(view, seat, out, n, END_BUILDING)
    if view.ask == Ask.FORM:
        return choose_forming(view, seat, out, n, END_FORMING)
    if view.ask == Ask.MILITARY:
        return choose_military(view, seat, out, n)
    if view.ask == Ask.EFFECT:
        return choose_effect(out, n)
    return out[0]  # somebody is born or flees
