"""Versions and indexes that a seat receives do not count anything that it may not see."""

import pytest

from contract.cases import CASES, each_of
from contract.test_tables import new_table, play
from depth import SOAK, depth, some
from stridsplan.engine import log
from stridsplan.engine.table import Table

HIDING = [case for case in CASES if case.game.has_secrets]
hiding = each_of(HIDING)
hiding_some = pytest.mark.parametrize("case", some(HIDING, 3), ids=str)
ACTIONS = depth(90, 240)
EVERY = 1 if SOAK else 4  # every how many steps one is examined


@pytest.fixture(autouse=True)
def _compiled(entries):
    """Load the entries, so that tables use them."""


def viewers(case):
    """All viewers of a table: the spectators (None) and each seat."""
    return [None, *range(case.seats)]


def known_by(table, viewer):
    """Return what a viewer may know: its view, and the events it may see."""
    visible_rows = [
        [row for row in rows if log.may_see(int(row[log.MASK]), viewer)] for rows in rows_of(table)
    ]
    return table.observe(viewer).tobytes(), [row.tolist() for rows in visible_rows for row in rows]


def rows_of(table):
    """The rows of each command in the log of a table."""
    return [table._event_log.rows(number) for number in range(1, table.version + 1)]


@hiding_some
def test_a_hidden_step_must_change_nothing_that_a_viewer_receives(case, pace):
    """No version or index counts it, and undo does not depend on it."""
    table, hidden, before = new_table(case), 0, {}
    for number, _ in enumerate(play(table, ACTIONS // pace, seed=3)):
        last = table.commands[-1]
        for viewer, (known, position) in before.items():
            # a command that everybody notices may show a viewer nothing new and yet count in its version
            if last.seat != viewer and not last.noticed & log.EVERYONE and known_by(table, viewer) == known:
                assert table.position(viewer) == position
                hidden += 1
        watched = viewers(case) if number % EVERY == 0 else ()  # viewers to compare after the next step
        before = {viewer: (known_by(table, viewer), table.position(viewer)) for viewer in watched}
    assert hidden or case.game_id != "omringad" or pace > 1, "the game has hidden steps"


@hiding
def test_events_must_be_numbered_without_gaps_for_every_viewer(case, pace):
    table = new_table(case)
    for _ in play(table, ACTIONS // pace, seed=4):
        pass
    for viewer in viewers(case):
        indexes = {}
        for event in table.log(viewer):
            indexes.setdefault(event["version"], []).append(event["index"])
        assert all(found == list(range(len(found))) for found in indexes.values())
        assert all(1 <= version <= table.version_of(viewer) for version in indexes)


@hiding
def test_the_seats_that_notice_a_command_must_be_stored_with_it(case, pace):
    table = new_table(case)
    for _ in play(table, ACTIONS // pace, seed=5):
        pass
    loaded = Table.load(table.save())
    assert [loaded.version_of(viewer) for viewer in viewers(case)] == [
        table.version_of(viewer) for viewer in viewers(case)
    ]
    assert loaded.commands == table.commands


@hiding_some
def test_undo_must_leave_secret_steps_of_others(case, pace):
    """An undo keeps later secret steps, except those of seats that had to act because of the undone step.

    Nobody notices the undo who had not noticed the step.
    """
    table = new_table(case)
    for number, _ in enumerate(play(table, ACTIONS // pace, seed=6)):
        if number % EVERY:
            continue
        last = table.commands[-1]
        for seat in range(case.seats):
            if seat == last.seat or not table.can_undo(seat):
                continue
            trial = Table.load(table.save())
            own = max(k for k, command in enumerate(trial.commands) if command.seat == seat)
            undone, since = trial.commands[own], trial.commands[own + 1 :]
            before = {
                viewer: trial.position(viewer)
                for viewer in viewers(case)
                if not log.may_see(undone.noticed, viewer)
            }
            trial.undo(seat)
            kept = [command for command in since if not undone.wakes >> command.seat & 1]
            assert [c.codes for c in trial.commands[own:]] == [c.codes for c in kept]
            assert {viewer: trial.position(viewer) for viewer in before} == before
            assert Table.load(trial.save()).state_bytes() == trial.state_bytes()
