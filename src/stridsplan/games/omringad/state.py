"""The record of a game of Omringad, its options, and the names of what is asked, done, told and refused.

Who may see a field is said beside it; `view.py` is where that is done. Tiles are individuals, but nobody sees others'
tiles by number: what everybody knows of a stack lies in fields of its own (height, top, ...), kept up by `rules.tiles`.
"""

from enum import IntEnum

from stridsplan.engine.options import Option, Values, options_record
from stridsplan.engine.record import I32, record

from .components import (
    COMBAT_KINDS,
    COUNTRY,
    DIRECTIONS,
    HISTORY,
    MOST_GOLD,
    MOST_SEATS,
    SETTLEMENTS,
    SIDE_OF,
    SLOTS,
    SPECIALS,
    SQUARES,
    TERRAINS,
    TILES,
)

UNKNOWN = -2

# -- Where a tile is: a square, or one of these --------------------------------------------------------------

POOL, ASIDE, ON_OFFER, LIFTED = (
    -1,
    -3,
    -4,
    -5,
)  # a special in the POOL lies in the cup; LIFTED: while it is moved
NOBODY = -1

DRAGON = MOST_SEATS  # a party of its own, and no seat
PARTIES = MOST_SEATS + 1
PLACES = MOST_SEATS * SETTLEMENTS  # settlements are 3 * country + 0 (the castle), 1, 2 (the villages)
MOST_STEPS = 3
SOLITARY = DIRECTIONS  # the group of those that came by no step


class Phase(IntEnum):
    """The eight phases of a round (OM-ROUND-1), and what comes before and after."""

    TERRAIN = 0
    ARMY = 1
    INITIATIVE = 2
    AUCTION = 3
    PURCHASE = 4
    MOVEMENT = 5
    COMBAT = 6
    REINFORCEMENT = 7
    SCORING = 8
    OVER = 9


class Ask(IntEnum):
    NOTHING = 0
    LAY_TERRAIN = 1
    RAISE_ARMY = 2
    READY = 3
    BID = 4
    SEAL_BID = 5
    PLACE_SPECIAL = 6
    PURCHASE = 7
    MOVE = 8
    CHOOSE_BATTLE = 9
    DIPLOMAT = 10
    AIM = 11
    TAKE_HITS = 12
    SHARPSHOOT = 13
    WITHDRAW = 14
    REINFORCE = 15


class Link(IntEnum):
    """How far the answer to a question is made; seen by the answering side only."""

    NONE = 0
    STACKS = 1  # the first army is bought and is being put into stacks
    GROUP = 2  # the square where a move starts is chosen
    PATH = 3  # the group is on its way
    TOP = 4  # a stack is taken up, to lay another tile on top of it


class Reason(IntEnum):
    """Why attackers withdraw."""

    DIPLOMAT = 0
    STALEMATE = 1


class Siege(IntEnum):
    NONE = 0
    MINOR = 1
    MAJOR = 2


# -- Options -------------------------------------------------------------------------------------------------


class Teams(IntEnum):
    EVERYONE = 0
    DIAGONAL = 1
    ROWS = 2
    COLUMNS = 3


class AuctionPace(IntEnum):
    TURNS = 0
    LIVE = 1
    SEALED = 2


class Unplaced(IntEnum):
    KEPT = 0
    LOST = 1


class MageStep(IntEnum):
    MELEE = 0
    RANGED = 1


class PinCount(IntEnum):
    ALL = 0
    COMBAT = 1


class Defender(IntEnum):
    FIRST = 0
    CONTROLLER = 1


def are_four(seats: int, values: Values) -> bool:
    return seats == 4


def has_teams(seats: int, values: Values) -> bool:
    return seats == 4 and values["teams"] != "everyone"


def sides(values: Values, seats: int) -> tuple[int, ...]:
    """The side of every seat (OM-4P-3)."""
    return tuple(int(side) for side in SIDE_OF[Teams[str(values["teams"]).upper()], :seats])


OPTIONS = (
    Option("limit", (50, 100, 140), 50),
    Option("teams", Teams, "everyone", relevant=are_four, fits=lambda seats, value: seats == 4 or value == "everyone"),
    Option("both_must_reach", bool, False, relevant=has_teams),
    Option("auction", AuctionPace, "turns"),
    Option("unplaced", Unplaced, "kept"),
    Option("mage", MageStep, "melee"),
    Option("pin", PinCount, "all"),
    Option("defender", Defender, "first"),
    Option("unequal_stacks", bool, False),
)  # fmt: skip
OPTIONS_DTYPE = options_record(OPTIONS)
PROFILES = {
    "blitz": {},
    "field_battle": {"limit": 100},
    "total_dominion": {"limit": 140},
}

# -- The record ----------------------------------------------------------------------------------------------

STACKS = (I32, (SQUARES, MOST_SEATS))

STATE = record(
    "State",
    options=OPTIONS_DTYPE,  # public
    phase=I32,  # Phase, public
    ask=I32,  # Ask, public
    due=I32,  # mask of the seats that owe an answer, public
    round=I32,  # from 1, public
    holder=I32,  # the seat with the initiative marker, NOBODY before round 1, public
    turn=I32,  # the active seat of movement and reinforcement, or the bidder in turn; public
    passed=I32,  # mask of the seats that have passed in this movement phase, public
    revealed=I32,  # 1 once the countries lie open (OM-SETUP-5), 2 once the first stacks do (OM-SETUP-14); public
    terrain=(I32, SQUARES),  # Terrain; others' UNKNOWN until revealed
    settlement=(I32, PLACES),  # squares of each country's castle and villages, NOWHERE before; like terrain
    control=(I32, SQUARES),  # the seat that controls a square, NOBODY beyond the board; public
    gold=(I32, MOST_SEATS),  # public (OM-INC-4)
    budget=(I32, MOST_SEATS),  # gold at the start of the last purchase; public
    spent=(I32, MOST_SEATS),  # of it so far, own side only (OM-BUY-5)
    score=(I32, MOST_SEATS),  # public
    # Tiles: own side only, but for the dragon, the cup and the special on offer
    place=(I32, TILES),  # a square, POOL, ASIDE or ON_OFFER; others' UNKNOWN
    damaged=(I32, TILES),  # 1: it has taken a hit
    origin=(I32, TILES),  # the square of its last step in this round, NOWHERE: it has not moved
    owner=(I32, SPECIALS),  # the seat whose special it is, NOBODY in the cup; public
    # Stacks, by square and seat: public
    height=STACKS,  # number of tiles (OM-STACK-2)
    capable=STACKS,  # 1 if one of them can conquer and besiege (OM-STACK-2)
    top=STACKS,  # slot of the tile on top, 2 * kind + damaged (OM-STACK-1); own side only before the armies lie open
    under=STACKS,  # 1 if a general shows under the horses (OM-STACK-4)
    entered=STACKS,  # tiles that moved in during this round
    origins=STACKS,  # the directions they came from, as bits
    pinning=STACKS,  # how many of them pin (OM-PIN-5)
    arrived=STACKS,  # order of arrival in this round, 0: it was there before (OM-COMBAT-4)
    arrivals=I32,  # arrivals so far in this round
    restacked=STACKS,  # 1 if the owner has changed the top in this turn of placing (OM-STACK-5)
    # A half-made answer: the answering side only
    link=(I32, MOST_SEATS),  # Link
    start=I32,  # where the move in hand starts
    available=(I32, SLOTS),  # unmoved tiles there, by slot
    taken=(I32, SLOTS),  # tiles of its group, by slot
    goers=I32,  # their number
    lead=I32,  # slot that shall lie on top of the group, else NOWHERE
    rest=I32,  # slot that shall lie on top of what stays, else NOWHERE
    path=(I32, MOST_STEPS),  # the squares it has stepped to
    steps=I32,
    # Auction: public
    offer=I32,  # the special on offer, 0-7, else NOBODY
    bidders=I32,  # mask of the seats that may bid and have not folded
    bid=I32,  # the highest bid so far
    bids=I32,  # number of bids so far
    high=I32,  # the seat that made it
    sealed=(I32, MOST_SEATS),  # sealed highest bids, 0: none; own only until all have answered
    # Battle: public, but for `aimed` and `after`
    battle=I32,  # its square, else NOWHERE
    defender=I32,  # the side that defends, else NOBODY (OM-COMBAT-4, OM-4P-7)
    step=I32,  # Step
    fight_on=I32,  # 1: the diplomat was not played before this step
    force=(I32, (PARTIES, SLOTS)),  # tiles in the battle by party and slot (OM-COMBAT-3)
    rolled=(I32, MOST_SEATS),  # ordinary hits each seat rolled in this step
    dragon_hits=I32,
    sharp=I32,  # 1: the sharpshooters have hit and have still to choose
    sharp_seat=I32,  # the seat that rolled for them in this step, else NOBODY
    aimed=(I32, (MOST_SEATS, PARTIES)),  # hits each seat has aimed at a party; own only (OM-4P-6)
    hits=(I32, PARTIES),  # ordinary hits still to take; own only while they are being taken
    after=(I32, (PARTIES, SLOTS)),  # what is left after the hits taken so far; own only
    reason=I32,  # Reason, of a withdrawal
    group=I32,  # the direction the withdrawing group came from, or SOLITARY
    # Reinforcement
    placed=(I32, PLACES),  # units placed in each settlement in this phase, public
    # Accounts of past rounds, the newest last: public
    rounds=I32,  # how many there are
    income=(I32, (HISTORY, MOST_SEATS)),
    points=(I32, (HISTORY, MOST_SEATS)),
    winners=I32,  # mask of seats, 0 while play goes on
)  # fmt: skip

# -- Action codes --------------------------------------------------------------------------------------------

LAY = 0  # + 25 * (Terrain - 1) + cell of the own country
BUY = LAY + COUNTRY * (TERRAINS - 1)  # + kind
PUT = BUY + COMBAT_KINDS  # + 12 * kind + settlement: a unit set aside is placed
MERGE = PUT + COMBAT_KINDS * PLACES  # + 12 * kind + settlement
BID = MERGE + COMBAT_KINDS * PLACES  # + gold - 1
LODGE = BID + MOST_GOLD  # + settlement: the special that was bought
LAIR = LODGE + PLACES  # + square: the dragon
START = LAIR + SQUARES  # + square
TAKE = START + SQUARES  # + slot
STEP = TAKE + SLOTS  # + direction
BATTLE = STEP + DIRECTIONS  # + square
AIM = BATTLE + SQUARES  # + party
HIT = AIM + PARTIES  # + slot
TARGET = HIT + SLOTS  # + 28 * party + slot
WITHDRAW = TARGET + PARTIES * SLOTS  # + direction
TAKE_ALL = WITHDRAW + DIRECTIONS
STOP = TAKE_ALL + 1
PASS = STOP + 1
END_PURCHASE = PASS + 1
READY = END_PURCHASE + 1
FOLD = READY + 1
CALL_OFF = FOLD + 1
FIGHT_ON = CALL_OFF + 1
END_REINFORCEMENT = FIGHT_ON + 1
LEAD = END_REINFORCEMENT + 1  # + slot: on top of those who go
TOP = LEAD + SLOTS  # + slot: on top of what stays, or of the stack taken up
ACTIONS = TOP + SLOTS

# -- Refusals ------------------------------------------------------------------------------------------------


class Illegal(IntEnum):
    """Why an action is refused. `RULE_OF` names the rule."""

    NONE = 0
    NOT_ASKED = 1
    NO_SUCH_ACTION = 2
    CHAIN_BEGUN = 3
    CELL_TAKEN = 4
    NONE_OF_TERRAIN_LEFT = 5
    NOT_ENOUGH_GOLD = 6
    POOL_EMPTY = 7
    NOT_IN_THREES = 8
    STACK_FULL = 9
    NOT_YOUR_SETTLEMENT = 10
    NONE_SET_ASIDE = 11
    BESIEGED = 12
    UNITS_LEFT_TO_PLACE = 13
    NO_PAIR_TO_MERGE = 14
    BID_TOO_LOW = 15
    BID_OVER_GOLD = 16
    NO_PLACE_FOR_SPECIAL = 17
    NOT_A_LAIR = 18
    NO_TILE_THERE = 19
    NOTHING_LEFT_TO_MOVE = 20
    HORSES_ALONE = 21
    STACK_PINNED = 22
    TOWARDS_ATTACKER = 23
    TOO_FAR = 24
    LAKE = 25
    MUST_STOP = 26
    BORDER_CLOSED = 27
    SAME_SQUARE = 28
    NO_STEP_YET = 29
    NO_BATTLE_THERE = 30
    NOT_AN_OPPONENT = 31
    CANNOT_BE_HIT = 32
    SQUARE_NOT_FREE = 33
    TOP_FIXED = 34
    TOP_SETTLED = 35


RULE_OF = {
    Illegal.NOT_ASKED: "OM-ROUND-2",
    Illegal.NO_SUCH_ACTION: "OM-ROUND-1",
    Illegal.CHAIN_BEGUN: "OM-MOVE-3",
    Illegal.CELL_TAKEN: "OM-SETUP-3",
    Illegal.NONE_OF_TERRAIN_LEFT: "OM-SETUP-3",
    Illegal.NOT_ENOUGH_GOLD: "OM-BUY-1",
    Illegal.POOL_EMPTY: "OM-BUY-2",
    Illegal.NOT_IN_THREES: "OM-SETUP-12",
    Illegal.STACK_FULL: "OM-SETUP-11",
    Illegal.NOT_YOUR_SETTLEMENT: "OM-REINF-1",
    Illegal.NONE_SET_ASIDE: "OM-REINF-1",
    Illegal.BESIEGED: "OM-SIEGE-5",
    Illegal.UNITS_LEFT_TO_PLACE: "OM-REINF-4",
    Illegal.NO_PAIR_TO_MERGE: "OM-REINF-6",
    Illegal.BID_TOO_LOW: "OM-AUCT-8",
    Illegal.BID_OVER_GOLD: "OM-AUCT-9",
    Illegal.NO_PLACE_FOR_SPECIAL: "OM-AUCT-16",
    Illegal.NOT_A_LAIR: "OM-DRAGON-1",
    Illegal.NO_TILE_THERE: "OM-MOVE-2",
    Illegal.NOTHING_LEFT_TO_MOVE: "OM-MOVE-4",
    Illegal.HORSES_ALONE: "OM-HORSE-4",
    Illegal.STACK_PINNED: "OM-PIN-2",
    Illegal.TOWARDS_ATTACKER: "OM-PIN-1",
    Illegal.TOO_FAR: "OM-MOVE-10",
    Illegal.LAKE: "OM-MOVE-15",
    Illegal.MUST_STOP: "OM-MOVE-16",
    Illegal.BORDER_CLOSED: "OM-PEACE-3",
    Illegal.SAME_SQUARE: "OM-PIN-7",
    Illegal.NO_STEP_YET: "OM-MOVE-7",
    Illegal.NO_BATTLE_THERE: "OM-COMBAT-1",
    Illegal.NOT_AN_OPPONENT: "OM-4P-6",
    Illegal.CANNOT_BE_HIT: "OM-HIT-1",
    Illegal.SQUARE_NOT_FREE: "OM-WITHDRAW-1",
    Illegal.TOP_FIXED: "OM-STACK-3",
    Illegal.TOP_SETTLED: "OM-STACK-5",
}

# -- Chance and events ---------------------------------------------------------------------------------------


class Stream(IntEnum):
    """Reasons to draw, each with numbers of its own. All end in the open, so all may be published."""

    INITIATIVE = 0
    CUP = 1
    DICE = 2


class Event(IntEnum):
    TERRAIN_SEALED = 1  # seat
    TERRAIN_REVEALED = 2
    ARMY_SEALED = 3  # seat
    ARMIES_REVEALED = 4
    ROUND_BEGAN = 5  # number, holder
    INITIATIVE_ROLLED = 6  # seat, face
    SPECIAL_DRAWN = 7  # special
    WAS_READY = 8  # seat
    BID_MADE = 9  # seat, gold
    BID_SEALED = 10  # seat
    FOLDED = 11  # seat
    AUCTION_WON = 12  # seat, special, gold
    SPECIAL_RETURNED = 13  # special: nobody has bid
    SPECIAL_PLACED = 14  # seat, special, square
    PURCHASE_SEALED = 15  # seat
    UNIT_BOUGHT = 16  # seat, kind
    MOVED = 17  # seat, tiles, path, slot on top of the group, slot on top of what stays or -1
    CONQUERED = 18  # seat, square, former controller
    HORSES_LOST = 19  # seat, square
    PASSED = 20  # seat
    BATTLE_BEGAN = 21  # square, defending side, mask of seats, 1 if the dragon fights
    FORCE_SHOWN = 22  # party, and the counts of its slots, seven to a number in base 17
    DICE_ROLLED = 23  # party, slot, threshold, number of dice, faces in base 7, further faces
    HITS_TAKEN = 24  # party, kind, undamaged ones hit, eliminated, left undamaged, left damaged
    TARGET_CHOSEN = 25  # seat, party, slot
    BATTLE_CALLED_OFF = 26  # seat, square
    STALEMATE = 27  # square
    WITHDREW = 28  # seat, from, to, tiles
    CUT_OFF = 29  # seat, square, tiles
    BATTLE_ENDED = 30  # square, mask of the seats that stand there, 1 if the dragon lives
    UNIT_PLACED = 31  # seat, square
    UNIT_PLACED_SHOWN = 32  # seat, square, kind
    MERGED = 33  # seat, square
    MERGED_SHOWN = 34  # seat, square, kind
    UNITS_KEPT = 35  # seat, number
    UNITS_LOST = 36  # seat, number
    INCOME = 37  # seat, areas
    SCORED = 38  # seat, points of this round, total, 1 with the point of the majority
    TIED_AT_LIMIT = 39  # total
    GAME_WON = 40  # mask of seats, total
    REINFORCED = 41  # seat
    HITS_AIMED = 42  # seat, party, number
    DECLINED = 43  # seat: it does not open the bidding
    TEAM_HELD_BACK = 44  # mask of seats, their total, limit, the total that is enough
    TOP_CHOSEN = 45  # seat, square, slot


class Rule(IntEnum):
    """The rules that events name; OM_SETUP_5 is rule OM-SETUP-5."""

    OM_SETUP_5 = 1
    OM_SETUP_14 = 2
    OM_INIT_1 = 3
    OM_INIT_3 = 4
    OM_AUCT_2 = 5
    OM_AUCT_5 = 6
    OM_AUCT_7 = 7
    OM_AUCT_8 = 8
    OM_AUCT_11 = 9
    OM_AUCT_12 = 10
    OM_AUCT_16 = 11
    OM_DRAGON_1 = 12
    OM_BUY_1 = 13
    OM_BUY_5 = 14
    OM_MOVE_1 = 15
    OM_MOVE_5 = 16
    OM_MOVE_6 = 17
    OM_CTRL_2 = 18
    OM_HORSE_5 = 19
    OM_HORSE_6 = 20
    OM_COMBAT_1 = 21
    OM_COMBAT_3 = 22
    OM_COMBAT_10 = 23
    OM_HIT_1 = 24
    OM_SHARP_1 = 25
    OM_DIP_1 = 26
    OM_AFTER_1 = 27
    OM_AFTER_2 = 28
    OM_AFTER_5 = 29
    OM_WITHDRAW_1 = 30
    OM_WITHDRAW_2 = 31
    OM_REINF_1 = 32
    OM_REINF_2 = 33
    OM_REINF_5 = 34
    OM_REINF_6 = 35
    OM_INC_1 = 36
    OM_SCORE_1 = 37
    OM_END_1 = 38
    OM_END_3 = 39
    OM_TEAM_4 = 40
    OM_STACK_8 = 41
    OM_4P_6 = 42
    OM_AUCT_21 = 43
    OM_TEAM_7 = 44
    OM_STACK_5 = 45
