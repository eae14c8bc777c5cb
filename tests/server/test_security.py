"""Cookies, headers, limits, static files and errors that no endpoint raises."""

import re
from html import escape

import pytest

from stridsplan.server import errors, visitors
from stridsplan.server.settings import Settings

from .conftest import running

pytestmark = pytest.mark.anyio


async def test_a_visitor_gets_one_cookie_and_keeps_it(server, alva):
    first = await alva.http.get("/api/v1/tables")
    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    assert "set-cookie" not in (await alva.http.get("/api/v1/tables")).headers


async def test_behind_https_the_cookie_is_secure(settings):
    async with running(settings, secure_cookie=True) as server:
        answer = await (await server.person()).http.get("/")
        assert "Secure" in answer.headers["set-cookie"]


async def test_a_forged_cookie_is_nobodys(server, alva, nils):
    table = await alva.create("me", "screen")
    forged = alva.http.cookies[visitors.COOKIE][:-1] + "?"
    mallory = await server.person(**{visitors.COOKIE: forged})
    assert not (await mallory.get(f"/tables/{table['id']}"))["seats"][0]["mine"]


async def test_an_ageing_cookie_is_renewed(server, alva, monkeypatch):
    table = await alva.create("me", "screen")
    monkeypatch.setattr(visitors, "RENEWAL", 0)
    answer = await alva.http.get(f"/api/v1/tables/{table['id']}")
    assert "set-cookie" in answer.headers
    assert answer.json()["seats"][0]["mine"] is True


async def test_the_key_outlives_the_server(settings):
    async with running(settings) as server:
        alva = await server.person()
        table = await alva.create("me", "screen")
    async with running(settings) as server:
        alva = await server.person(**dict(alva.http.cookies))
        assert (await alva.get(f"/tables/{table['id']}"))["seats"][0]["mine"] is True


@pytest.mark.parametrize("path", ["/", "/t/abc", "/rules/toy", "/api/v1/games", "/docs", "/nowhere"])
async def test_every_answer_carries_the_headers(alva, path):
    headers = (await alva.http.get(path)).headers
    assert headers["content-security-policy"].startswith("default-src 'self';")
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["x-frame-options"] == "DENY"


@pytest.mark.parametrize("path", ["/", "/t/abc", "/t/abc/replay", "/rules/toy", "/proof"])
async def test_every_address_of_the_client_shows_its_page(alva, path):
    answer = await alva.http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    again = await alva.http.get(path, headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize(
    ("path", "kind"),
    [("app.js", "text/javascript; charset=utf-8"), ("words.ftl", "text/plain; charset=utf-8")],
)
async def test_files_have_their_type_and_are_asked_about_each_time(alva, path, kind):
    answer = await alva.http.get(f"/static/{path}")
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == "no-cache"
    assert "set-cookie" not in answer.headers
    again = await alva.http.get(f"/static/{path}", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path", ["/static/../data/secret.key", "/static/%2e%2e/data/secret.key", "/static/none.js"]
)
async def test_nothing_else_is_a_file(alva, path):
    answer = await alva.http.get(path)
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "request.unknown"


async def test_other_addresses_and_methods_are_refused_in_the_same_form(alva):
    assert (await alva.http.get("/nowhere")).json() == {"error": {"code": "request.unknown", "args": {}}}
    answer = await alva.http.delete("/api/v1/tables")
    assert (answer.status_code, answer.json()["error"]["code"]) == (405, "request.method")
    assert answer.headers["allow"]


async def test_a_body_that_is_no_json_is_invalid(alva):
    answer = await alva.http.post(
        "/api/v1/tables", content=b"{", headers={"content-type": "application/json"}
    )
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "request.invalid")


async def test_another_sites_page_changes_nothing(alva):
    body = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "screen"}]}
    for origin in ("http://elsewhere.example", "null"):
        answer = await alva.http.post("/api/v1/tables", json=body, headers={"origin": origin})
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "request.origin")
    answer = await alva.http.post("/api/v1/tables", json=body, headers={"origin": "http://table"})
    assert answer.status_code == 201


async def test_the_origin_may_be_told(settings):
    async with running(settings, origin="https://play.example") as server:
        alva = await server.person()
        for origin, status in [("https://play.example", 422), ("http://table", 403)]:
            answer = await alva.http.post("/api/v1/tables", json={}, headers={"origin": origin})
            assert answer.status_code == status


async def test_a_large_body_is_refused_however_it_comes(alva):
    async def pieces():
        for _ in range(20):
            yield b" " * 10_000

    for content in (b" " * 200_000, pieces()):
        answer = await alva.http.post(
            "/api/v1/tables", content=content, headers={"content-type": "application/json"}
        )
        assert (answer.status_code, answer.json()["error"]["code"]) == (413, "request.too_large")


async def test_an_address_that_asks_too_much_is_told_to_wait(settings):
    async with running(settings, rate_create="2/minute", rate_read="3/minute") as server:
        alva = await server.person()
        for _ in range(2):
            await alva.create("me", "screen")
        body = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "screen"}]}
        answer = await alva.http.post("/api/v1/tables", json=body)
        assert (answer.status_code, answer.json()["error"]["code"]) == (429, "request.too_many")
        assert 0 < int(answer.headers["retry-after"]) <= 60
        assert answer.json()["error"]["args"] == {"seconds": int(answer.headers["retry-after"])}
        for status in (200, 200, 200, 429):
            assert (await alva.http.get("/api/v1/tables")).status_code == status
        assert (await alva.http.get("/")).status_code == 200


async def test_a_failure_says_nothing_about_itself(server, alva, monkeypatch):
    import httpx

    async def fail(visitor):
        raise RuntimeError("secret detail")

    monkeypatch.setattr(server.house.tables, "of_visitor", fail)
    transport = httpx.ASGITransport(server.app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://table") as http:
        answer = await http.get("/api/v1/tables")
    assert answer.status_code == 500
    args = {"request": answer.headers["x-request-id"]}
    assert answer.json() == {"error": {"code": "server.failed", "args": args}}


async def test_the_page_about_the_api_tells_all_of_it_and_needs_no_hole_in_the_policy(server, alva):
    told = (await alva.http.get("/docs")).text
    schema = (await alva.http.get("/api/v1/openapi.json")).json()
    for path, calls in schema["paths"].items():
        for method, call in calls.items():
            assert f"<code>{method.upper()} {path}</code>" in told
            assert escape(call["description"]) in told
            assert all(f'name="{parameter["name"]}"' in told for parameter in call.get("parameters", ()))
    assert all(f'<tr id="{kind.code}">' in told for kind in errors.every_error())
    assert all(f'id="{place}"' in told for place in re.findall(r'href="#([^"]+)"', told))
    assert re.findall(r"<script[^>]*>(.*?)</script>", told) == [""]
    assert not re.search(r"<style|style=|javascript:| on\w+=", told)


def test_settings_are_read_from_the_environment(tmp_path):
    environment = {"STRIDSPLAN_BOT_PAUSE": "0.5", "STRIDSPLAN_WARM": "no", "STRIDSPLAN_DATA": "/elsewhere"}
    settings = Settings.from_environment(environment, data=tmp_path)
    assert (settings.bot_pause, settings.warm, settings.data) == (0.5, False, tmp_path)
    assert settings.url.endswith("stridsplan.db")
    assert Settings(database_url="postgresql+psycopg://x").url == "postgresql+psycopg://x"


def test_an_address_of_the_new_kind_counts_by_customer():
    from starlette.requests import HTTPConnection

    from stridsplan.server.rates import address_of

    def address(host):
        return address_of(HTTPConnection({"type": "http", "client": (host, 1)}))

    assert address("2001:db8:1:2:3:4:5:6") == address("2001:db8:1:2:ffff::1") != address("2001:db8:1:3::1")
    assert address("192.0.2.1") != address("192.0.2.2")
    assert address("testclient") == "testclient"


HOSTS = [
    ("localhost", True),
    ("localhost:8000", True),
    ("LOCALHOST", True),
    ("games.localhost:8000", True),
    ("127.0.0.1:8000", True),
    ("[::1]:8000", True),
    ("192.168.1.5", True),
    ("table.example.org", True),
    ("table.example.org.:443", True),
    ("play.example.net:8000", True),
    ("a.b.example.com", True),
    ("example.com", False),
    ("notexample.com", False),
    ("evil.example", False),
    ("localhost.evil.example", False),
    ("127.0.0.1.evil.example", False),
    ("table.example.org.evil.example", False),
    ("evil.example:8000", False),
    ("127.0.0.1@evil.example", False),
    ("", False),
    ("evil.example\t127.0.0.1", False),
]


@pytest.mark.parametrize(("host", "holds"), HOSTS)
async def test_a_server_is_asked_by_its_own_names_alone(settings, host, holds):
    told = {"origin": "https://table.example.org", "hosts": "play.example.net, *.example.com"}
    async with running(settings, **told) as server:
        alva = await server.person()
        for path in ("/api/v1/tables", "/", "/healthz", "/static/app.js"):
            answer = await alva.http.get(path, headers={"host": host})
            assert (answer.status_code != 421) == holds, path
        if not holds:
            answer = await alva.http.get("/api/v1/tables", headers={"host": host})
            assert answer.json()["error"]["code"] == "request.host"
            assert "set-cookie" not in answer.headers


async def test_a_name_that_leads_here_from_elsewhere_changes_nothing(settings):
    """The page of evil.example has its own name lead to this server: to its browser that is one origin."""
    async with running(settings, hosts="table") as server:
        alva = await server.person()
        body = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "screen"}]}
        rebound = {"host": "evil.example", "origin": "http://evil.example"}
        answer = await alva.http.post("/api/v1/tables", json=body, headers=rebound)
        assert (answer.status_code, answer.json()["error"]["code"]) == (421, "request.host")


async def test_all_names_may_be_let_in(settings):
    async with running(settings, hosts="*") as server:
        answer = await (await server.person()).http.get("/", headers={"host": "anything.example"})
        assert answer.status_code == 200
