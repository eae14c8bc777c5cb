"""Resigning and agreeing on a draw at the table (IS-END-6)."""

import pytest

from stridsplan import IllegalAction, Table
from stridsplan.engine.at_table import AtTable


def table_in_battle():
    """A table whose set-up is done."""
    table = Table("island", seats=2, secret=bytes(32))
    while table.view(None)["phase"] != "battle":
        seat = table.to_act()[0]
        table.act(seat, int(table.legal(seat)[0]))
    return table


@pytest.mark.rule("IS-END-6")
@pytest.mark.parametrize("is_on_turn", [True, False])
def test_a_player_may_resign_at_any_time(is_on_turn):
    table = table_in_battle()
    (seat,) = table.to_act()
    loser = seat if is_on_turn else 1 - seat
    table.act(loser, AtTable.RESIGN)
    assert table.result()["winners"] == [1 - loser]


@pytest.mark.rule("IS-END-6")
def test_players_may_agree_on_a_draw_offered_by_the_player_on_turn():
    table = table_in_battle()
    (seat,) = table.to_act()
    with pytest.raises(IllegalAction):
        table.act(1 - seat, AtTable.OFFER_DRAW)
    table.act(seat, AtTable.OFFER_DRAW)
    table.act(1 - seat, AtTable.ACCEPT_DRAW)
    assert (table.result()["winners"], table.result()["payoffs"]) == ([], [0, 0])
