"""The next code of what is being written: a column of orders, wishes, an errand.

Everything is derived from the draft and the plan. If no legal code fits the plan, another legal code is chosen, so that
a column that is begun is completed if possible. Plans, roles and entries are explained in `tasks` and `columns`.
"""

from stridsplan.engine.bits import has_bit, members
from stridsplan.engine.record import rule

from ..actions import (
    AT_TIME,
    COVER_DAYS,
    DIVINE_THERE,
    END_COLUMN,
    FORM_UP,
    GIVE_ORDER,
    GO_ALONE,
    NAME_HEX,
    NAME_UNIT,
    RETURN_TO,
    RUN_ON,
    SET_DOCTRINE,
    SETTING_VALUES,
    SHEET_DAYS,
)
from ..components.map import BRIDGEHEAD
from ..components.movement import MoveMode
from ..components.orders import Order
from ..components.pools import FIRST_UNIT, NOWHERE, Side
from ..components.tables import frozen
from ..events import Illegal
from ..numbers import DAY_ROUNDS, Doctrine, Draft, Sent, Step
from ..rules.beliefs import recipient_hex
from ..rules.writing import (
    count_entries,
    recipient_of,
    refuse_alone,
    refuse_formation,
    refuse_order,
    refuse_setting,
    refuse_target,
    refuse_to_cover,
    refuse_to_run_on,
    refuse_unit,
    row_of,
)
from .columns import (
    count_written,
    entry_of,
    formation_of_entry,
    hex_of_entry,
    role_of_column,
    units_of_column,
)
from .knowledge import days_left, first_round, marker_of_chief
from .stars import conflux_goal, hex_to_read, is_astrologer
from .tasks import LAST_ASSAULT, Task, plan_of, task_in

NOTHING = -1  # no code: `fallback_code` finds one
BEHIND, NEVER = 1, 10  # of Doctrine.TV_BOOST: when behind; of Doctrine.RETREAT_AT: never


def setting_index(doctrine: Doctrine, value: int) -> int:
    return SETTING_VALUES.index((doctrine, value))


# Codes; BOOST and STAND below are the numbers of the same settings, as `refuse_setting` takes them
BOOST_WHEN_BEHIND = SET_DOCTRINE + setting_index(Doctrine.TV_BOOST, BEHIND)
STAND_TO_THE_LAST = SET_DOCTRINE + setting_index(Doctrine.RETREAT_AT, NEVER)
COVER_EIGHT_DAYS = COVER_DAYS + SHEET_DAYS - 1
BOOST, STAND = setting_index(Doctrine.TV_BOOST, BEHIND), setting_index(Doctrine.RETREAT_AT, NEVER)
GENERALS_WISHES = frozen([Order.ATTACK, Order.HOLD, Order.ADVANCE])
COMMANDERS_WISHES = frozen([Order.HOLD, Order.GOTO, Order.SCOUT])

# -- A column ------------------------------------------------------------------------------------------------------


@rule
def next_code(view, seat, step):
    """Return the next code of the column, errand or wishes begun; NOTHING if no legal code fits the plan."""
    if step == Step.WISH or step == Step.WISH_HEX:
        return next_of_wishes(view, seat, step)
    if step == Step.ERRAND:
        return next_of_errand(view, seat)
    recipient = recipient_of(view, seat)
    plan = plan_of(view, seat, recipient)
    role = NOWHERE
    if plan != 0:
        role = role_of_column(view, seat, recipient, plan, count_written(view, seat, recipient))
    if role == NOWHERE:
        return NOTHING
    if step == Step.UNITS:
        return next_unit(view, seat, recipient, plan, role)
    if step == Step.ORDER:
        return next_order(view, seat, recipient, plan, role)
    if step == Step.HEX:
        return next_hex(view, seat, recipient, plan, role)
    return next_of_entry(view, seat, recipient, plan, role) if step == Step.ENTRY else NOTHING


@rule
def next_unit(view, seat, recipient, plan, role):
    """Return the next code of a column that is begun: GO_ALONE, a unit, or the time of the first entry after them."""
    if task_in(plan) == Task.TRAVEL and refuse_alone(view, seat) == Illegal.NONE:
        return GO_ALONE
    named, first = int(view.sent[seat, row_of(view, seat), Sent.UNITS.value]), FIRST_UNIT[view.side_of[seat]]
    for k in members(units_of_column(view, seat, recipient, plan, role)):
        if not has_bit(named, k) and refuse_unit(view, seat, first + k) == Illegal.NONE:
            return NAME_UNIT + int(first + k)
    return next_time(view, seat, recipient, plan, role, 0)


@rule
def next_time(view, seat, recipient, plan, role, k):
    """Return the time of the k-th entry; NOTHING if the plan has none."""
    entry = entry_of(view, seat, recipient, plan, role, k)
    if entry[0] < 0:
        return NOTHING
    return AT_TIME + DAY_ROUNDS * entry[0] + entry[1]


@rule
def next_order(view, seat, recipient, plan, role):
    entry = entry_of(view, seat, recipient, plan, role, count_entries(view, seat) - 1)
    if entry[0] < 0 or refuse_order(view, seat, entry[2]) != Illegal.NONE:
        return NOTHING
    return GIVE_ORDER + entry[2]


@rule
def next_hex(view, seat, recipient, plan, role):
    hex = hex_of_entry(view, seat, recipient, plan, role, count_entries(view, seat) - 1)
    if hex == NOWHERE or refuse_target(view, seat, hex) != Illegal.NONE:
        return NOTHING
    return NAME_HEX + hex


@rule
def next_of_entry(view, seat, recipient, plan, role):
    """Return the next code for further fields of the entry, then for the next entry, then for the end with as many
    couriers as are needed."""
    k = count_entries(view, seat) - 1
    entry = entry_of(view, seat, recipient, plan, role, k)
    if entry[0] >= 0 and entry[3] == 1 and refuse_to_run_on(view, seat) == Illegal.NONE:
        return RUN_ON
    if task_in(plan) == Task.RETURN and refuse_to_cover(view, seat, SHEET_DAYS) == Illegal.NONE:
        return COVER_EIGHT_DAYS  # the unit waits at the camp until the camp has orders for it
    formation = formation_of_entry(view, seat, recipient, plan, k)
    if formation != NOWHERE and refuse_formation(view, seat, formation) == Illegal.NONE:
        return FORM_UP + (1 if formation == MoveMode.COMBAT else 0)  # the codes are for march and combat
    if k == 0 and refuse_setting(view, seat, BOOST) == Illegal.NONE:
        return BOOST_WHEN_BEHIND
    if k == 0 and stands_to_the_last(view, seat, plan) and refuse_setting(view, seat, STAND) == Illegal.NONE:
        return STAND_TO_THE_LAST
    time = next_time(view, seat, recipient, plan, role, k + 1)
    return end_code(view, seat, recipient) if time == NOTHING else time


@rule
def stands_to_the_last(view, seat, plan):
    """Return whether never to break off: to pitch or keep a camp, to storm, or in an assault of the last days."""
    task = task_in(plan)
    if task == Task.KEEP or task == Task.STORM or task == Task.CAMP:
        return True
    return task == Task.ASSAULT and days_left(view) < LAST_ASSAULT


@rule
def end_code(view, seat, recipient):
    """Return the code that ends a column: two couriers carry what leaves headquarters (CN-COURIER-11)."""
    is_here = recipient_hex(view, seat, recipient) == view.headquarters[seat]
    return END_COLUMN if is_here else END_COLUMN + 1


# -- Wishes ------------------------------------------------------------------------------------------------------------


@rule
def next_of_wishes(view, seat, step):
    """Return the next code of three wishes, GENERALS_WISHES or COMMANDERS_WISHES.

    The hex of the first wish is the conflux, that of a later one the bridgehead.
    """
    k = int(view.draft[seat, Draft.COUNT.value])
    if step == Step.WISH_HEX:
        hex = int(BRIDGEHEAD[view.options.scenario]) if k > 0 else int(view.known_conflux[seat])
        return NOTHING if hex < 0 else NAME_HEX + hex
    if view.side_of[seat] == Side.CRU:
        return GIVE_ORDER + int(GENERALS_WISHES[k])
    return GIVE_ORDER + int(COMMANDERS_WISHES[k])


# -- Errands -----------------------------------------------------------------------------------------------------------


@rule
def next_of_errand(view, seat):
    """Return the next code of an errand: an astrologer examines one hex, others look at the conflux hex and return."""
    person, count = int(view.draft[seat, Draft.PERSON.value]), int(view.draft[seat, Draft.COUNT.value])
    chief = marker_of_chief(view, seat)
    if not is_astrologer(person):
        target = conflux_goal(view, seat)
        if count == 0 and target != NOWHERE:
            return NAME_HEX + target
        return NOTHING if chief == NOWHERE else RETURN_TO + chief
    if count == 0:
        hex = hex_to_read(view, seat, person)
        if hex != NOWHERE:
            return NAME_HEX + hex
    return DIVINE_THERE if count > 0 else NOTHING


@rule
def fallback_code(view, seat, step, out, n):
    """Return a code that leads to the end of what is begun, although it is not in the plan.

    It may be illegal; the policy then discards what is begun.
    """
    if step == Step.UNITS:
        return AT_TIME + first_round(view)
    if step == Step.ENTRY:
        return RUN_ON if refuse_to_run_on(view, seat) == Illegal.NONE else END_COLUMN
    if step == Step.ORDER:
        is_lone = refuse_order(view, seat, Order.HOLD.value) != Illegal.NONE
        return GIVE_ORDER + (Order.HOME.value if is_lone else Order.HOLD.value)
    return int(out[0])
