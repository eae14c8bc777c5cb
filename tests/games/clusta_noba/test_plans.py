"""What the author of orders sees: their expected course, when orders end, and warnings (catalogue 6.1)."""

from typing import Any

import numpy as np
import pytest

from stridsplan.games.clusta_noba import words
from stridsplan.games.clusta_noba.components.map import hex_at
from stridsplan.games.clusta_noba.components.pools import NOBODY, UNKNOWN, Commander
from stridsplan.games.clusta_noba.numbers import DAY, Ask, Fate, Known, KnownCommander, Sent, State

from .board import RAN_1, RAN_4, RAN_5, RAN_CAMP, RAN_SPY, pitch
from .campaign import NamedCampaign

SEAT = 0  # of the Ransards
THORM, GRIPARNA, WULLFUR = RAN_1, RAN_4, RAN_5  # thorms_soner, griparna_ap_saexby, wullfurs_blodsbroder
TOWN, WOOD = [7, 6], [4, 6]


class Orders(NamedCampaign):
    """The Ransards, seat 0, write orders on day 2 of the skirmish; a test fills their ledger."""

    def __init__(self) -> None:
        super().__init__("skirmish", 2, side_1="ran", side_2="ste")
        for seat in (0, 1):
            self.act(seat, "ready")
        self.act(1, "send_nothing")
        self.s.day, self.s.moment = 2, 2 * DAY
        self.s.known[SEAT] = UNKNOWN
        self.s.known_commander[SEAT] = UNKNOWN
        self.report_headquarters(*TOWN)

    def report_headquarters(self, column: int, row: int) -> None:
        self.s.headquarters[SEAT] = hex_at(column, row)
        self.s.chief[SEAT] = Commander.TRUGDAN
        self.report_commander(Commander.TRUGDAN, column, row)

    def report_commander(self, commander: Commander, column: int, row: int) -> None:
        self.s.known_commander[SEAT, commander] = [hex_at(column, row), 2 * DAY, 3, Fate.FREE]

    def report_unit(
        self, unit: int, column: int, row: int, moment: int = 2 * DAY, state: State = State.READY
    ) -> None:
        known = self.s.known[SEAT, unit]
        known[:] = 0
        known[Known.HEX], known[Known.MOMENT] = hex_at(column, row), moment
        known[Known.STANDARD], known[Known.STATE] = 180, state

    def report_camp(self, camp: int, column: int, row: int) -> None:
        pitch(self.s, camp, column, row)
        self.s.known_camp[SEAT, camp] = [hex_at(column, row), 2 * DAY, 0]

    def write(
        self, recipient: str, *entries: dict[str, Any], units: tuple[str, ...] = (), more: str = ""
    ) -> None:
        """Write a whole column; an entry has `order`, and perhaps `days`, `round`, `hex`, `further`.

        `more` is one more action, before the units are named.
        """
        self.act(SEAT, "write", recipient=recipient)
        if more:
            self.act(SEAT, more)
        for unit in units:
            self.act(SEAT, "name_unit", unit=unit)
        for entry in entries:
            self.act(SEAT, "at_time", days=entry.get("days", 0), round=entry.get("round", 1))
            self.act(SEAT, "order", order=entry["order"])
            if "hex" in entry:
                self.act(SEAT, "hex", column=entry["hex"][0], row=entry["hex"][1])
            if entry.get("further"):
                self.act(SEAT, "until_further_notice")
        self.act(SEAT, "end_column", copies=1)

    def send(self, moment: int = 2 * DAY) -> None:
        """Mark the written columns as sent, and begin the next phase of orders."""
        for row in range(self.s.columns[SEAT]):
            if self.s.sent[SEAT, row, Sent.MOMENT] == UNKNOWN:
                self.s.sent[SEAT, row, Sent.MOMENT] = moment
        self.s.today[SEAT] = 0

    def view_json(self) -> dict[str, Any]:
        view = self.view(SEAT)
        view.options = self.s.options  # as the engine does
        return words.view_json(view, SEAT)

    def columns(self) -> list[dict[str, Any]]:
        """The written columns as their author sees them, the newest first."""
        return self.view_json()["orders"]

    def unit(self, unit: str) -> dict[str, Any]:
        return next(each for each in self.view_json()["units"] if each["id"] == unit)


@pytest.fixture
def orders() -> Orders:
    """Two companies are known with Trugdan at headquarters, and one with Grisban in the wood."""
    found = Orders()
    for unit in (THORM, GRIPARNA):
        found.report_unit(unit, *TOWN)
    found.report_unit(WULLFUR, *WOOD)
    found.report_commander(Commander.GRISBAN, *WOOD)
    return found


def warnings_of(column: dict[str, Any]) -> list[tuple]:
    """The warnings of a column: (id, entry or None)."""
    return [(each["id"], each.get("entry")) for each in column["warnings"]]


# Entries: go to a hex today; hold from tomorrow until further notice
MARCH = {"order": "goto", "hex": [5, 9]}
GUARD = {"days": 1, "order": "hold", "further": True}


def test_a_column_must_have_its_expected_arrival_and_course(orders: Orders):
    orders.write("grisban", MARCH, GUARD)
    column = orders.columns()[0]
    assert column["arrives"]["day"] == 2
    assert column["arrives"]["hour"] > 6
    assert not column["at_once"]
    assert column["ends"] is None
    assert column["from"] == WOOD
    march, guard = column["legs"]
    assert march["begins"] == column["arrives"]
    assert march["path"][-1] == march["at"] == [5, 9]
    assert march["ends"]["day"] == 2
    assert (guard["begins"]["day"], guard["ends"], guard["path"]) == (3, None, [])
    assert warnings_of(column) == []


def test_a_sent_column_must_have_its_expected_arrival_until_then(orders: Orders):
    orders.write("trugdan", GUARD)
    orders.write("grisban", MARCH, GUARD)
    arrives = orders.columns()[0]["arrives"]
    orders.send()
    to_grisban, at_headquarters = orders.columns()
    assert to_grisban["arrives"] == arrives
    assert "legs" not in to_grisban
    assert "arrives" not in at_headquarters
    orders.s.day = 3
    assert "arrives" not in orders.columns()[0]


def test_the_draft_must_have_an_expected_course_as_soon_as_it_has_an_entry(orders: Orders):
    assert orders.view_json()["draft"] is None
    orders.act(SEAT, "write", recipient="trugdan")
    assert "legs" not in orders.view_json()["draft"]
    orders.act(SEAT, "name_unit", unit="thorms_soner")
    orders.act(SEAT, "at_time", days=0, round=2)
    orders.act(SEAT, "order", order="goto")
    assert "legs" not in orders.view_json()["draft"]  # it has no hex yet
    orders.act(SEAT, "hex", column=5, row=9)
    draft = orders.view_json()["draft"]
    assert (draft["units"], draft["at_once"], len(draft["legs"])) == (["thorms_soner"], True, 1)
    orders.act(SEAT, "discard")
    assert orders.view_json()["draft"] is None


def test_a_column_that_is_sent_must_have_no_expected_course(orders: Orders):
    orders.write("grisban", GUARD)
    assert orders.view_json()["today"] == 1
    orders.send()
    shown = orders.view_json()
    assert (shown["today"], shown["orders"][0]["sent"]["day"], "legs" in shown["orders"][0]) == (0, 2, False)


def test_the_author_must_be_warned_of_entries_that_cannot_be_carried_out(orders: Orders):
    orders.report_headquarters(9, 3)  # two hours away
    orders.write(
        "grisban",
        {"order": "hold"},
        {"round": 2, "order": "goto", "hex": [8, 9]},
        {"round": 3, "order": "goto", "hex": [12, 0]},
        {"days": 1, "round": 6, "order": "advance", "hex": [8, 3]},
    )
    column = orders.columns()[0]
    assert warnings_of(column) == [("skipped", 0), ("cut_short", 1), ("no_way", 2), ("unfinished", 3)]


def test_the_author_must_be_warned_of_a_camp_without_a_commander(orders: Orders):
    camp = {"order": "camp", "hex": WOOD}
    orders.write("grisban", camp, GUARD | {"days": 2})
    assert warnings_of(orders.columns()[0]) == []
    orders.write("grisban", {"order": "goto", "hex": [5, 9]}, more="go_alone")
    alone, first = orders.columns()
    assert warnings_of(alone) == []
    assert warnings_of(first) == [("no_commander", 0)]


def test_the_author_must_be_warned_of_orders_for_nobody_in_a_commanders_camp(orders: Orders):
    orders.report_camp(RAN_CAMP, *WOOD)
    orders.write("grisban", MARCH, GUARD, units=("wullfurs_blodsbroder",))
    assert warnings_of(orders.columns()[0]) == []
    orders.act(SEAT, "write", recipient="grisban")
    orders.act(SEAT, "at_time", days=0, round=1)
    orders.act(SEAT, "order", order="hold")
    assert warnings_of(orders.view_json()["draft"]) == [("in_camp", None)]
    orders.act(SEAT, "end_column", copies=1)
    assert warnings_of(orders.columns()[0]) == [("in_camp", None)]


def test_the_author_must_be_warned_of_units_that_leave_camp_and_commanders(orders: Orders):
    orders.report_camp(RAN_CAMP, *WOOD)
    orders.write("ran-1", MARCH, {"days": 1, "order": "goto", "hex": WOOD}, GUARD | {"days": 2})
    orders.write("ran-1", MARCH, GUARD)
    astray, home = orders.columns()
    assert warnings_of(astray) == [("lone", None)]
    assert warnings_of(home) == []


@pytest.mark.rule("CN-TRAP-50")
def test_the_author_must_be_warned_before_headquarters_leave_units_behind(orders: Orders):
    orders.write("trugdan", MARCH, GUARD, units=("thorms_soner",))
    orders.write("trugdan", {"order": "hold", "further": True}, units=("thorms_soner",))
    orders.write("trugdan", MARCH, GUARD)
    whole, still, parted = orders.columns()
    assert [warnings_of(each) for each in (whole, still, parted)] == [[], [], [("headquarters", None)]]


def test_the_author_must_be_warned_of_units_without_orders(orders: Orders):
    assert orders.view_json()["warnings"] == [
        {"id": "idle", "units": ["thorms_soner", "griparna_ap_saexby", "wullfurs_blodsbroder"]}
    ]
    orders.write("trugdan", GUARD)
    orders.write("grisban", GUARD)
    assert orders.view_json()["warnings"] == []
    assert orders.unit("thorms_soner")["until"] is None


def test_the_author_must_be_warned_of_orders_that_end_before_the_next_can_arrive(orders: Orders):
    orders.write("trugdan", {"order": "hold"}, {"days": 4, "order": "wait"})
    orders.write("grisban", {"order": "hold"})
    ends, *more = orders.view_json()["warnings"]
    assert (ends["id"], ends["units"], ends["time"]["day"], more) == ("ends", ["wullfurs_blodsbroder"], 3, [])
    assert orders.unit("thorms_soner")["until"]["day"] == 7


def test_a_unit_whose_orders_have_ended_must_count_as_one_without_orders(orders: Orders):
    orders.write("trugdan", GUARD)
    orders.write("grisban", {"order": "hold"})
    orders.send()
    orders.s.day = 3
    assert orders.view_json()["warnings"] == [{"id": "idle", "units": ["wullfurs_blodsbroder"]}]


def test_the_author_must_be_warned_of_a_unit_that_is_alone(orders: Orders):
    orders.report_unit(GRIPARNA, 5, 9)
    orders.write("trugdan", GUARD)
    orders.write("grisban", GUARD)
    orders.write("griparna_ap_saexby", {"order": "home"})
    assert [(each["id"], each["units"]) for each in orders.view_json()["warnings"]] == [
        ("ends", ["griparna_ap_saexby"]),
        ("alone", ["griparna_ap_saexby"]),
    ]


def test_orders_must_count_as_lost_when_a_unit_reports_so_after_they_were_sent(orders: Orders):
    orders.write("grisban", GUARD)
    orders.send(DAY)
    assert orders.unit("wullfurs_blodsbroder")["column"] == 0
    orders.report_unit(WULLFUR, *WOOD, moment=DAY + 20, state=State.RETREATED)
    assert orders.unit("wullfurs_blodsbroder")["column"] is None
    orders.write("grisban", GUARD)
    assert orders.unit("wullfurs_blodsbroder")["column"] == 0
    orders.write("trugdan", GUARD)
    assert orders.unit("wullfurs_blodsbroder")["column"] == 1


def test_a_column_for_all_units_must_apply_to_the_units_present_when_it_was_written(orders: Orders):
    orders.write("trugdan", MARCH, GUARD)
    orders.send()
    orders.report_headquarters(5, 11)
    orders.report_unit(WULLFUR, 5, 11)
    assert [orders.unit(unit)["column"] for unit in ("thorms_soner", "griparna_ap_saexby")] == [0, 0]
    assert orders.unit("wullfurs_blodsbroder")["column"] is None


def test_a_unit_under_orders_must_have_a_ghost_in_its_expected_hex(orders: Orders):
    orders.report_unit(WULLFUR, *WOOD, moment=DAY)
    orders.s.day = 1
    orders.write("grisban", MARCH, GUARD)
    orders.send(DAY)
    assert orders.unit("wullfurs_blodsbroder")["ghost"] is None
    assert orders.unit("wullfurs_blodsbroder")["ahead"][-1] == [5, 9]
    orders.s.day = 2
    assert orders.unit("wullfurs_blodsbroder")["ghost"] == [5, 9]
    assert orders.unit("wullfurs_blodsbroder")["ahead"] == []
    assert orders.unit("thorms_soner")["ghost"] is None
    orders.report_unit(WULLFUR, 5, 9, moment=2 * DAY)
    assert orders.unit("wullfurs_blodsbroder")["ghost"] is None


def test_a_unit_that_has_left_headquarters_must_have_a_ghost_and_its_commander_with_it(orders: Orders):
    orders.report_unit(WULLFUR, *TOWN)
    orders.report_commander(Commander.GRISBAN, *TOWN)
    orders.write("grisban", MARCH, units=("wullfurs_blodsbroder",))
    orders.send()
    orders.s.day = 3
    # Headquarters have seen their hex since
    orders.s.known_commander[SEAT, Commander.TRUGDAN, KnownCommander.MOMENT] = 3 * DAY
    assert orders.unit("wullfurs_blodsbroder")["ghost"] == [5, 9]
    grisban = next(each for each in orders.view_json()["commanders"] if each["id"] == "grisban")
    assert (grisban["left"], grisban["ghost"]) == (True, [5, 9])
    assert orders.unit("thorms_soner")["left"]


def test_errands_letters_and_forced_marches_of_this_phase_must_be_shown(orders: Orders):
    orders.s.known_specialist[SEAT, RAN_SPY] = [hex_at(*TOWN), 2 * DAY, Fate.FREE]
    orders.act(SEAT, "errand", specialist="ran_spy")
    orders.act(SEAT, "hex", column=5, row=9)
    orders.act(SEAT, "return_to", recipient="trugdan")
    orders.act(SEAT, "letter", side="ste", letter="truce")
    orders.act(SEAT, "write", recipient="grisban")
    orders.act(SEAT, "at_time", days=0, round=1)
    orders.act(SEAT, "order", order="hunt")
    orders.act(SEAT, "force_march", days=1, round=7)
    shown = orders.view_json()
    assert shown["errands"] == [
        {
            "id": "ran_spy",
            "route": [[5, 9]],
            "return_to": {"kind": "commander", "id": "trugdan"},
            "divines": False,
        }
    ]
    assert shown["posted"] == {"ste": "truce"}
    assert shown["draft"]["forced"] == [{"day": 3, "round": 7}]
    entry = shown["draft"]["entries"][0]
    assert (entry["formation"], entry["usual"]) == ("combat", "combat")
    assert (entry["may_run_on"], entry["may_march_at_night"]) == (True, False)


def test_the_choices_before_the_campaign_must_be_shown(orders: Orders):
    orders.s.ask, orders.s.chief[SEAT], orders.s.chosen_approach[SEAT] = Ask.SET_UP, UNKNOWN, UNKNOWN
    assert (orders.view_json()["chief"], orders.view_json()["approach"]) == ("trugdan", [5, 12])
    orders.s.chief[SEAT] = NOBODY
    assert orders.view_json()["chief"] == "trugdan"
    orders.s.chief[SEAT], orders.s.chosen_approach[SEAT] = Commander.GRISBAN, hex_at(0, 3)
    assert (orders.view_json()["chief"], orders.view_json()["approach"]) == ("grisban", [0, 3])


def test_the_view_of_orders_must_not_depend_on_the_true_position(orders: Orders):
    orders.write("grisban", MARCH, GUARD)
    before = orders.view_json()
    for name in ("unit_at", "unit_men", "camp_at", "commander_at", "unit_plan"):
        np.asarray(getattr(orders.s, name))[...] = 7  # any number
    assert orders.view_json() == before
