"""Phases 3 and 4: one simultaneous order of transfers (AW-MOVE), and what it explores (AW-EXP).

The order is made transfer by transfer. People and resources leave at once and arrive together, when the order ends.
"""

from stridsplan.engine.bits import at_least_bits, has_bit, members, write_members
from stridsplan.engine.dice import roll
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule

from ..actions import MOVE_FROM, MOVE_TO, SEND_PEOPLE, SEND_RESOURCES
from ..components import CELLS, KINDS, RESOURCE_MARKERS
from ..state import NOBODY, NOWHERE, UNEXPLORED, Event, Illegal, Rule, Step, Stream
from .lands import abandon_empty_lands, enter, lands_of, passed_land, reach, soldiers_in

# -- Choosing a transfer -------------------------------------------------------------------------------------


@rule
def guarded_lands(s, seat):
    """Return the lands where, by the order so far, the seat will have units: resources may go there (AW-MOVE-6,
    AW-MOVE-7)."""
    here = at_least_bits(s.people, 0, CELLS, 1) | at_least_bits(s.fresh, 0, CELLS, 1)
    here |= at_least_bits(s.veterans, 0, CELLS, 1)
    return lands_of(s, seat) & here | at_least_bits(s.arriving_people, 0, CELLS, 1)


@rule
def most_people(s, cell):
    """Return how many people may leave: the last one guards resources that arrive, if nobody else does
    (AW-MOVE-2, AW-MOVE-6)."""
    is_kept = s.arriving_resources[cell] > 0 and s.arriving_people[cell] == 0 and soldiers_in(s, cell) == 0
    return int(s.people[cell]) - (1 if is_kept else 0)


@rule
def goals(s, seat, cell):
    """Return where people or resources of a land may go (AW-MOVE-1, AW-MOVE-3, AW-MOVE-6)."""
    if most_people(s, cell) > 0:
        return reach(s, seat, cell)
    return reach(s, seat, cell) & guarded_lands(s, seat) if s.resources[cell] > 0 else 0


@rule
def refuse_move_from(s, seat, cell):
    if s.owner[cell] != seat:
        return Illegal.NOT_YOURS
    if s.people[cell] == 0 and s.resources[cell] == 0:
        return Illegal.NOTHING_TO_MOVE
    return Illegal.NONE if goals(s, seat, cell) != 0 else Illegal.OUT_OF_REACH


@rule
def sources(s, seat):
    """Return the lands that people or resources may leave."""
    stocked = at_least_bits(s.people, 0, CELLS, 1) | at_least_bits(s.resources, 0, CELLS, 1)
    found = 0
    for cell in members(lands_of(s, seat) & stocked):
        found |= 1 << cell if goals(s, seat, cell) != 0 else 0
    return found


@rule
def list_sources(s, seat, out, n):
    return write_members(sources(s, seat), MOVE_FROM, out, n)


@rule
def choose_source(s, cell):
    s.source, s.answer_step = cell, Step.TO.value


@rule
def refuse_move_to(s, seat, cell):
    if has_bit(goals(s, seat, s.source), cell):
        return Illegal.NONE
    if s.owner[cell] > NOBODY and s.owner[cell] != seat:
        return Illegal.HELD_BY_ANOTHER
    return Illegal.NOBODY_TO_GUARD if has_bit(reach(s, seat, s.source), cell) else Illegal.OUT_OF_REACH


@rule
def list_goals(s, seat, out, n):
    return write_members(goals(s, seat, s.source), MOVE_TO, out, n)


@rule
def choose_goal(s, cell):
    s.target, s.answer_step = cell, Step.PEOPLE.value


@rule
def refuse_people(s, seat, number):
    """Return the refusal, or 0 if the action is legal. Rule: at most as many go as lie there (AW-MOVE-2), and the last
    guard of resources that arrive stays (AW-MOVE-6)."""
    if number > s.people[s.source]:
        return Illegal.TOO_MANY
    if number > most_people(s, s.source):
        return Illegal.KEEPER_NEEDED
    if number > 0:
        return Illegal.NONE
    if s.resources[s.source] == 0:
        return Illegal.NONE_SENT
    return Illegal.NONE if has_bit(guarded_lands(s, seat), s.target) else Illegal.NOBODY_TO_GUARD


@rule
def list_people(s, seat, out, n):
    least = 0 if refuse_people(s, seat, 0) == Illegal.NONE else 1
    return write_range(SEND_PEOPLE, least, most_people(s, s.source), out, n)


@rule
def write_range(first, least, most, out, n):
    """Write the codes of all numbers from `least` to `most` after the first n codes of `out`; return the new
    number of codes."""
    for number in range(least, most + 1):
        out[n] = first + number
        n += 1
    return n


@rule
def choose_people(s, number):
    s.sent, s.answer_step = number, Step.RESOURCES.value


@rule
def refuse_resources(s, number):
    """Return the refusal, or 0 if the action is legal. Rule: at most as many go as lie there, and something must move
    (AW-MOVE-1, AW-MOVE-2)."""
    if number > s.resources[s.source]:
        return Illegal.TOO_MANY
    return Illegal.NONE if number + s.sent > 0 else Illegal.NONE_SENT


@rule
def list_resources(s, out, n):
    least = 0 if s.sent > 0 else 1
    return write_range(SEND_RESOURCES, least, min(int(s.resources[s.source]), RESOURCE_MARKERS), out, n)


@rule
def send(s, seat, number, log):
    """Add the transfer to the order: `s.sent` people and `number` resources leave (AW-MOVE-2, AW-MOVE-8)."""
    via = passed_land(s, seat, s.source, s.target)
    rule_id = 0 if via == NOWHERE else Rule.AW_MOVE_3.value
    note(log, Event.MOVED, EVERYONE, seat, s.source, s.target, s.sent, number, via, rule_id=rule_id)
    if s.sent > 0 and s.arriving_people[s.target] == 0 and s.marker[s.target] == UNEXPLORED:
        s.entered[s.entered_count] = s.target
        s.entered_count += 1
    s.people[s.source] -= s.sent
    s.resources[s.source] -= number
    s.arriving_people[s.target] += s.sent
    s.arriving_resources[s.target] += number
    clear_choice(s)


@rule
def clear_choice(s):
    s.source, s.target, s.sent, s.answer_step = NOWHERE, NOWHERE, 0, Step.NONE.value


# -- Carrying out the order ----------------------------------------------------------------------------------


@rule
def arrive(s, seat, log):
    """Let all transfers arrive together; then lands without units are abandoned (AW-MOVE-2, AW-CTRL-4, AW-CTRL-5)."""
    for cell in members(at_least_bits(s.arriving_people, 0, CELLS, 1)):
        enter(s, seat, cell, log)
        s.people[cell] += s.arriving_people[cell]
        s.arriving_people[cell] = 0
    for cell in members(at_least_bits(s.arriving_resources, 0, CELLS, 1)):
        s.resources[cell] += s.arriving_resources[cell]
        s.arriving_resources[cell] = 0
    abandon_empty_lands(s, seat, log)


@rule
def explore(s, seat, dice, log):
    """Turn up a marker for every unexplored land that people have come to, in order (AW-EXP-1 to AW-EXP-5)."""
    for k in range(s.entered_count):
        cell, kind = int(s.entered[k]), draw_marker(s, dice)
        s.marker[cell], s.entered[k] = kind, 0
        note(log, Event.LAND_EXPLORED, EVERYONE, seat, cell, kind)
    s.entered_count = 0


@rule
def count_unseen(s):
    count = 0
    for kind in range(KINDS):
        count += int(s.unseen[kind])
    return count


@rule
def draw_marker(s, dice):
    """Take one of the markers that lie face down, each as likely as any other (AW-SET-2)."""
    place, kind = roll(dice, count_unseen(s), Stream.MARKERS.value), 0
    while place >= s.unseen[kind]:
        place -= int(s.unseen[kind])
        kind += 1
    s.unseen[kind] -= 1
    return kind
