"""Soldiers: raids on a leader who is about to win, and guards where others may raid."""

from stridsplan.engine.bits import members
from stridsplan.engine.record import rule

from ..actions import CONQUER, DESTROY, END_RAID, END_TURN, FORM, KILL, MARCH_FROM, MARCH_TO, PLUNDER, RAID
from ..components import Building
from ..rules.ending import population_to_win
from ..rules.lands import has_building, limit_of, neighbours, soldiers_in
from ..rules.soldiers import raid_targets
from ..state import NOBODY, Step

CLOSE = 6  # people short of the victory number: a player who is about to win
KEPT = 3  # how many people stay in a land that forms soldiers, so that they multiply


@rule
def is_about_to_win(s, seat):
    return s.population[seat] >= population_to_win(s) - CLOSE


@rule
def is_in_danger(s, seat, cell):
    """Return whether soldiers of others stand beside the land, or the seat is about to win and others are beside it;
    a land with few people is not in danger."""
    if s.people[cell] < KEPT:
        return False
    for near in members(neighbours(s, cell)):
        if s.owner[near] != seat and s.owner[near] != NOBODY:
            if soldiers_in(s, near) > 0 or is_about_to_win(s, seat):
                return True
    return False


@rule
def worth_of_target(s, cell):
    """Return how much a raid on the land is worth: nothing if no people live there, or if its owner is not about to
    win."""
    if not is_about_to_win(s, s.owner[cell]):
        return 0
    guards = soldiers_in(s, cell) + (1 if has_building(s, cell, Building.DEFENCE.value) else 0)
    return max(0, 4 + s.people[cell] - 3 * guards) if s.people[cell] > 0 else 0


@rule
def best_target(s, seat, cell):
    """Return the land next to this one that is most worth a raid, and how much; -1 and 0 if none is worth one."""
    best, most = -1, 0
    for near in members(raid_targets(s, seat, cell)):
        worth = worth_of_target(s, near)
        if worth > most:
            best, most = near, worth
    return best, most


@rule
def needs_guard(s, seat, cell):
    """Return whether the seat is about to win, a raid may come, nobody stands guard, and the land is full: somebody
    is born in the next phase 1 in place of the one who becomes a soldier (AW-POP-5, AW-POP-6)."""
    if not is_about_to_win(s, seat) or s.people[cell] < limit_of(s, cell):
        return False
    return soldiers_in(s, cell) == 0 and is_in_danger(s, seat, cell)


@rule
def choose_forming(s, seat, out, n, otherwise):
    """Form soldiers beside a leader, as long as enough people stay, and guards where the seat's own victory is in
    danger; `otherwise` is the code that ends the phase."""
    best, most = otherwise, 0
    for k in range(n):
        cell = out[k] - FORM
        if out[k] == otherwise or s.people[cell] <= KEPT:
            continue
        worth = best_target(s, seat, cell)[1]
        if worth == 0 and needs_guard(s, seat, cell):
            worth = 1
        if worth > most:
            best, most = out[k], worth
    return best


@rule
def choose_military(s, seat, out, n):
    """Raid a leader with all soldiers that stand beside the target; other soldiers stay."""
    if s.answer_step == Step.ORIGINS:
        return out[0] if out[0] < RAID else RAID  # the next land whose soldiers can join, if there is one
    if s.answer_step == Step.FRESH or s.answer_step == Step.VETERANS:
        return out[n - 1]  # as many as possible
    if s.answer_step == Step.MARCH_TO:
        target = best_target(s, seat, s.source)[0]
        return MARCH_TO + target if target >= 0 else out[0]
    best, most = END_TURN, 0
    for k in range(n):
        if out[k] == END_TURN:
            continue
        worth = best_target(s, seat, out[k] - MARCH_FROM)[1]
        if worth > most:
            best, most = out[k], worth
    return best


@rule
def choose_effect(out, n):
    """Move in if that is possible, else kill as many as possible, else plunder, else destroy."""
    best, most = END_RAID, 0
    for k in range(n):
        value = value_of_effect(out[k])
        if value >= most and out[k] != END_RAID:
            best, most = out[k], value
    return best


@rule
def value_of_effect(action):
    """Return the value of an action after a raid; codes ascend from PLUNDER over KILL and DESTROY to CONQUER."""
    if action >= CONQUER:
        return 4
    if action >= DESTROY:
        return 1
    if action >= KILL:
        return 3
    return 2 if action >= PLUNDER else 0
