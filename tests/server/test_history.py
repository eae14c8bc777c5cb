"""Versions only increase, clients receive what they do not know, and hidden rows count only for their seat."""

import pytest

from stridsplan.engine.command import SETUP_SEAT
from stridsplan.server.tables.history import History
from stridsplan.server.tables.records import Row

SET_UP = Row(1, SETUP_SEAT)


def history(*drops):
    """A history in which each number is a row: 0 is a command, n an undo of n commands."""
    return History(
        Row(version, 0, drops=drop, command_id=f"id-{version}") for version, drop in enumerate(drops, 1)
    )


def test_an_undo_drops_commands_and_increases_the_version():
    found = history(0, 0, 0, 2, 0)
    assert found.version == 5
    assert [row.version for row in found.in_force] == [1, 5]


def test_the_known_commands_of_a_client_must_follow_from_its_version():
    found = history(0, 0, 0)
    assert [found.count_known_commands(None, version) for version in (0, 1, 2, 3)] == [0, 1, 2, 3]
    assert found.count_known_commands(None, 4) is None  # ahead


def test_a_client_that_knows_an_undone_command_must_reload():
    found = history(0, 0, 0, 1, 0)
    assert [found.count_known_commands(None, version) for version in range(6)] == [0, 1, 2, None, 2, 3]


def test_an_undo_after_an_undo_counts_commands_in_force():
    found = history(0, 0, 0, 1, 1, 0)
    assert [row.version for row in found.in_force] == [1, 6]
    assert [found.count_known_commands(None, version) for version in range(7)] == [
        0,
        1,
        None,
        None,
        None,
        1,
        2,
    ]


def hidden(version, seat, **more):
    """A row that only its own seat can notice."""
    return Row(version, seat, noticed=1 << seat, **more)


def test_a_viewer_counts_only_the_rows_it_can_notice():
    found = History([SET_UP, hidden(2, 0), hidden(3, 1), hidden(4, 1), Row(5, 0)])
    assert [found.version_of(viewer) for viewer in (None, 0, 1)] == [2, 3, 4]
    assert [found.row_of(0, version) for version in (1, 2, 3)] == [1, 2, 5]
    assert [found.count_known_commands(0, version) for version in range(5)] == [0, 1, 2, 5, None]
    assert [found.count_known_commands(None, version) for version in range(4)] == [0, 1, 5, None]


def test_an_undo_of_a_hidden_row_keeps_the_hidden_rows_of_others():
    found = History([SET_UP, hidden(2, 0), hidden(3, 1), hidden(4, 0, drops=1)])
    assert [row.version for row in found.in_force] == [1, 3]
    assert (found.version_of(1), found.count_known_commands(1, 2)) == (2, 2), (
        "the other seat goes on as before"
    )
    assert [found.count_known_commands(0, version) for version in (1, 2, 3)] == [1, None, 2]


def test_an_undo_drops_what_others_did_because_of_the_undone_row():
    found = History([SET_UP, Row(2, 0, wakes=1 << 1), hidden(3, 1), hidden(4, 2), Row(5, 0, drops=1)])
    assert [row.version for row in found.in_force] == [1, 4]


def test_a_history_can_be_cut_at_an_earlier_version():
    assert [row.version for row in history(0, 0, 0, 2, 0).at(3).in_force] == [1, 2, 3]


def test_a_row_is_found_by_its_commands_id():
    found = history(0, 0)
    assert found.find("id-2").version == 2
    assert found.find("id-9") is None
    assert found.find(None) is None


def test_a_gap_is_refused():
    with pytest.raises(ValueError, match="row 3 after version 1"):
        history(0).append(Row(3, 0))
