"""What the author of orders may expect of them: who has which column, where it leads, and warnings about it.

Everything is made from the view (catalogue 6.1), which does not contain what has happened to couriers and troops since.
"""

from collections.abc import Iterable, Iterator

import numpy as np

from stridsplan.engine.bits import has_bit

from ..components.orders import HAS_HEX, Order
from ..components.pools import (
    COLUMNS_PER_PHASE,
    FIRST_CAMP_MARKER,
    FIRST_COMMANDER_MARKER,
    FIRST_UNIT,
    KEPT_COLUMNS,
    LAST_OF,
    NOWHERE,
    UNKNOWN,
)
from ..numbers import DAY, Entry, Known, Sent, State, Step
from ..rules.beliefs import (
    commander_hex,
    has_camp_at,
    has_commander_at,
    is_aboard_known,
    is_lone_known,
    is_unit_known,
    recipient_hex,
    unit_hex,
)
from ..rules.markers import is_commander_marker
from .expected import (
    UNITS_PER_COLUMN,
    Expected,
    Leg,
    column_units,
    courier_time,
    delivery,
    expect,
    map_of,
    place_at,
    plan_end,
)
from .sightings import has_left
from .things import Json, hex_json, moment_of, time_json, unit_name

# How many of the newest columns are intact in any case. Older ones may have been overwritten by columns that
# were written and then dropped (at most COLUMNS_PER_PHASE), and by the one that is begun
SAFE_COLUMNS = KEPT_COLUMNS - COLUMNS_PER_PHASE - 1

# -- Columns ---------------------------------------------------------------------------------------------------


def written_rows(view: np.void, seat: int) -> Iterator[int]:
    """Return the rows of the columns that a seat has written, the newest first; at most SAFE_COLUMNS of them."""
    count = int(view.columns[seat])
    return (k % KEPT_COLUMNS for k in range(count - 1, max(count - SAFE_COLUMNS, 0) - 1, -1))


def draft_row(view: np.void, seat: int) -> int:
    """Return the row of the column that is being written, NOWHERE if none is."""
    is_column = Step.NONE < view.answer_step[seat] < Step.WISH
    return int(view.columns[seat]) % KEPT_COLUMNS if is_column else NOWHERE


def is_sent(view: np.void, seat: int, row: int) -> bool:
    return bool(view.sent[seat, row, Sent.MOMENT] >= 0)


def is_waiting(view: np.void, seat: int, row: int) -> bool:
    """Return whether a column waits to be sent, or is still being written."""
    return bool(view.sent[seat, row, Sent.MOMENT] == UNKNOWN)


def is_for(view: np.void, seat: int, row: int, unit: int) -> bool:
    """Return whether a column is meant for a unit."""
    return bool(has_bit(view.sent[seat, row, Sent.MEANT], unit - FIRST_UNIT[view.side_of[seat]]))


def column_of(view: np.void, seat: int, unit: int) -> int:
    """Return the newest column that a unit should have or get; NOWHERE: none, or it has lost its orders since."""
    for row in written_rows(view, seat):
        if not (is_sent(view, seat, row) or is_waiting(view, seat, row)) or view.sent[seat, row, Sent.ALONE]:
            continue
        if view.sent_count[seat, row] > 0 and is_for(view, seat, row, unit):
            return NOWHERE if has_lost_orders(view, seat, row, unit) else row
    return NOWHERE


def has_lost_orders(view: np.void, seat: int, row: int, unit: int) -> bool:
    """Return whether a unit has reported after a column was sent that it is without orders, or has retreated
    (CN-ORDER-10, CN-ORDER-12)."""
    known = view.known[seat, unit]
    lost = known[Known.STATE] in (State.RETREATED, State.WITHOUT_ORDERS)
    return bool(lost and is_sent(view, seat, row) and known[Known.MOMENT] > view.sent[seat, row, Sent.MOMENT])


def own_units(view: np.void, seat: int) -> list[int]:
    """Return the units that a column can name and that the seat believes to be in play."""
    first, last = FIRST_UNIT[view.side_of[seat]], LAST_OF[view.side_of[seat]]
    units = range(first, min(last + 1, first + UNITS_PER_COLUMN))
    return [unit for unit in units if is_unit_known(view, seat, unit)]


# -- A unit ----------------------------------------------------------------------------------------------------


def unit_plan(view: np.void, seat: int, unit: int) -> Json:
    """Return a unit's column, as its place in the list of orders, until when it holds, and the way of the unit.

    `until` None: until further notice; `ghost`: where the unit should be by now (`ghost_hex`).
    """
    row = column_of(view, seat, unit)
    if row == NOWHERE:
        return {"column": None, "until": None, "ghost": None, "ahead": []}
    end = plan_end(view, seat, row)
    return {
        "column": list(written_rows(view, seat)).index(row),
        "until": time_json(NOWHERE if end is None else end),
        "ghost": ghost_hex(view, seat, row, unit),
        "ahead": hexes_ahead(view, seat, row, unit),
    }


def ghost_hex(view: np.void, seat: int, row: int, unit: int):
    """Return the hex that a unit should have reached by the orders that were sent; None if it should still be where it
    reported from, or if headquarters see it."""
    here = unit_hex(view, seat, unit)
    is_seen = here == view.headquarters[seat] and not has_left(
        view, seat, here, view.known[seat, unit, Known.MOMENT]
    )
    if is_seen or not is_sent(view, seat, row):
        return None
    there = place_at(expect(view, seat, row, unit), here, moment_of(view))
    return None if there == here else hex_json(there)


def hexes_ahead(view: np.void, seat: int, row: int, unit: int) -> list[Json]:
    """Return the hexes that a unit has still to enter by the orders that were sent."""
    if not is_sent(view, seat, row):
        return []
    steps = (step for leg in expect(view, seat, row, unit).legs for step in leg.steps)
    return [hex_json(step.hex) for step in steps if step.moment > moment_of(view)]


def commander_ghost(view: np.void, seat: int, commander: int):
    """Return the hex that a commander should have reached: that of the first unit of his hex with orders of his."""
    here, marker = commander_hex(view, seat, commander), FIRST_COMMANDER_MARKER + commander
    for unit in own_units(view, seat):
        row = column_of(view, seat, unit)
        if (
            row != NOWHERE
            and unit_hex(view, seat, unit) == here
            and view.sent[seat, row, Sent.RECIPIENT] == marker
        ):
            return ghost_hex(view, seat, row, unit)
    return None


def entries_of(view: np.void, seat: int, row: int) -> np.ndarray:
    return view.sent_entries[seat, row, : view.sent_count[seat, row]]


# -- A column in JSON ------------------------------------------------------------------------------------------


def expected_json(view: np.void, seat: int, row: int) -> Json:
    """Return when a column arrives and ends, where its units start, what its entries lead to, and warnings."""
    shown: Json = {"from": hex_json(start_of(view, seat, row))}
    if view.sent_count[seat, row] == 0 or not is_complete(view, seat, row):
        return shown
    foreseen = expect(view, seat, row)
    return shown | {
        "arrives": time_json(NOWHERE if foreseen.arrives is None else foreseen.arrives),
        "at_once": foreseen.is_at_once,
        "ends": time_json(NOWHERE if foreseen.ends is None else foreseen.ends),
        "legs": [leg_json(leg) for leg in foreseen.legs],
        "warnings": list(column_warnings(view, seat, row, foreseen)),
    }


def arrival_json(view: np.void, seat: int, row: int) -> Json:
    """Return when a sent column should arrive, while its courier should be under way; else nothing.

    It is estimated by where headquarters and the recipient are now, as far as the author knows.
    """
    arrives, needs_no_courier = delivery(view, seat, row)
    is_under_way = is_sent(view, seat, row) and arrives is not None and arrives > moment_of(view)
    return {"arrives": time_json(arrives)} if is_under_way and not needs_no_courier else {}


def start_of(view: np.void, seat: int, row: int) -> int:
    """Return the hex of those who are to carry out a column."""
    units = column_units(view, seat, row)
    if units and not view.sent[seat, row, Sent.ALONE]:
        return int(unit_hex(view, seat, units[0]))
    return int(recipient_hex(view, seat, int(view.sent[seat, row, Sent.RECIPIENT])))


def is_complete(view: np.void, seat: int, row: int) -> bool:
    """Return whether each entry of a column says where to; the newest may still lack its hex."""
    entries = entries_of(view, seat, row)
    return not any(HAS_HEX[entry[Entry.ORDER]] and entry[Entry.HEX] == NOWHERE for entry in entries)


def leg_json(leg: Leg) -> Json:
    return {
        "begins": time_json(NOWHERE if leg.begins is None else leg.begins),
        "ends": time_json(NOWHERE if leg.ends is None else leg.ends),
        "path": [hex_json(step.hex) for step in leg.steps],
        "at": hex_json(leg.at),
    }


# -- Warnings about a column -----------------------------------------------------------------------------------


def column_warnings(view: np.void, seat: int, row: int, foreseen: Expected) -> Iterator[Json]:
    """Yield warnings about what cannot be carried out as written; `entry` counts from 0."""
    if foreseen.arrives is None:
        yield {"id": "no_courier"}
        return
    if not column_units(view, seat, row) and not view.sent[seat, row, Sent.ALONE]:
        yield {"id": "nobody"}
        return
    if is_for_nobody_in_camp(view, seat, row):
        yield {"id": "in_camp"}
        return
    entries = entries_of(view, seat, row)
    for k, (entry, leg) in enumerate(zip(entries, foreseen.legs, strict=True)):
        is_last = k == len(entries) - 1
        yield from ({"id": each, "entry": k} for each in entry_warnings(view, seat, row, entry, leg, is_last))
    if leads_astray(view, seat, row, foreseen):
        yield {"id": "lone"}
    if takes_headquarters_along(view, seat, row, foreseen):
        yield {"id": "headquarters"}


def is_for_nobody_in_camp(view: np.void, seat: int, row: int) -> bool:
    """Return whether a commander who is in a camp gets orders that name no unit: they hold for none (CN-ORDER-5)."""
    recipient = int(view.sent[seat, row, Sent.RECIPIENT])
    if (
        not is_commander_marker(recipient)
        or view.sent[seat, row, Sent.UNITS]
        or view.sent[seat, row, Sent.ALONE]
    ):
        return False
    return bool(has_camp_at(view, seat, int(recipient_hex(view, seat, recipient))))


def entry_warnings(
    view: np.void, seat: int, row: int, entry: np.ndarray, leg: Leg, is_last: bool
) -> Iterator[str]:
    if leg.begins is None:
        yield "skipped"
    elif not leg.has_way:
        yield "no_way"
    elif HAS_HEX[entry[Entry.ORDER]] and leg.ends is None:
        yield "unfinished" if is_last else "cut_short"
    if entry[Entry.ORDER] == Order.CAMP and not has_commander_along(view, seat, row):
        yield "no_commander"


def has_commander_along(view: np.void, seat: int, row: int) -> bool:
    """Return whether the commander of a column goes with it: not if his sheet sends him alone (CN-CAMP-1,
    CN-ORDER-5)."""
    recipient = int(view.sent[seat, row, Sent.RECIPIENT])
    if not FIRST_COMMANDER_MARKER <= recipient < FIRST_CAMP_MARKER:
        return False
    here = recipient_hex(view, seat, recipient)
    if here not in {unit_hex(view, seat, unit) for unit in column_units(view, seat, row)}:
        return False
    sheet = view.sent[seat, row, Sent.SHEET]
    own = [other for other in written_rows(view, seat) if view.sent[seat, other, Sent.SHEET] == sheet]
    return not any(view.sent[seat, other, Sent.ALONE] for other in own)


def leads_astray(view: np.void, seat: int, row: int, foreseen: Expected) -> bool:
    """Return whether the units march to a place with neither a camp nor a commander: they can then be sent no order but
    HOME (CN-ORDER-6)."""
    if view.sent[seat, row, Sent.ALONE] or has_commander_along(view, seat, row) or not foreseen.legs:
        return False
    end = foreseen.legs[-1].at
    moves = any(leg.steps for leg in foreseen.legs)
    return moves and not has_camp_at(view, seat, end) and not has_commander_at(view, seat, end)


def takes_headquarters_along(view: np.void, seat: int, row: int, foreseen: Expected) -> bool:
    """Return whether the commander-in-chief leads some units away from others in his hex: orders then start from where
    he is (CN-TRAP-50)."""
    is_chief = view.sent[seat, row, Sent.RECIPIENT] == FIRST_COMMANDER_MARKER + view.chief[seat]
    if (
        not is_chief
        or not any(leg.steps for leg in foreseen.legs)
        or not has_commander_along(view, seat, row)
    ):
        return False
    led = column_units(view, seat, row)
    return any(
        unit_hex(view, seat, u) == view.headquarters[seat] and u not in led for u in own_units(view, seat)
    )


# -- Warnings before sealing -----------------------------------------------------------------------------------


def warnings_json(view: np.void, seat: int) -> list[Json]:
    """Return warnings: units without orders, units whose orders end before new ones can reach them, units that are
    alone."""
    units = own_units(view, seat)
    plans = {unit: column_of(view, seat, unit) for unit in units}
    ends = {unit: plan_end(view, seat, row) for unit, row in plans.items() if row != NOWHERE}
    over = {unit for unit, end in ends.items() if end is not None and end <= moment_of(view)}
    idle = [unit for unit in units if plans[unit] == NOWHERE or unit in over]
    ends = {unit: end for unit, end in ends.items() if unit not in over}
    found = [warning_json("idle", idle)]
    for end in sorted({end for end in ends.values() if end is not None}):
        late = [unit for unit in ends if ends[unit] == end and is_late(view, seat, unit, end)]
        found.append(warning_json("ends", late) | {"time": time_json(end)})
    lone = [
        unit for unit in units if is_lone_known(view, seat, unit) and not is_aboard_known(view, seat, unit)
    ]
    found.append(warning_json("alone", lone))
    return [each for each in found if each["units"]]


def warning_json(identifier: str, units: Iterable[int]) -> Json:
    return {"id": identifier, "units": [unit_name(unit) for unit in units]}


def is_late(view: np.void, seat: int, unit: int, end: int) -> bool:
    """Return whether orders that are sent at the next dawn would reach a unit after its present ones end, at `end`."""
    time = courier_time(
        map_of(view, seat),
        int(view.side_of[seat]),
        int(view.headquarters[seat]),
        int(unit_hex(view, seat, unit)),
    )
    return time is not None and end <= DAY * (view.day + 1) + time
