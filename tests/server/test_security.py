"""Cookies, headers, limits, static files, host names, and errors outside the endpoints."""

import re
from html import escape

import pytest

from stridsplan.server import errors, visitor_middleware
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


async def test_the_cookie_is_secure_behind_https(settings):
    async with running(settings, secure_cookie=True) as server:
        response = await (await server.new_client()).http.get("/")
        assert "Secure" in response.headers["set-cookie"]


async def test_a_forged_cookie_belongs_to_a_new_visitor(server, alva):
    table = await alva.create("me", "screen")
    forged = alva.http.cookies[visitor_middleware.COOKIE][:-1] + "?"
    mallory = await server.new_client(**{visitor_middleware.COOKIE: forged})
    assert not (await mallory.get(f"/tables/{table['id']}"))["seats"][0]["mine"]


async def test_an_old_cookie_is_renewed(server, alva, monkeypatch):
    table = await alva.create("me", "screen")
    monkeypatch.setattr(visitor_middleware, "RENEWAL", 0)
    response = await alva.http.get(f"/api/v1/tables/{table['id']}")
    assert "set-cookie" in response.headers
    assert response.json()["seats"][0]["mine"] is True


async def test_the_key_survives_a_restart(settings):
    async with running(settings) as server:
        alva = await server.new_client()
        table = await alva.create("me", "screen")
    async with running(settings) as server:
        alva = await server.new_client(**dict(alva.http.cookies))
        assert (await alva.get(f"/tables/{table['id']}"))["seats"][0]["mine"] is True


@pytest.mark.parametrize("path", ["/", "/t/abc", "/rules/toy", "/api/v1/games", "/docs", "/nowhere"])
async def test_pages_and_responses_of_the_api_have_the_security_headers(alva, path):
    headers = (await alva.http.get(path)).headers
    assert headers["content-security-policy"].startswith("default-src 'self';")
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["x-frame-options"] == "DENY"


@pytest.mark.parametrize("path", ["/", "/t/abc", "/t/abc/replay", "/rules/toy", "/proof"])
async def test_the_paths_of_pages_return_the_page_of_the_client(alva, path):
    alva.http.headers["sec-fetch-mode"] = "navigate"  # as a browser does
    response = await alva.http.get(path)
    assert response.status_code == 200
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    revalidated = await alva.http.get(path, headers={"if-none-match": response.headers["etag"]})
    assert revalidated.status_code == 304


@pytest.mark.parametrize(
    ("path", "kind"),
    [("app.js", "text/javascript; charset=utf-8"), ("words.ftl", "text/plain; charset=utf-8")],
)
async def test_files_have_their_type_and_are_revalidated(alva, path, kind):
    response = await alva.http.get(f"/static/{path}")
    assert response.headers["content-type"] == kind
    assert response.headers["cache-control"] == "no-cache"
    assert "set-cookie" not in response.headers
    revalidated = await alva.http.get(f"/static/{path}", headers={"if-none-match": response.headers["etag"]})
    assert (revalidated.status_code, revalidated.content) == (304, b"")


async def test_files_of_a_built_client_may_be_cached_for_ever(settings):
    (settings.client / "version").write_text("0123456789ab")
    async with running(settings) as server:
        http = (await server.new_client()).http
        for version, caching in (
            ("0123456789ab/", "public, max-age=31536000, immutable"),
            ("ba9876543210/", "no-cache"),  # requested by a page that was opened before an update
            ("", "no-cache"),
        ):
            response = await http.get(f"/static/{version}app.js")
            assert (response.status_code, response.headers["cache-control"]) == (200, caching)
        assert (await http.get("/")).headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/static/../data/secret.key", "/static/%2e%2e/data/secret.key", "/static/none.js"]
)
async def test_other_paths_are_not_served_as_files(alva, path):
    response = await alva.http.get(path)
    assert response.status_code == 404
    assert response.json()["error"]["code"] == "request.unknown"


async def test_unknown_paths_and_methods_are_refused_in_the_same_form(alva):
    assert (await alva.http.get("/nowhere")).json() == {"error": {"code": "request.unknown", "args": {}}}
    response = await alva.http.delete("/api/v1/tables")
    assert (response.status_code, response.json()["error"]["code"]) == (405, "request.method")
    assert response.headers["allow"]


async def test_a_body_that_is_not_json_is_invalid(alva):
    response = await alva.http.post(
        "/api/v1/tables", content=b"{", headers={"content-type": "application/json"}
    )
    assert (response.status_code, response.json()["error"]["code"]) == (422, "request.invalid")


async def test_a_page_of_another_site_changes_nothing(alva):
    body = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "screen"}]}
    for origin in ("http://elsewhere.example", "null"):
        response = await alva.http.post("/api/v1/tables", json=body, headers={"origin": origin})
        assert (response.status_code, response.json()["error"]["code"]) == (403, "request.origin")
    assert (await alva.get("/tables"))["tables"] == []
    response = await alva.http.post("/api/v1/tables", json=body, headers={"origin": "http://table"})
    assert response.status_code == 201


async def test_the_origin_can_be_configured(settings):
    async with running(settings, origin="https://play.example") as server:
        alva = await server.new_client()
        for origin, status in [("https://play.example", 422), ("http://table", 403)]:
            response = await alva.http.post("/api/v1/tables", json={}, headers={"origin": origin})
            assert response.status_code == status


async def test_a_large_body_is_refused_with_and_without_a_length(alva):
    async def pieces():
        for _ in range(20):
            yield b" " * 10_000

    for content in (b" " * 200_000, pieces()):
        response = await alva.http.post(
            "/api/v1/tables", content=content, headers={"content-type": "application/json"}
        )
        assert (response.status_code, response.json()["error"]["code"]) == (413, "request.too_large")


async def test_an_address_with_too_many_requests_is_refused_for_a_time(settings):
    async with running(settings, rate_create="2/minute", rate_read="3/minute") as server:
        alva = await server.new_client()
        for _ in range(2):
            await alva.create("me", "screen")
        body = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "screen"}]}
        response = await alva.http.post("/api/v1/tables", json=body)
        assert (response.status_code, response.json()["error"]["code"]) == (429, "request.too_many")
        assert 0 < int(response.headers["retry-after"]) <= 60
        assert response.json()["error"]["args"] == {"seconds": int(response.headers["retry-after"])}
        for status in (200, 200, 200, 429):
            assert (await alva.http.get("/api/v1/tables")).status_code == status
        assert (await alva.http.get("/")).status_code == 200


async def test_a_failure_reveals_no_details(server, alva, monkeypatch):
    import httpx

    async def fail(visitor):
        raise RuntimeError("secret detail")

    monkeypatch.setattr(server.services.tables, "of_visitor", fail)
    transport = httpx.ASGITransport(server.app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://table") as http:
        response = await http.get("/api/v1/tables")
    assert response.status_code == 500
    args = {"request": response.headers["x-request-id"]}
    assert response.json() == {"error": {"code": "server.failed", "args": args}}


async def test_the_api_page_is_complete_and_needs_no_exception_in_the_policy(server, alva):
    page = (await alva.http.get("/docs")).text
    schema = (await alva.http.get("/api/v1/openapi.json")).json()
    for path, calls in schema["paths"].items():
        for method, call in calls.items():
            assert f"<code>{method.upper()} {path}</code>" in page
            assert escape(call["description"]) in page
            assert all(f'name="{parameter["name"]}"' in page for parameter in call.get("parameters", ()))
    assert all(f'<tr id="{kind.code}">' in page for kind in errors.every_error())
    assert all(f'id="{place}"' in page for place in re.findall(r'href="#([^"]+)"', page))
    assert re.findall(r"<script[^>]*>(.*?)</script>", page) == [""]
    assert not re.search(r"<style|style=|javascript:| on\w+=", page)


def test_settings_are_read_from_the_environment(tmp_path):
    environment = {"STRIDSPLAN_BOT_PAUSE": "0.5", "STRIDSPLAN_WARM": "no", "STRIDSPLAN_DATA": "/elsewhere"}
    settings = Settings.from_environment(environment, data=tmp_path)
    assert (settings.bot_pause, settings.warm, settings.data) == (0.5, False, tmp_path)
    assert settings.url.endswith("stridsplan.db")
    assert Settings(database_url="postgresql+psycopg://x").url == "postgresql+psycopg://x"


def test_an_empty_variable_must_leave_folders_numbers_and_switches_as_they_are():
    empty = {f"STRIDSPLAN_{name}": "" for name in ("CLIENT", "DATA", "BOT_SECONDS", "WARM")}
    assert Settings.from_environment(empty) == Settings()
    assert Settings.from_environment({"STRIDSPLAN_TRUSTED_PROXIES": ""}).trusted_proxies == ""


def test_ipv6_addresses_are_limited_by_their_prefix():
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


@pytest.mark.parametrize(("host", "is_allowed"), HOSTS)
async def test_only_requests_for_the_servers_own_names_are_served(settings, host, is_allowed):
    changes = {"origin": "https://table.example.org", "hosts": "play.example.net, *.example.com"}
    async with running(settings, **changes) as server:
        alva = await server.new_client()
        for path in ("/api/v1/tables", "/", "/healthz", "/static/app.js"):
            response = await alva.http.get(path, headers={"host": host})
            assert (response.status_code != 421) == is_allowed, path
        if not is_allowed:
            response = await alva.http.get("/api/v1/tables", headers={"host": host})
            assert response.json()["error"]["code"] == "request.host"
            assert "set-cookie" not in response.headers


async def test_a_foreign_name_that_resolves_here_changes_nothing(settings):
    """DNS rebinding: evil.example resolves to this server, so that the browser sees requests of the same origin."""
    async with running(settings, hosts="table") as server:
        alva = await server.new_client()
        body = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "screen"}]}
        rebound = {"host": "evil.example", "origin": "http://evil.example"}
        response = await alva.http.post("/api/v1/tables", json=body, headers=rebound)
        assert (response.status_code, response.json()["error"]["code"]) == (421, "request.host")
        assert (await alva.get("/tables"))["tables"] == []


async def test_all_host_names_can_be_allowed(settings):
    async with running(settings, hosts="*") as server:
        response = await (await server.new_client()).http.get("/", headers={"host": "anything.example"})
        assert response.status_code == 200
