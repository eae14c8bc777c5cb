"""The styles of sparring partners: what each does that the others do not."""

import numpy as np
import pytest

from games.risk.positions import ENTRIES, RISK, position
from stridsplan.engine import dice
from stridsplan.games.risk import words
from stridsplan.games.risk.components import CONTINENTS, TERRITORIES
from stridsplan.games.risk.sparring import STYLES, choose
from stridsplan.games.risk.state import Ask

AUSTRALIA = CONTINENTS["australia"][1].split()
SOUTH_AMERICA = CONTINENTS["south_america"][1].split()
SETTLERS = "turtle", "killer", "warden"
WORLD = {"goal": "world"}


def answer(game, style, seat=0):
    """The answer of a seat in a style, named."""
    out = np.zeros(len(RISK.actions), np.int32)
    n = ENTRIES.legal(game.states, 0, seat, out)
    code = choose(game.view(seat), seat, out, n, dice.seeded_tape(1), STYLES.index(style))
    assert code in out[:n]
    return words.action(code, game.view(seat))


def settled(**fields):
    """Seat 0 in Australia beside strong neighbours, its card taken."""
    owner = dict.fromkeys(AUSTRALIA, 0) | fields.pop("owner", {})
    armies = dict.fromkeys(TERRITORIES, 5) | {"indonesia": 9} | fields.pop("armies", {})
    return position(owner=owner, armies=armies, options=WORLD, **({"conquered": 1} | fields))


@pytest.mark.parametrize("style", ["turtle", "killer"])
def test_who_has_settled_stays_at_home(style):
    assert answer(settled(), style)["kind"] == "end_attacks"


@pytest.mark.parametrize("style", SETTLERS)
def test_who_has_settled_guards_the_way_in(style):
    game = settled(armies={"siam": 20}, ask=Ask.REINFORCE, to_place=5, received=5)
    assert answer(game, style)["territory"] == "indonesia"


@pytest.mark.parametrize("style", SETTLERS)
def test_who_has_not_settled_completes_a_continent(style):
    game = position(
        owner=dict.fromkeys(AUSTRALIA[1:], 0), armies={"new_guinea": 6}, options=WORLD, conquered=1
    )
    assert answer(game, style)["target"] == "indonesia"


@pytest.mark.parametrize("style", STYLES)
def test_everybody_takes_a_weak_territory_for_the_card(style):
    game = settled(armies={"siam": 1, "indonesia": 12}, conquered=0)
    assert answer(game, style)["target"] == "siam"


def test_a_killer_eliminates_who_is_in_reach():
    game = settled(owner={"siam": 1}, armies={"siam": 3, "indonesia": 30})
    assert answer(game, "killer")["target"] == "siam"
    assert answer(game, "turtle")["kind"] == "end_attacks"


def test_a_warden_breaks_the_continent_of_another():
    owner = dict.fromkeys(SOUTH_AMERICA, 1) | {"north_africa": 0}
    game = settled(owner=owner, armies={"north_africa": 9, "brazil": 2})
    assert answer(game, "warden")["target"] == "brazil"
    assert answer(game, "turtle")["kind"] == "end_attacks"


def test_a_stack_grows_in_one_place_and_strikes_for_a_continent():
    owner = {"peru": 0, "congo": 0}
    grows = position(
        owner=owner, armies={"peru": 9, "congo": 3}, options=WORLD, ask=Ask.REINFORCE, to_place=5, received=5
    )
    assert answer(grows, "stack")["territory"] == "peru"
    ready = position(owner=owner, armies={"peru": 12, "congo": 3}, options=WORLD, conquered=1)
    assert answer(ready, "stack")["source"] == "peru"
    waits = position(owner=owner, armies={"peru": 5, "congo": 3}, options=WORLD, conquered=1)
    assert answer(waits, "stack")["kind"] == "end_attacks"


@pytest.mark.parametrize("style", SETTLERS)
def test_who_has_most_of_all_armies_leaves_home(style):
    game = settled(armies=dict.fromkeys(TERRITORIES, 1) | {"indonesia": 60})
    assert answer(game, style)["target"] == "siam"
