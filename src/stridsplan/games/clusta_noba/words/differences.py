"""Belief compared with truth, for after the end: what a side believed at a moment, the true state, and the differences.

The belief is made from the side's view alone. Nothing from this module may be shown during the campaign (catalogue
6.1).
"""

from collections import Counter
from collections.abc import Iterator

import numpy as np

from ..actions import CAMP_IDS
from ..components.map import BOX, COLUMNS
from ..components.names import COMMANDER_IDS, SPECIALIST_IDS, UNIT_IDS
from ..components.pools import NOBODY, NOWHERE, SIDE_OF_UNIT, UNITS
from ..numbers import Fate
from ..rules.camps import is_camp_finished
from ..rules.geography import distance
from ..rules.stances import is_hostile
from ..rules.units import is_in_play, men_of
from .things import Json, hex_json, side_name
from .truth import truth_json as everything_json
from .view import believed_json

TRUTH_FIELDS = (  # of `truth.truth_json`
    "has_bridge",
    "conflux",
    "true_units",
    "true_commanders",
    "true_specialists",
    "true_camps",
    "couriers",
)
FAR_OFF = 20  # per cent: the least error of a number that counts as wrong
GONE = ("dead", "prisoner", "absent")


def belief_json(view: np.void, seat: int) -> Json:
    """Return what the side knew of its own forces, and the reports of others that still held, as its view has it."""
    believed = believed_json(view, seat, int(view.side_of[seat]))
    return believed | {"sightings": [each for each in believed["sightings"] if each["holds"]]}


def truth_json(s: np.void) -> Json:
    """Return where everything was, the conflux and the couriers too; without what only an umpire needs."""
    everything = everything_json(s)
    return {name.removeprefix("true_"): everything[name] for name in TRUTH_FIELDS}


def share_off(reported: int, true: int) -> int:
    """Return how far a number is off, in per cent of the true one; 0 if that is 0."""
    return round(100 * (reported - true) / true) if true else 0


# -- Differences -------------------------------------------------------------------------------------------------------


def differences_json(s: np.void, seat: int, belief: Json) -> Iterator[Json]:
    """Yield a row for each own unit, person and camp that the side knows of, for each sighting that holds, and for the
    hostile men of each hex where it has seen none."""
    yield from (
        unit_row(s, unit) for unit in belief["units"] if unit["state"] != "destroyed" or is_alive(s, unit)
    )
    yield from (commander_row(s, each) for each in belief["commanders"])
    yield from (specialist_row(s, each) for each in belief["specialists"])
    yield from (camp_row(s, each) for each in belief["camps"])
    men = hostile_men(s, int(s.side_of[seat]))
    for sighting in belief["sightings"]:
        yield sighting_row(sighting, men)
    seen = {(each["side"], hex_of(each["hex"])) for each in belief["sightings"]}
    for (side, hex), count in men.items():
        if (side, hex) not in seen:
            yield {
                "kind": "unseen",
                "id": None,
                "side": side,
                "true": hex_json(hex),
                "true_men": count,
                "wrong": True,
            }


def unit_row(s: np.void, known: Json) -> Json:
    unit = UNIT_IDS.index(known["id"])
    hex = int(s.unit_at[unit])
    men = (known["standard"] or 0) + (known["elite"] or 0)
    true_men = int(men_of(s, unit)) if is_in_play(s, unit) else 0
    row = own_row("unit", known, hex) | {"men": men, "true_men": true_men}
    return row | {"wrong": bool(row["apart"] != 0 or abs(share_off(men, true_men)) >= FAR_OFF)}


def is_alive(s: np.void, known: Json) -> bool:
    return bool(is_in_play(s, UNIT_IDS.index(known["id"])))


def commander_row(s: np.void, known: Json) -> Json:
    who = COMMANDER_IDS.index(known["id"])
    return person_row("commander", known, int(s.commander_at[who]), int(s.commander_fate[who]))


def specialist_row(s: np.void, known: Json) -> Json:
    who = SPECIALIST_IDS.index(known["id"])
    return person_row("specialist", known, int(s.specialist_at[who]), int(s.specialist_fate[who]))


def person_row(kind: str, known: Json, hex: int, fate: int) -> Json:
    """Return the row of a person; one who is dead, captured or absent has no place, true or believed."""
    believed = known if known["fate"] not in GONE else known | {"hex": None, "ghost": None}
    row = own_row(kind, believed, hex if fate == Fate.FREE else NOWHERE)
    return row | {"fate": known["fate"], "true_fate": Fate(fate).name.lower()}


def camp_row(s: np.void, known: Json) -> Json:
    camp = CAMP_IDS.index(known["id"])
    return own_row("camp", known, int(s.camp_at[camp]) if is_camp_finished(s, camp) else NOWHERE)


def own_row(kind: str, known: Json, hex: int) -> Json:
    """Return where somebody was believed to be, and where he was; `apart` in hexes, None if one of them is no hex.

    `ghost` is the hex that a unit should have reached by its orders (`plans.ghost_hex`).
    """
    believed = known.get("ghost") or (None if known.get("left") else known["hex"])
    apart = hexes_apart(hex_of(believed), hex)
    return {
        "kind": kind,
        "id": known["id"],
        "age": known["age"],
        "believed": believed,
        "true": hex_json(hex),
        "apart": apart,
        "wrong": apart != 0,
    }


def hexes_apart(hex: int, other: int) -> int | None:
    """Return the distance of two hexes; None if they differ and one of them is NOWHERE or the box."""
    if hex == other:
        return 0
    return None if NOWHERE in (hex, other) or BOX in (hex, other) else int(distance(hex, other))


def sighting_row(known: Json, men: Counter[tuple[str | None, int]]) -> Json:
    """Return what was reported of a side in a hex, and how many of its men were there at the moment of the belief."""
    true_men = men[known["side"], hex_of(known["hex"])]
    is_off = known["men"] is not None and abs(share_off(known["men"], true_men)) >= FAR_OFF
    return {
        "kind": "sighting",
        "id": known["kind"],
        "side": known["side"],
        "age": known["age"],
        "believed": known["hex"],
        "men": known["men"],
        "true_men": true_men,
        "wrong": bool(is_off or (true_men == 0 and known["kind"] in ("unit", "main_force"))),
    }


def hostile_men(s: np.void, side: int) -> Counter[tuple[str | None, int]]:
    """Return the men of hostile sides, by side and hex, those at sea too."""
    men: Counter[tuple[str | None, int]] = Counter()
    for unit in range(UNITS):
        other = int(SIDE_OF_UNIT[unit])
        if (
            other != side
            and is_in_play(s, unit)
            and s.seat_of[other] != NOBODY
            and is_hostile(s, side, other)
        ):
            men[side_name(other), int(s.unit_at[unit])] += int(men_of(s, unit))
    return men


def hex_of(hex: list[int] | str | None) -> int:
    """Return the number of a hex that is written as JSON."""
    if hex is None:
        return NOWHERE
    return BOX if isinstance(hex, str) else COLUMNS * hex[1] + hex[0]
