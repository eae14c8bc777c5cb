"""The worked example of the rules, from the march to the return, with the printed numbers.

A comment such as "line 12" names a line of the table of catalogue 3.1.
"""

from itertools import pairwise

import numpy as np
import pytest

from stridsplan.engine.dice import SHORT, kept, loaded_tape
from stridsplan.engine.log import ARGUMENTS, EVENT, blank_log, rows
from stridsplan.games.clusta_noba import flow
from stridsplan.games.clusta_noba.components.movement import MoveMode
from stridsplan.games.clusta_noba.components.orders import NO_ORDER, Order
from stridsplan.games.clusta_noba.components.pools import NOBODY, UNITS, Commander, Side
from stridsplan.games.clusta_noba.defects import defects
from stridsplan.games.clusta_noba.events import Event
from stridsplan.games.clusta_noba.numbers import DAY, DAY_ROUNDS, PULSES, Doctrine, Entry, Fate, Profile
from stridsplan.games.clusta_noba.rules.columns import set_default_doctrine
from stridsplan.games.clusta_noba.rules.heroes import WHEN_BEHIND
from stridsplan.games.clusta_noba.rules.units import men_of, tv_of

from .board import (
    EXACT,
    RAN_6,
    RAN_7,
    RAN_CAMP,
    STE_1,
    STE_2,
    TRA_2,
    hex_at,
    new_board,
    pitch,
    place,
    place_commander,
    run_entry,
)
from .fighting import PRINTED_B1, PRINTED_B2, play_field_round, stegosians_meet_grisban

GRISBAN = Commander.GRISBAN
NO_EFFECT = 100  # a roll of 1d100 at which nothing happens
PATH = ((9, 21), (9, 20), (8, 19), (8, 18), (8, 17), (9, 16), (8, 15), (8, 14), (8, 13), (9, 12), (9, 11))


class Rounds:
    """Runs the stages of the flow round by round; each round uses exactly the dice that it is given."""

    def __init__(self, s: np.void):
        self.s, self.log = s, blank_log(600)

    def round(self, *dice: int) -> list[list[int]]:
        """Run a round; return its events, each as its kind and its numbers. Dice are counted from 1."""
        tape, before = loaded_tape([die - 1 for die in dice]), len(rows(self.log))
        flow.begin_round(self.s, tape, self.log)
        flow.sail(self.s, tape, self.log)
        for _ in range(PULSES):
            for stage in (flow.walk, flow.march, flow.fight, flow.settle):
                stage(self.s, tape, self.log)
        flow.end_round(self.s, tape, self.log)
        assert not tape[SHORT]
        assert len(kept(tape)) == len(dice)
        assert defects(self.s) == 0
        return [[row[EVENT], *row[ARGUMENTS:]] for row in rows(self.log)[before:].tolist()]


def numbers_of(events: list[list[int]], kind: Event) -> list[list[int]]:
    """The numbers of the events of a kind."""
    return [event[1:] for event in events if event[0] == kind]


def give_order(s: np.void, unit: int, order_id: Order, column: int = 0, row: int = -1) -> None:
    """Give a unit an order as a sheet of one entry, which is in force from day 4 to day 8."""
    way = MoveMode.COMBAT if order_id == Order.PATROL else MoveMode.MARCH
    run_entry(s, unit, order_id, column, row, way)
    plan = s.unit_plan[unit, 0]
    plan[Entry.SLOT], plan[Entry.ORDER], plan[Entry.HEX] = 4 * DAY_ROUNDS, order_id, s.unit_target[unit]
    s.unit_entries[unit], s.unit_plan_end[unit] = 1, 9 * DAY_ROUNDS  # up to the last day round of day 8


def example(profile: Profile, lv: int) -> np.void:
    """Grisban and two companies leave camp 2, (9,21), to attack camp 1, (10,9), where a regiment patrols."""
    s = new_board()
    s.day, s.round, s.moment, s.profile = 4, 1, 4 * DAY, profile  # the sides are in the order of day 0
    s.conflux, s.last_day, s.place_gone[:] = hex_at(4, 12), 50, 1  # no settlements, which would report
    s.starting_tv[:] = 1  # not 0: all sides have arrived
    s.seat_of[Side.STE] = s.seat_of[Side.CRU] = NOBODY
    for unit in range(UNITS):
        set_default_doctrine(s, unit)
    pitch(s, RAN_CAMP, 9, 21)
    for unit in (RAN_6, RAN_7):
        place(s, unit, 9, 21)
        give_order(s, unit, Order.ATTACK, 10, 9)
        s.unit_doctrine[unit, Doctrine.RETREAT_AT] = 3
    s.commander_in_chief[Side.RAN] = GRISBAN
    place_commander(s, GRISBAN, 9, 21, RAN_6)
    s.commander_leadership[GRISBAN], s.commander_points[GRISBAN] = lv, lv
    place(s, TRA_2, 10, 9)
    give_order(s, TRA_2, Order.PATROL)
    s.unit_base[TRA_2] = hex_at(10, 9)
    return s


@pytest.mark.rule("GT-TL-1", "GT-TL-2", "GT-TL-3", "GT-TL-4", "GT-A-EX")
def test_the_first_battle_of_the_example_must_end_as_printed():
    rounds = Rounds(example(Profile.WORKED_EXAMPLE, 4))
    s = rounds.s
    marched = numbers_of(rounds.round(), Event.UNIT_ENTERED)
    # Tactics 15 and 10, 06 on 1d100 (in hundredths) for Grisban, morale 5 and 8
    events = rounds.round(15, 10, 600, 5, 8)
    marched += numbers_of(events, Event.UNIT_ENTERED)
    steps = [(old, hex) for unit, old, hex, *_ in marched if unit == RAN_6]
    assert steps == [(hex_at(*a), hex_at(*b)) for a, b in pairwise(PATH)]
    assert numbers_of(events, Event.PATROL_MET) == [[TRA_2, hex_at(10, 10), RAN_6, 0, 0, 0]]
    differentials = {side: value for side, _, _, _, value, _ in numbers_of(events, Event.TACTICS_ROLLED)}
    assert differentials == {Side.RAN: 7, Side.TRA: -3}  # lines 1 and 2
    (fought,) = numbers_of(events, Event.FIELD_ROUND_FOUGHT)
    # Lines 3 and 5: row 5, column 1-10, difference 10
    assert fought == [hex_at(9, 11), Side.RAN, Side.TRA, 5, 1, 10]
    lost = {side: (tv, men) for _, side, tv, men, _, _ in numbers_of(events, Event.FORCE_LOST)}
    assert lost == {Side.RAN: (324, 162), Side.TRA: (120, 40)}  # lines 7 to 10; the text prints 60
    tested = [(unit, die, target) for unit, _, die, target, _, _ in numbers_of(events, Event.MORALE_TESTED)]
    assert tested == [(RAN_6, 5, 14), (RAN_7, 8, 14)]  # line 13
    assert s.commander_fate[GRISBAN] == Fate.FREE  # line 12
    assert not numbers_of(events, Event.UNIT_PURSUED)  # line 14
    assert [men_of(s, unit) for unit in (RAN_6, RAN_7)] == [99, 99]
    assert [int(s.unit_at[unit]) for unit in (RAN_6, RAN_7, TRA_2)] == [
        hex_at(9, 12),
        hex_at(9, 12),
        hex_at(10, 9),
    ]
    assert s.unit_order[RAN_6] == NO_ORDER
    # the return: companies (kompanier) are a point faster (CN-TRAP-3)
    for unit in (RAN_6, RAN_7):
        give_order(s, unit, Order.GOTO, 9, 21)
    rounds.round()
    assert s.unit_at[RAN_6] == hex_at(8, 19)
    place(s, STE_2, 9, 20)
    # a stop in pulse 1 of round 4; at the end of the round each may see the other
    events = rounds.round(*[NO_EFFECT] * 4)
    assert numbers_of(events, Event.UNIT_STOPPED)[0][:2] == [RAN_6, hex_at(9, 20)]
    assert not numbers_of(events, Event.UNIT_ENTERED)


@pytest.mark.rule("GT-A-STD", "GT-TL-2")
def test_the_first_battle_by_the_standard_rulings_must_have_the_same_losses():
    rounds = Rounds(example(Profile.STANDARD, 3))
    rounds.round()
    events = rounds.round(15, 10, 600, 5, 8)  # as above
    assert {side: value for side, _, _, _, value, _ in numbers_of(events, Event.TACTICS_ROLLED)} == {
        Side.RAN: 3,
        Side.TRA: -3,
    }
    assert numbers_of(events, Event.FIELD_ROUND_FOUGHT)[0][3:] == [5, 1, 6]  # row, column, difference
    lost = {side: (tv, men) for _, side, tv, men, _, _ in numbers_of(events, Event.FORCE_LOST)}
    assert lost == {Side.RAN: (324, 162), Side.TRA: (120, 40)}


@pytest.mark.rule("GT-B1-EX", "GT-B2-EX", "GT-21", "GT-22")
def test_the_second_battle_of_the_example_must_end_with_the_printed_strengths():
    s = stegosians_meet_grisban(Profile.WORKED_EXAMPLE, 4)
    play_field_round(s, *PRINTED_B1)
    s.unit_doctrine[RAN_6, Doctrine.TV_BOOST] = WHEN_BEHIND
    play_field_round(s, *PRINTED_B2)
    assert sum(tv_of(s, unit) for unit in (RAN_6, RAN_7)) == 2 * 268
    assert sum(men_of(s, unit) for unit in (RAN_6, RAN_7)) == 134
    flow.aftermath.end_all(s, loaded_tape([EXACT] * 6), blank_log(60))
    assert s.unit_men[STE_1].tolist() == [54, 85]
    assert tv_of(s, STE_1) == 2 * 363  # computed from the men; the ledger was 366
