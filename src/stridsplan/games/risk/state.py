"""The record of a game of Risk, its options, and the names of what can be asked, answered and refused.

Who may see a field is said beside it; `view.py` is where that is done.
"""

from enum import IntEnum

from stridsplan.engine.options import Option, Values, options_record
from stridsplan.engine.record import I32, record

from .components import CARD_COUNT, EDGE_COUNT, TERRITORY_COUNT

MOST_SEATS = 6
NEUTRAL = 6  # the third army of a two-seat game, an owner but no seat (RK-2P-1)
NOWHERE = -1
UNKNOWN = -2

# -- Where a card is: a seat's hand, else one of these; a capital's card lies before seat k at CAPITAL_CARD +
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
    PLACE_NEUTRAL = 5
    ATTACK = 6
    DEFEND = 7
    OCCUPY = 8
    TRADE_CAPTURED = 9
    FORTIFY = 10


class Link(IntEnum):
    """How far the answer to a question is made; seen by the answering seat only."""

    NONE = 0
    CARDS = 1  # one or two cards of a set are chosen
    DECLARE = 2  # source and target of an attack are chosen
    MOVE_TO = 3  # the source of a move is chosen
    AMOUNT = 4  # armies are being counted out


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


def default_goal(seats: int) -> str:
    return "destroy_opponent" if seats == 2 else "mission"


def goal_fits(seats: int, goal) -> bool:
    """RK-GEN-1, RK-2P-5: two seats destroy each other or take capitals; missions and the world are for three
    and more."""
    return goal == "capital" or (goal == "destroy_opponent") == (seats == 2)


def uses_missions(seats: int, values: Values) -> bool:
    """Missions are dealt (RK-SETUP-4, RK-CAP-2, RK-2P-4)."""
    return seats > 2 and (
        values["goal"] == "mission" or (values["goal"] == "capital" and values["capital.missions"] == "on")
    )


def uses_capitals(seats: int, values: Values) -> bool:
    return values["goal"] == "capital"


def may_deal_missions(seats: int, values: Values) -> bool:
    """Capitals are played for and missions could be dealt too (RK-CAP-2); never with two (RK-2P-4)."""
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

# -- The record ----------------------------------------------------------------------------------------------

STATE = record(
    "State",
    options=OPTIONS_DTYPE,  # public
    phase=I32,  # Phase, public
    ask=I32,  # Ask, public
    due=I32,  # mask of the seats that owe an answer, public
    link=I32,  # Link, the answering seat only
    dealer=I32,  # seat, public
    turn=I32,  # active seat, public
    round=I32,  # from 1, public
    owner=(I32, TERRITORY_COUNT),  # seat or NEUTRAL (NOWHERE before the deal), public
    armies=(I32, TERRITORY_COUNT),  # public
    untouched=(I32, TERRITORY_COUNT),  # 1 until armies of another owner first stand there, public
    held=(I32, MOST_SEATS + 1),  # territories of each owner, public
    pending=(I32, TERRITORY_COUNT),  # armies placed in secret, the owner of the territory only
    stock=(I32, MOST_SEATS),  # starting armies still to place; while placing in secret, own only
    to_place=I32,  # armies the seat asked has to place now, public
    received=I32,  # all armies of this phase 1 (RK-2P-7), public
    bonus_received=I32,  # of them for territories on cards (RK-2P-8), public
    bonus_paid=I32,  # 1 if a territory bonus was paid this turn, public
    bound=I32,  # 1 if the active seat must trade (RK-CARD-9), public
    sets_traded=I32,  # in the whole game (RK-RISE-3), public
    conquered=I32,  # 1 if the active seat has conquered this turn (RK-CARD-12), public
    location=(
        I32,
        CARD_COUNT,
    ),  # seat, UNSEEN, BOTTOM or CAPITAL_CARD + seat; others' hands UNKNOWN in a view
    hand=(I32, MOST_SEATS),  # number of cards, public (RK-HID-2)
    unseen=I32,  # cards in the shuffled part of the pile, public
    bottom=(I32, CARD_COUNT),  # traded cards under the pile in order, NOWHERE beyond, public (RK-CARD-11)
    bottom_count=I32,  # public
    picked=(I32, 3),  # cards chosen for a set so far, the answering seat only
    picked_count=I32,  # the answering seat only
    mission=(I32, MOST_SEATS),  # card dealt, own only (RK-HID-1)
    mission_now=(I32, MOST_SEATS),  # the mission in force (RK-MISS-7, RK-MISS-8), own only
    capital=(I32, MOST_SEATS),  # territory, NOWHERE, or UNKNOWN in a view until it is taken (RK-HID-4)
    capital_open=(I32, MOST_SEATS),  # 1 once it has been taken, public
    fallen=(I32, MOST_SEATS),  # 0 while alive, else the order of elimination from 1, public
    destroyer=(I32, MOST_SEATS),  # who eliminated the seat, NOWHERE, public
    standing=(I32, MOST_SEATS),  # Standing, public
    source=I32,  # of the attack or move in hand; the answering seat only until it is declared
    target=I32,
    declared=I32,  # armies in the attack (RK-ATT-4)
    dice=I32,  # the attacker's dice (RK-ATT-5)
    until=I32,  # go on until the source has so few armies, 0 for one exchange
    least=I32,  # fewest armies to move in (RK-ATT-14)
    counted=I32,  # armies counted out so far; the answering seat only
    victim=I32,  # who lost the target just conquered, else NOWHERE
    winner=I32,  # seat or NOWHERE, public
    won=I32,  # Won, public
)

# -- Action codes --------------------------------------------------------------------------------------------

PLACE = 0  # + 4 * territory + step (1, 5, 25 or all armies)
CARD = PLACE + 4 * TERRITORY_COUNT  # + card: the next card of a set
CAPITAL = CARD + CARD_COUNT  # + territory
ATTACK = CAPITAL + TERRITORY_COUNT  # + directed edge
MOVE_FROM = ATTACK + EDGE_COUNT  # + territory
MOVE_TO = MOVE_FROM + TERRITORY_COUNT  # + territory
ROLL = MOVE_TO + TERRITORY_COUNT  # + index into ROLLS
COUNT = ROLL + 6  # + step: count out 1, 5, 25 or all armies
DEFEND = COUNT + 4  # + dice - 1
STAND = DEFEND + 2  # + Standing
UNTIL = STAND + 3  # attack until as many armies are left as were counted out
DONE = UNTIL + 1  # move the armies counted out
END_REINFORCEMENT = DONE + 1
END_ATTACKS = END_REINFORCEMENT + 1
END_TURN = END_ATTACKS + 1
ACTIONS = END_TURN + 1

STEPS, STEP_ALL = 4, 3
ROLLS = (
    (1, 1),
    (2, 1),
    (2, 2),
    (3, 1),
    (3, 2),
    (3, 3),
)  # armies declared, dice: ROLL + a (a - 1) / 2 + dice - 1

# -- Refusals ------------------------------------------------------------------------------------------------


class Illegal(IntEnum):
    """Why an action is refused. `RULE_OF` names the rule."""

    NONE = 0
    NOT_ASKED = 1
    NO_SUCH_ACTION = 2
    CHAIN_BEGUN = 3
    NOT_YOURS = 4
    NOT_NEUTRAL = 5
    NO_ARMIES_TO_PLACE = 6
    TOO_MANY_ARMIES = 7
    SAY_THE_COUNT = 8
    ARMIES_LEFT_TO_PLACE = 9
    MUST_TRADE = 10
    CARD_NOT_HELD = 11
    CARD_ALREADY_CHOSEN = 12
    NO_SET_WITH_CARD = 13
    TRADE_LOSES_A_SET = 14
    NO_TRADE_NOW = 15
    SOURCE_TOO_WEAK = 16
    TARGET_OWN = 17
    TOO_MANY_DECLARED = 18
    ONE_DIE_ONLY = 19
    TOO_MANY_MOVED = 20
    NOWHERE_TO_MOVE = 21
    NOT_CONNECTED = 22
    STANDING_FIXED = 23
    SEAT_OUT = 24


RULE_OF = {
    Illegal.NOT_ASKED: "RK-TURN-1",
    Illegal.NO_SUCH_ACTION: "RK-TURN-1",
    Illegal.CHAIN_BEGUN: "RK-ATT-3",
    Illegal.NOT_YOURS: "RK-SETUP-10",
    Illegal.NOT_NEUTRAL: "RK-2P-9",
    Illegal.NO_ARMIES_TO_PLACE: "RK-REINF-7",
    Illegal.TOO_MANY_ARMIES: "RK-REINF-6",
    Illegal.SAY_THE_COUNT: "RK-REINF-6",
    Illegal.ARMIES_LEFT_TO_PLACE: "RK-REINF-7",
    Illegal.MUST_TRADE: "RK-CARD-9",
    Illegal.CARD_NOT_HELD: "RK-CARD-1",
    Illegal.CARD_ALREADY_CHOSEN: "RK-CARD-1",
    Illegal.NO_SET_WITH_CARD: "RK-CARD-1",
    Illegal.TRADE_LOSES_A_SET: "RK-CARD-9",
    Illegal.NO_TRADE_NOW: "RK-CARD-10",
    Illegal.SOURCE_TOO_WEAK: "RK-ATT-2",
    Illegal.TARGET_OWN: "RK-ATT-1",
    Illegal.TOO_MANY_DECLARED: "RK-ATT-4",
    Illegal.ONE_DIE_ONLY: "RK-DEF-1",
    Illegal.TOO_MANY_MOVED: "RK-MOVE-1",
    Illegal.NOWHERE_TO_MOVE: "RK-MOVE-2",
    Illegal.NOT_CONNECTED: "RK-MOVE-1",
    Illegal.STANDING_FIXED: "RK-DEF-2",
    Illegal.SEAT_OUT: "RK-ELIM-1",
}

# -- Chance and events ---------------------------------------------------------------------------------------


class Stream(IntEnum):
    """Reasons to draw, each with numbers of its own (RK-GEN-8)."""

    DEALER = 0
    MISSIONS = 1
    DEAL = 2
    PILE = 3
    DICE = 4


# Missions and the pile would tell what stays secret after the end (RK-HID-1, RK-HID-3), and so would what was done:
# capitals never taken (RK-HID-4), cards that were picked and put back (RK-HID-2)
OPEN_STREAMS = frozenset({"dealer", "deal", "dice"})


class Event(IntEnum):
    DEALER_DRAWN = 1  # seat
    TERRITORIES_DEALT = 2
    MISSION_DEALT = 3  # seat, mission, mission in force
    ARMY_PLACED = 4  # owner, territory, armies
    CAPITAL_CHOSEN = 5  # seat, territory
    CAPITALS_CHOSEN = 6
    TURN_BEGAN = 7  # seat, round
    REINFORCED = 8  # seat, base, continents
    SET_TRADED = 9  # seat, card, card, card, armies
    BONUS_PLACED = 10  # seat, territory, armies
    NEUTRAL_REINFORCED = 11  # armies
    ATTACK_DECLARED = 12  # seat, source, target, armies, dice
    # attacker, defender, source, target, attack faces in base 7, defence faces in base 7 + 49 * defender's
    # loss
    EXCHANGE = 13
    TERRITORY_CONQUERED = 14  # seat, territory, former owner
    ARMIES_OCCUPIED = 15  # seat, source, target, armies
    CAPITAL_TAKEN = 16  # seat, territory, founder
    TERRITORY_SEIZED = 17  # seat, territory, former owner
    CARDS_TAKEN = 18  # seat, from, number
    CARDS_TAKEN_SHOWN = 19  # seat, mask of cards 0-21, mask of cards 22-43
    SEAT_ELIMINATED = 20  # seat, by
    CARD_DRAWN = 21  # seat
    CARD_DRAWN_SHOWN = 22  # seat, card
    MISSION_CHANGED = 23  # seat, mission in force
    ARMIES_MOVED = 24  # seat, source, target, armies
    TURN_ENDED = 25  # seat
    STANDING_SET = 26  # seat, Standing
    MISSION_SHOWN = 27  # seat, mission in force
    GAME_WON = 28  # seat, Won
    NEUTRAL_PLACED = 29  # armies on each of its territories


class Rule(IntEnum):
    """The rules that events name; RK_ATT_8 is rule RK-ATT-8."""

    RK_SETUP_1 = 1
    RK_SETUP_4 = 2
    RK_SETUP_7 = 3
    RK_SETUP_10 = 4
    RK_SETUP_11 = 5
    RK_CAP_3 = 6
    RK_TURN_1 = 7
    RK_REINF_1 = 8
    RK_REINF_6 = 9
    RK_CARD_5 = 10
    RK_CARD_7 = 11
    RK_2P_3 = 12
    RK_2P_6 = 13
    RK_2P_9 = 14
    RK_ATT_3 = 15
    RK_ATT_8 = 16
    RK_ATT_13 = 17
    RK_ATT_14 = 18
    RK_CAP_5 = 19
    RK_CAP_7 = 20
    RK_ELIM_2 = 21
    RK_CAP_6 = 22
    RK_ELIM_1 = 23
    RK_CARD_12 = 24
    RK_CARD_13 = 25
    RK_MISS_8 = 26
    RK_MOVE_1 = 27
    RK_TURN_3 = 28
    RK_DEF_2 = 29
    RK_WIN_1 = 30
    RK_WIN_3 = 31
    RK_CAP_1 = 32
    RK_RISE_2 = 33
    RK_HID_2 = 34
    RK_WORLD_2 = 35
    RK_2P_5 = 36
