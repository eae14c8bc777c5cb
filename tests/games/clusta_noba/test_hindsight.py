"""Hindsight on a campaign: what a side believed and the truth at every hour, and findings about what went wrong."""

from typing import Any

import numpy as np
import pytest

from stridsplan.engine.hindsight import LookBack, Step, walk
from stridsplan.engine.log import blank_log, note, only, rows
from stridsplan.engine.position import Position
from stridsplan.engine.registry import load_game, load_hindsight
from stridsplan.engine.table import Table
from stridsplan.games.clusta_noba import hindsight
from stridsplan.games.clusta_noba.actions import GO_ON, READY, SEND_NOTHING
from stridsplan.games.clusta_noba.components.map import BOX
from stridsplan.games.clusta_noba.components.pools import FIRST_COMMANDER_MARKER, NOWHERE, Commander, Side
from stridsplan.games.clusta_noba.events import UMPIRE, Event
from stridsplan.games.clusta_noba.numbers import Fate, Known, Sighted, Source, Stance, State
from stridsplan.games.clusta_noba.rules import ledgers
from stridsplan.games.clusta_noba.rules.dispatches import chief_marker
from stridsplan.games.clusta_noba.words.differences import belief_json, differences_json

from .board import RAN_1, RAN_2, RAN_3, RAN_CAMP, TRA_1, hex_at, new_board, pitch, place, place_commander

TRA, RAN = Side.TRA.value, Side.RAN.value
GRISBAN = Commander.GRISBAN
COURIER, OTHER_COURIER = 50, 51  # numbers of couriers of RAN
SHEET = 3  # the number of a sheet
HERE, THERE, FAR = hex_at(9, 21), hex_at(9, 19), hex_at(4, 15)


def known_board() -> np.void:
    """Three Ransard units and a camp, known to their commander-in-chief, and an unknown Trakorian unit."""
    s = new_board()
    s.stance[:] = Stance.HOSTILE
    for unit in (RAN_1, RAN_2, RAN_3):
        place(s, unit, 9, 21, 100, 20)
    place(s, TRA_1, 4, 15, 200)
    place_commander(s, GRISBAN, 9, 21, RAN_1)
    pitch(s, RAN_CAMP, 9, 21)
    s.commander_in_chief[RAN] = GRISBAN
    ledgers.see_headquarters(s, blank_log(9))
    return s


def differences(s: np.void) -> list[dict[str, Any]]:
    """The rows of JSON that compare the belief of the Ransards with the truth."""
    view = Position(load_game("clusta_noba"), np.array([s])).view(RAN)
    return list(differences_json(s, RAN, belief_json(view, RAN)))


def of_kind(found: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [row for row in found if row["kind"] == kind]


# -- Differences -------------------------------------------------------------------------------------------------------


def test_the_belief_about_hexes_in_sight_must_be_right():
    found = differences(known_board())
    own = [row for row in found if row["kind"] in ("unit", "commander", "camp")]
    assert len(own) == 5
    assert not any(row["wrong"] for row in own)


def test_a_unit_that_has_moved_must_be_believed_where_it_was_seen():
    s = known_board()
    s.headquarters[RAN] = FAR  # headquarters no longer see the hex
    s.unit_at[RAN_2] = THERE
    [row] = [row for row in of_kind(differences(s), "unit") if row["wrong"]]
    assert (row["believed"], row["true"], row["apart"]) == ([9, 21], [9, 19], 2)
    assert (row["men"], row["true_men"]) == (120, 120)


def test_a_distance_to_the_box_must_not_be_given_in_hexes():
    s = known_board()
    s.headquarters[RAN], s.unit_at[RAN_2] = FAR, BOX
    [row] = [row for row in of_kind(differences(s), "unit") if row["wrong"]]
    assert (row["true"], row["apart"]) == ("box", None)


def test_numbers_must_differ_by_a_fifth_to_be_wrong():
    s = known_board()
    s.unit_men[RAN_2] = [90, 20]  # 120 are believed, 110 are left
    s.unit_men[RAN_3] = [80, 20]  # 120 are believed, 100 are left
    wrong = [row for row in of_kind(differences(s), "unit") if row["wrong"]]
    assert [(row["men"], row["true_men"]) for row in wrong] == [(120, 100)]


def test_destroyed_units_and_camps_must_have_no_true_hex():
    s = known_board()
    s.unit_at[RAN_2], s.unit_men[RAN_2] = NOWHERE, 0
    s.commander_fate[GRISBAN], s.camp_at[RAN_CAMP] = Fate.DEAD, NOWHERE
    wrong = [row for row in differences(s) if row["wrong"] and row["kind"] != "unseen"]
    assert [(row["kind"], row["true"], row["apart"]) for row in wrong] == [
        ("unit", None, None),
        ("commander", None, None),
        ("camp", None, None),
    ]


def test_units_known_to_be_destroyed_must_be_left_out():
    s = known_board()
    s.unit_at[RAN_2] = NOWHERE
    s.known[RAN, RAN_2, Known.STATE] = State.DESTROYED
    assert len(of_kind(differences(s), "unit")) == 2


def test_enemies_must_be_compared_with_the_sightings_of_them():
    s = known_board()
    [unseen] = of_kind(differences(s), "unseen")
    assert (unseen["side"], unseen["true"], unseen["true_men"], unseen["wrong"]) == (
        "tra",
        [4, 15],
        200,
        True,
    )
    kind, source = Sighted.UNIT.value, Source.SCOUT.value
    ledgers.put_logged_sighting(s, RAN, 0, FAR, kind, TRA, 280, NOWHERE, source, NOWHERE, blank_log(9))
    found = differences(s)
    [sighting] = of_kind(found, "sighting")
    assert (sighting["men"], sighting["true_men"], sighting["wrong"]) == (280, 200, True)
    assert of_kind(found, "unseen") == []
    s.unit_at[TRA_1] = THERE
    found = differences(s)
    assert [row["true_men"] for row in of_kind(found, "sighting")] == [0]
    assert [row["true"] for row in of_kind(found, "unseen")] == [[9, 19]]


# -- Findings ----------------------------------------------------------------------------------------------------------


class Campaign:
    """A campaign given by hand: one step for each hour, with the events of the hour."""

    def __init__(self) -> None:
        self.s, self.steps = known_board(), []

    def hour(self, *events: tuple[Any, ...]) -> None:
        """Let an hour pass with these events: (event, mask of who sees it, *numbers)."""
        self.s.moment += 2  # pulses
        log = blank_log(20)
        for event, mask, *numbers in events:
            note(log, event, mask, *numbers)
        self.steps.append(Step(np.array([self.s])[0], rows(log)))

    def findings(self) -> list[dict[str, Any]]:
        """All findings of the campaign so far."""
        return list(hindsight.find(self.steps, 4))


def test_a_caught_courier_must_be_a_finding_at_the_hex_of_the_capture():
    campaign = Campaign()
    campaign.hour((Event.COURIER_SENT, UMPIRE, RAN, COURIER, chief_marker(RAN), HERE))
    campaign.hour((Event.COURIER_CAUGHT, UMPIRE, RAN, COURIER, THERE, TRA_1))
    [found] = campaign.findings()
    assert (found["id"], found["seat"], found["step"], found["hex"]) == ("courier_caught", RAN, 1, [9, 19])
    assert found["args"]["start"] == "09.21"
    assert found["args"]["goal"] == {"term": "chief-ran"}


def test_orders_must_be_found_lost_when_their_last_courier_is_caught():
    campaign, goal = Campaign(), FIRST_COMMANDER_MARKER + GRISBAN
    campaign.hour(  # two couriers leave with copies of one sheet
        (Event.COURIER_SENT, UMPIRE, RAN, COURIER, goal, HERE),
        (Event.COURIER_SENT, UMPIRE, RAN, OTHER_COURIER, goal, HERE),
        (Event.SHEET_SENT, only(RAN), RAN, goal, SHEET, 2),
    )
    campaign.hour((Event.COURIER_CAUGHT, UMPIRE, RAN, COURIER, THERE, TRA_1))
    campaign.hour((Event.COURIER_CAUGHT, UMPIRE, RAN, OTHER_COURIER, FAR, TRA_1))
    [lost] = [each for each in campaign.findings() if each["group"] == "orders"]
    assert (lost["id"], lost["step"], lost["hex"], lost["args"]["why"]) == (
        "order_lost",
        2,
        [4, 15],
        "caught",
    )


@pytest.mark.parametrize(
    ("moment", "found"),
    [(24, []), (25, ["order_late"])],  # delivered at 18:00 and at 19:00
)
def test_orders_must_be_found_late_from_twelve_hours_on(moment: int, found: list[str]):
    campaign, goal = Campaign(), FIRST_COMMANDER_MARKER + GRISBAN
    campaign.hour(  # at 07:00
        (Event.COURIER_SENT, UMPIRE, RAN, COURIER, goal, HERE),
        (Event.SHEET_SENT, only(RAN), RAN, goal, SHEET, 1),
    )
    campaign.s.moment = moment - 2  # `hour` adds 2
    campaign.hour(
        (Event.COURIER_ARRIVED, UMPIRE, RAN, COURIER, THERE), (Event.SHEET_TAKEN, UMPIRE, goal, SHEET, THERE)
    )
    assert [each["id"] for each in campaign.findings()] == found


def test_orders_not_delivered_by_the_end_must_be_found_under_way():
    campaign, goal = Campaign(), FIRST_COMMANDER_MARKER + GRISBAN
    campaign.hour(
        (Event.COURIER_SENT, UMPIRE, RAN, COURIER, goal, HERE),
        (Event.SHEET_SENT, only(RAN), RAN, goal, SHEET, 1),
    )
    campaign.hour()
    assert [(each["step"], each["args"]["why"]) for each in campaign.findings()] == [(1, "under_way")]


def test_orders_replaced_by_newer_ones_must_not_be_found_lost():
    campaign, goal = Campaign(), FIRST_COMMANDER_MARKER + GRISBAN
    campaign.hour(
        (Event.COURIER_SENT, UMPIRE, RAN, COURIER, goal, HERE),
        (Event.SHEET_SENT, only(RAN), RAN, goal, SHEET, 1),
    )
    # There is no SHEET_TAKEN: the recipient has a newer sheet
    campaign.hour((Event.COURIER_ARRIVED, UMPIRE, RAN, COURIER, THERE))
    assert campaign.findings() == []


@pytest.mark.parametrize(
    ("men", "reported", "off", "way"),
    [(200, 280, 40, "more"), (200, 120, 40, "less"), (200, 220, None, None)],  # None: no finding
)
def test_a_wrong_report_must_be_a_finding_with_its_error_in_percent(
    men: int, reported: int, off: int | None, way: str | None
):
    campaign = Campaign()
    campaign.hour(
        (Event.ERROR_ROLLED, UMPIRE, RAN, men, reported, 3, 0),  # 3: the die, not used; 0: no extra steps
        (Event.COURIER_SENT, UMPIRE, RAN, COURIER, chief_marker(RAN), HERE),
    )
    sighting = (FAR, Sighted.UNIT.value, TRA, reported, NOWHERE, Source.SCOUT.value)
    campaign.hour(
        (Event.COURIER_ARRIVED, UMPIRE, RAN, COURIER, HERE), (Event.SIGHTING_REPORTED, only(RAN), *sighting)
    )
    found = campaign.findings()
    assert [(each["args"]["off"], each["args"]["way"]) for each in found] == ([(off, way)] if off else [])
    assert all((each["step"], each["hex"]) == (1, [4, 15]) for each in found)


@pytest.mark.rule("CN-HIPPO-2")
def test_a_wrong_number_noted_by_a_hippogriff_must_be_found_when_it_is_reported():
    """Other reports arrive meanwhile; the notes of the hippogriff come with a courier that leaves later."""
    campaign = Campaign()
    # 20: the die, not used; -2: the extra steps, which only a hippogriff has
    campaign.hour((Event.ERROR_ROLLED, UMPIRE, RAN, 200, 280, 20, -2))
    campaign.hour((Event.COURIER_SENT, UMPIRE, RAN, COURIER, chief_marker(RAN), FAR))
    campaign.hour((Event.COURIER_ARRIVED, UMPIRE, RAN, COURIER, HERE))
    sighting = (FAR, Sighted.UNIT.value, TRA, 280, TRA_1)
    campaign.hour((Event.SIGHTING_REPORTED, only(RAN), *sighting, Source.SPY.value))
    campaign.hour((Event.SIGHTING_REPORTED, only(RAN), *sighting, Source.HIPPOGRIFF.value))
    [found] = campaign.findings()
    assert (found["id"], found["step"], found["args"]["men"]) == ("report_off", 4, 200)


def test_a_destroyed_unit_must_be_a_finding_with_the_hours_until_its_side_learned_it():
    campaign = Campaign()
    campaign.hour()
    campaign.s.unit_at[RAN_2] = NOWHERE
    campaign.hour()
    campaign.hour()
    campaign.s.known[RAN, RAN_2, Known.STATE] = State.DESTROYED
    campaign.hour()
    [found] = campaign.findings()
    assert (found["id"], found["step"], found["hex"]) == ("unit_gone", 1, [9, 21])
    assert (found["args"]["learned"], found["args"]["hours"]) == ("later", 2)


def test_a_finding_must_say_that_the_side_never_learned_of_it():
    campaign = Campaign()
    campaign.hour((Event.ORDER_LAPSED, UMPIRE, RAN_2, HERE))
    campaign.s.commander_fate[GRISBAN] = Fate.PRISONER
    campaign.hour()
    assert [(each["id"], each["args"]["learned"]) for each in campaign.findings()] == [
        ("lapsed", "never"),
        ("commander_gone", "never"),
    ]


# -- A campaign --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def table() -> Table:
    """Two sides let a day of the small scenario pass."""
    table = Table("clusta_noba", 2, "skirmish", secret=bytes(32))
    for code in (READY, SEND_NOTHING):
        for seat in table.to_act():
            table.act(seat, int(code))
    return table


def test_every_hour_must_be_a_step_and_the_last_step_the_current_position(table: Table):
    module = load_hindsight("clusta_noba")
    steps = [(module.time(step.state), step.state.tobytes()) for step in walk(table, module)]
    hours = [24 * time["day"] + time["hour"] for time, _ in steps]
    assert hours == list(range(6, 31)), "from 06:00 to 06:00, when all seats are asked again"
    assert steps[-1][1] == table.state_bytes()


def test_a_step_must_have_belief_truth_and_differences(table: Table):
    back = LookBack(table)
    frame = back.frame(len(back.times) - 1, 0)
    assert frame["time"] == back.times[-1]
    assert frame["belief"]["side"] == back.shown()["sides"][0]
    assert {unit["side"] for unit in frame["truth"]["units"]} == set(back.shown()["sides"])
    believed = {unit["id"] for unit in frame["belief"]["units"]}
    assert {row["id"] for row in frame["differences"] if row["kind"] == "unit"} == believed


def test_a_belief_must_depend_on_the_view_alone(table: Table):
    position = table._position
    frames = [
        hindsight.compare(each.state[0], each.view(0), 0) for each in (position, position.determinized(0))
    ]
    assert frames[0]["belief"] == frames[1]["belief"]
    assert frames[0]["truth"] != frames[1]["truth"]


def test_the_steps_of_a_campaign_with_an_umpire_must_be_in_order_of_time():
    table = Table("clusta_noba", 3, "skirmish", {"umpire": True}, secret=bytes(32))
    while table._position.state["day"][0] < 1:
        seat = table.to_act()[0]
        table.act(seat, table.timeout_action(seat))
    assert any(command.codes == (GO_ON,) for command in table.commands)
    back = LookBack(table)
    assert back.times == sorted(back.times, key=lambda time: (time["day"], time["hour"]))
    assert back.frame(0, 2)["belief"] is None, "an umpire has seen the truth"
