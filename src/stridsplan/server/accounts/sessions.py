"""Which visits hold. The database is asked about each every few seconds; what ends here ends at once."""

import asyncio
import hashlib
import secrets
import time
from collections import defaultdict
from contextlib import suppress

from ..errors import StoreError
from ..visitors import Visit
from .repository import AccountRepository

FRESH = 5.0  # seconds that an answer is believed: how long another server's news may take
RECHECK = 60.0  # seconds between two looks at the visit of an open socket that no notification reached
KNOWN = 10_000  # visitors remembered


def session_id(session: str) -> str:
    """The name of a session in the database, which cannot be made into a cookie."""
    return hashlib.sha256(session.encode()).hexdigest()


class Sessions:
    """The sessions of accounts, and the guests who have none."""

    def __init__(self, repository: AccountRepository):
        self.repository = repository
        self._known: dict[str, dict[str | None, tuple[float, bool]]] = {}  # by visitor, by session
        self._waiting: defaultdict[str, set[asyncio.Event]] = defaultdict(set)  # by visitor
        self._changes = 0

    async def begin(self, visitor: str, agent: str) -> Visit:
        """A new session of an account."""
        visit = Visit(visitor, secrets.token_urlsafe(24))
        await self.repository.add_session(session_id(visit.session or ""), visitor, agent)
        self.changed(visitor)
        return visit

    async def hold(self, visit: Visit) -> bool:
        """Tell whether a visitor is who the cookie says: a session not ended, or a guest without an account."""
        until, holds = self._known.get(visit.visitor, {}).get(visit.session, (0.0, False))
        if until < time.monotonic():
            changes = self._changes
            session = session_id(visit.session) if visit.session else None
            holds = await self.repository.holds(visit.visitor, session)
            if changes == self._changes:  # else the answer may be older than the change
                self._remember(visit, holds)
        return holds

    async def ending(self, visit: Visit) -> None:
        """Wait until a visit does not hold any more."""
        news = asyncio.Event()
        self._waiting[visit.visitor].add(news)
        try:
            while True:
                news.clear()
                patience = FRESH  # while the database does not answer
                with suppress(StoreError):
                    if not await self.hold(visit):
                        return
                    patience = RECHECK
                with suppress(TimeoutError):
                    async with asyncio.timeout(patience):  # `wait_for` may lose a cancellation
                        await news.wait()
        finally:
            self._waiting[visit.visitor].discard(news)
            if not self._waiting[visit.visitor]:
                del self._waiting[visit.visitor]

    def changed(self, visitor: str) -> None:
        """Believe nothing that was known of a visitor, and look at the visits of their sockets."""
        self._changes += 1
        self._known.pop(visitor, None)
        for news in self._waiting.get(visitor, ()):
            news.set()

    def all_changed(self) -> None:
        """The same for everybody: notifications may have been missed."""
        for visitor in {*self._known, *self._waiting}:
            self.changed(visitor)

    def _remember(self, visit: Visit, holds: bool) -> None:
        if len(self._known) >= KNOWN:
            self._known.clear()
        self._known.setdefault(visit.visitor, {})[visit.session] = time.monotonic() + FRESH, holds
