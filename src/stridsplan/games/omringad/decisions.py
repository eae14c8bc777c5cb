"""The actions that answer each question: refusals, legal codes, effects, and the answer for a seat whose time is up."""

from stridsplan.engine.actions import Handler
from stridsplan.engine.bits import lowest_bit, members, write_members
from stridsplan.engine.record import rule

from . import combat_flow, flow
from .actions import (
    ACTIONS,
    AIM,
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
    PASS,
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
)
from .components import COUNTRY, DIRECTIONS, SETTLEMENTS, TERRAINS, Terrain
from .rules import auction, combat, group, hits, movement, purchase, reinforcement, setup, withdrawal
from .rules.squares import count_squares
from .rules.tiles import kinds_in
from .stages import Next
from .state import ALL_SETTLEMENTS, ASIDE, AnswerStep, Ask, Illegal

# -- Refusals that depend on the question --------------------------------------------------------------------


@rule
def refuse_buying(s, seat, kind):
    if s.ask == Ask.RAISE_ARMY:
        return setup.refuse_setup_purchase(s, seat, kind)
    return purchase.refuse_purchase(s, seat, kind)


@rule
def refuse_end_of_purchase(s, seat):
    return setup.refuse_setup_end(s, seat) if s.ask == Ask.RAISE_ARMY else Illegal.NONE


@rule
def refuse_put(s, seat, kind, settlement):
    if s.ask == Ask.RAISE_ARMY:
        return setup.refuse_stacking(s, seat, kind, settlement)
    return reinforcement.refuse_placing(s, seat, kind, settlement)


@rule
def refuse_start(s, seat, square):
    if s.ask == Ask.REINFORCE:
        return reinforcement.refuse_restacking(s, seat, square)
    return group.refuse_start(s, seat, square)


@rule
def refuse_hit(s, seat, slot):
    """Return the refusal of a hit on the seat's own tiles, with the parameter name that a handler needs."""
    return hits.refuse_hit(s, seat, slot)


@rule
def refuse_stop(s, seat):
    return Illegal.NONE if s.answer_step[seat] == AnswerStep.PATH else Illegal.NO_STEP_YET


@rule
def refuse_top(s, seat, slot):
    if s.ask == Ask.REINFORCE:
        return reinforcement.refuse_top(s, seat, slot)
    return movement.refuse_rest(s, seat, slot)


# -- Lists of legal codes, for kinds of actions of which trying every code would take long -----------------------


@rule
def append_code(out, n, code):
    out[n] = code
    return n + 1


@rule
def list_terrain(s, seat, out, n):
    free = setup.cells_of(s, seat, Terrain.PLAIN.value)
    for terrain in range(1, TERRAINS):
        if not setup.is_terrain_used_up(s, seat, terrain):
            n = write_members(free, LAY + COUNTRY * (terrain - 1), out, n)
    return n


@rule
def list_puts(s, seat, out, n):
    """List the codes of every kind set aside with every settlement that has room."""
    kinds = kinds_in(s, seat, ASIDE)
    if kinds != 0:
        stacking = s.ask == Ask.RAISE_ARMY
        room = setup.stacks_with_room(s, seat) if stacking else reinforcement.open_settlements(s, seat)
        for kind in members(kinds):
            n = write_members(room, PUT + ALL_SETTLEMENTS * kind, out, n)
    return n


@rule
def list_merges(s, seat, out, n):
    for settlement in range(SETTLEMENTS * s.options.seats):
        square = s.settlement[settlement]
        if s.control[square] == seat and s.height[square, seat] >= 2:
            for kind in members(reinforcement.pairs_in(s, seat, square)):
                n = append_code(out, n, MERGE + ALL_SETTLEMENTS * kind + settlement)
    return n


@rule
def list_bids(s, seat, out, n):
    for gold in range(1, s.gold[seat] + 1):
        if auction.refuse_bid(s, seat, gold) == Illegal.NONE:
            n = append_code(out, n, BID + gold - 1)
    return n


@rule
def list_starts(s, seat, out, n):
    for square in range(count_squares(s)):
        if s.height[square, seat] > 0 and refuse_start(s, seat, square) == Illegal.NONE:
            n = append_code(out, n, START + square)
    return n


@rule
def list_tops(s, seat, out, n):
    is_restacking = s.ask == Ask.REINFORCE
    tops = reinforcement.other_tops(s, seat, s.start) if is_restacking else movement.rest_top_slots(s, seat)
    return write_members(tops, TOP, out, n)


@rule
def list_end_of_reinforcement(out, n):
    """List the end of the placing, unless the first code of the list places a unit, below MERGE (OM-REINF-4)."""
    return n if n > 0 and out[0] < MERGE else append_code(out, n, END_REINFORCEMENT)


# -- The decisions -------------------------------------------------------------------------------------------


@rule
def step_of(s, seat):
    """Return the step that the seat's compound action has reached."""
    return s.answer_step[seat]


refuse, legal, apply, first_legal = ACTIONS.dispatch(
    {  # in the order in which legal codes are listed
        LAY: Handler(flow.lay_terrain, setup.refuse_laying, list_terrain),
        BUY: Handler(purchase.buy, refuse_buying, then=Next.ASKED),
        PUT: Handler(flow.put_unit, refuse_put, list_puts),
        MERGE: Handler(reinforcement.merge_damaged, reinforcement.refuse_merge, list_merges, Next.ASKED),
        BID: Handler(flow.bid, auction.refuse_bid, list_bids),
        LODGE: Handler(auction.lodge_special, auction.refuse_lodging, then=Next.BEGIN_PURCHASE),
        LAIR: Handler(auction.place_special, auction.refuse_lair, then=Next.BEGIN_PURCHASE),
        START: Handler(flow.choose_stack, refuse_start, list_starts, Next.ASKED),
        STEP: Handler(flow.step, group.refuse_step_of_group),
        TAKE: Handler(group.take_tile, group.refuse_take, then=Next.ASKED),
        TAKE_ALL: Handler(group.take_all, group.refuse_take_all, then=Next.ASKED),
        LEAD: Handler(movement.choose_lead, movement.refuse_lead, then=Next.ASKED),
        TOP: Handler(flow.choose_top, refuse_top, list_tops, Next.ASKED),
        BATTLE: Handler(combat.begin_battle, combat.refuse_battle, then=Next.BEGIN_STEP),
        AIM: Handler(combat_flow.aim, hits.refuse_aim),
        HIT: Handler(combat_flow.take_hit, refuse_hit),
        TARGET: Handler(hits.hit_target, hits.refuse_target, then=Next.END_STEP),
        WITHDRAW: Handler(withdrawal.withdraw, withdrawal.refuse_way, then=Next.CONTINUE_WITHDRAWAL),
        STOP: Handler(movement.make_move, refuse_stop, then=Next.ASK_MOVER),
        PASS: Handler(flow.pass_for_round, then=Next.ASK_MOVER),
        END_PURCHASE: Handler(flow.end_purchase, refuse_end_of_purchase),
        READY: Handler(flow.be_ready),
        FOLD: Handler(flow.fold),
        CALL_OFF: Handler(withdrawal.call_off, then=Next.CONTINUE_WITHDRAWAL),
        FIGHT_ON: Handler(combat.fight_on, then=Next.BEGIN_STEP),
        END_REINFORCEMENT: Handler(
            flow.end_reinforcement, reinforcement.refuse_end, list_end_of_reinforcement, Next.ASK_REINFORCER
        ),
    },
    Illegal,
    flow.play_on,
    step_of,
)


# -- For a seat that does not answer -------------------------------------------------------------------------


@rule
def timeout_action(s, seat):
    """Return the answer for a seat whose time is up: fold, pass, stop, end the purchase or fight on, if this is legal;
    the first battle, or what the next functions choose; otherwise the lowest legal code (catalogue 6)."""
    for code in (FOLD, PASS, STOP, END_PURCHASE, FIGHT_ON):
        if refuse(s, seat, code) == Illegal.NONE:
            return code
    if s.ask == Ask.MOVE:
        return timeout_group(s, seat)
    if s.ask == Ask.CHOOSE_BATTLE:
        return BATTLE + combat.first_battle(s)
    if s.ask == Ask.REINFORCE and s.answer_step[seat] == AnswerStep.NONE:
        return timeout_reinforcement(s, seat)
    if s.ask == Ask.LAY_TERRAIN:
        return timeout_terrain(s, seat)
    return first_legal(s, seat, 0)


@rule
def timeout_group(s, seat):
    """Make a step with the group of a move that is begun; take a tile if no step is legal yet."""
    for direction in range(DIRECTIONS):
        if group.refuse_step_of_group(s, seat, direction) == Illegal.NONE:
            return STEP + direction
    return first_legal(s, seat, TAKE)


@rule
def timeout_reinforcement(s, seat):
    """Place the cheapest unit in the settlement that has received the fewest (catalogue 6)."""
    kinds, room = kinds_in(s, seat, ASIDE), reinforcement.open_settlements(s, seat)
    if kinds == 0 or room == 0:
        return END_REINFORCEMENT
    best = lowest_bit(room)
    for settlement in members(room):
        if s.placed[settlement] < s.placed[best]:
            best = settlement
    return PUT + ALL_SETTLEMENTS * lowest_bit(kinds) + best


@rule
def timeout_terrain(s, seat):
    """Lay the tiles in the order of `Terrain`, from the middle cell (12) in strides of 7, which reach every cell."""
    for kind in range(1, TERRAINS):
        for k in range(COUNTRY):
            cell = (12 + 7 * k) % COUNTRY
            if setup.refuse_laying(s, seat, kind, cell) == Illegal.NONE:
                return LAY + COUNTRY * (kind - 1) + cell
    return LAY
