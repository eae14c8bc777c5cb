"""Malformed and hostile requests change no game, show no secret, and leave the server healthy.

They are sent to a real server, many of them over a raw TCP connection, because HTTP libraries would not send them.
"""

import json
import socket
import time
from contextlib import closing
from http.client import HTTPConnection

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from depth import depth
from stridsplan.server.settings import Settings
from stridsplan.server.visitor_middleware import COOKIE

from .threaded_server import new_table, play, serve_in_thread, without_limits
from .toy import STEP

JSON = {"content-type": "application/json"}
DEEP = "[" * 20_000
FEW_EXAMPLES = settings(
    max_examples=depth(15, 600), deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server_settings = Settings(
        data=tmp_path_factory.mktemp("hostile"), warm=False, bot_pause=0, bot_niceness=0
    )
    with serve_in_thread(without_limits(server_settings)) as server:
        yield server


@pytest.fixture(scope="module")
def table(server):
    """A client of the host of a running table, and the table's id."""
    with server.new_client() as client:
        table_id = new_table(client, "me", "screen", options={"toy.goal": 60})["id"]
        play(client, table_id, 0, [1])
        play(client, table_id, 1, [2])
        yield client, table_id


def position(table):
    client, table_id = table
    return client.get(f"/tables/{table_id}/position", params={"seat": 0}).json()


def expect_error(response, *codes):
    """Check that a response is an error as documented; return its code."""
    error = response.json()["error"]
    assert 400 <= response.status_code < 500, response.text
    assert set(error) >= {"code", "args"}
    assert not codes or error["code"] in codes, error
    assert response.headers["content-security-policy"]
    return error["code"]


BODIES = [  # at version 3, a legal command of seat 0 has the codes [5], a step
    b"",
    b"{",
    b"null",
    b"[]",
    b'"text"',
    b"\x00",
    b"\xff\xfe{}",
    b"{}" * 1000,
    DEEP.encode(),
    b'{"seat":' + DEEP.encode(),
    b'{"id": "command-x1", "seat": NaN, "version": 3, "codes": [5]}',
    b'{"id": "command-x2", "seat": 0, "version": Infinity, "codes": [5]}',
    b'{"id": "command-x3", "seat": 0, "version": 3, "codes": [-Infinity]}',
    b'{"id": "command-x4", "seat": 0, "version": 1e400, "codes": [5]}',
    b'{"id": "command-x5", "seat": 0, "version": 3, "codes": [' + b"9" * 5000 + b"]}",
    b'{"id": "command-x6", "seat": 0.0, "version": 3, "codes": [5]}',
    b'{"id": "command-x7", "seat": true, "version": 3, "codes": [5]}',
    b'{"id": "command-x8", "seat": "0", "version": 3, "codes": [5]}',
    b'{"id": "\\ud800-surrogate", "seat": 0, "version": 3, "codes": [5]}',
    b'{"id": "command-x9", "seat": 0, "version": 3, "codes": [5], "secret": 1}',
    b'{"id": "command-xa", "seat": 0, "seat": 29, "version": 3, "codes": [5]}',
    b'{"id": "command-xb", "seat": 0, "version": 3, "codes": [' + b"5," * 1001 + b"5]}",
    b'{"id": "../../etc/x", "seat": 0, "version": 3, "codes": [5]}',
    b'{"id": "command-xc", "seat": 0, "version": 3, "codes": []}',
    b'{"id": "command-xd", "seat": -1, "version": 3, "codes": [5]}',
    b'{"id": "command-xe", "seat": 0, "version": -1, "codes": [5]}',
    b'{"id": "command-xf", "seat": 0, "version": 3, "codes": [7777]}',
    b'{"id": "command-xg", "seat": 0, "version": 3, "codes": [-4]}',  # FORFEIT: only the server uses it
    b'{"id": "command-xh", "seat": 0, "version": 3, "codes": [-16]}',  # the least that the API accepts
    b'{"id": "command-xi", "seat": 0, "version": 3, "codes": [5, -1]}',
]


@pytest.mark.parametrize("body", BODIES, ids=lambda body: repr(body[:60]))
def test_an_invalid_body_changes_nothing(server, table, body):
    before, (client, table_id) = position(table), table
    for path in (f"/tables/{table_id}/commands", f"/tables/{table_id}/undo", "/tables"):
        expect_error(client.post(path, content=body, headers=JSON))
    assert position(table) == before


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_only_json_is_read(table, kind):
    before, (client, table_id) = position(table), table
    body = json.dumps({"id": "command-kind", "seat": 0, "version": 3, "codes": [STEP]}).encode()
    expect_error(
        client.post(f"/tables/{table_id}/commands", content=body, headers={"content-type": kind}),
        "request.invalid",
    )
    assert position(table) == before


@FEW_EXAMPLES
@given(
    body=st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
        lambda inner: (
            st.lists(inner, max_size=4)
            | st.dictionaries(
                st.sampled_from(["id", "seat", "version", "codes", "name", "key", "\ud800"]), inner
            )
        ),
        max_leaves=12,
    )
)
def test_any_json_gets_a_response_and_changes_nothing(table, body):
    before, (client, table_id) = position(table), table
    for path in ("commands", "undo", "preview", "refusal", "join", "rename"):
        expect_error(
            client.post(f"/tables/{table_id}/{path}", content=json.dumps(body).encode(), headers=JSON)
        )
    assert position(table) == before


@pytest.mark.parametrize(
    "name", ["", " ", "\u202e", "a" * 41, "\x00", "\u200b", 7, None, ["x"], {"a": 1}, "\ud800"]
)
def test_an_invisible_or_invalid_name_is_refused(table, name):
    client, table_id = table
    body = json.dumps({"seat": 0, "name": name}).encode()
    response = client.post(f"/tables/{table_id}/rename", content=body, headers=JSON)
    assert response.status_code == 422
    expect_error(response, "request.invalid")


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("{ $seat } { -brand }", "{ $seat } { -brand }"),
        ("a\n.label = c", "a.label = c"),
        ("\u2066x\u202e  y", "x y"),
        ("\u0301", "\u0301"),  # a combining mark alone is visible
    ],
)
def test_a_name_is_returned_as_plain_text(table, name, expected):
    client, table_id = table
    response = client.post(f"/tables/{table_id}/rename", json={"seat": 0, "name": name})
    assert response.json()["seats"][0]["name"] == expected
    assert response.headers["content-type"] == "application/json"
    assert response.headers["x-content-type-options"] == "nosniff"


COOKIES = [
    "",
    "x",
    "a.b.c",
    "." * 4000,
    "\xff" * 50,
    "0" * 24 + ".AAAA.AAAA",
    "00.ZZZZ.====",
]


def other_character(character):
    """A character of base64 and of hexadecimal numbers other than this one."""
    return "1" if character != "1" else "2"


@pytest.mark.parametrize("cookie", COOKIES, ids=lambda cookie: repr(cookie[:20]))
def test_a_forged_cookie_opens_nothing(server, table, cookie):
    client, table_id = table
    valid = client.cookies[COOKIE]
    for value in (
        cookie,
        valid[:-2] + other_character(valid[-2]) + valid[-1],  # some bits of the last one have no meaning
        other_character(valid[0]) + valid[1:],
        valid + "A",
        valid.upper(),
    ):
        response = send_raw(server, f"GET /api/v1/tables/{table_id} HTTP/1.1", f"Cookie: {COOKIE}={value}")
        assert response.startswith(b"HTTP/1.1 200"), response
        assert b'"mine":true' not in response


def send_raw(server, first, *headers, body=b""):
    """Send a raw HTTP request; return the raw response."""
    lines = [first, "Host: " + server.address.removeprefix("http://"), *headers, "Connection: close"]
    with closing(socket.create_connection(("127.0.0.1", server.port), timeout=20)) as connection:
        connection.sendall("\r\n".join([*lines, "", ""]).encode("latin-1") + body)
        return read_all(connection)


def read_all(connection):
    parts = []
    try:
        while part := connection.recv(65536):
            parts.append(part)
    except ConnectionError:
        pass
    return b"".join(parts)


PATHS = [
    "/static/../data/secret.key",
    "/static/%2e%2e/%2e%2e/secret.key",
    "/static/..%2f..%2fsecret.key",
    "/static/%252e%252e/secret.key",
    "/static/..\\..\\secret.key",
    "/static//etc/passwd",
    "//etc/passwd",
    "/static/%00",
    "/static/index.html%00.js",
    "/api/v1/tables/%00",
    "/api/v1/tables/..%2f..%2fhealthz",
    "/api/v1/tables/%f0%28%8c%28",
    "/api/v1/games/../games/toy/rulebook",
    "/api/v1/games/%2e%2e/rulebook",
    "/api/v1/games/toy/rulebook?lang=../../../etc/passwd",
    "/api/v1/games/toy/rulebook?lang=%00",
    "/api/v1/tables/" + "a" * 20_000,
    "/api/v1/tables/x/position?seat=1e9",
    "/api/v1/tables/x/position?seat=%20%31",
    "/api/v1/tables/x/position?" + "seat=0&" * 2000,
    "/" + "%41" * 5000,
]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path[:40])
def test_no_path_leads_outside_the_client(server, path):
    response = send_raw(server, f"GET {path} HTTP/1.1")
    status = int(response.split(b" ")[1])
    assert 400 <= status < 500, response[:200]
    assert b"root:" not in response
    assert b"Traceback" not in response
    assert server.is_healthy()


RAW = [
    b"",
    b"\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00",  # the start of a TLS handshake
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n",
    b"POST /api/v1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/v1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99999999999999999999\r\n\r\n",
    b"POST /api/v1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef",
    b"POST /api/v1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nBad Header\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: \x00\r\n\r\n",
    b"GET /" + b"a" * 200_000 + b" HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"".join(b"X-%d: y\r\n" % n for n in range(20_000)),
    bytes(range(256)) * 100,
]


@pytest.mark.parametrize("data", RAW, ids=lambda data: repr(data[:40]))
def test_bytes_that_are_no_request_do_no_harm(server, data):
    with closing(socket.create_connection(("127.0.0.1", server.port), timeout=20)) as connection:
        try:
            connection.sendall(data)
            connection.shutdown(socket.SHUT_WR)
            response = read_all(connection)
        except ConnectionError:
            response = b""
    assert response == b"" or response.startswith(b"HTTP/1.1 4"), response[:200]
    assert server.is_healthy()


MANY = b"".join(b"X-%d: y\r\n" % n for n in range(101))  # one header more than http_limits.MAX_HEADERS
HEADS = [  # the start of a request, and what is then repeated without end
    (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: ", b"x" * 65_536),
    (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n", b"X-A: " + b"y" * 8000 + b"\r\n"),
    (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n", b"X-A: y\r\n" * 100),
    (b"GET /", b"a" * 65_536),
    (
        b"POST /api/v1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n0\r\nX-T: ",
        b"y" * 65_536,
    ),
]


@pytest.mark.parametrize(("first", "more"), HEADS, ids=["one", "long", "many", "address", "trailer"])
def test_an_endless_request_head_is_cut_off(server, first, more):
    sent = 0
    with closing(socket.create_connection(("127.0.0.1", server.port), timeout=20)) as connection:
        try:
            connection.sendall(first)
            while sent < 60_000_000:
                connection.sendall(more)
                sent += len(more)
        except ConnectionError:
            pass
    assert sent < 16_000_000  # bytes; the buffers of the operating system hold less
    assert server.is_healthy()


@pytest.mark.parametrize("head", [MANY, b"X-Long: " + b"x" * 100_000 + b"\r\n"], ids=["many", "long"])
def test_a_request_head_that_is_too_large_gets_an_error(server, head):
    with closing(socket.create_connection(("127.0.0.1", server.port), timeout=20)) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n" + head + b"\r\n")
        assert read_all(connection).startswith(b"HTTP/1.1 431 ")


def test_the_size_of_heads_is_not_summed_over_requests(server):
    with closing(HTTPConnection("127.0.0.1", server.port, timeout=20)) as connection:
        for _ in range(30):
            connection.request("GET", "/healthz", headers={"X-Some": "x" * 4000})
            assert connection.getresponse().read() == b'{"status":"ok"}'
        connection.request("POST", "/api/v1/tables", body=json.dumps({"game": "x" * 60_000}), headers=JSON)
        assert connection.getresponse().status == 422


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE", "OPTIONS", "CONNECT", "BREW"])
def test_other_methods_are_refused(server, method):
    response = send_raw(server, f"{method} /api/v1/tables HTTP/1.1")
    assert 400 <= int(response.split(b" ")[1]) < 500
    if method not in ("CONNECT", "BREW"):  # the HTTP parser may refuse these before the app does
        assert b'"request.method"' in response


@pytest.mark.parametrize(
    "origin",
    ["null", "http://elsewhere.example", "http://[", "http://127.0.0.1", "file://", "javascript:0", "\xff"],
)
def test_a_page_of_another_origin_changes_nothing(server, table, origin):
    before, (client, table_id) = position(table), table
    body = json.dumps({"id": "command-origin", "seat": 0, "version": 3, "codes": [STEP]}).encode()
    cookie = f"Cookie: {COOKIE}={client.cookies[COOKIE]}"
    headers = [cookie, f"Origin: {origin}", "Content-Type: application/json", f"Content-Length: {len(body)}"]
    response = send_raw(server, f"POST /api/v1/tables/{table_id}/commands HTTP/1.1", *headers, body=body)
    assert response.startswith(b"HTTP/1.1 403")
    assert b'"request.origin"' in response
    assert position(table) == before


def test_a_huge_body_is_refused_before_it_is_read(server):
    response = send_raw(server, "POST /api/v1/tables HTTP/1.1", "Content-Length: 1000000000", body=b"x")
    assert b"413" in response.split(b"\r\n")[0]
    assert b'"request.too_large"' in response


def test_requests_that_never_end_delay_nobody(server):
    """Slow senders must not delay other requests."""
    connections = [socket.create_connection(("127.0.0.1", server.port), timeout=20) for _ in range(100)]
    try:
        for connection in connections[:50]:
            connection.sendall(b"GET /api/v1/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
        for connection in connections[50:]:
            connection.sendall(
                b"POST /api/v1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\n{"
            )
        for _ in range(3):
            for connection in connections:
                connection.sendall(b" ")
            started = time.monotonic()
            assert server.is_healthy()
            assert time.monotonic() - started < 10
    finally:
        for connection in connections:
            connection.close()
    assert server.is_healthy()


def test_clients_that_leave_before_the_response_do_no_harm(server, table):
    client, table_id = table
    cookie = f"Cookie: {COOKIE}={client.cookies[COOKIE]}"
    for _ in range(20):
        with closing(socket.create_connection(("127.0.0.1", server.port), timeout=20)) as connection:
            path = f"/api/v1/tables/{table_id}/position?seat=0"
            connection.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{cookie}\r\n\r\n".encode())
    assert server.is_healthy()
