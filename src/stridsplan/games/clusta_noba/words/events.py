"""Events and the result of a campaign as JSON, with arguments for sentences."""

import numpy as np

from stridsplan.engine.words import events_to_json

from ..components.battle import CELLS
from ..components.report_lines import A_HEX, BAND, HIGHEST_VALUES, Line
from ..events import Event
from ..numbers import Ended
from .reports import write_dispatch
from .things import (
    FORMS,
    Json,
    clock_words,
    face,
    hex_json,
    hex_words,
    name_of,
    seats_of,
    side_name,
    unit_name,
)


def write_field_round(hex, winner, loser, row, column, difference):
    """Return who has won the Tactics roll, and the cell of the combat table with it (CN-COMBAT-9)."""
    cell = CELLS[row - 1][column - 1]
    numbers = {
        "row": row,
        "column": column,
        "difference": difference,
        "winner_loss": cell.winner_loss,
        "loser_loss": cell.loser_loss,
    }
    side = FORMS["side"].sentence
    args = {"hex": hex_words(hex), "side": side(winner), "other": side(loser)}
    data = {"hex": hex_json(hex), "side": side_name(winner), "other": side_name(loser)}
    return None, args | numbers, data | numbers


def write_morale_test(unit, is_elite, die, target, *_):
    """Return a test of morale, which succeeds up to the target (CN-UNIT-4)."""
    args: Json = {"elite": is_elite, "target": target, "succeeds": int(die <= target)}
    data = {"unit": unit_name(unit), "die": die}
    return None, args | {"unit": FORMS["unit"].sentence(unit), "die": face(die)}, args | data


def write_chance(hex, unit, die, chance):
    """Return a roll of 1d100, which succeeds up to `chance`, in percent."""
    args: Json = {"die": die, "chance": chance, "succeeds": int(die <= chance)}
    data = {"hex": hex_json(hex), "unit": unit_name(unit)}
    return None, args | {"hex": hex_words(hex), "unit": FORMS["unit"].sentence(unit)}, args | data


def write_sight(hex, unit, die, chance, side, *_):
    """Return a roll for a sighting; a settlement that reports to a side may be the observer."""
    sentence, args, data = write_chance(hex, unit, die, chance)
    return sentence, args | {"side": FORMS["side"].sentence(side)}, data | {"side": side_name(side)}


def write_catch(unit, hex, die, chance, side, *_):
    return write_sight(hex, unit, die, chance, side)


def write_change(moment, side, line, number, before, after):
    """Return the change of a figure, a band or a hex in a line of a report (CN-UMP-1)."""
    is_hex, is_band = HIGHEST_VALUES[line, number] == A_HEX, (line, number) == (Line.READING, BAND)
    write, write_json, *_ = FORMS["hex" if is_hex else "band" if is_band else "men"]
    args: Json = clock_words(moment) | {"side": FORMS["side"].sentence(side), "line": name_of(Line, line)}
    data: Json = clock_words(moment) | {
        "side": side_name(side),
        "line": name_of(Line, line),
        "number": number,
    }
    words = {"before": write(before), "after": write(after)}
    return None, args | words, data | {"before": write_json(before), "after": write_json(after)}


def write_end(winners, how, *_):
    return None, {"seat": seats_of(winners), "how": name_of(Ended, how)}, {}


SPECIAL = {  # what these return: see `events_to_json`
    Event.FIELD_ROUND_FOUGHT: write_field_round,
    Event.MORALE_TESTED: write_morale_test,
    Event.SIGHT_ROLLED: write_sight,
    Event.CATCH_ROLLED: write_catch,
    Event.CAMPAIGN_ENDED: write_end,
    Event.REPORT_CHANGED: write_change,
    Event.DISPATCH_ARRIVED: write_dispatch,
}
event = events_to_json(Event, None, FORMS, SPECIAL)


def result(view: np.void) -> Json:
    """Return the result: who held the conflux or was left last, or a draw (CN-WIN-4, CN-WIN-5)."""
    how = name_of(Ended, view.ended)
    if view.winners == 0:
        return {"id": "drawn", "args": {"how": how}}
    args: Json = {"seat": seats_of(view.winners), "how": how}
    return {"id": "won" if "seat" in args["seat"] else "shared", "args": args}
