"""Winning (RK-WIN) and world conquest (RK-WORLD)."""

import numpy as np
import pytest

from games.risk.battle import attack, attack_with_three, front
from games.risk.positions import ENTRIES, fresh, position
from games.risk.turns import continent
from stridsplan.games.risk import words
from stridsplan.games.risk.actions import ACTIONS
from stridsplan.games.risk.components import MISSIONS, TERRITORIES
from stridsplan.games.risk.rules.winning import how_won
from stridsplan.games.risk.state import NOWHERE, UNKNOWN, Ask, Illegal, Phase, Won

NORTH_AND_AUSTRALIA = [*continent("north_america"), *continent("australia")]


def returns(game, seats):
    """The payoffs and the ranks of the seats."""
    out = np.zeros(2 * seats, np.int32)
    ENTRIES.returns(game.states, 0, out)
    return out[:seats].tolist(), out[seats:].tolist()


def one_territory_short(ask=Ask.ATTACK, turn=0, **more):
    """A position in which seat 0 needs only Greenland for North America and Australia; seat 1 also holds Siam."""
    return position(
        ask=ask,
        turn=turn,
        owner=dict.fromkeys(NORTH_AND_AUSTRALIA, 0) | {"greenland": 1, "siam": 1},
        armies={"quebec": 4},
        missions={0: "north_america_australia"},
        **more,
    )


# -- Wins by missions ---------------------------------------------------------------------------------------


@pytest.mark.rule("RK-WIN-1")
def test_the_first_player_to_fulfil_their_mission_must_show_it_and_win():
    game = attack_with_three(one_territory_short(), "quebec", "greenland")
    assert (game.s.phase, game.s.winner, game.s.won, game.s.due) == (Phase.OVER, 0, Won.MISSION, 0)
    assert game.event("mission_shown")["args"]["mission"] == {"term": "mission-north-america-australia"}
    assert game.event("game_won")["rule"] == "RK-WIN-1"


@pytest.mark.rule("RK-WIN-1")
def test_a_mission_not_fulfilled_may_not_win():
    game = one_territory_short().act(kind="attack", source="quebec", target="greenland")
    game.act(kind="roll", armies=3, dice=3, faces=[1, 1, 1, 6])
    assert game.s.phase == Phase.COMBAT


@pytest.mark.rule("RK-WIN-2")
def test_the_active_player_must_win_as_their_turn_begins():
    game = position(
        ask=Ask.FORTIFY,
        turn=2,
        owner=dict.fromkeys(NORTH_AND_AUSTRALIA, 0) | {"siam": 1},
        missions={0: "north_america_australia"},
    )
    game.act(kind="end_turn")
    assert (game.s.winner, game.s.turn) == (0, 0)
    assert not game.happened("reinforced")


@pytest.mark.rule("RK-WIN-2")
def test_a_seat_that_is_not_active_may_not_win_before_its_turn():
    game = position(
        ask=Ask.FORTIFY,
        turn=1,
        owner=dict.fromkeys(NORTH_AND_AUSTRALIA, 0) | {"siam": 1},
        missions={0: "north_america_australia"},
    )
    game.act(kind="end_turn")
    assert (game.s.phase, game.s.turn) == (Phase.REINFORCEMENT, 2)


@pytest.mark.rule("RK-WIN-2", "RK-TRAP-21")
def test_the_active_player_must_win_after_a_placement():
    names = TERRITORIES[:18]
    game = position(
        ask=Ask.REINFORCE,
        to_place=2,
        owner=dict.fromkeys(names, 0) | {"siam": 1},
        armies=dict.fromkeys(names[1:], 2),
        missions={0: "territories_18_by_2"},
    )
    game.act(kind="place", territory=names[0], armies=1)
    assert (game.s.phase, game.s.winner, game.s.to_place) == (Phase.OVER, 0, 0)


@pytest.mark.rule("RK-WIN-2", "RK-TRAP-21")
def test_the_active_player_must_win_after_the_move_of_phase_3():
    names = TERRITORIES[:18]
    game = position(
        ask=Ask.FORTIFY,
        owner=dict.fromkeys(names, 0) | {"siam": 1},
        armies=dict.fromkeys(names[1:], 2) | {"alberta": 3},
        missions={0: "territories_18_by_2"},
    )
    game.act(kind="move_from", territory="alberta").act(kind="move_to", territory="alaska").act(kind="done")
    assert (game.s.phase, game.s.winner) == (Phase.OVER, 0)
    assert not game.happened("turn_ended")


def after_elimination_of_red(turn, missions, **more):
    """A position of five after seat `turn` has eliminated red; the other seats are still in the game."""
    names = [name for name in TERRITORIES if name not in ("alaska", "kamchatka")]
    owner = {name: 1 + k % 4 for k, name in enumerate(names)} | {"alaska": turn, "kamchatka": 0}
    game = position(seats=5, turn=turn, owner=owner, armies={"alaska": 4}, missions=missions, **more)
    return attack_with_three(game)


@pytest.mark.rule("RK-WIN-2", "RKX-35", "RK-TRAP-20")
def test_a_win_must_be_checked_first_for_the_active_player():
    game = after_elimination_of_red(3, {3: "destroy_red", 1: "destroy_red", 4: "destroy_red"})
    assert game.s.winner == 3


@pytest.mark.rule("RK-WIN-2", "RK-TRAP-20")
@pytest.mark.parametrize(("turn", "winner"), [(3, 4), (2, 4), (4, 1), (1, 4)])
def test_after_an_elimination_wins_of_others_must_be_checked_clockwise(turn, winner):
    holders = {1: "destroy_red", 4: "destroy_red"}
    holders[turn] = "asia_africa"
    game = after_elimination_of_red(turn, holders, options={"mission.destroyed_by_other": "counts_as_done"})
    assert game.s.winner == winner


@pytest.mark.rule("RK-WIN-2")
def test_another_player_may_not_win_by_a_conquest_that_eliminates_nobody():
    game = front(missions={2: "territories_24"})
    assert how_won(game.s, 2) == Won.MISSION
    attack_with_three(game)
    assert game.s.phase == Phase.COMBAT


@pytest.mark.rule("RK-WIN-2", "RK-HID-1", "RK-TRAP-31")
def test_only_the_winners_card_may_be_shown():
    game = after_elimination_of_red(3, {1: "asia_africa", 3: "destroy_red", 4: "territories_24"})
    shown = [event for event in game.events(None, everything=False) if event["id"] == "mission_shown"]
    assert [event["args"]["seat"] for event in shown] == [{"seat": 3}]
    view = game.view(None)
    assert view.mission[3] == MISSIONS.index("destroy_red")
    assert (view.mission[1], view.mission[4]) == (UNKNOWN, UNKNOWN)


@pytest.mark.rule("RK-WIN-3")
def test_a_sole_survivor_must_win_with_any_mission():
    game = position(
        owner=dict.fromkeys(TERRITORIES, 0) | {"kamchatka": 1},
        armies={"alaska": 4},
        missions={0: "destroy_yellow", 1: "territories_24"},
    )
    game.s.fallen[2], game.s.destroyer[2] = 1, 1  # the first to be eliminated, by seat 1
    attack_with_three(game)
    assert (game.s.phase, game.s.winner) == (Phase.OVER, 0)


@pytest.mark.rule("RK-WIN-3")
def test_the_win_of_a_sole_survivor_must_name_its_rule():
    game = position(
        owner=dict.fromkeys(TERRITORIES, 0) | {"kamchatka": 1},
        armies={"alaska": 4},
        missions={0: "destroy_yellow", 1: "territories_24"},
    )
    game.s.fallen[2], game.s.destroyer[2] = 1, 1  # the first to be eliminated, by seat 1
    attack_with_three(game)
    assert game.s.won == Won.SURVIVOR
    assert game.event("game_won")["rule"] == "RK-WIN-3"
    assert not game.happened("mission_shown")


@pytest.mark.rule("RK-WIN-4")
def test_there_must_be_one_winner_and_never_a_draw():
    game = attack_with_three(one_territory_short(), "quebec", "greenland")
    payoffs, ranks = returns(game, 3)
    assert ranks.count(1) == 1
    assert payoffs == [1000, -500, -500]
    assert [won.name for won in Won] == ["NOT", "MISSION", "SURVIVOR", "CAPITALS"]


@pytest.mark.rule("RK-WIN-4")
def test_a_game_that_is_not_over_must_have_no_winner():
    game = one_territory_short()
    assert game.s.winner == NOWHERE
    assert returns(game, 3)[0] == [0, 0, 0]


@pytest.mark.rule("RK-WIN-5")
def test_a_win_must_end_the_game_without_a_claim():
    with pytest.raises(ValueError, match="no such action"):
        ACTIONS.code(kind="claim")
    game = attack_with_three(one_territory_short(), "quebec", "greenland")
    assert game.to_act() == []
    assert game.refuse(0, kind="end_attacks") == Illegal.NOT_ASKED
    assert [game.legal(seat=seat) for seat in range(3)] == [[], [], []]


# -- World conquest -----------------------------------------------------------------------------------------


@pytest.mark.rule("RK-WORLD-1")
def test_no_missions_may_be_dealt_in_a_game_for_the_world():
    game = fresh(4, options={"goal": "world"})
    assert set(game.s.mission.tolist()) == {NOWHERE}
    assert words.view_json(game.view(0), 0)["mission"] is None


@pytest.mark.rule("RK-WORLD-1")
def test_41_territories_may_not_win_the_world():
    game = front(source=9, options={"goal": "world"}, owner=dict.fromkeys(TERRITORIES, 0) | {"kamchatka": 1})
    attack(game, 1, 1, [1, 6])
    assert game.s.held[0] == 41
    assert game.s.phase == Phase.COMBAT


@pytest.mark.rule("RK-WORLD-2")
def test_a_seat_with_all_42_territories_must_win_the_world():
    game = front(options={"goal": "world"}, owner=dict.fromkeys(TERRITORIES, 0) | {"kamchatka": 1})
    attack_with_three(game)
    assert (game.s.held[0], game.s.winner) == (42, 0)
    assert game.event("game_won")["rule"] == "RK-WORLD-2"


@pytest.mark.rule("RK-WORLD-2")
def test_an_elimination_that_leaves_another_seat_in_the_game_may_not_win_the_world():
    game = attack_with_three(front(options={"goal": "world"}, owner={"siam": 0}))
    assert game.s.fallen[1] == 1
    assert game.s.phase == Phase.COMBAT


@pytest.mark.rule("RK-ELIM-1", "RK-WIN-1")
def test_a_seat_eliminated_later_must_rank_before_one_eliminated_earlier():
    # seat 2 has no territory: it was eliminated before seat 1
    game = front(options={"goal": "world"}, owner=dict.fromkeys(TERRITORIES, 0) | {"kamchatka": 1})
    attack_with_three(game)
    assert returns(game, 3)[1] == [1, 2, 3]
