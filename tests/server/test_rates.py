"""Rate limits by address and by visitor."""

import threading
import time

import httpx
import pytest
from limits.storage import memory
from starlette.requests import HTTPConnection

from stridsplan.server import rates
from stridsplan.server.errors import TooManyRequests, TooManySockets
from stridsplan.server.rates import RateLimits, address_of
from stridsplan.server.settings import Settings
from stridsplan.server.visits import Visit

from .conftest import Client, running
from .toy import ROLL

pytestmark = pytest.mark.anyio


def connection(host, visitor="v"):
    """A websocket connection of a visitor from an address, before it is accepted."""
    scope = {"type": "websocket", "client": (host, 1), "headers": [], "visit": Visit(visitor)}
    return HTTPConnection(scope)


async def test_a_visitor_is_limited_across_addresses(settings):
    async with running(settings, rate_read="3/minute") as server:
        cookies = None
        for number, status in enumerate((200, 200, 200, 429)):
            transport = httpx.ASGITransport(server.app, client=(f"192.0.2.{number}", 1))
            async with httpx.AsyncClient(
                transport=transport, base_url="http://table", cookies=cookies
            ) as http:
                response = await http.get("/api/v1/tables")
                assert response.status_code == status
                cookies = cookies or dict(http.cookies)
        stranger = await server.new_client()
        await stranger.get("/tables")


async def test_every_kind_of_request_has_its_own_limit(settings):
    async with running(settings, rate_read="1/minute") as server:
        alva: Client = await server.new_client()
        await alva.get("/tables")
        await alva.get("/tables", 429)
        await alva.create("me", "screen")


def test_an_unknown_kind_of_request_is_an_error():
    with pytest.raises(KeyError):
        RateLimits(Settings()).count("sing", connection("192.0.2.1"))


def test_sockets_are_limited_by_address_and_by_visitor():
    limits = RateLimits(Settings(sockets_per_address=3, sockets_per_visitor=2))
    first_address, second_address = connection("192.0.2.1", "a"), connection("192.0.2.2", "a")
    with limits.open_socket(first_address), limits.open_socket(second_address):
        for other in (first_address, second_address):
            with pytest.raises(TooManySockets), limits.open_socket(other):
                pass
        third = limits.open_socket(connection("192.0.2.1", "b"))
        fourth = limits.open_socket(connection("192.0.2.1", "c"))
        fifth = limits.open_socket(connection("192.0.2.1", "d"))
        with third, fourth, pytest.raises(TooManySockets), fifth:
            pass
    assert not limits.sockets


def test_the_number_of_counters_is_bounded(monkeypatch):
    monkeypatch.setattr(rates.BoundedStorage, "MAX_KEYS", 100)
    limits = RateLimits(Settings(rate_read="2/minute"))
    for number in range(300):
        limits.count("read", connection(f"10.0.{number // 250}.{number % 250}", f"visitor-{number}"))
    storage = limits.limiter.storage
    assert len(storage.storage) == len(storage.expirations) == 100
    last = connection("10.0.1.49", "visitor-299")  # the last of the 300
    limits.count("read", last)
    with pytest.raises(TooManyRequests):
        limits.count("read", last)


def test_expired_counters_are_dropped_before_others(monkeypatch):
    monkeypatch.setattr(rates.BoundedStorage, "MAX_KEYS", 4)
    limits = RateLimits(Settings(rate_login="2/hour", rate_read="2/minute"))
    moment = [time.time()]
    for module in (rates, memory.time):
        monkeypatch.setattr(module, "time", lambda: moment[0])
    limits.count_key("login", "Alva")
    for number in range(3):
        limits.count_key("read", f"reader-{number}")
    moment[0] += 90  # the readers' counters have expired
    limits.count_key("read", "another reader")
    limits.count_key("login", "Alva")
    with pytest.raises(TooManyRequests):
        limits.count_key("login", "Alva")
    assert len(limits.limiter.storage.storage) == 2


def test_a_counter_starts_no_thread():
    limits = RateLimits(Settings())
    limits.count_key("read", "a reader")
    for thread in threading.enumerate():
        if isinstance(thread, threading.Timer):  # MemoryStorage starts one, and BoundedStorage cancels it
            thread.join()
    before = threading.active_count()
    limits.count_key("read", "a reader")
    assert threading.active_count() == before


def test_an_ipv6_address_is_limited_by_its_64_bit_prefix():
    assert address_of(connection("2001:db8:1:2::1")) == address_of(connection("2001:db8:1:2:ffff::1"))


@pytest.mark.parametrize("of_which_moment", ["now", "earlier"])
async def test_a_long_log_costs_more_than_a_short_one(settings, monkeypatch, of_which_moment):
    monkeypatch.setattr(rates, "EVENTS_PER_READ", 2)
    async with running(settings, rate_read="40/minute") as server:
        alva = await server.new_client()
        table = (await alva.create("me", "screen", options={"toy.goal": 60}))["id"]
        for seat in (0, 1):
            await alva.command(table, seat, [0], version=1 + seat)
        for turn in range(8):
            await alva.command(table, turn % 2, [ROLL], version=3 + turn)
        asked = {"seat": 0} | ({"version": 10} if of_which_moment == "earlier" else {})
        events = len((await alva.get(f"/tables/{table}/position", **asked))["events"])
        assert events >= 10
        requests = 1
        while (await alva.http.get(f"/api/v1/tables/{table}/position", params=asked)).status_code == 200:
            requests += 1
        # each counts once, and once more for every two events; the last one may go beyond the limit
        assert requests <= 40 // (1 + events // 2) + 1
        other = await client_from(server, "192.0.2.9")
        for _ in range(40):  # one event each, which costs nothing more
            await other.get(f"/tables/{table}/position", latest=1)


async def client_from(server, address):
    """A client with this IP address."""
    transport = httpx.ASGITransport(server.app, client=(address, 1))
    http = httpx.AsyncClient(transport=transport, base_url="http://table")
    return Client(await server.stack.enter_async_context(http))
