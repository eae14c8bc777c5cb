"""Reports, the operator's page, closed accounts, and an audit trail that nobody can change."""

import sqlite3

import pytest
from sqlalchemy import delete, update
from sqlalchemy.exc import DBAPIError
from typer.testing import CliRunner

from stridsplan.cli import app
from stridsplan.server.chat import repository as chat_repository
from stridsplan.server.errors import StoreError
from stridsplan.server.store import schema

from .conftest import running

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse"


async def account(server, name):
    """A client with an account."""
    client = await server.new_client()
    await client.post("/account", {"name": name, "password": PASSWORD}, 201)
    return client


async def operator(server, name="Olga"):
    """A client with the account of an operator."""
    client = await account(server, name)
    services = server.services
    stored = await services.accounts.repository.by_key(name.lower())
    await services.moderation.repository.set_operator(stored, is_operator=True)
    return client


async def report(client, status=204, **body):
    response = await client.http.post("/api/v1/reports", json={"words": ""} | body)
    assert response.status_code == status, response.text
    return response


async def table_of_two(alva, nils):
    """A running table of Alva and Nils; its id."""
    table = await alva.create("me", "friend")
    invitation = table["seats"][1]["invitation"].split("=")[1]
    await nils.post(f"/tables/{table['id']}/join", {"invitation": invitation, "name": "Nils"})
    return table["id"]


async def send_chat(client, table, seat, text):
    """Send a chat message at a table."""
    body = {"seat": seat, "audience": "table", "text": text}
    assert (await client.http.post(f"/api/v1/tables/{table}/chat", json=body)).is_success


async def test_a_reported_message_must_be_kept_as_it_was(server, alva):
    olga, nils = await operator(server), await account(server, "Nils")
    table = await table_of_two(alva, nils)
    await send_chat(nils, table, 1, "You fool")
    (message,) = (await alva.get(f"/tables/{table}/chat", seat=0))["messages"]
    await report(alva, table=table, message=message["time"], reader=0)
    (found,) = (await olga.get("/operator"))["reports"]
    assert (found["kind"], found["quote"], found["account"]) == ("message", "You fool", "Nils")
    shown = await olga.post("/operator/blank", {"report": found["id"], "words": "insult"})
    assert (await alva.get(f"/tables/{table}/chat", seat=0))["messages"][0]["text"] == ""
    assert shown["reports"][0]["quote"] == "You fool"
    shown = await olga.post("/operator/handle", {"report": found["id"]})
    assert shown["reports"][0]["handled"]
    assert [entry["action"] for entry in shown["audit"]] == ["handled", "blanked", "operator_added"]
    assert [entry["operator"] for entry in shown["audit"]] == ["Olga", "Olga", None]


async def test_a_message_with_many_later_ones_can_be_reported(server, alva, nils, monkeypatch):
    monkeypatch.setattr(chat_repository, "MAX_READ", 3)
    table = await table_of_two(alva, nils)
    await send_chat(nils, table, 1, "You fool")
    (first,) = (await alva.get(f"/tables/{table}/chat", seat=0))["messages"]
    for _ in range(3):
        await send_chat(nils, table, 1, "Again")
    assert first not in (await alva.get(f"/tables/{table}/chat", seat=0))["messages"]
    await report(alva, table=table, message=first["time"], reader=0)


async def test_only_messages_of_others_that_one_may_read_can_be_reported(server, alva, nils):
    table = await table_of_two(alva, nils)
    await send_chat(nils, table, 1, "Hello")
    time = (await nils.get(f"/tables/{table}/chat", seat=1))["messages"][0]["time"]
    stranger = await server.new_client()
    await report(stranger, 403, table=table, message=time, reader=0)
    await report(alva, 422, table=table, message=time + 1, reader=0)  # no such message
    await report(nils, 422, table=table, message=time, reader=1)  # his own
    await report(alva, 422, table=table)  # without words


async def test_a_person_and_a_table_may_be_reported(server, alva, nils):
    olga = await operator(server)
    table = await table_of_two(alva, nils)
    await report(alva, table=table, seat=1, words="Leaves\nevery game")
    await report(nils, table=table, words="A strange table")
    await report(nils, 422, table=table, seat=1, words="Myself")
    other, person = (await olga.get("/operator"))["reports"]
    assert (person["kind"], person["name"], person["words"]) == ("person", "Nils", "Leaves\nevery game")
    assert (other["kind"], other["table"], other["is_person"]) == ("table", table, False)
    assert [kept["words"] for kept in (await nils.get("/account/data"))["reports"]] == ["A strange table"]


async def test_reports_are_limited(settings):
    async with running(settings, rate_report="1/hour") as server:
        alva, nils = await server.new_client(), await server.new_client()
        table = await table_of_two(alva, nils)
        await report(alva, table=table, seat=1, words="Rude")
        await report(alva, 429, table=table, seat=1, words="Rude")


async def test_for_others_the_page_of_operators_does_not_exist(server, alva):
    nils = await account(server, "Nils")
    for client in (alva, nils):
        assert (await client.get("/operator", 404))["error"]["code"] == "request.unknown"
        for path in ("handle", "blank", "close", "reopen"):
            body = {"closure": "x"} if path == "reopen" else {"report": "x", "words": ""}
            await client.expect_error(f"/operator/{path}", body, "request.unknown", 404)
    assert (await nils.get("/account"))["operator"] is False


@pytest.mark.both_stores
async def test_a_closed_account_cannot_be_used_until_it_is_reopened(server):
    olga, nils = await operator(server), await account(server, "Nils")
    await nils.create("me", "friend", listed=True)
    shown = await olga.post("/operator/close", {"name": "nils", "words": "cheats"})
    assert (await nils.get("/account"))["name"] is None
    assert (await olga.get("/lobby"))["tables"] == []
    login = {"name": "Nils", "password": PASSWORD}
    assert (await nils.post("/account/login", login, 403))["error"]["code"] == "account.closed"
    wrong = await nils.post("/account/login", login | {"password": "wrong"}, 403)
    assert wrong["error"]["code"] == "account.refused"
    await olga.post("/operator/close", {"name": "nils", "words": "again"})
    shown = await olga.post("/operator/reopen", {"closure": shown["closures"][0]["id"], "words": "mistake"})
    assert shown["closures"] == []
    assert [entry["action"] for entry in shown["audit"]][:2] == ["reopened", "closed"]
    assert (await nils.post("/account/login", login))["name"] == "Nils"


async def test_a_reported_guest_may_be_banned(server, alva, nils):
    olga = await operator(server)
    table = await table_of_two(alva, nils)
    await report(alva, table=table, seat=1, words="Rude")
    (found,) = (await olga.get("/operator"))["reports"]
    await olga.post("/operator/close", {"report": found["id"], "words": "rude"})
    await send_chat(alva, table, 0, "Hello")
    refused = await nils.http.post(
        f"/api/v1/tables/{table}/chat", json={"seat": 1, "audience": "table", "text": "?"}
    )
    assert refused.status_code == 403


async def test_bots_must_play_for_a_closed_account_until_its_person_returns(server, alva):
    olga, nils = await operator(server), await account(server, "Nils")
    table = await table_of_two(alva, nils)
    shown = await olga.post("/operator/close", {"name": "Nils", "words": "cheats"})
    assert (await alva.get(f"/tables/{table}"))["stand_ins"] == [1]
    await olga.post("/operator/reopen", {"closure": shown["closures"][0]["id"]})
    await nils.post("/account/login", {"name": "Nils", "password": PASSWORD})
    await nils.get(f"/tables/{table}/position", seat=1)
    assert (await alva.get(f"/tables/{table}"))["stand_ins"] == []


async def test_the_account_of_an_operator_cannot_be_closed(server):
    olga = await operator(server)
    await olga.expect_error("/operator/close", {"name": "Olga", "words": "x"}, "request.invalid", 422)
    await olga.expect_error("/operator/close", {"name": "Nobody", "words": "x"}, "request.invalid", 422)


@pytest.mark.both_stores
async def test_the_audit_trail_must_not_be_changed(server):
    await operator(server)
    database = server.services.database
    for change in (update(schema.audit).values(words="other"), delete(schema.audit)):
        with pytest.raises((DBAPIError, StoreError)):
            async with database.writing() as connection:
                await connection.execute(change)
    async with database.reading() as connection:
        assert len((await connection.execute(schema.audit.select())).all()) == 1


def test_operators_are_added_and_removed_on_the_command_line(settings):
    def run(*arguments):
        return CliRunner().invoke(app, ["operator", *arguments, "--data", str(settings.data)])

    def stored():
        with sqlite3.connect(settings.data / "stridsplan.db") as database:
            return (
                database.execute("SELECT visitor FROM operators").fetchall(),
                database.execute("SELECT action FROM audit ORDER BY created").fetchall(),
            )

    assert "no account Olga" in run("Olga").output
    with sqlite3.connect(settings.data / "stridsplan.db") as database:
        database.execute("INSERT INTO accounts VALUES ('o', 'Olga', 'olga', 'x', 0)")
    assert run("olga").exit_code == 0
    assert stored() == ([("o",)], [("operator_added",)])
    assert run("Olga", "--remove").exit_code == 0
    assert stored() == ([], [("operator_added",), ("operator_removed",)])


async def test_deleting_an_account_must_delete_its_reports(server, alva):
    olga, nils = await operator(server), await account(server, "Nils")
    table = await table_of_two(alva, nils)
    await report(nils, table=table, seat=0, words="Rude")
    await report(alva, table=table, seat=1, words="Rude")
    await nils.http.request("DELETE", "/api/v1/account", json={"password": PASSWORD})
    (kept,) = (await olga.get("/operator"))["reports"]
    assert (kept["name"], kept["account"], kept["is_person"]) == (None, None, False)
