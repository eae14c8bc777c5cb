"""Phase 6: units bought are placed in settlements, damaged ones merged (OM-REINF).

A settlement is a number (`ALL_SETTLEMENTS` in state.py); `s.settlement` has its square, and `s.place` the square of
each tile, or a number such as ASIDE. A slot is the kind and damage of a tile as one number, 2 * kind + damaged.
"""

from stridsplan.engine.bits import count_bits, has_bit
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule

from ..components import ARMY, COMBAT_KINDS, NOWHERE, SETTLEMENTS, TILES_OF_KIND
from ..state import ASIDE, NOBODY, POOL, AnswerStep, Event, Illegal, Unplaced
from .sides import mates
from .siege import room_for_units
from .squares import count_squares
from .tiles import (
    count_aside,
    damaged_in,
    find_tile,
    is_always_on_top,
    put_away,
    slots_of_tiles,
    tile_in,
    tiles_in,
    update_stack,
)


@rule
def refuse_settlement(s, seat, settlement):
    """Return the refusal, or 0 if the action is legal. Rule: the seat must itself control the castle or village now
    (OM-REINF-1, OM-REINF-9, OM-TEAM-2), even with a lone special of an enemy in it (OM-REINF-7)."""
    if settlement >= SETTLEMENTS * s.options.seats or s.control[s.settlement[settlement]] != seat:
        return Illegal.NOT_YOUR_SETTLEMENT
    return Illegal.NONE


@rule
def refuse_placing(s, seat, kind, settlement):
    """Return the refusal, or 0 if the action is legal. Rule: place a unit set aside, where a siege leaves room
    (OM-REINF-1, OM-REINF-3, OM-SIEGE-12)."""
    why = refuse_settlement(s, seat, settlement)
    if why != Illegal.NONE:
        return why
    if tile_in(s, seat, kind, ASIDE) == NOBODY:  # no such tile
        return Illegal.NONE_SET_ASIDE
    return Illegal.NONE if room_for_units(s, settlement) > 0 else Illegal.BESIEGED


@rule
def place_unit(s, seat, kind, settlement, log):
    """Place the unit; others see the stack grow, but not the kind (OM-BUY-5)."""
    square = s.settlement[settlement]
    s.place[tile_in(s, seat, kind, ASIDE)] = square
    s.placed[settlement] += 1
    update_stack(s, square, seat)
    note(log, Event.UNIT_PLACED, EVERYONE, seat, square)
    note(log, Event.UNIT_PLACED_SHOWN, mates(s, seat), seat, square, kind)


@rule
def can_place_unit(s, seat):
    return count_aside(s, seat) > 0 and open_settlements(s, seat) != 0


@rule
def open_settlements(s, seat):
    """Return the settlements where the seat may place a unit, as bits (OM-REINF-1, OM-SIEGE-12)."""
    found = 0
    for settlement in range(SETTLEMENTS * s.options.seats):
        if refuse_settlement(s, seat, settlement) == Illegal.NONE and room_for_units(s, settlement) > 0:
            found |= 1 << settlement
    return found


@rule
def refuse_end(s, seat):
    """Return the refusal, or 0 if the action is legal. Rule: units must be placed as far as sieges leave room
    (OM-REINF-4)."""
    return Illegal.UNITS_LEFT_TO_PLACE if can_place_unit(s, seat) else Illegal.NONE


@rule
def refuse_merge(s, seat, kind, settlement):
    """Return the refusal, or 0 if the action is legal. Rule: two damaged units of a kind in one own settlement,
    besieged or not (OM-REINF-6, OM-SIEGE-13)."""
    why = refuse_settlement(s, seat, settlement)
    if why != Illegal.NONE:
        return why
    has_pair = has_bit(pairs_in(s, seat, s.settlement[settlement]), kind)
    return Illegal.NONE if has_pair else Illegal.NO_PAIR_TO_MERGE


@rule
def pairs_in(s, seat, square):
    """Return the kinds of which two damaged units or more are in a square, as bits."""
    damaged, found = damaged_in(s, seat, square), 0
    if damaged != 0:
        for kind in range(COMBAT_KINDS):
            found |= 1 << kind if count_bits(damaged & TILES_OF_KIND[kind]) >= 2 else 0
    return found


@rule
def merge_damaged(s, seat, kind, settlement, log):
    """Repair one of the two units, return the other to the pool (OM-REINF-6)."""
    square = s.settlement[settlement]
    s.damaged[find_tile(s, seat, square, 2 * kind + 1)] = 0
    put_away(s, find_tile(s, seat, square, 2 * kind + 1))  # the other one: the first is no longer damaged
    update_stack(s, square, seat)
    note(log, Event.MERGED, EVERYONE, seat, square)
    note(log, Event.MERGED_SHOWN, mates(s, seat), seat, square, kind)


# -- What lies on top (OM-STACK-5) ---------------------------------------------------------------------------


@rule
def refuse_restacking(s, seat, square):
    """Return the refusal, or 0 if the action is legal. Rule: any own stack, once in this turn, if there is a choice
    (OM-STACK-3, OM-STACK-5)."""
    if square >= count_squares(s) or s.height[square, seat] == 0:
        return Illegal.NO_TILE_THERE
    if is_always_on_top(s.top[square, seat]):
        return Illegal.TOP_FIXED
    if s.restacked[square, seat] == 1 or s.height[square, seat] == 1:
        return Illegal.TOP_SETTLED
    return Illegal.NONE if other_tops(s, seat, square) != 0 else Illegal.TOP_SETTLED


@rule
def other_tops(s, seat, square):
    """Return the slots of a stack's tiles, except the slot on top, as bits."""
    return slots_of_tiles(s, seat, tiles_in(s, seat, square)) & ~(1 << s.top[square, seat])


@rule
def refuse_top(s, seat, slot):
    """Return the refusal, or 0 if the action is legal. Rule: the new top must be another tile of the chosen stack,
    whose square is `s.start`."""
    if has_bit(other_tops(s, seat, s.start), slot):
        return Illegal.NONE
    return Illegal.TOP_SETTLED if s.top[s.start, seat] == slot else Illegal.NO_TILE_THERE


@rule
def choose_stack(s, seat, square):
    """Keep the square of the stack in `s.start`, and let the seat choose the new top next."""
    s.start = square
    s.answer_step[seat] = AnswerStep.TOP


@rule
def choose_top(s, seat, slot, log):
    """Put the tile on top of the chosen stack; others see only the new top (OM-STACK-5)."""
    square = s.start
    s.top[square, seat] = slot
    s.restacked[square, seat] = 1
    s.start = NOWHERE
    s.answer_step[seat] = AnswerStep.NONE
    note(log, Event.TOP_CHOSEN, EVERYONE, seat, square, slot)


@rule
def forget_restacking(s, seat):
    for square in range(len(s.terrain)):
        s.restacked[square, seat] = 0


# -- The end -------------------------------------------------------------------------------------------------


@rule
def leave_unplaced(s, seat, log):
    """Leave units that could not be placed set aside for a later phase, or return them to the pool, as the option
    `unplaced` says (OM-REINF-5)."""
    left = count_aside(s, seat)
    if left == 0:
        return
    if s.options.unplaced == Unplaced.KEPT:
        note(log, Event.UNITS_KEPT, mates(s, seat), seat, left)
        return
    note(log, Event.UNITS_LOST, mates(s, seat), seat, left)
    for tile in range(ARMY * seat, ARMY * (seat + 1)):
        if s.place[tile] == ASIDE:
            s.place[tile] = POOL
