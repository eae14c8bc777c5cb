"""Actions of every table that are not part of a game: resigning, draws, absence, and take-backs by consent."""

from collections import Counter

import numpy as np
import pytest

from stridsplan import IllegalAction, NothingToUndo, Table, verify
from stridsplan.engine.at_table import NO_SIDE, OFFERED, Agreements, AtTable
from stridsplan.engine.command import SETUP_SEAT, decoded
from stridsplan.engine.proof import stream_key, stream_words
from stridsplan.engine.registry import game_ids, load_game

SECRET = bytes(range(32))
GAME = "risk"  # some tests need its options


def new_table(seats=2, **more):
    return Table(GAME, seats=seats, secret=SECRET, **more)


def table_with_random_setup(seats=3):
    """Make a table whose armies are placed at random, so that play begins with the first turn."""
    return new_table(seats, options={"setup.placement": "random"})


def first_asked(table):
    """The first seat that is asked."""
    return table.to_act()[0]


def play_until_asked(table, seat):
    """Play timeout actions until the seat is asked."""
    while first_asked(table) != seat:
        table.act(first_asked(table), table.timeout_action(first_asked(table)))


def offered(table, seat):
    """The kinds of the actions at the table, such as resigning, that a seat can take."""
    return [action["kind"] for action in table.actions_at_table(seat)]


def event_ids(table, since):
    return [event["id"] for event in table.log(None, since)]


# -- Resigning ----------------------------------------------------------------------------------------------


def test_a_seat_that_resigns_in_its_turn_must_lose():
    table = new_table()
    seat = first_asked(table)
    table.act(seat, AtTable.RESIGN)
    assert table.is_over
    assert table.result() == {
        "winners": [1 - seat],
        "ranks": [1 + (k == seat) for k in range(2)],
        "payoffs": [-1000 if k == seat else 1000 for k in range(2)],
        "id": "resigned",
        "args": {"seat": {"seat": 1 - seat}, "loser": {"seat": seat}},
    }
    event = {"version": 2, "index": 0, "id": "resigned", "rule": None, "args": {"seat": {"seat": seat}}}
    assert table.log(None)[-1] == event
    assert not table.actions(seat)
    with pytest.raises(IllegalAction):
        table.act(seat, 0)
    assert Table.load(table.save()).result() == table.result()


def test_a_seat_may_resign_at_any_time_and_the_seat_to_move_must_play_on():
    table = new_table(3)
    seat = first_asked(table)
    code = int(table.legal(seat)[0])
    other = (seat + 1) % 3
    question = table.question(seat)
    assert offered(table, other) == ["resign"]
    table.act(other, AtTable.RESIGN)
    assert (table.out, table.to_act(), table.to_time_out()) == ([other], [seat], [])
    assert table.question(seat) == question
    assert offered(table, other) == []
    table.act(seat, code)
    assert Table.load(table.save()).save() == table.save()


def test_the_game_must_end_when_all_other_seats_resign():
    table = new_table(3)
    seat = first_asked(table)
    for other in range(3):
        if other != seat:
            table.act(other, AtTable.RESIGN)
    assert table.result()["winners"] == [seat]


def test_when_one_of_several_seats_resigns_the_others_must_play_on():
    table = new_table(3)
    seat = first_asked(table)
    table.act(seat, AtTable.RESIGN)
    assert not table.is_over
    assert table.out == [seat] == table.position(None)["out"]
    assert table.actions(seat) == table.actions_at_table(seat) == []
    assert table.to_time_out() == [seat]
    assert table.position(seat)["question"] is None
    assert table.question(seat) is None


def test_a_seat_that_left_may_only_time_out():
    table = new_table(3)
    seat = first_asked(table)
    table.act(seat, AtTable.RESIGN)
    timeout_action = table.timeout_action(seat)
    for code in table.legal(seat):
        if code != timeout_action:
            with pytest.raises(IllegalAction):
                table.act(seat, int(code))
    table.act(seat, timeout_action)
    assert table.to_time_out() == []
    assert Table.load(table.save()).save() == table.save()


def test_the_last_remaining_seat_must_win_and_later_resignations_must_rank_higher():
    table = new_table(3)
    first, second = 2, 0
    for seat in (first, second):
        play_until_asked(table, seat)
        table.act(seat, AtTable.RESIGN)
    result = table.result()
    assert (result["winners"], result["ranks"]) == ([1], [2, 1, 3])
    assert result["payoffs"] == [-500, 1000, -500]
    assert result["args"] == {"seat": {"seat": 1}, "loser": {"seat": second}}


def test_seats_that_resigned_must_rank_last_whatever_the_rules_say():
    agreements = Agreements(range(3))  # the side of each seat: every seat is a side
    agreements.note(0, AtTable.RESIGN)
    by_rules = {"winners": [1], "ranks": [2, 1, 3], "payoffs": [-500, 1000, -500], "id": "won", "args": {}}
    assert agreements.settle(by_rules) == by_rules | {"ranks": [3, 1, 2]}
    by_rules |= {"winners": [0], "ranks": [1, 3, 2]}
    settled = agreements.settle(by_rules)
    assert (settled["winners"], settled["ranks"], settled["id"]) == ([2], [3, 2, 1], "resigned")
    drawn = by_rules | {"winners": [], "ranks": [1, 1, 1]}
    assert agreements.settle(drawn)["payoffs"] == [-1000, 0, 0]


def test_an_eliminated_seat_must_count_as_gone():
    agreements = Agreements(range(4), lambda: [3, 1])
    assert (agreements.gone(), agreements.remaining()) == ([1, 3], [0, 2])
    assert not any(agreements.may(3, code, is_asked=True) for code in AtTable)
    agreements.note(2, AtTable.RESIGN)
    result = agreements.result([1, 4, 1, 3])
    assert (result["winners"], result["ranks"]) == ([0], [1, 3, 4, 2])
    assert (result["id"], result["args"]["loser"]) == ("resigned", {"seat": 2})


def test_a_side_must_remain_while_one_of_its_seats_remains():
    agreements = Agreements((0, 1, 1, 0), lambda: [0])
    agreements.note(1, AtTable.RESIGN)
    assert agreements.end is None
    agreements.note(3, AtTable.RESIGN)
    assert agreements.result([2, 1, 1, 2])["winners"] == [1, 2]


def test_eliminations_must_not_end_the_game_at_the_table_until_a_seat_leaves():
    eliminated = []
    agreements = Agreements(range(3), lambda: eliminated)
    eliminated.extend([1, 2])
    agreements.end_if_decided()
    assert agreements.end is None  # before that, the rules of the game end it
    eliminated.remove(2)
    agreements.note(2, AtTable.LEAVE)
    assert agreements.result([1, 2, 2])["id"] == "left"


def test_an_offer_must_be_cancelled_when_its_seat_is_eliminated():
    eliminated = []
    agreements = Agreements(range(4), lambda: eliminated)
    agreements.note(1, AtTable.OFFER_DRAW)
    eliminated.append(1)
    agreements.end_if_decided()
    assert (agreements.offer, agreements.agreed) == (None, set())


def test_a_team_is_out_when_all_its_seats_have_left():
    agreements = Agreements((0, 1, 1, 0))
    agreements.note(1, AtTable.RESIGN)
    assert agreements.end is None
    agreements.note(2, AtTable.FORFEIT)
    assert agreements.end == AtTable.FORFEIT
    result = agreements.result()
    assert (result["winners"], result["ranks"], result["payoffs"]) == (
        [0, 3],
        [1, 3, 3, 1],
        [500, -500, -500, 500],
    )
    assert (result["id"], result["args"]["seat"]) == ("forfeited", {"seats": [0, 3]})


def sides_of_four(game):
    """All assignments of sides to four seats, with each value of each option; empty for a game without sides."""
    plain = game.resolve_options(4, None, {})
    every = [plain | {option.name: value} for option in game.options for value in option.values]
    return {tuple(game.sides_of(4, values)) for values in every if game.sides}


WITH_TEAMS = [game_id for game_id in game_ids() if (0, 0, 1, 1) in sides_of_four(load_game(game_id))]


@pytest.mark.parametrize("game_id", WITH_TEAMS)
def test_a_game_with_teams_must_offer_two_seatings_of_two_teams_and_no_teams(game_id):
    game = load_game(game_id)
    found = sides_of_four(game)
    assert found >= {(0, 1, 2, 3), (0, 0, 1, 1), (0, 1, 1, 0)}
    assert all(len(set(sides)) in (2, 4) for sides in found)
    assert game.sides_of(2, game.resolve_options(2, None, {})) == (0, 1)


# -- Draws --------------------------------------------------------------------------------------------------


def test_a_draw_may_be_offered_by_the_seat_to_move_and_must_be_agreed_by_the_other():
    table = new_table()
    seat = first_asked(table)
    assert offered(table, seat) == ["resign", "offer_draw"]
    assert offered(table, 1 - seat) == ["resign"]
    table.act(seat, AtTable.OFFER_DRAW)
    assert offered(table, seat) == ["resign"]
    assert table.position(1 - seat)["offer"] == seat
    restored = Table.load(table.save())
    restored.act(1 - seat, AtTable.ACCEPT_DRAW)
    result = restored.result()
    assert (result["winners"], result["ranks"], result["payoffs"]) == ([], [1, 1], [0, 0])
    assert Table.load(restored.save()).result() == result


def test_a_draw_must_be_agreed_by_all_seats_that_have_not_resigned():
    table = new_table(4)
    out = first_asked(table)
    table.act(out, AtTable.RESIGN)
    table.act(out, table.timeout_action(out))
    seat = first_asked(table)
    table.act(seat, AtTable.OFFER_DRAW)
    others = [other for other in range(4) if other not in (out, seat)]
    assert offered(table, out) == []
    table.act(others[0], AtTable.ACCEPT_DRAW)
    assert not table.is_over
    assert table.position(None)["agreed"] == sorted([seat, others[0]])
    with pytest.raises(IllegalAction):
        table.act(others[0], AtTable.ACCEPT_DRAW)
    table.act(others[1], AtTable.ACCEPT_DRAW)
    result = table.result()
    assert (result["winners"], result["id"]) == ([], "draw_agreed")
    assert result["ranks"] == [4 if seat == out else 1 for seat in range(4)]


def test_a_draw_must_be_agreed_when_the_only_seat_that_has_not_accepted_resigns():
    agreements = Agreements(range(3))
    agreements.note(0, AtTable.OFFER_DRAW)
    agreements.note(1, AtTable.ACCEPT_DRAW)
    agreements.note(2, AtTable.RESIGN)
    assert agreements.end == AtTable.ACCEPT_DRAW


def test_playing_on_must_decline_a_draw():
    table = new_table()
    seat = first_asked(table)
    table.act(seat, AtTable.OFFER_DRAW)
    while table.to_act() == [seat]:
        table.act(seat, int(table.legal(seat)[0]))
    assert table.position(seat)["offer"] == seat
    table.act(1 - seat, int(table.legal(1 - seat)[0]))
    assert table.position(seat)["offer"] is None
    with pytest.raises(IllegalAction):
        table.act(1 - seat, AtTable.ACCEPT_DRAW)


def test_a_draw_offer_may_be_undone_like_any_command_without_dice():
    table = new_table()
    seat = first_asked(table)
    table.act(seat, AtTable.OFFER_DRAW)
    table.undo(seat)
    assert table.position(1 - seat)["offer"] is None


def test_a_resignation_may_not_be_undone():
    table = new_table(3)
    seat = first_asked(table)
    table.act(seat, AtTable.RESIGN)
    with pytest.raises(NothingToUndo):
        table.undo(seat)


# -- Absent players --------------------------------------------------------------------------------------


def test_a_timeout_must_be_logged_and_must_not_forfeit():
    table = new_table(3)
    seat = first_asked(table)
    table.act(seat, [AtTable.TIMED_OUT, table.timeout_action(seat)])
    events = table.log(None, 1)
    assert events[0]["id"] == "timed_out"
    assert [event["index"] for event in events] == list(range(len(events)))
    assert table.out == []
    with pytest.raises(NothingToUndo):
        table.undo(seat)


def test_a_seat_may_forfeit_while_another_is_asked():
    table = new_table(3)
    idle = next(other for other in range(3) if other != first_asked(table))
    table.act(idle, AtTable.FORFEIT)
    assert event_ids(table, 1) == ["forfeited"]
    assert table.out == [idle]
    assert Table.load(table.save()).log(None) == table.log(None)


def test_a_seat_may_leave_while_another_is_asked():
    table = new_table(3)
    gone = next(other for other in range(3) if other != first_asked(table))
    table.act(gone, AtTable.LEAVE)
    assert (event_ids(table, 1), table.out, table.is_over) == (["left"], [gone], False)
    with pytest.raises(NothingToUndo):
        table.undo(gone)
    assert Table.load(table.save()).log(None) == table.log(None)


def test_a_bot_that_stands_in_must_play_by_the_rules():
    table = new_table(3)
    seat = first_asked(table)
    legal, illegal = int(table.legal(seat)[0]), table.game.actions.code(kind="end_turn")
    for codes in ([], [illegal], [legal, AtTable.RESIGN]):
        with pytest.raises(IllegalAction):
            table.act(seat, [AtTable.STAND_IN, *codes])
    table.act(seat, [AtTable.STAND_IN, legal])
    assert event_ids(table, 1)[0] == "stood_in"


def test_codes_of_the_server_may_never_be_offered():
    table = new_table(3)
    for seat in range(3):
        assert {action["code"] for action in table.actions_at_table(seat)} <= set(OFFERED)


# -- Taking back by consent ---------------------------------------------------------------------------------


def play_until_dice(table):
    """Play until a command has rolled dice; return its seat."""
    rng = np.random.default_rng(3)
    while table.commands[-1].seat == SETUP_SEAT or not table.commands[-1].draws:
        seat = first_asked(table)
        codes = table.legal(seat)
        table.act(seat, int(codes[rng.integers(len(codes))]))
    return table.commands[-1].seat


def test_a_command_may_be_taken_back_with_its_dice():
    table = table_with_random_setup()
    after_setup = table.version
    assert [table.count_to_take_back(seat) for seat in range(3)] == [0, 0, 0]
    seat = play_until_dice(table)
    before = Table.restore(table.game.id, 3, None, table.requested_options, SECRET, (), table.rows[:-1])
    count = table.count_to_take_back(seat)
    assert count == 1
    with pytest.raises(NothingToUndo):
        table.take_back(seat, count + 1)
    assert table.take_back(seat, count) == 1
    assert table.state_bytes() == before.state_bytes()
    assert table.log(None) == before.log(None)
    assert table.version > after_setup


def test_undone_dice_must_never_be_rolled_again():
    table = table_with_random_setup()
    seat = play_until_dice(table)
    codes, undone_dice = table.commands[-1].codes, decoded(table.commands[-1])
    assert undone_dice
    used_words = Counter(stream for row in table.rows for _, _, stream in decoded(row))
    table.take_back(seat)
    loaded = Table.load(table.save())
    for each in (table, loaded):
        each.act(seat, codes)
        value, faces, stream = decoded(each.commands[-1])[0]
        key = stream_key(SECRET, each.game.streams[stream])
        (word,) = stream_words(key, (), used_words[stream], 1)  # the first word that was never used
        assert value == word * faces >> 32
    assert table.save() == loaded.save()
    assert len(table.rows) == table.version + 2  # the undone command, and the row that undid it
    assert verify(table.transcript()) == []


def test_a_take_back_may_not_undo_a_resignation():
    table = new_table(3)
    seat = first_asked(table)
    table.act(seat, table.timeout_action(seat))
    other = first_asked(table)
    assert table.count_to_take_back(seat) == 1
    table.act(other, AtTable.RESIGN)
    assert table.count_to_take_back(seat) == 0
    with pytest.raises(NothingToUndo):
        table.take_back(seat)


def test_the_description_of_a_take_back_may_not_count_hidden_steps():
    table = new_table(3, options={"goal": "capital", "setup.placement": "random"})
    with pytest.raises(NothingToUndo):
        table.describe_take_back(0)
    while table.to_act() != [0, 1, 2]:
        table.act(first_asked(table), table.timeout_action(first_asked(table)))
    for seat in range(2):
        table.act(seat, table.timeout_action(seat))
    event, later = table.describe_take_back(0)
    assert event["id"] == "capital_chosen"
    assert (later, table.count_to_take_back(0)) == ([], 2)


def test_events_by_row_must_count_undone_rows_and_the_log_must_not():
    table = table_with_random_setup()
    seat = play_until_dice(table)
    codes = table.commands[-1].codes
    table.take_back(seat)
    table.act(seat, codes)
    assert table.events_by_row(None)[-1]["version"] == len(table.rows)
    assert table.log(None)[-1]["version"] == table.version_of(None)


def test_an_umpire_must_neither_win_nor_count_as_a_remaining_seat():
    agreements = Agreements((0, 1, NO_SIDE))
    assert not agreements.may(2, AtTable.OFFER_DRAW, is_asked=True)
    agreements.note(0, AtTable.OFFER_DRAW)
    assert not agreements.may(2, AtTable.ACCEPT_DRAW, is_asked=True)
    assert not agreements.can_decline(2)
    agreements.note(0, AtTable.RESIGN)
    result = agreements.result()
    assert (result["winners"], result["ranks"], result["payoffs"]) == ([1], [2, 1, 3], [-1000, 1000, 0])


def test_a_draw_may_be_agreed_without_the_umpire():
    agreements = Agreements((0, 1, NO_SIDE))
    agreements.note(0, AtTable.OFFER_DRAW)
    agreements.note(1, AtTable.ACCEPT_DRAW)
    assert agreements.result()["payoffs"] == [0, 0, 0]


def test_an_umpire_may_leave():
    agreements = Agreements((0, 1, NO_SIDE))
    agreements.note(2, AtTable.LEAVE)
    assert agreements.end is None
    by_rules = {"winners": [1], "ranks": [2, 1, 3], "payoffs": [-1000, 1000, 0], "id": "won", "args": {}}
    assert agreements.settle(by_rules) == by_rules
