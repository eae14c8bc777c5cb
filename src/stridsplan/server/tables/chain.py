"""The hash chain of a table's rows (docs/decisions/0013-hash-chain.md), and the heading from which it starts."""

from typing import TYPE_CHECKING, Any

from .. import engine
from ..errors import TableBroken
from .records import Row, TableRecord

if TYPE_CHECKING:
    from ..engine import Chain, StoredCommand


def to_stored_command(row: Row) -> "StoredCommand":
    """Return the fields of a row that the engine needs to replay it."""
    return row.seat, row.codes, row.draws, row.drops, row.noticed, row.wakes


def hash_chain(record: TableRecord) -> "Chain":
    """Return the hash chain of a table before its first row."""
    return engine.hash_chain(record.game, record.secret, heading(record))


def add_to_chain(chain: "Chain", row: Row) -> None:
    """Add a row to the chain; raises TableBroken if it carries another hash than that of the row before."""
    if row.before not in (None, chain.head):
        raise TableBroken(row=row.version)
    streams = len(chain.keys) - 1  # without the stream `codes`, which has no random numbers
    chain.add(
        row.seat, row.drops, row.created, engine.contents(engine.Command(*to_stored_command(row)), streams)
    )


def heading(record: TableRecord) -> dict[str, Any]:
    """Return what was agreed before play: the hash chain begins with it."""
    return {
        "id": record.id,
        "game": record.game,
        "rules": record.rules_version,
        "seats": len(record.seats),
        "profile": record.profile,
        "options": record.options,
        "contributions": record.contributions,
    } | ({"origin": record.origin} if record.origin else {})


def table_arguments(record: TableRecord) -> dict[str, Any]:
    """Return the arguments with which the engine creates the table, except its game and secret."""
    return {
        "seats": len(record.seats),
        "profile": record.profile,
        "options": record.requested_options,
        "contributions": tuple(record.contributions),
        "rules": record.rules_version,
    }
