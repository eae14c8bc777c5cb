"""Starting and stopping a real server."""

import signal
import socket
import time
from dataclasses import replace

import httpx
import pytest

from depth import some
from stridsplan.server.run import database_lock, listening
from stridsplan.server.settings import Settings

from .test_store import start_server
from .threaded_server import serve_in_thread


def test_a_busy_port_is_refused_with_a_message():
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with (
            pytest.raises(SystemExit, match=f"Port {port} on 127.0.0.1 is in use"),
            listening("127.0.0.1", port),
        ):
            pass


@pytest.mark.parametrize(("host", "port"), [("127.0.0.1", 99999), ("203.0.113.1", 8000)])
def test_an_unusable_address_is_refused_with_a_message(host, port):
    with pytest.raises(SystemExit, match="Stridsplan cannot listen on"), listening(host, port):
        pass


def test_a_database_in_use_is_refused_with_a_message(tmp_path):
    pytest.importorskip("fcntl")
    settings = Settings(data=tmp_path)
    elsewhere = Settings(data=tmp_path / "other", database_url=settings.url)
    with database_lock(settings):
        for second in (settings, elsewhere):
            refused = pytest.raises(SystemExit, match="in use by another Stridsplan server")
            with refused, database_lock(second):
                pass
    with database_lock(settings):
        pass


@pytest.mark.parametrize("number", some([signal.SIGINT, signal.SIGTERM], 1, first=1))
def test_a_server_prints_its_address_and_stops_on_a_signal(tmp_path, number):
    process, address = start_server(tmp_path / "data")
    with process:
        assert process.stdout.readline() == "Stop it with Ctrl+C.\n"
        assert httpx.get(f"{address}/healthz").json() == {"status": "ok"}
        started = time.monotonic()
        process.send_signal(number)
        assert process.wait(20) in (0, -number)
        assert time.monotonic() - started < 10


@pytest.mark.parametrize(("trusted", "status"), [("", 200), ("127.0.0.1", 404), ("192.0.2.1", 200)])
def test_a_forwarded_address_is_accepted_only_from_a_trusted_proxy(settings, trusted, status):
    """Metrics are for local requests only. A request is remote if a trusted proxy says so."""
    with serve_in_thread(replace(settings, trusted_proxies=trusted)) as server:
        response = httpx.get(f"{server.address}/metrics", headers={"X-Forwarded-For": "198.51.100.7"})
        assert response.status_code == status


def test_websockets_are_not_compressed(settings):
    with serve_in_thread(settings) as server:
        host, port = server.address.removeprefix("http://").split(":")
        request = (
            f"GET /api/v1/live HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
        )
        with socket.create_connection((host, int(port)), timeout=20) as connection:
            connection.sendall(request.encode())
            response = connection.recv(4096).lower()
    assert response.startswith(b"http/1.1 101")
    assert b"sec-websocket-extensions" not in response
