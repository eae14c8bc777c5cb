"""Which visits hold. The database is asked about each every few seconds; what ends here ends at once."""

import asyncio
import hashlib
import secrets
import time
from contextlib import suppress

from ..visitors import Visit
from .repository import AccountRepository

FRESH = 5.0  # seconds that an answer is believed: how long another server's news may take
KNOWN = 10_000  # visits remembered


def session_id(session: str) -> str:
    """The name of a session in the database, which cannot be made into a cookie."""
    return hashlib.sha256(session.encode()).hexdigest()


class Sessions:
    """The sessions of accounts, and the guests who have none."""

    def __init__(self, repository: AccountRepository):
        self.repository = repository
        self._known: dict[str, tuple[float, bool]] = {}
        self._news = asyncio.Event()

    async def begin(self, visitor: str, agent: str) -> Visit:
        """A new session of an account."""
        visit = Visit(visitor, secrets.token_urlsafe(24))
        await self.repository.add_session(session_id(visit.session or ""), visitor, agent)
        self.changed()
        return visit

    async def hold(self, visit: Visit) -> bool:
        """Tell whether a visitor is who the cookie says: a session not ended, or a guest without an account."""
        until, holds = self._known.get(visit.value, (0.0, False))
        if until < time.monotonic():
            news = self._news
            session = session_id(visit.session) if visit.session else None
            holds = await self.repository.holds(visit.visitor, session)
            if news is self._news:  # else the answer may be older than the news
                self._remember(visit, holds)
        return holds

    async def ending(self, visit: Visit) -> None:
        """Wait until a visit does not hold any more."""
        while await self.hold(visit):
            with suppress(TimeoutError):
                async with asyncio.timeout(FRESH):  # `wait_for` may lose a cancellation
                    await self._news.wait()

    def changed(self) -> None:
        """Believe nothing that was known before."""
        self._known.clear()
        self._news.set()
        self._news = asyncio.Event()

    def _remember(self, visit: Visit, holds: bool) -> None:
        if len(self._known) >= KNOWN:
            self._known.clear()
        self._known[visit.value] = time.monotonic() + FRESH, holds
