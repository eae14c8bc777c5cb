"""Middleware that identifies the visitor of a request by a signed cookie, set with the first response.

The cookie of a visitor with an account also holds a session, which can be ended.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http.cookies import SimpleCookie

from itsdangerous import BadSignature, TimestampSigner
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .accounts.sessions import Sessions
from .errors import AccountChanged, AccountEnded, ServerError
from .security import refuse
from .visits import COOKIE_LIFETIME, DAY, Visit

COOKIE = "stridsplan"
RENEWAL = 30 * DAY  # the age at which a cookie is renewed
NO_VISITOR = ("/static/", "/healthz", "/livez", "/metrics")  # paths for which no visitor is identified


class VisitorMiddleware:
    """ASGI middleware that sets `scope["visit"]` and sends cookies."""

    def __init__(self, app: ASGIApp, key: bytes, secure: bool):
        self.app, self.secure = app, secure
        self.signer = TimestampSigner(key, salt="visitor")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Identify the visitor and call the app; send a cookie if it is new, changed or due for renewal."""
        if scope["type"] not in ("http", "websocket") or scope["path"].startswith(NO_VISITOR):
            return await self.app(scope, receive, send)
        try:
            visit, known = await self._identify(scope)
        except ServerError as error:
            return await refuse(error, scope, receive, send)
        scope["visit"] = visit

        async def send_with_cookie(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept") and visit.cookie_value != known:
                message.setdefault("headers", [])
                MutableHeaders(scope=message).append("set-cookie", self._cookie(visit.cookie_value))
            await send(message)

        if scope["type"] == "http":
            return await self.app(scope, receive, send_with_cookie)
        async with _closed_when_invalid(_sessions(scope), visit, send_with_cookie) as sending:
            await self.app(scope, receive, sending)

    async def _identify(self, scope: Scope) -> tuple[Visit, str | None]:
        """Return the visit, and the value of the browser's cookie; None if a cookie must be sent."""
        visit, age = self._read(scope)
        if visit is None or not await _sessions(scope).is_valid(visit):
            return Visit(), None
        return visit, visit.cookie_value if age < RENEWAL else None

    def _read(self, scope: Scope) -> tuple[Visit | None, float]:
        """Return the visit that a request's cookie names, and the cookie's age in seconds."""
        text = HTTPConnection(scope).headers.get("cookie", "")
        try:
            value, signed = self.signer.unsign(cookie_parser(text).get(COOKIE, ""), return_timestamp=True)
        except BadSignature:
            return None, 0.0
        visitor, _, session = value.decode().partition(".")
        return Visit(visitor, session or None), time.time() - signed.timestamp()

    def _cookie(self, value: str) -> str:
        cookie: SimpleCookie = SimpleCookie()
        cookie[COOKIE] = self.signer.sign(value).decode()
        cookie[COOKIE].update(
            {"path": "/", "max-age": str(COOKIE_LIFETIME), "samesite": "lax", "httponly": "yes"}
        )
        if self.secure:
            cookie[COOKIE]["secure"] = True
        return cookie.output(header="").strip()


@asynccontextmanager
async def _closed_when_invalid(sessions: Sessions, visit: Visit, send: Send) -> AsyncIterator[Send]:
    """Close a websocket when its visit becomes invalid: its session ended, or its guest registered or was banned.

    Yields the `send` to use; after the close it drops messages.
    """
    is_closed = False

    async def send_until_closed(message: Message) -> None:
        if not is_closed:
            await send(message)

    async def close_when_invalid() -> None:
        nonlocal is_closed
        await sessions.wait_until_invalid(visit)
        is_closed = True
        reason = AccountEnded.code if visit.session else AccountChanged.code
        await send({"type": "websocket.close", "code": 1008, "reason": reason})

    watching = asyncio.create_task(close_when_invalid())
    try:
        yield send_until_closed
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)


def _sessions(scope: Scope) -> Sessions:
    sessions: Sessions = scope["app"].state.services.accounts.sessions
    return sessions
