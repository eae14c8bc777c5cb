"""The styles of sparring partners and their differences."""

import numpy as np
import pytest

from games.risk.positions import ENTRIES, RISK, position
from games.risk.turns import continent, held
from stridsplan.engine import dice
from stridsplan.games.risk import words
from stridsplan.games.risk.components import TERRITORIES
from stridsplan.games.risk.sparring import STYLES, choose
from stridsplan.games.risk.state import Ask

SETTLING_STYLES = "turtle", "killer", "warden"  # these first take a continent, then guard it
WORLD = {"goal": "world"}


def chosen_action(game, style, seat=0):
    """The action that a seat chooses in a style, named."""
    out = np.zeros(len(RISK.actions), np.int32)
    n = ENTRIES.legal(game.states, 0, seat, out)
    code = choose(game.view(seat), seat, out, n, dice.seeded_tape(1), STYLES.index(style))
    assert code in out[:n]
    return words.action(code, game.view(seat))


def settled(**fields):
    """A position in which seat 0 holds Australia and has earned its card of this turn.

    The last of three seats holds the other territories, with five armies each.
    """
    owner = held(*continent("australia")) | fields.pop("owner", {})
    armies = dict.fromkeys(TERRITORIES, 5) | {"indonesia": 9} | fields.pop("armies", {})
    return position(owner=owner, armies=armies, options=WORLD, **({"conquered": 1} | fields))


@pytest.mark.parametrize("style", ["turtle", "killer"])
def test_a_settled_seat_does_not_attack(style):
    assert chosen_action(settled(), style)["kind"] == "end_attacks"


@pytest.mark.parametrize("style", SETTLING_STYLES)
def test_a_settled_seat_places_armies_at_the_entrance(style):
    game = settled(armies={"siam": 20}, ask=Ask.REINFORCE, to_place=5, received=5)
    assert chosen_action(game, style)["territory"] == "indonesia"


@pytest.mark.parametrize("style", SETTLING_STYLES)
def test_a_seat_without_a_continent_completes_one(style):
    game = position(
        owner=held("eastern_australia", "new_guinea", "western_australia"),
        armies={"new_guinea": 6},
        options=WORLD,
        conquered=1,
    )
    assert chosen_action(game, style)["target"] == "indonesia"


@pytest.mark.parametrize("style", STYLES)
def test_every_style_takes_a_weak_territory_for_the_card(style):
    game = settled(armies={"siam": 1, "indonesia": 12}, conquered=0)
    assert chosen_action(game, style)["target"] == "siam"


def test_a_killer_eliminates_a_seat_in_reach():
    game = settled(owner={"siam": 1}, armies={"siam": 3, "indonesia": 30})
    assert chosen_action(game, "killer")["target"] == "siam"
    assert chosen_action(game, "turtle")["kind"] == "end_attacks"


def test_a_warden_breaks_the_continent_of_another():
    owner = held(*continent("south_america"), seat=1) | {"north_africa": 0}
    game = settled(owner=owner, armies={"north_africa": 9, "brazil": 2})
    assert chosen_action(game, "warden")["target"] == "brazil"
    assert chosen_action(game, "turtle")["kind"] == "end_attacks"


def test_a_stack_places_all_armies_in_one_territory_and_attacks_when_strong():
    owner = {"peru": 0, "congo": 0}
    grows = position(
        owner=owner, armies={"peru": 9, "congo": 3}, options=WORLD, ask=Ask.REINFORCE, to_place=5, received=5
    )
    assert chosen_action(grows, "stack")["territory"] == "peru"
    ready = position(owner=owner, armies={"peru": 12, "congo": 3}, options=WORLD, conquered=1)
    assert chosen_action(ready, "stack")["source"] == "peru"
    waits = position(owner=owner, armies={"peru": 5, "congo": 3}, options=WORLD, conquered=1)
    assert chosen_action(waits, "stack")["kind"] == "end_attacks"


@pytest.mark.parametrize("style", SETTLING_STYLES)
def test_a_settled_seat_with_most_of_all_armies_attacks(style):
    game = settled(armies=dict.fromkeys(TERRITORIES, 1) | {"indonesia": 60})
    assert chosen_action(game, style)["target"] == "siam"
