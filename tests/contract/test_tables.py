"""Properties of the tables of every game: the list of commands determines everything."""

import json
from dataclasses import replace
from functools import cache

import numpy as np
import pytest

import catalogues
from contract.cases import each_case
from depth import depth
from stridsplan.engine import log
from stridsplan.engine.at_table import AtTable
from stridsplan.engine.hindsight import look_at_ending
from stridsplan.engine.table import BadDraws, IllegalAction, NothingToUndo, Table
from texts import LANGUAGES, Texts

ACTIONS = depth(80, 160)


def new_table(case, **more):
    return Table(**case.setting, secret=bytes(range(32)), **more)


def play(table, actions, seed=1):
    """Play random legal actions of seats that are asked; yield the table after each."""
    rng = np.random.default_rng(seed)
    for _ in range(actions):
        asked = table.to_act()
        if not asked:
            return
        seat = int(rng.choice(asked))
        codes = table.legal(seat)
        table.act(seat, int(codes[rng.integers(len(codes))]))
        yield table


@pytest.fixture(scope="module")
def texts_of():
    """The texts of a game in every language."""
    return cache(lambda game: [Texts(game, language) for language in LANGUAGES])


@pytest.fixture(autouse=True)
def _compiled(entries):
    """Load the entries, so that tables use them."""


@each_case
def test_a_table_must_be_the_replay_of_its_commands(case, pace):
    table = new_table(case)
    for _ in play(table, ACTIONS // pace):
        pass
    loaded = Table.load(table.save())
    assert loaded.state_bytes() == table.state_bytes()
    assert loaded.save() == table.save()
    assert loaded.commands == table.commands
    for seat in [*range(case.seats), None]:
        assert loaded.log(seat) == table.log(seat)
        assert loaded.view(seat) == table.view(seat)


@each_case
def test_every_view_must_have_a_goal_with_a_text_in_every_language(case, pace, texts_of):
    table = new_table(case)
    for _ in play(table, 20 // pace):
        pass
    for seat in [*range(case.seats), None]:
        goal = table.view(seat)["goal"]
        assert goal["target"] is None or goal["target"] > 0
        for texts in texts_of(case.game_id):
            assert texts.sentence("goal", goal, seat)


@each_case
def test_the_ending_must_have_figures_for_every_seat_and_texts_in_every_language(case, pace, texts_of):
    table = new_table(case)
    for _ in play(table, 20 // pace):
        pass
    ending = look_at_ending(table)
    assert ending["rounds"][-1]["command"] == table.version
    for figure in ending["figures"]:
        assert {len(row) for row in figure["values"]} == {case.seats}
    sentences = [("ending", {"id": "round", "args": each["args"]}) for each in ending["rounds"]]
    sentences += [("opened", each) for each in case.game.ending.opened(table._position.state[0])]
    for texts in texts_of(case.game_id):
        assert all(texts.sentence(group, each, 0) for group, each in sentences)


@each_case
def test_an_invalid_row_must_be_refused_at_any_place(case, pace):
    """Invalid rows are also found among rows that the compiled loop replays together."""
    table = new_table(case)
    for _ in play(table, 60 // pace):
        pass
    rows, legal = list(table.rows), set(table.legal((table.to_act() or [0])[0]).tolist())
    drawn = next((k for k, row in enumerate(rows) if k > 0 and row.draws), None)  # after the set-up, row 0
    if drawn is not None:
        with pytest.raises(BadDraws):
            restored(table, [*rows[:drawn], replace(rows[drawn], draws=b""), *rows[drawn + 1 :]])
    wrong = next(code for code in range(len(case.game.actions)) if code not in legal)
    seat = (table.to_act() or [0])[0]
    with pytest.raises(IllegalAction):
        restored(table, [*rows, replace(rows[-1], seat=seat, codes=(wrong,), draws=b"")])
    assert restored(table, rows).state_bytes() == table.state_bytes()


def restored(table, rows):
    """Restore the table from other rows."""
    setting = (table.game.id, table.seats, table.profile, table.requested_options)
    return Table.restore(*setting, table.secret, table.contributions, rows)


@each_case
def test_a_loaded_table_must_continue_with_the_same_dice(case, pace):
    table = new_table(case)
    for _ in play(table, 60 // pace):
        pass
    loaded = Table.load(table.save())
    for one, other in zip(play(table, 60 // pace, seed=2), play(loaded, 60 // pace, seed=2), strict=True):
        assert one.state_bytes() == other.state_bytes()


@each_case
def test_undo_must_restore_the_bytes_and_be_refused_after_draws_and_reveals(case, pace):
    table = new_table(case)
    with pytest.raises(NothingToUndo):
        table.undo(table.to_act()[0])
    before, log_before = table.state_bytes(), []
    for k, _ in enumerate(play(table, ACTIONS // pace)):
        last = table.commands[-1]
        reveals = any(table.game.is_revealing(row) for row in table._event_log.rows(table.version))
        assert table.can_undo(last.seat) is not (bool(last.draws) or reveals)
        others = [seat for seat in range(case.seats) if seat != last.seat and log.may_see(last.noticed, seat)]
        assert not any(table.can_undo(seat) for seat in others)
        if table.can_undo(last.seat) and k % 20 == 0 and k:
            assert table.undo(last.seat) == 1
            assert (table.state_bytes(), table.log(None)) == (before, log_before)
            table.act(last.seat, last.codes)
        elif not table.can_undo(last.seat):
            with pytest.raises(NothingToUndo):
                table.undo(last.seat)
        before = table.state_bytes()
        log_before = table.log(None) if k % 20 == 19 else log_before


@each_case
def test_every_event_and_every_refusal_must_name_a_rule_of_the_catalogue(case, pace):
    known = catalogues.rules(case.game_id)
    table = new_table(case)
    for _ in play(table, 4 * ACTIONS // pace):
        pass
    for seat in [*range(case.seats), None]:
        for event in table.log(seat):
            assert event["rule"] in known
    for member in case.game.illegal:
        assert member == 0 or member.rule in known


@each_case
def test_positions_must_be_json_and_every_action_must_lead_back_to_its_code(case, pace):
    table = new_table(case)
    for k, _ in enumerate(play(table, ACTIONS // pace)):
        if k % 25:
            continue
        for seat in [*range(case.seats), None]:
            position = table.position(seat)
            assert json.loads(json.dumps(position)) == position
            assert (position["question"] is not None) is (seat in table.to_act())
            for action in position["actions"]:
                assert "kind" in action
                assert code_of(case.game, action) == action["code"]


def code_of(game, action):
    """Return the code of the action with these fields.

    In Risk, the action "all" shows the number of armies that it means now, which may have no code: then
    "all" replaces the number.
    """
    named = {name: value for name, value in action.items() if name not in ("code", "all")}
    try:
        if game.actions.code(**named) == action["code"]:
            return action["code"]
    except ValueError:
        pass
    return game.actions.code(**(named | {"armies": "all"}))


@each_case
def test_a_preview_may_not_change_the_table_and_must_predict_the_action(case, pace):
    table = new_table(case)
    rng = np.random.default_rng(4)
    for _ in range(ACTIONS // 2 // pace):
        if not table.to_act():
            break
        seat = table.to_act()[0]
        code = int(rng.choice(table.legal(seat)))
        before = table.save()
        preview = table.preview(seat, [code])
        assert table.save() == before
        table.act(seat, code)
        if preview["view"] is not None:
            assert preview["view"] == table.view(seat)
            assert preview["actions"] == table.actions(seat)
            assert preview["ends"] is (seat not in table.to_act())


@each_case
def test_a_refused_command_must_change_nothing(case, pace):
    table = new_table(case)
    for _ in play(table, 40 // pace):
        if not table.to_act():
            break
        seat = table.to_act()[0]
        legal = set(table.legal(seat).tolist())
        wrong = next(code for code in range(len(case.game.actions)) if code not in legal)
        before = table.save()
        with pytest.raises(IllegalAction) as refused:
            table.act(seat, [wrong])
        assert refused.value.rule in catalogues.rules(case.game_id)
        with pytest.raises(IllegalAction):
            table.act(seat, [table.timeout_action(seat), AtTable.RESIGN])
        assert table.save() == before
