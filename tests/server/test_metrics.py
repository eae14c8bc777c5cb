"""Figures for who runs a server, and whether it is well."""

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from stridsplan.server import metrics
from stridsplan.server.store.database import CHECK_KEPT

from .conftest import running

pytestmark = pytest.mark.anyio

LABELS = {"method", "route", "status", "kind", "outcome", "way", "work", "le"}


async def figures(server):
    """All samples: (name, labels) -> value."""
    http = httpx.AsyncClient(transport=httpx.ASGITransport(server.app), base_url="http://table")
    async with http:
        answer = await http.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert "set-cookie" not in answer.headers
    families = text_string_to_metric_families(answer.text)
    return {(s.name, tuple(sorted(s.labels.items()))): s.value for f in families for s in f.samples}


async def test_what_happens_is_counted(server, alva):
    before = await figures(server)
    table = (await alva.create("me", "screen"))["id"]
    await alva.command(table, 0, [1])
    after = await figures(server)

    def more(name, **labels):
        key = (name, tuple(sorted(labels.items())))
        return after[key] - before.get(key, 0)

    route = "/api/v1/tables/{table_id}/commands"
    assert more("stridsplan_requests_total", method="POST", route=route, status="200") == 1
    assert more("stridsplan_request_seconds_count", route=route) == 1
    assert more("stridsplan_commands_total", kind="command") == 1
    assert more("stridsplan_commit_seconds_count") >= 2
    assert after["stridsplan_tables_in_memory", ()] == 1


async def test_figures_name_no_table_seat_or_visitor_and_do_not_grow_with_them(server, alva):
    async def visit(count):
        for k in range(count):
            table = (await alva.create("me", "screen"))["id"]
            await alva.command(table, 0, [k % 5])
            await alva.http.get(f"/nowhere/{table}")

    await visit(1)
    before = set(await figures(server))
    await visit(5)
    after = set(await figures(server))
    assert after == before
    assert {label for _, labels in after for label, _ in labels} <= LABELS


@pytest.mark.parametrize(
    ("host", "status"), [("127.0.0.1", 200), ("::1", 200), ("192.0.2.1", 404), ("", 404)]
)
async def test_figures_are_told_to_the_machine_itself(server, host, status):
    transport = httpx.ASGITransport(server.app, client=(host, 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://table") as http:
        assert (await http.get("/metrics")).status_code == status


async def test_others_need_the_token(settings):
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
                answer = await http.get("/metrics", headers={"authorization": header})
                assert answer.status_code == status, (host, header)


async def test_open_lines_are_counted_while_they_are_open():
    with metrics.SOCKETS.track_inprogress():
        assert b"stridsplan_sockets 1.0" in metrics.exposition().body


async def test_a_server_that_cannot_write_is_not_well(server, alva, monkeypatch):
    assert (await alva.http.get("/healthz")).json() == {"status": "ok"}
    async with server.house.database.writing() as connection:
        await connection.exec_driver_sql("DROP TABLE pulse")
    assert (await alva.http.get("/healthz")).status_code == 200  # an answer holds for a while
    monkeypatch.setattr(server.house.database, "_checked", -CHECK_KEPT)
    answer = await alva.http.get("/healthz")
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "store.unavailable")
