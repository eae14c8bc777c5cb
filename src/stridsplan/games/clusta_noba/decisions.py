"""The actions that answer each question: refusals, legal codes, effects, and the answer for a seat whose time is up."""

from stridsplan.engine.actions import Handler
from stridsplan.engine.record import rule

from . import flow
from .actions import (
    ACCEPT_DEED,
    ACTIONS,
    ALLOW_NIGHT,
    ANSWER_FOR,
    ASK_UMPIRE,
    AT_TIME,
    BEGIN_ERRAND,
    CHANGE_REPORT,
    COVER_DAYS,
    DISCARD,
    DIVINE_THERE,
    DROP_ISLANDERS,
    END_COLUMN,
    END_NUMBER,
    FORCE_MARCH,
    FORM_UP,
    GIVE_ORDER,
    GO_ALONE,
    GO_ON,
    GO_VIA,
    MARCH_NIGHTS,
    MOVE_BRIDGE,
    MOVE_PERSON,
    NAME_CHIEF,
    NAME_FIGURE,
    NAME_FOE,
    NAME_HEX,
    NAME_UNIT,
    PAUSE_BEFORE,
    PLANT_STENFAR,
    PLAY_ON,
    POST_LETTER,
    READY,
    REPLACE_DIE,
    RETURN_TO,
    RULE_FIGHT,
    RUN_ON,
    SAVE_PERSON,
    SEAL,
    SEND_MESSAGE,
    SEND_NOTHING,
    SET_DOCTRINE,
    SET_WISHES,
    TAKE_BACK,
    TYPE_DIGIT,
    WITHHOLD_REPORT,
    WRITE,
)
from .events import Illegal
from .numbers import Ask, Next, Step
from .rules import (
    calendar_changes,
    deeds,
    fight_rulings,
    interventions,
    night_action,
    phases,
    report_changes,
    scripted,
    wishes,
    writing,
)
from .seating import author, stands_in

# -- Actions that answer several questions ---------------------------------------------------------------------------


@rule
def refuse_order(s, seat, order):
    if s.answer_step[seat] == Step.WISH:
        return wishes.refuse_wish(s, seat, order)
    return writing.refuse_order(s, seat, order)


@rule
def give_order(s, seat, order, log):
    if s.answer_step[seat] == Step.WISH:
        wishes.make_wish(s, seat, order, log)
    else:
        writing.give_order(s, seat, order)


@rule
def refuse_hex(s, seat, hex):
    if s.ask == Ask.UMPIRE:
        return interventions.refuse_hex(s, seat, hex)
    if s.answer_step[seat] == Step.HEX or s.answer_step[seat] == Step.VIA:
        return writing.refuse_target(s, seat, hex)
    return wishes.refuse_hex(s, seat, hex)


@rule
def take_hex(s, seat, hex, log):
    if s.ask == Ask.UMPIRE:
        interventions.take_hex(s, seat, hex, log)
    elif s.answer_step[seat] == Step.HEX:
        writing.name_target(s, seat, hex)
    elif s.answer_step[seat] == Step.VIA:
        writing.name_via(s, seat, hex)
    else:
        wishes.take_hex(s, seat, hex, log)


# -- The decisions -----------------------------------------------------------------------------------------------------


@rule
def step_of(s, seat):
    """Return the step that the seat's compound action has reached."""
    return s.answer_step[seat]


refuse, legal, apply, first_legal = ACTIONS.dispatch(
    {  # in the order in which legal codes are listed
        NAME_CHIEF: Handler(wishes.name_chief, wishes.refuse_chief, then=Next.ASKED),
        WRITE: Handler(writing.begin_column, writing.refuse_recipient, then=Next.ASKED),
        NAME_UNIT: Handler(writing.name_unit, writing.refuse_unit, then=Next.ASKED),
        GO_ALONE: Handler(writing.go_alone, writing.refuse_alone, then=Next.ASKED),
        AT_TIME: Handler(writing.begin_entry, writing.refuse_time, then=Next.ASKED),
        GIVE_ORDER: Handler(give_order, refuse_order, then=Next.ASKED),
        NAME_HEX: Handler(take_hex, refuse_hex, then=Next.ASKED),
        GO_VIA: Handler(writing.ask_via, writing.refuse_via, then=Next.ASKED),
        FORM_UP: Handler(writing.choose_formation, writing.refuse_formation, then=Next.ASKED),
        MARCH_NIGHTS: Handler(writing.choose_night_rounds, writing.refuse_nights, then=Next.ASKED),
        RUN_ON: Handler(writing.run_on, writing.refuse_to_run_on, then=Next.ASKED),
        COVER_DAYS: Handler(writing.cover_days, writing.refuse_to_cover, then=Next.ASKED),
        SET_DOCTRINE: Handler(writing.set_doctrine, writing.refuse_setting, then=Next.ASKED),
        FORCE_MARCH: Handler(writing.force_march, writing.refuse_forced_march, then=Next.ASKED),
        END_COLUMN: Handler(writing.end_column, then=Next.ASKED),
        SET_WISHES: Handler(wishes.begin_wishes, wishes.refuse_wishes, then=Next.ASKED),
        BEGIN_ERRAND: Handler(wishes.begin_errand, wishes.refuse_errand, then=Next.ASKED),
        RETURN_TO: Handler(wishes.return_to, wishes.refuse_return, then=Next.ASKED),
        DIVINE_THERE: Handler(wishes.divine_there, wishes.refuse_divining, then=Next.ASKED),
        POST_LETTER: Handler(wishes.post_letter, wishes.refuse_letter, then=Next.ASKED),
        TAKE_BACK: Handler(phases.take_back, phases.refuse_taking_back, then=Next.ASKED),
        PLAY_ON: Handler(wishes.play_on, wishes.refuse_to_play_on, then=Next.ASKED),
        DISCARD: Handler(writing.discard, then=Next.ASKED),
        READY: Handler(flow.be_ready),
        SEAL: Handler(flow.seal, phases.refuse_seal),
        SEND_NOTHING: Handler(flow.send_nothing),
        GO_ON: Handler(flow.go_on),
        PAUSE_BEFORE: Handler(interventions.mark_pause, then=Next.ASKED),
        ASK_UMPIRE: Handler(interventions.mark_pause, interventions.refuse_to_mark, then=Next.ASKED),
        ANSWER_FOR: Handler(writing.begin_answer, interventions.refuse_to_answer_for, then=Next.ASKED),
        REPLACE_DIE: Handler(interventions.begin_die, interventions.refuse_die, then=Next.ASKED),
        CHANGE_REPORT: Handler(interventions.begin_report, report_changes.refuse_line, then=Next.ASKED),
        WITHHOLD_REPORT: Handler(report_changes.withhold, report_changes.refuse_withholding, then=Next.ASKED),
        RULE_FIGHT: Handler(fight_rulings.impose, fight_rulings.refuse, then=Next.ASKED),
        ACCEPT_DEED: Handler(interventions.do_deed, deeds.refuse_deed, then=Next.ASKED),
        ALLOW_NIGHT: Handler(night_action.allow, night_action.refuse, then=Next.ASKED),
        MOVE_PERSON: Handler(interventions.begin_person, scripted.refuse_person, then=Next.ASKED),
        PLANT_STENFAR: Handler(interventions.begin_stone, calendar_changes.refuse_stone, then=Next.ASKED),
        MOVE_BRIDGE: Handler(interventions.begin_bridge, calendar_changes.refuse_bridge, then=Next.ASKED),
        DROP_ISLANDERS: Handler(
            calendar_changes.drop_islanders, calendar_changes.refuse_islanders, then=Next.ASKED
        ),
        SEND_MESSAGE: Handler(interventions.begin_message, calendar_changes.refuse_message, then=Next.ASKED),
        NAME_FIGURE: Handler(interventions.name_figure, interventions.refuse_figure, then=Next.ASKED),
        TYPE_DIGIT: Handler(interventions.type_digit, interventions.refuse_digit, then=Next.ASKED),
        END_NUMBER: Handler(interventions.end_number, interventions.refuse_number, then=Next.ASKED),
        NAME_FOE: Handler(interventions.name_foe, interventions.refuse_foe, then=Next.ASKED),
        SAVE_PERSON: Handler(interventions.save_person, interventions.refuse_rescued, then=Next.ASKED),
    },
    Illegal,
    flow.play_on,
    step_of,
    stands_in,
)


def shown(view, seat):
    """Return the codes that are shown even while they are refused: every order, while the seat gives an entry its
    order."""
    # The codes of `hex` follow those of `order`
    return range(GIVE_ORDER, NAME_HEX) if view.answer_step[seat] == Step.ORDER else ()


def may_reveal(view, seat, action):
    """Return whether an action may reveal a secret: after the last seat, or the umpire, has answered, play goes on."""
    # SEAL + 1 seals, too: it asks for live orders (`watch`)
    return action in (READY, SEAL, SEAL + 1, SEND_NOTHING, GO_ON) and view.due == 1 << author(view, seat)


@rule
def timeout_action(s, seat):
    """Return the answer for a seat whose time is up: it is ready, or sends nothing; the umpire lets play go on."""
    if s.ask == Ask.UMPIRE:
        return GO_ON
    return READY if s.ask == Ask.SET_UP else SEND_NOTHING
