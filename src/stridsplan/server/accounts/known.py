"""Browsers where an account was logged in to before: who guesses its password elsewhere cannot lock them out."""

import secrets
from hashlib import sha256
from hmac import digest

from fastapi import Response
from itsdangerous import BadSignature, TimestampSigner
from starlette.requests import HTTPConnection

from ..settings import Settings
from ..visitors import LIFETIME

COOKIE = "stridsplan-known"
PATH = "/api/v1/account"
MOST = 8  # accounts that a browser is remembered for


class KnownBrowsers:
    """Cookies that say for which accounts a password was right in a browser. They open nothing."""

    def __init__(self, settings: Settings, key: bytes):
        self._key, self._secure = key, settings.secure_cookie
        self._signer = TimestampSigner(key, salt="known")

    def browser(self, connection: HTTPConnection, name_key: str) -> str | None:
        """The id of a browser that an account knows; None for any other."""
        browser, marks = self._read(connection)
        return browser if self._mark(name_key) in marks else None

    def remember(self, connection: HTTPConnection, response: Response, name_key: str) -> None:
        """Let an account know the browser of a request."""
        browser, marks = self._read(connection)
        mark = self._mark(name_key)
        kept = [mark, *(other for other in marks if other != mark)][:MOST]
        response.set_cookie(
            COOKIE,
            self._signer.sign(".".join([browser, *kept])).decode(),
            max_age=LIFETIME,
            path=PATH,
            secure=self._secure,
            httponly=True,
            samesite="strict",
        )

    def _read(self, connection: HTTPConnection) -> tuple[str, list[str]]:
        try:
            value = self._signer.unsign(connection.cookies.get(COOKIE, ""), max_age=LIFETIME)
        except BadSignature:
            return secrets.token_hex(12), []
        browser, *marks = value.decode().split(".")
        return browser, marks

    def _mark(self, name_key: str) -> str:
        """What stands for an account: the cookie tells nobody its name."""
        return sha256(digest(self._key, b"known " + name_key.encode(), "sha256")).hexdigest()[:16]
