"""The record of a campaign of Slaget om Clusta Noba.

It holds two ledgers. The truth, which only the umpire knows, is `hidden`. What a side believes is indexed by seat and
seen by that seat alone: its own forces as last reported, sightings, and the orders that it has sent. Only couriers,
and the eyes of the commander-in-chief in his own hex, bring truth into a side's ledger (CN-INFO-5).

Hexes are row * 20 + column. Moments are pulses of half an hour, 36 a day, from 06.00 of day 0. Men are counted; troop
values (TV) are kept in half points; movement in twelfths of a movement point.
"""

from enum import IntEnum

from stridsplan.engine.record import record, rule
from stridsplan.engine.visibility import Field, Shape, observer, public, seen

from .components.battle import FATES
from .components.dice import DICE, LOADED
from .components.movement import SCRATCH
from .components.orders import WISHES
from .components.pools import (
    CAMPS,
    CAPTIVES,
    COMMANDERS,
    COURIER_PATH,
    DAYS_OF_LOSS,
    ENTRIES,
    FORCES,
    FRONTS,
    GRAVES,
    LINE_NUMBERS,
    LINES,
    MARKERS,
    MESSAGES,
    POOLS_OF_DEAD,
    READINGS,
    REFUGES,
    SHEETS,
    SIDES,
    SIGHTINGS,
    SPECIALISTS,
    TROOPS,
    UNIT_WORDS,
    UNITS,
    UNKNOWN,
    WALKERS,
)  # fmt: skip
from .options import MOST_PLAYERS, OPTIONS_DTYPE
from .seating import is_umpire

SEATS = MOST_PLAYERS
MOST_SEATS = SEATS + 1  # with the umpire's
HEXES = 501  # 25 rows of 20, and the box of CRU beyond the bridge
PLACES = 16  # settlements of a scenario, at most

DAY_ROUNDS = 6
ROUNDS = 9  # with N1 to N3
PULSES = 4  # of a round
DAY = ROUNDS * PULSES  # pulses


class Ask(IntEnum):
    NOTHING = 0
    SET_UP = 1  # who is commander-in-chief, where the ships come from (CN-ARR-3, CN-CMD-6)
    ORDERS = 2  # before each day (CN-TIME-5)
    LIVE = 3  # the commander-in-chief's own hex, before each round (CN-ORDER-13)
    UMPIRE = 4  # a human umpire, before a step of 6.4 (6.5)


class Next(IntEnum):
    """The stage of flow.py that comes next."""

    ASKED = 0  # play waits for an answer, or is over
    BEGIN_CAMPAIGN = 1
    BEGIN_DAY = 2
    ASK_ORDERS = 3
    SEND_ORDERS = 4
    ASK_LIVE = 5
    BEGIN_ROUND = 6
    SAIL = 7
    WALK = 8
    MARCH = 9
    FIGHT = 10
    SETTLE = 11
    END_ROUND = 12
    END_DAY = 13
    END_NIGHT = 14


STEPS = tuple(Next)[Next.BEGIN_DAY :]  # before which a human umpire may pause


class Step(IntEnum):
    """How far a seat is with what it writes."""

    NONE = 0
    UNITS = 1  # a column is begun: its units, or the time of its first entry
    ORDER = 2  # the entry has a time
    HEX = 3  # it has an order that names a hex
    ENTRY = 4  # the entry may stand so
    VIA = 5  # the next hex is one that the route leads through
    WISH = 6  # the next of three wishes
    WISH_HEX = 7
    ERRAND = 8
    # What the umpire has begun
    NUMBER = 9  # its digits, then its end
    PLACE = 10  # a hex
    RESCUED = 11  # a person who is saved
    FIGURE = 12  # which number of a line
    FOE = 13  # the side that a message is about


class Draft(IntEnum):
    """The numbers of what a seat is writing."""

    ROW = 0  # of the column in `sent`; it counts when it is ended
    RECIPIENT = 1
    PERSON = 2  # whose wishes or errand
    COUNT = 3  # wishes or hexes so far
    FIRST = 4  # the hexes of the wishes before this one, or of the errand


class Begun(IntEnum):
    """The numbers of what the umpire has begun."""

    WHAT = 0  # Change
    SUBJECT = 1  # the die, the line of a report, the person, or who is told
    OTHER = 2  # the number of the line, or the day of a message + 1
    TYPED = 3  # the number so far
    DIGITS = 4  # of it
    FOE = 5  # the side that a message is about
    PLACE = 6  # and where they are


class Change(IntEnum):
    """What an umpire does in several steps."""

    NONE = 0
    DIE = 1
    REPORT = 2
    PERSON = 3
    RESCUE = 4
    MESSAGE = 5
    STENFAR = 6  # its day
    BRIDGE = 7  # its day


DRAFT = max(len(Draft) + 2, len(Begun))


class Deed(IntEnum):
    """The heroic deeds that an umpire accepts for a hero point (CN-HP-6)."""

    STAND = 0  # the commander's force does not give ground
    RALLY = 1  # the shaken troops of his hex are steady
    RESCUE = 2  # somebody of his side is saved


class Ruling(IntEnum):
    """What an umpire says of a force in place of its doctrine, for one field round and what follows it (6.5)."""

    BREAK_OFF = 0
    FIGHT_ON = 1
    PURSUE = 2
    HALT = 3  # it does not pursue
    BOOST = 4  # its leader spends a hero point, the reserve notwithstanding


class Message(IntEnum):
    """The numbers of what an umpire will have told to a side (CN-TIME-8)."""

    DAY = 0  # at whose dawn, + 1; 0: the row is free
    SIDE = 1
    FOE = 2  # the side it is about
    HEX = 3
    MEN = 4  # UNKNOWN: not told


class Ended(IntEnum):
    NOT = 0
    HELD = 1  # CN-WIN-4
    DRAWN = 2
    LAST_LEFT = 3  # CN-WIN-5


class Entry(IntEnum):
    """The numbers of one entry of a column (catalogue 4.7)."""

    SLOT = 0  # 6 * day + round - 1
    ORDER = 1
    HEX = 2
    FORMATION = 3  # a way: MARCH or COMBAT
    NIGHTS = 4  # night rounds marched each night (CN-NIGHT-1)
    FURTHER = 5  # 1: until further notice (CN-ORDER-8)
    VIA_1 = 6  # hexes that the route leads through, in order, NOWHERE behind the last
    VIA_2 = 7
    VIA_3 = 8


NUMBERS = len(Entry)
VIAS = 3


class Doctrine(IntEnum):
    """What a column says for fights in which nobody can be asked (CN-ORDER-14, CN-HP-7)."""

    RETREAT_AT = 0  # tenths of the TV at the start of the battle; 10: never
    PURSUE = 1
    ADVANCE = 2  # after a win: 0 by order, 1 yes, 2 no
    LET_PASS = 3
    FOLLOW_UP = 4  # after an ambush: 0 withdraw, 1 fight on
    FOLLOW = 5  # when another unit of the hex retreats (CN-RETREAT-4)
    CAPTURED_CAMP = 6  # 0 keep, 1 destroy
    TV_BOOST = 7  # 0 never, 1 when behind, 2 in the first field round
    RESERVE = 8  # hero points never spent on boosts
    # Round counts (9 * day + round, nights too) in which a hero point doubles the movement (CN-HP-5), or NOWHERE
    FORCED_1 = 9
    FORCED_2 = 10
    RANK = 11  # place of the unit in the line of defence: 0 by TV, else 1 first
    # Who leads where there are several commanders (CN-CMD-5): 0 the highest LV, else the recipient of the sheet; a
    # unit that has taken it keeps his number + 1
    LEADER = 12


DOCTRINES = len(Doctrine)


class Sent(IntEnum):
    """What a side keeps of a column that it wrote, beside entries and doctrine."""

    SHEET = 0  # number of the sheet; a sheet has one recipient
    RECIPIENT = 1  # marker
    DAY = 2  # day 0 of its entries
    MOMENT = 3  # when it was sent; UNKNOWN while it is being written, NOWHERE: it could not leave
    UNITS = 4  # the units it names, as bits from the side's first unit on; 0: all in the recipient's hex
    COPIES = 5  # couriers that carry it (CN-COURIER-11)
    ALONE = 6  # 1: it sends the commander without troops (CN-CMD-8)
    MEANT = 7  # the units it is for, as its author believed when it was written, as bits
    DAYS = 8  # days that it covers, from DAY on, if its last entry is not later; 0: to that one's day


class Known(IntEnum):
    """What a side knows of a unit of its own."""

    HEX = 0
    STANDARD = 1  # men
    ELITE = 2
    MOMENT = 3  # of the report
    ORDER = 4  # the order in force then
    LOST = 5  # men lost since the night report before
    ABOARD = 6  # 1: on its ship
    STATE = 7  # see State
    COUNTED = 8  # moment of the report that told men and losses; others tell where it is alone


class State(IntEnum):
    """How a unit says it is."""

    READY = 0
    SHAKEN = 1
    RETREATED = 2
    WITHOUT_ORDERS = 3
    DESTROYED = 4


class Sighting(IntEnum):
    """What a side knows of something hostile."""

    MOMENT = 0
    HEX = 1
    KIND = 2  # see Sighted
    SIDE = 3
    MEN = 4  # as reported, UNKNOWN: not told
    UNIT = 5  # a spy tells which, else NOWHERE
    SOURCE = 6  # see Source
    DETAIL = 7  # elite men, if they are told apart; the LV of a commander; ships; men lost in a battle


class Sighted(IntEnum):
    UNIT = 0
    CAMP = 1
    COMMANDER = 2  # and what is with him
    SHIPS = 3
    STENFAR = 4
    MAIN_FORCE = 5  # what a captive has told


class Source(IntEnum):
    BATTLE = 0
    CONTACT = 1
    AMBIENT = 2
    SCOUT = 3
    SPY = 4
    HIPPOGRIFF = 5
    CAPTIVE = 6
    SETTLEMENT = 7
    OWN_EYES = 8
    OPEN_MAP = 9  # by option (CN-CAMP-7)
    STRANGER = 10  # sent by a human umpire


class Letter(IntEnum):
    """What one side writes to another (CN-ALLY-2)."""

    TRUCE = 0  # offer; a truce holds when both have offered it
    WAR = 1  # breaks a truce


class Stance(IntEnum):
    HOSTILE = 0
    TRUCE = 1
    ALLIED = 2


class Courier(IntEnum):
    """The numbers of a courier; couriers of side d have the numbers from 48 * d on.

    Specialists and commanders who travel without troops have rows behind theirs, of which STEP, STEPS and WALKED count.
    """

    CARGO = 0  # see Cargo; NONE: the courier is free
    AT = 1  # hex
    FROM = 2  # the hex he set out from (CN-COURIER-9: it never counts)
    GOAL = 3  # marker he seeks
    SENDER = 4  # marker
    SINCE = 5  # moment he set out
    WAITS = 6  # moment before which he does not set out (CN-CRUR-6)
    SHEET = 7  # number of the sheet he carries, or what the letter says (Letter)
    STEP = 8  # hexes of this round's path behind him
    STEPS = 9  # length of this round's path
    WALKED = 10  # twelfths towards the next
    HEADQUARTERS = 11  # hex of the commander-in-chief when he set out (CN-INTERR-5)
    LINES = 12  # lines of his report
    CAUGHT = 13  # 1: he is a captive, see Captive
    HOME = 14  # of the errand that he carries: the marker that the specialist is to return to
    VIA_1 = 15  # the hexes of the errand
    VIA_2 = 16
    VIA_3 = 17
    DIVINES = 18  # 1: the specialist is to read the stars there


COURIER_NUMBERS = len(Courier)


class Captive(IntEnum):
    """The numbers of a captive: a courier, or a scout who is not one (CN-SCOUT-4)."""

    CAPTOR = 0  # unit + 1, 0: the row is free
    COURIER = 1  # he stays in his row until he has spoken or died; NOWHERE: a scout
    SCOUT = 2  # the unit he scouts for, else NOWHERE
    HEX = 3  # of his unit
    ORDER = 4  # of his unit


CAPTIVE_NUMBERS = len(Captive)


class Cargo(IntEnum):
    NONE = 0
    SHEET = 1
    REPORT = 2
    LETTER = 3
    ERRAND = 4  # for a specialist


class Fate(IntEnum):
    """Of a commander or specialist."""

    ABSENT = 0  # not in this campaign, or not yet
    FREE = 1
    DEAD = 2
    PRISONER = 3


class Force(IntEnum):
    """The numbers of a force that fights."""

    HEX = 0
    SIDE = 1
    LEADER = 2  # commander, or NOBODY
    ROUNDS = 3  # field rounds fought
    LANDING = 4  # field rounds left at half TV (CN-LAND-4)
    MARCHED = 5  # 1: it is in march formation in the first field round (CN-COMBAT-13)
    ATTACKS = 6  # 1: its move made the contact
    CAMP = 7  # the camp it defends, or NOWHERE
    BASE = 8  # hex a patrol returns to, or NOWHERE
    PURSUES = 9  # 1: +5 and a row in the next field round (CN-RETREAT-5)
    AMBUSH = 10  # 1: a quarter of it fights (CN-AMBUSH-3)
    LEADER_FELL = 11  # 1: in this battle (CN-COMBAT-23)
    BOOSTED = 12  # 1: a hero point is spent in this field round
    CLASS = 13  # at the start
    DONE = 14  # what has become of it, see Outcome
    AGAINST = 15  # hex it attacks, NOWHERE: it only defends
    MARKS = 16  # what the table says of it in this field round, see Mark
    DEAD = 17  # men of its living units that have died for good in it and left it (CN-CRUR-10)
    FOES = 18  # sides it has fought, as bits
    SENDER = 19  # the unit that reports if no commander or camp does
    GAINS = 20  # a hex that its foe has left in this pulse, + 1; 0: none (CN-RETREAT-7)
    RULED = 21  # what a human umpire has ruled, as bits (Ruling)


FORCE_NUMBERS = len(Force)


class Outcome(IntEnum):
    """What a field round has made of a unit or a force."""

    STANDS = 0
    RETREATS = 1
    PANICS = 2
    DESTROYED = 3  # no man is left, or the unit is broken and a camp is there to take its men
    SURRENDERS = 4
    BREAKS_OFF = 5  # by doctrine, or by WAIT (CN-ORDER-21)


class Told(IntEnum):
    """What a report says of how a fight has ended for its side."""

    WON = 0  # the enemy is gone
    LEFT = 1  # one's own force has retreated
    LOST = 2  # it is destroyed, or has surrendered
    UNDECIDED = 3  # both stay


class Mark(IntEnum):
    """What a cell of the combat table says of the loser, as bits."""

    PERMANENT = 1
    RETREATS = 2
    KILLED = 4


class Shaken(IntEnum):
    """The morale of a troop (CN-MORALE-3, CN-COMBAT-2)."""

    STEADY = 0
    SHAKEN = 1
    RALLIED = 2  # in this field round: steady from the next on
    LOST_HEART = 3  # it has failed to rally in this field round


class Profile(IntEnum):
    """Which rulings hold (catalogue 0)."""

    STANDARD = 0
    SEED_EXAMPLE = 1


class Front(IntEnum):
    """The numbers of a pair of forces that fight."""

    ONE = 0  # force
    OTHER = 1
    ROUNDS = 2  # field rounds fought on it
    PATROL = 3  # 1: ONE, 2: OTHER has sprung a patrol (CN-PATROL-3)
    FROM = 4  # moment of its first field round: after an ambush the next pulse (CN-AMBUSH-3)


FRONT_NUMBERS = len(Front)
HITS = 3

# -- The record: a human umpire sees all of it (6.1) -------------------------------------------------------------------


@rule
def is_its_seat(s, seat, k):
    return k == seat or is_umpire(s, seat)


def hidden(shape: Shape = ()) -> Field:
    """No player may see the field."""
    return seen(is_umpire, shape)


def own_seat(shape: Shape, otherwise: int = 0) -> Field:
    """Element k, or row k, is for the player in seat k."""
    return seen(is_its_seat, shape, otherwise)


STATE = record(
    "State",
    options=public(OPTIONS_DTYPE),
    profile=hidden(),  # Profile; tests set it
    # -- Public: who, when -----------------------------------------------------------------------------------
    ask=public(),  # Ask
    due=public(),  # mask of the seats that owe an answer
    side_of=public(SEATS),  # the side of each seat
    seat_of=public(SIDES),  # the seat of each side, NOBODY: absent
    day=public(),
    round=public(),  # 1-6, 7-9: N1-N3
    conflux_day=public(),  # on which the conflux happens, or the first on which it may (F18)
    winners=public(),  # mask of seats; all that play: a draw
    ended=public(),  # Ended
    # -- Hidden: the calendar --------------------------------------------------------------------------------
    pulse=hidden(),  # of the round, 0-3
    stands_in=hidden(),  # the player + 1 whose live question the umpire is answering, 0: none
    pauses=hidden(),  # mask of the stages of flow.py before which the umpire is asked
    stopped=hidden(),  # the stage of flow.py before which play has stopped, 0: it has not
    loads=hidden(DICE),  # by Die: how many of the next ones are replaced
    loaded=hidden((DICE, LOADED)),  # their faces, AS_IT_FALLS: this one is not
    replaced=hidden(),  # scratch: 1: the die that was rolled last shows such a face
    message=hidden((MESSAGES, len(Message))),
    acts_at_night=hidden(SIDES),  # 1: the umpire lets the side attack in this night (CN-NIGHT-6)
    moment=hidden(),
    last_day=hidden(),  # of the conflux
    conflux=hidden(),  # hex
    bridge_day=hidden(),  # at dawn of which the bridge is finished (CN-CRUR-7)
    has_bridge=hidden(),  # 1: it is
    bridge_known=own_seat(SEATS),  # 1: the seat has been told
    alliance=hidden(),  # 1: CRU and RAN are allied (CN-ALLY-3)
    priority=own_seat(SEATS),  # Trakorian level, for TRA's seat alone (6.1)
    stenfar=hidden(),  # 1: Store Stenfar is planted
    stenfar_day=hidden(),  # NOWHERE: never
    stenfar_seen=hidden(SIDES),
    arrival=hidden(SIDES),  # moment at which the ships appear
    approach=hidden(SIDES),  # sea hex
    landed=hidden(SIDES),  # hex of the beachhead, NOWHERE: none yet
    has_left=hidden(UNITS),  # 1: the unit has left the commander-in-chief's hex (CN-ARR-5)
    commander_in_chief=hidden(SIDES),  # commander, NOBODY: none left, or Ottar
    # The fallen commander-in-chief + 1 until his successor knows, then 0 (CN-CMD-7)
    news_due=hidden(SIDES),
    news_sent=hidden(SIDES),  # 1: a courier with the news has set out
    stance=hidden((SIDES, SIDES)),  # Stance
    offer=hidden((SIDES, SIDES)),  # what the row's side has last had delivered to the column's: Letter + 1
    place_stance=hidden((SIDES, PLACES)),  # 1: the settlement is hostile to the side
    place_gone=hidden(PLACES),  # 1: destroyed
    place_held=hidden(PLACES),  # rounds CRU has occupied it
    outrages=hidden(),  # of RAN
    out=hidden(),  # mask of the sides that are out (CN-WIN-5)
    starting_tv=hidden(SIDES),
    pirates_left=hidden(),  # ships that will be met; from the set-up on, companies annexed (CN-RAN-1)
    dunkelbrink_day=hidden(),  # NOWHERE: he does not come, or has come (CN-STE-1)
    islanders_waiting=hidden(),  # companies from Barbaröarna off the bridgehead (CN-CRUR-12)
    islanders_landed=hidden(),
    islanders_dropped=hidden(),  # mask of the weeks that the umpire has struck out
    islanders_moment=hidden(),  # of the landing of those of the last week
    # -- Hidden: units ---------------------------------------------------------------------------------------
    unit_at=hidden(UNITS),  # hex, NOWHERE: not in play
    unit_men=hidden((UNITS, TROOPS)),
    unit_tv=hidden((UNITS, TROOPS)),  # ledger, half points (CN-COMBAT-18)
    unit_class=hidden(UNITS),  # as last evaluated (CN-UNIT-9)
    unit_aboard=hidden(UNITS),  # 1: on its ship
    unit_landing=hidden(UNITS),  # moment at which it ceases to be landing (CN-LAND-5)
    unit_boards=hidden(UNITS),  # 1: it goes aboard when that moment comes
    unit_formation=hidden(UNITS),  # a way: MARCH or COMBAT
    unit_to=hidden(UNITS),  # hex of the step begun, NOWHERE: none
    unit_walked=hidden(UNITS),  # twelfths of it
    unit_head=hidden(UNITS),  # first unit of those that it moves with
    unit_gain=hidden(UNITS),  # twelfths a pulse in this round
    unit_from=hidden(UNITS),  # the hex it came from last
    unit_fought=hidden(UNITS),  # round count (9 * day + round) of its last field round, NOWHERE: none
    unit_moved=hidden(UNITS),  # round count in which it last marched or was moved
    unit_retreated=hidden(UNITS),  # moment of its last retreat, NOWHERE: none
    unit_halts=hidden(UNITS),  # 1: it does not march, or no further, in this pulse
    unit_intercepted=hidden(UNITS),  # round count in which a patrol has met it (CN-PATROL-4)
    unit_watched=hidden(UNITS),  # round count in which patrols have reported it (CN-PATROL-2)
    unit_victim=hidden(UNITS),  # the unit that its ambush strikes in this pulse, NOWHERE: none
    unit_trapped=hidden((UNITS, 3)),  # the units that its ambush has struck today, 30 bits a number
    unit_passing=hidden(UNITS),  # 1: in a hex of somebody who lets it pass
    # 1: it is where it is by retreat or interception, or men have come back to it there (CN-UNIT-11)
    unit_over_limit=hidden(UNITS),
    unit_slow=hidden(UNITS),  # MP less until dusk (CN-NIGHT-3)
    unit_fatigue=hidden(UNITS),  # night rounds that weigh on its TV, 0-3 (CN-NIGHT-4)
    unit_rest=hidden(UNITS),  # hours of rest in a row
    unit_nights=hidden(UNITS),  # night rounds marched this night
    unit_base=hidden(UNITS),  # hex of its patrol, NOWHERE: none
    unit_hidden=hidden(UNITS),  # 1: it scouts or lies in ambush
    unit_dwells=hidden(UNITS),  # round count until which a group stays (CN-CRUR-4)
    unit_wakes=hidden(UNITS),  # moment at which a band may move
    # Orders of a unit
    unit_plan=hidden((UNITS, ENTRIES, NUMBERS)),  # the column it has
    unit_entries=hidden(UNITS),
    unit_plan_end=hidden(UNITS),  # slot behind the sheet's last round
    unit_doctrine=hidden((UNITS, DOCTRINES)),
    unit_sheet=hidden(UNITS),  # number of the sheet, NOWHERE: none
    unit_entry=hidden(UNITS),  # the running entry, NOWHERE: none
    unit_order=hidden(UNITS),  # the running order, WAIT if finished
    unit_target=hidden(UNITS),
    unit_via=hidden(UNITS),  # vias behind it
    unit_done=hidden(UNITS),  # 1: the entry is finished (CN-ORDER-9)
    unit_since=hidden(UNITS),  # moment at which the entry began
    unit_rounds=hidden(UNITS),  # rounds of work, scouting or preparation in this entry
    unit_lapsed=hidden(UNITS),  # 1: its lapse has been reported (CN-ORDER-10)
    # Sightings
    unit_sees=hidden((UNITS, UNIT_WORDS)),  # bits of the hostile units that it sees (CN-CONTACT-7)
    spotted=hidden(UNITS),  # scratch: 1: in the report that is being written
    ship_seen=hidden((SIDES, UNITS)),  # day + 1 on which a side was last told of a ship (CN-SEA-15)
    place_told=hidden((SIDES, PLACES)),  # day + 1 of the last report of a settlement to a side (CN-LOY-1)
    # Battle
    unit_force=hidden(UNITS),  # NOWHERE: none
    unit_outcome=hidden(UNITS),  # Outcome of this field round; the force's DONE is that of all its units
    unit_baseline=hidden(UNITS),  # TV at the start of the battle, 0: in none
    unit_start_men=hidden(UNITS),  # men then (CN-MORALE-6)
    unit_shaken=hidden((UNITS, TROOPS)),  # Shaken
    unit_lost=hidden((UNITS, TROOPS)),  # men lost for a time in this battle
    unit_killed=hidden((UNITS, TROOPS)),  # men lost for good in it
    unit_battle=hidden(UNITS),  # hex of its last battle of the day, NOWHERE: none
    unit_day_lost=hidden((UNITS, FATES, TROOPS)),  # men lost for a time today, by fate, until dusk
    unit_reported=hidden(UNITS),  # men lost since the last night report
    straggler=hidden((UNITS, REFUGES, TROOPS)),  # men of the unit that wait in each refuge of its side
    wounded=hidden((UNITS, 8, TROOPS)),  # by day of return modulo 8 (CN-LOSS-5)
    wounded_in=hidden((UNITS, 8)),  # refuge they lie in
    badly=hidden((UNITS, 15, TROOPS)),  # by day of return modulo 15
    badly_in=hidden((UNITS, 15)),
    # -- Hidden: forces and fronts of the day's battles --------------------------------------------------------
    force=hidden((FORCES, FORCE_NUMBERS)),  # SIDE is NOBODY where the row is free
    force_lost=hidden((FORCES, 2)),  # men lost so far, and men at the start, for the report
    front=hidden((FRONTS, FRONT_NUMBERS)),  # ONE is NOWHERE where the row is free
    # Of this field round: the fronts and forces that fight in it, in canonical order
    live_fronts=hidden(),
    live_forces=hidden(),
    front_order=hidden(FRONTS),
    force_order=hidden(FORCES),
    front_margin=hidden(FRONTS),  # by how much ONE wins the Tactics roll, below 0: OTHER wins
    # Of ONE and OTHER: the percentages lost in quarters, then their marks
    front_loss=hidden((FRONTS, 4)),
    front_share=hidden((FRONTS, 2)),  # hundredths of ONE and of OTHER that fight there (CN-MULTI-1)
    unit_hit=hidden((UNITS, HITS, TROOPS)),  # lost in it: TV, men for a time, men for good
    shares=hidden((4, UNITS)),  # scratch of the divisions of rules/battle_arithmetic.py
    # -- Hidden: the Crurians' dead ----------------------------------------------------------------------------
    grave_at=hidden(GRAVES),  # hex, NOWHERE: free
    grave_men=hidden(GRAVES),
    grave_wakes=hidden(GRAVES),  # moment
    grave_group=hidden(GRAVES),  # the group they belonged to, NOWHERE: they were living
    pool_at=hidden(POOLS_OF_DEAD),
    pool_men=hidden(POOLS_OF_DEAD),
    # -- Hidden: commanders and specialists --------------------------------------------------------------------
    commander_fate=hidden(COMMANDERS),  # Fate
    commander_at=hidden(COMMANDERS),
    commander_unit=hidden(COMMANDERS),  # the unit he goes with, NOWHERE: alone
    commander_points=hidden(COMMANDERS),  # hero points
    commander_leadership=hidden(COMMANDERS),  # LV
    commander_to=hidden(COMMANDERS),  # target of his travel alone, NOWHERE: none
    commander_leaves=hidden(COMMANDERS),  # slot in which that travel begins
    commander_sheet=hidden(COMMANDERS),  # number of the newest sheet
    commander_lapsed=hidden(COMMANDERS),  # 1: a wish runs or is due (CN-IND)
    commander_wish=hidden(COMMANDERS),  # the running wish 0-2, NOWHERE: none
    commander_forced=hidden(COMMANDERS),  # round count of a forced march
    specialist_fate=hidden(SPECIALISTS),
    specialist_at=hidden(SPECIALISTS),
    specialist_unit=hidden(SPECIALISTS),  # goes with it, NOWHERE: alone
    specialist_home=hidden(SPECIALISTS),  # marker to return to
    specialist_via=hidden((SPECIALISTS, VIAS)),
    specialist_next=hidden(SPECIALISTS),  # vias behind him; VIAS: on the way home
    specialist_day=hidden(SPECIALISTS),  # day of the errand's begin
    specialist_rounds=hidden(SPECIALISTS),  # rounds of reading in the hex, without a break
    specialist_reads=hidden(SPECIALISTS),  # 1: he has orders to divine
    specialist_lines=hidden(SPECIALISTS),  # lines of report he brings
    # -- Hidden: camps -----------------------------------------------------------------------------------------
    camp_at=hidden(CAMPS),  # hex, NOWHERE: none
    camp_work=hidden(CAMPS),  # rounds of work done, 6: it stands (CN-CAMP-1)
    camp_fort=hidden(CAMPS),  # rounds of FORTIFY (CN-FORT-3)
    camp_sheet=hidden(CAMPS),  # number of the newest sheet
    ship_at=hidden(UNITS),  # the ship of each company: sea hex, NOWHERE: none
    ship_walked=hidden(UNITS),  # sea hexes sailed in this round
    ship_landed=hidden(UNITS),  # round count of its last landing or loading (CN-LAND-3)
    ship_shore=hidden(UNITS),  # coast hex of it
    # -- Hidden: couriers and captives ---------------------------------------------------------------------------
    courier=hidden((WALKERS, COURIER_NUMBERS)),
    courier_path=hidden(
        (WALKERS, COURIER_PATH)
    ),  # the way ahead at the start of the round, NOWHERE behind its end
    tried=hidden((WALKERS, UNIT_WORDS)),  # bits of the units that have tried to catch each in this round
    line=hidden((LINES, LINE_NUMBERS)),  # kind, numbers; kind NONE: free
    line_moment=hidden(LINES),  # when it was written
    line_of=hidden(LINES),  # the courier that carries it, or COURIERS + specialist
    captive=hidden((CAPTIVES, CAPTIVE_NUMBERS)),
    # -- Own: what a side believes -------------------------------------------------------------------------------
    headquarters=own_seat(SEATS, otherwise=UNKNOWN),  # hex of the commander-in-chief
    chief=own_seat(
        SEATS, otherwise=UNKNOWN
    ),  # the commander-in-chief, before the campaign the one that is named
    chosen_approach=own_seat(SEATS, otherwise=UNKNOWN),  # sea hex named before it (CN-ARR-3)
    known=own_seat((SEATS, UNITS, len(Known)), otherwise=UNKNOWN),
    known_commander=own_seat((SEATS, COMMANDERS, 4), otherwise=UNKNOWN),  # hex, moment, hero points, fate
    known_specialist=own_seat((SEATS, SPECIALISTS, 3), otherwise=UNKNOWN),  # hex, moment, fate
    known_camp=own_seat((SEATS, CAMPS, 3), otherwise=UNKNOWN),  # hex, moment, days of fortification
    known_stance=own_seat((SEATS, SIDES), otherwise=UNKNOWN),  # Stance
    letters=own_seat((SEATS, SIDES), otherwise=UNKNOWN),  # last Letter received + 1, 0: none
    sighting=own_seat((SEATS, SIGHTINGS, len(Sighting)), otherwise=UNKNOWN),
    sightings=own_seat(SEATS),  # how many there have been
    reading=own_seat((SEATS, READINGS, 4), otherwise=UNKNOWN),  # hex, band, day, astrologer
    readings=own_seat(SEATS),
    known_losses=own_seat((SEATS, DAYS_OF_LOSS, 3), otherwise=UNKNOWN),  # unit, moment, men lost
    losses_told=own_seat(SEATS),  # how many rows there have been
    known_conflux=own_seat(SEATS, otherwise=UNKNOWN),  # hex, for CRU from bridge day on (CN-ASTRO-6)
    # -- Own: what a side has ordered; of the umpire, what he writes in the place of a player ------------------------
    sent=own_seat((MOST_SEATS, SHEETS, len(Sent))),
    sent_entries=own_seat((MOST_SEATS, SHEETS, ENTRIES, NUMBERS)),
    sent_count=own_seat((MOST_SEATS, SHEETS)),  # entries
    sent_doctrine=own_seat((MOST_SEATS, SHEETS, DOCTRINES)),
    columns=own_seat(MOST_SEATS),  # how many there have been; the newest is row (columns - 1) % SHEETS
    sheets=own_seat(MOST_SEATS),  # how many sheets there have been
    today=own_seat(MOST_SEATS),  # columns written in this order phase
    wish=own_seat((SEATS, COMMANDERS, WISHES, 2)),  # order, hex of each commander's three wishes (CN-IND-3)
    # Given in this order phase: home marker, vias, 1: to divine
    errand=own_seat((SEATS, SPECIALISTS, VIAS + 2)),
    posted=own_seat((SEATS, SIDES)),  # letter to be sent + 1
    watches=own_seat(SEATS),  # 1: the seat orders its commander-in-chief's hex before each round of today
    play_on=own_seat(SEATS),  # days for which the seat writes nothing unless something reaches it
    heard=own_seat(SEATS),  # 1: something has reached it since
    answer_step=own_seat(MOST_SEATS),  # Step of writing
    draft=own_seat((MOST_SEATS, DRAFT)),  # see Draft
    draft_wish=own_seat((SEATS, 3, 2)),  # order, hex
    # -- Scratch of the searches ------------------------------------------------------------------------------------
    scratch=hidden((SCRATCH, HEXES)),  # of rules/steps.py
    blocked=hidden(HEXES),
    marked=hidden(MARKERS),
)
observe = observer(STATE)
