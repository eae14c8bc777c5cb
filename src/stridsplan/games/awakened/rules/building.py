"""Phase 5, building (AW-BLD)."""

from stridsplan.engine.bits import at_least_bits, has_bit, members
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule

from ..actions import BUILD
from ..components import BUILDING_COST, BUILDINGS, CELLS
from ..state import UNEXPLORED, Event, Illegal
from .lands import chambers, explored_lands, has_building, lands_of, put_building, spend_resources


@rule
def refuse_building(s, seat, cell, kind):
    """Return why a building is refused (AW-BLD-1 to AW-BLD-6), or Illegal.NONE."""
    if s.owner[cell] != seat:
        return Illegal.NOT_YOURS
    if has_bit(chambers(s), cell):
        return Illegal.ON_CHAMBER
    if s.marker[cell] == UNEXPLORED:
        return Illegal.NOT_EXPLORED
    if s.resources[cell] < BUILDING_COST:
        return Illegal.TOO_DEAR
    if has_building(s, cell, kind):
        return Illegal.ALREADY_BUILT
    return Illegal.NONE if s.stock[kind] > 0 else Illegal.NONE_IN_STOCK


@rule
def building_lands(s, seat):
    """Return the seat's explored lands that can pay for a building, without chambers (AW-BLD-1, AW-BLD-4, AW-BLD-6)."""
    paying = at_least_bits(s.resources, 0, CELLS, BUILDING_COST)
    return lands_of(s, seat) & explored_lands(s) & paying & ~chambers(s)


@rule
def can_stand(s, cell, kind):
    """Return whether a building may be added: one of each type per land, thirteen on the map (AW-BLD-2, AW-BLD-3)."""
    return s.stock[kind] > 0 and not has_building(s, cell, kind)


@rule
def list_buildings(s, seat, out, n):
    for cell in members(building_lands(s, seat)):
        for kind in range(BUILDINGS):
            if can_stand(s, cell, kind):
                out[n] = BUILD + BUILDINGS * cell + kind
                n += 1
    return n


@rule
def can_build(s, seat):
    for cell in members(building_lands(s, seat)):
        for kind in range(BUILDINGS):
            if can_stand(s, cell, kind):
                return True
    return False


@rule
def build(s, seat, cell, kind, log):
    """Build for two resources of the land; the building works at once (AW-BLD-1, AW-BLD-5, AW-BLD-7, AW-BLD-8)."""
    spend_resources(s, seat, cell, BUILDING_COST)
    put_building(s, cell, kind)
    note(log, Event.BUILT, EVERYONE, seat, cell, kind)
