"""The client's files, the page that every address of the client shows, and a page about the API."""

import gzip
import mimetypes
import os
from functools import lru_cache
from pathlib import Path

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import HTMLResponse, Response
from starlette.datastructures import Headers
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from . import metrics, reference
from .errors import RequestUnknown, ServerError, ServerStalled, StoreUnavailable, of_status
from .house import house_of

# The system's own table differs from machine to machine
TYPES = {
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
for _ending, _type in TYPES.items():
    mimetypes.add_type(_type, _ending)

COMPRESSED = {".css", ".ftl", ".html", ".js", ".json", ".md", ".mjs", ".svg", ".webmanifest"}

router = APIRouter(include_in_schema=False)


@lru_cache(maxsize=1024)
def compressed(path: str, changed: int) -> bytes:
    """A file's content, compressed once for each time it is changed."""
    return gzip.compress(Path(path).read_bytes(), compresslevel=9, mtime=0)


class ClientFiles(StaticFiles):
    """Static files that a browser keeps but asks about each time, so that an update is seen at once.

    Text among them is compressed. Nothing else the server says may be: an answer that holds a secret beside what an
    outsider can choose would give the secret away by its length (BREACH).
    """

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Serve a file, or say that it has not changed."""
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = "no-cache"
        return response

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """Answer with a file, compressed where that helps and the browser takes it."""
        if Path(full_path).suffix not in COMPRESSED:
            return super().file_response(full_path, stat_result, scope, status_code)
        asked = Headers(scope=scope)
        if "gzip" in asked.get("accept-encoding", ""):
            response = self._compressed(str(full_path), stat_result, status_code)
            if self.is_not_modified(response.headers, asked):
                response = NotModifiedResponse(response.headers)
        else:
            response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["vary"] = "Accept-Encoding"
        return response

    def _compressed(self, path: str, stat: os.stat_result, status_code: int) -> Response:
        """A file as an answer with a compressed body, which has a tag of its own."""
        body = compressed(path, stat.st_mtime_ns)
        headers = {
            "content-encoding": "gzip",
            "etag": f'"{stat.st_mtime_ns:x}-{stat.st_size:x}-gzip"',
        }
        return Response(body, status_code, headers, media_type=mimetypes.guess_type(path)[0])


def install(app: FastAPI, files: ClientFiles) -> None:
    """Serve the client."""
    app.state.files = files
    app.include_router(router)
    app.mount("/static", files, name="static")
    app.add_exception_handler(404, missing)


@router.get("/")
@router.get("/t/{table_id}")
@router.get("/t/{table_id}/replay")
@router.get("/tournament/{tournament_id}")
@router.get("/proof")
@router.get("/rules/{game}")
@router.get("/account")
@router.get("/recover")
@router.get("/confirm")
@router.get("/unsubscribe")
async def index(request: Request) -> Response:
    """Show the client; which view, it reads from the address."""
    files: ClientFiles = request.app.state.files
    return await files.get_response("index.html", request.scope)


@router.get("/push.js")
async def service_worker(request: Request) -> Response:
    """The service worker, at the root: it speaks for the whole site."""
    files: ClientFiles = request.app.state.files
    return await files.get_response("push.js", request.scope)


async def missing(request: Request, error: Exception) -> Response:
    """Show the client to a person who went astray; it says so. Tell a program in its own way."""
    page = request.method == "GET" and not request.url.path.startswith(("/api/", "/static/"))
    if not page or "text/html" not in request.headers.get("accept", ""):
        return of_status(404).response()
    response = await index(request)
    response.status_code = 404
    return response


@router.get("/livez")
async def livez() -> dict[str, str]:
    """Say that the process answers: if it does not, starting it again may help."""
    return {"status": "ok"}


@router.get("/healthz")
async def healthz(request: Request) -> dict[str, str]:
    """Say that the database takes writes, bots move and clocks run; an error says what does not."""
    house = house_of(request)
    try:
        await house.database.check()
    except ServerError:
        raise
    except Exception as error:
        raise StoreUnavailable() from error
    if stalled := house.stalled():
        raise ServerStalled(what=", ".join(stalled))
    return {"status": "ok"}


@router.get("/metrics")
async def metrics_page(request: Request) -> Response:
    """Tell the figures to who may read them; to others there is no such address."""
    house = house_of(request)
    if not metrics.may_read(request, house.settings):
        raise RequestUnknown()
    metrics.TABLES.set(len(house.tables.sittings))
    return metrics.exposition()


@router.get("/docs")
async def docs(request: Request) -> HTMLResponse:
    """Show the API to people."""
    return HTMLResponse(reference.page(request.app.openapi()))
