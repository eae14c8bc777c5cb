"""The conflux and the end of a campaign (catalogue 2.19)."""

import numpy as np
import pytest

from stridsplan.engine.log import blank_log
from stridsplan.games.clusta_noba.components.pools import NOBODY, NOWHERE, Side
from stridsplan.games.clusta_noba.numbers import DAY, DAY_ROUNDS, PULSES, Ended, Stance
from stridsplan.games.clusta_noba.options import ConfluxTime
from stridsplan.games.clusta_noba.rules import ending, retreats
from stridsplan.games.clusta_noba.rules.stances import set_stance
from stridsplan.games.clusta_noba.rules.units import tv_of
from stridsplan.games.clusta_noba.words.view import view_json

from .board import GROUP_1, RAN_1, STE_1, TRA_2, hex_at, new_board, place

UNIT_OF = {Side.TRA: TRA_2, Side.RAN: RAN_1, Side.STE: STE_1, Side.CRU: GROUP_1}


def campaign(**options):
    """All four sides, each with a unit far from the conflux at (10, 9); seat 0 plays TRA, and so on."""
    s = new_board(**options)
    s.options.seats = 4
    s.conflux, s.last_day = hex_at(10, 9), 50
    for side, unit in UNIT_OF.items():
        place(s, unit, 9, 19 + side)
        s.starting_tv[side] = tv_of(s, unit)
    return s


def finish(s):
    """Let the campaign end; return how it has ended, the winners as bits, the payoffs in thousandths, and the ranks."""
    ending.come_to_conflux(s, blank_log(4))
    out = np.zeros(8, np.int32)
    ending.returns(s, out)
    return s.ended, s.winners, out[:4].tolist(), out[4:].tolist()


@pytest.mark.rule("CN-WIN-2")
def test_the_conflux_must_come_at_the_end_of_the_last_day():
    s = campaign()
    s.day, s.round = 50, 5
    assert not ending.is_conflux(s)
    s.round = 6
    assert ending.is_conflux(s)
    s.day = 49
    assert not ending.is_conflux(s)


@pytest.mark.rule("CN-WIN-1", "CN-WIN-3", "CN-WIN-4")
def test_the_side_in_the_hex_must_win():
    s = campaign()
    place(s, STE_1, 10, 9)
    assert s.known_conflux[Side.RAN] != s.conflux
    ended, winners, pay, ranks = finish(s)
    assert (ended, winners) == (Ended.HELD, 1 << Side.STE)
    assert s.known_conflux[Side.RAN] == s.conflux  # everybody sees where it was
    assert pay == [-333, -333, 1000, -333]
    assert ranks[Side.STE] == 1


@pytest.mark.rule("CN-WIN-3")
def test_nine_men_must_not_hold_the_hex():
    s = campaign()
    place(s, STE_1, 10, 9, 9)
    assert ending.holders(s) == 0
    place(s, STE_1, 10, 9, 10)
    assert ending.holders(s) == 1 << Side.STE


@pytest.mark.rule("CN-WIN-3")
def test_if_two_hostile_sides_are_in_the_hex_neither_must_hold_it():
    s = campaign()
    place(s, STE_1, 10, 9)
    place(s, RAN_1, 10, 9)
    assert ending.holders(s) == 0
    set_stance(s, Side.RAN, Side.STE, Stance.TRUCE)
    assert ending.holders(s) == 1 << Side.STE | 1 << Side.RAN


@pytest.mark.rule("CN-WIN-3")
def test_a_unit_that_fled_into_the_hex_in_the_last_pulse_must_not_hold_it():
    s = campaign()
    place(s, STE_1, 10, 10)
    s.moment = DAY * 50 + PULSES * DAY_ROUNDS - 1
    retreats.retreat_to(s, STE_1, hex_at(10, 9), blank_log(4))
    s.moment += 1
    assert ending.holders(s) == 0
    s.moment += 1
    assert ending.holders(s) == 1 << Side.STE


@pytest.mark.rule("CN-WIN-3")
def test_a_company_on_its_ship_must_not_hold_the_hex():
    s = campaign()
    place(s, STE_1, 10, 9)
    s.unit_aboard[STE_1] = 1
    assert ending.holders(s) == 0


@pytest.mark.rule("CN-WIN-4", "CN-ALLY-1")
def test_allies_must_win_together():
    s = campaign()
    place(s, STE_1, 10, 9)
    set_stance(s, Side.TRA, Side.STE, Stance.ALLIED)
    assert finish(s)[1:3] == (1 << Side.TRA | 1 << Side.STE, [500, -500, 500, -500])


@pytest.mark.rule("CN-WIN-4", "CN-ALLY-3")
def test_crurians_must_win_only_alone():
    s = campaign()
    set_stance(s, Side.CRU, Side.RAN, Stance.ALLIED)
    place(s, GROUP_1, 10, 9)
    assert ending.with_allies(s, ending.holders(s)) == 1 << Side.CRU
    place(s, RAN_1, 10, 9)
    assert ending.with_allies(s, ending.holders(s)) == 1 << Side.RAN


@pytest.mark.rule("CN-WIN-4")
def test_a_draw_must_rank_by_distance_then_by_the_share_of_troops_alive():
    s = campaign()
    place(s, RAN_1, 10, 11)
    place(s, STE_1, 12, 9, 150, 30)
    place(s, TRA_2, 8, 9)
    ended, winners, pay, ranks = finish(s)
    assert (ended, winners, pay) == (Ended.DRAWN, 0, [0, 0, 0, 0])
    assert ranks == [1, 1, 3, 4]  # two sides without losses, the third with losses, the fourth farther away


def test_all_ranks_must_be_equal_while_play_goes_on():
    s = campaign()
    place(s, RAN_1, 10, 11)
    out = np.zeros(8, np.int32)
    ending.returns(s, out)
    assert out.tolist() == [0, 0, 0, 0, 1, 1, 1, 1]


@pytest.mark.rule("CN-WIN-5")
def test_a_living_side_must_be_out_without_a_unit_of_ten_men():
    s, log = campaign(), blank_log(8)
    s.unit_men[STE_1] = (5, 4)
    s.starting_tv[Side.TRA], s.unit_at[TRA_2] = 0, NOWHERE  # it has not arrived yet
    ending.put_out(s, log)
    assert s.out == 1 << Side.STE
    assert not ending.end_if_one_is_left(s, log)


@pytest.mark.rule("CN-WIN-5")
def test_a_company_on_a_ship_must_keep_its_side_in_play():
    s, log = campaign(), blank_log(8)
    s.unit_aboard[STE_1] = 1
    ending.put_out(s, log)
    assert s.out == 0


@pytest.mark.rule("CN-WIN-5")
def test_the_last_side_must_win_at_once():
    s, log = campaign(), blank_log(8)
    s.seat_of[Side.CRU] = s.seat_of[Side.TRA] = NOBODY
    s.unit_men[STE_1] = 0
    ending.put_out(s, log)
    assert ending.end_if_one_is_left(s, log)
    assert (s.ended, s.winners) == (Ended.LAST_LEFT, 1 << Side.RAN)


# -- What everybody sees -------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-WIN-1", "CN-WIN-2")
def test_everybody_must_see_the_day_of_the_conflux_and_its_hex_only_if_it_has_learned_it():
    s = campaign()
    s.day, s.conflux_day = 7, 50
    s.known_conflux[:] = NOWHERE
    s.known_conflux[2] = s.conflux
    days = {"day": 50, "left": 43}
    for seat, hex in ((0, "none"), (2, "10.09"), (None, "none")):
        goal = {"id": "conflux", "args": {"hex": hex} | days, "target": None}
        assert view_json(s, seat)["goal"] == goal


@pytest.mark.rule("CN-WIN-2")
def test_a_secret_day_of_the_conflux_must_be_shown_as_a_range():
    s = campaign(conflux=ConfluxTime.SECRET)
    s.conflux_day, s.last_day = 50, 53
    s.known_conflux[:] = NOWHERE
    goal = view_json(s, 0)["goal"]
    assert goal == {"id": "secret_conflux", "args": {"hex": "none", "first": 51, "last": 60}, "target": None}
