"""What a strong player would do in a seat: the search's choice and others, with their chances, in the game's words.

Everything is made from the seat's view. Each choice is shown with its line: what follows from it and from the seat's
next actions as the policy (the rule-of-thumb player) chooses them, as far as that is the same in all worlds, positions
that the seat cannot tell from the real one.
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

from .search.player import DOUBT, ENOUGH_WORLDS, NO_MATTER, Budget, Search, SearchResult, errors

OPTIONS = 3  # the best and two others
WORLDS = 8  # in which a line must go alike
CODES = 24  # of a line at most, unless a plan has more
ITEMS = 4  # of a line, at most
MOST_EVENTS = 64  # of one code


def advise(
    search: Search, view: np.ndarray, seat: int, legal: np.ndarray, tape: np.ndarray, budget: Budget
) -> Json:
    """Return what a seat could do, the best first, and in how many worlds that was compared; where a bot would draw
    lots, the likeliest first.

    `view` is the seat's observed view, a record array of length 1; `legal` its legal codes, int32.
    """
    result = search.think(
        view, seat, answering_codes(search.game, legal), tape, budget, OPTIONS, repeats=False
    )
    if len(result.answers) == 1:
        result = compare_only_choice(search, seat, result, tape)
    if result.mix is not None:
        result = result._replace(best=int(result.mix.argmax()))
    places = np.argsort(-(result.chances if result.mix is None else result.mix), kind="stable").tolist()
    others = [place for place in places if place != result.best]
    options = [
        option_json(search.game, view, seat, result, place) for place in [result.best, *others][:OPTIONS]
    ]
    return {"options": options, "worlds": result.worlds}


def answering_codes(game: Game, legal: np.ndarray) -> np.ndarray:
    """Return the codes that answer a question; a standing order answers none."""
    standing = {kind.first + k for kind in game.actions.kinds if not kind.asked for k in range(kind.count)}
    return np.array([code for code in legal.tolist() if code not in standing], np.int32)


def compare_only_choice(search: Search, seat: int, result: SearchResult, tape: np.ndarray) -> SearchResult:
    """Return the thought about a seat's only choice, with its chance."""
    values = search.compare(search.scope(seat, tape), result.answers, 0, ENOUGH_WORLDS)
    return result._replace(values=values, playouts=values.size)


def option_json(game: Game, view: np.ndarray, seat: int, result: SearchResult, index: int) -> Json:
    """Return one choice: its action, chance, how much worse than the best it is, whether that is clear, its line, and
    how often a bot would take it where it draws lots, else None."""
    code = int(result.codes[index])
    gains = (result.values[result.best] - result.values[index])[None]
    worse = float(gains.mean()) if result.worlds else 0.0
    is_clear = result.worlds > 1 and worse > max(NO_MATTER, DOUBT * float(errors(gains)[0]))
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
    """Return the results of an answer and, if it `plays_on`, of the seat's own next actions: events, and actions that
    no event covers.

    [{"event": {...}, "times": 1}, {"action": {...}, "times": 2}]. Of a whole plan it has all actions and no events.
    """
    if game.features and game.features.plans:
        return merge_repeats({"action": action} for action, _ in steps(game, view, seat, answer, False))
    items: list[Json] = []
    silent: list[Json] = []  # actions since the last event
    for number, (action, events) in enumerate(steps(game, view, seat, answer, plays_on)):
        silent.append(action)
        if events:
            later = number > 0  # an answer without fields is always named
            items += [
                {"action": each} for each in silent if not is_covered(each, events, later and each is action)
            ]
            items += [{"event": event} for event in informative_events(action, events)]
            silent = []
        if len(merge_repeats(items)) >= ITEMS:
            break
    else:
        items += [{"action": each} for each in silent]
    return merge_repeats(items)[:ITEMS]


def is_covered(action: Mapping[str, Any], events: list[Json], caused: bool) -> bool:
    """Whether events already say what an action was, which `caused` them or came before the one that did.

    They do if they name something that it names; if it has only numbers, if they have numbers; if it has no fields, if
    it caused them and the first says more than whose it is.
    """
    if not named_values(action):
        return caused and not names_only_seat(events[0])
    texts = [
        text for value in named_values(action) for text in (value if isinstance(value, list) else [value])
    ]
    texts = [text for text in texts if isinstance(text, str)]
    if texts:
        said = json.dumps(events).replace("_", "-")
        return any(text.replace("_", "-") + '"' in said for text in texts)
    return any(isinstance(value, int) for event in events for value in event["args"].values())


def named_values(action: Mapping[str, Any]) -> list[Any]:
    """Return what an action names or counts."""
    return [value for name, value in action.items() if name not in ("code", "kind")]


def informative_events(action: Mapping[str, Any], events: list[Json]) -> list[Json]:
    """Return the events that say more than the action that caused them, and than the event after them.

    "You fold" says no more than "Fold", and "You place a unit on B32" no more than the next event, which tells its seat
    also which unit.
    """
    if not named_values(action) and names_only_seat(events[0]):
        events = events[1:]
    fuller = [event for event, then in pairwise(events) if not is_contained_in(event["what"], then["what"])]
    return fuller + events[-1:]


def names_only_seat(event: Json) -> bool:
    """Whether an event tells no more than whose it is."""
    return set(event["args"]) == {"seat"}


def is_contained_in(what: Mapping[str, Any], more: Mapping[str, Any]) -> bool:
    """Whether an event's data are some of another's, and more than whose event it is."""
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
    """Play an answer and, if it `plays_on`, the policy's codes after it, as long as the seat is asked and all worlds
    go alike; yield each action with the events that the seat sees of it."""
    entries = entries_of(game)
    states, views = np.zeros(WORLDS, game.state), np.zeros(1, game.state)
    tapes = [dice.seeded_tape(world) for world in range(WORLDS)]
    out, chooser = np.zeros(len(game.actions), np.int32), dice.seeded_tape(WORLDS)
    for world, tape in enumerate(tapes):
        entries.determinize(view, 0, seat, tape, states, world)
    code, *given = answer[answer >= 0].tolist()
    for _ in range(max(CODES, 1 + len(given))):
        entries.observe(states, 0, seat, views, 0)
        action = {"code": code, **game.words.action(code, views[0])}
        rows = [
            visible_rows_after(entries, states, world, seat, code, tapes[world]) for world in range(WORLDS)
        ]
        certain = common_start(rows)
        yield action, list(own_events(game, seat, certain))
        is_asked = all(has_bit(entries.to_act(states, world), seat) for world in range(WORLDS))
        if not is_asked or any(len(each) > len(certain) for each in rows) or not (plays_on or given):
            return
        entries.observe(states, 0, seat, views, 0)
        count = entries.legal(states, 0, seat, out)
        code = given.pop(0) if given else int(entries.policy(views, 0, seat, out, count, chooser))
        if any(entries.refuse(states, world, seat, code) for world in range(WORLDS)):
            return


def visible_rows_after(
    entries: Any, states: np.ndarray, world: int, seat: int, code: int, tape: np.ndarray
) -> list[tuple[int, ...]]:
    """Play a code in a world; return the rows of the log that the seat may see."""
    events = log.blank_log(MOST_EVENTS)
    entries.apply(states, world, seat, code, tape, events)
    return [tuple(row) for row in log.rows(events).tolist() if log.may_see(row[2], seat)]


def common_start(rows: list[list[tuple[int, ...]]]) -> list[tuple[int, ...]]:
    """Return the rows that are the same in all worlds, up to the first that differs."""
    alike = takewhile(lambda each: len(set(each)) == 1, zip(*rows, strict=False))
    return [each[0] for each in alike]


def own_events(game: Game, seat: int, rows: list[tuple[int, ...]]) -> Iterator[Json]:
    """Yield the events of these rows in words, up to the first that is not the seat's own."""
    for row in rows:
        event = game.words.event(np.array(row, np.int32))
        if event and event["args"].get("seat") != {"seat": seat}:
            return
        if event:
            yield event
