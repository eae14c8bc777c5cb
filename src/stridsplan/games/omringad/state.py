"""The record of a game of Omringad, its options, questions, refusals and events.

Each tile has a number, but nobody sees the numbers of others' tiles: separate fields (height, top, ...) have what
everybody knows of a stack; `rules.tiles` keeps them up to date.
"""

from stridsplan.engine.bits import has_bit
from stridsplan.engine.declare import Events, Refusals, event, refusal, rule_ids
from stridsplan.engine.enums import IntEnum
from stridsplan.engine.options import Option, Values, options_record
from stridsplan.engine.record import record, rule
from stridsplan.engine.visibility import observer, own_seat, public, seen

from .components import (
    ARMY,
    COUNTRY,
    DIRECTIONS,
    FIRST_SPECIAL,
    HISTORY,
    MOST_SEATS,
    NOWHERE,
    SETTLEMENTS,
    SIDE_OF,
    SLOTS,
    SPECIALS,
    SQUARES,
    TILES,
)

UNKNOWN = -2
NOBODY = -1

# The place of a tile that is not on a square
POOL = -1  # for a special: in the cup
ASIDE = -3  # bought, and not placed yet
ON_OFFER = -4  # the special in the auction
LIFTED = -5  # while it moves

DRAGON = MOST_SEATS  # a party that is not a seat
PARTIES = MOST_SEATS + 1
# A settlement is 3 * country + 0 (the castle), 1 or 2 (the villages)
ALL_SETTLEMENTS = MOST_SEATS * SETTLEMENTS
MOST_STEPS = 3  # of a move (OM-MOVE-8)
# In place of the direction from which a tile came, if it did not step into the square in this round
NO_DIRECTION = DIRECTIONS


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


class AnswerStep(IntEnum):
    """The step that a compound action has reached."""

    NONE = 0
    STACKS = 1  # the first army is bought and is being put into stacks
    GROUP = 2  # the square where a move starts is chosen
    PATH = 3  # the group has made a step
    TOP = 4  # a stack is chosen, to put another tile on top of it


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


def has_four_seats(seats: int, values: Values) -> bool:
    return seats == 4


def has_teams(seats: int, values: Values) -> bool:
    return seats == 4 and values["teams"] != "everyone"


def sides(values: Values, seats: int) -> tuple[int, ...]:
    """Return the side of every seat (OM-4P-3)."""
    return tuple(int(side) for side in SIDE_OF[Teams[str(values["teams"]).upper()], :seats])


OPTIONS = (
    Option("limit", (50, 100, 140), 50),
    Option("teams", Teams, "everyone", relevant=has_four_seats,
           fits=lambda seats, value: seats == 4 or value == "everyone"),
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

# -- Who may see what ----------------------------------------------------------------------------------------


@rule
def is_own_side(s, seat, other):
    """Return whether two seats are on one side, whose members know the same (OM-STACK-10); a spectator (-1) has no
    side."""
    return seat >= 0 and SIDE_OF[s.options.teams, seat] == SIDE_OF[s.options.teams, other]


@rule
def is_tile_known(s, seat, tile):
    """Return whether a seat knows a tile: it knows the tiles of its side, the tiles in the cup, the special on offer
    and the dragon (OM-STACK-8 to OM-STACK-10, OM-DRAGON-9)."""
    owner = tile // ARMY if tile < FIRST_SPECIAL else s.owner[tile - FIRST_SPECIAL]
    return owner == NOBODY or owner >= s.options.seats or is_own_side(s, seat, owner)


@rule
def is_terrain_known(s, seat, square):
    """Return whether a seat knows the terrain of a square: countries are secret until all are complete (OM-SETUP-5)."""
    country = square // COUNTRY
    return s.revealed > 0 or country == seat or country >= s.options.seats


@rule
def is_top_known(s, seat, square, other):
    """Return whether a seat knows the top of a stack: tops are public once the first stacks are revealed (OM-STACK-1,
    OM-SETUP-14)."""
    return s.revealed == 2 or is_own_side(s, seat, other)


@rule
def is_aim_known(s, seat, other):
    """Return whether a seat knows an aim: aims are secret until all have answered (OM-4P-6)."""
    return other == seat or s.ask != Ask.AIM


@rule
def is_asked(s, seat):
    """Return whether the seat may see the incomplete move: only the seat that is asked may (OM-STACK-7)."""
    return seat >= 0 and has_bit(s.due, seat)


# -- The record ----------------------------------------------------------------------------------------------

STACKS = SQUARES, MOST_SEATS

STATE = record(
    "State",
    options=public(OPTIONS_DTYPE),
    phase=public(),  # Phase
    ask=public(),  # Ask
    due=public(),  # bit mask of the seats that must answer
    round=public(),  # from 1
    holder=public(),  # the seat with the initiative marker, NOBODY before round 1
    turn=public(),  # the active seat of movement and reinforcement, or the bidder in turn
    passed=public(),  # mask of the seats that have passed in movement, or have ended their reinforcement
    revealed=public(),  # 1 once the countries are public (OM-SETUP-5), 2 once the first stacks are (OM-SETUP-14)
    terrain=seen(is_terrain_known, SQUARES, otherwise=UNKNOWN),  # Terrain
    # squares of each country's castle and villages, NOWHERE before they are revealed
    settlement=public(ALL_SETTLEMENTS),
    control=public(SQUARES),  # the seat that controls a square, NOBODY beyond the board (OM-CTRL-10)
    gold=public(MOST_SEATS),  # OM-INC-4
    budget=public(MOST_SEATS),  # gold at the start of the last purchase
    spent=seen(is_own_side, MOST_SEATS),  # gold spent so far, of `gold` (OM-BUY-5)
    score=public(MOST_SEATS),  # OM-SCORE-3
    # Tiles
    place=seen(is_tile_known, TILES, otherwise=UNKNOWN),  # a square, POOL, ASIDE, ON_OFFER or LIFTED
    damaged=seen(is_tile_known, TILES),  # 1: it has taken a hit
    # the square where its last step in this round began; NOWHERE: no step
    origin=seen(is_tile_known, TILES, otherwise=NOWHERE),
    owner=public(SPECIALS),  # the seat whose special it is, NOBODY in the cup
    # Stacks, by square and seat (OM-STACK-1 to OM-STACK-7)
    height=public(STACKS),  # number of tiles (OM-STACK-2)
    capable=public(STACKS),  # 1 if one of them can conquer and besiege (OM-STACK-2)
    # slot of the tile on top, 2 * kind + damaged (OM-STACK-1); NOWHERE: no tile
    top=seen(is_top_known, STACKS, otherwise=NOWHERE),
    under=public(STACKS),  # 1 if a general is visible under the horses (OM-STACK-4)
    entered=public(STACKS),  # number of its tiles that moved in during this round
    origins=public(STACKS),  # the directions that they came from, or NO_DIRECTION, as bits
    pinning=public(STACKS),  # how many of them pin (OM-PIN-5)
    arrived=public(STACKS),  # order of arrival in this round; 0: the stack was there before (OM-COMBAT-4)
    arrivals=public(),  # arrivals so far in this round
    restacked=public(STACKS),  # 1 if the owner has changed the top in this reinforcement (OM-STACK-5)
    # An incomplete answer
    answer_step=own_seat(MOST_SEATS),  # AnswerStep
    # where the incomplete move starts, or the stack that gets a new top
    start=seen(is_asked, otherwise=NOWHERE),
    available=seen(is_asked, SLOTS),  # unmoved tiles there, by slot
    taken=seen(is_asked, SLOTS),  # tiles of its group, by slot
    goers=seen(is_asked),  # number of tiles taken
    lead=seen(is_asked, otherwise=NOWHERE),  # slot chosen to lie on top of the group, else NOWHERE
    rest=seen(is_asked, otherwise=NOWHERE),  # slot chosen to lie on top of what stays, else NOWHERE
    path=seen(is_asked, MOST_STEPS, otherwise=NOWHERE),  # the squares it has stepped to
    steps=seen(is_asked),  # how many squares that are
    # Auction
    offer=public(),  # the special on offer, 0-7, else NOBODY
    bidders=public(),  # mask of the seats that may bid and have not folded
    bid=public(),  # the highest bid so far
    bids=public(),  # number of bids so far
    high=public(),  # the seat that made the highest bid
    sealed=own_seat(MOST_SEATS),  # sealed highest bids until all have answered, 0: none
    # Battle: public (OM-COMBAT-3), except aims and the hits that are being taken (OM-HIT-6)
    battle=public(),  # its square, else NOWHERE
    defender=public(),  # the side that defends, else NOBODY (OM-COMBAT-4, OM-4P-7)
    step=public(),  # Step
    fight_on=public(),  # 1: the diplomat was not used before this step
    force=public((PARTIES, SLOTS)),  # tiles in the battle by party and slot (OM-COMBAT-3)
    rolled=public(MOST_SEATS),  # ordinary hits each seat rolled in this step
    dragon_hits=public(),
    sharp=public(),  # 1: the sharpshooters have hit and must still choose a target
    sharp_seat=public(),  # the seat that rolled for them in this step, else NOBODY
    aimed=seen(is_aim_known, (MOST_SEATS, PARTIES)),  # hits each seat has aimed at a party
    hits=own_seat(PARTIES),  # ordinary hits still to take
    after=own_seat((PARTIES, SLOTS)),  # tiles left after the hits taken so far
    reason=public(),  # Reason, of a withdrawal
    group=public(),  # the direction the withdrawing group came from, or NO_DIRECTION
    # Reinforcement
    placed=public(ALL_SETTLEMENTS),  # units placed in each settlement in this phase
    # Income and points of past rounds, the newest last
    rounds=public(),  # how many rounds are stored
    income=public((HISTORY, MOST_SEATS)),
    points=public((HISTORY, MOST_SEATS)),
    winners=public(),  # mask of seats, 0 while play goes on
)
observe = observer(STATE)

# -- Refusals ------------------------------------------------------------------------------------------------


class Illegal(Refusals):
    """Why an action is refused."""

    NONE = refusal()
    NOT_ASKED = refusal("OM-ROUND-2")
    NO_SUCH_ACTION = refusal("OM-ROUND-1")
    COMPOUND_ACTION_BEGUN = refusal("OM-MOVE-3")
    CELL_TAKEN = refusal("OM-SETUP-3")
    NONE_OF_TERRAIN_LEFT = refusal("OM-SETUP-3")
    NOT_ENOUGH_GOLD = refusal("OM-BUY-1")
    POOL_EMPTY = refusal("OM-BUY-2")
    NOT_IN_THREES = refusal("OM-SETUP-12")
    STACK_FULL = refusal("OM-SETUP-11")
    NOT_YOUR_SETTLEMENT = refusal("OM-REINF-1")
    NONE_SET_ASIDE = refusal("OM-REINF-1")
    BESIEGED = refusal("OM-SIEGE-5")
    UNITS_LEFT_TO_PLACE = refusal("OM-REINF-4")
    NO_PAIR_TO_MERGE = refusal("OM-REINF-6")
    BID_TOO_LOW = refusal("OM-AUCT-8")
    BID_OVER_GOLD = refusal("OM-AUCT-9")
    NO_PLACE_FOR_SPECIAL = refusal("OM-AUCT-16")
    NOT_A_LAIR = refusal("OM-DRAGON-1")
    NO_TILE_THERE = refusal("OM-MOVE-2")
    NOTHING_LEFT_TO_MOVE = refusal("OM-MOVE-4")
    HORSES_ALONE = refusal("OM-HORSE-4")
    STACK_PINNED = refusal("OM-PIN-2")
    TOWARDS_ATTACKER = refusal("OM-PIN-1")
    TOO_FAR = refusal("OM-MOVE-10")
    LAKE = refusal("OM-MOVE-15")
    MUST_STOP = refusal("OM-MOVE-16")
    BORDER_CLOSED = refusal("OM-PEACE-3")
    SAME_SQUARE = refusal("OM-PIN-7")
    NO_STEP_YET = refusal("OM-MOVE-7")
    NO_BATTLE_THERE = refusal("OM-COMBAT-1")
    NOT_AN_OPPONENT = refusal("OM-4P-6")
    CANNOT_BE_HIT = refusal("OM-HIT-1")
    SQUARE_NOT_FREE = refusal("OM-WITHDRAW-1")
    TOP_FIXED = refusal("OM-STACK-3")
    TOP_SETTLED = refusal("OM-STACK-5")
    OTHER_COUNTRY = refusal("OM-SETUP-3")
    NOT_ADJACENT = refusal("OM-MOVE-8")


# -- Chance and events ---------------------------------------------------------------------------------------


class Stream(IntEnum):
    """Random streams. Every draw becomes public in the end, so all may be published."""

    INITIATIVE = 0
    CUP = 1
    DICE = 2


class Event(Events):
    """Events of the log."""

    TERRAIN_SEALED = event("OM-SETUP-5", "seat", quiet=True)
    TERRAIN_REVEALED = event("OM-SETUP-5", revealing=True)
    ARMY_SEALED = event("OM-SETUP-14", "seat", quiet=True)
    ARMIES_REVEALED = event("OM-SETUP-14", revealing=True)
    ROUND_BEGAN = event("OM-INIT-3", "number holder")
    INITIATIVE_ROLLED = event("OM-INIT-1", "seat dice")
    SPECIAL_DRAWN = event("OM-AUCT-2", "special")
    WAS_READY = event("OM-AUCT-5", "seat", quiet=True)
    BID_MADE = event("OM-AUCT-8", "seat gold", revealing=True)
    BID_SEALED = event("OM-AUCT-8", "seat")
    FOLDED = event("OM-AUCT-11", "seat", revealing=True)
    AUCTION_WON = event("OM-AUCT-7", "seat special gold", revealing=True)
    SPECIAL_RETURNED = event("OM-AUCT-12", "special", revealing=True)  # nobody has bid
    SPECIAL_PLACED = event("OM-DRAGON-1", "seat special square")
    PURCHASE_SEALED = event("OM-BUY-1", "seat", quiet=True)
    UNIT_BOUGHT = event("OM-BUY-5", "seat kind", quiet=True)
    # path: see `rules.movement.pack_path`; top: slot on top of the group; left: slot on top of what stays, or NOBODY
    MOVED = event("OM-MOVE-1", "seat number path top left")
    CONQUERED = event("OM-CTRL-2", "seat square loser:seat")  # loser: the former controller
    HORSES_LOST = event("OM-HORSE-5", "seat square")
    PASSED = event("OM-MOVE-6", "seat")
    # side: the defenders; seats: a mask; dragon: 1 if it fights
    BATTLE_BEGAN = event("OM-COMBAT-1", "square side seats dragon", revealing=True)
    # slots: how many tiles of slots 0-6, 7-13, 14-20 and 21-27, each seven counts as the digits of a number in base 17
    FORCE_SHOWN = event("OM-COMBAT-3", "party slots slots slots slots", quiet=True)
    # least: the lowest die that hits; number: of dice; faces, more: the dice, as the digits of two numbers in base 7
    DICE_ROLLED = event("OM-COMBAT-10", "party slot least number faces more")
    # whole: undamaged tiles that were hit; lost: eliminated tiles, damaged or not; ..._left: tiles that are left
    HITS_TAKEN = event("OM-HIT-1", "party kind whole lost whole_left damaged_left", revealing=True)
    TARGET_CHOSEN = event("OM-SHARP-1", "seat target slot")
    BATTLE_CALLED_OFF = event("OM-DIP-1", "seat square")
    STALEMATE = event("OM-AFTER-5", "square")
    WITHDREW = event("OM-WITHDRAW-1", "seat from:square to:square number", revealing=True)
    CUT_OFF = event("OM-WITHDRAW-1", "seat square number", revealing=True)
    # seats: a mask of the seats with tiles there; dragon: 1 if it lives
    BATTLE_ENDED = event("OM-AFTER-1", "square seats dragon", revealing=True)
    UNIT_PLACED = event("OM-REINF-1", "seat square", quiet=True)
    UNIT_PLACED_SHOWN = event("OM-STACK-8", "seat square kind", quiet=True)
    MERGED = event("OM-REINF-6", "seat square")
    MERGED_SHOWN = event("OM-REINF-6", "seat square kind", quiet=True)
    UNITS_KEPT = event("OM-REINF-5", "seat number")
    UNITS_LOST = event("OM-REINF-5", "seat number")
    INCOME = event("OM-INC-1", "seat gold")
    SCORED = event("OM-SCORE-1", "seat points total majority")  # majority: 1 with the point for it
    TIED_AT_LIMIT = event("OM-END-3", "total")
    GAME_WON = event("OM-END-1", "winners total")  # a mask of seats
    REINFORCED = event("OM-REINF-2", "seat", quiet=True)
    HITS_AIMED = event("OM-4P-6", "seat target number", revealing=True)
    DECLINED = event("OM-AUCT-21", "seat", revealing=True)  # it does not open the bidding
    # a mask of seats; enough: the total that is enough
    TEAM_HELD_BACK = event("OM-TEAM-7", "winners total limit enough")
    TOP_CHOSEN = event("OM-STACK-5", "seat square top")


# Rules that an event may name in place of the one it declares
Rule = rule_ids("OM-MOVE-5", "OM-AUCT-16", "OM-CTRL-2", "OM-AFTER-2", "OM-WITHDRAW-2")
