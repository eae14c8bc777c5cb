"""Rate limits by address and by visitor. The limits are far above the number of requests that people at a table
need."""

from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from ipaddress import IPv6Address, ip_address
from threading import Timer
from time import time

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from .errors import ServerError, TooManyRequests, TooManySockets
from .metrics import SOCKETS
from .security import refuse
from .settings import Settings
from .visits import visitor_of

EVENTS_PER_READ = 100  # events that count as one read


class RateLimits:
    """Counters by kind of request, for addresses, visitors and other keys, such as names."""

    def __init__(self, settings: Settings):
        self.settings = settings
        self.sockets: Counter[str] = Counter()  # open websockets, by address and by visitor
        self.limiter = FixedWindowRateLimiter(BoundedStorage())
        self.limits: dict[str, RateLimitItem] = {  # by kind of request
            "create": parse(settings.rate_create),
            "write": parse(settings.rate_write),
            "read": parse(settings.rate_read),
            "connect": parse(settings.rate_connect),
            "picture": parse(settings.rate_picture),
            "advice": parse(settings.rate_advice),
            "chat": parse(settings.rate_chat),
            "people": parse(settings.rate_people),
            "report": parse(settings.rate_report),
            "mail": parse(settings.rate_mail),
            "login": parse(settings.rate_login),
            "login_name": parse(settings.rate_login_name),
            "login_anywhere": parse(settings.rate_login_anywhere),
            "recovery": parse(settings.rate_recovery),
        }

    def count(self, kind: str, connection: HTTPConnection) -> None:
        """Count a request for its address and for its visitor; raises TooManyRequests."""
        for key in (address_of(connection), visitor_of(connection)):
            self.count_key(kind, key)

    def count_key(self, kind: str, key: str) -> None:
        """Count a request for a key, such as an address, a visitor or a name; raises TooManyRequests."""
        limit = self.limits[kind]
        if not self.limiter.hit(limit, kind, key):
            window = self.limiter.get_window_stats(limit, kind, key)
            raise TooManyRequests(max(1, round(window.reset_time - time())))

    def charge(self, kind: str, connection: HTTPConnection, cost: int) -> None:
        """Count a response as `cost` more requests. This request is not refused, but later ones may be."""
        for key in (address_of(connection), visitor_of(connection)):
            if cost > 0:
                self.limiter.hit(self.limits[kind], kind, key, cost=cost)

    def reset(self, kind: str, key: str) -> None:
        """Reset a counter."""
        self.limiter.clear(self.limits[kind], kind, key)

    @contextmanager
    def open_socket(self, connection: HTTPConnection) -> Iterator[None]:
        """Count a websocket while it is open; raises TooManySockets."""
        limits = {
            address_of(connection): self.settings.sockets_per_address,
            visitor_of(connection): self.settings.sockets_per_visitor,
        }
        if any(self.sockets[key] >= limit for key, limit in limits.items()):
            raise TooManySockets()
        self.sockets.update(limits.keys())
        try:
            yield
        finally:
            self.sockets -= Counter(limits.keys())  # removes keys that reach zero


class SocketLimits:
    """ASGI middleware that limits the number of open websockets."""

    def __init__(self, app: ASGIApp):
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a websocket open, or refuse it."""
        if scope["type"] != "websocket":
            return await self.app(scope, receive, send)
        connection = HTTPConnection(scope)
        rates: RateLimits = connection.app.state.services.rates
        with ExitStack() as stack:
            try:
                rates.count("connect", connection)
                stack.enter_context(rates.open_socket(connection))
            except ServerError as error:
                return await refuse(error, scope, receive, send)
            stack.enter_context(SOCKETS.track_inprogress())
            await self.app(scope, receive, send)


class NoTimer(Timer):
    """A timer that seems to run, so that the storage starts none."""

    def __init__(self) -> None:
        super().__init__(0, lambda: None)

    def is_alive(self) -> bool:
        return True


class BoundedStorage(MemoryStorage):
    """Counters in memory. If there are too many, those that have expired are dropped, or else the oldest.

    The base class would start a thread after each request, which looks for expired counters among all. It need not: a
    counter that is read after its expiry is reset.
    """

    MAX_KEYS = 50_000
    SWEEP_EVERY = 60.0  # seconds, at least

    def __init__(self) -> None:
        super().__init__()
        self.timer.cancel()
        self.timer = NoTimer()
        self._next_sweep = 0.0

    def incr(self, key: str, expiry: float, amount: int = 1) -> int:
        """Count, and make room if there are too many counters."""
        if len(self.storage) >= self.MAX_KEYS and key not in self.storage:
            self._make_room()
        return super().incr(key, expiry, amount)

    def _make_room(self) -> None:
        """Drop all expired counters, unless this was done less than `SWEEP_EVERY` ago; then the oldest if necessary."""
        now = time()
        if now >= self._next_sweep:
            self._next_sweep = now + self.SWEEP_EVERY
            for key in [key for key, end in self.expirations.items() if end <= now]:
                self.clear(key)
        if len(self.storage) >= self.MAX_KEYS:
            self.clear(next(iter(self.storage)))


class Rate:
    """A FastAPI dependency that counts a request under one kind of limit."""

    def __init__(self, kind: str):
        self.kind = kind

    def __call__(self, connection: HTTPConnection) -> None:
        """Count the request."""
        connection.app.state.services.rates.count(self.kind, connection)


def charge_events(connection: HTTPConnection, count: int) -> None:
    """Count the events of a response as further reads."""
    connection.app.state.services.rates.charge("read", connection, count // EVENTS_PER_READ)


def address_of(connection: HTTPConnection) -> str:
    """Return the address of a request; for IPv6 its /64 prefix, since one customer controls the whole prefix."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(IPv6Address(int(address) >> 64 << 64))
    return str(address)
