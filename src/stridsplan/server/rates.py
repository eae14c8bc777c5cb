"""How much one address may ask for. The limits are far above what people at a table do."""

from ipaddress import IPv6Address, ip_address
from time import time

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter
from starlette.requests import HTTPConnection

from .errors import TooManyRequests
from .settings import Settings


class Rates:
    """Counters by kind of request and address."""

    def __init__(self, settings: Settings):
        self.limiter = FixedWindowRateLimiter(MemoryStorage())
        self.items: dict[str, RateLimitItem] = {
            "create": parse(settings.rate_create),
            "write": parse(settings.rate_write),
            "read": parse(settings.rate_read),
            "talk": parse(settings.rate_talk),
            "login": parse(settings.rate_login),
            "login_name": parse(settings.rate_login_name),
        }

    def count(self, kind: str, connection: HTTPConnection) -> None:
        """Count a request; raises TooManyRequests."""
        self.count_of(kind, address_of(connection))

    def count_of(self, kind: str, whose: str) -> None:
        """The same, by something else than the address."""
        item = self.items[kind]
        if not self.limiter.hit(item, kind, whose):
            window = self.limiter.get_window_stats(item, kind, whose)
            raise TooManyRequests(max(1, round(window.reset_time - time())))


class Rate:
    """A dependency that counts a request of one kind."""

    def __init__(self, kind: str):
        self.kind = kind

    def __call__(self, connection: HTTPConnection) -> None:
        """Count the request."""
        connection.app.state.house.rates.count(self.kind, connection)


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
