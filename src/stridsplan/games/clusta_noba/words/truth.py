"""The truth as JSON, for a human umpire, who sees all of it (catalogue 6.1, 6.5)."""

from collections.abc import Iterator

import numpy as np

from stridsplan.engine.bits import has_bit

from ..components.pools import (
    CAMPS,
    CAMPS_PER_SIDE,
    COMMANDERS,
    COURIERS,
    ELITE,
    FORCES,
    NOBODY,
    NOWHERE,
    SIDE_OF_COMMANDER,
    SIDE_OF_SPECIALIST,
    SIDE_OF_UNIT,
    SIDES,
    SPECIALISTS,
    STANDARD,
    TRADE,
    UNITS,
    Trade,
)
from ..numbers import PAUSE_STAGES, Cargo, Courier, Fate, Force, Outcome, Ruling, Stance, State
from ..rules.camps import fortification_days, is_camp_finished
from ..rules.dispatches import side_of_courier
from ..rules.forces import first_unit, is_force, next_unit
from ..rules.own_lines import condition_of
from ..rules.units import is_in_play
from .things import (
    Json,
    camp_name,
    commander_name,
    hex_json,
    marker_json,
    name_of,
    order_name,
    side_name,
    specialist_name,
    stage_name,
    time_json,
    unit_name,
)


def truth_json(view: np.void) -> Json:
    """Return where everything is, what is under way, and what the calendar will bring."""
    return {
        "has_bridge": bool(view.has_bridge),
        "conflux": {"day": view.last_day, "hex": hex_json(view.conflux)},
        "umpire": {
            "before": stage_name(view.stopped),
            "time": time_json(view.moment),
            "answers_for": view.stands_in or None,  # a player, from 1
            "pauses": [stage.name.lower() for stage in PAUSE_STAGES if has_bit(view.pauses, stage)],
        },
        "calendar": calendar_json(view),
        "true_units": [unit_json(view, unit) for unit in range(UNITS) if is_in_play(view, unit)],
        "true_commanders": list(commanders_json(view)),
        "true_specialists": list(specialists_json(view)),
        "true_camps": [camp_json(view, camp) for camp in range(CAMPS) if is_camp_finished(view, camp)],
        "couriers": [courier_json(view, each) for each in range(COURIERS) if carries(view, each)],
        "fights": [force_json(view, force) for force in range(FORCES) if is_force(view, force)],
    }


def calendar_json(view: np.void) -> Json:
    """Return what has been drawn (catalogue 6.4 step 1), and the treaties."""
    sides = [side for side in range(SIDES) if view.seat_of[side] != NOBODY]
    return {
        "bridge_day": None if view.bridge_day == NOWHERE else int(view.bridge_day),
        "stenfar_day": None if view.stenfar_day == NOWHERE else int(view.stenfar_day),
        "stenfar": bool(view.stenfar),
        "dunkelbrink_day": None if view.dunkelbrink_day == NOWHERE else int(view.dunkelbrink_day),
        "arrivals": {side_name(side): time_json(view.arrival[side]) for side in sides},
        "stances": {
            f"{side_name(one)}_{side_name(other)}": name_of(Stance, view.stance[one, other])
            for one in sides
            for other in sides
            if one < other
        },
    }


# -- Who is where ------------------------------------------------------------------------------------------------------


def unit_json(view: np.void, unit: int) -> Json:
    return {
        "id": unit_name(unit),
        "side": side_name(SIDE_OF_UNIT[unit]),
        "hex": hex_json(view.unit_at[unit]),
        "standard": int(view.unit_men[unit, STANDARD]),
        "elite": int(view.unit_men[unit, ELITE]),
        "order": order_name(view.unit_order[unit]),
        "target": hex_json(view.unit_target[unit]),
        "aboard": bool(view.unit_aboard[unit]),
        "state": name_of(State, condition_of(view, unit)),
        "fatigue": int(view.unit_fatigue[unit]),
    }


def commanders_json(view: np.void) -> Iterator[Json]:
    """Yield all who have come, the fallen too."""
    for commander in range(COMMANDERS):
        if view.commander_fate[commander] != Fate.ABSENT:
            yield {
                "id": commander_name(commander),
                "side": side_name(SIDE_OF_COMMANDER[commander]),
                "hex": hex_json(view.commander_at[commander]),
                "unit": unit_name(view.commander_unit[commander]),
                "points": int(view.commander_points[commander]),
                "fate": name_of(Fate, view.commander_fate[commander]),
            }


def specialists_json(view: np.void) -> Iterator[Json]:
    for specialist in range(SPECIALISTS):
        if view.specialist_fate[specialist] != Fate.ABSENT:
            yield {
                "id": specialist_name(specialist),
                "side": side_name(SIDE_OF_SPECIALIST[specialist]),
                "trade": name_of(Trade, TRADE[specialist]),
                "hex": hex_json(view.specialist_at[specialist]),
                "unit": unit_name(view.specialist_unit[specialist]),
                "fate": name_of(Fate, view.specialist_fate[specialist]),
            }


def camp_json(view: np.void, camp: int) -> Json:
    return {
        "id": camp_name(camp),
        "side": side_name(camp // CAMPS_PER_SIDE),
        "hex": hex_json(view.camp_at[camp]),
        "fortified": int(fortification_days(view, camp)),
    }


# -- What is under way, and who fights ---------------------------------------------------------------------------------


def carries(view: np.void, courier: int) -> bool:
    return bool(view.courier[courier, Courier.CARGO] != Cargo.NONE)


def courier_json(view: np.void, courier: int) -> Json:
    row = view.courier[courier]
    return {
        "number": courier,
        "side": side_name(side_of_courier(courier)),
        "cargo": name_of(Cargo, row[Courier.CARGO]),
        "hex": hex_json(row[Courier.AT]),
        "from": marker_json(row[Courier.SENDER]),
        "to": marker_json(row[Courier.GOAL]),
        "sent": time_json(row[Courier.SINCE]),
        "caught": bool(row[Courier.CAUGHT]),
    }


def force_json(view: np.void, force: int) -> Json:
    row = view.force[force]
    return {
        "force": force,
        "side": side_name(row[Force.SIDE]),
        "hex": hex_json(row[Force.HEX]),
        "against": hex_json(row[Force.AGAINST]),
        "leader": commander_name(row[Force.LEADER]),
        "units": [unit_name(unit) for unit in units_of_force(view, force)],
        "rounds": int(row[Force.ROUNDS]),
        "outcome": name_of(Outcome, row[Force.DONE]),
        "ruled": [ruling.name.lower() for ruling in Ruling if has_bit(row[Force.RULED], ruling)],
    }


def units_of_force(view: np.void, force: int) -> Iterator[int]:
    unit = first_unit(view, force)
    while unit != NOWHERE:
        yield unit
        unit = next_unit(view, force, unit)
