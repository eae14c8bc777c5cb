"""The open map of an option: at dawn all see where the markers of all sides are, but no strength (CN-CAMP-7; F15)."""

from stridsplan.engine.record import rule

from ..components.pools import (
    CAMPS,
    COMMANDERS,
    NOBODY,
    NOWHERE,
    SIDE_OF_COMMANDER,
    UNITS,
    UNKNOWN,
)
from ..numbers import Fate, KnownCamp, KnownCommander, Sighted, Source
from ..options import MapMarkers
from ..seating import players
from .camps import camp_at, is_camp_finished, side_of_camp
from .commanders import commander_of, is_free
from .hostile_ledger import put_sighting
from .own_ledger import place_unit
from .reports import kind_of_stack
from .units import is_ashore, is_in_play, side_of


@rule
def show_markers(s):
    """Write all markers into the ledger of each seat, if the option says so."""
    if s.options.markers != MapMarkers.OPEN_MARKERS:
        return
    for seat in range(players(s)):
        if s.side_of[seat] != NOBODY:
            show_units(s, seat)
            show_commanders(s, seat)
            show_camps(s, seat)


@rule
def show_units(s, seat):
    """Show the seat's own units; of other sides the ships, and the units in a hex without a camp or
    commander of theirs (CN-CAMP-4, CN-CAMP-5)."""
    for unit in range(UNITS):
        if not is_in_play(s, unit):
            continue
        side, hex = int(side_of(unit)), int(s.unit_at[unit])
        if side == s.side_of[seat]:
            place_unit(s, seat, s.moment, unit, hex)
        elif not is_ashore(s, unit):
            show(s, seat, hex, Sighted.SHIPS.value, side, unit)
        elif kind_of_stack(s, side, hex) == Sighted.UNIT:
            show(s, seat, hex, Sighted.UNIT.value, side, unit)


@rule
def show_commanders(s, seat):
    """Show the seat's own commanders, and of others, in hexes without a camp, the one who leads (CN-CAMP-5)."""
    for commander in range(COMMANDERS):
        if not is_free(s, commander) or s.commander_at[commander] == NOWHERE:
            continue
        side, hex = int(SIDE_OF_COMMANDER[commander]), int(s.commander_at[commander])
        if side == s.side_of[seat]:
            known = s.known_commander[seat, commander]
            known[KnownCommander.HEX.value], known[KnownCommander.MOMENT.value] = hex, s.moment
            known[KnownCommander.FATE.value] = Fate.FREE.value
        elif camp_at(s, side, hex) == NOWHERE and commander_of(s, side, hex) == commander:
            show(s, seat, hex, Sighted.COMMANDER.value, side, NOWHERE)


@rule
def show_camps(s, seat):
    for camp in range(CAMPS):
        if not is_camp_finished(s, camp):
            continue
        side, hex = int(side_of_camp(camp)), int(s.camp_at[camp])
        if side == s.side_of[seat]:
            known = s.known_camp[seat, camp]
            known[KnownCamp.HEX.value], known[KnownCamp.MOMENT.value] = hex, s.moment
        else:
            show(s, seat, hex, Sighted.CAMP.value, side, NOWHERE)


@rule
def show(s, seat, hex, kind, side, unit):
    put_sighting(s, seat, s.moment, hex, kind, side, UNKNOWN, unit, Source.OPEN_MAP.value, UNKNOWN)
