"""Who is there: every browser is a visitor, known by a signed cookie made at its first request."""

import os
import secrets
import time
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Annotated

from fastapi import Depends
from itsdangerous import BadSignature, TimestampSigner
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE = "stridsplan"
DAY = 86_400
LIFETIME = 400 * DAY  # the longest a browser keeps a cookie
RENEWAL = 30 * DAY
NO_VISITOR = ("/static/", "/healthz")


def secret_key(data: Path) -> bytes:
    """Read the key that signs cookies, or make it; only the owner of the process may read the file."""
    path = data / "secret.key"
    try:
        handle = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(handle, "wb") as file:
        key = secrets.token_bytes(32)
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    return key


class Visitors:
    """ASGI middleware that puts the visitor's id into `scope["visitor"]` and hands out cookies."""

    def __init__(self, app: ASGIApp, key: bytes, secure: bool):
        self.app, self.secure = app, secure
        self.signer = TimestampSigner(key, salt="visitor")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Name the visitor, then pass on; a new or ageing cookie goes out with the answer."""
        if scope["type"] not in ("http", "websocket") or scope["path"].startswith(NO_VISITOR):
            return await self.app(scope, receive, send)
        visitor, age = self._read(scope)
        scope["visitor"] = visitor or secrets.token_hex(12)
        if visitor and age < RENEWAL:
            return await self.app(scope, receive, send)

        async def send_with_cookie(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                message.setdefault("headers", [])
                MutableHeaders(scope=message).append("set-cookie", self._cookie(scope["visitor"]))
            await send(message)

        await self.app(scope, receive, send_with_cookie)

    def _read(self, scope: Scope) -> tuple[str | None, float]:
        """The visitor a request's cookie names, and the cookie's age in seconds."""
        text = HTTPConnection(scope).headers.get("cookie", "")
        try:
            value, signed = self.signer.unsign(cookie_parser(text).get(COOKIE, ""), return_timestamp=True)
        except BadSignature:
            return None, 0.0
        return value.decode(), time.time() - signed.timestamp()

    def _cookie(self, visitor: str) -> str:
        cookie: SimpleCookie = SimpleCookie()
        cookie[COOKIE] = self.signer.sign(visitor).decode()
        cookie[COOKIE].update({"path": "/", "max-age": str(LIFETIME), "samesite": "lax", "httponly": "yes"})
        if self.secure:
            cookie[COOKIE]["secure"] = True
        return cookie.output(header="").strip()


def visitor_of(connection: HTTPConnection) -> str:
    """The id of the visitor who made a request."""
    return str(connection.scope["visitor"])


Visitor = Annotated[str, Depends(visitor_of)]
