"""Clocks as values: no time is lost or gained, and paused clocks do not run."""

from dataclasses import asdict

from hypothesis import given
from hypothesis import strategies as st

from stridsplan.server.tables import clocks
from stridsplan.server.tables.clocks import Clocks

SEATS = 3
LIVE = {"pace": "live", "bank": 60, "turn": 5}
MAIL = {"pace": "mail", "turn": 86_400}
# questions as clocks compare them: any text, and the seconds that the rules give for the answer; None: no limit
PLAIN = ("move", None)

spans = st.integers(0, 200_000)  # milliseconds
settings = st.sampled_from([LIVE, MAIL])
questions = st.sampled_from([PLAIN, ("move", 10), ("bid", 30)])
questions_of_seats = st.dictionaries(st.integers(0, SEATS - 1), questions)
steps = st.lists(
    st.tuples(st.sampled_from(["act", "pause", "resume", "tick"]), spans, questions_of_seats), max_size=12
)


def run_steps(setting, sequence):
    """The clocks after a sequence of steps that starts at 0, and the time of the last step."""
    now, value = 0, clocks.new_clocks(setting, SEATS, 0)
    for what, span, seats in sequence:
        now += span
        if what == "act":
            value = clocks.set_running(value, setting, seats, now)
        else:
            value = getattr(clocks, what)(value, now)
    return value, now


def test_a_live_clock_starts_with_its_bank_and_gains_a_turn_when_its_seat_must_act():
    value = clocks.new_clocks(LIVE, 2, 0)
    assert value.left == (60_000, 60_000)
    value = clocks.set_running(value, LIVE, {0: PLAIN}, 100)
    assert (value.left, value.running) == ((65_000, 60_000), (0,))
    value = clocks.set_running(value, LIVE, {1: PLAIN}, 10_100)
    assert (value.left, value.running) == ((55_000, 65_000), (1,))


def test_a_seat_that_must_still_act_gains_no_time():
    value = clocks.set_running(clocks.new_clocks(LIVE, 2, 0), LIVE, {0: PLAIN}, 0)
    assert clocks.set_running(value, LIVE, {0: PLAIN}, 3_000).left[0] == 62_000


def test_an_undo_gives_no_time():
    value = clocks.set_running(clocks.new_clocks(LIVE, 2, 0), LIVE, {0: PLAIN}, 0)
    value = clocks.set_running(value, LIVE, {1: PLAIN}, 10_000)
    value = clocks.set_running(value, LIVE, {0: PLAIN}, 10_000, adds_time=False)
    assert value.left[0] == 55_000


def test_a_mail_clock_is_full_whenever_its_seat_must_act():
    day = 86_400_000
    value = clocks.set_running(clocks.new_clocks(MAIL, 2, 0), MAIL, {0: PLAIN}, 0)
    assert clocks.deadline(value) == day
    value = clocks.set_running(value, MAIL, {1: PLAIN}, day - 1)
    value = clocks.set_running(value, MAIL, {0: PLAIN}, day)
    assert value.left[0] == day


def test_time_given_by_the_rules_runs_instead_of_the_bank():
    value = clocks.set_running(clocks.new_clocks(LIVE, 2, 0), LIVE, {0: ("bid", 30)}, 0)
    assert (clocks.deadline(value), clocks.remaining(value, 0)) == (30_000, 30_000)
    value = clocks.set_running(value, LIVE, {0: ("bid", 30)}, 10_000)
    assert clocks.remaining(value, 0) == 20_000
    value = clocks.set_running(value, LIVE, {0: ("pay", 30)}, 20_000)
    assert clocks.remaining(value, 0) == 30_000
    assert clocks.set_running(value, LIVE, {0: PLAIN}, 40_000).left[0] == 65_000


def test_a_table_without_a_clock_has_only_the_time_given_by_the_rules():
    value = clocks.set_running(clocks.new_clocks(None, 2, 0), None, {0: ("bid", 30), 1: PLAIN}, 0)
    assert (value.running, clocks.deadline(value)) == ((0,), 30_000)


@given(settings, steps)
def test_no_clock_is_negative_and_only_real_seats_run(setting, sequence):
    value, _ = run_steps(setting, sequence)
    assert all(left >= 0 for left in value.left)
    assert all(each is None or each[1] >= 0 for each in value.given)
    assert set(value.running) <= set(range(SEATS))


@given(settings, steps, spans, spans)
def test_an_additional_tick_changes_nothing(setting, sequence, first, then):
    value, now = run_steps(setting, sequence)
    once = clocks.tick(value, now + first + then)
    assert clocks.tick(clocks.tick(value, now + first), now + first + then) == once


@given(settings, steps, spans)
def test_a_paused_clock_does_not_run(setting, sequence, span):
    value, now = run_steps(setting, sequence)
    paused = clocks.pause(value, now)
    resumed = clocks.resume(paused, now + span)
    assert (resumed.left, resumed.given) == (paused.left, paused.given)
    assert clocks.deadline(paused) is None
    assert clocks.timed_out_seats(paused, now + span) == []


@given(settings, steps)
def test_time_is_up_at_the_deadline_and_not_before(setting, sequence):
    value, _ = run_steps(setting, sequence)
    due = clocks.deadline(value)
    if due is None:
        assert value.paused or not value.running
        return
    if due > value.since:  # otherwise a seat had no time left at `since`
        assert clocks.timed_out_seats(value, due - 1) == []
    assert clocks.timed_out_seats(value, due) != []


@given(settings, steps, spans, spans)
def test_clocks_stopped_for_an_export_cost_no_time(setting, sequence, before, arrival):
    value, now = run_steps(setting, sequence)
    stopped, plain = clocks.stop_for_transfer(value, now + before), clocks.tick(value, now + before)
    restarted = clocks.tick(stopped, arrival)  # on a server whose time starts at another moment
    assert (restarted.left, restarted.given) == (plain.left, plain.given)
    assert clocks.deadline(stopped) is None


@given(steps)
def test_no_time_is_lost_or_gained(sequence):
    """The time left is the bank plus the turns, minus the time when the seat had to act, without pauses."""
    large_bank = LIVE | {"bank": 10_000_000}
    plain = [(what, span, dict.fromkeys(seats, PLAIN)) for what, span, seats in sequence]
    value, _ = run_steps(large_bank, plain)
    expected, running, paused = [10_000_000_000] * SEATS, set(), False
    for what, span, seats in plain:
        for seat in () if paused else running:
            expected[seat] -= span
        if what == "act":
            for seat in set(seats) - running:
                expected[seat] += 5_000
            running = set(seats)
        elif what != "tick":
            paused = what == "pause"
    assert list(value.left) == expected


@given(settings, steps)
def test_clocks_are_stored_and_read_exactly(setting, sequence):
    import json

    value, _ = run_steps(setting, sequence)
    assert Clocks.from_stored(json.loads(json.dumps(asdict(value)))) == value
