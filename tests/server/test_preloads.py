"""Link headers that let browsers request files early."""

import json

from stridsplan.server.preloads import Client, lobby_links


def links(header):
    """The URLs of a Link header."""
    return [link[1:].split(">")[0] for link in header.split(", ")]


def test_a_built_client_must_name_the_chunks_of_the_page_before_later_files(tmp_path):
    chunks = {"lobby": {"page": ["shell/main.js"], "then": ["games/risk/vignette.js"]}}
    (tmp_path / "chunks.json").write_text(json.dumps(chunks))
    urls = links(lobby_links(Client.read(tmp_path, "0123456789ab"), "sv"))
    files = "/static/0123456789ab/"
    assert urls[:3] == [f"{files}shell/main.js", f"{files}css/lobby.css", f"{files}words/sv/shell.ftl"]
    assert urls[-3:] == ["/api/v1/games", "/api/v1/tables", f"{files}games/risk/vignette.js"]


def test_a_client_that_is_not_built_must_name_only_requests(tmp_path):
    assert links(lobby_links(Client.read(tmp_path, None), "sv")) == ["/api/v1/games", "/api/v1/tables"]
