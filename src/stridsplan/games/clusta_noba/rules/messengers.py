"""All who walk without troops, round by round and pulse by pulse (catalogue 6.4 steps 10 and 11.1)."""

from stridsplan.engine.record import rule

from ..components.pools import (
    COURIERS_PER_SIDE,
    FIRST_COMMANDER,
    FIRST_SPECIALIST,
    FIRST_WALKING_COMMANDER,
    FIRST_WALKING_SPECIALIST,
    LAST_COMMANDER,
    LAST_SPECIALIST,
    NOWHERE,
    SIDES,
    WALKERS,
)
from ..numbers import PULSES, Courier
from . import couriers, errands, journeys
from .canonical import side_in_order
from .hunters import catcher
from .questioning import take_courier
from .walking import (
    close_hexes,
    first_to_enter,
    forget_catchers,
    halt,
    open_hexes,
    take_step,
    walk_for_pulse,
)


@rule
def begin_round(s, log):
    """Plan the paths of all walkers again, by true positions (CN-COURIER-5)."""
    for walker in range(WALKERS):
        forget_catchers(s, walker)
    for place in range(SIDES):
        side = side_in_order(s, place)
        close_hexes(s, side)
        for courier in range(side * COURIERS_PER_SIDE, (side + 1) * COURIERS_PER_SIDE):
            couriers.set_on_way(s, courier, PULSES, log)
        for specialist in range(FIRST_SPECIALIST[side], LAST_SPECIALIST[side] + 1):
            errands.set_on_way(s, specialist, PULSES, log)
        for commander in range(FIRST_COMMANDER[side], LAST_COMMANDER[side] + 1):
            journeys.set_on_way(s, commander, PULSES, log)
    open_hexes(s)


@rule
def walk(s, dice, log):
    """Play one pulse: new couriers set out, those who are with their recipients deliver, then all walk, hex by hex in
    exact order of time."""
    for place in range(SIDES):
        side = side_in_order(s, place)
        set_out_late(s, side, log)
        deliver(s, side, log)
        catch_resting(s, side, dice, log)
    walk_for_pulse(s, 0, WALKERS - 1)
    walker = first_to_enter(s, 0, WALKERS - 1)
    while walker != NOWHERE:
        enter(s, walker, dice, log)
        walker = first_to_enter(s, 0, WALKERS - 1)
    open_hexes(s)


@rule
def set_out_late(s, side, log):
    """Plan the paths of couriers who were sent in the pulse before; `begin_round` does it in the first pulse."""
    if s.pulse == 0:
        return
    is_closed = False
    for courier in range(side * COURIERS_PER_SIDE, (side + 1) * COURIERS_PER_SIDE):
        if couriers.is_under_way(s, courier) and s.courier[courier, Courier.SINCE.value] == s.moment - 1:
            if not is_closed:
                close_hexes(s, side)
                is_closed = True
            couriers.set_on_way(s, courier, PULSES - s.pulse, log)


@rule
def deliver(s, side, log):
    for courier in range(side * COURIERS_PER_SIDE, (side + 1) * COURIERS_PER_SIDE):
        if couriers.has_arrived(s, courier):
            couriers.arrive(s, courier, log)


@rule
def catch_resting(s, side, dice, log):
    """Let units try, in the first pulse of a round, to catch an astrologer who stays alone near them (CN-ASTRO-2)."""
    if s.pulse > 0:
        return
    for specialist in range(FIRST_SPECIALIST[side], LAST_SPECIALIST[side] + 1):
        if errands.is_exposed(s, specialist) and errands.is_to_stay(s, specialist):
            errands.roll_for_capture(s, specialist, True, dice, log)


@rule
def enter(s, walker, dice, log):
    """Let a walker enter the next hex of his way."""
    if walker >= FIRST_WALKING_COMMANDER:
        journeys.take_step_of(s, walker - FIRST_WALKING_COMMANDER, dice, log)
    elif walker >= FIRST_WALKING_SPECIALIST:
        errands.take_step_of(s, walker - FIRST_WALKING_SPECIALIST, dice, log)
    else:
        carry_on(s, walker, dice, log)


@rule
def carry_on(s, courier, dice, log):
    """Let a courier who enters a hex be caught, arrive, or go on (CN-COURIER-9)."""
    unit = catcher(s, courier, False, dice, log)
    take_step(s, courier)
    if unit != NOWHERE:
        halt(s, courier)
        take_courier(s, courier, unit, log)
    elif couriers.has_arrived(s, courier):
        couriers.arrive(s, courier, log)
