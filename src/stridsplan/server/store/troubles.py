"""What the databases say when they cannot, in the words of the protocol. What is our own mistake stays an exception."""

from collections.abc import Iterator
from contextlib import contextmanager

import structlog
from sqlalchemy.exc import DBAPIError, IntegrityError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from ..errors import StoreCorrupt, StoreError, StoreFull, StoreReadOnly, StoreUnavailable

log = structlog.get_logger()

SAID: dict[str, type[StoreError]] = {
    "SQLITE_FULL": StoreFull,
    "SQLITE_READONLY": StoreReadOnly,
    "SQLITE_CORRUPT": StoreCorrupt,
    "SQLITE_NOTADB": StoreCorrupt,
    "53100": StoreFull,  # PostgreSQL's disk_full
    "25006": StoreReadOnly,  # and its read_only_sql_transaction
}


@contextmanager
def told() -> Iterator[None]:
    """Raise a StoreError where the database cannot do its work."""
    try:
        yield
    except IntegrityError:
        raise
    except NoConnectionFree as error:
        raise StoreUnavailable() from error
    except DBAPIError as error:
        kind = kind_of(error)
        if kind is None:
            raise
        log.error("store.failed", code=kind.code, reason=str(error.orig))
        raise kind() from error


def kind_of(error: DBAPIError) -> type[StoreError] | None:
    """What a failure of the database is to those who wait for it; None if the statement was at fault."""
    said = getattr(error.orig, "sqlite_errorname", None) or getattr(error.orig, "sqlstate", None) or ""
    known = next((kind for name, kind in SAID.items() if said.startswith(name)), None)
    if known is None and (
        error.connection_invalidated or isinstance(error, OperationalError | InternalError)
    ):
        return StoreUnavailable
    return known
