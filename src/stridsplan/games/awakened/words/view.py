"""The view as JSON. Everything is public: all seats are shown the same."""

import numpy as np

from stridsplan.engine.bits import count_bits, has_bit, members_of
from stridsplan.engine.words import options_to_json

from ..components import CELL_NAMES, MAPS, ON_MAP, Building
from ..rules import ending, lands, movement
from ..state import OPTIONS, Ask, Effect, Ended, Phase, Step
from .actions import raid_outcome
from .things import Json, building_name, cell_name, marker_json

# By the number of seats - 2: the slot of the map that each cell, by name, is in
SLOTS = [{name: k for k, board in enumerate(each.boards) for name in board} for each in MAPS]


def view_json(view: np.void, seat: int | None) -> Json:
    number = view.options.seats
    seats = range(number)
    return {
        "phase": Phase(view.phase).name.lower(),
        "round": view.round,
        "turn": view.turn,
        "first": view.first,
        "boards": [int(board) for board in view.board if board >= 0],  # the terrain board in each slot
        "cells": [cell_json(view, cell) for cell in members_of(ON_MAP[number - 2])],
        "seats": [seat_json(view, k) for k in seats],
        "goal": goal_json(view),
        "target": int(ending.population_to_win(view)),
        "stock": {building_name(kind): int(view.stock[kind]) for kind in Building},
        "unseen": [
            {**marker_json(kind), "count": int(count)} for kind, count in enumerate(view.unseen) if count
        ],
        "face_down": int(movement.count_unseen(view)),
        "exploring": [CELL_NAMES[cell] for cell in view.entered[: view.entered_count]],  # in this order
        "chosen": chosen_json(view),
        "raid": raid_json(view),
        "last_round": bool(view.last_round),
        "ended": Ended(view.ended).name.lower(),
        "options": options_to_json(view.options, OPTIONS),
    }


def goal_json(view: np.void) -> Json:
    """Return the number of people that wins (AW-END-1)."""
    target = int(ending.population_to_win(view))
    return {"id": "population", "args": {"target": target}, "target": target}


def cell_json(view: np.void, cell: int) -> Json:
    """Return a land; x and y are its place in half cells and rows, `slot` an index of `boards`."""
    layout, name = MAPS[view.options.seats - 2], CELL_NAMES[cell]
    x, y = layout.places[name]
    is_known, owner = view.marker[cell] >= 0, int(view.owner[cell])
    return {
        "id": name,
        "x": x,
        "y": y,
        "slot": SLOTS[view.options.seats - 2].get(name),
        "chamber": view.chamber.tolist().index(cell) if cell in view.chamber else None,  # whose it was
        "marker": marker_json(int(view.marker[cell])) if is_known else None,
        "limit": int(lands.limit_of(view, cell)) if is_known else None,
        "owner": owner if owner >= 0 else None,
        "people": int(view.people[cell]),
        "resources": int(view.resources[cell]),
        "fresh": int(view.fresh[cell]),
        "veterans": int(view.veterans[cell]),
        "ready": {"fresh": int(view.ready_fresh[cell]), "veterans": int(view.ready_veterans[cell])},
        "buildings": [building_name(kind) for kind in Building if lands.has_building(view, cell, kind)],
        "arriving": {
            "people": int(view.arriving_people[cell]),
            "resources": int(view.arriving_resources[cell]),
        },
        "growth": int(view.growth[cell]),
        "starving": int(view.starving[cell]),
    }


def seat_json(view: np.void, seat: int) -> Json:
    return {
        "seat": seat,
        "chamber": cell_name(view.chamber[seat]),
        "population": int(view.population[seat]),
        "resources": int(view.stored[seat]),
        "soldiers": int(view.soldiers[seat]),
        "lands": count_bits(lands.lands_of(view, seat)),
        "alive": not has_bit(view.out, seat),
        "score": int(view.population[seat]),
    }


def chosen_json(view: np.void) -> Json | None:
    """Return what is chosen of a move so far."""
    if view.answer_step == Step.NONE and view.ask != Ask.FLEE:
        return None
    source, target = (cell_name(cell) for cell in (view.source, view.target))
    return {"from": source, "to": target, "sent": view.sent}


def raid_json(view: np.void) -> Json | None:
    """Return the raid that is being chosen with its exact outcome, or that has survivors."""
    if view.origins == 0:
        return None
    origins = [
        {
            "cell": CELL_NAMES[view.origin[k]],
            "fresh": int(view.origin_fresh[k]),
            "veterans": int(view.origin_veterans[k]),
            "plundered": int(view.plundered[k]),
        }
        for k in range(view.origins)
    ]
    if view.ask != Ask.EFFECT:
        return {"origins": origins, "effect": None, **raid_outcome(view)}
    effect = Effect(view.effect).name.lower() if view.effect else None
    return {
        "origins": origins,
        "effect": effect,
        "target": cell_name(view.target),
        "survivors": view.survivors,
    }
