"""The live line against everything: the server lives, the position stands, memory is bounded, others are served."""

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

from stridsplan.server import run
from stridsplan.server.settings import Settings
from stridsplan.server.visitors import COOKIE

from .served import new_table, play, served, without_limits

STEP = 5
WAIT = 20
FEW = settings(max_examples=120, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(run, "PATIENCE", 1500)
        told = Settings(data=tmp_path_factory.mktemp("fuzz"), warm=False, bot_pause=0)
        with served(without_limits(told)) as server:
            yield server


@pytest.fixture(scope="module")
def host(server):
    with server.person() as person:
        person.get("/tables")
        yield person


@pytest.fixture
def table(host):
    """A table that has begun."""
    found = new_table(host, "me", "screen", options={"toy.goal": 60})["id"]
    play(host, found, 0, [1])
    play(host, found, 1, [2])
    return found


def open_line(server, person, table, **more):
    headers = {"Cookie": f"{COOKIE}={person.cookies[COOKIE]}"} if person else {}
    url = f"ws://127.0.0.1:{server.port}/api/v1/tables/{table}/live"
    return connect(url, additional_headers=headers, proxy=None, max_size=None, **more)


def position(person, table):
    return person.get(f"/tables/{table}/position", params={"seat": 0}).json()


def hear(line, *kinds):
    """The next message of some kinds."""
    while True:
        message = json.loads(line.recv(WAIT))
        if message["type"] in kinds:
            return message


def is_alive(line):
    line.send('{"type": "ping"}')
    return hear(line, "pong") == {"type": "pong"}


numbers = (
    st.integers() | st.sampled_from([-1, 0, 1, 2, 3, 29, 30, 2**31 - 1, 2**31, 2**63, 10**40]) | st.floats()
)
leaves = st.none() | st.booleans() | numbers | st.text(max_size=20)
anything = st.recursive(leaves, lambda inner: st.lists(inner, max_size=3), max_leaves=6)
types = st.sampled_from(["watch", "ping", "command", "talk", "undo", "update", "", "\u0000"]) | anything
messages = st.dictionaries(
    st.sampled_from(["type", "seat", "version", "codes", "id", "talk", "x", "__class__"]), anything
)
watches = st.fixed_dictionaries({"type": st.just("watch")}, optional={"seat": anything, "version": anything})
illegal = st.fixed_dictionaries(
    {
        "type": st.just("command"),
        "id": st.sampled_from(["", "short", "command-fuzz", "command-0002", "\u0000" * 8]) | anything,
        "seat": st.sampled_from([-1, 1, 2, 29, 30, None]),  # seat 0 is asked: only others are sent
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


@FEW
@given(said=st.lists(texts | st.binary(max_size=100), min_size=1, max_size=8))
def test_whatever_is_said_is_answered_with_a_code_and_changes_nothing(server, host, said):
    table = fuzzed(host)
    before = position(host, table)
    with open_line(server, host, table) as line:
        for message in said:
            line.send(message)
        line.send('{"type": "ping"}')
        while (heard := json.loads(line.recv(WAIT)))["type"] != "pong":
            if heard["type"] == "error":
                assert heard["error"]["code"] in KNOWN
        assert is_alive(line)
    assert position(host, table) == before


@FEW
@given(said=st.lists(texts | st.binary(max_size=100), min_size=1, max_size=4))
def test_a_visitors_own_line_stands_all_of_it_too(server, host, said):
    url = f"ws://127.0.0.1:{server.port}/api/v1/live"
    cookie = {"Cookie": f"{COOKIE}={host.cookies[COOKIE]}"}
    with connect(url, additional_headers=cookie, proxy=None, max_size=None) as line:
        for message in said:
            line.send(message)
        assert is_alive(line)


KNOWN = {"request.invalid", "play.not_your_seat", "play.stale", "play.illegal"}
_tables = []


def fuzzed(host):
    """One table for all of it."""
    if not _tables:
        _tables.append(new_table(host, "me", "screen")["id"])
        play(host, _tables[0], 0, [1])
        play(host, _tables[0], 1, [2])
    return _tables[0]


@pytest.mark.parametrize("version", [0, 1, 2, 3, 4, 10**6, 2**31 - 1])
def test_any_version_may_be_claimed(server, host, table, version):
    with open_line(server, host, table) as line:
        line.send(json.dumps({"type": "watch", "seat": 0, "version": version}))
        heard = hear(line, "update", "resync")
        assert heard["table"]["version"] == 3
        assert (heard["position"] is None) is (version == 3)  # what the browser has is not told again
        assert heard["type"] == ("update" if version <= 3 else "resync")


def test_a_strangers_line_moves_nothing_and_sees_no_hand(server, host, table):
    before = position(host, table)
    with server.person() as stranger:
        stranger.get("/tables")
        with open_line(server, stranger, table) as line:
            for seat in range(4):
                line.send(json.dumps({"type": "watch", "seat": seat}))
                assert hear(line, "error")["error"]["code"] == "play.not_your_seat"
                line.send(
                    json.dumps(
                        {"type": "command", "id": "stranger-1", "seat": seat, "version": 3, "codes": [5]}
                    )
                )
                assert hear(line, "error")["error"]["code"] in ("play.not_your_seat", "request.invalid")
    assert position(host, table) == before


def test_a_message_that_is_too_large_ends_the_line_alone(server, host, table):
    with open_line(server, host, table) as bystander, open_line(server, host, table) as line:
        line.send("x" * 10**6)
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(WAIT)
        assert closed.value.rcvd.code == 1009
        assert is_alive(bystander)


def test_thousands_of_messages_are_answered_one_by_one(server, host, table):
    with open_line(server, host, table) as line:
        for _ in range(30):
            for _ in range(100):
                line.send('{"type": "ping"}')
            for _ in range(100):
                assert json.loads(line.recv(WAIT)) == {"type": "pong"}


def test_who_floods_is_told_to_wait(tmp_path):
    told = Settings(data=tmp_path, warm=False, rate_read="50/minute")
    with served(told) as server, server.person() as person:
        table = new_table(person, "me", "screen")["id"]
        with open_line(server, person, table) as line:
            for _ in range(60):
                line.send('{"type": "ping"}')
            error = hear(line, "error")["error"]
            assert error["code"] == "request.too_many"
            assert 0 < error["args"]["seconds"] <= 60


def test_too_many_lines_are_refused_and_room_is_made_again(tmp_path):
    told = Settings(data=tmp_path, warm=False, sockets_a_visitor=3)
    with served(told) as server, server.person() as person:
        table = new_table(person, "me", "screen")["id"]
        with ExitStack() as lines:
            for _ in range(3):
                lines.enter_context(open_line(server, person, table))
            with pytest.raises(InvalidStatus) as refused, open_line(server, person, table):
                pass
            assert refused.value.response.status_code == 429
            assert json.loads(refused.value.response.body)["error"]["code"] == "request.too_many_lines"
        wait_for(lambda: server.count_lines() == 0)
        with open_line(server, person, table) as line:
            assert is_alive(line)


def wait_for(condition):
    began = time.monotonic()
    while not condition():
        assert time.monotonic() - began < WAIT
        time.sleep(0.05)


def test_frames_against_the_protocol_end_the_line_alone(server, host, table):
    with open_line(server, host, table) as bystander:
        for frame in (
            b"\xff" * 40,  # reserved bits
            b"\x81\x05hello",  # not masked
            b"\x89\xff" + struct.pack(">Q", 2**62) + b"mask",  # a ping of 2^62 bytes
            b"\x80\x80mask",  # a continuation of nothing
            b"\x81\x84\0\0\0\0\xff\xfe\xfd\xfc",  # text that is no UTF-8
            b"\x88\x81\0\0\0\0x",  # half a close code
        ):
            with closing(handshake(server, table)) as line:
                line.sendall(frame)
                assert read_to_the_end(line)
        assert is_alive(bystander)


def handshake(server, table):
    """A live line as a bare socket."""
    line = socket.create_connection(("127.0.0.1", server.port), timeout=WAIT)
    lines = [
        f"GET /api/v1/tables/{table}/live HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    line.sendall("\r\n".join([*lines, "", ""]).encode())
    head = b""
    while b"\r\n\r\n" not in head:
        head += line.recv(1)
    assert head.startswith(b"HTTP/1.1 101"), head
    return line


def read_to_the_end(line):
    try:
        while line.recv(65536):
            pass
    except ConnectionError:
        pass
    return True


def masked(text):
    data = text.encode()
    size = struct.pack("B", 0x80 | len(data)) if len(data) < 126 else struct.pack(">BH", 0xFE, len(data))
    return b"\x81" + size + b"\0\0\0\0" + data


def test_lines_that_are_cut_or_never_open_are_forgotten(server, host, table):
    wait_for(lambda: server.count_lines() == 0)
    for number in range(30):
        line = handshake(server, table)
        if number % 2:  # a reset, not a farewell
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        line.close()
    half = socket.create_connection(("127.0.0.1", server.port), timeout=WAIT)
    half.sendall(b"GET /api/v1/tables/x/live HTTP/1.1\r\nUpgrade: websocket\r\n")
    half.close()
    wait_for(lambda: server.count_lines() == 0)


def test_who_never_reads_holds_up_nobody_lets_nothing_grow_and_is_let_go(server, host, table):
    """Lines that read nothing while a table changes and they ask for more and more; one that reads gets all."""
    slow = [handshake(server, table) for _ in range(5)]
    for line in slow:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(0.2)
    with open_line(server, host, table) as reader:
        reader.send('{"type": "watch", "seat": 0, "version": 3}')
        hear(reader, "update")
        tracemalloc.start()
        for line in slow:
            flood(line)
        before = tracemalloc.get_traced_memory()[0]
        for turn in range(12):
            play(host, table, turn // 3 % 2, [STEP] if turn % 3 < 2 else [7])
            began = time.monotonic()
            while (hear(reader, "update")["position"] or {"version": 0})["version"] < 4 + turn:
                pass
            assert time.monotonic() - began < WAIT
        for line in slow:
            flood(line, 300)
        grown = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
    assert grown < 20_000_000
    wait_for(lambda: server.count_lines() == 0)  # the system gives up on them
    for line in slow:
        line.close()
    assert server.is_well()


def flood(line, count=3000):
    """Ask for everything again and again, and read nothing of it."""
    try:
        for _ in range(count):
            line.sendall(masked('{"type": "watch", "seat": null, "version": 0}'))
    except OSError:
        pass
