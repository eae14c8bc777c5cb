"""Finds puzzles in self-play: decisions where one answer is clearly the best and the policy does not choose it.

The policy is the game's rule-of-thumb player. At a decision, a few answers are compared in a few worlds. If one seems
much better, more answers are compared in more worlds. The best of them are compared again in new worlds, since the
maximum of many noisy numbers is mostly noise. All worlds are drawn from the view of the seat.
"""

import hashlib
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import count as numbers
from typing import Any

import numpy as np

from stridsplan.bots import get_bot
from stridsplan.bots.levels import draw_bool
from stridsplan.bots.puzzles import (
    NO_PUZZLES,
    Answer,
    Collection,
    Puzzle,
    outcome,
    padded,
    puzzle_scope,
    table_of,
)
from stridsplan.bots.search.player import Search, errors, halve, means, search_of
from stridsplan.bots.search.program import compiled, features_of, sides_of
from stridsplan.engine import dice
from stridsplan.engine.entries import entries_of
from stridsplan.engine.game import Game
from stridsplan.engine.position import Position
from stridsplan.engine.table import Table

from .bench import signature

MIN_LEAD = 0.06  # by which the chance of the best answer must exceed that of any other
MIN_LEAD_ERRORS = 4.0  # the same in standard errors
CHANCES = 0.15, 0.97  # bounds of the best answer's chance, so that no game is already lost or won
# worlds of the first comparisons, between which half of the answers are dropped; the search goes on only if after each
# of them one answer may have the minimum lead
FIRST_WORLDS = 4, 12, 24
MIN_FIRST = 4  # answers that remain after the first comparisons, at least
CLOSER_WORLDS = 32  # worlds of the next comparison: of all answers again, and of further ones
PROMISING_LEAD = 0.04  # the lead in that comparison that justifies a comparison in new worlds
JUDGED_SHARE = 0.4  # the share of the decisions of a game that are judged
RANDOM_SHARE = 0.03  # of the answers in self-play, to reach positions that the policy would avoid
MIN_ANSWERS = 3  # that a decision must have
VARIED = 3  # best answers of which variants are compared
MAX_ANSWERS = 120  # compared in CLOSER_WORLDS, at most
MORE_PROPOSALS = 2  # how often plans are proposed again to find more answers
FINALISTS = 6  # answers that are compared again in new worlds
CHECK_WORLDS = 64  # new worlds of two comparisons before the one that counts
WORLDS = 800  # new worlds of the comparison that counts, with a longer horizon
# the horizon and the worlds of the last comparison, to the end of the game
WHOLE_GAME, WHOLE_GAME_WORLDS = 1_000_000, 256
STORED_ANSWERS = 4  # best answers that are stored; the policy's is added if it is not among them
MAX_CODES = 24  # of a compound action
ID_LETTERS = 6  # letters of a hash in an id, so that a replaced puzzle does not count as solved
MAX_SHARE = 0.3  # of the puzzles with the same question, unless a larger share of the decisions has it


@dataclass(frozen=True)
class Setting:
    """The table of a self-play game."""

    seats: int
    profile: str | None


def settings(game: Game, seats: int | None, profile: str | None) -> list[Setting]:
    """Return the tables to play in turn: every profile and number of seats, or only the requested ones."""
    return [
        Setting(each, name)
        for name in ([profile] if profile else game.profiles)
        for each in ([seats] if seats else game.seats_of_profile(name))
    ]


@dataclass
class Variety:
    """Limits how many puzzles have the same question. Counts the decisions and the puzzles with each question."""

    count: int  # the wanted number of puzzles
    puzzles: Counter[str]  # puzzles found, by question
    is_limited: bool = True
    only: Sequence[str] = ()  # the wanted questions; empty: all
    decisions: Counter[str] = field(default_factory=Counter)  # decisions seen, by question

    def wants(self, question: str) -> bool:
        """Count a decision; return whether another puzzle with its question is wanted.

        If the number is limited, a question may have two puzzles, the share `MAX_SHARE` of all puzzles, or the same
        share that it has of the decisions, whichever is most.
        """
        self.decisions[question] += 1
        share = max(MAX_SHARE, self.decisions[question] / self.decisions.total())
        if self.only and question not in self.only:
            return False
        return not self.is_limited or self.puzzles[question] < max(2, share * self.count)


def find(
    game: Game,
    count: int,
    seed: int,
    tables: Sequence[Setting],
    command: str,
    seconds: float = 300.0,
    known: Collection = NO_PUZZLES,
    questions: Sequence[str] = (),
) -> Iterator[tuple[Puzzle, Collection]]:
    """Play games until there are `count` puzzles, including the known ones, or `seconds` of processor time are used.

    Yield each new puzzle with the collection of all puzzles so far. A game gives at most one puzzle. `command` is the
    shell command that asked for this, stored with the puzzles; `questions` are the ids of the wanted questions, by
    default all.
    """
    compiled(game)
    ends, found = time.process_time() + seconds, list(known.puzzles)
    commands = [known.origin["command"], command] if found else [command]
    origin = source(game) | {"command": "; ".join(commands)}
    questions_found = Counter(puzzle.question for puzzle in found)
    # In games with whole plans, one question holds decisions of many kinds, so it is not limited
    variety = Variety(count, questions_found, not features_of(game).plans, questions)
    for number in numbers():
        if len(found) >= count or time.process_time() > ends:
            break
        secret = hashlib.sha256(f"puzzles/{game.id}/{seed}/{number}".encode()).digest()
        if secret.hex() in {puzzle.secret for puzzle in found}:
            continue
        puzzle = search_game(game, tables[number % len(tables)], secret, variety, ends)
        if puzzle:
            variety.puzzles[puzzle.question] += 1
            found.append(puzzle)
            yield puzzle, Collection(origin, sorted(found, key=lead_of_best, reverse=True))


def check(game: Game, known: Collection, seed: int, command: str) -> Iterator[tuple[Puzzle, Collection]]:
    """Judge each known puzzle again, since the bots may have changed.

    Yield each one that is still a puzzle, with its new answers, and the collection of all puzzles so far. `command` is
    the shell command that asked for this, stored with the puzzles.
    """
    compiled(game)
    found: list[Puzzle] = []
    origin = source(game) | {"command": f"{known.origin['command']}; {command}"}
    for puzzle in known.puzzles:
        answers = judge_again(game, puzzle, dice.seeded_tape(seed))
        if answers:
            found.append(replace(puzzle, answers=answers))
            yield found[-1], Collection(origin, sorted(found, key=lead_of_best, reverse=True))


def source(game: Game) -> dict[str, Any]:
    """Return the id, version and signature of the rules that puzzles are for."""
    return {"game": game.id, "version": game.version, "rules": signature(game.id)}


def have_rules_of(collection: Collection, game: Game) -> bool:
    """Return whether puzzles are for the current rules of a game."""
    return source(game).items() <= collection.origin.items()


def lead_of_best(puzzle: Puzzle) -> float:
    """Return the lead of the best answer over the second. A puzzle with a larger lead is easier."""
    return min(answer.worse for answer in puzzle.answers[1:])


def search_game(game: Game, setting: Setting, secret: bytes, variety: Variety, ends: float) -> Puzzle | None:
    """Play one game; return the first puzzle found, or None if there is none before the processor time `ends`.

    Only a random share of the decisions is judged.
    """
    tape = dice.seeded_tape(int.from_bytes(secret[:8], "big"))
    table = Table(game.id, setting.seats, setting.profile, {}, secret)
    rows: list[tuple[int, ...]] = []
    while not table.is_over and time.process_time() < ends:
        seat = table.to_act()[0]
        position = table.asked_after(seat, [])
        question = (table.question(seat) or {}).get("id", "")
        if (
            position
            and is_choice(position, seat)
            and variety.wants(question)
            and draw_bool(JUDGED_SHARE, tape)
        ):
            answers = judge_decision(game, position, seat, tape)
            if answers:
                return Puzzle(
                    id=id_of(game, secret, rows),
                    seats=setting.seats,
                    profile=setting.profile,
                    options={},
                    secret=secret.hex(),
                    rows=rows,
                    seat=seat,
                    question=question,
                    answers=answers,
                    worlds=WORLDS,
                )
        rows.append((seat, *play(game, table, seat, tape)))
    return None


def is_choice(position: Position, seat: int) -> bool:
    """Return whether a seat that plays to win (not an umpire) has enough answers."""
    side = sides_of(position.game, position.view(seat)["options"])
    return bool(side[seat] >= 0) and len(position.legal(seat)) >= MIN_ANSWERS


def id_of(game: Game, secret: bytes, rows: Sequence[tuple[int, ...]]) -> str:
    """Return the id of a puzzle after these commands of the table with this secret."""
    return f"{game.id}-{hashlib.sha256(f'{secret.hex()}/{len(rows)}'.encode()).hexdigest()[:ID_LETTERS]}"


def play(game: Game, table: Table, seat: int, tape: np.ndarray) -> list[int]:
    """Answer by policy, or sometimes at random; return the codes."""
    bot, draft = get_bot("random" if draw_bool(RANDOM_SHARE, tape) else "policy"), table.draft(seat)
    while draft.goes_on:
        draft.add(bot.choose(game, draft.view(), seat, draft.legal(), tape))
    table.act(seat, draft.codes)
    return draft.codes


def judge_decision(game: Game, position: Position, seat: int, tape: np.ndarray) -> list[Answer]:
    """Return the answers of a decision, the best first; empty if the decision is not a puzzle."""
    search, legal = search_at(game, position, seat), position.legal(seat)
    rows = distinct(position, seat, candidates(search, position, seat, legal, tape))
    if len(rows) < MIN_ANSWERS:
        return []
    answers, values = padded(rows), np.zeros((len(rows), 0))
    for worlds in FIRST_WORLDS:
        if values.size:
            answers, values = halve(answers, values, MIN_FIRST)
        answers, values = distinct_outcomes(
            answers, search.compare(search.scope(seat, tape), answers, 0, worlds)
        )
        if not may_stand_out(values):
            return []
    best = [codes_of(answers[index]) for index in np.argsort(-means(values), kind="stable")[:VARIED]]
    rows = distinct(position, seat, [*rows, *more_candidates(search, position, seat, best, legal, tape)])
    answers = padded(rows[:MAX_ANSWERS])
    answers, values = distinct_outcomes(
        answers, search.compare(search.scope(seat, tape), answers, 0, CLOSER_WORLDS)
    )
    if not stands_out(values, PROMISING_LEAD, lead_errors=1.0):
        return []
    answers = best_few(answers, values)
    # in new worlds, then in others with the longer horizon
    for scope in (search.scope(seat, tape), puzzle_scope(search, seat, tape)):
        answers, values = distinct_outcomes(answers, search.compare(scope, answers, 0, CHECK_WORLDS))
        if not stands_out(values, MIN_LEAD, lead_errors=1.0):
            return []
    return judge(game, search, seat, answers, tape)


def judge_again(game: Game, puzzle: Puzzle, tape: np.ndarray) -> list[Answer]:
    """Return the newly judged answers of a puzzle; empty if it is no longer a puzzle.

    The first comparisons, which save time but can miss a puzzle, are left out.
    """
    seat = puzzle.seat
    position = table_of(game, puzzle).asked_after(seat, [])
    assert position, puzzle.id
    search, legal = search_at(game, position, seat), position.legal(seat)
    known = [tuple(answer.codes) for answer in puzzle.answers]
    rows = [*candidates(search, position, seat, legal, tape), *known]
    rows += more_candidates(search, position, seat, known[:VARIED], legal, tape)
    answers = padded(distinct(position, seat, rows)[:MAX_ANSWERS])
    answers, values = distinct_outcomes(
        answers, search.compare(search.scope(seat, tape), answers, 0, CLOSER_WORLDS)
    )
    return judge(game, search, seat, best_few(answers, values), tape)


def search_at(game: Game, position: Position, seat: int) -> Search:
    """Return a search that compares answers in worlds drawn from the view of a seat."""
    view = position.views(seat).copy()
    search = search_of(game, view)
    search.workspace.views[:1] = view
    return search


def best_few(answers: np.ndarray, values: np.ndarray) -> np.ndarray:
    """Return the policy's answer and the best others, at most `FINALISTS` in all, in the same order."""
    while len(answers) > FINALISTS:
        answers, values = halve(answers, values, FINALISTS)
    return answers


def judge(game: Game, search: Search, seat: int, answers: np.ndarray, tape: np.ndarray) -> list[Answer]:
    """Compare a few answers in many new worlds; return the best ones and the policy's, the best first. Return nothing
    if the best is not significantly better than the others, also when worlds are played to the end, or if its first
    action has no arguments."""
    scope = puzzle_scope(search, seat, tape)
    answers, values = distinct_outcomes(answers, search.compare(scope, answers, 0, WORLDS))
    if not stands_out(values, MIN_LEAD, MIN_LEAD_ERRORS):
        return []
    if not has_arguments(game, answers[np.argmax(means(values))]):
        return []
    scope = search.scope(seat, tape)._replace(horizon=WHOLE_GAME)
    # fewer worlds, and a long way to the end: half of the lead is enough
    if not stands_out(search.compare(scope, answers, 0, WHOLE_GAME_WORLDS), MIN_LEAD / 2, lead_errors=1.0):
        return []
    order = np.argsort(-means(values), kind="stable")[:STORED_ANSWERS]
    indexes = order if 0 in order else np.append(order, 0)  # always with the policy's answer
    best, found = values[order[0]], list[Answer]()
    for index in indexes:
        gains = (best - values[index])[None]
        error = float(errors(gains)[0]) if index != order[0] else 0.0
        found.append(
            Answer(
                codes_of(answers[index]),
                round(float(values[index].mean()), 4),
                round(float(gains.mean()), 4),
                round(error, 4),
            )
        )
    return found


def has_arguments(game: Game, answer: np.ndarray) -> bool:
    """Return whether an answer begins with an action that has arguments, unlike passing.

    If passing is best, the other answers may be worse only because the policy plays the rest of the turn badly.
    """
    return int(game.actions.kinds[game.actions.kind_of_code()[answer[0]]].count) > 1


def codes_of(row: np.ndarray) -> tuple[int, ...]:
    """Return the codes of an answer."""
    return tuple(int(code) for code in row if code >= 0)


def distinct_outcomes(answers: np.ndarray, values: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return the answers and values without answers that have the same value as an earlier one in every world."""
    first = np.sort(np.unique(values, axis=0, return_index=True)[1])
    return answers[first], values[first]


def may_stand_out(values: np.ndarray) -> bool:
    """Return whether one answer, not the policy's, may have the minimum lead and a chance within `CHANCES`: both within
    one standard error."""
    if len(values) < 2:
        return False
    chances = means(values)
    best = 1 + int(np.argmax(chances[1:]))
    gains = values[best] - np.delete(values, best, axis=0)
    noise = float(errors(values[best : best + 1])[0])
    return bool(
        CHANCES[0] - noise <= chances[best] <= CHANCES[1] + noise
        and (gains.mean(axis=1) + errors(gains) >= MIN_LEAD).all()
    )


def stands_out(values: np.ndarray, lead: float, lead_errors: float) -> bool:
    """Return whether one answer, not the policy's, leads all others by `lead` and by `lead_errors` standard errors,
    with a chance within `CHANCES`."""
    if len(values) < 2:
        return False
    chances = means(values)
    best = int(np.argmax(chances))
    gains = values[best] - np.delete(values, best, axis=0)
    ahead = gains.mean(axis=1)
    return bool(
        best != 0
        and CHANCES[0] <= chances[best] <= CHANCES[1]
        and (ahead >= lead).all()
        and (ahead >= lead_errors * errors(gains)).all()
    )


# -- Answers -------------------------------------------------------------------------------------------------


def candidates(
    search: Search, position: Position, seat: int, legal: np.ndarray, tape: np.ndarray
) -> list[tuple[int, ...]]:
    """Return some answers, the policy's answer first."""
    rows = search.candidates(search.scope(seat, tape), legal, tape)
    if rows.shape[1] > 1:
        return [codes_of(row) for row in rows]
    then = position.determinized(seat)
    return [complete(then, seat, (int(code),)) for code in rows[:, 0]]


def more_candidates(
    search: Search,
    position: Position,
    seat: int,
    best: list[tuple[int, ...]],
    legal: np.ndarray,
    tape: np.ndarray,
) -> Iterator[tuple[int, ...]]:
    """Yield further answers: variants of the best ones with one changed step, then one answer for each legal code; in a
    game with plans, plans that are proposed again."""
    then = position.determinized(seat)
    if search.game.features and search.game.features.plans:
        for _ in range(MORE_PROPOSALS):
            yield from candidates(search, position, seat, legal, tape)
        return
    for codes in best:
        yield from with_changed_step(then, seat, codes)
    for code in legal.tolist():
        yield complete(then, seat, (code,))


def with_changed_step(position: Position, seat: int, codes: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield a compound action with each legal code in one step after the first, completed by the policy."""
    then: Position | None = position
    for step, given in enumerate(codes):
        if then is None:
            return
        if step > 0:
            yield from (complete(position, seat, (*codes[:step], code)) for code in then.legal(seat).tolist())
        then = then.after(seat, given)


def complete(position: Position, seat: int, codes: tuple[int, ...]) -> tuple[int, ...]:
    """Return a whole compound action: the codes that begin it, then those that the policy adds."""
    then: Position | None = position
    for code in codes:
        then = then.after(seat, code) if then else None
    row = list(codes)
    while then is not None and seat in then.to_act and not is_fresh(then, seat) and len(row) < MAX_CODES:
        row.append(by_policy(then, seat))
        then = then.after(seat, row[-1])
    return tuple(row)


def by_policy(position: Position, seat: int) -> int:
    """Return the policy's choice."""
    game, legal = position.game, position.legal(seat)
    out = np.zeros(len(game.actions), np.int32)
    out[: len(legal)] = legal
    return int(
        entries_of(game).policy(position.views(seat).copy(), 0, seat, out, len(legal), dice.seeded_tape(0))
    )


def is_fresh(position: Position, seat: int) -> bool:
    """Return whether no compound action has begun: every legal code may begin an answer."""
    kinds, ask = position.game.actions.kinds, int(position.view(seat)["ask"])
    kind_of = position.game.actions.kind_of_code()
    legal = {int(kind_of[code]) for code in position.legal(seat)}
    return all(any(at.ask == ask and at.step == 0 for at in kinds[kind].asked) for kind in legal)


def distinct(position: Position, seat: int, rows: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Return rows without those that lead to the same position as an earlier one."""
    found: dict[bytes, tuple[int, ...]] = {}
    for row in rows:
        found.setdefault(outcome(position, seat, row), row)
    return list(found.values())


def describe(puzzle: Puzzle) -> str:
    """Describe a puzzle in one line."""
    chances = ", ".join(f"{answer.chance:.2f}" for answer in puzzle.answers)
    return f"{puzzle.id}: {puzzle.question} after {len(puzzle.rows)} commands; chances {chances}"
