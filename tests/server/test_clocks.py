"""Clocks as values: nothing is lost, nothing is won, and what is paused stands still."""

from dataclasses import asdict

from hypothesis import given
from hypothesis import strategies as st

from stridsplan.server.tables import clocks
from stridsplan.server.tables.clocks import Clocks

SEATS = 3
LIVE = {"pace": "live", "bank": 60, "turn": 5}
MAIL = {"pace": "mail", "turn": 86_400}
PLAIN = ("move", None)

spans = st.integers(0, 200_000)
settings = st.sampled_from([LIVE, MAIL])
questions = st.sampled_from([PLAIN, ("move", 10), ("bid", 30)])
asked = st.dictionaries(st.integers(0, SEATS - 1), questions)
steps = st.lists(st.tuples(st.sampled_from(["act", "pause", "resume", "tick"]), spans, asked), max_size=12)


def played(setting, story):
    """Clocks after a story that begins at 0, and the moment it ends."""
    now, value = 0, clocks.begin(setting, SEATS, 0)
    for what, span, seats in story:
        now += span
        if what == "act":
            value = clocks.act(value, setting, seats, now)
        else:
            value = getattr(clocks, what)(value, now)
    return value, now


def test_a_live_clock_begins_with_its_bank_and_gets_its_turn_when_asked():
    value = clocks.begin(LIVE, 2, 0)
    assert value.left == (60_000, 60_000)
    value = clocks.act(value, LIVE, {0: PLAIN}, 100)
    assert (value.left, value.running) == ((65_000, 60_000), (0,))
    value = clocks.act(value, LIVE, {1: PLAIN}, 10_100)
    assert (value.left, value.running) == ((55_000, 65_000), (1,))


def test_who_is_still_asked_gets_nothing_more():
    value = clocks.act(clocks.begin(LIVE, 2, 0), LIVE, {0: PLAIN}, 0)
    assert clocks.act(value, LIVE, {0: PLAIN}, 3_000).left[0] == 62_000


def test_what_is_taken_back_gives_no_time():
    value = clocks.act(clocks.begin(LIVE, 2, 0), LIVE, {0: PLAIN}, 0)
    value = clocks.act(value, LIVE, {1: PLAIN}, 10_000)
    value = clocks.act(value, LIVE, {0: PLAIN}, 10_000, gives=False)
    assert value.left[0] == 55_000


def test_a_clock_of_play_by_mail_is_full_whenever_the_seat_is_asked():
    day = 86_400_000
    value = clocks.act(clocks.begin(MAIL, 2, 0), MAIL, {0: PLAIN}, 0)
    assert clocks.deadline(value) == day
    value = clocks.act(value, MAIL, {1: PLAIN}, day - 1)
    value = clocks.act(value, MAIL, {0: PLAIN}, day)
    assert value.left[0] == day


def test_time_that_the_rules_give_runs_instead_of_the_bank():
    value = clocks.act(clocks.begin(LIVE, 2, 0), LIVE, {0: ("bid", 30)}, 0)
    assert (clocks.deadline(value), clocks.remaining(value, 0)) == (30_000, 30_000)
    value = clocks.act(value, LIVE, {0: ("bid", 30)}, 10_000)
    assert clocks.remaining(value, 0) == 20_000
    value = clocks.act(value, LIVE, {0: ("pay", 30)}, 20_000)
    assert clocks.remaining(value, 0) == 30_000
    assert clocks.act(value, LIVE, {0: PLAIN}, 40_000).left[0] == 65_000


def test_a_table_without_a_clock_runs_only_what_the_rules_give():
    value = clocks.act(clocks.begin(None, 2, 0), None, {0: ("bid", 30), 1: PLAIN}, 0)
    assert (value.running, clocks.deadline(value)) == ((0,), 30_000)


@given(settings, steps)
def test_no_clock_goes_below_zero_and_only_the_asked_run(setting, story):
    value, _ = played(setting, story)
    assert all(left >= 0 for left in value.left)
    assert all(each is None or each[1] >= 0 for each in value.given)
    assert set(value.running) <= set(range(SEATS))


@given(settings, steps, spans, spans)
def test_looking_at_a_clock_on_the_way_changes_nothing(setting, story, first, then):
    value, now = played(setting, story)
    once = clocks.tick(value, now + first + then)
    assert clocks.tick(clocks.tick(value, now + first), now + first + then) == once


@given(settings, steps, spans)
def test_a_paused_clock_stands_still(setting, story, span):
    value, now = played(setting, story)
    still = clocks.pause(value, now)
    again = clocks.resume(still, now + span)
    assert (again.left, again.given) == (still.left, still.given)
    assert clocks.deadline(still) is None
    assert clocks.expired(still, now + span) == []


@given(settings, steps)
def test_time_is_up_at_the_deadline_and_not_before(setting, story):
    value, _ = played(setting, story)
    due = clocks.deadline(value)
    if due is None:
        assert value.paused or not value.running
        return
    assert due < value.since + 1 or clocks.expired(value, due - 1) == []
    assert clocks.expired(value, due) != []


@given(settings, steps, spans, spans)
def test_clocks_that_are_stopped_on_their_way_cost_nobody_anything(setting, story, before, arrival):
    value, now = played(setting, story)
    stopped, plain = clocks.stop(value, now + before), clocks.tick(value, now + before)
    arrived = clocks.tick(stopped, arrival)  # where time is counted from another moment
    assert (arrived.left, arrived.given) == (plain.left, plain.given)
    assert clocks.deadline(stopped) is None


@given(steps)
def test_no_time_is_lost_or_won(story):
    """Bank and turns, less the time a seat was asked unpaused, is what is left: counted by a slower way."""
    rich = LIVE | {"bank": 10_000_000}
    plain = [(what, span, dict.fromkeys(seats, PLAIN)) for what, span, seats in story]
    value, _ = played(rich, plain)
    owed, running, paused = [10_000_000_000] * SEATS, set(), False
    for what, span, seats in plain:
        for seat in () if paused else running:
            owed[seat] -= span
        if what == "act":
            for seat in set(seats) - running:
                owed[seat] += 5_000
            running = set(seats)
        elif what != "tick":
            paused = what == "pause"
    assert list(value.left) == owed


@given(settings, steps)
def test_clocks_are_stored_and_read_exactly(setting, story):
    import json

    value, _ = played(setting, story)
    assert Clocks.stored(json.loads(json.dumps(asdict(value)))) == value
