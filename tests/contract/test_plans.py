"""Plans in every game: guessed only from the view of the seat, and played like its own commands."""

import numpy as np
import pytest

from contract.cases import FEW
from contract.walk import Walk
from depth import SOAK, depth
from stridsplan.engine.at_table import AtTable
from stridsplan.engine.guess import Guess, find_actions, find_guess, likely_questions
from stridsplan.engine.position import Position
from stridsplan.engine.table import IllegalAction, Table
from stridsplan.server.tables import plans
from stridsplan.server.tables.planning import play_planned_step
from stridsplan.server.tables.play import Play
from stridsplan.server.tables.records import EVERYONE, Row, Summary, TableRecord, TableState

each_case = pytest.mark.parametrize("case", FEW, ids=str)
ACTIONS = depth(120, 240)
EVERY = 4 if SOAK else 12  # every how many actions a plan is made, or a guess compared
SEED = 7  # of guesses


@pytest.fixture(autouse=True)
def _compiled(entries):
    """Load the entries, so that tables use them."""


def begin(case):
    """Begin play at a table as a server does."""
    record = TableRecord(
        id="table",
        game=case.game_id,
        rules_version=case.game.version,
        profile=case.profile or next(iter(case.game.profiles)),
        requested_options=dict(case.options),
        options={},
        host="",
        secret=bytes(32),
        contributions=[],
        created=0,
        changed=0,
        summary=Summary("playing", version=0, to_act=[], result=None, fairness=[]),
        seats=[None] * case.seats,
    )
    return Play.begin(record)


def random_code(rng, table, seat):
    """A random legal code."""
    legal = table.legal(seat)
    return int(legal[rng.integers(len(legal))])


def random_or_timeout(rng, table, seat):
    """A random action, or the timeout action, so that play goes on."""
    return table.timeout_action(seat) if rng.random() < 0.5 else random_code(rng, table, seat)


def make_plan(table, rng, seat, answers):
    """Return a plan of a seat with some answers of one action each, or None if the guess asks it nothing."""
    guess = Guess(table, seat, SEED)
    guess.begin()
    while guess.asked and "race" not in guess.asked and len(guess.steps) < answers:
        guess.take([random_code(rng, guess, seat)])
    steps = [step._asdict() for step in guess.steps]
    if not steps:
        return None
    return plans.new_plan(
        seat, [{"question": steps[0]["question"], "anywhere": False, "again": False, "steps": steps}]
    )


@each_case
def test_a_plan_must_be_played_like_commands_or_end_with_a_reason(case, pace):
    play, rng = begin(case), np.random.default_rng(3)
    played = ended = 0  # steps, and plans that ended
    for number in range(ACTIONS // pace):
        table = play.table
        if not table.to_act():
            break
        waiting = [seat for seat in range(case.seats) if seat not in table.to_act()]
        if number % EVERY == 0 and waiting:
            plan = make_plan(table, rng, int(rng.choice(waiting)), answers=3)
            play.record.table_state = TableState(plans=() if plan is None else (plan,))
        due = plans.due_seats(play.record.table_state, play.open_questions().shown)
        if not due:
            seat = int(rng.choice(table.to_act()))
            row = play.act(seat, [random_or_timeout(rng, table, seat)])
            remaining = plans.after_row(play.record.table_state.plans, row, is_over=not table.to_act())
        else:
            trial = Table.load(table.save())
            row, plan = play_planned_step(play, due[0])
            if row is None:
                ended += 1
                assert plan["ended"]["id"] in ("question", "illegal")
                assert plan["branches"] == []
                assert trial.save() == table.save()
            else:
                played += 1
                trial.act(due[0], row.codes)
                assert trial.save() == table.save()
            remaining = plans.replace_plan(play.record.table_state.plans, plan)
        play.record.table_state = TableState(plans=remaining)
    assert played + ended > 0 or number < EVERY


@each_case
def test_a_guess_must_depend_only_on_the_view_of_its_seat(case, entries, pace):
    walk = Walk(case, entries[case.game_id], seed=5)
    for _ in walk.positions(ACTIONS // pace):
        waiting = [seat for seat in range(case.seats) if seat not in walk.asked()]
        if walk.steps % EVERY or not waiting:
            continue
        seat = waiting[walk.steps % len(waiting)]
        guesses = [
            guessed_positions(case, walk, states, seat)
            for states in (walk.states, walk.determinized(seat, walk.steps))
        ]
        assert guesses[0] == guesses[1]


def guessed_positions(case, walk, states, seat):
    """The position that a seat receives of a guess, and its steps and position after one answer."""
    table, shown = Table(**case.setting, secret=bytes(32)), []
    table._position = Position(walk.game, states.copy())
    guess = Guess(table, seat, SEED)
    guess.begin()
    shown.append(guess.position(seat))
    if guess.asked:
        guess.take([int(guess.legal(seat)[-1])])
        shown += [guess.steps, guess.position(seat)]
    return shown


def test_each_likely_question_must_be_found_once():
    table = Table("risk", seats=3, secret=bytes(32), options={"defence.decision": "ask"})
    rng = np.random.default_rng(1)
    for _ in range(500):
        table.act(table.to_act()[0], random_code(rng, table, table.to_act()[0]))
    seat = (table.to_act()[0] + 1) % 3
    found = likely_questions(table, seat, SEED)()
    assert found[0][0] == 0
    assert {"reinforce", "defend"} == {question["id"] for _, question in found}
    for start, question in found:
        guess = Guess(table, seat, SEED, start)
        guess.begin()
        assert guess.asked["id"] == question["id"]
        assert find_guess(table, seat, SEED, question, anywhere=False)().start == start
    assert find_guess(table, seat, SEED, {"id": "never", "args": {}}, anywhere=True)() is None


def test_an_action_with_other_fields_must_not_be_found():
    table = Table("risk", seats=3, secret=bytes(32))
    seat = table.to_act()[0]
    action = {name: value for name, value in table.actions(seat)[0].items() if name != "code"}
    assert find_actions(table, seat, [action]) == [table.actions(seat)[0]["code"]]
    with pytest.raises(IllegalAction) as refused:
        find_actions(table, seat, [action | {"armies": 2}])
    assert refused.value.rule


# Progress and end of a plan


def step(name):
    """A step of a plan that answers one question; the action is named like the question."""
    return {"question": {"id": name, "args": {}}, "actions": [{"kind": name}], "events": []}


def plan_of(*names, again=False, **more):
    """The plan of seat 0 with one branch, which answers these questions in order."""
    branch = {"question": {"id": names[0], "args": {}}, "anywhere": False, "again": again}
    return plans.new_plan(0, [branch | {"steps": [step(name) for name in names]}]) | more


BOUGHT = [0, 1]  # the place of the next step: branch 0, step 1


def after(plan, row):
    """The plan of seat 0 after a row of the transcript; None if it is deleted then."""
    return plans.plan_of(plans.after_row((plan,), row, is_over=False), 0)


def test_a_step_may_be_taken_only_for_its_question():
    plan = plan_of("buy", "move")
    assert plans.next_step_index(plan, {"id": "move", "args": {}}) is None
    assert plans.next_step_index(plan, {"id": "buy", "args": {"gold": 3}}) == (0, 0)
    assert plans.next_step_index(plan, {"id": "buy", "args": {"place": {"term": "x"}}}) is None
    assert plans.next_step_index(plan, {"id": "buy", "args": {}, "race": 1}) is None
    begun = plans.advanced(plan, (0, 0))
    assert not plans.is_due(plan, {"id": "move", "args": {}})
    assert plans.is_due(begun, {"id": "buy", "args": {}})
    assert plans.next_step_index(begun, {"id": "buy", "args": {}}) is None
    assert plans.replace_plan((begun,), plans.advanced(begun, (0, 1))) == ()


def test_a_branch_with_again_must_wait_for_a_visible_command_of_another_seat():
    asked = {"id": "defend", "args": {}}
    plan = plans.advanced(plan_of("defend", again=True), (0, 0))
    assert not plans.is_due(plan, asked)
    # commands of seat 1: noticed by seat 1 alone, or by seat 0 too
    hidden, seen = Row(2, 1, (4,), noticed=0b10), Row(2, 1, (4,), noticed=0b11)
    assert not plans.is_due(after(plan, hidden), asked)
    assert plans.is_due(after(plan, seen), asked)


@pytest.mark.parametrize(
    ("row", "reason"),  # None: the plan is removed without one
    [
        (Row(2, 0, (AtTable.TIMED_OUT, 4)), "timed_out"),
        (Row(2, 0, drops=1), "undone"),
        (Row(2, 1, drops=1), "undone"),
        (Row(2, 0, (AtTable.RESIGN,)), None),
        (Row(2, 0, (4,)), None),
    ],
)
def test_a_started_plan_must_end_when_its_seat_times_out_or_a_row_is_undone(row, reason):
    left = after(plan_of("buy", "move", at=BOUGHT), row)
    assert (left and left["ended"]["id"]) == reason
    if reason:
        assert left["ended"]["step"]["question"]["id"] == "move"
        assert left["branches"] == []


def test_the_reason_why_a_plan_ended_must_be_kept_until_its_owner_acts():
    left = plans.ended(plan_of("buy", "move", at=BOUGHT), "question")
    assert after(left, Row(2, 1, (4,))) == after(left, Row(2, 0, (AtTable.TIMED_OUT, 4))) == left
    assert after(left, Row(2, 0, (4,))) is None


@pytest.mark.parametrize(
    "row",
    [
        Row(2, 1, (4,)),
        Row(2, 1, drops=1, noticed=0b10),
        Row(2, 0, (AtTable.OFFER_DRAW,), noticed=EVERYONE),
    ],
)
def test_a_plan_must_not_change_after_unrelated_rows(row):
    plan = plan_of("buy", "move", at=BOUGHT)
    assert after(plan, row) == plan
