"""The fate of men lost in battle (catalogue 2.11, CN-UNIT-8, CN-CAMP-8)."""

import numpy as np
import pytest

from stridsplan.engine.log import blank_log
from stridsplan.games.clusta_noba.components.pools import (
    BEACHHEAD,
    CAMPS_PER_SIDE,
    NOWHERE,
    STANDARD,
    Side,
)
from stridsplan.games.clusta_noba.options import Losses
from stridsplan.games.clusta_noba.rules import losses
from stridsplan.games.clusta_noba.rules.units import is_in_play, men_of, tv_of

from .board import GROUP_1, ISLANDERS_1, RAN_1, STE_1, hex_at, new_board, pitch, place

NEAR, FAR = CAMPS_PER_SIDE, CAMPS_PER_SIDE + 1  # camps of RAN, which are its refuges 0 and 1
FIELD = hex_at(10, 9)
LOG = blank_log()


def company_in_field(men: int = 100, **options: int) -> np.void:
    """A position with RAN_1 in an open hex, and with a near and a far camp of its side."""
    s = new_board(**options)
    place(s, RAN_1, 10, 9, men)
    pitch(s, NEAR, 10, 12)
    pitch(s, FAR, 10, 16)
    return s


def lose_men(s: np.void, unit: int, lost: int, killed: int = 0) -> None:
    """End a battle in which the unit loses men: `lost` for a time, `killed` for good."""
    s.unit_battle[unit], s.unit_baseline[unit] = s.unit_at[unit], tv_of(s, unit)
    s.unit_lost[unit, STANDARD], s.unit_killed[unit, STANDARD] = lost, killed
    s.unit_men[unit, STANDARD] -= lost + killed
    losses.end_battle(s, unit, LOG)


def waiting_men(s: np.void, unit: int, refuge: int) -> tuple[int, int, int]:
    """The badly wounded, wounded and stragglers of day 0 in a refuge: a camp of the side, by number, or BEACHHEAD."""
    assert s.badly_in[unit, 14] == s.wounded_in[unit, 7] == refuge  # by day of return
    stragglers = s.straggler[unit, refuge, STANDARD]
    return int(s.badly[unit, 14, STANDARD]), int(s.wounded[unit, 7, STANDARD]), int(stragglers)


@pytest.mark.rule("CN-LOSS-1", "CN-UNIT-9")
def test_the_ledger_must_be_computed_from_the_men_when_a_battle_ends():
    s = company_in_field(100)
    s.unit_shaken[RAN_1, STANDARD], s.unit_force[RAN_1] = 1, 3
    each = tv_of(s, RAN_1) // 100
    before = int(s.unit_class[RAN_1])
    lose_men(s, RAN_1, 70, 10)
    assert tv_of(s, RAN_1) == 20 * each
    assert s.unit_class[RAN_1] < before
    assert (s.unit_baseline[RAN_1], s.unit_shaken[RAN_1, STANDARD], s.unit_force[RAN_1]) == (0, 0, NOWHERE)
    assert s.unit_reported[RAN_1] == 80


@pytest.mark.rule("CN-LOSS-2", "CN-LOSS-3")  # GT-25
@pytest.mark.parametrize(
    ("lost", "parts"),
    [
        (81, (16, 16, 17, 32)),
        (32, (6, 7, 6, 13)),
        (65, (13, 13, 13, 26)),
        (96, (19, 19, 20, 38)),
        (162, (32, 33, 32, 65)),
    ],
)
def test_lost_men_must_be_divided_by_fate_at_dusk(lost: int, parts: tuple[int, int, int, int]):
    s = company_in_field(lost + 50)
    lose_men(s, RAN_1, lost)
    losses.share_losses(s, LOG)
    assert waiting_men(s, RAN_1, 0) == parts[1:]
    assert lost - sum(parts[1:]) == parts[0]
    assert losses.day_losses(s, RAN_1) == 0


@pytest.mark.rule("CN-LOSS-3")
def test_the_losses_of_each_battle_of_a_day_must_be_rounded_separately():
    s = company_in_field(100)
    lose_men(s, RAN_1, 1)
    lose_men(s, RAN_1, 1)
    losses.share_losses(s, LOG)
    assert waiting_men(s, RAN_1, 0) == (0, 2, 0)


@pytest.mark.rule("CN-LOSS-8")
def test_the_simple_option_must_leave_no_wounded():
    s = company_in_field(150, losses=Losses.SIMPLE)
    lose_men(s, RAN_1, 100)
    losses.share_losses(s, LOG)
    assert waiting_men(s, RAN_1, 0) == (0, 0, 40)


@pytest.mark.rule("CN-LOSS-2", "CN-LOSS-9", "CN-TRAP-16")
def test_killed_men_must_not_be_divided_by_fate():
    s = company_in_field(100)
    lose_men(s, RAN_1, 0, 60)
    losses.share_losses(s, LOG)
    assert not s.straggler.any()
    assert not s.wounded.any()
    assert not s.badly.any()


@pytest.mark.rule("CN-CRUR-8")
def test_lost_men_of_crurians_must_not_be_divided_by_fate():
    s = new_board()
    place(s, GROUP_1, 10, 9, 100)
    lose_men(s, GROUP_1, 95)
    losses.share_losses(s, LOG)
    assert not s.straggler.any()
    assert men_of(s, GROUP_1) == 5  # a group of fewer than ten men remains in play (CN-CRUR-9)


@pytest.mark.rule("CN-CRUR-12", "CN-TRAP-35")
def test_lost_islanders_must_wait_at_the_bridgehead():
    s = new_board()
    place(s, ISLANDERS_1, 10, 9, 100)
    lose_men(s, ISLANDERS_1, 50)
    losses.share_losses(s, LOG)
    assert waiting_men(s, ISLANDERS_1, BEACHHEAD) == (10, 10, 20)


@pytest.mark.rule("CN-LOSS-4", "CN-LOSS-6", "CN-TRAP-17")
def test_stragglers_must_wait_in_the_camp_until_their_unit_comes():
    s = company_in_field(100)
    lose_men(s, RAN_1, 50)
    losses.share_losses(s, LOG)
    losses.rejoin(s, LOG)
    assert men_of(s, RAN_1) == 50
    s.unit_at[RAN_1] = hex_at(10, 16)
    losses.rejoin(s, LOG)
    assert men_of(s, RAN_1) == 50
    s.unit_at[RAN_1] = hex_at(10, 12)
    losses.rejoin(s, LOG)
    assert men_of(s, RAN_1) == 70
    assert not s.straggler.any()


@pytest.mark.rule("CN-LOSS-7", "CN-ARR-6", "CN-UNIT-8")
def test_a_destroyed_unit_must_not_be_restored_where_an_enemy_stands():
    s = new_board()
    s.landed[Side.RAN] = FIELD
    s.straggler[RAN_1, BEACHHEAD, STANDARD] = 20
    place(s, STE_1, 10, 9)
    losses.rejoin(s, LOG)
    assert not is_in_play(s, RAN_1)
    place(s, STE_1, 12, 9)
    losses.rejoin(s, LOG)
    assert men_of(s, RAN_1) == 20


@pytest.mark.rule("CN-LOSS-4")
def test_stragglers_must_not_rejoin_during_a_battle():
    s = company_in_field(100)
    s.straggler[RAN_1, 0, STANDARD] = 20
    s.unit_at[RAN_1], s.unit_baseline[RAN_1] = hex_at(10, 12), tv_of(s, RAN_1)
    losses.rejoin(s, LOG)
    assert men_of(s, RAN_1) == 100


@pytest.mark.rule("CN-LOSS-4", "CN-ARR-6")
def test_without_a_camp_stragglers_must_go_to_the_beachhead():
    s = new_board()
    place(s, RAN_1, 10, 9, 100)
    s.landed[Side.RAN], s.ship_at[RAN_1] = FIELD, FIELD + 1  # a ship lies beside it
    lose_men(s, RAN_1, 50)
    losses.share_losses(s, LOG)
    assert waiting_men(s, RAN_1, BEACHHEAD) == (10, 10, 20)


@pytest.mark.rule("CN-LOSS-4", "CN-LOSS-5")
def test_without_any_refuge_the_men_must_stay_with_the_unit():
    s = new_board()
    place(s, RAN_1, 10, 9, 100)
    lose_men(s, RAN_1, 50)
    losses.share_losses(s, LOG)
    assert men_of(s, RAN_1) == 70
    s.day = 7
    losses.return_wounded(s, LOG)
    assert men_of(s, RAN_1) == 80


@pytest.mark.rule("CN-LOSS-5", "CN-LOSS-6")
def test_wounded_must_return_to_their_camp_after_seven_and_fourteen_days():
    s = company_in_field(100)
    s.day = 3
    lose_men(s, RAN_1, 50)
    losses.share_losses(s, LOG)
    waiting = []
    for day in range(4, 19):
        s.day = day
        losses.return_wounded(s, LOG)
        waiting.append(losses.count_waiting(s, RAN_1, 0))
    assert waiting == [20] * 6 + [30] * 7 + [40] * 2
    assert men_of(s, RAN_1) == 50


@pytest.mark.rule("CN-LOSS-7")
def test_a_unit_reduced_to_zero_must_be_restored_from_its_stragglers_in_their_camp():
    s = company_in_field(100)
    lose_men(s, RAN_1, 100)
    assert not is_in_play(s, RAN_1)
    losses.share_losses(s, LOG)
    losses.rejoin(s, LOG)
    assert s.unit_at[RAN_1] == hex_at(10, 12)
    assert men_of(s, RAN_1) == 40
    assert tv_of(s, RAN_1) > 0


@pytest.mark.rule("CN-LOSS-7", "CN-LOSS-9")
def test_a_unit_killed_to_the_last_man_must_not_be_restored():
    s = company_in_field(100)
    lose_men(s, RAN_1, 0, 100)
    losses.share_losses(s, LOG)
    losses.rejoin(s, LOG)
    assert not is_in_play(s, RAN_1)


@pytest.mark.rule("CN-UNIT-8")
def test_a_unit_of_fewer_than_ten_men_must_dissolve_and_be_restored_with_ten_men():
    s = company_in_field(20)
    lose_men(s, RAN_1, 0, 11)
    assert not is_in_play(s, RAN_1)
    assert losses.count_waiting(s, RAN_1, 0) == 9
    losses.rejoin(s, LOG)
    assert not is_in_play(s, RAN_1)
    s.straggler[RAN_1, 0, STANDARD] += 1
    losses.rejoin(s, LOG)
    assert s.unit_at[RAN_1] == hex_at(10, 12)
    assert men_of(s, RAN_1) == 10


@pytest.mark.rule("CN-UNIT-8")
def test_a_unit_of_ten_men_must_not_dissolve():
    s = company_in_field(20)
    lose_men(s, RAN_1, 0, 10)
    assert is_in_play(s, RAN_1)


@pytest.mark.rule("CN-CAMP-8")
@pytest.mark.parametrize(("is_killed", "saved"), [(True, 20), (False, 40)])
def test_the_wounded_in_a_lost_camp_must_die_or_go_to_the_next(is_killed: bool, saved: int):
    s = company_in_field(100)
    lose_men(s, RAN_1, 50)
    losses.share_losses(s, LOG)
    losses.lose_refuge(s, Side.RAN, 0, is_killed, LOG)
    assert losses.count_waiting(s, RAN_1, 0) == 0
    assert losses.count_waiting(s, RAN_1, 1) == saved
    assert not s.wounded.any()
    assert not s.badly.any()
