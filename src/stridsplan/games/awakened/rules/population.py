"""Phase 1, population (AW-POP)."""

from stridsplan.engine.bits import at_least_bits, members, write_members
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule

from ..actions import GROW
from ..components import CELLS, CUBES
from ..state import Event, Illegal, Rule
from .lands import add_people, lands_of, limit_of


@rule
def people_after_growth(people, limit):
    """Return how many people a land has after phase 1 (AW-POP-3 to AW-POP-8)."""
    if people == 1:
        return 0
    if people == 3:
        return min(4, limit)
    return min(people + 2, limit) if people >= 4 else min(people, limit)


@rule
def remove_dead_and_count_births(s, log):
    """Remove those who die, and store how many may be born, by the sizes of the active seat's lands at the start of the
    phase (AW-POP-1, AW-POP-7)."""
    for cell in members(lands_of(s, s.turn) & at_least_bits(s.people, 0, CELLS, 1)):
        people, limit = int(s.people[cell]), limit_of(s, cell)
        change = people_after_growth(people, limit) - people
        if change < 0:
            add_people(s, s.turn, cell, change)
            note_deaths(s, cell, people, -change, limit, log)
        else:
            s.growth[cell] = change


@rule
def note_deaths(s, cell, people, lost, limit, log):
    if people == 1:
        note(log, Event.LONER_DIED, EVERYONE, s.turn, cell)
    else:
        note(log, Event.LAND_OVERCROWDED, EVERYONE, s.turn, cell, lost, limit)


@rule
def growing_lands(s):
    """Return the lands where somebody may still be born, as long as there are cubes (AW-POP-11)."""
    return at_least_bits(s.growth, 0, CELLS, 1) if s.population[s.turn] < CUBES else 0


@rule
def grow_lands(s, log):
    """Let all people be born who may be, in ascending order of lands (AW-POP-5, AW-POP-6, AW-POP-11)."""
    for cell in members(growing_lands(s)):
        grow(s, cell, min(int(s.growth[cell]), CUBES - s.population[s.turn]), log)


@rule
def grow(s, cell, number, log):
    if number > 0:
        s.growth[cell] -= number
        rule_id = Rule.AW_POP_5.value if s.people[cell] == 3 else 0  # 0: that of the event
        add_people(s, s.turn, cell, number)
        note(log, Event.PEOPLE_BORN, EVERYONE, s.turn, cell, number, limit_of(s, cell), rule_id=rule_id)


@rule
def clear_growth(s):
    for cell in members(at_least_bits(s.growth, 0, CELLS, 1)):
        s.growth[cell] = 0


# -- Option optional_growth ----------------------------------------------------------------------------------


@rule
def refuse_growth(s, seat, cell):
    """Return the refusal, or 0 if the action is legal. Rule: one person more, where the land has grown less than it
    could (AW-POP-6). If the cubes are used up, GROW is not asked (`growing_lands`)."""
    if s.owner[cell] != seat:
        return Illegal.NOT_YOURS
    return Illegal.NONE if s.growth[cell] > 0 else Illegal.NO_GROWTH_LEFT


@rule
def list_growth(s, out, n):
    """Write the legal codes of GROW after the first n codes of `out`; return the new number of codes."""
    return write_members(growing_lands(s), GROW, out, n)
