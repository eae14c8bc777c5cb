"""Which tiles take the hits of a step: aimed, then taken by the owners, then the sharpshooters' hit (OM-HIT, OM-4P-6,
OM-SHARP)."""

from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule

from ..components import DRAGON_TILE, HITS_TO_ELIMINATE, KINDS, SLOTS, Kind
from ..state import DRAGON, NOBODY, PARTIES, Event, Illegal
from .combat import count_party, is_fighting, is_opponent
from .tiles import find_tile, put_away, update_stack

HORSES = 2 * Kind.HORSES.value  # a slot

# -- Aiming --------------------------------------------------------------------------------------------------


@rule
def count_opponents(s, party):
    """Return how many parties a party's hits may fall on."""
    found = 0
    for other in range(PARTIES):
        found += 1 if is_opponent(s, party, other) else 0
    return found


@rule
def first_opponent(s, party):
    for other in range(PARTIES):
        if is_opponent(s, party, other):
            return other
    return NOBODY


@rule
def hits_to_aim(s, seat):
    """Return how many hits the seat must still aim."""
    left = int(s.rolled[seat])
    for party in range(PARTIES):
        left -= s.aimed[seat, party]
    return left


@rule
def aim_without_choice(s):
    """Aim the hits of seats with one opponent, and the dragon's (OM-DRAGON-7)."""
    for seat in range(s.options.seats):
        if s.rolled[seat] > 0 and count_opponents(s, seat) == 1:
            s.aimed[seat, first_opponent(s, seat)] = s.rolled[seat]
    if s.dragon_hits > 0:
        s.hits[dragon_target(s)] += s.dragon_hits


@rule
def dragon_target(s):
    """Return the largest party, of equals the one that arrived first (OM-DRAGON-7)."""
    best = NOBODY
    for seat in range(s.options.seats):
        if not is_fighting(s, seat):
            continue
        if (
            best == NOBODY
            or count_party(s, seat) > count_party(s, best)
            or (
                count_party(s, seat) == count_party(s, best)
                and s.arrived[s.battle, seat] < s.arrived[s.battle, best]
            )
        ):
            best = seat
    return best


@rule
def refuse_aim(s, seat, party):
    """Return the refusal, or 0 if the action is legal. Rule: any party that fights here against the seat (OM-4P-6,
    OM-TEAM-6)."""
    return Illegal.NONE if is_opponent(s, seat, party) else Illegal.NOT_AN_OPPONENT


@rule
def settle_aims(s, log):
    """Add up the hits on each party; those beyond its capacity are lost (OM-HIT-4, OM-4P-6)."""
    for party in range(PARTIES):
        for seat in range(s.options.seats):
            s.hits[party] += s.aimed[seat, party]
            if s.aimed[seat, party] > 0 and count_opponents(s, seat) > 1:
                note(log, Event.HITS_AIMED, EVERYONE, seat, party, s.aimed[seat, party])
        begin_taking(s, party)
        s.hits[party] = min(s.hits[party], capacity(s, party))


@rule
def begin_taking(s, party):
    """Set the tiles that the party has left (`after`) to all its tiles, before it takes hits."""
    for slot in range(SLOTS):
        s.after[party, slot] = s.force[party, slot]


# -- Taking --------------------------------------------------------------------------------------------------


@rule
def capacity_of_slot(slot):
    """Return how many hits a tile can take: two if undamaged, one if damaged; generals and some specials one; horses
    none (OM-HIT-2, OM-HIT-4, OM-HIT-5)."""
    return max(0, HITS_TO_ELIMINATE[slot // 2] - slot % 2)


@rule
def capacity(s, party):
    """Return how many more hits the party's tiles can take."""
    found = 0
    for slot in range(SLOTS):
        found += s.after[party, slot] * capacity_of_slot(slot)
    return found


@rule
def refuse_hit(s, party, slot):
    """Return the refusal, or 0 if the action is legal. Rule: any tile left that can be hit, even one without a combat
    value (OM-HIT-1, OM-HIT-3)."""
    can = s.after[party, slot] > 0 and capacity_of_slot(slot) > 0
    return Illegal.NONE if can else Illegal.CANNOT_BE_HIT


@rule
def take_hit(s, party, slot):
    """Damage an undamaged two-hit tile, eliminate any other (OM-HIT-2); the tiles change when all have chosen."""
    s.after[party, slot] -= 1
    if capacity_of_slot(slot) == 2:
        s.after[party, slot + 1] += 1
    s.hits[party] -= 1


@rule
def only_slot(s, party):
    """Return the one slot that a hit can fall on, NOBODY if there is a choice."""
    found = NOBODY
    for slot in range(SLOTS):
        if refuse_hit(s, party, slot) == Illegal.NONE:
            if found != NOBODY:
                return NOBODY
            found = slot
    return found


@rule
def take_without_choice(s, party):
    """Take the hits that leave no choice: they eliminate everything, or only one slot can take them."""
    while s.hits[party] > 0:
        slot = first_slot(s, party) if s.hits[party] >= capacity(s, party) else only_slot(s, party)
        if slot == NOBODY:
            return
        take_hit(s, party, slot)


@rule
def first_slot(s, party):
    """Return the first slot that can take a hit, NOBODY if none can."""
    for slot in range(SLOTS):
        if refuse_hit(s, party, slot) == Illegal.NONE:
            return slot
    return NOBODY


@rule
def apply_hits(s, log):
    """Apply to the tiles what all parties have chosen, at the same time and in public (OM-HIT-6)."""
    for party in range(PARTIES):
        for kind in range(KINDS):
            slot = 2 * kind
            damaged, whole = slot + 1, s.force[party, slot] - s.after[party, slot]
            lost = whole + s.force[party, damaged] - s.after[party, damaged]
            if whole == 0 and lost == 0:
                continue
            note(
                log, Event.HITS_TAKEN, EVERYONE, party, kind, whole, lost, s.after[party, slot],
                s.after[party, damaged],
            )  # fmt: skip
            hurt_tiles(s, party, kind, lost, whole)
            s.force[party, slot] = s.after[party, slot]
            s.force[party, damaged] = s.after[party, damaged]
        if party != DRAGON and s.height[s.battle, party] > 0:
            update_stack(s, s.battle, party)
    for party in range(PARTIES):
        for slot in range(SLOTS):
            s.after[party, slot] = 0


@rule
def hurt_tiles(s, party, kind, lost, whole):
    """Eliminate `lost` of a party's tiles of a kind, damaged ones first. `whole` is how many undamaged tiles were hit:
    those that are not eliminated become damaged."""
    slot = 2 * kind
    from_damaged = min(lost, int(s.force[party, slot + 1]))
    for _ in range(from_damaged):
        put_away(s, tile_in_battle(s, party, slot + 1))
    for _ in range(lost - from_damaged):
        put_away(s, tile_in_battle(s, party, slot))
    for _ in range(whole - (lost - from_damaged)):
        s.damaged[tile_in_battle(s, party, slot)] = 1


@rule
def tile_in_battle(s, party, slot):
    """Return a tile of a slot in the battle, NOBODY if there is none."""
    if party != DRAGON:
        return find_tile(s, party, s.battle, slot)
    return DRAGON_TILE if s.place[DRAGON_TILE] == s.battle and s.damaged[DRAGON_TILE] == slot % 2 else NOBODY


@rule
def drop_horses(s):
    """Eliminate horses that have no companion left (OM-HIT-5, OM-HORSE-6)."""
    for seat in range(s.options.seats):
        if s.force[seat, HORSES] > 0 and count_party(s, seat) == 1:
            s.force[seat, HORSES] = 0
            put_away(s, find_tile(s, seat, s.battle, HORSES))
            update_stack(s, s.battle, seat)


# -- Sharpshooters -------------------------------------------------------------------------------------------


@rule
def refuse_target(s, seat, party, slot):
    """Return the refusal, or 0 if the action is legal. Rule: any tile of any opponent, generals and specials too, but
    never horses (OM-SHARP-1, OM-SHARP-2, OM-SHARP-4)."""
    if not is_opponent(s, seat, party):
        return Illegal.NOT_AN_OPPONENT
    can = s.force[party, slot] > 0 and capacity_of_slot(slot) > 0
    return Illegal.NONE if can else Illegal.CANNOT_BE_HIT


@rule
def count_targets(s, seat):
    found = 0
    for party in range(PARTIES):
        if is_opponent(s, seat, party):
            for slot in range(SLOTS):
                found += 1 if refuse_target(s, seat, party, slot) == Illegal.NONE else 0
    return found


@rule
def first_target(s, seat):
    """Return the first target as SLOTS * party + slot."""
    code = 0
    while refuse_target(s, seat, code // SLOTS, code % SLOTS) != Illegal.NONE:
        code += 1
    return code


@rule
def hit_target(s, party, slot, log):
    """Make one ordinary hit, which only damages an undamaged two-hit tile (OM-SHARP-5)."""
    note(log, Event.TARGET_CHOSEN, EVERYONE, s.sharp_seat, party, slot)
    for other in range(PARTIES):
        begin_taking(s, other)
    s.hits[party] = 1
    take_hit(s, party, slot)
    s.sharp = 0
    apply_hits(s, log)
