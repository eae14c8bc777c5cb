"""Every text of Clusta Noba, with every possible value of its arguments, in every language."""

import re
from collections.abc import Iterable, Iterator

import numpy as np
import pytest

from stridsplan.games.clusta_noba import GAME, words
from stridsplan.games.clusta_noba.components.armies import Level, SizeClass
from stridsplan.games.clusta_noba.components.dice import Die
from stridsplan.games.clusta_noba.components.information import DISTANCE_BANDS
from stridsplan.games.clusta_noba.components.map import BOX, FILES, PEOPLES, Terrain
from stridsplan.games.clusta_noba.components.names import COMMANDER_IDS, SPECIALIST_IDS, UNIT_IDS
from stridsplan.games.clusta_noba.components.orders import NO_ORDER, Order
from stridsplan.games.clusta_noba.components.pools import (
    CAMPS,
    COMMANDERS,
    FIRST_CHIEF_MARKER,
    NOBODY,
    NOWHERE,
    SIDES,
    SPECIALISTS,
    UNITS,
    UNKNOWN,
    Side,
    Trade,
)
from stridsplan.games.clusta_noba.components.report_lines import Line
from stridsplan.games.clusta_noba.events import Event, Illegal
from stridsplan.games.clusta_noba.numbers import (
    DAY,
    PAUSE_STAGES,
    Cargo,
    Deed,
    Doctrine,
    Ended,
    Fate,
    Letter,
    ReportedOutcome,
    Ruling,
    Sighted,
    Source,
    Stance,
    State,
)
from stridsplan.games.clusta_noba.state import STATE
from stridsplan.games.clusta_noba.words.things import camp_name
from texts import LANGUAGES, Texts, needed, word_id

from .board import hex_at

ALL_TEXTS = pytest.mark.parametrize(
    "texts", [Texts("clusta_noba", each) for each in LANGUAGES], ids=LANGUAGES
)
HERE = hex_at(10, 9)
SAMPLES: dict[str, Iterable[int]] = {  # the values of an argument, by its form or name
    "seat": (0, 1),
    "winners": (0b1, 0b10, 0b101),
    "how": (Ended.HELD, Ended.LAST_LEFT, Ended.DRAWN),
    "hex": (HERE, BOX),
    "side": range(SIDES),
    "unit": range(UNITS),
    "commander": range(COMMANDERS),
    "specialist": range(SPECIALISTS),
    "camp": range(CAMPS),
    "marker": range(FIRST_CHIEF_MARKER + SIDES),
    "order": Order,
    "reason": [each for each in Illegal if each],
    "band": range(DISTANCE_BANDS),
    "sighted": Sighted,
    "source": Source,
    "stance": Stance,
    "letter": Letter,
    "condition": State,
    "fate": Fate,
    "cargo": Cargo,
    "outcome": ReportedOutcome,
    "priority": Level,
    "moment": (0, 17, 2 * DAY + 32),
    "slot": (0, 43),
    "row": (1, 23),
    "column": (1, 2, 3),
    "wish": (0, 1, 2),
    "elite": (0, 1, 20),
    "face": (1, 20),
    "stage": PAUSE_STAGES,
    "which_die": Die,
    "ruling": Ruling,
    "deed": Deed,
    "line": [line for line in Line if line],
}
NUMBERS = (2, 0, 1, 7)  # the values of any other argument: plural, none, singular, many
ABSENT = {  # the value of an argument that may be missing from an event
    (Event.UNIT_REPORTED, "lost"): UNKNOWN,
    (Event.BATTLE_REPORTED, "men"): UNKNOWN,
    (Event.SIGHTING_REPORTED, "men"): UNKNOWN,
    (Event.SIGHTING_REPORTED, "unit"): NOWHERE,
    (Event.LAPSE_REPORTED, "order"): NO_ORDER,
    (Event.STOP_REPORTED, "men"): UNKNOWN,
    (Event.INTERROGATION_REPORTED, "hex"): UNKNOWN,
    (Event.INTERROGATION_REPORTED, "letter"): UNKNOWN,
    (Event.CAPTURED_ORDER_REPORTED, "slot"): UNKNOWN,
    (Event.CAPTURED_ORDER_REPORTED, "hex"): NOWHERE,
    (Event.CALENDAR_DRAWN, "bridge_day"): NOWHERE,
    (Event.CALENDAR_DRAWN, "stenfar_day"): NOWHERE,
    (Event.CALENDAR_DRAWN, "priority"): NOWHERE,
    (Event.ORDER_BEGAN, "hex"): NOWHERE,
    (Event.ORDER_BEGAN, "order"): NO_ORDER,
    (Event.UNIT_STOPPED, "order"): NO_ORDER,
    (Event.TACTICS_ROLLED, "confirm"): 0,
    (Event.TACTICS_SEEN, "confirm"): 0,
    (Event.COMMAND_PASSED, "commander"): NOBODY,
    (Event.REPORT_CHANGED, "before"): UNKNOWN,
    (Event.PERSON_MOVED, "from"): NOWHERE,
    (Event.MESSAGE_WRITTEN, "men"): UNKNOWN,
}
GAP = re.compile(r"^$|[{}]|\bnone\b|-[12]\b|\.\.|  | [.,]")  # signs of a missing value


def rows_of(event: Event) -> Iterator[np.ndarray]:
    """Yield log rows of an event, in which one argument after another takes each of its values."""
    names = [name.partition(":") for name in event.arguments]
    samples = [list(SAMPLES.get(form or name, NUMBERS)) for name, _, form in names]
    usual = [values[0] for values in samples]
    for place, ((name, _, _), values) in enumerate(zip(names, samples, strict=True)):
        absent = [ABSENT[event, name]] if (event, name) in ABSENT else []
        for value in [*values, *absent]:
            row = [*usual[:place], value, *usual[place + 1 :]]
            yield np.array([0, event, 0, *row, *[0] * (6 - len(row))], np.int32)


@ALL_TEXTS
@pytest.mark.parametrize("event", Event)
def test_every_event_is_a_complete_sentence_with_any_values(event: Event, texts: Texts):
    for row in rows_of(event):
        for reader in (0, None):
            text = texts.sentence("event", words.event(row), reader)
            assert not GAP.search(text), (row, text)


@ALL_TEXTS
def test_every_action_has_a_label(texts: Texts):
    view = np.zeros(1, STATE)[0]
    for code in range(len(GAME.actions)):
        fields = words.action(code, view)
        assert not GAP.search(texts.say("action", fields.pop("kind"), **fields))


@ALL_TEXTS
def test_everything_that_the_game_declares_has_a_text(texts: Texts):
    assert [message for message in needed(GAME) if not texts.has(message)] == []


THINGS = {  # prefix of the texts: ids, and the attribute that each text has
    "side": (list(Side), "title"),
    "unit": (UNIT_IDS, ""),
    "commander": (COMMANDER_IDS, "title"),
    "chief": (list(Side), ""),
    "specialist": (SPECIALIST_IDS, ""),
    "trade": (list(Trade), "help"),
    "camp": ([camp_name(camp) for camp in range(CAMPS)], ""),
    "settlement": ([each.name for file in FILES for each in file.settlements], ""),
    "people": (PEOPLES, ""),
    "place": ([name for file in FILES for name in dict(file.places)], ""),
    "area": ([name for file in FILES for name in dict(file.areas)], ""),
    "road": ([name for file in FILES for name in file.roads], ""),
    "terrain": ([each for each in Terrain if each != Terrain.OUTSIDE], ""),
    "order": (list(Order), "help"),
    "formation": (["march", "combat"], ""),
    "doctrine": (list(Doctrine), "help"),
    "stance": (list(Stance), ""),
    "letter": (list(Letter), ""),
    "cargo": (list(Cargo), ""),
    "state": (list(State), ""),
    "fate": (list(Fate), ""),
    "sighted": (list(Sighted), ""),
    "source": (list(Source), ""),
    "reported": (list(ReportedOutcome), ""),
    "band": ([str(band) for band in range(DISTANCE_BANDS)], ""),
    "class": (list(SizeClass), ""),
    "priority": (list(Level), ""),
}


@ALL_TEXTS
@pytest.mark.parametrize("prefix", THINGS)
def test_every_thing_has_a_name(prefix: str, texts: Texts):
    ids, attribute = THINGS[prefix]
    assert ids
    for each in ids:
        message = word_id("clusta_noba", prefix, each if isinstance(each, str) else each.name.lower())
        assert texts.has(message), message
        assert not attribute or texts.has(f"{message}.{attribute}"), message
