"""Draw a random full position that is consistent with what a seat knows."""

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
from .determinize_stacks import give_origins, place_battle, place_below, place_specials, place_visible
from .rules import hits, setup
from .rules.sides import mates
from .rules.tiles import pooled_tile
from .state import ASIDE, NOBODY, PARTIES, POOL, UNKNOWN, Ask, Phase, observe


@rule
def determinize(view, seat, dice, s):
    """Fill s with a random full position that is consistent with the view; what is unknown is drawn from `dice`."""
    observe(view, seat, s)
    known = mates(s, seat) if seat >= 0 else 0
    for other in range(s.options.seats):
        if s.revealed == 0 and other != seat:
            determinize_country(s, other, dice)
        if not has_bit(known, other):
            determinize_tiles(s, other, dice)
    if s.ask == Ask.AIM:
        determinize_aims(s, seat, dice)
    if s.ask == Ask.TAKE_HITS:
        determinize_hits(s, seat, dice)
    if s.ask == Ask.SEAL_BID:
        determinize_bids(s, seat, dice)


@rule
def determinize_country(s, other, dice):
    """Place the nine terrain tiles of a country at random, or fewer if the country is not complete."""
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
def determinize_tiles(s, other, dice):
    """Place the tiles of a seat of another side."""
    if s.revealed == 2:
        place_visible(s, other)
        place_battle(s, other)
        place_specials(s, other, dice)
        place_below(s, other, dice)
        give_origins(s, other, dice)
    for tile in range(ARMY * other, ARMY * (other + 1)):
        if s.place[tile] == UNKNOWN:
            s.place[tile] = POOL
    determinize_purchase(s, other, dice)


@rule
def determinize_purchase(s, other, dice):
    """Draw the units that the other seat has bought and not yet placed, for the gold it had."""
    if s.phase == Phase.ARMY:
        determinize_army(s, other, dice)
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
    """Buy random units for at most `gold`; return their price. One in eight draws that cannot be bought ends the
    purchase, so that gold may be left."""
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
def determinize_army(s, other, dice):
    """Draw a first army: one that is sealed is in three equal stacks (OM-SETUP-11, OM-SETUP-12), any other has up
    to three units, which are not in stacks yet."""
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
        stack_army(s, other)


@rule
def stack_army(s, other):
    """Put the first army into the seat's settlements, as far as each has room."""
    settlement = SETTLEMENTS * other
    for tile in range(ARMY * other, ARMY * (other + 1)):
        if s.place[tile] == ASIDE:
            while setup.stack_room(s, other, settlement) == 0:
                settlement += 1
            s.place[tile] = s.settlement[settlement]


@rule
def determinize_aims(s, seat, dice):
    """Draw the sealed aims of the seats that have answered; a seat with one opponent has aimed at it."""
    for other in range(s.options.seats):
        if other == seat or s.rolled[other] == 0 or has_bit(s.due, other):
            continue
        opponents = 0
        for party in range(PARTIES):
            opponents |= 1 << party if hits.refuse_aim(s, other, party) == 0 else 0
        for _ in range(s.rolled[other]):
            s.aimed[other, draw_member(dice, opponents)] += 1
    if s.dragon_hits > 0:
        s.hits[hits.dragon_target(s)] = s.dragon_hits


@rule
def determinize_hits(s, seat, dice):
    """Draw how others take their hits: those still asked have taken none, the others all."""
    for party in range(PARTIES):
        if party == seat:
            continue
        s.hits[party] = s.dragon_hits if s.dragon_hits > 0 and party == hits.dragon_target(s) else 0
        for other in range(s.options.seats):
            s.hits[party] += s.aimed[other, party]
        hits.begin_taking(s, party)
        s.hits[party] = min(s.hits[party], hits.capacity(s, party))
        hits.take_without_choice(s, party)
        while s.hits[party] > 0 and not has_bit(s.due, party):
            slot = roll(dice, SLOTS)
            if hits.refuse_hit(s, party, slot) == 0:
                hits.take_hit(s, party, slot)


@rule
def determinize_bids(s, seat, dice):
    """Draw the sealed bids of the seats that have answered."""
    for other in range(s.options.seats):
        if other != seat and has_bit(s.bidders, other) and not has_bit(s.due, other):
            s.sealed[other] = roll(dice, 1 + int(s.gold[other]))
