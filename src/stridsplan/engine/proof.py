"""The proof of a table: the keys of its random streams, the commitments to them, and the hash chain over its rows.

Standard library only, so that a transcript (players read "record") can be checked with this file alone:
`python proof.py table.json`.

Each random stream has a key, HMAC-SHA256(secret, "stridsplan/<name>"). The SHA-256 of the key, its commitment, is
published before play. One more stream, "codes", contains the actions. Draw k of a stream, counted over all rows, is a
number from 0 to n - 1: (word k * n) >> 32. The hash of a row covers the hash before it and, for each stream,
HMAC-SHA256(key, "row/<version>" + the content): without the key, nobody can guess the content from the hash.
"""

import hashlib
import hmac
import json
import re
import struct
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

FORMAT = "stridsplan-table-1"
CODES = "codes"  # the stream of the actions, after those of the game; its key is published if it is in `open_streams`
WORDS_A_BLOCK = 8  # words of 32 bits in one HMAC-SHA256

_encode = json.JSONEncoder(ensure_ascii=False, allow_nan=False, sort_keys=True, separators=(",", ":")).encode


def canonical(value: Any) -> bytes:
    """Return canonical JSON: keys sorted, no whitespace, UTF-8."""
    return _encode(value).encode()


def stream_key(secret: bytes, name: str) -> bytes:
    """Return the key of one stream, 32 bytes."""
    return hmac.digest(secret, f"stridsplan/{name}".encode(), "sha256")


def commitment(key: bytes) -> str:
    """Return the commitment to a key, which is published before play: its SHA-256 in hex."""
    return hashlib.sha256(key).hexdigest()


def stream_words(key: bytes, contributions: Sequence[str], first: int, count: int) -> list[int]:
    """Return words `first` to `first + count - 1` of a stream, numbers of 32 bits; draw k is (word k * n) >> 32.

    Word k is the k mod 8-th big-endian 32-bit word of HMAC-SHA256(key, "k div 8" + a line for each contribution).
    """
    lines = "".join(f"\n{text}" for text in contributions)
    words: list[int] = []
    for block in range(first // WORDS_A_BLOCK, (first + count - 1) // WORDS_A_BLOCK + 1):
        words.extend(struct.unpack(">8I", hmac.digest(key, f"{block}{lines}".encode(), "sha256")))
    skip = first % WORDS_A_BLOCK
    return words[skip : skip + count]


def leaf(key: bytes, version: int, content: Sequence[Any]) -> str:
    """Return the leaf of one stream in a row: an HMAC of its content, which reveals nothing without the key."""
    return hmac.digest(key, b"row/%d\n" % version + canonical(content), "sha256").hex()


def opening(table: Mapping[str, Any], promises: Sequence[tuple[str, str]]) -> str:
    """Return the hash before the first row, which covers the table's settings and (name, commitment) of each stream."""
    return _sha256({"format": FORMAT, "table": table, "promises": promises})


def row_hash(before: str, version: int, seat: int, drops: int, time: int, leaves: Sequence[str]) -> str:
    """Return the hash of a row. `drops` is 0 for a command, and says what an undo takes back (`command.dropped_by`);
    `time` is in milliseconds since 1970."""
    return _sha256([before, version, seat, drops, time, leaves])


def _sha256(value: Any) -> str:
    return hashlib.sha256(canonical(value)).hexdigest()


class Chain:
    """The hash chain of a table, extended row by row. `keys` maps the name of each stream to its key; "codes" is
    last."""

    def __init__(self, table: Mapping[str, Any], keys: Mapping[str, bytes]):
        self.keys, self.version = tuple(keys.values()), 0
        self.head = opening(table, [(name, commitment(key)) for name, key in keys.items()])

    def add(self, seat: int, drops: int, time: int, contents: Sequence[Sequence[Any]]) -> list[str]:
        """Add the next row, given its content by stream; return the leaf of each stream."""
        self.version += 1
        leaves = [leaf(key, self.version, content) for key, content in zip(self.keys, contents, strict=True)]
        self.head = row_hash(self.head, self.version, seat, drops, time, leaves)
        return leaves


def published(
    chain: Chain, seat: int, drops: int, time: int, contents: Sequence[Sequence[Any]], shown: Sequence[bool]
) -> dict[str, Any]:
    """Add the next row to the chain, and return it as in a transcript: with the content of streams whose key is
    published, and the leaves of the others."""
    before = chain.head
    leaves = chain.add(seat, drops, time, contents)
    draws = enumerate(contents[:-1])
    return {
        "version": chain.version,
        "seat": seat,
        "drops": drops,
        "time": time,
        "before": before,
        "codes": contents[-1] if shown[-1] else None,
        "draws": {str(k): content for k, content in draws if shown[k] and content},
        "sealed": {str(k): text for k, text in enumerate(leaves) if not shown[k]},
    }


# -- Checking a transcript -----------------------------------------------------------------------------------

Finding = dict[str, Any]  # {"row": 12, "id": "draw", ...}; row 0: the fields before the rows
HASH = re.compile("[0-9a-f]{64}")
SIDES_LIMIT = 1 << 24  # a die has fewer sides
FIELDS = {"format", "table", "streams", "secret", "rows", "head", "names", "events", "result"}
TABLE_FIELDS = {"id", "game", "rules", "seats", "profile", "options", "contributions"}
# If play began from a position of another table or of a puzzle, the table has the field `origin`: the id, in a field of
# one of these names, and `rows`, the number of rows that were copied
ORIGINS = "table", "puzzle"
STREAM_FIELDS = {"name", "commitment", "key"}
ROW_FIELDS = {"version", "seat", "drops", "time", "before", "codes", "draws", "sealed"}


def verify(transcript: Any) -> list[Finding]:
    """Return the errors of a transcript, in the order of rows; none if every row and every published draw is correct.

    A field that is not valid, or a missing row, is the only error returned; of each stream, only the first wrong draw.
    """
    wrong = _malformed(transcript)
    if wrong:
        return [wrong]
    found = [
        *_wrong_keys(transcript),
        *_wrong_drops(transcript),
        *_wrong_draws(transcript),
        *_wrong_links(transcript),
    ]
    return sorted(found, key=lambda finding: finding["row"])


def describe(finding: Finding) -> str:
    """Return a finding as an English sentence."""
    where = f"row {finding['row']}: " if finding["row"] else ""
    return where + SENTENCES[finding["id"]].format(**finding)


SENTENCES = {
    "malformed": "the field {field} is not valid",
    "missing": "the row is missing or out of order",
    "secret": "the key of {stream} does not follow from the secret",
    "key": "the key of {stream} does not match its commitment",
    "drops": "the row undoes more commands than there are, or also does something else",
    "draw": "{stream} drew {drew}, not {due}",
    "heading": "the settings or commitments published before play were changed",
    "row": "the row was changed: its hash is not the one stored after it",
    "before": "the hash of the row before was changed",
    "head": "the hash of the last row is not the head of the record",
    "rules": "this program does not have that version of the rules",
    "replay": "the rules do not allow this command",
    "events": "the events differ from those of a replay",
    "result": "the result differs from that of a replay",
}


def _malformed(transcript: Any) -> Finding | None:
    """Return a finding for the first field that is missing, unknown or not valid, or the first row that is missing;
    None if there is none."""
    field = _wrong_field(transcript)
    if field:
        return {"row": 0, "id": "malformed", "field": field}
    shown = [stream["key"] is not None for stream in transcript["streams"]]
    for number, row in enumerate(transcript["rows"], start=1):
        field = _wrong_row_field(row, shown, transcript["table"]["seats"])
        if field:
            return {"row": number, "id": "malformed", "field": field}
        if row["version"] != number:
            return {"row": number, "id": "missing"}
    return None


def _wrong_field(transcript: Any) -> str | None:
    if not _has_fields(transcript, FIELDS) or transcript["format"] != FORMAT:
        return "format"
    checks = {
        "table": _is_table(transcript["table"]),
        "streams": _are_streams(transcript["streams"]),
        "secret": transcript["secret"] is None or _is_hash(transcript["secret"]),
        "rows": isinstance(transcript["rows"], list) and len(transcript["rows"]) > 0,
        "head": _is_hash(transcript["head"]),
        "names": isinstance(transcript["names"], list),
        "events": isinstance(transcript["events"], list),
        "result": transcript["result"] is None or isinstance(transcript["result"], dict),
    }
    return next((name for name, is_valid in checks.items() if not is_valid), None)


def _wrong_row_field(row: Any, shown: Sequence[bool], seats: int) -> str | None:
    if not _has_fields(row, ROW_FIELDS):
        return "row"
    is_set_up = row["version"] == 1
    checks = {
        "version": _is_number(row["version"]),
        "seat": _is_number(row["seat"]) and (row["seat"] == -1 if is_set_up else 0 <= row["seat"] < seats),
        "drops": _is_number(row["drops"]) and row["drops"] >= 0,
        "time": _is_number(row["time"]),
        "before": _is_hash(row["before"]),
        "codes": _are_numbers(row["codes"]) if shown[-1] else row["codes"] is None,
        "draws": isinstance(row["draws"], dict) and _are_draws(row["draws"], shown),
        "sealed": isinstance(row["sealed"], dict) and _are_leaves(row["sealed"], shown),
    }
    return next((name for name, is_valid in checks.items() if not is_valid), None)


def _has_fields(value: Any, fields: set[str]) -> bool:
    return isinstance(value, dict) and set(value) == fields


def _is_number(value: Any) -> bool:
    return type(value) is int


def _are_numbers(value: Any) -> bool:
    return isinstance(value, list) and all(_is_number(each) for each in value)


def _is_text(value: Any) -> bool:
    """Return whether a value is text that can be encoded as UTF-8."""
    return isinstance(value, str) and value.encode(errors="replace").decode() == value


def _is_hash(value: Any) -> bool:
    return isinstance(value, str) and HASH.fullmatch(value) is not None


def _is_table(table: Any) -> bool:
    if not isinstance(table, dict) or set(table) - {"origin"} != TABLE_FIELDS:
        return False
    if "origin" in table and not _is_origin(table["origin"]):
        return False
    options, contributions = table["options"], table["contributions"]
    return (
        all(_is_text(table[name]) for name in ("id", "game", "profile"))
        and all(_is_number(table[name]) for name in ("rules", "seats"))
        and isinstance(options, dict)
        and all(_is_text(name) and (_is_text(v) or isinstance(v, int)) for name, v in options.items())
        and isinstance(contributions, list)
        and all(_is_text(text) for text in contributions)
    )


def _is_origin(origin: Any) -> bool:
    return (
        any(_has_fields(origin, {kind, "rows"}) and _is_text(origin[kind]) for kind in ORIGINS)
        and _is_number(origin["rows"])
        and origin["rows"] > 0
    )


def _are_streams(streams: Any) -> bool:
    if not isinstance(streams, list) or not all(_has_fields(each, STREAM_FIELDS) for each in streams):
        return False
    names = [stream["name"] for stream in streams]
    return (
        all(_is_text(name) for name in names)
        and len(set(names)) == len(names)
        and names[-1:] == [CODES]
        and all(_is_hash(stream["commitment"]) for stream in streams)
        and all(stream["key"] is None or _is_hash(stream["key"]) for stream in streams)
    )


def _are_draws(draws: Mapping[str, Any], shown: Sequence[bool]) -> bool:
    """Return whether all draws are of streams whose key is published, with at least one draw for each stream listed."""
    streams = {str(k) for k in range(len(shown) - 1) if shown[k]}
    return streams.issuperset(draws) and all(
        isinstance(content, list) and content and all(_is_draw(each) for each in content)
        for content in draws.values()
    )


def _is_draw(draw: Any) -> bool:
    return _are_numbers(draw) and len(draw) == 2 and 0 <= draw[1] < draw[0] < SIDES_LIMIT


def _are_leaves(sealed: Mapping[str, Any], shown: Sequence[bool]) -> bool:
    """Return whether there is a leaf for every stream whose key is secret."""
    streams = {str(k) for k in range(len(shown)) if not shown[k]}
    return set(sealed) == streams and all(_is_hash(text) for text in sealed.values())


def _wrong_keys(transcript: Mapping[str, Any]) -> Iterator[Finding]:
    for stream in transcript["streams"]:
        key, name = stream["key"], stream["name"]
        if key and commitment(bytes.fromhex(key)) != stream["commitment"]:
            yield {"row": 0, "id": "key", "stream": name}
        if transcript["secret"] and stream_key(bytes.fromhex(transcript["secret"]), name).hex() != key:
            yield {"row": 0, "id": "secret", "stream": name}


def _wrong_drops(transcript: Mapping[str, Any]) -> Iterator[Finding]:
    """Yield rows that undo more commands than there are after the set-up, or that also do something else."""
    in_force = 0  # at most: an undo with `drops` 1 may take back several commands (`command.dropped_by`)
    for row in transcript["rows"]:
        if row["drops"] and (row["drops"] >= in_force or row["codes"] or row["draws"]):
            yield {"row": row["version"], "id": "drops"}
        in_force += -min(row["drops"], in_force) if row["drops"] else 1


def _wrong_draws(transcript: Mapping[str, Any]) -> Iterator[Finding]:
    """Yield the first draw of each published stream that does not follow from its key, except in rows that were
    copied."""
    # the number of rows copied from the table or puzzle at which play began
    copied = transcript["table"].get("origin", {}).get("rows", 0)
    for number, stream in enumerate(transcript["streams"][:-1]):
        if stream["key"] is None:
            continue
        drawn = [
            (row["version"], n, v) for row in transcript["rows"] for n, v in row["draws"].get(str(number), [])
        ]
        words = stream_words(
            bytes.fromhex(stream["key"]), transcript["table"]["contributions"], 0, len(drawn)
        )
        for (version, n, value), word in zip(drawn, words, strict=True):
            due = word * n >> 32
            if due != value and version > copied:
                yield {"row": version, "id": "draw", "stream": stream["name"], "drew": value, "due": due}
                break


def _wrong_links(transcript: Mapping[str, Any]) -> Iterator[Finding]:
    """Yield what does not agree with the hash stored after it: the heading, and rows."""
    rows, keys = transcript["rows"], [stream["key"] for stream in transcript["streams"]]
    # the hash that the next row should contain, as computed from the rows so far
    carried = opening(
        transcript["table"], [(each["name"], each["commitment"]) for each in transcript["streams"]]
    )
    # the hash that the transcript has after each row
    after = [*(row["before"] for row in rows[1:]), transcript["head"]]
    last: Finding = {"row": 0, "id": "heading"}  # the error if what comes before the row was changed
    for row, following in zip(rows, after, strict=True):
        expected = _hash_of(row, carried, keys)
        stated = _hash_of(row, row["before"], keys)
        if row["before"] != carried:
            # if the next row has the expected hash, only `before` of this row was changed
            yield {"row": row["version"], "id": "before"} if expected == following else last
        # else continue from the hash that the row states, so that one change is reported only once
        carried = expected if expected == following else stated
        last = {"row": row["version"], "id": "row"}
    if carried != transcript["head"]:
        yield {"row": len(rows), "id": "head"}


def _hash_of(row: Mapping[str, Any], before: str, keys: Sequence[str | None]) -> str:
    contents = [row["draws"].get(str(k), []) for k in range(len(keys) - 1)] + [row["codes"]]
    leaves = [
        leaf(bytes.fromhex(key), row["version"], contents[k]) if key else row["sealed"][str(k)]
        for k, key in enumerate(keys)
    ]
    return row_hash(before, row["version"], row["seat"], row["drops"], row["time"], leaves)


def main(paths: Sequence[str]) -> int:
    """Check the transcripts in these files; return 1 if there is an error, else 0."""
    wrong = 0
    for path in paths:
        with open(path, encoding="utf-8") as file:
            findings = verify(json.load(file))
        print(*(f"{path}: {describe(finding)}" for finding in findings), sep="\n", end="\n" * bool(findings))
        wrong += len(findings)
    print(f"{len(paths)} checked, {wrong} findings")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
