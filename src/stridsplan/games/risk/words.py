"""How Risk speaks: views, actions and events as JSON with named fields. Sentences are the client's; see
docs/protocol.md."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from . import odds
from .components import (
    CARD_COUNT,
    CARD_SYMBOL,
    CARDS,
    COLOURS,
    CONTINENT_NAMES,
    CONTINENT_OF,
    CONTINENT_SIZE,
    CONTINENT_VALUE,
    COUNTS,
    DESTROY_SEAT,
    EDGE_SOURCE,
    EDGE_TARGET,
    FIRST_DESTROY,
    FIRST_MISSION_PLUS_ONE,
    HOLD_18_BY_2,
    HOLD_24,
    MISSION_CONTINENTS,
    MISSIONS,
    TERRITORIES,
    TERRITORY_COUNT,
    Symbol,
)
from .rules import cards as card_rules
from .rules import combat, conquest, placing
from .rules.winning import count_garrisoned
from .state import (
    ATTACK,
    CAPITAL,
    CARD,
    COUNT,
    DEFEND,
    DONE,
    END_ATTACKS,
    END_REINFORCEMENT,
    END_TURN,
    MOVE_FROM,
    MOVE_TO,
    NEUTRAL,
    NOWHERE,
    OPTIONS,
    PLACE,
    ROLL,
    ROLLS,
    STAND,
    STEP_ALL,
    STEPS,
    UNKNOWN,
    UNTIL,
    Ask,
    DefenceDecision,
    Event,
    Goal,
    Link,
    Phase,
    Rule,
    SetValues,
    Standing,
    Won,
)

Json = dict[str, Any]

# -- Things --------------------------------------------------------------------------------------------------


def who(owner: int) -> Json:
    """A seat or the neutral force as an argument of a sentence."""
    return {"term": "neutral"} if owner == NEUTRAL else {"seat": int(owner)}


def term(kind: str, name: str) -> Json:
    return {"term": f"{kind}-{name.replace('_', '-')}"}


def territory(t: int) -> Json:
    return term("territory", TERRITORIES[t])


def card(c: int) -> Json:
    return territory(c) if c < TERRITORY_COUNT else term("symbol", "joker")


def mission(m: int) -> Json:
    """A mission as an argument; "destroy" names its seat beside it (`mission_args`)."""
    return term("mission", MISSIONS[m] if m < FIRST_DESTROY else "destroy")


def mission_args(seat: int, m: int) -> Json:
    args: Json = {"seat": who(seat), "mission": mission(m)}
    if m >= FIRST_DESTROY:
        args["target"] = who(int(DESTROY_SEAT[m - FIRST_DESTROY]))
    return args


# -- Actions -------------------------------------------------------------------------------------------------


def action(code: int, view: np.void) -> Json:
    """Name the fields of an action; `view` tells what "all" comes to."""
    if code < CARD:
        return name_place(code - PLACE, view)
    if code < CAPITAL:
        return {"kind": "card", "card": CARDS[code - CARD]}
    if code < ATTACK:
        return {"kind": "choose_capital", "territory": TERRITORIES[code - CAPITAL]}
    if code < MOVE_FROM:
        edge = code - ATTACK
        return {
            "kind": "attack",
            "source": TERRITORIES[EDGE_SOURCE[edge]],
            "target": TERRITORIES[EDGE_TARGET[edge]],
        }
    if code < MOVE_TO:
        return {"kind": "move_from", "territory": TERRITORIES[code - MOVE_FROM]}
    if code < ROLL:
        return {"kind": "move_to", "territory": TERRITORIES[code - MOVE_TO]}
    if code < COUNT:
        armies, dice = ROLLS[code - ROLL]
        return {"kind": "roll", "armies": armies, "dice": dice}
    if code < DEFEND:
        return name_count(code - COUNT, view)
    if code < STAND:
        return {"kind": "defend", "dice": code - DEFEND + 1}
    if code < UNTIL:
        return {"kind": "stand", "defence": Standing(code - STAND).name.lower()}
    if code == UNTIL:
        return {"kind": "until", "armies": int(view.counted)}
    if code == DONE:
        return {"kind": "done", "armies": int(view.counted)}
    return {
        "kind": {END_REINFORCEMENT: "end_reinforcement", END_ATTACKS: "end_attacks", END_TURN: "end_turn"}[
            code
        ]
    }


def name_place(code: int, view: np.void) -> Json:
    t, step = divmod(code, STEPS)
    available = placing.armies_to_place(view, int(view.owner[t]))
    kind = "place_neutral" if view.ask == Ask.PLACE_NEUTRAL else "place"
    fields: Json = {
        "kind": kind,
        "territory": TERRITORIES[t],
        "armies": placing.armies_in_step(step, available),
    }
    if fields["armies"] == available:
        fields["all"] = True
    return fields


def name_count(step: int, view: np.void) -> Json:
    left = conquest.most_to_move(view) - view.counted
    armies = left if step == STEP_ALL else int(COUNTS[step])
    fields: Json = {"kind": "count", "armies": armies}
    if armies == left and view.link != Link.DECLARE:
        fields["all"] = True
    return fields


def code(**fields: Any) -> int:
    """The code of an action with these fields, as `action` names them; ValueError if there is none.

    Armies to place or count are 1, 5, 25 or "all".
    """
    kind = fields.get("kind")
    try:
        if kind in ("place", "place_neutral"):
            return PLACE + STEPS * TERRITORIES.index(fields["territory"]) + step_of(fields["armies"])
        if kind == "count":
            return COUNT + step_of(fields["armies"])
        if kind == "card":
            return CARD + CARDS.index(fields["card"])
        if kind == "choose_capital":
            return CAPITAL + TERRITORIES.index(fields["territory"])
        if kind == "attack":
            pairs = list(zip(EDGE_SOURCE.tolist(), EDGE_TARGET.tolist(), strict=True))
            return ATTACK + pairs.index(
                (TERRITORIES.index(fields["source"]), TERRITORIES.index(fields["target"]))
            )
        if kind == "move_from":
            return MOVE_FROM + TERRITORIES.index(fields["territory"])
        if kind == "move_to":
            return MOVE_TO + TERRITORIES.index(fields["territory"])
        if kind == "roll":
            return ROLL + ROLLS.index((fields["armies"], fields["dice"]))
        if kind == "defend":
            return DEFEND + (1, 2).index(fields["dice"])
        if kind == "stand":
            return STAND + Standing[fields["defence"].upper()]
    except (KeyError, ValueError) as error:
        raise ValueError(f"no such action: {fields}") from error
    plain = {
        "until": UNTIL,
        "done": DONE,
        "end_reinforcement": END_REINFORCEMENT,
        "end_attacks": END_ATTACKS,
        "end_turn": END_TURN,
    }
    if kind not in plain:
        raise ValueError(f"no such action: {fields}")
    return plain[kind]


def step_of(armies: int | str) -> int:
    return STEP_ALL if armies == "all" else COUNTS.tolist().index(armies)


# -- Questions -----------------------------------------------------------------------------------------------


def question(view: np.void, seat: int | None) -> Json:
    """What is being asked: of `seat`, or (None) of the seats that are asked."""
    ask, link = Ask(view.ask), Link(view.link)
    args: Json = {}
    if seat is None:
        asked = [k for k in range(view.options.seats) if view.due >> k & 1]
        args["seat"] = who(asked[0]) if len(asked) == 1 else {"seats": asked}
    identifier = LINK_QUESTIONS.get(link, ask.name.lower())
    if ask == Ask.REINFORCE and seat is not None:
        args |= {
            "to_place": view.to_place,
            "must_trade": int(card_rules.must_trade(view, seat)),
            "can_trade": int(card_rules.has_set(view, seat)),
        }
    elif ask in (Ask.PLACE_NEUTRAL, Ask.TRADE_CAPTURED):
        args["to_place"] = view.to_place
    elif ask in (Ask.PLACE_SETUP, Ask.PLACE_SECRETLY) and seat is not None:
        args["to_place"] = int(view.stock[seat])
    if view.source != NOWHERE:
        args["source"] = territory(view.source)
        args["armies"] = int(view.armies[view.source])
    if view.target != NOWHERE:
        args["target"] = territory(view.target)
    if ask == Ask.DEFEND:
        args["dice"] = view.dice
    return {"id": identifier, "args": args, "amount": amount(view) if seat is not None else None}


LINK_QUESTIONS = {
    Link.CARDS: "trade",
    Link.DECLARE: "declare",
    Link.MOVE_TO: "move_to",
    Link.AMOUNT: "move_amount",
}


def amount(view: np.void) -> Json | None:
    """The numbers that counting steps can compose, if armies are to be counted out."""
    if view.ask != Ask.OCCUPY and view.link not in (Link.DECLARE, Link.AMOUNT):
        return None
    return {"base": view.counted, "max": conquest.most_to_move(view)}


# -- The picture ---------------------------------------------------------------------------------------------


def picture(view: np.void, seat: int | None) -> Json:
    """The view as the client draws it; the shape is in docs/protocol.md."""
    seats = range(view.options.seats)
    return {
        "territories": [picture_territory(view, t) for t in range(TERRITORY_COUNT)],
        "continents": [picture_continent(view, k) for k in range(len(CONTINENT_NAMES))],
        "seats": [picture_seat(view, k) for k in seats],
        "neutral": picture_neutral(view),
        "hand": [] if seat is None else picture_hand(view, seat),
        "mission": None if seat is None else picture_mission(view, seat),
        "capital": None if seat is None or view.capital[seat] < 0 else TERRITORIES[view.capital[seat]],
        "capitals_needed": needed_capitals(view),
        "phase": picture_phase(view),
        "turn": None if view.turn == NOWHERE else view.turn,
        "round": view.round,
        "to_place": view.to_place,
        "must_trade": seat is not None and bool(card_rules.must_trade(view, seat)),
        "conquered": bool(view.conquered),
        "next_set": picture_next_set(view),
        "attack": picture_attack(view),
        "picked": [CARDS[view.picked[k]] for k in range(view.picked_count)],
        "pile": view.unseen + view.bottom_count,
        "options": read_options(view),
    }


def picture_territory(view: np.void, t: int) -> Json:
    owner = int(view.owner[t])
    founders = [k for k in range(view.options.seats) if view.capital[k] == t]
    return {
        "id": TERRITORIES[t],
        "continent": CONTINENT_NAMES[CONTINENT_OF[t]],
        "owner": "neutral" if owner == NEUTRAL else None if owner == NOWHERE else owner,
        "armies": int(view.armies[t]),
        "pending": int(view.pending[t]),
        "capital": founders[0] if founders else None,
        "defence_dice": int(combat.most_defence_dice(view, t)),
    }


def picture_continent(view: np.void, k: int) -> Json:
    owners = {int(view.owner[t]) for t in range(TERRITORY_COUNT) if CONTINENT_OF[t] == k}
    owner = owners.pop() if len(owners) == 1 else NOWHERE
    return {
        "id": CONTINENT_NAMES[k],
        "value": int(CONTINENT_VALUE[k]),
        "owner": owner if 0 <= owner < NEUTRAL else None,
    }


def picture_seat(view: np.void, seat: int) -> Json:
    return {
        "seat": seat,
        "colour": COLOURS[seat],
        "territories": int(view.held[seat]),
        "armies": count_armies(view, seat),
        "cards": int(view.hand[seat]),
        "alive": bool(view.fallen[seat] == 0),
        "income": placing.base_reinforcement(int(view.held[seat])) + placing.continent_bonus(view, seat),
        "standing": Standing(int(view.standing[seat])).name.lower(),
        "score": int(view.held[seat]),
    }


def count_armies(view: np.void, owner: int) -> int:
    return int(sum(view.armies[t] for t in range(TERRITORY_COUNT) if view.owner[t] == owner))


def picture_neutral(view: np.void) -> Json | None:
    if view.options.seats != 2:
        return None
    return {"territories": int(view.held[NEUTRAL]), "armies": count_armies(view, NEUTRAL)}


def picture_hand(view: np.void, seat: int) -> list[Json]:
    held = [c for c in range(CARD_COUNT) if view.location[c] == seat]
    return [
        {
            "card": CARDS[c],
            "territory": TERRITORIES[c] if c < TERRITORY_COUNT else None,
            "symbol": Symbol(int(CARD_SYMBOL[c])).name.lower(),
            "bonus": bool(c < TERRITORY_COUNT and view.owner[c] == seat),
            "picked": bool(card_rules.is_picked(view, c)),
        }
        for c in held
    ]


def picture_mission(view: np.void, seat: int) -> Json | None:
    dealt, now = int(view.mission[seat]), int(view.mission_now[seat])
    if dealt in (NOWHERE, UNKNOWN):
        return None
    return {
        "id": "destroy" if dealt >= FIRST_DESTROY else MISSIONS[dealt],
        "target": int(DESTROY_SEAT[dealt - FIRST_DESTROY]) if dealt >= FIRST_DESTROY else None,
        "effective": "destroy" if now >= FIRST_DESTROY else MISSIONS[now],
        "effective_target": int(DESTROY_SEAT[now - FIRST_DESTROY]) if now >= FIRST_DESTROY else None,
        "progress": progress(view, seat, now),
    }


def progress(view: np.void, seat: int, now: int) -> Json:
    """How far a mission is: territories held of those needed, or territories the target still has."""
    if now == HOLD_24:
        return {"done": min(24, int(view.held[seat])), "of": 24}
    if now == HOLD_18_BY_2:
        return {"done": min(18, count_garrisoned(view, seat, 2)), "of": 18}
    if now >= FIRST_DESTROY:
        left = int(view.held[DESTROY_SEAT[now - FIRST_DESTROY]])
        return {"left": left}
    named = [int(k) for k in MISSION_CONTINENTS[now]]
    done = sum(held_of(view, seat, k) for k in named)
    needed = sum(int(CONTINENT_SIZE[k]) for k in named)
    if now >= FIRST_MISSION_PLUS_ONE:
        others = [k for k in range(len(CONTINENT_NAMES)) if k not in named]
        missing, size = min(
            (int(CONTINENT_SIZE[k]) - held_of(view, seat, k), int(CONTINENT_SIZE[k])) for k in others
        )
        done, needed = done + size - missing, needed + size
    return {"done": done, "of": needed}


def held_of(view: np.void, seat: int, continent: int) -> int:
    return sum(1 for t in range(TERRITORY_COUNT) if CONTINENT_OF[t] == continent and view.owner[t] == seat)


def needed_capitals(view: np.void) -> int | None:
    from .components import CAPITALS_TO_WIN

    return int(CAPITALS_TO_WIN[view.options.seats]) if view.options.goal == Goal.CAPITAL else None


def picture_phase(view: np.void) -> str:
    if view.ask == Ask.PLACE_NEUTRAL:
        return "neutral"
    return PHASES[Phase(view.phase)]


PHASES = {
    Phase.SETUP: "setup",
    Phase.CAPITALS: "capitals",
    Phase.REINFORCEMENT: "reinforcement",
    Phase.COMBAT: "attack",
    Phase.MOVEMENT: "movement",
    Phase.OVER: "over",
}


def picture_next_set(view: np.void) -> Json | None:
    """The set counter and the next value of the rising scale (RK-RISE-3)."""
    if view.options.cards_set_values != SetValues.RISING:
        return None
    return {"number": view.sets_traded + 1, "value": card_rules.rising_value(view.sets_traded + 1)}


def picture_attack(view: np.void) -> Json | None:
    if view.source == NOWHERE or view.target == NOWHERE:
        return None
    return {
        "source": TERRITORIES[view.source],
        "target": TERRITORIES[view.target],
        "armies": view.declared,
        "dice": view.dice,
        "until": view.until or None,
        "defence_dice": int(combat.most_defence_dice(view, view.target)),
    }


def read_options(view: np.void) -> Json:
    """The options in force by their own names."""
    told: Json = {}
    for option in OPTIONS:
        number = getattr(view.options, option.field)
        if isinstance(option.kind, tuple):
            told[option.name] = number
        else:
            told[option.name] = bool(number) if option.kind is bool else option.kind(number).name.lower()
    told["defence.can_change"] = view.options.defence_decision == DefenceDecision.ASK_WITH_STANDING_MAX
    return told


# -- Odds ----------------------------------------------------------------------------------------------------

MOST_FORECAST = 2000  # armies on a side beyond which a forecast is not worth its time


def forecast(view: np.void, seat: int) -> Json | None:
    """Exact odds of the attack in hand, fought until `counted` armies are left in the source, and why dice
    are few."""
    if view.link != Link.DECLARE:
        return None
    attackers, defenders = int(view.armies[view.source]) - 1, int(view.armies[view.target])
    if attackers > MOST_FORECAST or defenders > MOST_FORECAST:
        return None
    least = view.options.defence_two_dice_min
    battle = odds.battle(attackers, defenders, least, keep=view.counted - 1)
    attack_dice, defence_dice = (
        combat.most_declared(attackers + 1),
        int(combat.most_defence_dice(view, view.target)),
    )
    return {
        "win": battle.win,
        "attacker_left": attackers + 1 - battle.attacker_loss,
        "defender_left": defenders - battle.defender_loss,
        "attacker_distribution": [round(p, 6) for p in battle.win_with.tolist()],
        "dice": {"attack": attack_dice, "defend": defence_dice},
        "roll": [round(p, 6) for p in odds.roll_odds(attack_dice, defence_dice)],
        "why": explain_dice(view, attack_dice, defence_dice),
    }


def explain_dice(view: np.void, attack_dice: int, defence_dice: int) -> list[Json]:
    """Why fewer dice are rolled than the most there are (catalogue 6.6)."""
    told = []
    if attack_dice < 3:
        told.append(
            {
                "id": "few_attack_dice",
                "rule": "RK-ATT-6",
                "args": {"dice": attack_dice, "armies": int(view.armies[view.source])},
            }
        )
    if defence_dice == 1:
        told.append(
            {"id": "one_defence_die", "rule": "RK-DEF-1", "args": {"min": view.options.defence_two_dice_min}}
        )
    return told


# -- Events --------------------------------------------------------------------------------------------------

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


# -- For people at a prompt ----------------------------------------------------------------------------------


def tell_odds(values: Json, attackers: int, defenders: Sequence[int]) -> Json:
    """Exact odds of a battle, or of a path of battles; armies available to attack against armies in each
    territory (catalogue 5)."""
    least = values["defence.two_dice_min"]
    if len(defenders) == 1:
        battle = odds.battle(attackers, defenders[0], least)
        left: Json = {
            "attacker_left": battle.attacker_left.tolist(),
            "defender_left": battle.defender_left.tolist(),
        }
        return {
            "win": battle.win,
            "attacker_loss": battle.attacker_loss,
            "defender_loss": battle.defender_loss,
            **left,
        }
    path = odds.campaign(attackers, defenders, least)
    return {
        "win": path.win,
        "attacker_loss": path.attacker_loss,
        "defender_loss": path.defender_loss,
        "conquered": list(path.conquered),
        "armies_if_won": path.armies_if_won.tolist(),
    }
