"""An eliminated seat counts as having left the table (RK-ELIM-1)."""

import pytest

from games.risk.battle import CONQUERING
from games.risk.positions import position
from stridsplan import IllegalAction, Table
from stridsplan.engine.at_table import AtTable
from stridsplan.engine.position import Position
from stridsplan.engine.table import BadDraws
from stridsplan.games.risk.actions import ACTIONS, ATTACK
from stridsplan.games.risk.components import EDGE_SOURCE, EDGE_TARGET, TERRITORIES
from stridsplan.games.risk.state import Ask

SECRET = bytes(range(32))
QUICK = {"goal": "world", "setup.placement": "random"}


def table_at(game, **more):
    """A table in the position of `game`; `more` goes to `Table`, such as rules=1, an old version of the rules."""
    table = Table("risk", seats=game.s.options.seats, options={"goal": "world"}, secret=SECRET, **more)
    table._position = Position(table.game, game.states)
    return table


def table_of_three(**more):
    """A table of four in the turn of seat 0; seats 1 and 2 are in the game, and seat 3 is eliminated."""
    owner = {"alaska": 0, "brazil": 0, "kamchatka": 1}
    game = position(seats=4, owner=owner, armies={"alaska": 4}, others=2, options={"goal": "world"})
    return table_at(game, **more)


def table_before_elimination():
    """A table at which seat 0 can take the last territory of seat 1; seat 2 holds the rest."""
    owner = {"alaska": 0, "brazil": 0, "kamchatka": 1}
    game = position(seats=3, owner=owner, armies={"alaska": 4}, options={"goal": "world"})
    return table_at(game)


def take_kamchatka(table):
    """Let seat 0 take Kamchatka."""
    codes = [
        ACTIONS.code(kind="attack", source="alaska", target="kamchatka"),
        ACTIONS.code(kind="roll", armies=3, dice=3),
    ]
    table.act(0, codes, draws=[face - 1 for face in CONQUERING])


@pytest.mark.rule("RK-ELIM-1")
def test_the_last_seat_that_has_not_left_or_been_eliminated_must_win():
    table = table_of_three()
    assert (table.eliminated, table.gone) == ([3], [3])
    table.act(1, AtTable.RESIGN)
    assert not table.is_over
    table.act(2, AtTable.FORFEIT)
    assert table.is_over
    result = table.result()
    assert (result["id"], result["winners"]) == ("forfeited", [0])
    assert result["ranks"] == [1, 4, 3, 2]
    assert result["payoffs"] == [1000, -333, -333, -333]


@pytest.mark.rule("RK-ELIM-1")
def test_the_game_must_end_when_the_last_opponent_that_has_not_left_is_eliminated():
    table = table_before_elimination()
    table.act(2, AtTable.RESIGN)
    assert not table.is_over
    take_kamchatka(table)
    assert table.is_over
    assert table.to_act() == []
    result = table.result()
    assert (result["id"], result["args"]) == ("left_alone", {"seat": {"seat": 0}})
    assert (result["winners"], result["ranks"]) == ([0], [1, 2, 3])
    with pytest.raises(IllegalAction):
        table.act(0, int(table._position.legal(0)[0]))


@pytest.mark.rule("RK-ELIM-1")
def test_a_draw_may_be_agreed_without_an_eliminated_seat():
    table = table_of_three()
    table.act(0, AtTable.OFFER_DRAW)
    assert [action["kind"] for action in table.actions_at_table(3)] == []
    table.act(1, AtTable.ACCEPT_DRAW)
    assert not table.is_over
    table.act(2, AtTable.ACCEPT_DRAW)
    result = table.result()
    assert (result["id"], result["ranks"]) == ("draw_agreed", [1, 1, 1, 4])
    assert result["payoffs"] == [0, 0, 0, -1000]


@pytest.mark.rule("RK-ELIM-1")
def test_a_draw_must_be_agreed_when_the_only_seat_that_has_not_accepted_is_eliminated():
    table = table_before_elimination()
    table.act(0, AtTable.OFFER_DRAW)
    table.act(2, AtTable.ACCEPT_DRAW)
    take_kamchatka(table)
    assert table.result()["id"] == "draw_agreed"


@pytest.mark.rule("RK-ELIM-1")
@pytest.mark.parametrize("code", [AtTable.RESIGN, AtTable.FORFEIT, AtTable.LEAVE])
def test_an_eliminated_seat_may_not_leave_again(code):
    table = table_of_three()
    with pytest.raises(IllegalAction):
        table.act(3, code)


@pytest.mark.rule("RK-ELIM-1")
def test_at_a_table_with_older_rules_an_eliminated_seat_must_not_count_as_having_left():
    table = table_of_three(rules=1)
    assert (table.eliminated, table.gone, table.heading()["rules"]) == ([], [], 1)
    table.act(3, AtTable.LEAVE)
    table = table_of_three(rules=1)
    for seat in (1, 2):
        table.act(seat, AtTable.RESIGN)
    assert not table.is_over


def table_after_elimination(rules=None):
    """A table at which seat 1, with dice that always win, has eliminated one of two seats that always time out."""
    table = Table("risk", seats=3, options=QUICK, secret=SECRET, rules=rules)
    while not any(view_of(table).fallen):
        seat = table.to_act()[0]
        if seat == 1:
            act_for_seat_1(table)
        else:
            table.act(seat, table.timeout_action(seat))
    return table


def view_of(table):
    """The record that spectators see."""
    return table.observe(None)[0]


def act_for_seat_1(table):
    """Let seat 1 attack where it can, first the owner of the fewest territories, and win every roll.

    Otherwise it moves in all it can, places at a front, or does what a timeout would do.
    """
    view, legal = view_of(table), table.legal(1).tolist()
    if view.ask == Ask.ATTACK:
        # The code of an attack is ATTACK plus the number of its border
        edges = [code - ATTACK for code in legal if ATTACK <= code < ATTACK + len(EDGE_SOURCE)]
        if edges:
            edge = max(edges, key=lambda e: attack_rank(view, e))
            best = min(3, int(view.armies[EDGE_SOURCE[edge]]) - 1)
            defence = 2 if view.armies[EDGE_TARGET[edge]] > 2 else 1
            roll = ACTIONS.code(kind="roll", armies=best, dice=best)
            dice = [5] * best + [0] * defence  # counted from 0: sixes against ones
            try:
                table.act(1, [ATTACK + edge, roll], dice)
            except BadDraws:  # nothing is left to attack, and a card is drawn
                table.act(1, [ATTACK + edge, roll], [*dice, 0])
            return
    if view.ask == Ask.OCCUPY:
        table.act(1, legal[-2])  # "all", which comes before "done"
    elif view.ask == Ask.REINFORCE and view.to_place > 0 and not must_trade(table):
        places = [
            action for action in table.actions(1) if action["kind"] == "place" and is_front(view, action)
        ]
        table.act(1, places[-1]["code"])
    else:
        table.act(1, table.timeout_action(1))


def must_trade(table):
    return table.view(1)["must_trade"]


def is_front(view, action):
    """Return whether the territory of an action borders on one that is not seat 1's."""
    t = TERRITORIES.index(action["territory"])
    edges = [edge for edge in range(len(EDGE_SOURCE)) if EDGE_SOURCE[edge] == t]
    return any(view.owner[EDGE_TARGET[edge]] != 1 for edge in edges)


def attack_rank(view, edge):
    """The rank of an attack for seat 1: the fewer territories the owner has, the better; then the armies behind it."""
    target = EDGE_TARGET[edge]
    return -view.held[view.owner[target]], view.armies[EDGE_SOURCE[edge]]


@pytest.mark.rule("RK-ELIM-1")
@pytest.mark.parametrize("rules", [None, 1])
def test_a_loaded_game_must_end_by_the_rules_version_of_its_start(rules):
    table = table_after_elimination(rules)
    victim = view_of(table).fallen.tolist().index(1)
    other = 2 - victim  # seats 0 and 2 are the victim and the other
    table.act(other, AtTable.RESIGN)
    if rules == 1:
        assert not table.is_over
        table.act(1, AtTable.LEAVE)
    # In version 1 of the rules an eliminated seat has not left, so here it is the only seat that remains
    assert table.result()["winners"] == [victim if rules == 1 else 1]
    loaded = Table.load(table.save())
    assert (loaded.result(), loaded.rows) == (table.result(), table.rows)
    assert loaded.save() == table.save()
