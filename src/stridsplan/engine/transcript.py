"""The transcript of a table: what `stridsplan verify` checks, by default without the secrets of seats."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from . import proof
from .command import contents, in_force

if TYPE_CHECKING:
    from .table import Table


def fairness(table: "Table", opened: bool = False) -> list[dict[str, Any]]:
    """Return the commitment of each stream (SHA-256 of its key), and its key once play is over, unless the key would
    reveal what stays secret and not all seats have agreed to show everything (`opened`)."""

    def is_shown(name: str) -> bool:
        return table.is_over and (opened or name in table.game.open_streams)

    return [
        {
            "name": name,
            "commitment": proof.commitment(key),
            "key": key.hex() if is_shown(name) else None,
        }
        for name, key in table.keys().items()
    ]


def heading(table: "Table") -> dict[str, Any]:
    """Return the settings of the table, which the hash chain begins with; the caller adds the id of the table."""
    return {
        "id": "",
        "game": table.game.id,
        "rules": table.rules,
        "seats": table.seats,
        "profile": table.profile or next(iter(table.game.profiles)),
        "options": table.options,
        "contributions": list(table.contributions),
    }


def transcript(
    table: "Table",
    settings: Mapping[str, Any] | None = None,
    names: Sequence[str | None] = (),
    times: Sequence[int] | None = None,
    opened: bool = False,
) -> dict[str, Any]:
    """Return the transcript of a table, which `stridsplan verify` checks. It has no secrets of a seat unless
    `opened`.

    The caller gives `settings` (by default `heading(table)`), `names` of the seats and `times` of the rows
    (milliseconds since 1970). `opened`: all seats agreed to show everything.
    """
    streams, settings = fairness(table, opened), settings or heading(table)
    chain = proof.Chain(settings, table.keys())
    times = times or [0] * len(table.rows)
    shown = [stream["key"] is not None for stream in streams]  # by stream: whether its draws are published
    draw_streams = len(streams) - 1  # the last stream has the action codes, not draws
    rows = [
        proof.published(chain, row.seat, row.drops, time, contents(row, draw_streams), shown)
        for row, time in zip(table.rows, times, strict=True)
    ]
    return {
        "format": proof.FORMAT,
        "table": dict(settings),
        "streams": streams,
        "secret": table.secret.hex() if all(shown) else None,
        "rows": rows,
        "head": chain.head,
        "names": list(names),
        "events": events_by_row(table, None),
        "result": table.result(),
    }


def events_by_row(table: "Table", seat: int | None, since: int = 0) -> list[dict[str, Any]]:
    """Return the events that a seat may see after the first `since` commands in force.

    `version` of an event is the number of its row. That of `Table.log` counts the commands in force that the seat could
    notice, so after an undo the same number can mean another command.
    """
    numbers = [number for number, _ in in_force(table.rows)]
    return [{"version": numbers[number - 1], **event} for number, event in table.events(seat, since)]
