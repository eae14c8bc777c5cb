"""Couriers and the lines they carry: how they are assigned, filled, sent off and freed (CN-COURIER-1, CN-COURIER-16).

Each side has couriers and lines of its own. They cost no men (CN-COURIER-14), but their number is limited: a side
without a free courier sends nothing. The owner of a line is a courier, or a spy or hippogriff (`specialist_as_owner`)
until it hands the line to a courier.
"""

from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.map import DIRECTIONS, NEIGHBOUR
from ..components.pools import COURIERS, COURIERS_PER_SIDE, LINES_PER_SIDE, NOWHERE
from ..components.report_lines import Line
from ..events import UMPIRE, Event
from ..numbers import Cargo, Courier
from .commanders import headquarters_hex
from .geography import is_coast, is_sea
from .markers import chief_marker, marker_hex

# -- Couriers ------------------------------------------------------------------------------------------------------


@rule
def side_of_courier(courier):
    return courier // COURIERS_PER_SIDE


@rule
def is_free_courier(s, courier):
    """Return whether a courier carries nothing, so that he can be sent; his row in `s.courier` is free then."""
    return s.courier[courier, Courier.CARGO.value] == Cargo.NONE


@rule
def free_courier(s, side):
    """Return the first courier of a side that carries nothing, or NOWHERE."""
    for courier in range(side * COURIERS_PER_SIDE, (side + 1) * COURIERS_PER_SIDE):
        if is_free_courier(s, courier):
            return courier
    return NOWHERE


@rule
def send_courier(s, side, sender, goal, cargo, number, log):
    """Send a courier with a sheet or a letter from the sender's hex; return him, or NOWHERE if none can go
    (CN-COURIER-1).

    `number` is that of the sheet, or the Letter. He sets out at once, unless the caller sets WAITS (CN-CRUR-6).
    """
    courier = assign_courier(s, side, sender, marker_hex(s, sender), goal, cargo, log)
    if courier != NOWHERE:
        s.courier[courier, Courier.SHEET.value] = number
        set_out(s, courier, log)
    return courier


@rule
def assign_courier(s, side, sender, hex, goal, cargo, log):
    """Take a free courier of a side for something that the sender sends from a hex, and return him; or NOWHERE."""
    start = starting_hex(s, hex, goal)
    if start == NOWHERE:
        return NOWHERE
    courier = free_courier(s, side)
    if courier == NOWHERE:
        note(log, Event.COURIER_LACKED, UMPIRE, side, sender)
        return NOWHERE
    row = s.courier[courier]
    row[Courier.CARGO.value], row[Courier.SENDER.value], row[Courier.GOAL.value] = cargo, sender, goal
    row[Courier.AT.value], row[Courier.FROM.value], row[Courier.SHEET.value] = start, start, NOWHERE
    row[Courier.STEP.value], row[Courier.STEPS.value], row[Courier.WALKED.value] = 0, 0, 0
    row[Courier.SINCE.value], row[Courier.WAITS.value] = s.moment, s.moment
    row[Courier.HEADQUARTERS.value], row[Courier.LINES.value] = headquarters_hex(s, side), 0
    row[Courier.CAUGHT.value] = 0
    return courier


@rule
def set_out(s, courier, log):
    """Let a courier set out now; he knows where his commander-in-chief is at this moment (CN-INTERR-5, CN-INFO-8)."""
    side = side_of_courier(courier)
    row = s.courier[courier]
    row[Courier.SINCE.value], row[Courier.WAITS.value] = s.moment, s.moment
    row[Courier.HEADQUARTERS.value] = headquarters_hex(s, side)
    goal, start = int(row[Courier.GOAL.value]), int(row[Courier.FROM.value])
    note(log, Event.COURIER_SENT, UMPIRE, side, courier, goal, start)


@rule
def release(s, courier):
    """Free a courier and his lines."""
    release_lines(s, side_of_courier(courier), courier)
    s.courier[courier, Courier.CARGO.value] = Cargo.NONE.value
    s.courier[courier, Courier.LINES.value] = 0


# -- Where a courier starts (CN-COURIER-16) --------------------------------------------------------------------------


@rule
def starting_hex(s, hex, goal):
    """Return where a courier from a hex starts: from a ship in the coast hex beside it, NOWHERE if there is none.

    Within one fleet in one sea hex he need not leave that hex.
    """
    if hex == NOWHERE or not is_sea(s.options.scenario, hex, s.has_bridge):
        return hex
    return hex if marker_hex(s, goal) == hex else coast_beside(s, hex)


@rule
def coast_beside(s, hex):
    """Return the first coast hex next to a sea hex, by number, or NOWHERE."""
    for direction in range(DIRECTIONS):  # in ascending order of the hexes
        near = int(NEIGHBOUR[hex, direction])
        if near != NOWHERE and is_coast(s.options.scenario, near, s.has_bridge):
            return near
    return NOWHERE


# -- Reports ---------------------------------------------------------------------------------------------------------


@rule
def open_report(s, side, sender, log):
    """Take a courier for a report to the commander-in-chief from the sender's hex, and return him; or NOWHERE."""
    return open_report_from(s, side, sender, marker_hex(s, sender), log)


@rule
def open_report_from(s, side, sender, hex, log):
    """Take a courier for a report from a given hex, such as that of a sender that is no more, and return him; or
    NOWHERE."""
    return assign_courier(s, side, sender, hex, chief_marker(side), Cargo.REPORT.value, log)


@rule
def send_report(s, courier, log):
    """Let the courier of a report set out when it has been written; if it has no line, free him."""
    if courier == NOWHERE:
        return
    if s.courier[courier, Courier.LINES.value] == 0:
        release(s, courier)
    else:
        set_out(s, courier, log)


# -- Lines -----------------------------------------------------------------------------------------------------------


@rule
def add_line(s, courier, kind, a, b, c, d, e, f, g):
    """Write a line into a courier's report; return False without a courier or a free line.

    `a` to `g` are the numbers of the kind (report_lines.FIELDS), UNKNOWN where it has fewer.
    """
    if courier == NOWHERE:
        return False
    if not write_line(s, side_of_courier(courier), courier, kind, a, b, c, d, e, f, g):
        return False
    s.courier[courier, Courier.LINES.value] += 1
    return True


@rule
def write_line(s, side, owner, kind, a, b, c, d, e, f, g):
    """Write a line for an owner of a side; if the side has no free line, return False and leave it out."""
    line = free_line(s, side)
    if line == NOWHERE:
        return False
    row = s.line[line]
    row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7] = kind, a, b, c, d, e, f, g
    s.line_of[line], s.line_moment[line] = owner, s.moment
    return True


@rule
def free_line(s, side):
    for line in range(side * LINES_PER_SIDE, (side + 1) * LINES_PER_SIDE):
        if s.line[line, 0] == Line.NONE:
            return line
    return NOWHERE


@rule
def next_line(s, side, owner, after):
    """Return the next line after `after` of an owner of a side; NOWHERE: there is none."""
    for line in range(max(after + 1, side * LINES_PER_SIDE), (side + 1) * LINES_PER_SIDE):
        if s.line[line, 0] != Line.NONE and s.line_of[line] == owner:
            return line
    return NOWHERE


@rule
def count_lines(s, side, owner):
    """Return how many lines an owner carries."""
    lines, line = 0, next_line(s, side, owner, NOWHERE)
    while line != NOWHERE:
        lines += 1
        line = next_line(s, side, owner, line)
    return lines


@rule
def release_lines(s, side, owner):
    """Free the lines of an owner."""
    line = next_line(s, side, owner, NOWHERE)
    while line != NOWHERE:
        s.line[line, 0] = Line.NONE.value
        line = next_line(s, side, owner, line)


@rule
def hand_over_lines(s, side, owner, courier):
    """Give a courier the lines of another owner: what a spy or hippogriff has written (CN-SPY-5)."""
    line = next_line(s, side, owner, NOWHERE)
    while line != NOWHERE and courier != NOWHERE:
        s.line_of[line] = courier
        s.courier[courier, Courier.LINES.value] += 1
        line = next_line(s, side, owner, line)


@rule
def copy_line(s, line, courier):
    """Copy a line that another side's courier carried, with its moment, into a courier's report (CN-INTERR-5)."""
    row = s.line[line]
    # The copy is the first free line, which `add_line` takes
    copy = free_line(s, side_of_courier(courier)) if courier != NOWHERE else NOWHERE
    if add_line(s, courier, row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7]):
        s.line_moment[copy] = s.line_moment[line]


@rule
def specialist_as_owner(specialist):
    """Return the owner number of the lines that a specialist carries himself."""
    return COURIERS + specialist
