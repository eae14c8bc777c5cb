"""The course of a campaign: after the set-up only this code changes `day`, `round` and `pulse` (catalogue 6.4).

A day: dawn, the order phase, six rounds of four pulses, dusk, three night rounds. All sides move at once; where an
order decides, it is the canonical order of 6.3. No player is asked anything during a round; a human umpire may be asked
before each stage (6.5). A "step" here is one of the algorithm in 6.4.
Flags (F01) are those of catalogue section 7.
"""

from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule
from stridsplan.engine.stages import ask_seats, make_play_on, stops_before

from .components.pools import UNITS
from .events import UMPIRE, Event
from .numbers import DAY, DAY_ROUNDS, PULSES, ROUNDS, Ask, Next, Step
from .options import LiveDecisions, OrderPhase
from .rules import (
    aftermath,
    ambushes,
    blank,
    calendar,
    couriers,
    dawn,
    divination,
    ending,
    errands,
    fatigue,
    fights,
    ledgers,
    losses,
    marching,
    messengers,
    night_action,
    open_map,
    orders,
    phases,
    questioning,
    reports,
    rising,
    sailing,
    scouting,
    set_up,
    settlements,
    sightings,
    units,
    wishes,
    work,
    writing,
)  # fmt: skip
from .rules.interventions import FIRST_PAUSE
from .seating import author, players, umpire

# -- Pauses ------------------------------------------------------------------------------------------------------------


@rule
def may_begin(s, stage, log):
    """Return whether a stage may begin; if the umpire pauses before it, ask the umpire instead (6.5, CN-UMP-1)."""
    if not stops_before(s, stage, s.pauses):
        return True
    note(log, Event.UMPIRE_ASKED, UMPIRE, s.moment, stage)
    ask_seats(s, umpire(s), Ask.UMPIRE.value)
    return False


@rule
def go_on(s, seat):
    """Continue play where it has stopped: the umpire has finished."""
    s.due, s.answer_step[seat] = 0, Step.NONE.value
    return s.stopped


# -- Before the first day --------------------------------------------------------------------------------------------


@rule
def begin(s, dice, log):
    """Deal the sides and draw the calendar; then ask each player for sealed choices (6.4 steps 1 and 2)."""
    blank.clear(s)
    calendar.deal_sides(s, dice)
    calendar.tell_sides(s, log)
    calendar.draw_calendar(s, dice, log)
    s.pauses = s.options.umpire * FIRST_PAUSE
    ask_seats(s, (1 << players(s)) - 1, Ask.SET_UP.value)


@rule
def be_ready(s, seat):
    wishes.be_ready(s, seat)
    return Next.BEGIN_CAMPAIGN if s.due == 0 else Next.ASKED


@rule
def begin_campaign(s, dice, log):
    """Carry out the sealed choices, which stay secret; the armies are then on their way (CN-ARR-3, CN-CMD-6)."""
    for seat in range(players(s)):
        side = int(s.side_of[seat])
        s.commander_in_chief[side], s.approach[side] = s.chief[seat], s.chosen_approach[seat]
    set_up.place_armies(s, dice, log)
    return Next.BEGIN_DAY


# -- Dawn and orders ---------------------------------------------------------------------------------------------------


@rule
def begin_day(s, dice, log):
    """Begin a day at 06.00: the wounded return, then the events of the calendar happen (6.4 steps 3 and 4)."""
    s.round, s.pulse, s.moment = 1, 0, DAY * s.day
    note(log, Event.DAY_BEGAN, EVERYONE, s.day)
    losses.return_wounded(s, log)
    losses.rejoin(s, log)
    evaluate_classes(s)
    dawn.begin_day(s, dice, log)
    open_map.show_markers(s)
    ledgers.see_headquarters(s, log)
    return Next.ASK_ORDERS


@rule
def evaluate_classes(s):
    """Set the size classes by the numbers of men, at dawn and dusk (CN-UNIT-9)."""
    for unit in range(UNITS):
        if units.is_in_play(s, unit):
            units.evaluate_class(s, unit)


@rule
def ask_orders(s):
    """Ask for orders, all at once, the seats that have not chosen to write nothing today (CN-TIME-5, 6.4 step 5)."""
    seats = phases.seats_to_write(s)
    phases.begin_phase(s, seats)
    return ask_seats(s, seats, Ask.ORDERS.value) if seats != 0 else Next.SEND_ORDERS.value


@rule
def seal(s, seat, watch, log):
    """End the writing of a seat: its orders are final; if an umpire answers for a player, the orders are the player's
    (6.5)."""
    who = author(s, seat)
    if who != seat:
        note(log, Event.ANSWERED_FOR, UMPIRE, s.moment, who, s.today[seat])
        writing.hand_over(s, seat, who, log)
    phases.seal(s, who, watch, log)
    return Next.SEND_ORDERS if s.due == 0 else Next.ASKED


@rule
def send_nothing(s, seat, log):
    """Discard what the seat has written in this phase, and end its phase, or that of the player it answers for."""
    if author(s, seat) == seat:
        phases.drop_all(s, seat)
    else:
        s.today[seat] = 0
    return seal(s, seat, 0, log)


@rule
def send_orders(s, log):
    """Send the couriers; orders for the commander-in-chief's own hex take effect at once (6.4 step 6)."""
    couriers.send_all(s, log)
    return Next.BEGIN_ROUND


@rule
def ask_live(s):
    """Ask before a later round: by option all seats for orders, otherwise those who chose it for live orders (F01,
    F28)."""
    if s.options.order_phase == OrderPhase.ROUND:
        return Next.ASK_ORDERS.value
    seats = phases.seats_that_watch(s)
    if seats == 0 or s.options.live == LiveDecisions.SHEET_ONLY:
        return Next.BEGIN_ROUND.value
    phases.begin_live(s, seats)
    return ask_seats(s, seats, Ask.LIVE.value)


# -- A round -----------------------------------------------------------------------------------------------------------


@rule
def begin_round(s, dice, log):
    """Begin a round: entries begin, commanders without orders act, lapsed orders are reported (6.4 steps 7 and 8)."""
    s.pulse, s.moment = 0, DAY * s.day + PULSES * (s.round - 1)
    note(log, Event.ROUND_BEGAN, UMPIRE, s.moment)
    orders.begin_round(s, dice, log)
    return Next.SAIL


@rule
def sail(s, dice, log):
    """Let ships arrive, sail, land and load; then plan the paths of all who walk without troops (6.4 steps 9, 10)."""
    sailing.sail_and_land(s, dice, log)
    marching.begin_round(s)
    messengers.begin_round(s, log)
    return Next.WALK


@rule
def walk(s, dice, log):
    """Begin a pulse: couriers and others without troops walk (6.4 step 11.1)."""
    messengers.walk(s, dice, log)
    return Next.MARCH


@rule
def march(s, dice, log):
    """Carry out intents, movement and contact (6.4 steps 11.2 to 11.4)."""
    marching.march(s, dice, log)
    return Next.FIGHT


@rule
def fight(s, dice, log):
    """Fight the ambushes, then a field round of every battle (6.4 steps 11.5 and 11.6)."""
    ambushes.fight_ambushes(s, dice, log)
    fights.fight_field_rounds(s, dice, log)
    return Next.SETTLE


@rule
def settle(s, dice, log):
    """Carry out retreats, pursuits and ends of battles; then the dead whose time has come rise, and the pulse ends (6.4
    steps 11.7, 11.8)."""
    aftermath.settle(s, dice, log)
    rising.wake_dead(s, log)
    reports.send_news(s, log)
    s.pulse, s.moment = s.pulse + 1, s.moment + 1
    return Next.WALK if s.pulse < PULSES else Next.END_ROUND


@rule
def end_round(s, dice, log):
    """End a round: interrogations, work, sightings; then look whether the campaign ends (6.4 steps 12, 13 and 19)."""
    s.pulse = 0
    questioning.question_all(s, dice, log)
    work.end_round(s, log)
    divination.end_round(s)
    fatigue.count_rest(s)
    scouting.end_round(s, dice, log)
    sightings.end_round(s, dice, log)
    settlements.end_round(s, dice, log)
    ending.put_out(s, log)
    if ending.end_if_one_is_left(s, log):
        return close(s)
    if ending.is_conflux(s):
        ending.come_to_conflux(s, log)
        return close(s)
    return pass_round(s, log)


@rule
def pass_round(s, log):
    """Go on to the next round, before which each side sees its headquarters, or to the end of the day or night."""
    if s.round == DAY_ROUNDS:
        return Next.END_DAY.value
    if s.round == ROUNDS:
        return Next.END_NIGHT.value
    s.round += 1
    ledgers.see_headquarters(s, log)
    return Next.ASK_LIVE.value if s.round <= DAY_ROUNDS else Next.BEGIN_ROUND.value


@rule
def close(s):
    """End the campaign: no seat is asked any more."""
    return ask_seats(s, 0, Ask.NOTHING.value)


# -- Dusk and dawn -----------------------------------------------------------------------------------------------------


@rule
def end_day(s, dice, log):
    """End the day at 18.00: battles stop, the lost men come to camps, night reports leave (6.4 steps 14 to 16)."""
    aftermath.end_all(s, dice, log)
    orders.end_day(s)
    divination.end_day(s, dice, log)
    errands.come_home(s, log)
    couriers.end_day(s)
    losses.share_losses(s, log)
    losses.rejoin(s, log)
    rising.consolidate(s, log)
    evaluate_classes(s)
    fatigue.end_slow_day(s)
    reports.send_night_reports(s, log)
    s.round = DAY_ROUNDS + 1
    note(log, Event.NIGHT_FELL, EVERYONE, s.day)
    ledgers.see_headquarters(s, log)
    return Next.BEGIN_ROUND


@rule
def end_night(s, dice, log):
    """Tire the units that marched at night, and go on to the next day (CN-NIGHT-3, CN-NIGHT-4; 6.4 step 18).

    The fights that a human umpire has allowed end, too (CN-NIGHT-6).
    """
    if night_action.is_allowed(s):
        aftermath.end_all(s, dice, log)
        night_action.forget_allowed_attacks(s)
    fatigue.apply_night_fatigue(s)
    s.day += 1
    return Next.BEGIN_DAY


play_on = make_play_on(
    Next, begin_campaign, begin_day, ask_orders, send_orders, ask_live, begin_round, sail, walk, march, fight, settle,
    end_round, end_day, end_night, may_begin=may_begin,
)  # fmt: skip
