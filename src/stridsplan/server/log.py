"""The log: one line an event, for eyes at a terminal and as JSON elsewhere; never a secret of anybody's.

Secrets stay out by construction: a request is named by its route's template, an error by its kind and place. The
text of an error may repeat what somebody sent, so it is left out.
"""

import asyncio
import logging
import secrets
import sys
import time
import traceback
from collections.abc import MutableMapping
from contextlib import suppress
from typing import Any, TextIO

import structlog
from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from .errors import ServerError
from .metrics import count_request

log = structlog.get_logger()

REQUEST_ID = "x-request-id"
STARTS = ("http.response.start", "websocket.http.response.start", "websocket.accept")
UNLISTED = ("/static", "/healthz", "/livez", "/metrics")  # what would drown the rest
GONE = (ClientDisconnect, WebSocketDisconnect, ClientDisconnected)  # what is raised when a client has gone
REFUSED = (
    "ASGI callable returned without completing handshake."  # what uvicorn calls a websocket that is refused
)
ADDRESS = frozenset(("errno", "strerror", "sqlite_errorname", "sqlstate"))  # what an error may say of itself


def configure_log(form: str = "auto", level: str = "auto", stream: TextIO | None = None) -> None:
    """Log to a stream, standard error unless told otherwise; `form` is json, text, or auto: text at a terminal.

    Level auto: whoever sits at a terminal reads what is wrong, everybody else every request.
    """
    stream = stream or sys.stderr
    level = {"auto": "warning" if stream.isatty() else "info"}.get(level, level)
    is_text = form == "text" or (form == "auto" and stream.isatty())
    stamp = structlog.processors.TimeStamper(fmt="%Y-%m-%d %H:%M:%S" if is_text else "iso", utc=not is_text)
    structlog.configure(
        logger_factory=structlog.PrintLoggerFactory(stream),
        wrapper_class=structlog.make_filtering_bound_logger(level),
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            stamp,
            tell_error,
            structlog.dev.ConsoleRenderer(colors=stream.isatty()) if is_text else _json(),
        ],
    )
    logging.basicConfig(handlers=[FromLibraries()], level=logging.WARNING, force=True)


def _json() -> structlog.processors.JSONRenderer:
    return structlog.processors.JSONRenderer(sort_keys=False, ensure_ascii=False)


class FromLibraries(logging.Handler):
    """Lines of libraries, as events of the log: the line's first part, without what it is about."""

    def emit(self, record: logging.LogRecord) -> None:
        """Pass a line on. Only the template: its arguments may hold addresses with keys in them."""
        said = str(record.msg).splitlines() or [""]
        level = logging.DEBUG if said[0] == REFUSED else record.levelno
        log.log(level, "library", logger=record.name, said=said[0], exc_info=record.exc_info or None)


def tell_error(logger: Any, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Replace an exception by its kind and place; a structlog processor."""
    given = event.pop("exc_info", None)
    error = given[1] if isinstance(given, tuple) else given
    if isinstance(error, BaseException):
        event["exception"] = kinds_and_places(error)
    return event


def kinds_and_places(error: BaseException) -> str:
    """A traceback without the texts of the errors, the first cause first."""
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    before = kinds_and_places(cause) + "\n" if cause else ""
    places = "".join(traceback.format_tb(error.__traceback__))
    told = [f"{name}={getattr(error, name)}" for name in sorted(ADDRESS) if getattr(error, name, None)]
    return f"{before}{places}{type(error).__name__} {' '.join(told)}".rstrip()


def tell_of_tasks() -> None:
    """Log what fails in a task that nobody awaits, in the same way."""

    def failed(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        log.error("task.failed", said=context.get("message"), exc_info=context.get("exception"))

    asyncio.get_running_loop().set_exception_handler(failed)


class Requests:
    """ASGI middleware: an id for every request, a line in the log, and an answer to what failed."""

    def __init__(self, app: ASGIApp):
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request and say how it went."""
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        answer = Answer(scope, send)
        with structlog.contextvars.bound_contextvars(request=answer.id):
            try:
                await self.app(scope, receive, answer.send)
            except GONE:
                answer.is_cut = True  # nobody waits for it: no failure of ours
            except Exception as error:
                log.error("request.failed", route=route_of(scope), exc_info=error)
                await answer.fail(receive)
            finally:
                answer.log()


class Answer:
    """The answer to one request, watched on its way out."""

    def __init__(self, scope: Scope, send: Send):
        self.scope, self._send = scope, send
        self.id = secrets.token_hex(8)
        self.status: int | None = None
        self.is_cut = False
        self.began = time.perf_counter()

    async def send(self, message: Message) -> None:
        """Send a part of the answer; its head carries the id."""
        if message["type"] in STARTS:
            message.setdefault("headers", [])
            MutableHeaders(scope=message)[REQUEST_ID] = self.id
            self.status = message.get("status", 101)
        await self._send(message)

    async def fail(self, receive: Receive) -> None:
        """Say that the server failed, if nothing has been said yet."""
        if self.scope["type"] == "websocket":
            with suppress(*GONE):
                await self._send({"type": "websocket.close", "code": 1011, "reason": ServerError.code})
        elif self.status is None:
            await ServerError(request=self.id).response()(self.scope, receive, self.send)

    def log(self) -> None:
        """Write the line."""
        seconds, status = time.perf_counter() - self.began, self.status or 499  # 499: gone before the answer
        status = 499 if self.is_cut and status != 101 else status
        level = logging.DEBUG if self.scope["path"].startswith(UNLISTED) else logging.INFO
        method = self.scope.get("method", "WEBSOCKET")
        route, ms = route_of(self.scope), round(1000 * seconds, 1)
        log.log(level, "request", method=method, route=route, status=status, ms=ms)
        count_request(method, route, status, seconds)


def route_of(scope: Scope) -> str:
    """The template of the address that was asked for; never the address itself, which may hold a key."""
    route = scope.get("route")
    if route is not None:
        return str(getattr(route, "path_format", route.path))
    return "/static" if scope["path"].startswith("/static/") else "-"
