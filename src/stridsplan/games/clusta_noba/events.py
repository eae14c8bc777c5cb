"""The events of a campaign, the streams of its dice, and why an action is refused.

An event is visible to the side that learns of it. What no side may know is visible to a human umpire alone (`UMPIRE`).
When the campaign has ended, all see the umpire's interventions, too.
"""

from typing import Any

from stridsplan.engine.declare import Events, Refusals, event, refusal
from stridsplan.engine.enums import IntEnum

UMPIRE = 0  # the mask of an event that no player sees


class Stream(IntEnum):
    """Random streams (catalogue 6.3 names their purposes)."""

    SETUP = 0  # SETUP, ARRIVAL, PIRATE
    TACTICS = 1  # TACTICS, CONFIRM
    MORALE = 2
    HERO = 3
    COURIERS = 4  # CAPTURE, INTERROGATE
    REPORTS = 5  # INFO, SIGHT
    SPIES = 6  # SPY, DIVINE
    FATES = 7  # INDEP, RISE, EXCESS


def intervention(rule: str, arguments: str) -> Any:
    """Declare an intervention of a human umpire, which all see after the campaign (catalogue 6.5)."""
    return event(rule, f"moment {arguments}", quiet=True, late=True)


class Event(Events):
    """Events of the log."""

    # -- The calendar, for everybody
    SIDE_HELD = event("CN-CMD-6", "seat side")
    DAY_BEGAN = event("CN-TIME-1", "day")
    NIGHT_FELL = event("CN-TIME-2", "day", quiet=True)
    CONFLUX_CAME = event("CN-WIN-2", "hex", revealing=True)
    CAMPAIGN_ENDED = event("CN-WIN-4", "winners how", revealing=True)  # a mask of seats
    # -- What a side does
    HEADQUARTERS_CHOSEN = event("CN-CMD-6", "seat commander")
    APPROACH_CHOSEN = event("CN-ARR-3", "seat hex")
    COLUMN_WRITTEN = event("CN-ORDER-2", "seat marker sheet")
    SHEET_SENT = event("CN-ORDER-3", "seat marker sheet copies")  # copies 0: given on the spot
    SHEET_KEPT = event("CN-COURIER-16", "seat marker sheet")  # no courier could leave
    LETTER_SENT = event("CN-ALLY-2", "seat side letter")
    ORDERS_SEALED = event("CN-TIME-5", "seat", quiet=True)
    WISHES_SET = event("CN-IND-3", "seat commander", quiet=True)
    # -- What reaches a side: a dispatch, then its lines; some of it also without a courier
    # came: the moment now
    DISPATCH_ARRIVED = event("CN-COURIER-1", "seat sender:marker hex sent:moment lines came")
    UNIT_REPORTED = event("CN-COURIER-13", "unit hex standard elite lost:men condition", quiet=True)
    COMMANDER_REPORTED = event("CN-COURIER-13", "commander hex points fate", quiet=True)
    SPECIALIST_REPORTED = event("CN-COURIER-13", "specialist hex fate", quiet=True)
    CAMP_REPORTED = event("CN-COURIER-13", "camp hex days", quiet=True)
    BATTLE_REPORTED = event("CN-INFO-1", "hex own_lost:men side men lost:men outcome")
    SIGHTING_REPORTED = event("CN-INFO-8", "hex sighted side men unit source")
    READING_REPORTED = event("CN-CONF-2", "hex band specialist")
    LAPSE_REPORTED = event("CN-ORDER-10", "unit hex order")
    STOP_REPORTED = event("CN-ORDER-23", "unit hex side men")
    INTERROGATION_REPORTED = event("CN-INTERR-5", "side hex cargo marker letter")
    CAPTURED_ORDER_REPORTED = event("CN-INTERR-5", "side marker slot order hex")
    FAILURE_REPORTED = event("CN-ORDER-27", "unit hex order reason")
    LETTER_ARRIVED = event("CN-ALLY-2", "side letter")
    COURIER_RETURNED = event("CN-COURIER-6", "marker sheet")
    STANCE_CHANGED = event("CN-ALLY-2", "side stance")
    CONFLUX_LEARNED = event("CN-ASTRO-6", "hex")
    TACTICS_SEEN = event("CN-COMBAT-3", "hex die:face confirm:face")
    MORALE_SEEN = event("CN-MORALE-1", "unit elite die:face")
    # -- What the umpire alone sees
    CONFLUX_DRAWN = event("CN-CONF-1", "hex day")
    CALENDAR_DRAWN = event("CN-CRUR-7", "bridge_day alliance priority pirates stenfar_day")
    ARRIVAL_DRAWN = event("CN-ARR-2", "side day round")
    PIRATES_MET = event("CN-RAN-1", "ships annexed")
    DUNKELBRINK_DRAWN = event("CN-STE-1", "day")
    SHIPS_ARRIVED = event("CN-ARR-3", "side hex")
    BRIDGE_FINISHED = event("CN-CRUR-7", "day")
    # It reveals what was sealed, so nobody may undo sealing, even if no dice have rolled since
    ROUND_BEGAN = event("CN-TIME-1", "moment", quiet=True, revealing=True)
    ORDER_BEGAN = event("CN-ORDER-9", "unit order hex", quiet=True)
    ORDER_LAPSED = event("CN-ORDER-10", "unit hex", quiet=True)
    SHEET_TAKEN = event("CN-ORDER-11", "marker sheet hex", quiet=True)
    WISH_ROLLED = event("CN-IND-1", "commander die:face wish")
    UNIT_ENTERED = event("CN-MOVE-1", "unit from:hex hex", quiet=True)
    UNIT_STOPPED = event("CN-CONTACT-2", "unit hex order", quiet=True)
    UNIT_LANDED = event("CN-LAND-5", "unit hex")
    UNIT_BOARDED = event("CN-LAND-5", "unit hex")
    FLED = event("CN-CONTACT-6", "unit hex")
    STEPPED_BACK = event("CN-ORDER-21", "unit from:hex hex")
    PATROL_MET = event("CN-PATROL-2", "unit hex intruder:unit")
    AMBUSH_SPRUNG = event("CN-AMBUSH-1", "unit hex victim:unit")
    BATTLE_BEGAN = event("CN-CONTACT-3", "hex side foe_hex:hex foe:side men foe_men:men")
    TACTICS_ROLLED = event("CN-COMBAT-3", "side hex die:face confirm:face differential replaced")
    FIELD_ROUND_FOUGHT = event("CN-COMBAT-9", "hex side other:side row column difference")
    FORCE_LOST = event("CN-COMBAT-15", "hex side tv men")
    HERO_ROLLED = event("CN-COMBAT-22", "commander hex die chance replaced", quiet=True)
    HERO_FELL = event("CN-COMBAT-22", "commander hex")
    HERO_SAVED = event("CN-HP-4", "commander hex points")
    BOOST_SPENT = event("CN-HP-3", "commander points")
    POINT_REGAINED = event("CN-HP-2", "commander points")
    MORALE_TESTED = event("CN-MORALE-1", "unit elite die:face target replaced")
    UNIT_PANICKED = event("CN-MORALE-4", "unit hex")
    UNIT_RETREATED = event("CN-RETREAT-2", "unit from:hex hex")
    UNIT_PURSUED = event("CN-RETREAT-5", "unit from:hex hex")
    UNIT_SURRENDERED = event("CN-RETREAT-3", "unit hex men")
    UNIT_BROKEN = event("CN-UNIT-8", "unit hex men")
    UNIT_RESTORED = event("CN-UNIT-8", "unit hex men")
    LOSSES_SHARED = event("CN-LOSS-2", "unit dead badly wounded stragglers")
    MEN_RETURNED = event("CN-LOSS-5", "unit hex men")
    DEAD_ROSE = event("CN-CRUR-10", "unit hex men")
    GROUP_RAISED = event("CN-CRUR-9", "unit hex men")
    ISLANDERS_LANDED = event("CN-CRUR-12", "unit hex men")
    SIGHT_ROLLED = event("CN-CONTACT-7", "hex unit die chance side replaced", quiet=True)
    ERROR_ROLLED = event("CN-INFO-2", "side men reported die worse replaced", quiet=True)
    SCOUT_CAUGHT = event("CN-SCOUT-4", "unit hex captor:unit")
    CAMP_PITCHED = event("CN-CAMP-1", "side camp hex")
    CAMP_TAKEN = event("CN-CAMP-8", "side camp hex")
    CAMP_DESTROYED = event("CN-CAMP-8", "side camp hex")
    OUTRAGE = event("CN-RAN-3", "hex unit")
    SETTLEMENT_DESTROYED = event("CN-LOY-1", "hex")
    STENFAR_PLANTED = event("CN-STONE-3", "hex")
    STENFAR_NOTICED = event("CN-STONE-1", "unit hex")
    COURIER_SENT = event("CN-COURIER-1", "side courier goal:marker hex", quiet=True)
    COURIER_ARRIVED = event("CN-COURIER-4", "side courier hex", quiet=True)
    CATCH_ROLLED = event("CN-COURIER-9", "unit hex die chance side replaced", quiet=True)
    COURIER_CAUGHT = event("CN-COURIER-7", "side courier hex unit")
    COURIER_LACKED = event("CN-COURIER-1", "side marker")
    CAPTIVE_ASKED = event("CN-INTERR-3", "unit die:face skill replaced")
    CAPTIVE_SPOKE = event("CN-INTERR-5", "unit")
    CAPTIVE_DIED = event("CN-INTERR-4", "unit")
    PERSON_CAUGHT = event("CN-CMD-8", "commander hex unit")
    SPECIALIST_CAUGHT = event("CN-ASTRO-2", "specialist hex unit")
    SPY_ROLLED = event("CN-SPY-3", "specialist hex die replaced", quiet=True)
    SPY_GONE = event("CN-SPY-3", "specialist hex")
    READING_MADE = event("CN-CONF-3", "specialist hex band true_band:band replaced")
    COMMAND_PASSED = event("CN-CMD-7", "side commander")
    SIDE_OUT = event("CN-WIN-5", "side")
    # -- A human umpire; `due` is a day
    # Undo cannot go back beyond the last time that the umpire was asked
    UMPIRE_ASKED = event("CN-UMP-1", "moment stage", quiet=True, revealing=True)
    ANSWERED_FOR = intervention("CN-ORDER-13", "seat columns")
    DIE_REPLACED = intervention("CN-UMP-1", "die:which_die place shown")
    REPORT_CHANGED = intervention("CN-UMP-1", "side line number before after")
    REPORT_WITHHELD = intervention("CN-UMP-1", "side lines")
    FIGHT_RULED = intervention("CN-UMP-1", "side hex ruling")
    DEED_DONE = intervention("CN-HP-6", "commander deed points")
    PERSON_SAVED = intervention("CN-HP-6", "commander marker hex")
    NIGHT_ALLOWED = intervention("CN-NIGHT-6", "side")
    PERSON_MOVED = intervention("CN-UMP-4", "marker from:hex hex")
    STENFAR_PROMISED = intervention("CN-TIME-8", "due")
    BRIDGE_MOVED = intervention("CN-TIME-8", "due")
    ISLANDERS_DROPPED = intervention("CN-CRUR-12", "due")
    MESSAGE_WRITTEN = intervention("CN-TIME-8", "side due foe:side hex men")


class Illegal(Refusals):
    """Why an action is refused, or why a unit cannot carry out its order (`Line.ORDER_FAILED`).

    A player's refusals depend only on what the side knows, never on the truth (CN-TRAP-28).
    """

    NONE = refusal()
    NOT_ASKED = refusal("CN-TIME-5")
    NO_SUCH_ACTION = refusal("CN-TIME-5")
    COMPOUND_ACTION_BEGUN = refusal("CN-ORDER-2")
    NOT_YOUR_MARKER = refusal("CN-ORDER-4")
    NO_LONGER_THERE = refusal("CN-ORDER-4")  # as far as the side knows
    HOME_ONLY = refusal("CN-ORDER-6")
    NOT_UNDERSTOOD = refusal("CN-CRUR-1")
    TOO_MANY_COLUMNS = refusal("CN-ORDER-1")
    TOO_MANY_ENTRIES = refusal("CN-ORDER-8")
    NOT_LATER = refusal("CN-ORDER-2")
    BEYOND_SHEET = refusal("CN-ORDER-8")
    NOT_ON_MAP = refusal("CN-MOVE-1")
    SEA = refusal("CN-MOVE-1")
    NO_TARGET_NEEDED = refusal("CN-ORDER-2")
    FORMATION_FIXED = refusal("CN-MOVE-8")
    NOT_FURTHER = refusal("CN-ORDER-8")
    NO_NIGHT_MARCH = refusal("CN-NIGHT-1")
    CANNOT_CAMP = refusal("CN-CAMP-3")
    CANNOT_FORTIFY = refusal("CN-FORT-2")
    FORTIFIED_BY_ANOTHER = refusal("CN-FORT-2")
    NO_COMMANDER_TO_CAMP = refusal("CN-CAMP-1")
    NO_SHIP = refusal("CN-ORDER-29")
    NOT_WITH_RECIPIENT = refusal("CN-ORDER-5")
    CANNOT_GO_ALONE = refusal("CN-CMD-8")
    NOT_A_COMMANDER = refusal("CN-IND-3")
    SAME_FAMILY = refusal("CN-IND-2")
    TARGETS_TOO_NEAR = refusal("CN-IND-2")
    NO_ERRAND = refusal("CN-SPY-5")
    CANNOT_DIVINE = refusal("CN-ASTRO-1")
    NO_SUCH_SIDE = refusal("CN-ALLY-2")  # in this campaign
    TOO_EARLY_TO_BETRAY = refusal("CN-ALLY-3")
    BOUND_BY_ALLIANCE = refusal("CN-ALLY-3")
    NO_NEWS_OF_COMMAND = refusal("CN-CMD-7")
    NOTHING_WRITTEN = refusal("CN-ORDER-2")
    ALREADY_SO = refusal("CN-ORDER-2")
    NOT_A_SEA_HEX = refusal("CN-ARR-3")
    NO_FLEET = refusal("CN-ARR-3")
    NOT_AT_HEADQUARTERS = refusal("CN-ORDER-13")
    NO_LIVE_ORDERS = refusal("CN-ORDER-14")
    # -- To the umpire, who knows the truth
    DICE_REPLACED = refusal("CN-UMP-1")
    OUT_OF_RANGE = refusal("CN-UMP-1")
    NO_SUCH_REPORT = refusal("CN-UMP-1")
    FIXED_NUMBER = refusal("CN-UMP-1")
    NO_FIGHT = refusal("CN-UMP-1")
    NO_HERO_POINT = refusal("CN-HP-6")
    NO_DEED = refusal("CN-HP-6")
    NO_SUCH_PERSON = refusal("CN-UMP-4")
    IN_BATTLE = refusal("CN-UMP-4")
    NOT_THERE = refusal("CN-UMP-4")
    HEX_OCCUPIED = refusal("CN-STONE-2")
    NO_BRIDGE_DUE = refusal("CN-CRUR-7")
    DAY_PAST = refusal("CN-TIME-9")
    CALENDAR_FULL = refusal("CN-TIME-9")
