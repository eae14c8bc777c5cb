"""Hindsight of a small game: every morning all seats must be ready, then hours pass; a seat may leave."""

from collections.abc import Iterator
from enum import IntEnum
from types import SimpleNamespace

import pytest

from stridsplan.engine import registry, stages
from stridsplan.engine.actions import Actions
from stridsplan.engine.at_table import AtTable
from stridsplan.engine.declare import Events, Refusals, event, refusal
from stridsplan.engine.dice import roll
from stridsplan.engine.game import Game
from stridsplan.engine.hindsight import walk
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.options import options_record
from stridsplan.engine.record import I32, record
from stridsplan.engine.table import Table

HOURS, DAYS = 3, 3  # hours of a day, days of a game
QUESTION = 1  # the only one: is the seat ready?
ACTIONS = Actions()
READY, GO_ON = ACTIONS.add("ready", asked=QUESTION), ACTIONS.add("go_on", asked=QUESTION)
OPTIONS_DTYPE = options_record(())
STATE = record(
    "Days",
    options=OPTIONS_DTYPE,
    hour=I32,  # since the start
    drawn=I32,  # the sum of all dice
    gone=I32,  # the seats that have left, as a bit mask
    ask=I32,  # QUESTION, or 0
    due=I32,
    pauses=I32,  # the stages before which play stops, as a bit mask (`Hindsight`)
    stopped=I32,  # the stage before which it has stopped
)


class Next(IntEnum):
    ASKED = 0
    ASK_ALL = 1
    PASS_HOUR = 2


class Illegal(Refusals):
    NONE = refusal()
    NOT_ASKED = refusal("DAY-1")
    NO_SUCH_ACTION = refusal("DAY-1")


class Event(Events):
    HOUR_PASSED = event("DAY-2", "hour")


def ask_all(s):
    if s.hour == DAYS * HOURS:
        return Next.ASKED
    return stages.ask_seats(s, ~s.gone & (1 << s.options.seats) - 1, QUESTION)


def pass_hour(s, dice, log):
    s.hour += 1
    s.drawn += roll(dice, 6)
    note(log, Event.HOUR_PASSED, EVERYONE, s.hour)
    return Next.PASS_HOUR if s.hour % HOURS else Next.ASK_ALL


play_on = stages.make_play_on(
    Next, ask_all, pass_hour, may_begin=lambda s, stage: not stages.stops_before(s, stage, s.pauses)
)


def setup(s, dice, log):
    play_on(s, Next.ASK_ALL, dice, log)


def refuse(s, seat, action):
    return Illegal.NONE if s.due >> seat & 1 and action == READY else Illegal.NOT_ASKED


def legal(s, seat, out):
    out[0] = READY
    return s.due >> seat & 1


def apply(s, seat, action, dice, log):
    if action == GO_ON:
        play_on(s, s.stopped, dice, log)
    elif stages.mark_answered(s, seat):
        play_on(s, Next.PASS_HOUR, dice, log)


def leave(s, seat, dice, log):
    """Do not wait for a seat that has left."""
    s.gone |= 1 << seat
    if s.due >> seat & 1 and stages.mark_answered(s, seat):
        play_on(s, Next.PASS_HOUR, dice, log)


def returns(s, out):
    out[: 2 * s.options.seats] = 0


GAME = Game(
    id="days",
    version=1,
    state=STATE,
    options=(),
    options_dtype=OPTIONS_DTYPE,
    profiles={"text": {}},
    seats=range(2, 4),
    default_seats=2,
    minutes=(1, 2),
    actions=ACTIONS,
    illegal=Illegal,
    events=Event,
    streams=("dice",),
    open_streams=frozenset(),
    words=SimpleNamespace(),
    setup=setup,
    to_act=stages.to_act,
    legal=legal,
    refuse=refuse,
    apply=apply,
    timeout_action=lambda s, seat: READY,
    returns=returns,
    defects=lambda s: 0,
    policy=lambda view, seat, out, n, dice: READY,
    eliminated=lambda view: view.gone,
    leave=leave,
)
HINDSIGHT = SimpleNamespace(
    WATCHED=1 << Next.PASS_HOUR, GO_ON=GO_ON, is_shown=lambda s: True, time=lambda s: int(s.hour)
)


@pytest.fixture(autouse=True)
def days() -> Iterator[None]:
    """Register the game for a test."""
    registry.register("days", __name__)
    yield
    del registry.GAMES["days"]
    registry.load_game.cache_clear()


def hours(table: Table) -> list[int]:
    """The hours of all steps; the last step must be the table's position."""
    steps = [(int(step.state.hour), step.state.tobytes(), len(step.rows)) for step in walk(table, HINDSIGHT)]
    assert steps[-1][1] == table.state_bytes()
    assert sum(rows for *_, rows in steps) == steps[-1][0]
    return [hour for hour, *_ in steps]


def test_every_hour_inside_a_command_must_be_a_step():
    table = Table("days", 2, secret=bytes(32))
    for seat in (0, 1):
        table.act(seat, READY)
    assert hours(table) == [0, 1, 2, 3]


@pytest.mark.parametrize("code", [AtTable.RESIGN, AtTable.LEAVE])
def test_hours_that_start_because_a_seat_leaves_must_be_steps(code):
    table = Table("days", 3, secret=bytes(32))
    table.act(0, READY)
    table.act(1, READY)
    table.act(2, code)
    for seat in (0, 1):
        table.act(seat, READY)
    assert hours(table) == [0, 1, 2, 3, 4, 5, 6]


def test_leaving_that_ends_the_game_must_not_add_a_step():
    table = Table("days", 2, secret=bytes(32))
    table.act(0, READY)
    table.act(1, AtTable.RESIGN)
    assert table.is_over
    assert hours(table) == [0]
