"""Who meets whom, and the order of the table."""

from itertools import combinations

import pytest

from stridsplan.lab.tournament import Match, pair_off, round_robin, standings


def won(winner, loser, margin):
    return Match((winner, loser), (margin, 0), winner)


@pytest.mark.parametrize("entries", range(2, 10))
def test_everyone_meets_everyone_once_and_nobody_twice_a_round(entries):
    rounds = round_robin(entries)
    pairs = [pair for pairs in rounds for pair in pairs]
    assert sorted(pairs) == list(combinations(range(entries), 2))
    for each in rounds:
        playing = [entry for pair in each for entry in pair]
        assert len(playing) == len(set(playing))
    assert len(rounds) == entries - 1 + entries % 2


@pytest.mark.parametrize("entries", range(2, 20))
def test_a_knock_out_gives_byes_in_its_first_round_alone(entries):
    byes, pairs = pair_off(range(entries))
    left = len(byes) + len(pairs)
    assert left & (left - 1) == 0, "a power of two goes on"
    assert byes == list(range(len(byes))), "the first entries have them"
    assert sorted(byes + [entry for pair in pairs for entry in pair]) == list(range(entries))
    assert left == 1 or pair_off(range(left))[0] == []


def test_a_new_table_is_in_the_order_of_entry():
    rows = standings(4, [])
    assert [(row.entry, row.record, row.signed) for row in rows] == [(k, "0/0", "+0") for k in range(4)]
    assert [row.place for row in rows] == [1, 2, 3, 4]


def test_wins_come_before_the_difference():
    a, b, c, d = range(4)
    matches = [won(a, c, 3), won(a, d, 2), won(b, d, 10), won(b, c, 10), won(c, d, 73)]
    assert [row.entry for row in standings(4, matches)] == [b, a, c, d]


def test_the_matches_between_those_who_are_equal_tell_them_apart():
    a, b, c, d = range(4)
    matches = [won(b, a, 5), won(a, c, 5), won(c, d, 2), won(b, d, 1), won(d, b, 6), won(a, d, 0)]
    rows = {row.entry: row for row in standings(4, matches)}
    assert (rows[a].wins, rows[a].difference) == (rows[b].wins, rows[b].difference) == (2, 0)
    assert rows[b].place == rows[a].place - 1, "b has beaten a"


def test_points_tell_apart_whom_no_match_does_and_else_the_place_is_shared():
    drawn = [Match((0, 1), (7, 7), None), Match((2, 3), (9, 9), None)]
    assert [(row.entry, row.place) for row in standings(4, drawn)] == [(2, 1), (3, 1), (0, 3), (1, 3)]
