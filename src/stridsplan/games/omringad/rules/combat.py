"""Phase 5: which squares fight, who defends, and the dice of a step (OM-COMBAT, OM-MOD).

A battle is fought with public counts, `force[party, slot]`; `rules.hits` changes the tiles themselves after each step.
A party is a seat or the dragon; a slot is a kind, undamaged or damaged: 2 * kind + damaged.
"""

from stridsplan.engine.bits import has_bit, members
from stridsplan.engine.dice import roll
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule

from ..components import (
    COUNTRY,
    DIE_FACES,
    DRAGON_TILE,
    KINDS,
    NO_S,
    NOWHERE,
    SLOTS,
    STEP_OF_KIND,
    Kind,
    Step,
    Terrain,
)
from ..state import DRAGON, NOBODY, PARTIES, Defender, Event, Illegal, MageStep, Stream
from .sides import are_hostile, count_sides, only_side, seat_in_order, seats_of_side, side_of
from .squares import count_squares, holds_dragon, seats_in
from .tiles import combat_value_of_slot, slot_of, tile_of, tiles_in

GENERAL = 2 * Kind.GENERAL.value  # these three are slots
INFILTRATOR = 2 * Kind.INFILTRATOR.value
DIPLOMAT = 2 * Kind.DIPLOMAT.value
SHARPSHOOTERS = Kind.SHARPSHOOTERS.value  # a kind
FACES_PER_NUMBER = 11  # how many dice one number of an event holds, in base 7

# -- Battles -------------------------------------------------------------------------------------------------


@rule
def has_battle(s, square):
    """Return whether the square holds tiles of two hostile sides, or of a player and the dragon (OM-COMBAT-1)."""
    seats = seats_in(s, square)
    return seats != 0 and (only_side(s, seats) == NOBODY or holds_dragon(s, square))


@rule
def refuse_battle(s, square):
    return Illegal.NONE if has_battle(s, square) else Illegal.NO_BATTLE_THERE


@rule
def square_in_order(s, k):
    """Return the k-th square in the order of battles: by country, clockwise from the country of the seat with the
    initiative marker, then by row and column (OM-COMBAT-2)."""
    return COUNTRY * seat_in_order(s, k // COUNTRY) + k % COUNTRY


@rule
def first_battle(s):
    """Return the first square with a battle, in the order of `square_in_order`; NOWHERE if there is none."""
    for k in range(count_squares(s)):
        if has_battle(s, square_in_order(s, k)):
            return square_in_order(s, k)
    return NOWHERE


@rule
def count_battles(s):
    found = 0
    for square in range(count_squares(s)):
        found += 1 if has_battle(s, square) else 0
    return found


@rule
def defending_side(s, square):
    """Return the side that was in the square first, or by option the controller's if it is there (OM-COMBAT-4 to
    OM-COMBAT-6).

    If both sides were there before the round, the controller's side defends. Against the dragon nobody defends
    (OM-DRAGON-6).
    """
    if holds_dragon(s, square):
        return NOBODY
    owner = s.control[square]
    is_there = seats_in(s, square) & seats_of_side(s, side_of(s, owner)) != 0
    if s.options.defender == Defender.CONTROLLER and is_there:
        return side_of(s, owner)
    first, earliest = NOBODY, 0
    for seat in range(s.options.seats):
        if s.height[square, seat] == 0:
            continue
        order = s.arrived[square, seat]
        if first == NOBODY or order < earliest or (order == earliest and not are_hostile(s, seat, owner)):
            first, earliest = seat, order
    return side_of(s, first)


@rule
def begin_battle(s, square, log):
    """Reveal the tiles of the battle (OM-COMBAT-3, OM-STACK-9)."""
    s.battle = square
    s.defender = defending_side(s, square)
    s.step = Step.RANGED
    s.fight_on = 0
    count_force(s)
    note(
        log, Event.BATTLE_BEGAN, EVERYONE, square, s.defender, seats_in(s, square),
        1 if holds_dragon(s, square) else 0,
    )  # fmt: skip
    for party in range(PARTIES):
        if is_fighting(s, party):
            note_force(s, party, log)


@rule
def count_force(s):
    """Count the tiles of the battle into `s.force`."""
    forget_force(s)
    for seat in range(s.options.seats):
        if s.height[s.battle, seat] == 0:
            continue
        for k in members(tiles_in(s, seat, s.battle)):
            s.force[seat, slot_of(s, tile_of(seat, k))] += 1
    if holds_dragon(s, s.battle):
        s.force[DRAGON, slot_of(s, DRAGON_TILE)] = 1


@rule
def forget_force(s):
    for party in range(PARTIES):
        s.hits[party] = 0
        for slot in range(SLOTS):
            s.force[party, slot], s.after[party, slot] = 0, 0


@rule
def note_force(s, party, log):
    """Log a party's counts of slots 0 to 27, packed seven to a number, in base 17."""
    note(
        log, Event.FORCE_SHOWN, EVERYONE, party, pack_force(s, party, 0), pack_force(s, party, 7),
        pack_force(s, party, 14), pack_force(s, party, 21),
    )  # fmt: skip


@rule
def pack_force(s, party, first):
    """Return the counts of seven slots from `first` on as one number; no count is above 16 (MOST_OF_A_KIND)."""
    packed = 0
    for k in range(7):
        packed = 17 * packed + s.force[party, first + 6 - k]
    return packed


@rule
def count_party(s, party):
    """Return the number of tiles of a party in the battle."""
    found = 0
    for slot in range(SLOTS):
        found += s.force[party, slot]
    return found


@rule
def is_fighting(s, party):
    return count_party(s, party) > 0


@rule
def fighting_seats(s):
    """Return the mask of the seats with tiles left in the battle."""
    mask = 0
    for seat in range(s.options.seats):
        if is_fighting(s, seat):
            mask |= 1 << seat
    return mask


@rule
def is_decided(s):
    """Return whether at most one side is left, the dragon counting as one (OM-AFTER-1, OM-4P-8)."""
    return count_sides(s, fighting_seats(s)) + (1 if is_fighting(s, DRAGON) else 0) <= 1


@rule
def is_opponent(s, party, other):
    """Return whether the other party is in the battle and hostile to this one."""
    return are_hostile(s, party, other) and is_fighting(s, other)


# -- Who rolls -----------------------------------------------------------------------------------------------


@rule
def step_of_slot(s, slot):
    """Return the step of a tile: ranged for archers, catapults, sharpshooters and, by option, the mage; melee for all
    others (OM-COMBAT-9, OM-PIRATE-4)."""
    if slot // 2 == Kind.MAGE:
        return Step.RANGED.value if s.options.mage == MageStep.RANGED else Step.MELEE.value
    return int(STEP_OF_KIND[slot // 2])


@rule
def rolls_in(s, slot, step):
    """Return whether a tile rolls in a step: tiles with a combat value (S) do, also damaged ones (OM-COMBAT-10,
    OM-COMBAT-13)."""
    return combat_value_of_slot(slot) != NO_S and step_of_slot(s, slot) == step


@rule
def count_dice(s, step):
    """Return the number of dice that all parties together roll in a step."""
    found = 0
    for party in range(PARTIES):
        for slot in range(SLOTS):
            if s.force[party, slot] > 0 and rolls_in(s, slot, step):
                found += s.force[party, slot]
    return found


@rule
def is_stalemate(s):
    """Return whether no tile left rolls dice, so the battle cannot be decided (OM-AFTER-5, OM-AFTER-6)."""
    return count_dice(s, Step.RANGED.value) + count_dice(s, Step.MELEE.value) == 0


# -- Modifiers -----------------------------------------------------------------------------------------------


@rule
def has_general(s, party):
    """Return whether the party's side has a general in the battle; any member's counts for all (OM-MOD-4, OM-MOD-6,
    OM-MOD-9)."""
    for seat in range(s.options.seats):
        if s.force[seat, GENERAL] > 0 and not are_hostile(s, party, seat):
            return True
    return False


@rule
def faces_infiltrator(s, party):
    """Return whether an enemy's infiltrator in the battle cancels the party's generals (OM-INF-1 to OM-INF-4)."""
    for seat in range(s.options.seats):
        if s.force[seat, INFILTRATOR] > 0 and are_hostile(s, party, seat):
            return True
    return False


@rule
def is_defending(s, party):
    """Return whether the party is of the side with the defender's bonus (OM-COMBAT-6, OM-4P-7)."""
    return party != DRAGON and s.defender != NOBODY and side_of(s, party) == s.defender


@rule
def terrain_modifier(s, party, kind):
    """Return the modifier of the terrain: in a castle, defenders +1; on a mountain, defending elite +1; in a forest,
    archers and catapults -1 (OM-MOD-1 to OM-MOD-3, OM-SHARP-3)."""
    terrain = s.terrain[s.battle]
    if terrain == Terrain.CASTLE and is_defending(s, party):
        return 1
    if terrain == Terrain.MOUNTAIN and kind == Kind.ELITE and is_defending(s, party):
        return 1
    if terrain == Terrain.FOREST and (kind == Kind.ARCHER or kind == Kind.CATAPULT):
        return -1
    return 0


@rule
def modifier(s, party, slot):
    """Return the sum of all modifiers of a tile's die (OM-MOD-5, OM-MOD-7); the dragon has none (OM-DRAGON-6)."""
    if party == DRAGON:
        return 0
    general = 1 if has_general(s, party) and not faces_infiltrator(s, party) else 0
    return terrain_modifier(s, party, slot // 2) + general


@rule
def threshold(s, party, slot):
    """Return the lowest die that hits: a 6 always does, a 1 never (OM-MOD-8, catalogue 1.6)."""
    return min(6, max(2, combat_value_of_slot(slot) - modifier(s, party, slot)))


# -- The dice ------------------------------------------------------------------------------------------------


@rule
def roll_step(s, dice, log):
    """Roll once for every tile of the step; hits are taken only after all have rolled (OM-COMBAT-10, OM-COMBAT-11).

    The parties roll clockwise from the seat with the initiative marker, the dragon last (OM-DRAGON-7)."""
    forget_hits(s)
    for k in range(s.options.seats):
        roll_party(s, seat_in_order(s, k), dice, log)
    roll_party(s, DRAGON, dice, log)


@rule
def forget_hits(s):
    s.dragon_hits, s.sharp, s.sharp_seat = 0, 0, NOBODY
    for seat in range(len(s.rolled)):
        s.rolled[seat] = 0
        for party in range(PARTIES):
            s.aimed[seat, party] = 0
    for party in range(PARTIES):
        s.hits[party] = 0


@rule
def roll_party(s, party, dice, log):
    """Roll for a party's tiles in the order of catalogue tables 1.2 and 1.3, undamaged ones first (catalogue 2.8)."""
    for slot in range(2 * KINDS):
        if s.force[party, slot] > 0 and rolls_in(s, slot, s.step):
            hits = roll_slot(s, party, slot, dice, log)
            if party == DRAGON:
                s.dragon_hits += hits
            elif slot // 2 == SHARPSHOOTERS:
                s.sharp, s.sharp_seat = hits, party
            else:
                s.rolled[party] += hits


@rule
def roll_slot(s, party, slot, dice, log):
    """Roll one die for each tile, and log the faces as the digits of numbers in base 7; return the number of hits."""
    least = threshold(s, party, slot)
    number, hits, faces, more = int(s.force[party, slot]), 0, 0, 0
    for k in range(number):
        face = 1 + roll(dice, DIE_FACES, Stream.DICE.value)
        hits += 1 if face >= least else 0
        if k < FACES_PER_NUMBER:
            faces += face * 7**k
        else:
            more += face * 7 ** (k - FACES_PER_NUMBER)
    note(log, Event.DICE_ROLLED, EVERYONE, party, slot, least, number, faces, more)
    return hits


@rule
def next_step(s):
    """Alternate ranged and melee (OM-COMBAT-8, OM-COMBAT-12)."""
    s.step = Step.MELEE if s.step == Step.RANGED else Step.RANGED
    s.fight_on = 0


# -- The diplomat --------------------------------------------------------------------------------------------


@rule
def diplomat_seat(s):
    """Return the defending seat with a diplomat in the battle, else NOBODY: attackers cannot use theirs (OM-DIP-1,
    OM-DIP-3)."""
    for seat in range(s.options.seats):
        if s.force[seat, DIPLOMAT] > 0 and is_defending(s, seat):
            return seat
    return NOBODY


@rule
def fight_on(s):
    """Decline to use the diplomat before this step (OM-DIP-2)."""
    s.fight_on = 1


# -- The end -------------------------------------------------------------------------------------------------


@rule
def seat_to_control(s, square, seats):
    """Return which of the seats, all of one side, gets the square: a seat with a tile that can conquer. If two have
    one, it is the seat with more tiles, then the first in turn order; NOBODY if none has (OM-AFTER-2, OM-TEAM-3)."""
    best = NOBODY
    for k in range(s.options.seats):
        seat = seat_in_order(s, k)
        if not has_bit(seats, seat) or s.capable[square, seat] == 0:
            continue
        if best == NOBODY or s.height[square, seat] > s.height[square, best]:
            best = seat
    return best
