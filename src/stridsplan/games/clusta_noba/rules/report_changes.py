"""What a human umpire changes in reports on their way (CN-UMP-1): a figure, a place, or whether they arrive."""

from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.armies import GROUP_MEN, LEADERSHIP, MEN_AT_START
from ..components.map import NODES
from ..components.pools import (
    COURIERS,
    ELITE,
    FIRST_UNIT,
    LINES_PER_SIDE,
    NOWHERE,
    SIDE_OF_SPECIALIST,
    STANDARD,
    Side,
)
from ..components.report_lines import A_HEX, FIXED, HIGHEST_VALUES, MEN, POINTS, Line
from ..events import UMPIRE, Event, Illegal
from ..numbers import Cargo, Courier
from .dispatches import count_lines, next_line, release, release_lines, side_of_courier
from .geography import is_land, is_sea
from .walking import halt

# -- A number of a line ------------------------------------------------------------------------------------------------


@rule
def highest_value(s, line, number):
    """Return the highest value that a number of a line may get, A_HEX, or FIXED: no troop gets more than `most_men`."""
    kind = int(s.line[line, 0])
    if kind == Line.OWN_UNIT and (number == MEN[STANDARD] or number == MEN[ELITE]):
        return most_men(int(s.line[line, 1]), STANDARD if number == MEN[STANDARD] else ELITE)
    if kind == Line.OWN_COMMANDER and number == POINTS:
        return int(LEADERSHIP[s.line[line, 1]])
    return int(HIGHEST_VALUES[kind, number])


@rule
def most_men(unit, troop):
    """Return the most men that a report may give a troop: those of the army list; for CRU a full group."""
    if unit >= FIRST_UNIT[Side.CRU.value]:
        return GROUP_MEN if troop == STANDARD else 0
    return int(MEN_AT_START[unit, troop])


@rule
def refuse_line(s, line):
    return Illegal.NO_SUCH_REPORT if s.line[line, 0] == Line.NONE else Illegal.NONE


@rule
def refuse_number(s, line, number):
    """Return the refusal, or 0 if the action is legal. Rule: figures may be changed, and hexes that the line names."""
    found = highest_value(s, line, number)
    if found == FIXED or (found == A_HEX and s.line[line, number] < 0):
        return Illegal.FIXED_NUMBER
    return Illegal.NONE


@rule
def refuse_hex(s, line, number, hex):
    """Return the refusal, or 0 if the action is legal. Rule: a hex on land is replaced by one on land, a sea hex
    by a sea hex."""
    old = int(s.line[line, number])
    if hex == old:
        return Illegal.ALREADY_SO
    return Illegal.NONE if has_same_ground(s, old, hex) else Illegal.NOT_THERE


@rule
def has_same_ground(s, hex, other):
    """Return whether two hexes of the map are both on land or both at sea."""
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
def change_line(s, line, number, value, log):
    """Change a number of a line; the carrier does not know."""
    side, kind, before = line // LINES_PER_SIDE, int(s.line[line, 0]), int(s.line[line, number])
    s.line[line, number] = value
    note(log, Event.REPORT_CHANGED, UMPIRE, s.moment, side, kind, number, before, value)


# -- A report ----------------------------------------------------------------------------------------------------------


@rule
def refuse_withholding(s, carrier):
    """Return the refusal, or 0 if the action is legal. Rule: the carrier is a courier on his way with a report, not a
    captive, or a specialist with something to tell."""
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
    """Let a report never arrive, without notice to anybody (CN-COURIER-14)."""
    side = side_of_carrier(carrier)
    note(log, Event.REPORT_WITHHELD, UMPIRE, s.moment, side, count_lines(s, side, carrier))
    if carrier < COURIERS:
        halt(s, carrier)
        release(s, carrier)
    else:
        release_lines(s, side, carrier)
        s.specialist_lines[carrier - COURIERS] = 0
