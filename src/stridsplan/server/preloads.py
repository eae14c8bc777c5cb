"""Makes the `Link` headers of pages: what a page will request first, so that browsers load it before scripts run."""

import json
from dataclasses import dataclass
from pathlib import Path

from . import engine
from .tables.records import TableRecord

FIRST_EVENTS = 12  # events that a page requests first, as in shell/table-state.js
LOBBY = ("games", "tables")  # what the lobby requests before it is drawn, below /api/v1/
STYLES = {"lobby": "css/lobby.css"}  # by page: the style sheet that only this page has


@dataclass(frozen=True)
class Client:
    """The URL of the client's files and, if the client was built, the chunks that its first pages need."""

    files: str
    # by page, "lobby" or "table": the chunks that it needs first ("page"), and those that it loads next ("then")
    chunks: dict[str, dict[str, list[str]]]

    @classmethod
    def read(cls, folder: Path, version: str | None) -> "Client":
        """Read what tools/js/bundle.js has written, if it has built the client in this folder."""
        chunks = folder / "chunks.json"
        if version is None or not chunks.exists():
            return cls("/static/", {})
        return cls(f"/static/{version}/", json.loads(chunks.read_text()))


def lobby_links(client: Client, language: str) -> str:
    """Return the `Link` header of the lobby."""
    texts = ["shell", *(f"{game}-lobby" for game in engine.game_ids())]
    return _header(client, "lobby", language, texts, [f"/api/v1/{name}" for name in LOBBY])


def table_links(client: Client, language: str, table: TableRecord, visitor: str) -> str:
    """Return the `Link` header of a table.

    If the visitor holds several seats, the client decides whose position to request, so the header lists no position.
    """
    requests, seats = [f"/api/v1/tables/{table.id}"], table.held_by(visitor)
    if table.summary.status != "open" and len(seats) < 2:
        as_seat = "".join(f"&seat={seat}" for seat in seats)  # empty for a spectator
        requests.append(f"{requests[0]}/position?latest={FIRST_EVENTS}{as_seat}")
    return _header(client, "table", language, ["shell"], requests)


def _header(client: Client, page: str, language: str, texts: list[str], requests: list[str]) -> str:
    """Return the links of a page's files and requests, in the order in which they are needed.

    The texts are in the browser's language. A visitor who has chosen another language loads the texts of both.
    """
    chunks = client.chunks.get(page)
    if chunks is None:
        return ", ".join(map(_fetch, requests))
    styles = [STYLES[page]] if page in STYLES else []
    return ", ".join(
        [
            *(_module(client.files + path) for path in chunks["page"]),
            *(f"<{client.files}{path}>; rel=preload; as=style" for path in styles),
            *(_fetch(f"{client.files}words/{language}/{name}.ftl") for name in texts),
            *map(_fetch, requests),
            *(_module(client.files + path) for path in chunks["then"]),
        ]
    )


def _module(path: str) -> str:
    return f"<{path}>; rel=modulepreload"


def _fetch(path: str) -> str:
    return f"<{path}>; rel=preload; as=fetch; crossorigin"
