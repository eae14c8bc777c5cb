"""Seats, tiles and squares as JSON and as arguments of sentences."""

from collections.abc import Callable

from stridsplan.engine.bits import members_of
from stridsplan.engine.words import Form, Json

from ..components import COMBAT_KINDS, NAME_OF_KIND, Terrain, square_name
from ..state import DRAGON


def party_term(party: int) -> Json:
    """Return a seat, or the dragon, as an argument of a sentence."""
    return unit_term(NAME_OF_KIND.index("dragon")) if party == DRAGON else {"seat": int(party)}


def seats_of(mask: int) -> Json:
    """Return the seats of a mask: one seat, or a list."""
    seats = members_of(int(mask))
    return party_term(seats[0]) if len(seats) == 1 else {"seats": seats}


def unit_term(kind: int) -> Json:
    return {"term": f"unit-{NAME_OF_KIND[kind]}"}


def special_term(special: int) -> Json:
    return unit_term(COMBAT_KINDS + special)


TERRAIN_NAMES = [terrain.name.lower() for terrain in Terrain]


def terrain_name(terrain: int) -> str | None:
    """Return the name of a terrain, None while it is secret."""
    return TERRAIN_NAMES[terrain] if terrain >= 0 else None


def party_name(party: int) -> int | str:
    return "dragon" if party == DRAGON else int(party)


def tile(slot: int) -> Json:
    """Return a tile of a slot."""
    return {"unit": NAME_OF_KIND[slot // 2], "damaged": bool(slot % 2)}


def slot_named(unit: str, damaged: bool = False) -> int:
    return 2 * NAME_OF_KIND.index(unit) + int(damaged)


def square_or_none(square: int) -> str | None:
    return square_name(square) if square >= 0 else None


def fields(sentence: Callable[[int], Json], plain: Callable[[int], Json] = lambda value: {}) -> Form:
    """Return a form whose functions write fields with names of their own, instead of one named as the argument."""
    return Form(sentence, plain, spreads=True)


FORMS = {  # of the arguments of events
    "seat": Form(party_term, int),
    "square": Form(square_name, square_name),
    "dice": Form(lambda face: [face], lambda face: [face]),
    "majority": Form(int, bool),
    "special": fields(lambda special: {"unit": special_term(special)}),
    "kind": fields(lambda kind: {"unit": unit_term(kind)}, lambda kind: {"unit": NAME_OF_KIND[kind]}),
    "target": fields(lambda party: {"target": party_term(party)}, lambda party: {"party": party_name(party)}),
    "slot": fields(lambda slot: {"unit": unit_term(slot // 2)}, tile),
    "top": fields(lambda slot: {"unit": unit_term(slot // 2)}, lambda slot: {"top": tile(slot)}),
    "winners": fields(lambda seats: {"seat": seats_of(seats)}, lambda seats: {"seats": members_of(seats)}),
}
