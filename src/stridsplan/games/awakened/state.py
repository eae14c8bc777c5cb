"""The record of a game of The Awakened, its options, and the names of questions, refusals and events.

Everything in it is public; a land marker is drawn when a land is explored (catalogue 10).
"""

from stridsplan.engine.declare import Events, Refusals, event, refusal, rule_ids
from stridsplan.engine.enums import IntEnum
from stridsplan.engine.options import Option, Values, options_record
from stridsplan.engine.record import I32, record

from .components import BOARDS, BUILDINGS, CELLS, CUBES, KINDS, MOST_ORIGINS, MOST_SEATS, Cryo, Deck

NOBODY = -1  # the owner of a land without units
NOWHERE = -1  # no cell
# In place of a marker: a land without one; a cell that is not on this map, also in place of its owner
UNEXPLORED, OFF = -1, -2


class Phase(IntEnum):
    """The phases of a turn; the rulebook's phases 4 and 6, exploring and ageing, happen between these."""

    POPULATION = 0
    RESOURCES = 1
    MOVE = 2
    BUILD = 3
    FORM = 4
    MILITARY = 5
    OVER = 6


class Ask(IntEnum):
    NOTHING = 0
    GROW = 1  # option optional_growth
    FLEE = 2  # option exodus_choice=active
    MOVE = 3
    BUILD = 4
    FORM = 5
    MILITARY = 6
    EFFECT = 7  # of a raid with survivors


class Step(IntEnum):
    """The step that a compound action has reached."""

    NONE = 0
    TO = 1  # the land that people or resources leave is chosen
    PEOPLE = 2  # and the land they go to
    RESOURCES = 3  # and how many people go
    MARCH_TO = 4  # the land that soldiers leave is chosen
    FRESH = 5  # and the land they move to or raid
    VETERANS = 6  # and how many fresh ones
    ORIGINS = 7  # of a raid: soldiers of other lands may join


class Rank(IntEnum):
    FRESH = 0
    VETERAN = 1


class Effect(IntEnum):
    """What the survivors of a raid do (AW-RAID-8)."""

    NONE = 0
    PLUNDER = 1
    KILL = 2
    DESTROY = 3
    CONQUER = 4


class Ended(IntEnum):
    NOT = 0
    POPULATION = 1  # AW-END-1
    ROUND_FINISHED = 2  # AW-END-3
    LAST_LEFT = 3  # AW-END-5
    NOBODY_LEFT = 4  # AW-END-5
    ROUND_LIMIT = 5  # AW-END-6


# -- Options (catalogue 9) -----------------------------------------------------------------------------------


class Surplus(IntEnum):
    EXCESS = 0
    PER_POPULATION = 1


class WinCheck(IntEnum):
    AFTER_GROWTH = 0
    AFTER_RESOURCES = 1
    END_OF_TURN = 2


class RaidEffect(IntEnum):
    WHOLE_RAID = 0
    PER_SOLDIER = 1


class PlunderTo(IntEnum):
    ORIGIN_LAND = 0
    DISCARDED = 1


class AbandonedResources(IntEnum):
    STAY = 0
    LOST = 1


class ExodusChoice(IntEnum):
    AUTOMATIC = 0
    ACTIVE = 1


def has_exodus(seats: int, values: Values) -> bool:
    return bool(values["exodus"])


OPTIONS = (
    Option("surplus", Surplus, "excess"),
    Option("optional_growth", bool, False),
    Option("win_check", WinCheck, "after_growth"),
    Option("finish_round", bool, False),
    Option("round_limit", (60, 30, 100, 0), 60),  # 0: none
    Option("defence_dies_in_raid", bool, False),
    Option("raid_effect", RaidEffect, "whole_raid"),
    Option("conquer_after_kill", bool, False),
    Option("plunder_to", PlunderTo, "origin_land"),
    Option("soldiers_need_explored", bool, False),
    Option("abandoned_resources", AbandonedResources, "stay"),
    Option("resource_limit", (20, 0), 20),  # 0: none
    Option("exodus", bool, False),
    Option("exodus_consumes", bool, False, relevant=has_exodus),
    Option("exodus_choice", ExodusChoice, "automatic", relevant=has_exodus),
    Option("cryo", Cryo, "limit_5_at_most_2"),
    Option("deck", Deck, "table"),
)
OPTIONS_DTYPE = options_record(OPTIONS)
PROFILES = {"text": {}, "exodus": {"exodus": True}}

# -- The record ----------------------------------------------------------------------------------------------

STATE = record(
    "State",
    options=OPTIONS_DTYPE,
    phase=I32,  # Phase
    ask=I32,  # Ask
    due=I32,  # mask of the seats that owe an answer
    answer_step=I32,  # Step
    turn=I32,  # the active seat
    first=I32,  # the seat that began (AW-SET-6)
    round=I32,  # from 1
    out=I32,  # mask of the seats without units (AW-END-4)
    chamber=(I32, MOST_SEATS),  # the cell of each seat's chamber
    board=(I32, BOARDS),  # the terrain board in each slot of the map, for pictures (AW-SET-3)
    marker=(I32, CELLS),  # a marker, UNEXPLORED or OFF
    owner=(I32, CELLS),  # who controls the land, or NOBODY (AW-CTRL-1)
    people=(I32, CELLS),  # in phase 3 without those that move
    resources=(I32, CELLS),  # stored here, in phase 3 without those that move
    fresh=(I32, CELLS),  # soldiers that become veterans in the next phase 6 of their seat (AW-AGE-1)
    veterans=(I32, CELLS),  # soldiers that leave then
    buildings=(I32, BUILDINGS * CELLS),  # 1 where building b stands in cell c: [CELLS * b + c]
    stock=(I32, BUILDINGS),  # buildings not on the map (AW-BLD-3)
    unseen=(I32, KINDS),  # markers of each kind that lie face down (AW-SET-2)
    population=(I32, MOST_SEATS),  # people on the map
    stored=(I32, MOST_SEATS),  # resources on the map (AW-RES-11)
    soldiers=(I32, MOST_SEATS),  # AW-FORM-3
    growth=(I32, CELLS),  # phase 1: people that may still be born here
    starving=(I32, CELLS),  # phase 2: people of the active seat that find no food here
    claimed=(I32, CELLS),  # phase 2: resources that have attracted somebody (AW-EXO-5)
    arriving_people=(I32, CELLS),  # phase 3: people that move here
    arriving_resources=(I32, CELLS),  # phase 3: resources that move here
    entered=(I32, CUBES),  # phase 3: the unexplored lands that people move to, in order (AW-EXP-3)
    entered_count=I32,  # how many they are
    ready_fresh=(I32, CELLS),  # phase 8: fresh soldiers that have not acted (AW-MIL-1)
    ready_veterans=(I32, CELLS),  # veterans that have not acted
    source=I32,  # of a move being chosen, else NOWHERE
    target=I32,  # of a move being chosen or a raid, else NOWHERE
    sent=I32,  # people, or fresh soldiers, that are to move
    origin=(I32, MOST_ORIGINS),  # where the soldiers of a raid stand, in order (AW-RAID-1)
    origin_fresh=(I32, MOST_ORIGINS),  # fresh soldiers from there; after the fight, the survivors (AW-RAID-4)
    origin_veterans=(I32, MOST_ORIGINS),  # veterans from there
    plundered=(I32, MOST_ORIGINS),  # resource markers that survivors there have plundered (AW-RAID-9)
    origins=I32,  # how many origins there are
    survivors=I32,  # survivors that have done nothing so far
    killers=I32,  # survivors that have killed
    effect=I32,  # Effect of this raid
    winners=I32,  # mask of seats, 0 until the end of the game; the mask of all seats is a draw
    ended=I32,  # Ended
    last_round=I32,  # 1: a seat has reached the victory number in this round (AW-END-3)
)

# -- Refusals ------------------------------------------------------------------------------------------------


class Illegal(Refusals):
    """Why an action is refused."""

    NONE = refusal()
    NOT_ASKED = refusal("AW-SET-6")
    NO_SUCH_ACTION = refusal("AW-SET-6")
    COMPOUND_ACTION_BEGUN = refusal("AW-MOVE-2")
    NOT_YOURS = refusal("AW-CTRL-1")
    NO_GROWTH_LEFT = refusal("AW-POP-6")
    NO_REFUGE = refusal("AW-EXO-1")
    NOTHING_TO_MOVE = refusal("AW-MOVE-1")
    HELD_BY_ANOTHER = refusal("AW-MOVE-1")
    OUT_OF_REACH = refusal("AW-MOVE-3")
    TOO_MANY = refusal("AW-MOVE-2")
    KEEPER_NEEDED = refusal("AW-MOVE-6")
    NOBODY_TO_GUARD = refusal("AW-MOVE-6")
    NONE_SENT = refusal("AW-MOVE-1")
    TOO_DEAR = refusal("AW-BLD-1")
    ALREADY_BUILT = refusal("AW-BLD-2")
    NONE_IN_STOCK = refusal("AW-BLD-3")
    ON_CHAMBER = refusal("AW-BLD-4")
    NOT_EXPLORED = refusal("AW-BLD-6")
    NO_CITIZEN = refusal("AW-FORM-1")
    NO_RESOURCE = refusal("AW-FORM-1")
    NO_SOLDIER_MARKER = refusal("AW-FORM-3")
    NO_READY_SOLDIER = refusal("AW-MIL-1")
    SOLDIERS_OUT_OF_REACH = refusal("AW-MIL-2")
    NEEDS_EXPLORED_LAND = refusal("AW-MIL-3")
    NOT_NEXT_TO_TARGET = refusal("AW-RAID-2")
    TOO_MANY_SOLDIERS = refusal("AW-MIL-1")
    NO_SOLDIER_SENT = refusal("AW-RAID-1")
    ALREADY_JOINED = refusal("AW-RAID-1")
    TOO_FEW_SURVIVORS = refusal("AW-RAID-8")
    ANOTHER_EFFECT = refusal("AW-RAID-8")
    NO_SURVIVOR_OF_LAND = refusal("AW-RAID-9")
    NOTHING_TO_PLUNDER = refusal("AW-RAID-9")
    NOBODY_TO_KILL = refusal("AW-RAID-10")
    NO_SUCH_BUILDING = refusal("AW-RAID-11")
    STILL_POPULATED = refusal("AW-RAID-12")


# -- Chance and events ---------------------------------------------------------------------------------------


class Stream(IntEnum):
    """Random streams (catalogue 10)."""

    BOARDS = 0
    SEATING = 1
    FIRST = 2
    MARKERS = 3


class Event(Events):
    """Events of the log."""

    CHAMBER_PLACED = event("AW-SET-4", "seat cell", quiet=True)
    FIRST_DRAWN = event("AW-SET-6", "seat")
    TURN_BEGAN = event("AW-SET-6", "seat round")
    LONER_DIED = event("AW-POP-3", "seat cell")
    LAND_OVERCROWDED = event("AW-POP-8", "seat cell lost limit")
    PEOPLE_BORN = event("AW-POP-6", "seat cell people limit")
    HARVESTED = event("AW-RES-6", "seat cell produced people stored")
    ALL_EATEN = event("AW-RES-4", "seat cell produced", quiet=True)
    STORES_EATEN = event("AW-RES-5", "seat cell produced people spent")  # spent may be 0
    PEOPLE_STARVED = event("AW-RES-5", "seat cell lost")
    RESOURCES_LOST = event("AW-RES-11", "seat cell lost")
    PERSON_FLED = event("AW-EXO-1", "seat from:cell to:cell host:seat")
    REFUGEE_DIED = event("AW-EXO-4", "seat from:cell to:cell host:seat")
    MOVED = event("AW-MOVE-1", "seat from:cell to:cell people resources via")  # via: a cell, or NOWHERE
    LAND_EXPLORED = event("AW-EXP-1", "seat cell marker")
    BUILT = event("AW-BLD-1", "seat cell building")
    SOLDIERS_AGED = event("AW-AGE-1", "seat gone turned")
    SOLDIER_FORMED = event("AW-FORM-1", "seat cell")
    SOLDIERS_MARCHED = event("AW-MIL-2", "seat from:cell to:cell fresh veterans via")
    RAIDED = event("AW-RAID-4", "seat cell victim:seat attackers soldiers defence")
    PLUNDERED = event("AW-RAID-9", "seat cell victim:seat origin")
    PEOPLE_KILLED = event("AW-RAID-10", "seat cell victim:seat lost")
    BUILDING_DESTROYED = event("AW-RAID-11", "seat cell building")
    LAND_CONQUERED = event("AW-RAID-12", "seat cell victim:seat")
    SURVIVOR_MOVED = event("AW-RAID-12", "seat from:cell to:cell rank", quiet=True)
    LAND_ABANDONED = event("AW-CTRL-4", "seat cell resources")  # resources that stay behind
    RESOURCES_FOUND = event("AW-CTRL-6", "seat cell found")
    SEAT_OUT = event("AW-END-4", "seat")
    LAST_ROUND_BEGAN = event("AW-END-3", "seat population")
    GAME_ENDED = event("AW-END-1", "winners how")  # winners: a mask of seats


# Rules that an event may name in place of its own
Rule = rule_ids(
    "AW-POP-5", "AW-MOVE-3", "AW-CTRL-4", "AW-RAID-5", "AW-RAID-11", "AW-RAID-12",
    "AW-END-1", "AW-END-3", "AW-END-5", "AW-END-6",
)  # fmt: skip
