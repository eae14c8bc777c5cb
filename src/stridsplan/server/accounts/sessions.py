"""Checks which visits are valid, in the database, and caches the result for a few seconds.

A session that ends at this server becomes invalid at once, one that ends at another server within CACHED_FOR.
"""

import asyncio
import hashlib
import secrets
import time
from collections import defaultdict
from contextlib import suppress

from ..errors import StoreError
from ..visits import Visit
from .repository import AccountRepository

CACHED_FOR = 5.0  # seconds; a notification from another server may be late or lost
RECHECK_EVERY = 60.0  # seconds, for the visit of an open websocket
MAX_CACHED = 10_000  # visitors


def session_id(session: str) -> str:
    """Return a session's id in the database, a hash: the secret in the cookie cannot be computed from it."""
    return hashlib.sha256(session.encode()).hexdigest()


class Sessions:
    """The valid sessions of accounts. Guests have no session; their visits are checked too."""

    def __init__(self, repository: AccountRepository):
        self.repository = repository
        # by visitor, by session: until when the result of a check is used (monotonic time), and the result
        self._cached: dict[str, dict[str | None, tuple[float, bool]]] = {}
        self._waiting: defaultdict[str, set[asyncio.Event]] = defaultdict(set)  # by visitor
        self._changes = 0  # the number of calls of `recheck`

    async def begin(self, visitor: str, agent: str) -> Visit:
        """Begin a session of an account."""
        visit = Visit(visitor, secrets.token_urlsafe(24))
        await self.repository.add_session(session_id(visit.session or ""), visitor, agent)
        self.recheck(visitor)
        return visit

    async def is_valid(self, visit: Visit) -> bool:
        """Return whether a visit is valid: its session has not ended, or it is a guest without an account.

        A visit of a closed account or of a banned guest is not valid.
        """
        until, is_valid = self._cached.get(visit.visitor, {}).get(visit.session, (0.0, False))
        if until < time.monotonic():
            changes = self._changes
            session = session_id(visit.session) if visit.session else None
            is_valid = await self.repository.is_valid(visit.visitor, session)
            if changes == self._changes:  # otherwise the result may be older than the change
                self._remember(visit, is_valid)
        return is_valid

    async def wait_until_invalid(self, visit: Visit) -> None:
        """Wait until a visit is no longer valid."""
        changed = asyncio.Event()
        self._waiting[visit.visitor].add(changed)
        try:
            while True:
                changed.clear()
                wait = CACHED_FOR  # while the database does not answer
                with suppress(StoreError):
                    if not await self.is_valid(visit):
                        return
                    wait = RECHECK_EVERY
                with suppress(TimeoutError):
                    async with asyncio.timeout(wait):  # `wait_for` can swallow a cancellation
                        await changed.wait()
        finally:
            self._waiting[visit.visitor].discard(changed)
            if not self._waiting[visit.visitor]:
                del self._waiting[visit.visitor]

    def recheck(self, visitor: str) -> None:
        """Check the visits of a visitor again at their next use; those of open websockets at once."""
        self._changes += 1
        self._cached.pop(visitor, None)
        for event in self._waiting.get(visitor, ()):
            event.set()

    def recheck_all(self) -> None:
        """Check all visits again, since notifications may have been missed."""
        for visitor in {*self._cached, *self._waiting}:
            self.recheck(visitor)

    def _remember(self, visit: Visit, is_valid: bool) -> None:
        if len(self._cached) >= MAX_CACHED:
            self._cached.clear()
        self._cached.setdefault(visit.visitor, {})[visit.session] = time.monotonic() + CACHED_FOR, is_valid
