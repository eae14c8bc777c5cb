"""Resigning and agreeing a draw (IS-END-6): done at the table, on one's own turn."""

import pytest

from stridsplan import IllegalAction, Table
from stridsplan.engine.at_table import AtTable


def battle():
    table = Table("island", seats=2, secret=bytes(32))
    while table.view(None)["phase"] != "battle":
        seat = table.to_act()[0]
        table.act(seat, int(table.legal(seat)[0]))
    return table


@pytest.mark.rule("IS-END-6")
def test_a_player_may_resign_on_his_own_turn_only():
    table = battle()
    (seat,) = table.to_act()
    with pytest.raises(IllegalAction):
        table.act(1 - seat, AtTable.RESIGN)
    table.act(seat, AtTable.RESIGN)
    assert table.result()["winners"] == [1 - seat]


@pytest.mark.rule("IS-END-6")
def test_players_may_agree_a_draw():
    table = battle()
    (seat,) = table.to_act()
    with pytest.raises(IllegalAction):
        table.act(1 - seat, AtTable.OFFER_DRAW)
    table.act(seat, AtTable.OFFER_DRAW)
    table.act(1 - seat, AtTable.ACCEPT_DRAW)
    assert (table.result()["winners"], table.result()["payoffs"]) == ([], [0, 0])
