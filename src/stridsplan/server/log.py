"""The log: one line for each event, as text at a terminal and as JSON elsewhere, without secrets.

No secret is logged: a request is logged with the template of its route, an error with its type and
traceback. The text of an error may repeat what a client sent, so it is not logged.
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
# the ASGI messages with the status and headers of a response
STARTS = ("http.response.start", "websocket.http.response.start", "websocket.accept")
FREQUENT_PATHS = ("/static", "/healthz", "/livez", "/metrics")  # logged at level debug
# raised when a client has disconnected
DISCONNECTED = (ClientDisconnect, WebSocketDisconnect, ClientDisconnected)
REFUSED = "ASGI callable returned without completing handshake."  # uvicorn's message for a refused websocket
# attributes of errors that are logged
ERROR_CODES = frozenset(("errno", "strerror", "sqlite_errorname", "sqlstate"))


def configure_log(form: str = "auto", level: str = "auto", stream: TextIO | None = None) -> None:
    """Log to a stream, by default standard error; `form` is json, text, or auto: text at a terminal.

    Level auto is warning at a terminal and info elsewhere, which includes all requests except those of FREQUENT_PATHS.
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
            format_error,
            structlog.dev.ConsoleRenderer(colors=stream.isatty()) if is_text else _json(),
        ],
    )
    logging.basicConfig(handlers=[LibraryHandler()], level=logging.WARNING, force=True)


def _json() -> structlog.processors.JSONRenderer:
    return structlog.processors.JSONRenderer(sort_keys=False, ensure_ascii=False)


class LibraryHandler(logging.Handler):
    """Logs the messages of libraries."""

    def emit(self, record: logging.LogRecord) -> None:
        """Log only the first line of the message's template: the arguments may contain URLs with keys."""
        lines = str(record.msg).splitlines() or [""]
        level = logging.DEBUG if lines[0] == REFUSED else record.levelno
        log.log(level, "library", logger=record.name, message=lines[0], exc_info=record.exc_info or None)


def format_error(logger: Any, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Replace an exception by its types and traceback; a structlog processor."""
    exc_info = event.pop("exc_info", None)
    error = exc_info[1] if isinstance(exc_info, tuple) else exc_info
    if isinstance(error, BaseException):
        event["exception"] = traceback_without_texts(error)
    return event


def traceback_without_texts(error: BaseException) -> str:
    """Return a traceback without the texts of the errors, the first cause first."""
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    before = traceback_without_texts(cause) + "\n" if cause else ""
    frames = "".join(traceback.format_tb(error.__traceback__))
    codes = [f"{name}={getattr(error, name)}" for name in sorted(ERROR_CODES) if getattr(error, name, None)]
    return f"{before}{frames}{type(error).__name__} {' '.join(codes)}".rstrip()


def log_task_failures() -> None:
    """Log the errors of tasks that nobody awaits."""

    def failed(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        log.error("task.failed", message=context.get("message"), exc_info=context.get("exception"))

    asyncio.get_running_loop().set_exception_handler(failed)


class RequestLog:
    """ASGI middleware that gives every request an id, logs it, and turns unexpected errors into responses."""

    def __init__(self, app: ASGIApp):
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Call the app and log the request."""
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        response = LoggedResponse(scope, send)
        with structlog.contextvars.bound_contextvars(request=response.id):
            try:
                await self.app(scope, receive, response.send)
            except DISCONNECTED:
                response.is_aborted = True  # the client has disconnected; this is no error of the server
            except Exception as error:
                log.error("request.failed", route=route_of(scope), exc_info=error)
                await response.fail(receive)
            finally:
                response.log()


class LoggedResponse:
    """Sends the response to one request, and records what the log needs."""

    def __init__(self, scope: Scope, send: Send):
        self.scope, self._send = scope, send
        self.id = secrets.token_hex(8)
        self.status: int | None = None
        self.is_aborted = False
        self.began = time.perf_counter()

    async def send(self, message: Message) -> None:
        """Send a part of the response; add the request's id to its headers."""
        if message["type"] in STARTS:
            message.setdefault("headers", [])
            MutableHeaders(scope=message)[REQUEST_ID] = self.id
            self.status = message.get("status", 101)  # 101: an accepted websocket
        await self._send(message)

    async def fail(self, receive: Receive) -> None:
        """Send a server error if nothing has been sent yet; close a websocket in any case."""
        if self.scope["type"] == "websocket":
            with suppress(*DISCONNECTED):
                await self._send({"type": "websocket.close", "code": 1011, "reason": ServerError.code})
        elif self.status is None:
            await ServerError(request=self.id).response()(self.scope, receive, self.send)

    def log(self) -> None:
        """Log and count the request."""
        seconds = time.perf_counter() - self.began
        status = self.status or 499  # 499: disconnected before the response
        status = 499 if self.is_aborted and status != 101 else status
        level = logging.DEBUG if self.scope["path"].startswith(FREQUENT_PATHS) else logging.INFO
        method = self.scope.get("method", "WEBSOCKET")
        route, ms = route_of(self.scope), round(1000 * seconds, 1)
        log.log(level, "request", method=method, route=route, status=status, ms=ms)
        count_request(method, route, status, seconds)


def route_of(scope: Scope) -> str:
    """Return the template of a request's route; never its path, which may hold a key."""
    route = scope.get("route")
    if route is not None:
        return str(getattr(route, "path_format", route.path))
    return "/static" if scope["path"].startswith("/static/") else "-"
