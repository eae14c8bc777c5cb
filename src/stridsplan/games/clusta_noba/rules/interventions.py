"""The interventions of a human umpire before a stage of play, and their actions (CN-UMP-1, catalogue 6.5).

An intervention with several arguments is a compound action: its kind, then a number digit by digit, a hex, a person, a
side.
"""

from stridsplan.engine.bits import has_bit
from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.dice import FACES, LOADED
from ..components.pools import LAST_DAY, MOST_MEN, NOWHERE
from ..components.report_lines import A_HEX
from ..events import UMPIRE, Event, Illegal
from ..numbers import Ask, Begun, Change, Deed, Next, Step
from ..seating import is_umpire
from . import calendar_changes, deeds, report_changes, scripted
from .loaded_dice import load

MOST_DIGITS = 5  # of 10000, the largest number that can be entered: a face of HERO_10000
# The bit, in `pauses`, of the stage before which an umpire is asked first in each day, when all orders are in; by
# default the only one
FIRST_PAUSE = 1 << Next.SEND_ORDERS

# -- When he is asked --------------------------------------------------------------------------------------------------


@rule
def refuse_to_mark(s, seat):
    """Return the refusal, or 0 if the action is legal. Rule: while others write, the umpire may say when he wants to be
    asked next."""
    return Illegal.NONE if s.due != 0 and is_umpire(s, seat) else Illegal.NOT_ASKED


@rule
def mark_pause(s, stage):
    """Change whether the umpire is asked before this stage.

    An umpire who is asked before any stage is asked first when all orders are in; without that pause there are none.
    The others see play stop there; a wait that began later would show them how far the day has come (CN-UMP-2).
    """
    s.pauses ^= 1 << stage
    if s.pauses & FIRST_PAUSE == 0:
        s.pauses = 0 if stage == Next.SEND_ORDERS else s.pauses | FIRST_PAUSE


@rule
def refuse_to_answer_for(s, seat, player):
    """Return the refusal, or 0 if the action is legal. Rule: the umpire may answer only for a player who is asked live
    (F28)."""
    is_asked = is_umpire(s, seat) and s.ask == Ask.LIVE and has_bit(s.due, player)
    return Illegal.NONE if is_asked else Illegal.NOT_ASKED


# -- What he has begun -------------------------------------------------------------------------------------------------


@rule
def begin(s, seat, change, subject, step):
    """Begin an intervention (Change).

    `subject` is a die, a line, a person or a side, NOWHERE for the calendar; `step` is what the umpire must
    give next.
    """
    for number in range(s.draft.shape[1]):
        s.draft[seat, number] = 0
    s.draft[seat, Begun.WHAT.value], s.draft[seat, Begun.SUBJECT.value] = change, subject
    s.answer_step[seat] = step


@rule
def change_of(s, seat):
    """Return the intervention that the umpire has begun (Change)."""
    return int(s.draft[seat, Begun.WHAT.value])


@rule
def subject_of(s, seat):
    return int(s.draft[seat, Begun.SUBJECT.value])


@rule
def other_of(s, seat):
    """Return which number of a report's line changes, or the day of a message + 1."""
    return int(s.draft[seat, Begun.OTHER.value])


@rule
def typed_number(s, seat):
    return int(s.draft[seat, Begun.TYPED.value])


@rule
def end(s, seat):
    s.answer_step[seat] = Step.NONE.value


# -- Numbers -----------------------------------------------------------------------------------------------------------


@rule
def most_number(s, seat):
    """Return the largest number that may be entered: a face of the die, a value of a report's line, a day, or men."""
    what = change_of(s, seat)
    if what == Change.DIE:
        return int(FACES[subject_of(s, seat)])
    if what == Change.REPORT:
        return report_changes.highest_value(s, subject_of(s, seat), other_of(s, seat))
    return LAST_DAY if is_day(s, seat) else MOST_MEN


@rule
def is_day(s, seat):
    """Return whether the number is a day: of the stone, the bridge, or a message that has none yet."""
    what = change_of(s, seat)
    is_message = what == Change.MESSAGE and other_of(s, seat) == 0
    return is_message or what == Change.STENFAR or what == Change.BRIDGE


@rule
def refuse_digit(s, seat, digit):
    """Return the refusal, or 0 if the action is legal. Rule: the number stays within the highest one, and has no
    leading zeros."""
    typed, digits = typed_number(s, seat), int(s.draft[seat, Begun.DIGITS.value])
    if (digits > 0 and typed == 0) or digits >= MOST_DIGITS or 10 * typed + digit > most_number(s, seat):
        return Illegal.OUT_OF_RANGE
    return Illegal.NONE


@rule
def type_digit(s, seat, digit):
    s.draft[seat, Begun.TYPED.value] = 10 * typed_number(s, seat) + digit
    s.draft[seat, Begun.DIGITS.value] += 1


@rule
def refuse_number(s, seat):
    what, number = change_of(s, seat), typed_number(s, seat)
    if s.draft[seat, Begun.DIGITS.value] == 0:
        return Illegal.OUT_OF_RANGE
    if not is_day(s, seat):
        return Illegal.NONE
    if what == Change.STENFAR:
        return calendar_changes.refuse_day_of_stone(s, number)
    if what == Change.BRIDGE:
        return calendar_changes.refuse_day_of_bridge(s, number)
    return calendar_changes.refuse_day_of_message(s, number)


@rule
def end_number(s, seat, log):
    """Carry out the intervention with the number that has been typed; the day of a message is only its beginning."""
    what, subject, number = change_of(s, seat), subject_of(s, seat), typed_number(s, seat)
    if what == Change.MESSAGE and is_day(s, seat):
        date_message(s, seat, number)
        return
    if what == Change.DIE:
        replace_die(s, subject, number, log)
    elif what == Change.REPORT:
        report_changes.change_line(s, subject, other_of(s, seat), number, log)
    elif what == Change.STENFAR:
        calendar_changes.plant_stone(s, number, log)
    elif what == Change.BRIDGE:
        calendar_changes.move_bridge(s, number, log)
    else:
        foe, place = int(s.draft[seat, Begun.FOE.value]), int(s.draft[seat, Begun.PLACE.value])
        calendar_changes.send_message(s, subject, other_of(s, seat) - 1, foe, place, number, log)
    end(s, seat)


@rule
def date_message(s, seat, day):
    """Set the day of a message; the side that it is about is asked next."""
    s.draft[seat, Begun.OTHER.value], s.answer_step[seat] = day + 1, Step.FOE.value
    s.draft[seat, Begun.TYPED.value], s.draft[seat, Begun.DIGITS.value] = 0, 0


# -- Dice --------------------------------------------------------------------------------------------------------------


@rule
def refuse_die(s, die):
    return Illegal.DICE_REPLACED if s.loads[die] == LOADED else Illegal.NONE


@rule
def begin_die(s, seat, die):
    begin(s, seat, Change.DIE.value, die, Step.NUMBER.value)


@rule
def replace_die(s, die, face, log):
    """Replace the next die of its kind that is not replaced yet; face 0: this die stays as it falls (CN-UMP-1)."""
    load(s, die, face)
    note(log, Event.DIE_REPLACED, UMPIRE, s.moment, die, s.loads[die], face)


# -- Reports -----------------------------------------------------------------------------------------------------------


@rule
def begin_report(s, seat, line):
    begin(s, seat, Change.REPORT.value, line, Step.FIGURE.value)


@rule
def refuse_figure(s, seat, number):
    return report_changes.refuse_number(s, subject_of(s, seat), number)


@rule
def name_figure(s, seat, number):
    """Choose which number of a report's line changes; its new value, a hex or a number, is asked next."""
    s.draft[seat, Begun.OTHER.value] = number
    is_hex = report_changes.highest_value(s, subject_of(s, seat), number) == A_HEX
    s.answer_step[seat] = Step.PLACE.value if is_hex else Step.NUMBER.value


# -- Persons -----------------------------------------------------------------------------------------------------------


@rule
def begin_person(s, seat, person):
    begin(s, seat, Change.PERSON.value, person, Step.PLACE.value)


@rule
def do_deed(s, seat, commander, deed, log):
    """Do a heroic deed for a hero point; for a rescue, ask first which person is saved (CN-HP-6)."""
    if deed == Deed.RESCUE:
        begin(s, seat, Change.RESCUE.value, commander, Step.RESCUED.value)
        return
    deeds.spend_on_deed(s, commander, deed, log)
    if deed == Deed.STAND:
        deeds.hold_ground(s, commander)
    else:
        deeds.rally(s, commander)


@rule
def refuse_rescued(s, seat, person):
    return deeds.refuse_rescue(s, subject_of(s, seat), person)


@rule
def save_person(s, seat, person, log):
    commander = subject_of(s, seat)
    deeds.spend_on_deed(s, commander, Deed.RESCUE.value, log)
    deeds.rescue(s, commander, person, log)
    end(s, seat)


# -- The calendar ------------------------------------------------------------------------------------------------------


@rule
def begin_stone(s, seat):
    begin(s, seat, Change.STENFAR.value, NOWHERE, Step.NUMBER.value)


@rule
def begin_bridge(s, seat):
    begin(s, seat, Change.BRIDGE.value, NOWHERE, Step.NUMBER.value)


@rule
def begin_message(s, seat, side):
    """Begin a message to a side: its day is asked first, then the enemy, the hex, and the number of men."""
    begin(s, seat, Change.MESSAGE.value, side, Step.NUMBER.value)


@rule
def refuse_foe(s, seat, side):
    return calendar_changes.refuse_foe(s, subject_of(s, seat), side)


@rule
def name_foe(s, seat, side):
    s.draft[seat, Begun.FOE.value], s.answer_step[seat] = side, Step.PLACE.value


# -- Hexes -------------------------------------------------------------------------------------------------------------


@rule
def refuse_hex(s, seat, hex):
    """Return why a hex may not be chosen for the intervention that the umpire has begun."""
    what, subject = change_of(s, seat), subject_of(s, seat)
    if what == Change.REPORT:
        return report_changes.refuse_hex(s, subject, other_of(s, seat), hex)
    if what == Change.PERSON:
        return scripted.refuse_place(s, subject, hex)
    return calendar_changes.refuse_place(s, hex)


@rule
def take_hex(s, seat, hex, log):
    """Finish the intervention with a hex; in a message the number of men is still asked."""
    what, subject = change_of(s, seat), subject_of(s, seat)
    if what == Change.MESSAGE:
        s.draft[seat, Begun.PLACE.value], s.answer_step[seat] = hex, Step.NUMBER.value
        return
    if what == Change.REPORT:
        report_changes.change_line(s, subject, other_of(s, seat), hex, log)
    else:
        scripted.put_person(s, subject, hex, log)
    end(s, seat)
