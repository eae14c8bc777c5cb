"""Planning ahead: makes the guesses in which a visitor plans, stores plans, and plays their steps when they are due.

A guess is a possible continuation of play, computed from what one seat knows.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from .. import engine
from ..errors import PlanAsked, PlanNever, PlanShared, PlanUnlikely, PlayIllegal, PlayStale
from . import plans, timing
from .cache import CachedTable
from .command_schemas import GuessIn, NewGuess, PlanIn, PlannedStepIn, PreviewIn, RefusalIn, Steps
from .play import Play, race_of
from .records import Row, TableRecord
from .schemas import TableOut
from .service import TableService, refuse_not_held

if TYPE_CHECKING:
    from ..engine import Guess

T = TypeVar("T")
Json = dict[str, Any]
NOT_IN_A_GUESS = {  # fields of a position in a guess: these actions are not possible there, and it has no remarks
    "can_undo": False,
    "can_take_back": False,
    "can_delegate": False,
    "can_advise": False,
    "remarks": {},
}


class Planning:
    """The guesses and plans at the tables of a server."""

    def __init__(self, tables: TableService):
        self.tables = tables
        self.run = tables.cache.run

    async def guess(self, table_id: str, new: NewGuess, visitor: str) -> Json:
        """Return a guess for a visitor's seat, after the answers that the seat gives in it (`steps`, then `answer`)."""
        if new.question is None:
            play, guess = await self._guess(table_id, new.seat, new, visitor)
        else:
            play, make = await self._prepare(
                table_id, new.seat, visitor, lambda play: prepare_guess_with_question(play, new)
            )
            guess = await self.run(make)
        if new.answer is not None:
            await self.run(extend_guess, play, guess, new.answer)
        return await self.run(show_guess, play, guess)

    async def likely_questions(self, table_id: str, seat: int, seed: int, visitor: str) -> list[Json]:
        """Return what a visitor's seat may be asked next, in guesses with this random seed."""
        _, find_questions = await self._prepare(
            table_id, seat, visitor, lambda play: find_likely_questions(play, seat, seed)
        )
        return await self.run(find_questions)

    async def preview(self, table_id: str, preview: PreviewIn, visitor: str) -> Json:
        """Return what would be asked after the first steps of a compound action, in a guess if one is given."""
        if preview.guess is None:
            return await self.tables.preview(table_id, preview, visitor)
        play, guess = await self._guess(table_id, preview.seat, preview.guess, visitor)
        return await self.run(play.preview, preview.seat, preview, guess)

    async def why_not(self, table_id: str, tried: RefusalIn, visitor: str) -> Json:
        """Return why an action is refused, in a guess if one is given."""
        if tried.guess is None:
            return await self.tables.why_not(table_id, tried, visitor)
        play, guess = await self._guess(table_id, tried.seat, tried.guess, visitor)
        return await self.run(play.why_not, tried.seat, tried.action, tried.codes or [], guess)

    async def store_plan(self, table_id: str, new: PlanIn, visitor: str) -> TableOut:
        """Store the plan of a visitor's seat. It replaces an earlier one."""
        retry = self.tables.cache.retry(table_id)
        while True:
            async with retry.changing() as cached:
                _refuse_shared(cached.record, new.seat, visitor)
                play = await self.tables.play_in_progress(cached)
                await self.tables.end_stand_ins_locked(cached, visitor)
                plan = plans.new_plan(new.seat, [branch.model_dump() for branch in new.branches])
                await self._store(cached, play, plan)
                return self.tables.describe(cached.record, visitor)

    async def play_due_step(self, cached: CachedTable, play: Play, seat: int) -> None:
        """Play the due step of a seat's plan, or end the plan; the caller holds the table's lock."""
        row, plan = await self.run(play_planned_step, play, seat)
        if row is None:
            await self._store(cached, play, plan)
        else:
            await self.tables.store(cached, play, row, plan=plan)

    async def _store(self, cached: CachedTable, play: Play, plan: plans.Plan) -> None:
        """Store a seat's plan so that no other seat notices; raises Conflict if another server was first."""
        record = cached.record
        new_plans = plans.replace_plan(record.table_state.plans, plan)
        if new_plans != record.table_state.plans:
            questions = await self.tables.cache.compute(play, play.open_questions)
            table_state, now = replace(record.table_state, plans=new_plans), self.tables.times.now_for(record)
            table_state = timing.update_clocks(record, table_state, questions, now, adds_time=False)
            await self.tables.store_table_state(cached, table_state, is_secret=True)

    async def _guess(self, table_id: str, seat: int, given: GuessIn, visitor: str) -> tuple[Play, "Guess"]:
        play, make = await self._prepare(
            table_id, seat, visitor, lambda play: prepare_guess(play, seat, given)
        )
        return play, await self.run(make)

    async def _prepare(
        self, table_id: str, seat: int, visitor: str, prepare: Callable[[Play], Callable[[], T]]
    ) -> tuple[Play, Callable[[], T]]:
        """Lock the table and call `prepare`; return the game and the result, which the caller runs without the lock."""
        retry = self.tables.cache.retry(table_id)
        while True:
            async with retry.reading() as cached:
                _refuse_shared(cached.record, seat, visitor)
                play = await self.tables.play_in_progress(cached)
                return play, await self.run(prepare, play)


def _refuse_shared(record: TableRecord, seat: int, visitor: str) -> None:
    """Raise NotYourSeat, or PlanShared if the visitor also holds other seats."""
    refuse_not_held(record, seat, visitor)
    if len(record.held_by(visitor)) > 1:
        raise PlanShared()


# -- Guesses -------------------------------------------------------------------------------------------------


def prepare_guess(play: Play, seat: int, given: GuessIn) -> Callable[[], "Guess"]:
    """Return a function that computes a guess for a seat, after its planned steps; the function needs no lock.

    A step that is no longer legal is left out, and so are all steps after it. Raises PlanAsked or PlanNever.
    """
    _refuse_planning(play, seat)
    guess = engine.Guess(play.table, seat, given.seed, given.start)

    def make() -> "Guess":
        guess.begin()
        return _take_steps(guess, given.steps)

    return make


def prepare_guess_with_question(play: Play, new: NewGuess) -> Callable[[], "Guess"]:
    """Return a function that computes a guess in which the seat is asked a given question; it needs no lock.

    Raises PlanAsked or PlanNever; the function raises PlanUnlikely if it finds no such guess.
    """
    _refuse_planning(play, new.seat)
    question = new.question.model_dump() if new.question else {}
    find = engine.find_guess(play.table, new.seat, new.seed, question, anywhere=new.anywhere)

    def make() -> "Guess":
        guess = find()
        if guess is None:
            raise PlanUnlikely()
        return _take_steps(guess, new.steps)

    return make


def _refuse_planning(play: Play, seat: int) -> None:
    """Raise PlanNever if a seat is out of the game, PlanAsked if it must answer a question first."""
    if seat in play.table.gone:
        raise PlanNever()
    if play.table.question(seat) is not None:
        raise PlanAsked()


def _take_steps(guess: "Guess", steps: Sequence[PlannedStepIn]) -> "Guess":
    for step in steps:
        try:
            guess.take(engine.find_actions(guess, guess.seat, step.actions))
        except engine.IllegalAction:
            break
    return guess


def extend_guess(play: Play, guess: "Guess", steps: Steps) -> None:
    """Let the seat of a guess give one more answer; raises PlayIllegal or PlayDocument."""
    codes = play.codes_of(guess.seat, steps, guess)
    play.refuse_unknown(codes)
    with play.translating_refusals():
        guess.take(codes)


def show_guess(play: Play, guess: "Guess") -> Json:
    """Return a guess as the JSON of the protocol: the position in it, as the guess's seat would be shown it."""
    blocked = None if guess.asked else "never"  # the seat is never asked again
    if race_of(guess.asked) is not None:
        blocked = "race"
    # the real game is not over, even if the guess reaches an end
    position = guess.position(guess.seat, guess.version_of(guess.seat)) | {"over": False, "result": None}
    position |= {"version": play.version_of(guess.seat), "since": 0, "events": [], "at_table": []}
    position |= NOT_IN_A_GUESS
    if blocked:
        position |= {"question": None, "actions": [], "refused": [], "answer_odds": None}
    steps = [step._asdict() for step in guess.steps]
    return {
        "start": guess.start,
        "steps": steps,
        "blocked": blocked,
        "position": play.without_hidden_odds(position),
    }


def find_likely_questions(play: Play, seat: int, seed: int) -> Callable[[], list[Json]]:
    """Return a function that finds what a seat may be asked next; it needs no lock. Raises PlanAsked or PlanNever."""
    _refuse_planning(play, seat)
    find_questions = engine.likely_questions(play.table, seat, seed)
    return lambda: [{"start": start, "question": question} for start, question in find_questions()]


# -- Playing a plan ------------------------------------------------------------------------------------------


def play_planned_step(play: Play, seat: int) -> tuple[Row | None, plans.Plan]:
    """Play the due step of a seat's plan; return its row (None if the plan ends) and the rest of the plan."""
    plan, question = plans.plan_of(play.record.table_state.plans, seat), play.table.question(seat)
    if plan is None or question is None:
        raise PlayStale(play.version_of(seat))
    index = plans.next_step_index(plan, question)
    if index is None:
        return None, plans.ended(plan, "question")
    step = plans.step_at(plan, index)
    if play.table.can_decline(seat):
        return None, plans.ended(plan, "draw", step=step)
    try:
        with play.translating_refusals():
            row = play.act(seat, engine.find_actions(play.table, seat, step["actions"]))
    except PlayIllegal as error:
        return None, plans.ended(plan, "illegal", step=step, **error.fields)
    return row, plans.advanced(plan, index)
