"""A sheet has reached its recipient: which units take which column of it (CN-ORDER-4 to CN-ORDER-6, CN-ORDER-11).

A unit takes the column that names it. All other units in the recipient's hex take the column that names no unit. A
second copy of a sheet (CN-COURIER-11), or a sheet older than the newest one that the recipient has, changes nothing.
The author's ledger keeps what was sent; nothing here changes it.
"""

from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.map import BRIDGEHEAD
from ..components.orders import Order
from ..components.pools import (
    FIRST_CAMP_MARKER,
    FIRST_COMMANDER,
    FIRST_COMMANDER_MARKER,
    FIRST_SPECIALIST_MARKER,
    FIRST_UNIT,
    KEPT_COLUMNS,
    LAST_COMMANDER,
    LAST_OF,
    NOBODY,
    NOWHERE,
    SIDE_OF_COMMANDER,
)
from ..events import UMPIRE, Event
from ..numbers import Entry, Sent
from .camps import camp_at, nearest_refuge, refuge_hex
from .columns import is_for_unit, take_column
from .commanders import commander_of, headquarters_hex, is_free
from .geography import are_adjacent
from .markers import is_chief_marker, is_commander_marker, marker_hex
from .orders import begin_new_orders
from .units import first_unit_at, is_in_play, is_islander, next_unit_at, side_of

# -- The columns of a sheet ------------------------------------------------------------------------------------


@rule
def oldest_column(s, seat):
    """Return the number, from 0, of the oldest column that a seat's ledger still has."""
    return max(0, int(s.columns[seat]) - KEPT_COLUMNS)


@rule
def is_of_sheet(s, seat, row, sheet, alone):
    """Return whether a column is of a sheet, and for the troops (`alone` 0) or for a commander who is sent alone
    (`alone` 1)."""
    return s.sent[seat, row, Sent.SHEET.value] == sheet and s.sent[seat, row, Sent.ALONE.value] == alone


@rule
def is_for_all(s, seat, row):
    """Return whether a column names no units."""
    return s.sent[seat, row, Sent.UNITS.value] == 0


@rule
def column_naming(s, seat, sheet, unit):
    """Return the newest column of a sheet that names a unit, or NOWHERE."""
    found = NOWHERE
    for k in range(oldest_column(s, seat), s.columns[seat]):
        row = k % KEPT_COLUMNS
        if is_of_sheet(s, seat, row, sheet, 0) and not is_for_all(s, seat, row):
            found = row if is_for_unit(s, seat, row, unit) else found
    return found


@rule
def column_for_all(s, seat, sheet):
    """Return the newest column of a sheet that names no unit, which is for all in its recipient's hex, or NOWHERE."""
    found = NOWHERE
    for k in range(oldest_column(s, seat), s.columns[seat]):
        row = k % KEPT_COLUMNS
        if is_of_sheet(s, seat, row, sheet, 0) and is_for_all(s, seat, row):
            found = row
    return found


@rule
def column_alone(s, seat, sheet):
    """Return the column that sends the commander without troops, or NOWHERE (CN-CMD-8)."""
    found = NOWHERE
    for k in range(oldest_column(s, seat), s.columns[seat]):
        if is_of_sheet(s, seat, k % KEPT_COLUMNS, sheet, 1):
            found = k % KEPT_COLUMNS
    return found


@rule
def is_home_only(s, seat, row):
    """Return whether a column says nothing but HOME (CN-ORDER-6)."""
    for k in range(s.sent_count[seat, row]):
        if s.sent_entries[seat, row, k, Entry.ORDER.value] != Order.HOME:
            return False
    return s.sent_count[seat, row] > 0


# -- Which unit takes which column -------------------------------------------------------------------------------


@rule
def is_lone(s, unit):
    """Return whether a unit is neither in a camp nor in a commander's hex (CN-ORDER-6)."""
    side, hex = side_of(unit), int(s.unit_at[unit])
    return camp_at(s, side, hex) == NOWHERE and commander_of(s, side, hex) == NOBODY


@rule
def is_still_with_chief(s, unit, hex):
    """Return whether `hex` is the commander-in-chief's, and a unit aboard its ship counts as being with him: it has not
    sailed away since the arrival (CN-ARR-5)."""
    return s.unit_aboard[unit] == 1 and s.has_left[unit] == 0 and hex == headquarters_hex(s, side_of(unit))


@rule
def column_of_camp(s, seat, sheet, hex, unit):
    """Find a unit's column in the sheet of its camp; units that follow a commander there have none (CN-ORDER-5)."""
    if s.unit_at[unit] != hex or sheet_of_commander(s, side_of(unit), hex, unit) != NOWHERE:
        return NOWHERE
    named = column_naming(s, seat, sheet, unit)
    return named if named != NOWHERE else column_for_all(s, seat, sheet)


@rule
def sheet_of_commander(s, side, hex, unit):
    """Return the sheet that a unit has from a commander in its hex, or NOWHERE."""
    for commander in range(FIRST_COMMANDER[side], LAST_COMMANDER[side] + 1):
        if is_free(s, commander) and s.commander_at[commander] == hex and s.unit_sheet[unit] != NOWHERE:
            if s.commander_sheet[commander] == s.unit_sheet[unit]:
                return int(s.unit_sheet[unit])
    return NOWHERE


@rule
def column_of_commander(s, seat, sheet, hex, unit):
    """Find a unit's column in a commander's sheet, which holds for his hex, or for named units of a camp (CN-ORDER-5).

    The sheet may have a column for a lone unit beside the commander (CN-ORDER-6), or for one that counts as with the
    commander-in-chief (CN-ARR-5). Of the sheets of two commanders in a hex the newer one holds.
    """
    named, side = column_naming(s, seat, sheet, unit), side_of(unit)
    if s.unit_at[unit] != hex:
        is_beside = are_adjacent(s.unit_at[unit], hex) and is_lone(s, unit)
        return named if is_beside or is_still_with_chief(s, unit, hex) else NOWHERE
    if sheet_of_commander(s, side, hex, unit) > sheet:
        return NOWHERE
    if named != NOWHERE or camp_at(s, side, hex) != NOWHERE:
        return named
    return column_for_all(s, seat, sheet)


@rule
def column_of_unit(s, seat, sheet, unit):
    """Find the column of a lone unit's own sheet, which may only say HOME (CN-ORDER-6, CN-TRAP-22).

    The living men from Barbaröarna (`is_islander`) accept any order at the bridgehead (CN-CAMP-10).
    """
    named = column_naming(s, seat, sheet, unit)
    row = named if named != NOWHERE else column_for_all(s, seat, sheet)
    if row == NOWHERE or is_home_only(s, seat, row):
        return row
    at_bridgehead = s.unit_at[unit] == BRIDGEHEAD[s.options.scenario]
    return row if is_islander(unit) and at_bridgehead else NOWHERE


@rule
def column_for(s, seat, sheet, recipient, hex, unit):
    """Return the column of a recipient's sheet that a unit takes, or NOWHERE. `hex` is the recipient's.

    The recipient is the marker of a unit, a commander or a camp; for a sheet to a unit in the commander-in-chief's own
    hex it is his marker, `is_chief_marker`.
    """
    if recipient < FIRST_COMMANDER_MARKER:
        return column_of_unit(s, seat, sheet, unit) if unit == recipient else NOWHERE
    if is_commander_marker(recipient):
        return column_of_commander(s, seat, sheet, hex, unit)
    if is_chief_marker(recipient) and is_still_with_chief(s, unit, hex) and s.unit_at[unit] != hex:
        return column_naming(s, seat, sheet, unit)
    if is_chief_marker(recipient) and s.unit_at[unit] == hex:
        named = column_naming(s, seat, sheet, unit)
        return named if named != NOWHERE else column_for_all(s, seat, sheet)
    return NOWHERE if is_chief_marker(recipient) else column_of_camp(s, seat, sheet, hex, unit)


# -- Taking a sheet --------------------------------------------------------------------------------------------


@rule
def take_sheet(s, seat, sheet, recipient, log):
    """Let a sheet that arrives take effect at once (CN-COURIER-4, CN-ORDER-11)."""
    hex, side = marker_hex(s, recipient), s.side_of[seat]
    if hex == NOWHERE or newest_sheet(s, recipient) >= sheet:
        return
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        if is_in_play(s, unit):
            row = column_for(s, seat, sheet, recipient, hex, unit)
            if row != NOWHERE:
                take_column(s, seat, row, unit)
                begin_new_orders(s, unit, log)
    remember_sheet(s, recipient, sheet)
    if is_commander_marker(recipient):
        apply_to_commander(s, seat, sheet, recipient - FIRST_COMMANDER_MARKER)
    note(log, Event.SHEET_TAKEN, UMPIRE, recipient, sheet, hex)


@rule
def newest_sheet(s, recipient):
    """Return the number of the newest sheet that a commander or camp has had, or of a unit's column; NOWHERE: none.

    For the commander-in-chief's marker (`is_chief_marker`) it is NOWHERE: its sheets arrive in the order of writing.
    """
    if recipient < FIRST_COMMANDER_MARKER:
        return int(s.unit_sheet[recipient])
    if is_commander_marker(recipient):
        return int(s.commander_sheet[recipient - FIRST_COMMANDER_MARKER])
    if recipient < FIRST_SPECIALIST_MARKER:
        return int(s.camp_sheet[recipient - FIRST_CAMP_MARKER])
    return NOWHERE


@rule
def remember_sheet(s, recipient, sheet):  # a unit's own sheet is noted with its column
    if is_commander_marker(recipient):
        s.commander_sheet[recipient - FIRST_COMMANDER_MARKER] = sheet
    elif FIRST_CAMP_MARKER <= recipient < FIRST_SPECIALIST_MARKER:
        s.camp_sheet[recipient - FIRST_CAMP_MARKER] = sheet


@rule
def apply_to_commander(s, seat, sheet, commander):
    """Apply a new sheet to a commander: it ends his wish (CN-IND-4), and he goes with the troops that have it, or alone
    (CN-ORDER-5)."""
    s.commander_lapsed[commander], s.commander_wish[commander] = 0, NOWHERE
    s.commander_to[commander] = NOWHERE
    alone = column_alone(s, seat, sheet)
    if alone != NOWHERE:
        send_alone(s, seat, alone, commander)
    else:
        go_with_column(s, sheet, commander)


@rule
def go_with_column(s, sheet, commander):
    """Put a commander with the first unit in his hex that has the sheet, unless his own unit has it."""
    hex, unit = int(s.commander_at[commander]), int(s.commander_unit[commander])
    if unit != NOWHERE and s.unit_sheet[unit] == sheet:
        return
    side = SIDE_OF_COMMANDER[commander]
    unit = first_unit_at(s, side, hex)
    while unit != NOWHERE and s.unit_sheet[unit] != sheet:
        unit = next_unit_at(s, side, hex, unit)
    if unit != NOWHERE:
        s.commander_unit[commander] = unit


@rule
def send_alone(s, seat, row, commander):
    """Send a commander to the hex of the first entry that leads anywhere, from its round on (CN-CMD-8)."""
    for k in range(s.sent_count[seat, row]):
        goal = goal_of_entry(s, seat, row, k, commander)
        if goal != NOWHERE:
            s.commander_to[commander], s.commander_unit[commander] = goal, NOWHERE
            s.commander_leaves[commander] = s.sent_entries[seat, row, k, Entry.SLOT.value]
            return


@rule
def goal_of_entry(s, seat, row, k, commander):
    """Return the hex of an entry; HOME leads to the nearest camp as the crow flies (CN-ORDER-34)."""
    if s.sent_entries[seat, row, k, Entry.ORDER.value] != Order.HOME:
        return int(s.sent_entries[seat, row, k, Entry.HEX.value])
    side = s.side_of[seat]
    refuge = nearest_refuge(s, side, int(s.commander_at[commander]), NOWHERE)
    return NOWHERE if refuge == NOWHERE else int(refuge_hex(s, side, refuge))
