"""Attacks (RK-ATT, RK-DEF): what may be declared, the dice, the losses."""

from stridsplan.engine.bits import lowest_bit, without_lowest_bit
from stridsplan.engine.dice import roll
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule

from ..components import EDGE_OF, EDGE_SOURCE, EDGE_TARGET, MOST_ATTACK_DICE, NEIGHBOURS
from ..state import ATTACK, NEUTRAL, NOWHERE, ROLL, DefenceDecision, Event, Illegal, Rule, Standing, Stream
from .territories import garrisons_of, neighbours_of, territories_of


@rule
def refuse_attack(s, seat, edge):
    """An attack runs from an own territory with two armies or more to an adjacent one of somebody else's
    (RK-ATT-1, RK-ATT-2)."""
    if s.owner[EDGE_SOURCE[edge]] != seat:
        return Illegal.NOT_YOURS
    if s.owner[EDGE_TARGET[edge]] == seat:
        return Illegal.TARGET_OWN
    return Illegal.SOURCE_TOO_WEAK if s.armies[EDGE_SOURCE[edge]] < 2 else Illegal.NONE


@rule
def list_attacks(s, seat, out, n):
    """Write the attacks `seat` may begin behind the first n codes."""
    held, sources = territories_of(s, seat), garrisons_of(s, seat)
    while sources != 0:
        source = lowest_bit(sources)
        sources = without_lowest_bit(sources)
        targets = NEIGHBOURS[source] & ~held
        while targets != 0:
            out[n] = ATTACK + EDGE_OF[source, lowest_bit(targets)]
            n += 1
            targets = without_lowest_bit(targets)
    return n


@rule
def can_attack(s, seat):
    """Some attack is legal; the last one, if it can be repeated, is the first looked at (RK-ATT-11)."""
    if s.source != NOWHERE and s.armies[s.source] > 1 and s.owner[s.target] != seat:
        return True
    return neighbours_of(garrisons_of(s, seat)) & ~territories_of(s, seat) != 0


@rule
def most_declared(armies):
    """Up to three armies attack, and one stays (RK-ATT-2, RK-ATT-4); a source with 2 armies sends 1, with 3
    at most 2 (RK-ATT-6)."""
    return min(MOST_ATTACK_DICE, armies - 1)


@rule
def armies_of_roll(index):
    """The armies declared by the index-th way to roll: 1, 2, 2, 3, 3, 3."""
    return 1 if index == 0 else 2 if index < 3 else 3


@rule
def dice_of_roll(index):
    """The dice rolled by the index-th way, no more than the armies declared (RK-ATT-5): 1, 1, 2, 1, 2, 3."""
    armies = armies_of_roll(index)
    return index - armies * (armies - 1) // 2 + 1


@rule
def refuse_roll(s, index):
    """The armies declared are at hand (RK-ATT-4), and no number to attack down to has been begun."""
    if s.counted > 1:
        return Illegal.CHAIN_BEGUN
    return (
        Illegal.TOO_MANY_DECLARED
        if armies_of_roll(index) > most_declared(s.armies[s.source])
        else Illegal.NONE
    )


@rule
def list_rolls(s, out, n):
    """Write the ways to roll behind the first n codes."""
    if s.counted > 1:
        return n
    armies = most_declared(int(s.armies[s.source]))
    for index in range(armies * (armies + 1) // 2):
        out[n] = ROLL + index
        n += 1
    return n


@rule
def choose_target(s, edge):
    s.source = EDGE_SOURCE[edge]
    s.target = EDGE_TARGET[edge]
    s.counted = 1


@rule
def declare(s, armies, dice):
    """Source, target and the armies that take part are said before the roll (RK-ATT-3)."""
    s.declared = armies
    s.dice = dice


@rule
def note_declaration(s, log):
    note(log, Rule.RK_ATT_3, Event.ATTACK_DECLARED, EVERYONE, s.turn, s.source, s.target, s.declared, s.dice)


# -- Defence -------------------------------------------------------------------------------------------------


@rule
def most_defence_dice(s, territory):
    """One die under three armies (or two, by option), else up to two (RK-DEF-1)."""
    return 2 if s.armies[territory] >= s.options.defence_two_dice_min else 1


@rule
def defender(s):
    """Who rolls for the target: its owner, or the other seat for the neutral force (RK-DEF-2, RK-2P-10)."""
    owner = int(s.owner[s.target])
    return 1 - s.turn if owner == NEUTRAL else owner


@rule
def asks_defender(s):
    """The defender has a choice and wants to be asked (RK-DEF-2)."""
    return most_defence_dice(s, s.target) == 2 and s.standing[defender(s)] == Standing.ASK


@rule
def standing_dice(s):
    """The dice of a defender who is not asked: the most, or one if he said so."""
    return 1 if s.standing[defender(s)] == Standing.ONE else most_defence_dice(s, s.target)


@rule
def refuse_defence(s, dice):
    return Illegal.ONE_DIE_ONLY if dice > most_defence_dice(s, s.target) else Illegal.NONE


@rule
def refuse_standing(s, seat, standing):
    """A stored answer may be changed by a seat in the game that is not being asked, where the option lets it
    (RK-DEF-2)."""
    if s.options.defence_decision != DefenceDecision.ASK_WITH_STANDING_MAX:
        return Illegal.STANDING_FIXED
    if s.fallen[seat] != 0:
        return Illegal.SEAT_OUT
    return Illegal.STANDING_FIXED if s.standing[seat] == standing else Illegal.NONE


@rule
def set_standing(s, seat, standing, log):
    s.standing[seat] = standing
    note(log, Rule.RK_DEF_2, Event.STANDING_SET, EVERYONE, seat, standing)


# -- The roll ------------------------------------------------------------------------------------------------


@rule
def roll_down(dice, n):
    """Roll n dice, 1 to 3, and give their faces from high to low, 0 for a die not rolled."""
    a = roll(dice, 6, Stream.DICE) + 1
    b = roll(dice, 6, Stream.DICE) + 1 if n >= 2 else 0
    c = roll(dice, 6, Stream.DICE) + 1 if n == 3 else 0
    highest, lowest = max(a, b, c), min(a, b, c)
    return highest, a + b + c - highest - lowest, lowest


@rule
def exchange(s, attack_dice, defence_dice, dice, log):
    """Both roll (RK-ATT-7), the attacker's dice first (RK-GEN-8); losses come off at once.

    Highest meets highest (RK-ATT-8), then second meets second if both rolled two or more (RK-ATT-10); equal
    numbers cost the attacker
    (RK-ATT-9).
    """
    a1, a2, a3 = roll_down(dice, attack_dice)
    d1, d2, _ = roll_down(dice, defence_dice)
    fought = min(attack_dice, defence_dice, 2)
    lost = 1 if a1 > d1 else 0
    if fought == 2 and a2 > d2:
        lost += 1
    s.armies[s.target] -= lost
    s.armies[s.source] -= fought - lost
    attacked, defended = (a1 * 7 + a2) * 7 + a3, d1 * 7 + d2 + 49 * lost
    note(
        log,
        Rule.RK_ATT_8,
        Event.EXCHANGE,
        EVERYONE,
        s.turn,
        s.owner[s.target],
        s.source,
        s.target,
        attacked,
        defended,
    )


@rule
def is_attack_over(s):
    """One exchange unless the attacker goes on until so many armies are left; conquest ends it anyway
    (RK-ATT-11, RK-ATT-13)."""
    return s.until == 0 or s.armies[s.target] == 0 or s.armies[s.source] <= s.until


@rule
def forget_attack(s):
    """Nothing is declared any more."""
    s.source = NOWHERE
    s.target = NOWHERE
    s.declared = 0
    s.dice = 0
    s.until = 0
    s.least = 0
    s.counted = 0
    s.victim = NOWHERE
