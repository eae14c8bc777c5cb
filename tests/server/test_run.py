"""Starting and stopping a real server."""

import signal
import socket
import time
from dataclasses import replace

import httpx
import pytest

from stridsplan.server.run import holding, listening
from stridsplan.server.settings import Settings

from .served import served
from .test_store import start


def test_a_busy_port_is_refused_with_a_sentence():
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
def test_an_address_that_is_none_is_refused_with_a_sentence(host, port):
    with pytest.raises(SystemExit, match="Stridsplan cannot listen on"), listening(host, port):
        pass


def test_a_database_in_use_is_refused_with_a_sentence(tmp_path):
    pytest.importorskip("fcntl")
    settings = Settings(data=tmp_path)
    elsewhere = Settings(data=tmp_path / "other", database_url=settings.url)
    with holding(settings):
        for second in (settings, elsewhere):
            refused = pytest.raises(SystemExit, match="in use by another Stridsplan server")
            with refused, holding(second):
                pass
    with holding(settings):
        pass


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_server_starts_says_where_it_is_and_stops_when_told(tmp_path, number):
    process, address = start(tmp_path / "data")
    with process:
        assert process.stdout.readline() == "Stop it with Ctrl+C.\n"
        assert httpx.get(f"{address}/healthz").json() == {"status": "ok"}
        began = time.monotonic()
        process.send_signal(number)
        assert process.wait(20) in (0, -number)
        assert time.monotonic() - began < 10


@pytest.mark.parametrize(("trusted", "status"), [("", 200), ("127.0.0.1", 404), ("192.0.2.1", 200)])
def test_an_address_is_believed_only_of_a_trusted_proxy(settings, trusted, status):
    """Figures are told to this machine; who says to come from elsewhere does, if who says so is believed."""
    with served(replace(settings, trusted_proxies=trusted)) as server:
        answer = httpx.get(f"{server.address}/metrics", headers={"X-Forwarded-For": "198.51.100.7"})
        assert answer.status_code == status


def test_what_is_told_over_a_live_line_is_not_compressed(settings):
    with served(settings) as server:
        host, port = server.address.removeprefix("http://").split(":")
        asked = (
            f"GET /api/v1/live HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
        )
        with socket.create_connection((host, int(port)), timeout=20) as line:
            line.sendall(asked.encode())
            answer = line.recv(4096).lower()
    assert answer.startswith(b"http/1.1 101")
    assert b"sec-websocket-extensions" not in answer
