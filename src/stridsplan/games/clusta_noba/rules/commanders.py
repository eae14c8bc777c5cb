"""Commanders: where they are, how they lead, who follows a dead commander-in-chief (catalogue 2.4)."""

from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.battle import LEADERLESS, SUPERLED_LV, TACTICS
from ..components.map import BOX
from ..components.pools import (
    CAMPS_PER_SIDE,
    FIRST_COMMANDER,
    FIRST_UNIT,
    LAST_COMMANDER,
    LAST_OF,
    NOBODY,
    NOWHERE,
    SIDE_OF_COMMANDER,
    Side,
)
from ..events import UMPIRE, Event
from ..numbers import Fate
from ..options import LiveDecisions
from .battle_arithmetic import points_after_regain
from .camps import is_camp_finished
from .units import is_in_play, men_in_hex, men_of


@rule
def is_free(s, commander):
    """Return whether a commander is alive and at large."""
    return s.commander_fate[commander] == Fate.FREE


@rule
def commander_of(s, side, hex):
    """Return who leads a side's units in a hex, of several the one with the highest LV; NOBODY if no commander is there
    (CN-CMD-4, CN-CMD-5)."""
    found = NOBODY
    for commander in range(FIRST_COMMANDER[side], LAST_COMMANDER[side] + 1):
        if is_free(s, commander) and s.commander_at[commander] == hex:
            if found == NOBODY or s.commander_leadership[commander] > s.commander_leadership[found]:
                found = commander
    return found


@rule
def tactics_of(s, commander):
    """Return the skill in Tactics; without a commander it is 7 (CN-CMD-2, CN-CMD-3)."""
    return int(TACTICS[LEADERLESS if commander == NOBODY else s.commander_leadership[commander]])


@rule
def is_superleader(s, commander):
    """Return whether a commander makes the units that he leads superled (CN-CMD-1)."""
    return commander != NOBODY and s.commander_leadership[commander] >= SUPERLED_LV


@rule
def is_superled(s, side, hex):
    return is_superleader(s, commander_of(s, side, hex))


# -- The commander-in-chief ------------------------------------------------------------------------------------


@rule
def headquarters_hex(s, side):
    """Return the origin of a side's orders: its commander-in-chief's hex, else its largest camp, else its largest unit.

    Ottar, who leads CRU, stays in the box beyond the bridge (CN-CMD-6, CN-CMD-7, CN-TRAP-50). NOWHERE: the side has
    neither a commander, a camp nor a unit.
    """
    if side == Side.CRU:
        return BOX
    chief = s.commander_in_chief[side]
    if chief != NOBODY:
        return int(s.commander_at[chief])
    camp = largest_camp(s, side)
    if camp != NOWHERE:
        return int(s.camp_at[camp])
    unit = largest_unit(s, side)
    return NOWHERE if unit == NOWHERE else int(s.unit_at[unit])


@rule
def shows_dice(s, side, hex):
    """Return whether a side's player sees the dice of its own men in a hex: in the commander-in-chief's, unless all
    orders are written before the day (catalogue 6.1)."""
    is_led = s.commander_in_chief[side] != NOBODY and s.news_due[side] == 0
    return is_led and s.options.live == LiveDecisions.LIVE_OB and headquarters_hex(s, side) == hex


@rule
def largest_camp(s, side):
    """Return the camp with most men, of equal ones the first; NOWHERE: the side has none (CN-CMD-7)."""
    found, most = NOWHERE, -1
    for camp in range(side * CAMPS_PER_SIDE, (side + 1) * CAMPS_PER_SIDE):
        if is_camp_finished(s, camp):
            men = men_in_hex(s, side, s.camp_at[camp])
            if men > most:
                found, most = camp, men
    return found


@rule
def largest_unit(s, side):
    """Return the unit with most men, ashore or aboard, of equal ones the first; NOWHERE: the side has none
    (CN-CMD-7)."""
    found, most = NOWHERE, 0
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        if is_in_play(s, unit) and men_of(s, unit) > most:
            found, most = unit, men_of(s, unit)
    return found


@rule
def hand_over_command(s, chief, newcomer, log):
    """Let a higher commander take command where he meets the commander-in-chief: Dunkelbrink from Naramsi
    (CN-CMD-6)."""
    side = SIDE_OF_COMMANDER[chief]
    if s.commander_in_chief[side] != chief or not is_free(s, newcomer):
        return
    if s.commander_at[newcomer] != NOWHERE and s.commander_at[newcomer] == s.commander_at[chief]:
        s.commander_in_chief[side] = newcomer
        note(log, Event.COMMAND_PASSED, UMPIRE, side, newcomer)


@rule
def lose_commander(s, commander, fate, log):
    """Remove a commander who dies or is captured; if he was commander-in-chief, another follows him (CN-CMD-7)."""
    s.commander_fate[commander], s.commander_unit[commander] = fate, NOWHERE
    side = SIDE_OF_COMMANDER[commander]
    if s.commander_in_chief[side] == commander:
        appoint_successor(s, side, commander, log)


@rule
def appoint_successor(s, side, fallen, log):
    """Appoint the commander with the highest LV, of equals the first, as commander-in-chief. Unless he is in the hex
    where the last one fell, he must be told before the side may give orders (CN-CMD-7)."""
    successor = NOBODY
    for commander in range(FIRST_COMMANDER[side], LAST_COMMANDER[side] + 1):
        if commander == fallen or not is_free(s, commander):
            continue
        if successor == NOBODY or s.commander_leadership[commander] > s.commander_leadership[successor]:
            successor = commander
    s.commander_in_chief[side] = successor
    is_known = successor == NOBODY or s.commander_at[successor] == s.commander_at[fallen]
    s.news_due[side], s.news_sent[side] = 0 if is_known else fallen + 1, 0  # 0: nobody has to be told
    note(log, Event.COMMAND_PASSED, UMPIRE, side, successor)


# -- Hero points -----------------------------------------------------------------------------------------------


@rule
def has_point(s, commander):
    return commander != NOBODY and s.commander_points[commander] > 0


@rule
def spend_point(s, commander):
    """Spend one hero point of a commander: on a boost, a forced march or a deed, or to cancel his death (CN-HP-3 to
    CN-HP-6)."""
    s.commander_points[commander] -= 1


@rule
def regain_point(s, commander, log):
    """Give a hero point back for a perfect Tactics roll, never above LV (CN-HP-2)."""
    points = points_after_regain(s.commander_points[commander], s.commander_leadership[commander])
    if points > s.commander_points[commander]:
        s.commander_points[commander] = points
        note(log, Event.POINT_REGAINED, UMPIRE, commander, points)
