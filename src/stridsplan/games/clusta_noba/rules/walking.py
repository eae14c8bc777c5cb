"""How those without troops walk: couriers, spies, hippogriffs, and commanders and astrologers without troops (6.4 step
11.1).

Each is a walker and has a row of `s.courier`, of which STEP, STEPS and WALKED count here, and of `s.courier_path`. The
path is laid at the start of a round; within a pulse hexes are entered in the order of exact time. What a walker
has walked beyond a hex counts towards the next one, as a step that was begun (CN-MOVE-6).
"""

from stridsplan.engine.record import rule

from ..components.armies import COURIER_MP, HIPPOGRIFF_MP
from ..components.map import NODES
from ..components.movement import POINT, MoveMode
from ..components.pools import (
    COURIER_PATH,
    COURIERS,
    COURIERS_PER_SIDE,
    FIRST_WALKING_COMMANDER,
    FIRST_WALKING_SPECIALIST,
    NOWHERE,
    SIDE_OF_COMMANDER,
    SIDE_OF_SPECIALIST,
    TRADE,
    UNIT_MASKS,
    UNITS,
    Trade,
)
from ..numbers import PULSES, Courier
from .canonical import side_rank
from .stances import is_hostile
from .steps import step_cost, write_way_round
from .units import is_ashore, side_of

# -- Who walks -------------------------------------------------------------------------------------------------


@rule
def walker_of_specialist(specialist):
    return FIRST_WALKING_SPECIALIST + specialist


@rule
def walker_of_commander(commander):
    return FIRST_WALKING_COMMANDER + commander


@rule
def side_of_walker(walker):
    if walker < COURIERS:
        return walker // COURIERS_PER_SIDE
    if walker < FIRST_WALKING_COMMANDER:
        return int(SIDE_OF_SPECIALIST[walker - FIRST_WALKING_SPECIALIST])
    return int(SIDE_OF_COMMANDER[walker - FIRST_WALKING_COMMANDER])


@rule
def flies(walker):
    """Return whether a walker is a hippogriff (CN-HIPPO-1)."""
    if walker < FIRST_WALKING_SPECIALIST or walker >= FIRST_WALKING_COMMANDER:
        return False
    return TRADE[walker - FIRST_WALKING_SPECIALIST] == Trade.HIPPOGRIFF


@rule
def move_mode_of(walker):
    """Return the mode that a walker moves in."""
    return MoveMode.FLYING.value if flies(walker) else MoveMode.COURIER.value


@rule
def gain_of(walker):
    """Return the twelfths of a movement point that a walker walks in a pulse, by day and by night (CN-COURIER-3,
    CN-HIPPO-3, CN-NIGHT-5)."""
    points = HIPPOGRIFF_MP if flies(walker) else int(COURIER_MP[side_of_walker(walker)])
    return points * POINT // PULSES


@rule
def hex_of(s, walker):
    if walker < COURIERS:
        return int(s.courier[walker, Courier.AT.value])
    if walker < FIRST_WALKING_COMMANDER:
        return int(s.specialist_at[walker - FIRST_WALKING_SPECIALIST])
    return int(s.commander_at[walker - FIRST_WALKING_COMMANDER])


@rule
def move_to(s, walker, hex):
    if walker < COURIERS:
        s.courier[walker, Courier.AT.value] = hex
    elif walker < FIRST_WALKING_COMMANDER:
        s.specialist_at[walker - FIRST_WALKING_SPECIALIST] = hex
    else:
        s.commander_at[walker - FIRST_WALKING_COMMANDER] = hex


# -- The path of a round ---------------------------------------------------------------------------------------


@rule
def close_hexes(s, side):
    """Close the hexes of units hostile to a side for its search (CN-COURIER-5)."""
    open_hexes(s)
    for unit in range(UNITS):
        if is_ashore(s, unit) and is_hostile(s, side, side_of(unit)):
            s.blocked[s.unit_at[unit]] = 1


@rule
def open_hexes(s):
    for hex in range(NODES):
        s.blocked[hex] = 0


@rule
def forget_catchers(s, walker):
    """Let every unit try again, in a new round, to catch a walker (CN-COURIER-9)."""
    for k in range(UNIT_MASKS):
        s.tried[walker, k] = 0


@rule
def lay_path(s, walker, goal, pulses):
    """Lay a walker's path, and count the hexes of it that he enters in `pulses` pulses (CN-COURIER-2).

    It is the nearest way round what `s.blocked` closes (CN-COURIER-5). A begun step is lost if the path no longer leads
    there (CN-MOVE-6).
    """
    path, row, begun = s.courier_path[walker], s.courier[walker], next_hex(s, walker)
    length = write_path(s, walker, goal, path)
    if length < COURIER_PATH:
        path[length] = NOWHERE
    row[Courier.STEP.value] = 0
    if path[0] != begun:
        row[Courier.WALKED.value] = 0
    count_steps(s, walker, pulses)


@rule
def write_path(s, walker, goal, path):
    """Write the path of a walker, return its length; hippogriffs go round enemies, too, as spies do (CN-HIPPO-1)."""
    mode, here = move_mode_of(walker), hex_of(s, walker)
    return write_way_round(s.options.scenario, mode, here, goal, s.has_bridge, s.blocked, s.scratch, path)


@rule
def count_steps(s, walker, pulses):
    """Set the length of this round's path: as far as the walker gets in `pulses` pulses (CN-COURIER-9)."""
    row, path, here = s.courier[walker], s.courier_path[walker], hex_of(s, walker)
    left = int(row[Courier.WALKED.value]) + pulses * gain_of(walker)
    steps = int(row[Courier.STEP.value])
    while steps < COURIER_PATH and path[steps] != NOWHERE:
        left -= cost_between(s, walker, here, int(path[steps]))
        if left < 0:
            break
        here = int(path[steps])
        steps += 1
    row[Courier.STEPS.value] = steps


@rule
def cost_between(s, walker, a, b):
    return int(step_cost(s.options.scenario, move_mode_of(walker), a, b, s.has_bridge))


@rule
def halt(s, walker):
    """End a walker's path where he is."""
    row = s.courier[walker]
    row[Courier.STEP.value], row[Courier.STEPS.value], row[Courier.WALKED.value] = 0, 0, 0
    s.courier_path[walker, 0] = NOWHERE


@rule
def next_hex(s, walker):
    """Return the next hex of a walker's path, in this round or a later one, or NOWHERE."""
    step = int(s.courier[walker, Courier.STEP.value])
    return NOWHERE if step >= COURIER_PATH else int(s.courier_path[walker, step])


@rule
def has_step(s, walker):
    """Return whether a walker enters another hex in this round."""
    return s.courier[walker, Courier.STEP.value] < s.courier[walker, Courier.STEPS.value]


# -- A pulse ---------------------------------------------------------------------------------------------------


@rule
def walk_for_pulse(s, first, last):
    """Let the walkers `first` to `last` who have a path ahead walk for one pulse."""
    for walker in range(first, last + 1):
        if next_hex(s, walker) != NOWHERE:
            s.courier[walker, Courier.WALKED.value] += gain_of(walker)


@rule
def left_after_step(s, walker):
    """Return the twelfths of an MP left after the step to the next hex, below 0 if the walker does not get there."""
    return int(s.courier[walker, Courier.WALKED.value]) - cost_between(
        s, walker, hex_of(s, walker), next_hex(s, walker)
    )


@rule
def first_to_enter(s, first, last):
    """Return the walker who enters his next hex first, the one with most of his pulse left then (6.3), or NOWHERE.

    What is left is compared as a fraction of each walker's pace; ties go by the order of sides, then by number.
    """
    found, most, speed = NOWHERE, 0, 1
    for walker in range(first, last + 1):
        if not has_step(s, walker):
            continue
        left, own_speed = left_after_step(s, walker), gain_of(walker)
        if left < 0:
            continue
        ahead = left * speed - most * own_speed
        if found == NOWHERE or ahead > 0 or (ahead == 0 and precedes(s, walker, found)):
            found, most, speed = walker, left, own_speed
    return found


@rule
def precedes(s, walker, other):
    """Return whether a walker enters before another at the same time: by order of sides; within a side, walkers are
    already in order of their numbers."""
    return side_rank(s, side_of_walker(walker)) < side_rank(s, side_of_walker(other))


@rule
def take_step(s, walker):
    """Move a walker to the next hex, and return it."""
    hex, left = next_hex(s, walker), left_after_step(s, walker)
    move_to(s, walker, hex)
    s.courier[walker, Courier.WALKED.value] = left
    s.courier[walker, Courier.STEP.value] += 1
    return hex
