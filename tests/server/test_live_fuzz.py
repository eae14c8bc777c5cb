"""Fuzzing of websockets: the server survives, positions do not change, memory is bounded, others are served."""

import json
import socket
import struct
import time
import tracemalloc
from contextlib import ExitStack, closing

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from depth import depth
from stridsplan.server import run
from stridsplan.server.settings import Settings
from stridsplan.server.visitor_middleware import COOKIE

from .threaded_server import new_table, play, serve_in_thread, without_limits
from .toy import PASS, STEP

TIMEOUT = 20
FEW_EXAMPLES = settings(
    max_examples=depth(20, 1200), deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(run, "USER_TIMEOUT", 1500)  # milliseconds until an unread connection is closed
        server_settings = Settings(
            data=tmp_path_factory.mktemp("fuzz"), warm=False, bot_pause=0, bot_niceness=0
        )
        with serve_in_thread(without_limits(server_settings)) as server:
            yield server


@pytest.fixture(scope="module")
def host(server):
    with server.new_client() as client:
        client.get("/tables")
        yield client


@pytest.fixture
def table(host):
    """A running table."""
    table_id = new_table(host, "me", "screen", options={"toy.goal": 60})["id"]
    play(host, table_id, 0, [1])
    play(host, table_id, 1, [2])
    return table_id


def open_socket(server, client, table, **more):
    headers = {"Cookie": f"{COOKIE}={client.cookies[COOKIE]}"} if client else {}
    url = f"ws://127.0.0.1:{server.port}/api/v1/tables/{table}/live"
    return connect(url, additional_headers=headers, proxy=None, max_size=None, **more)


def position(client, table):
    return client.get(f"/tables/{table}/position", params={"seat": 0}).json()


def receive(websocket, *kinds):
    """The next message of these types."""
    while True:
        message = json.loads(websocket.recv(TIMEOUT))
        if message["type"] in kinds:
            return message


def is_alive(websocket):
    """Whether the server answers a ping."""
    websocket.send('{"type": "ping"}')
    return receive(websocket, "pong") == {"type": "pong"}


numbers = (
    st.integers() | st.sampled_from([-1, 0, 1, 2, 3, 29, 30, 2**31 - 1, 2**31, 2**63, 10**40]) | st.floats()
)
leaves = st.none() | st.booleans() | numbers | st.text(max_size=20)
anything = st.recursive(leaves, lambda inner: st.lists(inner, max_size=3), max_leaves=6)
types = st.sampled_from(["watch", "ping", "command", "talk", "undo", "update", "", "\u0000"]) | anything
messages = st.dictionaries(
    st.sampled_from(["type", "seat", "version", "codes", "id", "chat", "talk", "x", "__class__"]), anything
)
watches = st.fixed_dictionaries({"type": st.just("watch")}, optional={"seat": anything, "version": anything})
illegal = st.fixed_dictionaries(
    {
        "type": st.just("command"),
        # "command-0002" is the id of the bid of seat 1
        "id": st.sampled_from(["", "short", "command-fuzz", "command-0002", "\u0000" * 8]) | anything,
        "seat": st.sampled_from([-1, 1, 2, 29, 30, None]),  # not seat 0, which may act
        "version": numbers,
        "codes": st.lists(numbers, max_size=3) | anything,
    }
)
texts = st.one_of(
    st.builds(lambda kind, rest: json.dumps(rest | {"type": kind}), types, messages),
    watches.map(json.dumps),
    illegal.map(json.dumps),
    messages.map(json.dumps),
    st.text(max_size=200),
    st.sampled_from(
        ["", "{", "[]", "null", '{"type": "watch", "seat": NaN}', "[" * 5000, '{"a":' * 5000, "9" * 6000]
    ),
)


@FEW_EXAMPLES
@given(sent=st.lists(texts | st.binary(max_size=100), min_size=1, max_size=8))
def test_no_message_changes_anything_or_gets_an_unknown_error(server, host, sent):
    table = fuzzed_table(host)
    before = position(host, table)
    with open_socket(server, host, table) as websocket:
        for message in sent:
            websocket.send(message)
        websocket.send('{"type": "ping"}')
        while (message := json.loads(websocket.recv(TIMEOUT)))["type"] != "pong":
            if message["type"] == "error":
                assert message["error"]["code"] in KNOWN_ERRORS
        assert is_alive(websocket)
    assert position(host, table) == before


@FEW_EXAMPLES
@given(sent=st.lists(texts | st.binary(max_size=100), min_size=1, max_size=4))
def test_a_user_socket_survives_any_message_too(server, host, sent):
    url = f"ws://127.0.0.1:{server.port}/api/v1/live"
    cookie = {"Cookie": f"{COOKIE}={host.cookies[COOKIE]}"}
    with connect(url, additional_headers=cookie, proxy=None, max_size=None) as websocket:
        for message in sent:
            websocket.send(message)
        assert is_alive(websocket)


KNOWN_ERRORS = {"request.invalid", "play.not_your_seat", "play.stale", "play.illegal"}
_tables = []


def fuzzed_table(host):
    """The table that all examples share."""
    if not _tables:
        _tables.append(new_table(host, "me", "screen")["id"])
        play(host, _tables[0], 0, [1])
        play(host, _tables[0], 1, [2])
    return _tables[0]


@pytest.mark.parametrize("version", [0, 1, 2, 3, 4, 10**6, 2**31 - 1])
def test_any_version_may_be_claimed(server, host, table, version):
    with open_socket(server, host, table) as websocket:
        websocket.send(json.dumps({"type": "watch", "seat": 0, "version": version}))
        message = receive(websocket, "update", "resync")
        assert message["table"]["version"] == 3
        assert (message["position"] is None) is (version == 3)  # what the client has is not sent again
        assert message["type"] == ("update" if version <= 3 else "resync")


def test_a_strangers_socket_changes_nothing_and_sees_no_secret(server, host, table):
    before = position(host, table)
    with server.new_client() as stranger:
        stranger.get("/tables")
        with open_socket(server, stranger, table) as websocket:
            for seat in range(4):
                websocket.send(json.dumps({"type": "watch", "seat": seat}))
                assert receive(websocket, "error")["error"]["code"] == "play.not_your_seat"
                websocket.send(
                    json.dumps(
                        {"type": "command", "id": "stranger-1", "seat": seat, "version": 3, "codes": [STEP]}
                    )
                )
                assert receive(websocket, "error")["error"]["code"] in (
                    "play.not_your_seat",
                    "request.invalid",
                )
    assert position(host, table) == before


def test_a_message_that_is_too_large_closes_only_its_socket(server, host, table):
    with open_socket(server, host, table) as bystander, open_socket(server, host, table) as websocket:
        websocket.send("x" * 10**6)
        with pytest.raises(ConnectionClosed) as closed:
            websocket.recv(TIMEOUT)
        assert closed.value.rcvd.code == 1009  # a message that is too big
        assert is_alive(bystander)


def test_many_messages_get_a_response_each(server, host, table):
    with open_socket(server, host, table) as websocket:
        for _ in range(depth(10, 100)):
            for _ in range(100):
                websocket.send('{"type": "ping"}')
            for _ in range(100):
                assert json.loads(websocket.recv(TIMEOUT)) == {"type": "pong"}


def test_a_socket_that_sends_too_much_is_told_to_wait(tmp_path):
    server_settings = Settings(data=tmp_path, warm=False, rate_read="50/minute")
    with serve_in_thread(server_settings) as server, server.new_client() as client:
        table = new_table(client, "me", "screen")["id"]
        with open_socket(server, client, table) as websocket:
            for _ in range(60):
                websocket.send('{"type": "ping"}')
            error = receive(websocket, "error")["error"]
            assert error["code"] == "request.too_many"
            assert 0 < error["args"]["seconds"] <= 60


def test_too_many_sockets_are_refused_until_others_close(tmp_path):
    server_settings = Settings(data=tmp_path, warm=False, sockets_per_visitor=3)
    with serve_in_thread(server_settings) as server, server.new_client() as client:
        table = new_table(client, "me", "screen")["id"]
        with ExitStack() as websockets:
            for _ in range(3):
                websockets.enter_context(open_socket(server, client, table))
            with pytest.raises(InvalidStatus) as refused, open_socket(server, client, table):
                pass
            assert refused.value.response.status_code == 429
            assert json.loads(refused.value.response.body)["error"]["code"] == "request.too_many_lines"
        wait_for(lambda: server.count_sockets() == 0)
        with open_socket(server, client, table) as websocket:
            assert is_alive(websocket)


def wait_for(condition):
    started = time.monotonic()
    while not condition():
        assert time.monotonic() - started < TIMEOUT
        time.sleep(0.05)


def test_invalid_frames_close_only_their_socket(server, host, table):
    with open_socket(server, host, table) as bystander:
        for frame in (
            b"\xff" * 40,  # reserved bits
            b"\x81\x05hello",  # not masked
            b"\x89\xff" + struct.pack(">Q", 2**62) + b"mask",  # a ping of 2^62 bytes
            b"\x80\x80mask",  # a continuation of nothing
            b"\x81\x84\0\0\0\0\xff\xfe\xfd\xfc",  # text that is no UTF-8
            b"\x88\x81\0\0\0\0x",  # half a close code
        ):
            with closing(handshake(server, table)) as websocket:
                websocket.sendall(frame)
                read_to_the_end(websocket)
        assert is_alive(bystander)


def handshake(server, table):
    """A TCP connection after the websocket handshake."""
    websocket = socket.create_connection(("127.0.0.1", server.port), timeout=TIMEOUT)
    lines = [
        f"GET /api/v1/tables/{table}/live HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    websocket.sendall("\r\n".join([*lines, "", ""]).encode())
    head = b""
    while b"\r\n\r\n" not in head:
        head += websocket.recv(1)
    assert head.startswith(b"HTTP/1.1 101"), head
    return websocket


def read_to_the_end(websocket):
    """Read until the server closes the connection; raises TimeoutError if it does not."""
    try:
        while websocket.recv(65536):
            pass
    except ConnectionError:
        pass


def masked(text):
    """The frame of a websocket client with a text; its mask is zero."""
    data = text.encode()
    size = struct.pack("B", 0x80 | len(data)) if len(data) < 126 else struct.pack(">BH", 0xFE, len(data))
    return b"\x81" + size + b"\0\0\0\0" + data


def test_lost_and_unfinished_connections_are_forgotten(server, host, table):
    wait_for(lambda: server.count_sockets() == 0)
    for number in range(30):
        websocket = handshake(server, table)
        if number % 2:  # close with a reset
            websocket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        websocket.close()
    half = socket.create_connection(("127.0.0.1", server.port), timeout=TIMEOUT)
    half.sendall(b"GET /api/v1/tables/x/live HTTP/1.1\r\nUpgrade: websocket\r\n")
    half.close()
    wait_for(lambda: server.count_sockets() == 0)


def test_a_socket_that_never_reads_delays_nobody_uses_little_memory_and_is_closed(server, host, table):
    """Some sockets send requests and read nothing while a table changes; one that reads must get every update."""
    slow_websockets = [handshake(server, table) for _ in range(5)]
    for websocket in slow_websockets:
        websocket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        websocket.settimeout(0.2)
    with open_socket(server, host, table) as reader:
        reader.send('{"type": "watch", "seat": 0, "version": 3}')
        receive(reader, "update")
        tracemalloc.start()
        for websocket in slow_websockets:
            flood(websocket)
        before = tracemalloc.get_traced_memory()[0]
        for turn in range(12):
            play(host, table, turn // 3 % 2, [STEP] if turn % 3 < 2 else [PASS])
            started = time.monotonic()
            while (receive(reader, "update")["position"] or {"version": 0})["version"] < 4 + turn:
                pass
            assert time.monotonic() - started < TIMEOUT
        for websocket in slow_websockets:
            flood(websocket, 300)
        grown = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
    assert grown < 20_000_000  # bytes
    wait_for(lambda: server.count_sockets() == 0)  # the operating system ends them
    for websocket in slow_websockets:
        websocket.close()
    assert server.is_healthy()


def flood(websocket, count=3000):
    """Send many requests, and read no responses."""
    try:
        for _ in range(count):
            websocket.sendall(masked('{"type": "watch", "seat": null, "version": 0}'))
    except OSError:
        pass
