"""Couriers: who sets out when orders are sealed, where each goes, and what he brings (CN-COURIER-2 to 6, CN-CRUR-6).

A courier seeks the true hex of his recipient, which he learns again at the start of each round. `walking.py` moves him
along a path; `messengers.py` decides who walks when.
"""

from stridsplan.engine.log import note, only
from stridsplan.engine.record import rule

from ..components.pools import (
    COURIERS,
    FIRST_COMMANDER_MARKER,
    NOBODY,
    NOWHERE,
    SIDES,
    UNKNOWN,
    Side,
)
from ..components.report_lines import Line
from ..events import UMPIRE, Event
from ..numbers import DAY, PULSES, VIAS, Cargo, Courier, Letter, Sent
from .beliefs import may_leave, recipient_hex
from .canonical import side_in_order
from .commanders import commander_of, headquarters_hex
from .dispatches import (
    add_line,
    assign_courier,
    coast_beside,
    is_free_courier,
    release,
    send_courier,
    set_out,
    side_of_courier,
)
from .ending import plays
from .errands import is_active_specialist, take_errand, take_sheet_along
from .geography import is_sea
from .ledgers import deliver
from .markers import chief_marker, is_commander_marker, marker_hex, specialist_marker
from .phases import copies_of, mark_sent, next_unsent
from .sheets import take_sheet
from .walking import halt, lay_path

# -- The couriers of the day -----------------------------------------------------------------------------------------


@rule
def send_all(s, log):
    """Begin the errands and send the sheets and letters of all sides, whose orders are final (CN-ORDER-3, 6.4 step
    6)."""
    for place in range(SIDES):
        side = side_in_order(s, place)
        if plays(s, side):
            seat = int(s.seat_of[side])
            send_errands(s, seat, side, log)
            send_sheets(s, seat, side, log)
            send_letters(s, seat, side, log)


@rule
def send_sheets(s, seat, side, log):
    """Send a seat's sheets, but keep those that cannot leave a ship out at sea.

    The log tells the seat only what follows from its own beliefs: not how many couriers it has left, nor whether a
    recipient is still where he was (CN-COURIER-14, CN-TRAP-29).
    """
    row = next_unsent(s, seat)
    while row != NOWHERE:
        sheet, recipient = (
            int(s.sent[seat, row, Sent.SHEET.value]),
            int(s.sent[seat, row, Sent.RECIPIENT.value]),
        )
        if may_leave(s, seat, recipient):
            copies = copies_of(s, seat, sheet)
            send_sheet(s, seat, side, sheet, recipient, copies, log)
            is_near = recipient_hex(s, seat, recipient) == s.headquarters[seat]
            mark_sent(s, seat, sheet, s.moment)
            note(log, Event.SHEET_SENT, only(seat), seat, recipient, sheet, 0 if is_near else copies)
        else:
            mark_sent(s, seat, sheet, NOWHERE)
            note(log, Event.SHEET_KEPT, only(seat), seat, recipient, sheet)
        row = next_unsent(s, seat)


@rule
def send_sheet(s, seat, side, sheet, recipient, copies, log):
    """Give a sheet to a recipient in the commander-in-chief's hex, or send `copies` couriers with it; CRU's leave a
    round later (CN-CRUR-6)."""
    here = headquarters_hex(s, side)
    if here == NOWHERE:
        return
    if here == marker_hex(s, recipient):
        is_unit = recipient < FIRST_COMMANDER_MARKER  # it obeys the commander-in-chief, who is there
        take_sheet(s, seat, sheet, chief_marker(side) if is_unit else recipient, log)
        return
    for _ in range(copies):
        courier = send_courier(s, side, chief_marker(side), recipient, Cargo.SHEET.value, sheet, log)
        if courier != NOWHERE and side == Side.CRU:
            s.courier[courier, Courier.WAITS.value] = s.moment + PULSES


@rule
def send_letters(s, seat, side, log):
    """Send a side's letters: offers travel by courier; a truce or alliance is broken without one (CN-ALLY-2,
    CN-ALLY-3)."""
    for other in range(SIDES):
        letter = int(s.posted[seat, other]) - 1
        s.posted[seat, other] = 0
        if letter == Letter.WAR:
            s.offer[side, other] = letter + 1
        elif letter >= 0:
            send_courier(s, side, chief_marker(side), chief_marker(other), Cargo.LETTER.value, letter, log)


# -- Errands of specialists ------------------------------------------------------------------------------------------


@rule
def send_errands(s, seat, side, log):
    """Begin errands of specialists at headquarters at once, and send the other errands (CN-SPY-5)."""
    for specialist in range(s.errand.shape[1]):
        errand = s.errand[seat, specialist]
        home = int(errand[0]) - 1
        errand[0] = 0
        if home == NOWHERE or headquarters_hex(s, side) == NOWHERE:
            continue
        if is_active_specialist(s, specialist) and s.specialist_at[specialist] == headquarters_hex(s, side):
            take_sheet_along(s, seat, specialist, home)
            take_errand(s, specialist, home, errand[1], errand[2], errand[3], errand[1 + VIAS])
        else:
            send_errand(s, side, specialist, home, errand, log)


@rule
def send_errand(s, side, specialist, home, errand, log):
    goal = specialist_marker(specialist)
    courier = assign_courier(
        s, side, chief_marker(side), headquarters_hex(s, side), goal, Cargo.ERRAND.value, log
    )
    if courier == NOWHERE:
        return
    row = s.courier[courier]
    row[Courier.HOME.value], row[Courier.DIVINES.value] = home, errand[1 + VIAS]
    for k in range(VIAS):
        row[Courier.VIA_1.value + k] = errand[1 + k]
    set_out(s, courier, log)
    if side == Side.CRU:
        row[Courier.WAITS.value] = s.moment + PULSES


# -- On the way ------------------------------------------------------------------------------------------------------


@rule
def is_under_way(s, courier):
    """Return whether a courier may walk: he carries something, is not caught, and need not wait any longer."""
    row = s.courier[courier]
    if row[Courier.CARGO.value] == Cargo.NONE or row[Courier.CAUGHT.value] == 1:
        return False
    return row[Courier.WAITS.value] <= s.moment


@rule
def set_on_way(s, courier, pulses, log):
    """Plan the courier's path for the rest of the round, to where the recipient truly is now (CN-COURIER-6).

    The path avoids the hexes marked in `s.blocked`: those of units hostile to his side (CN-COURIER-5).
    """
    if not is_under_way(s, courier):
        return
    redirect_to_successor(s, courier, log)
    goal = destination(s, courier)
    if goal == NOWHERE or is_free_courier(s, courier):
        halt(s, courier)
    else:
        lay_path(s, courier, goal, pulses)


@rule
def destination(s, courier):
    """Return the hex where a courier finds his recipient, or NOWHERE; one on a ship he finds in the coast hex beside it
    (CN-COURIER-16)."""
    hex = int(marker_hex(s, s.courier[courier, Courier.GOAL.value]))
    if hex == NOWHERE or not is_sea(s.options.scenario, hex, s.has_bridge):
        return hex
    return hex if s.courier[courier, Courier.AT.value] == hex else coast_beside(s, hex)


@rule
def redirect_to_successor(s, courier, log):
    """If the recipient is gone, redirect a courier with a sheet to the commander who now leads in a dead one's hex,
    or turn him back (CN-COURIER-6). A report waits; letters and errands are lost."""
    row, side = s.courier[courier], side_of_courier(courier)
    goal, cargo = int(row[Courier.GOAL.value]), row[Courier.CARGO.value]
    if cargo == Cargo.REPORT or marker_hex(s, goal) != NOWHERE:
        return
    successor = NOBODY
    if is_commander_marker(goal):
        successor = commander_of(s, side, int(s.commander_at[goal - FIRST_COMMANDER_MARKER]))
    if cargo == Cargo.SHEET and successor != NOBODY:
        row[Courier.GOAL.value] = FIRST_COMMANDER_MARKER + successor
    elif cargo == Cargo.SHEET:
        turn_back(s, courier)
    else:
        release(s, courier)


@rule
def turn_back(s, courier):
    """Send a sheet back to the commander-in-chief, as a report (CN-COURIER-6)."""
    row, side = s.courier[courier], side_of_courier(courier)
    sheet, marker = int(row[Courier.SHEET.value]), int(row[Courier.GOAL.value])
    row[Courier.CARGO.value], row[Courier.GOAL.value] = Cargo.REPORT.value, chief_marker(side)
    row[Courier.SHEET.value] = NOWHERE
    if not add_line(
        s, courier, Line.RETURNED.value, sheet, marker, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN
    ):
        release(s, courier)


@rule
def end_day(s):
    """Turn back couriers that set out with a sheet a day ago or more, if their recipient is out at sea
    (CN-COURIER-16)."""
    for courier in range(COURIERS):
        row = s.courier[courier]
        if not is_under_way(s, courier) or row[Courier.SINCE.value] > s.moment - DAY:
            continue
        if row[Courier.CARGO.value] == Cargo.SHEET and destination(s, courier) == NOWHERE:
            turn_back(s, courier)


# -- Arrival ---------------------------------------------------------------------------------------------------------


@rule
def has_arrived(s, courier):
    """Return whether a courier is where his recipient is now."""
    return is_under_way(s, courier) and s.courier[courier, Courier.AT.value] == destination(s, courier)


@rule
def arrive(s, courier, log):
    """Let what a courier carries take effect at once, and free him (CN-COURIER-4)."""
    row, side = s.courier[courier], side_of_courier(courier)
    goal, sheet = int(row[Courier.GOAL.value]), int(row[Courier.SHEET.value])
    note(log, Event.COURIER_ARRIVED, UMPIRE, side, courier, row[Courier.AT.value])
    halt(s, courier)
    if row[Courier.CARGO.value] == Cargo.SHEET:
        take_sheet(s, int(s.seat_of[side]), sheet, goal, log)
        release(s, courier)
    elif row[Courier.CARGO.value] == Cargo.ERRAND:
        hand_errand(s, courier)
        release(s, courier)
    else:
        deliver(s, courier, log)


@rule
def hand_errand(s, courier):
    row = s.courier[courier]
    specialist = int(row[Courier.GOAL.value]) - specialist_marker(0)
    take_errand(
        s,
        specialist,
        int(row[Courier.HOME.value]),
        row[Courier.VIA_1.value],
        row[Courier.VIA_2.value],
        row[Courier.VIA_3.value],
        row[Courier.DIVINES.value],
    )
