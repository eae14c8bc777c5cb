"""The view as JSON; the shape is in docs/protocol.md."""

from collections import Counter
from functools import lru_cache
from types import SimpleNamespace

import numpy as np

from stridsplan.engine.bits import members_of
from stridsplan.engine.words import options_to_json

from ..components import (
    CARD_SYMBOL,
    CARDS,
    COLOURS,
    CONTINENT_NAMES,
    CONTINENT_OF,
    CONTINENT_SETS,
    CONTINENT_VALUE,
    TERRITORIES,
    TERRITORY_COUNT,
    Symbol,
)
from ..rules import combat, placing
from ..rules.cards import cards_of, must_trade, picked_cards, rising_value
from ..state import (
    NEUTRAL,
    NOWHERE,
    OPTIONS,
    OPTIONS_DTYPE,
    Ask,
    DefenceDecision,
    Phase,
    SetValues,
    Standing,
)
from .goal import count_known_capitals, goal_json, mission_json, needed_capitals
from .things import Json

STANDINGS = [standing.name.lower() for standing in Standing]
CONTINENT_NAME_OF = [CONTINENT_NAMES[k] for k in CONTINENT_OF]  # by territory
MEMBERS = [members_of(territories) for territories in CONTINENT_SETS]
CONTINENTS = list(zip(CONTINENT_NAMES, CONTINENT_VALUE.tolist(), MEMBERS, strict=True))


def view_json(view: np.void, seat: int | None) -> Json:
    owners, armies = view.owner.tolist(), view.armies.tolist()
    options = SimpleNamespace(defence_two_dice_min=view.options.defence_two_dice_min)
    board = SimpleNamespace(owner=owners, armies=armies, options=options)  # rules read lists faster
    totals = count_armies(owners, armies)
    return {
        "goal": goal_json(view, seat),
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
    """Return all territories, in map order."""
    capitals = {int(view.capital[k]): k for k in range(view.options.seats)}
    rows = zip(board.owner, board.armies, view.pending.tolist(), strict=True)
    return [
        {
            "id": TERRITORIES[t],
            "continent": CONTINENT_NAME_OF[t],
            "owner": "neutral" if owner == NEUTRAL else None if owner == NOWHERE else owner,
            "armies": armies,
            "pending": pending,
            "capital": capitals.get(t),
            "defence_dice": combat.most_defence_dice(board, t),
        }
        for t, (owner, armies, pending) in enumerate(rows)
    ]


def continents_json(owners: list[int], seats: int) -> list[Json]:
    """Return each continent's bonus, how many of its territories each seat holds, and who holds it whole."""
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
        "capitals": count_known_capitals(view, seat),
        "score": held,
    }


def count_armies(owners: list[int], armies: list[int]) -> Counter[int]:
    """Return the armies on the board of every owner."""
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
    """Return the set counter and the next value of the rising scale (RK-RISE-3)."""
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
    """Return the options of the table, by name."""
    return dict(name_options(np.array(view.options).tobytes()))


@lru_cache(maxsize=1024)
def name_options(options: bytes) -> Json:
    """Return options by name; cached, because they never change in a game and are needed after every move."""
    values = np.frombuffer(options, OPTIONS_DTYPE)[0]
    can_change = values.defence_decision == DefenceDecision.ASK_WITH_STANDING_MAX
    return options_to_json(values, OPTIONS) | {"defence.can_change": can_change}
