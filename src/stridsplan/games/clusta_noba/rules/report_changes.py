"""What a human umpire changes in reports under way (CN-UMP-1): a figure, a place, or that they arrive at all."""

from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.armies import GROUP_MEN, LEADERSHIP, MEN_AT_START
from ..components.information import BANDS
from ..components.map import NODES
from ..components.pools import (
    COURIERS,
    FIRST_UNIT,
    LAST_DAY,
    LINE_NUMBERS,
    LINES_PER_SIDE,
    MOST_MEN,
    NOWHERE,
    SIDE_OF_SPECIALIST,
    STANDARD,
    Side,
)
from ..components.tables import frozen
from ..events import UMPIRE, Event, Illegal
from ..state import Cargo, Courier, Line
from .dispatches import count_lines, next_line, release, release_lines, side_of_courier
from .geography import is_land, is_sea
from .walking import halt

A_HEX, FIXED = -1, 0  # in place of the highest value of a number of a line
BAND = 2  # the number of a reading that is one
POINTS = 5
CHANGEABLE = {  # by Line and number: its highest value, or that it is a hex
    Line.OWN_UNIT: {2: A_HEX, 3: MOST_MEN, 4: MOST_MEN, 6: MOST_MEN},
    Line.OWN_COMMANDER: {2: A_HEX, 3: POINTS},
    Line.OWN_CAMP: {3: LAST_DAY},
    Line.OWN_SPECIALIST: {2: A_HEX},
    Line.BATTLE: {1: A_HEX, 2: MOST_MEN, 4: MOST_MEN, 5: MOST_MEN, 7: A_HEX},
    Line.SIGHTING: {1: A_HEX, 4: MOST_MEN},
    Line.READING: {1: A_HEX, BAND: BANDS - 1},
    Line.LAPSED: {2: A_HEX},
    Line.STOPPED: {2: A_HEX, 4: MOST_MEN},
    Line.INTERROGATION: {1: A_HEX, 4: A_HEX},
    Line.CAPTURED_SHEET: {4: A_HEX},
    Line.ORDER_FAILED: {2: A_HEX},
}
KINDS = range(max(Line) + 1)
MOST = frozen([[CHANGEABLE.get(kind, {}).get(k, FIXED) for k in range(LINE_NUMBERS)] for kind in KINDS])

# -- A number of a line ------------------------------------------------------------------------------------------------


@rule
def most(s, line, number):
    """The highest value that a number of a line may get: no unit has more men than it began with."""
    kind, found = int(s.line[line, 0]), int(MOST[s.line[line, 0], number])
    if kind == Line.OWN_UNIT and (number == 3 or number == 4):
        return men_at_start(int(s.line[line, 1]), number - 3)
    if kind == Line.OWN_COMMANDER and number == 3:
        return int(LEADERSHIP[s.line[line, 1]])
    return found


@rule
def men_at_start(unit, troop):
    if unit >= FIRST_UNIT[Side.CRU.value]:
        return GROUP_MEN if troop == STANDARD else 0
    return int(MEN_AT_START[unit, troop])


@rule
def refuse_line(s, line):
    return Illegal.NO_SUCH_REPORT if s.line[line, 0] == Line.NONE else Illegal.NONE


@rule
def refuse_number(s, line, number):
    """Figures may be changed, and hexes that the line names."""
    found = most(s, line, number)
    if found == FIXED or (found == A_HEX and s.line[line, number] < 0):
        return Illegal.FIXED_NUMBER
    return Illegal.NONE


@rule
def refuse_hex(s, line, number, hex):
    """One on land by another on land, one at sea by another at sea."""
    old = int(s.line[line, number])
    if hex == old:
        return Illegal.ALREADY_SO
    return Illegal.NONE if has_same_ground(s, old, hex) else Illegal.NOT_THERE


@rule
def has_same_ground(s, hex, other):
    if hex < 0 or hex >= NODES or other >= NODES:
        return False
    both_land = is_land(s.options.scenario, hex, s.has_bridge) and is_land(
        s.options.scenario, other, s.has_bridge
    )
    both_sea = is_sea(s.options.scenario, hex, s.has_bridge) and is_sea(
        s.options.scenario, other, s.has_bridge
    )
    return both_land or both_sea


@rule
def change(s, line, number, value, log):
    """What the report says from now on; who carries it does not know."""
    side, kind, before = line // LINES_PER_SIDE, int(s.line[line, 0]), int(s.line[line, number])
    s.line[line, number] = value
    note(log, Event.REPORT_CHANGED, UMPIRE, s.moment, side, kind, number, before, value)


# -- A report ----------------------------------------------------------------------------------------------------------


@rule
def refuse_withholding(s, carrier):
    """A courier on his way with a report, or a specialist with something to tell; a captive is on no way."""
    if carrier >= COURIERS:
        has_lines = next_line(s, side_of_carrier(carrier), carrier, NOWHERE) != NOWHERE
        return Illegal.NONE if has_lines else Illegal.NO_SUCH_REPORT
    row = s.courier[carrier]
    if row[Courier.CARGO.value] != Cargo.REPORT or row[Courier.CAUGHT.value] == 1:
        return Illegal.NO_SUCH_REPORT
    return Illegal.NONE


@rule
def side_of_carrier(carrier):
    if carrier >= COURIERS:
        return int(SIDE_OF_SPECIALIST[carrier - COURIERS])
    return side_of_courier(carrier)


@rule
def withhold(s, carrier, log):
    """It never arrives; nobody notices (CN-COURIER-14)."""
    side = side_of_carrier(carrier)
    note(log, Event.REPORT_WITHHELD, UMPIRE, s.moment, side, count_lines(s, side, carrier))
    if carrier < COURIERS:
        halt(s, carrier)
        release(s, carrier)
    else:
        release_lines(s, side, carrier)
        s.specialist_lines[carrier - COURIERS] = 0
