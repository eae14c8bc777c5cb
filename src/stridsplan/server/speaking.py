"""Speaking on a websocket while it is listened to."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

import structlog
from fastapi import WebSocket, WebSocketDisconnect

from .errors import ServerError
from .log import route_of

log = structlog.get_logger()

CLOSED = "Unexpected ASGI message"  # what uvicorn says of sending to a browser that has just gone


@asynccontextmanager
async def speaking(
    socket: WebSocket, words: Callable[[], Coroutine[Any, Any, None]]
) -> AsyncIterator[asyncio.Task[None]]:
    """Speak for as long as the block listens, at the most until the browser goes."""
    task = asyncio.create_task(_speak(socket, words))
    try:
        with suppress(WebSocketDisconnect):
            yield task
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def _speak(socket: WebSocket, words: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Speak; where that fails, end the line, so that the browser opens another."""
    try:
        await words()
    except WebSocketDisconnect:
        return
    except Exception as error:
        if isinstance(error, RuntimeError) and str(error).startswith(CLOSED):
            return
        log.error("line.failed", route=route_of(socket.scope), exc_info=error)
        await socket.close(1011, ServerError.code)
