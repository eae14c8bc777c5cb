"""Reach and odds of the next roll, found by search, compared with results computed by hand."""

import numpy as np
import pytest

from depth import depth
from games.island.board import ENTRIES, board
from stridsplan import Table
from stridsplan.engine import dice, log
from stridsplan.games.island import flow, odds
from stridsplan.games.island.components import SQUARE_NAMES, square_name


def reach_of(game, square):
    """The squares that the character on a square can hit after a move by each number."""
    found = odds.reach(game.s, int(game.s.grid[SQUARE_NAMES[square]]))
    return {number: [square_name(each) for each in squares] for number, squares in found.items()}


def faces_of(game, seat=0, zeros=2):
    """The chance that a turn removes an enemy, for each first number and in total; `zeros` in a row are searched."""
    faces, total = odds.turn_odds(game.states, seat, ENTRIES, zeros)
    assert total.least == pytest.approx(sum(chance.least for chance in faces) / 6)
    assert total.most == pytest.approx(sum(chance.most for chance in faces) / 6)
    return faces, total


def test_a_character_reaches_targets_it_can_hit_after_moving_forward_or_turning():
    game = board("sS d4 N", "nT d9 S", "nS f6 S", "nJ b7 E", roll=5)
    assert reach_of(game, "d4") == {3: ["f6", "d9"], 4: ["b7"]}


def test_nothing_is_reached_past_a_block_or_by_landing_on_one():
    game = board("sJ d4 N", "nT d9 S", blocks="d8", roll=5)
    assert reach_of(game, "d4") == {}
    assert reach_of(board("sJ d4 N", "nT d9 S", blocks="d6", roll=1), "d4") == {}


def test_with_two_dice_a_character_also_reaches_targets_with_the_sum():
    game = board("swS d2 N", "nwT d11 S", seats=4, roll=(1, 1))
    assert reach_of(game, "d2") == {7: ["d11"]}


def test_the_chance_of_a_hit_in_a_turn_is_the_mean_over_the_six_faces():
    """A move of three squares hits; a zero does not, but the roll after it may."""
    game = board("sS d4 N", "nT d9 S", pads={"s": "-----", "n": "S----"}, roll=1)
    faces, total = faces_of(game)
    assert [chance.least for chance in faces[1:]] == [0, 0, 1, 0, 0]
    # After a zero the pad may be nominated (no hit), or the soldier turned: then only a second zero turns it back.
    assert faces[0].least == pytest.approx(0, abs=1 / 6)
    assert faces[0].most - faces[0].least <= 1 / 6**2 + 1e-12
    assert total.most - total.least <= 1 / 6**3 + 1e-12


def test_a_hit_before_the_move_is_certain_for_every_roll():
    faces, total = faces_of(board("sS d4 N", "nT d6 S", roll=1))
    assert faces == [odds.Chance(1, 1)] * 6
    assert total == odds.Chance(1, 1)


def test_a_rotation_towards_an_enemy_on_a_zero_hits_for_every_next_roll():
    game = board("sS d4 W", "nT d6 S", pads={"s": "-----", "n": "S----"}, blocks="c4", roll=1)
    faces, _ = faces_of(game)
    assert faces[0] == pytest.approx((1, 1))
    assert [chance.least for chance in faces[2:]] == [0, 0, 0, 0]


def test_a_block_removes_its_neighbour_with_the_chance_that_it_is_live():
    """One live and one safe face are hidden; one of the two blocks is beside the enemy and in range."""
    game = board("sS d4 N", "nT e7 E", blocks="d6 ol12", roll=1)
    live = game.s.live_left / (game.s.live_left + game.s.safe_left)
    faces, _ = faces_of(game)
    for chance in faces[1:]:
        assert chance.least >= live - 1e-12
    assert faces[2].least == pytest.approx(live)  # by landing on the block or by shooting it, but only once


def test_more_zeros_only_narrow_the_bounds():
    game = board("sS d4 N", "sJ h3 E", "nT d9 S", "nS j6 W", roll=1)
    before = None
    for zeros in range(3):
        _, total = faces_of(game, zeros=zeros)
        assert total.least <= total.most
        if before:
            assert before.least - 1e-12 <= total.least
            assert total.most <= before.most + 1e-12
        before = total


def test_the_odds_must_equal_the_frequency_in_simulated_turns():
    """Over many seeded turns, a player that follows the search removes an enemy as often as computed."""
    game = board("sS d4 N", "sJ c2 N", "nT d9 S", "nS f5 W", blocks="e8", roll=1)
    _, total = faces_of(game)
    hits, turns = 0, depth(250, 600)
    rng = np.random.default_rng(5)
    for _ in range(turns):
        hits += play_for_a_hit(game, rng)
    spread = 4 * (0.25 / turns) ** 0.5  # four standard errors at most
    assert total.least - spread <= hits / turns <= total.most + spread


def play_for_a_hit(game, rng):
    """Play a turn of South by the best choices of the search; return whether it removed an enemy."""
    south = 0
    search = odds.Search(south, ENTRIES)
    states, tape = game.states.copy(), dice.seeded_tape(int(rng.integers(2**31)), room=50)
    flow.play_on(states[0], flow.Next.BEGIN_TURN, tape, log.blank_log(200))
    while ENTRIES.to_act(states, 0) == 1 << south and states[0].turn == south:
        chances = {code: search.try_out(states, code, zeros=1).least for code in search.choices(states)}
        code = max(chances, key=chances.get)
        events = log.blank_log(200)
        before = states.copy()
        ENTRIES.apply(states, 0, south, code, tape, events)
        if search.removes_enemy(before, events):
            return True
    return False


def test_the_search_must_not_change_the_position_or_draw():
    game = board("sS d4 N", "sJ h3 E", "nT d9 S", "nS j6 W", blocks="e8", roll=1)
    before = game.s.tobytes()
    odds.position_odds(game.states, 0, ENTRIES)
    odds.position_odds(game.states, 1, ENTRIES)
    assert game.s.tobytes() == before


def test_a_table_shows_position_odds_to_seats_and_spectators_during_the_battle():
    table = Table("island", seats=2, secret=bytes(32), options={"start": "first_seat"})
    assert table.position_odds(0) is None
    while table.to_act() and table.view(None)["phase"] != "battle":
        seat = table.to_act()[0]
        table.act(seat, int(table.legal(seat)[0]))
    odds_json = table.position_odds(0)
    assert set(odds_json["pieces"]) == {str(piece["piece"]) for piece in table.view(0)["pieces"]}
    assert set(odds_json["turn"]) == {"0", "1", "2", "3", "4", "5", "any"}
    assert table.position_odds(None)["turn"] is None
