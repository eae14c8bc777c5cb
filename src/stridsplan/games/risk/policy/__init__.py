"""The rule-based policy of Risk: it plays as a bot, like a careful person, and fast enough for play-outs.

It has no memory: `make_plan` derives a plan from the view, and all answers but the simplest follow from this plan.
Values are in points, probabilities in thousandths, both integers, so that interpreted and compiled play are the same.
Nothing is sampled.
"""

from stridsplan.engine.bits import has_bit
from stridsplan.engine.record import rule

from ..actions import END_REINFORCEMENT
from ..rules.placing import armies_to_place
from ..state import NOWHERE, Ask
from .attack import choose_attack, declare_attack, occupy
from .cards import choose_card
from .movement import fortify
from .placing import choose_capital, place_at_start, place_neutral, place_reinforcement
from .plan import make_plan

__all__ = ["policy"]


@rule
def policy(view, seat, out, n, dice):
    """Return the answer of `seat` to its question, given its view; out[:n] are its legal codes."""
    if not has_bit(view.due, seat) or view.ask == Ask.DEFEND:
        return int(out[n - 1])  # the last code: the most dice, or a standing order if nothing is asked
    if view.ask == Ask.PLACE_NEUTRAL:
        return place_neutral(view, seat)
    if view.ask == Ask.ATTACK and view.answer_step != 0:
        return declare_attack(view)
    plan = make_plan(view, seat)
    if view.ask == Ask.ATTACK:
        return choose_attack(view, seat, plan, out, n)
    if view.ask == Ask.OCCUPY:
        return occupy(view, seat, plan)
    if view.ask == Ask.FORTIFY:
        return fortify(view, seat, plan, out, n)
    if view.ask == Ask.CHOOSE_CAPITAL:
        return choose_capital(view, seat, plan)
    if view.ask == Ask.REINFORCE or view.ask == Ask.TRADE_CAPTURED:
        return choose_reinforcement(view, seat, plan, out, n)
    return place_at_start(view, seat, plan, armies_to_place(view, seat))


@rule
def choose_reinforcement(view, seat, plan, out, n):
    """Trade a set if it pays or must be traded, else place armies, else end the phase."""
    code = choose_card(view, seat, plan, out, n)
    if code != NOWHERE:
        return code
    return place_reinforcement(view, seat, plan) if view.to_place > 0 else END_REINFORCEMENT
