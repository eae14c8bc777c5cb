"""Interventions of a human umpire, and their secrecy (CN-UMP-1, CN-TIME-8, CN-HP-6, CN-NIGHT-6; catalogue 6.5)."""

from collections.abc import Iterator

import numpy as np
import pytest

from stridsplan import IllegalAction, NothingToUndo, verify
from stridsplan.engine.at_table import AtTable
from stridsplan.engine.dice import decode, kept, loaded_tape
from stridsplan.engine.log import ARGUMENTS, EVENT, EVERYONE, MASK, blank_log, note, rows
from stridsplan.engine.table import Table
from stridsplan.games.clusta_noba import GAME, words
from stridsplan.games.clusta_noba.actions import (
    ACTIONS,
    ASK_UMPIRE,
    DISCARD,
    END_NUMBER,
    GO_ON,
    NAME_HEX,
    READY,
    SEAL,
    TYPE_DIGIT,
)
from stridsplan.games.clusta_noba.components.dice import LOADED, Die
from stridsplan.games.clusta_noba.components.names import COMMANDER_IDS
from stridsplan.games.clusta_noba.components.orders import Order
from stridsplan.games.clusta_noba.components.pools import (
    FIRST_COMMANDER_MARKER,
    NOWHERE,
    STANDARD,
    UNITS,
    UNKNOWN,
    Commander,
    Side,
)
from stridsplan.games.clusta_noba.components.report_lines import Line, index_of
from stridsplan.games.clusta_noba.events import Event, Illegal, Stream
from stridsplan.games.clusta_noba.numbers import (
    DAY,
    PAUSE_STAGES,
    PULSES,
    Ask,
    Cargo,
    Courier,
    Deed,
    Doctrine,
    Entry,
    Fate,
    Next,
    Outcome,
    Ruling,
    Shaken,
    Sighting,
    Source,
    State,
    Step,
)
from stridsplan.games.clusta_noba.rules import (
    aftermath,
    arrivals,
    contact,
    dispatches,
    fights,
    forces,
    heroes,
    ledgers,
)
from stridsplan.games.clusta_noba.rules.columns import set_default_doctrine
from stridsplan.games.clusta_noba.rules.contact import Verdict
from stridsplan.games.clusta_noba.rules.loaded_dice import roll
from stridsplan.games.clusta_noba.state import STATE
from stridsplan.games.clusta_noba.words.umpire import umpire_json
from stridsplan.games.clusta_noba.words.view import view_json

from .board import (
    EXACT,
    RAN_4,
    RAN_6,
    TRA_1,
    TRA_2,
    TRA_CAMP,
    hex_at,
    new_board,
    order,
    pitch,
    place,
    place_commander,
    run_entry,
)
from .campaign import SEAL_AND_WATCH

UMPIRE = 4  # the seat; in the tables below, which have two players, it is seat 2
GRISBAN, TRUGDAN, NARAMSI = Commander.GRISBAN, Commander.TRUGDAN, Commander.NARAMSI
HERE, THERE = (12, 9), (13, 8)  # neighbours of the same height
SEA = (0, 2)
LOG = blank_log()
NOW = 4 * DAY + 2 * PULSES  # the moment of `board`


def board(**options: int) -> np.void:
    """The island at 10:00 of day 4 with four sides, while the umpire is asked before round 3."""
    s = new_board(**options)
    s.options.seats, s.options.umpire = 5, 1
    s.day, s.round, s.moment = 4, 3, NOW
    s.ask, s.due, s.stopped = Ask.UMPIRE, 1 << UMPIRE, Next.BEGIN_ROUND
    s.starting_tv[:], s.bridge_day, s.stenfar_day, s.conflux = 1000, 12, NOWHERE, hex_at(7, 14)
    for unit in range(UNITS):
        set_default_doctrine(s, unit)
    return s


def code(kind: str, **fields: object) -> int:
    """The number of an action."""
    return ACTIONS.code(kind=kind, **fields)


def number(value: int) -> list[int]:
    """The actions that enter a number, digit by digit."""
    return [*(TYPE_DIGIT + int(digit) for digit in str(value)), END_NUMBER]


def name_hex(hex: tuple[int, int]) -> int:
    """The action that names a hex."""
    return NAME_HEX + hex_at(*hex)


def refusal(s: np.void, action: int) -> Illegal:
    return Illegal(GAME.refuse(s, UMPIRE, action))


def intervene(s: np.void, *actions: int) -> list[tuple[Event, list[int]]]:
    """Play legal actions of the umpire; return the events that no player sees, with their numbers."""
    log = blank_log(50)
    for action in actions:
        assert refusal(s, action) == Illegal.NONE
        GAME.apply(s, UMPIRE, action, loaded_tape([]), log)
    assert (s.answer_step[UMPIRE], s.due) == (Step.NONE, 1 << UMPIRE)
    return [(Event(row[EVENT]), row[ARGUMENTS:].tolist()) for row in rows(log) if row[MASK] == 0]


def last_refusal(s: np.void, *actions: int) -> Illegal:
    """The refusal of the last of these actions; the intervention is then discarded."""
    for action in actions[:-1]:
        assert refusal(s, action) == Illegal.NONE
        GAME.apply(s, UMPIRE, action, loaded_tape([]), LOG)
    found = refusal(s, actions[-1])
    if s.answer_step[UMPIRE] != Step.NONE:
        GAME.apply(s, UMPIRE, DISCARD, loaded_tape([]), LOG)
    return found


# -- Dice --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-UMP-1", "CN-UMP-2")
def test_a_replaced_die_must_count_and_the_real_draw_must_be_recorded():
    s = board()
    events = intervene(s, code("replace_die", die="morale_20"), *number(17))
    assert events == [(Event.DIE_REPLACED, [NOW, Die.MORALE_20, 1, 17, 0, 0])]
    intervene(s, code("replace_die", die="morale_20"), *number(0))  # 0: the second die stays as it is rolled
    intervene(s, code("replace_die", die="morale_20"), *number(1))
    tape = loaded_tape([4, 5, 6, 7, 8])
    assert roll(s, tape, 20, Stream.TACTICS.value) == 4  # another stream
    assert [roll(s, tape, 20, Stream.MORALE.value) for _ in range(4)] == [16, 6, 0, 8]
    assert [value for value, _, _ in decode(kept(tape))] == [4, 5, 6, 7, 8]


@pytest.mark.rule("CN-UMP-1")
def test_a_die_must_show_one_of_its_faces():
    s = board()
    assert last_refusal(s, code("replace_die", die="spies_2"), TYPE_DIGIT + 3) == Illegal.OUT_OF_RANGE
    assert last_refusal(s, code("replace_die", die="spies_2"), END_NUMBER) == Illegal.OUT_OF_RANGE
    for _ in range(LOADED):
        intervene(s, code("replace_die", die="spies_2"), *number(2))
    assert refusal(s, code("replace_die", die="spies_2")) == Illegal.DICE_REPLACED


@pytest.mark.rule("CN-UMP-1")
def test_without_a_human_umpire_no_die_must_be_replaced():
    s = board()
    s.options.umpire, s.loads[Die.MORALE_20], s.loaded[Die.MORALE_20, 0] = 0, 1, 17
    assert roll(s, loaded_tape([3]), 20, Stream.MORALE.value) == 3


# -- Reports -----------------------------------------------------------------------------------------------------------


def report(s: np.void) -> tuple[int, int]:
    """Send a report of the Ransards on the state of a unit; return the numbers of its courier and its line."""
    place_commander(s, TRUGDAN, 8, 12)
    s.commander_in_chief[Side.RAN] = TRUGDAN
    place_commander(s, GRISBAN, *HERE)
    courier = dispatches.open_report(s, Side.RAN, FIRST_COMMANDER_MARKER + GRISBAN, LOG)
    written = (Line.OWN_UNIT, RAN_4, hex_at(*HERE), 150, 20, Order.HOLD, 5, State.READY)
    assert dispatches.add_line(s, courier, *written)
    dispatches.send_report(s, courier, LOG)
    return courier, dispatches.next_line(s, Side.RAN, courier, NOWHERE)


@pytest.mark.rule("CN-UMP-1")
def test_a_number_and_a_hex_in_a_report_may_be_changed():
    s = board()
    _, line = report(s)
    change = code("change_report", line=line)
    unit, hex, standard = (index_of(Line.OWN_UNIT, name) for name in ("unit", "hex", "standard"))
    events = intervene(s, change, code("figure", number=standard), *number(90))
    assert events == [(Event.REPORT_CHANGED, [NOW, Side.RAN, Line.OWN_UNIT, standard, 150, 90])]
    intervene(s, change, code("figure", number=hex), name_hex(THERE))
    assert s.line[line, hex] == hex_at(*THERE)
    assert last_refusal(s, change, code("figure", number=hex), name_hex(SEA)) == Illegal.NOT_THERE
    assert last_refusal(s, change, code("figure", number=unit)) == Illegal.FIXED_NUMBER
    assert last_refusal(
        s, change, code("figure", number=standard), TYPE_DIGIT + 9, TYPE_DIGIT + 9, TYPE_DIGIT + 9
    ) == (Illegal.OUT_OF_RANGE)
    assert refusal(s, code("change_report", line=0)) == Illegal.NO_SUCH_REPORT


@pytest.mark.rule("CN-UMP-1")
def test_a_report_must_have_the_same_name_under_way_and_on_arrival():
    """A remark of the umpire on a report is stored under this name."""
    s, log = board(), blank_log(9)
    courier, _ = report(s)
    [name] = GAME.reports(s)
    assert umpire_json(s)["report_lines"][0]["report"] == name
    s.courier[courier, Courier.CAUGHT] = 1
    assert list(GAME.reports(s)) == []
    ledgers.deliver(s, courier, log)
    [arrived] = [words.event(row) for row in rows(log) if row[EVENT] == Event.DISPATCH_ARRIVED]
    assert arrived["what"]["report"] == name
    assert arrived["args"]["sender"] == {"term": "commander-grisban"}


@pytest.mark.rule("CN-UMP-1")
def test_the_event_of_a_changed_reading_must_name_the_bands():
    log = blank_log(1)
    band = index_of(Line.READING, "band")
    note(log, Event.REPORT_CHANGED, EVERYONE, NOW, Side.RAN, Line.READING, band, 3, 1)
    event = words.event(rows(log)[0])
    assert (event["args"]["before"], event["args"]["after"]) == ({"term": "band-3"}, {"term": "band-1"})
    assert (event["what"]["before"], event["what"]["after"], event["late"]) == (3, 1, True)


@pytest.mark.rule("CN-UMP-1")
def test_a_report_that_is_withheld_must_never_arrive():
    s = board()
    courier, line = report(s)
    assert intervene(s, code("withhold_report", carrier=courier)) == [
        (Event.REPORT_WITHHELD, [NOW, Side.RAN, 1, 0, 0, 0])
    ]
    assert (s.courier[courier, Courier.CARGO], s.line[line, 0]) == (Cargo.NONE, Line.NONE)
    assert refusal(s, code("withhold_report", carrier=courier)) == Illegal.NO_SUCH_REPORT


# -- Fights ------------------------------------------------------------------------------------------------------------


def battle(s: np.void, points: int = 3) -> tuple[int, int]:
    """Let RAN_4 under Grisban attack TRA_1; return the numbers of the two forces."""
    place(s, RAN_4, *HERE)
    place(s, TRA_1, *THERE)
    place_commander(s, GRISBAN, *HERE, RAN_4)
    s.commander_points[GRISBAN] = points
    s.unit_to[RAN_4], s.unit_head[RAN_4] = hex_at(*THERE), RAN_4
    assert forces.open_fight(s, RAN_4, hex_at(*THERE), LOG)
    return int(s.unit_force[RAN_4]), int(s.unit_force[TRA_1])


@pytest.mark.rule("CN-UMP-1")
def test_a_ruling_must_override_the_doctrine():
    s = board()
    own, _ = battle(s)
    assert not aftermath.wants_to_pursue(s, own)
    events = intervene(s, code("rule_fight", force=own, ruling="pursue"))
    assert events == [(Event.FIGHT_RULED, [NOW, Side.RAN, hex_at(*HERE), Ruling.PURSUE, 0, 0])]
    assert aftermath.wants_to_pursue(s, own)
    assert refusal(s, code("rule_fight", force=own, ruling="pursue")) == Illegal.ALREADY_SO
    s.unit_doctrine[RAN_4, Doctrine.PURSUE] = 1
    intervene(s, code("rule_fight", force=own, ruling="halt"))
    assert not aftermath.wants_to_pursue(s, own)
    assert refusal(s, code("rule_fight", force=own + 5, ruling="halt")) == Illegal.NO_FIGHT


@pytest.mark.rule("CN-UMP-1", "CN-ORDER-14")
@pytest.mark.parametrize(("ruling", "lost", "expected"), [("break_off", 0, True), ("fight_on", 99, False)])
def test_a_force_must_break_off_or_fight_on_as_ruled(ruling: str, lost: int, expected: bool):
    s = board()
    own, _ = battle(s)
    s.unit_men[RAN_4] = s.unit_men[RAN_4] * (100 - lost) // 100
    intervene(s, code("rule_fight", force=own, ruling=ruling))
    fights.break_off(s, own)
    assert (s.unit_outcome[RAN_4] == Outcome.BREAKS_OFF) == expected


@pytest.mark.rule("CN-UMP-1", "CN-HP-7")
def test_a_leader_must_spend_his_last_point_as_ruled():
    s = board()
    own, foe = battle(s, points=1)
    assert not heroes.may_boost(s, own)
    intervene(s, code("rule_fight", force=own, ruling="boost"))
    assert heroes.may_boost(s, own)
    assert heroes.wants_boost(s, own, has_less_tv=False)
    assert refusal(s, code("rule_fight", force=foe, ruling="boost")) == Illegal.NO_HERO_POINT


# -- Heroic deeds ------------------------------------------------------------------------------------------------------


def deed(deed_id: str) -> int:
    """The action by which the umpire accepts a heroic deed of Grisban."""
    return code("accept_deed", commander=COMMANDER_IDS[GRISBAN], deed=deed_id)


@pytest.mark.rule("CN-HP-6")
def test_for_a_hero_point_a_force_that_would_retreat_must_stand():
    s = board()
    battle(s)
    assert refusal(s, deed("stand")) == Illegal.NO_DEED
    s.unit_outcome[RAN_4] = Outcome.RETREATS
    assert intervene(s, deed("stand")) == [(Event.DEED_DONE, [NOW, GRISBAN, Deed.STAND, 2, 0, 0])]
    assert (s.unit_outcome[RAN_4], s.commander_points[GRISBAN]) == (Outcome.STANDS, 2)


@pytest.mark.rule("CN-HP-6")
def test_for_a_hero_point_shaken_troops_must_be_steady():
    s = board()
    battle(s)
    s.unit_shaken[RAN_4, STANDARD] = Shaken.SHAKEN
    intervene(s, deed("rally"))
    assert not s.unit_shaken[RAN_4].any()
    s.unit_shaken[RAN_4, STANDARD], s.commander_points[GRISBAN] = Shaken.SHAKEN, 0
    assert refusal(s, deed("rally")) == Illegal.NO_HERO_POINT


@pytest.mark.rule("CN-HP-6")
def test_for_a_hero_point_a_commander_must_save_a_lost_person_of_his_side():
    s = board()
    battle(s)
    s.commander_fate[TRUGDAN], s.commander_fate[NARAMSI] = Fate.PRISONER, Fate.DEAD
    save = ACTIONS.code(kind="save_person", person=COMMANDER_IDS[TRUGDAN])
    other = ACTIONS.code(kind="save_person", person=COMMANDER_IDS[NARAMSI])
    assert last_refusal(s, deed("rescue"), other) == Illegal.NO_DEED  # of another side
    events = [event for event, _ in intervene(s, deed("rescue"), save)]
    assert events == [Event.DEED_DONE, Event.PERSON_SAVED]
    assert (s.commander_fate[TRUGDAN], s.commander_at[TRUGDAN]) == (Fate.FREE, hex_at(*HERE))
    assert refusal(s, deed("rescue")) == Illegal.NO_DEED


# -- Night -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-NIGHT-6", "CN-NIGHT-2")
def test_a_side_may_attack_at_night_if_the_umpire_allows_it():
    s = board()
    place(s, RAN_6, 9, 11, 180)
    place(s, TRA_2, 10, 10, 180)
    order(s, TRA_2, Order.HOLD)
    run_entry(s, RAN_6, Order.ATTACK, 10, 10, nights=1)
    s.unit_to[RAN_6], s.unit_head[RAN_6], s.round = hex_at(10, 10), RAN_6, 7
    before = s.copy()
    assert (
        contact.verdict_on_entering(before, RAN_6, hex_at(10, 10), loaded_tape([EXACT] * 6), LOG)
        == Verdict.WAITS
    )
    assert intervene(s, code("allow_night", side="ran")) == [
        (Event.NIGHT_ALLOWED, [NOW, Side.RAN, 0, 0, 0, 0])
    ]
    assert (
        contact.verdict_on_entering(s, RAN_6, hex_at(10, 10), loaded_tape([EXACT] * 6), LOG) != Verdict.WAITS
    )
    assert s.unit_force[RAN_6] != NOWHERE


# -- Persons -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-UMP-4", "CN-UMP-1")
def test_a_person_may_be_put_into_any_hex_on_land_that_no_enemy_holds():
    s = board()
    place(s, RAN_4, *HERE)
    place(s, TRA_1, *THERE)
    place_commander(s, GRISBAN, 8, 12)
    move = code("move_person", person=COMMANDER_IDS[GRISBAN])
    assert last_refusal(s, move, name_hex(THERE)) == Illegal.NOT_THERE
    assert last_refusal(s, move, name_hex(SEA)) == Illegal.NOT_THERE
    events = intervene(s, move, name_hex(HERE))
    assert events == [
        (Event.PERSON_MOVED, [NOW, FIRST_COMMANDER_MARKER + GRISBAN, hex_at(8, 12), hex_at(*HERE), 0, 0])
    ]
    assert (s.commander_at[GRISBAN], s.commander_unit[GRISBAN]) == (hex_at(*HERE), RAN_4)
    s.commander_fate[GRISBAN] = Fate.DEAD
    assert refusal(s, move) == Illegal.NO_SUCH_PERSON


@pytest.mark.rule("CN-UMP-4")
def test_a_person_may_not_be_taken_out_of_a_battle():
    s = board()
    battle(s)
    assert refusal(s, code("move_person", person=COMMANDER_IDS[GRISBAN])) == Illegal.IN_BATTLE


# -- The calendar ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-TIME-8", "CN-TIME-9", "CN-STONE-1", "CN-STONE-2")
def test_the_stone_may_be_planted_up_to_day_60():
    s, plant = board(), code("plant_stenfar")
    assert intervene(s, plant, *number(60)) == [(Event.STENFAR_PROMISED, [NOW, 60, 0, 0, 0, 0])]
    assert s.stenfar_day == 60
    assert last_refusal(s, plant, *number(61)[:-1]) == Illegal.OUT_OF_RANGE
    assert last_refusal(s, plant, *number(3)) == Illegal.DAY_PAST
    pitch(s, TRA_CAMP, 7, 14)
    assert last_refusal(s, plant, *number(4)) == Illegal.HEX_OCCUPIED
    s.camp_at[TRA_CAMP] = NOWHERE
    intervene(s, plant, *number(4))
    assert s.stenfar == 1
    assert refusal(s, plant) == Illegal.ALREADY_SO


@pytest.mark.rule("CN-TIME-8", "CN-CRUR-7")
def test_the_bridge_may_be_finished_on_a_later_day():
    s, move = board(), code("move_bridge")
    intervene(s, move, *number(20))
    assert s.bridge_day == 20
    assert last_refusal(s, move, *number(4)) == Illegal.DAY_PAST
    s.has_bridge = 1
    assert refusal(s, move) == Illegal.NO_BRIDGE_DUE


@pytest.mark.rule("CN-CRUR-12")
def test_the_umpire_may_cancel_the_islanders_of_a_week():
    s = board()
    days = [arrivals.day_of_islanders(s, week) for week in range(3)]
    intervene(s, code("drop_islanders", week=1))
    landed = []
    for s.day in days:
        before = int(s.islanders_waiting)
        arrivals.expect_islanders(s, loaded_tape([0] * 3))
        landed.append(s.islanders_waiting > before)
    assert landed == [True, False, True]


@pytest.mark.rule("CN-TIME-8", "CN-TIME-9")
def test_a_message_must_arrive_at_dawn_of_the_day_that_the_umpire_chooses():
    s = board()
    message = code("send_message", side="ran")
    foe = code("foe", side="ste")
    assert last_refusal(s, message, *number(3)) == Illegal.DAY_PAST
    assert last_refusal(s, message, *number(9), code("foe", side="ran")) == Illegal.NO_SUCH_SIDE
    events = intervene(s, message, *number(9), foe, name_hex(THERE), *number(300))
    assert events == [(Event.MESSAGE_WRITTEN, [NOW, Side.RAN, 9, Side.STE, hex_at(*THERE), 300])]
    assert s.sightings[Side.RAN] == 0
    # Day 4 is today, so it arrives at once; 0 men: an unknown number
    intervene(s, message, *number(4), foe, name_hex(HERE), *number(0))
    row = s.sighting[Side.RAN, 0]
    assert (row[Sighting.HEX], row[Sighting.SIDE], row[Sighting.MEN], row[Sighting.SOURCE]) == (
        hex_at(*HERE),
        Side.STE,
        UNKNOWN,
        Source.STRANGER,
    )


# -- Secrecy -----------------------------------------------------------------------------------------------------------

PLAYERS = (0, 1, None)  # None: a spectator


def table(*marks: Next) -> Table:
    """A skirmish with an umpire, at his first pause; `marks`: the stages before which he also wants to be asked."""
    skirmish = Table(
        "clusta_noba", seats=3, profile="skirmish", options={"umpire": True}, secret=bytes(range(32))
    )
    for seat in (0, 1):
        skirmish.act(seat, READY)
    for stage in marks:
        skirmish.act(2, ASK_UMPIRE + PAUSE_STAGES.index(stage))
    for seat in (0, 1):
        skirmish.act(seat, SEAL)
    return skirmish


def everything_seen(played: Table) -> list[object]:
    """The positions, views and versions of the players and a spectator."""
    return [
        (played.position(seat), played.observe(seat).tobytes(), played.version_of(seat)) for seat in PLAYERS
    ]


def secret_interventions() -> Iterator[list[int]]:
    """Yield the actions of interventions that no player can notice at the first pause."""
    yield [code("pause_before", stage="fight")]
    yield [code("replace_die", die="tactics_20"), *number(20)]
    yield [
        code("send_message", side="ste"),
        *number(60),
        code("foe", side="ran"),
        name_hex((4, 4)),
        *number(7),
    ]
    yield [code("allow_night", side="ran")]
    yield [code("replace_die", die="fates_6"), TYPE_DIGIT + 1]  # not finished


@pytest.mark.rule("CN-UMP-2", "CN-UMP-1")
def test_no_player_may_notice_the_interventions_of_the_umpire():
    played = table()
    before = everything_seen(played)
    for actions in secret_interventions():
        played.act(2, actions)
        played.preview(2, [GO_ON])
        assert everything_seen(played) == before
        with pytest.raises(NothingToUndo):
            played.undo(0)
    assert played.version_of(2) > played.version_of(0)


@pytest.mark.rule("CN-UMP-2")
def test_interventions_without_an_effect_yet_must_leave_the_players_data_unchanged():
    """The interventions have no effect on this day: what the players receive is the same to the byte."""
    unchanged, changed = table(), table()
    # Not the pause, which would stop play, and not the die that is not finished
    for actions in list(secret_interventions())[1:4]:
        changed.act(2, actions)
    for played in (unchanged, changed):
        played.act(2, GO_ON)
    assert unchanged.to_act() == changed.to_act() == [0, 1]
    assert everything_seen(unchanged) == everything_seen(changed)
    assert unchanged.position(2) != changed.position(2)


@pytest.mark.rule("CN-UMP-2")
def test_players_may_not_notice_pauses_within_a_round():
    """Play waits for the umpire before each round; nobody may learn how often he pauses within it."""
    without_pauses, with_pauses = (
        table(Next.BEGIN_ROUND),
        table(Next.BEGIN_ROUND, Next.MARCH, Next.FIGHT, Next.END_ROUND),
    )
    for played in (without_pauses, with_pauses):
        played.act(2, GO_ON)  # orders leave
    while True:
        assert everything_seen(without_pauses) == everything_seen(with_pauses)
        if 2 not in without_pauses.to_act():
            break
        without_pauses.act(2, GO_ON)
        with_pauses.act(2, GO_ON)
        while 2 in with_pauses.to_act() and with_pauses.observe(2)["stopped"][0] not in (
            Next.BEGIN_ROUND,
            Next.SEND_ORDERS,
        ):
            with_pauses.act(2, GO_ON)
    assert without_pauses.to_act() == with_pauses.to_act() == [0, 1]


def column(recipient: str, order: str, *hex: int, round: int = 2) -> list[int]:
    """The actions that write a column of one entry for a commander or unit; `round`: in which the entry begins."""
    begun = [
        code("write", recipient=recipient),
        code("at_time", days=0, round=round),
        code("order", order=order),
    ]
    return [*begun, *hex, code("end_column", copies=1)]


COLUMN_FOR_GRISBAN, COLUMN_FOR_TRUGDAN = (
    column("grisban", "goto", name_hex((5, 11))),
    column("trugdan", "scout"),
)
ANSWER_FOR_RAN = code("answer_for", player=1)  # seat 0: players count from 1


def live_table() -> Table:
    """A table that asks the Ransards, seat 0, for live orders before round 2."""
    skirmish = table()
    while 2 in skirmish.to_act():
        skirmish.act(2, GO_ON)
    # The umpire has this pause from the start; the action takes it away, and the umpire is not asked any more
    skirmish.act(2, ASK_UMPIRE + PAUSE_STAGES.index(Next.SEND_ORDERS))
    skirmish.act(0, SEAL_AND_WATCH)
    skirmish.act(1, SEAL)
    assert skirmish.to_act() == [0]
    return skirmish


@pytest.mark.rule("CN-ORDER-13", "CN-UMP-1", "CN-UMP-2")
def test_orders_that_the_umpire_writes_for_a_player_must_have_the_same_effect_as_the_players():
    own, substitute = live_table(), live_table()
    before = everything_seen(substitute)
    for actions in ([ANSWER_FOR_RAN], COLUMN_FOR_GRISBAN, COLUMN_FOR_TRUGDAN[:2], COLUMN_FOR_TRUGDAN[2:]):
        substitute.act(2, actions)
        assert everything_seen(substitute) == before  # nobody sees the draft of the umpire
    substitute.act(2, SEAL)
    own.act(0, [*COLUMN_FOR_GRISBAN, *COLUMN_FOR_TRUGDAN, SEAL])
    for _ in range(5):
        assert everything_seen(substitute) == everything_seen(own)
        for played in (own, substitute):
            played.act(played.to_act()[0], SEAL)
    for truth in ("unit_order", "unit_plan", "unit_at"):
        assert (substitute.observe(2)[truth] == own.observe(2)[truth]).all()
    assert Order.SCOUT in own.observe(2)["unit_plan"][0, :, 0, Entry.ORDER]
    substitute.act(0, AtTable.RESIGN)
    (answered,) = [event for event in substitute.log(1) if event["id"] == "answered_for"]
    assert (answered["args"]["seat"], answered["args"]["columns"]) == ({"seat": 0}, 2)
    assert verify(substitute.transcript()) == []


@pytest.mark.rule("CN-ORDER-13", "CN-UMP-1", "CN-TRAP-28")
def test_for_a_player_the_umpire_may_write_what_the_player_may_and_nothing_else():
    own, substitute = live_table(), live_table()
    standing = substitute.legal(2).tolist()
    substitute.act(2, ANSWER_FOR_RAN)
    for action in (
        *column("wullfurs_blodsbroder", "attack", name_hex((5, 11))),
        *COLUMN_FOR_TRUGDAN,
        code("take_back", column=0),
    ):
        assert substitute.legal(2).tolist() == [*standing, *own.legal(0).tolist()]
        substitute.act(2, action)
        own.act(0, action)
    players, umpires = own.position(0), substitute.position(2)
    assert (umpires["question"]["id"], players["question"]["id"]) == ("live_for", "live")
    assert umpires["view"]["umpire"]["answers_for"] == 1
    for part in ("orders", "today", "draft", "commanders", "headquarters"):
        assert umpires["view"][part] == players["view"][part]
    assert [row for row in umpires["actions"] if row["code"] not in standing] == players["actions"]
    begun = COLUMN_FOR_TRUGDAN[:2]
    assert substitute.preview(2, begun)["refused"] == own.preview(0, begun)["refused"]
    assert substitute.preview(2, begun)["view"]["draft"] == own.preview(0, begun)["view"]["draft"]


@pytest.mark.rule("CN-ORDER-13", "CN-UMP-2")
def test_the_first_to_seal_of_player_and_umpire_must_decide_the_orders():
    played = live_table()
    played.act(0, [*COLUMN_FOR_GRISBAN, *COLUMN_FOR_TRUGDAN[:2]])
    before = everything_seen(played)
    played.act(2, [ANSWER_FOR_RAN, *COLUMN_FOR_TRUGDAN])
    assert everything_seen(played) == before
    played.act(2, ANSWER_FOR_RAN)  # the umpire stops answering for the player
    with pytest.raises(IllegalAction, match="NOT_ASKED"):
        played.act(2, SEAL)
    played.act(2, [ANSWER_FOR_RAN, *COLUMN_FOR_TRUGDAN])
    played.act(0, [*COLUMN_FOR_TRUGDAN[2:], SEAL])
    with pytest.raises(IllegalAction, match="NOT_ASKED"):
        played.act(2, SEAL)
    assert [len(sheet["entries"]) for sheet in played.view(0)["orders"][:2]] == [1, 1]
    played.act(0, column("trugdan", "wait", round=3))
    played.act(2, [ANSWER_FOR_RAN, SEAL])  # what the player has not sealed is dropped
    assert played.view(0)["today"] == 0


@pytest.mark.rule("CN-UMP-1", "CN-UMP-2")
def test_everybody_must_see_the_interventions_when_the_campaign_has_ended():
    played = table()
    played.act(2, [code("replace_die", die="tactics_20"), *number(20)])
    played.act(2, [code("allow_night", side="ran")])
    for seat in PLAYERS:
        assert not {"die_replaced", "night_allowed"} & {event["id"] for event in played.log(seat)}
    played.act(0, AtTable.RESIGN)
    assert played.is_over
    for seat in PLAYERS:
        late = [event for event in played.log(seat) if event["id"] in ("die_replaced", "night_allowed")]
        assert [event["id"] for event in late] == ["die_replaced", "night_allowed"]
        assert {event["version"] for event in late} == {played.version_of(seat)}
    last_events = [event["id"] for event in played.log(2, played.version_of(2) - 1)]
    # The umpire, who has seen them, sees them again
    assert last_events[-2:] == ["die_replaced", "night_allowed"]
    assert verify(played.transcript()) == []


def test_the_draws_of_a_table_must_be_verifiable_even_if_dice_were_replaced():
    played = table()
    for die in ("reports_100", "reports_20", "couriers_100", "fates_6"):
        for _ in range(LOADED):
            played.act(2, [code("replace_die", die=die), *number(1)])
    for _ in range(3):
        played.act(2, GO_ON)
        for seat in (0, 1):
            played.act(seat, SEAL)
    played.act(0, AtTable.RESIGN)
    assert verify(played.transcript()) == []


# -- The view of the umpire --------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-UMP-4")
def test_the_view_of_the_umpire_must_contain_what_he_may_change():
    s = board()
    courier, line = report(s)
    battle(s)
    intervene(s, code("replace_die", die="tactics_20"), *number(20))
    intervene(
        s, code("send_message", side="ran"), *number(9), code("foe", side="ste"), name_hex(THERE), *number(0)
    )
    view = np.zeros(1, STATE)[0]
    view.options = s.options
    GAME.observe(s, UMPIRE, view)
    found = view_json(view, UMPIRE)
    assert found["umpire"]["pauses"] == []
    assert found["replaced_dice"] == {"tactics_20": [20]}
    assert found["messages"] == [{"day": 9, "side": "ran", "foe": "ste", "hex": [13, 8], "men": None}]
    (row,) = found["report_lines"]
    assert (row["line"], row["carrier"], row["says"]) == (line, courier, "own_unit")
    assert row["fields"]["standard"] == 150
    assert [change["name"] for change in row["changes"]] == ["hex", "standard", "lost"]
    assert [fight["side"] for fight in found["fights"]] == ["ran", "tra"]
    assert len(found["ledgers"]) == 4
