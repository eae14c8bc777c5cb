"""Tournaments by this rulebook, played by the arena; those of the server follow the same rules."""

from itertools import combinations

import pytest

from games.omringad.board import position
from stridsplan.bots import get_bot
from stridsplan.games.omringad import GAME
from stridsplan.lab import arena
from stridsplan.pairings import Match, pair_off, round_robin, standings

A, B, C, D = range(4)


def won(winner, loser, margin):
    """A match of two entries that the first has won by a margin, against 50 points."""
    return Match((winner, loser), (50 + margin, 50), winner)


@pytest.fixture
def played_options(monkeypatch):
    """The profile and the options of every match of a tournament, in which the first of each pair wins."""
    played = []

    def play_match(runner, number, entries):
        played.append((runner.profile, dict(runner.options)))
        return arena.Bout(number, won(*entries, margin=1), commands=1)

    monkeypatch.setattr(arena, "warm_up", lambda game: None)
    monkeypatch.setattr(arena.MatchRunner, "play_match", play_match)
    return played


@pytest.mark.rule("OM-TOURN-1")
@pytest.mark.parametrize("format", ["round-robin", "knock-out"])
def test_all_matches_must_have_one_limit(played_options, format):
    found = arena.play("omringad", list("ABCD"), [get_bot("policy")] * 4, format, options={"limit": 100})
    assert found.options["limit"] == 100
    assert played_options == [(None, {"limit": 100})] * len(found.bouts)


@pytest.mark.rule("OM-TOURN-2")
def test_a_knock_out_must_go_on_with_the_winners_until_one_is_left(played_options):
    found = arena.play("omringad", list("ABCD"), [get_bot("policy")] * 4, "knock-out")
    assert [bout.match.entries for bout in found.bouts] == [(A, B), (C, D), (A, C)]
    assert found.champion == A


@pytest.mark.rule("OM-TOURN-3", "OM-T22")
def test_wins_must_come_first_and_then_the_difference():
    matches = [won(A, C, 1), won(A, D, 4), won(B, C, 10), won(B, D, 10), won(C, D, 71)]
    rows = standings(4, matches)
    assert [(row.entry, row.wins, row.difference) for row in rows[:3]] == [(B, 2, 20), (A, 2, 5), (C, 1, 60)]


@pytest.mark.rule("OM-TOURN-4", "OM-T21")
def test_new_standings_must_show_nothing_won_in_the_order_of_entry():
    rows = standings(4, [])
    assert [(row.place, row.entry) for row in rows] == [(1, A), (2, B), (3, C), (4, D)]
    assert {(row.record, row.signed) for row in rows} == {("0/0", "+0")}


@pytest.mark.rule("OM-TOURN-4")
def test_the_columns_must_show_wins_of_matches_and_the_difference_with_its_sign():
    rows = {row.entry: row for row in standings(3, [won(A, B, 12), won(C, A, 5), won(B, C, 1)])}
    assert [(rows[k].record, rows[k].signed) for k in (A, B, C)] == [
        ("1/2", "+7"),
        ("1/2", "-11"),
        ("1/2", "+4"),
    ]


@pytest.mark.rule("OM-TOURN-5")
def test_ties_must_be_broken_by_their_own_matches_then_by_points_or_the_place_be_shared():
    matches = [won(B, A, 5), won(A, C, 4), won(C, D, 2), won(B, D, 1), won(D, B, 6), won(A, D, 1)]
    rows = {row.entry: row for row in standings(4, matches)}
    assert (rows[A].wins, rows[A].difference) == (rows[B].wins, rows[B].difference)
    assert rows[B].place < rows[A].place
    drawn = [Match((A, B), (60, 60), None), Match((C, D), (70, 70), None)]
    assert [(row.entry, row.place) for row in standings(4, drawn)] == [(C, 1), (D, 1), (A, 3), (B, 3)]


@pytest.mark.rule("OM-TOURN-6")
def test_the_first_entries_must_go_on_without_a_match_if_the_number_is_no_power_of_two():
    assert pair_off(range(5)) == ([0, 1, 2], [(3, 4)])
    assert pair_off(range(6)) == ([0, 1], [(2, 3), (4, 5)])
    assert pair_off(range(8))[0] == []


@pytest.mark.rule("OM-TOURN-7")
@pytest.mark.parametrize("entries", [2, 3, 4, 7])
def test_each_pair_must_meet_once_and_the_earlier_entry_have_the_first_country(entries):
    pairs = [pair for pairs in round_robin(entries) for pair in pairs]
    assert sorted(pairs) == list(combinations(range(entries), 2))


@pytest.mark.rule("OM-TOURN-4")
def test_a_match_must_be_reported_with_the_points_of_both():
    game = position({})
    game.s.score[0], game.s.score[1] = 52, 47
    assert GAME.points(game.s) == [52, 47]
