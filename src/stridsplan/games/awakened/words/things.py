"""Seats, lands, markers and buildings as JSON and as arguments of sentences."""

from stridsplan.engine.bits import members_of
from stridsplan.engine.words import Form, Json

from ..components import CELL_NAMES, CODE, LIMIT, Building, Code
from ..state import NOWHERE, Rank


def seat_term(seat: int) -> Json:
    return {"seat": int(seat)}


def seats_of(mask: int) -> Json:
    """Return the seats of a mask."""
    return one_or_more(members_of(mask))


def one_or_more(seats: list[int]) -> Json:
    """Return one seat, or a list."""
    return seat_term(seats[0]) if len(seats) == 1 else {"seats": seats}


def cell_name(cell: int) -> str | None:
    return None if cell == NOWHERE else CELL_NAMES[int(cell)]


def code_name(marker: int) -> str:
    return Code(int(CODE[marker])).name.lower()


def marker_json(marker: int) -> Json:
    return {"limit": int(LIMIT[marker]), "code": code_name(marker)}


def building_name(kind: int) -> str:
    return Building(int(kind)).name.lower()


def rank_name(rank: int) -> str:
    return Rank(int(rank)).name.lower()


FORMS = {  # of the arguments of events
    "seat": Form(seat_term, int),
    "cell": Form(cell_name, cell_name),
    "origin": Form(cell_name, cell_name),
    "via": Form(cell_name, cell_name),
    "building": Form(lambda kind: {"term": f"building-{building_name(kind)}"}, building_name),
    "rank": Form(lambda rank: {"term": f"rank-{rank_name(rank)}"}, rank_name),
    "marker": Form(
        lambda marker: {"limit": int(LIMIT[marker]), "code": {"term": f"code-{code_name(marker)}"}},
        marker_json,
        spreads=True,
    ),
}
