"""How much one address, and one visitor, may ask for. The limits are far above what people at a table do."""

from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from ipaddress import IPv6Address, ip_address
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
from .visitors import visitor_of

EVENTS_A_READ = 100  # events that cost as much as a question


class Rates:
    """Counters by kind of request, and by address or visitor."""

    def __init__(self, settings: Settings):
        self.settings = settings
        self.sockets: Counter[str] = Counter()
        self.limiter = FixedWindowRateLimiter(Bounded())
        self.items: dict[str, RateLimitItem] = {
            "create": parse(settings.rate_create),
            "write": parse(settings.rate_write),
            "read": parse(settings.rate_read),
            "connect": parse(settings.rate_connect),
            "talk": parse(settings.rate_talk),
            "mail": parse(settings.rate_mail),
            "login": parse(settings.rate_login),
            "login_name": parse(settings.rate_login_name),
            "login_anywhere": parse(settings.rate_login_anywhere),
            "recovery": parse(settings.rate_recovery),
        }

    def count(self, kind: str, connection: HTTPConnection) -> None:
        """Count a request; raises TooManyRequests."""
        for whose in (address_of(connection), visitor_of(connection)):
            self.count_of(kind, whose)

    def count_of(self, kind: str, whose: str) -> None:
        """The same, by something else than the address."""
        item = self.items[kind]
        if not self.limiter.hit(item, kind, whose):
            window = self.limiter.get_window_stats(item, kind, whose)
            raise TooManyRequests(max(1, round(window.reset_time - time())))

    def charge(self, kind: str, connection: HTTPConnection, cost: int) -> None:
        """Count what has been answered as so many requests more; the next ones are refused if that is too much."""
        for whose in (address_of(connection), visitor_of(connection)):
            if cost > 0:
                self.limiter.hit(self.items[kind], kind, whose, cost=cost)

    def forget(self, kind: str, whose: str) -> None:
        """Count from nothing again."""
        self.limiter.clear(self.items[kind], kind, whose)

    @contextmanager
    def open_socket(self, connection: HTTPConnection) -> Iterator[None]:
        """Count a live line for as long as it is open; raises TooManySockets."""
        most = {
            address_of(connection): self.settings.sockets_an_address,
            visitor_of(connection): self.settings.sockets_a_visitor,
        }
        if any(self.sockets[whose] >= number for whose, number in most.items()):
            raise TooManySockets()
        self.sockets.update(most.keys())
        try:
            yield
        finally:
            self.sockets -= Counter(most.keys())  # what comes to nothing is forgotten


class Sockets:
    """ASGI middleware: bounds how many live lines there are, whatever they are for."""

    def __init__(self, app: ASGIApp):
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a line be opened, or refuse it."""
        if scope["type"] != "websocket":
            return await self.app(scope, receive, send)
        connection = HTTPConnection(scope)
        rates: Rates = connection.app.state.house.rates
        with ExitStack() as stack:
            try:
                rates.count("connect", connection)
                stack.enter_context(rates.open_socket(connection))
            except ServerError as error:
                return await refuse(error, scope, receive, send)
            stack.enter_context(SOCKETS.track_inprogress())
            await self.app(scope, receive, send)


class Bounded(MemoryStorage):
    """Counters in memory, of which the oldest goes when there are too many."""

    MOST = 50_000

    def incr(self, key: str, expiry: float, amount: int = 1) -> int:
        """Count, and make room."""
        if len(self.storage) >= self.MOST and key not in self.storage:
            self.clear(next(iter(self.storage)))
        return super().incr(key, expiry, amount)


class Rate:
    """A dependency that counts a request of one kind."""

    def __init__(self, kind: str):
        self.kind = kind

    def __call__(self, connection: HTTPConnection) -> None:
        """Count the request."""
        connection.app.state.house.rates.count(self.kind, connection)


def charge_events(connection: HTTPConnection, count: int) -> None:
    """Count a log of events as the questions that cost as much."""
    connection.app.state.house.rates.charge("read", connection, count // EVENTS_A_READ)


def address_of(connection: HTTPConnection) -> str:
    """The address a request comes from; an IPv6 customer has a whole /64."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(IPv6Address(int(address) >> 64 << 64))
    return str(address)
