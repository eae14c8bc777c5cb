"""Draw a random campaign that is consistent with what a seat knows, for bots that search, and for previews.

The seat's own forces are where it believes them to be, with the orders that it has sent; the hex of its
commander-in-chief is exact. Other forces are where the seat last saw them; those it has not seen are near a known place
of their side or a random coast, at sea, or in the box. The readings of the stars decide where the conflux may be
(CN-CONF-3). No courier is under way, and nobody fights.
"""

from stridsplan.engine.record import rule
from stridsplan.engine.visibility import restorer

from .components.armies import LEADERSHIP
from .components.pools import (
    CAMPS_PER_SIDE,
    COMMANDERS,
    ELITE,
    FIRST_CAMP_MARKER,
    FIRST_COMMANDER,
    FIRST_SPECIALIST,
    FIRST_UNIT,
    KEPT_COLUMNS,
    LAST_COMMANDER,
    LAST_OF,
    LAST_SPECIALIST,
    NOBODY,
    NOWHERE,
    SIDES,
    STANDARD,
    UNITS,
    UNKNOWN,
    Side,
)
from .determinize_calendar import draw_conflux_knowledge, draw_hidden_calendar
from .determinize_enemies import place_enemy
from .numbers import (
    DAY,
    PULSES,
    SEATS,
    Ask,
    Ended,
    Fate,
    Known,
    KnownCamp,
    KnownCommander,
    Next,
    Sent,
    Stance,
)
from .rules.beliefs import (
    camp_hex,
    commander_hex,
    has_headquarters,
    is_aboard_known,
    recipient_hex,
    specialist_hex,
    unit_hex,
)
from .rules.blank import clear
from .rules.camps import DAY_OF_WORK, put_camp
from .rules.columns import is_for_unit, set_default_doctrine, take_column
from .rules.commanders import headquarters_hex
from .rules.ending import plays, tv_alive
from .rules.own_ledger import count_unit, place_unit, write_camp, write_commander, write_specialist
from .rules.set_up import choose_chief
from .rules.units import bring_in, first_unit_at, is_in_play
from .seating import is_umpire
from .state import STATE

LAST_UNIT_BIT = 30  # of Sent.UNITS

restore = restorer(STATE)


@rule
def determinize(view, seat, dice, s):
    """Fill the record `s` with a random campaign in which the seat sees what it sees in the view."""
    clear(s)
    restore(view, seat, s)
    if is_umpire(view, seat):
        return  # the umpire knows everything
    s.moment = DAY * s.day + PULSES * (s.round - 1)
    for unit in range(UNITS):
        set_default_doctrine(s, unit)
    for commander in range(COMMANDERS):
        s.commander_leadership[commander] = LEADERSHIP[commander]
        s.commander_points[commander] = LEADERSHIP[commander]
    draw_hidden_calendar(s, seat, dice)
    set_stances(s, seat)
    if s.ask == Ask.UMPIRE:
        # The seat cannot see where play has stopped: assume that all orders of this round are in
        s.stopped = Next.SEND_ORDERS.value if s.round == 1 else Next.BEGIN_ROUND.value
    if s.ask == Ask.SET_UP or s.ended != Ended.NOT:
        return
    own = int(s.side_of[seat]) if 0 <= seat < SEATS else NOBODY
    if own != NOBODY:
        place_own(s, seat, own)
        begin_side(s, own, True)
    for side in range(SIDES):
        if plays(s, side) and side != own:
            place_enemy(s, seat, side, dice)
            begin_side(s, side, False)
            draw_conflux_knowledge(s, side, dice)


# -- What is known for sure ------------------------------------------------------------------------------------------


@rule
def set_stances(s, seat):
    """Set the stances between the seat's side and others as the seat knows them (CN-ALLY-2).

    Between other sides there is war, except if the alliance of CRU and RAN was drawn (CN-ALLY-3).
    """
    if s.alliance == 1:
        crurians, ransards = Side.CRU.value, Side.RAN.value
        s.stance[crurians, ransards], s.stance[ransards, crurians] = Stance.ALLIED.value, Stance.ALLIED.value
    if seat < 0 or seat >= SEATS or s.side_of[seat] == NOBODY:
        return
    side = int(s.side_of[seat])
    for other in range(SIDES):
        if other != side and s.known_stance[seat, other] != UNKNOWN:
            s.stance[side, other], s.stance[other, side] = (
                s.known_stance[seat, other],
                s.known_stance[seat, other],
            )


# -- The seat's own side ---------------------------------------------------------------------------------------------


@rule
def place_own(s, seat, side):
    """Place the side's units, persons and camps where the seat believes them to be, with what it has ordered."""
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        hex = unit_hex(s, seat, unit)
        if hex != NOWHERE and men_believed(s, seat, unit) > 0:
            bring_in(
                s, unit, hex, max(0, int(s.known[seat, unit, Known.STANDARD.value])), elite_of(s, seat, unit)
            )
            s.unit_over_limit[unit] = 1  # since reports of different days may put too many men into one hex
            if is_aboard_known(s, seat, unit):
                s.unit_aboard[unit], s.ship_at[unit] = 1, hex
    place_camps(s, seat, side)
    place_persons(s, seat, side)
    s.commander_in_chief[side] = s.chief[seat]
    if not has_headquarters(s, seat):
        choose_chief(s, side)
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        if is_in_play(s, unit):
            give_orders(s, seat, unit)


@rule
def elite_of(s, seat, unit):
    return max(0, int(s.known[seat, unit, Known.STANDARD.value + ELITE]))


@rule
def men_believed(s, seat, unit):
    return max(0, int(s.known[seat, unit, Known.STANDARD.value + STANDARD])) + elite_of(s, seat, unit)


@rule
def place_camps(s, seat, side):
    for camp in range(side * CAMPS_PER_SIDE, (side + 1) * CAMPS_PER_SIDE):
        hex, known = camp_hex(s, seat, camp), s.known_camp[seat, camp]
        if hex != NOWHERE:
            put_camp(s, camp, hex, DAY_OF_WORK * max(0, int(known[KnownCamp.DAYS.value])))


@rule
def place_persons(s, seat, side):
    for commander in range(FIRST_COMMANDER[side], LAST_COMMANDER[side] + 1):
        hex = commander_hex(s, seat, commander)
        if hex != NOWHERE:
            place_commander(s, side, commander, hex)
            points = int(s.known_commander[seat, commander, KnownCommander.POINTS.value])
            if points != UNKNOWN:
                s.commander_points[commander] = points
    for specialist in range(FIRST_SPECIALIST[side], LAST_SPECIALIST[side] + 1):
        hex = specialist_hex(s, seat, specialist)
        if hex != NOWHERE:
            s.specialist_fate[specialist], s.specialist_at[specialist] = Fate.FREE, hex
            s.specialist_unit[specialist] = first_here(s, side, hex)


@rule
def place_commander(s, side, commander, hex):
    s.commander_fate[commander], s.commander_at[commander] = Fate.FREE, hex
    s.commander_unit[commander] = first_here(s, side, hex)


@rule
def first_here(s, side, hex):
    """Return the first unit of a side on land in a hex, else the first one aboard there, or NOWHERE."""
    ashore = first_unit_at(s, side, hex)
    if ashore != NOWHERE:
        return ashore
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        if s.unit_at[unit] == hex:
            return unit
    return NOWHERE


@rule
def give_orders(s, seat, unit):
    """Give a unit the newest column that the seat has sent and that is for it (`is_for`), if there is one."""
    for k in range(int(s.columns[seat]) - 1, max(0, int(s.columns[seat]) - KEPT_COLUMNS) - 1, -1):
        row = k % KEPT_COLUMNS
        if s.sent[seat, row, Sent.MOMENT.value] >= 0 and is_for(s, seat, row, unit):
            take_column(s, seat, row, unit)
            return


@rule
def is_for(s, seat, row, unit):
    """Return whether a column names a unit, or is for all in the recipient's hex and the unit is believed there.

    No column is for a unit that a column cannot name.
    """
    if s.sent[seat, row, Sent.ALONE.value] != 0 or unit - FIRST_UNIT[s.side_of[seat]] > LAST_UNIT_BIT:
        return False
    if s.sent[seat, row, Sent.UNITS.value] != 0:
        return is_for_unit(s, seat, row, unit)
    recipient = int(s.sent[seat, row, Sent.RECIPIENT.value])
    camp = recipient - FIRST_CAMP_MARKER
    is_lost_camp = camp >= 0 and camp_hex(s, seat, camp) == NOWHERE
    return not is_lost_camp and recipient_hex(s, seat, recipient) == s.unit_at[unit]


# -- All sides -------------------------------------------------------------------------------------------------------


@rule
def begin_side(s, side, is_own):
    """Set the starting TV of a side whose forces are placed, where it landed, and that its units ashore have left the
    hex of their arrival (CN-ARR-5).

    A side that is not the seat's learns the truth about its own forces.
    """
    s.starting_tv[side] = max(1, tv_alive(s, side))
    its_seat = int(s.seat_of[side])
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        if is_in_play(s, unit) and s.unit_aboard[unit] == 0:
            s.has_left[unit] = 1
            if s.landed[side] == NOWHERE and side != Side.CRU:
                s.landed[side] = s.unit_at[unit]
    if not is_own:
        reveal_own_forces(s, its_seat, side)
    elif not has_headquarters(s, its_seat):
        s.starting_tv[side] = 0  # it has not arrived


@rule
def reveal_own_forces(s, seat, side):
    """Write the truth about the forces of another side into the ledger of that side."""
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        if is_in_play(s, unit):
            place_unit(s, seat, s.moment, unit, int(s.unit_at[unit]))
            standard, elite = int(s.unit_men[unit, STANDARD]), int(s.unit_men[unit, ELITE])
            count_unit(s, seat, s.moment, unit, standard, elite, 0)
    for commander in range(FIRST_COMMANDER[side], LAST_COMMANDER[side] + 1):
        if s.commander_fate[commander] == Fate.FREE:
            hex, points = int(s.commander_at[commander]), int(s.commander_points[commander])
            write_commander(s, seat, commander, s.moment, hex, points, Fate.FREE.value)
    for specialist in range(FIRST_SPECIALIST[side], LAST_SPECIALIST[side] + 1):
        if s.specialist_fate[specialist] == Fate.FREE:
            write_specialist(s, seat, specialist, s.moment, int(s.specialist_at[specialist]), Fate.FREE.value)
    for camp in range(side * CAMPS_PER_SIDE, (side + 1) * CAMPS_PER_SIDE):
        if s.camp_at[camp] != NOWHERE:
            write_camp(s, seat, camp, s.moment, int(s.camp_at[camp]), 0)
    s.chief[seat], s.headquarters[seat] = s.commander_in_chief[side], headquarters_hex(s, side)
