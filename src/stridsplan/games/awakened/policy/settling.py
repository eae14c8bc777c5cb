"""Where people and resources go, and what is built. Values are in hundredths of a person, as in `worth`."""

from stridsplan.engine.bits import count_bits, members
from stridsplan.engine.record import rule

from ..actions import BUILD, END_MOVES, MOVE_FROM, MOVE_TO, SEND_PEOPLE, SEND_RESOURCES
from ..components import BUILDINGS, Building
from ..rules.lands import neighbours
from ..rules.movement import goals, guarded_lands, most_people, sources
from ..state import UNEXPLORED, Step
from .fighting import is_about_to_win, is_in_danger
from .worth import GROW, WIN, worth_of_building, worth_of_cell

LEAST_GAIN = 25  # a transfer or a building that gains less is not made
MOST_CARRIED = 4  # a transfer with more resources than this is not tried
GUARDING = 120  # the value of a Defence in a land in danger
VENTURE = 150  # the value of unexplored land for three people or more, where nothing known gains
SCOUTING = 120  # the value of exploring for the last two people of the chamber
ROOM = 3  # the value of each land beside the one that is to be explored
NEVER = -1_000_000


@rule
def choose_move(s, seat):
    """Return the next step of the transfer that gains most; the end of the order if none gains enough."""
    if s.answer_step == Step.RESOURCES:
        return SEND_RESOURCES + best_load(s, s.sent)
    source, goal, people, gain = best_transfer(s, seat)
    if gain < LEAST_GAIN:
        meeting = best_meeting(s, seat)
        if meeting[3] > gain:
            source, goal, people, gain = meeting
    if s.answer_step == Step.NONE:
        return MOVE_FROM + source if gain >= LEAST_GAIN else END_MOVES
    return MOVE_TO + goal if s.answer_step == Step.TO else SEND_PEOPLE + people


@rule
def open_sources(s, seat):
    """Return the lands that people may still leave: only the chosen one, once a source is chosen."""
    return sources(s, seat) if s.answer_step == Step.NONE else 1 << s.source


@rule
def open_goals(s, seat, source):
    """Return the lands that may still be entered from `source`: only the chosen one, once a goal is chosen."""
    return 1 << s.target if s.answer_step == Step.PEOPLE else goals(s, seat, source)


@rule
def best_transfer(s, seat):
    """Return the best transfer: its source, its goal, the number of people, and the gain."""
    best_source, best_goal, best_people, most = -1, -1, 0, NEVER
    for source in members(open_sources(s, seat)):
        for goal in members(open_goals(s, seat, source)):
            people, gain = best_cargo(s, seat, source, goal)
            if gain > most:
                best_source, best_goal, best_people, most = source, goal, people, gain
    return best_source, best_goal, best_people, most


@rule
def best_meeting(s, seat):
    """Return the transfer that gains most if people of another land go to the same goal: two groups that cannot
    multiply alone."""
    best_source, best_goal, best_people, most = -1, -1, 0, NEVER
    for source in members(open_sources(s, seat)):
        for goal in members(open_goals(s, seat, source)):
            before = value_now(s, source) + value_now(s, goal)
            for people in range(1, most_people(s, source) + 1):
                gain = value_after(s, source, goal, people, 0) - before
                gain += value_of_unexplored(s, goal, people) + best_partner(s, seat, source, goal, people)
                if gain > most:
                    best_source, best_goal, best_people, most = source, goal, people, gain
    return best_source, best_goal, best_people, most


@rule
def value_of_unexplored(s, goal, people):
    """Return what an unexplored land adds where nothing known gains: enough people to multiply may find a good one."""
    return VENTURE if s.marker[goal] == UNEXPLORED and people >= 3 else 0


@rule
def best_partner(s, seat, source, goal, people):
    """Return what people of a third land would add, if `people` people go from `source` to `goal`."""
    most, come = 0, people + int(s.people[goal]) + int(s.arriving_people[goal])
    held = int(s.resources[goal]) + int(s.arriving_resources[goal])
    before = value_of_land(s, goal, come, held)
    for other in members(neighbours(s, goal) & sources(s, seat) & ~(1 << source)):
        left, kept = int(s.people[other]) + int(s.arriving_people[other]), int(s.resources[other])
        now = value_of_land(s, other, left, kept)
        for more in range(1, most_people(s, other) + 1):
            gain = value_of_land(s, other, left - more, kept) - now
            gain += value_of_land(s, goal, come + more, held) - before
            gain += value_of_unexplored(s, goal, come + more) - value_of_unexplored(s, goal, come)
            most = max(most, gain)
    return most


@rule
def best_cargo(s, seat, source, goal):
    """Return how many people go, with resources if those help, and the gain."""
    best_people, most = 0, NEVER
    guarded = (guarded_lands(s, seat) >> goal) & 1
    before = value_now(s, source) + value_now(s, goal)
    for people in range(0 if guarded == 1 else 1, most_people(s, source) + 1):
        for resources in range(1 if people == 0 else 0, min(int(s.resources[source]), MOST_CARRIED) + 1):
            gain = value_after(s, source, goal, people, resources) - before
            gain += value_of_exploring(s, seat, source, goal, people)
            if gain > most:
                best_people, most = people, gain
    return best_people, most


@rule
def value_of_exploring(s, seat, source, goal, people):
    """Return what exploring adds to a land: the lands beside it, and for the last two of the chamber, hope of a better
    one."""
    if s.marker[goal] != UNEXPLORED or s.arriving_people[goal] > 0 or people == 0:
        return 0
    room = ROOM * count_bits(neighbours(s, goal))
    return room + SCOUTING if are_scouts(s, seat, source, people) else room


@rule
def are_scouts(s, seat, source, people):
    """Return whether the last two people in the chamber leave it: two people alone never multiply."""
    return people == 2 and source == s.chamber[seat] and s.people[source] + s.arriving_people[source] == 2


@rule
def best_load(s, people):
    """Return how many resources go with this number of people."""
    best, most = 0, NEVER
    for resources in range(1 if people == 0 else 0, min(int(s.resources[s.source]), MOST_CARRIED) + 1):
        value = value_after(s, s.source, s.target, people, resources)
        if value > most:
            best, most = resources, value
    return best


@rule
def current_aim(s):
    """Return what the seat on turn aims at: to grow, and at last to win."""
    return WIN if is_about_to_win(s, s.turn) else GROW


@rule
def value_of_land(s, cell, people, stored):
    """Return what the land is worth to the seat on turn with this number of people and stores."""
    return worth_of_cell(s, current_aim(s), cell, people, stored)


@rule
def value_now(s, cell):
    """Return what the land is worth by the order so far: nothing, if nobody stays or comes."""
    people = int(s.people[cell]) + int(s.arriving_people[cell])
    return value_of_land(s, cell, people, int(s.resources[cell]) + int(s.arriving_resources[cell]))


@rule
def value_after(s, source, goal, people, resources):
    """Return what both lands are worth if this number of people and resources goes."""
    left = int(s.people[source]) + int(s.arriving_people[source]) - people
    kept = int(s.resources[source]) + int(s.arriving_resources[source]) - resources
    come = int(s.people[goal]) + int(s.arriving_people[goal]) + people
    held = int(s.resources[goal]) + int(s.arriving_resources[goal]) + resources
    return value_of_land(s, source, left, kept) + value_of_land(s, goal, come, held)


@rule
def choose_building(s, seat, out, n, otherwise):
    """Return the code of the building that adds most, a Defence where raiders may come; `otherwise`, which ends the
    phase, if none adds enough."""
    best, most = otherwise, LEAST_GAIN
    for k in range(n):
        if out[k] < BUILD or out[k] >= otherwise:
            continue
        cell, kind = (out[k] - BUILD) // BUILDINGS, (out[k] - BUILD) % BUILDINGS
        if kind == Building.DEFENCE:
            gain = GUARDING if is_in_danger(s, seat, cell) else 0
        else:
            gain = 0 if kind == Building.RAILROAD else worth_of_building(s, current_aim(s), cell, kind)
        if gain > most:
            best, most = out[k], gain
    return best
