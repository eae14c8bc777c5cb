"""Request heads of bounded size, where no proxy in front bounds them: uvicorn's parser keeps what it is sent."""

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST_BYTES = 65_536  # of a request without its body: the address, headers, trailers and what frames chunks
MOST_HEADERS = 100
SLICE = 16_384  # bytes parsed between two looks at the count
LINGER_BYTES = 1_000_000  # dropped after a refusal, so that the client gets to read it
LINGER_SECONDS = 2.0
BODY = b"Request header fields too large."
ANSWER = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-type: text/plain; charset=utf-8\r\n"
    b"content-length: %d\r\nconnection: close\r\n\r\n%b" % (len(BODY), BODY)
)


class TooManyHeaders(Exception):
    """A request has more headers than any browser sends."""


class BoundedHttp(HttpToolsProtocol):
    """HTTP as uvicorn serves it; a request whose head is too large is answered 431 and the connection closed."""

    _kept = 0  # bytes of this request that are not its body
    _is_too_large = False
    _dropped = -1  # bytes since the refusal; -1: nothing was refused

    def data_received(self, data: bytes) -> None:
        """Parse in slices and count what is no body."""
        if self._dropped >= 0:
            return self._drop(len(data))
        for start in range(0, len(data), SLICE):
            part = data[start : start + SLICE]
            self._kept += len(part)
            super().data_received(part)
            if self._kept > MOST_BYTES and not self.transport.is_closing():
                self._is_too_large = True
                self.send_400_response("")
            if self._dropped >= 0 or self.transport.is_closing() or self.transport.get_protocol() is not self:
                return

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count headers; an exception ends the parsing."""
        if len(self.headers) >= MOST_HEADERS:
            self._is_too_large = True
            raise TooManyHeaders()
        super().on_header(name, value)

    def on_body(self, body: bytes) -> None:
        """Let a body be counted elsewhere, where its path is known."""
        self._kept -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Begin to count the next request."""
        self._kept = 0
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Answer a request that cannot be served. What is too large is dropped for a moment before the connection is
        closed: closing it with bytes unread would take the answer away."""
        if not self._is_too_large:
            return super().send_400_response(msg)
        if self._dropped < 0:
            self._dropped = 0
            self.transport.write(ANSWER)
            if self.transport.can_write_eof():
                self.transport.write_eof()
            self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def _drop(self, count: int) -> None:
        self._dropped += count
        if self._dropped > LINGER_BYTES:
            self.transport.abort()
