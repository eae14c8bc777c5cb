"""Pairings and standings of tournaments."""

from itertools import combinations

import pytest

from stridsplan.pairings import Match, pair_off, round_robin, standings


def won(winner, loser, margin):
    """A match that an entry won by this difference of points."""
    return Match((winner, loser), (margin, 0), winner)


@pytest.mark.parametrize("entries", range(2, 10))
def test_everyone_must_meet_everyone_once_and_nobody_twice_in_a_round(entries):
    rounds = round_robin(entries)
    pairs = [pair for pairs in rounds for pair in pairs]
    assert sorted(pairs) == list(combinations(range(entries), 2))
    for each in rounds:
        playing = [entry for pair in each for entry in pair]
        assert len(playing) == len(set(playing))
    assert len(rounds) == entries - 1 + entries % 2


@pytest.mark.parametrize("entries", range(2, 20))
def test_a_knock_out_must_give_byes_only_in_its_first_round(entries):
    byes, pairs = pair_off(range(entries))
    left = len(byes) + len(pairs)
    assert left & (left - 1) == 0, "the rest must be a power of two"
    assert byes == list(range(len(byes))), "the first entries get byes"
    assert sorted(byes + [entry for pair in pairs for entry in pair]) == list(range(entries))
    assert left == 1 or pair_off(range(left))[0] == []


def test_new_standings_must_be_in_the_order_of_entry():
    rows = standings(4, [])
    assert [(row.entry, row.record, row.signed) for row in rows] == [(k, "0/0", "+0") for k in range(4)]
    assert [row.place for row in rows] == [1, 2, 3, 4]


def test_wins_must_count_before_the_difference():
    a, b, c, d = range(4)
    matches = [won(a, c, 3), won(a, d, 2), won(b, d, 10), won(b, c, 10), won(c, d, 73)]
    assert [row.entry for row in standings(4, matches)] == [b, a, c, d]


def test_matches_among_tied_entries_must_break_the_tie():
    a, b, c, d = range(4)
    matches = [won(b, a, 5), won(a, c, 5), won(c, d, 2), won(b, d, 1), won(d, b, 6), won(a, d, 0)]
    rows = {row.entry: row for row in standings(4, matches)}
    assert (rows[a].wins, rows[a].difference) == (rows[b].wins, rows[b].difference) == (2, 0)
    assert rows[b].place == rows[a].place - 1, "b beat a"


def test_points_must_break_a_remaining_tie_or_the_place_must_be_shared():
    drawn = [Match((0, 1), (7, 7), None), Match((2, 3), (9, 9), None)]
    assert [(row.entry, row.place) for row in standings(4, drawn)] == [(2, 1), (3, 1), (0, 3), (1, 3)]
