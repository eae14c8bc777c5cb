"""Attacks (RK-ATT, RK-DEF): declaration, dice, losses."""

from stridsplan.engine.bits import members
from stridsplan.engine.dice import roll
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule

from ..actions import ATTACK
from ..components import EDGE_OF, EDGE_SOURCE, EDGE_TARGET, MOST_ATTACK_DICE, NEIGHBOURS, ROLLS
from ..state import NEUTRAL, NOWHERE, AnswerStep, DefenceDecision, Event, Illegal, Phase, Standing, Stream
from .territories import neighbours_of, territories_of, territories_with_two_armies


@rule
def refuse_attack(s, seat, edge):
    """Refuse an attack that does not lead from a territory of the seat with two or more armies to an adjacent territory
    of another owner (RK-ATT-1, RK-ATT-2)."""
    if s.owner[EDGE_SOURCE[edge]] != seat:
        return Illegal.NOT_YOURS
    if s.owner[EDGE_TARGET[edge]] == seat:
        return Illegal.TARGET_OWN
    return Illegal.SOURCE_TOO_WEAK if s.armies[EDGE_SOURCE[edge]] < 2 else Illegal.NONE


@rule
def list_attacks(s, seat, out, n):
    """Write the codes of the attacks that `seat` may begin, after the first n codes of `out`; return the new number of
    codes."""
    territories, sources = territories_of(s, seat), territories_with_two_armies(s, seat)
    for source in members(sources):
        for target in members(NEIGHBOURS[source] & ~territories):
            out[n] = ATTACK + EDGE_OF[source, target]
            n += 1
    return n


@rule
def can_attack(s, seat):
    """Return whether any attack is legal; checking the last attack first is fast (RK-ATT-11)."""
    if s.source != NOWHERE and s.armies[s.source] > 1 and s.owner[s.target] != seat:
        return True
    return neighbours_of(territories_with_two_armies(s, seat)) & ~territories_of(s, seat) != 0


@rule
def most_declared(armies):
    """Return the most armies that may attack: up to three, and one stays (RK-ATT-2, RK-ATT-4). A source with 2 armies
    sends 1, a source with 3 sends at most 2 (RK-ATT-6)."""
    return min(MOST_ATTACK_DICE, armies - 1)


@rule
def refuse_roll(s, index):
    """Refuse a roll if the source does not have the declared armies (RK-ATT-4), or if the seat has begun to count the
    armies at which the attack stops (RK-ATT-11)."""
    if s.counted > 1:
        return Illegal.COMPOUND_ACTION_BEGUN
    return Illegal.TOO_MANY_DECLARED if ROLLS[index, 0] > most_declared(s.armies[s.source]) else Illegal.NONE


@rule
def choose_target(s, edge):
    """Choose source and target; the attack stops at `counted` armies, at first 1: it goes on to the end."""
    s.source = EDGE_SOURCE[edge]
    s.target = EDGE_TARGET[edge]
    s.counted = 1
    s.answer_step = AnswerStep.DECLARE


@rule
def declare(s, armies, dice):
    """Declare the armies that take part before the roll (RK-ATT-3)."""
    s.declared = armies
    s.dice = dice


# -- Defence -------------------------------------------------------------------------------------------------


@rule
def most_defence_dice(s, territory):
    """Return the most dice of the defender: 1 with fewer than three armies (by option two), otherwise 2 (RK-DEF-1)."""
    return 2 if s.armies[territory] >= s.options.defence_two_dice_min else 1


@rule
def defender(s):
    """Return the seat that rolls for the target: its owner, or the other seat for the neutral force (RK-DEF-2,
    RK-2P-10)."""
    owner = int(s.owner[s.target])
    return 1 - s.turn if owner == NEUTRAL else owner


@rule
def is_defender_asked(s):
    """Return whether the defender has a choice and wants to be asked (RK-DEF-2)."""
    return most_defence_dice(s, s.target) == 2 and s.standing[defender(s)] == Standing.ASK


@rule
def standing_dice(s):
    """Return the dice of a defender who is not asked: the most, or one by the stored answer."""
    return 1 if s.standing[defender(s)] == Standing.ONE else most_defence_dice(s, s.target)


@rule
def refuse_defence(s, defence_dice):
    return Illegal.ONE_DIE_ONLY if defence_dice > most_defence_dice(s, s.target) else Illegal.NONE


@rule
def refuse_standing(s, seat, standing):
    """Refuse a stored answer if the option fixes it, the seat is out, or it is no change (RK-DEF-2)."""
    if s.phase == Phase.OVER:
        return Illegal.NOT_ASKED
    if s.options.defence_decision != DefenceDecision.ASK_WITH_STANDING_MAX:
        return Illegal.STANDING_FIXED
    if s.fallen[seat] != 0:
        return Illegal.SEAT_OUT
    return Illegal.STANDING_FIXED if s.standing[seat] == standing else Illegal.NONE


@rule
def set_standing(s, seat, standing, log):
    s.standing[seat] = standing
    note(log, Event.STANDING_SET, EVERYONE, seat, standing)


# -- The roll ------------------------------------------------------------------------------------------------


@rule
def roll_down(dice, n):
    """Roll n dice, 1 to 3; return their faces from high to low, 0 for a die not rolled."""
    a = roll(dice, 6, Stream.DICE) + 1
    b = roll(dice, 6, Stream.DICE) + 1 if n >= 2 else 0
    c = roll(dice, 6, Stream.DICE) + 1 if n == 3 else 0
    highest, lowest = max(a, b, c), min(a, b, c)
    return highest, a + b + c - highest - lowest, lowest


@rule
def exchange(s, attack_dice, defence_dice, dice, log):
    """Roll for both sides (RK-ATT-7), the attacker first (RK-GEN-8), and remove the losses.

    The highest dice are compared (RK-ATT-8), then the second highest if both rolled two or more (RK-ATT-10); with equal
    dice the attacker loses (RK-ATT-9).
    """
    a1, a2, a3 = roll_down(dice, attack_dice)
    d1, d2, _ = roll_down(dice, defence_dice)
    fought = min(attack_dice, defence_dice, 2)
    lost = 1 if a1 > d1 else 0
    if fought == 2 and a2 > d2:
        lost += 1
    s.armies[s.target] -= lost
    s.armies[s.source] -= fought - lost
    attack, defence = (a1 * 7 + a2) * 7 + a3, d1 * 7 + d2 + 49 * lost  # packed as Event.EXCHANGE says
    note(log, Event.EXCHANGE, EVERYONE, s.turn, s.owner[s.target], s.source, s.target, attack, defence)


@rule
def is_attack_over(s):
    """Return whether an attack without a conquest has ended: after one exchange, or when at most `until` armies are
    left (RK-ATT-11)."""
    return s.until == 0 or s.armies[s.source] <= s.until


@rule
def forget_attack(s):
    """Clear what belongs to the present attack or move."""
    s.source = NOWHERE
    s.target = NOWHERE
    s.declared = 0
    s.dice = 0
    s.until = 0
    s.least = 0
    s.counted = 0
    s.victim = NOWHERE
