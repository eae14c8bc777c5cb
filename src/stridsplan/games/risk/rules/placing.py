"""Putting armies on the board: the set-up's, phase 1's and the neutral force's (RK-SETUP-10, RK-REINF,
RK-2P-6 to RK-2P-9)."""

from stridsplan.engine.bits import lowest_bit, without_lowest_bit
from stridsplan.engine.dice import draw_member
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule

from ..components import (
    CONTINENT_COUNT,
    CONTINENT_VALUE,
    COUNTS,
    LEAST_REINFORCEMENT,
    TERRITORIES_PER_ARMY,
    TERRITORY_COUNT,
)
from ..state import NEUTRAL, PLACE, STEP_ALL, STEPS, Ask, Event, Illegal, Placement, Rule, Stream
from .territories import holds_continent, territories_of


@rule
def armies_in_step(step, available):
    """How many armies a counting step stands for: 1, 5, 25 or all that are available."""
    return available if step == STEP_ALL else int(COUNTS[step])


@rule
def refuse_step(step, available):
    """Say why a counting step may not be taken out of `available` armies. "All" is left to numbers no other
    step names."""
    if available <= 0:
        return Illegal.NO_ARMIES_TO_PLACE
    if step == STEP_ALL:
        return Illegal.SAY_THE_COUNT if available == 1 or available == 5 or available == 25 else Illegal.NONE
    return Illegal.TOO_MANY_ARMIES if COUNTS[step] > available else Illegal.NONE


@rule
def armies_to_place(s, seat):
    """How many armies `seat` may place in answer to the present question, 0 if none is to be placed."""
    if s.ask == Ask.PLACE_SETUP:
        return 1 if s.options.setup_placement == Placement.ALTERNATING_SINGLE else int(s.stock[seat])
    if s.ask == Ask.PLACE_SECRETLY:
        return int(s.stock[seat])
    return s.to_place


@rule
def placing_owner(s, seat):
    """Whose territories `seat` places on: his own, or the neutral force's (RK-2P-9)."""
    return NEUTRAL if s.ask == Ask.PLACE_NEUTRAL else seat


@rule
def refuse_place(s, seat, territory, step):
    """Armies go on one's own territories, in any shares (RK-SETUP-10, RK-REINF-6); the neutral share on
    neutral ones (RK-2P-9)."""
    if s.owner[territory] != placing_owner(s, seat):
        return Illegal.NOT_NEUTRAL if s.ask == Ask.PLACE_NEUTRAL else Illegal.NOT_YOURS
    return refuse_step(step, armies_to_place(s, seat))


@rule
def list_places(s, seat, out, n):
    """Write the placements of `seat` behind the first n codes."""
    available = armies_to_place(s, seat)
    if available <= 0:
        return n
    five, many = available >= COUNTS[1], available >= COUNTS[2]
    rest = refuse_step(STEP_ALL, available) == Illegal.NONE
    territories = territories_of(s, placing_owner(s, seat))
    while territories != 0:
        code = PLACE + STEPS * lowest_bit(territories)
        territories = without_lowest_bit(territories)
        out[n] = code
        n += 1
        if five:
            out[n] = code + 1
            n += 1
        if many:
            out[n] = code + 2
            n += 1
        if rest:
            out[n] = code + STEP_ALL
            n += 1
    return n


@rule
def put_armies(s, owner, territory, armies, rule_id, log):
    """Armies from stock come onto the board for all to see."""
    s.armies[territory] += armies
    note(log, rule_id, Event.ARMY_PLACED, EVERYONE, owner, territory, armies)


@rule
def place_starting_armies(s, seat, territory, armies, log):
    """One army a turn, or all at once with `setup.placement=batch_in_turn` (RK-SETUP-10, RK-SETUP-11)."""
    s.stock[seat] -= armies
    put_armies(s, seat, territory, armies, Rule.RK_SETUP_10, log)


@rule
def place_in_secret(s, seat, territory, armies):
    """Armies that nobody else sees before all have placed theirs (RK-SETUP-11, batch_secret)."""
    s.stock[seat] -= armies
    s.pending[territory] += armies


@rule
def reveal_placements(s, log):
    """All secret placements come onto the board at once (RK-SETUP-11)."""
    for t in range(TERRITORY_COUNT):
        armies = int(s.pending[t])
        if armies > 0:
            s.pending[t] = 0
            put_armies(s, int(s.owner[t]), t, armies, Rule.RK_SETUP_11, log)


@rule
def place_at_random(s, seat, dice, log):
    """The program spreads a seat's starting armies (RK-SETUP-11, random)."""
    territories = territories_of(s, seat)
    while s.stock[seat] > 0:
        place_starting_armies(s, seat, draw_member(dice, territories, Stream.DEAL), 1, log)


# -- Phase 1 -------------------------------------------------------------------------------------------------


@rule
def base_reinforcement(territories):
    """A third of the territories rounded down, at least three (RK-REINF-1)."""
    return max(LEAST_REINFORCEMENT, territories // TERRITORIES_PER_ARMY)


@rule
def continent_bonus(s, seat):
    """The value of every continent held whole (RK-REINF-3), on top of the base (RK-REINF-4)."""
    bonus = 0
    held = territories_of(s, seat)
    for continent in range(CONTINENT_COUNT):
        if holds_continent(held, continent):
            bonus += int(CONTINENT_VALUE[continent])
    return bonus


@rule
def receive_reinforcement(s, seat, log):
    """Territories and continents are counted once, as the turn begins (RK-REINF-2)."""
    base, continents = base_reinforcement(int(s.held[seat])), continent_bonus(s, seat)
    s.to_place = base + continents
    s.received = base + continents
    s.bonus_received = 0
    s.bonus_paid = 0
    note(log, Rule.RK_REINF_1, Event.REINFORCED, EVERYONE, seat, base, continents)


@rule
def place_reinforcement(s, seat, territory, armies, log):
    """Everything but territory bonuses goes where the seat likes (RK-REINF-6)."""
    s.to_place -= armies
    put_armies(s, seat, territory, armies, Rule.RK_REINF_6, log)


# -- The neutral force of two seats --------------------------------------------------------------------------


@rule
def neutral_share(s):
    """Half of what the active seat received, rounded down (RK-2P-6 to RK-2P-8)."""
    total = s.received
    if not s.options.twop_half_includes_bonus:
        total -= s.bonus_received
    return total // 2


@rule
def receive_neutral_share(s, log):
    """The neutral force is reinforced after the active seat has placed all his; nothing to place on, nothing
    comes (RK-2P-9)."""
    s.to_place = neutral_share(s) if s.held[NEUTRAL] > 0 else 0
    if s.to_place > 0:
        note(log, Rule.RK_2P_6, Event.NEUTRAL_REINFORCED, EVERYONE, s.to_place)


@rule
def place_neutral(s, territory, armies, log):
    """The other seat chooses where (RK-2P-9)."""
    s.to_place -= armies
    put_armies(s, NEUTRAL, territory, armies, Rule.RK_2P_9, log)
