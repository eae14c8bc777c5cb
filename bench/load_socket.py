"""A minimal websocket client for the load generator. It costs a fraction of a complete one.

The load generator shares the machine with the server that it measures. So this client validates nothing, and masks
its frames with zeros, which is a valid mask.
"""

import asyncio
from collections.abc import Callable

# The frames of RFC 6455
TEXT, PING, PONG = 0x81, 0x89, 0x8A  # first byte: the last frame of a message, and the kind
LONG, LONGER = 126, 127  # second byte: the length follows in 2 or 8 bytes
MASKED, NO_MASK = 0x80, bytes(4)  # flag of the second byte, and a mask that changes nothing


class LoadSocket(asyncio.Protocol):
    """One websocket. `on_message` receives every text message as bytes; `on_lost` is called when an open connection is
    lost."""

    def __init__(
        self,
        path: str,
        host: str,
        cookie: str,
        on_message: Callable[[bytes], None],
        on_lost: Callable[[], None],
    ):
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c3RyaWRzcGxhbiBiZW5jaA==\r\nCookie: {cookie}\r\n\r\n"
        )
        self.on_message, self.on_lost = on_message, on_lost
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._rest = b""  # received, but not yet a whole frame

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the upgrade request."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request.encode())

    def connection_lost(self, error: Exception | None) -> None:
        """Report the loss: to `on_lost`, or to the future of a socket that is not open yet."""
        if self.open.done():
            self.on_lost()
        else:
            self.open.set_exception(error or ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        """Pass on every complete message."""
        data = self._rest + data if self._rest else data
        if not self.open.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            self._begin(head)
        self._rest = self._read(data)

    def send(self, text: bytes) -> None:
        """Send a text message."""
        self._send_frame(TEXT, text)

    def _send_frame(self, kind: int, data: bytes) -> None:
        size = len(data)
        if size < LONG:
            head = bytes((kind, MASKED | size))
        else:
            head = bytes((kind, MASKED | LONG)) + size.to_bytes(2, "big")
        self.transport.write(head + NO_MASK + data)

    def close(self) -> None:
        """Close the connection at once."""
        self.transport.abort()

    def _begin(self, head: bytes) -> None:
        if head.startswith(b"HTTP/1.1 101"):
            self.open.set_result(None)
        else:
            self.open.set_exception(ConnectionError(head.split(b"\r\n")[0].decode()))

    def _read(self, data: bytes) -> bytes:
        """Pass on the complete messages; return the rest."""
        at = 0
        while (frame := _frame(data, at)) is not None:
            kind, begin, at = frame
            if kind == TEXT:
                self.on_message(data[begin:at])
            elif kind == PING:  # without an answer the server closes the connection
                self._send_frame(PONG, data[begin:at])
        return data[at:]


def _frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """Return kind, begin and end of the frame at `at`, or None if it is incomplete."""
    if len(data) < at + 2:
        return None
    size, begin = data[at + 1], at + 2
    if size == LONG:
        size, begin = int.from_bytes(data[begin : begin + 2], "big"), begin + 2
    elif size == LONGER:
        size, begin = int.from_bytes(data[begin : begin + 8], "big"), begin + 8
    end = begin + size
    return (data[at], begin, end) if len(data) >= end else None
