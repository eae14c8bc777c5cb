"""`stridsplan.Table`, the public API of a game in progress."""

import hashlib
import hmac
import json

import numpy as np
import pytest

import stridsplan
from stridsplan import BadDraws, BadOption, IllegalAction, NothingToUndo, Table, UnknownGame, verify
from stridsplan.engine import dice
from stridsplan.engine.at_table import AtTable
from stridsplan.engine.proof import stream_key, stream_words

SECRET = bytes(range(32))


def new_table(seats=3, **more):
    """A table of Risk with a fixed secret."""
    return Table("risk", seats=seats, secret=SECRET, **more)


def quick_table():
    """Make a table with random placement: its first decision is a reinforcement."""
    return new_table(options={"setup.placement": "random"})


def play(table, actions=10_000, seed=1):
    """Play random actions, at most to the end of the game."""
    rng = np.random.default_rng(seed)
    for _ in range(actions):
        if table.is_over:
            break
        seat = table.to_act()[0]
        codes = table.legal(seat)
        table.act(seat, int(codes[rng.integers(len(codes))]))
    return table


@pytest.fixture(scope="module")
def table_with_dice():
    """A table at which dice have been rolled, as `save` writes it."""
    table = quick_table()
    for _ in range(2000):
        if any(event["id"] == "exchange" for event in table.log(None)):
            return table.save()
        play(table, 1, seed=table.version)
    raise AssertionError("nobody attacks")


@pytest.fixture(scope="module")
def finished_table():
    """A finished table for two whose seats attacked whenever possible, as `save` writes it."""
    table = Table("risk", seats=2, secret=SECRET, options={"setup.placement": "random", "goal": "capital"})
    rng = np.random.default_rng(2)
    for _ in range(6000):
        if table.is_over:
            return table.save()
        seat = table.to_act()[0]
        actions = table.actions(seat)
        fighting = [a for a in actions if a["kind"] in ("attack", "roll")]
        chosen = (fighting or actions)[int(rng.integers(len(fighting or actions)))]
        table.act(seat, chosen["code"])
    raise AssertionError("the game does not end")


# -- Reading ------------------------------------------------------------------------------------------------


def test_the_games_must_be_listed_even_after_one_is_loaded():
    new_table()  # imports from the package `stridsplan.games`, which must not replace the function
    assert stridsplan.games()[0] == "risk"


def test_the_basic_methods_of_a_table_must_work_together():
    table = Table("risk", seats=3, options={"defence.two_dice_min": 2}, secret=SECRET)
    (seat,) = table.to_act()
    action = table.actions(seat)[0]
    assert (action["kind"], set(action)) == ("place", {"code", "kind", "territory", "armies", "all"})
    table.act(seat, action["code"])
    assert table.view(seat)["hand"] == []
    assert table.view(None)["mission"] is None
    assert table.log(seat)[-1]["rule"] == "RK-SETUP-10"
    assert table.undo(seat) == 1
    assert table.result() is None
    assert Table.load(table.save()).save() == table.save()


def test_a_seat_that_is_not_asked_may_only_have_standing_orders():
    table = new_table()
    (asked,) = table.to_act()
    for seat in {0, 1, 2} - {asked}:
        assert {action["kind"] for action in table.actions(seat)} <= {"stand"}


@pytest.mark.parametrize("game", ["chess", "", "Risk"])
def test_an_unknown_game_must_be_refused(game):
    with pytest.raises(UnknownGame):
        Table(game, seats=3)


@pytest.mark.parametrize(
    ("setting", "code"),
    [
        ({"seats": 1}, "option.value"),
        ({"seats": 7}, "option.value"),
        ({"seats": "3"}, "option.value"),
        ({"seats": 3, "profile": "none"}, "option.value"),
        ({"seats": 3, "options": {"goal": "destroy_opponent"}}, "option.combination"),
        ({"seats": 3, "options": {"rules": "new"}}, "option.unknown"),
    ],
)
def test_invalid_settings_must_be_refused(setting, code):
    with pytest.raises(BadOption) as refused:
        Table("risk", **setting)
    assert refused.value.code == code


def test_events_since_a_version_must_be_those_after_it():
    table = play(quick_table(), 40)
    since = 20
    events = table.log(None, since)
    assert events == [event for event in table.log(None) if event["version"] > since]
    assert [(e["version"], e["index"]) for e in events] == sorted((e["version"], e["index"]) for e in events)


def test_a_position_must_have_either_a_question_or_a_waiting_text():
    table = quick_table()
    (asked,) = table.to_act()
    for seat in (0, 1, 2, None):
        position = table.position(seat)
        assert (position["question"] is None) is (seat != asked)
        assert (position["waiting"] is None) is (seat == asked)
        assert position["version"] == table.version == 1


def test_the_question_of_a_seat_must_not_change_while_others_act():
    table = new_table()
    (asked,) = table.to_act()
    idle = next(seat for seat in range(3) if seat != asked)
    question = table.question(asked)
    table.act(idle, table.game.actions.code(kind="stand", defence="one"))
    assert table.question(asked) == question is not None
    assert table.question(idle) is None
    table.act(asked, table.timeout_action(asked))
    assert table.question(asked) != question


# -- Playing ------------------------------------------------------------------------------------------------


def test_an_illegal_action_must_name_its_rule_and_change_nothing():
    table = new_table()
    before = table.save()
    seat = table.to_act()[0]
    with pytest.raises(IllegalAction) as refused:
        table.act(seat, table.game.actions.code(kind="end_turn"))
    assert (refused.value.reason, refused.value.rule) == ("NOT_ASKED", "RK-TURN-1")
    for wrong in (min(AtTable) - 1, len(table.game.actions), 10**6):
        with pytest.raises(IllegalAction):
            table.act(seat, wrong)
    assert table.save() == before


@pytest.mark.parametrize("seat", [-1, 3, 31, 64])
def test_an_unknown_seat_may_not_act(seat):
    table = new_table()
    with pytest.raises(IllegalAction):
        table.act(seat, table.timeout_action(table.to_act()[0]))


def test_an_empty_list_of_codes_may_not_be_played():
    table = new_table()
    with pytest.raises(IllegalAction):
        table.act(table.to_act()[0], [])


def test_several_codes_must_be_one_command():
    table = quick_table()
    (seat,) = table.to_act()
    place = next(action["code"] for action in table.actions(seat) if action["armies"] == 1)
    table.act(seat, [place, place])
    assert table.version == 2
    assert table.commands[-1].codes == (place, place)
    assert table.view(seat)["to_place"] == Table.load(table.save()).view(seat)["to_place"]


def test_a_command_with_an_illegal_code_must_be_refused_completely():
    table = quick_table()
    (seat,) = table.to_act()
    place = next(action["code"] for action in table.actions(seat) if action["armies"] == 1)
    before = table.save()
    with pytest.raises(IllegalAction):
        table.act(seat, [place] * 100)
    assert table.save() == before


def ready_to_attack():
    """Return a table, a seat that may attack, and the codes of an attack with one die against one army."""
    table = quick_table()
    while True:
        seat = table.to_act()[0]
        attacks = [action for action in table.actions(seat) if action["kind"] == "attack"]
        weak = {t["id"] for t in table.view(None)["territories"] if t["defence_dice"] == 1}
        attacks = [attack for attack in attacks if attack["target"] in weak]
        if attacks:
            return table, seat, [attacks[0]["code"], table.game.actions.code(kind="roll", armies=1, dice=1)]
        table.act(seat, table.timeout_action(seat))


def test_loaded_dice_must_have_the_given_values():
    table, seat, codes = ready_to_attack()
    table.act(seat, codes, draws=[5, 0])  # counted from 0
    (exchange,) = [event["args"] for event in table.log(None) if event["id"] == "exchange"]
    assert (exchange["attack_dice"], exchange["defence_dice"]) == ([6], [1])


@pytest.mark.parametrize("draws", [[], [5], [5, 0, 1], [6, 0], [-1, 0]])
def test_loaded_dice_that_do_not_fit_must_be_refused(draws):
    table, seat, codes = ready_to_attack()
    before = table.save()
    with pytest.raises(BadDraws):
        table.act(seat, codes, draws=draws)
    assert table.save() == before


def test_a_preview_of_the_first_steps_must_show_the_next_question_and_store_nothing():
    table, seat, codes = ready_to_attack()
    before = table.save()
    preview = table.preview(seat, codes[:1])
    assert table.save() == before
    assert preview["question"]["id"] == "declare"
    assert {action["kind"] for action in preview["actions"]} >= {"roll", "until"}
    assert preview["answer_odds"]["win"] > 0
    assert not preview["ends"]


def test_a_preview_must_end_where_dice_would_roll():
    table, seat, codes = ready_to_attack()
    preview = table.preview(seat, codes)
    assert preview.pop("refused") == []
    assert preview == {"question": None, "actions": [], "view": None, "answer_odds": None, "ends": True}


def test_a_preview_of_an_illegal_step_must_be_refused():
    table, seat, codes = ready_to_attack()
    with pytest.raises(IllegalAction):
        table.preview(seat, [codes[1]])


def test_undo_must_undo_only_the_seats_own_last_command():
    table = quick_table()
    (seat,) = table.to_act()
    with pytest.raises(NothingToUndo):
        table.undo(seat)
    before = table.state_bytes()
    table.act(seat, table.legal(seat)[0])
    for other in {0, 1, 2} - {seat}:
        with pytest.raises(NothingToUndo):
            table.undo(other)
    assert table.undo(seat) == 1
    assert table.state_bytes() == before
    assert table.version == 1


def test_dice_may_not_be_undone():
    table, seat, codes = ready_to_attack()
    table.act(seat, codes)
    with pytest.raises(NothingToUndo):
        table.undo(seat)


def test_dice_must_be_the_same_after_an_undo():
    table, seat, codes = ready_to_attack()
    table.act(seat, codes[:1])
    table.undo(seat)
    table.act(seat, codes)
    other, _, _ = ready_to_attack()
    other.act(seat, codes)
    assert table.state_bytes() == other.state_bytes()


# -- The end ------------------------------------------------------------------------------------------------


def test_a_finished_table_must_have_a_result(finished_table):
    table = Table.load(finished_table)
    assert table.is_over
    result = table.result()
    assert len(result["winners"]) == 1
    assert sorted(result["ranks"]) == [1, 2]
    assert sorted(result["payoffs"]) == [-1000, 1000]
    assert result["id"] in ("capitals", "survivor")
    assert table.position(0)["question"] is table.position(0)["waiting"] is None


# -- Proof --------------------------------------------------------------------------------------------------


def test_commitments_must_be_published_before_play_without_keys():
    table = new_table()
    assert [stream["name"] for stream in table.fairness()] == [*table.game.streams, "codes"]
    for stream in table.fairness():
        assert stream["key"] is None
        assert len(bytes.fromhex(stream["commitment"])) == 32
    assert SECRET.hex() not in json.dumps(table.transcript())


def test_only_the_keys_of_open_streams_may_be_published_after_the_end(finished_table):
    table = Table.load(finished_table)
    for stream in table.fairness():
        assert (stream["key"] is not None) is (stream["name"] in table.game.open_streams)
        if stream["key"]:
            assert hashlib.sha256(bytes.fromhex(stream["key"])).hexdigest() == stream["commitment"]
    assert {stream["name"] for stream in table.fairness() if stream["key"]} == {
        "dealer",
        "deal",
        "dice",
    }


def test_commitments_may_not_change_during_play(finished_table):
    start = Table("risk", seats=2, secret=SECRET)
    after = Table.load(finished_table)
    assert [s["commitment"] for s in start.fairness()] == [s["commitment"] for s in after.fairness()]


def test_every_die_must_follow_from_the_published_key(finished_table):
    """Compute the draws independently: draw k is (word k * n) >> 32, words from HMAC-SHA256 of the block number."""
    transcript = json.loads(json.dumps(Table.load(finished_table).transcript()))
    number = next(k for k, stream in enumerate(transcript["streams"]) if stream["name"] == "dice")
    key = bytes.fromhex(transcript["streams"][number]["key"])
    draws = [draw for row in transcript["rows"] for draw in row["draws"].get(str(number), [])]
    assert len(draws) > 20
    for k, (n, value) in enumerate(draws):
        block = hmac.new(key, str(k // 8).encode(), hashlib.sha256).digest()
        word = int.from_bytes(block[4 * (k % 8) : 4 * (k % 8) + 4], "big")
        assert value == (word * n) >> 32


def test_the_transcript_of_a_finished_table_must_be_valid(finished_table):
    assert verify(json.loads(json.dumps(Table.load(finished_table).transcript()))) == []


def test_the_transcript_of_a_running_table_must_be_valid_and_show_no_commands(table_with_dice):
    transcript = Table.load(table_with_dice).transcript()
    assert verify(transcript) == []
    assert all(row["codes"] is None and not row["draws"] for row in transcript["rows"])


def test_everything_may_be_shown_at_the_end_when_all_agree(finished_table):
    table = Table.load(finished_table)
    transcript = table.transcript(opened=True)
    assert transcript["secret"] == SECRET.hex()
    assert all(stream["key"] for stream in transcript["streams"])
    assert verify(transcript) == []
    assert Table.load(finished_table).transcript()["secret"] is None


def test_the_secret_may_never_be_shown_during_play(table_with_dice):
    transcript = Table.load(table_with_dice).transcript(opened=True)
    assert transcript["secret"] is None
    assert not any(stream["key"] for stream in transcript["streams"])


def test_a_transcript_may_not_contain_secret_draws(finished_table):
    table = Table.load(finished_table)
    rows = table.transcript()["rows"]
    numbers = {int(number) for row in rows for number in row["draws"]}
    assert {table.game.streams[number] for number in numbers} <= table.game.open_streams
    hidden = {str(k) for k, name in enumerate(table.streams) if name not in table.game.open_streams}
    assert all(set(row["sealed"]) == hidden for row in rows)


def test_contributions_must_change_the_dice():
    tables = [new_table(contributions=texts) for texts in ((), ("one",), ("one", "two"), ("one", "two"))]
    draws = [table.commands[0].draws for table in tables]
    assert len(set(draws)) == 3
    assert draws[2] == draws[3]
    assert [s["commitment"] for s in tables[0].fairness()] == [s["commitment"] for s in tables[1].fairness()]


def test_the_secret_must_change_the_dice_and_be_drawn_if_not_given():
    assert new_table().commands[0].draws == new_table().commands[0].draws
    assert Table("risk", seats=3).secret != Table("risk", seats=3).secret


# -- Saving and loading ------------------------------------------------------------------------------------------------


def test_a_loaded_table_must_equal_the_saved_one(table_with_dice):
    table = Table.load(table_with_dice)
    assert table.save() == table_with_dice
    restored = Table.restore(
        "risk", 3, None, table.requested_options, SECRET, table.contributions, table.rows
    )
    assert restored.state_bytes() == table.state_bytes()


def test_a_replay_must_use_the_stored_draws_and_not_the_secret(table_with_dice):
    table = Table.load(table_with_dice)
    other = Table.restore("risk", 3, None, table.requested_options, bytes(32), (), table.rows)
    assert other.state_bytes() == table.state_bytes()


def test_a_table_with_loaded_dice_must_be_replayed_with_them():
    table, seat, codes = ready_to_attack()
    table.act(seat, codes, draws=[5, 0])
    assert Table.load(table.save()).state_bytes() == table.state_bytes()


def test_every_stream_must_continue_where_it_stopped(table_with_dice):
    """The draws of a stream use its words in order, across all commands."""
    table = Table.load(table_with_dice)
    counts = [0] * len(table.game.streams)
    for command in table.commands:
        for value, n, stream in dice.decode(np.frombuffer(command.draws, np.int64)):
            key = stream_key(SECRET, table.game.streams[stream])
            (word,) = stream_words(key, (), counts[stream], 1)
            counts[stream] += 1
            assert value == (word * n) >> 32
    assert sum(counts) > 40
