"""Log rows and the end of a game as named arguments."""

from typing import Any

import numpy as np

from ..components import (
    CARD_COUNT,
)
from ..state import (
    Event,
    Rule,
    Standing,
    Won,
)
from .things import Json, card, mission_args, territory, who

REVEALING = {
    Event.CAPITALS_CHOSEN,
    Event.CAPITAL_TAKEN,
    Event.CARDS_TAKEN_SHOWN,
    Event.MISSION_SHOWN,
    Event.GAME_WON,
}


def is_revealing(row: np.ndarray) -> bool:
    """Something hidden has come to light, so that undo would be a look ahead."""
    return row[1] in REVEALING or (row[1] == Event.ARMY_PLACED and row[0] == Rule.RK_SETUP_11)


def event(row: np.ndarray) -> Json:
    """Name a log row: {"id", "rule", "args"}."""
    rule, kind = Rule(int(row[0])).name.replace("_", "-"), Event(int(row[1]))
    values = [int(value) for value in row[3:]]
    return {"id": kind.name.lower(), "rule": rule, "args": ARGUMENTS[kind](*values)}


def faces(packed: int) -> list[int]:
    """Dice packed in base 7, highest first."""
    return [face for face in (packed // 49 % 7, packed // 7 % 7, packed % 7) if face]


def name_exchange(seat, defender, source, target, attacked, defended) -> Json:
    attack_dice, defence_dice, lost = faces(attacked), faces(defended % 49), defended // 49
    fought = min(len(attack_dice), len(defence_dice))
    return {
        "seat": who(seat),
        "defender": who(defender),
        "source": territory(source),
        "target": territory(target),
        "attack_dice": attack_dice,
        "defence_dice": defence_dice,
        "attacker_loss": fought - lost,
        "defender_loss": lost,
    }


def name_cards(seat, low, high, *_) -> Json:
    held = [c for c in range(CARD_COUNT) if (low >> c if c < 22 else high >> (c - 22)) & 1]
    return {"seat": who(seat), "cards": {"terms": [card(c)["term"] for c in held]}}


def seat_only(seat, *_) -> Json:
    return {"seat": who(seat)}


def seat_territory(seat, t, armies, *_) -> Json:
    return {"seat": who(seat), "territory": territory(t), "armies": armies}


def name_move(seat, source, target, armies, *_) -> Json:
    return {"seat": who(seat), "source": territory(source), "target": territory(target), "armies": armies}


ARGUMENTS: dict[Event, Any] = {
    Event.DEALER_DRAWN: seat_only,
    Event.TERRITORIES_DEALT: lambda *_: {},
    Event.MISSION_DEALT: lambda seat, dealt, now, *_: mission_args(seat, now),
    Event.ARMY_PLACED: seat_territory,
    Event.CAPITAL_CHOSEN: lambda seat, t, *_: {"seat": who(seat), "territory": territory(t)},
    Event.CAPITALS_CHOSEN: lambda *_: {},
    Event.TURN_BEGAN: lambda seat, number, *_: {"seat": who(seat), "round": number},
    Event.REINFORCED: lambda seat, base, continents, *_: {
        "seat": who(seat),
        "base": base,
        "continents": continents,
        "total": base + continents,
    },
    Event.SET_TRADED: lambda seat, a, b, c, armies, *_: {
        "seat": who(seat),
        "cards": {"terms": [card(k)["term"] for k in (a, b, c)]},
        "armies": armies,
    },
    Event.BONUS_PLACED: seat_territory,
    Event.NEUTRAL_REINFORCED: lambda armies, *_: {"armies": armies},
    Event.NEUTRAL_PLACED: lambda armies, *_: {"armies": armies},
    Event.ATTACK_DECLARED: lambda seat, source, target, armies, dice, *_: {
        **name_move(seat, source, target, armies),
        "dice": dice,
    },
    Event.EXCHANGE: name_exchange,
    Event.TERRITORY_CONQUERED: lambda seat, t, victim, *_: {
        "seat": who(seat),
        "territory": territory(t),
        "defender": who(victim),
    },
    Event.ARMIES_OCCUPIED: name_move,
    Event.CAPITAL_TAKEN: lambda seat, t, founder, *_: {
        "seat": who(seat),
        "territory": territory(t),
        "founder": who(founder),
    },
    Event.TERRITORY_SEIZED: lambda seat, t, victim, *_: {
        "seat": who(seat),
        "territory": territory(t),
        "defender": who(victim),
    },
    Event.CARDS_TAKEN: lambda seat, giver, count, *_: {"seat": who(seat), "from": who(giver), "count": count},
    Event.CARDS_TAKEN_SHOWN: name_cards,
    Event.SEAT_ELIMINATED: lambda seat, by, *_: {"seat": who(seat), "by": who(by)},
    Event.CARD_DRAWN: seat_only,
    Event.CARD_DRAWN_SHOWN: lambda seat, c, *_: {"seat": who(seat), "card": card(c)},
    Event.MISSION_CHANGED: lambda seat, now, *_: mission_args(seat, now),
    Event.ARMIES_MOVED: name_move,
    Event.TURN_ENDED: seat_only,
    Event.STANDING_SET: lambda seat, standing, *_: {
        "seat": who(seat),
        "defence": Standing(standing).name.lower(),
    },
    Event.MISSION_SHOWN: lambda seat, now, *_: mission_args(seat, now),
    Event.GAME_WON: lambda seat, how, *_: {"seat": who(seat), "how": Won(how).name.lower()},
}


def result(view: np.void) -> Json:
    """How the game ended, from a spectator's view: the winner's mission is shown, nobody else's (RK-WIN-2)."""
    how = Won(view.won)
    args: Json = {"seat": who(view.winner)}
    if how == Won.MISSION:
        args = mission_args(view.winner, int(view.mission_now[view.winner]))
    return {"id": how.name.lower(), "args": args}
