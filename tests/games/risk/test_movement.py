"""Phase 3: troop movement (RK-MOVE)."""

import pytest

from games.risk.battle import amounts, attack, front
from games.risk.positions import position
from stridsplan.games.risk.state import NEUTRAL, Ask, Illegal


def before_move(armies=6, options=None, owner=None, **more):
    """A position in which seat 0 may move armies from Alaska along a chain to Central America; Japan is separate."""
    chain = ["alaska", "alberta", "western_us", "central_america"]
    return position(
        ask=Ask.FORTIFY,
        owner=dict.fromkeys(chain, 0) | {"japan": 0, "peru": 1} | (owner or {}),
        armies={"alaska": armies},
        options=options,
        **more,
    )


def destinations(game):
    """The territories to which the armies of the chosen source may move."""
    return {action["territory"] for action in game.legal(kind="move_to")}


@pytest.mark.rule("RK-MOVE-1", "RKX-26")
def test_any_number_of_armies_may_move_but_one_must_stay():
    game = before_move(6).act(kind="move_from", territory="alaska").act(kind="move_to", territory="alberta")
    assert amounts(game) == {1, 2, 3, 4, 5}
    assert game.refuse(0, kind="count", armies=5) == Illegal.TOO_MANY_MOVED  # one is counted already
    game.act(kind="count", armies="all")
    assert (game.armies("alaska"), game.armies("alberta")) == (1, 6)


@pytest.mark.rule("RK-MOVE-1", "RKX-26", "RK-TRAP-28")
def test_a_second_move_may_not_be_made():
    game = before_move(6).act(kind="move_from", territory="alaska").act(kind="move_to", territory="alberta")
    game.act(kind="done")
    assert game.s.turn == 1
    assert game.refuse(0, kind="move_from", territory="alberta") == Illegal.NOT_ASKED


@pytest.mark.rule("RK-MOVE-1", "RK-TRAP-28")
def test_a_move_must_go_to_a_neighbour_and_not_along_a_chain():
    game = before_move().act(kind="move_from", territory="alaska")
    assert destinations(game) == {"alberta"}
    assert game.refuse(0, kind="move_to", territory="western_us") == Illegal.NOT_CONNECTED


@pytest.mark.rule("RK-MOVE-1")
def test_a_move_may_go_along_a_chain_of_own_territories_by_option():
    game = before_move(options={"move.reach": "connected"}).act(kind="move_from", territory="alaska")
    assert destinations(game) == {"alberta", "western_us", "central_america"}
    assert game.refuse(0, kind="move_to", territory="japan") == Illegal.NOT_CONNECTED
    game.act(kind="move_to", territory="central_america").act(kind="count", armies="all")
    assert (game.armies("alaska"), game.armies("central_america")) == (1, 6)


@pytest.mark.rule("RK-MOVE-1")
def test_a_chain_may_be_long_and_cross_the_edge_of_the_board():
    chain = ["alaska", "kamchatka", "mongolia", "china", "siam", "indonesia", "western_australia"]
    game = position(
        ask=Ask.FORTIFY,
        owner=dict.fromkeys(chain, 0) | {"peru": 1},
        armies={"western_australia": 2},
        options={"move.reach": "connected"},
    )
    game.act(kind="move_from", territory="western_australia")
    assert destinations(game) == set(chain[:-1])


@pytest.mark.rule("RK-MOVE-1")
def test_the_only_army_of_a_territory_may_not_move():
    game = before_move()
    assert game.refuse(0, kind="move_from", territory="alberta") == Illegal.SOURCE_TOO_WEAK
    assert [action["territory"] for action in game.legal(kind="move_from")] == ["alaska"]


@pytest.mark.rule("RK-MOVE-2", "RK-TRAP-28")
def test_a_move_must_end_in_an_own_territory():
    game = before_move().act(kind="move_from", territory="alaska")
    assert game.refuse(0, kind="move_to", territory="kamchatka") == Illegal.NOWHERE_TO_MOVE
    assert game.refuse(0, kind="move_to", territory="alaska") == Illegal.NOWHERE_TO_MOVE


@pytest.mark.rule("RK-MOVE-2")
def test_a_move_may_not_go_into_neutral_territory():
    game = position(
        seats=2,
        ask=Ask.FORTIFY,
        owner={"alaska": 0, "alberta": 0, "kamchatka": NEUTRAL},
        armies={"alaska": 3},
    )
    game.act(kind="move_from", territory="alaska")
    assert game.refuse(0, kind="move_to", territory="kamchatka") == Illegal.NOWHERE_TO_MOVE


@pytest.mark.rule("RK-MOVE-2")
def test_a_move_may_not_start_from_another_seats_territory_or_one_without_own_neighbours():
    game = before_move(owner={"siam": 0})
    game.s.armies[:] = 3
    assert game.refuse(0, kind="move_from", territory="peru") == Illegal.NOT_YOURS
    assert game.refuse(0, kind="move_from", territory="siam") == Illegal.NOWHERE_TO_MOVE


@pytest.mark.rule("RK-MOVE-3")
def test_armies_that_conquered_this_turn_may_move():
    game = attack(front(source=6, target=1), 3, 3, [6, 6, 6, 1])
    game.act(kind="count", armies="all").act(kind="end_attacks", draws=[0])
    assert game.armies("kamchatka") == 5
    game.act(kind="move_from", territory="kamchatka").act(kind="move_to", territory="alaska")
    assert game.act(kind="count", armies="all").armies("alaska") == 5


@pytest.mark.rule("RK-MOVE-3")
def test_at_least_one_army_must_move():
    game = before_move(2).act(kind="move_from", territory="alaska").act(kind="move_to", territory="alberta")
    assert (game.armies("alaska"), game.armies("alberta")) == (1, 2)
    assert game.event("armies_moved")["args"]["armies"] == 1


@pytest.mark.rule("RK-MOVE-3", "RK-GEN-5", "RK-TRAP-34")
def test_a_move_may_follow_a_dotted_line():
    game = before_move(owner={"kamchatka": 0}).act(kind="move_from", territory="alaska")
    assert destinations(game) == {"alberta", "kamchatka"}


@pytest.mark.rule("RK-MOVE-4", "RK-TURN-2")
def test_the_turn_must_end_after_the_move_or_without_one():
    moved = before_move(2).act(kind="move_from", territory="alaska").act(kind="move_to", territory="alberta")
    stayed = before_move(2).act(kind="end_turn")
    for game in (moved, stayed):
        assert game.happened("turn_ended")
        assert (game.s.turn, game.s.ask) == (1, Ask.REINFORCE)
    assert stayed.armies("alaska") == 2


@pytest.mark.rule("RK-MOVE-1", "RK-MOVE-4")
def test_a_move_that_has_begun_must_be_finished_before_the_turn_ends():
    game = before_move().act(kind="move_from", territory="alaska")
    assert game.refuse(0, kind="end_turn") == Illegal.COMPOUND_ACTION_BEGUN
    assert game.refuse(0, kind="move_from", territory="alaska") == Illegal.COMPOUND_ACTION_BEGUN
