"""The log: rows of events, and who may see them."""

import numpy as np
import pytest

from stridsplan.engine import log


def test_events_must_be_kept_in_order_with_their_arguments():
    events = log.blank_log(3)
    log.note(events, 2, log.EVERYONE, 3, 4, 5, 6, 7, 8, rule_id=1)
    log.note(events, 10, log.only(2))
    # a row has the rule, the event, who may see it, and six arguments
    assert log.rows(events).tolist() == [
        [1, 2, log.EVERYONE, 3, 4, 5, 6, 7, 8],
        [0, 10, 1 << 2, 0, 0, 0, 0, 0, 0],
    ]


def test_a_full_log_must_report_it_and_keep_its_rows():
    events = log.blank_log(2)
    for k in range(3):
        log.note(events, k, log.EVERYONE)
    assert events[0, log.FULL] == 1
    assert log.rows(events)[:, log.EVENT].tolist() == [0, 1]


def test_a_log_without_space_must_keep_nothing():
    events = log.blank_log()
    log.note(events, 1, log.EVERYONE)
    assert len(log.rows(events)) == 0


@pytest.mark.parametrize(
    ("mask", "seat", "may_see"),
    [
        (log.EVERYONE, 0, True),
        (log.EVERYONE, None, True),
        (log.only(2), 2, True),
        (log.only(2), 1, False),
        (log.only(2), None, False),
        (0b101, 0, True),
        (0b101, 1, False),
        (0, 0, False),
    ],
)
def test_an_event_may_be_seen_only_by_seats_of_its_mask(mask, seat, may_see):
    assert log.may_see(mask, seat) is may_see


def test_rows_must_be_a_copy():
    events = log.blank_log(1)
    log.note(events, 1, log.EVERYONE)
    rows = log.rows(events)
    rows[:] = 0
    assert np.any(log.rows(events))
