"""Who interrogates captives, and with what skill (CN-INTERR)."""

from stridsplan.engine.record import rule

from ..components.armies import NEVER, QUESTIONING
from ..components.information import INTERROGATOR_SKILL
from ..components.pools import (
    ELITE,
    FIRST_SPECIALIST,
    LAST_SPECIALIST,
    STANDARD,
    TRADE,
    Side,
    Trade,
)  # fmt: skip
from ..numbers import Fate
from .capture import hex_or_base
from .information_arithmetic import question_skill
from .units import side_of, soldier_of


@rule
def has_interrogator(s, side, hex):
    """Return whether an interrogator of a side is available in a hex (CN-INTERR-2)."""
    for specialist in range(FIRST_SPECIALIST[side], LAST_SPECIALIST[side] + 1):
        is_there = s.specialist_fate[specialist] == Fate.FREE and s.specialist_at[specialist] == hex
        if is_there and TRADE[specialist] == Trade.INTERROGATOR:
            return True
    return False


@rule
def skill_of_soldiers(s, unit):
    """Return the skill with which the men of a unit interrogate (CN-INTERR-2)."""
    troop = STANDARD if s.unit_men[unit, STANDARD] > 0 else ELITE
    return int(QUESTIONING[soldier_of(unit, troop)])


@rule
def skill(s, unit):
    """Return the skill of the unit that holds a captive; CRU never question anybody (CN-INTERR-2, CN-COURIER-15)."""
    side = int(side_of(unit))
    if side == Side.CRU:
        return NEVER
    expert = 0
    if has_interrogator(s, side, hex_or_base(s, unit)):
        expert = int(INTERROGATOR_SKILL[side])
    return question_skill(skill_of_soldiers(s, unit), expert)
