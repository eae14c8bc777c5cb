"""The rule-of-thumb player of Risk: a bot that plays like a careful person, and a fast play-out policy.

It remembers nothing: `make_plan` reads from its view what it is after, and every question is answered by
that plan. Worth is counted in points, chances in thousandths, both whole numbers, so that interpreted and
compiled play are the same. Nothing is sampled; every answer is on the legal list or counted out within it.
"""

from stridsplan.engine.bits import has_bit
from stridsplan.engine.record import rule

from ..rules.placing import armies_to_place
from ..state import END_REINFORCEMENT, NOWHERE, Ask
from .attack import choose_attack, declare_attack, occupy
from .cards import choose_card
from .movement import fortify
from .placing import choose_capital, place_at_start, place_neutral, place_reinforcement
from .plan import make_plan

__all__ = ["policy"]


@rule
def policy(view, seat, out, n, dice):
    """The answer of `seat` to what it is asked, seen in its own view; out[:n] are its legal codes."""
    if not has_bit(view.due, seat) or view.ask == Ask.DEFEND:
        return int(out[n - 1])  # the most dice; a standing order nobody asked for
    if view.ask == Ask.PLACE_NEUTRAL:
        return place_neutral(view, seat)
    if view.ask == Ask.ATTACK and view.link != 0:
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
        return phase_one(view, seat, plan, out, n)
    return place_at_start(view, seat, plan, armies_to_place(view, seat))


@rule
def phase_one(view, seat, plan, out, n):
    """Trade what is worth it, place what there is."""
    code = choose_card(view, seat, plan, out, n)
    if code != NOWHERE:
        return code
    return place_reinforcement(view, seat, plan) if view.to_place > 0 else END_REINFORCEMENT
