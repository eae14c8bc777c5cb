"""The rule-of-thumb player of Risk. (first the legal list at random)"""

from stridsplan.engine.dice import roll
from stridsplan.engine.record import rule


@rule
def policy(view, seat, out, n, dice):
    return out[roll(dice, n)]
