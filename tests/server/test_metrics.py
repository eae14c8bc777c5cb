"""Metrics, and whether the server is healthy."""

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from stridsplan.server.store.database import CHECK_EVERY

from .conftest import running
from .test_live_fuzz import is_alive, open_socket, wait_for
from .threaded_server import new_table, serve_in_thread, without_limits

pytestmark = pytest.mark.anyio

LABELS = {"method", "route", "status", "kind", "outcome", "channel", "work", "le"}


async def read_metrics(server):
    """All samples of `/metrics`: (name, labels) -> value."""
    http = httpx.AsyncClient(transport=httpx.ASGITransport(server.app), base_url="http://table")
    async with http:
        response = await http.get("/metrics")
    assert response.status_code == 200
    assert response.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert "set-cookie" not in response.headers
    families = text_string_to_metric_families(response.text)
    return {(s.name, tuple(sorted(s.labels.items()))): s.value for f in families for s in f.samples}


async def test_requests_commands_and_commits_are_counted(server, alva):
    before = await read_metrics(server)
    table = (await alva.create("me", "screen"))["id"]
    await alva.command(table, 0, [1])
    after = await read_metrics(server)

    def increase(name, **labels):
        key = (name, tuple(sorted(labels.items())))
        return after[key] - before.get(key, 0)

    route = "/api/v1/tables/{table_id}/commands"
    assert increase("stridsplan_requests_total", method="POST", route=route, status="200") == 1
    assert increase("stridsplan_request_seconds_count", route=route) == 1
    assert increase("stridsplan_commands_total", kind="command") == 1
    assert increase("stridsplan_commit_seconds_count") >= 2
    assert after["stridsplan_tables_in_memory", ()] == 1


async def test_metrics_have_no_labels_for_tables_seats_or_visitors(server, alva):
    async def visit(count):
        for k in range(count):
            table = (await alva.create("me", "screen"))["id"]
            await alva.command(table, 0, [k % 5])
            await alva.http.get(f"/nowhere/{table}")

    await visit(1)
    before = set(await read_metrics(server))
    await visit(5)
    after = set(await read_metrics(server))
    assert after == before
    assert {label for _, labels in after for label, _ in labels} <= LABELS


@pytest.mark.parametrize(
    ("host", "status"), [("127.0.0.1", 200), ("::1", 200), ("192.0.2.1", 404), ("", 404)]
)
async def test_metrics_are_for_local_requests(server, host, status):
    transport = httpx.ASGITransport(server.app, client=(host, 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://table") as http:
        assert (await http.get("/metrics")).status_code == status


async def test_requests_from_other_networks_need_the_token_of_metrics(settings):
    async with running(
        settings, metrics_from="192.0.2.0/24, 2001:db8::/32", metrics_token="geheim"
    ) as server:
        for host, header, status in [
            ("127.0.0.1", "Bearer geheim", 200),
            ("127.0.0.1", "Bearer falsch", 404),
            ("127.0.0.1", "", 404),
            ("192.0.2.7", "", 200),
            ("2001:db8::1", "", 200),
        ]:
            transport = httpx.ASGITransport(server.app, client=(host, 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://table") as http:
                response = await http.get("/metrics", headers={"authorization": header})
                assert response.status_code == status, (host, header)


def test_open_sockets_are_counted(settings):
    with serve_in_thread(without_limits(settings)) as server, server.new_client() as client:
        table = new_table(client, "me", "screen")["id"]
        for _ in range(2):
            with open_socket(server, client, table) as websocket:
                assert is_alive(websocket)
                assert "stridsplan_sockets 1.0" in client.get(f"{server.address}/metrics").text
            wait_for(lambda: "stridsplan_sockets 0.0" in client.get(f"{server.address}/metrics").text)


async def test_a_server_that_cannot_write_is_unhealthy(server, alva, monkeypatch):
    assert (await alva.http.get("/healthz")).json() == {"status": "ok"}
    async with server.services.database.writing() as connection:
        await connection.exec_driver_sql("DROP TABLE heartbeat")
    assert (await alva.http.get("/healthz")).status_code == 200  # a result is cached for a while
    monkeypatch.setattr(server.services.database, "_checked_at", -CHECK_EVERY)
    response = await alva.http.get("/healthz")
    assert (response.status_code, response.json()["error"]["code"]) == (503, "store.unavailable")
