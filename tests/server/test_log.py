"""The log: one line an event, an id for every request, and nobody's secrets."""

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

from stridsplan.server import visitors
from stridsplan.server.log import configure_log, tell_of_tasks

from .conftest import new_id
from .served import new_table, served, without_limits

pytestmark = pytest.mark.anyio


@contextmanager
def written(form="json", level="debug"):
    """What the log says meanwhile."""
    stream = io.StringIO()
    configure_log(form, level, stream)
    try:
        yield stream
    finally:
        configure_log()


def lines(stream):
    return [json.loads(line) for line in stream.getvalue().splitlines()]


async def test_a_request_is_one_line_with_its_id_and_route(alva):
    with written() as stream:
        answer = await alva.http.get("/api/v1/tables/secretplace?seat=3")
    (line,) = [line for line in lines(stream) if line["event"] == "request"]
    assert line["request"] == answer.headers["x-request-id"]
    assert (line["method"], line["route"], line["status"]) == ("GET", "/api/v1/tables/{table_id}", 404)
    assert line["ms"] >= 0
    assert re.match(r"\d{4}-\d\d-\d\dT", line["timestamp"])


@pytest.mark.parametrize(
    ("path", "route"), [("/nowhere/at-all", "-"), ("/static/app.js", "/static"), ("/", "/")]
)
async def test_a_route_is_named_and_never_the_address(alva, path, route):
    with written() as stream:
        await alva.http.get(path)
    assert [line["route"] for line in lines(stream) if line["event"] == "request"] == [route]


class Terminal(io.StringIO):
    """A stream that somebody reads."""

    def isatty(self):
        return True


@pytest.mark.parametrize(("level", "told"), [("auto", ["alarming"]), ("info", ["usual", "alarming"])])
def test_at_a_terminal_only_what_is_wrong_is_told_unless_asked_for(level, told):
    stream = Terminal()
    configure_log("auto", level, stream)
    try:
        structlog.get_logger().info("usual")
        structlog.get_logger().warning("alarming")
    finally:
        configure_log()
    assert re.findall("usual|alarming", stream.getvalue()) == told


async def test_elsewhere_every_request_is_told(alva):
    with written("auto", "auto") as stream:
        await alva.http.get("/api/v1/tables")
    assert [line["event"] for line in lines(stream)] == ["request"]


async def test_at_a_terminal_lines_are_text_and_small_matters_are_left_out(alva):
    with written("text", "info") as stream:
        await alva.http.get("/static/app.js")
        await alva.http.get("/api/v1/tables")
    (line,) = stream.getvalue().splitlines()
    assert "route=/api/v1/tables" in re.sub(r"\x1b\[\d*m", "", line)


async def test_a_failure_is_found_in_the_log_by_the_id_in_its_answer(server, alva, monkeypatch):
    async def fail(visitor):
        raise RuntimeError("".join(["secret", " detail"]))

    monkeypatch.setattr(server.house.tables, "of_visitor", fail)
    with written() as stream:
        answer = await alva.http.get("/api/v1/tables")
    error = answer.json()["error"]
    assert (answer.status_code, error["code"]) == (500, "server.failed")
    assert error["args"] == {"request": answer.headers["x-request-id"]}
    assert answer.headers["x-frame-options"] == "DENY"
    (line,) = [line for line in lines(stream) if line["event"] == "request.failed"]
    assert line["request"] == error["args"]["request"]
    assert line["exception"].endswith("RuntimeError")
    assert "test_log.py" in line["exception"]
    assert "secret detail" not in stream.getvalue() + answer.text


def test_what_libraries_say_is_told_without_what_it_is_about():
    async def fail():
        tell_of_tasks()
        asyncio.get_running_loop().call_exception_handler({"message": "m", "exception": ValueError("abc")})

    with written() as stream:
        logging.getLogger("uvicorn.error").warning("%s opened %s", "somebody", "/t/x?invitation=abc")
        logging.getLogger("uvicorn.error").info("nothing of note")
        asyncio.run(fail())
    first, second = lines(stream)
    assert (first["event"], first["logger"], first["said"]) == ("library", "uvicorn.error", "%s opened %s")
    assert (second["event"], second["exception"]) == ("task.failed", "ValueError")
    assert "abc" not in stream.getvalue()


async def test_an_error_of_the_database_does_not_show_what_was_to_be_stored(server):
    name = secrets.token_hex(8)
    with written() as stream:
        with pytest.raises(IntegrityError) as caught:
            await refused_row(server, name)
        logging.getLogger("x").error("%s", caught.value, exc_info=caught.value)
    assert name not in str(caught.value) + stream.getvalue()
    assert "sqlite_errorname=SQLITE_CONSTRAINT_FOREIGNKEY" in stream.getvalue()


async def refused_row(server, name):
    """Try to store something about a table that there is not."""
    async with server.house.database.writing() as connection:
        await connection.execute(text("INSERT INTO notices VALUES (:name, 0, 0, NULL)"), {"name": name})


async def test_whatever_people_do_the_log_holds_none_of_their_secrets(server, monkeypatch):
    """Play, join, talk, fail and be refused, then look for every secret that there was."""
    known = set()
    with written() as stream:
        alva, nils = await server.person(), await server.person()
        table = await alva.create("me", "friend", nonce="a-nonce-of-alvas")
        path = f"/tables/{table['id']}"
        invitation = table["seats"][1]["invitation"].split("=")[1]
        known |= {"a-nonce-of-alvas", invitation, table["seats"][0]["personal_link"].split("=")[1]}
        await nils.http.get(f"/t/{table['id']}?invitation={invitation}")
        await nils.post(f"{path}/join", {"invitation": "wrong-invitation"}, 403)
        joined = await nils.post(f"{path}/join", {"invitation": invitation, "name": "Nils Holgersson"})
        known |= {"wrong-invitation", "Nils Holgersson", joined["seats"][1]["personal_link"].split("=")[1]}
        await nils.http.get(f"/t/{table['id']}?key={joined['seats'][1]['personal_link'].split('=')[1]}")
        said = {"seat": 0, "audience": "table", "text": "Nobody-hears-it"}
        assert (await alva.http.post(f"/api/v1{path}/talk", json=said)).is_success
        account = {"name": "Selma Ottilia", "password": "correct horse 7"}
        await alva.post("/account", account, 201)
        await nils.post("/account/login", account | {"password": "wrong horse 7"}, 403)
        await nils.post("/account/login", account)
        known |= {"Nobody-hears-it", "Selma Ottilia", "horse 7", "half-a-secret"}
        guest = await server.person()
        for method, address in every_change(server):
            await guest.http.request(method, address, json={"name": "half-a-secret", "key": "half-a-secret"})
        for seat, person in enumerate((alva, nils)):
            await person.command(table["id"], seat, [seat])
        await alva.http.post("/api/v1/tables", content=b'{"name": "half-a-secret')
        monkeypatch.setattr(server.house.tables, "of_visitor", None)
        await alva.http.get("/api/v1/tables?half-a-secret")
        async with server.house.tables.sittings.at(table["id"]) as sitting:
            known.add(sitting.record.secret.hex())
            numbers = [int(luck) for luck in sitting.play.table._position.state[0].luck[:2]]
        for person in (alva, nils):
            cookie = person.http.cookies[visitors.COOKIE]
            known |= {cookie, cookie.split(".")[0]}
    told = stream.getvalue()
    assert len(told.splitlines()) > 12
    assert "request.failed" in told
    assert not [secret for secret in known if secret in told]
    # As a part of a time or an id a short number means nothing
    assert not [n for n in numbers if re.search(rf"(?<![\w.]){n}(?![\w.-])", told)]
    assert new_id()[:8] not in told


def every_change(server):
    """All that the API lets one change, by its addresses' templates."""
    paths = server.app.openapi()["paths"]
    return [(method, path) for path, calls in paths.items() for method in calls if method != "get"]


UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
)


def cut(server, head, body, wait):
    """Say something to a server and go, without waiting for the answer: the connection is reset."""
    line = socket.create_connection(("127.0.0.1", server.port))
    line.sendall(f"{head} HTTP/1.1\r\nHost: 127.0.0.1\r\n{body}".encode())
    time.sleep(wait)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()


def test_a_client_that_goes_is_no_error(settings):
    with served(without_limits(settings)) as server, written(level="info") as stream:
        with server.person() as person:
            table = new_table(person, "me", "screen")["id"]
            cookie = f"Cookie: {visitors.COOKIE}={person.cookies[visitors.COOKIE]}\r\n"
        for wait in (0, 0.002, 0.1):
            for path in ("live", f"tables/{table}/live", "tables/none/live"):
                for _ in range(4):
                    cut(server, f"GET /api/v1/{path}", f"{cookie}{UPGRADE}\r\n", wait)
            cut(server, f"GET /api/v1/tables/{table}/position", f"{cookie}\r\n", wait)
            cut(server, "GET /api/v1/live", f"Origin: http://elsewhere.example\r\n{UPGRADE}\r\n", wait)
            some = "Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"
            cut(server, "POST /api/v1/tables", some, wait)
        assert server.is_well()
        time.sleep(0.5)
    told = lines(stream)
    assert len(told) > 30
    assert [line for line in told if line["level"] not in ("info", "debug")] == []
