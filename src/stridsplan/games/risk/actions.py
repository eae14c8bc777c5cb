"""What a seat can do, as action codes."""

from stridsplan.engine.actions import Actions, At, argument

from .components import (
    CARD_COUNT,
    CARDS,
    COUNTS,
    EDGE_COUNT,
    EDGES,
    ROLLS,
    STEPS,
    TERRITORIES,
    TERRITORY_COUNT,
)
from .state import AnswerStep, Ask, Standing

TERRITORY = argument("territory", range(TERRITORY_COUNT), TERRITORIES)
EDGE = argument(
    "edge",
    range(EDGE_COUNT),
    [(TERRITORIES[source], TERRITORIES[target]) for source, target in EDGES],
    key=("source", "target"),
)
STEP = argument("step", range(STEPS), (*COUNTS.tolist(), "all"), key="armies")
CARD_NAME = argument("card", range(CARD_COUNT), CARDS)
# An index in ROLLS: the armies declared and the dice
DECLARED = argument("index", range(len(ROLLS)), ROLLS.tolist(), key=("armies", "dice"))
DEFENCE_DICE = argument("defence_dice", (1, 2), key="dice")
STORED_DEFENCE = argument("standing", Standing, key="defence")

TRADING = (Ask.REINFORCE, Ask.TRADE_CAPTURED)
PLACING = (Ask.PLACE_SETUP, Ask.PLACE_SECRETLY, Ask.PLACE_NEUTRAL, *TRADING)
# Steps of the compound actions: a trade, an attack, a move
CARDS_CHOSEN = tuple(At(ask, AnswerStep.CARDS) for ask in TRADING)
TARGET_CHOSEN = At(Ask.ATTACK, AnswerStep.DECLARE)
SOURCE_CHOSEN = At(Ask.FORTIFY, AnswerStep.MOVE_TO)
COUNTING = At(Ask.FORTIFY, AnswerStep.AMOUNT)

ACTIONS = Actions()
PLACE = ACTIONS.add("place", TERRITORY, STEP, asked=PLACING, also=("place_neutral",))
CARD = ACTIONS.add("card", CARD_NAME, asked=(*TRADING, *CARDS_CHOSEN))  # the next card of a set
CAPITAL = ACTIONS.add("choose_capital", TERRITORY, asked=Ask.CHOOSE_CAPITAL)
ATTACK = ACTIONS.add("attack", EDGE, asked=Ask.ATTACK)
MOVE_FROM = ACTIONS.add("move_from", TERRITORY, asked=Ask.FORTIFY)
MOVE_TO = ACTIONS.add("move_to", TERRITORY, asked=SOURCE_CHOSEN)
ROLL = ACTIONS.add("roll", DECLARED, asked=TARGET_CHOSEN)
# Add to the counted armies: those that move, or those at which an attack stops
COUNT = ACTIONS.add("count", STEP, asked=(TARGET_CHOSEN, Ask.OCCUPY, COUNTING))
DEFEND = ACTIONS.add("defend", DEFENCE_DICE, asked=Ask.DEFEND)
STAND = ACTIONS.add("stand", STORED_DEFENCE, asked=())  # a standing order
UNTIL = ACTIONS.add("until", asked=TARGET_CHOSEN)  # attack until only the counted number of armies is left
DONE = ACTIONS.add("done", asked=(Ask.OCCUPY, COUNTING))  # move the counted armies
END_REINFORCEMENT = ACTIONS.add("end_reinforcement", asked=TRADING)
END_ATTACKS = ACTIONS.add("end_attacks", asked=Ask.ATTACK)
END_TURN = ACTIONS.add("end_turn", asked=Ask.FORTIFY)
