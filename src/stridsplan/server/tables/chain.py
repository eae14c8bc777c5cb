"""The hash chain of a table's rows (docs/decisions/0013-hash-chain.md), and what it begins with."""

from typing import TYPE_CHECKING, Any

from .. import engine
from ..errors import TableBroken
from .records import Row, TableRecord

if TYPE_CHECKING:
    from ..engine import Chain, StoredCommand


def stored(row: Row) -> "StoredCommand":
    return row.seat, row.codes, row.draws, row.drops, row.noticed, row.wakes


def hash_chain(record: TableRecord) -> "Chain":
    """Return the hash chain of a table before its first row."""
    return engine.hash_chain(record.game, record.secret, heading(record))


def add_to_chain(chain: "Chain", row: Row) -> None:
    """Add a row to the chain; raises TableBroken if it does not carry the hash of the row before."""
    if row.before not in (None, chain.head):
        raise TableBroken(row=row.version)
    streams = len(chain.keys) - 1  # the last key is of the codes, which are no random stream
    chain.add(row.seat, row.drops, row.created, engine.contents(engine.Command(*stored(row)), streams))


def heading(record: TableRecord) -> dict[str, Any]:
    """Return what was agreed before play, which the hash chain begins with."""
    return {
        "id": record.id,
        "game": record.game,
        "rules": record.rules_version,
        "seats": len(record.seats),
        "profile": record.profile,
        "options": record.options,
        "contributions": record.contributions,
    } | ({"origin": record.origin} if record.origin else {})


def setting(record: TableRecord) -> dict[str, Any]:
    return {
        "seats": len(record.seats),
        "profile": record.profile,
        "options": record.asked,
        "contributions": tuple(record.contributions),
        "rules": record.rules_version,
    }
