"""The page's check of a record agrees with what Python writes, and says at which row a forged one breaks."""

import copy
import hashlib
import hmac
import json
import random
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent
NAMES = ("deal", "dice", "codes")
TABLE = {
    "id": "q7x2",
    "game": "toy",
    "rules": 1,
    "seats": 2,
    "profile": "text",
    "options": {"toy.goal": 12, "toy.slow": False, "åäö": "œ"},
    "contributions": ["blå", 'a "text" \\ of 2'],
}


def canonical(value) -> bytes:
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()


def sha256(value) -> str:
    return hashlib.sha256(canonical(value)).hexdigest()


def keyed(key: bytes, text: bytes) -> bytes:
    return hmac.digest(key, text, "sha256")


def words(key: bytes, contributions):
    """The words of a stream, one after another."""
    brought = "".join(f"\n{text}" for text in contributions)
    block = 0
    while True:
        data = keyed(key, f"{block}{brought}".encode())
        yield from (int.from_bytes(data[at : at + 4], "big") for at in range(0, 32, 4))
        block += 1


def make_record(rows: int = 40, opened=("dice", "codes")) -> dict:
    """A record as the server writes it, of a game that draws a few dice and cards a row."""
    chance = random.Random(7)
    keys = [keyed(bytes(range(32)), f"stridsplan/{name}".encode()) for name in NAMES]
    lanes = [words(key, TABLE["contributions"]) for key in keys[:-1]]
    promises = [hashlib.sha256(key).hexdigest() for key in keys]
    before = sha256({"format": "stridsplan-table-1", "table": TABLE, "commitments": promises})
    record = {
        "format": "stridsplan-table-1",
        "table": TABLE,
        "streams": [
            {"name": name, "commitment": promise, "key": key.hex() if name in opened else None}
            for name, promise, key in zip(NAMES, promises, keys, strict=True)
        ],
        "rows": [],
    }
    for version in range(1, rows + 1):
        drawn = [
            [(n, next(lane) * n >> 32) for n in chance.choices((6, 52), k=chance.randrange(3))]
            for lane in lanes
        ]
        contents = [*drawn, [chance.randrange(99)]]
        leaves = [
            keyed(key, b"row/%d\n" % version + canonical(content)).hex()
            for key, content in zip(keys, contents, strict=True)
        ]
        row = {
            "version": version,
            "seat": version % 2,
            "drops": 0,
            "time": 10**12 + version,
            "before": before,
        }
        before = sha256([before, version, row["seat"], 0, row["time"], leaves])
        is_open = [name in opened for name in NAMES]
        row["codes"] = contents[-1] if is_open[-1] else None
        row["draws"] = {str(k): drawn[k] for k in range(2) if is_open[k] and drawn[k]}
        row["sealed"] = {str(k): leaves[k] for k in range(3) if not is_open[k]}
        record["rows"].append(row)
    return record | {"head": before}


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


@pytest.fixture(scope="module")
def record() -> dict:
    return json.loads(json.dumps(make_record()))


def test_an_honest_record_holds(record, check):
    found = check(record)
    drawn = sum(len(draws) for row in record["rows"] for draws in row["draws"].values())
    assert found["ok"], found
    assert (found["rows"], found["draws"]) == (40, drawn)
    assert drawn > 20
    assert (found["opened"], found["sealed"]) == (["dice", "codes"], ["deal"])
    assert found["hashes"][-1] == record["head"]


def test_a_record_with_everything_open_holds(check):
    found = check(make_record(opened=NAMES) | {"secret": bytes(range(32)).hex()})
    assert found["ok"], found
    assert found["sealed"] == []


@pytest.fixture
def forged(record, check):
    """What the check finds in a copy with something changed in it."""

    def forge(change) -> dict:
        copied = copy.deepcopy(record)
        change(copied)
        found = check(copied)
        assert not found["ok"]
        return found

    return forge


def at(version, /, **values):
    return lambda record: record["rows"][version - 1].update(values)


def other_draw(record):
    row = next(row for row in record["rows"] if row["draws"])
    draw = row["draws"]["1"][0]
    draw[1] = (draw[1] + 1) % draw[0]


@pytest.mark.parametrize(
    "change",
    [
        at(17, codes=[5]),
        at(17, seat=0),
        at(17, time=1),
        at(17, drops=1),
        at(17, sealed={"0": "0" * 64}),
    ],
)
def test_a_changed_row_breaks_there(forged, change):
    found = forged(change)
    assert (found["kind"], found["args"]["version"]) == ("row", 17)


def test_a_changed_last_row_breaks_the_head(forged):
    found = forged(at(40, codes=[5]))
    assert (found["kind"], found["args"]["version"]) == ("head", 40)


def test_a_row_left_out_is_missed(forged):
    found = forged(lambda copied: copied["rows"].pop(20))
    assert (found["kind"], found["args"]["version"]) == ("row", 21)


def test_a_changed_draw_is_worked_out_again(record, forged):
    first = next(row["version"] for row in record["rows"] if row["draws"])
    found = forged(other_draw)
    assert found["kind"] == "draw"
    assert found["args"]["version"] == first
    assert found["args"]["stream"] == "dice"


def test_other_options_or_texts_break_the_opening(forged):
    assert forged(lambda copied: copied["table"]["options"].update({"toy.goal": 6}))["kind"] == "opening"
    assert forged(lambda copied: copied["streams"][0].update(commitment="0" * 64))["kind"] == "opening"


def test_a_secret_that_gives_other_keys_breaks_the_promise(forged):
    assert forged(lambda copied: copied.update(secret="00" * 32))["kind"] == "commitment"


def test_another_key_breaks_the_promise(forged):
    found = forged(lambda copied: copied["streams"][1].update(key="00" * 32))
    assert (found["kind"], found["args"]) == ("commitment", {"stream": "dice"})


@pytest.mark.parametrize(
    "junk",
    [None, 7, [], {}, {"format": "stridsplan-table-1"}, {"format": "stridsplan-table-1", "rows": [{}]}],
)
def test_what_is_no_record_is_refused(check, junk):
    assert check(junk)["kind"] == "form"


@pytest.mark.parametrize("field", ["before", "codes", "draws", "sealed", "time", "version"])
@pytest.mark.parametrize("junk", [None, [], "x", 1.5, {"9": [[6, 1]]}])
def test_a_row_of_junk_is_refused(forged, field, junk):
    assert forged(at(10, **{field: junk}))["kind"] in ("row", "opening", "draw", "form")


def test_what_was_seen_while_playing_is_held_against_the_record(record, check):
    hashes = check(record)["hashes"]
    seen = {
        "texts": ["blå"],
        "promises": {"dice": record["streams"][1]["commitment"]},
        "heads": {7: hashes[6], 30: hashes[29]},
    }
    assert [(each["id"], each["ok"]) for each in check(record, seen)["kept"]] == [
        ("heads", True),
        ("promises", True),
        ("texts", True),
    ]
    other = {
        "texts": ["elsewhere"],
        "promises": {"dice": "0" * 64},
        "heads": {7: hashes[6], 30: hashes[0], 35: hashes[0]},
    }
    told = check(record, other)["kept"]
    assert [each["ok"] for each in told] == [False, False, False]
    assert told[0]["args"]["version"] == 30


def test_nothing_kept_is_nothing_to_hold(record, check):
    assert check(record, {"texts": [], "promises": {}, "heads": {}})["kept"] == []
