"""The column of orders that a unit has: how it gets one, which entry runs, when its orders lapse (CN-ORDER-8 to 14)."""

from stridsplan.engine.bits import has_bit
from stridsplan.engine.record import rule

from ..components.orders import MAY_RUN_ON, NO_ORDER, Order
from ..components.pools import COMMANDERS, ENTRIES, FIRST_COMMANDER_MARKER, FIRST_UNIT, NOWHERE
from ..numbers import DAY_ROUNDS, DOCTRINES, ENTRY_NUMBERS, Doctrine, Entry, Sent
from .units import abandon_step

NEVER_BREAK_OFF, HALF = 10, 5  # tenths of the TV at the start of the battle (CN-ORDER-14)
RESERVE = 1  # hero points kept, if the sheet says nothing (CN-HP-7)


@rule
def slot_now(s):
    """Return the slot of this round; the night belongs to the sixth round (CN-ORDER-9)."""
    return DAY_ROUNDS * s.day + min(s.round, DAY_ROUNDS) - 1


# -- Taking and losing a column ----------------------------------------------------------------------------------


@rule
def is_for_unit(s, seat, row, unit):
    """Return whether a column that a seat has sent is for a unit in the recipient's hex: it names the unit, or no units
    at all."""
    units = int(s.sent[seat, row, Sent.UNITS.value])
    first = FIRST_UNIT[s.side_of[seat]]
    return units == 0 or has_bit(units, unit - first)


@rule
def take_column(s, seat, row, unit):
    """Give a unit a column, which replaces all its earlier orders (CN-ORDER-11); `take_up_entry` begins an entry of
    it."""
    count = int(s.sent_count[seat, row])
    for k in range(ENTRIES):
        for number in range(ENTRY_NUMBERS):
            s.unit_plan[unit, k, number] = s.sent_entries[seat, row, k, number] if k < count else 0
    for number in range(DOCTRINES):
        s.unit_doctrine[unit, number] = s.sent_doctrine[seat, row, number]
    s.unit_doctrine[unit, Doctrine.LEADER.value] = picked_leader(s, seat, row)
    s.unit_entries[unit], s.unit_sheet[unit] = count, s.sent[seat, row, Sent.SHEET.value]
    s.unit_plan_end[unit] = sheet_end(s, unit, s.sent[seat, row])
    clear_current_entry(s, unit)


@rule
def picked_leader(s, seat, row):
    """Return the commander + 1 that a column picks to lead, whatever the LV of others; 0: it picks nobody
    (CN-CMD-5)."""
    commander = int(s.sent[seat, row, Sent.RECIPIENT.value]) - FIRST_COMMANDER_MARKER
    is_picked = s.sent_doctrine[seat, row, Doctrine.LEADER.value] == 1
    return commander + 1 if is_picked and 0 <= commander < COMMANDERS else 0


@rule
def sheet_end(s, unit, sent):
    """Return the first slot after the last day that the sheet covers or that the column has an entry for (CN-ORDER-1,
    CN-ORDER-8)."""
    count = int(s.unit_entries[unit])
    if count == 0:
        return 0
    last = int(s.unit_plan[unit, count - 1, Entry.SLOT.value]) // DAY_ROUNDS
    return DAY_ROUNDS * max(last + 1, int(sent[Sent.DAY.value]) + int(sent[Sent.DAYS.value]))


@rule
def clear_current_entry(s, unit):
    """Clear the running entry, and what has been reported of it."""
    s.unit_entry[unit], s.unit_order[unit], s.unit_target[unit] = NOWHERE, NO_ORDER, NOWHERE
    s.unit_via[unit], s.unit_done[unit], s.unit_rounds[unit], s.unit_lapsed[unit] = 0, 0, 0, 0
    s.unit_hidden[unit], s.unit_base[unit], s.unit_since[unit] = 0, NOWHERE, s.moment
    abandon_step(s, unit)


@rule
def cancel_orders(s, unit):
    """Cancel all orders of a unit, as a retreat does (CN-ORDER-12, CN-TRAP-21)."""
    s.unit_entries[unit], s.unit_plan_end[unit], s.unit_sheet[unit] = 0, 0, NOWHERE
    clear_current_entry(s, unit)


@rule
def set_default_doctrine(s, unit):
    """Set the doctrine of a unit without a sheet (CN-ORDER-14, CN-HP-7)."""
    for number in range(DOCTRINES):
        s.unit_doctrine[unit, number] = 0
    s.unit_doctrine[unit, Doctrine.RETREAT_AT.value] = HALF
    s.unit_doctrine[unit, Doctrine.RESERVE.value] = RESERVE
    s.unit_doctrine[unit, Doctrine.FORCED_1.value] = NOWHERE
    s.unit_doctrine[unit, Doctrine.FORCED_2.value] = NOWHERE


@rule
def retreat_at(s, unit):
    """Return how many tenths of its TV a unit loses before it breaks off; with HOLD it never does (CN-ORDER-14)."""
    if s.unit_order[unit] == Order.HOLD:
        return NEVER_BREAK_OFF
    return int(s.unit_doctrine[unit, Doctrine.RETREAT_AT.value])


# -- The entry that runs -------------------------------------------------------------------------------------------


@rule
def entry_for(s, unit):
    """Return the entry whose time it is, NOWHERE if none has come or the sheet has ended (CN-ORDER-9)."""
    now, found = slot_now(s), NOWHERE
    for k in range(s.unit_entries[unit]):
        if s.unit_plan[unit, k, Entry.SLOT.value] <= now:
            found = k
    if found == NOWHERE or now < s.unit_plan_end[unit] or runs_on(s, unit, found):
        return found
    return NOWHERE


@rule
def runs_on(s, unit, entry):
    """Return whether an entry holds until further notice (CN-ORDER-8)."""
    may = MAY_RUN_ON[s.unit_plan[unit, entry, Entry.ORDER.value]]
    return may and s.unit_plan[unit, entry, Entry.FURTHER.value] == 1


@rule
def has_later_entry(s, unit):
    """Return whether an entry is still to come."""
    last = int(s.unit_entries[unit]) - 1
    return last >= 0 and s.unit_plan[unit, last, Entry.SLOT.value] > slot_now(s)


@rule
def has_lapsed(s, unit):
    """Return whether no entry runs and none is to come (CN-ORDER-10)."""
    return entry_for(s, unit) == NOWHERE and not has_later_entry(s, unit)


@rule
def take_up_entry(s, unit):
    """Begin the entry whose time has come, or clear one whose time is over; return whether an entry begins
    (CN-ORDER-9)."""
    entry = entry_for(s, unit)
    if entry == s.unit_entry[unit]:
        return False
    clear_current_entry(s, unit)
    s.unit_entry[unit] = entry
    if entry == NOWHERE:
        return False
    s.unit_order[unit] = s.unit_plan[unit, entry, Entry.ORDER.value]
    s.unit_target[unit] = s.unit_plan[unit, entry, Entry.HEX.value]
    return True


@rule
def finish_entry(s, unit):
    """Finish an entry early: the unit waits for the next one, which is no lapse (CN-ORDER-9)."""
    s.unit_done[unit], s.unit_order[unit], s.unit_target[unit] = 1, Order.WAIT.value, NOWHERE
    s.unit_hidden[unit], s.unit_base[unit] = 0, NOWHERE
    abandon_step(s, unit)
