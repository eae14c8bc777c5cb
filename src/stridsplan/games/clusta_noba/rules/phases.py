"""The order phase: who is asked, how it begins, how a seat seals its orders (CN-TIME-5, catalogue 6.2)."""

from stridsplan.engine.bits import has_bit
from stridsplan.engine.log import note, only
from stridsplan.engine.record import rule

from ..components.pools import KEPT_COLUMNS, NOWHERE, UNKNOWN
from ..events import Event, Illegal
from ..numbers import Ask, Sent, Step
from ..options import LiveDecisions, OrderPhase
from ..seating import players, umpire_seat


@rule
def seats_to_write(s):
    """Return the seats that write orders, as bits, and count the day for the others, which play on (CN-TIME-5).

    If news has reached one of those who play on, all of them write again, so that nobody learns which seat it reached.
    A side that is out is asked like the others: nobody learns that it is out before a courier tells it (6.1).
    """
    if has_anybody_heard(s):
        for seat in range(players(s)):
            s.play_on[seat] = 0
    found = 0
    for seat in range(players(s)):
        if s.play_on[seat] > 0 and s.round == 1:
            s.play_on[seat] -= 1
        elif s.play_on[seat] == 0:
            found |= 1 << seat
    return found


@rule
def has_anybody_heard(s):
    """Return whether news has reached a seat that plays on."""
    for seat in range(players(s)):
        if s.play_on[seat] > 0 and s.heard[seat] == 1:
            return True
    return False


@rule
def begin_phase(s, seats):
    for seat in range(players(s)):
        if has_bit(seats, seat):
            begin_phase_of(s, seat)


@rule
def begin_phase_of(s, seat):
    s.heard[seat], s.watches[seat] = 0, 0
    begin_writing(s, seat)


@rule
def begin_writing(s, seat):
    """Begin the order phase of a seat with nothing written."""
    s.today[seat], s.answer_step[seat] = 0, Step.NONE.value
    for specialist in range(s.errand.shape[1]):
        s.errand[seat, specialist, 0] = 0
    for side in range(s.posted.shape[1]):
        s.posted[seat, side] = 0


@rule
def seal(s, seat, watch, log):
    """Seal the seat's orders, which are then final (CN-TIME-5).

    With `watch` 1 the seat will be asked for the commander-in-chief's own hex before each round of the day (F28).
    """
    if s.ask == Ask.ORDERS:
        s.watches[seat] = watch
    s.answer_step[seat] = Step.NONE.value
    s.due &= ~(1 << seat)
    note(log, Event.ORDERS_SEALED, only(seat), seat)
    if s.stands_in == seat + 1:
        forget_answer(s)


@rule
def forget_answer(s):
    """Clear what the umpire was writing for a player."""
    seat = umpire_seat(s)
    s.stands_in, s.answer_step[seat] = 0, Step.NONE.value
    s.today[seat], s.columns[seat], s.sheets[seat] = 0, 0, 0


# -- Live orders -----------------------------------------------------------------------------------------------------


@rule
def seats_that_watch(s):
    """Return the seats, as bits, that order their commander-in-chief's hex before each round of today (CN-ORDER-13)."""
    found = 0
    for seat in range(players(s)):
        if s.watches[seat] == 1:
            found |= 1 << seat
    return found


@rule
def begin_live(s, seats):
    for seat in range(players(s)):
        if has_bit(seats, seat):
            s.today[seat], s.answer_step[seat] = 0, Step.NONE.value


# -- Taking back orders ------------------------------------------------------------------------------------------------


@rule
def refuse_taking_back(s, seat, column):
    return Illegal.NOTHING_WRITTEN if column >= s.today[seat] else Illegal.NONE


@rule
def take_back(s, seat, column):
    """Drop a column of this phase, by its number in the phase; those behind it move up."""
    for k in range(s.columns[seat] - s.today[seat] + column, s.columns[seat] - 1):
        copy_column(s, seat, (k + 1) % KEPT_COLUMNS, seat, k % KEPT_COLUMNS)
    s.today[seat] -= 1
    s.columns[seat] -= 1


@rule
def copy_column(s, seat, row, other, to):
    """Copy a column of a seat, in `row`, into row `to` of seat `other`, which may be the same."""
    s.sent_count[other, to] = s.sent_count[seat, row]
    for number in range(s.sent.shape[2]):
        s.sent[other, to, number] = s.sent[seat, row, number]
    for number in range(s.sent_doctrine.shape[2]):
        s.sent_doctrine[other, to, number] = s.sent_doctrine[seat, row, number]
    for entry in range(s.sent_entries.shape[2]):
        for number in range(s.sent_entries.shape[3]):
            s.sent_entries[other, to, entry, number] = s.sent_entries[seat, row, entry, number]


@rule
def drop_all(s, seat):
    """Drop all that the seat has written or begun in this phase."""
    s.columns[seat] -= s.today[seat]
    begin_writing(s, seat)


@rule
def refuse_seal(s, watch):
    """Return the refusal, or 0 if the action is legal. Rule: a seat may choose live orders in the order phase, if the
    table has them and orders are written once a day (F28)."""
    if watch == 0:
        return Illegal.NONE
    has_live = s.options.live == LiveDecisions.LIVE_OB and s.options.order_phase == OrderPhase.DAY
    return Illegal.NONE if has_live and s.ask == Ask.ORDERS else Illegal.NO_LIVE_ORDERS


# -- What is to be sent ----------------------------------------------------------------------------------------------


@rule
def next_unsent(s, seat):
    """Return the oldest column of this phase that has not been sent, or NOWHERE."""
    for k in range(s.columns[seat] - s.today[seat], s.columns[seat]):
        if s.sent[seat, k % KEPT_COLUMNS, Sent.MOMENT.value] == UNKNOWN:
            return k % KEPT_COLUMNS
    return NOWHERE


@rule
def copies_of(s, seat, sheet):
    """Return how many couriers a sheet is to have: the most that any of its columns asks for (CN-COURIER-11)."""
    copies = 1
    for k in range(s.columns[seat] - s.today[seat], s.columns[seat]):
        if s.sent[seat, k % KEPT_COLUMNS, Sent.SHEET.value] == sheet:
            copies = max(copies, int(s.sent[seat, k % KEPT_COLUMNS, Sent.COPIES.value]))
    return copies


@rule
def mark_sent(s, seat, sheet, moment):
    """Store the moment at which all columns of a sheet leave, NOWHERE: they could not."""
    for k in range(s.columns[seat] - s.today[seat], s.columns[seat]):
        if s.sent[seat, k % KEPT_COLUMNS, Sent.SHEET.value] == sheet:
            s.sent[seat, k % KEPT_COLUMNS, Sent.MOMENT.value] = moment
