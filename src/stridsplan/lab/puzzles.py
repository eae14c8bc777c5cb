"""Finds puzzles in self-play: decisions where one answer is clearly the best and the rule-of-thumb player misses it.

At a decision a few answers are compared in a few worlds; where one seems much better, more answers in more worlds; and
those left at last in new worlds, as the best of many noisy numbers is mostly noise. All worlds are drawn from the view
of the seat.
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
from stridsplan.bots.puzzles import NONE, Answer, Collection, Puzzle, outcome, padded, puzzle_scope, table_of
from stridsplan.bots.search.player import Search, errors, halve, means, search_of
from stridsplan.bots.search.program import compiled, features_of, sides_of
from stridsplan.engine import dice
from stridsplan.engine.entries import entries_of
from stridsplan.engine.game import Game
from stridsplan.engine.position import Position
from stridsplan.engine.table import Table

from .bench import signature

GAP = 0.06  # in the chance to win, by which the best answer must be ahead of any other,
SURE = 4.0  # and that lead in standard errors
CHANCES = 0.15, 0.97  # of the best answer: neither lost nor won anyway
LOOKS = (
    4,
    12,
    24,
)  # worlds in which a few answers are compared, and the better half again, as long as one may stand out
GLANCED_AT = 4  # answers that these looks leave, at least
SEEMS = 0.04  # the lead that is worth a comparison in new worlds
CLOSER = 32  # worlds in which all answers are compared if one may stand out in the looks
LOOKED_AT = 0.4  # of the decisions of a game
AT_RANDOM = 0.03  # of the answers, so that games go ways that the policy would not
LEAST_ANSWERS = 3
VARIED = 3  # answers that are changed in each step
MOST_ANSWERS = 120  # that are compared in the closer look
LEFT = 6  # answers that are compared again in new worlds
AGAIN = 64  # new worlds in which they are compared before the last comparison
WORLDS = 800  # new ones, in which is played on further
TO_THE_END, ENDS = 1_000_000, 256  # a horizon, and the worlds in which a game is played on that far
SHOWN = 4  # answers that are kept, the best among them
LONGEST = 24  # codes of a compound action, at most
NAME = 6  # letters of an id besides the game: a puzzle that is renewed must not look solved
OF_A_KIND = 0.3  # of the puzzles at most ask the same question, unless more of the decisions do


@dataclass(frozen=True)
class Setting:
    """The table of a self-play game."""

    seats: int
    profile: str | None


def settings(game: Game, seats: int | None, profile: str | None) -> list[Setting]:
    """Return the tables that are played by turns: every profile, every number of seats, unless one is asked for."""
    return [
        Setting(each, name)
        for name in ([profile] if profile else game.profiles)
        for each in ([seats] if seats else game.seats_of_profile(name))
    ]


@dataclass
class Variety:
    """How often each question was asked where there was a choice, and in how many puzzles."""

    count: int  # of puzzles in all
    puzzles: Counter[str]
    is_limited: bool = True
    only: Sequence[str] = ()  # questions; of all, if there are none
    decisions: Counter[str] = field(default_factory=Counter)

    def wants(self, question: str) -> bool:
        """Count a decision; tell whether another puzzle of its question is wanted. With a limit, a question may have
        two puzzles, or the part `OF_A_KIND` of all, or as large a part as it has of the decisions."""
        self.decisions[question] += 1
        part = max(OF_A_KIND, self.decisions[question] / self.decisions.total())
        if self.only and question not in self.only:
            return False
        return not self.is_limited or self.puzzles[question] < max(2, part * self.count)


def find(
    game: Game,
    count: int,
    seed: int,
    tables: Sequence[Setting],
    command: str,
    seconds: float = 300.0,
    known: Collection = NONE,
    questions: Sequence[str] = (),
) -> Iterator[tuple[Puzzle, Collection]]:
    """Play games until there are enough puzzles with the known ones, or the time is over; yield each that is found, and
    all until then. One at most comes from each game."""
    compiled(game)
    ends, found = time.process_time() + seconds, list(known.puzzles)
    commands = [known.origin["command"], command] if found else [command]
    origin = source(game) | {"command": "; ".join(commands)}
    asked = Counter(puzzle.question for puzzle in found)
    variety = Variety(count, asked, not features_of(game).plans, questions)
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
    """Look at the decision of each known puzzle again, since bots may judge it in another way by now; yield each that
    is still a puzzle, as it is judged now, and all until then."""
    compiled(game)
    found: list[Puzzle] = []
    origin = source(game) | {"command": f"{known.origin['command']}; {command}"}
    for puzzle in known.puzzles:
        answers = judge_again(game, puzzle, dice.seeded_tape(seed))
        if answers:
            found.append(replace(puzzle, answers=answers))
            yield found[-1], Collection(origin, sorted(found, key=lead_of_best, reverse=True))


def source(game: Game) -> dict[str, Any]:
    """Return the rules that puzzles belong to."""
    return {"game": game.id, "version": game.version, "rules": signature(game.id)}


def have_rules_of(collection: Collection, game: Game) -> bool:
    """Whether puzzles are of a game's rules as they are."""
    return source(game).items() <= collection.origin.items()


def lead_of_best(puzzle: Puzzle) -> float:
    """Return by how much the best answer is ahead: the larger, the easier is the puzzle."""
    return min(answer.worse for answer in puzzle.answers[1:])


def search_game(game: Game, setting: Setting, secret: bytes, variety: Variety, ends: float) -> Puzzle | None:
    """Play one game; return the first puzzle in it. Chance draws which decisions are looked at."""
    tape = dice.seeded_tape(int.from_bytes(secret[:8], "big"))
    table = Table(game.id, setting.seats, setting.profile, {}, secret)
    rows: list[tuple[int, ...]] = []
    while not table.is_over and time.process_time() < ends:
        seat = table.to_act()[0]
        position = table.asked_after(seat, [])
        question = (table.question(seat) or {}).get("id", "")
        if position and is_choice(position, seat) and variety.wants(question) and draw_bool(LOOKED_AT, tape):
            answers = judge_decision(game, position, seat, tape)
            if answers:
                return Puzzle(
                    id=name_of(game, secret, rows),
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
    """Whether a seat that wants to win has several answers."""
    side = sides_of(position.game, position.view(seat)["options"])
    return bool(side[seat] >= 0) and len(position.legal(seat)) >= LEAST_ANSWERS


def name_of(game: Game, secret: bytes, rows: Sequence[tuple[int, ...]]) -> str:
    """Return the id of a puzzle."""
    return f"{game.id}-{hashlib.sha256(f'{secret.hex()}/{len(rows)}'.encode()).hexdigest()[:NAME]}"


def play(game: Game, table: Table, seat: int, tape: np.ndarray) -> list[int]:
    """Let the rule-of-thumb player answer, or chance now and then; return the codes."""
    bot, draft = get_bot("random" if draw_bool(AT_RANDOM, tape) else "policy"), table.draft(seat)
    while draft.goes_on:
        draft.add(bot.choose(game, draft.view(), seat, draft.legal(), tape))
    table.act(seat, draft.codes)
    return draft.codes


def judge_decision(game: Game, position: Position, seat: int, tape: np.ndarray) -> list[Answer]:
    """Return the answers of a decision, the best first, if it makes a puzzle."""
    search, legal = search_at(game, position, seat), position.legal(seat)
    rows = distinct(position, seat, candidates(search, position, seat, legal, tape))
    if len(rows) < LEAST_ANSWERS:
        return []
    answers, values = padded(rows), np.zeros((len(rows), 0))
    for worlds in LOOKS:
        if values.size:
            answers, values = halve(answers, values, GLANCED_AT)
        answers, values = distinct_outcomes(
            answers, search.compare(search.scope(seat, tape), answers, 0, worlds)
        )
        if not may_stand_out(values):
            return []
    best = [codes_of(answers[place]) for place in np.argsort(-means(values), kind="stable")[:VARIED]]
    rows = distinct(position, seat, [*rows, *more_candidates(search, position, seat, best, legal, tape)])
    answers = padded(rows[:MOST_ANSWERS])
    answers, values = distinct_outcomes(answers, search.compare(search.scope(seat, tape), answers, 0, CLOSER))
    if not stands_out(values, SEEMS, 1.0):
        return []
    answers = best_few(answers, values)
    for scope in (search.scope(seat, tape), puzzle_scope(search, seat, tape)):
        answers, values = distinct_outcomes(answers, search.compare(scope, answers, 0, AGAIN))
        if not stands_out(values, GAP, 1.0):
            return []
    return judge(game, search, seat, answers, tape)


def judge_again(game: Game, puzzle: Puzzle, tape: np.ndarray) -> list[Answer]:
    """Return the answers of a puzzle as they are judged now; none if it is no puzzle any more. The first looks, which
    save time and may miss one, are left out."""
    seat = puzzle.seat
    position = table_of(game, puzzle).asked_after(seat, [])
    assert position, puzzle.id
    search, legal = search_at(game, position, seat), position.legal(seat)
    known = [tuple(answer.codes) for answer in puzzle.answers]
    rows = [*candidates(search, position, seat, legal, tape), *known]
    rows += more_candidates(search, position, seat, known[:VARIED], legal, tape)
    answers = padded(distinct(position, seat, rows)[:MOST_ANSWERS])
    answers, values = distinct_outcomes(answers, search.compare(search.scope(seat, tape), answers, 0, CLOSER))
    return judge(game, search, seat, best_few(answers, values), tape)


def search_at(game: Game, position: Position, seat: int) -> Search:
    """Return what compares the answers of a seat in worlds drawn from its view."""
    view = position.views(seat).copy()
    search = search_of(game, view)
    search.workspace.views[:1] = view
    return search


def best_few(answers: np.ndarray, values: np.ndarray) -> np.ndarray:
    """Return the best answers, and the policy's, which is the first."""
    while len(answers) > LEFT:
        answers, values = halve(answers, values, LEFT)
    return answers


def judge(game: Game, search: Search, seat: int, answers: np.ndarray, tape: np.ndarray) -> list[Answer]:
    """Return a few answers as they do in many new worlds, the best first, if it is better than the others beyond
    doubt."""
    scope = puzzle_scope(search, seat, tape)
    answers, values = distinct_outcomes(answers, search.compare(scope, answers, 0, WORLDS))
    if not stands_out(values, GAP, SURE):
        return []
    if not says_something(game, answers[np.argmax(means(values))]):
        return []
    scope = search.scope(seat, tape)._replace(horizon=TO_THE_END)
    if not stands_out(search.compare(scope, answers, 0, ENDS), GAP / 2, 1.0):
        return []
    order = np.argsort(-means(values), kind="stable")[:SHOWN]
    kept = order if 0 in order else np.append(order, 0)  # what the policy would do, too
    best, found = values[order[0]], list[Answer]()
    for place in kept:
        gains = (best - values[place])[None]
        error = float(errors(gains)[0]) if place != order[0] else 0.0
        found.append(
            Answer(
                codes_of(answers[place]),
                round(float(values[place].mean()), 4),
                round(float(gains.mean()), 4),
                round(error, 4),
            )
        )
    return found


def says_something(game: Game, answer: np.ndarray) -> bool:
    """Whether an answer does more than end something, as passing does: other answers are then judged by what the policy
    makes of the rest of the turn, which a person may do better."""
    return int(game.actions.kinds[game.actions.kind_of_code()[answer[0]]].count) > 1


def codes_of(row: np.ndarray) -> tuple[int, ...]:
    """Return the codes of an answer."""
    return tuple(int(code) for code in row if code >= 0)


def distinct_outcomes(answers: np.ndarray, values: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return the answers without those that go as one before them goes in every world: they come to the same."""
    first = np.sort(np.unique(values, axis=0, return_index=True)[1])
    return answers[first], values[first]


def may_stand_out(values: np.ndarray) -> bool:
    """Whether one answer, not the policy's, may be better than all others by enough: the noise of a few worlds, one
    standard error, counts for it."""
    if len(values) < 2:
        return False
    chances = means(values)
    best = 1 + int(np.argmax(chances[1:]))
    gains = values[best] - np.delete(values, best, axis=0)
    noise = float(errors(values[best : best + 1])[0])
    return bool(
        CHANCES[0] - noise <= chances[best] <= CHANCES[1] + noise
        and (gains.mean(axis=1) + errors(gains) >= GAP).all()
    )


def stands_out(values: np.ndarray, gap: float, sure: float) -> bool:
    """Whether one answer, not the policy's, is better than all others by so much and by so many standard errors."""
    if len(values) < 2:
        return False
    chances = means(values)
    best = int(np.argmax(chances))
    gains = values[best] - np.delete(values, best, axis=0)
    ahead = gains.mean(axis=1)
    return bool(
        best != 0
        and CHANCES[0] <= chances[best] <= CHANCES[1]
        and (ahead >= gap).all()
        and (ahead >= sure * errors(gains)).all()
    )


# -- Answers -------------------------------------------------------------------------------------------------


def candidates(
    search: Search, position: Position, seat: int, legal: np.ndarray, tape: np.ndarray
) -> list[tuple[int, ...]]:
    """Return some answers, the policy's first."""
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
    """Yield further answers: the best ones changed in one step, then one for each legal code."""
    then = position.determinized(seat)
    if search.game.features and search.game.features.plans:
        for _ in range(2):
            yield from candidates(search, position, seat, legal, tape)
        return
    for codes in best:
        yield from with_changed_step(then, seat, codes)
    for code in legal.tolist():
        yield complete(then, seat, (code,))


def with_changed_step(position: Position, seat: int, codes: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield a compound action with another code in one step, completed by the policy."""
    then: Position | None = position
    for place, given in enumerate(codes):
        if then is None:
            return
        if place > 0:
            yield from (
                complete(position, seat, (*codes[:place], code)) for code in then.legal(seat).tolist()
            )
        then = then.after(seat, given)


def complete(position: Position, seat: int, codes: tuple[int, ...]) -> tuple[int, ...]:
    """Return codes that begin a compound action with those that the policy adds until it is complete."""
    then: Position | None = position
    for code in codes:
        then = then.after(seat, code) if then else None
    row = list(codes)
    while then is not None and seat in then.to_act and not is_fresh(then, seat) and len(row) < LONGEST:
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
    """Whether no compound action is begun: all that is legal may begin an answer."""
    kinds, ask = position.game.actions.kinds, int(position.view(seat)["ask"])
    kind_of = position.game.actions.kind_of_code()
    legal = {int(kind_of[code]) for code in position.legal(seat)}
    return all(any(at.ask == ask and at.step == 0 for at in kinds[kind].asked) for kind in legal)


def distinct(position: Position, seat: int, rows: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Return rows without those that come to the same as one before."""
    found: dict[bytes, tuple[int, ...]] = {}
    for row in rows:
        found.setdefault(outcome(position, seat, row), row)
    return list(found.values())


def describe(puzzle: Puzzle) -> str:
    """Return a line about a puzzle."""
    chances = ", ".join(f"{answer.chance:.2f}" for answer in puzzle.answers)
    return f"{puzzle.id}: {puzzle.question} after {len(puzzle.rows)} commands; chances {chances}"
