"""The visitor who makes a request, identified by the signed cookie: a guest, or a visitor with an account.

The middleware in `visitor_middleware.py` puts the `Visit` into the scope; endpoints read it from there.
"""

import secrets
from dataclasses import dataclass, field
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

DAY = 86_400  # seconds
COOKIE_LIFETIME = 400 * DAY  # the longest that browsers keep a cookie


@dataclass
class Visit:
    """The visitor of a request. Logging in or out changes it; the response then sets a new cookie."""

    visitor: str = field(default_factory=lambda: secrets.token_hex(12))
    session: str | None = None  # the secret of an account's session; None for a guest

    @property
    def cookie_value(self) -> str:
        """The content of the cookie, before it is signed."""
        return f"{self.visitor}.{self.session}" if self.session else self.visitor

    def switch_to(self, other: "Visit") -> None:
        """Become another visit from now on."""
        self.visitor, self.session = other.visitor, other.session


def visit_of(connection: HTTPConnection) -> Visit:
    """Return the visit of a request; logging in and out changes it in place."""
    visit: Visit = connection.scope["visit"]
    return visit


def visitor_of(connection: HTTPConnection) -> str:
    """Return the id of the visitor who made a request."""
    return visit_of(connection).visitor


Visitor = Annotated[str, Depends(visitor_of)]
CurrentVisit = Annotated[Visit, Depends(visit_of)]
