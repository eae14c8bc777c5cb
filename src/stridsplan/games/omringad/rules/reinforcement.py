"""Phase 6: units bought are placed in settlements, damaged ones merged (OM-REINF)."""

from stridsplan.engine.bits import count_bits, has_bit
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule

from ..components import ARMY, NOWHERE, SETTLEMENTS, TILES_OF_KIND
from ..state import ASIDE, NOBODY, POOL, Event, Illegal, Rule, Unplaced
from .sides import mates
from .siege import room_under_siege
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
def refuse_settlement(s, seat, place):
    """A castle or village that the seat itself controls now (OM-REINF-1, OM-REINF-9, OM-TEAM-2); a lone special of an
    enemy in it does not matter (OM-REINF-7)."""
    if place >= SETTLEMENTS * s.options.seats or s.control[s.settlement[place]] != seat:
        return Illegal.NOT_YOUR_SETTLEMENT
    return Illegal.NONE


@rule
def refuse_placing(s, seat, kind, place):
    """A unit set aside, where the siege leaves room (OM-REINF-1, OM-REINF-3, OM-SIEGE-12)."""
    why = refuse_settlement(s, seat, place)
    if why != Illegal.NONE:
        return why
    if tile_in(s, seat, kind, ASIDE) == NOBODY:
        return Illegal.NONE_SET_ASIDE
    return Illegal.NONE if room_under_siege(s, place) > 0 else Illegal.BESIEGED


@rule
def place_unit(s, seat, kind, place, log):
    """Others see the stack grow, not what it was (OM-BUY-5)."""
    square = s.settlement[place]
    s.place[tile_in(s, seat, kind, ASIDE)] = square
    s.placed[place] += 1
    update_stack(s, square, seat)
    note(log, Rule.OM_REINF_1, Event.UNIT_PLACED, EVERYONE, seat, square)
    note(log, Rule.OM_STACK_8, Event.UNIT_PLACED_SHOWN, mates(s, seat), seat, square, kind)


@rule
def can_place_unit(s, seat):
    return count_aside(s, seat) > 0 and open_settlements(s, seat) != 0


@rule
def open_settlements(s, seat):
    """The settlements where the seat may place a unit, as bits (OM-REINF-1, OM-SIEGE-12)."""
    found = 0
    for place in range(SETTLEMENTS * s.options.seats):
        if refuse_settlement(s, seat, place) == Illegal.NONE and room_under_siege(s, place) > 0:
            found |= 1 << place
    return found


@rule
def refuse_end(s, seat):
    """All that the sieges leave room for must be placed (OM-REINF-4)."""
    return Illegal.UNITS_LEFT_TO_PLACE if can_place_unit(s, seat) else Illegal.NONE


@rule
def refuse_merge(s, seat, kind, place):
    """Two damaged units of a kind in one settlement of one's own, besieged or not (OM-REINF-6, OM-SIEGE-13)."""
    why = refuse_settlement(s, seat, place)
    if why != Illegal.NONE:
        return why
    pair = damaged_in(s, seat, s.settlement[place]) & TILES_OF_KIND[kind]
    return Illegal.NONE if count_bits(pair) >= 2 else Illegal.NO_PAIR_TO_MERGE


@rule
def merge(s, seat, kind, place, log):
    """One becomes whole, the other goes back to the pool (OM-REINF-6)."""
    square = s.settlement[place]
    s.damaged[find_tile(s, seat, square, 2 * kind + 1)] = 0
    put_away(s, find_tile(s, seat, square, 2 * kind + 1))
    update_stack(s, square, seat)
    note(log, Rule.OM_REINF_6, Event.MERGED, EVERYONE, seat, square)
    note(log, Rule.OM_REINF_6, Event.MERGED_SHOWN, mates(s, seat), seat, square, kind)


# -- What lies on top (OM-STACK-5) ---------------------------------------------------------------------------


@rule
def refuse_restacking(s, seat, square):
    """Any stack of one's own, once in this turn, if there is a choice (OM-STACK-3, OM-STACK-5)."""
    if square >= count_squares(s) or s.height[square, seat] == 0:
        return Illegal.NO_TILE_THERE
    if is_always_on_top(s.top[square, seat]):
        return Illegal.TOP_FIXED
    if s.restacked[square, seat] == 1:
        return Illegal.TOP_SETTLED
    return Illegal.NONE if other_tops(s, seat, square) != 0 else Illegal.TOP_SETTLED


@rule
def other_tops(s, seat, square):
    """The slots of a stack but the one on top, as bits."""
    return slots_of_tiles(s, seat, tiles_in(s, seat, square)) & ~(1 << s.top[square, seat])


@rule
def refuse_top(s, seat, square, slot):
    """Another tile of the stack than the one that lies on top."""
    if has_bit(other_tops(s, seat, square), slot):
        return Illegal.NONE
    return Illegal.TOP_SETTLED if s.top[square, seat] == slot else Illegal.NO_TILE_THERE


@rule
def choose_top(s, seat, slot, log):
    """The tile lies on top of the stack taken up; others see just that (OM-STACK-5)."""
    square = s.start
    s.top[square, seat] = slot
    s.restacked[square, seat] = 1
    s.start = NOWHERE
    note(log, Rule.OM_STACK_5, Event.TOP_CHOSEN, EVERYONE, seat, square, slot)


@rule
def forget_restacking(s, seat):
    for square in range(len(s.terrain)):
        s.restacked[square, seat] = 0


# -- The end -------------------------------------------------------------------------------------------------


@rule
def leave_unplaced(s, seat, log):
    """What could not be placed stays set aside for a later phase, or by option is lost (OM-REINF-5)."""
    left = count_aside(s, seat)
    if left == 0:
        return
    if s.options.unplaced == Unplaced.KEPT:
        note(log, Rule.OM_REINF_5, Event.UNITS_KEPT, mates(s, seat), seat, left)
        return
    note(log, Rule.OM_REINF_5, Event.UNITS_LOST, mates(s, seat), seat, left)
    for tile in range(ARMY * seat, ARMY * (seat + 1)):
        if s.place[tile] == ASIDE:
            s.place[tile] = POOL
