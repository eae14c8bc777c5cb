"""Websocket endpoints."""

import asyncio
import contextlib

from fastapi import APIRouter, WebSocket

from ..errors import ServerError
from ..rates import charge_events
from ..services import Services, services_of
from ..visits import Visitor
from .schemas import Command, Watch, read_ping, read_table_message
from .tables import TableSocket
from .users import UserSocket
from .writer import socket_writer

router = APIRouter(prefix="/api/v1")


@router.websocket("/tables/{table_id}/live")
async def watch_table(websocket: WebSocket, table_id: str, visitor: Visitor) -> None:
    """Serve one client at one table."""
    services = services_of(websocket)
    await websocket.accept()
    try:
        services.rates.count("read", websocket)
        await services.tables.get(table_id, visitor)
    except ServerError as error:
        await websocket.send_json({"type": "error"} | error.body())
        return await websocket.close(1008, error.code)
    socket = TableSocket(websocket, table_id, visitor, lambda count: charge_events(websocket, count))
    services.table_sockets.add(socket)
    try:
        async with socket_writer(websocket, lambda: socket.write(services.tables, services.chat)) as writer:
            await _serve_table(services, socket, writer)
    finally:
        services.table_sockets.remove(socket)


@router.websocket("/live")
async def follow_user(websocket: WebSocket, visitor: Visitor) -> None:
    """Serve one page of a user."""
    services = services_of(websocket)
    await websocket.accept()
    socket = UserSocket(websocket, visitor)
    services.user_sockets.add(socket)
    try:
        async with socket_writer(websocket, lambda: socket.write(services.tables)) as writer:
            await _serve_user(services, socket, writer)
    finally:
        services.user_sockets.remove(socket)


async def _serve_table(services: Services, socket: TableSocket, writer: asyncio.Task[None]) -> None:
    """Handle messages one after the other until the client disconnects or the writer ends."""
    while not writer.done():
        received = await socket.socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        try:
            await _handle(services, socket, received.get("text") or "")
        except ServerError as error:
            await socket.send({"type": "error"} | error.body())


async def _handle(services: Services, socket: TableSocket, text: str) -> None:
    services.rates.count("read", socket.socket)
    message = read_table_message(text)
    if isinstance(message, Watch):
        await _end_stand_ins(services, socket, message)
        socket.start_watching(message)
    elif isinstance(message, Command):
        services.rates.count("write", socket.socket)
        await socket.play(services.tables, message)
    else:
        await socket.send({"type": "pong"})


async def _end_stand_ins(services: Services, socket: TableSocket, watch: Watch) -> None:
    """Let a visitor who watches as a seat play the seats again that stand-in bots played."""
    if watch.seat is None:
        return
    with contextlib.suppress(ServerError):  # the update that follows reports the error
        await services.tables.end_stand_ins(socket.table_id, socket.visitor)


async def _serve_user(services: Services, socket: UserSocket, writer: asyncio.Task[None]) -> None:
    """Answer pings until the client disconnects or the writer ends."""
    while not writer.done():
        received = await socket.socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        try:
            services.rates.count("read", socket.socket)
            read_ping(received.get("text") or "")
        except ServerError as error:
            await socket.send({"type": "error"} | error.body())
        else:
            await socket.send({"type": "pong"})
