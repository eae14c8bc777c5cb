"""Raises failures of the database as errors of the protocol. Errors of our own SQL are not translated."""

from collections.abc import Iterator
from contextlib import contextmanager

import structlog
from sqlalchemy.exc import DBAPIError, IntegrityError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from ..errors import StoreCorrupt, StoreError, StoreFull, StoreReadOnly, StoreUnavailable

log = structlog.get_logger()

BY_CODE: dict[str, type[StoreError]] = {  # by the beginning of the code of SQLite or PostgreSQL
    "SQLITE_FULL": StoreFull,
    "SQLITE_READONLY": StoreReadOnly,
    "SQLITE_CORRUPT": StoreCorrupt,
    "SQLITE_NOTADB": StoreCorrupt,
    "53100": StoreFull,  # PostgreSQL: disk_full
    "25006": StoreReadOnly,  # PostgreSQL: read_only_sql_transaction
}


@contextmanager
def translate_errors() -> Iterator[None]:
    """Raise a StoreError if the database fails in the block."""
    try:
        yield
    except IntegrityError:  # a row breaks a constraint, which callers handle
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
    """Return the kind of a failure of the database; None if our statement was wrong."""
    code = getattr(error.orig, "sqlite_errorname", None) or getattr(error.orig, "sqlstate", None) or ""
    known = next((kind for prefix, kind in BY_CODE.items() if code.startswith(prefix)), None)
    if code == "SQLITE_ERROR":  # a wrong statement: SQLite raises OperationalError for it too
        return None
    if known is None and (
        error.connection_invalidated or isinstance(error, OperationalError | InternalError)
    ):
        return StoreUnavailable
    return known
