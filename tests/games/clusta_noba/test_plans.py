"""What the author of orders is told of them: what they lead to, whose orders end when, warnings (catalogue 6.1)."""

from typing import Any

import numpy as np
import pytest

from stridsplan.games.clusta_noba import words
from stridsplan.games.clusta_noba.components.map import hex_at
from stridsplan.games.clusta_noba.components.pools import NOBODY, UNKNOWN, Commander, Side
from stridsplan.games.clusta_noba.numbers import DAY, Ask, Fate, Known, Sent, State

from .board import pitch
from .campaign import NamedCampaign

RAN, SEAT = Side.RAN, 0
THORM, GRIPARNA, WULLFUR = 13, 16, 17
TOWN, WOOD = [7, 6], [4, 6]


class Paper(NamedCampaign):
    """The Ransards write orders on day 2 of the skirmish; they believe what a test puts into their ledger."""

    def __init__(self) -> None:
        super().__init__("skirmish", 2, side_1="ran", side_2="ste")
        for seat in (0, 1):
            self.act(seat, "ready")
        self.act(1, "send_nothing")
        self.s.day, self.s.moment = 2, 2 * DAY
        self.s.known[SEAT] = UNKNOWN
        self.s.known_commander[SEAT] = UNKNOWN
        self.headquarters(*TOWN)

    def headquarters(self, column: int, row: int) -> None:
        self.s.headquarters[SEAT] = hex_at(column, row)
        self.s.chief[SEAT] = Commander.TRUGDAN
        self.leads(Commander.TRUGDAN, column, row)

    def leads(self, commander: Commander, column: int, row: int) -> None:
        self.s.known_commander[SEAT, commander] = [hex_at(column, row), 2 * DAY, 3, Fate.FREE]

    def knows(
        self, unit: int, column: int, row: int, moment: int = 2 * DAY, state: State = State.READY
    ) -> None:
        known = self.s.known[SEAT, unit]
        known[:] = 0
        known[Known.HEX], known[Known.MOMENT] = hex_at(column, row), moment
        known[Known.STANDARD], known[Known.STATE] = 180, state

    def has_camp(self, camp: int, column: int, row: int) -> None:
        pitch(self.s, camp, column, row)
        self.s.known_camp[SEAT, camp] = [hex_at(column, row), 2 * DAY, 0]

    def write(
        self, recipient: str, *entries: dict[str, Any], units: tuple[str, ...] = (), more: str = ""
    ) -> None:
        """A whole column; an entry has `days`, `round`, `order` and perhaps `hex` and `further`."""
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

    def sent(self, moment: int = 2 * DAY) -> None:
        """Send what is written, and begin the next phase of orders."""
        for row in range(self.s.columns[SEAT]):
            if self.s.sent[SEAT, row, Sent.MOMENT] == UNKNOWN:
                self.s.sent[SEAT, row, Sent.MOMENT] = moment
        self.s.today[SEAT] = 0

    def shown(self) -> dict[str, Any]:
        view = self.view(SEAT)
        view.options = self.s.options  # as the engine does
        return words.view_json(view, SEAT)

    def unit(self, unit: str) -> dict[str, Any]:
        return next(each for each in self.shown()["units"] if each["id"] == unit)


@pytest.fixture
def paper() -> Paper:
    """Two companies with Trugdan at headquarters, one with Grisban in the wood."""
    found = Paper()
    for unit in (THORM, GRIPARNA):
        found.knows(unit, *TOWN)
    found.knows(WULLFUR, *WOOD)
    found.leads(Commander.GRISBAN, *WOOD)
    return found


def warned(column: dict[str, Any]) -> list[tuple]:
    return [(each["id"], each.get("entry")) for each in column["warnings"]]


MARCH = {"order": "goto", "hex": [5, 9]}
GUARD = {"days": 1, "order": "hold", "further": True}


def test_a_column_must_be_told_with_when_it_arrives_and_what_becomes_of_it(paper: Paper):
    paper.write("grisban", MARCH, GUARD)
    column = paper.shown()["orders"][0]
    assert column["arrives"]["day"] == 2
    assert (column["arrives"]["hour"], column["at_once"], column["ends"]) > (6, False)
    assert column["from"] == WOOD
    march, guard = column["legs"]
    assert march["begins"] == column["arrives"]
    assert march["path"][-1] == march["at"] == [5, 9]
    assert march["ends"]["day"] == 2
    assert (guard["begins"]["day"], guard["ends"], guard["path"]) == (3, None, [])
    assert warned(column) == []


def test_the_column_being_written_must_be_told_as_soon_as_it_has_an_entry(paper: Paper):
    assert paper.shown()["draft"] is None
    paper.act(SEAT, "write", recipient="trugdan")
    assert "legs" not in paper.shown()["draft"]
    paper.act(SEAT, "name_unit", unit="thorms_soner")
    paper.act(SEAT, "at_time", days=0, round=2)
    paper.act(SEAT, "order", order="goto")
    assert "legs" not in paper.shown()["draft"]  # it has no hex yet
    paper.act(SEAT, "hex", column=5, row=9)
    draft = paper.shown()["draft"]
    assert (draft["units"], draft["at_once"], len(draft["legs"])) == (["thorms_soner"], True, 1)
    paper.act(SEAT, "discard")
    assert paper.shown()["draft"] is None


def test_a_column_that_is_sent_must_be_told_without_expectations(paper: Paper):
    paper.write("grisban", GUARD)
    assert paper.shown()["today"] == 1
    paper.sent()
    shown = paper.shown()
    assert (shown["today"], shown["orders"][0]["sent"]["day"], "legs" in shown["orders"][0]) == (0, 2, False)


def test_the_author_must_be_warned_of_entries_that_will_not_go_as_written(paper: Paper):
    paper.headquarters(9, 3)  # two hours away
    paper.write(
        "grisban",
        {"order": "hold"},
        {"round": 2, "order": "goto", "hex": [8, 9]},
        {"round": 3, "order": "goto", "hex": [12, 0]},
        {"days": 1, "round": 6, "order": "advance", "hex": [8, 3]},
    )
    column = paper.shown()["orders"][0]
    assert warned(column) == [("skipped", 0), ("cut_short", 1), ("no_way", 2), ("unfinished", 3)]


def test_the_author_must_be_warned_of_a_camp_without_a_commander(paper: Paper):
    camp = {"order": "camp", "hex": WOOD}
    paper.write("grisban", camp, GUARD | {"days": 2})
    assert warned(paper.shown()["orders"][0]) == []
    paper.write("grisban", {"order": "goto", "hex": [5, 9]}, more="go_alone")
    alone, first = paper.shown()["orders"]
    assert warned(alone) == []
    assert warned(first) == [("no_commander", 0)]


def test_the_author_must_be_warned_of_orders_for_nobody_in_a_commanders_camp(paper: Paper):
    paper.has_camp(6, *WOOD)
    paper.write("grisban", MARCH, GUARD, units=("wullfurs_blodsbroder",))
    assert warned(paper.shown()["orders"][0]) == []
    paper.act(SEAT, "write", recipient="grisban")
    paper.act(SEAT, "at_time", days=0, round=1)
    paper.act(SEAT, "order", order="hold")
    assert warned(paper.shown()["draft"]) == [("in_camp", None)]
    paper.act(SEAT, "end_column", copies=1)
    assert warned(paper.shown()["orders"][0]) == [("in_camp", None)]


def test_the_author_must_be_warned_of_units_that_leave_camp_and_commanders(paper: Paper):
    paper.has_camp(6, *WOOD)
    paper.write("ran-1", MARCH, {"days": 1, "order": "goto", "hex": WOOD}, GUARD | {"days": 2})
    paper.write("ran-1", MARCH, GUARD)
    astray, home = paper.shown()["orders"]
    assert warned(astray) == [("lone", None)]
    assert warned(home) == []


@pytest.mark.rule("CN-TRAP-50")
def test_the_author_must_be_warned_before_headquarters_leave_units_behind(paper: Paper):
    paper.write("trugdan", MARCH, GUARD, units=("thorms_soner",))
    paper.write("trugdan", {"order": "hold", "further": True}, units=("thorms_soner",))
    paper.write("trugdan", MARCH, GUARD)
    whole, still, parted = paper.shown()["orders"]
    assert [warned(each) for each in (whole, still, parted)] == [[], [], [("headquarters", None)]]


def test_units_without_orders_must_be_told_before_the_seat_seals(paper: Paper):
    assert paper.shown()["warnings"] == [
        {"id": "idle", "units": ["thorms_soner", "griparna_ap_saexby", "wullfurs_blodsbroder"]}
    ]
    paper.write("trugdan", GUARD)
    paper.write("grisban", GUARD)
    assert paper.shown()["warnings"] == []
    assert paper.unit("thorms_soner")["until"] is None


def test_orders_that_end_before_the_next_can_arrive_must_be_told(paper: Paper):
    paper.write("trugdan", {"order": "hold"}, {"days": 4, "order": "wait"})
    paper.write("grisban", {"order": "hold"})
    ends, *more = paper.shown()["warnings"]
    assert (ends["id"], ends["units"], ends["time"]["day"], more) == ("ends", ["wullfurs_blodsbroder"], 3, [])
    assert paper.unit("thorms_soner")["until"]["day"] == 7


def test_a_unit_whose_orders_have_ended_must_count_as_one_without_orders(paper: Paper):
    paper.write("trugdan", GUARD)
    paper.write("grisban", {"order": "hold"})
    paper.sent()
    paper.s.day = 3
    assert paper.shown()["warnings"] == [{"id": "idle", "units": ["wullfurs_blodsbroder"]}]


def test_a_unit_that_is_alone_must_be_told(paper: Paper):
    paper.knows(GRIPARNA, 5, 9)
    paper.write("trugdan", GUARD)
    paper.write("grisban", GUARD)
    paper.write("griparna_ap_saexby", {"order": "home"})
    assert [(each["id"], each["units"]) for each in paper.shown()["warnings"]] == [
        ("ends", ["griparna_ap_saexby"]),
        ("alone", ["griparna_ap_saexby"]),
    ]


def test_orders_must_count_as_lost_when_a_unit_reports_so_after_they_were_sent(paper: Paper):
    paper.write("grisban", GUARD)
    paper.sent(DAY)
    assert paper.unit("wullfurs_blodsbroder")["column"] == 0
    paper.knows(WULLFUR, *WOOD, moment=DAY + 20, state=State.RETREATED)
    assert paper.unit("wullfurs_blodsbroder")["column"] is None
    paper.write("grisban", GUARD)
    assert paper.unit("wullfurs_blodsbroder")["column"] == 0
    paper.write("trugdan", GUARD)
    assert paper.unit("wullfurs_blodsbroder")["column"] == 1


def test_a_column_for_all_must_stay_with_those_who_were_there_when_it_was_written(paper: Paper):
    paper.write("trugdan", MARCH, GUARD)
    paper.sent()
    paper.headquarters(5, 11)
    paper.knows(WULLFUR, 5, 11)
    assert [paper.unit(unit)["column"] for unit in ("thorms_soner", "griparna_ap_saexby")] == [0, 0]
    assert paper.unit("wullfurs_blodsbroder")["column"] is None


def test_a_unit_under_orders_must_have_a_ghost_where_it_should_be_by_now(paper: Paper):
    paper.knows(WULLFUR, *WOOD, moment=DAY)
    paper.s.day = 1
    paper.write("grisban", MARCH, GUARD)
    paper.sent(DAY)
    assert paper.unit("wullfurs_blodsbroder")["ghost"] is None
    assert paper.unit("wullfurs_blodsbroder")["ahead"][-1] == [5, 9]
    paper.s.day = 2
    assert paper.unit("wullfurs_blodsbroder")["ghost"] == [5, 9]
    assert paper.unit("wullfurs_blodsbroder")["ahead"] == []
    assert paper.unit("thorms_soner")["ghost"] is None
    paper.knows(WULLFUR, 5, 9, moment=2 * DAY)
    assert paper.unit("wullfurs_blodsbroder")["ghost"] is None


def test_a_unit_that_has_left_headquarters_must_have_a_ghost_and_its_commander_with_it(paper: Paper):
    paper.knows(WULLFUR, *TOWN)
    paper.leads(Commander.GRISBAN, *TOWN)
    paper.write("grisban", MARCH, units=("wullfurs_blodsbroder",))
    paper.sent()
    paper.s.day = 3
    paper.s.known_commander[SEAT, Commander.TRUGDAN, 1] = 3 * DAY  # he looks round at headquarters
    assert paper.unit("wullfurs_blodsbroder")["ghost"] == [5, 9]
    grisban = next(each for each in paper.shown()["commanders"] if each["id"] == "grisban")
    assert (grisban["left"], grisban["ghost"]) == (True, [5, 9])
    assert paper.unit("thorms_soner")["left"]


def test_errands_letters_and_forced_marches_of_this_phase_must_be_told(paper: Paper):
    paper.s.known_specialist[SEAT, 8] = [hex_at(*TOWN), 2 * DAY, Fate.FREE]
    paper.act(SEAT, "errand", specialist="ran_spy")
    paper.act(SEAT, "hex", column=5, row=9)
    paper.act(SEAT, "return_to", recipient="trugdan")
    paper.act(SEAT, "letter", side="ste", letter="truce")
    paper.act(SEAT, "write", recipient="grisban")
    paper.act(SEAT, "at_time", days=0, round=1)
    paper.act(SEAT, "order", order="hunt")
    paper.act(SEAT, "force_march", days=1, round=7)
    shown = paper.shown()
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


def test_the_choices_before_the_campaign_must_be_told(paper: Paper):
    paper.s.ask, paper.s.chief[SEAT], paper.s.chosen_approach[SEAT] = Ask.SET_UP, UNKNOWN, UNKNOWN
    assert (paper.shown()["chief"], paper.shown()["approach"]) == ("trugdan", [5, 12])
    paper.s.chief[SEAT] = NOBODY
    assert paper.shown()["chief"] == "trugdan"
    paper.s.chief[SEAT], paper.s.chosen_approach[SEAT] = Commander.GRISBAN, hex_at(0, 3)
    assert (paper.shown()["chief"], paper.shown()["approach"]) == ("grisban", [0, 3])


def test_nothing_that_is_told_of_orders_must_follow_from_the_truth(paper: Paper):
    paper.write("grisban", MARCH, GUARD)
    told = paper.shown()
    for name in ("unit_at", "unit_men", "camp_at", "commander_at", "unit_plan"):
        np.asarray(getattr(paper.s, name))[...] = 7
    assert paper.shown() == told
