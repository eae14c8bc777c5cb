"""The record of a campaign of Slaget om Clusta Noba.

It contains two kinds of ledgers. The truth, which only the umpire knows, is `hidden`. What a side believes is indexed
by seat and visible to that seat alone: its own forces as last reported, sightings, and the orders that it has sent.
A side's ledger changes by reports of couriers, and by what the commander-in-chief sees in his own hex (CN-INFO-5). A
few things are told without a courier: treaties, the finished bridge, the umpire's messages, and all markers by option.

Hexes are row * 20 + column. Moments are pulses of half an hour by day and an hour by night, 36 a day, from 06.00 of day
0. A slot is a day round, 6 a day; a round count also counts night rounds, 9 a day. Men are counted; troop values (TV)
are kept in half points; movement in twelfths of a movement point (MP). LV is leadership, SV the value of one man, FV a
skill, HP a hero point.

In comments and docstrings of this game, a number such as 6.4 is a section of the catalogue, "6.4 step 11.3" a step of
the algorithm there, a flag such as F18 a line of its section 7, and CN-TRAP-28 the trap T28 of its section 5.
"""

from stridsplan.engine.record import record, rule
from stridsplan.engine.visibility import Field, Shape, observer, public, seen

from .components.battle import LOSS_FATES
from .components.dice import DICE, LOADED
from .components.map import NODES
from .components.movement import SCRATCH
from .components.orders import WISHES
from .components.pools import (
    CAMPS,
    CAPTIVES,
    COMMANDERS,
    COURIER_PATH,
    ENTRIES,
    FORCES,
    FRONTS,
    GRAVES,
    KEPT_COLUMNS,
    KNOWN_LOSSES,
    LINE_NUMBERS,
    LINES,
    MARKERS,
    MESSAGES,
    POOLS_OF_DEAD,
    READINGS,
    REFUGES,
    SIDES,
    SIGHTINGS,
    SPECIALISTS,
    TROOPS,
    UNIT_MASKS,
    UNITS,
    UNKNOWN,
    WALKERS,
)  # fmt: skip
from .numbers import (
    CAPTIVE_NUMBERS,
    COURIER_NUMBERS,
    DOCTRINES,
    DRAFT,
    ENTRY_NUMBERS,
    FORCE_NUMBERS,
    FRONT_NUMBERS,
    HITS,
    MOST_SEATS,
    MOST_SETTLEMENTS,
    SEATS,
    VIAS,
    Known,
    KnownCamp,
    KnownCommander,
    KnownLoss,
    KnownSpecialist,
    Message,
    Reading,
    Sent,
    Sighting,
)  # fmt: skip
from .options import OPTIONS_DTYPE
from .seating import is_umpire

# -- The record: a human umpire sees all of it (6.1) -------------------------------------------------------------------


@rule
def is_its_seat(s, seat, k):
    return k == seat or is_umpire(s, seat)


def hidden(shape: Shape = ()) -> Field:
    """Return a field that no player may see."""
    return seen(is_umpire, shape)


def own_seat(shape: Shape, otherwise: int = 0) -> Field:
    """Return a field of which the player in seat k, and the umpire, may see element k, or row k."""
    return seen(is_its_seat, shape, otherwise)


STATE = record(
    "State",
    options=public(OPTIONS_DTYPE),
    profile=hidden(),  # numbers.Profile, not one of the options; only tests set it
    # -- Public: who, when -----------------------------------------------------------------------------------
    ask=public(),  # Ask
    due=public(),  # mask of the seats that must answer
    side_of=public(SEATS),  # the side of each seat
    seat_of=public(SIDES),  # the seat of each side, NOBODY: absent
    day=public(),
    round=public(),  # 1-6 by day, 7-9 (N1-N3) at night
    conflux_day=public(),  # on which the conflux happens; one at a secret time comes 1 to 10 days later (F18)
    winners=public(),  # mask of seats; 0: play goes on, or a draw
    ended=public(),  # Ended
    # -- Hidden: the calendar --------------------------------------------------------------------------------
    pulse=hidden(),  # of the round, 0-3
    stands_in=hidden(),  # seat + 1 of the player whose live question the umpire is answering, 0: none
    pauses=hidden(),  # mask of the stages of flow.py before which the umpire is asked
    stopped=hidden(),  # the stage of flow.py before which play has stopped, 0: none
    loads=hidden(DICE),  # by Die: how many of the next ones are replaced
    loaded=hidden((DICE, LOADED)),  # the faces that replace them; AS_IT_FALLS: this one is not replaced
    replaced=hidden(),  # scratch; 1: the die that was rolled last shows a face that the umpire chose
    message=hidden((MESSAGES, len(Message))),
    acts_at_night=hidden(SIDES),  # 1: the umpire lets the side attack in this night (CN-NIGHT-6)
    moment=hidden(),  # now
    last_day=hidden(),  # the day of the conflux; with a secret conflux later than `conflux_day` (F18)
    conflux=hidden(),  # hex
    bridge_day=hidden(),  # at dawn of which the bridge is finished (CN-CRUR-7)
    has_bridge=hidden(),  # 1: the bridge is finished
    bridge_known=own_seat(SEATS),  # 1: the seat has been told
    alliance=hidden(),  # 1: CRU and RAN are allied (CN-ALLY-3)
    priority=own_seat(SEATS),  # Trakorian level, for TRA's seat alone (6.1)
    stenfar=hidden(),  # 1: the stone Store Stenfar is planted
    stenfar_day=hidden(),  # the day from which on it may be planted, NOWHERE: never
    stenfar_seen=hidden(SIDES),  # 1: the side has noticed it
    arrival=hidden(SIDES),  # moment at which the ships appear
    approach=hidden(SIDES),  # sea hex
    landed=hidden(SIDES),  # hex where the side first landed, NOWHERE: not yet
    has_pitched=hidden(SIDES),  # 1: the side has had a finished camp, which ends its beachhead (CN-ARR-6)
    has_left=hidden(UNITS),  # 1: the unit has left the commander-in-chief's hex (CN-ARR-5)
    commander_in_chief=hidden(SIDES),  # commander, NOBODY: none left, or Ottar
    # The fallen commander-in-chief + 1 until his successor knows, then 0 (CN-CMD-7)
    news_due=hidden(SIDES),
    news_sent=hidden(SIDES),  # 1: a courier with the news has set out since the last 18.00
    stance=hidden((SIDES, SIDES)),  # Stance
    # [from, to]: Letter + 1, 0: none. An offer is set when it is delivered, a breach at once; both take effect at dawn
    offer=hidden((SIDES, SIDES)),
    # A place is a settlement
    place_stance=hidden((SIDES, MOST_SETTLEMENTS)),  # 1: the settlement is hostile to the side
    place_gone=hidden(MOST_SETTLEMENTS),  # 1: destroyed
    place_held=hidden(MOST_SETTLEMENTS),  # rounds in a row that CRU has occupied it
    outrages=hidden(),  # how many RAN has committed
    out=hidden(),  # mask of the sides that are out (CN-WIN-5)
    starting_tv=hidden(SIDES),  # on its arrival (of CRU, at the set-up), 0: the side has not arrived
    pirates_left=hidden(),  # pirate ships that RAN meets; after the set-up, those that have joined it (CN-RAN-1)
    dunkelbrink_day=hidden(),  # NOWHERE: he does not come, or has come (CN-STE-1)
    # Companies from Barbaröarna that have not landed, those of the newest week from its dawn on (CN-CRUR-12)
    islanders_waiting=hidden(),
    islanders_landed=hidden(),  # companies
    islanders_dropped=hidden(),  # mask of the weeks in which none come, by order of the umpire
    islanders_moment=hidden(),  # from which on those of the newest week may land
    # -- Hidden: units ---------------------------------------------------------------------------------------
    unit_at=hidden(UNITS),  # hex, NOWHERE: not in play
    unit_men=hidden((UNITS, TROOPS)),
    unit_tv=hidden((UNITS, TROOPS)),  # ledger, half points (CN-COMBAT-18)
    unit_class=hidden(UNITS),  # as last evaluated (CN-UNIT-9)
    unit_aboard=hidden(UNITS),  # 1: on its ship
    unit_landing=hidden(UNITS),  # moment at which its landing or boarding is over (CN-LAND-5)
    unit_boards=hidden(UNITS),  # 1: it goes aboard when that moment comes
    unit_formation=hidden(UNITS),  # MoveMode: MARCH or COMBAT
    unit_to=hidden(UNITS),  # hex of the step begun, NOWHERE: none
    unit_walked=hidden(UNITS),  # twelfths of an MP that it has spent on this step
    unit_head=hidden(UNITS),  # first unit of those that it moves with
    unit_gain=hidden(UNITS),  # twelfths of an MP that it, and those it moves with, get in a pulse
    unit_from=hidden(UNITS),  # the hex it came from last
    unit_fought=hidden(UNITS),  # round count (9 * day + round) of its last field round, NOWHERE: none
    unit_moved=hidden(UNITS),  # round count in which it last marched or was moved
    unit_retreated=hidden(UNITS),  # moment of its last retreat, NOWHERE: none
    unit_halts=hidden(UNITS),  # 1: it does not march, or no further, in this pulse
    unit_intercepted=hidden(UNITS),  # round count in which a patrol has met it (CN-PATROL-4)
    unit_watched=hidden(UNITS),  # round count in which patrols have reported it (CN-PATROL-2)
    unit_victim=hidden(UNITS),  # the unit that its ambush strikes, until that fight has ended; NOWHERE: none
    unit_trapped=hidden((UNITS, UNIT_MASKS)),  # the units that its ambush has struck today
    unit_passing=hidden(UNITS),  # 1: among enemies without a fight; it must leave the hex (CN-CONTACT-5)
    # 1: the unit is where it is by retreat or interception, or men have come back to it there (CN-UNIT-11)
    unit_over_limit=hidden(UNITS),
    unit_slow=hidden(UNITS),  # MP less until dusk (CN-NIGHT-3)
    unit_fatigue=hidden(UNITS),  # night rounds that weigh on its TV, 0-3 (CN-NIGHT-4)
    unit_rest=hidden(UNITS),  # hours of rest in a row
    unit_nights=hidden(UNITS),  # night rounds marched this night
    unit_base=hidden(UNITS),  # hex of its patrol, NOWHERE: none
    unit_hidden=hidden(UNITS),  # 1: it scouts or lies in ambush
    unit_dwells=hidden(UNITS),  # round count until which a group stays (CN-CRUR-4)
    unit_wakes=hidden(UNITS),  # moment from which on a band may move
    # Orders of a unit
    unit_plan=hidden((UNITS, ENTRIES, ENTRY_NUMBERS)),  # the entries of the column it has
    unit_entries=hidden(UNITS),  # how many
    unit_plan_end=hidden(UNITS),  # first slot after the last day of its sheet
    unit_doctrine=hidden((UNITS, DOCTRINES)),
    unit_sheet=hidden(UNITS),  # number of the sheet, NOWHERE: none
    unit_entry=hidden(UNITS),  # the running entry, NOWHERE: none
    unit_order=hidden(UNITS),  # the running order; WAIT if it is finished, NO_ORDER if none runs
    unit_target=hidden(UNITS),  # hex, NOWHERE: none
    unit_via=hidden(UNITS),  # how many vias of the entry it has passed (Entry.VIA_1)
    unit_done=hidden(UNITS),  # 1: the entry is finished (CN-ORDER-9)
    unit_since=hidden(UNITS),  # moment at which the entry began
    unit_rounds=hidden(UNITS),  # rounds of work, scouting, preparation or boarding in this entry
    unit_lapsed=hidden(UNITS),  # 1: its lapse has been reported, or is not to be (CN-ORDER-10)
    # Sightings
    unit_sees=hidden((UNITS, UNIT_MASKS)),  # the hostile units that it sees (CN-CONTACT-7)
    spotted=hidden(UNITS),  # scratch; 1: in the report that is being written
    ship_seen=hidden((SIDES, UNITS)),  # day + 1 on which a side was last told of a ship (CN-SEA-15)
    place_reported=hidden((SIDES, MOST_SETTLEMENTS)),  # day + 1 of its last report to the side (CN-LOY-1)
    # Battle
    unit_force=hidden(UNITS),  # NOWHERE: none
    unit_outcome=hidden(UNITS),  # Outcome of this field round; Force.DONE sums up those of a force's units
    unit_baseline=hidden(UNITS),  # TV at the start of the battle, 0: in none
    unit_start_men=hidden(UNITS),  # men then (CN-MORALE-6)
    unit_shaken=hidden((UNITS, TROOPS)),  # Shaken
    unit_lost=hidden((UNITS, TROOPS)),  # men lost for a time in this battle
    unit_killed=hidden((UNITS, TROOPS)),  # men lost for good in it
    unit_battle=hidden(UNITS),  # hex of its last battle of the day, NOWHERE: none
    unit_day_lost=hidden((UNITS, LOSS_FATES, TROOPS)),  # men lost for a time today, by fate, until dusk
    unit_reported=hidden(UNITS),  # men lost since the last night report
    straggler=hidden((UNITS, REFUGES, TROOPS)),  # men of the unit that wait in each refuge of its side
    wounded=hidden((UNITS, 8, TROOPS)),  # by day of return modulo 8 (CN-LOSS-5)
    wounded_in=hidden((UNITS, 8)),  # refuge they lie in
    badly=hidden((UNITS, 15, TROOPS)),  # by day of return modulo 15
    badly_in=hidden((UNITS, 15)),
    # -- Hidden: forces and fronts of the day's battles --------------------------------------------------------
    force=hidden((FORCES, FORCE_NUMBERS)),  # SIDE is NOBODY where the row is free
    # Men lost so far, for the report; and the men of all units when they joined it, also for Force.CLASS
    force_lost=hidden((FORCES, 2)),
    front=hidden((FRONTS, FRONT_NUMBERS)),  # ONE is NOWHERE where the row is free
    # Of this field round: the fronts and forces that fight in it, in canonical order
    live_fronts=hidden(),
    live_forces=hidden(),
    front_order=hidden(FRONTS),
    force_order=hidden(FORCES),
    front_margin=hidden(FRONTS),  # by how much ONE wins the Tactics roll, below 0: OTHER wins
    # Losses of ONE and of OTHER, in quarters of a percent; then the marks (Mark) of ONE and of OTHER
    front_loss=hidden((FRONTS, 4)),
    front_share=hidden((FRONTS, 2)),  # hundredths of ONE and of OTHER that fight there (CN-MULTI-1)
    unit_hit=hidden((UNITS, HITS, TROOPS)),  # its losses: TV, men for a time, men for good
    shares=hidden((4, UNITS)),  # scratch of the callers of `share_*` in rules/battle_arithmetic.py
    # -- Hidden: the Crurians' dead ----------------------------------------------------------------------------
    grave_at=hidden(GRAVES),  # hex, NOWHERE: free
    grave_men=hidden(GRAVES),
    grave_wakes=hidden(GRAVES),  # moment
    grave_group=hidden(GRAVES),  # the group or band with which they rise, NOWHERE: they become a band
    pool_at=hidden(POOLS_OF_DEAD),  # hex, NOWHERE: free
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
    commander_forced=hidden(COMMANDERS),  # round count of his last forced march, NOWHERE: none
    specialist_fate=hidden(SPECIALISTS),
    specialist_at=hidden(SPECIALISTS),
    specialist_unit=hidden(SPECIALISTS),  # goes with it, NOWHERE: alone
    specialist_home=hidden(SPECIALISTS),  # marker to return to, NOWHERE: he has no errand
    specialist_via=hidden((SPECIALISTS, VIAS)),
    specialist_next=hidden(SPECIALISTS),  # how many vias he has passed; VIAS: he is on the way home
    specialist_day=hidden(SPECIALISTS),  # day on which the errand began
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
    # The hexes of the way ahead, as planned (most often at the start of the round); NOWHERE ends it
    courier_path=hidden((WALKERS, COURIER_PATH)),
    tried=hidden((WALKERS, UNIT_MASKS)),  # the units that have tried to catch him in this round
    line=hidden((LINES, LINE_NUMBERS)),  # its kind (NONE: free), then its numbers, see report_lines.FIELDS
    line_moment=hidden(LINES),  # when it was written
    line_of=hidden(LINES),  # the courier that carries it, or COURIERS + specialist
    captive=hidden((CAPTIVES, CAPTIVE_NUMBERS)),
    # -- Own: what a side believes -------------------------------------------------------------------------------
    headquarters=own_seat(SEATS, otherwise=UNKNOWN),  # hex of the commander-in-chief
    # The commander-in-chief; before the campaign, the one that the seat has named
    chief=own_seat(SEATS, otherwise=UNKNOWN),
    chosen_approach=own_seat(SEATS, otherwise=UNKNOWN),  # sea hex named before the campaign (CN-ARR-3)
    known=own_seat((SEATS, UNITS, len(Known)), otherwise=UNKNOWN),
    known_commander=own_seat((SEATS, COMMANDERS, len(KnownCommander)), otherwise=UNKNOWN),
    known_specialist=own_seat((SEATS, SPECIALISTS, len(KnownSpecialist)), otherwise=UNKNOWN),
    known_camp=own_seat((SEATS, CAMPS, len(KnownCamp)), otherwise=UNKNOWN),
    known_stance=own_seat((SEATS, SIDES), otherwise=UNKNOWN),  # Stance
    letters=own_seat((SEATS, SIDES), otherwise=UNKNOWN),  # last Letter received + 1, 0: none
    sighting=own_seat((SEATS, SIGHTINGS, len(Sighting)), otherwise=UNKNOWN),
    sightings=own_seat(SEATS),  # how many there have been; the newest is row (sightings - 1) % SIGHTINGS
    reading=own_seat((SEATS, READINGS, len(Reading)), otherwise=UNKNOWN),
    readings=own_seat(SEATS),  # how many there have been
    known_losses=own_seat((SEATS, KNOWN_LOSSES, len(KnownLoss)), otherwise=UNKNOWN),
    losses_reported=own_seat(SEATS),  # how many rows there have been
    known_conflux=own_seat(SEATS, otherwise=UNKNOWN),  # hex, for CRU from bridge day on (CN-ASTRO-6)
    # -- Own: what a side has ordered; of the umpire, what he writes in the place of a player ------------------------
    sent=own_seat((MOST_SEATS, KEPT_COLUMNS, len(Sent))),
    sent_entries=own_seat((MOST_SEATS, KEPT_COLUMNS, ENTRIES, ENTRY_NUMBERS)),
    sent_count=own_seat((MOST_SEATS, KEPT_COLUMNS)),  # entries
    sent_doctrine=own_seat((MOST_SEATS, KEPT_COLUMNS, DOCTRINES)),
    columns=own_seat(MOST_SEATS),  # how many there have been; the newest is row (columns - 1) % KEPT_COLUMNS
    sheets=own_seat(MOST_SEATS),  # how many sheets there have been
    today=own_seat(MOST_SEATS),  # columns written in this order phase
    wish=own_seat((SEATS, COMMANDERS, WISHES, 2)),  # order, hex of each commander's three wishes (CN-IND-3)
    # Given in this order phase: the marker to return to + 1 (0: no errand), the vias, 1: to divine
    errand=own_seat((SEATS, SPECIALISTS, VIAS + 2)),
    posted=own_seat((SEATS, SIDES)),  # Letter to be sent + 1, 0: none
    watches=own_seat(SEATS),  # 1: the seat orders its commander-in-chief's hex before each round of today
    play_on=own_seat(SEATS),  # days for which the seat writes nothing unless something reaches it
    heard=own_seat(SEATS),  # 1: something has reached it since it wrote last
    answer_step=own_seat(MOST_SEATS),  # Step of what it writes, or of the umpire's change
    draft=own_seat((MOST_SEATS, DRAFT)),  # see Draft; the umpire's: see Begun
    draft_wish=own_seat((SEATS, WISHES, 2)),  # order, hex
    # -- Scratch ----------------------------------------------------------------------------------------------------
    scratch=hidden((SCRATCH, NODES)),  # of the search in rules/steps.py
    blocked=hidden(NODES),  # 1: closed to that search
    # By ship, so the last ones are not used; 1: it is of the fleet that sails now (rules/sailing.py)
    marked=hidden(MARKERS),
)
observe = observer(STATE)
