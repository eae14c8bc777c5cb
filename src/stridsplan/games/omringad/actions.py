"""What a seat can do, as action codes (catalogue 6)."""

from stridsplan.engine.actions import Actions, At, argument

from .components import (
    COMBAT_KINDS,
    COUNTRY,
    EDGE,
    MOST_GOLD,
    MOST_SEATS,
    NAME_OF_KIND,
    SLOTS,
    SQUARE_NAMES,
    SQUARES,
    TERRAINS,
    Direction,
    Terrain,
)
from .state import ALL_SETTLEMENTS, PARTIES, AnswerStep, Ask

TERRAIN = argument("terrain", range(1, TERRAINS), [terrain.name.lower() for terrain in Terrain][1:])
# Row and column in the seat's own country
CELL = argument("cell", range(COUNTRY), [f"{cell // EDGE + 1}{cell % EDGE + 1}" for cell in range(COUNTRY)])
UNIT = argument("kind", range(COMBAT_KINDS), NAME_OF_KIND[:COMBAT_KINDS], key="unit")
SETTLEMENT = argument("settlement", range(ALL_SETTLEMENTS))  # its number, see `state.ALL_SETTLEMENTS`
GOLD = argument("gold", range(1, MOST_GOLD + 1))
SQUARE = argument("square", range(SQUARES), SQUARE_NAMES)
DIRECTION = argument("direction", Direction)
PARTY = argument("party", range(PARTIES), [*range(MOST_SEATS), "dragon"])
SLOT = argument(
    "slot",
    range(SLOTS),
    [(NAME_OF_KIND[slot // 2], slot % 2 == 1) for slot in range(SLOTS)],
    key=("unit", "damaged"),
    defaults={"damaged": False},
)

GROUP, PATH = At(Ask.MOVE, AnswerStep.GROUP), At(Ask.MOVE, AnswerStep.PATH)
RESTACK = At(Ask.REINFORCE, AnswerStep.TOP)

ACTIONS = Actions()
LAY = ACTIONS.add("lay", TERRAIN, CELL, asked=Ask.LAY_TERRAIN)
BUY = ACTIONS.add("buy", UNIT, asked=(Ask.RAISE_ARMY, Ask.PURCHASE))
# put a unit that is bought, and not placed yet, into a settlement
PUT = ACTIONS.add("put", UNIT, SETTLEMENT, asked=(At(Ask.RAISE_ARMY, AnswerStep.STACKS), Ask.REINFORCE))
MERGE = ACTIONS.add("merge", UNIT, SETTLEMENT, asked=Ask.REINFORCE)  # two damaged units into one (OM-REINF-6)
BID = ACTIONS.add("bid", GOLD, asked=(Ask.BID, Ask.SEAL_BID))
LODGE = ACTIONS.add("lodge", SETTLEMENT, asked=Ask.PLACE_SPECIAL)  # the special that was bought
LAIR = ACTIONS.add("lair", SQUARE, asked=Ask.PLACE_SPECIAL)  # the dragon
# a stack to move from or, in the reinforcement phase, one to change the top tile of: "restack" in JSON
START = ACTIONS.add("start", SQUARE, asked=(Ask.MOVE, Ask.REINFORCE), also=("restack",))
TAKE = ACTIONS.add("take", SLOT, asked=GROUP)
STEP = ACTIONS.add("step", DIRECTION, asked=(GROUP, PATH))
BATTLE = ACTIONS.add("battle", SQUARE, asked=Ask.CHOOSE_BATTLE)
AIM = ACTIONS.add("aim", PARTY, asked=Ask.AIM)
HIT = ACTIONS.add("hit", SLOT, asked=Ask.TAKE_HITS)
TARGET = ACTIONS.add("target", PARTY, SLOT, asked=Ask.SHARPSHOOT)
WITHDRAW = ACTIONS.add("withdraw", DIRECTION, asked=Ask.WITHDRAW)
TAKE_ALL = ACTIONS.add("take_all", asked=GROUP)
STOP = ACTIONS.add("stop", asked=(Ask.MOVE, GROUP, PATH))
PASS = ACTIONS.add("pass", asked=Ask.MOVE)
END_PURCHASE = ACTIONS.add("end_purchase", asked=(Ask.RAISE_ARMY, Ask.PURCHASE))
READY = ACTIONS.add("ready", asked=Ask.READY)
FOLD = ACTIONS.add("fold", asked=(Ask.BID, Ask.SEAL_BID))
CALL_OFF = ACTIONS.add("call_off", asked=Ask.DIPLOMAT)
FIGHT_ON = ACTIONS.add("fight_on", asked=Ask.DIPLOMAT)
END_REINFORCEMENT = ACTIONS.add("end_reinforcement", asked=Ask.REINFORCE)
LEAD = ACTIONS.add("lead", SLOT, asked=GROUP)  # the tile on top of the moving group
TOP = ACTIONS.add("top", SLOT, asked=(GROUP, RESTACK))  # the one on top of what stays, or of the stack
