"""Limits the size of request headers, for servers without a proxy: uvicorn's parser has no limit."""

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MAX_BYTES = 65_536  # of a request except its body: URL, headers, trailers and chunk framing
MAX_HEADERS = 100
SLICE = 16_384  # bytes parsed between two checks
# After a refusal, the server still reads and drops this much for this long, so that the client can read the response
LINGER_BYTES, LINGER_SECONDS = 1_000_000, 2.0
BODY = b"Request header fields too large."
RESPONSE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-type: text/plain; charset=utf-8\r\n"
    b"content-length: %d\r\nconnection: close\r\n\r\n%b" % (len(BODY), BODY)
)


class TooManyHeaders(Exception):
    """A request has too many headers."""


class LimitedHttp(HttpToolsProtocol):
    """Uvicorn's HTTP protocol; a request whose head is too large gets status 431, and its connection is closed."""

    _counted = 0  # bytes of this request except its body
    _is_too_large = False
    _dropped = -1  # bytes since the refusal; -1 if nothing was refused

    def data_received(self, data: bytes) -> None:
        """Parse in slices, and count bytes that are not in the body."""
        if self._dropped >= 0:
            return self._drop(len(data))
        for start in range(0, len(data), SLICE):
            part = data[start : start + SLICE]
            self._counted += len(part)
            super().data_received(part)
            if self._counted > MAX_BYTES and not self.transport.is_closing():
                self._is_too_large = True
                self.send_400_response("")
            is_handed_over = self.transport.get_protocol() is not self  # to the protocol of websockets
            if self._dropped >= 0 or self.transport.is_closing() or is_handed_over:
                return

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count headers; an exception stops the parser."""
        if len(self.headers) >= MAX_HEADERS:
            self._is_too_large = True
            raise TooManyHeaders()
        super().on_header(name, value)

    def on_body(self, body: bytes) -> None:
        """Do not count the body: `security.RequestGuard` limits it."""
        self._counted -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Reset the count for the next request."""
        self._counted = 0
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Refuse a request. If it is too large, read on for a moment before closing the connection.

        Closing a connection with unread bytes would discard the response.
        """
        if not self._is_too_large:
            return super().send_400_response(msg)
        if self._dropped < 0:
            self._dropped = 0
            self.transport.write(RESPONSE)
            if self.transport.can_write_eof():
                self.transport.write_eof()
            self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def _drop(self, count: int) -> None:
        self._dropped += count
        if self._dropped > LINGER_BYTES:
            self.transport.abort()
