"""The question that a seat is asked, as JSON: to a player what to write, to the umpire what to decide."""

import numpy as np

from ..numbers import DAY_ROUNDS, Ask, Begun, Draft, Entry, Step
from ..rules import writing
from ..rules.interventions import most_number
from ..seating import author, stands_in
from .things import FORMS, Json, clock_words, hex_words, marker_words, moment_of, seats_of, stage_name

STEPS = {
    Step.UNITS: "column",
    Step.ORDER: "entry_order",
    Step.HEX: "entry_hex",
    Step.ENTRY: "entry",
    Step.VIA: "via",
    Step.WISH: "wish",
    Step.WISH_HEX: "wish_hex",
    Step.ERRAND: "errand",
    Step.NUMBER: "umpire_number",
    Step.PLACE: "umpire_place",
    Step.RESCUED: "umpire_rescued",
    Step.FIGURE: "umpire_figure",
    Step.FOE: "umpire_foe",
}

SEALED = frozenset({Ask.SET_UP, Ask.ORDERS, Ask.LIVE})  # answers to these stay hidden until all are in


def question(view: np.void, seat: int | None) -> Json:
    """Return the question that `seat` answers, or, for everybody else (None), who writes for which day and round."""
    ask = Ask(view.ask)
    args: Json = time_arguments(view, ask)
    if seat is None:
        return {"id": ask.name.lower(), "args": args | {"seat": seats_of(view.due)}, "amount": None}
    step = Step(view.answer_step[seat])
    identifier = STEPS.get(step, ask.name.lower())
    if ask == Ask.LIVE and step == Step.NONE and stands_in(view, seat):
        identifier = "live_for"
    return {"id": identifier, "args": args | written_arguments(view, seat, ask, step), "amount": None}


def time_arguments(view: np.void, ask: Ask) -> Json:
    """Return the day and round for which orders are written, or at which the umpire looks; nothing before the
    campaign."""
    return {} if ask == Ask.SET_UP else clock_words(moment_of(view)) | {"round": view.round}


def written_arguments(view: np.void, seat: int, ask: Ask, step: Step) -> Json:
    """Return the arguments of the question: what the seat has written so far."""
    if ask == Ask.UMPIRE:
        return umpire_arguments(view, seat, step)
    if step in (Step.WISH, Step.WISH_HEX):
        return wish_arguments(view, seat, step)
    if step == Step.ERRAND:
        return {
            "specialist": FORMS["specialist"].sentence(view.draft[seat, Draft.PERSON]),
            "hexes": int(view.draft[seat, Draft.COUNT]),
        }
    if step != Step.NONE:
        return column_arguments(view, seat, step)
    if ask == Ask.SET_UP:
        return {"side": FORMS["side"].sentence(view.side_of[seat])}
    who = author(view, seat)  # another player's seat if the umpire answers for it
    args: Json = {"columns": int(view.today[seat]), "headquarters": hex_words(view.headquarters[who])}
    return args if who == seat else args | {"seat": {"seat": who}}


def umpire_arguments(view: np.void, seat: int, step: Step) -> Json:
    """Return where play has stopped, and the number that is being typed."""
    if step == Step.NUMBER:
        return {"typed": int(view.draft[seat, Begun.TYPED]), "most": int(most_number(view, seat))}
    return clock_words(view.moment) | {"stage": stage_name(view.stopped)} if step == Step.NONE else {}


def wish_arguments(view: np.void, seat: int, step: Step) -> Json:
    """Return the commander, the number of the wish (1 to 3), and its order while the hex for it is chosen."""
    count = int(view.draft[seat, Draft.COUNT])
    args: Json = {
        "commander": FORMS["commander"].sentence(view.draft[seat, Draft.PERSON]),
        "number": count + 1,
    }
    if step == Step.WISH_HEX:
        args["order"] = FORMS["order"].sentence(view.draft_wish[seat, count, 0])
    return args


def column_arguments(view: np.void, seat: int, step: Step) -> Json:
    """Return the recipient of the column, and the day, round, order and hex of its newest entry."""
    args: Json = {"recipient": marker_words(int(view.draft[seat, Draft.RECIPIENT]))}
    if step == Step.UNITS:
        return args
    order, slot, hex = (
        writing.number_of(view, seat, number) for number in (Entry.ORDER, Entry.SLOT, Entry.HEX)
    )
    args |= {"day": slot // DAY_ROUNDS, "round": slot % DAY_ROUNDS + 1}
    if step == Step.ORDER:
        return args
    return args | {"order": FORMS["order"].sentence(order), "hex": hex_words(hex)}
