"""Declared refusals and events, each with its rule, and events as JSON."""

import pytest

from stridsplan.engine import log
from stridsplan.engine.declare import Events, Refusals, event, refusal, rule_ids
from stridsplan.engine.words import Form, events_to_json


class Illegal(Refusals):
    NONE = refusal()
    NOT_ASKED = refusal("T-1")
    TOO_FAR = refusal("T-1")


class Event(Events):
    MOVED = event("T-2", "seat from:square cost")
    BIDDEN = event("T-3", "seat", quiet=True, revealing=True, late=True)
    ROLLED = event("T-4", "unit")


Rule = rule_ids("T-9", "T-10-A")
FORMS = {
    "seat": Form(lambda seat: {"seat": seat}),
    "square": Form(lambda square: f"a{square}", lambda square: square),
    "unit": Form(
        lambda unit: {"term": f"unit-{unit}"}, lambda unit: {"kind": unit, "big": unit > 3}, spreads=True
    ),
}
to_json = events_to_json(Event, Rule, FORMS, {})


def row(*arguments, **named):
    rows = log.blank_log(1)
    log.note(rows, *arguments, **named)
    return log.rows(rows)[0]


def test_refusals_must_be_numbered_from_0_and_events_from_1_and_have_a_rule():
    assert [(int(why), why.rule) for why in Illegal] == [(0, ""), (1, "T-1"), (2, "T-1")]
    assert [(int(kind), kind.rule) for kind in Event] == [(1, "T-2"), (2, "T-3"), (3, "T-4")]
    assert (Event.BIDDEN.is_quiet, Event.BIDDEN.is_revealing, Event.MOVED.is_quiet) == (True, True, False)


def test_the_json_of_an_event_must_have_its_rule_and_named_arguments():
    assert to_json(row(Event.MOVED, log.EVERYONE, 2, 5, 7)) == {
        "id": "moved",
        "rule": "T-2",
        "args": {"seat": {"seat": 2}, "from": "a5", "cost": 7},
        "what": {"seat": 2, "from": 5, "cost": 7},
    }


def test_a_quiet_or_late_event_must_be_marked_and_a_form_may_give_several_arguments():
    bidden = to_json(row(Event.BIDDEN, log.EVERYONE, 1))
    assert (bidden["quiet"], bidden["late"]) == (True, True)
    result = to_json(row(Event.ROLLED, log.EVERYONE, 4))
    assert (result["args"], result["what"]) == ({"term": "unit-4"}, {"kind": 4, "big": True})


@pytest.mark.parametrize(("number", "name"), [(Rule.T_9, "T-9"), (Rule.T_10_A, "T-10-A"), (0, "T-2")])
def test_an_event_may_name_another_rule_than_its_own(number, name):
    assert to_json(row(Event.MOVED, log.EVERYONE, rule_id=number))["rule"] == name


def test_an_event_may_have_a_json_function_of_its_own():
    special = events_to_json(Event, Rule, FORMS, {Event.MOVED: lambda seat, *_: ("walked", {"n": seat}, {})})
    assert special(row(Event.MOVED, log.EVERYONE, 2)) == {
        "id": "walked",
        "rule": "T-2",
        "args": {"n": 2},
        "what": {},
    }
