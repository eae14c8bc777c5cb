"""Questions, actions and events of Clusta Noba as JSON."""

from typing import Any

import numpy as np
import pytest

from stridsplan.games.clusta_noba import words
from stridsplan.games.clusta_noba.components.map import BOX
from stridsplan.games.clusta_noba.components.orders import NO_ORDER, Order
from stridsplan.games.clusta_noba.components.pools import (
    FIRST_CHIEF_MARKER,
    FIRST_COMMANDER_MARKER,
    FIRST_PLACE_MARKER,
    NOWHERE,
    UNKNOWN,
    Commander,
    Side,
)
from stridsplan.games.clusta_noba.events import Event, Illegal
from stridsplan.games.clusta_noba.numbers import (
    DAY,
    DAY_ROUNDS,
    Cargo,
    Ended,
    ReportedOutcome,
    Sighted,
    Source,
    State,
)
from stridsplan.games.clusta_noba.state import STATE

from .board import RAN_1, hex_at
from .campaign import TEXTS, NamedCampaign

RAN, STE, GRISBAN = Side.RAN, Side.STE, Commander.GRISBAN
HERE, FAR = hex_at(10, 9), hex_at(4, 1)


@pytest.fixture
def campaign() -> NamedCampaign:
    """The order phase of the first day on which the Ransards have headquarters; the other seat has sent nothing."""
    game = NamedCampaign("skirmish", 2, side_1="ran", side_2="ste")
    for seat in (0, 1):
        game.act(seat, "ready")
    while words.view_json(game.view(0), 0)["headquarters"] is None:
        for seat in (0, 1):
            game.act(seat, "send_nothing")
    game.act(1, "send_nothing")
    return game


def row(event: Event, *values: int) -> np.ndarray:
    """A row of the log."""
    return np.array([0, event, 0, *values, *[0] * (6 - len(values))], np.int32)


def args_of(event: Event, *values: int) -> dict[str, Any]:
    """The arguments of an event as JSON; the values are in the order of `Event.arguments`."""
    return words.event(row(event, *values))["args"]


# -- Questions -------------------------------------------------------------------------------------------------------


def test_the_question_before_the_campaign_names_the_side_of_the_seat():
    game = NamedCampaign("skirmish", 2, side_1="ste", side_2="ran")
    assert game.question(0) == ("set_up", {"side": {"term": "side-ste"}})
    assert game.question(None) == ("set_up", {"seat": {"seats": [0, 1]}})


def test_the_question_of_a_day_names_the_hour_and_who_has_not_sealed(campaign: NamedCampaign):
    name, args = campaign.question(0)
    assert (name, args["clock"], args["round"], args["columns"]) == ("orders", "06:00", 1, 0)
    assert args["headquarters"] == "05.12"
    assert campaign.question(None) == (
        "orders",
        {"day": args["day"], "clock": "06:00", "round": 1, "seat": {"seat": 0}},
    )


def test_the_question_to_a_seat_without_news_of_its_fleet_has_no_hex():
    game = NamedCampaign("skirmish", 2)
    for seat in (0, 1):
        game.act(seat, "ready")
    assert game.question(0)[1]["headquarters"] == "none"


def test_each_step_of_a_column_has_its_question(campaign: NamedCampaign):
    day = campaign.s.day
    campaign.act(0, "write", recipient="trugdan")
    assert campaign.question(0) == (
        "column",
        {"day": day, "clock": "06:00", "round": 1, "recipient": {"term": "commander-trugdan"}},
    )
    assert campaign.act(0, "at_time", days=1, round=4)["day"] == day + 1
    name, args = campaign.question(0)
    assert (name, args["day"], args["round"]) == ("entry_order", day + 1, 4)
    campaign.act(0, "order", order="attack")
    name, args = campaign.question(0)
    assert (name, args["order"], args["hex"]) == ("entry_hex", {"term": "order-attack"}, "none")
    campaign.act(0, "hex", column=7, row=6)
    name, args = campaign.question(0)
    assert (name, args["hex"]) == ("entry", "07.06")
    campaign.act(0, "via")
    assert campaign.question(0)[0] == "via"
    assert campaign.question(None)[0] == "orders"


def test_wishes_and_errands_have_their_questions(campaign: NamedCampaign):
    campaign.act(0, "wishes", commander="grisban")
    name, args = campaign.question(0)
    assert (name, args["commander"], args["number"]) == ("wish", {"term": "commander-grisban"}, 1)
    campaign.act(0, "order", order="hold")
    campaign.act(0, "order", order="goto")
    name, args = campaign.question(0)
    assert (name, args["number"], args["order"]) == ("wish_hex", 2, {"term": "order-goto"})
    campaign.act(0, "discard")
    campaign.act(0, "errand", specialist="ran_spy")
    name, args = campaign.question(0)
    assert (name, args["specialist"], args["hexes"]) == ("errand", {"term": "specialist-ran_spy"}, 0)


def test_live_orders_are_asked_for_by_round(campaign: NamedCampaign):
    assert campaign.act(0, "seal", watch=True)["then"] == "live"
    name, args = campaign.question(0)
    assert (name, args["round"], args["clock"]) == ("live", 2, "08:00")
    assert campaign.act(0, "seal", watch=False)["then"] == "wait"


def test_the_question_must_not_depend_on_what_a_seat_does_not_know(campaign: NamedCampaign):
    """Units that have moved without a report do not change it."""
    campaign.act(0, "write", recipient="trugdan")
    before = campaign.question(0)
    campaign.s.unit_at[RAN_1], campaign.s.commander_at[GRISBAN] = FAR, FAR
    assert campaign.question(0) == before


# -- Events ----------------------------------------------------------------------------------------------------------


def test_the_arguments_of_an_event_have_different_names():
    for event in Event:
        names = [name.partition(":")[0] for name in event.arguments]
        assert len(set(names)) == len(names), event


def test_a_dispatch_has_its_times_and_its_sender():
    sent = 3 * DAY + 17  # day 3, 14:30
    marker = FIRST_COMMANDER_MARKER + GRISBAN
    assert args_of(Event.DISPATCH_ARRIVED, 1, marker, HERE, sent, 4, sent + 3) == {
        "seat": {"seat": 1},
        "sender": {"term": "commander-grisban"},
        "hex": "10.09",
        "day": 3,
        "clock": "14:30",
        "lines": 4,
        "came_day": 3,
        "came_clock": "16:00",
    }
    assert args_of(Event.DISPATCH_ARRIVED, 1, FIRST_PLACE_MARKER + 2, HERE, sent, 1)["sender"] == {
        "term": "settlement"
    }


def test_the_hours_of_the_night_are_those_of_the_next_morning():
    args = args_of(Event.DISPATCH_ARRIVED, 0, RAN_1, BOX, 2 * DAY + 32, 1)
    assert (args["day"], args["clock"], args["hex"]) == (3, "02:00", {"term": "hex-box"})


def test_unknown_values_in_a_report_are_none():
    args = args_of(Event.UNIT_REPORTED, RAN_1, HERE, 100, 20, UNKNOWN, State.SHAKEN)
    assert args["lost"] == "none"
    assert (args["condition"], args["standard"]) == ("shaken", 100)
    args = args_of(Event.LAPSE_REPORTED, RAN_1, HERE, NO_ORDER)
    assert args["order"] == "none"
    assert args_of(Event.LAPSE_REPORTED, RAN_1, HERE, Order.SCOUT)["order"] == {"term": "order-scout"}
    args = args_of(Event.CAPTURED_ORDER_REPORTED, RAN, RAN_1, UNKNOWN, Order.HOLD, NOWHERE)
    assert (args["day"], args["round"], args["hex"]) == ("none", "none", "none")
    args = args_of(Event.CAPTURED_ORDER_REPORTED, RAN, RAN_1, DAY_ROUNDS * 7 + 1, Order.GOTO, HERE)
    assert (args["day"], args["round"]) == (7, 2)


def test_a_sighting_has_the_names_of_its_kind_and_source():
    args = args_of(Event.SIGHTING_REPORTED, HERE, Sighted.CAMP, STE, UNKNOWN, NOWHERE, Source.SCOUT)
    assert args == {
        "hex": "10.09",
        "sighted": "camp",
        "side": {"term": "side-ste"},
        "men": "none",
        "unit": "none",
        "source": "scout",
    }


def test_a_battle_report_has_the_name_of_its_outcome():
    event = words.event(row(Event.BATTLE_REPORTED, HERE, 24, STE, 300, 60, ReportedOutcome.LEFT))
    assert (event["args"]["outcome"], event["what"]["outcome"]) == ("left", "left")


def test_the_event_of_an_interrogation_has_the_cargo():
    goal = FIRST_CHIEF_MARKER + STE
    args = args_of(Event.INTERROGATION_REPORTED, STE, HERE, Cargo.SHEET, goal, UNKNOWN)
    assert (args["cargo"], args["marker"], args["letter"]) == ("sheet", {"term": "chief-ste"}, "none")


def test_the_reason_of_a_failure_is_a_refusal():
    args = args_of(Event.FAILURE_REPORTED, RAN_1, HERE, Order.FORTIFY, Illegal.CANNOT_FORTIFY)
    assert args["reason"] == {"term": "illegal-cannot_fortify"}


def test_a_field_round_has_the_losses_of_its_cell():
    line, column, margin = 5, 1, 10
    args = args_of(Event.FIELD_ROUND_FOUGHT, HERE, RAN, STE, line, column, margin)
    assert (args["winner_loss"], args["loser_loss"]) == (30, 20)


def test_dice_are_shown_and_chances_compared():
    args = args_of(Event.TACTICS_ROLLED, RAN, HERE, 1, 2, 26)  # the die, its confirmation, the differential
    assert (args["die"], args["confirm"]) == ([1], [2])
    assert args_of(Event.TACTICS_ROLLED, RAN, HERE, 10, 0, 7)["confirm"] == []
    assert args_of(Event.MORALE_TESTED, RAN_1, 1, 17, 17)["succeeds"] == 1
    assert args_of(Event.SIGHT_ROLLED, HERE, RAN_1, 21, 20, STE)["succeeds"] == 0
    assert args_of(Event.CATCH_ROLLED, RAN_1, HERE, 20, 20, RAN)["succeeds"] == 1


# -- The end ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("winners", "how", "expected"),
    [
        (0b10, Ended.HELD, {"id": "won", "args": {"seat": {"seat": 1}, "how": "held"}}),
        (0b101, Ended.HELD, {"id": "shared", "args": {"seat": {"seats": [0, 2]}, "how": "held"}}),
        (0b1, Ended.LAST_LEFT, {"id": "won", "args": {"seat": {"seat": 0}, "how": "last_left"}}),
        (0, Ended.DRAWN, {"id": "drawn", "args": {"how": "drawn"}}),
    ],
)
def test_the_result_names_the_winners_and_the_way_it_ended(
    winners: int, how: Ended, expected: dict[str, Any]
):
    view = np.zeros(1, STATE)[0]
    view.winners, view.ended = winners, how
    assert words.result(view) == expected
    for texts in TEXTS:
        texts.sentence("result", expected, 1)
