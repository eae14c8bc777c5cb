"""The Tactics rolls on a front: dice, perfect rolls and fumbles, ties, who wins (CN-COMBAT-3 to 7)."""

from stridsplan.engine.log import note, only
from stridsplan.engine.record import rule

from ..components.battle import FUMBLE, PATROL_DIE, PERFECT, PURSUIT_SKILL
from ..components.pools import NOBODY
from ..events import UMPIRE, Event, Stream
from ..numbers import Force, Front
from .battle_arithmetic import difference, differential, is_fumble, is_perfect
from .commanders import regain_point, shows_dice, tactics_of
from .fronts import earlier_on, later_on
from .loaded_dice import roll

NO_ROLL = 0  # instead of a roll that confirms
FACES = 20


@rule
def die_modifier(s, front, force):
    """Return the modifier of the die: -5 for a patrol that attacked, in the first field round (CN-COMBAT-6,
    CN-PATROL-3)."""
    patrol = s.front[front, Front.PATROL.value]
    is_patrol = patrol == (1 if s.front[front, Front.ONE.value] == force else 2)
    return PATROL_DIE if is_patrol and s.front[front, Front.ROUNDS.value] == 0 else 0


@rule
def skill_modifier(s, force):
    """Return the modifier of the skill: 5 for a pursuit (CN-RETREAT-5)."""
    return PURSUIT_SKILL if s.force[force, Force.PURSUES.value] == 1 else 0


@rule
def skill(s, force):
    """Return the Tactics of a force: its leader's, else 7; it rolls all the same (CN-CMD-3, CN-TRAP-12)."""
    return tactics_of(s, int(s.force[force, Force.LEADER.value]))


@rule
def is_led(s, force):
    return s.force[force, Force.LEADER.value] != NOBODY


@rule
def roll_die(s, dice):
    """Roll 1d20."""
    return roll(s, dice, FACES, Stream.TACTICS.value) + 1


@rule
def confirm_if_needed(s, first, dice):
    """Roll a second die to confirm a natural 1 or 20, and return it; NO_ROLL: none was (CN-COMBAT-4, CN-COMBAT-5)."""
    return roll_die(s, dice) if first in (PERFECT, FUMBLE) else NO_ROLL


@rule
def roll_result(s, front, force, first, confirm, replaced, log):
    """Log a force's roll and return its differential; the die that confirms does not count in it (CN-COMBAT-6,
    CN-TRAP-14).

    `replaced` is 1 if the umpire chose the face of the first die.
    """
    perfect = is_perfect(first, confirm, skill(s, force))
    on_die, on_skill = die_modifier(s, front, force), skill_modifier(s, force)
    got = differential(skill(s, force), first, perfect, on_die, on_skill)
    side, hex = int(s.force[force, Force.SIDE.value]), int(s.force[force, Force.HEX.value])
    note(log, Event.TACTICS_ROLLED, UMPIRE, side, hex, first, confirm, got, replaced)
    if shows_dice(s, side, hex):
        seat = int(s.seat_of[side])
        note(log, Event.TACTICS_SEEN, only(seat), hex, first, confirm)
    return got


@rule
def roll_tactics(s, front, dice, log):
    """Let both forces of a front roll until one wins; the earlier side rolls first (CN-COMBAT-3, catalogue 6.3).

    Only the roll that decides gives a hero point back.
    """
    one, other, margin = earlier_on(s, front), later_on(s, front), 0
    first, confirm, foe_first, foe_confirm = 0, 0, 0, 0
    while margin == 0:
        first, replaced = roll_die(s, dice), s.replaced
        confirm = confirm_if_needed(s, first, dice)
        foe_first, foe_replaced = roll_die(s, dice), s.replaced
        foe_confirm = confirm_if_needed(s, foe_first, dice)
        ours = roll_result(s, front, one, first, confirm, replaced, log)
        theirs = roll_result(s, front, other, foe_first, foe_confirm, foe_replaced, log)
        we_fumble = is_fumble(first, confirm, skill(s, one))
        they_fumble = is_fumble(foe_first, foe_confirm, skill(s, other))
        margin = difference(ours, theirs, is_led(s, one), is_led(s, other), we_fumble, they_fumble)
    reward_perfect_roll(s, one, first, confirm, log)
    reward_perfect_roll(s, other, foe_first, foe_confirm, log)
    s.front_margin[front] = margin if s.front[front, Front.ONE.value] == one else -margin


@rule
def reward_perfect_roll(s, force, first, confirm, log):
    """Give the leader a hero point back for a perfect roll (CN-HP-2)."""
    if is_led(s, force) and is_perfect(first, confirm, skill(s, force)):
        regain_point(s, int(s.force[force, Force.LEADER.value]), log)
