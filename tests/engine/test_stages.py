"""Named stages of play, and questions to seats."""

from enum import IntEnum

import numpy as np
import pytest

from stridsplan.engine.record import I32, record, rule
from stridsplan.engine.stages import (
    ask_seat,
    ask_seats,
    make_play_on,
    mark_answered,
    stops_before,
    to_act,
)

STATE = record("Test", due=I32, ask=I32, steps=I32)
QUESTION = 5
Next = IntEnum("Next", "ASKED BEGIN END", start=0)


@rule
def begin(s, log):
    s.steps += 1
    log.append("begin")
    return Next.END if s.steps < 3 else ask_seat(s, 2, QUESTION)


@rule
def end(s):
    s.steps += 1
    return Next.BEGIN


play_on = make_play_on(Next, begin, end)


def test_play_must_go_from_stage_to_stage_until_somebody_is_asked():
    s, log = np.zeros(1, STATE)[0], []
    play_on(s, Next.BEGIN, None, log)
    assert (s.steps, s.ask, to_act(s), log) == (3, QUESTION, 1 << 2, ["begin", "begin"])


def test_play_must_stop_when_a_seat_is_asked():
    s = np.zeros(1, STATE)[0]
    play_on(s, Next.ASKED, None, [])
    assert s.steps == 0


def test_the_stage_functions_must_have_the_names_of_the_stages():
    with pytest.raises(TypeError, match="asked, end, begin"):
        make_play_on(Next, end, begin)


def test_all_seats_that_are_asked_must_answer():
    s = np.zeros(1, STATE)[0]
    ask_seats(s, 0b101, 1)
    assert not mark_answered(s, 0)
    assert mark_answered(s, 2)


STOPPING = record("Stopping", due=I32, ask=I32, steps=I32, stops=I32, stopped=I32)
EVERY_STAGE = -1  # as a bit mask


@rule
def may_begin(s, stage):
    return not stops_before(s, stage, s.stops)


def play_to_the_question(stops):
    """The stages before which play stops until somebody is asked, and the steps made by then."""
    s, stage, stopped = np.zeros(1, STOPPING)[0], Next.BEGIN, []
    s.stops = stops
    play = make_play_on(Next, begin, end, may_begin=may_begin)
    while s.due == 0:
        play(s, stage, None, [])
        stage = int(s.stopped)
        stopped += [Next(stage)] if stage else []
    return stopped, s.steps


def test_play_must_stop_before_the_stages_that_a_mask_names_and_go_on_from_there():
    assert play_to_the_question(0) == ([], 3)
    assert play_to_the_question(1 << Next.END) == ([Next.END], 3)
    assert play_to_the_question(1 << Next.BEGIN) == ([Next.BEGIN, Next.BEGIN], 3)
    assert play_to_the_question(EVERY_STAGE) == ([Next.BEGIN, Next.END, Next.BEGIN], 3)
