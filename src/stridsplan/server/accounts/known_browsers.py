"""Remembers the browsers in which an account has logged in: failed logins elsewhere do not block logins there."""

import secrets
from hashlib import sha256
from hmac import digest

from fastapi import Response
from itsdangerous import BadSignature, TimestampSigner
from starlette.requests import HTTPConnection

from ..settings import Settings
from ..visits import COOKIE_LIFETIME

COOKIE = "stridsplan-known"
PATH = "/api/v1/account"
MAX_ACCOUNTS = 8  # remembered in one browser


class KnownBrowsers:
    """Reads and writes the cookie with the accounts that a browser has logged in to. It grants no access."""

    def __init__(self, settings: Settings, key: bytes):
        self._key, self._secure = key, settings.secure_cookie
        self._signer = TimestampSigner(key, salt="known")

    def browser_id(self, connection: HTTPConnection, name_key: str) -> str | None:
        """Return the id of a browser that has logged in to the account; None for any other."""
        browser, marks = self._read(connection)
        return browser if self._mark(name_key) in marks else None

    def remember(self, connection: HTTPConnection, response: Response, name_key: str) -> None:
        """Remember that the browser of a request has registered an account, logged in to it or reset its password."""
        browser, marks = self._read(connection)
        mark = self._mark(name_key)
        remembered = [mark, *(other for other in marks if other != mark)][:MAX_ACCOUNTS]
        response.set_cookie(
            COOKIE,
            self._signer.sign(".".join([browser, *remembered])).decode(),
            max_age=COOKIE_LIFETIME,
            path=PATH,
            secure=self._secure,
            httponly=True,
            samesite="strict",
        )

    def _read(self, connection: HTTPConnection) -> tuple[str, list[str]]:
        """Return the id of a browser, a new one if it has no valid cookie, and the marks of its accounts."""
        try:
            value = self._signer.unsign(connection.cookies.get(COOKIE, ""), max_age=COOKIE_LIFETIME)
        except BadSignature:
            return secrets.token_hex(12), []
        browser, *marks = value.decode().split(".")
        return browser, marks

    def _mark(self, name_key: str) -> str:
        """Return the mark of an account: a keyed hash, so that the cookie does not reveal the name."""
        return sha256(digest(self._key, b"known " + name_key.encode(), "sha256")).hexdigest()[:16]
