"""Order sheets as JSON documents of catalogue 4.7, read and written (CN-ORDER, CN-IND-2, CN-TRAP-28)."""

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from stridsplan.engine.dice import loaded_tape
from stridsplan.engine.documents import compose
from stridsplan.engine.errors import BadDocument
from stridsplan.engine.log import blank_log
from stridsplan.engine.position import Position
from stridsplan.games.clusta_noba import GAME
from stridsplan.games.clusta_noba.actions import ACTIONS
from stridsplan.games.clusta_noba.components.map import BOX
from stridsplan.games.clusta_noba.components.names import SPECIALIST_IDS
from stridsplan.games.clusta_noba.components.orders import Order
from stridsplan.games.clusta_noba.components.pools import (
    KEPT_COLUMNS,
    NOBODY,
    NOWHERE,
    UNITS,
    Commander,
    Side,
)
from stridsplan.games.clusta_noba.numbers import DAY, PULSES, Ask, Doctrine, Entry, Fate, Known, Sent
from stridsplan.games.clusta_noba.rules.columns import set_default_doctrine
from stridsplan.games.clusta_noba.rules.ledgers import see_headquarters

from .board import (
    GROUP_1,
    MANZONLA,
    RAN_1,
    RAN_6,
    RAN_7,
    RAN_CAMP,
    RAN_SPY,
    STE_1,
    hex_at,
    new_board,
    pitch,
    place,
    place_commander,
    place_specialist,
)

CATALOGUE = Path(__file__).parents[3] / "docs" / "catalogues" / "clusta_noba.md"
CAPE = (9, 21)
LOG = blank_log(200)


def board() -> np.ndarray:
    """Day 6: Trugdan and Grisban in camp ran-2 on the cape with three companies, all known; orders are asked for."""
    states = np.zeros(1, GAME.state)
    states[0] = new_board()
    s = states[0]
    s.options.seats, s.due, s.ask, s.day, s.round = 4, 0b1111, Ask.ORDERS, 6, 1
    s.moment = DAY * 6
    s.commander_in_chief[Side.RAN] = Commander.TRUGDAN
    pitch(s, RAN_CAMP + 1, *CAPE)
    for unit in (RAN_1, RAN_6, RAN_7):
        place(s, unit, *CAPE)
    for unit in range(UNITS):
        set_default_doctrine(s, unit)
    place_commander(s, Commander.TRUGDAN, *CAPE, RAN_1)
    place_commander(s, Commander.GRISBAN, *CAPE, RAN_6)
    place_specialist(s, RAN_SPY, *CAPE, RAN_1)
    see_headquarters(s, LOG)
    return states


def play(states: np.ndarray, document: Any, side: Side = Side.RAN) -> list[str]:
    """Play a document; return the kinds of its actions."""
    codes = compose(Position(GAME, states), side, document)
    for code in codes:
        assert GAME.refuse(states[0], side, code) == 0
        GAME.apply(states[0], side, code, loaded_tape([]), LOG)
    kinds = ACTIONS.kind_of_code()
    return [ACTIONS.kinds[kinds[code]].name for code in codes]


def sheet(*entries: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A sheet for Grisban with one column for one company."""
    column = {"units": ["tupwiths_vargar"], "entries": list(entries)} | more.pop("column", {})
    return {"recipient": {"kind": "commander", "id": "grisban"}, "columns": [column]} | more


def entry(order: str, round: int = 1, day: int = 6, **more: Any) -> dict[str, Any]:
    return {"day": day, "round": round, "order": order} | more


def error(document: Any, states: np.ndarray | None = None, side: Side = Side.RAN) -> BadDocument:
    """The error with which a document is refused."""
    with pytest.raises(BadDocument) as caught:
        compose(Position(GAME, board() if states is None else states), side, document)
    return caught.value


def catalogue_example() -> dict[str, Any]:
    """The example of the catalogue."""
    text = CATALOGUE.read_text(encoding="utf-8")
    return json.loads(re.search(r"### 4\.7 .*?```json\n(.*?)```", text, re.DOTALL)[1])


@pytest.mark.rule("CN-ORDER-1", "CN-ORDER-2", "CN-ORDER-14", "CN-IND-2")
def test_the_example_of_the_catalogue_must_be_read_as_printed():
    states, document = board(), catalogue_example()
    document["recipient"]["kind"] = "commander"  # the catalogue lists three kinds
    document["specialists"][0] |= {"id": "RAN-SPY-1", "return_to": "RAN-6"}  # a spy of the same side
    play(states, document)
    s = states[0]
    assert s.columns[Side.RAN] == 2  # one column for each rank in the line of defence
    for row, (unit, rank) in enumerate(((RAN_6, 1), (RAN_7, 2))):
        assert s.sent[Side.RAN, row, Sent.UNITS] == 1 << (unit - RAN_1)
        assert s.sent_count[Side.RAN, row] == 3
        assert s.sent[Side.RAN, row, Sent.DAYS] == 5
        assert s.sent_doctrine[Side.RAN, row, Doctrine.ADVANCE] == 1
        assert s.sent_doctrine[Side.RAN, row, Doctrine.RANK] == rank
        orders = [int(each[Entry.ORDER]) for each in s.sent_entries[Side.RAN, row, :3]]
        assert orders == [Order.ATTACK, Order.GOTO, Order.WAIT]
    assert s.sent[Side.RAN, 0, Sent.SHEET] == s.sent[Side.RAN, 1, Sent.SHEET]
    assert s.wish[Side.RAN, Commander.GRISBAN].tolist() == [
        [Order.HOLD, NOWHERE],
        [Order.GOTO, hex_at(*CAPE)],
        [Order.SCOUT, NOWHERE],
    ]
    assert s.errand[Side.RAN, RAN_SPY].tolist() == [RAN_6 + 1, hex_at(9, 21), NOWHERE, NOWHERE, 0]


FULL = sheet(  # a sheet that says everything that a sheet may say
    entry("ATTACK", hex=[10, 9], route=[[9, 16], [8, 14]], formation="combat", night=2, until_further_notice=False),
    entry("FORTIFY", day=8, formation="march", night=0, until_further_notice=True),
    column={
        "units": [],
        "alone": False,
        "doctrine": {
            "retreat_at": 0.3, "pursue": True, "advance_after_win": False, "let_pass": True,
            "ambush_follow_up": "fight_on", "follow": True, "captured_camp": "destroy", "rank": 4,
            "leader": "recipient",
            "hp": {"tv_boost": "when_behind", "reserve": 0,
                   "forced_march_rounds": [{"day": 6, "round": 3}, {"day": 7, "round": 8}]},
        },
    },
    days=[6, 7, 8, 9, 10, 11], copies=2,
)  # fmt: skip


def test_a_written_sheet_must_be_returned_as_it_was_given():
    states = board()
    play(states, FULL)
    (found,) = GAME.documents.written(Position(GAME, states).view(Side.RAN), Side.RAN)
    assert found == FULL | {"sent": None}
    copy = board()
    play(copy, found)
    assert copy.tobytes() == states.tobytes()


@pytest.mark.rule("CN-ORDER-1", "CN-IND-3", "CN-ALLY-2")
@pytest.mark.parametrize("second", ["CAMP", "GOTO"])  # GOTO is the default order, but without a hex
def test_wishes_errands_and_letters_must_be_returned_as_they_were_given(second: str):
    states = board()
    wishes = [
        {"order": "HOLD", "hex": None},
        {"order": second, "hex": [8, 20]},
        {"order": "SCOUT", "hex": None},
    ]
    given = sheet(
        standing_wishes=wishes,
        specialists=[{"id": SPECIALIST_IDS[RAN_SPY], "route": [[9, 20], [9, 19]], "return_to": "ran-2"}],
        letters=[{"side": "STE", "letter": "TRUCE"}],
        columns=[],
    )
    play(states, given)
    found = GAME.documents.written(Position(GAME, states).view(Side.RAN), Side.RAN)
    assert [each["sent"] for each in found] == [None, None]
    assert found[0]["standing_wishes"] == wishes
    copy = board()
    play(copy, found)
    assert copy.tobytes() == states.tobytes()


@pytest.mark.rule("CN-CMD-7", "CN-ASTRO-2")
def test_without_a_commander_in_chief_errands_and_letters_must_have_no_recipient():
    states, copy = board(), board()
    for s in (states[0], copy[0]):
        place_specialist(s, MANZONLA, *CAPE, RAN_1)
        s.commander_in_chief[Side.RAN] = NOBODY
        see_headquarters(s, LOG)
    given = {
        "specialists": [{"id": SPECIALIST_IDS[MANZONLA], "errand": "divine", "route": [[9, 20]]}],
        "letters": [{"side": "STE", "letter": "TRUCE"}],
    }
    play(states, given)
    (found,) = GAME.documents.written(Position(GAME, states).view(Side.RAN), Side.RAN)
    assert (found["recipient"], found["specialists"][0]["return_to"]) == (None, None)
    play(copy, found)
    assert copy.tobytes() == states.tobytes()


def test_letters_that_are_not_sent_must_be_returned_beside_sent_sheets():
    states = board()
    play(states, sheet(entry("HOLD")))
    states[0].sent[Side.RAN, 0, Sent.MOMENT] = DAY * 6
    play(states, sheet(letters=[{"side": "STE", "letter": "TRUCE"}], columns=[]))
    found = GAME.documents.written(Position(GAME, states).view(Side.RAN), Side.RAN)
    assert [each["sent"] is None for each in found] == [True, False]


def test_sheets_must_be_returned_newest_first():
    states = board()
    play(states, [sheet(entry("HOLD")), sheet(entry("WAIT"), recipient={"kind": "camp", "id": "ran-2"})])
    found = GAME.documents.written(Position(GAME, states).view(Side.RAN), Side.RAN)
    assert [each["recipient"]["kind"] for each in found] == ["camp", "commander"]
    states[0].sent[Side.RAN, 0, Sent.MOMENT] = DAY * 6 + PULSES
    found = GAME.documents.written(Position(GAME, states).view(Side.RAN), Side.RAN)
    assert [each["sent"] for each in found] == [None, {"day": 6, "round": 2}]


def test_a_sheet_overwritten_by_a_draft_must_not_be_returned():
    states = board()
    s = states[0]
    s.columns[Side.RAN] = s.sheets[Side.RAN] = KEPT_COLUMNS
    for row in range(KEPT_COLUMNS):
        s.sent[Side.RAN, row, Sent.SHEET], s.sent[Side.RAN, row, Sent.MOMENT] = row, DAY * 5
        s.sent_count[Side.RAN, row] = 1
    play(states, [{"kind": "write", "recipient": "grisban"}, {"kind": "at_time", "days": 0, "round": 1}])
    found = GAME.documents.written(Position(GAME, states).view(Side.RAN), Side.RAN)
    assert {each["sent"]["day"] for each in found} == {5}


def test_sheets_that_were_dropped_must_not_be_returned_in_place_of_old_ones():
    states = board()
    s = states[0]
    s.columns[Side.RAN] = s.sheets[Side.RAN] = columns = KEPT_COLUMNS + 12
    for k in range(columns - KEPT_COLUMNS, columns + 3):  # the last three were dropped
        row = k % KEPT_COLUMNS
        s.sent[Side.RAN, row, Sent.SHEET], s.sent[Side.RAN, row, Sent.MOMENT] = (
            k,
            DAY * (4 if k < columns else 5),
        )
        s.sent_count[Side.RAN, row] = 1
    found = GAME.documents.written(Position(GAME, states).view(Side.RAN), Side.RAN)
    assert {each["sent"]["day"] for each in found} == {4}


def test_default_values_of_a_document_must_need_no_action():
    usual = sheet(entry("ATTACK", hex=[10, 9], formation="march"), column={"doctrine": {"retreat_at": 0.5}})
    assert play(board(), usual) == ["write", "name_unit", "at_time", "order", "hex", "end_column"]


def test_letters_and_the_seal_must_come_last():
    document = sheet(entry("HOLD"), letters=[{"side": "STE", "letter": "TRUCE"}], seal="live")
    assert play(board(), document)[-3:] == ["end_column", "letter", "seal"]
    assert error([document, document]).path == "[0].seal"


@pytest.mark.rule("CN-CMD-8")
def test_a_commander_may_be_sent_alone():
    document = sheet(entry("GOTO", hex=[10, 9]), column={"units": [], "alone": True})
    states = board()
    play(states, document)
    assert states[0].sent[Side.RAN, 0, Sent.ALONE] == 1


def test_a_document_may_be_a_list_of_actions():
    kinds = play(board(), [{"kind": "write", "recipient": "grisban"}, {"kind": "discard"}])
    assert kinds == ["write", "discard"]


# -- Errors --------------------------------------------------------------------------------------------------------


def board_of_crurians() -> np.ndarray:
    """A position in which a general and his group are known at (14,4)."""
    states = board()
    s = states[0]
    place(s, GROUP_1, 14, 4)
    place_commander(s, Commander.GENERAL_1, 14, 4, GROUP_1)
    s.known[Side.CRU, GROUP_1] = 0
    s.known[Side.CRU, GROUP_1, Known.HEX] = hex_at(14, 4)
    s.known_commander[Side.CRU, Commander.GENERAL_1] = (hex_at(14, 4), 0, 4, Fate.FREE)
    s.headquarters[Side.CRU] = BOX
    return states


@pytest.mark.rule("CN-CRUR-1", "CN-ORDER-2")
def test_an_order_that_crurians_do_not_understand_must_be_refused_with_path_and_rule():
    document = {
        "recipient": {"kind": "commander", "id": "general_1"},
        "columns": [{"entries": [entry("HOLD"), entry("ATTACK", 2, hex=[14, 5]), entry("SCOUT", 3)]}],
    }
    found = error(document, board_of_crurians(), Side.CRU)
    assert str(found) == "columns[0].entries[2].order: NOT_UNDERSTOOD (CN-CRUR-1)"


@pytest.mark.parametrize(
    ("document", "path", "rule"),
    [
        (sheet(entry("HOLD", 2), entry("WAIT", 1)), "columns[0].entries[1]", "CN-ORDER-2"),
        (sheet(entry("HOLD", day=5)), "columns[0].entries[0].day", "CN-ORDER-2"),
        (sheet(entry("HOLD", day=14)), "columns[0].entries[0].day", "CN-ORDER-8"),
        (sheet(entry("HOLD"), days=[6, 14]), "days", "CN-ORDER-8"),
        (sheet(entry("HOLD", hex=[9, 9])), "columns[0].entries[0].hex", "CN-ORDER-2"),
        (sheet(entry("ATTACK", hex=[0, 0])), "columns[0].entries[0].hex", "CN-MOVE-1"),
        (sheet(entry("GOTO", hex=[9, 9], route=[[9, 20]] * 4)), "columns[0].entries[0].route[3]", "CN-ORDER-8"),
        (sheet(entry("GOTO", hex=[9, 9], formation="combat")), "columns[0].entries[0].formation", "CN-MOVE-8"),
        (sheet(entry("HOLD", night=1)), "columns[0].entries[0].night", "CN-NIGHT-1"),
        (sheet(entry("SCOUT", until_further_notice=True)), "columns[0].entries[0].until_further_notice", "CN-ORDER-8"),
        (sheet(entry("HOME")), "columns[0].entries[0].order", "CN-ORDER-6"),
        (sheet(entry("FORTIFY")), "columns[0].entries[0].order", "CN-FORT-2"),
        (sheet(entry("HOLD"), column={"units": ["thorms_soner", "STE-1"]}), "columns[0].units[1]", "CN-ORDER-4"),
        (sheet(entry("HOLD"), recipient={"kind": "commander", "id": "naramsi"}), "recipient", "CN-ORDER-4"),
        (sheet(standing_wishes=[{"order": each} for each in ("HOLD", "WAIT", "SCOUT")], columns=[]),
         "standing_wishes[1].order", "CN-IND-2"),
        (sheet(entry("HOLD"), specialists=[{"id": "ran_interrogator"}]), "specialists[0].id", "CN-ORDER-4"),
        (sheet(entry("HOLD"), letters=[{"side": "RAN", "letter": "WAR"}]), "letters[0]", "CN-ALLY-2"),
        (sheet(entry("HOLD"), column={"doctrine": {"hp": {"forced_march_rounds": [{"day": 5, "round": 1}]}}}),
         "columns[0].doctrine.hp.forced_march_rounds[0].day", "CN-ORDER-2"),
    ],
)  # fmt: skip
def test_a_broken_rule_must_be_refused_with_path_and_rule(document: Any, path: str, rule: str):
    found = error(document)
    assert (found.path, found.rule) == (path, rule)


@pytest.mark.parametrize(
    ("first", "path", "problem"),
    [
        ({"day": 6, "order": "HOLD"}, "round", "missing"),
        (entry("CHARGE"), "order", "literal_error"),
        (entry("GOTO", hex=[9]), "hex[1]", "missing"),
        (entry("GOTO", hex=[9, 25]), "hex[1]", "less_than"),
        (entry("GOTO"), "hex", "missing"),
        (entry("HOLD", speed=1), "speed", "extra_forbidden"),
    ],
)
def test_an_invalid_entry_must_be_refused_with_path_and_problem(
    first: dict[str, Any], path: str, problem: str
):
    found = error(sheet(first))
    assert (found.path, found.problem, found.rule) == (f"columns[0].entries[0].{path}", problem, None)


@pytest.mark.parametrize(
    ("change", "path", "problem"),
    [
        ({"recipient": None}, "recipient", "missing"),
        ({"recipient": {"kind": "commander", "id": "nobody"}}, "recipient.id", "unknown_id"),
        ({"recipient": {"kind": "camp", "id": "grisban"}}, "recipient.id", "unknown_id"),
        ({"column": {"entries": []}}, "columns[0].entries", "too_short"),
        ({"column": {"units": ["nobody"]}}, "columns[0].units[0]", "unknown_id"),
        ({"column": {"doctrine": {"retreat_at": 0.55}}}, "columns[0].doctrine.retreat_at", "multiple_of"),
        ({"column": {"doctrine": {"line_order": ["x"]}}}, "columns[0].doctrine.line_order[0]", "unknown_id"),
        ({"speed": 1}, "speed", "extra_forbidden"),
        ({"days": [7]}, "columns[0].entries[0].day", "not_among_the_days"),
        ({"standing_wishes": [{"order": "HOLD"}]}, "standing_wishes", "not_three"),
        ({"specialists": [{"id": "RAN-SPY-2"}]}, "specialists[0].id", "unknown_id"),
    ],
)
def test_an_invalid_sheet_must_be_refused_with_path_and_problem(
    change: dict[str, Any], path: str, problem: str
):
    found = error(sheet(entry("HOLD"), **change))
    assert (found.path, found.problem, found.rule) == (path, problem, None)


@pytest.mark.parametrize(
    ("document", "path", "problem"),
    [
        (5, "document", "model_type"),
        ([], "document", "empty"),
        (sheet(columns=[]), "columns", "empty"),
        ([sheet(entry("HOLD")), {}], "[1].columns", "empty"),
        ({"columns": sheet(entry("HOLD"))["columns"]}, "recipient", "missing"),
        ({"specialists": [{"id": "RAN-SPY-1"}]}, "recipient", "missing"),  # there is nobody to return to
        ({"standing_wishes": [{"order": "HOLD"}]}, "recipient", "missing"),
    ],
)
def test_a_document_must_have_a_content_and_a_recipient(document: Any, path: str, problem: str):
    found = error(document)
    assert (found.path, found.problem) == (path, problem)


@pytest.mark.parametrize("tenths", range(1, 11))
def test_every_tenth_must_be_a_valid_share_to_retreat_at(tenths: int):
    states = board()
    play(states, sheet(entry("HOLD"), column={"doctrine": {"retreat_at": tenths / 10}}))
    assert states[0].sent_doctrine[Side.RAN, 0, Doctrine.RETREAT_AT] == tenths


@pytest.mark.rule("CN-TRAP-28", "CN-TRAP-29", "CN-UMP-4")
def test_the_result_of_a_document_must_not_depend_on_the_true_position():
    documents = [
        FULL,
        sheet(entry("FORTIFY")),
        sheet(entry("HOLD"), recipient={"kind": "unit", "id": "RAN-6"}),
    ]
    answers = []
    for is_other in (False, True):
        states = board()
        if is_other:
            s = states[0]
            place(s, RAN_6, 10, 9, 12)
            place(s, RAN_7, 4, 12, 300)
            place(s, STE_1, *CAPE)
            s.camp_at[RAN_CAMP + 1], s.conflux = NOWHERE, 77  # any hex
        for document in documents:
            try:
                answers.append(compose(Position(GAME, states), Side.RAN, document))
            except BadDocument as found:
                answers.append(str(found))
    assert answers[:3] == answers[3:]


def test_the_schema_must_describe_the_example():
    schema = GAME.documents.schema()
    assert set(catalogue_example()) <= set(schema["anyOf"][0]["properties"])
    assert set(catalogue_example()["columns"][0]) <= set(schema["$defs"]["Column"]["properties"])
    json.dumps(schema)
