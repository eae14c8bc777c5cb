"""The skill with which captives are questioned (CN-INTERR)."""

import pytest

from stridsplan.games.clusta_noba.components.pools import NOWHERE
from stridsplan.games.clusta_noba.numbers import Fate
from stridsplan.games.clusta_noba.rules import interrogation
from stridsplan.games.clusta_noba.rules.information_arithmetic import captive_talks, is_killed

from .board import (
    GROUP_4,
    ISLANDERS_1,
    RAN_2,
    RAN_INTERROGATOR,
    STE_2,
    TRA_4,
    TRA_ASTROLOGER,
    TRA_INTERROGATOR,
    hex_at,
    new_board,
    place,
    place_specialist,
)

TRAKORIAN, RANSARD, STEGOSIAN = TRA_4, RAN_2, STE_2


@pytest.mark.rule("CN-INTERR-2")
@pytest.mark.parametrize(("unit", "skill"), [(TRAKORIAN, 8), (RANSARD, 12), (STEGOSIAN, 10)])
def test_soldiers_must_question_with_their_own_skill(unit: int, skill: int):
    s = new_board()
    place(s, unit, 9, 14, 60)
    assert interrogation.skill(s, unit) == skill


@pytest.mark.rule("CN-INTERR-2")
@pytest.mark.parametrize(
    ("unit", "expert", "experts_skill", "own_skill"),
    [(TRAKORIAN, TRA_INTERROGATOR, 20, 8), (RANSARD, RAN_INTERROGATOR, 17, 12)],
)
def test_an_interrogator_must_help_only_a_unit_in_the_same_hex_or_with_its_base_there(
    unit: int, expert: int, experts_skill: int, own_skill: int
):
    s = new_board()
    place(s, unit, 9, 14, 60)
    place_specialist(s, expert, 9, 14)
    assert interrogation.skill(s, unit) == experts_skill
    s.specialist_at[expert] = hex_at(8, 14)
    assert interrogation.skill(s, unit) == own_skill
    s.unit_base[unit] = hex_at(8, 14)
    assert interrogation.skill(s, unit) == experts_skill
    s.unit_base[unit] = NOWHERE
    s.specialist_fate[expert], s.specialist_at[expert] = Fate.DEAD, hex_at(9, 14)
    assert interrogation.skill(s, unit) == own_skill


@pytest.mark.rule("CN-INTERR-2")
def test_an_interrogator_of_another_side_or_another_specialist_must_not_help():
    s = new_board()
    place(s, TRAKORIAN, 9, 14, 60)
    for person in (RAN_INTERROGATOR, TRA_ASTROLOGER):
        place_specialist(s, person, 9, 14)
    assert interrogation.skill(s, TRAKORIAN) == 8


@pytest.mark.rule("CN-COURIER-15")
@pytest.mark.parametrize("unit", [GROUP_4, ISLANDERS_1])
def test_crurians_must_not_question(unit: int):
    s = new_board()
    place(s, unit, 9, 14, 60)
    assert interrogation.skill(s, unit) == 0


@pytest.mark.rule("CN-INTERR-4")
@pytest.mark.parametrize("roll", [1, 12, 13, 20])
def test_ransards_must_kill_a_captive_whether_they_succeed_or_not(roll: int):
    """CN-TRAP-26."""
    assert is_killed(12, roll, 1, by_ransards=True)


@pytest.mark.rule("CN-INTERR-3")
@pytest.mark.parametrize("confirm", range(1, 21))
def test_a_skill_of_twenty_must_never_fumble(confirm: int):
    """CN-TRAP-27: a roll of 20 has the differential 0."""
    s = new_board()
    place(s, TRAKORIAN, 9, 14, 60)
    place_specialist(s, TRA_INTERROGATOR, 9, 14)
    skill = interrogation.skill(s, TRAKORIAN)
    assert captive_talks(skill, 20, confirm)
    assert not is_killed(skill, 20, confirm, by_ransards=False)
