"""What a seat may know (OM-STACK, catalogue 6), what it can only imagine, and what a sound position looks like.

A view is a record of the same shape: public fields are copied one by one, what the seat's own side knows is added, the
rest is UNKNOWN. `imagine` deals the tiles that are not known so that every stack looks as it does.
"""

from stridsplan.engine.bits import has_bit, lowest_bit, without_lowest_bit
from stridsplan.engine.dice import draw_member, roll
from stridsplan.engine.record import rule

from .components import (
    ARMY,
    COMBAT_KINDS,
    COST,
    COUNTRY,
    DIRECTIONS,
    DRAGON_TILE,
    FIRST_SPECIAL,
    IS_CAPABLE,
    KIND_OF,
    MOST_SEATS,
    NO_S,
    NOWHERE,
    REACH,
    SETTLEMENTS,
    SLOTS,
    SPECIALS,
    SQUARES,
    TERRAIN_TILE_COUNT,
    TERRAIN_TILES,
    TERRAINS,
    TILES,
    TOP_RANK,
    Kind,
    Terrain,
)
from .rules import hits, setup
from .rules.sides import count_sides, mates
from .rules.squares import count_squares, neighbour
from .rules.tiles import (
    count_in,
    is_at,
    owner_of,
    pins,
    pooled_tile,
    s_of_slot,
    slot_of,
    tile_in,
    tile_of,
)
from .state import (
    ASIDE,
    DRAGON,
    NOBODY,
    ON_OFFER,
    PARTIES,
    PLACES,
    POOL,
    UNKNOWN,
    Ask,
    Phase,
    PinCount,
)

HORSES, GENERAL = 2 * Kind.HORSES.value, 2 * Kind.GENERAL.value  # slots
CHANCE_OF_DAMAGE = 5  # one hidden tile in so many is imagined damaged


@rule
def observe(s, seat, view):
    """Write what `seat` (-1: a spectator) may know into the zeroed record `view`."""
    known = mates(s, seat) if seat >= 0 else 0
    copy_course(s, view)
    copy_board(s, seat, view)
    copy_stacks(s, view)
    copy_battle(s, seat, view)
    copy_accounts(s, view)
    for tile in range(TILES):
        observe_tile(s, known, tile, view)
    for other in range(MOST_SEATS):
        view.spent[other] = s.spent[other] if has_bit(known, other) else 0
        view.sealed[other] = s.sealed[other] if other == seat else 0
        view.link[other] = s.link[other] if other == seat else 0
    observe_move(s, seat, view)


@rule
def copy_course(s, view):
    """Phase, question, marker, auction: all open."""
    view.phase = s.phase
    view.ask = s.ask
    view.due = s.due
    view.round = s.round
    view.holder = s.holder
    view.turn = s.turn
    view.passed = s.passed
    view.revealed = s.revealed
    view.offer = s.offer
    view.bidders = s.bidders
    view.bid = s.bid
    view.bids = s.bids
    view.high = s.high
    view.arrivals = s.arrivals
    for special in range(SPECIALS):
        view.owner[special] = s.owner[special]
    for place in range(PLACES):
        view.placed[place] = s.placed[place]


@rule
def copy_board(s, seat, view):
    """Countries are secret until all are complete (OM-SETUP-5); control is always open (OM-CTRL-10)."""
    for square in range(SQUARES):
        hidden = s.revealed == 0 and square < count_squares(s) and square // COUNTRY != seat
        view.terrain[square] = UNKNOWN if hidden else s.terrain[square]
        view.control[square] = s.control[square]
    for place in range(PLACES):
        view.settlement[place] = s.settlement[place]


@rule
def copy_grid(to, source):
    for k in range(to.shape[0]):
        for j in range(to.shape[1]):
            to[k, j] = source[k, j]


@rule
def copy_stacks(s, view):
    """Heights, tops and how tiles came lie open (OM-STACK-1 to OM-STACK-7)."""
    copy_grid(view.height, s.height)
    copy_grid(view.capable, s.capable)
    copy_grid(view.top, s.top)
    copy_grid(view.under, s.under)
    copy_grid(view.entered, s.entered)
    copy_grid(view.origins, s.origins)
    copy_grid(view.pinning, s.pinning)
    copy_grid(view.arrived, s.arrived)


@rule
def copy_battle(s, seat, view):
    """All tiles of a battle are open while it lasts (OM-COMBAT-3); aims and hits being taken are sealed (OM-4P-6,
    OM-HIT-6)."""
    view.battle = s.battle
    view.defender = s.defender
    view.step = s.step
    view.fight_on = s.fight_on
    view.dragon_hits = s.dragon_hits
    view.sharp = s.sharp
    view.sharp_seat = s.sharp_seat
    view.reason = s.reason
    view.group = s.group
    copy_grid(view.force, s.force)
    for other in range(MOST_SEATS):
        view.rolled[other] = s.rolled[other]
        for party in range(PARTIES):
            view.aimed[other, party] = s.aimed[other, party] if other == seat or s.ask != Ask.AIM else 0
    if seat >= 0:
        view.hits[seat] = s.hits[seat]
        for slot in range(SLOTS):
            view.after[seat, slot] = s.after[seat, slot]


@rule
def copy_accounts(s, view):
    """Gold and points are open (OM-INC-4, OM-SCORE-3)."""
    for seat in range(MOST_SEATS):
        view.gold[seat] = s.gold[seat]
        view.budget[seat] = s.budget[seat]
        view.score[seat] = s.score[seat]
    view.rounds = s.rounds
    copy_grid(view.income, s.income)
    copy_grid(view.points, s.points)
    view.winners = s.winners


@rule
def is_tile_known(s, known, tile):
    """One's own side's; the cup, the special on offer, the dragon (OM-STACK-8 to OM-STACK-10, OM-DRAGON-9)."""
    owner = owner_of(s, tile)
    return owner == NOBODY or owner >= s.options.seats or has_bit(known, owner)


@rule
def observe_tile(s, known, tile, view):
    if is_tile_known(s, known, tile):
        view.place[tile] = s.place[tile]
        view.damaged[tile] = s.damaged[tile]
        view.origin[tile] = s.origin[tile]
    else:
        view.place[tile] = UNKNOWN
        view.damaged[tile] = 0
        view.origin[tile] = NOWHERE


@rule
def observe_move(s, seat, view):
    """A move being put together is its maker's alone (OM-STACK-7)."""
    own = seat >= 0 and has_bit(s.due, seat)
    view.start = s.start if own else NOWHERE
    view.steps = s.steps if own else 0
    view.goers = s.goers if own else 0
    for slot in range(SLOTS):
        view.available[slot] = s.available[slot] if own else 0
        view.taken[slot] = s.taken[slot] if own else 0
    for k in range(len(s.path)):
        view.path[k] = s.path[k] if own else NOWHERE


# -- Imagining -----------------------------------------------------------------------------------------------


@rule
def imagine(view, seat, dice, s):
    """Fill s with a full position that `seat` cannot tell from the true one; what is unknown is drawn from `dice`."""
    observe(view, seat, s)
    known = mates(s, seat) if seat >= 0 else 0
    for other in range(s.options.seats):
        if s.revealed == 0 and other != seat:
            imagine_country(s, other, dice)
        if not has_bit(known, other):
            imagine_tiles(s, other, dice)
    if s.ask == Ask.AIM:
        imagine_aims(s, seat, dice)
    if s.ask == Ask.TAKE_HITS:
        imagine_hits(s, seat, dice)
    if s.ask == Ask.SEAL_BID:
        imagine_bids(s, seat, dice)


@rule
def imagine_country(s, other, dice):
    """A country that is complete holds its nine tiles somewhere; one in the making some of them."""
    for square in range(COUNTRY * other, COUNTRY * (other + 1)):
        s.terrain[square] = Terrain.PLAIN
    laid = TERRAIN_TILE_COUNT
    if s.ask == Ask.LAY_TERRAIN and has_bit(s.due, other):
        laid = roll(dice, TERRAIN_TILE_COUNT)
    free = (1 << COUNTRY) - 1
    for terrain in range(1, TERRAINS):
        for _ in range(TERRAIN_TILES[terrain]):
            if laid > 0:
                cell = draw_member(dice, free)
                free &= ~(1 << cell)
                s.terrain[COUNTRY * other + cell] = terrain
                laid -= 1


@rule
def imagine_tiles(s, other, dice):
    """Where the tiles of another side are."""
    if s.revealed == 2:
        place_visible(s, other)
        place_battle(s, other)
        place_specials(s, other, dice)
        place_below(s, other, dice)
        give_origins(s, other, dice)
    for tile in range(ARMY * other, ARMY * (other + 1)):
        if s.place[tile] == UNKNOWN:
            s.place[tile] = POOL
    imagine_purchase(s, other, dice)


@rule
def put_kind(s, other, slot, square):
    """Put a tile of this slot whose place is unknown into a square."""
    kind = slot // 2
    tile = tile_in(s, other, kind, UNKNOWN) if kind < COMBAT_KINDS else FIRST_SPECIAL + kind - COMBAT_KINDS
    s.place[tile] = square
    s.damaged[tile] = slot % 2


@rule
def place_visible(s, other):
    """The tops, and a general under the horses (OM-STACK-3 to OM-STACK-5)."""
    for square in range(count_squares(s)):
        if s.height[square, other] > 0:
            put_kind(s, other, s.top[square, other], square)
            if s.under[square, other] == 1:
                put_kind(s, other, GENERAL, square)


@rule
def count_at(s, other, slot):
    """How many of the other's tiles of a slot have been put into the square of the battle."""
    found = 0
    for k in range(REACH):
        tile = tile_of(other, k)
        found += 1 if is_at(s, other, tile, s.battle) and slot_of(s, tile) == slot else 0
    return found


@rule
def place_battle(s, other):
    """The whole stack of a battle is known (OM-COMBAT-3)."""
    if s.battle == NOWHERE or s.height[s.battle, other] == 0:
        return
    for slot in range(SLOTS):
        for _ in range(s.force[other, slot] - count_at(s, other, slot)):
            put_kind(s, other, slot, s.battle)


@rule
def room_in(s, other, square):
    """Tiles of a stack that have not been put into it yet."""
    room = int(s.height[square, other])
    for k in range(REACH):
        room -= 1 if is_at(s, other, tile_of(other, k), square) else 0
    return room


@rule
def unplaced_specials(s, other):
    """The other's specials whose stack is not known, as bits."""
    found = 0
    for special in range(SPECIALS):
        if s.owner[special] == other and s.place[FIRST_SPECIAL + special] == UNKNOWN:
            found |= 1 << special
    return found


@rule
def may_lie_under(s, other, square, slot):
    """A tile of this slot could lie in the stack without showing: it ranks behind the top, and makes nothing capable
    that is not."""
    top = s.top[square, other]
    if IS_CAPABLE[slot // 2] == 1 and s.capable[square, other] == 0:
        return False
    if slot == GENERAL:
        return top == GENERAL or s.under[square, other] == 1
    return slot == top or TOP_RANK[slot] > TOP_RANK[top]


@rule
def takes_specials_only(s, other, square):
    """No combat tile can lie in such a stack."""
    return (
        s.capable[square, other] == 0 or TOP_RANK[s.top[square, other]] >= TOP_RANK[2 * Kind.ELEPHANTS.value]
    )


@rule
def place_specials(s, other, dice):
    """First where only specials fit, the narrowest stack first; then where combat tiles run out; then anywhere."""
    for rank in range(SLOTS):
        for square in range(count_squares(s)):
            if s.height[square, other] < 2 or not takes_specials_only(s, other, square):
                continue
            if SLOTS - 1 - rank == narrowness(s, other, square):
                fill_with_specials(s, other, square, room_in(s, other, square), dice)
    place_non_fighters(s, other, dice)
    relieve_damaged(s, other, dice)
    loose = unplaced_specials(s, other)
    while loose != 0:
        special = lowest_bit(loose)
        loose = without_lowest_bit(loose)
        put_special_anywhere(s, other, special, dice)


@rule
def narrowness(s, other, square):
    """The rank behind which hidden tiles must lie; horses on what is not capable hide the last three kinds."""
    if s.capable[square, other] == 0:
        return max(TOP_RANK[s.top[square, other]], TOP_RANK[2 * Kind.MAGE.value] - 1)
    return int(TOP_RANK[s.top[square, other]])


@rule
def fill_with_specials(s, other, square, room, dice):
    for _ in range(room):
        fitting = 0
        loose = unplaced_specials(s, other)
        while loose != 0:
            special = lowest_bit(loose)
            loose = without_lowest_bit(loose)
            if may_lie_under(s, other, square, 2 * (COMBAT_KINDS + special)):
                fitting |= 1 << special
        if fitting != 0:
            put_kind(s, other, 2 * (COMBAT_KINDS + draw_member(dice, fitting)), square)


@rule
def place_non_fighters(s, other, dice):
    """Where only tiles with a combat value pin, what moved in without pinning has none (OM-PIN-5)."""
    if s.options.pin == PinCount.ALL:
        return
    for square in range(count_squares(s)):
        missing = s.entered[square, other] - s.pinning[square, other] - count_without_s(s, other, square)
        for _ in range(max(0, min(missing, room_in(s, other, square)))):
            place_non_fighter(s, other, square, dice)


@rule
def count_without_s(s, other, square):
    found = 0
    for k in range(REACH):
        tile = tile_of(other, k)
        found += 1 if is_at(s, other, tile, square) and s_of_slot(slot_of(s, tile)) == NO_S else 0
    return found


@rule
def place_non_fighter(s, other, square, dice):
    """An infiltrator, a diplomat, or another general."""
    for kind in (Kind.INFILTRATOR.value, Kind.DIPLOMAT.value):
        if has_bit(unplaced_specials(s, other), kind - COMBAT_KINDS) and may_lie_under(
            s, other, square, 2 * kind
        ):
            put_kind(s, other, 2 * kind, square)
            return
    if may_lie_under(s, other, square, GENERAL) and tile_in(s, other, Kind.GENERAL.value, UNKNOWN) != NOBODY:
        put_kind(s, other, GENERAL, square)


@rule
def is_damaged_stack(s, other, square, least):
    """Its top is a damaged combat tile of this kind or a dearer one: below lie such or specials."""
    top = s.top[square, other]
    return s.height[square, other] > 0 and top % 2 == 1 and 2 * least <= top < GENERAL


@rule
def relieve_damaged(s, other, dice):
    """Where the pool has too few units for stacks of damaged ones, specials lie in them."""
    for k in range(COMBAT_KINDS - 1):
        least = COMBAT_KINDS - 2 - k
        demand, supply = 0, 0
        for square in range(count_squares(s)):
            if is_damaged_stack(s, other, square, least):
                demand += room_in(s, other, square)
        for kind in range(least, COMBAT_KINDS - 1):
            supply += count_in(s, other, kind, UNKNOWN)
        for square in range(count_squares(s)):
            while (
                demand > supply
                and is_damaged_stack(s, other, square, least)
                and room_in(s, other, square) > 0
            ):
                fill_with_specials(s, other, square, 1, dice)
                demand -= 1


@rule
def accepts_special(s, other, square, special):
    """The stack has room for it, also when horses must have a capable companion and those that pin must fit."""
    slot = 2 * (COMBAT_KINDS + special)
    room = room_in(s, other, square)
    if s.height[square, other] == 0 or room == 0 or not may_lie_under(s, other, square, slot):
        return False
    if (
        IS_CAPABLE[slot // 2] == 0
        and s.capable[square, other] == 1
        and room == 1
        and not has_capable(s, other, square)
    ):
        return False
    if s.options.pin == PinCount.COMBAT and s_of_slot(slot) == NO_S:
        return count_without_s(s, other, square) < s.height[square, other] - s.pinning[square, other]
    return True


@rule
def has_capable(s, other, square):
    for k in range(REACH):
        tile = tile_of(other, k)
        if is_at(s, other, tile, square) and IS_CAPABLE[KIND_OF[tile]] == 1:
            return True
    return False


@rule
def put_special_anywhere(s, other, special, dice):
    fitting = 0
    for square in range(count_squares(s)):
        fitting += 1 if accepts_special(s, other, square, special) else 0
    if fitting == 0:
        return
    left = roll(dice, fitting)
    for square in range(count_squares(s)):
        if accepts_special(s, other, square, special):
            if left == 0:
                put_kind(s, other, 2 * (COMBAT_KINDS + special), square)
                return
            left -= 1


@rule
def place_below(s, other, dice):
    """Combat tiles under the tops: first where only dear damaged ones fit, then the rest."""
    for k in range(COMBAT_KINDS - 1):
        least = COMBAT_KINDS - 2 - k
        for square in range(count_squares(s)):
            if s.top[square, other] == 2 * least + 1 and s.height[square, other] > 1:
                fill_with_units(s, other, square, dice)
    for square in range(count_squares(s)):
        if s.height[square, other] > 1:
            fill_with_units(s, other, square, dice)


@rule
def fill_with_units(s, other, square, dice):
    for _ in range(room_in(s, other, square)):
        fitting = 0  # kinds that can lie here whole, and above them those that can only if damaged
        for slot in range(2 * COMBAT_KINDS):
            if slot != GENERAL + 1 and fits_as_unit(s, other, square, slot):
                fitting += count_in(s, other, slot // 2, UNKNOWN) * weight(slot)
        if fitting == 0:
            return
        left = roll(dice, fitting)
        for slot in range(2 * COMBAT_KINDS):
            if slot != GENERAL + 1 and fits_as_unit(s, other, square, slot):
                left -= count_in(s, other, slot // 2, UNKNOWN) * weight(slot)
                if left < 0:
                    put_kind(s, other, slot, square)
                    break


@rule
def weight(slot):
    """Few tiles are damaged."""
    return 1 if slot % 2 == 1 else CHANCE_OF_DAMAGE - 1


@rule
def fits_as_unit(s, other, square, slot):
    if not may_lie_under(s, other, square, slot):
        return False
    if s.options.pin == PinCount.COMBAT and s_of_slot(slot) == NO_S:
        return count_without_s(s, other, square) < s.height[square, other] - s.pinning[square, other]
    return True


@rule
def give_origins(s, other, dice):
    """As many tiles of each stack have moved in as everybody has seen, from the sides that they came from."""
    for square in range(count_squares(s)):
        if s.entered[square, other] > 0:
            fighters = s.pinning[square, other]
            give_origins_to(s, other, square, fighters, True, s.origins[square, other])
            rest = s.entered[square, other] - fighters
            left = s.origins[square, other]
            for _ in range(fighters):
                left = without_lowest_bit(left) if left != 0 else left
            give_origins_to(s, other, square, rest, False, left if left != 0 else s.origins[square, other])


@rule
def give_origins_to(s, other, square, number, pinning, origins):
    """The first so many of the stack's tiles that pin (or do not), each from the next side, all sides used."""
    left = origins
    for k in range(REACH):
        tile = tile_of(other, k)
        if number == 0:
            return
        if is_at(s, other, tile, square) and pins(s, tile) == pinning:
            left = origins if left == 0 else left
            direction = lowest_bit(left)
            left = without_lowest_bit(left)
            s.origin[tile] = square if direction == DIRECTIONS else neighbour(s, square, direction)
            number -= 1


@rule
def imagine_purchase(s, other, dice):
    """Units that the other has bought and not yet placed, at random for the gold he had."""
    if s.phase == Phase.ARMY:
        imagine_army(s, other, dice)
    elif s.phase == Phase.PURCHASE:
        gold = int(s.budget[other])
        s.spent[other] = buy_at_random(
            s, other, roll(dice, 1 + gold) if has_bit(s.due, other) else gold, dice
        )
    elif (
        s.phase == Phase.MOVEMENT
        or s.phase == Phase.COMBAT
        or (s.phase == Phase.REINFORCEMENT and not has_bit(s.passed, other))
    ):
        buy_at_random(s, other, int(s.budget[other]), dice)


@rule
def buy_at_random(s, other, gold, dice):
    spent = 0
    while gold - spent >= COST[0]:
        kind = roll(dice, COMBAT_KINDS)
        if COST[kind] <= gold - spent and pooled_tile(s, other, kind) != NOBODY:
            s.place[pooled_tile(s, other, kind)] = ASIDE
            spent += COST[kind]
        elif roll(dice, 8) == 0:
            return spent
    return spent


@rule
def imagine_army(s, other, dice):
    """A first army that is sealed stands in three equal stacks (OM-SETUP-11, OM-SETUP-12); another is being bought."""
    left = roll(dice, 4) if has_bit(s.due, other) else ARMY
    while left > 0:
        buyable = 0
        for kind in range(COMBAT_KINDS):
            buyable |= 1 << kind if setup.refuse_setup_purchase(s, other, kind) == 0 else 0
        if buyable == 0:
            break
        kind = draw_member(dice, buyable)
        s.place[pooled_tile(s, other, kind)] = ASIDE
        s.spent[other] += COST[kind]
        left -= 1
    if not has_bit(s.due, other):
        imagine_stacks(s, other)


@rule
def imagine_stacks(s, other):
    place = SETTLEMENTS * other
    for tile in range(ARMY * other, ARMY * (other + 1)):
        if s.place[tile] == ASIDE:
            while setup.stack_room(s, other, place) == 0:
                place += 1
            s.place[tile] = s.settlement[place]


@rule
def imagine_aims(s, seat, dice):
    """Sealed aims of those who have answered; who had no choice has aimed at the one opponent."""
    for other in range(s.options.seats):
        if other == seat or s.rolled[other] == 0 or has_bit(s.due, other):
            continue
        opponents = 0
        for party in range(PARTIES):
            opponents |= 1 << party if hits.refuse_aim(s, other, party) == 0 else 0
        for _ in range(s.rolled[other]):
            s.aimed[other, draw_member(dice, opponents)] += 1
    if s.dragon_hits > 0:
        s.hits[hits.dragons_prey(s)] = s.dragon_hits


@rule
def imagine_hits(s, seat, dice):
    """Hits that others are taking: none taken yet, or all of them somehow."""
    for party in range(PARTIES):
        if party == seat:
            continue
        s.hits[party] = s.dragon_hits if s.dragon_hits > 0 and party == hits.dragons_prey(s) else 0
        for other in range(s.options.seats):
            s.hits[party] += s.aimed[other, party]
        for slot in range(SLOTS):
            s.after[party, slot] = s.force[party, slot]
        s.hits[party] = min(s.hits[party], hits.capacity(s, party))
        hits.take_without_choice(s, party)
        while s.hits[party] > 0 and not has_bit(s.due, party):
            slot = roll(dice, SLOTS)
            if hits.refuse_hit(s, party, slot) == 0:
                hits.take_hit(s, party, slot)


@rule
def imagine_bids(s, seat, dice):
    for other in range(s.options.seats):
        if other != seat and has_bit(s.bidders, other) and not has_bit(s.due, other):
            s.sealed[other] = roll(dice, 1 + int(s.gold[other]))


# -- Soundness -----------------------------------------------------------------------------------------------


@rule
def defects(s):
    """Bits for what is wrong with a position: 1 control, 2 places of tiles, 4 stacks, 8 countries, 16 enemies sharing
    a square out of battle (OM-ROUND-4), 32 tiles where they may not be, 64 gold, 128 specials, 256 the battle."""
    bits = 0
    if has_wrong_control(s):
        bits |= 1
    if has_wrong_place(s):
        bits |= 2
    if has_wrong_stack(s):
        bits |= 4
    if s.revealed > 0 and has_wrong_country(s):
        bits |= 8
    if has_mixed_square(s):
        bits |= 16
    if has_misplaced_tile(s):
        bits |= 32
    if has_wrong_gold(s):
        bits |= 64
    if has_wrong_special(s):
        bits |= 128
    if has_wrong_force(s):
        bits |= 256
    return bits


@rule
def has_wrong_control(s):
    """Always exactly one player controls a square of the board."""
    for square in range(SQUARES):
        owner = s.control[square]
        if square < count_squares(s) and (owner < 0 or owner >= s.options.seats):
            return True
        if square >= count_squares(s) and owner != NOBODY:
            return True
    return False


@rule
def has_wrong_place(s):
    """A tile is on the board, in its pool or the cup, set aside, or on offer."""
    for tile in range(TILES):
        place = s.place[tile]
        if place >= count_squares(s) or (
            place < 0 and place != POOL and place != ASIDE and place != ON_OFFER
        ):
            return True
        if tile >= FIRST_SPECIAL and place == ASIDE:
            return True
        if place < 0 and (s.damaged[tile] != 0 or s.origin[tile] != NOWHERE):
            return True
    return False


@rule
def has_wrong_stack(s):
    """What everybody sees of the stacks is what is there."""
    if s.revealed < 2:
        return False
    for seat in range(s.options.seats):
        standing = 0
        for square in range(count_squares(s)):
            standing += s.height[square, seat]
            if s.height[square, seat] > 0 and is_wrong_stack(s, seat, square):
                return True
        for k in range(REACH):
            tile = tile_of(seat, k)
            standing -= 1 if s.place[tile] >= 0 and owner_of(s, tile) == seat else 0
        if standing != 0:
            return True
    return False


@rule
def is_wrong_stack(s, seat, square):
    height, capable, best, generals, moved = 0, 0, NOBODY, 0, 0
    for k in range(REACH):
        tile = tile_of(seat, k)
        if not is_at(s, seat, tile, square):
            continue
        slot = slot_of(s, tile)
        height += 1
        capable |= IS_CAPABLE[slot // 2]
        best = slot if best == NOBODY or TOP_RANK[slot] < TOP_RANK[best] else best
        generals += 1 if slot == GENERAL else 0
        moved += 1 if s.origin[tile] != NOWHERE else 0
    under = 1 if best == HORSES and generals > 0 else 0
    if height != s.height[square, seat] or capable != s.capable[square, seat] or best != s.top[square, seat]:
        return True
    return under != s.under[square, seat] or (
        s.phase <= Phase.REINFORCEMENT and moved != s.entered[square, seat]
    )


@rule
def has_wrong_country(s):
    """Nine tiles a country, and its settlements are noted (OM-SETUP-3)."""
    for seat in range(s.options.seats):
        for terrain in range(1, TERRAINS):
            if setup.count_terrain(s, seat, terrain) != TERRAIN_TILES[terrain]:
                return True
        for k in range(SETTLEMENTS):
            square = s.settlement[SETTLEMENTS * seat + k]
            if s.terrain[square] != (Terrain.CASTLE if k == 0 else Terrain.VILLAGE):
                return True
    return False


@rule
def has_mixed_square(s):
    """Out of movement and combat, capable tiles of two sides never share a square (OM-ROUND-4, OM-REINF-7)."""
    if s.phase == Phase.MOVEMENT or s.phase == Phase.COMBAT:
        return False
    for square in range(count_squares(s)):
        capable = 0
        for seat in range(s.options.seats):
            capable |= 1 << seat if s.capable[square, seat] == 1 else 0
        if count_sides(s, capable) > 1:
            return True
    return False


@rule
def has_misplaced_tile(s):
    """Pirates alone in lakes; horses never alone; the dragon on plain, forest or mountain (OM-PIRATE-3, OM-HORSE-5)."""
    for square in range(count_squares(s)):
        for seat in range(s.options.seats):
            height, kind = s.height[square, seat], s.top[square, seat] // 2
            if height > 0 and s.terrain[square] == Terrain.LAKE and (height > 1 or kind != Kind.PIRATES):
                return True
            if height == 1 and kind == Kind.HORSES and s.battle == NOWHERE:
                return True
    lair = s.place[DRAGON_TILE]
    return lair >= 0 and Terrain.PLAIN < s.terrain[lair] < Terrain.FOREST


@rule
def has_wrong_gold(s):
    for seat in range(s.options.seats):
        if s.gold[seat] < 0 or s.spent[seat] < 0 or s.spent[seat] > s.gold[seat]:
            return True
    return False


@rule
def has_wrong_special(s):
    """A special on the board has an owner, but for the dragon; any other has none."""
    for special in range(SPECIALS):
        tile = FIRST_SPECIAL + special
        owned = s.owner[special] != NOBODY
        if owned != (s.place[tile] >= 0 and tile != DRAGON_TILE):
            return True
    return False


@rule
def has_wrong_force(s):
    """The counts of a battle are those of its tiles."""
    if s.battle == NOWHERE:
        return False
    for seat in range(s.options.seats):
        standing = 0
        for slot in range(SLOTS):
            standing += s.force[seat, slot]
        if standing != s.height[s.battle, seat]:
            return True
    return s.force[DRAGON, 2 * Kind.DRAGON.value] + s.force[DRAGON, 2 * Kind.DRAGON.value + 1] != (
        1 if s.place[DRAGON_TILE] == s.battle else 0
    )
