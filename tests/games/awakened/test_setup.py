"""The set-up (AW-SET)."""

import pytest

from games.awakened.board import COLOURS, board, new_game
from stridsplan.games.awakened.components import CELL_NAMES, CELLS, DECK_COUNTS, MAPS, Cryo, Deck
from stridsplan.games.awakened.state import OFF, Stream

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@pytest.mark.rule("AW-SET-1")
@SEATS
def test_each_number_of_players_must_have_its_own_layout(seats):
    view = new_game(seats).view()
    assert [cell["id"] for cell in view["cells"]] == sorted(
        MAPS[seats - 2].places, key=lambda name: (name[0], int(name[1:]))
    )
    assert len(view["seats"]) == seats
    game = new_game(seats)
    assert [CELL_NAMES[k] for k in range(CELLS) if game.s.owner[k] != OFF] == [
        cell["id"] for cell in view["cells"]
    ]


@pytest.mark.rule("AW-SET-2", "AW-EXP-4", "AW-TRAP-25")
@SEATS
def test_all_fifty_markers_must_lie_face_down_whatever_the_number_of_players(seats):
    view = new_game(seats).view()
    assert view["face_down"] == 50 == sum(marker["count"] for marker in view["unseen"])


@pytest.mark.rule("AW-SET-3")
@SEATS
def test_terrain_boards_must_be_laid_into_the_slots_without_effect_on_the_rules(seats):
    view = new_game(seats).view()
    assert len(view["boards"]) == len(MAPS[seats - 2].boards)
    assert len(set(view["boards"])) == len(view["boards"])
    assert set(view["boards"]) <= set(range(10))


@pytest.mark.rule("AW-SET-4", "AW-SET-6")
def test_chambers_and_the_first_player_must_be_drawn():
    boards = [0] * 7  # the first draws: a terrain board for each of seven slots
    game = new_game(draws=[*boards, 1, 0, 1])  # then a chamber for each seat, and the first player
    assert [seat["chamber"] for seat in game.view()["seats"]] == ["G3", "A2"]
    assert game.s.first == 1
    assert game.question() == "green move"
    assert game.args_of("first_drawn") == [{"seat": {"seat": 1}}]
    assert new_game(draws=[*boards, 0, 0, 0]).question() == "red move"


@pytest.mark.rule("AW-SET-4", "AW-TRAP-26")
def test_chambers_must_be_dealt_to_the_seats_in_many_orders():
    places = {tuple(new_game(4, seed=seed).s.chamber.tolist()) for seed in range(40)}
    assert len(places) > 10
    assert {tuple(sorted(place)) for place in places} == {tuple(sorted(places.pop()))}


@pytest.mark.rule("AW-SET-5", "AW-SET-8", "AW-T23", "AW-TRAP-1")
@SEATS
def test_in_the_first_turn_the_chamber_must_grow_and_eat(seats):
    """Four people and five resources are five people and two resources when the first player may move."""
    game = new_game(seats)
    for seat in range(seats):
        land = CELL_NAMES[game.s.chamber[seat]]
        assert game.at(land) == f"{COLOURS[seat]} " + ("5p 2r" if seat == game.s.first else "4p 5r")
    assert [event["id"] for event in game.events()][-3:] == ["turn_began", "people_born", "stores_eaten"]


# Option: a chamber with four people and five resources after it has grown and eaten
FIRST_TURN = {
    "limit_5_at_most_2": "5p 2r",
    "limit_6_at_most_2": "6p 1r",
    "limit_6_at_most_3": "6p 2r",
    "limit_4_at_most_2": "4p 3r",
    "limit_4_minus_1": "4p 4r",
    "limit_5_nothing": "5p",
    "limit_4_nothing": "4p 1r",
}


@pytest.mark.rule("AW-SET-5", "AW-POP-2", "AW-RES-1")
def test_an_option_must_set_the_limit_and_the_code_of_the_chambers():
    assert [name.lower() for name in Cryo.__members__] == list(FIRST_TURN)
    for cryo, content in FIRST_TURN.items():
        game = new_game(cryo=cryo)
        chamber = CELL_NAMES[game.s.chamber[game.s.first]]
        assert game.at(chamber) == f"{COLOURS[game.s.first]} {content}"


@pytest.mark.rule("AW-SET-2")
@pytest.mark.parametrize("deck", Deck)
def test_an_option_must_set_the_markers_of_the_stack(deck):
    assert new_game(deck=deck.name.lower()).s.unseen.tolist() == DECK_COUNTS[deck].tolist()


@pytest.mark.rule("AW-SET-6")
def test_turns_must_pass_clockwise_and_a_round_end_with_the_last():
    game = board("move", seats=3, turn="green", first="green", B3="green 2p")
    turns = []
    for _ in range(4):
        turns.append((game.question(), game.s.round))
        game.end()
    assert turns == [("green move", 1), ("blue move", 1), ("red move", 1), ("green move", 2)]


@pytest.mark.rule("AW-SET-7")
@SEATS
def test_all_other_lands_must_begin_unexplored_and_empty(seats):
    game = new_game(seats)
    others = [cell for cell in game.view()["cells"] if cell["chamber"] is None]
    assert len(others) == 5 * len(MAPS[seats - 2].boards)
    assert all(cell["marker"] is None and cell["owner"] is None for cell in others)
    assert not any(cell["people"] or cell["resources"] or cell["buildings"] for cell in others)


def test_each_kind_of_draw_must_have_its_own_stream():
    assert [stream.name for stream in Stream] == ["BOARDS", "SEATING", "FIRST", "MARKERS"]
