"""Hippogriffs and spies: they look at the conflux hex while another side may be there (CN-SPY-2, CN-HIPPO-1)."""

from stridsplan.engine.record import rule

from ..components.map import NOWHERE
from ..components.pools import FIRST_SPECIALIST, LAST_SPECIALIST, SIDES, TRADE, Trade
from ..numbers import DAY
from .knowledge import is_at_sea, is_enemy, moment_of_newest_count, moment_of_round
from .stars import conflux_goal, is_present

NEWS_AGE = 3 * DAY  # pulses after which enemies are counted again


@rule
def next_scout(view, seat):
    """Return a hippogriff, or else a spy, that is at headquarters and is to look at the conflux hex, or NOWHERE."""
    if not needs_look(view, seat):
        return NOWHERE
    scout = first_present(view, seat, Trade.HIPPOGRIFF.value)
    return first_present(view, seat, Trade.SPY.value) if scout == NOWHERE else scout


@rule
def first_present(view, seat, trade):
    side = int(view.side_of[seat])
    for specialist in range(FIRST_SPECIALIST[side], LAST_SPECIALIST[side] + 1):
        if TRADE[specialist] == trade and is_present(view, seat, specialist):
            return specialist
    return NOWHERE


@rule
def needs_look(view, seat):
    """Return whether to send a scout: the conflux is believed in another hex, no enemies have been counted there for
    NEWS_AGE pulses, and no scout is sent out today.

    In the first NEWS_AGE pulses of a campaign nobody is sent.
    """
    here, target = int(view.headquarters[seat]), conflux_goal(view, seat)
    is_elsewhere = target != NOWHERE and target != here
    if not is_elsewhere or is_at_sea(view, here) or is_scout_out(view, seat):
        return False
    for side in range(SIDES):
        if (
            is_enemy(view, seat, side)
            and moment_of_round(view) - moment_of_newest_count(view, seat, side, target) < NEWS_AGE
        ):
            return False
    return True


@rule
def is_scout_out(view, seat):
    """Return whether a hippogriff or a spy is sent out today: one at a time is enough."""
    side = int(view.side_of[seat])
    for specialist in range(FIRST_SPECIALIST[side], LAST_SPECIALIST[side] + 1):
        # From SPY on, that is, with interrogators, who never get errands
        if TRADE[specialist] >= Trade.SPY and view.errand[seat, specialist, 0] != 0:
            return True
    return False
