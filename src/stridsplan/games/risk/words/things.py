"""Seats, territories, cards and missions as arguments of sentences."""

from stridsplan.engine.words import Form, Json

from ..components import CARDS, DESTROY_SEAT, FIRST_DESTROY, MISSIONS, TERRITORIES, TERRITORY_COUNT
from ..state import NEUTRAL, Standing, Won


def owner_term(owner: int) -> Json:
    """Return a seat or the neutral force as an argument of a sentence."""
    return {"term": "neutral"} if owner == NEUTRAL else {"seat": int(owner)}


def term(kind: str, name: str) -> Json:
    return {"term": f"{kind}-{name.replace('_', '-')}"}


def territory_term(t: int) -> Json:
    return term("territory", TERRITORIES[t])


def card_term(c: int) -> Json:
    return territory_term(c) if c < TERRITORY_COUNT else term("symbol", "joker")


def mission_term(m: int) -> Json:
    """Return a mission as an argument; "destroy" names its seat beside it (`mission_fields`)."""
    return term("mission", MISSIONS[m] if m < FIRST_DESTROY else "destroy")


def mission_fields(m: int) -> Json:
    fields: Json = {"mission": mission_term(m)}
    return (
        fields | {"target": owner_term(int(DESTROY_SEAT[m - FIRST_DESTROY]))}
        if m >= FIRST_DESTROY
        else fields
    )


def cards_term(held: list[int]) -> Json:
    return {"terms": [card_term(c)["term"] for c in held]}


FORMS = {  # of the arguments of events
    "seat": Form(owner_term, lambda owner: "neutral" if owner == NEUTRAL else owner),
    "territory": Form(territory_term, lambda t: TERRITORIES[t]),
    "card": Form(card_term, lambda c: CARDS[c]),
    # A mission that is left out of the JSON: the mission in force is enough
    "dealt": Form(lambda mission: {}, lambda mission: {}, spreads=True),
    "mission": Form(mission_fields, lambda mission: {}, spreads=True),
    "defence": Form(lambda standing: Standing(standing).name.lower()),
    "how": Form(lambda won: Won(won).name.lower()),
}
