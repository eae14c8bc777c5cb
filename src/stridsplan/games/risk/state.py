"""The record of a game of Risk, its options, and the names of questions, refusals and events."""

from stridsplan.engine.bits import has_bit
from stridsplan.engine.declare import Events, Refusals, event, refusal, rule_ids
from stridsplan.engine.enums import IntEnum
from stridsplan.engine.options import Option, Values, options_record
from stridsplan.engine.record import record, rule
from stridsplan.engine.visibility import public, seen

from .components import CARD_COUNT, STARTING_ARMIES, TERRITORY_COUNT

MOST_SEATS = 6
NEUTRAL = 6  # the neutral force of a two-seat game, an owner but no seat (RK-2P-1)
NOWHERE = -1
UNKNOWN = -2

# The place of a card: a seat's number for its hand, CAPITAL_CARD + k for the card of seat k's capital, UNSEEN for the
# shuffled part of the pile, or BOTTOM for the traded cards under it
UNSEEN, BOTTOM, CAPITAL_CARD = 10, 11, 20


class Phase(IntEnum):
    SETUP = 0
    CAPITALS = 1
    REINFORCEMENT = 2
    COMBAT = 3
    MOVEMENT = 4
    OVER = 5


class Ask(IntEnum):
    NOTHING = 0
    PLACE_SETUP = 1
    PLACE_SECRETLY = 2
    CHOOSE_CAPITAL = 3
    REINFORCE = 4
    PLACE_NEUTRAL = 5  # the other seat places the neutral share (RK-2P-9)
    ATTACK = 6
    DEFEND = 7
    OCCUPY = 8  # how many armies move into a conquered territory (RK-ATT-14)
    TRADE_CAPTURED = 9  # of cards taken from a loser (RK-ELIM-3)
    FORTIFY = 10  # the troop movement (RK-MOVE)


class AnswerStep(IntEnum):
    """The step that a compound action has reached; only the answering seat sees it."""

    NONE = 0
    CARDS = 1  # one or two cards of a set are chosen
    DECLARE = 2  # source and target of an attack are chosen
    MOVE_TO = 3  # the source of a move is chosen
    AMOUNT = 4  # armies for a move are being counted


class Standing(IntEnum):
    """A seat's stored answer to "how many dice do you defend with?" (RK-DEF-2)."""

    MAX = 0
    ONE = 1
    ASK = 2


class Won(IntEnum):
    NOT = 0
    MISSION = 1  # RK-WIN-1
    SURVIVOR = 2  # RK-WIN-3, RK-WORLD-2, RK-2P-5
    CAPITALS = 3  # RK-CAP-1


# -- Options (catalogue, option table) -----------------------------------------------------------------------


class Goal(IntEnum):
    MISSION = 0
    WORLD = 1
    CAPITAL = 2
    DESTROY_OPPONENT = 3


class DefenceDecision(IntEnum):
    ASK_WITH_STANDING_MAX = 0
    AUTO_MAX = 1
    ASK = 2


class MinMove(IntEnum):
    DECLARED = 0
    DICE = 1


class SetValues(IntEnum):
    FIXED = 0
    RISING = 1


class ForcedScope(IntEnum):
    UNTIL_NO_SET = 0
    MAX_SETS = 1
    BELOW_FIVE = 2


class TerritoryBonus(IntEnum):
    PER_CARD = 0
    ONCE_PER_SET = 1
    ONCE_PER_TURN = 2
    NONE = 3


class Captured(IntEnum):
    KEEP_UNTIL_NEXT_REINFORCEMENT = 0
    MAY_TRADE_NOW = 1
    MUST_TRADE_NOW_5PLUS = 2
    MUST_TRADE_NOW_6PLUS = 3


class Placement(IntEnum):
    ALTERNATING_SINGLE = 0
    BATCH_IN_TURN = 1
    BATCH_SECRET = 2
    RANDOM = 3


class OwnColour(IntEnum):
    CONQUER_24 = 0
    REDEAL = 1
    NEXT_COLOUR = 2


class DestroyedByOther(IntEnum):
    CONQUER_24 = 0
    COUNTS_AS_DONE = 1


class Reach(IntEnum):
    ADJACENT = 0
    CONNECTED = 1


class CapitalMissions(IntEnum):
    ON = 0
    OFF = 1


def default_goal(seats: int, values: Values) -> str:
    return "destroy_opponent" if seats == 2 else "mission"


def goal_fits(seats: int, goal) -> bool:
    """Return whether a goal is possible: with two seats, to eliminate the opponent or capitals; with more seats,
    missions, the world or capitals (RK-GEN-1, RK-2P-5)."""
    return goal == "capital" or (goal == "destroy_opponent") == (seats == 2)


def uses_missions(seats: int, values: Values) -> bool:
    """Return whether missions are dealt (RK-SETUP-4, RK-CAP-2, RK-2P-4)."""
    return seats > 2 and (
        values["goal"] == "mission" or (values["goal"] == "capital" and values["capital.missions"] == "on")
    )


def uses_capitals(seats: int, values: Values) -> bool:
    return values["goal"] == "capital"


def may_deal_missions(seats: int, values: Values) -> bool:
    """Return whether missions are optional: only together with capitals (RK-CAP-2), never with two seats (RK-2P-4)."""
    return seats > 2 and uses_capitals(seats, values)


OPTIONS = (
    Option("goal", Goal, default_goal, fits=goal_fits),
    Option("defence.two_dice_min", (3, 2), 3),
    Option("defence.decision", DefenceDecision, "ask_with_standing_max"),
    Option("attack.min_move", MinMove, "declared"),
    Option("cards.set_values", SetValues, "fixed"),
    Option("cards.forced_scope", ForcedScope, "until_no_set"),
    Option("cards.territory_bonus", TerritoryBonus, "per_card"),
    Option("cards.captured", Captured, "keep_until_next_reinforcement"),
    Option("setup.placement", Placement, "alternating_single"),
    Option("mission.own_colour", OwnColour, "conquer_24", relevant=uses_missions),
    Option("mission.destroyed_by_other", DestroyedByOther, "conquer_24", relevant=uses_missions),
    Option("move.reach", Reach, "adjacent"),
    Option("capital.missions", CapitalMissions, "on", relevant=may_deal_missions),
    Option("capital.own_must_be_held", bool, False, relevant=uses_capitals),
    Option("twop.half_includes_bonus", bool, True, relevant=lambda seats, values: seats == 2),
)  # fmt: skip
OPTIONS_DTYPE = options_record(OPTIONS)
PROFILES = {
    "text": {},
    "international": {
        "defence.two_dice_min": 2,
        "cards.forced_scope": "below_five",
        "cards.territory_bonus": "once_per_turn",
        "cards.captured": "must_trade_now_6plus",
        "cards.set_values": "rising",
        "attack.min_move": "dice",
        "capital.missions": "off",
    },
}

# -- Who may know what (RK-HID) ------------------------------------------------------------------------------


@rule
def is_answering(s, seat):
    """Return whether the seat may see the incomplete answer: only the seat that is asked may."""
    return seat >= 0 and has_bit(s.due, seat)


@rule
def knows_attack(s, seat):
    """Return whether the seat may see source and target, which become public when the attack is declared (RK-ATT-3)."""
    return s.ask == Ask.DEFEND or s.ask == Ask.OCCUPY or is_answering(s, seat)


@rule
def least_to_move(s, seat):
    """Return the counted armies as others see them: the fewest that must move in."""
    return s.least


@rule
def owns(s, seat, territory):
    return s.owner[territory] == seat


@rule
def knows_stock(s, seat, other):
    """Return whether a seat may see the stock of `other`: while armies are placed in secret, only its own
    (RK-SETUP-11)."""
    return other == seat or s.ask != Ask.PLACE_SECRETLY


@rule
def stock_at_first(s, seat, other):
    """Return the stock of `other` as others see it: unchanged until it has placed everything."""
    return full_stock(s, other) if has_bit(s.due, other) else 0


@rule
def full_stock(s, seat):
    """Return the armies that a seat still has after placing one on each territory (RK-SETUP-9)."""
    return STARTING_ARMIES[s.options.seats] - s.held[seat]


@rule
def knows_card(s, seat, card):
    """Return whether the seat knows where a card is: in its own hand, traded, or the card of its own capital or of a
    capital that was taken (RK-HID-2 to RK-HID-4)."""
    place = s.location[card]
    if place < MOST_SEATS:
        return place == seat
    return place == BOTTOM or (place >= CAPITAL_CARD and knows_capital(s, seat, place - CAPITAL_CARD))


@rule
def knows_capital(s, seat, founder):
    """Return whether a seat knows a capital: its founder does, and all do once it was taken (RK-HID-4) or before it is
    chosen."""
    return founder == seat or s.capital_open[founder] == 1 or s.capital[founder] == NOWHERE


@rule
def knows_mission(s, seat, other):
    """Return whether a seat knows a mission: its holder does, and all do if the holder has won the game with it
    (RK-HID-1, RK-WIN-1) or if none was dealt."""
    return other == seat or (s.winner == other and s.won == Won.MISSION) or s.mission[other] == NOWHERE


# -- The record ----------------------------------------------------------------------------------------------

STATE = record(
    "State",
    options=public(OPTIONS_DTYPE),
    phase=public(),  # Phase
    ask=public(),  # Ask
    due=public(),  # mask of the seats that must answer
    answer_step=seen(is_answering),  # AnswerStep
    dealer=public(),  # seat
    turn=public(),  # active seat
    round=public(),  # from 1
    owner=public(TERRITORY_COUNT),  # seat or NEUTRAL (NOWHERE before the deal)
    armies=public(TERRITORY_COUNT),
    untouched=public(TERRITORY_COUNT),  # 1 until armies of another owner first stand there
    held=public(MOST_SEATS + 1),  # territories of each owner
    pending=seen(owns, TERRITORY_COUNT),  # armies placed in secret
    stock=seen(knows_stock, MOST_SEATS, stock_at_first),  # starting armies still to place
    to_place=public(),  # armies that the seat asked has to place now; starting armies are in `stock`
    received=public(),  # armies received in this phase 1 (RK-2P-7)
    bonus_received=public(),  # the part of them for territories on cards (RK-2P-8)
    bonus_paid=public(),  # 1 if a territory bonus was paid this turn
    bound=public(),  # 1 if the active seat must trade until `cards.must_trade` is false (RK-CARD-8, RK-ELIM-3)
    sets_traded=public(),  # in the whole game (RK-RISE-3)
    conquered=public(),  # 1 if the active seat has conquered this turn (RK-CARD-12)
    location=seen(knows_card, CARD_COUNT, UNKNOWN),  # seat, UNSEEN, BOTTOM or CAPITAL_CARD + seat
    hand=public(MOST_SEATS),  # number of cards (RK-HID-2)
    unseen=public(),  # cards in the shuffled part of the pile
    bottom=public(CARD_COUNT),  # traded cards under the pile in order, NOWHERE beyond (RK-CARD-11)
    bottom_count=public(),
    picked=seen(is_answering, 3, NOWHERE),  # cards chosen for a set so far
    picked_count=seen(is_answering),
    mission=seen(knows_mission, MOST_SEATS, UNKNOWN),  # the card dealt
    mission_now=seen(knows_mission, MOST_SEATS, UNKNOWN),  # the mission in force (RK-MISS-7, RK-MISS-8)
    capital=seen(knows_capital, MOST_SEATS, UNKNOWN),  # territory or NOWHERE
    capital_open=public(MOST_SEATS),  # 1 once it has been taken
    fallen=public(MOST_SEATS),  # 0 while alive, else the order of elimination from 1
    destroyer=public(MOST_SEATS),  # the seat that eliminated this one, or NOWHERE
    standing=public(MOST_SEATS),  # Standing
    source=seen(knows_attack, otherwise=NOWHERE),  # of the present attack or move
    target=seen(knows_attack, otherwise=NOWHERE),
    declared=public(),  # armies in the attack (RK-ATT-4)
    dice=public(),  # the attacker's dice (RK-ATT-5)
    until=public(),  # attack until the source has only this many armies; 0: one exchange
    least=public(),  # fewest armies to move in (RK-ATT-14)
    counted=seen(is_answering, otherwise=least_to_move),  # armies counted so far
    victim=public(),  # the owner who has just lost the target, else NOWHERE
    winner=public(),  # seat or NOWHERE
    won=public(),  # Won
)

# -- Refusals ------------------------------------------------------------------------------------------------


class Illegal(Refusals):
    """Why an action is refused."""

    NONE = refusal()
    NOT_ASKED = refusal("RK-TURN-1")
    NO_SUCH_ACTION = refusal("RK-TURN-1")
    COMPOUND_ACTION_BEGUN = refusal("RK-ATT-3")
    NOT_YOURS = refusal("RK-SETUP-10")
    NOT_NEUTRAL = refusal("RK-2P-9")
    NO_ARMIES_TO_PLACE = refusal("RK-REINF-7")
    TOO_MANY_ARMIES = refusal("RK-REINF-6")
    SAY_THE_COUNT = refusal("RK-REINF-6")  # "all", where a number must be given
    ARMIES_LEFT_TO_PLACE = refusal("RK-REINF-7")
    MUST_TRADE = refusal("RK-CARD-9")
    CARD_NOT_HELD = refusal("RK-CARD-1")
    CARD_ALREADY_CHOSEN = refusal("RK-CARD-1")
    NO_SET_WITH_CARD = refusal("RK-CARD-1")
    TRADE_LOSES_A_SET = refusal("RK-CARD-9")
    NO_TRADE_NOW = refusal("RK-CARD-10")
    TARGET_OWN = refusal("RK-ATT-1")
    SOURCE_TOO_WEAK = refusal("RK-ATT-2")
    TOO_MANY_DECLARED = refusal("RK-ATT-4")
    ONE_DIE_ONLY = refusal("RK-DEF-1")
    TOO_MANY_MOVED = refusal("RK-MOVE-1")
    NOWHERE_TO_MOVE = refusal("RK-MOVE-2")
    NOT_CONNECTED = refusal("RK-MOVE-1")
    STANDING_FIXED = refusal("RK-DEF-2")
    SEAT_OUT = refusal("RK-ELIM-1")
    NOT_ADJACENT = refusal("RK-ATT-1")


# -- Chance and events ---------------------------------------------------------------------------------------


class Stream(IntEnum):
    """Random streams (RK-GEN-8)."""

    DEALER = 0
    MISSIONS = 1
    DEAL = 2
    PILE = 3
    DICE = 4


# The draws of missions and of the pile stay secret after the end (RK-HID-1, RK-HID-3). So do the actions, which would
# show capitals never taken (RK-HID-4) and cards that were picked and put back (RK-HID-2)
OPEN_STREAMS = frozenset({"dealer", "deal", "dice"})


class Event(Events):
    """Events of the log."""

    DEALER_DRAWN = event("RK-SETUP-1", "seat")
    TERRITORIES_DEALT = event("RK-SETUP-7")
    # also has the mission in force, which may differ from the card
    MISSION_DEALT = event("RK-SETUP-4", "seat dealt mission")
    ARMY_PLACED = event("RK-REINF-6", "seat territory armies")
    CAPITAL_CHOSEN = event("RK-CAP-3", "seat territory")
    CAPITALS_CHOSEN = event("RK-CAP-3", revealing=True)
    TURN_BEGAN = event("RK-TURN-1", "seat round")
    REINFORCED = event("RK-REINF-1", "seat base continents")
    SET_TRADED = event("RK-CARD-5", "seat a b c armies")  # a, b, c: cards
    BONUS_PLACED = event("RK-CARD-7", "seat territory armies")
    NEUTRAL_REINFORCED = event("RK-2P-6", "armies")
    ATTACK_DECLARED = event("RK-ATT-3", "seat source:territory target:territory armies dice")
    # attack: three faces, the highest first, as digits in base 7 (0: no die); defence: two such digits, plus 49 * the
    # armies that the defender lost
    EXCHANGE = event("RK-ATT-8", "seat defender source target attack defence")
    TERRITORY_CONQUERED = event("RK-ATT-13", "seat territory defender:seat")
    ARMIES_OCCUPIED = event("RK-ATT-14", "seat source:territory target:territory armies")
    CAPITAL_TAKEN = event("RK-CAP-5", "seat territory founder:seat", revealing=True)
    TERRITORY_SEIZED = event("RK-CAP-7", "seat territory defender:seat")
    CARDS_TAKEN = event("RK-ELIM-2", "seat from:seat count")
    CARDS_TAKEN_SHOWN = event("RK-HID-2", "seat low high", revealing=True)  # masks of cards 0-21 and 22-43
    SEAT_ELIMINATED = event("RK-ELIM-1", "seat by:seat")
    CARD_DRAWN = event("RK-CARD-12", "seat")
    CARD_DRAWN_SHOWN = event("RK-CARD-13", "seat card")
    MISSION_CHANGED = event("RK-MISS-8", "seat mission")
    ARMIES_MOVED = event("RK-MOVE-1", "seat source:territory target:territory armies")
    TURN_ENDED = event("RK-TURN-3", "seat")
    STANDING_SET = event("RK-DEF-2", "seat defence")
    MISSION_SHOWN = event("RK-WIN-1", "seat mission", revealing=True)
    GAME_WON = event("RK-WIN-1", "seat how", revealing=True)
    NEUTRAL_PLACED = event("RK-2P-3", "armies")  # on each neutral territory


# Rules that an event may name in place of the one it declares
Rule = rule_ids(
    "RK-SETUP-10", "RK-SETUP-11", "RK-REINF-6", "RK-2P-9", "RK-CARD-5", "RK-RISE-2", "RK-CAP-1", "RK-CAP-6",
    "RK-ELIM-2", "RK-WORLD-2", "RK-2P-5", "RK-WIN-3",
)  # fmt: skip
