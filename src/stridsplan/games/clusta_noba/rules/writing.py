"""Order sheets: columns and their entries, as a seat writes them (CN-ORDER, catalogue 4.7).

A column is written into the next row of the seat's ring buffer `sent`; it counts when it is complete. Columns to the
same recipient are one sheet. What is refused follows from what its author believes, never from the truth (CN-TRAP-28):
the author is the seat itself, or the player that the umpire answers for.
"""

from stridsplan.engine.bits import has_bit
from stridsplan.engine.log import note, only
from stridsplan.engine.record import rule

from ..actions import SETTING_VALUES
from ..components.map import BRIDGEHEAD, TERRAIN, Terrain
from ..components.orders import (
    FORMATION,
    HAS_FORMATION,
    HAS_HEX,
    IS_MOVEMENT,
    IS_UNDERSTOOD,
    MAY_RUN_ON,
    Order,
)
from ..components.pools import (
    COLUMNS_PER_PHASE,
    ENTRIES,
    FIRST_CAMP_MARKER,
    FIRST_COMMANDER_MARKER,
    FIRST_UNIT,
    KEPT_COLUMNS,
    LAST_OF,
    NOWHERE,
    UNKNOWN,
)
from ..components.tables import frozen
from ..events import Event, Illegal
from ..numbers import DAY_ROUNDS, DOCTRINES, ENTRY_NUMBERS, ROUNDS, Ask, Doctrine, Draft, Entry, Sent, Step
from ..seating import author
from . import phases
from .beliefs import (
    has_astrologer_at,
    is_led,
    is_lone_known,
    is_seen_at_headquarters,
    is_unit_known,
    men_known,
    recipient_hex,
    unit_hex,
)
from .canonical import round_number
from .columns import HALF, RESERVE
from .geography import are_adjacent
from .units import is_islander

SETTING = frozen(SETTING_VALUES)  # by number of a setting: the Doctrine, and its value
LAST_UNIT_BIT = 30  # of Sent.UNITS, an int32; the units beyond it are bands, which obey nobody (CN-CRUR-11)
FORTIFIERS = 250  # men (CN-FORT-2)
VIAS_FROM = Entry.VIA_1.value

# -- The row that is being written ---------------------------------------------------------------------------------


@rule
def row_of(s, seat):
    return int(s.columns[seat]) % KEPT_COLUMNS


@rule
def count_entries(s, seat):
    return int(s.sent_count[seat, row_of(s, seat)])


@rule
def number_of(s, seat, number):
    """Return a number of the newest entry of the column that is being written (see Entry)."""
    return int(s.sent_entries[seat, row_of(s, seat), count_entries(s, seat) - 1, number])


@rule
def set_number(s, seat, number, value):
    s.sent_entries[seat, row_of(s, seat), count_entries(s, seat) - 1, number] = value


@rule
def recipient_of(s, seat):
    return int(s.draft[seat, Draft.RECIPIENT.value])


@rule
def author_side(s, seat):
    return int(s.side_of[author(s, seat)])


@rule
def first_unit(s, seat):
    """Return the first unit of the author's side; the units of a column are bits from it on."""
    return int(FIRST_UNIT[author_side(s, seat)])


@rule
def first_slot(s):
    """Return the slot of the round that comes next: nothing can be ordered for the past."""
    return DAY_ROUNDS * int(s.day) + min(int(s.round), DAY_ROUNDS) - 1


# -- A column begins -----------------------------------------------------------------------------------------------


@rule
def refuse_recipient(s, seat, recipient):
    """Return the refusal, or 0 if the action is legal. Rule: sheets go to camps, commanders, units at headquarters, and
    with HOME to lone units (CN-ORDER-4, CN-ORDER-6)."""
    who = author(s, seat)
    if not is_led(s, who):
        return Illegal.NO_NEWS_OF_COMMAND
    if s.today[seat] >= COLUMNS_PER_PHASE:
        return Illegal.TOO_MANY_COLUMNS
    hex = recipient_hex(s, who, recipient)
    if hex == NOWHERE:
        return Illegal.NO_LONGER_THERE
    if s.ask == Ask.LIVE and not is_seen_at_headquarters(s, who, recipient):
        return Illegal.NOT_AT_HEADQUARTERS
    if recipient < FIRST_COMMANDER_MARKER and not is_lone_known(s, who, recipient):
        return Illegal.NOT_YOUR_MARKER if hex != s.headquarters[who] else Illegal.NONE
    return Illegal.NONE


@rule
def begin_column(s, seat, recipient):
    """Begin an empty column with the usual doctrine (CN-ORDER-14)."""
    row = row_of(s, seat)
    for number in range(s.sent.shape[2]):
        s.sent[seat, row, number] = 0
    s.sent[seat, row, Sent.SHEET.value] = sheet_for(s, seat, recipient)
    s.sent[seat, row, Sent.RECIPIENT.value], s.sent[seat, row, Sent.DAY.value] = recipient, s.day
    s.sent[seat, row, Sent.MOMENT.value], s.sent[seat, row, Sent.COPIES.value] = UNKNOWN, 1
    s.sent_count[seat, row] = 0
    set_usual_doctrine(s, seat, row)
    s.draft[seat, Draft.RECIPIENT.value] = recipient
    s.answer_step[seat] = Step.UNITS.value
    if recipient < FIRST_COMMANDER_MARKER:
        name_unit(s, seat, recipient)


@rule
def sheet_for(s, seat, recipient):
    """Return the number of a new column's sheet: all columns of a phase to one recipient are on one (CN-ORDER-1)."""
    for k in range(s.columns[seat] - s.today[seat], s.columns[seat]):
        if s.sent[seat, k % KEPT_COLUMNS, Sent.RECIPIENT.value] == recipient:
            return int(s.sent[seat, k % KEPT_COLUMNS, Sent.SHEET.value])
    return int(s.sheets[seat])


@rule
def set_usual_doctrine(s, seat, row):
    for number in range(DOCTRINES):
        s.sent_doctrine[seat, row, number] = 0
    s.sent_doctrine[seat, row, Doctrine.RETREAT_AT.value] = HALF
    s.sent_doctrine[seat, row, Doctrine.RESERVE.value] = RESERVE
    s.sent_doctrine[seat, row, Doctrine.FORCED_1.value] = NOWHERE
    s.sent_doctrine[seat, row, Doctrine.FORCED_2.value] = NOWHERE


# -- Its units -----------------------------------------------------------------------------------------------------


@rule
def refuse_unit(s, seat, unit):
    """Return the refusal, or 0 if the action is legal. Rule: units of the recipient's hex; a commander may also lead a
    lone unit beside him (CN-ORDER-5, CN-ORDER-6)."""
    who, recipient = author(s, seat), recipient_of(s, seat)
    if not is_unit_known(s, who, unit):
        return Illegal.NOT_YOUR_MARKER
    here, there = recipient_hex(s, who, recipient), unit_hex(s, who, unit)
    if unit - first_unit(s, seat) > LAST_UNIT_BIT:
        return Illegal.NOT_YOUR_MARKER
    if has_bit(int(s.sent[seat, row_of(s, seat), Sent.UNITS.value]), unit - first_unit(s, seat)):
        return Illegal.ALREADY_SO
    if there == here:
        return (
            Illegal.NONE
            if recipient >= FIRST_COMMANDER_MARKER or unit == recipient
            else Illegal.NOT_WITH_RECIPIENT
        )
    is_commander = FIRST_COMMANDER_MARKER <= recipient < FIRST_CAMP_MARKER
    if is_commander and are_adjacent(here, there) and is_lone_known(s, who, unit):
        return Illegal.NONE
    return Illegal.NOT_WITH_RECIPIENT


@rule
def name_unit(s, seat, unit):
    s.sent[seat, row_of(s, seat), Sent.UNITS.value] |= 1 << (unit - first_unit(s, seat))


@rule
def refuse_alone(s, seat):
    """Return the refusal, or 0 if the action is legal. Rule: a commander may travel without troops (CN-CMD-8)."""
    recipient = recipient_of(s, seat)
    if recipient < FIRST_COMMANDER_MARKER or recipient >= FIRST_CAMP_MARKER:
        return Illegal.NOT_A_COMMANDER
    row = row_of(s, seat)
    if s.sent[seat, row, Sent.UNITS.value] != 0 or s.sent[seat, row, Sent.ALONE.value] != 0:
        return Illegal.CANNOT_GO_ALONE
    return Illegal.NONE


@rule
def go_alone(s, seat):
    s.sent[seat, row_of(s, seat), Sent.ALONE.value] = 1


# -- Its entries ---------------------------------------------------------------------------------------------------


@rule
def refuse_time(s, seat, slot):
    """Return the refusal, or 0 if the action is legal. Rule: entries are in time order, the first not before now, all
    within eight days (CN-ORDER-8, 4.7).

    `slot` is counted from round 1 of today.
    """
    if count_entries(s, seat) >= ENTRIES:
        return Illegal.TOO_MANY_ENTRIES
    at = DAY_ROUNDS * int(s.day) + slot
    if at < first_slot(s):
        return Illegal.NOT_LATER
    if count_entries(s, seat) > 0 and at <= number_of(s, seat, Entry.SLOT.value):
        return Illegal.NOT_LATER
    return Illegal.NONE


@rule
def begin_entry(s, seat, slot):
    row, k = row_of(s, seat), count_entries(s, seat)
    for number in range(ENTRY_NUMBERS):
        s.sent_entries[seat, row, k, number] = 0
    s.sent_entries[seat, row, k, Entry.SLOT.value] = DAY_ROUNDS * int(s.day) + slot
    s.sent_entries[seat, row, k, Entry.ORDER.value] = Order.WAIT.value
    s.sent_entries[seat, row, k, Entry.HEX.value] = NOWHERE
    for via in range(VIAS_FROM, ENTRY_NUMBERS):
        s.sent_entries[seat, row, k, via] = NOWHERE
    s.sent_count[seat, row] = k + 1
    s.answer_step[seat] = Step.ORDER.value


@rule
def refuse_order(s, seat, order):
    """Return the refusal, or 0 if the action is legal. Rule: what the recipient's units may be told, as far as the seat
    knows (4.7)."""
    who, recipient = author(s, seat), recipient_of(s, seat)
    if not IS_UNDERSTOOD[author_side(s, seat), order] and not are_islanders(s, seat):
        return Illegal.NOT_UNDERSTOOD
    if takes_home_only(s, who, recipient) != (order == Order.HOME):
        return Illegal.HOME_ONLY
    if order == Order.FORTIFY:
        return refuse_fortifying(s, seat)
    if order == Order.CAMP and (recipient < FIRST_COMMANDER_MARKER or recipient >= FIRST_CAMP_MARKER):
        return Illegal.NO_COMMANDER_TO_CAMP
    if order == Order.DIVINE and not has_astrologer_at(s, who, recipient_hex(s, who, recipient)):
        return Illegal.CANNOT_DIVINE
    return Illegal.NONE


@rule
def takes_home_only(s, seat, recipient):
    """Return whether a recipient may only get HOME: a lone unit, except islanders at the bridgehead, which is their
    camp (CN-ORDER-6, CN-CAMP-10)."""
    if recipient >= FIRST_COMMANDER_MARKER or not is_lone_known(s, seat, recipient):
        return False
    return not is_islander(recipient) or unit_hex(s, seat, recipient) != BRIDGEHEAD[s.options.scenario]


@rule
def are_islanders(s, seat):
    """Return whether a column names nobody but living men of CRU, who understand all orders (CN-CRUR-12)."""
    named = int(s.sent[seat, row_of(s, seat), Sent.UNITS.value])
    recipient = recipient_of(s, seat)
    if recipient < FIRST_COMMANDER_MARKER:
        return is_islander(recipient)
    side = author_side(s, seat)
    for unit in range(FIRST_UNIT[side], min(LAST_OF[side], FIRST_UNIT[side] + LAST_UNIT_BIT) + 1):
        if has_bit(named, unit - FIRST_UNIT[side]) and not is_islander(unit):
            return False
    return named != 0


@rule
def refuse_fortifying(s, seat):
    """Return the refusal, or 0 if the action is legal. Rule: one unit a camp, of 250 men or more as it last reported
    (CN-FORT-2)."""
    who, side = author(s, seat), author_side(s, seat)
    named = int(s.sent[seat, row_of(s, seat), Sent.UNITS.value])
    hex = recipient_hex(s, who, recipient_of(s, seat))
    for k in range(s.today[seat]):
        other = (int(s.columns[seat]) - 1 - k) % KEPT_COLUMNS
        there = recipient_hex(s, who, int(s.sent[seat, other, Sent.RECIPIENT.value]))
        if tells_to_fortify(s, seat, other) and hex == there:
            return Illegal.FORTIFIED_BY_ANOTHER
    for unit in range(FIRST_UNIT[side], min(LAST_OF[side], FIRST_UNIT[side] + LAST_UNIT_BIT) + 1):
        may = named == 0 or has_bit(named, unit - FIRST_UNIT[side])
        if may and unit_hex(s, who, unit) == hex and men_known(s, who, unit) >= FORTIFIERS:
            return Illegal.NONE
    return Illegal.CANNOT_FORTIFY


@rule
def tells_to_fortify(s, seat, row):
    for k in range(s.sent_count[seat, row]):
        if s.sent_entries[seat, row, k, Entry.ORDER.value] == Order.FORTIFY:
            return True
    return False


@rule
def give_order(s, seat, order):
    set_number(s, seat, Entry.ORDER.value, order)
    set_number(s, seat, Entry.FORMATION.value, FORMATION[order])
    s.answer_step[seat] = Step.HEX.value if HAS_HEX[order] else Step.ENTRY.value


@rule
def refuse_target(s, seat, hex):
    """Return the refusal, or 0 if the action is legal. Rule: fleets sail by GOTO, HASTE and SHIP; all other targets are
    on land (CN-MOVE-1, CN-SEA-11)."""
    terrain = TERRAIN[s.options.scenario, hex]
    if terrain == Terrain.OUTSIDE:
        return Illegal.NOT_ON_MAP
    order = number_of(s, seat, Entry.ORDER.value)
    may_be_sea = order == Order.GOTO or order == Order.HASTE or order == Order.SHIP
    if terrain == Terrain.SEA and not may_be_sea:
        return Illegal.SEA
    return Illegal.NONE


@rule
def name_target(s, seat, hex):
    set_number(s, seat, Entry.HEX.value, hex)
    s.answer_step[seat] = Step.ENTRY.value


@rule
def count_vias(s, seat):
    found = 0
    for via in range(VIAS_FROM, ENTRY_NUMBERS):
        if number_of(s, seat, via) != NOWHERE:
            found += 1
    return found


@rule
def refuse_via(s, seat):
    """Return the refusal, or 0 if the action is legal. Rule: a route leads through three hexes at most, on the way to
    one (CN-MOVE-7)."""
    if not HAS_HEX[number_of(s, seat, Entry.ORDER.value)]:
        return Illegal.NO_TARGET_NEEDED
    return Illegal.TOO_MANY_ENTRIES if count_vias(s, seat) >= ENTRY_NUMBERS - VIAS_FROM else Illegal.NONE


@rule
def ask_via(s, seat):
    s.answer_step[seat] = Step.VIA.value


@rule
def name_via(s, seat, hex):
    set_number(s, seat, VIAS_FROM + count_vias(s, seat), hex)
    s.answer_step[seat] = Step.ENTRY.value


@rule
def refuse_formation(s, seat, formation):
    """Return the refusal, or 0 if the action is legal. Rule: the sheet chooses for ATTACK, and for units that stand
    still (CN-MOVE-9, CN-MOVE-10)."""
    order = int(number_of(s, seat, Entry.ORDER.value))
    if not HAS_FORMATION[order] and HAS_HEX[order]:
        return Illegal.FORMATION_FIXED
    return Illegal.ALREADY_SO if number_of(s, seat, Entry.FORMATION.value) == formation else Illegal.NONE


@rule
def choose_formation(s, seat, formation):
    set_number(s, seat, Entry.FORMATION.value, formation)


@rule
def refuse_nights(s, seat, nights):
    """Return the refusal, or 0 if the action is legal. Rule: only movement goes on at night (CN-NIGHT-1)."""
    if not IS_MOVEMENT[number_of(s, seat, Entry.ORDER.value)]:
        return Illegal.NO_NIGHT_MARCH
    return Illegal.ALREADY_SO if number_of(s, seat, Entry.NIGHTS.value) == nights else Illegal.NONE


@rule
def choose_night_rounds(s, seat, nights):
    set_number(s, seat, Entry.NIGHTS.value, nights)


@rule
def refuse_to_run_on(s, seat):
    """Return the refusal, or 0 if the action is legal. Rule: not all orders hold until further notice (CN-ORDER-8)."""
    if not MAY_RUN_ON[number_of(s, seat, Entry.ORDER.value)]:
        return Illegal.NOT_FURTHER
    return Illegal.ALREADY_SO if number_of(s, seat, Entry.FURTHER.value) == 1 else Illegal.NONE


@rule
def run_on(s, seat):
    set_number(s, seat, Entry.FURTHER.value, 1)


@rule
def refuse_to_cover(s, seat, covered):
    """Return the refusal, or 0 if the action is legal. Rule: the number of days is another than before."""
    is_so = s.sent[seat, row_of(s, seat), Sent.DAYS.value] == covered
    return Illegal.ALREADY_SO if is_so else Illegal.NONE


@rule
def cover_days(s, seat, covered):
    """Let the column cover this number of days, from today on; a later entry prolongs it (CN-ORDER-1, CN-ORDER-9)."""
    s.sent[seat, row_of(s, seat), Sent.DAYS.value] = covered


# -- Its doctrine, its end -------------------------------------------------------------------------------------------


@rule
def refuse_setting(s, seat, setting):
    is_so = s.sent_doctrine[seat, row_of(s, seat), SETTING[setting, 0]] == SETTING[setting, 1]
    return Illegal.ALREADY_SO if is_so else Illegal.NONE


@rule
def set_doctrine(s, seat, setting):
    s.sent_doctrine[seat, row_of(s, seat), SETTING[setting, 0]] = SETTING[setting, 1]


@rule
def refuse_forced_march(s, seat, nth_round):
    """Return the refusal, or 0 if the action is legal. Rule: two rounds of a column at most, not past, by day or night,
    in which a commander's hero point doubles the movement (CN-HP-5)."""
    at, row = ROUNDS * int(s.day) + nth_round, row_of(s, seat)
    if at < round_number(s) or s.sent_doctrine[seat, row, Doctrine.FORCED_1.value] == at:
        return Illegal.NOT_LATER
    is_full = s.sent_doctrine[seat, row, Doctrine.FORCED_2.value] != NOWHERE
    return Illegal.TOO_MANY_ENTRIES if is_full else Illegal.NONE


@rule
def force_march(s, seat, nth_round):
    """Name a round of forced march, kept as a round count: `nth_round` is 1 for the first round of today, 7 to 9 for N1
    to N3, and so on."""
    row = row_of(s, seat)
    is_second = s.sent_doctrine[seat, row, Doctrine.FORCED_1.value] != NOWHERE
    place = Doctrine.FORCED_2.value if is_second else Doctrine.FORCED_1.value
    s.sent_doctrine[seat, row, place] = ROUNDS * int(s.day) + nth_round


@rule
def units_meant(s, seat):
    """Return the units that a column names, else those that the seat believes to be in its recipient's hex, as bits."""
    who, side = author(s, seat), author_side(s, seat)
    named = int(s.sent[seat, row_of(s, seat), Sent.UNITS.value])
    if named != 0:
        return named
    here, found = recipient_hex(s, who, recipient_of(s, seat)), 0
    for unit in range(FIRST_UNIT[side], min(LAST_OF[side], FIRST_UNIT[side] + LAST_UNIT_BIT) + 1):
        if unit_hex(s, who, unit) == here:
            found |= 1 << (unit - FIRST_UNIT[side])
    return found


@rule
def end_column(s, seat, copies, log):
    """Complete the column; its couriers leave when all sides have sealed their orders (CN-ORDER-3, CN-COURIER-11)."""
    row = row_of(s, seat)
    s.sent[seat, row, Sent.COPIES.value], s.sent[seat, row, Sent.MEANT.value] = copies, units_meant(s, seat)
    s.answer_step[seat] = Step.NONE.value
    count_column(s, seat, log)


@rule
def count_column(s, seat, log):
    """Count the row that was written as a column of this phase, and log it.

    What an umpire writes for a player is logged when it is handed over.
    """
    sent = s.sent[seat, row_of(s, seat)]
    sheet = int(sent[Sent.SHEET.value])
    s.columns[seat] += 1
    s.today[seat] += 1
    s.sheets[seat] = max(int(s.sheets[seat]), sheet + 1)
    if author(s, seat) == seat:
        note(log, Event.COLUMN_WRITTEN, only(seat), seat, sent[Sent.RECIPIENT.value], sheet)


@rule
def discard(s, seat):
    """Drop what is being written; finished columns stay."""
    s.answer_step[seat] = Step.NONE.value


# -- In the place of a player ----------------------------------------------------------------------------------------


@rule
def begin_answer(s, seat, player):
    """Let the umpire write for a player, seen by nobody else (6.5); a second time, leave it to the player again."""
    s.stands_in = 0 if s.stands_in == player + 1 else player + 1
    s.today[seat], s.columns[seat], s.sheets[seat] = 0, 0, s.sheets[player]
    s.answer_step[seat] = Step.NONE.value


@rule
def hand_over(s, seat, player, log):
    """Give a player the columns that the umpire has written; what the player has written or begun is dropped."""
    phases.drop_all(s, player)
    for row in range(s.today[seat]):
        phases.copy_column(s, seat, row, player, row_of(s, player))
        s.draft[player, Draft.RECIPIENT.value] = s.sent[seat, row, Sent.RECIPIENT.value]
        count_column(s, player, log)
