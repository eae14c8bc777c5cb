"""The columns that carry out a plan, and whether the newest sheet sent to a recipient still does.

A column has a role; a plan has one column for each role that a unit has. `role` is a Role, or ROLES plus the number of
a body that lands, or of a unit that spreads. Units are counted from the side's first one.

An entry is represented by four numbers: the day, counted from today, the round from 0, the order, and 1 if it holds
until further notice. Every sheet of more than one order ends with one that holds until further notice, so that no
orders lapse.
"""

from stridsplan.engine.bits import count_bits, members
from stridsplan.engine.enums import IntEnum
from stridsplan.engine.record import rule

from ..components.map import BOX, NOWHERE
from ..components.movement import MoveMode
from ..components.orders import HAS_HEX, Order
from ..components.pools import (
    FIRST_CAMP_MARKER,
    FIRST_COMMANDER,
    FIRST_COMMANDER_MARKER,
    FIRST_UNIT,
    KEPT_COLUMNS,
    Side,
)
from ..numbers import Entry, KnownCamp, Sent
from ..rules.beliefs import is_unit_known, recipient_hex
from ..rules.geography import distance
from .knowledge import (
    REPORT_TIME,
    camp_in,
    count_leaders,
    first_round,
    have_lapsed,
    is_at_sea,
    largest_unit,
    only_unit,
    smallest_unit,
    without_unit,
)
from .stars import candidate_hex
from .tasks import (
    Task,
    count_bodies,
    gathering_hex,
    hex_in,
    landing_hex,
    plan_of,
    task_in,
    troops_of,
    units_of_body,
)

FORTIFIERS = 250  # men that a unit needs to fortify (CN-FORT-2)
FULLY_FORTIFIED = 10  # days of FORTIFY, after which more has no effect (CN-FORT-1)
# Units of a camp, counting one that fortifies even if none does, from which on one scouts, and one patrols
WATCHERS, PATROLLERS = 3, 4
SCOUTING_DAYS = 7
# Days after which a march that has not arrived is ordered again: at headquarters, and elsewhere
RETRY_HERE, RETRY_THERE = 1, 2
STORMS = 3  # days between the sheets for two storms of the conflux


class Role(IntEnum):
    """What the units of a column do in the camp that they keep or pitch; with other tasks the only Role is REST."""

    FORTIFY = 0
    SCOUT = 1
    PATROL = 2
    REST = 3


ROLES = 4
NEAR = 2  # hexes: an assault over so few is made in combat formation
NO_ENTRY = (-1, 0, 0, 0)

# -- Who does what -------------------------------------------------------------------------------------------------


@rule
def has_roles(task):
    return task == Task.KEEP or task == Task.CAMP


@rule
def names_no_units(view, seat, recipient, task):
    """Return whether the sheet of a commander in the field names no units: it is for all that are in his hex when it
    arrives."""
    hex = recipient_hex(view, seat, recipient)
    if recipient < FIRST_COMMANDER_MARKER or recipient >= FIRST_CAMP_MARKER or hex == BOX:
        return False
    if hex == view.headquarters[seat] or camp_in(view, seat, hex) != NOWHERE:
        return False
    return count_leaders(view, seat, hex) == 1 and task != Task.SPREAD


@rule
def unit_to_fortify(view, seat, hex, units):
    """Return the largest of some units that can fortify, or NOWHERE; NOWHERE too if the camp is fully fortified."""
    camp = camp_in(view, seat, hex)
    if camp != NOWHERE and view.known_camp[seat, camp, KnownCamp.DAYS.value] >= FULLY_FORTIFIED:
        return NOWHERE
    return largest_unit(view, seat, units, FORTIFIERS)


@rule
def units_with_role(view, seat, recipient, plan, role):
    """Return the units that have a role, as bits from the side's first unit on."""
    task, hex = task_in(plan), recipient_hex(view, seat, recipient)
    units = troops_of(view, seat, recipient, task)
    if not has_roles(task) or view.side_of[seat] == Side.CRU:
        return units if role == Role.REST else 0
    fortifier = unit_to_fortify(view, seat, hex_in(plan), units)
    if role == Role.FORTIFY:
        return only_unit(fortifier)
    units = without_unit(units, fortifier)
    is_watching = task == Task.KEEP and camp_in(view, seat, hex) != NOWHERE
    # + 1, and below + 2: for a unit that fortifies and one that scouts, whether there are such units or not
    scout = smallest_unit(view, seat, units) if is_watching and count_bits(units) + 1 >= WATCHERS else NOWHERE
    if role == Role.SCOUT:
        return only_unit(scout)
    units = without_unit(units, scout)
    patrol = NOWHERE
    if is_watching and count_bits(units) + 2 >= PATROLLERS:
        patrol = smallest_unit(view, seat, units)
    if role == Role.PATROL:
        return only_unit(patrol)
    return without_unit(units, patrol)


@rule
def role_of_column(view, seat, recipient, plan, column):
    """Return the role of a column, counted from 0; NOWHERE: the plan has no more columns."""
    if names_no_units(view, seat, recipient, task_in(plan)):
        return Role.REST.value if column == 0 else NOWHERE
    left = column
    if task_in(plan) == Task.SPREAD:
        return role_when_spread(view, seat, recipient, column)
    if task_in(plan) == Task.LAND:
        is_body = column < count_bodies(view, seat, recipient_hex(view, seat, recipient))
        return ROLES + column if is_body else NOWHERE
    for role in range(ROLES):
        if units_with_role(view, seat, recipient, plan, role) != 0:
            if left == 0:
                return role
            left -= 1
    if task_in(plan) == Task.TRAVEL and column == 0:
        return Role.REST.value
    return NOWHERE


@rule
def role_when_spread(view, seat, recipient, column):
    """Return the role of a column when each unit has its own: ROLES plus the unit's number, or NOWHERE."""
    left = column
    for k in members(troops_of(view, seat, recipient, Task.SPREAD.value)):
        if left == 0:
            return ROLES + int(k)
        left -= 1
    return NOWHERE


@rule
def count_columns(view, seat, recipient, plan):
    if plan == 0:
        return 0
    count = 0
    while role_of_column(view, seat, recipient, plan, count) != NOWHERE:
        count += 1
    return count


@rule
def units_of_column(view, seat, recipient, plan, role):
    """Return the units that a column names, as bits; 0: it is for all of the hex, or for a commander alone."""
    if names_no_units(view, seat, recipient, task_in(plan)) or task_in(plan) == Task.TRAVEL:
        return 0
    if task_in(plan) == Task.SPREAD:
        return 1 << (role - ROLES)
    if task_in(plan) == Task.LAND:
        return units_of_body(view, seat, recipient_hex(view, seat, recipient), role - ROLES)
    return units_with_role(view, seat, recipient, plan, role)


# -- Entries -----------------------------------------------------------------------------------------------------------


@rule
def order_to_stay(role):
    """Return the order of a unit of a role in its camp."""
    if role == Role.FORTIFY:
        return Order.FORTIFY.value
    return Order.PATROL.value if role == Role.PATROL else Order.HOLD.value


@rule
def entry_of(view, seat, recipient, plan, role, k):
    """Return the k-th entry of a column: day, round from 0, order, until further notice; a day below 0: there is
    none."""
    task, at = task_in(plan), first_round(view)
    if task == Task.KEEP:
        return entry_to_keep(role, k, at)
    if task == Task.STORM:
        return entry_to_storm(k, at)
    if k == 0:
        return (0, at, first_order(task), 0)
    if task == Task.RETURN or task == Task.TRAVEL:
        return NO_ENTRY
    if task == Task.ASSAULT:
        return entry_after_assault(k)
    if k > 1:
        return NO_ENTRY
    return (days_of(task), 0, order_to_stay(role), 1)


@rule
def first_order(task):
    if task == Task.LAND:
        return Order.SHIP.value
    if task == Task.CAMP:
        return Order.CAMP.value
    if task == Task.ASSAULT or task == Task.SPREAD:
        return Order.ATTACK.value
    if task == Task.FLEE:
        return Order.HASTE.value
    return Order.HOME.value if task == Task.RETURN else Order.GOTO.value


@rule
def days_of(task):
    """Return how many days the first order of a task may take."""
    if task == Task.LAND:
        return 3
    return 2 if task == Task.CAMP else 1


@rule
def entry_to_keep(role, k, at):
    if role != Role.SCOUT:
        return (0, at, order_to_stay(role), 1) if k == 0 else NO_ENTRY
    if k < SCOUTING_DAYS:
        return (k, at if k == 0 else 0, Order.SCOUT.value, 0)
    return (k, 0, Order.HOLD.value, 1) if k == SCOUTING_DAYS else NO_ENTRY


@rule
def entry_after_assault(k):
    if k == 1:
        return (1, 0, Order.CAMP.value, 0)
    return (3, 0, Order.HOLD.value, 1) if k == 2 else NO_ENTRY


@rule
def entry_to_storm(k, at):
    """Return the k-th entry of a storm: an attack on the gathering place today, the storm itself, by all generals
    together, on the next day, then to hold."""
    if k == 0:
        return (0, at, Order.ATTACK.value, 0)
    if k == 1:
        return (1, 0, Order.ATTACK.value, 0)
    return (4, 0, Order.HOLD.value, 1) if k == 2 else NO_ENTRY


@rule
def hex_of_entry(view, seat, recipient, plan, role, k):
    """Return the hex that an entry names."""
    hex = hex_in(plan)
    if task_in(plan) == Task.STORM and k == 0:
        place = recipient - FIRST_COMMANDER_MARKER - FIRST_COMMANDER[Side.CRU.value]
        return gathering_hex(view, seat, hex, place)
    if task_in(plan) == Task.SPREAD:
        return candidate_hex(view, seat, rank_of_unit(view, seat, role - ROLES))
    if task_in(plan) == Task.LAND:
        return landing_hex(view, seat, role - ROLES)
    return hex


@rule
def rank_of_unit(view, seat, k):
    """Return how many units with a lower number the side knows of."""
    side, rank = int(view.side_of[seat]), 0
    for unit in range(FIRST_UNIT[side], FIRST_UNIT[side] + k):
        if is_unit_known(view, seat, unit):
            rank += 1
    return rank


@rule
def formation_of_entry(view, seat, recipient, plan, k):
    """Return the formation of the k-th entry: an attack on a near hex is made in combat formation; NOWHERE: the usual
    one."""
    task = task_in(plan)
    if task == Task.STORM:
        return MoveMode.MARCH.value if k == 0 else MoveMode.COMBAT.value
    if task == Task.ASSAULT and k == 0:
        near = distance(recipient_hex(view, seat, recipient), hex_in(plan)) <= NEAR
        return MoveMode.COMBAT.value if near else MoveMode.MARCH.value
    return NOWHERE


# -- Whether the last sheet is still right -----------------------------------------------------------------------------


@rule
def newest_row(view, seat, recipient):
    """Return the row of the newest column that has left for a recipient before this order phase, or NOWHERE."""
    last = int(view.columns[seat]) - int(view.today[seat])
    for k in range(last - 1, max(0, int(view.columns[seat]) - KEPT_COLUMNS) - 1, -1):
        row = view.sent[seat, k % KEPT_COLUMNS]
        if row[Sent.RECIPIENT.value] == recipient and row[Sent.MOMENT.value] >= 0:
            return k % KEPT_COLUMNS
    return NOWHERE


@rule
def columns_of_sheet(view, seat, row):
    """Return how many columns a sheet has, given the row of its last one."""
    count = 1
    while count < KEPT_COLUMNS:
        before = (row - count) % KEPT_COLUMNS
        if view.sent[seat, before, Sent.SHEET.value] != view.sent[seat, row, Sent.SHEET.value]:
            break
        if view.sent_count[seat, before] == 0:
            break
        count += 1
    return count


@rule
def is_outdated(view, seat, recipient, plan):
    """Return whether a recipient needs a new sheet: it was sent none, or one for another plan, or its units have
    reported that they do not follow it, or its time is over."""
    row = newest_row(view, seat, recipient)
    if row == NOWHERE or not matches_plan(view, seat, recipient, plan, row):
        return True
    sent = view.sent[seat, row]
    age, hex = int(view.day) - int(sent[Sent.DAY.value]), recipient_hex(view, seat, recipient)
    is_here = hex == view.headquarters[seat]
    task = task_in(plan)
    if task == Task.STORM:
        return age >= STORMS
    units = troops_of(view, seat, recipient, task)
    since = int(sent[Sent.MOMENT.value]) + (0 if is_here else REPORT_TIME)
    if have_lapsed(view, seat, units, since):
        return True
    if task == Task.KEEP:
        return age >= SCOUTING_DAYS and units_with_role(view, seat, recipient, plan, Role.SCOUT.value) != 0
    if task == Task.CAMP and hex == hex_in(plan):
        return age > RETRY_THERE  # it is there and pitches a camp: a day more than a march
    return age >= (RETRY_HERE if is_here and not is_at_sea(view, hex) else RETRY_THERE)


@rule
def matches_plan(view, seat, recipient, plan, row):
    """Return whether the sheet that ends in a row has the columns of a plan, by their units and first orders."""
    count = columns_of_sheet(view, seat, row)
    if count != count_columns(view, seat, recipient, plan):
        return False
    for column in range(count):
        if not column_matches_plan(
            view, seat, recipient, plan, column, (row - count + 1 + column) % KEPT_COLUMNS
        ):
            return False
    return True


@rule
def column_matches_plan(view, seat, recipient, plan, column, row):
    role = role_of_column(view, seat, recipient, plan, column)
    if view.sent[seat, row, Sent.UNITS.value] != units_of_column(view, seat, recipient, plan, role):
        return False
    entry = view.sent_entries[seat, row, 0]
    order = entry_of(view, seat, recipient, plan, role, 0)[2]
    if entry[Entry.ORDER.value] != order:
        return False
    return not HAS_HEX[order] or entry[Entry.HEX.value] == hex_of_entry(view, seat, recipient, plan, role, 0)


@rule
def needs_sheet(view, seat, recipient):
    """Return whether a column is to be written for a recipient now: of a sheet that is needed, or begun today."""
    plan = plan_of(view, seat, recipient)
    if plan == 0:
        return False
    written = count_written(view, seat, recipient)
    if written > 0:
        return written < count_columns(view, seat, recipient, plan)
    return count_columns(view, seat, recipient, plan) > 0 and is_outdated(view, seat, recipient, plan)


@rule
def count_written(view, seat, recipient):
    """Return the number of columns that have been completed for a recipient in this order phase."""
    found = 0
    for k in range(int(view.columns[seat]) - int(view.today[seat]), int(view.columns[seat])):
        if view.sent[seat, k % KEPT_COLUMNS, Sent.RECIPIENT.value] == recipient:
            found += 1
    return found
