"""What a seat is told counts nothing that it may not see."""

import pytest

from contract.cases import CASES
from contract.test_tables import new_table, play
from stridsplan.engine import log
from stridsplan.engine.table import Table

hiding = pytest.mark.parametrize("case", [case for case in CASES if case.game.hides], ids=str)
ACTIONS = 240


@pytest.fixture(autouse=True)
def _compiled(entries):
    """Tables play with the compiled entries, once these are loaded."""


def sides(case):
    return [None, *range(case.seats)]


def look(table, side):
    """What a side may know: its view, and the log rows it may see."""
    seen = [[row for row in rows if log.may_see(int(row[2]), side)] for rows in rows_of(table)]
    return table.observe(side).tobytes(), [row.tolist() for rows in seen for row in rows]


def rows_of(table):
    return [table._chronicle.rows(number) for number in range(1, table.version + 1)]


@hiding
def test_a_step_that_a_side_cannot_see_must_change_nothing_it_is_told(case, pace):
    """Neither a version nor an index counts it, and taking back does not depend on it."""
    table, unseen = new_table(case), 0
    told = {side: (look(table, side), table.position(side)) for side in sides(case)}
    for _ in play(table, ACTIONS // pace, seed=3):
        for side in sides(case):
            now = look(table, side), table.position(side)
            own = table.commands[-1].seat == side
            if now[0] == told[side][0] and not own and not table.commands[-1].noticed & log.EVERYONE:
                assert now[1] == told[side][1]
                unseen += 1
            told[side] = now
    assert unseen or case.game_id != "omringad" or pace > 1, "the game has such steps"


@hiding
def test_events_must_be_numbered_without_gaps_for_every_side(case, pace):
    table = new_table(case)
    for _ in play(table, ACTIONS // pace, seed=4):
        pass
    for side in sides(case):
        indexes = {}
        for event in table.log(side):
            indexes.setdefault(event["version"], []).append(event["index"])
        assert all(found == list(range(len(found))) for found in indexes.values())
        assert all(1 <= version <= table.version_of(side) for version in indexes)


@hiding
def test_what_a_seat_noticed_must_be_stored_with_the_command(case, pace):
    table = new_table(case)
    for _ in play(table, ACTIONS // pace, seed=5):
        pass
    loaded = Table.load(table.save())
    assert [loaded.version_of(side) for side in sides(case)] == [
        table.version_of(side) for side in sides(case)
    ]
    assert loaded.commands == table.commands


@hiding
def test_taking_back_must_leave_the_others_secret_steps(case, pace):
    """A seat takes back its last step where others took secret ones since: theirs stand, and nobody else notices."""
    table = new_table(case)
    for _ in play(table, ACTIONS // pace, seed=6):
        last = table.commands[-1]
        for seat in range(case.seats):
            if seat == last.seat or not table.can_undo(seat):
                continue
            trial = Table.load(table.save())
            own = max(k for k, command in enumerate(trial.commands) if command.seat == seat)
            taken, since = trial.commands[own], trial.commands[own + 1 :]
            before = {
                side: trial.position(side) for side in sides(case) if not log.may_see(taken.noticed, side)
            }
            trial.undo(seat)
            stay = [command for command in since if not taken.wakes >> command.seat & 1]
            assert [c.codes for c in trial.commands[own:]] == [c.codes for c in stay]
            assert {side: trial.position(side) for side in before} == before
            assert Table.load(trial.save()).state_bytes() == trial.state_bytes()
