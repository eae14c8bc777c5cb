"""The end of the game (AW-END)."""

import pytest

from games.awakened.board import AWAKENED, COLOURS, ENTRIES, board
from stridsplan import Table
from stridsplan.engine.at_table import AtTable
from stridsplan.games.awakened import words
from stridsplan.games.awakened.state import Ended


def growing_lands(colour, lands, people):
    """Lands in the notation of `board`, each with people who feed themselves and grow by one."""
    return dict.fromkeys(lands, f"{colour} {people}p {people + 1}|=")


FIVE_LANDS = ("B1", "B2", "B3", "C1", "C2")


def result(game):
    """The result of a game as JSON."""
    return words.result(game.s)


@pytest.mark.rule("AW-END-1", "AW-END-2", "AW-T43", "AW-TRAP-1", "AW-TRAP-21")
def test_twenty_five_people_must_win_before_they_eat():
    lands = growing_lands("red", FIVE_LANDS[1:], 4)
    game = board("population", A2="free", B1="red 4p 5|0", **lands)  # in B1 nobody is fed
    assert game.winners() == ["red"]
    assert game.args_of("game_ended") == [{"seat": {"seat": 0}, "how": "population"}]
    assert game.s.population[0] == 25
    assert result(game) == {"id": "won", "args": {"seat": {"seat": 0}, "how": "population"}}
    assert game.returns() == ([1000, -1000], [1, 2])


@pytest.mark.rule("AW-END-1", "AW-T44", "AW-TRAP-21")
@pytest.mark.parametrize(("seats", "wins"), [(4, True), (3, False)])
def test_twenty_people_must_win_with_four_players_only(seats, wins):
    lands = {"D3": "red 4p 5|=", "D5": "red 5p 6|=", "E5": "red 4p 4|=", "E3": "red 4p 4|="}
    game = board("population", seats=seats, **lands)
    assert game.s.population[0] == 17 + 2 + 2  # in the lands, in the chamber, born
    assert (game.question() is None) == wins


@pytest.mark.rule("AW-END-1")
@pytest.mark.parametrize(("seats", "people"), [(2, 25), (3, 25), (4, 20)])
def test_everybody_must_see_the_goal_and_the_people_of_all(seats, people):
    view = words.view_json(board("move", seats=seats, D3="red 4p 5|=").s, None)
    assert view["goal"] == {"id": "population", "args": {"target": people}, "target": people}
    assert [each["score"] for each in view["seats"]] == [each["population"] for each in view["seats"]]
    assert view["seats"][0]["score"] == 4 + 2  # two are in the chamber


@pytest.mark.rule("AW-END-1", "AW-TRAP-15")
def test_people_on_chambers_must_count_and_soldiers_may_not():
    lands = growing_lands("red", FIVE_LANDS[:4], 4) | {"D3": "red 3p 9M 4|="}
    assert board("population", A2="free", **lands).s.population[0] == 24
    assert board("population", A2="free", **lands).question() == "red move"
    assert board("population", A2="red 2p", **lands).winners() == ["red"]


@pytest.mark.rule("AW-END-2", "AW-T43")
@pytest.mark.parametrize(
    ("check", "code", "wins"),
    [("after_growth", "0", True), ("after_resources", "0", False), ("after_resources", "=", True)],
)
def test_by_an_option_people_who_starve_may_not_count(check, code, wins):
    lands = growing_lands("red", FIVE_LANDS, 4) | {"B1": f"red 4p 5|{code}"}
    game = board("population", options={"win_check": check}, A2="free", **lands)
    assert (game.question() is None) == wins


@pytest.mark.rule("AW-END-2")
def test_by_an_option_the_end_of_the_turn_may_decide():
    game = board(
        "population", options={"win_check": "end_of_turn"}, A2="free", **growing_lands("red", FIVE_LANDS, 4)
    )
    assert game.question() == "red move"
    game.end()
    assert game.winners() == ["red"]


@pytest.mark.rule("AW-END-3")
def test_the_round_may_not_be_finished_after_a_victory():
    game = board("population", A2="free", **growing_lands("red", FIVE_LANDS, 4), D3="green 3p")
    assert game.winners() == ["red"]


@pytest.mark.rule("AW-END-3")
@pytest.mark.parametrize(("people", "winners"), [(4, ["red"]), (5, ["green"])])
def test_by_an_option_the_round_must_be_finished_and_the_highest_population_win(people, winners):
    lands = growing_lands("red", ("C1", "C2", "C3"), 4) | {"C4": "red 5p 6|="}
    lands |= growing_lands("green", ("E1", "E2", "E3", "E4"), people)
    game = board("population", seats=4, options={"finish_round": True}, B1="free", B8="free", **lands)
    assert game.args_of("last_round_began") == [{"seat": {"seat": 0}, "population": 21}]
    for colour in ("red", "green", "blue", "white"):
        assert game.question() == f"{colour} move"
        game.end()
    assert game.winners() == winners
    assert result(game)["args"]["how"] == "round_finished"


@pytest.mark.rule("AW-END-3")
def test_equal_populations_at_the_end_of_the_round_must_share_the_victory():
    lands = growing_lands("red", FIVE_LANDS, 4) | growing_lands("green", ("E1", "E2", "E3", "E4", "F1"), 4)
    game = board("population", seats=3, options={"finish_round": True}, A2="free", F7="free", **lands)
    game.end().end().end()
    assert game.winners() == ["red", "green"]
    args = {"seat": {"seats": [0, 1]}, "how": "round_finished", "people": 25}
    assert result(game) == {"id": "shared", "args": args}
    assert game.returns() == ([500, 500, -1000], [1, 1, 3])


# -- Who is out ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-END-4")
def test_a_seat_without_units_must_be_out_and_skipped():
    game = board("military", seats=3, D3="red 2p 1M 1r", D4="green 1p 5r", F7="free")
    game.march("D3", "D4", fresh=1).act("raid").act("kill", people=1)
    assert game.args_of("seat_out") == [{"seat": {"seat": 1}}]
    assert game.at("D4") == "free 5r"
    assert AWAKENED.eliminated(game.s) == 0b010
    assert [seat["alive"] for seat in game.view()["seats"]] == [True, False, True]
    assert game.question() == "blue move"
    game.end()
    assert game.question() == "red move"


@pytest.mark.rule("AW-END-4")
def test_a_seat_with_only_soldiers_may_not_be_out():
    game = board("end", A2="free", D3="red 1M", D4="green 2p")
    assert game.view()["seats"][0]["alive"]


@pytest.mark.rule("AW-END-5")
def test_the_last_player_left_must_win():
    game = board("end", G3="free")
    assert game.winners() == ["red"]
    assert result(game) == {"id": "won", "args": {"seat": {"seat": 0}, "how": "last_left"}}


@pytest.mark.rule("AW-END-5")
def test_if_nobody_is_left_all_must_draw():
    game = board("end", A2="free", G3="free")
    assert game.winners() == ["red", "green"]
    assert result(game) == {"id": "drawn", "args": {"seat": {"seats": [0, 1]}, "how": "nobody_left"}}
    assert game.returns() == ([0, 0], [1, 1])
    assert AWAKENED.eliminated(game.s) == 0


# -- The limit of rounds -------------------------------------------------------------------------------------


@pytest.mark.rule("AW-END-6", "AW-TRAP-3")
@pytest.mark.parametrize(
    ("lands", "winners"),
    [
        ({"D3": "red 3p", "D5": "green 2p"}, ["red"]),
        ({"D3": "red 2p", "D5": "green 3p"}, ["green"]),
        ({"D3": "red 4p", "D5": "green 2p", "E5": "green 2p"}, ["green"]),
        ({"D3": "red 3p 2r", "D5": "green 3p 3r"}, ["green"]),
        ({"D3": "red 3p 2r", "D5": "green 3p 2r"}, ["red", "green"]),
    ],
    ids=["people", "fewer people", "lands", "resources", "draw"],
)
def test_after_sixty_rounds_people_then_lands_then_resources_must_decide(lands, winners):
    game = board("end", turn="green", round=60, **lands)
    assert game.winners() == winners
    assert game.s.ended == Ended.ROUND_LIMIT


@pytest.mark.rule("AW-END-6")
@pytest.mark.parametrize(
    ("lands", "expected"),
    [
        ({"D3": "red 3p"}, {"by": "people"}),
        ({"D3": "red 2p", "D4": "red 2p", "D5": "green 4p"}, {"by": "lands", "level": {"seat": 1}}),
        ({"D3": "red 3p 1r", "D5": "green 3p"}, {"by": "resources", "level": {"seat": 1}}),
    ],
    ids=["people", "lands", "resources"],
)
def test_the_result_must_say_what_decided_after_the_last_round(lands, expected):
    game = board("end", seats=3, turn="blue", round=60, **lands)
    assert game.winners() == ["red"]
    args = result(game)["args"]
    assert {name: args[name] for name in ("by", "level") if name in args} == expected
    red = game.view()["seats"][0]
    assert (args["people"], args["lands"], args["resources"]) == (
        red["population"],
        red["lands"],
        red["resources"],
    )


@pytest.mark.rule("AW-END-6")
def test_a_shared_victory_must_be_reported_with_the_equal_numbers():
    game = board("end", seats=3, turn="blue", round=60, D3="red 3p 2r", D5="green 3p 2r")
    assert result(game)["id"] == "shared"
    args = {"seat": {"seats": [0, 1]}, "how": "round_limit", "people": 5, "lands": 2, "resources": 2}
    assert result(game)["args"] == args | {"by": "people"}


@pytest.mark.rule("AW-END-6")
def test_a_draw_must_be_reported_with_the_equal_numbers():
    game = board("end", turn="green", round=60, D3="red 3p", D5="green 3p")
    args = {"seat": {"seats": [0, 1]}, "how": "round_limit", "people": 5, "lands": 2, "resources": 0}
    assert result(game) == {"id": "drawn", "args": args}


@pytest.mark.rule("AW-END-6")
def test_the_other_seats_must_be_ranked_in_the_same_way():
    lands = {"D3": "red 2p", "D5": "green 4p", "D7": "blue 2p", "E5": "blue 2p"}
    game = board("end", seats=4, turn="white", round=60, **lands)
    assert game.returns() == ([-333, -333, 1000, -333], [3, 2, 1, 4])


@pytest.mark.rule("AW-END-6")
@pytest.mark.parametrize(("limit", "last"), [(60, 60), (30, 30), (100, 100), (0, None)])
def test_an_option_must_set_the_limit_of_rounds(limit, last):
    for number in (29, 30, 59, 60, 99, 100, 101):
        game = board("end", turn="green", round=number, options={"round_limit": limit})
        assert (game.question() is None) == (number == last)  # play never comes to a round after the last


# -- Resigning -----------------------------------------------------------------------------------------------


def resign(game, colour):
    """Let a seat resign, as at a table where others play on."""
    game.change(lambda tape, events: AWAKENED.leave(game.s, COLOURS.index(colour), tape, events), [])
    assert ENTRIES.defects(game.states, 0) == 0
    return game


@pytest.mark.rule("AW-END-4", "AW-CTRL-6", "AW-CTRL-4")
def test_the_units_of_a_player_who_resigns_must_leave_the_map():
    game = resign(board("move", seats=3, D3="green 3p 1M 4r CD", F7="green 2p 1r"), "green")
    assert (game.at("D3"), game.at("F7")) == ("free 4r C", "free 1r")
    assert AWAKENED.eliminated(game.s) == 0b010
    assert game.s.stored.tolist() == [0, 0, 0, 0]
    assert game.question() == "red move"
    game.end()
    assert game.question() == "blue move"


@pytest.mark.rule("AW-END-4", "AW-SET-6")
def test_the_next_player_must_follow_one_who_resigns_in_their_own_turn():
    game = board("move", seats=3, D3="red 3p 2r").move("D3", "D4", people=2, resources=1)
    game.act("move_from", cell="D3")
    resign(game, "red")
    assert (game.at("D3"), game.at("D4")) == ("free 1r", "free 1r")
    assert game.question() == "green move"
    assert not game.is_explored("D4")


@pytest.mark.rule("AW-END-5")
def test_the_last_seat_that_has_not_resigned_must_win():
    game = resign(resign(board("move", seats=3), "blue"), "red")
    assert game.winners() == ["green"]


@pytest.mark.rule("AW-END-4")
@pytest.mark.parametrize("colour", ["red", "green"])
@pytest.mark.parametrize("step", ["target chosen", "soldiers sent", "another land joins", "effect asked"])
def test_a_raid_must_be_called_off_if_one_of_its_sides_resigns(colour, step):
    game = board("military", seats=3, D3="red 2p 1M 1V", C3="red 2p 1M", D4="green 2p")
    game.act("march_from", cell="D3").act("march_to", cell="D4")
    if step != "target chosen":
        game.send(1, 1)
    if step == "another land joins":
        game.act("march_from", cell="C3")
    if step == "effect asked":
        game.act("raid")
    resign(game, colour)
    assert game.s.origins == 0
    assert game.question() == ("green move" if colour == "red" else "red military")
    if colour == "green":
        assert game.cells("march_from") == (["C3"] if step == "effect asked" else ["C3", "D3"])
        assert game.s.ready_veterans.sum() == (step != "effect asked")  # after the raid the veteran has acted


@pytest.mark.rule("AW-END-4", "AW-EXO-1")
@pytest.mark.parametrize("colour", ["red", "green"])
def test_no_people_may_flee_from_or_to_a_player_who_has_resigned(colour):
    options = {"exodus": True, "exodus_choice": "active"}
    game = board("resources", seats=3, options=options, D3="red 3p 3|0", D4="green 2p 5r", E3="blue 2p 3r")
    resign(game, colour)
    assert game.question() == ("green move" if colour == "red" else "red move")
    assert game.at("E3") == ("blue 2p 3r" if colour == "red" else "blue 5p 3r")


@pytest.mark.rule("AW-END-4")
def test_a_seat_that_is_asked_to_grow_may_resign():
    game = board("population", seats=3, options={"optional_growth": True}, D3="red 3p 6|=")
    assert resign(game, "red").question() == "green move"


@pytest.mark.rule("AW-END-4", "AW-END-5")
def test_a_player_may_resign_at_a_table_at_any_time():
    table = Table("awakened", seats=3, secret=bytes(32))
    (seat,) = table.to_act()
    table.act((seat + 1) % 3, AtTable.RESIGN)
    assert table.to_act() == [seat]
    assert not table.view(None)["seats"][(seat + 1) % 3]["alive"]
    assert [event["id"] for event in table.log(None)][-3:] == ["resigned", "land_abandoned", "seat_out"]
    assert Table.load(table.save()).state_bytes() == table.state_bytes()
    table.act(seat, AtTable.RESIGN)
    assert table.result()["winners"] == [(seat + 2) % 3]
