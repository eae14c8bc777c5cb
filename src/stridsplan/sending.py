"""Plays at a table of a server without a browser, by the personal link of a seat, with a document as the answer."""

import json
from http.cookiejar import CookieJar
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import parse_qs, urlencode, urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener
from uuid import uuid4

TIMEOUT = 60  # seconds


class NotSent(Exception):
    """The server did not accept the document, or did not answer."""


class Seat:
    """A seat at a table, reached by its personal link (`http://host/t/ID?key=KEY`)."""

    def __init__(self, link: str):
        parts = urlsplit(link)
        keys, segments = parse_qs(parts.query).get("key"), parts.path.rstrip("/").split("/")
        if parts.scheme not in ("http", "https") or not keys or segments[-2:-1] != ["t"]:
            raise NotSent(f"{link} is not a personal link of a seat: http://host/t/ID?key=KEY.")
        path = "/".join(segments[:-2])
        self._base = f"{parts.scheme}://{parts.netloc}{path}/api/v1/tables/{segments[-1]}"
        self._opener = build_opener(HTTPCookieProcessor(CookieJar()))
        table = self._request("/join", {"key": keys[0]})
        self.number: int = next(seat["seat"] for seat in table["seats"] if seat["personal_link"])

    def check(self, document: Any) -> None:
        """Check a document without playing it; raises NotSent if the table would not accept it."""
        self._request("/preview", {"seat": self.number, "document": document})

    def send(self, document: Any) -> int:
        """Play a document; return the version after it. Raises NotSent."""
        # Only the version is needed, so only the latest event is requested
        position = self._request(f"/position?{urlencode({'seat': self.number, 'latest': 1})}")
        sent = {"id": str(uuid4()), "seat": self.number, "version": position["version"], "document": document}
        return int(self._request("/commands", sent)["version"])

    def _request(self, path: str, body: Any = None) -> Any:
        """Send a request and return the response; raises NotSent with the server's error."""
        data = None if body is None else json.dumps(body).encode()
        request = Request(self._base + path, data, {"content-type": "application/json"})
        try:
            with self._opener.open(request, timeout=TIMEOUT) as response:
                return json.load(response)
        except HTTPError as error:
            raise NotSent(describe(error)) from error
        except (URLError, ValueError) as error:
            raise NotSent(f"{self._base} does not answer: {getattr(error, 'reason', error)}.") from error


def describe(error: HTTPError) -> str:
    """Describe an error of the server in one line: the place in the document, and the rule or the problem."""
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
