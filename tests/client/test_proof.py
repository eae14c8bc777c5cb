"""The client's check of a record must report the same first problem, at the same row, as engine/proof.py."""

import copy
import json
import random
import subprocess
from pathlib import Path

import pytest

from stridsplan.engine import proof
from stridsplan.engine.command import SETUP_SEAT

HERE = Path(__file__).parent
NAMES = ("deal", "dice", "codes")
SECRET = bytes(range(32))
ROWS, UNDO = 40, 30  # the number of rows, and the row that undoes two others
TABLE = {
    "id": "q7x2",
    "game": "toy",
    "rules": 1,
    "seats": 2,
    "profile": "text",
    "options": {"toy.goal": 12, "toy.slow": False, "åäö": "œ\u007f\n"},
    "contributions": ["blå", 'a "text" \\ of 2'],
}


def make_record(opened=("dice", "codes"), origin=None) -> dict:
    """A record as the server writes it, of a game with a few draws in each row and an undo of two rows. `origin`: what
    it continues."""
    table = TABLE | ({"origin": origin} if origin else {})
    rng = random.Random(7)
    keys = [proof.stream_key(SECRET, name) for name in NAMES]
    words = [iter(proof.stream_words(key, TABLE["contributions"], 0, 200)) for key in keys[:-1]]
    chain = proof.Chain(table, dict(zip(NAMES, keys, strict=True)))
    shown = [name in opened for name in NAMES]
    rows = []
    for version in range(1, ROWS + 1):
        drops = 2 if version == UNDO else 0
        sides = [[] if drops else rng.choices((6, 52), k=rng.randrange(3)) for _ in words]  # dice and cards
        drawn = [[[n, next(stream) * n >> 32] for n in ns] for ns, stream in zip(sides, words, strict=True)]
        contents = [*drawn, [] if drops else [rng.randrange(99)]]
        seat = SETUP_SEAT if version == 1 else version % 2
        rows.append(proof.published(chain, seat, drops, 10**12 + version, contents, shown))
    streams = [
        {"name": name, "commitment": proof.commitment(key), "key": key.hex() if name in opened else None}
        for name, key in zip(NAMES, keys, strict=True)
    ]
    record = {"format": proof.FORMAT, "table": table, "streams": streams, "secret": None, "rows": rows}
    return json.loads(
        json.dumps(record | {"head": chain.head, "names": ["Alva", None], "events": [], "result": None})
    )


@pytest.fixture(scope="module")
def record() -> dict:
    return make_record()


@pytest.fixture(scope="module")
def check():
    """A function that checks a record, and the browser's observations of the game if given, with the client's code."""
    command = ["node", "check_record.js"]
    with subprocess.Popen(
        command, cwd=HERE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as node:

        def check_in_node(record, observations=None) -> dict:
            node.stdin.write(json.dumps({"record": record, "kept": observations}) + "\n")
            node.stdin.flush()
            return json.loads(node.stdout.readline())

        yield check_in_node
        node.stdin.close()


@pytest.fixture
def first_problem(record, check):
    """A function that changes a copy of the record; returns the first problem that both checks find, as (id, row)."""

    def change_and_check(change) -> tuple[str, int]:
        copied = copy.deepcopy(record)
        change(copied)
        result, first = check(copied), proof.verify(copied)[0]
        assert (result["id"], result["row"]) == (first["id"], first["row"])
        return first["id"], first["row"]

    return change_and_check


def test_a_valid_record_is_accepted(record, check):
    result = check(record)
    assert proof.verify(record) == []
    assert result["ok"], result
    assert result["rows"] == ROWS
    assert (
        result["draws"] == sum(len(draws) for row in record["rows"] for draws in row["draws"].values()) > 20
    )
    assert (result["opened"], result["sealed"]) == (["dice", "codes"], ["deal"])
    assert result["hashes"][-1] == record["head"]


def test_an_opened_record_is_accepted(check):
    result = check(make_record(opened=NAMES) | {"secret": SECRET.hex()})
    assert result["ok"], result
    assert result["sealed"] == []


@pytest.mark.parametrize("kind", ["table", "puzzle"])
def test_a_record_that_continues_a_table_or_a_puzzle_is_accepted(check, kind):
    record = make_record(origin={kind: "q7w8", "rows": 3})
    assert proof.verify(record) == []
    result = check(record)
    assert result["ok"], result


def update_row(version, /, **values):
    """A function that changes values of a row."""
    return lambda record: record["rows"][version - 1].update(values)


CHANGES = [{"codes": [5]}, {"seat": 0}, {"time": 1}, {"sealed": {"0": "0" * 64}}]


@pytest.mark.parametrize("change", CHANGES, ids=str)
def test_a_changed_row_is_reported(first_problem, change):
    assert first_problem(update_row(17, **change)) == ("row", 17)


def test_other_changed_values_of_a_row_are_reported(first_problem):
    assert first_problem(update_row(17, before="0" * 64)) == ("before", 17)
    assert first_problem(update_row(17, drops=1)) == ("drops", 17)
    assert first_problem(update_row(UNDO, drops=99)) == ("drops", UNDO)
    assert first_problem(update_row(ROWS, codes=[5])) == ("head", ROWS)


def test_a_missing_row_is_reported(first_problem):
    assert first_problem(lambda copied: copied["rows"].pop(20)) == ("missing", 21)
    assert first_problem(lambda copied: copied["rows"].pop()) == ("head", ROWS - 1)


def test_a_changed_draw_is_reported(record, first_problem, check):
    row = next(row for row in record["rows"] if row["draws"])
    n, value = row["draws"]["1"][0]
    other = [[n, (value + 1) % n], *row["draws"]["1"][1:]]
    assert first_problem(update_row(row["version"], draws={"1": other})) == ("draw", row["version"])
    copied = copy.deepcopy(record)
    copied["rows"][row["version"] - 1]["draws"] = {"1": other}
    result = check(copied)
    assert (result["stream"], result["drew"], result["due"]) == ("dice", (value + 1) % n, value)


def test_changed_options_and_commitments_are_reported(first_problem):
    assert first_problem(lambda copied: copied["table"]["options"].update({"toy.goal": 6})) == ("heading", 0)
    assert first_problem(lambda copied: copied["streams"][0].update(commitment="0" * 64)) == ("heading", 0)


def test_changed_keys_are_reported(first_problem):
    assert first_problem(lambda copied: copied["streams"][1].update(key="00" * 32)) == ("key", 0)
    assert first_problem(lambda copied: copied.update(secret="00" * 32)) == ("secret", 0)


JUNK = [None, 7, -1, True, [], {}, "x", 1.5, {"9": [[6, 1]]}, {"1": []}, [[6, 1]]]
PLACES = [
    *[
        (name,)
        for name in ("format", "table", "streams", "secret", "rows", "head", "names", "events", "result")
    ],
    *[("table", name) for name in TABLE],
    *[("streams", 1, name) for name in ("name", "commitment", "key")],
    *[
        ("rows", 9, name)
        for name in ("version", "seat", "drops", "time", "before", "codes", "draws", "sealed")
    ],
]


@pytest.mark.parametrize("place", PLACES, ids=str)
def test_invalid_values_are_reported_at_the_same_place_as_by_python(record, check, place):
    for junk in JUNK:
        copied = copy.deepcopy(record)
        *parents, last = place
        inner = copied
        for step in parents:
            inner = inner[step]
        inner[last] = junk
        first, result = proof.verify(copied), check(copied)
        assert result["ok"] == (not first), (junk, first)
        if first:
            assert (result["id"], result["row"]) == (first[0]["id"], first[0]["row"]), junk


@pytest.mark.parametrize("junk", [None, 7, [], {}, {"format": proof.FORMAT}], ids=str)
def test_invalid_records_are_refused(check, junk):
    assert check(junk)["id"] == "malformed"


def test_unknown_fields_of_a_record_are_refused(first_problem):
    assert first_problem(lambda copied: copied.update(more=1)) == ("malformed", 0)
    assert first_problem(update_row(9, more=1)) == ("malformed", 9)


def test_stored_observations_are_compared_with_the_record(record, check):
    hashes = check(record)["hashes"]
    promises = {"dice": record["streams"][1]["commitment"]}
    observations = {"texts": ["blå"], "promises": promises, "heads": {7: hashes[6], 30: hashes[29]}}
    results = check(record, observations)["kept"]
    assert [(each["id"], each["ok"]) for each in results] == [
        ("heads", True),
        ("promises", True),
        ("texts", True),
    ]
    heads = {7: hashes[6], 30: hashes[0], 35: hashes[0]}
    results = check(record, {"texts": ["elsewhere"], "promises": {"dice": "0" * 64}, "heads": heads})["kept"]
    assert [each["ok"] for each in results] == [False, False, False]
    assert results[0]["args"]["version"] == 30


def test_without_stored_observations_nothing_is_compared(record, check):
    assert check(record, {"texts": [], "promises": {}, "heads": {}})["kept"] == []
