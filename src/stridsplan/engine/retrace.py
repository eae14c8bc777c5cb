"""Playing the record of a table again by the rules, which checks what hashes cannot.

If the key of every stream of draws is published, so is the secret, and every die follows from it and the commands. The
record is played by the rules from the start, and must lead to the same draws, events and result.
"""

import json
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from .command import Command, contents
from .options import BadOption
from .proof import Finding
from .registry import UnknownGame, load_game
from .table import Table, TableError


def can_retrace(record: Mapping[str, Any]) -> bool:
    """Return whether a record in which `proof.verify` finds no error contains all that is needed to play it again.

    A record whose first rows are from another table does not: the draws in them follow from the secret of that table.
    """
    return record["secret"] is not None and "origin" not in record["table"]


def retrace(record: Mapping[str, Any]) -> list[Finding]:
    """Return a list with the first error that the rules find in such a record; an empty list for a correct record."""
    try:
        table = _set_up(record)
    except (UnknownGame, BadOption, LookupError):
        return [{"row": 0, "id": "rules"}]
    return list(islice(_wrong(record, table), 1))


def play_again(record: Mapping[str, Any]) -> Table:
    """Return the table of a record in which `retrace` finds no error."""
    table = _set_up(record)
    for row in record["rows"][1:]:
        table = _next(table, row)
    return table


def _set_up(record: Mapping[str, Any]) -> Table:
    """Return the table after its set-up; raise LookupError if the rules by which it was played no longer exist."""
    agreed = record["table"]
    if load_game(agreed["game"]).version != agreed["rules"]:
        raise LookupError("other rules")
    table = Table(
        agreed["game"],
        agreed["seats"],
        agreed["profile"],
        agreed["options"],
        bytes.fromhex(record["secret"]),
        agreed["contributions"],
    )
    if table.options != agreed["options"] or list(table.streams) != [
        each["name"] for each in record["streams"]
    ]:
        raise LookupError("other options")
    return table


def _wrong(record: Mapping[str, Any], table: Table) -> Iterator[Finding]:
    for row in record["rows"]:
        try:
            table = table if row["version"] == 1 else _next(table, row)  # row 1 is the set-up
        except TableError:
            yield {"row": row["version"], "id": "replay"}
            return
        if _played(table) != _stated(row, len(record["streams"]) - 1):
            yield {"row": row["version"], "id": "replay"}
            return
    yield from _wrong_end(record, table)


def _next(table: Table, row: Mapping[str, Any]) -> Table:
    """Return the table after one more row; raise TableError."""
    if not row["drops"]:
        table.act(row["seat"], row["codes"])
        return table
    rows = [*table.rows, Command(row["seat"], (), b"", row["drops"])]
    return Table.restore(
        table.game.id, table.seats, table.profile, table.options, table.secret, table.contributions, rows
    )


def _played(table: Table) -> tuple[int, list[Any]]:
    """Return the seat and the content of the table's last row."""
    last = table.rows[-1]
    return last.seat, contents(last, len(table.streams) - 1)


def _stated(row: Mapping[str, Any], streams: int) -> tuple[int, list[Any]]:
    return row["seat"], [*(row["draws"].get(str(number), []) for number in range(streams)), row["codes"]]


def _wrong_end(record: Mapping[str, Any], table: Table) -> Iterator[Finding]:
    """Yield findings where the record's events or result differ from those of the replayed table."""
    events = _as_json(table.events_by_row(None))
    for number, event in enumerate(events):
        if record["events"][number : number + 1] != [event]:
            yield {"row": event["version"], "id": "events"}
            return
    if len(record["events"]) > len(events):
        yield {"row": len(record["rows"]), "id": "events"}
    if record["result"] != _as_json(table.result()):
        yield {"row": len(record["rows"]), "id": "result"}


def _as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))
