"""A websocket for measuring: it does what a browser's does, at a fraction of the cost.

The load shares the machine with the server that it measures. So this client reads frames without unmasking or
checking anything, and masks with zeros, which a server cannot tell from other masks.
"""

import asyncio
from collections.abc import Callable

LONG, LONGER = 126, 127
TEXT, PING, PONG = 0x81, 0x89, 0x8A
MASKED, NO_MASK = 0x80, bytes(4)


class Line(asyncio.Protocol):
    """One connection; `hear` gets every message as bytes, `lost` is called when it is gone."""

    def __init__(
        self, path: str, host: str, cookie: str, hear: Callable[[bytes], None], lost: Callable[[], None]
    ):
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c3RyaWRzcGxhbiBiZW5jaA==\r\nCookie: {cookie}\r\n\r\n"
        )
        self.hear, self.lost = hear, lost
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._left = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a websocket."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request.encode())

    def connection_lost(self, error: Exception | None) -> None:
        """Tell who waits for the line to open, or had it open."""
        if self.open.done():
            self.lost()
        else:
            self.open.set_exception(error or ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        """Take what came, and hand on every whole message."""
        data = self._left + data if self._left else data
        if not self.open.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._left = head
                return
            self._begin(head)
        self._left = self._read(data)

    def say(self, text: bytes) -> None:
        """Send a message."""
        self._send(TEXT, text)

    def _send(self, kind: int, data: bytes) -> None:
        size = len(data)
        if size < LONG:
            head = bytes((kind, MASKED | size))
        else:
            head = bytes((kind, MASKED | LONG)) + size.to_bytes(2, "big")
        self.transport.write(head + NO_MASK + data)

    def close(self) -> None:
        """Hang up."""
        self.transport.abort()

    def _begin(self, head: bytes) -> None:
        if head.startswith(b"HTTP/1.1 101"):
            self.open.set_result(None)
        else:
            self.open.set_exception(ConnectionError(head.split(b"\r\n")[0].decode()))

    def _read(self, data: bytes) -> bytes:
        """Hand on the whole messages; give what is left."""
        at = 0
        while (frame := _frame(data, at)) is not None:
            kind, begin, at = frame
            if kind == TEXT:
                self.hear(data[begin:at])
            elif kind == PING:  # who does not answer is taken to be gone
                self._send(PONG, data[begin:at])
        return data[at:]


def _frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """Kind, begin and end of the frame that starts here, if all of it is there."""
    if len(data) < at + 2:
        return None
    size, begin = data[at + 1], at + 2
    if size == LONG:
        size, begin = int.from_bytes(data[begin : begin + 2], "big"), begin + 2
    elif size == LONGER:
        size, begin = int.from_bytes(data[begin : begin + 8], "big"), begin + 8
    end = begin + size
    return (data[at], begin, end) if len(data) >= end > begin else None
