"""What a side believes, as JSON: its forces as last reported, what it knows of others, its orders, what it writes.

Everything is made from the seat's view, so this module can reveal no more than `observe` does (catalogue 6.1).
"""

from collections.abc import Callable

import numpy as np

from stridsplan.engine.bits import members_of

from ..actions import SETTINGS, SHEET_DAYS
from ..components.armies import CHIEF
from ..components.battle import BADLY_DAYS, WOUNDED_DAYS, LossFate
from ..components.map import APPROACH
from ..components.orders import FORMATION, HAS_FORMATION, HAS_HEX, IS_MOVEMENT, MAY_RUN_ON
from ..components.pools import (
    FIRST_UNIT,
    NOBODY,
    NOWHERE,
    READINGS,
    SIDES,
    TRADE,
    UNKNOWN,
    Side,
    Trade,
    camps_of,
    commanders_of,
    specialists_of,
    units_of,
)  # fmt: skip
from ..numbers import (
    DAY,
    DAY_ROUNDS,
    PULSES,
    ROUNDS,
    VIAS,
    Ask,
    Doctrine,
    Ended,
    Entry,
    Fate,
    Known,
    KnownCommander,
    Letter,
    Sent,
    Sighted,
    Sighting,
    Source,
    Stance,
    State,
)
from ..options import ConfluxTime
from ..rules.battle_arithmetic import lost_men
from ..rules.calendar import EARLIEST, LATEST, LATEST_CONFLUX, bridge_day_limit
from ..rules.units import is_undead
from ..seating import is_umpire, players
from .map import map_json
from .plans import (
    arrival_json,
    commander_ghost,
    draft_row,
    entries_of,
    expected_json,
    is_waiting,
    unit_plan,
    warnings_json,
    written_rows,
)
from .sightings import has_left, reported
from .substitute import as_author
from .things import (
    FIRST_HOUR,
    HALF_HOURS,
    Json,
    camp_name,
    commander_name,
    hex_json,
    hex_words,
    hours_of,
    marker_json,
    moment_of,
    name_of,
    number,
    order_name,
    side_name,
    specialist_name,
    time_json,
    unit_name,
)  # fmt: skip
from .truth import truth_json
from .umpire import umpire_json

DAYS_AWAY = {LossFate.WOUNDED: WOUNDED_DAYS, LossFate.BADLY_WOUNDED: BADLY_DAYS}
FORCED = (Doctrine.FORCED_1, Doctrine.FORCED_2)
GRID: Json = {  # of a sheet: its days, the rounds of a day, and when these begin
    "days": SHEET_DAYS,
    "rounds": DAY_ROUNDS,
    "first_hour": FIRST_HOUR,
    "round_hours": PULSES // HALF_HOURS,
}


def view_json(view: np.void, seat: int | None) -> Json:
    """Return the table as a seat sees it; a spectator sees who plays, the calendar and the empty map."""
    shown: Json = {
        "map": map_json(int(view.options.scenario)),
        "day": view.day,
        "round": view.round,
        "time": time_json(moment_of(view)),
        "conflux": {"day": view.conflux_day, "hex": None},
        "goal": goal_json(view, seat),
        "bridge": bridge_json(view),
        "sides": [
            *(side_name(int(side)) for side in view.side_of[: players(view)]),
            *[None] * view.options.umpire,
        ],
        "ended": name_of(Ended, view.ended),
    }
    if seat is None:
        return shown
    if is_umpire(view, seat):
        held = enumerate(view.side_of[: players(view)].tolist())
        ledgers = {side_name(side): own_json(view, holder, side) for holder, side in held}
        return shown | answer_json(view, seat) | truth_json(view) | umpire_json(view) | {"ledgers": ledgers}
    if view.side_of[seat] == NOBODY:
        return shown
    return shown | own_json(view, seat, int(view.side_of[seat]))


def goal_json(view: np.void, seat: int | None) -> Json:
    """Return the goal: to hold the hex of the conflux, if the side knows it, on its day, which may be secret
    (CN-WIN-2)."""
    first = int(view.conflux_day)
    hex = NOWHERE if seat is None or is_umpire(view, seat) else view.known_conflux[seat]
    if view.options.conflux == ConfluxTime.SECRET:
        days = {"first": first + 1, "last": first + LATEST_CONFLUX}
        return {"id": "secret_conflux", "args": {"hex": hex_words(hex), **days}, "target": None}
    args = {"hex": hex_words(hex), "day": first, "left": max(0, first - int(view.day))}
    return {"id": "conflux", "args": args, "target": None}


def answer_json(view: np.void, seat: int) -> Json:
    """Return what the umpire writes in the place of a player, as that player would be shown it (6.5)."""
    then, player = as_author(view, seat)
    return {} if player == seat else own_json(then, player, int(view.side_of[player]))


def bridge_json(view: np.void) -> Json | None:
    """Return the first and last day on which the bridge may be finished; None: it never is (CN-CRUR-7)."""
    first, last = (int(bridge_day_limit(view, limit)) for limit in (EARLIEST, LATEST))
    return None if first == NOWHERE else {"first": first, "last": last}


def own_json(view: np.void, seat: int, side: int) -> Json:
    """Return what the seat's side believes, and what it writes."""
    return believed_json(view, seat, side) | {
        "chief": commander_name(chief_of(view, seat, side)),
        "approach": hex_json(approach_of(view, seat, side)),
        "priority": number(view.priority[seat]) if side == Side.TRA else None,
        "stances": {
            side_name(other): name_of(Stance, view.known_stance[seat, other])
            for other in range(SIDES)
            if other != side and view.seat_of[other] != NOBODY
        },
        "letters": {
            side_name(other): name_of(Letter, view.letters[seat, other] - 1)
            for other in range(SIDES)
            if view.letters[seat, other] > 0
        },
        "returning": returning_json(view, seat),
        "grid": GRID,
        "orders": [column_json(view, seat, row) for row in written_rows(view, seat)],
        "draft": draft_json(view, seat),
        "today": int(view.today[seat]),
        "warnings": warnings_json(view, seat),
        "errands": errands_json(view, seat, side),
        "posted": {
            side_name(other): name_of(Letter, view.posted[seat, other] - 1)
            for other in range(SIDES)
            if view.posted[seat, other] > 0
        },
        "wishes": {
            commander_name(who): [wish_json(wish) for wish in view.wish[seat, who]]
            for who in commanders_of(side)
            if view.known_commander[seat, who, KnownCommander.HEX] != UNKNOWN
        },
        "play_on": int(view.play_on[seat]),
    }


def believed_json(view: np.void, seat: int, side: int) -> Json:
    """Return who is where and what the stars say, as far as the side knows."""
    now = moment_of(view)
    return {
        "side": side_name(side),
        "headquarters": hex_json(view.headquarters[seat]),
        "has_bridge": bool(view.bridge_known[seat] == 1),
        "conflux": {"day": view.conflux_day, "hex": hex_json(view.known_conflux[seat])},
        "units": known_json(units_of(side), lambda unit: unit_json(view, seat, unit, now)),
        "commanders": known_json(
            commanders_of(side),
            lambda who: commander_json(view, seat, who, now),
        ),
        "specialists": known_json(
            specialists_of(side),
            lambda who: specialist_json(view, seat, who, now),
        ),
        "camps": known_json(
            camps_of(side),
            lambda camp: camp_json(view.known_camp[seat, camp], camp, now),
        ),
        "sightings": [sighting_json(row, now) | {"holds": holds} for row, holds in reported(view, seat)],
        "readings": newest_json(view.reading[seat], int(view.readings[seat]), READINGS, reading_json),
    }


def chief_of(view: np.void, seat: int, side: int) -> int:
    """Return the commander-in-chief as far as the side knows; before the campaign the one that is named (CN-CMD-6)."""
    is_open = view.ask == Ask.SET_UP and view.chief[seat] < 0
    return int(CHIEF[side] if is_open else view.chief[seat])


def approach_of(view: np.void, seat: int, side: int) -> int:
    """Return the sea hex that the ships come from, the scenario's if the seat has named none (CN-ARR-3)."""
    chosen = int(view.chosen_approach[seat])
    return int(APPROACH[view.options.scenario, side]) if chosen < 0 else chosen


def known_json(numbers: range, to_json: Callable[[int], Json | None]) -> list[Json]:
    """Return the JSON of all units, persons or camps of which the side knows anything (`to_json` is not None)."""
    rows = (to_json(each) for each in numbers)
    return [row for row in rows if row is not None]


def dated_json(moment: int, now: int) -> Json:
    """Return when something was reported, and how many hours ago that is."""
    return {"reported": time_json(moment), "age": max(0.0, hours_of(now) - hours_of(moment))}


# -- Own forces, as last reported ------------------------------------------------------------------------------


def unit_json(view: np.void, seat: int, unit: int, now: int) -> Json | None:
    row = view.known[seat, unit]
    if row[Known.MOMENT] == UNKNOWN:
        return None
    return (
        unit_plan(view, seat, unit)
        | {
            "id": unit_name(unit),
            "hex": hex_json(row[Known.HEX]),
            "standard": number(row[Known.STANDARD]),
            "elite": number(row[Known.ELITE]),
            "order": order_name(row[Known.ORDER]),
            "lost": number(row[Known.LOST]),
            "aboard": bool(row[Known.ABOARD] == 1),
            "state": name_of(State, row[Known.STATE]),
            "counted": time_json(row[Known.COUNTED]),
            "left": has_left(view, seat, row[Known.HEX], row[Known.MOMENT]),
        }
        | dated_json(row[Known.MOMENT], now)
    )


def commander_json(view: np.void, seat: int, commander: int, now: int) -> Json | None:
    hex, moment, points, fate = view.known_commander[seat, commander]
    if moment == UNKNOWN:
        return None
    return {
        "id": commander_name(commander),
        "hex": hex_json(hex),
        "points": number(points),
        "fate": name_of(Fate, fate),
        "left": has_left(view, seat, hex, moment),
        "ghost": commander_ghost(view, seat, commander),
    } | dated_json(moment, now)


def specialist_json(view: np.void, seat: int, specialist: int, now: int) -> Json | None:
    hex, moment, fate = view.known_specialist[seat, specialist]
    if moment == UNKNOWN:
        return None
    return {
        "id": specialist_name(specialist),
        "trade": name_of(Trade, TRADE[specialist]),
        "hex": hex_json(hex),
        "fate": name_of(Fate, fate),
        "left": has_left(view, seat, hex, moment),
    } | dated_json(moment, now)


def camp_json(row: np.ndarray, camp: int, now: int) -> Json | None:
    hex, moment, days = row
    if hex in (UNKNOWN, NOWHERE):
        return None
    return {
        "id": camp_name(camp),
        "hex": hex_json(hex),
        "fortified": number(days),
    } | dated_json(moment, now)


def returning_json(view: np.void, seat: int) -> list[Json]:
    """Return the wounded who are still to come back to a camp, as far as losses were told, in the order of time
    (CN-LOSS-5).

    If some of the lost were killed outright, which no report says, fewer come back.
    """
    last = int(view.conflux_day) + (LATEST_CONFLUX if view.options.conflux == ConfluxTime.SECRET else 0)
    found = [
        {"unit": unit_name(unit), "time": time_json(DAY * (moment // DAY + away)), "men": men}
        for unit, moment, lost in view.known_losses[seat].tolist()
        if unit >= 0 and not is_undead(unit)
        for fate, away in DAYS_AWAY.items()
        if view.day < moment // DAY + away <= last
        and (men := int(lost_men(lost, fate, view.options.losses))) > 0
    ]
    return sorted(found, key=lambda row: (row["time"]["day"], row["unit"]))


# -- Others, and the stars -----------------------------------------------------------------------------------------


def newest_json(rows: np.ndarray, count: int, room: int, to_json: Callable[[np.ndarray], Json]) -> list[Json]:
    """Return the rows of a ring of `room` rows into which `count` have been written, the newest first."""
    return [to_json(rows[k % room]) for k in range(count - 1, max(count - room, 0) - 1, -1)]


def sighting_json(row: np.ndarray, now: int) -> Json:
    return {
        "hex": hex_json(row[Sighting.HEX]),
        "kind": name_of(Sighted, row[Sighting.KIND]),
        "side": side_name(row[Sighting.SIDE]),
        "men": number(row[Sighting.MEN]),
        "unit": unit_name(row[Sighting.UNIT]),
        "source": name_of(Source, row[Sighting.SOURCE]),
        "detail": number(row[Sighting.DETAIL]),
    } | dated_json(row[Sighting.MOMENT], now)


def reading_json(row: np.ndarray) -> Json:
    hex, band, day, astrologer = row
    return {
        "hex": hex_json(hex),
        "band": int(band),
        "day": int(day),
        "astrologer": specialist_name(astrologer),
    }


# -- Orders ----------------------------------------------------------------------------------------------------------


def column_json(view: np.void, seat: int, row: int) -> Json:
    """Return a column as it was written; until it is sent, with what its author may expect of it, then with its arrival
    until that should have come."""
    sent, first = view.sent[seat, row], FIRST_UNIT[view.side_of[seat]]
    named = int(sent[Sent.UNITS])
    doctrine = view.sent_doctrine[seat, row]
    shown: Json = {
        "sheet": int(sent[Sent.SHEET]),
        "recipient": marker_json(sent[Sent.RECIPIENT]),
        "sent": time_json(sent[Sent.MOMENT]),
        "units": [unit_name(first + k) for k in members_of(named)],
        "copies": int(sent[Sent.COPIES]),
        "days": int(sent[Sent.DAYS]),
        "alone": bool(sent[Sent.ALONE]),
        "entries": [entry_json(entry) for entry in entries_of(view, seat, row)],
        "doctrine": {kind.name.lower(): int(doctrine[kind]) for kind in SETTINGS},
        "forced": [round_json(doctrine[kind]) for kind in FORCED if doctrine[kind] != NOWHERE],
    }
    write_more = expected_json if is_waiting(view, seat, row) else arrival_json
    return shown | write_more(view, seat, row)


def draft_json(view: np.void, seat: int) -> Json | None:
    """Return the column that is being written."""
    row = draft_row(view, seat)
    return None if row == NOWHERE else column_json(view, seat, row) | {"most_vias": VIAS}


def round_json(round_count: int) -> Json:
    """Return the day and the round of a round count; the seventh to the ninth round are at night."""
    return {"day": (int(round_count) - 1) // ROUNDS, "round": (int(round_count) - 1) % ROUNDS + 1}


def entry_json(entry: np.ndarray) -> Json:
    order, slot = int(entry[Entry.ORDER]), int(entry[Entry.SLOT])
    shown: Json = {
        "day": slot // DAY_ROUNDS,
        "round": slot % DAY_ROUNDS + 1,
        "order": order_name(order),
        "nights": int(entry[Entry.NIGHTS]),
        "further": bool(entry[Entry.FURTHER]),
        "may_march_at_night": bool(IS_MOVEMENT[order]),
        "may_run_on": bool(MAY_RUN_ON[order]),
    }
    if HAS_HEX[order]:
        vias = (entry[via] for via in (Entry.VIA_1, Entry.VIA_2, Entry.VIA_3))
        shown |= {
            "hex": hex_json(entry[Entry.HEX]),
            "route": [hex_json(via) for via in vias if via != NOWHERE],
        }
    if HAS_FORMATION[order] or not HAS_HEX[order]:  # the sheet may choose it (CN-MOVE-9, CN-MOVE-10)
        shown["formation"] = formation_name(entry[Entry.FORMATION])
        shown["usual"] = formation_name(FORMATION[order])
    return shown


def formation_name(formation: int) -> str:
    return "combat" if formation else "march"


def wish_json(wish: np.ndarray) -> Json:
    return {"order": order_name(wish[0]), "hex": hex_json(wish[1])}


# -- What else is written --------------------------------------------------------------------------------------------


def errands_json(view: np.void, seat: int, side: int) -> list[Json]:
    """Return the errands that are given in this order phase."""
    specialists = specialists_of(side)
    return [
        errand_json(view.errand[seat, each], each) for each in specialists if view.errand[seat, each, 0] > 0
    ]


def errand_json(row: np.ndarray, specialist: int) -> Json:
    home, *hexes, divines = row
    return {
        "id": specialist_name(specialist),
        "route": [hex_json(hex) for hex in hexes if hex != NOWHERE],
        "return_to": marker_json(home - 1),
        "divines": bool(divines),
    }
