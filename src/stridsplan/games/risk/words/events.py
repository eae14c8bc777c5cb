"""Events and the result of a game as JSON, with arguments for sentences."""

import numpy as np

from stridsplan.engine.bits import members_of
from stridsplan.engine.log import EVENT, RULE
from stridsplan.engine.words import Json, events_to_json

from ..state import Event, Rule, Won
from .things import FORMS, cards_term, mission_fields, owner_term, territory_term


def is_revealing(row: np.ndarray) -> bool:
    """Return whether the event reveals something, so that what came before must not be undone: its kind does, or it
    shows armies that were placed in secret."""
    is_placement = row[EVENT] == Event.ARMY_PLACED and row[RULE] == Rule.RK_SETUP_11
    return Event(row[EVENT]).is_revealing or bool(is_placement)


def faces(packed: int) -> list[int]:
    """Return the faces of dice that are packed in base 7, the highest first."""
    return [face for face in (packed // 49 % 7, packed // 7 % 7, packed % 7) if face]


def write_exchange(seat, defender, source, target, attack, defence):
    # packed as `Event.EXCHANGE` says
    attack_dice, defence_dice, lost = faces(attack), faces(defence % 49), defence // 49
    fought = min(len(attack_dice), len(defence_dice))
    args = {
        "seat": owner_term(seat),
        "defender": owner_term(defender),
        "source": territory_term(source),
        "target": territory_term(target),
        "attack_dice": attack_dice,
        "defence_dice": defence_dice,
        "attacker_loss": fought - lost,
        "defender_loss": lost,
    }
    return None, args, {}


def write_cards(seat, low, high, *_):
    held = members_of(low) + [card + 22 for card in members_of(high)]
    return None, {"seat": owner_term(seat), "cards": cards_term(held)}, {}


def write_set(seat, a, b, c, armies, *_):
    return None, {"seat": owner_term(seat), "cards": cards_term([a, b, c]), "armies": armies}, {}


def write_reinforcement(seat, base, continents, *_):
    args = {"seat": owner_term(seat), "base": base, "continents": continents, "total": base + continents}
    return None, args, {}


# Functions that return (id or None, args, what), as `events_to_json` demands
SPECIAL = {
    Event.EXCHANGE: write_exchange,
    Event.CARDS_TAKEN_SHOWN: write_cards,
    Event.SET_TRADED: write_set,
    Event.REINFORCED: write_reinforcement,
}
event = events_to_json(Event, Rule, FORMS, SPECIAL)


def result(view: np.void) -> Json:
    """Return the result, from a spectator's view; only the winner's mission is shown (RK-WIN-2)."""
    how = Won(view.won)
    args: Json = {"seat": owner_term(view.winner)}
    if how == Won.MISSION:
        args |= mission_fields(int(view.mission_now[view.winner]))
    return {"id": how.name.lower(), "args": args}
