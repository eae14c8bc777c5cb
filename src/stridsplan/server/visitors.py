"""Who is there: every browser is a visitor, known by a signed cookie made at its first request.

A visitor with an account has several browsers: the cookie of each holds a session too, which can be ended.
"""

import asyncio
import os
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import TYPE_CHECKING, Annotated

from fastapi import Depends
from itsdangerous import BadSignature, TimestampSigner
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .errors import AccountChanged, AccountEnded, ServerError
from .security import refuse

if TYPE_CHECKING:
    from .accounts.sessions import Sessions

COOKIE = "stridsplan"
DAY = 86_400
LIFETIME = 400 * DAY  # the longest a browser keeps a cookie
RENEWAL = 30 * DAY
NO_VISITOR = ("/static/", "/healthz", "/livez", "/metrics")


def secret_key(data: Path) -> bytes:
    """Read the key that signs cookies, or make it; only the owner of the process may read the file."""
    path = data / "secret.key"
    if not path.exists():
        _make_key(path)
    return path.read_bytes()


def _make_key(path: Path) -> None:
    """Make a key, whole or not at all; of two servers that do so at once, the first makes it."""
    with NamedTemporaryFile(dir=path.parent) as file:  # for its owner alone
        file.write(secrets.token_bytes(32))
        file.flush()
        os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(file.name, path)


@dataclass
class Visit:
    """Who makes a request. Logging in or out changes it, and the answer brings the browser its new cookie."""

    visitor: str = field(default_factory=lambda: secrets.token_hex(12))
    session: str | None = None  # the secret of an account's session; None: a guest

    @property
    def value(self) -> str:
        """What the cookie says."""
        return f"{self.visitor}.{self.session}" if self.session else self.visitor

    def become(self, other: "Visit") -> None:
        """Be somebody else from now on."""
        self.visitor, self.session = other.visitor, other.session


class Visitors:
    """ASGI middleware that puts who is there into `scope["visit"]` and hands out cookies."""

    def __init__(self, app: ASGIApp, key: bytes, secure: bool):
        self.app, self.secure = app, secure
        self.signer = TimestampSigner(key, salt="visitor")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Name the visitor, then pass on; a new, changed or ageing cookie goes out with the answer."""
        if scope["type"] not in ("http", "websocket") or scope["path"].startswith(NO_VISITOR):
            return await self.app(scope, receive, send)
        try:
            visit, known = await self._recognise(scope)
        except ServerError as error:
            return await refuse(error, scope, receive, send)
        scope["visit"] = visit

        async def send_with_cookie(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept") and visit.value != known:
                message.setdefault("headers", [])
                MutableHeaders(scope=message).append("set-cookie", self._cookie(visit.value))
            await send(message)

        if scope["type"] == "http":
            return await self.app(scope, receive, send_with_cookie)
        async with _ending_with(_sessions(scope), visit, send_with_cookie) as sending:
            await self.app(scope, receive, sending)

    async def _recognise(self, scope: Scope) -> tuple[Visit, str | None]:
        """Who is there, and what the browser's cookie says of it unless it is to be renewed."""
        visit, age = self._read(scope)
        if visit is None or not await _sessions(scope).hold(visit):
            return Visit(), None
        return visit, visit.value if age < RENEWAL else None

    def _read(self, scope: Scope) -> tuple[Visit | None, float]:
        """Whom a request's cookie names, and the cookie's age in seconds."""
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
        cookie[COOKIE].update({"path": "/", "max-age": str(LIFETIME), "samesite": "lax", "httponly": "yes"})
        if self.secure:
            cookie[COOKIE]["secure"] = True
        return cookie.output(header="").strip()


@asynccontextmanager
async def _ending_with(sessions: "Sessions", visit: Visit, send: Send) -> AsyncIterator[Send]:
    """A way to send on a websocket that is closed when its visit does not hold any more: the session has ended, or the
    guest has an account. What is sent later goes nowhere."""
    ended = False

    async def send_until_ended(message: Message) -> None:
        if not ended:
            await send(message)

    async def close_when_ended() -> None:
        nonlocal ended
        await sessions.ending(visit)
        ended = True
        reason = AccountEnded.code if visit.session else AccountChanged.code
        await send({"type": "websocket.close", "code": 1008, "reason": reason})

    watching = asyncio.create_task(close_when_ended())
    try:
        yield send_until_ended
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)


def _sessions(scope: Scope) -> "Sessions":
    sessions: Sessions = scope["app"].state.house.accounts.sessions
    return sessions


def visit_of(connection: HTTPConnection) -> Visit:
    """Who made a request, to be changed by logging in and out."""
    visit: Visit = connection.scope["visit"]
    return visit


def visitor_of(connection: HTTPConnection) -> str:
    """The id of the visitor who made a request."""
    return visit_of(connection).visitor


Visitor = Annotated[str, Depends(visitor_of)]
CurrentVisit = Annotated[Visit, Depends(visit_of)]
