"""What a seat can do, as action codes.

An order sheet is written column by column, and a column entry by entry: the recipient, the units, then for each entry
the time, the order, its hex and what else the seat chooses. Wishes and errands are written in several steps, too. At
the end the seat seals everything. Flags (F28) are those of catalogue section 7.
"""

from stridsplan.engine.actions import Actions, At, argument

from .components.dice import Die
from .components.map import COLUMNS, HEXES
from .components.movement import MoveMode
from .components.names import COMMANDER_IDS, SPECIALIST_IDS, UNIT_IDS
from .components.orders import Order
from .components.pools import (
    CAMPS,
    CAMPS_PER_SIDE,
    COLUMNS_PER_PHASE,
    COMMANDERS,
    COURIERS,
    FIRST_SPECIALIST_MARKER,
    FORCES,
    LINE_NUMBERS,
    LINES,
    PERSONS,
    SPECIALISTS,
    UNITS,
    WEEKS,
    Side,
)
from .numbers import DAY_ROUNDS, PAUSE_STAGES, ROUNDS, SEATS, Ask, Deed, Doctrine, Letter, Ruling, Step

SHEET_DAYS = 8  # the most days of a sheet (CN-ORDER-8)
SLOTS = SHEET_DAYS * DAY_ROUNDS
MOST_COPIES = 2  # the most couriers with the same sheet (CN-COURIER-11)
MOST_DAYS = 7  # the most days for which a seat may write nothing

CAMP_IDS = tuple(f"{Side(k // CAMPS_PER_SIDE).name.lower()}-{k % CAMPS_PER_SIDE + 1}" for k in range(CAMPS))
MARKER_IDS = (*UNIT_IDS, *COMMANDER_IDS, *CAMP_IDS)  # the markers to which orders may be sent
# The values that each number of a column's doctrine may have, without the forced marches (CN-ORDER-14, CN-HP-7)
SETTINGS = {
    Doctrine.RETREAT_AT: range(1, 11),
    Doctrine.PURSUE: range(2),
    Doctrine.ADVANCE: range(3),
    Doctrine.LET_PASS: range(2),
    Doctrine.FOLLOW_UP: range(2),
    Doctrine.FOLLOW: range(2),
    Doctrine.CAPTURED_CAMP: range(2),
    Doctrine.TV_BOOST: range(3),
    Doctrine.RESERVE: range(6),
    Doctrine.RANK: range(14),
    Doctrine.LEADER: range(2),
}
# (Doctrine, value), one row for each code of `doctrine`
SETTING_VALUES = tuple((number, value) for number, values in SETTINGS.items() for value in values)

RECIPIENT = argument("recipient", range(FIRST_SPECIALIST_MARKER), MARKER_IDS)
UNIT = argument("unit", range(UNITS), UNIT_IDS)
COMMANDER = argument("commander", range(COMMANDERS), COMMANDER_IDS)
SPECIALIST = argument("specialist", range(SPECIALISTS), SPECIALIST_IDS)
TIME = argument(
    "slot",
    range(SLOTS),
    [(slot // DAY_ROUNDS, slot % DAY_ROUNDS + 1) for slot in range(SLOTS)],
    key=("days", "round"),  # days from today on
)
ROUND = argument(  # rounds of day and night from today on: 1 is today's first, 7 its N1
    "nth_round",
    range(1, SHEET_DAYS * ROUNDS + 1),
    [(k // ROUNDS, k % ROUNDS + 1) for k in range(SHEET_DAYS * ROUNDS)],
    key=("days", "round"),
)
ORDER = argument("order", Order)
HEX = argument(
    "hex", range(HEXES), [(hex % COLUMNS, hex // COLUMNS) for hex in range(HEXES)], key=("column", "row")
)
FORMATION = argument("formation", (MoveMode.MARCH, MoveMode.COMBAT), ("march", "combat"))
SETTING = argument(
    "setting",
    range(len(SETTING_VALUES)),
    [(number.name.lower(), value) for number, value in SETTING_VALUES],
    key=("doctrine", "value"),
)
SIDE = argument("side", Side)
LETTER = argument("letter", Letter)
COVERED = argument("covered", range(1, SHEET_DAYS + 1), key="days")  # days of a sheet, from today on
COPIES = argument("copies", range(1, MOST_COPIES + 1))
NIGHTS = argument("nights", range(4))  # night rounds marched each night (CN-NIGHT-1)
DAYS = argument("days", range(MOST_DAYS + 1))
COLUMN = argument("column", range(COLUMNS_PER_PHASE))  # of those written in this order phase, from 0
WATCH = argument("watch", range(2), (False, True))  # True: ask for live orders in this day (F28)
STAGE = argument("stage", PAUSE_STAGES, [stage.name.lower() for stage in PAUSE_STAGES])
DIE = argument("die", Die)
LINE = argument("line", range(LINES))
CARRIER = argument("carrier", range(COURIERS + SPECIALISTS))  # who carries lines (`line_of`)
FIGURE = argument("number", range(1, LINE_NUMBERS))  # which number of a line
DIGIT = argument("digit", range(10))
FORCE = argument("force", range(FORCES))
RULING = argument("ruling", Ruling)
DEED = argument("deed", Deed)
PERSON = argument("person", range(PERSONS), (*COMMANDER_IDS, *SPECIALIST_IDS))
WEEK = argument("week", range(WEEKS))
PLAYER = argument("player", range(SEATS), range(1, SEATS + 1))


def while_writing(*steps: Step) -> tuple[At, ...]:
    """Return these steps of both questions in which orders are written, before a day and before a round."""
    return tuple(At(ask, step) for ask in (Ask.ORDERS, Ask.LIVE) for step in steps)


UMPIRE_STEPS = (Step.NUMBER, Step.PLACE, Step.RESCUED, Step.FIGURE, Step.FOE)
TOP = while_writing(Step.NONE)  # nothing is begun
ENTRY = while_writing(Step.ENTRY)
ACTIONS = Actions()
# -- Before the campaign
NAME_CHIEF = ACTIONS.add("name_chief", COMMANDER, asked=Ask.SET_UP)
READY = ACTIONS.add("ready", asked=Ask.SET_UP)
# -- A column of orders
WRITE = ACTIONS.add("write", RECIPIENT, asked=TOP)
NAME_UNIT = ACTIONS.add("name_unit", UNIT, asked=while_writing(Step.UNITS))
GO_ALONE = ACTIONS.add("go_alone", asked=while_writing(Step.UNITS))
AT_TIME = ACTIONS.add("at_time", TIME, asked=while_writing(Step.UNITS, Step.ENTRY))
GIVE_ORDER = ACTIONS.add("order", ORDER, asked=while_writing(Step.ORDER, Step.WISH))
NAME_HEX = ACTIONS.add(
    "hex",
    HEX,
    asked=(
        Ask.SET_UP,
        *while_writing(Step.HEX, Step.VIA, Step.WISH_HEX, Step.ERRAND),
        At(Ask.UMPIRE, Step.PLACE),
    ),
)
GO_VIA = ACTIONS.add("via", asked=ENTRY)
FORM_UP = ACTIONS.add("formation", FORMATION, asked=ENTRY)
MARCH_NIGHTS = ACTIONS.add("nights", NIGHTS, asked=ENTRY)
RUN_ON = ACTIONS.add("until_further_notice", asked=ENTRY)
COVER_DAYS = ACTIONS.add("cover_days", COVERED, asked=ENTRY)
SET_DOCTRINE = ACTIONS.add("doctrine", SETTING, asked=ENTRY)
FORCE_MARCH = ACTIONS.add("force_march", ROUND, asked=ENTRY)
END_COLUMN = ACTIONS.add("end_column", COPIES, asked=ENTRY)
# -- Wishes, errands, letters
SET_WISHES = ACTIONS.add("wishes", COMMANDER, asked=At(Ask.ORDERS))
BEGIN_ERRAND = ACTIONS.add("errand", SPECIALIST, asked=At(Ask.ORDERS))
RETURN_TO = ACTIONS.add("return_to", RECIPIENT, asked=At(Ask.ORDERS, Step.ERRAND))
DIVINE_THERE = ACTIONS.add("divine", asked=At(Ask.ORDERS, Step.ERRAND))
POST_LETTER = ACTIONS.add("letter", SIDE, LETTER, asked=At(Ask.ORDERS))
TAKE_BACK = ACTIONS.add("take_back", COLUMN, asked=TOP)
PLAY_ON = ACTIONS.add("play_on", DAYS, asked=At(Ask.ORDERS))
# -- The end
DISCARD = ACTIONS.add(
    "discard",
    asked=(
        *while_writing(
            Step.UNITS, Step.ORDER, Step.HEX, Step.ENTRY, Step.VIA, Step.WISH, Step.WISH_HEX, Step.ERRAND
        ),
        *(At(Ask.UMPIRE, step) for step in UMPIRE_STEPS),
    ),
)
SEAL = ACTIONS.add("seal", WATCH, asked=TOP)
SEND_NOTHING = ACTIONS.add(
    "send_nothing", asked=while_writing(*(step for step in Step if step not in UMPIRE_STEPS))
)
# -- The umpire
GO_ON = ACTIONS.add("go_on", asked=[At(Ask.UMPIRE, step) for step in (Step.NONE, *UMPIRE_STEPS)])
PAUSE_BEFORE = ACTIONS.add("pause_before", STAGE, asked=Ask.UMPIRE)  # if it is set already, it is taken back
ASK_UMPIRE = ACTIONS.add("ask_umpire", STAGE, asked=())  # the same, as a standing order, while others write
# Begin to answer a live question in place of a player; sent again, leave it to the player
ANSWER_FOR = ACTIONS.add("answer_for", PLAYER, asked=())
REPLACE_DIE = ACTIONS.add("replace_die", DIE, asked=Ask.UMPIRE)
CHANGE_REPORT = ACTIONS.add("change_report", LINE, asked=Ask.UMPIRE)
WITHHOLD_REPORT = ACTIONS.add("withhold_report", CARRIER, asked=Ask.UMPIRE)
RULE_FIGHT = ACTIONS.add("rule_fight", FORCE, RULING, asked=Ask.UMPIRE)
ACCEPT_DEED = ACTIONS.add("accept_deed", COMMANDER, DEED, asked=Ask.UMPIRE)
ALLOW_NIGHT = ACTIONS.add("allow_night", SIDE, asked=Ask.UMPIRE)
MOVE_PERSON = ACTIONS.add("move_person", PERSON, asked=Ask.UMPIRE)
PLANT_STENFAR = ACTIONS.add("plant_stenfar", asked=Ask.UMPIRE)  # then a number: the day
MOVE_BRIDGE = ACTIONS.add("move_bridge", asked=Ask.UMPIRE)  # then a number: the day on which it is finished
DROP_ISLANDERS = ACTIONS.add("drop_islanders", WEEK, asked=Ask.UMPIRE)  # those of this week do not come
SEND_MESSAGE = ACTIONS.add("send_message", SIDE, asked=Ask.UMPIRE)
NAME_FIGURE = ACTIONS.add("figure", FIGURE, asked=At(Ask.UMPIRE, Step.FIGURE))
TYPE_DIGIT = ACTIONS.add("digit", DIGIT, asked=At(Ask.UMPIRE, Step.NUMBER))
END_NUMBER = ACTIONS.add("end_number", asked=At(Ask.UMPIRE, Step.NUMBER))
NAME_FOE = ACTIONS.add("foe", SIDE, asked=At(Ask.UMPIRE, Step.FOE))
SAVE_PERSON = ACTIONS.add("save_person", PERSON, asked=At(Ask.UMPIRE, Step.RESCUED))
