"""Odds for the command line, of a fight between two forces in text form.

A force is written as its side and the men of its units, then optional words: "ran:180,180;leader=3;march". Men
are standard soldiers, or standard and elite ones: "ste:150+150".
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from ..components.armies import FIRST_RAN, SOLDIERS
from ..components.battle import MOST_FATIGUE, TACTICS
from ..components.orders import Order
from ..components.pools import (
    BANDS,
    ELITE,
    FIRST_COMMANDER,
    FIRST_UNIT,
    ISLANDERS,
    NOBODY,
    SIDE_OF_UNIT,
    Side,
    units_of,
)
from ..odds import (
    FIELD_ROUNDS_OF_DAY,
    BadFight,
    Body,
    Ground,
    NoFight,
    Party,
    Solver,
    find_ground,
    open_fight,
)
from ..rules import columns, heroes
from ..rules.strength import POISONERS
from .odds import fight_json, no_fight_json
from .things import Json

UNITS_OF = {  # the units of each name, in the order in which they are taken
    **{side.name.lower(): units_of(side) for side in Side},
    "cru": range(FIRST_UNIT[Side.CRU], ISLANDERS.start),
    "islanders": ISLANDERS,
    "risen": BANDS,
}
POISONED = range(FIRST_RAN, FIRST_RAN + POISONERS)  # CN-COMBAT-28
MEN = re.compile(r"(\d+)(?:\+(\d+))?")
BOOSTS = {"never": heroes.NEVER, "behind": heroes.WHEN_BEHIND, "first": heroes.FIRST_ROUND}
ORDERS = {order.name.lower(): order for order in Order}
MOST_DAYS = 60  # of FORTIFY (CN-TIME-9)
LEADERS = range(1, len(TACTICS))  # LV


def odds_json(values: Json, attack: str, defend: str, terrain: str | None) -> Json:
    """Return exact odds of a whole fight and of its first field round; raise ValueError with the word that is wrong."""
    ground, rounds = read_terrain(terrain or "open")
    fight = open_fight(read_force(attack), read_force(defend), ground)
    return no_fight_json(fight) if isinstance(fight, NoFight) else fight_json(Solver(fight), rounds)


# -- Forces ------------------------------------------------------------------------------------------------------


def read_force(text: str) -> Party:
    """Read a force as it is written."""
    first, *words = (word.strip() for word in text.split(";"))
    name, colon, men = first.partition(":")
    if name not in UNITS_OF:
        raise BadFight(f"there is no side {name!r}; there are {', '.join(UNITS_OF)}")
    if not colon:
        raise BadFight(f"{first!r} has no men: write {name}:250 or {name}:250,250")
    said = read_words(words)
    units = POISONED if said.get("is_poisoned") and name == "ran" else UNITS_OF[name]
    nights = said.pop("nights", 0)
    bodies = tuple(choose_units(units, [read_men(word.strip()) for word in men.split(",")], nights))
    side = Side(int(SIDE_OF_UNIT[units[0]]))
    if said.get("is_poisoned") and name != "ran":
        raise BadFight("only ran has poison")
    if "leadership" in said:
        said = {"commander": FIRST_COMMANDER[side], "points": said["leadership"]} | said
    elif "points" in said:
        raise BadFight("points are a leader's: write leader=3;points=1")
    return Party(side, bodies, **said)


def read_men(word: str) -> tuple[int, int]:
    """Return (standard, elite) men of "250" or "150+100"."""
    found = MEN.fullmatch(word)
    if not found:
        raise BadFight(f"{word!r} is no number of men: write 250, or 150+100 with elite soldiers")
    return int(found[1]), int(found[2] or 0)


def choose_units(units: range, men: list[tuple[int, int]], nights: int) -> Iterator[Body]:
    """Yield a unit with its men for each pair of (standard, elite) men; only some units have elite soldiers."""
    free = list(units)
    for standard, elite in men:
        fitting = [unit for unit in free if not elite or SOLDIERS[unit, ELITE] != NOBODY]
        if not fitting:
            kind = "units with elite soldiers" if elite else "units"
            raise BadFight(f"the side has no more {kind} than {len(units) - len(free)} of those written")
        # Men without elite soldiers take, if possible, a unit that never has any
        unit = min(fitting, key=lambda each: not elite and SOLDIERS[each, ELITE] != NOBODY)
        free.remove(unit)
        yield Body(unit, standard, elite, nights)


# -- Words ---------------------------------------------------------------------------------------------------------


def read_words(words: list[str]) -> dict[str, Any]:
    """Return the words after the men as fields of a Party."""
    said: dict[str, Any] = {}
    for word in words:
        name, equals, value = (part.strip() for part in word.partition("="))
        if name in FLAGS and not equals:
            field, found = FLAGS[name], True
        elif name in NUMBERS:
            field, found = NUMBERS[name][0], read_number(word, value, NUMBERS[name][1])
        elif name in CHOICES:
            field, found = CHOICES[name][0], read_choice(word, value, CHOICES[name][1])
        else:
            known = [*FLAGS, *(f"{each}=" for each in (*NUMBERS, *CHOICES))]
            raise BadFight(f"{word!r} says nothing of a force; there are {', '.join(known)}")
        if field in said:
            raise BadFight(f"{name} is written twice")
        said[field] = found
    return said


FLAGS = {"march": "marches", "landing": "lands", "poison": "is_poisoned"}
NUMBERS = {
    "leader": ("leadership", LEADERS),
    "points": ("points", range(LEADERS.stop)),
    "reserve": ("reserve", range(LEADERS.stop)),
    "camp": ("fortified", range(MOST_DAYS + 1)),
    "retreat": ("retreat_at", range(1, columns.NEVER_BREAK_OFF + 1)),
    "nights": ("nights", range(MOST_FATIGUE + 1)),
}
CHOICES: dict[str, tuple[str, Mapping[str, int]]] = {"order": ("order", ORDERS), "boost": ("boost", BOOSTS)}


def read_number(word: str, value: str, numbers: range) -> int:
    if not value.isdecimal() or int(value) not in numbers:
        raise BadFight(f"{word!r}: write a number from {numbers.start} to {numbers.stop - 1}")
    return int(value)


def read_choice(word: str, value: str, choices: Mapping[str, int]) -> int:
    if value not in choices:
        raise BadFight(f"{word!r}: there are {', '.join(choices)}")
    return choices[value]


# -- The ground ------------------------------------------------------------------------------------------------------

CLIMB = {"open": 0, "uphill": 1, "downhill": -1}  # for the attackers
DEFENDED, LEFT = "buildings", "from-buildings"  # the defenders' hex has buildings; the attackers' has


def read_terrain(text: str) -> tuple[Ground, int]:
    """Return the two hexes, and how many field rounds are left of the day: "uphill,buildings,rounds=8"."""
    climb, places, rounds = 0, set[str](), FIELD_ROUNDS_OF_DAY
    for word in (each.strip() for each in text.split(",")):
        name, _, value = word.partition("=")
        if name == "rounds":
            rounds = read_number(word, value, range(1, FIELD_ROUNDS_OF_DAY + 1))
        elif word in CLIMB:
            climb = CLIMB[word]
        elif word in (DEFENDED, LEFT):
            places.add(word)
        else:
            known = ", ".join((*CLIMB, DEFENDED, LEFT))
            raise BadFight(f"there is no terrain {word!r}; there are {known}, rounds=")
    return find_ground(climb, LEFT in places, DEFENDED in places), rounds
