"""The log: one line per event, an id for every request, and no secrets."""

import asyncio
import io
import json
import logging
import re
import secrets
import socket
import struct
import time
from contextlib import contextmanager

import pytest
import structlog
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from stridsplan.server import visitor_middleware
from stridsplan.server.log import configure_log, log_task_failures

from .conftest import api_description, new_id
from .threaded_server import new_table, serve_in_thread, without_limits

pytestmark = pytest.mark.anyio


@contextmanager
def captured_log(form="json", level="debug"):
    """Capture the log in a stream."""
    stream = io.StringIO()
    configure_log(form, level, stream)
    try:
        yield stream
    finally:
        configure_log()


def log_entries(stream):
    return [json.loads(line) for line in stream.getvalue().splitlines()]


async def test_a_request_is_one_line_with_its_id_and_route(alva):
    with captured_log() as stream:
        response = await alva.http.get("/api/v1/tables/secretplace?seat=3")
    (line,) = [line for line in log_entries(stream) if line["event"] == "request"]
    assert line["request"] == response.headers["x-request-id"]
    assert (line["method"], line["route"], line["status"]) == ("GET", "/api/v1/tables/{table_id}", 404)
    assert line["ms"] >= 0
    assert re.match(r"\d{4}-\d\d-\d\dT", line["timestamp"])


@pytest.mark.parametrize(
    ("path", "route"), [("/nowhere/at-all", "-"), ("/static/app.js", "/static"), ("/", "/")]
)
async def test_the_route_is_logged_and_not_the_path(alva, path, route):
    with captured_log() as stream:
        await alva.http.get(path)
    assert [line["route"] for line in log_entries(stream) if line["event"] == "request"] == [route]


class Terminal(io.StringIO):
    """A stream that claims to be a terminal."""

    def isatty(self):
        return True


@pytest.mark.parametrize(("level", "logged"), [("auto", ["alarming"]), ("info", ["usual", "alarming"])])
def test_a_terminal_shows_only_warnings_by_default(level, logged):
    stream = Terminal()
    configure_log("auto", level, stream)
    try:
        structlog.get_logger().info("usual")
        structlog.get_logger().warning("alarming")
    finally:
        configure_log()
    assert re.findall("usual|alarming", stream.getvalue()) == logged


async def test_requests_are_logged_without_a_terminal(alva):
    with captured_log("auto", "auto") as stream:
        await alva.http.get("/api/v1/tables")
    assert [line["event"] for line in log_entries(stream)] == ["request"]


async def test_a_text_log_of_level_info_leaves_out_requests_for_files(alva):
    with captured_log("text", "info") as stream:
        await alva.http.get("/static/app.js")
        await alva.http.get("/api/v1/tables")
    (line,) = stream.getvalue().splitlines()
    assert "route=/api/v1/tables" in re.sub(r"\x1b\[\d*m", "", line)


async def test_a_failure_is_logged_with_the_id_in_its_response(server, alva, monkeypatch):
    async def fail(visitor):
        # joined, because the traceback in the log shows this line
        raise RuntimeError("".join(["secret", " detail"]))

    monkeypatch.setattr(server.services.tables, "of_visitor", fail)
    with captured_log() as stream:
        response = await alva.http.get("/api/v1/tables")
    error = response.json()["error"]
    assert (response.status_code, error["code"]) == (500, "server.failed")
    assert error["args"] == {"request": response.headers["x-request-id"]}
    assert response.headers["x-frame-options"] == "DENY"
    (line,) = [line for line in log_entries(stream) if line["event"] == "request.failed"]
    assert line["request"] == error["args"]["request"]
    assert line["exception"].endswith("RuntimeError")
    assert "test_log.py" in line["exception"]
    assert "secret detail" not in stream.getvalue() + response.text


def test_messages_of_libraries_are_logged_without_their_arguments():
    async def fail():
        log_task_failures()
        asyncio.get_running_loop().call_exception_handler({"message": "m", "exception": ValueError("abc")})

    with captured_log() as stream:
        logging.getLogger("uvicorn.error").warning("%s opened %s", "somebody", "/t/x?invitation=abc")
        logging.getLogger("uvicorn.error").info("nothing of note")
        asyncio.run(fail())
    first, second = log_entries(stream)
    assert (first["event"], first["logger"], first["message"]) == ("library", "uvicorn.error", "%s opened %s")
    assert (second["event"], second["exception"]) == ("task.failed", "ValueError")
    assert "abc" not in stream.getvalue()


async def test_database_errors_do_not_show_values(server):
    name = secrets.token_hex(8)
    with captured_log() as stream:
        with pytest.raises(IntegrityError) as caught:
            await refused_row(server, name)
        logging.getLogger("x").error("%s", caught.value, exc_info=caught.value)
    assert name not in str(caught.value) + stream.getvalue()
    assert "sqlite_errorname=SQLITE_CONSTRAINT_FOREIGNKEY" in stream.getvalue()


async def refused_row(server, name):
    """Try to store a notification about a table that does not exist."""
    async with server.services.database.writing() as connection:
        await connection.execute(text("INSERT INTO notifications VALUES (:name, 0, 0, NULL)"), {"name": name})


async def test_the_log_contains_no_secrets(server, monkeypatch):
    """Play, join, chat, and cause refusals and failures, then search the log for every secret."""
    secret_texts = set()
    with captured_log() as stream:
        alva, nils = await server.new_client(), await server.new_client()
        table = await alva.create("me", "friend", nonce="a-nonce-of-alvas")
        path = f"/tables/{table['id']}"
        invitation = table["seats"][1]["invitation"].split("=")[1]
        secret_texts |= {"a-nonce-of-alvas", invitation, table["seats"][0]["personal_link"].split("=")[1]}
        await nils.http.get(f"/t/{table['id']}?invitation={invitation}")
        await nils.post(f"{path}/join", {"invitation": "wrong-invitation"}, 403)
        joined = await nils.post(f"{path}/join", {"invitation": invitation, "name": "Nils Holgersson"})
        secret_texts |= {
            "wrong-invitation",
            "Nils Holgersson",
            joined["seats"][1]["personal_link"].split("=")[1],
        }
        await nils.http.get(f"/t/{table['id']}?key={joined['seats'][1]['personal_link'].split('=')[1]}")
        message = {"seat": 0, "audience": "table", "text": "Nobody-hears-it"}
        assert (await alva.http.post(f"/api/v1{path}/chat", json=message)).is_success
        account = {"name": "Selma Ottilia", "password": "correct horse 7"}
        await alva.post("/account", account, 201)
        await nils.post("/account/login", account | {"password": "wrong horse 7"}, 403)
        await nils.post("/account/login", account)
        secret_texts |= {"Nobody-hears-it", "Selma Ottilia", "horse 7", "half-a-secret"}
        guest = await server.new_client()
        for method, address in requests_except_get():
            await guest.http.request(method, address, json={"name": "half-a-secret", "key": "half-a-secret"})
        for seat, client in enumerate((alva, nils)):
            await client.command(table["id"], seat, [seat])
        await alva.http.post("/api/v1/tables", content=b'{"name": "half-a-secret')
        monkeypatch.setattr(server.services.tables, "of_visitor", None)
        await alva.http.get("/api/v1/tables?half-a-secret")
        async with server.services.tables.cache.locked(table["id"]) as cached:
            secret_texts.add(cached.record.secret.hex())
            numbers = [int(luck) for luck in cached.play.table._position.state[0].luck[:2]]
        for client in (alva, nils):
            cookie = client.http.cookies[visitor_middleware.COOKIE]
            secret_texts |= {cookie, cookie.split(".")[0]}
    logged = stream.getvalue()
    assert len(logged.splitlines()) > 12
    assert "request.failed" in logged
    assert not [secret for secret in secret_texts if secret in logged]
    # A short number may also be a part of a time or an id
    assert not [n for n in numbers if re.search(rf"(?<![\w.]){n}(?![\w.-])", logged)]
    assert new_id()[:8] not in logged  # the prefix of all ids of commands


def requests_except_get():
    """Method and path template of every request of the API that is not a GET request."""
    paths = api_description()["paths"]
    return [(method, path) for path, calls in paths.items() for method in calls if method != "get"]


UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
)


def send_and_reset(server, head, headers_and_body, wait):
    """Send a request, then reset the connection after `wait` seconds, without reading the response."""
    connection = socket.create_connection(("127.0.0.1", server.port))
    connection.sendall(f"{head} HTTP/1.1\r\nHost: 127.0.0.1\r\n{headers_and_body}".encode())
    time.sleep(wait)
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # close() resets
    connection.close()


def test_a_client_that_disconnects_is_no_error(settings):
    with serve_in_thread(without_limits(settings)) as server, captured_log(level="info") as stream:
        with server.new_client() as client:
            table = new_table(client, "me", "screen")["id"]
            cookie = f"Cookie: {visitor_middleware.COOKIE}={client.cookies[visitor_middleware.COOKIE]}\r\n"
        for wait in (0, 0.002, 0.1):
            for path in ("live", f"tables/{table}/live", "tables/none/live"):
                for _ in range(4):
                    send_and_reset(server, f"GET /api/v1/{path}", f"{cookie}{UPGRADE}\r\n", wait)
            send_and_reset(server, f"GET /api/v1/tables/{table}/position", f"{cookie}\r\n", wait)
            send_and_reset(
                server, "GET /api/v1/live", f"Origin: http://elsewhere.example\r\n{UPGRADE}\r\n", wait
            )
            headers = "Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"
            send_and_reset(server, "POST /api/v1/tables", headers, wait)
        assert server.is_healthy()
        time.sleep(0.5)
    entries = log_entries(stream)
    assert len(entries) > 30
    assert [line for line in entries if line["level"] not in ("info", "debug")] == []
