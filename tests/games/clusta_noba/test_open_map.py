"""The option of an open map (CN-CAMP-7; F15)."""

import pytest

from stridsplan.games.clusta_noba.components.pools import UNKNOWN, Commander, Side
from stridsplan.games.clusta_noba.numbers import DAY, Known, KnownCamp, Sighted, Sighting, Source
from stridsplan.games.clusta_noba.options import MapMarkers
from stridsplan.games.clusta_noba.rules.open_map import show_markers

from .board import RAN_1, RAN_2, RAN_3, RAN_CAMP, hex_at, new_board, pitch, place, place_commander

TRA, RAN = Side.TRA.value, Side.RAN.value


def shown_to_trakorians(markers: MapMarkers):
    """Show the markers of a unit, a commander and a camp of the Ransards to the Trakorians.

    Return the position, the {(hex, kind)} that the Trakorians see, the numbers of men, and the sources.
    """
    s = new_board(seats=4, markers=markers)
    s.moment = 2 * DAY
    place(s, RAN_1, 9, 21)
    place(s, RAN_2, 10, 9)
    place(s, RAN_3, 5, 11)
    place_commander(s, Commander.GRISBAN, 10, 9, RAN_2)
    pitch(s, RAN_CAMP, 5, 11)
    show_markers(s)
    rows = s.sighting[TRA, : s.sightings[TRA]]
    seen = {(int(row[Sighting.HEX]), int(row[Sighting.KIND])) for row in rows}
    return s, seen, {int(row[Sighting.MEN]) for row in rows}, {int(row[Sighting.SOURCE]) for row in rows}


@pytest.mark.rule("CN-CAMP-7")
def test_on_an_open_map_all_markers_must_be_seen_at_dawn_without_their_strength():
    s, seen, men, sources = shown_to_trakorians(MapMarkers.OPEN_MARKERS)
    assert seen == {
        (hex_at(9, 21), Sighted.UNIT),
        (hex_at(10, 9), Sighted.COMMANDER),
        (hex_at(5, 11), Sighted.CAMP),
    }
    assert (men, sources) == ({UNKNOWN}, {Source.OPEN_MAP})
    assert s.known[RAN, RAN_1, Known.HEX] == hex_at(9, 21)  # a side sees its own markers too
    assert s.known_camp[RAN, RAN_CAMP, KnownCamp.HEX] == hex_at(5, 11)


@pytest.mark.rule("CN-CAMP-7")
def test_without_the_option_no_markers_must_be_shown():
    s, seen, _, _ = shown_to_trakorians(MapMarkers.DARK)
    assert not seen
    assert s.known[RAN, RAN_1, Known.HEX] == UNKNOWN
