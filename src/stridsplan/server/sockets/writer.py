"""Writing to a websocket in a task of its own, while the endpoint reads from it."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

import structlog
from fastapi import WebSocket, WebSocketDisconnect

from ..errors import ServerError
from ..log import route_of

log = structlog.get_logger()

CLOSED = "Unexpected ASGI message"  # uvicorn's error for a message to a client that has just disconnected

Write = Callable[[], Coroutine[Any, Any, None]]


@asynccontextmanager
async def socket_writer(socket: WebSocket, write: Write) -> AsyncIterator[asyncio.Task[None]]:
    """Run `write` in a task until the block ends or the client disconnects; yields the task."""
    task = asyncio.create_task(_run(socket, write))
    try:
        with suppress(WebSocketDisconnect):
            yield task
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def _run(socket: WebSocket, write: Write) -> None:
    """Run `write`; if it fails, close the websocket, so that the client opens another."""
    try:
        await write()
    except WebSocketDisconnect:
        return
    except Exception as error:
        if isinstance(error, RuntimeError) and str(error).startswith(CLOSED):
            return
        log.error("socket.failed", route=route_of(socket.scope), exc_info=error)
        await socket.close(1011, ServerError.code)
