"""Odds for a player at a table: of a move into an occupied square, and the best way to take hits.

They are computed from the seat's own view, against the tiles that it knows. Hidden tiles can only help the enemy, so
the chance is an upper bound.
"""

from typing import Any

import numpy as np

from stridsplan.engine.bits import has_bit
from stridsplan.engine.log import blank_log
from stridsplan.engine.words import options_to_json

from ..components import DIRECTIONS, HITS_TO_ELIMINATE, SLOTS, Kind, Terrain, square_name
from ..odds import (
    Advice,
    BadBattle,
    Choice,
    TooLarge,
    advise,
    advise_shot,
    outcomes_of,
    refuse_battle,
    solve_battle,
)
from ..odds.sides import HORSES, Force, count_capacity
from ..odds.solve import Solved
from ..rules import combat, group, movement
from ..rules.squares import is_free_of_enemies, neighbour
from ..state import DRAGON, OPTIONS, PARTIES, AnswerStep, Ask
from .things import Json, tile

MOST_CELLS = 2_000_000  # about a second of one core; enough for every battle of five tiles against five
DIGITS = 12  # with fewer, an uncertain result could look certain; with more, rounding errors would show
GENERAL, DIPLOMAT, SHARPSHOOTERS = (
    2 * kind.value for kind in (Kind.GENERAL, Kind.DIPLOMAT, Kind.SHARPSHOOTERS)
)


def position_odds(views: np.ndarray, seat: int | None, entries: Any) -> Json | None:
    """Return {"attacks", "advice"} for the move that a seat has begun or the hits that it takes; else None."""
    view = views[0]
    if seat is None or not has_bit(view.due, seat):
        return None
    if view.ask == Ask.MOVE and view.answer_step[seat] != AnswerStep.NONE:
        return {"attacks": attacks_json(views, seat), "advice": None}
    if view.ask in (Ask.TAKE_HITS, Ask.SHARPSHOOT):
        return {"attacks": [], "advice": advice_json(view, seat)}
    return None


# -- Before a move -------------------------------------------------------------------------------------------


def attacks_json(views: np.ndarray, seat: int) -> list[Json]:
    """Return the odds in every enemy square that the moving group can step into."""
    view = views[0]
    attacks = []
    for direction in range(DIRECTIONS):
        there = neighbour(view, group.group_square(view), direction)
        is_way = group.refuse_step_of_group(view, seat, direction) == 0
        if is_way and not is_free_of_enemies(view, seat, there):
            attacks.append(
                {"square": square_name(there), **attack_json(after_step(views, seat, there), seat)}
            )
    return attacks


def after_step(views: np.ndarray, seat: int, there: int) -> np.void:
    """Return the view after a last step, with the battle in that square as far as its tiles are known."""
    s = views.copy()[0]
    s.path[s.steps] = there
    s.steps += 1
    movement.make_move(s, seat, blank_log())
    s.battle, s.defender = there, combat.defending_side(s, there)
    combat.count_force(s)
    for party in range(s.options.seats):
        if s.height[there, party] > 0 and not combat.is_fighting(s, party):
            s.force[party, s.top[there, party]] = 1
            s.force[party, GENERAL] += s.under[there, party]
    return s


def attack_json(s: np.void, seat: int) -> Json:
    """Return the odds of a battle that has not begun; `why` says why there are none."""
    defends = bool(combat.is_defending(s, seat))
    blank: Json = {
        "defends": defends,
        "hidden": count_hidden(s),
        "chance": None,
        "own_left": None,
        "enemy_left": None,
        "may_call_off": False,
        "why": None,
    }
    try:
        return blank | odds_of(s, defends, is_known=blank["hidden"] == 0)
    except TooLarge:
        return blank | {"why": "too_large"}
    except BadBattle:  # horses are visible, but not the tiles under them
        return blank | {"why": "hidden"}


def odds_of(s: np.void, defends: bool, is_known: bool) -> Json:
    if len(parties_of(s)) != 2:
        return {"why": "parties"}
    solved = solve(s)
    battle = outcomes_of(solved)
    odds: Json = {
        "chance": round(1 - battle.win if defends else battle.win, DIGITS),
        "may_call_off": bool(s.force[defender_of(s), DIPLOMAT]),
    }
    if is_known:
        left = [expected_number(side.by_number) for side in (battle.attackers, battle.defenders)]
        odds["own_left"], odds["enemy_left"] = reversed(left) if defends else left
    return odds


def expected_number(by_number: np.ndarray) -> float:
    return round(float(by_number @ np.arange(len(by_number))), DIGITS)


def count_hidden(s: np.void) -> int:
    """Return the number of tiles in the square of the battle that are not known."""
    there = sum(int(s.height[s.battle, seat]) for seat in range(s.options.seats))
    return there - sum(int(combat.count_party(s, seat)) for seat in range(s.options.seats))


# -- While hits are taken ------------------------------------------------------------------------------------


def advice_json(s: np.void, seat: int) -> Json:
    """Return the best way to take the hits, or the best target of the sharpshooters, and the chance to win after it."""
    defends = bool(combat.is_defending(s, seat))
    blank: Json = {"defends": defends, "chance": None, "choices": [], "why": None}
    if why := why_no_advice(s):
        return blank | {"why": why}
    advice = advise_target(s) if s.ask == Ask.SHARPSHOOT else advise_hits(s)
    hits_own = s.ask == Ask.TAKE_HITS
    choices = advice.defend if defends == hits_own else advice.attack
    (hit,) = [party for party in parties_of(s) if (party == seat) == hits_own]
    return blank | {
        "chance": round(1 - advice.win if defends else advice.win, DIGITS),
        "choices": [choice_json(force_of(s, hit), choice) for choice in choices],
    }


def answer_odds(view: np.void, seat: int) -> Json | None:
    """Return whether there would be advice on the hits to take: {"advice": why there is none, or None}."""
    return {"advice": why_no_advice(view)} if view.ask in (Ask.TAKE_HITS, Ask.SHARPSHOOT) else None


def why_no_advice(s: np.void) -> str | None:
    """Return why there is no advice on the hits to take, or None."""
    if len(parties_of(s)) != 2:
        return "parties"
    try:
        refuse_battle(*battle_of(with_sharpshooters(s) if s.ask == Ask.SHARPSHOOT else s))
    except TooLarge:
        return "too_large"
    return None


def advise_hits(s: np.void) -> Advice:
    """Advise on hits. Those of both sides are known, as the dice are public."""
    attack, defend = (force_of(s, party) for party in parties_of(s))
    on_attack, on_defend = (hits_of(s, party) for party in reversed(parties_of(s)))
    return advise(
        solve(s),
        s.step,
        attack,
        defend,
        min(on_attack, count_capacity(attack)),
        min(on_defend, count_capacity(defend)),
        is_shot=s.sharp == 1,
    )


def hits_of(s: np.void, party: int) -> int:
    """Return the ordinary hits that a party rolled."""
    return int(s.dragon_hits if party == DRAGON else s.rolled[party])


def advise_target(s: np.void) -> Advice:
    """Advise on the target of the sharpshooters."""
    attack, defend = (without_lone_horses(force_of(s, party)) for party in parties_of(s))
    return advise_shot(solve(with_sharpshooters(s)), attack, defend)


def with_sharpshooters(s: np.void) -> np.void:
    """Return the position with the sharpshooters, who shoot even if a hit of this step has eliminated them."""
    before = s.copy()
    if not any(s.force[s.sharp_seat, SHARPSHOOTERS : SHARPSHOOTERS + 2]):
        before.force[s.sharp_seat, SHARPSHOOTERS + 1] = 1
    return before


def without_lone_horses(force: Force) -> Force:
    """Return the tiles without horses that are alone: those are eliminated as the step ends (OM-HORSE-6)."""
    return force if count_capacity(force) else (0,) * SLOTS


def choice_json(before: Force, choice: Choice) -> Json:
    """Return a choice as the hits that lead to it, in the order in which they can be taken."""
    hits = [(slot, hits_on(before, choice.left, slot)) for slot in range(SLOTS) if slot != HORSES]
    return {
        "share": round(choice.share, DIGITS),
        "hits": [{**tile(slot), "count": number} for slot, number in hits if number],
    }


def hits_on(before: Force, left: Force, slot: int) -> int:
    """Return how many hits fall on tiles of a slot; an undamaged tile can be hit twice (OM-HIT-2)."""
    kind = slot // 2
    whole = before[2 * kind] - left[2 * kind]
    if slot % 2 == 0:
        return whole
    return before[slot] - left[slot] + (whole if HITS_TO_ELIMINATE[kind] == 2 else 0)


# -- The battle of a view ------------------------------------------------------------------------------------


def parties_of(s: np.void) -> list[int]:
    """Return the parties that fight: attackers, then defenders."""
    fighting = [party for party in range(PARTIES) if combat.is_fighting(s, party)]
    return sorted(fighting, key=lambda party: party == DRAGON or combat.is_defending(s, party))


def defender_of(s: np.void) -> int:
    return parties_of(s)[-1]


def force_of(s: np.void, party: int) -> Force:
    return tuple(s.force[party].tolist())


def solve(s: np.void) -> Solved:
    """Solve the battle of a view between two parties."""
    return solve_battle(*battle_of(s))


def battle_of(s: np.void) -> tuple[Force, Force, Terrain, Json, int]:
    """Return the battle of a view between two parties, as arguments of `solve_battle`."""
    attack, defend = (force_of(s, party) for party in parties_of(s))
    values = options_to_json(s.options, OPTIONS)
    # `solve_battle` uses a record for two seats, which has no teams
    two_seats = values | {"teams": "everyone"}
    return attack, defend, Terrain(s.terrain[s.battle]), two_seats, MOST_CELLS
