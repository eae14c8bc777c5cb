"""Set-up (RK-SETUP, RK-2P-1 to RK-2P-4): dealer, missions, the deal, the pile."""

from stridsplan.engine.bits import BIT
from stridsplan.engine.dice import draw_member, roll
from stridsplan.engine.log import EVERYONE, note, only
from stridsplan.engine.record import rule

from ..components import (
    CARD_COUNT,
    DESTROY_SEAT,
    FIRST_DESTROY,
    HOLD_24,
    MISSION_COUNT,
    NEUTRAL_PER_TERRITORY,
    TERRITORY_COUNT,
)
from ..state import (
    CAPITAL_CARD,
    MOST_SEATS,
    NEUTRAL,
    NOWHERE,
    UNSEEN,
    CapitalMissions,
    DefenceDecision,
    Event,
    Goal,
    OwnColour,
    Standing,
    Stream,
    full_stock,
)
from .cards import unpick_cards
from .territories import territories_of


@rule
def left_of_dealer(s, k):
    """Return the seat k places clockwise after the first seat left of the dealer (RK-SETUP-4, RK-SETUP-13)."""
    return (s.dealer + 1 + k) % s.options.seats


@rule
def next_seat(s, seat):
    """Return the seat clockwise of another (RK-TURN-3)."""
    return seat + 1 if seat + 1 < s.options.seats else 0


@rule
def places_between(s, first, seat):
    """Return how many places a seat sits clockwise of `first`."""
    return seat - first if seat >= first else seat - first + s.options.seats


@rule
def clear_record(s):
    """Set the fields that do not begin as 0: nothing is owned, dealt or chosen. A stored defence is that of the option
    (RK-DEF-2)."""
    s.source = NOWHERE
    s.target = NOWHERE
    s.victim = NOWHERE
    s.winner = NOWHERE
    s.turn = NOWHERE
    for seat in range(MOST_SEATS):
        s.mission[seat] = NOWHERE
        s.mission_now[seat] = NOWHERE
        s.capital[seat] = NOWHERE
        s.destroyer[seat] = NOWHERE
        if s.options.defence_decision == DefenceDecision.ASK:
            s.standing[seat] = Standing.ASK
    for t in range(TERRITORY_COUNT):
        s.owner[t] = NOWHERE
        s.untouched[t] = 1
    for card in range(CARD_COUNT):
        s.location[card] = UNSEEN
        s.bottom[card] = NOWHERE
    unpick_cards(s)


@rule
def draw_dealer(s, dice, log):
    """Draw the dealer, who plays too (RK-SETUP-1)."""
    s.dealer = roll(dice, s.options.seats, Stream.DEALER)
    note(log, Event.DEALER_DRAWN, EVERYONE, s.dealer)


@rule
def uses_missions(s):
    """Return whether missions are dealt: with three seats or more, for `goal=mission` and, with `capital.missions`, for
    capitals too (RK-CAP-2, RK-2P-4)."""
    if s.options.seats == 2:
        return False
    if s.options.goal == Goal.CAPITAL:
        return s.options.capital_missions == CapitalMissions.ON
    return s.options.goal == Goal.MISSION


@rule
def is_mission_in_play(s, mission):
    """Return whether a mission is in play: the missions of unused colours are not (RK-SETUP-3, RK-MISS-10)."""
    return mission < FIRST_DESTROY or DESTROY_SEAT[mission - FIRST_DESTROY] < s.options.seats


@rule
def is_mission_dealt(s, mission):
    for seat in range(s.options.seats):
        if s.mission[seat] == mission:
            return True
    return False


@rule
def missions_left(s):
    """Return the set of the cards that are in play and not yet dealt: 8 after the deal (RK-SETUP-4)."""
    left = 0
    for mission in range(MISSION_COUNT):
        if is_mission_in_play(s, mission) and not is_mission_dealt(s, mission):
            left |= BIT[mission]
    return left


@rule
def draw_mission(s, dice):
    """Draw one of the mission cards left (RK-SETUP-4)."""
    return draw_member(dice, missions_left(s), Stream.MISSIONS)


@rule
def is_own_colour(seat, mission):
    return mission >= FIRST_DESTROY and DESTROY_SEAT[mission - FIRST_DESTROY] == seat


@rule
def next_colour(s, mission):
    """Return the next destroy mission in play, cyclically (RK-MISS-7, option next_colour)."""
    following = mission
    while True:
        following = following + 1 if following + 1 < MISSION_COUNT else FIRST_DESTROY
        if is_mission_in_play(s, following):
            return following


@rule
def mission_in_force(s, seat, mission):
    """Return the mission that is in force; one against the seat's own colour is replaced from the start (RK-MISS-7)."""
    if not is_own_colour(seat, mission):
        return mission
    if s.options.mission_own_colour == OwnColour.NEXT_COLOUR:
        return next_colour(s, mission)
    return HOLD_24


@rule
def deal_missions(s, dice, log):
    """Deal one mission to each seat, first to the dealer's left; only its holder sees it (RK-SETUP-4, RK-SETUP-5). By
    option a seat that was dealt its own colour gets another (RK-MISS-7)."""
    for k in range(s.options.seats):
        seat = left_of_dealer(s, k)
        s.mission[seat] = draw_mission(s, dice)
    for k in range(s.options.seats):
        seat = left_of_dealer(s, k)
        if s.options.mission_own_colour == OwnColour.REDEAL and is_own_colour(seat, s.mission[seat]):
            s.mission[seat] = draw_mission(s, dice)
        s.mission_now[seat] = mission_in_force(s, seat, s.mission[seat])
        note(log, Event.MISSION_DEALT, only(seat), seat, s.mission[seat], s.mission_now[seat])


@rule
def owner_of_deal(s, k):
    """Return the owner of the k-th territory that is dealt (RK-SETUP-7): with two seats, every third is the neutral
    force's (RK-2P-2)."""
    if s.options.seats == 2:
        return NEUTRAL if k % 3 == 2 else left_of_dealer(s, k % 3)
    return left_of_dealer(s, k)


@rule
def deal_territories(s, dice, log):
    """Deal the 42 territory cards, which decide the owners; no seat keeps them (RK-SETUP-7, RK-SETUP-8)."""
    for k in range(TERRITORY_COUNT):
        t = draw_member(dice, territories_of(s, NOWHERE), Stream.DEAL)
        owner = owner_of_deal(s, k)
        s.owner[t] = owner
        s.held[owner] += 1
    note(log, Event.TERRITORIES_DEALT, EVERYONE)


@rule
def place_initial_armies(s):
    """Put one starting army on each territory of a seat; the others are its stock (RK-SETUP-6, RK-SETUP-9). Neutral
    armies come later (RK-2P-3)."""
    for seat in range(s.options.seats):
        s.stock[seat] = full_stock(s, seat)
    for t in range(TERRITORY_COUNT):
        s.armies[t] = 0 if s.owner[t] == NEUTRAL else 1


@rule
def place_initial_neutral_armies(s, log):
    """Put two neutral armies on each neutral territory, after both seats have placed theirs (RK-2P-3)."""
    for t in range(TERRITORY_COUNT):
        if s.owner[t] == NEUTRAL:
            s.armies[t] = NEUTRAL_PER_TERRITORY
    note(log, Event.NEUTRAL_PLACED, EVERYONE, NEUTRAL_PER_TERRITORY)


@rule
def build_pile(s):
    """Make all 44 cards except those of the capitals the pile (RK-SETUP-12, RK-2P-4, RK-CAP-4).

    Nothing is shuffled: `take_unseen` draws one of the unseen cards at random.
    """
    s.unseen = CARD_COUNT
    for seat in range(s.options.seats):
        if s.capital[seat] != NOWHERE:
            s.location[s.capital[seat]] = CAPITAL_CARD + seat
            s.unseen -= 1
