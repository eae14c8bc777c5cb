"""The client's files and pages, health checks, metrics, and the API page."""

import gzip
import mimetypes
import os
import re
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import HTMLResponse, Response
from starlette.datastructures import Headers
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from . import engine, metrics, preloads, previews, reference
from .errors import RequestUnknown, ServerError, ServerStalled, StoreUnavailable, error_of_status
from .services import services_of
from .visits import Visitor

# Set here because `mimetypes` reads a list of the operating system, which differs between machines
MEDIA_TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".md": "text/markdown",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
for _ending, _type in MEDIA_TYPES.items():
    mimetypes.add_type(_type, _ending)

VERSION = re.compile("[0-9a-f]{12}")  # of a built client, as tools/js/bundle.js writes it
IMMUTABLE = "public, max-age=31536000, immutable"  # a year
COMPRESSED = {".css", ".ftl", ".html", ".js", ".json", ".md", ".mjs", ".svg", ".webmanifest"}

router = APIRouter(include_in_schema=False)


@lru_cache(maxsize=1024)
def compressed(path: str, changed: int) -> bytes:
    """Return a file's compressed content; `changed`, its modification time, is part of the cache key."""
    return gzip.compress(Path(path).read_bytes(), compresslevel=9, mtime=0)


# Patterns of a game's files, with the file that is served if the game does not have its own
FALLBACKS = (
    # a vignette is the picture of a game in the lobby
    (re.compile(r"games/([^/]+)/(board|vignette)\.js"), r"shell/plain/\2.js"),
    (re.compile(r"words/[^/]+/([^/]+?)(?:-lobby|-things)?\.ftl"), "shell/plain/words.ftl"),
)


def fallback_of(path: str) -> str | None:
    """Return the fallback for a missing file of a game, None if the path is not that of a game's file."""
    for pattern, fallback in FALLBACKS:
        found = pattern.fullmatch(path.replace(os.sep, "/"))
        if found and found[1] in engine.game_ids():
            return found.expand(fallback)
    return None


class ClientFiles(StaticFiles):
    """Static files that browsers cache but revalidate each time, so that updates take effect at once.

    A built client has a version. Its pages request all files below `<version>/`; browsers need not revalidate these.
    Requests with another version get the current files, as if their URLs contained no version.

    Text files are compressed. Other responses must not be: if one contained a secret and text that an attacker chose,
    its compressed length could reveal the secret (BREACH).
    """

    def __init__(self, directory: Path):
        super().__init__(directory=directory, check_dir=False)
        version = directory / "version"
        self._version = version.read_text() if version.exists() else None
        self.client = preloads.Client.read(directory, self._version)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Respond with a file, or with 304 if it has not changed."""
        version, _, rest = path.partition(os.sep)
        response = await super().get_response(rest if VERSION.fullmatch(version) else path, scope)
        response.headers["cache-control"] = IMMUTABLE if version == self._version else "no-cache"
        return response

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Find a file, or its fallback if a game does not have it."""
        full_path, stat = super().lookup_path(path)
        fallback = None if stat else fallback_of(path)
        return super().lookup_path(fallback) if fallback else (full_path, stat)

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """Respond with a file, compressed if it is text and the browser accepts gzip."""
        if Path(full_path).suffix not in COMPRESSED:
            return super().file_response(full_path, stat_result, scope, status_code)
        headers = Headers(scope=scope)
        if "gzip" in headers.get("accept-encoding", ""):
            response = self._compressed(str(full_path), stat_result, status_code)
            if self.is_not_modified(response.headers, headers):
                response = NotModifiedResponse(response.headers)
        else:
            response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["vary"] = "Accept-Encoding"
        return response

    def _compressed(self, path: str, stat: os.stat_result, status_code: int) -> Response:
        """Return a response with a compressed body, which needs another ETag than the file itself."""
        body = compressed(path, stat.st_mtime_ns)
        headers = {
            "content-encoding": "gzip",
            "etag": f'"{stat.st_mtime_ns:x}-{stat.st_size:x}-gzip"',
        }
        return Response(body, status_code, headers, media_type=mimetypes.guess_type(path)[0])


def install(app: FastAPI, files: ClientFiles) -> None:
    """Add the client's pages and files to the app."""
    app.state.files = files
    app.include_router(router)
    app.mount("/static", files, name="static")
    app.add_exception_handler(404, not_found)


@lru_cache(maxsize=4)
def split_at_head_end(path: str, changed: int) -> tuple[str, str]:
    """Return the parts of a page before and from `</head>` on; `changed` is part of the cache key."""
    head, end, body = Path(path).read_text(encoding="utf-8").partition("</head>")
    return head, end + body


def is_from_browser(request: Request) -> bool:
    """Return whether a browser sent the request. Programs that make previews of links do not send this header."""
    return "sec-fetch-mode" in request.headers


def page_with_preview(request: Request, preview: previews.Preview) -> Response:
    """Return the client's page with tags for a preview, for programs that make previews."""
    services, files = services_of(request), request.app.state.files
    full_path, stat = files.lookup_path("index.html")
    origin = services.settings.origin or str(request.base_url).rstrip("/")
    head, rest = split_at_head_end(full_path, stat.st_mtime_ns)
    tags = previews.tags_of(preview, origin, request.url.path)
    return HTMLResponse(head + tags + rest, headers={"cache-control": "no-cache", "vary": "Sec-Fetch-Mode"})


def texts_and_language(request: Request) -> tuple[previews.Texts, str]:
    """Return the client's texts, and the language of a request."""
    texts = services_of(request).translations
    return texts, previews.language_of(request.headers.get("accept-language", ""), texts)


async def page_with_board_of(request: Request, title: str, game: str) -> Response:
    """Return the client's page with a preview that has a title and the board of a game."""
    found = await services_of(request).tables.cache.run(engine.load_game, game)
    has_picture = found.picture is not None
    return page_with_preview(
        request, previews.site_preview(*texts_and_language(request), title, game, has_picture=has_picture)
    )


@router.get("/t/{table_id}")
async def main_table_page(table_id: str, request: Request, visitor: Visitor) -> Response:
    """Serve the page of a table; for a browser, with links to what the page will request first."""
    response = await table_page(table_id, request)
    if is_from_browser(request):
        with suppress(ServerError):
            async with services_of(request).tables.cache.locked(table_id) as cached:
                client, language = request.app.state.files.client, texts_and_language(request)[1]
                response.headers["link"] = preloads.table_links(client, language, cached.record, visitor)
    return response


@router.get("/t/{table_id}/replay")
@router.get("/t/{table_id}/hindsight")
async def table_page(table_id: str, request: Request) -> Response:
    """Serve the client; to a program that makes previews, with a preview of the table."""
    if is_from_browser(request):
        return await index(request)
    cache = services_of(request).tables.cache
    try:
        async with cache.locked(table_id) as cached:
            record = cached.record
            game = await cache.run(engine.load_game, record.game)
    except ServerError:
        return await index(request)
    preview = previews.table_preview(
        record, *texts_and_language(request), has_picture=game.picture is not None
    )
    return page_with_preview(request, preview)


@router.get("/tournament/{tournament_id}")
async def tournament_page(tournament_id: str, request: Request) -> Response:
    """Serve the client; to a program that makes previews, with a preview of the tournament."""
    if is_from_browser(request):
        return await index(request)
    try:
        record = await services_of(request).tournaments.repository.load(tournament_id)
    except ServerError:
        return await index(request)
    return await page_with_board_of(request, f"{record.name} · {previews.SITE}", record.game)


@router.get("/rules/{game}")
async def rules_page(game: str, request: Request) -> Response:
    """Serve the client; to a program that makes previews, with a preview of the game."""
    if is_from_browser(request) or game not in engine.game_ids():
        return await index(request)
    texts, language = texts_and_language(request)
    return await page_with_board_of(request, f"{texts.game_name(language, game)} · {previews.SITE}", game)


@router.get("/")
async def lobby_page(request: Request) -> Response:
    """Serve the page of the lobby; for a browser, with links to what the page will request first."""
    response = await site_page(request)
    if is_from_browser(request):
        client, language = request.app.state.files.client, texts_and_language(request)[1]
        response.headers["link"] = preloads.lobby_links(client, language)
    return response


@router.get("/player")
async def site_page(request: Request) -> Response:
    """Serve the client; to a program that makes previews, with a preview of the site."""
    if is_from_browser(request):
        return await index(request)
    return await page_with_board_of(request, previews.SITE, engine.game_ids()[0])


@router.get("/puzzles")
@router.get("/puzzles/{puzzle_id}")
@router.get("/proof")
@router.get("/operator")
@router.get("/terms")
@router.get("/privacy")
@router.get("/account")
@router.get("/recover")
@router.get("/confirm")
@router.get("/unsubscribe")
async def index(request: Request) -> Response:
    """Serve the client, which chooses the page by the URL."""
    files: ClientFiles = request.app.state.files
    return await files.get_response("index.html", request.scope)


@router.get("/push.js")
async def service_worker(request: Request) -> Response:
    """Serve the service worker from the root, since its scope is the whole site."""
    files: ClientFiles = request.app.state.files
    return await files.get_response("push.js", request.scope)


async def not_found(request: Request, error: Exception) -> Response:
    """Respond to an unknown URL: with the client in a browser, otherwise with an error."""
    is_page = request.method == "GET" and not request.url.path.startswith(("/api/", "/static/"))
    if not is_page or "text/html" not in request.headers.get("accept", ""):
        return error_of_status(404).response()
    response = await index(request)
    response.status_code = 404
    return response


@router.get("/livez")
async def livez() -> dict[str, str]:
    """Respond as long as the process is alive; a supervisor restarts it otherwise."""
    return {"status": "ok"}


@router.get("/healthz")
async def healthz(request: Request) -> dict[str, str]:
    """Respond with 200 if the database accepts writes and all background work makes progress, else with the error."""
    services = services_of(request)
    try:
        await services.database.check()
    except ServerError:
        raise
    except Exception as error:
        raise StoreUnavailable() from error
    if work := services.stalled_work():
        raise ServerStalled(what=", ".join(work))
    return {"status": "ok"}


@router.get("/metrics")
async def metrics_page(request: Request) -> Response:
    """Serve the metrics to clients that may read them; others get the error for an unknown URL."""
    services = services_of(request)
    if not metrics.may_read(request, services.settings):
        raise RequestUnknown()
    metrics.TABLES.set(len(services.tables.cache))
    return metrics.exposition()


@router.get("/docs")
async def docs(request: Request) -> HTMLResponse:
    """Serve the API page."""
    return HTMLResponse(reference.page(request.app.openapi()))
