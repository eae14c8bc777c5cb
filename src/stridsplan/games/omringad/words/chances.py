"""Exact odds for the command line."""

from ..components import COMBAT_KINDS, NAME_OF_KIND, POOL_SIZE, SLOTS, Kind, Terrain
from ..odds import Battle, End, outcomes_of, solve_battle
from .things import Json, slot_named, terrain_name

MOST_ENDS = 100  # with more ways to end, survivors are given by number and gold only
TERRAINS = {terrain_name(terrain): terrain for terrain in Terrain}


def odds_json(values: Json, attack: str, defend: str, terrain: str | None) -> Json:
    """Return exact odds of a battle between two stacks; raise ValueError with what is wrong.

    A stack is written "merc:3*,archer": unit, number and, if they are damaged, a star. Without terrain it is a plain.
    """
    attacking, defending = read_stack(attack), read_stack(defend)
    battle = outcomes_of(solve_battle(attacking, defending, read_terrain(terrain), values))
    return {
        "win": battle.win,
        "cleared": battle.cleared,
        "lose": battle.lose,
        "both_gone": battle.both_gone,
        "withdrawn": battle.withdrawn,
        "attacker_loss": battle.attackers.loss,
        "defender_loss": battle.defenders.loss,
        "may_call_off": defending[2 * Kind.DIPLOMAT] > 0,
        **survivors_json(battle),
    }


def survivors_json(battle: Battle) -> Json:
    """Return the probability of every number and value of survivors, and of every way to end if there are few."""
    return {
        "attacker_left": battle.attackers.by_number.tolist(),
        "defender_left": battle.defenders.by_number.tolist(),
        "attacker_gold": battle.attackers.by_gold,
        "defender_gold": battle.defenders.by_gold,
        "ends": [name_end(end) for end in battle.ends] if len(battle.ends) <= MOST_ENDS else None,
    }


def name_end(end: End) -> Json:
    return {"attack": write_stack(end.attack), "defend": write_stack(end.defend), "chance": end.chance}


def read_terrain(name: str | None) -> Terrain:
    if name is None:
        return Terrain.PLAIN
    if name not in TERRAINS:
        raise ValueError(f"there is no terrain {name!r}; there are {', '.join(map(str, TERRAINS))}")
    return TERRAINS[name]


# -- Stacks --------------------------------------------------------------------------------------------------


def read_stack(text: str) -> tuple[int, ...]:
    """Read the counts by slot of a written stack."""
    counts = [0] * SLOTS
    for word in text.split(","):
        slot, number = read_tiles(word.strip())
        counts[slot] += number
    for kind in range(COMBAT_KINDS):
        if sum(counts[2 * kind : 2 * kind + 2]) > POOL_SIZE[kind]:
            raise ValueError(f"a player has only {POOL_SIZE[kind]} {NAME_OF_KIND[kind]}")  # OM-SETUP-8
    return tuple(counts)


def read_tiles(word: str) -> tuple[int, int]:
    """Return (slot, number) of a word such as "merc", "merc*", "merc:3" or "merc:3*"."""
    name, colon, number = word.removesuffix("*").partition(":")
    if name not in NAME_OF_KIND:
        raise ValueError(f"there is no unit {name!r}; there are {', '.join(NAME_OF_KIND)}")
    if colon and (not number.isdecimal() or int(number) < 1):
        raise ValueError(f"{word!r} has no number of units after the colon")
    return slot_named(name, word.endswith("*")), int(number or 1)


def write_stack(counts: tuple[int, ...]) -> str:
    """Write a stack as `read_stack` reads it; an empty one is empty text."""
    return ",".join(write_tiles(slot, number) for slot, number in enumerate(counts) if number)


def write_tiles(slot: int, number: int) -> str:
    written = NAME_OF_KIND[slot // 2] + (f":{number}" if number > 1 else "")
    return written + "*" * (slot % 2)
