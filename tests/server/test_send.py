"""`stridsplan send`: it sends a document, which answers for a seat, to a table by the seat's personal link."""

import json

import pytest
from typer.testing import CliRunner

from stridsplan.cli import app
from stridsplan.server.settings import Settings

from .threaded_server import serve_in_thread

NO_TABLE = "2" * 12  # an id of no table


@pytest.fixture(scope="module")
def link(tmp_path_factory):
    """Yield the personal link of the seat to act at a table of Risk, the client that holds the seat, and the table."""
    settings = Settings(data=tmp_path_factory.mktemp("data"))
    with serve_in_thread(settings) as server, server.new_client() as client:
        new = {"game": "risk", "seats": [{"kind": "me"}, {"kind": "screen"}, {"kind": "screen"}]}
        table = client.post("/tables", json=new).json()
        yield f"{server.address}{table['seats'][table['to_act'][0]]['personal_link']}", client, table


def send(link, file, document, *more):
    file.write_text(document if isinstance(document, str) else json.dumps(document))
    result = CliRunner().invoke(app, ["send", link, str(file), *more])
    return result.exit_code, " ".join(result.output.split())


def first_action(client, table):
    seat = table["to_act"][0]
    return client.get(f"/tables/{table['id']}/position", params={"seat": seat}).json()["actions"][0]


def test_a_document_is_checked_and_then_played(link, tmp_path):
    link, client, table = link
    document = [first_action(client, table)]
    assert send(link, tmp_path / "a.json", document, "--check") == (0, "The table would accept the document.")
    assert client.get(f"/tables/{table['id']}").json()["version"] == 1
    assert send(link, tmp_path / "a.json", document) == (0, "Done; the table is at version 2.")


def test_an_error_names_its_path_and_rule(link, tmp_path):
    link, *_ = link
    code, output = send(link, tmp_path / "a.json", [{"kind": "end_attacks"}])
    assert code == 2
    assert output.startswith("[0]: ")
    assert "(RK-" in output
    assert send(link, tmp_path / "a.json", [{"kind": "fly"}]) == (2, "[0]: no_such_action")
    assert send(link, tmp_path / "a.json", {}) == (2, "document: list")


def test_an_invalid_link_or_document_is_refused(link, tmp_path):
    link, _, table = link
    assert send("http://example.com/", tmp_path / "a.json", [])[0] == 2
    assert "is not JSON" in send(link, tmp_path / "a.json", "[")[1]
    assert "table.key" in send(link.split("key=")[0] + "key=wrong", tmp_path / "a.json", [])[1]
    unknown = link.replace(table["id"], NO_TABLE)
    assert "table.unknown" in send(unknown, tmp_path / "a.json", [])[1]
    unreachable = f"http://127.0.0.1:9/t/{NO_TABLE}?key=x"
    assert "does not answer" in send(unreachable, tmp_path / "a.json", [])[1]
