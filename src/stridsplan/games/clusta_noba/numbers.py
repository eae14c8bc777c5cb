"""Names for the numbers in the record: sizes, questions, stages, the elements of its arrays, and their values."""

from stridsplan.engine.enums import IntEnum

from .options import MOST_PLAYERS

SEATS = MOST_PLAYERS
MOST_SEATS = SEATS + 1  # with the umpire's
MOST_SETTLEMENTS = 16  # of a scenario

DAY_ROUNDS = 6
ROUNDS = 9  # with N1 to N3
PULSES = 4  # of a round
DAY = ROUNDS * PULSES  # pulses of a day and its night


class Ask(IntEnum):
    NOTHING = 0
    SET_UP = 1  # who is commander-in-chief, where the ships come from (CN-ARR-3, CN-CMD-6)
    ORDERS = 2  # before each day (CN-TIME-5)
    LIVE = 3  # the commander-in-chief's own hex, before each round (CN-ORDER-13)
    UMPIRE = 4  # to a human umpire, before a stage of play (catalogue 6.5)


class Next(IntEnum):
    """The stages of play in `flow.py`."""

    ASKED = 0  # play waits for an answer, or has ended
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


PAUSE_STAGES = tuple(Next)[Next.BEGIN_DAY :]  # before which a human umpire may pause


class Step(IntEnum):
    """How much of its column, wishes or errand a seat has written."""

    NONE = 0
    UNITS = 1  # a column is begun: its units, or the time of its first entry
    ORDER = 2  # the entry has a time
    HEX = 3  # it has an order that names a hex
    ENTRY = 4  # the entry is complete
    VIA = 5  # the next hex is added to the route
    WISH = 6  # the next of three wishes
    WISH_HEX = 7
    ERRAND = 8
    # What the umpire, who has begun a change, gives next
    NUMBER = 9  # a digit of a number, or its end
    PLACE = 10  # a hex
    RESCUED = 11  # the person who is saved
    FIGURE = 12  # which number of a line changes
    FOE = 13  # the side that a message is about


class Draft(IntEnum):
    """The elements of `draft`: what a seat is writing."""

    # 0 is not used
    RECIPIENT = 1
    PERSON = 2  # whose wishes or errand
    COUNT = 3  # how many wishes, or hexes of the errand, there are so far
    FIRST = 4  # the first of up to three hexes of the errand; the others follow


class Begun(IntEnum):
    """The elements of the umpire's `draft`: the change that he has begun."""

    WHAT = 0  # Change
    # The die, the line of a report, the person who is moved, the commander who saves somebody, or the side that
    # receives a message
    SUBJECT = 1
    OTHER = 2  # the number of the line, or the day of a message + 1
    TYPED = 3  # the number as far as it is typed
    DIGITS = 4  # how many digits it has so far
    FOE = 5  # the side that a message is about
    PLACE = 6  # the hex that a message is about


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


DRAFT = max(Draft.FIRST + 3, len(Begun))  # elements; FIRST is the first of three


class Deed(IntEnum):
    """The heroic deeds that an umpire accepts for a hero point (CN-HP-6)."""

    STAND = 0  # the commander's force does not give ground
    RALLY = 1  # the shaken troops of his hex are steady
    RESCUE = 2  # somebody of his side is saved


class Ruling(IntEnum):
    """What an umpire rules for a force in place of its doctrine (catalogue 6.5).

    It holds for one field round and its consequences. It is no RULING of the catalogue.
    """

    BREAK_OFF = 0
    FIGHT_ON = 1
    PURSUE = 2
    HALT = 3  # it does not pursue
    BOOST = 4  # its leader spends a hero point, even one of the reserve


class Message(IntEnum):
    """The numbers of a message that an umpire sends to a side (CN-TIME-8)."""

    DAY = 0  # the day at whose dawn the side gets it, + 1; 0: the row is free
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
    """The numbers of one entry in a column of orders (catalogue 4.7)."""

    SLOT = 0  # 6 * day + round - 1
    ORDER = 1
    HEX = 2
    FORMATION = 3  # MoveMode: MARCH or COMBAT
    NIGHTS = 4  # night rounds marched each night (CN-NIGHT-1)
    FURTHER = 5  # 1: until further notice (CN-ORDER-8)
    VIA_1 = 6  # hexes that the route leads through, in order, NOWHERE behind the last
    VIA_2 = 7
    VIA_3 = 8


ENTRY_NUMBERS = len(Entry)
VIAS = 3  # of an entry, and of an errand


class Doctrine(IntEnum):
    """The settings of a column for what no player is asked: fights, camps, hero points (CN-ORDER-14, CN-HP-7)."""

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
    RANK = 11  # place of the unit in the line of defence: 1 is met first; 0: after these, by TV
    # Who leads where there are several commanders (CN-CMD-5). Of a column: 0 the highest LV, 1 the recipient of the
    # sheet. Of a unit: 0 the highest LV, else the picked commander + 1
    LEADER = 12


DOCTRINES = len(Doctrine)


class Sent(IntEnum):
    """What the record stores of a column that a side wrote, in addition to entries and doctrine."""

    SHEET = 0  # number of the sheet; a sheet has one recipient
    RECIPIENT = 1  # marker
    DAY = 2  # on which it was written
    MOMENT = 3  # when it was sent; UNKNOWN: not yet, NOWHERE: it could not leave
    UNITS = 4  # the units it names, as bits from the side's first unit on; 0: all in the recipient's hex
    COPIES = 5  # how many couriers are to carry it (CN-COURIER-11)
    ALONE = 6  # 1: it sends the commander without troops (CN-CMD-8)
    MEANT = 7  # the units it is for, as its author believed when it was written, as bits
    DAYS = 8  # how many days from DAY on it covers; if its last entry is later, it covers that day, too


class Known(IntEnum):
    """What a side knows of a unit of its own."""

    HEX = 0
    STANDARD = 1  # men
    ELITE = 2
    MOMENT = 3  # of the report
    ORDER = 4  # the order in force then
    LOST = 5  # men lost between the night report before and this one
    ABOARD = 6  # 1: on its ship
    STATE = 7  # see State
    COUNTED = 8  # moment of the report with men and losses; other reports tell only where the unit is


class KnownCommander(IntEnum):
    """What a side knows of a commander of its own."""

    HEX = 0
    MOMENT = 1  # of the report
    POINTS = 2  # hero points
    FATE = 3


class KnownSpecialist(IntEnum):
    """What a side knows of a specialist of its own."""

    HEX = 0
    MOMENT = 1  # of the report
    FATE = 2


class KnownCamp(IntEnum):
    """What a side knows of a camp of its own."""

    HEX = 0
    MOMENT = 1  # of the report
    DAYS = 2  # of fortification


class KnownLoss(IntEnum):
    """What a unit of a side has lost on a day, as reported."""

    UNIT = 0
    MOMENT = 1  # of the report
    MEN = 2


class Reading(IntEnum):
    """What a side knows of a reading of the stars."""

    HEX = 0
    BAND = 1
    DAY = 2
    ASTROLOGER = 3  # specialist


class State(IntEnum):
    """The state that a unit reports."""

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
    UNIT = 5  # NOWHERE: not told which
    SOURCE = 6  # see Source
    # Elite men, if they are told apart; the number of a camp or the LV of a commander that a spy has seen; ships; men
    # lost in a battle
    DETAIL = 7


class Sighted(IntEnum):
    """What has been seen."""

    UNIT = 0
    CAMP = 1
    COMMANDER = 2  # and the troops with him
    SHIPS = 3
    STENFAR = 4  # the stone Store Stenfar; no rule reports it so far
    MAIN_FORCE = 5  # as a captive has told


class Source(IntEnum):
    """How a side knows of a sighting."""

    BATTLE = 0
    CONTACT = 1  # a unit has stopped before it, or a patrol has met it
    AMBIENT = (
        2  # a unit in or next to its hex has seen it, or a lookout has seen ships (CN-CONTACT-7, CN-SEA-15)
    )
    SCOUT = 3
    SPY = 4
    HIPPOGRIFF = 5
    CAPTIVE = 6
    SETTLEMENT = 7
    OWN_EYES = 8
    OPEN_MAP = 9  # by option (CN-CAMP-7)
    STRANGER = 10  # sent by a human umpire


class Letter(IntEnum):
    """The letters between sides (CN-ALLY-2)."""

    TRUCE = 0  # offer; a truce holds when both have offered it
    WAR = 1  # breaks a truce or an alliance


class Stance(IntEnum):
    HOSTILE = 0
    TRUCE = 1
    ALLIED = 2


class Courier(IntEnum):
    """The numbers in a courier's row; the rows of side d begin at COURIERS_PER_SIDE * d.

    After the rows of the couriers come those of specialists and commanders who travel without troops. They use only
    STEP, STEPS and WALKED, and a spy also SHEET.
    """

    CARGO = 0  # see Cargo; NONE: the courier is free
    AT = 1  # hex
    FROM = 2  # the hex he set out from (CN-COURIER-9: it never counts)
    GOAL = 3  # marker that he goes to
    SENDER = 4  # marker
    SINCE = 5  # moment he set out
    WAITS = 6  # moment before which he does not set out (CN-CRUR-6)
    SHEET = 7  # number of the sheet he carries, or what the letter says (Letter)
    STEP = 8  # how many hexes of this round's path he has entered
    STEPS = 9  # length of this round's path
    WALKED = 10  # twelfths of an MP that he has spent on the step to the next
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
    HEX = 3  # of the scout's unit
    ORDER = 4  # of the scout's unit


CAPTIVE_NUMBERS = len(Captive)


class Cargo(IntEnum):
    NONE = 0
    SHEET = 1
    REPORT = 2
    LETTER = 3
    ERRAND = 4  # for a specialist


class Fate(IntEnum):
    """The state of a commander or specialist."""

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
    CAMP = 7  # its side's camp in its hex, or NOWHERE
    BASE = 8  # hex a patrol returns to, or NOWHERE
    PURSUES = 9  # 1: +5 and a row in the next field round (CN-RETREAT-5)
    AMBUSH = 10  # 1: a quarter of it fights (CN-AMBUSH-3)
    LEADER_FELL = 11  # 1: in this battle (CN-COMBAT-23)
    BOOSTED = 12  # 1: a hero point is spent in this field round
    CLASS = 13  # SizeClass of all the men who have joined it
    DONE = 14  # what has become of it, see Outcome
    AGAINST = 15  # hex it attacks, NOWHERE: it only defends
    MARKS = 16  # what the table says of it in this field round, see Mark
    DEAD = 17  # men lost for good by living (not undead) units that have left it (CN-CRUR-10)
    FOES = 18  # sides it has fought, as bits
    SENDER = 19  # the unit that reports if no commander or camp does
    GAINS = 20  # a hex that its foe has left in this pulse, + 1; 0: none (CN-RETREAT-7)
    RULED = 21  # what a human umpire has ruled, as bits (Ruling)


FORCE_NUMBERS = len(Force)


class Outcome(IntEnum):
    """The result of a field round for a unit or a force."""

    STANDS = 0
    RETREATS = 1
    PANICS = 2
    DESTROYED = 3  # no man is left, or the unit is broken and a camp is there to take its men
    SURRENDERS = 4
    BREAKS_OFF = 5  # by doctrine, by WAIT (CN-ORDER-21), or as a human umpire rules


class ReportedOutcome(IntEnum):
    """How a fight has ended, as a report tells its side."""

    WON = 0  # the enemy is gone
    LEFT = 1  # one's own force has retreated
    LOST = 2  # it is destroyed, or has surrendered
    UNDECIDED = 3  # both stay


class Mark(IntEnum):
    """The marks of a cell of the combat table, which concern the loser, as bits."""

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
    """Which RULINGs of the catalogue apply (its section 0): not a profile of the options."""

    STANDARD = 0
    WORKED_EXAMPLE = 1


class Front(IntEnum):
    """The numbers of a front: two forces that fight each other."""

    ONE = 0  # force
    OTHER = 1
    ROUNDS = 2  # field rounds fought on it
    PATROL = 3  # 1: ONE is a patrol that has attacked; 2: OTHER is; 0: neither (CN-PATROL-3)
    FROM = 4  # moment of its first field round: after an ambush the next pulse (CN-AMBUSH-3)


FRONT_NUMBERS = len(Front)
HITS = 3  # kinds of loss in `unit_hit`: TV, men for a time, men for good
