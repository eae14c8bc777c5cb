"""Which sides are hostile to each other (CN-ALLY-2, catalogue 4.5)."""

from stridsplan.engine.record import rule

from ..components.pools import SIDES, Side
from ..numbers import Letter, Stance

TRUCE, WAR = Letter.TRUCE.value + 1, Letter.WAR.value + 1  # values of `offer`


@rule
def is_hostile(s, side, other):
    """Return whether units of two sides fight (CN-CONTACT-8)."""
    return side != other and s.stance[side, other] == Stance.HOSTILE


@rule
def are_allied(s, side, other):
    """Return whether two sides may use each other's camps and win together (CN-CAMP-9, CN-WIN-4)."""
    return side == other or s.stance[side, other] == Stance.ALLIED


@rule
def set_stance(s, side, other, stance):
    s.stance[side, other] = stance
    s.stance[other, side] = stance


@rule
def change_stances(s):
    """Change treaties at dawn: mutual offers take effect, and what one side has broken, a truce or alliance, ends
    (CN-ALLY-2, CN-ALLY-3)."""
    for side in range(SIDES):
        for other in range(side + 1, SIDES):
            one, two = s.offer[side, other], s.offer[other, side]  # Letter + 1, 0: none
            if one == WAR or two == WAR:
                set_stance(s, side, other, Stance.HOSTILE.value)
                s.offer[side, other], s.offer[other, side] = 0, 0
            elif one == TRUCE and two == TRUCE and is_hostile(s, side, other):
                set_stance(s, side, other, Stance.TRUCE.value)
                s.offer[side, other], s.offer[other, side] = 0, 0


@rule
def ally_crurians_and_ransards(s):
    """Ally the Crurians and the Ransards (CN-ALLY-3)."""
    s.alliance = 1
    set_stance(s, Side.CRU.value, Side.RAN.value, Stance.ALLIED.value)
