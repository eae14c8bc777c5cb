"""Odds for a side at a table: whether its courier gets through, and what a fight next to its troops would bring.

All of it is made from the seat's view, so it counts the enemies as reported (catalogue 6.1).
"""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from ..components.armies import LEADERSHIP, SOLDIERS
from ..components.map import BOX
from ..components.movement import FORBIDDEN, MoveMode
from ..components.orders import NO_ORDER, Order
from ..components.pools import (
    ELITE,
    FIRST_COMMANDER,
    LAST_COMMANDER,
    NOBODY,
    NOWHERE,
    Side,
    camps_of,
    commanders_of,
    units_of,
)
from ..numbers import Known, KnownCamp, KnownCommander, Sent, Sighted, Sighting, Source
from ..odds import BadFight, Body, Ground, NoFight, Party, Solver, TooLarge, open_fight
from ..odds.couriers import Catcher, Journey, travel
from ..odds.parties import MOST_MEN
from ..rules.beliefs import (
    camp_hex,
    commander_hex,
    is_aboard_known,
    is_unit_known,
    men_known,
    recipient_hex,
    unit_hex,
)
from ..rules.steps import step_cost
from ..rules.units import size_class, value_of_man
from ..seating import player_in
from .expected import landing_of_courier, map_of
from .odds import ends_json, round_json
from .plans import draft_row
from .sightings import has_left, hostile_sightings
from .substitute import as_author
from .things import Json, hex_json, hex_number, hex_words, side_name

TROOPS = (Sighted.UNIT, Sighted.CAMP, Sighted.COMMANDER, Sighted.MAIN_FORCE)
TELL_ELITE = (Source.SPY, Source.HIPPOGRIFF, Source.OWN_EYES)
MOST_ADDITIONS = 1_500_000  # of the odds of one fight: about two seconds of one core


# -- The courier of the column that is written -----------------------------------------------------------------


def answer_odds(view: np.void, seat: int) -> Json | None:
    """Return the odds of the courier who would carry the column that is being written, None if none is."""
    view, seat = as_author(view, seat)
    row = draft_row(view, seat)
    if row == NOWHERE:
        return None
    journey = journey_of(
        view, seat, int(recipient_hex(view, seat, int(view.sent[seat, row, Sent.RECIPIENT])))
    )
    return {"courier": None if journey is None else journey_json(journey)}


def journey_of(view: np.void, seat: int, goal: int) -> Journey | None:
    """Return the way of a courier from headquarters; None if no courier is needed, or no way leads there."""
    known, here = map_of(view, seat), int(view.headquarters[seat])
    if here < 0 or goal < 0 or here == goal:
        return None
    ashore = [landing_of_courier(known, hex) for hex in (here, goal)]
    if NOWHERE in ashore:
        return None
    side = int(view.side_of[seat])
    return travel(known.scenario, known.has_bridge, side, *ashore, catchers(view, seat))


def catchers(view: np.void, seat: int) -> list[Catcher]:
    """Return who may catch couriers, as reported; those of unknown strength count as small, as they do on the map."""
    return [
        Catcher(
            int(row[Sighting.SIDE]), int(row[Sighting.HEX]), int(size_class(max(int(row[Sighting.MEN]), 0)))
        )
        for row in enemies(view, seat)
    ]


def enemies(view: np.void, seat: int) -> list[np.ndarray]:
    """Return the valid sightings of hostile troops whose hex is known."""
    return [
        row
        for row in hostile_sightings(view, seat)
        if row[Sighting.KIND] in TROOPS and row[Sighting.HEX] >= 0
    ]


def journey_json(journey: Journey) -> Json:
    """Return the chance of one courier, and that one of two gets through."""
    lost = 1 - journey.chance
    return {
        "chance": float(journey.chance),
        "chance_of_two": float(1 - lost * lost),
        "rounds": journey.rounds,
        "risks": [
            {
                "round": risk.round,
                "hex": hex_json(risk.hex),
                "side": side_name(risk.side),
                "chance": risk.chance / 100,
            }
            for risk in journey.risks
        ],
    }


# -- A fight across a border -------------------------------------------------------------------------------------


def fight(view: np.void, seat: int | None, place: str | None) -> Json | None:
    """Return the odds of a fight between enemies reported in a hex and own troops beside it, for an attack by either.

    Both are in combat formation and follow the usual doctrine. None: one of the two is not there. If no report tells
    the number of men, `attack` and `defend` are None.
    """
    there, seat = hex_number(place), player_in(view, seat)
    if seat is None or view.side_of[seat] < 0 or there == NOWHERE:
        return None
    rows, here = enemies_at(view, seat, there), own_hex_beside(view, seat, there)
    if not rows or here == NOWHERE:
        return None
    scenario, foe = int(view.options.scenario), enemy_party(rows)
    odds: Json = {"hex": hex_json(there), "from": hex_json(here), "side": side_name(rows[0][Sighting.SIDE])}
    if foe is None:
        return odds | {"men": None, "own_men": None, "attack": None, "defend": None}
    attacks, holds = own_party(view, seat, here, Order.ADVANCE), own_party(view, seat, here, None)
    return odds | {
        "men": count_men(foe),
        "own_men": count_men(holds),
        "attack": match_json(attacks, foe, Ground(scenario, here, there), own=0),
        "defend": match_json(replace(foe, order=Order.ADVANCE), holds, Ground(scenario, there, here), own=1),
    }


def fights(view: np.void, seat: int | None, place: str | None) -> Json | None:
    """Return the hexes for which `fight` returns something; None if the seat has no side."""
    seat = player_in(view, seat)
    if seat is None or view.side_of[seat] < 0:
        return None
    reported = sorted({int(row[Sighting.HEX]) for row in enemies(view, seat)} - {BOX})
    return {"hexes": [hex_words(hex) for hex in reported if own_hex_beside(view, seat, hex) != NOWHERE]}


def match_json(attack: Party, defend: Party, ground: Ground, own: int) -> Json:
    """Return the odds as seen by party `own`: 0 attacks, 1 defends.

    `why` tells why there are no odds of the whole fight, `before` who leaves before it begins.
    """
    try:
        begun = open_fight(attack, defend, ground)
    except BadFight:
        return {"why": "impossible", "before": None, "whole": None, "round": None}
    if isinstance(begun, NoFight):
        does = {"own": (begun.who == "attack") == (own == 0), "does": begun.does}
        return {"why": None, "before": does, "whole": None, "round": None}
    solver = Solver(begun, MOST_ADDITIONS)
    first = round_json(solver)
    odds: Json = {"why": None, "before": None, "whole": None, "round": round_json_for(first, own)}
    try:
        ends = solver.play()
    except TooLarge:
        return odds | {"why": "too_large"}
    return odds | {"whole": ends_json_for(ends_json(ends), own) | {"rounds": float(ends.rounds)}}


def ends_json_for(odds: Json, own: int) -> Json:
    """Return who is left, as one of the parties sees it."""
    parties, losses = ("attack", "defend"), ("attacker_loss", "defender_loss")
    ours, theirs = odds[parties[own]], odds[parties[1 - own]]
    return {
        "win": odds[("win", "lose")[own]],
        "lose": odds[("lose", "win")[own]],
        "both_gone": odds["both_gone"],
        "undecided": odds["undecided"],
        "own_loss": odds[losses[own]],
        "enemy_loss": odds[losses[1 - own]],
        "own_panics": ours["panics"],
        "enemy_panics": theirs["panics"],
        "leader_falls": ours["leader_falls"],
    }


def round_json_for(odds: Json, own: int) -> Json:
    """Return the first field round: the Tactics roll, each cell of the table, what becomes of both."""
    parties = ("attack", "defend")
    return ends_json_for(odds, own) | {
        "tactics": odds["tactics"] if own == 0 else 1 - odds["tactics"],
        "cells": [
            {
                "chance": cell["chance"],
                "won": cell["winner"] == parties[own],
                "own": cell[parties[own]],
                "enemy": cell[parties[1 - own]],
                "marks": cell["marks"],
            }
            for cell in odds["cells"]
        ],
    }


def count_men(party: Party) -> int:
    return sum(body.standard + body.elite for body in party.bodies)


# -- The enemy, as reported --------------------------------------------------------------------------------------


def enemies_at(view: np.void, seat: int, hex: int) -> list[np.ndarray]:
    """Return the valid sightings of hostile troops in a hex, of the side that the newest of them is about."""
    rows = [row for row in enemies(view, seat) if row[Sighting.HEX] == hex]
    return [row for row in rows if row[Sighting.SIDE] == rows[0][Sighting.SIDE]]


def enemy_party(rows: list[np.ndarray]) -> Party | None:
    """Return the force of these reports; None if nobody has said how many men there are.

    Without other news its men are standard soldiers, and a commander has the middle LV of his side.
    """
    side = Side(int(rows[0][Sighting.SIDE]))
    # Units that may have elite soldiers come last
    free = sorted(units_of(side), key=lambda unit: SOLDIERS[unit, ELITE] != NOBODY)
    bodies = [body for row in rows for body in bodies_of(row, free)]
    if not bodies:
        return None
    leaders = [row for row in rows if row[Sighting.KIND] == Sighted.COMMANDER]
    if not leaders:
        return Party(side, strongest(bodies))
    known = [int(row[Sighting.DETAIL]) for row in leaders if row[Sighting.DETAIL] > 0]
    usual = sorted(LEADERSHIP[FIRST_COMMANDER[side] : LAST_COMMANDER[side] + 1].tolist())
    lv = max(known, default=usual[(len(usual) - 1) // 2])
    return Party(side, tuple(bodies), FIRST_COMMANDER[side], lv, lv)


def bodies_of(row: np.ndarray, free: list[int]) -> Iterator[Body]:
    """Yield the men of a report as units, taken from the free ones."""
    men, detail = int(row[Sighting.MEN]), int(row[Sighting.DETAIL])
    if row[Sighting.SOURCE] == Source.BATTLE:
        men -= max(detail, 0)  # lost since they were counted
    named, is_unit = int(row[Sighting.UNIT]), row[Sighting.KIND] == Sighted.UNIT
    elite = min(max(detail, 0), men) if is_unit and row[Sighting.SOURCE] in TELL_ELITE else 0
    while men > 0 and free:
        unit = named if named in free else free[0]
        free.remove(unit)
        part = min(men, MOST_MEN)
        yield Body(unit, part - min(elite, part), min(elite, part))
        men, elite = men - part, elite - min(elite, part)


def strongest(bodies: list[Body]) -> tuple[Body, ...]:
    """Return the strongest body alone, which is met first where units have no leader (CN-UNIT-13)."""
    return (max(bodies, key=lambda body: sum(tv_of(body))),)


def tv_of(body: Body) -> list[int]:
    men = (body.standard, body.elite)
    return [count * int(value_of_man(body.unit, troop)) for troop, count in enumerate(men)]


# -- One's own -------------------------------------------------------------------------------------------------------


def own_hex_beside(view: np.void, seat: int, there: int) -> int:
    """Return the hex of the side's troops that would fight there, or NOWHERE: headquarters, else that with most men."""
    known = map_of(view, seat)
    men: dict[int, int] = {}
    for unit in units_of(int(view.side_of[seat])):
        if is_there(view, seat, unit):
            men[unit_hex(view, seat, unit)] = men.get(unit_hex(view, seat, unit), 0) + men_known(
                view, seat, unit
            )
    near = [
        hex
        for hex in men
        if step_cost(known.scenario, MoveMode.COMBAT, hex, there, known.has_bridge) != FORBIDDEN
        and men[hex] > 0
    ]
    return max(near, key=lambda hex: (hex == view.headquarters[seat], men[hex], -hex), default=NOWHERE)


def is_there(view: np.void, seat: int, unit: int) -> bool:
    """Return whether a unit is believed to be ashore, and still in the hex of its last report."""
    if not is_unit_known(view, seat, unit) or is_aboard_known(view, seat, unit):
        return False
    row = view.known[seat, unit]
    return not has_left(view, seat, int(row[Known.HEX]), int(row[Known.MOMENT]))


def own_party(view: np.void, seat: int, here: int, order: Order | None) -> Party:
    """Return the side's force in a hex: attacking with an order or, if that is None, defending the hex.

    A defender has the order that its first unit reported, and its camp if there is one.
    """
    side = Side(int(view.side_of[seat]))
    units = [
        unit for unit in units_of(side) if is_there(view, seat, unit) and unit_hex(view, seat, unit) == here
    ]
    bodies = [Body(unit, *(max(0, int(men)) for men in men_by_troop(view, seat, unit))) for unit in units]
    bodies = [body for body in bodies if body.standard + body.elite > 0]
    leaders = [
        who
        for who in commanders_of(side)
        if commander_hex(view, seat, who) == here
        and not has_left(view, seat, here, int(view.known_commander[seat, who, KnownCommander.MOMENT]))
    ]
    days = camp_days(view, seat, here) if order is None else None
    fights_as = int(view.known[seat, bodies[0].unit, Known.ORDER]) if order is None else order
    party = Party(side, tuple(bodies), order=fights_as if fights_as >= 0 else NO_ORDER, fortified=days)
    if not leaders:
        return party if days is not None else replace(party, bodies=strongest(bodies))
    leader = max(leaders, key=lambda who: (LEADERSHIP[who], -who))
    points = max(0, int(view.known_commander[seat, leader, KnownCommander.POINTS]))
    return replace(party, commander=leader, leadership=int(LEADERSHIP[leader]), points=points)


def men_by_troop(view: np.void, seat: int, unit: int) -> np.ndarray:
    return view.known[seat, unit, Known.STANDARD : Known.ELITE + 1]


def camp_days(view: np.void, seat: int, here: int) -> int | None:
    """Return the days of fortification of the side's camp in a hex, None without one."""
    side = int(view.side_of[seat])
    for camp in camps_of(side):
        if camp_hex(view, seat, camp) == here:
            return max(0, int(view.known_camp[seat, camp, KnownCamp.DAYS]))
    return None
