"""An empty campaign."""

import numpy as np
import pytest
from numba import njit

from stridsplan.games.clusta_noba.components.orders import NO_ORDER
from stridsplan.games.clusta_noba.components.pools import NOWHERE, UNITS, UNKNOWN, Side
from stridsplan.games.clusta_noba.numbers import Force, Front
from stridsplan.games.clusta_noba.rules.blank import clear
from stridsplan.games.clusta_noba.rules.camps import any_camp_at
from stridsplan.games.clusta_noba.rules.units import is_in_play
from stridsplan.games.clusta_noba.state import STATE, observe

from .board import RAN_1, hex_at, new_board, place


def test_an_empty_campaign_must_have_nothing_in_hex_zero():
    s = new_board()
    hex_fields = [
        "unit_at",
        "ship_at",
        "camp_at",
        "commander_at",
        "specialist_at",
        "grave_at",
        "pool_at",
        "landed",
    ]
    for field in hex_fields:
        assert (getattr(s, field) == NOWHERE).all(), field
    assert (s.force[:, Force.SIDE] == NOWHERE).all()
    assert (s.front[:, Front.ONE] == NOWHERE).all()
    assert any_camp_at(s, 0) == NOWHERE
    assert not any(is_in_play(s, unit) for unit in range(UNITS))


@pytest.mark.rule("CN-ORDER-10")
def test_a_unit_must_begin_without_orders():
    s = new_board()
    assert (s.unit_order == NO_ORDER).all()


@pytest.mark.rule("CN-INFO-5")
def test_a_side_must_begin_without_knowledge():
    s = new_board()
    for field in ("known", "known_commander", "known_specialist", "known_camp", "sighting", "reading"):
        assert (getattr(s, field) == UNKNOWN).all(), field


@pytest.mark.rule("CN-CAMP-7", "CN-TRAP-28")
def test_a_view_must_not_depend_on_hidden_units_or_the_conflux_or_the_day_of_the_bridge():
    s, before, after = new_board(), np.zeros(1, STATE), np.zeros(1, STATE)
    observe(s, Side.RAN, before[0])
    place(s, RAN_1, 10, 9)  # hidden from its own side, too, until it reports
    s.conflux, s.bridge_day = hex_at(4, 12), 12
    observe(s, Side.RAN, after[0])
    assert before.tobytes() == after.tobytes()


@pytest.mark.soak("test_compiled.py::test_the_set_up_must_agree")
def test_clear_must_do_the_same_compiled_and_interpreted():
    plain, compiled = np.zeros(1, STATE), np.zeros(1, STATE)
    clear(plain[0])

    @njit
    def run(states):
        clear(states[0])

    run(compiled)
    assert plain.tobytes() == compiled.tobytes()
