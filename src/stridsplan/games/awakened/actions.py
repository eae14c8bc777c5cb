"""What a seat can do, as action codes.

People and resources move in four steps: from, to, how many people, how many resources. Soldiers do, too: from, to,
fresh ones, veterans; where the goal is another player's land, this is a raid, which soldiers of other lands may join.
"""

from stridsplan.engine.actions import Actions, At, argument

from .components import CELL_NAMES, CELLS, CUBES, RESOURCE_MARKERS, SOLDIER_MARKERS, Building
from .state import Ask, Rank, Step

CELL = argument("cell", range(CELLS), CELL_NAMES)
PEOPLE = argument("number", range(CUBES + 1), key="people")
RESOURCES = argument("number", range(RESOURCE_MARKERS + 1), key="resources")
SOLDIERS = argument("number", range(SOLDIER_MARKERS + 1), key="soldiers")
BUILDING = argument("kind", Building, key="building")
KILLED = argument("number", range(1, SOLDIER_MARKERS + 1), key="people")
RANK = argument("rank", Rank)

ACTIONS = Actions()
GROW = ACTIONS.add("grow", CELL, asked=Ask.GROW)
END_GROWTH = ACTIONS.add("end_growth", asked=Ask.GROW)
FLEE = ACTIONS.add("flee", CELL, asked=Ask.FLEE)
MOVE_FROM = ACTIONS.add("move_from", CELL, asked=Ask.MOVE)
MOVE_TO = ACTIONS.add("move_to", CELL, asked=At(Ask.MOVE, Step.TO))
SEND_PEOPLE = ACTIONS.add("send_people", PEOPLE, asked=At(Ask.MOVE, Step.PEOPLE))
SEND_RESOURCES = ACTIONS.add("send_resources", RESOURCES, asked=At(Ask.MOVE, Step.RESOURCES))
END_MOVES = ACTIONS.add("end_moves", asked=Ask.MOVE)
BUILD = ACTIONS.add("build", CELL, BUILDING, asked=Ask.BUILD)
END_BUILDING = ACTIONS.add("end_building", asked=Ask.BUILD)
FORM = ACTIONS.add("form", CELL, asked=Ask.FORM)
END_FORMING = ACTIONS.add("end_forming", asked=Ask.FORM)
MARCH_FROM = ACTIONS.add("march_from", CELL, asked=(Ask.MILITARY, At(Ask.MILITARY, Step.ORIGINS)))
MARCH_TO = ACTIONS.add("march_to", CELL, asked=At(Ask.MILITARY, Step.MARCH_TO))
SEND_FRESH = ACTIONS.add("send_fresh", SOLDIERS, asked=At(Ask.MILITARY, Step.FRESH))
SEND_VETERANS = ACTIONS.add("send_veterans", SOLDIERS, asked=At(Ask.MILITARY, Step.VETERANS))
RAID = ACTIONS.add("raid", asked=At(Ask.MILITARY, Step.ORIGINS))
PLUNDER = ACTIONS.add("plunder", CELL, asked=Ask.EFFECT)  # one resource, to this origin of the raid
KILL = ACTIONS.add("kill", KILLED, asked=Ask.EFFECT)
DESTROY = ACTIONS.add("destroy", BUILDING, asked=Ask.EFFECT)
CONQUER = ACTIONS.add("conquer", CELL, RANK, asked=Ask.EFFECT)  # a survivor of this origin moves in
END_RAID = ACTIONS.add("end_raid", asked=Ask.EFFECT)
END_TURN = ACTIONS.add("end_turn", asked=Ask.MILITARY)
