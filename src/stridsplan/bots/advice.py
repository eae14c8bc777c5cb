"""Advice: the best choice of a search and some others, with their chances and their consequences.

Advice is computed only from the seat's view. Each choice has a line: the events after it and after the seat's next
actions, which the policy (the rule-of-thumb player) chooses, as long as they are the same in several worlds. A world is
a position that the seat cannot distinguish from the real one. An option is here a choice that is shown, not a table's
choice between readings of a rule.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise, takewhile
from typing import Any

import numpy as np

from stridsplan.engine import dice, log
from stridsplan.engine.bits import has_bit
from stridsplan.engine.entries import entries_of
from stridsplan.engine.game import Game
from stridsplan.engine.words import Json

from .search.player import ENOUGH_WORLDS, NEGLIGIBLE_GAIN, SIGNIFICANT, Budget, Search, SearchResult, errors

OPTIONS = 3  # shown: the best and two others
WORLDS = 8  # worlds in which a line must be the same
CODES = 24  # of a line at most, unless a plan has more
ITEMS = 4  # events and actions of a line, at most, unless it is the line of a plan
MAX_EVENTS = 64  # room for the events of one code


def advise(
    search: Search, view: np.ndarray, seat: int, legal: np.ndarray, tape: np.ndarray, budget: Budget
) -> Json:
    """Return the options of a seat, the best first, and the number of worlds in which they were compared.

    If a bot would draw its answer at random (`mixing.py`), the likeliest option comes first. `view` is the seat's
    observed view, a record array of length 1; `legal` has its legal codes, int32.
    """
    codes = answering_codes(search.game, legal)
    result = search.run(view, seat, codes, tape, budget, keep=OPTIONS, drop_repeats=True)
    if len(result.answers) == 1:
        result = estimate_only_choice(search, seat, result, tape)
    if result.mix is not None:
        result = result._replace(best=int(result.mix.argmax()))
    order = np.argsort(-(result.chances if result.mix is None else result.mix), kind="stable").tolist()
    others = [index for index in order if index != result.best]
    options = [
        option_json(search.game, view, seat, result, index) for index in [result.best, *others][:OPTIONS]
    ]
    return {"options": options, "worlds": result.worlds}


def answering_codes(game: Game, legal: np.ndarray) -> np.ndarray:
    """Return the codes that answer a question, without standing orders, which a seat may give at any time."""
    standing = {kind.first + k for kind in game.actions.kinds if not kind.asked for k in range(kind.count)}
    return np.array([code for code in legal.tolist() if code not in standing], np.int32)


def estimate_only_choice(search: Search, seat: int, result: SearchResult, tape: np.ndarray) -> SearchResult:
    """Return a result with the chance to win after its only choice, which the search had nothing to compare with."""
    values = search.compare(search.scope(seat, tape), result.answers, first=0, worlds=ENOUGH_WORLDS)
    return result._replace(values=values, playouts=values.size)


def option_json(game: Game, view: np.ndarray, seat: int, result: SearchResult, index: int) -> Json:
    """Return an option: its action, its chance, how much worse it is than the best, whether that is significant, the
    probability with which a bot would choose it (None if it does not choose at random), and its line."""
    code = int(result.codes[index])  # the first code of the answer
    gains = (result.values[result.best] - result.values[index])[None]
    worse = float(gains.mean()) if result.worlds else 0.0
    is_clear = result.worlds > 1 and worse > max(NEGLIGIBLE_GAIN, SIGNIFICANT * float(errors(gains)[0]))
    return {
        "action": {"code": code, **game.words.action(code, view[0])},
        "chance": round(float(result.chances[index]), 4),
        "worse": round(max(worse, 0.0), 4),
        "clear": bool(is_clear),
        "share": None if result.mix is None else round(float(result.mix[index]), 4),
        "line": line_json(game, view, seat, result.answers[index]),
    }


# -- Lines ---------------------------------------------------------------------------------------------------


def line_json(
    game: Game, view: np.ndarray, seat: int, answer: np.ndarray, plays_on: bool = True
) -> list[Json]:
    """Return the line of an answer, a row of codes filled up with -1; with `plays_on` the policy continues it.

    For example [{"event": {...}, "times": 1}, {"action": {...}, "times": 2}]: the events of each action, and the action
    itself if no event describes it. The line of a whole plan has all its actions and no events.
    """
    if game.features and game.features.plans:
        return merge_repeats(
            {"action": action} for action, _ in steps(game, view, seat, answer, plays_on=False)
        )
    items: list[Json] = []
    silent: list[Json] = []  # actions without events since the last event
    for number, (action, events) in enumerate(steps(game, view, seat, answer, plays_on)):
        silent.append(action)
        if events:
            # an answer without fields, such as to pass, is shown even if its own event describes it
            is_after_answer = number > 0
            items += [
                {"action": each}
                for each in silent
                if not is_covered(each, events, is_after_answer and each is action)
            ]
            items += [{"event": event} for event in informative_events(action, events)]
            silent = []
        if len(merge_repeats(items)) >= ITEMS:
            break
    else:
        items += [{"action": each} for each in silent]
    return merge_repeats(items)[:ITEMS]


def is_covered(action: Mapping[str, Any], events: list[Json], is_cause: bool) -> bool:
    """Return whether events describe an action well enough that it need not be shown.

    The events were caused by this action (`is_cause`) or by a later one. They describe an action that names things if
    they name one of these things, and an action with only numbers if they have numbers. They describe an action without
    fields if the action is their cause and the first event has an argument besides the seat.
    """
    if not named_values(action):
        return is_cause and not names_only_seat(events[0])
    texts = [
        text for value in named_values(action) for text in (value if isinstance(value, list) else [value])
    ]
    texts = [text for text in texts if isinstance(text, str)]
    if texts:
        # the thing `north_africa` of an action is {"term": "territory-north-africa"} in an event
        described = json.dumps(events).replace("_", "-")
        return any(text.replace("_", "-") + '"' in described for text in texts)
    return any(isinstance(value, int) for event in events for value in event["args"].values())


def named_values(action: Mapping[str, Any]) -> list[Any]:
    """Return the values of the fields of an action."""
    return [value for name, value in action.items() if name not in ("code", "kind")]


def informative_events(action: Mapping[str, Any], events: list[Json]) -> list[Json]:
    """Return the events that say more than the action that caused them, and more than the event after them.

    "You fold" says no more than the action "Fold". "You place a unit on B32" says no more than the next event, which
    also says which unit it is.
    """
    if not named_values(action) and names_only_seat(events[0]):
        events = events[1:]
    informative = [
        event for event, after in pairwise(events) if not is_contained_in(event["what"], after["what"])
    ]
    return informative + events[-1:]


def names_only_seat(event: Json) -> bool:
    """Return whether the only argument of an event is its seat."""
    return set(event["args"]) == {"seat"}


def is_contained_in(what: Mapping[str, Any], more: Mapping[str, Any]) -> bool:
    """Return whether `more`, the plain values of an event, has all the plain values of another event, and further ones.

    A single value, such as the seat, is in nearly every event and does not count.
    """
    return 1 < len(what) < len(more) and what.items() <= more.items()


def merge_repeats(items: Iterable[Json]) -> list[Json]:
    """Count items that are repeated in a row."""
    counted: list[Json] = []
    for each in items:
        if counted and {**counted[-1], "times": 1} == {**each, "times": 1}:
            counted[-1]["times"] += 1
        else:
            counted.append({**each, "times": 1})
    return counted


def steps(
    game: Game, view: np.ndarray, seat: int, answer: np.ndarray, plays_on: bool
) -> Iterator[tuple[Json, list[Json]]]:
    """Play an answer and, if `plays_on`, the policy's codes after it, as long as the seat must act and all worlds
    agree.

    Yield each action with its events, as the seat sees them.
    """
    entries = entries_of(game)
    states, views = np.zeros(WORLDS, game.state), np.zeros(1, game.state)
    tapes = [dice.seeded_tape(world) for world in range(WORLDS)]
    # the seeds below WORLDS are those of the worlds
    out, policy_tape = np.zeros(len(game.actions), np.int32), dice.seeded_tape(WORLDS)
    for world, tape in enumerate(tapes):
        entries.determinize(view, 0, seat, tape, states, world)
    code, *remaining = answer[answer >= 0].tolist()
    for _ in range(max(CODES, 1 + len(remaining))):
        entries.observe(states, 0, seat, views, 0)
        action = {"code": code, **game.words.action(code, views[0])}
        rows = [
            visible_rows_after(entries, states, world, seat, code, tapes[world]) for world in range(WORLDS)
        ]
        certain = common_start(rows)
        yield action, list(own_events(game, seat, certain))
        is_asked = all(has_bit(entries.to_act(states, world), seat) for world in range(WORLDS))
        if not is_asked or any(len(each) > len(certain) for each in rows) or not (plays_on or remaining):
            return
        entries.observe(states, 0, seat, views, 0)
        count = entries.legal(states, 0, seat, out)
        code = remaining.pop(0) if remaining else int(entries.policy(views, 0, seat, out, count, policy_tape))
        if any(entries.refuse(states, world, seat, code) for world in range(WORLDS)):
            return


def visible_rows_after(
    entries: Any, states: np.ndarray, world: int, seat: int, code: int, tape: np.ndarray
) -> list[tuple[int, ...]]:
    """Play a code in a world; return the rows of the log that the seat may see."""
    events = log.blank_log(MAX_EVENTS)
    entries.apply(states, world, seat, code, tape, events)
    return [tuple(row) for row in log.rows(events).tolist() if log.may_see(row[log.MASK], seat)]


def common_start(rows: list[list[tuple[int, ...]]]) -> list[tuple[int, ...]]:
    """Return the rows that are the same in all worlds, up to the first difference."""
    same = takewhile(lambda each: len(set(each)) == 1, zip(*rows, strict=False))
    return [each[0] for each in same]


def own_events(game: Game, seat: int, rows: list[tuple[int, ...]]) -> Iterator[Json]:
    """Yield the events of some rows of the log as JSON, up to the first one that is not about the seat. Rows without a
    sentence are skipped."""
    for row in rows:
        event = game.words.event(np.array(row, np.int32))
        if event and event["args"].get("seat") != {"seat": seat}:
            return
        if event:
            yield event
