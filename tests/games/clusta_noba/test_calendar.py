"""The random draws before a campaign (catalogue 6.4; 1.3, 2.2, 4.3)."""

from collections import Counter

import pytest

from stridsplan.engine.dice import loaded_tape, seeded_tape
from stridsplan.engine.log import blank_log
from stridsplan.games.clusta_noba.components.armies import Level
from stridsplan.games.clusta_noba.components.pools import NOBODY, NOWHERE, Side
from stridsplan.games.clusta_noba.numbers import DAY, PULSES
from stridsplan.games.clusta_noba.options import Alliance, Arrival, Bridge, ConfluxTime, Length, Scenario
from stridsplan.games.clusta_noba.rules import calendar
from stridsplan.games.clusta_noba.rules.geography import may_be_conflux
from stridsplan.games.clusta_noba.rules.stances import are_allied
from stridsplan.games.clusta_noba.words.view import view_json

from .board import new_board


def test_a_seat_must_have_the_side_that_it_has_chosen_and_the_other_sides_are_dealt():
    s = new_board(side_2=Side.CRU + 1, side_3=Side.CRU + 1)  # + 1, because 0 leaves the choice to chance
    s.options.seats = 4
    calendar.deal_sides(s, loaded_tape([1, 0, 0]))  # the second of TRA, RAN, STE; the first of TRA, STE; STE
    assert s.side_of.tolist() == [Side.RAN, Side.CRU, Side.TRA, Side.STE]
    assert [int(s.side_of[s.seat_of[side]]) for side in Side] == list(Side)


def test_the_skirmish_must_deal_its_own_two_sides():
    s = new_board(Scenario.SKIRMISH)
    s.options.seats = 2
    calendar.deal_sides(s, loaded_tape([0, 0]))  # each time the first of the sides that are left
    assert s.side_of.tolist() == [Side.RAN, Side.STE, NOBODY, NOBODY]


@pytest.mark.parametrize(
    ("roll", "level"),
    [(1, 0), (3, 0), (4, 1), (8, 1), (9, 2), (15, 2), (16, 3), (20, 3)],
)
def test_the_priority_must_be_rolled_by_the_table(roll, level):
    s = new_board()
    calendar.draw_priority(s, loaded_tape([roll - 1]))
    assert s.priority.tolist() == [Level(level), 0, 0, 0]  # by seat; TRA is played by seat 0


@pytest.mark.rule("CN-ARR-1", "CN-ARR-2")
def test_the_earliest_side_must_arrive_on_day_zero():
    s = new_board()
    days, rounds = [4, 2, 5], [0, 3, 5]  # of TRA, RAN, STE, counted from 0
    calendar.draw_arrivals(s, loaded_tape([*days, *rounds]), blank_log(4))
    assert s.arrival[:3].tolist() == [2 * DAY, 3 * PULSES, 3 * DAY + 5 * PULSES]


@pytest.mark.rule("CN-ARR-2")
def test_all_sides_may_arrive_on_one_day():
    s = new_board(arrival=Arrival.TOGETHER)
    calendar.draw_arrivals(s, loaded_tape([0, 1, 2]), blank_log(4))  # the rounds
    assert s.arrival[:3].tolist() == [0, PULSES, 2 * PULSES]


@pytest.mark.rule("CN-CONF-1")
def test_the_conflux_must_be_in_one_of_the_219_legal_hexes():
    s = new_board()
    assert calendar.count_conflux_hexes(s) == 219
    found = [calendar.conflux_hex(s, place) for place in range(219)]
    assert len(set(found)) == 219
    assert all(may_be_conflux(Scenario.ISLAND, hex) for hex in found)
    assert calendar.conflux_hex(s, 219) == NOWHERE


@pytest.mark.rule("CN-WIN-2")
@pytest.mark.parametrize(("length", "day"), [(Length.FULL, 50), (Length.SHORT, 35), (Length.EVENING, 20)])
def test_the_length_must_set_the_day_of_the_conflux(length, day):
    s = new_board(length=length)
    calendar.draw_conflux(s, loaded_tape([7]), blank_log(4))  # the eighth hex
    assert (s.conflux_day, s.last_day) == (day, day)


@pytest.mark.rule("CN-WIN-2")
def test_a_secret_conflux_must_occur_up_to_ten_days_later():
    s = new_board(conflux=ConfluxTime.SECRET)
    calendar.draw_conflux(s, loaded_tape([7, 9]), blank_log(4))  # the eighth hex, ten days later
    assert (s.conflux_day, s.last_day) == (50, 60)


@pytest.mark.rule("CN-CRUR-7")
def test_the_bridge_must_be_finished_on_day_eleven_to_sixteen():
    s = new_board()
    days = set()
    for die in range(6):
        calendar.draw_bridge(s, loaded_tape([die]))
        days.add(s.bridge_day)
    assert days == set(range(11, 17))


@pytest.mark.rule("CN-CRUR-7")
def test_an_option_may_set_the_day_of_the_bridge_which_is_scaled_to_the_length_of_the_campaign():
    s = new_board(bridge=Bridge.NAMED, bridge_day=20)
    calendar.draw_bridge(s, loaded_tape([]))
    assert s.bridge_day == 20
    s.options.length = Length.EVENING
    calendar.draw_bridge(s, loaded_tape([]))
    assert s.bridge_day == 8
    s.options.scenario = Scenario.SKIRMISH
    calendar.draw_bridge(s, loaded_tape([]))
    assert s.bridge_day == NOWHERE
    assert view_json(s, None)["bridge"] is None


@pytest.mark.rule("CN-CRUR-7")
def test_everybody_must_see_on_which_days_the_bridge_may_be_finished():
    ranges = {
        length: view_json(new_board(length=length), None)["bridge"]
        for length in (Length.FULL, Length.SHORT, Length.EVENING)
    }
    assert list(ranges.values()) == [
        {"first": 11, "last": 16},
        {"first": 8, "last": 11},
        {"first": 4, "last": 6},
    ]
    named = new_board(bridge=Bridge.NAMED, bridge_day=12)
    assert view_json(named, None)["bridge"] == {"first": 12, "last": 12}


@pytest.mark.rule("CN-ALLY-3")
@pytest.mark.parametrize(
    ("option", "rolls", "allied"),
    [(Alliance.OFF, [], False), (Alliance.ON, [], True), (Alliance.ROLLED, [2], False), (Alliance.ROLLED, [3], True)],
)  # fmt: skip
def test_crurians_and_ransards_must_be_allied_according_to_the_option(option, rolls, allied):
    s = new_board(alliance=option)
    calendar.draw_alliance(s, loaded_tape(rolls))
    assert are_allied(s, Side.CRU, Side.RAN) == allied
    assert s.alliance == allied


@pytest.mark.rule("CN-RAN-1")
def test_ransards_must_meet_up_to_three_pirates():
    s = new_board(pirates=1)
    calendar.draw_pirates(s, loaded_tape([3]))  # one of 0 to 3
    assert s.pirates_left == 3
    s.options.pirates = 0
    calendar.draw_pirates(s, loaded_tape([]))
    assert s.pirates_left == 0


@pytest.mark.rule("CN-STONE-3")
def test_the_stone_must_be_planted_only_by_option():
    s = new_board()
    calendar.draw_stenfar(s, loaded_tape([]))
    assert s.stenfar_day == NOWHERE
    s.options.stenfar = 1
    calendar.draw_stenfar(s, loaded_tape([9]))  # the last of ten days
    assert s.stenfar_day == 30


def test_all_draws_of_the_calendar_must_be_in_their_ranges():
    days, levels, dice = Counter(), Counter(), seeded_tape(3)
    for _ in range(60):
        s = new_board()
        s.options.seats = 4
        calendar.deal_sides(s, dice)
        calendar.draw_calendar(s, dice, blank_log(12))
        assert min(int(moment) // DAY for moment in s.arrival[:3]) == 0
        assert max(int(moment) // DAY for moment in s.arrival[:3]) <= 5
        days[int(s.bridge_day)] += 1
        levels[int(s.priority[s.seat_of[Side.TRA]])] += 1
    assert set(days) == set(range(11, 17))
    assert set(levels) == set(Level)
