"""Playing the transcript of a table again by the rules, which checks what hashes cannot.

If the key of every stream is published, so is the secret, and every die follows from it and the commands. The commands
of the transcript are played by the rules from the start, and must lead to the same draws, events and result.
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


def can_retrace(transcript: Mapping[str, Any]) -> bool:
    """Return whether a transcript in which `proof.verify` finds no error contains all that is needed to play it again.

    A transcript whose first rows are from another table or a puzzle does not: their draws follow from another secret.
    """
    return transcript["secret"] is not None and "origin" not in transcript["table"]


def retrace(transcript: Mapping[str, Any]) -> list[Finding]:
    """Return the first error that the rules find in a transcript that `can_retrace` accepts, in a list; an empty list
    if there is none."""
    try:
        table = _set_up(transcript)
    except (UnknownGame, BadOption, LookupError):
        return [{"row": 0, "id": "rules"}]
    return list(islice(_wrong(transcript, table), 1))


def play_again(transcript: Mapping[str, Any]) -> Table:
    """Return the table of a transcript in which `retrace` finds no error."""
    table = _set_up(transcript)
    for row in transcript["rows"][1:]:
        table = _next(table, row)
    return table


def _set_up(transcript: Mapping[str, Any]) -> Table:
    """Return the table after its set-up; raise LookupError if the game no longer has the rules, the options or the
    streams of the transcript."""
    agreed = transcript["table"]
    if load_game(agreed["game"]).version != agreed["rules"]:
        raise LookupError("other rules")
    table = Table(
        agreed["game"],
        agreed["seats"],
        agreed["profile"],
        agreed["options"],
        bytes.fromhex(transcript["secret"]),
        agreed["contributions"],
    )
    if table.options != agreed["options"] or list(table.streams) != [
        each["name"] for each in transcript["streams"]
    ]:
        raise LookupError("other options")
    return table


def _wrong(transcript: Mapping[str, Any], table: Table) -> Iterator[Finding]:
    """Yield the first row that differs from what the rules do; if there is none, what differs at the end."""
    for row in transcript["rows"]:
        try:
            table = table if row["version"] == 1 else _next(table, row)  # row 1 is the set-up
        except TableError:
            yield {"row": row["version"], "id": "replay"}
            return
        if _played(table) != _stated(row, len(transcript["streams"]) - 1):
            yield {"row": row["version"], "id": "replay"}
            return
    yield from _wrong_end(transcript, table)


def _next(table: Table, row: Mapping[str, Any]) -> Table:
    """Play one more row; return the table, which is a new one after an undo. Raises TableError."""
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
    """Return the seat and the content of a row of a transcript; `streams`: without that of the actions."""
    return row["seat"], [*(row["draws"].get(str(number), []) for number in range(streams)), row["codes"]]


def _wrong_end(transcript: Mapping[str, Any], table: Table) -> Iterator[Finding]:
    """Yield findings where the transcript's events or result differ from those of the replayed table."""
    events = _as_json(table.events_by_row(None))
    for number, event in enumerate(events):
        if transcript["events"][number : number + 1] != [event]:
            yield {"row": event["version"], "id": "events"}
            return
    if len(transcript["events"]) > len(events):
        yield {"row": len(transcript["rows"]), "id": "events"}
    if transcript["result"] != _as_json(table.result()):
        yield {"row": len(transcript["rows"]), "id": "result"}


def _as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))
