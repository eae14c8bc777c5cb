"""The view as JSON; the shape is in docs/protocol.md."""

from collections import Counter
from functools import lru_cache
from types import SimpleNamespace

import numpy as np

from stridsplan.engine.bits import count_bits, members_of

from ..components import (
    CAPITALS_TO_WIN,
    CARD_SYMBOL,
    CARDS,
    COLOURS,
    CONTINENT_NAMES,
    CONTINENT_OF,
    CONTINENT_SETS,
    CONTINENT_SIZE,
    CONTINENT_VALUE,
    DESTROY_SEAT,
    FIRST_DESTROY,
    FIRST_MISSION_PLUS_ONE,
    HOLD_18_BY_2,
    HOLD_24,
    MISSION_CONTINENTS,
    MISSIONS,
    TERRITORIES,
    TERRITORY_COUNT,
    Symbol,
)
from ..rules import combat, placing
from ..rules.cards import cards_of, must_trade, picked_cards, rising_value
from ..rules.territories import garrisons_of, territories_of
from ..state import (
    NEUTRAL,
    NOWHERE,
    OPTIONS,
    OPTIONS_DTYPE,
    UNKNOWN,
    Ask,
    DefenceDecision,
    Goal,
    Phase,
    SetValues,
    Standing,
)
from .things import Json

STANDINGS = [standing.name.lower() for standing in Standing]
HOMES = [CONTINENT_NAMES[k] for k in CONTINENT_OF]
MEMBERS = [members_of(territories) for territories in CONTINENT_SETS]
CONTINENTS = list(zip(CONTINENT_NAMES, CONTINENT_VALUE.tolist(), MEMBERS, strict=True))


def view_json(view: np.void, seat: int | None) -> Json:
    owners, armies = view.owner.tolist(), view.armies.tolist()
    options = SimpleNamespace(defence_two_dice_min=view.options.defence_two_dice_min)
    board = SimpleNamespace(owner=owners, armies=armies, options=options)  # rules read lists faster
    totals = count_armies(owners, armies)
    return {
        "territories": territories_json(view, board),
        "continents": continents_json(owners, view.options.seats),
        "seats": [seat_json(view, board, k, totals[k]) for k in range(view.options.seats)],
        "neutral": neutral_json(view, totals[NEUTRAL]),
        "hand": [] if seat is None else hand_json(view, seat),
        "mission": None if seat is None else mission_json(view, seat),
        "capital": None if seat is None or view.capital[seat] < 0 else TERRITORIES[view.capital[seat]],
        "capitals_needed": needed_capitals(view),
        "phase": phase_json(view),
        "turn": None if view.turn == NOWHERE else view.turn,
        "round": view.round,
        "to_place": view.to_place,
        "must_trade": seat is not None and seat == view.turn and bool(must_trade(view, seat)),
        "conquered": bool(view.conquered),
        "next_set": next_set_json(view),
        "attack": attack_json(view),
        "picked": [CARDS[view.picked[k]] for k in range(view.picked_count)],
        "pile": view.unseen + view.bottom_count,
        "options": read_options(view),
    }


def territories_json(view: np.void, board: SimpleNamespace) -> list[Json]:
    """All territories, in map order."""
    capitals = {int(view.capital[k]): k for k in range(view.options.seats)}
    rows = zip(board.owner, board.armies, view.pending.tolist(), strict=True)
    return [
        {
            "id": TERRITORIES[t],
            "continent": HOMES[t],
            "owner": "neutral" if owner == NEUTRAL else None if owner == NOWHERE else owner,
            "armies": armies,
            "pending": pending,
            "capital": capitals.get(t),
            "defence_dice": combat.most_defence_dice(board, t),
        }
        for t, (owner, armies, pending) in enumerate(rows)
    ]


def continents_json(owners: list[int], seats: int) -> list[Json]:
    """Each continent's bonus, how many of its territories each seat holds, and who holds it whole."""
    rows = []
    for name, value, members in CONTINENTS:
        held = Counter(owners[t] for t in members)
        counts = [held[seat] for seat in range(seats)]
        whole = counts.index(len(members)) if len(members) in counts else None
        rows.append({"id": name, "value": value, "size": len(members), "held": counts, "owner": whole})
    return rows


def seat_json(view: np.void, board: SimpleNamespace, seat: int, armies: int) -> Json:
    held, is_alive = int(view.held[seat]), bool(view.fallen[seat] == 0)
    income = placing.base_reinforcement(held) + placing.continent_bonus(board, seat)
    return {
        "seat": seat,
        "colour": COLOURS[seat],
        "territories": held,
        "armies": armies,
        "cards": int(view.hand[seat]),
        "alive": is_alive,
        "income": income if is_alive else None,
        "standing": STANDINGS[int(view.standing[seat])],
        "score": held,
    }


def count_armies(owners: list[int], armies: list[int]) -> Counter[int]:
    """The armies on the board of every owner."""
    totals: Counter[int] = Counter()
    for owner, count in zip(owners, armies, strict=True):
        totals[owner] += count
    return totals


def neutral_json(view: np.void, armies: int) -> Json | None:
    if view.options.seats != 2:
        return None
    return {"territories": int(view.held[NEUTRAL]), "armies": armies}


def hand_json(view: np.void, seat: int) -> list[Json]:
    picked = members_of(picked_cards(view))
    return [
        {
            "card": CARDS[c],
            "territory": TERRITORIES[c] if c < TERRITORY_COUNT else None,
            "symbol": Symbol(int(CARD_SYMBOL[c])).name.lower(),
            "bonus": bool(c < TERRITORY_COUNT and view.owner[c] == seat),
            "picked": c in picked,
        }
        for c in members_of(cards_of(view, seat))
    ]


def mission_json(view: np.void, seat: int) -> Json | None:
    dealt, now = int(view.mission[seat]), int(view.mission_now[seat])
    if dealt in (NOWHERE, UNKNOWN):
        return None
    return {
        "id": "destroy" if dealt >= FIRST_DESTROY else MISSIONS[dealt],
        "target": int(DESTROY_SEAT[dealt - FIRST_DESTROY]) if dealt >= FIRST_DESTROY else None,
        "effective": "destroy" if now >= FIRST_DESTROY else MISSIONS[now],
        "effective_target": int(DESTROY_SEAT[now - FIRST_DESTROY]) if now >= FIRST_DESTROY else None,
        "progress": progress(view, seat, now),
    }


def progress(view: np.void, seat: int, now: int) -> Json:
    """The progress of a mission: territories held of those needed, or territories that the target still has."""
    if now == HOLD_24:
        return {"done": min(24, int(view.held[seat])), "of": 24}
    if now == HOLD_18_BY_2:
        return {"done": min(18, count_bits(garrisons_of(view, seat))), "of": 18}
    if now >= FIRST_DESTROY:
        left = int(view.held[DESTROY_SEAT[now - FIRST_DESTROY]])
        return {"left": left}
    named = [int(k) for k in MISSION_CONTINENTS[now]]
    done = sum(held_of(view, seat, k) for k in named)
    needed = sum(int(CONTINENT_SIZE[k]) for k in named)
    if now >= FIRST_MISSION_PLUS_ONE:
        others = [k for k in range(len(CONTINENT_NAMES)) if k not in named]
        missing, size = min(
            (int(CONTINENT_SIZE[k]) - held_of(view, seat, k), int(CONTINENT_SIZE[k])) for k in others
        )
        done, needed = done + size - missing, needed + size
    return {"done": done, "of": needed}


def held_of(view: np.void, seat: int, continent: int) -> int:
    return count_bits(territories_of(view, seat) & CONTINENT_SETS[continent])


def needed_capitals(view: np.void) -> int | None:
    return int(CAPITALS_TO_WIN[view.options.seats]) if view.options.goal == Goal.CAPITAL else None


def phase_json(view: np.void) -> str:
    if view.ask == Ask.PLACE_NEUTRAL:
        return "neutral"
    return PHASES[Phase(view.phase)]


PHASES = {
    Phase.SETUP: "setup",
    Phase.CAPITALS: "capitals",
    Phase.REINFORCEMENT: "reinforcement",
    Phase.COMBAT: "attack",
    Phase.MOVEMENT: "movement",
    Phase.OVER: "over",
}


def next_set_json(view: np.void) -> Json | None:
    """The set counter and the next value of the rising scale (RK-RISE-3)."""
    if view.options.cards_set_values != SetValues.RISING:
        return None
    return {"number": view.sets_traded + 1, "value": rising_value(view.sets_traded + 1)}


def attack_json(view: np.void) -> Json | None:
    if view.source == NOWHERE or view.target == NOWHERE:
        return None
    return {
        "source": TERRITORIES[view.source],
        "target": TERRITORIES[view.target],
        "armies": view.declared,
        "dice": view.dice,
        "until": view.until or None,
        "defence_dice": int(combat.most_defence_dice(view, view.target)),
    }


def read_options(view: np.void) -> Json:
    """The options of the table, by name."""
    return dict(name_options(np.array(view.options).tobytes()))


@lru_cache(maxsize=1024)
def name_options(options: bytes) -> Json:
    """Cached, because the options never change in a game and are needed after every move."""
    values, named = np.frombuffer(options, OPTIONS_DTYPE)[0], {}
    for option in OPTIONS:
        number = getattr(values, option.field)
        if isinstance(option.kind, tuple):
            named[option.name] = number
        else:
            named[option.name] = bool(number) if option.kind is bool else option.kind(number).name.lower()
    named["defence.can_change"] = values.defence_decision == DefenceDecision.ASK_WITH_STANDING_MAX
    return named
