"""Actions as JSON: the fields besides kind and arguments, which describe the effect of the action."""

from collections.abc import Iterable

import numpy as np

from stridsplan.engine.bits import members_of
from stridsplan.engine.words import Json

from ..actions import ACTIONS, BUILD, MARCH_TO, MOVE_TO, RAID, SEND_VETERANS
from ..components import BUILDINGS, Building
from ..rules import lands, raids
from ..rules.building import building_lands
from ..state import NOWHERE, UNEXPLORED, Ask
from .things import cell_name


def describe_goal(view: np.void, cell: int) -> Json:
    """Return the railroad on the way, and whether people would explore the land."""
    via = lands.passed_land(view, view.turn, view.source, cell) if can_reach(view, cell) else NOWHERE
    return {"via": cell_name(int(via)), "explores": bool(view.marker[cell] == UNEXPLORED)}


def can_reach(view: np.void, cell: int) -> bool:
    return bool(view.source >= 0 and lands.reach(view, view.turn, view.source) >> cell & 1)


def describe_march(view: np.void, cell: int) -> Json:
    """Return the owner of the land if it is raided, and the railroad that a move passes."""
    owner = int(view.owner[cell])
    raided = owner if owner >= 0 and owner != view.turn else None
    return {"raids": raided, "via": None if raided is not None else describe_goal(view, cell)["via"]}


def describe_veterans(view: np.void, number: int) -> Json:
    return {"fresh": view.sent}


def describe_raid(view: np.void) -> Json:
    """Return the exact outcome of the raid that is being chosen (AW-RAID-4); nothing if no target is chosen."""
    return {} if view.target < 0 else raid_outcome(view)


def raid_outcome(view: np.void) -> Json:
    attackers = int(raids.count_attackers(view))
    defenders = int(lands.soldiers_in(view, view.target))
    defence = int(lands.has_building(view, view.target, Building.DEFENCE))
    lost = int(raids.attackers_lost(attackers, defenders, defence))
    return {
        "target": cell_name(view.target),
        "attackers": attackers,
        "soldiers": defenders,
        "defence": bool(defence),
        "attackers_lost": lost,
        "soldiers_lost": min(attackers, defenders),
        "survivors": attackers - lost,
    }


action = ACTIONS.to_json(
    {
        MOVE_TO: describe_goal,
        MARCH_TO: describe_march,
        SEND_VETERANS: describe_veterans,
        RAID: describe_raid,
    }
)


def shown(view: np.void, seat: int) -> Iterable[int]:
    """Return codes to show with the question even while they are refused: each building of a land that can pay."""
    if view.ask != Ask.BUILD:
        return ()
    paying = members_of(int(building_lands(view, seat)))
    return [BUILD + BUILDINGS * cell + kind for cell in paying for kind in range(BUILDINGS)]
