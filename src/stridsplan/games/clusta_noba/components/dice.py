"""The dice that a human umpire may replace: each kind that is rolled after the set-up (catalogue 6.3, 6.5)."""

from stridsplan.engine.enums import IntEnum

from .tables import frozen


class Die(IntEnum):
    """A stream and the faces of a die that is rolled on it."""

    TACTICS_20 = 0
    MORALE_20 = 1
    HERO_10000 = 2  # a leader falls or not
    COURIERS_100 = 3  # caught or not
    COURIERS_20 = 4  # a captive is questioned
    REPORTS_20 = 5  # the error of a figure
    REPORTS_100 = 6  # seen or not
    SPIES_100 = 7  # a spy in an enemy hex, a reading of the stars
    SPIES_2 = 8  # which of two bands
    FATES_6 = 9  # a wish
    FATES_100 = 10  # an outrage
    FATES_4 = 11  # hours until the dead rise
    SETUP_6 = 12  # the round in which islanders land


DICE = len(Die)
NO_DIE = -1
STREAM_NAMES = tuple(die.name.lower().rpartition("_")[0] for die in Die)
FACES = frozen([int(die.name.rpartition("_")[2]) for die in Die])
LOADED = 6  # how many dice of a kind may be replaced in advance
AS_IT_FALLS = 0  # instead of a face: this die is not replaced
