"""What every answer carries and every request must satisfy: headers, its own origin, a sensible size."""

import re
from collections.abc import Mapping
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .errors import RequestHost, RequestOrigin, RequestTooLarge, ServerError

HEADERS = {
    "content-security-policy": "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
STARTS = ("http.response.start", "websocket.http.response.start")
HOST = re.compile(r"(?P<name>[a-z0-9._-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?")
DIGITS = re.compile("[0-9]{1,12}")
# A page is made of many small files, and what rules a document means nothing to a script or a font
FILE_HEADERS = {name: HEADERS[name] for name in ("x-content-type-options", "cross-origin-resource-policy")}
DOCUMENTS = ("text/html", "image/svg+xml")
SAFE = ("GET", "HEAD", "OPTIONS")


class SecurityHeaders:
    """ASGI middleware: the same headers on every answer, but for files that are no documents."""

    def __init__(self, app: ASGIApp):
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Add the headers to what the rest of the server answers."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] in STARTS:
                headers = MutableHeaders(scope=message)
                for name, value in _headers_for(scope["path"], headers.get("content-type", "")).items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_headers)


def _headers_for(path: str, kind: str) -> dict[str, str]:
    is_part = path.startswith("/static/") and kind and not kind.startswith(DOCUMENTS)
    return FILE_HEADERS if is_part else HEADERS


class Hosts:
    """The names under which a server may be asked. A page of another site can have its own name lead to our address
    (DNS rebinding): then its requests are of our origin to the browser, but they say that name.

    Addresses in digits always hold: no name leads to them.
    """

    def __init__(self, hosts: str, origin: str):
        """`hosts`: names set apart by commas, `*.name` for all below one, `*` for all; `origin` holds too."""
        told = [name.strip().lower() for name in hosts.split(",")]
        own = urlsplit(origin).hostname or ""
        self._names = {name for name in (*told, own, "localhost", "*.localhost") if name}

    def holds(self, host: str) -> bool:
        """Tell whether what a request calls the server, perhaps with a port, is a name of it."""
        found = HOST.fullmatch(host.lower())
        name = found["name"].removesuffix(".") if found else ""
        if "*" in self._names or name in self._names or _is_address(name.strip("[]")):
            return True
        return any(f"*{name[at:]}" in self._names for at in range(len(name)) if name[at] == ".")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class Gate:
    """ASGI middleware: refuses what another site's page sends, and bodies that are too large."""

    def __init__(self, app: ASGIApp, origin: str, hosts: str, max_body: int, larger: Mapping[str, int]):
        """`larger`: the bodies of some paths may be so large."""
        self.app, self.origin, self.max_body, self.larger = app, origin, max_body, larger
        self.hosts = Hosts(hosts, origin)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through or answer it with an error."""
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        try:
            self._check(scope)
        except ServerError as error:
            return await refuse(error, scope, receive, send)
        await self.app(scope, _counted(receive, self._most(scope)), send)

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        host = headers.get("host")
        if host is not None and not self.hosts.holds(host):  # who names none is no browser
            raise RequestHost()
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and not self._is_own(headers):
            raise RequestOrigin()
        length = headers.get("content-length", "0")
        if not DIGITS.fullmatch(length) or int(length) > self._most(scope):
            raise RequestTooLarge()

    def _most(self, scope: Scope) -> int:
        """How large the body may be, in bytes."""
        return self.larger.get(scope["path"], self.max_body)

    def _is_own(self, headers: Headers) -> bool:
        """A browser names the page's origin; other clients name none and hold no cookie of somebody else."""
        origin = headers.get("origin")
        if origin is None:
            return True
        return origin == self.origin if self.origin else host_of(origin) == headers.get("host")


def _counted(receive: Receive, most: int) -> Receive:
    """Count a body of unstated length while it is read."""
    total = 0

    async def receive_counted() -> Message:
        nonlocal total
        message = await receive()
        total += len(message.get("body", b"")) if message["type"] == "http.request" else 0
        if total > most:
            raise HTTPException(413)  # the one kind of error that reading a body lets through
        return message

    return receive_counted


def host_of(origin: str) -> str | None:
    """The host that an origin names; None if it is no address."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


async def refuse(error: ServerError, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request, or the handshake of a websocket, with an error."""
    if scope["type"] == "http" or "websocket.http.response" in scope.get("extensions", ()):
        return await error.response()(scope, receive, send)
    await receive()
    await send({"type": "websocket.close", "code": 1008, "reason": error.code})
