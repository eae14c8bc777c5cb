"""The rule-based policy: land, camp, find the conflux, hold it.

It has no memory: from the view it derives a plan for each recipient of orders (`tasks`), and writes a sheet if the last
sheet sent has other orders or could not be carried out (`columns`). Each answer is one code of a sheet (`codes`).
"""

from stridsplan.engine.record import rule

from ..actions import BEGIN_ERRAND, DISCARD, GO_ON, NAME_CHIEF, POST_LETTER, READY, SEAL, SET_WISHES, WRITE
from ..components.armies import LEADERSHIP
from ..components.orders import Order
from ..components.pools import (
    CAMPS_PER_SIDE,
    COLUMNS_PER_PHASE,
    FIRST_CAMP_MARKER,
    FIRST_COMMANDER,
    FIRST_COMMANDER_MARKER,
    FIRST_UNIT,
    LAST_COMMANDER,
    NOBODY,
    NOWHERE,
    Side,
)
from ..events import Illegal
from ..numbers import Ask, Letter, Stance, Step
from ..rules.beliefs import commander_hex, has_headquarters
from ..rules.phases import refuse_seal
from ..rules.wishes import refuse_chief, refuse_letter, refuse_wishes
from ..rules.writing import refuse_recipient
from .codes import NOTHING, fallback_code, next_code
from .columns import needs_sheet
from .knowledge import is_at_sea, last_unit
from .scouts import next_scout
from .stars import next_astrologer

__all__ = ["policy"]
OFFER_DAYS = 5  # between two offers of a truce
OFFER_TO_RANSARDS = POST_LETTER + len(Letter) * Side.RAN + Letter.TRUCE  # codes by side, then letter


@rule
def policy(view, seat, out, n, dice):
    """Return the answer of a seat, given its view; out[:n] are its legal codes."""
    if view.ask == Ask.UMPIRE:
        return GO_ON
    if view.ask == Ask.SET_UP:
        return prepare(view, seat)
    step = int(view.answer_step[seat])
    if step == Step.NONE:
        return begin(view, seat)
    code = next_code(view, seat, step)
    if code == NOTHING or not is_listed(out, n, code):
        code = fallback_code(view, seat, step, out, n)
    return code if is_listed(out, n, code) else DISCARD


@rule
def is_listed(out, n, code):
    """Return whether a code is among the legal ones; it may not be if a person has begun what is being written."""
    for k in range(n):
        if out[k] == code:
            return True
    return False


@rule
def prepare(view, seat):
    """Return the code before the campaign: name the best commander commander-in-chief (CN-CMD-6), then be ready."""
    side = int(view.side_of[seat])
    best = int(view.chief[seat])
    for commander in range(FIRST_COMMANDER[side], LAST_COMMANDER[side] + 1):
        if refuse_chief(view, seat, commander) == Illegal.NONE:
            if best < 0 or LEADERSHIP[commander] > LEADERSHIP[best]:
                best = commander
    return READY if best < 0 or best == view.chief[seat] else NAME_CHIEF + best


@rule
def begin(view, seat):
    """Return the code that begins what is to be written next (errand, letter, wishes, column), or that seals."""
    if view.ask == Ask.LIVE:
        return answer_live(view, seat)
    if not has_headquarters(view, seat):
        # The second code of SEAL: be asked again before each round, to give orders as soon as the fleet is there
        return SEAL + 1 if refuse_seal(view, 1) == Illegal.NONE else SEAL
    astrologer = next_astrologer(view, seat)
    if astrologer != NOWHERE:
        return BEGIN_ERRAND + astrologer
    scout = next_scout(view, seat)
    if scout != NOWHERE:
        return BEGIN_ERRAND + scout
    if is_to_offer(view, seat):
        return OFFER_TO_RANSARDS
    general = next_general_for_wishes(view, seat)
    if general != NOBODY:
        return SET_WISHES + general
    if view.today[seat] < COLUMNS_PER_PHASE:
        recipient = next_recipient(view, seat)
        if recipient != NOWHERE:
            return WRITE + recipient
    return SEAL


@rule
def answer_live(view, seat):
    """Return the answer before a round (CN-ORDER-13): to write the orders to land as long as headquarters are at sea,
    else to seal."""
    if has_headquarters(view, seat) and is_at_sea(view, int(view.headquarters[seat])):
        chief = FIRST_COMMANDER_MARKER + int(view.chief[seat])
        if view.chief[seat] >= 0 and view.today[seat] < COLUMNS_PER_PHASE and is_to_write(view, seat, chief):
            return WRITE + chief
    return SEAL


@rule
def next_recipient(view, seat):
    """Return the next recipient who needs a sheet: the commander-in-chief, the other commanders, camps, lone units."""
    side, chief = int(view.side_of[seat]), int(view.chief[seat])
    if chief >= 0 and is_to_write(view, seat, FIRST_COMMANDER_MARKER + chief):
        return FIRST_COMMANDER_MARKER + chief
    for commander in range(FIRST_COMMANDER[side], LAST_COMMANDER[side] + 1):
        if is_to_write(view, seat, FIRST_COMMANDER_MARKER + commander):
            return FIRST_COMMANDER_MARKER + commander
    for camp in range(side * CAMPS_PER_SIDE, (side + 1) * CAMPS_PER_SIDE):
        if is_to_write(view, seat, FIRST_CAMP_MARKER + camp):
            return FIRST_CAMP_MARKER + camp
    for unit in range(FIRST_UNIT[side], last_unit(side) + 1):
        if is_to_write(view, seat, unit):
            return int(unit)
    return NOWHERE


@rule
def is_to_write(view, seat, recipient):
    return refuse_recipient(view, seat, recipient) == Illegal.NONE and needs_sheet(view, seat, recipient)


@rule
def is_to_offer(view, seat):
    """Return whether to offer a truce now: the Trakorians offer the Ransards one every OFFER_DAYS days (CN-LOY-2)."""
    if view.side_of[seat] != Side.TRA or view.day % OFFER_DAYS != 0 or view.day == 0:
        return False
    if view.known_stance[seat, Side.RAN.value] != Stance.HOSTILE or view.posted[seat, Side.RAN.value] != 0:
        return False
    return refuse_letter(view, seat, Side.RAN.value, Letter.TRUCE.value) == Illegal.NONE


@rule
def next_general_for_wishes(view, seat):
    """Return a general of CRU whose first wish is not to attack, once the conflux is known, or NOBODY."""
    if view.side_of[seat] != Side.CRU or view.known_conflux[seat] < 0:
        return NOBODY
    for general in range(FIRST_COMMANDER[Side.CRU.value], LAST_COMMANDER[Side.CRU.value] + 1):
        wishes_else = view.wish[seat, general, 0, 0] != Order.ATTACK
        if wishes_else and commander_hex(view, seat, general) != NOWHERE:
            if refuse_wishes(view, seat, general) == Illegal.NONE:
                return general
    return NOBODY
