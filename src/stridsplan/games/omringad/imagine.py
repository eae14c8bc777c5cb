"""A full position that a seat cannot tell from the true one: what it does not know is drawn."""

from stridsplan.engine.bits import has_bit
from stridsplan.engine.dice import draw_member, roll
from stridsplan.engine.record import rule

from .components import (
    ARMY,
    COMBAT_KINDS,
    COST,
    COUNTRY,
    SETTLEMENTS,
    SLOTS,
    TERRAIN_TILE_COUNT,
    TERRAIN_TILES,
    TERRAINS,
    Terrain,
)
from .imagine_stacks import give_origins, place_battle, place_below, place_specials, place_visible
from .rules import hits, setup
from .rules.sides import mates
from .rules.tiles import (
    pooled_tile,
)
from .state import (
    ASIDE,
    NOBODY,
    PARTIES,
    POOL,
    UNKNOWN,
    Ask,
    Phase,
)
from .view import observe


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
