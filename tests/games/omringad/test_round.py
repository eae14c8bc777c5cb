"""The phases of a round, the initiative, and the peace in round 1 (OM-ROUND, OM-INIT, OM-PEACE)."""

import pytest

from games.omringad.board import MIXED_SQUARE, Illegal, Phase, position, round_end
from games.omringad.test_setup import buy, laid_out, put
from stridsplan.games.omringad.state import Ask


def round_one(seats=2, faces=(6, 1)):
    """Set up countries and armies of three mercenaries, and roll for the initiative."""
    game = laid_out(seats)
    for seat in range(seats):
        buy(game, seat, "3 merc").act(seat, kind="end_purchase")
        put(game, seat, "merc", "merc")
        game.act(
            seat, kind="put", unit="merc", settlement=3 * seat + 2, faces=faces if seat == seats - 1 else ()
        )
    return game


def skip_purchase(game):
    for seat in game.to_act():
        game.act(seat, kind="end_purchase")
    return game


@pytest.mark.rule("OM-ROUND-1", "OM-ROUND-2", "OM-PEACE-1", "OM-PEACE-4", "OM-AUCT-1", "OM-TRAP-35")
def test_round_1_must_go_through_its_phases_without_auction_and_battle():
    game = round_one()
    assert (Phase(game.s.phase), game.to_act()) == (Phase.PURCHASE, [0, 1])
    skip_purchase(game)
    assert (Phase(game.s.phase), game.to_act()) == (Phase.MOVEMENT, [0])
    game.pass_all()
    assert (Phase(game.s.phase), game.to_act()) == (Phase.REINFORCEMENT, [0])
    game.act(kind="end_reinforcement")
    game.act(kind="end_reinforcement", draws=[0])
    assert [event["id"] for event in game.events() if event["id"] in ("income", "scored", "round_began")] == [
        "income",
        "income",
        "scored",
        "scored",
        "round_began",
    ]
    assert (game.s.round, Phase(game.s.phase)) == (2, Phase.AUCTION)


@pytest.mark.rule("OM-ROUND-3", "OM-END-1")
def test_victory_must_be_checked_only_after_scoring():
    game = position(score=[60, 40, 0, 0])
    game.pass_all()
    assert game.ask == Ask.REINFORCE
    game.end_placing()
    assert game.happened("game_won")


@pytest.mark.rule("OM-ROUND-4")
def test_enemies_may_not_share_a_square_out_of_battle():
    game = position({"A23": {0: "merc", 1: "merc"}}, phase=Phase.REINFORCEMENT)
    assert game.defects() & MIXED_SQUARE
    lone = position({"A33": {0: "merc", 1: "mage"}}, phase=Phase.REINFORCEMENT)
    assert not lone.defects() & MIXED_SQUARE


@pytest.mark.rule("OM-INIT-1")
def test_the_highest_die_must_get_the_marker():
    game = round_one(faces=(2, 5))
    assert game.s.holder == 1
    assert [event["args"]["dice"] for event in game.all_of("initiative_rolled")] == [[2], [5]]


@pytest.mark.rule("OM-INIT-2")
def test_only_those_tied_for_the_highest_must_roll_again():
    game = round_one(seats=4, faces=(5, 2, 5, 4, 1, 1, 3, 2))
    assert [event["what"]["seat"] for event in game.all_of("initiative_rolled")] == [0, 1, 2, 3, 0, 2, 0, 2]
    assert game.s.holder == 0


@pytest.mark.rule("OM-INIT-3", "OM-TRAP-34")
def test_the_marker_must_go_to_the_left_without_a_roll():
    game = round_end(seats=4, holder=3, turn=3, draws=[0])
    assert (game.s.round, game.s.holder) == (3, 0)
    assert not game.happened("initiative_rolled")


@pytest.mark.rule("OM-INIT-4")
def test_the_holder_must_go_first_and_the_others_clockwise():
    game = position(
        {name: {k: "2 merc"} for k, name in enumerate(("A23", "B23", "C23", "D23"))},
        seats=4,
        holder=2,
        turn=2,
    )
    order = []
    while game.ask == Ask.MOVE:
        order += game.to_act()
        game.act(kind="pass")
    assert order == [2, 3, 0, 1]
    assert game.to_act() == [2]


@pytest.mark.rule("OM-PEACE-3", "OM-PEACE-7")
def test_no_step_may_leave_the_country_in_round_1():
    game = position({"A25": {0: "rider"}}, round=1)
    assert game.why_not_move(0, "A25", "rider", "B45") == Illegal.BORDER_CLOSED
    assert game.why_not_move(0, "A25", "rider", "A24 A34") == Illegal.NONE
    later = position({"A25": {0: "rider"}})
    assert later.why_not_move(0, "A25", "rider", "B45") == Illegal.NONE


@pytest.mark.rule("OM-PEACE-8")
def test_the_country_of_a_mate_must_be_closed_too_in_round_1():
    game = position({"A25": {0: "rider"}}, seats=4, options={"teams": "rows"}, round=1)
    assert game.why_not_move(0, "A25", "rider", "B21") == Illegal.BORDER_CLOSED


@pytest.mark.rule("OM-PEACE-5", "OM-REINF-8")
def test_sieges_must_limit_placing_in_round_1():
    game = position({"B21": {1: "merc"}}, seats=4, layout={0: "....L ....V M.C.M VF.F. L...."},
                    phase=Phase.REINFORCEMENT, round=1, aside={0: "3 merc"})  # fmt: skip
    village = next(k for k in range(3) if game.view_json()["settlements"][k] == "A25")
    game.act(0, kind="put", unit="merc", settlement=village)
    game.act(0, kind="put", unit="merc", settlement=village)
    assert game.refuse(0, kind="put", unit="merc", settlement=village) == Illegal.BESIEGED


@pytest.mark.rule("OM-PEACE-6", "OM-T15", "OM-SCORE-2")
def test_at_the_end_of_round_1_everybody_must_have_25_gold_and_13_points():
    game = (
        skip_purchase(round_one())
        .pass_all()
        .act(kind="end_reinforcement")
        .act(kind="end_reinforcement", draws=[3])
    )
    assert game.s.gold[:2].tolist() == [25, 25]
    assert game.s.score[:2].tolist() == [13, 13]
