"""The numbers of the policy. An army is worth at most ten points: the more armies a seat has, the less. "Of 100" means
a percentage, "of 1000" a share in thousandths.

Most were set by judgement. Those in docs/experiments.md were changed after factorial experiments: games in which all of
them varied at once, against earlier policies and against sparring partners. Not every single change is proved to help.
"""

# -- What a conquest is worth, in points -----------------------------------------------------------------------

CARD_WORTH = 32  # the card for the first conquest of a turn
CARD_RISING = 2  # more for each army that the next set brings, on the rising scale
TERRITORY = 9  # one more territory, wherever it is
TERRITORY_OF_WORLD = 5  # the same, if all territories must be conquered
TERRITORY_OF_COUNT = 18  # the same, if a mission counts territories
NEUTRAL_LESS = 3  # how much less a territory of the neutral force is worth
# A territory of a continent that another seat holds: for each army that the holder would receive
BROKEN_CONTINENT = 12
MISSION_TERRITORY = 15  # in a continent of the mission
NEEDED_TO_WIN = 60  # a territory that is needed to win in this turn
FOCUS = 12  # each territory of the continent to complete next
FOCUS_VALUE = 14  # more for each army of the continent's value, divided by the territories missing
MENACE = 15  # a territory of a seat that may soon win by the number of its territories
MENACING = 18  # the territories from which a seat counts as such
BEYOND = 33  # of 100: the share of the points of what could be conquered next that counts
BEYOND_TARGET = 20  # more points for a next conquest from the seat to eliminate

# -- Whether to attack -----------------------------------------------------------------------------------------

CHANCE = 600  # of 1000: the least to attack with
CHANCE_TO_WIN = 450  # the least when the game can be won now
# Of 100: the weight of an army that the only rival loses, compared with one that the seat loses; with several rivals,
# divided by their number
DAMAGE = 150
# The points that an attack must bring while third seats profit from it; few attacks reach it without the card's points
FLOOR = 20
DANGER = 200  # of 100: the weight of hostile armies next to a conquest, compared with the armies that hold it
# Of 100: how much of the price of an army is lost for each guard that source and target lack after the attack
EXPOSED = 50
EXPOSED_KEY = 100  # the same if the source is a key territory
SURE = 900  # of 1000: the attack is fought to the end without another decision

# -- The price of an army, in hundredths of a point ----------------------------------------------------------------

PRICE_MOST = 1000
PRICE = 30_000  # divided by all armies of the seat, but at most PRICE_MOST
MANY_ARMIES = 300  # with more than these the price falls faster, so that large stacks are used

# -- Garrisons -------------------------------------------------------------------------------------------------

KEY_LEAST = 4  # armies on an entrance to a continent of the seat, next to enemies
KEY_DANGER = 67  # of 100: more for each hostile army beside it
BORDER_MOST = 4  # on any other border
BORDER_DANGER = 34  # of 100: more for each hostile army beside it
GUARD_SHARE = 50  # of 100: at most this share of the reinforcements guards key territories

# -- Continents ----------------------------------------------------------------------------------------------------

EASE_NORTH_AMERICA = 16  # how easily a continent is taken and held
EASE_SOUTH_AMERICA = 20
EASE_EUROPE = 5
EASE_AFRICA = 10
EASE_ASIA = 7
EASE_AUSTRALIA = 22
MISSION_APPEAL = 480  # of 100: the appeal of a continent of the mission
INSIDE = 200  # of 100: the weight of an army in a continent, compared with one beside it
HOSTILE = 200  # of 100: the weight of an army of others in it

# -- A seat to eliminate -------------------------------------------------------------------------------------------

TARGET_HELD = 5  # territories at most
TARGET_POWER = 160  # of 100: armies needed for each army of the target
LAST = 30  # points for the last territory
LAST_CARD = 25  # and for each card
TARGET_EACH = 8  # points for any other
TARGET_SHARE = 10  # shared by all of its territories
TARGET_CARD = 10  # the same, for each card
COLOUR_LAST = 500  # the last territory of the mission's colour, or of the opponent if there are two seats
COLOUR_EACH = 20  # any other territory of that seat
COLOUR_SHARE = 60  # shared by all of them

# -- Occupying, moving and cards -----------------------------------------------------------------------------------

STAY_KEY = 50  # of 100: the largest share of the armies that stays in a key territory
STAY = 5  # the same in any other territory
FEW = 25  # of 100: at most this share moves in, unless more must, if the better next attack starts from the source
LACKING_KEY = 200  # tenths of a point for an army moved to where guards are missing, at a key territory
LACKING = 100  # elsewhere
FRONT = 60  # tenths of a point for an army of a reserve at a front
FRONT_PRIZE = 50  # tenths more for every hundred points that the best territory beside it is worth
FRONT_FOCUS = 20  # more in the continent to complete next
INTERIOR = 6  # for each step that a move brings an army nearer to the front
USEFUL_SET = 8  # armies that make a voluntary trade pay
JOKER_PRICE = 3  # the price of a joker, in halves of an army
HOARD = 5  # the number of cards from which any set is traded on the rising scale

# -- Ends in reach -------------------------------------------------------------------------------------------------

END_BEYOND = 3  # armies for a missing territory that is not next to one of the seat
END_POWER = 120  # of 100: armies for each army and territory in the way
