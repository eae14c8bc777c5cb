"""What may be answered to each question: the legal list, the reason for a refusal, the answer of a seat that is
late, and what an answer does."""

from stridsplan.engine.bits import has_bit, lowest_bit, without_lowest_bit, write_members
from stridsplan.engine.record import rule

from . import flow
from .components import (
    COMBAT_KINDS,
    COUNTRY,
    DIRECTIONS,
    LEAST_BID,
    SETTLEMENTS,
    SLOTS,
    TERRAINS,
    Kind,
    Terrain,
)
from .rules import auction, combat, hits, movement, purchase, reinforcement, setup, withdrawal
from .rules.squares import count_squares
from .rules.tiles import count_aside, damaged_in, kinds_in
from .state import (
    ACTIONS,
    AIM,
    ASIDE,
    BATTLE,
    BID,
    BUY,
    CALL_OFF,
    END_PURCHASE,
    END_REINFORCEMENT,
    FIGHT_ON,
    FOLD,
    HIT,
    LAIR,
    LAY,
    LEAD,
    LODGE,
    MERGE,
    PARTIES,
    PASS,
    PLACES,
    PUT,
    READY,
    START,
    STEP,
    STOP,
    TAKE,
    TAKE_ALL,
    TARGET,
    TOP,
    WITHDRAW,
    Ask,
    Illegal,
    Link,
)


@rule
def to_act(s):
    """The mask of the seats that owe an answer."""
    return s.due


# -- The legal list ------------------------------------------------------------------------------------------


@rule
def legal(s, seat, out):
    """Write the codes of the legal actions of `seat` into out (int32, at least ACTIONS long) and give their number."""
    if not has_bit(s.due, seat):
        return 0
    if s.ask == Ask.MOVE:
        return list_movement(s, seat, out)
    if s.ask <= Ask.RAISE_ARMY:
        return list_setup(s, seat, out)
    if s.ask <= Ask.PURCHASE:
        return list_opening(s, seat, out)
    if s.ask == Ask.REINFORCE:
        return list_reinforcement(s, seat, out)
    return list_battle(s, seat, out)


@rule
def add(out, n, code):
    out[n] = code
    return n + 1


@rule
def list_setup(s, seat, out):
    if s.ask == Ask.LAY_TERRAIN:
        return list_terrain(s, seat, out)
    if s.link[seat] == Link.STACKS:
        return list_puts(s, seat, setup.stacks_with_room(s, seat), out, 0)
    n = 0
    for kind in range(COMBAT_KINDS):
        if setup.refuse_setup_purchase(s, seat, kind) == Illegal.NONE:
            n = add(out, n, BUY + kind)
    return add(out, n, END_PURCHASE) if setup.refuse_setup_end(s, seat) == Illegal.NONE else n


@rule
def list_terrain(s, seat, out):
    free, n = setup.cells_of(s, seat, Terrain.PLAIN.value), 0
    for kind in range(1, TERRAINS):
        if not setup.is_terrain_used_up(s, seat, kind):
            n = write_members(free, LAY + COUNTRY * (kind - 1), out, n)
    return n


@rule
def list_opening(s, seat, out):
    """Auction and purchase."""
    if s.ask == Ask.PURCHASE:
        return list_purchases(s, seat, out)
    if s.ask == Ask.READY:
        return add(out, 0, READY)
    if s.ask == Ask.PLACE_SPECIAL:
        return list_places_for_special(s, seat, out)
    n = 0
    for gold in range(LEAST_BID, s.gold[seat] + 1):
        if auction.refuse_bid(s, gold, seat) == Illegal.NONE:
            n = add(out, n, BID + gold - 1)
    return add(out, n, FOLD)


@rule
def list_purchases(s, seat, out):
    n = 0
    for kind in range(COMBAT_KINDS):
        if purchase.refuse_purchase(s, seat, kind) == Illegal.NONE:
            n = add(out, n, BUY + kind)
    return add(out, n, END_PURCHASE)


@rule
def list_places_for_special(s, seat, out):
    n = 0
    for place in range(PLACES):
        if auction.refuse_lodging(s, seat, place) == Illegal.NONE:
            n = add(out, n, LODGE + place)
    if auction.offered_kind(s) != Kind.DRAGON:
        return n
    for square in range(count_squares(s)):
        if auction.refuse_lair(s, square) == Illegal.NONE:
            n = add(out, n, LAIR + square)
    return n


@rule
def list_movement(s, seat, out):
    if s.link[seat] == Link.NONE:
        n = 0
        for square in range(count_squares(s)):
            if s.height[square, seat] > 0 and movement.refuse_start(s, seat, square) == Illegal.NONE:
                n = add(out, n, START + square)
        return add(out, n, PASS)
    if s.link[seat] == Link.PATH:
        return add(out, write_members(movement.ways_on(s, seat), STEP, out, 0), STOP)
    n = 0
    for direction in range(DIRECTIONS):
        if movement.refuse_step_of_group(s, seat, direction) == Illegal.NONE:
            n = add(out, n, STEP + direction)
    n = write_members(movement.leads(s), LEAD, out, list_takes(s, seat, out, n))
    return write_members(movement.rests(s, seat), TOP, out, n)


@rule
def list_takes(s, seat, out, n):
    for slot in range(SLOTS):
        if movement.refuse_take(s, seat, slot) == Illegal.NONE:
            n = add(out, n, TAKE + slot)
    return add(out, n, TAKE_ALL) if movement.refuse_take_all(s, seat) == Illegal.NONE else n


@rule
def list_battle(s, seat, out):
    if s.ask == Ask.TAKE_HITS:
        return list_answers(s, seat, HIT, HIT + SLOTS, out)
    if s.ask == Ask.CHOOSE_BATTLE:
        return list_answers(s, seat, BATTLE, BATTLE + count_squares(s), out)
    if s.ask == Ask.DIPLOMAT:
        return add(out, add(out, 0, CALL_OFF), FIGHT_ON)
    if s.ask == Ask.AIM:
        return list_answers(s, seat, AIM, AIM + PARTIES, out)
    if s.ask == Ask.SHARPSHOOT:
        return list_answers(s, seat, TARGET, TARGET + PARTIES * SLOTS, out)
    return list_answers(s, seat, WITHDRAW, WITHDRAW + DIRECTIONS, out)


@rule
def list_answers(s, seat, first, end, out):
    """Those of a range of answers in battle that are not refused."""
    n = 0
    for code in range(first, end):
        if refuse_battle(s, seat, code) == Illegal.NONE:
            n = add(out, n, code)
    return n


@rule
def list_reinforcement(s, seat, out):
    if s.link[seat] == Link.TOP:
        return write_members(reinforcement.other_tops(s, seat, s.start), TOP, out, 0)
    left, room = count_aside(s, seat), reinforcement.open_settlements(s, seat)
    n = list_puts(s, seat, room, out, 0) if left > 0 else 0
    for place in range(SETTLEMENTS * s.options.seats):
        if s.control[s.settlement[place]] == seat and s.height[s.settlement[place], seat] >= 2:
            n = list_merges(s, seat, place, out, n)
    for square in range(count_squares(s)):
        if s.height[square, seat] > 1 and reinforcement.refuse_restacking(s, seat, square) == Illegal.NONE:
            n = add(out, n, START + square)
    return add(out, n, END_REINFORCEMENT) if left == 0 or room == 0 else n


@rule
def list_merges(s, seat, place, out, n):
    if damaged_in(s, seat, s.settlement[place]) == 0:
        return n
    for kind in range(COMBAT_KINDS):
        if reinforcement.refuse_merge(s, seat, kind, place) == Illegal.NONE:
            n = add(out, n, MERGE + PLACES * kind + place)
    return n


@rule
def list_puts(s, seat, room, out, n):
    """Every kind set aside in every settlement with room."""
    left = kinds_in(s, seat, ASIDE)
    while left != 0:
        n = write_members(room, PUT + PLACES * lowest_bit(left), out, n)
        left = without_lowest_bit(left)
    return n


# -- Refusals ------------------------------------------------------------------------------------------------


@rule
def refuse(s, seat, action):
    """Say why `action` is not legal for `seat`, or Illegal.NONE."""
    if action < 0 or action >= ACTIONS:
        return Illegal.NO_SUCH_ACTION
    if not has_bit(s.due, seat):
        return Illegal.NOT_ASKED
    if action < BID:
        return refuse_units(s, seat, action)
    if action < START:
        return refuse_auction(s, seat, action)
    if action < BATTLE:
        return refuse_movement(s, seat, action)
    if action < TAKE_ALL:
        return refuse_battle(s, seat, action)
    if action >= LEAD:
        return refuse_tops(s, seat, action)
    return refuse_plain(s, seat, action)


@rule
def refuse_units(s, seat, action):
    if action < BUY:
        if s.ask != Ask.LAY_TERRAIN:
            return Illegal.NOT_ASKED
        return setup.refuse_laying(s, seat, 1 + action // COUNTRY, action % COUNTRY)
    if action < PUT:
        return refuse_buy(s, seat, action - BUY)
    if action < MERGE:
        code = action - PUT
        return refuse_put(s, seat, code // PLACES, code % PLACES)
    if s.ask != Ask.REINFORCE:
        return Illegal.NOT_ASKED
    if s.link[seat] == Link.TOP:
        return Illegal.CHAIN_BEGUN
    code = action - MERGE
    return reinforcement.refuse_merge(s, seat, code // PLACES, code % PLACES)


@rule
def refuse_buy(s, seat, kind):
    if s.ask == Ask.RAISE_ARMY:
        return setup.refuse_setup_purchase(s, seat, kind)
    return purchase.refuse_purchase(s, seat, kind) if s.ask == Ask.PURCHASE else Illegal.NOT_ASKED


@rule
def refuse_put(s, seat, kind, place):
    if s.ask == Ask.RAISE_ARMY:
        return setup.refuse_stacking(s, seat, kind, place)
    if s.link[seat] == Link.TOP:
        return Illegal.CHAIN_BEGUN
    return reinforcement.refuse_placing(s, seat, kind, place) if s.ask == Ask.REINFORCE else Illegal.NOT_ASKED


@rule
def refuse_auction(s, seat, action):
    if action < LODGE:
        if s.ask != Ask.BID and s.ask != Ask.SEAL_BID:
            return Illegal.NOT_ASKED
        return auction.refuse_bid(s, action - BID + 1, seat)
    if s.ask != Ask.PLACE_SPECIAL:
        return Illegal.NOT_ASKED
    if action < LAIR:
        return auction.refuse_lodging(s, seat, action - LODGE)
    return auction.refuse_lair(s, action - LAIR)


@rule
def refuse_movement(s, seat, action):
    if s.ask == Ask.REINFORCE and action < TAKE:
        if s.link[seat] == Link.TOP:
            return Illegal.CHAIN_BEGUN
        return reinforcement.refuse_restacking(s, seat, action - START)
    if s.ask != Ask.MOVE:
        return Illegal.NOT_ASKED
    if action < TAKE:
        if s.link[seat] != Link.NONE:
            return Illegal.CHAIN_BEGUN
        return movement.refuse_start(s, seat, action - START)
    if action < STEP:
        if s.link[seat] != Link.GROUP:
            return Illegal.NOT_ASKED
        return movement.refuse_take(s, seat, action - TAKE)
    if s.link[seat] == Link.NONE:
        return Illegal.NOT_ASKED
    return movement.refuse_step_of_group(s, seat, action - STEP)


@rule
def refuse_tops(s, seat, action):
    """What lies on top, in a move or of a stack taken up (OM-STACK-5)."""
    if s.ask == Ask.MOVE and s.link[seat] == Link.GROUP:
        if action < TOP:
            return movement.refuse_lead(s, action - LEAD)
        return movement.refuse_rest(s, seat, action - TOP)
    if s.ask == Ask.REINFORCE and s.link[seat] == Link.TOP and action >= TOP:
        return reinforcement.refuse_top(s, seat, s.start, action - TOP)
    return Illegal.NOT_ASKED


@rule
def refuse_battle(s, seat, action):
    if action < AIM:
        if s.ask != Ask.CHOOSE_BATTLE:
            return Illegal.NOT_ASKED
        return Illegal.NONE if combat.has_battle(s, action - BATTLE) else Illegal.NO_BATTLE_THERE
    if action < HIT:
        return hits.refuse_aim(s, seat, action - AIM) if s.ask == Ask.AIM else Illegal.NOT_ASKED
    if action < TARGET:
        return hits.refuse_hit(s, seat, action - HIT) if s.ask == Ask.TAKE_HITS else Illegal.NOT_ASKED
    if action < WITHDRAW:
        if s.ask != Ask.SHARPSHOOT:
            return Illegal.NOT_ASKED
        code = action - TARGET
        return hits.refuse_target(s, seat, code // SLOTS, code % SLOTS)
    if s.ask != Ask.WITHDRAW:
        return Illegal.NOT_ASKED
    return withdrawal.refuse_way(s, seat, s.group, action - WITHDRAW)


@rule
def refuse_plain(s, seat, action):
    if action == TAKE_ALL:
        if s.ask != Ask.MOVE or s.link[seat] != Link.GROUP:
            return Illegal.NOT_ASKED
        return movement.refuse_take_all(s, seat)
    if action == STOP:
        if s.ask != Ask.MOVE:
            return Illegal.NOT_ASKED
        return Illegal.NONE if s.link[seat] == Link.PATH else Illegal.NO_STEP_YET
    if action == PASS:
        if s.ask != Ask.MOVE:
            return Illegal.NOT_ASKED
        return Illegal.NONE if s.link[seat] == Link.NONE else Illegal.CHAIN_BEGUN
    if action == END_PURCHASE:
        if s.ask == Ask.RAISE_ARMY:
            return setup.refuse_setup_end(s, seat)
        return Illegal.NONE if s.ask == Ask.PURCHASE else Illegal.NOT_ASKED
    if action == END_REINFORCEMENT:
        return refuse_end_reinforcement(s, seat)
    return refuse_word(s, action)


@rule
def refuse_end_reinforcement(s, seat):
    if s.ask != Ask.REINFORCE:
        return Illegal.NOT_ASKED
    return Illegal.CHAIN_BEGUN if s.link[seat] == Link.TOP else reinforcement.refuse_end(s, seat)


@rule
def refuse_word(s, action):
    """A single word answers the question."""
    if action == READY:
        asked = s.ask == Ask.READY
    elif action == FOLD:
        asked = s.ask == Ask.BID or s.ask == Ask.SEAL_BID
    else:
        asked = s.ask == Ask.DIPLOMAT
    return Illegal.NONE if asked else Illegal.NOT_ASKED


# -- What an action does -------------------------------------------------------------------------------------


@rule
def apply(s, seat, action, dice, log):
    """Carry out a legal action of `seat`, and play on to the next question."""
    flow.play_on(s, carry_out(s, seat, action, log), dice, log)


@rule
def carry_out(s, seat, action, log):
    if action < BID:
        return carry_out_units(s, seat, action, log)
    if action < START:
        return carry_out_auction(s, seat, action, log)
    if action < BATTLE:
        return carry_out_movement(s, seat, action, log)
    if action < TAKE_ALL:
        return carry_out_battle(s, seat, action, log)
    if action >= TOP:
        return flow.choose_top(s, seat, action - TOP, log)
    if action >= LEAD:
        s.lead = action - LEAD
        return flow.Next.ASKED
    return carry_out_word(s, seat, action, log)


@rule
def carry_out_units(s, seat, action, log):
    if action < BUY:
        return flow.lay_terrain(s, seat, 1 + action // COUNTRY, action % COUNTRY, log)
    if action < PUT:
        purchase.buy(s, seat, action - BUY, log)
        return flow.Next.ASKED
    if action < MERGE:
        return put(s, seat, (action - PUT) // PLACES, (action - PUT) % PLACES, log)
    reinforcement.merge(s, seat, (action - MERGE) // PLACES, (action - MERGE) % PLACES, log)
    return flow.Next.ASKED


@rule
def put(s, seat, kind, place, log):
    if s.ask == Ask.RAISE_ARMY:
        setup.put_in_stack(s, seat, kind, place)
        return flow.continue_stacking(s, seat, log)
    reinforcement.place_unit(s, seat, kind, place, log)
    return flow.Next.ASKED


@rule
def carry_out_auction(s, seat, action, log):
    if action < LODGE:
        return flow.bid(s, seat, action - BID + 1, log)
    if action < LAIR:
        return flow.place_special(s, seat, s.settlement[action - LODGE], log)
    return flow.place_special(s, seat, action - LAIR, log)


@rule
def carry_out_movement(s, seat, action, log):
    if action >= STEP:
        return flow.step(s, seat, action - STEP, log)
    if s.ask == Ask.REINFORCE:
        return flow.take_up_stack(s, seat, action - START)
    if action < TAKE:
        movement.begin_move(s, seat, action - START)
    else:
        movement.take(s, action - TAKE)
    return flow.Next.ASKED


@rule
def carry_out_battle(s, seat, action, log):
    if action < AIM:
        return flow.begin_battle(s, action - BATTLE, log)
    if action < HIT:
        return flow.aim(s, seat, action - AIM)
    if action < TARGET:
        return flow.take_hit(s, seat, action - HIT)
    if action < WITHDRAW:
        return flow.shoot(s, (action - TARGET) // SLOTS, (action - TARGET) % SLOTS, log)
    return flow.withdraw(s, seat, action - WITHDRAW, log)


@rule
def carry_out_word(s, seat, action, log):
    if action == TAKE_ALL:
        movement.take_all(s)
        return flow.Next.ASKED
    if action == STOP:
        return flow.end_move(s, seat, log)
    if action == PASS:
        return flow.pass_for_good(s, seat, log)
    if action == END_PURCHASE:
        return end_purchase(s, seat, log)
    if action == READY:
        return flow.be_ready(s, seat, log)
    if action == FOLD:
        return flow.fold(s, seat, log)
    if action == CALL_OFF:
        return flow.call_off(s, seat, log)
    return flow.fight_on(s) if action == FIGHT_ON else flow.end_reinforcement(s, seat, log)


@rule
def end_purchase(s, seat, log):
    if s.ask == Ask.RAISE_ARMY:
        return flow.end_first_purchase(s, seat, log)
    return flow.end_purchase(s, seat, log)


# -- For a seat that does not answer -------------------------------------------------------------------------


@rule
def lapse(s, seat):
    """The answer of a seat that is late: fold, pass, fight on, the cheapest tile first, else the first that is legal
    (catalogue 6)."""
    if s.ask == Ask.BID or s.ask == Ask.SEAL_BID:
        return FOLD
    if s.ask == Ask.MOVE:
        return lapse_move(s, seat)
    if s.ask == Ask.PURCHASE:
        return END_PURCHASE
    if s.ask == Ask.DIPLOMAT:
        return FIGHT_ON
    if s.ask == Ask.CHOOSE_BATTLE:
        return BATTLE + combat.first_battle(s)
    if s.ask == Ask.REINFORCE:
        return lapse_reinforcement(s, seat)
    if s.ask == Ask.LAY_TERRAIN:
        return lapse_terrain(s, seat)
    if s.ask == Ask.RAISE_ARMY and refuse(s, seat, END_PURCHASE) == Illegal.NONE:
        return END_PURCHASE
    return first_legal(s, seat, 0)


@rule
def first_legal(s, seat, code):
    while refuse(s, seat, code) != Illegal.NONE:
        code += 1
    return code


@rule
def lapse_move(s, seat):
    """Pass; a move that is begun is brought to an end by the shortest way."""
    if s.link[seat] == Link.NONE:
        return PASS
    return STOP if s.link[seat] == Link.PATH else lapse_group(s, seat)


@rule
def lapse_group(s, seat):
    for direction in range(DIRECTIONS):
        if refuse(s, seat, STEP + direction) == Illegal.NONE:
            return STEP + direction
    return first_legal(s, seat, TAKE)


@rule
def lapse_reinforcement(s, seat):
    """Units spread over the settlements, each to the one that has got fewest (catalogue 6)."""
    if s.link[seat] == Link.TOP:
        return first_legal(s, seat, TOP)
    best = END_REINFORCEMENT
    for code in range(PUT, MERGE):
        if refuse(s, seat, code) != Illegal.NONE:
            continue
        place = (code - PUT) % PLACES
        if best == END_REINFORCEMENT or s.placed[place] < s.placed[(best - PUT) % PLACES]:
            best = code
    return best


@rule
def lapse_terrain(s, seat):
    """The tiles in the order of the table, spread over the country."""
    for kind in range(1, TERRAINS):
        for k in range(COUNTRY):
            cell = (12 + 7 * k) % COUNTRY
            if setup.refuse_laying(s, seat, kind, cell) == Illegal.NONE:
                return LAY + COUNTRY * (kind - 1) + cell
    return LAY
