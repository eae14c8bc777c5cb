"""The page's check of a record finds what engine/proof.py finds: the same first flaw at the same row."""

import copy
import json
import random
import subprocess
from pathlib import Path

import pytest

from stridsplan.engine import proof

HERE = Path(__file__).parent
NAMES = ("deal", "dice", "codes")
SECRET = bytes(range(32))
ROWS = 40
TABLE = {
    "id": "q7x2",
    "game": "toy",
    "rules": 1,
    "seats": 2,
    "profile": "text",
    "options": {"toy.goal": 12, "toy.slow": False, "åäö": "œ\u007f\n"},
    "contributions": ["blå", 'a "text" \\ of 2'],
}


def make_record(opened=("dice", "codes")) -> dict:
    """A record as the server writes it, of a game that draws a few dice and cards a row and takes two rows back."""
    chance = random.Random(7)
    keys = [proof.stream_key(SECRET, name) for name in NAMES]
    words = [iter(proof.stream_words(key, TABLE["contributions"], 0, 200)) for key in keys[:-1]]
    chain = proof.Chain(TABLE, dict(zip(NAMES, keys, strict=True)))
    shown = [name in opened for name in NAMES]
    rows = []
    for version in range(1, ROWS + 1):
        drops = 2 if version == 30 else 0
        sides = [[] if drops else chance.choices((6, 52), k=chance.randrange(3)) for _ in words]
        drawn = [[[n, next(lane) * n >> 32] for n in ns] for ns, lane in zip(sides, words, strict=True)]
        contents = [*drawn, [] if drops else [chance.randrange(99)]]
        seat = -1 if version == 1 else version % 2
        rows.append(proof.published(chain, seat, drops, 10**12 + version, contents, shown))
    streams = [
        {"name": name, "commitment": proof.commitment(key), "key": key.hex() if name in opened else None}
        for name, key in zip(NAMES, keys, strict=True)
    ]
    record = {"format": proof.FORMAT, "table": TABLE, "streams": streams, "secret": None, "rows": rows}
    return json.loads(
        json.dumps(record | {"head": chain.head, "names": ["Alva", None], "events": [], "result": None})
    )


@pytest.fixture(scope="module")
def record() -> dict:
    return make_record()


@pytest.fixture(scope="module")
def check():
    """The page's check, as a function of a record and of what a browser kept."""
    command = ["node", "check_record.js"]
    with subprocess.Popen(
        command, cwd=HERE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as node:

        def ask(record, kept=None) -> dict:
            node.stdin.write(json.dumps({"record": record, "kept": kept}) + "\n")
            node.stdin.flush()
            return json.loads(node.stdout.readline())

        yield ask
        node.stdin.close()


@pytest.fixture
def forged(record, check):
    """What both find first in a copy with something changed in it, as (id, row)."""

    def forge(change) -> tuple[str, int]:
        copied = copy.deepcopy(record)
        change(copied)
        found, first = check(copied), proof.verify(copied)[0]
        assert (found["id"], found["row"]) == (first["id"], first["row"])
        return first["id"], first["row"]

    return forge


def test_an_honest_record_holds(record, check):
    found = check(record)
    assert proof.verify(record) == []
    assert found["ok"], found
    assert found["rows"] == ROWS
    assert found["draws"] == sum(len(draws) for row in record["rows"] for draws in row["draws"].values()) > 20
    assert (found["opened"], found["sealed"]) == (["dice", "codes"], ["deal"])
    assert found["hashes"][-1] == record["head"]


def test_a_record_with_everything_open_holds(check):
    found = check(make_record(opened=NAMES) | {"secret": SECRET.hex()})
    assert found["ok"], found
    assert found["sealed"] == []


def at(version, /, **values):
    return lambda record: record["rows"][version - 1].update(values)


CHANGES = [{"codes": [5]}, {"seat": 0}, {"time": 1}, {"sealed": {"0": "0" * 64}}]


@pytest.mark.parametrize("change", CHANGES, ids=str)
def test_a_changed_row_breaks_there(forged, change):
    assert forged(at(17, **change)) == ("row", 17)


def test_what_else_a_row_says_breaks_there(forged):
    assert forged(at(17, before="0" * 64)) == ("before", 17)
    assert forged(at(17, drops=1)) == ("drops", 17)
    assert forged(at(30, drops=99)) == ("drops", 30)
    assert forged(at(ROWS, codes=[5])) == ("head", ROWS)


def test_a_row_left_out_is_missed(forged):
    assert forged(lambda copied: copied["rows"].pop(20)) == ("missing", 21)
    assert forged(lambda copied: copied["rows"].pop()) == ("head", ROWS - 1)


def test_a_changed_draw_is_worked_out_again(record, forged, check):
    row = next(row for row in record["rows"] if row["draws"])
    n, value = row["draws"]["1"][0]
    other = [[n, (value + 1) % n], *row["draws"]["1"][1:]]
    assert forged(at(row["version"], draws={"1": other})) == ("draw", row["version"])
    copied = copy.deepcopy(record)
    copied["rows"][row["version"] - 1]["draws"] = {"1": other}
    told = check(copied)
    assert (told["stream"], told["drew"], told["due"]) == ("dice", (value + 1) % n, value)


def test_other_options_texts_or_promises_break_what_was_agreed(forged):
    assert forged(lambda copied: copied["table"]["options"].update({"toy.goal": 6})) == ("heading", 0)
    assert forged(lambda copied: copied["streams"][0].update(commitment="0" * 64)) == ("heading", 0)


def test_other_keys_break_the_promise(forged):
    assert forged(lambda copied: copied["streams"][1].update(key="00" * 32)) == ("key", 0)
    assert forged(lambda copied: copied.update(secret="00" * 32)) == ("secret", 0)


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
def test_junk_is_found_where_python_finds_it(record, check, place):
    for junk in JUNK:
        copied = copy.deepcopy(record)
        *way, last = place
        inner = copied
        for step in way:
            inner = inner[step]
        inner[last] = junk
        first, found = proof.verify(copied), check(copied)
        assert found["ok"] == (not first), (junk, first)
        if first:
            assert (found["id"], found["row"]) == (first[0]["id"], first[0]["row"]), junk


@pytest.mark.parametrize("junk", [None, 7, [], {}, {"format": proof.FORMAT}], ids=str)
def test_what_is_no_record_is_refused(check, junk):
    assert check(junk)["id"] == "malformed"


def test_nothing_may_stand_in_a_record_that_is_not_checked(forged):
    assert forged(lambda copied: copied.update(more=1)) == ("malformed", 0)
    assert forged(at(9, more=1)) == ("malformed", 9)


def test_what_was_seen_while_playing_is_held_against_the_record(record, check):
    hashes = check(record)["hashes"]
    promises = {"dice": record["streams"][1]["commitment"]}
    seen = {"texts": ["blå"], "promises": promises, "heads": {7: hashes[6], 30: hashes[29]}}
    told = check(record, seen)["kept"]
    assert [(each["id"], each["ok"]) for each in told] == [
        ("heads", True),
        ("promises", True),
        ("texts", True),
    ]
    heads = {7: hashes[6], 30: hashes[0], 35: hashes[0]}
    told = check(record, {"texts": ["elsewhere"], "promises": {"dice": "0" * 64}, "heads": heads})["kept"]
    assert [each["ok"] for each in told] == [False, False, False]
    assert told[0]["args"]["version"] == 30


def test_nothing_kept_is_nothing_to_hold(record, check):
    assert check(record, {"texts": [], "promises": {}, "heads": {}})["kept"] == []
