"""Play at a table of a server from outside a browser: by its personal link, with a document as the answer."""

import json
from http.cookiejar import CookieJar
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import parse_qs, urlencode, urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener
from uuid import uuid4

SECONDS = 60


class NotSent(Exception):
    """The document was not taken; nothing has changed."""


class Seat:
    """A seat at a table, reached by its personal link (`http://host/t/ID?key=KEY`)."""

    def __init__(self, link: str):
        parts = urlsplit(link)
        keys, places = parse_qs(parts.query).get("key"), parts.path.rstrip("/").split("/")
        if parts.scheme not in ("http", "https") or not keys or places[-2:-1] != ["t"]:
            raise NotSent(f"{link} is no personal link of a seat: http://host/t/ID?key=KEY.")
        path = "/".join(places[:-2])
        self._base = f"{parts.scheme}://{parts.netloc}{path}/api/v1/tables/{places[-1]}"
        self._opener = build_opener(HTTPCookieProcessor(CookieJar()))
        table = self._ask("/join", {"key": keys[0]})
        self.number: int = next(seat["seat"] for seat in table["seats"] if seat["personal_link"])

    def check(self, document: Any) -> None:
        """Have a document judged, without playing it; raises NotSent."""
        self._ask("/preview", {"seat": self.number, "document": document})

    def send(self, document: Any) -> int:
        """Play a document; give the version that it led to. Raises NotSent."""
        position = self._ask(f"/position?{urlencode({'seat': self.number, 'latest': 1})}")
        sent = {"id": str(uuid4()), "seat": self.number, "version": position["version"], "document": document}
        return int(self._ask("/commands", sent)["version"])

    def _ask(self, path: str, body: Any = None) -> Any:
        """Send a request; raises NotSent with what the server says."""
        data = None if body is None else json.dumps(body).encode()
        request = Request(self._base + path, data, {"content-type": "application/json"})
        try:
            with self._opener.open(request, timeout=SECONDS) as response:
                return json.load(response)
        except HTTPError as error:
            raise NotSent(say(error)) from error
        except (URLError, ValueError) as error:
            raise NotSent(f"{self._base} does not answer: {getattr(error, 'reason', error)}.") from error


def say(error: HTTPError) -> str:
    """An error of the server in one line: where in the document, and which rule or what is wrong."""
    try:
        problem = json.load(error)["error"]
    except (KeyError, TypeError, ValueError):
        return f"The server answered {error.code}."
    path, args = problem["args"].get("path"), problem["args"]
    what = (
        f"{problem['reason']} ({problem['rule']})"
        if problem.get("reason")
        else args.get("problem", problem["code"])
    )
    return what if path is None else f"{path or 'document'}: {what}"
