"""Things as arguments of sentences: seats, territories, cards, missions."""

from typing import Any

from ..components import (
    DESTROY_SEAT,
    FIRST_DESTROY,
    MISSIONS,
    TERRITORIES,
    TERRITORY_COUNT,
)
from ..state import (
    NEUTRAL,
)

Json = dict[str, Any]


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
