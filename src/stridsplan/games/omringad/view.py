"""What a seat may know (OM-STACK, catalogue 6).

A view is a record of the same shape: public fields are copied one by one, what the seat's own side knows is added, the
rest is UNKNOWN.
"""

from stridsplan.engine.bits import has_bit
from stridsplan.engine.record import rule

from .components import (
    COUNTRY,
    MOST_SEATS,
    NOWHERE,
    SLOTS,
    SPECIALS,
    SQUARES,
    TILES,
)
from .rules.sides import mates
from .rules.squares import count_squares
from .rules.tiles import (
    owner_of,
)
from .state import (
    NOBODY,
    PARTIES,
    PLACES,
    UNKNOWN,
    Ask,
)


@rule
def observe(s, seat, view):
    """Write what `seat` (-1: a spectator) may know into the zeroed record `view`."""
    known = mates(s, seat) if seat >= 0 else 0
    copy_course(s, view)
    copy_board(s, seat, view)
    copy_stacks(s, known, view)
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
def copy_stacks(s, known, view):
    """Heights, tops and how tiles came lie open (OM-STACK-1 to OM-STACK-7), but for first stacks in the making
    (OM-SETUP-14)."""
    copy_grid(view.height, s.height)
    copy_grid(view.capable, s.capable)
    copy_grid(view.top, s.top)
    for seat in range(MOST_SEATS):
        if s.revealed < 2 and not has_bit(known, seat):
            for square in range(SQUARES):
                view.top[square, seat] = NOWHERE
    copy_grid(view.restacked, s.restacked)
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
    view.lead = s.lead if own else NOWHERE
    view.rest = s.rest if own else NOWHERE
    for slot in range(SLOTS):
        view.available[slot] = s.available[slot] if own else 0
        view.taken[slot] = s.taken[slot] if own else 0
    for k in range(len(s.path)):
        view.path[k] = s.path[k] if own else NOWHERE
