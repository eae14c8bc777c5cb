"""Adds security headers to responses, and checks the host, the origin and the size of requests."""

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
# the ASGI messages with the headers of a response; accepted websockets need no security headers
STARTS = ("http.response.start", "websocket.http.response.start")
HOST = re.compile(r"(?P<name>[a-z0-9._-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?")
DIGITS = re.compile("[0-9]{1,12}")  # of a Content-Length header
# The only security headers that have an effect on scripts, fonts and other files that are not documents
FILE_HEADERS = {name: HEADERS[name] for name in ("x-content-type-options", "cross-origin-resource-policy")}
DOCUMENTS = ("text/html", "image/svg+xml")  # content types that a browser can open as a page
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


class SecurityHeaders:
    """ASGI middleware that adds security headers to every response."""

    def __init__(self, app: ASGIApp):
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Call the app and add the headers to its response."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] in STARTS:
                headers = MutableHeaders(scope=message)
                for name, value in _headers_for(scope["path"], headers.get("content-type", "")).items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_headers)


def _headers_for(path: str, content_type: str) -> dict[str, str]:
    is_document = not content_type or content_type.startswith(DOCUMENTS)
    return FILE_HEADERS if path.startswith("/static/") and not is_document else HEADERS


class Hosts:
    """The host names that requests may have.

    Without this check, another site could let its own name resolve to our address (DNS rebinding). Browsers would then
    treat requests of its pages to our server as same-origin. IP addresses are always allowed: they need no resolution.
    """

    def __init__(self, hosts: str, origin: str):
        """`hosts`: names separated by commas, `*.name` for subdomains, `*` for all; the host of `origin` is allowed
        too."""
        listed = [name.strip().lower() for name in hosts.split(",")]
        host_of_origin = urlsplit(origin).hostname or ""
        self._names = {name for name in (*listed, host_of_origin, "localhost", "*.localhost") if name}

    def allows(self, host: str) -> bool:
        """Return whether a Host header, perhaps with a port, is allowed."""
        found = HOST.fullmatch(host.lower())
        name = found["name"].removesuffix(".") if found else ""
        if "*" in self._names or name in self._names or _is_address(name.strip("[]")):
            return True
        return any(f"*{name[dot:]}" in self._names for dot in range(len(name)) if name[dot] == ".")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class RequestGuard:
    """ASGI middleware that refuses other hosts, requests from other sites' pages, and large bodies."""

    def __init__(self, app: ASGIApp, origin: str, hosts: str, max_body: int, body_limits: Mapping[str, int]):
        """`max_body`: the limit of bodies in bytes. `body_limits`: other limits, by path."""
        self.app, self.origin, self.max_body, self.body_limits = app, origin, max_body, body_limits
        self.hosts = Hosts(hosts, origin)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Call the app, or send an error."""
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        try:
            self._check(scope)
        except ServerError as error:
            return await refuse(error, scope, receive, send)
        await self.app(scope, _limited(receive, self._max_body(scope)), send)

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        host = headers.get("host")
        if host is not None and not self.hosts.allows(host):  # every browser sends a Host header
            raise RequestHost()
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if changes and not self._is_same_origin(headers):
            raise RequestOrigin()
        length = headers.get("content-length", "0")
        if not DIGITS.fullmatch(length) or int(length) > self._max_body(scope):
            raise RequestTooLarge()

    def _max_body(self, scope: Scope) -> int:
        """Return the limit of the body in bytes."""
        return self.body_limits.get(scope["path"], self.max_body)

    def _is_same_origin(self, headers: Headers) -> bool:
        """Return whether the origin is ours. A client that sends none is not a browser, so no other site can misuse
        it."""
        origin = headers.get("origin")
        if origin is None:
            return True
        return origin == self.origin if self.origin else host_of(origin) == headers.get("host")


def _limited(receive: Receive, limit: int) -> Receive:
    """Limit a body while it is read, since its length may not be known in advance."""
    total = 0

    async def receive_limited() -> Message:
        nonlocal total
        message = await receive()
        total += len(message.get("body", b"")) if message["type"] == "http.request" else 0
        if total > limit:
            raise HTTPException(413)  # Starlette passes on only this exception while a body is read
        return message

    return receive_limited


def host_of(origin: str) -> str | None:
    """Return the host of an origin; None if it is not a URL."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


async def refuse(error: ServerError, scope: Scope, receive: Receive, send: Send) -> None:
    """Send an error in response to a request or a websocket handshake."""
    if scope["type"] == "http" or "websocket.http.response" in scope.get("extensions", ()):
        return await error.response()(scope, receive, send)
    await receive()
    await send({"type": "websocket.close", "code": 1008, "reason": error.code})
