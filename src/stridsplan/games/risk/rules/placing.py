"""Placing armies: in the set-up, in phase 1 and for the neutral force (RK-SETUP-10, RK-REINF, RK-2P-6 to RK-2P-9)."""

from stridsplan.engine.bits import lowest_bit, without_lowest_bit
from stridsplan.engine.dice import draw_member
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule

from ..actions import PLACE
from ..components import (
    CONTINENT_COUNT,
    CONTINENT_VALUE,
    COUNTS,
    LEAST_REINFORCEMENT,
    STEP_ALL,
    STEPS,
    TERRITORIES_PER_ARMY,
    TERRITORY_COUNT,
)
from ..state import NEUTRAL, Ask, Event, Illegal, Placement, Rule, Stream
from .territories import holds_continent, territories_of


@rule
def armies_in_step(step, available):
    """Return the number of armies of a counting step: 1, 5, 25 or all that are available."""
    return available if step == STEP_ALL else int(COUNTS[step])


@rule
def refuse_step(step, available):
    """Return why a counting step may not be used with `available` armies; "all" may be used only for a number that no
    other step has."""
    if available <= 0:
        return Illegal.NO_ARMIES_TO_PLACE
    if step == STEP_ALL:
        return Illegal.SAY_THE_COUNT if available == 1 or available == 5 or available == 25 else Illegal.NONE
    return Illegal.TOO_MANY_ARMIES if COUNTS[step] > available else Illegal.NONE


@rule
def step_towards(wanted, available):
    """Return the largest counting step of at most the wanted armies; at least the step of one army."""
    if wanted >= available and refuse_step(STEP_ALL, available) == Illegal.NONE:
        return STEP_ALL
    most = min(wanted, available)
    return 2 if most >= COUNTS[2] else 1 if most >= COUNTS[1] else 0


@rule
def armies_to_place(s, seat):
    """Return how many armies `seat` may place now, 0 if none."""
    if s.ask == Ask.PLACE_SETUP:
        return 1 if s.options.setup_placement == Placement.ALTERNATING_SINGLE else int(s.stock[seat])
    if s.ask == Ask.PLACE_SECRETLY:
        return int(s.stock[seat])
    return s.to_place


@rule
def placing_owner(s, seat):
    """Return the owner of the territories on which `seat` places: itself, or the neutral force (RK-2P-9)."""
    return NEUTRAL if s.ask == Ask.PLACE_NEUTRAL else seat


@rule
def refuse_place(s, seat, territory, step):
    """Refuse a placement except of own armies on own territories (RK-SETUP-10, RK-REINF-6) and of the neutral share on
    neutral territories (RK-2P-9)."""
    if s.owner[territory] != placing_owner(s, seat):
        return Illegal.NOT_NEUTRAL if s.ask == Ask.PLACE_NEUTRAL else Illegal.NOT_YOURS
    return refuse_step(step, armies_to_place(s, seat))


@rule
def list_places(s, seat, out, n):
    """Write the codes of all placements after the first n codes of `out`, and return the new number of codes; this is
    faster than to test every code."""
    available = armies_to_place(s, seat)
    if available <= 0:
        return n
    five, many = available >= COUNTS[1], available >= COUNTS[2]
    rest = refuse_step(STEP_ALL, available) == Illegal.NONE
    territories = territories_of(s, placing_owner(s, seat))
    while territories != 0:  # in compiled code faster than `members`; most of random play is spent here
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
    """Put more armies on a territory; everybody sees it."""
    s.armies[territory] += armies
    note(log, Event.ARMY_PLACED, EVERYONE, owner, territory, armies, rule_id=rule_id)


@rule
def place_starting_armies(s, seat, territory, armies, log):
    """Place some of the seat's starting armies (RK-SETUP-10, RK-SETUP-11)."""
    s.stock[seat] -= armies
    put_armies(s, seat, territory, armies, Rule.RK_SETUP_10, log)


@rule
def place_in_secret(s, seat, territory, armies):
    """Place armies that others see when all have placed theirs (RK-SETUP-11, batch_secret)."""
    s.stock[seat] -= armies
    s.pending[territory] += armies


@rule
def reveal_placements(s, log):
    """Put all secret placements on the board at once (RK-SETUP-11)."""
    for t in range(TERRITORY_COUNT):
        armies = int(s.pending[t])
        if armies > 0:
            s.pending[t] = 0
            put_armies(s, int(s.owner[t]), t, armies, Rule.RK_SETUP_11, log)


@rule
def place_at_random(s, seat, dice, log):
    """Place a seat's starting armies at random (RK-SETUP-11, random)."""
    territories = territories_of(s, seat)
    while s.stock[seat] > 0:
        place_starting_armies(s, seat, draw_member(dice, territories, Stream.DEAL), 1, log)


# -- Phase 1 -------------------------------------------------------------------------------------------------


@rule
def base_reinforcement(count):
    """Return a third of the number of territories, rounded down, at least three (RK-REINF-1)."""
    return max(LEAST_REINFORCEMENT, count // TERRITORIES_PER_ARMY)


@rule
def continent_bonus(s, seat):
    """Return the value of every continent held whole (RK-REINF-3), on top of the base (RK-REINF-4)."""
    bonus = 0
    territories = territories_of(s, seat)
    for continent in range(CONTINENT_COUNT):
        if holds_continent(territories, continent):
            bonus += int(CONTINENT_VALUE[continent])
    return bonus


@rule
def receive_reinforcement(s, seat, log):
    """Give the seat the armies that it has to place, counted once, as the turn begins (RK-REINF-2)."""
    base, continents = base_reinforcement(int(s.held[seat])), continent_bonus(s, seat)
    s.to_place = base + continents
    s.received = base + continents
    s.bonus_received = 0
    s.bonus_paid = 0
    note(log, Event.REINFORCED, EVERYONE, seat, base, continents)


@rule
def place_reinforcement(s, seat, territory, armies, log):
    """Place armies where the seat likes (RK-REINF-6)."""
    s.to_place -= armies
    put_armies(s, seat, territory, armies, Rule.RK_REINF_6, log)


# -- The neutral force of two seats --------------------------------------------------------------------------


@rule
def neutral_share(s):
    """Return half of what the active seat received, rounded down (RK-2P-6 to RK-2P-8)."""
    total = s.received
    if not s.options.twop_half_includes_bonus:
        total -= s.bonus_received
    return total // 2


@rule
def receive_neutral_share(s, log):
    """Set the armies to place to the share of the neutral force, to 0 if it has no territories (RK-2P-9)."""
    s.to_place = neutral_share(s) if s.held[NEUTRAL] > 0 else 0
    if s.to_place > 0:
        note(log, Event.NEUTRAL_REINFORCED, EVERYONE, s.to_place)


@rule
def place_neutral(s, territory, armies, log):
    """Place neutral armies where the other seat chooses (RK-2P-9)."""
    s.to_place -= armies
    put_armies(s, NEUTRAL, territory, armies, Rule.RK_2P_9, log)
